"""Sheets as PDF: boxes, marks, slug; and what preflight refuses."""

from __future__ import annotations

import io
import itertools
import math
import re
from collections.abc import Iterator

import pikepdf
import pypdfium2
import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from printkit.errors import FitError, PreflightError
from printkit.kit.model import RINGED, Backs
from printkit.pdf.page import Drawing, Page, Path, Publication, Rect
from printkit.pdf.paper import PAPERS, USUAL
from printkit.pdf.write import write
from printkit.press.grid import LEAST_BLEED, Grid
from printkit.press.impose import Sheet
from printkit.press.layout import read_layout
from printkit.press.marks import BAR, LINE, crop_marks, rings, scale_bar, set_rows
from printkit.press.preflight import Face, preflight
from printkit.press.share import Laid
from printkit.text.faces import Glyphs
from tests.press.sample import KIT, component, faces, hexagon, impose, sheets
from tests.press.test_impose import CLOSE, jobs, overlap, slug_of

MM = 72 / 25.4
FINE = 4  # pixels in a millimetre


class Grey:
    """A rendered page that can be asked for the grey at a place in mm."""

    def __init__(self, page: pypdfium2.PdfPage) -> None:
        bitmap = page.render(scale=FINE / MM, grayscale=True)
        self.width: int = bitmap.width
        self.height: int = bitmap.height
        self.stride: int = bitmap.stride
        self.data = bytes(bitmap.buffer)

    def near(self, x: float, y: float) -> set[int]:
        """The greys of the pixel there and of those round it."""
        column, row = int(x * FINE), int(y * FINE)
        return {
            self.data[r * self.stride + c]
            for r in range(max(row - 1, 0), min(row + 2, self.height))
            for c in range(max(column - 1, 0), min(column + 2, self.width))
        }

    def at(self, x: float, y: float) -> int:
        return self.data[int(y * FINE) * self.stride + int(x * FINE)]


def points(trim: Rect) -> Iterator[tuple[float, float]]:
    """Places all over a card, a little off its edge."""
    for i in range(1, 12):
        for j in range(1, 12):
            yield trim.x + 0.5 + (trim.width - 1) * i / 12, trim.y + 0.5 + (trim.height - 1) * j / 12


def boxes(page: pikepdf.Page) -> dict[str, tuple[float, ...]]:
    names = ("/MediaBox", "/TrimBox", "/BleedBox")
    return {name: tuple(float(v) / MM for v in page.obj[name]) for name in names}


@pytest.mark.parametrize("paper", USUAL)
def test_boxes_are_exact(paper: str) -> None:
    made = component(10, 63.5, 88.9)
    pub = sheets(KIT, made, faces(made), PAPERS[paper], read_layout("block"), "long-edge")
    with pikepdf.open(io.BytesIO(write(pub))) as pdf:
        found = [boxes(page) for page in pdf.pages]
        viewer = pdf.Root.ViewerPreferences
        assert (str(viewer.PrintScaling), str(viewer.Duplex)) == ("/None", "/DuplexFlipLongEdge")
    for page, (width, height) in zip(found, [(190.5, 266.7)] * 2 + [(63.5, 88.9)] * 2, strict=True):
        left, bottom, right, top = page["/TrimBox"]
        assert (right - left, top - bottom) == pytest.approx((width, height), abs=0.05)
        assert page["/MediaBox"][2:] == pytest.approx((PAPERS[paper].width, PAPERS[paper].height), abs=0.05)
    margins = {"a4": (9.75, 15.15), "letter": (12.7, 6.35)}[paper]
    assert found[0]["/TrimBox"][:2] == pytest.approx(margins, abs=0.05)
    front, back = found[2]["/TrimBox"], found[3]["/TrimBox"]
    assert back[0] == pytest.approx(PAPERS[paper].width - front[2], abs=0.05)


