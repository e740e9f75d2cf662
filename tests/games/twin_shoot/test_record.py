"""Records of Twin Shoot: what is no record, what is false in one, and by which clause."""

from __future__ import annotations

import copy
import functools
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from printkit import games
from printkit.cli import english
from printkit.errors import RecordError
from printkit.rules import record as records
from printkit.rules.game import Ruleset
from printkit.rules.replay import replay, walk
from tests.games.checks import there
from tests.games.twin_shoot.samples import GAME, RULESETS, mixed_setup
from tests.games.twin_shoot.samples import records as hands

PAGE = Path(__file__).parents[3] / "docs" / "record.md"


def sample(players: int = 6, *, opened: bool = True) -> dict[str, Any]:
    """Give a record as JSON in which a team may open and did, or did not."""
    return copy.deepcopy(found(players, opened))


@functools.cache
def found(players: int, opened: bool) -> dict[str, Any]:
    ruleset = GAME.ruleset({"players": players})
    for record in hands(ruleset, count=40, mixed=True):
        made = records.as_json(record)
        opens = any(action["do"] == "open" for action in made["actions"])
        if made["claims"]["may_open"] is not None and opens == opened:
            return made
    raise AssertionError("no such hand")


def changed(made: dict[str, Any], path: Sequence[str | int], value: Any) -> dict[str, Any]:
    other = copy.deepcopy(made)
    inner: Any = other
    for step in path[:-1]:
        inner = inner[step]
    if value is KeyError:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return other


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (("ruleset", "players"), 5, "ruleset.players"),
        (("ruleset", "players"), 4, "setup"),
        (("ruleset", "dealer"), "left", "ruleset.dealer"),
        (("setup", "hand_no"), 0, "setup.hand_no"),
        (("setup", "dealer"), 6, "setup.dealer"),
        (("setup", "opening_leader"), KeyError, "setup"),
        (("setup", "scores_before", 1), 100, "setup.scores_before[1]"),
        (("setup", "scores_before", 1), -1, "setup.scores_before[1]"),
        (("setup", "hands", 2, 3), "2H", "setup.hands[2][3]"),
        (("setup", "hands", 2), [], "setup.hands[2]"),
        (("setup", "die"), 3, "setup.die"),
        (("actions", 0, "do"), "pass", "actions[0].do"),
        (("actions", 0, "do"), "stay-closed", "actions[0].do"),
        (("actions", 0, "do"), "play", "actions[0].cards"),
        (("actions", 0, "do"), KeyError, "actions[0]"),
        (("actions", 0, "cards"), ["AL"], "actions[0].cards"),
        (("actions", 0, "card"), "AL", "actions[0].card"),
        (("actions", 0, "legal"), ["AL"], "actions[0].legal"),
        (("actions", 6, "legal"), ["AL"], "actions[6].legal"),
        (("actions", 9, "legal"), ["AL"] * 11, "actions[9].legal"),
        (("claims", "bids", 0), 11, "claims.bids[0]"),
        (("claims", "may_open"), 3, "claims.may_open"),
        (("claims", "tricks", 3, "follow"), "colour", "claims.tricks[3].follow"),
        (("claims", "tricks", 3, "follow"), KeyError, "claims.tricks[3]"),
        (("claims", "tricks", 3, "trump"), None, "claims.tricks[3].trump"),
        (("claims", "score"), [1, 2], "claims.score"),
        (("claims", "points"), [1, 2, 3], "claims.points"),
    ],
)
def test_what_is_no_record_is_an_error_with_its_place(
    path: tuple[int | str, ...], value: Any, place: str
) -> None:
    with pytest.raises(RecordError) as raised:
        games.read(json.dumps(changed(sample(), path, value)), "hand.json")
    assert str(raised.value.where).startswith(f"hand.json: {place}")


def test_a_card_that_is_dealt_twice_is_an_error() -> None:
    made = sample()
    made["setup"]["hands"][2][3] = made["setup"]["hands"][0][5]
    with pytest.raises(RecordError, match="there twice") as raised:
        games.read(json.dumps(made))
    assert raised.value.where == "setup.hands[2][3]"


def findings(made: dict[str, Any]) -> Any:
    return replay(GAME, games.read(json.dumps(made))).findings


@pytest.mark.parametrize(
    ("path", "change", "clause"),
    [
        (("bids", 2), lambda value: (value + 1) % 11, "TS-06"),
        (("may_open",), lambda value: (value + 1) % 3, "TS-13"),
        (("tricks", 0, "leader"), lambda value: (value + 1) % 6, "TS-14"),
        (("tricks", 1, "leader"), lambda value: (value + 1) % 6, "TS-24"),
        (("tricks", 1, "seats", 1), lambda value: (value + 1) % 6, "TS-15"),
        (("tricks", 1, "cards", 1), lambda value: "3L" if value == "AL" else "AL", "TS-14"),
        (("tricks_won", 3), lambda value: value + 1, "TS-24"),
        (("scores_after", 0), lambda value: value + 1, "TS-28"),
        (("game_over",), lambda value: not value, "TS-28"),
    ],
)
def test_a_false_claim_is_found_with_its_clause(path: tuple[int | str, ...], change: Any, clause: str) -> None:
    made = sample()
    value = made["claims"]
    for step in path:
        value = value[step]
    (found,) = findings(changed(made, ("claims", *path), change(value)))
    assert (found.said, found.should_be, found.clause) == (change(value), value, clause)
    assert clause in english.finding(found)


