"""The writer: values in, a finished PDF out, looked into with pikepdf, pdfium and the proof-reader."""

from __future__ import annotations

import hashlib
import io
import itertools
import subprocess
import sys
from pathlib import Path as FilePath
from typing import Any

import pikepdf
import pypdfium2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import ImageChops, ImageFilter

from printkit.errors import GlyphError, MarkupError
from printkit.pdf.extent import reach
from printkit.pdf.matrix import PT, Matrix, Op, num, placing, upwards
from printkit.pdf.page import (
    Anchor,
    Bookmark,
    Drawing,
    Group,
    Imported,
    Item,
    Link,
    Marked,
    Moved,
    Page,
    Path,
    Placed,
    Publication,
    Rect,
    Tag,
)
from printkit.pdf.stream import path_code
from printkit.pdf.write import write
from printkit.text.faces import Glyphs, faces, font_of, glyph
from tests.pdf.sample import box, cairo_pages, rich, setting
from tests.reader import faults, read
from tests.tools import run

ROOT = FilePath(__file__).parent.parent.parent


def one(*items: Item, **more: object) -> Publication:
    """Give a publication of one page of 100 by 150 mm."""
    page = {key: more.pop(key) for key in ("links", "anchors", "trim", "bleed", "label") if key in more}
    return Publication("title", "en", (Page(100, 150, items, **page),), **more)  # type: ignore[arg-type]


def opened(pub: Publication) -> pikepdf.Pdf:
    return pikepdf.open(io.BytesIO(write(pub)))


def code(pub: Publication) -> str:
    """Give the operators of the first page."""
    with opened(pub) as pdf:
        return pdf.pages[0].Contents.read_bytes().decode("ascii").strip()


# --- text


@pytest.mark.parametrize("by", [1.0, 70.3, 0.0003172])
@pytest.mark.parametrize("gap", [0.0137, 0.0025])
def test_glyphs_lie_where_they_are_told(gap: float, by: float) -> None:
    """To 0.005 mm, whatever the size, however the gaps, however much a group makes them larger or smaller."""
    word = "切り札Trick出す"
    items = []
    for row, size in enumerate(size / by for size in (1.4, 2.5, 3.7, 5.0, 9.0)):
        for run_ in setting(10 / by, (20 + 12 * row) / by, word, size=size):
            gaps = tuple(at + gap * n * size for n, at in enumerate(run_.at))
            items.append(replace(run_, at=gaps))
    wanted = [
        (by * (g.x + at), by * g.y, by * g.size, text)
        for g in items
        for at, text in zip(g.at, g.text, strict=True)
    ]
    found = read(write(one(Group(tuple(items), Matrix(by, 0, 0, by))))).glyphs
    assert len(found) == len(wanted) == 50
    for glyph_, (x, y, size, text) in zip(found, wanted, strict=True):
        assert glyph_.text == text
        assert glyph_.x == pytest.approx(x, abs=0.005)
        assert glyph_.y == pytest.approx(y, abs=0.005)
        assert glyph_.size == pytest.approx(size, abs=0.001)


@given(
    st.floats(0.5, 30),
    st.lists(st.tuples(st.integers(1, 400), st.floats(-0.3, 1.5)), min_size=1, max_size=30),
    st.floats(0, 90),
    st.floats(0, 140),
)
@settings(max_examples=20, deadline=None)
def test_any_glyphs_lie_where_they_are_told(
    size: float, glyphs: list[tuple[int, float]], x: float, y: float
) -> None:
    at = tuple(itertools.accumulate((step * size for _, step in glyphs[1:]), initial=0.0))
    item = Glyphs(x, y, "text", size, tuple(g for g, _ in glyphs), at, ("x",) * len(glyphs))
    found = read(write(one(item))).glyphs
    assert [g.x - x for g in found] == pytest.approx(at, abs=0.005)
    assert [g.y for g in found] == pytest.approx([y] * len(glyphs), abs=0.005)


def test_a_line_that_begins_below_where_another_ended() -> None:
    found = read(write(one(*setting(10, 20, "切り"), *setting(18, 21, "札", colour="#ff0000")))).glyphs
    assert [(g.x, g.y) for g in found] == [pytest.approx(p, abs=0.005) for p in ((10, 20), (14, 20), (18, 21))]


