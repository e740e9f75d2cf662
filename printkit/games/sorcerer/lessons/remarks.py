"""What is worth a remark in a deal of Sorcerer: each is said only where its condition has been checked."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.games.sorcerer.game import PLAYERS, takes
from printkit.games.sorcerer.lessons.scene import Trick, by_suit, good, height, joker, owner, scores, tricks
from printkit.rules.lesson import Scene, Step
from printkit.rules.scene import Play

MOST = 3
"""So many remarks are made about a deal."""
ORDER = ("good", "idle", "under", "full")
"""Which remarks are the most worth making."""


def remarks(scene: Scene) -> list[Step]:
    """Give up to three remarks, in the order of play, one of a kind, one a trick (``trick``)."""
    told: dict[int, Step] = {}
    found = [step for trick in tricks(scene) for step in _about(scene, trick)]
    for code in ORDER:
        step = next((s for s in found if s.code == f"remark.{code}" and s.facts["trick"] not in told), None)
        if step and len(told) < MOST:
            told[step.facts["trick"]] = step
    return [told[number] for number in sorted(told)]


def _about(scene: Scene, trick: Trick) -> Iterator[Step]:
    """Give what may be remarked about a trick."""
    best, made = trick.best, scores(scene)
    won = [sum(one.winner == seat for one in tricks(scene)[: trick.number - 1]) for seat in range(len(made))]

    def remark(code: str, play: Play, **more: object) -> Step:
        bid = made[play.seat][0]
        facts = {"trick": trick.number, "seat": play.seat, "card": play.card, "bid": bid, **more}
        return Step(f"remark.{code}", facts)

    if not joker(trick.leader.card) and good(trick, scene):
        yield remark("good", trick.leader)
    for seat in trick.idle:
        gone = {turn.action["card"] for turn in scene.turns[PLAYERS : best.at]}
        left = [card for card in scene.setup["hands"][seat] if card not in gone and card[-1] == trick.suit]
        if beating := [card for card in by_suit(left) if takes(card, best.card)]:
            yield remark("idle", best, idle=seat, other=beating[0])
    for place, play in enumerate(trick.plays[1:], 1):
        ahead = trick.ahead(place)
        taking = [card for card in play.legal if takes(card, ahead.card)]
        if taking and play.card not in taking and height(play.card) >= height("TS"):
            if owner(ahead.seat) == owner(play.seat):
                yield remark("under", play, best=ahead.card, other=ahead.seat)
            elif won[play.seat] == made[play.seat][0]:
                yield remark("full", play, best=ahead.card)
