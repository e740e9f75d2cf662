"""The layouts that come with printkit: what a maker who reads their names expects."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from printkit.kit.values import own_names
from printkit.pdf.paper import PAPERS, USUAL
from printkit.press.grid import fit, reach
from printkit.press.layout import SHAPES, read_layout
from printkit.press.marks import crop_marks, rings
from printkit.press.share import Laid
from tests.press.sample import impose

A4, LETTER = PAPERS["a4"], PAPERS["letter"]


@pytest.mark.parametrize("name", own_names("layouts", None))
def test_each_says_what_it_is_for(name: str) -> None:
    layout = read_layout(name)
    assert 20 < len(layout.about) <= 120
    assert set(layout.shapes) <= set(SHAPES)


def test_strips_lie_one_under_the_other() -> None:
    grid = fit(A4, 90, 20, 3, read_layout("strips"), "long-edge", "square")
    assert (grid.columns, grid.turn) == (1, 0) and grid.rows >= 10  # two would fit side by side
    assert fit(A4, 90, 20, 3, read_layout("bleed"), "long-edge", "square").columns == 2
    long = fit(A4, 260, 20, 3, read_layout("strips"), "long-edge", "square")
    assert (long.turn, long.rows) == (90, 1) and long.columns >= 6
    assert long.step_x == 20  # one cut parts two


def test_chips_take_less_paper_than_tokens() -> None:
    chips, tokens = (
        fit(A4, 25, 25, read_layout(n).shown(3), read_layout(n), "none", "circle") for n in ("chips", "tokens")
    )
    assert chips.per_sheet > 1.2 * tokens.per_sheet
    layout = read_layout("chips")
    assert layout.shown(3) == 1
    (sheet, *_) = impose(chips.per_sheet, chips, layout.shown(3), "none")
    laid = Laid(chips, "circle", sheet.slots)
    assert crop_marks(laid) == () and reach(chips, "circle") == 0
    assert rings(laid)


@pytest.mark.parametrize("id", USUAL)
def test_one_cut_parts_two_halves(id: str) -> None:
    paper = PAPERS[id]
    grid = fit(paper, 186, 130, 0, read_layout("halves"), "long-edge", "square", 2)
    (sheet,) = impose(2, grid, 0, "none")
    assert [slot.trim.y + slot.trim.height / 2 < paper.height / 2 for slot in sheet.slots] == [True, False]
    (marks,) = crop_marks(Laid(grid, "square", sheet.slots))
    ends = [(x, y) for _, x, y in marks.ops]  # type: ignore[misc]  # lines alone
    assert {y for _, y in ends} == {paper.height / 2} and len(ends) == 4
    whole = fit(paper, 186, 200, 0, read_layout("halves"), "long-edge", "square", 2)
    assert whole.per_sheet == 1 and not whole.halves
    on_its_side = replace(read_layout("halves"), turn=False, sideways=True)
    for wide, high in ((130, 186), (120, 140)):  # the second has room both ways
        assert fit(paper, wide, high, 0, on_its_side, "long-edge", "card", 2).turn == 90


@pytest.mark.parametrize("count", [1, 2, None])
def test_what_two_have_no_room_for_is_cut_by_its_marks_however_many_there_are(count: int | None) -> None:
    """Four pads of 140 × 200 mm had no marks: half a sheet has room for one, but for no two."""
    grid = fit(A4, 140, 200, 0, read_layout("halves"), "none", "square", count)
    (sheet,) = impose(1, grid, 0, "none")
    assert not grid.halves and crop_marks(Laid(grid, "square", sheet.slots))
