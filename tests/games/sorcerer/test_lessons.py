"""The lessons of Sorcerer: each record shows what it says, and a deal that only nearly shows it is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from printkit.games.sorcerer.game import PACK, SIDES, points, takes
from printkit.games.sorcerer.lessons import LESSONS, facts, puzzles, whole
from printkit.games.sorcerer.lessons.scene import good, remarks, scores, tricks
from printkit.kit.resources import data_folder
from printkit.lessons.phrases import Teller
from printkit.lessons.quiz import Posed, prove
from printkit.rules.game import Action
from printkit.rules.lesson import Grid, Para, Scene, perform, watch
from printkit.rules.run import deal as dealt
from printkit.rules.scene import Puzzle
from tests.games.checks import performed
from tests.games.sorcerer.samples import GAME, RULESET, records
from tests.tongues import tongues

FOLDER = data_folder("templates") / "sorcerer"
BY_ID = {lesson.id: lesson for lesson in LESSONS}


def pinned(lesson: str) -> dict[str, Any]:
    value: dict[str, Any] = json.loads((FOLDER / "examples" / f"{lesson}.json").read_text(encoding="utf-8"))
    return value


def played(setup: dict[str, Any], given: list[tuple[int, int]], forced: list[str]) -> Scene:
    """Play a deal: bids and first cards as given, the rest with sense."""
    bids: list[Action] = [{"do": "bid", "hand": own, "dummy": dummy} for own, dummy in given]
    return performed(GAME, RULESET, setup, [*bids, *({"do": "play", "card": card} for card in forced)])


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


@pytest.mark.parametrize("lesson", BY_ID)
def test_the_pinned_deal_shows_its_lesson(lesson: str) -> None:
    assert found(lesson, again(lesson)) is not None


@pytest.mark.parametrize("lesson", ["joker-able", "two-jokers", "joker-led"])
def test_another_card_in_its_place_does_not_show_it(lesson: str) -> None:
    scene = again(lesson)
    sight = found(lesson, scene)
    play = next(play for play in tricks(scene)[sight.trick - 1].plays if play.seat == sight.seat)
    assert len(play.legal) > 1
    for card in play.legal:
        other = found(lesson, again(lesson, play.at - 3, (card,)))
        assert (other is not None and other[1:] == sight[1:]) == (card == play.card), card


@pytest.mark.clause("SO-08")
@pytest.mark.parametrize("lead", ["AS", "5C"])
def test_player_leads_needs_an_ace_that_wins(lead: str) -> None:
    """C leads the 8 of diamonds, and A's ace takes it."""
    assert where("player-leads", again("player-leads", 0, (lead,))) is None
    assert where("player-leads", again("player-leads", 0, hands=swapped("player-leads", "AD", "9H"))) is None


@pytest.mark.clause("SO-08", "SO-15")
def test_dummy_leads_needs_a_dummy_that_won_and_an_owner_who_takes_the_next() -> None:
    scene = again("dummy-leads")
    first, second = tricks(scene)[:2]
    assert first.winner == second.leader.seat == 3
    assert second.winner == 0
    king = next(play for play in second.plays if play.seat == 0)
    for card in king.legal:
        assert (where("dummy-leads", again("dummy-leads", king.at - 3, (card,))) == 2) == takes(card, "9C")


@pytest.mark.clause("SO-07")
def test_a_dummy_that_sits_out_is_refused_by_the_engine() -> None:
    scene = again("player-leads")
    trick = tricks(scene)[0]
    for seat in trick.idle:
        for play in trick.plays:
            card = scene.setup["hands"][seat][0]
            refusal = scene.before(play.at).refusal({"do": "play", "seat": seat, "card": card})
            assert refusal is not None
            assert refusal.code == "sits-out"


@pytest.mark.clause("SO-09")
def test_joker_able_needs_a_suit_that_loses() -> None:
    """A has the ace of diamonds instead of the 10, and B's dummy the 10."""
    cards = ("2D", "QD", "TD", "R1")
    scene = again("joker-able", 0, cards, hands=swapped("joker-able", "AD", "TD"))
    assert where("joker-able", scene) != 1


