"""Optrita: Lines, for one player (OL-01 … OL-21).

The rules are in :mod:`printkit.games.optrita_lines.rules`, a deal step by step in
:mod:`printkit.games.optrita_lines.hand`, the ways to choose in :mod:`printkit.games.optrita_lines.policies`
and :mod:`printkit.games.optrita_lines.search`; here is what stands before a deal, and how its record looks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from printkit.games.optrita_lines import policies, rules, search
from printkit.games.optrita_lines.hand import (
    DIAGONALS,
    DIFFICULTIES,
    LINES,
    SAME_DEAL,
    SIDES,
    LinesHand,
    dealt,
    marks,
)
from printkit.games.optrita_lines.rules import ENDS, HELD, NAMES, PACK, SIDE, STOCK, TRICKS
from printkit.rules import shape
from printkit.rules.game import Game, Option, Outcome, Path, Ruleset, Setup, Shapes
from printkit.rules.rng import below


def first(ruleset: Ruleset) -> Setup:
    """OL-03: nobody has scored."""
    return {"hand_no": 1, "scores_before": {"player": 0, "dummy": 0}}


def after(hand: LinesHand) -> Setup | None:
    """OL-19: if the game is not over, all is dealt again."""
    claims = hand.claims()
    if claims["game_over"]:
        return None
    return {"hand_no": hand.setup["hand_no"] + 1, "scores_before": claims["scores_after"]}


def mixed(ruleset: Ruleset, words: Iterator[int]) -> Setup:
    """Give what might stand before some deal of a game: six points a deal so far, neither side at its mark."""
    most_player, most_dummy = (mark - 1 for mark in marks(ruleset))
    deals = below(next(words), (most_player + most_dummy) // TRICKS + 1)
    points = deals * TRICKS
    least, most = max(0, points - most_dummy), min(points, most_player)
    player = least + below(next(words), most - least + 1)
    return {"hand_no": deals + 1, "scores_before": {"player": player, "dummy": points - player}}


def make_setup(ruleset: Ruleset, standing: Mapping[str, Any], words: list[int]) -> Setup:
    """OL-05, OL-06: deal grid, hand and stock; either diagonal will do."""
    deck = [0] * rules.CARDS
    rules.deal(words, deck)
    cards = dealt(deck)
    return {
        "hand_no": standing["hand_no"],
        "grid": cards["grid"],
        "diagonal": DIAGONALS[below(words[rules.DEALT], 2)],
        "hand": cards["hand"],
        "stock": cards["stock"],
        "scores_before": dict(standing["scores_before"]),
    }


def _setup_shape(ruleset: Ruleset) -> shape.Check:
    card = shape.one_of(PACK.codes, "a card of the pack (OL-01)")
    player, dummy = marks(ruleset)
    parts = shape.table(
        {
            "hand_no": shape.integer(1),
            "grid": shape.listing(shape.listing(card, SIDE), SIDE),
            "diagonal": shape.one_of(DIAGONALS),
            "hand": shape.listing(card, HELD),
            "stock": shape.listing(card, STOCK),
            "scores_before": shape.table(
                {"player": shape.integer(0, player - 1), "dummy": shape.integer(0, dummy - 1)}
            ),
        }
    )

    def setup(value: Any) -> None:
        parts(value)
        try:
            shape.distinct([*value["grid"], value["hand"], value["stock"]])
        except shape.Fault as fault:
            row = int(fault.path[0])
            fault.path[:1] = ["grid", row] if row < SIDE else [("hand", "stock")[row - SIDE]]
            raise

    return setup


def _line_shape() -> shape.Check:
    card = shape.one_of(PACK.codes, "a card of the pack (OL-01)")
    line = shape.one_of(NAMES, "a line: C1 to C6 or R1 to R6")
    parts = shape.table(
        {
            "do": shape.one_of(("line",)),
            "card": card,
            "line": line,
            "from": shape.one_of(("left", "right", "top", "bottom")),
        },
        {"legal": shape.listing(line, 1, rules.LINES)},
    )
    ends = {name: shape.one_of(ENDS[number]) for name, number in LINES.items()}

    def check(value: Any) -> None:
        parts(value)
        try:
            ends[value["line"]](value["from"])
        except shape.Fault as fault:
            fault.path.insert(0, "from")
            raise

    return check


def shapes(ruleset: Ruleset) -> Shapes:
    """Give the shapes of a record's own parts."""
    card = shape.one_of(PACK.codes, "a card of the pack (OL-01)")
    side = shape.one_of(SIDES[1:])
    trick = shape.table(
        {
            "turned": shape.listing(card, 1, SIDE),
            "stopped_by": shape.or_null(card),
            "winner": side,
            "taken": card,
        }
    )
    both = shape.table({"player": shape.integer(), "dummy": shape.integer()})
    return Shapes(
        setup=_setup_shape(ruleset),
        action=shape.by_key(
            "do", {"line": _line_shape(), "pick": shape.table({"do": shape.one_of(("pick",)), "card": card})}
        ),
        actions=(TRICKS, 2 * TRICKS),
        claims=shape.table(
            {},
            {
                "trump": shape.one_of(tuple(PACK.suits)),
                "tricks": shape.listing(trick, TRICKS),
                "score": both,
                "scores_after": both,
                "game_over": shape.flag,
                "result": shape.or_null(side),
            },
        ),
    )


