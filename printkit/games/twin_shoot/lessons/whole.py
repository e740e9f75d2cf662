"""A whole hand of Twin Shoot, told card by card: what was dealt, bid and played, and why this card.

What is obvious is told briefly: those who have no choice share a sentence, and so do those who can only lose.
"""

from __future__ import annotations

from typing import Any

from printkit.games.twin_shoot import rules
from printkit.games.twin_shoot.lessons.seen import (
    Play,
    Trick,
    bids,
    by_suit,
    holding,
    opened,
    teams,
    tricks,
)
from printkit.games.twin_shoot.lessons.sentences import (
    alone,
    bid_table,
    hits_and_misses,
    pairs,
    result_table,
    say,
    standing,
    team_sums,
    trick_table,
)
from printkit.games.twin_shoot.lessons.tallies import end
from printkit.rules.lesson import Grid, Para, Scene, Step, Story


def whole(scene: Scene) -> Story:
    """Tell a hand from the deal to the scores, however it was played."""
    return Story(
        Step("title.whole-hand"),
        (
            Para(
                (*_setting(scene), say("whole-hands", bid_cards=rules.HAND - rules.TRICKS, left=rules.TRICKS))
            ),
            hands(scene),
            Para(tuple(_bidding(scene))),
            bid_table(scene),
            *_opening(scene),
            Para((say("table-marks", in_order=True),)),
            *(block for trick in tricks(scene) for block in _trick(scene, trick)),
            Para((say("all-up"),)),
            result_table(scene),
            Para((hits_and_misses(scene), *team_sums(scene))),
            Para(tuple(end(scene))),
        ),
    )


def _setting(scene: Scene) -> list[Step]:
    setup = scene.setup
    facts = {key: setup[key] for key in ("hand_no", "dealer")}
    scores = standing(scene) if any(setup["scores_before"]) else None
    leader = setup["opening_leader"]
    return [
        say(
            "whole-setup",
            players=len(setup["hands"]),
            teams=teams(scene),
            leader=leader,
            scores=scores,
            **facts,
        ),
        Step("look.whole-hand"),
    ]


def hands(scene: Scene) -> Grid:
    """Give what was dealt as a table."""
    rows = tuple(
        (Step("cell.seat", {"seat": seat}), Step("cell.cards", {"cards": by_suit(hand)}))
        for seat, hand in enumerate(scene.setup["hands"])
    )
    return Grid("ll", (Step("words.player"), Step("words.hand-cards")), rows)


def _bidding(scene: Scene) -> list[Step]:
    """Tell why everyone bids so, where good sense bids the same."""
    told = []
    for bid in bids(scene):
        if bid.thinking is None:
            facts = {"cards": list(bid.cards), "values": list(bid.values), "bid": bid.number}
            told.append(say("bid-sum", seat=bid.seat, **facts))
        else:
            facts = {**bid.thinking.facts, "cards": list(bid.cards)}
            told.append(Step(f"why.{bid.thinking.code}", {"seat": bid.seat, **facts}))
    return told


def _opening(scene: Scene) -> list[Para]:
    """TS-13: tell what a team did that might open its bids."""
    team = scene.claims["may_open"]
    if team is None:
        return []
    seats = teams(scene)[team]
    if opened(scene) is None:
        return [Para((say("whole-closed", team=seats),))]
    turn = next(turn for turn in scene.turns if turn.action["do"] == "open")
    shown = [
        {"seat": bid.seat, "cards": list(bid.cards), "bid": bid.number}
        for bid in bids(scene)
        if bid.seat in seats
    ]
    told = [say("may-open", team=seats, score=scene.setup["scores_before"][team])]
    if turn.sound:
        told = [Step(f"why.{turn.thinking.code}", {"seat": turn.action["seat"], **turn.thinking.facts})]
    return [Para((*told, say("opens", team=seats, bids=shown)))]


def _trick(scene: Scene, trick: Trick) -> list[Para | Grid]:
    """Give a trick: its cards in the order of play, then the thinking, then who has how many tricks."""
    if trick.number == rules.TRICKS:
        told = [say("last-trick")]
    else:
        told = thoughts(trick)
    won = sum(one.winner == trick.winner for one in tricks(scene)[: trick.number])
    bid = bids(scene)[trick.winner].number
    facts = {"seat": trick.winner, "won": won, "bid": bid, "trick": trick.number}
    return [trick_table(scene, trick), Para((*told, say("took", **facts, exact=won == bid)))]


def thoughts(trick: Trick) -> list[Step]:
    """Tell the plays of a trick with their reasons; those in a row without a choice, or a hope, as one."""
    told: list[Step] = []
    row: list[Play] = []
    kind = ""
    for place, play in enumerate(trick.plays):
        mine = _kind(trick, place)
        if row and (mine != kind or mine in ("why", "alone")):
            told += _told(trick, kind, row)
            row = []
        kind = mine
        row.append(play)
    return [*told, *_told(trick, kind, row)]


def _kind(trick: Trick, place: int) -> str:
    play = trick.plays[place]
    if play.thinking is None:
        return "alone" if place == 0 or play.sets else "plain"
    if play.thinking.code == "only-card":
        return "only"
    # what sets the follow is told by itself
    return "throw" if play.thinking.code == "throw" and not play.sets else "why"


def _told(trick: Trick, kind: str, row: list[Play]) -> list[Step]:
    first = row[0]
    if kind == "alone":
        return [alone(trick, trick.plays.index(first))]
    if kind == "only":
        return [say("forced", plays=pairs(row))]
    if kind == "plain":
        return [say("whole-plays", plays=pairs(row))]
    if len(row) > 1:
        return [say("throws", plays=pairs(row), taker=holding(trick, trick.plays.index(first)).seat)]
    assert first.thinking is not None  # else it were plain
    facts: dict[str, Any] = {"seat": first.seat, **first.thinking.facts}
    return [*_allowed(first), Step(f"why.{first.thinking.code}", facts)]


def _allowed(play: Play) -> list[Step]:
    """Tell what a player may choose from who has the say (TS-20), or must leave the led suit alone (TS-18)."""
    code = play.reason.code
    if code != "suit-or-rank" and not (code == "rank-follow" and play.freed):
        return []
    facts = {**play.reason.facts, "seat": play.seat}
    if "cards" in facts:
        facts |= {"cards": list(play.legal), "freed": list(play.freed)}  # in the order of the hand
    return [Step(f"legal.{code}", facts)]
