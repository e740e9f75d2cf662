"""What printkit says, in the language of who reads it: English as it arose, or put into another by a catalogue.

A message is written once, in English, where it arises; what comes out of an f-string there is a finished
sentence here. The catalogue's messages have ``{0}`` in place of what was put in, so a sentence is looked up by
the literal pieces: where all of them stand in it, in order and to both its ends, its fields lie between.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import polib

WRITTEN = "en"
"""The language that messages are written in, where they arise."""

LANGUAGES = (WRITTEN, "ja")

VARIABLE = "PRINTKIT_LANGUAGE"
"""What ``--language`` sets, in worker processes too; before the variables of every program."""

SURE = 8
"""Letters that a message has, but for its fields, to be looked for in a line that may be anybody's words."""

DEEP = 5
"""Messages in messages."""

PLACES = 5
"""Places that a message may have before it: a kit, a file, a part, a row."""

OPENING = re.compile(".+ is refused|not JSON at .+", re.DOTALL)
"""What begins a message that goes on behind the colon with one that has more letters."""

LONGEST = 4000
"""Letters of a message; what is longer is a stranger's, is cut before it is read, and stays as it is."""

COMMANDS = ("/cli/", "/simulate/")
"""Rooms whose messages are whole lines of what a command says."""

REASONS = "cli/english.py"
"""Who tells of cards in single words; elsewhere a single word is a name."""


class Message(NamedTuple):
    """A message of a catalogue."""

    letters: int
    pieces: tuple[str, ...]
    longest: str
    said: tuple[tuple[str, int | None], ...]
    """A text, and the field that follows it."""
    lines: bool
    """Whether it has several."""
    ends: bool
    """Whether it is put to the end of another, which is its first field: ``{0} (part {1})``."""
    of_commands: bool
    of_reasons: bool


def language() -> str:
    """Give the language to speak in: the one that is asked for; English where it is not known."""
    return lang if (lang := asked()) in LANGUAGES else WRITTEN


