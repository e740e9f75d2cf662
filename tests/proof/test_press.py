"""Files for a press, seen by other programs: Ghostscript's plates and colours, and the text that is in them.

Every kit of ours is built for a press and looked at by our own preflight.
"""

from __future__ import annotations

import functools
import itertools
from pathlib import Path as FilePath
from typing import Any

import numpy as np
import pikepdf
import pypdfium2
import pytest
from msgspec.structs import replace
from PIL import Image, ImageCms, ImageFilter

from printkit.check.file import check_file
from printkit.check.suits import difference, lab
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit
from printkit.making import Settings, build
from printkit.pdf.extent import around
from printkit.pdf.inks import Inks, own_profile, tables_of
from printkit.pdf.level import LEVELS
from printkit.pdf.matrix import Matrix
from printkit.pdf.page import Group, Item, Page, Path, Publication
from printkit.pdf.write import write
from tests.pdf.sample import rich, setting
from tests.tongues import tongues
from tests.tools import run

ONE = "sorcerer"
"""The kit that is built in every run; ``-m long`` has the others."""

PRESS = tuple(id for id, level in LEVELS.items() if level.press)

GS = ("-q", "-dNOPAUSE", "-dBATCH", "-dSAFER")
SIDE = 5  # steps of each of red, green, blue
CELL = 6.0
SAME = ImageCms.Intent.RELATIVE_COLORIMETRIC


@pytest.fixture(scope="module")
def inks() -> Inks:
    return Inks("cmyk", tables_of(own_profile(), 3.0, "x"), own_profile())


def plates(path: FilePath, folder: FilePath) -> dict[str, int]:
    """Give how dark the darkest point of each plate of a PDF's first page is, 0 to 255."""
    run("gs", *GS, "-sDEVICE=tiffsep", "-r100", "-dLastPage=1", f"-sOutputFile={folder}/p%d.tif", path)
    found = {}
    for file in folder.glob("p1(*.tif"):
        with Image.open(file) as plate:
            found[file.name[3:-5]] = 255 - min(plate.convert("L").tobytes())
    return found


@pytest.mark.external("gs")
def test_black_and_grey_are_on_the_black_plate_alone(inks: Inks, tmp_path: FilePath) -> None:
    items: tuple[Item, ...] = (
        *setting(10, 20, "black text"),
        Path(around(10, 30, 60, 50), fill="#777777", stroke="#000000", width=0.3),
    )
    path = tmp_path / "k.pdf"
    path.write_bytes(write(Publication("t", "en", (Page(90, 60, items),), level="x-4", inks=inks)))
    assert plates(path, tmp_path) == {"Black": 255, "Cyan": 0, "Magenta": 0, "Yellow": 0}


@pytest.mark.external("gs")
def test_black_text_and_thin_lines_overprint_and_black_areas_do_not(inks: Inks, tmp_path: FilePath) -> None:
    ground = Path(around(0, 0, 90, 60), fill="#ffcc00")
    text, area = setting(20, 40, "■■■■", size=20), Path(around(10, 10, 80, 50), fill="#000000")
    lightest: dict[str, int] = {}
    box, scaled = around(20, 20, 70, 40), Matrix(4, 0, 0, 4)
    drawn: dict[str, tuple[Item, ...]] = {
        "text": (ground, *text),
        "area": (ground, area),
        "thin line": (ground, Path(box, stroke="#000000", width=0.7)),
        "wide line": (ground, Path(box, stroke="#000000", width=0.8)),
        "enlarged line": (ground, Group((Path(around(5, 5, 17, 10), stroke="#000000", width=0.2),), scaled)),
        "edge": (ground, Path(box, fill="#ffcc00", stroke="#000000", width=0.7)),
    }
    for name, items in drawn.items():
        folder = tmp_path / name
        folder.mkdir()
        path = folder / "o.pdf"
        path.write_bytes(write(Publication("t", "en", (Page(90, 60, items),), level="x-4", inks=inks)))
        plates(path, folder)
        with Image.open(folder / "p1(Yellow).tif") as plate:
            inner = plate.convert("L").crop((60, 60, plate.width - 60, plate.height - 60))
            lightest[name] = max(inner.tobytes())
    goes_on_below = [name for name, most in lightest.items() if most < 128]
    assert goes_on_below == ["text", "thin line"]
    assert lightest["area"] == lightest["wide line"] == 255  # nothing but black there


def swatches() -> list[tuple[int, int, int]]:
    steps = [round(255 * step / (SIDE - 1)) for step in range(SIDE)]
    return [(r, g, b) for r, g, b in itertools.product(steps, repeat=3) if not r == g == b]


@pytest.mark.external("gs")
def test_colours_that_inks_can_mix_look_as_they_did(inks: Inks, tmp_path: FilePath) -> None:
    """ΔE2000 below 6, rendered by Ghostscript through the profile; greys, which are black alone, apart."""
    colours = swatches()
    items = tuple(
        Path(
            around(x * CELL, y * CELL, (x + 1) * CELL, (y + 1) * CELL),
            fill="#{:02x}{:02x}{:02x}".format(*rgb),
        )
        for n, rgb in enumerate(colours)
        for y, x in [divmod(n, 12)]
    )
    path, profile, picture = tmp_path / "c.pdf", tmp_path / "p.icc", tmp_path / "c.png"
    path.write_bytes(write(Publication("t", "en", (Page(72, 72, items),), level="x-4", inks=inks)))
    profile.write_bytes(inks.profile)
    rendered(path, picture, profile)
    off, inside = [], 0
    with Image.open(picture) as made:
        scale = made.width / 72
        for n, rgb in enumerate(colours):
            y, x = divmod(n, 12)
            at = int((x + 0.5) * CELL * scale), int((y + 0.5) * CELL * scale)
            if not mixable(rgb, profile):
                continue
            inside += 1
            off.append((far(rgb, made.convert("RGB").getpixel(at)), rgb))
    assert inside > 30
    assert max(off)[0] < 6, max(off)


