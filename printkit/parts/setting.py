"""Text on cards: lines set by :mod:`printkit.text`, written as SVG text with a place for every character.

CairoSVG neither kerns nor looks for another font when one lacks a character; so each run names its face, and
its ``x`` lists where each character goes. What lies behind letters, an outline or a shadow, are shapes of
their glyphs, which are not text once more.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any, Literal, NamedTuple

from markupsafe import Markup
from msgspec.structs import replace

from printkit.errors import FitError
from printkit.parts.inlines import Paragraph, Sizes, inlines, no_marks, paragraphs
from printkit.pdf.matrix import num
from printkit.text import faces
from printkit.text.faces import Glyphs
from printkit.text.inline import RUBY_RISE, RUBY_SIZE, Inline, Line, Mark, MarkPiece, Piece, TextStyle
from printkit.text.languages import habits, is_tall

Align = Literal["justify", "left", "center", "right"]

NO_LIMIT = 10_000.0
SHRINK = 0.97
"""A text that is too large is set again this much smaller, down to the least size allowed."""

INDENT = 0.85
"""Of a list's items, em."""

TALL_LEADING, LEADING = 1.5, 1.25


class Behind(NamedTuple):
    """``outline``: how far it reaches beyond the letters, mm; ``shadow``: how far it lies right and down."""

    outline: float = 0.0
    outline_colour: str = "#ffffff"
    shadow: float = 0.0
    shadow_colour: str = "#888888"


class Icons(NamedTuple):
    """How icons are drawn: ``size`` gives one's mark; ``draw`` takes mark, middle and the text's size, mm."""

    size: Sizes
    draw: Callable[[Mark, float, float, float], str]


NO_ICONS = Icons(no_marks, lambda mark, x, y, size: "")


def line(
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    lang: str,
    colour: str,
    family: str = "text",
    bold: bool = False,
    anchor: Literal["start", "middle", "end"] = "middle",
    width: float | None = None,
    least: float | None = None,
    track: float = 0.0,
    turn: float = 0.0,
    icons: Icons = NO_ICONS,
    behind: Behind | None = None,
) -> Markup:
    """Set one line with its baseline at ``y``, mm.

    ``x`` is where the ``anchor`` stands, an end of the line or its middle; ``turn`` is in degrees clockwise
    about it. ``text`` may hold the markup of :mod:`printkit.parts.inlines`; ``size`` is the em, ``family``
    ``text`` or ``head``, ``track`` extra space between characters in em, ``behind`` what lies behind the
    letters. Raises FitError for a line longer than ``width``, unless it keeps to it at a
    smaller size of at least ``least``.
    """
    style = _style(size, lang, colour, family, bold)
    run, natural = _natural(text, style, track, icons)
    if width is not None and natural > width + 1e-6:
        fitting = size * width / natural
        if least is None or fitting < least:
            over = natural - width if least is None else natural * least / size - width
            raise _over(text, over, "wide", width)
        style = replace(style, size=fitting)
        natural = width
    left = {"start": 0.0, "middle": -natural / 2, "end": -natural}[anchor]
    pieces = _pieces(_set(run, style, NO_LIMIT)[0], left, 0.0, track * style.size, icons, behind)
    place = f"translate({num(x)} {num(y)})" + (f" rotate({num(turn)})" if turn else "")
    return Markup(f'<g transform="{place}">{pieces}</g>')


def block(
    x: float,
    y: float,
    width: float,
    height: float,
    text: str,
    size: float,
    *,
    lang: str,
    colour: str,
    family: str = "text",
    bold: bool = False,
    align: Align = "left",
    valign: Literal["top", "middle", "bottom"] = "top",
    least: float | None = None,
    leading: float | None = None,
    icons: Icons = NO_ICONS,
    behind: Behind | None = None,
    parted: dict[str, None] | None = None,
) -> Markup:
    """Set text in a box whose top left is x, y, mm; Japanese breaks between phrases.

    ``text`` may also hold line ends, and lines that begin with ``- `` for a list; ``leading`` is from baseline
    to baseline, in em; the rest is as in :func:`line`. Raises FitError for text that does not fit at ``size``,
    nor at ``least`` where that is given. Text that has a word parted without a hyphen even so is put
    into ``parted``.
    """
    style = _style(size, lang, colour, family, bold, align, leading)
    read = paragraphs(text, icons.size, not habits(lang).bold)
    while True:
        rows = _rows(read, style, width)
        top, tall = _tall(rows, style)
        wide = max(row.line.over for row in rows)
        within, smallest = any(row.within for row in rows), least is None or style.size <= least
        if tall <= height + 1e-6 and wide <= 1e-6 and (smallest or not within):
            break
        if least is None or smallest:
            if wide > 1e-6:
                raise _over(text, wide, "wide", width, height)
            raise _over(text, tall - height, "high", width, height)
        smaller = max(style.size * SHRINK, least)
        style = _style(smaller, lang, colour, family, bold, align, leading)
    if within and parted is not None:
        parted[text] = None
    free = height - tall
    start = y + top + {"top": 0.0, "middle": free / 2, "bottom": free}[valign]
    drawn = []
    for number, row in enumerate(rows):
        at = start + number * style.leading
        if row.bullet:
            drawn.append(_dot(x + row.indent - INDENT * style.size, at, style))
        drawn.append(_pieces(row.line, x + row.indent, at, 0.0, icons, behind))
    return Markup("<g>" + "".join(drawn) + "</g>")


