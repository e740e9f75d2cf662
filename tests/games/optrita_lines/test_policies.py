"""Policies of Optrita: Lines: they see what the player sees, say why, and sense is worth its name."""

from __future__ import annotations

import itertools
import random
import statistics
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from printkit.games.optrita_lines.game import CELLS, LINES, NAMES, PACK, stops, wins
from printkit.games.optrita_lines.policy import ALL, CELLS_OF, Odds
from printkit.rules import rng, run
from printkit.rules.cards import bits
from tests.games.checks import hold_listed, hold_unseen
from tests.games.optrita_lines.samples import GAME, RULESETS, decide, mixed_setup, start, ways

MANY = {"random": 5, "sensible": 5, "search": 1}
"""A deal takes search a hundred times as long."""
SENSIBLE, RANDOM = GAME.policies["sensible"], GAME.policies["random"]


def hands(count: int, ruleset: Any = RULESETS[0], seed: int = 3) -> Iterator[Any]:
    for index in range(count):
        setup = mixed_setup(ruleset, seed, index)
        yield GAME.hand(ruleset, setup), rng.endless(seed, index, rng.PLAY)


def deal_the_unseen_anew(hand: Any, seat: None, chance: random.Random) -> Any:
    """Give a copy in which the cards that were never turned, and the stock under its top, lie elsewhere."""
    other = hand.copy()
    hidden = [cell for cell in range(CELLS) if not hand.seen >> PACK.ints[hand.grid[cell]] & 1]
    unseen = [hand.grid[cell] for cell in hidden] + hand.setup["stock"][1:]
    chance.shuffle(unseen)
    grid = [row[:] for row in hand.setup["grid"]]
    for cell in hidden:
        grid[cell // 6][cell % 6] = unseen.pop()
    other.grid = tuple(code for row in grid for code in row)
    other.setup = {**hand.setup, "grid": grid, "stock": [hand.setup["stock"][0], *unseen]}
    GAME.hand.shapes(hand.ruleset).setup(other.setup)
    return other


@pytest.mark.parametrize("policy", sorted(GAME.policies))
def test_what_the_player_does_not_see_changes_nothing(policy: str) -> None:
    dealt = (hand for hand, _ in hands(MANY[policy]))
    met = hold_unseen(
        GAME.policies[policy], dealt, deal_the_unseen_anew, lambda hand: hand.grid, lambda view: view
    )
    assert met["moved"] > MANY[policy] * 5


def test_choices_and_reasons_have_the_codes_and_facts_that_are_listed() -> None:
    turns = (
        turn
        for name, policy in GAME.policies.items()
        for hand, words in (*hands(MANY[name]), (start(), rng.endless(1, 1, rng.PLAY)))
        for turn in run.turns(hand, policy, words)
    )
    hold_listed(GAME, turns, " ".join(set(GAME.reasons) - {"full-lines", "pick-any"}))


def test_random_takes_every_decision_alike() -> None:
    hand = decide(start("2C 3C 4C 5C 6C 7C 8C"), "2C R1 left, 2S, 3C R2 left, 3H")
    view = hand.view(None)
    taken = Counter(tuple(RANDOM(view, iter([word])).action.values()) for word in rng.words(0, 0, 0, 40_000))
    assert set(taken) == {tuple(action.values()) for action in ways(hand)}
    mean = 40_000 / len(taken)
    assert all(0.8 * mean < times < 1.2 * mean for times in taken.values())


def test_random_picks_every_card_alike() -> None:
    hand = decide(start(), "2C C3 bottom")
    taken = Counter(RANDOM(hand.view(None), iter([word])).action["card"] for word in rng.words(0, 0, 0, 6000))
    assert set(taken) == set(hand.legal().choices)
    assert all(850 < times < 1150 for times in taken.values())


def won(view: Any, card: int, cards: Any) -> Any:
    """Tell whether a play card wins against cards in turning order, by the rules."""
    played, trump = PACK.codes[card], PACK.suits[view.trump]
    for turned in (PACK.codes[card] for card in cards):
        if stops(turned, played[1], trump):
            return wins(played, turned)
    return True


def test_chances_are_right() -> None:
    """Against every way in which unseen cards may lie in a line that has three unknown cards at the most."""
    tried = 0
    for hand, words in hands(200):
        for _ in range(5):
            hand.do(RANDOM(hand.view(None), words).action)
        view = hand.view(None)
        if view.picking or hand.finished:
            continue
        odds = Odds(view)
        unseen = list(bits(ALL & ~view.seen))
        for line in view.lines:
            hidden = [cell for cell in CELLS_OF[line][0] if view.faces[cell] < 0]
            if not 0 < len(hidden) <= 3:
                continue
            for chance, card, _, end in odds.ways([line]):
                won_by = tried_ways = 0
                for lying in itertools.permutations(unseen, len(hidden)):
                    there = dict(zip(hidden, lying, strict=True))
                    cells = CELLS_OF[line][end]
                    won_by += won(view, card, [there.get(cell, view.faces[cell]) for cell in cells])
                    tried_ways += 1
                assert abs(chance - Fraction(won_by, tried_ways)) < 1e-9
                tried += 1
                if tried == 12:
                    return
    pytest.fail("too few lines to try")


def test_sensible_beats_random() -> None:
    """The same deals: tricks of six that sense is worth."""
    differences = []
    for index in range(250):
        tricks = []
        for policy in (SENSIBLE, RANDOM):
            hand = GAME.hand(RULESETS[0], run.deal(GAME, RULESETS[0], 5, index))
            for _ in run.turns(hand, policy, rng.endless(5, index, rng.PLAY)):
                pass
            tricks.append(hand.claims()["score"]["player"])
        differences.append(tricks[0] - tricks[1])
    error = statistics.stdev(differences) / len(differences) ** 0.5
    assert statistics.mean(differences) - 3 * error > 1


HAND = "KS 3H 2D 5C 6C 7C 8C"
"""The grid that :func:`start` deals with it is in test_clauses.py; the diagonal shows 2S AC 4D QS KH AD."""


def test_sensible_plays() -> None:
    hand = start(HAND)
    choice = SENSIBLE(hand.view(None), iter(()))
    assert (choice.code, choice.action["card"]) == ("line-sure", "KS")  # 2S lies at the corner
    assert LINES[choice.action["line"]][choice.action["from"]][0] == 0
    decide(hand, "KS R1 left")
    assert SENSIBLE(hand.view(None), iter(())).code == "line-hope"


def test_sensible_leaves_a_sure_trump_for_later() -> None:
    """Ace and king of trump win everywhere; a 2 wins only at the corner where no card of its suit may come."""
    hand = start("AC KC 9S 3D 4D 5D 6D", "9C")
    choice = SENSIBLE(hand.view(None), iter(()))
    assert (choice.code, choice.action["card"]) == ("line-sure", "9S")


def test_sensible_picks_where_there_is_a_gap_already() -> None:
    hand = decide(start(HAND), "KS C1 bottom")
    assert hand.tricks[0]["taken"] == "8S"
    decide(hand, "3H R1 right")
    assert hand.stage == "pick"
    choice = SENSIBLE(hand.view(None), iter(()))
    assert (choice.code, choice.action["card"]) == ("pick-gap", "2S")
    hand.do(choice.action)
    assert list(hand.legal().choices) == [line for line in NAMES if line not in ("C1", "R1", "R4")]


def test_sensible_picks_where_the_other_line_is_worth_least() -> None:
    hand = decide(start(HAND), "3H R1 right")
    choice = SENSIBLE(hand.view(None), iter(()))
    assert choice.code == "pick-least"
    # C1 is not given up: when its 2S is gone it would be, and K♠ wins a trick there for certain
    view = hand.view(None)
    odds = Odds(view)
    offers = {line: max(chance for chance, *_ in odds.ways([line])) for line in NAMES[:6]}
    worth = {line: round(chance, 9) for line, chance in offers.items()}
    column = hand.grid.index(choice.action["card"])  # of R1
    assert worth[f"C{column + 1}"] == min(worth.values())
    assert worth["C1"] == max(worth.values())
