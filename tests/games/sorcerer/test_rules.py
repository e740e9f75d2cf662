"""Sorcerer clause by clause: what the rules say, and that the engine does it."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from printkit.cli.english import explain
from printkit.games.sorcerer.game import EVERY_BID, ORDER, takes
from printkit.rules import run
from printkit.rules.game import Refused
from tests.games.checks import there, why_not
from tests.games.sorcerer.samples import (
    CLUBS,
    GAME,
    PLAIN,
    RULESET,
    bid,
    bid_of,
    game_records,
    play,
    play_out,
    records,
    start,
)

clause = pytest.mark.clause


@clause("SO-01")
@pytest.mark.parametrize("players", [2, 4, True, "3"])
def test_three_play(players: bool | int | str) -> None:
    with pytest.raises(ValueError):
        GAME.ruleset({"players": players})


@clause("SO-01", "SO-03")
def test_all_54_cards_are_dealt_nine_to_each_hand_and_dummy() -> None:
    for record in records(count=20):
        hands = record.setup["hands"]
        assert [len(hand) for hand in hands] == [9] * 6
        cards = {card for hand in hands for card in hand}
        assert cards == {rank + suit for rank in "AKQJT98765432" for suit in "SHDC"} | {"R1", "R2"}
        assert record.ruleset == {"players": 3}


@clause("SO-02")
def test_ranks_from_the_2_to_the_ace_and_the_joker() -> None:
    order = [*(rank + "H" for rank in "23456789TJQKA"), "R1"]
    for low, high in itertools.pairwise(order):
        assert takes(high, low)
        assert not takes(low, high)


# --- bids


@clause("SO-04")
@pytest.mark.parametrize("dealer", range(3))
def test_bids_are_made_in_turn_from_the_dealers_left(dealer: int) -> None:
    hand = start(bids="", dealer=dealer)
    seats = []
    for turn in (1, 2, 3):
        legal = hand.legal()
        assert (legal.do, legal.claimed) == ("bid", False)
        seats.append(legal.seat)
        bid(hand, turn, 0)
    assert seats == [(dealer + 1) % 3, (dealer + 2) % 3, dealer]
    assert hand.bids == [seats.index(seat) + 1 for seat in range(3)] + [0] * 3
    assert hand.stage == "play"


@clause("SO-04")
def test_nobody_plays_before_all_have_bid_nor_bids_after() -> None:
    hand = start(bids="11 11")
    refusal = why_not(hand, "2S")
    assert refusal is not None
    assert (refusal.code, refusal.clause, refusal.about) == ("wrong-decision", "SO-04", "do")
    assert refusal.facts == {"do": "bid"}
    bid(hand, 9, 9)
    refusal = hand.refusal(bid_of(hand, 1, 1))
    assert refusal is not None
    assert (refusal.code, refusal.about, refusal.facts) == ("wrong-decision", "do", {"do": "play"})


@clause("SO-04")
def test_a_bid_out_of_turn_is_refused() -> None:
    hand = start(bids="11", dealer=0)
    refusal = hand.refusal({"do": "bid", "seat": 1, "hand": 0, "dummy": 0})
    assert refusal is not None
    assert (refusal.code, refusal.clause, refusal.about) == ("not-your-turn", "SO-04", "seat")
    assert refusal.facts == {"seat": 1, "to_move": 2}


@clause("SO-16")
def test_a_bid_is_any_two_numbers_from_0_to_9() -> None:
    hand = start(bids="")
    assert hand.legal().choices == EVERY_BID == tuple(f"{i}-{j}" for i in range(10) for j in range(10))
    assert hand.legal().reason.clause == "SO-16"
    assert hand.refusal(bid_of(hand, 9, 9)) is None
    assert hand.refusal(bid_of(hand, 0, 0)) is None


@clause("SO-16")
@pytest.mark.parametrize(
    ("hand_bid", "dummy_bid", "about", "tried"),
    [(10, 0, "hand", 10), (0, -1, "dummy", -1), (True, 0, "hand", True), (0, 2.0, "dummy", 2.0)],
)
def test_what_is_no_bid(hand_bid: Any, dummy_bid: Any, about: str, tried: bool | float | int) -> None:
    hand = start(bids="11")
    before = vars(hand.copy())
    refusal = hand.refusal(bid_of(hand, hand_bid, dummy_bid))
    assert refusal is not None
    assert (refusal.code, refusal.clause, refusal.about) == ("not-a-bid", "SO-16", about)
    assert refusal.facts == {"bid": tried, "most": 9}
    assert explain(refusal).startswith("a bid is a number from 0 to 9, which ")
    with pytest.raises(Refused) as refused:
        bid(hand, hand_bid, dummy_bid)
    assert refused.value.where == f"actions[1].{about}"
    assert vars(hand.copy()) == before


@clause("SO-16")
def test_the_first_dealer_may_be_anyone() -> None:
    for dealer in range(3):
        assert start(dealer=dealer).to_move == (dealer + 1) % 3
    assert GAME.hand.first(RULESET)["dealer"] in range(3)


# --- open dummies, turns


@clause("SO-04", "SO-05")
def test_each_sees_the_own_dummy_before_the_bids_and_all_of_them_after() -> None:
    hand = start(bids="11 11")
    own = hand.masks[4]
    for seat in (1, 4):
        assert [hand.view(seat).cards(dummy) for dummy in (3, 4, 5)] == [0, own, 0]
    bid(hand, 1, 1)
    assert [hand.view(1).cards(dummy) for dummy in (3, 4, 5)] == hand.masks[3:]
    assert hand.view(1).cards(1) == hand.masks[1]


@clause("SO-05", "SO-07", "SO-08")
@pytest.mark.parametrize(
    ("leader", "order"),
    [
        (0, (0, 1, 3, 2)),
        (1, (1, 2, 4, 0)),
        (2, (2, 0, 5, 1)),
        (3, (3, 2, 0, 1)),
        (4, (4, 0, 1, 2)),
        (5, (5, 1, 2, 0)),
    ],
)
def test_the_order_of_play_and_the_one_dummy_that_plays(leader: int, order: tuple[int, ...]) -> None:
    seen = set()
    for record in records(count=30):
        assert record.claims is not None
        seen |= {tuple(trick["seats"]) for trick in record.claims["tricks"] if trick["leader"] == leader}
    assert seen == {order}
    assert ORDER[leader] == order


@clause("SO-06")
@pytest.mark.parametrize("dealer", range(3))
def test_the_dealers_left_leads_first_from_the_hand(dealer: int) -> None:
    hand = start(dealer=dealer)
    leader = (dealer + 1) % 3
    assert hand.to_move == leader
    legal = hand.legal()
    assert legal.reason.code == "lead"
    assert legal.reason.clause == "SO-06"
    assert legal.choices == tuple(hand.hands[leader])


@clause("SO-07")
def test_the_other_dummies_sit_the_trick_out() -> None:
    hand = play(start(), "9H AH")
    for seat, card in ((4, "8H"), (5, "3H")):
        refusal = hand.refusal({"do": "play", "seat": seat, "card": card})
        assert refusal is not None
        assert (refusal.code, refusal.clause, refusal.about) == ("sits-out", "SO-07", "seat")
        assert refusal.facts == {"seat": seat, "plays": 3, "to_move": 3}
        assert explain(refusal) == f"the dummy at seat {seat} sits this trick out, the one at seat 3 plays"
    assert why_not(hand, "TH") is None


@clause("SO-08")
def test_nobody_plays_out_of_turn() -> None:
    hand = play(start(), "9H")
    refusal = hand.refusal({"do": "play", "seat": 3, "card": "TH"})
    assert refusal is not None
    assert (refusal.code, refusal.clause, refusal.facts) == (
        "not-your-turn",
        "SO-08",
        {"seat": 3, "to_move": 1},
    )


@clause("SO-06")
def test_the_winner_leads_the_next_a_dummy_too() -> None:
    hand = play(start(), "9H 2H TH JH")
    assert hand.over[0].taker == 2
    assert hand.to_move == 2
    hand = play(start(), "9H AH TH JH")
    assert hand.to_move == 1
    hand = play(start(), "4D 9D QD TD")
    assert hand.claimed_tricks() == [
        {"leader": 0, "seats": [0, 1, 3, 2], "cards": ["4D", "9D", "QD", "TD"], "winner": 3}
    ]
    assert hand.to_move == 3
    with pytest.raises(Refused, match="not-your-turn"):
        hand.do({"do": "play", "seat": 0, "card": "3D"})


@clause("SO-15")
def test_the_owner_chooses_for_the_dummy() -> None:
    """The dummy is to play: what the policy sees is its owner's hand, and it may take any of its cards."""
    hand = play(start(), "4D 9D QD TD")
    view = hand.view(hand.to_move)
    assert (view.seat, view.player) == (3, 0)
    assert view.cards(view.player) == hand.masks[0]
    assert list(view.legal) == hand.hands[3]
    for policy in GAME.policies.values():
        choice = policy(view, iter([0]))
        assert choice.action["seat"] == 3
        assert hand.refusal(choice.action) is None