def text_height(width: float, text: str, size: float, *, icons: Icons = NO_ICONS, **look: Any) -> float:
    """Measure text set in a box of this width, mm, as :func:`block` sets it."""
    style = _style(size, **look)
    rows = _rows(paragraphs(text, icons.size, not habits(style.lang).bold), style, width)
    return _tall(rows, style)[1]


class Row(NamedTuple):
    """A line of a box, ``indent`` mm from its left; ``bullet``: the first of an item.

    ``within``: it begins within a word that was parted without a hyphen.
    """

    line: Line
    indent: float
    bullet: bool
    within: bool


def _rows(read: Iterable[Paragraph], style: TextStyle, width: float) -> list[Row]:
    """Set paragraphs. Where text is centred or on the right, a list is moved there as a whole."""
    indent = INDENT * style.size
    share = {"right": 1.0, "center": 0.5}.get(style.align, 0.0)
    listed = replace(style, align="left") if share else style
    found = [
        (one.item, _set(one.inlines, listed if one.item else style, max(width - indent * one.item, 0.1)))
        for one in read
    ]
    widest = max((line.width for item, lines in found if item for line in lines), default=0.0)
    indent += share * max(width - indent - widest, 0.0)
    return [
        Row(line, indent * item, item and number == 0, number > 0 and _within(lines[number - 1], line))
        for item, lines in found
        for number, line in enumerate(lines)
    ]


def _within(above: Line, line: Line) -> bool:
    """Tell whether a word of letters with capitals, which others are parted without, goes on in a line."""
    ends = [
        one for one in (*above.pieces[-1:], *line.pieces[:1]) if isinstance(one, Piece) and one.role == "text"
    ]
    if len(ends) < 2 or ends[0].source != ends[1].source:
        return False
    letters = ends[0].glyphs.text[-1][-1:], ends[1].glyphs.text[0][:1]
    return all(letter.lower() != letter.upper() for letter in letters)


def _dot(x: float, y: float, style: TextStyle) -> str:
    """Draw the bullet of a list's item, in the middle of a small letter's height."""
    up = 0.38 if is_tall(style.lang) else 0.24
    place = f'cx="{num(x + 0.35 * style.size)}" cy="{num(y - up * style.size)}"'
    return f'<circle {place} r="{num(0.13 * style.size)}" fill="{style.colour}"/>'


def text_width(text: str, size: float, *, track: float = 0.0, icons: Icons = NO_ICONS, **look: Any) -> float:
    """Measure a line, mm, as :func:`line` sets it."""
    return _natural(text, _style(size, **look), track, icons)[1]


def _style(
    size: float,
    lang: str,
    colour: str = "#000000",
    family: str = "text",
    bold: bool = False,
    align: Align = "left",
    leading: float | None = None,
    **_: object,
) -> TextStyle:
    """Give the style of a text. ``leading``: in em, None: what the language takes; the rest is not its own."""
    leading = leading or (TALL_LEADING if is_tall(lang) else LEADING)
    look = {"phrase": True, "hang": False}
    return TextStyle(size, size * leading, family, lang, bold, colour=colour, align=align, **look)


@faces.kept(4096)
def _set(run: tuple[Inline, ...], style: TextStyle, measure: float) -> tuple[Line, ...]:
    from printkit.text.lines import set_lines

    return tuple(set_lines(run, style, measure)) or (Line((), 0.0),)


def _natural(text: str, style: TextStyle, track: float, icons: Icons) -> tuple[tuple[Inline, ...], float]:
    """Read a line; give it and how long it is, mm."""
    run = inlines(text, icons.size, not habits(style.lang).bold)
    lines = _set(run, style, NO_LIMIT)
    if len(lines) > 1:
        raise FitError(
            f"a line break in a single line of text: {text[:30]!r}", hint="use block(…) for several lines"
        )
    letters = sum(len(p.glyphs.ids) for p in lines[0].pieces if isinstance(p, Piece) and p.role == "text")
    return run, lines[0].width + max(letters - 1, 0) * track * style.size


def _tall(rows: Sequence[Row], style: TextStyle) -> tuple[float, float]:
    """Give how far down the first row's baseline lies, and how high the rows are together, mm."""
    first, last = rows[0].line.pieces, rows[-1].line.pieces
    ruby = any(isinstance(p, Piece) and p.role == "ruby" for p in first)
    top, foot = (0.86, 0.12) if is_tall(style.lang) else (0.76, 0.2)
    above = [(p.mark.height - p.mark.depth) * p.size for p in first if isinstance(p, MarkPiece)]
    below = [p.mark.depth * p.size for p in last if isinstance(p, MarkPiece)]
    top = max(style.size * (RUBY_RISE + top * RUBY_SIZE if ruby else top), *above, 0.0)
    return top, top + (len(rows) - 1) * style.leading + max(style.size * foot, *below, 0.0)


