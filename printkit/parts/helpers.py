"""What a card's template can call: text set in a box, pips and icons, words in the card's languages."""

from __future__ import annotations

import hashlib
import math
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from html import escape

from markupsafe import Markup
from msgspec import Struct, field

from printkit.draw.icons import Icons, numbers, places
from printkit.draw.marks import AIR, icon_mark, pip_mark, suit_among
from printkit.draw.write import Vector
from printkit.errors import ArtError, FitError, GlyphError, PrintkitError, TemplateError, check_known
from printkit.kit.data import word
from printkit.kit.model import Kit, Part
from printkit.kit.resources import SHARED, forward, inside, own_file
from printkit.kit.said import said, said_in
from printkit.kit.schema import NO_WORDS
from printkit.kit.suits import suits_of
from printkit.parts import setting
from printkit.parts.pictures import placeholder
from printkit.pdf.matrix import num
from printkit.text.faces import families
from printkit.text.inline import Mark
from printkit.text.languages import is_tall

CHOICES = {
    "anchor": ("start", "middle", "end"),
    "align": ("left", "center", "right", "justify"),
    "valign": ("top", "middle", "bottom"),
}
NUMBERS = ("width", "least", "track", "turn", "leading")
FITS = {"contain": "xMidYMid meet", "cover": "xMidYMid slice", "stretch": "none"}
MAX_ICONS = 200
MOST_NOTED = 5
MOST_BEHIND = 20.0
LEAST = 1.766
"""Text that was larger is no smaller than this, 5 pt, on a card printed smaller than it was drawn, mm."""


