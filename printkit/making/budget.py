"""Counts what a build of a stranger's kit is to make, before any of it is made."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from printkit.errors import KitError, PrintkitError
from printkit.kit.model import Kit, Part
from printkit.kit.worker import beat
from printkit.making.settings import Output
from printkit.pdf.paper import PAPERS, Backs

MOST_FILES, MOST_SHEETS = 2_000, 10_000
"""Of one build. A deck of 1,000 cards in five languages on both papers takes some 1,100 sheets."""


def afford(kit: Kit, outputs: Sequence[Output], backs: Backs) -> None:
    """Raise KitError for more files or sheets than anybody prints at a time.

    What cannot be counted, for it cannot be made, is left to who makes it.
    """
    hint = "build it piece by piece: --only, --lang, --paper"
    if len(outputs) > MOST_FILES:
        raise KitError(f"{len(outputs)} files to make, more than {MOST_FILES}", where=kit.id, hint=hint)
    sheets, known = 0, dict[tuple[str, str, str], int]()
    for output, part in [(one, part) for one in outputs if one.paper in PAPERS for part in _parts(kit, one)]:
        name = part.id, output.paper, output.layout
        if name not in known:
            from printkit.press.assembly import printed

            beat()
            known[name] = 0
            with contextlib.suppress(PrintkitError):
                known[name] = printed(kit, part, "", PAPERS[output.paper], backs, output.layout).sheets
        sheets += known[name]
        if sheets > MOST_SHEETS:
            raise KitError(f"{sheets} sheets to print, more than {MOST_SHEETS}", where=kit.id, hint=hint)


def _parts(kit: Kit, output: Output) -> list[Part]:
    """Give the parts that a file holds: those that share its stock, as if each had sheets of its own."""
    return [part for part in kit.parts if part.id == output.part or part.stock == output.shares]
