"""Trick-taking as a game takes it up: three players, no trump, one hand a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from printkit.errors import GameError
from printkit.rules import record, scene, shape
from printkit.rules.cards import Pack
from printkit.rules.game import Action, Choice, Game, Legal, Option, Reason, Refusal, Refused
from printkit.rules.hand import always, make_game
from printkit.rules.lesson import Step, perform, watch
from printkit.rules.replay import replay
from printkit.rules.run import deal, hands, whole_games
from printkit.rules.scene import tricks
from printkit.rules.simulate import play_games
from printkit.rules.telling import trick_table
from printkit.rules.trick import TrickHand
from printkit.rules.trick_shapes import More
from printkit.rules.view import RANDOM, Trick, View, public, random_card
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
    hand = GAME.hand(RULES, dict(one.setup))
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
    hand = GAME.hand(RULES, dict(one.setup))
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


def test_the_base_gives_no_reason_that_is_not_so() -> None:
    """A class with other cards to play and no why() told that a left bower's holder had none of the suit."""
    hand = plain("KH JD | QH JD | AC 2S | 3H JH")
    for may, says in (
        (["JD"], "seat 1 may play JD of JD, QH, and not because suit is followed"),
        (["JD", "QH"], "seat 1 may play JD, QH of"),
    ):
        with pytest.raises(GameError, match=says):
            plain_after(hand, "KH").why(1, may)
    with pytest.raises(GameError, match="seat 0 may play JD of JD, KH"):
        hand.why(0, ["JD"])


@pytest.mark.parametrize(
    ("facts", "says"),
    [
        ({"suit": "D"}, "the reason must-follow names suit D, but KH was led and trumps are S"),
        ({"cards": ["QH", "AS"]}, "the reason must-follow names AS, but seat 1 may only play QH"),
        ({"suit": "S"}, None),  # as a left bower's would be
        ({"cards": ["QH"], "suit": "H"}, None),
        ({"cards": 1}, None),
    ],
)
def test_a_reason_that_is_not_so_is_neither_proven_nor_told(facts: Any, says: str | None) -> None:
    """A why() with the wrong suit was told, and printed in a book as proven."""

    class Wrong(Plain):
        def why(self, seat: int, cards: list[str]) -> Reason:
            reason = super().why(seat, cards)
            return reason._replace(facts={**reason.facts, **facts}) if reason.code == "must-follow" else reason

    wrong, hand = game(Wrong), plain("KH 2C | QH AS | AC 2S | 3H 4H", "S")
    lead = {"do": "play", "seat": 0, "card": "KH"}
    for card in ("QH", "AS"):
        actions = (lead, {"do": "play", "seat": 1, "card": card})
        made = record.Record("plain", {"players": 4}, {**hand.setup, "trump": "S"}, actions)
        if says is None:
            replay(wrong, made)
            continue
        with pytest.raises(GameError, match=says):
            replay(wrong, made)
        with pytest.raises(GameError, match=says):
            watch(wrong, made)


def plain_after(hand: Plain, card: str) -> Plain:
    after = hand.copy()
    after.play(card)
    return after


