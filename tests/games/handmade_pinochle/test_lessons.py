"""The lessons of Handmade Pinochle: each judge sees its lesson, and not in deals that nearly show it."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from printkit import games
from printkit.games.handmade_pinochle.game import PinochleHand
from printkit.games.handmade_pinochle.game.melds import MELDS as KINDS_OF
from printkit.games.handmade_pinochle.game.melds import PACK
from printkit.games.handmade_pinochle.lessons import LESSONS, facts
from printkit.games.handmade_pinochle.lessons.scene import (
    auction,
    drafted,
    makings,
    meld_cards,
    remarks,
    result,
    tricks,
    whole,
)
from printkit.games.handmade_pinochle.lessons.scene import hands as hands_shown
from printkit.kit.resources import data_folder
from printkit.rules.game import Action, Setup
from printkit.rules.lesson import Found, Para, Scene, perform, watch
from printkit.rules.run import deal, hands
from printkit.rules.scene import Play

GAME = games.get("handmade-pinochle")
RULES = GAME.ruleset({})
FOLDER = data_folder("templates") / "handmade-pinochle"
BY_ID = {lesson.id: lesson for lesson in LESSONS}
MELDS = ["meld-run", "meld-aces", "double-pinochle"]


@cache
def pinned(lesson: str) -> Scene:
    """Read a pinned record as a scene."""
    text = (FOLDER / "examples" / f"{lesson}.json").read_text(encoding="utf-8")
    return watch(GAME, games.read(text, lesson))


def sees(lesson: str, scene: Scene) -> bool:
    """Tell whether a lesson's judge finds its lesson in a deal."""
    return BY_ID[lesson].judge(scene) is not None


def cards_of(scene: Scene, meld: dict[str, Any]) -> tuple[str, ...]:
    """Give the cards of a meld as claimed, a double's twice."""
    same = (one for one in KINDS_OF[scene.hand.trump] if (one.name, one.suit) == (meld["meld"], meld["suit"]))
    cards: tuple[str, ...] = next(same).cards * meld["count"]
    return cards


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
    return Scene(scene.game, scene.ruleset, scene.record._replace(claims=claims), scene.turns, scene.hand)


@pytest.mark.parametrize("lesson", BY_ID)
def test_the_pinned_deal_shows_its_lesson(lesson: str) -> None:
    assert sees(lesson, pinned(lesson))


@pytest.mark.parametrize("lesson", BY_ID)
def test_hardly_another_lesson_shows_it(lesson: str) -> None:
    """A judge that took anything would teach nothing: other lessons' deals show most things rarely."""
    often = {"whole-hand", "hand-making", "refused-ruff"}
    others = [other for other in BY_ID if other != lesson and sees(lesson, pinned(other))]
    assert lesson in often or len(others) < len(BY_ID) * 0.6
    assert not sees(lesson, pinned("all-pass")) or lesson in ("all-pass", "hand-making")


# --- hand-making and the auction


@pytest.mark.clause("HP-04")
def test_hand_making_is_told_as_it_was_played() -> None:
    scene = pinned("hand-making")
    found = seen_in("hand-making")
    making = makings(scene)[found.trick - 1]
    stock = scene.setup["stock"][4 * (found.trick - 1) : 4 * found.trick]
    maker = making[0].action["seat"]
    assert sorted(turn.action["card"] for turn in making) == sorted(stock)
    assert [turn.action["seat"] for turn in making] == [(maker + i) % 4 for i in range(4)]
    assert maker == (scene.setup["start"] + found.trick - 1) % 4
    assert all(len(turn.held) == found.trick - 1 for turn in making)
    (block,) = BY_ID["hand-making"].tell(scene, found).blocks[1:]
    assert isinstance(block, Para)
    story = block.steps[0]
    assert story.facts["cards"] == ["KS"]  # the queen of spades that is kept makes a marriage with it


