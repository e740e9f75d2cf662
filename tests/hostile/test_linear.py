"""Four times the input takes a reader at most six times as long: nothing short takes minutes to read.

And none calls itself as often as brackets lie in each other: how many do is known before it begins.
"""

from __future__ import annotations

import contextlib
import gc
import io
import struct
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import openpyxl
import pikepdf
import pytest
from jinja2 import TemplateSyntaxError
from PIL import Image, PngImagePlugin

from printkit.book.read import read_document
from printkit.check.file import _look
from printkit.cli import sources
from printkit.draw import bitmaps
from printkit.draw.check import check
from printkit.draw.plot import plot
from printkit.draw.svg import declarations, parse, rules_of
from printkit.draw.write import read_vector
from printkit.errors import PrintkitError
from printkit.kit import workbook
from printkit.kit.formats import read_text_table
from printkit.kit.render import Source
from printkit.kit.resources import data_folder
from printkit.kit.sandbox import Sandbox
from printkit.kit.values import read_json, read_toml
from printkit.pdf.inks import check_profile
from printkit.rules.record import decode
from printkit.text import own
from printkit.translate.markdown import Markdown
from printkit.translate.po import read as read_po
from printkit.translate.toml import merged
from tests.book.common import sample
from tests.hostile.cases import attached, keys
from tests.kit.test_kept_tables import ods
from tests.text import made_fonts

MOST = 6
"""Between four, what grows with the input, and sixteen, what grows with its square; a cache may cost a half."""

TIMES = 2
"""What is short is read so often, and the least counts: what else the machine does can only add to it."""

TRIES = 8
"""The caches of a processor that others use as well make single measurements worthless: one try has to hold."""

LEAST = 0.002
"""Seconds of the processor below which nothing is compared."""

Read = Callable[[Path, bytes], object]
ROW = "<table:table-row><table:table-cell><text:p>{}</text:p></table:table-cell></table:table-row>"
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
    read = read_text_table.__wrapped__  # not what is remembered
    return lambda path, data: read(f"cards.{kind}", "", data, False)


def svg(path: Path, data: bytes) -> object:
    return parse(f'<svg xmlns="http://www.w3.org/2000/svg">{data.decode()}</svg>')


def css(path: Path, data: bytes) -> object:
    root = parse(f'<svg xmlns="http://www.w3.org/2000/svg"><style>{data.decode()}</style></svg>')
    return rules_of(root)


def styled(path: Path, data: bytes) -> object:
    return declarations(data.decode())


def xlsx(path: Path, data: bytes) -> object:
    return workbook._read("cards.xlsx", "", data)


def sheet(rows: int, words: str = "") -> bytes:
    """Give a workbook of so many rows, with words that no other row has if any are given."""
    book, made = openpyxl.Workbook(write_only=True), io.BytesIO()
    page = book.create_sheet()
    for row in range(rows):
        page.append([row, "a", f"{words}{row}" if words else "b"])
    book.save(made)
    return made.getvalue()


def markdown(path: Path, data: bytes) -> object:
    return read_document(Source("book.md", data.decode()), {}, "en", "Title", KIT)


def record(path: Path, data: bytes) -> object:
    return decode(data)


def po(path: Path, data: bytes) -> object:
    return read_po("fr.po", data.decode())


def rewritten(path: Path, data: bytes) -> object:
    return merged(data.decode(), {"a": "b"})


def blocks(path: Path, data: bytes) -> object:
    book = Markdown("rulebook", "rulebook.en.md", data.decode(), {}, {})
    return book.texts(), book.written("fr", {})


def saved(path: Path, data: bytes) -> object:
    read_vector.cache_clear()
    return read_vector(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{data.decode()}</svg>', "a.svg"
    )


def cards(path: Path, data: bytes) -> object:
    root = check(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{data.decode()}</svg>', 9, 9, "a.svg"
    )
    return plot(root, 9, 9)


