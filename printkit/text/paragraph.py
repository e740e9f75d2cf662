"""A paragraph as a row of boxes and the gaps between them: what line breaking adds up.

Also where a Japanese line had rather not end: inside words and phrases (文節), between figures and counters.
Phrases are found with BudouX (Google, 2021: https://github.com/google/budoux).
"""

from __future__ import annotations

import functools
import itertools
from typing import TYPE_CHECKING

from msgspec import Struct, field

from printkit.text import classes as c
from printkit.text.boxes import (
    END,
    NEVER,
    RUBY_OVERHANG,
    SHARED_OVERHANG,
    SPLIT_PENALTY,
    Box,
    BoxStyle,
    Joint,
    glyph_run,
    japanese_box,
    ruby_box,
    word_boxes,
    word_space,
)
from printkit.text.faces import MissingGlyphError, clean, kept
from printkit.text.inline import Inline, Mark, Ruby, Span
from printkit.text.languages import NARROW, QUARTER, habits, spaced

if TYPE_CHECKING:
    from budoux import Parser

KEPT = {"\u00a0": 0.0, NARROW: 0.15, QUARTER: 0.25}
"""Spaces at which no line ends, and their width, em; 0: that of a word space, which gives as others do."""

COUNTER_PENALTY, NUMBER_PENALTY, PHRASE_PENALTY = 300.0, 100.0, 1e6

INSIDE_PENALTY, TAIL_PENALTY, KATAKANA_PENALTY, LONE_KATAKANA_PENALTY = 110.0, 1500.0, 800.0, 2000.0
"""Of a line's end inside a phrase, before the last kana of a sentence, inside a word in katakana, after its
first or before its last letter.

A line 40 em wide that is stretched by 2 em costs as much as a penalty of 220, by 4 em 1,700; one of 20 em by
2 em 1,700.
"""


@functools.cache
def parser() -> Parser:
    """Give BudouX with its Japanese model."""
    from budoux import load_default_japanese_parser  # 20 ms, which a book whose lines are known need not take

    return load_default_japanese_parser()


def phrase_starts(text: str) -> set[int]:
    """Give where phrases begin in a text, its beginning not among them."""
    return set(itertools.accumulate(map(len, parser().parse(text)[:-1])))


def avoid(boxes: list[Box], joints: list[Joint], strict: bool) -> None:
    """Make breaks inside a Japanese phrase dear: so dear that there are none (``strict``), or as they look.

    Nothing is changed beside white space, after hyphens and where a figure and its counter meet.
    """
    solid = [
        not (joint.penalty < 0 or joint.space or joint.hyphen or boxes[index].last >= c.DIGIT < after.first)
        for index, (joint, after) in enumerate(zip(joints, boxes[1:], strict=False))
    ]
    words = [box.head if len(box.runs) == 1 and len(box.runs[0].text) == 1 else _words(box) for box in boxes]
    parted = any(box.first in (c.HIRAGANA, c.IDEOGRAPH) for box in boxes)  # katakana alone are one phrase
    starts = phrase_starts("".join(words)) if parted else set()
    place = 0
    for index, (word, joint) in enumerate(zip(words[:-1], joints, strict=False)):
        place += len(word)
        if not solid[index] or place in starts:
            continue
        dear = PHRASE_PENALTY if strict else _inside(boxes, index)
        if dear > joint.penalty:
            joints[index] = Joint(joint.natural, joint.kind, dear)


def _words(box: Box) -> str:
    return "".join([text for run in box.runs for text in run.text]) or "〓"


