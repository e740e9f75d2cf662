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
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

from printkit.cache.store import cache_folder, private
from printkit.errors import MachineError
from printkit.rules import simulate, tricks
from printkit.rules.game import Game, Ruleset
from printkit.rules.rng import M32, SEEDS
from printkit.rules.tally import Tally
from printkit.rules.work import room, tally

INSTEAD: dict[Any, Any] = {tricks.popcount: tricks.popcount64}
"""What numba cannot compile, and what stands in for it."""
HANDS_AT_ONCE = 16_384
"""Rows for so many hands are kept at once: 1 to 2 MB, about what a processor's cache holds."""
OPTIONS = {"nogil": True, "boundscheck": False, "error_model": "numpy"}
"""How all is compiled. Division by zero, which no rule does, need not be looked for."""
SLOW = ("znver1", "znver2")
LARGEST = 1 << 48
"""With an option above this, such as a lowest bid, sums of scores might leave 64 bits: Python plays alone."""
WIDE = 1 << 14
"""Numbers spread over more than this are counted by sorting them."""


def play_games(game: Game, ruleset: Ruleset, seed: int, first: int, count: int) -> Tally:
    """Play games ``first`` … ``first + count - 1`` of a seed, every side by the policy ``random``.

    The Tally is that of :func:`printkit.rules.simulate.play_games`. MachineError without numba.
    """
    if not (0 <= seed < SEEDS and first >= 0 and first + count <= SEEDS):
        raise ValueError("seeds and indices are 64-bit")
    assert game.bulk is not None  # whoever asks has looked
    options = game.bulk.options(ruleset)
    if max(options) > LARGEST:
        return simulate.play_games(game, ruleset, ["random"], seed, first, count)
    numpy = _library("numpy")
    play, sides = compiled(game.bulk.play), game.sides(ruleset)
    at_once = HANDS_AT_ONCE // game.bulk.most_hands
    most = min(at_once, count)
    work = room(lambda size: numpy.zeros(size, numpy.int64), len(sides), most, game.bulk.most_hands)
    made = Tally(sides)
    for start in range(first, first + count, at_once):
        games = min(at_once, first + count - start)
        work.sums[:3] = [0, 0, 0]
        play(options, seed & M32, seed >> 32, _signed(start), games, work)
        made.add(tally(work, sides, games, _counted))
    return made


def _signed(index: int) -> int:
    """Give the int64 that has the same 64 bits."""
    return index - SEEDS if index >= SEEDS // 2 else index


def _counted(rows: Any, width: int) -> list[Counter[int]]:
    """Count the numbers in each column of an array of rows, as :func:`printkit.rules.work.counted` does."""
    numpy = _library("numpy")
    if not len(rows):
        return [Counter() for _ in range(width)]
    table = rows.reshape(-1, width)
    least = int(rows.min())
    span = int(rows.max()) - least + 1
    if span > WIDE:
        return [_counter(*numpy.unique(column, return_counts=True)) for column in table.T]
    # all columns at a time: the numbers of one begin where those of the one before it end
    places = table + (numpy.arange(width) * span - least)
    counts = numpy.bincount(places.ravel(), minlength=width * span).reshape(width, span)
    return [_counter(row.nonzero()[0] + least, row[row > 0]) for row in counts]


def _counter(numbers: Any, counts: Any) -> Counter[int]:
    return Counter(dict(zip(numbers.tolist(), counts.tolist(), strict=True)))


@cache
def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Give a function over ints compiled, with all that it calls. MachineError without numba."""
    with _kept(function) as keep:
        return _library("numba").njit(_bound(function), cache=keep, **OPTIONS)  # type: ignore[no-any-return]


@cache
def _part(function: Callable[..., Any]) -> Any:
    """Give a function compiled to become part of those that call it."""
    if function is tricks.nth and (quick := _nth_by_instruction()):
        function = quick
    return _library("numba").njit(_bound(function), forceinline=True, **OPTIONS)


def _bound(function: Any) -> FunctionType:
    """Give a function with the same code that calls compiled functions."""
    names = {**function.__globals__, **{name: _part(part) for name, part in _called(function).items()}}
    return FunctionType(
        function.__code__, names, function.__name__, function.__defaults__, function.__closure__
    )


def _called(function: Any) -> dict[str, FunctionType]:
    """Give the functions that a function calls, by the names that it has for them."""
    found: dict[str, FunctionType] = {}
    for name in function.__code__.co_names:
        value: Any = function.__globals__.get(name)
        if callable(value):
            value = INSTEAD.get(value, value)
        if isinstance(value, FunctionType):
            found[name] = value
    return found


def parts(function: Any) -> set[Any]:
    """Give all the functions that become part of a function, and itself."""
    return {function}.union(*(parts(part) for part in _called(function).values()))


def _nth_by_instruction() -> Callable[[int, int], int] | None:
    """Give :func:`printkit.rules.tricks.nth` by one machine instruction, if the processor has it: PDEP of BMI2.

    It saves a fifth of all time, for how often a loop goes round cannot be foretold. AMD's first two
    generations of Zen have it, but take longer over it than over the loop.
    """
    numba, binding = _library("numba"), _library("llvmlite.binding")
    told = numba.config.CPU_NAME or numba.config.CPU_FEATURES  # to compile for another processor
    if told or not binding.get_host_cpu_features().get("bmi2") or binding.get_host_cpu_name() in SLOW:
        return None
    ir, int64 = _library("llvmlite.ir"), numba.int64

    def deposit(typing: Any, number: Any, mask: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            word = ir.IntType(64)
            kind = ir.FunctionType(word, [word, word])
            return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind), args)

        return int64(int64, int64), code

    put, count = _library("numba.extending").intrinsic(deposit), _part(tricks.popcount64)

    def nth(mask: int, k: int) -> int:
        # the k-th bit of the mask alone, and so many bits are below it
        return count(put(1 << k, mask) - 1)  # type: ignore[no-any-return]

    return nth


@contextmanager
def _kept(function: Callable[..., Any]) -> Iterator[bool]:
    """Have numba keep what it compiles in a folder of ours; give whether it can.

    numba itself looks at no other file than that of the function when it asks whether a compiled one is still
    good, so the folder has the hash of all files in its name.
    """
    config = _library("numba").config
    digest = hashlib.sha256()
    for file in sorted({part.__code__.co_filename for part in parts(function)} | {__file__}):
        digest.update(Path(file).read_bytes())
    folder = cache_folder() / "numba" / digest.hexdigest()[:16]
    before, good = config.CACHE_DIR, False
    with suppress(OSError):
        good = private(folder.parent.parent, folder.parent, folder, make=True)
    try:
        config.CACHE_DIR = str(folder)
        yield good and os.access(folder, os.W_OK)
    finally:
        config.CACHE_DIR = before


def _library(name: str) -> Any:
    """Import numba or numpy."""
    try:
        return importlib.import_module(name)
    except ImportError:
        hint = 'pip install "printkit[simulate]"'
        raise MachineError(f"{name} is not installed: nothing can be compiled without it", hint=hint) from None
