"""Optrita: Lines, misread clause by clause."""

from __future__ import annotations

from typing import Any

from printkit.games.optrita_lines import hand, rules
from printkit.games.optrita_lines.rules import CELLS, GRID, HELD, LINES, SIDE, WIDTH
from printkit.rules.cards import Pack
from tests.wrong import wrong

_begin, _cell, _lay, _result, _stops, _take = (
    rules.begin,
    rules.cell,
    rules.lay,
    rules.result,
    rules.stops,
    rules.take,
)


def _by_columns(table: list[int], deck: list[int], diagonal: int) -> None:
    turned = [deck[SIDE * (cell % SIDE) + cell // SIDE] for cell in range(CELLS)]
    _begin(table, [*turned, *deck[CELLS:]], diagonal)


def _last_is_trump(table: list[int], deck: list[int], diagonal: int) -> None:
    _begin(table, deck, diagonal)
    table[rules.TRUMP] = deck[-1] // WIDTH


def _first_of_hand_is_trump(table: list[int], deck: list[int], diagonal: int) -> None:
    _begin(table, deck, diagonal)
    table[rules.TRUMP] = deck[CELLS + HELD - 1] // WIDTH


def _counted_backwards(table: list[int], card: int, line: int, end: int) -> None:
    _lay(table, card, (SIDE - 1 if line < SIDE else LINES + SIDE - 1) - line, end)


def _from_the_far_end(line: int, end: int, place: int) -> int:
    return _cell(line, end, SIDE - 1 - place)


def _past_open_cards(table: list[int], card: int, line: int, end: int) -> None:
    cells = [_cell(line, end, place) for place in range(SIDE)]
    lying = {table[GRID + cell] for cell in cells if table[rules.UP] >> cell & 1}
    rules.stops = lambda card, suit, trump: card not in lying and _stops(card, suit, trump)
    try:
        _lay(table, card, line, end)
    finally:
        rules.stops = _stops


def _dummy_wins_through(table: list[int], card: int, line: int, end: int) -> None:
    _lay(table, card, line, end)
    if table[rules.PICKING]:
        table[rules.PICKING] = 0
        _take(table, _cell(line, end, SIDE - 1), 0)


def _first_turned_goes(table: list[int], at: int, player: int) -> None:
    _take(table, _cell(table[rules.LINE], table[rules.END], 0), player)


def _lines_stay_full(table: list[int], at: int, player: int) -> None:
    full = table[rules.FULL]
    _take(table, at, player)
    table[rules.FULL] = full


def _two_a_trick(table: list[int], at: int, player: int) -> None:
    _take(table, at, player)
    table[rules.WON] += player


def _over_at_once(table: list[int], player: int, dummy: int, same_deal: int) -> int:
    return _result(table, player, dummy, same_deal) or rules.DUMMY


def _both_there(same: int) -> Any:
    def result(table: list[int], player: int, dummy: int, same_deal: int) -> int:
        return _result(table, player, dummy, same)

    return result


def _marks(normal: tuple[int, int], hard: tuple[int, int]) -> Any:
    return lambda ruleset: normal if ruleset["difficulty"] == "normal" else hard


def _two_is_highest(played: int, stopper: int) -> bool:
    same = played // WIDTH == stopper // WIDTH
    return same and (played - 1) % WIDTH > (stopper - 1) % WIDTH


WRONGS = {
    "OL-01": (wrong("the 9s are left out, not the 10s", (hand, "PACK", Pack("SHDC", "2345678TJQKA"))),),
    "OL-02": (
        wrong("the 2 is the highest card", (rules, "wins", _two_is_highest)),
        wrong("the ranks go the other way round", (rules, "wins", lambda one, other: one < other)),
    ),
    "OL-03": (
        wrong("a game goes to 99 points", (hand, "marks", _marks((99, 99), (99, 99)))),
        wrong("the dummy wants 31 in the hard game too", (hand, "marks", _marks((21, 21), (31, 31)))),
    ),
    "OL-05": (wrong("the grid is laid out column by column", (rules, "begin", _by_columns)),),
    "OL-06": (
        wrong("the lowest card of the stock makes trump", (rules, "begin", _last_is_trump)),
        wrong("the last card of the hand makes trump", (rules, "begin", _first_of_hand_is_trump)),
    ),
    "OL-07": (wrong("lines are counted from the bottom right", (rules, "lay", _counted_backwards)),),
    "OL-08": (wrong("cards are turned from the far end", (rules, "cell", _from_the_far_end)),),
    "OL-09": (
        wrong("only the play card's suit stops", (rules, "stops", lambda card, suit, _: card // WIDTH == suit)),
        wrong("only trumps stop", (rules, "stops", lambda card, _, trump: card // WIDTH == trump)),
        wrong("any card stops", (rules, "stops", lambda card, suit, trump: True)),
    ),
    "OL-10": (wrong("cards that lie face up do not stop", (rules, "lay", _past_open_cards)),),
    "OL-11": (wrong("the lower card wins", (rules, "wins", lambda one, other: one < other)),),
    "OL-12": (
        wrong(
            "a trump does not win against another suit",
            (rules, "wins", lambda one, other: one // WIDTH != other // WIDTH or one > other),
        ),
    ),
    "OL-13": (wrong("the dummy wins when nothing stops", (rules, "lay", _dummy_wins_through)),),
    "OL-14": (
        wrong("the first card turned is taken", (rules, "take", _first_turned_goes)),
        wrong("gaps are filled", (rules, "take", _lines_stay_full)),
    ),
    "OL-16": (wrong("a line with a gap may be chosen", (rules, "take", _lines_stay_full)),),
    "OL-17": (wrong("a deal is five tricks", (rules, "TRICKS", 5), (hand, "TRICKS", 5)),),
    "OL-18": (wrong("the player scores two for a trick", (rules, "take", _two_a_trick)),),
    "OL-19": (wrong("a game is one deal", (rules, "result", _over_at_once)),),
    "OL-20": (wrong("21 are enough in the hard game", (hand, "marks", _marks((21, 21), (21, 11)))),),
    "OL-21": (
        wrong("the player wins when both are there", (rules, "result", _both_there(rules.PLAYER_FIRST))),
        wrong("the earlier trick decides", (rules, "result", _both_there(rules.FIRST_TRICK))),
    ),
}
