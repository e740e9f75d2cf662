"""Many whole games, played for their numbers alone, and what they come to: no records, no reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from printkit.rules import rng, run
from printkit.rules.game import SENSIBLE, Game, Outcome, Policy, Ruleset, Setup
from printkit.rules.hand import Hand


@dataclass
class Tally:
    """Counts over whole games.

    ``card_plays``: cards played to tricks, in Optrita cards laid and cards turned. ``decisions``: entries of
    the records' ``actions``, in Optrita cards turned too. A hand that is thrown in adds its decisions; it is
    none of the ``hands``, which were scored.

    By side, in the order of ``sides``: ``score`` of a hand → hands; ``tricks`` won in a hand → hands (in
    Sorcerer hand and dummy together); ``total``, a game's last score → games; ``won``: how many sides shared
    the win (1: alone) → games. ``counts``: what else a game counts, by name: number → hands, by side.
    """

    sides: tuple[str, ...]
    games: int = 0
    hands: int = 0
    card_plays: int = 0
    decisions: int = 0
    score: list[Counter[int]] = field(default_factory=list)
    tricks: list[Counter[int]] = field(default_factory=list)
    total: list[Counter[int]] = field(default_factory=list)
    won: list[Counter[int]] = field(default_factory=list)
    counts: dict[str, list[Counter[int]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for by_side in (self.score, self.tricks, self.total, self.won):
            by_side += [Counter() for _ in range(len(self.sides) - len(by_side))]

    def hand(self, outcome: Outcome) -> None:
        """Count a scored hand, and the game that ends with it."""
        self.hands += 1
        for side, (score, tricks) in enumerate(zip(outcome.score, outcome.tricks, strict=True)):
            self.score[side][score] += 1
            self.tricks[side][tricks] += 1
        for name, values in outcome.counts.items():
            for counter, value in zip(self._counters(name), values, strict=True):
                counter[value] += 1
        if outcome.winners:
            self.games += 1
            for side, total in enumerate(outcome.totals):
                self.total[side][total] += 1
            for side in outcome.winners:
                self.won[side][len(outcome.winners)] += 1

    def add(self, other: Tally) -> None:
        """Add other games. ValueError when their sides are others."""
        if other.sides != self.sides:
            raise ValueError("tallies of different sides")
        for name in ("games", "hands", "card_plays", "decisions"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        pairs = [(self._counters(name), more) for name, more in other.counts.items()]
        pairs += [(getattr(self, name), getattr(other, name)) for name in ("score", "tricks", "total", "won")]
        for own, more in pairs:
            for mine, theirs in zip(own, more, strict=True):
                mine.update(theirs)

    def _counters(self, name: str) -> list[Counter[int]]:
        return self.counts.setdefault(name, [Counter() for _ in self.sides])


def play_games(
    game: Game, ruleset: Ruleset, policies: Sequence[str], seed: int, first: int, count: int
) -> Tally:
    """Play games ``first`` … ``first + count - 1`` of a seed to their end.

    They are those of :func:`printkit.rules.run.whole_games`, dealt and decided with the same random words, so
    that a game depends on its seed and its number alone. ``policies`` are given to the sides in turn.
    KeyError for one that the game does not have.
    """
    tally = Tally(game.hand.side_names(ruleset))
    choose = by_seat(game, ruleset, policies)

    @cache
    def words(stream: int) -> list[list[int]]:
        """Draw what a hand is dealt from in all the games at once, which is much faster."""
        return rng.many(seed, first, count, stream, game.deal_words)

    for index in range(first, first + count):
        standing: Setup | None = game.hand.first(ruleset)
        while standing is not None:
            stream = run.stream(standing, rng.DEAL)
            if standing.get("again"):  # few are thrown in, and not in all games at once
                dealt = rng.words(seed, index, stream, game.deal_words)
            else:
                dealt = words(stream)[index - first]
            hand = game.hand(ruleset, game.hand.deal(ruleset, standing, dealt))
            with run.chosen_by(ruleset, ",".join(policies), seed, index):
                _play_hand(game, hand, choose, rng.endless(seed, index, run.stream(standing, rng.PLAY)), tally)
            standing = run.following(hand, standing)
    return tally


def by_seat(game: Game, ruleset: Ruleset, policies: Sequence[str]) -> dict[int | None, Policy]:
    """Give each seat's way to choose: that of its side, to which the policies are given in turn."""
    return {
        seat: game.policies[policies[side % len(policies)]]
        for side, seats in enumerate(game.hand.sides(ruleset))
        for seat in seats
    }


def _play_hand(
    game: Game, hand: Hand, choose: dict[int | None, Policy], words: Iterator[int], tally: Tally
) -> None:
    """Play and count one hand."""
    sensible = game.policies.get(SENSIBLE)
    views = {seat: hand.view(seat) for seat in choose} if hand.same_view else {}
    while run.goes_on(hand):
        seat = hand.turn
        policy = choose[seat]
        # a word is drawn for each random choice, even of one card; sense draws none
        if policy is not sensible or not hand.forced():
            choice = run.choose(policy, views[seat] if views else hand.view(seat), words)
            run.act(hand, choice.action)
    outcome = hand.outcome()
    if outcome is not None:
        tally.hand(outcome)
        tally.decisions += outcome.turned
        tally.card_plays += outcome.turned
    tally.decisions += hand.done
    tally.card_plays += hand.cards_played()
