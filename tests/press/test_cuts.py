"""Lines for cutting machines, from where the pieces lie: every trimmed edge, once, in an order that holds."""

from __future__ import annotations

import functools
import io
import itertools
import math
import re
from collections.abc import Iterator
from pathlib import Path

import ezdxf
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.draw.die import die_lines
from printkit.errors import ArtError, FitError, KitError, UsageError
from printkit.kit.values import own_names
from printkit.pdf.page import Rect
from printkit.pdf.paper import PAPERS, Paper
from printkit.press.blade import followed
from printkit.press.cutfile import dxf, svg
from printkit.press.cuts import Die, Line, Point, curve, flattened, lines_of, stretches
from printkit.press.cutter import read_cutter
from printkit.press.layout import SHAPES, read_layout
from printkit.press.share import Leaf, Lot, share
from printkit.press.sheets import batch_of
from tests.press.sample import component, hexagon

A4 = PAPERS["a4"]


def leaves(
    count: int, width: float, height: float, shape: str, layout: str, paper: Paper = A4
) -> tuple[Leaf, ...]:
    part = component(count, width, height, shape=shape, backs=False).part
    return batch_of(Lot(part, read_layout(layout), count), paper, "none").leaves


def edges(trim: Rect, shape: str, corner: float) -> Iterator[Point]:
    """Places on the edge of a piece, reckoned apart from what makes its lines."""
    x, y, w, h = trim.x, trim.y, trim.width, trim.height
    if shape == "circle":
        for n in range(40):
            angle = n * math.tau / 40
            yield x + w / 2 + w / 2 * math.cos(angle), y + w / 2 + w / 2 * math.sin(angle)
        return
    if shape == "hexagon":
        for (u, v), (p, q) in itertools.pairwise(hexagon(w, h)):
            for t in (0.0, 0.3, 0.7):
                yield x + u + t * (p - u), y + v + t * (q - v)
        return
    r = corner if shape == "card" else 0.0
    for n in range(11):
        t = n / 10
        yield x + r + t * (w - 2 * r), y
        yield x + r + t * (w - 2 * r), y + h
        yield x, y + r + t * (h - 2 * r)
        yield x + w, y + r + t * (h - 2 * r)
        for cx, cy, first in ((x + r, y + r, 180), (x + w - r, y + r, 270), (x + w - r, y + h - r, 0)):
            angle = math.radians(first + 90 * t)
            yield cx + r * math.cos(angle), cy + r * math.sin(angle)


def off(place: Point, one: tuple[Point, ...]) -> float:
    """How far a place is from a straight line or a curve."""
    xs, ys = ([point[axis] for point in one] for axis in (0, 1))
    x, y = place
    if not (min(xs) - 1 < x < max(xs) + 1 and min(ys) - 1 < y < max(ys) + 1):
        return math.inf  # a curve lies within the box of its points
    return min(_from(place, a, b) for a, b in itertools.pairwise(one if len(one) == 2 else bent(one)))


@functools.cache
def bent(one: tuple[Point, ...]) -> list[Point]:
    return list(curve(one, 0.001))


