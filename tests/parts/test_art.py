"""Drawing: one PDF of vectors, our fonts alone, and the private method of CairoSVG that makes it so."""

from __future__ import annotations

import io
import subprocess
import sys
import tempfile
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import Image, ImageChops

from printkit.errors import ArtError, MachineError
from printkit.kit.resources import data_folder
from printkit.parts import art
from printkit.parts.art import Surfaces
from printkit.parts.lettering import font_config

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}">{}</svg>'
TEXT = '<text x="5" y="9" font-family="{}" font-weight="{}" font-size="5">{}</text>'


def page(body: str, width: float = 40, height: float = 30) -> str:
    return SVG.format(width, height, body)


def fonts(pdf: bytes) -> set[str]:
    with pikepdf.open(io.BytesIO(pdf)) as document:
        return {
            str(font.BaseFont).split("+")[1]
            for sheet in document.pages
            for font in sheet.Resources.get("/Font", pikepdf.Dictionary()).values()
        }


def test_a_page_a_face_at_its_size() -> None:
    pdf = art.draw([page("<circle r='5'/>"), page("<rect width='9' height='9'/>")], 63.5, 47.625)
    document = pypdfium2.PdfDocument(pdf)
    assert len(document) == 2
    for sheet in document:
        width, height = sheet.get_size()
        assert (width / 72 * 25.4, height / 72 * 25.4) == (
            pytest.approx(63.5, abs=0.01),
            pytest.approx(47.625, abs=0.01),
        )


