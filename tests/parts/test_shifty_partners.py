"""The parts of Shifty Partners: built in both languages, true to the rules, inside the safe zone."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping
from typing import Any

import pypdfium2
import pytest

from printkit.games.shifty_partners import GAME
from printkit.games.shifty_partners.lessons.facts import facts as engine_facts
from printkit.kit.data import read_table, read_words
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.parts import art
from printkit.parts.faces import faces

LANGS = ("ja", "en", "ja+en", "en+ja")
SAFE = 3.0
COUNTS = {"trumps": 6, "markers": 7, "teams": 4, "die": 1, "scorepad": 2, "deck": 52, "aid": 7, "box": 1}


Facts = Mapping[str, Any]


@pytest.fixture(scope="module")
def kit() -> Kit:
    return read_kit(find_kit("shifty-partners"))


@pytest.fixture(scope="module")
def facts() -> Facts:
    return engine_facts(GAME.ruleset({"players": 4}))


def test_the_parts_are_those_that_the_game_needs(kit: Kit) -> None:
    assert {part.id for part in kit.parts} == set(COUNTS)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("ink", ["colour", "low"])
def test_every_part_is_built(kit: Kit, lang: str, ink: str) -> None:
    for part in kit.parts:
        if not part.words and lang != "ja":
            continue
        made = faces(kit, part, lang, ink)  # type: ignore[arg-type]  # one of the two inks
        assert len(made.cards) == COUNTS[part.id]
        assert made.lang == (lang if part.words else "xx")
        assert all((card.back is None) == (part.back is None) for card in made.cards)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("id", COUNTS)
def test_text_is_inside_the_safe_zone(kit: Kit, id: str, lang: str) -> None:
    part = kit.part(id)
    assert part is not None
    if not part.words and lang != "ja":
        return
    made = faces(kit, part, lang)
    drawings, _ = made.drawings()
    width, height = made.width + 2 * made.bleed, made.height + 2 * made.bleed
    document = pypdfium2.PdfDocument(art.draw(drawings, width, height))
    letters = 0
    for page in document:
        text = page.get_textpage()
        for number in range(text.count_chars()):
            if not text.get_text_range(number, 1).strip():
                continue
            letters += 1
            left, bottom, right, top = (v / 72 * 25.4 for v in text.get_charbox(number))
            box = (
                left - made.bleed,
                made.height - (top - made.bleed),
                right - made.bleed,
                made.height - (bottom - made.bleed),
            )
            shown = text.get_text_range(max(number - 5, 0), 10)
            if part.shape == "circle":
                centre = made.width / 2
                far = max(
                    ((x - centre) ** 2 + (y - centre) ** 2) ** 0.5
                    for x in (box[0], box[2])
                    for y in (box[1], box[3])
                )
                assert far <= centre - SAFE + 0.05, shown
            else:
                assert box[0] >= SAFE - 0.05 and box[2] <= made.width - SAFE + 0.05, shown
                assert box[1] >= SAFE - 0.05 and box[3] <= made.height - SAFE + 0.05, shown
    assert letters > 0


def test_a_back_does_not_tell_which_way_up_it_lies(kit: Kit) -> None:
    part = kit.part("deck")
    assert part is not None
    made = faces(kit, part, "ja")
    backs = {card.back for card in made.cards}
    assert len(backs) == 1
    back = backs.pop()
    assert back is not None
    image = pypdfium2.PdfDocument(art.draw([back], 69.5, 94.9))[0].render(scale=2).to_pil().convert("L")
    turned = image.rotate(180)
    pairs = zip(image.tobytes(), turned.tobytes(), strict=True)
    assert sum(abs(a - b) > 96 for a, b in pairs) < 0.005 * image.width * image.height


# --- what the parts say, held against the engine


def test_the_pack_is_the_engines(kit: Kit, facts: Facts) -> None:
    rows = read_table(kit.folder, "deck.csv").rows
    assert len({row["card"] for row in rows}) == len(rows) == 52
    for players in (4, 5, 6, 7):
        used = {row["card"] for row in rows if str(players) in row["players"].split()}
        ranks = [rank.replace("10", "T") for rank in facts["ranks"][players]]
        assert used == {rank + suit for rank in ranks for suit in "SHDC"}
        assert len(used) == facts["cards_used"][players]
    assert {row["rank"] for row in rows if row["scores"]} == {"Q", "2"}
    assert [row["index"] for row in read_table(kit.folder, "ranks.csv").rows if row["players"]] == list(
        facts["rank_order"]
    )


def test_the_deck_agrees_with_the_ranks(kit: Kit) -> None:
    ranks = {row["rank"]: row for row in read_table(kit.folder, "ranks.csv").rows}
    for row in read_table(kit.folder, "deck.csv").rows:
        assert row["card"] == row["rank"] + row["suit"]
        for column in ("index", "players", "scores"):
            assert row[column] == ranks[row["rank"]][column]


def test_the_teams_are_the_engines(kit: Kit, facts: Facts) -> None:
    for row in read_table(kit.folder, "teams.csv").rows:
        ours, theirs = ([int(n) for n in row[side].split()] for side in ("dealers_side", "other_side"))
        assert [ours, theirs] == [list(team) for team in facts["teams"][int(row["players"])]]


def test_there_are_markers_for_seven(kit: Kit) -> None:
    teams = next(row for row in read_table(kit.folder, "teams.csv").rows if row["players"] == "7")
    copies = {row["kind"]: int(row["copies"]) for row in read_table(kit.folder, "markers.csv").rows}
    assert copies["dealer"] == 1
    assert copies["partner"] == len(teams["dealers_side"].split()) - 1
    assert copies["other"] == len(teams["other_side"].split())


def test_the_die_calls_the_trump_that_the_engine_has(kit: Kit, facts: Facts) -> None:
    rows = read_table(kit.folder, "trumps.csv").rows
    called = {
        int(row["die"]): row["suit"] or {"no-trump": "none", "first-ace": "first-ace"}[row["id"]]
        for row in rows
    }
    assert called == facts["trump_by_roll"]


def test_opposite_faces_of_the_die_add_up_to_seven(kit: Kit) -> None:
    source = (kit.folder / "die.svg").read_text(encoding="utf-8")
    net = {(int(a), int(b)): int(n) for a, b, n in re.findall(r"\((\d), (\d)\): (\d)", source)}
    assert sorted(net.values()) == [1, 2, 3, 4, 5, 6]
    # In a strip of four, faces two apart are opposite; so are the ones above and below.
    assert net[0, 1] + net[2, 1] == net[1, 1] + net[3, 1] == net[1, 0] + net[1, 2] == 7


def test_every_word_is_used(kit: Kit) -> None:
    templates = "".join(path.read_text(encoding="utf-8") for path in kit.folder.glob("*.svg"))
    for key in read_words(kit)["en"]:
        stem = re.sub(r"_\d$", "_", key)
        assert f'"{stem}"' in templates, key


def test_grey_paper_tells_the_trump_cards_apart(kit: Kit) -> None:
    """Without their signs: the mean grey of the upper corners with that of the foot, a level of 5 % apart."""
    part = kit.part("trumps")
    assert part is not None
    made = faces(kit, part, "en")
    drawings = [card.front for card in made.cards]
    document = pypdfium2.PdfDocument(art.draw(drawings, made.width + 6, made.height + 6))
    seen = []
    for page in document:
        image = page.render(scale=4 * 25.4 / 72, grayscale=True).to_pil().convert("L")  # 4 pixels a mm
        boxes = ((10, 10, 23, 24), (10, 58, 14, 84))  # left of the die; left of the text, mm with the bleed
        crops = (image.crop(tuple(4 * mm for mm in box)) for box in boxes)  # type: ignore[arg-type]  # four
        seen.append([sum(crop.tobytes()) / (crop.width * crop.height) for crop in crops])
    for one, other in itertools.combinations(seen, 2):
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) >= 0.05 * 255, (one, other)


LEAST = {"latin": 6.5, "kana": 6.0}
"""Points: what print and reading aloud at a table can bear."""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("id", COUNTS)
def test_text_is_large_enough_to_read(kit: Kit, id: str, lang: str) -> None:
    """All but readings, which are set in hiragana alone."""
    part = kit.part(id)
    assert part is not None
    if not part.words and lang != "ja":
        return
    for drawing in faces(kit, part, lang).drawings()[0]:
        for size, text in re.findall(r'<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)</text>', drawing):
            points = float(size) / 25.4 * 72
            if re.search(r"[\u30a1-\u30fa\u4e00-\u9fff]", text):
                assert points >= LEAST["kana"], text
            elif re.search(r"[A-Za-z0-9]", text):
                assert points >= LEAST["latin"], text


def test_each_side_has_its_own_letter(kit: Kit) -> None:
    rows = read_table(kit.folder, "markers.csv").rows
    assert [(row["kind"], row["letter.ja"], row["letter.en"]) for row in rows] == [
        ("dealer", "親", "D"),
        ("partner", "相", "P"),
        ("other", "敵", "R"),
    ]
    for row in rows:
        assert row["name.ja"].strip("{").startswith(row["letter.ja"])
        assert row["name.en"].startswith(row["letter.en"])
