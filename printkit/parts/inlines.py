"""The markup of a card's text: ``**bold**``, ``*italic*``, ``{icon:coin}`` and other braces, lists.

Also what other tools read in such a text, and printkit prints as it is written: HTML, Markdown, braces.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from markupsafe import escape
from msgspec.structs import replace

from printkit.draw.marks import BRACE, read_brace
from printkit.errors import TemplateError, nearest
from printkit.kit.schema import CODES
from printkit.text.inline import Break, Inline, Mark, Ruby, Span

TIMES = r"(?<=\d)\*(?=\d)"  # in 2*3 a star is a star
MARKUP = re.compile(
    r"\*\*(?P<bold>(?>(?:[^*\n]++|\*[^*\n]++\*)+)(?=\*\*)|.+?)\*\*|"
    rf"(?!{TIMES})\*(?![\s*])(?P<italic>(?>(?:[^*\n]++|{TIMES}|\*\*[^*\n]++\*\*)+))(?<!\s)(?!{TIMES})\*|"
    rf"(?P<brace>{BRACE.pattern})|(?P<end>\n)"
)
KINDS = ("icon", "suit")
LONGEST = 40
"""Letters of a mark that are told."""

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
    lines: list[tuple[str, bool]] = []
    for line in text.split("\n"):
        match = BULLET.match(line)
        if match:
            lines.append((line[match.end() :], True))
        elif lines and not lines[-1][1]:
            lines[-1] = (f"{lines[-1][0]}\n{line}", False)
        else:
            lines.append((line, False))
    return tuple(Paragraph(inlines(line, sizes, italic), item) for line, item in lines)


def inlines(text: str, sizes: Sizes = no_marks, italic: bool = True) -> tuple[Inline, ...]:
    """Read a text. ``italic`` False, for Japanese, which has none: it is set bold.

    Raises TemplateError for a brace of a kind that is not known, and what ``sizes`` raises.
    """
    run: list[Inline] = []
    done = 0
    for match in MARKUP.finditer(text):
        if match.start() > done:
            run.append(Span(text[done : match.start()]))
        done = match.end()
        if match["end"]:
            run.append(Break())
        elif match["brace"]:
            brace = read_brace(match)
            if brace.kind == "ruby":
                run.append(Ruby(brace.of, brace.said))
            elif brace.kind in CODES:
                run.append(Span(brace.of, lang=brace.kind))
            elif brace.kind in KINDS:
                run.append(sizes(brace.kind, brace.of))
            else:
                hint = nearest(brace.kind, KINDS) or "there are {icon:…} and {suit:…}"
                raise TemplateError(f"{match[0][:30]} is not known", hint=hint)
        else:
            inner = inlines(match["bold"] or match["italic"], sizes, italic)
            if match["bold"] or not italic:
                run += [replace(one, bold=True) if isinstance(one, (Span, Ruby)) else one for one in inner]
            else:
                run += [replace(one, italic=True) if isinstance(one, Span) else one for one in inner]
    if done < len(text):
        run.append(Span(text[done:]))
    return tuple(run)


FOREIGN = {
    re.compile(
        r"(</?(?:b|i|u|em|strong|br|p|sup|sub|span|font)\b)[^<>]*>", re.IGNORECASE
    ): "write **bold**, *italic*, and in place of <br> a line end in the cell",
    re.compile(r"(\{\w+\}|(?<![\w:]):[a-z_]\w*:(?![\w:]))"): "an icon is {icon:name}, a suit {suit:S}",
    re.compile(r"(\{[A-Za-z]++:)[\w-]*+(?![^{}]*\})"): "it lacks the brace at its end",
    re.compile(
        r"([{｛])[^{}|｜｛｝\n]{1,20}(?:｜|\|(?![^{}]*\}))[^{}｛｝\n]{0,20}"
    ): "a reading is {漢字|かんじ}, its braces and its bar half as wide",
    re.compile(r"(?<!\w)(__|~~)(?=[^\W_])"): "there are **bold** and *italic*, and nothing else",
    re.compile(r"(&(?:[A-Za-z]+|#\w+);)"): "write the character itself",
    re.compile(r"([ｦ-ﾟ]+)"): "write katakana at full width: カ",
    re.compile(r"\n[ \t]+(- )"): "a list has no lists in it, and its lines begin with -",
    re.compile(r"(\*\*)"): "bold begins and ends within one paragraph: **bold**",
}
"""Marks of other tools, and what is written instead."""


TEXT = re.compile(r"<text\b(?:(?!<text\b).)*?</text", re.DOTALL)

Shown = tuple[str, str, Sequence[str]]
"""A text: where it is written, what it says, and the drawings that may show it."""


def as_written(texts: Iterable[Shown]) -> Iterator[str]:
    """Say where texts first have a mark of each kind that is printed as it is written."""
    marked = [one for one in texts if not (one[1].isascii() and one[1].isalnum())]
    yield from islice(_ours(marked), 1)
    unread = [(place, MARKUP.sub(_within, text), drawings) for place, text, drawings in marked]
    for mark, instead in FOREIGN.items():
        yield from islice(_theirs(unread, mark, instead), 1)


def _ours(texts: Iterable[Shown]) -> Iterator[str]:
    """Say where a mark of ours stands in SVG's own texts."""
    for place, text, drawings in texts:
        for match in MARKUP.finditer(text):
            mark = escape(match[0])
            if not match["end"] and any(mark in one and mark in _words(one) for one in drawings):
                instead = "SVG's <text> ignores markup: use line() or block()"
                yield f"{place}: {match[0][:LONGEST]} is printed as it is written; {instead}"


def _theirs(texts: Iterable[Shown], mark: re.Pattern[str], instead: str) -> Iterator[str]:
    """Say where a mark of another tool is printed."""
    for place, text, drawings in texts:
        found = mark.search(text)
        if found and any(escape(found[1]) in one for one in drawings):
            yield f"{place}: {found[0].strip()} is printed as it is written; {instead}"


def _words(drawing: str) -> str:
    """Give what stands in a drawing's own texts."""
    return re.sub("<[^<>]*>", "", "\n".join(TEXT.findall(drawing)))


def _within(match: re.Match[str]) -> str:
    """Give what is bold or italic without its stars; another mark as it is."""
    return match["bold"] or match["italic"] or match[0]
