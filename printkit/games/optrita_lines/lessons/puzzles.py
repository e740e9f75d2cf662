"""Puzzles of Optrita: Lines: which lines may be chosen, what stops the turning, who wins what."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from printkit.games.optrita_lines.board import LINES, NAMES, TRICKS
from printkit.games.optrita_lines.lessons.scene import Trick, dealt, tricks, trump
from printkit.games.optrita_lines.lessons.telling import facts_of, grid
from printkit.rules.lesson import Drawing, Scene, Step
from printkit.rules.puzzle import Grade, Puzzle
from printkit.rules.scene import by_suit


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Give what might be asked about a deal: nothing of a trick that the very first card stops."""
    yield _score(scene)
    played = tricks(scene)
    for trick in played:
        if trick.gaps:
            yield _lines(scene, trick)
        if trick.passed:
            yield from _of_trick(scene, trick)
    for trick, following in pairwise(played):
        if trick.passed and trick.stop is not None:
            yield _lines_after(scene, trick, following)


def _lines(scene: Scene, trick: Trick) -> Puzzle:
    """OL-16: ask for the full lines; harder where several cards are gone."""
    gone = [line for line in NAMES if line not in trick.full]
    answer = (Step("reply.lines", {"lines": list(trick.full), "closed": gone}),)
    grade: Grade = 1 if len(trick.gaps) == 1 else 2
    figure, ask = grid(scene, trick, plain="yes"), Step("ask.lines")
    return Puzzle("lines", grade, str(len(gone)), trick.at, None, trick.full, figure, ask, answer)


def _of_trick(scene: Scene, trick: Trick) -> Iterator[Puzzle]:
    """OL-08 … OL-14: ask which card stops the turning, who wins, and which cards the winner takes.

    The hardest are those where nothing stops the turning, so that there is a choice.
    """
    kind, winner = _kind(scene, trick), "player" if trick.won else "dummy"
    grade: Grade = 2 if trick.stop else 3
    family = f"{kind} {trick.won}"
    yield _about(scene, trick, "stopper", grade, f"{kind} {trick.end}", "stopped_by", trick.stop)
    yield _about(scene, trick, "who-wins", 1 if kind == "suit" else grade, family, "winner", winner)
    taken = _about(scene, trick, "taken", grade, family, "taken", trick.taken)
    if trick.stop is None:
        any_of = Step("reply.taken-any", {"card": trick.card, "cards": list(trick.turned)})
        taken = taken._replace(family=kind, at=trick.at + 1, claim=None, truth=trick.turned, answer=(any_of,))
    yield taken


def _lines_after(scene: Scene, trick: Trick, following: Trick) -> Puzzle:
    """OL-14, OL-16: ask which lines are full when a trick is over."""
    gone = [line for line in NAMES if line not in following.full]
    before = [line for line in gone if line not in trick.closed]
    facts = {**facts_of(scene, trick), "lines": list(following.full), "closed": gone}
    closed = Step("reply.closed", {"card": trick.taken, "lines": list(trick.closed)})
    earlier = (Step("reply.closed-before", {"lines": before}),) if before else ()
    answer = (Step("reply.lines-after", facts), *((closed,) if trick.closed else ()), *earlier)
    made = _about(scene, trick, "lines-after", 3 if trick.gaps else 2, str(len(trick.closed)), "taken", None)
    return made._replace(at=following.at, claim=None, truth=following.full, answer=answer)


def _score(scene: Scene) -> Puzzle:
    """OL-14, OL-17, OL-18: ask what the piles are worth; two cards are a trick, and the last card is none."""
    played = tricks(scene)
    mine = by_suit(card for trick in played if trick.won for card in (trick.card, trick.taken))
    (left,) = set(scene.setup["hand"]) - {trick.card for trick in played}
    lost, score = 2 * TRICKS - len(mine), scene.claims["score"]
    alt = Step("alt.piles", {"won": list(mine), "lost": lost, "left": left})
    figure = Drawing("piles", {"won": ",".join(mine), "lost": lost, "left": left}, (alt,))
    answer = (Step("reply.score", {**score, "cards": len(mine), "dummy_cards": lost}),)
    at, ask = len(scene.turns), Step("ask.score")
    return Puzzle("score", 1, str(lost), at, ("score",), score, figure, ask, answer)


def _kind(scene: Scene, trick: Trick) -> str:
    """Give what ends the turning: ``suit``, ``trump``, ``trumps`` (one was laid too), ``through`` (nothing)."""
    if trick.stop is None:
        return "through"
    if trick.stop[1] == trump(scene):
        return "trumps" if trick.suit == trump(scene) else "trump"
    return "suit"


def _about(
    scene: Scene, trick: Trick, kind: str, grade: Grade, family: str, claim: str, truth: object
) -> Puzzle:
    """Give a puzzle about a trick whose line is shown with all its cards face up, and nothing turned yet."""
    cells, place = LINES[trick.line][trick.end], {"line": trick.line, "end": trick.end}
    alt = Step("alt.laid", {"card": trick.card, **place, "cards": [dealt(scene)[cell] for cell in cells]})
    figure = grid(scene, trick, cells, alt, play=trick.card, **place, plain="yes")
    facts, path = facts_of(scene, trick), ("tricks", trick.number - 1, claim)
    ask, answer = Step(f"ask.{kind}", facts), (Step(f"reply.{kind}", facts),)
    return Puzzle(kind, grade, family, trick.at + (1 if trick.stop else 2), path, truth, figure, ask, answer)
