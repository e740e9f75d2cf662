"""What a card's template can call: text set in a box, pips and icons, words in the card's languages."""

from __future__ import annotations

import hashlib
import math
import re
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct, field

from printkit.draw.icons import Icons, num, numbers, suit_among
from printkit.draw.marks import AIR, icon_mark, pip_mark
from printkit.draw.write import Vector
from printkit.errors import ArtError, DataError, TemplateError, check_known, nearest
from printkit.kit.model import Kit, Part
from printkit.kit.schema import NO_WORDS
from printkit.kit.suits import suits_of
from printkit.parts import setting
from printkit.parts.pictures import placeholder
from printkit.text.inline import Mark

if TYPE_CHECKING:
    from markupsafe import Markup

CHOICES = {
    "anchor": ("start", "middle", "end"),
    "align": ("left", "center", "right", "justify"),
    "valign": ("top", "middle", "bottom"),
    "family": ("text", "head"),
}
NUMBERS = ("width", "least", "track", "turn", "leading")
FITS = {"contain": "xMidYMid meet", "cover": "xMidYMid slice", "stretch": "none"}
MAX_ICONS = 200
THIRD = 1 / 3
COLUMNS: Mapping[int, tuple[tuple[float, ...], tuple[float, ...]]] = {
    0: ((), ()),
    1: ((), (0.5,)),
    2: ((), (0, 1)),
    3: ((), (0, 0.5, 1)),
    4: ((0, 1), ()),
    5: ((0, 1), (0.5,)),
    6: ((0, 0.5, 1), ()),
    7: ((0, 0.5, 1), (0.25,)),
    8: ((0, 0.5, 1), (0.25, 0.75)),
    9: ((0, THIRD, 2 * THIRD, 1), (0.5,)),
    10: ((0, THIRD, 2 * THIRD, 1), (THIRD / 2, 1 - THIRD / 2)),
}
"""Number of pips → the heights of those at both sides and of those in the middle, as on any pack of cards."""
LEAST = 1.766
"""Text that was larger is no smaller than this, 5 pt, on a card printed smaller than it was drawn, mm."""


