"""Figures: SVG into paths and glyphs, in mm."""

from __future__ import annotations

import io
import math

import pypdfium2
import pytest
from PIL import Image

from printkit.book.draw import read_drawing
from printkit.draw import paths
from printkit.draw.bitmaps import inline
from printkit.draw.figure import read_svg
from printkit.errors import ArtError, GlyphError
from printkit.pdf.extent import leaves
from printkit.pdf.matrix import Op
from printkit.pdf.page import Bitmap, Drawing, Moved, Page, Path, Publication
from printkit.pdf.write import write
from tests.book.common import glyph_runs, shapes


def draw(inside: str, width: float | None = None, box: str = "0 0 100 50") -> Drawing:
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">\n{inside}\n</svg>'
    return read_svg(text, "x.svg", width)


def only(inside: str, width: float | None = None) -> Path:
    (path,) = shapes(draw(inside, width).items)
    return path


def test_a_unit_is_a_millimetre_or_what_the_width_makes_it() -> None:
    assert (draw("").width, draw("").height) == (100.0, 50.0)
    assert (draw("", 40.0).width, draw("", 40.0).height) == (40.0, 20.0)
    sized = read_svg('<svg width="60mm" height="30mm" viewBox="0 0 600 300"/>', "x.svg")
    assert (sized.width, sized.height) == (60.0, 30.0)


def test_shapes_scale_with_their_strokes() -> None:
    line = only(
        '<line x1="0" y1="0" x2="10" y2="20" stroke="#f00" stroke-width="2" stroke-dasharray="4 2"/>', 50.0
    )
    assert line.ops == (("M", 0.0, 0.0), ("L", 5.0, 10.0))
    assert (line.fill, line.stroke, line.width, line.dash) == (None, "#ff0000", 1.0, (2.0, 1.0))


def test_the_viewbox_moves_the_origin() -> None:
    (path,) = shapes(draw('<rect x="10" y="10" width="5" height="5"/>', box="10 10 100 50").items)
    assert path.ops[0] == ("M", 0.0, 0.0)


def test_transforms_go_from_the_outside_in() -> None:
    line = '<path transform="rotate(90)" d="M1 0 L2 0" stroke="#000000"/>'
    path = only(f'<g transform="translate(10 0) scale(2)">{line}</g>')
    assert path.ops == (("M", 10.0, 2.0), ("L", 10.0, 4.0))


def test_path_data_in_every_manner() -> None:
    absolute = paths.path("M1 1 L2 1 H3 V4 C4 4 5 5 6 6 S8 8 9 9 Q10 9 10 10 T12 12 Z")
    relative = paths.path("m1,1 1,0 h1v3c1,0,2,1,3,2s2,2,3,3q1,0,1,1t2,2z")
    flat = [[v for op in ops for v in op[1:]] for ops in (absolute, relative)]
    assert [op[0] for op in absolute] == ["M", "L", "L", "L", "C", "C", "C", "C", "Z"]
    assert [op[0] for op in relative] == [op[0] for op in absolute]
    assert flat[0] == pytest.approx(flat[1])


def numbers(op: Op) -> tuple[float, ...]:
    """Give a step of a path without its letter."""
    return tuple(op[1:])


def test_a_smooth_curve_mirrors_the_handle_before_it() -> None:
    ops = paths.path("M0 0 C0 0 3 1 4 4 S8 8 9 9")
    assert numbers(ops[2])[:2] == (5.0, 7.0)


@pytest.mark.parametrize("sweep", [0, 1])
def test_an_arc_keeps_to_its_circle(sweep: int) -> None:
    ops = paths.path(f"M10 0 A10 10 0 1{sweep}0 10")
    for op in ops[1:]:
        end = numbers(op)[4:6]
        centre = (0.0, 0.0) if sweep == 0 else (10.0, 10.0)
        assert op[0] == "C"
        if sweep == 0:
            continue
        assert math.dist(end, centre) == pytest.approx(10.0)
    assert numbers(ops[-1])[4:6] == pytest.approx((0.0, 10.0))


def test_an_arc_of_next_to_nothing_is_a_line() -> None:
    for arc in ("A1 1 0 0 0 1e-200 0", "A1e-300 1e-300 0 0 0 1 0", "A0 1 0 0 0 2 0"):
        assert [op[0] for op in paths.path(f"M0 0 {arc}")] == ["M", "L"]
    assert paths.path("M0 0 A1 1 0 0 0 0 0") == (("M", 0.0, 0.0),)


