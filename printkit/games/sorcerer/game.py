"""Sorcerer, 3 players (SO-01 … SO-16), clause by clause.

Seats 0, 1, 2 are the players' hands, seats 3, 4, 5 the dummies of players 0, 1, 2; a dummy's seat decides when
its owner plays a card from it. While players bid, ``Legal.choices`` has ``0-0`` … ``9-9``: the tricks bid for
the hand, then for the dummy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from printkit.rules import shape
from printkit.rules.cards import Pack
from printkit.rules.game import Action, Legal, Path, Reason, Refusal, Ruleset, Setup
from printkit.rules.hand import always
from printkit.rules.trick import TrickHand
from printkit.rules.trick_shapes import More, scores_between
from printkit.rules.view import View

PACK = Pack("SHDC", "23456789TJQKA", jokers=("R1", "R2"))
"""SO-01, SO-02: ``card // 13`` is 0 ♠, 1 ♥, 2 ♦, 3 ♣, 4 for the two jokers, which come last."""
JOKERS = PACK.mask(PACK.jokers)
SUIT = {card: PACK.mask([one for one in PACK.codes if one[1] == card[1] in PACK.suits]) for card in PACK.codes}
"""By card: all of its suit; none for a joker."""
TRUMP = "S"  # SO-06
WEAKEST = sorted(PACK.codes, key=lambda card: (card[0] == "R", card[1] == TRUMP, PACK.ranks.find(card[0])))
PLACE = {card: place for place, card in enumerate(WEAKEST)}.__getitem__
"""By card: side suits by rank, then spades, then jokers."""
PLAYERS, SEATS = 3, 6
SIDES = ((0, 3), (1, 4), (2, 5))  # SO-15
HAND, TRICKS, IN_TRICK = 9, 9, 4  # SO-03, SO-11, SO-07
DEALS, MOST_BID = 9, 9  # SO-13, SO-16
EVERY_BID = tuple(f"{hand}-{dummy}" for hand in range(MOST_BID + 1) for dummy in range(MOST_BID + 1))

ORDER = ((0, 1, 3, 2), (1, 2, 4, 0), (2, 0, 5, 1), (3, 2, 0, 1), (4, 0, 1, 2), (5, 1, 2, 0))
"""SO-05, SO-07, SO-08: the seats of a trick in turn, by the seat that leads."""


def is_bid(number: object) -> bool:
    """SO-16: tell whether something is a number that may be bid."""
    return type(number) is int and 0 <= number <= MOST_BID


