"""How sure a count is: 95 % intervals for shares and means of whole numbers."""

from __future__ import annotations

from collections.abc import Mapping
from math import pi, sqrt, tan

SIGMAS = 1.959963984540054
"""The normal distribution has 95 % of its weight within so many standard deviations."""


def share(hits: float, many: int) -> tuple[float, float, float]:
    """Give low end, share and high end (0 … 1) of ``hits`` in ``many`` independent tries, at least one.

    Wilson, "Probable inference, the law of succession, and statistical inference" (JASA 22, 1927): inside
    0 … 1 even where all tries or none were hits. Of tries that may be hits in part, which spread less than
    those that are hits or none with the same mean, it is at least as wide as need be.
    """
    found = hits / many
    weight = SIGMAS * SIGMAS / many
    middle = (found + weight / 2) / (1 + weight)
    reach = SIGMAS / (1 + weight) * sqrt(found * (1 - found) / many + weight / (4 * many))
    return max(0.0, middle - reach), found, min(1.0, middle + reach)


def mean(counts: Mapping[int, int]) -> tuple[float, float, float]:
    """Give low end, mean and high end of independent whole numbers: value → how often, two or more in all.

    Student, "The probable error of a mean" (Biometrika 6, 1908).
    """
    many = sum(counts.values())
    total = sum(value * times for value, times in counts.items())
    squares = sum(value * value * times for value, times in counts.items())
    # whole numbers up to the division: nothing is lost where all are nearly alike
    variance = (many * squares - total * total) / (many * (many - 1))
    reach = student(many) * sqrt(variance / many)
    return total / many - reach, total / many, total / many + reach


def student(many: int) -> float:
    """Give Student's factor, in place of :data:`SIGMAS`, for the mean of ``many`` observations, two at least.

    Exact for two and three; else the expansion of Abramowitz and Stegun, "Handbook of mathematical functions"
    (1964), 26.7.5, whose error is below 0.004.
    """
    free, z = many - 1, SIGMAS
    if free < 3:
        return tan(0.95 * pi / 2) if free == 1 else 0.95 * sqrt(2 / (1 - 0.95**2))
    return (
        z
        + (z**3 + z) / (4 * free)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * free**4)
    )
