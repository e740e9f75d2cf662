"""Inlines in, set lines out: where they end, how spare width is shared out, where each glyph stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Literal

from printkit.cache.memory import remembered
from printkit.text import classes as c
from printkit.text.boxes import BoxStyle, Run
from printkit.text.faces import Glyphs, faces, kept
from printkit.text.fitting import CHANGE, Fit, Rules, Sums, fit, natural, shrinkage, sums
from printkit.text.inline import RUBY_RISE, RUBY_SIZE, Break, Inline, Line, MarkPiece, Piece, TextStyle
from printkit.text.languages import habits
from printkit.text.paragraph import Boxes, boxes_of


def spread(made: Boxes, line: Fit) -> list[float]:
    """Share out a line's spare width over its gaps; give each gap's width, em.

    More room is first given in proportion to what looks good for each kind. Then, other than in JLREQ 3.8.4,
    which opens word spaces and the gap between Japanese and Latin to half an em before any other, these stay
    within three eighths and the gaps between Japanese letters grow with them (a word alone in a wide gap looks
    torn out), up to a quarter; then every such gap alike. Less room: what looks good, then (further than JLREQ
    3.8.3) the rest.
    """
    joints = made.joints[line.first : line.last]
    gaps = [joint.natural for joint in joints]
    kinds = [joint.kind for joint in joints]
    spare = line.spare
    if spare < 0:
        limits = [shrinkage(gap, kind) for gap, kind in zip(gaps, kinds, strict=True)]
        gaps, spare = _changed(gaps, [-good for good, _ in limits], spare)
        return _changed(gaps, [good - worst for good, worst in limits], spare)[0] if spare < -1e-9 else gaps
    good = [gap + CHANGE[kind][0] for gap, kind in zip(gaps, kinds, strict=True)]
    steps = [[limits.get(kind, 0.0) for kind in kinds] for limits in _LIMITS]
    for step in (good, *steps):
        room = [max(0.0, limit - gap) for gap, limit in zip(gaps, step, strict=True)]
        gaps, spare = _changed(gaps, room, spare)
        if spare <= 1e-9:
            return gaps
    for chosen in (_STRETCHY, tuple(kind for kind in CHANGE if kind != c.FIXED)):
        if count := sum(kind in chosen for kind in kinds):
            more = spare / count
            return [gap + more if kind in chosen else gap for gap, kind in zip(gaps, kinds, strict=True)]
    return gaps


_LIMITS = (
    {c.SPACE: 0.375, c.MIXED: 0.375, c.BOUND: 0.3, c.SOLID: 0.085, c.WIDE: 1.1},
    {c.SPACE: 0.5, c.SOLID: 0.25},
)
"""How wide gaps may grow, step by step, each step's room being shared out over all its kinds."""

_STRETCHY = (c.SPACE, c.MIXED, c.BOUND, c.SOLID, c.WIDE)


def _changed(gaps: list[float], room: list[float], spare: float) -> tuple[list[float], float]:
    """Change gaps as far as there is room, all in proportion; give what width is then still spare."""
    total = sum(room)
    ratio = min(1.0, spare / total) if total else 0.0
    return [gap + ratio * more for gap, more in zip(gaps, room, strict=True)], spare - ratio * total


_Placed = tuple[int, Literal["text", "ruby", "hyphen"], Run, float]
"""The inline that a run comes from, what it is there, the run, where it stands, em."""


def _line(made: Boxes, offset: int, style: TextStyle, measure: float, line: Fit, end: bool) -> Line:
    """Place the boxes of a line; ``end``: it ends its paragraph or stands before a forced break."""
    size, boxes, joints = style.size, made.boxes[line.first : line.last + 1], made.joints
    still = style.align != "justify" or style.phrase or (end and line.spare > 0)
    gaps = [j.natural for j in joints[line.first : line.last]] if still else spread(made, line)
    tail, left, beyond = joints[line.last], boxes[0].over[0], boxes[-1].over[1]
    natural = sum(gaps) + sum(box.width for box in boxes)
    natural += left + beyond + tail.hyphen_width
    share = {"right": 1.0, "center": 0.5}.get(style.align, 0.0)
    start = max(0.0, measure / size - natural) * share
    x = start + left
    pieces: list[Piece | MarkPiece] = []
    placed: list[_Placed] = []
    for place, (box, gap) in enumerate(zip(boxes, [*gaps, 0.0], strict=True), line.first):
        source, space = made.source[place], joints[place].space
        placed += [(source, "text", run, x) for run in box.runs]
        placed += [(source, "ruby", run, x) for run in box.ruby]
        if box.mark is not None:
            pieces += _pieces(placed, offset, style)
            pieces.append(MarkPiece(source + offset, x * size, size, box.mark))
            placed = []
        x += box.width
        if space is not None and (place < line.last or not end):
            placed.append((made.space_source[place], "text", space, x))
        x += gap
    if tail.hyphen is not None and not end:
        placed.append((made.source[line.last], "hyphen", tail.hyphen, x))
    pieces += _pieces(placed, offset, style)
    right = x + beyond + (tail.hyphen_width if not end else 0.0)
    over = max(0.0, right - line.hang - measure / size)
    width = (right - start) * size
    return Line(tuple(pieces), width, line.hang * size, over * size if over > 1e-6 else 0.0)


