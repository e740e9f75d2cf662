"""Icons and pips: where their drawings lie, and how one is put in its place, on cards and in figures alike."""

from __future__ import annotations

import contextlib
import functools
import math
import re
import unicodedata
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct, field

from printkit.draw.bitmaps import checked, inline
from printkit.draw.figure import Box
from printkit.draw.marks import suit_among
from printkit.draw.plot import SHAPES, origin, shape_ops
from printkit.draw.style import is_colour, said_of
from printkit.draw.svg import SVG, Element, above, in_file, parse
from printkit.draw.write import Vector, Writer, read_vector
from printkit.errors import ArtError, GlyphError, TemplateError, nearest
from printkit.kit.colours import colour as colour_of
from printkit.kit.model import Kit
from printkit.kit.resources import SHARED, data_folder, own_file, own_files, read_bytes, read_text
from printkit.kit.suits import suits_of
from printkit.pdf.extent import fills
from printkit.pdf.matrix import num

if TYPE_CHECKING:
    from markupsafe import Markup

ICONS = "icons"
CURRENT = "currentColor"
KINDS = (".svg", ".png")
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


def icon_text(folder: Path, name: str) -> tuple[str, str]:
    """Read icons/NAME.svg or .png of the kit, or else of printkit: text, and path for messages. ArtError."""
    if not re.fullmatch(r"\w[-\w ]*", name := unicodedata.normalize("NFC", name)):
        hint = "letters, figures, hyphens, underscores and spaces: so the file is called, without .svg"
        raise ArtError(f"{name!r} is no icon's name", hint=hint)
    tried = [(home, kind) for home in (folder, data_folder("templates") / SHARED) for kind in KINDS]
    found = (own_file(home, f"{ICONS}/{name}{kind}", ArtError) for home, kind in tried)
    path = next(filter(None, found), None)
    if path is None:
        known = {path.stem for home, kind in tried for path in own_files(home, ICONS, kind, ArtError)}
        hint = nearest(name, known, 0.6) or f"there are: {', '.join(sorted(known))}"
        raise ArtError(f"no icon {name!r}", hint=hint)
    file = f"{ICONS}/{path.name}"
    if path.suffix == ".svg":
        return read_text(path, kind=ArtError), file
    with in_file(file):
        data, width, height = checked(read_bytes(path, kind=ArtError), file)
    shown = f'<image href="{inline(data)}" width="{width}" height="{height}"/>'
    return f'<svg xmlns="{SVG}" viewBox="0 0 {width} {height}">{shown}</svg>', file


def icon_in_line(folder: Path, name: str) -> tuple[str, str]:
    """Read an icon for a line of text: as :func:`icon_text`, but without a ground that fills it. ArtError."""
    text, file = icon_text(folder, name)
    with contextlib.suppress(ArtError, GlyphError):  # who draws it says what is wrong
        picture = read_vector(text, file)
        if not picture.painted and (taking := taking_colour(picture, grounded=True)) is not None:
            box = " ".join(f"{one:g}" for one in picture.box)
            return f'<svg xmlns="{SVG}" viewBox="{box}">{taking.inner}</svg>', file
    return text, file


