"""The lessons of Handmade Pinochle: each judge sees its lesson, and not in deals that nearly show it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from printkit import games
from printkit.games.handmade_pinochle.game import PinochleHand
from printkit.games.handmade_pinochle.lessons import LESSONS, bids, constructed, facts, whole
from printkit.games.handmade_pinochle.lessons.judges import Found
from printkit.games.handmade_pinochle.lessons.scene import (
    calls,
    cards_of,
    makings,
    meld_cards,
    tricks,
    trump,
    won,
)
from printkit.games.handmade_pinochle.policy import MARGIN
from printkit.games.handmade_pinochle.policy import MARGIN
from printkit.games.handmade_pinochle.policy import MARGIN
from printkit.kit.read import read_kit
from printkit.kit.resources import data_folder
from printkit.lessons import facts as book_facts
from printkit.lessons.phrases import load
from printkit.rules.lesson import Para, Scene, perform, watch
from printkit.rules.run import deal

GAME = games.get("handmade-pinochle")
FOLDER = data_folder("templates") / "handmade-pinochle"
BY_ID = {lesson.id: lesson for lesson in LESSONS}
MELDS = [lesson.id for lesson in LESSONS if lesson.id.startswith("meld-") and lesson.id != "meld-lost"]


@cache
def pinned(lesson: str) -> Scene:
    """Read a pinned record as a scene."""
    text = (FOLDER / "examples" / f"{lesson}.json").read_text(encoding="utf-8")
    return watch(GAME, games.read(text, lesson))


def sees(lesson: str, scene: Scene) -> bool:
    """Tell whether a lesson's judge finds its lesson in a deal."""
    return BY_ID[lesson].judge(scene) is not None


def seen_in(lesson: str, scene: Scene | None = None) -> Found:
    """Give what a lesson's judge finds, in the pinned deal unless it is told which."""
    found = BY_ID[lesson].judge(scene or pinned(lesson))
    assert isinstance(found, Found)
    return found


def again(
    lesson: str, ruleset: dict[str, Any] | None = None, until: int | None = None, **changes: Any
) -> Scene:
    """Play a pinned deal again under other options or with parts of its setup changed.

    ``until``: so many of its decisions are made as they were, the rest with sense; all of them by default.
    """
    record = pinned(lesson).record
    options = GAME.ruleset({**record.ruleset, **(ruleset or {})})
    begin = [{key: one[key] for key in one if key != "legal"} for one in record.actions[:until]]
    return perform(GAME, options, {**record.setup, **changes}, {}, begin)


def claiming(lesson: str, change: Callable[[dict[str, Any]], None]) -> Scene:
    """Give a pinned scene whose claims were altered, as they never come out of the engine."""
    scene = pinned(lesson)
    claims = json.loads(json.dumps(scene.claims))
    change(claims)
    return Scene(scene.game, scene.ruleset, scene.record._replace(claims=claims), scene.turns)


@pytest.mark.parametrize("lesson", BY_ID)
def test_the_pinned_deal_shows_its_lesson(lesson: str) -> None:
    assert sees(lesson, pinned(lesson))


@pytest.mark.parametrize("lesson", BY_ID)
def test_hardly_another_lesson_shows_it(lesson: str) -> None:
    """A judge that took anything would teach nothing: other lessons' deals show most things rarely."""
    often = {
        "whole-hand",
        "hand-making",
        "trick-points",
        "contract-made",
        "meld-marriage",
        "must-ruff",
        "refused-ruff",
    }
    others = [other for other in BY_ID if other != lesson and sees(lesson, pinned(other))]
    assert lesson in often or len(others) < len(BY_ID) * 0.6
    assert not sees(lesson, pinned("all-pass")) or lesson in ("all-pass", "hand-making")


# --- hand-making and the auction


@pytest.mark.clause("HP-04")
def test_hand_making_is_told_as_it_was_played() -> None:
    scene = pinned("hand-making")
    found = seen_in("hand-making")
    making = makings(scene)[found.number - 1]
    stock = scene.setup["stock"][4 * (found.number - 1) : 4 * found.number]
    assert sorted(pick.card for pick in making.picks) == sorted(stock)
    assert [pick.seat for pick in making.picks] == [(making.maker + i) % 4 for i in range(4)]
    assert making.maker == (scene.setup["start"] + found.number - 1) % 4
    assert all(len(pick.held) == found.number - 1 for pick in making.picks)


