"""A whole deal told decision by decision, with the thinking: ``whole-hand``, and ``printkit show``."""

from __future__ import annotations

from printkit.games.handmade_pinochle.game.making import PAIRS
from printkit.games.handmade_pinochle.lessons.bids import auction, declared, expected, gave_up
from printkit.games.handmade_pinochle.lessons.scene import Play, Trick, makings, tricks
from printkit.games.handmade_pinochle.lessons.sentences import (
    by_pair,
    count,
    drafted,
    hands,
    melds,
    off_suit,
    outcome,
    totals,
)
from printkit.rules.lesson import Drawing, Grid, Para, Scene, Step, Story
from printkit.rules.telling import pairs, say

QUIET = frozenset({"", "only", "leave", "throw", "random-card"})
"""Thinking behind a card that follows which goes without saying."""


def whole(scene: Scene) -> Story:
    """Tell a deal: hand-making as a table, the auction, the melds, trick by trick why, and the count."""
    setup, claims = scene.setup, scene.claims
    sides, scores = [list(pair) for pair in PAIRS], list(setup["scores_before"])
    start = say("deal", hand_no=setup["hand_no"], start=setup["start"], pairs=sides, scores=scores)
    blocks: list[Para | Grid | Drawing] = [Para((start,)), drafted(scene), _made(scene), hands(scene)]
    told = (*expected(scene), *gave_up(scene))
    if claims["declarer"] is None:
        blocks += [auction(scene), Para((*told, say("thrown-in", start=setup["start"])))]
        return Story(Step("title.whole-hand"), tuple(blocks))
    blocks += [auction(scene), Para((*told, *declared(scene)))]
    blocks += [melds(scene), Para((say("meld-sums", pairs=by_pair(claims["meld_points"])),))]
    blocks += [_trick(trick) for trick in tricks(scene)]
    sums = say("trick-sums", pairs=by_pair(claims["trick_points"]))
    return Story(Step("title.whole-hand"), (*blocks, Para((sums, *count(scene), *totals(scene)))))


def _made(scene: Scene) -> Para:
    """HP-04: tell which cards each chose for a meld."""
    chosen: dict[int, list[str]] = {seat: [] for seat in range(4)}
    for making in makings(scene):
        for pick in making.picks:
            if pick.thinking and pick.thinking.code == "meld-card":
                chosen[pick.seat].append(pick.card)
    picks = [{"seat": seat, "cards": cards} for seat, cards in chosen.items() if cards]
    return Para((say("drafted"), say("draft-melds", picks=picks)) if picks else (say("drafted"),))


def _trick(trick: Trick) -> Para:
    told = [say("trick", trick=trick.number)]
    if trick.last:
        return Para((*told, say("last-cards", plays=pairs(trick.plays)), *outcome(trick)))
    leader, row = trick.leader, []
    told.append(
        say("lead", seat=leader.seat, card=leader.card, plays=[]) if leader.code in QUIET else _why(leader)
    )
    for play in trick.plays[1:]:
        follows = play.suit == trick.suit
        if follows and play.code in QUIET:
            row.append(play)
            continue
        told += [*_follow(row), _why(play) if follows else off_suit(trick, play)]
        row = []
    return Para((*told, *_follow(row), *outcome(trick)))


def _why(play: Play) -> Step:
    """Give the thinking behind a card."""
    return Step(f"why.{play.code}", {"seat": play.seat, **play.turn.thinking.facts})


def _follow(row: list[Play]) -> list[Step]:
    return [say("follow", plays=pairs(row))] if row else []
