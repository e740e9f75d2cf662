"""The lessons of Optrita: Lines: what each shows, in which deals it is looked for, who judges, who tells.

A judge asks for everything that the telling will say. Clarity starts at 100, and whatever would distract a
reader takes something off: a later trick, a long row of cards, a score that is decided early.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from printkit.games.optrita_lines.game import DIAGONALS, LINES, PACK, SIDES, TRICKS, marks, wins
from printkit.games.optrita_lines.lessons.puzzles import puzzles
from printkit.games.optrita_lines.lessons.scene import Trick, draw, points_of, score_of, tricks
from printkit.rules.lesson import Found, Grid, Lesson, Scene, Step, Story, clearest, lesson
from printkit.rules.scene import by_suit
from printkit.rules.telling import cards, head, number, say, story

__all__ = ["LESSONS", "puzzles", "whole"]


# --- tricks


def _shown(trick: Trick) -> str:
    """Give the lesson that a trick shows, "" for none."""
    rank, stop = PACK.ranks.index(trick.card[0]), trick.turned[-1]
    lower, higher = PACK.ranks[:rank], PACK.ranks[rank + 1 :]
    if trick.kind == "suit":
        if trick.blind:  # others are passed, then the higher card of the suit wins
            return "won-in-suit" if trick.won else "lost-in-suit"
        first = trick.number == 1 and trick.won and trick.passed  # on the diagonal lies what stops it
        return "face-up-stops" if first and trick.open == [stop] else ""
    if trick.kind == "through":  # a low card, and the one picked closes no second line
        low = trick.card[0] in "23456" and trick.suit != trick.trump
        return "nothing-stops" if low and len(trick.closed) == 1 else ""
    if not trick.blind or stop[0] not in lower:
        return ""
    if trick.kind == "trump":
        return "lost-to-trump"
    passed = trick.card[0] in "789JQ" and any(card[0] in higher for card in trick.passed)
    return "trump-played" if passed else ""


def _trick(id: str, clauses: str) -> Lesson:
    """Give a lesson that one trick shows; two cards of two suits before the end are clearest."""

    def find(scene: Scene) -> Iterator[Found]:
        for trick in tricks(scene):
            if _shown(trick) == id:
                weight = 12 * (trick.number - 1) + 8 * abs(len(trick.passed) - 2)
                yield Found(100 - weight - 6 * (len({card[1] for card in trick.passed}) < 2), trick.number)

    def tell(scene: Scene, found: Found) -> Story:
        trick = tricks(scene)[found.trick - 1]
        alt = Step("alt.trick", vars(trick)), Step("alt.taken", {"card": trick.taken, "stop": bool(trick.stop)})
        laid = {"play": trick.card, "line": trick.line, "end": trick.end, "taken": trick.taken}
        turned = draw(trick, trick.cells, *alt, **laid, turned=len(trick.turned), open=",".join(trick.open))
        return story(id, turned, [Step(f"tell.{id}", vars(trick))])

    return _lesson(id, clauses, clearest(find), tell)


def _lesson(
    id: str,
    clauses: str,
    judge: Any,
    tell: Any,
    deals: int = 2_000,
    difficulty: str = "normal",
    games: bool = False,
) -> Lesson:
    rules = {"difficulty": difficulty}
    return lesson(id, clauses, rules, lambda setup: setup["hand_no"] > 2 * games, judge, tell, deals, games)


@clearest
def _line_closed(scene: Scene) -> Iterator[Found]:
    """OL-16: a line with a gap would be sure to win: the first card from an end lies face up and is beaten."""
    for trick in tricks(scene)[1:3]:
        for line, end, cells in ((name, *way) for name in trick.gone for way in LINES[name].items()):
            if cells[0] in trick.up - trick.gaps:
                for card in trick.held:
                    if wins(card, trick.grid[cells[0]]):
                        weight = 10 * (trick.number + len(trick.gaps.intersection(cells)))
                        laid = {"card": card, "line": line, "end": end}
                        yield Found(130 - weight - 20 * (card == trick.card), trick.number, about=laid)


def _tell_closed(scene: Scene, found: Found) -> Story:
    trick, laid = tricks(scene)[found.trick - 1], found.about
    cells, place = LINES[laid["line"]][laid["end"]], {"line": laid["line"], "end": laid["end"]}
    drawn = draw(trick, (), Step("alt.tried", laid), play=laid["card"], **place, tried="yes")
    gone = [trick.grid[cell] for cell in cells if cell in trick.gaps]
    facts = {**laid, "first": trick.grid[cells[0]], "gone": gone, "closed": trick.gone}
    return story("line-closed", drawn, [Step("tell.line-closed", facts)])


# --- the score


def _game(id: str, clauses: str, difficulty: str, weigh: Callable[..., int | None]) -> Lesson:
    """Give a lesson about the score; ``weigh``: what distracts in it, None where it does not show it."""

    def judge(scene: Scene) -> Found | None:
        weight = weigh(**score_of(scene))
        return None if weight is None else Found(100 - weight)

    def tell(scene: Scene, found: Found) -> Story:
        score, columns = score_of(scene), (*head("points", "before"), *map(number, range(1, TRICKS + 1)))
        both = ((side, points_of(scene, who)) for side, who in zip(("you", "dummy"), SIDES, strict=True))
        rows = tuple(
            (*head(side), *map(number, points), number(score[f"{side}_mark"])) for side, points in both
        )
        table = Grid("l" + "r" * (TRICKS + 2), (*columns, *head("mark")), rows, opens=True)
        return story(id, table, [Step(f"tell.{id}", score)])

    return _lesson(id, clauses, judge, tell, 400, difficulty, games=True)


def _hard_lost(*, you_mark: int, you_end: int, you_there: int, dummy_there: int, **_: Any) -> int | None:
    """OL-03: the dummy comes to its mark in this deal, and the player, however near, does not."""
    if you_there or not dummy_there:
        return None
    return 3 * (you_mark - you_end - 1) + 4 * (dummy_there < 2) + 3 * (dummy_there == TRICKS)


def _hard_goes_on(
    *, winner: str | None, you_before: int, you_end: int, dummy_mark: int, dummy_end: int, **_: Any
) -> int | None:
    """OL-20: in the hard game the player comes to the mark of the normal one, and the game is not over."""
    enough = marks({"difficulty": "normal"})["player"]
    if winner or not you_before < enough <= you_end:
        return None
    return 4 * (you_end - enough) + 4 * (dummy_mark - dummy_end - 1)


def _both_marks(*, winner: str | None, you_there: int, dummy_there: int, **_: Any) -> int | None:
    """OL-22: both come to their mark in the same deal, the player first; and the dummy wins."""
    if winner != "dummy" or not 0 < you_there < dummy_there:
        return None
    return 5 * abs(dummy_there - you_there - 2) + 5 * abs(you_there - 2)


# --- a whole deal


def _whole_hand(scene: Scene) -> Found | None:
    """Show the first deal of a game with every way to win a trick, one that was certain among them."""
    played, score = tricks(scene), scene.claims["score"]
    kinds = {(trick.kind, trick.won) for trick in played}
    sure = any(trick.certain for trick in played)
    if scene.setup["hand_no"] != 1 or ("through", True) not in kinds or not sure or not score["dummy"]:
        return None
    long = sum(max(0, len(trick.turned) - 4) for trick in played)
    return Found(100 - 6 * (TRICKS - len(kinds)) - long - 8 * (score["player"] <= score["dummy"]))


def whole(scene: Scene, found: Found | None = None) -> Story:
    """Tell a deal: the layout, a table of its tricks, remarks at the turns that matter, what it came to."""
    setup, played, score = scene.setup, tricks(scene), score_of(scene)
    hand, up = by_suit(setup["hand"]), [played[0].grid[cell] for cell in DIAGONALS[setup["diagonal"]]]
    alt = Step("alt.layout", {"diagonal": setup["diagonal"], "cards": up, "trump": played[0].top})
    layout = draw(played[0], hand=",".join(hand))._replace(alt=(alt, Step("alt.hand", {"cards": list(hand)})))
    known = {"difficulty": scene.ruleset["difficulty"], "hand_no": setup["hand_no"], "trump": played[0].trump}
    rows = []
    for trick in played:
        laid = number(trick.number), cards([trick.card]), say("place", line=trick.line, end=trick.end)
        taken = cards(trick.turned), cards([trick.taken]), *head("you" if trick.won else "dummy")
        rows.append((*laid, *taken))
    table = Grid("clllll", head("trick", "play", "laid", "turned", "taken", "winner"), tuple(rows))
    (left,) = {*hand} - {trick.card for trick in played}
    end = Step("tell.whole-hand", {**score, "left": left})
    return story("whole-hand", layout, [say("begin", **known, **score)], table, remarks(scene), [end])


def remarks(scene: Scene) -> list[Step]:
    """Say what matters of at most three tricks, of each kind the first that comes."""
    said: dict[str, Step] = {}
    seen: dict[str, int] = {}
    for trick in tricks(scene):
        code = ""
        if not trick.stop:
            code = "through"
        elif trick.certain:
            code = "open" if trick.open == trick.turned else "certain"
        elif trick.stop in seen:
            code = "again"
        elif trick.kind == "trump" and trick.stop not in trick.open:
            code = "trump"
        if code:
            said.setdefault(code, Step(f"remark.{code}", {**vars(trick), "before": seen.get(trick.stop)}))
        seen |= dict.fromkeys({*trick.turned} - {*trick.open}, trick.number)
    order = "certain", "through", "again", "open", "trump"
    kept = sorted(said, key=order.index)[:3]
    return [step for code, step in said.items() if code in kept]


LESSONS = (
    _trick("won-in-suit", "OL-02 OL-07 OL-08 OL-09 OL-11"),
    _trick("lost-in-suit", "OL-02 OL-09 OL-11"),
    _trick("lost-to-trump", "OL-09 OL-12"),
    _trick("trump-played", "OL-09 OL-11"),
    _trick("nothing-stops", "OL-13 OL-14"),
    _trick("face-up-stops", "OL-10"),
    _lesson("line-closed", "OL-16", _line_closed, _tell_closed, 1_000),
    _game("hard-lost", "OL-03 OL-18", "hard", _hard_lost),
    _game("hard-goes-on", "OL-19 OL-20", "hard", _hard_goes_on),
    _game("both-marks", "OL-21 OL-22", "normal", _both_marks),
    _lesson("whole-hand", "OL-01 OL-05 OL-06 OL-14 OL-15 OL-16 OL-17 OL-18", _whole_hand, whole),
)
"""In the order of the rulebook."""
