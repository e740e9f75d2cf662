"""Display lists in which nothing is let through: what is translucent is mixed with what it lies on beforehand.

Where that is one colour, the mixture is painted instead. Where it is not, what lies below is painted once more,
mixed and inside the shape; or the shape once more inside each thing below. All three come out as a viewer
would blend sRGB. What can be done in none of these ways is refused by its place.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from printkit.errors import ArtError
from printkit.pdf.extent import Ops, around, fills, inwards, leaves, meets, opened, outline, reach
from printkit.pdf.matrix import IDENTITY, Extent, Matrix
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
    Path,
    Placed,
    Publication,
)
from printkit.pdf.vision import mix
from printkit.text.faces import Glyphs

PAPER = "#ffffff"
Paint = str | Gradient


class Piece(Struct, frozen=True):
    """Something opaque that is painted already.

    ``region``: shapes inside all of which it is painted, None where it is no area; ``paint``: its one paint.
    """

    box: Extent
    item: Item
    region: tuple[Ops, ...] | None = None
    paint: Paint | None = None


class Place(Struct, frozen=True):
    """Where a thing is: its matrix to the page or drawing, what it is clipped to there, how much it covers.

    ``first``: how many pieces were painted before the group that is let through as one, None outside of any;
    ``own``: before the innermost such group.
    """

    matrix: Matrix = IDENTITY
    clips: tuple[Ops, ...] = ()
    cover: float = 1.0
    first: int | None = None
    own: int | None = None

    def within(self, items: Sequence[Item]) -> Item:
        """Bring items to their place."""
        return clipped(Group(tuple(items), self.matrix), self.clips)


HERE = Place()


def clipped(item: Item, clips: Sequence[Ops]) -> Item:
    """Show an item inside shapes alone, the last of them innermost."""
    for clip in reversed(clips):
        item = Group((item,), IDENTITY, clip)
    return item


class UnmixableError(Exception):
    """What lies below is imported, or lets something through itself."""


def flattened(pub: Publication) -> Publication:
    """Give a publication that looks the same and lets nothing through. Raises ArtError where that fails.

    What is imported stays as it is. A drawing that shows what it lies on lies on white paper, or is parted into
    what it holds.
    """
    forms, whole = dict(pub.forms), set[str]()
    for name, form in pub.forms.items():
        if isinstance(form, Drawing) and _translucent(form.items, {}):
            shown = (0.0, 0.0, form.width, form.height) if form.clip else None
            alone = _Flat(pub.forms, form.name or name, shown=shown)
            forms[name] = replace(form, items=alone.items(form.items))
            if not alone.on_paper:
                whole.add(name)
    pages = tuple(
        replace(page, items=_Flat(pub.forms, f"page {number}", whole).items(page.items))
        if _translucent(page.items, pub.forms)
        else page
        for number, page in enumerate(pub.pages, 1)
    )
    return replace(pub, pages=pages, forms=forms)


def _translucent(items: Sequence[Item], forms: Drawings) -> bool:
    """Tell whether anything is let through; also inside the ``forms`` that are placed."""
    for item in items:
        if isinstance(item, Path | Glyphs) and min(_covers(item)) < 1:
            return True
        holder = forms.get(item.form) if isinstance(item, Placed) else item
        if (isinstance(item, Group) and item.opacity < 1) or _translucent(getattr(holder, "items", ()), forms):
            return True
    return False


def _covers(item: Path | Glyphs) -> tuple[float, ...]:
    """Give how much what a path or text really paints covers, each 0 to 1."""
    if isinstance(item, Glyphs):
        return (item.opacity if item.ids and item.colour else 1.0,)
    painted = [
        share for share, on in zip(item.opacity, (item.fill, item.stroke), strict=True) if on is not None
    ]
    return (*painted, 0.0) if _through(item) else tuple(painted) or (1.0,)


def _through(item: Path) -> bool:
    return isinstance(item.fill, Gradient) and item.fill.through


class _Flat:
    """One page or drawing on its way. ``name``: what it is, for errors.

    ``whole``: forms that show nothing of what they lie on; ``on_paper``: whether this one does. ``shown``: the
    box that a drawing is cut off at.
    """

    def __init__(
        self, forms: Drawings, name: str, whole: Collection[str] = (), shown: Extent | None = None
    ) -> None:
        self._forms, self._name, self._whole, self._cut = forms, name, whole, shown
        self.on_paper = False
        self._below: list[Piece] = []

    def _shown(self, item: Placed) -> Extent | None:
        """Give the box in which a placed form shows."""
        return reach((item,), self._forms) if item.clip is None else item.clip.extent

    def items(self, items: Sequence[Item], place: Place = HERE) -> tuple[Item, ...]:
        """Give items without anything that is let through, in their order."""
        return tuple(made for item in items for made in self._item(item, place))

    def _item(self, item: Item, place: Place) -> Iterator[Item]:
        if isinstance(item, Marked):
            yield Marked(item.tag, self.items(item.items, place))
        elif place.cover == 1 and not _translucent((item,), self._forms):
            made = item if place == HERE else place.within((item,))
            self._put(item, made, place)
            yield made
        elif isinstance(item, Moved):
            by = Matrix(e=item.x, f=item.y)
            yield from self.items(item.items, replace(place, matrix=place.matrix @ by))
        elif isinstance(item, Group):
            matrix = place.matrix @ item.matrix
            clips = place.clips if item.clip is None else (*place.clips, matrix.ops(item.clip))
            own = len(self._below) if item.opacity < 1 else place.own
            first = own if place.first is None else place.first
            yield from self.items(item.items, Place(matrix, clips, place.cover * item.opacity, first, own))
        elif isinstance(item, Placed):
            form = self._forms[item.form]
            if isinstance(form, Imported):
                raise self._refused(item, place)
            if place == HERE and (item.form in self._whole or not self._under(self._shown(item))):
                self._put(item, item, place)
                yield item
            else:
                yield from self._item(opened(item, form), place)
        elif isinstance(item, Path) and item.fill is not None and item.stroke is not None:
            yield from self._item(replace(item, stroke=None), place)
            yield from self._item(replace(item, fill=None), place)
        elif isinstance(item, Bitmap) or (isinstance(item, Path) and _through(item)):
            raise self._refused(item, place)
        else:
            yield from self._mixed(item, place)

    def _put(self, item: Item, made: Item, place: Place) -> None:
        """Note that something opaque is painted."""
        box = self._shown(item) if isinstance(item, Placed) and place == HERE else reach((made,), self._forms)
        if box is None:
            return
        region, paint = None, None
        if isinstance(item, Path) and item.fill is not None and item.stroke is None and not item.evenodd:
            region, paint = (*place.clips, place.matrix.ops(item.ops)), item.fill
        self._below.append(Piece(box, made, region, paint))

    def _under(self, box: Extent | None, first: int | None = None) -> list[Piece]:
        """Give the pieces that may lie in a box, from the last that fills it all on; of the ``first`` ones."""
        if box is None:
            return []
        found = [one for one in self._below[:first] if meets(one.box, box)]
        whole = [n for n, one in enumerate(found) if one.region is not None and fills(one.region, box)]
        return found[whole[-1] :] if whole else found

    def _mixed(self, item: Path | Glyphs, place: Place) -> Iterator[Item]:
        """Paint one thing mixed with what lies below it."""
        cover = place.cover * min(_covers(item))
        plain = replace(item, opacity=1.0 if isinstance(item, Glyphs) else (1.0, 1.0))
        paint = item.colour if isinstance(item, Glyphs) else item.fill or item.stroke
        lifted = place.within((plain,))
        box = reach((lifted,), self._forms)
        if box and self._cut:
            if not meets(box, self._cut):
                return
            (left, top, right, foot), cut = box, self._cut
            box = max(left, cut[0]), max(top, cut[1]), min(right, cut[2]), min(foot, cut[3])
        if not paint or box is None:
            yield lifted
            return
        below = self._under(box, place.first)
        own = None if cover < place.cover else place.own
        if place.cover < 1 and any(meets(one.box, box) for one in self._below[place.first : own]):
            raise self._refused(item, place)
        if isinstance(item, Glyphs):  # whose box is larger than they are, so that of their neighbours meets it
            below = [
                one for one in below if any(not isinstance(leaf, Glyphs) for leaf, _ in leaves((one.item,)))
            ]
        if not below or below[0].region is None or not fills(below[0].region, box):
            whole = around(*box)
            below.insert(0, Piece(box, Path(whole, fill=PAPER), (whole,), PAPER))
            self.on_paper = True
        shape = _area(item)
        if all(one.paint == below[0].paint and one.region is not None for one in below):
            below = below[:1]
        if len(below) == 1 and isinstance(below[0].paint, str):
            alone = painted(plain, mixed(paint, below[0].paint, cover))
            made = place.within((alone,))
            self._put(alone, made, place)
            yield made
        elif shape and isinstance(paint, str):
            try:
                seen = [self._over(one.item, paint, cover, box) for one in below]
            except UnmixableError:
                raise self._refused(item, place) from None
            inside = tuple(one for one in seen if one is not None)
            made = clipped(Group(inside, IDENTITY, place.matrix.ops(shape)), place.clips)
            self._below.append(Piece(box, made))
            yield made
        elif all(isinstance(one.paint, str) and one.region is not None for one in below):
            for one in below:
                lifted = place.within((painted(plain, mixed(paint, str(one.paint), cover)),))
                made = clipped(lifted, (one.region or ())[::-1])
                self._below.append(Piece(box, made))
                yield made
        else:
            raise self._refused(item, place)

    def _over(self, item: Item, paint: str, cover: float, box: Extent) -> Item | None:
        """Give a thing that lies below, seen through a paint; None for one that is not in the box."""
        there = reach((item,), self._forms)
        if there is None or not meets(there, box):
            return None
        if isinstance(item, Glyphs):
            return replace(item, colour=str(mixed(paint, item.colour, cover)) if item.colour else "")
        if isinstance(item, Path):
            fill = None if item.fill is None else mixed(paint, item.fill, cover)
            stroke = None if item.stroke is None else str(mixed(paint, item.stroke, cover))
            return replace(item, fill=fill, stroke=stroke)
        if isinstance(item, Placed):
            form = self._forms[item.form]
            if isinstance(form, Imported) or _translucent(form.items, self._forms):
                raise UnmixableError
            return self._over(opened(item, form), paint, cover, box)
        if isinstance(item, Bitmap):
            raise UnmixableError
        inner = box if isinstance(item, Marked) else inwards(item, box)
        seen = (self._over(one, paint, cover, inner) for one in item.items) if inner else ()
        left = tuple(one for one in seen if one is not None)
        if not left:
            return None
        return Group(left) if isinstance(item, Marked) else replace(item, items=left)

    def _refused(self, item: Item, place: Place) -> ArtError:
        box = reach((place.within((item,)),), self._forms) or (0.0, 0.0, 0.0, 0.0)
        kind = {Glyphs: "text", Bitmap: "a picture"}.get(type(item), "a shape")
        return ArtError(
            f"{kind} at {box[0]:.1f}, {box[1]:.1f} mm is translucent and cannot be flattened",
            where=self._name,
            hint="draw it opaque, or on one colour; PDF/X-4 allows it: --conformance x-4, or another shop",
        )


def _area(item: Path | Glyphs) -> Ops:
    """Give the area of a path that can be clipped to; none for text, dashes, and holes by the even-odd rule."""
    if isinstance(item, Glyphs) or item.dash or (item.fill is not None and item.evenodd):
        return ()
    return outline(item) if item.fill is None else item.ops


def painted(item: Path | Glyphs, paint: Paint) -> Path | Glyphs:
    """Give a thing in another paint."""
    if isinstance(item, Glyphs):
        return replace(item, colour=paint)
    return replace(item, fill=paint) if item.fill is not None else replace(item, stroke=paint)


def mixed(paint: Paint, ground: Paint, cover: float) -> Paint:
    """Mix two paints, one of which is one colour: so much of ``paint``, the rest of ``ground``."""
    if isinstance(paint, Gradient):
        return replace(paint, stops=tuple((at, str(mixed(one, ground, cover))) for at, one in paint.stops))
    if isinstance(ground, Gradient):
        return replace(ground, stops=tuple((at, str(mixed(paint, one, cover))) for at, one in ground.stops))
    return mix(paint, cover, ground)
