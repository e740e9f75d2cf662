"""The judges of Handmade Pinochle for what comes before the play: hand-making, auction, melds.

A judge looks at a scene and gives the clearest place where the deal shows its lesson, or None. It asks for
everything that the telling will say, so that a story can never be about a deal that does not show it. Clarity
starts at 100; each thing that would distract a reader takes something off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from printkit.games.handmade_pinochle.lessons.seen import calls, cards_of, makings, trump
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
    return clearest(_hand_making(scene))


def _hand_making(scene: Scene) -> Iterable[Found]:
    for making in makings(scene)[1:5]:
        kept = making.picks[0]
        cards = {pick.card for pick in making.picks}
        if len(cards) < 4 or any(pick.thinking is None for pick in making.picks):
            continue
        if kept.thinking is None or kept.thinking.code != "meld-card":
            continue
        clarity = 100 - 8 * (making.number - 2) - 5 * (kept.card[0] == "A")
        yield Found(clarity, making.number, kept.seat, kept.card)


def auction(scene: Scene) -> Found | None:
    """HP-06, HP-07: both pairs bid, someone passes and others go on without; one is left."""
    made = calls(scene)
    bids = [call for call in made if call.points is not None]
    if scene.claims["declarer"] is None or any(call.thinking is None for call in made):
        return None
    early = next((place for place, call in enumerate(made) if call.points is None), len(made))
    later = [call for call in made[early:] if call.points is not None]
    if len({call.seat % 2 for call in bids}) < 2 or early > 3 or len(later) < 2:
        return None
    pairs = len({call.seat for call in bids})
    clarity = 100 - 6 * abs(len(bids) - 5) - 5 * abs(len(made) - 8) - 10 * (pairs == 4)
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
        return clearest(_alone(scene, meld, count))

    return judge


def _alone(scene: Scene, meld: str, count: int) -> Iterable[Found]:
    for seat, found in enumerate(scene.claims.get("melds", ())):
        if [(one["meld"], one["count"]) for one in found] != [(meld, count)]:
            continue
        hand = scene.claims["hands"][seat]
        cards = cards_of(scene, found[0])
        # a card of the meld's ranks that does not belong to it makes a reader wonder
        ranks = {card[0] for card in cards}
        spare = sum(card[0] in ranks for card in hand) - len(cards)
        if meld == "run":
            spare = sum(card[1] == trump(scene) for card in hand) - len(cards)
        yield Found(100 - 5 * spare - 10 * (meld == "run" and seat != scene.claims["declarer"]), 0, seat)


def run_extra(scene: Scene) -> Found | None:
    """HP-11: a run, and beside it a king and a queen of trump that it does not need; no other meld."""
    for seat, found in enumerate(scene.claims.get("melds", ())):
        if [(one["meld"], one["count"]) for one in found] == [("royal-marriage", 1), ("run", 1)]:
            return Found(100, 0, seat)
    return None


def shared_card(scene: Scene) -> Found | None:
    """HP-12: the queen of spades in three melds of different kinds, and no meld without it."""
    for seat, found in enumerate(scene.claims.get("melds", ())):
        names = [(one["meld"], one["count"], one["suit"]) for one in found]
        if names == [("marriage", 1, "S"), ("pinochle", 1, None), ("queens", 1, None)]:
            return Found(100, 0, seat, "QS")
    return None