# --- following


@clause("SO-06")
def test_the_led_suit_is_followed_if_able() -> None:
    hand = play(start(), "9H")
    legal = hand.legal()
    assert legal.choices == ("2H", "AH")
    assert (legal.reason.code, legal.reason.clause) == ("must-follow", "SO-06")
    assert legal.reason.facts == {"suit": "H", "cards": ["2H", "AH"]}
    refusal = why_not(hand, "AS")
    assert legal.reason is not None
    assert refusal is not None
    assert (refusal.code, refusal.clause, refusal.facts) == ("must-follow", "SO-06", legal.reason.facts)


@clause("SO-06")
def test_one_card_of_the_led_suit_must_be_played() -> None:
    hand = play(start(dealer=1), "JH KH")
    legal = hand.legal()
    assert (legal.seat, legal.choices) == (5, ("3H",))
    assert (legal.reason.code, legal.reason.clause) == ("only-one", "SO-06")
    assert legal.reason.facts == {"suit": "H", "card": "3H"}
    assert there(why_not(hand, "QS")).code == "only-one"
    assert why_not(hand, "3H") is None


@clause("SO-06")
def test_without_the_led_suit_any_card_goes_and_nobody_has_to_trump() -> None:
    hand = play(start(), "KC 2C")
    legal = hand.legal()
    assert hand.to_move == 3
    assert legal.choices == tuple(sorted(hand.hands[3]))
    assert (legal.reason.code, legal.reason.clause) == ("cannot-follow", "SO-06")
    assert legal.reason.facts == {
        "suit": "C",
        "cards": list(legal.choices),
        "trump": "S",
        "trumps": ["3S", "4S", "KS"],
        "jokers": ["R2"],
    }


