"""Boxes and envelopes, folded up from their drawings: every edge meets its neighbour, and all goes in."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from printkit.errors import FitError
from printkit.kit.boxes import EDGE, SLACK, Box, box_of, boxes_for
from printkit.kit.model import Backs, Ink, Kit, Part, Size
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit
from printkit.kit.schema import BACKS
from printkit.parts.faces import faces
from printkit.parts.seen import Seen
from printkit.pdf.paper import PAPERS, USUAL
from printkit.press.grid import fit
from printkit.press.layout import read_layout
from tests.gather import gathered
from tests.parts.test_every_kit import COUNTS
from tests.tongues import tongues

Point = tuple[float, float]
Segment = tuple[Point, Point]

NEAR = 0.011
"""Drawings are written to a thousandth of a millimetre; a few lengths add up."""

INKS = ("colour", "low")
EACH = [read_kit(find_kit(id)) for id in builtin_kits()]
KITS = {(kit.id, backs): boxes_for(kit, backs) for kit in EACH for backs in BACKS}
OURS = [(id, part.id, backs) for (id, backs), kit in KITS.items() for part in kit.parts if part.holds]


@dataclass(frozen=True)
class Net:
    """What is drawn: lines to cut (by their corners), lines to fold."""

    cuts: tuple[tuple[Point, ...], ...]
    folds: tuple[Segment, ...]

    def fold(self, a: Point, b: Point) -> bool:
        return any(same(f, (a, b)) or same(f, (b, a)) for f in self.folds)

    def cut(self, a: Point, b: Point) -> bool:
        """Whether a line to cut goes straight from a to b."""
        pairs = [pair for line in self.cuts for pair in pairwise(line)]
        return any(same(p, (a, b)) or same(p, (b, a)) for p in pairs)


def same(one: Segment, other: Segment) -> bool:
    return all(math.dist(p, q) < NEAR for p, q in zip(one, other, strict=True))


def points(d: str) -> tuple[Point, ...]:
    """Give the corners of a path of M, L, H, V, Q and A: where its pieces end."""
    found: list[Point] = []
    for command, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        values = [float(v) for v in re.findall(r"-?[\d.]+", numbers)]
        x, y = found[-1] if found else (0.0, 0.0)
        assert command in "MLHVQAZ", command
        if command != "Z":
            ends = {"H": (values[0], y), "V": (x, values[0])}
            found.append(ends.get(command) or (values[-2], values[-1]))
    return tuple(found)


def moved(place: str, at: Point) -> Point:
    """Apply the transform of a group."""
    x, y = at
    for kind, numbers in reversed(re.findall(r"(\w+)\(([^)]*)\)", place)):
        values = [float(v) for v in numbers.split()]
        if kind == "translate":
            x, y = x + values[0], y + values[1]
        elif kind == "scale":
            x, y = x * values[0], y * values[-1]
        else:
            assert kind == "rotate" and len(values) == 1
            turn = math.radians(values[0])
            x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
    return x, y


def net_of(drawing: str) -> Net:
    """Read the lines to cut (ink, 0.3 mm) and to fold (broken, white) ; not the key's, drawn with h."""
    cuts: list[tuple[Point, ...]] = []
    folds: list[Segment] = []

    def walk(element: ET.Element, places: tuple[str, ...]) -> None:
        places = (*places, element.get("transform", ""))
        d, width = element.get("d", ""), element.get("stroke-width")
        if (
            element.tag.endswith("path")
            and element.get("fill") == "none"
            and "h" not in d
            and width in ("0.3", "0.35")
        ):
            line = points(d) if width == "0.3" or element.get("stroke-dasharray") else ()
            for place in reversed(places):
                line = tuple(moved(place, p) for p in line)
            if width == "0.35" and line:
                folds.append((line[0], line[1]))
            elif element.get("stroke") == "#000000" and line:
                cuts.append(line)
        for child in element:
            walk(child, places)

    walk(ET.fromstring(drawing), ())
    return Net(tuple(cuts), tuple(folds))


def rolled(x: float, lines: tuple[float, ...]) -> Point:
    """Fold a strip at the lines to its right, 90° each: where x comes to lie, seen from the end."""
    across = down = 0.0
    heading = ((1, 0), (0, -1), (-1, 0), (0, 1))
    start = lines[0]
    if x < start:  # the tab: folded back from the first line
        return (0.0, x - start)
    for number, (a, b) in enumerate(zip(lines, (*lines[1:], math.inf), strict=True)):
        far = min(x, b) - a
        if far <= 0:
            break
        across += heading[number % 4][0] * far
        down += heading[number % 4][1] * far
    return across, down


