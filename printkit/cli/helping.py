"""The pages of ``--help`` in the language asked for, broken into lines where Japanese may be."""

from __future__ import annotations

from collections.abc import Iterable

import click

from printkit.cli.columns import wrapped
from printkit.cli.tongue import put


class Help(click.HelpFormatter):
    """Writes usage, headings, paragraphs and lists as click does, once they are put into the language."""

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
