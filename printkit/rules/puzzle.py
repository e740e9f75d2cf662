"""What a puzzle is: a question about a hand that was played, to which the engine knows the answer."""

from __future__ import annotations

from typing import Literal, NamedTuple

from printkit.rules.game import Path
from printkit.rules.lesson import Drawing, Step, Text

Grade = Literal[1, 2, 3]
"""1 takes one look, 2 two, 3 a rule that is easily forgotten."""


class Puzzle(NamedTuple):
    """A question about a hand.

    ``kind``: what is asked, such as ``may-play`` or ``who-wins``. ``family``: what makes puzzles alike, the
    reason's code for one; a page takes unlike ones first. ``at``: the action before which it is asked, from 0.
    ``claim``: the claim that answers it, None where what is legal does. ``truth``: the answer. ``figure``:
    without the answer in it. ``answer``: the words for the page at the back, with the reason.
    """

    kind: str
    grade: Grade
    family: str
    at: int
    claim: Path | None
    truth: object
    figure: Drawing
    question: Step
    answer: Text
