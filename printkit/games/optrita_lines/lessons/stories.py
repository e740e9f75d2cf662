"""The stories of Optrita: Lines, one a lesson (or a kind of lesson): what is told, in which order."""

from __future__ import annotations

from collections.abc import Callable

from printkit.games.optrita_lines.board import CELLS, HELD, LINES, NAMES, PACK, STOCK, TRICKS
from printkit.games.optrita_lines.lessons import sentences as told
from printkit.games.optrita_lines.lessons.judges import WRITTEN_ONCE, Found
from printkit.games.optrita_lines.lessons.scene import Trick, dealt, on_diagonal, tricks, trump
from printkit.games.optrita_lines.lessons.sentences import (
    outcome,
    points,
    result,
    situation,
    standing,
    table,
    turning,
)
from printkit.rules.lesson import Drawing, Grid, Para, Scene, Step, Story
from printkit.rules.scene import by_suit
from printkit.rules.telling import moral, say

Tell = Callable[[Scene, Found], Story]
Block = Para | Grid | Drawing


def _para(*steps: Step) -> Para:
    return Para(steps)


def _story(lesson: str, *blocks: Block) -> Story:
    """Give a story with what to know beforehand, and what it has shown, where there is something to say."""
    return Story(Step(f"title.{lesson}"), (_para(Step(f"look.{lesson}")), *blocks, _para(moral(lesson))))


def layout(scene: Scene, found: Found) -> Story:
    """OL-01, OL-05, OL-06: tell what lies where, and what the player knows before the first trick."""
    suit, hand, shown = trump(scene), by_suit(scene.setup["hand"]), on_diagonal(scene)
    held, lying = ([card for card in cards if card[1] == suit] for cards in (hand, shown))
    rest = say("layout-rest", grid=CELLS, hand=HELD, stock=STOCK, pack=len(PACK.codes))
    known = say("layout-known", known=len(shown) + HELD + 1, trump=suit, held=held, lying=lying)
    return _story("layout", Para(told.layout(scene)), told.first_table(scene), _para(rest, known))


def four_sides(scene: Scene, found: Found) -> Story:
    """OL-07, OL-08: tell a line from each of the four sides: a figure each, with a word on the direction."""
    figures = []
    for trick in (tricks(scene)[number - 1] for number in found.tricks):
        side = say("side", trick=trick.number, card=trick.card, line=trick.line, end=trick.end)
        figures.append(table(scene, trick)._replace(caption=(side,)))
    left_out = [number for number in range(1, TRICKS + 1) if number not in found.tricks]
    return _story("four-sides", _para(situation(scene, None), say("left-out", tricks=left_out)), *figures)


def one_trick(lesson: str) -> Tell:
    """Give the story of a lesson that one trick shows."""

    def tell(scene: Scene, found: Found) -> Story:
        trick = tricks(scene)[found.trick - 1]
        return _story(
            lesson,
            _para(situation(scene, trick)),
            table(scene, trick),
            _para(told.laid(trick)),
            _para(turning(trick, scene), outcome(trick, scene), *told.picked(trick, why=False)),
            Para(told.cleared(trick)),
        )

    return tell


def stays_up(scene: Scene, found: Found) -> Story:
    """OL-10, OL-15: tell two tricks, and that the card which stops the second was turned in the first."""
    first, second = tricks(scene)[found.trick - 2 : found.trick]
    return _story(
        "stays-up",
        _para(situation(scene, first)),
        table(scene, first),
        _para(told.laid(first), turning(first, scene), outcome(first, scene)),
        Para(told.cleared(first)),
        table(scene, second),
        _para(say("trick", trick=second.number), told.laid(second), turning(second, scene)),
        _para(outcome(second, scene)),
    )


def line_closed(scene: Scene, found: Found) -> Story:
    """OL-16: tell what is tempting about a line with a gap, and what refuses it."""
    trick, (card, line, end) = tricks(scene)[found.trick - 1], found[-3:]
    gaps = [name for name in NAMES if name not in trick.full]
    refusal = scene.before(trick.at).refusal({"do": "line", "card": card, "line": line, "from": end})
    assert refusal is not None  # the judge has asked
    first = dealt(scene)[LINES[line][end][0]]
    why_not = Step(f"refuse.{refusal.code}", {"tried": card, "clause": refusal.clause, **refusal.facts})
    return _story(
        "line-closed",
        _para(situation(scene, trick, hand=True), say("all-closed", lines=gaps)),
        table(scene, trick, turned=False, tried=(card, line, end)),
        _para(say("tempting", card=card, line=line, end=end, first=first), why_not),
        _para(say("others", lines=list(trick.full), closed=gaps)),
    )


def whole_deal(scene: Scene, found: Found) -> Story:
    """OL-14, OL-16 … OL-19: tell a deal in a table, count it, and say that the game goes on."""
    return _story(
        "whole-deal",
        _para(standing(scene), situation(scene, None), say("table-marks")),
        told.all_tricks(scene),
        _para(say("left", card=told.last_card(scene)), points(scene), result(scene)),
    )


def game_end(lesson: str) -> Tell:
    """Give the story of a lesson about the score: how it stood, what the deal brought, what follows."""
    return lambda scene, _: _story(lesson, _para(standing(scene)), _para(points(scene), result(scene)))


def both_marks(scene: Scene, found: Found) -> Story:
    """OL-21: tell when in a deal both came to their marks, and that only its end counts."""
    return _story("both-marks", _para(standing(scene)), told.race_table(scene), _para(result(scene)))


def hard_goes_on(scene: Scene, found: Found) -> Story:
    """OL-20: tell that a player with 21 points in the hard game has not won."""
    brought = _para(points(scene), say("not-enough", points=WRITTEN_ONCE), result(scene))
    return _story("hard-goes-on", _para(standing(scene)), brought)


def whole(scene: Scene, found: Found | None = None) -> Story:
    """Tell a whole deal: the layout, every trick with the reason for it, and what it all came to."""
    blocks: list[Block] = [_para(standing(scene)), told.first_table(scene)]
    blocks.append(Para(told.layout(scene, hand=False)))  # the first trick says what is held
    for trick in tricks(scene):
        facts = {**scene.turns[trick.at].legal.reason.facts, "cards": list(trick.held)}
        blocks += [
            table(scene, trick),
            _para(say("trick", trick=trick.number), Step("legal.full-lines", facts), _thought(trick)),
            _para(turning(trick, scene), outcome(trick, scene), *told.picked(trick)),
        ]
    blocks.append(_para(say("left", card=told.last_card(scene)), points(scene), result(scene)))
    return Story(Step("title.whole-hand"), tuple(blocks))


def _thought(trick: Trick) -> Step:
    """Tell why this card here, if good sense says the same; else only which card and where."""
    if trick.thinking is None:
        return told.laid(trick)
    first = trick.turned[0] == trick.thinking.facts["stop"]
    return Step(f"why.{trick.thinking.code}", {**trick.thinking.facts, "first": first})
