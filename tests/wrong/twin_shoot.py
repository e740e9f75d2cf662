"""Twin Shoot, misread clause by clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from printkit.games.twin_shoot.hand import TwinHand
from printkit.games.twin_shoot.rules import (
    BIDS,
    BY_RANK,
    BY_SUIT,
    FOLLOW,
    LEADER,
    LED,
    LEFT,
    MISSED,
    NEITHER,
    OPENED,
    PLAYERS,
    SHOOT,
    STEP,
    TURN,
    WIDTH,
    WON,
)

from printkit.games.twin_shoot import hand, rules
from tests.wrong import Wrong, wrong

_laid, _bid, _play, _score = TwinHand.__init__, rules.bid, rules.play, rules.score
_beats, _set_duty = rules.beats, rules.set_duty


# --- the deal and the opening lead


def _laid_out(says: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> Wrong:
    """Write down a wrong rule for what lies on the table before the first decision."""

    def init(self: TwinHand, ruleset: Any, setup: dict[str, Any]) -> None:
        _laid(self, ruleset, {**setup, **change(setup)})

    return wrong(says, (TwinHand, "__init__", init))


# --- the bid


def _counted(value: Callable[[int, int], int]) -> Callable[[list[int], int, int], None]:
    """Make a bid of two suits, the highest of which is 5, in another way."""

    def bid(table: list[int], one: int, other: int) -> None:
        seat = table[TURN]
        _bid(table, one, other)
        table[BIDS + seat] = value(one // WIDTH, other // WIDTH)

    return bid


# --- the tricks


def _clockwise(table: list[int], card: int) -> None:
    seat, leads = table[TURN], table[LED] < 0
    _play(table, card)
    if leads:
        table[STEP], table[TURN] = 1, (seat + 1) % table[PLAYERS]


def _left_leads(table: list[int], card: int) -> None:
    _play(table, card)
    if table[LED] < 0:
        table[TURN] = (table[LEADER] + 1) % table[PLAYERS]


def _partner_only(table: list[int], card: int) -> None:
    right = rules.follow_set
    if table[LED] >= 0 and table[LEFT] < table[PLAYERS] - 1:
        rules.follow_set = lambda card, led, follow: follow
    try:
        _play(table, card)
    finally:
        rules.follow_set = right


def _switches(table: list[int], card: int) -> None:
    led, follow = table[LED], table[FOLLOW]
    if led >= 0 and follow != NEITHER and rules.follow_set(card, led, NEITHER) != NEITHER:
        table[FOLLOW] = NEITHER
    _play(table, card)


def _free_at_first(table: list[int], led: int, follow: int) -> None:
    _set_duty(table, led, follow)
    if follow == NEITHER:
        table[rules.DUTY] = table[rules.DUTY + 1] = 0


def _either_after(set_: int) -> Callable[[list[int], int, int], None]:
    """Leave the duty as it was before the follow ``set_`` was set."""

    def set_duty(table: list[int], led: int, follow: int) -> None:
        _set_duty(table, led, NEITHER if follow == set_ else follow)

    return set_duty


def _takes(
    follow_: int, better: Callable[[int, int], bool]
) -> tuple[tuple[object, str, Callable[[int, int, int], bool]], ...]:
    """Under one follow, let another card win of those that match; all match where none is set."""

    def beats(card: int, best: int, follow: int) -> bool:
        if follow != follow_:
            return _beats(card, best, follow)
        match = {
            NEITHER: True,
            BY_SUIT: card // WIDTH == best // WIDTH,
            BY_RANK: card % WIDTH == best % WIDTH,
        }
        return match[follow] and better(card, best)

    return ((rules, "beats", beats),)


def _seven_high(card: int, best: int) -> bool:
    return (card % WIDTH - 5) % WIDTH > (best % WIDTH - 5) % WIDTH


def _bridge(card: int, best: int) -> bool:
    order = "LXCDHS"
    suits = [order.index(rules.PACK.suits[each // WIDTH]) for each in (card, best)]
    return suits[0] > suits[1]


# --- the score


def _two_teams(table: list[int], scores: list[int]) -> None:
    _score([4, *table[1:]], scores)


def _opposite(table: list[int], scores: list[int]) -> None:
    moved = table[:]
    for where in (BIDS, WON):
        moved[where + 1], moved[where + 2] = table[where + 2], table[where + 1]
    _score(moved, scores)


def _missed(table: list[int]) -> list[int]:
    """Give the seats of the team that opened who did not take what they bid."""
    seats = range(2 * table[OPENED], 2 * table[OPENED] + 2) if table[OPENED] >= 0 else range(0)
    return [seat for seat in seats if table[WON + seat] != table[BIDS + seat]]


def _for_each_miss(table: list[int], scores: list[int]) -> None:
    _score(table, scores)
    for team in range(table[PLAYERS] // 2):
        if team != table[OPENED] and len(_missed(table)) == 2:
            scores[team] += MISSED


def _all_is_lost(table: list[int], scores: list[int]) -> None:
    _score(table, scores)
    if len(_missed(table)) == 1:
        scores[table[OPENED]] -= SHOOT


WRONGS = {
    "TS-01": (wrong("there are never more than two teams", (rules, "score", _two_teams)),),
    "TS-02": (wrong("team-mates sit opposite each other", (rules, "score", _opposite)),),
    "TS-03": (
        _laid_out(
            "four players leave out the 7s",
            lambda setup: {"hands": [[card for card in held if card[0] != "7"] for held in setup["hands"]]},
        ),
    ),
    "TS-04": (wrong("the 7 is the highest rank", *_takes(BY_SUIT, _seven_high)),),
    "TS-05": (wrong("spades are the highest suit, as in Bridge", *_takes(BY_RANK, _bridge)),),
    "TS-06": (
        wrong("diamonds bid 5 and leaves 0", (rules, "bid", _counted(lambda one, other: 10 - one - other))),
    ),
    "TS-08": (
        _laid_out(
            "a left-hand member leads the first hand",
            lambda setup: {"opening_leader": setup["opening_leader"] ^ (setup["hand_no"] == 1)},
        ),
    ),
    "TS-09": (
        _laid_out("eleven cards are dealt", lambda setup: {"hands": [held[:-1] for held in setup["hands"]]}),
    ),
    "TS-11": (wrong("a bid is the higher of two suits", (rules, "bid", _counted(max))),),
    "TS-13": (
        wrong("nobody may open", (rules, "last_alone", lambda players, scores: -1)),
        wrong(
            "of teams that share last place the first may open",
            (rules, "last_alone", lambda players, scores: scores.index(min(scores))),
        ),
    ),
    "TS-14": (wrong("there are nine tricks", (hand, "TRICKS", 9)),),
    "TS-15": (wrong("play is always clockwise", (rules, "play", _clockwise)),),
    "TS-16": (wrong("any card may be played to the lead", (rules, "set_duty", _free_at_first)),),
    "TS-17": (wrong("under suit follow the rank will do", (rules, "set_duty", _either_after(BY_SUIT))),),
    "TS-18": (wrong("under rank follow the suit will do", (rules, "set_duty", _either_after(BY_RANK))),),
    "TS-19": (wrong("each card that matches sets the follow anew", (rules, "play", _switches)),),
    "TS-20": (wrong("only the partner can set a follow", (rules, "play", _partner_only)),),
    "TS-21": (wrong("the lowest of the suit wins", *_takes(BY_SUIT, lambda card, best: card < best)),),
    "TS-22": (wrong("the lowest suit wins", *_takes(BY_RANK, lambda card, best: card < best)),),
    "TS-23": (
        wrong(
            "if nobody set a follow, the highest rank wins",
            *_takes(NEITHER, lambda card, best: card % WIDTH > best % WIDTH),
        ),
    ),
    "TS-24": (wrong("the leader's left neighbour leads next", (rules, "play", _left_leads)),),
    "TS-25": (
        wrong("a shoot scores nothing", (rules, "SHOOT", 0)),
        wrong("a twin shoot scores no more than two shoots", (rules, "TWIN", 0)),
        wrong("to open brings nothing", (rules, "OVERHEAD", 0)),
    ),
    "TS-26": (
        wrong("a missed open bid costs nothing", (rules, "MISSED", 0)),
        wrong("the others score for each who missed", (rules, "score", _for_each_miss)),
        wrong("a team that missed loses its shoot", (rules, "score", _all_is_lost)),
    ),
    "TS-27": (
        _laid_out(
            "the right-hand member leads in every round",
            lambda setup: {"opening_leader": setup["opening_leader"] & -2},
        ),
    ),
    "TS-28": (wrong("a game goes to 120", (rules, "GOAL", 120)),),
}
