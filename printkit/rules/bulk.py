"""Plain functions over ints, compiled by numba; whole games played so, tens of millions of decisions a second.

What is compiled are the very functions that step-by-step play uses: there is no second copy of the rules. Every
function that one calls is compiled into it, and the result is kept in the user's cache, under a hash of all the
sources that it was made from. numba and numpy come with the extra ``simulate`` and are imported here alone, and
not before they are needed.
"""

from __future__ import annotations

import hashlib
import importlib
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

from printkit.errors import MachineError
from printkit.rules import tricks
from printkit.rules.game import Game, Ruleset
from printkit.rules.rng import M32, SEEDS
from printkit.rules.tally import Tally
from printkit.rules.work import room, tally

INSTEAD: dict[Any, Any] = {tricks.popcount: tricks.popcount64}
"""What numba cannot compile, and what stands in for it."""
HANDS_AT_ONCE = 16_384
"""Rows for so many hands are kept at once: 1 to 2 MB, about what a processor's cache holds."""
WIDE = 1 << 16
"""Numbers spread over more than this are counted by sorting them."""


def play_games(game: Game, ruleset: Ruleset, seed: int, first: int, count: int) -> Tally:
    """Play games ``first`` … ``first + count - 1`` of a seed, every side by the policy ``random``.

    The Tally is that of :func:`printkit.rules.simulate.play_games`. MachineError without numba.
    """
    if not (0 <= seed < SEEDS and first >= 0 and first + count <= SEEDS):
        raise ValueError("seeds and indices are 64-bit")
    numpy = _library("numpy")
    play, sides = compiled(game.bulk.play), game.sides(ruleset)
    options = game.bulk.options(ruleset)
    at_once = HANDS_AT_ONCE // game.bulk.most_hands
    most = min(at_once, count)
    work = room(lambda size: numpy.zeros(size, numpy.int64), len(sides), most, game.bulk.most_hands)
    made = Tally(sides)
    for start in range(first, first + count, at_once):
        games = min(at_once, first + count - start)
        work.sums[:3] = [0, 0, 0]
        play(options, seed & M32, seed >> 32, _signed(start), games, work)
        made.add(tally(work, sides, games, _count))
    return made


def _signed(index: int) -> int:
    """Give the int64 that has the same 64 bits."""
    return index - SEEDS if index >= SEEDS // 2 else index


def _count(values: Any) -> Counter[int]:
    """Count the numbers in an array."""
    numpy = _library("numpy")
    if not len(values):
        return Counter()
    least, most = int(values.min()), int(values.max())
    if most - least < WIDE:
        counts = numpy.bincount(values - least)
        found = counts.nonzero()[0]
        return Counter(dict(zip((found + least).tolist(), counts[found].tolist(), strict=True)))
    found, counts = numpy.unique(values, return_counts=True)
    return Counter(dict(zip(found.tolist(), counts.tolist(), strict=True)))


OPTIONS = {"nogil": True, "boundscheck": False, "error_model": "numpy"}
"""How all is compiled. Division by zero, which no rule does, need not be looked for."""


@cache
def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Give a function over ints compiled, with all that it calls. MachineError without numba."""
    njit = _library("numba").njit
    *parts, whole = _parts(function)
    made: dict[FunctionType, Any] = {}
    for part in parts:
        made[part] = njit(_bound(part, made), forceinline=True, **OPTIONS)
    with _kept([*parts, whole]) as keep:
        return njit(_bound(whole, made), cache=keep, **OPTIONS)  # type: ignore[no-any-return]


def _called(function: FunctionType) -> dict[str, FunctionType]:
    """Give the functions that a function calls, by the names that it has for them."""
    found: dict[str, FunctionType] = {}
    for name in function.__code__.co_names:
        value: Any = function.__globals__.get(name)
        if callable(value):
            value = INSTEAD.get(value, value)
        if isinstance(value, FunctionType):
            found[name] = value
    return found


def _parts(function: Any) -> list[FunctionType]:
    """Give all functions that go into a function, itself last, each after those that it calls."""
    found: dict[FunctionType, None] = {}
    for part in _called(function).values():
        if part not in found:
            found.update(dict.fromkeys(_parts(part)))
    found[function] = None
    return list(found)


def _bound(function: FunctionType, parts: Mapping[FunctionType, Any]) -> FunctionType:
    """Give a function with the same code that calls compiled parts."""
    names = {name: parts[part] for name, part in _called(function).items()}
    return FunctionType(
        function.__code__, {**function.__globals__, **names}, function.__name__, function.__defaults__
    )


@contextmanager
def _kept(parts: Iterable[FunctionType]) -> Iterator[bool]:
    """Have numba keep what it compiles in a folder of ours; give whether it can.

    numba itself looks at no other file than that of the function when it asks whether a compiled one is still
    good, so the folder has the hash of all files in its name.
    """
    config = _library("numba").config
    digest = hashlib.sha256()
    for file in sorted({part.__code__.co_filename for part in parts} | {__file__}):
        digest.update(Path(file).read_bytes())
    folder = _cache_folder() / "numba" / digest.hexdigest()[:16]
    before = config.CACHE_DIR
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        config.CACHE_DIR = str(folder)
        yield os.access(folder, os.W_OK)
    finally:
        config.CACHE_DIR = before


def _cache_folder() -> Path:
    """Give the folder for all caches of printkit: ``$PRINTKIT_CACHE``, else the user's."""
    if chosen := os.environ.get("PRINTKIT_CACHE"):
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("printkit"))


def _library(name: str) -> Any:
    """Import numba or numpy."""
    try:
        return importlib.import_module(name)
    except ImportError:
        hint = 'pip install "printkit[simulate]"'
        raise MachineError(f"{name} is not installed: nothing can be compiled without it", hint=hint) from None
