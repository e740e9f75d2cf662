"""Puzzles of Shifty Partners: which cards may be played, who wins."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.games.shifty_partners.lessons.scene import Trick, face, tricks
from printkit.games.shifty_partners.lessons.stories import table
from printkit.rules.lesson import Scene, Step
from printkit.rules.puzzle import Grade, Puzzle
from printkit.rules.scene import Play, ask_may_play, ask_who_wins

MAY_PLAY: dict[str, Grade] = {"must-follow": 1, "only-one": 1, "cannot-follow": 2, "only-face-up": 3}


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Give what might be asked about a hand."""
    for trick in tricks(scene):
        for place, play in enumerate(trick.plays):
            if place and len(play.held) > 2:
                yield _may_play(scene, trick, play, place)
        yield _who_wins(scene, trick)


def _may_play(scene: Scene, trick: Trick, play: Play, place: int) -> Puzzle:
    """SP-11, SP-12: ask for the legal cards; harder where none follows, and where the face-up card must."""
    up, code = face(scene, play), play.reason.code
    grade: Grade = 3 if code != "cannot-follow" and up in play.legal else MAY_PLAY[code]
    shown = table(trick, scene, play, upto=place)
    hidden = Step("alt.holds", {"seat": play.seat, "hand": list(play.held), "face_up": up})
    return ask_may_play(play, shown._replace(alt=(shown.alt[0], hidden)), grade)


def _who_wins(scene: Scene, trick: Trick) -> Puzzle:
    """SP-13, SP-16: ask for the winner; harder where trumps were played, and where there are none."""
    best, trump = trick.best, trick.trump
    waiting = scene.setup["die"] == 6
    trumps = sum(play.card[-1] == trump for play in trick.off_suit)
    grade: Grade = 3 if trumps > 1 or waiting else 2 if trumps or trump is None else 1
    how = "trump" if best.suit == trump else "suit" if trump else "no-trump"
    facts = {"seat": best.seat, "card": best.card, "suit": trick.suit, "how": how, "points": trick.points}
    figure = table(trick, scene, upto=len(trick.plays))
    return ask_who_wins(trick, figure, grade, (Step("why.wins", facts),), f"{how} {trick.ruffed} {waiting}")
