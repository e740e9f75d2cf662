"""Puzzles of Handmade Pinochle: which cards may be played, who wins."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.games.handmade_pinochle.lessons.seen import Play, Trick, tricks
from printkit.games.handmade_pinochle.lessons.sentences import outcome, table
from printkit.rules.lesson import Drawing, Scene, Step
from printkit.rules.puzzle import Grade, Puzzle

MAY_PLAY: dict[str, Grade] = {
    "must-follow": 1,
    "no-suit": 1,
    "must-head": 2,
    "must-ruff": 2,
    "no-suit-no-trump": 2,
    "must-overruff": 3,
    "under-ruff": 3,
}
FEWEST, MOST = 3, 8
"""Cards of a hand that is asked about: enough for a choice, few enough for a small figure."""


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Give what might be asked about a deal."""
    for trick in tricks(scene):
        for place, play in enumerate(trick.plays):
            if place and FEWEST <= len(play.held) <= MOST:
                yield _may_play(scene, trick, play, place)
        yield _who_wins(trick)


def _may_play(scene: Scene, trick: Trick, play: Play, place: int) -> Puzzle:
    """HP-15, HP-26: ask for the legal cards; harder where one cannot follow, and where someone has ruffed."""
    shown = table(trick, play._replace(legal=play.held), upto=place)
    hidden = Step("alt.holds", {"seat": play.seat, "hand": list(play.held)})
    reason = scene.turns[play.turn].legal.reason
    facts = {**reason.facts, "seat": play.seat, "cards": list(play.legal)}
    answer = (Step("reply.may-play", {"cards": list(play.legal)}), Step(f"legal.{reason.code}", facts))
    return Puzzle(
        kind="may-play",
        grade=MAY_PLAY[reason.code],
        family=reason.code,
        at=play.turn,
        claim=None,
        truth=play.legal,
        figure=Drawing(shown.name, shown.values, (shown.alt[0], hidden)),
        question=Step("ask.may-play", {"seat": play.seat}),
        answer=answer,
    )


def _who_wins(trick: Trick) -> Puzzle:
    """HP-16: ask for the winner; harder where trumps were played, hardest where the same card was twice."""
    won, worth = outcome(trick)
    twin = won.code == "say.won-first"
    ruffs = sum(play.ruffs for play in trick.plays)
    grade: Grade = 3 if twin or ruffs > 1 else 2 if ruffs else 1
    return Puzzle(
        kind="who-wins",
        grade=grade,
        family=f"{won.code} {ruffs}",
        at=trick.plays[-1].turn + 1,
        claim=("tricks", trick.number - 1, "winner"),
        truth=trick.winner,
        figure=table(trick, upto=len(trick.plays)),
        question=Step("ask.who-wins"),
        answer=(won, worth),
    )