def drawn(kit: Kit, part: Part, lang: str = "ja", ink: str = "colour") -> tuple[str, ...]:
    return tuple(card.front for card in faces(kit, part, lang, ink).cards)  # type: ignore[arg-type]


def boxed(kit: Kit, id: str) -> tuple[Part, Box]:
    part = kit.part(id)
    assert part is not None
    box = box_of(kit, part)
    assert box is not None
    return part, box


@pytest.mark.parametrize("kit_id", builtin_kits())
def test_our_boxes_close_hold_what_goes_in_and_go_on_the_paper(kit_id: str) -> None:
    with gathered() as faults:
        for id, name, backs in OURS:
            if id == kit_id and backs != "short-edge":
                for rule in (closed, holds_things, holds_cards, on_paper):
                    with faults.of(rule.__name__, name, backs):
                        rule(id, name, backs)


def closed(id: str, name: str, backs: Backs) -> None:
    kit = KITS[id, backs]
    part, box = boxed(kit, name)
    usual = [(one, "colour" if "+" in one else "low") for one in tongues(id)]
    for lang, ink in usual if backs == "long-edge" else (("ja+en", "low" if backs == "none" else "colour"),):
        drawings = drawn(kit, part, lang, ink)
        if box.style == "tuck":
            (drawing,) = drawings
            closes(net_of(drawing), box)
        elif box.style == "envelope":
            (drawing,) = drawings
            covers(net_of(drawing), box)
        else:
            nests(drawings, box)
        for drawing in drawings:
            for name in kit.name.values():
                shown = name in {kit.name[one] for one in lang.split("+")}
                assert (name.replace(" ", "") in words(drawing).replace(" ", "")) == shown


def test_some_of_ours_are_in_two_pieces() -> None:
    """84 cards in sleeves, or 69: more than goes into a box on one sheet."""
    found = {one for one in OURS if boxed(KITS[one[0], one[2]], one[1])[1].style == "tray"}
    assert found == {("twin-shoot", "box", "none"), ("shifty-partners", "box", "none")}


def words(drawing: str) -> str:
    return " ".join(
        "".join(t.itertext()) for t in ET.fromstring(drawing).iter("{http://www.w3.org/2000/svg}text")
    )


def closes(net: Net, box: Box) -> None:
    """Fold a tuck box: the strip round the cards, then its ends."""
    upright = sorted({round(a[0], 3) for a, b in net.folds if abs(a[0] - b[0]) < NEAR})
    assert len(upright) == 4
    top, bottom = sorted({round(y, 3) for a, b in net.folds if abs(a[0] - b[0]) < NEAR for y in (a[1], b[1])})
    x0, x1, x2, x3 = upright
    right = max(x for line in net.cuts for x, _ in line)
    assert net.cut((right, top), (right, bottom))
    # round the cards and back to where it began, but for the paper of the front: it would stick out
    end = rolled(right, (x0, x1, x2, x3))
    assert math.dist(end, (0, -PAPER)) < NEAR
    assert bottom - top == pytest.approx(box.height, abs=NEAR)
    assert x1 - x0 == pytest.approx(box.width, abs=NEAR) and x2 - x1 == pytest.approx(box.depth, abs=NEAR)
    # the tab lies behind the last side, and is no deeper than that
    tab = min(x for line in net.cuts for x, _ in line)
    assert 5 < x0 - tab == pytest.approx(box.glue, abs=NEAR)
    on = rolled(tab, (x0, x1, x2, x3))
    assert on[0] == 0 and -box.depth <= on[1] < 0
    for y, out in ((top, -1), (bottom, 1)):
        # a lid as deep as the box: its far edge comes to lie along the front's, its flap goes in behind
        far = y + out * box.depth
        assert net.fold((x2, y), (x3, y)) and net.fold((x2, far), (x3, far))
        assert box.depth == pytest.approx(abs(rolled(x2, (x0, x1, x2, x3))[1]), abs=NEAR)
        ends = [p[1] for line in net.cuts for p in line if (p[1] - y) * out > 0 and x2 <= p[0] <= x3]
        flap = max(abs(v - far) for v in ends if (v - far) * out > 0)
        assert 8 < flap == pytest.approx(box.flap, abs=NEAR) and flap < box.height / 2
        # dust flaps as wide as the sides they hang on; the two do not reach over each other
        dust = 0.0
        for a, b in ((x1, x2), (x3, right)):
            assert net.fold((a, y), (b, y))
            beyond = [
                p for line in net.cuts for p in line if (p[1] - y) * out > NEAR and a - NEAR <= p[0] <= b + NEAR
            ]
            own = [p for p in beyond if a + NEAR < p[0] < b - NEAR]
            assert own
            dust += max(abs(p[1] - y) for p in own)
        assert dust < box.width
    # nothing else is cut: what is drawn lies inside the net
    for line in net.cuts:
        for x, y in line:
            assert EDGE - NEAR <= x <= box.net_width - EDGE + NEAR
            assert EDGE - NEAR <= y <= box.net_height - box.foot - EDGE + NEAR


