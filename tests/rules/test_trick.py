"""Trick-taking as a game takes it up: three players, no trump, one hand a game."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest

from printkit.errors import RecordError
from printkit.rules import record
from printkit.rules.cards import Pack
from printkit.rules.game import Game, Reason, Refused
from printkit.rules.hand import make_game
from printkit.rules.replay import replay
from printkit.rules.run import hands
from printkit.rules.simulate import play_games
from printkit.rules.trick import TrickHand
from printkit.rules.view import RANDOM, random_card
from tests.games.checks import seen

NEEDED = TrickHand.needed


class Hand(TrickHand):
    """The lowest card takes a trick, whatever its suit: hearts before spades."""

    id = "low"
    pack = Pack("SH", "23456789")
    for_players = (3,)
    size = 5
    clauses: ClassVar = dict.fromkeys(NEEDED, "LO-01")
    reasons: ClassVar = {"any": ()}

    def __init__(self, ruleset: Any, setup: Any) -> None:
        super().__init__(ruleset, setup, leader=setup["dealer"])

    def may_play(self, seat: int) -> list[str]:
        return self.hands[seat]

    def why(self, seat: int, cards: list[str]) -> Reason:
        return Reason("any", "LO-02", {})

    def beats(self, card: str, best: str) -> bool:
        return ("23456789".index(card[0]), "HS".index(card[1])) < (
            "23456789".index(best[0]),
            "HS".index(best[1]),
        )

    def score(self) -> list[int]:
        return self.won


def first(view: Any, words: Any) -> Any:
    return view.play(view.legal[0], "first")


def game(hand: type[TrickHand]) -> Game:
    return make_game(hand, {"random": random_card, "sensible": first}, {**RANDOM, "first": ("card",)})


GAME = game(Hand)
RULES = GAME.ruleset({})


def test_a_hand_is_a_game() -> None:
    tally = play_games(GAME, RULES, ["sensible", "random"], 0, 0, 40)
    assert (tally.games, tally.hands, tally.card_plays) == (40, 40, 40 * 15)
    assert tally.sides == ("A", "B", "C")
    assert all(sum(tricks * times for tricks, times in counts.items()) > 0 for counts in tally.tricks)
    for one in hands(GAME, RULES, "random", 3, 50, "test"):
        assert one.claims is not None and one.claims["game_over"]
        score = one.claims["score"]
        assert sum(score) == 5 and one.claims["winners"] == [s for s in range(3) if score[s] == max(score)]
        assert replay(GAME, record.read(record.line(one), lambda id: GAME)).holds


def test_a_deal_is_of_the_pack_and_each_card_once() -> None:
    seen = set()
    for one in hands(GAME, RULES, "random", 1, 60, "test"):
        cards = [card for hand in one.setup["hands"] for card in hand]
        assert len(set(cards)) == 15 and set(cards) < set(Hand.pack.codes)
        seen |= set(cards)
    assert seen == set(Hand.pack.codes)


def test_a_copy_goes_on_apart() -> None:
    (one,) = hands(GAME, RULES, "random", 1, 1, "test")
    hand = GAME.start(RULES, dict(one.setup))
    for action in one.actions[:4]:
        hand.do(action)
    other = hand.copy()
    before = (seen(hand.view(0)), hand.to_move)
    for action in one.actions[4:]:
        other.do(action)
    assert other.finished and (seen(hand.view(0)), hand.to_move) == before
    assert other.claims() == one.claims
    with pytest.raises(Refused, match="hand-over"):
        other.legal()


def test_a_refusal_leaves_the_hand_as_it_was() -> None:
    (one,) = hands(GAME, RULES, "random", 1, 1, "test")
    hand = GAME.start(RULES, dict(one.setup))
    before = seen(hand.view(0))
    with pytest.raises(Refused) as raised:
        hand.do({**one.actions[0], "card": one.setup["hands"][1][0]})
    assert (raised.value.refusal.code, raised.value.where) == ("not-held", "actions[0].card")
    assert seen(hand.view(0)) == before


@pytest.mark.parametrize("missing", NEEDED)
def test_every_clause_is_asked_for(missing: str) -> None:
    class Lacking(Hand):
        clauses: ClassVar = {name: "LO-01" for name in NEEDED if name != missing}

    with pytest.raises(ValueError, match=f"Lacking.clauses lacks {missing}"):
        game(Lacking)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("setup", "hands", 0, 0), "TS"),
        (("setup", "hands", 0), ["2S"]),
        (("setup", "dealer"), 3),
        (("setup", "scores_before"), [0, 0]),
        (("actions", 0, "do"), "bid"),
        (("claims", "score"), [1]),
        (("claims", "tricks", 0, "trump"), "S"),
        (("claims", "winners"), [3]),
    ],
)
def test_what_is_no_record_is_refused(path: tuple[str | int, ...], value: object) -> None:
    (one,) = hands(GAME, RULES, "random", 1, 1, "test")
    plain = json.loads(record.line(one))
    inner = plain
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(RecordError) as raised:
        record.read(json.dumps(plain), lambda id: GAME)
    assert raised.value.where is not None and str(path[0]) in raised.value.where


def test_a_card_that_is_dealt_twice_is_refused() -> None:
    (one,) = hands(GAME, RULES, "random", 1, 1, "test")
    plain = json.loads(record.line(one))
    plain["setup"]["hands"][1][0] = plain["setup"]["hands"][0][0]
    with pytest.raises(RecordError, match="is there twice"):
        record.read(json.dumps(plain), lambda id: GAME)


class Plain(TrickHand):
    """The base's own rules: four players, two cards each, all of the usual pack."""

    id = "plain"
    for_players = (4,)
    size = 2
    clauses: ClassVar = dict.fromkeys(NEEDED, "PL-01")

    def __init__(self, ruleset: Any, setup: Any) -> None:
        super().__init__(ruleset, setup, leader=0, trump=setup.get("trump"))

    def score(self) -> list[int]:
        return self.won