@clause("SO-06")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("KC 2C TH 4C", 0),  # the highest of the led suit
        ("8C 2C TH 9C", 2),
        ("8C 2C 4S 9C", 3),  # a spade beats it
        ("KC 2C KS 4C", 3),
    ],
)
def test_spades_are_trump_or_else_the_highest_of_the_led_suit_wins(cards: str, winner: int) -> None:
    assert play(start(), cards).over[0].taker == winner


@clause("SO-06")
def test_of_two_spades_the_higher_wins() -> None:
    hand = start(CLUBS)
    play(hand, "6C 9S AH 2H")
    assert hand.over[0].taker == 1
    hand = start(CLUBS, dealer=1)  # player 2 leads a heart; 0 has clubs, dummy 2 no heart, 1 spades
    play(hand, "2H 6C 2C 2S")
    assert hand.over[0].taker == 1


# --- jokers


@clause("SO-09")
def test_a_joker_may_be_played_though_the_suit_could_be_followed() -> None:
    hand = start(dealer=1)  # 2 leads, then 0, who holds 2S and R1
    play(hand, "TS")
    legal = hand.legal()
    assert legal.choices == ("2S", "R1")
    assert (legal.reason.code, legal.reason.clause) == ("follow-or-joker", "SO-09")
    assert legal.reason.facts == {"suit": "S", "cards": ["2S"], "jokers": ["R1"]}
    assert there(why_not(hand, "KH")).code == "follow-or-joker"
    assert explain(there(why_not(hand, "KH"))) == "a spade or a joker must be played: 2S R1"
    play(hand, "R1 QS AS")
    assert hand.over[0].taker == 0


@clause("SO-09")
def test_a_joker_is_no_card_of_a_suit_so_without_the_suit_any_card_goes() -> None:
    hand = start(dealer=1)
    play(hand, "4C KC 6C 2C")  # 0 has clubs
    assert hand.over[0].taker == 0
    one = start(CLUBS.replace("2C", "XX").replace("R1", "2C").replace("XX", "R1"), dealer=1)
    play(one, "2H 6C")  # dummy 2 has jokers, clubs, diamonds, no heart
    assert one.to_move == 5
    assert one.legal().choices == tuple(one.hands[5])
    assert one.legal().reason.code == "cannot-follow"
    assert one.legal().reason.facts["jokers"] == ["R1", "R2"]


