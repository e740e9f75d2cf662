"""The five kits' rule sheets and rulebooks as built: how long, how full, how small their letters; faultless.

Each is read once for all that is asked of it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from printkit.kit.resources import builtin_kits
from printkit.making import Settings, build
from printkit.pdf.paper import USUAL
from tests.once import Books, books
from tests.proof.document import Document, read
from tests.proof.faults import faults
from tests.tongues import tongues

__all__ = ["books"]

ONE_PAGE = ("shifty-partners", "sorcerer", "optrita-lines")
BOOK, LONGER = 10, {"handmade-pinochle": 12}
SHEET_WORDS, BOOK_WORDS = 900, 4000
SMALLEST = 6.5
MM = 25.4 / 72
FURNITURE = 21.0
"""What a page has above and below its text, mm."""

TOP, FOOT = 20.0, 20.0
"""What lies above and below the text of a page, mm: running head and page number."""

RAGGED = 68.0
"""Columns narrower than this, mm, are not justified: the text beside a figure."""

LATIN = 1.12
"""How much larger Latin letters are set than their line is."""

MOST_BYTES = 37_000
"""A page of two columns, of which one would be 20 kB."""


def words(document: Document) -> int:
    return len(re.findall(r"[A-Za-z][A-Za-z’'-]*|\d+", " ".join(line.text for line in document.lines)))


def columns(document: Document) -> dict[tuple[int, bool], float]:
    """How far down each column goes, by page and whether it is the right one: a share of the page."""
    down: dict[tuple[int, bool], float] = defaultdict(float)
    for glyph, role in zip(document.glyphs, document.roles, strict=True):
        width, height = document.sizes[glyph.page]
        if role != "artifact" and glyph.y < height - FURNITURE + 4:
            side = glyph.page, glyph.x > width / 2
            down[side] = max(down[side], (glyph.y - FURNITURE) / (height - 2 * FURNITURE))
    return down


def smallest(document: Document) -> dict[str, float]:
    found: dict[str, float] = {}
    for glyph, role in zip(document.glyphs, document.roles, strict=True):
        if role != "ruby" and glyph.visible and glyph.text.strip():
            found[glyph.text] = min(found.get(glyph.text, 99.0), glyph.size / MM)
    return found


def lone_headings(book: Document) -> Iterator[str]:
    """Tell of each page that ends with a heading or the head of a table."""
    last = {}
    for line in book.lines:
        if line.inked:
            last[line.glyphs[0].page] = line
    for page, line in last.items():
        if re.fullmatch("H[1-6]", line.kind):
            yield f"page {page + 1} ends with the heading ‘{line.text}’"


def lone_words(document: Document) -> Iterator[str]:
    """Tell of each block whose last line is one word, narrower than two ems."""
    last = [*document.lines, None]
    for above, line, below in zip(last, last[1:], last[2:], strict=False):
        if (
            above
            and line
            and line.inked
            and above.block == line.block
            and (not below or below.block != line.block)
        ):
            first, end = line.inked[0], line.inked[-1]
            short = end.x + end.width - first.x < 2 * first.size / LATIN
            if short and first.visible and first.y > above.glyphs[0].y and " " not in line.text.strip():
                yield f"page {first.page + 1}: ‘{line.text.strip()}’ is alone after ‘{above.text[-12:]}’"


def filled(path: Path) -> list[float]:
    """Give how far down each page's content reaches, as a share of the room for it."""
    found = []
    with pypdfium2.PdfDocument(path) as pdf:
        for page in pdf:
            grey = page.render(scale=0.5, grayscale=True).to_numpy()
            dots = 0.5 * 72 / 25.4
            room = grey[round(TOP * dots) : grey.shape[0] - round(FOOT * dots)]
            inked = (room < 240).any(axis=1).nonzero()[0]
            found.append((inked[-1] + 1) / room.shape[0] if len(inked) else 0.0)
    return found


def poor(path: Path, pages: int) -> Iterator[str]:
    """Tell of each page but the last that is less than a third full."""
    for number, share in enumerate(filled(path), 1):
        if share < 1 / 3 and number < pages:
            yield f"page {number} is full to {share:.2f}"


def size_of_a_page(path: Path) -> float:
    """Give how many bytes a page takes, attachments apart, which are as long as the hands that they hold."""
    with pikepdf.open(path) as pdf:
        attached = sum(len(one.get_file().obj.read_raw_bytes()) for one in pdf.attachments.values())
        return (path.stat().st_size - attached) / len(pdf.pages)


