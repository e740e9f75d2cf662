"""Strips on pages: places, grounds, running heads and page numbers."""

from __future__ import annotations

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


def draw_page(
    theme: Theme,
    strips: list[Strip],
    cut: Cut,
    top: float,
    furniture: Furniture | None,
    extra: tuple[Ink, ...] = (),
    links: tuple[Link, ...] = (),
    number: int = 1,
) -> Page:
    """Make a page of the strips of ``cut``, from ``top`` down. ``extra``: inks in the page's coordinates."""
    inks: list[Ink] = list(extra)
    boxes: list[tuple[Ground, float, float, bool, bool]] = []
    all_links, anchors = list(links), list[Anchor]()
    y = top
    for index in range(cut.first, cut.end):
        strip = strips[index]
        if index == cut.first:
            start = y
            y += extra_top(strips, index)
            head = y - sum(part.height for part in strip.again)
            for part in strip.again:
                inks += [ink.moved(0.0, head) for ink in part.inks]
                head += part.height
        else:
            start = y
            y += strip.before * cut.white
        inks += [ink.moved(0.0, y) for ink in strip.inks]
        all_links += [shifted_link(link, 0.0, y) for link in strip.links]
        anchors += [Anchor(id_, theme.margin, max(0.0, y + at - 4.0)) for id_, at in strip.anchors]
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
        inks.append(Ink(GROUND_ORDER, None, 0.0, 0.0, ground.draw(box_top, foot, begins, ends)))
    if furniture is not None:
        inks.append(_furniture(theme, furniture))
    return Page(
        theme.width,
        theme.height,
        marked(inks),
        tuple(all_links),
        tuple(anchors),
        label=str(furniture.number if furniture else number),
    )


def _furniture(theme: Theme, furniture: Furniture) -> Ink:
    """Draw the running head (title, section) and the page number."""
    size = pt(7.6)
    right = theme.x + theme.measure
    head = 15.5
    title = label(furniture.title, size, colour=theme.grey, gap=size / 4)
    section = label(furniture.section, size, colour=theme.grey, gap=size / 4)
    number = label(str(furniture.number), pt(10), "head", colour=theme.accent)
    return Ink(
        HEAD_ORDER,
        None,
        0.0,
        0.0,
        (
            *title.at(theme.margin, head),
            *section.at(right - section.width, head),
            *number.at(right - number.width, theme.height - 13.0),
        ),
    )
