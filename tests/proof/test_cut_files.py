"""The lines for cutting machines lie on those that are printed: by resvg and by pdfium, the one over the other.

Sheets are printed in low ink, where a line is black on white and nothing else is near it.
"""

from __future__ import annotations

import io
import itertools
import json
import math
import re
from collections.abc import Iterator
from pathlib import Path

import ezdxf
import numpy as np
import pypdfium2
import pytest
import resvg_py
from PIL import Image

from printkit.kit.resources import builtin_kits
from printkit.making import Settings, build
from printkit.pdf.paper import USUAL
from printkit.press.marks import OUTSIDE

DPI = 500
MM = DPI / 25.4
NEAR = 0.05
"""What a line may be off, mm."""

Grey = np.ndarray
NUMBERS = re.compile(r"([MLCZ])([^MLCZ]*)")


def built(tmp: Path, kit: str, **asked: object) -> Path:
    wanted = {"ink": "low", "languages": ("en",), "sheets": "by-part", "jobs": 1, **asked}
    build(Settings(kits=(kit,), formats=("pdf", "cut:svg", "cut:dxf"), out=tmp, **wanted))  # type: ignore[arg-type]
    return tmp / kit


def printed(pdf: Path, number: int) -> tuple[Grey, list[float], list[float]]:
    """A page in grey, and its trim and bleed: left, top, right, foot, mm."""
    page = pypdfium2.PdfDocument(pdf)[number]
    height = page.get_height()
    boxes = [
        [left / 72 * 25.4, (height - top) / 72 * 25.4, right / 72 * 25.4, (height - foot) / 72 * 25.4]
        for left, foot, right, top in (page.get_trimbox(), page.get_bleedbox())
    ]
    return np.array(page.render(scale=DPI / 72, grayscale=True).to_pil()), boxes[0], boxes[1]


def laid_over(svg: Path, size: tuple[int, int], box: list[float]) -> Grey:
    """The lines to cut, black on white, as large as the page; painted where they may be, in a box and by it."""
    text = re.sub(r'<g id="(score|perforate)".*?</g>', "", svg.read_text(encoding="utf-8"), flags=re.DOTALL)
    whole = [float(mm) * MM for mm in re.findall(r'(?:width|height)="([\d.]+)mm"', text)[:2]]
    assert max(abs(a - b) for a, b in zip(whole, size, strict=True)) <= 1
    left, top = (max(0, int((mm - 3) * MM)) for mm in box[:2])
    wide, high = (
        min(most, int((mm + 3) * MM)) - at for most, mm, at in zip(size, box[2:], (left, top), strict=True)
    )
    seen = f'width="{wide}" height="{high}" viewBox="{left / MM} {top / MM} {wide / MM} {high / MM}"'
    text = re.sub(r'width="[\d.]+mm" height="[\d.]+mm" viewBox="[^"]*"', seen, text)
    made: bytes = resvg_py.svg_to_bytes(svg_string=text, skip_system_fonts=True)
    over = np.full((size[1], size[0]), 255, np.uint8)
    with Image.open(io.BytesIO(made)) as picture:
        assert picture.size == (wide, high)
        over[top : top + high, left : left + wide] -= np.array(picture.getchannel("A"))
    return over


def darkest(page: Grey, x: float, y: float, nx: float, ny: float, reach: float = 0.35) -> float | None:
    """How far from a place, along nx, ny, the middle of the dark line is that passes there, mm."""
    steps = np.arange(-reach, reach, 0.005)
    px, py = (x + steps * nx) * MM - 0.5, (y + steps * ny) * MM - 0.5
    left, top = np.floor(px).astype(int), np.floor(py).astype(int)
    fx, fy = px - left, py - top
    grey = (page[top, left] * (1 - fx) + page[top, left + 1] * fx) * (1 - fy) + (
        page[top + 1, left] * (1 - fx) + page[top + 1, left + 1] * fx
    ) * fy
    dark = 255 - grey
    return float((dark * steps).sum() / dark.sum()) if dark.max() > 60 else None


def strokes(svg: Path, kind: str) -> Iterator[list[tuple[float, float]]]:
    """Places along each line of a kind, those of a curve from its equation."""
    text = svg.read_text(encoding="utf-8")
    group = re.search(rf'<g id="{kind}".*?</g>', text, re.DOTALL)
    for data in re.findall(r'd="([^"]*)"', group[0] if group else ""):
        at = start = (0.0, 0.0)
        for name, said in NUMBERS.findall(data):
            v = [float(n) for n in said.split()]
            if name == "M":
                at = start = (v[0], v[1])
                continue
            end = start if name == "Z" else (v[-2], v[-1])
            if name == "C":
                (ax, ay), t = at, np.linspace(0, 1, 13)
                u = 1 - t
                xs = u**3 * ax + 3 * u * u * t * v[0] + 3 * u * t * t * v[2] + t**3 * v[4]
                ys = u**3 * ay + 3 * u * u * t * v[1] + 3 * u * t * t * v[3] + t**3 * v[5]
                yield list(zip(xs.tolist(), ys.tolist(), strict=True))
            elif (long := math.dist(at, end)) > 0:
                many = max(4, int(long / 4))
                yield [
                    (at[0] + (end[0] - at[0]) * n / many, at[1] + (end[1] - at[1]) * n / many)
                    for n in range(many + 1)
                ]
            at = end


