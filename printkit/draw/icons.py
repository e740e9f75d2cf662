"""Icons and pips: where their drawings lie, and how one is put in its place, on cards and in figures alike."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct, field

from printkit.draw.write import Vector, read_vector, without_prolog
from printkit.errors import ArtError, TemplateError, nearest
from printkit.kit.model import Kit
from printkit.kit.resources import data_folder, own_file, own_files, read_text
from printkit.kit.suits import Suit, listed, suits_of

if TYPE_CHECKING:
    from markupsafe import Markup

ICONS = "icons"


def icon_file(folder: Path, name: str) -> Path | None:
    """Give the path of icons/NAME.svg: the kit's, or else printkit's own; None where neither has it."""
    own = (own_file(home, f"{ICONS}/{name}.svg", ArtError) for home in _homes(folder))
    return next(filter(None, own), None)


def _homes(folder: Path) -> tuple[Path, ...]:
    return folder, data_folder("templates") / "shared"


def icon_text(folder: Path, name: str) -> tuple[str, str]:
    """Read icons/NAME.svg of the kit, or else of printkit: its text, and its path for messages. ArtError."""
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
        raise ArtError(f"{name!r} is no icon's name", hint="small letters, figures and hyphens")
    path = icon_file(folder, name)
    if path is None:
        known = {path.stem for home in _homes(folder) for path in own_files(home, ICONS, ".svg", ArtError)}
        hint = nearest(name, known) or f"there are: {', '.join(sorted(known))}"
        raise ArtError(f"no icon {name!r}", hint=hint)
    return without_prolog(read_text(path, kind=ArtError)), f"{ICONS}/{name}.svg"


class Icons(Struct, frozen=True):
    """Draws a kit's pips and icons in a template.

    ``check``: what else an icon must pass, its text and its file; ``missing``: draws what stands for an icon
    that is not there, at left, top and of a size; None: that is an ArtError. ``known``: icons that were read.
    """

    kit: Kit
    check: Callable[[str, str], object] | None = None
    missing: Callable[[str, float, float, float], Markup] | None = None
    known: dict[str, Vector] = field(default_factory=dict)

    def read(self, name: str) -> Vector:
        """Read an icon, once. ArtError."""
        if name not in self.known:
            text, file = icon_text(self.kit.folder, name)
            if self.check is not None:
                self.check(text, file)
            self.known[name] = read_vector(text, file, "")
        return self.known[name]

    def functions(self) -> dict[str, Callable[..., object] | Mapping[str, object]]:
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
        drawn = suit_among(suits_of(self.kit), suit)
        return self.icon(drawn["pip"], x, y, size, colour or drawn["colour"], turn, outline)

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
        """Draw icons/NAME.svg of the kit or of printkit, its longer side ``size`` mm, its centre at x, y.

        ``turn``: degrees clockwise; ``outline``: a line so wide in place of the fill. TemplateError for what is
        no number.
        """
        from markupsafe import Markup

        try:
            picture = self.read(name)
        except ArtError as error:
            if self.missing is None or not error.what.startswith("no icon"):
                raise
            across, down, side = numbers(x=x, y=y, size=size)
            return self.missing(name, across - side / 2, down - side / 2, side)
        across, down, side, degrees, line = numbers(x=x, y=y, size=size, turn=turn, outline=outline)
        left, top, width, height = picture.box
        scale = side / max(width, height)
        place = f"translate({num(across)} {num(down)})"
        if degrees:
            place += f" rotate({num(degrees)})"
        place += f" scale({scale:.5f}) translate({num(-left - width / 2)} {num(-top - height / 2)})"
        colour = colour or self.kit.look.ink
        paint = f'fill="{colour}" color="{colour}"'
        if line:
            paint = f'fill="none" stroke="{colour}" stroke-width="{num(line / scale)}" stroke-linejoin="round"'
        return Markup(f'<g transform="{place}" {paint}>{picture.inner}</g>')


def suit_among(suits: Mapping[str, Suit], code: str) -> Suit:
    """Give a suit. Raises ArtError that names all there are."""
    if code not in suits:
        raise ArtError(f"no suit {str(code)!r}", hint=f"there are: {listed(suits)}")
    return suits[code]


def numbers(**values: object) -> list[float]:
    """Give a template's values as numbers; a cell of a table, which is text, may be one. TemplateError."""
    read = []
    for name, value in values.items():
        try:
            number = float(value)  # type: ignore[arg-type]  # what cannot be one is told below
        except (TypeError, ValueError):
            number = math.nan
        if not math.isfinite(number):
            raise TemplateError(f"{name} should be a number of mm, not {value!r}")
        read.append(number)
    return read


def num(value: float) -> str:
    """Write a length: three decimals of a millimetre at most."""
    return f"{value:.3f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))