def _pieces(line: Line, x: float, y: float, track: float, icons: Icons, look: Behind | None) -> str:
    drawn, under = list[str](), list[str]()
    letters = 0
    for piece in line.pieces:
        if isinstance(piece, MarkPiece):
            mark, size = piece.mark, piece.size
            middle = x + piece.x + track * letters + mark.width * size / 2
            drawn.append(icons.draw(mark, middle, y + (mark.depth - mark.height / 2) * size, size))
            continue
        shift = track * letters if piece.role == "text" else track * max(letters - 1, 0) / 2
        between = track if piece.role == "text" else 0.0
        drawn.append(_glyphs(piece.glyphs, x + shift, y, between))
        if look is not None:
            under.append(_behind(piece.glyphs, x + shift, y, between, look))
        letters += len(piece.glyphs.ids) if piece.role == "text" else 0
    return "".join([*under, *drawn])


def _glyphs(glyphs: Glyphs, x: float, y: float, track: float) -> str:
    """Write one run as a text element with the place of every character."""
    face = faces.faces()[glyphs.face]
    places, text = list[float](), ""
    for number, (at, chars) in enumerate(zip(glyphs.at, glyphs.text, strict=True)):
        if chars:
            places.append(x + glyphs.x + at + number * track)
            text += faces.DRAWN_AS.get(chars[0], chars[0])
    if not text.strip():
        return ""
    across = " ".join(map(num, places))
    style = ' font-style="italic"' if face.style == "italic" else ""
    return (
        f'<text xml:space="preserve" font-family="{face.css_family}" font-weight="{face.css_weight}"{style}'
        f' font-size="{num(glyphs.size)}" fill="{glyphs.colour}"'
        f' x="{across}" y="{num(y + glyphs.y)}">{escape(text)}</text>'
    )


def quoted(text: str) -> str:
    """Give a text as messages quote it: without readings and marks, and of a long one the beginning."""
    plain = re.sub(r"\{([^{}|]+)\|[^{}|]+\}", r"\1", text.replace("**", ""))
    return plain if len(plain) <= 40 else plain[:39] + "…"


def _over(text: str, by: float, way: str, *sides: float) -> FitError:
    box = " × ".join(f"{side:g}" for side in sides)
    hint = "shorten it, make the box larger, or allow a smaller size with least=…"
    if min(sides) <= 0:
        hint = "nothing is left for the box: is the part's size what you mean? It is in mm"
    error = FitError(f"{quoted(text)!r} is {max(by, 0.1):.1f} mm too {way} for its box of {box} mm", hint=hint)
    error.whole = text
    return error


@functools.lru_cache(maxsize=2000)
def _outline(face: str, glyph: int) -> str:
    from fontTools.pens.svgPathPen import SVGPathPen

    pen = SVGPathPen(None, ntos="{:g}".format)
    faces.font_of(face).draw_glyph_with_pen(glyph, pen)
    return str(pen.getCommands())


def _behind(glyphs: Glyphs, x: float, y: float, track: float, look: Behind) -> str:
    """Draw what lies behind a run of glyphs that is set at x, y, ``track`` mm between its letters."""
    unit = glyphs.size / float(faces.font_of(glyphs.face).face.upem)
    drawn = []
    for number, (glyph, at) in enumerate(zip(glyphs.ids, glyphs.at, strict=True)):
        if data := _outline(glyphs.face, glyph):
            place = f"translate({num(x + glyphs.x + at + number * track)} {num(y + glyphs.y)})"
            drawn.append(f'<path transform="{place} scale({unit:.7f} {-unit:.7f})" d="{data}"/>')
    line = f'stroke-width="{2 * look.outline / unit:.4f}" stroke-linejoin="round"'
    return _layers("".join(drawn), line, look)


def box_behind(look: Behind, box: str) -> str:
    """Draw what lies behind a picture's box."""
    return _layers(f"<rect {box}/>", f'stroke-width="{num(2 * look.outline)}"', look)


def _layers(shapes: str, line: str, look: Behind) -> str:
    """Draw shapes as a shadow, and then with an outline; ``line``: how that is stroked."""
    made = ""
    if look.shadow:
        place, colour = f"translate({num(look.shadow)} {num(look.shadow)})", look.shadow_colour
        stroke = f'stroke="{colour}" {line}' if look.outline else ""
        made += f'<g transform="{place}" fill="{colour}" {stroke}>{shapes}</g>'
    if look.outline:
        made += f'<g fill="{look.outline_colour}" stroke="{look.outline_colour}" {line}>{shapes}</g>'
    return made
