"""Briscola for two: no suit need be followed, and hands are filled up from the stock."""

from printkit.rules import shape
from printkit.rules.cards import Pack
from printkit.rules.game import Reason
from printkit.rules.hand import make_game
from printkit.rules.rng import shuffle
from printkit.rules.trick import TrickHand
from printkit.rules.trick_shapes import More
from printkit.rules.view import RANDOM, random_card

POINTS = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2}


def worth(cards):
    """BR-07: what cards count."""
    return sum(POINTS.get(card[0], 0) for card in cards)


class Briscola(TrickHand):
    id = "briscola"
    for_players = (2,)
    size = 3
    tricks = 20
    deal_words = 6 + 33
    pack = Pack("SHDC", "24567JQK3A")
    reasons = {"any": ("cards",)}
    clauses = {
        "players": "BR-01",
        **dict.fromkeys(["not-in-pack"], "BR-02"),
        **dict.fromkeys(["not-held", "actions"], "BR-03"),
        **dict.fromkeys(["not-your-turn", "tricks", "leader", "seats", "cards"], "BR-04"),
        **dict.fromkeys(["winner", "tricks_won"], "BR-05"),
        **dict.fromkeys(["hand-over"], "BR-06"),
        **dict.fromkeys(["points", "score", "scores_after", "game_over", "winners"], "BR-07"),
    }

    def __init__(self, ruleset, setup):
        super().__init__(ruleset, setup, (setup["dealer"] + 1) % 2, setup["stock"][-1][-1])
        self.stock = list(setup["stock"])
        self.points = [0, 0]

    @classmethod
    def deal(cls, ruleset, standing, words):
        setup = super().deal(ruleset, standing, words)
        left = sorted(set(cls.pack.codes).difference(*setup["hands"]))
        shuffle(left, len(left), len(left) - 1, words[6:])
        return {**setup, "stock": left}

    @classmethod
    def more_shapes(cls, ruleset):
        card = shape.one_of(cls.pack.codes)
        return More(
            setup={"stock": shape.listing(card, 34)},
            trick={"points": shape.integer(0, 22)},
            claims={"points": shape.listing(shape.integer(0, 120), 2)},
        )

    def may_play(self, seat):
        return self.hands[seat]

    def why(self, seat, cards):
        return Reason("any", "BR-04", {"cards": cards})

    def leads(self, taker):
        for seat in (taker, 1 - taker):
            if self.stock:
                card = self.stock.pop(0)
                self.hands[seat] = sorted([*self.hands[seat], card])
                self.masks[seat] |= self.pack.bits[card]
        return taker

    @classmethod
    def check_setup(cls, ruleset, setup):
        super().check_setup(ruleset, setup)
        shape.distinct({"hands": setup["hands"], "stock": setup["stock"]})

    def trick_claims(self):
        points = worth(card for _, card in self.trick)
        self.points[self.best[0]] += points
        return {"points": points}

    def also_claims(self):
        return {}, {"points": list(self.points)}

    def score(self):
        return [int(points > 60) for points in self.points]

    def counted(self):
        return {"points": self.points}

    @classmethod
    def rounds(cls, ruleset):
        return 1


def sensible(view, words):
    """Take aces and threes if able, and throw away what costs least."""
    cheapest = min(view.legal, key=lambda card: (worth([card]) + 5 * (card[-1] == view.trump), card))
    taking = [card for card in view.legal if view.takes(card)]
    if view.trick and taking and worth([view.best[1]]) >= 10:
        return view.play(min(taking, key=lambda card: (card[-1] == view.trump, card)), "win")
    return view.play(cheapest, "low")


GAME = make_game(
    Briscola,
    policies={"random": random_card, "sensible": sensible},
    choices={**RANDOM, "low": ("card",), "win": ("card",)},
)
