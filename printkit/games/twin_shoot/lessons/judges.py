"""The judges of Twin Shoot's lessons on a single trick, one a lesson.

A judge looks at a scene and gives the clearest place where the hand shows its lesson, or None. It asks for
everything that the telling will say, so that a story can never be about a hand that does not show it. Clarity
starts at 100; each thing that would distract a reader takes something off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import NamedTuple

from printkit.games.twin_shoot.lessons.seen import Play, Trick, by_suit, higher, tricks, turn_of
from printkit.games.twin_shoot.rules import PACK
from printkit.rules.lesson import Scene


class Found(NamedTuple):
    """Where a hand shows a lesson. ``trick``: its number, 0 for the whole hand; ``seat``: whom it is about."""

    clarity: int
    trick: int = 0
    seat: int = -1
    card: str = ""


Judge = Callable[[Scene], Found | None]


def clearest(found: Iterable[Found]) -> Found | None:
    """Give the clearest, the first of equals."""
    return max(found, key=lambda one: one.clarity, default=None)


def in_a_trick(see: Callable[[Scene, Trick], Iterable[Found]]) -> Judge:
    """Make the judge of a lesson that any trick of a hand may show."""

    def judge(scene: Scene) -> Found | None:
        return clearest(found for trick in tricks(scene) for found in see(scene, trick))

    judge.__doc__ = see.__doc__
    return judge


def _off(trick: Trick) -> list[Play]:
    """Give the plays that match neither suit nor rank."""
    return [play for play in trick.plays[1:] if not play.matches]


def directions(scene: Scene) -> Found | None:
    """TS-15, TS-24: an even seat leads and an odd seat wins, so the next trick goes the other way."""
    return clearest(_directions(scene))


def _directions(scene: Scene) -> Iterable[Found]:
    played = tricks(scene)
    for trick, following in pairwise(played):
        if not trick.clockwise or following.clockwise:
            continue
        clarity = 100 - 10 * (trick.number - 1) - 5 * len(_off(trick) + _off(following))
        clarity -= 10 * sum(one.follow != "suit" for one in (trick, following))
        yield Found(clarity, trick.number, trick.winner, trick.best.card)


@in_a_trick
def suit_follow(scene: Scene, trick: Trick) -> Iterable[Found]:
    """TS-17, TS-19, TS-21: the partner sets suit follow; a card of the led rank and a higher suit is late."""
    if trick.follow != "suit" or trick.set_at != 1 or trick.best is trick.leader:
        return
    late = [play for play in trick.plays[2:] if play.card[0] == trick.rank]
    if len(late) != 1 or late[0].reason.code != "no-suit":
        return
    play = late[0]
    if PACK.ints[play.card] < PACK.ints[trick.leader.card]:
        return
    clarity = 100 - 3 * (trick.number - 1) - 10 * (len(_off(trick)) - 1) - 5 * (trick.best is trick.plays[1])
    yield Found(clarity, trick.number, play.seat, play.card)


@in_a_trick
def rank_follow(scene: Scene, trick: Trick) -> Iterable[Found]:
    """TS-18, TS-22: under rank follow one who holds the led suit must play the rank, and a higher suit wins."""
    if trick.follow != "rank" or trick.set_at != 1 or trick.best is trick.leader:
        return
    bound = [play for play in trick.plays[2:] if play.reason.code == "rank-follow" and play.freed]
    if len(bound) != 1 or len(bound[0].legal) != 1:
        return
    play = bound[0]
    clarity = 100 - 3 * (trick.number - 1) - 10 * len(_off(trick)) - 5 * (len(play.freed) - 1)
    clarity -= 5 * (not any(higher(card, play.card) for card in play.freed))
    yield Found(clarity, trick.number, play.seat, play.card)


@in_a_trick
def next_sets(scene: Scene, trick: Trick) -> Iterable[Found]:
    """TS-16, TS-20: the partner holds neither suit nor rank, and the next player sets the follow."""
    if trick.set_at != 2 or trick.plays[1].reason.code != "neither":
        return
    play = trick.plays[2]
    held = play.reason.facts
    clarity = 100 - 3 * (trick.number - 1) - 20 * (not (held["suits"] and held["ranks"]))
    clarity -= 10 * (len(_off(trick)) - 1) + 4 * max(0, len(play.legal) - 2)
    yield Found(clarity, trick.number, play.seat, play.card)


@in_a_trick
def nobody_sets(scene: Scene, trick: Trick) -> Iterable[Found]:
    """TS-23: nobody holds the led suit or the led rank; the leader wins over cards of higher rank."""
    if trick.follow != "none":
        return
    over = [play.card for play in trick.plays[1:] if higher(play.card, trick.leader.card)]
    if not over:
        return
    clarity = 100 - 4 * max(0, trick.number - 4) - 10 * (len(over) < 2)
    yield Found(clarity, trick.number, trick.winner, trick.leader.card)


def _refused(scene: Scene, trick: Trick, place: int, tried: str) -> bool:
    """Ask the engine whether it refuses a card for the reason that the play's legal cards have."""
    play = trick.plays[place]
    action = {"do": "play", "seat": play.seat, "card": tried}
    refusal = scene.before(turn_of(scene, trick, place)).refusal(action)
    return refusal is not None and refusal.code == play.reason.code


def _plain(trick: Trick, play: Play) -> int:
    """Weigh what makes a refusal hard to see: many cards, a late trick, others who could not match."""
    return 4 * max(0, len(play.held) - 8) + 8 * max(0, len(play.legal) - 2) + 3 * (trick.number - 1)


@in_a_trick
def refused_unset(scene: Scene, trick: Trick) -> Iterable[Found]:
    """TS-16: before a follow is set, one who holds the led suit and the led rank wants to play another card."""
    play = trick.plays[1]
    held = play.reason.facts
    others = [card for card in play.held if card not in play.legal]
    if play.reason.code != "suit-or-rank" or not (held["suits"] and held["ranks"]) or not others:
        return
    tried = min(others, key=lambda card: (PACK.ranks.index(card[0]), PACK.suits.index(card[1])))
    if _refused(scene, trick, 1, tried):
        yield Found(100 - _plain(trick, play) - 10 * len(_off(trick)), trick.number, play.seat, tried)


@in_a_trick
def refused_suit(scene: Scene, trick: Trick) -> Iterable[Found]:
    """TS-17: under suit follow one who holds the led suit wants to match the rank instead."""
    yield from _wants_other(scene, trick, "suit-follow")


@in_a_trick
def refused_rank(scene: Scene, trick: Trick) -> Iterable[Found]:
    """TS-18: under rank follow one who holds the led rank wants to match the suit instead."""
    yield from _wants_other(scene, trick, "rank-follow")


def _wants_other(scene: Scene, trick: Trick, code: str) -> Iterable[Found]:
    for place, play in enumerate(trick.plays[2:], 2):
        if play.reason.code != code or not play.freed or trick.set_at != 1:
            continue
        tried = by_suit(play.freed)[0]
        if not _refused(scene, trick, place, tried):
            continue
        clarity = 100 - _plain(trick, play) - 5 * (len(play.freed) - 1) - 10 * len(_off(trick))
        yield Found(clarity - 5 * (place > 2), trick.number, play.seat, tried)
