"""The parts of Shifty Partners: true to the rules."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping
from typing import Any

import pypdfium2
import pytest

from printkit.games.shifty_partners import GAME
from printkit.games.shifty_partners.lessons import facts as engine_facts
from printkit.kit.data import read_table, read_words
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.parts import art
from printkit.parts.faces import faces

Facts = Mapping[str, Any]


@pytest.fixture(scope="module")
def kit() -> Kit:
    return read_kit(find_kit("shifty-partners"))


@pytest.fixture(scope="module")
def facts() -> Facts:
    return engine_facts(GAME.ruleset({"players": 4}))


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
    """Without their signs: the mean grey of the band beside it with that of the foot, a level of 5 % apart."""
    part = kit.part("trumps")
    assert part is not None
    made = faces(kit, part, "en")
    drawings = [card.front for card in made.cards]
    document = pypdfium2.PdfDocument(art.draw(drawings, made.width + 6, made.height + 6))
    seen = []
    for page in document:
        image = page.render(scale=4 * 25.4 / 72, grayscale=True).to_pil().convert("L")  # 4 pixels a mm
        boxes = ((9, 33, 19, 43), (9, 64, 11, 84))  # above the die; left of the text, mm with the bleed
        crops = (image.crop(tuple(4 * mm for mm in box)) for box in boxes)
        seen.append([sum(crop.tobytes()) / (crop.width * crop.height) for crop in crops])
    for one, other in itertools.combinations(seen, 2):
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) >= 0.05 * 255, (one, other)


def test_each_side_has_its_own_letter(kit: Kit) -> None:
    rows = read_table(kit.folder, "markers.csv").rows
    assert [(row["kind"], row["letter.ja"], row["letter.en"]) for row in rows] == [
        ("dealer", "親", "D"),
        ("partner", "相", "P"),
        ("other", "別", "O"),
    ]
    for row in rows:
        assert row["name.ja"].strip("{").startswith(row["letter.ja"])
        assert row["name.en"].startswith(row["letter.en"])