def covers(net: Net, box: Box) -> None:
    """Fold an envelope: the front comes up over the back and its tabs, the flap in behind it."""
    (x0, x1), (y0, y1) = (sorted({round(p[axis], 3) for f in net.folds for p in f}) for axis in (0, 1))
    assert len(net.folds) == 4 and all(net.fold((x0, y), (x1, y)) for y in (y0, y1))
    assert x1 - x0 == pytest.approx(box.width, abs=NEAR) and y1 - y0 == pytest.approx(box.height, abs=NEAR)
    y2 = y1 + (y1 - y0)  # where the front's edge is that comes to lie along the fold of the flap
    assert net.cut((x0, y2), (x1, y2))
    corners = [p for line in net.cuts for p in line]
    for x, out in ((x0, -1), (x1, 1)):
        assert net.fold((x, y0), (x, y1)) and net.cut((x, y1), (x, y2))
        tab = [p for p in corners if (p[0] - x) * out > NEAR]
        assert max(abs(p[0] - x) for p in tab) == pytest.approx(box.glue, abs=NEAR) and box.glue >= 6
        assert all(y0 < y < y1 for _, y in tab), "behind the front"
    flap = [p for p in corners if p[1] < y0 - NEAR]
    assert y0 - min(y for _, y in flap) == pytest.approx(box.flap, abs=NEAR) and 14 <= box.flap < box.height
    assert all(x0 + 1 < x < x1 - 1 for x, _ in flap), "it slides in"
    for x, y in corners:
        assert EDGE - NEAR <= x <= box.net_width - EDGE + NEAR
        assert EDGE - NEAR <= y <= box.net_height - box.foot - EDGE + NEAR


def holds_things(id: str, name: str, backs: Backs) -> None:
    kit = KITS[id, backs]
    part, box = boxed(kit, name)
    if box.style != "envelope":
        return
    held = [one for one in kit.parts if one.id in part.holds]
    said = words(drawn(kit, part)[0]).replace(" ", "")
    for one in held:
        sides = sorted((one.size.width, one.size.height))
        while one.stock == "paper" and (sides[1] > box.width - 2 or sides[0] > box.height - 2):
            sides = sorted((sides[0], sides[1] / 2))
        assert sides[1] <= box.width - 2 and sides[0] <= box.height - 2
        assert one.title["ja"] in said and str(COUNTS[id][one.id]) in said


@pytest.mark.parametrize("size", [18, 25, 50, 74, 76])
@pytest.mark.parametrize("ink", INKS)
def test_an_envelope_for_tokens_of_any_size_is_drawn(size: int, ink: Ink) -> None:
    """Under a narrow one there is no room for words; its flap goes in behind the front, and crosses nothing."""
    kit = KITS["twin-shoot", "none"]
    token, envelope = (one for id in ("markers", "envelope") if (one := kit.part(id)))
    parts = replace(token, size=Size(size, size)), replace(envelope, holds=("markers",))
    kit = boxes_for(replace(kit, parts=parts), "none")
    made = faces(kit, kit.parts[1], "en", ink, plots={})
    drawing, box = made.cards[0].front, box_of(kit, kit.parts[1])
    assert box is not None and box.flap < box.height
    assert ("fold back" in words(drawing)) == (size > 70)
    flap = min(net_of(drawing).cuts, key=lambda line: min(y for _, y in line))
    assert len(flap) > 4 and all(a[0] < b[0] for a, b in pairwise(flap))