def too_small(document: Document) -> Iterator[str]:
    """Tell of each character that is set smaller than is read with ease."""
    for text, size in smallest(document).items():
        if size < SMALLEST - 0.01:
            yield f"{text!r} is set at {size:.1f} pt"


def of_the_words(lang: str, sheet: Document, book: Document) -> Iterator[str]:
    """Tell what is too long, too small or too empty of a sheet and a book in one language."""
    if lang == "en" and words(sheet) > SHEET_WORDS:
        yield f"the sheet has {words(sheet)} words"
    if lang == "en" and words(book) > BOOK_WORDS:
        yield f"the book has {words(book)} words"
    letters = sorted(glyph.size / MM for line in sheet.lines if line.kind == "P" for glyph in line.glyphs)
    if letters[len(letters) // 2] < (8.0 if lang == "ja" else 8.5) - 0.01:
        yield f"the sheet is set at {letters[len(letters) // 2]:.1f} pt"
    yield from too_small(sheet)
    fill = columns(book)
    for page in range(len(book.sizes) - 1):
        share = (fill[page, False] + fill[page, True]) / 2
        if share < 0.75:
            yield f"the columns of page {page + 1} are full to {share:.2f}"


def alone(document: Document, columns: int) -> list[str]:
    """Give the first or last lines of lists, tables, boxes and other blocks that are parted from the rest."""
    parts: dict[tuple[str, int], dict[tuple[int, int], dict[int, str]]] = defaultdict(lambda: defaultdict(dict))
    for line in document.lines:
        first = line.glyphs[0]
        place = first.page, int(columns * first.x / document.sizes[first.page][0])
        for whole in (("block", line.block), *(("whole", number) for number in line.within)):
            parts[whole][place][round(first.y)] = line.text
    found = []
    for places in parts.values():
        ends = [places[min(places)], places[max(places)]] if len(places) > 1 else []
        found += [text for rows in ends if len(rows) == 1 for text in rows.values()]
    return found


def of_both(book: Document, one: Document, other: Document) -> Iterator[str]:
    """Tell what is too long or too empty of a book in two languages side by side."""
    if len(book.sizes) > 1.3 * max(len(one.sizes), len(other.sizes)):
        yield f"{len(book.sizes)} pages of two languages, {len(one.sizes)} and {len(other.sizes)} of one"
    fill = columns(book)
    for page in range(len(book.sizes) - 1):
        share = max(fill[page, False], fill[page, True])
        if share < 0.75:
            yield f"the fuller column of page {page + 1} is full to {share:.2f}"


PLACES = [
    pytest.param(kit, paper, marks=[pytest.mark.long] * (paper != "a4"))
    for paper, kit in product(USUAL, builtin_kits())
]


@pytest.mark.parametrize(("kit", "paper"), PLACES)
def test_a_sheet_is_a_leaf_and_a_book_is_read_in_an_evening(books: Books, kit: str, paper: str) -> None:
    """And a proof-reader finds nothing in them, nothing is parted after its first line or before its last."""
    found: list[str] = []
    read_so: dict[str, Document] = {}
    for lang in tongues(kit):
        path = books(kit, paper) / f"{kit}_rulebook_{lang}_{paper}.pdf"
        sheet = read(path.with_name(f"{kit}_rulesheet_{lang}_{paper}.pdf"))
        book = read_so[lang] = read(path)
        wrong: list[object] = [*faults(book, ragged=RAGGED), *lone_headings(book), *poor(path, len(book.sizes))]
        wrong += [*too_small(book), *alone(sheet, 2), *alone(book, 1 if "+" in lang else 2)]
        wrong += [*lone_words(sheet), *lone_words(book)]
        if "+" in lang:
            wrong += [*faults(sheet), *of_both(book, *(read_so[one] for one in lang.split("+")))]
        else:
            wrong += of_the_words(lang, sheet, book)
            if len(sheet.sizes) > (1 if kit in ONE_PAGE else 2):
                wrong.append(f"the sheet has {len(sheet.sizes)} pages")
            if len(book.sizes) > LONGER.get(kit, BOOK):
                wrong.append(f"the book has {len(book.sizes)} pages")
        if size_of_a_page(path) > MOST_BYTES:
            wrong.append(f"a page takes {size_of_a_page(path):.0f} bytes")
        found += [f"{path.name}: {one}" for one in wrong]
    assert found == []


def test_a_book_is_a_page_too(tmp_path: Path) -> None:
    kit, lang = "sorcerer", "ja+en"
    build(Settings(kits=(kit,), languages=(lang,), formats=("html",), only=("rulebook",), out=tmp_path, jobs=1))
    assert [path.name for path in tmp_path.glob("*/*.html")] == [f"{kit}_rulebook_{lang}.html"]
