"""What holds for every record of every game, however it is dealt and played."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printkit import games
from printkit.rules import rng, run
from printkit.rules.game import Game, Ruleset
from tests.games.checks import (
    hold_filled,
    hold_games_made_again,
    hold_made_again,
    hold_read_back,
    hold_same_deals,
)
from tests.games.handmade_pinochle import samples as handmade_pinochle
from tests.games.optrita_lines import samples as optrita_lines
from tests.games.shifty_partners import samples as shifty_partners
from tests.games.twin_shoot import samples as twin_shoot

RULESETS: dict[str, Any] = {
    "handmade-pinochle": [handmade_pinochle.ruleset(number) for number in range(32)],
    "optrita-lines": optrita_lines.RULESETS,
    "shifty-partners": shifty_partners.RULESETS,
    "sorcerer": [games.get("sorcerer").ruleset({})],
    "twin-shoot": twin_shoot.RULESETS,
}
SLOW = "search"
"""A policy that takes 0.2 s a deal; its own tests try it."""

every = pytest.mark.parametrize("id", games.IDS)


def drawn(id: str, data: st.DataObject) -> tuple[Game, Ruleset, str, int]:
    """Draw a ruleset of a game, a policy and a seed."""
    game = games.get(id)
    policies = sorted(set(game.policies) - {SLOW})
    return (
        game,
        data.draw(st.sampled_from(RULESETS[id])),
        data.draw(st.sampled_from(policies)),
        data.draw(st.integers(0, rng.SEEDS - 1)),
    )


@every
@given(st.data())
def test_a_record_read_back_and_replayed_is_the_record(id: str, data: st.DataObject) -> None:
    game, ruleset, policy, seed = drawn(id, data)
    mixed = game.hand.mixed is not None and data.draw(st.booleans())
    (record,) = run.hands(game, ruleset, policy, seed, 1, "test", data.draw(st.integers(0, 1 << 40)), mixed)
    hold_read_back(game, record)


@every
@given(st.data())
@settings(max_examples=10)
def test_claims_that_were_left_out_are_filled_in_again(id: str, data: st.DataObject) -> None:
    game, ruleset, policy, seed = drawn(id, data)
    (record,) = run.hands(game, ruleset, policy, seed, 1, "test", mixed=game.hand.mixed is not None)
    hold_filled(game, record)


@every
@given(st.data())
@settings(max_examples=10)
def test_a_record_is_made_again_from_its_provenance(id: str, data: st.DataObject) -> None:
    game, ruleset, policy, seed = drawn(id, data)
    for mixed in (False, True) if game.hand.mixed is not None else (False,):
        hold_made_again(game, ruleset, policy, seed, mixed)
    hold_games_made_again(game, ruleset, policy, seed)


@every
@given(st.data())
@settings(max_examples=10)
def test_deals_are_the_same_whoever_plays_them(id: str, data: st.DataObject) -> None:
    game, ruleset, _, seed = drawn(id, data)
    hold_same_deals(game, ruleset, seed)