def _pieces(placed: list[_Placed], offset: int, style: TextStyle) -> Iterator[Piece]:
    """Make pieces; what is set of one face for one inline is one piece."""
    for (source, role, face), group in groupby(placed, lambda one: (one[0], one[1], one[2].face)):
        runs = [(run, x) for *_, run, x in group]
        if role == "text":
            ids = tuple([id for run, _ in runs for id in run.ids])
            at = [x + place for run, x in runs for place in run.at]
            runs = [(Run(face, ids, tuple(at), tuple([char for run, _ in runs for char in run.text])), 0.0)]
        em = style.size * (RUBY_SIZE if role == "ruby" else 1.0) * faces()[face].scale
        rise = RUBY_RISE * style.size if role == "ruby" else 0.0
        for run, x in runs:
            origin = run.at[0]
            at = [(place - origin) * style.size for place in run.at]
            left = (x + origin) * style.size
            glyphs = Glyphs(left, -rise, face, em, run.ids, tuple(at), run.text, style.colour)
            yield Piece(source + offset, role, glyphs)


def set_lines(inlines: Sequence[Inline], style: TextStyle, measure: float) -> tuple[Line, ...]:
    """Break a paragraph into lines of ``measure`` mm and place every glyph.

    Text is NFC-normalised; white space at a paragraph's ends is dropped, any run of it is one space, and a line
    end in the source between Japanese characters is nothing. A line that ends between words ends in a space
    glyph outside its width, so that text taken from the page keeps words apart; one that ends in a word ends in
    a piece of role "hyphen", which extracts as U+00AD. What cannot be made to fit has ``over`` > 0. Raises
    GlyphError for a character that no face has, and ValueError for a measure or size that is not above 0.
    """
    if measure <= 0 or style.size <= 0:
        raise ValueError("measure and size must be above 0 mm")
    asked = tuple(inlines), style, measure
    return remembered("lines", asked, lambda: _set(*asked))


def natural_width(inlines: Sequence[Inline], style: TextStyle) -> float:
    """Give how wide inlines are, mm, if they end a line only where they have to. Raises GlyphError."""
    asked = tuple(inlines), style
    return remembered("widths", asked, lambda: _natural(*asked))


def _look(style: TextStyle) -> BoxStyle:
    return BoxStyle(style.family, style.lang, style.bold, style.italic, style.phrase)


@kept(maxsize=4096)
def _natural(inlines: tuple[Inline, ...], style: TextStyle) -> float:
    analysed = (_analysed(part, _look(style), False, 0.0, False) for _, part in parts_of(inlines))
    return max((natural(made, given) for made, given in analysed if made.boxes), default=0.0) * style.size


@kept(maxsize=4096)
def _set(inlines: tuple[Inline, ...], style: TextStyle, measure: float) -> tuple[Line, ...]:
    lines: list[Line] = []
    parts = parts_of(inlines)
    for offset, part in parts:
        made, fits = break_lines(part, style, measure / style.size)
        if not fits and len(parts) > 1:
            lines.append(Line((), 0.0))
        lines += [_line(made, offset, style, measure, line, line is fits[-1]) for line in fits]
    return tuple(lines)


def parts_of(inlines: tuple[Inline, ...]) -> list[tuple[int, tuple[Inline, ...]]]:
    """Cut at forced breaks: (index of the first inline, inlines)."""
    ends = [place for place, inline in enumerate(inlines) if isinstance(inline, Break)]
    starts = [0, *(end + 1 for end in ends)]
    return [(start, inlines[start:end]) for start, end in zip(starts, [*ends, None], strict=True)]


@kept(maxsize=512)
def _analysed(
    inlines: tuple[Inline, ...], look: BoxStyle, hyphenate: bool, split: float, hang: bool
) -> tuple[Boxes, Sums]:
    made = boxes_of(inlines, look, hyphenate, split)
    return made, sums(made, hang)


# Tried in turn: the first without hyphens, the last, which sets every paragraph, with words parted anywhere.
_LATIN = (Rules(1.3), Rules(2.5), Rules(6.0, squeeze=True), Rules(20.0, squeeze=True, force=True))
_JAPANESE = (Rules(3.5), *_LATIN[2:])
_RAGGED = (Rules(ragged=True), Rules(ragged=True, force=True))
_BALANCED = (Rules(ragged=True, balance=True), Rules(ragged=True, balance=True, force=True))


def break_lines(inlines: tuple[Inline, ...], style: TextStyle, measure: float) -> tuple[Boxes, list[Fit]]:
    """Choose the breaks of inlines without Break. ``measure`` in em."""
    look = _look(style)
    justified = style.align == "justify" and not style.phrase
    ragged = _BALANCED if style.phrase else _RAGGED
    tries = (_JAPANESE if habits(style.lang).characters else _LATIN) if justified else ragged
    for rules in tries:
        hyphenate = rules is not tries[0]
        # a longer word may have to be parted: brackets and a mark stand with it
        split = 0.87 * measure if rules.force else 0.0
        made, given = _analysed(inlines, look, hyphenate, split, style.hang and justified)
        if not made.boxes:
            return made, []
        found = fit(made, given, measure, rules)
        if found is not None:
            return made, found
    raise AssertionError("the last try sets every paragraph")
