"""Many whole games, played for their numbers alone: no records, no reasons.

This is the plain engine, every game and every policy; :mod:`printkit.rules.bulk` plays the same games compiled,
where all choose at random. Both give the same :class:`~printkit.rules.tally.Tally`.
"""

from __future__ import annotations

from collections.abc import Sequence

from printkit.rules import rng, run
from printkit.rules.game import Game, Policy, Ruleset, Setup
from printkit.rules.tally import Tally


def play_games(
    game: Game, ruleset: Ruleset, policies: Sequence[str], seed: int, first: int, count: int
) -> Tally:
    """Play games ``first`` … ``first + count - 1`` of a seed to their end.

    They are those of :func:`printkit.rules.run.whole_games`, dealt and decided with the same random words, so
    that a game depends on its seed and its number alone. ``policies`` are given to the sides in turn.
    KeyError for one that the game does not have.
    """
    tally = Tally(game.sides(ruleset))
    choose = by_seat(game, ruleset, policies)
    for index in range(first, first + count):
        standing: Setup | None = game.first(ruleset)
        while standing is not None:
            standing = _play_hand(game, ruleset, choose, seed, index, standing, tally)
    return tally


def by_seat(game: Game, ruleset: Ruleset, policies: Sequence[str]) -> dict[int | None, Policy]:
    """Give each seat's way to choose: that of its side, to which the policies are given in turn."""
    return {
        seat: game.policies[policies[side % len(policies)]]
        for side, seats in enumerate(game.seats(ruleset))
        for seat in seats
    }


def _play_hand(
    game: Game,
    ruleset: Ruleset,
    choose: dict[int | None, Policy],
    seed: int,
    index: int,
    standing: Setup,
    tally: Tally,
) -> Setup | None:
    """Play and count one hand; give what stands before the next, None when the game is over."""
    hand = game.start(ruleset, run.deal(game, ruleset, seed, index, standing))
    words = rng.endless(seed, index, run.stream(standing, rng.PLAY))
    decisions = plays = 0
    while not hand.finished:
        seat = hand.to_move
        action = choose[seat](hand.view(seat), words).action
        hand.do(action)
        do = action["do"]
        decisions += do not in game.silent
        plays += do in game.plays
    outcome = game.outcome(hand)
    if outcome is not None:
        tally.hand(outcome)
        decisions += outcome.turned
        plays += outcome.turned
    tally.decisions += decisions
    tally.card_plays += plays
    return run.following(game, hand, standing)
