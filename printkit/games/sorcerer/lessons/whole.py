"""A whole deal of Sorcerer, told decision by decision with the thinking."""

from __future__ import annotations

from printkit.games.sorcerer.game import PLAYERS, TRICKS, takes
from printkit.games.sorcerer.lessons.scene import Trick, bids, certain, owner, tricks, won_before
from printkit.games.sorcerer.lessons.sentences import counted, hands, one_trick, story, sums
from printkit.rules.lesson import Drawing, Grid, Scene, Step, Story, Turn
from printkit.rules.scene import Play
from printkit.rules.telling import pairs, say


def whole(scene: Scene) -> Story:
    """Tell a deal from the cards to the points. Any record will do, played with sense or without."""
    bid = [say("bid-first", first=scene.turns[0].action["seat"]), *bidding(scene)]
    blocks: list[list[Step] | Grid | Drawing] = [[], hands(scene), bid, [say("table-marks")]]
    for trick in tricks(scene):
        blocks += [told(trick, scene), one_trick(trick)]
    return story(scene, "whole-hand", (*blocks, counted(scene), sums(scene)))


def bidding(scene: Scene) -> list[Step]:
    """SO-04: tell each bid, with the thinking where it is the one that good sense makes."""
    return [
        Step(f"why.{turn.thinking.code}", {"seat": turn.action["seat"], **turn.thinking.facts})
        if turn.sound
        else say("bids", bids=[bid_of(turn)])
        for turn in scene.turns[:PLAYERS]
    ]


def bid_of(turn: Turn) -> dict[str, int]:
    """SO-04: give a bid as phrases take it."""
    return {key: turn.action[key] for key in ("seat", "hand", "dummy")}


def told(trick: Trick, scene: Scene) -> list[Step]:
    """Tell a trick decision by decision, and what it means for the winner's bid.

    Those who have no choice and play one after the other share a sentence.
    """
    steps = [say("trick-head", trick=trick.number)]
    row: list[Play] = []
    last = trick.number == TRICKS
    for play in trick.plays:
        if len(play.legal) == 1:
            row.append(play)
        else:
            steps += [*_forced(row, last), why(play, trick, scene)]
            row, last = [], last and not row
    won = won_before(scene, trick.winner, trick.number + 1)
    facts = {"seat": trick.winner, "card": trick.best.card, "won": won, "bid": bids(scene)[trick.winner]}
    return [*steps, *_forced(row, last), say("takes", **facts)]


def _forced(row: list[Play], last: bool) -> list[Step]:
    if not row:
        return []
    code = "last-cards" if last and all(play.seat < PLAYERS for play in row) else "forced"
    return [say(code, plays=pairs(row))]


def why(play: Play, trick: Trick, scene: Scene) -> Step:
    """Tell a play with its thinking; only that it was made, where good sense has no good reason for it.

    Facts beside those of the thinking: ``owner``, whose thinking it is; ``won``, the tricks that the hand or
    dummy has already; ``certain``, no opponent can beat the card; after the lead also ``best``, the card to
    beat, and ``able``, some card that may be played beats it.
    """
    thinking = play.thinking
    if thinking is None:
        return say("played", seat=play.seat, card=play.card)
    facts: dict[str, object] = {
        "seat": play.seat,
        "owner": owner(play.seat),
        "won": won_before(scene, play.seat, trick.number),
        "certain": certain(trick, play, scene),
    }
    if play.turn.best is not None:
        best = play.turn.best[1]
        facts |= {"best": best, "able": any(takes(card, best) for card in play.legal)}
    return Step(f"why.{thinking.code}", {**facts, **thinking.facts})
