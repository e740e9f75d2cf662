"""Drawings plotted by ourselves beside the same drawn by CairoSVG: an independent viewer sees no difference."""

from __future__ import annotations

import io
import itertools
import tomllib
from collections.abc import Mapping
from pathlib import Path as File
from types import MappingProxyType

import numpy
import pikepdf
import pypdfium2
import pytest
import resvg_py
from PIL import Image, ImageChops, ImageStat

from printkit.draw.check import check
from printkit.draw.die import die_lines
from printkit.draw.figure import read_svg
from printkit.draw.plot import plot
from printkit.kit.model import Ink
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit
from printkit.parts import art
from printkit.parts.faces import Rendering
from printkit.parts.pictures import PICTURE, filled
from printkit.pdf.extent import leaves
from printkit.pdf.page import Drawing, Group, Imported, Item, Page, Path, Placed, Publication
from printkit.pdf.write import write

FINE = 6
"""Pixels in a millimetre."""

CLOSE = 48
"""How far a square millimetre of one may be from the other's, of 255: a hairline falls on other pixels."""

TOGETHER = 6
"""And how far the whole may be, on the average."""


def pdf_of(forms: list[Drawing | Imported]) -> bytes:
    pages = tuple(Page(f.width, f.height, (Placed(str(n), 0, 0),)) for n, f in enumerate(forms))
    return write(Publication("x", "en", pages, forms={str(n): f for n, f in enumerate(forms)}))


def seen(pdf: bytes) -> tuple[list[Image.Image], str]:
    """Every page in colour, by square millimetre; and all the text."""
    pages, words = [], ""
    for page in pypdfium2.PdfDocument(pdf):
        pages.append(page.render(scale=FINE / (72 / 25.4)).to_pil().convert("RGB").reduce(FINE))
        words += "".join(page.get_textpage().get_text_bounded().split())
    return pages, words


def both(
    svgs: list[str], width: float, height: float, pictures: Mapping[str, bytes] = MappingProxyType({})
) -> tuple[bytes, bytes]:
    sizes = {f"{PICTURE}{name}": Image.open(io.BytesIO(data)).size for name, data in pictures.items()}
    plots = [plot(check(svg, width, height, "x"), width, height, sizes) for svg in svgs]
    assert None not in plots
    ours = pdf_of([Drawing(width, height, filled(items or (), pictures), clip=True) for items in plots])
    drawn = art.draw(svgs, width, height, pictures=pictures)
    return ours, pdf_of([Imported(width, height, drawn, n) for n in range(len(svgs))])


def compare(
    svgs: list[str],
    width: float,
    height: float,
    close: float = CLOSE,
    pictures: Mapping[str, bytes] = MappingProxyType({}),
) -> None:
    ours, cairos = both(svgs, width, height, pictures)
    (a, words), (b, others) = seen(ours), seen(cairos)
    assert sorted(words) == sorted(others)
    for number, (one, other) in enumerate(zip(a, b, strict=True)):
        apart = ImageChops.difference(one, other)
        found = ImageStat.Stat(apart)
        assert max(most for _, most in found.extrema) <= close, f"face {number}"
        assert sum(found.mean) / 3 <= TOGETHER


USUAL = (("sorcerer", "low"),)
"""The kit that is drawn in every run; what drawings are made of is tried piece by piece below."""


@pytest.mark.parametrize(
    ("kit_id", "ink"),
    [
        pytest.param(kit, ink, marks=[pytest.mark.long] * ((kit, ink) not in USUAL))
        for kit, ink in itertools.product(builtin_kits(), ("colour", "low"))
    ],
)
def test_the_kits(kit_id: str, ink: Ink) -> None:
    """All parts, some cards of a deck; that all of them can be plotted, test_every_kit.py shows."""
    kit = read_kit(find_kit(kit_id))
    for part in kit.parts:
        cards = Rendering(kit, part, kit.languages[0], ink, plots={})
        cards.render([*cards.numbers[:2], *cards.numbers[2::13]])
        made = cards.component()
        assert None not in made.plots.values(), f"{part.id} needs CairoSVG"
        compare(list(made.drawings()[0]), *made.whole)


FONT = 'font-family="Alegreya Sans" font-size="6"'
PIECES = {
    kind: {name: text.replace("FONT", FONT) for name, text in pieces.items()}
    for kind, pieces in tomllib.loads(
        (File(__file__).parent / "pieces.toml").read_text(encoding="utf-8")
    ).items()
}


def svg(inside: str, box: str = "0 0 60 50") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{inside}</svg>'


@pytest.mark.parametrize("inside", PIECES["same"].values(), ids=PIECES["same"])
def test_what_drawings_are_made_of(inside: str) -> None:
    compare([svg(inside)], 60, 50)


IN_BOOKS = PIECES["clipped"] | PIECES["clipped-in-a-book"]


