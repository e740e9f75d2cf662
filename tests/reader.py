"""Reads finished PDFs as a proof-reader would, from the places of their glyphs. Imports nothing of printkit.

    python -m tests.reader FILE.pdf…

prints what is in each file and every fault: kinsoku, lines that stick out, glyphs that lie on each other, fonts
that are not embedded or not subset. Exit code 1 if there is one. For tests: ``faults(read(data))``, or one of
the kinds alone, and ``paragraphs`` for the text.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.proof.document import Document, Line, paragraphs, read
from tests.proof.faults import Fault, faults, fonts, kinsoku, overfull, overlaps

__all__ = [
    "Document",
    "Fault",
    "Line",
    "faults",
    "fonts",
    "kinsoku",
    "overfull",
    "overlaps",
    "paragraphs",
    "read",
]


def main(arguments: Sequence[str]) -> int:
    """Print what is in each file and its faults."""
    bad = 0
    for name in arguments:
        document = read(Path(name))
        found = faults(document)
        tally = Counter(fault.kind for fault in found)
        roles = Counter(document.roles)
        print(f"{name}: {len(document.sizes)} pages, {'tagged' if document.tagged else 'not tagged'}")
        print(f"  glyphs: {', '.join(f'{n} {role}' for role, n in sorted(roles.items())) or 'none'}")
        print(f"  lines: {len(document.lines)} in {len({line.block for line in document.lines})} blocks")
        for face in document.faces:
            print(f"  font: {face.name} ({face.kind})")
        print(f"  faults: {', '.join(f'{n} {kind}' for kind, n in sorted(tally.items())) or 'none'}")
        for fault in found[:50]:
            print(f"    {fault.kind}: {fault.where}: {fault.what}")
        if len(found) > 50:
            print(f"    … and {len(found) - 50} more")
        bad += len(found)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
