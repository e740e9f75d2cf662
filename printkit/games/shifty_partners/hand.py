"""Shifty Partners, 4 to 7 players (SP-01 … SP-18): hands step by step, in codes and with reasons.

The rules themselves are in :mod:`printkit.games.shifty_partners.rules`, the ways to choose in
:mod:`printkit.games.shifty_partners.policies`.

Why a seat may play what it may (``Legal.reason``) and why not (``Refusal``); ``facts``:

=================  ======  =========================================================================
code               clause  facts
=================  ======  =========================================================================
``lead``           SP-11   leading: any card. ``trick`` (1 … 4), ``cards``, ``face_up`` (code or None)
``only-face-up``   SP-12   the one card of the led suit is the face-up one. ``suit``, ``card``
``only-one``       SP-11   there is one card of the led suit, from the hand. ``suit``, ``card``
``must-follow``    SP-11   several cards of the led suit. ``suit``, ``cards``, ``face_up`` (bool)
``cannot-follow``  SP-11   none of the led suit: any card, no duty to trump. ``suit``, ``cards``, ``trump``
                           (suit or None), ``trumps`` (those among the cards)
=================  ======  =========================================================================

A refusal of a held card has the code, clause and facts of the reason it offends against (``only-face-up``,
``only-one``, ``must-follow``); the others are those of :mod:`printkit.rules.game`.
"""

from __future__ import annotations

from typing import Any

from printkit.games.shifty_partners import policies, rules
from printkit.rules.cards import STANDARD, bits
from printkit.rules.game import (
    Action,
    Claims,
    Legal,
    Reason,
    Refusal,
    Refused,
    Ruleset,
    Setup,
)
from printkit.rules.tricks import highest

TRICKS = rules.TRICKS


def teams(players: int, dealer: int) -> list[list[int]]:
    """SP-07: give the seats of the dealer's team and of the other."""
    return [[seat for seat in range(players) if rules.side(players, dealer, seat) == team] for team in (0, 1)]


def winners(totals: list[int]) -> list[int]:
    """SP-18: give the seats with the highest total."""
    return list(bits(highest(totals, len(totals))))


def cards_used(players: int) -> list[str]:
    """SP-03: give the codes of the cards used, suit by suit, low to high."""
    deck = [0] * 52
    return [STANDARD.codes[card] for card in deck[: rules.used(players, deck)]]


