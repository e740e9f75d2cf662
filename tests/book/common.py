"""What the tests of the book room share: the sample kit, and ways to read a publication."""

from __future__ import annotations

import functools
import json
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path as FilePath

from msgspec.structs import replace

from printkit.book.document import Document
from printkit.book.editions import editions
from printkit.book.glossary import RubyMode
from printkit.book.inlines import Reader
from printkit.book.markup import read_blocks
from printkit.book.read import document
from printkit.book.typeset import publish
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.pdf.extent import leaves
from printkit.pdf.matrix import IDENTITY, Matrix
from printkit.pdf.page import Group, Item, Marked, Moved, Page, Path, Publication
from printkit.text.faces import Glyphs

SAMPLE = FilePath(__file__).parent / "sample"
FACTS = {"minutes": 5, "cards": 3}


def typeset(
    kit: Kit, lang: str, paper: str, *, ruby: RubyMode = "none", facts: Mapping[str, object] | None = None
) -> Publication:
    """Read and set a kit's rulebook."""
    return publish(kit, editions(kit, lang, ruby=ruby, facts=facts), paper)


def sample() -> Kit:
    """Read the sample kit."""
    return read_kit(SAMPLE)


def kit_with(folder: FilePath, sheets: Mapping[str, str], books: Mapping[str, str] | None = None) -> Kit:
    """Write a kit with a rule sheet and a rulebook, if any, in each language, and read it."""
    toml = [f'name = "The box"\nversion = "1"\nlanguages = {json.dumps(list(sheets or books or ()))}']
    for kind, texts in {"rulesheet": sheets, "book": books or {}}.items():
        toml += [f"[{kind}]"] * bool(texts) + [f'{lang} = "{kind}.{lang}.md"' for lang in texts]
        for lang, text in texts.items():
            (folder / f"{kind}.{lang}.md").write_text(text, encoding="utf-8")
    toml.append('[[part]]\nid = "card"\ntitle = "Card"\nsize = "poker"\ntemplate = "card.svg"\n')
    (folder / "kit.toml").write_text("\n".join(toml), encoding="utf-8")
    for name in ("card.svg", "clauses.toml"):
        shutil.copy(SAMPLE / name, folder)
    shutil.copytree(SAMPLE / "figures", folder / "figures", dirs_exist_ok=True)
    return read_kit(folder)


def sample_document(lang: str) -> Document:
    """Read the sample's rulebook."""
    return document(sample(), lang, facts=FACTS)


@functools.cache
def sample_book(lang: str, paper: str = "a4") -> Publication:
    """Set the sample's rulebook."""
    return typeset(sample(), lang, paper, facts=FACTS)


def blocks(text: str, lang: str = "en", alone: bool = False) -> tuple[object, ...]:
    """Read Markdown; every icon is known, every figure is an empty drawing."""
    reader = Reader(lang, lambda n: f"book.md:{n}", lambda *_: "<svg/>", lambda _: True, alone=alone)
    return read_blocks(text, reader)


def glyph_runs(
    items: tuple[Item, ...], tag: int | None = None, place: Matrix = IDENTITY
) -> Iterator[tuple[int | None, Glyphs]]:
    """Give every run of glyphs where it lies, with the tag that it belongs to; ``place``: from items' mm."""
    for item in items:
        if isinstance(item, Marked):
            yield from glyph_runs(item.items, item.tag, place)
        elif isinstance(item, Moved):
            yield from glyph_runs(item.items, tag, place @ Matrix(e=item.x, f=item.y))
        elif isinstance(item, Group):
            yield from glyph_runs(item.items, tag, place @ item.matrix)
        elif isinstance(item, Glyphs):
            x, y = place.point(item.x, item.y)
            at = tuple(place.a * left for left in item.at)
            yield tag, replace(item, x=x, y=y, size=place.a * item.size, at=at)


def shapes(items: tuple[Item, ...]) -> list[Path]:
    """Give every path where it lies, in mm."""
    return [
        replace(
            path,
            ops=by.ops(path.ops),
            width=by.scale * path.width,
            dash=tuple(by.scale * length for length in path.dash),
        )
        for path, by in leaves(items)
        if isinstance(path, Path)
    ]


def lines(page: Page) -> list[str]:
    """Give the tagged text of a page, a string for each baseline of each element, in reading order."""
    out: list[tuple[float, str]] = []
    for tag, run in glyph_runs(page.items):
        if tag is None:
            continue
        text = "".join(run.text)
        if out and abs(out[-1][0] - run.y) < 0.01:
            out[-1] = run.y, out[-1][1] + text
        else:
            out.append((run.y, text))
    return [text for _, text in out]