@pytest.mark.parametrize("score", [[1, 2, 3], [1.5, 0, 0, 0], [True, 0, 0, 0]])
def test_a_score_is_a_whole_number_for_each_side(score: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """A simulation counted halves that no record could hold."""
    monkeypatch.setattr(Plain, "score", lambda hand: score)
    with pytest.raises(GameError, match="not a whole number for each of the 4 sides"):
        play_games(game(Plain), {"players": 4}, ["random"], 0, 0, 1)


class Short(Plain):
    """Seat 2 sits out, and the hand ends with the first trick."""

    id = "short"
    uneven = True

    def __init__(self, ruleset: Any, setup: Any) -> None:
        super().__init__(ruleset, setup)
        self.in_trick = 3

    def next_seat(self, seat: int) -> int:
        return (seat + 1 + (seat == 1)) % 4

    def leads(self, taker: int) -> int:
        self.stage = None
        return taker


def test_a_hand_may_have_fewer_tricks_of_fewer_cards() -> None:
    short = game(Short)
    for one in hands(short, {"players": 4}, "random", 3, 20, "test"):
        assert one.claims is not None and [trick["seats"] for trick in one.claims["tricks"]] == [[0, 1, 3]]
        again = record.read(record.line(one), lambda id: short)
        assert replay(short, again).holds
        (trick,) = tricks(watch(short, again))
        picture = scene.picture(watch(short, again), trick, Step("alt"))
        assert (picture.values["order"], picture.values["winner"]) == ("0,1,3", trick.winner)
        assert picture.values["trump"] == "none"
        before = scene.picture(watch(short, again), trick.upto(lead := trick.leader), Step("alt"), hand=lead)
        assert (before.values["leader"], before.values["cards"], before.values["winner"]) == (0, "", "")
        assert before.values["hand"] == ",".join(lead.held), "an empty table, and who is to lead"
        (row,) = trick_table([trick], 4).rows
        assert row[3] == Step("cell.none")


def test_another_rule_of_who_wins_is_told_with_its_clause() -> None:
    """The winner that a record claims does not lead next: that was refused first, with the clause of turns."""

    class Other(Plain):
        clauses: ClassVar = {**Plain.clauses, "winner": "PL-09"}

        def beats(self, card: str, best: str) -> bool:
            return card[-1] == best[-1] and not super().beats(card, best)

    (one,) = hands(game(Plain), {"players": 4}, "random", 3, 1, "test")
    assert one.claims is not None
    first, second = replay(game(Other), one).findings
    assert (first.path, first.said) == ("claims.tricks[0].winner", one.claims["tricks"][0]["winner"])
    assert first.clause == "PL-09" and first.should_be == second.should_be
    assert second.path == "actions[4].seat" and second.refusal is not None
    (bare,) = replay(game(Other), one._replace(claims=None)).findings
    assert bare == second


def test_a_picture_says_nothing_of_trumps_with_suits_that_the_game_has_not() -> None:
    """Lanterns were trumps, and spades, hearts, diamonds and clubs were struck out in the middle."""
    (one,) = hands(GAME, RULES, "random", 3, 1, "test")
    seen = watch(GAME, one)
    assert [
        scene.picture(seen, tricks(seen)[0], Step("alt"), trump).values["trump"] for trump in (None, "S")
    ] == [
        "",
        "S",
    ]


class Token(Plain):
    """After each trick its taker says whether it takes a token."""

    id = "token"
    reasons: ClassVar = {**TrickHand.reasons, "token": ()}

    def leads(self, taker: int) -> int:
        self.stage = "token"
        return taker

    def legal_token(self) -> Legal:
        reason = Reason("token", "PL-01", {})
        return Legal("token", self.turn, ("no", "yes"), reason, claimed=False, about="take")

    def refusal_token(self, action: Action) -> Refusal | None:
        return None

    def do_token(self, action: Action) -> None:
        self.stage = "play" if len(self.over) < self.to_play else None


def token(view: View[Any], words: Any) -> Choice:
    if view.stage == "token":
        return view.decide("token", {}, take=view.choices[0])
    return view.play(view.legal[0], "first")


def test_a_stage_after_a_trick_is_asked_after_the_last_one_too() -> None:
    """It was left out after the last trick alone, and nothing said so."""
    rules, choices = {"players": 4}, {"token": (), "first": ("card",)}
    tokens = make_game(Token, {"sensible": token}, choices)
    (one,) = hands(tokens, rules, "sensible", 3, 1, "test")
    assert [action["do"] for action in one.actions] == [*["play"] * 4, "token"] * 2
    tally = play_games(tokens, rules, ["sensible"], 3, 0, 1)
    assert (tally.card_plays, tally.decisions) == (8, 10)


def test_what_is_public_cannot_be_changed_by_a_policy() -> None:
    """A policy that wrote into a dict of the hand's made records that did not hold."""

    class Seen(View[Any]):
        won, tokens, rows, named = public("won"), public("tokens"), public("rows"), public("named")
        tricks = public("over")

    hand = plain("KH 2C | QH AS | AC 2S | 3H 4H")
    vars(hand).update(tokens={"flame": None, "smoke": [1, 2]}, rows=[None, [1], {"S": {2}}], named={"A"})
    view = Seen(hand, 0)
    assert view.won == (0, 0, 0, 0) and view.named == frozenset("A") and type(view.named) is frozenset
    assert view.tokens == {"flame": None, "smoke": (1, 2)} and view.rows == (None, (1,), {"S": {2}})
    assert type(view.rows[2]["S"]) is frozenset
    for table in (view.tokens, view.rows[2]):
        with pytest.raises(TypeError, match="does not support item assignment"):
            table["flame"] = 0
    before = view.tokens
    vars(hand)["tokens"]["flame"] = 2
    assert before["flame"] is None, "what was seen stays as it was seen"
    hand.over.append(Trick(((0, "KH"),), 0, {"points": 3}))
    assert view.tricks[0].taker == 0


def test_a_seat_that_may_play_nothing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A policy found no card and was told as the fault, with nothing but an IndexError."""
    monkeypatch.setattr(Short, "trick_size", always(4))
    monkeypatch.setattr(Short, "__init__", Plain.__init__)
    monkeypatch.setattr(Short, "leads", Plain.leads)
    for policies in (["random"], ["sensible"]):
        with pytest.raises(GameError, match=r"may_play\(\) gives seat [013] no card"):
            play_games(game(Short), {"players": 4}, policies, 0, 0, 9)


@pytest.mark.parametrize(
    ("name", "given", "says"),
    [
        ("may_play", ["9H", "KH"], r"may_play\(\) gives seat 0 9H, which it does not hold"),
        ("may_play", None, r"may_play\(\) gives seat 0 no card\n  hint: it holds 2C, KH: which may it play"),
        ("may_play", [], r"may_play\(\) gives seat 0 no card\n  hint: it holds 2C, KH: which may it play"),
        ("legal_play", None, r"legal_play\(\) gives None"),
        ("winners", None, r"winners\(\) gives None"),
    ],
)
def test_what_a_game_gives_wrongly_is_told_with_its_method(name: str, given: Any, says: str) -> None:
    """It was a ValueError or an AttributeError in a file of printkit's, or in a policy."""
    hand = plain("KH 2C | QH AS | AC 2S | 3H 4H")
    vars(hand)[name] = lambda *asked: given
    with pytest.raises(GameError, match=says):
        hand.legal()
        for card in ("KH", "QH", "AC", "3H", "2C", "AS", "2S", "4H"):
            hand.play(card)
        hand.outcome()


class Asking(Token):
    """A decision that is a number."""

    @classmethod
    def more_shapes(cls, ruleset: Any) -> More:
        keys = {"do": shape.one_of(["token"]), "seat": shape.integer(0, 3), "take": shape.integer(0, 1)}
        return More(actions={"token": shape.table(keys)})

    def legal_token(self) -> Legal:
        return super().legal_token()._replace(choices=("0", "1"))

    def refusal_token(self, action: Action) -> Refusal | None:
        return None if action["take"] in (0, 1) else self.refuse(action, "not-held", "take")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (
            {"takes": 1},
            r"policy's token\(seat=\d, takes=1\): takes: there is no such key\n  hint: did you mean",
        ),
        ({}, r"policy's token\(seat=\d\): the key 'take' is missing\n  hint: call view.decide"),
        ({"take": "1"}, r'policy\'s token\(seat=\d, take="1"\): take: an integer is asked for'),
        ({"take": 2}, "2 is refused: not-held .*it may choose 0, 1"),
    ],
)
def test_a_decision_of_other_keys_is_told_as_the_policys(given: Any, says: str) -> None:
    """It was a KeyError in the method that looks whether it is allowed, or "3 is refused: it may choose 3"."""

    def policy(view: View[Any], words: Any) -> Choice:
        return view.decide("token", {}, **given) if view.stage == "token" else token(view, words)

    with pytest.raises((GameError, Refused), match=f"(?s){says}"):
        play_games(make_game(Asking, {"sensible": policy}, {}), {"players": 4}, ["sensible"], 3, 0, 1)


