"""The lessons of Optrita: Lines and its puzzles: what a deal shows, who judges it, how it is told and asked.

A judge asks for everything that the telling will say. Clarity starts at 100, and whatever would distract a
reader takes something off: a later trick, a long row of cards, a score that is decided early. What the phrases
are filled with stands at the head of templates/optrita-lines/phrases.en.toml.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import Any

from printkit.games.optrita_lines.facts import COSTLY, facts
from printkit.games.optrita_lines.game import DIAGONALS, LINES, PACK, SIDE, THROUGH, TRICKS, marks, stops, wins
from printkit.rules.lesson import Drawing, Found, Grid, Lesson, Scene, Step, Story, clearest, lesson
from printkit.rules.scene import Grade, Puzzle, by_suit
from printkit.rules.telling import cards, head, number, say, story

__all__ = ["COSTLY", "LESSONS", "facts", "puzzles", "whole"]

ANY: Any = {"difficulty": "normal"}, lambda setup: True  # looked for in any deal of a normal game


class Trick:
    """A trick. The phrases about it are filled with its attributes: see the head of phrases.en.toml, too.

    ``at``: the turn (from 0) in which the play card was laid. Before it: ``held``, the hand by suit; ``up`` and
    ``gaps``, the cells that lay face up or had lost their card; ``full``, the lines that could be chosen, and
    ``gone``, the others; ``unseen``, how many cards had not been seen. ``grid``: the cards dealt, by cell;
    ``cells``: where those ``turned`` lie, of which ``open`` lay face up already (OL-10). ``certain``: the card
    was laid because it wins whatever lies there. ``blind``: cards were passed, and all turned were unseen.
    ``kind``: what it met, a card of its ``suit``, a ``trump``, of ``trumps`` one, or nothing (``through``).
    """

    def __init__(self, scene: Scene, number: int, at: int) -> None:
        turn, (*before, claim) = scene.turns[at], scene.claims["tricks"][:number]
        self.number, self.at, self.top, self.full = number, at, scene.setup["stock"][0], turn.legal.choices
        self.grid = [card for row in scene.setup["grid"] for card in row]
        self.card, self.line, self.end = (turn.action[key] for key in ("card", "line", "from"))
        self.suit, self.trump, self.held = self.card[1], self.top[1], by_suit(turn.held)
        self.gaps = {self.grid.index(one["taken"]) for one in before}
        turned = {self.grid.index(card) for one in before for card in one["turned"]}
        self.up = turned.union(DIAGONALS[scene.setup["diagonal"]])
        self.gone = [line for line in LINES if line not in self.full]
        self.stop, self.taken, self.won = claim["stopped_by"], claim["taken"], claim["winner"] == "player"
        self.turned: list[str] = claim["turned"]
        self.passed = self.turned[:-1] if self.stop else self.turned
        self.cells = LINES[self.line][self.end][: len(self.turned)]
        self.open = [card for card, cell in zip(self.turned, self.cells, strict=True) if cell in self.up]
        self.certain = turn.sound and turn.thinking.code == "line-sure"
        self.blind = bool(self.passed) and not self.open
        self.kind = "suit" if self.stop else "through"
        if self.stop and self.stop[1] == self.trump:
            self.kind = "trumps" if self.suit == self.trump else "trump"
        through = THROUGH[self.grid.index(self.taken)]
        self.closed = [line for line in through if line in self.full]
        (self.other,) = {*through} - {self.line}
        seen = {*scene.setup["hand"], self.top, *(self.grid[cell] for cell in self.up)}
        unseen = [card for card in PACK.codes if card not in seen]
        stopping = [wins(self.card, card) for card in unseen if stops(card, self.suit, self.trump)]
        self.unseen, self.trumps = len(unseen), sum(card[1] == self.trump for card in unseen)
        self.beaten, self.beating = stopping.count(True), stopping.count(False)


@lru_cache(maxsize=2)  # several judges look at one scene
def tricks(scene: Scene) -> tuple[Trick, ...]:
    """Give the tricks of a deal."""
    laid = (at for at, turn in enumerate(scene.turns) if turn.action["do"] == "line")
    return tuple(Trick(scene, number, at) for number, at in enumerate(laid, 1))


def points_of(scene: Scene, side: str) -> list[int]:
    """OL-18: give the points of a side before the deal and after each trick."""
    taken = (trick["winner"] == side for trick in scene.claims["tricks"])
    return list(accumulate(taken, initial=scene.setup["scores_before"][side]))


def score_of(scene: Scene) -> dict[str, Any]:
    """OL-03, OL-18: give what the phrases about the score are filled with."""
    facts = {"ruling": scene.ruleset["same_deal"], "winner": scene.claims["result"]}
    for (side, mark), name in zip(marks(scene.ruleset).items(), ("you", "dummy"), strict=True):
        points = points_of(scene, side)
        there = next((at for at, have in enumerate(points) if have >= mark), 0)
        facts |= {name: points[-1] - points[0], f"{name}_before": points[0], f"{name}_end": points[-1]}
        facts |= {f"{name}_mark": mark, f"{name}_there": there}
    return facts


def draw(trick: Trick, told: Iterable[int] = (), *alt: Step, **values: str | int) -> Drawing:
    """Draw the grid as it lay before a trick, but with the cells ``told`` face up, which ``alt`` tells."""
    told, codes, gone = set(told), trick.grid, sorted(trick.gaps)
    up = (trick.up | told) - trick.gaps
    shown = [card if at in up else "." if at in gone else "?" for at, card in enumerate(codes)]
    others = Step("alt.face-up", {"told": bool(told), "cards": [codes[cell] for cell in sorted(up - told)]})
    gaps = Step("alt.gaps", {"places": [(cell // SIDE + 1, cell % SIDE + 1) for cell in gone]})
    last = others, gaps, Step("alt.trump", {"suit": trick.trump})
    return Drawing("grid", {"cards": ",".join(shown), "trump": trick.top, **values}, (*alt, *last))


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
    passed = trick.card[0] in "789JQ" and all(card[0] in higher for card in trick.passed)
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

    return lesson(id, clauses, *ANY, clearest(find), tell, 2_000)


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
    facts = {**laid, "first": trick.grid[cells[0]], "gone": gone}
    return story("line-closed", drawn, [Step("tell.line-closed", facts)])


def _game(id: str, clauses: str, difficulty: str, weigh: Callable[..., int | None]) -> Lesson:
    """Give a lesson about the score; ``weigh``: what distracts in it, None where it does not show it."""

    def judge(scene: Scene) -> Found | None:
        weight = weigh(**score_of(scene))
        return None if weight is None else Found(100 - weight)

    def tell(scene: Scene, found: Found) -> Story:
        score, columns = score_of(scene), (*head("points", "before"), *map(number, range(1, TRICKS + 1)))
        rows = []
        for side, who in (("you", "player"), ("dummy", "dummy")):
            rows.append((*head(side), *map(number, (*points_of(scene, who), score[f"{side}_mark"]))))
        table = Grid("l" + "r" * (TRICKS + 2), (*columns, *head("mark")), tuple(rows), opens=True)
        return story(id, table, [Step(f"tell.{id}", score)])

    ruleset = {"difficulty": difficulty}
    return lesson(id, clauses, ruleset, lambda setup: setup["hand_no"] > 2, judge, tell, 400, True)


def _hard_lost(*, you_mark: int, you_end: int, you_there: int, dummy_there: int, **_: Any) -> int | None:
    """OL-03: the dummy comes to its mark before the last trick, and the player, however near, does not."""
    if you_there or not 0 < dummy_there < TRICKS:
        return None
    return 3 * (you_mark - you_end - 1) + 4 * (dummy_there < 2)


def _hard_goes_on(*, you_before: int, you_end: int, dummy_mark: int, dummy_end: int, **more: Any) -> int | None:
    """OL-20: in the hard game the player comes to the mark of the normal one, and the game is not over."""
    enough = marks({"difficulty": "normal"})["player"]
    if more["winner"] or not you_before < enough <= you_end:
        return None
    return 4 * (you_end - enough) + 4 * (dummy_mark - dummy_end - 1)


def _both_marks(*, winner: str | None, you_there: int, dummy_there: int, **_: Any) -> int | None:
    """OL-22: both come to their mark in the same deal, the player first; and the dummy wins."""
    if winner != "dummy" or not 0 < you_there < dummy_there:
        return None
    return 5 * abs(dummy_there - you_there - 2) + 5 * abs(you_there - 2)


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
    end = Step("tell.whole-hand", score)
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
    kept = sorted(said, key=("certain", "through", "again", "open", "trump").index)[:3]
    return [step for code, step in said.items() if code in kept]


LESSONS = (
    _trick("won-in-suit", "OL-02 OL-07 OL-08 OL-09 OL-11"),
    _trick("lost-in-suit", "OL-02 OL-09 OL-11"),
    _trick("lost-to-trump", "OL-09 OL-12"),
    _trick("trump-played", "OL-09 OL-11"),
    _trick("nothing-stops", "OL-13 OL-14"),
    _trick("face-up-stops", "OL-10"),
    lesson("line-closed", "OL-16", *ANY, _line_closed, _tell_closed, 1_000),
    _game("hard-lost", "OL-03 OL-18", "hard", _hard_lost),
    _game("hard-goes-on", "OL-19 OL-20", "hard", _hard_goes_on),
    _game("both-marks", "OL-21 OL-22", "normal", _both_marks),
    lesson("whole-hand", "OL-01 OL-05 OL-06 OL-14 OL-15 OL-16 OL-17 OL-18", *ANY, _whole_hand, whole, 2_000),
)
"""In the order of the rulebook."""


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Give what might be asked about a deal: nothing of a trick that the very first card stops."""
    yield _score(scene)
    for trick in tricks(scene):
        if trick.gaps:
            yield _lines(trick)
        if trick.passed:
            yield from _of_trick(trick)
    for trick, following in pairwise(tricks(scene)):
        if trick.passed and trick.stop:
            yield _lines_after(trick, following)


