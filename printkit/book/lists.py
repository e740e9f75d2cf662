"""Lists: items with their labels, nested ones further in."""

from __future__ import annotations

from msgspec.structs import replace

from printkit.book.document import ListBlock
from printkit.book.draw import hidden
from printkit.book.layout import Layout
from printkit.book.setting import Column, baseline
from printkit.book.strip import NEVER, Ink, Strip
from printkit.draw.label import label
from printkit.draw.paths import ellipse
from printkit.pdf.page import Item, Path
from printkit.text.inline import TextStyle


def numbering(block: ListBlock) -> dict[str, object]:
    """Give the attributes of a list's element (ISO 32000-1, 14.8.5.5)."""
    return {"O": "List", "ListNumbering": "Disc" if block.start is None else "Decimal"}


def set_list(layout: Layout, block: ListBlock, column: Column, lang: str, tag: int) -> list[list[Strip]]:
    """Lay out a list whose element is ``tag``: of each item a strip a line, labels in the indent.

    It is parted neither after its first line nor before its last.
    """
    theme, tags = layout.theme, layout.setter.tags
    indent = theme.em * (1.5 if block.start is None else 1.9)
    inner = column.inset(indent)
    style = layout.style(theme.body, lang)
    out: list[list[Strip]] = []
    for number, item in enumerate(block.items):
        li = tags.add("LI", tag)
        lbl = tags.add("Lbl", li)
        body = tags.add("LBody", li)
        strips: list[Strip] = []
        for part in item:
            if isinstance(part, ListBlock):
                nested = tags.add("L", body, attributes=numbering(part))
                strips += [strip for each in set_list(layout, part, inner, lang, nested) for strip in each]
            else:
                own = body if len(item) == 1 else tags.add("P", body)
                strips += layout.setter.paragraph(part.inlines, style, inner, own, part.line)
        ink = Ink(lbl, lbl, column.x, baseline(style), _bullet(layout, block, number, indent, style))
        white = 0.22 * style.leading if number else 0.0
        second = number == 1 and len(out[0]) == 1
        last = number == len(block.items) - 1 and len(strips) == 1
        cut = NEVER if second or (last and number) else 0.3
        first = replace(strips[0], inks=(ink, *strips[0].inks), before=white, cut=cut)
        out.append([first, *strips[1:]])
    return out


def _bullet(layout: Layout, block: ListBlock, number: int, indent: float, style: TextStyle) -> tuple[Item, ...]:
    """Draw what stands before an item: a number, or a dot."""
    colour, size = layout.theme.accent, style.size
    if block.start is not None:
        made = label(f"{block.start + number}. ", size, bold=True, colour=colour)
        return made.at(indent - made.width, 0.0)
    dot = Path(ellipse(0.62 * size, -0.37 * size, 0.14 * size, 0.14 * size), fill=colour)
    return (dot, *hidden("• ", 1.0, size))
