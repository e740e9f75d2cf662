"""How far items reach, mm: for a figure's BBox attribute, and so that a form clips nothing that it draws.

Also which paths of a publication come often: each of them is drawn once, as a form.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Iterator

from printkit.pdf.matrix import IDENTITY, Extent, Matrix
from printkit.pdf.page import Bitmap, Drawing, Drawings, Group, Item, Marked, Moved, Page, Path, Placed
from printkit.text.faces import Glyphs, font_of

Leaf = Glyphs | Path | Bitmap | Placed

EM = (0.0, -1.0, 1.0, 0.3)
"""What a glyph counts as at least, in ems: left, top, right, bottom."""


def reach(items: Iterable[Item], forms: Drawings) -> Extent | None:
    """Give the box around all of the items, or None when they draw nothing. ``forms``: those that are placed.

    Safe rather than tight: a glyph counts as a full em and its ink, a curve as its control points, a stroke as
    half its width on each side and more at a mitre.
    """
    boxes = ((place, box) for item, place in leaves(items) if (box := _one(item, forms)))
    return union(box if place is IDENTITY else place.around(*box) for place, box in boxes)


def leaves(items: Iterable[Item], place: Matrix = IDENTITY) -> Iterator[tuple[Leaf, Matrix]]:
    """Give what items draw in the end, each with the matrix from its millimetres to those outside."""
    for item in items:
        if isinstance(item, Group):
            yield from leaves(item.items, place @ item.matrix)
        elif isinstance(item, Moved):
            yield from leaves(item.items, place @ Matrix(e=item.x, f=item.y))
        elif isinstance(item, Marked):
            yield from leaves(item.items, place)
        else:
            yield item, place


def union(boxes: Iterable[Extent]) -> Extent | None:
    """Give the box around boxes."""
    all_ = list(boxes)
    if not all_:
        return None
    left, top, right, bottom = zip(*all_, strict=True)
    return min(left), min(top), max(right), max(bottom)


def path_reach(path: Path) -> Extent | None:
    """Give the box around a path and its stroke, or None when it has no places."""
    places = [place for _, *places in path.ops for place in places]
    if not places:
        return None
    xs, ys = places[::2], places[1::2]
    # half the width is enough at round corners; a mitre reaches farther, at most half its limit
    sharp = path.miter / 2 if path.join == "miter" else 0.5
    more = 0.0 if path.stroke is None else path.width * max(sharp, 0.75 if path.cap == "square" else 0.5)
    return min(xs) - more, min(ys) - more, max(xs) + more, max(ys) + more


@functools.lru_cache(maxsize=20_000)
def _ink(face_id: str, glyph_id: int) -> Extent:
    """Give the box of a glyph's em and ink, in its ems: left, top, right, bottom from its origin, y down."""
    font = font_of(face_id)
    em, found = font.face.upem, font.get_glyph_extents(glyph_id)
    if found is None:
        return EM
    left, top = found.x_bearing / em, -found.y_bearing / em
    right, bottom = left + found.width / em, top - found.height / em
    return min(EM[0], left), min(EM[1], top), max(EM[2], right), max(EM[3], bottom)


def _one(item: Leaf, forms: Drawings) -> Extent | None:
    match item:
        case Bitmap():
            return item.extent
        case Placed():
            form = forms[item.form]
            width, height = form.width * item.scale, form.height * item.scale
            if item.turn % 180:
                width, height = height, width
            return item.x, item.y, item.x + width, item.y + height
        case Glyphs():
            return union(
                Matrix(item.size, 0.0, 0.0, item.size, item.x + at, item.y).around(*_ink(item.face, one))
                for at, one in zip(item.at, item.ids, strict=True)
            )
        case Path():
            return path_reach(item)


ALONE, AMONG, OFTEN, LONG = 9, 4, 36, 6
"""What each time counts that a path is drawn: on pages or alone in a group (a card's edge, a pip), and among
others in drawings, whose equal texts pack well; the sum that makes a form; how many operators it has."""


def often(pages: Iterable[Page], forms: Drawings) -> dict[int, int]:
    """Find the paths that come often: by the id of each, the id of the first of those that are the same."""
    weights: Counter[int] = Counter()
    met: dict[int, Path] = {}  # by id, for a path's value takes long to hash

    def count(items: tuple[Item, ...], weight: int) -> None:
        for item in items:
            if isinstance(item, Group):
                count(item.items, ALONE if len(item.items) == 1 else AMONG)
            elif isinstance(item, Moved | Marked):
                count(item.items, weight)
            elif isinstance(item, Path) and len(item.ops) >= LONG:
                met[id(item)] = item
                weights[id(item)] += weight

    for form in forms.values():
        if isinstance(form, Drawing):
            count(form.items, AMONG)
    for page in pages:
        count(page.items, ALONE)
    same: dict[Path, list[int]] = {}
    for own, path in met.items():
        same.setdefault(path, []).append(own)
    kept = (ids for ids in same.values() if sum(map(weights.__getitem__, ids)) >= OFTEN)
    return {own: ids[0] for ids in kept for own in ids}
