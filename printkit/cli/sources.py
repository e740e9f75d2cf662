"""Where records come from: files, standard input, and the attachments of PDFs. All of it bounded in size."""

from __future__ import annotations

import sys
import zlib
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator
from itertools import chain, islice
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, TypeVar

from printkit import games
from printkit.errors import RecordError, UsageError
from printkit.kit.worker import WORK, beat, limited
from printkit.press.preflight import attachments
from printkit.rules import replay
from printkit.rules.game import Game
from printkit.rules.record import MAX_BYTES, Record
from printkit.rules.replay import Replay
from printkit.rules.shape import shown

if TYPE_CHECKING:
    from pikepdf import Pdf

MAX_PDF = 64 << 20
MAX_ATTACHED = 1000
MAX_TOGETHER = 32 << 20
"""Bytes of all the records that a PDF carries."""

T = TypeVar("T")
Found = tuple[str, bytes | RecordError]
"""A place, and the bytes there or why they cannot be had."""


def check(names: tuple[str, ...]) -> None:
    """Look that every path is there, before anything is read. UsageError when one is not, or is a folder."""
    for name in names:
        if name == "-":
            continue
        path = Path(name)
        if not path.exists():
            raise UsageError("there is no such file", where=name)
        if path.is_dir():
            raise UsageError("this is a folder, not a file", where=name, hint="name the records in it")


def records(name: str) -> Iterator[Found]:
    """Give what should be records in a file, or in standard input for ``-``, one after another.

    ``.jsonl`` is read line by line, ``.json`` as a whole; of any other the first line shows which it is.
    """
    if name == "-":
        if sys.stdin is None:  # closed by the caller: python leaves nothing in its place
            yield "-", RecordError("standard input is closed", where="-")
            return
        yield from _text(sys.stdin.buffer, "-", None)
        return
    try:
        with Path(name).open("rb") as file:
            if b"%PDF-" in file.read(1024):
                file.seek(0)
                yield from _pdf(file, name)
            else:
                file.seek(0)
                yield from _text(file, name, {".jsonl": True, ".json": False}.get(Path(name).suffix.lower()))
    except OSError as error:
        yield name, RecordError(f"cannot be read: {error.strerror}", where=name)


def replayed(place: str, data: bytes | RecordError) -> tuple[Game, Record, Replay]:
    """Read what was found and replay it. Raises the RecordError of what is no record."""
    beat()
    if isinstance(data, RecordError):
        raise data
    read = games.read(data, place)
    game = games.get(read.game)
    return game, read, replay.replay(game, read)


def read_apart(work: Callable[[], T], names: tuple[str, ...]) -> T:
    """Read records in a process of its own: a stranger's may take time and memory without end."""
    return limited(work, names[0] if len(names) == 1 else "the records", WORK)


def _text(file: BinaryIO, place: str, by_line: bool | None) -> Iterator[Found]:
    lines = _lines(file)
    first = next(lines, b"")
    text = first.removeprefix(BOM_UTF8).rstrip()
    if by_line is None:
        by_line = text.startswith(b"{") and text.endswith(b"}")
    if not by_line or text == b"{" or first.startswith((b"\x1f\x8b", b"\xff\xfe", b"\xfe\xff")):
        # a record over many lines, gzip or UTF-16, whatever it is called, is one fault and not one a line;
        # one byte over the bound is enough for the reader to refuse it
        yield place, first + file.read(max(0, MAX_BYTES + 1 - len(first)))
        return
    numbered = enumerate(chain([first], lines), 1)
    found = ((f"{place}:{number}", line) for number, line in numbered if line.strip())
    yield next(found, (place, RecordError("there is no record in it", where=place)))
    yield from found


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """Give the lines; of one that is too long only so much that it is seen to be too long."""
    while line := file.readline(MAX_BYTES + 2):
        yield line
        while not line.endswith(b"\n") and (line := file.readline(MAX_BYTES)):
            pass


def _pdf(file: BinaryIO, place: str) -> Iterator[Found]:
    import pikepdf

    if file.seek(0, 2) > MAX_PDF:
        yield place, RecordError(f"a PDF over {MAX_PDF >> 20} MiB is not read", where=place)
        return
    file.seek(0)
    try:
        with pikepdf.open(file) as pdf:
            found = _attached(pdf, place)
            yield next(found, (place, RecordError("the PDF carries no record", where=place)))
            yield from found
    except pikepdf.PasswordError:
        yield place, RecordError("the PDF asks for a password", where=place)
    except Exception as error:  # a damaged PDF fails in many ways, and pikepdf passes on what its C++ throws
        told = isinstance(error, pikepdf.PdfError)  # what else there is are Python's own words
        what = f": {shown(str(error).rpartition(': ')[2], 100)[1:-1]}" if told else ""
        yield place, RecordError(f"the PDF is damaged{what}", where=place)


def _attached(pdf: Pdf, place: str) -> Iterator[Found]:
    from pikepdf import Name

    found = [*islice(attachments(pdf), MAX_ATTACHED + 1)]
    left = MAX_TOGETHER
    if len(found) > MAX_ATTACHED:
        yield place, RecordError(f"more than {MAX_ATTACHED} attachments are not read", where=place)
        return
    for name, stream in sorted(found, key=itemgetter(0)):
        inner = f"{place}: {name if name.isascii() and name.isprintable() else shown(name)}"
        filters = stream.get("/Filter")
        kind = [str(filters)] if isinstance(filters, Name) else [str(one) for one in filters or ()]
        data = stream.read_raw_bytes()
        if kind == ["/FlateDecode"] and "/DecodeParms" not in stream:
            # inflated only as far as a record may go: a small stream can hold gigabytes
            data = zlib.decompressobj().decompress(data, MAX_BYTES + 1)
        elif kind:
            yield inner, RecordError(f"attached with {' '.join(kind)}, which is not read", where=inner)
            continue
        left -= len(data)
        if left < 0:
            yield inner, RecordError(f"more than {MAX_TOGETHER >> 20} MiB are attached", where=inner)
            return
        yield inner, data