@pytest.mark.clause("HP-04")
def test_hand_making_needs_a_meld_that_is_kept() -> None:
    """Each card goes to whose turn it is, in order: nobody thinks of melds."""
    setup = pinned("hand-making").setup
    scene = perform(GAME, GAME.ruleset({}), dict(setup), {}, constructed.as_it_lies(dict(setup)))
    agreed = [pick.thinking for making in makings(scene) for pick in making.picks]
    assert None in agreed
    found = BY_ID["hand-making"].judge(scene)
    if found is not None:
        assert isinstance(found, Found)
        assert all(pick.thinking for pick in makings(scene)[found.number - 1].picks)


@pytest.mark.clause("HP-06", "HP-07")
def test_an_auction_has_one_who_is_out_while_others_go_on() -> None:
    scene = pinned("auction")
    made = calls(scene)
    out = next(place for place, call in enumerate(made) if call.points is None)
    assert sum(call.points is not None for call in made[out:]) >= 2
    assert made[out].seat not in [call.seat for call in made[out + 1 :]]
    assert not sees("auction", pinned("all-pass"))


@pytest.mark.clause("HP-07")
def test_all_pass_needs_everyone_to_pass() -> None:
    assert pinned("all-pass").claims["declarer"] is None
    assert not sees("all-pass", again("all-pass", {"min_bid": 1}, 48))


# --- melds


@pytest.mark.clause("HP-08", "HP-09")
@pytest.mark.parametrize("lesson", [*MELDS, "double-run", "double-pinochle"])
def test_a_meld_stands_alone_in_a_hand(lesson: str) -> None:
    scene = pinned(lesson)
    found = seen_in(lesson)
    (meld,) = scene.claims["melds"][found.seat]
    assert meld["meld"] == lesson.partition("-")[2]
    assert meld["count"] == (2 if lesson.startswith("double") else 1)
    assert meld_cards(scene, found.seat) == cards_of(scene, meld)
    assert set(meld_cards(scene, found.seat)) <= set(scene.claims["hands"][found.seat])


@pytest.mark.clause("HP-08")
@pytest.mark.parametrize(
    "lesson", [*MELDS, "double-run", "double-pinochle", "run-extra-marriage", "shared-card"]
)
def test_another_meld_in_the_hand_spoils_it(lesson: str) -> None:
    found = seen_in(lesson)

    def spoil(claims: dict[str, Any]) -> None:
        claims["melds"][found.seat].append({"meld": "stranger", "count": 1, "suit": None, "points": 1})

    left = BY_ID[lesson].judge(claiming(lesson, spoil))
    assert left is None or (isinstance(left, Found) and left.seat != found.seat)


@pytest.mark.clause("HP-10", "HP-11")
def test_the_marriage_beside_a_run_counts_only_under_the_ruling() -> None:
    scene = pinned("run-extra-marriage")
    assert sees("run-extra-marriage", scene)
    assert not sees("run-extra-marriage", again("run-extra-marriage", {"extra_marriage_with_run": False}))
    assert not sees("meld-run", scene)


@pytest.mark.clause("HP-12")
def test_the_shared_card_is_in_every_meld() -> None:
    scene = pinned("shared-card")
    found = seen_in("shared-card")
    melds = scene.claims["melds"][found.seat]
    assert len(melds) == 3
    assert all("QS" in cards_of(scene, meld) for meld in melds)
    assert scene.claims["hands"][found.seat].count("QS") == 1


# --- tricks


