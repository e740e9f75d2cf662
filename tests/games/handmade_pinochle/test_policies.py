"""Policies for Handmade Pinochle: they see what their seat may see, say why, and sense is worth something."""

from __future__ import annotations

import random
import statistics
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from printkit.games.handmade_pinochle.game.melds import PACK
from printkit.games.handmade_pinochle.lessons.scene import made_with
from printkit.games.handmade_pinochle.policy import RAISES, best_gain, best_trump
from printkit.rules import rng, run
from printkit.rules.lesson import Turn
from tests.games.checks import hold_listed, hold_unseen, there
from tests.games.handmade_pinochle.samples import GAME, play, ruleset, start

NO: Any = None
"""What a turn need not have here: what was legal, and what was thought of it."""


def deals(count: int, number: int = 0, seed: int = 3) -> Iterator[tuple[Any, Any]]:
    for index in range(count):
        hand = GAME.hand(ruleset(number), run.deal(GAME, ruleset(number), seed, index))
        yield hand, rng.endless(seed, index, rng.PLAY)


def cards_of(hand: int) -> list[str]:
    return [code for code, card in PACK.ints.items() for _ in range(hand >> card & 3)]


def deal_the_unseen_anew(hand: Any, seat: int, chance: random.Random) -> Any:
    """Give a copy in which all that a seat does not see lies elsewhere: what others kept, and the stock."""
    other = hand.copy()
    others = [one for one in range(4) if one != seat]
    hidden = [cards_of(hand.masks[one] - hand.known[one]) for one in others]
    unseen = [card for cards in hidden for card in cards] + hand.setup["stock"][hand.drawn :]
    chance.shuffle(unseen)
    for one, cards in zip(others, hidden, strict=True):
        other.hands[one] = sorted(cards_of(hand.known[one]) + [unseen.pop() for _ in cards])
        other.masks[one] = sum(1 << PACK.ints[card] for card in other.hands[one])
    other.setup = {**hand.setup, "stock": hand.setup["stock"][: hand.drawn] + unseen}
    return other


@pytest.mark.parametrize("policy", sorted(GAME.policies))
@pytest.mark.parametrize("number", [0, 7])
def test_what_a_seat_does_not_see_changes_nothing(policy: str, number: int) -> None:
    dealt = (hand for hand, _ in deals(6, number))
    met = hold_unseen(GAME.policies[policy], dealt, deal_the_unseen_anew, lambda hand: (hand.hands, hand.setup))
    assert met["moved"] > 300


def test_choices_and_reasons_have_the_codes_and_facts_that_are_listed() -> None:
    turns = (
        turn
        for number, policy in product((0, 5, 10, 20), GAME.policies.values())
        for hand, words in deals(15, number)
        for turn in run.turns(hand, policy, words)
    )
    refusals = (
        "hand-over not-your-turn wrong-decision not-drawn not-open has-passed too-low below-minimum not-points"
        " not-a-suit not-in-pack not-held"
    )
    hold_listed(GAME, turns, refusals, "card")


def test_random_takes_every_card_alike_and_passes_half_the_time() -> None:
    hand = start(PLAIN, "4")
    counts: Counter[str] = Counter()
    for word in rng.words(0, 0, 0, 5000):
        action = GAME.policies["random"](hand.view(2), iter([word])).action
        counts[str(action.get("points", "pass"))] += 1
    assert 2400 < counts.pop("pass") < 2600
    assert sorted(map(int, counts)) == list(range(5, 5 + RAISES))
    assert all(200 < times < 300 for times in counts.values())
    hand = start(PLAIN, "- - - 1", "C")
    cards = Counter(
        GAME.policies["random"](hand.view(0), iter([word])).action["card"] for word in rng.words(0, 0, 0, 5000)
    )
    assert set(cards) == set(hand.legal().choices)
    assert all(400 < times < 600 for times in cards.values())