def test_a_quarter_of_a_circle_is_near_its_middle() -> None:
    (_, curve) = paths.path("M1 0 A1 1 0 0 1 0 1")
    x0, y0, (x1, y1, x2, y2, x3, y3) = 1.0, 0.0, numbers(curve)
    middle = ((x0 + 3 * x1 + 3 * x2 + x3) / 8, (y0 + 3 * y1 + 3 * y2 + y3) / 8)
    assert math.hypot(*middle) == pytest.approx(1.0, abs=3e-4)


def test_a_symbol_is_fitted_where_it_is_used() -> None:
    path = only(
        '<symbol id="s" viewBox="0 0 10 10" overflow="visible"><rect width="10" height="10"/></symbol>'
        '<use href="#s" x="20" y="0" width="40" height="20" color="#112233"/>'
    )
    assert path.ops[0] == ("M", 30.0, 0.0)
    assert path.ops[2] == ("L", 50.0, 20.0)


def test_a_symbol_without_a_viewbox_is_drawn_as_it_is() -> None:
    path = only('<symbol id="s"><rect x="-5" width="10" height="10"/></symbol><use href="#s" x="20"/>')
    assert path.ops[0] == ("M", 15.0, 0.0)


def test_a_shape_is_one_value_wherever_it_lies() -> None:
    heart = '<path d="M50 94 C22 70 5 52 5 31 Z"/>'
    drawing = draw(
        f'<symbol id="s" viewBox="0 0 100 100" overflow="visible">{heart}</symbol>'
        '<use href="#s" x="3" y="4" width="7" height="7"/>'
        '<use href="#s" x="31.7" y="0.1" width="7" height="7"/><use href="#s" x="3" width="8" height="8"/>'
        '<rect x="1" y="2" width="5" height="6" rx="1"/><rect x="70.3" y="20.1" width="5" height="6" rx="1"/>'
    )
    shown, places = zip(*leaves(drawing.items), strict=True)
    one, other, larger, box, again = places
    assert shown[0] == shown[1] == shown[2] and shown[3] == shown[4]
    assert (other.e - one.e, other.f - one.f) == pytest.approx((28.7, -3.9))
    assert (one.scale, larger.scale) == pytest.approx((0.07, 0.08))
    assert (again.e - box.e, again.f - box.f) == pytest.approx((69.3, 18.1))


def test_current_colour_is_inherited() -> None:
    path = only('<g color="#123456"><circle r="1" fill="currentColor" stroke="none"/></g>')
    assert path.fill == "#123456"


def test_text_is_anchored_and_mixes_scripts() -> None:
    drawing = draw('<text x="50" y="10" font-size="4" text-anchor="middle" fill="#222222">札 A</text>')
    runs = [run for _, run in glyph_runs(drawing.items)]
    assert "".join("".join(run.text) for run in runs) == "札 A"
    assert len({run.face for run in runs}) == 2
    last = runs[-1]
    right = last.x + last.at[-1] + 0.6 * last.size
    assert (runs[0].x + right) / 2 == pytest.approx(50.0, abs=0.6)
    assert {run.y for run in runs} == {10.0}


def test_a_dy_brings_down_what_follows() -> None:
    """As in SVG: H₂O goes up again by a dy of its own."""
    drawing = draw('<text x="5" y="10" font-size="4">H<tspan dy="1">2</tspan><tspan dy="-1">O</tspan></text>')
    assert [round(run.y, 3) for _, run in glyph_runs(drawing.items)] == [10.0, 11.0, 10.0]
    drawing = draw(
        '<text x="5" y="10" font-size="4">a<tspan dy="1">b</tspan>c<tspan x="5" dy="4">d</tspan></text>'
    )
    assert [round(run.y, 3) for _, run in glyph_runs(drawing.items)] == [10.0, 11.0, 11.0, 15.0]
    drawing = draw('<text y="10" font-size="4">a<tspan dy="3">b</tspan></text><text font-size="4">c</text>')
    assert [round(run.y, 3) for _, run in glyph_runs(drawing.items)] == [10.0, 13.0, 0.0]


def test_a_tspan_with_an_x_begins_a_line() -> None:
    drawing = draw('<text x="5" y="10" font-size="4">one<tspan x="5" dy="6">two</tspan></text>')
    places = [(run.x, run.y) for _, run in glyph_runs(drawing.items)]
    assert places == [(5.0, 10.0), (5.0, 16.0)]


FAR = '<g transform="scale(1e6)"><g transform="scale(1e6)"><g transform="scale(1e6)">{}</g></g></g>'


