"""The judges of Handmade Pinochle for the tricks: one play in one trick each."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from printkit.games.handmade_pinochle.lessons.judges import Found, Judge, clearest
from printkit.games.handmade_pinochle.lessons.seen import (
    Play,
    Trick,
    beats,
    height,
    tricks,
)
from printkit.rules.lesson import Scene

ROW = 7
"""So many cards of a hand stand in one row of the figure; hands shown are no larger."""


def in_tricks(look: Callable[[Scene, Trick], Iterable[Found]]) -> Judge:
    """Give a judge that looks at every trick but the last, in which nobody has a choice."""

    def judge(scene: Scene) -> Found | None:
        return clearest(found for trick in tricks(scene)[:-1] for found in look(scene, trick))

    judge.__doc__ = look.__doc__
    return judge


def _others(trick: Trick, about: Play) -> int:
    """Weigh the other players who did not follow."""
    return 10 * sum(play is not about for play in trick.off_suit)


def _shown(play: Play) -> int:
    """Weigh a hand by how much there is to look at."""
    return 4 * abs(len(play.held) - 5)


def _twins(trick: Trick) -> bool:
    """Tell whether the card that wins was played twice: a lesson of its own."""
    return sum(play.card == trick.best.card for play in trick.plays) > 1


def _trumps(trick: Trick, play: Play) -> list[str]:
    return [card for card in play.held if card[1] == trick.trump]


def must_ruff(scene: Scene, trick: Trick) -> Iterable[Found]:
    """HP-15: one who cannot follow ruffs, alone, and takes the trick from the other pair."""
    for play in trick.plays[1:]:
        if play.reason.code != "must-ruff" or trick.best is not play or play.mate or len(play.held) > ROW:
            continue
        if len(_trumps(trick, play)) == len(play.held):
            continue
        clarity = 100 - _others(trick, play) - _shown(play) - 5 * abs(len(play.legal) - 2)
        yield Found(clarity - 10 * (play.best[0] != "A"), trick.number, play.seat, play.card)


def overruff(scene: Scene, trick: Trick) -> Iterable[Found]:
    """HP-15: one ruffs, another has to go higher and takes the trick."""
    for play in trick.plays[2:]:
        first = next((one for one in trick.off_suit if one.card == play.best), None)
        if play.reason.code != "must-overruff" or trick.best is not play or first is None:
            continue
        if play.mate or len(play.held) > ROW or first.reason.code != "must-ruff":
            continue
        lower = len(_trumps(trick, play)) - len(play.legal)
        clarity = 100 - _others(trick, play) + 10 - _shown(play) - 20 * (not lower)
        clarity -= 20 * (len(_trumps(trick, play)) == len(play.held))
        yield Found(min(100, clarity), trick.number, play.seat, play.card)


def under_ruff(scene: Scene, trick: Trick) -> Iterable[Found]:
    """HP-15: one who can neither follow nor overruff has to play a trump, though another card is there."""
    for play in trick.plays[2:]:
        if play.reason.code != "under-ruff" or len(play.held) > ROW:
            continue
        trumps = _trumps(trick, play)
        if len(trumps) == len(play.held):
            continue
        clarity = 100 - _others(trick, play) + 10 - _shown(play) - 20 * play.mate - 5 * abs(len(play.legal) - 2)
        clarity -= 30 * (_twins(trick) or play.best in play.held)
        yield Found(min(100, clarity), trick.number, play.seat, play.card)


def free_discard(scene: Scene, trick: Trick) -> Iterable[Found]:
    """HP-15: one with neither the suit nor a trump throws away a card that ranks above the one that wins."""
    for play in trick.plays[1:]:
        if play.reason.code != "no-suit-no-trump" or not 2 <= len(play.held) <= ROW:
            continue
        if len({card[1] for card in play.held}) < 2 or trick.best.card[1] != trick.suit:
            continue
        if height(scene, play.card) <= height(scene, trick.best.card):
            continue
        clarity = 100 - _others(trick, play) - _shown(play) - 10 * (not play.mate) - 30 * _twins(trick)
        yield Found(clarity, trick.number, play.seat, play.card)


def ten_beats_king(scene: Scene, trick: Trick) -> Iterable[Found]:
    """HP-17: a 10 takes a trick from the other pair's king of the same suit, and everybody follows."""
    best = trick.best
    kings = [play for play in trick.plays if play.card[0] == "K"]
    if best.card[0] != "T" or trick.off_suit or best is trick.leader or trick.suit == trick.trump:
        return
    if len(kings) != 1 or (kings[0].seat - best.seat) % 2 == 0 or best.best != kings[0].card:
        return
    yield Found(
        100 - 3 * (trick.number - 1) - 5 * (len(trick.counters) - 2), trick.number, best.seat, best.card
    )


