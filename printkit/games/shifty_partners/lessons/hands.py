"""The judges of whole hands: of those played with good sense, ones in which much happens and little twice."""

from __future__ import annotations

from collections import Counter

from printkit.games.shifty_partners.game import scores
from printkit.games.shifty_partners.lessons.judges import Found
from printkit.games.shifty_partners.lessons.scene import Trick, left_over, tricks
from printkit.rules.lesson import Scene


def whole_hand(scene: Scene) -> Found | None:
    """SP-01, SP-11 … SP-17: a hand to be told with the thinking, many reasons, few of them often."""
    played = tricks(scene)
    if scene.setup["die"] > 4 or not _fit(scene) or not _new_leader(played):
        return None
    whys = Counter(turn.thinking.code for turn in scene.turns if len(turn.legal.choices) > 1)
    reasons = Counter(turn.legal.reason.code for turn in scene.turns)
    if not _ruffs(played) or not reasons["only-face-up"]:
        return None
    clarity = 100 - 6 * max(0, 8 - len(whys)) - 3 * sum(max(0, number - 2) for number in whys.values())
    clarity -= 4 * abs(sum(whys.values()) - 10) + 6 * (not 2 <= _ruffs(played) <= 3)
    clarity -= 4 * abs(sum(len(trick.scoring) for trick in played) - 4)
    return Found(clarity - _left(scene))


def full_hand(scene: Scene) -> Found | None:
    """SP-04, SP-07, SP-13, SP-17: a hand to be told in brief: both teams score, leaders change, a ruff wins."""
    played = tricks(scene)
    if not _fit(scene) or not _new_leader(played):
        return None
    named = scene.setup["die"] == 6
    if named and not any(trick.trump for trick in played[:3]):
        return None
    if scene.setup["die"] != 5 and not _ruffs(played):
        return None
    off = sum(len(trick.off_suit) for trick in played)
    aces = [sum(play.card[0] == "A" for play in trick.plays) for trick in played]
    clarity = 100 - 3 * off - 4 * abs(sum(len(trick.scoring) for trick in played) - 4)
    clarity -= 5 * abs(_ruffs(played) - 1) + 15 * (named and played[1].trump is None)
    clarity -= 10 * (named and max(aces) > 1)
    return Found(clarity - _left(scene))


def last_hand(scene: Scene) -> Found | None:
    """SP-18: a full hand that is the last of its game, and has one winner, by a little."""
    claims = scene.claims
    if not claims["game_over"] or len(claims["winners"]) != 1:
        return None
    found = full_hand(scene)
    if found is None:
        return None
    first, second = sorted(claims["scores_after"], reverse=True)[:2]
    ahead = max(scene.setup["scores_before"]) == scene.setup["scores_before"][claims["winners"][0]]
    return Found(found.clarity - 3 * abs(first - second - 2) - 6 * ahead)


def _fit(scene: Scene) -> bool:
    """Ask for good sense throughout, for points on both sides that differ, and for a 2 that is played."""
    sums = {scene.claims["score"][team[0]] for team in scene.claims["teams"]}
    twos = [card for trick in tricks(scene) for card in trick.scoring if card[0] == "2"]
    return all(turn.sound for turn in scene.turns) and len(sums) == 2 and 0 not in sums and bool(twos)


def _new_leader(played: tuple[Trick, ...]) -> bool:
    """SP-14: ask for a winner who leads next and would not by turns round the table, nor as the dealer."""
    return len({trick.leader.seat for trick in played}) > 2


def _ruffs(played: tuple[Trick, ...]) -> int:
    return sum(trick.best.card[-1] == trick.trump != trick.suit for trick in played)


def _left(scene: Scene) -> int:
    """Weigh the cards left over: high ones and Queens make a reader ask why they were kept."""
    return 3 * sum(scores(card) or card[0] == "A" for card in left_over(scene))
