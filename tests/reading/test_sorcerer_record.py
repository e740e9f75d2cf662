"""The strict reader on Sorcerer: what is wrong and where, and hands played at random."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .every_place import Path, changed, problems
from .record import decided
from .sorcerer_deals import example_record
from .sorcerer_table import pack


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("ruleset", "players"), 4, "ruleset.players: 4 is outside 3 to 3"),
        (("ruleset", "next_lead"), "winner", 'ruleset: the key "next_lead" is not known here'),
        (("setup", "hand_no"), 10, "setup.hand_no: 10 is outside 1 to 9"),
        (("setup", "hand_no"), 0, "setup.hand_no: 0 is outside 1 to 9"),
        (("setup", "dealer"), 3, "setup.dealer: 3 is outside 0 to 2"),
        (("setup", "dealer"), 0, "actions[0].seat: it is seat 1's turn, not 0's (SO-04)"),
        (("setup", "hands", 0, 0), "R2", "setup.hands: R2 is there 2 times"),
        (("setup", "hands", 0, 0), "R3", 'setup.hands[0][0]: "R3" is not a card'),
        (("setup", "scores_before", 0), 9.5, "setup.scores_before[0]: should be of type integer"),
        (("actions", 0, "seat"), 3, "actions[0].seat: 3 is outside 0 to 2"),
        (("actions", 0, "hand"), 10, "actions[0].hand: 10 is outside 0 to 9"),
        (("actions", 0, "dummy"), -1, "actions[0].dummy: -1 is outside 0 to 9"),
        (("actions", 1, "seat"), 2, "actions[1].seat: it is seat 1's turn"),
        (("actions", 2, "do"), "play", 'actions[2].do: "play" is done where "bid" comes'),
        (("actions", 3, "do"), "bid", 'actions[3].do: "bid" is done where "play" comes'),
        (("actions", 4, "card"), "JS", "actions[4].card: seat 1 has to follow suit or play a joker"),
        (("actions", 5, "seat"), 2, "actions[5].seat: it is seat 3's turn, not 2's (SO-06, SO-08)"),
        (("actions", 5, "seat"), 6, "actions[5].seat: 6 is outside 0 to 5"),
        (("actions", 5, "card"), "4H", "actions[5].card: seat 3 does not hold 4H"),
        (("actions", 12, "seat"), 0, "actions[12].seat: it is seat 2's turn"),  # a dummy led
        (("actions", 4, "legal"), ["3H", "QH"], "actions[4].legal:"),  # the joker left out
        (("claims", "tricks", 2, "winner"), 1, "claims.tricks[2].winner:"),  # the second joker
        (("claims", "tricks", 1, "winner"), 0, "claims.tricks[1].winner:"),  # the dummy, not its owner
        (("claims", "tricks_won"), [3, 2, 0], "claims.tricks_won:"),
        (("claims", "score", 2), 1, "claims.score[2]: 1 is claimed, -1 is true (SO-12)"),
        (("claims", "scores_after", 1), 10, "claims.scores_after[1]:"),
        (("claims", "winners"), [0, 2], "claims.winners:"),
        (("claims", "bids"), [[3, 1], [3, 3], [0, 2]], 'claims: the key "bids" is not known here'),
    ],
)
def test_a_problem_names_its_place(path: Path, value: Any, words: str) -> None:
    assert problems(changed(example_record(), path, value))[0].startswith(words)


@pytest.mark.clause("SO-12", "SO-14")
def test_totals_below_zero_and_beyond_any_bound_are_read() -> None:
    record = changed(example_record(), ("setup", "scores_before"), [-90, -89, int("9" * 4000)])
    record["claims"] = {"winners": [2]}
    assert problems(record) == []
    record["setup"]["scores_before"][2] = -90
    assert problems(record) == ["claims.winners: [2] is claimed, [0, 1] is true (SO-13, SO-14)"]


def random_record(choose: random.Random) -> dict[str, Any]:
    """Deal and decide a hand at random; return its record with every claim."""
    codes = [card.code for card in pack()]
    choose.shuffle(codes)
    dealt = {
        "hand_no": choose.randint(1, 9),
        "dealer": choose.randrange(3),
        "hands": [codes[9 * seat : 9 * seat + 9] for seat in range(6)],
        "scores_before": [choose.randint(-30, 30) for _ in range(3)],
    }
    # A bid is of up to 3 for the hand.
    return decided("sorcerer", {"players": 3}, dealt, lambda deal: choose.choice(deal.choices()[:35]))


def strength(code: str, lead: str, when: int) -> tuple[int, int]:
    """Return what a card is worth in a trick to which it came as number ``when``."""
    if code[0] == "R":
        return (3, -when)
    if code[1] == "S":
        return (2, "23456789TJQKA".index(code[0]))
    return (1 if code[1] == lead[1] and lead[0] != "R" else 0, "23456789TJQKA".index(code[0]))


@pytest.mark.clause("SO-07", "SO-11")
@pytest.mark.parametrize("seed", range(12))
def test_random_hands_keep_what_must_always_hold(seed: int) -> None:
    record = random_record(random.Random(seed))
    assert problems(record) == []
    claims = record["claims"]
    leader = (record["setup"]["dealer"] + 1) % 3
    led_by = [0, 0, 0]
    for one in claims["tricks"]:
        assert one["leader"] == one["seats"][0] == leader
        led_by[leader % 3] += 1
        assert sorted(one["seats"]) == [0, 1, 2, 3 + leader % 3]
        lead = one["cards"][0]
        best = max(range(4), key=lambda i: strength(one["cards"][i], lead, i))
        assert one["winner"] == one["seats"][best]
        leader = one["winner"]
    plays = [action["seat"] for action in record["actions"][3:]]
    assert [plays.count(seat) for seat in range(6)] == [9, 9, 9, *led_by]
    assert sum(claims["tricks_won"]) == 9
