"""The stories of Optrita: Lines, one a lesson (or a kind of lesson): what is told, in which order."""

from __future__ import annotations

from collections.abc import Callable

from printkit.games.optrita_lines.board import CELLS, HELD, NAMES, PACK, STOCK, TRICKS
from printkit.games.optrita_lines.lessons.judges import WRITTEN_ONCE, Found
from printkit.games.optrita_lines.lessons.seen import (
    Trick,
    by_suit,
    cells_of,
    dealt,
    on_diagonal,
    tricks,
    trump,
)
from printkit.games.optrita_lines.lessons.sentences import (
    all_tricks,
    cleared,
    first_table,
    laid,
    outcome,
    picked,
    points,
    race_table,
    result,
    say,
    situation,
    standing,
    table,
    turning,
    why_not,
)
from printkit.games.optrita_lines.lessons.sentences import layout as layout_said
from printkit.games.optrita_lines.lessons.whole import played
from printkit.rules.lesson import Drawing, Grid, Para, Scene, Step, Story

Blocks = tuple[Para | Grid | Drawing, ...]


def _story(lesson: str, *blocks: Para | Grid | Drawing) -> Story:
    """Give a story with what to know beforehand, and what it has shown, where there is something to say."""
    return Story(
        Step(f"title.{lesson}"),
        (Para((Step(f"look.{lesson}"),)), *blocks, Para((Step(f"moral.{lesson}"),))),
    )


def _trick(scene: Scene, found: Found) -> Trick:
    return tricks(scene)[found.trick - 1]


def layout(scene: Scene, found: Found) -> Story:
    """OL-01, OL-05, OL-06: tell what lies where, and what the player knows before the first trick."""
    suit = trump(scene)
    held = [card for card in by_suit(scene.setup["hand"]) if card[1] == suit]
    lying = [card for card in on_diagonal(scene) if card[1] == suit]
    return _story(
        "layout",
        Para(tuple(layout_said(scene))),
        first_table(scene),
        Para(
            (
                say("layout-rest", grid=CELLS, hand=HELD, stock=STOCK, pack=len(PACK.codes)),
                say(
                    "layout-known",
                    known=len(on_diagonal(scene)) + HELD + 1,
                    trump=suit,
                    held=held,
                    lying=lying,
                ),
            )
        ),
    )


def four_sides(scene: Scene, found: Found) -> Story:
    """OL-07, OL-08: tell a line from each of the four sides: a figure each, with a word on the direction."""
    told = [tricks(scene)[number - 1] for number in found.tricks]
    left_out = [number for number in range(1, TRICKS + 1) if number not in found.tricks]
    return _story(
        "four-sides",
        Para((say("situation", trump=trump(scene), trick=0, hand=[]), say("left-out", tricks=left_out))),
        *(
            table(scene, trick)._replace(
                caption=(say("side", trick=trick.number, card=trick.card, line=trick.line, end=trick.end),),
            )
            for trick in told
        ),
    )


def one_trick(lesson: str) -> Callable[[Scene, Found], Story]:
    """Give the story of a lesson that one trick shows."""

    def tell(scene: Scene, found: Found) -> Story:
        trick = _trick(scene, found)
        return _story(
            lesson,
            Para((situation(scene, trick, hand=False),)),
            table(scene, trick),
            Para((laid(trick),)),
            Para((turning(trick, scene), outcome(trick, scene), *picked(trick, why=False))),
            Para(tuple(cleared(trick))),
        )

    return tell


def stays_up(scene: Scene, found: Found) -> Story:
    """OL-10, OL-15: tell two tricks, and that the card which stops the second was turned in the first."""
    first, second = tricks(scene)[found.trick - 2 : found.trick]
    return _story(
        "stays-up",
        Para((situation(scene, first, hand=False),)),
        table(scene, first),
        Para((laid(first), turning(first, scene), outcome(first, scene))),
        Para(tuple(cleared(first))),
        table(scene, second),
        Para((say("trick", trick=second.number), laid(second), turning(second, scene))),
        Para((outcome(second, scene),)),
    )


def line_closed(scene: Scene, found: Found) -> Story:
    """OL-16: tell what is tempting about a line with a gap, and what refuses it."""
    trick = _trick(scene, found)
    first = dealt(scene)[cells_of(found.line, found.end)[0]]
    gaps = [line for line in NAMES if line not in trick.full]
    return _story(
        "line-closed",
        Para((situation(scene, trick), say("all-closed", lines=gaps))),
        table(scene, trick, turned=False, tried=(found.card, found.line, found.end)),
        Para(
            (
                say("tempting", card=found.card, line=found.line, end=found.end, first=first),
                why_not(scene, trick, found.card, found.line, found.end),
            )
        ),
        Para((say("others", lines=list(trick.full), closed=gaps),)),
    )


def whole_deal(scene: Scene, found: Found) -> Story:
    """OL-14, OL-16 … OL-19: tell a deal in a table, count it, and say that the game goes on."""
    last = next(card for card in by_suit(scene.setup["hand"]) if card not in played(scene))
    return _story(
        "whole-deal",
        Para((standing(scene), say("situation", trump=trump(scene), trick=0, hand=[]), say("table-marks"))),
        all_tricks(scene),
        Para((say("left", card=last), points(scene), *result(scene))),
    )


def game_end(lesson: str) -> Callable[[Scene, Found], Story]:
    """Give the story of a lesson about the score: how it stood, what the deal brought, what follows."""

    def tell(scene: Scene, found: Found) -> Story:
        return _story(lesson, Para((standing(scene),)), Para((points(scene), *result(scene))))

    return tell


def both_marks(scene: Scene, found: Found) -> Story:
    """OL-21: tell when in a deal both came to their marks, and that only its end counts."""
    return _story("both-marks", Para((standing(scene),)), race_table(scene), Para(tuple(result(scene))))


def hard_goes_on(scene: Scene, found: Found) -> Story:
    """OL-20: tell that a player with 21 points in the hard game has not won."""
    return _story(
        "hard-goes-on",
        Para((standing(scene),)),
        Para((points(scene), say("not-enough", points=WRITTEN_ONCE), *result(scene))),
    )