@pytest.mark.clause("HP-04")
def test_hand_making_needs_a_meld_that_is_kept() -> None:
    """Each card goes to whose turn it is, in order: nobody thinks of melds."""
    setup = dict(pinned("hand-making").setup)
    scene = perform(GAME, GAME.ruleset({}), setup, {}, as_it_lies(setup))
    assert not all(turn.sound for making in makings(scene) for turn in making)
    found = BY_ID["hand-making"].judge(scene)
    if found is not None:
        assert isinstance(found, Found)
        assert all(turn.sound for turn in makings(scene)[found.trick - 1])


@pytest.mark.clause("HP-07")
def test_all_pass_needs_everyone_to_pass() -> None:
    assert pinned("all-pass").claims["declarer"] is None
    assert not sees("all-pass", again("all-pass", {"min_bid": 1}, 48))


# --- melds


@pytest.mark.clause("HP-08", "HP-09")
@pytest.mark.parametrize("lesson", MELDS)
def test_a_meld_stands_alone_in_a_hand(lesson: str) -> None:
    scene = pinned(lesson)
    found = seen_in(lesson)
    (meld,) = scene.claims["melds"][found.seat]
    assert meld["meld"] == lesson.partition("-")[2]
    assert meld["count"] == (2 if lesson.startswith("double") else 1)
    assert sorted(meld_cards(scene, found.seat)) == sorted(cards_of(scene, meld))
    assert set(meld_cards(scene, found.seat)) <= set(scene.claims["hands"][found.seat])


@pytest.mark.clause("HP-08")
@pytest.mark.parametrize("lesson", [*MELDS, "run-extra-marriage", "shared-card"])
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
        ("under-ruff", "under-ruff"),
        ("refused-ruff", "must-ruff"),
        ("refused-overruff", "must-overruff"),
        ("need-not-beat", "must-follow"),
    ],
)
def test_a_trick_shows_the_duty_it_tells_of(lesson: str, code: str) -> None:
    scene = pinned(lesson)
    found = seen_in(lesson)
    trick = tricks(scene)[found.trick - 1]
    play = next(play for play in trick.plays if play.seat == found.seat)
    assert play.reason.code == code
    assert scene.turns[play.at].action["card"] == play.card
    claim = scene.claims["tricks"][found.trick - 1]
    assert [one.card for one in trick.plays] == claim["cards"]
    assert trick.winner == claim["winner"]
    if lesson.startswith("refused"):
        refusal = scene.before(play.at).refusal({"do": "play", "seat": play.seat, "card": found.about})
        assert refusal is not None
        assert refusal.code == code
        assert found.about in play.held
        assert found.about not in play.legal
    if lesson == "under-ruff":
        assert play.card[1] == scene.hand.trump and play is not trick.best
    if lesson == "refused-overruff":
        assert play is trick.best and play.card[1] == scene.hand.trump != trick.suit


