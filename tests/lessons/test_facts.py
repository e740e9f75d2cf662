"""What rulebooks ask as ``facts``: all of it there, and right."""

from __future__ import annotations

import random
import re

import pytest

from printkit.games.shifty_partners.lessons.facts import hand_points
from printkit.kit.read import read_kit
from printkit.lessons import facts
from printkit.rules.run import hands

from .table import FOLDER, GAME, played

KNOWN = facts(read_kit(FOLDER))
SUITS = "SHDC"
PLAIN = "AKJT987"  # ranks that score nothing, enough of them for seven players


@pytest.mark.parametrize("book", sorted(FOLDER.glob("rulebook.*.md")), ids=lambda path: path.name)
def test_every_fact_of_the_rulebooks_is_known(book: object) -> None:
    asked = set(re.findall(r"\bfacts\.(\w+)", book.read_text(encoding="utf-8")))  # type: ignore[attr-defined]
    assert asked
    assert asked <= set(KNOWN)


@pytest.mark.clause("SP-01", "SP-02", "SP-03", "SP-04", "SP-05", "SP-06", "SP-07", "SP-09", "SP-16")
def test_the_facts_are_those_of_the_rules() -> None:
    assert KNOWN["players"] == [4, 5, 6, 7]
    assert KNOWN["hands_per_game"] == {4: 4, 5: 5, 6: 6, 7: 7}
    assert KNOWN["tricks_per_hand"] == 4
    assert (KNOWN["hand_size"], KNOWN["cards_face_down"]) == (5, 4)
    assert (KNOWN["pack"], KNOWN["trump_cards"], KNOWN["markers"]) == (52, 6, 3)
    assert KNOWN["cards_used"] == {4: 24, 5: 32, 6: 40, 7: 44}
    assert KNOWN["cards_per_suit"] == {4: 6, 5: 8, 6: 10, 7: 11}
    assert KNOWN["cards_dealt"] == {4: 20, 5: 25, 6: 30, 7: 35}
    assert KNOWN["cards_left"] == {4: 4, 5: 7, 6: 10, 7: 9}
    assert KNOWN["ranks"][4] == ["A", "K", "Q", "J", "10", "2"]
    assert KNOWN["ranks"][5] == ["A", "K", "Q", "J", "10", "9", "8", "2"]
    assert KNOWN["rank_order"] == KNOWN["ranks"][7] == ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "2"]
    assert KNOWN["teams"][4] == [[1, 4], [2, 3]]
    assert KNOWN["teams"][5] == [[1, 5], [2, 3, 4]]
    assert KNOWN["teams"][6] == [[1, 3, 6], [2, 4, 5]]
    assert KNOWN["teams"][7] == [[1, 4, 7], [2, 3, 5, 6]]
    assert KNOWN["trump_by_roll"] == {1: "S", 2: "H", 3: "D", 4: "C", 5: "none", 6: "first-ace"}
    assert (KNOWN["no_trump_roll"], KNOWN["first_ace_roll"]) == (5, 6)
    assert [KNOWN[f"points_per_{what}"] for what in ("trick", "queen", "two")] == [1, 1, 1]
    assert KNOWN["next_lead"] == "winner"


def one_of_each_suit(ranks: str) -> list[str]:
    """Play four tricks, one a suit: seat s plays the s-th of these ranks, and the aces win."""
    return [f"{rank}{suit}" for suit in SUITS for rank in ranks]


@pytest.mark.clause("SP-15", "SP-16")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_the_least_and_the_most_points_are_reached(players: int) -> None:
    least, most = hand_points(players)
    setup = {"hand_no": 1, "dealer": 0, "die": 5, "scores_before": [0] * players}
    for ranks, points in ((PLAIN[:players], least), (("A2QK" + PLAIN[2:])[:players], most)):
        spare = [f"{rank}{suit}" for rank in ("Q2" if points == least else "98TJ765") for suit in SUITS]
        spare = [card for card in spare if card[0] not in ranks and _used(card, players)]
        hands = [[f"{rank}{suit}" for suit in SUITS] + [spare[seat]] for seat, rank in enumerate(ranks)]
        scene = played({**setup, "hands": hands}, one_of_each_suit(ranks))
        assert sum(scene.claims["points"]) == points
    assert (least, most) == (4, 12)


def _used(card: str, players: int) -> bool:
    return ("10" if card[0] == "T" else card[0]) in KNOWN["ranks"][players]


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_no_hand_is_outside_the_bounds(players: int) -> None:
    low, high = hand_points(players)
    rules = GAME.ruleset({"players": players})
    for record in hands(GAME, rules, "random", random.Random(players).randrange(1000), 200, ""):
        assert record.claims is not None
        assert low <= sum(record.claims["points"]) <= high


def test_the_book_s_bounds_are_those_of_all_numbers_of_players() -> None:
    assert KNOWN["least_hand_points"] == min(hand_points(n)[0] for n in (4, 5, 6, 7))
    assert KNOWN["most_hand_points"] == max(hand_points(n)[1] for n in (4, 5, 6, 7))