def asked() -> str:
    """Give the language that ``--language`` or the environment asks for, which none may know; "" for none."""
    given = (os.environ.get(name) for name in (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"))
    return re.split("[-_.@]", next(filter(None, given), ""))[0].lower()


def put(text: str) -> str:
    """Put a message into the language that is asked for; what the catalogue lacks stays English."""
    return text if language() == WRITTEN else _told(text, False)


def put_lines(text: str) -> str:
    """Put what a command says, one message or one a line; JSON, and what may be a game's own words, stay."""
    if language() == WRITTEN or text[:1] in ("{", "["):
        return text
    return _told(text, True)


def _told(text: str, line: bool, deep: int = 0) -> str:
    """Put a text that is a message, or each of its lines that is one."""
    bare = text.strip()
    said = _put(bare, line, deep) if len(bare) <= LONGEST else None
    if said is not None:
        return text.replace(bare, said, 1)
    return "\n".join(_told(one, line, deep) for one in text.split("\n")) if "\n" in bare else text


def _put(text: str, line: bool, deep: int) -> str | None:
    """Put a message, with the places and colons before it; None where no message fits.

    ``line``: of a command's own messages alone, and after a colon those that are sure.
    """
    parts = text.split(": ", PLACES)
    begins = [at for at in range(len(parts)) if not at or not OPENING.fullmatch(parts[at - 1])]
    starts = [(parts[:number], ": ".join(parts[number:])) for number in reversed(begins)]
    every = _catalogue(language())
    for message, ends in (*((one, True) for one in every if one.ends), *((one, False) for one in every)):
        for places, told in reversed(starts) if ends else starts:
            if line and not message.of_commands and (not places or message.letters < SURE):
                continue
            if "\n" in told and not message.lines:
                continue
            if message.longest in told and (fields := _fields(message.pieces, told)) is not None:
                inner = [_field(field, message.of_reasons, deep + 1) for field in fields]
                opened = fields and OPENING.fullmatch(fields[0].rpartition(": ")[0])
                if opened or (ends and inner[0] == fields[0]):
                    continue
                said = "".join(said + ("" if at is None else inner[at]) for said, at in message.said)
                return ": ".join([*(_place(one, deep + 1) for one in places), said])
    return None


def _place(text: str, deep: int) -> str:
    """Put what stands before a colon: a message, or the beginning of one that goes on behind it."""
    said = _field(text, False, deep)
    return _openings(language()).get(text, text) if said == text else said


def _field(text: str, of_reasons: bool, deep: int) -> str:
    """Put a field that is itself a message; a name, or what is quoted, is somebody's own."""
    quoted = text[:1] in ("'", '"', "‘") and text[0] not in text[1:-1]
    if deep > DEEP or quoted or (" " not in text and not of_reasons):
        return text
    return _told(text, False, deep)


def _fields(pieces: tuple[str, ...], text: str) -> list[str] | None:
    """Give what stands between the pieces, None where they are not all of the text; without looking back."""
    first, *middle = pieces
    if not middle:
        return [] if text == first else None
    last = middle.pop()
    at, end = len(first), len(text) - len(last)
    if at > end or not text.startswith(first) or not text.endswith(last):
        return None
    fields = []
    for piece in middle:
        mark = text[at : at + 1]
        closed = text.find(mark + piece, at + 1, end) if mark in ("'", '"') else -1  # quoted is a kit's own
        if piece + last == " ()":
            closed = max(closed, text.rfind(") (", at, end))  # of two in brackets the last is the clause
        found = closed + 1 if closed >= 0 else text.find(piece, at, end)
        if found < 0:
            return None
        fields.append(text[at:found])
        at = found + len(piece)
    fields.append(text[at:end])
    # a list put to the end of a word may be empty, or its lines stand below: ``3 things{1}``
    before = pieces[-2][-1:]
    sure = fields[:-1] if not (last or fields[-1]) and (before.isalpha() or before == ")") else fields
    return fields if all(field.rstrip(":") == field != "" for field in sure) else None


@cache
def _catalogue(asked: str) -> tuple[Message, ...]:
    """Read a catalogue; messages with most letters come first, for they say most surely what a sentence is."""
    from pathlib import Path

    import polib  # with the catalogue a tenth of a second; none where the language is English

    path = Path(__file__).parents[1] / "locale" / asked / "LC_MESSAGES" / "printkit.po"
    every = map(_message, polib.pofile(str(path)).translated_entries())
    return tuple(sorted(every, key=lambda one: (one.letters, sum(map(len, one.pieces))), reverse=True))


@cache
def _openings(asked: str) -> dict[str, str]:
    """Give what stands before the colon of messages whose only field follows it: ``cannot be read: {0}``.

    Not single words, which are names as well.
    """
    found = {}
    for one in _catalogue(asked):
        before, said = one.pieces[0], one.said[0][0]
        if one.pieces[1:] == ("",) and " " in before[:-2] and before[-2:] == said[-2:] == ": ":
            found[before[:-2]] = said[:-2]
    return found


def _message(entry: polib.POEntry) -> Message:
    parts = list(parsed(entry.msgid))
    pieces = tuple(text for text, _ in parts)
    order = [field for _, field in parts if field is not None]
    letters = sum(map(str.isalpha, "".join(pieces)))
    into = tuple((text, None if at is None else order.index(at)) for text, at in parsed(entry.msgstr))
    files = " ".join(file for file, _ in entry.occurrences)
    of_commands = any(room in files for room in COMMANDS)
    after = (" (", ", printed ", ", and the same ", ", before ", ", at the end")
    ends = not pieces[0] and pieces[1].startswith(after)
    lines = "\n" in entry.msgid
    return Message(letters, pieces, max(pieces, key=len), into, lines, ends, of_commands, REASONS in files)


def parsed(message: str) -> Iterator[tuple[str, str | None]]:
    """Give the texts of a message, each with the name of the field that follows; None after the last."""
    from string import Formatter  # this, too, is for other languages alone: --help takes 50 ms

    text = ""
    for literal, field, _, _ in Formatter().parse(message):
        text += literal
        if field is not None:
            yield text, field
            text = ""
    yield text, None
