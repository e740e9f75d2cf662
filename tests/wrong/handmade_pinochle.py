"""Handmade Pinochle, misread clause by clause."""

from __future__ import annotations

from collections.abc import Callable

from printkit.games.handmade_pinochle.rules import (
    ABOVE,
    ACES,
    BID,
    BIDDER,
    CALLING,
    EACH,
    HANDS,
    HEAD,
    JACK,
    JACKS,
    KING,
    MAKER,
    MELD,
    NAMING,
    PACK,
    PASSED,
    PINOCHLE,
    POINTS,
    QUEEN,
    QUEENS,
    ROYAL,
    RUN,
    STAGE,
    START,
    TURN,
    VALUES,
    WIDTH,
    WON,
)

from printkit.games.handmade_pinochle import hand, melds, rules
from tests.wrong import Wrong, wrong

_pick, _go_round, _melds, _legal = rules.pick, rules.go_round, rules.melds, rules.legal
_beats, _counted, _score = rules.beats, rules.counted, rules.score


# --- hand-making and the auction


def _to_the_right(table: list[int], card: int) -> None:
    maker = table[MAKER]
    _pick(table, card)
    if table[MAKER] != maker:
        table[MAKER] = table[TURN] = (maker - 1) & 3


def _starter_speaks(table: list[int], card: int) -> None:
    _pick(table, card)
    if table[STAGE] == CALLING:
        table[TURN] = table[START]


def _back_again(table: list[int]) -> None:
    table[TURN] = (table[TURN] + 1) & 3


def _starter_plays(table: list[int]) -> None:
    _go_round(table)
    if table[PASSED] == 15:
        table[STAGE], table[TURN], table[BIDDER] = NAMING, table[START], table[START]


# --- melds


def _counts(change: Callable[[int, int, list[int]], None]) -> tuple[tuple[object, str, object], ...]:
    """Give a wrong count: ``change`` gets the hand, the trump and the right counts, and alters them."""

    def wrongly(cards: int, trump: int, extra: int, counts: list[int]) -> int:
        _melds(cards, trump, extra, counts)
        change(cards, trump, counts)
        return sum(VALUES[3 * kind + count] for kind, count in enumerate(counts))

    return (rules, "melds", wrongly), (melds, "melds", wrongly)


def _held(cards: int, suit: int, rank: int) -> int:
    return cards >> suit * WIDTH + rank & 3


