"""What is remarked on a whole hand: the turns that matter, and nothing that has not been checked.

A card is called safe only when none that its player cannot see beats it, bid cards that lie closed counted too.
``remark.CODE``, each with ``trick``, ``seat`` and ``card``:

=============  ===============================================================================================
``sure``       a lead that nothing unseen beats, by suit or by rank. ``need``: tricks short of the bid
``choice``     one who holds both suit and rank picks the follow under which the card ahead is safe; it is the
               own or the partner's, its player needs the trick, and under the other follow the lead is not
               safe. ``follow``, ``ahead`` (card), ``taker``, ``other`` (a card not chosen)
``duck``       one who has its bid plays under a card that it could beat. ``best``, ``other``
``forced``     the last to play has its bid, and everything allowed takes the trick. ``best``
``unmatched``  nobody matches the lead of one who has its bid
``last``       the tenth trick makes a bid, or spoils it. ``made``
=============  ===============================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator, Set

from printkit.games.twin_shoot.game.rules import BEATERS, NONE, RANK, SUIT, TRICKS, follow_set
from printkit.games.twin_shoot.lessons.scene import Play, Trick, need, tricks, unseen
from printkit.rules.lesson import Scene, Step

MOST = 3
"""Remarks on a hand."""
ORDER = tuple(f"remark.{code}" for code in ("choice", "forced", "sure", "unmatched", "last", "duck"))
"""The most telling first."""


def remarks(scene: Scene) -> list[Step]:
    """Give the most telling remarks on a hand, one of a kind and one a trick, in the order of play."""
    every = [step for trick in tricks(scene) for step in _on(scene, trick)]
    chosen: list[Step] = []
    for step in sorted(every, key=lambda step: ORDER.index(step.code)):
        if all(step.code != one.code and step.facts["trick"] != one.facts["trick"] for one in chosen):
            chosen.append(step)
    return sorted(chosen[:MOST], key=lambda step: step.facts["trick"])


def _on(scene: Scene, trick: Trick) -> Iterator[Step]:
    lead, winner = trick.leader, trick.best
    out, short = unseen(scene, lead), need(scene, lead.seat, trick.number)
    about = {"trick": trick.number, "seat": lead.seat, "card": lead.card}
    rivals = BEATERS[SUIT][lead.card] | BEATERS[RANK][lead.card]
    if rivals and 0 < short <= TRICKS - trick.number and trick.number > 2 and not rivals & out:
        yield Step("remark.sure", {**about, "need": short})
    if trick.follow == NONE and not short:
        yield Step("remark.unmatched", about)
    for place, play in enumerate(trick.plays[1:], 1):
        yield from _at(scene, trick, play, place)
    short = need(scene, winner.seat, TRICKS)
    if trick.number == TRICKS and short in (0, 1):
        yield Step("remark.last", {**about, "seat": winner.seat, "card": winner.card, "made": short == 1})


def _at(scene: Scene, trick: Trick, play: Play, place: int) -> Iterator[Step]:
    before = trick.ahead(place)
    short, facts = need(scene, play.seat, trick.number), play.reason.facts
    about = {"trick": trick.number, "seat": play.seat, "card": play.card}
    if place == trick.set_at and facts["suits"] and facts["ranks"]:
        follow = follow_set(play.card, before.card)
        ahead = play if play.card in BEATERS[follow][before.card] else before
        out, others = unseen(scene, play), facts["ranks" if follow == SUIT else "suits"]
        helps = ahead.seat // 2 == play.seat // 2 and need(scene, ahead.seat, trick.number) > 0
        if (
            helps
            and safe(ahead.card, out, follow)
            and not safe(before.card, out, RANK if follow == SUIT else SUIT)
        ):
            yield Step(
                "remark.choice",
                {**about, "follow": follow, "ahead": ahead.card, "taker": ahead.seat, "other": others[0]},
            )
    follow = trick.follow if 0 < trick.set_at < place else NONE
    over = [card for card in play.legal if card in BEATERS[follow][before.card]]
    if short == 0 and over and play.card not in over:
        yield Step("remark.duck", {**about, "best": before.card, "other": over[0]})
    if short == 0 and 1 < len(over) == len(play.legal) and place + 1 == len(trick.plays):
        yield Step("remark.forced", {**about, "best": before.card})


def safe(card: str, out: Set[str], follow: str) -> bool:
    """Tell whether nothing that is out beats a card."""
    return not BEATERS[follow][card] & out