def test_a_line_in_pieces_is_one_string() -> None:
    whole = setting(10, 20, "切り札があれば")
    pieces = [*setting(10, 20, "切り札"), *setting(22, 20, "があれば")]
    assert len(pieces) == 2
    assert code(one(*pieces)) == code(one(*whole))
    assert code(one(*pieces)).count("TJ") == 1


def test_what_is_set_is_not_set_again() -> None:
    items = [*setting(10, 20, "一"), *setting(10, 30, "二"), *setting(10, 40, "三", colour="#ff0000")]
    written = code(one(*items))
    assert written.count("Tf") == 1
    assert written.count("0 g") == 1
    assert written.count("1 0 0 rg") == 1
    assert written.count("BT") == 1


def test_one_glyph_that_stands_for_two_characters_has_two_codes() -> None:
    a, hyphen = glyph("text", "a"), glyph("text", "-")
    data = write(
        one(Glyphs(10, 20, "text", 4, (a, hyphen, a, hyphen), (0, 2, 3, 5), ("a", "-", "b", "\u00ad")))
    )
    assert [g.text for g in read(data).glyphs] == ["a", "-", "b", "\u00ad"]
    assert [g.x for g in read(data).glyphs] == pytest.approx([10, 12, 13, 15], abs=0.005)
    text = pypdfium2.PdfDocument(data)[0].get_textpage().get_text_range()
    assert text.startswith("a-b")


def test_a_glyph_without_characters_of_its_own() -> None:
    a = glyph("text", "a")
    item = Glyphs(10, 20, "text", 4, (a, a), (0, 2), ("xy", ""))
    assert [g.text for g in read(write(one(item))).glyphs] == ["xy", "\u200b"]


def test_glyph_zero_is_refused() -> None:
    item = Glyphs(10, 20, "text", 4, (0,), (0,), ("\u2680",))
    with pytest.raises(GlyphError, match=r"'text' has no glyph for '\\u2680'|no glyph for '⚀'"):
        write(one(item))


def test_unseen_glyphs_are_extracted_and_not_drawn() -> None:
    item = replace(setting(20, 40, "札", size=20)[0], colour="")
    data = write(one(item, *setting(20, 60, "見える")))
    image = pypdfium2.PdfDocument(data)[0].render(scale=1).to_pil().convert("L")
    above = image.crop((0, 0, image.width, int(45 * PT)))
    assert above.getextrema() == (255, 255)
    assert image.getextrema()[0] < 100  # the text after it is seen
    assert read(data).glyphs[0].text == "札"


def test_fonts_are_embedded_and_subset_and_no_other_is_named() -> None:
    data = write(rich())
    document = read(data)
    assert len(document.faces) >= 4
    assert faults(document) == []
    with pikepdf.open(io.BytesIO(data)) as pdf:
        names = [str(o.BaseFont) for o in pdf.objects if isinstance(o, pikepdf.Dictionary) and "/BaseFont" in o]
        assert names
        assert all("+" in name for name in names)
        for page in pdf.pages:
            assert b"/F1 12 Tf" not in page.Contents.read_bytes()  # ReportLab's preamble


def test_the_same_face_in_many_forms_is_one_font() -> None:
    forms = {f"f{n}": Drawing(20, 20, tuple(setting(1, 8, word))) for n, word in enumerate("親札点")}
    pdf = opened(one(*(Placed(name, 10, 10 + 25 * n) for n, name in enumerate(forms)), forms=forms))
    assert sum(1 for o in pdf.objects if isinstance(o, pikepdf.Stream) and "/Length1" in o) == 1


# --- paths and forms


def test_paths_are_drawn_in_place() -> None:
    data = write(one(box(10, 20, 30, 40, fill="#ff0000"), box(50, 20, 30, 40, stroke="#0000ff", width=2)))
    image = pypdfium2.PdfDocument(data)[0].render(scale=10 / PT).to_pil().convert("RGB")  # 10 pixels a mm
    red, blue, white = (255, 0, 0), (0, 0, 255), (255, 255, 255)
    for x, y, colour in (
        (10.2, 20.2, red),
        (39.8, 59.8, red),
        (9.7, 40, white),
        (40.3, 40, white),
        (25, 19.7, white),
        (49.2, 40, blue),
        (50.8, 40, blue),
        (51.3, 40, white),
        (48.7, 40, white),
    ):
        assert image.getpixel((round(x * 10), round(y * 10))) == colour, (x, y)


