"""Policies of Sorcerer: they see only what their owner may see, say why, and sense is worth its name."""

from __future__ import annotations

import random
import statistics
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from printkit.games.sorcerer.game import PACK
from printkit.games.sorcerer.policy import bids
from printkit.rules import rng, run
from tests.games.checks import hold_listed, hold_unseen, seen, there
from tests.games.sorcerer.samples import CLUBS, GAME, RULESET, bid, play, records, start

SENSIBLE = GAME.policies["sensible"]


def deals(count: int, seed: int = 3) -> Iterator[Any]:
    for index in range(count):
        yield GAME.hand(RULESET, run.deal(GAME, RULESET, seed, index)), rng.endless(seed, index, rng.PLAY)


def deal_the_unseen_anew(hand: Any, seat: int, chance: random.Random) -> Any:
    """Give a copy in which all that a seat's owner does not see lies elsewhere."""
    other = hand.copy()
    hidden = [one for one in range(3) if one != seat % 3]
    if hand.stage == "bid":
        hidden += [one + 3 for one in hidden]
    unseen = [card for one in hidden for card in hand.hands[one]]
    chance.shuffle(unseen)
    for one in hidden:
        other.hands[one] = sorted(unseen.pop() for _ in hand.hands[one])
        other.masks[one] = PACK.mask(other.hands[one])
    return other


def sights(view: Any) -> Any:
    """Give all that a view shows."""
    shown = [view.player, view.dummy, view.needs, *(view.cards(seat) for seat in range(6)), view.unseen()]
    return seen(view), shown, [] if view.stage == "bid" else view.to_come()


@pytest.mark.parametrize("policy", sorted(GAME.policies))
def test_what_an_owner_does_not_see_changes_nothing(policy: str) -> None:
    dealt = (hand for hand, _ in deals(12))
    met = hold_unseen(GAME.policies[policy], dealt, deal_the_unseen_anew, lambda hand: hand.hands, sights)
    assert met["moved"] > 200


@pytest.mark.clause("SO-04", "SO-05")
def test_a_view_holds_no_card_that_is_hidden() -> None:
    hand, _ = next(deals(1))
    for turn in range(4):
        seat = hand.to_move
        view = hand.view(seat)
        hidden = [one for one in range(6) if one % 3 != seat and (one < 3 or turn < 3)]
        masks = [PACK.mask(view.legal), view.gone, *(view.cards(one) for one in range(6))]
        for one in hidden:
            assert not any(mask & hand.masks[one] for mask in masks)
        if turn < 3:
            bid(hand, 1, 1)


def test_choices_and_reasons_have_the_codes_and_facts_that_are_listed() -> None:
    turns = (
        turn
        for policy in GAME.policies.values()
        for hand, words in deals(80)
        for turn in run.turns(hand, policy, words)
    )
    refusals = "hand-over not-your-turn wrong-decision sits-out not-a-bid not-in-pack not-held"
    hold_listed(GAME, turns, refusals, "card", "hand", "dummy")


def test_random_takes_everything_alike() -> None:
    hand = start(bids="")
    view = hand.view(0)
    taken = Counter(
        (action["hand"], action["dummy"])
        for word in rng.words(0, 0, 0, 10_000)
        for action in [GAME.policies["random"](view, iter([word])).action]
    )
    assert len(taken) == 100
    assert all(60 < times < 150 for times in taken.values())
    view = play(start(), "9H").view(1)
    cards = Counter(
        GAME.policies["random"](view, iter([word])).action["card"] for word in rng.words(1, 0, 0, 1000)
    )
    assert set(cards) == {"AH", "2H"}
    assert all(430 < times < 570 for times in cards.values())


def duel(count: int, seed: int) -> list[float]:
    """Let each player in turn be the one with sense among two without: points a deal beyond the others."""
    differences = []
    for index in range(count):
        setup = run.deal(GAME, RULESET, seed, index)
        difference = 0.0
        for sensible in range(3):
            hand = GAME.hand(RULESET, setup)
            words = rng.endless(seed, index, rng.PLAY)
            while not hand.finished:
                seat = there(hand.to_move)
                policy = GAME.policies["sensible" if seat % 3 == sensible else "random"]
                hand.do(policy(hand.view(seat), words).action)
            score = hand.claims()["score"]
            difference += (score[sensible] - (sum(score) - score[sensible]) / 2) / 3
        differences.append(difference)
    return differences


def test_sensible_beats_random() -> None:
    differences = duel(60, 5)
    error = statistics.stdev(differences) / len(differences) ** 0.5
    assert statistics.mean(differences) - 3 * error > 5


