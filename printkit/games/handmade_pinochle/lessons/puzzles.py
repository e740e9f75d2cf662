"""Puzzles of Handmade Pinochle: which cards may be played, who wins."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.games.handmade_pinochle.lessons.scene import Trick, tricks, trump
from printkit.games.handmade_pinochle.lessons.tell import table
from printkit.rules.lesson import Scene, Step
from printkit.rules.puzzle import Grade, Puzzle
from printkit.rules.scene import ask_may_play, ask_who_wins

MAY_PLAY: dict[str, Grade] = {
    **dict.fromkeys(["must-follow", "no-suit"], 1),
    **dict.fromkeys(["must-head", "must-ruff", "no-suit-no-trump"], 2),
    **dict.fromkeys(["must-overruff", "under-ruff"], 3),
}
"""HP-15, HP-26: harder where one cannot follow, and where someone has ruffed."""
FEWEST, MOST = 3, 8
"""Cards of a hand that is asked about: enough for a choice, few enough for a small figure."""


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Ask for legal cards and winners; harder where trumps were played, hardest where a card beat its twin."""
    for trick in tricks(scene):
        for play in trick.plays[1:]:
            if FEWEST <= len(play.held) <= MOST:
                shown = table(scene, trick, play)
                hidden = Step("alt.holds", {"seat": play.seat, "hand": list(play.held)})
                yield ask_may_play(play, shown._replace(alt=(shown.alt[0], hidden)), MAY_PLAY[play.reason.code])
        answer, ruffs = _outcome(scene, trick), sum("ruff" in play.reason.code for play in trick.plays)
        grade: Grade = 3 if trick.twin or ruffs > 1 else 2 if ruffs else 1
        yield ask_who_wins(trick, table(scene, trick, asked=True), grade, (answer,), f"{answer.code} {ruffs}")


def _outcome(scene: Scene, trick: Trick) -> Step:
    """HP-16: tell who takes the trick and why."""
    facts = {"seat": trick.winner, "card": trick.best.card, "suit": trick.suit}
    if trick.twin:
        return Step("reply.won-first", {**facts, "other": trick.twin.seat})
    return Step("reply.won-trump" if trick.best.suit == trump(scene) else "reply.won-suit", facts)
