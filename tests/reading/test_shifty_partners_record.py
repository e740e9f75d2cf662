"""The strict reader on Shifty Partners: what is no record, what is wrong and where, hands at random."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from .every_place import Path, changed, problems
from .record import decided, verdict
from .shifty_partners_deals import example_record
from .shifty_partners_table import pack


@pytest.mark.parametrize("key", ['"die": 6', '"game": "shifty-partners"', '"do": "play"', '"winner": 3'])
def test_a_key_given_twice_is_a_problem(key: str) -> None:
    text = json.dumps(example_record())
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
    record = changed(example_record(), ("setup", "scores_before"), [int("9" * 4299), 0, 0, 0])
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
    assert problems(changed(example_record(), path, value))[0].startswith(words)


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
        record = decided("shifty-partners", ruleset, dealt, lambda deal: choose.choice(deal.choices()))
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
