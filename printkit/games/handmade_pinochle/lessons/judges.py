"""The judges of Handmade Pinochle for what comes before the play, and for the count.

A judge looks at a scene and gives the clearest place where the deal shows its lesson, or None. It asks for
everything that the telling will say, so that a story can never be about a deal that does not show it. Clarity
starts at 100; each thing that would distract a reader takes something off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from printkit.games.handmade_pinochle.game.making import PAIRS
from printkit.games.handmade_pinochle.lessons.scene import (
    agreed,
    calls,
    cards_of,
    counted,
    makings,
    meld_value,
    tricks,
    trump,
    won,
)
from printkit.rules.lesson import Scene


class Found(NamedTuple):
    """Where a deal shows a lesson.

    ``number``: of the trick or the turn of hand-making, 0 for the whole deal; ``seat``: whom it is about.
    """

    clarity: int
    number: int = 0
    seat: int = -1
    card: str = ""


Judge = Callable[[Scene], Found | None]


def clearest(found: Iterable[Found]) -> Found | None:
    """Give the clearest, the first of equals."""
    return max(found, key=lambda one: one.clarity, default=None)


def hand_making(scene: Scene) -> Found | None:
    """HP-04: an early turn; four different cards, and the one that is kept makes a meld with what is held."""
    found = []
    for making in makings(scene)[1:5]:
        kept = making.picks[0]
        if len({pick.card for pick in making.picks}) == 4 and all(pick.thinking for pick in making.picks):
            clarity = 100 - 8 * (making.number - 2) - 5 * (kept.card[0] == "A")
            if kept.thinking and kept.thinking.code == "meld-card":
                found.append(Found(clarity, making.number, kept.seat, kept.card))
    return clearest(found)


def auction(scene: Scene) -> Found | None:
    """HP-06, HP-07: both pairs bid, someone passes and others go on without; one is left."""
    made = calls(scene)
    bids = [call.seat for call in made if call.points is not None]
    if scene.claims["declarer"] is None or any(call.thinking is None for call in made):
        return None
    early = next((place for place, call in enumerate(made) if call.points is None), len(made))
    later = [call for call in made[early:] if call.points is not None]
    if len({seat % 2 for seat in bids}) < 2 or early > 3 or len(later) < 2:
        return None
    clarity = 100 - 6 * abs(len(bids) - 5) - 5 * abs(len(made) - 8) - 10 * (len(set(bids)) == 4)
    return Found(clarity, 0, scene.claims["declarer"])


def all_pass(scene: Scene) -> Found | None:
    """HP-07: nobody bids."""
    if scene.claims["declarer"] is not None or any(call.thinking is None for call in calls(scene)):
        return None
    return Found(100, 0, scene.setup["start"])


# --- melds


def alone(meld: str, count: int = 1) -> Judge:
    """Give a judge that asks for a hand with one meld and no other."""

    def judge(scene: Scene) -> Found | None:
        made = []
        for seat, found in enumerate(scene.claims.get("melds", ())):
            if [(one["meld"], one["count"]) for one in found] == [(meld, count)]:
                hand, cards = scene.claims["hands"][seat], cards_of(scene, found[0])
                # a card of the meld's ranks that does not belong to it makes a reader wonder
                ranks = {card[0] for card in cards}
                like = [card[1] == trump(scene) if meld == "run" else card[0] in ranks for card in hand]
                away = meld == "run" and seat != scene.claims["declarer"]
                made.append(Found(100 - 5 * (sum(like) - len(cards)) - 10 * away, 0, seat))
        return clearest(made)

    return judge


def exactly(*melds: tuple[str, int, str | None], card: str = "") -> Judge:
    """Give a judge that asks for a hand with these melds (name, count, suit) and no other."""

    def judge(scene: Scene) -> Found | None:
        for seat, found in enumerate(scene.claims.get("melds", ())):
            if [(one["meld"], one["count"], one["suit"]) for one in found] == [*melds]:
                return Found(100, 0, seat, card)
        return None

    return judge


run_extra = exactly(("royal-marriage", 1, None), ("run", 1, None))
"""HP-11: a run, and beside it a king and a queen of trump that it does not need; no other meld."""
shared_card = exactly(("marriage", 1, "S"), ("pinochle", 1, None), ("queens", 1, None), card="QS")
"""HP-12: the queen of spades in three melds of different kinds, and no meld without it."""


# --- what a whole deal, or a game, comes to


def _declarer(scene: Scene) -> int:
    """Give declarer's pair, -1 when all passed."""
    declarer = scene.claims["declarer"]
    return -1 if declarer is None else int(declarer) % 2