def _all_eight(cards: int, trump: int, counts: list[int]) -> None:
    counts[ACES : JACKS + 1] = [count // 2 for count in counts[ACES : JACKS + 1]]


def _red_queen(cards: int, trump: int, counts: list[int]) -> None:
    counts[PINOCHLE] = min(_held(cards, 2, QUEEN), _held(cards, 0, JACK))


def _run_and_royal(cards: int, trump: int, counts: list[int]) -> None:
    if counts[RUN]:
        counts[ROYAL] = min(_held(cards, trump, KING), _held(cards, trump, QUEEN))


def _no_royal(cards: int, trump: int, counts: list[int]) -> None:
    if counts[RUN]:
        counts[ROYAL] = 0


def _once_only(cards: int, trump: int, counts: list[int]) -> None:
    if counts[QUEENS]:
        counts[PINOCHLE] = 0


# --- tricks


def _own(table: list[int]) -> int:
    cards = table[HANDS + table[TURN]]
    return (cards | cards >> 1) & rules.KINDS


def _any_card(table: list[int]) -> int:
    return _own(table) if table[STAGE] == rules.PLAYING else _legal(table)


def _free_unless_following(table: list[int]) -> int:
    may, led = _legal(table), table[rules.LED]
    if table[STAGE] != rules.PLAYING or led < 0 or may & rules.SUIT << led * WIDTH:
        return may
    return _own(table)


def _any_trump(table: list[int]) -> int:
    may, trump = _legal(table), rules.SUIT << table[rules.TRUMP] * WIDTH
    if table[STAGE] != rules.PLAYING or table[rules.LED] in (-1, table[rules.TRUMP]) or not may & trump:
        return may
    return _own(table) & trump


def _heading(table: list[int]) -> int:
    return _legal([*table[:HEAD], 1, *table[HEAD + 1 :]])


def _later_twin(card: int, best: int, trump: int, order: int) -> bool:
    return card == best or _beats(card, best, trump, order)


def _no_trump(card: int, best: int, trump: int, order: int) -> bool:
    return card // WIDTH == best // WIDTH and _beats(card, best, trump, order)


# --- the count


def _neighbours(table: list[int], scores: list[int]) -> None:
    seats = table[:]
    for base in (MELD, POINTS, WON):
        seats[base + 1], seats[base + 2] = table[base + 2], table[base + 1]
    seats[BIDDER] = {1: 2, 2: 1}.get(table[BIDDER], table[BIDDER])
    _score(seats, scores)


def _instead(says: str, when: Callable[[int, int], bool], give: Callable[[int, int], int]) -> Wrong:
    """Give a wrong score of declarer's pair.

    ``when``: for which right scores and tricks taken; ``give``: what it is then, out of the bid and
    the points of the melds shown.
    """

    def score(table: list[int], scores: list[int]) -> None:
        before = scores[:]
        _score(table, scores)
        pair = table[BIDDER] & 1
        if table[BIDDER] >= 0 and when(scores[pair] - before[pair], table[WON + pair] + table[WON + pair + 2]):
            scores[pair] = before[pair] + give(table[BID], table[MELD + pair] + table[MELD + pair + 2])

    return wrong(says, (rules, "score", score))


def _shown(table: list[int], pair: int) -> int:
    return table[MELD + pair] + table[MELD + pair + 2]


def _own_trick(table: list[int], pair: int) -> int:
    return _counted([*table[:EACH], 1, *table[EACH + 1 :]], pair)


WRONGS = {
    "HP-01": (wrong("a suit has eleven cards", (rules, "CARDS", 44)),),
    "HP-02": (wrong("neighbours are partners", (rules, "score", _neighbours)),),
    "HP-04": (wrong("three cards are drawn", (rules, "DRAW", 3)),),
    "HP-05": (wrong("the turn goes to the right", (rules, "pick", _to_the_right)),),
    "HP-06": (wrong("the starting player bids first", (rules, "pick", _starter_speaks)),),
    "HP-07": (
        wrong("who has passed may bid again", (rules, "give_up", _back_again)),
        wrong("when all pass, the starting player has to play", (rules, "go_round", _starter_plays)),
    ),
    "HP-08": (wrong("melds are worth ten times as much", (rules, "VALUES", tuple(10 * n for n in VALUES))),),
    "HP-09": (
        wrong("an around is all eight cards", *_counts(_all_eight)),
        wrong("a pinochle is the queen of diamonds and the jack of spades", *_counts(_red_queen)),
    ),
    "HP-10": (wrong("the king and queen of a run are a royal marriage too", *_counts(_run_and_royal)),),
    "HP-11": (wrong("there is no royal marriage beside a run", *_counts(_no_royal)),),
    "HP-12": (wrong("a queen that is part of an around makes no pinochle", *_counts(_once_only)),),
    "HP-13": (
        wrong("melds count without a trick", (rules, "counted", _shown)),
        wrong("melds never count", (rules, "counted", lambda table, pair: 0)),
    ),
    "HP-14": (
        wrong(
            "kings count nothing",
            (rules, "COUNTERS", PACK.mask(rank + suit for suit in "SHDC" for rank in "AT")),
        ),
    ),
    "HP-15": (
        wrong("any card may be played", (rules, "legal", _any_card)),
        wrong("nobody has to ruff", (rules, "legal", _free_unless_following)),
        wrong("nobody has to overruff", (rules, "legal", _any_trump)),
    ),
    "HP-16": (
        wrong("of two identical cards the later wins", (rules, "beats", _later_twin)),
        wrong("a trump wins nothing", (rules, "beats", _no_trump)),
    ),
    "HP-17": (wrong("the order is A K Q J 10 9", (rules, "ABOVE", 2 * ABOVE[6:])),),
    "HP-18": (
        _instead("who makes the bid scores it", lambda score, tricks: score > 0, lambda bid, shown: bid),
    ),
    "HP-19": (
        _instead(
            "who misses the bid loses it",
            lambda score, tricks: score <= 0 and tricks > 0,
            lambda bid, shown: -bid,
        ),
    ),
    "HP-20": (
        _instead(
            "without a trick the melds are lost, as ever",
            lambda score, tricks: not tricks,
            lambda bid, shown: -shown,
        ),
    ),
    "HP-21": (
        _instead(
            "without a trick the bid is lost and the melds too",
            lambda score, tricks: not tricks,
            lambda bid, shown: -bid - shown,
        ),
    ),
    "HP-23": (
        wrong("a game is five deals", (rules, "DEALS", 5)),
        wrong("the lower total wins", (hand, "winners", lambda totals: [totals.index(min(totals))])),
    ),
    "HP-24": (
        wrong("of equal totals the first wins", (hand, "winners", lambda totals: [totals.index(max(totals))])),
    ),
    "HP-25": (wrong("melds need a trick of their own player", (rules, "counted", _own_trick)),),
    "HP-26": (wrong("who follows has to beat the best card", (rules, "legal", _heading)),),
}