@pytest.mark.parametrize(
    ("inside", "what"),
    [
        ("<image/>", "<image> cannot be drawn"),
        ('<rect fill="url(#g)" width="1" height="1"/>', "refers to '#g', which is not there"),
        ('<rect fill="hsl(1, 2%, 3%)" width="1" height="1"/>', "'hsl(1, 2%, 3%)' cannot be drawn"),
        ('<rect fil="red" width="1" height="1"/>', "'fil' of <rect> is not known"),
        ('<rect clip-path="x" width="1" height="1"/>', "clip-path: x cannot be drawn"),
        ('<rect clip-path="inset(5)" width="1" height="1"/>', "clip-path: inset(5) cannot be drawn"),
        ('<text>a<tspan dx="5">b</tspan></text>', "dx of <tspan> cannot be drawn in a book"),
        ('<text>a<tspan y="5">b</tspan></text>', "y of <tspan> cannot be drawn in a book"),
        ('<text>a<tspan visibility="hidden">b</tspan></text>', "visibility of <tspan> cannot be drawn"),
        ('<g letter-spacing="2"><text>a</text></g>', "letter-spacing of <text> cannot be drawn in a book"),
        (
            '<svg width="9" height="9" viewBox="0 0 90 90"><g/></svg>',
            "height of <svg> cannot be drawn in a book",
        ),
        ('<path d="M0 0 L1"/>', "L needs 2 numbers"),
        ('<path d="L1 1"/>', "path data begins with M"),
        ('<use href="#nope"/>', "which is not there"),
        ('<use href="http://x/y.svg#z"/>', "outside the drawing"),
        ('<g id="a"><use href="#a"/></g>', "draws itself without end"),
        ("""<pattern id="a"><rect fill="url('#a')"/></pattern>""", "draws itself without end"),
        ('<style>.b { fill: url(#a) }</style><pattern id="a"><rect class="b"/></pattern>', "draws itself"),
        ('<g transform="rotate(10)"><text>x</text></g>', "text cannot be turned"),
        ('<g transform="spin(10)"/>', "'spin(10)' is no transform"),
        ("loose", "loose words"),
        ('<rect id="a"/><rect id="a"/>', "the id 'a' is used twice"),
        ('<g stroke="red"><text>x</text></g>', "stroke of <text> cannot be drawn in a book"),
        ('<text font-family="Alegreya Sans" font-size="4" y="1 2">ab</text>', "y='1 2' cannot be drawn"),
        ('<text font-family="Alegreya Sans" font-size="4" x="1em">a</text>', "'1em' is no list of numbers"),
        ('<symbol id="s" viewBox="0 0 9 9"/><use href="#s"/>', "<use> of <symbol> cannot be drawn in a book"),
        ('<rect width="1em" height="1"/>', "width='1em' cannot be drawn in a book"),
        ('<text font-family="Arial">x</text>', "no font 'Arial'"),
        (FAR.format('<rect width="1" height="1"/>'), "a length beyond all bounds (100000 mm) cannot be drawn"),
        (FAR.format("<text>x</text>"), "a length beyond all bounds"),
        (FAR.format(FAR.format(FAR.format(FAR.format("<circle r='1'/>")))), "a length beyond all bounds"),
        ("<rect>", "not well-formed XML"),
    ],
)
def test_what_cannot_be_drawn_is_an_error_with_its_line(inside: str, what: str) -> None:
    with pytest.raises(ArtError) as caught:
        draw(inside)
    assert what in caught.value.what
    assert caught.value.where in ("x.svg:2", "x.svg:3")


def test_entities_of_the_drawing_are_read_and_others_refused() -> None:
    drawn = '<svg viewBox="0 0 1 1"><rect width="1" height="1" fill="&a;"/></svg>'
    plain = read_svg(drawn.replace("&a;", "red"), "y.svg")
    assert read_svg(f'<!DOCTYPE svg [<!ENTITY a "red">]>{drawn}', "x.svg") == plain
    with pytest.raises(ArtError, match="from outside"):
        read_svg(f'<!DOCTYPE svg [<!ENTITY a SYSTEM "a">]>{drawn}', "x.svg")


def test_deep_and_long_drawings_are_refused() -> None:
    with pytest.raises(ArtError, match="nested more than 100 deep"):
        draw("<g>" * 110 + "</g>" * 110)
    with pytest.raises(ArtError, match="more than 50000 elements"):
        draw("<g/>" * 50_001)
    with pytest.raises(ArtError, match="more than 20000 elements cannot be drawn in a book"):
        draw("<g/>" * 20_001)
    uses = "".join(f'<g id="a{n}"><use href="#a{n - 1}"/></g>' for n in range(1, 300))
    with pytest.raises(ArtError, match="nested more than 200 deep, with what is used"):
        draw(f'<g id="a0"/>{uses}')


