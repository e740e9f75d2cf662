"""Handmade Pinochle, 4 players in pairs (HP-01 … HP-26).

The rules themselves are in :mod:`.rules` and, as far as melds have names, :mod:`.melds`; a deal step by step
in :mod:`.hand`, with reasons from :mod:`.reasons`; what records look like in :mod:`.shapes`; what a seat sees
in :mod:`.view`; the ways to choose in :mod:`.policies`, by :mod:`.draft`, :mod:`.estimate` and :mod:`.tricks`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from printkit.games.handmade_pinochle import policies, rules
from printkit.games.handmade_pinochle.hand import PinochleHand
from printkit.games.handmade_pinochle.rules import CARDS, DEALS, PACK, PLAYERS
from printkit.games.handmade_pinochle.shapes import shapes
from printkit.rules.game import Game, Option, Outcome, Path, Ruleset, Setup
from printkit.rules.rng import below
from printkit.rules.shape import HUGE

__all__ = ["GAME"]


def first(ruleset: Ruleset) -> Setup:
    """HP-03: player 0 starts (any method will do)."""
    return {"hand_no": 1, "start": 0, "scores_before": [0, 0]}


def after(hand: PinochleHand) -> Setup | None:
    """HP-07, HP-23, HP-24: four deals, the start moving left; one that was thrown in is made again."""
    setup, claims = hand.setup, hand.claims()
    if claims["game_over"]:
        return None
    hand_no, start = setup["hand_no"], setup["start"]
    if not hand.thrown_in:
        hand_no, start = hand_no + 1, rules.next_start(start)
    return {"hand_no": hand_no, "start": start, "scores_before": claims["scores_after"]}


def mixed(ruleset: Ruleset, words: Iterator[int]) -> Setup:
    """Give what might stand before some deal of a game: any deal, any start, scores as they come about."""
    hand_no = 1 + below(next(words), DEALS)
    start = below(next(words), PLAYERS)
    # a pair usually comes to between -15 and 44 with a deal (HP-18, HP-19)
    scores = [below(next(words), 60 * (hand_no - 1) + 1) - 15 * (hand_no - 1) for _ in range(2)]
    return {"hand_no": hand_no, "start": start, "scores_before": scores}


def make_setup(ruleset: Ruleset, standing: Mapping[str, Any], words: list[int]) -> Setup:
    """HP-04: shuffle the stock."""
    stock = [0] * CARDS
    rules.deal(words, stock)
    return {
        "hand_no": standing["hand_no"],
        "start": standing["start"],
        "stock": [PACK.codes[card] for card in stock],
        "scores_before": list(standing["scores_before"]),
    }


CLAIMS = {
    "actions": "HP-05",
    "hands": "HP-05",
    "declarer": "HP-06",
    "contract": "HP-06",
    "melds": "HP-08",
    "meld_points": "HP-13",
    "tricks": "HP-16",
    "leader": "HP-16",
    "seats": "HP-15",
    "cards": "HP-15",
    "winner": "HP-16",
    "tricks_won": "HP-16",
    "trick_points": "HP-14",
    "scores_after": "HP-23",
    "game_over": "HP-23",
}
"""The clause behind a claim, where it is always the same."""


def claim_clause(hand: PinochleHand, path: Path) -> str:
    """Give the clause behind a claim or a part of one."""
    key = path[0]
    if hand.thrown_in:
        return "HP-05" if key == "hands" else "HP-07"
    if key == "tricks" and path[-1] == "leader" and path[1] == 0:
        return "HP-15"
    if key == "winners":
        return "HP-23" if len(hand.claims().get("winners", ())) < 2 else "HP-24"
    if key == "score":
        return score_clause(hand, int(path[1]) if len(path) > 1 else hand.table[rules.BIDDER] & 1)
    return CLAIMS[[step for step in path if isinstance(step, str) and step in CLAIMS][-1]]


def score_clause(hand: PinochleHand, pair: int) -> str:
    """HP-18 … HP-21: give the clause that a pair's score comes from."""
    table = hand.table
    won = table[rules.WON + pair] + table[rules.WON + pair + 2]
    if pair == table[rules.BIDDER] & 1:
        if not won:
            return "HP-20"
        points = table[rules.POINTS + pair] + table[rules.POINTS + pair + 2]
        if rules.counted(table, pair) + points < table[rules.BID]:
            return "HP-19"
    return "HP-18" if won else "HP-13"


def sides(ruleset: Ruleset) -> tuple[str, ...]:
    """HP-02: give the pairs."""
    return ("A+C", "B+D")


def seats(ruleset: Ruleset) -> tuple[tuple[int | None, ...], ...]:
    """HP-02: give each pair's two seats."""
    return ((0, 2), (1, 3))


def outcome(hand: PinochleHand) -> Outcome | None:
    """Give what a finished deal came to, pair by pair; None for one that was thrown in (HP-07)."""
    if hand.thrown_in:
        return None
    claims = hand.claims()
    won = claims["tricks_won"]
    return Outcome(
        score=tuple(claims["score"]),
        tricks=(won[0] + won[2], won[1] + won[3]),
        totals=tuple(claims["scores_after"]),
        winners=tuple(claims.get("winners", ())),
    )


GAME = Game(
    id="handmade-pinochle",
    options=(
        Option("players", (4,), 4, "HP-01", always=True),
        Option("min_bid", range(1, HUGE + 1), 1, "HP-07"),
        Option("extra_marriage_with_run", (True, False), True, "HP-11"),
        Option("meld_needs", ("pair", "player"), "pair", "HP-25"),
        Option("must_head", (False, True), False, "HP-26"),
        Option("rank_order", rules.ORDERS, "ATKQJ9", "HP-17"),
    ),
    shapes=shapes,
    first=first,
    after=after,
    mixed=mixed,
    deal=make_setup,
    deal_words=CARDS - 1,
    start=PinochleHand,
    policies={"random": policies.uniform, "sensible": policies.sensible},
    reasons={
        "keep-one": ("turn", "cards"),
        "take-one": ("maker", "cards"),
        "take-last": ("maker", "card"),
        "open-auction": ("least", "passed"),
        "raise-or-pass": ("bid", "bidder", "least"),
        "name-trump": ("contract",),
        "lead": ("trick", "cards"),
        "must-follow": ("suit", "cards"),
        "must-head": ("suit", "best", "cards"),
        "must-ruff": ("suit", "trump", "cards"),
        "must-overruff": ("suit", "trump", "best", "cards"),
        "under-ruff": ("suit", "trump", "best", "cards"),
        "no-suit": ("suit", "cards"),
        "no-suit-no-trump": ("suit", "trump", "cards"),
        "hand-over": (),
        "not-your-turn": ("seat", "to_move"),
        "wrong-decision": ("do",),
        "not-drawn": ("card", "cards"),
        "not-open": ("card", "cards"),
        "has-passed": ("seat", "to_move"),
        "too-low": ("points", "bid", "bidder"),
        "below-minimum": ("points", "least"),
        "not-points": ("points",),
        "not-a-suit": ("suit",),
        "not-in-pack": ("card", "players"),
        "not-held": ("card", "seat", "played"),
    },
    choices=policies.CODES,
    clause=claim_clause,
    sides=sides,
    seats=seats,
    outcome=outcome,
)
