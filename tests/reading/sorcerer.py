"""A hand and a game of Sorcerer, read clause by clause (SO-01 to SO-16).

Written to be compared with the rules by eye, so nothing is computed ahead or remembered that
could be worked out again from what lies on the table.
"""

from __future__ import annotations

from typing import Any

from .decisions import Action
from .refusal import RefusedError
from .sorcerer_table import (
    DEALS_IN_A_GAME,
    HIGHEST_BID,
    PLAYERS,
    TRICKS_IN_A_HAND,
    Card,
    Trick,
    dummy_of,
    left_of,
    order,
)


class Deal:
    """One hand of the game, from the deal to the score."""

    def __init__(self, setup: dict[str, Any], ruleset: dict[str, Any]) -> None:
        """Lay the table; ``setup`` and ``ruleset`` are a record's, of the right shape already."""
        self.setup = setup
        self.ruleset = ruleset
        self.dealer: int = setup["dealer"]
        self.hand_no: int = setup["hand_no"]
        self.scores_before: list[int] = list(setup["scores_before"])
        self.hands = [[Card(code) for code in codes] for codes in setup["hands"]]
        self.bids: dict[int, tuple[int, int]] = {}  # by player: for the hand, for the dummy
        self.tricks: list[Trick] = []

    def _all_have_bid(self) -> bool:
        return len(self.bids) == PLAYERS

    def _trick_is_open(self) -> bool:
        return bool(self.tricks) and len(self.tricks[-1].plays) < len(order(self.tricks[-1].plays[0][0]))

    @property
    def dummies_are_open(self) -> bool:
        """Whether the dummies lie open: when all have bid (SO-05)."""
        return self._all_have_bid()

    @property
    def finished(self) -> bool:
        """Whether nine tricks lie (SO-11)."""
        return len(self.tricks) == TRICKS_IN_A_HAND and not self._trick_is_open()

    def decision(self) -> str:
        """Return what is to be decided: ``bid`` or ``play``; raises RefusedError when the hand is over."""
        if self.finished:
            raise RefusedError("", "the hand is over after nine tricks (SO-11)")
        return "play" if self._all_have_bid() else "bid"

    def leader(self) -> int:
        """Return the seat that leads the trick that comes next (SO-06)."""
        return self.tricks[-1].winner() if self.tricks else left_of(self.dealer)

    def to_move(self) -> int:
        """Return the seat that bids (SO-04) or plays next: a player's hand or a dummy (SO-08).

        Raises RefusedError when the hand is over.
        """
        if self.decision() == "bid":
            bidder = left_of(self.dealer)
            while bidder in self.bids:
                bidder = left_of(bidder)
            return bidder
        if not self._trick_is_open():
            return self.leader()
        plays = self.tricks[-1].plays
        return order(plays[0][0])[len(plays)]

    def legal(self) -> list[str]:
        """Return the codes that the seat to move may play, sorted as strings (SO-06, SO-09, SO-10)."""
        seat = self.to_move()
        if self.decision() == "bid":
            raise RefusedError("do", f"seat {seat} has to bid first (SO-04)")
        trick = self.tricks[-1] if self._trick_is_open() else Trick()
        return sorted(card.code for card in trick.playable(self.hands[seat]))

    def choices(self) -> list[Action]:
        """Return the actions allowed now, each as ``do`` takes it; a hundred of them to bid (SO-16)."""
        seat = self.to_move()
        if self.decision() == "bid":
            each = range(HIGHEST_BID + 1)
            return [{"do": "bid", "seat": seat, "hand": h, "dummy": d} for h in each for d in each]
        return [{"do": "play", "seat": seat, "card": code} for code in self.legal()]

    def do(self, action: Action) -> None:
        """Take one decision, written as records write it.

        Raises RefusedError when it may not be taken now.
        """
        seat = self.to_move()
        if action["do"] != self.decision():
            raise RefusedError(
                "do", f"seat {seat} has to {self.decision()}, not to {action['do']} (SO-04, SO-06)"
            )
        if action["seat"] != seat:
            why = "SO-06, SO-08" if self._all_have_bid() else "SO-04"
            raise RefusedError("seat", f"it is seat {seat}'s turn, not {action['seat']}'s ({why})")
        if action["do"] == "bid":
            self._bid(seat, action["hand"], action["dummy"])
        else:
            self._play(seat, action["card"])

    def _bid(self, player: int, hand: int, dummy: int) -> None:
        for key, number in (("hand", hand), ("dummy", dummy)):
            if not 0 <= number <= HIGHEST_BID:
                raise RefusedError(key, f"a bid is 0 to 9 (SO-16), not {number}")
        self.bids[player] = (hand, dummy)

    def _play(self, seat: int, code: str) -> None:
        if code not in [card.code for card in self.hands[seat]]:
            raise RefusedError("card", f"seat {seat} does not hold {code} (SO-06)")
        if code not in self.legal():
            said = f"seat {seat} has to follow suit or play a joker, {code} does neither (SO-06, SO-09)"
            raise RefusedError("card", said)
        if not self._trick_is_open():
            self.tricks.append(Trick())
        card = Card(code)
        self.hands[seat].remove(card)
        self.tricks[-1].plays.append((seat, card))

    def tricks_won(self) -> list[int]:
        """Return the tricks that each of the six seats has won."""
        winners = [trick.winner() for trick in self.tricks]
        return [winners.count(seat) for seat in range(2 * PLAYERS)]

    def score(self) -> list[int]:
        """Return what each player scores, hand and dummy together (SO-12)."""
        won = self.tricks_won()
        score = []
        for player in range(PLAYERS):
            bid_hand, bid_dummy = self.bids[player]
            hand, dummy = won[player], won[dummy_of(player)]
            points = hand + 1 if hand == bid_hand else -abs(hand - bid_hand)
            points += 2 * dummy + 1 if dummy == bid_dummy else -abs(dummy - bid_dummy)
            score.append(points)
        return score

    def scores_after(self) -> list[int]:
        """Return the running totals after the hand (SO-13)."""
        return [a + b for a, b in zip(self.scores_before, self.score(), strict=True)]

    def game_over(self) -> bool:
        """Whether this was the ninth deal (SO-13)."""
        return self.hand_no == DEALS_IN_A_GAME

    def winners(self) -> list[int]:
        """Return the players with the highest total; ties share (SO-13, SO-14)."""
        totals = self.scores_after()
        return [player for player, total in enumerate(totals) if total == max(totals)]

    def claims(self) -> dict[str, Any]:
        """Return everything that a record of this hand claims.

        Raises RefusedError while the hand is still being played.
        """
        if not self.finished:
            raise RefusedError("", "the hand is still being played")
        claims: dict[str, Any] = {
            "tricks": [trick.claim() for trick in self.tricks],
            "tricks_won": self.tricks_won(),
            "score": self.score(),
            "scores_after": self.scores_after(),
            "game_over": self.game_over(),
        }
        if self.game_over():
            claims["winners"] = self.winners()
        return claims


class Game:
    """Nine deals, the deal passing left (SO-13)."""

    def __init__(self, ruleset: dict[str, Any], first_dealer: int) -> None:
        """Sit down; the first dealer was chosen by any method (SO-16)."""
        self.ruleset = ruleset
        self.dealer = first_dealer
        self.hand_no = 1
        self.scores = [0 for _ in range(PLAYERS)]
        self.winners: list[int] | None = None

    def deal(self, hands: list[list[str]]) -> Deal:
        """Begin the next hand with these cards: three hands, then their dummies."""
        if self.winners is not None:
            raise RefusedError("", "the game is over (SO-13)")
        setup = {
            "hand_no": self.hand_no,
            "dealer": self.dealer,
            "hands": hands,
            "scores_before": list(self.scores),
        }
        return Deal(setup, self.ruleset)

    def score(self, deal: Deal) -> None:
        """Write down a finished hand and pass the deal (SO-13, SO-14)."""
        claims = deal.claims()
        self.scores = claims["scores_after"]
        self.winners = claims.get("winners")
        self.hand_no += 1
        self.dealer = left_of(self.dealer)