def opened(path: Path, data: bytes) -> object:
    return workbook._read_open("cards.ods", "", data)


def table_of(rows: str) -> bytes:
    return ods(f'<table:table table:name="a">{rows}</table:table>')


def font(path: Path, data: bytes) -> object:
    return [*own._read("a.ttf", data, "")]


def profile(path: Path, data: bytes) -> object:
    return check_profile(data, "a.icc")


def described(records: int) -> bytes:
    """Give a profile that says what it is called in so many languages."""
    data = bytearray((data_folder("templates") / "shared" / "icc" / "FOGRA39L.icc").read_bytes())
    entry = data.index(b"desc", 128)
    struct.pack_into(">II", data, entry + 4, len(data), 16 + 14 * records)
    begin = 16 + 12 * records
    names = b"".join(
        struct.pack(">2s2sII", b"en", b"%02d" % (n % 100), 2, begin + 2 * n) for n in range(records)
    )
    data += struct.pack(">4s4xII", b"mluc", records, 12) + names + b"\0a" * records
    struct.pack_into(">I", data, 0, len(data))
    return bytes(data)


def bitmap(path: Path, data: bytes) -> object:
    bitmaps._known.clear()
    return bitmaps.checked(data, "a.png")


def png(pieces: int) -> bytes:
    """Give a picture with so many remarks in it."""
    made, about = io.BytesIO(), PngImagePlugin.PngInfo()
    for number in range(pieces):
        about.add_text(f"k{number}", "a")
    Image.new("RGB", (9, 9)).save(made, "PNG", pnginfo=about)
    return made.getvalue()


def template(path: Path, data: bytes) -> object:
    return Sandbox(False).compile(data.decode(), None, None, True)


def pages(path: Path, data: bytes) -> object:
    return _look(data, "a.pdf", None)


