"""Sorcerer: hands step by step, in codes and with reasons.

Why a seat may play what it may (``Legal.reason``) and why not (``Refusal``); ``facts``:

===================  ======  =======================================================================
code                 clause  facts
===================  ======  =======================================================================
``any-bid``          SO-16   a player bids: any two numbers from 0 to 9. ``turn`` (1 … 3)
``lead``             SO-06   leading: any card. ``trick`` (1 … 9), ``cards``, ``jokers`` (those among
                             them), ``owner`` (who chooses for the dummy that leads, None for a hand)
``joker-led``        SO-10   a joker was led: any card. ``joker``, ``cards``
``only-one``         SO-06   one card of the led suit and no joker. ``suit``, ``card``
``must-follow``      SO-06   several cards of the led suit and no joker. ``suit``, ``cards``
``follow-or-joker``  SO-09   cards of the led suit, and jokers, which may be played all the same.
                             ``suit``, ``cards`` (of the suit), ``jokers``
``cannot-follow``    SO-06   none of the led suit: any card, no duty to trump. ``suit``, ``cards``,
                             ``trump`` (S), ``trumps`` and ``jokers`` (those among the cards)
``sits-out``         SO-07   another dummy plays to this trick. ``seat`` (a dummy), ``plays`` (the dummy
                             that does), ``to_move``
``not-a-bid``        SO-16   not a number from 0 to 9. ``bid`` (what was tried), ``most``
===================  ======  =======================================================================

A refusal of a held card has the code, clause and facts of the reason it offends against (``only-one``,
``must-follow``, ``follow-or-joker``); the others are those above and those of :mod:`printkit.rules.game`.
While players bid, ``Legal.choices`` has ``0-0`` … ``9-9``: the tricks bid for the hand, then for the dummy.
"""

from __future__ import annotations

from typing import Any

from printkit.games.sorcerer import rules
from printkit.games.sorcerer.rules import BIDS, HANDS, PACK, PLAYERS, SEATS, WON
from printkit.games.sorcerer.view import View
from printkit.rules.cards import bits
from printkit.rules.game import Action, Claims, Legal, Reason, Refusal, Refused, Ruleset, Setup
from printkit.rules.tricks import highest

EVERY_BID = tuple(
    f"{hand}-{dummy}" for hand in range(rules.MOST_BID + 1) for dummy in range(rules.MOST_BID + 1)
)


def winners(totals: list[int]) -> list[int]:
    """SO-13, SO-14: give the players with the highest total; those who tie share the win."""
    return list(bits(highest(totals, len(totals))))


def is_bid(number: object) -> bool:
    """SO-16: tell whether something is a number that may be bid."""
    return type(number) is int and 0 <= number <= rules.MOST_BID


