"""Items in, content streams out; what is drawn once and placed many times is a form (ISO 32000-1, 8.10)."""

from __future__ import annotations

import functools
import io
from collections.abc import Callable, Hashable, Iterable, Mapping

import pikepdf
from pikepdf import Dictionary, Name

from printkit.pdf.extent import often, path_reach, reach, union
from printkit.pdf.fonts import Fonts
from printkit.pdf.image import image_object
from printkit.pdf.matrix import IDENTITY, PT, Extent, Matrix, num, placing, points, upwards
from printkit.pdf.page import (
    Bitmap,
    Drawing,
    Drawings,
    Gradient,
    Group,
    Imported,
    Item,
    Marked,
    Moved,
    Page,
    Path,
    Placed,
)
from printkit.pdf.stream import MITER, VEIL, Stream, alpha_name, form_object, shading, veil
from printkit.pdf.tags import Structure
from printkit.text.faces import Glyphs

ARTIFACT, NO_MARK = -1, -2


class Content(Stream):
    """The stream of a page or form. ``structure`` None: nothing is marked."""

    def __init__(
        self, height: float, forms: Forms, structure: Structure | None = None, digits: int = 2
    ) -> None:
        super().__init__(height, forms.fonts, digits)
        self._all_forms = forms
        self._structure = structure
        self._wanted = ARTIFACT
        self._marked = NO_MARK

    def draw(self, items: Iterable[Item], around: Matrix = IDENTITY) -> None:
        """Draw a whole page's or form's items; call once. ``around``: what brings them to their place later."""
        self._lay(around)
        self._items(items)
        self._end_text()
        if self._marked != NO_MARK:
            self.code.append("EMC")

    def _items(self, items: Iterable[Item]) -> None:
        for item in items:
            if isinstance(item, Marked):
                before, self._wanted = self._wanted, ARTIFACT if item.tag is None else item.tag
                if self._structure is not None and item.tag is not None:
                    self._structure.mention(item.tag)
                self._items(item.items)
                self._wanted = before
                continue
            if isinstance(item, Moved):
                self._x, self._y = self._x + item.x, self._y + item.y
                self._items(item.items)
                self._x, self._y = self._x - item.x, self._y - item.y
                continue
            if self._structure is not None:
                self._mark(self._structure, item)
            if isinstance(item, Group):
                self._group(item)
            elif isinstance(item, Glyphs):
                self._glyphs(item)
            elif isinstance(item, Path):
                self._path(item)
            elif isinstance(item, Bitmap):
                self._bitmap(item)
            else:
                self._placed(item)

    def _mark(self, structure: Structure, item: Item) -> None:
        """Open the marked-content sequence that the next item belongs to.

        Sequences never lie one in another: content inside an artifact, or the reverse, is an error in PDF/UA-1
        (7.1), so the outer one is closed and begun again.
        """
        if self._wanted != self._marked:
            self._end_text()
            if self._marked != NO_MARK:
                self.code.append("EMC")
            self.code.append(structure.begin(self._wanted) if self._wanted != ARTIFACT else "/Artifact BMC")
            self._marked = self._wanted
        figure = None if self._wanted == ARTIFACT else structure.figure[self._wanted]
        place = self._around @ Matrix(e=self._x, f=self._y)
        if figure is not None and (box := reach((Group((item,), place),), self._all_forms.forms)):
            structure.grow(figure, box, self._height)

    def _group(self, item: Group) -> None:
        """Draw items between q and Q; those that are let through as one in a form of their own."""
        self._end_text()
        outer = self._set, self._alpha, self._x, self._y, self._around, self._more
        self._set = dict(self._set)
        if item.opacity < 1:
            inner = Group(item.items, item.matrix, item.clip)
            resource = self._all_forms.inner((inner,), self._height, self._digits, self._around)
            self.code.append("q")
            self._before(resource, item.opacity)
            if self._x or self._y:
                self.code.append(f"1 0 0 1 {num(self._x * PT)} {num(-self._y * PT)} cm")
            self.code.append(f"/{resource} Do Q")
        else:
            self.code.append("q")
            moved = Matrix(e=self._x, f=self._y) @ item.matrix
            alone = item.items[0] if len(item.items) == 1 else None
            shape = self._all_forms.shape(alone) if isinstance(alone, Path) else None
            height = self._height if shape is None else 0.0
            if moved != Matrix() or shape is not None:
                self.code.append(f"{upwards(moved, self._height, height)} cm")
            self._x = self._y = 0.0
            self._lay(self._around @ moved)
            if item.clip is not None:
                self._ops(item.clip, height)
                self.code.append("W n")
            if shape is None:
                self._items(item.items)
            else:
                self._before(shape)
                self.code.append(f"/{shape} Do")
            self._end_text()
            self.code.append("Q")
        self._set, self._alpha, self._x, self._y, self._around, self._more = outer

    def _before(self, resource: str, opacity: float = 1.0) -> None:
        """Make ready for a form: what it does not set itself is as a PDF begins, but for ``opacity``."""
        self.forms.add(resource)
        self._opacity(opacity, opacity)
        if "M" in self._set:
            self._state("M", f"{num(MITER)} M")

    def _place(self, resource: str, by: str) -> None:
        """Place a form or picture. ``by``: the numbers for cm, after what clips it."""
        self._end_text()
        self._before(resource)
        self.code.append(f"q {by} cm /{resource} Do Q")

    def _path(self, item: Path) -> None:
        """Draw a path, or place the form of one that comes often."""
        shape = self._all_forms.shape(item)
        if shape is None:
            self.path(item)
        else:
            x, y = num(self._x * PT, self._places), num((self._height - self._y) * PT, self._places)
            self._place(shape, f"1 0 0 1 {x} {y}")

    def _bitmap(self, item: Bitmap) -> None:
        """Draw a picture: a PDF's is 1 unit wide and high."""
        left, foot = (item.x + self._x) * PT, (self._height - item.y - self._y - item.height) * PT
        size = f"{self._num(item.width * PT)} 0 0 {self._num(item.height * PT)}"
        self._place(self._all_forms.use(item.file), f"{size} {self._num(left)} {self._num(foot)}")

    def _placed(self, item: Placed) -> None:
        form = self._all_forms.forms[item.form]
        by = placing(item.x + self._x, item.y + self._y, form.width, form.height, item.turn, item.scale)
        clip = "" if item.clip is None else f"{self._box(item.clip)} re W n "
        self._place(self._all_forms.use(item.form), clip + upwards(by, self._height, form.height, 3))