def rendered(path: FilePath, picture: FilePath, profile: FilePath) -> None:
    """Have Ghostscript paint a PDF as the profile means it. ``picture``: its name, with %d for many pages."""
    how = (
        f"-sDefaultCMYKProfile={profile}",
        f"--permit-file-read={profile}",
        "-dRenderIntent=1",
        "-dBlackPtComp=1",
    )
    run("gs", *GS, *how, "-sDEVICE=png16m", "-r72", f"-sOutputFile={picture}", path)


@functools.cache
def ways(profile: FilePath) -> tuple[Any, Any]:
    """Give the ways from sRGB to inks and back."""
    printer, screen = ImageCms.getOpenProfile(str(profile)), ImageCms.createProfile("sRGB")
    there = ImageCms.buildTransform(screen, printer, "RGB", "CMYK", SAME)
    return there, ImageCms.buildTransform(printer, screen, "CMYK", "RGB", SAME)


@functools.cache
def mixable(rgb: tuple[int, int, int], profile: FilePath) -> bool:
    """Whether inks can mix a colour: there and back again by the profile it is still the same."""
    mixed: Any = Image.new("RGB", (1, 1), rgb)
    for way in ways(profile):
        mixed = ImageCms.applyTransform(mixed, way)
    return far(rgb, mixed.getpixel((0, 0))) <= 3


@pytest.mark.long
@pytest.mark.external("gs")
@pytest.mark.parametrize("name", builtin_kits())
def test_our_kits_look_for_a_press_as_they_do_at_home(name: str, tmp_path: FilePath) -> None:
    """X-4 against RGB, both rendered: colours that cover a place and that inks can mix."""
    profile = tmp_path / "p.icc"
    profile.write_bytes(own_profile())
    kit = {
        "kits": (name,),
        "languages": ("en",),
        "only": tuple(part.id for part in read_kit(find_kit(name)).parts),
    }
    for level in ("a-3a", "x-4"):
        build(Settings(**kit, out=tmp_path / level, conformance=level, jobs=1))  # type: ignore[arg-type]
    off: dict[tuple[int, int, int], float] = {}
    for home in sorted((tmp_path / "a-3a" / name).glob("*.pdf")):
        folder = tmp_path / home.stem
        folder.mkdir()
        rendered(home, folder / "h%d.png", profile)
        rendered(tmp_path / "x-4" / name / f"{home.stem}_x-4.pdf", folder / "p%d.png", profile)
        for file in folder.glob("h*.png"):
            with Image.open(file) as one, Image.open(folder / f"p{file.stem[1:]}.png") as other:
                least, most = (one.filter(kind(5)) for kind in (ImageFilter.MinFilter, ImageFilter.MaxFilter))
                home_, press, low, high = (np.asarray(each) for each in (one, other, least, most))
            flat = (low == high).all(axis=2) & (home_.max(axis=2) > home_.min(axis=2))
            for red, green, blue, *printed in {*map(tuple, np.hstack((home_[flat], press[flat])).tolist())}:
                rgb = (red, green, blue)
                if mixable(rgb, profile):
                    off[rgb] = max(off.get(rgb, 0.0), far(rgb, printed))
    assert len(off) > 3
    assert max(off.values()) < 6, off


def far(one: Any, other: Any) -> float:
    """Give ΔE2000 of two colours of sRGB, 0 to 255."""
    first, second = (lab((red / 255, green / 255, blue / 255)) for red, green, blue in (one, other))
    return difference(first, second)


@pytest.mark.parametrize("level", PRESS)
def test_text_is_still_text_and_fonts_are_in_the_file(inks: Inks, level: str) -> None:
    def words(data: bytes) -> list[str]:
        return [page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(data)]

    plain, pressed = write(rich()), write(replace(rich(level=level), inks=inks))
    assert words(pressed) == words(plain)
    assert pressed == write(replace(rich(level=level), inks=inks))


CASES = [(kit, level, one) for kit in builtin_kits() for level in PRESS for one in tongues(kit)[:-1]]


@pytest.mark.parametrize(
    ("name", "level", "lang", "only"),
    [
        (ONE, "x-1a", "ja", ()),
        (ONE, "x-4", "en", ("standard",)),
        *(pytest.param(*case, (), marks=pytest.mark.long) for case in CASES),
    ],
)
def test_our_kits_are_clean_for_a_press(
    name: str, level: str, lang: str, only: tuple[str, ...], tmp_path: FilePath
) -> None:
    build(Settings(kits=(name,), out=tmp_path, languages=(lang,), conformance=level, only=only, jobs=1))
    files = sorted((tmp_path / name).glob("*.pdf"))
    assert any(f"_{lang}_" in file.name for file in files)
    for file in files:
        report = check_file(file)
        assert (report.faults, report.level) == ((), LEVELS[level].name), file.name
        assert report.ink <= 3.0
        with pikepdf.open(file) as pdf:
            assert all("/TrimBox" in page.obj for page in pdf.pages)
