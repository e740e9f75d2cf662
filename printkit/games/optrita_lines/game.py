"""Optrita: Lines, for one player (OL-01 … OL-22), clause by clause.

There are no seats: ``Legal.seat`` and ``to_move`` are None, and actions have none. Choices are lines for
``line``, cards for ``pick``. Facts of refusals (``LinesHand.reasons``): ``cards`` are the six as turned;
``lines`` are full; ``gone`` the cards taken from ``line``, in its order; ``ends`` the two that it has;
``played`` tells whether the card has been played in this deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

from printkit.rules import shape
from printkit.rules.cards import Pack
from printkit.rules.game import Action, Legal, Option, Outcome, Path, Reason, Refusal, Ruleset, Setup, Shapes
from printkit.rules.hand import Hand, always
from printkit.rules.rng import below, shuffle

PACK = Pack("SHDC", "23456789JQKA")
"""OL-01, OL-02: ``card // 12`` is 0 ♠, 1 ♥, 2 ♦, 3 ♣; ``card % 12`` is 0 for a 2, 11 for an ace."""
SIDE = 6  # OL-05
CELLS = SIDE * SIDE
HELD, STOCK = 7, 5  # OL-06
DEALT = CELLS + HELD + 1  # the cards whose place matters: the grid, the hand and the trump card
TRICKS = 6  # OL-17
SIDES = ("player", "dummy")
DIFFICULTIES = ("normal", "hard")
DIAGONALS = {"down": tuple(range(0, CELLS, SIDE + 1)), "up": tuple(range(CELLS - SIDE, 0, 1 - SIDE))}  # OL-05
COLUMNS = [tuple(range(column, CELLS, SIDE)) for column in range(SIDE)]
ROWS = [tuple(range(first, first + SIDE)) for first in range(0, CELLS, SIDE)]
LINES = {
    **{f"C{number}": {"top": cells, "bottom": cells[::-1]} for number, cells in enumerate(COLUMNS, 1)},
    **{f"R{number}": {"left": cells, "right": cells[::-1]} for number, cells in enumerate(ROWS, 1)},
}
"""OL-07, OL-08: by line (columns from the left, rows from the top) and end the cells as they are turned."""
NAMES = tuple(LINES)
THROUGH = [(f"C{cell % SIDE + 1}", f"R{cell // SIDE + 1}") for cell in range(CELLS)]  # OL-16: by cell


class LinesView(NamedTuple):
    """What the player sees, and has seen since the deal. Cards are ints, sets of cards and of cells masks.

    ``trump``: the suit's int. ``faces``: by cell the card that lies there face up, -1 for a face-down card and
    for a gap. ``gaps``: the cells whose card was taken. ``lines``: the full lines. ``seen``: the first hand,
    the trump card and every card that was face up. ``trick``: tricks that are over. ``picking``: the cells to
    pick from in turning order, none while a card is to be laid; ``line``: the line laid at last, "" before.
    """

    hand: int
    trump: int
    faces: tuple[int, ...]
    gaps: int
    lines: tuple[str, ...]
    seen: int
    trick: int
    picking: tuple[int, ...]
    line: str

    @property
    def held(self) -> tuple[str, ...]:
        """The hand, sorted as records are."""
        return tuple(PACK.sorted_codes(self.hand))


def marks(ruleset: Ruleset) -> dict[str, int]:
    """OL-03, OL-20: give the points that player and dummy want to reach."""
    normal = ruleset["difficulty"] == "normal"
    return {"player": 21, "dummy": 21} if normal else {"player": ruleset["hard_target"], "dummy": 11}


def stops(card: str, suit: str, trump: str) -> bool:
    """OL-09: tell whether ``card`` stops the turning for a play card of ``suit``."""
    return card[1] == suit or card[1] == trump


def wins(played: str, stopper: str) -> bool:
    """OL-11, OL-12: tell whether ``played`` wins against the card that stopped it, lower and of its suit."""
    return played[1] == stopper[1] and PACK.ints[played] > PACK.ints[stopper]


