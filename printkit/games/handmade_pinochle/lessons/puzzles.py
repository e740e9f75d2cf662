"""Puzzles of Handmade Pinochle: which cards may be played, who wins."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.games.handmade_pinochle.lessons.scene import tricks
from printkit.games.handmade_pinochle.lessons.sentences import outcome, table
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
                shown = table(trick, play)
                hidden = Step("alt.holds", {"seat": play.seat, "hand": list(play.held)})
                yield ask_may_play(play, shown._replace(alt=(shown.alt[0], hidden)), MAY_PLAY[play.reason.code])
        answer = tuple(outcome(trick))
        ruffs = sum(play.ruffs for play in trick.plays)
        grade: Grade = 3 if answer[0].code == "say.won-first" or ruffs > 1 else 2 if ruffs else 1
        yield ask_who_wins(trick, table(trick, asked=True), grade, answer, f"{answer[0].code} {ruffs}")
