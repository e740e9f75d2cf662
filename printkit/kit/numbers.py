"""Numbers of cards as people write them: ``3,7-9``."""

from __future__ import annotations

import re
from collections.abc import Iterable

from printkit.errors import UsageError

GREATEST = 99_999
"""No part has so many pieces; a greater number is a slip."""


def read_numbers(text: str) -> tuple[int, ...]:
    """Read ``3,7-9`` as 3, 7, 8, 9: in order, each once. Raises UsageError for anything else."""
    found: set[int] = set()
    for piece in text.split(","):
        match = re.fullmatch(r"\s*([0-9]{1,9})\s*(?:-\s*([0-9]{1,9})\s*)?", piece)
        if match is None:
            raise UsageError(f"{piece.strip()[:40]!r} is no card's number", hint="write them as in 3,7-9")
        first, last = int(match[1]), int(match[2] or match[1])
        if not 1 <= first <= last <= GREATEST:
            hint = f"from 1 to {GREATEST}, the smaller one first"
            raise UsageError(f"{piece.strip()!r} are no numbers of cards", hint=hint)
        found.update(range(first, last + 1))
    return tuple(sorted(found))


def spell_numbers(numbers: Iterable[int]) -> str:
    """Write numbers as short as can be: 3, 7, 8, 9 as ``3,7-9``."""
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ",".join(f"{a}" if a == b else f"{a}-{b}" for a, b in runs)
