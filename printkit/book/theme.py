"""The looks of a book: the page, the sizes, the colours. One system; a kit's own colours make it its own."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from printkit.kit.model import Colours
from printkit.pdf.matrix import PT
from printkit.pdf.paper import PAPERS
from printkit.pdf.vision import LUMINANCE, linear, mix, read_hex
from printkit.text.inline import TextStyle
from printkit.text.languages import habits


def pt(points: float) -> float:
    """Points → mm."""
    return points / PT


SMALLEST = pt(6.5)
"""The size below which no letter goes, whatever is made smaller to fit, mm."""


class Theme(Struct, frozen=True):
    """Everything that decides how a document looks. Lengths in mm from the page's top left.

    Text stands at ``x``, ``measure`` wide, between ``top`` and ``foot``, in ``columns`` with ``gap`` between.
    ``below``: white below the title, or what opens the text; ``beside``: how large figures beside text are, 1
    for as usual.
    """

    width: float
    height: float
    x: float
    measure: float
    top: float
    foot: float
    ink: str
    accent: str
    second: str
    tint: str
    hair: str
    body: TextStyle
    pale: str = "#f4f3f1"
    grey: str = "#6b6a70"
    title: float = 3.4
    air: float = 1.0
    columns: int = 1
    gap: float = 7.0
    below: float = 6.0
    beside: float = 1.0

    @property
    def text_height(self) -> float:
        """Height of the text area."""
        return self.foot - self.top

    @property
    def column(self) -> float:
        """Width of a column."""
        return (self.measure - self.gap * (self.columns - 1)) / self.columns

    def style(self, size: float, leading: float, **changes: object) -> TextStyle:
        """Give the body's style at another size and leading (both as parts of the body's)."""
        return replace(self.body, size=self.body.size * size, leading=self.body.leading * leading, **changes)

    @property
    def cell(self) -> TextStyle:
        """A cell of a table."""
        return self.style(0.93, 0.84, align="left", hang=False)

    @property
    def cell_head(self) -> TextStyle:
        """A head cell of a table."""
        return self.style(0.86, 0.84, align="left", bold=True, colour=self.accent, hang=False, phrase=True)

    @property
    def box_title(self) -> TextStyle:
        """The title of a box."""
        return self.style(1.0, 0.95, align="left", bold=True, colour=self.accent, phrase=True)

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
        )


def shades(look: Colours) -> dict[str, Any]:
    """Give the colours that a page has of a kit's own, and mixed of them."""
    mixed = {"tint": mix(look.accent, 0.075), "hair": mix(look.ink, 0.28)}
    return {"ink": look.ink, "accent": look.accent, "second": look.second, **mixed}


def luminance(colour: str) -> float:
    """Give the relative luminance of a colour (WCAG 2.2)."""
    return sum(share * part for share, part in zip(LUMINANCE, linear(read_hex(colour)), strict=True))


def legible(colour: str, ink: str, contrast: float) -> str:
    """Give a colour with as much ink as it needs to stand out from white."""
    for twentieth in range(20, 0, -1):
        mixed = mix(colour, twentieth / 20, ink)
        if 1.05 / (luminance(mixed) + 0.05) >= contrast:
            return mixed
    return ink


TWO_COLUMNS, WIDEST, LOW = 200.0, 138.0, 220.0
"""Paper so wide is wide enough for two columns, a column of Latin letters is no wider, and paper less high has
less white above and below its text, mm."""


def make_theme(look: Colours, lang: str, paper: str, columns: int = 1) -> Theme:
    """Give a book's theme. ``lang``: a language, or a pair such as ``ja+en``: a column each.

    Two columns are one on narrow paper, where a table of tricks would not go into a half.
    """
    width, height, tall = PAPERS[paper].width, PAPERS[paper].height, habits(lang).tall
    below, beside = 6.0, 1.0
    if "+" in lang:  # every text is there twice: as small as leaves a card in a cell 6.5 pt
        letters, columns, measure, white, air, below = (7.9, 11.0), 1, width - 20.0, (15.0, 13.0), 0.3, 2.5
        beside = min(1.0, height / width / 2**0.5)  # a page lower than A4 has less room for figures
    elif columns > 1:
        letters = (9.1, 14.8) if tall else (9.5, 13.0)
        measure, white, air = width - 32.0, (21.0, 19.0), 0.8
        if width < TWO_COLUMNS:
            columns, measure = 1, min(measure, WIDEST)
    else:
        letters = (9.6, 16.6) if tall else (9.9, 14.9)
        measure, white, air = min(42 * pt(9.6) if tall else WIDEST, width - 20.0), (26.0, 24.0), 1.0
    if height < LOW:
        white = white[0] * 0.75, white[1] * 0.75
    more = {"columns": columns, "air": air, "below": below, "beside": beside}
    return _theme(look, lang, paper, letters, measure, white, **more)


def sheet_theme(look: Colours, lang: str, paper: str, points: float) -> Theme:
    """Give the theme of a rule sheet: margins of 10 mm, letters of so many points, two columns if they fit."""
    letters = points, points * (1.5 if habits(lang).tall else 1.24)
    width = PAPERS[paper].width
    more = {"columns": 2 if width >= TWO_COLUMNS else 1, "gap": 6.0, "below": 4.0, "title": 2.3, "air": 0.42}
    return _theme(look, lang, paper, letters, width - 20.0, (10.0, 12.5), **more)


def leaflet_theme(look: Colours, lang: str, paper: str, dense: float) -> Theme:
    """Give the theme of a sheet of instructions. ``dense``: how large its letters are, 1 for as usual.

    One with smaller letters is a page alone, without a head or a number.
    """
    size, leading, measure = (0.92 * 9.6, 16.6, 166.0) if habits(lang).tall else (0.92 * 9.9, 14.9, 166.0)
    if "+" in lang:
        size, leading, measure = 8.8, 14.8, 188.0
    letters = size * dense, leading * (0.785 * dense)
    measure = min(measure, PAPERS[paper].width - 20.0)
    white = (12.0, 10.0) if dense < 1.0 else (18.0, 16.0)
    return _theme(look, lang, paper, letters, measure, white, title=2.4, air=0.5)


def _theme(
    look: Colours,
    lang: str,
    paper: str,
    letters: tuple[float, float],
    measure: float,
    white: tuple[float, float],
    **more: Any,
) -> Theme:
    """Give a theme in which text stands in the middle of the page.

    ``letters``: their size and leading, points; ``white``: above and below the text, mm.
    """
    page, (size, leading) = PAPERS[paper], map(pt, letters)
    return Theme(
        width=page.width,
        height=page.height,
        x=(page.width - measure) / 2,
        measure=measure,
        top=white[0],
        foot=page.height - white[1],
        body=TextStyle(size=size, leading=leading, lang=lang.split("+")[0], colour=look.ink),
        **shades(look),
        **more,
    )