def _inside(boxes: list[Box], index: int) -> float:
    """Give the penalty of a break inside a phrase, after the box at ``index``."""
    before, after = boxes[index], boxes[index + 1]
    if before.last not in _WORDS or after.first not in _WORDS:
        return 0.0
    third = boxes[index + 2] if index + 2 < len(boxes) else None
    if c.is_katakana(before.head) and c.is_katakana(after.head):
        middle = index and c.is_katakana(boxes[index - 1].head) and third and c.is_katakana(third.head)
        return KATAKANA_PENALTY if middle else LONE_KATAKANA_PENALTY
    if (third is None or third.first in c.NOT_AT_START) and after.first in (c.HIRAGANA, c.SMALL_KANA):
        return TAIL_PENALTY  # です。 would leave す。 at the head of a line
    return INSIDE_PENALTY


_WORDS = {c.ITERATION, c.PROLONGED, c.SMALL_KANA, c.HIRAGANA, c.KATAKANA, c.IDEOGRAPH, c.MARK}


def tie(boxes: list[Box], joints: list[Joint], penalty: float) -> None:
    """Keep figures and letters with the counters and honorifics after them (3枚, Aさん): see classes.bound."""
    for place, box in enumerate(boxes[:-1]):
        if box.last not in (c.DIGIT, c.LATIN) and box.tail not in c.FULL_WIDTH_DIGITS:
            continue
        if joints[place].space is not None or boxes[place + 1].head not in c.BOUND_HEADS:
            continue
        following = ""
        for after in boxes[place + 1 : place + 1 + c.BOUND_LONGEST]:
            following += _words(after) if after.width <= 1 else "〓"
        for inner in range(place, min(place + c.bound(following), len(joints))):
            joint = joints[inner]
            kind = c.BOUND if joint.kind == c.MIXED else joint.kind
            joints[inner] = Joint(joint.natural, kind, penalty if joint.penalty >= 0 else NEVER)


class Boxes(Struct):
    """Boxes and the gap after each (the last one's is END), and the indices of the inlines they come from."""

    boxes: list[Box] = field(default_factory=list)
    source: list[int] = field(default_factory=list)
    joints: list[Joint] = field(default_factory=list)
    space_source: list[int] = field(default_factory=list)


_FULL_WIDTH = c.FULL_WIDTH_DIGITS | {"．", "，"}
"""A number in full-width figures is not broken, nor after its point."""

_EITHER = {c.INSEPARABLE, c.OPERATOR, c.MARK, c.SUIT}

_KANA = {c.HIRAGANA, c.KATAKANA, c.PROLONGED, c.SMALL_KANA}
_BESIDE = _KANA | {c.CLOSING, c.COMMA, c.FULL_STOP, c.MIDDLE_DOT, c.OPENING}
"""What a reading may stand over: kana, and punctuation, which has no reading of its own (JLREQ 3.3.8)."""


def _counted(before: Box, after: Box) -> float:
    """Give the penalty of parting a figure from what it counts or numbers (12枚, 2 with an icon, 第3, A 2)."""
    if before.last == c.DIGIT and after.first == c.MARK:
        return NEVER
    if before.last == c.DIGIT and after.first in (c.IDEOGRAPH, c.KATAKANA):
        return COUNTER_PENALTY
    if after.first == c.DIGIT and (before.tail == "第" or (before.last == c.LATIN and before.width < 1.2)):
        return COUNTER_PENALTY
    if after.first == c.DIGIT and before.last == c.LATIN:
        return NUMBER_PENALTY
    return NUMBER_PENALTY if before.last == c.DIGIT and after.first == c.HIRAGANA else 0.0


