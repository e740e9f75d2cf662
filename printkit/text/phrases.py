"""Where a Japanese line had rather not end: inside words and phrases (文節), between figures and counters.

Phrases are found with BudouX (Google, 2021: https://github.com/google/budoux).
"""

from __future__ import annotations

import functools
import itertools
from typing import TYPE_CHECKING

from printkit.text import classes as c
from printkit.text.boxes import (
    INSIDE_PENALTY,
    KATAKANA_PENALTY,
    LONE_KATAKANA_PENALTY,
    NEVER,
    PHRASE_PENALTY,
    TAIL_PENALTY,
    Box,
    Joint,
)

if TYPE_CHECKING:
    from budoux import Parser


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
    if True not in solid:
        return
    words = [box.head if len(box.runs) == 1 and len(box.runs[0].text) == 1 else _words(box) for box in boxes]
    starts = phrase_starts("".join(words))
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
    if _is_katakana(before) and _is_katakana(after):
        middle = index and _is_katakana(boxes[index - 1]) and third and _is_katakana(third)
        return KATAKANA_PENALTY if middle else LONE_KATAKANA_PENALTY
    if (third is None or third.first in c.NOT_AT_START) and after.first in (c.HIRAGANA, c.SMALL_KANA):
        return TAIL_PENALTY  # です。 would leave す。 at the head of a line
    return INSIDE_PENALTY


def _is_katakana(box: Box) -> bool:
    return "\u30a0" < box.head <= "\u30ff" and box.head != "・"


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
