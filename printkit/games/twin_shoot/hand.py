"""One hand of Twin Shoot, step by step, in codes; the reasons are in :mod:`.reasons`."""

from __future__ import annotations

from typing import Any

from printkit.games.twin_shoot import reasons, rules
from printkit.games.twin_shoot.rules import BIDDING, NEITHER, OPENING, PACK, TRICKS
from printkit.games.twin_shoot.view import View
from printkit.rules.cards import bits
from printkit.rules.game import Action, Claims, Legal, Refusal, Refused, Ruleset, Setup
from printkit.rules.tricks import highest

FOLLOWS = ("none", "suit", "rank")
OPEN, STAY_CLOSED = "open", "stay-closed"


class TwinHand:
    """One hand of Twin Shoot (the protocol is :class:`printkit.rules.game.Hand`).

    ``table`` is the hand as the hot functions know it, ``tricks`` those that are over, as claimed; ``led`` the
    cards of the trick being played as (seat, code); ``setter`` who set its follow, and with which card;
    ``played`` the mask of all cards played, both halves as one. ``held[seat]`` are the cards that a seat holds
    as (int, code), sorted by code point.
    """

    __slots__ = ("_may", "held", "led", "played", "players", "ruleset", "setter", "setup", "table", "tricks")

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        self.ruleset = ruleset
        self.setup = setup
        players: int = ruleset["players"]
        self.players = players
        self.table = [0] * rules.SIZE
        last = rules.last_alone(players, setup["scores_before"])
        rules.begin(self.table, players, setup["opening_leader"], last)
        self.held: list[list[tuple[int, str]]] = []
        for seat, hand in enumerate(setup["hands"]):
            self.held.append([(PACK.ints[code], code) for code in sorted(hand)])
            for card, _ in self.held[seat]:
                rules.hold(self.table, rules.HANDS, seat, card)
        self.led: list[tuple[int, str]] = []
        self.setter: tuple[int, str] | None = None
        self.played = 0
        self.tricks: list[dict[str, Any]] = []
        self._may = -1

    def copy(self) -> TwinHand:
        """Give a hand that goes on apart from this one."""
        made = object.__new__(TwinHand)
        made.ruleset, made.setup, made.players = self.ruleset, self.setup, self.players
        made.table, made.led, made.tricks = self.table[:], self.led[:], self.tricks[:]
        made.held = [cards[:] for cards in self.held]
        made.setter, made.played, made._may = self.setter, self.played, -1
        return made

    @property
    def finished(self) -> bool:
        """TS-14: the hand is over after ten tricks."""
        return self.table[rules.TRICK] == TRICKS

    @property
    def to_move(self) -> int | None:
        """The seat to decide, None when the hand is over. Of a team that may open, the right-hand member."""
        return None if self.finished else self.table[rules.TURN]

    @property
    def may_open(self) -> int | None:
        """TS-13: the team that may open in this hand, or None."""
        last = self.table[rules.LAST]
        return None if last < 0 else last

    @property
    def opened(self) -> int | None:
        """TS-13: the team that has opened its bids, or None."""
        team = self.table[rules.OPENED]
        return None if team < 0 else team

    def bids(self) -> list[int]:
        """TS-11: give the bids by seat, -1 for one that is not made yet."""
        return self.table[rules.BIDS : rules.BIDS + self.players]

    def bid_cards(self, seat: int) -> list[str]:
        """Give a seat's bid cards, sorted by code point."""
        return PACK.sorted_codes(self._whole(rules.ASIDE, seat))

    def _whole(self, where: int, seat: int) -> int:
        at = where + 2 * seat
        return self.table[at] | self.table[at + 1] << rules.HALF

    def _mask(self) -> int:
        """Give what the seat to play may play, worked out once a decision."""
        if self._may < 0:
            lower, upper = rules.legal(self.table)
            self._may = lower | upper << rules.HALF
        return self._may

    def legal(self) -> Legal:
        """Give what may be done now, and why: cards to play or to bid with, or to open or not."""
        table = self.table
        if self.finished:
            raise Refused(Refusal("", "hand-over", "TS-14", about="seat"))
        seat, stage = table[rules.TURN], table[rules.STAGE]
        if stage == BIDDING:
            cards = [code for _, code in self.held[seat]]
            return Legal("bid", seat, tuple(cards), reasons.lay_aside(cards), claimed=False)
        if stage == OPENING:
            reason = reasons.may_open(table[rules.LAST], self.setup["scores_before"])
            return Legal("open", seat, (OPEN, STAY_CLOSED), reason, claimed=False)
        mask = self._mask()
        cards = [code for card, code in self.held[seat] if mask >> card & 1]
        if not self.led:
            return Legal("play", seat, tuple(cards), reasons.lead(table[rules.TRICK] + 1, cards))
        held = [code for _, code in self.held[seat]]
        reason = reasons.follow(self.led[0][1], self.setter, cards, held)
        return Legal("play", seat, tuple(cards), reason)

    def why_not(self, card: str) -> Refusal | None:
        """Give why the seat to play may not play ``card``, or None when it may."""
        return self.refusal({"do": "play", "seat": self.to_move, "card": card})

    def refusal(self, action: Action) -> Refusal | None:
        """Give why ``action`` may not be done now, or None when it may."""
        do, seat = action["do"], action["seat"]
        if self.finished:
            return Refusal(action.get("card", do), "hand-over", "TS-14", about="seat")
        table = self.table
        turn, stage = table[rules.TURN], table[rules.STAGE]
        if stage == OPENING:
            if do not in (OPEN, STAY_CLOSED):
                return Refusal(do, "wrong-decision", "TS-13", {"do": OPEN}, about="do")
            return None if seat // 2 == table[rules.LAST] else self._not_last(seat, "seat")
        if stage == BIDDING:
            if do != "bid":
                return Refusal(do, "wrong-decision", "TS-11", {"do": "bid"}, about="do")
            if seat != turn:
                return Refusal(do, "not-your-turn", "TS-11", {"seat": seat, "to_move": turn}, about="seat")
            return self._not_bid(seat, action["cards"])
        if do != "play":
            if do == OPEN and seat // 2 != table[rules.LAST]:
                return self._not_last(seat, "do")
            return Refusal(do, "wrong-decision", "TS-14", {"do": "play"}, about="do")
        card = action["card"]
        if seat != turn:
            clause = "TS-15" if self.led else "TS-24" if self.tricks else "TS-14"
            return Refusal(card, "not-your-turn", clause, {"seat": seat, "to_move": turn}, about="seat")
        number = PACK.ints.get(card, -1)
        if number >= 0 and self._mask() >> number & 1:
            return None
        missing = self._not_held(seat, card, "card")
        if missing is not None:
            return missing
        reason = self.legal().reason
        return Refusal(card, reason.code, reason.clause, reason.facts)

    def _not_last(self, seat: int, about: str) -> Refusal:
        facts = {"team": seat // 2, "scores": self.setup["scores_before"]}
        return Refusal(OPEN, "not-last", "TS-13", facts, about=about)

    def _not_bid(self, seat: int, cards: list[str]) -> Refusal | None:
        for card in cards:
            missing = self._not_held(seat, card, "cards")
            if missing is not None:
                return missing
        if len(cards) != 2 or cards[0] == cards[1]:
            return Refusal(" ".join(cards), "two-cards", "TS-11", {"cards": list(cards)}, about="cards")
        return None

    def _not_held(self, seat: int, card: str, about: str) -> Refusal | None:
        number = PACK.ints.get(card, -1)
        if number < 0 or number % rules.WIDTH < rules.LOWEST[self.players]:
            facts = {"card": card, "players": self.players}
            return Refusal(card, "not-in-pack", "TS-03", facts, about=about)
        if self._whole(rules.ASIDE, seat) >> number & 1:
            return Refusal(card, "bid-card", "TS-11", {"card": card, "seat": seat}, about=about)
        if not self._whole(rules.HANDS, seat) >> number & 1:
            facts = {"card": card, "seat": seat, "played": card in self.setup["hands"][seat]}
            return Refusal(card, "not-held", "TS-09", facts, about=about)
        return None

    def do(self, action: Action) -> None:
        """Bid, open, stay closed or play. Refused when the rules refuse it; the hand is then as before."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise Refused(refusal, where=f"actions[{self._decided()}].{refusal.about}")
        self._may = -1
        stage = self.table[rules.STAGE]
        if stage == OPENING:
            rules.answer(self.table, int(action["do"] == OPEN))
        elif stage == BIDDING:
            one, other = (PACK.ints[card] for card in action["cards"])
            seat = action["seat"]
            rules.bid(self.table, one, other)
            self.held[seat] = [held for held in self.held[seat] if held[0] not in (one, other)]
        else:
            self._play(action["seat"], action["card"])

    def _play(self, seat: int, code: str) -> None:
        table = self.table
        card = PACK.ints[code]
        leader = self.led[0][0] if self.led else seat
        self.led.append((seat, code))
        self.held[seat].remove((card, code))
        self.played |= 1 << card
        rules.play(table, card)
        if self.setter is None and table[rules.FOLLOW] != NEITHER:
            self.setter = (seat, code)
        if table[rules.LED] < 0:  # the trick is over
            self.tricks.append(
                {
                    "leader": leader,
                    "seats": [one for one, _ in self.led],
                    "cards": [one for _, one in self.led],
                    "winner": table[rules.TAKER],
                    "follow": FOLLOWS[table[rules.FOLLOW]],
                }
            )
            self.led = []
            self.setter = None

    def _decided(self) -> int:
        """Give how many of a record's actions have been done."""
        bids = sum(bid >= 0 for bid in self.bids())
        return bids + (self.opened is not None) + len(self.tricks) * self.players + len(self.led)

    def bid(self, cards: str) -> None:
        """Bid with two cards, ``"AL 3D"``, for the seat to bid."""
        self.do({"do": "bid", "seat": self.to_move, "cards": cards.split()})

    def play(self, card: str) -> None:
        """Play a card for the seat to play."""
        self.do({"do": "play", "seat": self.to_move, "card": card})

    def view(self, seat: int | None) -> View:
        """Give what a seat may see: its own cards, bids as TS-12 and TS-13 let it, and what has been played."""
        assert seat is not None  # every decision is a seat's
        table, players = self.table, self.players
        stage, opened = table[rules.STAGE], table[rules.OPENED]
        seen = [seat]
        if stage != BIDDING:
            seen.append(seat ^ 1)
            if opened not in (-1, seat // 2):
                seen += (2 * opened, 2 * opened + 1)
        bids, aside = [-1] * players, 0
        for one in seen:
            bids[one] = table[rules.BIDS + one]
            aside |= self._whole(rules.ASIDE, one)
        return View(
            seat=seat,
            players=players,
            stage=stage,
            hand=self._whole(rules.HANDS, seat),
            legal=self._mask() if seat == table[rules.TURN] else 0,
            played=self.played,
            aside=aside,
            bids=tuple(bids),
            won=tuple(table[rules.WON : rules.WON + players]),
            trick=table[rules.TRICK],
            table=tuple([one for one, _ in self.led]),
            led=table[rules.LED],
            follow=table[rules.FOLLOW] if self.led else NEITHER,
            best=table[rules.BEST] if self.led else -1,
            taker=table[rules.TAKER] if self.led else -1,
            last=table[rules.LAST],
            opened=opened,
            scores_before=tuple(self.setup["scores_before"]),
            hand_no=self.setup["hand_no"],
            opening_leader=self.setup["opening_leader"],
        )

    def claims(self) -> Claims:
        """Give every claim about a finished hand, in the order of the record's description."""
        if not self.finished:
            raise ValueError("the hand is not over")
        table, players = self.table, self.players
        added = [0] * (players // 2)
        rules.score(table, added)
        totals = [before + more for before, more in zip(self.setup["scores_before"], added, strict=True)]
        over = rules.is_over(players, totals)
        made: Claims = {
            "bids": self.bids(),
            "may_open": self.may_open,
            "tricks": [{**trick} for trick in self.tricks],
            "tricks_won": table[rules.WON : rules.WON + players],
            "score": added,
            "scores_after": totals,
            "game_over": over,
        }
        if over:
            made["winners"] = winners(totals)
        return made


def winners(totals: list[int]) -> list[int]:
    """TS-28: give the teams with the highest total."""
    return list(bits(highest(totals, len(totals))))
