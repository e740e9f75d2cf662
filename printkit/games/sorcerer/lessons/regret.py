"""Whether a deal of Sorcerer was well played: no other card would have brought its owner more points.

Judged with hindsight, all hands known, and with everybody else playing on with sense. Of a deal that stands
this test no reader can say that this or that card should have been another.
"""

from __future__ import annotations

from printkit.games.sorcerer.game import IN_TRICK, PLAYERS, TRICKS
from printkit.games.sorcerer.policy import sensible
from printkit.rules.hand import Hand
from printkit.rules.lesson import Scene
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
            if card != turn.action["card"]:
                other = _played_on(_with(before[at], card))
                if other.claims()["score"][owner] > score[owner]:
                    return True
    return False


def _with(hand: Hand, card: str) -> Hand:
    """Give a copy in which the seat to move has played a card."""
    other = hand.copy()
    other.do({"do": "play", "seat": other.to_move, "card": card})
    return other


def _most(hand: Hand, owner: int) -> int:
    """Give the most that an owner can score who may try every card, while the others play with sense."""
    hand = _played_on(hand.copy(), until=owner)
    if hand.finished:
        points: int = hand.claims()["score"][owner]
        return points
    return max(_most(_with(hand, card), owner) for card in hand.legal().choices)


def _played_on(hand: Hand, until: int = -1) -> Hand:
    """Play a hand on with sense, to its end or until the owner ``until`` has a card to choose."""
    while not hand.finished:
        seat, action = hand.to_move, hand.forced()
        if action is None:
            if seat is not None and seat % PLAYERS == until:
                break
            action = sensible(hand.view(seat), iter(())).action
        hand.do(action)
    return hand
