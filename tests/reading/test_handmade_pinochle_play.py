"""The second reading of Handmade Pinochle: tricks, scoring and the game, with outcomes from paper."""

from __future__ import annotations

import pytest

from .handmade_pinochle import Deal, Game, perft
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
from .handmade_pinochle_table import RANK_ORDERS, Card, Play, Trick, card, codes
from .refusal import RefusedError

DEFAULT, OTHER = RANK_ORDERS


def trick(trump: str, cards: str, order: str = DEFAULT, must_head: bool = False) -> Trick:
    """Return a trick of cards played by seats 0, 1, 2 and so on."""
    plays = [(seat, card(code)) for seat, code in enumerate(cards.split())]
    return Trick(Play(trump, order, must_head), plays)


def playable(at: Trick, hand: str) -> str:
    return " ".join(codes(at.playable([card(code) for code in hand.split()])))


@pytest.mark.clause("HP-17")
@pytest.mark.parametrize("order", ["ATKQJ9", "AKQJT9"])
def test_the_order_of_the_ranks(order: str) -> None:
    how = Play("S", order)
    for i, one in enumerate(order):
        for j, other in enumerate(order):
            assert how.higher(Card(one, "H"), Card(other, "H")) == (i < j)
    assert order in RANK_ORDERS
    assert DEFAULT == "ATKQJ9"


@pytest.mark.clause("HP-15")
@pytest.mark.parametrize(
    ("played", "hand", "legal"),
    [
        ("", "AS AS 9H KD", "9H AS KD"),  # the leader plays anything
        ("KS", "AS 9S AH 9C", "9S AS"),  # follow, high or low
        ("KS", "AH 9H AD", "9H AH"),  # unable: a trump, any one
        ("KS", "AD 9C", "9C AD"),  # neither: anything
        ("KS QH", "AH KH QH JH 9H AD", "AH KH"),  # ruffed: higher; the twin of the queen is not
        ("KS QH", "JH 9H 9H AD", "9H JH"),  # not able: any trump all the same
        ("KS AH", "AH TH AD", "AH TH"),  # nothing beats the first ace
        ("KS 9H QH", "JH KH TD", "KH"),  # higher than the highest
        ("KS QH 9H", "JH KH TD", "KH"),  # which is not the last one
        ("KS TH", "AH KH QH", "AH"),  # the ten is second (HP-17)
        ("KS QH", "AS 9S AH", "9S AS"),  # who can follow does, ruffed or not
        ("KS AD AC", "9H JH TD", "9H JH"),  # discards are no ruffs
        ("QH", "AH 9H AS", "9H AH"),  # a trump led is a suit led
        ("QH", "AS 9C", "9C AS"),
        ("QH AD AH", "9H TH AS", "9H TH"),
    ],
)
def test_what_may_be_played(played: str, hand: str, legal: str) -> None:
    assert playable(trick("H", played), hand) == legal


@pytest.mark.clause("HP-15", "HP-17")
def test_the_option_of_the_ranks_decides_what_overruffs() -> None:
    assert playable(trick("H", "KS TH", OTHER), "AH KH QH 9H") == "AH KH QH"
    assert playable(trick("H", "KS JH", OTHER), "TH 9H") == "9H TH"


@pytest.mark.clause("HP-26")
@pytest.mark.parametrize(
    ("played", "hand", "free", "heading"),
    [
        ("QS", "KS JS AH", "JS KS", "KS"),
        ("QS", "QS JS AH", "JS QS", "JS QS"),  # the twin does not head
        ("QS", "AS TS KS QS", "AS KS QS TS", "AS KS TS"),
        ("9S AS", "TS KS AH", "KS TS", "KS TS"),  # above the highest so far, not above the lead
        ("9S KS QS", "TS JS", "JS TS", "TS"),
        ("9S AD", "JS 9S", "9S JS", "JS"),  # a discard is not headed
        ("QS 9H", "KS JS", "JS KS", "JS KS"),  # ruffed: no duty
        ("QH", "KH JH AS", "JH KH", "KH"),  # a trump led is headed too
        ("QH 9H", "KH JH AS", "JH KH", "KH"),
        ("QS", "AD 9C", "9C AD", "9C AD"),  # not following: no duty
        ("QS", "AH 9H", "9H AH", "9H AH"),  # a first ruff is any trump
    ],
)
def test_the_duty_to_head(played: str, hand: str, free: str, heading: str) -> None:
    assert playable(trick("H", played), hand) == free
    assert playable(trick("H", played, must_head=True), hand) == heading