class Icons(Struct, frozen=True):
    """Draws a kit's pips and icons in a template.

    ``check``: what else an icon must pass, its text and its file; ``missing``: draws what stands for an icon
    that is not there, at left, top and of a size; None: that is an ArtError. ``known``: icons that were read.
    ``scale``: how large a mm is printed.
    """

    kit: Kit
    check: Callable[[str, str], object] | None = None
    missing: Callable[[str, float, float, float], Markup] | None = None
    known: dict[str, Vector] = field(default_factory=dict)
    scale: float = 1.0

    def read(self, name: str) -> Vector:
        """Read an icon, once. ArtError."""
        if name not in self.known:
            text, file = icon_text(self.kit.folder, name)
            if self.check is not None:
                self.check(text, file)
            read = read_vector(text, file)
            if file.endswith(".png"):  # painted anew at the size that it is printed in
                read = read._replace(inner="", painted=read.inner)
            self.known[name] = read
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
        return self.icon(drawn["pip"], x, y, size, colour or drawn["colour"], turn, outline, not colour)

    def icon(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        colour: str | None = None,
        turn: float = 0,
        outline: float = 0,
        own: bool = False,
    ) -> Markup:
        """Draw icons/NAME.svg of the kit or of printkit, its longer side ``size`` mm, its centre at x, y.

        ``turn``: degrees clockwise; ``outline``: a line so wide in place of the fill; ``own``: what has a
        colour of its own but black keeps it, unless it lies on a ground that is left out. TemplateError for
        what is no number.
        """
        from markupsafe import Markup

        across, down, side, degrees, line = numbers(x=x, y=y, size=size, turn=turn, outline=outline)
        try:
            picture = self.read(name)
        except ArtError as error:
            if self.missing is None or not error.what.startswith("no icon"):
                raise
            return self.missing(name, across - side / 2, down - side / 2, side)
        if colour and not line:
            picture = self._taking_colour(name, picture, own)
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
        # what is drawn in lines has no paint of its own
        lines = line and not picture.painted
        shown = picture.inner if lines else picture.shown(scale * self.scale, paint)
        return Markup(f'<g transform="{place}" {paint}>{shown}</g>')

    def _taking_colour(self, name: str, picture: Vector, own: bool) -> Vector:
        """Give an icon so that it takes the colour that is asked for, or note that it has several."""
        taking = None if picture.painted else taking_colour(picture, own)
        if taking is None and not own:
            note = f"icon {name!r} keeps the colours that it has, whatever colour is asked for"
            self.known[name] = picture._replace(notes=tuple(dict.fromkeys((*picture.notes, note))))
        return taking or picture


@functools.lru_cache(maxsize=256)
def taking_colour(picture: Vector, grounded: bool = False) -> Vector | None:
    """Give a drawing of one colour in whatever colour is around it; None for one of several colours.

    A black or white ground that fills the whole of it is left out, as game-icons.net has it; ``grounded``: None
    for one without, unless it is all black: that is what editors draw in. What is in part of no colour of its
    own stays as it is.
    """
    root = parse(f'<svg xmlns="{SVG}"><g{picture.paint}>{picture.inner}</g></svg>')
    for element in root.walk():
        element.values = element.attributes
    shapes = [
        one
        for one in root.walk()
        if one.tag in (*SHAPES, "text") and all(up.tag not in ("clipPath", "marker") for up in above(one))
    ]
    paints = [{_paint(one, "fill", CURRENT), _paint(one, "stroke", "none")} - {"none"} for one in shapes]
    first = shapes[0] if len(shapes) > 1 and paints[0] in ({CURRENT}, {"#000000"}, {"#ffffff"}) else None
    if first is not None and not paints[0] & set().union(*paints[1:]) and _fills(first, picture.box):
        first.attributes["fill"] = "none"
        paints[0] = set()
    elif grounded and set().union(*paints) != {"#000000"}:
        return None
    own = set().union(*paints)
    if CURRENT in own or not own:
        return picture
    if len(own) > 1 or "url(" in own.pop():
        return None
    for element in root.walk():
        element.values |= {
            key: CURRENT for key in ("fill", "stroke") if element.values.get(key, "none") != "none"
        }
    return Vector(Writer("").inner(root), "", picture.box)


def _paint(element: Element, key: str, default: str) -> str:
    """Give what a shape is painted in: a colour, "none", or a reference."""
    found = said_of(element, key) or default
    return (colour_of(found, CURRENT) or "none") if is_colour(found) else found


def _fills(element: Element, box: Box) -> bool:
    """Tell whether a shape that is not moved fills a box."""
    left, top, width, height = box
    if any("transform" in one.attributes for one in (element, *above(element))):
        return False
    ops = shape_ops(element, *origin(element))
    return bool(ops) and fills((ops,), (left, top, left + width, top + height))


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


def places(count: int) -> list[tuple[float, float]]:
    """Give where the pips of a card stand in a field that is 1 wide and 1 high."""
    if count in COLUMNS:
        sides, middle = COLUMNS[count]
        return [*((side, y) for y in sides for side in (0.0, 1.0)), *((0.5, y) for y in middle)]
    across = math.ceil(math.sqrt(count * 0.6))
    rows = math.ceil(count / across)
    rest = []
    for row, place in (divmod(number, across) for number in range(count)):
        here = min(across, count - row * across)
        rest.append((0.5 + (place - (here - 1) / 2) / (across - 1), row / (rows - 1)))
    return rest
