"""The judges of Shifty Partners, one a lesson.

A judge looks at a scene and gives the clearest place where the hand shows its lesson, or None. It asks for
everything that the telling will say, so that a story can never be about a hand that does not show it. Clarity
starts at 100; each thing that would distract a reader takes something off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from printkit.games.shifty_partners.game import TRICKS, scores
from printkit.games.shifty_partners.lessons.stories import Trick, face, left_over, partners, remarks, tricks
from printkit.rules.lesson import Found, Scene, clearest
from printkit.rules.scene import Play, height


@clearest
def follow_face_up(scene: Scene) -> Iterator[Found]:
    """SP-12: the face-up card is the only one of the led suit, though a trump in hand would win the trick."""
    for trick in tricks(scene)[:2]:
        alone = [play for play in trick.plays[1:] if play.reason.code == "only-face-up"]
        if scene.setup["die"] > 4 or len(alone) != 1 or trick.off_suit or trick.trump == trick.suit:
            continue
        play = alone[0]
        trumps = [card for card in play.held if card[-1] == trick.trump]
        team = partners(scene, play.seat)
        if not trumps or play.to_beat[0] in team or trick.winner in team:
            continue
        clarity = 100 - 30 * (trick.number - 1) - 20 * (not scores(play.card)) - 10 * (len(trick.scoring) > 1)
        clarity -= 5 * (play is trick.plays[1]) + 5 * (len(trumps) - 1) + 10 * _lone_others(trick, play)
        yield Found(clarity, trick.number, play.seat, play.card)


def _lone_others(trick: Trick, about: Play) -> int:
    """Weigh the other players who had no choice: a face-up card would be a second lesson."""
    weights = {"only-one": 1, "only-face-up": 3}
    return sum(weights.get(play.reason.code, 0) for play in trick.plays[1:] if play is not about)


@clearest
def trump_wins(scene: Scene) -> Iterator[Found]:
    """SP-13: the only trump in the trick wins over a higher card of the led suit."""
    for trick in tricks(scene)[:2]:
        best = trick.best
        if scene.setup["die"] > 4 or not trick.ruffed or trick.off_suit != (best,):
            continue
        seat, beaten = best.to_beat
        plain = [card for card in best.legal if card[-1] != trick.trump]
        if not plain or height(beaten) <= height(best.card) or seat in partners(scene, best.seat):
            continue
        clarity = 100 - 10 * (trick.number - 1) - 20 * len(trick.scoring) - 10 * (beaten[0] != "A")
        clarity -= 3 * abs(height(best.card) - height("TS")) + 3 * (best.card == face(scene, best))
        yield Found(clarity - 5 * _lone_others(trick, best), trick.number, best.seat, best.card)


@clearest
def no_trump(scene: Scene) -> Iterator[Found]:
    """SP-13 without a trump: a discard of higher rank does not win, the highest of the led suit does."""
    for trick in tricks(scene)[:3]:
        if scene.setup["die"] != 5 or len(trick.off_suit) != 1:
            continue
        thrown = trick.off_suit[0]
        if height(thrown.card) <= height(trick.best.card):
            continue
        clarity = 100 - 10 * (trick.number - 1) - 15 * len(trick.scoring) - 10 * (thrown.card[0] != "A")
        clarity -= 20 * (trick.best is trick.leader)
        yield Found(clarity - 5 * _lone_others(trick, thrown), trick.number, thrown.seat, thrown.card)


def discard_fifth(scene: Scene) -> Found | None:
    """SP-15: of the cards left after the fourth trick one is a Queen, and it scores nothing."""
    left = left_over(scene)
    worth = [card for card in left if scores(card)]
    if scene.setup["die"] == 6 or len(worth) != 1 or worth[0][0] != "Q":
        return None
    last = tricks(scene)[-1]
    clarity = 100 - 10 * len(last.off_suit) - 5 * len(last.scoring) - 20 * (last.trump is not None)
    return Found(clarity - 10 * str(left).count("A"), TRICKS, left.index(worth[0]), worth[0])


def _with_aces(scene: Scene, aces: int) -> Iterator[tuple[Trick, Trick, Play]]:
    """Give the trick with the first ace, if it has so many, the next, and the ace that names its trump."""
    if scene.setup["die"] != 6:
        return
    for trick, following in zip(tricks(scene), tricks(scene)[1:], strict=False):
        if trick.aces:
            if len(trick.aces) == aces and following.trump == trick.aces[0].suit:
                yield trick, following, trick.aces[0]
            return


def _lone_ruff(trick: Trick) -> Play | None:
    """Give the one play that did not follow, if it was a trump and won."""
    return trick.best if trick.ruffed and len(trick.off_suit) == 1 else None


@clearest
def first_ace_names(scene: Scene) -> Iterator[Found]:
    """SP-10: the first ace of the hand names the trump, and in the next trick that trump ruffs and wins."""
    for trick, following, ace in _with_aces(scene, 1):
        ruff = _lone_ruff(following)
        if trick.number > 2 or ruff is None or trick.off_suit:
            continue
        clarity = 100 - 20 * (trick.number - 1) - 10 * (ace is not trick.leader) - 10 * bool(following.aces)
        clarity -= 5 * len(trick.scoring + following.scoring) + 2 * height(ruff.card)
        clarity -= _lone_others(trick, ace) + _lone_others(following, ruff)
        yield Found(clarity, trick.number, ace.seat, ace.card)


@clearest
def two_aces(scene: Scene) -> Iterator[Found]:
    """SP-10: two aces fall in one trick; the one played first names the trump, as the next trick shows."""
    for trick, following, ace in _with_aces(scene, 2):
        clarity = 100 - 10 * (trick.number - 1) - 10 * (len(trick.off_suit) - 1) - 5 * len(trick.scoring)
        clarity -= 25 * (_lone_ruff(following) is None) + 15 * (ace is not trick.leader)
        yield Found(clarity - _lone_others(trick, trick.aces[1]), trick.number, ace.seat, ace.card)


def _noise(played: tuple[Trick, ...]) -> int:
    """Weigh what a reader of a whole hand has to follow: cards off suit, and ruffs more."""
    off = [play.card[-1] == trick.trump for trick in played for play in trick.off_suit]
    return 3 * len(off) + 5 * off.count(True)


def scored_hand(scene: Scene) -> Found | None:
    """SP-16, SP-17: a hand with Queens and 2s; a player without a trick scores as much as the team-mates.

    With five players or more two may be without one, in different teams or not.
    """
    played, claims = tricks(scene), scene.claims
    taken = Counter(card[0] for trick in played for card in trick.scoring)
    idle = [seat for seat, won in enumerate(claims["tricks_won"]) if not won]
    sums = {claims["score"][team[0]] for team in claims["teams"]}
    if not 1 <= len(idle) <= max(1, len(claims["points"]) - 3) or len(sums) != 2:
        return None
    worth = [len(trick.scoring) for trick in played]
    if scene.setup["die"] == 6 or not taken["Q"] or not taken["2"] or not 3 <= sum(worth) <= 5:
        return None
    if 0 not in worth or max(worth) < 2 or any(claims["score"][seat] == 0 for seat in idle):
        return None
    clarity = 100 - _noise(played) - 4 * abs(sum(worth) - 4) - 10 * (taken["Q"] == 1) - 10 * (taken["2"] == 1)
    return Found(clarity, 0, idle[0])


def source_example(scene: Scene) -> Found | None:
    """SP-16, SP-17: the source's numbers: A 2 tricks with nothing in them, B 1 with two, D 1 with one."""
    claims = scene.claims
    if scene.setup["hand_no"] != 1 or scene.setup["dealer"] != 0 or claims["tricks_won"] != [2, 1, 0, 1]:
        return None
    if claims["points"] != [2, 3, 0, 2] or claims["score"] != [4, 3, 3, 4]:
        return None
    return Found(100 - _noise(tricks(scene)) - 10 * (scene.setup["die"] == 6))


