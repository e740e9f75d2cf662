"""Trick-taking as a game takes it up: three players, no trump, one hand a game."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest

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
    with pytest.raises(record.RecordError) as raised:
        record.read(json.dumps(plain), lambda id: GAME)
    assert raised.value.where is not None and str(path[0]) in raised.value.where


def test_a_card_that_is_dealt_twice_is_refused() -> None:
    (one,) = hands(GAME, RULES, "random", 1, 1, "test")
    plain = json.loads(record.line(one))
    plain["setup"]["hands"][1][0] = plain["setup"]["hands"][0][0]
    with pytest.raises(record.RecordError, match="is there twice"):
        record.read(json.dumps(plain), lambda id: GAME)
