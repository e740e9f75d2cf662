"""The lessons of Sorcerer: each record shows what it says, and a deal that only nearly shows it is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from printkit.games.sorcerer.game import points, takes
from printkit.games.sorcerer.lessons import LESSONS, facts
from printkit.games.sorcerer.lessons.judges import led_by
from printkit.games.sorcerer.lessons.puzzles import puzzles
from printkit.games.sorcerer.lessons.regret import regretted
from printkit.games.sorcerer.lessons.scene import bids, certain, left_over, owner, tricks
from printkit.games.sorcerer.lessons.whole import whole
from printkit.kit.resources import data_folder
from printkit.lessons.phrases import Teller
from printkit.lessons.quiz import Posed, prove
from printkit.rules.lesson import Grid, Para, Scene, perform, watch
from printkit.rules.puzzle import Puzzle
from printkit.rules.record import Record
from printkit.rules.run import deal as dealt
from tests.games.sorcerer.samples import GAME, RULESET, deal, records

FOLDER = data_folder("templates") / "sorcerer"
BY_ID = {lesson.id: lesson for lesson in LESSONS}


def pinned(lesson: str) -> dict[str, Any]:
    value: dict[str, Any] = json.loads((FOLDER / "examples" / f"{lesson}.json").read_text(encoding="utf-8"))
    return value


def played(setup: dict[str, Any], given: list[tuple[int, int]], forced: list[str]) -> Scene:
    """Play a deal: bids and first cards as given, the rest with sense."""
    hand = GAME.start(RULESET, setup)
    actions: list[Any] = []
    while not hand.finished:
        legal, done = hand.legal(), len(actions)
        if done < len(given):
            action: Any = {"do": "bid", "seat": legal.seat, "hand": given[done][0], "dummy": given[done][1]}
        elif 3 <= done < 3 + len(forced):
            action = {"do": "play", "seat": legal.seat, "card": forced[done - 3]}
        else:
            action = GAME.policies["sensible"](hand.view(legal.seat), iter(())).action
        hand.do(action)
        actions.append({**action, "legal": list(legal.choices)} if legal.claimed else action)
    return watch(GAME, Record(GAME.id, GAME.written(RULESET), setup, tuple(actions), hand.claims()))


def again(lesson: str, plays: int = 36, last: tuple[str, ...] = (), **changes: Any) -> Scene:
    """Play a pinned deal again: its bids, so many of its cards, then ``last``; parts of its setup changed."""
    value = pinned(lesson)
    given = [(action["hand"], action["dummy"]) for action in value["actions"][:3]]
    cards = [action["card"] for action in value["actions"][3 : 3 + plays]]
    return played({**value["setup"], **changes}, given, [*cards, *last])


def swapped(lesson: str, one: str, other: str) -> list[list[str]]:
    """Give the hands of a pinned record with two cards changed over."""
    names = {one: other, other: one}
    return [[names.get(card, card) for card in hand] for hand in pinned(lesson)["setup"]["hands"]]


def found(lesson: str, scene: Scene) -> Any:
    return BY_ID[lesson].judge(scene)


def where(lesson: str, scene: Scene) -> int | None:
    """Give the trick in which a scene shows a lesson (0: the whole deal), None if it does not."""
    sight = found(lesson, scene)
    return None if sight is None else sight.trick


def first_of(lesson: str) -> int:
    """Give how many cards were played before the trick that a pinned record shows."""
    return 4 * (found(lesson, again(lesson)).trick - 1)


@pytest.mark.parametrize("lesson", BY_ID)
def test_the_pinned_deal_shows_its_lesson(lesson: str) -> None:
    assert found(lesson, again(lesson)).clarity > 70


@pytest.mark.clause("SO-08")
@pytest.mark.parametrize("lead", ["AS", "TC"])
def test_player_leads_needs_an_ace_that_wins(lead: str) -> None:
    assert where("player-leads", again("player-leads", 0, (lead,))) is None
    assert where("player-leads", again("player-leads", 0, hands=swapped("player-leads", "AH", "9H"))) is None


@pytest.mark.clause("SO-08")
def test_dummy_leads_needs_a_dummy_that_won() -> None:
    """C has the ace of hearts, and takes the first trick from A's dummy."""
    scene = again("dummy-leads", 2, ("KH", "AH"), hands=swapped("dummy-leads", "AH", "TH"))
    assert scene.claims["tricks"][0]["winner"] == 2
    assert where("dummy-leads", again("dummy-leads")) == 2
    assert where("dummy-leads", scene) != 2


