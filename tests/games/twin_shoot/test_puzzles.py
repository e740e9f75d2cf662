"""Puzzles of Twin Shoot: every kind in every hand, right against arithmetic, and silent about the answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from printkit.games.twin_shoot import GAME
from printkit.games.twin_shoot.lessons import FEWEST, MOST, puzzles
from printkit.lessons.phrases import Teller
from printkit.lessons.search import provenance
from printkit.rules.game import SENSIBLE
from printkit.rules.lesson import Scene, perform
from printkit.rules.run import deal
from printkit.rules.scene import Puzzle

from ...lessons.every import kit_of

KINDS = {"who-next", "may-play", "who-wins"}


def scenes() -> Iterator[Scene]:
    for players in (4, 6):
        ruleset = GAME.ruleset({"players": players})
        for index in range(6):
            setup = deal(GAME, ruleset, 5, index)
            scores = [10 * team for team in range(players // 2)]
            setup = {**setup, "scores_before": scores}
            yield perform(GAME, ruleset, setup, provenance(5, index, SENSIBLE))


@pytest.fixture(scope="module")
def posed() -> list[tuple[Scene, Puzzle]]:
    return [(scene, puzzle) for scene in scenes() for puzzle in puzzles(scene)]


def test_all_kinds_and_grades_come_up(posed: list[tuple[Scene, Puzzle]]) -> None:
    assert {puzzle.kind for _, puzzle in posed} == KINDS
    assert {puzzle.grade for _, puzzle in posed} == {1, 2, 3}


def test_a_kind_and_an_action_name_one_puzzle(posed: list[tuple[Scene, Puzzle]]) -> None:
    assert len({(id(scene), puzzle.kind, puzzle.at) for scene, puzzle in posed}) == len(posed)


def test_answers_against_arithmetic(posed: list[tuple[Scene, Puzzle]]) -> None:
    for scene, puzzle in posed:
        seats = len(scene.setup["hands"])
        values = puzzle.figure.values
        if puzzle.kind == "who-next":
            assert isinstance(puzzle.truth, int)
            assert {puzzle.truth, values["leader"]} in [{seat, seat + 1} for seat in range(0, seats, 2)]
        elif puzzle.kind == "may-play":
            assert FEWEST <= len(str(values["hand"]).split(",")) <= MOST
            assert isinstance(puzzle.truth, tuple)
            assert set(puzzle.truth) <= set(str(values["hand"]).split(","))


def test_no_figure_gives_the_answer_away(posed: list[tuple[Scene, Puzzle]]) -> None:
    for _, puzzle in posed:
        values = puzzle.figure.values
        assert (values["follow"], values["setter"], values["winner"]) == ("ask", "", "")
        assert values["legal"] == values["hand"]


ANSWERS = {
    "en": ("follow", "wins", "llowed", "clockwise", "scores"),
    "ja": ("フォロー", "勝った", "出せる", "時計回り", "得点"),
}


@pytest.mark.parametrize("lang", kit_of("twin-shoot").languages)
def test_no_alternative_text_does(posed: list[tuple[Scene, Puzzle]], lang: str) -> None:
    words = ANSWERS[lang]
    for _, puzzle in posed:
        told = Teller("twin-shoot", lang, offset=0).text(puzzle.figure.alt)
        ways = {"who-next": words, "may-play": words[:3], "who-wins": words[:3]}
        for word in ways.get(puzzle.kind, ()):
            assert word not in told, told
