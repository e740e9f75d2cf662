"""The parts of Handmade Pinochle: true to the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from printkit.games.handmade_pinochle import GAME
from printkit.games.handmade_pinochle.game import COUNTERS
from printkit.games.handmade_pinochle.game.melds import MELDS, PACK
from printkit.games.handmade_pinochle.lessons import facts as engine_facts
from printkit.kit.data import read_table
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.parts.faces import faces
from tests.games.handmade_pinochle.most_meld import most_hand_meld
from tests.parts.test_every_kit import card_words

Facts = Mapping[str, Any]


@pytest.fixture(scope="module")
def kit() -> Kit:
    return read_kit(find_kit("handmade-pinochle"))


@pytest.fixture(scope="module")
def facts(kit: Kit) -> Facts:
    return engine_facts(GAME.ruleset(kit.ruleset))


def rows(kit: Kit, name: str) -> Sequence[Any]:
    return read_table(kit.folder, name).rows


def test_the_pack_is_the_engines(kit: Kit) -> None:
    deck = rows(kit, "deck.csv")
    assert sorted(row["card"] for row in deck) == sorted(PACK.codes)
    for pack in ("1", "2"):
        assert {row["card"] for row in deck if row["pack"] == pack} == set(PACK.codes)
    assert {row["pack"] for row in deck} == {str(n + 1) for n in range(PACK.copies)}
    ranks = {row["rank"]: row for row in rows(kit, "ranks.csv")}
    for row in deck:
        assert row["card"] == row["rank"] + row["suit"]
        assert all(row[column] == ranks[row["rank"]][column] for column in ("index", "scores"))


def test_the_twins_differ_in_nothing_but_the_mark_of_their_pack(kit: Kit) -> None:
    part = kit.part("deck")
    assert part is not None
    made = faces(kit, part, "ja")
    names = [row["card"] for row in rows(kit, "deck.csv")]
    mark = '<path d="M'
    for one, two in ((i, names.index(name, i + 1)) for i, name in enumerate(names[:24])):
        first, second = (made.cards[i].front.split("\n") for i in (one, two))
        differ = [line for line in set(first) ^ set(second) if line.strip()]
        assert differ
        assert all(line.startswith(mark) for line in differ), differ
        assert made.cards[one].back == made.cards[two].back


def test_the_ranks_and_what_they_count_are_the_engines(kit: Kit, facts: Facts) -> None:
    ranks = rows(kit, "ranks.csv")
    assert [row["index"] for row in ranks] == facts["rank_order"]
    scores = {row["index"]: int(row["scores"]) for row in ranks if row["scores"]}
    counters = (rank.replace("T", "10") for rank in COUNTERS)
    assert scores == dict.fromkeys(counters, facts["points_per_counter"])


def test_the_melds_are_the_engines(kit: Kit, facts: Facts) -> None:
    melds = {row["id"]: row for row in rows(kit, "melds.csv")}
    assert set(melds) == set(facts["meld_points"])
    assert {id: [int(row["single"]), int(row["double"])] for id, row in melds.items()} == facts["meld_points"]
    trump, other = "H", "S"
    for meld in MELDS[trump]:
        if meld.suit in (None, other):
            cards = melds[meld.name]["cards"]
            assert sorted(cards.replace("t", trump).replace("o", other).split()) == sorted(meld.cards)


POINTS = {
    "trick_points": "trick_points",
    "last_trick": "last_trick_points",
    "min_bid": "min_bid",
    "deals": "deals",
}
"""Columns of points.csv and the facts that they print."""


def test_the_points_and_the_rulings_are_the_engines(kit: Kit, facts: Facts) -> None:
    (points,) = rows(kit, "points.csv")
    for column, fact in POINTS.items():
        assert int(points[column]) == facts[fact]
    # What sheets and pads say in words, and would have to say otherwise under another ruling.
    assert facts["extra_marriage_with_run"] and not facts["must_head"] and facts["meld_needs"] == "pair"
    assert facts["rank_order"].index("10") < facts["rank_order"].index("K")


def test_the_bid_track_holds_what_two_hands_can_make(facts: Facts) -> None:
    """With one counter in the bottom row. Bids above that take another: the track has no end (HP-07)."""
    longest = 50 + 10 * 50
    assert 2 * most_hand_meld()["points"] + facts["trick_points"] <= longest


def test_the_bid_track_has_every_bid(kit: Kit, facts: Facts) -> None:
    part = kit.part("bidtrack")
    assert part is not None
    drawing = faces(kit, part, "en").cards[0].front
    numbers = re.findall(r">(\+?\d+)</text>", drawing)
    assert numbers[:50] == [str(n) for n in range(1, 51)]
    assert [n for n in numbers if n.startswith("+")] == [f"+{n}" for n in range(50, 501, 50)]
    assert int(numbers[0]) == facts["min_bid"]


def test_there_is_a_marker_for_each_trump_for_declarer_and_for_the_start(kit: Kit) -> None:
    markers = rows(kit, "markers.csv")
    assert [row["suit"] for row in markers if row["suit"]] == list(PACK.suits)
    assert [row["id"] for row in markers if not row["suit"]] == ["declarer", "start"]
    assert all(row["copies"] == "1" for row in markers)


def test_every_word_is_used(kit: Kit) -> None:
    templates = "".join(path.read_text(encoding="utf-8") for path in kit.folder.glob("*.svg"))
    for key in card_words(kit):
        stem = key.removesuffix("_says") if key.startswith("do_") else key
        assert f'"{stem}"' in templates, key
