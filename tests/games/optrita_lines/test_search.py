"""The player of Optrita: Lines who searches: what it looks at, and that it plays better than sense."""

from __future__ import annotations

import random
import statistics
from collections import Counter
from typing import Any

import pytest

from printkit.games.optrita_lines import policy
from printkit.games.optrita_lines.game import PACK
from printkit.games.optrita_lines.policy import ALL, CELLS_OF, Odds
from printkit.rules import rng, run
from printkit.rules.cards import bits
from tests.games.optrita_lines.samples import GAME, RULESETS, decide, pick, start
from tests.games.optrita_lines.test_policies import hands

SENSIBLE, SEARCH = GAME.policies["sensible"], GAME.policies["search"]


def play(choose: Any, seed: int, index: int) -> Any:
    """Play a deal; give how many tricks were likely to be won, each when it was begun, and how many were."""
    hand = GAME.hand(RULESETS[0], run.deal(GAME, RULESETS[0], seed, index))
    words, likely = rng.endless(seed, index, rng.PLAY), 0.0
    while not hand.finished:
        view = hand.view(None)
        action = choose(view, words).action
        if action["do"] == "line":
            ways = Odds(view).ways(view.lines)
            likely += next(way[0] for way in ways if policy.lay(*way[1:], "").action == action)
        hand.do(action)
    return likely, hand.claims()["score"]["player"]


def mean(numbers: Any) -> Any:
    """Give the mean and its standard error."""
    return statistics.mean(numbers), statistics.stdev(numbers) / len(numbers) ** 0.5


def gains(seed: int, deals: Any) -> Any:
    """Give, by deal, the tricks that were likelier with search than with sense; and search's own luck."""
    searched = [play(SEARCH, seed, index) for index in range(deals)]
    sensible = [play(SENSIBLE, seed, index) for index in range(deals)]
    gained = [one[0] - other[0] for one, other in zip(searched, sensible, strict=True)]
    return gained, [won - likely for likely, won in searched]


def test_search_beats_sense() -> None:
    gained, error = mean(gains(5, 5)[0])
    assert gained - 2 * error > 0


@pytest.mark.long
def test_search_beats_sense_clearly() -> None:
    """In chances, which vary less than tricks; and what was likely is what was won."""
    gained, luck = gains(6, 500)
    worth, error = mean(gained)
    assert worth - 4 * error > 0.2
    off, error = mean(luck)
    assert abs(off) < 3 * error


def test_the_same_word_gives_the_same_choice() -> None:
    for hand, _ in hands(3):
        view = hand.view(None)
        assert SEARCH(view, iter([7])) == SEARCH(view, iter([7]))


def test_it_deals_only_what_was_not_seen() -> None:
    for hand, words in hands(10):
        for _ in range(3):
            hand.do(GAME.policies["random"](hand.view(None), words).action)
        view = hand.view(None)
        unseen = set(bits(ALL & ~view.seen))
        grids = list(policy.deals(view, 5))
        assert len(grids) == sum(many for _, many in policy.STAGES)
        for grid in grids:
            dealt = [card for cell, card in enumerate(grid) if view.faces[cell] < 0 and card >= 0]
            assert len(set(dealt)) == len(dealt)
            assert set(dealt) <= unseen
            for cell, card in enumerate(grid):
                if view.faces[cell] >= 0:
                    assert card == view.faces[cell]
                assert (card < 0) == (view.gaps >> cell & 1)


def test_every_unseen_card_lies_everywhere_alike() -> None:
    hand = start()
    view = hand.view(None)
    lying: Counter[tuple[int, int]] = Counter()
    for word in range(300):
        for grid in policy.deals(view, word):
            lying.update((cell, card) for cell, card in enumerate(grid) if view.faces[cell] < 0)
    unseen = (ALL & ~view.seen).bit_count()
    mean = 300 * sum(many for _, many in policy.STAGES) / unseen
    assert len(lying) == 30 * unseen
    assert all(0.75 * mean < times < 1.25 * mean for times in lying.values())


def test_its_table_goes_on_as_the_rules_do() -> None:
    """A card laid in a grid as it truly lies leaves what the rules leave, but for the card that is picked."""
    chance = random.Random(1)
    for hand, words in hands(40):
        while not hand.finished:
            view = hand.view(None)
            if not view.picking:
                card, line = chance.choice(list(bits(view.hand))), chance.choice(view.lines)
                end = chance.randrange(2)
                table = policy.after(view, [PACK.ints[code] for code in hand.grid], (0.0, card, line, end))
                other = hand.copy()
                other.do(policy.lay(card, line, end, "").action)
                if other.stage == "pick":
                    (picked,) = [cell for cell in CELLS_OF[line][end] if table.faces[cell] < 0]
                    other.do(pick(hand.grid[picked]))
                after = other.view(None)
                assert (table.hand, table.lines, table.trick) == (after.hand, after.lines, after.trick)
                assert table.faces == after.faces
                assert table.seen == after.seen
            hand.do(GAME.policies["random"](view, words).action)


def test_the_greatest_chance_is_that_of_sense() -> None:
    for hand, words in hands(60):
        while not hand.finished:
            view = hand.view(None)
            if not view.picking:
                chance, card, line, end = policy.greatest(view)
                found = Odds(view).ways(view.lines)
                ways = {(card, line, end): chance for chance, card, line, end in found}
                assert ways[card, line, end] == chance == max(ways.values())
            hand.do(GAME.policies["random"](view, words).action)


def test_halving_keeps_the_best() -> None:
    """Options that are worth themselves and a little chance: the best is found, and few are tried often."""
    tried: Counter[int] = Counter()

    def worth(option: Any, grid: Any) -> Any:
        tried[option] += 1
        return option + grid[0]

    deals: Any = iter([[random.Random(deal).random() / 4] for deal in range(20)])
    assert policy.halve(list(range(100)), worth, ((50, 2), (10, 6), (2, 12)), deals) == 49
    assert Counter(tried.values()) == {2: 40, 8: 8, 20: 2}


def test_of_equal_options_the_first_is_taken() -> None:
    assert policy.halve(list("abc"), lambda option, grid: 1.0, ((3, 2),), iter([[], []])) == "a"


def test_the_last_trick_is_decided_with_sense() -> None:
    picked = 0
    for hand, words in hands(60):
        while not hand.finished:
            view = hand.view(None)
            if view.trick == 5:
                picked += hand.stage == "pick"
                assert SEARCH(view, iter([1])) == SENSIBLE(view, iter(()))
            hand.do(GAME.policies["random"](view, words).action)
    assert picked


def test_it_picks_what_keeps_most() -> None:
    """What is picked of R1 costs a column: not that in which a trick is sure."""
    hand = start("KS 3H 2D 5C 6C 7C 8C")
    decide(hand, "3H R1 right")
    choice = SEARCH(hand.view(None), iter([1]))
    assert choice.code == "pick-plan"
    column = hand.grid.index(choice.action["card"])  # of R1
    hand.do(choice.action)
    assert f"C{column + 1}" not in hand.legal().choices
    assert "C1" in hand.legal().choices  # the king of spades is sure to win there
