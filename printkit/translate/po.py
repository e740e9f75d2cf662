"""PO files: written for translators, and read from strangers. By polib."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

import polib

from printkit.errors import DataError
from printkit.kit.said import SOURCE
from printkit.kit.schema import check_text
from printkit.translate.text import Text

MOST, LONGEST = 20_000, 20_000
"""Entries of a file; letters of a text, and lines of an entry: polib takes time by the square of those."""

AS_WRITTEN = "X-Printkit-Written"
"""The header that tells whether the translations are those that printkit wrote."""

FUZZY = "fuzzy"
_AHEAD = "#\n"
"""What the text begins with that polib is given: it opens a file if a text is the name of one."""

_TEXT = re.compile(r'[^"]*+"(?>(?:[^"\\]++|\\.)*)"\s*+')
"""A line with a text: polib takes the last letter of one that is not closed for its quotation mark."""


class Entry(NamedTuple):
    """A translation, what it was made from, "" if unknown, and what it stands ``beside`` in its file."""

    place: str
    original: str
    said: str
    remark: str = ""
    beside: str = ""
    line: int = 0


class Catalogue(NamedTuple):
    """A PO file: from which language into which, its translations by place, and all that its head says.

    ``edited``: somebody has put other translations in since printkit wrote it. ``old``: what a translator's
    program keeps of texts that are gone (``#~``), as polib has it.
    """

    source: str
    lang: str
    entries: dict[str, Entry]
    head: Mapping[str, str] = {}
    edited: bool = False
    old: tuple[Any, ...] = ()


def written(
    source: str,
    lang: str,
    entries: Iterable[tuple[Text, Entry]],
    head: Mapping[str, str],
    old: Iterable[Any] = (),
    waiting: bool = False,
) -> str:
    """Write a PO file: for each text its place in its file, what it says now, and its translation, if any.

    One that was made from another text is fuzzy, and says from which. ``head``, ``old``: what a translator's
    program has put there; ``waiting``: some of them are not in the kit yet, so the file counts as edited.
    """
    file = polib.POFile(wrapwidth=100)
    file.metadata = {
        **head,
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "MIME-Version": "1.0",
        SOURCE: source,
        "Language": lang,
    }
    for text, one in entries:
        changed = bool(one.said) and one.original != text.text
        file.append(
            polib.POEntry(
                msgctxt=one.place,
                msgid=text.text,
                msgstr=one.said,
                comment=text.note,
                tcomment=one.remark,
                occurrences=[(text.file, str(text.line or ""))],
                flags=[FUZZY] if changed else [],
                previous_msgid=(changed and one.original) or None,
            )
        )
    there = {(one.msgctxt, one.msgid) for one in file}
    gone = {(one.msgctxt, one.msgid): one for one in old}  # which gettext wants once, and not beside the same
    file.extend(one for key, one in gone.items() if key not in there)
    file.metadata[AS_WRITTEN] = "in part" if waiting else _digest(file)
    return str(file)


def _digest(file: Iterable[Any]) -> str:
    said = sorted((one.msgctxt or "", one.msgstr) for one in file if one.msgstr and not one.obsolete)
    return sha256(repr(said).encode()).hexdigest()[:16]


def read(name: str, text: str) -> Catalogue:
    """Read a PO file that printkit wrote and somebody filled in. DataError with its line for what is wrong."""
    lines = 0
    for number, words in enumerate(text.split("\n"), 1):
        lines = 0 if "msgctxt" in words[:12] else lines + 1
        if lines > LONGEST:
            raise DataError(f"an entry of more than {LONGEST} lines", where=f"{name}:{number}")
        if '"' in words and not words.lstrip().startswith("#") and not _TEXT.fullmatch(words):
            raise DataError("a text without its closing quotation mark", where=f"{name}:{number}")
    try:
        file = polib.pofile(_AHEAD + text, encoding="utf-8")
    except (OSError, ValueError, IndexError, AttributeError, UnicodeError) as error:
        found = re.search(r"\(line (\d+)\)", str(error))
        where = f"{name}:{int(found[1]) - 1}" if found else name
        raise DataError("not PO", where=where, hint="write it with printkit translate export") from None
    if len(file) > MOST:
        raise DataError(f"more than {MOST} entries", where=name)
    for said in (*file.metadata, *file.metadata.values()):
        check_text(said, name, LONGEST, DataError)
    entries: dict[str, Entry] = {}
    old = []
    for one in file:
        line = (one.linenum or 1) - 1
        where = f"{name}:{line}"
        if not one.obsolete and (not one.msgctxt or one.msgid_plural):
            hint = "translate the file that printkit translate export wrote"
            raise DataError("an entry without a place (msgctxt), or with a plural", where=where, hint=hint)
        before = one.previous_msgid or ""
        for said in (one.msgctxt or "", one.msgid, before, one.tcomment):
            check_text(said.replace("\t", " "), where, LONGEST, DataError)
        tab = "\t" if "\t" in one.msgid + before else ""  # a cell may have one, kit.toml may not
        check_text(one.msgstr.replace(tab, " ") if tab else one.msgstr, where, LONGEST, DataError)
        if one.obsolete:
            old.append(one)
            continue
        if one.msgctxt in entries:
            raise DataError(f"{one.msgctxt[:60]!r} is there twice", where=where)
        original = before if FUZZY in one.flags else one.msgid
        said = one.msgstr if one.msgid.startswith("\n") else one.msgstr.lstrip("\n")
        said = said if one.msgid.endswith("\n") else said.rstrip("\n")
        said = said if said.strip() else ""
        entries[one.msgctxt] = Entry(one.msgctxt, original, said, one.tcomment, one.msgid, line)
    head = file.metadata
    lang = head.get("Language", "").replace("_", "-")  # Poedit writes pt_BR
    edited = head.get(AS_WRITTEN, "") not in ("", _digest(file))
    return Catalogue(head.get(SOURCE, ""), lang, entries, head, edited, tuple(old))