class Helpers(Struct, frozen=True):
    """The functions for one part in its languages.

    ``asked``: the pictures that were asked for, each with the template's line that did so first; ``lacking``:
    the icons for which placeholders stand; ``icons_read``: those that were read.
    """

    kit: Kit
    part: Part
    langs: tuple[str, ...]
    words: Mapping[str, Mapping[str, str]]
    ink: str
    draft: bool = False
    asked: dict[str, str] = field(default_factory=dict)
    lacking: dict[str, None] = field(default_factory=dict)
    icons_read: dict[str, Vector] = field(default_factory=dict)

    def functions(
        self, left: float, top: float, width: float, height: float
    ) -> dict[str, Callable[..., object] | object]:
        """Give them by the names that templates use; left … height: the canvas, mm of the templates."""
        from markupsafe import Markup

        across, down = width * self.part.scale, height * self.part.scale
        canvas = (
            f'xmlns="http://www.w3.org/2000/svg" viewBox="{num(left)} {num(top)} {num(width)} {num(height)}"'
            f' width="{num(across)}mm" height="{num(down)}mm"'
        )
        return {
            "canvas": Markup(canvas),
            "t": self.word,
            **self.drawer.functions(),
            "icons": self.icons,
            "pips": self.pips,
            "picture": self.picture,
            "line": self.line,
            "block": self.block,
            "text_width": self.text_width,
            "text_height": self.text_height,
            "around": around,
        }

    @property
    def drawer(self) -> Icons:
        """What draws icons and pips."""
        return Icons(self.kit, missing=self._placeholder if self.draft else None, known=self.icons_read)

    def _placeholder(self, name: str, left: float, top: float, size: float) -> Markup:
        from markupsafe import Markup

        self.lacking[f"icons/{name}.svg"] = None
        return Markup(placeholder(left, top, size, size, name))

    def word(self, key: str, lang: str | None = None) -> str:
        """Give a word of the kit's words file in a language (the card's first)."""
        lang = lang or self.langs[0]
        words = self.words.get(lang)
        if words is None:
            raise DataError(f"no words for language {lang!r}", hint="this part has words = false")
        if key not in words:
            raise DataError(f"no word {key!r} in {self.kit.words or 'kit.toml'}", hint=nearest(key, words))
        return words[key]

    def icons(
        self,
        name: str,
        count: object,
        x: float,
        y: float,
        size: float,
        gap: float = 0.5,
        anchor: str = "start",
        down: bool = False,
        **look: object,
    ) -> Markup:
        """Draw ``count`` icons, or a suit's pips, in a row or ``down`` a column, ``gap`` mm apart.

        ``anchor``: what stands at x, y: the row's start, middle or end.
        """
        from markupsafe import Markup

        x, y, size, gap = numbers(x=x, y=y, size=size, gap=gap)
        many = _count(count)
        check_known([str(anchor)], CHOICES["anchor"], "no anchor", kind=TemplateError, listed="one of")
        long = many * size + (many - 1) * gap
        first = size / 2 - {"start": 0.0, "middle": long / 2, "end": long}[anchor]
        drawn = []
        for number in range(many):
            at = first + number * (size + gap)
            drawn.append(self._drawn(name, x + (0 if down else at), y + (at if down else 0), size, look))
        return Markup("").join(drawn)

    def pips(
        self,
        name: str,
        count: object,
        x: float,
        y: float,
        width: float,
        height: float,
        size: float,
        upright: bool = False,
        **look: object,
    ) -> Markup:
        """Draw ``count`` pips of a suit, or icons, in a box as cards have them: to 10 as usual, more in rows.

        The box holds their middles; those in its lower half are turned round, unless all are ``upright``.
        """
        from markupsafe import Markup

        x, y, width, height, size = numbers(x=x, y=y, width=width, height=height, size=size)
        drawn = []
        for across, down in places(_count(count)):
            turned = {"turn": 180, **look} if down > 0.5 and not upright else look
            drawn.append(self._drawn(name, x + across * width, y + down * height, size, turned))
        return Markup("").join(drawn)

    def _drawn(self, name: str, x: float, y: float, size: float, look: dict[str, object]) -> Markup:
        draw = self.drawer.pip if name in suits_of(self.kit) else self.drawer.icon
        return draw(name, x, y, size, **look)  # type: ignore[arg-type]  # a template's values; icon looks at them

    def picture(
        self,
        file: str,
        x: float,
        y: float,
        width: float,
        height: float,
        fit: str = "contain",
        radius: float = 0,
    ) -> Markup:
        """Show a picture of the kit in a box: an SVG, PNG or JPEG by its path.

        ``fit``: ``contain`` (whole, with space left), ``cover`` (the box filled, edges cut), ``stretch``;
        ``radius``: of the box's corners, mm.
        """
        from markupsafe import Markup, escape

        x, y, width, height, radius = numbers(x=x, y=y, width=width, height=height, radius=radius)
        check_known([str(fit)], FITS, "no fit", kind=TemplateError, listed="one of")
        if str(file) not in self.asked:
            self.asked[str(file)] = _calling_line()
        box = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
        image = f'<image href="{escape(str(file))}" {box} preserveAspectRatio="{FITS[fit]}"/>'
        if not radius:
            return Markup(image)
        name = f"r{hashlib.sha256(f'{box}{radius}'.encode()).hexdigest()[:10]}"
        clip = f'<clipPath id="{name}"><rect {box} rx="{num(radius)}" ry="{num(radius)}"/></clipPath>'
        return Markup(f'{clip}<g clip-path="url(#{name})">{image}</g>')

    def _marks(self, colour: str) -> setting.Icons:
        """Give how icons and pips are set in a line of this colour."""

        def size(kind: str, arg: str) -> Mark:
            if kind == "suit":
                suit_among(suits_of(self.kit), arg)
                return pip_mark(arg, "")
            wide = 1.0
            try:
                *_, width, height = self.drawer.read(arg).box
                wide = width / height
            except ArtError:
                if not self.draft:
                    raise
            return icon_mark(arg, "", wide)

        def draw(mark: Mark, x: float, y: float, em: float) -> str:
            if mark.name == "suit":
                return str(self.drawer.pip(mark.arg, x, y, mark.height * em))
            return str(self.drawer.icon(mark.arg, x, y, max(mark.width - AIR, mark.height) * em, colour))

        return setting.Icons(size, draw)

    def line(self, x: float, y: float, text: object, size: float = 4.0, **look: object) -> Markup:
        """Set one line of text, its baseline at y. See :func:`printkit.parts.setting.line`."""
        x, y, size = numbers(x=x, y=y, size=size)
        return setting.line(x, y, str(text), self._read(size), **self._look(look))  # type: ignore[arg-type]  # see _look

    def block(
        self, x: float, y: float, width: float, height: float, text: object, size: float = 3.2, **look: object
    ) -> Markup:
        """Set text in a box. See :func:`printkit.parts.setting.block`."""
        x, y, width, height, size = numbers(x=x, y=y, width=width, height=height, size=size)
        return setting.block(x, y, width, height, str(text), self._read(size), **self._look(look))  # type: ignore[arg-type]

    def text_width(self, text: object, size: float = 4.0, **look: object) -> float:
        """Measure a line, mm."""
        (size,) = numbers(size=size)
        return setting.text_width(str(text), self._read(size), **self._look(look))  # type: ignore[arg-type]

    def text_height(self, width: float, text: object, size: float = 3.2, **look: object) -> float:
        """Measure text set in a box of this width, mm."""
        width, size = numbers(width=width, size=size)
        looks = self._look(look)
        del looks["colour"]
        return setting.text_height(width, str(text), self._read(size), **looks)  # type: ignore[arg-type]  # see _look

    def _read(self, size: float) -> float:
        """Give the size at which text is set: one that the print would make too small to read is larger."""
        return max(size, min(size, LEAST) / self.part.scale)

    def _look(self, look: dict[str, object]) -> dict[str, object]:
        """Check the look that a template asks for, and fill in the card's language and the kit's ink."""
        for name, value in look.items():
            if name in CHOICES:
                check_known([str(value)], CHOICES[name], f"no {name}", kind=TemplateError, listed="one of")
            if name in NUMBERS and value is not None:
                (look[name],) = numbers(**{name: value})
        if look.get("least") is not None:
            look["least"] = self._read(look["least"])  # type: ignore[arg-type]  # a number, as was just seen
        first = self.langs[0]
        looks = {"lang": "en" if first == NO_WORDS else first, "colour": self.kit.look.ink, **look}
        return {**looks, "icons": self._marks(str(looks["colour"]))}


