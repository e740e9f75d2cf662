"""The judges of Handmade Pinochle, one a lesson.

A judge looks at a scene and gives the clearest place where the deal shows its lesson, or None. It asks for
everything that the telling will say, so that a story can never be about a deal that does not show it. Clarity
starts at 100; each thing that would distract a reader takes something off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from printkit.games.handmade_pinochle.lessons.scene import (
    Trick,
    beats,
    calls,
    counted,
    made_with,
    makings,
    meld_value,
    tricks,
    trump,
    won,
)
from printkit.rules.lesson import Scene, clearest
from printkit.rules.scene import Play


class Found(NamedTuple):
    """Where a deal shows a lesson.

    ``number``: of the trick or the turn of hand-making, 0 for the whole deal; ``seat``: whom it is about;
    ``card``: what was played, or may not be.
    """

    clarity: int
    number: int = 0
    seat: int = -1
    card: str = ""


Judge = Callable[[Scene], Found | None]

# --- before the play


@clearest
def hand_making(scene: Scene) -> Iterator[Found]:
    """HP-04: an early turn; four different cards, and the one that is kept makes a meld with what is held."""
    for number, picks in enumerate(makings(scene)[1:5], 2):
        kept, different = picks[0], len({turn.action["card"] for turn in picks}) == 4
        if different and all(turn.sound for turn in picks) and made_with(kept):
            card = kept.action["card"]
            yield Found(100 - 8 * (number - 2) - 5 * (card[0] == "A"), number, kept.action["seat"], card)


def all_pass(scene: Scene) -> Found | None:
    """HP-07: nobody bids, and good sense agrees."""
    agreed = scene.claims["declarer"] is None and all(turn.sound for turn in calls(scene))
    return Found(100, 0, scene.setup["start"]) if agreed else None


def shows(*melds: tuple[str, int, str | None], card: str = "") -> Judge:
    """Give a judge that asks for a hand with these melds, (name, count, suit) as in a record, and no other."""

    def judge(scene: Scene) -> Found | None:
        for seat, found in enumerate(scene.claims.get("melds", ())):
            if [(one["meld"], one["count"], one["suit"]) for one in found] == [*melds]:
                return Found(100, 0, seat, card)
        return None

    return judge


meld_run = shows(("run", 1, None))
run_extra_marriage = shows(("royal-marriage", 1, None), ("run", 1, None))
meld_aces = shows(("aces", 1, None))
double_pinochle = shows(("pinochle", 2, None))
shared_card = shows(("marriage", 1, "S"), ("pinochle", 1, None), ("queens", 1, None), card="QS")

# --- tricks

ROW = 7
"""So many cards of a hand stand in one row of the figure; hands shown are no larger."""


Look = Callable[[Scene, Trick, Play], str]
"""Gives the card that a lesson is about, "" where a play does not show it."""


def play_for(code: str) -> Callable[[Look], Judge]:
    """Make a judge that asks for a play with a reason, in every trick but the last, which leaves no choice."""

    def of(look: Look) -> Judge:
        @clearest
        def judge(scene: Scene) -> Iterator[Found]:
            for trick in tricks(scene)[:-1]:
                for play in trick.plays[1:]:
                    small = play.reason.code == code and len(play.held) <= ROW
                    if small and (card := look(scene, trick, play)):
                        others = sum(one is not play for one in trick.off_suit)
                        clarity = 100 - 10 * others - 4 * abs(len(play.held) - 5) - 30 * bool(trick.twin)
                        yield Found(clarity, trick.number, play.seat, card)

        return judge

    return of


def _plain(scene: Scene, play: Play) -> list[str]:
    return [card for card in play.held if card[1] != trump(scene)]


@play_for("must-ruff")
def refused_ruff(scene: Scene, trick: Trick, play: Play) -> str:
    """HP-15: one whose partner is winning would like to throw away a low card, and has to ruff."""
    plain = _plain(scene, play)
    return plain[-1] if plain and play.to_beat[0] == play.seat ^ 2 else ""


@play_for("must-overruff")
def refused_overruff(scene: Scene, trick: Trick, play: Play) -> str:
    """HP-15, HP-16: one who cannot follow would like to get away with a low trump; a higher takes the trick."""
    lower = [card for card in play.held if card[1] == trump(scene) and card not in play.legal]
    return lower[-1] if lower and trick.best is play and play.to_beat[0] != play.seat ^ 2 else ""


@play_for("under-ruff")
def under_ruff(scene: Scene, trick: Trick, play: Play) -> str:
    """HP-15: one who can neither follow nor overruff has to play a trump, though another card is there."""
    return play.card if _plain(scene, play) and play.to_beat[1] not in play.held else ""


@play_for("no-suit-no-trump")
def free_discard(scene: Scene, trick: Trick, play: Play) -> str:
    """HP-15: one with neither the suit nor a trump plays a card that ranks above the one that wins."""
    best = trick.best.card
    return play.card if best[1] == trick.suit and beats(scene, play.card[0] + best[1], best) else ""


@play_for("must-follow")
def need_not_beat(scene: Scene, trick: Trick, play: Play) -> str:
    """HP-26: one who follows could beat the best card of the led suit and plays lower."""
    best = play.to_beat[1]
    higher = [card for card in play.legal if best[1] == trick.suit and beats(scene, card, best)]
    return play.card if higher and play.card not in higher and play.thinking and not trick.off_suit else ""


@clearest
def ten_beats_king(scene: Scene) -> Iterator[Found]:
    """HP-17: a 10 takes a trick from the other pair's king of the same suit, and everybody follows."""
    for trick in tricks(scene):
        best, (seat, king) = trick.best, trick.best.to_beat
        plain = trick.suit != trump(scene) and not trick.off_suit
        if best.card[0] == "T" and plain and king[0] == "K" and (seat - best.seat) % 2:
            clarity = 100 - 3 * trick.number - 10 * bool(trick.twin)
            yield Found(clarity, trick.number, best.seat, best.card)


