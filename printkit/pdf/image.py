"""Pictures of pixels as objects of a PDF (ISO 32000-1, 8.9.5), with what lets through as a mask (11.6.5.3)."""

from __future__ import annotations

import io

import pikepdf
from pikepdf import Name


def image_object(pdf: pikepdf.Pdf, png: bytes) -> pikepdf.Object:
    """Put a PNG or JPEG that was looked at into a PDF."""
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
