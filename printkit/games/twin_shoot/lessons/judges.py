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
from printkit.games.twin_shoot.lessons.scene import (
    Play,
    Trick,
    bids,
    higher,
    missed,
    opened,
    teams,
    tricks,
)
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


# --- bids


def bid_arithmetic(scene: Scene) -> Found | None:
    """TS-06, TS-11: somebody bids six with a cross and a heart, and nobody else bids six."""
    numbers = [bid.number for bid in bids(scene)]
    six = [bid for bid in bids(scene) if [card[1] for card in bid.cards] == ["X", "H"]]
    if len(six) != 1 or numbers.count(six[0].number) != 1:
        return None
    ranks = {card[0] for card in six[0].cards}
    clarity = 100 - 5 * (six[0].seat != 0) - 10 * bool(ranks & set("AKQJ"))
    clarity -= 5 * max(0, len(numbers) - 1 - len(set(numbers)))
    return Found(clarity, 0, six[0].seat, six[0].cards[0])


def open_alone(scene: Scene) -> Found | None:
    """TS-13: one team alone has the lowest score, and opens its bids."""
    scores, team = scene.setup["scores_before"], opened(scene)
    if team is None or scene.claims["may_open"] != team or len(set(scores)) != len(scores):
        return None
    one, other = _numbers(scene, team)
    return Found(100 - 10 * (one == other) - 10 * (team == 0), 0, 2 * team)


def _numbers(scene: Scene, team: int) -> list[int]:
    """Give what a team's members bid."""
    return [bid.number for bid in bids(scene)[2 * team : 2 * team + 2]]


def tie_forbids(scene: Scene) -> Found | None:
    """TS-13: two teams of three share last place, and the rules refuse to let either open."""
    scores = scene.setup["scores_before"]
    last = [team for team, score in enumerate(scores) if score == min(scores)]
    if scene.claims["may_open"] is not None or len(last) != 2 or len(scores) != 3 or not min(scores):
        return None
    seat = 2 * last[0]
    refusal = scene.before(len(scene.setup["hands"])).refusal({"do": "open", "seat": seat})
    return Found(100, 0, seat) if refusal is not None and refusal.code == "not-last" else None


# --- tricks


def directions(scene: Scene) -> Found | None:
    """TS-15, TS-24: an even seat leads and an odd seat wins, so the next trick goes the other way."""
    return clearest(_directions(scene))


def _directions(scene: Scene) -> Iterable[Found]:
    for trick, following in pairwise(tricks(scene)):
        if trick.clockwise and not following.clockwise:
            clarity = 100 - 10 * (trick.number - 1) - 5 * len(trick.off + following.off)
            clarity -= 10 * sum(one.follow != "suit" for one in (trick, following))
            yield Found(clarity, trick.number, trick.winner, trick.best.card)


@in_a_trick
def suit_follow(scene: Scene, trick: Trick) -> Iterable[Found]:
    """TS-17, TS-19, TS-21: the partner sets suit follow; a card of the led rank and a higher suit is late."""
    late = [play for play in trick.plays[2:] if play.card[0] == trick.rank]
    if trick.follow != "suit" or trick.set_at != 1 or trick.best is trick.leader or len(late) != 1:
        return
    play = late[0]
    if play.reason.code == "no-suit" and PACK.ints[play.card] >= PACK.ints[trick.leader.card]:
        clarity = 100 - 3 * (trick.number - 1) - 10 * (len(trick.off) - 1) - 5 * (trick.best is trick.plays[1])
        yield Found(clarity, trick.number, play.seat, play.card)


@in_a_trick
def rank_follow(scene: Scene, trick: Trick) -> Iterable[Found]:
    """TS-18, TS-22: under rank follow one who holds the led suit must play the rank, and a higher suit wins."""
    bound = [play for play in trick.plays[2:] if play.reason.code == "rank-follow" and play.freed]
    if trick.follow != "rank" or trick.set_at != 1 or trick.best is trick.leader or len(bound) != 1:
        return
    play = bound[0]
    if len(play.legal) == 1:
        clarity = 100 - 3 * (trick.number - 1) - 10 * len(trick.off) - 5 * (len(play.freed) - 1)
        clarity -= 5 * (not any(higher(card, play.card) for card in play.freed))
        yield Found(clarity, trick.number, play.seat, play.card)