def need_not_beat(scene: Scene, trick: Trick) -> Iterable[Found]:
    """HP-26: one who follows could beat the best card of the led suit and plays lower."""
    for play in trick.plays[1:]:
        if play.reason.code != "must-follow" or play.best[1] != trick.suit or len(play.held) > ROW:
            continue
        higher = [card for card in play.legal if beats(scene, card, play.best, trick.trump)]
        if not higher or play.card in higher or play.thinking is None or trick.off_suit:
            continue
        clarity = 100 - _shown(play) - 15 * (not play.mate) - 5 * (len(higher) - 1)
        yield Found(clarity, trick.number, play.seat, play.card)


def identical_cards(scene: Scene, trick: Trick) -> Iterable[Found]:
    """HP-16: the card that wins is there twice, from both pairs, and the one played first takes the trick."""
    best = trick.best
    twins = [play for play in trick.plays if play.card == best.card and play is not best]
    if not twins or (twins[0].seat - best.seat) % 2 == 0:
        return
    clarity = 100 - 10 * len(trick.off_suit) - 3 * (trick.number - 1) - 10 * (best is trick.leader)
    yield Found(clarity, trick.number, best.seat, best.card)


# --- plays that are refused; ``card`` is what was tried


def _refused(scene: Scene, trick: Trick, play: Play, tried: str, code: str, clarity: int) -> Iterable[Found]:
    refusal = scene.before(play.turn).refusal({"do": "play", "seat": play.seat, "card": tried})
    if refusal is not None and refusal.code == code:
        yield Found(clarity, trick.number, play.seat, tried)


def refused_follow(scene: Scene, trick: Trick) -> Iterable[Found]:
    """HP-15: one who can only lose by following would like to ruff, and may not."""
    for play in trick.plays[1:]:
        trumps = _trumps(trick, play)
        if play.reason.code != "must-follow" or trick.suit == trick.trump or not trumps or play.mate:
            continue
        lost = not any(beats(scene, card, play.best, trick.trump) for card in play.legal)
        if trick.off_suit or len(play.held) > ROW or not lost or len(play.legal) != 2:
            continue
        clarity = 100 - _shown(play) - 5 * (len(trumps) - 1)
        yield from _refused(scene, trick, play, trumps[-1], "must-follow", clarity)


def refused_ruff(scene: Scene, trick: Trick) -> Iterable[Found]:
    """HP-15: one whose partner is winning would like to throw away a low card, and has to ruff."""
    for play in trick.plays[2:]:
        if play.reason.code != "must-ruff" or not play.mate or len(play.held) > ROW:
            continue
        others = sorted((card for card in play.held if card[1] != trick.trump), key=_lowest(scene))
        if not others:
            continue
        clarity = 100 - _others(trick, play) - _shown(play) - 10 * (play.best[0] != "A")
        yield from _refused(scene, trick, play, others[0], "must-ruff", clarity)


def _lowest(scene: Scene) -> Callable[[str], int]:
    return lambda card: height(scene, card)


def refused_overruff(scene: Scene, trick: Trick) -> Iterable[Found]:
    """HP-15: one who cannot follow would like to get away with a low trump, and has to go higher."""
    for play in trick.plays[2:]:
        lower = [card for card in _trumps(trick, play) if card not in play.legal]
        if play.reason.code != "must-overruff" or not lower or len(play.held) > ROW:
            continue
        clarity = 100 - _others(trick, play) + 10 - _shown(play) - 5 * (not play.mate)
        yield from _refused(scene, trick, play, lower[-1], "must-overruff", min(100, clarity))
