"""Parts that share sheets: each back behind its front, whatever lies beside it, however backs are printed."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pypdfium2
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from printkit.errors import FitError
from printkit.kit.data import count_of
from printkit.kit.editions import edition_of, in_edition, parts_in
from printkit.kit.model import Backs, Kit, Part, Size
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit
from printkit.kit.schema import BACKS
from printkit.pdf.page import Rect
from printkit.pdf.paper import MARGIN, PAPERS, USUAL
from printkit.pdf.write import write
from printkit.press.grid import EPS
from printkit.press.layout import read_layout
from printkit.press.leaves import Batch, Work, sheets
from printkit.press.marks import crop_marks, parting_marks
from printkit.press.preflight import Face, preflight, within
from printkit.press.share import Leaf, Lot, share
from printkit.press.sheets import batch_of, stands_alone, tiling_of, work_of
from tests.press.sample import KIT, component, faces
from tests.press.test_impose import on_sheet, overlap, through
from tests.press.test_register import lit
from tests.press.test_sheets import Grey, points

EXACT = 0.05


def lot(count: int, width: float, height: float, layout: str, shape: str = "card", backs: bool = True) -> Lot:
    made = component(1, width, height, shape=shape, backs=backs)
    bleed = 0.0 if shape == "net" else 3.0
    part = replace(
        made.part, id=f"p{count}x{width:g}x{height:g}{shape}{backs}".lower().replace(".", "-"), bleed=bleed
    )
    return Lot(part, read_layout(layout), count)


LOTS = st.one_of(
    st.builds(lot, st.integers(1, 25), st.just(63.5), st.just(88.9), st.just("block")),
    st.builds(
        lot, st.integers(1, 7), st.sampled_from([69.9, 44.5]), st.sampled_from([120.7, 63.5]), st.just("block")
    ),
    st.integers(1, 12).map(lambda n: lot(n, 34.0, 34.0, "tokens", "circle")),
    st.integers(1, 20).map(lambda n: lot(n, 18.0, 18.0, "block", "square")),
    st.integers(1, 6).map(lambda n: lot(n, 36.0, 36.0, "bleed", "square")),
    st.builds(
        lot,
        st.integers(1, 2),
        st.sampled_from([180.0, 101.8]),
        st.sampled_from([100.0, 160.0]),
        st.just("single"),
        st.just("net"),
        st.just(False),
    ),
    st.integers(1, 7).map(lambda n: lot(n, 180.0, 38.0, "strips", "square", False)),
)
JOBS = st.lists(LOTS, min_size=1, max_size=5)


def planned(lots: list[Lot], paper: str, backs: Backs) -> tuple[Leaf, ...]:
    try:
        return share(lots, PAPERS[paper], backs)
    except FitError:
        assume(False)
        raise


@settings(max_examples=10, deadline=None)
@given(
    JOBS, st.sampled_from(["a4", "letter", "a3"]), st.sampled_from(["long-edge", "short-edge", "gutterfold"])
)
def test_cards_with_backs_all_lie_the_same_way(lots: list[Lot], paper: str, backs: Backs) -> None:
    """A printer lays every back a little aside, in one direction: a card that lies otherwise is known by it."""
    leaves = planned(lots, paper, backs)
    ways: dict[object, set[int]] = {}
    owner = [lot.part for lot in lots for _ in range(lot.count)]
    for slot in (slot for leaf in leaves for laid in leaf.laid for slot in laid.fronts):
        part = owner[slot.card]
        if part.shape == "card" and part.back is not None:
            ways.setdefault(part.id, set()).add(slot.turn % 180)
    assert all(len(turns) == 1 for turns in ways.values())


@settings(max_examples=30, deadline=None)
@given(JOBS, st.sampled_from(list(PAPERS)), st.sampled_from(BACKS))
def test_backs_lie_behind_their_fronts_and_nothing_overlaps(lots: list[Lot], paper: str, backs: Backs) -> None:
    """Point by point, on part-filled sheets too; with as many pieces as there are."""
    leaves, size = planned(lots, paper, backs), PAPERS[paper]
    owner = [lot.part for lot in lots for _ in range(lot.count)]
    fronts = [slot for leaf in leaves for slot in leaf.sides[0].slots if not slot.back]
    assert Counter(slot.card for slot in fronts) == Counter(range(len(owner)))
    for leaf in leaves:
        here = [slot for slot in leaf.sides[0].slots if not slot.back]
        behind = {slot.card: slot for side in leaf.sides for slot in side.slots if slot.back}
        for number, slot in enumerate(here):
            part = owner[slot.card]
            trim = slot.trim
            assert trim.x >= MARGIN - 1e-6 and trim.x + trim.width <= size.width - MARGIN + 1e-6
            assert trim.y >= MARGIN - 1e-6 and trim.y + trim.height <= size.height - MARGIN + 1e-6
            assert all(not overlap(trim, other.trim) for other in here[:number])
            if part.back is None and backs == "gutterfold":
                assert slot.card not in behind
            elif backs != "none":
                back = behind[slot.card]
                for u, v in ((0.0, 0.0), (part.size.width, 0.0), (part.size.width / 3, part.size.height)):
                    x, y = through(size, backs, leaf.sides[0].fold, *on_sheet(back, u, v))
                    seen = on_sheet(slot, part.size.width - u, v)
                    assert abs(x - seen[0]) < EXACT and abs(y - seen[1]) < EXACT
        for path in parting_marks(leaf.laid):
            lines = [(*a[1:], *b[1:]) for a, b in pairwise(path.ops) if b[0] == "L"]
            for x1, y1, x2, y2 in (one for one in lines if one[0] == one[2] or one[1] == one[3]):  # no scissors
                line = Rect(x1, y1, x2 - x1, y2 - y1)
                assert not any(overlap(line, slot.bleed) for slot in here)
        assert leaf.around.slug(size) is not None
        numbers = [side.number for side in leaf.sides]
        assert len(set(numbers)) == 1 and leaf.sides[0].of == len(leaves)


@settings(max_examples=10, deadline=None)
@given(JOBS, st.sampled_from(list(PAPERS)), st.sampled_from(BACKS))
def test_sharing_never_takes_more_paper(lots: list[Lot], paper: str, backs: Backs) -> None:
    """Cuts are counted: between blocks, and one for each line along which a block has edges."""
    leaves = planned(lots, paper, backs)
    alone = [batch_of(one, PAPERS[paper], backs).work for one in lots]
    assert len(leaves) <= sum(one.sheets for one in alone)
    for leaf in leaves:
        lines = 0
        for laid in leaf.laid:
            if laid.shape not in ("circle", "net"):
                trims = [slot.trim for slot in laid.fronts]
                lines += len({round(x, 3) for t in trims for x in (t.x, t.x + t.width)})
                lines += len({round(y, 3) for t in trims for y in (t.y, t.y + t.height)})
        assert leaf.cuts == len(leaf.laid) - 1 + lines


MIXED = (
    (component(13, 63.5, 88.9), "block"),
    (component(7, 30.0, 30.0, shape="circle"), "tokens"),
    (component(2, 120.0, 60.0, backs=False), "single"),
    (component(5, 44.0, 67.0), "bleed"),
    (component(11, 25.0, 25.0, shape="square"), "block"),
)


@pytest.mark.parametrize(
    "paper", [pytest.param(paper, marks=[pytest.mark.long] * (paper != "a4")) for paper in PAPERS]
)
@pytest.mark.parametrize("backs", ["long-edge", "short-edge", "gutterfold"])
def test_rendered_and_turned_over_backs_have_the_greys_of_their_fronts(backs: Backs, paper: str) -> None:
    size, made = PAPERS[paper], [(one, faces(one)) for one, _ in MIXED]
    lots = [Lot(one.part, read_layout(name), len(one.cards)) for one, name in MIXED]
    leaves = share(lots, size, backs)
    pdf = write(sheets(KIT, made, Batch(tuple(lots), size, backs, leaves, shared=True), "en", "standard"))
    sizes = [
        Face(one.width + 2 * one.bleed, one.height + 2 * one.bleed, one.bleed, one.part.back is not None)
        for one, _ in MIXED
    ]
    pages = [Grey(page) for page in pypdfium2.PdfDocument(pdf)]
    assert preflight(pdf, size, backs, sizes) == len(pages)
    tight = (backs, paper) == ("gutterfold", "a5")  # half an A5 holds no two of these blocks
    assert tight or any(len(leaf.laid) > 1 for leaf in leaves)
    owner = [one.part for one, _ in MIXED for _ in one.cards]
    at = 0
    for leaf in leaves:
        front, back = pages[at], pages[at + len(leaf.sides) - 1]
        at += len(leaf.sides)
        for laid in leaf.laid:
            looked = agreed = 0
            for slot in laid.fronts:
                for x, y in points(slot.trim):
                    if leaf.sides[0].side == "front" and len(leaf.sides) == 1:
                        continue  # no backs, and no fold
                    here = lit(front, x, y)
                    behind = lit(back, *through(size, backs, leaf.sides[0].fold, x, y))
                    if owner[slot.card].back is None:
                        assert behind == 255
                    elif here is not None and behind is not None:
                        looked += 1
                        agreed += abs(here - behind) < 12
            assert not looked or agreed / looked > (0.93 if laid.shape == "circle" else 0.999)
    assert at == len(pages)


def lots_of(kit: Kit, edition: str) -> dict[str, list[Lot]]:
    """What an edition prints on each stock."""
    said = edition_of(kit, edition)
    sized = in_edition(kit, said)
    return {
        stock: [
            Lot(part, read_layout(part.layout, kit.folder), count_of(sized, part))
            for part in parts_in(sized, said)
            if part.stock == stock
        ]
        for stock in ("card", "paper")
    }


def work(kit: Kit, edition: str, backs: Backs = "long-edge") -> dict[str, Work]:
    """What an edition takes of each stock on A4."""
    how: Backs = edition_of(kit, edition).backs or backs
    return {stock: work_of(lots, PAPERS["a4"], how) for stock, lots in lots_of(kit, edition).items()}


@pytest.mark.parametrize(
    ("kit", "sheets"),
    [
        ("twin-shoot", 13),
        ("shifty-partners", 10),
        ("sorcerer", 10),
        ("handmade-pinochle", 9),
        ("optrita-lines", 15),
    ],
)
def test_each_kit_takes_so_many_sheets(kit: str, sheets: int) -> None:
    assert sum(one.sheets for one in work(read_kit(find_kit(kit)), "standard").values()) == sheets


@pytest.mark.parametrize("kit", builtin_kits())
def test_tonight_takes_five_sheets_with_the_rule_sheet(kit: str) -> None:
    taken = sum(one.sheets for one in work(read_kit(find_kit(kit)), "tonight").values())
    assert 1 + taken <= (6 if kit == "twin-shoot" else 5)


@pytest.mark.parametrize("kit", builtin_kits())
def test_no_sheet_is_under_half_full_but_the_last_of_its_stock(kit: str) -> None:
    read, paper = read_kit(find_kit(kit)), PAPERS["a4"]
    area = paper.printable.width * paper.printable.height
    for stock in ("card", "paper"):
        lots = [
            Lot(part, layout, count_of(read, part))
            for part in parts_in(read, edition_of(read, "standard"))
            for layout in [read_layout(part.layout, read.folder)]
            if part.stock == stock and tiling_of(part, paper, layout, "long-edge") is None
        ]
        for leaf in share(lots, paper, "long-edge")[:-1]:
            trims = [slot.trim for laid in leaf.laid for slot in laid.fronts]
            assert sum(trim.width * trim.height for trim in trims) >= area / 2, (stock, leaf.sides[0].number)


@pytest.mark.parametrize("kit", builtin_kits())
def test_pieces_of_a_part_lie_together(kit: str) -> None:
    """A part has at most one sheet more than it takes alone."""
    read, paper = read_kit(find_kit(kit)), PAPERS["a4"]
    lots = [lot for lots in lots_of(read, "standard").values() for lot in lots]
    lots = [lot for lot in lots if tiling_of(lot.part, paper, lot.layout, "long-edge") is None]
    owner = [lot.part.id for lot in lots for _ in range(lot.count)]
    taken = Counter(
        id
        for leaf in share(lots, paper, "long-edge")
        for id in {owner[slot.card] for laid in leaf.laid for slot in laid.fronts}
    )
    for lot in lots:
        alone = batch_of(lot, paper, "long-edge").work.sheets
        assert taken[lot.part.id] <= alone + 1, lot.part.id


@pytest.mark.parametrize("kit", builtin_kits())
def test_marks_of_shared_sheets_stop_where_printers_stop(kit: str) -> None:
    """5 mm from the paper's edge; but 2.8 mm where pieces of one size fill the sheet up to there."""
    read, size = read_kit(find_kit(kit)), PAPERS[USUAL[builtin_kits().index(kit) % 2]]
    looked = 0
    for edition in ("tonight", "deluxe"):
        for lots in lots_of(read, edition).values():
            whole = [lot for lot in lots if tiling_of(lot.part, size, lot.layout, "long-edge") is None]
            for leaf in share(whole, size, "long-edge"):
                free = MARGIN if len(leaf.laid) > 1 else 2.8
                for laid in leaf.laid:
                    for path in crop_marks(laid):
                        looked += 1
                        for _, x, y in path.ops:  # type: ignore[misc]  # moves and lines
                            assert free - EPS <= x <= size.width - free + EPS
                            assert free - EPS <= y <= size.height - free + EPS
    assert looked > 10


