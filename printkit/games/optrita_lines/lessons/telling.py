"""How a deal of Optrita: Lines is told: pictures and tables, and the codes and facts of words. In no language.

What each code gets stands at the head of templates/optrita-lines/phrases.en.toml.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from printkit.games.optrita_lines.board import CELLS, DIAGONALS, LINES, NAMES, SIDE
from printkit.games.optrita_lines.game import stops, wins
from printkit.games.optrita_lines.lessons.judges import Found
from printkit.games.optrita_lines.lessons.scene import Trick, certain, dealt, race, tricks, trump
from printkit.rules.lesson import Drawing, Grid, Scene, Step, Story
from printkit.rules.scene import by_suit
from printkit.rules.telling import cards, head, number, say, story

Tell = Callable[[Scene, Found], Story]
PLAIN = "number", "card", "suit", "line", "end", "stop", "won", "taken"


def facts_of(scene: Scene, trick: Trick) -> dict[str, Any]:
    """Give what the phrases about a trick are filled with.

    ``unseen``, ``trumps``: how many cards, and trumps, the player had not seen; ``beaten``, ``beating``: how
    many of them would stop the turning, and lose or win then. ``other``: the second line of the card taken.
    """
    suit, unseen = trump(scene), trick.unseen
    stopping = [card for card in unseen if stops(card, trick.suit, suit)]
    beaten = sum(wins(trick.card, card) for card in stopping)
    (other,) = set(trick.through) - {trick.line}
    return {
        **{name: getattr(trick, name) for name in PLAIN},
        "trump": suit,
        "passed": list(trick.passed),
        "closed": list(trick.closed),
        "other": other,
        "unseen": len(unseen),
        "trumps": sum(card[1] == suit for card in unseen),
        "beaten": beaten,
        "beating": len(stopping) - beaten,
    }


def grid(scene: Scene, trick: Trick, told: Iterable[int] = (), *alt: Step, **values: str | int) -> Drawing:
    """Give the grid as it lay before a trick, but with the cells ``told`` face up, which ``alt`` tells."""
    told, codes = set(told), dealt(scene)
    shown = [
        "." if cell in trick.gaps else codes[cell] if cell in trick.up | told else "?" for cell in range(CELLS)
    ]
    others = Step("alt.face-up", {"cards": [codes[cell] for cell in sorted(trick.up - trick.gaps - told)]})
    gaps = Step("alt.gaps", {"places": [(cell // SIDE + 1, cell % SIDE + 1) for cell in sorted(trick.gaps)]})
    known = {"cards": ",".join(shown), "trump": scene.setup["stock"][0]}
    return Drawing("grid", {**known, **values}, (*alt, others, gaps))


def turned(scene: Scene, trick: Trick) -> Drawing:
    """Give the grid when the turning has ended: cards numbered as they were turned, the one taken framed."""
    laid = {"card": trick.card, "line": trick.line, "end": trick.end}
    alt = Step("alt.trick", {**laid, "turned": list(trick.turned)})
    taken = Step("alt.taken", {"card": trick.taken, "stop": trick.stop is not None})
    values = {"play": trick.card, "line": trick.line, "end": trick.end, "taken": trick.taken}
    lay_open = ",".join(trick.open)
    return grid(scene, trick, trick.cells, alt, taken, **values, turned=len(trick.turned), open=lay_open)


def one_trick(lesson: str) -> Tell:
    """Give the story of a lesson that one trick shows."""

    def tell(scene: Scene, found: Found) -> Story:
        trick = tricks(scene)[found.trick - 1]
        return story(lesson, turned(scene, trick), [Step(f"tell.{lesson}", facts_of(scene, trick))])

    return tell


def line_closed(scene: Scene, found: Found) -> Story:
    """OL-16: tell what is tempting about a line with a gap, and where its card went."""
    trick, codes = tricks(scene)[found.trick - 1], dealt(scene)
    card, line, end = found[-3:]
    gone = [codes[cell] for cell in LINES[line][end] if cell in trick.gaps]
    closed = [line for line in NAMES if line not in trick.full]
    laid = {"card": card, "line": line, "end": end}
    facts = {**laid, "first": codes[LINES[line][end][0]], "gone": gone, "closed": closed}
    place = {"play": card, "line": line, "end": end, "tried": "yes"}
    drawn = grid(scene, trick, (), Step("alt.tried", laid), **place)
    return story("line-closed", drawn, [Step("tell.line-closed", facts)])


def game_end(lesson: str) -> Tell:
    """Give the story of a lesson about the score: a table of how both came along, and what follows."""

    def tell(scene: Scene, found: Found) -> Story:
        sides = dict(zip(("you", "dummy"), race(scene), strict=True))
        rows = tuple(
            (Step(f"words.{name}"), *map(number, (side.before, *side.after, side.mark)))
            for name, side in sides.items()
        )
        columns = (*head("points", "before"), *(number(trick.number) for trick in tricks(scene)), *head("mark"))
        points = Grid("l" + "r" * (len(columns) - 1), columns, rows, opens=True)
        return story(lesson, points, [Step(f"tell.{lesson}", _score(scene))])

    return tell


def _score(scene: Scene) -> dict[str, Any]:
    """Give what the phrases about the score are filled with: of each side, points and the trick at its mark."""
    facts = {"ruling": scene.ruleset["same_deal"], "winner": scene.claims["result"]}
    for name, side in zip(("you", "dummy"), race(scene), strict=True):
        won = side.end - side.before
        facts |= {name: won, f"{name}_before": side.before, f"{name}_end": side.end}
        facts |= {f"{name}_mark": side.mark, f"{name}_there": side.there}
    return facts


def whole(scene: Scene, found: Found | None = None) -> Story:
    """Tell a deal: the layout, a table of its tricks, remarks at the turns that matter, what it came to."""
    hand, top, played = by_suit(scene.setup["hand"]), scene.setup["stock"][0], tricks(scene)
    up = [dealt(scene)[cell] for cell in DIAGONALS[scene.setup["diagonal"]]]
    alt = Step("alt.layout", {"diagonal": scene.setup["diagonal"], "cards": up, "trump": top})
    layout = grid(scene, played[0])
    layout = layout._replace(
        values={**layout.values, "hand": ",".join(hand)}, alt=(alt, Step("alt.hand", {"cards": list(hand)}))
    )
    begin = {"difficulty": scene.ruleset["difficulty"], "hand_no": scene.setup["hand_no"], **_score(scene)}
    left = set(hand) - {trick.card for trick in played}
    rows = tuple(
        (
            number(trick.number),
            cards([trick.card]),
            say("place", line=trick.line, end=trick.end),
            cards(trick.turned),
            cards([trick.taken]),
            Step("words.you" if trick.won else "words.dummy"),
        )
        for trick in played
    )
    table = Grid("clllll", head("trick", "play", "laid", "turned", "taken", "winner"), rows)
    end = Step("tell.whole-hand", {**_score(scene), "left": left.pop()})
    begun = say("begin", **begin, trump=trump(scene))
    return story("whole-hand", layout, [begun], table, remarks(scene), [end])


def remarks(scene: Scene) -> list[Step]:
    """Say what matters of at most three tricks, of each kind the first that comes."""
    said: dict[str, Step] = {}
    seen: dict[str, int] = {}
    for trick in tricks(scene):
        facts, code = facts_of(scene, trick), ""
        if trick.stop is None:
            code = "through"
        elif certain(scene, trick):
            code = "open" if trick.open == trick.turned else "certain"
        elif trick.stop in seen:
            code, facts["before"] = "again", seen[trick.stop]
        elif trick.stop[1] != trick.suit and trick.stop not in trick.open:
            code = "trump"
        if code:
            said.setdefault(code, Step(f"remark.{code}", facts))
        seen |= dict.fromkeys(set(trick.turned).difference(trick.open), trick.number)
    order = "certain", "through", "again", "open", "trump"
    kept = sorted(said, key=order.index)[:3]
    return [step for code, step in said.items() if code in kept]
