"""Oh Hell: bid how many tricks you will take, and take just that many."""

from printkit.rules import shape
from printkit.rules.game import Legal, Reason
from printkit.rules.hand import make_game
from printkit.rules.rng import below
from printkit.rules.scene import height
from printkit.rules.trick import TrickHand
from printkit.rules.trick_shapes import More
from printkit.rules.view import RANDOM, View, public, random_card

HANDS, BONUS = 7, 10


class Seen(View):
    """What a seat sees: also the bids, and how many tricks each has won."""

    bids, won = public("bids"), public("won")
    short = property(lambda view: view.bids[view.seat] - view.won[view.seat])

    def bid(self, bid, code, **facts):
        return self.decide(code, {"bid": int(bid), **facts}, bid=int(bid))


class OhHell(TrickHand):
    """One hand. ``bids``: by seat, None for who has not bid."""

    id = "oh-hell"
    for_players = (4, 3, 5, 6)
    sees = Seen
    reasons = {**TrickHand.reasons, "bid": ("bids",), "no-bid": ("bid",), "wrong-decision": ("do",)}
    clauses = {
        **dict.fromkeys(["players", "not-in-pack"], "OH-01"),
        **dict.fromkeys(["not-held", "actions", "hand-over", "game_over"], "OH-02"),
        **dict.fromkeys(["no-bid", "wrong-decision", "bids"], "OH-04"),
        **dict.fromkeys(["not-your-turn", "tricks", "leader", "seats", "cards"], "OH-05"),
        **dict.fromkeys(["winner", "tricks_won"], "OH-06"),
        "score": "OH-07",
        **dict.fromkeys(["scores_after", "winners"], "OH-08"),
    }

    def __init__(self, ruleset, setup):
        self.leader = (setup["dealer"] + 1) % ruleset["players"]
        super().__init__(ruleset, setup, self.leader, setup["turned"][-1])
        self.stage = "bid"
        self.bids = [None] * self.players

    @classmethod
    def rounds(cls, ruleset):
        return HANDS

    @classmethod
    def size_of(cls, ruleset, standing):
        return HANDS + 1 - standing["hand_no"]

    @classmethod
    def deal(cls, ruleset, standing, words):
        setup = super().deal(ruleset, standing, words)
        left = sorted(set(cls.pack.codes).difference(*setup["hands"]))
        return {**setup, "turned": left[below(words[-1], len(left))]}

    @classmethod
    def more_shapes(cls, ruleset):
        players, bid = ruleset["players"], shape.integer(0, HANDS)
        action = {"do": shape.one_of(["bid"]), "seat": shape.integer(0, players - 1), "bid": bid}
        return More(
            setup={"turned": shape.one_of(cls.pack.codes)},
            actions={"bid": shape.table(action)},
            claims={"bids": shape.listing(bid, players)},
        )

    def may_bid(self):
        """OH-04: any number of tricks, but for the dealer's that would make the bids come out even."""
        made = [bid for bid in self.bids if bid is not None]
        even = self.to_play - sum(made) if len(made) == self.players - 1 else None
        return [bid for bid in range(self.to_play + 1) if bid != even]

    def legal_bid(self):
        bids = self.may_bid()
        reason = Reason("bid", "OH-04", {"bids": bids})
        return Legal("bid", self.turn, tuple(map(str, bids)), reason, False, "bid")

    def refusal_bid(self, action):
        bid = action["bid"]
        return None if bid in self.may_bid() else self.refuse(action, "no-bid", "bid", bid=bid)

    def do_bid(self, action):
        self.bids[action["seat"]] = action["bid"]
        self.turn = self.next_seat(action["seat"])
        if None not in self.bids:
            self.stage = "play"

    def score(self):
        return [BONUS + bid if bid == won else 0 for bid, won in zip(self.bids, self.won, strict=True)]

    def counted(self):
        return {"exact": [int(score > 0) for score in self.score()]}

    def also_claims(self):
        return {"bids": self.bids}, {}


def rash(view, words):
    """Bid and play whatever may be, all as likely."""
    if view.stage == "bid":
        return view.bid(view.choices[below(next(words), len(view.choices))], "rash")
    return random_card(view, words)


def sensible(view, words):
    """Bid the aces and high trumps; take tricks while some are missing, and none after."""
    if view.stage == "bid":
        sure = sum(card[0] == "A" or (card[-1] == view.trump and height(card) > 8) for card in view.held)
        return view.bid(min(view.choices, key=lambda bid: abs(int(bid) - sure)), "count", sure=sure)
    ahead = [card for card in view.legal if view.takes(card)]
    if view.short > 0 and ahead:
        return view.play(max(ahead, key=height), "take", short=view.short)
    behind = [card for card in view.legal if not view.takes(card)]
    card = max(behind, key=height) if behind else min(view.legal, key=height)
    return view.play(card, "duck", short=view.short)


CARDS = dict.fromkeys(["take", "duck"], ("card", "short"))
GAME = make_game(
    OhHell,
    policies={"random": rash, "sensible": sensible},
    choices={**RANDOM, **CARDS, "rash": ("bid",), "count": ("bid", "sure")},
)
