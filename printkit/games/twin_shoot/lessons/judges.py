"""The judges of Twin Shoot's lessons, one a lesson.

A judge looks at a scene and gives the clearest place where the hand shows its lesson, or None. It asks for
everything that the telling will say, so that a story can never be about a hand that does not show it. Clarity
starts at 100; each thing that would distract a reader takes something off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import NamedTuple

from printkit.games.twin_shoot.game.rules import GOAL, PACK, dealer
from printkit.games.twin_shoot.lessons.remarks import remarks
from printkit.games.twin_shoot.lessons.scene import Trick, bids, missed, opened, teams, tricks
from printkit.rules.lesson import Scene, clearest
from printkit.rules.scene import height


class Found(NamedTuple):
    """Where a hand shows a lesson. ``trick``: its number, 0 for the whole hand; ``seat``: whom it is about."""

    clarity: int
    trick: int = 0
    seat: int = -1


def in_a_trick(see: Callable[[Trick], Iterable[Found]]) -> Callable[[Scene], Found | None]:
    """Make the judge of a lesson that any trick of a hand may show."""
    return clearest(lambda scene: (found for trick in tricks(scene) for found in see(trick)))


def tie_forbids(scene: Scene) -> Found | None:
    """TS-13: two teams of three share last place, and the rules refuse to let either open."""
    scores = scene.setup["scores_before"]
    if len(scores) != 3 or scores.count(min(scores)) != 2 or not min(scores):
        return None
    seat = 2 * scores.index(min(scores))
    refusal = scene.before(len(scene.setup["hands"])).refusal({"do": "open", "seat": seat})
    return Found(100, 0, seat) if refusal is not None and refusal.code == "not-last" else None


# --- tricks


@clearest
def directions(scene: Scene) -> Iterable[Found]:
    """TS-15, TS-24: an even seat leads and an odd seat wins, so the next trick goes the other way."""
    for trick, following in pairwise(tricks(scene)):
        if trick.clockwise and not following.clockwise:
            clarity = 100 - 10 * (trick.number - 1) - 5 * len(trick.off + following.off)
            clarity -= 10 * sum(one.follow != "suit" for one in (trick, following))
            yield Found(clarity, trick.number, trick.winner)


@in_a_trick
def suit_follow(trick: Trick) -> Iterable[Found]:
    """TS-17, TS-19, TS-21: the partner sets suit follow; a card of the led rank and a higher suit is late."""
    late = [play for play in trick.plays[2:] if play.card[0] == trick.rank]
    if trick.follow != "suit" or trick.set_at != 1 or trick.best is trick.leader or len(late) != 1:
        return
    play = late[0]
    if play.reason.code == "no-suit" and PACK.ints[play.card] >= PACK.ints[trick.leader.card]:
        clarity = 100 - 3 * (trick.number - 1) - 10 * (len(trick.off) - 1) - 5 * (trick.best is trick.plays[1])
        yield Found(clarity, trick.number, play.seat)


@in_a_trick
def rank_follow(trick: Trick) -> Iterable[Found]:
    """TS-18, TS-22: under rank follow one who holds the led suit must play the rank, and a higher suit wins."""
    bound = [play for play in trick.plays[2:] if play.reason.code == "rank-follow" and play.freed]
    if trick.follow != "rank" or trick.set_at != 1 or trick.best is trick.leader or len(bound) != 1:
        return
    play = bound[0]
    if len(play.legal) == 1:
        clarity = 100 - 3 * (trick.number - 1) - 10 * len(trick.off) - 5 * (len(play.freed) - 1)
        clarity -= 5 * all(height(card) <= height(play.card) for card in play.freed)
        yield Found(clarity, trick.number, play.seat)


@in_a_trick
def next_sets(trick: Trick) -> Iterable[Found]:
    """TS-16, TS-20: the partner holds neither suit nor rank, and the next player has both to choose from."""
    play = trick.plays[2]
    held = play.reason.facts
    if trick.set_at == 2 and held["suits"] and held["ranks"]:
        clarity = 100 - 3 * (trick.number - 1) - 10 * (len(trick.off) - 1) - 4 * (len(play.legal) - 2)
        yield Found(clarity, trick.number, play.seat)


@in_a_trick
def nobody_sets(trick: Trick) -> Iterable[Found]:
    """TS-23: nobody holds the led suit or the led rank; the leader wins over cards of higher rank."""
    over = [play.card for play in trick.plays[1:] if height(play.card) > height(trick.leader.card)]
    if trick.follow == "none" and over:
        clarity = 100 - 4 * max(0, trick.number - 4) - 10 * (len(over) < 2)
        yield Found(clarity, trick.number, trick.winner)


# --- scores, and the course of a game


def scored_hand(scene: Scene) -> Found | None:
    """TS-25: one team has a twin shoot, the other a shoot, and nobody opened."""
    gone, numbers = missed(scene), [bid.number for bid in bids(scene)]
    if opened(scene) is not None or len(gone) != 1 or len(numbers) != 4:
        return None
    clarity = 100 - 5 * (gone[0] // 2 == 0) - 5 * (len(set(numbers)) < 3)
    clarity -= 3 * sum(trick.follow == "none" for trick in tricks(scene))
    clarity -= 10 * (not min(scene.claims["tricks_won"])) + 10 * (not min(numbers))
    return Found(clarity, 0, gone[0])


def overhead_made(scene: Scene) -> Found | None:
    """TS-25: a team that opened takes exactly what both its members bid, and the game goes on."""
    return _overhead(scene, 0)


def overhead_missed(scene: Scene) -> Found | None:
    """TS-26: of a team that opened, one member misses and the other keeps the shoot; the other team gets 30."""
    return _overhead(scene, 1)


def overhead_missed_six(scene: Scene) -> Found | None:
    """TS-26: of a team that opened, both members miss; each of the two other teams gets 30, once."""
    return _overhead(scene, 2)


def _overhead(scene: Scene, wanted: int) -> Found | None:
    """Ask for ``wanted`` misses in the team that opened: two with three teams, else with two."""
    team = opened(scene)
    if team is None or scene.claims["game_over"]:
        return None
    gone = [seat for seat in missed(scene) if seat // 2 == team]
    if len(gone) != wanted or len(teams(scene)) != max(2, wanted + 1):
        return None
    one, other = [bid.number for bid in bids(scene)[2 * team : 2 * team + 2]]
    others = len(missed(scene)) - len(gone)
    clear = others > 0 if not wanted else others == 1
    worth = 5 if wanted else 10
    return Found(100 - worth * ((one == other) + (not min(one, other)) + (not clear)), 0, (*gone, 2 * team)[0])


def opening_lead(scene: Scene) -> Found | None:
    """TS-27, TS-29: the second round of hands begins, and a left-hand member leads first."""
    setup, players = scene.setup, len(scene.setup["hands"])
    leader = setup["opening_leader"]
    second = setup["hand_no"] == players // 2 + 1 and leader % 2 and setup["dealer"] == dealer(players, leader)
    return Found(100, 1, leader) if second and not scene.claims["game_over"] else None


def game_end(scene: Scene) -> Found | None:
    """TS-28: two teams reach the mark in one hand; the one that was behind before it wins."""
    claims, before = scene.claims, scene.setup["scores_before"]
    if not claims["game_over"] or opened(scene) is not None or min(claims["scores_after"]) < GOAL:
        return None
    winner, *more = claims["winners"]
    if more or before[winner] == max(before):
        return None
    return Found(100 - 5 * (len(missed(scene)) != 1), 0, 2 * winner)


def whole_hand(scene: Scene) -> Found | None:
    """A hand with all three kinds of trick, a miss, and something to remark at three turns."""
    played = tricks(scene)
    follows = [trick.follow for trick in played]
    if set(follows) != {"none", "suit", "rank"} or opened(scene) is not None:
        return None
    said = [step.code for step in remarks(scene)]
    clarity = 100 - 20 * (3 - len(said)) - 5 * abs(len(missed(scene)) - 1) - 5 * (follows.count("rank") < 3)
    return Found(clarity, 0, played[0].leader.seat)
