"""The paths of a publication that come often, each of which is drawn once, as a form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from printkit.pdf.extent import Extent, path_reach
from printkit.pdf.page import Drawing, Group, Imported, Item, Marked, Moved, Page, Path

OFTEN, MANY, LONG = 4, 9, 6
"""How often a path is drawn to become a form (a card's edge, a pip): on pages, or alone in a group; among
others in drawings, whose equal texts pack well. And how many operators it has."""


class Shape(Struct):
    """Whether a path comes often, its form's resource name once that was drawn, and how far it reaches, mm."""

    often: bool = False
    resource: str | None = None
    box: Extent | None = None


class Shapes:
    """The paths that are long enough to become forms."""

    def __init__(self, pages: Iterable[Page], forms: Mapping[str, Drawing | Imported]) -> None:
        self._shapes = {path: Shape(often=True) for path in _often(pages, forms)}
        self._met: dict[int, tuple[Path, Shape]] = {}  # by id, of paths that are kept lest another has it

    def of(self, path: Path) -> Shape | None:
        """Give a path's entry, None for one that is too short to become a form."""
        if len(path.ops) < LONG:
            return None
        met = self._met.get(id(path))
        if met is None:
            shape = self._shapes.get(path)
            if shape is None:
                shape = self._shapes[path] = Shape()
            if shape.box is None:
                shape.box = path_reach(path)
            met = self._met[id(path)] = path, shape
        return met[1]


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
