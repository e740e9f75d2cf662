"""manifest.json: what lies in a kit's folder. Sorted, with no times and no paths of the machine."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct, ValidationError, convert, to_builtins

MANIFEST = "manifest.json"
FORMAT = "printkit-manifest-1"
FILE = re.compile(
    r"[a-z0-9][a-z0-9-]*(_[a-zA-Z0-9+-]+){2,8}(\.(pdf|html)|/[a-z0-9]+(-[a-z0-9]+)*\.(png|csv|json))"
)
"""What a file of ours can be called, in a folder of ours or in none: nothing that leads out."""


class Entry(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One file: its name, the part, what it is (in English), language, paper, pages, content hash and size.

    ``parts``: of those whose sheets are in it, with what goes before them; ``sheets``: of paper that it takes.
    ``draft``: placeholders stand in it for art that is missing. These three are told only where there is any.
    """

    file: str
    part: str
    what: str
    language: str
    paper: str
    pages: int
    sha256: str
    bytes: int
    draft: bool = False
    parts: tuple[str, ...] = ()
    sheets: int = 0


def manifest_text(kit: str, version: str, entries: Iterable[Entry]) -> str:
    """Write the manifest of a kit's folder."""
    files = [to_builtins(entry) for entry in sorted(entries, key=lambda e: e.file)]
    data = {"format": FORMAT, "kit": kit, "version": version, "files": files}
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def read_manifest(folder: Path) -> tuple[Entry, ...]:
    """Read a folder's manifest; what is not ours or not whole counts as not there.

    A name that printkit would not have given is dropped: the manifest says what may be removed.
    """
    try:
        data = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return ()
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("files"), list):
        return ()
    return tuple(_entries(data["files"]))


def _entries(rows: Iterable[object]) -> Iterator[Entry]:
    for row in rows:
        with contextlib.suppress(ValidationError):
            entry = convert(row, Entry)
            if FILE.fullmatch(entry.file):
                yield entry
