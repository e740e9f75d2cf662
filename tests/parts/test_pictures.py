"""Art: SVG stays vector and keeps to itself, PNG and JPEG are kept once, and what is missing or bad is told."""

from __future__ import annotations

import io
import re
from base64 import b64encode
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import pikepdf
import pypdfium2
import pytest
from msgspec.structs import replace
from PIL import Image

from printkit.book.draw import Artist
from printkit.draw.check import check
from printkit.draw.icons import icon_in_line, icon_text
from printkit.draw.plot import plot
from printkit.draw.write import Vector, read_vector
from printkit.errors import ArtError, GlyphError, SeveralErrors, TemplateError
from printkit.kit.model import Size
from printkit.kit.read import read_kit
from printkit.kit.worker import limited
from printkit.making.faces import drawn
from printkit.parts import art
from printkit.parts.faces import Component, faces
from printkit.parts.pictures import LACKING
from printkit.parts.setting import text_width
from printkit.text.faces import faces as faces_of
from tests.kit.conftest import Edit

NS = 'xmlns="http://www.w3.org/2000/svg"'
SIZE = 'width="20" height="10"'
SVG = f"""<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"
  "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg {NS} xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:i="http://www.inkscape.org/x"
  viewBox="0 0 20 10" fill="red">
<style>.a {{ fill: #00ff00 }} #b {{ stroke: #0000ff }}</style>
<metadata>who</metadata>
<defs><linearGradient id="g"><stop offset="0" stop-color="#ff0000"/></linearGradient></defs>
<rect class="a" id="b" width="10" height="10" i:label="x" style="stroke-width: 2"/>
<rect x="10" width="10" height="10" fill="url(#g)"/>
<use xlink:href="#b"/>
</svg>"""


def bitmap(kind: str, size: tuple[int, int] = (40, 20), mode: str = "RGB", **more: Any) -> bytes:
    buffer = io.BytesIO()
    colour: Any = {"L": 100, "1": 1, "CMYK": (0, 255, 255, 0)}.get(mode, "red")
    Image.new(mode, size, colour).save(buffer, kind, **more)
    return buffer.getvalue()


def grey_of_16_bits(level: int) -> bytes:
    file = io.BytesIO()
    Image.new("I;16", (40, 20), level * 257).save(file, "PNG")
    return file.getvalue()


def with_art(small: Path, edit: Edit, call: str, **files: str | bytes) -> Component:
    (small / "art").mkdir(exist_ok=True)
    for name, data in files.items():
        path = small / "art" / name.replace("_", ".")
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
    edit("card.svg", "{{ line(20, 20, row.name, 5, width=40) }}", call)
    kit = read_kit(small)
    return faces(kit, kit.parts[0], "en")


@lru_cache(maxsize=1)
def painted(front: str, width: float, height: float, pictures: tuple[tuple[str, bytes], ...]) -> Any:
    """Give a drawing as it is printed, for all that is asked of it."""
    drawn = art.draw([front], width, height, pictures=dict(pictures))
    return pypdfium2.PdfDocument(drawn)[0].render(scale=4).to_pil().convert("RGB")


def pixel(made: Component, x: float, y: float) -> tuple[int, int, int]:
    """The colour of the first card's front at a place of the trim, mm."""
    image = painted(made.cards[0].front, *made.whole, tuple(made.pictures.items()))
    at = 4 * 72 / 25.4
    found = image.getpixel((round((x + made.bleed) * at), round((y + made.bleed) * at)))
    assert isinstance(found, tuple)
    return found


GREEN, RED, WHITE = (0, 255, 0), (255, 0, 0), (255, 255, 255)


def test_svg_art_stays_vector(small: Path, edit: Edit) -> None:
    made = with_art(small, edit, "{{ picture('art/fox.svg', 10, 20, 40, 40) }}", fox_svg=SVG)
    assert "<image" not in made.cards[0].front and not made.pictures
    assert "style" not in made.cards[0].front and "who" not in made.cards[0].front
    # contained: 40 wide, 20 high, in the middle of the box
    assert pixel(made, 20, 40) == GREEN
    assert pixel(made, 40, 40) == RED
    assert pixel(made, 20, 24) == WHITE


def test_svg_art_stands_where_its_tag_says(small: Path, edit: Edit) -> None:
    tag = '<image href="art/fox.svg" x="10" y="20" width="40" height="40" preserveAspectRatio="xMidYMin"/>'
    made = with_art(small, edit, tag, fox_svg=SVG)
    assert (pixel(made, 20, 24), pixel(made, 20, 44)) == (GREEN, WHITE)


PALE = (255, 204, 204)


@pytest.mark.parametrize("name", ["a.png", "a.svg"])
@pytest.mark.parametrize(
    ("said", "left", "right"),
    [
        ('clip-path="url(#c)"', WHITE, RED),
        ('style="opacity: 0.2"', PALE, PALE),
        ('class="pale" visibility="visible"', PALE, PALE),
        ('display="none"', WHITE, WHITE),
        ('visibility="hidden"', WHITE, WHITE),
        ('id="here" transform="translate(0 -30)"/><use href="#here" y="30"', RED, RED),
        ('xlink:href="art/b.png"', RED, RED),
        ("><title>A</title><desc>b</desc></image><g", RED, RED),
    ],
)
def test_what_an_image_says_holds_for_svg_as_for_png(
    small: Path, edit: Edit, said: str, left: object, right: object, name: str
) -> None:
    """Its sides in mm, too; and one in a remark is none."""
    clip = '<clipPath id="c"><rect x="25" y="9" width="40" height="22"/></clipPath>'
    around = f"<style>.pale {{ opacity: 0.2 }}</style>{clip}"
    image = f'<image href="art/{name}" x="5mm" y="10" width="40mm" height="20mm" {said}/>'
    remark = '<!-- <image href="art/later.png" x="1" y="1" width="9" height="9"/> -->'
    red = f'<svg {NS} viewBox="0 0 20 10"><rect width="20" height="10" fill="red"/></svg>'
    made = with_art(small, edit, around + image + remark, a_svg=red, a_png=bitmap("PNG"))
    assert (pixel(made, 15, 20), pixel(made, 35, 20)) == (left, right)


