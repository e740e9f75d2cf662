"""The parts of Sorcerer: true to the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from printkit.games.sorcerer import GAME
from printkit.games.sorcerer.game import PACK, PLAYERS, is_bid
from printkit.games.sorcerer.lessons import facts as engine_facts
from printkit.kit.data import read_table
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.parts.faces import faces
from tests.parts.printed import pages
from tests.parts.test_every_kit import card_words

Facts = Mapping[str, Any]


@pytest.fixture(scope="module")
def kit() -> Kit:
    return read_kit(find_kit("sorcerer"))


@pytest.fixture(scope="module")
def facts() -> Facts:
    return engine_facts(GAME.ruleset({}))


def rows(kit: Kit, table: str) -> Any:
    return read_table(kit.folder, table).rows


def drawn(kit: Kit, id: str, lang: str, ink: str = "colour") -> tuple[Any, tuple[str, ...]]:
    part = kit.part(id)
    assert part is not None
    made = faces(kit, part, lang if part.words else "ja", ink)  # type: ignore[arg-type]  # one of the two inks
    return made, made.drawings()[0]


@pytest.mark.clause("SO-01", "SO-02")
def test_the_pack_is_the_engines(kit: Kit, facts: Facts) -> None:
    deck = rows(kit, "deck.csv")
    assert sorted(row["card"] for row in deck) == sorted(PACK.codes)
    assert len(deck) == facts["pack"] == 54
    assert [row["index"] for row in rows(kit, "ranks.csv")] == list(facts["rank_order"])
    index = {row["rank"]: row["index"] for row in rows(kit, "ranks.csv")}
    for row in deck:
        if row["rank"] == "R":
            assert row["card"] in PACK.jokers
        else:
            assert row["card"] == row["rank"] + row["suit"]
            assert row["index"] == index[row["rank"]]


@pytest.mark.clause("SO-01")
def test_a_spade_has_a_ring_and_no_other_suit(kit: Kit, facts: Facts) -> None:
    """The sign that a suit is always trump stands round the pip of the index, in gold."""
    made, _ = drawn(kit, "deck", "ja")
    for card in made.cards:
        row = card.label.split()[-1]
        ringed = (
            re.search(rf'fill="none" stroke="{kit.look.second}" stroke-width="0.55"', card.front) is not None
        )
        assert ringed == (row[-1] == facts["trump"] and row[0] != "R"), row


@pytest.mark.clause("SO-16")
def test_the_bid_cards_are_what_may_be_bid(kit: Kit) -> None:
    for of in ("hand", "dummy"):
        numbers = [int(row["tricks"]) for row in rows(kit, "bids.csv") if row["of"] == of]
        assert numbers == [number for number in range(100) if is_bid(number)]
        part = kit.part(f"{of}-bids")
        assert part is not None
        assert part.count == PLAYERS


@pytest.mark.clause("SO-12")
def test_the_points_are_the_engines(kit: Kit, facts: Facts) -> None:
    points = rows(kit, "points.csv")
    assert [int(row["tricks"]) for row in points] == list(range(facts["tricks_per_deal"] + 1))
    assert [int(row["hand"]) for row in points] == list(facts["hand_points"])
    assert [int(row["dummy"]) for row in points] == list(facts["dummy_points"])


@pytest.mark.clause("SO-12")
def test_the_score_pad_says_how_the_points_come_about(kit: Kit, facts: Facts) -> None:
    _, (drawing,) = drawn(kit, "scorepad", "en")
    text = "".join(re.findall(r"<text [^>]*>([^<]*)</text>", drawing)).replace(" ", "")
    times, plus = facts["dummy_points"][1] - facts["dummy_points"][0], facts["hand_points"][0]
    assert f"tricks+{plus}forthehandand{times}×tricks+{plus}forthedummy" in text


@pytest.mark.clause("SO-13")
def test_the_score_pad_has_a_row_a_deal(kit: Kit, facts: Facts) -> None:
    assert [int(row["deal"]) for row in rows(kit, "deals.csv")] == list(range(1, facts["deals"] + 1))
    source = (kit.folder / "scorepad.svg").read_text(encoding="utf-8")
    assert f"{{% set players = {PLAYERS} %}}" in source


@pytest.mark.clause("SO-07", "SO-08")
@pytest.mark.parametrize("player", range(PLAYERS))
def test_the_orders_are_the_engines(kit: Kit, facts: Facts, player: int) -> None:
    seats = {
        "you": player,
        "left": (player + 1) % PLAYERS,
        "right": (player + 2) % PLAYERS,
        "dummy": PLAYERS + player,
    }
    orders = rows(kit, "orders.csv")
    assert [row["leads"] for row in orders] == ["you", "dummy"]
    for row in orders:
        given = [seats[row[turn]] for turn in ("first", "second", "third", "fourth")]
        assert given == facts["order"][seats[row["leads"]]]


@pytest.mark.clause("SO-05")
def test_on_the_plan_each_dummy_lies_between_its_owners_opponents(kit: Kit) -> None:
    """Read off the page: the letters A, B and C, each once dark on gold and once light on dark."""
    made, drawings = drawn(kit, "plan", "en")
    text = pages(made, drawings)[0].get_textpage()
    centre = made.width / 2
    found: dict[str, list[tuple[float, float]]] = {"A": [], "B": [], "C": []}
    for number in range(text.count_chars()):
        letter = text.get_text_range(number, 1)
        left, bottom, right, top = (v / 72 * 25.4 for v in text.get_charbox(number))
        if letter in found and max(right - left, top - bottom) > 4.5:  # large: a sign's letter
            found[letter].append(((left + right) / 2 - centre, (bottom + top) / 2 - centre))
    spots = {letter: sorted(places) for letter, places in found.items()}
    assert all(len(places) == 2 for places in spots.values())
    hands = {"A": (0, -1), "B": (-0.866, 0.5), "C": (0.866, 0.5)}  # seen from above, y upwards, clockwise
    for letter, (x, y) in hands.items():
        along = sorted(px * x + py * y for px, py in spots[letter])
        assert along[0] < -65 and along[1] > 65  # the hand on its own side, the dummy straight across the table


def test_chips_are_told_apart_by_size_and_parted_by_straight_cuts(kit: Kit) -> None:
    hand, dummy = (kit.part(name) for name in ("hand-chips", "dummy-chips"))
    assert hand is not None and dummy is not None and hand.shape == dummy.shape == "square"
    assert hand.size.width == hand.size.height == 25.0  # what a craft punch takes
    assert hand.size.width * hand.size.height > 1.9 * dummy.size.width * dummy.size.height


def test_grey_paper_tells_hands_and_dummies_apart(kit: Kit) -> None:
    """The ground of chips and the frames of bid cards: dark for a hand, light for a dummy."""

    def grey(id: str, inside: float) -> float:
        made, drawings = drawn(kit, id, "en")
        image = pages(made, drawings)[0].render(scale=4, grayscale=True).to_pil().convert("L")
        return float(image.getpixel((image.width // 2, int(4 * (made.bleed + inside) / 25.4 * 72))))

    assert grey("dummy-chips", 0.8) - grey("hand-chips", 0.8) > 90
    assert grey("dummy-bids", 4.2) - grey("hand-bids", 4.2) > 90


def test_every_word_is_used(kit: Kit) -> None:
    templates = "".join(path.read_text(encoding="utf-8") for path in kit.folder.glob("*.svg"))
    orders = {key for row in rows(kit, "orders.csv") for key in row}
    named = {row[key] for row in rows(kit, "orders.csv") for key in orders}
    built = named | {f"lead_{key}" for key in named} | {f"seat_{key}" for key in named}
    for key in card_words(kit):
        assert f'"{key}"' in templates or key in built, key
