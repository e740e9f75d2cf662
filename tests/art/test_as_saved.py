"""Drawings as they were saved are built as pictures and as icons, and look as resvg draws the files."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path

import pypdfium2
import pytest
import resvg_py
from PIL import Image, ImageChops, ImageStat

from printkit.draw.figure import PIXELS, own_box, view_box
from printkit.draw.style import FALLBACK
from printkit.draw.svg import parse
from printkit.errors import ArtError
from printkit.kit.read import read_kit
from printkit.making.faces import component, drawn
from printkit.parts.faces import Component
from printkit.text.faces import faces
from tests.gather import gathered

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.svg"))
NAMES = [f"{path.parent.name}/{path.name}" for path in FILES]
SIDE = 40
"""Of a card and of its drawing, mm."""

PAINTED, LOOKED_AT = 480, 120
"""Pixels of a side: thin lines of a PDF are painted bolder in few pixels, so many are painted, and averaged."""

FINER = ("flag-icons/us.svg", "open-clip-art/blokken_arjen_meijer_01.svg")
"""Of lines so thin that they are painted in twice as many."""

USUAL = 2.2
"""Most that a pixel may differ in the mean, of 255: two painters smooth edges. 58 of 68 are under 1.3."""

OTHERS = {
    "open-clip-art/blokken_arjen_meijer_01.svg": 6.0,  # 5.8: 700 edges
    "open-clip-art/sand_glass_frederic_mose_01.svg": 3.5,  # 3.2: bold outlines, half a pixel aside
    "open-clip-art/wc_romus_01.svg": 4.0,  # 3.7: the same
}
"""What may differ more: nearly all of it is edges. What was drawn wrongly, all black, came to 118."""

KIT = 'name = "Art"\nversion = "1"\nlanguages = ["en"]\n'
PART = """
[[part]]
id = "{0}"
title = "{0}"
size = [40, 40]
shape = "square"
bleed = 0
layout = "single"
data = "art.csv"
template = "{0}.svg"
"""
DRAWN = {
    "picture": '{{ picture("icons/" ~ row.id ~ ".svg", 0, 0, 40, 40) }}',
    "icon": "{{ icon(row.id, 20, 20, 40) }}",
}


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("art")
    (folder / "icons").mkdir()
    for number, path in enumerate(FILES):
        (folder / "icons" / f"a{number}.svg").write_bytes(path.read_bytes())
    (folder / "art.csv").write_text("id\n" + "".join(f"a{number}\n" for number in range(len(FILES))))
    for part, call in DRAWN.items():
        (folder / f"{part}.svg").write_text(f"<svg {{{{ canvas }}}}>\n{call}\n</svg>\n")
    (folder / "kit.toml").write_text(KIT + PART.format("picture") + PART.format("icon"))
    return folder


@cache
def built(folder: Path, name: str) -> tuple[Component, pypdfium2.PdfDocument]:
    """Make the cards of a part, and draw them as they would be printed."""
    kit = read_kit(folder)
    part = kit.part(name)
    assert part is not None
    made = component(kit, part, "en", "colour")
    return made, pypdfium2.PdfDocument(drawn(kit, made))


def painted(folder: Path, part: str, number: int, side: int) -> Image.Image:
    """Paint the card of a drawing."""
    made, pages = built(folder, part)
    front, _ = made.drawings()[1][number]
    image: Image.Image = pages[front].render(scale=side / (SIDE * 72 / 25.4)).to_pil().convert("RGB")
    return image


def as_resvg(path: Path, side: int) -> Image.Image:
    """Paint a file by resvg alone, as a drawing of its own in the middle of white paper."""
    text = re.sub(r"<\?xml[^>]*\?>", "", path.read_text(encoding="utf-8-sig"), count=1)
    root = parse(text, bare=True)
    box = view_box(root)
    try:
        left, top, width, height = own_box(root, PIXELS)
    except ArtError:
        assert box is not None
        left, top, width, height = box
    head = "<svg" if "viewBox" in root.attributes else f'<svg viewBox="{left} {top} {width} {height}"'
    head += "" if re.search(r"xmlns\s*=", text) else ' xmlns="http://www.w3.org/2000/svg"'
    scale = side / max(width, height)
    png = resvg_py.svg_to_bytes(
        svg_string=text.replace("<svg", head, 1),
        width=round(width * scale),
        height=round(height * scale),
        dpi=96,
        skip_system_fonts=True,
        font_files=[str(face.path) for face in faces().values()] if "<text" in text else [],  # slow to read
        font_family=FALLBACK,
        serif_family=FALLBACK,
        sans_serif_family=FALLBACK,
    )
    dx, dy = (side - width * scale) / 2, (side - height * scale) / 2
    with Image.open(io.BytesIO(png)) as image:
        placed = image.convert("RGBA")
    if placed.size != (side, side):
        placed = placed.convert("RGBa").transform(
            *((side, side), Image.Transform.AFFINE, (1, 0, -dx, 0, 1, -dy)),
            resample=Image.Resampling.BILINEAR,
        )
    paper = Image.new("RGBA", (side, side), "white")
    paper.alpha_composite(placed.convert("RGBA"))
    return paper.convert("RGB")


def apart(one: Image.Image, other: Image.Image) -> float:
    """How much two pictures differ: the mean of all pixels and colours, 0 to 255."""
    a, b = (image.reduce(image.width // LOOKED_AT) for image in (one, other))
    return sum(ImageStat.Stat(ImageChops.difference(a, b)).mean) / 3


def test_drawings_look_as_they_were_saved(kit: Path) -> None:
    """As a picture; and each fifth as an icon, which is placed by another way and painted by the same."""
    with gathered() as faults:
        for number, name in enumerate(NAMES):
            side = PAINTED * 2 if name in FINER else PAINTED
            saved = as_resvg(FILES[number], side)
            for part in DRAWN if number % 5 == 0 else ("picture",):
                with faults.of(part, name):
                    assert apart(painted(kit, part, number, side), saved) < OTHERS.get(name, USUAL)


def test_what_cannot_be_shapes_is_said(kit: Path) -> None:
    """Four have filters in use; the others are shapes, whatever their editors declared."""
    made, _ = built(kit, "picture")
    as_pictures = [note.partition(":")[0] for note in made.notes if "drawn as a picture: filter" in note]
    names = [NAMES[int(name.removeprefix("icons/a").removesuffix(".svg"))] for name in as_pictures]
    assert sorted(names) == [
        *(f"cryptocurrency-icons/{name}.svg" for name in ("bsd", "grt", "mana")),
        "open-clip-art/model-view-controller_ia_01.svg",
    ]
    assert sum("drawn as a picture" in note for note in made.notes) == 4


def test_the_table_has_each_drawing() -> None:
    table = (HERE / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| ([\w-]+/[\w.+-]+\.svg) \|", table, re.MULTILINE)
    assert listed == sorted(NAMES)
    assert len(listed) >= 60
    assert sum(path.stat().st_size for path in FILES) < 600_000