def test_the_fewest_cuts() -> None:
    def cuts(kit: str, *parts: str) -> int:
        read = read_kit(find_kit(kit))
        lots = [
            Lot(part, read_layout(part.layout, read.folder), count_of(read, part))
            for part in read.parts
            if part.id in parts
        ]
        return work_of(lots, PAPERS["a4"], "long-edge").cuts

    assert cuts("twin-shoot", "strips") == 9
    assert cuts("handmade-pinochle", "melds") == 6 and cuts("handmade-pinochle", "aid") == 6
    assert cuts("sorcerer", "dummy-chips") == 5 + 4 + 2
    for kit, pad in [
        *((kit, "scorepad") for kit in builtin_kits() if kit != "optrita-lines"),
        ("optrita-lines", "log"),
    ]:
        assert cuts(kit, pad) == 1


def test_what_no_sheet_takes_is_named_with_its_size() -> None:
    large = Part("huge", {"en": "Huge"}, Size(250, 320), "h.svg", "net", layout="single")
    with pytest.raises(FitError, match="250 × 320 mm") as caught:
        share([Lot(large, read_layout("single"), 1)], PAPERS["a4"], "none")
    assert caught.value.where == "kit.toml: part.huge" and caught.value.hint


def test_backs_of_two_kinds_share_no_sheet() -> None:
    folded, flat = lot(3, 63.5, 88.9, "gutterfold"), lot(3, 63.5, 88.9, "block")
    assert [stands_alone(one.part, PAPERS["a4"], one.layout, "long-edge") for one in (flat, folded)] == [
        False,
        True,
    ]
    for asked in ("gutterfold", "none"):
        assert not stands_alone(folded.part, PAPERS["a4"], folded.layout, asked)
    assert work_of([flat, folded], PAPERS["a4"], "long-edge").sheets == 2
    assert work_of([flat, folded], PAPERS["a4"], "gutterfold").sheets == 2


@pytest.mark.parametrize("asked", BACKS)
def test_what_is_packed_alone_lies_on_the_paper(asked: Backs) -> None:
    """Four strips fill a sheet that is laid out for several parts; alone there is room for three."""
    lots = [lot(3, 63.5, 88.9, "block"), lot(9, 49.4, 255.6, "strips", "square", backs=False)]
    paper = PAPERS["letter"]
    page = Rect(0.0, 0.0, paper.width, paper.height)
    for leaf in share(lots, paper, asked):
        for slot in leaf.sides[0].slots:
            assert within(slot.trim, page)
