"""The parts of Optrita: Lines: true to the rules."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from printkit.games.optrita_lines import GAME, game
from printkit.games.optrita_lines.facts import SPOTS, facts
from printkit.games.optrita_lines.game import DIFFICULTIES, marks
from printkit.kit.data import read_table
from printkit.kit.model import Part
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.parts.faces import Component, faces
from printkit.pdf.paper import PAPERS, USUAL
from printkit.press.grid import fit
from printkit.press.layout import read_layout
from printkit.press.tiles import tiling
from tests.parts.test_every_kit import COUNTS, card_words
from tests.tongues import tongues

LANGS = (*tongues("optrita-lines"), "en+ja")
SAFE = 3.0
KIT = read_kit(find_kit("optrita-lines"))
RULES = {name: GAME.ruleset({"difficulty": name}) for name in DIFFICULTIES}

clause = pytest.mark.clause


def part_of(id: str) -> Part:
    part = KIT.part(id)
    assert part is not None
    return part


@cache
def made(id: str, lang: str, ink: str = "colour") -> Component:
    return faces(KIT, part_of(id), lang, ink)  # type: ignore[arg-type]  # one of the two inks


def table(name: str) -> list[Any]:
    return list(read_table(KIT.folder, name).rows)


def langs_of(id: str) -> tuple[str, ...]:
    return LANGS if part_of(id).words else LANGS[:1]


def test_10s_and_jokers_make_a_full_deck_of_54() -> None:
    decks = [*made("deck", "ja").cards, *made("tens", "ja").cards]
    assert len(decks) == 54 and len({card.back for card in decks}) == 1


@clause("OL-01", "OL-02")
def test_the_pack_is_the_engines() -> None:
    rows = table("deck.csv")
    assert sorted(row["card"] for row in rows) == sorted(game.PACK.codes)
    for row in rows:
        assert row["card"] == row["rank"] + row["suit"] and row["index"] == row["rank"]
    ranks = list(dict.fromkeys(row["rank"] for row in rows))
    assert ranks == facts(RULES["normal"])["rank_order"], "the places say in this order how the cards rank"


@clause("OL-04")
def test_the_10s_have_as_many_spots_as_the_book_counts() -> None:
    rows = table("tens.csv")
    tens = [row for row in rows if row["suit"]]
    jokers = [row for row in rows if not row["suit"]]
    assert [row["card"] for row in tens] == ["T" + suit for suit in game.PACK.suits]
    assert [row["side"] for row in jokers] == ["you", "dummy"]
    for ruleset in RULES.values():
        needed = facts(ruleset)["tens_for"]
        assert all(sum(both.values()) <= len(tens) for both in needed.values())
    for card in made("tens", "en").cards[: len(tens)]:
        numbers = [int(text) for text in re.findall(r"<text[^>]*>(\d+)</text>", card.front)]
        assert [n for n in numbers if n <= SPOTS][: SPOTS + 2] and set(range(1, SPOTS + 1)) <= set(numbers)
        assert max(numbers) == SPOTS


@clause("OL-03", "OL-04", "OL-20")
def test_the_tracks_have_the_engines_targets() -> None:
    rows = {row["side"]: row for row in table("tracks.csv")}
    for difficulty, ruleset in RULES.items():
        targets = dict(zip(("you", "dummy"), marks(ruleset).values(), strict=True))
        assert {side: int(row[difficulty]) for side, row in rows.items()} == targets
    for row in rows.values():
        assert int(row["last"]) == max(int(row["normal"]), int(row["hard"]))
    (drawn,) = made("tracks", "en").drawings()[0]
    numbers = [int(text) for text in re.findall(r"<text[^>]*>(\d+)</text>", drawn)]
    for row in rows.values():
        expected = list(range(int(row["last"]) + 1))
        assert numbers[: len(expected)] == expected
        numbers = numbers[len(expected) + 2 :]  # the two targets in words
    assert not numbers


@clause("OL-17", "OL-19")
def test_a_log_sheet_has_room_for_the_longest_game() -> None:
    most = max((sum(marks(ruleset).values()) - 2) // game.TRICKS + 1 for ruleset in RULES.values())
    drawn = made("log", "en").cards[0].front
    numbers = [int(text) for text in re.findall(r"<text[^>]*>(\d+)</text>", drawn)]
    for last in (game.TRICKS, most):
        assert list(range(1, last + 1)) == numbers[:last], "the tricks in the head, then the deals"
        numbers = numbers[last:]
    assert not numbers


@clause("OL-05", "OL-07")
@pytest.mark.parametrize(("id", "cards"), [("mat", "deck"), ("small-mat", "small-deck")])
def test_a_mat_has_every_place_and_names_each_line_at_both_ends(id: str, cards: str) -> None:
    mat, card = part_of(id), part_of(cards).size
    front = made(id, "en").cards[0].front
    boxes = re.findall(
        r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="[\d.]+" fill="(\S+)"', front
    )
    places = [(float(x), float(y), float(w), float(h), fill) for x, y, w, h, fill in boxes]
    assert len(places) == game.CELLS
    assert places == sorted(places, key=lambda box: (box[1], box[0])), "row by row"
    for x, y, width, height, _ in places:
        assert width >= card.width and height >= card.height
        assert (
            x > SAFE and y > SAFE and x + width < mat.size.width - SAFE and y + height < mat.size.height - SAFE
        )
    for diagonal, colour in zip(game.DIAGONALS.values(), (KIT.look.accent, KIT.look.second), strict=True):
        assert [at for at, box in enumerate(places) if box[4] == colour] == sorted(diagonal)
    words = re.findall(r"<text[^>]*>([CR]\d)</text>", front)
    assert sorted(words) == sorted(2 * game.NAMES)


@pytest.mark.parametrize("paper", [PAPERS[id] for id in USUAL], ids=lambda paper: paper.id)
def test_small_deck_and_small_mat_take_a_sheet_each_and_the_large_mat_six(paper: Any) -> None:
    deck, mat, large = part_of("small-deck"), part_of("small-mat"), part_of("mat")
    for part, backs in ((deck, "long-edge"), (mat, "none")):
        layout = read_layout(part.layout, KIT.folder)
        grid = fit(paper, part.size.width, part.size.height, part.bleed, layout, backs, part.shape)  # type: ignore[arg-type]
        assert grid.per_sheet >= COUNTS["optrita-lines"][part.id]
    overlap = read_layout(large.layout, KIT.folder).overlap
    parted = tiling(paper, large.size.width, large.size.height, large.bleed, overlap)
    assert parted.sheets == 6


def test_every_word_is_used() -> None:
    templates = "".join(path.read_text(encoding="utf-8") for path in KIT.folder.glob("*.svg"))
    for key in card_words(KIT):
        stem = key.removesuffix("_note") if key != "log_note" else key
        assert f'"{stem}"' in templates, key
