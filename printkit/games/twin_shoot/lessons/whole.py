"""A whole hand of Twin Shoot, told card by card: what was dealt, bid and played, and why this card.

What is obvious is told briefly: those who have no choice share a sentence, and so do those who can only lose.
"""

from __future__ import annotations

from printkit.games.twin_shoot.game.rules import HAND, TRICKS
from printkit.games.twin_shoot.lessons import scene as seen
from printkit.games.twin_shoot.lessons.scene import Play, Trick, bids, by_suit, teams, tricks
from printkit.games.twin_shoot.lessons.sentences import (
    alone,
    bid_table,
    hits_and_misses,
    result_table,
    shown,
    standing,
    team_sums,
    trick_table,
)
from printkit.games.twin_shoot.lessons.stories import end
from printkit.rules.lesson import Grid, Para, Scene, Step, Story
from printkit.rules.telling import cards, head, pairs, say, seat


def whole(scene: Scene) -> Story:
    """Tell a hand from the deal to the scores, however it was played."""
    setup = scene.setup
    facts = {"hand_no": setup["hand_no"], "dealer": setup["dealer"], "leader": setup["opening_leader"]}
    scores = standing(scene) if any(setup["scores_before"]) else None
    dealt = tuple((seat(one), cards(by_suit(hand))) for one, hand in enumerate(setup["hands"]))
    return Story(
        Step("title.whole-hand"),
        (
            Para(
                (
                    say("whole-setup", players=len(dealt), teams=teams(scene), scores=scores, **facts),
                    Step("look.whole-hand"),
                    say("whole-hands", bid_cards=HAND - TRICKS, left=TRICKS),
                )
            ),
            Grid("ll", head("player", "hand-cards"), dealt),
            Para(tuple(_bid(bid) for bid in bids(scene))),
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


def _bid(bid: seen.Bid) -> Step:
    """Tell why somebody bids so, where good sense bids the same."""
    if not bid.turn.sound:
        return say("bid-sum", **bid.facts)
    thinking = bid.turn.thinking
    return Step(f"why.{thinking.code}", {**thinking.facts, "seat": bid.seat, "cards": list(bid.cards)})


def _opening(scene: Scene) -> list[Para]:
    """TS-13: tell what a team did that might open its bids."""
    if scene.claims["may_open"] is None:
        return []
    team, turn = teams(scene)[scene.claims["may_open"]], seen.opening(scene)
    if turn is None:
        return [Para((say("whole-closed", team=team),))]
    told = say("may-open", team=team, score=scene.setup["scores_before"][team[0] // 2])
    if turn.sound:
        told = Step(f"why.{turn.thinking.code}", {"seat": turn.action["seat"], **turn.thinking.facts})
    return [Para((told, say("opens", team=team, bids=shown(scene, team))))]


def _trick(scene: Scene, trick: Trick) -> list[Para | Grid]:
    """Give a trick: its cards in the order of play, then the thinking, then who has how many tricks."""
    told = [say("last-trick")] if trick.number == TRICKS else thoughts(trick)
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
    if not play.code:
        return "alone" if place == 0 or play.sets else "plain"
    if play.code == "only-card":
        return "only"
    # what sets the follow is told by itself
    return "throw" if play.code == "throw" and not play.sets else "why"


def _told(trick: Trick, kind: str, row: list[Play]) -> list[Step]:
    first, place = row[0], trick.plays.index(row[0])
    if kind == "alone":
        return [alone(trick, place)]
    if kind == "only":
        return [say("forced", plays=pairs(row))]
    if kind == "plain":
        return [say("whole-plays", plays=pairs(row))]
    if len(row) > 1:
        return [say("throws", plays=pairs(row), taker=trick.ahead(place).seat)]
    facts = {"seat": first.seat, **first.turn.thinking.facts}
    return [*_allowed(first), Step(f"why.{first.code}", facts)]


def _allowed(play: Play) -> list[Step]:
    """Tell what a player may choose from who has the say (TS-20), or must leave the led suit alone (TS-18)."""
    code = play.reason.code
    if code != "suit-or-rank" and not (code == "rank-follow" and play.freed):
        return []
    return [Step(f"legal.{code}", play.facts)]
