"""Text on cards: lines set by :mod:`printkit.text`, written as SVG text with a place for every character.

CairoSVG neither kerns nor looks for another font when one lacks a character; so each run names its face, and
its ``x`` lists where each character goes.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from dataclasses import replace
from html import escape
from typing import TYPE_CHECKING, Literal

from printkit.errors import FitError
from printkit.pdf.page import Glyphs
from printkit.text import faces
from printkit.text.inline import Break, Inline, Line, Piece, Ruby, Span, TextStyle

if TYPE_CHECKING:
    from markupsafe import Markup

Anchor = Literal["start", "middle", "end"]
Align = Literal["justify", "left", "center", "right"]
Valign = Literal["top", "middle", "bottom"]

MARKUP = re.compile(r"\*\*(?P<bold>.+?)\*\*|\{(?P<base>[^{}|]+)\|(?P<reading>[^{}|]+)\}|(?P<end>\n)")
NO_LIMIT = 10_000.0
SHRINK = 0.97
"""A text that is too large is set again this much smaller, down to the least size allowed."""

LEADING = {"ja": 1.5, "zh": 1.5, "ko": 1.5}
LATIN_LEADING = 1.25


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
    anchor: Anchor = "middle",
    width: float | None = None,
    least: float | None = None,
    track: float = 0.0,
    turn: float = 0.0,
) -> Markup:
    """Set one line with its baseline at ``y``, mm.

    ``x`` is where the ``anchor`` stands, an end of the line or its middle; ``turn`` is in degrees clockwise
    about it. ``text`` may hold ``**bold**`` and ``{漢字|かんじ}``; ``size`` is the em, ``family`` ``text`` or
    ``head``, ``track`` extra space between characters in em. Raises FitError for a line longer than ``width``,
    unless it keeps to it at a smaller size of at least ``least``.
    """
    from markupsafe import Markup

    style = _style(size, lang, colour, family, bold, "left", 1.0)
    natural = _natural(text, style, track)
    if width is not None and natural > width + 1e-6:
        fitting = size * width / natural
        if least is None or fitting < least:
            raise _over(
                text, natural - width if least is None else natural * least / size - width, "wide", width
            )
        style = replace(style, size=fitting)
        natural = width
    left = {"start": 0.0, "middle": -natural / 2, "end": -natural}[anchor]
    pieces = _pieces(_set(text, style, NO_LIMIT)[0], left, 0.0, track * style.size)
    place = f"translate({_num(x)} {_num(y)})" + (f" rotate({_num(turn)})" if turn else "")
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
    valign: Valign = "top",
    least: float | None = None,
    leading: float | None = None,
) -> Markup:
    """Set text in a box whose top left is x, y, mm; Japanese breaks between phrases.

    ``text`` may also hold line ends; ``leading`` is from baseline to baseline, in em; the rest is as in
    :func:`line`. Raises FitError for text that does not fit at ``size``, nor at ``least`` where that is given.
    """
    from markupsafe import Markup

    leading = leading or LEADING.get(lang[:2], LATIN_LEADING)
    style = _style(size, lang, colour, family, bold, align, leading)
    while True:
        lines = _set(text, style, width)
        top, foot = _reach(lines, style)
        tall = top + (len(lines) - 1) * style.leading + foot
        wide = max(line.over for line in lines)
        if tall <= height + 1e-6 and wide <= 1e-6:
            break
        if least is None or style.size <= least:
            if wide > 1e-6:
                raise _over(text, wide, "wide", width)
            raise _over(text, tall - height, "high", height)
        smaller = max(style.size * SHRINK, least)
        style = replace(style, size=smaller, leading=smaller * leading)
    free = height - tall
    start = y + top + {"top": 0.0, "middle": free / 2, "bottom": free}[valign]
    drawn = []
    for number, one in enumerate(lines):
        drawn.append(_pieces(one, x, start + number * style.leading, 0.0))
    return Markup("<g>" + "".join(drawn) + "</g>")


def text_width(text: str, size: float, *, lang: str, colour: str = "#000000", **look: object) -> float:
    """Measure a line, mm. ``look``: family, bold and track, as in :func:`line`."""
    track = float(look.pop("track", 0.0))  # type: ignore[arg-type]  # a template's number
    family, bold = str(look.pop("family", "text")), bool(look.pop("bold", False))
    return _natural(text, _style(size, lang, colour, family, bold, "left", 1.0), track)


def _style(
    size: float, lang: str, colour: str, family: str, bold: bool, align: Align, leading: float
) -> TextStyle:
    return TextStyle(
        size=float(size),
        leading=float(size) * leading,
        family=family,
        lang=lang,
        bold=bold,
        colour=colour,
        align=align,
        phrase=True,
        hyphenate=False,
        hang=False,
    )


@functools.lru_cache(maxsize=2048)
def inlines(text: str) -> tuple[Inline, ...]:
    """Read ``**bold**``, ``{base|reading}`` and line ends."""
    found: list[Inline] = []
    done = 0
    for match in MARKUP.finditer(text):
        if match.start() > done:
            found.append(Span(text[done : match.start()]))
        done = match.end()
        if match["end"]:
            found.append(Break())
        elif match["base"]:
            found.append(Ruby(match["base"], match["reading"]))
        else:
            for part in inlines(match["bold"]):
                found.append(replace(part, bold=True) if isinstance(part, (Span, Ruby)) else part)
    if done < len(text):
        found.append(Span(text[done:]))
    return tuple(found)


@functools.lru_cache(maxsize=4096)
def _set(text: str, style: TextStyle, measure: float) -> tuple[Line, ...]:
    from printkit.text.lines import set_lines

    return tuple(set_lines(inlines(text), style, measure)) or (Line((), 0.0),)


def _natural(text: str, style: TextStyle, track: float) -> float:
    lines = _set(text, style, NO_LIMIT)
    if len(lines) > 1:
        raise FitError(f"a line end inside a line: {text[:30]!r}", hint="use block")
    letters = sum(len(p.glyphs.ids) for p in lines[0].pieces if isinstance(p, Piece) and p.role == "text")
    return lines[0].width + max(letters - 1, 0) * track * style.size


def _reach(lines: Iterable[Line], style: TextStyle) -> tuple[float, float]:
    """Give what the first line needs above its baseline and the last below, mm."""
    first = next(iter(lines))
    ruby = any(isinstance(p, Piece) and p.role == "ruby" for p in first.pieces)
    if style.lang[:2] in LEADING:
        return style.size * (1.35 if ruby else 0.86), style.size * 0.12
    return style.size * (1.35 if ruby else 0.76), style.size * 0.2


def _pieces(line: Line, x: float, y: float, track: float) -> str:
    drawn = []
    letters = 0
    for piece in line.pieces:
        if not isinstance(piece, Piece):
            continue  # a card's text makes no marks
        shift = track * letters if piece.role == "text" else track * max(letters - 1, 0) / 2
        drawn.append(_glyphs(piece.glyphs, x + shift, y, track if piece.role == "text" else 0.0))
        letters += len(piece.glyphs.ids) if piece.role == "text" else 0
    return "".join(drawn)


def _glyphs(glyphs: Glyphs, x: float, y: float, track: float) -> str:
    """Write one run as a text element with the place of every character."""
    face = faces.faces()[glyphs.face]
    places, text = [], []
    for number, (at, chars) in enumerate(zip(glyphs.at, glyphs.text, strict=True)):
        for char in chars[:1]:
            places.append(_num(x + glyphs.x + at + number * track))
            text.append(faces.DRAWN_AS.get(char, char))
    if not "".join(text).strip():
        return ""
    style = ' font-style="italic"' if face.style == "italic" else ""
    return (
        f'<text xml:space="preserve" font-family="{face.css_family}" font-weight="{face.css_weight}"{style}'
        f' font-size="{_num(glyphs.size)}" fill="{glyphs.colour}"'
        f' x="{" ".join(places)}" y="{_num(y + glyphs.y)}">{escape("".join(text))}</text>'
    )


def _over(text: str, by: float, way: str, limit: float) -> FitError:
    plain = re.sub(r"\{([^{}|]+)\|[^{}|]+\}", r"\1", text.replace("**", ""))
    shown = plain if len(plain) <= 40 else plain[:39] + "…"
    return FitError(
        f"{shown!r} is {by:.1f} mm too {way} for its box of {limit:g} mm",
        hint="shorten it, make the box larger, or allow a smaller size with least=…",
    )


def _num(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")
