"""The paper is turned over or folded here, point by point: every back must lie on its own front."""

from __future__ import annotations

import math
from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from printkit.errors import FitError, KitError
from printkit.kit.model import Backs
from printkit.kit.schema import BACKS
from printkit.kit.values import own_names
from printkit.pdf.page import Rect
from printkit.pdf.paper import MARGIN, PAPERS, Paper
from printkit.press.grid import FOLD_CLEAR, Grid, around, bounds, fit, mirror
from printkit.press.impose import Sheet, Slot, seen
from printkit.press.layout import SHAPES, Layout, read_layout
from printkit.press.slug import Slug
from tests.press.sample import impose

A4, LETTER = PAPERS["a4"], PAPERS["letter"]
LAYOUTS = tuple(name for name in own_names("layouts", None) if not read_layout(name).binding)
CLOSE = 1e-6
BLEEDS = (0.0, 1.0, 2.0, 3.0)

sizes = st.one_of(
    st.sampled_from([(63.5, 88.9), (63.0, 88.0), (57.15, 88.9), (44.0, 67.0), (70.0, 120.7), (25.0, 25.0)]),
    st.tuples(st.floats(8, 200).map(lambda n: round(n, 2)), st.floats(8, 200).map(lambda n: round(n, 2))),
)


@st.composite
def jobs(draw: st.DrawFn, backs_of: tuple[Backs, ...] = BACKS) -> tuple[Grid, float, Backs, str, int]:
    paper = draw(st.sampled_from(list(PAPERS.values())))
    width, height = draw(sizes)
    shape = draw(st.sampled_from(SHAPES))
    if shape == "circle":
        height = width
    backs = draw(st.sampled_from(backs_of))
    layout = read_layout(draw(st.sampled_from(LAYOUTS)))
    bleed = layout.shown(draw(st.sampled_from(BLEEDS)))
    try:
        full = fit(paper, width, height, bleed, layout, backs, shape)
    except FitError:
        assume(False)
    count = draw(st.integers(1, 3 * full.per_sheet + 1))
    grid = fit(paper, width, height, bleed, layout, backs, shape, count) if draw(st.booleans()) else full
    assert -(-count // grid.per_sheet) == -(-count // full.per_sheet)  # gathering cards takes no more paper
    return grid, bleed, backs, shape, count


def on_sheet(slot: Slot, u: float, v: float) -> tuple[float, float]:
    """Where the point (u, v) of a face (mm from its own top left, y down) is printed on its page."""
    w, h = (slot.trim.width, slot.trim.height) if slot.turn % 180 == 0 else (slot.trim.height, slot.trim.width)
    dx, dy = u - w / 2, v - h / 2  # from the middle, which turning leaves where it is
    angle = math.radians(slot.turn)
    middle = slot.trim.x + slot.trim.width / 2, slot.trim.y + slot.trim.height / 2
    return (
        middle[0] + dx * math.cos(angle) - dy * math.sin(angle),
        middle[1] + dx * math.sin(angle) + dy * math.cos(angle),
    )


def through(
    paper: Paper, backs: Backs, fold: tuple[str, float] | None, x: float, y: float
) -> tuple[float, float]:
    """Where a point of the back page ends up in the front's coordinates, once the paper is turned or folded."""
    if fold:
        return (2 * fold[1] - x, y) if fold[0] == "x" else (x, 2 * fold[1] - y)
    return (x, paper.height - y) if backs == "short-edge" else (paper.width - x, y)


def pairs(sheets: tuple[Sheet, ...]) -> list[tuple[Slot, Slot]]:
    """Each front with the back of the same card, from the same sheet of paper."""
    found = []
    for sheet in sheets:
        if sheet.side == "back":
            continue
        other = next((s for s in sheets if s.number == sheet.number and s.side != "front"), sheet)
        backs = {slot.card: slot for slot in other.slots if slot.back}
        fronts = [slot for slot in sheet.slots if not slot.back]
        assert len(backs) == len(fronts)
        found += [(slot, backs[slot.card]) for slot in fronts]
    return found


def slug_of(sheet: Sheet, grid: Grid, shape: str) -> Slug:
    """The slug's place on a sheet: on a back, where the front's is, turned over."""
    slug = seen(around(grid, shape), sheet).slug(grid.paper)
    assert slug is not None
    return slug


def block_of(sheet: Sheet, grid: Grid) -> Rect:
    """The box of the full grid with its bleed, on a back mirrored as its slots are; of both across a fold."""
    if sheet.mirrored is not None:
        return mirror(grid.block, *sheet.mirrored)
    return bounds((grid.block, mirror(grid.block, *sheet.fold))) if sheet.fold else grid.block


def every_back_lies_on_its_front(sheets: tuple[Sheet, ...], grid: Grid, backs: Backs, count: int) -> None:
    found = pairs(sheets) if backs != "none" else []
    assert [front.card for front, _ in found] == list(range(count if backs != "none" else 0))
    for front, back in found:
        width, height = front.trim.width, front.trim.height
        if front.turn % 180:
            width, height = height, width
        # Three points of the card, not on a line: its back, seen from behind, has left and right exchanged.
        for u, v in ((0.0, 0.0), (width, 0.0), (width * 0.25, height * 0.75)):
            seen = through(grid.paper, backs, grid.fold, *on_sheet(back, width - u, v))
            assert seen == pytest.approx(on_sheet(front, u, v), abs=CLOSE)


def within(inner: Rect, outer: Rect) -> bool:
    return (
        inner.x >= outer.x - CLOSE
        and inner.y >= outer.y - CLOSE
        and inner.x + inner.width <= outer.x + outer.width + CLOSE
        and inner.y + inner.height <= outer.y + outer.height + CLOSE
    )


def overlap(a: Rect, b: Rect) -> bool:
    return (
        a.x < b.x + b.width - CLOSE
        and b.x < a.x + a.width - CLOSE
        and a.y < b.y + b.height - CLOSE
        and b.y < a.y + a.height - CLOSE
    )


def nothing_overlaps_and_nothing_leaves_the_margins(sheets: tuple[Sheet, ...], grid: Grid) -> None:
    for sheet in sheets:
        for i, slot in enumerate(sheet.slots):
            assert within(slot.bleed, grid.paper.printable)
            assert within(slot.trim, slot.bleed)
            assert within(slot.bleed, block_of(sheet, grid))
            for other in sheet.slots[i + 1 :]:
                assert not overlap(slot.trim, other.bleed)
                least = (
                    0.2 + CLOSE if grid.shared else 0.0
                )  # it goes on a little under those that come after it
                b, t = slot.bleed, other.trim
                over = Rect(t.x + least, t.y + least, t.width - 2 * least, t.height - 2 * least)
                assert not overlap(b, over)
                if not grid.shared:
                    assert not overlap(slot.bleed, other.bleed)
            if sheet.fold:
                axis, at = sheet.fold
                start = slot.bleed.x if axis == "x" else slot.bleed.y
                end = start + (slot.bleed.width if axis == "x" else slot.bleed.height)
                assert end <= at - FOLD_CLEAR + CLOSE or start >= at + FOLD_CLEAR - CLOSE


def the_slug_is_clear_of_cards_and_edges(sheets: tuple[Sheet, ...], grid: Grid, shape: str) -> None:
    for sheet in sheets:
        slug = slug_of(sheet, grid, shape)
        boxes = [slug.bar, *slug.rows]
        for i, box in enumerate(boxes):
            assert within(box, grid.paper.printable)
            assert not overlap(box, block_of(sheet, grid))
            assert not any(overlap(box, other) for other in boxes[i + 1 :])
            if sheet.fold:
                axis, at = sheet.fold
                line = Rect(at, 0, 0, 999) if axis == "x" else Rect(0, at, 999, 0)
                assert not overlap(box, line)
        assert slug.bar.length >= 50


def test_a_back_has_room_for_the_slug_that_just_fits_its_front() -> None:
    """Turned over, two rows of 2.5 mm are 4.99999999999999 mm deep."""
    grid = fit(LETTER, 8, 9.6, 0, read_layout("bleed"), "short-edge")
    assert (grid.columns, grid.rows) == (25, 27)
    front, back = (slug_of(sheet, grid, "card") for sheet in impose(1, grid, 0, "short-edge"))
    assert [row.length for row in back.rows] == pytest.approx([row.length for row in front.rows])


def test_few_cards_lie_in_the_middle() -> None:
    """Cards that do not fill a sheet are not pushed to an edge of it, unless the slug needs the room."""
    for paper, bleed, backs, shape in product(PAPERS.values(), BLEEDS, BACKS, SHAPES):
        one = fit(paper, 30, 20, bleed, read_layout("tokens"), backs, shape, 3)
        (sheet, *_) = impose(3, one, bleed, backs)
        assert (one.columns, one.rows) == (3, 1)
        box = block_of(sheet, one)
        assert box.x + box.width / 2 == pytest.approx(paper.width / 2)
        assert box.y + box.height / 2 == pytest.approx(paper.height / 2)


@settings(max_examples=25, deadline=None)
@given(jobs(("gutterfold",)))
def test_the_last_cards_lie_next_to_the_fold(job: tuple[Grid, float, Backs, str, int]) -> None:
    """However few are left for the last sheet, they are as near the fold as those of a full one."""
    grid, bleed, backs, _, count = job
    assert grid.fold is not None
    axis, at = grid.fold

    def gap(sheet: Sheet) -> float:
        ends = (slot.trim for slot in sheet.slots if not slot.back)
        return min(at - (box.x + box.width if axis == "x" else box.y + box.height) for box in ends)

    (full, *_) = impose(grid.per_sheet, grid, bleed, backs)
    for sheet in impose(count, grid, bleed, backs):
        assert gap(sheet) == pytest.approx(gap(full))
        fronts = [slot for slot in sheet.slots if not slot.back]
        assert fronts == sorted(fronts, key=lambda slot: (slot.trim.y, slot.trim.x))  # still in reading order


def front_back_front_back(sheets: tuple[Sheet, ...], grid: Grid, backs: Backs, count: int) -> None:
    papers = -(-count // grid.per_sheet)
    if grid.fold:
        sides = ["both"] * papers
    elif backs == "none":
        sides = ["front"] * papers
    else:
        sides = ["front", "back"] * papers
    assert [s.side for s in sheets] == sides
    assert {s.of for s in sheets} == {papers}
    assert all(s.number == i // (2 if "back" in sides else 1) + 1 for i, s in enumerate(sheets))


@settings(max_examples=37, deadline=None)
@given(jobs())
def test_any_job_lies_on_its_sheets_as_it_should(job: tuple[Grid, float, Backs, str, int]) -> None:
    grid, bleed, backs, shape, count = job
    sheets = impose(count, grid, bleed, backs)
    every_back_lies_on_its_front(sheets, grid, backs, count)
    nothing_overlaps_and_nothing_leaves_the_margins(sheets, grid)
    the_slug_is_clear_of_cards_and_edges(sheets, grid, shape)
    front_back_front_back(sheets, grid, backs, count)
    assert not any(slot.back for s in impose(count, grid, bleed, "none") for slot in s.slots)


@pytest.mark.parametrize(
    ("paper", "size", "layout", "expected"),
    [  # columns, rows, side and top margin to the trim (block) or to the bleed (bleed): makers' own figures
        (A4, (63.0, 88.0), "block", (3, 3, 10.5, 16.5)),
        (LETTER, (63.0, 88.0), "block", (3, 3, 13.45, 7.7)),
        (A4, (63.5, 88.9), "block", (3, 3, 9.75, 15.15)),
        (LETTER, (63.5, 88.9), "block", (3, 3, 12.7, 6.35)),
        (A4, (63.5, 88.9), "bleed", (2, 4, 10.1, 9.5)),
        (LETTER, (63.5, 88.9), "bleed", (2, 3, 13.05, 35.45)),
    ],
)
def test_the_numbers_that_makers_know(
    paper: Paper, size: tuple[float, float], layout: str, expected: tuple[int, int, float, float]
) -> None:
    grid = fit(paper, *size, 3.0, read_layout(layout), "long-edge")
    margins = (grid.x, grid.y) if layout == "block" else (grid.block.x, grid.block.y)
    assert (grid.columns, grid.rows, *margins) == pytest.approx(expected)
    assert grid.turn == (90 if layout == "bleed" else 0)


def test_as_many_as_fit_and_no_fewer() -> None:
    """The count is that of plain division, less only what the slug needs."""
    for paper in PAPERS.values():
        for w in range(20, 120, 13):
            for h in range(20, 160, 17):
                room = paper.width - 2 * MARGIN, paper.height - 2 * MARGIN
                plain = max(int(room[0] // (a + 6)) * int(room[1] // (b + 6)) for a, b in ((w, h), (h, w)))
                if plain > 1:  # a single one may leave the slug no room
                    grid = fit(paper, w, h, 3.0, read_layout("bleed"), "none")
                    assert plain * 0.5 <= grid.per_sheet <= plain


def test_a_card_larger_than_the_sheet() -> None:
    with pytest.raises(FitError) as caught:
        fit(A4, 250, 320, 3, read_layout("block"), "long-edge")
    assert "250 × 320 mm" in str(caught.value)
    assert "A4" in str(caught.value)
    assert "52.0 mm too wide and 35.0 mm too high" in str(caught.value)
    with pytest.raises(FitError, match="beside a fold"):
        fit(LETTER, 190, 260, 3, read_layout("block"), "gutterfold")
    assert fit(LETTER, 190, 260, 3, read_layout("block"), "none").per_sheet == 1


def test_part_filled_sheet_keeps_the_bleed_of_open_edges() -> None:
    grid = fit(A4, 63, 88, 3, Layout("block", edges="shared"), "long-edge")
    front, back = impose(4, grid, 3, "long-edge")
    shown = [(s.bleed.width - 63, s.bleed.height - 88) for s in front.slots]
    x, y = grid.bleed_x, grid.bleed_y
    assert shown == [
        pytest.approx((x + 0.2, y + 0.2)),  # an outer left edge and the top; a card below
        pytest.approx((0.2, 2 * y)),
        pytest.approx((x, 2 * y)),
        pytest.approx((2 * x, y)),
    ]
    assert [s.trim.x for s in back.slots] == pytest.approx([210 - s.trim.x - 63 for s in front.slots])


def test_layouts_are_checked(tmp_path: object) -> None:
    from pathlib import Path

    kit = Path(str(tmp_path))
    (kit / "layouts").mkdir()
    (kit / "layouts" / "mine.toml").write_text('edges = "shared"\ngap = 1\n', encoding="utf-8")
    assert read_layout("mine", kit) == Layout("mine", edges="shared", gap=1.0)
    with pytest.raises(KitError, match="did you mean 'block'"):
        read_layout("blok")
    for text, message in [
        ("edge = 1", "did you mean 'edges'"),
        ('edges = "both"', "no such choice: 'both'\n  hint: there are: 'shared', 'own'"),
        ("gap = -1", "gap: should be a number of at least 0"),
        ("gap = nan", "gap: should be a number"),
        ("turn = 1", "turn: should be true or false"),
        ("sideways = true", "unknown key"),
        ("gap = [", "not TOML"),
        ("bleed = 99", "at most 10"),
        ("overlap = true", "should be a number, not true or false"),
        ('lanes = "yes"', "true or false"),
        ('shapes = ["round"]', "'card', 'square', 'circle', 'hexagon', 'net'"),
        ("shapes = []", "a list of"),
        ('binding = "glue"', "saddle"),
        ('about = "two\\nlines"', "one line of text"),
    ]:
        (kit / "layouts" / "bad.toml").write_text(text, encoding="utf-8")
        with pytest.raises(KitError, match=message):
            read_layout("bad", kit)
