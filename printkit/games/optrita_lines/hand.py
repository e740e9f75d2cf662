"""Optrita: Lines: deals step by step, in codes and with reasons.

There are no seats: ``Legal.seat`` and ``to_move`` are None, and actions have none.

What may be done (``Legal.reason``) and why not (``Refusal``); ``facts``:

==================  ======  ========================================================================
code                clause  facts
==================  ======  ========================================================================
``full-lines``      OL-16   any card of the hand, at either end of any full line. ``trick`` (1 … 6),
                            ``cards`` (the hand), ``lines`` (full), ``gaps`` (lines with a gap)
``pick-any``        OL-13   nothing stopped the turning: any of the six. ``card`` (the play card),
                            ``line``, ``cards`` (the six in turning order)
``no-such-card``    OL-01   not one of the 48. ``card``
``not-in-hand``     OL-07   ``card``; ``played``: True if it has been played in this deal
``no-such-line``    OL-07   ``line`` (what was tried)
``not-full``        OL-16   the line has a gap. ``line``, ``gone`` (the cards taken from it, in the
                            order of the line), ``lines`` (full)
``no-such-end``     OL-07   ``line``, ``from`` (what was tried), ``ends`` (the two that there are)
``not-turned``      OL-13   not one of the six. ``card``, ``line``, ``cards``
==================  ======  ========================================================================

``hand-over`` and ``wrong-decision`` are those of :mod:`printkit.rules.game`; both are about ``do``.
``Legal.choices`` are the full lines for ``line``, the six cards for ``pick``.
"""

from __future__ import annotations

from typing import Any

from printkit.games.optrita_lines import rules
from printkit.games.optrita_lines.policies import View
from printkit.games.optrita_lines.rules import CELLS, ENDS, GRID, HELD, NAMES, PACK, SIDE, TRICKS
from printkit.rules.cards import bits
from printkit.rules.game import Action, Claims, Legal, Reason, Refusal, Refused, Ruleset, Setup

LINES = {name: line for line, name in enumerate(NAMES)}
DIAGONALS = ("down", "up")
"""OL-05: top left to bottom right, bottom left to top right."""
DIFFICULTIES = ("normal", "hard")
SAME_DEAL = ("dummy", "first-trick", "player")
"""OL-21: in the order of the numbers that the rules have for them."""
SIDES = (None, "player", "dummy")
"""In the order of NOBODY, PLAYER, DUMMY."""


def marks(ruleset: Ruleset) -> tuple[int, int]:
    """OL-03, OL-20: give the points that player and dummy want to reach."""
    return (21, 21) if ruleset["difficulty"] == "normal" else (ruleset["hard_target"], 11)


