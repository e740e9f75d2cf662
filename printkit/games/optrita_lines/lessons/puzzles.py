"""Puzzles of Optrita: Lines: which lines may be chosen, what stops the turning, who wins what."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from printkit.games.optrita_lines.game import LINES, TRICKS
from printkit.games.optrita_lines.lessons.scene import Trick, draw, tricks
from printkit.rules.lesson import Drawing, Scene, Step
from printkit.rules.puzzle import Grade, Puzzle
from printkit.rules.scene import by_suit


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Give what might be asked about a deal: nothing of a trick that the very first card stops."""
    yield _score(scene)
    for trick in tricks(scene):
        if trick.gaps:
            yield _lines(trick)
        if trick.passed:
            yield from _of_trick(trick)
    for trick, following in pairwise(tricks(scene)):
        if trick.passed and trick.stop:
            yield _lines_after(trick, following)


def _lines(trick: Trick) -> Puzzle:
    """OL-16: ask for the full lines; harder where several cards are gone."""
    answer = (Step("reply.lines", {"lines": list(trick.full), "closed": trick.gone}),)
    grade: Grade = 1 if len(trick.gaps) == 1 else 2
    figure, family = draw(trick, plain="yes"), str(len(trick.gone))
    return Puzzle("lines", grade, family, trick.at, None, trick.full, figure, Step("ask.lines"), answer)


def _of_trick(trick: Trick) -> Iterator[Puzzle]:
    """OL-08 … OL-14: ask which card stops the turning, who wins, and which cards the winner takes.

    The hardest are those where nothing stops the turning, so that there is a choice.
    """
    grade: Grade = 2 if trick.stop else 3
    family, winner = f"{trick.kind} {trick.won}", "player" if trick.won else "dummy"
    yield _about(trick, "stopper", grade, f"{trick.kind} {trick.end}", "stopped_by", trick.stop)
    yield _about(trick, "who-wins", 1 if trick.kind == "suit" else grade, family, "winner", winner)
    taken = _about(trick, "taken", grade, family, "taken", trick.taken)
    if not trick.stop:
        any_of = Step("reply.taken-any", {"card": trick.card, "cards": trick.turned})
        taken = taken._replace(family=trick.kind, at=trick.at + 1, claim=None)
        taken = taken._replace(truth=tuple(trick.turned), answer=(any_of,))
    yield taken


def _lines_after(trick: Trick, following: Trick) -> Puzzle:
    """OL-14, OL-16: ask which lines are full when a trick is over."""
    told = {"lines": list(following.full), "closed": following.gone}
    answer = [Step("reply.lines-after", {**vars(trick), **told})]
    if trick.closed:
        answer.append(Step("reply.closed", {"card": trick.taken, "lines": trick.closed}))
    if trick.gone:
        answer.append(Step("reply.closed-before", {"lines": trick.gone}))
    family = str(len(trick.closed))
    made = _about(trick, "lines-after", 3 if trick.gaps else 2, family, "taken", following.full)
    return made._replace(at=following.at, claim=None, answer=tuple(answer))


def _about(trick: Trick, kind: str, grade: Grade, family: str, claim: str, truth: object) -> Puzzle:
    """Give a puzzle about a trick whose line is shown with all its cards face up, and nothing turned yet."""
    cells, place = LINES[trick.line][trick.end], {"line": trick.line, "end": trick.end}
    alt = Step("alt.laid", {"card": trick.card, **place, "cards": [trick.grid[cell] for cell in cells]})
    figure = draw(trick, cells, alt, play=trick.card, **place, plain="yes")
    at, path = trick.at + (1 if trick.stop else 2), ("tricks", trick.number - 1, claim)
    ask, answer = Step(f"ask.{kind}", vars(trick)), (Step(f"reply.{kind}", vars(trick)),)
    return Puzzle(kind, grade, family, at, path, truth, figure, ask, answer)


def _score(scene: Scene) -> Puzzle:
    """OL-14, OL-17, OL-18: ask what the piles are worth; two cards are a trick, and the last card is none."""
    won = by_suit(card for trick in tricks(scene) if trick.won for card in (trick.card, trick.taken))
    (left,) = {*scene.setup["hand"]} - {trick.card for trick in tricks(scene)}
    lost, score = 2 * TRICKS - len(won), scene.claims["score"]
    alt = Step("alt.piles", {"won": list(won), "lost": lost, "left": left})
    figure = Drawing("piles", {"won": ",".join(won), "lost": lost, "left": left}, (alt,))
    answer = (Step("reply.score", {**score, "cards": len(won), "dummy_cards": lost}),)
    return Puzzle("score", 1, str(lost), len(scene.turns), ("score",), score, figure, Step("ask.score"), answer)
