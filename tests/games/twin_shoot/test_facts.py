"""What is proven of Twin Shoot, against hands that are played and counts made another way."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from fractions import Fraction

import pytest

from printkit.games.twin_shoot import facts
from printkit.games.twin_shoot.game.rules import MOST
from printkit.rules import run
from tests.games.twin_shoot.samples import GAME, RULESETS

KNOWN = facts.facts(RULESETS[0])
VALUES = {"L": 5, "X": 4, "C": 3, "H": 2, "S": 1, "D": 0}


@pytest.mark.clause("TS-01", "TS-03", "TS-05", "TS-06", "TS-09", "TS-11", "TS-14")
def test_the_facts_are_those_of_the_rules():
    assert KNOWN["players"] == [4, 6]
    assert KNOWN["cards_used"] == {4: 48, 6: 72}
    assert (KNOWN["hand_size"], KNOWN["bid_cards"], KNOWN["tricks_per_hand"]) == (12, 2, 10)
    assert list(KNOWN["suit_values"].items()) == list(VALUES.items())
    assert KNOWN["most_bid"] == 10
    assert KNOWN["most_hand_points"] == MOST == 70


WITNESSES = {
    4: ("AL KL QL JL TL 9L 8L 7L AX KX QX JX", "TX 9X 8X 7X AD KD QD JD TD 9D 8D 7D"),
    6: ("AL KL QL JL TL 9L 8L 7L 6L 5L 4L 3L", "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D"),
}
"""Every card of seat 0 takes the trick that it leads: its leaves by suit and by rank, then its crosses."""


@pytest.mark.clause("TS-13", "TS-25", "TS-26")
@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("opened", ["by the team", "by another, who misses"])
def test_the_greatest_score_is_reached(players, opened):
    ruleset = GAME.ruleset({"players": players})
    deck = {card for hand in run.deal(GAME, ruleset, 0, 0)["hands"] for card in hand}
    hands = [cards.split() for cards in WITNESSES[players]]
    rest = sorted(deck.difference(*hands))
    hands += [rest[at : at + 12] for at in range(0, len(rest), 12)]
    scores = [50] * (players // 2)
    scores[0 if opened == "by the team" else 1] = 0
    setup = {"hand_no": 1, "dealer": players - 1, "opening_leader": 0, "hands": hands, "scores_before": scores}
    hand = GAME.start(ruleset, setup)
    for seat in range(players):
        hand.do({"do": "bid", "seat": seat, "cards": sorted(hands[seat][-2:] if seat else ["7L", "8L"])})
    hand.do({"do": "open", "seat": hand.to_move})
    while not hand.finished:
        mine = [card for card in hands[0] if card in hand.legal().choices]
        hand.play(mine[0] if hand.to_move == 0 else hand.legal().choices[0])
    claims = hand.claims()
    assert claims["bids"][:2] == claims["tricks_won"][:2] == [10, 0]
    assert claims["score"][0] == KNOWN["most_hand_points"]


@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_no_hand_scores_more(ruleset):
    for record in run.hands(GAME, ruleset, "sensible", 6, 100, "test", mixed=True):
        assert max(record.claims["score"]) <= KNOWN["most_hand_points"]


def test_every_case_of_scoring_is_looked_at():
    """What the proof goes through: all ways to share the tricks, to hit and miss, and to open."""
    cases = list(facts._cases())
    shared = {(won[0], won[1]) for won, _, _ in cases}
    assert shared == {(one, other) for one in range(11) for other in range(11) if one + other <= 10}
    assert {(hits, opened) for _, hits, opened in cases} == {
        ((*hits, True), opened)
        for hits in itertools.product((False, True), repeat=3)
        for opened in (None, 0, 1)
    }
    assert {facts._points(*case) for case in cases} == {
        tricks + more for tricks in range(11) for more in (0, 10, 30, 40, 60)
    }


@pytest.mark.clause("TS-06", "TS-11")
@pytest.mark.parametrize("players", [4, 6])
def test_two_cards_drawn_make_each_bid_so_often(players):
    """Every pair of the pack, counted one by one."""
    deck = [f"{rank}{suit}" for suit in VALUES for rank in "AKQJT9876543"[: 2 * players]]
    bids = Counter(VALUES[one[1]] + VALUES[other[1]] for one, other in itertools.combinations(deck, 2))
    pairs = sum(bids.values())
    assert KNOWN["bid_chance"][players] == {
        bid: round(float(100 * Fraction(bids[bid], pairs)), 1) for bid in range(11)
    }


@pytest.mark.parametrize("players", [4, 6])
def test_hands_can_make_each_bid_so_often(players):
    chance = random.Random(players)
    deck = [value for value in range(6) for _ in range(2 * players)]
    able, deals = Counter(), 4000
    for _ in range(deals):
        hand = chance.sample(deck, 12)
        able.update({one + other for one, other in itertools.combinations(hand, 2)})
    for bid, percent in KNOWN["bid_possible"][players].items():
        error = (percent * (100 - percent) / deals) ** 0.5
        assert abs(100 * able[bid] / deals - percent) < 4 * error + 0.2
    lacking_diamonds = Fraction(_hands(5, players) + 2 * players * _hands(5, players, 11), _hands(6, players))
    assert KNOWN["bid_possible"][players][0] == int(1000 * (1 - lacking_diamonds)) / 10


def _hands(suits, players, cards=12):
    """Count the ways to take cards out of some suits."""
    return math.comb(suits * 2 * players, cards)