Drawn = tuple[Content, Extent, bool]
"""A drawing's stream; left, bottom, right, top, pt; whether what it draws is let through as one."""

NOTHING: Extent = (0.0, 0.0, 0.0, 0.0)


class Forms:
    """The forms of a publication, drawn or imported when first placed."""

    def __init__(self, forms: Drawings, pages: Iterable[Page]) -> None:
        self.forms, self.fonts = forms, Fonts()
        self._names: dict[Hashable, str] = {}  # resources': of forms, pictures, paths that come often, groups
        self._things: dict[str, Drawn | Imported | bytes] = {}  # by resource, as is
        self._made: dict[str, pikepdf.Object] = {}
        self._shadings: dict[Gradient, tuple[pikepdf.Object, pikepdf.Object | None]] = {}
        self._often = often(pages, forms)

    def _named(self, thing: Hashable, make: Callable[[], Drawn | Imported | bytes]) -> str:
        if thing not in self._names:
            self._names[thing] = resource = f"X{len(self._names)}"
            self._things[resource] = make()
        return self._names[thing]

    def use(self, thing: str | bytes) -> str:
        """Give the resource name of a form, drawn at its first use, or of a picture, which is there once."""
        if isinstance(thing, bytes):
            return self._named(thing, lambda: thing)
        form = self.forms[thing]
        return self._named(thing, lambda: self._form(form) if isinstance(form, Drawing) else form)

    def inner(self, items: tuple[Item, ...], height: float, digits: int, around: Matrix) -> str:
        """Give the name of a form for items in the space around them, let through as one."""

        def draw() -> Drawn:
            content = Content(height, self, digits=digits)
            content.draw(items, around)
            return content, points(reach(items, self.forms) or NOTHING, height), True

        return self._named((items, height), draw)

    def shape(self, path: Path) -> str | None:
        """Give the name of the form of a path that comes often, its y counted from 0; None for another path."""

        def draw() -> Drawn:
            content = Content(0.0, self, digits=3)
            content.path(path)
            return content, points(path_reach(path) or NOTHING, 0.0), False

        first = self._often.get(id(path))
        return None if first is None else self._named(first, draw)

    def _form(self, form: Drawing) -> Drawn:
        content = Content(form.height, self, digits=3)
        content.draw(form.items)
        own = (0.0, 0.0, form.width, form.height)
        box = own if form.clip else union([own, reach(form.items, self.forms) or own]) or own
        return content, points(box, form.height), False

    def embed(self, pdf: pikepdf.Pdf) -> None:
        """Put the fonts and every form used into ``pdf``."""
        self._pdf, self._font_objects, made = pdf, self.fonts.embed(pdf), self._made
        opened = functools.cache(_opened)  # so that its pages share fonts
        for resource, thing in self._things.items():
            if isinstance(thing, Imported):
                page = opened(thing.pdf).pages[thing.page]
                made[resource] = pdf.copy_foreign(page.as_form_xobject())
            elif isinstance(thing, bytes):
                made[resource] = image_object(pdf, thing)
            else:
                made[resource] = form_object(pdf, *thing)
        for resource, thing in self._things.items():
            if isinstance(thing, tuple):
                # so that they are compressed
                made[resource].Resources = pdf.make_indirect(self.resources(thing[0]))

    def named(self) -> dict[str, pikepdf.Object]:
        """Give the form objects of drawings that say what they are, by that."""
        used = ((self.forms[key].name, by) for key, by in self._names.items() if isinstance(key, str))
        return {name: self._made[resource] for name, resource in used if name}

    def resources(self, content: Stream) -> pikepdf.Dictionary:
        """Give the resource dictionary of a content stream: what it uses and nothing else."""
        states, shadings = dict[str, pikepdf.Object](), dict[str, pikepdf.Object]()
        for fill, stroke in content.alphas:
            states[alpha_name((fill, stroke))] = Dictionary(ca=fill / 1000, CA=stroke / 1000)
        for gradient, name in content.shadings.items():
            if gradient not in self._shadings:
                made = self._pdf.make_indirect(shading(gradient))
                self._shadings[gradient] = made, veil(self._pdf, gradient) if gradient.through else None
            shadings[name], through = self._shadings[gradient]
            if through is not None:
                states[f"{VEIL}{name}"] = through
        kinds: dict[str, Mapping[str, pikepdf.Object]] = {
            "/Font": {name: self._font_objects[name] for name in content.fonts},
            "/XObject": {name: self._made[name] for name in content.forms},
            "/ExtGState": states,
            "/Shading": shadings,
        }
        used = ((kind, {f"/{name}": one for name, one in of.items()}) for kind, of in kinds.items() if of)
        return Dictionary({kind: Dictionary(named) for kind, named in used})


def _opened(data: bytes) -> pikepdf.Pdf:
    """Open a PDF; say how codes become glyphs in its fonts: cairo does not, PDF/UA-1 (7.21.3.2) wants it."""
    pdf = pikepdf.open(io.BytesIO(data))
    for thing in pdf.objects:
        of_cids = isinstance(thing, Dictionary) and thing.get("/Subtype") == Name.CIDFontType2
        if of_cids and "/CIDToGIDMap" not in thing:
            thing.CIDToGIDMap = Name.Identity
    return pdf