class _Maker:
    """Puts boxes in a row."""

    def __init__(self, look: BoxStyle, hyphenate: bool, split: float) -> None:
        self.look, self.hyphenate, self.split = look, hyphenate, split
        self.out = Boxes()
        self.japanese = habits(look.lang).characters
        self.space = ""  # white space since the last box, and the inline and look that it has
        self.space_source, self.space_look = 0, look
        self.wish: bool | None = None  # U+200B (a line may end here) or U+2060 (it may not) since the last box
        self.closed = False  # the next joint lies inside a nobreak span
        self.rubies: list[tuple[int, Ruby, BoxStyle]] = []

    def add(self, box: Box, source: int, inner: Joint | None = None) -> None:
        """Add a box, and the joint between it and the box before."""
        out = self.out
        if out.boxes:
            out.joints.append(inner or self.joint(out.boxes[-1], box))
            out.space_source.append(self.space_source)
        out.boxes.append(box)
        out.source.append(source)
        self.space, self.wish, self.closed = "", None, False

    def joint(self, before: Box, after: Box) -> Joint:
        """Make the joint between two boxes from their classes and from what stood between them."""
        last, first = before.last, after.first
        solid = "\n" in self.space and self.wide(last) and self.wide(first)
        if self.space and not solid:  # a line end in the source between Japanese characters is nothing
            unit = last == c.DIGIT and len(after.runs) == 1 and "".join(after.runs[0].text) in c.UNITS
            barred = self.closed or first in c.NOT_AT_START or last in c.NOT_AT_END or unit
            return self.spaced(self.space, self.space_look, barred, _counted(before, after))
        gap = c.between(last, first, self.japanese)
        breaks = gap.breaks
        if self.wish is not None:
            breaks = self.wish and first not in c.NOT_AT_START and last not in c.NOT_AT_END
        numeral = before.tail in _FULL_WIDTH and after.head in c.FULL_WIDTH_DIGITS
        if self.closed or not breaks or numeral:
            return Joint(gap.natural, gap.kind, NEVER)
        row = COUNTER_PENALTY if last == first == c.MARK else 0.0  # a cost in coins, one beside the other
        return Joint(gap.natural, gap.kind, row or _counted(before, after))

    def wide(self, number: int) -> bool:
        """Tell whether a class is Japanese; drawings, suits, dashes and signs are what their paragraph is."""
        return self.japanese if number in _EITHER else number < c.DIGIT

    @staticmethod
    @kept(1000)
    def spaced(space: str, look: BoxStyle, barred: bool, penalty: float) -> Joint:
        """Make a joint of white space: an ideographic space, a no-break space, or one word space."""
        if "\u3000" in space:
            run, width = glyph_run("\u3000", look, "\u3000")
            return Joint(width, c.WIDE, NEVER if barred else 0.0, run)
        kept = next((char for char in space if char in KEPT), None)
        run, _ = glyph_run(" ", look, kept or " ")
        if kept and (width := KEPT[kept]):
            return Joint(width, c.FIXED, NEVER, run)
        return Joint(word_space(look), c.SPACE, NEVER if barred or kept else penalty, run)

    def span(self, span: Span, source: int) -> None:
        """Add a span's words."""
        look = self.look._replace(
            lang=span.lang or self.look.lang,
            bold=self.look.bold or span.bold,
            italic=self.look.italic or span.italic,
        )
        # Japanese paragraphs hyphenate their English words only when there is no other way.
        hyphenate = self.hyphenate and not span.nobreak and (not habits(look.lang).characters or self.split > 0)
        split = 0.0 if span.nobreak else self.split
        begun = False
        for token in c.tokens(clean(spaced(span.text, look.lang)), look.lang):
            if token.isspace() and (self.out.boxes or token != "\u3000"):
                if not self.space:
                    self.space_source, self.space_look = source, look
                self.space += token
            elif token in "\u200b\u2060":
                self.wish = token == "\u200b"
            else:
                self.closed, begun = span.nobreak and begun, True
                if c.is_japanese(token, look.lang):
                    self.add(japanese_box(token, look.family, look.bold), source)
                    continue
                inner: Joint | None = None
                for box, joint in word_boxes(token, look, hyphenate, split):
                    self.add(box, source, inner)
                    inner = joint._replace(penalty=NEVER) if span.nobreak else joint

    def ruby(self, ruby: Ruby, source: int) -> None:
        """Add a base with its reading, for now without leaning over its neighbours."""
        look = self.look._replace(lang="ja", bold=self.look.bold or ruby.bold)
        self.add(ruby_box(ruby.base, ruby.reading, look, 0.0, 0.0), source)
        self.rubies.append((len(self.out.boxes) - 1, ruby, look))

    def overhang(self, place: int, step: int) -> float:
        """Give how far a reading may lean over the box before (step -1) or after (1) its own, em."""
        boxes, joints, near = self.out.boxes, self.out.joints, place + step
        if not 0 <= near < len(boxes) or boxes[near].ruby or joints[min(place, near)].space is not None:
            return 0.0
        number = boxes[near].last if step < 0 else boxes[near].first
        far = near + step
        shared = number not in _KANA or (0 <= far < len(boxes) and bool(boxes[far].ruby))
        return (SHARED_OVERHANG if shared else RUBY_OVERHANG) if number in _BESIDE else 0.0

    def end(self) -> Boxes:
        """Let readings lean over kana beside them, and close the row."""
        boxes, joints = self.out.boxes, self.out.joints
        for place, ruby, look in self.rubies:
            left, right = self.overhang(place, -1), self.overhang(place, 1)
            if left or right:
                boxes[place] = ruby_box(ruby.base, ruby.reading, look, left, right)
        for place, (left_box, right_box) in enumerate(itertools.pairwise(boxes)):
            if left_box.ruby and right_box.ruby and joints[place].kind == c.SOLID:
                joints[place] = joints[place]._replace(kind=c.TIGHT)  # readings never run into each other
        _spell_out(boxes, joints)
        if boxes:
            joints.append(END)
            self.out.space_source.append(0)
        return self.out


