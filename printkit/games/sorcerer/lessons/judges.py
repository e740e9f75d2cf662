"""The judges of Sorcerer's lessons: about one trick or two, then about a whole deal.

A judge looks at a scene and gives the clearest place where the deal shows its lesson, or None. It asks for
everything that the telling will say, so that a story can never be about a deal that does not show it. Clarity
starts at 100; each thing that would distract a reader takes something off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from printkit.games.sorcerer.game import DEALS, PLAYERS, SEATS, TRICKS, TRUMP, takes
from printkit.games.sorcerer.lessons.regret import regretted
from printkit.games.sorcerer.lessons.scene import Trick, bids, by_suit, height, joker, owner, tricks
from printkit.rules.lesson import Scene, clearest

EARLY = 4
"""A lesson about one trick looks at so many of a deal's: later ones need too much to be told."""

CLEAR = 70
"""A whole deal that is less clear is not asked whether it was well played, which takes long."""


class Found(NamedTuple):
    """Where a deal shows a lesson. ``trick``: its number, 0 for the whole deal; ``seat``: whom it is about."""

    clarity: int
    trick: int = 0
    seat: int = -1
    card: str = ""


def _plain(trick: Trick) -> bool:
    """Tell whether everybody follows a lead that is no spade, and nobody plays a joker."""
    return trick.suit not in (None, TRUMP) and not trick.jokers and not trick.off_suit


def _forced(trick: Trick) -> int:
    """Count those who had no choice."""
    return sum(len(play.legal) == 1 for play in trick.plays[1:])


def player_leads(scene: Scene) -> Found | None:
    """SO-05, SO-07, SO-08: a player leads the first trick, all follow, an ace beats a king or queen."""
    trick = tricks(scene)[0]
    ranks = sorted((height(play.card) for play in trick.plays), reverse=True)
    if not _plain(trick) or trick.best.card[0] != "A" or ranks[1] < height("QS"):
        return None
    clarity = 100 - 20 * (trick.winner == trick.leader.seat) - 5 * (ranks[1] != height("KS"))
    return Found(clarity - 5 * _forced(trick), trick.number, trick.leader.seat, trick.leader.card)


@clearest
def dummy_leads(scene: Scene) -> Iterable[Found]:
    """SO-08, SO-15: a dummy has won a trick and leads the next; its owner chooses the card."""
    for before, trick in pairwise(tricks(scene)[:EARLY]):
        lead = trick.leader
        if lead.seat < PLAYERS or not _plain(trick) or joker(before.best.card):
            continue
        clarity = 100 - 20 * (trick.number - 2) - 20 * (trick.winner == lead.seat) - 5 * _forced(trick)
        clarity -= 10 * (lead.thinking is None) + 10 * (owner(trick.winner) == owner(lead.seat))
        yield Found(clarity, trick.number, lead.seat, lead.card)


@clearest
def dummies_sit_out(scene: Scene) -> Iterable[Found]:
    """SO-07: a dummy that could win sits out, since another player leads; it plays to the next trick."""
    played = tricks(scene)
    for trick, after in pairwise(played[:EARLY]):
        idle = after.dummy
        if idle == trick.dummy or not _plain(trick) or after.jokers or after.off_suit:
            continue
        if trick.leader.seat >= PLAYERS or after.leader.seat >= PLAYERS:
            continue
        had = {play.card for one in played[: trick.number - 1] for play in one.plays}
        cards = [card for card in scene.setup["hands"][idle] if card not in had and card[-1] == trick.suit]
        tempting = by_suit(card for card in cards if takes(card, trick.best.card))
        if not tempting:
            continue
        card = tempting[0]
        refusal = scene.before(trick.plays[-1].at).refusal({"do": "play", "seat": idle, "card": card})
        if refusal is None or refusal.code != "sits-out":
            continue
        clarity = 100 - 15 * (trick.number - 1) - 10 * (card[0] != "A") - 10 * (after.suit == TRUMP)
        yield Found(clarity - 3 * (_forced(trick) + _forced(after)), trick.number, idle, card)


