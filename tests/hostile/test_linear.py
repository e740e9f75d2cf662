"""Twice the input takes a reader at most 2.2 times as long: nothing short takes minutes to read.

And none calls itself as often as brackets lie in each other: how many do is known before it begins.
"""

from __future__ import annotations

import contextlib
import gc
import io
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import openpyxl
import pytest

from printkit.book.read import read_document
from printkit.cli import sources
from printkit.draw.svg import declarations, parse, rules_of
from printkit.errors import PrintkitError
from printkit.kit import workbook
from printkit.kit.formats import read_text_table
from printkit.kit.render import Source
from printkit.kit.values import read_json, read_toml
from printkit.rules.record import decode
from tests.book.common import sample
from tests.hostile.cases import attached, keys

MOST = 2.2
TIMES = 4
"""A reader is timed so often, and the least counts: what else the machine does can only add to it."""

TRIES = 4
"""The caches of a processor that others use as well make single measurements worthless: one try has to hold."""

LEAST = 0.004
"""Seconds of the processor below which nothing is compared."""

Read = Callable[[Path, bytes], object]
KIT = sample()


def toml(path: Path, data: bytes) -> object:
    path.write_bytes(data)
    return read_toml(path)


def json(path: Path, data: bytes) -> object:
    path.write_bytes(data)
    return read_json(path)


def pdf(path: Path, data: bytes) -> object:
    path.write_bytes(data)
    return list(sources.records(str(path)))


def table(kind: str) -> Read:
    return lambda path, data: read_text_table(f"cards.{kind}", data, False)


def svg(path: Path, data: bytes) -> object:
    return parse(f'<svg xmlns="http://www.w3.org/2000/svg">{data.decode()}</svg>')


def css(path: Path, data: bytes) -> object:
    root = parse(f'<svg xmlns="http://www.w3.org/2000/svg"><style>{data.decode()}</style></svg>')
    return rules_of(root)


def styled(path: Path, data: bytes) -> object:
    return declarations(data.decode())


def xlsx(path: Path, data: bytes) -> object:
    return workbook._read("cards.xlsx", "", data, False)


def sheet(rows: int) -> bytes:
    """Give a workbook of so many rows."""
    book, made = openpyxl.Workbook(write_only=True), io.BytesIO()
    page = book.create_sheet()
    for row in range(rows):
        page.append([row, "a", "b"])
    book.save(made)
    return made.getvalue()


def markdown(path: Path, data: bytes) -> object:
    return read_document(Source("book.md", data.decode()), {}, "en", "Title", KIT)


def record(path: Path, data: bytes) -> object:
    return decode(data)


def repeated(piece: str, count: int) -> Callable[[int], bytes]:
    return lambda times: (piece * count * times).encode()


