"""Policies of Twin Shoot: they see only what their seat may see, say why, and sense is worth its name."""

from __future__ import annotations

import random
import statistics
from collections import Counter

import pytest

from printkit.games.twin_shoot.game.rules import PACK, USED, bid_of
from printkit.rules import rng, run
from printkit.rules.cards import bits
from tests.games.twin_shoot.samples import (
    FOUR,
    GAME,
    PLAYERS,
    follow,
    mixed_setup,
    play,
    seen,
    start,
    state,
    taker,
)

RANDOM, SENSIBLE = GAME.policies["random"], GAME.policies["sensible"]


def hands(count, players, seed=3):
    """Give hands from the midst of games, and words for their policies."""
    ruleset = GAME.ruleset({"players": players})
    for index in range(count):
        yield GAME.start(ruleset, mixed_setup(ruleset, seed, index)), rng.endless(seed, index, rng.PLAY)


def deal_the_unseen_anew(hand, seat, chance):
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
def test_what_a_seat_does_not_see_changes_nothing(policy, players):
    chance, moved, stages = random.Random(1), 0, Counter()
    for hand, _ in hands(8, players):
        while not hand.finished:
            seat = hand.to_move
            other = deal_the_unseen_anew(hand, seat, chance)
            moved += state(other) != state(hand)
            stages[hand.legal().do] += 1
            assert seen(other, seat) == seen(hand, seat)
            choices = [GAME.policies[policy](one.view(seat), iter([1 << 31] * 2)) for one in (hand, other)]
            assert choices[0] == choices[1]
            hand.do(choices[0].action)
    assert moved > 50
    assert set(stages) == {"bid", "open", "play"}


@pytest.mark.parametrize("policy", sorted(GAME.policies))
def test_choices_and_reasons_have_the_codes_and_facts_that_are_listed(policy):
    chosen, reasoned = Counter(), Counter()
    for players in PLAYERS:
        for hand, words in hands(150, players):
            for legal, choice in run.turns(hand, GAME.policies[policy], words):
                assert set(choice.facts) == set(GAME.choices[choice.code])
                assert tuple(legal.reason.facts) == GAME.reasons[legal.reason.code]
                chosen[choice.code] += 1
                reasoned[legal.reason.code] += 1
    if policy == "random":
        assert set(chosen) == {"random"}
    else:
        assert set(chosen) == set(GAME.choices) - {"random"}
    refusals = {"hand-over", "not-your-turn", "wrong-decision", "not-in-pack", "not-held"}
    refusals |= {"two-cards", "bid-card", "not-last"}
    assert set(reasoned) == set(GAME.reasons) - refusals


def test_random_takes_every_legal_card_alike():
    hand = start(FOUR, "AL 7X | AX 7C | AH 7S | AS 7D")
    view = hand.view(0)
    taken = Counter(RANDOM(view, iter([word])).action["card"] for word in rng.words(0, 0, 0, 5000))
    assert set(taken) == set(hand.legal().choices)
    assert all(400 < times < 600 for times in taken.values())


def test_random_takes_every_bid_and_every_answer_alike():
    hand = start(FOUR)
    words = rng.endless(0, 0, 0)
    bids = Counter(tuple(RANDOM(hand.view(0), words).action["cards"]) for _ in range(6600))
    assert len(bids) == 66
    assert all(55 < times < 145 for times in bids.values())
    hand = start(FOUR, "AL 7X | AX 7C | AH 7S | AS 7D", scores=[9, 5])
    answers = Counter(RANDOM(hand.view(2), words).action["do"] for _ in range(2000))
    assert set(answers) == {"open", "stay-closed"}
    assert 900 < answers["open"] < 1100


def test_sensible_takes_no_words():
    for players in PLAYERS:
        for hand, _ in hands(3, players):
            for _ in run.turns(hand, SENSIBLE, iter(())):
                pass
            assert hand.finished


def test_what_sensible_says_is_so():
    told = Counter()
    for players in PLAYERS:
        for hand, _ in hands(60, players):
            while not hand.finished:
                view, legal = hand.view(hand.to_move), hand.legal()
                choice = SENSIBLE(view, iter(()))
                told[choice.code] += 1
                if legal.do == "play":
                    is_so(hand, view, legal.choices, choice)
                elif legal.do == "bid":
                    assert choice.facts["bid"] == sum("DSHCXL".index(card[1]) for card in choice.facts["cards"])
                else:
                    scores = hand.setup["scores_before"]
                    assert choice.facts["gap"] == max(scores) - min(scores)
                hand.do(choice.action)
    assert set(told) == set(GAME.choices) - {"random"}