@pytest.mark.parametrize(
    ("backs", "duplex"),
    [
        ("long-edge", "DuplexFlipLongEdge"),
        ("short-edge", "DuplexFlipShortEdge"),
        ("gutterfold", "Simplex"),
        ("none", "Simplex"),
    ],
)
def test_the_print_dialog_is_asked_for_the_right_side(backs: Backs, duplex: str) -> None:
    made = component(2, 63.5, 88.9)
    assert sheets(KIT, made, faces(made), PAPERS["a4"], read_layout("block"), backs).duplex == duplex
    plain = component(2, 63.5, 88.9, backs=False)
    pub = sheets(KIT, plain, faces(plain), PAPERS["a4"], read_layout("block"), backs)
    assert (pub.duplex, len(pub.pages)) == ("Simplex", 1)


def test_each_face_is_stored_once() -> None:
    made = component(3, 63.5, 88.9)
    many = type(made)(made.part, "en", "colour", 63.5, 88.9, 3, made.cards[:1] * 20)
    with pikepdf.open(
        io.BytesIO(write(sheets(KIT, many, faces(many), PAPERS["a4"], read_layout("block"), "long-edge")))
    ) as pdf:
        sizes = [
            tuple(round(float(v) / MM, 1) for v in o.BBox[2:])
            for o in pdf.objects
            if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Form"
        ]
    assert sizes.count((69.5, 94.9)) == 2  # a front and a back


def lines(path: Path) -> list[tuple[float, float, float, float]]:
    """A path of straight lines, each (x, y, x, y)."""
    found = []
    for a, b in zip(path.ops[::2], path.ops[1::2], strict=True):
        assert (a[0], b[0]) == ("M", "L")
        found.append((*a[1:], *b[1:]))
    return found  # type: ignore[return-value]  # two points


def marked(sheet: Sheet, grid: Grid, shape: str) -> tuple[Path, ...]:
    """The crop marks on a side of a sheet: by its fronts, none on a back."""
    fronts = tuple(slot for slot in sheet.slots if not slot.back)
    return crop_marks(Laid(grid, shape, fronts)) if fronts else ()


@settings(max_examples=25, deadline=None)
@given(jobs())
def test_marks_touch_no_card_but_crosses_on_its_corners(job: tuple[Grid, float, Backs, str, int]) -> None:
    """Which are on the cuts alone, one on each corner: the first cuts take the other marks away."""
    grid, bleed, backs, shape, count = job
    for sheet in impose(count, grid, bleed, backs):
        marks = marked(sheet, grid, shape)
        assert len(marks) == (
            0 if shape == "net" or not marks else 1 + (shape not in RINGED and not grid.halves)
        )
        for path in marks[1:]:
            trims = [slot.trim for slot in sheet.slots if not slot.back]
            corners = {(x, y) for t in trims for x in (t.x, t.x + t.width) for y in (t.y, t.y + t.height)}
            arms, gap = lines(path), (grid.step_x - grid.width) or 1.5
            assert len(arms) == 4 * len({(round(x, 5), round(y, 5)) for x, y in corners})
            for x1, y1, x2, y2 in arms:
                assert any(math.dist((x1, y1), corner) < 1e-5 for corner in corners)
                middle = Rect((x1 + x2) / 2 - 0.01, (y1 + y2) / 2 - 0.01, 0.02, 0.02)
                on_edge = any(overlap(middle, trim) for trim in trims)
                assert math.dist((x1, y1), (x2, y2)) == pytest.approx(0.7 if on_edge else min(1.5, gap))
        for path in marks[:1]:
            assert path.width == 0.15
            for x1, y1, x2, y2 in lines(path):
                box = Rect(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))
                grown = Rect(box.x - 0.05, box.y - 0.05, box.width + 0.1, box.height + 0.1)
                assert not any(overlap(grown, slot.bleed) for slot in sheet.slots)
                assert min(x1, x2) >= 1.7 and max(x1, x2) <= grid.paper.width - 1.7
                assert min(y1, y2) >= 1.7 and max(y1, y2) <= grid.paper.height - 1.7
                if shape in ("card", "square"):
                    assert 2 - CLOSE <= max(box.width, box.height) <= 5 + CLOSE
        if shape == "net":
            assert marked(sheet, grid, shape) == ()