_RANKS = {"A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"}
_RANK_SPACE, _RANK_PENALTY = 0.36, 1000.0


def _spell_out(boxes: list[Box], joints: list[Joint]) -> None:
    """Set three or more ranks in a row (A K Q J 10) wider apart, lest two be taken for one; part them last."""

    def between(place: int) -> bool:
        return joints[place].kind == c.SPACE and _is_rank(boxes[place]) and _is_rank(boxes[place + 1])

    for ranks, run in itertools.groupby(range(len(joints)), between):
        row = [*run]
        for place in row if ranks and len(row) > 1 else ():
            one = joints[place]
            penalty = max(one.penalty, _RANK_PENALTY) if one.penalty >= 0 else NEVER
            joints[place] = one._replace(natural=max(one.natural, _RANK_SPACE), penalty=penalty)


def _is_rank(box: Box) -> bool:
    return box.width < 2 and len(box.runs) == 1 and "".join(box.runs[0].text).rstrip(".") in _RANKS


def boxes_of(inlines: tuple[Inline, ...], look: BoxStyle, hyphenate: bool, split: float) -> Boxes:
    """Make a paragraph's boxes. ``Break`` is not looked at: give the inlines between two of them.

    A word wider than ``split`` (em) may be broken anywhere; 0: never.
    """
    maker = _Maker(look, hyphenate, split)
    for source, inline in enumerate(inlines):
        try:
            if isinstance(inline, Span):
                maker.span(inline, source)
            elif isinstance(inline, Ruby):
                maker.ruby(inline, source)
            elif isinstance(inline, Mark):
                box = Box(inline.width, c.MARK, c.MARK, (), mark=inline, head="\ufffc", tail="\ufffc")
                maker.add(box, source)
        except MissingGlyphError as error:
            text = getattr(inline, "text", "")
            if isinstance(inline, Ruby):
                text = f"{inline.base}（{inline.reading}）"
            raise error.glyph_error(clean(text)) from None
    made = maker.end()
    if not (maker.japanese or any(box.first < c.DIGIT for box in made.boxes)) or not made.boxes:
        return made
    avoid(made.boxes, made.joints, look.phrase)
    tie(made.boxes, made.joints, SPLIT_PENALTY if split else NEVER)
    return made
