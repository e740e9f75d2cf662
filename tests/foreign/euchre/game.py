"""Euchre: a jack that changes its suit, a partner who sits out, a hand that nobody plays."""

from printkit.rules import shape
from printkit.rules.cards import Pack
from printkit.rules.game import Legal, Reason
from printkit.rules.hand import make_game
from printkit.rules.rng import below
from printkit.rules.trick import TrickHand
from printkit.rules.trick_shapes import More
from printkit.rules.view import RANDOM, View, public, random_card

RANKS, SUITS, TARGET = "9TJQKA", "SHDC", 10
TWIN = {"S": "C", "C": "S", "H": "D", "D": "H"}
SIDES = ((0, 2), (1, 3))


def suit_of(card, trump):
    """EU-07: the left bower is a trump."""
    return trump if trump and card == f"J{TWIN[trump]}" else card[-1]


def height(card, trump):
    """EU-07: how high a card is in the suit it belongs to."""
    bower = card[0] == "J" and suit_of(card, trump) == trump
    return RANKS.index(card[0]) + bower * (6 if card[-1] == trump else 5)


class Seen(View):
    """What a seat sees: also the card turned up, who deals, and who has made trump."""

    turned, dealer, maker = public("turned"), public("dealer"), public("maker")


class Euchre(TrickHand):
    """One hand. ``maker``: who has made trump, None before; ``alone``: whether that one plays alone."""

    id = "euchre"
    for_players = (4,)
    size = 5
    pack = Pack(SUITS, RANKS)
    sees = Seen
    uneven = True
    reasons = {
        **TrickHand.reasons,
        **dict.fromkeys(["call", "discard"], ("choices",)),
        "no-call": ("call",),
        "wrong-decision": ("do",),
    }
    clauses = {
        "players": "EU-01",
        "not-in-pack": "EU-02",
        **dict.fromkeys(["not-held", "actions"], "EU-03"),
        **dict.fromkeys(["wrong-decision", "maker", "trump"], "EU-04"),
        "no-call": "EU-05",
        "alone": "EU-08",
        **dict.fromkeys(["not-your-turn", "tricks", "leader", "seats"], "EU-09"),
        "cards": "EU-10",
        **dict.fromkeys(["winner", "tricks_won"], "EU-11"),
        **dict.fromkeys(["hand-over", "score"], "EU-12"),
        **dict.fromkeys(["scores_after", "game_over", "winners"], "EU-13"),
    }

    def __init__(self, ruleset, setup):
        super().__init__(ruleset, setup, (setup["dealer"] + 1) % 4)
        self.stage, self.calls = "call", 0
        self.turned, self.dealer = setup["turned"], setup["dealer"]
        self.maker, self.alone = None, False

    @classmethod
    def sides(cls, ruleset):
        return SIDES

    @classmethod
    def deal(cls, ruleset, standing, words):
        setup = super().deal(ruleset, standing, words)
        left = sorted(set(cls.pack.codes).difference(*setup["hands"]))
        return {**setup, "turned": left[below(words[-1], len(left))]}

    @classmethod
    def more_shapes(cls, ruleset):
        seat, card, suit = shape.integer(0, 3), shape.one_of(cls.pack.codes), shape.one_of(SUITS)
        calls = ["pass", *SUITS, *(f"{suit} alone" for suit in SUITS)]
        call = {"do": shape.one_of(["call"]), "seat": seat, "call": shape.one_of(calls)}
        discard = {"do": shape.one_of(["discard"]), "seat": seat, "card": card}
        return More(
            setup={"turned": card},
            actions={"call": shape.table(call), "discard": shape.table(discard)},
            claims={"maker": shape.or_null(seat), "trump": shape.or_null(suit), "alone": shape.flag},
        )

    @classmethod
    def check_setup(cls, ruleset, setup):
        super().check_setup(ruleset, setup)
        shape.distinct({"hands": setup["hands"], "turned": [setup["turned"]]})

    # making trump

    def may_call(self):
        """EU-04, EU-05: the suit turned up in the first round, another in the second."""
        turned = self.setup["turned"][-1]
        suits = [suit for suit in SUITS if (suit == turned) == (self.calls < 4)]
        return ["pass", *suits, *(f"{suit} alone" for suit in suits)]

    def legal_call(self):
        calls = self.may_call()
        reason = Reason("call", "EU-04" if self.calls < 4 else "EU-05", {"choices": calls})
        return Legal("call", self.turn, tuple(calls), reason, claimed=False, about="call")

    def refusal_call(self, action):
        call = action["call"]
        return None if call in self.may_call() else self.refuse(action, "no-call", "call", call=call)

    def do_call(self, action):
        dealer, turned = self.setup["dealer"], self.setup["turned"]
        self.calls += 1
        if action["call"] == "pass":
            self.turn = (self.turn + 1) % 4
            if self.calls == 8:
                self.stage = None  # EU-06
            return
        self.maker, self.trump = self.turn, action["call"][0]
        self.alone = action["call"].endswith("alone")
        self.in_trick = 4 - self.alone
        self.stage, self.turn = "play", self.next_seat(dealer)
        if self.calls <= 4:
            self.stage, self.turn = "discard", dealer
            self.hold(dealer, [*self.hands[dealer], turned])

    def hold(self, seat, cards):
        self.hands[seat] = sorted(cards)
        self.masks[seat] = sum(self.pack.bits[card] for card in cards)

    def legal_discard(self):
        held = self.hands[self.turn]
        reason = Reason("discard", "EU-04", {"choices": list(held)})
        return Legal("discard", self.turn, tuple(held), reason, claimed=False, about="card")

    def refusal_discard(self, action):
        card, seat = action["card"], action["seat"]
        held = card in self.hands[seat]
        return None if held else self.refuse(action, "not-held", card=card, seat=seat, played=False)

    def do_discard(self, action):
        seat = action["seat"]
        self.hold(seat, [card for card in self.hands[seat] if card != action["card"]])
        self.stage, self.turn = "play", self.next_seat(self.setup["dealer"])

    # play

    def next_seat(self, seat):
        """EU-08, EU-09: clockwise, but for the partner of who goes alone."""
        after = (seat + 1) % 4
        return (after + 1) % 4 if self.alone and after == (self.maker + 2) % 4 else after

    def may_play(self, seat):
        held, led = self.hands[seat], self.led()
        return [card for card in held if suit_of(card, self.trump) == led] or held

    def led(self):
        return suit_of(self.trick[0][1], self.trump) if self.trick else None

    def why(self, seat, cards):
        led = self.led()
        if led is None:
            return Reason("lead", "EU-10", {"cards": cards})
        code = "must-follow" if suit_of(cards[0], self.trump) == led else "cannot-follow"
        return Reason(code, "EU-10", {"suit": led, "cards": cards})

    def beats(self, card, best):
        suit = suit_of(card, self.trump)
        if suit == suit_of(best, self.trump):
            return height(card, self.trump) > height(best, self.trump)
        return suit == self.trump

    def score(self):
        if self.maker is None:
            return None
        ours = self.maker % 2
        tricks = sum(self.won[seat] for seat in SIDES[ours])
        made = 0 if tricks < 3 else 1 if tricks < 5 else 4 if self.alone else 2
        return [made if side == ours else 0 if made else 2 for side in (0, 1)]

    def winners(self, totals):
        return [side for side, total in enumerate(totals) if total >= TARGET]

    def next_hand(self):
        """EU-06: who is on the dealer's left deals, also after a hand that nobody played."""
        after = super().next_hand()
        return after and {**after, "dealer": (self.setup["dealer"] + 1) % 4}

    def also_claims(self):
        return {"maker": self.maker, "trump": self.trump, "alone": self.alone}, {}

    def counted(self):
        made = [int(self.maker % 2 == side) for side in (0, 1)]
        return {"made": made, "euchred": [made[side] and int(not self.score()[side]) for side in (0, 1)]}


