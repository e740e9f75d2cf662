"""A hand and a game of Twin Shoot, read clause by clause (TS-01 to TS-29).

Written to be compared with the rules by eye, so nothing is computed ahead or remembered that
could be worked out again from what lies on the table.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from .decisions import Action
from .refusal import RefusedError
from .twin_shoot_table import BID_CARDS, TRICKS_IN_A_HAND, Card, Table, Trick

END_OF_GAME = 100  # TS-28


class Deal:
    """One hand of the game, from the deal to the score."""

    def __init__(self, setup: dict[str, Any], ruleset: dict[str, Any]) -> None:
        """Lay the table; ``setup`` and ``ruleset`` are a record's, of the right shape already."""
        self.setup = setup
        self.ruleset = ruleset
        self.table = Table(ruleset["players"])
        self.opening_leader: int = setup["opening_leader"]
        self.scores_before: list[int] = list(setup["scores_before"])
        self.hands = [[Card(code[0], code[1]) for code in codes] for codes in setup["hands"]]
        self.bid_cards: list[list[Card]] = []  # by seat, as far as laid
        self.opened: int | None = None  # the team whose bid cards lie face up
        self.tricks: list[Trick] = []

    def _all_have_bid(self) -> bool:
        return len(self.bid_cards) == self.table.players

    def _trick_is_open(self) -> bool:
        return bool(self.tricks) and len(self.tricks[-1].plays) < self.table.players

    @property
    def finished(self) -> bool:
        """Whether ten tricks lie (TS-14)."""
        return len(self.tricks) == TRICKS_IN_A_HAND and not self._trick_is_open()

    def may_open(self) -> int | None:
        """Return the team alone in last place on the running score, None in a tie (TS-13)."""
        lowest = min(self.scores_before)
        last = [team for team, total in enumerate(self.scores_before) if total == lowest]
        return last[0] if len(last) == 1 else None

    def decision(self) -> str:
        """Return what is to be decided: ``bid``, ``open`` (or play) or ``play``.

        A team that may open does so before the opening lead or not at all: the lead may be played
        where ``open`` is to be decided, and leaves the bid cards face down (TS-13). Raises
        RefusedError when the hand is over.
        """
        if self.finished:
            raise RefusedError("", "the hand is over after ten tricks (TS-14)")
        if not self._all_have_bid():
            return "bid"
        undecided = not self.tricks and self.opened is None
        return "open" if undecided and self.may_open() is not None else "play"

    def leader(self) -> int:
        """Return the seat that leads the trick that comes next (TS-14, TS-24)."""
        return self.tricks[-1].winner() if self.tricks else self.opening_leader

    def to_move(self) -> int:
        """Return the seat that bids or plays next; raises RefusedError when the hand is over.

        Everyone bids at once (TS-11) and records note it by seats. Where ``open`` is to be decided
        it is the opening leader, though either member of another team may be the one who opens.
        """
        if self.decision() == "bid":
            return len(self.bid_cards)
        if not self._trick_is_open():
            return self.leader()
        plays = self.tricks[-1].plays
        return self.table.order(plays[0][0])[len(plays)]

    def legal(self) -> list[str]:
        """Return the codes that the seat to move may play, sorted as strings (TS-16 to TS-18)."""
        seat = self.to_move()
        if self.decision() == "bid":
            raise RefusedError("do", f"seat {seat} has to bid first (TS-11)")
        trick = self.tricks[-1] if self._trick_is_open() else Trick()
        return sorted(card.code for card in trick.playable(self.hands[seat]))

    def choices(self) -> list[Action]:
        """Return the actions allowed now, each as ``do`` takes it.

        Two bid cards are one bid in whichever order; opening is one decision of the team, here by
        its right-hand member.
        """
        seat = self.to_move()
        if self.decision() == "bid":
            codes = sorted(card.code for card in self.hands[seat])
            return [{"do": "bid", "seat": seat, "cards": list(pair)} for pair in combinations(codes, BID_CARDS)]
        plays = [{"do": "play", "seat": seat, "card": code} for code in self.legal()]
        team = self.may_open()
        if self.decision() == "open" and team is not None:
            return [{"do": "open", "seat": self.table.teams()[team][0]}, *plays]
        return plays

    def do(self, action: Action) -> None:
        """Take one decision, written as records write it.

        Raises RefusedError when it may not be taken now.
        """
        seat = self.to_move()
        if action["do"] == "open":
            self._open(action["seat"])
            return
        wanted = "bid" if self.decision() == "bid" else "play"
        if action["do"] != wanted:
            raise RefusedError("do", f"seat {seat} has to {wanted}, not to {action['do']} (TS-11, TS-14)")
        if action["seat"] != seat:
            why = "TS-15, TS-24" if self._all_have_bid() else "bids are noted by seats"
            raise RefusedError("seat", f"it is seat {seat}'s turn, not {action['seat']}'s ({why})")
        if action["do"] == "bid":
            self._bid(seat, action["cards"])
        else:
            self._play(seat, action["card"])

    def _bid(self, seat: int, codes: list[str]) -> None:
        held = [card.code for card in self.hands[seat]]
        if len(codes) != BID_CARDS or codes[0] == codes[1]:
            raise RefusedError("cards", "a bid is two cards (TS-11)")
        for code in codes:
            if code not in held:
                raise RefusedError("cards", f"seat {seat} does not hold {code} (TS-11)")
        cards = [Card(code[0], code[1]) for code in codes]
        for card in cards:
            self.hands[seat].remove(card)  # TS-11: bid cards take no part in the tricks
        self.bid_cards.append(cards)

    def _open(self, seat: int) -> None:
        team = self.may_open()
        if team is None:
            raise RefusedError("do", "no team is alone in last place, nobody may open (TS-13)")
        if self.decision() != "open":
            raise RefusedError("do", "a team opens once, after the bids and before the lead (TS-13)")
        if self.table.team_of(seat) != team:
            raise RefusedError("seat", f"only team {team}, alone in last place, may open (TS-13)")
        self.opened = team

    def _play(self, seat: int, code: str) -> None:
        if code not in [card.code for card in self.hands[seat]]:
            raise RefusedError("card", f"seat {seat} does not hold {code} (TS-11, TS-14)")
        if code not in self.legal():
            follow = self.tricks[-1].follow()
            wanted = {"none": "suit or rank (TS-16)", "suit": "suit (TS-17)", "rank": "rank (TS-18)"}[follow]
            raise RefusedError("card", f"seat {seat} has to follow in {wanted}, {code} does not")
        if not self._trick_is_open():
            self.tricks.append(Trick())
        card = Card(code[0], code[1])
        self.hands[seat].remove(card)
        self.tricks[-1].plays.append((seat, card))

    def bids(self) -> list[int]:
        """Return the tricks that each seat has bid (TS-06, TS-11)."""
        return [sum(card.bid_value() for card in cards) for cards in self.bid_cards]

    def tricks_won(self) -> list[int]:
        """Return the tricks that each seat has won."""
        winners = [trick.winner() for trick in self.tricks]
        return [winners.count(seat) for seat in range(self.table.players)]

    def score(self) -> list[int]:
        """Return what each team scores (TS-25, TS-26)."""
        bids, won = self.bids(), self.tricks_won()
        score = []
        hits = []
        for team, members in enumerate(self.table.teams()):
            hits.append([won[seat] == bids[seat] for seat in members].count(True))
            points = sum(won[seat] for seat in members)
            points += 10 * hits[team]  # shoot
            if hits[team] == 2:
                points += 10  # twin shoot
            if hits[team] == 2 and self.opened == team:
                points += 30  # overhead twin shoot
            score.append(points)
        if self.opened is not None and hits[self.opened] < 2:
            score = [points + 30 if team != self.opened else points for team, points in enumerate(score)]
        return score

    def scores_after(self) -> list[int]:
        """Return the running totals after the hand (TS-25)."""
        return [a + b for a, b in zip(self.scores_before, self.score(), strict=True)]

    def game_over(self) -> bool:
        """Whether some team has 100 or more (TS-28)."""
        return max(self.scores_after()) >= END_OF_GAME

    def winners(self) -> list[int]:
        """Return the teams with the highest total; ties share (TS-28)."""
        totals = self.scores_after()
        return [team for team, total in enumerate(totals) if total == max(totals)]

    def claims(self) -> dict[str, Any]:
        """Return everything that a record of this hand claims.

        Raises RefusedError while the hand is still being played.
        """
        if not self.finished:
            raise RefusedError("", "the hand is still being played")
        claims: dict[str, Any] = {
            "bids": self.bids(),
            "may_open": self.may_open(),
            "tricks": [trick.claim() for trick in self.tricks],
            "tricks_won": self.tricks_won(),
            "score": self.score(),
            "scores_after": self.scores_after(),
            "game_over": self.game_over(),
        }
        if self.game_over():
            claims["winners"] = self.winners()
        return claims


