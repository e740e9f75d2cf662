"""What a tally says: rates and means with 95 % intervals, by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from printkit import games
from printkit.rules import interval
from printkit.rules.simulate import Tally
from printkit.simulate.share import Order

CONFIDENCE = 0.95


class Estimate(Struct, frozen=True):
    """A share or a mean, and the ends of its interval: None where a single observation has no spread."""

    value: float
    low: float | None
    high: float | None

    @property
    def reach(self) -> float | None:
        """How far the farther end is."""
        if self.low is None or self.high is None:
            return None
        return max(self.high - self.value, self.value - self.low)


class Side(Struct, frozen=True):
    """One side. ``policy``: how it chose, None for a side that decides nothing.

    ``alone`` and ``shared``: games won by nobody else, and by others too. ``win_rate`` counts a win that k
    sides share as 1/k of one: the rates of all sides add up to 1, and with equal chances each has its even
    share. Its interval is Wilson's, of as many tries as games: for shares between 0 and 1 it is at least as
    wide as need be. ``score``, ``tricks``: by hand, taken as independent, as deals are. Where hands are played
    by the scores they are not quite: of Twin Shoot the interval of scores is a tenth too narrow (it holds 92
    times in 100); and where games end by their scores, the mean of fewer than ten is biased. ``total``: a
    game's last score. ``counts``: what else the game counts of a hand.
    """

    name: str
    policy: str | None
    alone: int
    shared: int
    win_rate: Estimate
    score: Estimate
    total: Estimate
    tricks: Estimate
    counts: dict[str, Estimate]


class Summary(Struct, frozen=True):
    """What an order came to."""

    order: Order
    tally: Tally
    sides: tuple[Side, ...]

    @property
    def ruleset(self) -> dict[str, Any]:
        """Give the ruleset as records have it."""
        return games.get(self.order.game).written(self.order.ruleset)

    @property
    def title(self) -> str:
        """Give game and ruleset in a line."""
        options = self.ruleset
        players = options.pop("players", None)
        said = "".join(f", {name} {str(value).lower()}" for name, value in options.items())
        return f"{self.order.game}, {players} players{said}" if players else f"{self.order.game}{said}"


def summary(order: Order, tally: Tally) -> Summary:
    """Sum up the games of an order, at least one."""
    seats = games.get(order.game).hand.sides(order.ruleset)
    sides = []
    for at, name in enumerate(tally.sides):
        won = tally.won[at]
        alone, wins = won[1], sum(times / many for many, times in sorted(won.items()))
        sides.append(
            Side(
                name=name,
                policy=order.policies[at % len(order.policies)] if seats[at] else None,
                alone=alone,
                shared=sum(won.values()) - alone,
                win_rate=share(wins, tally.games),
                score=mean(tally.score[at]),
                total=mean(tally.total[at]),
                tricks=mean(tally.tricks[at]),
                counts={name: mean(counters[at]) for name, counters in tally.counts.items()},
            )
        )
    return Summary(order, tally, tuple(sides))


def mean(counts: Mapping[int, int]) -> Estimate:
    """Give the mean of whole numbers: value → how often."""
    if sum(counts.values()) < 2:
        return Estimate(next(iter(counts)), None, None)
    low, value, high = interval.mean(counts)
    return Estimate(value, low, high)


def share(times: float, many: int) -> Estimate:
    """Give how often something is the case."""
    low, value, high = interval.share(times, many)
    return Estimate(value, low, high)


def quantile(counts: Mapping[int, int], part: float) -> int:
    """Give the least value that ``part`` (0 … 1) of all are not above."""
    wanted, seen = part * sum(counts.values()), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return max(counts)


def as_json(found: Summary) -> dict[str, Any]:
    """Give all of it in JSON's types: totals, and for each side every distribution whole."""
    order, tally = found.order, found.tally
    return {
        "game": order.game,
        "ruleset": found.ruleset,
        "policies": list(order.policies),
        "seed": order.seed,
        "version": order.version,
        "games": tally.games,
        "hands": tally.hands,
        "card_plays": tally.card_plays,
        "decisions": tally.decisions,
        "confidence": CONFIDENCE,
        "sides": [_side(side, at, tally) for at, side in enumerate(found.sides)],
    }