@pytest.mark.clause("SO-07")
@pytest.mark.parametrize(("card", "shown"), [("AH", False), ("KC", True)])
def test_dummies_sit_out_needs_a_card_that_would_win(card: str, shown: bool) -> None:
    """B's dummy gives the ace of hearts, or another card, to A's for the 7 of diamonds."""
    scene = again("dummies-sit-out", 4, hands=swapped("dummies-sit-out", card, "7D"))
    assert (where("dummies-sit-out", scene) == 1) == shown


@pytest.mark.clause("SO-07")
def test_a_dummy_that_sits_out_is_refused_by_the_engine() -> None:
    scene = again("dummies-sit-out")
    sight = found("dummies-sit-out", scene)
    action = {"do": "play", "seat": sight.seat, "card": sight.card}
    for at in range(3, 7):
        refusal = scene.before(at).refusal(action)
        assert refusal is not None
        assert refusal.code == "sits-out"
    assert tricks(scene)[1].dummy == sight.seat


@pytest.mark.clause("SO-06")
def test_refused_play_needs_a_spade_to_be_tempted_by() -> None:
    """B has one spade, and is the one that the lesson is about; without it, somebody else may be."""
    assert found("refused-play", again("refused-play")).seat == 1
    sight = found("refused-play", again("refused-play", 3, hands=swapped("refused-play", "JS", "2C")))
    assert sight is None or sight.seat != 1


@pytest.mark.clause("SO-06")
@pytest.mark.parametrize(("card", "shown"), [("2S", True), ("8S", True), ("2H", False), ("JC", False)])
def test_spade_ruff_needs_a_spade(card: str, shown: bool) -> None:
    assert (where("spade-ruff", again("spade-ruff", 3, (card,))) == 1) == shown


@pytest.mark.clause("SO-09")
@pytest.mark.parametrize(("card", "shown"), [("R1", True), ("QD", False), ("2D", False)])
def test_joker_able_needs_a_joker(card: str, shown: bool) -> None:
    assert (where("joker-able", again("joker-able", 3, (card,))) == 1) == shown


@pytest.mark.clause("SO-09")
def test_joker_able_needs_diamonds_that_lose() -> None:
    """B has the ace of diamonds, and A played only the queen."""
    cards = ("3D", "QD", "4D", "R1")
    scene = again("joker-able", 0, cards, hands=swapped("joker-able", "AD", "QD"))
    assert where("joker-able", scene) != 1


