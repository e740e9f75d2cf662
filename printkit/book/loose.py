"""Line ends that a careful setter would not leave: what ``check`` finds and only other words mend."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from printkit.text.inline import Break, Inline, Line, Piece, TextStyle

LEAST = 2.0
"""A paragraph's last line that is one word is as wide as so many ems, at least."""


def loose_end(set_: Sequence[Line], inlines: Sequence[Inline], style: TextStyle) -> str:
    """Say what is wrong with how the lines of a paragraph end, "" for nothing.

    In headings, cells and captions no line ends inside a word in katakana, and nowhere is one short word
    a last line.
    """
    texts = [_text(line) for line in set_]
    if style.align != "justify" and not any(isinstance(inline, Break) for inline in inlines):
        for one, other in itertools.pairwise(texts):
            if _katakana(one[-1:]) and _katakana(other[:1]):
                return f"a line ends inside a word: ‘{one[-6:]}｜{other[:6]}’"
    if len(set_) > 1 and texts[-1] and " " not in texts[-1] and set_[-1].width < LEAST * style.size:
        return f"the last line is ‘{texts[-1]}’ alone, after ‘{texts[-2][-12:]}’"
    return ""


def _text(line: Line) -> str:
    pieces = (one.glyphs.text if isinstance(one, Piece) else one.mark.text for one in line.pieces if _read(one))
    return "".join("".join(text) for text in pieces).strip()


def _katakana(letter: str) -> bool:
    return "\u30a0" < letter <= "\u30ff" and letter != "・"


def _read(piece: object) -> bool:
    return not isinstance(piece, Piece) or piece.role == "text"
