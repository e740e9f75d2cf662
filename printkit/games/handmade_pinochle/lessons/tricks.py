"""The judges of Handmade Pinochle for the tricks: one play in one trick each."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from printkit.games.handmade_pinochle.lessons.judges import Found, Judge, clearest
from printkit.games.handmade_pinochle.lessons.scene import Play, Trick, beats, height, tricks
from printkit.rules.lesson import Scene

ROW = 7
"""So many cards of a hand stand in one row of the figure; hands shown are no larger."""

Weighed = Iterator[tuple[Play, int] | tuple[Play, int, str]]
"""Plays that show a lesson, how clearly, and the card that is refused where one is."""


def in_tricks(look: Callable[[Scene, Trick], Weighed]) -> Judge:
    """Give a judge that looks at every trick but the last, in which nobody has a choice."""

    def judge(scene: Scene) -> Found | None:
        return clearest(
            Found(min(100, clarity), trick.number, play.seat, *tried or (play.card,))
            for trick in tricks(scene)[:-1]
            for play, clarity, *tried in look(scene, trick)
        )

    return judge


def _clarity(trick: Trick, about: Play, most: int = 100) -> int:
    """Weigh the other players who did not follow, and the hand by how much there is to look at."""
    others = sum(play is not about for play in trick.off_suit)
    return most - 10 * others - 4 * abs(len(about.held) - 5)


def _having(trick: Trick, code: str) -> list[Play]:
    """Give the plays for a reason, from hands that are not too large."""
    return [play for play in trick.plays[1:] if play.reason.code == code and len(play.held) <= ROW]


def _trumps(trick: Trick, play: Play) -> list[str]:
    return [card for card in play.held if card[1] == trick.trump]


def must_ruff(scene: Scene, trick: Trick) -> Weighed:
    """HP-15: one who cannot follow ruffs, alone, and takes the trick from the other pair."""
    for play in _having(trick, "must-ruff"):
        if trick.best is play and not play.mate and len(_trumps(trick, play)) < len(play.held):
            clarity = _clarity(trick, play) - 5 * abs(len(play.legal) - 2)
            yield play, clarity - 10 * (play.best[0] != "A")


def overruff(scene: Scene, trick: Trick) -> Weighed:
    """HP-15: one ruffs, another has to go higher and takes the trick."""
    for play in _having(trick, "must-overruff"):
        first = next((one for one in trick.off_suit if one.card == play.best), None)
        if trick.best is play and first and not play.mate and first.reason.code == "must-ruff":
            trumps = len(_trumps(trick, play))
            only = (trumps == len(play.legal)) + (trumps == len(play.held))
            yield play, _clarity(trick, play, 110) - 20 * only


def under_ruff(scene: Scene, trick: Trick) -> Weighed:
    """HP-15: one who can neither follow nor overruff has to play a trump, though another card is there."""
    for play in _having(trick, "under-ruff"):
        if len(_trumps(trick, play)) < len(play.held):
            clarity = _clarity(trick, play, 110) - 20 * play.mate - 5 * abs(len(play.legal) - 2)
            yield play, clarity - 30 * (bool(trick.twins) or play.best in play.held)


def free_discard(scene: Scene, trick: Trick) -> Weighed:
    """HP-15: one with neither the suit nor a trump throws away a card that ranks above the one that wins."""
    for play in _having(trick, "no-suit-no-trump"):
        if len({card[1] for card in play.held}) < 2 or trick.best.suit != trick.suit:
            continue
        if height(scene, play.card) > height(scene, trick.best.card):
            yield play, _clarity(trick, play) - 10 * (not play.mate) - 30 * bool(trick.twins)


def ten_beats_king(scene: Scene, trick: Trick) -> Weighed:
    """HP-17: a 10 takes a trick from the other pair's king of the same suit, and everybody follows."""
    best = trick.best
    kings = [play for play in trick.plays if play.card[0] == "K"]
    if best.card[0] != "T" or trick.off_suit or best is trick.leader or trick.suit == trick.trump:
        return
    if len(kings) == 1 and (kings[0].seat - best.seat) % 2 and best.best == kings[0].card:
        yield best, 100 - 3 * (trick.number - 1) - 5 * (len(trick.counters) - 2)


def need_not_beat(scene: Scene, trick: Trick) -> Weighed:
    """HP-26: one who follows could beat the best card of the led suit and plays lower."""
    for play in _having(trick, "must-follow"):
        if play.best[1] != trick.suit or play.thinking is None or trick.off_suit:
            continue
        higher = [card for card in play.legal if beats(scene, card, play.best)]
        if higher and play.card not in higher:
            yield play, _clarity(trick, play) - 15 * (not play.mate) - 5 * (len(higher) - 1)


def identical_cards(scene: Scene, trick: Trick) -> Weighed:
    """HP-16: the card that wins is there twice, from both pairs, and the one played first takes the trick."""
    best = trick.best
    if trick.twins and (trick.twins[0].seat - best.seat) % 2:
        yield best, 100 - 10 * len(trick.off_suit) - 3 * (trick.number - 1) - 10 * (best is trick.leader)


# --- plays that are refused


def _refused(scene: Scene, play: Play, tried: str, clarity: int) -> Weighed:
    refusal = scene.before(play.at).refusal({"do": "play", "seat": play.seat, "card": tried})
    if refusal is not None and refusal.code == play.reason.code:
        yield play, clarity, tried


def refused_follow(scene: Scene, trick: Trick) -> Weighed:
    """HP-15: one who can only lose by following would like to ruff, and may not."""
    for play in _having(trick, "must-follow"):
        trumps = _trumps(trick, play)
        if trick.suit == trick.trump or not trumps or play.mate or trick.off_suit or len(play.legal) != 2:
            continue
        if not any(beats(scene, card, play.best) for card in play.legal):
            yield from _refused(scene, play, trumps[-1], _clarity(trick, play) - 5 * (len(trumps) - 1))


def refused_ruff(scene: Scene, trick: Trick) -> Weighed:
    """HP-15: one whose partner is winning would like to throw away a low card, and has to ruff."""
    for play in _having(trick, "must-ruff"):
        others = [card for card in play.held if card[1] != trick.trump]
        if play.mate and others:
            low = min(others, key=lambda card: height(scene, card))
            yield from _refused(scene, play, low, _clarity(trick, play) - 10 * (play.best[0] != "A"))


def refused_overruff(scene: Scene, trick: Trick) -> Weighed:
    """HP-15: one who cannot follow would like to get away with a low trump, and has to go higher."""
    for play in _having(trick, "must-overruff"):
        lower = [card for card in _trumps(trick, play) if card not in play.legal]
        if lower:
            yield from _refused(scene, play, lower[-1], _clarity(trick, play, 110) - 5 * (not play.mate))
