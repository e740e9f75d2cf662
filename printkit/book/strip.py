"""The galley: a book as one long column of strips that no page break cuts. Pages are cut from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, groupby, zip_longest
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from printkit.pdf.page import Item, Link, Marked, Moved

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