def test_what_an_editor_has_beside_the_page_is_not_shown(small: Path, edit: Edit) -> None:
    parked = '<rect x="-20" y="-10" width="60" height="30" fill="red"/>'
    for size, (x, y) in (('viewBox="0 0 20 10"', (30, 25)), ('width="10" height="20"', (15, 40))):
        svg = f"<svg {NS} {size}>{parked}</svg>"
        made = with_art(small, edit, "{{ picture('art/a.svg', 10, 20, 40, 40) }}", a_svg=svg)
        assert (pixel(made, x, y), pixel(made, 30, 40)) == (WHITE, RED)
        edit(
            "card.svg",
            "{{ picture('art/a.svg', 10, 20, 40, 40) }}",
            "{{ line(20, 20, row.name, 5, width=40) }}",
        )


def test_art_that_covers_is_cut(small: Path, edit: Edit) -> None:
    call = "{{ picture('art/fox.svg', 10, 20, 20, 20, fit='cover') }}"
    made = with_art(small, edit, call, fox_svg=SVG)
    assert pixel(made, 15, 25) == GREEN
    assert pixel(made, 25, 38) == RED
    assert pixel(made, 35, 30) == WHITE


def test_ids_and_styles_are_the_pictures_own() -> None:
    one = read_vector(SVG, "fox.svg").inner
    other = read_vector(SVG.replace("#00ff00", "#ffff00"), "fox.svg").inner
    assert 'id="b"' not in one and "url(#g)" not in one
    ids = {part.split('"')[0] for part in one.split('id="')[1:]}
    assert ids.isdisjoint(part.split('"')[0] for part in other.split('id="')[1:])
    assert 'fill="#00ff00"' in one and 'stroke-width="2"' in one and 'stroke="#0000ff"' in one


