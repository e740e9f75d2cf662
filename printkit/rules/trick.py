"""Trick-taking: what games share in which cards are dealt, perhaps bid on, and played trick by trick.

A game's class says what is its own: who may play what and why, which card beats which, what the hand scores.
Everything is in card codes; beside the codes a hand is kept as a mask, which policies reckon with.
docs/games.md tells how, docs/tutorial-game.md builds a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from printkit.errors import GameError
from printkit.rules import shape, trick_faults
from printkit.rules.game import Action, Claims, Legal, Outcome, Path, Reason, Refusal, Ruleset, Setup
from printkit.rules.hand import Hand, method
from printkit.rules.rng import shuffle
from printkit.rules.trick_faults import check_end, check_reason, not_followed, not_held, own_claims
from printkit.rules.trick_shapes import More, trick_shapes
from printkit.rules.view import Play, Trick, View


class TrickHand(Hand):
    """A hand that is played in tricks: the base of a game's own class.

    The class says, beside what :class:`~printkit.rules.hand.Hand` asks for, ``size``: how many cards each seat
    is dealt (:meth:`size_of`, where that changes); ``tricks``: how many are played, where not all cards are;
    ``sees``: the class of its views, where there is more to see; ``marker``: what setups call the seat that
    moves left after each hand, where that is not the dealer.

    Of a hand: ``hands``, the cards of each seat, sorted as records are, and ``masks``, the same as masks of
    ``pack.ints``; ``dealt``, the hands as they were before the first trick; ``trick``, the plays so far, and
    ``best``, the one that has the trick; ``over``, the tricks before; ``won``, how many each seat has taken;
    ``gone``, the mask of the cards played; ``trump``, a suit or None.
    """

    size: ClassVar[int]
    tricks: ClassVar[int] = 0
    marker: ClassVar[str] = "dealer"
    uneven: ClassVar[bool] = False  # whether a hand may have fewer tricks, or tricks fewer cards, than usual
    by_card: ClassVar[tuple[str, ...]] = ("play",)  # the stages in which one of ``_may`` is chosen
    refusals: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "hand-over": (),
        "not-your-turn": ("seat", "to_move"),
        "not-in-pack": ("card", "players"),
        "not-held": ("card", "seat", "played"),
    }
    reasons: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "lead": ("cards",),
        "must-follow": ("suit", "cards"),
        "cannot-follow": ("suit", "cards"),
    }
    needed: ClassVar[tuple[str, ...]] = (
        *("players", *refusals, "actions", "tricks", "leader", "seats", "cards", "winner", "tricks_won"),
        *("score", "scores_after", "game_over", "winners"),
    )
    deal_words: ClassVar[int] = 0
    sees: ClassVar[type[View[Any]]] = View
    least_score: ClassVar[int] = -shape.HUGE

    def __init__(self, ruleset: Ruleset, setup: Setup, leader: int, trump: str | None = None) -> None:
        super().__init__(ruleset, setup)
        self.players: int = ruleset["players"]
        self.trump = trump
        self.stage, self.turn = "play", leader
        self.to_play = self.tricks or self.size_of(ruleset, setup)
        self.in_trick = self.trick_size(ruleset)
        self.dealt = tuple(setup.get("hands") or [[] for _ in range(self.hands_dealt(ruleset))])
        self.hands = list(map(sorted, self.dealt))
        self.masks = [sum(map(self.pack.bits.__getitem__, hand)) for hand in self.dealt]
        self.trick: list[Play] = []
        self.best: Play = (leader, "")
        self.over: list[Trick] = []
        self.won = [0] * len(self.hands)
        self.gone = 0
        self._may: Sequence[str] | None = None  # for the stage that is due, sorted, once they are known
        self._outcome: Outcome | None = None

    # --- what a game says

    @classmethod
    def cards_used(cls, ruleset: Ruleset) -> Sequence[str]:
        """Give the cards that are used, in the order of the pack."""
        return cls.pack.codes

    @classmethod
    def size_of(cls, ruleset: Ruleset, standing: Setup) -> int:
        """Give how many cards each seat is dealt in a hand, by what stands before it (``hand_no``)."""
        return cls.size

    @classmethod
    def trick_size(cls, ruleset: Ruleset) -> int:
        """Give how many cards make a trick."""
        return int(ruleset["players"])

    @classmethod
    def rounds(cls, ruleset: Ruleset) -> int | None:
        """Give how many hands a game has; None where that depends on the scores."""
        return None

    @classmethod
    def sides(cls, ruleset: Ruleset) -> tuple[tuple[int | None, ...], ...]:
        """Give the seats of each side that scores; here everyone plays alone."""
        return tuple(zip(range(ruleset["players"]), strict=True))

    def may_play(self, seat: int) -> Sequence[str]:
        """Give the cards of ``self.hands[seat]`` that may be played; here: follow suit if able."""
        held = self.hands[seat]
        if not self.trick:
            return held
        return list(filter(self.pack.same_suit[self.trick[0][1][-1]], held)) or held

    def why(self, seat: int, cards: list[str]) -> Reason:
        """Give why a seat may play these cards, sorted, and no others; here to follow suit, else GameError."""
        held, clause = self.hands[seat], self.clauses["cards"]
        suit = self.trick[0][1][-1] if self.trick else None
        same = [card for card in held if card[-1] == suit]
        if {*cards} != {*(same or held)}:
            raise not_followed(seat, cards, held)
        if suit is None:
            return Reason("lead", clause, {"cards": cards})
        return Reason("must-follow" if same else "cannot-follow", clause, {"suit": suit, "cards": cards})

    def beats(self, card: str, best: str) -> bool:
        """Tell whether a card takes the trick from the best so far; here: a trump, or higher in its suit."""
        if card[-1] == best[-1]:
            return self.pack.ints[card] > self.pack.ints[best]
        return card[-1] == self.trump

    def next_seat(self, seat: int) -> int:
        """Give who plays after a seat to the same trick."""
        return (seat + 1) % self.players

    def leads(self, taker: int) -> int:
        """Give who leads after a trick."""
        return taker

    def played(self, seat: int, card: str) -> None:
        """Note what a card changes; ``self.best`` is what it was before it."""

    def trick_claims(self) -> Mapping[str, Any]:
        """Give what is claimed of the trick that has just been completed, beside cards and winner."""
        return {}

    def also_claims(self) -> tuple[Claims, Claims]:
        """Give what is claimed of the finished hand besides: before the tricks, and after the tricks won."""
        return {}, {}

    def score(self) -> Sequence[int] | None:
        """Give what the hand scores, by side, None where it is thrown in; ``self.won``, ``self.over`` help."""
        raise NotImplementedError

    def counted(self) -> Mapping[str, Sequence[int]]:
        """Give what else ``simulate`` is to count of the finished hand: a name, and a number by side."""
        return {}

    def winners(self, totals: Sequence[int]) -> Sequence[int]:
        """Give the sides that have won the game with these scores, none while it goes on."""
        rounds = self.rounds(self.ruleset)
        if rounds is not None and self.setup["hand_no"] < rounds:
            return []
        return [side for side, total in enumerate(totals) if total == max(totals)]

    @classmethod
    def more_shapes(cls, ruleset: Ruleset) -> More:
        """Give what records have besides."""
        return More()

    @classmethod
    def check_setup(cls, ruleset: Ruleset, setup: Setup) -> None:
        """Check what the shapes of its parts cannot: raise ``shape.Fault``, with the path, for a fault."""
        hands, size = setup["hands"], cls.size_of(ruleset, setup)
        shape.within("hands", shape.listing(shape.listing(lambda card: None, size), len(hands)), hands)
        shape.distinct({"hands": hands})

    def clause(self, path: Path) -> str:
        """Give the clause behind a claim or a part of one; who leads first may have one, ``first-leader``."""
        if path == ("tricks", 0, "leader") and "first-leader" in self.clauses:
            return self.clauses["first-leader"]
        return super().clause(path)

    # --- the way of a hand

    @property
    def playable(self) -> Sequence[str]:
        """The cards that may be played now, sorted; worked out once a decision. GameError for none."""
        if self._may is None:
            assert self.turn is not None
            may, held = self.may_play(self.turn), self.hands[self.turn]
            if not may or (self.stage == "play" and not {*held}.issuperset(may)):
                raise not_held(self.turn, may, held)
            self._may = sorted(may)
        return self._may

    def forced(self) -> bool:
        """Play, or take, the only card that there is to choose, and tell whether there is only one."""
        stage, seat = self.stage, self.turn
        if stage not in self.by_card or seat is None:
            return False
        cards = self.playable
        if cards[0] != cards[-1]:
            return False
        do = self.do_play if stage == "play" else getattr(self, method("do", stage))
        do({"seat": seat, "card": cards[0]})
        self.done += 1
        return True

    def do(self, action: Action) -> None:
        """Do it. A card that is known to be playable is played at once: what would refuse it is not asked."""
        may, do = self._may, action["do"]
        if not may or do != self.stage or action["seat"] != self.turn or action.get("card") not in may:
            super().do(action)
            return
        getattr(self, method("do", do))(action)
        self.done += 1

    def legal_play(self) -> Legal:
        """Give the cards that may be played, and why these."""
        assert self.turn is not None
        cards = list(self.playable)
        return Legal("play", self.turn, tuple(dict.fromkeys(cards)), self.why(self.turn, cards))

    def vouch(self, legal: Legal) -> None:
        """Check what the reason for a play says of the suit led and of the cards that may be played."""
        if legal.do == "play":
            check_reason(self, legal)

    def refusal_play(self, action: Action) -> Refusal | None:
        """Give why a card may not be played, or None when it may."""
        card, seat = action["card"], action["seat"]
        if card in self.playable:
            return None
        if card not in self.cards_used(self.ruleset):
            return self.refuse(action, "not-in-pack", card=card, players=self.players)
        if card not in self.hands[seat]:
            plays = [*self.trick, *(play for trick in self.over for play in trick.plays)]
            return self.refuse(action, "not-held", card=card, seat=seat, played=(seat, card) in plays)
        return Refusal(card, *self.why(seat, list(self.playable)))

    def play(self, card: str) -> None:
        """Play a card for the seat whose turn it is. Refused when the rules refuse it."""
        self.do({"do": "play", "seat": self.turn, "card": card})

    def do_play(self, action: Action) -> None:
        """Play a card; the last one of a trick ends it."""
        seat, card, trick = action["seat"], action["card"], self.trick
        bit, play = self.pack.bits[card], (seat, card)
        self._may = None
        self.hands[seat].remove(card)
        self.masks[seat] -= bit
        self.gone += bit
        self.played(seat, card)
        if not trick or self.beats(card, self.best[1]):
            self.best = play
        trick.append(play)
        if len(trick) < self.in_trick:
            self.turn = self.next_seat(seat)
            return
        taker = self.best[0]
        self.won[taker] += 1
        self.over.append(Trick(tuple(self.trick), taker, self.trick_claims()))
        self.trick = []
        self.turn = self.leads(taker)
        if len(self.over) == self.to_play and self.stage == "play":  # leads() may have set another
            self.stage = None

    # --- what printkit asks

    @classmethod
    def first(cls, ruleset: Ruleset) -> Setup:
        """Give what stands before a game's first hand: seat 0 deals."""
        return {"hand_no": 1, cls.marker: 0, "scores_before": [0] * len(cls.sides(ruleset))}

    @classmethod
    def deal(cls, ruleset: Ruleset, standing: Setup, words: list[int]) -> Setup:
        """Shuffle the cards used and deal each seat its cards, all at once; a word a card."""
        deck, size, seats = [*cls.cards_used(ruleset)], cls.size_of(ruleset, standing), cls.hands_dealt(ruleset)
        shuffle(deck, len(deck), min(seats * size, len(deck) - 1), words)
        before = {key: value for key, value in standing.items() if key not in ("again", "scores_before")}
        hands = [deck[size * seat : size * (seat + 1)] for seat in range(seats)]
        return {**before, "hands": hands, "scores_before": list(standing["scores_before"])}

    shapes = classmethod(trick_shapes)

    def outcome(self) -> Outcome | None:
        """Give what the finished hand came to, side by side, None when it was thrown in; worked out once."""
        if self._outcome is None and (score := self.score()) is not None:
            sides = self.sides(self.ruleset)
            if not isinstance(score, Sequence) or [type(points) for points in score] != [int] * len(sides):
                raise GameError(f"score() gives {score}, not a whole number for each of the {len(sides)} sides")
            totals = [before + now for before, now in zip(self.setup["scores_before"], score, strict=True)]
            winners = self.winners(totals)
            check_end(self, winners)
            self._outcome = Outcome(
                score=tuple(score),
                tricks=tuple([sum([self.won[at or 0] for at in side]) for side in sides]),
                totals=tuple(totals),
                winners=tuple(sorted(winners)),
                counts=trick_faults.check_counts(self, len(sides)),
            )
        return self._outcome

    def cards_played(self) -> int:
        """Give how many cards have been played."""
        return len(self.over) * self.in_trick + len(self.trick)

    def next_hand(self) -> Setup | None:
        """Give what stands before the next hand: the deal passes to the left; one thrown in is made again."""
        outcome, marker, before = self.outcome(), self.marker, self.setup
        if outcome is None:
            return {key: before[key] for key in ("hand_no", marker, "scores_before")}
        after = {"hand_no": before["hand_no"] + 1, marker: (before[marker] + 1) % self.players}
        return None if outcome.winners else {**after, "scores_before": list(outcome.totals)}

    def claimed_tricks(self) -> list[Claims]:
        """Give what is claimed of the tricks that are over."""
        return [
            {
                "leader": trick.plays[0][0],
                "seats": [seat for seat, _ in trick.plays],
                "cards": [card for _, card in trick.plays],
                "winner": trick.taker,
                **own_claims("trick_claims", trick.claims),
            }
            for trick in self.over
        ]

    def claims(self) -> Claims:
        """Give every claim about the hand, in the order of records. ValueError when it is not finished."""
        if not self.finished:
            raise ValueError("the hand is not over")
        outcome, (before, after) = self.outcome(), self.also_claims()
        own_claims("also_claims", {**before, **after})
        if outcome is None:  # thrown in
            stands = self.setup["scores_before"]
            return {**before, "score": [0] * len(stands), "scores_after": list(stands), "game_over": False}
        made = {**before, "tricks": self.claimed_tricks(), "tricks_won": list(self.won), **after}
        over: Claims = {"winners": list(outcome.winners)} if outcome.winners else {}
        made |= {"score": list(outcome.score), "scores_after": list(outcome.totals)}
        return {**made, "game_over": bool(over), **over}

    def view(self, seat: int | None) -> Any:
        """Give what a seat sees."""
        assert seat is not None  # every decision is somebody's
        return self.sees(self, seat)
