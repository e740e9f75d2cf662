"""What many games come to: whole numbers only, so that it is equal however the games were shared out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from printkit.rules.game import Outcome


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
        self.games += other.games
        self.hands += other.hands
        self.card_plays += other.card_plays
        self.decisions += other.decisions
        pairs = [(self._counters(name), more) for name, more in other.counts.items()]
        pairs += [(self.score, other.score), (self.tricks, other.tricks)]
        pairs += [(self.total, other.total), (self.won, other.won)]
        for own, more in pairs:
            for mine, theirs in zip(own, more, strict=True):
                mine.update(theirs)

    def _counters(self, name: str) -> list[Counter[int]]:
        return self.counts.setdefault(name, [Counter() for _ in self.sides])