def test_a_character_that_no_font_has_is_an_error() -> None:
    with pytest.raises(GlyphError, match="U\\+13000"):
        draw('<text x="1" y="1">\U00013000</text>')


def test_characters_are_composed() -> None:
    assert text_of("か\u3099 ♥\ufe0e") == text_of("が ♥") == "が ♥"


def text_of(words: str) -> str:
    drawing = draw(f'<text x="1" y="9" font-size="4">{words}</text>')
    return "".join("".join(run.text) for _, run in glyph_runs(drawing.items))


INKSCAPE = (
    'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
    ' xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"'
)
FILTERED = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" fill="#ff0000">
<filter id="f"><feGaussianBlur stdDeviation="0.5"/></filter>
<rect filter="url(#f)" width="20" height="10"/></svg>"""


def test_what_only_pixels_show_is_painted_for_a_book() -> None:
    drawing = read_drawing(FILTERED, "figures/a.svg", 40.0)
    assert (drawing.width, drawing.height) == (40.0, 20.0)
    ((picture, place),) = leaves(drawing.items)
    assert isinstance(picture, Bitmap)
    assert place.around(*boxed(picture)) == (0.0, 0.0, 40.0, 20.0)
    with Image.open(io.BytesIO(picture.file)) as image:
        assert image.size == (472, 236)  # 300 dots an inch
        assert image.convert("RGBA").getpixel((236, 118)) == (255, 0, 0, 255)
    assert drawing.notes == ("figures/a.svg: drawn as a picture: filter: url(#f) (line 3)",)


def boxed(picture: Bitmap) -> tuple[float, float, float, float]:
    """Give a picture's left, top, right and bottom."""
    return picture.x, picture.y, picture.x + picture.width, picture.y + picture.height


def test_a_picture_keeps_its_proportions() -> None:
    file = io.BytesIO()
    Image.new("RGB", (100, 100), "red").save(file, "PNG")
    image = f'<image href="{inline(file.getvalue())}" x="5" width="40" height="10" {{}}/>'
    for more, box in (("", (40.0, 0.0, 60.0, 20.0)), ('preserveAspectRatio="none"', (10.0, 0.0, 90.0, 20.0))):
        ((picture, place),) = leaves(draw(image.format(more), 200.0).items)
        assert isinstance(picture, Bitmap) and place.around(*boxed(picture)) == box
    assert not draw(image.format('visibility="hidden"')).items
    (turned,) = leaves(draw(image.format('transform="rotate(90)"')).items)
    assert turned[1].around(0, 0, 1, 2) == pytest.approx((-2, 0, 0, 1))


def test_a_painted_figure_is_in_the_pdf() -> None:
    drawing = read_drawing(FILTERED, "figures/a.svg", 40.0)
    page = Page(60.0, 40.0, (Moved(10.0, 10.0, drawing.items),))
    shown = (
        pypdfium2.PdfDocument(write(Publication("a", "en", (page,))))[0].render(scale=2).to_pil().convert("RGB")
    )
    scale = 2 * 72 / 25.4
    assert shown.getpixel((round(30 * scale), round(20 * scale))) == (255, 0, 0)
    assert shown.getpixel((round(5 * scale), round(5 * scale))) == (255, 255, 255)


def test_an_editors_figure_is_shapes_in_a_book() -> None:
    """What Inkscape writes besides is dropped; the words are words in a font that is here."""
    saved = f"""<svg {INKSCAPE} viewBox="0 0 20 10" inkscape:version="1.2"><sodipodi:namedview/>
<g inkscape:label="x" style="-inkscape-stroke:none;font-size:medium;solid-color:#000"><filter id="f"/>
<rect width="20" height="10" style="fill:#0000ff;mix-blend-mode:normal"/></g></svg>"""
    drawing = read_drawing(saved, "figures/a.svg", 20.0)
    plain = read_drawing(
        '<svg viewBox="0 0 20 10"><rect width="20" height="10" fill="#0000ff"/></svg>', "b", 20.0
    )
    assert drawing.items == plain.items
    assert drawing.notes == ()


def test_a_slip_in_a_figure_of_ones_own_stays_an_error() -> None:
    with pytest.raises(ArtError, match="<circel> cannot be drawn"):
        read_drawing('<svg viewBox="0 0 9 9"><circel r="3"/></svg>', "figures/a.svg", 20.0)
    image = '<image width="3" height="3" href="data:image/png;base64,iVBORw0KGgo="/>'
    with pytest.raises(ArtError, match="damaged"):
        read_drawing(f'<svg viewBox="0 0 9 9">{image}</svg>', "a")
