"""Forms: what is drawn once and placed many times (ISO 32000-1, 8.10)."""

from __future__ import annotations

import io
import itertools
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from printkit.pdf.content import Content
from printkit.pdf.extent import Extent, reach, union
from printkit.pdf.fonts import Fonts
from printkit.pdf.operators import alpha_name
from printkit.pdf.page import Drawing, Gradient, Group, Imported, Item, Marked, Moved, Page, Path
from printkit.pdf.units import PT, num

if TYPE_CHECKING:
    import pikepdf


OFTEN, MANY, LONG = 4, 9, 6
"""How often a path is drawn to become a form (a card's edge, a pip): on pages, or alone in a group; among
others in drawings, whose equal texts pack well. And how many operators it has."""


class Drawn(Struct, frozen=True):
    """A drawing's stream and what it refers to. ``box``: left, bottom, right, top, pt.

    ``together``: what it draws is let through as one.
    """

    content: Content
    box: tuple[float, float, float, float]
    together: bool = False


class Shape(Struct):
    """Whether a path comes often, its form's resource name once that was drawn, and how far it reaches, mm."""

    often: bool = False
    resource: str | None = None
    box: Extent | None = None


class Forms:
    """The forms of a publication, drawn or imported when first placed."""

    def __init__(
        self, forms: Mapping[str, Drawing | Imported], fonts: Fonts, pages: Iterable[Page] = ()
    ) -> None:
        self._forms = forms
        self._fonts = fonts
        self._names: dict[str, str] = {}
        self._drawn: dict[str, Drawn | None] = {}
        self._boxes: dict[str, tuple[float, ...]] = {}
        self._sources: dict[bytes, pikepdf.Pdf] = {}
        self.shadings: dict[Gradient, pikepdf.Object] = {}
        self._inner: dict[tuple[tuple[Item, ...], float], str] = {}
        self._shapes = {path: Shape(often=True) for path in _often(pages, forms)}
        self._met: dict[int, tuple[Path, Shape]] = {}  # by id, of paths that are kept lest another has it

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

    def inner(self, items: tuple[Item, ...], height: float, digits: int) -> str:
        """Give the name of a form for items in the space around them, let through as one."""
        key = (items, height)
        if key not in self._inner:
            name = f"inner {len(self._inner)}"
            self._inner[key] = self._names[name] = f"X{len(self._names)}"
            content = Content(height, self._fonts, self, digits=digits)
            content.draw(items)
            left, top, right, bottom = reach(items, self.size) or (0.0, 0.0, 0.0, 0.0)
            box = (left * PT, (height - bottom) * PT, right * PT, (height - top) * PT)
            self._drawn[name] = Drawn(content, box, together=True)
        return self._inner[key]

    def shape(self, path: Path) -> str | None:
        """Give the name of the form of a path that comes often, its y counted from 0; None for another path."""
        if len(path.ops) < LONG:
            return None
        shape = self._shape(path)
        if shape.often and shape.resource is None:
            name = f"shape {len(self._names)}"
            shape.resource = self._names[name] = f"X{len(self._names)}"
            content = Content(0.0, self._fonts, self, digits=3)
            content.path(path)
            # a stroke's sharp corners go on to half the mitre's limit
            more = 0.0 if path.stroke is None else path.width * max(1.0, path.miter / 2)
            left, top, right, bottom = shape.box or (0.0, 0.0, 0.0, 0.0)
            box = ((left - more) * PT, (-bottom - more) * PT, (right + more) * PT, (more - top) * PT)
            self._drawn[name] = Drawn(content, box)
        return shape.resource

    def _shape(self, path: Path) -> Shape:
        met = self._met.get(id(path))
        if met is None:
            shape = self._shapes.get(path)
            if shape is None:
                shape = self._shapes[path] = Shape()
            if shape.box is None:
                shape.box = reach((path,), self.size)
            met = self._met[id(path)] = path, shape
        return met[1]

    def reach(self, item: Item) -> Extent | None:
        """Give the box around an item."""
        if isinstance(item, Path) and len(item.ops) >= LONG:
            return self._shape(item).box
        return reach((item,), self.size)

    def _draw(self, form: Drawing) -> Drawn:
        content = Content(form.height, self._fonts, self, digits=3)
        content.draw(form.items)
        own = (0.0, 0.0, form.width, form.height)
        all_ = own if form.clip else union([own, reach(form.items, self.size) or own]) or own
        left, top, right, bottom = all_
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
            form = self._forms.get(name)
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
                self.shade(pdf, drawn.content)
                own = resources(drawn.content, fonts, made, self.shadings)
                made[resource].Resources = pdf.make_indirect(own)  # so that it is compressed
        return made

    def shade(self, pdf: pikepdf.Pdf, content: Content) -> None:
        """Put the gradients of a content stream into ``pdf``, each once."""
        for fill in content.shadings:
            if fill not in self.shadings:
                self.shadings[fill] = pdf.make_indirect(_shading(fill))


