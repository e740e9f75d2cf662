"""Twin Shoot, 4 or 6 players (TS-01 … TS-29).

The rules themselves are in :mod:`.rules`, a hand step by step in :mod:`.hand` with its reasons in
:mod:`.reasons`, what records look like in :mod:`.shapes`, what a seat sees in :mod:`.view` and the ways to
choose in :mod:`.policies`, :mod:`.play` and :mod:`.odds`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from printkit.games.twin_shoot import policies, rules
from printkit.games.twin_shoot.hand import STAY_CLOSED, TwinHand
from printkit.games.twin_shoot.reasons import FACTS
from printkit.games.twin_shoot.rules import PACK
from printkit.games.twin_shoot.shapes import shapes
from printkit.rules.game import Game, Option, Outcome, Path, Ruleset, Setup
from printkit.rules.rng import below

__all__ = ["GAME"]

MIXED_HANDS = 12
"""A drawn hand number is at most this; few games are longer."""
MOST = 70
"""TS-25, TS-26: no team scores more in a hand: 10 tricks, two shoots, a twin, and 30 by an open bid."""


def cards_used(players: int) -> list[str]:
    """TS-03: give the codes of the cards used, suit by suit from diamonds to leaves, low to high."""
    deck = [0] * 72
    return [PACK.codes[card] for card in deck[: rules.used(players, deck)]]


def standing(players: int, hand_no: int, team: int, scores: list[int]) -> Setup:
    """TS-09, TS-27, TS-29: give what stands before a hand that ``team`` leads first."""
    leader = rules.opening_leader(players, hand_no, team)
    return {
        "hand_no": hand_no,
        "dealer": rules.dealer(players, leader),
        "opening_leader": leader,
        "scores_before": scores,
    }


def first(ruleset: Ruleset) -> Setup:
    """TS-08: team 0 leads the first hand (any method will do)."""
    players: int = ruleset["players"]
    return standing(players, 1, 0, [0] * (players // 2))


def after(hand: TwinHand) -> Setup | None:
    """TS-27, TS-28: the opening lead passes to the next team, until some team has 100."""
    claims = hand.claims()
    if claims["game_over"]:
        return None
    team = rules.next_team(hand.players, hand.setup["opening_leader"] // 2)
    return standing(hand.players, hand.setup["hand_no"] + 1, team, claims["scores_after"])


def mixed(ruleset: Ruleset, words: Iterator[int]) -> Setup:
    """Give what might stand before some hand of a game: any hand, any opening team, any scores below 100.

    Where the dealer may be anyone outside that team (TS-29), it is.
    """
    players: int = ruleset["players"]
    teams = players // 2
    hand_no = 1 + below(next(words), MIXED_HANDS)
    team = below(next(words), teams)
    most = min(rules.GOAL - 1, MOST * (hand_no - 1))
    made = standing(players, hand_no, team, [below(next(words), most + 1) for _ in range(teams)])
    if ruleset["dealer"] == "any":
        made["dealer"] = (2 * team + 2 + below(next(words), players - 2)) % players
    return made


def make_setup(ruleset: Ruleset, standing: Mapping[str, Any], words: list[int]) -> Setup:
    """TS-09: deal all the cards, twelve to each player."""
    players: int = ruleset["players"]
    deck = [0] * 72
    rules.used(players, deck)
    rules.deal(words, players, deck)
    dealt = [PACK.codes[card] for card in deck[: rules.HAND * players]]
    return {
        "hand_no": standing["hand_no"],
        "dealer": standing["dealer"],
        "opening_leader": standing["opening_leader"],
        "hands": [dealt[at : at + rules.HAND] for at in range(0, len(dealt), rules.HAND)],
        "scores_before": list(standing["scores_before"]),
    }


CLAIMS = {
    "actions": "TS-14",
    "bids": "TS-06",
    "may_open": "TS-13",
    "tricks": "TS-14",
    "seats": "TS-15",
    "cards": "TS-14",
    "tricks_won": "TS-24",
    "score": "TS-25",
    "scores_after": "TS-28",
    "game_over": "TS-28",
    "winners": "TS-28",
}
"""The clause behind a claim, where it is always the same."""
FOLLOW = {"none": "TS-16", "suit": "TS-17", "rank": "TS-18"}
WINNER = {"none": "TS-23", "suit": "TS-21", "rank": "TS-22"}


def claim_clause(hand: TwinHand, path: Path) -> str:
    """Give the clause behind a claim or a part of one."""
    if len(path) == 3 and path[0] == "tricks" and isinstance(path[1], int):
        follow = hand.tricks[path[1]]["follow"]
        if path[2] == "follow":
            return FOLLOW[follow]
        if path[2] == "winner":
            return WINNER[follow]
        if path[2] == "leader":
            return "TS-24" if path[1] else "TS-14"
    if path[0] == "score" and hand.opened is not None:
        bids, won = hand.bids(), hand.table[rules.WON : rules.WON + hand.players]
        ours = slice(2 * hand.opened, 2 * hand.opened + 2)
        if bids[ours] != won[ours]:
            return "TS-26"
    return CLAIMS[[step for step in path if isinstance(step, str) and step in CLAIMS][-1]]


def sides(ruleset: Ruleset) -> tuple[str, ...]:
    """TS-02: give the teams."""
    return ("A+B", "C+D", "E+F")[: ruleset["players"] // 2]


def seats(ruleset: Ruleset) -> tuple[tuple[int | None, ...], ...]:
    """TS-02: give each team's two seats."""
    return tuple((seat, seat + 1) for seat in range(0, ruleset["players"], 2))


def outcome(hand: TwinHand) -> Outcome:
    """Give what a finished hand came to, team by team."""
    claims = hand.claims()
    won = claims["tricks_won"]
    return Outcome(
        score=tuple(claims["score"]),
        tricks=tuple(won[seat] + won[seat + 1] for seat in range(0, hand.players, 2)),
        totals=tuple(claims["scores_after"]),
        winners=tuple(claims.get("winners", ())),
    )


GAME = Game(
    id="twin-shoot",
    options=(
        Option("players", (4, 6), 4, "TS-01", always=True),
        Option("dealer", ("right-of-team", "any"), "right-of-team", "TS-29"),
    ),
    shapes=shapes,
    first=first,
    after=after,
    mixed=mixed,
    deal=make_setup,
    deal_words=rules.HAND * 6 - 1,
    start=TwinHand,
    policies={"random": policies.uniform, "sensible": policies.sensible},
    reasons=FACTS,
    choices=policies.CODES,
    clause=claim_clause,
    sides=sides,
    seats=seats,
    outcome=outcome,
    silent=frozenset({STAY_CLOSED}),
)