def duel(index: int, seed: int = 5) -> float:
    """Play a deal twice, so that the seats' luck cancels out; give by how much sense beats chance in points."""
    difference = 0.0
    for sensible in (0, 1):
        standing, words = GAME.hand.first(ruleset()) | {"start": index % 4}, rng.endless(seed, index, rng.PLAY)
        hand = GAME.hand(ruleset(), run.deal(GAME, ruleset(), seed, index, standing))
        while not hand.finished:
            name = "sensible" if there(hand.to_move) % 2 == sensible else "random"
            hand.do(GAME.policies[name](hand.view(hand.to_move), words).action)
        score = hand.claims()["score"]
        difference += (score[sensible] - score[1 - sensible]) / 2
    return difference


def test_sensible_beats_random() -> None:
    differences = [duel(index) for index in range(60)]
    error = statistics.stdev(differences) / len(differences) ** 0.5
    assert statistics.mean(differences) - 3 * error > 25


@pytest.mark.long
def test_sensible_beats_random_over_2000_deals() -> None:
    differences = [duel(index, seed=6) for index in range(2000)]
    error = statistics.stdev(differences) / len(differences) ** 0.5
    assert statistics.mean(differences) - 3 * error > 35


def test_sensible_makes_most_of_its_bids_among_its_like() -> None:
    made = missed = 0
    for hand, words in deals(60, seed=7):
        for _ in run.turns(hand, GAME.policies["sensible"], words):
            pass
        claims = hand.claims()
        if claims["declarer"] is not None:
            kept = claims["score"][claims["declarer"] % 2] >= claims["contract"]
            made, missed = made + kept, missed + (not kept)
    assert made + missed >= 55
    assert made >= 9 * missed


@pytest.mark.parametrize(
    ("hand", "better", "worse"),
    [
        ("AS KS QS JS", "TS", "AH"),  # a run
        ("KH", "QH", "QC"),  # a marriage
        ("QS", "JD", "JC"),  # a pinochle
        ("QS QS JD", "JD", "AC"),  # a double one
        ("AS AH AD", "AC", "TC"),  # an around
        ("", "AC", "9C"),
    ],
)
def test_what_the_draft_prefers(hand: str, better: str, worse: str) -> None:
    held = sum(1 << PACK.ints[card] for card in hand.split())
    assert best_gain(held, [better, worse]) == best_gain(held, [worse, better]) == better
    kept, left = (made_with(Turn(NO, {"card": card}, NO, tuple(hand.split()))) for card in (better, worse))
    assert bool(kept) == bool(hand)
    assert not left


PLAIN = """AS AS TS KS AH AH TH KH AD AC JC 9C | TS KS QS JS TH KH QH JH AD TD QC 9C |
    QS JS 9S 9S QH JH 9H 9H TD KD AC TC | KD QD QD JD JD 9D 9D TC KC KC QC JC"""


@pytest.mark.parametrize(
    ("trump", "before", "expected"),
    [
        ("C", "AS", ("throw", "JS")),  # a counter is not thrown away
        ("S", "TS", ("throw", "JS")),
        ("D", "AS TS", ("leave", "9S")),
        ("C", "AD TD", ("feed", "KD")),
    ],
)
def test_sensible_plays(trump: str, before: str, expected: tuple[str, str]) -> None:
    hand = play(start(PLAIN, "- - - 1", trump), before)
    choice = GAME.policies["sensible"](hand.view(hand.to_move), iter(()))
    assert (choice.code, choice.action["card"]) == expected


def test_sensible_stops_bidding_above_what_it_can_make() -> None:
    hand = start(PLAIN, "90")
    choice = GAME.policies["sensible"](hand.view(2), iter(()))
    assert (choice.code, choice.action["do"]) == ("pass", "pass")
    assert best_trump(hand.masks[2], hand.known[0], True)[0] < 91


def test_sensible_leaves_the_bid_to_its_partner() -> None:
    hand = start(PLAIN, "20 -")
    assert GAME.policies["sensible"](hand.view(3), iter(())).code == "partner-leads"
