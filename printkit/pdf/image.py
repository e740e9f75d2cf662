"""Pictures of dots in a PDF (ISO 32000-1, 8.9): put in, named once, and cut out where all has to be opaque."""

from __future__ import annotations

import io
import re
import zlib
from functools import partial
from typing import TYPE_CHECKING, cast

import pikepdf
from pikepdf import Dictionary, Name

if TYPE_CHECKING:
    from PIL.Image import Image

ALMOST, SMOOTH = 25, 2
"""How much of 255 counts as nothing, or lacks where all is covered; dots that a smooth outline is wide."""

FINER, MOST_DOTS = (4, 3, 2, 1), 64_000_000
"""Dots of an outline to each of its picture, the most that there is room for; how many it may have in all."""

NAME = re.compile(rb"/x\d+ \d+ 0 R ")
NAMES = re.compile(rb"(/(?:XObject|Pattern) << )((?:%b)+)" % NAME.pattern)


def image_object(pdf: pikepdf.Pdf, data: bytes) -> pikepdf.Object:
    """Put a PNG or JPEG that was looked at into a PDF (8.9.5), what lets through as a mask (11.6.5.3).

    A JPEG goes in as it is, and so do the rows of a plain PNG, whose filters a PDF knows (7.4.4.4).
    """
    from PIL import Image

    with Image.open(io.BytesIO(data), formats=["PNG", "JPEG"]) as file:
        colours = 1 if file.mode in ("1", "L", "LA") else 3
        whole = partial(_samples, pdf, file.size, colours)
        if file.format == "JPEG":
            return whole(data, Name.DCTDecode)
        plain = file.mode in ("L", "RGB") and data[24] == 8  # bits of a sample
        if plain and not file.has_transparency_data and not file.info.get("interlace"):
            return whole(_rows(data), Name.FlateDecode, predicted=True)
        seen = _spread(file.convert("RGBA")) if file.has_transparency_data else file
        made = whole(zlib.compress(seen.convert("L" if colours == 1 else "RGB").tobytes()), Name.FlateDecode)
    if seen.mode == "RGBA" and (alpha := seen.getchannel("A")).getextrema() != (255, 255):
        made.SMask = _samples(pdf, seen.size, 1, zlib.compress(alpha.tobytes()), Name.FlateDecode)
    return made


def _spread(picture: Image) -> Image:
    """Give what does not show beside an edge the edge's colours: viewers that smooth mix it in, as black."""
    from PIL import ImageFilter

    colours = picture.convert("RGBa").filter(ImageFilter.BoxBlur(2)).convert("RGBA")
    alpha = picture.getchannel("A")
    colours.paste(picture, mask=alpha.point(lambda cover: 255 * (cover > 0)))
    colours.putalpha(alpha)
    return colours


def _rows(png: bytes) -> bytes:
    """Give the packed rows of a PNG: what its IDAT chunks hold (PNG, 11.2.3)."""
    at, found = 8, []
    while at < len(png):
        long, kind = int.from_bytes(png[at : at + 4]), png[at + 4 : at + 8]
        if kind == b"IDAT":
            found.append(png[at + 8 : at + 8 + long])
        at += long + 12
    return b"".join(found)


def _samples(
    pdf: pikepdf.Pdf, size: tuple[int, int], colours: int, data: bytes, packed: Name, predicted: bool = False
) -> pikepdf.Object:
    stream = pikepdf.Stream(pdf, data, Type=Name.XObject, Subtype=Name.Image, Filter=packed, BitsPerComponent=8)
    stream.Width, stream.Height = size
    stream.ColorSpace = Name.DeviceGray if colours == 1 else Name.DeviceRGB
    if predicted:
        stream.DecodeParms = Dictionary(Predictor=15, Colors=colours, BitsPerComponent=8, Columns=size[0])
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