@pytest.mark.clause("SO-09", "SO-10")
@pytest.mark.parametrize("lesson", ["two-jokers", "joker-led"])
def test_who_has_too_many_tricks_is_not_told_to_have_what_it_bid(lesson: str) -> None:
    value, sight = pinned(lesson), found(lesson, again(lesson))
    bids = [[action["hand"], action["dummy"]] for action in value["actions"][:3]]
    owner = next(at for at, one in enumerate(value["actions"][:3]) if one["seat"] == sight.seat % 3)
    bids[owner][sight.seat // 3] -= 1
    cards = [action["card"] for action in value["actions"][3:]]
    over = played(value["setup"], [(hand, dummy) for hand, dummy in bids], cards)
    assert where(lesson, over) != sight.trick


@pytest.mark.clause("SO-10")
def test_joker_led_needs_a_spade_that_loses() -> None:
    scene = again("joker-led")
    sight = found("joker-led", scene)
    trick = tricks(scene)[sight.trick - 1]
    assert trick.leader.seat == trick.winner
    (spade,) = (play for play in trick.plays if play.suit == "S")
    other = next(card for card in spade.legal if card[-1] != "S")
    after = [play.card for play in trick.plays if play.at > spade.at]
    assert where("joker-led", again("joker-led", spade.at - 3, (other, *after))) != sight.trick


@pytest.mark.clause("SO-16")
def test_bid_needs_a_bid_of_nothing_and_a_sum_that_is_not_nine() -> None:
    value = pinned("bid")
    bids = [(action["hand"], action["dummy"]) for action in value["actions"][:3]]
    cards = [action["card"] for action in value["actions"][3:]]
    assert 0 in [number for both in bids[1:] for number in both]
    for rest, shown in (([(3, 1), (3, 0)], True), ([(3, 1), (3, 1)], False), ([(3, 0), (3, 0)], False)):
        assert (found("bid", played(value["setup"], [bids[0], *rest], cards)) is not None) == shown
    assert found("bid", played(value["setup"], [(bids[0][0] + 1, bids[0][1]), *bids[1:]], cards)) is None


def scenes(count: int) -> list[Scene]:
    return [perform(GAME, RULESET, dealt(GAME, RULESET, 5, index), {}) for index in range(count)]


@pytest.mark.clause("SO-12")
@pytest.mark.parametrize("part", [0, 1])
def test_scored_deal_needs_an_exact_hand_and_an_exact_dummy(part: int) -> None:
    scene, value = again("scored-deal"), pinned("scored-deal")
    bids = [(action["hand"], action["dummy"]) for action in value["actions"][:3]]
    won = scene.claims["tricks_won"]
    for at, player in enumerate(action["seat"] for action in value["actions"][:3]):
        if bids[at][part] == won[SIDES[player][part]]:
            bids[at] = (bids[at][0] + 1 - part, bids[at][1] + part)
    cards = [action["card"] for action in value["actions"][3:]]
    missed = sum(b != w for b, w, _ in scores(scene))
    scene = played(value["setup"], bids, cards)
    assert sum(b != w for b, w, _ in scores(scene)) == missed + 1
    assert found("scored-deal", scene) is None


@pytest.mark.clause("SO-13", "SO-14")
def test_scored_deal_needs_the_ninth_deal_and_a_tie() -> None:
    before = pinned("scored-deal")["setup"]["scores_before"]
    assert found("scored-deal", again("scored-deal", hand_no=8)) is None
    for player in range(3):
        ahead = [points + 10 * (player == one) for one, points in enumerate(before)]
        assert found("scored-deal", again("scored-deal", scores_before=ahead)) is None


@pytest.mark.clause("SO-12")
def test_scores_are_the_engine_s() -> None:
    for scene in scenes(30):
        made = scores(scene)
        assert all(value == points(seat, bid, won) for seat, (bid, won, value) in enumerate(made))
        assert scene.claims["score"] == [made[player][2] + made[player + 3][2] for player in range(3)]


def test_whole_hand_needs_good_sense_throughout() -> None:
    value = pinned("whole-hand")
    lead = value["actions"][3]
    other = next(card for card in lead["legal"] if card != lead["card"])
    assert found("whole-hand", again("whole-hand", 0, (other,))) is None


@pytest.mark.clause("SO-11")
def test_whole_hand_shows_leads_of_hands_and_dummies_and_both_jokers() -> None:
    scene = again("whole-hand")
    leaders = {trick.leader.seat for trick in tricks(scene)}
    assert {0, 1, 2} < leaders
    assert sum(trick.best.card[0] == "R" for trick in tricks(scene)) == 2
    assert sum(play.seat > 2 for trick in tricks(scene) for play in trick.plays) == 9


def every_trick(count: int = 30) -> Any:
    for policy in ("random", "sensible"):
        for record in records(policy, seed=9, count=count):
            scene = watch(GAME, record)
            yield from ((scene, trick) for trick in tricks(scene))


def test_a_lead_that_is_called_good_wins_or_loses_to_its_own_owner() -> None:
    """And none of the cards that its owner cannot see would beat it, wherever they lie."""
    seen = 0
    for scene, trick in every_trick():
        if good(trick, scene):
            seen += 1
            assert trick.winner % 3 == trick.leader.seat % 3
            hand: Any = scene.before(trick.leader.at)
            hidden = hand.view(trick.leader.seat).unseen()
            assert not any(
                takes(card, trick.leader.card) for card in PACK.codes if hidden >> PACK.ints[card] & 1
            )
    assert seen > 40


def test_a_lead_is_not_called_good_while_a_hidden_card_beats_it() -> None:
    """The ace of hearts wins, but might have been ruffed; no hidden card beats the king of spades."""
    scene = again("whole-hand")
    first, third = tricks(scene)[0], tricks(scene)[2]
    assert first.leader.card == first.best.card == "AH"
    assert not good(first, scene)
    assert third.leader.card == "KS"
    assert good(third, scene)


def test_remarks_are_what_the_engine_says() -> None:
    """Of deals that nobody has looked at: who sits out, who has what was bid, what could have been played."""
    told = [(scene, step) for scene in {id(s): s for s, _ in every_trick()}.values() for step in remarks(scene)]
    for scene, step in told:
        facts = step.facts
        trick = tricks(scene)[facts["trick"] - 1]
        play = next(one for one in trick.plays if one.seat == facts["seat"])
        code = step.code.partition(".")[2]
        assert play.card == facts["card"]
        assert code != "good" or good(trick, scene)
        if code == "idle":
            refusal = scene.before(trick.plays[-1].at).refusal(
                {"do": "play", "seat": facts["idle"], "card": facts["other"]}
            )
            assert refusal is not None
            assert refusal.code == "sits-out"
            assert takes(facts["other"], trick.best.card)
        if code in ("full", "under"):
            assert not takes(play.card, facts["best"])
            assert any(takes(card, facts["best"]) for card in play.legal)
        if code == "full":
            hand: Any = scene.before(play.at)
            assert hand.won[play.seat] == hand.bids[play.seat] == facts["bid"]
    codes = {step.code for _, step in told}
    assert codes == {"remark.good", "remark.idle", "remark.under", "remark.full"}
    assert all(len(remarks(scene)) <= 3 for scene, _ in told)


@pytest.mark.parametrize("policy", ["random", "sensible"])
@pytest.mark.parametrize("lang", tongues(GAME.id)[:-1])
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
    assert (KNOWN["players"], KNOWN["pack"], KNOWN["hand_size"], KNOWN["tricks_per_deal"]) == (3, 54, 9, 9)
    assert (KNOWN["deals"], KNOWN["most_bid"], KNOWN["trump"]) == (9, 9, "S")
    assert "".join(KNOWN["rank_order"]) == "AKQJ1098765432"


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
