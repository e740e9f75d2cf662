"""The galley, a book as one long column of strips that no page break cuts, and the pages that are cut from it.

Where to cut is decided so that all pages together look best (Plass 1981, without floats). Beside the strips a
page has grounds, a running head and its number.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, groupby, zip_longest
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from printkit.book.theme import Theme, pt
from printkit.errors import FitError
from printkit.pdf.page import Anchor, Item, Link, Marked, Moved, Page
from printkit.text.label import label

NEVER = float("inf")
"""The cost of a page break that must not be."""

ALWAYS = -float("inf")
"""The cost of a page break that must be."""


class Ink(NamedTuple):
    """Items of one tag (None: an artifact), to be shifted by x, y. ``order``: their place in reading."""

    order: float
    tag: int | None
    x: float
    y: float
    items: tuple[Item, ...]


class Ground(NamedTuple):
    """What lies behind a box. ``draw``: top, foot, begins here, ends here → items; ``pad``: white at a cut."""

    draw: Callable[[float, float, bool, bool], tuple[Item, ...]]
    pad: float


class Strip(Struct, frozen=True):
    """A part of the galley as wide as the page.

    ``inks``, ``links``, ``anchors`` (id, y): from its top; ``before``: white above it, none at a page's top;
    ``cut``: what a page break above it costs; ``ground``: the box that it lies in; ``again``: strips to repeat
    when a page begins here (a table's head); ``section``: a section that begins here, for the running head.
    """

    height: float
    inks: tuple[Ink, ...] = ()
    before: float = 0.0
    cut: float = 0.0
    links: tuple[Link, ...] = ()
    anchors: tuple[tuple[str, float], ...] = ()
    ground: Ground | None = None
    again: tuple[Strip, ...] = ()
    section: str | None = None
    line: int = 0

    def moved(self, x: float, y: float) -> Strip:
        """Give the strip elsewhere on the page."""
        inks = tuple(ink._replace(x=ink.x + x, y=ink.y + y) for ink in self.inks)
        boxes = (replace(one.box, x=one.box.x + x, y=one.box.y + y) for one in self.links)
        links = tuple(replace(link, box=box) for link, box in zip(self.links, boxes, strict=True))
        return replace(self, inks=inks, links=links, anchors=tuple((id_, at + y) for id_, at in self.anchors))


def marked(inks: Iterable[Ink]) -> tuple[Item, ...]:
    """Put inks in reading order and into marked content, as few pieces as there can be."""
    ordered = sorted(inks, key=lambda ink: ink.order)
    return tuple(
        Marked(tag, tuple(Moved(ink.x, ink.y, ink.items) for ink in run if ink.items))
        for tag, run in groupby(ordered, lambda ink: ink.tag)
    )


def stacked(strips: Iterable[Strip]) -> Strip:
    """Make one strip of several, one under another."""
    first, *others = strips
    placed, y = [first], first.height
    for strip in others:
        placed.append(strip.moved(0.0, y + strip.before))
        y += strip.before + strip.height
    section = next((strip.section for strip in placed if strip.section), None)
    return replace(first, height=y, again=(), section=section, **_held(placed))


def side_by_side(*strips: Strip) -> Strip:
    """Make one strip of several that stand side by side, top to top."""
    if len(strips) == 1:
        return strips[0]
    return Strip(
        max(strip.height for strip in strips),
        before=max(strip.before for strip in strips),
        cut=max(strip.cut for strip in strips),
        section=" · ".join(strip.section for strip in strips if strip.section) or None,
        line=strips[0].line,
        **_held(strips),
    )


def _held(strips: Sequence[Strip]) -> dict[str, Any]:
    names = "inks", "links", "anchors"
    return {name: tuple(chain.from_iterable(getattr(one, name) for one in strips)) for name in names}


def zipped(*sides: list[Strip]) -> list[Strip]:
    """Put the strips of twins side by side, row by row."""
    return [side_by_side(*filter(None, row)) for row in zip_longest(*sides)]


WHITE, EMPTY = 5.0, 400.0
"""What a page's white costs (times its share of the page), and a page under a third full.

White is not squared: white spread evenly over the pages is worse than full pages and one that is not. What
stands before a forced break is like a last page.
"""


class Costs(NamedTuple):
    """What a page costs, and white beyond a fifth of it on top of other white."""

    page: float = 2.0
    gaping: float = 8.0


ONE, PAIR = Costs(), Costs(12.0, 20.0)
"""The costs in a book in one language, and in two, whose high blocks would leave many pages half empty."""

EVEN = 1e-6
"""Of breaks that cost the same, to within this, the last is taken: rather the first of two pages is full."""

NARROW, NARROWED = 0.35, 3.0
"""By how much of itself the white between the strips of a page may be narrowed, and what it costs if it all is.

It saves a page half empty for a line or two too many, or a box two lines of which are left over.
"""


class Cut(NamedTuple):
    """The strips of one page: ``first`` up to, not including, ``end``; ``white``: the share of it left."""

    first: int
    end: int
    white: float = 1.0


def extra_top(strips: list[Strip], first: int) -> float:
    """Give what a page that begins with this strip needs above it: a table's head, a cut box's padding."""
    return sum(part.height for part in strips[first].again) + _padding(strips, first)


def _parted(strips: list[Strip], at: int) -> Ground | None:
    """Give the box that a page break before the strip ``at`` cuts."""
    ground = strips[at].ground if 0 < at < len(strips) else None
    return ground if ground is not None and strips[at - 1].ground is ground else None


def _padding(strips: list[Strip], at: int) -> float:
    """Give what a page break before ``at`` needs above and below it: a cut box's padding."""
    ground = _parted(strips, at)
    return ground.pad if ground else 0.0


def paginate(
    strips: list[Strip],
    room: float,
    where: Callable[[int], str],
    first: Sequence[float] = (),
    costs: Costs = ONE,
    begin: int = 0,
) -> list[Cut]:
    """Cut the galley, from the strip ``begin`` on, into columns of height ``room`` (mm) at the least cost.

    ``first``: the heights of the first columns, where they are lower. A column that holds nothing because what
    comes next is taller has a Cut that ends where it begins. Raises FitError for strips that must stay together
    and are taller than a column.
    """
    count, lower = len(strips), len(first)
    heights = (*first, room)

    @functools.cache
    def best(start: int, column: int) -> tuple[float, Cut]:
        """Give the least cost of all from a strip on, which begins a column, and that column."""
        if start == count:
            return 0.0, Cut(start, start)
        empty = best(start, column + 1)[0] + EMPTY if column < lower else NEVER
        chosen = empty, Cut(start, start)
        for end, own, left in _ends(strips, start, heights[column], costs):
            cost = own + best(end, min(column + 1, lower))[0]
            if cost < chosen[0] + EVEN:
                chosen = cost, Cut(start, end, left)
        return chosen

    for start in reversed(range(begin, count)):  # from the end on, lest each call wait for a long row of others
        if strips[start].cut != NEVER:
            best(start, lower)
    if best(begin, 0)[0] == NEVER:
        stuck = next(n for n in reversed(range(begin, count)) if best(n, lower)[0] == NEVER)
        raise FitError(
            "what must stay together is taller than a page",
            where=where(strips[stuck].line),
            hint="a figure or a box: make it smaller, or break it up",
        )
    made: list[Cut] = []
    while (at := made[-1].end if made else begin) < count:
        made.append(best(at, min(len(made), lower))[1])
    return made


def _ends(strips: list[Strip], start: int, room: float, costs: Costs) -> Iterator[tuple[int, float, float]]:
    """Give where a column that begins with a strip may end, what it costs, and the share of white it keeps."""
    count = len(strips)
    height, white = extra_top(strips, start), 0.0
    for end in range(start + 1, count + 1):
        strip = strips[end - 1]
        if end - 1 > start:
            if strip.cut == ALWAYS:
                return
            height += strip.before
            white += strip.before
        height += strip.height
        if height - NARROW * white > room + 0.01:
            return
        if end < count and strips[end].cut == NEVER:  # no column ends there
            continue
        filled = height + _padding(strips, end)
        kept = white_left(filled - room, white)
        if kept >= 1.0 - NARROW:
            yield end, _cost(strips, end, filled, kept, room, costs), kept


def white_left(over: float, white: float) -> float:
    """Give what share of its white a page that is ``over`` mm too full can keep: 1 if all of it fits."""
    if over <= 0.01:
        return 1.0
    return 1.0 - over / white if white else 0.0


def _cost(strips: list[Strip], end: int, height: float, kept: float, room: float, costs: Costs) -> float:
    """Give what a page costs that ends before ``end``, is filled to ``height`` and keeps some white."""
    cost = costs.page + NARROWED * ((1.0 - kept) / NARROW) ** 2
    if end == len(strips):
        return cost
    cut, left = strips[end].cut, max(0.0, 1 - height / room)
    if left > 1 - 1 / 3:
        cost += EMPTY
    if cut == ALWAYS:
        return cost
    return cost + cut + WHITE * left + costs.gaping * max(0.0, left - 1 / 5)


class Placed(NamedTuple):
    """Strips on a page: those of ``cut``, from ``top`` down, moved to the right by ``x``."""

    strips: list[Strip]
    cut: Cut
    top: float
    x: float = 0.0


def draw_page(
    theme: Theme, placed: Iterable[Placed], number: int, running: tuple[str, str] | None, extra: tuple[Ink, ...]
) -> Page:
    """Make a page of columns. ``running``: its head's title and section; ``extra``: inks in its coordinates."""
    inks: list[Ink] = list(extra)
    links, anchors = list[Link](), list[Anchor]()
    for column in placed:
        _column(theme, column, inks, links, anchors)
    if running is not None:
        inks.append(_furniture(theme, *running, number))
    return Page(theme.width, theme.height, marked(inks), tuple(links), tuple(anchors), label=str(number))


def _column(theme: Theme, placed: Placed, inks: list[Ink], links: list[Link], anchors: list[Anchor]) -> None:
    """Add what a column of strips holds."""
    strips, cut, y, x = placed
    tops: dict[int, float] = {}
    foots: dict[int, float] = {}
    for index in range(cut.first, cut.end):
        strip, top = strips[index], y
        if index == cut.first:
            y += extra_top(strips, index)
            head = y - sum(part.height for part in strip.again)
            for part in strip.again:
                inks += part.moved(x, head).inks
                head += part.height
        else:
            y += strip.before * cut.white
        moved = strip.moved(x, y)
        inks += moved.inks
        links += moved.links
        anchors += [Anchor(id_, theme.x + x, max(0.0, at - 4.0)) for id_, at in moved.anchors]
        tops[index] = top if _parted(strips, index) else y
        y += strip.height
        foots[index] = y
    for ground, run in groupby(tops, lambda at: strips[at].ground):
        within = [*run]
        first, end = within[0], within[-1] + 1
        if ground is not None:
            foot = foots[end - 1] + _padding(strips, end)
            drawn = ground.draw(tops[first], foot, not _parted(strips, first), not _parted(strips, end))
            inks.append(Ink(-3.0, None, x, 0.0, drawn))


def _furniture(theme: Theme, title: str, section: str, number: int) -> Ink:
    """Draw the running head (title, section) and the page number."""
    size = pt(7.6)
    right = theme.x + theme.measure
    head = theme.top - 8.0
    name, part = (label(words, size, colour=theme.grey, gap=size / 4) for words in (title, section))
    page = label(str(number), pt(10), "head", colour=theme.accent)
    foot = max(theme.foot + 4.5, theme.height - 11.0)
    heads = *name.at(theme.x, head), *part.at(right - part.width, head)
    return Ink(-0.4, None, 0.0, 0.0, (*heads, *page.at(right - page.width, foot)))