def trick_points(scene: Scene) -> Found | None:
    """HP-14: a deal whose tricks are easy to follow; the last one has a counter in it too."""
    if _declarer(scene) < 0 or min(scene.claims["trick_points"]) < 5 or tricks(scene)[-1].points < 2:
        return None
    off = [play.ruffs for trick in tricks(scene) for play in trick.off_suit]
    return Found(100 - len(off) - 2 * sum(off))


def contract_made(scene: Scene) -> Found | None:
    """HP-18: declarer's pair makes a little more than it bid, with melds and tricks; so does the other pair."""
    pair, claims = _declarer(scene), scene.claims
    if pair < 0 or min(won(scene)) == 0 or min(claims["meld_points"]) == 0:
        return None
    made = counted(scene, pair)
    if made.total <= claims["contract"] or made.melds >= claims["contract"]:
        return None
    return Found(100 - 5 * abs(made.total - claims["contract"] - 3) - abs(claims["contract"] - 25))


def contract_missed(scene: Scene) -> Found | None:
    """HP-19: declarer's pair shows melds, takes tricks, and still makes less than it bid."""
    pair, claims = _declarer(scene), scene.claims
    if pair < 0 or won(scene)[pair] == 0 or claims["meld_points"][pair] == 0:
        return None
    made, shown = counted(scene, pair), claims["meld_points"][pair]
    short = claims["contract"] - made.total
    if short < 1 or made.melds < shown:
        return None
    return Found(100 - 3 * abs(short - 2) - 5 * (shown < 5) - 10 * (claims["trick_points"][pair] < 4))


def missed_without_meld(scene: Scene) -> Found | None:
    """HP-19: declarer's pair showed no meld, takes tricks and misses, and scores 0."""
    pair, claims = _declarer(scene), scene.claims
    if pair < 0 or won(scene)[pair] == 0 or claims["meld_points"][pair]:
        return None
    if claims["trick_points"][pair] >= claims["contract"] or claims["score"][pair]:
        return None
    return Found(100 - 5 * (claims["trick_points"][pair] < 4))


def no_trick(scene: Scene) -> Found | None:
    """HP-20, HP-21: declarer's pair showed melds and takes no trick at all."""
    pair, claims = _declarer(scene), scene.claims
    if pair < 0 or won(scene)[pair] or claims["score"][pair] != -claims["contract"]:
        return None
    return Found(100 - 20 * (claims["meld_points"][pair] in (0, claims["contract"])))


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
    claims = scene.claims
    taken = claims["tricks_won"]
    return clearest(
        Found(100 - 5 * abs(taken[seat ^ 2] - 2) - 10 * (pair == _declarer(scene)), 0, seat)
        for pair, seats in enumerate(PAIRS)
        for seat in seats
        if not taken[seat] and taken[seat ^ 2] and meld_value(scene, seat) >= 2
        if not meld_value(scene, seat ^ 2) and claims["score"][pair] > 0
        if counted(scene, pair).melds == claims["meld_points"][pair]
    )


def last_deal(scene: Scene) -> Found | None:
    """HP-23: the last deal of a game, which the pair wins that was behind."""
    winners, before = scene.claims.get("winners", []), scene.setup["scores_before"]
    if len(winners) != 1 or before[winners[0]] >= before[1 - winners[0]]:
        return None
    return Found(100 - min(20, abs(before[0] - before[1])) - 10 * (min(scene.claims["score"]) < 0))


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
    reasons = [play.reason.code for trick in tricks(scene) for play in trick.off_suit]
    missing = sum(max(0, wanted - reasons.count(code)) for code, wanted in LIKED.items())
    melds = {meld["meld"] for found in scene.claims["melds"] for meld in found}
    clarity = 100 - 6 * missing - 2 * max(0, len(reasons) - 14) - 4 * abs(len(calls(scene)) - 8)
    clarity -= 4 * abs(len(melds) - 5) + 5 * (not any(trick.twins for trick in tricks(scene)))
    return Found(clarity - 20 * (scene.claims["score"][pair] < 0))
