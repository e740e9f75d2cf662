"""Compiling: the same numbers as in plain Python, kept for the next process; an error that helps."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest

from printkit import games
from printkit.errors import MachineError
from printkit.rules import bulk, rng, tricks, work

needs_numba = pytest.mark.external("numba")


def array(numbers):
    import numpy

    return numpy.array(numbers, numpy.int64)


MASKS = [
    *(1 << bit for bit in range(63)),
    (1 << 63) - 1,
    (1 << 54) - 1,
    0x5555555555555555,
    0x2AAAAAAAAAAAAAAA,
    3 << 52,
    1 | 1 << 62,
    0b1011001110001111000011111 << 30,
]


@needs_numba
def test_every_card_of_a_mask_is_found():
    nth = bulk.compiled(tricks.choose)
    for mask in MASKS:
        size = mask.bit_count()
        cards = [card for card in range(63) if mask >> card & 1]
        words = [(k << 32) // size + 1 for k in range(size)]
        assert [tricks.choose(mask, word) for word in words] == cards
        assert [nth(mask, word) for word in words] == cards
        assert nth(mask, 0xFFFFFFFF) == tricks.choose(mask, 0xFFFFFFFF) == cards[-1]


@needs_numba
def test_without_the_instruction_the_same_card_is_found(monkeypatch):
    from numba import config

    monkeypatch.setattr(config, "CPU_FEATURES", "+sse2")
    assert bulk._nth_by_instruction() is None
    slow = bulk.compiled.__wrapped__(tricks.nth)  # compiled by itself, it is the loop
    for mask in MASKS:
        assert [slow(mask, k) for k in range(mask.bit_count())] == [
            card for card in range(63) if mask >> card & 1
        ]


@needs_numba
def test_cards_are_counted():
    count = bulk.compiled(tricks.popcount64)
    assert [count(mask) for mask in (0, *MASKS)] == [mask.bit_count() for mask in (0, *MASKS)]


@needs_numba
@pytest.mark.parametrize("seed", [0, 1, 0xFFFFFFFF, 1 << 32, rng.SEEDS - 1])
def test_words_are_the_same(seed):
    fill = bulk.compiled(rng.fill)
    for index in (0, 1, 0xFFFFFFFF, 1 << 32, (1 << 63) - 1, 1 << 63, rng.SEEDS - 1):
        words = [0] * 96
        rng.fill(words, 0, 24, seed & rng.M32, seed >> 32, index, 5)
        assert words == rng.words(seed, index, 5, 96)
        compiled = array([0] * 96)
        fill(compiled, 0, 24, seed & rng.M32, seed >> 32, bulk._signed(index), 5)
        assert compiled.tolist() == words
        fill(compiled, 3, 8, seed & rng.M32, seed >> 32, bulk._signed(index), 5)
        assert compiled.tolist()[:32] == words[12:44]


def test_blocks_come_in_eights():
    assert [rng.blocks(words) for words in (0, 1, 32, 33, 64, 65)] == [0, 8, 8, 16, 16, 24]


@pytest.mark.parametrize(
    ("scores", "mask"), [([3], 1), ([1, 2, 2], 0b110), ([-4, -9, -4], 0b101), ([0, 0, 5, 4], 0b100)]
)
def test_all_with_the_most_are_highest(scores, mask):
    assert tricks.highest(scores, len(scores)) == mask


@needs_numba
@pytest.mark.parametrize(
    "columns",
    [
        [[1, 2, 2, -7], [0, 0, 0, 0], [10, -1, 3, 3]],
        [[1, 2, 2, -10_000_000], [5, 4, 10_000_000_000, 5]],  # too wide to be counted place by place
        [[]],
    ],
)
def test_columns_are_counted_alike(columns):
    rows = [number for row in zip(*columns, strict=True) for number in row]
    width = len(columns)
    assert work.counted(rows, width) == [Counter(column) for column in columns]
    assert bulk._counted(array(rows), width) == [Counter(column) for column in columns]


def test_what_goes_into_a_function():
    inside = bulk.parts(tricks.choose)
    assert inside == {tricks.choose, tricks.nth, tricks.popcount64}


def test_without_numba_the_error_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "numba", None)  # makes the import fail
    bulk.compiled.cache_clear()
    with pytest.raises(MachineError, match="numba is not installed") as caught:
        bulk.compiled(tricks.follow)
    assert caught.value.hint == 'pip install "printkit[simulate]"'


@needs_numba
@pytest.mark.parametrize(("seed", "first"), [(-1, 0), (rng.SEEDS, 0), (0, -1), (0, rng.SEEDS - 1)])
def test_seeds_and_indices_are_64_bit(seed, first):
    game = games.get("sorcerer")
    with pytest.raises(ValueError, match="64-bit"):
        bulk.play_games(game, game.ruleset({}), seed, first, 2)


SCRIPT = """
import sys
from printkit.rules import bulk, tricks
compiled = bulk.compiled(tricks.follow)
assert compiled(0b1010, 0b0010) == 0b0010
print(sum(compiled.stats.cache_hits.values()), sum(compiled.stats.cache_misses.values()))
"""


@needs_numba
def test_what_is_compiled_is_kept_for_the_next_process(tmp_path):
    environment = {**os.environ, "PRINTKIT_CACHE": str(tmp_path)}
    said = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
        ).stdout.split()
        for _ in range(2)
    ]
    assert said == [["0", "1"], ["1", "0"]]
    (folder,) = (tmp_path / "numba").iterdir()
    assert list(folder.rglob("*.nbi"))


@needs_numba
def test_a_cache_that_cannot_be_written_is_done_without(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("PRINTKIT_CACHE", str(tmp_path / "file"))
    assert bulk.compiled.__wrapped__(tricks.follow)(0b1010, 0b0100) == 0b1010
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file"]
