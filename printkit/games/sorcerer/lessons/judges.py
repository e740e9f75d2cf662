"""The judges of Sorcerer's lessons: about one play to a trick, then about a whole deal.

A judge gives the clearest place where a deal shows its lesson, or None, and asks for everything that the
telling will say. Clarity starts at 100; each thing that would distract a reader takes something off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from printkit.games.sorcerer.game import PLAYERS, TRICKS, TRUMP, takes
from printkit.games.sorcerer.lessons.remarks import MOST, remarks
from printkit.games.sorcerer.lessons.scene import Trick, height, joker, owner, scores, tricks
from printkit.rules.lesson import Scene, clearest
from printkit.rules.scene import Play

EARLY = 7
"""A lesson about one trick looks at so many of a deal's: later ones need too much to be told."""


class Found(NamedTuple):
    """Where a deal shows a lesson. ``trick``: its number, 0 for the whole deal; ``seat``: whom it is about."""

    clarity: int
    trick: int = 0
    seat: int = -1


def in_a_trick(off: Callable[[Trick, int, Play], int | None]) -> Callable[[Scene], Found | None]:
    """Make a judge; ``off``: what distracts in a play and its trick, None where they do not show it."""

    def look(scene: Scene) -> Iterable[Found]:
        for trick in tricks(scene)[:EARLY]:
            for place, play in enumerate(trick.plays):
                less = off(trick, place, play)
                if less is not None:
                    forced = sum(len(one.legal) == 1 for one in trick.plays[1:])
                    yield Found(100 - 8 * (trick.number - 1) - 5 * forced - less, trick.number, play.seat)

    return clearest(look)


def _plain(trick: Trick) -> bool:
    """Tell whether everybody follows a lead that is no spade, and nobody plays a joker."""
    return trick.suit not in (None, TRUMP) and not trick.jokers and not trick.off_suit


@in_a_trick
def player_leads(trick: Trick, place: int, play: Play) -> int | None:
    """SO-05, SO-07, SO-08: a player leads the first trick, all follow, and an ace wins."""
    if place or trick.number > 1 or not _plain(trick) or trick.best.card[0] != "A":
        return None
    return 20 * (owner(trick.winner) == play.seat)


@in_a_trick
def dummy_leads(trick: Trick, place: int, play: Play) -> int | None:
    """SO-08, SO-15: a dummy has won a trick and leads the next; its owner wins it from the hand."""
    if place or play.seat < PLAYERS or not _plain(trick) or trick.winner != owner(play.seat):
        return None
    return 20 * (play.thinking is None or trick.best.thinking is None)


@in_a_trick
def joker_able(trick: Trick, place: int, play: Play) -> int | None:
    """SO-02, SO-06, SO-09: a joker is played by one who could follow, but not beat the best card; it wins."""
    if play.reason.code != "follow-or-joker" or trick.jokers != (play,) or trick.off_suit:
        return None
    best: str = trick.ahead(place).card
    if trick.suit == TRUMP or any(takes(card, best) for card in play.legal if not joker(card)):
        return None
    return 20 * (play.seat >= PLAYERS) + 20 * (play.thinking is None) + 10 * (best[0] != "A")


@in_a_trick
def two_jokers(trick: Trick, place: int, play: Play) -> int | None:
    """SO-09: both jokers fall in one trick, neither led; who wants no more tricks gets rid of the second."""
    if trick.suit is None or trick.jokers[1:] != (play,) or play.code != "duck" or len(play.legal) == 1:
        return None
    return 10 * len(trick.off_suit) + 10 * (owner(play.seat) == owner(trick.winner))


@in_a_trick
def joker_led(trick: Trick, place: int, play: Play) -> int | None:
    """SO-10: a joker is led; one who has its tricks gets rid of a high card, and a spade loses, too."""
    spades = any(one.suit == TRUMP for one in trick.plays)
    if trick.suit is not None or play.code != "duck" or height(play.card) < height("QS") or not spades:
        return None
    return 10 * (play.suit != TRUMP) + 10 * (play.seat >= PLAYERS) + 20 * (len(trick.jokers) > 1)


# --- whole deals


def bid(scene: Scene) -> Found | None:
    """SO-04, SO-16: the first bid, counted on cards of hand and dummy, and made; all bids are not nine in sum.

    Somebody bids 0 for a dummy or a hand.
    """
    first, made = scene.turns[0], scores(scene)
    seat, bids = first.action["seat"], [bid for bid, _, _ in made]
    hand, dummy = (first.thinking.facts[key] for key in ("hand_cards", "dummy_cards"))
    exact = all(made[one][0] == made[one][1] for one in (seat, seat + PLAYERS))
    if not first.sound or not exact or not hand or not dummy or 0 not in bids or sum(bids) == TRICKS:
        return None
    unlike = abs(len(hand) - bids[seat]) + abs(len(dummy) - bids[seat + PLAYERS])
    return Found(100 - 10 * unlike - 5 * abs(first.thinking.facts["plays"] - 4), 0, seat)


def scored_deal(scene: Scene) -> Found | None:
    """SO-12 to SO-14: a hand and a dummy are exact, not at 0, others over and under; then two share the win."""
    made, winners = scores(scene), scene.claims.get("winners", ())
    off = [won - bid for bid, won, _ in made]
    exact = [seat for seat, (bid, won, _) in enumerate(made) if bid == won > 0]
    if len(winners) != 2 or min(off) >= 0 or max(off) <= 0 or not exact or not exact[0] < PLAYERS <= exact[-1]:
        return None
    clarity = 100 - 10 * (made[exact[0]][1] < 2) - 10 * (exact[0] == owner(exact[-1]))
    return Found(clarity - 10 * (max(off) < 2 and min(off) > -2) - 5 * (exact[0] not in winners), 0, exact[0])


def whole_hand(scene: Scene) -> Found | None:
    """A deal that shows much of the game: leads by hands and dummies, both jokers, a ruff, enough to remark.

    All of it is played with sense, and no trick is taken that nobody wants.
    """
    played, told = tricks(scene), remarks(scene)
    codes = {play.code for trick in played for play in trick.plays}
    vain = [t for t in played if t.leader.code in ("lead-lose", "lead-wait") and t.winner == t.leader.seat]
    if vain or codes & {"", "take", "duck-try", "lead-take"} or len(told) < MOST:
        return None
    leaders = {trick.leader.seat for trick in played}
    ruffs = [trick for trick in played if trick.suit and trick.best in trick.off_suit]
    jokers = [trick for trick in played if joker(trick.best.card)]
    if not leaders > {0, 1, 2} or not ruffs or len(jokers) != 2:
        return None
    exact = sum(bid == won for bid, won, _ in scores(scene))
    return Found(100 - 10 * abs(exact - 4) - 5 * (told[0].facts["trick"] > EARLY), 0, 0)