def test_per_cent_are_the_picture_s_own() -> None:
    gradient = (
        '<linearGradient id="g" x1="10%"/><linearGradient id="h" gradientUnits="userSpaceOnUse" x1="10%"/>'
    )
    circle = '<g fill="url(#g)" stroke="url(#h)"><circle r="10%" cy="25%"/></g>'
    body = f'{gradient}<rect x="5%" width="100%" height="50%"/>{circle}'
    for size in ('viewBox="0 0 200 100"', 'width="200" height="100"'):
        inner = read_vector(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>', "a.svg").inner
        assert '<rect x="10" width="200" height="50"/>' in inner
        assert '<circle r="15.8114" cy="25"/>' in inner
        assert inner.count('x1="10%"') == 1 and inner.count('x1="20"') == 1


@pytest.mark.parametrize("around", ["svg", "symbol"])
def test_per_cent_of_a_smaller_box_are_painted(around: str) -> None:
    box = 'viewBox="0 0 20 10" width="50%" height="5"'
    inner = f'<{around} id="s" {box}><rect width="50%" height="5"/></{around}><use href="#s"/>'
    (note,) = read_vector(f'<svg {NS} viewBox="0 0 200 100">{inner}</svg>', "a.svg").notes
    assert note == "a.svg: drawn as a picture: width: 50% (line 1)"


@pytest.mark.parametrize(
    ("said", "box"),
    [
        ("", (-40, 0, 120, 80)),
        ("xMinYMin", (0, 0, 120, 80)),
        ("xMaxYMid meet", (-80, 0, 120, 80)),
        ("xMidYMax slice", (0, 160 / 3, 40, 80 / 3)),
        ("none", (0, 0, 40, 80)),
    ],
)
def test_a_picture_lies_in_its_size_as_it_says(said: str, box: tuple[float, ...]) -> None:
    size = f'width="60" height="40" viewBox="0 0 40 80" preserveAspectRatio="{said}"'
    assert read_vector(f'<svg {NS} {size}><rect width="9" height="9"/></svg>', "a.svg").box == pytest.approx(
        box
    )


def test_units_are_the_picture_s_own() -> None:
    body = '<rect x="-1in" width="25.4mm" height="12pt" style="stroke-width:1.5pc;stroke-dasharray:3pt 1cm"/>'
    inner = read_vector(f'<svg {NS} viewBox="0 0 200 100">{body}</svg>', "a.svg").inner
    sides = 'x="-96" width="96" height="16" stroke-width="24" stroke-dasharray="4 37.7953"'
    assert inner == f"<rect {sides}/>"


def test_variables_of_css_are_what_they_are_declared() -> None:
    style = "<style>:root{--dark:#c60} .a{fill:var(--dark)} .b{fill:var(--none, #00f)}</style>"
    made = read_vector(SVG.replace("<use", f'{style}<rect class="a" width="2" height="2"/><use'), "a.svg")
    assert "fill:#c60" in made.painted and "fill:#00f" in made.painted


@pytest.mark.parametrize(
    ("svg", "kind", "what"),
    [
        (SVG.replace("<use", "<script>x</script><use"), ArtError, "<script> cannot be drawn"),
        (SVG.replace('viewBox="0 0 20 10"', ""), ArtError, "neither a viewBox nor width and height"),
        (SVG.replace("0 0 20 10", "0 0 0 10"), ArtError, "no area"),
        ('<!DOCTYPE svg [<!ENTITY a SYSTEM "b">]><svg/>', ArtError, "an entity from outside"),
        (SVG.replace("<use", '<image href="http://x/y.png"/><use'), ArtError, "outside the drawing"),
        (
            SVG.replace("<use", '<image href="fox.png" width="3" height="3"/><use'),
            ArtError,
            "outside the drawing",
        ),
        ("<svg", ArtError, "not well-formed"),
    ],
)
def test_svg_art_that_is_refused(svg: str, kind: type[Exception], what: str) -> None:
    with pytest.raises(kind) as caught:
        read_vector(svg, "art/fox.svg")
    assert what in str(caught.value)
    assert str(caught.value).startswith("art/fox.svg:")


@pytest.mark.parametrize(
    ("inside", "hint"),
    [
        ("<style>@import url(a.css);</style>", "take it out"),
        ('<image href="x.png" {}/>', "embed it, as PNG"),
        ('<use href="cards.svg#back"/>', "copy what it shows"),
        ("<script/>", "take it out, or save the drawing as plain SVG"),
    ],
)
def test_what_a_drawing_may_not_load_has_a_hint(inside: str, hint: str) -> None:
    with pytest.raises(ArtError) as caught:
        read_vector(f'<svg {NS} viewBox="0 0 20 10">{inside.format(SIZE)}</svg>', "art/fox.svg")
    assert (caught.value.hint or "").startswith(hint)


def test_a_picture_is_in_the_file_once(small: Path, edit: Edit) -> None:
    data = bitmap("JPEG", (300, 300))
    made = with_art(small, edit, "{{ picture('art/a.jpg', 5, 5, 20, 20) }}", a_jpg=data)
    assert len(made.pictures) == 1
    drawings, _ = made.drawings()
    drawn = art.draw([*drawings, *drawings], 69.5, 94.9, pictures=made.pictures)
    with pikepdf.open(io.BytesIO(drawn)) as pdf:
        images = [o for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Image"]
        (image,) = images
        assert image.Filter == "/DCTDecode"
        assert image.read_raw_bytes() == data


def test_a_picture_may_come_many_times_on_a_card(small: Path, edit: Edit) -> None:
    """More often than qpdf bears a name twice: the page would be without all that it shows."""
    call = "{% for n in range(40) %}{{ icon('coin', 5 + n, 20, 2) }}{% endfor %}"
    (small / "icons").mkdir(exist_ok=True)
    (small / "icons" / "coin.png").write_bytes(bitmap("PNG", (200, 200)))
    made = with_art(small, edit, call)
    page = pypdfium2.PdfDocument(drawn(read_kit(small), made))[0]
    at = 4 * 72 / 25.4
    image = page.render(scale=4).to_pil().convert("RGB")
    for number in (0, 20, 39):
        place = round((5 + number + made.bleed) * at), round((20 + made.bleed) * at)
        assert image.getpixel(place) == RED


@pytest.mark.parametrize(
    ("name", "data", "colour"),
    [
        ("a.png", bitmap("PNG"), RED),
        ("a.png", bitmap("PNG", mode="RGBA"), RED),
        ("a.png", bitmap("PNG", mode="L"), (100, 100, 100)),
        ("a.png", grey_of_16_bits(100), (100, 100, 100)),
        ("a.jpg", bitmap("JPEG", quality=100), RED),
        ("a.jpg", bitmap("JPEG", mode="CMYK", quality=100), RED),
        ("a.jpg", bitmap("JPEG", progressive=True, quality=100), RED),
        ("a.webp", bitmap("WEBP", mode="RGBA", lossless=True), RED),
        ("a.tif", bitmap("TIFF", mode="CMYK", compression="tiff_lzw"), RED),
        ("a.gif", bitmap("GIF", save_all=True, append_images=[Image.new("RGB", (40, 20), "blue")]), RED),
        ("a.png", bitmap("PNG") + bytes(9 << 20), RED),
    ],
    ids=["RGB", "RGBA", "grey", "16 bits", "JPEG", "CMYK", "progressive", "WebP", "TIFF", "GIF", "9 MB"],
)
def test_kinds_of_picture(
    name: str, data: bytes, colour: tuple[int, int, int], small: Path, edit: Edit
) -> None:
    made = with_art(
        small,
        edit,
        f"{{{{ picture('art/{name}', 10, 20, 40, 40, fit='cover') }}}}",
        **{name.replace(".", "_"): data},
    )
    assert all(abs(a - b) < 6 for a, b in zip(pixel(made, 30, 40), colour, strict=True))
    assert pixel(made, 55, 40) == WHITE


def test_a_photograph_on_its_side_is_set_upright(small: Path, edit: Edit) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    made = with_art(
        small,
        edit,
        "{{ picture('art/a.jpg', 10, 20, 40, 40) }}",
        a_jpg=bitmap("JPEG", (40, 20), exif=exif.tobytes()),
    )
    ((_, data),) = made.pictures.items()
    with Image.open(io.BytesIO(data)) as picture:
        assert picture.size == (20, 40)


def test_colours_are_what_a_picture_s_own_profile_means() -> None:
    """CMYK by the profile in the file, not by rule of thumb; sRGB and damaged profiles change nothing."""
    from PIL import ImageCms

    from printkit.draw.bitmaps import checked
    from printkit.pdf.inks import own_profile

    def file(mode: str, colour: object, profile: bytes) -> bytes:
        made = io.BytesIO()
        Image.new(mode, (8, 8), colour).save(made, "JPEG", quality=100, icc_profile=profile)  # type: ignore[arg-type]
        return made.getvalue()

    red = 0, 255, 255, 0
    data, _, _ = checked(file("CMYK", red, own_profile()), "red.jpg")
    with Image.open(io.BytesIO(data)) as picture:
        assert picture.mode == "RGB"
        assert "icc_profile" not in picture.info
        shown = picture.getpixel((4, 4))
    printer = ImageCms.getOpenProfile(io.BytesIO(own_profile()))
    screen = ImageCms.createProfile("sRGB")
    meant = ImageCms.profileToProfile(Image.new("CMYK", (1, 1), red), printer, screen, outputMode="RGB")
    assert isinstance(shown, tuple) and meant is not None
    assert all(abs(a - b) < 4 for a, b in zip(shown, meant.getpixel((0, 0)), strict=True))  # type: ignore[arg-type]
    assert shown[0] < 250  # the red of inks, not of a screen
    for profile in (b"nothing", ImageCms.ImageCmsProfile(screen).tobytes()):
        same = file("RGB", (200, 30, 40), profile)
        assert checked(same, "same.jpg")[0] == same


def test_a_photograph_is_looked_at_once_and_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    from printkit.draw.bitmaps import checked

    made = io.BytesIO()
    Image.effect_noise((640, 480), 80).convert("RGB").save(made, "JPEG")
    data = made.getvalue()
    with pytest.raises(ArtError, match="damaged"):
        checked(data[: len(data) * 3 // 4], "half.jpg")
    assert checked(data, "a.jpg") == (data, 640, 480)
    monkeypatch.setattr(Image, "open", None)
    assert checked(bytes([*data]), "b.jpg") == (data, 640, 480)


def test_round_corners(small: Path, edit: Edit) -> None:
    made = with_art(
        small,
        edit,
        "{{ picture('art/a.png', 10, 20, 20, 20, fit='cover', radius=8) }}",
        a_png=bitmap("PNG", (90, 90)),
    )
    assert pixel(made, 20, 30) == RED
    assert pixel(made, 10.7, 20.7) == WHITE


WIDE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0H8V4H0Z" fill="#ff0000"/></svg>'


@pytest.mark.parametrize("name", ["a.png", "a.svg"])
@pytest.mark.parametrize("side", ['width="20"', 'height="10"', ""])
def test_a_side_that_is_not_written_follows_the_picture(small: Path, edit: Edit, side: str, name: str) -> None:
    """Each dot was a millimetre: the card was covered, without a word."""
    call = f'<image href="art/{name}" x="10" y="20" {side}/>'
    drawn: dict[str, str | bytes] = {"a_png": bitmap("PNG"), "a_svg": WIDE}
    if not side:
        with pytest.raises(ArtError, match="<image> needs a width or a height"):
            with_art(small, edit, call, **drawn)
        return
    made = with_art(small, edit, call, **drawn)
    found = [pixel(made, *at) for at in ((10.5, 20.5), (29.5, 29.5), (31, 25), (20, 31))]
    assert found == [RED, RED, WHITE, WHITE]


def test_few_dots_are_noted(small: Path, edit: Edit) -> None:
    made = with_art(small, edit, "{{ picture('art/a.png', 5, 5, 20, 20) }}", a_png=bitmap("PNG", (80, 80)))
    assert made.notes == (
        "art/a.png is printed at 102 dots per inch, which looks coarse (150 and more look sharp)",
    )
    (small / "art" / "a.png").write_bytes(bitmap("PNG", (200, 200)))
    kit = read_kit(small)
    part = kit.parts[0]
    assert faces(kit, part, "en").notes == ()
    larger = replace(part, size=Size(2 * part.size.width, 2 * part.size.height), own=part.size)
    (note,) = faces(kit, larger, "en").notes
    assert "printed at 127 dots per inch" in note, "at the size at which the card is printed"


BAD: dict[str, tuple[bytes | str | Callable[[], bytes], str]] = {
    "half": (bitmap("PNG", (99, 99))[:-60], "damaged"),
    "nothing": (b"", "is no picture that can be read"),
    "text": ("hello", "is no picture that can be read"),
    "BMP": (bitmap("BMP"), "is no picture that can be read"),
    "head alone": (b"\x89PNG\r\n\x1a\n", "damaged"),
    "pixels": (bitmap("PNG", (8000, 6000), "1"), "more than 40 million pixels"),
    "large": (lambda: b"\x89PNG\r\n\x1a\n" + b"x" * (33 << 20), "larger than 32768 KiB"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_pictures(name: str, small: Path, edit: Edit) -> None:
    data, what = BAD[name]
    with pytest.raises(ArtError) as caught:
        with_art(
            small,
            edit,
            "{{ picture('art/a.png', 5, 5, 20, 20) }}",
            a_png=data() if callable(data) else data,
        )
    assert what in str(caught.value)
    assert "card 1: one" in str(caught.value) and "art/a.png" in str(caught.value)
    assert caught.value.hint or "damaged" in what


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("art/cat.png", "no file 'art/cat.png'"),
        ("../cat.png", "leads out of the kit"),
        ("/etc/passwd", "leads out of the kit"),
        ("C:/x.png", "outside the kit"),
        ("https://example.com/x.png", "outside the kit"),
        ("//example.com/x.png", "outside the kit"),
        ("file:///etc/passwd", "outside the kit"),
        ("picture:0123", "outside the kit"),
        ("data:image/svg+xml;base64,AAAA", "no PNG or JPEG"),
        ("data:image/png;base64,!!!", "damaged"),
    ],
)
def test_pictures_from_elsewhere(name: str, what: str, small: Path, edit: Edit) -> None:
    with pytest.raises(ArtError) as caught:
        with_art(small, edit, f"{{{{ picture('{name}', 5, 5, 20, 20) }}}}")
    assert what in str(caught.value)


def test_a_draft_has_placeholders(small: Path, edit: Edit) -> None:
    call = "{{ picture('art/no.png', 10, 20, 30, 30) }}{{ icon('nope', 50, 10, 8) }}"
    call += "{{ line(20, 70, 'a {icon:nope}', 5) }}"
    with pytest.raises(SeveralErrors) as caught:
        with_art(small, edit, call)
    assert [error.what.partition(" (")[0] for error in caught.value.each] == [
        "no icon 'nope'",
        "no file 'art/no.png'",
    ]
    kit = read_kit(small)
    made = faces(kit, kit.parts[0], "en", draft=True)
    assert made.cards[0].front.count(LACKING) >= 6
    assert pixel(made, 25, 20) == (0xD6, 0x00, 0x6C)


def test_what_only_editors_write_is_passed_over(small: Path, edit: Edit) -> None:
    """Names of fonts and sizes, references to nothing, a filter that nothing uses, an editor's own data."""
    svg = f"""<!DOCTYPE svg [<!ENTITY ns_i "http://ns.adobe.com/i/">]>
<svg {NS} xmlns:i="&ns_i;" viewBox="0 0 20 10" style="-inkscape-font-specification:Arial;font-size:medium">
<filter id="f"/><i:pgf>data</i:pgf><script-less/>
<switch><foreignObject requiredExtensions="&ns_i;"><i:x/></foreignObject><g>
<rect width="20" height="10" style="fill:#00ff00ff;fill:#0000ff;clip-rule:evenodd;mask:url(#gone)"/>
</g></switch>
<text style="font-family:Arial;font-size:x-small" y="-5">a</text></svg>"""
    made = with_art(small, edit, '{{ picture("art/a.svg", 0, 0, 20, 10) }}', a_svg=svg)
    assert pixel(made, 10, 5) == (0, 0, 255)
    assert made.notes == ("art/a.svg: no font 'Arial' here, its words are set in another",)


@pytest.mark.parametrize(
    "inside",
    [
        "<style>@media (min-width: 75px) { rect { fill: #00f } .x { fill: red } }</style>",
        "<style>rect { fill: #00f } @media (prefers-color-scheme: dark) { rect { fill: red } }</style>",
        "<style>@-webkit-keyframes a { 0% { r: 0 } } @media print,all { rect { fill: #00f } }</style>",
        '<style>* { fill: #00f }</style><clipPath id="c"><path d="M 9e9,0 9,9 9,0 z"/></clipPath>',
    ],
)
def test_what_is_for_screens_or_for_nothing_is_passed_over(small: Path, edit: Edit, inside: str) -> None:
    svg = f'<svg {NS} viewBox="0 0 20 10">{inside}<rect {SIZE}/></svg>'
    made = with_art(small, edit, '{{ picture("art/a.svg", 10, 10, 20, 10) }}', a_svg=svg)
    assert pixel(made, 20, 15) == (0, 0, 255)
    assert made.notes == ()


@pytest.mark.parametrize("lost", ['filter="url(#gone)"', 'style="fill:#00f;filter:url(#gone)"'])
def test_a_filter_that_is_not_there_takes_nothing_away(small: Path, edit: Edit, lost: str) -> None:
    """In a drawing of pixels, too."""
    inside = f'<mask id="f"/><rect mask="url(#f)" {SIZE}/><rect {lost} fill="#00f" {SIZE}/>'
    svg = f'<svg {NS} viewBox="0 0 20 10">{inside}</svg>'
    made = with_art(small, edit, '{{ picture("art/a.svg", 10, 10, 20, 10) }}', a_svg=svg)
    assert pixel(made, 20, 15) == (0, 0, 255)


@pytest.mark.parametrize(
    ("inside", "why"),
    [
        (
            '<filter id="f"><feFlood flood-color="#0000ff"/></filter><rect filter="url(#f)" {}/>',
            "filter: url(#f)",
        ),
        ('<mask id="f"><rect fill="#fff" {}/></mask><rect mask="url(#f)" fill="#00f" {}/>', "mask: url(#f)"),
        ('<rect fill="#fff" {}/><rect style="mix-blend-mode:multiply" fill="#00f" {}/>', "mix-blend-mode"),
        (
            "<style>style + rect {{ fill: #00f }}</style><rect {}/>",
            "the selector 'style + rect' is not simple",
        ),
        (
            '<text y="-9" font-family="Alegreya Sans" font-size="12vw">a</text><rect fill="#00f" {}/>',
            "font-size: '12vw'",
        ),
        ('<rect fill="hsl(240, 100%, 50%)" {}/>', "fill: the colour 'hsl(240, 100%, 50%)'"),
        (
            '<clipPath id="a"><circle r="9"/></clipPath><clipPath id="b"><rect {}/>'
            '<circle r="2" clip-path="url(#a)"/></clipPath><rect fill="#00f" clip-path="url(#b)" {}/>',
            "a clip-path in a clipPath (line 1)",
        ),
        (
            '<clipPath id="a" clipPathUnits="objectBoundingBox"><rect width="1" height="1"/></clipPath>'
            '<g clip-path="url(#a)"><rect fill="#00f" {}/></g>',
            "clipPathUnits: objectBoundingBox of <g> (line 1)",
        ),
    ],
)
def test_what_cannot_be_shapes_is_painted(small: Path, edit: Edit, inside: str, why: str) -> None:
    svg = f'<svg {NS} viewBox="0 0 20 10">{inside.format(*2 * [SIZE])}</svg>'
    made = with_art(small, edit, '{{ picture("art/a.svg", 10, 10, 20, 10) }}', a_svg=svg)
    assert pixel(made, 20, 15) == (0, 0, 255)
    assert pixel(made, 20, 25) == pixel(made, 40, 40)
    (note,) = made.notes
    assert note.startswith(f"art/a.svg: drawn as a picture: {why}")
    (picture,) = made.pictures.values()
    with Image.open(io.BytesIO(picture)) as image:
        assert image.size == (236, 118)  # 300 dots an inch


@pytest.mark.parametrize(
    "moved",
    [
        'style="transform: translateX(10px) scale(1, 1)"',
        'style="transform:rotate(.5turn);transform-origin:10px 50%"',
        'style="transform: rotate(180deg) !important; transform-origin: top" transform="scale(0)" y="-10"',
        'transform="matrix(1 0 0 1 10 0)" style="fill:#00f"',
    ],
)
@pytest.mark.parametrize("painted", ["", '<filter id="f"/><path filter="url(#f)" d="M0 0h.1v.1z"/>'])
def test_transforms_of_css_are_done(small: Path, edit: Edit, moved: str, painted: str) -> None:
    """As shapes and as a picture alike."""
    svg = f'<svg {NS} viewBox="0 0 20 10">{painted}<rect {moved} width="10" height="10" fill="#00f"/></svg>'
    made = with_art(small, edit, '{{ picture("art/a.svg", 10, 10, 20, 10) }}', a_svg=svg)
    assert (pixel(made, 25, 15), pixel(made, 15, 15)) == ((0, 0, 255), WHITE)
    assert len(made.notes) == bool(painted)


def test_transforms_that_are_not_done_are_told(small: Path, edit: Edit) -> None:
    rect = f'<rect style="transform:translate(50%);transform-box:fill-box" {SIZE}/>'
    svg = f'<svg {NS} viewBox="0 0 20 10">{rect}{rect}</svg>'
    made = with_art(small, edit, '{{ picture("art/a.svg", 10, 10, 20, 10) }}', a_svg=svg)
    assert made.notes[1:] == tuple(
        f"art/a.svg: {what} has no effect: write plain numbers, without units"
        for what in ("transform-box: fill-box", "transform: translate(50%)")
    )


def test_fonts_are_told_of_what_is_painted_too(small: Path, edit: Edit) -> None:
    words = '<g filter="url(#f)"><text font-family="Papyrus" y="9">a</text><text y="9">b</text></g>'
    svg = f'<svg {NS} viewBox="0 0 20 10"><filter id="f"/>{words}</svg>'
    made = with_art(small, edit, '{{ picture("art/a.svg", 10, 10, 20, 10) }}', a_svg=svg)
    assert [note.removeprefix("art/a.svg: ") for note in made.notes[1:]] == [
        "no font 'Papyrus' here, its words are set in another",
        "text without a font-family is set in a font of printkit's",
    ]


def test_a_picture_fills_boxes_as_figma_saves_it(small: Path, edit: Edit) -> None:
    """By a pattern in shares of each box, which begins at the box."""
    image = Image.new("RGB", (40, 20), "red")
    image.paste((0, 0, 255), (0, 0, 20, 10))
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    data = f"data:image/png;base64,{b64encode(buffer.getvalue()).decode()}"
    svg = f"""<svg {NS} xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 50 25" fill="none">
<rect x="3" y="2" width="20" height="10" fill="url(#p)"/>
<rect x="9" y="13" width="40" height="12" fill="url(#p)"/>
<defs><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1">
<use xlink:href="#i" transform="scale(0.025 0.05)"/></pattern>
<image id="i" width="40" height="20" xlink:href="{data}"/>
</defs></svg>"""
    made = with_art(small, edit, '{{ picture("art/a.svg", 5, 5, 50, 25) }}', a_svg=svg)
    assert made.notes == ()
    for left, top, width, height in ((8, 7, 20, 10), (14, 18, 40, 12)):
        for across, down in ((0.1, 0.1), (0.4, 0.4), (0.6, 0.4), (0.4, 0.6), (0.9, 0.9)):
            found = pixel(made, left + across * width, top + down * height)
            assert found == ((0, 0, 255) if max(across, down) < 0.5 else RED), (left, across, down)


@pytest.mark.parametrize("more", ["", ' filter="url(#f)"'])
@pytest.mark.parametrize("char", ["\U00013000", "\u0639"])
def test_what_no_font_has_is_not_painted_as_boxes(char: str, more: str, small: Path, edit: Edit) -> None:
    """Where a text cannot be drawn as shapes, and where something else of the picture cannot."""
    text = f'<text font-family="Vollkorn" font-size="9" y="9"{more}>a{char}</text>'
    svg = f'<svg {NS} viewBox="0 0 20 10"><filter id="f"/>{text}</svg>'
    with pytest.raises(GlyphError, match=f"^art/a.svg:1: .*U\\+{ord(char):04X}"):
        with_art(small, edit, '{{ picture("art/a.svg", 10, 10, 20, 10) }}', a_svg=svg)


@pytest.mark.parametrize("hidden", ['display="none"', 'style="fill:red; display: none"'])
def test_what_no_font_has_may_stand_in_a_hidden_layer(hidden: str, small: Path, edit: Edit) -> None:
    text = f'<g {hidden}><text y="9"><tspan>\u2603</tspan></text></g>'
    svg = f'<svg {NS} viewBox="0 0 20 10"><mask id="f"/><rect mask="url(#f)" {SIZE}/>{text}</svg>'
    made = with_art(small, edit, '{{ picture("art/a.svg", 10, 10, 20, 10) }}', a_svg=svg)
    assert made.notes == ("art/a.svg: drawn as a picture: mask: url(#f) (line 1)",)


@pytest.mark.parametrize("selector", ["g ~ .b", ".a .none", "#a:hover", "rect + #none", "circle ~ rect"])
def test_selectors_that_are_for_nothing_are_passed_over(selector: str) -> None:
    drawn = f'<g class="b"><rect id="a" class="a" {SIZE}/></g>'
    made = read_vector(
        f'<svg {NS} viewBox="0 0 20 10"><style>{selector} {{ fill: red }}</style>{drawn}</svg>', "a.svg"
    )
    assert bool(made.notes) == (selector == "g ~ .b") == bool(made.painted)


@pytest.mark.parametrize(
    ("rules", "fill"),
    [
        ("g.sky>rect{fill:red}", "red"),
        ("svg  >  g > .a { fill: red }", "red"),
        ("svg > rect { fill: red } svg > g .a > rect, g > svg rect { fill: red }", ""),
        ("svg rect { fill: red }", "red"),
        (".sky.low #a, .none { fill: red }", "red"),
        (".sky.high rect { fill: red }", ""),
        ("#a { fill: red } .a { fill: blue } rect { fill: blue }", "red"),
        ("g > .a { fill: red } svg * { fill: blue } .a { fill: blue }", "red"),
        (".a { fill: blue } .a { fill: red }", "red"),
    ],
)
def test_simple_selectors_and_which_of_them_counts_most(rules: str, fill: str) -> None:
    drawn = f'<g class="sky low"><rect id="a" class="a" {SIZE}/></g>'
    made = read_vector(f'<svg {NS} viewBox="0 0 20 10"><style>{rules}</style>{drawn}</svg>', "a.svg")
    assert (made.painted, made.notes) == ("", ())
    assert re.findall(r'<rect.* fill="(.*?)"', made.inner) == ([fill] if fill else [])


def test_another_picture_stands_in_where_there_is_none(small: Path, edit: Edit) -> None:
    call = "{{ picture('art/' ~ row.name ~ '.svg', 10, 10, 20, 10, otherwise='art/tbd.svg') }}"
    call += "{{ picture('', 10, 30, 20, 10, otherwise='art/tbd.svg') }}"
    blue = f'<svg {NS} viewBox="0 0 2 1"><rect width="2" height="1" fill="#0000ff"/></svg>'
    made = with_art(small, edit, call, tbd_svg=blue, one_svg=blue.replace("0000ff", "ff0000"))
    assert pixel(made, 20, 15) == (255, 0, 0)
    assert pixel(made, 20, 35) == (0, 0, 255)
    assert "0000ff" in made.cards[1].front
    assert "ff0000" not in made.cards[1].front
    assert made.notes == ("card.svg:3: no file 'art/two.svg' (card 2, cards.csv:3), so otherwise= is shown",)


@pytest.mark.parametrize(
    ("cell", "what", "hint"),
    [
        ("art/boot.svg", "no file 'art/boot.svg'", "did you mean 'art/boat.svg'?"),
        ("art\\boot.svg", r"'art\\boot.svg' is not a file's name", "write it with forward slashes"),
        ("art\\boat.svg", "", ""),
        ("C:/boat.svg", "'C:/boat.svg' is not a file's name", "write it with forward slashes"),
        ("", "", ""),
    ],
)
def test_a_file_that_a_cell_names_in_vain_is_noted(
    cell: str, what: str, hint: str, small: Path, edit: Edit
) -> None:
    """An empty cell names none; Windows writes names in its own way."""
    (small / "cards.csv").write_text(f"id,art\none,art/boat.svg\ntwo,{cell}\n", encoding="utf-8")
    call = "{{ picture(row.art, 10, 10, 20, 10, otherwise='art/tbd.svg') }}"
    svg = f'<svg {NS} viewBox="0 0 2 1"/>'
    made = with_art(small, edit, call, tbd_svg=svg, boat_svg=svg)
    noted = f"card.svg:3: {what} (card 2, cards.csv:3), so otherwise= is shown; {hint}"
    assert made.notes == ((noted,) if what else ())


@pytest.mark.parametrize(
    ("cell", "says"),
    [
        (
            "art\\boot.svg",
            r"'art\\boot.svg' is not a file's name (part cards, card 2: two; column 'art' of {})",
        ),
        (
            "C:/boat.svg",
            "refers to 'C:/boat.svg', outside the kit (part cards, card 2: two; column 'art' of {})",
        ),
        ("", "no file '' (part cards, card 2: two; column 'art' of {} is empty)"),
    ],
)
def test_a_cell_that_names_no_file_is_told_with_its_place(
    cell: str, says: str, small: Path, edit: Edit
) -> None:
    """The line is the template's, not one of those that picture() makes; other cells may be empty."""
    (small / "cards.csv").write_text(f"id,art,text\none,art/boat.svg,\ntwo,{cell},\n", encoding="utf-8")
    edit("card.svg", "</svg>", "{{ row.text }}</svg>")
    call = "{{ picture(row['art'], 10, 10, 20, 10, radius=2) }}"
    with pytest.raises(ArtError) as caught:
        with_art(small, edit, call, boat_svg=f'<svg {NS} viewBox="0 0 2 1"/>')
    assert (caught.value.where, caught.value.told) == ("card.svg:3", says.format("cards.csv:3"))


def test_a_cell_of_a_windows_spreadsheet_names_a_picture(small: Path, edit: Edit) -> None:
    (small / "cards.csv").write_text("id,art\none,art\\boat.svg\n", encoding="utf-8")
    call = '<image href="{{ row.art }}" x="1" y="1" width="9" height="9"/>'
    made = with_art(small, edit, call, boat_svg=f'<svg {NS} viewBox="0 0 2 1"><path d="M0 0h7"/></svg>')
    assert "h7" in made.cards[0].front


def test_an_empty_cell_that_names_something_is_told(small: Path, edit: Edit) -> None:
    """As merged cells leave them; also where the line is a macro's in another file, which knows no row."""
    (small / "cards.csv").write_text("id,kind,type\none,a,\n", encoding="utf-8")
    (small / "f.svg").write_text("{% macro kind(of) %}{{ {'a': 1}[of] }}{% endmacro %}", encoding="utf-8")
    edit(
        "card.svg", "{{ line(20, 20, row.name, 5, width=40) }}", "{{ f.kind(row.kind) }}{{ f.kind(row.type) }}"
    )
    edit("card.svg", "<svg", '{% import "f.svg" as f %}<svg')
    kit = read_kit(small)
    with pytest.raises(TemplateError) as caught:
        faces(kit, kit.parts[0], "en")
    (what,) = re.findall(r"\((.*)\)", caught.value.told)
    assert what == "part cards, card 1: one; column 'type' of cards.csv:2 is empty"
    assert caught.value.where == "f.svg:1"


def test_an_icon_may_be_called_as_macos_writes_it(tmp_path: Path) -> None:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "Ba\u0308r.svg").write_text("x", encoding="utf-8")
    for name in ("Bär", "Ba\u0308r"):
        assert icon_text(tmp_path, name)[0] == "x"


def test_of_many_such_files_the_first_are_named(small: Path, edit: Edit) -> None:
    (small / "cards.csv").write_text("id\n" + "\n".join(map(str, range(80))), encoding="utf-8")
    call = "{{ picture(row.id, 10, 10, 20, 10, otherwise='a.svg') }}"
    edit("card.svg", "{{ line(20, 20, row.name, 5, width=40) }}", call)
    (small / "a.svg").write_text(f'<svg {NS} viewBox="0 0 2 1"/>', encoding="utf-8")
    kit = read_kit(small)
    for processes in (1, 3):
        *first, more = faces(kit, kit.parts[0], "en", processes=processes).notes
        assert [note.split("'")[1] for note in first] == ["0", "1", "2", "3", "4"]
        assert more == "cards: 75 more pictures are not there, so otherwise= is shown"


def test_an_outline_and_a_shadow_lie_behind(small: Path, edit: Edit) -> None:
    """Of letters they are shapes, so that words are there once; of a picture they are its box."""
    look = "outline=2, outline_colour='#00ff00', shadow=4, shadow_colour='#0000ff'"
    call = f"{{{{ line(30, 30, 'I', 20, bold=true, {look}) }}}}"
    call += (
        "{{ picture('art/a.svg', 10, 50, 20, 10, outline=1, outline_colour='#00ff00', shadow=2, radius=2) }}"
    )
    red = f'<svg {NS} viewBox="0 0 2 1"><rect width="2" height="1" fill="#ff0000"/></svg>'
    made = with_art(small, edit, call, a_svg=red)
    width, height = made.width + 2 * made.bleed, made.height + 2 * made.bleed
    assert plot(check(made.cards[0].front, width, height, "card.svg"), width, height) is not None
    pdf = pypdfium2.PdfDocument(art.draw([made.cards[0].front], width, height, pictures=made.pictures))
    assert pdf[0].get_textpage().get_text_range().split() == ["I"]
    ink = pixel(made, 30, 25)
    assert ink not in ((255, 255, 255), (0, 255, 0))
    row = [pixel(made, 30 + step / 4, 25) for step in range(24)]
    assert row.index((0, 255, 0)) < row.index((0, 0, 255))
    assert pixel(made, 20, 55) == (255, 0, 0)
    assert pixel(made, 9.5, 55) == (0, 255, 0)
    assert pixel(made, 32.5, 58) == (0x88, 0x88, 0x88)


@pytest.mark.parametrize("look", ["shadow=21", "outline=-1", "outline='a'", "glow=1"])
def test_an_outline_that_is_none(small: Path, edit: Edit, look: str) -> None:
    with pytest.raises(TemplateError):
        with_art(small, edit, f"{{{{ picture('art/a.svg', 1, 1, 9, 9, {look}) }}}}", a_svg=SVG)


def test_an_icon_may_be_called_as_its_file_is(small: Path, edit: Edit) -> None:
    (small / "icons").mkdir()
    for name in ("Red Dragon", "剣_2"):
        (small / "icons" / f"{name}.svg").write_text(SVG)
    made = with_art(
        small, edit, "{{ icon('Red Dragon', 30, 30, 20) }}{{ line(20, 70, 'a {icon:Red Dragon} {icon:剣_2}') }}"
    )
    assert pixel(made, 25, 30) == GREEN
    for name in ("a/b", "..", "Red.Dragon", " a", "a\n"):
        with pytest.raises(ArtError, match="is no icon's name"):
            icon_text(small, name)


def test_an_icon_may_be_a_png(small: Path, edit: Edit) -> None:
    (small / "icons").mkdir(exist_ok=True)
    (small / "icons" / "a_coin.png").write_bytes(bitmap("PNG", (400, 200)))
    made = with_art(small, edit, "{{ icon('a_coin', 20, 20, 20) }}{{ line(30, 60, 'a {icon:a_coin}', 5) }}")
    assert pixel(made, 20, 20) == (255, 0, 0)
    assert pixel(made, 20, 13) == pixel(made, 40, 40)
    with Image.open(io.BytesIO(next(iter(made.pictures.values())))) as image:
        assert image.size == (236, 118)  # 20 mm at 300 dots an inch, whatever the file has


ON_BLACK = (
    '<path d="M0 0h512v512H0z"/><g transform="translate(0,0)"><path fill="#fff" d="M0 99h512v300H0z"/></g>'
)


@pytest.mark.parametrize(
    ("inside", "asked", "place", "colour"),
    [
        ('<path fill="#fff" d="M0 0h512v512H0z"/>', ", colour='#00ff00'", (30, 30), GREEN),
        (ON_BLACK, "", (30, 30), WHITE),
        ('<g style="fill:#fff"><path d="M0 0h512v512H0z"/></g>', ", colour='#00ff00'", (30, 30), GREEN),
        (ON_BLACK.replace("/>", ' fill="#000"/>', 1), ", colour='#00ff00'", (30, 30), GREEN),
        (ON_BLACK.replace("/>", ' fill="#000"/>', 1), ", colour='#00ff00'", (30, 21), WHITE),
        (ON_BLACK.replace("/>", ' fill="#00f"/>', 1), ", colour='#00ff00'", (30, 21), (0, 0, 255)),
        (
            '<path stroke="#00f" fill="none" stroke-width="300" d="M0 256h512"/>',
            ", colour='#00ff00'",
            (30, 30),
            GREEN,
        ),
        (ON_BLACK, ", colour='#00ff00'", (30, 21), WHITE),
        (ON_BLACK.replace('fill="#fff"', ""), ", colour='#00ff00'", (30, 21), GREEN),
    ],
)
def test_an_icon_of_one_colour_has_the_one_that_is_asked_for(
    small: Path, edit: Edit, inside: str, asked: str, place: tuple[float, float], colour: tuple[int, int, int]
) -> None:
    """Without the black ground of game-icons.net; one of several keeps them, and that is said."""
    (small / "icons").mkdir()
    (small / "icons" / "it.svg").write_text(f'<svg {NS} viewBox="0 0 512 512">{inside}</svg>')
    made = with_art(small, edit, f"{{{{ icon('it', 30, 30, 20{asked}) }}}}")
    assert pixel(made, *place) == colour
    assert len(made.notes) == (colour == (0, 0, 255))


def test_an_icon_in_a_line_leaves_its_ground_out(small: Path, edit: Edit) -> None:
    """On cards and in books; one of a colour of its own and no ground keeps it, unless that is black."""
    (small / "icons").mkdir()
    square = '<path style="fill:{}" d="M0 0h512v512H0z"/>'
    for name, inside in (("it", ON_BLACK), ("own", square.format("#00f")), ("ink", square.format("#000000"))):
        (small / "icons" / f"{name}.svg").write_text(f'<svg {NS} viewBox="0 0 512 512">{inside}</svg>')
    line = "{{{{ line({}, 30, '{{icon:{}}}', 20, anchor='start', colour='#00ff00') }}}}"
    lower = line.format(40, "ink").replace(" 30,", " 60,")
    made = with_art(small, edit, line.format(10, "it") + line.format(40, "own") + lower)
    assert (pixel(made, 20, 25), pixel(made, 20, 16), pixel(made, 50, 16)) == (GREEN, WHITE, (0, 0, 255))
    assert pixel(made, 50, 46) == GREEN
    assert made.notes == ()
    for name, fill in (("it", "#00ff00"), ("own", "#0000ff"), ("ink", "#00ff00")):
        drawing = Artist(small, {}).icon(name, 9, "#00ff00")
        assert re.findall(r"fill='(.*?)'", repr(drawing.items)) == [fill], repr(drawing.items)
    assert 'fill="currentColor"' in icon_in_line(small, "it")[0]  # as web pages have it


def test_a_character_of_another_script_leaves_the_other_words_their_font() -> None:
    look = 'font-size="4" font-weight="bold" y="9"'
    svg = f"""<svg {NS} viewBox="0 0 60 40"><text font-family="Vollkorn" {look}>Gold 金 coins</text>
<text font-family="Arial" {look}><tspan x="5">二 two</tspan></text>
<text font-family="Arial" {look} x="30" text-anchor="end">
  金 ii</text><text font-family="Arial" {look} x="1 5 9">金ii</text></svg>"""
    assert read_vector(svg, "a.svg").painted, "letters with places of their own are painted as ever"
    drawn = read_vector(re.sub(r"<text[^>]*1 5 9.*?</text>", "", svg), "a.svg")
    assert drawn.notes == ("a.svg: no font 'Arial' here, its words are set in another",)
    families = ("Zen Old Mincho", "Zen Kaku Gothic New", "Zen Kaku Gothic New")
    parts = re.findall(r'>([^<>]*)<tspan font-family="(.*?)">([^<>]+)</tspan>([^<>]*)<', drawn.inner)
    assert parts == [
        ("Gold ", families[0], "金", " coins"),
        ("", families[1], "二", " two"),
        ("", families[2], "金", " ii"),
    ]
    assert drawn.inner.count('font-weight="bold"') == 3
    (left,) = re.findall(r'x="([\d.]+)" text-anchor="start"', drawn.inner)
    assert 30 - 4 * 2.5 < float(left) < 30 - 4 * 1.5  # a kanji and three narrow letters


def test_a_text_of_several_pieces_has_its_middle_where_it_is_meant() -> None:
    def read(more: str) -> Vector:
        look = f'x="30" y="9" font-family="Alegreya Sans" font-size="8" {more}'
        text = f'<text {look}>Mid<tspan font-weight="bold">dle</tspan>\n</text>'
        return read_vector(f'<svg {NS} viewBox="0 0 60 20">{text}</svg>', "a.svg")

    def left(anchor: str) -> float:
        (found,) = re.findall(r'<text x="(.*?)"', read(f'text-anchor="{anchor}"').inner)
        return float(found)

    wide = left("start") - left("end")
    plain, bold = (text_width(word, 8, lang="en", bold=b) for word, b in (("Mid", False), ("dle", True)))
    assert wide == pytest.approx((plain + bold) / faces_of()["text"].scale, rel=0.02)
    assert left("middle") == pytest.approx(30 - wide / 2, abs=0.001)
    spaced = read('text-anchor="end" letter-spacing="1"')
    assert spaced.notes == ("a.svg: drawn as a picture: text-anchor of several pieces (line 1)",)


def test_text_that_flows_is_told(small: Path, edit: Edit) -> None:
    flow = (
        "<flowRoot><flowRegion><rect width='9' height='9'/></flowRegion><flowPara>Once {}</flowPara></flowRoot>"
    )
    told = flow.format("upon a time")
    svg = f'<svg {NS} viewBox="0 0 20 10"><rect width="20" height="10" fill="#00f"/>{told}</svg>'
    made = with_art(small, edit, '{{ picture("art/a.svg", 10, 10, 20, 10) }}', a_svg=svg)
    assert pixel(made, 20, 15) == (0, 0, 255)
    assert made.notes == ("art/a.svg: flowed text is not drawn (line 1): 'Once upon a time'",)


def test_a_filter_without_end_is_ended() -> None:
    """It is painted in the process of its part, whose time is bounded from outside."""
    filters = '<filter id="f"><feMorphology radius="5000" operator="dilate"/></filter>'
    svg = f'<svg {NS} viewBox="0 0 20 10">{filters}<rect width="20" height="10" filter="url(#f)"/></svg>'
    with pytest.raises(TemplateError, match="takes too long"):
        limited(lambda: read_vector(svg, "a.svg").shown(5.0), "part a", seconds=0.5)