def points(seat: int, bid: int, won: int) -> int:
    """SO-12: give what a hand, or a dummy, scores with a bid and the tricks that it won."""
    return won * (1 + seat // PLAYERS) + 1 if won == bid else -abs(won - bid)


def takes(card: str, best: str) -> bool:
    """SO-06, SO-09, SO-10: tell whether a card takes the trick from the best one so far.

    A joker does, a spade, or a higher card of the same suit; nothing takes it from the first joker.
    """
    if best[0] == "R" or card[0] == "R":
        return best[0] != "R"
    return PACK.ints[card] > PACK.ints[best] if card[-1] == best[-1] else card[-1] == TRUMP


TAKEN_BY = {best: frozenset([card for card in PACK.codes if takes(card, best)]) for best in PACK.codes}
"""By card: those that take the trick from it."""
FOLLOWS = {card: {*PACK.jokers, *PACK.sorted_codes(mask)}.__contains__ for card, mask in SUIT.items()}
"""SO-06, SO-09: by card that is led: whether a card follows it, or is a joker."""


class SorcererView(View["SorcererHand"]):
    """What the owner of a hand and a dummy sees who decides for ``seat``, one of the two.

    ``player``: the owner; ``needs``: by seat, how many tricks it is short of its bid, below 0 with too many.
    """

    __slots__ = ("needs", "player")

    def __init__(self, hand: SorcererHand, seat: int) -> None:
        self._hand, self.seat, self.needs, self.player = hand, seat, hand.needs, seat % PLAYERS

    @property
    def dummy(self) -> Sequence[str]:
        """SO-05: the owner's dummy."""
        return tuple(self._hand.hands[self.player + PLAYERS])

    @property
    def leads(self) -> bool:
        """SO-06: the owner will lead to the first trick, as the dealer's left neighbour."""
        dealer: int = self._hand.setup["dealer"]
        return self.player == (dealer + 1) % PLAYERS

    def cards(self, seat: int) -> int:
        """SO-05: give the own hand or a dummy as a mask; 0 for what the owner does not see."""
        hand, own = self._hand, seat % PLAYERS == self.player
        return hand.masks[seat] if own or (seat >= PLAYERS and hand.stage != "bid") else 0

    def unseen(self) -> int:
        """Give what the others hold and the owner does not see, all together as a mask: see :meth:`cards`."""
        masks, player = self._hand.masks, self.player
        return sum([masks[seat] for seat in range(SEATS) if seat % PLAYERS != player and not self.cards(seat)])

    def to_come(self) -> Sequence[int]:
        """Give the seats that play to this trick after this one."""
        trick = self._hand.trick
        return ORDER[trick[0][0] if trick else self.seat][len(trick) + 1 :]


class SorcererHand(TrickHand):
    """A deal. ``bids``: tricks bid, by seat, -1 before; ``needs``: how many of them are still to be won."""

    id = "sorcerer"
    pack = PACK
    for_players = (PLAYERS,)
    size, sees, same_view = HAND, SorcererView, True
    hands_dealt = always(SEATS)  # SO-03: nine cards each for the hand, then nine more each for the dummy
    trick_size = always(IN_TRICK)  # SO-07: three hands and one dummy play to a trick
    rounds = always(DEALS)
    sides, side_names = always(SIDES), always(("A", "B", "C"))
    mixed = scores_between(-3, 10)  # SO-12
    clauses: ClassVar = {
        **dict.fromkeys(["players", "not-in-pack"], "SO-01"),
        "not-held": "SO-03",
        "wrong-decision": "SO-04",
        **dict.fromkeys(["tricks", "leader", "winner", "tricks_won"], "SO-06"),
        "sits-out": "SO-07",
        **dict.fromkeys(["not-your-turn", "seats", "cards"], "SO-08"),
        **dict.fromkeys(["hand-over", "actions"], "SO-11"),
        "score": "SO-12",
        **dict.fromkeys(["scores_after", "game_over", "winners"], "SO-13"),
        "not-a-bid": "SO-16",
    }
    reasons: ClassVar = {
        **dict.fromkeys(["any-bid", "lead"], ()),
        "joker-led": ("joker", "cards"),
        "only-one": ("suit", "card"),
        "must-follow": ("suit", "cards"),
        "follow-or-joker": ("suit", "cards", "jokers"),  # cards of the suit
        "cannot-follow": ("suit", "cards", "trump", "trumps", "jokers"),  # those among the cards
        "wrong-decision": ("do",),
        "sits-out": ("seat", "plays", "to_move"),  # plays: the dummy that does
        "not-a-bid": ("bid", "most"),
    }

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        super().__init__(ruleset, setup, (setup["dealer"] + 1) % PLAYERS, TRUMP)
        self.stage = "bid"
        self.bids = [-1] * SEATS
        self.needs = [0] * SEATS

    @classmethod
    def more_shapes(cls, ruleset: Ruleset) -> More:
        """Give the shape of a bid."""
        player, tricks = shape.player(PLAYERS), shape.integer(0, MOST_BID)
        bid = shape.table({"do": shape.one_of(("bid",)), "seat": player, "hand": tricks, "dummy": tricks})
        return More(actions={"bid": bid})

    def legal_bid(self) -> Legal:
        """SO-16: any two numbers."""
        return Legal("bid", self.turn, EVERY_BID, Reason("any-bid", "SO-16"), claimed=False)

    def refusal_bid(self, action: Action) -> Refusal | None:
        """SO-16: refuse what is no number from 0 to 9."""
        for about in ("hand", "dummy"):
            if not is_bid(action[about]):
                return self.refuse(action, "not-a-bid", about, bid=action[about], most=MOST_BID)
        return None

    def do_bid(self, action: Action) -> None:
        """SO-04, SO-06: bid; the dealer does last, and who bid first leads."""
        player = action["seat"]
        for seat, part in ((player, "hand"), (PLAYERS + player, "dummy")):
            self.bids[seat] = self.needs[seat] = action[part]
        self.turn = (player + 1) % PLAYERS
        if player == self.setup["dealer"]:
            self.stage = "play"

    def may_play(self, seat: int) -> Sequence[str]:
        """SO-06, SO-09, SO-10: follow suit if able, or play a joker; to a joker any card."""
        held = self.hands[seat]
        if not self.trick:
            return held
        led = self.trick[0][1]  # a joker that is led has no suit
        return list(filter(FOLLOWS[led], held)) if self.masks[seat] & SUIT[led] else held

    def why(self, seat: int, cards: list[str]) -> Reason:
        """SO-06, SO-09, SO-10: follow suit if able, or play a joker; to a joker any card."""
        if not self.trick:
            return Reason("lead", "SO-06")
        led = self.trick[0][1]
        if led in PACK.jokers:
            return Reason("joker-led", "SO-10", {"joker": led, "cards": cards})
        suit = led[-1]
        jokers = [card for card in cards if card in PACK.jokers]
        of_suit = [card for card in cards if card[-1] == suit]
        if not of_suit:
            trumps = [card for card in cards if card[-1] == TRUMP]
            facts = {"suit": suit, "cards": cards, "trump": TRUMP, "trumps": trumps, "jokers": jokers}
            return Reason("cannot-follow", "SO-06", facts)
        if jokers:
            return Reason("follow-or-joker", "SO-09", {"suit": suit, "cards": of_suit, "jokers": jokers})
        if len(of_suit) > 1:
            return Reason("must-follow", "SO-06", {"suit": suit, "cards": of_suit})
        return Reason("only-one", "SO-06", {"suit": suit, "card": of_suit[0]})

    def beats(self, card: str, best: str) -> bool:
        """SO-06, SO-09, SO-10: as :func:`takes` says."""
        return card in TAKEN_BY[best]

    def next_seat(self, seat: int) -> int:
        """SO-07, SO-08: the one dummy that plays comes opposite its owner."""
        return ORDER[self.trick[0][0]][len(self.trick)]

    def trick_claims(self) -> Mapping[str, Any]:
        """SO-12: count the trick for the bid; no more is claimed of it than of any trick."""
        self.needs[self.best[0]] -= 1
        return {}

    def untimely(self, action: Action) -> Refusal | None:
        """SO-07: tell of a dummy that it sits out."""
        refusal = super().untimely(action)
        seat, leader = action["seat"], self.trick[0][0] if self.trick else self.turn
        if refusal and refusal.code == "not-your-turn" and self.stage == "play" and leader is not None:
            plays = PLAYERS + leader % PLAYERS
            if seat >= PLAYERS and seat != plays:
                return self.refuse(action, "sits-out", "seat", seat=seat, plays=plays, to_move=self.turn)
        return refusal

    def score(self) -> list[int]:
        """SO-12: add up what hand and dummy bring."""
        each = [points(seat, self.bids[seat], self.won[seat]) for seat in range(SEATS)]
        return [each[player] + each[PLAYERS + player] for player in range(PLAYERS)]

    def clause_of(self, code: str) -> str:
        """Give the clause behind a refusal: that of the order of bids, of who leads, or of who plays then."""
        if code == "not-your-turn" and not self.trick:
            return "SO-04" if self.stage == "bid" else "SO-06"
        return super().clause_of(code)

    def clause(self, path: Path) -> str:
        """Give the clause behind a claim or a part of one."""
        if path[0] == "winners":
            outcome = self.outcome()
            return "SO-14" if outcome and len(outcome.winners) > 1 else "SO-13"
        if path[-1] == "winner":
            cards = [card for _, card in self.over[int(path[1])].plays]
            if cards[0] in PACK.jokers:
                return "SO-10"
            return "SO-09" if set(cards) & set(PACK.jokers) else "SO-06"
        return super().clause(path)
