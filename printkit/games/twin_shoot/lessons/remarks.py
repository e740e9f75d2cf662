"""What is remarked on a whole hand: the turns that matter, and nothing that has not been checked.

A card is called safe only when none that its player cannot see beats it, bid cards that lie closed counted too.
``remark.CODE``, each with ``trick``, ``seat`` and ``card``:

=============  ===============================================================================================
``forced``     the last to play has its bid, and everything allowed takes the trick. ``best``
``sure``       a lead that nothing unseen beats, by suit or by rank. ``need``: tricks short of the bid
``unmatched``  nobody matches the lead of one who has its bid
``last``       the tenth trick makes a bid, or spoils it. ``made``
``duck``       one who has its bid plays under a card that it could beat. ``best``, ``other``
=============  ===============================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.games.twin_shoot.game.rules import NONE, TRICKS, beats
from printkit.games.twin_shoot.lessons.scene import Trick, need, tricks, unseen
from printkit.games.twin_shoot.policy import OVER_RANK, OVER_SUIT
from printkit.rules.lesson import Scene, Step
from printkit.rules.scene import Play

ORDER = ("forced", "sure", "unmatched", "last", "duck")
"""The most telling first."""


def remarks(scene: Scene) -> list[Step]:
    """Give the three most telling remarks on a hand, one of a kind and one a trick, in the order of play."""
    every = [step for trick in tricks(scene) for step in _on(scene, trick)]
    chosen: list[Step] = []
    for step in sorted(every, key=lambda step: ORDER.index(step.code.removeprefix("remark."))):
        if all(step.code != one.code and step.facts["trick"] != one.facts["trick"] for one in chosen):
            chosen.append(step)
    return sorted(chosen[:3], key=lambda step: step.facts["trick"])


def _on(scene: Scene, trick: Trick) -> Iterator[Step]:
    lead, number = trick.leader, trick.number
    short, rivals = need(scene, lead.seat, number), OVER_SUIT[lead.card] | OVER_RANK[lead.card]
    if rivals and 2 < number <= TRICKS - short < TRICKS and not rivals & unseen(scene, lead):
        yield _remark("sure", trick, lead, need=short)
    if trick.follow == NONE and not short:
        yield _remark("unmatched", trick, lead)
    for place, play in enumerate(trick.plays[1:], 1):
        before, follow = trick.ahead(place), trick.follow if trick.set_at < place else NONE
        over = [card for card in play.legal if beats(follow, card, before.card)]
        if need(scene, play.seat, number) == 0 and over:
            if play.card not in over:
                yield _remark("duck", trick, play, best=before.card, other=over[0])
            elif 1 < len(over) == len(play.legal) and place + 1 == len(trick.plays):
                yield _remark("forced", trick, play, best=before.card)
    short = need(scene, trick.winner, TRICKS)
    if number == TRICKS and short in (0, 1):
        yield _remark("last", trick, trick.best, made=short == 1)


def _remark(code: str, trick: Trick, play: Play, **facts: object) -> Step:
    return Step(f"remark.{code}", {"trick": trick.number, "seat": play.seat, "card": play.card, **facts})
