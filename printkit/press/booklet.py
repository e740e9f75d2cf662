"""A book's pages, two on each side of a sheet, in the order to fold and staple them (saddle stitch).

Sheets stay portrait like all others, so that one setting of the printer serves for everything: the pages lie on
their side, the fold runs across the middle. Turned over on its long edge a sheet's back side stands on its
head, so there the pages are turned the other way round.
"""

from __future__ import annotations

from typing import Literal

from printkit.errors import UsageError
from printkit.kit.model import Backs
from printkit.pdf.page import Imported, Item, Page, Path, Placed, Publication, Rect
from printkit.pdf.paper import Paper
from printkit.press.leaves import DUPLEX
from printkit.press.marks import INK, LINE

INNER, OUTER = 9.0, 7.0
"""From the fold and from the paper's edge to the text, at least, mm."""

FOLD_TICK = 4.0  # length of the tick at each end of the fold, mm
TURNS: dict[Backs, Literal[90, 270]] = {"long-edge": 270, "short-edge": 90}
"""How the pages of a back side lie; those of a front lie at 90."""


Side = tuple[int | None, int | None]
"""One side of a sheet as it is read: the numbers (from 0) of its left and right page, None for none."""


def sides(pages: int) -> list[Side]:
    """Give the sides of every sheet, outermost first, front, back, front, back.

    A book whose pages are no multiple of four ends with empty ones.
    """
    there = [*range(pages), *[None] * (-pages % 4)]
    pairs = ((there[n], there[-1 - n]) for n in range(len(there) // 2))
    return [(first, last) if n % 2 else (last, first) for n, (first, last) in enumerate(pairs)]


def scale_of(paper: Paper, text: tuple[float, float]) -> float:
    """Give how large a page is in a booklet, as a part of its own size; ``text`` as for :func:`booklet`."""
    half = paper.height / 2
    room = half - INNER - OUTER
    return min(paper.width / paper.height, max(half / paper.width, room / (text[1] - text[0])))


def booklet(
    book: bytes, pages: int, paper: Paper, text: tuple[float, float], backs: Backs, title: str, lang: str
) -> Publication:
    """Impose a book (a PDF of ``pages`` pages on ``paper``) on sheets of the same paper.

    ``text``: where its text begins and ends across a page, mm: margins at the sides may go so that it can be
    larger. Raises UsageError where the paper is not printed on both sides.
    """
    if backs not in TURNS:
        what = f"a booklet is printed on both sides, not with --backs {backs}"
        raise UsageError(what, hint="--backs long-edge or short-edge")
    scale = scale_of(paper, text)
    forms = {f"page {n}": Imported(paper.width, paper.height, book, n) for n in range(pages)}
    made = [_page(side, n % 2 == 1, paper, text, scale, backs) for n, side in enumerate(sides(pages))]
    return Publication(title=title, lang=lang, pages=tuple(made), forms=forms, duplex=DUPLEX[backs])


def _page(side: Side, back: bool, paper: Paper, text: tuple[float, float], scale: float, backs: Backs) -> Page:
    turn = TURNS[backs] if back else 90
    there = [(page, right) for page, right in zip(side, (False, True), strict=True) if page is not None]
    items: list[Item] = [_placed(page, right, turn, paper, text, scale) for page, right in there]
    middle = paper.height / 2
    if not back:
        ends = (0.0, FOLD_TICK), (paper.width - FOLD_TICK, paper.width)
        ticks = tuple(op for a, b in ends for op in (("M", a, middle), ("L", b, middle)))
        items.append(Path(ticks, stroke=INK, width=LINE, dash=(1.0, 0.8)))
    whole = Rect(0.0, 0.0, paper.width, paper.height)
    return Page(paper.width, paper.height, tuple(items), trim=whole, bleed=whole)


def _placed(
    page: int, right: bool, turn: Literal[90, 270], paper: Paper, text: tuple[float, float], scale: float
) -> Placed:
    """Place a page in its half of the sheet, its text in the middle of what the margins leave."""
    half = paper.height / 2
    inner, outer = (INNER, OUTER) if right else (OUTER, INNER)
    # Along the sheet as it is read: from its left edge to the page's.
    column = half if right else 0.0
    text_width = (text[1] - text[0]) * scale
    left = column + inner + (half - inner - outer - text_width) / 2 - text[0] * scale
    top = (paper.width - paper.height * scale) / 2
    width, height = paper.width * scale, paper.height * scale
    if turn == 90:  # read with the sheet's left edge up: what is left there is at its top here
        place, half_box = (paper.width - top - height, left), Rect(0.0, column, paper.width, half)
    else:
        place = (top, paper.height - left - width)
        half_box = Rect(0.0, paper.height - column - half, paper.width, half)
    return Placed(f"page {page}", *place, turn=turn, scale=scale, clip=half_box)