@in_a_trick
def next_sets(scene: Scene, trick: Trick) -> Iterable[Found]:
    """TS-16, TS-20: the partner holds neither suit nor rank, and the next player sets the follow."""
    if trick.set_at == 2:
        play = trick.plays[2]
        held = play.reason.facts
        clarity = 100 - 3 * (trick.number - 1) - 20 * (not (held["suits"] and held["ranks"]))
        clarity -= 10 * (len(trick.off) - 1) + 4 * max(0, len(play.legal) - 2)
        yield Found(clarity, trick.number, play.seat, play.card)


@in_a_trick
def nobody_sets(scene: Scene, trick: Trick) -> Iterable[Found]:
    """TS-23: nobody holds the led suit or the led rank; the leader wins over cards of higher rank."""
    over = [play.card for play in trick.plays[1:] if higher(play.card, trick.leader.card)]
    if trick.follow == "none" and over:
        clarity = 100 - 4 * max(0, trick.number - 4) - 10 * (len(over) < 2)
        yield Found(clarity, trick.number, trick.winner, trick.leader.card)


def _refused(scene: Scene, play: Play, tried: str) -> bool:
    """Ask the engine whether it refuses a card for the reason that the play's legal cards have."""
    refusal = scene.before(play.at).refusal({"do": "play", "seat": play.seat, "card": tried})
    return refusal is not None and refusal.code == play.reason.code


def _plain(trick: Trick, play: Play) -> int:
    """Weigh what makes a refusal hard to see: many cards, a late trick, others who could not match."""
    hard = 4 * max(0, len(play.held) - 8) + 8 * max(0, len(play.legal) - 2) + 3 * (trick.number - 1)
    return 100 - hard - 10 * len(trick.off)


@in_a_trick
def refused_unset(scene: Scene, trick: Trick) -> Iterable[Found]:
    """TS-16: before a follow is set, one who holds the led suit and the led rank wants to play another card."""
    play = trick.plays[1]
    others = [card for card in play.held if card not in play.legal]
    facts = play.reason.facts
    if play.reason.code == "suit-or-rank" and facts["suits"] and facts["ranks"] and others:
        tried = min(others, key=lambda card: (PACK.ranks.index(card[0]), PACK.ints[card]))
        if _refused(scene, play, tried):
            yield Found(_plain(trick, play), trick.number, play.seat, tried)


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
        if (
            play.reason.code == code
            and play.freed
            and trick.set_at == 1
            and _refused(scene, play, play.freed[0])
        ):
            clarity = _plain(trick, play) - 5 * (len(play.freed) - 1) - 5 * (place > 2)
            yield Found(clarity, trick.number, play.seat, play.freed[0])


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
    team = opened(scene)
    if team is None or scene.claims["game_over"] or any(seat // 2 == team for seat in missed(scene)):
        return None
    one, other = _numbers(scene, team)
    clarity = 100 - 10 * (one == other) - 10 * (not min(one, other)) - 10 * (not missed(scene))
    return Found(clarity, 0, 2 * team)


def overhead_missed(scene: Scene) -> Found | None:
    """TS-26: of a team that opened, one member misses and the other keeps the shoot; the other team gets 30."""
    return _overhead_missed(scene, 1)


def overhead_missed_six(scene: Scene) -> Found | None:
    """TS-26: of a team that opened, both members miss; each of the two other teams gets 30, once."""
    return _overhead_missed(scene, 2)


def _overhead_missed(scene: Scene, wanted: int) -> Found | None:
    team = opened(scene)
    if team is None or scene.claims["game_over"]:
        return None
    gone = [seat for seat in missed(scene) if seat // 2 == team]
    if len(gone) != wanted or len(teams(scene)) != wanted + 1:
        return None
    one, other = _numbers(scene, team)
    others = len(missed(scene)) - len(gone)
    return Found(100 - 5 * (one == other) - 5 * (not min(one, other)) - 5 * (others != 1), 0, gone[0])


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
    """A hand that shows both follows, a trick in which none is set, and much to think about."""
    played, gone = tricks(scene), missed(scene)
    follows = [trick.follow for trick in played]
    if set(follows) != {"none", "suit", "rank"} or opened(scene) is not None:
        return None
    thoughts = [play.code for trick in played for play in trick.plays]
    clarity = 100 - max(0, thoughts.count("only-card") - 10) - 3 * max(0, 9 - len(set(thoughts) - {""}))
    clarity -= 5 * abs(len(gone) - 1) + 5 * (follows.count("rank") < 3) + 2 * thoughts.count("lead-missed")
    clarity -= 2 * thoughts.count("win-forced") + max(0, thoughts.count("throw") - 9)
    return Found(clarity, 0, played[0].leader.seat)