class Point(Struct, frozen=True):
    """A place, mm."""

    x: float
    y: float


def around(x: float, y: float, radius: float, turn: float) -> Point:
    """Give the place ``radius`` mm from x, y in the direction ``turn``, degrees clockwise from the top."""
    angle = math.radians(turn)
    return Point(round(x + radius * math.sin(angle), 4), round(y - radius * math.cos(angle), 4))


def _calling_line() -> str:
    """Give the template's line that has called, as Jinja finds it for tracebacks; "" for none."""
    frame = sys._getframe(1)
    while frame.f_back is not None:
        frame = frame.f_back
        if (template := frame.f_globals.get("__jinja_template__")) is not None:
            return f"{template.name}:{template.get_corresponding_lineno(frame.f_lineno)}"
    return ""


def _count(count: object) -> int:
    """Give how many icons are asked for: a number, or a cell of a table, which is text; an empty one is 0."""
    text = str(count).strip() or "0"
    if isinstance(count, bool) or not re.fullmatch(r"\d{1,4}(\.0)?", text) or int(float(text)) > MAX_ICONS:
        raise TemplateError(f"the count should be 0 to {MAX_ICONS}, not {text[:40]!r}")
    return int(float(text))


def places(count: int) -> list[tuple[float, float]]:
    """Give where the pips of a card stand in a field that is 1 wide and 1 high."""
    if count in COLUMNS:
        sides, middle = COLUMNS[count]
        return [*((side, y) for y in sides for side in (0.0, 1.0)), *((0.5, y) for y in middle)]
    across = math.ceil(math.sqrt(count * 0.6))
    rows = math.ceil(count / across)
    rest = []
    for row in range(rows):
        here = min(across, count - row * across)
        for place in range(here):
            rest.append((0.5 + (place - (here - 1) / 2) / (across - 1), row / (rows - 1)))
    return rest
