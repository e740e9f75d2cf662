"""Pieces larger than the paper: cut along the marks and laid together, their tiles are the piece again."""

from __future__ import annotations

import io

import pikepdf
import pypdfium2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from printkit.errors import FitError
from printkit.kit.model import Part, Size
from printkit.pdf.page import Path, Rect
from printkit.pdf.paper import PAPERS, USUAL
from printkit.pdf.write import write
from printkit.press.cutter import read_cutter
from printkit.press.layout import Layout, read_layout
from printkit.press.marks import PAPER
from printkit.press.preflight import Face, preflight
from printkit.press.sheets import tiling_of
from printkit.press.tiles import MOST_TILES, SPARE, Tile, Tiling, tile_marks, tile_name, tiles, tiling
from tests.press.sample import KIT, arrange, component, faces, sheets
from tests.press.test_impose import overlap, within
from tests.press.test_sheets import MM, Grey, lines

LARGE = st.floats(100, 1200).map(lambda n: round(n, 1))


@st.composite
def parted(draw: st.DrawFn) -> Tiling:
    paper = PAPERS[draw(st.sampled_from(list(PAPERS)))]
    bleed, lap = draw(st.sampled_from([0.0, 2.0, 3.0])), draw(st.sampled_from([1.0, 8.0, 10.0, 20.0]))
    less = min(1.0, paper.width / 200)
    width, height = (round(draw(LARGE) * less, 1) for _ in range(2))
    return tiling(paper, width, height, bleed, lap, draw(st.booleans()), draw(st.booleans()))


@settings(max_examples=40, deadline=None)
@given(parted())
def test_tiles_make_the_whole(made: Tiling) -> None:
    found = tiles(made)
    assert len(found) == made.sheets <= MOST_TILES
    names = [tile_name(tile.row, tile.column) for tile in found]
    assert names[0] == "A1" and len(set(names)) == len(found)
    own = [Rect(t.trim.x - t.whole.x, t.trim.y - t.whole.y, t.trim.width, t.trim.height) for t in found]
    assert sum(box.width * box.height for box in own) == pytest.approx(made.width * made.height)
    for number, box in enumerate(own):  # in the piece's own coordinates: side by side, none over another
        assert within(box, Rect(0, 0, made.width, made.height))
        assert not any(overlap(box, other) for other in own[number + 1 :])


@settings(max_examples=40, deadline=None)
@given(parted())
def test_tiles_overlap_and_stay_on_the_paper(made: Tiling) -> None:
    for tile in tiles(made):
        assert within(tile.shown, made.paper.printable)
        left, top = tile.trim.x - tile.shown.x, tile.trim.y - tile.shown.y
        right = tile.shown.x + tile.shown.width - tile.trim.x - tile.trim.width
        foot = tile.shown.y + tile.shown.height - tile.trim.y - tile.trim.height
        assert left == pytest.approx(made.bleed if tile.column == 0 else min(SPARE, made.overlap))
        assert top == pytest.approx(made.bleed if tile.row == 0 else min(SPARE, made.overlap))
        assert right == pytest.approx(made.bleed if tile.column == made.columns - 1 else made.overlap)
        assert foot == pytest.approx(made.bleed if tile.row == made.rows - 1 else made.overlap)
        slug = tile.around.slug(made.paper)
        assert slug is not None
        for box in (slug.bar, *slug.rows):
            assert within(box, made.paper.printable)
            assert not overlap(box, tile.shown)


def _straight(tile: Tile, made: Tiling) -> list[tuple[float, float, float, float]]:
    marks = [m for m in tile_marks(tile, made) if isinstance(m, Path) and m.fill is None]
    return [line for path in marks for line in lines(path)]


@settings(max_examples=40, deadline=None)
@given(parted())
def test_every_cut_and_join_has_a_mark_at_both_ends(made: Tiling) -> None:
    for tile in tiles(made):
        found = _straight(tile, made)
        ends_x = sorted(x1 for x1, y1, x2, y2 in found if x1 == x2)
        ends_y = sorted(y1 for x1, y1, x2, y2 in found if y1 == y2)
        assert ends_x == sorted((*tile.cuts_x, *tile.joins_x) * 2)
        assert ends_y == sorted((*tile.cuts_y, *tile.joins_y) * 2)
        assert len(tile.joins_x) == (tile.column < made.columns - 1)
        assert len(tile.joins_y) == (tile.row < made.rows - 1)
        for x1, y1, x2, y2 in found:
            box = Rect(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))
            assert not overlap(Rect(box.x - 0.05, box.y - 0.05, box.width + 0.1, box.height + 0.1), tile.shown)


