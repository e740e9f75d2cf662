"""Whole jobs in one file, parts of every size and shape after each other: printed, turned over or folded.

The file is the one that ``all`` is made of. It is treated as a printer and its owner would: page 1 and page 2
are the two sides of the first sheet, page 3 and page 4 those of the second.
"""

from __future__ import annotations

from dataclasses import dataclass

import pypdfium2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.kit.model import Backs
from printkit.parts.faces import Component
from printkit.pdf.page import Publication
from printkit.pdf.paper import PAPERS
from printkit.pdf.write import Joined, join, write
from printkit.press.impose import Slot
from printkit.press.layout import SHAPES, read_layout, settle_backs
from printkit.press.leaves import DUPLEX
from tests.press.sample import KIT, arrange, component, faces, sheets
from tests.press.test_impose import through
from tests.press.test_sheets import Grey, points


@dataclass(frozen=True)
class Piece:
    """A part of a job: its component and its layout."""

    made: Component
    layout: str


MIXED = (
    Piece(component(13, 63.5, 88.9), "block"),  # a part-filled last sheet
    Piece(component(7, 30.0, 30.0, shape="circle"), "tokens"),
    Piece(component(1, 120.0, 60.0, backs=False), "single"),
    Piece(component(19, 44.0, 67.0), "bleed"),
    Piece(component(25, 25.0, 25.0, shape="circle"), "chips"),
    Piece(component(3, 180.0, 20.0, shape="square"), "strips"),
    Piece(component(2, 100.0, 70.0, shape="net", backs=False), "single"),
    Piece(component(1, 150.0, 90.0), "single"),
)


def job(pieces: tuple[Piece, ...], backs: Backs, paper: str) -> bytes:
    files = []
    for piece in pieces:
        layout = read_layout(piece.layout)
        pdf = write(sheets(KIT, piece.made, faces(piece.made), PAPERS[paper], layout, backs))
        settled = settle_backs(backs, layout, piece.made.part.back is not None)
        files.append(Joined("part", pdf, blanks=settled not in ("long-edge", "short-edge")))
    about = Publication("job", "en", (), duplex=DUPLEX[backs])
    return join(files, about, backs in ("long-edge", "short-edge"))


def sides(piece: Piece, backs: Backs, paper: str) -> list[tuple[list[Slot], tuple[str, float] | None, bool]]:
    """What should be on each sheet of paper: its fronts, the fold, whether there are backs."""
    layout = read_layout(piece.layout)
    grid, settled, placed = arrange(piece.made.part, len(piece.made.cards), PAPERS[paper], layout, backs)
    return [
        ([slot for slot in sheet.slots if not slot.back], grid.fold, settled != "none")
        for sheet in placed
        if sheet.side != "back"
    ]


def lit(page: Grey, x: float, y: float) -> int | None:
    """The grey at a place, None on an edge of the drawing."""
    near = page.near(x, y)
    return page.at(x, y) if max(near) - min(near) < 12 else None


@pytest.mark.parametrize(
    ("backs", "paper"), [("long-edge", "a4"), ("short-edge", "letter"), ("gutterfold", "a4")]
)
def test_every_back_lies_behind_its_front(backs: Backs, paper: str) -> None:
    size = PAPERS[paper]
    pages = [Grey(page) for page in pypdfium2.PdfDocument(job(MIXED, backs, paper))]
    assert all(
        abs(page.width / 4 - size.width) < 0.5 and abs(page.height / 4 - size.height) < 0.5 for page in pages
    )
    duplex = backs != "gutterfold"
    at = 0
    for piece in MIXED:
        for fronts, fold, backed in sides(piece, backs, paper):
            front, back = pages[at], pages[at + 1] if duplex else pages[at]
            at += 2 if duplex else 1
            if not backed:
                if duplex:  # the other side of this sheet is empty
                    assert set(back.data) == {255}
                continue
            looked = agreed = 0
            for slot in fronts:
                for x, y in points(slot.trim):
                    here, behind = lit(front, x, y), lit(back, *through(size, backs, fold, x, y))
                    if here is not None and behind is not None:
                        looked += 1
                        agreed += abs(here - behind) < 12
            assert looked > 40 * len(fronts)
            # of round pieces the ring and the corners outside it are on the front alone
            assert agreed / looked > (0.93 if piece.made.part.shape == "circle" else 0.999), (
                piece.made.part.size
            )
    assert at == len(pages)


@pytest.mark.parametrize(("made", "turned"), [("long-edge", "short-edge"), ("short-edge", "long-edge")])
def test_a_job_for_the_wrong_edge_is_seen(made: Backs, turned: Backs) -> None:
    size = PAPERS["a4"]
    pages = [Grey(page) for page in pypdfium2.PdfDocument(job(MIXED[:1], made, "a4"))]
    ((fronts, _, _), *_) = sides(MIXED[0], made, "a4")
    greys = [
        (lit(pages[0], x, y), lit(pages[1], *through(size, turned, None, x, y)))
        for slot in fronts
        for x, y in points(slot.trim)
    ]
    known = [(a, b) for a, b in greys if a is not None and b is not None]
    assert sum(abs(a - b) < 12 for a, b in known) / len(known) < 0.8


PARTS = st.builds(
    Piece,
    st.builds(
        lambda count, width, height, shape, backs: component(
            count, width, width if shape == "circle" else height, shape=shape, backs=backs
        ),
        st.integers(1, 30),
        st.sampled_from([25.0, 44.0, 57.15, 63.5, 70.0, 110.0]),
        st.sampled_from([20.0, 67.0, 88.9, 120.0]),
        st.sampled_from([one for one in SHAPES if one != "net"]),
        st.booleans(),
    ),
    st.sampled_from(["block", "bleed", "single", "strips", "tokens", "chips", "gutterfold"]),
)


@settings(max_examples=15, deadline=None)
@given(st.lists(PARTS, min_size=1, max_size=5), st.sampled_from(["long-edge", "short-edge"]))
def test_fronts_and_backs_alternate_whatever_comes_together(pieces: list[Piece], backs: Backs) -> None:
    """Geometry alone: of a mixed job every odd side is a front, and the next side its back or empty."""
    order: list[tuple[str, frozenset[int]]] = []
    for piece in pieces:
        layout = read_layout(piece.layout)
        _, settled, placed = arrange(piece.made.part, len(piece.made.cards), PAPERS["a4"], layout, backs)
        for sheet in placed:
            cards = frozenset(slot.card for slot in sheet.slots)
            order.append((sheet.side, cards))
            if settled not in ("long-edge", "short-edge"):
                order.append(("empty", cards))
    assert len(order) % 2 == 0
    for (side, cards), (other, behind) in zip(order[::2], order[1::2], strict=True):
        assert side in ("front", "both") and other in ("back", "empty")
        assert cards == behind