@clause("SO-09")
@pytest.mark.parametrize(("cards", "winner"), [("8C 2C R2 4C", 3), ("R1 2C R2 4C", 0)])
def test_the_first_joker_wins(cards: str, winner: int) -> None:
    hand = play(start(), cards)
    assert hand.over[0].taker == winner
    assert hand.clause(("tricks", 0, "winner")) == ("SO-10" if cards[0] == "R" else "SO-09")


@clause("SO-09")
def test_a_second_joker_beats_nothing_that_the_first_has_won() -> None:
    assert not takes("R2", "R1")
    assert not takes("R1", "R2")
    assert not takes("AS", "R1")
    assert takes("R1", "AS")


@clause("SO-10")
def test_to_a_joker_everyone_plays_what_they_like_and_loses() -> None:
    hand = play(start(), "R1")
    for _ in range(3):
        legal = hand.legal()
        assert legal.choices == tuple(hand.hands[there(legal.seat)])
        assert (legal.reason.code, legal.reason.clause) == ("joker-led", "SO-10")
        assert legal.reason.facts == {"joker": "R1", "cards": list(legal.choices)}
        hand.play("R2" if "R2" in legal.choices else legal.choices[-1])
    assert hand.over[0].taker == 0


# --- the end


@clause("SO-11")
def test_hands_are_empty_after_nine_tricks_and_dummies_keep_the_rest() -> None:
    for record in records(count=20):
        hand: Any = GAME.hand(RULESET, dict(record.setup))
        for action in record.actions:
            hand.do(action)
        leaders = [trick.plays[0][0] for trick in hand.over]
        assert len(leaders) == 9
        assert [len(hand.hands[seat]) for seat in range(3)] == [0, 0, 0]
        for player in range(3):
            led = sum(leader % 3 == player for leader in leaders)
            assert len(hand.hands[player + 3]) == 9 - led


@clause("SO-11")
def test_after_the_ninth_trick_nothing_is_to_be_decided() -> None:
    hand = play_out(start())
    assert (hand.finished, hand.to_move) == (True, None)
    refusal = hand.refusal({"do": "play", "seat": 3, "card": "KS"})
    assert refusal is not None
    assert (refusal.code, refusal.clause, refusal.about) == ("hand-over", "SO-11", "seat")
    assert there(hand.refusal({"do": "bid", "seat": 0, "hand": 0, "dummy": 0})).code == "hand-over"
    with pytest.raises(Refused) as refused:
        hand.legal()
    assert refused.value.refusal.clause == "SO-11"


@clause("SO-12")
@pytest.mark.parametrize(
    ("seat", "bid", "won", "points"),
    [
        *(
            (0, 0, 0, 1),
            (1, 3, 3, 4),
            (2, 9, 9, 10),
            (0, 3, 1, -2),
            (1, 1, 3, -2),
            (2, 0, 9, -9),
            (0, 9, 0, -9),
        ),
        *(
            (3, 0, 0, 1),
            (4, 3, 3, 7),
            (5, 9, 9, 19),
            (3, 3, 1, -2),
            (4, 1, 3, -2),
            (5, 0, 9, -9),
            (3, 1, 0, -1),
        ),
    ],
)
def test_hand_and_dummy_score_apart(seat: int, bid: Any, won: int, points: Any) -> None:
    hand = start(bids="00 00 00")  # each scores 1 with no trick
    hand.bids[seat], hand.won[seat] = bid, won
    scores = [before + more for before, more in zip((0, 10, 20), hand.score(), strict=True)]
    expected = [2, 12, 22]
    expected[seat % 3] += points - 1
    assert scores == expected


