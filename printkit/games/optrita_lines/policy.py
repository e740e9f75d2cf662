"""How Optrita: Lines is played: any way at all, with some sense, and by search.

Every card not seen is as likely as any other to lie at any place that is face down. ``sensible`` takes the
card, line and end with the best chance; of equal ones that of the card which would have the least chance in a
line of unknown cards. Of six cards turned it takes the one whose other line offers least.

``search`` deals what the player has not seen in many ways, all of them as likely. In each it tries what it
could decide, and adds up how likely the tricks after that are to be won by a player who takes the best chance
each time and sees no more than the cards turned by then. It does what comes to most over all these deals. What
comes out badly in the first of them is tried in no more (sequential halving: Karnin, Koren and Somekh, "Almost
optimal exploration in multi-armed bandits", ICML 2013). The last trick is decided as ``sensible`` does.

Cards are ints, ends 0 (top, left) and 1. Of the codes ``line-sure`` wins whatever lies there, ``line-hope`` has
the best chance; the other line of a card picked has a gap already (``pick-gap``) or is worth least.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import product
from operator import itemgetter
from typing import TypeVar

from printkit.games.optrita_lines.game import CELLS, LINES, PACK, SIDE, THROUGH, TRICKS, LinesView
from printkit.rules import rng
from printkit.rules.cards import bits
from printkit.rules.game import Choice

CHOICES: dict[str, tuple[str, ...]] = dict.fromkeys(
    ["random", "line-sure", "line-hope", "line-plan", "pick-gap", "pick-least", "pick-plan"], ()
)
WIDTH = len(PACK.ranks)
ALL = (1 << len(PACK.codes)) - 1
SUITS = [(1 << WIDTH) - 1 << suit * WIDTH for suit in range(len(PACK.suits))]
PLACES = 9  # chances that agree in so many decimal places are equal
NEAR = 10**-PLACES
CELLS_OF = {line: tuple(ends.values()) for line, ends in LINES.items()}  # by line and end, in turning order
FACES = {line: itemgetter(*first) for line, (first, _) in CELLS_OF.items()}  # give what lies there from end 0
NOTHING, UNBEATEN = -1, len(PACK.codes)  # what stops a card: nothing, or a trump where it is none itself
STAGES = ((84, 2), (24, 6), (8, 12))  # how many decisions a search tries, the best so far, in how many deals
DEALS = sum(deals for _, deals in STAGES)

Way = tuple[float, int, str, int]  # the chance of a card that is laid at a line and an end of it
Grid = Sequence[int]  # by cell the card that lies there, -1 in a gap
Option = TypeVar("Option")


class Odds:
    """The chances of the cards in hand, as far as the player can tell."""

    def __init__(self, view: LinesView) -> None:
        self.view, self.suits = view, []
        unseen = ~view.seen & ALL
        many, trumps = unseen.bit_count(), unseen & SUITS[view.trump]
        for suit, mask in enumerate(SUITS):
            if view.hand & mask:
                own = unseen & mask
                stopping = (own | trumps).bit_count()
                lower = [(card, (own & (1 << card) - 1).bit_count()) for card in bits(view.hand & mask)]
                self.suits.append((suit, [(card, chances(many, stopping, low)) for card, low in lower]))

    def ways(self, lines: Sequence[str]) -> list[Way]:
        """Give the chances of all cards at both ends of some lines."""
        return [
            (known[meets[suit][1] < card][meets[suit][0]], card, line, end)
            for line in lines
            for end, meets in enumerate(met(FACES[line](self.view.faces), self.view.trump))
            for suit, cards in self.suits
            for card, known in cards
        ]

    def best(self, lines: Sequence[str]) -> list[Way]:
        """Give the ways with the greatest chance. Of those of a card that meets the same only the first."""
        ends = [meets for line in lines for meets in met(FACES[line](self.view.faces), self.view.trump)]
        most, found = 0.0, []
        for suit, cards in self.suits:
            highest, known = cards[-1]
            meets = [end[suit] for end in ends]
            for unknown, stop in set(meets):
                chance = known[stop < highest][unknown]
                if chance > most - NEAR:
                    most = max(most, chance)
                    found.append((chance, cards, unknown, stop, meets.index((unknown, stop))))
        return [
            (known[stop < card][unknown], card, lines[at // 2], at % 2)
            for chance, cards, unknown, stop, at in found
            if chance > most - NEAR
            for card, known in cards
            if known[stop < card][unknown] > most - NEAR
        ]

    def lost(self, line: str, cell: int) -> float:
        """Give the best chance in the other line of a card that is picked from a line, -1 if that has a gap."""
        other = [one for one in THROUGH[cell] if one != line and one in self.view.lines]
        return max(self.best(other))[0] if other else -1.0


@cache
def chances(unseen: int, stopping: int, lower: int) -> tuple[list[float], list[float]]:
    """Give a card's chance by how many face-down cards it meets, 0 … 6: if it is beaten after them, and if not.

    ``unseen``: how many cards may lie there, of which ``stopping`` stop it, and of these ``lower`` lose to it.
    """
    passed, each = [1.0], [0.0]
    for gone in range(SIDE):
        left = max(unseen - gone, stopping, 1)  # fewer are left only where none can pass
        each.append(each[-1] + passed[-1] / left)
        passed.append(passed[-1] * (left - stopping) / left)
    turned = [lower * one for one in each]
    return turned, [one + none for one, none in zip(turned, passed, strict=True)]


@lru_cache(maxsize=1 << 15)
def met(line: tuple[int, ...], trump: int) -> list[list[tuple[int, int]]]:
    """Give, by end and suit of the play card, how many face-down cards it meets, and what stops it then.

    ``line``: the six cards from end 0, -1 for one face down.
    """
    made = []
    for way in (line[::-1], line):
        unknown = line.count(-1)
        meets = [(unknown, NOTHING)] * len(SUITS)
        for card in way:  # from the far end on: what comes first in turning order is put in last
            if card < 0:
                unknown -= 1
                continue
            suit = card // WIDTH
            if suit == trump:
                meets = [(unknown, UNBEATEN)] * len(SUITS)
            meets[suit] = unknown, card
        made.append(meets)
    return made


def uniform(view: LinesView, words: Iterator[int]) -> Choice:
    """Choose any card of the hand, any full line and either end; any of the six when picking."""
    if view.picking:
        return pick(view, view.picking[rng.below(next(words), SIDE)], "random")
    ways = list(product(bits(view.hand), view.lines, (0, 1)))
    return lay(*ways[rng.below(next(words), len(ways))], "random")


def sensible(view: LinesView, words: Iterator[int]) -> Choice:
    """Choose as a player with some sense would. Takes no words."""
    odds = Odds(view)
    if view.picking:
        lost, cell = min((round(odds.lost(view.line, cell), PLACES), cell) for cell in view.picking)
        return pick(view, cell, "pick-gap" if lost < 0 else "pick-least")
    blind = {card: known[True][SIDE] for _, cards in odds.suits for card, known in cards}
    chance, card, line, end = min(odds.best(view.lines), key=lambda way: (blind[way[1]], way[1:]))
    return lay(card, line, end, "line-sure" if chance > 1 - NEAR else "line-hope")


def search(view: LinesView, words: Iterator[int]) -> Choice:
    """Choose as a player would who thinks about the next tricks too. Takes one word a decision."""
    grids = deals(view, next(words))
    if view.trick == TRICKS - 1:
        return sensible(view, words)
    if view.picking:
        cells, stages = sorted(view.picking), ((SIDE, DEALS),)
        cell = halve(cells, lambda cell, grid: to_come(take(view, cell), grid), stages, grids)
        return pick(view, cell, "pick-plan")
    best: dict[tuple[int, str], Way] = {}
    for chance, card, line, end in Odds(view).ways(view.lines):
        way = round(chance, PLACES), card, line, end
        if way[0] > best.get((card, line), (-1.0,))[0]:  # of both ends the better one
            best[card, line] = way
    ways = sorted(best.values(), key=lambda way: (-way[0], way))
    chosen = halve(ways, lambda way, grid: way[0] + to_come(after(view, grid, way), grid), STAGES, grids)
    return lay(*chosen[1:], "line-sure" if chosen[0] == 1 else "line-plan")


def lay(card: int, line: str, end: int, code: str) -> Choice:
    """Choose to lay a card at an end of a line."""
    action = {"do": "line", "card": PACK.codes[card], "line": line, "from": tuple(LINES[line])[end]}
    return Choice(action, code)


def pick(view: LinesView, cell: int, code: str) -> Choice:
    """Choose the card of a cell."""
    return Choice({"do": "pick", "card": PACK.codes[view.faces[cell]]}, code)


def halve(
    options: list[Option],
    worth: Callable[[Option, Grid], float],
    stages: Sequence[tuple[int, int]],
    grids: Iterator[Grid],
) -> Option:
    """Give the option that is worth most in the same deals; of equal ones the first."""
    sums = [(0.0, -at, option) for at, option in enumerate(options)]
    for keep, many in stages:
        sums = sorted(sums, key=itemgetter(0, 1), reverse=True)[:keep]
        for _ in range(many):
            grid = next(grids)
            sums = [(total + worth(option, grid), at, option) for total, at, option in sums]
    return max(sums, key=lambda one: (round(one[0], PLACES), one[1]))[2]


def deals(view: LinesView, word: int) -> Iterator[Grid]:
    """Deal what was not seen again and again, all ways as likely; the same for the same word."""
    unseen = list(bits(~view.seen & ALL))
    hidden = [cell for cell in range(CELLS) if view.faces[cell] < 0 and not view.gaps >> cell & 1]
    for words in rng.many(word, 0, DEALS, rng.stream(1, rng.PLAY), len(hidden)):
        rng.shuffle(unseen, len(unseen), len(hidden), words)
        grid = list(view.faces)
        for cell, card in zip(hidden, unseen, strict=False):  # the stock gets the rest
            grid[cell] = card
        yield grid


def after(view: LinesView, grid: Grid, way: Way) -> LinesView:
    """OL-07 … OL-16: lay a card in a grid that might be; where nothing stops it, pick as sense does."""
    _, card, line, end = way
    faces, seen, cells, stop = list(view.faces), view.seen, CELLS_OF[line][end], -1
    for cell in cells:
        turned = faces[cell] = grid[cell]
        seen |= 1 << turned
        if turned // WIDTH in (card // WIDTH, view.trump):
            stop = cell
            break
    view = view._replace(hand=view.hand & ~(1 << card), faces=tuple(faces), seen=seen)
    if stop < 0:
        odds = Odds(view)
        stop = min(cells, key=lambda cell: odds.lost(line, cell))
    return take(view, stop)


def take(view: LinesView, cell: int) -> LinesView:
    """OL-14, OL-16: take a card from the grid."""
    faces = (*view.faces[:cell], -1, *view.faces[cell + 1 :])
    lines = tuple([line for line in view.lines if line not in THROUGH[cell]])
    return view._replace(faces=faces, lines=lines, trick=view.trick + 1)


def to_come(view: LinesView, grid: Grid) -> float:
    """Give how many tricks are still likely to be won by taking the best chance each time."""
    way = greatest(view)
    worth = way[0]
    while view.trick < TRICKS - 1:
        view = after(view, grid, way)
        way = greatest(view)
        worth += way[0]
    return worth


def greatest(view: LinesView) -> Way:
    """Give the way with the greatest chance, of equal ones the first line and end, and the lowest card."""
    return min(Odds(view).best(view.lines), key=lambda way: (-way[0], *way[2:], way[1]))
