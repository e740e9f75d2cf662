"""Strips on pages: places, grounds, running heads and page numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from printkit.book.paginate import Cut, extra_top
from printkit.book.strip import Ground, Ink, Strip, marked, shifted_link
from printkit.book.theme import Theme, pt
from printkit.draw.label import label
from printkit.pdf.page import Anchor, Link, Page

GROUND_ORDER, HEAD_ORDER = -3.0, -0.4


class Furniture(Struct, frozen=True):
    """What stands on every page but the first: the book's title; and the number of the page."""

    title: str
    section: str
    number: int


class Placed(NamedTuple):
    """Strips on a page: those of ``cut``, from ``top`` down, moved to the right by ``x``."""

    strips: list[Strip]
    cut: Cut
    top: float
    x: float = 0.0


def draw_page(
    theme: Theme,
    placed: Iterable[Placed],
    furniture: Furniture | None,
    extra: tuple[Ink, ...] = (),
    number: int = 1,
) -> Page:
    """Make a page of columns of strips. ``extra``: inks in the page's coordinates."""
    inks: list[Ink] = list(extra)
    links, anchors = list[Link](), list[Anchor]()
    for column in placed:
        _column(theme, column, inks, links, anchors)
    if furniture is not None:
        inks.append(_furniture(theme, furniture))
    return Page(
        theme.width,
        theme.height,
        marked(inks),
        tuple(links),
        tuple(anchors),
        label=str(furniture.number if furniture else number),
    )


def _column(theme: Theme, placed: Placed, inks: list[Ink], links: list[Link], anchors: list[Anchor]) -> None:
    """Add what a column of strips holds."""
    strips, cut, y, x = placed
    boxes: list[tuple[Ground, float, float, bool, bool]] = []
    for index in range(cut.first, cut.end):
        strip = strips[index]
        if index == cut.first:
            start = y
            y += extra_top(strips, index)
            head = y - sum(part.height for part in strip.again)
            for part in strip.again:
                inks += [ink.moved(x, head) for ink in part.inks]
                head += part.height
        else:
            start = y
            y += strip.before * cut.white
        inks += [ink.moved(x, y) for ink in strip.inks]
        links += [shifted_link(link, x, y) for link in strip.links]
        anchors += [Anchor(id_, theme.x + x, max(0.0, y + at - 4.0)) for id_, at in strip.anchors]
        if strip.ground is not None:
            same = boxes and boxes[-1][0] is strip.ground
            if same:
                ground, box_top, _, begins, _ = boxes.pop()
            else:
                ground = strip.ground
                begins = index == 0 or strips[index - 1].ground is not ground
                box_top = y if begins else start
            ends = index + 1 == len(strips) or strips[index + 1].ground is not ground
            foot = y + strip.height
            if index + 1 == cut.end and not ends:
                foot += ground.pad
            boxes.append((ground, box_top, foot, begins, ends))
        y += strip.height
    for ground, box_top, foot, begins, ends in boxes:
        inks.append(Ink(GROUND_ORDER, None, x, 0.0, ground.draw(box_top, foot, begins, ends)))


def _furniture(theme: Theme, furniture: Furniture) -> Ink:
    """Draw the running head (title, section) and the page number."""
    size = pt(7.6)
    right = theme.x + theme.measure
    head = theme.top - 8.0
    title = label(furniture.title, size, colour=theme.grey, gap=size / 4)
    section = label(furniture.section, size, colour=theme.grey, gap=size / 4)
    number = label(str(furniture.number), pt(10), "head", colour=theme.accent)
    return Ink(
        HEAD_ORDER,
        None,
        0.0,
        0.0,
        (
            *title.at(theme.x, head),
            *section.at(right - section.width, head),
            *number.at(right - number.width, max(theme.foot + 4.5, theme.height - 11.0)),
        ),
    )