def _lines(trick: Trick) -> Puzzle:
    """OL-16: ask for the full lines; harder where several cards are gone."""
    answer = (Step("reply.lines", {"lines": list(trick.full), "closed": trick.gone}),)
    grade: Grade = 1 if len(trick.gaps) == 1 else 2
    figure, family = draw(trick, plain="yes"), str(len(trick.gone))
    return Puzzle("lines", grade, family, trick.at, None, trick.full, figure, Step("ask.lines"), answer)


def _of_trick(trick: Trick) -> Iterator[Puzzle]:
    """OL-08 … OL-14: ask which card stops the turning, who wins, and which cards the winner takes.

    The hardest are those where nothing stops the turning, so that there is a choice.
    """
    grade: Grade = 2 if trick.stop else 3
    family, winner = f"{trick.kind} {trick.won}", "player" if trick.won else "dummy"
    yield _about(trick, "stopper", grade, f"{trick.kind} {trick.end}", "stopped_by", trick.stop)
    yield _about(trick, "who-wins", 1 if trick.kind == "suit" else grade, family, "winner", winner)
    taken = _about(trick, "taken", grade, family, "taken", trick.taken)
    if not trick.stop:
        any_of = Step("reply.taken-any", {"card": trick.card, "cards": trick.turned})
        taken = taken._replace(family=trick.kind, at=trick.at + 1, claim=None)
        taken = taken._replace(truth=tuple(trick.turned), answer=(any_of,))
    yield taken


