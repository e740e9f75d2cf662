"""A booklet is printed, turned over, folded and read here, page by page."""

from __future__ import annotations

import pypdfium2
import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.errors import UsageError
from printkit.kit.model import Backs
from printkit.pdf.page import Page, Path, Placed, Publication
from printkit.pdf.paper import PAPERS, USUAL
from printkit.pdf.write import write
from printkit.press.booklet import INNER, OUTER, booklet, sides
from printkit.press.preflight import preflight
from tests.press.test_impose import through
from tests.press.test_sheets import Grey


@given(st.integers(1, 200))
def test_folded_it_reads_from_first_to_last(pages: int) -> None:
    """Sheets lie in each other; a leaf is the half of a sheet, its front read before its back."""
    found = sides(pages)
    fronts, backs = found[::2], found[1::2]
    assert len(fronts) == len(backs) == -(-pages // 4)
    read: list[int | None] = []
    for front, back in zip(fronts, backs, strict=True):  # the right halves, from outside in
        read += [front[1], back[0]]
    for front, back in zip(reversed(fronts), reversed(backs), strict=True):  # then the left ones, out again
        read += [back[1], front[0]]
    assert read == [page if page < pages else None for page in range(4 * len(fronts))]


def book(pages: int, paper: str) -> bytes:
    """A page for each: grey of its own, a black square in its top left corner."""
    width, height = PAPERS[paper].width, PAPERS[paper].height

    def box(x: float, y: float, w: float, h: float, fill: str) -> Path:
        return Path((("M", x, y), ("L", x + w, y), ("L", x + w, y + h), ("L", x, y + h), ("Z",)), fill=fill)

    made = []
    for number in range(pages):
        grey = 60 + number * 14
        fill = f"#{grey:02x}{grey:02x}{grey:02x}"
        made.append(
            Page(width, height, (box(30, 30, width - 60, height - 60, fill), box(30, 30, 40, 40, "#000000")))
        )
    return write(Publication("b", "en", tuple(made)))


@pytest.mark.parametrize("backs", ["long-edge", "short-edge"])
@pytest.mark.parametrize("paper", USUAL)
@pytest.mark.parametrize("pages", [8, 10])
def test_rendered_turned_over_and_read(backs: Backs, paper: str, pages: int) -> None:
    """On each leaf both pages stand the same way up, one behind the other, their tops at one edge of it."""
    size = PAPERS[paper]
    pub = booklet(book(pages, paper), pages, size, (30.0, size.width - 30.0), backs, "t", "en")
    pdf = write(pub)
    assert preflight(pdf, size, None) == len(pub.pages) == 2 * -(-pages // 4)
    rendered = [Grey(page) for page in pypdfium2.PdfDocument(pdf)]
    for number in range(0, len(rendered), 2):
        front, back = rendered[number], rendered[number + 1]
        one, two = sides(pages)[number : number + 2]
        for half, (ahead, behind) in enumerate(((one[0], two[1]), (one[1], two[0]))):
            x, y = (
                size.width / 2,
                size.height * (0.25 + 0.5 * half),
            )  # the middle of the leaf, seen from in front
            for page, side, at in ((ahead, front, (x, y)), (behind, back, through(size, backs, None, x, y))):
                wanted = 255 if page is None else 60 + page * 14
                assert abs(side.at(*at) - wanted) < 3
            # The top of a page is at the right edge of the portrait sheet, seen from in front, on both sides:
            # the black square lies there, at the spine on a right page's front and at the edge on its back.
            corners = [(x + sx * 60, y + sy * 40) for sx in (-1, 1) for sy in (-1, 1)]
            if ahead is not None:
                dark = [c for c in corners if front.at(*c) < 20]
                assert [c[0] > x for c in dark] == [True] and dark[0][1] < y
            if behind is not None:
                dark = [c for c in corners if back.at(*through(size, backs, None, *c)) < 20]
                assert [c[0] > x for c in dark] == [True] and dark[0][1] > y


@pytest.mark.parametrize("paper", USUAL)
def test_text_keeps_clear_of_fold_and_edge(paper: str) -> None:
    size = PAPERS[paper]
    first, last = 22.0, size.width - 25.0
    pub = booklet(book(4, paper), 4, size, (first, last), "short-edge", "t", "en")
    middle = size.height / 2
    for page in pub.pages:
        for item in page.items:
            if isinstance(item, Placed):
                assert item.clip is not None
                start, end = item.y + first * item.scale, item.y + last * item.scale  # turned: x runs down
                below = item.clip.y > 1
                inner, outer = (start - middle, size.height - end) if below else (middle - end, start)
                assert inner >= INNER - 1e-6 and outer >= OUTER - 1e-6
                assert item.scale >= 0.64
                assert item.x >= 0 and item.x + size.height * item.scale <= size.width + 1e-6


@pytest.mark.parametrize("backs", ["none", "gutterfold"])
def test_one_side_makes_no_booklet(backs: Backs) -> None:
    with pytest.raises(UsageError, match="both sides"):
        booklet(book(4, "a4"), 4, PAPERS["a4"], (30, 180), backs, "t", "en")
