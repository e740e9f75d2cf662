"""Replay: false claims of every kind are found and named; what is missing is filled in."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from printkit import games
from printkit.rules import record as records
from printkit.rules.game import Refused
from printkit.rules.replay import ABSENT, fill, replay, walk
from tests.games.shifty_partners.samples import GAME, SOURCES_EXAMPLE, SOURCES_PLAYS, game_records, play, start


def sources_example(**setup: Any) -> Any:
    """The source's example as the last hand of a game, as JSON."""
    hand = start(SOURCES_EXAMPLE, 6, hand_no=4, **setup)
    actions = []
    for card in SOURCES_PLAYS.split():
        legal = hand.legal()
        actions.append({"do": "play", "seat": legal.seat, "card": card, "legal": list(legal.choices)})
        hand.play(card)
    record = records.Record(GAME.id, {"players": 4}, hand.setup, tuple(actions), hand.claims())
    return json.loads(records.line(record))


def findings(made: Any) -> Any:
    return replay(GAME, games.read(json.dumps(made))).findings


CLAIMS = [
    (("teams",), [[0, 1], [2, 3]], "claims.teams[0][1]", "SP-07"),
    (("tricks", 0, "leader"), 1, "claims.tricks[0].leader", "SP-11"),
    (("tricks", 2, "leader"), 1, "claims.tricks[2].leader", "SP-14"),
    (("tricks", 1, "seats"), [0, 1, 3, 2], "claims.tricks[1].seats[2]", "SP-11"),
    (("tricks", 1, "cards"), ["KC", "AS", "TC", "TS"], "claims.tricks[1].cards[2]", "SP-11"),
    (("tricks", 3, "winner"), 2, "claims.tricks[3].winner", "SP-13"),
    (("tricks", 1, "trump"), None, "claims.tricks[1].trump", "SP-10"),
    (("tricks", 0, "trump"), "D", "claims.tricks[0].trump", "SP-10"),
    (("tricks_won",), [2, 1, 1, 0], "claims.tricks_won[2]", "SP-13"),
    (("points",), [2, 3, 0, 3], "claims.points[3]", "SP-16"),
    (("score",), [4, 3, 3, 5], "claims.score[3]", "SP-17"),
    (("scores_after",), [4, 3, 3, 5], "claims.scores_after[3]", "SP-01"),
    (("winners",), [0], "claims.winners", "SP-18"),
    (("winners",), [3, 0], "claims.winners[0]", "SP-18"),
    (("game_over",), False, "claims.game_over", "SP-18"),
]


def test_the_sources_example_holds() -> None:
    assert findings(sources_example()) == ()


@pytest.mark.parametrize(("path", "value", "place", "clause"), CLAIMS)
def test_a_false_claim_of_each_kind_is_found(path: Any, value: Any, place: str, clause: str) -> None:
    made = sources_example()
    inner = made["claims"]
    for step in path[:-1]:
        inner = inner[step]
    true = copy.deepcopy(inner[path[-1]])
    inner[path[-1]] = value
    found = findings(made)
    assert (found[0].path, found[0].clause) == (place, clause)
    assert found[0].said != found[0].should_be
    inner[path[-1]] = true
    assert findings(made) == ()


def test_trump_by_the_die_is_another_clause() -> None:
    made = records.as_json(game_records(4)[0])
    made["claims"]["tricks"][3]["trump"] = None
    assert made["setup"]["die"] < 5
    assert findings(made)[0].clause == "SP-09"


@pytest.mark.parametrize(
    "legal", [["AD", "KC"], ["QC", "KC", "AD", "2D", "2C"], ["2C", "2C", "AD", "KC", "QC"]]
)
def test_legal_is_a_claim_and_sorted(legal: list[str]) -> None:
    made = sources_example()
    made["actions"][0]["legal"] = legal
    (found,) = findings(made)
    assert found.path == "actions[0].legal"
    assert found.should_be == ["2C", "2D", "AD", "KC", "QC"]


