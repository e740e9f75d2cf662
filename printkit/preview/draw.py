"""What would be printed → pictures of it: the very PDF of a face, sheet or page, made into pixels by pdfium."""

from __future__ import annotations

import hashlib
import io
import marshal
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from printkit.pdf.extent import leaves
from printkit.pdf.page import Drawing, Imported, Item, Marked, Moved, Page, Placed, Publication
from printkit.preview.view import Picture, Text
from printkit.text.faces import fonts_key

MAX_PIXELS = 24_000_000
"""A picture with more than so many pixels is made smaller."""

MOST_TEXTS = 2_000
"""Texts of a picture that are told."""

POINT = 72.0


class Face(Struct, frozen=True):
    """A face to be drawn: checked SVG and its size with the bleed, mm. ``label`` names it in errors.

    ``items``: the same as a display list, None for a drawing that only CairoSVG can draw. ``pictures``: the PNG
    and JPEG files that it shows, by hash.
    """

    svg: str
    width: float
    height: float
    label: str
    items: tuple[Item, ...] | None = None
    pictures: Mapping[str, bytes] = field(default_factory=dict)


class Leaf(Struct, frozen=True):
    """A page of a book or a side of a sheet. ``forms``: what its items place; ``faces``: forms to be drawn."""

    page: Page
    forms: Mapping[str, Drawing] = field(default_factory=dict)
    faces: Mapping[str, Face] = field(default_factory=dict)


Drawable = Face | Leaf


def picture(drawable: Drawable) -> Picture:
    """Give a picture's name and size."""
    if isinstance(drawable, Face):
        size = drawable.width, drawable.height
        return Picture(digest(drawable.svg, *size, fonts_key()), *size)
    faces = [(name, face.svg) for name, face in sorted(drawable.faces.items())]
    forms = [(name, form.clip, _seen(form.items)) for name, form in sorted(drawable.forms.items())]
    size = drawable.page.width, drawable.page.height
    return Picture(digest(*size, _seen(drawable.page.items), forms, faces, fonts_key()), *size)


def pdf(drawable: Drawable) -> bytes:
    """Draw a picture as a build does, as a PDF of it alone: tags and links, which are not seen, are left out.

    Raises ArtError, MachineError.
    """
    from printkit.pdf.write import write

    if isinstance(drawable, Face):
        size = drawable.width, drawable.height
        drawable = Leaf(Page(*size, (Placed("face", 0.0, 0.0),)), {}, {"face": drawable})
    page = replace(drawable.page, items=tuple(_bare(drawable.page.items)), links=(), anchors=(), label=None)
    forms = {**drawable.forms, **_face_forms(drawable.faces)}
    return write(Publication(title="", lang="", pages=(page,), forms=forms))


def _face_forms(faces: Mapping[str, Face]) -> dict[str, Drawing | Imported]:
    """Give the forms of faces: as they were plotted, else as CairoSVG draws them."""
    from printkit.parts.pictures import filled

    forms: dict[str, Drawing | Imported] = {
        name: Drawing(face.width, face.height, filled(face.items, face.pictures), clip=True)
        for name, face in faces.items()
        if face.items is not None
    }
    if rest := {name: face for name, face in faces.items() if face.items is None}:
        from printkit.parts import art

        svgs, labels = [face.svg for face in rest.values()], [face.label for face in rest.values()]
        pictures = {name: data for face in rest.values() for name, data in face.pictures.items()}
        first = next(iter(rest.values()))
        drawn = art.draw(svgs, first.width, first.height, labels, pictures)
        forms |= {name: Imported(first.width, first.height, drawn, number) for number, name in enumerate(rest)}
    return forms


def png(pdf: bytes, dpi: int) -> bytes:
    """Make the first page of a PDF into a PNG of ``dpi`` pixels an inch, fewer where it would be too large."""
    import pypdfium2

    with pypdfium2.PdfDocument(pdf) as document:
        page = document[0]
        width, height = page.get_size()
        scale = min(dpi / POINT, (MAX_PIXELS / (width * height)) ** 0.5)
        image = page.render(scale=scale).to_pil()
    made = io.BytesIO()
    image.save(made, "PNG", compress_level=1)
    return made.getvalue()


def texts(pdf: bytes, place: Callable[[str], str]) -> tuple[Text, ...]:
    """Give the texts on the first page of a PDF, and where each is written, as ``place`` says."""
    import pypdfium2

    with pypdfium2.PdfDocument(pdf) as document:
        page = document[0]
        height, found = page.get_height(), page.get_textpage()
        boxes = [found.get_rect(number) for number in range(min(found.count_rects(), MOST_TEXTS))]
        said = [(box, found.get_text_bounded(*box).strip()) for box in boxes]
    mm = 25.4 / POINT
    return tuple(
        Text(left * mm, (height - top) * mm, (right - left) * mm, (top - bottom) * mm, text, place(text))
        for (left, bottom, right, top), text in said
        if text
    )


def digest(*values: Any) -> str:
    """Name content: equal values have equal names, in every process."""
    # version 2 of the format writes values alone, no references between those that happen to be one object
    return hashlib.blake2b(marshal.dumps(values, 2), digest_size=16).hexdigest()


def used_forms(items: Iterable[Item], forms: Mapping[str, Drawing | Imported]) -> Iterator[str]:
    """Give the names of the forms that items place, and those inside them."""
    for item, _ in leaves(items):
        if isinstance(item, Placed):
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


def _seen(items: Iterable[Item]) -> bytes:
    return msgspec.msgpack.encode(tuple(_bare(items)))