def is_so(hand, view, legal, choice):
    """Check what is said of a play against the hand, the cards that the player does not see included."""
    facts, code = choice.facts, choice.code
    after = [goes_ahead(hand, card) for card in legal]
    ahead = goes_ahead(hand, facts["card"])
    if "need" in facts:
        assert facts["need"] == hand.bids[view.seat] - view.won[view.seat]
    if "sets" in facts:
        assert facts["sets"] == follow_that_is_set(hand, facts["card"])
    if code == "only-card":
        assert len(legal) == 1
    elif code == "lead-missed":
        assert not 0 <= facts["need"] <= 10 - len(view.over)
    elif code.startswith("lead"):
        assert not view.trick
        assert 0 <= facts["need"] <= 10 - len(view.over)
    elif code.startswith("win"):
        assert ahead
        assert facts["best"] == view.best[1]
        assert code != "win-forced" or all(after)
        if code in ("win-last", "win-sure"):
            assert takes(hand.copy(), facts["card"], view.seat)
    else:
        assert not ahead
        assert code != "leave" or facts["partner"] == view.best[0] == view.seat ^ 1
        assert code != "duck" or any(after)
        assert code != "throw" or not any(after)


def goes_ahead(hand, card):
    """Tell whether a card has the trick once it is played; a lead has."""
    return taker(play(hand.copy(), card)) == hand.turn


def follow_that_is_set(hand, card):
    """Give the follow that a card sets, None when it sets none or one is set."""
    after = follow(play(hand.copy(), card))
    return None if hand.setter is not None or after == "none" else after


def takes(hand, card, seat):
    """Play a card and tell whether ``seat`` takes the trick, however the others go on."""
    hand.play(card)
    if not hand.trick:
        return taker(hand) == seat
    return all(takes(hand.copy(), one, seat) for one in hand.legal().choices)


@pytest.mark.parametrize(
    ("hand", "most"),
    [("7D 8D 9D 7S 8S 9S 7H 8H 9H 7C 8C 7X", 1), ("7D 8D 9D TD 7S 8S 9S 7H 8H 9H 7L 8L", 1)],
)
def test_sensible_bids_low_with_a_low_hand(hand, most):
    assert bid_with(hand) <= most


@pytest.mark.parametrize(
    ("hand", "least"),
    [("AL KL QL AX KX AC KC AH KH AS KS AD", 5), ("AL KL AX KX AC AH QX QC 9D 8S 7H 7D", 3)],
)
def test_sensible_bids_high_with_a_high_hand(hand, least):
    assert bid_with(hand) >= least


def bid_with(cards):
    """Give what a seat bids with these cards, by facts and by rules."""
    rest = [card for card in USED[4] if card not in cards.split()]
    hand = start([cards, *(" ".join(rest[at : at + 12]) for at in (0, 12, 24))])
    choice = SENSIBLE(hand.view(0), iter(()))
    assert choice.code == "estimate"
    hand.do(choice.action)
    assert hand.bids[0] == choice.facts["bid"]
    return choice.facts["bid"]


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
def test_sensible_opens_when_far_behind(scores, opens):
    hand = start(FOUR, "AL 7X | AX 7C | AH 7S | AS 7D", scores=scores)
    choice = SENSIBLE(hand.view(hand.to_move), iter(()))
    assert choice.action == {"do": "open" if opens else "stay-closed", "seat": 0}
    assert choice.code == ("open-behind" if opens else "stay-closed")


def worth_of_sense(players, count, seed):
    """Play each deal once for every team that plays with sense; give what that is worth a hand, in points."""
    ruleset = GAME.ruleset({"players": players})
    teams = players // 2
    differences = []
    for index in range(count):
        setup = run.deal(GAME, ruleset, seed, index)
        difference = 0.0
        for with_sense in range(teams):
            hand = GAME.start(ruleset, setup)
            words = rng.endless(seed, index, rng.stream(1, rng.PLAY))
            while not hand.finished:
                seat = hand.to_move
                policy = SENSIBLE if seat // 2 == with_sense else RANDOM
                hand.do(policy(hand.view(seat), words).action)
            scores = hand.claims()["score"]
            others = (sum(scores) - scores[with_sense]) / (teams - 1)
            difference += (scores[with_sense] - others) / teams
        differences.append(difference)
    return statistics.mean(differences), statistics.stdev(differences) / count**0.5


@pytest.mark.parametrize("players", PLAYERS)
def test_sensible_beats_random(players):
    mean, error = worth_of_sense(players, 150, 5)
    assert mean - 3 * error > 4


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
def test_sensible_beats_random_over_2000_deals(players):
    mean, error = worth_of_sense(players, 2000, 6)
    print(f"{players} players: {mean:.2f} ± {1.96 * error:.2f} points a hand")
    assert mean - 3 * error > 6
