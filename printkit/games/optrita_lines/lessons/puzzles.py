"""Puzzles of Optrita: Lines: which lines may be chosen, what stops the turning, who wins what."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from printkit.games.optrita_lines.board import LINES, NAMES, SIDE, TRICKS
from printkit.games.optrita_lines.lessons.scene import Trick, dealt, tricks, trump
from printkit.games.optrita_lines.lessons.sentences import (
    closed,
    grid_of,
    last_card,
    outcome,
    table,
    turning,
)
from printkit.rules.lesson import Drawing, Scene, Step, Text
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
            kind = _kind(scene, trick)
            yield _stopper(scene, trick, kind)
            yield _who_wins(scene, trick, kind)
            yield _taken(scene, trick, kind)
    for trick, following in pairwise(played):
        if trick.passed and trick.stop is not None:
            yield _lines_after(scene, trick, following)


def _lines(scene: Scene, trick: Trick) -> Puzzle:
    """OL-16: ask for the full lines; harder where several cards are gone."""
    gone = [line for line in NAMES if line not in trick.full]
    return Puzzle(
        kind="lines",
        grade=1 if len(trick.gaps) == 1 else 2,
        family=str(len(gone)),
        at=trick.at,
        claim=None,
        truth=trick.full,
        figure=_asked(scene, trick, table(scene, trick, turned=False), trick.up),
        question=Step("ask.lines"),
        answer=(Step("reply.lines", {"lines": list(trick.full), "closed": gone}),),
    )


def _stopper(scene: Scene, trick: Trick, kind: str) -> Puzzle:
    """OL-08 … OL-10: ask which card stops the turning; harder where none does."""
    answer = Step("reply.stopper", {"stop": trick.stop}), _turned(scene, trick)
    grade: Grade = 3 if trick.stop is None else 2
    return _about(scene, trick, "stopper", grade, f"{kind} {trick.end}", ("stopped_by", trick.stop), answer)


def _who_wins(scene: Scene, trick: Trick, kind: str) -> Puzzle:
    """OL-11 … OL-13: ask for the winner; harder with trumps, hardest where nothing stops the turning."""
    grade: Grade = 3 if kind == "through" else 1 if kind == "suit" else 2
    truth = "winner", "player" if trick.won else "dummy"
    answer = Step("reply.who-wins", {"won": trick.won}), _turned(scene, trick), outcome(trick, scene)
    return _about(scene, trick, "who-wins", grade, f"{kind} {trick.won}", truth, answer)


def _taken(scene: Scene, trick: Trick, kind: str) -> Puzzle:
    """OL-13, OL-14: ask for the cards that the winner takes; harder where there is a choice."""
    told, truth = (_turned(scene, trick), outcome(trick, scene)), ("taken", trick.taken)
    if trick.stop is None:
        any_of = Step("reply.taken-any", {"card": trick.card, "cards": list(trick.turned)})
        made = _about(scene, trick, "taken", 3, kind, truth, (any_of, *told))
        return made._replace(at=trick.at + 1, claim=None, truth=trick.turned)
    taken = Step("reply.taken", {"won": trick.won, "card": trick.card, "taken": trick.taken})
    return _about(scene, trick, "taken", 2, f"{kind} {trick.won}", truth, (taken, *told))


def _lines_after(scene: Scene, trick: Trick, following: Trick) -> Puzzle:
    """OL-14, OL-16: ask which lines are full when a trick is over."""
    gone = [line for line in NAMES if line not in following.full]
    before = [line for line in gone if line not in trick.closed]
    reply = Step("reply.lines-after", {"lines": list(following.full), "closed": gone})
    earlier = (Step("reply.closed-before", {"lines": before}),) if before else ()
    answer = (reply, _turned(scene, trick), closed(trick), *earlier)
    grade: Grade = 3 if trick.gaps else 2
    truth = "taken", trick.taken
    made = _about(scene, trick, "lines-after", grade, str(len(trick.closed)), truth, answer)
    return made._replace(at=following.at, claim=None, truth=following.full)


def _score(scene: Scene) -> Puzzle:
    """OL-14, OL-17, OL-18: ask what the piles are worth; two cards are a trick, and the last card is none."""
    mine = by_suit(card for trick in tricks(scene) if trick.won for card in (trick.card, trick.taken))
    lost, left, score = 2 * TRICKS - len(mine), last_card(scene), scene.claims["score"]
    alt = Step("alt.piles", {"won": list(mine), "lost": lost, "left": left})
    return Puzzle(
        kind="score",
        grade=1,
        family=str(lost),
        at=len(scene.turns),
        claim=("score",),
        truth=score,
        figure=Drawing("piles", {"won": ",".join(mine), "lost": lost, "left": left}, (alt,)),
        question=Step("ask.score"),
        answer=(Step("reply.score", {**score, "cards": len(mine), "dummy_cards": lost}),),
    )


def _kind(scene: Scene, trick: Trick) -> str:
    """Give what ends the turning: ``suit``, ``trump``, ``trumps`` (one was laid too), ``through`` (nothing)."""
    if trick.stop is None:
        return "through"
    if trick.stop[1] == trump(scene):
        return "trumps" if trick.suit == trump(scene) else "trump"
    return "suit"


def _about(
    scene: Scene, trick: Trick, kind: str, grade: Grade, family: str, truth: tuple[str, object], answer: Text
) -> Puzzle:
    """Give a puzzle about a trick whose line is shown with all its cards face up, and nothing turned yet.

    ``truth``: the key of what is claimed of the trick, and its value.
    """
    cells, grid, place = LINES[trick.line][trick.end], dealt(scene), {"line": trick.line, "end": trick.end}
    shown = table(scene, trick, turned=False)
    cards = ",".join(grid_of(scene, trick, trick.up.union(cells)))
    figure = shown._replace(values={**shown.values, "play": trick.card, **place, "cards": cards})
    alt = Step("alt.laid", {"card": trick.card, **place, "cards": [grid[cell] for cell in cells]})
    return Puzzle(
        kind=kind,
        grade=grade,
        family=family,
        at=trick.at + (1 if trick.stop is not None else 2),
        claim=("tricks", trick.number - 1, truth[0]),
        truth=truth[1],
        figure=_asked(scene, trick, figure, trick.up.difference(cells), alt),
        question=Step(f"ask.{kind}", {"card": trick.card, **place, "trump": trump(scene)}),
        answer=answer,
    )


def _asked(scene: Scene, trick: Trick, shown: Drawing, up: frozenset[int], *alt: Step) -> Drawing:
    """Give a figure without the crosses at closed lines; its text tells which cards are up, and the gaps."""
    grid = dealt(scene)
    others = Step("alt.face-up", {"cards": [grid[cell] for cell in sorted(up - trick.gaps)]})
    places = [(cell // SIDE + 1, cell % SIDE + 1) for cell in sorted(trick.gaps)]
    told = (*alt, others, Step("alt.gaps", {"places": places}))
    return shown._replace(values={**shown.values, "plain": "yes"}, alt=told)


def _turned(scene: Scene, trick: Trick) -> Step:
    """Tell the turning, without what lay face up before: in the figure the whole line does."""
    return turning(trick._replace(open=()), scene)