class Game:
    """Hands until a team has 100, the opening lead going round (TS-27, TS-28)."""

    def __init__(self, ruleset: dict[str, Any], first_leader: int) -> None:
        """Sit down; the first opening leader is a right-hand member, by any method (TS-08)."""
        self.ruleset = ruleset
        self.table = Table(ruleset["players"])
        if first_leader not in [members[0] for members in self.table.teams()]:
            raise RefusedError("seat", f"seat {first_leader} is not the right-hand member (TS-08)")
        self.hand_no = 1
        self.leading_team = self.table.team_of(first_leader)
        self.times_led = [0 for _ in self.table.teams()]
        self.scores = [0 for _ in self.table.teams()]
        self.winners: list[int] | None = None

    def opening_leader(self) -> int:
        """Return who leads the next hand: the members of a team lead by turns (TS-27)."""
        return self.table.teams()[self.leading_team][self.times_led[self.leading_team] % 2]

    def deal(self, hands: list[list[str]], dealer: int | None = None) -> Deal:
        """Begin the next hand with these cards; the dealer is given if the option leaves a choice."""
        if self.winners is not None:
            raise RefusedError("", "the game is over (TS-28)")
        allowed = self.table.dealers(self.opening_leader(), self.ruleset.get("dealer", "right-of-team"))
        if dealer is None:
            dealer = allowed[0]
        if dealer not in allowed:
            raise RefusedError("seat", f"seat {dealer} may not deal (TS-09, TS-29)")
        setup = {
            "hand_no": self.hand_no,
            "dealer": dealer,
            "opening_leader": self.opening_leader(),
            "hands": hands,
            "scores_before": list(self.scores),
        }
        return Deal(setup, self.ruleset)

    def score(self, deal: Deal) -> None:
        """Write down a finished hand and pass the opening lead to the next team (TS-27, TS-28)."""
        claims = deal.claims()
        self.scores = claims["scores_after"]
        self.winners = claims.get("winners")
        self.hand_no += 1
        self.times_led[self.leading_team] += 1
        self.leading_team = (self.leading_team + 1) % len(self.scores)
