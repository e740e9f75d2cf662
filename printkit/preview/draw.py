"""What would be printed → pictures of it: the very PDF of a face, sheet or page, made into pixels by pdfium."""

from __future__ import annotations

import hashlib
import io
import marshal
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from printkit.pdf.page import Drawing, Glyphs, Imported, Item, Marked, Moved, Page, Path, Placed, Publication
from printkit.preview.view import Face, Picture

MAX_PIXELS = 24_000_000
"""A picture with more than so many pixels is made smaller."""

POINT = 72.0


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page of a book or a side of a sheet. ``forms``: what its items place; ``faces``: forms to be drawn."""

    page: Page
    lang: str
    forms: Mapping[str, Drawing] = field(default_factory=dict)
    faces: Mapping[str, Face] = field(default_factory=dict)


Drawable = Face | Leaf


def picture(drawable: Drawable) -> Picture:
    """Give a picture's name and size."""
    if isinstance(drawable, Face):
        size = drawable.width, drawable.height
        return Picture(digest(drawable.svg, *size), *size)
    faces = [(name, face.svg) for name, face in sorted(drawable.faces.items())]
    forms = [(name, list(_plain(form.items))) for name, form in sorted(drawable.forms.items())]
    size = drawable.page.width, drawable.page.height
    return Picture(digest(*size, list(_plain(drawable.page.items)), forms, faces), *size)


def pdf(drawable: Drawable) -> bytes:
    """Draw a picture as a build does, as a PDF of it alone. Raises ArtError, MachineError."""
    return _face_pdf([drawable]) if isinstance(drawable, Face) else _leaf_pdf(drawable)


def _face_pdf(faces: Sequence[Face]) -> bytes:
    from printkit.parts import art

    size = faces[0].width, faces[0].height
    pictures = {name: data for face in faces for name, data in face.pictures.items()}
    return art.draw([face.svg for face in faces], *size, [face.label for face in faces], pictures)


def _leaf_pdf(leaf: Leaf) -> bytes:
    """Write a PDF of one page: what is seen is as in the whole one, tags and links are left out."""
    from printkit.pdf.write import write

    forms: dict[str, Drawing | Imported] = dict(leaf.forms)
    if leaf.faces:
        faces = list(leaf.faces.values())
        drawn = _face_pdf(faces)
        for number, name in enumerate(leaf.faces):
            forms[name] = Imported(faces[0].width, faces[0].height, drawn, number)
    page = replace(leaf.page, items=tuple(_bare(leaf.page.items)), links=(), anchors=(), label=None)
    return write(Publication(title="", lang=leaf.lang, pages=(page,), forms=forms))


def png(pdf: bytes, dpi: int) -> bytes:
    """Make the first page of a PDF into a PNG of ``dpi`` pixels an inch, fewer where it would be too large."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        page = document[0]
        width, height = page.get_size()
        scale = min(dpi / POINT, (MAX_PIXELS / (width * height)) ** 0.5)
        image = page.render(scale=scale).to_pil()
    finally:
        document.close()
    made = io.BytesIO()
    image.save(made, "PNG", compress_level=1)
    return made.getvalue()


def digest(*values: Any) -> str:
    """Name content: equal values have equal names, in every process."""
    # version 2 of the format writes values alone, no references between those that happen to be one object
    return hashlib.blake2b(marshal.dumps(values, 2), digest_size=16).hexdigest()


def used_forms(items: Iterable[Item], forms: Mapping[str, Drawing | Imported]) -> Iterator[str]:
    """Give the names of the forms that items place, and those inside them."""
    for item in items:
        if isinstance(item, Marked | Moved):
            yield from used_forms(item.items, forms)
        elif isinstance(item, Placed):
            yield item.form
            form = forms[item.form]
            if isinstance(form, Drawing):
                yield from used_forms(form.items, forms)


def _bare(items: Iterable[Item]) -> Iterator[Item]:
    """Give items without what marks them for the structure."""
    for item in items:
        if isinstance(item, Marked):
            yield from _bare(item.items)
        elif isinstance(item, Moved):
            yield Moved(item.x, item.y, tuple(_bare(item.items)))
        else:
            yield item


def _plain(items: Iterable[Item]) -> Iterator[Any]:
    """Give all that is seen of items as tuples of plain values."""
    for item in items:
        match item:
            case Glyphs():
                yield item.x, item.y, item.face, item.size, item.ids, item.at, item.colour
            case Path():
                yield item.ops, item.fill, item.stroke, item.width, item.dash, item.cap, item.join, item.evenodd
            case Placed():
                clip = item.clip and (item.clip.x, item.clip.y, item.clip.width, item.clip.height)
                yield item.form, item.x, item.y, item.turn, item.scale, clip
            case Marked():
                yield from _plain(item.items)
            case Moved():
                yield item.x, item.y, list(_plain(item.items))
