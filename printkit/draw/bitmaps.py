"""PNG and JPEG, and what becomes a PNG: looked at before anything draws it, and made fit to be printed.

What cannot be drawn as shapes is painted by resvg: safe drawing → PNG at the size that it is printed in. It is
given the drawing's text and our fonts, never a name of a file: :func:`printkit.draw.saved.check_safe` leaves
nothing in a drawing that would have it read one.
"""

from __future__ import annotations

import base64
import hashlib
import io
import math
import re
from html import escape
from typing import TYPE_CHECKING
from warnings import catch_warnings

from printkit.cache import store
from printkit.draw.style import FALLBACK, TEXTS
from printkit.draw.svg import SVG, Element
from printkit.errors import ArtError
from printkit.kit.worker import beat
from printkit.text.faces import faces, fonts_key, named

if TYPE_CHECKING:
    from PIL.Image import Image

MAX_PIXELS = 40_000_000
PRINTED = {b"\x89PNG\r\n\x1a\n": "PNG", b"\xff\xd8\xff": "JPEG"}
KINDS = {**PRINTED, b"RIFF": "WEBP", b"II*\0": "TIFF", b"MM\0*": "TIFF", b"GIF8": "GIF"}
SAVE = "save it as PNG or JPEG; SVG, WebP, TIFF and GIF are read, too"
FEWER = "save it smaller: 300 dots an inch of what is printed are enough"
INLINE = re.compile(r"data:(?:image/(?:png|jpe?g))?;base64,", re.IGNORECASE)
"""What a picture in a drawing begins with; Illustrator does not say which kind it is."""

MOST_KNOWN, MOST_BYTES = 2_000, 128 << 20
_known: dict[bytes, tuple[bytes | None, int, int]] = {}
"""What was looked at, by hash: how large it is, and what it was made into."""

ORIENTATION = 0x0112  # the tag of Exif that says which side of a photograph is up (CIPA DC-008, 4.6.4)

DOTS = 300
"""Pixels in an inch of what is printed."""

MOST_PIXELS = 20_000_000
"""Of a picture: an A4 page has 9 millions. A larger one has fewer pixels an inch."""

FAMILIES = ("font", "serif", "sans_serif", "cursive", "fantasy", "monospace")
NOT_PAINTED = {"script", "title", "desc", "metadata", "foreignObject"}


def of_uri(uri: str, where: str | None = None) -> bytes:
    """Give the PNG or JPEG that stands in a drawing itself. Raises ArtError."""
    found = INLINE.match(uri)
    try:
        data = base64.b64decode(re.sub(r"\s+", "", uri[found.end() :]), validate=True) if found else b""
    except ValueError as error:
        raise ArtError(f"the picture is damaged: {error}", where=where) from None
    if not data.startswith(tuple(PRINTED)):
        raise ArtError("the picture is no PNG or JPEG in base64", where=where)
    return data


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
        raise ArtError(f"{name!r} is no picture that can be read", hint=SAVE)
    from PIL import Image, ImageOps, UnidentifiedImageError

    try:
        # what Pillow warns of is told below, or is nothing to a maker
        with catch_warnings(action="ignore"), Image.open(io.BytesIO(data), formats=[kind]) as picture:
            across, down = picture.size
            if across * down > MAX_PIXELS:
                raise Image.DecompressionBombError
            turned = picture.getexif().get(ORIENTATION, 1) > 1
            if not turned and "icc_profile" not in picture.info and picture.mode in ("RGB", "L"):
                picture.draft(None, (1, 1))  # a JPEG is read to its end, but not worked out at full size
            picture.load()
            turned = picture.getexif().get(ORIENTATION, 1) > 1  # a PNG may say it at its end
            seen = _in_srgb(ImageOps.exif_transpose(picture) if turned else picture)
            if seen.mode.startswith("I"):  # grey of 16 bits, which Pillow would cut off at 255
                seen = seen.convert("I").point(lambda grey: grey / 256).convert("L")
            plain = seen is picture and picture.mode in ("RGB", "L", "RGBA", "LA", "P", "1")
            if plain and kind in PRINTED.values():
                return None, across, down
            made = io.BytesIO()
            if kind == "JPEG":
                seen.convert("RGB").save(made, "JPEG", quality=95, subsampling=0)
            else:
                mode = "RGBA" if seen.has_transparency_data else "RGB"
                seen.convert(mode).save(made, "PNG", compress_level=1)
            return made.getvalue(), *seen.size
    except Image.DecompressionBombError:
        what = f"{name!r} has more than {MAX_PIXELS // 1_000_000} million pixels"
        raise ArtError(what, hint=FEWER) from None
    except Exception as error:  # a reader of a rare kind may raise anything
        unread = isinstance(error, UnidentifiedImageError)
        what = f"the picture {name!r} is damaged: {'it cannot be read' if unread else error}"
        raise ArtError(what, hint=SAVE if unread else None) from None


def written(element: Element) -> str:
    """Write a drawing that is safe as it is, without what editors keep in it for themselves."""
    made = [f"<{element.tag}"]
    for name, value in element.attributes.items():
        if (":" not in name or name == "xml:space") and (element.tag, name) != ("a", "href"):
            made.append(f' {name}="{escape(value)}"')
    made.append(">")
    for child in element.content():
        if isinstance(child, str):
            made.append(escape(child) if element.tag in TEXTS or element.tag == "style" else "")
        elif child.space == SVG and child.tag not in NOT_PAINTED:
            made.append(written(child))
    made.append(f"</{element.tag}>")
    return "".join(made)


def paint(svg: str, width: float, height: float) -> bytes:
    """Paint a drawing from :func:`written` as a PNG for ``width`` × ``height`` mm of paper. ArtError."""
    import resvg_py

    dots = min(DOTS / 25.4, math.sqrt(MOST_PIXELS / (width * height)))
    size = max(1, round(width * dots)), max(1, round(height * dots))
    fonts = [str(face.path) for face in faces().values()] if "<text" in svg else []
    for name, of_name in named().items() if fonts else ():
        if of_name[0].own and name in svg and name != of_name[0].inner:
            hint = "save the font as TTF or OTF, under the name that it has"
            raise ArtError(f"text in {of_name[0].title} cannot be painted", hint=hint)
    key = [resvg_py.__version__, svg, *size, *fonts, *fonts_key()]
    if (known := store.load("art", key, bytes)) is not None:
        return known
    beat()
    try:
        made: bytes = resvg_py.svg_to_bytes(
            svg_string=svg,
            width=size[0],
            height=size[1],
            dpi=96,
            skip_system_fonts=True,
            font_files=fonts,
            **{f"{kind}_family": FALLBACK for kind in FAMILIES},  # type: ignore[arg-type]  # these are texts
        )
    except ValueError as error:
        raise ArtError(f"cannot be drawn: {error}") from None
    except BaseException as error:  # a fault of resvg's own, which is no Exception
        if type(error).__name__ != "PanicException":
            raise
        raise ArtError("cannot be drawn: resvg broke on it", hint="save it in simpler shapes") from None
    beat()
    store.save("art", key, made)
    return made


def inline(data: bytes, kind: str = "png") -> str:
    """Give a PNG or JPEG as what an <image> refers to."""
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"
