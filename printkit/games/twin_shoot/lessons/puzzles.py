"""Puzzles of Twin Shoot: what two cards bid, who plays next, what is followed, who wins, what is scored."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.games.twin_shoot.lessons.seen import (
    Bid,
    Play,
    Trick,
    bids,
    missed,
    opened,
    teams,
    tricks,
    turn_of,
)
from printkit.games.twin_shoot.lessons.sentences import (
    bid_asked,
    hits_and_misses,
    outcome,
    score_asked,
    table,
    team_sums,
)
from printkit.rules.lesson import Scene, Step
from printkit.rules.puzzle import Grade, Puzzle

FEWEST, MOST = 3, 7
"""Cards of a hand that is asked about: enough for a choice, few enough for a small figure."""


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Give what might be asked about a hand."""
    for bid in bids(scene):
        yield _bid(bid)
    for trick in tricks(scene):
        yield _who_next(scene, trick)
        for place, play in enumerate(trick.plays):
            if place and FEWEST <= len(play.held) <= MOST:
                yield _may_play(scene, trick, play, place)
        yield _which_follow(scene, trick)
        yield _who_wins(scene, trick)
    yield _score(scene)


def _bid(bid: Bid) -> Puzzle:
    """TS-06, TS-11: ask what two cards bid."""
    facts = {"cards": list(bid.cards), "values": list(bid.values), "bid": bid.number}
    return Puzzle(
        kind="bid",
        grade=1,
        family="".join(card[1] for card in bid.cards),
        at=bid.seat + 1,
        claim=("bids", bid.seat),
        truth=bid.number,
        figure=bid_asked(bid),
        question=Step("ask.bid", {"seat": bid.seat}),
        answer=(Step("reply.bid", facts),),
    )


def _who_next(scene: Scene, trick: Trick) -> Puzzle:
    """TS-15: ask who plays second; harder where that goes against the clock."""
    leader, following = trick.plays[0].seat, trick.plays[1].seat
    return Puzzle(
        kind="who-next",
        grade=1 if trick.clockwise else 2,
        family=f"{len(trick.plays)} {trick.clockwise}",
        at=turn_of(scene, trick, 1),
        claim=("tricks", trick.number - 1, "seats", 1),
        truth=following,
        figure=table(trick, scene, upto=1, ask="next"),
        question=Step("ask.who-next", {"seat": leader, "card": trick.leader.card}),
        answer=(Step("reply.who-next", {"seat": following, "leader": leader, "clockwise": trick.clockwise}),),
    )


def _may_play(scene: Scene, trick: Trick, play: Play, place: int) -> Puzzle:
    """TS-16 … TS-18: ask for the legal cards; hardest where cards that match the lead need not be played."""
    at = turn_of(scene, trick, place)
    reason = play.reason
    facts = {**reason.facts, "seat": play.seat, "cards": list(play.legal), "freed": list(play.freed)}
    shown = table(trick, scene, play._replace(legal=play.held), upto=place, ask="follow")
    hidden = Step("alt.holds", {"seat": play.seat, "hand": list(play.held)})
    return Puzzle(
        kind="may-play",
        grade=_hard(trick, play),
        family=f"{reason.code} {bool(play.freed)}",
        at=at,
        claim=None,
        truth=play.legal,
        figure=shown._replace(alt=(shown.alt[0], hidden)),
        question=Step("ask.may-play", {"seat": play.seat}),
        answer=(Step("reply.may-play", {"cards": list(play.legal)}), Step(f"legal.{reason.code}", facts)),
    )


def _hard(trick: Trick, play: Play) -> Grade:
    code = play.reason.code
    suits = any(card[1] == trick.suit for card in play.held)
    ranks = any(card[0] == trick.rank for card in play.held)
    if code == "suit-or-rank":
        return 2 if suits and ranks else 1
    if code in ("suit-follow", "no-suit"):
        return 3 if ranks else 1
    if code in ("rank-follow", "no-rank"):
        return 3 if suits else 2
    return 2


def _which_follow(scene: Scene, trick: Trick) -> Puzzle:
    """TS-16 … TS-20: ask what was followed; harder where the partner set nothing, or a later card looks apt."""
    setter = trick.plays[trick.set_at] if trick.set_at else None
    grade: Grade = 3 if setter is None or _misleading(trick) else 2 if trick.set_at > 1 else 1
    facts = {"follow": trick.follow, "suit": trick.suit, "rank": trick.rank}
    by = {"seat": setter and setter.seat, "card": setter and setter.card}
    return Puzzle(
        kind="which-follow",
        grade=grade,
        family=f"{trick.follow} {trick.set_at}",
        at=turn_of(scene, trick, len(trick.plays)),
        claim=("tricks", trick.number - 1, "follow"),
        truth=trick.follow,
        figure=table(trick, scene, upto=len(trick.plays), ask="follow"),
        question=Step("ask.which-follow"),
        answer=(Step("reply.which-follow", {**facts, **by}),),
    )


def _who_wins(scene: Scene, trick: Trick) -> Puzzle:
    """TS-21 … TS-23: ask for the winner; harder under rank follow, hardest where a card seems to win."""
    grade: Grade = 1 if trick.follow == "suit" else 2
    if trick.follow == "none" or _misleading(trick):
        grade = 3
    return Puzzle(
        kind="who-wins",
        grade=grade,
        family=f"{trick.follow} {trick.best is trick.leader}",
        at=turn_of(scene, trick, len(trick.plays)),
        claim=("tricks", trick.number - 1, "winner"),
        truth=trick.winner,
        figure=table(trick, scene, upto=len(trick.plays), ask="follow"),
        question=Step("ask.who-wins"),
        answer=(outcome(trick),),
    )


def _misleading(trick: Trick) -> bool:
    """TS-19: tell whether a card after the one that set the follow matches the lead in the other way."""
    late = trick.plays[trick.set_at + 1 :] if trick.set_at else ()
    if trick.follow == "suit":
        return any(play.card[0] == trick.rank for play in late)
    return any(play.card[1] == trick.suit for play in late)


def _score(scene: Scene) -> Puzzle:
    """TS-25, TS-26: ask what the team with most hits scores; hardest for a twin shoot or an open bid."""
    gone = missed(scene)
    hits = [sum(seat not in gone for seat in team) for team in teams(scene)]
    number = hits.index(max(hits))
    team = teams(scene)[number]
    closed = opened(scene) is None
    grade: Grade = 3 if hits[number] == 2 or not closed else 2 if hits[number] else 1
    return Puzzle(
        kind="score",
        grade=grade,
        family=f"{hits[number]} {closed}",
        at=len(scene.turns),
        claim=("score", number),
        truth=scene.claims["score"][number],
        figure=score_asked(scene),
        question=Step("ask.score", {"team": team}),
        answer=(hits_and_misses(scene, team), team_sums(scene)[number]),
    )
