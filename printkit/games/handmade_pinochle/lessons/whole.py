"""A whole deal told decision by decision, with the thinking: ``whole-hand``, and ``printkit show``."""

from __future__ import annotations

from printkit.games.handmade_pinochle.lessons.bids import auction, declared, expected, gave_up
from printkit.games.handmade_pinochle.lessons.seen import (
    PAIRS,
    Play,
    Trick,
    makings,
    naming,
    tricks,
)
from printkit.games.handmade_pinochle.lessons.sentences import (
    count,
    drafted,
    hands,
    melds,
    off_suit,
    outcome,
    say,
    totals,
    why,
)
from printkit.rules.lesson import Drawing, Grid, Para, Scene, Step, Story

QUIET = frozenset({"", "only", "leave", "throw", "random-card"})
"""Thinking behind a card that follows which goes without saying."""

Block = Para | Grid | Drawing


def whole(scene: Scene) -> Story:
    """Tell a deal: hand-making as a table, the auction, the melds, trick by trick why, and the count."""
    setup = scene.setup
    start = say(
        "deal",
        hand_no=setup["hand_no"],
        start=setup["start"],
        pairs=[list(pair) for pair in PAIRS],
        scores=list(setup["scores_before"]),
    )
    blocks: list[Block] = [Para((start,)), *_made(scene), *_auction(scene)]
    if scene.claims["declarer"] is not None:
        blocks += [*_melds(scene), *(_trick(scene, trick) for trick in tricks(scene)), *_count(scene)]
    return Story(Step("title.whole-hand"), tuple(blocks))


def _made(scene: Scene) -> list[Block]:
    told = [say("drafted")]
    picks = []
    for seat in range(4):
        mine = (pick for making in makings(scene) for pick in making.picks if pick.seat == seat)
        cards = [pick.card for pick in mine if pick.thinking and pick.thinking.code == "meld-card"]
        if cards:
            picks.append({"seat": seat, "cards": cards})
    if picks:
        told.append(say("draft-melds", picks=picks))
    return [drafted(scene), Para(tuple(told)), hands(scene)]


def _auction(scene: Scene) -> list[Block]:
    """HP-06, HP-07: the table with what each expects, where bidders gave up, who plays what."""
    told = [*expected(scene), *gave_up(scene)]
    if naming(scene) is None:
        return [auction(scene), Para((*told, say("thrown-in", start=scene.setup["start"])))]
    return [auction(scene), Para((*told, *declared(scene)))]


def _melds(scene: Scene) -> list[Block]:
    pairs = [{"pair": list(pair), "points": scene.claims["meld_points"][at]} for at, pair in enumerate(PAIRS)]
    return [melds(scene), Para((say("meld-sums", pairs=pairs),))]


def _trick(scene: Scene, trick: Trick) -> Para:
    if trick.last:
        pairs = [{"seat": play.seat, "card": play.card} for play in trick.plays]
        number = say("trick", trick=trick.number)
        return Para((number, say("last-cards", plays=pairs), *outcome(trick)))
    told = [say("trick", trick=trick.number), *_lead(trick)]
    row: list[Play] = []
    for play in trick.plays[1:]:
        if play.follows and play.code in QUIET:
            row.append(play)
            continue
        told += [*_follow(row), *(why(play) if play.follows else [off_suit(trick, play)])]
        row = []
    return Para((*told, *_follow(row), *outcome(trick)))


def _lead(trick: Trick) -> list[Step]:
    play = trick.leader
    if play.code in QUIET:
        return [say("lead", seat=play.seat, card=play.card, plays=[])]
    return why(play)


def _follow(row: list[Play]) -> list[Step]:
    return [say("follow", plays=[{"seat": play.seat, "card": play.card} for play in row])] if row else []


def _count(scene: Scene) -> list[Block]:
    points = scene.claims["trick_points"]
    pairs = [{"pair": list(pair), "points": points[at]} for at, pair in enumerate(PAIRS)]
    return [Para((say("trick-sums", pairs=pairs), *count(scene), *totals(scene)))]