def test_a_false_legal_names_the_clause_of_its_reason() -> None:
    hand = start("AS KS QS JS TS | AH KH QH JH 2S | TH 2H AD KD QD | JD TD 2D AC KC", 5)
    play(hand, "AS 2S TH JD  KS AH 2H TD  QS KH AD 2D  JS QH KD AC")
    actions = [{"do": "play", "seat": i % 4, "card": card} for i, card in enumerate(hand_cards(hand))]
    actions[1]["legal"] = ["2S", "AH"]
    record = records.Record(GAME.id, {"players": 4}, hand.setup, tuple(actions))
    (found,) = replay(GAME, record).findings
    assert (found.path, found.clause) == ("actions[1].legal", "SP-12")


def hand_cards(hand: Any) -> Any:
    return [card for trick in hand.over for _, card in trick.plays]


def test_winners_of_a_game_that_goes_on_should_be_absent() -> None:
    made = records.as_json(game_records(4)[0])
    made["claims"]["winners"] = [1]
    (found,) = findings(made)
    assert (found.path, found.should_be, found.clause) == ("claims.winners", ABSENT, "SP-18")


def test_a_refused_play_ends_the_replay_there() -> None:
    made = sources_example()
    made["actions"][4]["card"] = "AS"
    (found,) = findings(made)
    assert found.path == "actions[4].card"
    assert found.refusal.code == "not-held"
    assert found.should_be == ["2C", "2D", "KC", "QC"]
    result = replay(GAME, games.read(json.dumps(made)))
    assert result.claims is None
    assert result.unclaimed == ()


def test_not_following_is_refused_with_the_clause() -> None:
    made = sources_example()
    made["actions"][1]["card"] = "AH"
    (found,) = findings(made)
    assert (found.refusal.code, found.clause, found.should_be) == ("only-one", "SP-11", ["TD"])


def test_a_play_out_of_turn_names_the_seat() -> None:
    made = sources_example()
    made["actions"][1]["seat"] = 2
    (found,) = findings(made)
    assert (found.path, found.said, found.should_be) == ("actions[1].seat", 2, 1)


def test_a_hand_that_breaks_off_does_not_hold() -> None:
    record = games.read(json.dumps(sources_example()))
    (found,) = replay(GAME, record._replace(actions=record.actions[:-1])).findings
    assert (found.path, found.said) == ("actions", 15)


def test_a_hand_that_goes_on_after_its_end_does_not_hold() -> None:
    record = games.read(json.dumps(sources_example()))
    (found,) = replay(GAME, record._replace(actions=(*record.actions, record.actions[-1]))).findings
    assert found.refusal is not None
    assert found.refusal.code == "hand-over"


def test_what_is_not_claimed_is_named() -> None:
    made = sources_example()
    del made["claims"]["teams"], made["claims"]["winners"], made["actions"][7]["legal"]
    result = replay(GAME, games.read(json.dumps(made)))
    assert result.holds
    assert set(result.unclaimed) == {"actions[7].legal", "claims.teams", "claims.winners"}


@pytest.mark.parametrize("claims", [{}, None])
def test_fill_adds_every_claim(claims: Any) -> None:
    made = sources_example()
    whole = games.read(json.dumps(made))
    bare = copy.deepcopy(made)
    if claims is None:
        del bare["claims"]
    else:
        bare["claims"] = claims
    for action in bare["actions"]:
        del action["legal"]
    read = games.read(json.dumps(bare))
    filled = fill(read, replay(GAME, read))
    assert filled == whole
    assert records.line(filled) == records.line(whole)


def test_a_default_that_is_written_out_stays_written_out() -> None:
    made = sources_example()
    made["ruleset"]["next_lead"] = "winner"
    read = games.read(json.dumps(made))
    assert fill(read, replay(GAME, read)).ruleset == {"players": 4, "next_lead": "winner"}


def test_walk_shows_the_hand_before_each_action() -> None:
    record = games.read(json.dumps(sources_example()))
    seen = [(hand.to_move, hand.legal().choices, action["card"]) for hand, action in walk(GAME, record)]
    assert seen == [(a["seat"], tuple(a["legal"]), a["card"]) for a in record.actions]
    broken = record._replace(actions=({"do": "play", "seat": 0, "card": "AS"},))
    with pytest.raises(Refused):
        list(walk(GAME, broken))


def test_both_ways_of_writing_read_back_the_same() -> None:
    for record in game_records(7):
        assert games.read(records.line(record)) == record
        assert games.read(records.page(record).encode()) == record
        assert "\n" not in records.line(record)
        assert all(len(line) <= 112 for line in records.page(record).splitlines())
