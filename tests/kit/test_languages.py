"""Languages other than Japanese and English: our own words are then in English, and marked so."""

from __future__ import annotations

import io
import itertools
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from printkit.book.inlines import Reader
from printkit.book.markup import read_blocks
from printkit.book.read import book_words, words_lang
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.kit.schema import foreign, spoken
from printkit.text.languages import positions
from tests.cli.hostile_kit import say
from tests.making.conftest import own_cache

__all__ = ["own_cache"]

KIT = """\
name = "Der Krug"
version = "1.0"
languages = ["de"]
[book]
de = "regeln.md"
[[part]]
id = "karten"
title = "Kärtchen & Krüge"
size = "poker"
data = { farbe = ["Rot", "Grün"], wert = [1, 2] }
template = "karte.svg"
note = "Die Krüge gehören *nicht* dazu."
"""

BOOK = """\
::: opening {#anfang} Wer zuletzt trinkt
Ein Spiel um "Krüge".

| Spieler | 2 |
|:--|:--|
| Dauer | 20 Minuten |
:::

{#ablauf}
## Der Ablauf

{#text}
Siehe {{ ref("ablauf") }}. Donaudampfschifffahrtsgesellschaft und Verwaltungsangelegenheiten, immer wieder
Verwaltungsangelegenheiten und Donaudampfschifffahrtsgesellschaften, und {en:a trick}.

::: example {#beispiel} Zwei Krüge
Der erste Krug ist leer.
:::
"""

ENGLISH = """\
krug: printkit speaks English, not 'de', on sheets and boxes, in books and on the assembly page \
until the kit has printkit.de.toml (docs/translate.md)
"""
CARD = "<svg {{ canvas }}>{{ line(30, 40, row.farbe ~ ' ' ~ row.wert, 6) }}</svg>"


@pytest.fixture
def krug(tmp_path: Path) -> Path:
    folder = tmp_path / "krug"
    folder.mkdir()
    for name, text in {"kit.toml": KIT, "regeln.md": BOOK, "karte.svg": CARD}.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def built(krug: Path, part: str, capfd: pytest.CaptureFixture[str]) -> bytes:
    said = say(capfd, "build", krug, "--out", krug.parent / "out", "--only", part, "--jobs", "1")
    assert (said.code, said.err) == (0, ENGLISH)
    (file,) = (krug.parent / "out" / "krug").glob(f"krug_{part}_*.pdf")
    return file.read_bytes()


def words_by_language(pdf: bytes) -> list[tuple[str, str]]:
    """Every tag that says a language of its own: the language and the tag's kind."""
    with pikepdf.open(io.BytesIO(pdf)) as document:
        found = [("", str(document.Root.Lang))]
        for one in document.objects:
            if isinstance(one, pikepdf.Dictionary) and "/S" in one and "/Lang" in one:
                found.append((str(one.S), str(one.Lang)))
        return found


def test_a_book_in_german(krug: Path, capfd: pytest.CaptureFixture[str]) -> None:
    pdf = built(krug, "rulebook", capfd)
    found = words_by_language(pdf)
    assert ("", "de") in found
    assert [lang for kind, lang in found if kind] == ["en"] * 3  # Example, a trick, the version
    text = "".join(page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(pdf))
    assert "Example · Zwei Krüge" in text
    assert "„Krüge“" in text
    assert "§ 1, Der Ablauf" in text
    assert "fahrtsgesellschaf\x02ten" in text  # how PDFium gives a hyphen at a line end


def test_its_assembly_page_is_english(krug: Path, capfd: pytest.CaptureFixture[str]) -> None:
    pdf = built(krug, "assembly", capfd)
    found = words_by_language(pdf)
    assert ("", "en") in found
    assert {lang for kind, lang in found if kind} == {"de"}
    text = "".join(page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(pdf))
    assert "Print at 100 %." in text and "Kärtchen & Krüge" in text and "gehören nicht dazu" in text


def test_cards_in_german(krug: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = pypdfium2.PdfDocument(built(krug, "karten", capfd))[0].get_textpage().get_text_bounded()
    assert "Grün 2" in text and "sheet 1 of 1" in text


def test_the_book_as_a_web_page(krug: Path, capfd: pytest.CaptureFixture[str]) -> None:
    said = say(capfd, "build", krug, "--out", krug.parent / "out", "--only", "rulebook", "--format", "html")
    assert (said.code, said.err) == (0, ENGLISH)
    page = (krug.parent / "out" / "krug" / "krug_rulebook_de.html").read_text(encoding="utf-8")
    assert '<html lang="de">' in page and '<span lang="en">Example</span>' in page


def test_which_language_we_speak() -> None:
    assert [spoken(lang, ("ja", "en")) for lang in ("en-GB", "ja", "fr", "zh-TW")] == ["en", "ja", "en", "en"]
    assert (foreign("en-GB", "en"), foreign("fr", "en")) == (None, "en")
    kit = read_kit(find_kit("sorcerer"))
    assert [words_lang(lang, kit) for lang in ("en-GB", "ja", "fr")] == [None, None, "en"]
    assert book_words("en-GB", kit)["reference"] == book_words("en", kit)["reference"]


@pytest.mark.parametrize(
    ("word", "lang", "parts"),
    [
        ("hyphenation", "en", "hy-phen-ation"),
        ("Verwaltung", "de", "Ver-wal-tung"),
        ("anticonstitutionnellement", "fr", "an-ti-cons-ti-tu-tion-nel-le-ment"),
        ("colour-blind", "xx", "colour-blind"),
        ("spelletje", "nl-BE", "spel-le-tje"),
    ],
)
def test_hyphens(word: str, lang: str, parts: str) -> None:
    cuts = [0, *positions(word, lang), len(word)]
    assert "-".join(word[a:b] for a, b in itertools.pairwise(cuts)) == parts


@pytest.mark.parametrize(("lang", "said"), [("fr", "«\u202foui\u202f»"), ("de", "„oui“"), ("nl", "“oui”")])
def test_quotation_marks(lang: str, said: str) -> None:
    reader = Reader(lang, lambda line: "", lambda *_: "", lambda name: False)
    (paragraph,) = read_blocks('{#a}\n"oui"', reader)
    assert paragraph.inlines[0].text == said  # type: ignore[union-attr]  # a paragraph of one span