@clause("SO-12")
def test_a_deal_is_scored_and_added_to_the_totals() -> None:
    hand = play_out(start(bids="02 50 31", scores_before=[-4, 7, 0]))
    claims = hand.claims()
    won = claims["tricks_won"]
    assert sum(won) == 9
    bids = (0, 5, 3, 2, 0, 1)
    points = [won[s] * (1 + s // 3) + 1 if won[s] == bids[s] else -abs(won[s] - bids[s]) for s in range(6)]
    assert claims["score"] == [points[s] + points[s + 3] for s in range(3)]
    assert claims["scores_after"] == [
        before + more for before, more in zip((-4, 7, 0), claims["score"], strict=True)
    ]
    assert claims["game_over"] is False
    assert "winners" not in claims


@clause("SO-13")
def test_nine_deals_the_deal_passing_left() -> None:
    deals = game_records()
    assert [one.setup["hand_no"] for one in deals] == list(range(1, 10))
    assert [one.setup["dealer"] for one in deals] == [0, 1, 2] * 3
    assert [there(one.claims)["game_over"] for one in deals] == [False] * 8 + [True]
    totals = [0, 0, 0]
    for one in deals:
        assert one.setup["scores_before"] == totals
        assert one.claims is not None
        totals = one.claims["scores_after"]
    assert there(deals[-1].claims)["winners"] == start(hand_no=9).winners(totals)


@clause("SO-13")
@pytest.mark.parametrize("hand_no", [8, 9])
def test_the_ninth_deal_is_the_last(hand_no: int) -> None:
    hand = play_out(start(hand_no=hand_no))
    assert hand.claims()["game_over"] is (hand_no == 9)
    assert ("winners" in hand.claims()) is (hand_no == 9)
    following = hand.next_hand()
    if hand_no == 9:
        assert following is None
    else:
        scores = hand.claims()["scores_after"]
        assert following == {"hand_no": 9, "dealer": 0, "scores_before": scores}
        assert run.deal(GAME, RULESET, 0, 0, following)["scores_before"] == scores


@clause("SO-13", "SO-14")
def test_the_highest_total_wins_and_a_tie_is_shared() -> None:
    assert start(hand_no=9).winners([7, 9, 3]) == [1]
    assert start(hand_no=9).winners([-9, -3, -3]) == [1, 2]
    assert start(hand_no=9).winners([4, 4, 4]) == [0, 1, 2]
    alone = play_out(start(hand_no=9))
    score = alone.claims()["score"]
    tied = play_out(start(hand_no=9, scores_before=[50 - one for one in score]))
    assert tied.claims()["winners"] == [0, 1, 2]
    assert tied.clause(("winners",)) == "SO-14"
    ahead = play_out(start(hand_no=9, scores_before=[50, 0, 0]))
    assert ahead.claims()["winners"] == [0]
    assert ahead.clause(("winners",)) == "SO-13"


# --- refusals that no clause of play names


def test_a_refused_play_carries_the_refusal_and_changes_nothing() -> None:
    hand = play(start(), "9H")
    hand.legal()  # what may be played is worked out once
    before = vars(hand.copy())
    with pytest.raises(Refused) as refused:
        hand.play("AS")
    assert refused.value.where == "actions[4].card"
    assert refused.value.refusal == why_not(hand, "AS")
    assert vars(hand.copy()) == before
    assert hand.trick == [(0, "9H")]


@pytest.mark.parametrize(
    ("action", "code", "facts"),
    [
        ({"seat": 1, "card": "??"}, "not-in-pack", {"card": "??", "players": 3}),
        ({"seat": 1, "card": "KS"}, "not-held", {"card": "KS", "seat": 1, "played": False}),
    ],
)
def test_other_refusals(action: dict[str, Any], code: str, facts: dict[str, Any]) -> None:
    refusal = play(start(), "9H").refusal({"do": "play", **action})
    assert refusal is not None
    assert (refusal.code, refusal.about, refusal.facts) == (code, "card", facts)


def test_a_card_that_was_played_is_not_held() -> None:
    hand = play(start(), "4D 9D QD TD")
    assert there(why_not(hand, "QD")).facts == {"card": "QD", "seat": 3, "played": True}


def test_a_copy_goes_on_apart() -> None:
    hand = play(start(), "9H")
    other = play(hand.copy(), "2H TH JH")
    assert (len(hand.over), len(other.over)) == (0, 1)
    assert (hand.trick, hand.to_move, other.to_move) == ([(0, "9H")], 1, 2)


def test_an_unfinished_hand_has_no_claims() -> None:
    with pytest.raises(ValueError, match="not over"):
        start().claims()


def test_the_sample_deals_are_whole() -> None:
    for cards in (PLAIN, CLUBS):
        GAME.hand.shapes(RULESET).setup(start(cards).setup)
