"""Shifty Partners, 4 to 7 players (SP-01 … SP-18), clause by clause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from printkit.rules import shape
from printkit.rules.cards import STANDARD
from printkit.rules.game import Claims, Option, Path, Reason, Ruleset, Setup
from printkit.rules.rng import below, shuffle
from printkit.rules.trick import TrickHand
from printkit.rules.trick_shapes import More, scores_between
from printkit.rules.view import View, of_hand

TRICKS, HAND = 4, 5  # SP-01, SP-05
LOWEST = {4: "T", 5: "8", 6: "6", 7: "5"}
"""SP-03: the lowest card used besides the 2, by players."""
DEALERS_SIDE = {4: (0, 3), 5: (0, 4), 6: (0, 2, 5), 7: (0, 3, 6)}
"""SP-07: how far from the dealer, clockwise, its team sits."""
MOST_POINTS = TRICKS + 8
"""SP-16: no team scores more in a hand: four tricks with all four Queens and all four 2s."""
USED = {
    players: [
        rank + suit for suit in STANDARD.suits for rank in "2" + STANDARD.ranks[STANDARD.ranks.index(low) :]
    ]
    for players, low in LOWEST.items()
}
"""SP-03: the codes of the cards used, suit by suit, low to high."""


@cache
def teams(players: int, dealer: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """SP-07: give the seats of the dealer's team and of the other."""
    ours = tuple(seat for seat in range(players) if (seat - dealer) % players in DEALERS_SIDE[players])
    return ours, tuple(seat for seat in range(players) if seat not in ours)


def rolled(die: int) -> str:
    """SP-09: give what the die makes trump: a suit's letter, ``none`` or ``first-ace``."""
    return str((*STANDARD.suits, "none", "first-ace")[die - 1])


def scores(card: str) -> bool:
    """SP-16: tell whether a card in a trick is worth a point: a Queen or a 2."""
    return card[0] in "Q2"


def worth(cards: Sequence[str]) -> int:
    """SP-16: give the points of a trick: one, and one for each card in it that scores."""
    return 1 + sum([card[0] in "Q2" for card in cards])


class ShiftyView(View["ShiftyHand"]):
    """What one seat sees: also every face-up card, the teams, and that no ace has settled the trump."""

    __slots__ = ()

    @property
    def partners(self) -> tuple[int, ...]:
        """The seats of the own team."""
        ours, others = self._hand.teams
        return ours if self.seat in ours else others

    open: int = of_hand("open")
    """The face-up cards that have not been played, as a mask."""
    waiting: bool = of_hand("waiting")
    """SP-10: 1st Ace was rolled and no ace has been played."""

    def face(self, seat: int) -> int:
        """Give a seat's face-up card as a mask, 0 once it is played."""
        return self._hand.open & 1 << STANDARD.ints[self._hand.faces[seat]]