def holds_cards(id: str, name: str, backs: Backs) -> None:
    kit = KITS[id, backs]
    part, box = boxed(kit, name)
    if box.style == "envelope":
        return
    held = [one for one in kit.parts if one.id in part.holds]
    cards = sum(COUNTS[id][one.id] for one in held)
    assert cards == box.cards
    assert box.thickness == pytest.approx({"gutterfold": 0.45, "none": 0.6}.get(backs, 0.3))
    assert box.depth == pytest.approx(cards * box.thickness + SLACK)
    sleeve = 2.5 if backs == "none" and name != "small-box" else 0.0
    for one in held:
        assert box.width >= one.size.width + sleeve + 1 and box.height >= one.size.height + sleeve + 1
    said = words(drawn(kit, part)[0]).replace(" ", "")
    for one in held:
        assert one.title["ja"] in said and str(COUNTS[id][one.id]) in said


def on_paper(id: str, name: str, backs: Backs) -> None:
    """On A4 and Letter: what goes on these goes on larger ones."""
    part, _ = boxed(KITS[id, backs], name)
    for paper in USUAL:
        sheet = PAPERS[paper]
        grid = fit(sheet, part.size.width, part.size.height, 0, read_layout(part.layout), "none", "net", 1)
        trim, room = grid.trim(0, 0), sheet.printable
        assert room.x <= trim.x and trim.x + trim.width <= room.x + room.width
        assert room.y <= trim.y and trim.y + trim.height <= room.y + room.height


def of_cards(small: Path, count: int, size: str = '"poker"') -> Kit:
    """The small kit with so many cards in a box."""
    path = small / "kit.toml"
    text = path.read_text(encoding="utf-8").replace('data = "cards.csv"', f"count = {count}")
    text = text.replace('"poker"', size)
    (small / "card.svg").write_text("<svg {{ canvas }}></svg>", encoding="utf-8")
    more = (
        '[[part]]\nid = "box"\ntitle = "Box"\nshape = "net"\nbleed = 0\nlayout = "single"\nholds = ["cards"]\n'
        'template = "shared/box.svg"\n'
    )
    path.write_text(f"{text}\n{more}", encoding="utf-8")
    return read_kit(small)


@pytest.mark.parametrize(("game", "suits"), [(None, ()), ("sorcerer", ("S", "H", "D", "C"))])
def test_only_a_game_of_ours_has_the_suits_of_a_pack_on_its_box(
    small: Path, game: str | None, suits: tuple[str, ...]
) -> None:
    kit = replace(of_cards(small, 40), game=game)
    part, _ = boxed(kit, "box")
    assert Seen(kit, part, ("en",), "colour").common["box"]["suits"] == suits  # type: ignore[index]
    assert all("Small" in words(drawing) for drawing in drawn(kit, part, "en"))


def test_tokens_and_folded_paper_lie_on_the_cards(small: Path) -> None:
    """It was an envelope, which 18 cards did not go into: two tokens beside each other, a folded sheet."""
    of_cards(small, 18)
    path = small / "kit.toml"
    text = path.read_text(encoding="utf-8").replace('holds = ["cards"]', 'holds = ["cards", "chips", "sheet"]')
    for id, size, shape, more in (
        ("chips", 38, "circle", "count = 9"),
        ("sheet", 120, "square", 'stock = "paper"'),
    ):
        text += f'\n[[part]]\nid = "{id}"\ntitle = "{id}"\nsize = [{size}, {size}]\nshape = "{shape}"\n{more}\n'
        text += 'template = "card.svg"\n'
    path.write_text(text, encoding="utf-8")
    for backs, card, token, sleeve in (
        ("long-edge", 0.3, 0.3, 0),
        ("gutterfold", 0.45, 0.45, 0),
        ("none", 0.6, 0.3, 3),
    ):
        kit = boxes_for(read_kit(small), backs)
        part, box = boxed(kit, "box")
        assert (box.style, box.cards, box.width) == ("tuck", 18, 63.5 + SLACK + sleeve)
        assert box.depth == pytest.approx(18 * card + 5 * token + 4 * 0.15 + SLACK)
        closes(net_of(drawn(kit, part)[0]), box)


@pytest.fixture
def thick(small: Path) -> Kit:
    """The small kit with 150 of its cards, more than a tuck box on one sheet holds."""
    return of_cards(small, 150)