@clearest
def identical_cards(scene: Scene) -> Iterator[Found]:
    """HP-16: the card that wins is there twice, from both pairs, and the one played first takes the trick."""
    for trick in tricks(scene)[:-1]:
        best = trick.best
        if trick.twin and (trick.twin.seat - best.seat) % 2:
            clarity = 100 - 10 * len(trick.off_suit) - 3 * trick.number - 10 * (best is trick.leader)
            yield Found(clarity, trick.number, best.seat, best.card)


# --- what a whole deal, or a game, comes to


def _declarers(scene: Scene) -> int:
    """Give declarer's pair, -1 when all passed."""
    declarer = scene.claims["declarer"]
    return -1 if declarer is None else int(declarer) % 2


def contract_missed(scene: Scene) -> Found | None:
    """HP-19: declarer's pair shows melds, takes tricks, and still makes less than it bid."""
    pair, claims = _declarers(scene), scene.claims
    if pair < 0 or won(scene)[pair] == 0 or claims["meld_points"][pair] == 0:
        return None
    made, shown = counted(scene, pair), claims["meld_points"][pair]
    short = claims["contract"] - made.total
    if short < 1 or made.melds < shown:
        return None
    return Found(100 - 3 * abs(short - 2) - 5 * (shown < 5) - 10 * (claims["trick_points"][pair] < 4))


def no_trick(scene: Scene) -> Found | None:
    """HP-20, HP-21: declarer's pair showed melds and takes no trick at all."""
    pair, claims = _declarers(scene), scene.claims
    if pair < 0 or won(scene)[pair] or claims["score"][pair] != -claims["contract"]:
        return None
    return Found(100 - 20 * (claims["meld_points"][pair] in (0, claims["contract"])))


def meld_lost(scene: Scene) -> Found | None:
    """HP-13: the pair that is not declarer's showed melds and takes no trick."""
    pair = 1 - _declarers(scene)
    if pair > 1 or won(scene)[pair] or not scene.claims["meld_points"][pair]:
        return None
    return Found(100 - 2 * abs(scene.claims["meld_points"][pair] - 8))


@clearest
def partner_secures(scene: Scene) -> Iterator[Found]:
    """HP-25: a player showed melds and took no trick; the partner, who showed none, took one or more."""
    claims, declarers = scene.claims, _declarers(scene)
    taken = claims["tricks_won"] if declarers >= 0 else ()
    for seat in range(len(taken)):
        mate, pair = seat ^ 2, seat % 2
        if taken[seat] or not taken[mate] or not meld_value(scene, seat) or meld_value(scene, mate):
            continue
        if claims["score"][pair] > 0 and counted(scene, pair).melds == claims["meld_points"][pair]:
            yield Found(100 - 5 * abs(taken[mate] - 2) - 10 * (pair == declarers), 0, seat)


def tied_game(scene: Scene) -> Found | None:
    """HP-23, HP-24: both pairs end a game with the same total."""
    return Found(100) if len(scene.claims.get("winners", [])) == 2 else None


LIKED = {"must-ruff": 2, "must-overruff": 1, "under-ruff": 1, "no-suit-no-trump": 3}
"""What a whole deal should have in it, and how often."""


def whole_hand(scene: Scene) -> Found | None:
    """A deal of middling length with something of everything, whose every decision good sense agrees with."""
    pair = _declarers(scene)
    if pair < 0 or not all(turn.sound for turn in scene.turns):
        return None
    reasons = [play.reason.code for trick in tricks(scene) for play in trick.off_suit]
    missing = sum(max(0, wanted - reasons.count(code)) for code, wanted in LIKED.items())
    melds = {meld["meld"] for found in scene.claims["melds"] for meld in found}
    clarity = 100 - 6 * missing - 2 * max(0, len(reasons) - 14) - 4 * abs(len(calls(scene)) - 8)
    clarity -= 4 * abs(len(melds) - 5) + 5 * (not any(trick.twin for trick in tricks(scene)))
    return Found(clarity - 20 * (scene.claims["score"][pair] < 0))
