"""Boxes that are never broken: a Japanese character, a Latin word or part of one, a base with ruby, a drawing.

All lengths are ems of the text, so that the same boxes serve every size and measure.
"""

from __future__ import annotations

import bisect
import itertools
import re
from typing import NamedTuple

from printkit.text import classes as c
from printkit.text.faces import advance, clean, kept, require, shape
from printkit.text.inline import RUBY_SIZE, Mark
from printkit.text.languages import habits, positions

NEVER = -1.0
"""The penalty of a gap where no line may end."""

HYPHEN_PENALTY, DASH_PENALTY, SPLIT_PENALTY = 130.0, 40.0, 3000.0

RUBY_OVERHANG, SHARED_OVERHANG = 0.5, 0.25
"""How far a reading may stand over a neighbour, em of the text: one em of ruby over a kana (JLREQ 3.3.8), half
of that over a mark and over a kana that another reading may lean on from the other side.
"""


class BoxStyle(NamedTuple):
    """The style that a paragraph's words are made into boxes with. ``phrase``: break between phrases alone."""

    family: str
    lang: str
    bold: bool
    italic: bool
    phrase: bool


class Run(NamedTuple):
    """Glyphs of one face: ids, places from the box's left end (em), the characters they stand for."""

    face: str
    ids: tuple[int, ...]
    at: tuple[float, ...]
    text: tuple[str, ...]


class Box(NamedTuple):
    """Something never broken. ``first``, ``last``: classes of its ends. ``over``: how far ruby sticks out."""

    width: float
    first: int
    last: int
    runs: tuple[Run, ...]
    ruby: tuple[Run, ...] = ()
    mark: Mark | None = None
    over: tuple[float, float] = (0.0, 0.0)
    head: str = ""
    tail: str = ""


class Joint(NamedTuple):
    """The gap after a box. ``space``: white space in it; ``hyphen``: what a line that ends here is given."""

    natural: float
    kind: int
    penalty: float
    space: Run | None = None
    hyphen: Run | None = None
    hyphen_width: float = 0.0


END = Joint(0.0, c.FIXED, 0.0)


@kept(maxsize=20_000)
def japanese_box(char: str, family: str, bold: bool) -> Box:
    """Give the box of one Japanese character."""
    face, glyph = require(char, family, "ja", bold)
    number = c.class_of(char)
    width, start = advance(face, glyph), 0.0
    if number in c.HALF and abs(width - 1.0) <= 0.01:  # a fallback face's narrow glyph is taken as it is
        width, start = 0.5, c.HALF[number]
    return Box(width, number, number, (Run(face, (glyph,), (start,), (char,)),), head=char, tail=char)


@kept(maxsize=20_000)
def _shape(word: str, look: BoxStyle) -> tuple[list[tuple[str, int, float, str]], float]:
    """Shape a Latin run of several faces: (face, glyph, place, characters) of each glyph, and the width."""
    found = [require(char, look.family, "latin", look.bold, look.italic) for char in word]
    out: list[tuple[str, int, float, str]] = []
    x = 0.0
    for face, group in itertools.groupby(zip(word, found, strict=True), key=lambda pair: pair[1][0]):
        pairs = list(group)
        shaped = shape(face, "".join(char for char, _ in pairs))
        if 0 in shaped.ids:  # a character that is drawn as another (a no-break hyphen): glyph by glyph
            for char, (_, glyph) in pairs:
                out.append((face, glyph, x, char))
                x += advance(face, glyph)
            continue
        out += [(face, glyph, x + at, text) for glyph, at, text in zip(*shaped[:3], strict=True)]
        x += shaped.width
    return out, x


def _runs(glyphs: list[tuple[str, int, float, str]], left: float = 0.0) -> tuple[Run, ...]:
    """Gather glyphs of one face into runs, their places counted from ``left``."""
    out: list[Run] = []
    for face, group in itertools.groupby(glyphs, key=lambda g: g[0]):
        _, ids, at, text = zip(*group, strict=True)
        out.append(Run(face, ids, tuple(x - left for x in at), text))
    return tuple(out)


_WORD = re.compile(r"[^\W\d_]{6,}")
_NAME = re.compile(r"://|[^\W_]\.[^\W\d_]")
"""What is no word but an address or a file's name: a hyphen more would make it another."""


def _hyphens(run: str, lang: str) -> set[int]:
    """Give where a run may be hyphenated: words of six letters and more that are not written in capitals."""
    found: set[int] = set()
    if _NAME.search(run):
        return found
    for match in _WORD.finditer(run):
        word = match[0]
        after = run[match.end() : match.end() + 1]
        if word[1:].lower() == word[1:] and after not in ("'", "’", "@"):
            found.update(match.start() + place for place in positions(word, lang))
    return found


