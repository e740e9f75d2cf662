"""The judges of Sorcerer's lessons about one trick or two. Those about a whole deal are in :mod:`.deals`.

A judge looks at a scene and gives the clearest place where the deal shows its lesson, or None. It asks for
everything that the telling will say, so that a story can never be about a deal that does not show it. Clarity
starts at 100; each thing that would distract a reader takes something off.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from printkit.games.sorcerer.lessons.seen import (
    TRUMP,
    Trick,
    beats,
    by_suit,
    height,
    joker,
    owner,
    tricks,
)
from printkit.games.sorcerer.rules import PLAYERS
from printkit.rules.lesson import Scene

EARLY = 4
"""A lesson about one trick looks at so many of a deal's: later ones need too much to be told."""


class Found(NamedTuple):
    """Where a deal shows a lesson. ``trick``: its number, 0 for the whole deal; ``seat``: whom it is about."""

    clarity: int
    trick: int = 0
    seat: int = -1
    card: str = ""


def clearest(found: Iterable[Found]) -> Found | None:
    """Give the clearest, the first of equals."""
    return max(found, key=lambda one: one.clarity, default=None)


def _plain(trick: Trick) -> bool:
    """Tell whether everybody follows a lead that is no spade, and nobody plays a joker."""
    return trick.suit not in (None, TRUMP) and not trick.jokers and not trick.off_suit


def player_leads(scene: Scene) -> Found | None:
    """SO-05, SO-07, SO-08: a player leads the first trick, all follow, an ace beats a king or queen."""
    trick = tricks(scene)[0]
    ranks = sorted((height(play.card) for play in trick.plays), reverse=True)
    if not _plain(trick) or trick.best.card[0] != "A" or ranks[1] < height("QS"):
        return None
    clarity = 100 - 20 * (trick.winner == trick.leader.seat) - 5 * (ranks[1] != height("KS"))
    return Found(clarity - 5 * _forced(trick), trick.number, trick.leader.seat, trick.leader.card)


def _forced(trick: Trick) -> int:
    """Count those who had no choice."""
    return sum(len(play.legal) == 1 for play in trick.plays[1:])


def dummy_leads(scene: Scene) -> Found | None:
    """SO-08, SO-15: a dummy has won a trick and leads the next; its owner chooses the card."""
    return clearest(_dummy_leads(scene))


def _dummy_leads(scene: Scene) -> Iterable[Found]:
    played = tricks(scene)
    for before, trick in pairwise(played[:EARLY]):
        lead = trick.leader
        if lead.seat < PLAYERS or not _plain(trick) or joker(before.best.card):
            continue
        clarity = 100 - 20 * (trick.number - 2) - 20 * (trick.winner == lead.seat) - 5 * _forced(trick)
        clarity -= 10 * (lead.thinking is None) + 10 * (trick.winner % PLAYERS == owner(lead.seat))
        yield Found(clarity, trick.number, lead.seat, lead.card)


def dummies_sit_out(scene: Scene) -> Found | None:
    """SO-07: a dummy that could win sits out, since another player leads; it plays to the next trick."""
    return clearest(_dummies_sit_out(scene))


def _dummies_sit_out(scene: Scene) -> Iterable[Found]:
    played = tricks(scene)
    for trick, after in pairwise(played[:EARLY]):
        idle = after.dummy
        if idle == trick.dummy or not _plain(trick) or after.jokers or after.off_suit:
            continue
        if trick.leader.seat >= PLAYERS or after.leader.seat >= PLAYERS:
            continue
        last = trick.plays[-1]
        had = {play.card for one in played[: trick.number - 1] for play in one.plays}
        cards = [card for card in scene.setup["hands"][idle] if card not in had]
        tempting = [card for card in cards if card[-1] == trick.suit and beats(card, trick.best.card)]
        if not tempting:
            continue
        card = by_suit(tempting)[0]
        refusal = scene.before(last.at).refusal({"do": "play", "seat": idle, "card": card})
        if refusal is None or refusal.code != "sits-out":
            continue
        clarity = 100 - 15 * (trick.number - 1) - 10 * (card[0] != "A") - 10 * (after.suit == TRUMP)
        clarity -= 3 * (_forced(trick) + _forced(after))
        yield Found(clarity, trick.number, idle, card)


def spade_ruff(scene: Scene) -> Found | None:
    """SO-06: the only spade in the trick beats a higher card of the led suit."""
    return clearest(_spade_ruff(scene))


