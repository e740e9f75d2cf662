"""English hyphenation with pyphen's table of patterns.

F. M. Liang, *Word Hy-phen-a-tion by Com-put-er* (Stanford, 1983). Reading the table through pyphen takes 90 ms,
nearly all of it for patterns that no word of a book meets; here a pattern is parsed when a word first meets it.
"""

from __future__ import annotations

import functools
import importlib.util
from pathlib import Path

LEFT, RIGHT = 2, 3
"""Least numbers of letters before and after a hyphen."""

_DIGITS = b"0123456789"
_DIRECTIVES = (b"LEFTHYPHENMIN", b"RIGHTHYPHENMIN", b"COMPOUND", b"%", b"#")


@functools.cache
def _patterns() -> tuple[dict[str, str], int]:
    """Give the patterns by their letters, and the length of the longest."""
    spec = importlib.util.find_spec("pyphen")  # finds the package without running it
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("pyphen")
    table = Path(spec.origin).parent / "dictionaries" / "hyph_en_US.dic"
    lines = [line for line in table.read_bytes().split(b"\n")[1:] if line and not line.startswith(_DIRECTIVES)]
    text = b"\n".join(lines)
    found = dict(
        zip(text.translate(None, _DIGITS).decode().split("\n"), text.decode().split("\n"), strict=True)
    )
    return found, max(map(len, found))


@functools.lru_cache(maxsize=20_000)
def _values(pattern: str) -> tuple[tuple[int, int], ...]:
    """Give a pattern's levels that are not 0: (letters before it, level)."""
    out, seen = [], 0
    for char in pattern:
        if char.isdigit():
            out.append((seen, int(char)))
        else:
            seen += 1
    return tuple(out)


@functools.lru_cache(maxsize=20_000)
def positions(word: str) -> tuple[int, ...]:
    """Give where ``word`` may be hyphenated: numbers of letters before the hyphen."""
    patterns, longest = _patterns()
    dotted = f".{word.lower()}."
    levels = [0] * (len(dotted) + 1)
    for start in range(len(dotted)):
        for end in range(start + 1, min(start + longest, len(dotted)) + 1):
            pattern = patterns.get(dotted[start:end])
            if pattern is not None:
                for offset, level in _values(pattern):
                    if level > levels[start + offset]:
                        levels[start + offset] = level
    return tuple(p for p in range(LEFT, len(word) - RIGHT + 1) if levels[p + 1] % 2)
