"""Twin Shoot, 4 or 6 players (TS-01 … TS-29): the way of a hand, clause by clause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from printkit.games.twin_shoot.game import rules
from printkit.games.twin_shoot.game.rules import FOLLOWS, GOAL, NONE, OPEN, PACK, RANK, STAY_CLOSED, SUIT
from printkit.rules import shape
from printkit.rules.game import Action, Claims, Legal, Option, Path, Reason, Refusal, Ruleset, Setup
from printkit.rules.rng import below
from printkit.rules.trick import TrickHand
from printkit.rules.trick_shapes import More
from printkit.rules.view import Play, View

RIGHT = 'right of the opening leader\'s team (TS-29; the option dealer is "any" for tables that choose)'


class TwinView(View["TwinHand"]):
    """What one seat sees for a decision, also ``follow``, what is to be followed, one of FOLLOWS.

    ``bids``: those that TS-12 and TS-13 show it, by seat, else None; ``need``: how many tricks it is short of
    its own, below 0 when it has taken more; ``unseen``: the mask of the cards that may be in another's hand,
    bid cards that lie closed among them.
    """

    __slots__ = ("bids", "follow", "need", "unseen")

    def __init__(self, hand: TwinHand, seat: int) -> None:
        super().__init__(hand, seat)
        self.follow, self.bids = hand.follow, tuple(hand.told[seat])
        self.need = (self.bids[seat] or 0) - hand.won[seat]
        self.unseen = hand.out[seat] & ~(hand.masks[seat] | hand.gone)


class TwinHand(TrickHand):
    """One hand: bids (``bid``), perhaps the question whether a team opens (``open``), then the tricks.

    ``bids``: of the seats that have bid; ``aside``: the bid cards of each seat; ``told``: for each seat the
    bids that it knows, and ``out``: the mask of the cards used but for the bid cards that it sees; ``may_open``
    and ``opened``: a team or None; ``follow`` of the trick, one of FOLLOWS, and ``setter``, which play set it.
    """

    id = "twin-shoot"
    pack = PACK
    for_players = tuple(rules.LOWEST)
    options = (Option("dealer", ("right-of-team", "any"), "right-of-team", "TS-29"),)
    size, tricks, sees = rules.HAND, rules.TRICKS, TwinView
    silent = frozenset({STAY_CLOSED})
    clauses: ClassVar = {
        "players": "TS-01",
        "not-in-pack": "TS-03",
        "bids": "TS-06",
        "not-held": "TS-09",
        **dict.fromkeys(["two-cards", "bid-card"], "TS-11"),
        **dict.fromkeys(["may_open", "not-last"], "TS-13"),
        **dict.fromkeys(["hand-over", "actions", "tricks", "first-leader", "cards"], "TS-14"),
        **dict.fromkeys(["seats", "not-your-turn"], "TS-15"),
        "winner": "TS-21",
        **dict.fromkeys(["leader", "tricks_won"], "TS-24"),
        "score": "TS-25",
        **dict.fromkeys(["scores_after", "game_over", "winners"], "TS-28"),
    }
    reasons: ClassVar = {  # suit, rank: of the lead; suits, ranks: those held of the suit, of the rank
        **dict.fromkeys(["lay-aside", "may-open", "lead"], ()),
        "suit-or-rank": ("suit", "rank", "suits", "ranks"),
        "neither": ("suit", "rank", "cards"),
        "suit-follow": ("suit", "cards", "set_by", "set_with", "freed"),  # set_by: a seat; set_with: its card
        "no-suit": ("suit", "cards", "set_by", "set_with"),
        "rank-follow": ("rank", "cards", "set_by", "set_with", "freed"),  # freed: held, of the other kind
        "no-rank": ("rank", "cards", "set_by", "set_with"),
        # of refusals
        "wrong-decision": ("do",),
        "two-cards": ("cards",),
        "bid-card": ("card", "seat"),
        "not-last": ("team", "scores"),
    }

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        super().__init__(ruleset, setup, setup["opening_leader"])
        self.stage, self.turn = "bid", 0
        self.bids: list[int] = []
        self.aside: list[list[str]] = [[] for _ in self.hands]
        self.out = [sum(self.masks)] * self.players
        self.told: list[list[int | None]] = [[None] * self.players for _ in self.hands]
        self.may_open = rules.last_alone(setup["scores_before"])
        self.opened: int | None = None
        self.follow = NONE
        self.setter: Play | None = None

    # --- the game, the deal, the record

    @classmethod
    def cards_used(cls, ruleset: Ruleset) -> Sequence[str]:
        """TS-03: leave out the low cards with four players."""
        return rules.USED[ruleset["players"]]

    @classmethod
    def sides(cls, ruleset: Ruleset) -> tuple[tuple[int | None, ...], ...]:
        """TS-02: give each team's two seats."""
        return tuple((seat, seat + 1) for seat in range(0, ruleset["players"], 2))

    @classmethod
    def first(cls, ruleset: Ruleset) -> Setup:
        """TS-08: team 0 leads the first hand (any method will do)."""
        return rules.standing(ruleset["players"], 1, 0, [0] * (ruleset["players"] // 2))

    @classmethod
    def mixed(cls, ruleset: Ruleset, words: Iterator[int]) -> Setup:
        """Give what might stand before some hand of a game: any hand, opening team, scores, dealer (TS-29)."""
        players: int = ruleset["players"]
        hand_no, team = 1 + below(next(words), 12), below(next(words), players // 2)  # few games are longer
        most = min(GOAL - 1, rules.MOST * (hand_no - 1))
        scores = [below(next(words), most + 1) for _ in range(players // 2)]
        made = rules.standing(players, hand_no, team, scores)
        if ruleset["dealer"] == "any":
            made["dealer"] = (2 * team + 2 + below(next(words), players - 2)) % players
        return made

    @classmethod
    def more_shapes(cls, ruleset: Ruleset) -> More:
        """Give the shapes of bids, the opening lead, the follow and the scores."""
        players: int = ruleset["players"]
        seat, team = shape.player(players), shape.integer(0, players // 2 - 1)
        card = shape.one_of(rules.USED[players], f"a card of the pack for {players} players (TS-03)")
        scores = shape.listing(shape.integer(0, GOAL - 1), players // 2)
        by = {"do": shape.text(4), "seat": seat}
        return More(
            setup={"opening_leader": seat, "scores_before": scores},
            actions={
                "bid": shape.table({**by, "cards": shape.listing(card, 2)}),
                OPEN: shape.table(by),
                "play": shape.table({**by, "card": card}, {"legal": shape.listing(card, 1, rules.TRICKS)}),
            },
            trick={"follow": shape.one_of(FOLLOWS)},
            claims={"bids": shape.listing(shape.integer(0, 10), players), "may_open": shape.or_null(team)},
        )

    @classmethod
    def check_setup(cls, ruleset: Ruleset, setup: Setup) -> None:
        """TS-09, TS-27, TS-29: check also who leads first and who deals."""
        players, leader, dealer = ruleset["players"], setup["opening_leader"], setup["dealer"]
        right = rules.standing(players, setup["hand_no"], leader // 2, [])
        what = f"the member of that team who leads first in hand {setup['hand_no']} (TS-27)"
        shape.within("opening_leader", shape.one_of([right["opening_leader"]], what), leader)
        others = [seat for seat in range(players) if seat // 2 != leader // 2]
        shape.within("dealer", shape.one_of(others, "outside the opening leader's team (TS-09)"), dealer)
        if ruleset["dealer"] != "any":
            shape.within("dealer", shape.one_of([right["dealer"]], RIGHT), dealer)
        super().check_setup(ruleset, setup)

    # --- bids

    def legal_bid(self) -> Legal:
        """TS-11: any two cards of the hand may be laid aside."""
        assert self.turn is not None
        cards = tuple(self.hands[self.turn])
        return Legal("bid", self.turn, cards, Reason("lay-aside", "TS-11"), claimed=False)

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
        self.bids.append(rules.bid_of(cards))
        self._show(seat, seat)
        self._may = None
        self.turn = seat + 1
        if self.turn == self.players:
            for one in range(self.players):
                self._show(one, one ^ 1)
            if self.may_open is None:
                self.do_stay_closed(action)
            else:
                self.stage, self.turn = OPEN, 2 * self.may_open

    def _show(self, seat: int, to: int) -> None:
        """Show a seat's bid cards to a seat."""
        self.out[to] &= ~PACK.mask(self.aside[seat])
        self.told[to][seat] = self.bids[seat]

    def legal_open(self) -> Legal:
        """TS-13: a team alone in last place may open its bids."""
        return Legal(OPEN, self.turn, (OPEN, STAY_CLOSED), Reason("may-open", "TS-13"), claimed=False)

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
        held = self.hands[seat]
        if not self.trick:
            return held
        led = self.trick[0][1]
        suit, rank = "" if self.follow == RANK else led[1], "" if self.follow == SUIT else led[0]
        return [card for card in held if card[1] == suit or card[0] == rank] or held

    def why(self, seat: int, cards: list[str]) -> Reason:
        """TS-14, TS-16 … TS-18: tell what had to be matched, by whom that was set, and what need not be."""
        if not self.trick:
            return Reason("lead", "TS-24" if self.over else "TS-14")
        rank, suit, held = *self.trick[0][1], self.hands[seat]
        suits, ranks = [[card for card in held if asked in card] for asked in (suit, rank)]
        if self.setter is None:
            facts: dict[str, Any] = {"suit": suit, "rank": rank}
            if suits or ranks:
                return Reason("suit-or-rank", "TS-16", {**facts, "suits": suits, "ranks": ranks})
            return Reason("neither", "TS-16", {**facts, "cards": cards})
        clause = rules.BY_FOLLOW["follow"][self.follow]
        asked, matches, freed = (suit, suits, ranks) if self.follow == SUIT else (rank, ranks, suits)
        facts = {self.follow: asked, "cards": cards, "set_by": self.setter[0], "set_with": self.setter[1]}
        if matches:
            return Reason(f"{self.follow}-follow", clause, {**facts, "freed": freed})
        return Reason(f"no-{self.follow}", clause, facts)

    def refusal_play(self, action: Action) -> Refusal | None:
        """TS-11: bid cards take no part in the tricks."""
        refusal, seat = super().refusal_play(action), action["seat"]
        if refusal is not None and refusal.card in self.aside[seat]:
            return self.refuse(action, "bid-card", card=refusal.card, seat=seat)
        return refusal

    def played(self, seat: int, card: str) -> None:
        """TS-16 … TS-20: the first card that matches the lead sets the follow."""
        if self.trick and self.follow == NONE:
            self.follow = rules.follow_set(card, self.trick[0][1])
            if self.follow != NONE:
                self.setter = seat, card

    def beats(self, card: str, best: str) -> bool:
        """TS-21, TS-22, TS-23: by the follow that is set, or that the card sets (TS-20)."""
        follow = self.follow if self.follow != NONE else rules.follow_set(card, self.trick[0][1])
        return rules.beats(follow, card, best)

    def next_seat(self, seat: int) -> int:
        """TS-15: the leader's partner plays second; an even seat's partner sits on its left."""
        return (seat + 1 - self.trick[0][0] % 2 * 2) % self.players

    def trick_claims(self) -> Mapping[str, Any]:
        """TS-19: tell what was followed; the next trick begins with nothing set."""
        follow, self.follow, self.setter = self.follow, NONE, None
        return {"follow": follow}

    # --- scores and claims

    def points(self) -> list[rules.Points]:
        """TS-25, TS-26: give what each team's score is made of."""
        return rules.points(self.bids, self.won, self.opened)

    def score(self) -> list[int]:
        """TS-25, TS-26: add up each team's points."""
        return [sum(team) for team in self.points()]

    def winners(self, totals: Sequence[int]) -> Sequence[int]:
        """TS-28: the highest wins when some team has 100."""
        return super().winners(totals) if max(totals) >= GOAL else []

    def next_hand(self) -> Setup | None:
        """TS-27: the opening lead passes to the next team."""
        after = super().next_hand()
        team = (self.setup["opening_leader"] // 2 + 1) % (self.players // 2)
        return after and rules.standing(self.players, after["hand_no"], team, after["scores_before"])

    def also_claims(self) -> tuple[Claims, Claims]:
        """TS-11, TS-13: claim the bids and who may open."""
        return {"bids": list(self.bids), "may_open": self.may_open}, {}

    def clause(self, path: Path) -> str:
        """Give the clause behind a claim or a part of one."""
        if path[-1] in rules.BY_FOLLOW:  # of a trick
            return rules.BY_FOLLOW[path[-1]][self.over[int(path[1])].claims["follow"]]
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