class ShiftyHand(TrickHand):
    """One hand.

    ``faces``: the face-up card of each seat, played or not; ``open``: the mask of those that are still there;
    ``teams``: the dealer's and the other; ``points``: what each seat has taken.
    """

    id = "shifty-partners"
    for_players = (4, 5, 6, 7)
    options = (Option("next_lead", ("winner", "dealer"), "winner", "SP-14"),)
    size, tricks, least_score, sees, same_view = HAND, TRICKS, 0, ShiftyView, True
    deal_words = HAND * 7 + 1
    mixed = scores_between(0, MOST_POINTS)
    clauses: ClassVar = {
        "players": "SP-01",
        "not-in-pack": "SP-03",
        "not-held": "SP-05",
        "teams": "SP-07",
        **dict.fromkeys(["not-your-turn", "tricks", "seats", "cards"], "SP-11"),
        **dict.fromkeys(["winner", "tricks_won"], "SP-13"),
        "first-leader": "SP-11",
        "leader": "SP-14",
        "hand-over": "SP-15",
        "points": "SP-16",
        "score": "SP-17",
        **dict.fromkeys(["actions", "scores_after"], "SP-01"),
        **dict.fromkeys(["game_over", "winners"], "SP-18"),
    }
    reasons: ClassVar = {
        "lead": (),  # SP-11: any card
        "only-face-up": ("suit", "card"),  # SP-12: the one card of the led suit is the face-up one
        "only-one": ("suit", "card"),  # SP-11: there is one card of the led suit, from the hand
        "must-follow": ("suit", "cards", "face_up"),  # SP-11: several; face_up: whether that is among them
        "cannot-follow": ("suit", "cards", "trump", "trumps"),  # SP-11: any card; trumps: those among them
    }

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        dealer, trump = setup["dealer"], rolled(setup["die"])
        super().__init__(ruleset, setup, dealer, trump if trump in STANDARD.suits else None)
        self.waiting = trump == "first-ace"  # SP-10: no ace has been played
        self.next_trump = self.trump
        self.faces = tuple([hand[-1] for hand in setup["hands"]])
        self.open = sum([1 << STANDARD.ints[face] for face in self.faces])
        self.teams = teams(self.players, dealer)
        self.points = [0] * self.players

    @classmethod
    def cards_used(cls, ruleset: Ruleset) -> Sequence[str]:
        """SP-03: leave out the low cards but the 2s."""
        return USED[ruleset["players"]]

    @classmethod
    def rounds(cls, ruleset: Ruleset) -> int:
        """SP-01, SP-18: everyone deals once."""
        return int(ruleset["players"])

    @classmethod
    def deal(cls, ruleset: Ruleset, standing: Setup, words: list[int]) -> Setup:
        """SP-05, SP-06, SP-09: deal four cards each face down and a fifth face up, then roll the die."""
        players, deck = ruleset["players"], list(cls.cards_used(ruleset))
        shuffle(deck, len(deck), HAND * players, words)
        return {
            "hand_no": standing["hand_no"],
            "dealer": standing["dealer"],
            "hands": [[*deck[4 * seat : 4 * seat + 4], deck[4 * players + seat]] for seat in range(players)],
            "die": 1 + below(words[HAND * players], 6),
            "scores_before": list(standing["scores_before"]),
        }

    @classmethod
    def more_shapes(cls, ruleset: Ruleset) -> More:
        """Give the shapes of the die, the trumps, the teams and the points."""
        players = ruleset["players"]
        return More(
            setup={"die": shape.integer(1, 6)},
            trick={"trump": shape.or_null(shape.one_of(tuple(STANDARD.suits)))},
            claims={
                "teams": shape.listing(shape.listing(shape.player(players), 2, players), 2),
                "points": shape.listing(shape.integer(), players),
            },
        )

    def face_up(self, seat: int) -> str | None:
        """Give a seat's face-up card, None once it is played."""
        return self.faces[seat] if self.faces[seat] in self.hands[seat] else None

    def why(self, seat: int, cards: list[str]) -> Reason:
        """SP-11, SP-12: follow suit, also with the face-up card; else any card."""
        if not self.trick:
            return Reason("lead", "SP-11")
        suit = self.trick[0][1][-1]
        if cards[0][-1] != suit:
            trumps = [card for card in cards if card[-1] == self.trump]
            facts = {"suit": suit, "cards": cards, "trump": self.trump, "trumps": trumps}
            return Reason("cannot-follow", "SP-11", facts)
        face = self.face_up(seat)
        if len(cards) > 1:
            return Reason("must-follow", "SP-11", {"suit": suit, "cards": cards, "face_up": face in cards})
        code, clause = ("only-face-up", "SP-12") if cards[0] == face else ("only-one", "SP-11")
        return Reason(code, clause, {"suit": suit, "card": cards[0]})

    def played(self, seat: int, card: str) -> None:
        """SP-10: the first ace names the trump from the next trick on."""
        if card == self.faces[seat]:
            self.open -= 1 << STANDARD.ints[card]
        if self.waiting and card[0] == "A":
            self.waiting, self.next_trump = False, card[-1]

    def trick_claims(self) -> Mapping[str, Any]:
        """SP-10, SP-16: count the trick; tell its trump, and turn to that of the next."""
        self.points[self.best[0]] += worth([card for _, card in self.trick])
        trump, self.trump = self.trump, self.next_trump
        return {"trump": trump}

    def leads(self, taker: int) -> int:
        """SP-14: who took the trick, or by an option the dealer."""
        dealer: int = self.setup["dealer"]
        return dealer if self.ruleset["next_lead"] == "dealer" else taker

    def score(self) -> list[int]:
        """SP-17: everyone scores what the whole team took."""
        sums = [sum([self.points[seat] for seat in team]) for team in self.teams]
        return [sums[seat not in self.teams[0]] for seat in range(self.players)]

    def also_claims(self) -> tuple[Claims, Claims]:
        """SP-07, SP-16: claim the teams and each seat's own points."""
        return {"teams": [list(team) for team in self.teams]}, {"points": list(self.points)}

    def clause(self, path: Path) -> str:
        """Give the clause behind a claim or a part of one."""
        if path[-1] == "trump":
            return "SP-10" if self.setup["die"] == 6 else "SP-09"
        return super().clause(path)