def drawn(words: bytes, many: int = 1) -> bytes:
    """Give a PDF of so many pages with these words of PDF on each."""
    file, made = pikepdf.new(), io.BytesIO()
    for _ in range(many):
        file.add_blank_page()
        file.pages[-1].Contents = file.make_stream(words)
    file.save(made)
    return made.getvalue()


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
    "PO, entries": (
        po,
        lambda n: "".join(f'msgctxt "{x}"\nmsgid "a"\nmsgstr "b"\n\n' for x in range(1000 * n)).encode(),
    ),
    "PO, remarks": (po, repeated("# x\n", 20_000)),
    "PO, lines of a text": (po, lambda n: b'msgctxt "a"\nmsgid ""\n' + b'"a"\n' * 20_000 * n + b'msgstr ""\n'),
    "PO, lines of its head": (po, lambda n: b'msgid ""\nmsgstr ""\n' + b'"A: b\\n"\n' * 20_000 * n),
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
    "TOML written anew, keys": (rewritten, lambda n: "".join(f"k{x} = 1\n" for x in range(500 * n)).encode()),
    "TOML written anew, tables": (rewritten, lambda n: "".join(f"[b{x}]\n" for x in range(250 * n)).encode()),
    "TOML written anew, lists of tables": (rewritten, repeated("[[b]]\nc = 1\n", 250)),
    "TOML written anew, tables of a table": (
        rewritten,
        lambda n: "".join(f"[b.c{x}]\nd = 1\n[e{x}]\n" for x in range(100 * n)).encode(),
    ),
    "TOML written anew, a text": (rewritten, lambda n: f'b = "{"a" * 5000 * n}"'.encode()),
    "TOML written anew, a list": (rewritten, lambda n: f"b = [{'1,' * 1000 * n}]".encode()),
    "Markdown to translate, blocks": (blocks, repeated("Words.\n\n", 2000)),
    "Markdown to translate, lines": (blocks, repeated("Words.\n", 10_000)),
    "Markdown to translate, blank lines": (blocks, repeated("a\n \n \n", 5000)),
    "Markdown to translate, remarks": (blocks, repeated("{!-- a\n", 5000)),
    "Markdown to translate, braces": (blocks, repeated("{#a ", 5000)),
    "ODS, rows": (opened, lambda n: table_of(ROW.format("a") * 200 * n)),
    "ODS, cells again and again": (
        opened,
        lambda n: table_of('<table:table-row table:number-rows-repeated="9"/>' * 2000 * n),
    ),
    "ODS, paragraphs": (opened, lambda n: table_of(ROW.format("<text:p>a</text:p>" * 3000 * n))),
    "ODS, sheets": (opened, lambda n: ods('<table:table table:name="a"/>' * 2000 * n)),
    "XLSX, shared texts": (xlsx, lambda n: sheet(200 * n, "a")),
    "a saved drawing, what editors add": (saved, repeated('<g/><x xmlns="y"/>', 1000)),
    "a saved drawing, what draws nothing": (saved, repeated('<rect width="1" height="1"/><path/>', 1000)),
    "a saved drawing, groups": (saved, repeated('<g><path d="M0 0L1 1"/></g>', 500)),
    "a saved drawing, texts": (saved, repeated("<text>a<tspan>b</tspan></text>", 200)),
    "a saved drawing, classes": (
        saved,
        lambda n: b"<style>.a{fill:red}</style>" + b'<path class="a" d="M0 0L1 1"/>' * 500 * n,
    ),
    "a saved drawing, gradients": (
        saved,
        lambda n: "".join(
            f'<linearGradient id="a{x}"/><path fill="url(#a{x})" d="M0 0L1 1"/>' for x in range(300 * n)
        ).encode(),
    ),
    "a card, shapes": (cards, repeated('<rect width="1" height="1"/>', 500)),
    "a card, a path": (cards, lambda n: f'<path d="M0 0{"L1 1" * 2000 * n}"/>'.encode()),
    "a card, moves": (cards, lambda n: f'<path transform="{"scale(1)" * 2000 * n}" d="M0 0L1 1"/>'.encode()),
    "a card, uses": (cards, lambda n: b'<g id="a"><path d="M0 0L1 1"/></g>' + b'<use href="#a"/>' * 300 * n),
    "a font's characters": (font, lambda n: made_fonts.wide(500 * n)),
    "a profile's languages": (profile, lambda n: described(2000 * n)),
    "a picture's remarks": (bitmap, lambda n: png(500 * n)),
    "a template, what it says": (template, repeated("{{ a }} b\n", 300)),
    "a template, loops": (template, repeated("{% for a in b %}{% endfor %}", 100)),
    "a template, marks that never end": (template, repeated("{{ '", 5000)),
    "a template, remarks": (template, repeated("{# a", 10_000)),
    "a PDF's pages": (pages, lambda n: drawn(b"0 g", 50 * n)),
    "a PDF's drawing": (pages, lambda n: drawn(b"0 0 m 1 1 l S " * 1000 * n)),
    "a PDF's words": (pages, lambda n: drawn(b"q Q (a) Tj " * 1000 * n)),
    "a PDF's attachments": (pdf, lambda n: attached(100 * n, 1000)),
}


def seconds(read: Read, path: Path, data: bytes, times: int) -> float:
    """Give the least time of the processor that reading takes, refused or not."""
    found = []
    for _ in range(times):
        begun = time.thread_time()
        with contextlib.suppress(PrintkitError, TemplateSyntaxError):
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
def test_four_times_as_much_takes_four_times_as_long(name: str, tmp_path: Path) -> None:
    read, make = READERS[name]
    grown, (short, long) = [], map(make, (1, 4))
    for _ in range(TRIES):
        once = seconds(read, tmp_path / "a.toml", short, TIMES)
        grown.append(seconds(read, tmp_path / "a.toml", long, 1) / max(once, LEAST))
        if grown[-1] <= MOST:
            return
    raise AssertionError(f"{grown} times as long")