class Helpers(Struct, frozen=True):
    """The functions for one part in its languages.

    ``asked``: the pictures that were asked for, each with the template's line that did so first; ``lacking``:
    the icons for which placeholders stand; ``replaced``: why pictures are not there for which others are shown;
    ``icons_read``: those that were read; ``faulty``: what is wrong with the card under way; ``parted``: its
    texts with a word parted without a hyphen.
    """

    kit: Kit
    part: Part
    langs: tuple[str, ...]
    words: Mapping[str, Mapping[str, str]]
    draft: bool = False
    asked: dict[str, str] = field(default_factory=dict)
    lacking: dict[str, None] = field(default_factory=dict)
    replaced: dict[str, ArtError] = field(default_factory=dict)
    faulty: list[PrintkitError] = field(default_factory=list)
    parted: dict[str, None] = field(default_factory=dict)
    icons_read: dict[str, Vector] = field(default_factory=dict)

    def functions(
        self, left: float, top: float, width: float, height: float
    ) -> dict[str, Callable[..., object] | object]:
        """Give them by the names that templates use; left … height: the canvas, mm of the templates."""
        drawing = self.drawer.pip, self.drawer.icon, self.icons, self.pips, self.picture, self.line, self.block
        across, down = width * self.part.scale, height * self.part.scale
        canvas = (
            f'xmlns="http://www.w3.org/2000/svg" viewBox="{num(left)} {num(top)} {num(width)} {num(height)}"'
            f' width="{num(across)}mm" height="{num(down)}mm"'
        )
        return {
            "canvas": Markup(canvas),
            "t": partial(word, self.kit, self.words, self.langs[0]),
            **self.drawer.functions(),
            **{one.__name__: self._kept(one) for one in drawing},
            "text_width": self.text_width,
            "text_height": self.text_height,
            "around": around,
            "is_tall": is_tall,
            "languages": self.kit.languages,
            "says": self.says,
        }

    def _kept(self, draw: Callable[..., Markup]) -> Callable[..., Markup]:
        """Draw nothing where an icon or a text is wrong, and keep what is wrong, so that all is told."""

        def kept(*args: object, **more: object) -> Markup:
            try:
                return draw(*args, **more)
            except (ArtError, FitError, GlyphError) as error:
                error.where = error.where or _calling_line()
                self.faulty.append(error)
                return Markup("")

        return kept

    def says(self, lang: str) -> Mapping[str, object]:
        """Give what printkit says on boxes to readers of a language, and which language that is in."""
        return {"lang": said_in(lang, self.kit), **said("box", lang, self.kit)}

    @property
    def drawer(self) -> Icons:
        """What draws icons and pips."""
        missing = self._placeholder if self.draft else None
        return Icons(self.kit, missing=missing, known=self.icons_read, scale=self.part.scale)

    def _placeholder(self, name: str, left: float, top: float, size: float) -> Markup:
        self.lacking[f"icons/{name}.svg"] = None
        return Markup(placeholder(left, top, size, size, name))

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
        otherwise: str = "",
        **look: object,
    ) -> Markup:
        """Show a picture of the kit in a box: an SVG, PNG, JPEG, WebP, TIFF or GIF by its path.

        ``fit``: ``contain`` (whole, with space left), ``cover`` (the box filled, edges cut), ``stretch``;
        ``radius``: of the box's corners, mm; ``otherwise``: what is shown where there is no such file.
        ``look``: an outline and a shadow of the box, as :class:`Behind` has them.
        """
        x, y, width, height, radius = numbers(x=x, y=y, width=width, height=height, radius=radius)
        check_known([str(fit)], FITS, "no fit", kind=TemplateError, listed="one of")
        file = forward(self.kit.folder, str(file).strip(), ArtError)
        if otherwise and (not file or own_file(self.kit.folder, file, ArtError) is None):
            if file:
                self._note(file)
            file = str(otherwise)
        if not file:
            raise ArtError(f"no file {file!r}", hint="{% if … %} leaves it out where there is none")
        if file not in self.asked:
            self.asked[file] = _calling_line()
        box = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
        image = f'<image href="{escape(file)}" {box} preserveAspectRatio="{FITS[fit]}"/>'
        under = setting.box_behind(self._behind(look), f'{box} rx="{num(radius)}" ry="{num(radius)}"')
        if not radius:
            return Markup(under + image)
        name = f"r{hashlib.sha256(f'{box}{radius}'.encode()).hexdigest()[:10]}"
        clip = f'<clipPath id="{name}"><rect {box} rx="{num(radius)}" ry="{num(radius)}"/></clipPath>'
        return Markup(f'{under}{clip}<g clip-path="url(#{name})">{image}</g>')

    def _note(self, file: str) -> None:
        """Keep why a picture is not there for which another is shown."""
        try:
            inside(self.kit.folder, file, _calling_line(), ArtError)
        except ArtError as error:
            self.replaced.setdefault(file, error)

    def notes(self) -> Iterator[str]:
        """Give what to note of pictures that are not there and for which others are shown."""
        for one in [*self.replaced.values()][:MOST_NOTED]:
            hint = f"; {one.hint}" if one.hint else ""
            yield f"{one.where}: {one.what} ({one.card}), so otherwise= is shown{hint}"
        if (many := len(self.replaced) - MOST_NOTED) > 0:
            yield f"{self.part.id}: {many} more pictures are not there, so otherwise= is shown"

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
            em *= max(mark.width - AIR, mark.height)
            return str(self.drawer.icon(mark.arg, x, y, em, colour, own=True))

        return setting.Icons(size, draw)

    def line(self, x: float, y: float, text: object, size: float = 4.0, **look: object) -> Markup:
        """Set one line of text, its baseline at y. See :func:`printkit.parts.setting.line`."""
        x, y, size = numbers(x=x, y=y, size=size)
        return setting.line(x, y, _words(text), self._read(size), **self._look(look))  # type: ignore[arg-type]  # see _look

    def block(
        self, x: float, y: float, width: float, height: float, text: object, size: float = 3.2, **look: object
    ) -> Markup:
        """Set text in a box. See :func:`printkit.parts.setting.block`."""
        x, y, width, height, size = numbers(x=x, y=y, width=width, height=height, size=size)
        look = {**self._look(look), "parted": self.parted}
        return setting.block(x, y, width, height, _words(text), self._read(size), **look)  # type: ignore[arg-type]

    def text_width(self, text: object, size: float = 4.0, **look: object) -> float:
        """Measure a line, mm."""
        (size,) = numbers(size=size)
        return setting.text_width(_words(text), self._read(size), **self._look(look))  # type: ignore[arg-type]

    def text_height(self, width: float, text: object, size: float = 3.2, **look: object) -> float:
        """Measure text set in a box of this width, mm."""
        width, size = numbers(width=width, size=size)
        return setting.text_height(width, _words(text), self._read(size), **self._look(look))  # type: ignore[arg-type]

    def _read(self, size: float) -> float:
        """Give the size at which text is set: one that the print would make too small to read is larger."""
        return max(size, min(size, LEAST) / self.part.scale)

    def _behind(self, look: Mapping[str, object]) -> setting.Behind:
        """Read an outline and a shadow. TemplateError."""
        check_known(look, setting.Behind._fields, "nothing is called", kind=TemplateError, listed="there are:")
        sizes = numbers(outline=look.get("outline", 0), shadow=look.get("shadow", 0))
        if min(sizes) < 0 or max(sizes) > MOST_BEHIND:
            raise TemplateError(f"outline and shadow should be 0 to {MOST_BEHIND:g} mm")
        colours = {key: escape(str(look[key])) for key in ("outline_colour", "shadow_colour") if key in look}
        return setting.Behind(sizes[0], shadow=sizes[1])._replace(**colours)  # type: ignore[arg-type]  # of _fields

    def _look(self, look: dict[str, object]) -> dict[str, object]:
        """Check the look that a template asks for, and fill in the card's language and the kit's ink."""
        behind = {key: look.pop(key) for key in setting.Behind._fields if key in look}
        for name, value in look.items():
            if name in CHOICES:
                check_known([str(value)], CHOICES[name], f"no {name}", kind=TemplateError, listed="one of")
            if name == "family":
                more = "put its font into the kit's fonts/, or use one of"
                check_known([str(value)], families(), "no family", kind=TemplateError, listed=more)
            if name in NUMBERS and value is not None:
                (look[name],) = numbers(**{name: value})
        if look.get("least") is not None:
            look["least"] = self._read(look["least"])  # type: ignore[arg-type]  # a number, as was just seen
        if behind:
            look["behind"] = self._behind(behind)
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


def _words(text: object) -> str:
    """Give text to set as it is read: what a template's macro gives is escaped already."""
    return str(text.unescape() if isinstance(text, Markup) else text)


def _calling_line() -> str:
    """Give the template's line that has called, as Jinja finds it for tracebacks; "" for none.

    Of a template of printkit's own, the line of the kit's that imports it, where there is one.
    """
    frame, found = sys._getframe(1), ""
    while frame.f_back is not None:
        frame = frame.f_back
        if (template := frame.f_globals.get("__jinja_template__")) is not None:
            line = f"{template.name}:{template.get_corresponding_lineno(frame.f_lineno)}"
            if not template.name.startswith(f"{SHARED}/"):
                return line
            found = found or line
    return found


def _count(count: object) -> int:
    """Give how many icons are asked for: a number, or a cell of a table, which is text; an empty one is 0."""
    text = str(count).strip() or "0"
    if isinstance(count, bool) or not re.fullmatch(r"\d{1,4}(\.0)?", text) or int(float(text)) > MAX_ICONS:
        raise TemplateError(f"the count should be a whole number up to {MAX_ICONS}, not {text[:40]!r}")
    return int(float(text))