def test_sensible_play_is_worth_something_whatever_was_bid() -> None:
    """Bids alike, that sense made; one plays with sense and the others any card."""
    differences = []
    for hand, words in deals(150, seed=6):
        for _ in range(3):
            hand.do(SENSIBLE(hand.view(hand.to_move), words).action)
        for sensible in range(3):
            other = hand.copy()
            while not other.finished:
                seat = other.to_move
                policy = GAME.policies["sensible" if seat % 3 == sensible else "random"]
                other.do(policy(other.view(seat), words).action)
            score = other.claims()["score"]
            differences.append(score[sensible] - (sum(score) - score[sensible]) / 2)
    error = statistics.stdev(differences) / len(differences) ** 0.5
    assert statistics.mean(differences) - 3 * error > 1


def test_sensible_makes_its_bids_more_often_than_not() -> None:
    made = Counter[str]()
    for record in records("sensible", seed=8, count=150):
        for action in record.actions[:3]:
            assert record.claims is not None
            won = record.claims["tricks_won"]
            made["hand"] += won[action["seat"]] == action["hand"]
            made["dummy"] += won[action["seat"] + 3] == action["dummy"]
    assert made["hand"] > 0.45 * 450
    assert made["dummy"] > 0.5 * 450


# --- single decisions


@pytest.mark.parametrize(
    ("hand", "dummy", "leads", "least_plays", "most_plays"),
    [
        ("2H 3H 4H 5D 6D 7D 2C 3C 4C", "AS KS QS JS R1 R2 AH AD AC", True, 2, 4),
        ("AS KS QS JS R1 R2 AH AD AC", "2H 3H 4H 5D 6D 7D 2C 3C 4C", False, 7, 9),
        ("2H 3H 4H 5D 6D 7D 2C 3C 4C", "2D 3D 4D 5C 6C 7C 8C 8D 8H", False, 1, 1),
    ],
)
def test_a_bid_rests_on_how_many_cards_the_dummy_will_play(
    hand: str, dummy: str, leads: bool, least_plays: int, most_plays: int
) -> None:
    both = hand.split(), dummy.split()
    in_hand, in_dummy, plays = bids(*both, leads)
    assert least_plays <= plays <= most_plays
    assert 0 <= in_hand <= 900
    assert in_dummy <= 100 * plays
    assert bids(*both, True)[2] >= plays


def test_a_bid_says_what_it_rests_on() -> None:
    choice = SENSIBLE(start(CLUBS, bids="").view(0), iter(()))
    assert choice.code == "bid"
    assert choice.facts["hand_cards"] == ["AC"]
    assert choice.facts["dummy_cards"] == []
    choice = SENSIBLE(start(CLUBS, bids="00").view(1), iter(()))
    assert choice.facts["dummy_cards"] == ["AS"]


@pytest.mark.parametrize(
    ("bids", "before", "expected"),
    [
        # 0 leads
        ("90 33 33", "", ("lead-win", "KC")),
        ("10 33 33", "", ("lead-wait", "2S")),  # R1 will make the one
        ("00 33 33", "", ("lead-lose", "2S")),
        ("02 33 33", "", ("lead-to-dummy", "3D")),  # for R2
        # 1 follows
        ("00 13 33", "KH", ("wait", "2H")),  # AS will make the one
        ("00 93 33", "KH", ("throw", "2H")),
        ("00 00 33", "KH", ("duck", "2H")),
        ("33 33 33", "2S", ("win-try", "AS")),
        ("33 00 33", "2S", ("duck-try", "5S")),
        # the dummy of 0 comes third
        ("90 93 33", "KH 2H", ("leave", "TH")),
        ("03 33 33", "KH 2H", ("win-sure", "R2")),
        ("00 33 33", "KH 2H", ("duck", "TH")),
        # 2 is last, then leads
        ("00 33 93", "KH 2H TH", ("throw", "7H")),
        ("00 33 33", "4D 8D 7D", ("win-last", "TD")),
        ("00 33 00", "4D 8D 7D", ("take", "AD")),
        ("33 33 33", "4D 9D QD AD", ("lead-low", "4C")),
        # only one card to follow with
        ("33 33 33", "KH AH TH JH 2H", ("only", "7H")),
    ],
)
def test_sensible_plays(bids: str, before: str, expected: tuple[str, ...]) -> None:
    """Player 0 leads; the deal is the plain one."""
    hand = play(start(bids=bids), before)
    choice = SENSIBLE(hand.view(hand.to_move), iter(()))
    assert (choice.code, choice.action["card"]) == expected


def test_what_is_counted_on_is_not_given_away() -> None:
    """Neither a joker led in the hope to lose, nor one of the sure winners that a seat waits with."""
    chosen = Counter[str]()
    for hand, words in deals(400, seed=8):
        for _, choice in run.turns(hand, SENSIBLE, words):
            chosen[choice.code] += 1
            if choice.code in ("wait", "lead-wait"):
                assert choice.action["card"] not in choice.facts["sure"]
                assert len(choice.facts["sure"]) >= choice.facts["need"]
            if choice.code in ("lead-lose", "lead-wait"):
                assert choice.action["card"][0] != "R"
    assert min(chosen[code] for code in ("wait", "lead-wait", "lead-lose", "lead-take")) > 10
