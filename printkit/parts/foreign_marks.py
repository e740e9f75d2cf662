"""What other tools read in a table's texts, and printkit prints as it is written: HTML, Markdown, braces."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape

from printkit.kit.table import Table

MARKS = {
    re.compile(
        r"(</?(?:b|i|u|em|strong|br|p|sup|sub|span|font)\b)[^<>]*>", re.IGNORECASE
    ): "write **bold**, *italic*, and in place of <br> a line end in the cell",
    re.compile(r"(\{\w+\})"): "an icon is {icon:name}, a suit {suit:S}",
    re.compile(r"(?<!\w)(__|~~)(?=[^\W_])"): "there are **bold** and *italic*, and nothing else",
    re.compile(r"(&(?:[A-Za-z]+|#\w+);)"): "write the character itself",
    re.compile(r"\n[ \t]+(- )"): "a list has no lists in it, and its lines begin with -",
    re.compile(r"(\*\*)"): "bold begins and ends within one paragraph: **bold**",
}
"""Marks, and what is written instead."""


def as_written(rows: Table, fronts: Mapping[int, str]) -> tuple[str, ...]:
    """Say where a table first has a mark of each kind that is printed. ``fronts``: drawings by their row."""
    return tuple(note for mark, instead in MARKS.items() for note in _first(rows, fronts, mark, instead))


def _first(rows: Table, fronts: Mapping[int, str], mark: re.Pattern[str], instead: str) -> Iterator[str]:
    for number, front in fronts.items() if rows.rows else ():
        for cell in rows.rows[number].cells().values():
            if not cell.isalnum() and (found := mark.search(cell)) and escape(found[1]) in front:
                yield f"{rows.place(number)}: {found[0].strip()} is printed as it is written; {instead}"
                return
