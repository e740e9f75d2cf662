"""The strict reader of records: a true record has no problem, and every single change makes one."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from .decisions import again
from .every_place import Path, at, paths, put_wrong, some
from .example_deals import ACES_HANDS, EXAMPLE_HANDS, EXAMPLE_PLAYS, deal, play, setup
from .record import verdict
from .shifty_partners import Deal
from .shifty_partners_table import pack


def example() -> dict[str, Any]:
    """Return the worked example as the last hand of a game, every value typed by hand."""
    seats = [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [1, 2, 3, 0]]
    legal = [
        *["AH AS JD KD TC", "KS", "JS", "TS"],
        *["AH JD KD TC", "KH", "JH", "2H TH"],
        *["JD KD TC", "AD TD", "QD", "2D"],
        *["KC TD", "2C QC", "AC", "TC"],
    ]
    cards = EXAMPLE_PLAYS.split()
    turns = [seat for four in seats for seat in four]
    return {
        "format": "printkit.record/1",
        "game": "shifty-partners",
        "ruleset": {"players": 4, "next_lead": "winner"},
        "provenance": {"seed": 1, "index": 0, "policy": "by hand", "version": "0"},
        "setup": setup(EXAMPLE_HANDS, hand_no=4, die=6, scores_before=[9, 9, 9, 10]),
        "actions": [
            {"do": "play", "seat": seat, "card": card, "legal": codes.split()}
            for seat, card, codes in zip(turns, cards, legal, strict=True)
        ],
        "claims": {
            "teams": [[0, 3], [1, 2]],
            "tricks": [
                {"leader": 0, "seats": seats[0], "cards": cards[:4], "winner": 0, "trump": None},
                {"leader": 0, "seats": seats[1], "cards": cards[4:8], "winner": 0, "trump": "S"},
                {"leader": 0, "seats": seats[2], "cards": cards[8:12], "winner": 1, "trump": "S"},
                {"leader": 1, "seats": seats[3], "cards": cards[12:], "winner": 3, "trump": "S"},
            ],
            "tricks_won": [2, 1, 0, 1],
            "points": [2, 3, 0, 2],
            "score": [4, 3, 3, 4],
            "scores_after": [13, 12, 12, 14],
            "game_over": True,
            "winners": [3],
        },
    }


def problems(record: Any) -> list[str]:
    return verdict(json.dumps(record))


def changed(path: Path, value: Any) -> Any:
    """Return the example with another value at one place."""
    record = example()
    if not path:
        return value
    at(record, path[:-1])[path[-1]] = value
    return record


EVERYWHERE = list(paths(example()))


def test_the_example_is_true() -> None:
    assert problems(example()) == []
    assert verdict(json.dumps(example(), indent=2)) == []


WRONG = [None, True, 1.0, -1, 99, "?", [], {}, ["?"], {"?": 1}]


def test_a_wrong_value_anywhere_is_a_problem() -> None:
    refused = 0
    for path, wrong in put_wrong(EVERYWHERE, WRONG):
        value = at(example(), path)
        same_type = type(value) is type(wrong)
        allowed = (
            (same_type and value == wrong)
            or (same_type and len(path) == 2 and path[0] == "provenance")  # proves nothing
            or (path in [("provenance",), ("claims",)] and wrong == {})  # every key is optional
        )
        assert bool(problems(changed(path, wrong))) is not allowed, (path, wrong)
        refused += not allowed
    assert refused > 200


def test_the_same_number_as_a_boolean_or_a_float_is_a_problem() -> None:
    integers = [path for path in EVERYWHERE if type(at(example(), path)) is int]
    assert len(integers) > 50
    for path in some(integers):
        value = at(example(), path)
        assert problems(changed(path, float(value))), path
        if value in (0, 1):
            assert problems(changed(path, bool(value))), path
        if path[0] != "provenance":
            assert problems(changed(path, value + 1)), path


def test_a_missing_key_is_a_problem_except_a_whole_claim() -> None:
    for path in some(EVERYWHERE):
        if not path or not isinstance(path[-1], str):
            continue
        record = example()
        del at(record, path[:-1])[path[-1]]
        optional = (
            path in [("provenance",), ("claims",), ("ruleset", "next_lead")]
            or path[:-1] in [("provenance",), ("claims",)]
            or path[-1] == "legal"
        )
        assert bool(problems(record)) is not optional, path


def test_an_unknown_key_is_a_problem_in_every_object() -> None:
    objects = [path for path in EVERYWHERE if isinstance(at(example(), path), dict)]
    assert len(objects) == 25  # the record, 4 parts of it, 16 plays and 4 tricks
    for path in some(objects):
        assert problems(changed((*path, "note"), None)), path


def test_a_list_too_long_or_too_short_or_turned_round_is_a_problem() -> None:
    lists = [path for path in EVERYWHERE if isinstance(at(example(), path), list)]
    for path in some(lists):
        value = at(example(), path)
        assert problems(changed(path, [*value, value[-1]])), path
        assert problems(changed(path, value[:-1])), path
        # A hand turned round has another face-up card, which no decision depends on.
        if value != value[::-1] and path[:2] != ("setup", "hands"):
            assert problems(changed(path, value[::-1])), path


@pytest.mark.parametrize("key", ['"die": 6', '"game": "shifty-partners"', '"do": "play"', '"winner": 3'])
def test_a_key_given_twice_is_a_problem(key: str) -> None:
    text = json.dumps(example())
    assert key in text
    (problem,) = verdict(text.replace(key, f"{key}, {key}", 1))
    assert "twice" in problem


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "1", '"x"', "NaN", "{} {}", "[" * 100_000, "9" * 5000, '{"format": Infinity}'],
    ids=lambda text: text[:12],
)
def test_what_is_no_record_is_a_problem_and_no_crash(text: str) -> None:
    assert verdict(text)


def test_numbers_of_any_size_are_compared() -> None:
    record = changed(("setup", "scores_before"), [int("9" * 4299), 0, 0, 0])
    record["claims"] = {"scores_after": [13, 12, 12, 14]}
    assert problems(record)
    record["claims"] = {"winners": [0]}
    assert problems(record) == []


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("setup", "hands", 1, 4), "AS", "setup.hands: AS is there 2 times"),
        (("setup", "hands", 1, 4), "9S", 'setup.hands[1][4]: "9S" is not a card'),
        (("setup", "hand_no"), 5, "setup.hand_no: 5 is outside 1 to 4"),
        (("setup", "hand_no"), 0, "setup.hand_no: 0 is outside 1 to 4"),
        (("setup", "dealer"), 4, "setup.dealer: 4 is outside 0 to 3"),
        (("setup", "scores_before", 2), -1, "setup.scores_before[2]: -1 is outside 0 and above"),
        (("ruleset", "players"), 3, "ruleset.players: 3 is outside 4 to 7"),
        (("ruleset", "next_lead"), "loser", 'ruleset.next_lead: "loser" is not one of'),
        (("ruleset", "next_lead"), "dealer", "actions[12].seat: it is seat 0's turn"),
        (("actions", 1, "card"), "AD", "actions[1].card: seat 1 has to follow suit"),
        (("actions", 1, "card"), "QS", "actions[1].card: seat 1 does not hold QS"),
        (("actions", 3, "seat"), 2, "actions[3].seat: it is seat 3's turn"),
        (("actions", 9, "legal"), ["TD", "AD"], "actions[9].legal[0]:"),
        (("actions", 9, "legal"), ["AD"], "actions[9].legal:"),
        (("claims", "tricks", 0, "trump"), "S", "claims.tricks[0].trump:"),
        (("claims", "tricks", 3, "trump"), "C", "claims.tricks[3].trump:"),
        (("claims", "teams"), [[1, 2], [0, 3]], "claims.teams[0][0]:"),
        (("claims", "winners"), [0, 3], "claims.winners:"),
    ],
)
def test_a_problem_names_its_place(path: Path, value: Any, words: str) -> None:
    assert problems(changed(path, value))[0].startswith(words)


def test_winners_are_only_claimed_where_the_game_ends() -> None:
    record = changed(("setup", "hand_no"), 3)
    record["claims"]["game_over"] = False
    assert problems(record) == ["claims.winners: this hand has none (SP-18)"]
    del record["claims"]["winners"]
    assert problems(record) == []


def record_of(dealt: dict[str, Any], ruleset: dict[str, Any], choose: random.Random) -> dict[str, Any]:
    """Play a hand at random; return its record with every claim."""
    table = Deal(dealt, ruleset)
    actions = []
    while not table.finished:
        action = choose.choice(table.choices()) | {"legal": table.legal()}
        actions.append(action)
        table.do(action)
    head = {"format": "printkit.record/1", "game": "shifty-partners", "ruleset": ruleset}
    return head | {"setup": dealt, "actions": actions, "claims": table.claims()}


@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.parametrize("next_lead", [None, "winner", "dealer"])
def test_random_hands_keep_what_must_always_hold(players: int, next_lead: str | None) -> None:
    choose = random.Random(players)
    ruleset: dict[str, Any] = {"players": players}
    if next_lead is not None:
        ruleset["next_lead"] = next_lead
    for die in range(1, 7):
        cards = [card.code for card in pack(players)]
        choose.shuffle(cards)
        dealt = {
            "hand_no": choose.randint(1, players),
            "dealer": choose.randrange(players),
            "hands": [cards[5 * seat : 5 * seat + 5] for seat in range(players)],
            "die": die,
            "scores_before": [choose.randrange(30) for _ in range(players)],
        }
        record = record_of(dealt, ruleset, choose)
        claims = record["claims"]
        assert problems(record) == []
        played = [action["card"] for action in record["actions"]]
        scoring = sum(code[0] in "Q2" for code in played)
        assert len(set(played)) == 4 * players
        assert sum(claims["tricks_won"]) == 4
        assert sum(claims["points"]) == 4 + scoring
        assert sum(claims["score"][team[0]] for team in claims["teams"]) == 4 + scoring
        leaders = [one["leader"] for one in claims["tricks"]]
        if next_lead == "dealer":
            assert leaders == [dealt["dealer"]] * 4
        else:
            assert leaders == [dealt["dealer"], *(one["winner"] for one in claims["tricks"][:3])]


def test_a_copy_is_the_same_position_apart() -> None:
    before = play(deal(ACES_HANDS, die=6), "JS AH AS TS KS")
    after = again(before)
    assert (after.to_move(), after.legal()) == (before.to_move(), before.legal())
    after.do(after.choices()[0])
    assert len(before.tricks[-1].plays) == 1
