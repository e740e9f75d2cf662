"""Playing in bulk: what whole games over ints work on, and what they leave behind.

The ``bulk.py`` of a game has one function that plays whole games, hand after hand, all choosing at random. It
is made of the game's hot functions, and serves plain and compiled like them: given a :class:`Work` of lists it
runs as it is; :mod:`printkit.rules.bulk` compiles it, and gives it one of int64 arrays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from printkit.rules.cards import bits

if TYPE_CHECKING:
    from printkit.rules.tally import Tally

ROOM = 256
"""How many ints the lists of a :class:`Work` hold that are not rows."""
HANDS, PLAYS, DECISIONS = range(3)


class Work(NamedTuple):
    """Lists that are made once and used for every game.

    ``table``, ``pack``, ``deck`` and ``spare`` are for the game's own use; ``dealing`` and ``choosing`` are
    for the random words of a hand. By side: ``scores`` before the hand, ``added`` by the hand, ``tricks`` won
    in it. ``sums``: hands, cards played and decisions, as in a Tally. ``hands`` is written row by row, a row a
    hand that was scored: score, then tricks, by side. ``games`` has a row a game: its totals by side, then the
    winners as a mask.
    """

    table: list[int]
    pack: list[int]
    deck: list[int]
    spare: list[int]
    dealing: list[int]
    choosing: list[int]
    scores: list[int]
    added: list[int]
    tricks: list[int]
    sums: list[int]
    hands: list[int]
    games: list[int]


class Bulk(NamedTuple):
    """How a game is played in bulk.

    ``play(options, key0, key1, first, count, work)`` plays games ``first`` … ``first + count - 1`` of the seed
    ``key0 + (key1 << 32)``. ``options(ruleset)``: the ruleset as ints. ``most_hands``: no game has more.
    """

    play: Callable[[Any, int, int, int, int, Work], None]
    options: Callable[[Mapping[str, Any]], tuple[int, ...]]
    most_hands: int


def room(make: Callable[[int], Any], sides: int, games: int, most_hands: int) -> Work:
    """Give room for so many games; ``make(n)`` gives n zeros."""
    rows = {"hands": make(games * most_hands * 2 * sides), "games": make(games * (sides + 1))}
    return Work(**rows, **{name: make(ROOM) for name in Work._fields if name not in rows})


def open_game(work: Work, sides: int) -> None:
    """Begin a game: nobody has scored."""
    for side in range(sides):
        work.scores[side] = 0


def open_hand(work: Work, sides: int) -> None:
    """Begin a hand: it has brought nobody anything."""
    for side in range(sides):
        work.added[side] = 0
        work.tricks[side] = 0


def close_hand(work: Work, sides: int) -> None:
    """Count a hand that was scored, and write its row."""
    at = 2 * sides * work.sums[HANDS]
    for side in range(sides):
        work.scores[side] += work.added[side]
        work.hands[at + side] = work.added[side]
        work.hands[at + sides + side] = work.tricks[side]
    work.sums[HANDS] += 1


def close_game(work: Work, sides: int, game: int, winners: int) -> None:
    """Write the row of game number ``game``, from 0, of those that are being played."""
    at = (sides + 1) * game
    for side in range(sides):
        work.games[at + side] = work.scores[side]
    work.games[at + sides] = winners


def tally(
    work: Work, sides: tuple[str, ...], games: int, count: Callable[[Any, int], list[Counter[int]]]
) -> Tally:
    """Count what ``games`` games have left in ``work``.

    ``count(rows, width)`` counts the numbers in each column of rows that lie one after the other.
    """
    from printkit.rules.tally import Tally  # which a book does without

    many = len(sides)
    hands, plays, decisions = (int(number) for number in work.sums[:3])
    by_hand = count(work.hands[: hands * 2 * many], 2 * many)
    *total, winners = count(work.games[: games * (many + 1)], many + 1)
    made = Tally(sides, games, hands, plays, decisions, by_hand[:many], by_hand[many:], total)
    for mask, number in winners.items():
        for side in bits(mask):
            made.won[side][mask.bit_count()] += number
    return made


def counted(rows: list[int], width: int) -> list[Counter[int]]:
    """Count the numbers in each column, in plain Python."""
    return [Counter(rows[column::width]) for column in range(width)]