@pytest.mark.clause("HP-15", "HP-16")
@pytest.mark.parametrize(
    ("lesson", "code"),
    [
        ("must-ruff", "must-ruff"),
        ("overruff", "must-overruff"),
        ("under-ruff", "under-ruff"),
        ("free-discard", "no-suit-no-trump"),
        ("refused-follow", "must-follow"),
        ("refused-ruff", "must-ruff"),
        ("refused-overruff", "must-overruff"),
        ("need-not-beat", "must-follow"),
    ],
)
def test_a_trick_shows_the_duty_it_tells_of(lesson: str, code: str) -> None:
    scene = pinned(lesson)
    found = seen_in(lesson)
    trick = tricks(scene)[found.number - 1]
    play = next(play for play in trick.plays if play.seat == found.seat)
    assert play.reason.code == code
    assert scene.turns[play.at].action["card"] == play.card
    claim = scene.claims["tricks"][found.number - 1]
    assert [one.card for one in trick.plays] == claim["cards"]
    assert trick.winner == claim["winner"]
    if lesson.startswith("refused"):
        refusal = scene.before(play.at).refusal({"do": "play", "seat": play.seat, "card": found.card})
        assert refusal is not None
        assert refusal.code == code
        assert found.card in play.held
        assert found.card not in play.legal
    if lesson == "under-ruff":
        assert play.card[1] == trump(scene) and play is not trick.best
    if lesson in ("must-ruff", "overruff"):
        assert play is trick.best and play.card[1] == trump(scene) != trick.suit


@pytest.mark.clause("HP-15")
@pytest.mark.parametrize(
    "lesson", ["must-ruff", "overruff", "under-ruff", "free-discard", "refused-follow", "refused-ruff"]
)
def test_under_another_trump_the_trick_is_not_the_same(lesson: str) -> None:
    scene = pinned(lesson)
    found = BY_ID[lesson].judge(scene)
    actions = [
        {**one, "suit": _other(trump(scene))} if one["do"] == "trump" else one for one in scene.record.actions
    ]
    until = next(place for place, one in enumerate(actions) if one["do"] == "play")
    other = perform(GAME, scene.ruleset, dict(scene.setup), {}, actions[:until])
    assert BY_ID[lesson].judge(other) != found


def _other(suit: str) -> str:
    return "SHDC"[("SHDC".index(suit) + 1) % 4]


@pytest.mark.clause("HP-17")
def test_a_10_beats_a_king_only_in_the_order_of_pinochle() -> None:
    scene = pinned("ten-beats-king")
    found = seen_in("ten-beats-king")
    assert found.card[0] == "T"
    place = tricks(scene)[found.number - 1].leader.at
    other = again("ten-beats-king", {"rank_order": "AKQJT9"}, place + 4)
    assert tricks(other)[found.number - 1].winner != found.seat


@pytest.mark.clause("HP-26")
def test_who_need_not_beat_must_under_the_other_ruling() -> None:
    scene = pinned("need-not-beat")
    found = seen_in("need-not-beat")
    play = next(play for play in tricks(scene)[found.number - 1].plays if play.seat == found.seat)
    hand = scene.before(play.at)
    assert isinstance(hand, PinochleHand)
    assert hand.refusal({"do": "play", "seat": play.seat, "card": play.card}) is None
    hand.ruleset, hand._may = {**hand.ruleset, "must_head": True}, None
    refusal = hand.refusal({"do": "play", "seat": play.seat, "card": play.card})
    assert refusal is not None
    assert refusal.code == "must-head"


@pytest.mark.clause("HP-16")
def test_identical_cards_are_from_both_pairs() -> None:
    scene = pinned("identical-cards")
    found = seen_in("identical-cards")
    claim = scene.claims["tricks"][found.number - 1]
    first, second = (place for place, card in enumerate(claim["cards"]) if card == found.card)
    assert claim["winner"] == claim["seats"][first]
    assert (claim["seats"][first] - claim["seats"][second]) % 2 == 1


# --- the count


