"""PNG and JPEG: looked at before anything draws them, and made so that they can be printed."""

from __future__ import annotations

import base64
import binascii
import hashlib
import io
import re
from typing import TYPE_CHECKING

from printkit.errors import ArtError

if TYPE_CHECKING:
    from PIL.Image import Image

MAX_PIXELS = 40_000_000
KINDS = {b"\x89PNG\r\n\x1a\n": "PNG", b"\xff\xd8\xff": "JPEG"}
INLINE = re.compile(r"data:(?:image/(?:png|jpe?g))?;base64,", re.IGNORECASE)
"""What a picture in a drawing begins with; Illustrator does not say which kind it is."""

MOST_KNOWN, MOST_BYTES = 2_000, 128 << 20
_known: dict[bytes, tuple[bytes | None, int, int]] = {}
"""What was looked at, by hash: how large it is, and what it was made into."""

ORIENTATION = 0x0112  # the tag of Exif that says which side of a photograph is up (CIPA DC-008, 4.6.4)


def of_uri(uri: str, where: str | None = None) -> bytes:
    """Give the PNG or JPEG that stands in a drawing itself. Raises ArtError."""
    found = INLINE.match(uri)
    if not found:
        raise ArtError("the picture is no PNG or JPEG in base64", where=where)
    try:
        return base64.b64decode(re.sub(r"\s+", "", uri[found.end() :]), validate=True)
    except (binascii.Error, ValueError) as error:
        raise ArtError(f"the picture is damaged: {error}", where=where) from None


def _in_srgb(picture: Image) -> Image:
    """Give a picture's colours as its own profile means them; itself where that is sRGB, or is of no use."""
    from PIL import ImageCms

    profile = picture.info.get("icc_profile")
    if not profile or picture.mode not in ("RGB", "RGBA", "CMYK"):
        return picture
    try:
        own = ImageCms.getOpenProfile(io.BytesIO(profile))
        if "srgb" in (own.profile.profile_description or "").lower():
            return picture
        plain = picture.convert("RGB") if picture.mode == "RGBA" else picture
        made = ImageCms.profileToProfile(plain, own, ImageCms.createProfile("sRGB"), outputMode="RGB")
    except (ImageCms.PyCMSError, OSError, ValueError):
        return picture
    assert made is not None  # it is not done in place
    if picture.mode == "RGBA":
        made.putalpha(picture.getchannel("A"))
    made.info.clear()  # a profile that tells when it was made
    return made


def checked(data: bytes, name: str) -> tuple[bytes, int, int]:
    """Look that a picture is whole; give it as it can be printed, upright and sRGB, with its size in pixels."""
    digest = hashlib.sha256(data).digest()
    if (found := _known.get(digest)) is None:
        if len(_known) >= MOST_KNOWN or sum(len(made or b"") for made, *_ in _known.values()) > MOST_BYTES:
            _known.clear()
        found = _known[digest] = _looked_at(data, name)
    made, across, down = found
    return made or data, across, down


def _looked_at(data: bytes, name: str) -> tuple[bytes | None, int, int]:
    """Do what :func:`checked` says; None for a picture that is printed as it is."""
    kind = next((k for magic, k in KINDS.items() if data.startswith(magic)), None)
    if kind is None:
        raise ArtError(f"{name!r} is no SVG, PNG or JPEG", hint="save it as one of them")
    from PIL import Image, ImageOps, UnidentifiedImageError

    try:
        with Image.open(io.BytesIO(data), formats=[kind]) as picture:
            across, down = picture.size
            if across * down > MAX_PIXELS:
                raise ArtError(f"{name!r} has more than {MAX_PIXELS // 1_000_000} million pixels")
            turned = picture.getexif().get(ORIENTATION, 1) > 1
            if not turned and "icc_profile" not in picture.info and picture.mode in ("RGB", "L"):
                picture.draft(None, (1, 1))  # a JPEG is read to its end, but not worked out at full size
            picture.load()
            turned = picture.getexif().get(ORIENTATION, 1) > 1  # a PNG may say it at its end
            seen = _in_srgb(ImageOps.exif_transpose(picture) if turned else picture)
            if seen.mode.startswith("I"):  # grey of 16 bits, which Pillow would cut off at 255
                seen = seen.convert("I").point(lambda grey: grey / 256).convert("L")
            if seen is picture and picture.mode in ("RGB", "L", "RGBA", "LA", "P", "1"):
                return None, across, down
            made = io.BytesIO()
            if kind == "JPEG":
                seen.convert("RGB").save(made, "JPEG", quality=95, subsampling=0)
            else:
                seen.convert("RGBA" if "A" in seen.mode else "RGB").save(made, "PNG")
            return made.getvalue(), *seen.size
    except Image.DecompressionBombError:
        raise ArtError(f"{name!r} has more than {MAX_PIXELS // 1_000_000} million pixels") from None
    except (OSError, SyntaxError, ValueError) as error:
        what = "it cannot be read" if isinstance(error, UnidentifiedImageError) else str(error)
        raise ArtError(f"the picture {name!r} is damaged: {what}") from None
