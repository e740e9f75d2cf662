"""The structure tree while a book is laid out: tags in reading order, and those inside a paragraph."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from printkit.pdf.page import Tag
from printkit.text.inline import Inline, Mark, Ruby, Span


class Tags:
    """Hands out tag numbers. A parent comes before its children, so numbers are the reading order."""

    def __init__(self) -> None:
        self.all: list[Tag] = []

    def add(
        self,
        kind: str,
        parent: int | None = None,
        *,
        alt: str | None = None,
        lang: str | None = None,
        actual: str | None = None,
        attributes: Mapping[str, object] | None = None,
    ) -> int:
        """Make an element (ISO 32000-1, 14.8.4) and give its number."""
        self.all.append(Tag(kind, parent, alt=alt, lang=lang, actual=actual, attributes=attributes or {}))
        return len(self.all) - 1


class InlineTag(NamedTuple):
    """The tags of one inline: of its text, its reading, and its link (which is also the text's parent)."""

    text: int
    reading: int | None = None
    link: int | None = None


def inline_tags(tags: Tags, inlines: tuple[Inline, ...], block: int) -> tuple[InlineTag, ...]:
    """Make the elements inside a paragraph: links, words of another language, ruby (Ruby, RB, RT).

    Neighbours that go to the same place are one link.
    """
    out: list[InlineTag] = []
    before: str | None = None
    link: int | None = None
    for inline in inlines:
        href = None if isinstance(inline, Mark) else getattr(inline, "href", None)
        if href is None:
            link = None
        elif href != before or link is None:
            link = tags.add("Link", block)
        before = href
        parent = block if link is None else link
        if isinstance(inline, Ruby):
            ruby = tags.add("Ruby", parent)
            out.append(InlineTag(tags.add("RB", ruby), tags.add("RT", ruby, actual=inline.reading), link))
        elif isinstance(inline, Span) and inline.lang is not None:
            out.append(InlineTag(tags.add("Span", parent, lang=inline.lang), None, link))
        else:
            out.append(InlineTag(parent, None, link))
    return tuple(out)