@pytest.mark.clause("HP-13", "HP-18", "HP-19", "HP-20", "HP-21", "HP-25")
@pytest.mark.parametrize(
    ("lesson", "change"),
    [
        ("contract-made", {"contract": 99}),
        ("contract-missed", {"contract": 1}),
        ("missed-without-meld", {"meld_points": [4, 4]}),
        ("no-trick", {"tricks_won": [11, 1, 0, 0]}),
        ("no-trick", {"score": [0, 0]}),
        ("meld-lost", {"tricks_won": [3, 3, 3, 3]}),
        ("meld-lost", {"meld_points": [0, 0]}),
        ("partner-secures", {"tricks_won": [3, 3, 3, 3]}),
        ("last-deal", {"winners": [0, 1]}),
        ("last-deal", {"winners": [1]}),
        ("tied-game", {"winners": [0]}),
        ("trick-points", {"trick_points": [25, 0]}),
    ],
)
def test_a_judge_of_counts_asks_for_what_is_told(lesson: str, change: dict[str, Any]) -> None:
    assert not sees(lesson, claiming(lesson, lambda claims: claims.update(change)))


@pytest.mark.clause("HP-19", "HP-20")
def test_the_scores_told_are_those_of_the_clauses() -> None:
    for lesson in ("contract-made", "contract-missed", "missed-without-meld", "no-trick", "meld-lost"):
        claims = pinned(lesson).claims
        pair = claims["declarer"] % 2
        melds, points = claims["meld_points"], claims["trick_points"]
        taken = won(pinned(lesson))
        total = (melds[pair] if taken[pair] else 0) + points[pair]
        should = (
            -claims["contract"] if not taken[pair] else total if total >= claims["contract"] else -melds[pair]
        )
        assert claims["score"][pair] == should
        other = 1 - pair
        assert claims["score"][other] == (melds[other] + points[other] if taken[other] else 0)


@pytest.mark.clause("HP-25")
def test_the_partner_s_trick_is_not_enough_under_the_other_ruling() -> None:
    assert not sees("partner-secures", again("partner-secures", {"meld_needs": "player"}))


@pytest.mark.clause("HP-23", "HP-24")
def test_the_end_of_a_game_is_its_fourth_deal() -> None:
    for lesson in ("last-deal", "tied-game"):
        assert pinned(lesson).setup["hand_no"] == 4
        assert not sees(lesson, again(lesson, hand_no=3))
    assert not sees("tied-game", again("tied-game", scores_before=[0, 0]))


# --- deals made on purpose


def test_what_was_constructed_gives_the_hands_it_was_made_for() -> None:
    ruleset = GAME.ruleset({})
    setup = next(constructed.with_hands("AH AH TH")(ruleset, 5))
    scene = perform(GAME, ruleset, setup, {}, constructed.as_it_lies(setup))
    hand = scene.claims["hands"][1]
    assert (hand.count("AH"), hand.count("TH") >= 1) == (2, True)
    low = next(constructed.powerless(ruleset, 5))
    hands = perform(GAME, ruleset, low, {}, constructed.as_it_lies(low)).claims["hands"]
    assert {card[0] for card in hands[1] + hands[3]} == set("9JQ")


def test_the_same_seed_constructs_the_same_deals() -> None:
    ruleset = GAME.ruleset({})
    for lesson in LESSONS:
        if lesson.construct:
            one, other = lesson.construct(ruleset, 3), lesson.construct(ruleset, 3)
            assert [next(one) for _ in range(3)] == [next(other) for _ in range(3)]
            assert next(lesson.construct(ruleset, 4)) != next(lesson.construct(ruleset, 3))


# --- facts


def test_every_fact_of_the_rulebooks_is_known() -> None:
    known = book_facts(read_kit(FOLDER))
    for book in FOLDER.glob("rulebook.*.md"):
        asked = set(re.findall(r"\bfacts\.(\w+)", book.read_text(encoding="utf-8")))
        assert asked
        assert asked <= set(known)