@clearest
def spade_ruff(scene: Scene) -> Iterable[Found]:
    """SO-06: the only spade in the trick beats a higher card of the led suit."""
    for trick in tricks(scene)[:EARLY]:
        best = trick.best
        if trick.suit in (None, TRUMP) or trick.jokers or trick.off_suit != (best,) or best.suit != TRUMP:
            continue
        beaten = trick.ahead(trick.plays.index(best))
        other = [card for card in best.held if card[-1] != TRUMP and not joker(card)]
        if best.seat >= PLAYERS or not other or owner(beaten.seat) == owner(best.seat):
            continue
        if height(beaten.card) <= height(best.card):
            continue
        clarity = 100 - 10 * (trick.number - 1) - 10 * (beaten.card[0] != "A") - 20 * (best.thinking is None)
        clarity -= 5 * _forced(trick) + 2 * max(0, height(best.card) - 5) + 5 * any(map(joker, best.held))
        yield Found(clarity, trick.number, best.seat, best.card)


@clearest
def refused_play(scene: Scene) -> Iterable[Found]:
    """SO-06: one who is short of tricks and can only lose by following would like to ruff (``card``)."""
    for trick in filter(_plain, tricks(scene)[: EARLY - 2]):
        for place, play in enumerate(trick.plays[1:], 1):
            best = trick.ahead(place)
            trumps = [card for card in play.held if card[-1] == TRUMP]
            if play.reason.code != "must-follow" or not trumps or play.seat >= PLAYERS:
                continue
            if any(takes(card, best.card) for card in play.legal) or owner(best.seat) == play.seat:
                continue
            tried = {"do": "play", "seat": play.seat, "card": trumps[-1]}
            refusal = scene.before(play.at).refusal(tried) if play.code == "throw" else None
            if refusal is None or refusal.code != "must-follow":
                continue
            clarity = 100 - 15 * (trick.number - 1) - 10 * (place == 1) - 5 * (len(play.legal) - 2)
            yield Found(clarity - 5 * (len(trumps) - 1), trick.number, play.seat, trumps[-1])


@clearest
def joker_able(scene: Scene) -> Iterable[Found]:
    """SO-02, SO-09: a joker is played by one who could follow, but not beat the best card; it wins."""
    for trick in tricks(scene)[:EARLY]:
        if trick.suit in (None, TRUMP) or len(trick.jokers) != 1 or trick.off_suit:
            continue
        play = trick.jokers[0]
        best = trick.ahead(trick.plays.index(play))
        suit = [card for card in play.legal if not joker(card)]
        if play.reason.code != "follow-or-joker" or any(takes(card, best.card) for card in suit):
            continue
        clarity = 100 - 10 * (trick.number - 1) - 10 * (best.card[0] != "A") - 5 * abs(len(suit) - 2)
        clarity -= 20 * (play.seat >= PLAYERS) + 20 * (play.thinking is None) + 5 * _forced(trick)
        yield Found(clarity, trick.number, play.seat, play.card)


@clearest
def two_jokers(scene: Scene) -> Iterable[Found]:
    """SO-09: both jokers fall in one trick, neither led; who wants no more tricks gets rid of the second."""
    for trick in tricks(scene):
        if len(trick.jokers) != 2 or trick.suit is None:
            continue
        first, second = trick.jokers
        if second.code == "duck" and len(second.legal) > 1:
            clarity = 100 - 3 * (trick.number - 1) - 10 * len(trick.off_suit)
            clarity -= 10 * (owner(first.seat) == owner(second.seat))
            yield Found(clarity, trick.number, first.seat, first.card)


@clearest
def joker_led(scene: Scene) -> Iterable[Found]:
    """SO-10: a joker is led; the others play cards of three suits, spades too, and all of them lose."""
    for trick in tricks(scene)[: EARLY + 2]:
        others = trick.plays[1:]
        suits = {play.suit for play in others}
        if trick.suit is not None or len(trick.jokers) != 1 or len(suits) != 3 or TRUMP not in suits:
            continue
        about = next((play for play in others if len({card[-1] for card in play.held}) > 2), None)
        if about is None:
            continue
        high = max(height(play.card) for play in others)
        clarity = 100 - 5 * (trick.number - 1) - 5 * (high < height("QS")) - 20 * (len(about.held) < 4)
        yield Found(clarity - 10 * (trick.leader.seat >= PLAYERS), trick.number, about.seat, about.card)


# --- whole deals


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