def test_the_drawing_fills_the_page() -> None:
    pdf = art.draw([page('<rect x="0" y="0" width="20" height="15" fill="#ff0000"/>')], 80, 60)
    image = pypdfium2.PdfDocument(pdf)[0].render(scale=72 / 25.4 / 72 * 25.4).to_pil().convert("RGB")
    w, h = image.size
    assert image.getpixel((w // 4, h // 4)) == (255, 0, 0)
    assert image.getpixel((w // 2 - 4, h // 2 - 4)) == (255, 0, 0)
    assert image.getpixel((w // 2 + 4, h // 2 + 4)) == (255, 255, 255)


def test_a_gradient_that_refers_to_another_paints_as_often_as_it_is_used() -> None:
    stops = (
        '<linearGradient id="a"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>'
    )
    defs = f'<defs>{stops}<linearGradient id="b" href="#a"/><linearGradient id="c" href="#b" x2="0.5"/></defs>'
    places = [(0, "b"), (10, "c"), (20, "b"), (30, "c")]
    squares = "".join(f'<rect x="{x}" y="0" width="8" height="8" fill="url(#{id})"/>' for x, id in places)
    pdf = art.draw([page(defs + squares)], 40, 30)
    image = pypdfium2.PdfDocument(pdf)[0].render(scale=4 * 25.4 / 72).to_pil().convert("RGB")
    for x, id in places:
        (left, _, _), (right, _, blue) = (image.getpixel((int((x + at) * 4), 16)) for at in (0.5, 7))
        assert left > 200 and blue > 200 and right < 60, id


@pytest.mark.parametrize(
    "said",
    [
        'width="4" height="4" patternUnits="userSpaceOnUse"',
        'width="4" height="4.3" x="1" patternUnits="userSpaceOnUse" patternTransform="scale(1.5) rotate(30)"',
        'width="0.1" height="0.2"',
        'width="5" height="6" viewBox="0 0 4 4" patternUnits="userSpaceOnUse"',
    ],
)
def test_a_pattern_is_as_sharp_in_pixels_as_in_print(said: str) -> None:
    """CairoSVG would paint its tile with one pixel a unit, and print it with gaps up to a whole unit."""
    tile = '<rect width="9" height="9" fill="#cde"/><circle cx="2" cy="2" r="1"/>'
    drawing = page(
        f'<pattern id="p" {said}>{tile}</pattern><rect x="3" y="3" width="32" height="24" fill="url(#p)"/>'
    )
    painted = art.paint(drawing, (800, 600), (0, 0), (800, 600), "a", Surfaces({}))
    printed = pypdfium2.PdfDocument(art.draw([drawing], 40, 30))[0].render(scale=3200 / (40 * 72 / 25.4))
    apart = ImageChops.difference(painted, printed.to_pil().convert("RGB").resize((800, 600))).convert("L")
    odd = sum(apart.histogram()[80:]) / (800 * 600)
    assert odd < 0.025, "edges alone are not the same"


def test_coordinates_may_be_negative() -> None:
    svg = page('<rect x="-3" y="-3" width="3" height="36"/>', 46, 36).replace('"0 0', '"-3 -3')
    image = pypdfium2.PdfDocument(art.draw([svg], 46, 36))[0].render(scale=4).to_pil().convert("L")
    assert image.getpixel((2, image.height // 2)) == 0
    assert image.getpixel((image.width // 2, image.height // 2)) == 255


def test_text_is_text_in_our_fonts() -> None:
    body = TEXT.format("Alegreya Sans", "normal", "Ace") + TEXT.format("Zen Old Mincho", "bold", "切り札")
    pdf = art.draw([page(body), page(TEXT.format("Vollkorn", "bold", "King"))], 40, 30)
    assert fonts(pdf) == {"AlegreyaSans-Regular", "ZenOldMincho-Black", "Vollkorn-ExtraBold"}
    text = pypdfium2.PdfDocument(pdf)[0].get_textpage().get_text_bounded()
    assert "Ace" in text and "切り札" in text


def test_fonts_are_embedded_once_for_all_pages() -> None:
    pdf = art.draw(
        [page(TEXT.format("Vollkorn", "bold", word)) for word in ("Ace", "King", "Queen", "Jack")], 40, 30
    )
    with pikepdf.open(io.BytesIO(pdf)) as document:
        files = [o for o in document.objects if isinstance(o, pikepdf.Dictionary) and "/FontFile2" in o]
    assert len(files) == 1


def test_fonts_of_the_system_are_not_seen() -> None:
    pdf = art.draw([page(TEXT.format("DejaVu Sans", "normal", "Ace"))], 40, 30)
    assert not fonts(pdf) & {"DejaVuSans", "DejaVu-Sans"}
    own = {f.stem for f in Path(data_folder("fonts")).glob("*.ttf")}
    assert fonts(pdf) <= own


def test_the_same_bytes_again() -> None:
    drawing = page(TEXT.format("Vollkorn", "bold", "Ace"))
    script = (
        f"import sys; from printkit.parts import art\nsys.stdout.buffer.write(art.draw([{drawing!r}], 40, 30))"
    )
    made = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True).stdout
    assert made == art.draw([drawing], 40, 30)
    assert made.startswith(b"%PDF") and b"/CreationDate (20000101000000Z)" in made


def test_the_override_is_the_one_that_cairosvg_calls() -> None:
    """CairoSVG's ``_create_surface`` is private: were it renamed, each face would get a surface of its own."""
    from cairosvg.surface import PDFSurface, Surface

    assert "_create_surface" in vars(Surface)
    assert "_create_surface" not in vars(PDFSurface)
    cairo, page_class = art.load()
    shared = cairo.PDFSurface(io.BytesIO(), 100, 100)
    made = page_class(page("<circle r='5'/>").encode(), shared, 40, 30, art.Surfaces({}))
    assert made.cairo is shared


@pytest.mark.parametrize(
    "around",
    [
        '<g opacity="0.5"><rect width="20" height="20" fill="red"/>{}</g>',
        '<g transform="rotate(20) skewX(10)"><g opacity="0.6">{}</g></g>',
        '<clipPath id="a"><circle cx="20" cy="15" r="8"/></clipPath><g clip-path="url(#a)">{}</g>',
    ],
)
def test_a_jpeg_that_is_passed_through_need_not_be_decoded(
    around: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a PDF it is the file itself that is seen, whatever lies around it."""
    data = io.BytesIO()
    Image.linear_gradient("L").resize((90, 60)).convert("RGB").save(data, "JPEG", quality=95)
    svg = page(around.format('<image href="picture:a" x="5" y="5" width="30" height="20"/>'))
    seen = []
    for decoded in (True, False):
        if decoded:
            monkeypatch.setattr(art, "Surfaces", lambda files, pixels: Surfaces(files))
        pdf = art.draw([svg], 40, 30, ["one"], {"a": data.getvalue()})
        monkeypatch.undo()
        seen.append(pypdfium2.PdfDocument(pdf)[0].render(scale=4).to_pil().convert("RGB"))
    assert max(ImageChops.difference(*seen).tobytes()) == 0
    assert len(seen[0].getcolors(1 << 20) or ()) > 50


def test_what_cairosvg_stumbles_over_is_told() -> None:
    with pytest.raises(ArtError, match="cannot be drawn") as caught:
        art.draw([page("<rect/>"), page('<g opacity="half"/>')], 40, 30, ["one", "two"])
    assert caught.value.where == "two"
    with pytest.raises(ArtError) as caught:
        art.draw(["<svg"], 40, 30)
    assert caught.value.where == "drawing 1"


def test_without_libcairo_there_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    art.load.cache_clear()
    monkeypatch.setattr(art, "find_cairo", lambda: None)
    with pytest.raises(MachineError, match="libcairo2") as caught:
        art.draw([page("<rect/>")], 40, 30)
    assert caught.value.hint == "run: printkit doctor --fix"
    art.load.cache_clear()


def test_the_fonts_file_is_written_whole_by_many(tmp_path: Path) -> None:
    script = "from printkit.parts.lettering import font_config as f; print(f()); print(f().read_text()[-14:])"
    env = {"XDG_CACHE_HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}
    running = [
        subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, env=env)
        for _ in range(3)
    ]
    said = {process.communicate()[0] for process in running}
    assert len(said) == 1
    assert "</fontconfig>" in said.pop()
    assert len(list((tmp_path / "printkit" / "fontconfig").glob("*"))) == 1


def test_a_cache_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.delenv("PRINTKIT_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path / "tmp"))
    (tmp_path / "tmp").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", None)
    assert font_config().is_relative_to(tmp_path / "tmp")
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path / "file"))
    with pytest.raises(MachineError, match="no folder can be written"):
        font_config()


FITTED = """
import sys
from PIL import Image, ImageChops, ImageStat
from printkit.parts import art, setting

words = str(setting.line(30, 6, "then the next, if it is not set in it", 2.6, lang="en", colour="#000000"))
drawing = sys.argv[1].format(words)
art.load()
if sys.argv[2] == "by CairoSVG":
    from cairosvg.surface import TEXT_HINT_METRICS, TEXT_HINT_STYLE

    del TEXT_HINT_METRICS[None], TEXT_HINT_STYLE[None]
small = art.paint(drawing, (240, 40), (0, 0), (240, 40), "small", art.Surfaces({}))
fine = art.paint(drawing, (1920, 320), (0, 0), (1920, 320), "fine", art.Surfaces({}))
coarse = fine.convert("L").resize((240, 40), Image.Resampling.BOX)
print(ImageStat.Stat(ImageChops.difference(small.convert("L"), coarse)).sum[0])
"""


def test_letters_of_small_pictures_stand_where_they_were_set() -> None:
    """At 100 dots per inch a text is nearer to a fine picture made coarse than it is without our settings.

    In processes of their own: cairo keeps to what a face was first asked for.
    """

    def off(how: str) -> float:
        command = [sys.executable, "-c", FITTED, page("{}", 60, 10), how]
        return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)

    assert 0 < off("by us") < 0.8 * off("by CairoSVG")
