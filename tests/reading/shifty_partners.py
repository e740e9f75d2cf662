"""A hand and a game of Shifty Partners, read clause by clause (SP-01 to SP-18).

Written to be compared with the rules by eye, so nothing is computed ahead or remembered that
could be worked out again from what lies on the table.
"""

from __future__ import annotations

from typing import Any

from .decisions import Action
from .refusal import RefusedError
from .shifty_partners_table import (
    TRICKS_IN_A_HAND,
    TRUMP_CARDS,
    Card,
    Player,
    Table,
    Trick,
)


class Deal:
    """One hand of the game, from the deal to the score."""

    def __init__(self, setup: dict[str, Any], ruleset: dict[str, Any]) -> None:
        """Lay the table; ``setup`` and ``ruleset`` are a record's, of the right shape already."""
        self.table = Table(ruleset["players"], setup["dealer"])
        self.next_lead: str = ruleset.get("next_lead", "winner")
        self.hand_no: int = setup["hand_no"]
        self.scores_before: list[int] = list(setup["scores_before"])
        self.trump_card = TRUMP_CARDS[setup["die"]]
        self.players = []
        for seat, codes in enumerate(setup["hands"]):
            cards = [Card(code[0], code[1]) for code in codes]
            self.players.append(Player(seat, cards, face_up=cards[-1]))  # SP-05
        self.tricks: list[Trick] = []

    def _trick_is_open(self) -> bool:
        return bool(self.tricks) and len(self.tricks[-1].plays) < self.table.players

    @property
    def finished(self) -> bool:
        """Whether four tricks lie; the card left in each hand is not played (SP-15)."""
        return len(self.tricks) == TRICKS_IN_A_HAND and not self._trick_is_open()

    def leader(self) -> int:
        """Return the seat that leads the trick that comes next (SP-11 the first, SP-14 the others)."""
        if not self.tricks or self.next_lead == "dealer":
            return self.table.dealer
        return self.tricks[-1].winner()

    def trump_of_next_trick(self) -> str | None:
        """Return the trump in force in the trick that comes next (SP-09, SP-10)."""
        if self.trump_card == "No trump":
            return None
        if self.trump_card == "1st Ace":
            for trick in self.tricks:
                if trick.first_ace() is not None:
                    return trick.first_ace()
            return None
        return self.trump_card

    def decision(self) -> str:
        """Return what is to be decided, always ``play``; raises RefusedError when the hand is over."""
        if self.finished:
            raise RefusedError("", "the hand is over, nobody plays any more (SP-15)")
        return "play"

    def to_move(self) -> int:
        """Return the seat whose turn it is: clockwise from the leader (SP-11).

        Raises RefusedError when the hand is over.
        """
        self.decision()
        if self._trick_is_open():
            return self.table.left_of(self.tricks[-1].plays[-1][0])
        return self.leader()

    def legal(self) -> list[str]:
        """Return the codes that the seat to move may play, sorted as strings (SP-11, SP-12)."""
        player = self.players[self.to_move()]
        led = self.tricks[-1].led() if self._trick_is_open() else None
        return sorted(card.code for card in player.playable(led))

    def choices(self) -> list[Action]:
        """Return the actions allowed now, each as ``do`` takes it."""
        return [{"do": "play", "seat": self.to_move(), "card": code} for code in self.legal()]

    def do(self, action: Action) -> None:
        """Play a card, written as records write it.

        Raises RefusedError when it may not be played now.
        """
        seat, code = self.to_move(), action["card"]
        if action["seat"] != seat:
            raise RefusedError("seat", f"it is seat {seat}'s turn, not {action['seat']}'s (SP-11, SP-14)")
        player = self.players[seat]
        if code not in [card.code for card in player.hand]:
            raise RefusedError("card", f"seat {seat} does not hold {code} (SP-11)")
        if code not in self.legal():
            raise RefusedError("card", f"seat {seat} has to follow suit, {code} does not (SP-11, SP-12)")
        if not self._trick_is_open():
            self.tricks.append(Trick(self.trump_of_next_trick()))
        card = Card(code[0], code[1])
        player.hand.remove(card)
        self.tricks[-1].plays.append((seat, card))

    def tricks_won(self) -> list[int]:
        """Return the tricks that each seat has won."""
        winners = [trick.winner() for trick in self.tricks]
        return [winners.count(player.seat) for player in self.players]

    def points(self) -> list[int]:
        """Return what each seat's own tricks are worth (SP-16)."""
        own = [0 for _ in self.players]
        for trick in self.tricks:
            own[trick.winner()] += trick.points()
        return own

    def score(self) -> list[int]:
        """Return what each seat scores: the sum of its team (SP-17)."""
        own = self.points()
        score = [0 for _ in self.players]
        for team in self.table.teams():
            for member in team:
                score[member] = sum(own[partner] for partner in team)
        return score

    def scores_after(self) -> list[int]:
        """Return the running totals after the hand (SP-01, SP-17)."""
        return [a + b for a, b in zip(self.scores_before, self.score(), strict=True)]

    def game_over(self) -> bool:
        """Whether everyone has dealt once (SP-01, SP-18)."""
        return self.hand_no == self.table.players

    def winners(self) -> list[int]:
        """Return the seats with the highest total; ties share (SP-18)."""
        totals = self.scores_after()
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def claims(self) -> dict[str, Any]:
        """Return everything that a record of this hand claims.

        Raises RefusedError while the hand is still being played.
        """
        if not self.finished:
            raise RefusedError("", "the hand is still being played")
        claims: dict[str, Any] = {
            "teams": self.table.teams(),
            "tricks": [trick.claim() for trick in self.tricks],
            "tricks_won": self.tricks_won(),
            "points": self.points(),
            "score": self.score(),
            "scores_after": self.scores_after(),
            "game_over": self.game_over(),
        }
        if self.game_over():
            claims["winners"] = self.winners()
        return claims


class Game:
    """As many hands as players, the deal going round once (SP-01, SP-08)."""

    def __init__(self, ruleset: dict[str, Any], first_dealer: int) -> None:
        """Sit down; the first dealer was chosen by any method (SP-05)."""
        self.ruleset = ruleset
        self.table = Table(ruleset["players"], first_dealer)
        self.hand_no = 1
        self.scores = [0 for _ in range(self.table.players)]
        self.winners: list[int] | None = None

    def deal(self, hands: list[list[str]], die: int) -> Deal:
        """Begin the next hand with these cards, the face-up card of each seat last."""
        if self.winners is not None:
            raise RefusedError("", "the game is over (SP-18)")
        setup = {
            "hand_no": self.hand_no,
            "dealer": self.table.dealer,
            "hands": hands,
            "die": die,
            "scores_before": list(self.scores),
        }
        return Deal(setup, self.ruleset)

    def score(self, deal: Deal) -> None:
        """Write down a finished hand and pass the markers (SP-08, SP-17, SP-18)."""
        claims = deal.claims()
        self.scores = claims["scores_after"]
        self.winners = claims.get("winners")
        self.hand_no += 1
        self.table = self.table.next_hand()