@settings(max_examples=37, deadline=None)
@given(jobs())
def test_the_slug_is_clear_of_every_mark(job: tuple[Grid, float, Backs, str, int]) -> None:
    grid, bleed, backs, shape, count = job
    for sheet in impose(count, grid, bleed, backs):
        slug = slug_of(sheet, grid, shape)
        marks = [line for path in marked(sheet, grid, shape) for line in lines(path)]
        for box in (slug.bar, *slug.rows):
            for x1, y1, x2, y2 in marks:
                across = max(box.x - max(x1, x2), min(x1, x2) - box.x - box.width, 0.0)
                down = max(box.y - max(y1, y2), min(y1, y2) - box.y - box.height, 0.0)
                assert math.hypot(across, down) >= 2 - CLOSE


def off_line(x: float, y: float, a: tuple[float, float], b: tuple[float, float]) -> float:
    """How far a place is from the line through two others."""
    return abs((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / math.dist(a, b)


def six_sided_off(path: Path, trims: list[Rect]) -> float:
    """How far outside their hexagons the sides of rings lie: the same for all."""
    places = [at for _, *at in path.ops if at]
    assert len(places) == 6 * len(trims)
    offs = []
    for n, trim in enumerate(trims):
        edges = [(trim.x + u, trim.y + v) for u, v in hexagon(trim.width, trim.height)]
        ring = places[6 * n : 6 * n + 6]
        for (ax, ay), (bx, by) in itertools.pairwise([*ring, ring[0]]):
            offs.append(
                min(off_line((ax + bx) / 2, (ay + by) / 2, *edge) for edge in itertools.pairwise(edges))
            )
    assert offs == pytest.approx([offs[0]] * len(offs), abs=1e-6)
    return offs[0]


@settings(max_examples=25, deadline=None)
@given(jobs())
def test_round_fronts_have_a_ring_outside_their_edge(job: tuple[Grid, float, Backs, str, int]) -> None:
    """Black, and white round it, to be seen on any ground; cut inside it, nothing of it stays."""
    grid, bleed, backs, shape, count = job
    for sheet in impose(count, grid, bleed, backs):
        fronts = [slot for slot in sheet.slots if not slot.back]
        if shape not in RINGED or not fronts:
            assert shape in RINGED or rings(Laid(grid, shape, tuple(fronts))) == ()
            continue
        black, white = rings(Laid(grid, shape, tuple(fronts)))
        assert (black.width, black.stroke, white.stroke) == (LINE, "#000000", "#ffffff")
        inner = [0.1]
        for path in (black, white):
            if shape == "hexagon":
                off = six_sided_off(path, [slot.trim for slot in fronts])
                assert off - path.width / 2 > inner[-1] - 1e-6
                inner.append(off + path.width / 2)
                continue
            offs: list[float] = []
            for (_, *before), (kind, *at) in itertools.pairwise(path.ops):
                if kind == "C":
                    trim = fronts[len(offs) // 8].trim  # four curves each; the middle and the end of each curve
                    middle = trim.x + trim.width / 2, trim.y + trim.height / 2
                    a, b, c, d = before[-2:], at[:2], at[2:4], at[4:]
                    half = [(p + 3 * q + 3 * r + s) / 8 for p, q, r, s in zip(a, b, c, d, strict=True)]
                    offs += [math.dist(place, middle) - trim.width / 2 for place in (half, d)]
            assert len(offs) == 8 * len(fronts)
            off = offs[-1]
            assert offs == pytest.approx([off] * len(offs), abs=0.001 * fronts[0].trim.width)
            assert off - path.width / 2 > inner[-1] - 1e-6
            inner.append(off + path.width / 2)
        assert inner[-1] < LEAST_BLEED  # it lies on the bleed


@settings(max_examples=25, deadline=None)
@given(jobs())
def test_every_cut_has_a_mark_at_both_ends(job: tuple[Grid, float, Backs, str, int]) -> None:
    grid, bleed, backs, shape, count = job
    sheet = impose(count, grid, bleed, backs)[-1 if grid.fold or backs == "none" else -2]
    if shape not in ("card", "square") or grid.halves:
        return
    marks = lines(marked(sheet, grid, shape)[0])
    fronts = [slot for slot in sheet.slots if not slot.back]
    for slot in fronts:
        for x in (slot.trim.x, slot.trim.x + slot.trim.width):
            ends = [y1 for x1, y1, x2, _ in marks if abs(x1 - x) < 1e-5 and abs(x2 - x) < 1e-5]
            assert any(y < slot.trim.y for y in ends) and any(y > slot.trim.y + slot.trim.height for y in ends)
        for y in (slot.trim.y, slot.trim.y + slot.trim.height):
            ends = [x1 for x1, y1, _, y2 in marks if abs(y1 - y) < 1e-5 and abs(y2 - y) < 1e-5]
            assert any(x < slot.trim.x for x in ends) and any(x > slot.trim.x + slot.trim.width for x in ends)


def test_the_scale_bar_is_50_mm_on_the_page() -> None:
    bar = next(item for item in scale_bar().items if isinstance(item, Path))
    xs = [x for _, *places in bar.ops for x in places[::2]]
    assert (min(xs), max(xs)) == (0.0, BAR) == (0.0, 50.0)
    made = component(1, 150, 200, backs=False)
    pub = sheets(KIT, made, faces(made), PAPERS["a4"], read_layout("single"), "none")
    placed = next(item for item in pub.pages[0].items if getattr(item, "form", "") == "scale bar")
    page = Grey(pypdfium2.PdfDocument(write(pub))[0])
    row = placed.y + 2.4  # type: ignore[union-attr]  # it has been found by its form
    inked = [min(page.near((column + 0.5) / FINE, row)) < 220 for column in range(page.width)]
    start = inked.index(True)
    length = inked.index(False, start) - start
    assert (length - 2) / FINE == pytest.approx(50.0, abs=0.5)  # ``near`` makes it a pixel longer at each end


def slug(pub: Publication, page: int) -> str:
    forms = [f for name, f in pub.forms.items() if name.startswith(f"slug {page} ") and isinstance(f, Drawing)]
    return re.sub(
        r"\s+", " ", "".join("".join(g.text) for f in forms for g in f.items if isinstance(g, Glyphs))
    )


@pytest.mark.parametrize("paper", USUAL)
@pytest.mark.parametrize(
    ("lang", "backs", "words"),
    [
        (
            "en",
            "long-edge",
            ["Test box", "Cards", "v1.2", "en", "sheet 1 of 2", "front", "flip on the long edge", "100 %"],
        ),
        ("ja", "short-edge", ["ためしの箱", "札", "v1.2", "ja", "1/2枚目", "表面", "短辺とじ", "100％"]),
        ("xx", "gutterfold", ["ためしの箱 / Test box", "sheet 1 of", "fold printed side out", "山折り"]),
        ("ja+en", "none", ["札 / Cards", "ja+en", "one side", "片面印刷", "print at 100 %"]),
    ],
)
def test_the_slug_says_what_sheet_it_is(paper: str, lang: str, backs: Backs, words: list[str]) -> None:
    made = component(12, 63.5, 88.9, lang=lang)
    pub = sheets(KIT, made, faces(made), PAPERS[paper], read_layout("block"), backs)
    said = slug(pub, 0)
    for word in [*words, PAPERS[paper].name]:
        assert word in said, said
    if backs == "long-edge":
        assert "back" in slug(pub, 1)
        assert "sheet 2 of 2" in slug(pub, 3)


@pytest.mark.parametrize("lang", ["ja", "xx"])
@pytest.mark.parametrize("length", [32.0, 38.0, 45.0, 60.0])
def test_no_row_of_the_slug_begins_or_ends_with_a_dot(lang: str, length: float) -> None:
    words = ("ためしの箱 / Test box · 札 / Cards", "v1.2", "A4", "1/2枚目 / sheet 1 of 2", "表面 / front")
    rows = [
        "".join(char for glyphs in row.items if isinstance(glyphs, Glyphs) for char in glyphs.text)
        for row in set_rows(words, length, 4, lang, "cards")
    ]
    assert len(rows) > 1
    assert all(row.strip(" ·") == row.strip() for row in rows)
    said = "".join(rows)
    assert re.sub(r"[ ·]", "", said) == re.sub(r"[ ·]", "", "".join(words))


def test_what_parts_share_is_named_as_large_in_two_languages_as_one_part_is() -> None:
    """Rows broke between words alone, and what two parts are called in both was set in 4.4 pt."""
    parts = "切り札表示カード / Trump indicators 1-6", "チームカード / Team cards 1-3", "v1.0", "ja+en A4"
    other = "1/9枚目 / sheet 1 of 9", "表面 / front", "両面印刷・長辺とじ / flip on the long edge"
    whole = "シフティー・パートナーズ / Shifty Partners", *parts, *other, "倍率100％ / print at 100 %"
    sizes = [
        {
            one.size
            for row in set_rows(words, 59.5, 4, "ja", "x")
            for one in row.items
            if isinstance(one, Glyphs)
        }
        for words in (whole, ("札 / Cards",))
    ]
    assert sizes[0] == sizes[1]


def test_a_name_too_long_in_two_languages_is_printed_in_the_first() -> None:
    kit = replace(KIT, name={"ja": "箱", "en": "A very long name " * 30})
    made = component(9, 63.5, 88.9, lang="ja+en")
    said = slug(sheets(kit, made, faces(made), PAPERS["letter"], read_layout("block"), "none"), 0)
    assert "箱 · 札" in said and "ja+en" in said and "name" not in said


def test_a_name_too_long_for_the_slug() -> None:
    kit = replace(KIT, name={"ja": "箱", "en": "A very long name " * 30})
    made = component(9, 63.5, 88.9)
    with pytest.raises(FitError, match="does not fit beside the cards"):
        sheets(kit, made, faces(made), PAPERS["letter"], read_layout("block"), "none")


def test_a_card_too_large_says_which_part() -> None:
    made = component(1, 300, 88.9)
    with pytest.raises(FitError) as caught:
        sheets(KIT, made, (), PAPERS["letter"], read_layout("block"), "long-edge")
    assert caught.value.where == "kit.toml: part.cards"
    assert "300 × 88.9 mm" in caught.value.what


def good() -> bytes:
    made = component(5, 63.5, 88.9)
    return write(sheets(KIT, made, faces(made), PAPERS["a4"], read_layout("block"), "long-edge"))


FACE = 69.5, 94.9


def test_preflight_passes_what_is_right() -> None:
    assert preflight(good(), PAPERS["a4"], "long-edge", [Face(*FACE)]) == 2
    assert preflight(good(), PAPERS["a4"], "long-edge", [Face(*FACE, 3)]) == 2


def spoiled(how: str) -> bytes:
    with pikepdf.open(io.BytesIO(good())) as pdf:
        page = pdf.pages[1].obj
        if how == "trim":
            del page["/TrimBox"]
        elif how == "shift":
            for name in ("/TrimBox", "/BleedBox"):
                page[name] = pikepdf.Array([float(v) + 1 for v in page[name]])
        elif how == "back":
            del pdf.pages[1]
        elif how == "face":
            lost = re.sub(rb"/X\d+ Do", b"", page.Contents.read_bytes(), count=1)
            page.Contents = pdf.make_stream(lost)
        elif how in ("larger", "aside"):
            code = page.Contents.read_bytes()
            first = re.search(rb"1 0 0 1 ([\d.]+) ([\d.]+) cm (/X\d+) Do", code)
            assert first
            scale = b"1.01" if how == "larger" else b"1"
            x = float(first[1]) + (0.3 * MM if how == "aside" else 0)
            moved = b"%b 0 0 %b %.3f %b cm %b Do" % (scale, scale, x, first[2], first[3])
            page.Contents = pdf.make_stream(code.replace(first[0], moved, 1))
        elif how == "wide":
            for one in pdf.pages:
                left, foot, right, top = (float(v) for v in one.obj["/TrimBox"])
                one.obj["/TrimBox"] = pikepdf.Array([left - 0.3, foot, right + 0.3, top])
        elif how == "font":
            for thing in pdf.objects:
                if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/FontDescriptor":
                    del thing["/FontFile2"]
        out = io.BytesIO()
        pdf.save(out)
    return out.getvalue()


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ("trim", "no TrimBox"),
        ("shift", "not where the cards' trims are"),
        ("back", "a front without a back"),
        ("face", "fronts and"),
        ("larger", r"is drawn 70.2\d × 95.8\d mm large, not 69.5 × 94.9 mm"),
        ("aside", "not where the cards' trims are"),
        ("wide", "not where the cards' trims are"),
        ("font", "is not embedded"),
    ],
)
def test_preflight_refuses(how: str, message: str) -> None:
    with pytest.raises(PreflightError, match=message):
        preflight(spoiled(how), PAPERS["a4"], "long-edge", [Face(*FACE, 3)])


@pytest.mark.parametrize("how", ["shift", "aside"])
def test_preflight_refuses_backs_that_do_not_lie_behind(how: str) -> None:
    with pytest.raises(PreflightError, match="do not lie behind"):
        preflight(spoiled(how), PAPERS["a4"], "long-edge", [Face(*FACE)])


def test_preflight_lets_a_printers_errors_be_undone() -> None:
    """What is moved on purpose is not where the boxes say, but still has a back for each front."""
    assert preflight(spoiled("aside"), PAPERS["a4"], "long-edge", [Face(*FACE, 3)], moved=True) == 2
    with pytest.raises(PreflightError, match="fronts and"):
        preflight(spoiled("face"), PAPERS["a4"], "long-edge", [Face(*FACE, 3)], moved=True)


@pytest.mark.parametrize("how", ["face", "aside"])
def test_preflight_refuses_a_fold_that_does_not_fit(how: str) -> None:
    made = component(2, 63.5, 88.9)
    pdf = write(sheets(KIT, made, faces(made), PAPERS["a4"], read_layout("block"), "gutterfold"))
    assert preflight(pdf, PAPERS["a4"], "gutterfold", [Face(*FACE, 3)]) == 1
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        page = opened.pages[0].obj
        code = page.Contents.read_bytes()
        new = rb"" if how == "face" else rb"1 0 0 1 1 0 cm \g<0>"
        page.Contents = opened.make_stream(re.sub(rb"/X1 Do", new, code, count=1))
        out = io.BytesIO()
        opened.save(out)
    with pytest.raises(PreflightError, match="has no back" if how == "face" else "do not lie behind"):
        preflight(out.getvalue(), PAPERS["a4"], "gutterfold", [Face(*FACE)])


def test_preflight_refuses_the_wrong_paper() -> None:
    with pytest.raises(PreflightError, match="is not Letter"):
        preflight(good(), PAPERS["letter"], "long-edge", [Face(*FACE)])


def test_a_blank_page_is_no_sheet() -> None:
    blank = write(Publication("blank", "en", (Page(210, 297, ()),)))
    assert preflight(blank, PAPERS["a4"], None) == 1
    with pytest.raises(PreflightError, match="no TrimBox"):
        preflight(blank, PAPERS["a4"], "none", [Face(*FACE)])
