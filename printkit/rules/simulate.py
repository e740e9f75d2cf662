"""Many whole games, played for their numbers alone: no records, no reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from printkit.rules import rng, run
from printkit.rules.game import SENSIBLE, Game, Policy, Ruleset, Setup
from printkit.rules.hand import Hand
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

    @cache
    def words(stream: int) -> list[list[int]]:
        """Draw what a hand is dealt from in all the games at once, which is much faster."""
        return rng.many(seed, first, count, stream, game.deal_words)

    for index in range(first, first + count):
        standing: Setup | None = game.first(ruleset)
        while standing is not None:
            stream = run.stream(standing, rng.DEAL)
            if standing.get("again"):  # few are thrown in, and not in all games at once
                dealt = rng.words(seed, index, stream, game.deal_words)
            else:
                dealt = words(stream)[index - first]
            hand = game.start(ruleset, game.deal(ruleset, standing, dealt))
            _play_hand(game, hand, choose, rng.endless(seed, index, run.stream(standing, rng.PLAY)), tally)
            standing = run.following(hand, standing)
    return tally


def by_seat(game: Game, ruleset: Ruleset, policies: Sequence[str]) -> dict[int | None, Policy]:
    """Give each seat's way to choose: that of its side, to which the policies are given in turn."""
    return {
        seat: game.policies[policies[side % len(policies)]]
        for side, seats in enumerate(game.seats(ruleset))
        for seat in seats
    }


def _play_hand(
    game: Game, hand: Hand, choose: dict[int | None, Policy], words: Iterator[int], tally: Tally
) -> None:
    """Play and count one hand."""
    sensible = game.policies.get(SENSIBLE)
    views = {seat: hand.view(seat) for seat in choose} if hand.same_view else {}
    while hand.stage is not None:
        seat = hand.turn
        policy = choose[seat]
        # a word is drawn for each random choice, even of one card; sense draws none
        if policy is not sensible or not hand.forced():
            hand.do(policy(views[seat] if views else hand.view(seat), words).action)
    outcome = game.outcome(hand)
    if outcome is not None:
        tally.hand(outcome)
        tally.decisions += outcome.turned
        tally.card_plays += outcome.turned
    tally.decisions += hand.done
    tally.card_plays += hand.cards_played()
