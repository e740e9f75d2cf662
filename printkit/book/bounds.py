"""How much may stand in a rulebook: far more than any has, and little enough to be set while one waits."""

from __future__ import annotations

import re
from collections.abc import Callable

from printkit.errors import MarkupError

MAX_BOOK = 400_000
"""Characters of Markdown; a book of 100 pages has about 250,000."""

MAX_BLOCKS = 2500
MAX_BLOCK = 40_000
MAX_WORD = 1000
WORD = re.compile(rf"[!-~]{{{MAX_WORD + 1}}}")
FENCE = re.compile(r"\s*(```+|~~~+)")


def check_size(text: str, where: Callable[[int], str]) -> None:
    """Look how large a book and its blocks are, before anything reads them. ``where``: line → place.

    Raises MarkupError for a book, a block (what stands between blank lines) or a word that is too long, and for
    too many blocks. A drawing in a fence counts towards the book alone.
    """
    if len(text) > MAX_BOOK:
        raise MarkupError(f"a book of more than {MAX_BOOK} characters", where=where(1))
    blocks, length, begun, fence = 0, 0, 1, ""
    for number, line in enumerate(text.split("\n"), 1):
        match = FENCE.match(line)
        if match and not fence:
            fence = match[1]
        elif match and match[1].startswith(fence):
            fence = ""
        if fence:
            continue
        if not line.strip():
            length = 0
            continue
        if not length:
            blocks, begun = blocks + 1, number
        length += len(line)
        if blocks > MAX_BLOCKS:
            raise MarkupError(f"more than {MAX_BLOCKS} blocks", where=where(number))
        if length > MAX_BLOCK:
            hint = "part it with blank lines"
            raise MarkupError(f"a block of more than {MAX_BLOCK} characters", where=where(begun), hint=hint)
        if WORD.search(line):
            raise MarkupError(f"a word of more than {MAX_WORD} characters", where=where(number))