@pytest.mark.clause("HP-15")
@pytest.mark.parametrize("lesson", ["under-ruff", "refused-ruff", "refused-overruff"])
def test_under_another_trump_the_trick_is_not_the_same(lesson: str) -> None:
    scene = pinned(lesson)
    found = BY_ID[lesson].judge(scene)
    actions = [
        {**one, "suit": _other(scene.hand.trump)} if one["do"] == "trump" else one
        for one in scene.record.actions
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
    assert found.about[0] == "T"
    place = tricks(scene)[found.trick - 1].leader.at
    other = again("ten-beats-king", {"rank_order": "AKQJT9"}, place + 4)
    assert tricks(other)[found.trick - 1].winner != found.seat


@pytest.mark.clause("HP-26")
def test_who_need_not_beat_must_under_the_other_ruling() -> None:
    scene = pinned("need-not-beat")
    found = seen_in("need-not-beat")
    play = next(play for play in tricks(scene)[found.trick - 1].plays if play.seat == found.seat)
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
    claim = scene.claims["tricks"][found.trick - 1]
    first, second = (place for place, card in enumerate(claim["cards"]) if card == found.about)
    assert claim["winner"] == claim["seats"][first]
    assert (claim["seats"][first] - claim["seats"][second]) % 2 == 1


# --- the count


@pytest.mark.clause("HP-13", "HP-18", "HP-19", "HP-20", "HP-21", "HP-25")
@pytest.mark.parametrize(
    ("lesson", "change"),
    [
        ("contract-missed", {"contract": 1}),
        ("no-trick", {"tricks_won": [11, 1, 0, 0]}),
        ("no-trick", {"score": [0, 0]}),
        ("meld-lost", {"tricks_won": [3, 3, 3, 3]}),
        ("meld-lost", {"meld_points": [0, 0]}),
        ("partner-secures", {"tricks_won": [3, 3, 3, 3]}),
        ("tied-game", {"winners": [0]}),
    ],
)
def test_a_judge_of_counts_asks_for_what_is_told(lesson: str, change: dict[str, Any]) -> None:
    assert not sees(lesson, claiming(lesson, lambda claims: claims.update(change)))


@pytest.mark.clause("HP-19", "HP-20")
def test_the_scores_told_are_those_of_the_clauses() -> None:
    for lesson in ("whole-hand", "contract-missed", "no-trick", "meld-lost"):
        claims = pinned(lesson).claims
        pair = claims["declarer"] % 2
        melds, points = claims["meld_points"], claims["trick_points"]
        taken = pinned(lesson).hand.outcome().tricks
        total = (melds[pair] if taken[pair] else 0) + points[pair]
        should = (
            -claims["contract"] if not taken[pair] else total if total >= claims["contract"] else -melds[pair]
        )
        assert claims["score"][pair] == should
        other = 1 - pair
        assert claims["score"][other] == (melds[other] + points[other] if taken[other] else 0)


@pytest.mark.clause("HP-25")
def test_the_partner_s_trick_is_not_enough_under_the_other_ruling() -> None:
    """Nor would any trick have saved melds, nor is it said of a pair what it needs."""
    for lesson in ("partner-secures", "meld-lost"):
        assert sees(lesson, again(lesson, {}))
        assert not sees(lesson, again(lesson, {"meld_needs": "player"}))
    for ruling, number in (("pair", int), ("player", type(None))):
        told = whole(again("whole-hand", {"meld_needs": ruling}))
        said = (step for block in told.blocks if isinstance(block, Para) for step in block.steps)
        (facts,) = (step.facts for step in said if step.code == "say.declarer")
        assert type(facts["need"]) is number


@pytest.mark.clause("HP-23", "HP-24")
def test_the_end_of_a_game_is_its_fourth_deal() -> None:
    assert pinned("tied-game").setup["hand_no"] == 4
    assert not sees("tied-game", again("tied-game", hand_no=3))
    assert not sees("tied-game", again("tied-game", scores_before=[0, 0]))


# --- deals made on purpose


def as_it_lies(setup: Setup) -> Iterator[Action]:
    """Give the decisions of hand-making with which the lesson about no trick begins."""
    begin = BY_ID["no-trick"].begin
    assert begin is not None
    return islice(begin(setup), len(setup["stock"]))


def test_what_was_constructed_gives_the_hands_it_was_made_for() -> None:
    construct = BY_ID["no-trick"].construct
    assert construct is not None
    low = next(construct(RULES, 5))
    hands = perform(GAME, RULES, low, {}, as_it_lies(low)).claims["hands"]
    assert {card[0] for card in hands[1] + hands[3]} == set("9JQ")


def test_the_same_seed_constructs_the_same_deals() -> None:
    ruleset = GAME.ruleset({})
    for lesson in LESSONS:
        if lesson.construct:
            one, other = lesson.construct(ruleset, 3), lesson.construct(ruleset, 3)
            assert [next(one) for _ in range(3)] == [next(other) for _ in range(3)]
            assert next(lesson.construct(ruleset, 4)) != next(lesson.construct(ruleset, 3))


# --- facts


@pytest.mark.clause("HP-01", "HP-04", "HP-05", "HP-08", "HP-14", "HP-17", "HP-23")
def test_the_facts_are_those_of_the_rules() -> None:
    known = facts(GAME.ruleset({}))
    assert (known["players"], known["cards_used"], known["hand_size"]) == (4, 4 * 6 * 2, 12)
    assert known["unseen"] == 3
    assert (known["deals"], known["tricks_per_deal"]) == (4, 12)
    assert known["rank_order"] == ["A", "10", "K", "Q", "J", "9"]
    assert known["listed_order"] == ["A", "K", "Q", "J", "10", "9"]
    assert (known["trick_points"], known["points_per_counter"], known["last_trick_points"]) == (3 * 8 + 1, 1, 1)
    assert known["meld_points"] == {
        "aces": [10, 100],
        "dix": [1, 2],
        "jacks": [4, 40],
        "kings": [8, 80],
        "marriage": [2, 4],
        "pinochle": [4, 30],
        "queens": [6, 60],
        "royal-marriage": [4, 8],
        "run": [15, 150],
    }
    assert facts(GAME.ruleset({"rank_order": "AKQJT9"}))["rank_order"] == known["listed_order"]
    assert (known["min_bid"], known["meld_needs"], known["must_head"]) == (1, "pair", False)


def test_a_deal_found_by_search_is_the_seed_s() -> None:
    record = pinned("under-ruff").record
    assert record.provenance is not None
    setup = deal(GAME, GAME.ruleset({}), record.provenance["seed"], record.provenance["index"])
    assert setup == record.setup


# --- how it is told


@pytest.mark.clause("HP-04", "HP-05", "HP-06", "HP-13", "HP-18")
def test_the_tables_of_a_whole_deal_are_the_record_s() -> None:
    for record in hands(GAME, RULES, "sensible", 8, 10, ""):
        scene = watch(GAME, record)
        claims, stock, start = record.claims, record.setup["stock"], record.setup["start"]
        assert claims is not None
        got: list[list[str]] = [[], [], [], []]
        for at, (number, *cells) in enumerate(drafted(scene).rows):
            assert number.facts["number"] == at + 1
            assert sorted(cell.facts["card"] for cell in cells) == sorted(stock[4 * at : 4 * at + 4])
            assert [seat for seat, cell in enumerate(cells) if cell.facts["kept"]] == [(start + at) % 4]
            for seat, cell in enumerate(cells):
                got[seat].append(cell.facts["card"])
        assert [sorted(cards) for cards in got] == [*map(sorted, claims["hands"])]
        head, rows = auction(scene).head, auction(scene).rows
        assert [step.facts["seat"] for step in head] == [(start + 1 + i) % 4 for i in range(4)]
        said = [step for row in rows for step in row if step.code != "words.none"]
        assert [step.facts.get("number") for step in said] == [
            one.action.get("points") for one in scene.did("call", "pass")
        ]
        if claims["declarer"] is None:
            continue
        shown = hands_shown(scene).rows
        assert [sorted(row[1].facts["cards"]) for row in shown] == [*map(sorted, claims["hands"])]
        points = [row[3].facts["number"] for row in shown]
        assert [points[0] + points[2], points[1] + points[3]] == claims["meld_points"]
        for pair, *_, melds, taken, tricks_, score in result(scene).rows:
            side = pair.facts["pair"][0]
            assert pair.facts["pair"] == [side, side + 2]
            assert melds.facts["number"] == claims["meld_points"][side]
            assert taken.facts["number"] == scene.hand.outcome().tricks[side]
            assert tricks_.facts["number"] == claims["trick_points"][side]
            assert score.facts["number"] == claims["score"][side]


@pytest.mark.clause("HP-15", "HP-16")
def test_a_lead_that_cannot_lose_does_not_in_any_deal_that_is_possible() -> None:
    """What the seat does not see is dealt anew, within what was shown; the others play as high as they can."""
    chance, sure = random.Random(3), 0
    for record in hands(GAME, RULES, "sensible", 4, 12, ""):
        scene = watch(GAME, record)
        for trick in tricks(scene):
            lead = trick.leader
            if lead.code != "lead-sure":
                continue
            sure += 1
            assert trick.winner % 2 == lead.seat % 2
            for _ in range(8):
                assert winner_of(dealt_anew(scene, lead, chance), chance) % 2 == lead.seat % 2
    assert sure > 18


@pytest.mark.clause("HP-15", "HP-16")
def test_a_lead_that_can_lose_is_not_called_sure() -> None:
    """Of the leads of some deals: each that loses to an opponent, as played."""
    lost = 0
    for record in hands(GAME, RULES, "sensible", 5, 40, ""):
        scene = watch(GAME, record)
        for trick in tricks(scene):
            if trick.winner % 2 != trick.leader.seat % 2:
                assert trick.leader.code != "lead-sure"
                lost += 1
    assert lost > 60


def dealt_anew(scene: Scene, lead: Play, chance: random.Random) -> PinochleHand:
    """Give the hand before a lead in which all that its seat does not see lies elsewhere, where it can."""
    hand = scene.before(lead.at)
    assert isinstance(hand, PinochleHand)
    others = [seat for seat in range(4) if seat != lead.seat]
    for _ in range(200):
        pool = [card for seat in others for card in cards_in(hand.masks[seat] - hand.known[seat])]
        chance.shuffle(pool)
        made = {}
        for seat in others:
            made[seat] = [pool.pop() for _ in cards_in(hand.masks[seat] - hand.known[seat])]
        if not any(hand.lacks[seat] >> PACK.ints[card] & 3 for seat in others for card in made[seat]):
            for seat in others:
                hand.hands[seat] = sorted(cards_in(hand.known[seat]) + made[seat])
                hand.masks[seat] = sum(PACK.bits[card] for card in hand.hands[seat])
            break
    hand.do({key: value for key, value in lead.turn.action.items() if key != "legal"})
    return hand


def cards_in(mask: int) -> list[str]:
    """Give the codes of a mask."""
    return [code for code, card in PACK.ints.items() for _ in range(mask >> card & 3)]


def winner_of(hand: PinochleHand, chance: random.Random) -> int:
    """Play a trick to its end, the opponents' highest cards or any, and give who takes it."""
    over = len(hand.over)
    while len(hand.over) == over:
        legal = hand.legal()
        best = [card for card in legal.choices if hand.beats(card, hand.best[1])]
        card = chance.choice(best or list(legal.choices))
        hand.do({"do": "play", "seat": legal.seat, "card": card})
    return hand.over[-1].taker


@pytest.mark.clause("HP-13", "HP-18", "HP-19")
def test_what_is_remarked_of_a_bid_comes_true() -> None:
    told: Counter[str] = Counter()
    played = [watch(GAME, one) for policy in GAME.policies for one in hands(GAME, RULES, policy, 6, 30, "")]
    for scene in played:
        claims = scene.claims
        steps = remarks(scene) if claims["declarer"] is not None else []
        assert len(steps) <= 3
        assert [step.facts["trick"] for step in steps] == sorted(step.facts["trick"] for step in steps)
        for step in steps:
            told[step.code] += 1
            facts, pair = step.facts, claims["declarer"] % 2
            if step.code in ("remark.made", "remark.missed"):
                total = claims["meld_points"][pair] + claims["trick_points"][pair]
                assert (claims["score"][pair] > 0) == (total >= facts["bid"]) == (step.code == "remark.made")
                assert facts["points"] <= total if step.code == "remark.made" else facts["points"] >= total
    assert set(told) == {f"remark.{code}" for code in ("made", "missed", "sure")}
