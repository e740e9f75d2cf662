"""The markup of a card's text: ``**bold**``, ``*italic*``, ``{漢字|かんじ}``, ``{icon:coin}``, lists."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from msgspec.structs import replace

from printkit.errors import TemplateError, nearest
from printkit.text.inline import Break, Inline, Mark, Ruby, Span

MARKUP = re.compile(
    r"\*\*(?P<bold>.+?)\*\*"
    r"|\*(?![\s*])(?P<italic>[^*\n]+?)(?<!\s)\*"
    r"|\{(?P<kind>icon|suit):(?P<arg>[A-Za-z0-9-]+)(?:\|[^{}|]*)?\}"
    r"|\{(?P<base>[^{}|:]+)\|(?P<reading>[^{}|]+)\}"
    r"|\{(?P<unknown>[A-Za-z]+):[^{}]*\}"
    r"|(?P<end>\n)"
)
KINDS = ("icon", "suit")
BULLET = re.compile(r"[-•] +")

Sizes = Callable[[str, str], Mark]
"""(kind, name) → the mark of an icon or a suit's pip, em units."""


class Paragraph(NamedTuple):
    """Inlines that are set together; ``item``: they are one of a list."""

    inlines: tuple[Inline, ...]
    item: bool


def no_marks(kind: str, arg: str) -> Mark:
    """Refuse every icon: text that is measured or set outside of cards has none."""
    raise TemplateError(f"{{{kind}:{arg}}} cannot stand here")


def paragraphs(text: str, sizes: Sizes, italic: bool) -> tuple[Paragraph, ...]:
    """Read a text of several lines; those that begin with ``- `` are items of a list."""
    if not BULLET.search(text):
        return (Paragraph(inlines(text, sizes, italic), False),)
    found: list[tuple[str, bool]] = []
    for line in text.split("\n"):
        match = BULLET.match(line)
        if match:
            found.append((line[match.end() :], True))
        elif found and not found[-1][1]:
            found[-1] = (f"{found[-1][0]}\n{line}", False)
        else:
            found.append((line, False))
    return tuple(Paragraph(inlines(line, sizes, italic), item) for line, item in found)


def inlines(text: str, sizes: Sizes = no_marks, italic: bool = True) -> tuple[Inline, ...]:
    """Read a text. ``italic`` False, for Japanese, which has none: it is set bold.

    Raises TemplateError for a brace of a kind that is not known, and what ``sizes`` raises.
    """
    return tuple(sizes(one.name, one.arg) if isinstance(one, Mark) else one for one in _inlines(text, italic))


@functools.lru_cache(maxsize=2048)
def _inlines(text: str, italic: bool) -> tuple[Inline, ...]:
    """Read a text; its marks have no size yet."""
    found: list[Inline] = []
    done = 0
    for match in MARKUP.finditer(text):
        if match.start() > done:
            found.append(Span(text[done : match.start()]))
        done = match.end()
        if match["end"]:
            found.append(Break())
        elif match["kind"]:
            found.append(Mark(match["kind"], match["arg"], 0.0, 0.0, 0.0, ""))
        elif match["base"]:
            found.append(Ruby(match["base"], match["reading"]))
        elif match["unknown"]:
            hint = nearest(match["unknown"], KINDS) or "there are {icon:…} and {suit:…}"
            raise TemplateError(f"{match[0][:30]} is not known", hint=hint)
        else:
            inner = _inlines(match["bold"] or match["italic"], italic)
            found += _strong(inner) if match["bold"] or not italic else _slanted(inner)
    if done < len(text):
        found.append(Span(text[done:]))
    return tuple(found)


def _strong(inner: Iterable[Inline]) -> list[Inline]:
    return [replace(one, bold=True) if isinstance(one, (Span, Ruby)) else one for one in inner]


def _slanted(inner: Iterable[Inline]) -> list[Inline]:
    return [replace(one, italic=True) if isinstance(one, Span) else one for one in inner]
