"""What is told of a deal of Optrita: Lines: sentences as codes with facts, tables, figures. In no language.

The codes and their facts are listed at the head of templates/optrita-lines/phrases.en.toml.
"""

from __future__ import annotations

from printkit.games.optrita_lines.board import CELLS, TRICKS
from printkit.games.optrita_lines.lessons.scene import Trick, dealt, diagonal, on_diagonal, race, tricks, trump
from printkit.rules.lesson import Drawing, Grid, Scene, Step, Text
from printkit.rules.scene import by_suit
from printkit.rules.telling import head, number, say


def situation(scene: Scene, trick: Trick | None, *, hand: bool = False) -> Step:
    """Say what is trump, which trick it is, if one, and with ``hand`` what is held."""
    held = list(trick.held) if trick and hand else []
    return say("situation", trump=trump(scene), trick=trick.number if trick else 0, hand=held)


def standing(scene: Scene) -> Step:
    """OL-03: say which game it is, what both have before the deal, and what they want."""
    you, dummy = race(scene)
    facts = {"difficulty": scene.ruleset["difficulty"], "hand_no": scene.setup["hand_no"]}
    return say("standing", **facts, you=you.before, dummy=dummy.before, mark=you.mark, dummy_mark=dummy.mark)


def layout(scene: Scene, *, hand: bool = True) -> Text:
    """OL-05, OL-06: say what lies face up, with ``hand`` what is held, and what is trump."""
    shown = say("layout-diagonal", diagonal=scene.setup["diagonal"], cards=list(on_diagonal(scene)))
    held = say("layout-hand", cards=list(by_suit(scene.setup["hand"])))
    named = say("layout-trump", card=scene.setup["stock"][0], trump=trump(scene))
    return (shown, held, named) if hand else (shown, named)


def laid(trick: Trick) -> Step:
    """OL-07: say which card is laid where."""
    return say("lay", card=trick.card, line=trick.line, end=trick.end)


def turning(trick: Trick, scene: Scene) -> Step:
    """OL-08 … OL-10: tell the turning, card by card, to the one that stops it or to the far end."""
    end = ("turn", {"passed": list(trick.passed), "stop": trick.stop})
    code, facts = end if trick.stop else ("turn-all", {"cards": list(trick.turned)})
    return say(code, **facts, suit=trick.suit, trump=trump(scene), up=list(trick.open))


def outcome(trick: Trick, scene: Scene) -> Step:
    """OL-11 … OL-13: tell who wins, and why."""
    suit = trump(scene)
    if trick.stop is None:
        return say("won-through", card=trick.card, suit=trick.suit, trump=suit)
    if trick.stop[1] != trick.suit:
        return say("lost-to-trump", card=trick.card, stop=trick.stop, trump=suit)
    kind = "trumps" if trick.suit == suit else "suit"
    return say(f"won-{kind}" if trick.won else f"lost-{kind}", card=trick.card, stop=trick.stop)


def picked(trick: Trick, *, why: bool = True) -> Text:
    """OL-13: tell which of the six is picked, and why if there was sense in it.

    In the last trick there is none: whatever gap is left, no line is chosen any more.
    """
    if trick.stop is not None:
        return ()
    if trick.picking is None or trick.number == TRICKS or not why:
        return (say("pick", card=trick.taken),)
    return (Step(f"why.{trick.picking.code}", trick.picking.facts),)


def closed(trick: Trick) -> Step:
    """OL-16: tell which lines are closed."""
    return say("closed", card=trick.taken, lines=list(trick.closed))


def cleared(trick: Trick) -> Text:
    """OL-14 … OL-16: tell where the two cards go, what stays, and which lines are closed."""
    told = say("take", won=trick.won, card=trick.card, taken=trick.taken)
    stay = (say("stay", cards=list(trick.stay)),) if trick.stay else ()
    return told, *stay, *((closed(trick),) if trick.closed else ())


def last_card(scene: Scene) -> str:
    """OL-17: give the card that is left."""
    laid = {trick.card for trick in tricks(scene)}
    return next(str(card) for card in scene.setup["hand"] if card not in laid)


def points(scene: Scene) -> Step:
    """OL-18: tell what a deal was worth to both, and how they stand after it."""
    score, (you, dummy) = scene.claims["score"], race(scene)
    facts = {"you_end": you.end, "dummy_end": dummy.end, "first": not you.before and not dummy.before}
    return say("score", you=score["player"], dummy=score["dummy"], **facts)