class LinesHand:
    """One deal of Optrita: Lines (the protocol is :class:`printkit.rules.game.Hand`).

    ``table`` is the deal as the hot functions know it, ``tricks`` those that are over, as claimed; ``laid`` the
    play cards, one a trick, that of an unfinished trick too.
    """

    __slots__ = ("laid", "ruleset", "setup", "table", "tricks")

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        self.ruleset = ruleset
        self.setup = setup
        codes = [code for row in setup["grid"] for code in row] + setup["hand"] + setup["stock"]
        self.table = [0] * rules.SIZE
        rules.begin(self.table, [PACK.ints[code] for code in codes], DIAGONALS.index(setup["diagonal"]))
        self.laid: list[str] = []
        self.tricks: list[dict[str, Any]] = []

    def copy(self) -> LinesHand:
        """Give a deal that goes on apart from this one."""
        made = object.__new__(LinesHand)
        made.ruleset, made.setup = self.ruleset, self.setup
        made.table, made.laid, made.tricks = self.table[:], self.laid[:], self.tricks[:]
        return made

    @property
    def finished(self) -> bool:
        """OL-17: the deal is over after six tricks."""
        return self.table[rules.TRICK] == TRICKS

    @property
    def to_move(self) -> int | None:
        """None: there are no seats (OL-01)."""
        return None

    @property
    def picking(self) -> bool:
        """OL-13: nothing stopped the turning, and the player has to pick a card."""
        return bool(self.table[rules.PICKING])

    @property
    def trump(self) -> str:
        """OL-06: the trump suit."""
        return PACK.suits[self.table[rules.TRUMP]]

    def held(self) -> list[str]:
        """Give the hand, sorted by code point; after the deal the one card left over (OL-17)."""
        return PACK.sorted_codes(self.table[rules.HAND])

    def full_lines(self) -> list[str]:
        """OL-16: give the lines that have all six cards, sorted."""
        return [NAMES[line] for line in bits(self.table[rules.FULL])]

    def turned(self) -> list[str]:
        """OL-08: give the cards turned last, in turning order."""
        table = self.table
        cells = (rules.cell(table[rules.LINE], table[rules.END], place) for place in range(table[rules.TURNED]))
        return [PACK.codes[table[GRID + cell]] for cell in cells]

    def legal(self) -> Legal:
        """Give the full lines, or the cards that may be picked, and why these."""
        table = self.table
        if self.finished:
            raise Refused(Refusal("", "hand-over", "OL-17", about="do"))
        if self.picking:
            cards = self.turned()
            facts = {"card": PACK.codes[table[rules.CARD]], "line": NAMES[table[rules.LINE]], "cards": cards}
            return Legal("pick", None, tuple(sorted(cards)), Reason("pick-any", "OL-13", facts), claimed=False)
        lines = self.full_lines()
        said: dict[str, Any] = {
            "trick": table[rules.TRICK] + 1,
            "cards": self.held(),
            "lines": lines,
            "gaps": [line for line in NAMES if line not in lines],
        }
        return Legal("line", None, tuple(lines), Reason("full-lines", "OL-16", said), about="line")

    def why_not(self, card: str, line: str, end: str) -> Refusal | None:
        """Give why ``card`` may not be laid at an end of a line, or None when it may."""
        return self.refusal({"do": "line", "card": card, "line": line, "from": end})

    def why_not_pick(self, card: str) -> Refusal | None:
        """Give why ``card`` may not be picked, or None when it may."""
        return self.refusal({"do": "pick", "card": card})

    def refusal(self, action: Action) -> Refusal | None:
        """Give why ``action`` may not be done now, or None when it may."""
        do, card = action["do"], action["card"]
        if self.finished:
            return Refusal(card, "hand-over", "OL-17", about="do")
        if self.picking:
            if do != "pick":
                return Refusal(card, "wrong-decision", "OL-13", {"do": "pick"}, about="do")
            return self._refusal_to_pick(card)
        if do != "line":
            return Refusal(card, "wrong-decision", "OL-07", {"do": "line"}, about="do")
        return self._refusal_of_card(card) or self._refusal_of_line(card, action["line"], action["from"])

    def _refusal_to_pick(self, card: str) -> Refusal | None:
        if card not in PACK.ints:
            return Refusal(card, "no-such-card", "OL-01", {"card": card})
        cards = self.turned()
        if card in cards:
            return None
        facts = {"card": card, "line": NAMES[self.table[rules.LINE]], "cards": cards}
        return Refusal(card, "not-turned", "OL-13", facts)

    def _refusal_of_card(self, card: str) -> Refusal | None:
        number = PACK.ints.get(card, -1)
        if number < 0:
            return Refusal(card, "no-such-card", "OL-01", {"card": card})
        if not self.table[rules.HAND] >> number & 1:
            facts = {"card": card, "played": card in self.setup["hand"]}
            return Refusal(card, "not-in-hand", "OL-07", facts)
        return None

    def _refusal_of_line(self, card: str, line: str, end: str) -> Refusal | None:
        number = LINES.get(line, -1)
        if number < 0:
            return Refusal(card, "no-such-line", "OL-07", {"line": line}, about="line")
        table = self.table
        if not table[rules.FULL] >> number & 1:
            cells = (rules.cell(number, 0, place) for place in range(SIDE))
            gone = [PACK.codes[table[GRID + cell]] for cell in cells if table[rules.GAPS] >> cell & 1]
            facts = {"line": line, "gone": gone, "lines": self.full_lines()}
            return Refusal(card, "not-full", "OL-16", facts, about="line")
        ends = ENDS[number]
        if end not in ends:
            facts = {"line": line, "from": end, "ends": list(ends)}
            return Refusal(card, "no-such-end", "OL-07", facts, about="from")
        return None

    def do(self, action: Action) -> None:
        """Lay a card at a line, or pick one. Refused when the rules refuse it; all is then as before."""
        refusal = self.refusal(action)
        if refusal is not None:
            done = sum(1 if trick["stopped_by"] else 2 for trick in self.tricks) + self.picking
            raise Refused(refusal, where=f"actions[{done}].{refusal.about}")
        table = self.table
        if action["do"] == "pick":
            cards = self.turned()
            place = cards.index(action["card"])
            rules.pick(table, rules.cell(table[rules.LINE], table[rules.END], place))
            self._close(cards, None, action["card"])
            return
        line = LINES[action["line"]]
        self.laid.append(action["card"])
        rules.lay(table, PACK.ints[action["card"]], line, ENDS[line].index(action["from"]))
        if not self.picking:
            cards = self.turned()
            self._close(cards, cards[-1], cards[-1])

    def _close(self, turned: list[str], stopped_by: str | None, taken: str) -> None:
        won = self.table[rules.ORDER] >> len(self.tricks) & 1
        winner = "player" if won else "dummy"
        self.tricks.append({"turned": turned, "stopped_by": stopped_by, "winner": winner, "taken": taken})

    def lay(self, card: str, line: str, end: str) -> None:
        """Lay a card of the hand at an end of a line."""
        self.do({"do": "line", "card": card, "line": line, "from": end})

    def pick(self, card: str) -> None:
        """Pick one of the six cards turned."""
        self.do({"do": "pick", "card": card})

    def view(self, seat: int | None) -> View:
        """Give what the player sees and has seen: the hand, cards face up, taken or trump, and the gaps."""
        table = self.table
        up, gaps = table[rules.UP], table[rules.GAPS]
        seen = PACK.mask(self.setup["hand"]) | 1 << PACK.ints[self.setup["stock"][0]]
        faces = [-1] * CELLS
        for cell in bits(up):
            card = table[GRID + cell]
            seen |= 1 << card
            if not gaps >> cell & 1:
                faces[cell] = card
        picking = bool(table[rules.PICKING])
        before = self.setup["scores_before"]
        return View(
            hand=table[rules.HAND],
            trump=table[rules.TRUMP],
            trump_card=PACK.ints[self.setup["stock"][0]],
            faces=tuple(faces),
            gaps=gaps,
            lines=table[rules.FULL],
            seen=seen,
            trick=table[rules.TRICK],
            picking=picking,
            card=table[rules.CARD] if picking else -1,
            line=table[rules.LINE] if picking else -1,
            end=table[rules.END] if picking else -1,
            won=table[rules.WON],
            scores_before=(before["player"], before["dummy"]),
            marks=marks(self.ruleset),
            hand_no=self.setup["hand_no"],
        )

    def claims(self) -> Claims:
        """Give every claim about a finished deal, in the order of the record's description."""
        if not self.finished:
            raise ValueError("the deal is not over")
        table, before = self.table, self.setup["scores_before"]
        won = table[rules.WON]
        score = {"player": won, "dummy": TRICKS - won}
        wanted = [
            mark - before[side] for side, mark in zip(("player", "dummy"), marks(self.ruleset), strict=True)
        ]
        result = rules.result(table, wanted[0], wanted[1], SAME_DEAL.index(self.ruleset["same_deal"]))
        return {
            "trump": self.trump,
            "tricks": [{**trick} for trick in self.tricks],
            "score": score,
            "scores_after": {side: before[side] + more for side, more in score.items()},
            "game_over": result != rules.NOBODY,
            "result": SIDES[result],
        }


def dealt(deck: list[int]) -> dict[str, Any]:
    """OL-05, OL-06: give grid, hand and stock as records have them, from cards as the rules deal them."""
    codes = [PACK.codes[card] for card in deck]
    return {
        "grid": [codes[SIDE * row : SIDE * (row + 1)] for row in range(SIDE)],
        "hand": codes[CELLS : CELLS + HELD],
        "stock": codes[CELLS + HELD :],
    }