@pytest.mark.parametrize("name", IN_BOOKS)
def test_what_is_clipped_or_fitted_into_a_box(name: str) -> None:
    """On a card and in a book."""
    inside, drawn = IN_BOOKS[name], []
    if name in PIECES["clipped"]:
        made = plot(check(svg(inside), 60, 50, "x"), 60, 50)
        assert made is not None
        drawn.append(made)
    png = resvg_py.svg_to_bytes(svg_string=svg(inside), width=60 * FINE, height=50 * FINE, background="white")
    meant = Image.open(io.BytesIO(png)).convert("RGB").reduce(FINE)
    for items in (*drawn, read_svg(svg(inside), "x").items):
        (ours,), _ = seen(pdf_of([Drawing(60, 50, items, clip=True)]))
        found = ImageStat.Stat(ImageChops.difference(ours, meant))
        assert max(most for _, most in found.extrema) <= CLOSE
        assert sum(found.mean) / 3 <= 1


def test_clips_of_clips_end_somewhere() -> None:
    """What is nested deeper than a PDF's writer could follow is left to CairoSVG."""
    shape = '<rect width="50" height="40"/>'
    clips = "".join(f'<clipPath id="c{n}" clip-path="url(#c{n + 1})">{shape}</clipPath>' for n in range(3))
    clips += f'<clipPath id="c3">{shape}</clipPath>'
    beside = f'<g clip-path="url(#c0)">{shape}</g>'
    for deep, plotted in ((49, True), (51, False)):
        drawing = svg(clips + '<g clip-path="url(#c0)">' * deep + shape + "</g>" * deep + beside * 9)
        made = plot(check(drawing, 60, 50, "x"), 60, 50)
        assert (made is not None) == plotted
        assert made is None or pdf_of([Drawing(60, 50, made, clip=True)])


def photograph(mode: str, kind: str, **more: object) -> bytes:
    """Colours that change from dot to dot, 90 by 60; where it lets through, a round hole with a smooth edge."""
    down, across = numpy.mgrid[0:60, 0:90].astype(float)
    layers = [across * 2.8, down * 4.2, 255 - across * 2.8]
    far = numpy.hypot(across - 45, down - 30)
    picture = Image.fromarray(
        numpy.dstack([*layers, numpy.clip(far * 12 - 200, 0, 255)]).astype("uint8"), "RGBA"
    )
    file = io.BytesIO()
    picture.convert(mode).save(file, kind, **more)
    return file.getvalue()


PHOTOGRAPHS = {
    **{mode: photograph(mode, "PNG") for mode in ("1", "L", "LA", "P", "RGB", "RGBA")},
    "large": photograph("RGB", "PNG", compress_level=0),  # its rows are in several chunks
    "jpeg": photograph("RGB", "JPEG", quality=95),
    "grey": photograph("L", "JPEG", quality=95),
    "progressive": photograph("RGB", "JPEG", progressive=True),
}
FITS = [
    *(
        f"{align} {fit}"
        for fit in ("meet", "slice")
        for align in ("xMinYMin", "xMidYMid", "xMaxYMax", "xMidYMax")
    ),
    *("none", "xMaxYMin"),
]


def test_pictures_of_every_kind() -> None:
    ground = '<rect width="60" height="50" fill="#fc0"/>'
    inside = f'{ground}<image href="picture:{{}}" x="5" y="6" width="42" height="28"/>'
    for name, data in PHOTOGRAPHS.items():
        compare([svg(inside.format(name))], 60, 50, 60, {name: data})


def test_pictures_in_their_boxes() -> None:
    of = '<image href="picture:p" x="5" y="6" preserveAspectRatio="{}" {}/>'
    sizes = 'width="20" height="40"', 'width="50" height="12"'
    drawings = [svg(of.format(fit, size)) for fit in FITS for size in sizes]
    turned = '<g transform="rotate(20 30 25) scale(0.8)" opacity="0.5">{}</g>'
    drawings += [svg(turned.format(of.format(fit, sizes[0]))) for fit in FITS[:8:4]]
    compare(drawings, 60, 50, 60, {"p": PHOTOGRAPHS["RGB"]})


def test_a_jpeg_and_a_plain_png_go_in_as_they_are() -> None:
    """No dot is worked out anew: their files' own bytes are in the PDF."""
    for name in ("jpeg", "grey", "RGB", "L", "large"):
        ours, _ = both(
            [svg(f'<image href="picture:{name}" width="9" height="6"/>')], 60, 50, {name: PHOTOGRAPHS[name]}
        )
        with pikepdf.open(io.BytesIO(ours)) as pdf:
            (found,) = (
                o for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Image"
            )
            packed = found.read_raw_bytes()
        rows = b"".join(PHOTOGRAPHS[name].split(b"IDAT")[1:])
        assert packed == PHOTOGRAPHS[name] if name in ("jpeg", "grey") else packed[:60] in rows