def test_names_of_neighbours_lie_on_what_they_cover() -> None:
    made = tiling(PAPERS["a4"], 421, 556, 0, 6)
    patches = 0
    for tile in tiles(made):
        for mark in tile_marks(tile, made):
            if not isinstance(mark, Path) or mark.fill != PAPER:
                continue
            corners = [op[1:] for op in mark.ops if len(op) == 3]
            xs, ys = zip(*corners, strict=True)
            box = Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
            assert within(box, tile.shown)
            assert not overlap(box, tile.trim)
            patches += 1
    assert patches == 7  # of 2 × 3 tiles: 3 beside and 4 below


def large(width: float, height: float, **more: object) -> Part:
    part = Part("mat", {"ja": "m", "en": "Mat"}, Size(width, height), "m.svg", "square", layout="mat")
    return replace(part, **more)


@pytest.mark.parametrize("paper", USUAL)
@pytest.mark.parametrize("size", [(420.0, 297.0), (250.0, 250.0), (150.0, 500.0)])
def test_rendered_tiles_joined_are_the_piece(paper: str, size: tuple[float, float]) -> None:
    """Take from each rendered sheet what is inside the cuts, put it in its place; compare with the face."""
    made = component(1, *size, shape="square", backs=False)
    drawn = faces(made)
    layout = read_layout("mat")
    found = tiling_of(made.part, PAPERS[paper], layout, "long-edge")
    assert found is not None
    pdf = write(sheets(KIT, made, drawn, PAPERS[paper], layout, "long-edge"))
    assert preflight(pdf, PAPERS[paper], "none", [Face(size[0] + 6, size[1] + 6)]) == found.sheets
    face = Grey(pypdfium2.PdfDocument(drawn[0].pdf)[0])
    pages = [Grey(page) for page in pypdfium2.PdfDocument(pdf)]
    same = total = 0
    for page, tile in zip(pages, tiles(found), strict=True):
        for i in range(1, 20):
            for j in range(1, 20):
                # What the person cuts off lies outside the trim; the triangles lie on the overlap alone.
                x, y = tile.trim.x + tile.trim.width * i / 20, tile.trim.y + tile.trim.height * j / 20
                u, v = x - tile.whole.x, y - tile.whole.y
                if found.turn:  # clockwise: the face's left edge is above
                    u, v = v, found.width - u
                if len(face.near(u + 3, v + 3)) > 1:
                    continue
                total += 1
                same += any(abs(face.at(u + 3, v + 3) - grey) < 12 for grey in page.near(x, y))
    assert total > 150 * found.sheets
    assert same == total
    boxes = pikepdf.open(io.BytesIO(pdf)).pages
    areas = [[float(v) / MM for v in page.obj.TrimBox] for page in boxes]
    assert sum((r - a) * (t - b) for a, b, r, t in areas) == pytest.approx(size[0] * size[1], rel=1e-3)


def test_what_fits_is_not_parted() -> None:
    assert tiling_of(large(150, 200), PAPERS["a4"], read_layout("mat"), "none") is None


def test_what_does_not_fit_is_parted_whatever_its_layout() -> None:
    found = tiling_of(large(400, 200), PAPERS["a4"], read_layout("single"), "none")
    assert found is not None
    assert (found.sheets, found.overlap) == (3, 10.0)
    by_machine = read_cutter("silhouette").paper(PAPERS["a4"])
    assert tiling_of(large(400, 200), by_machine, read_layout("single"), "none") is None
    assert tiling_of(large(400, 200), by_machine, read_layout("mat"), "none") is not None
    with pytest.raises(FitError, match="cut by silhouette"):
        arrange(large(400, 200), 1, by_machine, read_layout("single"), "none")


def test_what_has_a_back_or_is_round_is_not_parted() -> None:
    with pytest.raises(FitError, match="too wide") as caught:
        tiling_of(large(400, 300, back="b.svg"), PAPERS["a4"], read_layout("mat"), "long-edge")
    assert caught.value.where == "kit.toml: part.mat"
    assert "--backs none leaves its back out" in (caught.value.hint or "")
    assert tiling_of(large(400, 300, back="b.svg"), PAPERS["a4"], read_layout("mat"), "none") is not None
    disc = Part("disc", {"en": "Disc"}, Size(300, 300), "m.svg", "circle")
    with pytest.raises(FitError, match="too wide"):
        tiling_of(disc, PAPERS["a4"], read_layout("mat"), "none")


def test_more_sheets_than_anybody_glues() -> None:
    with pytest.raises(FitError, match="more than 64 sheets"):
        tiling(PAPERS["a4"], 5000, 5000, 3, 10)


def test_each_piece_has_its_own_tiles_and_names() -> None:
    made = component(2, 340, 200, shape="square", backs=False)
    pub = sheets(KIT, made, faces(made), PAPERS["a4"], Layout("x", overlap=10.0), "none")
    assert len(pub.pages) == 4
    assert tile_name(0, 0) == "A1" and tile_name(2, 9) == "C10"
