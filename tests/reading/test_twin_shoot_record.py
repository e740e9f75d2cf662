"""The strict reader on Twin Shoot: what is wrong and where, the options, and hands played at random."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .every_place import Path, changed, problems
from .record import decided
from .twin_shoot_deals import mixed_record
from .twin_shoot_table import BID_VALUES, RANKS_HIGH_TO_LOW, SUITS_HIGH_TO_LOW, pack


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("ruleset", "players"), 5, "ruleset.players: should be 4 or 6 (TS-01)"),
        (("ruleset", "players"), 6, "setup.hands: should hold 6, holds 4"),
        (("ruleset", "dealer"), "left", 'ruleset.dealer: "left" is not one of'),
        (("setup", "hand_no"), 0, "setup.hand_no: 0 is outside 1 and above"),
        (("setup", "hand_no"), 2, "setup.opening_leader: seat 1 does not lead in this round"),
        (("setup", "hand_no"), 5, "setup.opening_leader: seat 1 does not lead in this round"),
        (("setup", "opening_leader"), 0, "setup.opening_leader: seat 0 does not lead in this round"),
        (("setup", "opening_leader"), 3, "setup.dealer: seat 3 does not deal when seat 3 leads"),
        (("setup", "dealer"), 2, "setup.dealer: seat 2 does not deal when seat 1 leads, one of [3] does"),
        (("setup", "dealer"), 4, "setup.dealer: 4 is outside 0 to 3"),
        (("setup", "hands", 0, 0), "AL", "setup.hands: AL is there 2 times"),
        (("setup", "hands", 0, 0), "6H", 'setup.hands[0][0]: "6H" is not a card'),
        (("setup", "scores_before", 0), 100, "setup.scores_before[0]: 100 is outside 0 to 99"),
        (("setup", "scores_before", 0), -1, "setup.scores_before[0]: -1 is outside 0 to 99"),
        (("setup", "scores_before"), [36, 36], "actions[4].do: no team is alone in last place"),
        (("setup", "scores_before"), [40, 36], "actions[4].seat: only team 1, alone in last place, may open"),
        (("actions", 0, "cards"), ["QH", "QH"], "actions[0].cards: a bid is two cards"),
        (("actions", 0, "cards"), ["QH", "QL"], "actions[0].cards: seat 0 does not hold QL"),
        (("actions", 0, "cards"), ["QH"], "actions[0].cards: should hold 2, holds 1"),
        (("actions", 0, "cards"), ["QH", "JS"], 'actions[13].legal[5]: "JS" is claimed, "KH" is true'),
        (("actions", 0, "seat"), 1, "actions[0].seat: it is seat 0's turn"),
        (("actions", 3, "do"), "open", 'actions[3].do: "open" is done where "bid" comes'),
        (("actions", 4, "do"), "play", 'actions[4].do: "play" is done where "open" comes'),
        (("actions", 4, "seat"), 2, "actions[4].seat: only team 0"),
        (("actions", 5, "seat"), 0, "actions[5].seat: it is seat 1's turn"),
        (("actions", 5, "card"), "7L", "actions[5].card: seat 1 does not hold 7L"),  # a bid card
        (("actions", 6, "card"), "AH", "actions[6].card: seat 0 has to follow in suit or rank (TS-16)"),
        (("actions", 7, "card"), "9D", "actions[7].card: seat 3 has to follow in rank (TS-18)"),
        (("actions", 7, "seat"), 2, "actions[7].seat: it is seat 3's turn"),  # counter-clockwise
        (("actions", 17, "legal"), ["8D", "9D"], "actions[17].legal:"),
        (("actions", 17, "legal"), ["2D"], 'actions[17].legal[0]: "2D" is not a card of this pack'),
        (("claims", "bids", 1), 10, "claims.bids[1]:"),
        (("claims", "may_open"), None, "claims.may_open: null is claimed, 0 is true (TS-13)"),
        (("claims", "tricks", 0, "follow"), "suit", "claims.tricks[0].follow:"),
        (("claims", "tricks", 3, "winner"), 2, "claims.tricks[3].winner:"),
        (("claims", "tricks", 4, "follow"), None, "claims.tricks[4].follow:"),
        (("claims", "tricks_won"), [8, 2], "claims.tricks_won:"),
        (("claims", "score", 0), 38, "claims.score[0]:"),
        (("claims", "winners"), [0, 1], "claims.winners:"),
        (("claims", "game_over"), False, "claims.game_over:"),
    ],
)
def test_a_problem_names_its_place(path: Path, value: Any, words: str) -> None:
    assert problems(changed(mixed_record(), path, value))[0].startswith(words)


def test_either_member_may_open() -> None:
    assert problems(changed(mixed_record(), ("actions", 4, "seat"), 0)) == []


@pytest.mark.clause("TS-29")
def test_any_dealer_outside_the_leaders_team() -> None:
    record = changed(mixed_record(), ("ruleset", "dealer"), "any")
    for dealer in range(4):
        found = problems(changed(record, ("setup", "dealer"), dealer))
        assert bool(found) is (dealer in (0, 1)), found


def test_a_hand_of_any_number_is_read() -> None:
    assert problems(changed(mixed_record(), ("setup", "hand_no"), int("9" * 4000 + "8"))) == [
        "setup.opening_leader: seat 1 does not lead in this round of hands, one of [0, 2] does (TS-27)"
    ]
    assert problems(changed(mixed_record(), ("setup", "hand_no"), int("9" * 4000 + "9"))) == []


def random_record(players: int, choose: random.Random) -> dict[str, Any]:
    """Deal and decide a hand at random; return its record with every claim."""
    teams = players // 2
    codes = [card.code for card in pack(players)]
    choose.shuffle(codes)
    hand_no = choose.randint(1, 4 * teams)
    leader = 2 * choose.randrange(teams) + (hand_no - 1) // teams % 2
    dealt = {
        "hand_no": hand_no,
        "dealer": (leader - leader % 2 - 1) % players,
        "opening_leader": leader,
        "hands": [codes[12 * seat : 12 * seat + 12] for seat in range(players)],
        "scores_before": [choose.randrange(100) for _ in range(teams)],
    }
    return decided("twin-shoot", {"players": players}, dealt, lambda deal: choose.choice(deal.choices()[:4]))


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("seed", range(8))
def test_random_hands_keep_what_must_always_hold(players: int, seed: int) -> None:
    record = random_record(players, random.Random(f"{players} {seed}"))
    assert problems(record) == []
    claims = record["claims"]
    bid_cards = [action["cards"] for action in record["actions"][:players]]
    assert claims["bids"] == [BID_VALUES[one[1]] + BID_VALUES[other[1]] for one, other in bid_cards]
    laid = [code for pair in bid_cards for code in pair]
    laid += [code for one in claims["tricks"] for code in one["cards"]]
    assert sorted(laid) == sorted(code for hand in record["setup"]["hands"] for code in hand)
    assert sum(claims["tricks_won"]) == 10
    assert max(claims["score"]) <= 70
    leader = record["setup"]["opening_leader"]
    for one in claims["tricks"]:
        assert one["leader"] == one["seats"][0] == leader
        assert one["seats"][1] == leader ^ 1
        leader = one["winner"]
        check_winner(one)


def check_winner(one: dict[str, Any]) -> None:
    """Look for the winner the other way round: sort all cards by what counts and take the first."""
    lead, *rest = one["cards"]
    same = {"suit": 1, "rank": 0, "none": None}[one["follow"]]
    matching = [code for code in rest if code[0] == lead[0] or code[1] == lead[1]]
    if same is None:
        assert matching == []
        best = lead
    else:
        assert matching[0][same] == lead[same]
        order = RANKS_HIGH_TO_LOW if same == 1 else SUITS_HIGH_TO_LOW
        counting = [code for code in one["cards"] if code[same] == lead[same]]
        best = min(counting, key=lambda code: order.index(code[1 - same]))
    assert one["seats"][one["cards"].index(best)] == one["winner"]