READERS: dict[str, tuple[Read, Callable[[int], bytes]]] = {
    "TOML, keys": (toml, lambda n: "".join(f"k{one} = 1\n" for one in range(1000 * n)).encode()),
    "TOML, tables of tables": (toml, lambda n: "".join(f"[a.b{one}.c]\n" for one in range(500 * n)).encode()),
    "TOML, lists of tables": (toml, repeated("[[a]]\nb.c = 1\n", 500)),
    "TOML, quotes that never end": (toml, repeated('"""\n\\', 20_000)),
    "TOML, dots": (toml, lambda n: ("a." * 30_000 * n + "b = 1").encode()),
    "TOML, brackets": (toml, repeated("[", 20_000)),
    "TOML, backslashes": (toml, lambda n: f'a = "{chr(92) * 30_000 * n}"'.encode()),
    "JSON, brackets": (json, repeated("[", 100_000)),
    "JSON, lists": (json, lambda n: f"[{','.join(['[[1]]'] * 30_000 * n)}]".encode()),
    "a record's keys": (record, lambda n: keys(4_000 * n)),
    "a record's doubled keys": (record, lambda n: (f"[{','.join([keys(50).decode()] * 200 * n)}]").encode()),
    "a record's digits": (record, repeated("9", 400_000)),
    "CSV": (table("csv"), lambda n: ("a,b\n" + "1,2\n" * 1000 * n).encode()),
    "CSV, quotes": (table("csv"), lambda n: ("a,b\n" + '"""""",2\n' * 1000 * n).encode()),
    "JSON rows": (
        table("json"),
        lambda n: f"[{','.join(['{' + chr(34) + 'a' + chr(34) + ':1}'] * 2000 * n)}]".encode(),
    ),
    "YAML rows": (table("yaml"), lambda n: ("- a: 1\n" * 500 * n).encode()),
    "YAML brackets": (table("yaml"), repeated("- [", 2000)),
    "SVG, elements": (svg, repeated('<g id="a"/>', 2000)),
    "SVG, an attribute": (svg, lambda n: f'<path d="{"M0 0L1 1" * 20_000 * n}"/>'.encode()),
    "SVG, text": (svg, repeated("<text>a</text>b", 2000)),
    "SVG, entities": (svg, repeated("&amp;&#65;", 20_000)),
    "CSS, rules": (css, repeated(".a{fill:red}", 100)),
    "CSS, remarks": (css, repeated("/* ", 10_000)),
    "CSS, braces": (css, repeated("a{", 10_000)),
    "CSS, a word": (css, repeated("a", 10_000)),
    "CSS, a selector": (css, lambda n: b"a" * 10_000 * n + b"{fill:red}"),
    "CSS, declarations": (styled, repeated("fill:red;", 5000)),
    "CSS, an address": (styled, repeated("a:url(;", 5000)),
    "CSS, blanks": (styled, lambda n: b"a:" + b" " * 10_000 * n + b"!important"),
    "XLSX, rows": (xlsx, lambda n: sheet(200 * n)),
    "Markdown, paragraphs": (
        markdown,
        lambda n: "".join(f"{{#a{x}}}\nWords.\n\n" for x in range(100 * n)).encode(),
    ),
    "Markdown, brackets": (markdown, lambda n: b"{#a}\n" + b"[" * 2500 * n),
    "Markdown, links": (markdown, lambda n: b"{#a}\n" + b"[a](" * 1250 * n),
    "Markdown, stars": (markdown, lambda n: b"{#a}\n" + b"*a " * 2000 * n),
    "Markdown, stars and lines": (markdown, lambda n: b"{#a}\n" + b"*a_ " * 2000 * n),
    "Markdown, back ticks": (
        markdown,
        lambda n: ("{#a}\n" + " ".join("`" * (1 + x % 80) for x in range(200 * n))).encode(),
    ),
    "Markdown, quotes": (markdown, lambda n: b"{#a}\n" + b">" * 5000 * n),
    "Markdown, tags": (markdown, lambda n: b"{#a}\n" + b"<a " * 3000 * n),
    "Markdown, marks": (markdown, lambda n: b"{#a}\n" + b"{card:" * 2000 * n),
    "a PDF's attachments": (pdf, lambda n: attached(100 * n, 1000)),
}


def seconds(read: Read, path: Path, data: bytes) -> float:
    """Give the least time of the processor that reading takes, refused or not."""
    found = []
    for _ in range(TIMES):
        begun = time.thread_time()
        with contextlib.suppress(PrintkitError):
            read(path, data)
        found.append(time.thread_time() - begun)
    return min(found)


@pytest.fixture
def _uncollected() -> Iterator[None]:
    """Leave the garbage collector out, which comes now and then and looks through all that there is."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("_uncollected")
@pytest.mark.parametrize("name", READERS)
def test_twice_as_much_takes_twice_as_long(name: str, tmp_path: Path) -> None:
    read, make = READERS[name]
    grown = []
    for _ in range(TRIES):
        once, twice = (seconds(read, tmp_path / "a.toml", make(n)) for n in (2, 4))
        grown.append(twice / max(once, LEAST))
        if grown[-1] <= MOST:
            return
    raise AssertionError(f"{grown} times as long")
