"""Icons and pips: where their drawings lie, and how one is put in its place."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from printkit.errors import ArtError, TemplateError, nearest
from printkit.kit.resources import data_folder, own_file, own_files, read_text
from printkit.kit.suits import Suit, listed

if TYPE_CHECKING:
    from markupsafe import Markup

ICONS = "icons"
Box = tuple[float, float, float, float]
"""A viewBox."""


def icon_text(folder: Path, name: str) -> tuple[str, str]:
    """Find icons/NAME.svg of the kit, or else of printkit: its path for messages, and its text. ArtError."""
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
        raise ArtError(f"{name!r} is no icon's name", hint="small letters, figures and hyphens")
    file = f"{ICONS}/{name}.svg"
    shared = data_folder("templates") / "shared"
    path = own_file(folder, file, ArtError) or own_file(shared, file)
    if path is None:
        known = {one.stem for home in (folder, shared) for one in own_files(home, ICONS, ".svg", ArtError)}
        raise ArtError(
            f"no icon {name!r}", hint=nearest(name, known) or f"there are: {', '.join(sorted(known))}"
        )
    return file, read_text(path, kind=ArtError)


def inside_svg(text: str) -> str:
    """Give what is inside the ``<svg>`` of a drawing."""
    return text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg")].strip()


def view_box(written: str, file: str) -> Box:
    """Read a viewBox. Raises ArtError with the file."""
    try:
        left, top, width, height = (float(n) for n in re.split(r"[\s,]+", written.strip()))
    except ValueError:
        width = height = 0.0
    if not (width > 0 and height > 0):
        raise ArtError("the viewBox is not four numbers", where=file)
    return left, top, width, height


def placed(
    inner: str, box: Box, x: object, y: object, size: object, colour: str, turn: object, outline: object
) -> Markup:
    """Put an icon with its centre at x, y, its longer side ``size``, turned so many degrees clockwise.

    ``outline``: a line so wide in place of the fill. Lengths in mm. Raises TemplateError for what is no number.
    """
    from markupsafe import Markup

    across, down, side, degrees, line = numbers(x=x, y=y, size=size, turn=turn, outline=outline)
    scale = side / max(box[2], box[3])
    place = f"translate({num(across)} {num(down)})"
    if degrees:
        place += f" rotate({num(degrees)})"
    place += f" scale({scale:.5f}) translate({num(-box[0] - box[2] / 2)} {num(-box[1] - box[3] / 2)})"
    paint = f'fill="{colour}" color="{colour}"'
    if line:
        paint = f'fill="none" stroke="{colour}" stroke-width="{num(line / scale)}" stroke-linejoin="round"'
    return Markup(f'<g transform="{place}" {paint}>{inner}</g>')


def suit_among(suits: Mapping[str, Suit], code: str) -> Suit:
    """Give a suit. Raises ArtError that names all there are."""
    if code not in suits:
        raise ArtError(f"no suit {str(code)!r}", hint=f"there are: {listed(suits)}")
    return suits[code]


def numbers(**values: object) -> list[float]:
    """Give a template's values as numbers; a cell of a table, which is text, may be one. TemplateError."""
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
