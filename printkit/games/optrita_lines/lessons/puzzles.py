"""Puzzles of Optrita: Lines: which lines may be chosen, what stops the turning, who wins what."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from printkit.games.optrita_lines.board import LINES, NAMES, SIDE, TRICKS
from printkit.games.optrita_lines.lessons import sentences as told
from printkit.games.optrita_lines.lessons.scene import Trick, dealt, tricks, trump
from printkit.games.optrita_lines.lessons.sentences import grid_of, outcome, table
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
            yield from _of_trick(scene, trick)
    for trick, following in pairwise(played):
        if trick.passed and trick.stop is not None:
            yield _lines_after(scene, trick, following)


def _lines(scene: Scene, trick: Trick) -> Puzzle:
    """OL-16: ask for the full lines; harder where several cards are gone."""
    gone = [line for line in NAMES if line not in trick.full]
    figure = _asked(scene, trick, table(scene, trick, turned=False), trick.up)
    answer = (Step("reply.lines", {"lines": list(trick.full), "closed": gone}),)
    grade: Grade = 1 if len(trick.gaps) == 1 else 2
    ask = Step("ask.lines")
    return Puzzle("lines", grade, str(len(gone)), trick.at, None, trick.full, figure, ask, answer)


def _of_trick(scene: Scene, trick: Trick) -> Iterator[Puzzle]:
    """OL-08 … OL-14: ask which card stops the turning, who wins, and which cards the winner takes.

    The hardest are those where nothing stops the turning, so that there is a choice.
    """
    kind, how, end = _kind(scene, trick), _turned(scene, trick), outcome(trick, scene)
    through, winner = trick.stop is None, "player" if trick.won else "dummy"
    grade: Grade = 3 if through else 2
    stop = Step("reply.stopper", {"stop": trick.stop})
    family = f"{kind} {trick.won}"
    yield _about(scene, trick, "stopper", grade, f"{kind} {trick.end}", ("stopped_by", trick.stop), (stop, how))
    won, easier = Step("reply.who-wins", {"won": trick.won}), 1 if kind == "suit" else grade
    yield _about(scene, trick, "who-wins", easier, family, ("winner", winner), (won, how, end))
    taken = Step("reply.taken", {"won": trick.won, "card": trick.card, "taken": trick.taken})
    if not through:
        yield _about(scene, trick, "taken", grade, family, ("taken", trick.taken), (taken, how, end))
        return
    any_of = Step("reply.taken-any", {"card": trick.card, "cards": list(trick.turned)})
    made = _about(scene, trick, "taken", grade, kind, ("taken", trick.taken), (any_of, how, end))
    yield made._replace(at=trick.at + 1, claim=None, truth=trick.turned)


def _lines_after(scene: Scene, trick: Trick, following: Trick) -> Puzzle:
    """OL-14, OL-16: ask which lines are full when a trick is over."""
    gone = [line for line in NAMES if line not in following.full]
    before = [line for line in gone if line not in trick.closed]
    reply = Step("reply.lines-after", {"lines": list(following.full), "closed": gone})
    earlier = (Step("reply.closed-before", {"lines": before}),) if before else ()
    answer = (reply, _turned(scene, trick), told.closed(trick), *earlier)
    grade: Grade = 3 if trick.gaps else 2
    truth = "taken", trick.taken
    made = _about(scene, trick, "lines-after", grade, str(len(trick.closed)), truth, answer)
    return made._replace(at=following.at, claim=None, truth=following.full)


def _score(scene: Scene) -> Puzzle:
    """OL-14, OL-17, OL-18: ask what the piles are worth; two cards are a trick, and the last card is none."""
    mine = by_suit(card for trick in tricks(scene) if trick.won for card in (trick.card, trick.taken))
    lost, left, score = 2 * TRICKS - len(mine), told.last_card(scene), scene.claims["score"]
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
    figure = _asked(scene, trick, figure, trick.up.difference(cells), alt)
    ask = Step(f"ask.{kind}", {"card": trick.card, **place, "trump": trump(scene)})
    at, claim = trick.at + (1 if trick.stop else 2), ("tricks", trick.number - 1, truth[0])
    return Puzzle(kind, grade, family, at, claim, truth[1], figure, ask, answer)


def _asked(scene: Scene, trick: Trick, shown: Drawing, up: frozenset[int], *alt: Step) -> Drawing:
    """Give a figure without the crosses at closed lines; its text tells which cards are up, and the gaps."""
    grid = dealt(scene)
    others = Step("alt.face-up", {"cards": [grid[cell] for cell in sorted(up - trick.gaps)]})
    places = [(cell // SIDE + 1, cell % SIDE + 1) for cell in sorted(trick.gaps)]
    all_alt = (*alt, others, Step("alt.gaps", {"places": places}))
    return shown._replace(values={**shown.values, "plain": "yes"}, alt=all_alt)


def _turned(scene: Scene, trick: Trick) -> Step:
    """Tell the turning, without what lay face up before: in the figure the whole line does."""
    return told.turning(trick._replace(open=()), scene)