@kept(maxsize=20_000)
def word_boxes(run: str, look: BoxStyle, hyphenate: bool, split: float) -> tuple[tuple[Box, Joint], ...]:
    """Cut a Latin run where a line may end, anywhere if wider than ``split`` em (0: never); END comes last."""
    parts = run.split("\u00ad")
    soft = set(itertools.accumulate(map(len, parts[:-1])))
    run = "".join(parts)
    if not run:
        return ()
    signed = run[0] in "./,-‐" and run[1:2].isalnum()  # .5 and -1 begin a word
    first, last = c.LATIN if signed else c.class_of(run[0]), c.class_of(run[-1])
    if run[0] in "".join(habits(look.lang).quotes[1::2]):  # “ closes in German
        first = c.LATIN_CLOSE
    if not habits(look.lang).characters:  # »so«, ”så”, the ’90s
        first = c.LATIN_OPEN if run[0] in "»›”’" and run[1:2].isalnum() else first
        last = c.LATIN_CLOSE if run[-1] in "«‹“‘" and len(run) > 1 else last
    plain = set(c.latin_breaks(run))
    hyphens = (soft | (_hyphens(run, look.lang) if hyphenate else set())) - plain - {0, len(run)}
    glyphs, width = _shape(run, look)
    starts = list(itertools.accumulate([len(text) for *_, text in glyphs], initial=0))

    def at(cut: int) -> tuple[int, float]:
        """Give which glyph a cut is before, and where it stands."""
        place = bisect.bisect_left(starts, cut) if cut < len(run) else len(glyphs)
        return place, glyphs[place][2] if place < len(glyphs) else width

    anywhere: set[int] = set()
    if split and width > split:
        for start, end in itertools.pairwise([0, *sorted(plain | hyphens), len(run)]):
            if at(end)[1] - at(start)[1] > split:
                # not at brackets and closing marks
                solid = [c.class_of(char) in (c.LATIN, c.DIGIT) for char in run]
                anywhere.update(cut for cut in range(start + 1, end) if solid[cut - 1] and solid[cut])
    out, (index, left) = [], at(0)
    for start, end in itertools.pairwise([0, *sorted(plain | hyphens | anywhere), len(run)]):
        after, right = at(end)
        kern = 0.0
        if end in plain:  # at a line's end a letter is as wide as it is, however near the next would stand
            last_face, last_glyph, place, _ = glyphs[after - 1]
            kern = right - place - advance(last_face, last_glyph)
        box = Box(
            right - kern - left,
            first if start == 0 else c.LATIN,
            last if end == len(run) else c.LATIN,
            _runs(glyphs[index:after], left),
            head=run[start],
            tail=run[end - 1],
        )
        index, left = after, right
        if end == len(run):
            joint = END
        elif end in hyphens:
            short = end < 3 or not run[end - 3].isalpha()  # two letters alone before the hyphen
            penalty = HYPHEN_PENALTY * (2 if short else 1)
            joint = Joint(0.0, c.FIXED, penalty, None, *glyph_run("-", look, "\u00ad"))
        else:
            joint = Joint(kern, c.FIXED, SPLIT_PENALTY if end in anywhere else DASH_PENALTY)
        out.append((box, joint))
    return tuple(out)


@kept(maxsize=1000)
def glyph_run(char: str, look: BoxStyle, text: str) -> tuple[Run, float]:
    """Give one glyph that stands for ``text``, and its advance."""
    script = "ja" if c.is_japanese(char) else "latin"
    face, glyph = require(char, look.family, script, look.bold, look.italic)
    return Run(face, (glyph,), (0.0,), (text,)), advance(face, glyph)


def word_space(look: BoxStyle) -> float:
    """Give the natural word space, em; in English 0.21 at least.

    A quarter in Japanese text, where JLREQ 3.2.6 has a third: the companion's own space is narrow.
    """
    return 0.25 if habits(look.lang).characters else max(glyph_run(" ", look, " ")[1], 0.21)


@kept(maxsize=2000)
def ruby_box(base: str, reading: str, look: BoxStyle, left: float, right: float) -> Box:
    """Set a base and its reading as group ruby (JLREQ 3.3.5, 3.3.6); white space in either is dropped.

    ``left``, ``right``: how far a reading wider than its base may stand over its neighbours, em (3.3.8).
    """
    below, above = _inside(base, look), _inside(reading, look)
    base_width = sum(box.width for box in below)
    reading_width = sum(box.width for box in above) * RUBY_SIZE
    spare = max(0.0, reading_width - base_width)
    each = spare / (2 if left and right else 1)
    over = (min(left, each), min(right, each))
    width = max(base_width, reading_width - sum(over))
    return Box(
        width,
        below[0].first,
        below[-1].last,
        _spread(below, width - base_width, 1.0, 0.0),
        _spread(above, max(0.0, width - reading_width), RUBY_SIZE, -over[0]),
        over=over,
        head=below[0].head,
        tail=below[-1].tail,
    )


def _inside(text: str, look: BoxStyle) -> list[Box]:
    out: list[Box] = []
    for token in c.tokens(clean(text), "ja"):
        if c.is_japanese(token):
            out.append(japanese_box(token, look.family, look.bold))
        elif not token.isspace() and token not in "\u200b\u2060":
            out.extend(box for box, _ in word_boxes(token, look, False, 0.0))
    return out or [Box(0.0, c.IDEOGRAPH, c.IDEOGRAPH, ())]


def _spread(boxes: list[Box], extra: float, scale: float, x: float) -> tuple[Run, ...]:
    """Set boxes in a row from ``x``, ``extra`` shared out around them 1:2:1 (JLREQ 3.3.6)."""
    each = extra / len(boxes)
    x += each / 2
    glyphs = []
    for box in boxes:
        for face, ids, at, text in box.runs:
            glyphs += [(face, *g) for g in zip(ids, [x + place * scale for place in at], text, strict=True)]
        x += box.width * scale + each
    return _runs(glyphs)