def test_what_a_policy_chooses_wrongly_is_told_with_what_it_might_have() -> None:
    wrong = make_game(Plain, {"sensible": lambda view, words: view.play("1S", "")}, {})
    with pytest.raises(Refused) as played:
        next(hands(wrong, {"players": 4}, "sensible", 3, 1, "test", 7))
    with pytest.raises(Refused) as counted:
        play_games(wrong, {"players": 4}, ["sensible"], 3, 7, 1)
    with pytest.raises(Refused) as looked:
        perform(wrong, {"players": 4}, deal(wrong, {"players": 4}, 3, 7), {"seed": 3, "index": 7})
    assert played.value.hint == counted.value.hint == looked.value.hint
    assert str(played.value.hint).startswith("the policy of seat 0 chose it; it may choose ")
    places = {one.value.where for one in (played, counted, looked)}
    assert places == {"seed 3, index 7, policy sensible, players 4, actions[0].card"}, "it can be played again"


class Unwon(Plain):
    rounds = always(2)

    def winners(self, totals: Sequence[int]) -> Sequence[int]:
        return []


def test_a_last_hand_that_nobody_wins_is_told() -> None:
    unwon = make_game(Unwon, {"sensible": random_card}, RANDOM)
    says = r"winners\(\) gives none after hand 2, the last by rounds\(\)"
    with pytest.raises(GameError, match=says):
        play_games(unwon, {"players": 4}, ["sensible"], 0, 0, 1)
    with pytest.raises(GameError, match=says):
        list(whole_games(unwon, {"players": 4}, "sensible", 0, 1, "test"))


