"""Puzzles of Optrita: Lines: which lines may be chosen, what stops the turning, who wins what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from printkit.games.optrita_lines.board import CELLS, NAMES, SIDE, TRICKS
from printkit.games.optrita_lines.lessons.seen import Trick, by_suit, cells_of, dealt, tricks, trump
from printkit.games.optrita_lines.lessons.sentences import outcome, say, table, turning
from printkit.rules.game import Path
from printkit.rules.lesson import Drawing, Scene, Step, Text
from printkit.rules.puzzle import Grade, Puzzle


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Give what might be asked about a deal: nothing of a trick that the very first card stops."""
    yield _score(scene)
    played = tricks(scene)
    for trick in played:
        if trick.gaps:
            yield _lines(scene, trick)
        if trick.passed:
            yield _stopper(scene, trick)
            yield _who_wins(scene, trick)
            yield _taken(scene, trick)
    for trick, following in pairwise(played):
        if trick.passed and trick.stop is not None:
            yield _lines_after(scene, trick, following)


def _lines(scene: Scene, trick: Trick) -> Puzzle:
    """OL-16: ask for the full lines; harder where several cards are gone."""
    shown = table(scene, trick, turned=False)
    gone = [line for line in NAMES if line not in trick.full]
    return Puzzle(
        kind="lines",
        grade=1 if len(trick.gaps) == 1 else 2,
        family=str(len(gone)),
        at=trick.at,
        claim=None,
        truth=trick.full,
        figure=_asked(shown, _face_up(scene, trick, trick.up), _gaps(trick)),
        question=Step("ask.lines"),
        answer=(Step("reply.lines", {"lines": list(trick.full), "closed": gone}),),
    )


def _stopper(scene: Scene, trick: Trick) -> Puzzle:
    """OL-08 … OL-10: ask which card stops the turning; harder where none does."""
    return _about(
        scene,
        trick,
        "stopper",
        3 if trick.stop is None else 2,
        f"{_kind(scene, trick)} {trick.end}",
        "stopped_by",
        trick.stop,
        (Step("reply.stopper", {"stop": trick.stop}), _turned(scene, trick)),
    )


def _who_wins(scene: Scene, trick: Trick) -> Puzzle:
    """OL-11 … OL-13: ask for the winner; harder with trumps, hardest where nothing stops the turning."""
    kind = _kind(scene, trick)
    grade: Grade = 3 if kind == "through" else 1 if kind == "suit" else 2
    winner = "player" if trick.won else "dummy"
    answer = (Step("reply.who-wins", {"won": trick.won}), _turned(scene, trick), outcome(trick, scene))
    return _about(scene, trick, "who-wins", grade, f"{kind} {trick.won}", "winner", winner, answer)


def _taken(scene: Scene, trick: Trick) -> Puzzle:
    """OL-13, OL-14: ask for the cards that the winner takes; harder where there is a choice."""
    kind = _kind(scene, trick)
    if trick.stop is None:
        any_of = Step("reply.taken-any", {"card": trick.card, "cards": list(trick.turned)})
        answer = any_of, _turned(scene, trick), outcome(trick, scene)
        made = _about(scene, trick, "taken", 3, kind, "taken", trick.taken, answer)
        return made._replace(at=trick.at + 1, claim=None, truth=trick.turned)
    answer = (
        Step("reply.taken", {"won": trick.won, "card": trick.card, "taken": trick.taken}),
        _turned(scene, trick),
        outcome(trick, scene),
    )
    return _about(scene, trick, "taken", 2, f"{kind} {trick.won}", "taken", trick.taken, answer)


def _lines_after(scene: Scene, trick: Trick, following: Trick) -> Puzzle:
    """OL-14, OL-16: ask which lines are full when a trick is over."""
    gone = [line for line in NAMES if line not in following.full]
    before = [line for line in gone if line not in trick.closed]
    answer = (
        Step("reply.lines-after", {"lines": list(following.full), "closed": gone}),
        _turned(scene, trick),
        say("closed", card=trick.taken, lines=list(trick.closed)),
        *([Step("reply.closed-before", {"lines": before})] if before else []),
    )
    made = _about(
        scene,
        trick,
        "lines-after",
        3 if trick.gaps else 2,
        str(len(trick.closed)),
        "taken",
        trick.taken,
        answer,
    )
    return made._replace(at=following.at, claim=None, truth=following.full)


