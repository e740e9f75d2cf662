"""A PDF rendered by pdfium: its pages as pixels, and where each of its characters stands."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Iterator, Sequence
from typing import Any, cast

import pypdfium2
import pypdfium2.raw as pdfium
from msgspec import Struct
from msgspec.structs import replace
from PIL.Image import Image

from printkit.check.edges import Outline, beside
from printkit.kit.worker import beat

POINT = 25.4 / 72
"""mm in a point."""

SHORT = 5.0
"""So much of a side, mm, has to end at the trim to be told: more than a letter's stroke."""

DRAWN, WHITE = 235, 250
"""What is darker is drawn, what is lighter is paper."""

FINE = 5.6
"""Pixels in a millimetre for measuring ink: coarser ones make hairlines bolder than they print."""

FINEST = 24_000_000  # most pixels of a page: a larger page is looked at less closely


ASKEW = 0.01  # of a quarter turn: text that is turned by less more than whole quarters counts as straight
SHIFT = 0.15  # of a character's height: those of one line stand as level as that
LONGEST, NEAR = 28, 12
"""Longest line that is told whole; of a longer one, so many characters on either side."""


class Letter(Struct, frozen=True):
    """A character that leaves a mark: its box, mm from the page's top left; ``context``: the line it stands in.

    ``place``: its number in the page's text. ``straight``: its box has no corners that it does not reach into,
    for it is turned by quarters alone. ``base``: where its baseline is, from the top, or from the left if it
    stands on a line that runs up or down.
    """

    left: float
    top: float
    right: float
    foot: float
    context: str
    place: int
    straight: bool
    base: float


def strips(pdf: bytes, fine: float, bleed: float, width: float) -> Iterator[Image]:
    """Give the left ``width`` mm of each page inside ``bleed`` mm, in colour, ``fine`` pixels to the mm."""
    with pypdfium2.PdfDocument(pdf) as pages:
        for page in pages:
            picture, off = _picture(page, fine), round(bleed * fine)
            yield picture.crop((off, off, off + round(width * fine), picture.height - off))
            beat()


def inks(
    pdf: bytes, bleed: float, fine: float, edges: Sequence[Outline] | None = None
) -> list[tuple[float, str]]:
    """Give of each page the share that is ink, 0 to 1, ``bleed`` mm at each side not counted; its short sides.

    Ink is what a pixel lacks of red, green and blue, the mean of the three: the cover with cyan, magenta and
    yellow; black counts 1. A side is short where what is drawn reaches the trim but not into the bleed; of
    pages with ``edges``, which are no rectangles, it is ○.
    """
    found = []
    with pypdfium2.PdfDocument(pdf) as pages:
        for number, page in enumerate(pages):
            picture = _picture(page, fine)
            scale = picture.width / (page.get_width() * POINT)
            off = round(bleed * scale)
            inside = picture.crop((off, off, picture.width - off, picture.height - off))
            counts = inside.histogram()
            total = sum(counts)
            share = sum(count * (255 - n % 256) for n, count in enumerate(counts)) / (255 * total)
            grey, least = picture.convert("L"), SHORT * fine
            sides = (
                _short(grey, off, least) if edges is None else _stops(grey, scale, least, edges[number], bleed)
            )
            found.append((share, "".join(sides) if off else ""))
            beat()
    return found


