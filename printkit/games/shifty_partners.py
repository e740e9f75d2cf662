"""Shifty Partners, 4 to 7 players: the rules, clause by clause (SP-01 … SP-18).

The hot half of this file works on one flat list of ints, the *table*, and on nothing else, so that the same
functions run as they are and, given int64 arrays, compiled. Cards are those of
:data:`printkit.rules.cards.STANDARD`.

==========  ==========================================================================================
table[…]    what it holds
==========  ==========================================================================================
PLAYERS     4 … 7
DEALER      the dealer's seat
LEADS_ALL   1 if the dealer leads every trick, 0 if the winner of a trick leads the next (SP-14)
TRUMP       trump suit of the trick being played (0 ♠, 1 ♥, 2 ♦, 3 ♣), -1 none
NEXT        trump suit from the next trick on, -1 none
WAITING     1 while 1st Ace is in force and no ace has been played (SP-10)
TRICK       tricks that are over, 0 … 4
LEFT        cards still to come in this trick
TURN        the seat to play
LED         mask of the led suit, 0 while leading
BEST        the best card of the trick so far, TAKER its seat
WORTH       Queens and 2s in the trick so far
HANDS+seat  mask of the cards that the seat holds, the face-up card among them
POINTS+seat own points, WON+seat tricks won
==========  ==========================================================================================

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

from collections.abc import Mapping
from typing import Any

from printkit.games import shifty_partners_policies as policies
from printkit.rules import rng, shape
from printkit.rules.cards import STANDARD
from printkit.rules.game import (
    Action,
    Claims,
    Game,
    Legal,
    Option,
    Reason,
    Refusal,
    Refused,
    Ruleset,
    Setup,
    Shapes,
)
from printkit.rules.tricks import beats, follow

PLAYERS, DEALER, LEADS_ALL, TRUMP, NEXT, WAITING, TRICK, LEFT, TURN, LED, BEST, TAKER, WORTH = range(13)
HANDS, POINTS, WON, SIZE = 13, 20, 27, 34

TRICKS = 4  # SP-01
HAND = 5  # SP-05
WIDTH = 13
SUIT = (1 << WIDTH) - 1
ACE = 12
SCORING = STANDARD.mask(rank + suit for suit in "SHDC" for rank in "Q2")  # SP-16
DIE_NO_TRUMP, DIE_FIRST_ACE = 5, 6  # SP-09; 1 … 4 are the suits
LOWEST = (
    0,
    0,
    0,
    0,
    8,
    6,
    4,
    3,
)  # SP-03: rank index of the lowest card used besides the 2, by players: T 8 6 5
DEALERS_SIDE = (0, 0, 0, 0, 0b1001, 0b10001, 0b100101, 0b1001001)  # SP-07: bit i is position i+1, by players


# --- the hot half: tables and lists of ints


def used(players: int, deck: list[int]) -> int:
    """SP-03: write the cards used to the front of ``deck`` (room for 44) and give how many there are."""
    size = 0
    for card in range(4 * WIDTH):
        rank = card % WIDTH
        if rank == 0 or rank >= LOWEST[players]:
            deck[size] = card
            size += 1
    return size


def shuffle(words: list[int], players: int, deck: list[int]) -> int:
    """SP-05, SP-09: bring the cards dealt to the front of ``deck`` and give the die. Takes 5·players + 1 words.

    Seat s has the four cards from 4·s face down, and the one at 4·players + s face up.
    """
    size = used(players, deck)
    rng.shuffle(deck, size, HAND * players, words)
    return 1 + rng.below(words[HAND * players], 6)


def begin(table: list[int], players: int, dealer: int, die: int, leads_all: int) -> None:
    """SP-09, SP-10, SP-11: lay out a table before the first trick, hands still empty."""
    for i in range(SIZE):
        table[i] = 0
    table[PLAYERS] = players
    table[DEALER] = dealer
    table[LEADS_ALL] = leads_all
    trump = die - 1 if die < DIE_NO_TRUMP else -1
    table[TRUMP] = trump
    table[NEXT] = trump
    table[WAITING] = 1 if die == DIE_FIRST_ACE else 0
    table[LEFT] = players
    table[TURN] = dealer


def take_up(table: list[int], deck: list[int]) -> None:
    """SP-05: give the seats the cards that :func:`shuffle` brought to the front."""
    players = table[PLAYERS]
    for seat in range(players):
        hand = 1 << deck[4 * players + seat]
        for i in range(4 * seat, 4 * seat + 4):
            hand |= 1 << deck[i]
        table[HANDS + seat] = hand


def legal(table: list[int]) -> int:
    """SP-11, SP-12: give the cards that the seat to play may play; the face-up card is one of its hand."""
    return follow(table[HANDS + table[TURN]], table[LED])


def play(table: list[int], card: int) -> None:
    """SP-10, SP-11, SP-13: play a legal card for the seat to play."""
    seat = table[TURN]
    table[HANDS + seat] ^= 1 << card
    suit = card // WIDTH
    if table[LED] == 0:
        table[LED] = SUIT << (WIDTH * suit)
        table[BEST] = card
        table[TAKER] = seat
    elif beats(card, suit, table[BEST], table[BEST] // WIDTH, table[TRUMP]):
        table[BEST] = card
        table[TAKER] = seat
    if table[WAITING] and card % WIDTH == ACE:
        table[WAITING] = 0
        table[NEXT] = suit
    if SCORING >> card & 1:
        table[WORTH] += 1
    left = table[LEFT] - 1
    table[LEFT] = left
    if left == 0:
        close(table)
    else:
        seat += 1
        table[TURN] = 0 if seat == table[PLAYERS] else seat


def close(table: list[int]) -> None:
    """SP-10, SP-13, SP-14, SP-16: the trick goes to its taker; the next one is led."""
    taker = table[TAKER]
    table[POINTS + taker] += 1 + table[WORTH]
    table[WON + taker] += 1
    table[WORTH] = 0
    table[TRUMP] = table[NEXT]
    table[LED] = 0
    table[LEFT] = table[PLAYERS]
    table[TRICK] += 1
    table[TURN] = table[DEALER] if table[LEADS_ALL] else taker


def side(players: int, dealer: int, seat: int) -> int:
    """SP-07: give 0 for a seat of the dealer's team, 1 for one of the other."""
    position = (seat - dealer) % players
    return 1 - (DEALERS_SIDE[players] >> position & 1)


