"""The parts of Twin Shoot: true to the rules."""

from __future__ import annotations

import csv
import itertools
import re
from collections.abc import Mapping, Sequence
from typing import Any

import pypdfium2
import pytest

from printkit.games.twin_shoot import GAME
from printkit.games.twin_shoot.game.rules import USED, opening_leader
from printkit.games.twin_shoot.lessons import facts as engine_facts
from printkit.kit.data import read_table, read_words
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.kit.suits import shared_suits as suits
from printkit.parts import art
from printkit.parts.faces import faces
from tests.games.twin_shoot.samples import lay
from tests.parts.test_every_kit import card_words
from tests.tongues import tongues

SEATS = "ABCDEF"

Facts = Mapping[str, Any]
clause = pytest.mark.clause


@pytest.fixture(scope="module")
def kit() -> Kit:
    return read_kit(find_kit("twin-shoot"))


@pytest.fixture(scope="module")
def facts(kit: Kit) -> Facts:
    return engine_facts(GAME.ruleset({"players": 4}))


def rows(kit: Kit, name: str) -> Sequence[Any]:
    return read_table(kit.folder, name).rows


@clause("TS-03", "TS-04")
def test_the_deck_is_the_engines(kit: Kit, facts: Facts) -> None:
    deck = rows(kit, "deck.csv")
    assert len({row["card"] for row in deck}) == len(deck) == 78
    for row in deck:
        assert row["card"] == row["rank"] + row["suit"]
        assert row["index"] == row["rank"].replace("T", "10")
    for players in (4, 6):
        used = {row["card"] for row in deck if str(players) in row["players"].split()}
        assert used == set(USED[players])
    ranks = [row["index"] for row in deck if row["suit"] == "L" and row["players"]]
    assert ranks == list(facts["rank_order"])


@clause("TS-07")
def test_each_suit_has_a_spare_card_however_many_play(kit: Kit) -> None:
    for players in ("4", "6"):
        left = {row["suit"] for row in rows(kit, "deck.csv") if players not in row["players"].split()}
        assert left == set("LXCHSD")
    assert [row["rank"] for row in rows(kit, "deck.csv") if not row["players"]] == ["2"] * 6


@clause("TS-05", "TS-06")
def test_the_strips_have_the_engines_order_and_values(kit: Kit, facts: Facts) -> None:
    order = [row["suit"] for row in rows(kit, "suits.csv")]
    assert order == list(facts["suit_order"])
    assert {row["suit"]: int(row["value"]) for row in rows(kit, "suits.csv")} == facts["suit_values"]
    for id, part_lang in itertools.product(("strips", "strips-tall"), tongues("twin-shoot")):
        part = kit.part(id)
        assert part is not None
        drawing = faces(kit, part, part_lang).cards[0].front
        words = re.findall(r"<text [^>]*>([^<]*)</text>", drawing)
        for lang in part_lang.split("+"):
            told = read_words(kit)[lang]  # printkit has names of its suits in English and Japanese alone
            names = [suits()[suit].get(lang, told[f"suit_{suit.lower()}"]).capitalize() for suit in order]
            assert [word for word in words if word in names] == names
        assert [word for word in words if word in set("LXCHSD")] == order
        values = [word for word in words if re.fullmatch(r"[0-5]", word)]
        assert values == [str(facts["suit_values"][suit]) for suit in order]


@clause("TS-06")
def test_a_pip_has_as_many_marked_points_as_it_bids(kit: Kit, facts: Facts) -> None:
    part = kit.part("strips")
    assert part is not None
    drawing = faces(kit, part, "en").cards[0].front
    pieces = re.split(r"<g transform=\"translate\([^)]*\) scale", drawing)[1:]
    assert [piece.count("<circle") for piece in pieces] == [
        facts["suit_values"][suit] for suit in facts["suit_order"]
    ]


@clause("TS-06", "TS-11")
def test_the_table_adds_two_suits_up(kit: Kit, facts: Facts) -> None:
    part = kit.part("bids")
    assert part is not None
    card = faces(kit, part, "en").cards[0]
    assert card.back is not None
    shown = re.findall(r"<text [^>]*>(\d+)</text>", card.front)
    order = facts["suit_order"]
    sums = {frozenset(pair): bid for bid, ways in facts["bid_ways"].items() for pair in map(tuple, ways)}
    assert [int(n) for n in shown] == [sums[frozenset((a, b))] for a in order for b in order]
    bids = [int(n) for n in re.findall(r"<text [^>]*>(\d+)</text>", card.back)]
    assert bids == sorted(facts["bid_ways"])
    assert card.back.count(" scale(") == 2 * sum(map(len, facts["bid_ways"].values()))


