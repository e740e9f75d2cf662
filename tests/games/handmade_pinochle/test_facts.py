"""What is proven of Handmade Pinochle, against deals that are played and hands that are drawn."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from printkit.games.handmade_pinochle.game import PinochleHand
from printkit.games.handmade_pinochle.game.melds import FIELDS, MELDS, PACK, either, melds_in, number, worth
from printkit.games.handmade_pinochle.lessons import facts
from printkit.rules import run
from tests.games.checks import there
from tests.games.handmade_pinochle.most_meld import across, most_hand_meld
from tests.games.handmade_pinochle.samples import GAME

KNOWN = facts(GAME.ruleset({}))


def mask(cards: Iterable[str]) -> int:
    return sum(1 << PACK.ints[card] for card in cards)


def shown(hand: int, trump: str) -> int:
    return worth(melds_in(hand, trump, extra=True))


@pytest.mark.clause("HP-14")
def test_every_deal_that_is_played_has_25_trick_points() -> None:
    """Pairs that count for nothing of what they took (HP-19, HP-20) are left out of the score, not of this."""
    played = 0
    for policy in GAME.policies:
        for record in run.hands(GAME, GAME.ruleset({}), policy, 7, 40, "test"):
            hand = GAME.hand(GAME.ruleset({}), dict(record.setup))
            assert isinstance(hand, PinochleHand)
            for action in record.actions:
                hand.do(action)
            if there(record.claims)["declarer"] is not None:
                assert sum(hand.points) == KNOWN["trick_points"]
                played += 1
    assert played > 40


@pytest.mark.clause("HP-08", "HP-10", "HP-12")
def test_the_most_that_a_hand_can_show_is_reached() -> None:
    most = most_hand_meld()
    cards = most["cards"]
    assert len(cards) == KNOWN["hand_size"]
    assert all(cards.count(card) <= 2 for card in cards)
    assert shown(mask(cards), most["trump"]) == most["points"] == 180


def test_no_hand_shows_more() -> None:
    """Hands made of whole melds, single and double, one after another as long as twelve cards are enough."""
    chance, found = random.Random(1), set()
    for _ in range(3000):
        trump, hand = chance.choice(PACK.suits), 0
        wanted = [(meld, many) for meld in MELDS[trump] for many in (1, 2)]
        for meld, many in chance.sample(wanted, len(wanted)):
            more = either(hand, many * meld.mask)
            if number(more) <= 12:
                hand = more
        found.add(shown(hand, trump))
    assert max(found) == most_hand_meld()["points"]
    assert len(found) > 50


def test_a_hand_shows_what_its_suits_show_and_what_goes_across() -> None:
    """What the proof rests on, of hands drawn from the pack and from its higher cards."""
    chance = random.Random(2)
    deck = [card & ~1 for card in range(48)]
    high = [card for card in deck if card % 12]
    for which in (deck, high):
        for _ in range(2000):
            hand, trump = sum(1 << card for card in chance.sample(which, 12)), chance.choice(PACK.suits)
            suits = [hand & field for field in FIELDS.values()]
            many = {code: hand >> card & 3 for code, card in PACK.ints.items()}
            a, k, q, j = (min(many[rank + suit] for suit in PACK.suits) for rank in "AKQJ")
            held = (a, k, q, j, many["QS"], many["JD"], 12)
            alone = sum(shown(suit, trump) for suit in suits)
            assert shown(hand, trump) == alone + across(held)
