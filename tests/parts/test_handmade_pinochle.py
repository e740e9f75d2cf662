"""The parts of Handmade Pinochle: built in both languages, true to the rules, inside the safe zone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import pypdfium2
import pytest

from printkit.games.handmade_pinochle import GAME
from printkit.games.handmade_pinochle.facts import most_hand_meld
from printkit.games.handmade_pinochle.lessons.facts import facts as engine_facts
from printkit.games.handmade_pinochle.melds import CARDS, NAMES
from printkit.games.handmade_pinochle.rules import PACK
from printkit.kit.data import read_table, read_words
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.parts import art
from printkit.parts.faces import faces

LANGS = ("ja", "en", "ja+en", "en+ja")
SAFE = 3.0
COUNTS = {"deck": 48, "melds": 4, "aid": 4, "markers": 6, "bidtrack": 1, "counters": 6, "scorepad": 2}
WORDED = tuple(id for id in COUNTS if id != "counters")
Ink = Literal["colour", "low"]
INKS: tuple[Ink, ...] = ("colour", "low")
LEAST = {"latin": 6.5, "kana": 6.0}
"""Points, as for Shifty Partners."""

Facts = Mapping[str, Any]


@pytest.fixture(scope="module")
def kit() -> Kit:
    return read_kit(find_kit("handmade-pinochle"))


@pytest.fixture(scope="module")
def facts(kit: Kit) -> Facts:
    return engine_facts(GAME.ruleset(kit.ruleset))


def rows(kit: Kit, name: str) -> Sequence[Any]:
    return read_table(kit.folder, name).rows


def test_the_parts_are_those_that_the_game_needs(kit: Kit) -> None:
    assert {part.id for part in kit.parts} == set(COUNTS)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("ink", INKS)
def test_every_part_is_built(kit: Kit, lang: str, ink: Ink) -> None:
    for part in kit.parts:
        if not part.words and lang != "ja":
            continue
        made = faces(kit, part, lang, ink)
        assert len(made.cards) == COUNTS[part.id]
        assert made.lang == (lang if part.words else "xx")
        assert all((card.back is None) == (part.back is None) for card in made.cards)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("id", WORDED)
def test_text_is_large_enough_and_inside_the_safe_zone(kit: Kit, id: str, lang: str) -> None:
    part = kit.part(id)
    assert part is not None
    if not part.words and lang != "ja":
        return
    made = faces(kit, part, lang)
    drawings, _ = made.drawings()
    for drawing in drawings:
        for size, text in re.findall(r'<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)</text>', drawing):
            points = float(size) / 25.4 * 72
            if re.search(r"[\u30a1-\u30fa\u4e00-\u9fff]", text):
                assert points >= LEAST["kana"], text
            elif re.search(r"[A-Za-z0-9]", text):
                assert points >= LEAST["latin"], text
    letters = 0
    bleed = made.bleed
    for page in pypdfium2.PdfDocument(art.draw(drawings, made.width + 2 * bleed, made.height + 2 * bleed)):
        text = page.get_textpage()
        for number in range(text.count_chars()):
            if not text.get_text_range(number, 1).strip():
                continue
            letters += 1
            left, bottom, right, top = (v / 72 * 25.4 - bleed for v in text.get_charbox(number))
            shown = text.get_text_range(max(number - 5, 0), 10)
            assert left >= SAFE - 0.05 and right <= made.width - SAFE + 0.05, shown
            assert bottom >= SAFE - 0.05 and top <= made.height - SAFE + 0.05, shown
    assert letters > 0


def darkness(drawing: str, width: float, height: float) -> float:
    """Give the ink of a drawing: the darkness of its pixels, summed, in mm² of black."""
    (page,) = pypdfium2.PdfDocument(art.draw([drawing], width, height))
    image = page.render(scale=1.5, grayscale=True).to_pil().convert("L")
    dark = float(sum(255 - level for level in image.tobytes()))
    return dark / (255 * int(image.width) * int(image.height)) * width * height


def test_the_low_ink_edition_is_under_a_quarter(kit: Kit) -> None:
    """All the sheets together, each face as often as it is printed; the deck is most of it."""
    ink = {"colour": 0.0, "low": 0.0}
    for part in kit.parts:
        for edition in INKS:
            made = faces(kit, part, "ja", edition)
            width, height = made.width + 2 * made.bleed, made.height + 2 * made.bleed
            printed = Counter(side for card in made.cards for side in (card.front, card.back) if side)
            ink[edition] += sum(darkness(side, width, height) * many for side, many in printed.items())
    assert ink["low"] < 0.25 * ink["colour"]


def test_a_back_does_not_tell_which_way_up_it_lies(kit: Kit) -> None:
    part = kit.part("deck")
    assert part is not None
    for edition in INKS:
        made = faces(kit, part, "ja", edition)
        (back,) = {card.back for card in made.cards}
        assert back is not None
        image = pypdfium2.PdfDocument(art.draw([back], 69.5, 94.9))[0].render(scale=2).to_pil().convert("L")
        pairs = zip(image.tobytes(), image.rotate(180).tobytes(), strict=True)
        assert sum(abs(a - b) > 96 for a, b in pairs) < 0.005 * image.width * image.height


# --- what the parts say, held against the engine


def test_the_pack_is_the_engines(kit: Kit, facts: Facts) -> None:
    deck = rows(kit, "deck.csv")
    assert sorted(row["card"] for row in deck) == sorted(PACK.codes)
    for pack in ("1", "2"):
        assert {row["card"] for row in deck if row["pack"] == pack} == set(PACK.codes)
    assert {row["pack"] for row in deck} == {str(n + 1) for n in range(facts["copies"])}
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
    assert scores == dict.fromkeys(facts["counters"], facts["points_per_counter"])


def test_the_melds_are_the_engines(kit: Kit, facts: Facts) -> None:
    melds = {row["id"]: row for row in rows(kit, "melds.csv")}
    assert set(melds) == set(facts["meld_points"])
    assert {id: [int(row["single"]), int(row["double"])] for id, row in melds.items()} == facts["meld_points"]
    trump, other = "H", "S"
    for kind, name in NAMES.items():
        shown = [card.replace("t", trump).replace("o", other) for card in melds[name]["cards"].split()]
        assert [PACK.ints[card] for card in shown] == list(CARDS[PACK.suits.index(trump)][kind])


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
    for key in read_words(kit)["en"]:
        stem = key.removesuffix("_says") if key.startswith("do_") else key
        assert f'"{stem}"' in templates, key
