"""The strict reader of Handmade Pinochle's records: a true one has no problem, every change makes one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .every_place import Path, at, changed, only_what_matters, paths, some, without
from .handmade_pinochle_deals import HANDS, TRICKS, setup, stock
from .record import verdict

# Whose turn it is in every trick, and what each may play, from paper.
SEATS = ["2301", "2301", "3012", "2301", "0123", "2301", "2301", "3012", "2301", "2301", "3012", "2301"]
LEGAL = [
    ["9H AC AH AS JD JH KC KH QC QH QS TH", "9S JS KS TS", "9S JS", "AS KS QS TS"],
    ["9H AC AH JD JH KC KH QC QH QS TH", "JS KS TS", "9S", "KS QS TS"],
    ["9D AC AH JC JS KS QD TC TH", "KH QH", "KS QS", "AH KH TH"],
    ["9H AC AH JD JH KC QC QH TH", "9D QD", "AD KD TD", "JD KD QD"],
    ["9C AD JC KD KH TC TD", "JD QD", "9H AH JH QH TH", "9D"],
    ["9H AC AH KC QC QH TH", "AC JC TC", "9C JC TC", "9C KC QC"],
    ["9H AH KC QC QH TH", "AC TC", "JC TC", "KC QC"],
    ["9D AH JS TC TH", "AD KD TD", "QD", "9H AH QH TH"],
    ["AH KC QH TH", "AH TH", "KH", "9H JH"],
    ["KC QH TH", "TC", "TC", "QC"],
    ["AH JS", "AD TD", "KS", "QH TH"],
    ["TH", "AH", "AD", "JH"],
]
WINNERS = [2, 3, 2, 0, 2, 2, 3, 2, 2, 3, 2, 3]
MELDS: list[list[tuple[str, str | None, int]]] = [
    [("royal-marriage", None, 4)],
    [("dix", None, 1), ("marriage", "C", 2), ("marriage", "D", 2), ("marriage", "S", 2), ("pinochle", None, 4)],
    [("dix", None, 1), ("marriage", "C", 2), ("pinochle", None, 4), ("run", None, 15)],
    [],
]


def example() -> dict[str, Any]:
    """Return the example as the last deal of a game, every value of the claims typed by hand."""
    actions: list[dict[str, Any]] = []
    for i, drawn in enumerate(stock(HANDS)):
        seat = (i // 4 + i) % 4  # turn i // 4 belongs to that seat, and the choice goes round from it
        actions.append({"do": "take" if i % 4 else "keep", "seat": seat, "card": drawn})
    actions += [
        {"do": "call", "seat": 1, "points": 15},
        {"do": "call", "seat": 2, "points": 30},
        {"do": "pass", "seat": 3},
        {"do": "pass", "seat": 0},
        {"do": "call", "seat": 1, "points": 39},
        {"do": "call", "seat": 2, "points": 40},
        {"do": "pass", "seat": 1},
        {"do": "trump", "seat": 2, "suit": "H"},
    ]
    for seats, cards, legal in zip(SEATS, TRICKS, LEGAL, strict=True):
        for who, card, codes in zip(seats, cards.split(), legal, strict=True):
            actions.append({"do": "play", "seat": int(who), "card": card, "legal": codes.split()})
    return {
        "format": "printkit.record/1",
        "game": "handmade-pinochle",
        "ruleset": {
            "players": 4,
            "min_bid": 1,
            "extra_marriage_with_run": True,
            "meld_needs": "pair",
            "must_head": False,
            "rank_order": "ATKQJ9",
        },
        "provenance": {"seed": 1, "index": 0, "policy": "by hand", "version": "0"},
        "setup": setup(HANDS, hand_no=4, scores_before=[-5, 18]),
        "actions": actions,
        "claims": {
            "hands": [
                ["9C", "9S", "AD", "AD", "JC", "JS", "KD", "KH", "QH", "TC", "TD", "TD"],
                ["9C", "9H", "AS", "JD", "JH", "KC", "KD", "KS", "QC", "QD", "QS", "TS"],
                ["9H", "AC", "AH", "AS", "JD", "JH", "KC", "KH", "QC", "QH", "QS", "TH"],
                ["9D", "9D", "9S", "AC", "AH", "JC", "JS", "KS", "QD", "TC", "TH", "TS"],
            ],
            "declarer": 2,
            "contract": 40,
            "melds": [
                [{"meld": name, "count": 1, "suit": suit, "points": points} for name, suit, points in own]
                for own in MELDS
            ],
            "meld_points": [26, 11],
            "tricks": [
                {
                    "leader": int(seats[0]),
                    "seats": [int(seat) for seat in seats],
                    "cards": cards.split(),
                    "winner": winner,
                }
                for seats, cards, winner in zip(SEATS, TRICKS, WINNERS, strict=True)
            ],
            "tricks_won": [1, 0, 7, 4],
            "trick_points": [14, 11],
            "score": [40, 22],
            "scores_after": [35, 40],
            "game_over": True,
            "winners": [1],
        },
    }


def thrown_in() -> dict[str, Any]:
    """Return a record of the same hands when all pass in the last deal."""
    record = example()
    passes = [{"do": "pass", "seat": seat} for seat in (1, 2, 3, 0)]
    record["actions"] = [*record["actions"][:48], *passes]
    record["claims"] = {
        "hands": record["claims"]["hands"],
        "declarer": None,
        "contract": None,
        "score": [0, 0],
        "scores_after": [-5, 18],
        "game_over": False,
    }
    return record


EXAMPLE = example()


def is_walked(path: Path) -> bool:
    """Whether the tests change this place: of what is all alike only every fifth, for speed."""
    if path[:1] == ("actions",) and len(path) > 1:
        number = int(path[1])
        return number % 5 == 0 or number in range(48, 58)
    if path[:2] == ("claims", "tricks") and len(path) > 2:
        return int(path[2]) % 5 == 0
    if path[:2] in [("claims", "hands"), ("setup", "stock")] and len(path) > 2:
        return int(path[-1]) % 5 == 0
    return True


EVERYWHERE = [path for path in paths(EXAMPLE) if is_walked(path)]


def problems(record: Any) -> list[str]:
    return verdict(json.dumps(record))


def after_change(path: Path, value: Any) -> list[str]:
    return problems(changed(only_what_matters(EXAMPLE, path), path, value))


@pytest.mark.clause("HP-07", "HP-18")
def test_the_examples_are_true() -> None:
    assert problems(example()) == []
    assert problems(thrown_in()) == []
    assert verdict(json.dumps(example(), indent=2)) == []


def test_a_wrong_value_anywhere_is_a_problem() -> None:
    wrongs: list[Any] = [None, 1.0, 99, "?", [], {}]
    refused = 0
    for i, path in enumerate(some(EVERYWHERE)):
        value = at(EXAMPLE, path)
        wrong = wrongs[i % 6]  # by turns
        same_type = type(value) is type(wrong)
        allowed = (
            (same_type and value == wrong)
            or (same_type and len(path) == 2 and path[0] == "provenance")  # proves nothing
            or (path in [("provenance",), ("claims",)] and wrong == {})  # every key is optional
        )
        assert bool(after_change(path, wrong)) is not allowed, (path, wrong)
        refused += not allowed
    assert refused > 90


def test_the_same_number_as_a_boolean_or_a_float_or_one_more_is_a_problem() -> None:
    integers = [path for path in EVERYWHERE if type(at(EXAMPLE, path)) is int]
    assert len(integers) > 80
    for path in some(integers):
        value = at(EXAMPLE, path)
        assert after_change(path, bool(value) if value in (0, 1) else float(value)), path
        # A lower opening bid, a higher second one and a lower third change nothing that follows.
        if path[0] != "provenance" and path[-1] not in ("points", "min_bid"):
            assert after_change(path, value + 1), path


def test_a_missing_key_is_a_problem_except_a_whole_claim() -> None:
    for path in some(EVERYWHERE):
        if not path or not isinstance(path[-1], str):
            continue
        optional = (
            path in [("provenance",), ("claims",)]
            or (len(path) == 2 and path[0] == "ruleset" and path[1] != "players")
            or path[:-1] in [("provenance",), ("claims",)]
            or path[-1] == "legal"
        )
        assert bool(problems(without(only_what_matters(EXAMPLE, path), path))) is not optional, path


def test_an_unknown_key_is_a_problem_in_every_object() -> None:
    objects = [path for path in EVERYWHERE if isinstance(at(EXAMPLE, path), dict)]
    # The record, 4 parts of it, 10 choices, 8 words of the auction, 2 and 9 plays, 10 melds, 3 tricks.
    assert len(objects) == 47
    for path in some(objects):
        assert after_change((*path, "note"), None), path
    kept = changed(EXAMPLE, ("actions", 0, "legal"), ["AD", "AH", "AS", "TS"])
    assert problems(kept) == ['actions[0]: the key "legal" is not known here']


def test_a_list_too_long_or_too_short_or_turned_round_is_a_problem() -> None:
    for path in some(path for path in EVERYWHERE if isinstance(at(EXAMPLE, path), list)):
        value = at(EXAMPLE, path)
        if value:
            assert after_change(path, [*value, value[-1]]), path
            assert after_change(path, value[:-1]), path
        if value != value[::-1]:
            assert after_change(path, value[::-1]), path


@pytest.mark.clause("HP-07")
def test_a_deal_thrown_in_has_its_own_claims() -> None:
    true = thrown_in()
    for name, value in example()["claims"].items():
        if true["claims"].get(name, "missing") == value:
            continue
        assert problems(changed(true, ("claims", name), value)), name
    for path in [path for path in paths(true) if path[:1] == ("claims",) and len(path) > 1]:
        assert problems(changed(true, path, "?")), path
    assert problems(changed(true, ("claims", "winners"), [1]))[0].startswith("claims.winners:")
    assert problems(changed(true, ("claims", "note"), 1)) == ['claims: the key "note" is not known here']
    more = changed(true, ("actions",), [*true["actions"], {"do": "pass", "seat": 1}])
    assert problems(more)[0].startswith("actions[52]: the deal is over")
    assert problems(changed(true, ("actions",), true["actions"][:-1])) == [
        "actions: the deal is not over: seat 0 has to call"
    ]
    alone = changed(true, ("actions", 51), {"do": "call", "seat": 0, "points": 3})
    assert problems(alone) == ["actions: the deal is not over: seat 0 has to trump"]


@pytest.mark.clause("HP-06")
def test_no_one_raises_alone() -> None:
    record = example()
    record["actions"].insert(55, {"do": "call", "seat": 2, "points": 41})
    assert problems(record)[0].startswith("actions[55].do: it is time to trump")


@pytest.mark.clause("HP-06", "HP-07")
def test_the_auction_has_no_upper_limit_and_no_bid_crashes_the_reader() -> None:
    huge = int("9" * 4300)
    record = changed(EXAMPLE, ("actions", 53, "points"), huge)
    assert problems(record)[0].startswith("claims.contract: 40 is claimed")
    record["claims"] = {"contract": huge, "score": [-26, 22]}
    assert problems(record) == []
    again = changed(record, ("actions", 54), {"do": "call", "seat": 1, "points": huge})
    assert problems(again)[0].startswith("actions[54].points: the lowest bid is a number too long")


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("setup", "stock", 0), "KD", "setup.stock: AD is there 1 times, the pack has 2"),
        (("setup", "stock", 0), "8D", 'setup.stock[0]: "8D" is not a card'),
        (("setup", "hand_no"), 5, "setup.hand_no: 5 is outside 1 to 4"),
        (("setup", "start"), 4, "setup.start: 4 is outside 0 to 3"),
        (("setup", "start"), 1, "actions[0].seat: it is the turn of seat 1"),
        (("ruleset", "players"), 3, "ruleset.players: 3 is outside 4 to 4"),
        (("ruleset", "min_bid"), 0, "ruleset.min_bid: 0 is outside 1 and above"),
        (("ruleset", "min_bid"), 16, "actions[48].points: the lowest bid is 16"),
        (("ruleset", "must_head"), 1, "ruleset.must_head: should be of type boolean"),
        (("ruleset", "must_head"), True, "actions[61].legal:"),
        (("ruleset", "meld_needs"), "player", "claims.score[1]:"),
        (("ruleset", "meld_needs"), "both", 'ruleset.meld_needs: "both" is not one of'),
        (("ruleset", "rank_order"), "AKQJT9", "actions[64].seat: it is the turn of seat 2"),
        (("ruleset", "rank_order"), "A", 'ruleset.rank_order: "A" is not one of'),
        (("actions", 0, "do"), "take", "actions[0].do: it is time to keep"),
        (("actions", 1, "card"), "AD", "actions[1].card: AD does not lie there"),
        (("actions", 1, "seat"), 2, "actions[1].seat: it is the turn of seat 1"),
        (("actions", 49, "points"), 15, "actions[49].points: the lowest bid is 16"),
        (("actions", 50), {"do": "pass", "seat": 0}, "actions[50].seat: it is the turn of seat 3"),
        (("actions", 54), {"do": "call", "seat": 1, "points": 41}, "actions[55].do: it is time to call or"),
        (("actions", 55, "suit"), "X", 'actions[55].suit: "X" is not one of S, H, D, C'),
        (("actions", 57, "card"), "AC", "actions[57].card: seat 3 may not play AC"),
        (("actions", 67, "card"), "9H", "actions[67].card: seat 2 may not play 9H"),
        (("actions", 57, "legal"), ["9S", "KS", "JS", "TS"], "actions[57].legal[1]:"),
        (("actions", 69, "legal"), ["9D", "9D", "QD"], "actions[69].legal:"),
        (("claims", "melds", 1, 1, "suit"), "D", "claims.melds[1][1].suit:"),
        (("claims", "melds", 2, 3, "count"), 2, "claims.melds[2][3].count:"),
        (("claims", "tricks", 0, "winner"), 1, "claims.tricks[0].winner:"),
        (("claims", "trick_points"), [13, 12], "claims.trick_points[0]:"),
        (("claims", "winners"), [0, 1], "claims.winners:"),
    ],
)
def test_a_problem_names_its_place(path: Path, value: Any, words: str) -> None:
    assert problems(changed(EXAMPLE, path, value))[0].startswith(words)


def test_winners_are_only_claimed_where_the_game_ends() -> None:
    record = changed(EXAMPLE, ("setup", "hand_no"), 3)
    record["claims"]["game_over"] = False
    assert problems(record) == ["claims.winners: this hand has none (HP-23, HP-24)"]
    del record["claims"]["winners"]
    assert problems(record) == []
