"""Philox: the published numbers, the same words in any chunks, fair shuffles."""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.rules import rng

FULL = 0xFFFFFFFF
Words = tuple[int, ...]


def philox(c0: int, c1: int, c2: int, c3: int, k0: int, k1: int) -> Words:
    """One block of Philox4x32-10, word by word: what the engine does lane by lane."""
    for _ in range(10):
        p0, p1 = c0 * 0xD2511F53, c2 * 0xCD9E8D57
        c0, c1, c2, c3 = (p1 >> 32) ^ c1 ^ k0, p1 & FULL, (p0 >> 32) ^ c3 ^ k1, p0 & FULL
        k0, k1 = (k0 + 0x9E3779B9) & FULL, (k1 + 0xBB67AE85) & FULL
    return c0, c1, c2, c3


@pytest.mark.parametrize(
    ("counter", "key", "block"),
    [
        ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        ((FULL,) * 4, (FULL,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
        (
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xA4093822, 0x299F31D0),
            (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
        ),
    ],
)
def test_philox_gives_the_published_blocks(counter: Words, key: Words, block: Words) -> None:
    # the known answers of Random123 for philox4x32-10
    assert philox(*(*counter, *key)) == block


seeds = st.integers(0, rng.SEEDS - 1)


@given(seeds, seeds, st.integers(0, FULL), st.integers(1, 50))
def test_words_are_philox_block_by_block(seed: int, index: int, stream: int, count: int) -> None:
    one_by_one: list[int] = []
    for block in range(-(-count // 4)):
        one_by_one += philox(block, stream, index & FULL, index >> 32, seed & FULL, seed >> 32)
    assert rng.words(seed, index, stream, count) == one_by_one[:count]


@given(seeds, st.integers(0, rng.SEEDS - 20), st.integers(1, 12), st.integers(1, 9))
def test_many_hands_at_once_are_the_hands_alone(seed: int, first: int, hands: Any, count: int) -> None:
    assert rng.many(seed, first, hands, 1, count) == [
        rng.words(seed, first + i, 1, count) for i in range(hands)
    ]


def test_endless_words_are_the_same_words() -> None:
    assert list(islice(rng.endless(5, 6, 7), 150)) == rng.words(5, 6, 7, 150)


@pytest.mark.parametrize(
    ("seed", "first", "hands"), [(-1, 0, 1), (rng.SEEDS, 0, 1), (0, -1, 1), (0, rng.SEEDS - 1, 2)]
)
def test_seeds_and_indices_are_64_bit(seed: int, first: int, hands: int) -> None:
    with pytest.raises(ValueError, match="64-bit"):
        rng.many(seed, first, hands, 0, 4)


def test_below_reaches_each_number_alike() -> None:
    found = Counter(rng.below(word, 6) for word in rng.words(1, 2, 3, 6000))
    assert sorted(found) == [0, 1, 2, 3, 4, 5]
    assert all(850 < times < 1150 for times in found.values())
    assert (rng.below(0, 44), rng.below(FULL, 44)) == (0, 43)


def test_a_shuffle_gives_every_order() -> None:
    found: Counter[Words] = Counter()
    for index in range(2400):
        deck = list(range(4))
        rng.shuffle(deck, 4, 4, rng.words(0, index, 0, 4))
        found[tuple(deck)] += 1
    assert set(found) == set(permutations(range(4)))
    assert all(60 < times < 140 for times in found.values())


@given(st.lists(st.integers(0, FULL), min_size=20, max_size=20))
def test_a_shuffle_keeps_the_cards(words: Any) -> None:
    deck = list(range(24))
    rng.shuffle(deck, 24, 20, words)
    assert sorted(deck) == list(range(24))


def test_hands_of_a_game_and_purposes_have_streams_of_their_own() -> None:
    streams = {
        rng.stream(hand_no, purpose) for hand_no in range(1, 10) for purpose in (rng.DEAL, rng.PLAY, rng.TABLE)
    }
    assert len(streams) == 27
