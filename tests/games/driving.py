"""What all games have in common where the engine and the second reading of the rules play the same hands."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from typing import Any

from printkit.rules import record as records
from printkit.rules.game import Game
from printkit.rules.hand import Hand
from printkit.rules.record import Record
from tests.reading.decisions import again
from tests.reading.record import verdict
from tests.reading.refusal import RefusedError

Action = dict[str, Any]


def begin(game: Game, reading: Any, ruleset: Any, setup: dict[str, Any]) -> tuple[Any, Any]:
    """Begin a hand in the engine and in the reading; neither has anything of the other's setup."""
    return game.hand(ruleset, setup), reading(copy.deepcopy(setup), dict(ruleset))


def play_both(hand: Hand, deal: Any, turn: Callable[[Any, Any], Action | None]) -> dict[str, Any]:
    """Play a hand to its end in both; give the claims that both make of it.

    ``turn``: compares what may be done now and gives what is, None where it has done it itself.
    """
    while not hand.finished:
        assert not deal.finished
        action = turn(hand, deal)
        if action is not None:
            assert hand.refusal(action) is None
            hand.do(action)
            deal.do(action)
    assert deal.finished
    claims = hand.claims()
    assert claims == deal.claims()
    return claims


def refused_by_both(hand: Any, deal: Any, action: Action) -> bool:
    """Try an action; tell whether both refuse it, after making sure that they agree. Nothing is done."""
    refused = hand.refusal(action) is not None
    assert refused == reading_refuses(deal, action), action
    return refused


def reading_refuses(deal: Any, action: Action) -> bool:
    """Tell whether the reading refuses an action; the deal stays as it is."""
    try:
        again(deal).do(action)
    except RefusedError:
        return True
    return False


def confirm(made: Iterable[Record]) -> int:
    """Let the reading judge records that the engine has written; give how many they were."""
    count = 0
    for record in made:
        assert verdict(records.line(record)) == []
        count += 1
    return count
