"""The judges of Handmade Pinochle for the count: what a whole deal, or a game, comes to."""

from __future__ import annotations

from printkit.games.handmade_pinochle.lessons.judges import Found, clearest
from printkit.games.handmade_pinochle.lessons.seen import PAIRS, agreed, calls, counted, meld_value, tricks, won
from printkit.rules.lesson import Scene


def _noise(scene: Scene) -> int:
    """Weigh what a reader of a whole deal has to follow: cards off suit, and ruffs more."""
    off = [play.ruffs for trick in tricks(scene) for play in trick.off_suit]
    return len(off) + 2 * sum(off)


def _declarer(scene: Scene) -> int:
    """Give declarer's pair, -1 when all passed."""
    declarer = scene.claims["declarer"]
    return -1 if declarer is None else int(declarer) % 2


def trick_points(scene: Scene) -> Found | None:
    """HP-14: a deal whose tricks are easy to follow; the last one has a counter in it too."""
    if _declarer(scene) < 0 or min(scene.claims["trick_points"]) < 5 or tricks(scene)[-1].points < 2:
        return None
    return Found(100 - _noise(scene))


def contract_made(scene: Scene) -> Found | None:
    """HP-18: declarer's pair makes a little more than it bid, with melds and tricks; so does the other pair."""
    pair = _declarer(scene)
    if pair < 0 or min(won(scene)) == 0 or min(scene.claims["meld_points"]) == 0:
        return None
    spare = counted(scene, pair) + scene.claims["trick_points"][pair] - scene.claims["contract"]
    if spare < 1 or counted(scene, pair) >= scene.claims["contract"]:
        return None
    return Found(100 - 5 * abs(spare - 3) - abs(scene.claims["contract"] - 25))


def contract_missed(scene: Scene) -> Found | None:
    """HP-19: declarer's pair shows melds, takes tricks, and still makes less than it bid."""
    pair = _declarer(scene)
    if pair < 0 or won(scene)[pair] == 0 or scene.claims["meld_points"][pair] == 0:
        return None
    short = scene.claims["contract"] - counted(scene, pair) - scene.claims["trick_points"][pair]
    if short < 1 or counted(scene, pair) < scene.claims["meld_points"][pair]:
        return None
    lost = scene.claims["trick_points"][pair]
    return Found(100 - 3 * abs(short - 2) - 5 * (scene.claims["meld_points"][pair] < 5) - 10 * (lost < 4))


def missed_without_meld(scene: Scene) -> Found | None:
    """HP-19: declarer's pair showed no meld, takes tricks and misses, and scores 0."""
    pair = _declarer(scene)
    if pair < 0 or won(scene)[pair] == 0 or scene.claims["meld_points"][pair]:
        return None
    if scene.claims["trick_points"][pair] >= scene.claims["contract"] or scene.claims["score"][pair]:
        return None
    return Found(100 - 5 * (scene.claims["trick_points"][pair] < 4))


def no_trick(scene: Scene) -> Found | None:
    """HP-20, HP-21: declarer's pair showed melds and takes no trick at all."""
    pair = _declarer(scene)
    if pair < 0 or won(scene)[pair] or scene.claims["score"][pair] != -scene.claims["contract"]:
        return None
    shown = scene.claims["meld_points"][pair]
    return Found(100 - 20 * (shown in (0, scene.claims["contract"])))


def meld_lost(scene: Scene) -> Found | None:
    """HP-13: the pair that is not declarer's showed melds and takes no trick."""
    pair = 1 - _declarer(scene)
    if pair > 1 or won(scene)[pair] or not scene.claims["meld_points"][pair]:
        return None
    return Found(100 - 2 * abs(scene.claims["meld_points"][pair] - 8))


def partner_secures(scene: Scene) -> Found | None:
    """HP-25: a player showed melds and took no trick; the partner, who showed none, took one or more."""
    if _declarer(scene) < 0:
        return None
    return clearest(
        Found(100 - 5 * abs(taken[seat ^ 2] - 2) - 10 * (pair == _declarer(scene)), 0, seat)
        for taken in [scene.claims["tricks_won"]]
        for pair, seats in enumerate(PAIRS)
        for seat in seats
        if not taken[seat] and taken[seat ^ 2] and meld_value(scene, seat) >= 2
        if not meld_value(scene, seat ^ 2) and scene.claims["score"][pair] > 0
        if counted(scene, pair) == scene.claims["meld_points"][pair]
    )


def last_deal(scene: Scene) -> Found | None:
    """HP-23: the last deal of a game, which the pair wins that was behind."""
    claims, before = scene.claims, scene.setup["scores_before"]
    winners = claims.get("winners", [])
    if len(winners) != 1 or before[winners[0]] >= before[1 - winners[0]]:
        return None
    return Found(100 - min(20, abs(before[0] - before[1])) - 10 * (min(claims["score"]) < 0))


def tied_game(scene: Scene) -> Found | None:
    """HP-24: both pairs end a game with the same total."""
    return Found(100) if len(scene.claims.get("winners", [])) == 2 else None


LIKED = {"must-ruff": 2, "must-overruff": 1, "under-ruff": 1, "no-suit-no-trump": 3}
"""What a whole deal should have in it, and how often."""


def whole_hand(scene: Scene) -> Found | None:
    """A deal of middling length with something of everything, whose every decision good sense agrees with."""
    pair = _declarer(scene)
    if pair < 0 or any(agreed(turn) is None for turn in scene.turns):
        return None
    made = calls(scene)
    reasons = [play.reason.code for trick in tricks(scene) for play in trick.off_suit]
    missing = sum(max(0, wanted - reasons.count(code)) for code, wanted in LIKED.items())
    melds = {meld["meld"] for found in scene.claims["melds"] for meld in found}
    twins = any(
        play.card == trick.best.card and play is not trick.best
        for trick in tricks(scene)
        for play in trick.plays
    )
    clarity = 100 - 6 * missing - 2 * max(0, len(reasons) - 14) - 4 * abs(len(made) - 8)
    clarity -= 4 * abs(len(melds) - 5) + 5 * (not twins) + 20 * (scene.claims["score"][pair] < 0)
    return Found(clarity)
