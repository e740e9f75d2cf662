"""The second reading of Handmade Pinochle: what a deal scores, and the game, with outcomes from paper."""

from __future__ import annotations

import pytest

from .decisions import perft
from .handmade_pinochle import Game
from .handmade_pinochle_deals import (
    BIDS,
    EXAMPLE,
    HANDS,
    NO_MELD,
    ONE_SUIT_EACH,
    TRICKS,
    decide,
    made,
    play_out,
    stock,
)
from .refusal import RefusedError


@pytest.mark.clause("HP-18", "HP-19")
@pytest.mark.parametrize(("contract", "score"), [(30, 40), (40, 40), (41, -26), (900, -26)])
def test_a_contract_missed_costs_the_meld_shown(contract: int, score: int) -> None:
    words = f"- {contract} - - H {' '.join(TRICKS)}"
    assert decide(made(HANDS), words).claims()["score"] == [score, 22]


@pytest.mark.clause("HP-13", "HP-25")
def test_a_meld_needs_a_trick_of_the_pair_or_of_the_player() -> None:
    pair = decide(made(HANDS, {"meld_needs": "pair"}), EXAMPLE).claims()
    player = decide(made(HANDS, {"meld_needs": "player"}), EXAMPLE).claims()
    assert pair["score"] == [40, 22]
    assert player["score"] == [40, 11]  # seat 1 took no trick
    assert player["meld_points"] == pair["meld_points"] == [26, 11]


@pytest.mark.clause("HP-13", "HP-19", "HP-25")
@pytest.mark.parametrize(
    ("meld_needs", "contract", "score"),
    [("pair", 181, 181), ("pair", 182, -156), ("player", 177, 177), ("player", 178, -156)],
)
def test_the_side_with_every_trick(meld_needs: str, contract: int, score: int) -> None:
    # Seat 1 shows a double run and two nines (152) and takes every trick, seat 3 a double marriage (4).
    # Pair 0 shows two double marriages and takes nothing.
    at = play_out(decide(made(ONE_SUIT_EACH, {"meld_needs": meld_needs}), f"{contract} - - - H"))
    claims = at.claims()
    assert claims["meld_points"] == [8, 156]
    assert claims["trick_points"] == [0, 25]
    assert claims["score"] == [0, score]


@pytest.mark.clause("HP-20", "HP-21")
@pytest.mark.parametrize("contract", [1, 9, 200])
def test_a_pair_without_a_trick_loses_its_bid(contract: int) -> None:
    # Seat 0 names hearts and leads a spade, which seat 1 ruffs.
    at = play_out(decide(made(ONE_SUIT_EACH), f"- - - {contract} H"))
    assert at.claims()["tricks_won"] == [0, 12, 0, 0]
    assert at.claims()["score"] == [-contract, 181]


@pytest.mark.clause("HP-21")
@pytest.mark.parametrize(("contract", "score"), [(181, 181), (182, -156)])
def test_declarers_partner_may_take_the_tricks(contract: int, score: int) -> None:
    at = play_out(decide(made(ONE_SUIT_EACH), f"- - {contract} - H"))
    assert at.claims()["declarer"] == 3
    assert at.claims()["tricks_won"] == [0, 12, 0, 0]
    assert at.claims()["score"] == [0, score]


@pytest.mark.clause("HP-19")
def test_a_pair_without_meld_that_misses_scores_nothing() -> None:
    at = play_out(decide(made(NO_MELD), "- - - 26 C"))
    assert at.claims()["meld_points"][0] == 0
    assert at.claims()["tricks_won"][2] > 0
    assert at.claims()["score"][0] == 0


@pytest.mark.clause("HP-23", "HP-24")
@pytest.mark.parametrize(
    ("before", "after", "winners"),
    [([0, 0], [40, 22], [0]), ([0, 18], [40, 40], [0, 1]), ([-5, 18], [35, 40], [1])],
)
def test_the_fourth_deal_names_the_winners(before: list[int], after: list[int], winners: list[int]) -> None:
    claims = decide(made(HANDS, hand_no=4, scores_before=before), EXAMPLE).claims()
    assert claims["scores_after"] == after
    assert claims["game_over"] is True
    assert claims["winners"] == winners


@pytest.mark.clause("HP-07", "HP-23", "HP-24")
def test_a_game_is_four_deals_and_the_start_moves_left() -> None:
    game = Game({"players": 4}, first_start=3)
    seen = []
    while game.winners is None:
        # The third deal is thrown in twice; in each, whoever speaks second makes the example's 40.
        start, tries = game.start, 2 if game.hand_no == 3 else 0
        hands = [HANDS[(seat - start) % 4] for seat in range(4)]
        for _ in range(tries):
            deal = decide(game.deal(stock(hands, start)), " ".join(stock(hands, start)))
            game.score(decide(deal, "- - - -"))
            seen.append((game.hand_no, game.start, list(game.scores)))
        deal = decide(game.deal(stock(hands, start)), " ".join(stock(hands, start)))
        game.score(decide(deal, EXAMPLE))
        seen.append((game.hand_no, game.start, list(game.scores)))
    # Seats are turned with the start: pair 1 makes 40 in deals 1 and 3, pair 0 in deals 2 and 4.
    assert seen == [
        (2, 0, [22, 40]),
        (3, 1, [62, 62]),
        (3, 1, [62, 62]),
        (3, 1, [62, 62]),
        (4, 2, [84, 102]),
        (5, 3, [124, 124]),
    ]
    assert game.winners == [0, 1]
    with pytest.raises(RefusedError, match="game is over"):
        game.deal(stock(HANDS))


def test_a_deal_in_the_middle_of_a_game_may_not_be_scored() -> None:
    game = Game({"players": 4}, first_start=0)
    with pytest.raises(RefusedError, match="not over"):
        game.score(game.deal(stock(HANDS)))


def test_perft_counts_the_last_tricks_as_on_paper() -> None:
    at = decide(made(HANDS), f"{BIDS} H {' '.join(TRICKS[:10])}")
    # Seat 3 leads JS or AH. After JS: AD or TD, KS, QH or TH. After AH: AD or TD, JH, QH or TH. Then
    # everyone has one card.
    assert [perft(at, depth) for depth in (1, 2, 3, 4, 8, 99)] == [2, 4, 4, 8, 8, 8]
    assert (at.to_move(), at.legal()) == (3, ["AH", "JS"])
    assert perft(play_out(at), 5) == 1


def test_perft_counts_trumps_and_twins() -> None:
    at = decide(made(ONE_SUIT_EACH), "9 - - -")
    # Four suits; seat 1 leads one of six hearts (each twice); 2, 3 and 0 have six cards each to choose.
    assert [perft(at, depth) for depth in (1, 2, 3)] == [4, 24, 144]