class SorcererHand:
    """One deal of Sorcerer (the protocol is :class:`printkit.rules.game.Hand`).

    ``table`` is the deal as the hot functions know it, ``tricks`` those that are over, as claimed; ``led`` the
    cards of the trick being played as (seat, code); ``played`` the mask of all cards played.
    """

    __slots__ = ("led", "played", "ruleset", "setup", "table", "tricks")

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        self.ruleset = ruleset
        self.setup = setup
        self.table = [0] * rules.SIZE
        rules.begin(self.table, setup["dealer"])
        for seat, hand in enumerate(setup["hands"]):
            self.table[HANDS + seat] = PACK.mask(hand)
        self.led: list[tuple[int, str]] = []
        self.tricks: list[dict[str, Any]] = []
        self.played = 0

    def copy(self) -> SorcererHand:
        """Give a hand that goes on apart from this one."""
        made = object.__new__(SorcererHand)
        made.ruleset, made.setup, made.played = self.ruleset, self.setup, self.played
        made.table, made.led, made.tricks = self.table[:], self.led[:], self.tricks[:]
        return made

    @property
    def finished(self) -> bool:
        """SO-11: the deal is over after nine tricks."""
        return self.table[rules.TRICK] == rules.TRICKS

    @property
    def to_move(self) -> int | None:
        """The player to bid, or the hand or dummy to play from; None when the deal is over."""
        return None if self.finished else self.table[rules.TURN]

    @property
    def bidding(self) -> bool:
        """SO-04: not everyone has bid."""
        return self.table[rules.TO_BID] > 0

    def held(self, seat: int) -> list[str]:
        """Give the cards that a hand or dummy holds, sorted by code point; at the end what is left (SO-11)."""
        return PACK.sorted_codes(self.table[HANDS + seat])

    def bids(self, seat: int) -> int | None:
        """Give what was bid for a hand or dummy, None before."""
        number = self.table[BIDS + seat]
        return None if number < 0 else number

    def legal(self) -> Legal:
        """Give what may be bid, or the cards that may be played, and why these."""
        table = self.table
        if self.finished:
            raise Refused(Refusal("", "hand-over", "SO-11", about="seat"))
        seat = table[rules.TURN]
        if self.bidding:
            turn = PLAYERS + 1 - table[rules.TO_BID]
            return Legal("bid", seat, EVERY_BID, Reason("any-bid", "SO-16", {"turn": turn}), claimed=False)
        mask = rules.legal(table)
        cards = PACK.sorted_codes(mask)
        return Legal("play", seat, tuple(cards), self._reason(seat, cards))

    def _reason(self, seat: int, cards: list[str]) -> Reason:
        suit_led = self.table[rules.LED]
        jokers = [card for card in cards if card in PACK.jokers]
        if suit_led < 0:
            owner = seat - PLAYERS if seat >= PLAYERS else None
            trick = self.table[rules.TRICK] + 1
            return Reason("lead", "SO-06", {"trick": trick, "cards": cards, "jokers": jokers, "owner": owner})
        if suit_led == rules.NO_SUIT:
            return Reason("joker-led", "SO-10", {"joker": self.led[0][1], "cards": cards})
        suit = PACK.suits[suit_led]
        of_suit = [card for card in cards if card[-1] == suit]
        if not of_suit:
            trumps = [card for card in cards if card[-1] == "S"]
            return Reason(
                "cannot-follow",
                "SO-06",
                {"suit": suit, "cards": cards, "trump": "S", "trumps": trumps, "jokers": jokers},
            )
        if jokers:
            return Reason("follow-or-joker", "SO-09", {"suit": suit, "cards": of_suit, "jokers": jokers})
        if len(of_suit) > 1:
            return Reason("must-follow", "SO-06", {"suit": suit, "cards": of_suit})
        return Reason("only-one", "SO-06", {"suit": suit, "card": of_suit[0]})

    def why_not(self, card: str) -> Refusal | None:
        """Give why the seat to play may not play ``card``, or None when it may."""
        return self.refusal({"do": "play", "seat": self.to_move, "card": card})

    def why_not_bid(self, hand: int, dummy: int) -> Refusal | None:
        """Give why the player to bid may not bid so, or None when it may."""
        return self.refusal({"do": "bid", "seat": self.to_move, "hand": hand, "dummy": dummy})

    def refusal(self, action: Action) -> Refusal | None:
        """Give why ``action`` may not be done now, or None when it may."""
        table = self.table
        seat, turn = action["seat"], table[rules.TURN]
        if action["do"] == "play":
            card = action["card"]
            number = PACK.ints.get(card, -1)
            if (
                seat == turn
                and number >= 0
                and not self.bidding
                and not self.finished
                and rules.legal(table) >> number & 1
            ):
                return None
        else:
            card = ""
        if self.finished:
            return Refusal(card, "hand-over", "SO-11", about="seat")
        do = "bid" if self.bidding else "play"
        if action["do"] != do:
            return Refusal(card, "wrong-decision", "SO-04", {"do": do}, about="do")
        if seat != turn:
            return self._not_the_turn_of(seat, card)
        if do == "bid":
            for about in ("hand", "dummy"):
                if not is_bid(action[about]):
                    facts = {"bid": action[about], "most": rules.MOST_BID}
                    return Refusal("", "not-a-bid", "SO-16", facts, about=about)
            return None
        if number < 0:
            return Refusal(card, "not-in-pack", "SO-01", {"card": card, "players": PLAYERS})
        if not table[HANDS + seat] >> number & 1:
            played = card in self.setup["hands"][seat]
            return Refusal(card, "not-held", "SO-03", {"card": card, "seat": seat, "played": played})
        reason = self.legal().reason
        return Refusal(card, reason.code, reason.clause, reason.facts)

    def _not_the_turn_of(self, seat: int, card: str) -> Refusal:
        """SO-04, SO-07, SO-08: give why it is not a seat's turn."""
        to_move = self.table[rules.TURN]
        if self.bidding:
            return Refusal(card, "not-your-turn", "SO-04", {"seat": seat, "to_move": to_move}, about="seat")
        plays = PLAYERS + self.table[rules.LEADER] % PLAYERS
        if seat >= PLAYERS and seat != plays:
            facts = {"seat": seat, "plays": plays, "to_move": to_move}
            return Refusal(card, "sits-out", "SO-07", facts, about="seat")
        clause = "SO-08" if self.led else "SO-06"
        return Refusal(card, "not-your-turn", clause, {"seat": seat, "to_move": to_move}, about="seat")

    def do(self, action: Action) -> None:
        """Bid or play a card. Refused when the rules refuse it; the hand is then as before."""
        refusal = self.refusal(action)
        table = self.table
        if refusal is not None:
            done = PLAYERS - table[rules.TO_BID] + rules.IN_TRICK * len(self.tricks) + len(self.led)
            raise Refused(refusal, where=f"actions[{done}].{refusal.about}")
        if action["do"] == "bid":
            rules.bid(table, action["hand"], action["dummy"])
            return
        number = PACK.ints[action["card"]]
        leader = table[rules.LEADER]
        self.led.append((table[rules.TURN], action["card"]))
        self.played |= 1 << number
        rules.play(table, number)
        if table[rules.PLACE] == 0:  # the trick is over
            self.tricks.append(
                {
                    "leader": leader,
                    "seats": [seat for seat, _ in self.led],
                    "cards": [card for _, card in self.led],
                    "winner": table[rules.TAKER],
                }
            )
            self.led = []

    def bid(self, hand: int, dummy: int) -> None:
        """Bid for the player to bid."""
        self.do({"do": "bid", "seat": self.to_move, "hand": hand, "dummy": dummy})

    def play(self, card: str) -> None:
        """Play a card from the hand or dummy to play."""
        self.do({"do": "play", "seat": self.to_move, "card": card})

    def view(self, seat: int | None) -> View:
        """SO-04, SO-05, SO-15: give what the owner of a hand or dummy may see who decides for it.

        That is hand and dummy of its own, and when all have bid every dummy.
        """
        assert seat is not None  # every decision is a seat's
        table = self.table
        player = seat % PLAYERS
        if self.bidding:
            dummies = [0] * PLAYERS
            dummies[player] = table[HANDS + PLAYERS + player]
        else:
            dummies = table[HANDS + PLAYERS : HANDS + SEATS]
        playing = seat == table[rules.TURN] and not self.bidding and not self.finished
        return View(
            seat=seat,
            player=player,
            bidding=self.bidding,
            dealer=table[rules.DEALER],
            hand=table[HANDS + player],
            dummies=tuple(dummies),
            legal=rules.legal(table) if playing else 0,
            trick=table[rules.TRICK],
            leader=table[rules.LEADER],
            table=tuple((one, PACK.ints[card]) for one, card in self.led),
            played=self.played,
            led=table[rules.LED],
            best=table[rules.BEST],
            taker=table[rules.TAKER],
            bids=tuple(table[BIDS : BIDS + SEATS]),
            won=tuple(table[WON : WON + SEATS]),
            scores_before=tuple(self.setup["scores_before"]),
            hand_no=self.setup["hand_no"],
        )

    def claims(self) -> Claims:
        """Give every claim about a finished deal, in the order of the record's description."""
        if not self.finished:
            raise ValueError("the hand is not over")
        added = [0] * PLAYERS
        rules.score(self.table, added)
        totals = [before + more for before, more in zip(self.setup["scores_before"], added, strict=True)]
        over = rules.is_last(self.setup["hand_no"])
        made: Claims = {
            "tricks": [{**trick} for trick in self.tricks],
            "tricks_won": self.table[WON : WON + SEATS],
            "score": added,
            "scores_after": totals,
            "game_over": over,
        }
        if over:
            made["winners"] = winners(totals)
        return made