def score(table: list[int], scores: list[int]) -> None:
    """SP-17: add to each seat's score what its whole team took."""
    players = table[PLAYERS]
    for seat in range(players):
        mine = side(players, table[DEALER], seat)
        for other in range(players):
            if side(players, table[DEALER], other) == mine:
                scores[seat] += table[POINTS + other]


# --- one hand, step by step, in codes and with reasons


def teams(players: int, dealer: int) -> list[list[int]]:
    """SP-07: give the seats of the dealer's team and of the other."""
    return [[seat for seat in range(players) if side(players, dealer, seat) == team] for team in (0, 1)]


def winners(totals: list[int]) -> list[int]:
    """SP-18: give the seats with the highest total."""
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def cards_used(players: int) -> list[str]:
    """SP-03: give the codes of the cards used, suit by suit, low to high."""
    deck = [0] * 52
    return [STANDARD.codes[card] for card in deck[: used(players, deck)]]


class ShiftyHand:
    """One hand of Shifty Partners (the protocol is :class:`printkit.rules.game.Hand`).

    ``table`` is the hand as the hot functions know it, ``tricks`` those that are over, as claimed; ``led`` the
    cards of the trick being played as (seat, code); ``faces`` the face-up card of each seat, played or not.
    """

    __slots__ = (
        "faces",
        "leader",
        "led",
        "players",
        "ruleset",
        "setup",
        "table",
        "tricks",
    )

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        self.ruleset = ruleset
        self.setup = setup
        self.players: int = ruleset["players"]
        self.table = [0] * SIZE
        begin(self.table, self.players, setup["dealer"], setup["die"], int(ruleset["next_lead"] == "dealer"))
        for seat, hand in enumerate(setup["hands"]):
            self.table[HANDS + seat] = STANDARD.mask(hand)
        self.faces: tuple[str, ...] = tuple(hand[-1] for hand in setup["hands"])
        self.leader: int = setup["dealer"]
        self.led: list[tuple[int, str]] = []
        self.tricks: list[dict[str, Any]] = []

    def copy(self) -> ShiftyHand:
        """Give a hand that goes on apart from this one."""
        made = object.__new__(ShiftyHand)
        made.ruleset, made.setup, made.players, made.faces = self.ruleset, self.setup, self.players, self.faces
        made.table, made.led, made.tricks = self.table[:], self.led[:], self.tricks[:]
        made.leader = self.leader
        return made

    @property
    def finished(self) -> bool:
        """SP-15: the hand is over after four tricks; the fifth card scores nothing."""
        return self.table[TRICK] == TRICKS

    @property
    def to_move(self) -> int | None:
        """The seat to play, None when the hand is over."""
        return None if self.finished else self.table[TURN]

    @property
    def trump(self) -> str | None:
        """SP-10: the trump suit of the trick being played (of the next one between tricks)."""
        return _suit(self.table[TRUMP])

    @property
    def waiting(self) -> bool:
        """SP-10: 1st Ace was rolled and no ace has been played."""
        return bool(self.table[WAITING])

    def held(self, seat: int) -> list[str]:
        """Give the cards that a seat holds, sorted by code point; after the hand the one left over (SP-15)."""
        return STANDARD.sorted_codes(self.table[HANDS + seat])

    def face_up(self, seat: int) -> str | None:
        """Give a seat's face-up card, None once it is played."""
        code = self.faces[seat]
        return code if self.table[HANDS + seat] >> STANDARD.ints[code] & 1 else None

    def legal(self) -> Legal:
        """Give the cards that may be played, and why these."""
        if self.finished:
            raise Refused(Refusal("", "hand-over", "SP-15", about="seat"))
        seat = self.table[TURN]
        cards = STANDARD.sorted_codes(legal(self.table))
        return Legal("play", seat, tuple(cards), self._reason(seat, cards))

    def _reason(self, seat: int, cards: list[str]) -> Reason:
        face = self.face_up(seat)
        if not self.led:
            facts = {"trick": self.table[TRICK] + 1, "cards": cards, "face_up": face}
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
        turn = self.table[TURN]
        if seat != turn:
            return Refusal(card, "not-your-turn", "SP-11", {"seat": seat, "to_move": turn}, about="seat")
        number = STANDARD.ints.get(card, -1)
        if number >= 0 and legal(self.table) >> number & 1:
            return None
        if number < 0 or not _is_used(self.players, number):
            return Refusal(card, "not-in-pack", "SP-03", {"card": card, "players": self.players})
        if not self.table[HANDS + seat] >> number & 1:
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
        seat, trump = table[TURN], table[TRUMP]
        self.led.append((seat, action["card"]))
        play(table, STANDARD.ints[action["card"]])
        if table[LED] == 0:  # the trick is over
            self.tricks.append(
                {
                    "leader": self.leader,
                    "seats": [one for one, _ in self.led],
                    "cards": [card for _, card in self.led],
                    "winner": table[TAKER],
                    "trump": _suit(trump),
                }
            )
            self.led = []
            self.leader = table[TURN]

    def play(self, card: str) -> None:
        """Play a card for the seat to play."""
        self.do({"do": "play", "seat": self.to_move, "card": card})

    def view(self, seat: int) -> policies.View:
        """Give what a seat may see: its own hand, every face-up card, and what has been played."""
        table, players = self.table, self.players
        mine = side(players, table[DEALER], seat)
        played = STANDARD.mask(card for trick in self.tricks for card in trick["cards"])
        on_table = tuple((one, STANDARD.ints[card]) for one, card in self.led)
        for _, card in on_table:
            played |= 1 << card
        return policies.View(
            seat=seat,
            players=players,
            dealer=table[DEALER],
            partners=tuple(one for one in range(players) if side(players, table[DEALER], one) == mine),
            hand=table[HANDS + seat],
            legal=legal(table) if seat == table[TURN] else 0,
            faces=tuple(table[HANDS + one] & 1 << STANDARD.ints[face] for one, face in enumerate(self.faces)),
            trick=table[TRICK],
            table=on_table,
            played=played,
            pack=_pack(players),
            trump=table[TRUMP],
            waiting=bool(table[WAITING]),
            best=table[BEST],
            taker=table[TAKER],
            worth=table[WORTH],
            tricks_won=tuple(table[WON : WON + players]),
            points=tuple(table[POINTS : POINTS + players]),
            scores_before=tuple(self.setup["scores_before"]),
            hand_no=self.setup["hand_no"],
        )

    def claims(self) -> Claims:
        """Give every claim about a finished hand, in the order of the record's description."""
        if not self.finished:
            raise ValueError("the hand is not over")
        table, players = self.table, self.players
        added = [0] * players
        score(table, added)
        totals = [before + more for before, more in zip(self.setup["scores_before"], added, strict=True)]
        over = self.setup["hand_no"] == players  # SP-01, SP-18
        made: Claims = {
            "teams": teams(players, table[DEALER]),
            "tricks": [{**trick} for trick in self.tricks],
            "tricks_won": table[WON : WON + players],
            "points": table[POINTS : POINTS + players],
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


# --- the game as a value


def shapes(ruleset: Ruleset) -> Shapes:
    """Give the shapes of a record's own parts."""
    players: int = ruleset["players"]
    seat = shape.integer(0, players - 1)
    card = shape.one_of(cards_used(players), f"a card of the pack for {players} players (SP-03)")
    by_seat = shape.listing(shape.integer(), players)
    parts = shape.table(
        {
            "hand_no": shape.integer(1, players),
            "dealer": seat,
            "hands": shape.listing(shape.listing(card, HAND), players),
            "die": shape.integer(1, 6),
            "scores_before": shape.listing(shape.integer(0), players),
        }
    )

    def setup(value: Any) -> None:
        parts(value)
        try:
            shape.distinct(value["hands"])
        except shape.Fault as fault:
            fault.path.insert(0, "hands")
            raise

    trick = shape.table(
        {
            "leader": seat,
            "seats": shape.listing(seat, players),
            "cards": shape.listing(card, players),
            "winner": seat,
            "trump": shape.or_null(shape.one_of(tuple(STANDARD.suits))),
        }
    )
    return Shapes(
        setup=setup,
        action=shape.table(
            {"do": shape.one_of(("play",)), "seat": seat, "card": card}, {"legal": shape.listing(card, 1, HAND)}
        ),
        actions=(TRICKS * players, TRICKS * players),
        claims=shape.table(
            {},
            {
                "teams": shape.listing(shape.listing(seat, 2, players), 2),
                "tricks": shape.listing(trick, TRICKS),
                "tricks_won": by_seat,
                "points": by_seat,
                "score": by_seat,
                "scores_after": by_seat,
                "game_over": shape.flag,
                "winners": shape.listing(seat, 1, players),
            },
        ),
    )


def first(ruleset: Ruleset) -> Setup:
    """SP-05: seat 0 deals first (any method will do)."""
    return {"hand_no": 1, "dealer": 0, "scores_before": [0] * ruleset["players"]}


def after(hand: ShiftyHand) -> Setup | None:
    """SP-01, SP-08: the deal passes to the left, until everyone has dealt once."""
    setup, claims = hand.setup, hand.claims()
    if claims["game_over"]:
        return None
    dealer = (setup["dealer"] + 1) % hand.players
    return {"hand_no": setup["hand_no"] + 1, "dealer": dealer, "scores_before": claims["scores_after"]}


def deal(ruleset: Ruleset, standing: Mapping[str, Any], words: list[int]) -> Setup:
    """SP-05, SP-06, SP-09: deal four cards each face down and a fifth face up, then roll the die."""
    players = ruleset["players"]
    deck = [0] * 52
    die = shuffle(words, players, deck)
    codes = [STANDARD.codes[card] for card in deck[: HAND * players]]
    hands = [[*codes[4 * seat : 4 * seat + 4], codes[4 * players + seat]] for seat in range(players)]
    return {
        "hand_no": standing["hand_no"],
        "dealer": standing["dealer"],
        "hands": hands,
        "die": die,
        "scores_before": list(standing["scores_before"]),
    }


GAME = Game(
    id="shifty-partners",
    options=(
        Option("players", (4, 5, 6, 7), 4, "SP-01", always=True),
        Option("next_lead", ("winner", "dealer"), "winner", "SP-14"),
    ),
    shapes=shapes,
    first=first,
    after=after,
    deal=deal,
    deal_words=HAND * 7 + 1,
    start=ShiftyHand,
    policies={"random": policies.uniform, "sensible": policies.sensible},
    reasons={
        "lead": ("trick", "cards", "face_up"),
        "only-face-up": ("suit", "card"),
        "only-one": ("suit", "card"),
        "must-follow": ("suit", "cards", "face_up"),
        "cannot-follow": ("suit", "cards", "trump", "trumps"),
        "hand-over": (),
        "not-your-turn": ("seat", "to_move"),
        "not-in-pack": ("card", "players"),
        "not-held": ("card", "seat", "played"),
    },
    choices=policies.CODES,
    claim_clauses={
        "actions": "SP-01",
        "legal": "SP-11",
        "teams": "SP-07",
        "tricks": "SP-11",
        "leader": "SP-14",
        "seats": "SP-11",
        "cards": "SP-11",
        "winner": "SP-13",
        "trump": "SP-10",
        "tricks_won": "SP-13",
        "points": "SP-16",
        "score": "SP-17",
        "scores_after": "SP-01",
        "game_over": "SP-18",
        "winners": "SP-18",
    },
)