def _from(place: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((place[0] - a[0]) * dx + (place[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = max(0.0, min(1.0, along))
    return math.dist(place, (a[0] + along * dx, a[1] + along * dy))


def length(lines: tuple[Line, ...]) -> float:
    points = [flattened(line.ops, 0.001) for line in lines]
    return sum(math.dist(a, b) for one in points for a, b in itertools.pairwise(one))


@settings(max_examples=12, deadline=None)
@given(
    st.integers(1, 14),
    st.sampled_from([25.0, 44.5, 57.15, 63.5, 90.0]),
    st.sampled_from([25.0, 67.0, 88.9]),
    st.sampled_from([one for one in SHAPES if one != "net"]),
    st.sampled_from(["block", "bleed", "single", "strips", "tokens"]),
    st.sampled_from([0.0, 3.0, 4.5]),
)
def test_every_edge_has_its_line_and_has_it_once(
    count: int, width: float, height: float, shape: str, layout: str, corner: float
) -> None:
    height = width if shape == "circle" else height
    r = corner if shape == "card" else 0.0
    for leaf in leaves(count, width, height, shape, layout):
        found = lines_of(leaf, [Die("a piece", r)] * count, A4)
        assert {line.kind for line in found} == {"cut"}
        every = [one for line in found for one in stretches(line.ops)]
        fronts = [slot.trim for laid in leaf.laid for slot in laid.fronts]
        for trim in fronts:
            for place in edges(trim, shape, corner):
                assert any(off(place, one) < 0.05 for one in every)
        six = sum(math.dist(a, b) for a, b in itertools.pairwise(hexagon(width, height)))
        round_ = {"circle": math.pi * width, "hexagon": six}.get(shape, 0.0)
        own = round_ or 2 * (width + height) - 8 * r + math.tau * r
        # all of them are as long as all edges are, those of neighbours once: so none is there twice
        touching = shared_lengths(fronts, r) if not round_ else 0.0
        assert length(found) == pytest.approx(own * len(fronts) - touching, abs=0.05 * len(fronts))


def shared_lengths(trims: list[Rect], corner: float) -> float:
    """How much of the edges of pieces is that of a neighbour too."""
    found = 0.0
    for number, a in enumerate(trims):
        for b in trims[number + 1 :]:
            down = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
            across = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
            if min(abs(a.x + a.width - b.x), abs(b.x + b.width - a.x)) < 1e-6 and down > 1:
                found += down - 2 * corner
            if min(abs(a.y + a.height - b.y), abs(b.y + b.height - a.y)) < 1e-6 and across > 1:
                found += across - 2 * corner
    return found


def test_parts_that_share_a_sheet_are_cut_as_each_is() -> None:
    lots = [
        Lot(component(5, 63.5, 88.9, backs=False).part, read_layout("block"), 5),
        Lot(component(3, 25, 25, shape="circle", backs=False).part, read_layout("tokens"), 3),
    ]
    dies = [Die("card", 3.0)] * 5 + [Die("token")] * 3
    (leaf,) = share(lots, A4, "none")
    found = lines_of(leaf, dies, A4)
    for laid in leaf.laid:
        for slot in laid.fronts:
            for place in edges(slot.trim, laid.shape, 3.0):
                assert any(off(place, one) < 0.05 for line in found for one in stretches(line.ops))


def test_a_pad_in_halves_is_parted_by_one_line() -> None:
    (leaf,) = leaves(2, 186, 130, "square", "halves")
    part = component(2, 186, 130, shape="square", backs=False).part
    assert part.bleed  # with bleed it would not lie in halves
    from msgspec.structs import replace

    (leaf,) = batch_of(Lot(replace(part, bleed=0.0), read_layout("halves"), 2), A4, "none").leaves
    (line,) = lines_of(leaf, [Die("pad")] * 2, A4)
    assert line.ops == (("M", 0.0, 148.5), ("L", 210.0, 148.5))


def test_tiles_are_cut_where_their_marks_say() -> None:
    """Each is one outline: its own edges, or the end of its overlap."""
    found = leaves(1, 421, 556, "square", "mat")
    assert len(found) > 4
    for leaf in found:
        assert leaf.trim is not None
        (line,) = lines_of(leaf, [Die("mat")], A4)
        assert line.ops[-1] == ("Z",) and len(line.ops) == 5
        shown = leaf.sides[0].slots[0].bleed
        for point in flattened(line.ops, 0.01):
            for axis, at in enumerate(point):
                ends = *leaf.trim.extent[axis::2], *shown.extent[axis::2]
                assert min(abs(at - end) for end in ends) < 1e-6


def test_a_fold_is_scored() -> None:
    part = component(4, 63.5, 88.9).part
    (leaf,) = batch_of(Lot(part, read_layout("gutterfold"), 4), A4, "gutterfold").leaves
    scored = [line for line in lines_of(leaf, [Die("card", 3.0)] * 4, A4) if line.kind == "score"]
    assert [line.ops for line in scored] == [(("M", 0.0, 148.5), ("L", 210.0, 148.5))]


NET = '<svg xmlns="http://www.w3.org/2000/svg" width="{0}mm" height="{1}mm" viewBox="0 0 {0} {1}">{2}</svg>'


def die_of(inner: str, width: float = 60, height: float = 40) -> Die:
    return Die("net", 0.0, die_lines(NET.format(width, height, inner), width, height, "net.svg"))


def test_what_is_inside_is_cut_first_and_folds_before_it() -> None:
    inner = (
        '<path class="cut" d="M5 5 H55 V35 H5 Z" stroke="#000"/><g class="cut" transform="translate(30 20)">'
        '<circle r="10"/></g><circle class="cut" cx="30" cy="20" r="3"/><path class="score" d="M10 5 V35"/>'
        '<path class="perforate" d="M50 5 V35"/><path d="M0 0 H60" stroke="#000"/>'
    )
    (leaf,) = leaves(1, 60, 40, "net", "single")
    found = lines_of(leaf, [die_of(inner)], A4)
    assert [line.kind for line in found] == ["score", "perforate", "cut", "cut", "cut"]
    sizes = [
        max(x for x, _ in one) - min(x for x, _ in one) for one in (flattened(f.ops, 0.01) for f in found[2:])
    ]
    assert sizes == pytest.approx([6, 20, 50], abs=0.05)


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_a_drawing_s_lines_turn_with_it(turn: int) -> None:
    from printkit.press.cuts import placing
    from printkit.press.impose import Slot

    w, h = (60, 40) if turn % 180 == 0 else (40, 60)
    trim = Rect(20, 30, w, h)
    place = placing(Slot(0, False, trim, turn, trim))
    corners = {0: (20, 30), 90: (60, 30), 180: (80, 70), 270: (20, 90)}
    assert place.point(0, 0) == corners[turn]
    ahead = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}[turn]
    x, y = place.point(10, 0)
    assert (x - corners[turn][0], y - corners[turn][1]) == (10 * ahead[0], 10 * ahead[1])


def test_lines_drawn_twice_are_cut_once() -> None:
    inner = (
        '<path class="cut" d="M5 5 H55 M20 5 H40 M40 5 H60 M5 30 L35 5 M35 5 L5 30 M15 35 C20 30 30 30 35 35"/>'
        '<path class="cut" d="M35 35 C30 30 20 30 15 35"/>'
    )
    (leaf,) = leaves(1, 60, 40, "net", "single")
    found = lines_of(leaf, [die_of(inner)], A4)
    bend = length((Line("cut", (("M", 15, 35), ("C", 20, 30, 30, 30, 35, 35))),))
    assert length(found) == pytest.approx(55 + math.hypot(30, 25) + bend, abs=0.01)


@pytest.mark.parametrize(
    ("inner", "blade", "said"),
    [
        ('<path class="cut" d="M5 5 L30 30 H5 L30 5"/>', 0.0, "a line to cut crosses itself at 17.5, 17.5 mm"),
        ('<path class="score" d="M5 5 C60 60 5 60 50 5"/>', 0.0, "a line to score crosses itself at"),
        (
            '<circle class="cut" cx="9" cy="9" r="0.3"/>',
            0.45,
            "a line to cut bends with a radius of 0.30 mm at 9.1, 9.3 mm, and the blade follows none under"
            " 0.45 mm",
        ),
        (
            '<rect class="cut" x="4" y="4" width="0.6" height="20"/>',
            0.45,
            "a shape to cut at 4.0, 4.0 mm is 0.60 mm across, and the blade cuts none under 0.9 mm",
        ),
    ],
)
def test_what_no_blade_follows_is_named(inner: str, blade: float, said: str) -> None:
    with pytest.raises(ArtError, match=re.escape(said)) as caught:
        followed(die_of(inner).lines, blade, "part holes, row 3")
    assert caught.value.where == "part holes, row 3"


def test_a_box_like_many_crossings_of_other_lines_is_followed() -> None:
    followed(die_of('<path class="cut" d="M5 5 H50 M20 0 V30 M0 20 C10 10 20 10 30 20"/>').lines, 0.45, "x")


def test_text_is_no_line_to_cut() -> None:
    with pytest.raises(ArtError, match="text cannot be a line to cut") as caught:
        die_of('<g class="cut"><text x="5" y="9" font-family="Alegreya Sans" font-size="4">A</text></g>')
    assert caught.value.where == "net.svg:1"


def test_a_line_beyond_what_the_machine_reaches_is_named() -> None:
    paper = read_cutter("silhouette").paper(A4)
    (leaf,) = leaves(1, 180, 250, "net", "single", paper)
    die = die_of('<path class="cut" d="M-9 0 H180"/>', 180, 250)
    with pytest.raises(FitError, match=r"comes to 6\.0, 19\.0 mm of A4, 5\.0 mm beyond the 188 × 265 mm"):
        lines_of(leaf, [die], paper)


@pytest.mark.parametrize(("paper", "cards"), [("a4", 8), ("letter", 8)])
def test_marks_of_type_1_and_nothing_near_them(paper: str, cards: int) -> None:
    cutter = read_cutter("silhouette")
    sheet = cutter.paper(PAPERS[paper])
    (leaf, *_) = leaves(20, 63.5, 88.9, "card", "block", sheet)
    assert len(leaf.sides[0].slots) == cards
    square, corners = sheet.marks
    assert square.ops[:3] == (("M", 10, 10), ("L", 15, 10), ("L", 15, 15))
    right, foot = sheet.width - 10, sheet.height - 10
    assert corners.width == 0.5
    assert corners.ops == (
        *(("M", right - 5, 10), ("L", right, 10), ("L", right, 15)),
        *(("M", 10, foot - 5), ("L", 10, foot), ("L", 15, foot)),
    )
    for slot in leaf.sides[0].slots:  # 1 mm clear of the lines' frame and of their corners
        box = slot.bleed
        assert box.x >= 11 - 1e-6 and box.y >= 11 - 1e-6
        assert box.x + box.width <= sheet.width - 11 + 1e-6 and box.y + box.height <= sheet.height - 11 + 1e-6
        assert box.x >= 16 - 1e-6 or box.y >= 16 - 1e-6


def test_every_machine_of_ours_can_be_read() -> None:
    assert own_names("cutters", None) == ("cricut", "silhouette")
    for name in own_names("cutters", None):
        cutter = read_cutter(name)
        assert cutter.source.startswith(("http", "9.25"))
        assert not cutter.tried  # until somebody has, on a real machine


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "says nothing of what the machine reaches"),
        ("area = 3", "should be a table, not a whole number"),
        ("[area]\na9 = [1, 2]", "no paper 'a9'"),
        ("[area]\na4 = [187]", "should be a list of length 2, not 1"),
        ("[area]\na4 = [209, 290]", "209 × 290 mm is larger than the printable area of A4, 200 × 287 mm"),
        ("blade = 9\n[area]\na4 = [187, 264]", "should be a number of at most 5.0"),
        ("[area]\na4 = [187, 264]\n[marks]\ntype = 'x'", "no such choice: 'x'"),
        ("[area]\na4 = [187, 264]\n[marks]\ntype = 'silhouette-1'", "missing key 'inset'"),
        ("knife = 3", "unknown key 'knife'"),
        ("picture = 1", "should be true or false"),
    ],
)
def test_a_machine_of_a_kit_s_own_that_is_wrong(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "cutters").mkdir()
    (tmp_path / "cutters/mine.toml").write_text(text)
    with pytest.raises(KitError, match=re.escape(said)) as caught:
        read_cutter("mine", tmp_path)
    assert "cutters/mine.toml" in str(caught.value.where)


