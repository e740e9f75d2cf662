"""Puzzles of Shifty Partners: which cards may be played, who wins."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.games.shifty_partners.lessons.seen import FOLLOWS, Play, Trick, tricks
from printkit.games.shifty_partners.lessons.sentences import outcome, rolled, table
from printkit.rules.lesson import Drawing, Scene, Step
from printkit.rules.puzzle import Grade, Puzzle

MAY_PLAY: dict[str, Grade] = {"must-follow": 1, "only-one": 1, "cannot-follow": 2, "only-face-up": 3}


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Give what might be asked about a hand."""
    players = len(scene.setup["hands"])
    for trick in tricks(scene):
        for place, play in enumerate(trick.plays):
            at = (trick.number - 1) * players + place
            if place and len(play.held) > 2:
                yield _may_play(scene, trick, play, place, at)
        yield _who_wins(scene, trick, trick.number * players)


def _may_play(scene: Scene, trick: Trick, play: Play, place: int, at: int) -> Puzzle:
    """SP-11, SP-12: ask for the legal cards; harder where none follows, and where the face-up card must."""
    grade: Grade = 3 if play.reason in FOLLOWS and play.face in play.legal else MAY_PLAY[play.reason]
    shown = table(trick, scene, play._replace(legal=play.held), upto=place)
    hidden = Step("alt.holds", {"seat": play.seat, "hand": list(play.held), "face_up": play.face})
    reason = scene.turns[at].legal.reason
    facts = {**reason.facts, "seat": play.seat, "cards": list(play.legal)}
    if "trumps" in facts:
        facts["trumps"] = [card for card in play.legal if card[-1] == trick.trump]
    answer = (Step("reply.may-play", {"cards": list(play.legal)}), Step(f"legal.{reason.code}", facts))
    return Puzzle(
        kind="may-play",
        grade=grade,
        family=reason.code,
        at=at,
        claim=None,
        truth=play.legal,
        figure=Drawing(shown.name, shown.values, (shown.alt[0], hidden)),
        question=Step("ask.may-play", {"seat": play.seat}),
        answer=answer,
    )


def _who_wins(scene: Scene, trick: Trick, at: int) -> Puzzle:
    """SP-13: ask for the winner; harder where trumps were played, and where a high card wins nothing."""
    won, worth = outcome(trick)
    trumps = [play for play in trick.off_suit if play.card[-1] == trick.trump]
    waiting = rolled(scene) == "first-ace"
    grade: Grade = 3 if len(trumps) > 1 or waiting else 2 if trumps or trick.trump is None else 1
    return Puzzle(
        kind="who-wins",
        grade=grade,
        family=f"{won.code} {waiting}",
        at=at,
        claim=("tricks", trick.number - 1, "winner"),
        truth=trick.winner,
        figure=table(trick, scene, upto=len(trick.plays)),
        question=Step("ask.who-wins"),
        answer=(won, worth),
    )
