"""A deal of Sorcerer as its lessons look at it: tricks, scores, the table, and what is worth a remark."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.games.sorcerer.game import PACK, PLAYERS, SEATS, points, takes
from printkit.rules import scene as base
from printkit.rules.lesson import Drawing, Scene, Step
from printkit.rules.scene import Play, by_suit, height, picture
from printkit.rules.telling import holding, most_telling, pairs, remark


class Trick(base.Trick):
    """A trick."""

    __slots__ = ()

    @property
    def suit(self) -> str | None:  # type: ignore[override]  # only here cards have no suit
        """SO-10: the led suit, None after a joker."""
        return None if self.leader.card in PACK.jokers else super().suit

    @property
    def idle(self) -> list[int]:
        """SO-07: the dummies that sit the trick out."""
        return [seat for seat in range(PLAYERS, SEATS) if (seat - self.leader.seat) % PLAYERS]

    @property
    def jokers(self) -> list[Play]:
        """The plays of a joker."""
        return [play for play in self.plays if play.card in PACK.jokers]

    @property
    def off_suit(self) -> tuple[Play, ...]:
        """The plays of another suit than the one led, jokers left out."""
        return tuple(play for play in self.plays if play.card not in PACK.jokers and play.suit != self.suit)


tricks = base.tricks_as(Trick)
"""Gives the tricks of a deal."""


def gone(scene: Scene, at: int) -> set[str]:
    """Give the cards played before a turn."""
    return {turn.action["card"] for turn in scene.turns[PLAYERS:at]}


def good(trick: Trick, scene: Scene) -> bool:
    """Tell whether a lead must win the trick, as its owner can see: no card not seen by the owner beats it.

    The opponents play from their hands alone (SO-07). The owner's other seat beats it only if it has to.
    """
    lead, hands = trick.leader, enumerate(scene.setup["hands"][:PLAYERS])
    hidden = {card for seat, hand in hands if (seat - lead.seat) % PLAYERS for card in hand}
    mine = next(play for play in trick.plays[1:] if (play.seat - lead.seat) % PLAYERS == 0)
    beaten = any(takes(card, lead.card) for card in hidden - gone(scene, lead.at))
    return not beaten and not all(takes(card, lead.card) for card in mine.legal)


def scores(scene: Scene) -> list[tuple[int, int, int]]:
    """SO-04, SO-12: give bid, tricks and points of each hand and dummy, by seat."""
    both = enumerate(zip(scene.hand.bids, scene.hand.won, strict=True))
    return [(bid, won, points(seat, bid, won)) for seat, (bid, won) in both]


def table(trick: Trick, scene: Scene, about: Play | None = None, asked: bool = False) -> Drawing:
    """Give the trick on the table; with ``about`` the hand or dummy it is from, whose legal cards are bright.

    What it has played is among its cards all the same, raised. ``asked``: it has not been played yet, and it is
    not told which cards are legal, or who has won.
    """
    seen = trick.upto(about) if about and asked else trick
    winner, chosen = None if asked else trick.winner, about.card if about and not asked else ""
    alt = Step("alt.trick", {"plays": pairs(seen.plays), "winner": winner, "idle": trick.idle})
    more = {"winner": "" if asked else trick.winner, "chosen": chosen}
    drawn = picture(scene, seen, alt, None, about, **more)._replace(name="table")
    return holding(drawn, about, asked) if about else drawn


def remarks(scene: Scene) -> list[Step]:
    """Give up to three remarks."""
    found = (step for trick in tricks(scene) for step in about(scene, trick))
    return most_telling(found, ("good", "idle", "under", "full"))


def about(scene: Scene, trick: Trick) -> Iterator[Step]:
    """Give what may be remarked about a trick."""
    best, made = trick.best, scores(scene)
    won = [sum(one.winner == seat for one in tricks(scene)[: trick.number - 1]) for seat in range(len(made))]

    def on(code: str, play: Play, **more: object) -> Step:
        return remark(code, trick, play, bid=made[play.seat][0], **more)

    if trick.suit and good(trick, scene):
        yield on("good", trick.leader)
    for seat in trick.idle:
        left = by_suit({*scene.setup["hands"][seat]} - gone(scene, best.at))
        if beating := [card for card in left if card[-1] == trick.suit and takes(card, best.card)]:
            yield on("idle", best, idle=seat, other=beating[0])
    for play in trick.plays[1:]:
        taker, ahead = play.to_beat
        taking = [card for card in play.legal if takes(card, ahead)]
        if taking and play.card not in taking and height(play.card) >= height("TS"):
            if (taker - play.seat) % PLAYERS == 0:
                yield on("under", play, best=ahead, other=taker)
            elif won[play.seat] == made[play.seat][0]:
                yield on("full", play, best=ahead)