def plain(cards: str, trump: str | None = None) -> Plain:
    hands = [hand.split() for hand in cards.split("|")]
    setup = {"hand_no": 1, "dealer": 3, "hands": hands, "scores_before": [0] * 4, "trump": trump}
    return Plain({"players": 4}, setup)


def test_the_base_has_suit_followed_by_who_can() -> None:
    hand = plain("KH 2C | QH AS | AC 2S | 3H 4H")
    assert hand.legal().choices == ("2C", "KH") and hand.legal().reason.code == "lead"
    hand.play("KH")
    assert hand.legal().choices == ("QH",) and hand.legal().reason.code == "must-follow"
    refusal = hand.refusal({"do": "play", "seat": 1, "card": "AS"})
    assert refusal is not None and (refusal.code, refusal.facts) == (
        "must-follow",
        {"suit": "H", "cards": ["QH"]},
    )
    hand.play("QH")
    assert hand.legal().choices == ("2S", "AC") and hand.legal().reason.code == "cannot-follow"


@pytest.mark.parametrize(
    ("card", "best", "trump", "wins"),
    [
        ("KH", "QH", None, True),
        ("QH", "KH", None, False),
        ("AS", "2H", None, False),
        ("2S", "AH", "S", True),
        ("AH", "2S", "S", False),
        ("3S", "2S", "S", True),
        ("AD", "2H", "S", False),
        ("AH", "KH", "H", True),
    ],
)
def test_the_base_has_trumps_and_higher_cards_win(card: str, best: str, trump: str | None, wins: bool) -> None:
    assert plain("KD 2C | QD 9S | AC TS | 3D 4D", trump).beats(card, best) is wins


def test_who_takes_a_trick_leads_the_next() -> None:
    hand = plain("KH 2C | QH AS | 3H 2S | AH 4H")
    for card in ["KH", "QH", "3H", "AH", "4H"]:
        hand.play(card)
    assert hand.over[0].taker == 3 and hand.trick == [(3, "4H")] and hand.won == [0, 0, 0, 1]
