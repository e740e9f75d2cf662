"""Pictures of dots in a PDF (ISO 32000-1, 8.9): put in, named once, and cut out where all has to be opaque."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, cast

import pikepdf
from pikepdf import Name

if TYPE_CHECKING:
    from PIL.Image import Image

ALMOST, SMOOTH = 25, 2
"""How much of 255 counts as nothing, or lacks where all is covered; dots that a smooth outline is wide."""

FINER, MOST_DOTS = (4, 3, 2, 1), 64_000_000
"""Dots of an outline to each of its picture, the most that there is room for; how many it may have in all."""

NAME = re.compile(rb"/x\d+ \d+ 0 R ")
NAMES = re.compile(rb"(/(?:XObject|Pattern) << )((?:%b)+)" % NAME.pattern)


def image_object(pdf: pikepdf.Pdf, png: bytes) -> pikepdf.Object:
    """Put a PNG or JPEG that was looked at into a PDF (8.9.5), what lets through as a mask (11.6.5.3)."""
    from PIL import Image

    with Image.open(io.BytesIO(png), formats=["PNG", "JPEG"]) as file:
        picture = file.convert("RGBA")
    made = _samples(pdf, picture.convert("RGB").tobytes(), picture.size, Name.DeviceRGB)
    alpha = picture.getchannel("A")
    if alpha.getextrema() != (255, 255):
        made.SMask = _samples(pdf, alpha.tobytes(), picture.size, Name.DeviceGray)
    return made


def _samples(pdf: pikepdf.Pdf, data: bytes, size: tuple[int, int], colours: pikepdf.Name) -> pikepdf.Object:
    stream = pikepdf.Stream(pdf, data)
    stream.Type, stream.Subtype, stream.ColorSpace = Name.XObject, Name.Image, colours
    stream.Width, stream.Height = size
    stream.BitsPerComponent = 8
    return pdf.make_indirect(stream)


def cut_out(pdf: pikepdf.Pdf, found: pikepdf.Object) -> bool:
    """Have a picture end where it covers by half (8.9.6.3); False where it is translucent in more than that."""
    mask = cast("pikepdf.Stream", found.SMask)
    if "/Matte" in mask:  # its colours are mixed with another
        return False
    edge = outside(pikepdf.PdfImage(mask).as_pil_image().convert("L"))
    if edge is None:
        return False
    made = pikepdf.Stream(pdf, edge.tobytes(), Type=Name.XObject, Subtype=Name.Image, ImageMask=True)
    made.Width, made.Height, made.BitsPerComponent = *edge.size, 1
    found.Mask = pdf.make_indirect(made)
    del found.SMask
    return True


def outside(alpha: Image) -> Image | None:
    """Give a stencil of 1s where a picture does not show: its outline at half cover, in finer dots.

    ``alpha``: how much each dot covers. None where what is translucent is more than a smooth outline: dots that
    have not both, what is opaque and what is clear, within SMOOTH dots.
    """
    from PIL import ImageChops, ImageFilter
    from PIL.Image import Resampling

    clear, full, near = ALMOST, 255 - ALMOST, 2 * SMOOTH + 1
    inside = alpha.filter(ImageFilter.MinFilter(near)).point(lambda cover: 255 * (cover > clear))
    apart = alpha.filter(ImageFilter.MaxFilter(near)).point(lambda cover: 255 * (cover < full))
    between = alpha.point(lambda cover: 255 * (clear < cover < full))
    if ImageChops.darker(between, ImageChops.lighter(inside, apart)).getbbox():
        return None
    width, height = alpha.size
    size = next((width * n, height * n) for n in FINER if width * height * n * n <= MOST_DOTS or n == 1)
    coloured = alpha.point(lambda cover: 255 * (cover > clear)).resize(size, resample=Resampling.NEAREST)
    fine = ImageChops.darker(alpha.resize(size, resample=Resampling.BICUBIC), coloured)
    return fine.point(lambda cover: 255 * (cover < 128), "1")


def named_once(pdf: bytes) -> bytes:
    """Name each picture of a page once, in the same length: cairo does at each use, and qpdf bears 15 doubles.

    With more of them it would take the page's resources for nothing, and all that they hold would be missing.
    """

    def once(found: re.Match[bytes]) -> bytes:
        return found[1] + b"".join(dict.fromkeys(NAME.findall(found[2]))).ljust(len(found[2]))

    return NAMES.sub(once, pdf)