def rash(view, words):
    """Call, discard and play whatever may be, all as likely."""
    if view.stage == "play":
        return random_card(view, words)
    choice = view.choices[below(next(words), len(view.choices))]
    return view.decide("rash", {"choice": choice}, **{"call" if view.stage == "call" else "card": choice})


def tricks_in(cards, trump):
    """How many tricks cards seem good for: a bower one, other trumps and aces most of one."""
    return sum(
        (1 if height(card, trump) > 7 else 0.7) if suit_of(card, trump) == trump else 0.6 * (card[0] == "A")
        for card in cards
    )


def sensible(view, words):
    """Call what seems good for two tricks, alone for more than three; win as cheaply as can be."""

    def cost(card):
        return suit_of(card, view.trump) == view.trump, height(card, view.trump)

    if view.stage == "call":
        worth, suit = max((tricks_in(view.held, call), call) for call in view.choices if call in SUITS)
        call = "pass" if worth < 2.3 else suit if worth < 3.2 else f"{suit} alone"
        return view.decide("count", {"call": call}, call=call)
    if view.stage == "discard":
        return view.play(min(view.held, key=cost), "discard")
    partner, cheapest = (view.seat + 2) % 4, min(view.legal, key=cost)
    winning = [card for card in view.legal if view.takes(card)]
    if view.best and (view.best[0] == partner or not winning):
        return view.play(cheapest, "low")
    return view.play(min(winning, key=cost) if view.trick else max(winning, key=cost), "win")


CARDS = dict.fromkeys(["discard", "low", "win"], ("card",))
GAME = make_game(
    Euchre,
    policies={"random": rash, "sensible": sensible},
    choices={**RANDOM, **CARDS, "rash": ("choice",), "count": ("call",)},
)
