"""The strict reader of Optrita: Lines' records: a true one has no problem, every change makes one."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .every_place import Path, changed, problems
from .optrita_lines_deals import example_record, shuffled
from .record import decided

RULESETS: list[dict[str, Any]] = [
    {"difficulty": "normal"},
    {"difficulty": "normal", "hard_target": 31, "same_deal": "dummy"},
    {"difficulty": "normal", "hard_target": 21, "same_deal": "first-trick"},
    {"difficulty": "normal", "same_deal": "player"},
    {"difficulty": "hard"},
    {"difficulty": "hard", "hard_target": 31, "same_deal": "player"},
    {"difficulty": "hard", "hard_target": 21, "same_deal": "dummy"},
    {"difficulty": "hard", "hard_target": 21, "same_deal": "first-trick"},
]
EXAMPLE = example_record()


@pytest.mark.clause("OL-05", "OL-10")
def test_either_diagonal_makes_a_true_record() -> None:
    assert problems(changed(EXAMPLE, ("setup", "diagonal"), "up")) == []


@pytest.mark.clause("OL-13")
def test_a_pick_follows_every_trick_without_a_stop_and_no_other() -> None:
    actions = EXAMPLE["actions"]
    unpicked = changed(EXAMPLE, ("actions",), [*actions[:2], *actions[3:]])
    assert problems(unpicked) == ["actions[2].do: it is time for a pick, not for a line (OL-13)"]
    picked = changed(EXAMPLE, ("actions",), [actions[0], {"do": "pick", "card": "8H"}, *actions[1:]])
    assert problems(picked) == ["actions[1].do: it is time for a line, not for a pick (OL-13)"]
    for count, missing in [(2, "pick"), (6, "line"), (0, "line")]:
        short = changed(EXAMPLE, ("actions",), actions[:count])
        assert problems(short) == [f"actions: the deal is not over: a {missing} has to be decided (OL-17)"]
    seventh = {"do": "line", "card": "3H", "line": "R1", "from": "left"}
    long = changed(EXAMPLE, ("actions",), [*actions, seventh])
    assert problems(long) == ["actions[7]: the deal is over, six tricks are taken (OL-17)"]


@pytest.mark.clause("OL-03", "OL-20")
@pytest.mark.parametrize(
    ("ruleset", "player", "dummy"),
    [
        ({"difficulty": "normal"}, 20, 20),
        ({"difficulty": "normal", "hard_target": 31}, 20, 20),
        ({"difficulty": "hard"}, 30, 10),
        ({"difficulty": "hard", "hard_target": 31}, 30, 10),
        ({"difficulty": "hard", "hard_target": 21}, 20, 10),
    ],
)
def test_the_game_is_not_over_before_the_deal(ruleset: dict[str, Any], player: int, dummy: int) -> None:
    record = {key: EXAMPLE[key] for key in EXAMPLE if key != "claims"} | {"ruleset": ruleset}
    for scores, good in [
        ((player, dummy), True),
        ((player + 1, dummy), False),
        ((player, dummy + 1), False),
        ((0, -1), False),
        ((-1, 0), False),
    ]:
        before = dict(zip(("player", "dummy"), scores, strict=True))
        found = problems(changed(record, ("setup", "scores_before"), before))
        assert (found == []) is good, scores
        assert all(problem.startswith("setup.scores_before.") for problem in found)


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("setup", "grid", 0, 0), "7S", "setup: 7S is there 2 times"),
        (("setup", "hand", 0), "2C", "setup: 2C is there 2 times"),
        (("setup", "grid", 0, 0), "TS", 'setup.grid[0][0]: "TS" is not a card'),
        (("setup", "diagonal"), "left", 'setup.diagonal: "left" is not one of down, up'),
        (("setup", "hand_no"), 0, "setup.hand_no: 0 is outside 1 and above"),
        (("setup", "scores_before", "dummy"), 11, "setup.scores_before.dummy: 11 is outside 0 to 10"),
        (("ruleset", "difficulty"), "easy", 'ruleset.difficulty: "easy" is not one of'),
        (("ruleset", "difficulty"), 1, "ruleset.difficulty: should be of type string"),
        (("ruleset", "hard_target"), 30, "ruleset.hard_target: 30 is not one of 31, 21"),
        (("ruleset", "hard_target"), 31, "claims.result:"),
        (("ruleset", "same_deal"), "dummy", "claims.result:"),
        (("ruleset", "same_deal"), "both", 'ruleset.same_deal: "both" is not one of'),
        (("actions", 0, "from"), "left", 'actions[0].from: "left" is not one of top, bottom'),
        (("actions", 1, "from"), "top", 'actions[1].from: "top" is not one of left, right'),
        (("actions", 0, "line"), "C7", 'actions[0].line: "C7" is not one of'),
        (("actions", 0, "card"), "8H", "actions[0].card: 8H is not in the hand"),
        (("actions", 3, "card"), "AS", "actions[3].card: AS is not in the hand"),
        (("actions", 3, "line"), "C5", "actions[3].line: C5 has not all six cards"),
        (("actions", 2, "card"), "8H", "actions[2].card: 8H is not one of the six"),
        (("actions", 6, "legal"), ["R1", "R4", "C6"], "actions[6].legal[0]:"),
        (("actions", 6, "legal"), ["C6", "R1", "R1", "R4"], "actions[6].legal:"),
        (("claims", "trump"), "S", "claims.trump:"),
        (("claims", "tricks", 1, "stopped_by"), "7D", "claims.tricks[1].stopped_by:"),
        (("claims", "tricks", 5, "winner"), "player", "claims.tricks[5].winner:"),
        (("claims", "result"), None, "claims.result:"),
    ],
)
def test_a_problem_names_its_place(path: Path, value: Any, words: str) -> None:
    assert problems(changed(EXAMPLE, path, value))[0].startswith(words)


@pytest.mark.clause("OL-13", "OL-17", "OL-18")
@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_random_deals_keep_what_must_always_hold(ruleset: dict[str, Any]) -> None:
    choose = random.Random(str(ruleset))
    for _ in range(10):
        cards = shuffled(choose)
        dealt = {
            "hand_no": choose.randint(1, 7),
            "grid": [cards[6 * row : 6 * row + 6] for row in range(6)],
            "diagonal": choose.choice(["down", "up"]),
            "hand": cards[36:43],
            "stock": cards[43:],
            "scores_before": {"player": choose.randrange(21), "dummy": choose.randrange(11)},
        }
        record = decided("optrita-lines", ruleset, dealt, lambda deal: choose.choice(deal.choices()))
        claims = record["claims"]
        assert problems(record) == []
        taken = [trick["taken"] for trick in claims["tricks"]]
        assert len(set(taken)) == 6
        assert set(taken) <= set(cards[:36])
        assert sum(claims["score"].values()) == 6
        unstopped = [trick for trick in claims["tricks"] if trick["stopped_by"] is None]
        assert len(record["actions"]) == 6 + len(unstopped)
        assert all((len(trick["turned"]), trick["winner"]) == (6, "player") for trick in unstopped)
        assert claims["game_over"] is (claims["result"] is not None)
