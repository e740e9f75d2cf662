"""The strict reader of Handmade Pinochle's records: a true one has no problem, every change makes one."""

from __future__ import annotations

from typing import Any

import pytest

from .every_place import Path, changed, paths, problems
from .handmade_pinochle_deals import example_record


def thrown_in() -> dict[str, Any]:
    """Return a record of the same hands when all pass in the last deal."""
    record = example_record()
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


EXAMPLE = example_record()


@pytest.mark.clause("HP-07", "HP-18")
def test_a_deal_thrown_in_makes_a_true_record() -> None:
    assert problems(thrown_in()) == []


@pytest.mark.clause("HP-07")
def test_a_deal_thrown_in_has_its_own_claims() -> None:
    true = thrown_in()
    for name, value in example_record()["claims"].items():
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
    record = example_record()
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
