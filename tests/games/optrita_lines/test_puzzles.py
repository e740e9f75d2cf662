"""Puzzles of Optrita: Lines: true by another count; nothing in their figures gives the answer away."""

from __future__ import annotations

from collections import Counter

import pytest

from printkit.games.optrita_lines.lessons import puzzles
from printkit.lessons.phrases import Teller
from printkit.rules.lesson import Scene, watch
from printkit.rules.run import hands
from printkit.rules.scene import Puzzle
from tests.games.optrita_lines.samples import GAME
from tests.tongues import tongues

RULES = GAME.ruleset({"difficulty": "normal"})
SCENES = [watch(GAME, record) for record in hands(GAME, RULES, "sensible", 5, 40, "")]
ASKED = [(scene, puzzle) for scene in SCENES for puzzle in puzzles(scene)]
RANKS = "23456789JQKA"


def drawn(puzzle: Puzzle) -> list[list[str]]:
    """Give the grid of a puzzle's figure by rows."""
    cards = str(puzzle.figure.values["cards"]).split(",")
    return [cards[6 * row : 6 * row + 6] for row in range(6)]


def line_of(puzzle: Puzzle) -> list[str]:
    """Give the cards of the line in a figure in turning order."""
    line, end = str(puzzle.figure.values["line"]), puzzle.figure.values["end"]
    grid, at = drawn(puzzle), int(line[1]) - 1
    cards = grid[at] if line[0] == "R" else [row[at] for row in grid]
    return cards[::-1] if end in ("right", "bottom") else cards


def full(grid: list[list[str]]) -> list[str]:
    """Give the lines of a drawn grid that have no gap."""
    columns = [f"C{at + 1}" for at in range(6) if all(row[at] != "." for row in grid)]
    return columns + [f"R{at + 1}" for at in range(6) if "." not in grid[at]]


def solved(puzzle: Puzzle) -> object:
    """Answer a puzzle from its figure alone, as a reader would."""
    values = puzzle.figure.values
    if puzzle.kind == "score":
        cards = str(values["won"]).count(",") + 1 if values["won"] else 0
        return {"player": cards // 2, "dummy": int(values["lost"]) // 2}
    if puzzle.kind == "lines":
        return full(drawn(puzzle))
    card, trump = str(values["play"]), str(values["trump"])[1]
    line = line_of(puzzle)
    stop = next((one for one in line if one[1] in (card[1], trump)), None)
    if puzzle.kind == "stopper":
        return stop
    won = stop is None or (stop[1] == card[1] and RANKS.index(card[0]) > RANKS.index(stop[0]))
    if puzzle.kind == "who-wins":
        return "player" if won else "dummy"
    if puzzle.kind == "taken":
        return stop or tuple(line)
    assert puzzle.kind == "lines-after"
    return full([["." if one == stop else one for one in row] for row in drawn(puzzle)])


def test_every_puzzle_can_be_answered_from_its_figure() -> None:
    kinds = Counter(puzzle.kind for _, puzzle in ASKED)
    assert set(kinds) == {"lines", "stopper", "who-wins", "taken", "lines-after", "score"}
    assert min(kinds.values()) >= 40
    for _, puzzle in ASKED:
        truth = list(puzzle.truth) if puzzle.kind.startswith("lines") else puzzle.truth  # type: ignore[call-overload]
        assert solved(puzzle) == truth, puzzle


def test_figures_mark_no_answer() -> None:
    for _, puzzle in ASKED:
        values = puzzle.figure.values
        if puzzle.kind == "score":
            assert set(values) == {"won", "lost", "left"}
            continue
        assert values["plain"]
        assert not {"turned", "taken", "open"} & set(values)


def test_answers_after_a_trick_name_every_closed_line() -> None:
    for _, puzzle in ASKED:
        if puzzle.kind in ("lines", "lines-after"):
            first, *others = puzzle.answer
            assert first.code == f"reply.{puzzle.kind}"
            assert first.facts["lines"] == list(puzzle.truth)  # type: ignore[call-overload]
            told = {line for step in others if "lines" in step.facts for line in step.facts["lines"]}
            closed = set(first.facts["closed"])
            assert closed.isdisjoint(first.facts["lines"])
            assert len(closed) + len(first.facts["lines"]) == 12
            assert not others or told == closed


@pytest.mark.parametrize("lang", tongues(GAME.id)[:-1])
def test_words_and_alternative_texts_say_no_more_than_the_figure(lang: str) -> None:
    """All six cards of the line are told, in turning order, whatever stops the turning."""
    teller = Teller("optrita-lines", lang, offset=0)
    for _, puzzle in ASKED:
        codes = [step.code for step in puzzle.figure.alt]
        assert set(codes) <= {"alt.laid", "alt.face-up", "alt.gaps", "alt.trump", "alt.piles"}
        for step in puzzle.figure.alt:
            if step.code == "alt.laid":
                assert step.facts["cards"] == line_of(puzzle)
            if step.code == "alt.trump":
                assert step.facts["suit"] == str(puzzle.figure.values["trump"])[1]
            if step.code == "alt.gaps":
                grid = drawn(puzzle)
                gaps = [(r, c) for r in range(1, 7) for c in range(1, 7) if grid[r - 1][c - 1] == "."]
                assert step.facts["places"] == gaps
        assert teller.tell(puzzle.question)


def test_a_trick_that_the_first_card_stops_is_not_asked_about() -> None:
    def asked(scene: Scene) -> set[int]:
        return {puzzle.claim[1] for puzzle in puzzles(scene) if puzzle.claim and puzzle.claim[0] == "tricks"}  # type: ignore[misc]  # the second step of such a path is a number

    for scene in SCENES:
        tricks = scene.claims["tricks"]
        assert asked(scene) == {
            at for at, one in enumerate(tricks) if one["stopped_by"] is None or len(one["turned"]) > 1
        }
