"""The judges of Shifty Partners, one a lesson.

A judge looks at a scene and gives the clearest place where the hand shows its lesson, or None. It asks for
everything that the telling will say, so that a story can never be about a hand that does not show it. Clarity
starts at 100; each thing that would distract a reader takes something off.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from printkit.games.shifty_partners.game import TRICKS, scores, teams
from printkit.games.shifty_partners.lessons.scene import Trick, face, left_over, partners, tricks
from printkit.rules.lesson import Scene, clearest
from printkit.rules.scene import Play, height


class Found(NamedTuple):
    """Where a hand shows a lesson. ``trick``: its number, 0 for the whole hand; ``seat``: whom it is about."""

    clarity: int
    trick: int = 0
    seat: int = -1
    card: str = ""


@clearest
def follow_face_up(scene: Scene) -> Iterator[Found]:
    """SP-12: the face-up card is the only one of the led suit, though a trump in hand would win the trick."""
    if scene.setup["die"] > 4:
        return
    for trick in tricks(scene)[:2]:
        alone = [play for play in trick.plays[1:] if play.reason.code == "only-face-up"]
        if len(alone) != 1 or trick.off_suit or trick.trump in (None, trick.suit):
            continue
        play = alone[0]
        place = trick.plays.index(play)
        trumps = [card for card in play.held if card[-1] == trick.trump]
        foe = trick.ahead(place).seat not in partners(scene, play.seat)
        if not trumps or not foe or trick.winner in partners(scene, play.seat):
            continue
        clarity = 100 - 30 * (trick.number - 1) - 20 * (not scores(play.card)) - 10 * (len(trick.scoring) > 1)
        clarity -= 5 * (place == 1) + 5 * (len(trumps) - 1) + 10 * _lone_others(trick, play)
        yield Found(clarity, trick.number, play.seat, play.card)


def _lone_others(trick: Trick, about: Play) -> int:
    """Weigh the other players who had no choice: a face-up card would be a second lesson."""
    weights = {"only-one": 1, "only-face-up": 3}
    return sum(weights.get(play.reason.code, 0) for play in trick.plays[1:] if play is not about)


@clearest
def refused_play(scene: Scene) -> Iterator[Found]:
    """SP-11: one who can only lose by following would like to ruff, and may not. ``card``: what was tried."""
    if scene.setup["die"] > 4:
        return
    trick = tricks(scene)[0]
    if trick.off_suit or trick.trump in (None, trick.suit):
        return
    for place, play in enumerate(trick.plays[1:], 1):
        best = trick.ahead(place)
        trumps = [card for card in play.held if card[-1] == trick.trump and not scores(card)]
        if play.reason.code != "must-follow" or face(scene, play) in play.legal or not trumps:
            continue
        if best.seat in partners(scene, play.seat) or height(play.legal[0]) > height(best.card):
            continue
        tried = trumps[-1]
        if scene.before(place).refusal({"do": "play", "seat": play.seat, "card": tried}) is None:
            continue
        earlier = [one.card for one in trick.plays[:place] if scores(one.card)]
        clarity = 100 - 10 * (len(trumps) - 1) - 10 * (place == 1) - 15 * (not earlier)
        clarity -= 10 * (len(play.legal) - 2) + 5 * len(trick.scoring) + 5 * _lone_others(trick, play)
        yield Found(clarity, trick.number, play.seat, tried)


@clearest
def trump_wins(scene: Scene) -> Iterator[Found]:
    """SP-13: the only trump in the trick wins over a higher card of the led suit."""
    if scene.setup["die"] > 4:
        return
    for trick in tricks(scene)[:2]:
        best = trick.best
        if trick.trump == trick.suit or trick.off_suit != (best,) or best.card[-1] != trick.trump:
            continue
        place = trick.plays.index(best)
        beaten = trick.ahead(place)
        plain = [card for card in best.legal if card[-1] != trick.trump]
        if not plain or height(beaten.card) <= height(best.card) or beaten.seat in partners(scene, best.seat):
            continue
        clarity = 100 - 10 * (trick.number - 1) - 20 * len(trick.scoring) - 10 * (beaten.card[0] != "A")
        clarity -= (
            5 * (place == 1)
            + 3 * abs(height(best.card) - height("TS"))
            + 3 * (best.card == face(scene, best))
            + 5 * _lone_others(trick, best)
        )
        yield Found(clarity, trick.number, best.seat, best.card)


@clearest
def no_trump(scene: Scene) -> Iterator[Found]:
    """SP-13 without a trump: a discard of higher rank does not win, the highest of the led suit does."""
    if scene.setup["die"] != 5:
        return
    for trick in tricks(scene)[:3]:
        if len(trick.off_suit) != 1:
            continue
        thrown = trick.off_suit[0]
        if height(thrown.card) <= height(trick.best.card):
            continue
        clarity = 100 - 10 * (trick.number - 1) - 15 * len(trick.scoring) - 10 * (thrown.card[0] != "A")
        clarity -= 20 * (trick.best is trick.leader) + 5 * _lone_others(trick, thrown)
        yield Found(clarity, trick.number, thrown.seat, thrown.card)


def _aces(trick: Trick) -> list[Play]:
    return [play for play in trick.plays if play.card[0] == "A"]


def _ruff(trick: Trick) -> Play | None:
    """Give the one play that did not follow, if it was a trump and won."""
    one = trick.off_suit[0] if len(trick.off_suit) == 1 else None
    return one if one and one.card[-1] == trick.trump and trick.winner == one.seat else None


@clearest
def first_ace_names(scene: Scene) -> Iterator[Found]:
    """SP-10: the first ace of the hand names the trump, and in the next trick that trump ruffs and wins."""
    played = tricks(scene)
    if scene.setup["die"] != 6:
        return
    number = next((trick.number for trick in played if _aces(trick)), TRICKS)
    if number > 2:
        return
    trick, following = played[number - 1], played[number]
    aces, ruff = _aces(trick), _ruff(following)
    if len(aces) != 1 or ruff is None or following.trump != aces[0].card[-1] or trick.off_suit:
        return
    clarity = 100 - 20 * (number - 1) - 10 * (aces[0] is not trick.leader) - 10 * bool(_aces(following))
    clarity -= 5 * len(trick.scoring + following.scoring) + 2 * height(ruff.card)
    clarity -= _lone_others(trick, aces[0]) + _lone_others(following, ruff)
    yield Found(clarity, number, aces[0].seat, aces[0].card)


@clearest
def two_aces(scene: Scene) -> Iterator[Found]:
    """SP-10: two aces fall in one trick; the one played first names the trump, as the next trick shows."""
    played = tricks(scene)
    if scene.setup["die"] != 6:
        return
    number = next((trick.number for trick in played if _aces(trick)), TRICKS)
    if number == TRICKS:
        return
    trick, following = played[number - 1], played[number]
    aces = _aces(trick)
    if len(aces) != 2 or following.trump != aces[0].card[-1]:
        return
    ruff = _ruff(following)
    clarity = 100 - 10 * (number - 1) - 10 * (len(trick.off_suit) - 1) - 5 * len(trick.scoring)
    clarity -= 25 * (ruff is None) + 5 * len(following.scoring) + 10 * (len(following.off_suit) - 1)
    clarity -= 15 * bool(_aces(following)) + 15 * (aces[0] is not trick.leader) + _lone_others(trick, aces[1])
    yield Found(clarity, number, aces[0].seat, aces[0].card)


def first_ace_none(scene: Scene) -> Found | None:
    """SP-10: 1st Ace without an ace played; ``seat`` keeps the ``card``, the one ace dealt, to the end."""
    if scene.setup["die"] != 6:
        return None
    played = tricks(scene)
    aces = [card for card in left_over(scene) if card[0] == "A"]
    if any(_aces(trick) or trick.trump for trick in played) or len(aces) != 1:
        return None
    seat = left_over(scene).index(aces[0])
    clarity = 100 - 4 * sum(len(trick.off_suit) for trick in played) - 3 * sum(len(t.scoring) for t in played)
    clarity -= 10 * (scene.setup["hands"][seat][-1] != aces[0])
    return Found(clarity, 0, seat, aces[0])


def discard_fifth(scene: Scene) -> Found | None:
    """SP-15: of the cards left after the fourth trick one is a Queen, and it scores nothing."""
    if scene.setup["die"] == 6:
        return None
    left = left_over(scene)
    worth = [card for card in left if scores(card)]
    if len(worth) != 1 or worth[0][0] != "Q":
        return None
    last = tricks(scene)[-1]
    clarity = 100 - 10 * len(last.off_suit) - 5 * len(last.scoring) - 10 * sum(card[0] == "A" for card in left)
    clarity -= 20 * (last.trump is not None)
    return Found(clarity, TRICKS, left.index(worth[0]), worth[0])


def _noise(played: tuple[Trick, ...]) -> int:
    """Weigh what a reader of a whole hand has to follow: cards off suit, and ruffs more."""
    off = [play.card[-1] == trick.trump for trick in played for play in trick.off_suit]
    return 3 * len(off) + 5 * off.count(True)


def scored_hand(scene: Scene) -> Found | None:
    """SP-16, SP-17: a hand with Queens and 2s; a player without a trick scores as much as the team-mates.

    With five players or more two may be without one, in different teams or not.
    """
    if scene.setup["die"] == 6:
        return None
    played, claims = tricks(scene), scene.claims
    taken = [card[0] for trick in played for card in trick.scoring]
    idle = [seat for seat, won in enumerate(claims["tricks_won"]) if not won]
    sums = {claims["score"][team[0]] for team in claims["teams"]}
    if not 1 <= len(idle) <= max(1, len(claims["points"]) - 3) or len(sums) != 2:
        return None
    if not {"Q", "2"} <= set(taken) or not 3 <= len(taken) <= 5:
        return None
    worth = [len(trick.scoring) for trick in played]
    if 0 not in worth or max(worth) < 2 or any(claims["score"][seat] == 0 for seat in idle):
        return None
    clarity = (
        100
        - _noise(played)
        - 4 * abs(len(taken) - 4)
        - 10 * (taken.count("Q") == 1)
        - 10 * (taken.count("2") == 1)
    )
    return Found(clarity, 0, idle[0])


def markers_move(scene: Scene) -> Found | None:
    """SP-08: after the hand the deal and the teams move one seat; those who were apart now play together."""
    claims, setup = scene.claims, scene.setup
    players = len(setup["hands"])
    old, new = claims["teams"], teams(players, (setup["dealer"] + 1) % players)
    sums = sorted({claims["score"][team[0]] for team in old})
    if len(sums) != 2 or sums[0] == 0 or old == [list(team) for team in new] or claims["game_over"]:
        return None
    played = tricks(scene)
    return Found(
        100 - _noise(played) - 3 * sum(len(trick.scoring) for trick in played) - 10 * (setup["die"] == 6), 0
    )


def source_example(scene: Scene) -> Found | None:
    """SP-16, SP-17: the source's numbers: A 2 tricks with nothing in them, B 1 with two, D 1 with one."""
    claims = scene.claims
    if scene.setup["hand_no"] != 1 or scene.setup["dealer"] != 0 or claims["tricks_won"] != [2, 1, 0, 1]:
        return None
    if claims["points"] != [2, 3, 0, 2] or claims["score"] != [4, 3, 3, 4]:
        return None
    return Found(100 - _noise(tricks(scene)) - 10 * (scene.setup["die"] == 6), 0)
