"""Twin Shoot's judges see their lessons in the pinned hands, not in hands that nearly show them; its facts."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from printkit.games.twin_shoot.game.rules import MOST, follow_set
from printkit.games.twin_shoot.lessons import facts, whole
from printkit.games.twin_shoot.lessons.scene import remarks, tricks
from printkit.kit.resources import data_folder
from printkit.lessons.registry import lessons_of
from printkit.rules.lesson import Grid, Scene, Step, watch
from printkit.rules.replay import replay
from tests.games.checks import performed

from .samples import GAME, RULESETS, play, records, taker

FOLDER = data_folder("templates") / "twin-shoot"
LESSONS = lessons_of("twin-shoot")
KNOWN = facts(RULESETS[0])
clause = pytest.mark.clause


def pinned(lesson: str) -> dict[str, Any]:
    value: dict[str, Any] = json.loads((FOLDER / "examples" / f"{lesson}.json").read_text(encoding="utf-8"))
    return value


def played(setup: dict[str, Any], told: list[dict[str, Any]], *, as_far: bool = False) -> Scene:
    """Play a hand: the decisions told, only as far as they go if asked for, then with sense."""
    ruleset = GAME.ruleset({"players": len(setup["hands"])})
    scene = performed(GAME, ruleset, setup, told, as_far=as_far)
    assert replay(GAME, scene.record).holds
    return scene


def changed(lesson: str, swap: str = "", **changes: Any) -> Scene:
    """Play a pinned hand again as it was, as far as that still goes, and from there with sense.

    ``swap``: two cards that change hands. ``changes``: other parts of the setup.
    """
    value = pinned(lesson)
    names = dict(zip(swap.split(), swap.split()[::-1], strict=True))
    setup = {**value["setup"], **changes}
    setup["hands"] = [[names.get(card, card) for card in hand] for hand in setup["hands"]]
    return played(setup, value["actions"], as_far=True)


def begun(lesson: str, *actions: dict[str, Any], count: int | None = None, **changes: Any) -> Scene:
    """Play a pinned hand with its bids (the first ``count`` of them), then ``actions``, then with sense."""
    value = pinned(lesson)
    players = len(value["setup"]["hands"])
    bids = value["actions"][: players if count is None else count]
    return played({**value["setup"], **changes}, [*bids, *actions])


def claimed(scene: Scene, **claims: Any) -> Scene:
    """Give a scene of which other things are claimed."""
    record = scene.record._replace(claims={**scene.claims, **claims})
    return Scene(scene.game, scene.ruleset, record, scene.turns, scene.hand)


def where(lesson: str, scene: Scene) -> tuple[int, int] | None:
    """Give the trick and the seat that a judge sees its lesson in."""
    found: Any = LESSONS[lesson].judge(scene)
    return found and (found.trick, found.seat)


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_pinned_hand_shows_its_lesson(lesson: str) -> None:
    assert where(lesson, changed(lesson)) is not None


# --- lessons on a trick


@clause("TS-16", "TS-17", "TS-18", "TS-19", "TS-20", "TS-21", "TS-22", "TS-23")
@pytest.mark.parametrize(
    ("lesson", "swap", "why"),
    [
        ("suit-follow", "7C KC", "D throws a card of another rank"),
        ("suit-follow", "7C 7D", "D throws a card of the led rank, but of a lower suit than the lead"),
        ("suit-follow", "KD 8S", "B has no spade, so that nobody sets suit follow before C"),
        ("rank-follow", "JH JC", "C holds no card of the led suit"),
        ("rank-follow", "KD 9H", "C holds no card of the led rank"),
        ("next-sets", "TD TS", "B holds a card of the led suit"),
        ("nobody-sets", "7S 8X", "D holds a card of the led rank"),
        ("directions", "AX 8X", "a right-hand member wins the first trick"),
    ],
)
def test_a_trick_without_what_makes_the_lesson_does_not_show_it(lesson: str, swap: str, why: str) -> None:
    there = where(lesson, changed(lesson))
    assert where(lesson, changed(lesson, swap)) != there, why


# --- lessons on bids, scores and the game


@clause("TS-25", "TS-26")
@pytest.mark.parametrize("lesson", ["overhead-made", "overhead-missed", "overhead-missed-six"])
def test_what_an_open_bid_brings_needs_one(lesson: str) -> None:
    value = pinned(lesson)
    closed = {"do": "stay-closed", "seat": 2 * value["claims"]["may_open"]}
    assert where(lesson, begun(lesson, closed)) is None


@clause("TS-25", "TS-26")
def test_made_and_missed_are_told_apart() -> None:
    one, other, six = (changed(name) for name in ("overhead-made", "overhead-missed", "overhead-missed-six"))
    assert where("overhead-missed", one) is None
    assert where("overhead-made", other) is None
    assert where("overhead-missed-six", other) is None
    assert where("overhead-missed", six) is None
    missed = list(one.claims["tricks_won"])
    missed[0] += 1
    assert where("overhead-made", claimed(one, tricks_won=missed)) is None


@clause("TS-25")
@pytest.mark.parametrize("won", [[2, 1, 3, 4], [3, 1, 4, 2], [2, 2, 4, 2], [1, 2, 5, 2]])
def test_a_scored_hand_has_one_miss(won: list[int]) -> None:
    """Bids are 2, 1, 3 and 2, tricks 2, 1, 5 and 2. C hits and D misses; or A or B misses too."""
    scene = changed("scored-hand")
    assert scene.claims["bids"] == [2, 1, 3, 2]
    found = where("scored-hand", claimed(scene, tricks_won=won))
    assert found == ((0, 3) if won == [2, 1, 3, 4] else None)


@clause("TS-27")
@pytest.mark.parametrize(("hand_no", "leader", "dealer"), [(1, 0, 5), (3, 4, 3), (5, 3, 1), (7, 0, 5)])
def test_the_second_round_begins_with_its_first_hand(hand_no: int, leader: int, dealer: int) -> None:
    setup = {"hand_no": hand_no, "opening_leader": leader, "dealer": dealer}
    assert where("opening-lead", begun("opening-lead", count=0, **setup)) is None


@clause("TS-28")
@pytest.mark.parametrize("scores", [[50, 60], [99, 70], [60, 99]])
def test_the_end_needs_two_teams_at_the_mark(scores: list[int]) -> None:
    """The hand brings 35 and 15 points: no team reaches 100, or one; or the one that was ahead wins."""
    scene = changed("game-end", scores_before=scores)
    if scores == [60, 99]:
        scene = claimed(scene, scores_after=[101, 133], game_over=True, winners=[1])
    assert where("game-end", scene) is None


def test_a_whole_hand_shows_all_three_kinds_of_trick() -> None:
    scene = changed("whole-hand")
    follows = [trick["follow"] for trick in scene.claims["tricks"]]
    for kind in ("none", "suit", "rank"):
        other = "suit" if kind != "suit" else "rank"
        told = [
            {**trick, "follow": other if trick["follow"] == kind else trick["follow"]}
            for trick in scene.claims["tricks"]
        ]
        assert kind in follows
        assert where("whole-hand", claimed(scene, tricks=told)) is None


# --- what the lessons look at


@clause("TS-17", "TS-18", "TS-21", "TS-22", "TS-23")
@pytest.mark.parametrize("ruleset", RULESETS[::2], ids=lambda ruleset: f"{ruleset['players']}")
@pytest.mark.parametrize("policy", ["random", "sensible"])
def test_tricks_are_seen_as_the_engine_plays_them(ruleset: Any, policy: str) -> None:
    for record in records(ruleset, policy, seed=3, count=8, mixed=True):
        scene = watch(GAME, record)
        for trick in tricks(scene):
            assert trick.winner in (trick.plays[-1].to_beat[0], trick.plays[-1].seat)
            setter = trick.plays[trick.set_at]
            assert (setter is trick.leader) == (trick.follow == "none")
            assert trick.follow == follow_set(setter.card, trick.leader.card) or setter is trick.leader
            for one in trick.plays:
                assert one.card in one.legal
                assert set(one.legal) <= set(one.held)
                assert not set(one.facts.get("freed", ())) & set(one.legal)


def test_a_hand_is_told_whoever_opened_and_however_it_was_played() -> None:
    for name in ("overhead-made", "overhead-missed-six", "opening-lead", "game-end"):
        scene = changed(name)
        bid, tricks_, score = (block for block in whole(scene).blocks if isinstance(block, Grid))
        assert [row[-1].facts["number"] for row in bid.rows] == list(scene.claims["tricks_won"])
        assert [row[-1].facts["seat"] for row in tricks_.rows] == [
            one["winner"] for one in scene.claims["tricks"]
        ]
        assert [row[-1].facts["number"] for row in score.rows] == list(scene.claims["scores_after"])


def takes(hand: Any, card: str, seat: int) -> bool:
    """Play a card and tell whether ``seat`` takes the trick, however the others go on."""
    play(hand, card)
    if not hand.trick:
        return bool(taker(hand) == seat)
    return all(takes(hand.copy(), one, seat) for one in hand.legal().choices)


FEW = 5
"""Of so many cards in each hand every way to play on is looked at."""


@pytest.mark.parametrize("policy", ["random", "sensible"])
def test_what_is_remarked_is_so(policy: str) -> None:
    """Against the hands as they lie, whatever the others play."""
    told: Counter[str] = Counter()
    for ruleset in RULESETS[::2]:
        for record in records(ruleset, policy, seed=4, count=45, mixed=True):
            scene = watch(GAME, record)
            for step in remarks(scene):
                told[step.code.partition(".")[2]] += 1
                is_so(scene, step)
    assert set(told) == {"sure", "unmatched", "duck"}


def is_so(scene: Scene, step: Step) -> None:
    """Check a remark, by playing on."""
    code, facts, trick = step.code.partition(".")[2], step.facts, tricks(scene)[step.facts["trick"] - 1]
    made = next(one for one in trick.plays if one.seat == facts["seat"])
    before: Any = scene.before(made.at)
    short = before.bids[made.seat] - before.won[made.seat]
    assert made.card == facts["card"]
    few = len(made.held) <= FEW
    if code == "sure":
        assert short == facts["need"] > 0
        assert trick.winner == made.seat
        assert not few or takes(before.copy(), made.card, made.seat)
    elif code == "unmatched":
        assert short == 0
        assert (trick.follow, trick.winner) == ("none", made.seat)
    else:
        assert short == 0
        assert [taker(play(before.copy(), card)) == made.seat for card in (facts["other"], made.card)] == [
            True,
            False,
        ]


# --- facts


@clause("TS-01", "TS-03", "TS-04", "TS-05", "TS-06", "TS-09", "TS-11", "TS-14", "TS-25", "TS-26", "TS-28")
def test_the_facts_are_those_of_the_rules() -> None:
    assert KNOWN["players"] == [4, 6]
    assert KNOWN["cards_per_suit"] == {4: 8, 6: 12}
    ranks_down = [str(number) for number in range(10, 2, -1)]
    assert KNOWN["ranks"][4] == ["A", "K", "Q", "J", *ranks_down[:4]]
    assert KNOWN["ranks"][6] == KNOWN["rank_order"] == ["A", "K", "Q", "J", *ranks_down]
    for players in (4, 6):
        dealt = KNOWN["hand_size"] * players
        assert KNOWN["cards_used"][players] == 6 * KNOWN["cards_per_suit"][players] == dealt == 12 * players
    assert KNOWN["suit_order"] == list("LXCHSD")
    assert [*KNOWN["suit_values"].items()] == [("L", 5), ("X", 4), ("C", 3), ("H", 2), ("S", 1), ("D", 0)]
    assert KNOWN["hand_size"] - KNOWN["bid_cards"] == KNOWN["tricks_per_hand"] == 10
    assert [KNOWN[name] for name in ("points_per_trick", "shoot", "twin", "overhead", "missed")] == [
        1,
        10,
        10,
        30,
        30,
    ]
    assert (KNOWN["most_bid"], MOST, KNOWN["goal"]) == (10, 70, 100)


@clause("TS-06", "TS-11")
def test_the_ways_to_bid_are_all_there() -> None:
    values = {"L": 5, "X": 4, "C": 3, "H": 2, "S": 1, "D": 0}
    ways: dict[int, list[list[str]]] = {}
    for pair in combinations_with_replacement("LXCHSD", 2):
        ways.setdefault(sum(values[suit] for suit in pair), []).append(list(pair))
    assert KNOWN["bid_ways"] == ways
    assert sorted(ways) == list(range(11))
    assert ["X", "H"] in ways[6]


@clause("TS-27")
def test_the_opening_lead_goes_round() -> None:
    assert KNOWN["opening_leads"] == {4: [0, 2, 1, 3], 6: [0, 2, 4, 1, 3, 5]}
