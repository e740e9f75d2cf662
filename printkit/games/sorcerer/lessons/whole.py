"""A whole deal of Sorcerer, told decision by decision with the thinking."""

from __future__ import annotations

from printkit.games.sorcerer.lessons.seen import (
    Play,
    Trick,
    beats,
    bids,
    certain,
    owner,
    tricks,
    won_before,
)
from printkit.games.sorcerer.lessons.sentences import (
    closing,
    counted,
    hands,
    one_trick,
    opening,
    pairs,
    say,
    sums,
)
from printkit.games.sorcerer.rules import PLAYERS, TRICKS
from printkit.rules.lesson import Drawing, Grid, Para, Scene, Step, Story, Turn

LESSON = "whole-hand"


def whole(scene: Scene) -> Story:
    """Tell a deal from the cards to the points. Any record will do, played with sense or without."""
    blocks: list[Para | Grid | Drawing] = [
        Para(tuple(opening(scene, LESSON))),
        hands(scene),
        Para((say("bid-first", first=scene.turns[0].action["seat"]), *bidding(scene))),
        Para((say("table-marks"),)),
    ]
    for trick in tricks(scene):
        blocks += [Para(tuple(told(trick, scene))), one_trick(trick)]
    blocks += [counted(scene), Para((*sums(scene), *closing(LESSON)))]
    return Story(Step(f"title.{LESSON}"), tuple(blocks))


def bidding(scene: Scene) -> list[Step]:
    """SO-04: tell each bid, with the thinking where it is the one that good sense makes."""
    return [_bid(turn) for turn in scene.turns[:PLAYERS]]


def _bid(turn: Turn) -> Step:
    action, thinking = turn.action, turn.thinking
    if all(action[key] == thinking.action[key] for key in ("hand", "dummy")):
        return Step(f"why.{thinking.code}", {"seat": action["seat"], **thinking.facts})
    return say("bids", bids=[{key: action[key] for key in ("seat", "hand", "dummy")}])


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
    if play is not trick.leader:
        best = trick.beaten(trick.plays.index(play)).card
        facts |= {"best": best, "able": any(beats(card, best) for card in play.legal)}
    return Step(f"why.{thinking.code}", {**facts, **thinking.facts})