class ShiftyHand:
    """One hand of Shifty Partners (the protocol is :class:`printkit.rules.game.Hand`).

    ``table`` is the hand as the hot functions know it, ``tricks`` those that are over, as claimed; ``led`` the
    cards of the trick being played as (seat, code); ``faces`` the face-up card of each seat, played or not;
    ``gone`` the mask of all cards played; ``sides`` the seats of each seat's team.
    """

    __slots__ = (
        "faces",
        "gone",
        "leader",
        "led",
        "players",
        "ruleset",
        "setup",
        "sides",
        "table",
        "tricks",
    )

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        self.ruleset = ruleset
        self.setup = setup
        self.players: int = ruleset["players"]
        self.table = [0] * rules.SIZE
        rules.begin(
            self.table, self.players, setup["dealer"], setup["die"], int(ruleset["next_lead"] == "dealer")
        )
        for seat, hand in enumerate(setup["hands"]):
            self.table[rules.HANDS + seat] = STANDARD.mask(hand)
        self.faces: tuple[str, ...] = tuple(hand[-1] for hand in setup["hands"])
        self.gone = 0
        both = [tuple(team) for team in teams(self.players, setup["dealer"])]
        self.sides = tuple(next(team for team in both if seat in team) for seat in range(self.players))
        self.leader: int = setup["dealer"]
        self.led: list[tuple[int, str]] = []
        self.tricks: list[dict[str, Any]] = []

    def copy(self) -> ShiftyHand:
        """Give a hand that goes on apart from this one."""
        made = object.__new__(ShiftyHand)
        made.ruleset, made.setup, made.players, made.faces = self.ruleset, self.setup, self.players, self.faces
        made.table, made.led, made.tricks = self.table[:], self.led[:], self.tricks[:]
        made.leader, made.gone, made.sides = self.leader, self.gone, self.sides
        return made

    @property
    def finished(self) -> bool:
        """SP-15: the hand is over after four tricks; the fifth card scores nothing."""
        return self.table[rules.TRICK] == TRICKS

    @property
    def to_move(self) -> int | None:
        """The seat to play, None when the hand is over."""
        return None if self.finished else self.table[rules.TURN]

    @property
    def trump(self) -> str | None:
        """SP-10: the trump suit of the trick being played (of the next one between tricks)."""
        return _suit(self.table[rules.TRUMP])

    @property
    def waiting(self) -> bool:
        """SP-10: 1st Ace was rolled and no ace has been played."""
        return bool(self.table[rules.WAITING])

    def held(self, seat: int) -> list[str]:
        """Give the cards that a seat holds, sorted by code point; after the hand the one left over (SP-15)."""
        return STANDARD.sorted_codes(self.table[rules.HANDS + seat])

    def face_up(self, seat: int) -> str | None:
        """Give a seat's face-up card, None once it is played."""
        code = self.faces[seat]
        return code if self.table[rules.HANDS + seat] >> STANDARD.ints[code] & 1 else None

    def legal(self) -> Legal:
        """Give the cards that may be played, and why these."""
        if self.finished:
            raise Refused(Refusal("", "hand-over", "SP-15", about="seat"))
        seat = self.table[rules.TURN]
        cards = STANDARD.sorted_codes(rules.legal(self.table))
        return Legal("play", seat, tuple(cards), self._reason(seat, cards))

    def _reason(self, seat: int, cards: list[str]) -> Reason:
        face = self.face_up(seat)
        if not self.led:
            facts = {"trick": self.table[rules.TRICK] + 1, "cards": cards, "face_up": face}
            return Reason("lead", "SP-11", facts)
        suit = self.led[0][1][-1]
        if cards[0][-1] != suit:
            trump = self.trump
            trumps = [card for card in cards if card[-1] == trump]
            return Reason(
                "cannot-follow", "SP-11", {"suit": suit, "cards": cards, "trump": trump, "trumps": trumps}
            )
        if len(cards) > 1:
            return Reason("must-follow", "SP-11", {"suit": suit, "cards": cards, "face_up": face in cards})
        if cards[0] == face:
            return Reason("only-face-up", "SP-12", {"suit": suit, "card": face})
        return Reason("only-one", "SP-11", {"suit": suit, "card": cards[0]})

    def why_not(self, card: str) -> Refusal | None:
        """Give why the seat to play may not play ``card``, or None when it may."""
        return self.refusal({"do": "play", "seat": self.to_move, "card": card})

    def refusal(self, action: Action) -> Refusal | None:
        """Give why ``action`` may not be done now, or None when it may."""
        card, seat = action["card"], action["seat"]
        if self.finished:
            return Refusal(card, "hand-over", "SP-15", about="seat")
        turn = self.table[rules.TURN]
        if seat != turn:
            return Refusal(card, "not-your-turn", "SP-11", {"seat": seat, "to_move": turn}, about="seat")
        number = STANDARD.ints.get(card, -1)
        if number >= 0 and rules.legal(self.table) >> number & 1:
            return None
        if number < 0 or not _is_used(self.players, number):
            return Refusal(card, "not-in-pack", "SP-03", {"card": card, "players": self.players})
        if not self.table[rules.HANDS + seat] >> number & 1:
            played = card in self.setup["hands"][seat]
            return Refusal(card, "not-held", "SP-05", {"card": card, "seat": seat, "played": played})
        reason = self.legal().reason
        return Refusal(card, reason.code, reason.clause, reason.facts)

    def do(self, action: Action) -> None:
        """Play a card. Refused when the rules refuse it; the hand is then as before."""
        refusal = self.refusal(action)
        if refusal is not None:
            played = len(self.tricks) * self.players + len(self.led)
            raise Refused(refusal, where=f"actions[{played}].{refusal.about}")
        table = self.table
        seat, trump = table[rules.TURN], table[rules.TRUMP]
        card = STANDARD.ints[action["card"]]
        self.led.append((seat, action["card"]))
        self.gone |= 1 << card
        rules.play(table, card)
        if table[rules.LED] == 0:  # the trick is over
            self.tricks.append(
                {
                    "leader": self.leader,
                    "seats": [one for one, _ in self.led],
                    "cards": [card for _, card in self.led],
                    "winner": table[rules.TAKER],
                    "trump": _suit(trump),
                }
            )
            self.led = []
            self.leader = table[rules.TURN]

    def play(self, card: str) -> None:
        """Play a card for the seat to play."""
        self.do({"do": "play", "seat": self.to_move, "card": card})

    def view(self, seat: int | None) -> policies.View:
        """Give what a seat may see: its own hand, every face-up card, and what has been played."""
        assert seat is not None  # every decision is a seat's
        table, players = self.table, self.players
        ints = STANDARD.ints
        return policies.View(
            seat=seat,
            players=players,
            dealer=table[rules.DEALER],
            partners=self.sides[seat],
            hand=table[rules.HANDS + seat],
            legal=rules.legal(table) if seat == table[rules.TURN] else 0,
            faces=tuple([table[rules.HANDS + one] & 1 << ints[face] for one, face in enumerate(self.faces)]),
            trick=table[rules.TRICK],
            table=tuple([(one, ints[card]) for one, card in self.led]),
            played=self.gone,
            pack=_pack(players),
            trump=table[rules.TRUMP],
            waiting=bool(table[rules.WAITING]),
            best=table[rules.BEST],
            taker=table[rules.TAKER],
            worth=table[rules.WORTH],
            tricks_won=tuple(table[rules.WON : rules.WON + players]),
            points=tuple(table[rules.POINTS : rules.POINTS + players]),
            scores_before=tuple(self.setup["scores_before"]),
            hand_no=self.setup["hand_no"],
        )

    def claims(self) -> Claims:
        """Give every claim about a finished hand, in the order of the record's description."""
        if not self.finished:
            raise ValueError("the hand is not over")
        table, players = self.table, self.players
        added = [0] * players
        rules.score(table, added)
        totals = [before + more for before, more in zip(self.setup["scores_before"], added, strict=True)]
        over = rules.is_last(players, self.setup["hand_no"])
        made: Claims = {
            "teams": teams(players, table[rules.DEALER]),
            "tricks": [{**trick} for trick in self.tricks],
            "tricks_won": table[rules.WON : rules.WON + players],
            "points": table[rules.POINTS : rules.POINTS + players],
            "score": added,
            "scores_after": totals,
            "game_over": over,
        }
        if over:
            made["winners"] = winners(totals)
        return made


def _suit(trump: int) -> str | None:
    return None if trump < 0 else STANDARD.suits[trump]


def _is_used(players: int, card: int) -> bool:
    return bool(_pack(players) >> card & 1)


_PACKS: dict[int, int] = {}


def _pack(players: int) -> int:
    if players not in _PACKS:
        _PACKS[players] = STANDARD.mask(cards_used(players))
    return _PACKS[players]