def result(scene: Scene) -> Step:
    """OL-03, OL-19 … OL-21: tell who came to the mark when the deal was over, and what follows from it."""
    (you, dummy), ended = race(scene), scene.claims["result"]
    facts = {"mark": you.mark, "dummy_mark": dummy.mark}
    if you.there and dummy.there:
        facts |= {"you_there": you.there, "dummy_there": dummy.there}
        return say("both-there", winner=ended, ruling=scene.ruleset["same_deal"], **facts)
    return say({"player": "game-won", "dummy": "game-lost", None: "goes-on"}[ended], **facts)


# --- figures and tables


def table(
    scene: Scene, trick: Trick, *, turned: bool = True, tried: tuple[str, str, str] | None = None
) -> Drawing:
    """Give the grid in a trick: the line's cards numbered as they are turned, the one taken framed.

    ``turned``: False as it was before the play card was laid; ``tried``: card, line and end of a play card
    that may not lie there.
    """
    shown = grid_of(scene, trick, trick.up.union(trick.cells) if turned else trick.up)
    card, line, end = tried or ((trick.card, trick.line, trick.end) if turned else ("", "", ""))
    laid, alt = {"card": card, "line": line, "end": end}, []
    if turned:
        alt = [Step("alt.trick", {**laid, "turned": list(trick.turned)})]
        alt.append(Step("alt.taken", {"card": trick.taken, "stop": trick.stop is not None}))
    elif tried:
        alt = [Step("alt.tried", laid)]
    others = [one for cell, one in enumerate(shown) if len(one) == 2 and not (turned and cell in trick.cells)]
    marks = (len(trick.turned), ",".join(trick.open), trick.taken) if turned else (0, "", "")
    values: dict[str, str | int] = {"cards": ",".join(shown), "trump": scene.setup["stock"][0]}
    values |= {"play": card, "line": line, "end": end}
    values |= zip(("turned", "open", "taken"), marks, strict=True)
    values |= {"tried": "yes" if tried else "", "hand": ""}
    return Drawing("grid", values, (*alt, Step("alt.grid", {"up": others, "gaps": len(trick.gaps)})))


def grid_of(scene: Scene, trick: Trick | None, up: frozenset[int]) -> list[str]:
    """Give the cells as the figure has them: a gap from before the trick, a card face up, or one face down."""
    gaps, grid = trick.gaps if trick else (), dealt(scene)
    return ["." if cell in gaps else grid[cell] if cell in up else "?" for cell in range(CELLS)]


def first_table(scene: Scene) -> Drawing:
    """OL-05, OL-06: give the layout: the grid with its diagonal face up, the trump card, the hand."""
    hand, top = by_suit(scene.setup["hand"]), scene.setup["stock"][0]
    cards = ",".join(grid_of(scene, None, diagonal(scene)))
    facts = {"diagonal": scene.setup["diagonal"], "cards": list(on_diagonal(scene)), "trump": top}
    alt = Step("alt.layout", facts), Step("alt.hand", {"cards": list(hand)})
    return Drawing("grid", {"cards": cards, "trump": top, "hand": ",".join(hand)}, alt)


def all_tricks(scene: Scene) -> Grid:
    """Give a deal as a table: the play card, its line, how many cards were turned, the one taken, who won.

    The mark of a winner stands at the play card where the player won, else at the card that stopped it.
    """
    rows = tuple(
        (
            number(trick.number),
            number(len(trick.full)),
            Step("cell.played", {"card": trick.card, "led": False, "won": trick.won}),
            say("place", line=trick.line, end=trick.end),
            number(len(trick.turned)),
            Step("cell.played", {"card": trick.taken, "led": False, "won": not trick.won}),
            Step("words.you" if trick.won else "words.dummy"),
        )
        for trick in tricks(scene)
    )
    return Grid("rrllrll", head("trick", "full", "play", "place", "count", "taken", "winner"), rows)


def race_table(scene: Scene) -> Grid:
    """OL-03, OL-18: give how the points of both grow from trick to trick, and what they want."""
    rows = tuple(
        (Step(f"words.{name}"), *map(number, (side.before, *side.after, side.mark)))
        for side, name in zip(race(scene), ("you", "dummy"), strict=True)
    )
    numbers = (number(trick.number) for trick in tricks(scene))
    heads = (*head("after-trick", "before"), *numbers, *head("mark"))
    return Grid("l" + "r" * (len(heads) - 1), heads, rows)
