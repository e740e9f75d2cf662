"""Handmade Pinochle before the play: what is dealt, how hands are made of it, the auction (HP-03 … HP-07)."""

from __future__ import annotations

from bisect import insort

from printkit.games.handmade_pinochle.game.melds import PACK, VALUES
from printkit.rules import shape
from printkit.rules.game import Action, Legal, Reason, Refusal, Ruleset, Setup
from printkit.rules.hand import always
from printkit.rules.rng import shuffle
from printkit.rules.trick import TrickHand
from printkit.rules.trick_shapes import More, scores_between

PLAYERS, CARDS, DRAW, HAND, DEALS = 4, 48, 4, 12, 4  # HP-01, HP-04, HP-05, HP-23
PAIRS = ((0, 2), (1, 3))
"""HP-02: the seats of each pair."""
SUITS = tuple(sorted(PACK.suits))
ALL_POINTS = 25
"""HP-14: two each of three ranks in four suits, and the last trick."""


class Making(TrickHand):
    """A deal up to the naming of trump.

    ``maker``: whose turn of hand-making it is; ``drawn``: how many cards of the stock are. ``known``: by seat,
    a mask of what the others know it to hold: what it took in public, and later what its melds showed, less
    what it has played. ``bid``, ``bidder``: the highest so far, and whose; ``out``: who has passed.
    A deal that ends without a bidder is thrown in.
    """

    pack = PACK
    for_players = (PLAYERS,)
    marker = "start"  # HP-03, HP-24
    size = HAND
    by_card = ("keep", "take", "play")
    _may: list[str] | None  # what can be kept or taken too, twins twice
    rounds, sides = always(DEALS), always(PAIRS)
    mixed = scores_between(-15, 45)  # HP-18, HP-19

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        super().__init__(ruleset, setup, setup["start"])
        self.maker: int = setup["start"]
        self.known = [0] * PLAYERS
        self.bid = 0
        self.bidder: int | None = None
        self.out: list[int] = []
        self.drawn = 0
        self.draw()

    @classmethod
    def deal(cls, ruleset: Ruleset, standing: Setup, words: list[int]) -> Setup:
        """HP-04: shuffle the stock."""
        stock = list(PACK.codes)
        shuffle(stock, len(stock), len(stock) - 1, words)
        before = {"hand_no": standing["hand_no"], "start": standing["start"]}
        return {**before, "stock": stock, "scores_before": list(standing["scores_before"])}

    @classmethod
    def more_shapes(cls, ruleset: Ruleset) -> More:
        """Give the shapes of the stock, the decisions before the play, the melds and the contract."""
        seat, points = shape.player(PLAYERS), shape.integer(1)
        card = shape.one_of(tuple(PACK.ints), "a card of the pack (HP-01)")
        suit = shape.one_of(tuple(PACK.suits))
        meld = {"meld": shape.one_of(tuple(VALUES)), "suit": shape.or_null(suit)}
        meld |= {"count": shape.integer(1, 2), "points": points}
        does = {"keep": {"card": card}, "take": {"card": card}, "call": {"points": points}, "pass": {}}
        return More(
            setup={"hands": None, "stock": shape.listing(card, CARDS)},
            actions={
                do: shape.table({"do": shape.one_of((do,)), "seat": seat, **what})
                for do, what in {**does, "trump": {"suit": suit}}.items()
            },
            claims={
                "hands": shape.listing(shape.listing(card, HAND), PLAYERS),
                "declarer": shape.or_null(seat),
                "contract": shape.or_null(points),
                "melds": shape.listing(shape.listing(shape.table(meld), 0, HAND), PLAYERS),
                "meld_points": shape.listing(shape.integer(0), 2),
                "trick_points": shape.listing(shape.integer(0, ALL_POINTS), 2),
            },
        )

    @classmethod
    def check_setup(cls, ruleset: Ruleset, setup: Setup) -> None:
        """HP-01: ask that the cards are the pack, each twice."""
        for at, code in enumerate(setup["stock"]):
            if setup["stock"][:at].count(code) > 1:
                there = f"{code} is there three times, the pack has it twice (HP-01)"
                raise shape.Fault(there, None, "stock", at)

    # --- hand-making

    def draw(self) -> None:
        """HP-04: the player in turn draws four cards."""
        self._may = sorted(self.setup["stock"][self.drawn : self.drawn + DRAW])
        self.drawn += DRAW
        self.stage, self.turn = "keep", self.maker

    def legal_keep(self) -> Legal:
        """HP-04: any of the cards that are there."""
        cards, reason = tuple(dict.fromkeys(self.playable)), Reason(f"{self.stage}-one", "HP-04")
        return Legal(str(self.stage), self.turn, cards, reason, claimed=False)

    def refusal_keep(self, action: Action) -> Refusal | None:
        """HP-04: refuse what is not there."""
        card = action["card"]
        if card in self.playable:
            return None
        if card not in PACK.ints:
            return self.refuse(action, "not-in-pack", card=card, players=PLAYERS)
        code = "not-drawn" if self.stage == "keep" else "not-open"
        return self.refuse(action, code, card=card, cards=list(self.playable))

    def do_keep(self, action: Action) -> None:
        """HP-04, HP-05: the last of the four cards ends a turn, the last of all the hand-making."""
        seat, card = action["seat"], action["card"]
        assert self._may is not None
        self._may.remove(card)
        insort(self.hands[seat], card)
        bit = PACK.bits[card]
        self.masks[seat] += bit
        if self.stage == "take":  # in front of everyone
            self.known[seat] += bit
        self.stage = "take"
        self.turn = seat = (seat + 1) % PLAYERS
        if seat == self.maker:
            if self.drawn < CARDS:
                self.maker = (seat + 1) % PLAYERS
                self.draw()
            else:
                self._may = None
                self.dealt = tuple([hand[:] for hand in self.hands])
                self.stage, self.turn = "call", (self.setup["start"] + 1) % PLAYERS  # HP-06

    legal_take, refusal_take, do_take = legal_keep, refusal_keep, do_keep

    # --- the auction

    @property
    def least(self) -> int:
        """HP-06, HP-07: the lowest call that may be made now."""
        return int(self.ruleset["min_bid"]) if self.bidder is None else self.bid + 1

    def legal_call(self) -> Legal:
        """HP-06, HP-07: bid higher, or pass."""
        opens = self.bidder is None
        reason = Reason("open-auction", "HP-07") if opens else Reason("raise-or-pass", "HP-06")
        return Legal("call", self.turn, (str(self.least), "pass"), reason, claimed=False, about="points")

    def refusal_call(self, action: Action) -> Refusal | None:
        """HP-06, HP-07: refuse what is no bid, or too low."""
        points = action["points"]
        if type(points) is not int:
            return self.refuse(action, "not-points", "points", points=points)
        if points >= self.least:
            return None
        if self.bidder is None:
            return self.refuse(action, "below-minimum", "points", points=points, least=self.least)
        return self.refuse(action, "too-low", "points", points=points, bid=self.bid, bidder=self.bidder)

    def untimely(self, action: Action) -> Refusal | None:
        """HP-06, HP-07: who is to call may pass; who has passed stays out of the auction."""
        if self.stage != "call" or action["do"] not in ("call", "pass"):
            return super().untimely(action)
        seat, turn = action["seat"], self.turn
        if seat == turn:
            return None
        code = "has-passed" if seat in self.out else "not-your-turn"
        return self.refuse(action, code, "seat", seat=seat, to_move=turn)

    def do_call(self, action: Action) -> None:
        """HP-06: bid."""
        self.bid, self.bidder = action["points"], self.turn
        self.go_round()

    def do_pass(self, action: Action) -> None:
        """HP-06, HP-07: pass, and stay out."""
        self.out.append(action["seat"])
        self.go_round()

    def go_round(self) -> None:
        """HP-06, HP-07: the next seat that has not passed; three passes make a declarer, four end the deal."""
        assert self.turn is not None
        if len(self.out) == PLAYERS:
            self.stage = None
        elif self.bidder is not None and len(self.out) == PLAYERS - 1:
            self.stage, self.turn = "trump", self.bidder
        else:
            self.turn = next(seat for i in (1, 2, 3) if (seat := (self.turn + i) % PLAYERS) not in self.out)

    def legal_trump(self) -> Legal:
        """HP-06: any suit."""
        return Legal("trump", self.turn, SUITS, Reason("name-trump", "HP-06"), claimed=False, about="suit")

    def refusal_trump(self, action: Action) -> Refusal | None:
        """HP-06: refuse what is no suit."""
        suit = action["suit"]
        return None if suit in SUITS else self.refuse(action, "not-a-suit", "suit", suit=suit)
