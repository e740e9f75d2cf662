"""Forms: what is drawn once and placed many times (ISO 32000-1, 8.10)."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from printkit.pdf.content import Content
from printkit.pdf.extent import reach, union
from printkit.pdf.fonts import Fonts
from printkit.pdf.page import Drawing, Imported
from printkit.pdf.units import PT, num

if TYPE_CHECKING:
    import pikepdf


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawing's stream and what it refers to. ``box``: left, bottom, right, top, pt."""

    content: Content
    box: tuple[float, float, float, float]


class Forms:
    """The forms of a publication, drawn or imported when first placed."""

    def __init__(self, forms: Mapping[str, Drawing | Imported], fonts: Fonts) -> None:
        self._forms = forms
        self._fonts = fonts
        self._names: dict[str, str] = {}
        self._drawn: dict[str, Drawn | None] = {}
        self._boxes: dict[str, tuple[float, ...]] = {}
        self._sources: dict[bytes, pikepdf.Pdf] = {}

    def _form(self, name: str) -> Drawing | Imported:
        if name not in self._forms:
            raise ValueError(f"a form that the publication does not have: {name!r}")
        return self._forms[name]

    def size(self, name: str) -> tuple[float, float]:
        """Give a form's width and height, mm."""
        form = self._form(name)
        return form.width, form.height

    def origin(self, name: str) -> tuple[float, float]:
        """Give the lower left corner of a form in its own space, pt: (0, 0) but for imported pages."""
        form = self._form(name)
        if isinstance(form, Drawing):
            return 0.0, 0.0
        if name not in self._boxes:
            page = self._open(form.pdf).pages[form.page]
            self._boxes[name] = tuple(float(v) for v in page.mediabox)
        return self._boxes[name][0], self._boxes[name][1]

    def use(self, name: str) -> str:
        """Give a form's resource name, drawing the form if this is its first use."""
        if name in self._names:
            if name in self._drawn and self._drawn[name] is None:
                raise ValueError(f"the form {name!r} is placed in itself")
            return self._names[name]
        form = self._form(name)
        resource = self._names[name] = f"X{len(self._names)}"
        if isinstance(form, Drawing):
            self._drawn[name] = None
            self._drawn[name] = self._draw(form)
        return resource

    def _draw(self, form: Drawing) -> Drawn:
        content = Content(form.height, self._fonts, self, digits=3)
        content.draw(form.items)
        own = (0.0, 0.0, form.width, form.height)
        left, top, right, bottom = union([own, reach(form.items, self.size) or own]) or own
        box = (left * PT, (form.height - bottom) * PT, right * PT, (form.height - top) * PT)
        return Drawn(content, box)

    def _open(self, data: bytes) -> pikepdf.Pdf:
        """Open a source once, however many of its pages are forms: they then share its fonts."""
        import pikepdf

        if data not in self._sources:
            self._sources[data] = pikepdf.open(io.BytesIO(data))
        return self._sources[data]

    def embed(self, pdf: pikepdf.Pdf, fonts: Mapping[str, pikepdf.Object]) -> dict[str, pikepdf.Object]:
        """Put every form used into ``pdf``; gives the form objects by resource name."""
        made: dict[str, pikepdf.Object] = {}
        for name, resource in self._names.items():
            form = self._forms[name]
            if isinstance(form, Imported):
                page = self._open(form.pdf).pages[form.page]
                made[resource] = pdf.copy_foreign(page.as_form_xobject())
        if made:
            _name_glyph_maps(pdf)
        for name, resource in self._names.items():
            drawn = self._drawn.get(name)
            if drawn is not None:
                made[resource] = _form_object(pdf, drawn)
        for name, resource in self._names.items():
            drawn = self._drawn.get(name)
            if drawn is not None:
                made[resource].Resources = resources(drawn.content, fonts, made)
        return made


def _name_glyph_maps(pdf: pikepdf.Pdf) -> None:
    """Say how codes become glyphs in imported fonts: cairo leaves it out, PDF/UA-1 (7.21.3.2) wants it said."""
    from pikepdf import Dictionary, Name

    for thing in pdf.objects:
        if not isinstance(thing, Dictionary) or thing.get("/Subtype") != Name.CIDFontType2:
            continue
        if "/CIDToGIDMap" not in thing:
            thing.CIDToGIDMap = Name.Identity


def _form_object(pdf: pikepdf.Pdf, drawn: Drawn) -> pikepdf.Object:
    from pikepdf import Array, Name, Stream

    stream = Stream(pdf, "\n".join(drawn.content.code).encode("ascii"))
    stream.Type, stream.Subtype = Name.XObject, Name.Form
    stream.BBox = Array([float(num(v, 3)) for v in drawn.box])
    return pdf.make_indirect(stream)


def resources(
    content: Content, fonts: Mapping[str, pikepdf.Object], forms: Mapping[str, pikepdf.Object]
) -> pikepdf.Dictionary:
    """Give the resource dictionary of a content stream: what it uses and nothing else."""
    from pikepdf import Dictionary

    made = Dictionary()
    if content.fonts:
        made.Font = Dictionary({f"/{name}": fonts[name] for name in sorted(content.fonts)})
    if content.forms:
        made.XObject = Dictionary({f"/{name}": forms[name] for name in sorted(content.forms)})
    return made