def _score(scene: Scene) -> Puzzle:
    """OL-14, OL-17, OL-18: ask what the piles are worth; two cards are a trick, and the last card is none."""
    played = tricks(scene)
    mine = [card for trick in played if trick.won for card in (trick.card, trick.taken)]
    laid = {trick.card for trick in played}
    left = next(card for card in scene.setup["hand"] if card not in laid)
    lost = 2 * TRICKS - len(mine)
    facts = {"won": list(by_suit(mine)), "lost": lost, "left": left}
    figure = Drawing(
        "piles",
        {"won": ",".join(by_suit(mine)), "lost": lost, "left": left},
        (Step("alt.piles", facts),),
    )
    return Puzzle(
        kind="score",
        grade=1,
        family=str(lost),
        at=len(scene.turns),
        claim=("score",),
        truth=scene.claims["score"],
        figure=figure,
        question=Step("ask.score"),
        answer=(Step("reply.score", {**scene.claims["score"], "cards": len(mine), "dummy_cards": lost}),),
    )


# --- pieces


def _kind(scene: Scene, trick: Trick) -> str:
    """Give what ends the turning: ``suit``, ``trump``, ``trumps`` (one was laid too), ``through`` (nothing)."""
    if trick.stop is None:
        return "through"
    if trick.stop[1] == trump(scene):
        return "trumps" if trick.suit == trump(scene) else "trump"
    return "suit"


def _about(
    scene: Scene,
    trick: Trick,
    kind: str,
    grade: Grade,
    family: str,
    claim: str,
    truth: object,
    answer: Text,
) -> Puzzle:
    """Give a puzzle about a trick whose line is shown with all its cards face up, and nothing turned yet."""
    cells = cells_of(trick.line, trick.end)
    grid = dealt(scene)
    shown = table(scene, trick, turned=False)
    values = {**shown.values, "play": trick.card, "line": trick.line, "end": trick.end}
    values["cards"] = _cards(scene, trick, trick.up.union(cells))
    laid = Step(
        "alt.laid",
        {"card": trick.card, "line": trick.line, "end": trick.end, "cards": [grid[cell] for cell in cells]},
    )
    others = _face_up(scene, trick, trick.up.difference(cells))
    path: Path = ("tricks", trick.number - 1, claim)
    facts = {"card": trick.card, "line": trick.line, "end": trick.end, "trump": trump(scene)}
    return Puzzle(
        kind=kind,
        grade=grade,
        family=family,
        at=trick.at + (1 if trick.stop is not None else 2),
        claim=path,
        truth=truth,
        figure=_asked(Drawing(shown.name, values, ()), laid, others, _gaps(trick)),
        question=Step(f"ask.{kind}", facts),
        answer=answer,
    )


def _asked(shown: Drawing, *alt: Step) -> Drawing:
    """Give a figure without the crosses at closed lines, and with another text."""
    return Drawing(shown.name, {**shown.values, "plain": "yes"}, alt)


def _cards(scene: Scene, trick: Trick, up: frozenset[int]) -> str:
    """Give the grid before a trick as the figure has it, with the cells of ``up`` face up."""
    grid = dealt(scene)
    shown = ("." if at in trick.gaps else grid[at] if at in up else "?" for at in range(CELLS))
    return ",".join(shown)


def _face_up(scene: Scene, trick: Trick, cells: frozenset[int]) -> Step:
    """Say which cards lie face up at the cells."""
    grid = dealt(scene)
    return Step("alt.face-up", {"cards": [grid[cell] for cell in sorted(cells - trick.gaps)]})


def _gaps(trick: Trick) -> Step:
    """Say where cards are gone, by row and column."""
    places: Sequence[tuple[int, int]] = [(at // SIDE + 1, at % SIDE + 1) for at in sorted(trick.gaps)]
    return Step("alt.gaps", {"places": places})


def _turned(scene: Scene, trick: Trick) -> Step:
    """Tell the turning, without what lay face up before: in the figure the whole line does."""
    return turning(trick._replace(up=frozenset()), scene)