def test_what_does_not_show_has_the_colours_of_the_edge_beside_it() -> None:
    picture = Image.new("RGBA", (40, 30))
    picture.paste("#ee8822", (10, 8, 30, 22))
    file = io.BytesIO()
    picture.save(file, "PNG")
    ours, _ = both([svg('<image href="picture:a" width="40" height="30"/>')], 60, 50, {"a": file.getvalue()})
    with pikepdf.open(io.BytesIO(ours)) as pdf:
        (found,) = (o for o in pdf.objects if isinstance(o, pikepdf.Stream) and "/SMask" in o)
        made = Image.frombytes("RGB", (40, 30), found.read_bytes())
    for place in ((9, 15), (30, 15), (20, 7), (20, 22), (20, 15)):
        seen = made.getpixel(place)
        assert (
            isinstance(seen, tuple) and max(abs(a - b) for a, b in zip(seen, (238, 136, 34), strict=True)) < 4
        )


def test_a_canvas_in_other_units_and_with_bleed() -> None:
    inside = (
        '<rect x="-3" y="-3" width="66" height="30" fill="#27a"/><circle cx="30" cy="30" r="9" fill="#fc0"/>'
    )
    compare([svg(inside, "-3 -3 66 56")], 66, 56)
    text = PIECES["same"]["text"].replace("<text", '<text transform="scale(10)"')
    compare([svg(text, "0 0 600 500")], 60, 50)


@pytest.mark.parametrize(
    "said", ['opacity="0.4"', 'clip-path="url(#c)"', 'transform="rotate(9)"', 'display="none"']
)
def test_what_the_drawing_says_of_itself(said: str) -> None:
    clip = '<clipPath id="c"><circle cx="20" cy="20" r="9"/></clipPath>'
    compare(
        [svg(f'{clip}<rect x="5" y="5" width="30" height="30"/>').replace("<svg ", f"<svg {said} ")], 60, 50
    )


def test_lines_to_cut_are_found_where_they_are_repeated() -> None:
    cut, plain = '<path class="cut" id="slit" d="M0 0 H5"/>', '<path id="slit" d="M0 0 H5"/>'
    uses = '<use href="#slit" y="10"/><g><use href="#slit" y="20"/></g>'
    symbol = '<symbol id="s" viewBox="0 0 9 9"><path class="score" d="M0 0 H5"/></symbol>'
    for inside, many in (
        (cut + uses, 3),
        ("<defs>" + cut + "</defs>" + uses, 2),
        (symbol + '<use href="#s" width="9" height="9"/>', 1),
        (plain + '<use class="perforate" href="#slit"/>', 1),
        (plain + uses, 0),
    ):
        assert len(die_lines(svg(inside), 60, 50, "x")) == many, inside


def items(inside: str) -> tuple[Item, ...] | None:
    return plot(check(svg(inside), 60, 50, "x"), 60, 50)


@pytest.mark.parametrize("inside", PIECES["left"].values(), ids=PIECES["left"])
def test_the_rest_is_left_to_cairosvg(inside: str) -> None:
    assert items(inside) is None


@pytest.mark.parametrize(
    ("path", "filled"), [("M5 5H40", False), ("M5 5 9 9Z m2 0h3", False), ("M5 5H40L9 9", True)]
)
def test_a_line_has_no_inside_that_is_filled(path: str, filled: bool) -> None:
    """A viewer draws a hairline in the colour of such a fill: black, under a pale translucent stroke."""
    drawn = items(f'<path d="{path}" stroke="#fff" stroke-opacity="0.45" stroke-width="0.25"/>')
    fills = [one.fill for one, _ in leaves(drawn or ()) if isinstance(one, Path)]
    assert fills == (["#000000", None] if filled else [None])


def test_what_is_drawn_often_is_a_form() -> None:
    """A pip's path stands once in the file, however many cards show it."""
    pip = '<path d="M0 -3 L3 0 L0 3 L-3 0 L-1 0 L0 -1 Z" fill="#a11"/>'
    cards = [
        svg("".join(f'<g transform="translate({5 + 6 * n} {9 + k})">{pip}</g>' for n in range(8)))
        for k in range(9)
    ]
    plots = [plot(check(card, 60, 50, "x"), 60, 50) for card in cards]
    data = pdf_of([Drawing(60, 50, one, clip=True) for one in plots if one is not None])
    compare(cards, 60, 50)
    with pikepdf.open(io.BytesIO(data)) as pdf:
        streams = [o.read_bytes() for o in pdf.objects if isinstance(o, pikepdf.Stream)]
    assert sum(stream.count(b" l\n") for stream in streams) == 5


def test_a_group_lets_through_as_one_only_where_it_must() -> None:
    (whole,) = items('<rect width="9" height="9" fill="#f00" opacity="0.5"/>') or ()
    assert (
        isinstance(whole, Group) and isinstance(whole.items[0], Path) and whole.items[0].opacity == (0.5, 0.5)
    )
    (whole,) = items('<rect width="9" height="9" fill="#f00" stroke="#000" opacity="0.5"/>') or ()
    assert isinstance(whole, Group)
    (inner,) = whole.items
    assert isinstance(inner, Group) and inner.opacity == 0.5
