"""What a figure's template can call beside what it is given: a kit's pips and icons, as its cards draw them."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from printkit.kit.icons import Box, icon_text, inside_svg, placed, suit_among, view_box
from printkit.kit.model import Kit
from printkit.kit.suits import suits_of

if TYPE_CHECKING:
    from markupsafe import Markup

ID = re.compile(r"""\sid\s*=\s*("[^"]*"|'[^']*')""")


class Signs(Struct, frozen=True):
    """Draws a kit's pips and icons in figures, as :class:`printkit.parts.helpers.Helpers` does on cards."""

    kit: Kit

    def functions(self) -> dict[str, Callable[..., Markup] | Mapping[str, object]]:
        """Give them by the names that templates use."""
        return {"pip": self.pip, "icon": self.icon, "suits": suits_of(self.kit)}

    def pip(
        self,
        suit: str,
        x: float,
        y: float,
        size: float,
        colour: str | None = None,
        turn: float = 0,
        outline: float = 0,
    ) -> Markup:
        """Draw a suit's pip with its centre at x, y, in the suit's colour; ``outline``: a line so wide."""
        found = suit_among(suits_of(self.kit), suit)
        return self.icon(found["pip"], x, y, size, colour or found["colour"], turn, outline)

    def icon(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        colour: str | None = None,
        turn: float = 0,
        outline: float = 0,
    ) -> Markup:
        """Draw icons/NAME.svg of the kit or of printkit, its longer side ``size`` mm, its centre at x, y."""
        inner, box = _read(*icon_text(self.kit.folder, name))
        return placed(inner, box, x, y, size, colour or self.kit.look.ink, turn, outline)


@functools.lru_cache(maxsize=64)
def _read(file: str, text: str) -> tuple[str, Box]:
    """Read an icon so that a figure can hold it many times: without its ids. ArtError with its line."""
    from printkit.book.svgtree import parse  # not needed where all drawings are kept

    root, ids = parse(text, file)
    inner = inside_svg(text)
    if ids and "<use" not in inner:
        inner = ID.sub("", inner)
    return inner, view_box(root.attrs.get("viewBox", "0 0 100 100"), file)