def _often(pages: Iterable[Page], forms: Mapping[str, Drawing | Imported]) -> set[Path]:
    """Give the paths that come often enough to be forms."""
    placed: Counter[Path] = Counter()
    others: Counter[Path] = Counter()

    def count(items: tuple[Item, ...], into: Counter[Path]) -> None:
        for item in items:
            if isinstance(item, Group):
                count(item.items, placed if len(item.items) == 1 else others)
            elif isinstance(item, Path) and len(item.ops) >= LONG:
                into[item] += 1

    for form in forms.values():
        if isinstance(form, Drawing):
            count(form.items, others)
    met: dict[int, Path] = {}
    times: dict[int, int] = {}  # by id: a path's value takes long to hash, and most are one and the same

    def meet(items: tuple[Item, ...]) -> None:
        for item in items:
            if isinstance(item, Moved | Marked):
                meet(item.items)
            elif isinstance(item, Path) and len(item.ops) >= LONG:
                key = id(item)
                met[key] = item
                times[key] = times.get(key, 0) + 1

    for page in pages:
        meet(page.items)
    for key, path in met.items():
        placed[path] += times[key]
    return {
        *(path for path, number in placed.items() if number >= OFTEN),
        *(path for path, number in others.items() if number >= MANY),
    }


def _name_glyph_maps(pdf: pikepdf.Pdf) -> None:
    """Say how codes become glyphs in imported fonts: cairo leaves it out, PDF/UA-1 (7.21.3.2) wants it said."""
    from pikepdf import Dictionary, Name

    for thing in pdf.objects:
        if not isinstance(thing, Dictionary) or thing.get("/Subtype") != Name.CIDFontType2:
            continue
        if "/CIDToGIDMap" not in thing:
            thing.CIDToGIDMap = Name.Identity


def _form_object(pdf: pikepdf.Pdf, drawn: Drawn) -> pikepdf.Object:
    from pikepdf import Array, Dictionary, Name, Stream

    stream = Stream(pdf, "\n".join(drawn.content.code).encode("ascii"))
    stream.Type, stream.Subtype = Name.XObject, Name.Form
    stream.BBox = Array([float(num(v, 3)) for v in drawn.box])
    if drawn.together:
        stream.Group = Dictionary(S=Name.Transparency, CS=Name.DeviceRGB)
    return pdf.make_indirect(stream)


def _shading(fill: Gradient) -> pikepdf.Dictionary:
    """Write a gradient as a shading (ISO 32000-1, 8.7.4.5.3 and .4): axial or radial, its ends going on."""
    from pikepdf import Array, Dictionary, Name

    return Dictionary(
        ShadingType=2 if len(fill.places) == 4 else 3,
        ColorSpace=Name.DeviceRGB,
        Coords=Array([round(v, 4) for v in fill.places]),
        Extend=Array([True, True]),
        Function=_blend(fill.stops),
    )


def _blend(stops: tuple[tuple[float, str], ...]) -> pikepdf.Dictionary:
    """Write colours by place as a function (7.10): one piece from each stop to the next, stitched together."""
    from pikepdf import Array, Dictionary

    def rgb(colour: str) -> Array:
        return Array([round(int(colour[i : i + 2], 16) / 255, 4) for i in (1, 3, 5)])

    inner = [max(0.0, min(1.0, place)) for place, _ in stops]
    whole = [(0.0, stops[0][1]), *zip(inner, (c for _, c in stops), strict=True), (1.0, stops[-1][1])]
    pieces = [(a, b) for a, b in itertools.pairwise(whole) if b[0] > a[0]]
    functions = [
        Dictionary(FunctionType=2, Domain=Array([0, 1]), C0=rgb(a[1]), C1=rgb(b[1]), N=1) for a, b in pieces
    ]
    if len(functions) == 1:
        return functions[0]
    return Dictionary(
        FunctionType=3,
        Domain=Array([0, 1]),
        Functions=Array(functions),
        Bounds=Array([round(b[0], 5) for _, b in pieces[:-1]]),
        Encode=Array([0, 1] * len(pieces)),
    )


def resources(
    content: Content,
    fonts: Mapping[str, pikepdf.Object],
    forms: Mapping[str, pikepdf.Object],
    shadings: Mapping[Gradient, pikepdf.Object],
) -> pikepdf.Dictionary:
    """Give the resource dictionary of a content stream: what it uses and nothing else."""
    from pikepdf import Dictionary

    made = Dictionary()
    if content.fonts:
        made.Font = Dictionary({f"/{name}": fonts[name] for name in sorted(content.fonts)})
    if content.forms:
        made.XObject = Dictionary({f"/{name}": forms[name] for name in sorted(content.forms)})
    if content.alphas:
        made.ExtGState = Dictionary(
            {
                f"/{alpha_name(alpha)}": Dictionary(ca=alpha[0] / 1000, CA=alpha[1] / 1000)
                for alpha in sorted(content.alphas)
            }
        )
    if content.shadings:
        made.Shading = Dictionary({f"/{name}": shadings[fill] for fill, name in content.shadings.items()})
    return made
