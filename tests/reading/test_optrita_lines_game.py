"""The second reading of Optrita: Lines: the end of a deal and of a game, with outcomes from paper."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .decisions import perft
from .optrita_lines import Game, marks
from .optrita_lines_deals import EXAMPLE, LINES, cards_of, deal, decide, play_out, setup, shuffled
from .refusal import RefusedError


@pytest.mark.clause("OL-03", "OL-20")
@pytest.mark.parametrize(
    ("ruleset", "player", "dummy"),
    [
        ({"difficulty": "normal"}, 21, 21),
        ({"difficulty": "normal", "hard_target": 31}, 21, 21),
        ({"difficulty": "hard"}, 31, 11),
        ({"difficulty": "hard", "hard_target": 31}, 31, 11),
        ({"difficulty": "hard", "hard_target": 21}, 21, 11),
    ],
)
def test_the_marks(ruleset: dict[str, Any], player: int, dummy: int) -> None:
    assert marks(ruleset) == {"player": player, "dummy": dummy}


@pytest.mark.clause("OL-16", "OL-17")
def test_a_full_line_always_remains() -> None:
    choose = random.Random(1)
    for _ in range(150):
        cards = shuffled(choose)
        at = Game({"difficulty": "normal"}).deal(cards, choose.choice(["down", "up"]))
        while not at.finished:
            assert at.legal()
            # Each trick takes one card, so it spoils one row and one column at most.
            spoilt = 36 - len(at.grid.cards)
            if at.decision() == "line":
                assert sum(line[0] == "R" for line in at.legal()) >= 6 - spoilt >= 1
                assert sum(line[0] == "C" for line in at.legal()) >= 6 - spoilt
            at.do(choose.choice(at.choices()))
        assert len(at.tricks) == 6
        assert len(at.hand) == 1
        assert sum(at.score().values()) == 6


@pytest.mark.clause("OL-03", "OL-20", "OL-21", "OL-22")
@pytest.mark.parametrize(
    ("ruleset", "player", "dummy", "result"),
    [
        # Three tricks each; the player is served first, fourth at the latest, the dummy third, fifth, sixth.
        ({"difficulty": "normal"}, 17, 17, None),
        ({"difficulty": "normal"}, 18, 17, "player"),
        ({"difficulty": "normal"}, 17, 18, "dummy"),
        ({"difficulty": "normal"}, 18, 18, "dummy"),
        ({"difficulty": "normal", "same_deal": "dummy"}, 20, 18, "dummy"),
        ({"difficulty": "normal", "same_deal": "player"}, 18, 20, "player"),
        ({"difficulty": "normal", "same_deal": "player"}, 17, 20, "dummy"),
        ({"difficulty": "normal", "same_deal": "first-trick"}, 18, 18, "player"),
        ({"difficulty": "normal", "same_deal": "first-trick"}, 18, 20, "dummy"),
        ({"difficulty": "normal", "same_deal": "first-trick"}, 19, 20, "player"),
        ({"difficulty": "normal", "same_deal": "first-trick"}, 18, 19, "player"),
        ({"difficulty": "normal", "same_deal": "first-trick"}, 17, 18, "dummy"),
        ({"difficulty": "normal", "hard_target": 31}, 18, 17, "player"),
        ({"difficulty": "hard"}, 27, 7, None),
        ({"difficulty": "hard"}, 28, 7, "player"),
        ({"difficulty": "hard"}, 27, 8, "dummy"),
        ({"difficulty": "hard"}, 28, 8, "dummy"),
        ({"difficulty": "hard", "same_deal": "player"}, 28, 8, "player"),
        ({"difficulty": "hard", "same_deal": "first-trick"}, 28, 8, "player"),
        ({"difficulty": "hard", "same_deal": "first-trick"}, 28, 10, "dummy"),
        ({"difficulty": "hard"}, 18, 7, None),
        ({"difficulty": "hard", "hard_target": 31}, 18, 7, None),
        ({"difficulty": "hard", "hard_target": 21}, 18, 7, "player"),
        ({"difficulty": "hard", "hard_target": 21}, 17, 7, None),
        ({"difficulty": "hard", "hard_target": 21}, 18, 8, "dummy"),
    ],
)
def test_who_is_first_at_the_mark(ruleset: dict[str, Any], player: int, dummy: int, result: str | None) -> None:
    at = decide(deal(ruleset, scores_before={"player": player, "dummy": dummy}), EXAMPLE)
    claims = at.claims()
    assert claims["scores_after"] == {"player": player + 3, "dummy": dummy + 3}
    assert (claims["game_over"], claims["result"]) == (result is not None, result)


@pytest.mark.clause("OL-03", "OL-18", "OL-19", "OL-21", "OL-22")
@pytest.mark.parametrize(
    ("ruleset", "deals", "result"),
    [
        ({"difficulty": "normal"}, 7, "dummy"),
        ({"difficulty": "normal", "same_deal": "dummy"}, 7, "dummy"),
        ({"difficulty": "normal", "same_deal": "first-trick"}, 7, "player"),
        ({"difficulty": "normal", "same_deal": "player"}, 7, "player"),
        ({"difficulty": "hard", "same_deal": "player"}, 4, "dummy"),
    ],
)
def test_a_race_with_the_example_over_and_over(ruleset: dict[str, Any], deals: int, result: str) -> None:
    game = Game(ruleset)
    while game.result is None:
        assert game.scores == {"player": 3 * (game.hand_no - 1), "dummy": 3 * (game.hand_no - 1)}
        game.score(decide(game.deal(cards_of(setup()), "up"), EXAMPLE))
    assert (game.hand_no - 1, game.result) == (deals, result)
    with pytest.raises(RefusedError, match="game is over"):
        game.deal(cards_of(setup()), "up")


@pytest.mark.clause("OL-19")
@pytest.mark.parametrize("difficulty", ["normal", "hard"])
def test_every_game_comes_to_an_end(difficulty: str) -> None:
    choose = random.Random(difficulty)
    for _ in range(5):
        game = Game({"difficulty": difficulty})
        while game.result is None:
            game.score(play_out(game.deal(shuffled(choose), "down"), choose))
            assert sum(game.scores.values()) == 6 * (game.hand_no - 1)
        needed = marks(game.ruleset)
        other = "dummy" if game.result == "player" else "player"
        assert game.scores[game.result] >= needed[game.result]
        assert game.scores[other] < needed[other] or game.result == "dummy"
        assert game.hand_no - 1 <= 7


def test_perft_counts_the_last_trick_as_on_paper() -> None:
    at = decide(deal(), EXAMPLE[:-1])
    # 3H or 7C to C6, R1 or R4, from two ends. C6 and R4 hold hearts and clubs; R1, all spades, stops
    # neither card, and one of its six is picked.
    assert [perft(at, depth) for depth in (0, 1, 2, 3, 99)] == [1, 12, 2 * (2 + 12 + 2), 32, 32]
    assert perft(decide(at, EXAMPLE[-1:]), 5) == 1


def test_perft_counts_the_second_line_as_on_paper() -> None:
    # After the 8H is gone: six cards, ten full lines, two ends.
    assert perft(decide(deal(), [LINES[0]]), 1) == 6 * 10 * 2
