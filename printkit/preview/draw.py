"""What would be printed → pictures of it: the very PDF of a face, sheet or page, made into pixels by pdfium."""

from __future__ import annotations

import hashlib
import io
import marshal
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from printkit.parts.faces import Component
from printkit.parts.pictures import Face, forms_of
from printkit.pdf.extent import leaves
from printkit.pdf.matrix import PT
from printkit.pdf.page import Drawing, Imported, Item, Marked, Moved, Page, Placed, Publication
from printkit.preview.view import Picture, Text
from printkit.text.faces import fonts_key

MAX_PIXELS = 24_000_000
"""A picture with more than so many pixels is made smaller."""

MOST_TEXTS = 2_000
"""Texts of a picture that are told."""


class Leaf(Struct, frozen=True):
    """A page of a book, a side of a sheet, or a face alone.

    ``forms``: what its items place; ``faces``: those that are to be drawn, of ``made``.
    """

    page: Page
    forms: Mapping[str, Drawing] = field(default_factory=dict)
    faces: Mapping[str, Face] = field(default_factory=dict)
    made: Component | None = None


def picture(leaf: Leaf) -> Picture:
    """Give a picture's name and size."""
    faces = [(name, svg) for name, (svg, *_) in sorted(leaf.faces.items())]
    forms = [(name, form.clip, _seen(form.items)) for name, form in sorted(leaf.forms.items())]
    size = leaf.page.width, leaf.page.height
    return Picture(digest(*size, _seen(leaf.page.items), forms, faces, fonts_key()), *size)


def pdf(leaf: Leaf) -> bytes:
    """Draw a picture as a build does, as a PDF of it alone: tags and links, which are not seen, are left out.

    Raises ArtError, MachineError.
    """
    from printkit.pdf.write import write

    page = replace(leaf.page, items=tuple(_bare(leaf.page.items)), links=(), anchors=(), label=None)
    forms: dict[str, Drawing | Imported] = {**leaf.forms}
    if leaf.made is not None:
        made, faces = leaf.made, [*leaf.faces.values()]
        drawn = forms_of(faces, made.whole, made.pictures, partial(_drawn, made))
        forms |= zip(leaf.faces, drawn, strict=True)
    return write(Publication(title="", lang="", pages=(page,), forms=forms))


def _drawn(made: Component, names: Mapping[str, str]) -> bytes:
    """Have CairoSVG draw faces, a page each. ``names``: theirs, by drawing."""
    from printkit.parts import art

    return art.draw([*names], *made.whole, [*names.values()], made.pictures)


def png(pdf: bytes, dpi: int) -> bytes:
    """Make the first page of a PDF into a PNG of ``dpi`` pixels an inch, fewer where it would be too large."""
    import pypdfium2

    with pypdfium2.PdfDocument(pdf) as document:
        page = document[0]
        width, height = page.get_size()
        scale = min(dpi / 72.0, (MAX_PIXELS / (width * height)) ** 0.5)
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
    return tuple(
        Text(left / PT, (height - top) / PT, (right - left) / PT, (top - bottom) / PT, text, place(text))
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
