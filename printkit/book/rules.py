"""Rules by number: the blocks of a rule sheet as a book takes them in, and what a page on paper leaves out.

This looks at Markdown before it is read, so that nothing is read or drawn that is not shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from printkit.book.document import Block, Heading, ListBlock, Paragraph
from printkit.text.inline import Inline, Span
from printkit.text.languages import QUARTER, habits

_ATTRIBUTES = re.compile(r"\s*\{\s*([#.][^{}]*)\}\s*$")
_BOX = re.compile(r"\s*:::+\s*\w+\s*\{([^{}]*)\}")
_HEADING = re.compile(r"(#{2,3}) ")
_NO_RULE = re.compile(r"###? |```|\|")
_BULLET = re.compile(r"[-*+] ")
_STEP = re.compile(r"^\d+[.)] ", re.MULTILINE)
WEB = ".web"
"""The class of what stands on the web page alone."""

LATER = re.compile("\x02(\\d+)\x03")
"""Where a text goes that is made only if it is shown."""


class Part(NamedTuple):
    """A block of a text in Markdown that has attributes: its id, its clauses, its lines."""

    id: str
    clauses: tuple[str, ...]
    text: str


def parts(markdown: str) -> Iterator[Part]:
    """Give the blocks of a text that have attributes on a line of their own, in order; no boxes and examples.

    What follows a block without attributes belongs to it.
    """
    at: list[str] = []
    found: list[list[str]] = []
    boxed = False
    for line in markdown.splitlines():
        if line.lstrip().startswith(":::"):
            at, boxed = [], line.strip().strip(":") != ""
        elif LATER.search(line):
            at = []
        elif _ATTRIBUTES.match(line) and not boxed:
            at = [line]
            found.append(at)
        else:
            at.append(line)
    for lines in found:
        names = lines[0].strip(" {}").split()
        given = [name[1:] for name in names if name.startswith("#")]
        clauses = tuple(name[1:] for name in names if re.fullmatch(r"\.[A-Z]{2}-\d\d", name))
        yield Part("".join(given), clauses, "\n".join(lines).rstrip() + "\n")


def rule_numbers(sheet: Iterable[Part], every: bool = False) -> dict[str, str]:
    """Number a sheet's sections (``"3"``) and rules (``"3.1"``): texts under a heading that cite a clause.

    ``every``: all texts under a heading are rules, as in a kit that has no clauses, but for lists with bullets,
    which belong to the text above. Of a numbered list each item is a rule, and the list has the first's number.
    """
    numbers: dict[str, str] = {}
    section = rule = 0
    for part in sheet:
        body = part.text.partition("\n")[2]
        heading = _HEADING.match(body)
        if heading and len(heading[1]) == 2:
            section, rule = section + 1, 0
            numbers[part.id] = str(section)
        elif section and not _NO_RULE.match(body) and (part.clauses or (every and not _BULLET.match(body))):
            numbers[part.id] = f"{section}.{rule + 1}"
            rule += len(_STEP.findall(body)) if _STEP.match(body) else 1
    return numbers


def with_numbers(blocks: tuple[Block, ...], numbers: Mapping[str, str], lang: str) -> tuple[Block, ...]:
    """Put the numbers before the words of what has one, so far from them that "4 tricks" is no part of it."""
    white = "\u3000" if habits(lang).characters else QUARTER
    given = ((block, numbers.get(block.id)) for block in blocks)
    return tuple(one for block, number in given for one in _numbered(block, number, white))


def _numbered(block: Block, number: str | None, white: str) -> Iterator[Block]:
    """Give a block with its number; a numbered list as what is in it, each item with the next number."""
    if isinstance(block, Heading | Paragraph) and number:
        after = ". " if isinstance(block, Heading) else white
        before: tuple[Inline, ...] = (Span(f"{number}{after}", bold=True),)
        yield replace(block, inlines=before + block.inlines)
    elif isinstance(block, ListBlock) and number and block.start is None:
        (first, *more), *others = block.items
        yield replace(block, items=((*_numbered(first, number, white), *more), *others))
    elif isinstance(block, ListBlock) and number:
        section, _, rule = number.partition(".")
        for at, (first, *more) in enumerate(block.items):
            id = f"{block.id}.{at + 1}" if at else block.id
            rest = (replace(one, id=f"{id}.{n}") for n, one in enumerate(more, 1))
            own = replace(first, id=id, clauses=block.clauses, classes=() if at else block.classes)
            yield from (*_numbered(own, f"{section}.{int(rule) + at}", white), *rest)
    else:
        yield block


def on_paper(markdown: str) -> str:
    """Leave out blocks, boxes and sections of the class ``web``: what is for the web page alone."""
    out: list[str] = []
    lines = markdown.splitlines()
    section = 0  # the level of the heading whose section is left out
    until: str | None = None  # the line that ends the block that is left out
    for at, line in enumerate(lines):
        if until is not None:
            until = None if line.strip() == until else until
            continue
        names = _ATTRIBUTES.match(line) or _BOX.match(line)
        below = lines[at + 1] if at + 1 < len(lines) else ""
        if names and (heading := _HEADING.match(below)):
            level = len(heading[1])
            if not section or level <= section:
                section = level if WEB in names[1].split() else 0
        elif names and WEB in names[1].split() and not section:
            opens = below if _ATTRIBUTES.match(line) else line
            until = next((fence for fence in (":::", "```") if opens.lstrip().startswith(fence)), "")
        if not section and until is None:
            out.append(line)
    return "\n".join(out) + "\n"


def index_of_clauses(clauses: Iterable[str], sheet: Iterable[Part], numbers: Mapping[str, str]) -> str:
    """Give an index of clauses, as Markdown: each with the rules that tell it, but those that none tells."""
    told: dict[str, list[str]] = {}
    for part in sheet:
        for clause in part.clauses:
            if part.id in numbers and "." in numbers[part.id]:
                told.setdefault(clause, []).append(f"[{numbers[part.id]}](#{part.id})")
    return "\u00a0· ".join(
        f"**{clause}**\u00a0{', '.join(told[clause])}" for clause in clauses if clause in told
    )
