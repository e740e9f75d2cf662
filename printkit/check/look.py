"""Looks at a PDF as it is seen: its pages as pixels, and where each of its characters stands. By pdfium."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from printkit.kit.worker import beat

if TYPE_CHECKING:
    from PIL.Image import Image

POINT = 25.4 / 72
"""mm in a point."""

FINEST = 24_000_000
"""Most pixels of a page: a larger page is looked at less closely."""


ASKEW = 0.01
"""Of a quarter turn: text that is turned by less more than whole quarters counts as straight."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A character that leaves a mark: its box, mm from the page's top left; ``context``: the text round it.

    ``place``: its number in the page's text. ``straight``: its box has no corners that it does not reach into,
    for it is turned by quarters alone.
    """

    left: float
    top: float
    right: float
    foot: float
    context: str
    place: int
    straight: bool


def shades(pdf: bytes, fine: float) -> list[bytes]:
    """Give each page in grey, a byte a pixel, ``fine`` pixels to the millimetre; 255 is white."""
    with _opened(pdf) as pages:
        return [_picture(page, fine).convert("L").tobytes() for page in pages]


def inks(pdf: bytes, bleed: float, fine: float) -> list[float]:
    """Give the share of each page that is ink, 0 to 1, ``bleed`` mm at each side not counted.

    It is what a pixel lacks of red, green and blue, the mean of the three: the cover with cyan, magenta and
    yellow; black counts 1.
    """
    found = []
    with _opened(pdf) as pages:
        for page in pages:
            counts = _picture(page, fine, bleed).histogram()
            total = sum(counts)
            found.append(sum(count * (255 - n % 256) for n, count in enumerate(counts)) / (255 * total))
            beat()
    return found


def letters(pdf: bytes) -> Iterator[tuple[int, Letter]]:
    """Give every character of a PDF that leaves a mark, with the number of its page from 0."""
    import pypdfium2.raw as pdfium

    with _opened(pdf) as pages:
        for number, page in enumerate(pages):
            height = page.get_height()
            text = page.get_textpage()
            whole = text.get_text_range()
            for place in range(text.count_chars()):
                if not text.get_text_range(place, 1).strip():
                    continue
                left, foot, right, top = text.get_charbox(place)
                quarters = pdfium.FPDFText_GetCharAngle(text.raw, place) / (math.pi / 2)
                around = text.get_text_range(max(place - 6, 0), 13) if whole else ""
                yield (
                    number,
                    Letter(
                        *(left * POINT, (height - top) * POINT, right * POINT, (height - foot) * POINT),
                        context=" ".join(around.split()),
                        place=place,
                        straight=abs(quarters - round(quarters)) < ASKEW,
                    ),
                )
            beat()


@contextmanager
def _opened(pdf: bytes) -> Iterator[Iterator[Any]]:
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        yield (document[number] for number in range(len(document)))
    finally:
        document.close()


def _picture(page: Any, fine: float, off: float = 0.0) -> Image:
    """Draw a page, without ``off`` mm at each side."""
    width, height = page.get_width(), page.get_height()
    scale = fine * POINT
    scale = min(scale, (FINEST / (width * height)) ** 0.5)
    crop = (off / POINT,) * 4
    picture: Image = page.render(scale=scale, crop=crop).to_pil().convert("RGB")
    return picture