def test_paper_that_a_machine_does_not_take() -> None:
    with pytest.raises(UsageError, match=r"silhouette does not cut A3 \(297 × 420 mm\)"):
        read_cutter("silhouette").paper(PAPERS["a3"])


def test_the_dxf_says_what_the_svg_says() -> None:
    inner = (
        '<path class="cut" d="M5 5 H55 V35 H5 Z"/><circle class="cut" cx="30" cy="20" r="9"/>'
        '<path class="score" d="M10 5 V35"/>'
    )
    (leaf,) = leaves(1, 60, 40, "net", "single")
    lines = lines_of(leaf, [die_of(inner)], A4)
    whole = Rect(0, 0, A4.width, A4.height)
    drawing = ezdxf.read(io.StringIO(dxf(lines, whole).decode()))
    audit = drawing.audit()
    assert not audit.errors and not audit.fixes
    assert drawing.units == 4
    assert {
        layer.dxf.name: layer.dxf.color for layer in drawing.layers if layer.dxf.name not in ("0", "Defpoints")
    } == {
        "Cut": 1,
        "Score": 5,
        "Perforate": 3,
    }
    made = list(drawing.modelspace().query("LWPOLYLINE"))
    assert len(made) == len(drawing.modelspace())
    assert [one.dxf.layer for one in made] == [line.kind.title() for line in lines]
    for one, line in zip(made, lines, strict=True):
        points = [(x, A4.height - y) for x, y in one.get_points("xy")]
        assert one.closed == (line.ops[-1] == ("Z",))
        every = list(stretches(line.ops))
        for a, b in zip(points, [*points[1:], *(points[:1] if one.closed else ())], strict=False):
            for t in (
                0.0,
                0.5,
                1.0,
            ):  # the middle too: there a line is furthest from the curve that it stands for
                place = a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])
                assert min(off(place, stretch) for stretch in every) < 0.01
    text = svg(lines, whole, "x").decode()
    assert text.count("<path") == len(lines)
    assert 'width="210mm" height="297mm" viewBox="0 0 210 297"' in text
    assert dxf(lines, whole) == dxf(lines, whole)
