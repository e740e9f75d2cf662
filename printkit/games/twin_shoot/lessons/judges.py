"""The judges of Twin Shoot's lessons, one a lesson.

A judge looks at a scene and gives the clearest place where the hand shows its lesson, or None. It asks for
everything that the telling will say, so that a story can never be about a hand that does not show it. Clarity
starts at 100; each thing that would distract a reader takes something off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise

from printkit.games.twin_shoot.game.rules import GOAL, PACK, dealer
from printkit.games.twin_shoot.lessons.remarks import remarks
from printkit.games.twin_shoot.lessons.scene import Trick, missed, opened, teams, tricks
from printkit.rules.lesson import Found, Scene, clearest
from printkit.rules.scene import height


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
            odd = len(trick.off + following.off) + (trick.follow, following.follow).count("rank")
            yield Found(100 - trick.number - 5 * odd, trick.number, trick.winner)


@in_a_trick
def suit_follow(trick: Trick) -> Iterable[Found]:
    """TS-17, TS-19, TS-21: the partner sets suit follow; a card of the led rank and a higher suit is late."""
    late = [play for play in trick.plays[2:] if play.card[0] == trick.rank]
    if _set_by_partner(trick, "suit") and [play.reason.code for play in late] == ["no-suit"]:
        odd = len(trick.off) + (trick.best is trick.plays[1])
        if PACK.ints[late[0].card] > PACK.ints[trick.leader.card]:
            yield Found(100 - trick.number - 5 * odd, trick.number, late[0].seat)


@in_a_trick
def rank_follow(trick: Trick) -> Iterable[Found]:
    """TS-18, TS-22: under rank follow one who holds the led suit must play the rank, and a higher suit wins."""
    bound = [play for play in trick.plays[2:] if play.reason.facts.get("freed")]
    if _set_by_partner(trick, "rank") and [len(play.legal) for play in bound] == [1]:
        freed = bound[0].reason.facts["freed"]
        tempted = any(height(card) > height(bound[0].card) for card in freed)
        odd = 2 * len(trick.off) + len(freed) - tempted
        yield Found(100 - 3 * trick.number - 5 * odd, trick.number, bound[0].seat)


def _set_by_partner(trick: Trick, follow: str) -> bool:
    return trick.follow == follow and trick.set_at == 1 and trick.best is not trick.leader


@in_a_trick
def next_sets(trick: Trick) -> Iterable[Found]:
    """TS-16, TS-20: the partner holds neither suit nor rank, and the next player has both to choose from."""
    play = trick.plays[2]
    if trick.set_at == 2 and play.reason.facts["suits"] and play.reason.facts["ranks"]:
        odd = len(trick.off) + len(play.legal)
        yield Found(100 - trick.number - 5 * odd, trick.number, play.seat)


@in_a_trick
def nobody_sets(trick: Trick) -> Iterable[Found]:
    """TS-23: nobody holds the led suit or the led rank; the leader wins over cards of higher rank."""
    over = [play for play in trick.plays[1:] if height(play.card) > height(trick.leader.card)]
    if trick.follow == "none" and over:
        yield Found(100 - max(4, trick.number) + 5 * (len(over) > 1), trick.number, trick.winner)


# --- scores, and the course of a game


def scored_hand(scene: Scene) -> Found | None:
    """TS-25: one team has a twin shoot, the other a shoot, and nobody opened."""
    gone, claims = missed(scene), scene.claims
    if opened(scene) is not None or len(gone) != 1 or len(claims["bids"]) != 4:
        return None
    odd = (gone[0] // 2 == 0) + (len(set(claims["bids"])) < 3) + (not min(claims["tricks_won"]))
    return Found(100 - 5 * odd - 3 * sum(trick.follow == "none" for trick in tricks(scene)), 0, gone[0])


def overhead(misses: int) -> Callable[[Scene], Found | None]:
    """TS-25, TS-26: of a team that opened so many miss, of three teams where both do; and the game goes on."""

    def judge(scene: Scene) -> Found | None:
        team = opened(scene)
        if team is None or scene.claims["game_over"] or len(teams(scene)) != max(2, misses + 1):
            return None
        gone = [seat for seat in missed(scene) if seat // 2 == team]
        one, other = scene.claims["bids"][2 * team : 2 * team + 2]
        others = len(missed(scene)) - len(gone)
        odd = (one == other) + (not min(one, other)) + (others != 1 if misses else not others)
        return Found(100 - 5 * odd, 0, (*gone, 2 * team)[0]) if len(gone) == misses else None

    return judge


overhead_made, overhead_missed, overhead_missed_six = overhead(0), overhead(1), overhead(2)


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
    past = max(claims["scores_after"]) - GOAL  # nearer to the mark it shows better where that is
    return Found(100 - past - 5 * (len(missed(scene)) != 1), 0, 2 * winner)


def whole_hand(scene: Scene) -> Found | None:
    """A hand with all three kinds of trick, a miss, and something to remark at three turns."""
    follows = [trick.follow for trick in tricks(scene)]
    if set(follows) != {"none", "suit", "rank"} or opened(scene) is not None:
        return None
    dull = 20 * (3 - len(remarks(scene))) + 5 * abs(len(missed(scene)) - 1) + 5 * (follows.count("rank") < 3)
    return Found(100 - dull)