def test_sense_takes_no_words() -> None:
    wordy = make_game(Plain, {"sensible": random_card}, RANDOM)
    with pytest.raises(GameError, match="sensible takes words, of which it has none"):
        perform(wordy, {"players": 4}, deal(wordy, {"players": 4}, 0, 0), {})


@pytest.mark.parametrize(
    ("method", "given", "name"),
    [("trick_claims", {"winner": 0}, "winner"), ("also_claims", ({}, {"tricks_won": [5, 0]}), "tricks_won")],
)
def test_what_is_worked_out_anyway_is_not_claimed_otherwise(method: str, given: Any, name: str) -> None:
    """A wrong winner was written down, proven and told."""
    hand = plain("KH 2C | QH AS | AC 2S | 3H 4H")
    vars(hand)[method] = lambda: given
    for card in ("KH", "QH", "AC", "3H", "2C", "AS", "2S", "4H"):
        hand.play(card)
    with pytest.raises(GameError, match=rf"{method}\(\) claims {name}, which every record has"):
        hand.claims()


def test_a_hand_that_changes_its_setup_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its record had what was left of the stock, and could not be replayed."""

    def __init__(self: Plain, ruleset: Any, setup: Any) -> None:
        TrickHand.__init__(self, ruleset, setup, setup["dealer"])
        setup["scores_before"].pop()

    monkeypatch.setattr(Plain, "__init__", __init__)
    made = game(Plain)
    with pytest.raises(GameError, match="the hand changes 'scores_before' of its setup"):
        next(hands(made, made.ruleset({}), "sensible", 0, 1, ""))


def test_a_default_that_is_no_value_is_named() -> None:
    class Open(Plain):
        options: ClassVar = (Option("target", (50, 200), 100, "LO-01"),)

    with pytest.raises(ValueError, match=r"Open.options: the default of target is none of its values"):
        make_game(Open, {"sensible": random_card}, RANDOM)


def test_a_claim_without_a_clause_is_named() -> None:
    with pytest.raises(GameError, match=r"Plain.clauses lacks bids"):
        plain("KH 2C | QH AS | AC 2S | 3H 4H").clause(("bids", 2))