@pytest.mark.clause("HP-17", "HP-26")
def test_the_option_of_the_ranks_decides_what_heads() -> None:
    assert playable(trick("H", "KS", DEFAULT, must_head=True), "TS QS") == "TS"
    assert playable(trick("H", "KS", OTHER, must_head=True), "TS QS") == "QS TS"


@pytest.mark.clause("HP-15", "HP-16", "HP-17")
@pytest.mark.parametrize(
    ("cards", "default", "other"),
    [
        ("KS TS QS 9S", 1, 0),
        ("TS AS AS KS", 1, 1),  # the first of two identical cards
        ("AS 9H AS JH", 3, 3),
        ("KS QH QH AD", 1, 1),
        ("9S AD AC TD", 0, 0),  # what is neither led suit nor trump loses
        ("JH TH KS AH", 3, 3),
        ("TH JH AS 9H", 0, 1),
    ],
)
def test_who_wins_a_trick(cards: str, default: int, other: int) -> None:
    assert trick("H", cards).winner() == default
    assert trick("H", cards, OTHER).winner() == other


@pytest.mark.clause("HP-14")
@pytest.mark.parametrize(("cards", "points"), [("AS KS TS TH", 4), ("QS JS 9S QH", 0), ("AS AS QD 9D", 2)])
def test_aces_kings_and_tens_are_worth_1(cards: str, points: int) -> None:
    assert trick("H", cards).points() == points


@pytest.mark.clause("HP-13", "HP-14", "HP-16", "HP-18")
def test_the_example_comes_out_as_on_paper() -> None:
    claims = decide(made(HANDS), EXAMPLE).claims()
    assert [one["cards"] for one in claims["tricks"]] == [cards.split() for cards in TRICKS]
    assert [one["winner"] for one in claims["tricks"]] == [2, 3, 2, 0, 2, 2, 3, 2, 2, 3, 2, 3]
    assert claims["declarer"] == 2
    assert claims["contract"] == 40
    assert claims["meld_points"] == [26, 11]
    assert claims["tricks_won"] == [1, 0, 7, 4]
    assert claims["trick_points"] == [14, 11]  # the last trick's point goes to seat 3
    assert claims["score"] == [40, 22]
    assert claims["game_over"] is False
    assert "winners" not in claims


@pytest.mark.clause("HP-15")
def test_the_example_runs_round_from_declarer() -> None:
    at = decide(made(HANDS), f"{BIDS} H")
    turns = []
    for code in " ".join(TRICKS).split():
        turns.append(at.to_move())
        decide(at, code)
    leaders = [2, 2, 3, 2, 0, 2, 2, 3, 2, 2, 3, 2]
    assert turns == [(leader + i) % 4 for leader in leaders for i in range(4)]
    assert at.finished
    with pytest.raises(RefusedError, match="over"):
        at.to_move()


@pytest.mark.clause("HP-15")
def test_a_card_against_the_duty_is_refused() -> None:
    at = decide(made(HANDS), f"{BIDS} H AS 9S JS AS QS TS 9S TS KS QH QS")
    assert at.legal() == ["AH", "KH", "TH"]
    for code, words in [("9H", "may not play"), ("QH", "may not play"), ("AD", "does not hold")]:
        with pytest.raises(RefusedError, match=words):
            decide(at, code)
    assert at.legal() == ["AH", "KH", "TH"]


@pytest.mark.clause("HP-17", "HP-26")
def test_the_options_of_play_reach_the_deal() -> None:
    after_two_leads = f"{BIDS} H AS 9S JS AS QS"
    assert decide(made(HANDS), after_two_leads).legal() == ["JS", "KS", "TS"]
    assert decide(made(HANDS, {"must_head": False}), after_two_leads).legal() == ["JS", "KS", "TS"]
    assert decide(made(HANDS, {"must_head": True}), after_two_leads).legal() == ["KS", "TS"]
    second = f"{after_two_leads} TS 9S TS"
    assert decide(made(HANDS, {"rank_order": "ATKQJ9"}), second).to_move() == 3
    assert decide(made(HANDS, {"rank_order": "AKQJT9"}), second).to_move() == 2


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


def test_a_copy_is_the_same_position_apart() -> None:
    before = decide(made(HANDS), f"{BIDS} H AS 9S JS")
    after: Deal = before.copy()
    assert (after.to_move(), after.legal()) == (before.to_move(), before.legal())
    decide(after, after.legal()[0])
    assert len(before.tricks[-1].plays) == 3
    assert before.to_move() == 1