@pytest.mark.clause("HP-01", "HP-04", "HP-05", "HP-08", "HP-14", "HP-17", "HP-23")
def test_the_facts_are_those_of_the_rules() -> None:
    known = facts(GAME.ruleset({}))
    assert (known["players"], known["cards_used"], known["copies"], known["suits"]) == (4, 4 * 6 * 2, 2, 4)
    assert (known["hand_size"], known["cards_drawn"], known["turns"], known["turns_each"]) == (12, 4, 12, 3)
    assert (known["public"], known["unseen"]) == (9, 3)
    assert (known["deals"], known["tricks_per_deal"]) == (4, 12)
    assert known["rank_order"] == ["A", "10", "K", "Q", "J", "9"]
    assert known["listed_order"] == ["A", "K", "Q", "J", "10", "9"]
    assert (known["trick_points"], known["points_per_counter"], known["last_trick_points"]) == (3 * 8 + 1, 1, 1)
    single = {name: points[0] for name, points in known["meld_points"].items()}
    assert single == {
        "run": 15,
        "royal-marriage": 4,
        "marriage": 2,
        "aces": 10,
        "kings": 8,
        "queens": 6,
        "jacks": 4,
        "pinochle": 4,
        "dix": 1,
    }
    assert [known["meld_points"][name][1] for name in ("run", "pinochle", "aces", "dix")] == [150, 30, 100, 2]
    assert known["run_and_marriage"] == 15 + 4
    assert facts(GAME.ruleset({"extra_marriage_with_run": False}))["run_and_marriage"] == 15
    assert facts(GAME.ruleset({"rank_order": "AKQJT9"}))["source_order"] is True
    assert (known["min_bid"], known["meld_needs"], known["must_head"]) == (1, "pair", False)


def test_a_deal_found_by_search_is_the_seed_s() -> None:
    record = pinned("must-ruff").record
    assert record.provenance is not None
    setup = deal(GAME, GAME.ruleset({}), record.provenance["seed"], record.provenance["index"])
    assert setup == record.setup


# --- how it is told


@pytest.mark.clause("HP-06")
@pytest.mark.parametrize("lesson", ["auction", "whole-hand"])
def test_the_table_of_an_auction_adds_up_and_holds_every_call(lesson: str) -> None:
    """The total of each seat, from the engine's estimate, is two more than the most that it would bid."""
    scene = pinned(lesson)
    head, *rows = bids.auction(scene).rows
    assert head[0].code == "words.best-suit"
    *parts, totals = ([step.facts["number"] for step in row[1:]] for row in rows[:4])
    assert totals == [sum(column) for column in zip(*parts, strict=True)]
    told = [step for row in rows[4:] for step in row[1:] if step.code != "say.cell-out"]
    assert [step.facts.get("number") for step in told] == [call.points for call in calls(scene)]
    seats = [(scene.setup["start"] + 1 + i) % 4 for i in range(4)]
    for call in calls(scene):
        assert call.points is None or call.points <= totals[seats.index(call.seat)] - MARGIN


@pytest.mark.clause("HP-06")
def test_who_leaves_the_contract_to_the_partner_has_not_given_up() -> None:
    scene = pinned("whole-hand")
    told = bids.gave_up(scene)
    left = [step.facts for step in told if step.code == "say.left"]
    assert left == [{"seat": scene.claims["declarer"] ^ 2, "mate": scene.claims["declarer"]}]
    gone = [
        seat
        for step in told
        if step.code == "say.gave-up"
        for one in step.facts["calls"]
        for seat in one["seats"]
    ]
    assert scene.claims["declarer"] ^ 2 not in gone
    bid = {call.seat for call in calls(scene) if call.points is not None}
    assert {*gone, left[0]["seat"]} == bid - {scene.claims["declarer"]}


@pytest.mark.clause("HP-04")
def test_only_what_was_chosen_for_a_meld_is_told_to_have_been() -> None:
    scene = pinned("whole-hand")
    steps = [step for block in whole(scene).blocks if isinstance(block, Para) for step in block.steps]
    picks = next(step.facts["picks"] for step in steps if step.code == "say.draft-melds")
    told = {(one["seat"], card) for one in picks for card in one["cards"]}
    free = {(pick.seat, pick.card) for making in makings(scene) for pick in making.picks[:-1]}
    assert told
    assert told <= free


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_sure_card_is_sure_against_the_opponents(lang: str) -> None:
    """What the policy counts as sure may yet fall to the partner: no phrase may deny that."""
    phrases = load("handmade-pinochle", lang)["why"]
    words = {"en": "opponents", "ja": "相手"}[lang]
    assert all(words in phrase for code in ("lead-sure", "win-sure") for phrase in phrases[code])