class LinesHand(Hand):
    """One deal: ``line`` lays a card at a line, ``pick`` takes a card where nothing stopped the turning.

    ``grid``: the cards dealt, by cell; ``held``: the hand, sorted; ``laid``: the play cards; ``turned``: the
    cards turned last, in turning order; ``tricks``: those that are over, as claimed. Else see ``LinesView``.
    """

    id = "optrita-lines"
    pack = PACK
    options = (
        Option("difficulty", DIFFICULTIES, "normal", "OL-03", always=True),
        Option("hard_target", (31, 21), 31, "OL-20"),
        Option("same_deal", ("dummy", "first-trick", "player"), "dummy", "OL-22"),
    )
    deal_words = DEALT + 1
    sides = always(((None,), ()))  # OL-01: there are no seats; the dummy decides nothing
    side_names = always(SIDES)
    clauses: ClassVar = {
        "no-such-card": "OL-01",
        **dict.fromkeys(["game_over", "result"], "OL-03"),
        "trump": "OL-06",
        **dict.fromkeys(["not-in-hand", "no-such-line", "no-such-end", "wrong-decision"], "OL-07"),
        "turned": "OL-08",
        "stopped_by": "OL-09",
        "taken": "OL-14",
        **dict.fromkeys(["not-turned", "winner"], "OL-13"),
        "not-full": "OL-16",
        **dict.fromkeys(["hand-over", "actions", "tricks"], "OL-17"),
        **dict.fromkeys(["score", "scores_after"], "OL-18"),
    }
    reasons: ClassVar = {
        **dict.fromkeys(["full-lines", "pick-any"], ()),
        "not-turned": ("card", "line", "cards"),
        "wrong-decision": ("do",),
        "no-such-card": ("card",),
        "not-in-hand": ("card", "played"),
        "no-such-line": ("line",),
        "not-full": ("line", "gone", "lines"),
        "no-such-end": ("line", "from", "ends"),
    }

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        super().__init__(ruleset, setup)
        self.stage, self.turn, self.line = "line", None, ""
        self.grid = tuple([card for row in setup["grid"] for card in row])
        self.trump = setup["stock"][0][1]  # OL-06
        self.held = sorted(setup["hand"])
        self.hand = PACK.mask(self.held)
        self.seen = self.hand | PACK.mask(setup["stock"][:1])
        self.faces = [-1] * CELLS
        self.cells: tuple[int, ...] = ()
        self.laid, self.turned = list[str](), list[str]()
        self.tricks: list[dict[str, Any]] = []
        self.gaps, self.full = 0, list(NAMES)
        for cell in DIAGONALS[setup["diagonal"]]:
            self._show(cell)

    @classmethod
    def first(cls, ruleset: Ruleset) -> Setup:
        """OL-03: nobody has scored."""
        return {"hand_no": 1, "scores_before": dict.fromkeys(SIDES, 0)}

    @classmethod
    def mixed(cls, ruleset: Ruleset, words: Iterator[int]) -> Setup:
        """Give what might stand before a deal in a game: six points a deal so far, neither side at its mark."""
        most_player, most_dummy = (mark - 1 for mark in marks(ruleset).values())
        deals = below(next(words), (most_player + most_dummy) // TRICKS + 1)
        points, least = deals * TRICKS, max(0, deals * TRICKS - most_dummy)
        player = least + below(next(words), min(points, most_player) - least + 1)
        return {"hand_no": deals + 1, "scores_before": {"player": player, "dummy": points - player}}

    @classmethod
    def deal(cls, ruleset: Ruleset, standing: Setup, words: list[int]) -> Setup:
        """OL-05, OL-06: deal grid, hand and stock; either diagonal will do."""
        cards = list(PACK.codes)
        shuffle(cards, len(cards), DEALT, words)
        return {
            "hand_no": standing["hand_no"],
            "grid": [cards[row : row + SIDE] for row in range(0, CELLS, SIDE)],
            "diagonal": tuple(DIAGONALS)[below(words[DEALT], 2)],
            "hand": cards[CELLS : CELLS + HELD],
            "stock": cards[CELLS + HELD :],
            "scores_before": dict(standing["scores_before"]),
        }

    @classmethod
    def shapes(cls, ruleset: Ruleset) -> Shapes:
        """Give the shapes of a record's own parts."""
        card = shape.one_of(PACK.codes, "a card of the pack (OL-01)")
        line = shape.one_of(NAMES, "a line: C1 to C6 or R1 to R6")
        side, both = shape.one_of(SIDES), shape.table(dict.fromkeys(SIDES, shape.integer()))
        before = {name: shape.integer(0, mark - 1) for name, mark in marks(ruleset).items()}
        dealt = {
            "grid": shape.listing(shape.listing(card, SIDE), SIDE),
            "hand": shape.listing(card, HELD),
            "stock": shape.listing(card, STOCK),
        }
        known = {"hand_no": shape.integer(1), "diagonal": shape.one_of(tuple(DIAGONALS))}
        whole = shape.table({**known, **dealt, "scores_before": shape.table(before)})

        def setup(value: Any) -> None:
            whole(value)
            shape.distinct({key: value[key] for key in dealt})

        ends = shape.one_of([*LINES["R1"], *LINES["C1"]])
        lay = {"do": shape.one_of(("line",)), "card": card, "line": line, "from": ends}
        laid = shape.table(lay, {"legal": shape.listing(line, 1, len(NAMES))})
        turned = {"turned": shape.listing(card, 1, SIDE), "stopped_by": shape.or_null(card)}
        claims = {
            "trump": shape.one_of(tuple(PACK.suits)),
            "tricks": shape.listing(shape.table({**turned, "winner": side, "taken": card}), TRICKS),
            **dict.fromkeys(["score", "scores_after"], both),
            "game_over": shape.flag,
            "result": shape.or_null(side),
        }
        pick = shape.table({"do": shape.one_of(("pick",)), "card": card})
        action = shape.by_key("do", {"line": laid, "pick": pick})
        return Shapes(setup, action, shape.table({}, claims))

    def legal_line(self) -> Legal:
        """OL-16: give the full lines."""
        return Legal("line", None, tuple(self.full), Reason("full-lines", "OL-16"), about="line")

    def legal_pick(self) -> Legal:
        """OL-13: give the six cards."""
        return Legal("pick", None, tuple(sorted(self.turned)), Reason("pick-any", "OL-13"), claimed=False)

    def refusal_line(self, action: Action) -> Refusal | None:
        """Give why a card may not be laid at an end of a line, or None when it may."""
        card, line, end = action["card"], action["line"], action["from"]
        if card not in PACK.ints:
            return self.refuse(action, "no-such-card", card=card)
        if card not in self.held:
            return self.refuse(action, "not-in-hand", card=card, played=card in self.laid)
        if line not in LINES:
            return self.refuse(action, "no-such-line", "line", line=line)
        ends = list(LINES[line])
        if line not in self.full:
            gone = [self.grid[cell] for cell in LINES[line][ends[0]] if self.gaps >> cell & 1]
            return self.refuse(action, "not-full", "line", line=line, gone=gone, lines=self.full)
        if end not in ends:
            return self.refuse(action, "no-such-end", "from", **{"line": line, "from": end, "ends": ends})
        return None

    def refusal_pick(self, action: Action) -> Refusal | None:
        """Give why a card may not be picked, or None when it may."""
        card = action["card"]
        if card in self.turned:
            return None
        if card not in PACK.ints:
            return self.refuse(action, "no-such-card", card=card)
        return self.refuse(action, "not-turned", card=card, line=self.line, cards=self.turned)

    def clause_of(self, code: str) -> str:
        """Give the clause behind a refusal: OL-13 asks for a pick."""
        return "OL-13" if code == "wrong-decision" and self.stage == "pick" else self.clauses[code]

    def do_line(self, action: Action) -> None:
        """OL-07 … OL-13: lay a card and turn the line's cards, to the one that stops it or to the far end."""
        card, line = action["card"], action["line"]
        self.held.remove(card)
        self.hand -= 1 << PACK.ints[card]
        self.laid.append(card)
        self.line, self.cells, self.turned = line, LINES[line][action["from"]], []
        for cell in self.cells:
            lying = self.grid[cell]
            self._show(cell)  # OL-10: one that lies face up already is reached like any other
            self.turned.append(lying)
            if stops(lying, card[1], self.trump):
                self._take(cell, lying, wins(card, lying))
                return
        self.stage = "pick"

    def do_pick(self, action: Action) -> None:
        """OL-13: the player, who has won, takes one of the six."""
        self._take(self.grid.index(action["card"]), None, True)

    def _show(self, cell: int) -> None:
        card = self.faces[cell] = PACK.ints[self.grid[cell]]
        self.seen |= 1 << card

    def _take(self, cell: int, stop: str | None, won: bool) -> None:
        """OL-14 … OL-17: the card at a cell goes to the winner, and its row and column have a gap."""
        winner, taken = SIDES[not won], self.grid[cell]
        self.tricks.append({"turned": self.turned, "stopped_by": stop, "winner": winner, "taken": taken})
        self.faces[cell] = -1
        self.gaps |= 1 << cell
        self.full = [line for line in self.full if line not in THROUGH[cell]]
        self.stage = None if len(self.tricks) == TRICKS else "line"

    def view(self, seat: int | None) -> LinesView:
        """Give what the player sees."""
        trump, picking = PACK.suits.index(self.trump), self.cells if self.stage == "pick" else ()
        known = self.gaps, tuple(self.full), self.seen, len(self.tricks)
        return LinesView(self.hand, trump, tuple(self.faces), *known, picking, self.line)

    def cards_played(self) -> int:
        """Give how many cards were laid by decision; :attr:`Outcome.turned` has those that the rules turn."""
        return len(self.laid)

    def result(self) -> str | None:
        """OL-03, OL-21, OL-22: give who has won the game when the deal is over; None while it goes on."""
        points, ends, there = dict(self.setup["scores_before"]), marks(self.ruleset), []
        for trick in self.tricks:
            side = trick["winner"]
            points[side] += 1
            if points[side] == ends[side]:
                there.append(side)
        if len(there) == 2 and self.ruleset["same_deal"] != "first-trick":
            return str(self.ruleset["same_deal"])
        return there[0] if there else None

    def outcome(self) -> Outcome:
        """OL-18: give what the finished deal came to, a point a trick."""
        won = sum([trick["winner"] == "player" for trick in self.tricks])
        score, before, result = (won, TRICKS - won), self.setup["scores_before"], self.result()
        totals = before["player"] + score[0], before["dummy"] + score[1]
        winners, turned = (SIDES.index(result),) if result else (), [trick["turned"] for trick in self.tricks]
        return Outcome(score, score, totals, winners, sum(map(len, turned)))

    def next_hand(self) -> Setup | None:
        """OL-19: if the game is not over, all is dealt again."""
        outcome = self.outcome()
        scores = dict(zip(SIDES, outcome.totals, strict=True))
        return None if outcome.winners else {"hand_no": self.setup["hand_no"] + 1, "scores_before": scores}

    def claimed_tricks(self) -> list[dict[str, Any]]:
        """Give what is claimed of the tricks that are over."""
        return [{**trick} for trick in self.tricks]

    def claims(self) -> dict[str, Any]:
        """Give every claim about the deal, in the order of records. ValueError when it is not finished."""
        if not self.finished:
            raise ValueError("the deal is not over")
        outcome = self.outcome()
        return {
            "trump": self.trump,
            "tricks": self.claimed_tricks(),
            "score": dict(zip(SIDES, outcome.score, strict=True)),
            "scores_after": dict(zip(SIDES, outcome.totals, strict=True)),
            "game_over": bool(outcome.winners),
            "result": SIDES[outcome.winners[0]] if outcome.winners else None,
        }

    def clause(self, path: Path) -> str:
        """Give the clause behind a claim or a part of one."""
        if path[0] == "result":
            after, ends = self.outcome().totals, marks(self.ruleset).values()
            return "OL-22" if all(have >= end for have, end in zip(after, ends, strict=True)) else "OL-03"
        if path[0] == "tricks" and path[-1] in ("winner", "taken"):
            played, stop = self.laid[int(path[1])], self.tricks[int(path[1])]["stopped_by"]
            if stop is None or path[-1] == "winner":
                return "OL-13" if stop is None else "OL-11" if stop[1] == played[1] else "OL-12"
        return super().clause(path)
