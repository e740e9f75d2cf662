"""Policies: they see only what their seat may see, say why, and the sensible one is worth its name."""

from __future__ import annotations

import random
import statistics
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from printkit.games.shifty_partners.game import teams
from printkit.rules import rng, run
from printkit.rules.cards import STANDARD
from tests.games.checks import hold_listed, hold_unseen
from tests.games.shifty_partners.samples import GAME, LEADS, PLAYERS, play, start


def hands(count: int, players: int, next_lead: str = "winner", seed: int = 3) -> Iterator[Any]:
    ruleset = GAME.ruleset({"players": players, "next_lead": next_lead})
    for index in range(count):
        yield GAME.hand(ruleset, run.deal(GAME, ruleset, seed, index)), rng.endless(seed, index, rng.PLAY)


def deal_the_unseen_anew(hand: Any, seat: int, chance: random.Random) -> Any:
    """Give a copy in which all that a seat does not see lies elsewhere: the others' hands and the cards out."""
    played = [play for one in hand.over for play in one.plays] + hand.trick
    known = {*hand.hands[seat], *(card for _, card in played)}
    faces = {one: hand.face_up(one) for one in range(hand.players)}
    unseen = [card for card in hand.cards_used(hand.ruleset) if card not in {*known, *faces.values()}]
    chance.shuffle(unseen)
    other = hand.copy()
    for one, face in faces.items():
        if one != seat:
            own = [face] if face else []
            own += [unseen.pop() for _ in range(len(hand.hands[one]) - len(own))]
            other.hands[one], other.masks[one] = sorted(own), STANDARD.mask(own)
    return other


@pytest.mark.parametrize("policy", sorted(GAME.policies))
@pytest.mark.parametrize("players", PLAYERS)
def test_what_a_seat_does_not_see_changes_nothing(policy: str, players: int) -> None:
    dealt = (hand for hand, _ in hands(8, players))
    met = hold_unseen(GAME.policies[policy], dealt, deal_the_unseen_anew, lambda hand: hand.hands)
    assert met["moved"] > 50


@pytest.mark.parametrize("next_lead", LEADS)
def test_choices_and_reasons_have_the_codes_and_facts_that_are_listed(next_lead: str) -> None:
    turns = (
        turn
        for players, policy in product(PLAYERS, GAME.policies.values())
        for hand, words in hands(60, players, next_lead)
        for turn in run.turns(hand, policy, words)
    )
    hold_listed(GAME, turns, "hand-over not-your-turn not-in-pack not-held", "card")


def test_random_takes_every_legal_card_alike() -> None:
    hand, _ = next(hands(1, 4))
    view = hand.view(0)
    taken = Counter(
        GAME.policies["random"](view, iter([word])).action["card"] for word in rng.words(0, 0, 0, 5000)
    )
    assert set(taken) == set(hand.legal().choices)
    assert all(850 < times < 1150 for times in taken.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_sensible_beats_random(players: int) -> None:
    """Each deal twice, so that the teams' and the cards' luck cancel out: points a hand that sense is worth."""
    differences = []
    ruleset = GAME.ruleset({"players": players})
    for index in range(120):
        setup = run.deal(GAME, ruleset, 5, index)
        difference = 0.0
        for sensible_side in (0, 1):
            hand = GAME.hand(ruleset, setup)
            words = rng.endless(5, index, rng.PLAY)
            while not hand.finished:
                seat = hand.to_move
                sensible = (seat not in teams(players, 0)[0]) == sensible_side
                policy = GAME.policies["sensible" if sensible else "random"]
                hand.do(policy(hand.view(seat), words).action)
            claims = hand.claims()
            sides = [claims["score"][team[0]] for team in claims["teams"]]
            difference += (sides[sensible_side] - sides[1 - sensible_side]) / 2
        differences.append(difference)
    error = statistics.stdev(differences) / len(differences) ** 0.5
    assert statistics.mean(differences) - 3 * error > 0.8


REST = "TH JH KH AH"  # of no use to seat 0 below, which leads a spade


@pytest.mark.parametrize(
    ("cards", "die", "before", "expected"),
    [
        (f"TS {REST} | JS TD JD KD AD | 2S TC JC KC AC | KS AS QD QC QH", 5, "TS JS 2S", ("win-last", "KS")),
        (f"TS {REST} | JS TD JD KD AD | 2S TC JC KC AC | KS QS QD QC QH", 5, "TS JS 2S", ("win-last", "QS")),
        (f"TS {REST} | JS TD JD KD AD | 2S TC JC KC AC | KC AS QD QC 2H", 4, "TS JS 2S", ("win-last", "AS")),
        (f"AS {REST} | KS TD JD KD AD | TS TC JC KC AC | JS 2S QD QC QH", 5, "AS KS TS", ("feed", "2S")),
        (f"AS {REST} | KS TD JD KD AD | TS TC JC KC AC | JD TD QD QC 2H", 5, "AS KS TS", ("feed", "2H")),
        (f"AS {REST} | JS QS JD KD AD | TS TC JC KC AC | JD TD QD QC QH", 5, "AS", ("throw", "JS")),
        (f"AS {REST} | 2S TD JD KD AD | TS TC JC KC AC | JD TD QD QC QH", 5, "AS", ("give", "2S")),
        (f"TS {REST} | AS KS TD JD KD | 2S TC JC KC AC | JS QS QD QC QH", 5, "TS", ("win-sure", "KS")),
        (f"TS {REST} | JS KS TD JD KD | 2S TC JC KC AC | AS QS QD QC QH", 5, "TS", ("win-try", "KS")),
        (f"JS {REST} | KS TS TD JD KD | 2S TC JC KC AC | QH TH QD QC AS", 5, "JS TS 2S", ("leave", "AS")),
        ("AD KD TD AS TS | KS KH JC QH 2D | JH 2H KC AC 2S | JD QS JS TC QC", 6, "", ("lead-ace", "AD")),
        ("AD KD TD JS TS | KS KH JC QH 2D | JH 2H KC AC 2S | JD QS AS TC QC", 5, "", ("lead-sure", "KD")),
        ("QD QS TD JS TC | KS KH JC QH 2D | JH 2H KC AC 2S | JD KD AS AD QC", 5, "", ("lead-low", "TD")),
        ("QD QS 2D 2C QC | KS KH JC QH TD | JH 2H KC AC 2S | JD KD AS AD TC", 5, "", ("lead-forced", "2D")),
    ],
)
def test_sensible_plays(cards: Any, die: int, before: str, expected: tuple[str, ...]) -> None:
    """Seat 0 deals and leads; 0 and 3 are partners against 1 and 2."""
    hand = play(start(cards, die), before)
    choice = GAME.policies["sensible"](hand.view(hand.to_move), iter(()))
    assert (choice.code, choice.action["card"]) == expected