def off_the_lines(page: Grey, over: Grey, svg: Path, outside: float) -> list[float]:
    """How far the printed lines of drawings and rings are from where they should be, along those to cut, mm.

    ``outside``: how far that is from them, to the left of who goes along them: rings go round clockwise.
    """
    every, found = [*strokes(svg, "cut"), *strokes(svg, "score")], []
    for number, places in enumerate(strokes(svg, "cut")):
        others = [one for other, one in enumerate(every) if other != number]
        for before, place, after in zip(places, places[1:], places[2:], strict=False):
            if any(_near(place, a, b) for one in others for a, b in itertools.pairwise(one)):
                continue  # where two lines meet, neither has a middle of its own
            dx, dy = after[0] - before[0], after[1] - before[1]
            normal = -dy / math.hypot(dx, dy), dx / math.hypot(dx, dy)
            here, there = darkest(page, *place, *normal), darkest(over, *place, *normal)
            assert there is not None, f"{svg}: no line at {place}"
            assert here is not None, f"{svg}: nothing is printed at {place}"
            found.append(abs(there - here - outside))
    return found


def _near(place: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> bool:
    """Whether a line comes as near as what is looked at across another."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((place[0] - a[0]) * dx + (place[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = max(0.0, min(1.0, along))
    return math.dist(place, (a[0] + along * dx, a[1] + along * dy)) < 0.6


def runs(row: Grey) -> list[float]:
    """The middles of the dark stretches of a row of pixels, mm."""
    dark = np.flatnonzero(row < 200)
    parts = np.split(dark, np.flatnonzero(np.diff(dark) > 1) + 1)
    weights = 255 - row
    return [float((weights[p] * (p + 0.5)).sum() / weights[p].sum() / MM) for p in parts if len(p)]


def off_the_marks(page: Grey, over: Grey, trim: list[float], bleed: list[float]) -> list[float]:
    """How far crop marks are from the lines between them; each mark has its line, and each line its mark."""
    found = []
    for axis in (0, 1):
        first, second = (page, over) if axis == 0 else (page.T, over.T)
        outside = int((bleed[1 - axis] - 1.2) * MM)
        from_, to = int((bleed[axis] - 1) * MM), int((bleed[axis + 2] + 1) * MM)
        marks = runs(first[outside, from_:to])
        lines = runs(second[int((trim[1 - axis] + 5.7) * MM), from_:to])
        assert len(marks) == len(lines) > 1, (axis, marks, lines)
        found += [abs(a - b) for a, b in zip(marks, lines, strict=True)]
    return found


def look(kit: Path, output: str, shape: str) -> list[float]:
    """Compare every sheet of one part."""
    folder = kit / f"{output}_cut-svg"
    off: list[float] = []
    pdf = kit / f"{output}.pdf"
    files = sorted(folder.iterdir(), key=lambda path: int(path.stem.rpartition("-")[2]))
    both = len(pypdfium2.PdfDocument(pdf)) // len(files)
    for number, svg in enumerate(files):
        page, trim, bleed = printed(pdf, number * both)
        over = laid_over(svg, (page.shape[1], page.shape[0]), bleed)
        if shape in ("net", "circle"):
            off += off_the_lines(page, over, svg, OUTSIDE if shape == "circle" else 0.0)
        else:
            off += off_the_marks(page, over, trim, bleed)
        drawing = ezdxf.readfile(kit / f"{output}_cut-dxf" / f"{svg.stem}.dxf")
        assert not drawing.audit().errors
        assert len(drawing.modelspace()) == svg.read_text(encoding="utf-8").count("<path")
    return off


def test_lines_lie_on_what_is_printed(tmp_path: Path) -> None:
    """A part of each shape, on the smallest paper: each dot of the page takes its time."""
    parts = {"die": "net", "trumps": "card", "markers": "circle"}
    kit = built(tmp_path, "shifty-partners", only=tuple(parts), papers=("a5",))
    for part, shape in parts.items():
        off = look(kit, f"shifty-partners_{part}_en_a5_low", shape)
        assert len(off) > 4
        assert max(off) < NEAR, (part, max(off))


@pytest.mark.long
@pytest.mark.parametrize("paper", USUAL)
@pytest.mark.parametrize("name", builtin_kits())
def test_every_sheet_of_every_kit(name: str, paper: str, tmp_path: Path) -> None:
    from printkit.kit.read import read_kit
    from printkit.kit.resources import find_kit

    kit = built(tmp_path, name, papers=(paper,))
    said = json.loads((kit / "manifest.json").read_text(encoding="utf-8"))["files"]
    parts = {part.id: part for part in read_kit(find_kit(name)).parts}
    for entry in said:
        file, part = entry["file"], parts.get(entry["part"])
        if (
            part is None
            or not file.endswith(".pdf")
            or part.layout in ("halves", "mat", "six-sheets", "tracks")
        ):
            continue  # nothing is trimmed, or the marks are those of tiles: tests/press/test_cuts.py
        off = look(kit, file.removesuffix(".pdf"), part.shape)
        assert max(off) < NEAR, (file, max(off))
