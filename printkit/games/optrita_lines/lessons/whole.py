"""A whole deal, told decision by decision, with the thinking where there was sense in what was done."""

from __future__ import annotations

from printkit.games.optrita_lines.lessons.seen import Trick, by_suit, tricks
from printkit.games.optrita_lines.lessons.sentences import (
    first_table,
    laid,
    layout,
    outcome,
    picked,
    points,
    result,
    say,
    standing,
    table,
    turning,
)
from printkit.rules.lesson import Drawing, Grid, Para, Scene, Step, Story


def whole(scene: Scene) -> Story:
    """Tell a whole deal: the layout, every trick with the reason for it, and what it all came to."""
    blocks: list[Para | Grid | Drawing] = [
        Para((standing(scene),)),
        first_table(scene),
        Para(tuple(layout(scene, hand=False))),  # the first trick says what is held
    ]
    for trick in tricks(scene):
        blocks += [
            table(scene, trick),
            Para((say("trick", trick=trick.number), allowed(scene, trick), *thought(trick))),
            Para((turning(trick, scene), outcome(trick, scene), *picked(trick))),
        ]
    last = next(card for card in by_suit(scene.setup["hand"]) if card not in played(scene))
    blocks.append(Para((say("left", card=last), points(scene), *result(scene))))
    return Story(Step("title.whole-hand"), tuple(blocks))


def allowed(scene: Scene, trick: Trick) -> Step:
    """OL-16: tell what is held, and which lines may be chosen."""
    reason = scene.turns[trick.at].legal.reason
    return Step(f"legal.{reason.code}", {**reason.facts, "cards": list(trick.held)})


def thought(trick: Trick) -> list[Step]:
    """Tell why this card here, if good sense says the same; else only which card and where."""
    if trick.thinking is None or trick.thinking.code == "random":
        return [laid(trick)]
    first = trick.turned[0] == trick.thinking.facts["stop"]
    return [Step(f"why.{trick.thinking.code}", {**trick.thinking.facts, "first": first})]


def played(scene: Scene) -> set[str]:
    """Give the play cards of a deal."""
    return {trick.card for trick in tricks(scene)}
