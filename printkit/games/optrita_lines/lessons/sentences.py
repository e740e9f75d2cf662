"""What is told of a deal of Optrita: Lines: sentences as codes with facts, tables, figures. In no language.

The codes and their facts are listed at the head of templates/optrita-lines/phrases.en.toml.
"""

from __future__ import annotations

from typing import Any

from printkit.games.optrita_lines.board import CELLS, TRICKS
from printkit.games.optrita_lines.lessons.seen import (
    Trick,
    by_suit,
    dealt,
    diagonal,
    on_diagonal,
    race,
    tricks,
    trump,
)
from printkit.rules.lesson import Drawing, Grid, Scene, Step


def say(code: str, **facts: object) -> Step:
    """Give a sentence of a telling."""
    return Step(f"say.{code}", facts)


# --- the situation


def situation(scene: Scene, trick: Trick, *, hand: bool = True) -> Step:
    """Say what is trump, which trick it is, and with ``hand`` what is held."""
    return say("situation", trump=trump(scene), trick=trick.number, hand=list(trick.held) if hand else [])


def standing(scene: Scene) -> Step:
    """OL-03: say which game it is, what both have before the deal, and what they want."""
    you, dummy = race(scene)
    return say(
        "standing",
        difficulty=scene.ruleset["difficulty"],
        hand_no=scene.setup["hand_no"],
        you=you.before,
        dummy=dummy.before,
        mark=you.mark,
        dummy_mark=dummy.mark,
    )


def layout(scene: Scene, *, hand: bool = True) -> list[Step]:
    """OL-05, OL-06: say what lies face up, with ``hand`` what is held, and what is trump."""
    shown = say("layout-diagonal", diagonal=scene.setup["diagonal"], cards=list(on_diagonal(scene)))
    held = say("layout-hand", cards=list(by_suit(scene.setup["hand"])))
    return [
        shown,
        *([held] if hand else []),
        say("layout-trump", card=scene.setup["stock"][0], trump=trump(scene)),
    ]


# --- a trick


def laid(trick: Trick) -> Step:
    """OL-07: say which card is laid where."""
    return say("lay", card=trick.card, line=trick.line, end=trick.end)


def turning(trick: Trick, scene: Scene) -> Step:
    """OL-08 … OL-10: tell the turning, card by card, to the one that stops it or to the far end."""
    facts: dict[str, Any] = {"suit": trick.suit, "trump": trump(scene), "up": list(trick.open)}
    if trick.stop is None:
        return say("turn-all", cards=list(trick.turned), **facts)
    return say("turn", passed=list(trick.passed), stop=trick.stop, **facts)


def outcome(trick: Trick, scene: Scene) -> Step:
    """OL-11 … OL-13: tell who wins, and why."""
    suit = trump(scene)
    if trick.stop is None:
        return say("won-through", card=trick.card, suit=trick.suit, trump=suit)
    if trick.stop[1] != trick.suit:
        return say("lost-to-trump", card=trick.card, stop=trick.stop, trump=suit)
    codes = ("won-trumps", "lost-trumps") if trick.suit == suit else ("won-suit", "lost-suit")
    return say(codes[not trick.won], card=trick.card, stop=trick.stop)


def picked(trick: Trick, *, why: bool = True) -> list[Step]:
    """OL-13: tell which of the six is picked, and why if there was sense in it.

    In the last trick there is none: whatever gap is left, no line is chosen any more.
    """
    if trick.stop is not None:
        return []
    if trick.picking is None or trick.number == TRICKS or not why:
        return [say("pick", card=trick.taken)]
    return [Step(f"why.{trick.picking.code}", trick.picking.facts)]


def cleared(trick: Trick, *, closed: bool = True) -> list[Step]:
    """OL-14 … OL-16: tell where the two cards go, what stays, and with ``closed`` which lines are closed."""
    told = [say("take", won=trick.won, card=trick.card, taken=trick.taken)]
    if trick.stay:
        told.append(say("stay", cards=list(trick.stay)))
    if closed and trick.closed:
        told.append(say("closed", card=trick.taken, lines=list(trick.closed)))
    return told


def why_not(scene: Scene, trick: Trick, card: str, line: str, end: str) -> Step:
    """OL-16: tell why a card may not be laid there."""
    refusal = scene.before(trick.at).refusal({"do": "line", "card": card, "line": line, "from": end})
    assert refusal is not None  # the judge has asked
    return Step(f"refuse.{refusal.code}", {"tried": card, "clause": refusal.clause, **refusal.facts})


# --- figures


