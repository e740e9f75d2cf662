"""Whether a deal of Sorcerer was well played: no other card would have brought its owner more points.

Judged with hindsight, all hands known, and with everybody else playing on with sense. Of a deal that stands
this test no reader can say that this or that card should have been another.
"""

from __future__ import annotations

from printkit.games.sorcerer import GAME
from printkit.games.sorcerer.rules import IN_TRICK, PLAYERS, TRICKS
from printkit.rules.hand import Hand
from printkit.rules.lesson import SENSIBLE, Scene
from printkit.rules.replay import walk

TOGETHER = 3
"""In so many last tricks an owner may change all the cards of hand and dummy at once, before that one."""


def regretted(scene: Scene) -> bool:
    """Tell whether some owner would have scored more with another card, or with others in the last tricks.

    The end is looked at first: most deals that are not well played go wrong there.
    """
    before = [hand.copy() for hand, _ in walk(scene.game, scene.record)]
    ending = PLAYERS + IN_TRICK * (TRICKS - TOGETHER)
    score = scene.claims["score"]
    if any(_most(before[ending], owner) > score[owner] for owner in range(PLAYERS)):
        return True
    for at in range(ending - 1, PLAYERS - 1, -1):
        turn = scene.turns[at]
        owner = turn.action["seat"] % PLAYERS
        for card in turn.legal.choices:
            if card != turn.action["card"] and _after(before[at], card, owner) > score[owner]:
                return True
    return False


def _after(hand: Hand, card: str, owner: int) -> int:
    """Give what an owner scores when the seat to move plays ``card`` and all then play with sense."""
    other = hand.copy()
    other.do({"do": "play", "seat": other.to_move, "card": card})
    return _points(_played(other), owner)


def _most(hand: Hand, owner: int) -> int:
    """Give the most that an owner can score who may try every card, while the others play with sense."""
    hand = _played(hand.copy(), until=owner)
    if hand.finished:
        return _points(hand, owner)
    tried = []
    for card in hand.legal().choices:
        other = hand.copy()
        other.do({"do": "play", "seat": other.to_move, "card": card})
        tried.append(_most(other, owner))
    return max(tried)


def _played(hand: Hand, until: int = -1) -> Hand:
    """Play a hand on with sense, to its end or until the owner ``until`` has a card to choose."""
    sensible = GAME.policies[SENSIBLE]
    while not hand.finished:
        legal = hand.legal()
        assert legal.seat is not None  # every decision is a seat's
        if legal.seat % PLAYERS == until and len(legal.choices) > 1:
            break
        hand.do(sensible(hand.view(legal.seat), iter(())).action)
    return hand


def _points(hand: Hand, owner: int) -> int:
    points: int = hand.claims()["score"][owner]
    return points
