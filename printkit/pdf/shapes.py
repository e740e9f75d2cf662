"""The paths of a publication that come often, each of which is drawn once, as a form."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from printkit.pdf.extent import Extent, path_reach
from printkit.pdf.page import Drawing, Group, Imported, Item, Marked, Moved, Page, Path

ALONE, AMONG, OFTEN, LONG = 9, 4, 36, 6
"""What each time counts that a path is drawn: on pages or alone in a group (a card's edge, a pip), and among
others in drawings, whose equal texts pack well; the sum that makes a form; how many operators it has."""


class Shape(Struct):
    """How far a path reaches, mm; how often it comes; its form's resource name once that was drawn."""

    box: Extent | None
    weight: int = 0
    resource: str | None = None


class Shapes:
    """The paths that are long enough to become forms."""

    def __init__(self, pages: Iterable[Page], forms: Mapping[str, Drawing | Imported]) -> None:
        self._shapes: dict[Path, Shape] = {}
        # by id, for a path's value takes long to hash; the paths are kept lest another gets the id
        self._met: dict[int, tuple[Path, Shape]] = {}
        for form in forms.values():
            if isinstance(form, Drawing):
                self._count(form.items, AMONG)
        for page in pages:
            self._count(page.items, ALONE)

    def _count(self, items: tuple[Item, ...], weight: int) -> None:
        for item in items:
            if isinstance(item, Group):
                self._count(item.items, ALONE if len(item.items) == 1 else AMONG)
            elif isinstance(item, Moved | Marked):
                self._count(item.items, weight)
            elif isinstance(item, Path) and (shape := self.of(item)) is not None:
                shape.weight += weight

    def of(self, path: Path) -> Shape | None:
        """Give a path's entry, None for one that is too short to become a form."""
        if len(path.ops) < LONG:
            return None
        met = self._met.get(id(path))
        if met is None:
            shape = self._shapes.get(path) or self._shapes.setdefault(path, Shape(path_reach(path)))
            met = self._met[id(path)] = path, shape
        return met[1]
