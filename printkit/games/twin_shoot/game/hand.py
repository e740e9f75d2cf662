"""One hand of Twin Shoot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from printkit.games.twin_shoot.game.rules import (
    BEATERS,
    BY_FOLLOW,
    FOLLOWS,
    GOAL,
    HAND,
    LOWEST,
    MATCHES,
    MIXED_HANDS,
    MOST,
    NONE,
    OPEN,
    PACK,
    REASONS,
    REFUSALS,
    STAY_CLOSED,
    SUIT,
    TRICKS,
    USED,
    WHOLE,
    Points,
    bid_of,
    follow_set,
    last_alone,
    lead_fault,
    points,
    standing,
)
from printkit.games.twin_shoot.game.view import TwinView
from printkit.rules import shape
from printkit.rules.game import Action, Claims, Legal, Option, Path, Reason, Refusal, Ruleset, Setup
from printkit.rules.rng import below
from printkit.rules.trick import TrickHand
from printkit.rules.trick_shapes import More
from printkit.rules.view import Play


class TwinHand(TrickHand):
    """One hand: bids (``bid``), perhaps the question whether a team opens (``open``), then the tricks.

    ``bids``: of the seats that have bid; ``aside``: the bid cards of each seat; ``told``: for each seat the
    bids that it knows, and ``out``: the mask of the cards used but for the bid cards that it sees; ``may_open``
    and ``opened``: a team or None; ``follow`` of the trick, one of FOLLOWS, and ``setter``, which play set it.
    """

    id = "twin-shoot"
    pack = PACK
    for_players = tuple(LOWEST)
    options = (Option("dealer", ("right-of-team", "any"), "right-of-team", "TS-29"),)
    size, tricks, sees = HAND, TRICKS, TwinView
    silent = frozenset({STAY_CLOSED})
    deal_words = HAND * 6 - 1
    clauses: ClassVar = {
        "players": "TS-01",
        "not-in-pack": "TS-03",
        "bids": "TS-06",
        "not-held": "TS-09",
        **dict.fromkeys(["two-cards", "bid-card"], "TS-11"),
        **dict.fromkeys(["may_open", "not-last"], "TS-13"),
        **dict.fromkeys(["hand-over", "actions", "tricks", "cards"], "TS-14"),
        **dict.fromkeys(["seats", "not-your-turn"], "TS-15"),
        "winner": "TS-21",
        **dict.fromkeys(["leader", "tricks_won"], "TS-24"),
        "score": "TS-25",
        **dict.fromkeys(["scores_after", "game_over", "winners"], "TS-28"),
    }
    refusals: ClassVar = {**TrickHand.refusals, **REFUSALS}
    reasons: ClassVar = REASONS

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        super().__init__(ruleset, setup, setup["opening_leader"])
        self.stage, self.turn = "bid", 0
        self.bids: list[int] = []
        self.aside: list[list[str]] = [[] for _ in self.hands]
        self.out = [WHOLE[self.players]] * self.players
        self.told: list[list[int | None]] = [[None] * self.players for _ in self.hands]
        self.may_open = last_alone(setup["scores_before"])
        self.opened: int | None = None
        self.follow = NONE
        self.setter: Play | None = None

    # --- the game, the deal, the record

    @classmethod
    def cards_used(cls, ruleset: Ruleset) -> Sequence[str]:
        """TS-03: leave out the low cards with four players."""
        return USED[ruleset["players"]]

    @classmethod
    def sides(cls, ruleset: Ruleset) -> tuple[tuple[int | None, ...], ...]:
        """TS-02: give each team's two seats."""
        return tuple((seat, seat + 1) for seat in range(0, ruleset["players"], 2))

    @classmethod
    def first(cls, ruleset: Ruleset) -> Setup:
        """TS-08: team 0 leads the first hand (any method will do)."""
        players: int = ruleset["players"]
        return standing(players, 1, 0, [0] * (players // 2))

    @classmethod
    def mixed(cls, ruleset: Ruleset, words: Iterator[int]) -> Setup:
        """Give what might stand before some hand of a game: any hand, any opening team, any scores below 100.

        Where the dealer may be anyone outside that team (TS-29), it is.
        """
        players: int = ruleset["players"]
        hand_no, team = 1 + below(next(words), MIXED_HANDS), below(next(words), players // 2)
        most = min(GOAL - 1, MOST * (hand_no - 1))
        made = standing(players, hand_no, team, [below(next(words), most + 1) for _ in range(players // 2)])
        if ruleset["dealer"] == "any":
            made["dealer"] = (2 * team + 2 + below(next(words), players - 2)) % players
        return made

    @classmethod
    def more_shapes(cls, ruleset: Ruleset) -> More:
        """Give the shapes of bids, the opening lead, the follow and the scores."""
        players = ruleset["players"]
        seat, team = shape.integer(0, players - 1), shape.integer(0, players // 2 - 1)
        card = shape.one_of(cls.cards_used(ruleset), f"a card of the pack for {players} players (TS-03)")
        do = shape.text(4)
        return More(
            setup={
                "opening_leader": seat,
                "scores_before": shape.listing(shape.integer(0, GOAL - 1), players // 2),
            },
            actions={
                "bid": shape.table({"do": do, "seat": seat, "cards": shape.listing(card, 2)}),
                OPEN: shape.table({"do": do, "seat": seat}),
                "play": shape.table(
                    {"do": do, "seat": seat, "card": card}, {"legal": shape.listing(card, 1, TRICKS)}
                ),
            },
            trick={"follow": shape.one_of(FOLLOWS)},
            claims={"bids": shape.listing(shape.integer(0, 10), players), "may_open": shape.or_null(team)},
            length=((TRICKS + 1) * players, (TRICKS + 1) * players + 1),
        )

    @classmethod
    def check_setup(cls, ruleset: Ruleset, setup: Setup) -> None:
        """TS-09, TS-27, TS-29: check also who leads and who deals."""
        fault = lead_fault(ruleset, setup)
        if fault is not None:
            raise fault
        super().check_setup(ruleset, setup)

    # --- bids

    def legal_bid(self) -> Legal:
        """TS-11: any two cards of the hand may be laid aside."""
        assert self.turn is not None
        cards = self.hands[self.turn]
        return Legal(
            "bid", self.turn, tuple(cards), Reason("lay-aside", "TS-11", {"cards": cards[:]}), claimed=False
        )

    def refusal_bid(self, action: Action) -> Refusal | None:
        """TS-11: two different cards that the seat holds."""
        cards = action["cards"]
        for card in cards:
            missing = self.refusal_play({**action, "card": card})
            if missing is not None:
                return missing._replace(about="cards")
        if len(cards) == 2 and cards[0] != cards[1]:
            return None
        return self.refuse({"do": "bid", "card": " ".join(cards)}, "two-cards", "cards", cards=list(cards))

    def do_bid(self, action: Action) -> None:
        """TS-11, TS-12: lay two cards aside; when all have, show them to the partner, and go on."""
        seat, cards = action["seat"], action["cards"]
        self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        self.masks[seat] -= PACK.mask(cards)
        self.aside[seat] = sorted(cards)
        self.bids.append(bid_of(cards))
        self._show(seat, seat)
        self._may = None
        if seat + 1 < self.players:
            self.turn = seat + 1
            return
        for one in range(self.players):
            self._show(one, one ^ 1)
        if self.may_open is None:
            self.stage, self.turn = "play", self.setup["opening_leader"]
        else:
            self.stage, self.turn = OPEN, 2 * self.may_open

    def _show(self, seat: int, to: int) -> None:
        """Show a seat's bid cards to a seat."""
        self.out[to] &= ~PACK.mask(self.aside[seat])
        self.told[to][seat] = self.bids[seat]

    def legal_open(self) -> Legal:
        """TS-13: a team alone in last place may open its bids."""
        reason = Reason("may-open", "TS-13", {"team": self.may_open, "scores": self.setup["scores_before"]})
        return Legal(OPEN, self.turn, (OPEN, STAY_CLOSED), reason, claimed=False)

    def refusal_open(self, action: Action) -> Refusal | None:
        """TS-13: the team whose turn it is may."""
        return None

    def do_open(self, action: Action) -> None:
        """TS-13: show both members' bid cards to everyone."""
        self.opened = action["seat"] // 2
        for seat in range(self.players):
            self._show(2 * self.opened, seat)
            self._show(2 * self.opened + 1, seat)
        self.do_stay_closed(action)

    def do_stay_closed(self, action: Action) -> None:
        """TS-14: the opening leader leads."""
        self.stage, self.turn = "play", self.setup["opening_leader"]

    def untimely(self, action: Action) -> Refusal | None:
        """TS-13: either member may answer for a team that may open; no other team may."""
        do, team, asked = action["do"], action["seat"] // 2, self.stage == OPEN
        if (asked and do in (OPEN, STAY_CLOSED)) or (self.stage == "play" and do == OPEN):
            if team != self.may_open:
                facts = {"team": team, "scores": self.setup["scores_before"]}
                return Refusal(OPEN, "not-last", "TS-13", facts, "seat" if asked else "do")
            if asked:
                return None
        return super().untimely(action)

    # --- tricks

    def may_play(self, seat: int) -> Sequence[str]:
        """TS-16, TS-17, TS-18: give the cards that match the lead, all without any."""
        held, trick, follow = self.hands[seat], self.trick, self.follow
        if not trick:
            return held
        matches = MATCHES[follow][trick[0][1]]
        return [card for card in held if card in matches] or held

    def why(self, seat: int, cards: list[str]) -> Reason:
        """TS-14, TS-16 … TS-18: tell what had to be matched, by whom that was set, and what need not be."""
        if not self.trick:
            number = len(self.over) + 1
            return Reason("lead", "TS-14" if number == 1 else "TS-24", {"trick": number, "cards": cards})
        led = self.trick[0][1]
        rank, suit = led[0], led[1]
        suits, ranks = [
            [card for card in self.hands[seat] if card[at] == led] for at, led in ((1, suit), (0, rank))
        ]
        if self.setter is None:
            if suits or ranks:
                return Reason(
                    "suit-or-rank", "TS-16", {"suit": suit, "rank": rank, "suits": suits, "ranks": ranks}
                )
            return Reason("neither", "TS-16", {"suit": suit, "rank": rank, "cards": cards})
        facts: dict[str, Any] = {"cards": cards, "set_by": self.setter[0], "set_with": self.setter[1]}
        if self.follow == SUIT:
            facts = {"suit": suit, **facts}
            if suits:
                return Reason("suit-follow", "TS-17", {**facts, "freed": ranks})
            return Reason("no-suit", "TS-17", facts)
        facts = {"rank": rank, **facts}
        if ranks:
            return Reason("rank-follow", "TS-18", {**facts, "freed": suits})
        return Reason("no-rank", "TS-18", facts)

    def refusal_play(self, action: Action) -> Refusal | None:
        """TS-11: bid cards take no part in the tricks."""
        refusal, seat = super().refusal_play(action), action["seat"]
        if refusal is not None and refusal.card in self.aside[seat]:
            return self.refuse(action, "bid-card", card=refusal.card, seat=seat)
        return refusal

    def played(self, seat: int, card: str) -> None:
        """TS-16 … TS-20: the first card that matches the lead sets the follow."""
        if self.trick and self.follow == NONE:
            self.follow = follow_set(card, self.trick[0][1])
            if self.follow != NONE:
                self.setter = seat, card

    def beats(self, card: str, best: str) -> bool:
        """TS-21, TS-22: the highest rank of the suit, or the highest suit of the rank; TS-23: else the lead."""
        return card in BEATERS[self.follow][best]

    def next_seat(self, seat: int) -> int:
        """TS-15: the leader's partner plays second; an even seat's partner sits on its left."""
        return (seat + 1 - self.trick[0][0] % 2 * 2) % self.players

    def trick_claims(self) -> Mapping[str, Any]:
        """TS-19: tell what was followed; the next trick begins with nothing set."""
        follow, self.follow, self.setter = self.follow, NONE, None
        return {"follow": follow}

    # --- scores and claims

    def points(self) -> list[Points]:
        """TS-25, TS-26: give what each team's score is made of."""
        return points(self.bids, self.won, self.opened)

    def score(self) -> list[int]:
        """TS-25, TS-26: add up each team's points."""
        return [sum(team) for team in self.points()]

    def winners(self, totals: Sequence[int]) -> Sequence[int]:
        """TS-28: the highest wins when some team has 100."""
        return super().winners(totals) if max(totals) >= GOAL else []

    def next_hand(self) -> Setup | None:
        """TS-27: the opening lead passes to the next team."""
        outcome = self.outcome()
        assert outcome is not None
        if outcome.winners:
            return None
        team = (self.setup["opening_leader"] // 2 + 1) % (self.players // 2)
        return standing(self.players, self.setup["hand_no"] + 1, team, list(outcome.totals))

    def also_claims(self) -> tuple[Claims, Claims]:
        """TS-11, TS-13: claim the bids and who may open."""
        return {"bids": list(self.bids), "may_open": self.may_open}, {}

    def clause(self, path: Path) -> str:
        """Give the clause behind a claim or a part of one."""
        if len(path) == 3 and path[0] == "tricks":
            number, part = path[1:]
            if part in BY_FOLLOW and isinstance(number, int):
                return BY_FOLLOW[part][self.over[number].claims["follow"]]
            if path == ("tricks", 0, "leader"):
                return "TS-14"
        if path[0] == "score" and any(team.missed for team in self.points()):
            return "TS-26"
        return super().clause(path)

    def clause_of(self, code: str) -> str:
        """Give the clause behind a refusal: who bids, leads or plays next, what is to be decided."""
        if code == "wrong-decision":
            return {"bid": "TS-11", OPEN: "TS-13"}.get(self.stage or "", "TS-14")
        if code == "not-your-turn" and not self.trick:
            return "TS-24" if self.over else "TS-14" if self.stage == "play" else "TS-11"
        return super().clause_of(code)