def test_a_false_follow_or_winner_is_found_with_the_clause_of_the_follow() -> None:
    cited = set()
    for record in hands(RULESETS[2], count=8):
        made = records.as_json(record)
        for at, trick in enumerate(made["claims"]["tricks"]):
            path = ("claims", "tricks", at)
            (winner,) = findings(changed(made, (*path, "winner"), (trick["winner"] + 1) % 6))
            (follow,) = findings(
                changed(made, (*path, "follow"), "suit" if trick["follow"] != "suit" else "rank")
            )
            cited.add((trick["follow"], follow.clause, winner.clause))
    assert cited == {("none", "TS-16", "TS-23"), ("suit", "TS-17", "TS-21"), ("rank", "TS-18", "TS-22")}


def test_a_false_score_is_found_with_the_clause_that_makes_it() -> None:
    cited = set()
    for record in hands(RULESETS[0], count=30, mixed=True):
        made = records.as_json(record)
        (found,) = findings(changed(made, ("claims", "score", 0), made["claims"]["score"][0] + 1))
        opened = [action["seat"] // 2 for action in made["actions"] if action["do"] == "open"]
        hit = [
            bid == won for bid, won in zip(made["claims"]["bids"], made["claims"]["tricks_won"], strict=True)
        ]
        missed = bool(opened) and not all(hit[2 * opened[0] : 2 * opened[0] + 2])
        assert found.clause == ("TS-26" if missed else "TS-25")
        cited.add(found.clause)
    assert cited == {"TS-25", "TS-26"}


def test_winners_have_no_place_before_the_end() -> None:
    made = records.as_json(hands(RULESETS[2])[0])
    assert "winners" not in made["claims"]
    (found,) = findings(changed(made, ("claims", "winners"), [0]))
    assert (found.should_be, found.clause) == ("absent", "TS-28")


def test_a_team_that_opened_is_not_one_that_stayed_closed() -> None:
    """Taking the opening out, or putting one in, leaves the tricks as they are, and not the score."""
    opened, closed = sample(), sample(opened=False)
    without = copy.deepcopy(opened)
    del without["actions"][6]
    assert {found.path.split(".")[1][:6] for found in findings(without)} <= {
        "score[",
        "scores",
        "game_o",
        "winner",
    }
    team = closed["claims"]["may_open"]
    for seat in range(6):
        made = copy.deepcopy(closed)
        made["actions"].insert(6, {"do": "open", "seat": seat})
        first = findings(made)[0]
        if seat // 2 == team:
            assert first.path.startswith("claims.score")
        else:
            assert (first.path, first.clause, first.should_be) == ("actions[6].seat", "TS-13", 2 * team)
            assert "is not alone in last place" in english.finding(first)


def test_a_lead_is_checked_though_nobody_said_that_the_team_stays_closed() -> None:
    closed = sample(opened=False)
    (found,) = findings(changed(closed, ("actions", 6, "legal"), closed["actions"][6]["legal"][1:]))
    assert (found.path, found.clause) == ("actions[6].legal", "TS-14")
    assert found.should_be == closed["actions"][6]["legal"]
    del closed["actions"][6]["legal"]
    assert replay(GAME, games.read(json.dumps(closed))).unclaimed == ("actions[6].legal",)


def test_a_walk_shows_the_lead_and_not_the_silent_decision() -> None:
    closed = games.read(json.dumps(sample(opened=False)))
    assert [hand.legal().do for hand, _ in walk(GAME, closed)] == ["bid"] * 6 + ["play"] * 60


@pytest.mark.parametrize(
    ("change", "path", "clause", "told"),
    [
        (("cards", 0), "actions[1].cards", "TS-09", "seat 1 does not hold"),
        (("seat",), "actions[1].seat", "TS-11", "it is the turn of seat 1, not 0"),
    ],
)
def test_a_false_bid_is_refused(change: tuple[int | str, ...], path: str, clause: str, told: str) -> None:
    made = sample()
    value = made["actions"][0]["cards"][0] if change[0] == "cards" else 0
    (found,) = findings(changed(made, ("actions", 1, *change), value))
    assert (found.path, found.clause) == (path, clause)
    assert told in english.finding(found)


def test_a_bid_card_that_is_played_is_refused() -> None:
    made = sample(opened=False)
    lead = made["actions"][6]
    card = made["actions"][lead["seat"]]["cards"][0]
    (found,) = findings(changed(made, ("actions", 6, "card"), card))
    assert (found.path, found.clause, found.refusal.code) == ("actions[6].card", "TS-11", "bid-card")
    assert found.should_be == lead["legal"]
    assert "has laid" in english.finding(found)


@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_every_key_that_is_written_is_on_the_page(ruleset: Ruleset) -> None:
    section = PAGE.read_text(encoding="utf-8").split("## twin-shoot")[1].split("\n## ")[0]
    named = set(re.findall(r"`\"?([a-z_-]+)\"?`", section))
    keys = {"players", "dealer", "right-of-team", "any", "winners", "suit", "rank", "none"}
    (record,) = hands(ruleset)
    keys |= set(record.setup) | set(there(record.claims)) | set(there(record.claims)["tricks"][0])
    assert keys <= named
    assert mixed_setup(ruleset, 0, 0).keys() == record.setup.keys()
