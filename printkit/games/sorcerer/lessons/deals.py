"""The judges of Sorcerer's lessons about a whole deal: bids, counts, the end of the game."""

from __future__ import annotations

from collections import Counter

from printkit.games.sorcerer.game import DEALS, PLAYERS, SEATS, TRICKS
from printkit.games.sorcerer.lessons.judges import Found
from printkit.games.sorcerer.lessons.regret import regretted
from printkit.games.sorcerer.lessons.scene import Trick, bids, joker, tricks
from printkit.rules.lesson import Scene

CLEAR = 70
"""A whole deal that is less clear is not asked whether it was well played, which takes long."""


def bid(scene: Scene) -> Found | None:
    """SO-04, SO-16: the first bid, counted on cards of hand and dummy; all bids together are not nine.

    Somebody bids 0 for a dummy or a hand. The clearest is a first bidder who takes what was bid.
    """
    first = scene.turns[0]
    facts = first.thinking.facts
    made, won = bids(scene), scene.claims["tricks_won"]
    seat = first.action["seat"]
    if not first.sound or 0 not in made or sum(made) == TRICKS:
        return None
    if not facts["hand_cards"] or not facts["dummy_cards"] or made[seat + PLAYERS] == 0:
        return None
    if any(sum(map(joker, facts[key])) > 1 for key in ("hand_cards", "dummy_cards")):
        return None
    clarity = 100 - 10 * abs(len(facts["hand_cards"]) - made[seat]) - 10 * (made[seat] < 2)
    clarity -= 10 * abs(len(facts["dummy_cards"]) - made[seat + PLAYERS])
    clarity -= 15 * ((won[seat], won[seat + PLAYERS]) != (made[seat], made[seat + PLAYERS]))
    return Found(clarity, 0, seat)


def dummy_cards(scene: Scene) -> Found | None:
    """SO-11: three dummies play different numbers of cards; one is led by itself as well as by its owner."""
    own, itself = led_by(scene)
    numbers = [one + other for one, other in zip(own, itself, strict=True)]
    if len(set(numbers)) < PLAYERS:
        return None
    both = [dummy for dummy in range(PLAYERS) if own[dummy] and itself[dummy]]
    if not both:
        return None
    clarity = 100 - 10 * (len(both) - 1) - 20 * (min(numbers) == 0) - 3 * abs(max(numbers) - 5)
    return Found(clarity, 0, PLAYERS + both[0])


def led_by(scene: Scene) -> tuple[list[int], list[int]]:
    """SO-11: give how many tricks each player led, and how many each dummy led."""
    counted = Counter(trick.leader.seat for trick in tricks(scene))
    return [counted[seat] for seat in range(PLAYERS)], [counted[seat] for seat in range(PLAYERS, SEATS)]


def scored_deal(scene: Scene) -> Found | None:
    """SO-12: of the hands one is exact, one over, one under its bid; of the dummies too. No exact bid is 0."""
    made, won = bids(scene), scene.claims["tricks_won"]
    off = [won[seat] - made[seat] for seat in range(SEATS)]
    for part in (off[:PLAYERS], off[PLAYERS:]):
        if not (0 in part and min(part) < 0 < max(part)):
            return None
    hand, dummy = off.index(0), off.index(0, PLAYERS)
    if not won[hand] or not won[dummy]:
        return None
    clarity = 100 - 10 * (won[hand] < 2) - 10 * (won[hand] != won[dummy])
    clarity -= 5 * (max(off) < 2 and min(off) > -2) + 10 * (hand == dummy - PLAYERS)
    return Found(clarity, 0, hand)


def last_deal(scene: Scene) -> Found | None:
    """SO-13, SO-14: the ninth deal ends the game, and two players share the win; the third is behind."""
    claims = scene.claims
    if scene.setup["hand_no"] != DEALS or not claims["game_over"] or len(claims["winners"]) != 2:
        return None
    before = scene.setup["scores_before"]
    one, other = claims["winners"]
    clarity = 100 - 20 * (before[one] == before[other]) - 10 * (min(claims["scores_after"]) < 0)
    return Found(clarity - 5 * (before.index(max(before)) in claims["winners"]), 0, one)


def whole_hand(scene: Scene) -> Found | None:
    """A deal that shows much of the game: leads by hands and dummies, a joker, a ruff, bids made and missed.

    Every decision is what good sense does, and none of the cards could have been bettered. The more different
    reasons there are, the clearer; a reason that comes over and over takes something off, and so does a trick
    that nobody wants.
    """
    played = tricks(scene)
    codes = Counter(play.code for trick in played for play in trick.plays)
    if codes[""] or any(map(_vain, played)):
        return None
    own, itself = led_by(scene)
    ruffs = [trick for trick in played if trick.suit and trick.best in trick.off_suit]
    jokers = [trick for trick in played if joker(trick.best.card)]
    apart = all(sum(map(joker, hand)) < 2 for hand in scene.setup["hands"])
    made, won = bids(scene), scene.claims["tricks_won"]
    exact = sum(made[seat] == won[seat] for seat in range(SEATS))
    if not (any(itself) and all(own) and ruffs and len(jokers) == 2 and apart and 3 <= exact < SEATS):
        return None
    # a reader would ask whether it might have been avoided
    unwilling = codes["take"] + codes["duck-try"] + codes["lead-take"]
    clarity = 25 + 6 * (len(codes) - bool(unwilling)) - 3 * max(0, max(codes.values()) - 5) - 2 * codes["only"]
    clarity -= 10 * (min(scene.claims["score"]) < -2) + 10 * unwilling
    if clarity < CLEAR or regretted(scene):
        return None
    return Found(min(100, clarity))


def _vain(trick: Trick) -> bool:
    """Tell whether the thinking looks foolish in the end.

    A lead meant to lose has won; or the dummy that a lead was meant for then leaves the trick to its owner.
    """
    lead = trick.leader
    if lead.code == "lead-to-dummy":
        return any(play.seat == trick.dummy and play.code == "leave" for play in trick.plays)
    return lead.code in ("lead-lose", "lead-wait") and trick.winner == lead.seat