@pytest.mark.parametrize("by", [0.0003172, 14.3, 143.0])
def test_a_path_lies_where_it_is_told_however_it_is_enlarged(by: float) -> None:
    corners = (12.3456, 23.4567), (34.5678, 45.6789)
    (left, top), (right, foot) = ((x / by, y / by) for x, y in corners)
    shape = Path((("M", left, top), ("L", right, top), ("L", right, foot), ("Z",)), fill="#000000")
    kind = pypdfium2.raw.FPDF_PAGEOBJ_PATH
    for opacity in (1.0, 0.5):
        data = write(one(Group((shape,), Matrix(by, 0, 0, by), opacity=opacity)))
        (found,) = pypdfium2.PdfDocument(data)[0].get_objects(max_depth=2, filter=[kind])
        x1, y1, x2, y2 = (value / PT for value in found.get_bounds())
        assert (x1, 150 - y2, x2, 150 - y1) == pytest.approx((*corners[0], *corners[1]), abs=0.01)


def test_a_path_without_paint_draws_nothing() -> None:
    assert code(one(Path((("M", 1, 1), ("L", 2, 2))))) == ""


def test_evenodd_dash_cap_and_join() -> None:
    written = code(one(box(1, 1, 5, 5, fill="#000000", evenodd=True)))
    assert written.endswith("f*")
    written = code(one(box(1, 1, 5, 5, stroke="#808080", width=1, dash=(2, 1), cap="round", join="bevel")))
    assert "[5.669 2.835]0 d" in written
    assert "1 J" in written
    assert "2 j" in written
    assert "0.502 G" in written
    # once for two paths of one look
    bold = box(1, 1, 5, 5, stroke="#808080", width=1, dash=(2, 1), cap="round", join="bevel")
    twice = code(one(bold, bold)).split()
    assert [twice.count(operator) for operator in ("J", "j", "w", "d", "G", "S")] == [1, 1, 1, 1, 1, 2]


def corners(matrix: tuple[float, ...], width: float, height: float) -> list[tuple[float, float]]:
    """Give where a form's corners come to lie, clockwise from its top left: pt, from the bottom left."""
    a, b, c, d, e, f = matrix
    points = ((0, height), (width, height), (width, 0), (0, 0))
    return [(a * x * PT + c * y * PT + e, b * x * PT + d * y * PT + f) for x, y in points]


@given(
    st.floats(-50, 250),
    st.floats(-50, 350),
    st.sampled_from((0, 90, 180, 270)),
    st.floats(0.1, 4),
    st.floats(1, 100),
    st.floats(1, 100),
)
@settings(max_examples=100)
def test_a_form_placed_and_turned(
    x: float, y: float, turn: int, scale: float, width: float, height: float
) -> None:
    """Its box has its top left at x, y; its own top left corner goes round clockwise."""
    item, page = Placed("f", x, y, turn, scale), 297.0
    wide, high = (height * scale, width * scale) if turn % 180 else (width * scale, height * scale)
    assert reach((item,), {"f": Drawing(width, height, ())}) == (x, y, x + wide, y + high)
    here = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
    clockwise = [(px * PT, (page - py) * PT) for px, py in here]
    steps = turn // 90
    wanted = clockwise[steps:] + clockwise[:steps]
    by = upwards(placing(x, y, width, height, turn, scale), page, height, 9)
    matrix = tuple(map(float, by.split()))
    for found, expected in zip(corners(matrix, width, height), wanted, strict=True):
        assert found == pytest.approx(expected, abs=1e-3)


