"""Random numbers that depend on a place, not on a history: Philox4x32-10.

Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3" (SC 2011). The key is the seed, the
counter (block, stream, index): deal *index* of a seed can be made alone, in any order and in any process.

One block is four 32-bit words. Block by block plain Python is slow, so :func:`words` works on all the blocks
of a deal at once: a long int holds one 64-bit lane a block, and the products of 32-bit numbers never leave
their lane.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import lru_cache
from typing import TypeVar

M32 = 0xFFFFFFFF
MULTIPLY_0, MULTIPLY_1 = 0xD2511F53, 0xCD9E8D57
WEYL_0, WEYL_1 = 0x9E3779B9, 0xBB67AE85
ROUNDS = 10

SEEDS = 1 << 64
"""Seeds and indices are at least 0 and below this."""

T = TypeVar("T")

DEAL, PLAY, TABLE = 0, 1, 2
"""What words are for: the deal; the policy's choices; what is drawn about the table before the deal."""


def stream(hand_no: int, purpose: int, again: int = 0) -> int:
    """Give the stream of one hand of a game: hand 1 of game *i* is dealt as deal *i* alone is.

    ``again``: how often the hand was thrown in and dealt anew before.
    """
    return (again << 16 | hand_no - 1) * 4 + purpose


@lru_cache(maxsize=16)
def _lanes(seed: int, blocks: int, hands: int) -> tuple[int, int, tuple[tuple[int, int], ...]]:
    """Give, lane by lane, ones, the numbers of the hands' blocks, and the same keys for each of ten rounds."""
    lanes = blocks * hands
    ones = _pack([1] * lanes, lanes)
    k0, k1 = seed & M32, seed >> 32
    keys = (((k0 + i * WEYL_0) & M32, (k1 + i * WEYL_1) & M32) for i in range(ROUNDS))
    return ones, _pack(list(range(blocks)) * hands, lanes), tuple((a * ones, b * ones) for a, b in keys)


def _pack(values: list[int], lanes: int) -> int:
    return int.from_bytes(struct.pack(f"<{lanes}Q", *values), "little")


def many(seed: int, first: int, hands: int, stream: int, count: int) -> list[list[int]]:
    """Give ``count`` words for each of the hands ``first`` … ``first + hands - 1``, as :func:`words` would."""
    if not (0 <= seed < SEEDS and first >= 0 and first + hands <= SEEDS):
        raise ValueError("seeds and indices are 64-bit")
    blocks = -(-count // 4)
    lanes = blocks * hands
    ones, c0, keys = _lanes(seed, blocks, hands)
    low, c1 = ones * M32, ones * stream
    if hands == 1:
        c2, c3 = ones * (first & M32), ones * (first >> 32)
    else:
        indices = [index for index in range(first, first + hands) for _ in range(blocks)]
        c2 = _pack([index & M32 for index in indices], lanes)
        c3 = _pack([index >> 32 for index in indices], lanes)
    for k0, k1 in keys:
        p0 = c0 * MULTIPLY_0
        p1 = c2 * MULTIPLY_1
        c0 = (p1 >> 32 & low) ^ c1 ^ k0
        c2 = (p0 >> 32 & low) ^ c3 ^ k1
        c1 = p1 & low
        c3 = p0 & low
    flat = [0] * (4 * lanes)
    form = f"<{lanes}Q"
    for at, lane in enumerate((c0, c1, c2, c3)):
        flat[at::4] = struct.unpack(form, lane.to_bytes(8 * lanes, "little"))
    each = 4 * blocks
    return [flat[start : start + count] for start in range(0, each * hands, each)]


def words(seed: int, index: int, stream: int, count: int) -> list[int]:
    """Give the first ``count`` 32-bit words of (seed, index, stream)."""
    return many(seed, index, 1, stream, count)[0]


def endless(seed: int, index: int, stream: int) -> Iterator[int]:
    """Give the words of (seed, index, stream) one by one; nothing is drawn before the first is asked for."""
    given, drawn = 0, 32
    while True:
        yield from words(seed, index, stream, drawn)[given:]
        given, drawn = drawn, 2 * drawn


def below(word: int, limit: int) -> int:
    """Give a number 0 … limit-1; for limits of a pack the bias is under 2⁻²⁶ (multiply and shift)."""
    return word * limit >> 32


def shuffle(deck: list[T], size: int, count: int, words: list[int]) -> None:
    """Bring ``count`` random cards of the first ``size`` to the front, in random order (Fisher and Yates).

    Takes the first ``count`` words. The order of the cards that stay behind means nothing.
    """
    for i in range(count):
        j = i + (words[i] * (size - i) >> 32)
        deck[i], deck[j] = deck[j], deck[i]
