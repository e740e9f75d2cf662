"""The judges of Sorcerer's lessons: about one play to a trick, then about a whole deal.

A judge gives the clearest place where a deal shows its lesson, or None, and asks for everything that the telling
will say. Clarity starts at 100; each thing that would distract a reader takes something off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from printkit.games.sorcerer.game import DEALS, PLAYERS, TRICKS, TRUMP, takes
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
    """Make a judge; ``off``: what distracts from the lesson in a play and its trick, None where it is not shown."""

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
    return 20 * (trick.winner == play.seat) + 20 * (trick.winner >= PLAYERS)


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
    best = trick.ahead(place).card
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
    """SO-12: of the hands one is exact, one over, one under its bid; of the dummies too. No exact bid is 0."""
    made = scores(scene)
    off = [won - bid for bid, won, _ in made]
    if any(0 not in part or min(part) >= 0 or max(part) <= 0 for part in (off[:PLAYERS], off[PLAYERS:])):
        return None
    hand, dummy = off.index(0), off.index(0, PLAYERS)
    if not made[hand][1] or not made[dummy][1]:
        return None
    return Found(100 - 10 * (made[hand][1] != made[dummy][1]) - 10 * (hand == owner(dummy)), 0, hand)


def last_deal(scene: Scene) -> Found | None:
    """SO-13, SO-14: the ninth deal ends the game, and two players share the win; the third is behind."""
    before, winners = scene.setup["scores_before"], scene.claims.get("winners", ())
    if scene.setup["hand_no"] != DEALS or len(winners) != 2:
        return None
    return Found(100 - 20 * (before[winners[0]] == before[winners[1]]), 0, winners[0])


def whole_hand(scene: Scene) -> Found | None:
    """A deal that shows much of the game: leads by hands and dummies, both jokers, a ruff, bids made and missed.

    All of it is played with sense, no trick is taken that nobody wants, and there is enough to remark.
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
