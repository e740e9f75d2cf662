"""What would be printed → pictures of it: the very PDF of a face, sheet or page, made into pixels by pdfium."""

from __future__ import annotations

import hashlib
import io
import marshal
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from printkit.pdf.page import Drawing, Glyphs, Imported, Item, Marked, Moved, Page, Path, Placed, Publication
from printkit.preview.view import Picture

MAX_PIXELS = 24_000_000
"""A picture with more than so many pixels is made smaller."""

POINT = 72.0


@dataclass(frozen=True, slots=True)
class Face:
    """A face to be drawn: checked SVG and its size with the bleed, mm. ``label`` names it in errors."""

    svg: str
    width: float
    height: float
    label: str

    @property
    def picture(self) -> Picture:
        """Give the picture's name and size."""
        return Picture(digest(self.svg, self.width, self.height), self.width, self.height)

    def pdf(self) -> bytes:
        """Draw it as a build does. Raises ArtError, MachineError."""
        from printkit.parts import art

        return art.draw([self.svg], self.width, self.height, [self.label])


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page of a book or a side of a sheet. ``forms``: what its items place; ``faces``: forms to be drawn."""

    page: Page
    lang: str
    forms: Mapping[str, Drawing] = field(default_factory=dict)
    faces: Mapping[str, Face] = field(default_factory=dict)

    @property
    def picture(self) -> Picture:
        """Give the picture's name and size."""
        faces = [(name, face.svg) for name, face in sorted(self.faces.items())]
        forms = [(name, list(_plain(form.items))) for name, form in sorted(self.forms.items())]
        size = self.page.width, self.page.height
        return Picture(digest(*size, list(_plain(self.page.items)), forms, faces), *size)

    def pdf(self) -> bytes:
        """Write a PDF of it alone: what is seen is as in the whole one, tags and links are left out."""
        from printkit.pdf.write import write

        forms: dict[str, Drawing | Imported] = dict(self.forms)
        if self.faces:
            from printkit.parts import art

            faces = list(self.faces.values())
            width, height = faces[0].width, faces[0].height
            drawn = art.draw([face.svg for face in faces], width, height, [face.label for face in faces])
            for number, name in enumerate(self.faces):
                forms[name] = Imported(width, height, drawn, number)
        page = replace(self.page, items=tuple(_bare(self.page.items)), links=(), anchors=(), label=None)
        return write(Publication(title="", lang=self.lang, pages=(page,), forms=forms))


Drawable = Face | Leaf


def png(pdf: bytes, dpi: int) -> bytes:
    """Make the first page of a PDF into a PNG of ``dpi`` pixels an inch, fewer where it would be too large."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        page = document[0]
        width, height = page.get_size()
        scale = min(dpi / POINT, (MAX_PIXELS / (width * height)) ** 0.5)
        picture = page.render(scale=scale).to_pil()
    finally:
        document.close()
    made = io.BytesIO()
    picture.save(made, "PNG", compress_level=1)
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