@clause("TS-25", "TS-26", "TS-28")
def test_the_numbers_are_the_engines(kit: Kit, facts: Facts) -> None:
    numbers = {row["key"]: int(row["number"]) for row in rows(kit, "numbers.csv")}
    assert numbers == {
        "trick": facts["points_per_trick"],
        "shoot": facts["shoot"],
        "twin": facts["twin"],
        "overhead": facts["overhead"],
        "missed": facts["missed"],
        "goal": facts["goal"],
        "bid_cards": facts["bid_cards"],
        "tricks": facts["tricks_per_hand"],
    }


COUNTED = r"2人|2枚|2番目|1ディール|1つ|1人"
"""Partners, the suits of a bid, and one of each: no numbers that the rules might change."""


def test_no_other_number_stands_in_the_words(kit: Kit) -> None:
    words = [text for told in read_words(kit).values() for text in told.values()]
    with (kit.folder / "markers.csv").open(encoding="utf-8") as file:
        marked = [row[column] for row in csv.DictReader(file) for column in row if "." in column]
    for text in (*words, *marked):
        assert not re.search(r"\d", re.sub(COUNTED, "", re.sub(r"\{[^{}]*\}", "", text))), text


@clause("TS-04", "TS-21")
def test_the_aid_ranks_cards_as_the_engine_does(kit: Kit, facts: Facts) -> None:
    part = kit.part("aid")
    assert part is not None
    front = faces(kit, part, "en").cards[0].front
    said = "".join(re.findall(r"<text [^>]*>([^<]*)</text>", front)).replace(" ", "")
    assert "".join(facts["rank_order"]) in said


@clause("TS-27")
def test_the_score_pad_knows_who_leads_first(kit: Kit) -> None:
    for row in rows(kit, "leads.csv"):
        hand = int(row["hand"])
        for players, column in ((4, "four"), (6, "six")):
            team = (hand - 1) % (players // 2)
            assert row[column] == SEATS[opening_leader(players, hand, team)]


@clause("TS-02", "TS-15")
def test_the_markers_know_teams_sides_and_ways(kit: Kit) -> None:
    seats = {row["kind"]: row for row in rows(kit, "markers.csv") if row["team"] != ""}
    assert "".join(seats) == SEATS
    for number, seat in enumerate(SEATS):
        row = seats[seat]
        assert int(row["team"]) == number // 2
        hand = lay(6, number, "8D")
        clockwise = hand.next_seat(0) == 1
        assert hand.turn == number ^ 1  # the partner plays second
        assert (row["sign"] == "clockwise") == ("反" not in row["note.ja"]) == clockwise
        assert ("counter" not in row["note.en"].replace("-\n", "")) == clockwise
        assert row["name.en"] == ("Right-hand" if number % 2 == 0 else "Left-hand")
        for lang in kit.languages:
            assert row[f"name.{lang}"] == row[f"name2.{lang}"] and row[f"note.{lang}"] == row[f"note2.{lang}"]
    leader = next(row for row in rows(kit, "markers.csv") if row["kind"] == "leader")
    assert (leader["sign"], leader["sign2"]) == ("clockwise", "other")  # TS-27: right-hand members first


def test_every_word_is_used(kit: Kit) -> None:
    templates = "".join(path.read_text(encoding="utf-8") for path in kit.folder.glob("*.svg"))
    for key in (
        key for key in card_words(kit) if not key.startswith("suit_")
    ):  # of strips and figures, by suit
        made = f'"{key.removeprefix("aid_")}"' if key.startswith("aid_") else None
        numbers = {f"aid_{row['key']}" for row in rows(kit, "numbers.csv")}
        assert f'"{key}"' in templates or (made and made in templates) or key in numbers, key


def test_no_pip_is_like_another(kit: Kit) -> None:
    """In black: of what two pips cover together, more than a sixth is of one of them alone."""
    shapes = []
    for suit in rows(kit, "suits.csv"):
        icon = kit.folder.parent / "shared" / "icons" / f"{suits()[suit['suit']]['pip']}.svg"
        drawing = icon.read_text(encoding="utf-8").replace("currentColor", "#000000")
        page = pypdfium2.PdfDocument(art.draw([drawing], 20, 20))[0]
        grey = page.render(scale=3, grayscale=True).to_pil().convert("L").tobytes()
        shapes.append({at for at, level in enumerate(grey) if level < 128})
    assert all(len(shape) > 500 for shape in shapes)
    for one, other in itertools.combinations(shapes, 2):
        assert len(one ^ other) > len(one | other) / 6
