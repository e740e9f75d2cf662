"""Intervals: against figures from elsewhere, and against chance itself."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from printkit.rules import interval


@pytest.mark.parametrize(
    ("hits", "many", "low", "high"),
    [
        # Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson(hits: int, many: int, low: float, high: float) -> None:
    found = interval.share(hits, many)
    assert found[1] == hits / many
    assert (round(found[0], 4), round(found[2], 4)) == (low, high)


def test_all_hits_is_not_certain() -> None:
    low, found, high = interval.share(20, 20)
    assert (round(low, 4), found, high) == (1 - 0.1611, 1, 1)


@pytest.mark.parametrize(
    ("many", "factor"),
    # any table of Student's distribution, two-sided 5 %
    [(2, 12.706), (3, 4.303), (4, 3.182), (5, 2.776), (6, 2.571), (11, 2.228), (31, 2.042), (121, 1.980)],
)
def test_student(many: int, factor: float) -> None:
    assert interval.student(many) == pytest.approx(factor, abs=0.004)
    assert interval.student(10**9) == pytest.approx(interval.SIGMAS)


def test_a_mean_by_hand() -> None:
    low, found, high = interval.mean({2: 1, 4: 2, 9: 1})
    assert found == 19 / 4
    variance = ((2 - found) ** 2 + 2 * (4 - found) ** 2 + (9 - found) ** 2) / 3
    assert high - found == pytest.approx(found - low) == pytest.approx(3.182 * (variance / 4) ** 0.5, rel=0.002)


def test_the_mean_of_few_is_inside_19_times_of_20() -> None:
    chance, inside = random.Random(2), 0
    for _ in range(2000):
        low, _, high = interval.mean(Counter(round(chance.gauss(0, 1000)) for _ in range(5)))
        inside += low <= 0 <= high
    assert 1870 <= inside <= 1930


def test_shares_of_wins_are_inside_at_least_19_times_of_20() -> None:
    """Games that a side wins alone, shares with another, or loses: a shared win is half a hit."""
    chance, inside = random.Random(3), 0
    for _ in range(1000):
        wins = sum(chance.choice((0, 0, 0.5, 1)) for _ in range(100))
        low, _, high = interval.share(wins, 100)
        inside += low <= 0.375 <= high
    assert inside >= 940