def _side(side: Side, at: int, tally: Tally) -> dict[str, Any]:
    return {
        "side": side.name,
        "policy": side.policy,
        "won_alone": side.alone,
        "won_shared": side.shared,
        "win_rate": asdict(side.win_rate),
        "score_a_hand": asdict(side.score) | {"hands": _counts(tally.score[at])},
        "score_a_game": asdict(side.total) | {"games": _counts(tally.total[at])},
        "tricks_a_hand": asdict(side.tricks) | {"hands": _counts(tally.tricks[at])},
        **{
            f"{name}_a_hand": asdict(found) | {"hands": _counts(tally.counts[name][at])}
            for name, found in side.counts.items()
        },
    }


def _counts(counts: Counter[int]) -> list[dict[str, float]]:
    """Give a distribution: each value with how often it came, and its share."""
    many = sum(counts.values())
    rows = []
    for value, times in sorted(counts.items()):
        low, part, high = interval.share(times, many)
        rows.append({"value": value, "times": times, "share": part, "low": low, "high": high})
    return rows


QUANTILES = {"least": 0.0, "5 %": 0.05, "25 %": 0.25, "50 %": 0.5, "75 %": 0.75, "95 %": 0.95, "most": 1.0}


def table(found: Summary, laid_out: Callable[[list[tuple[str, ...]], int], list[str]]) -> str:
    """Give what was played, then wins and means, scores and tricks of each side.

    ``laid_out``: sets columns, the first of them, so many, to the left, the others to the right.
    """
    tally = found.tally
    return "\n".join(
        [
            f"{found.title}, seed {found.order.seed}",
            f"{tally.games:,} game{'' if tally.games == 1 else 's'}, {tally.hands:,}"
            f" hand{'' if tally.hands == 1 else 's'}, {tally.card_plays:,} cards played,"
            f" {tally.decisions:,} decisions",
            *(
                line
                for rows, left in ((_sides(found), 2), (_scores(found), 1), (_tricks(found), 1))
                for line in ("", *laid_out(rows, left))
            ),
            "",
            "Intervals are 95 %. Under each percentage: that share of the hands scored this or less. A win",
            "shared by k sides counts 1/k; the interval is Wilson's, and slightly too wide for shared wins.",
        ]
    )


def _sides(found: Summary) -> list[tuple[str, ...]]:
    own = tuple(found.tally.counts)
    counted = (f"{name} a hand" for name in own)
    head = ("side", "policy", "won", "shared", "win rate", "score a hand", "score a game", "tricks a hand")
    rows = [
        (
            *(side.name, side.policy or "", f"{side.alone:,}", f"{side.shared:,}", _rate(side.win_rate)),
            *(_mean(side.score), _mean(side.total, 1), _mean(side.tricks)),
            *(_mean(side.counts[name]) for name in own),
        )
        for side in found.sides
    ]
    return [(*head, *counted), *rows]


def _scores(found: Summary) -> list[tuple[str, ...]]:
    head = ("score a hand", *QUANTILES)
    rows = [
        (side.name, *(str(quantile(counts, part)) for part in QUANTILES.values()))
        for side, counts in zip(found.sides, found.tally.score, strict=True)
    ]
    return [head, *rows]


def _tricks(found: Summary) -> list[tuple[str, ...]]:
    """Give in how many of a hundred hands each side won how many tricks."""
    tally = found.tally
    head = ("tricks", *(side.name for side in found.sides))
    rows = []
    for many in range(max(max(counts) for counts in tally.tricks) + 1):
        shares = [share(counts[many], tally.hands) for counts in tally.tricks]
        rows.append((str(many), *(f"{100 * one.value:.1f} ±{100 * (one.reach or 0):.1f} %" for one in shares)))
    return [head, *rows]


def _rate(rate: Estimate) -> str:
    assert rate.low is not None and rate.high is not None  # a share has always both
    return f"{100 * rate.value:.1f} % ({100 * rate.low:.1f}–{100 * rate.high:.1f})"


def _mean(mean: Estimate, places: int = 2) -> str:
    if mean.reach is None:
        return f"{mean.value:.{places}f}"
    return f"{mean.value:.{places}f} ±{mean.reach:.{places}f}"