def whole_hand(scene: Scene) -> Found | None:
    """SP-01, SP-11 … SP-17: a hand with a ruff, and a card that wins as two that could beat it are gone."""
    said = {step.code: step.facts for step in remarks(scene)}
    if "remark.ruffs" not in said or len(said.get("remark.unbeatable", {"gone": ""})["gone"]) < 2:
        return None
    return _hand(scene, set(said))


def last_hand(scene: Scene) -> Found | None:
    """SP-18: the last hand of a game that one wins, by little; an ace names the trump, and that ruffs."""
    claims, said = scene.claims, {step.code for step in remarks(scene)}
    if not {"remark.ruffs", "remark.names-trump"} <= said or len(claims.get("winners", ())) != 1:
        return None
    found = _hand(scene, said)
    first, second = sorted(claims["scores_after"], reverse=True)[:2]
    return found and Found(found.clarity - 3 * abs(first - second - 2))


def _hand(scene: Scene, said: set[str]) -> Found | None:
    """Ask for good sense throughout, for both teams to score, and for a 2 that is played.

    And for somebody who leads for having won, not by turns round the table nor as the dealer, unless the dealer
    leads every trick (SP-14).
    """
    sums = {scene.claims["score"][team[0]] for team in scene.claims["teams"]}
    cards = [card[0] for trick in tricks(scene) for card in trick.scoring]
    dealer, players = scene.setup["dealer"], len(scene.setup["hands"])
    led = [(trick.leader.seat - dealer) % players for trick in tricks(scene)]
    won = scene.ruleset["next_lead"] == "dealer" or (len(set(led)) > 2 and led != [0, 1, 2, 3])
    sound = all(turn.sound for turn in scene.turns)
    if not sound or not won or len(sums) != 2 or 0 in sums or "2" not in cards:
        return None
    # high cards left over make a reader ask why they were kept
    kept = sum(scores(card) or card[0] in "AK" for card in left_over(scene))
    return Found(100 - 10 * (3 - len(said)) - 4 * abs(len(cards) - 4) - 3 * kept)