def _spade_ruff(scene: Scene) -> Iterable[Found]:
    for trick in tricks(scene)[:EARLY]:
        best = trick.best
        if trick.suit in (None, TRUMP) or trick.jokers or trick.off_suit != (best,) or best.card[-1] != TRUMP:
            continue
        beaten = trick.beaten(trick.plays.index(best))
        other = [card for card in best.held if card[-1] != TRUMP and not joker(card)]
        if (
            best.seat >= PLAYERS
            or not other
            or height(beaten.card) <= height(best.card)
            or owner(beaten.seat) == owner(best.seat)
        ):
            continue
        clarity = 100 - 10 * (trick.number - 1) - 10 * (beaten.card[0] != "A") - 20 * (best.thinking is None)
        clarity -= 5 * _forced(trick) + 2 * max(0, height(best.card) - 5)
        clarity -= 5 * any(joker(card) for card in best.held)
        yield Found(clarity, trick.number, best.seat, best.card)


def refused_play(scene: Scene) -> Found | None:
    """SO-06: one who is short of tricks and can only lose by following would like to ruff (``card``)."""
    return clearest(_refused_play(scene))


def _refused_play(scene: Scene) -> Iterable[Found]:
    for trick in tricks(scene)[: EARLY - 2]:
        if not _plain(trick):
            continue
        for place, play in enumerate(trick.plays[1:], 1):
            best = trick.beaten(place)
            trumps = [card for card in play.held if card[-1] == TRUMP]
            if play.reason.code != "must-follow" or not trumps or play.seat >= PLAYERS:
                continue
            if any(beats(card, best.card) for card in play.legal) or owner(best.seat) == play.seat:
                continue
            if play.thinking is None or play.thinking.code != "throw":
                continue
            tried = trumps[-1]
            refusal = scene.before(play.at).refusal({"do": "play", "seat": play.seat, "card": tried})
            if refusal is None or refusal.code != "must-follow":
                continue
            clarity = 100 - 15 * (trick.number - 1) - 10 * (place == 1) - 5 * (len(play.legal) - 2)
            yield Found(clarity - 5 * (len(trumps) - 1), trick.number, play.seat, tried)


def joker_able(scene: Scene) -> Found | None:
    """SO-02, SO-09: a joker is played by one who could follow, but not beat the best card; it wins."""
    return clearest(_joker_able(scene))


def _joker_able(scene: Scene) -> Iterable[Found]:
    for trick in tricks(scene)[:EARLY]:
        if trick.suit in (None, TRUMP) or len(trick.jokers) != 1 or trick.off_suit:
            continue
        play = trick.jokers[0]
        best = trick.beaten(trick.plays.index(play))
        suit = [card for card in play.legal if not joker(card)]
        if play.reason.code != "follow-or-joker" or any(beats(card, best.card) for card in suit):
            continue
        clarity = 100 - 10 * (trick.number - 1) - 10 * (best.card[0] != "A") - 5 * abs(len(suit) - 2)
        clarity -= 20 * (play.seat >= PLAYERS) + 20 * (play.thinking is None) + 5 * _forced(trick)
        yield Found(clarity, trick.number, play.seat, play.card)


def two_jokers(scene: Scene) -> Found | None:
    """SO-09: both jokers fall in one trick, neither led; who wants no more tricks gets rid of the second."""
    return clearest(_two_jokers(scene))


def _two_jokers(scene: Scene) -> Iterable[Found]:
    for trick in tricks(scene):
        if len(trick.jokers) != 2 or trick.suit is None:
            continue
        first, second = trick.jokers
        if second.thinking is None or second.thinking.code != "duck" or len(second.legal) == 1:
            continue
        clarity = 100 - 3 * (trick.number - 1) - 10 * len(trick.off_suit)
        yield Found(
            clarity - 10 * (owner(first.seat) == owner(second.seat)), trick.number, first.seat, first.card
        )


def joker_led(scene: Scene) -> Found | None:
    """SO-10: a joker is led; the others play cards of three suits, spades too, and all of them lose."""
    return clearest(_joker_led(scene))


def _joker_led(scene: Scene) -> Iterable[Found]:
    for trick in tricks(scene)[: EARLY + 2]:
        others = trick.plays[1:]
        if trick.suit is not None or len(trick.jokers) != 1 or len({play.card[-1] for play in others}) != 3:
            continue
        about = next((play for play in others if len({card[-1] for card in play.held}) > 2), None)
        if about is None or all(play.card[-1] != TRUMP for play in others):
            continue
        high = max(height(play.card) for play in others)
        clarity = 100 - 5 * (trick.number - 1) - 5 * (high < height("QS")) - 20 * (len(about.held) < 4)
        yield Found(clarity - 10 * (trick.leader.seat >= PLAYERS), trick.number, about.seat, about.card)