@pytest.mark.parametrize("count", [1, 6, 18, 40, 46, 60])
@pytest.mark.parametrize("lang", ["ja", "en", "ja+en"])
def test_a_thin_deck_has_a_box_with_room_for_its_words(small: Path, count: int, lang: str) -> None:
    kit = of_cards(small, count)
    part, box = boxed(kit, "box")
    assert box.style == "tuck" and len(drawn(kit, part, lang, "colour")) == 1


@pytest.mark.parametrize(
    ("size", "count"),
    [("[70, 120]", 91), ("[88, 126]", 81), ("[100, 100]", 69), ("[100, 140]", 21), ("[105, 148]", 8)],
)
@pytest.mark.parametrize("lang", ["ja", "en", "ja+en"])
def test_the_thinnest_box_in_two_pieces_has_room_for_its_words(
    small: Path, size: str, count: int, lang: str
) -> None:
    kit = of_cards(small, count, size)
    part, box = boxed(kit, "box")
    assert box.style == "tray"
    nests(drawn(kit, part, lang, "colour"), box)


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("lang", ["ja", "en", "ja+en"])
def test_a_thick_deck_has_a_box_in_two_pieces(thick: Kit, lang: str, ink: str) -> None:
    part, box = boxed(thick, "box")
    assert box.style == "tray" and box.depth == pytest.approx(150 * 0.3 + SLACK)
    nests(drawn(thick, part, lang, ink), box)


def nests(drawings: tuple[str, ...], box: Box) -> None:
    """Fold a tray and its lid: walls as high as each other, tabs behind them, one piece over the other."""
    tray, lid = drawings
    sizes = []
    for drawing, depth in ((tray, box.depth), (lid, box.lid)):
        net = net_of(drawing)
        inner = [f for f in net.folds if math.dist(*f) > depth + NEAR]
        xs = sorted({round(x, 3) for f in inner for x, _ in f})
        ys = sorted({round(y, 3) for f in inner for _, y in f})
        (x0, x1), (y0, y1) = xs, ys
        assert len(net.folds) == 8
        for x, out in ((x0, -1), (x1, 1)):
            # a wall to the side, as high as those above and below it; at each end a tab that goes behind these
            far = x + out * depth
            assert net.cut((far, y0), (far, y1)) and net.fold((x, y0), (x, y1))
            for y, down in ((y0, -1), (y1, 1)):
                assert net.fold((x, y), (far, y)) and net.cut((x, y), (x, y + down * depth))
                tabs = [
                    p for line in net.cuts for p in line if (p[0] - x) * out > NEAR and (p[1] - y) * down > NEAR
                ]
                assert tabs and max(abs(p[1] - y) for p in tabs) == pytest.approx(box.glue, abs=NEAR)
                assert all(abs(p[0] - x) < depth for p in tabs) and box.glue < (x1 - x0) / 2
        for y, down in ((y0, -1), (y1, 1)):
            assert net.fold((x0, y), (x1, y)) and net.cut((x0, y + down * depth), (x1, y + down * depth))
        assert all(0 < x < box.net_width and 0 < y < box.net_height for line in net.cuts for x, y in line)
        sizes.append((x1 - x0, y1 - y0))
    (tw, th), (lw, lh) = sizes
    assert tw == pytest.approx(box.width, abs=NEAR) and th == pytest.approx(box.height, abs=NEAR)
    assert lw - tw == pytest.approx(box.loose, abs=NEAR) == lh - th
    assert box.loose >= 2 * PAPER
    assert GRIP < box.lid < box.depth or box.lid == box.depth < GRIP


PAPER = 0.3
"""What a wall of a box is thick, mm."""

GRIP = 10.0
"""A lid holds on by so much at least, mm."""


def test_a_text_of_ours_that_does_not_fit_is_told_by_its_key(small: Path) -> None:
    """It named a line of printkit's own template, which is not in the kit."""
    said = '[box]\ntuck = ["Fold.", "Glue the tab, hatched as it is, ONE.", "Tuck.", "Close."]\n'
    (small / "printkit.en.toml").write_text(said.replace("ONE", "one by one " * 60), encoding="utf-8")
    kit = of_cards(small, 40)
    with pytest.raises(FitError) as found:
        drawn(kit, boxed(kit, "box")[0], "en", "colour")
    assert found.value.where == "printkit.en.toml: box.tuck.0"
    assert found.value.hint == "shorten it; its PO entry is printkit#box.tuck.0"
