"""Handmade Pinochle, 4 players in pairs (HP-01 … HP-26), clause by clause.

In the auction ``Legal.do`` is ``call``, its choices the lowest call and ``pass``; there is no highest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, NamedTuple

from printkit.games.handmade_pinochle.game.making import HAND, PAIRS, PLAYERS, Making
from printkit.games.handmade_pinochle.game.melds import FIELDS, PACK, Found, claimed, melds_in, shown, worth
from printkit.rules import shape
from printkit.rules.game import Action, Claims, Option, Path, Reason, Ruleset, Setup
from printkit.rules.view import View, of_hand, public

TRICKS = HAND
COUNTERS = "ATK"  # HP-14
ORDERS = ("ATKQJ9", "AKQJT9")
ABOVE = {
    order: {card: PACK.mask(rank + card[1] for rank in order[: order.index(card[0])]) for card in PACK.ints}
    for order in ORDERS
}
"""HP-17: the cards of a suit that are higher than a card, one bit each, by the order of ranks."""


in_suit = cache(PACK.sorted_codes)
"""Give the codes of cards of one suit, sorted: there are few different masks of six cards."""


def trick_points(cards: Sequence[str], last: bool) -> int:
    """HP-14: give the points of a trick: one for each counter, and one for the last trick."""
    return sum([card[0] in COUNTERS for card in cards]) + last


class Count(NamedTuple):
    """What a deal brings a pair, by which clause. ``total``: of the melds that count and the trick points."""

    clause: str
    total: int
    score: int


def secured(shown: Sequence[int], won: Sequence[int], each: bool) -> int:
    """HP-13, HP-25: give the points of melds that count, with a trick of the pair or of its player."""
    return sum([meld for meld, tricks in zip(shown, won, strict=True) if (tricks if each else any(won))])


class PinochleView(View["PinochleHand"]):
    """What one seat sees: also the cards that lie open, and the auction.

    By seat: ``known``: what the others know it to hold; ``lacks``: the suits that it has shown to be out of;
    ``meld_points``: what it has shown (HP-13). ``least``: the lowest call there may be (HP-06); ``bid``: the
    highest so far, 0 for none, and ``bidder``, whose it is.
    """

    __slots__ = ()
    known, lacks, meld_points = public("known"), public("lacks"), public("meld_points")
    least, bid, bidder = of_hand("least"), of_hand("bid"), of_hand("bidder")


class PinochleHand(Making):
    """One deal.

    ``melds``: what each seat shows, ``meld_points``: what that is worth; ``points``: what its tricks are worth;
    ``lacks``: the mask of the suits that it has shown to be out of.
    """

    id = "handmade-pinochle"
    sees, same_view = PinochleView, True
    options = (
        Option("min_bid", range(1, shape.HUGE + 1), 1, "HP-07"),
        Option("extra_marriage_with_run", (True, False), True, "HP-11"),
        Option("meld_needs", ("pair", "player"), "pair", "HP-25"),
        Option("must_head", (False, True), False, "HP-26"),
        Option("rank_order", ORDERS, "ATKQJ9", "HP-17"),
    )
    clauses: ClassVar = {
        **dict.fromkeys(["players", "not-in-pack"], "HP-01"),
        **dict.fromkeys(["keep", "take", "not-drawn", "not-open"], "HP-04"),
        **dict.fromkeys(["actions", "hands", "not-held", "not-your-turn"], "HP-05"),
        **dict.fromkeys(["call", "trump", "declarer", "contract"], "HP-06"),
        **dict.fromkeys(["too-low", "not-points", "not-a-suit"], "HP-06"),
        **dict.fromkeys(["has-passed", "below-minimum"], "HP-07"),
        "melds": "HP-08",
        "meld_points": "HP-13",
        **dict.fromkeys(["trick_points", "hand-over"], "HP-14"),
        **dict.fromkeys(["play", "first-leader", "seats", "cards"], "HP-15"),
        **dict.fromkeys(["tricks", "leader", "winner", "tricks_won"], "HP-16"),
        "score": "HP-18",
        **dict.fromkeys(["scores_after", "game_over", "winners"], "HP-23"),
    }
    reasons: ClassVar = {
        "wrong-decision": ("do",),
        "not-drawn": ("card", "cards"),
        "not-open": ("card", "cards"),
        "has-passed": ("seat", "to_move"),
        "too-low": ("points", "bid", "bidder"),
        "below-minimum": ("points", "least"),
        "not-points": ("points",),
        "not-a-suit": ("suit",),
        **dict.fromkeys(["keep-one", "take-one", "open-auction", "raise-or-pass", "name-trump", "lead"], ()),
        "must-follow": ("suit", "cards"),
        "must-head": ("suit", "best", "cards"),
        "must-ruff": ("suit", "trump", "cards"),
        "must-overruff": ("suit", "trump", "best", "cards"),
        "under-ruff": ("suit", "trump", "best", "cards"),
        "no-suit": ("suit", "cards"),
        "no-suit-no-trump": ("suit", "trump", "cards"),
    }

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        super().__init__(ruleset, setup)
        self.melds: list[list[Found]] = []
        self.meld_points, self.points, self.lacks = [0] * PLAYERS, [0] * PLAYERS, [0] * PLAYERS

    def do_trump(self, action: Action) -> None:
        """HP-06, HP-13, HP-15: declarer names trump, all show their melds, declarer leads."""
        self.stage, self.trump = "play", action["suit"]
        self.melds = [
            melds_in(hand, action["suit"], self.ruleset["extra_marriage_with_run"]) for hand in self.masks
        ]
        self.meld_points = [worth(found) for found in self.melds]
        self.known = [shown(found, known) for found, known in zip(self.melds, self.known, strict=True)]

    # --- the play

    def may_play(self, seat: int) -> Sequence[str]:
        """HP-15, HP-26: follow suit; else ruff, and higher than the last who did; else any card."""
        trick = self.trick
        if trick:
            led, best, mask = trick[0][1][1], self.best[1], self.masks[seat]
            able = mask & FIELDS[led]
            if able:
                above = best[1] == led and self.ruleset["must_head"]
            else:
                able, above = mask & FIELDS[str(self.trump)], best[1] == self.trump
            if able:
                return in_suit((above and able & 3 * ABOVE[self.ruleset["rank_order"]][best]) or able)
        return list(dict.fromkeys(self.hands[seat]))

    def why(self, seat: int, cards: list[str]) -> Reason:
        """HP-15, HP-16, HP-26: give the duty that leaves these cards."""
        if not self.trick:
            return Reason("lead", "HP-16" if self.over else "HP-15")
        first, best, trump, suit = cards[0], self.best[1], self.trump, self.trick[0][1][1]
        if first[1] == suit:
            heads = self.ruleset["must_head"] and best[1] == suit and self.beats(first, best)
            code = "must-head" if heads else "must-follow"
        elif first[1] != trump or suit == trump:
            code = "no-suit" if suit == trump else "no-suit-no-trump"
        elif best[1] != trump:
            code = "must-ruff"
        else:
            code = "must-overruff" if self.beats(first, best) else "under-ruff"
        facts = {"suit": suit, "trump": trump, "best": best, "cards": cards}
        clause = "HP-26" if code == "must-head" else "HP-15"
        return Reason(code, clause, {name: facts[name] for name in self.reasons[code]})

    def beats(self, card: str, best: str) -> bool:
        """HP-16, HP-17: a trump, or a higher card of the suit; not its twin, of which the first played wins."""
        if card[1] == best[1]:
            return ABOVE[self.ruleset["rank_order"]][best] >> PACK.ints[card] & 1 == 1
        return card[1] == self.trump

    def played(self, seat: int, card: str) -> None:
        """Note what the card shows: it is no longer held, and who does not follow or ruff is out of a suit."""
        bit, known, trick = PACK.bits[card], self.known, self.trick
        if known[seat] & 3 * bit:
            known[seat] -= bit
        if trick and card[1] != (led := trick[0][1][1]):
            self.lacks[seat] |= FIELDS[led] | (0 if card[1] == self.trump else FIELDS[str(self.trump)])

    def trick_claims(self) -> Mapping[str, Any]:
        """HP-14: count the trick."""
        last = len(self.over) == TRICKS - 1
        self.points[self.best[0]] += trick_points([card for _, card in self.trick], last)
        return {}

    # --- the count

    def count(self, pair: int) -> Count:
        """HP-13, HP-18 … HP-21, HP-25: give what a pair's deal comes to."""
        shown, won = ([each[seat] for seat in PAIRS[pair]] for each in (self.meld_points, self.won))
        melds = secured(shown, won, self.ruleset["meld_needs"] == "player")
        total, declares = melds + sum([self.points[seat] for seat in PAIRS[pair]]), self.bidder in PAIRS[pair]
        if declares and not any(won):
            return Count("HP-20", total, -self.bid)
        if declares and total < self.bid:
            return Count("HP-19", total, -sum(shown))
        return Count("HP-18" if any(won) else "HP-13", total, total)

    def score(self) -> list[int] | None:
        """HP-07, HP-13, HP-18 … HP-21: give what each pair scores; None in a deal that was thrown in."""
        return None if self.bidder is None else [self.count(pair).score for pair in range(2)]

    def also_claims(self) -> tuple[Claims, Claims]:
        """HP-05, HP-06, HP-08, HP-13, HP-14: claim hands, contract, melds, trick points."""
        hands = [list(hand) for hand in self.dealt]
        before: Claims = {"hands": hands, "declarer": self.bidder, "contract": None}
        if self.bidder is None:
            return before, {}
        melds = [claimed(found) for found in self.melds]
        points = [sum([self.meld_points[seat] for seat in mine]) for mine in PAIRS]
        before |= {"contract": self.bid, "melds": melds, "meld_points": points}
        return before, {"trick_points": [sum([self.points[seat] for seat in mine]) for mine in PAIRS]}

    def clause(self, path: Path) -> str:
        """Give the clause behind a claim or a part of one; of a record that breaks off, of what was due."""
        if path[0] == "actions" and self.stage is not None:
            return self.clauses[self.stage]
        if self.bidder is None:
            return "HP-05" if path[0] == "hands" else "HP-07"
        if path[0] == "score":
            return self.count(int(path[1]) if len(path) > 1 else self.bidder % 2).clause
        if path[0] == "winners" and (outcome := self.outcome()) and len(outcome.winners) > 1:
            return "HP-24"
        return super().clause(path)

    def clause_of(self, code: str) -> str:
        """Give the clause behind a refusal, which depends on the stage."""
        if code == "hand-over" and self.bidder is None:
            return "HP-07"
        if code == "wrong-decision" or (code == "not-your-turn" and self.stage != "keep"):
            leads = code == "not-your-turn" and self.over and not self.trick
            return "HP-16" if leads else self.clauses[str(self.stage)]
        return super().clause_of(code)