CLAIMS = {
    "actions": "OL-17",
    "trump": "OL-06",
    "tricks": "OL-17",
    "turned": "OL-08",
    "stopped_by": "OL-09",
    "score": "OL-18",
    "scores_after": "OL-18",
    "game_over": "OL-03",
}
"""The clause behind a claim, where it is always the same."""


def claim_clause(hand: LinesHand, path: Path) -> str:
    """Give the clause behind a claim or a part of one."""
    if path[0] == "result":
        after = hand.claims()["scores_after"]
        both = all(
            after[side] >= mark for side, mark in zip(("player", "dummy"), marks(hand.ruleset), strict=True)
        )
        return "OL-21" if both else "OL-03"
    if path[0] == "tricks" and path[-1] in ("winner", "taken"):
        trick = hand.tricks[int(path[1])]
        if trick["stopped_by"] is None:
            return "OL-13"
        if path[-1] == "taken":
            return "OL-14"
        return "OL-11" if trick["stopped_by"][-1] == hand.laid[int(path[1])][-1] else "OL-12"
    return CLAIMS[[step for step in path if isinstance(step, str) and step in CLAIMS][-1]]


def sides(ruleset: Ruleset) -> tuple[str, ...]:
    """OL-18: player and dummy score."""
    return ("player", "dummy")


def seats(ruleset: Ruleset) -> tuple[tuple[int | None, ...], ...]:
    """OL-01: there are no seats; the dummy decides nothing."""
    return ((None,), ())


def outcome(hand: LinesHand) -> Outcome:
    """Give what a finished deal came to, for player and dummy."""
    claims = hand.claims()
    score, totals, result = claims["score"], claims["scores_after"], claims["result"]
    won = (score["player"], score["dummy"])
    return Outcome(
        score=won,
        tricks=won,
        totals=(totals["player"], totals["dummy"]),
        winners=() if result is None else (SIDES.index(result) - 1,),
        turned=sum(len(trick["turned"]) for trick in claims["tricks"]),
    )


GAME = Game(
    id="optrita-lines",
    options=(
        Option("difficulty", DIFFICULTIES, "normal", "OL-03", always=True),
        Option("hard_target", (31, 21), 31, "OL-20"),
        Option("same_deal", SAME_DEAL, "dummy", "OL-21"),
    ),
    shapes=shapes,
    first=first,
    after=after,
    mixed=mixed,
    deal=make_setup,
    deal_words=rules.DEALT + 1,
    start=LinesHand,
    policies={"random": policies.uniform, "sensible": policies.sensible, "search": search.search},
    reasons={
        "full-lines": ("trick", "cards", "lines", "gaps"),
        "pick-any": ("card", "line", "cards"),
        "hand-over": (),
        "wrong-decision": ("do",),
        "no-such-card": ("card",),
        "not-in-hand": ("card", "played"),
        "no-such-line": ("line",),
        "not-full": ("line", "gone", "lines"),
        "no-such-end": ("line", "from", "ends"),
        "not-turned": ("card", "line", "cards"),
    },
    choices={**policies.CODES, **search.CODES},
    clause=claim_clause,
    sides=sides,
    seats=seats,
    outcome=outcome,
)