def table(
    scene: Scene,
    trick: Trick,
    *,
    turned: bool = True,
    hand: bool = False,
    tried: tuple[str, str, str] | None = None,
) -> Drawing:
    """Give the grid in a trick: the line's cards numbered as they are turned, the one taken framed.

    ``turned``: False as it was before the play card was laid; ``tried``: card, line and end of a play card
    that may not lie there; ``hand``: what is held then stands below, with the play card already on the table.
    """
    grid = dealt(scene)
    up = trick.up.union(trick.cells) if turned else trick.up
    shown = [("" if cell in trick.gaps else grid[cell] if cell in up else "?") for cell in range(CELLS)]
    card, line, end = tried or ((trick.card, trick.line, trick.end) if turned else ("", "", ""))
    held = [one for one in trick.held if one != card] if hand else []
    values: dict[str, str | int] = {
        "cards": ",".join(one or "." for one in shown),
        "trump": scene.setup["stock"][0],
        "play": card,
        "line": line,
        "end": end,
        "turned": len(trick.turned) if turned else 0,
        "open": ",".join(trick.open) if turned else "",
        "taken": trick.taken if turned else "",
        "tried": "yes" if tried else "",
        "hand": ",".join(held),
    }
    alt = []
    if turned:
        alt.append(Step("alt.trick", {"card": card, "line": line, "end": end, "turned": list(trick.turned)}))
        alt.append(Step("alt.taken", {"card": trick.taken, "stop": trick.stop is not None}))
    elif tried:
        alt.append(Step("alt.tried", {"card": card, "line": line, "end": end}))
    others = [one for cell, one in enumerate(shown) if len(one) == 2 and not (turned and cell in trick.cells)]
    alt.append(Step("alt.grid", {"up": others, "gaps": len(trick.gaps)}))
    if held:
        alt.append(Step("alt.hand", {"cards": held}))
    return Drawing("grid", values, tuple(alt))


def first_table(scene: Scene) -> Drawing:
    """OL-05, OL-06: give the layout: the grid with its diagonal face up, the trump card, the hand."""
    grid, shown = dealt(scene), diagonal(scene)
    hand = list(by_suit(scene.setup["hand"]))
    values: dict[str, str | int] = {
        "cards": ",".join(grid[cell] if cell in shown else "?" for cell in range(CELLS)),
        "trump": scene.setup["stock"][0],
        "hand": ",".join(hand),
    }
    facts = {
        "diagonal": scene.setup["diagonal"],
        "cards": list(on_diagonal(scene)),
        "trump": scene.setup["stock"][0],
    }
    return Drawing("grid", values, (Step("alt.layout", facts), Step("alt.hand", {"cards": hand})))


# --- tables


def number(value: int) -> Step:
    """Give a number as a table has it."""
    return Step("cell.number", {"number": value})


def card_cell(card: str, won: bool = False) -> Step:
    """Give a card as a table has it, with the mark of a winner if it won."""
    return Step("cell.played", {"card": card, "led": False, "won": won})


def all_tricks(scene: Scene) -> Grid:
    """Give a deal as a table: the play card, its line, how many cards were turned, the one taken, who won.

    The mark of a winner stands at the play card where the player won, else at the card that stopped it.
    """
    rows = []
    for trick in tricks(scene):
        rows.append(
            (
                number(trick.number),
                number(len(trick.full)),
                card_cell(trick.card, trick.won),
                Step("say.place", {"line": trick.line, "end": trick.end}),
                number(len(trick.turned)),
                card_cell(trick.taken, not trick.won),
                Step("words.you" if trick.won else "words.dummy"),
            )
        )
    heads = ("trick", "full", "play", "place", "count", "taken", "winner")
    return Grid("rrllrll", tuple(Step(f"words.{head}") for head in heads), tuple(rows))


def race_table(scene: Scene) -> Grid:
    """OL-03, OL-18: give how the points of both grow from trick to trick, and what they want."""
    rows = []
    for side, name in zip(race(scene), ("you", "dummy"), strict=True):
        points = (side.before, *side.after, side.mark)
        rows.append((Step(f"words.{name}"), *map(number, points)))
    numbers = tuple(number(trick.number) for trick in tricks(scene))
    heads = (Step("words.after-trick"), Step("words.before"), *numbers, Step("words.mark"))
    return Grid("l" + "r" * (len(heads) - 1), heads, tuple(rows))


# --- points


def points(scene: Scene) -> Step:
    """OL-18: tell what a deal was worth to both, and how they stand after it."""
    score, (you, dummy) = scene.claims["score"], race(scene)
    facts = {"you_end": you.end, "dummy_end": dummy.end, "first": not you.before and not dummy.before}
    return say("score", you=score["player"], dummy=score["dummy"], **facts)


def result(scene: Scene) -> list[Step]:
    """OL-03, OL-19 … OL-21: tell who came to the mark when the deal was over, and what follows from it."""
    you, dummy = race(scene)
    ended = scene.claims["result"]
    facts = {"mark": you.mark, "dummy_mark": dummy.mark}
    if you.there and dummy.there:
        there = {"you_there": you.there, "dummy_there": dummy.there}
        return [say("both-there", winner=ended, ruling=scene.ruleset["same_deal"], **there, **facts)]
    return [say({"player": "game-won", "dummy": "game-lost", None: "goes-on"}[ended], **facts)]
