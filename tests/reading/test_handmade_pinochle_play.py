"""The second reading of Handmade Pinochle: tricks, scoring and the game, with outcomes from paper."""

from __future__ import annotations

import pytest

from .handmade_pinochle_deals import (
    BIDS,
    EXAMPLE,
    HANDS,
    TRICKS,
    decide,
    made,
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
