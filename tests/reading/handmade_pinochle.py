"""A deal and a game of Handmade Pinochle, read clause by clause (HP-01 to HP-26).

Written to be compared with the rules by eye, so nothing is computed ahead or remembered that
could be worked out again from what lies on the table.
"""

from __future__ import annotations

from typing import Any

from .decisions import Action
from .handmade_pinochle_auction import Auction, Making
from .handmade_pinochle_melds import Meld, melds
from .handmade_pinochle_score import Outcome
from .handmade_pinochle_table import (
    CARDS_IN_A_HAND,
    DEALS_IN_A_GAME,
    PLAYERS,
    SUITS,
    Card,
    Play,
    Trick,
    by_pair,
    card,
    codes,
    left_of,
)
from .refusal import RefusedError


class Deal:
    """One deal, from the making of the hands to the score."""

    def __init__(self, setup: dict[str, Any], ruleset: dict[str, Any]) -> None:
        """Put the stock down; ``setup`` and ``ruleset`` are a record's, of the right shape already."""
        self._ruleset = ruleset
        self.hand_no: int = setup["hand_no"]
        self.scores_before: list[int] = list(setup["scores_before"])
        self.making = Making(setup["start"], [card(code) for code in setup["stock"]])
        self.auction = Auction(setup["start"], ruleset.get("min_bid", 1))
        self.trump: str | None = None
        self.hands: list[list[Card]] = []  # as they are now, once they are made
        self.tricks: list[Trick] = []
        self.highest_call: int | None = None  # that ``choices`` lists; None: the lowest allowed alone

    def _trick_is_open(self) -> bool:
        return bool(self.tricks) and len(self.tricks[-1].plays) < PLAYERS

    @property
    def thrown_in(self) -> bool:
        """Whether all four have passed, so that the deal is made again (HP-07)."""
        return self.auction.thrown_in

    @property
    def finished(self) -> bool:
        """Whether nothing is left to decide in this deal."""
        all_played = len(self.tricks) == CARDS_IN_A_HAND and not self._trick_is_open()
        return self.thrown_in or all_played

    def declarer(self) -> int | None:
        """Return the seat that bid highest, None as long as the auction goes on (HP-06)."""
        return self.auction.bidder if self.auction.finished else None

    def decision(self) -> str:
        """Return what is to be decided: ``keep``, ``take``, ``call`` (or pass), ``trump`` or ``play``.

        Raises RefusedError when the deal is over.
        """
        if self.finished:
            raise RefusedError("", "the deal is over, nothing is left to decide (HP-05, HP-07)")
        if not self.making.finished:
            return self.making.decision()
        if not self.auction.finished:
            return "call"
        return "trump" if self.trump is None else "play"

    def to_move(self) -> int:
        """Return the seat that decides next; raises RefusedError when the deal is over."""
        decision = self.decision()
        if decision in ("keep", "take"):
            return self.making.seat
        if decision == "call":
            return self.auction.seat
        bidder = self.auction.bidder
        assert bidder is not None  # the auction is over and was not thrown in
        if decision == "trump" or not self.tricks:
            return bidder  # HP-06, HP-15
        if self._trick_is_open():
            return left_of(self.tricks[-1].plays[-1][0])
        return self.tricks[-1].winner()  # HP-16

    def legal(self) -> list[str]:
        """Return what may be chosen now, sorted: codes of cards, for ``trump`` the four suits.

        Nothing is listed for ``call``, which has no upper limit (HP-07): see ``lowest_call`` of the
        auction; a pass is always allowed.
        """
        decision = self.decision()
        if decision in ("keep", "take"):
            return self.making.open_to()
        if decision == "call":
            return []
        if decision == "trump":
            return sorted(SUITS)
        trick = self.tricks[-1] if self._trick_is_open() else self._new_trick()
        return codes(trick.playable(self.hands[self.to_move()]))

    def choices(self) -> list[Action]:
        """Return the actions allowed now, each as ``do`` takes it: of calls those up to ``highest_call``."""
        seat = self.to_move()
        decision = self.decision()
        if decision == "call":
            lowest = self.auction.lowest_call()
            highest = lowest if self.highest_call is None else self.highest_call
            calls = [{"do": "call", "seat": seat, "points": n} for n in range(lowest, highest + 1)]
            return [{"do": "pass", "seat": seat}, *calls]
        key = "suit" if decision == "trump" else "card"
        return [{"do": decision, "seat": seat, key: one} for one in self.legal()]

    def do(self, action: Action) -> None:
        """Carry out a decision, an action of a record whose ``legal`` is not looked at.

        Raises RefusedError when it is not allowed now.
        """
        decision = self.decision()
        wanted = ["call", "pass"] if decision == "call" else [decision]
        if action["do"] not in wanted:
            raise RefusedError("do", f"it is time to {' or '.join(wanted)}, not to {action['do']}")
        if action["seat"] != self.to_move():
            raise RefusedError("seat", f"it is the turn of seat {self.to_move()}")
        if action["do"] in ("keep", "take"):
            self.making.take(card(action["card"]))
            if self.making.finished:
                self.hands = [list(hand) for hand in self.making.hands]
        elif action["do"] == "call":
            self.auction.call(action["points"])
        elif action["do"] == "pass":
            self.auction.do_pass()
        elif action["do"] == "trump":
            if action["suit"] not in SUITS:
                raise RefusedError("suit", f"{action['suit']} is not a suit (HP-01)")
            self.trump = action["suit"]
        else:
            self._play(card(action["card"]))

    def _new_trick(self) -> Trick:
        assert self.trump is not None
        order = self._ruleset.get("rank_order", "ATKQJ9")
        return Trick(Play(self.trump, order, self._ruleset.get("must_head", False)))

    def _play(self, chosen: Card) -> None:
        seat = self.to_move()
        if chosen not in self.hands[seat]:
            raise RefusedError("card", f"seat {seat} does not hold {chosen.code} (HP-15)")
        if chosen.code not in self.legal():
            raise RefusedError("card", f"seat {seat} may not play {chosen.code} now (HP-15, HP-26)")
        if not self._trick_is_open():
            self.tricks.append(self._new_trick())
        self.hands[seat].remove(chosen)
        self.tricks[-1].plays.append((seat, chosen))

    def melds(self) -> list[list[Meld]]:
        """Return what every seat shows, from the hands as made, once trump is named (HP-13, HP-25)."""
        assert self.trump is not None
        extra = self._ruleset.get("extra_marriage_with_run", True)
        return [melds(hand, self.trump, extra) for hand in self.making.hands]

    def outcome(self) -> Outcome:
        """Return all that the score of a played deal depends on."""
        bidder, bid = self.auction.bidder, self.auction.highest
        assert bidder is not None
        assert bid is not None
        return Outcome(self.melds(), self.tricks, bidder, bid, self._ruleset.get("meld_needs", "pair"))

    def score(self) -> list[int]:
        """Return what each pair scores (HP-07, HP-18 to HP-21)."""
        return [0, 0] if self.thrown_in else self.outcome().score()

    def scores_after(self) -> list[int]:
        """Return the running totals after the deal."""
        return [a + b for a, b in zip(self.scores_before, self.score(), strict=True)]

    def game_over(self) -> bool:
        """Whether this was the fourth deal (HP-23); one thrown in is made again (HP-07)."""
        return self.hand_no == DEALS_IN_A_GAME and not self.thrown_in

    def winners(self) -> list[int]:
        """Return the pairs with the highest total; a tie is shared (HP-23, HP-24)."""
        totals = self.scores_after()
        return [pair for pair, total in enumerate(totals) if total == max(totals)]

    def claims(self) -> dict[str, Any]:
        """Return everything that a record of this deal claims.

        Raises RefusedError while something is still to be decided.
        """
        if not self.finished:
            raise RefusedError("", f"the deal is not over: seat {self.to_move()} has to {self.decision()}")
        claims: dict[str, Any] = {
            "hands": [sorted(one.code for one in hand) for hand in self.making.hands],
            "declarer": self.declarer(),
            "contract": self.auction.highest,
        }
        if not self.thrown_in:
            outcome = self.outcome()
            claims["melds"] = [[meld.claim() for meld in own] for own in outcome.melds]
            claims["meld_points"] = by_pair(outcome.shown())
            claims["tricks"] = [trick.claim() for trick in self.tricks]
            claims["tricks_won"] = outcome.tricks_won()
            claims["trick_points"] = outcome.trick_points()
        claims["score"] = self.score()
        claims["scores_after"] = self.scores_after()
        claims["game_over"] = self.game_over()
        if self.game_over():
            claims["winners"] = self.winners()
        return claims


class Game:
    """Four deals, the starting player moving left (HP-23, HP-24)."""

    def __init__(self, ruleset: dict[str, Any], first_start: int) -> None:
        """Sit down; any method picked the starting player (HP-03)."""
        self.ruleset = ruleset
        self.start = first_start
        self.hand_no = 1
        self.scores = [0, 0]
        self.winners: list[int] | None = None

    def deal(self, stock: list[str]) -> Deal:
        """Begin the next deal with this stock, the card drawn first in front."""
        if self.winners is not None:
            raise RefusedError("", "the game is over (HP-23)")
        setup = {
            "hand_no": self.hand_no,
            "start": self.start,
            "stock": stock,
            "scores_before": list(self.scores),
        }
        return Deal(setup, self.ruleset)

    def score(self, deal: Deal) -> None:
        """Write down a finished deal; one thrown in is made again from the same seat (HP-07, HP-24)."""
        claims = deal.claims()
        if deal.thrown_in:
            return
        self.scores = claims["scores_after"]
        self.winners = claims.get("winners")
        self.hand_no += 1
        self.start = left_of(self.start)
