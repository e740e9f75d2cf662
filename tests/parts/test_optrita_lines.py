"""The parts of Optrita: Lines: built in every edition, true to the rules, inside the safe zone."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pypdfium2
import pytest

from printkit.games.optrita_lines import GAME, rules
from printkit.games.optrita_lines.hand import DIFFICULTIES, marks
from printkit.games.optrita_lines.lessons.facts import SPOTS, facts
from printkit.kit.data import read_table, read_words
from printkit.kit.model import Part
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.parts import art
from printkit.parts.faces import Component, faces
from printkit.press.grid import fit
from printkit.press.layout import read_layout
from printkit.press.paper import PAPERS
from printkit.press.tiles import tiling

LANGS = ("ja", "en", "ja+en", "en+ja")
SAFE = 3.0
COUNTS = {"deck": 48, "tens": 6, "tracks": 1, "mat": 1, "places": 1, "log": 2, "mini-deck": 48, "mini-mat": 1}
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


EDITIONS = [(id, lang) for id in COUNTS for lang in langs_of(id)]


def test_the_parts_are_those_that_the_game_needs() -> None:
    assert {part.id for part in KIT.parts} - {"box"} == set(COUNTS)


@pytest.mark.parametrize(("id", "lang"), EDITIONS)
@pytest.mark.parametrize("ink", ["colour", "low"])
def test_every_part_is_built(id: str, lang: str, ink: str) -> None:
    part, built = part_of(id), made(id, lang, ink)
    assert len(built.cards) == COUNTS[id]
    assert built.lang == (lang if part.words else "xx")
    assert all((card.back is None) == (part.back is None) for card in built.cards)


@pytest.mark.parametrize(("id", "lang"), EDITIONS)
def test_text_is_inside_the_safe_zone_and_large_enough(id: str, lang: str) -> None:
    built = made(id, lang)
    drawings, _ = built.drawings()
    width, height = built.width + 2 * built.bleed, built.height + 2 * built.bleed
    letters = 0
    for page in pypdfium2.PdfDocument(art.draw(drawings, width, height)):
        text = page.get_textpage()
        for number in range(text.count_chars()):
            if not text.get_text_range(number, 1).strip():
                continue
            letters += 1
            left, bottom, right, top = (v / 72 * 25.4 for v in text.get_charbox(number))
            shown = text.get_text_range(max(number - 5, 0), 10)
            assert left - built.bleed >= SAFE - 0.05 and right - built.bleed <= built.width - SAFE + 0.05, shown
            assert bottom - built.bleed >= SAFE - 0.05 and top - built.bleed <= built.height - SAFE + 0.05, (
                shown
            )
    assert letters > 0
    for drawing in drawings:
        for size, text in re.findall(r'<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)</text>', drawing):
            if re.search(r"[A-Za-z0-9\u30a1-\u30fa\u4e00-\u9fff]", text):
                assert float(size) / 25.4 * 72 >= (6.5 if re.search("[A-Za-z0-9]", text) else 6), text


@pytest.mark.parametrize("id", ["deck", "tens", "mini-deck"])
@pytest.mark.parametrize("ink", ["colour", "low"])
def test_a_back_does_not_tell_which_way_up_it_lies(id: str, ink: str) -> None:
    built = made(id, "ja", ink)
    (back,) = {card.back for card in built.cards}
    assert back is not None
    drawn = art.draw([back], built.width + 6, built.height + 6)
    image = pypdfium2.PdfDocument(drawn)[0].render(scale=3).to_pil().convert("L")
    pairs = zip(image.tobytes(), image.rotate(180).tobytes(), strict=True)
    assert sum(abs(a - b) > 96 for a, b in pairs) < 0.005 * image.width * image.height


def test_10s_and_jokers_have_backs_of_their_own() -> None:
    assert made("deck", "ja").cards[0].back != made("tens", "ja").cards[0].back


def coverage(id: str, lang: str, ink: str) -> float:
    """Give how much ink a part takes, both sides of each card: mm² at full cover, the mean of three inks."""
    built = made(id, lang, ink)
    drawings, cards = built.drawings()
    width, height = built.width + 2 * built.bleed, built.height + 2 * built.bleed
    shares: list[float] = []
    for page in pypdfium2.PdfDocument(art.draw(drawings, width, height)):
        data = page.render(scale=1.5).to_pil().convert("RGB").tobytes()
        shares.append(1 - sum(data) / len(data) / 255)
    sides = [side for card in cards for side in card if side is not None]
    return float(sum(shares[side] for side in sides) * width * height)


def test_the_low_ink_edition_takes_under_a_quarter_of_the_ink() -> None:
    full, low = (sum(coverage(id, langs_of(id)[0], ink) for id in COUNTS) for ink in ("colour", "low"))
    assert 0 < low < 0.25 * full


# --- what the parts say, held against the engine


@clause("OL-01", "OL-02")
def test_the_pack_is_the_engines() -> None:
    rows = table("deck.csv")
    assert sorted(row["card"] for row in rows) == sorted(rules.PACK.codes)
    for row in rows:
        assert row["card"] == row["rank"] + row["suit"] and row["index"] == row["rank"]
    ranks = list(dict.fromkeys(row["rank"] for row in rows))
    assert ranks == facts(RULES["normal"])["rank_order"], "the places say in this order how the cards rank"


@clause("OL-04")
def test_the_10s_have_as_many_spots_as_the_book_counts() -> None:
    rows = table("tens.csv")
    tens = [row for row in rows if row["suit"]]
    jokers = [row for row in rows if not row["suit"]]
    assert [row["card"] for row in tens] == ["T" + suit for suit in rules.PACK.suits]
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
        targets = dict(zip(("you", "dummy"), marks(ruleset), strict=True))
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
    most = max((sum(marks(ruleset)) - 2) // rules.TRICKS + 1 for ruleset in RULES.values())
    drawn = made("log", "en").cards[0].front
    numbers = [int(text) for text in re.findall(r"<text[^>]*>(\d+)</text>", drawn)]
    for last in (rules.TRICKS, most):
        assert list(range(1, last + 1)) == numbers[:last], "the tricks in the head, then the deals"
        numbers = numbers[last:]
    assert not numbers


@clause("OL-05", "OL-07")
@pytest.mark.parametrize(("id", "cards"), [("mat", "deck"), ("mini-mat", "mini-deck")])
def test_a_mat_has_every_place_and_names_each_line_at_both_ends(id: str, cards: str) -> None:
    mat, card = part_of(id), part_of(cards).size
    front = made(id, "en").cards[0].front
    boxes = re.findall(
        r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="[\d.]+" fill="(\S+)"', front
    )
    places = [(float(x), float(y), float(w), float(h), fill) for x, y, w, h, fill in boxes]
    assert len(places) == rules.CELLS
    assert places == sorted(places, key=lambda box: (box[1], box[0])), "row by row"
    for x, y, width, height, _ in places:
        assert width >= card.width and height >= card.height
        assert (
            x > SAFE and y > SAFE and x + width < mat.size.width - SAFE and y + height < mat.size.height - SAFE
        )
    for diagonal, colour in zip(rules.DIAGONALS, (KIT.look.accent, KIT.look.second), strict=True):
        assert sum(1 << at for at, box in enumerate(places) if box[4] == colour) == diagonal
    words = re.findall(r"<text[^>]*>([CR]\d)</text>", front)
    assert sorted(words) == sorted(2 * rules.NAMES)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.id)
def test_small_deck_and_small_mat_take_a_sheet_each_and_the_large_mat_six(paper: Any) -> None:
    deck, mat, large = part_of("mini-deck"), part_of("mini-mat"), part_of("mat")
    for part, backs in ((deck, "long-edge"), (mat, "none")):
        layout = read_layout(part.layout, KIT.folder)
        grid = fit(paper, part.size.width, part.size.height, part.bleed, layout, backs, part.shape)  # type: ignore[arg-type]
        assert grid.per_sheet >= COUNTS[part.id]
    overlap = read_layout(large.layout, KIT.folder).overlap
    parted = tiling(paper, large.size.width, large.size.height, large.bleed, overlap)
    assert parted.sheets == 6


def test_every_word_is_used() -> None:
    templates = "".join(path.read_text(encoding="utf-8") for path in KIT.folder.glob("*.svg"))
    for key in read_words(KIT)["en"]:
        stem = key.removesuffix("_note") if key != "log_note" else key
        assert f'"{stem}"' in templates, key
