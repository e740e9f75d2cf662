"""What a card's template can call: text set in a box, pips and icons, words in the card's languages."""

from __future__ import annotations

import functools
import math
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from printkit.errors import ArtError, DataError, TemplateError, nearest
from printkit.kit.model import Kit, Part
from printkit.kit.read import NO_WORDS
from printkit.kit.resources import data_folder, inside, read_text
from printkit.parts import setting
from printkit.parts.svg import parse

if TYPE_CHECKING:
    from markupsafe import Markup

ICONS = "icons"
CHOICES = {
    "anchor": ("start", "middle", "end"),
    "align": ("left", "center", "right", "justify"),
    "valign": ("top", "middle", "bottom"),
    "family": ("text", "head"),
}
NUMBERS = ("width", "least", "track", "turn", "leading")


@functools.cache
def suits() -> Mapping[str, Mapping[str, str]]:
    """Give the suits of templates/shared/suits.toml by code: pip, text, colour and names."""
    return tomllib.loads(read_text(data_folder("templates") / "shared" / "suits.toml"))


@dataclass(frozen=True, slots=True)
class Helpers:
    """The functions for one part in its languages."""

    kit: Kit
    part: Part
    langs: tuple[str, ...]
    words: Mapping[str, Mapping[str, str]]
    ink: str

    def functions(
        self, left: float, top: float, width: float, height: float
    ) -> dict[str, Callable[..., object] | object]:
        """Give them by the names that templates use; left … height: the canvas, mm."""
        from markupsafe import Markup

        canvas = (
            f'xmlns="http://www.w3.org/2000/svg" viewBox="{num(left)} {num(top)} {num(width)} {num(height)}"'
            f' width="{num(width)}mm" height="{num(height)}mm"'
        )
        return {
            "canvas": Markup(canvas),
            "t": self.word,
            "suits": suits(),
            "pip": self.pip,
            "icon": self.icon,
            "line": self.line,
            "block": self.block,
            "text_width": self.text_width,
            "around": around,
        }

    def word(self, key: str, lang: str | None = None) -> str:
        """Give a word of the kit's words file in a language (the card's first)."""
        lang = lang or self.langs[0]
        words = self.words.get(lang)
        if words is None:
            raise DataError(f"no words for language {lang!r}", hint="this part has words = false")
        if key not in words:
            raise DataError(f"no word {key!r} in {self.kit.words or 'kit.toml'}", hint=nearest(key, words))
        return words[key]

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
        if suit not in suits():
            raise ArtError(f"no suit {suit!r}", hint=f"there are: {', '.join(suits())}")
        return self.icon(suits()[suit]["pip"], x, y, size, colour or suits()[suit]["colour"], turn, outline)

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
        from markupsafe import Markup

        x, y, size, turn, outline = _numbers(x=x, y=y, size=size, turn=turn, outline=outline)
        inner, box = _icon(str(self.kit.folder), name)
        scale = size / max(box[2], box[3])
        place = f"translate({num(x)} {num(y)})"
        if turn:
            place += f" rotate({num(turn)})"
        place += f" scale({scale:.5f}) translate({num(-box[0] - box[2] / 2)} {num(-box[1] - box[3] / 2)})"
        colour = colour or self.kit.look.ink
        paint = f'fill="{colour}" color="{colour}"'
        if outline:
            paint = (
                f'fill="none" stroke="{colour}" stroke-width="{num(outline / scale)}" stroke-linejoin="round"'
            )
        return Markup(f'<g transform="{place}" {paint}>{inner}</g>')

    def line(self, x: float, y: float, text: object, size: float = 4.0, **look: object) -> Markup:
        """Set one line of text, its baseline at y. See :func:`printkit.parts.setting.line`."""
        x, y, size = _numbers(x=x, y=y, size=size)
        return setting.line(x, y, str(text), size, **self._look(look))  # type: ignore[arg-type]  # see _look

    def block(
        self, x: float, y: float, width: float, height: float, text: object, size: float = 3.2, **look: object
    ) -> Markup:
        """Set text in a box. See :func:`printkit.parts.setting.block`."""
        x, y, width, height, size = _numbers(x=x, y=y, width=width, height=height, size=size)
        return setting.block(x, y, width, height, str(text), size, **self._look(look))  # type: ignore[arg-type]

    def text_width(self, text: object, size: float = 4.0, **look: object) -> float:
        """Measure a line, mm."""
        return setting.text_width(str(text), *_numbers(size=size), **self._look(look))  # type: ignore[arg-type]

    def _look(self, look: dict[str, object]) -> dict[str, object]:
        """Check the look that a template asks for, and fill in the card's language and the kit's ink."""
        for name, value in look.items():
            if name in CHOICES and value not in CHOICES[name]:
                hint = nearest(str(value), CHOICES[name]) or f"one of {', '.join(CHOICES[name])}"
                raise TemplateError(f"no {name} {value!r}", hint=hint)
            if name in NUMBERS and value is not None:
                (look[name],) = _numbers(**{name: value})
        first = self.langs[0]
        return {"lang": "en" if first == NO_WORDS else first, "colour": self.kit.look.ink, **look}


@dataclass(frozen=True, slots=True)
class Point:
    """A place, mm."""

    x: float
    y: float


def around(x: float, y: float, radius: float, turn: float) -> Point:
    """Give the place ``radius`` mm from x, y in the direction ``turn``, degrees clockwise from the top."""
    angle = math.radians(turn)
    return Point(round(x + radius * math.sin(angle), 4), round(y - radius * math.cos(angle), 4))


def _numbers(**values: object) -> list[float]:
    """Give a template's values as numbers; a cell of a table, which is text, may be one."""
    found = []
    for name, value in values.items():
        try:
            number = float(value)  # type: ignore[arg-type]  # what cannot be one is told below
        except (TypeError, ValueError):
            number = math.nan
        if not math.isfinite(number):
            raise TemplateError(f"{name} should be a number of mm, not {value!r}")
        found.append(number)
    return found


def num(value: float) -> str:
    """Write a length: three decimals of a millimetre at most."""
    return f"{value:.3f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


@functools.lru_cache(maxsize=256)
def _icon(folder: str, name: str) -> tuple[str, tuple[float, float, float, float]]:
    """Read an icon: what is inside its <svg>, and its viewBox."""
    from pathlib import Path

    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
        raise ArtError(f"{name!r} is no icon's name", hint="small letters, figures and hyphens")
    file = f"{ICONS}/{name}.svg"
    own, shared = Path(folder), data_folder("templates") / "shared"
    home = own if (own / file).exists() else shared
    if home is shared and not (shared / file).is_file():
        known = {p.stem for f in (own, shared) for p in (f / ICONS).glob("*.svg")}
        raise ArtError(
            f"no icon {name!r}", hint=nearest(name, known) or f"there are: {', '.join(sorted(known))}"
        )
    text = read_text(inside(home, file, file, ArtError), kind=ArtError)
    try:
        root = parse(text)
    except ArtError as error:
        error.where = f"{file}:{error.where}"
        raise
    box = [float(n) for n in re.split(r"[\s,]+", root.attributes.get("viewBox", "0 0 100 100").strip())]
    if len(box) != 4 or min(box[2:]) <= 0:
        raise ArtError("the viewBox is not four numbers", where=file)
    inner = text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg")].strip()
    return inner, (box[0], box[1], box[2], box[3])
