"""Lines for a terminal: of an example's Markdown (cards as ♥Q, figures in words), of tables, of ``--help``."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import zip_longest

import click

from printkit.cli.tongue import put
from printkit.draw.marks import BRACE, read_brace
from printkit.kit.suits import Suit, shared_suits
from printkit.text.classes import NOT_AT_END, NOT_AT_START, SUIT, class_of, is_wide

WORD = re.compile(r"\s+|[!-~]+|.")
TITLE = re.compile(r"::: example \{([^}]*)\} (.*)")


def for_terminal(markdown: str, width: int = 78, suits: Mapping[str, Suit] = {}) -> str:
    """Give a told example as text of at most ``width`` columns; a Japanese character takes two.

    ``suits``: the kit's own, by code.
    """
    every = {**shared_suits(), **suits}
    told = partial(_told, {code: min(suit["text"], suit["letter"], key=len) for code, suit in every.items()})
    made: list[str] = []
    for block in markdown.strip().split("\n\n"):
        lines = [BRACE.sub(told, one).replace("**", "") for one in block.splitlines() if one != ":::"]
        if lines and lines[0].startswith("{."):  # how a book lays out what follows
            del lines[0]
        if not lines:
            continue
        if title := TITLE.match(lines[0]):
            clauses = " ".join(word[1:] for word in title[1].split() if word.startswith("."))
            head = wrapped(f"{title[2]} ({clauses})", width)
            made.append("\n".join([*head, "-" * max(map(columns, head))]))
        elif lines[0].startswith("```"):
            said = next((line.removeprefix("alt: ") for line in lines if line.startswith("alt: ")), "")
            made.append("\n".join(f"  {line}" for line in wrapped(f"[{said}]", width - 2)))
        elif lines[0].startswith("|"):
            made.append(_table(lines))
        else:
            made.append("\n".join(line for one in lines for line in wrapped(one, width)))
    return "\n\n".join(made) + "\n"


def columns(text: str) -> int:
    """Give how many columns of a terminal a text takes."""
    return sum(2 if is_wide(char) else 1 for char in text)


def laid_out(rows: Sequence[Sequence[str]], left: int) -> list[str]:
    """Set columns, two spaces apart; the first ``left`` of them to the left, the others to the right."""
    widths = [max(map(columns, cells)) for cells in zip(*rows, strict=True)]
    lines = ([padded(cell, widths[at], at >= left) for at, cell in enumerate(row)] for row in rows)
    return ["  ".join(cells).rstrip() for cells in lines]


def padded(text: str, width: int, right: bool = False) -> str:
    """Fill a text up with spaces to so many columns: after it, or before it."""
    gap = " " * (width - columns(text))
    return gap + text if right else text + gap


def wrapped(text: str, width: int) -> list[str]:
    """Break a text into lines; one with Japanese between any two characters that a book parts, too."""
    if columns(text) == len(text):
        return textwrap.wrap(text, width)
    units, lines = [""], [""]
    for word in WORD.findall(text):
        before, after = class_of(units[-1][-1:]), class_of(word[0])
        spaced = word.isspace() or units[-1].isspace()
        if not spaced and (before in NOT_AT_END or before == SUIT or after in NOT_AT_START):
            units[-1] += word
        else:
            units.append(word)
    for unit in units:
        if columns(lines[-1]) + columns(unit) > width and not unit.isspace():
            lines.append("")
        lines[-1] += unit
    return [line.strip() for line in lines if line.strip()]


def _told(signs: Mapping[str, str], match: re.Match[str]) -> str:
    brace = read_brace(match)
    if brace.kind == "card":
        if brace.of.startswith("R"):
            return "Joker"
        rank, suit = brace.of[:-1], brace.of[-1:]
        return signs.get(suit, suit) + ("10" if rank == "T" else rank)
    if brace.kind == "suit":
        return signs.get(brace.of, brace.of)
    return brace.said if brace.kind == "icon" else brace.of


def _table(lines: list[str]) -> str:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    del rows[1:2]
    rows = [list(row) for row in zip(*zip_longest(*rows, fillvalue=""), strict=True)]  # a kit tells them, too
    return "\n".join(f"  {line}".rstrip() for line in laid_out(rows, len(rows[0])))


class Help(click.HelpFormatter):
    """Writes pages of help in the language asked for: usage, headings, paragraphs and lists as click does."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the line of usage."""
        super().write_usage(prog, args, prefix or put("Usage:") + " ")

    def write_heading(self, heading: str) -> None:
        """Write a heading."""
        super().write_heading(put(heading))

    def write_text(self, text: str) -> None:
        """Write paragraphs; click parts them by empty lines."""
        said = (put(" ".join(paragraph.split())) for paragraph in text.split("\n\n"))
        indent = " " * self.current_indent
        paragraphs = (wrapped(one, self.width - len(indent)) for one in said)
        self.write("\n\n".join("\n".join(indent + line for line in lines) for lines in paragraphs) + "\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Write a list of words and what they mean, one below the other where the words are long."""
        rows, indent = list(rows), " " * self.current_indent
        first = min(max((len(word) for word, _ in rows), default=0), col_max) + col_spacing
        room = max(self.width - first - len(indent), 10)
        for word, meaning in rows:
            told = wrapped(option(meaning), room)
            beside = len(word) <= first - col_spacing
            self.write(indent + (f"{word:<{first}}{told.pop(0)}" if beside and told else word) + "\n")
            self.write("".join(f"{indent}{'':{first}}{line}\n" for line in told))


def option(meaning: str) -> str:
    """Put what an option means into the language, and what click adds to it: ``[default: a4]``."""
    whole = put(meaning)
    text, gap, added = f"  {meaning}".rpartition("  [")
    if whole != meaning or not gap:
        return whole
    said = (put(one) for one in added.removesuffix("]").split("; "))
    return f"{put(text.strip())}  [{'; '.join(said)}]".lstrip()
