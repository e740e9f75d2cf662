"""The looks of a book: the page, the sizes, the colours. One system; a kit's own colours make it its own."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from printkit.errors import UsageError
from printkit.kit.model import Colours
from printkit.pdf.paper import PAPERS
from printkit.pdf.units import PT
from printkit.text.inline import TextStyle


def pt(points: float) -> float:
    """Points → mm."""
    return points / PT


class Theme(Struct, frozen=True):
    """Everything that decides how a document looks. Lengths in mm from the page's top left.

    The text column stands at ``x``, ``measure`` wide, between ``top`` and ``foot``; the margin column, where
    clause ids and section numbers stand, begins at ``margin`` and ends ``gutter`` before the text.
    """

    width: float
    height: float
    margin: float
    gutter: float
    x: float
    measure: float
    top: float
    foot: float
    ink: str
    accent: str
    second: str
    tint: str
    pale: str
    grey: str
    hair: str
    body: TextStyle
    title: float = 3.4
    air: float = 1.0

    @property
    def text_height(self) -> float:
        """Height of the text area."""
        return self.foot - self.top

    @property
    def em(self) -> float:
        """The body's size."""
        return self.body.size

    def style(self, size: float, leading: float, **changes: object) -> TextStyle:
        """Give the body's style at another size and leading (both as parts of the body's)."""
        return replace(self.body, size=self.body.size * size, leading=self.body.leading * leading, **changes)

    @property
    def second_text(self) -> str:
        """The second colour, darker if need be: for words (contrast 4.5 on white: WCAG 2.2, 1.4.3)."""
        return legible(self.second, self.ink, 4.5)

    @property
    def second_large(self) -> str:
        """The same for large figures (contrast 3)."""
        return legible(self.second, self.ink, 3.0)

    @property
    def small(self) -> TextStyle:
        """Captions."""
        return self.style(0.86, 0.82, align="left", colour=self.ink)

    @property
    def lead(self) -> TextStyle:
        """The opening's text."""
        return self.style(1.12, 1.1)

    @property
    def cell(self) -> TextStyle:
        """A cell of a table."""
        return self.style(0.93, 0.84, align="left", hang=False)

    @property
    def cell_head(self) -> TextStyle:
        """A head cell of a table."""
        return self.style(
            0.86, 0.84, align="left", bold=True, colour=self.accent, hang=False, hyphenate=False, phrase=True
        )

    @property
    def box_title(self) -> TextStyle:
        """The title of a box."""
        return self.style(1.0, 0.95, align="left", bold=True, colour=self.accent, phrase=True, hyphenate=False)

    def heading(self, level: Literal[1, 2, 3]) -> TextStyle:
        """The title and the headings."""
        size, colour = {1: (self.title, self.ink), 2: (1.62, self.accent), 3: (1.17, self.ink)}[level]
        return replace(
            self.body,
            size=self.body.size * size,
            leading=self.body.size * size * (1.25 if level == 1 else 1.35),
            family="head",
            bold=True,
            colour=colour,
            align="left",
            phrase=True,
            hyphenate=False,
        )


def mix(colour: str, share: float, with_: str = "#ffffff") -> str:
    """Give ``share`` of a colour on another, as ``#rrggbb``."""
    pairs = [(int(colour[i : i + 2], 16), int(with_[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def luminance(colour: str) -> float:
    """Give the relative luminance of a colour (WCAG 2.2)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def legible(colour: str, ink: str, contrast: float) -> str:
    """Give a colour with as much ink as it needs to stand out from white."""
    for twentieth in range(20, 0, -1):
        mixed = mix(colour, twentieth / 20, ink)
        if 1.05 / (luminance(mixed) + 0.05) >= contrast:
            return mixed
    return ink


def make_theme(look: Colours, lang: str, paper: str, leaflet: bool = False, dense: float = 1.0) -> Theme:
    """Give a book's theme. ``lang``: ``ja``, ``en``, or a pair such as ``ja+en``.

    ``leaflet``: a sheet of instructions, which has no clauses in its margin and should stay on one page;
    ``dense``: how large its letters are, 1 for as usual; less, in one language: a page alone, without a head or
    a number.
    """
    if paper not in PAPERS:
        raise UsageError(f"no paper {paper!r}", hint=f"there are {', '.join(PAPERS)}")
    width, height = PAPERS[paper].width, PAPERS[paper].height
    pair = "+" in lang
    if pair:
        size, leading, measure = pt(8.7), pt(14.6), 172.0
    elif lang == "ja":
        size, leading, measure = pt(9.6), pt(16.6), 40 * pt(9.6)
    else:
        size, leading, measure = pt(9.9), pt(14.9), 123.0
    if leaflet and not pair:
        size, leading, measure = 0.92 * size, 0.785 * leading, 166.0
    elif leaflet:
        leading = 0.88 * leading
    size, leading = size * dense, leading * dense
    alone = leaflet and not pair and dense < 1.0
    gutter = 4.0 if pair else 6.0
    column = 9.0 if leaflet and not pair else 13.0 if pair else 24.0 if lang == "ja" else 32.0
    margin = (width - column - gutter - measure) * (0.42 if pair else 0.44)
    return Theme(
        width=width,
        height=height,
        margin=margin,
        gutter=gutter,
        x=margin + column + gutter,
        measure=measure,
        top=26.0 if not leaflet else 12.0 if alone else 18.0,
        foot=height - (24.0 if not leaflet else 10.0 if alone else 16.0),
        ink=look.ink,
        accent=look.accent,
        second=look.second,
        tint=mix(look.accent, 0.075),
        pale="#f4f3f1",
        grey="#6b6a70",
        hair=mix(look.ink, 0.28),
        body=TextStyle(size=size, leading=leading, lang=lang.split("+")[0], colour=look.ink),
        title=2.4 if leaflet else 3.4,
        air=0.5 if leaflet else 1.0,
    )