def _lines_after(trick: Trick, following: Trick) -> Puzzle:
    """OL-14, OL-16: ask which lines are full when a trick is over."""
    told = {"lines": list(following.full), "closed": following.gone}
    answer = [Step("reply.lines-after", {**vars(trick), **told})]
    if trick.closed:
        answer.append(Step("reply.closed", {"card": trick.taken, "lines": trick.closed}))
    if trick.gone:
        answer.append(Step("reply.closed-before", {"lines": trick.gone}))
    grade: Grade = 3 if trick.gaps else 2
    made = _about(trick, "lines-after", grade, str(len(trick.closed)), "taken", following.full)
    return made._replace(at=following.at, claim=None, answer=tuple(answer))


def _about(trick: Trick, kind: str, grade: Grade, family: str, claim: str, truth: object) -> Puzzle:
    """Give a puzzle about a trick whose line is shown with all its cards face up, and nothing turned yet."""
    cells, place = LINES[trick.line][trick.end], {"line": trick.line, "end": trick.end}
    alt = Step("alt.laid", {"card": trick.card, **place, "cards": [trick.grid[cell] for cell in cells]})
    figure = draw(trick, cells, alt, play=trick.card, **place, plain="yes")
    at, path = trick.at + (1 if trick.stop else 2), ("tricks", trick.number - 1, claim)
    ask, answer = Step(f"ask.{kind}", vars(trick)), (Step(f"reply.{kind}", vars(trick)),)
    return Puzzle(kind, grade, family, at, path, truth, figure, ask, answer)


def _score(scene: Scene) -> Puzzle:
    """OL-14, OL-17, OL-18: ask what the piles are worth; two cards are a trick, and the last card is none."""
    won = by_suit(card for trick in tricks(scene) if trick.won for card in (trick.card, trick.taken))
    (left,) = {*scene.setup["hand"]} - {trick.card for trick in tricks(scene)}
    lost, score = 2 * TRICKS - len(won), scene.claims["score"]
    alt = Step("alt.piles", {"won": list(won), "lost": lost, "left": left})
    figure = Drawing("piles", {"won": ",".join(won), "lost": lost, "left": left}, (alt,))
    answer = (Step("reply.score", {**score, "cards": len(won), "dummy_cards": lost}),)
    return Puzzle("score", 1, str(lost), len(scene.turns), ("score",), score, figure, Step("ask.score"), answer)