def _short(picture: Image, off: int, least: float) -> Iterator[str]:
    """Point at the sides at which at least so many pixels in a row are drawn inside the trim, and end there."""
    wide, high = picture.size
    for side in "←↑→↓":
        lines = []
        for x in (off // 4, off + max(off // 8, 1), off + off // 2):  # a line near the trim is no ground
            across = x if side in "←↑" else (wide if side == "→" else high) - x - 1
            down = across, off, across + 1, high - off
            box = down if side in "←→" else (off, across, wide - off, across + 1)
            lines.append(picture.crop(box).tobytes())
        if _end(lines, least):
            yield side


def _stops(picture: Image, scale: float, least: float, edge: Outline, bleed: float) -> Iterator[str]:
    """Say whether so many pixels in a row are drawn inside an edge, and end there, as :func:`_short` does.

    ``scale``: pixels to the mm.
    """
    wide, high = picture.size
    lines = []
    for out in (0.75 * bleed, -bleed / 8, -bleed / 2) if edge else ():
        places = ((int(x * scale), int(y * scale)) for x, y in beside(edge, out, 1 / scale))
        inside = ((min(max(x, 0), wide - 1), min(max(y, 0), high - 1)) for x, y in places)
        lines.append(bytes(cast(int, picture.getpixel(at)) for at in inside))
    if lines and _end(lines, least):
        yield "○"


def _end(lines: list[bytes], least: float) -> bool:
    """Tell whether so many pixels in a row are white in the first of three lines, and drawn in the others."""
    lost = bytes(a > WHITE and max(b, c) < DRAWN for a, b, c in zip(*lines, strict=True))
    return max(map(len, lost.split(b"\0"))) >= least


def letters(pdf: bytes) -> Iterator[tuple[int, Letter]]:
    """Give every character of a PDF that leaves a mark, with the number of its page from 0."""
    with pypdfium2.PdfDocument(pdf) as pages:
        for number, page in enumerate(pages):
            for line in _lines(page):
                said = "".join(text for text, _ in line).strip()
                at = 0
                for text, letter in line:
                    yield number, replace(letter, context=_round(said, at))
                    at += len(text)
            beat()


def _lines(page: Any) -> Iterator[list[tuple[str, Letter]]]:
    """Give a page's characters by line, each with what is written of it and after it."""
    height, text = page.get_height(), page.get_textpage()
    x, y = ctypes.c_double(), ctypes.c_double()
    line: list[tuple[str, Letter]] = []
    broken = False
    for place in range(text.count_chars()):
        char = text.get_text_range(place, 1)
        if not char.strip():
            broken |= char in ("\r", "\n")
            if line and not line[-1][0].endswith(" "):
                line[-1] = f"{line[-1][0]} ", line[-1][1]
            continue
        left, foot, right, top = text.get_charbox(place)
        quarters = pdfium.FPDFText_GetCharAngle(text.raw, place) / (math.pi / 2)
        pdfium.FPDFText_GetCharOrigin(text.raw, place, x, y)
        upright = round(quarters) % 2 == 0
        letter = Letter(
            *(left * POINT, (height - top) * POINT, right * POINT, (height - foot) * POINT),
            context="",
            place=place,
            straight=abs(quarters - round(quarters)) < ASKEW,
            base=((height - y.value) if upright else x.value) * POINT,
        )
        if line and _parted([letter for _, letter in line[-2:]], letter, upright, broken):
            yield line
            line = []
        line.append((char, letter))
        broken = False
    if line:
        yield line


def _parted(line: list[Letter], next_: Letter, upright: bool, broken: bool) -> bool:
    """Whether a character does not go on with the line of those before: it stands elsewhere, or far off."""
    one = line[-1]
    tall = max(min(n.right - n.left, n.foot - n.top) for n in (one, next_))
    tall = max(tall, one.foot - one.top, next_.foot - next_.top) if upright else tall * 2
    across = max(next_.left - one.right, one.left - next_.right, 0.0)
    down = max(next_.top - one.foot, one.top - next_.foot, 0.0)
    if math.hypot(across, down) > tall:
        return True
    if not (one.straight and next_.straight):
        return False
    back = next_.left < one.left if upright else (next_.top - one.top) * (one.top - line[0].top) < 0
    return back or (broken and upright) or abs(next_.base - one.base) > SHIFT * tall


def _round(said: str, at: int) -> str:
    """Give a line, or what of a long one is near a character."""
    start, end = (0, len(said)) if len(said) <= LONGEST else (max(at - NEAR, 0), at + NEAR + 1)
    return f"{'…' * (start > 0)}{said[start:end].strip()}{'…' * (end < len(said))}"


def _picture(page: Any, fine: float) -> Image:
    """Draw a page, ``fine`` pixels to the mm."""
    scale = min(fine * POINT, (FINEST / (page.get_width() * page.get_height())) ** 0.5)
    picture: Image = page.render(scale=scale).to_pil().convert("RGB")
    return picture