@pytest.mark.clause("SO-09")
def test_two_jokers_need_both_in_one_trick() -> None:
    value = pinned("two-jokers")
    start = first_of("two-jokers")
    cards = [action["card"] for action in value["actions"][3 + start : 7 + start]]
    second = max(at for at, card in enumerate(cards) if card[0] == "R")
    at = 3 + start + second
    for other in value["actions"][at]["legal"]:
        scene = again("two-jokers", start + second, (other,))
        assert (where("two-jokers", scene) == start // 4 + 1) == (other == cards[second])


@pytest.mark.clause("SO-10")
@pytest.mark.parametrize(("lead", "shown"), [("R1", True), ("JH", False), ("JS", False)])
def test_joker_led_needs_the_joker_led(lead: str, shown: bool) -> None:
    assert (where("joker-led", again("joker-led", 0, (lead,))) == 1) == shown


@pytest.mark.clause("SO-10")
@pytest.mark.parametrize(("card", "shown"), [("4S", True), ("AS", True), ("8H", False), ("JC", False)])
def test_joker_led_needs_a_spade_that_loses(card: str, shown: bool) -> None:
    scene = again("joker-led", 1, (card, "2H"))
    assert (where("joker-led", scene) == 1) == shown


@pytest.mark.clause("SO-16")
def test_bid_needs_a_bid_of_nothing_and_a_sum_that_is_not_nine() -> None:
    value = pinned("bid")
    first, *rest = [(action["hand"], action["dummy"]) for action in value["actions"][:3]]
    assert 0 in [number for both in rest for number in both]
    assert found("bid", played(value["setup"], [first, (2, 0), (3, 1)], [])) is not None
    assert found("bid", played(value["setup"], [first, (2, 1), (3, 1)], [])) is None
    assert found("bid", played(value["setup"], [first, (2, 0), (2, 0)], [])) is None  # nine in all
    assert found("bid", played(value["setup"], [(first[0] + 1, first[1]), *rest], [])) is None


def scenes(count: int) -> list[Scene]:
    return [perform(GAME, RULESET, dealt(GAME, RULESET, 5, index), {}) for index in range(count)]


@pytest.mark.clause("SO-11")
def test_dummy_cards_are_one_for_each_trick_led() -> None:
    seen = 0
    for scene in scenes(40):
        own, itself = led_by(scene)
        numbers = [9 - len(left_over(scene, seat)) for seat in (3, 4, 5)]
        assert numbers == [one + other for one, other in zip(own, itself, strict=True)]
        assert sum(numbers) == facts(RULESET)["dummy_cards_played"]
        both = any(a and b for a, b in zip(own, itself, strict=True))
        assert (found("dummy-cards", scene) is not None) == (len(set(numbers)) == 3 and both)
        seen += found("dummy-cards", scene) is not None
    assert 0 < seen < 40


@pytest.mark.clause("SO-12")
@pytest.mark.parametrize("seat", range(6))
def test_scored_deal_needs_each_kind_of_miss(seat: int) -> None:
    """Each hand and dummy in turn bids what it takes: the one that was over or under is missing."""
    scene = again("scored-deal")
    won, made = scene.claims["tricks_won"], list(bids(scene))
    exact = made[seat] == won[seat]
    made[seat] = won[seat] + 1 if exact else won[seat]
    order = [(made[player], made[3 + player]) for player in (1, 2, 0)]
    cards = [action["card"] for action in pinned("scored-deal")["actions"][3:]]
    assert found("scored-deal", played(pinned("scored-deal")["setup"], order, cards)) is None


@pytest.mark.clause("SO-12")
def test_scores_are_the_engine_s() -> None:
    for scene in scenes(30):
        made, won = bids(scene), scene.claims["tricks_won"]
        each = [points(seat, made[seat], won[seat]) for seat in range(6)]
        assert scene.claims["score"] == [each[player] + each[player + 3] for player in range(3)]


@pytest.mark.clause("SO-13", "SO-14")
def test_last_deal_needs_the_ninth_deal_and_a_tie() -> None:
    before = pinned("last-deal")["setup"]["scores_before"]
    assert found("last-deal", again("last-deal")) is not None
    assert found("last-deal", again("last-deal", hand_no=8)) is None
    for player in range(3):
        ahead = [points + 10 * (player == one) for one, points in enumerate(before)]
        assert found("last-deal", again("last-deal", scores_before=ahead)) is None


def test_whole_hand_needs_good_sense_throughout() -> None:
    value = pinned("whole-hand")
    lead = value["actions"][3]
    other = next(card for card in lead["legal"] if card != lead["card"])
    assert found("whole-hand", again("whole-hand", 0, (other,))) is None


@pytest.mark.clause("SO-09")
def test_whole_hand_needs_the_jokers_apart() -> None:
    value = pinned("whole-hand")
    hands = value["setup"]["hands"]
    one, two = (next(i for i, hand in enumerate(hands) if joker in hand) for joker in ("R1", "R2"))
    spare = next(card for card in hands[one] if card != "R1")
    assert one != two
    assert found("whole-hand", again("whole-hand", 0, hands=swapped("whole-hand", "R2", spare))) is None


def test_whole_hand_is_played_well_to_its_end() -> None:
    """C's dummy still needs a trick in the ninth: with another card it would have missed its bid."""
    assert not regretted(again("whole-hand"))
    play = tricks(again("whole-hand"))[-1].plays[2]
    assert play.seat == 5
    assert bids(again("whole-hand"))[5] == 1
    other = next(card for card in play.legal if not takes(card, play.card) and card != play.card)
    worse = again("whole-hand", 34, (other,))
    assert regretted(worse)
    assert found("whole-hand", worse) is None


def test_a_deal_at_random_is_mostly_regretted() -> None:
    told = [regretted(watch(GAME, record)) for record in records("random", seed=2, count=12)]
    assert sum(told) > 9


def test_what_is_certain_wins_or_loses_to_its_own_owner() -> None:
    seen = 0
    for policy in ("random", "sensible"):
        for record in records(policy, seed=9, count=30):
            scene = watch(GAME, record)
            for trick in tricks(scene):
                for play in trick.plays:
                    if certain(trick, play, scene):
                        seen += 1
                        assert owner(trick.winner) == owner(play.seat)
                assert certain(trick, trick.plays[-1], scene) == (trick.winner == trick.plays[-1].seat)
    assert seen > 200


def test_certain_is_only_what_the_owner_can_see() -> None:
    """The jack of hearts wins the first trick, but its owner could not be sure; of the first joker B can."""
    scene = again("whole-hand")
    first, fourth = tricks(scene)[0], tricks(scene)[3]
    assert first.best.card == "JH"
    assert not certain(first, first.best, scene)
    assert fourth.best.card == "R2"
    assert certain(fourth, fourth.best, scene)


@pytest.mark.parametrize("policy", ["random", "sensible"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_any_deal_can_be_told(policy: str, lang: str) -> None:
    for record in records(policy, seed=7, count=3, mixed=True):
        scene = watch(GAME, record)
        teller = Teller(GAME.id, lang, 0)
        told: list[str] = []
        for block in whole(scene).blocks:
            if isinstance(block, Para):
                told += [teller.tell(step) for step in block.steps]
            elif isinstance(block, Grid):
                told += [teller.tell(step) for row in (block.head, *block.rows) for step in row]
        text = " ".join(told)
        for action in record.actions[3:]:
            assert f"{{card:{action['card']}}}" in text


@pytest.mark.clause("SO-02", "SO-06", "SO-09")
def test_which_card_beats_which_is_as_the_engine_says() -> None:
    for record in records("random", seed=3, count=40):
        scene = watch(GAME, record)
        for trick in tricks(scene):
            best = trick.plays[0]
            for play in trick.plays[1:]:
                best = play if takes(play.card, best.card) else best
            assert best.seat == trick.winner


# --- puzzles


def asked(kind: str, count: int = 12) -> list[tuple[Scene, Puzzle]]:
    return [(scene, one) for scene in scenes(count) for one in puzzles(scene) if one.kind == kind]


@pytest.mark.clause("SO-06", "SO-07", "SO-09", "SO-10", "SO-12")
def test_every_puzzle_is_proven_and_its_place_is_its_own() -> None:
    for scene in scenes(12):
        made = list(puzzles(scene))
        assert {one.kind for one in made} == {"may-play", "plays-next", "scores", "who-wins"}
        assert len({(one.kind, one.at) for one in made}) == len(made)
        for one in made:
            prove(Posed(one, scene))


def test_no_figure_gives_the_answer_away() -> None:
    for _, one in asked("plays-next"):
        assert one.figure.values["asks"] == "next"
        assert [step.code for step in one.figure.alt] == ["alt.so-far"]
    for _, one in asked("may-play"):
        assert one.figure.values["legal"] == one.figure.values["hand"]
        assert [step.code for step in one.figure.alt] == ["alt.trick", "alt.holds"]
    for _, one in asked("who-wins"):
        assert one.figure.values["winner"] == ""
        assert one.figure.alt[0].facts["winner"] is None


@pytest.mark.clause("SO-12")
def test_an_exact_nothing_is_the_hardest_score() -> None:
    for scene, one in asked("scores", 60):
        facts = one.figure.values
        kept = [
            facts[f"{part}_won"] for part in ("hand", "dummy") if facts[f"{part}_won"] == facts[f"{part}_bid"]
        ]
        assert (one.grade == 3) == (0 in kept)
        assert (one.grade == 1) == (not kept)
        assert one.truth == scene.claims["score"][int(facts["seat"])]


# --- facts

KNOWN = facts(RULESET)


def test_the_numbers_of_the_game() -> None:
    assert KNOWN["pack"] == 52 + KNOWN["jokers"] == 3 * KNOWN["dealt_each"]
    assert (KNOWN["players"], KNOWN["hand_size"], KNOWN["tricks_per_deal"], KNOWN["deals"]) == (3, 9, 9, 9)
    assert KNOWN["deals_each"] * KNOWN["players"] == KNOWN["deals"]
    assert (KNOWN["least_bid"], KNOWN["most_bid"]) == (0, 9)
    assert "".join(KNOWN["rank_order"]) == "AKQJ1098765432"
    assert KNOWN["dummy_cards_played"] + KNOWN["dummy_cards_left"] == 27
    assert KNOWN["dummies_out"] == 2
    assert KNOWN["trump"] == "S"


@pytest.mark.clause("SO-08")
@pytest.mark.parametrize("player", range(3))
def test_the_order_is_that_of_the_clause(player: int) -> None:
    left, right, dummy = (player + 1) % 3, (player + 2) % 3, 3 + player
    assert KNOWN["order"][player] == [player, left, dummy, right]
    assert KNOWN["order"][dummy] == [dummy, right, player, left]


@pytest.mark.clause("SO-12")
def test_the_points_are_those_of_the_clause() -> None:
    assert KNOWN["hand_points"] == [tricks_won + 1 for tricks_won in range(10)]
    assert KNOWN["dummy_points"] == [2 * tricks_won + 1 for tricks_won in range(10)]
    assert KNOWN["lost_per_trick"] == 1


SPADES = """
    2C 3C 4C 5C 6C 7C 8C 9C TC | 2S 3S 4S JC QC KC AC 2H 3H | 5S 6S 7S 4H 5H 6H 7H 8H 9H
    AS KS QS JS TS 9S 8S R1 R2 | TH JH QH KH AH 2D 3D 4D 5D | 6D 7D 8D 9D TD JD QD KD AD
"""
"""Player 0's dummy holds nothing but winners; with the first line's hand for it, the hand does."""


def _all_nine(hands: list[list[str]], bid: tuple[int, int], wins: Callable[[str], bool]) -> Scene:
    setup = {"hand_no": 1, "dealer": 2, "hands": hands, "scores_before": [0, 0, 0]}
    hand = GAME.start(RULESET, setup)
    forced: list[str] = []
    for both in (bid, (0, 0), (0, 0)):
        hand.do({"do": "bid", "seat": hand.to_move, "hand": both[0], "dummy": both[1]})
    while not hand.finished:
        choices = hand.legal().choices
        card = next((one for one in choices if wins(one)), choices[0])
        forced.append(card)
        hand.do({"do": "play", "seat": hand.to_move, "card": card})
    return played(setup, [bid, (0, 0), (0, 0)], forced)


@pytest.mark.clause("SO-12")
def test_the_most_and_the_least_points_are_reached() -> None:
    """The dummy takes all nine tricks as bid; or the hand does, and all nine had been bid for the dummy."""
    dummy = deal(SPADES)
    top = set(dummy[3])
    scene = _all_nine(dummy, (0, 9), lambda card: card in top)
    assert scene.claims["tricks_won"] == [0, 0, 0, 9, 0, 0]
    assert scene.claims["score"][0] == KNOWN["most_deal_points"] == 20
    hand = [dummy[3], *dummy[1:3], dummy[0], *dummy[4:]]
    scene = _all_nine(hand, (0, 9), lambda card: card in top)
    assert scene.claims["tricks_won"][0] == 9
    assert scene.claims["score"][0] == KNOWN["least_deal_points"] == -18


@pytest.mark.parametrize("policy", ["random", "sensible"])
def test_no_deal_is_outside_the_bounds(policy: str) -> None:
    for record in records(policy, seed=11, count=60):
        assert record.claims is not None
        for score in record.claims["score"]:
            assert KNOWN["least_deal_points"] <= score <= KNOWN["most_deal_points"]
