"""Policies of Twin Shoot: they see only what their seat may see, say why, and sense is worth its name."""

from __future__ import annotations

import random
import statistics
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from printkit.games.twin_shoot.game.rules import PACK, USED, bid_of
from printkit.rules import rng, run
from printkit.rules.cards import bits
from tests.games.checks import hold_unseen, there
from tests.games.twin_shoot.samples import (
    FOUR,
    GAME,
    PLAYERS,
    mixed_setup,
    start,
    state,
)

RANDOM, SENSIBLE = GAME.policies["random"], GAME.policies["sensible"]


def hands(count: int, players: int, seed: int = 3) -> Iterator[tuple[Any, Any]]:
    """Give hands from the midst of games, and words for their policies."""
    ruleset = GAME.ruleset({"players": players})
    for index in range(count):
        yield GAME.hand(ruleset, mixed_setup(ruleset, seed, index)), rng.endless(seed, index, rng.PLAY)


def deal_the_unseen_anew(hand: Any, seat: int, chance: random.Random) -> Any:
    """Give a copy in which all that a seat does not see lies elsewhere: hands, and closed bid cards."""
    other = hand.copy()
    unseen = [PACK.codes[card] for card in bits(hand.view(seat).unseen)]
    chance.shuffle(unseen)
    for one, bid in enumerate(hand.view(seat).bids):
        if one != seat:
            other.hands[one] = sorted([unseen.pop() for _ in hand.hands[one]])
            other.masks[one] = PACK.mask(other.hands[one])
        if bid is None and hand.aside[one]:
            other.aside[one] = sorted([unseen.pop() for _ in range(2)])
            other.bids[one] = bid_of(other.aside[one])
    other._may = None
    assert not unseen
    return other


@pytest.mark.parametrize("policy", sorted(GAME.policies))
@pytest.mark.parametrize("players", PLAYERS)
def test_what_a_seat_does_not_see_changes_nothing(policy: str, players: int) -> None:
    dealt = (hand for hand, _ in hands(8, players))
    met = hold_unseen(GAME.policies[policy], dealt, deal_the_unseen_anew, state)
    assert met.pop("moved") > 50
    assert set(met) == {"bid", "open", "play"}


@pytest.mark.parametrize("policy", sorted(GAME.policies))
def test_reasons_have_the_codes_and_facts_that_are_listed(policy: str) -> None:
    reasoned: Counter[str] = Counter()
    for players in PLAYERS:
        for hand, words in hands(60, players):
            for legal, choice in run.turns(hand, GAME.policies[policy], words):
                assert choice.code == policy
                assert tuple(legal.reason.facts) == GAME.reasons[legal.reason.code]
                reasoned[legal.reason.code] += 1
    refusals = {"hand-over", "not-your-turn", "wrong-decision", "not-in-pack", "not-held"}
    refusals |= {"two-cards", "bid-card", "not-last"}
    assert set(reasoned) == set(GAME.reasons) - refusals


def test_random_takes_every_legal_card_alike() -> None:
    hand = start(FOUR, "AL 7X | AX 7C | AH 7S | AS 7D")
    view = hand.view(0)
    taken = Counter(RANDOM(view, iter([word])).action["card"] for word in rng.words(0, 0, 0, 5000))
    assert set(taken) == set(hand.legal().choices)
    assert all(400 < times < 600 for times in taken.values())


def test_random_takes_every_bid_and_every_answer_alike() -> None:
    hand = start(FOUR)
    words = rng.endless(0, 0, 0)
    bids = Counter(tuple(RANDOM(hand.view(0), words).action["cards"]) for _ in range(6600))
    assert len(bids) == 66
    assert all(55 < times < 145 for times in bids.values())
    hand = start(FOUR, "AL 7X | AX 7C | AH 7S | AS 7D", scores=[9, 5])
    answers = Counter(RANDOM(hand.view(2), words).action["do"] for _ in range(2000))
    assert set(answers) == {"open", "stay-closed"}
    assert 900 < answers["open"] < 1100


def test_sensible_takes_no_words() -> None:
    for players in PLAYERS:
        for hand, _ in hands(3, players):
            for _ in run.turns(hand, SENSIBLE, iter(())):
                pass
            assert hand.finished


@pytest.mark.parametrize(
    ("hand", "most"),
    [("7D 8D 9D 7S 8S 9S 7H 8H 9H 7C 8C 7X", 1), ("7D 8D 9D TD 7S 8S 9S 7H 8H 9H 7L 8L", 1)],
)
def test_sensible_bids_low_with_a_low_hand(hand: str, most: int) -> None:
    assert there(bid_with(hand)) <= most


@pytest.mark.parametrize(
    ("hand", "least"),
    [("AL KL QL AX KX AC KC AH KH AS KS AD", 5), ("AL KL AX KX AC AH QX QC 9D 8S 7H 7D", 3)],
)
def test_sensible_bids_high_with_a_high_hand(hand: str, least: int) -> None:
    assert there(bid_with(hand)) >= least


def bid_with(cards: str) -> int | None:
    """Give what a seat bids with these cards."""
    rest = [card for card in USED[4] if card not in cards.split()]
    hand = start([cards, *(" ".join(rest[at : at + 12]) for at in (0, 12, 24))])
    hand.do(SENSIBLE(hand.view(0), iter(())).action)
    return hand.bids[0]


@pytest.mark.parametrize(
    ("scores", "opens"),
    [
        ([60, 90], True),
        ([75, 95], True),
        ([85, 95], False),
        ([50, 70], False),
        ([20, 50], False),
        ([0, 99], True),
    ],
)
def test_sensible_opens_when_far_behind(scores: list[int], opens: bool) -> None:
    hand = start(FOUR, "AL 7X | AX 7C | AH 7S | AS 7D", scores=scores)
    choice = SENSIBLE(hand.view(hand.to_move), iter(()))
    assert choice.action == {"do": "open" if opens else "stay-closed", "seat": 0}


def worth_of_sense(players: int, count: int, seed: int) -> tuple[float, float]:
    """Play each deal once for every team that plays with sense; give what that is worth a hand, in points."""
    ruleset = GAME.ruleset({"players": players})
    teams = players // 2
    differences = []
    for index in range(count):
        setup = run.deal(GAME, ruleset, seed, index)
        difference = 0.0
        for with_sense in range(teams):
            hand = GAME.hand(ruleset, setup)
            words = rng.endless(seed, index, rng.stream(1, rng.PLAY))
            while not hand.finished:
                seat = there(hand.to_move)
                policy = SENSIBLE if seat // 2 == with_sense else RANDOM
                hand.do(policy(hand.view(seat), words).action)
            scores = hand.claims()["score"]
            others = (sum(scores) - scores[with_sense]) / (teams - 1)
            difference += (scores[with_sense] - others) / teams
        differences.append(difference)
    return statistics.mean(differences), statistics.stdev(differences) / count**0.5


@pytest.mark.parametrize("players", PLAYERS)
def test_sensible_beats_random(players: int) -> None:
    mean, error = worth_of_sense(players, 60, 5)
    assert mean - 3 * error > 4


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
def test_sensible_beats_random_over_2000_deals(players: int) -> None:
    mean, error = worth_of_sense(players, 2000, 6)
    print(f"{players} players: {mean:.2f} ± {1.96 * error:.2f} points a hand")
    assert mean - 3 * error > 6
