"""How sure a count is: 95 % intervals for shares and ratios of whole numbers."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

SIGMAS = 1.959963984540054
"""The normal distribution has 95 % of its weight within so many standard deviations."""


def share(hits: int, many: int) -> tuple[float, float, float]:
    """Give low end, share and high end (0 … 1) of ``hits`` in ``many`` independent tries, at least one.

    Wilson, "Probable inference, the law of succession, and statistical inference" (JASA 22, 1927): inside
    0 … 1 even where all tries or none were hits.
    """
    found = hits / many
    weight = SIGMAS * SIGMAS / many
    middle = (found + weight / 2) / (1 + weight)
    reach = SIGMAS / (1 + weight) * sqrt(found * (1 - found) / many + weight / (4 * many))
    return max(0.0, middle - reach), found, min(1.0, middle + reach)


def ratio(counts: Iterable[tuple[int, int]]) -> tuple[float, float, float]:
    """Give low end, ratio and high end of what is counted in many independent games, two or more.

    ``counts``: by game, (how much, out of how many), as hits and tries or points and hands. Within a game they
    may depend on each other: it is the games that vary (the ratio estimator of cluster sampling; Cochran,
    *Sampling Techniques*, 3rd ed., 2.11 and 6.3). For tries that are rare it is too sure.
    """
    pairs = list(counts)
    much, many = (sum(side) for side in zip(*pairs, strict=True))
    found = much / many
    spread = sum((one - found * tries) ** 2 for one, tries in pairs) * len(pairs) / (len(pairs) - 1)
    reach = SIGMAS * sqrt(spread) / many
    return found - reach, found, found + reach
