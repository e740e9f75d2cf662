"""Where a Japanese line had rather not end: inside words and phrases (文節).

Phrases are found with BudouX's model (Google, 2021: https://github.com/google/budoux): a sum of weights of the
characters around a place. It is read here without BudouX's own code, which takes 30 ms to load and weighs one
place at a time; tests/text/test_phrases.py compares the two.
"""

from __future__ import annotations

import functools
import importlib.util
import json
import operator
from pathlib import Path
from typing import NamedTuple

WINDOWS = {
    **{f"UW{n}": (n - 4, n - 3) for n in range(1, 7)},
    **{f"BW{n}": (n - 3, n - 1) for n in range(1, 4)},
    **{f"TW{n}": (n - 4, n - 1) for n in range(1, 5)},
}
"""The model's features: which characters, counted from the place, each looks at."""

REACH = 3
PADDING = "\0" * REACH


class Model(NamedTuple):
    """The weight of any place, and (from, to, weights) of each feature."""

    base: float
    features: tuple[tuple[int, int, dict[str, int]], ...]


@functools.cache
def model() -> Model:
    """Read BudouX's Japanese model."""
    spec = importlib.util.find_spec("budoux")
    assert spec is not None and spec.origin is not None  # one of printkit's requirements
    path = Path(spec.origin).parent / "models" / "ja.json"
    read: dict[str, dict[str, int]] = json.loads(path.read_text(encoding="utf-8"))
    total = sum(sum(weights.values()) for weights in read.values())
    return Model(-total / 2, tuple((*WINDOWS[name], weights) for name, weights in read.items()))


def phrase_starts(text: str) -> set[int]:
    """Give where phrases begin in a text, its beginning not among them."""
    base, features = model()
    padded = PADDING + text + PADDING
    places = range(REACH + 1, REACH + len(text))
    sums = [base] * len(places)
    for first, end, table in features:
        if end - first == 1:
            found = [table.get(char, 0) for char in padded[REACH + 1 + first : REACH + len(text) + first]]
        else:
            found = [table.get(padded[i + first : i + end], 0) for i in places]
        sums = list(map(operator.add, sums, found))
    return {place for place, total in enumerate(sums, 1) if total > 0}