def test_a_drawing_is_stored_once_and_placed_often() -> None:
    forms = {"f": Drawing(10, 10, (box(0, 0, 10, 10, fill="#00ff00"),)), "unused": Drawing(1, 1, ())}
    pub = one(*(Placed("f", 10 * n, 20) for n in range(5)), forms=forms)
    pdf = opened(pub)
    assert sum(1 for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Form") == 1
    assert code(pub).count(" Do") == 5


STAR: tuple[Op, ...] = (
    *(("M", 5.0, 1.0), ("L", 5.6, 4.4), ("L", 9.0, 5.0), ("L", 5.6, 5.6), ("L", 5.0, 9.0)),
    *(("L", 4.4, 5.6), ("L", 1.0, 5.0), ("L", 4.4, 4.4), ("Z",)),
)


@pytest.mark.parametrize(
    "path",
    [
        Path(STAR, fill="#c62f2f"),
        Path(STAR, stroke="#24733d", width=0.4, miter=20),  # its points go on far beyond it
        Path(STAR, stroke="#24733d", width=0.4),
        Path(STAR, fill="#ffd700", stroke="#1b1b1f", width=0.3, dash=(1.0, 0.5), phase=0.2, join="round"),
        Path(STAR, fill="#c62f2f", stroke="#1b1b1f", width=0.5, evenodd=True, opacity=(0.4, 0.7)),
    ],
)
def test_a_path_that_comes_often_is_a_form_and_looks_the_same(path: Path) -> None:
    """What was set before makes no difference to it, nor does it to what comes after."""
    before = box(80, 90, 10, 10, fill="#0000ff", stroke="#ffff00", width=2, miter=1.5, opacity=(0.5, 0.5))
    after = box(80, 115.4, 10, 10, fill="#0000ff", stroke="#ffff00", width=2, miter=1.5, opacity=(0.5, 0.5))
    items: list[Item] = []
    for row in range(3):
        items += [Moved(12.7 * 2 * column, 25.4 * row, (path,)) for column in range(3)]
        items += [before, after]
    pub = one(*items)
    written = code(pub)
    assert written.count(" Do") == 9 and written.count("/X0 Do") == 9
    assert " Do" not in code(one(path))
    alone, image = (
        pypdfium2.PdfDocument(write(each))[0].render(scale=4).to_pil().convert("RGB")
        for each in (one(path), pub)
    )
    step = 288  # pixels in an inch
    first = alone.crop((0, 0, 120, 120))
    assert len(first.getcolors(120 * 120) or ()) > 3
    for row, column in itertools.product(range(3), range(3)):
        left, top = column * step, row * step
        again = image.crop((left, top, left + 120, top + 120))
        assert max(ImageChops.difference(first, again).tobytes()) <= 48, (row, column)
    edges = [image.crop((870, top, 1040, top + 180)) for top in (990, 990 + step)]
    assert max(ImageChops.difference(*edges).tobytes()) <= 48


def test_short_paths_and_rare_ones_are_no_forms() -> None:
    short = box(0, 0, 5, 5, fill="#ff0000")
    star = Path(STAR, fill="#ff0000")
    written = code(one(*(Moved(10 * n, 0, (short,)) for n in range(9)), star, Moved(20, 20, (star,))))
    assert " Do" not in written and written.count("f") == 11


def test_often_drawn_paths_are_forms_in_a_figure() -> None:
    """They are content of their tag, and its box is round all of them."""
    star = Path(STAR, fill="#ff0000")
    tags = (Tag("Figure", alt="stars"),)
    stars = tuple(Moved(10.0 * n, 20.0, (star,)) for n in range(5))
    pdf = opened(one(Marked(0, stars), tags=tags))
    lines = pdf.pages[0].Contents.read_bytes().decode("ascii").split("\n")
    assert lines[0] == "/Figure <</MCID 0>>BDC" and lines[-1] == "EMC"
    assert sum(line.endswith("Do Q") for line in lines) == 5
    found = [float(v) / PT for v in pdf.Root.StructTreeRoot.K.K[0].A.BBox]
    assert found == pytest.approx([1, 150 - 29, 49, 150 - 21], abs=0.01)
    halved = Group(stars, Matrix(0.5, 0, 0, 0.5, 7.0, 9.0))
    grouped = opened(one(Marked(0, (Moved(1.0, 2.0, (halved,)),)), tags=tags))
    found = [float(v) / PT for v in grouped.Root.StructTreeRoot.K.K[0].A.BBox]
    assert found == pytest.approx([8.5, 150 - 25.5, 32.5, 150 - 21.5], abs=0.01)


def test_a_form_clips_nothing_that_it_draws() -> None:
    form = Drawing(10, 10, (box(0, 0, 10, 10, stroke="#000000", width=2, join="round"),))
    pdf = opened(one(Placed("f", 20, 20), forms={"f": form}))
    left, bottom, right, top = (float(v) / PT for v in pdf.pages[0].Resources.XObject.X0.BBox)
    assert (left, bottom, right, top) == pytest.approx((-1, -1, 11, 11), abs=0.001)


def cut_off(item: Item) -> bool:
    """Tell whether something of what is drawn alone is not there where it is let through."""
    alone, through = (
        pypdfium2.PdfDocument(write(one(Group((item,), opacity=opacity))))[0].render(scale=10 / PT).to_pil()
        for opacity in (1, 0.5)
    )
    inked = [image.convert("L").point(lambda value: 255 * (value < 192)) for image in (alone, through)]
    return ImageChops.difference(*inked).filter(ImageFilter.MinFilter(3)).getbbox() is not None


@pytest.mark.parametrize("face", faces())
def test_a_group_cuts_no_glyph_off(face: str) -> None:
    """Not those that reach farthest beyond their em, to either side, up or down."""
    font = font_of(face)
    boxes = {n: box for n in range(font.face.glyph_count) if (box := font.get_glyph_extents(n))}
    farthest = {
        min(boxes, key=lambda n: boxes[n].x_bearing),
        max(boxes, key=lambda n: boxes[n].x_bearing + boxes[n].width),
        max(boxes, key=lambda n: boxes[n].y_bearing),
        min(boxes, key=lambda n: boxes[n].y_bearing + boxes[n].height),
    }
    assert not any(cut_off(Glyphs(40, 80, face, 12, (n,), (0.0,), ("x",))) for n in farthest)


@pytest.mark.parametrize(
    "look", [{}, {"miter": 20.0}, {"miter": 1.0, "cap": "square"}, {"join": "round", "cap": "square"}]
)
def test_a_group_cuts_no_corner_off(look: dict[str, Any]) -> None:
    turn = (("M", 20.0, 20.0), ("L", 60.0, 26.0), ("L", 20.0, 32.0)), (("M", 20.0, 60.0), ("L", 30.0, 70.0))
    assert not any(cut_off(Path(ops, stroke="#000000", width=6, **look)) for ops in turn)


def test_a_form_is_clipped_where_its_box_says_so() -> None:
    forms = {"f": Drawing(20, 20, (box(0, 0, 20, 20, fill="#ff0000"),))}
    data = write(
        one(Placed("f", 10, 10, clip=Rect(15, 10, 5, 20)), box(60, 60, 5, 5, fill="#0000ff"), forms=forms)
    )
    image = pypdfium2.PdfDocument(data)[0].render(scale=10 / PT).to_pil().convert("RGB")
    assert [image.getpixel((x, 200)) for x in (147, 153, 197, 203)] == [
        (255, 255, 255),
        (255, 0, 0),
        (255, 0, 0),
        (255, 255, 255),
    ]
    assert image.getpixel((620, 620)) == (0, 0, 255)  # what comes after is not clipped


def test_forms_in_forms() -> None:
    inner, outer = (
        Drawing(5, 5, (box(0, 0, 5, 5, fill="#ff0000"),)),
        Drawing(20, 20, (Placed("inner", 10, 10),)),
    )
    data = write(one(Placed("outer", 10, 10), forms={"inner": inner, "outer": outer}))
    image = pypdfium2.PdfDocument(data)[0].render(scale=10 / PT).to_pil().convert("RGB")
    assert image.getpixel((225, 225)) == (255, 0, 0)
    assert image.getpixel((195, 195)) == (255, 255, 255)


def test_pages_of_another_pdf_share_its_fonts() -> None:
    forms = {f"f{n}": Imported(63, 88, cairo_pages(), n) for n in (0, 1)}
    data = write(
        one(Placed("f0", 0, 0), Placed("f1", 20, 90, 90, 0.5), Placed("f0", 0, 90, 0, 0.2), forms=forms)
    )
    with pikepdf.open(io.BytesIO(data)) as pdf:
        fonts = [
            o for o in pdf.objects if isinstance(o, pikepdf.Dictionary) and o.get("/Subtype") == "/CIDFontType2"
        ]
        assert fonts  # cairo's, which lack the entry
        assert all(font.CIDToGIDMap == pikepdf.Name.Identity for font in fonts)
        assert len({font.FontDescriptor.FontFile2.objgen for font in fonts}) == len(fonts) == 1
    image = pypdfium2.PdfDocument(data)[0].render(scale=10 / PT).to_pil().convert("RGB")
    # the rectangle of page 1 begins 20 pt from its left and 40 pt from its top
    assert image.getpixel((round(200 / PT) + 2, round(400 / PT) + 2)) == (204, 51, 77)
    assert image.getpixel((round(200 / PT) - 3, round(400 / PT) + 2)) == (255, 255, 255)
    # turned and halved, the rectangle of page 2 lies 40/2 pt from the right and 20/2 pt from the top
    right, top = (20 + 44) * 10 - round(200 / PT), 900 + round(100 / PT)
    assert image.getpixel((right - 3, top + 3)) == (26, 51, 77)
    assert image.getpixel((right + 3, top + 3)) == (255, 255, 255)


def test_reach_is_the_box_round_everything() -> None:
    forms = {"f": Drawing(10.0, 4.0, ())}
    assert reach((), forms) is None
    assert reach((Path(()), Marked(None, ())), forms) is None
    assert reach((Placed("f", 1, 2, 90, 2.0),), forms) == (1, 2, 9, 22)
    two = box(5, 5, 1, 1, fill="#000000"), Marked(None, (box(0, 9, 1, 1, fill="#000000"),))
    assert reach(two, forms) == (0, 5, 6, 10)


# --- the document


def test_boxes_are_exact() -> None:
    """Trim and bleed to a hundredth of a millimetre; the print dialog is asked not to scale."""
    pdf = opened(
        one(
            box(1, 1, 1, 1, fill="#000000"),
            trim=Rect(10, 20, 63, 88),
            bleed=Rect(7, 17, 69, 94),
            duplex="DuplexFlipLongEdge",
        )
    )
    page = pdf.pages[0]
    for name, wanted in (
        ("/MediaBox", (0, 0, 100, 150)),
        ("/TrimBox", (10, 42, 73, 130)),
        ("/BleedBox", (7, 39, 76, 133)),
    ):
        assert [float(v) / PT for v in page.obj[name]] == pytest.approx(wanted, abs=0.01)
    assert pdf.Root.ViewerPreferences.PrintScaling == pikepdf.Name("/None")
    assert pdf.Root.ViewerPreferences.Duplex == pikepdf.Name.DuplexFlipLongEdge
    assert pdf.Root.ViewerPreferences.DisplayDocTitle


def test_a_page_without_boxes_after_one_with_them() -> None:
    pages = (Page(100, 150, (), trim=Rect(1, 1, 10, 10)), Page(50, 60, ()))
    pdf = opened(Publication("t", "en", pages))
    assert "/TrimBox" in pdf.pages[0].obj
    assert "/TrimBox" not in pdf.pages[1].obj
    assert [float(v) / PT for v in pdf.pages[1].mediabox] == pytest.approx((0, 0, 50, 60), abs=0.001)


def test_bookmarks_keep_their_order_levels_and_places() -> None:
    pdf = opened(rich())
    with pdf.open_outline() as outline:
        assert [entry.title for entry in outline.root] == ["遊び方"]
        assert [entry.title for entry in outline.root[0].children] == ["得点", "また得点"]
        for entry in outline.root[0].children:
            assert isinstance(entry.destination, pikepdf.Array)
            page, kind, left, top, _ = entry.destination
            assert page.objgen == pdf.pages[1].obj.objgen
            assert kind == pikepdf.Name.XYZ
            assert (float(left) / PT, 297 - float(top) / PT) == pytest.approx((20, 22), abs=0.01)


def test_the_outline_counts_what_is_open() -> None:
    """ISO 32000-1, tables 152 and 153: the root counts every entry that shows, each entry those below it."""
    levels = (0, 1, 2, 1, 0, 0, 1)
    marks = tuple(Bookmark(f"{n}", level, "a") for n, level in enumerate(levels))
    pdf = opened(one(anchors=(Anchor("a", 0, 0),), bookmarks=marks))
    found: list[tuple[str, int, str]] = []

    def walk(entry: Any, above: Any) -> None:
        before = None
        while entry is not None:
            assert entry.Parent.objgen == above.objgen
            assert (entry.Prev.objgen if "/Prev" in entry else None) == before
            found.append((str(entry.Title), int(entry.get("/Count", 0)), str(above.get("/Title", "root"))))
            walk(entry.get("/First"), entry)
            before, last, entry = entry.objgen, entry, entry.get("/Next")
        if before is not None:
            assert above.Last.objgen == last.objgen

    walk(pdf.Root.Outlines.First, pdf.Root.Outlines)
    assert pdf.Root.Outlines.Count == len(levels)
    assert found == [
        ("0", 3, "root"),
        *(("1", 1, "0"), ("2", 0, "1"), ("3", 0, "0")),
        *(("4", 0, "root"), ("5", 1, "root"), ("6", 0, "5")),
    ]
    with pytest.raises(ValueError, match="skips a level"):
        write(one(anchors=(Anchor("a", 0, 0),), bookmarks=(Bookmark("x", 1, "a"),)))


def test_links_go_where_they_say() -> None:
    pdf = opened(rich())
    inside, outside = pdf.pages[0].Annots
    assert inside.Dest[0].objgen == pdf.pages[1].obj.objgen
    assert str(inside.Contents) == "得点"
    assert [float(v) / PT for v in inside.Rect] == pytest.approx((70, 297 - 48, 78, 297 - 43), abs=0.01)
    assert str(outside.A.URI) == "https://example.org/%E3%81%82"
    assert str(outside.Contents) == "example.org"
    assert inside.F == outside.F == 4


def test_links_to_nowhere() -> None:
    link = Link(Rect(0, 0, 1, 1), "#scoer", None, "x")
    with pytest.raises(MarkupError) as caught:
        write(one(links=(link,), anchors=(Anchor("score", 0, 0),)))
    assert caught.value.hint == "did you mean 'score'?"
    with pytest.raises(ValueError, match="more than once"):
        write(one(anchors=(Anchor("a", 0, 0), Anchor("a", 1, 1))))


@pytest.mark.parametrize(
    ("value", "digits", "text"),
    [(0, 2, "0"), (-0.001, 2, "0"), (1.5, 2, "1.5"), (10, 2, "10"), (-12.346, 2, "-12.35")],
)
def test_numbers(value: float, digits: int, text: str) -> None:
    assert num(value, digits) == text


PLACES = st.one_of(st.floats(-1e4, 1e4), st.integers(-3000, 3000).map(lambda n: n / 100 / PT))


@given(
    st.lists(
        st.one_of(
            st.tuples(st.sampled_from("ML"), PLACES, PLACES),
            st.tuples(st.just("C"), *[PLACES] * 6),
            st.just(("Z",)),
        ),
        max_size=12,
    ),
    st.integers(1, 4),
)
def test_a_path_is_written_number_for_number(ops: list[Op], digits: int) -> None:
    rows = []
    for name, *places in ops:
        words = [num(((3.5 + v) if i % 2 == 0 else (297 - v)) * PT, digits) for i, v in enumerate(places)]
        rows.append("h" if name == "Z" else " ".join([*words, name.lower()]))
    assert path_code(tuple(ops), 3.5, 297, digits) == "\n".join(rows)


# --- the same bytes


def test_the_same_bytes_in_another_process() -> None:
    script = (
        "import hashlib; from tests.pdf.sample import rich; from printkit.pdf.write import write; "
        "print(hashlib.sha256(write(rich())).hexdigest())"
    )
    env = {"PATH": "/usr/bin:/bin", "PYTHONHASHSEED": "1", "TZ": "Pacific/Kiritimati"}
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=env, capture_output=True, check=True)
    assert done.stdout.decode().strip() == hashlib.sha256(write(rich())).hexdigest()
    assert write(rich(level="plain")) == write(rich(level="plain")) != write(rich())


def test_a_page_is_small() -> None:
    """A full page of running text is a few kilobytes beyond its fonts."""
    lines = [
        g
        for n in range(40)
        for g in setting(15, 15 + 6 * n, "切り札があれば必ず出す。手札から一枚を選ぶ。" * 2, size=3.8)
    ]
    page = Page(210, 297, tuple(lines))
    few, many = (write(Publication("t", "ja", (page,) * n)) for n in (1, 11))
    assert (len(many) - len(few)) / 10 < 5_000


@pytest.mark.external("pdftotext")
def test_poppler_gives_back_what_was_written(tmp_path: FilePath) -> None:
    file = tmp_path / "t.pdf"
    file.write_bytes(write(one(*setting(10, 20, "切り札 AV trick"), *setting(10, 30, "「親」が配る。"))))
    assert run("pdftotext", file, "-").split("\n")[0] == "切り札 AV trick"
    assert "「親」が配る。" in run("pdftotext", "-raw", file, "-")
