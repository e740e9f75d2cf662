"""All that a language of a kit lacks beside the others: each file, key and column, told at once."""

from __future__ import annotations

import contextlib
from collections import defaultdict

from printkit.errors import KitError, PrintkitError, listed
from printkit.kit.model import Kit
from printkit.kit.said import said_in
from printkit.translate.markdown import Markdown
from printkit.translate.sources import sources
from printkit.translate.text import Text

SHOWN, NAMED = 20, 3
"""Lines of a list, and names in a line of it."""

OF_BOOKS = ("phrases", "glossary")
"""What books and rule sheets alone ask for."""


def lacks(kit: Kit) -> tuple[str, ...]:
    """Give a line for each column, and each file of texts, that a language lacks something in.

    Blocks of books are compared when they are read (:mod:`printkit.book.check`). A language that printkit does
    not speak, and has no file for in the kit, lacks nothing of what printkit says: that is English then.
    """
    said = {lang: _texts(kit, lang) for lang in kit.languages}
    every = dict.fromkeys(place for texts in said.values() for place in texts)
    lines: list[str] = []
    for lang, texts in said.items():
        missing: defaultdict[str, list[str]] = defaultdict(list)
        for place in every:
            name, _, key = place.partition("#")
            if place in texts or (name == "printkit" and said_in(lang, kit) != lang):
                continue
            if name in OF_BOOKS and lang not in kit.book and lang not in kit.rulesheet:
                continue
            where, named = _label(lang, name, key)
            missing[where].append(named)
        lines += [f"{where}: {listed(keys, NAMED)}" for where, keys in missing.items()]
    return tuple(lines)


def refuse(kit: Kit) -> None:
    """Raise KitError with the list, if there is more than one line of it: one thing is told where it is met.

    So is what cannot be read.
    """
    found: tuple[str, ...] = ()
    with contextlib.suppress(PrintkitError):
        found = lacks(kit)
    if len(found) > 1:
        more = f"\n  and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
        lines = "".join(f"\n  {line}" for line in found[:SHOWN])
        hint = "printkit translate export writes what a language lacks as PO"
        raise KitError(f"texts are missing in one of its languages{lines}{more}", hint=hint)


def _texts(kit: Kit, lang: str) -> dict[str, Text]:
    found: dict[str, Text] = {}
    for source in sources(kit, lang):
        if not isinstance(source, Markdown):
            for place, text in source.texts().items():
                stem, _, last = place.rpartition(".")
                listed = place.startswith("phrases#") and last.isdigit()  # one language has more variants
                found[stem if listed else place] = text
    return found


def _label(lang: str, name: str, key: str) -> tuple[str, str]:
    """Give the file and column where a text is lacking, and what it is called there."""
    if name in ("phrases", "printkit"):
        return f"{name}.{lang}.toml", key
    if name == "glossary":
        return f"glossary.toml, {lang}", key
    row, dot, stem = key.rpartition(".")
    if name == "kit.toml":
        return f"kit.toml, {lang}", key
    return f"{name}, column {stem}.{lang}" if dot else f"{name}, column {lang}", row or key
