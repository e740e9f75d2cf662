"""The parts of every kit: all there, in every language and ink, large enough to read, inside the safe zone."""

from __future__ import annotations

import ctypes
import itertools
import re
import shutil
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import get_args

import pypdfium2.raw
import pytest
from msgspec.structs import replace
from PIL import Image, ImageStat

from printkit.book.theme import luminance
from printkit.check.edges import edges_of
from printkit.check.parts import _overlaid, _unbled, _unsafe
from printkit.check.rendered import FINE, inks, letters
from printkit.kit.data import read_table, read_words
from printkit.kit.model import Ink, Kit, Part
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit
from printkit.making.faces import drawn
from printkit.parts.faces import Component, face_key, faces
from printkit.pdf.page import Group, Item, Marked, Moved
from printkit.text.faces import Glyphs
from tests.gather import gathered
from tests.parts.printed import pages, thin
from tests.tongues import tongues

COUNTS = {
    "twin-shoot": {
        "deck": 78,
        "deck-72": 72,
        "strips": 6,
        "strips-tall": 6,
        "bids": 6,
        "aid": 6,
        "markers": 11,
        "scorepad": 2,
        "box": 1,
        "envelope": 1,
    },
    "shifty-partners": {
        "trumps": 6,
        "markers": 7,
        "teams": 4,
        "die": 1,
        "scorepad": 2,
        "deck": 52,
        "aid": 7,
        "box": 1,
        "envelope": 1,
    },
    "sorcerer": {
        "deck": 54,
        "hand-chips": 20,
        "dummy-chips": 20,
        "hand-bids": 30,
        "dummy-bids": 30,
        "plan": 1,
        "aid": 6,
        "dealer": 1,
        "scorepad": 2,
        "box": 1,
        "envelope": 1,
    },
    "handmade-pinochle": {
        "deck": 48,
        "melds": 4,
        "aid": 4,
        "markers": 6,
        "bidtrack": 1,
        "counters": 6,
        "scorepad": 2,
        "box": 1,
        "envelope": 1,
    },
    "optrita-lines": {
        "deck": 48,
        "tens": 6,
        "tracks": 1,
        "mat": 1,
        "places": 1,
        "log": 2,
        "small-deck": 48,
        "small-mat": 1,
        "box": 1,
        "small-box": 1,
        "envelope": 1,
    },
}
"""How many pieces each part has."""

WORDLESS = {("sorcerer", "hand-chips"), ("sorcerer", "dummy-chips"), ("handmade-pinochle", "counters")}
"""Parts that have no letter at all."""

DECKS = {"deck", "tens", "small-deck"}
SAME = {"deck", "deck-72", "small-deck"}
"""Parts that look the same in every language."""

LOW = {"deck", "hand-chips", "box", "small-box"}
"""Parts full of colour, whose low ink alone is under a quarter."""

Editions = tuple[tuple[str, Ink], ...]
INKS = get_args(Ink)
FEW: Editions = (("ja", "colour"), ("ja", "low"), ("en", "colour"), ("ja+en", "colour"))
SAFE = 3.0
INDEX = 9.5
"""mm from the left: an index ends there, and what is drawn in the middle begins further in."""

LEAST = {"latin": 6.5, "kana": 6.0}
"""Points: what print and reading aloud at a table can bear."""


USUAL = ("twin-shoot", "optrita-lines")
"""The kits that are gone through in every run: between them they have a part of each shape."""


@cache
def kit_of(id: str) -> Kit:
    return read_kit(find_kit(id))


def part_of(id: str, name: str) -> Part:
    part = kit_of(id).part(name)
    assert part is not None
    return part


@cache
def made(id: str, name: str, lang: str, ink: Ink) -> Component:
    return faces(kit_of(id), part_of(id, name), lang, ink, plots={})


@cache
def sheet(id: str, name: str, lang: str, ink: Ink) -> bytes:
    """Give a PDF with a page for each drawing of a part."""
    return drawn(kit_of(id), made(id, name, lang, ink))


@cache
def printed(id: str, name: str, lang: str, ink: Ink) -> dict[str, pypdfium2.PdfPage]:
    """Give the page of each drawing of a part."""
    drawings = made(id, name, lang, ink).drawings()[0]
    return dict(zip(drawings, pypdfium2.PdfDocument(sheet(id, name, lang, ink)), strict=True))


def editions(id: str, few: bool) -> Iterator[tuple[str, str, Ink]]:
    """Give each part of a kit in each language and ink, once in each ink if it has no words.

    A deck is drawn in one language; that it looks the same in all, the long run sees.
    """
    every = itertools.product((*tongues(id), "en+ja"), INKS)
    asked = FEW if few else [one for one in every if one not in FEW]
    for name, (lang, ink) in itertools.product(COUNTS[id], asked):
        if lang == "ja" or (part_of(id, name).words and not (few and name in SAME)):
            yield name, lang, ink


def built(id: str, name: str, lang: str, ink: Ink) -> None:
    """In low ink it is another drawing than in colour, but for score pads and the like."""
    part, component = part_of(id, name), made(id, name, lang, ink)
    assert len(component.cards) == COUNTS[id][name]
    assert component.lang == (lang if part.words else "xx")
    assert all((card.back is None) == (part.back is None) for card in component.cards)
    assert component.ink == ink
    if ink == "low" and part.shape != "square":
        assert component.cards != made(id, name, lang, "colour").cards
    if name in SAME and lang != "ja":
        assert component.cards == made(id, name, "ja", ink).cards


def large_enough(id: str, name: str, lang: str, ink: Ink) -> None:
    """All text but readings, which are set in hiragana alone."""
    for drawing in made(id, name, lang, ink).drawings()[0]:
        for size, text in re.findall(r'<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)</text>', drawing):
            points = float(size) / 25.4 * 72
            if re.search(r"[\u30a1-\u30fa\u4e00-\u9fff]", text):
                assert points >= LEAST["kana"], text
            elif re.search(r"[A-Za-z0-9]", text):
                assert points >= LEAST["latin"], text


def bold_enough(id: str, name: str, lang: str, ink: Ink) -> None:
    """What CairoSVG would draw cannot be asked: there is nothing of that in kits of ours."""
    plots = made(id, name, lang, ink).plots.values()
    assert None not in plots and not [one for plot in plots for one in thin(plot or ())]


def apart(id: str, name: str, ink: Ink) -> None:
    """Words of both languages lie apart, and grounds go on into the bleed.

    ``printkit check`` looks at one language after the other; ``--lang ja+en`` puts more on a card. In low ink
    those of one will do where they stand as in colour.
    """
    both = name not in SAME and (ink == "colour" or placed(id, name, ink) != placed(id, name, "colour"))
    lang = "ja+en" if both else "ja"
    component, pdf = made(id, name, lang, ink), sheet(id, name, lang, ink)
    edges = edges_of(component) if component.part.shape == "circle" else None
    short = [side for _, side in inks(pdf, component.bleed, FINE, edges)]
    marks = tuple(letters(pdf)) if ink == "colour" or both else ()
    assert not [*_unbled(component, short), *_unsafe(component, marks, edges), *_overlaid(component, marks)]


WORD = {"en": r"[A-Za-z]{3,}", "ja": r"[\u3041-\u30fa\u4e00-\u9fff]"}
"""What a text is compared by: Japanese lines break anywhere."""


def complete(id: str, name: str) -> None:
    """What a part says in one language it also says in two."""
    said = {
        lang: " ".join(
            re.findall(r"<text [^>]*>([^<]*)</text>", " ".join(made(id, name, lang, "colour").drawings()[0]))
        )
        for lang in (*WORD, "ja+en")
    }
    for lang, word in WORD.items():
        assert not {*re.findall(word, said[lang])} - {*re.findall(word, said["ja+en"])}, lang


def placed(id: str, name: str, ink: Ink) -> list[str]:
    """Give the text of a part in one language, with its places, but for its colours."""
    drawings = "".join(made(id, name, "ja", ink).drawings()[0])
    return [re.sub(r' fill="[^"]*"', "", text) for text in re.findall(r"<text .*?</text>", drawings, re.DOTALL)]


def contrast(one: str, other: str) -> float:
    """Give how one colour stands out from another (WCAG 2.2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def bare(items: Sequence[Item]) -> Iterator[Item]:
    """Leave the text out of what is drawn."""
    for item in items:
        if isinstance(item, (Group, Moved, Marked)):
            yield replace(item, items=tuple(bare(item.items)))
        elif not isinstance(item, Glyphs):
            yield item


def stand_out(component: Component, whole: dict[str, pypdfium2.PdfPage]) -> None:
    """Hold the colour of each letter against the one that most of its box has where no text is drawn.

    Of much text, of each third letter: words are longer.
    """
    fine = 6 * 25.4 / 72
    drawings = component.drawings()[0][:: 1 if len(component.drawings()[0]) < 40 else 6]
    keys = [face_key(drawing, *component.whole) for drawing in drawings]
    wordless = replace(component, plots={key: tuple(bare(component.plots[key] or ())) for key in keys})
    for drawing, ground in zip(drawings, pages(wordless, drawings), strict=True):
        page = whole[drawing]
        picture, text = ground.render(scale=fine).to_pil().convert("RGB"), page.get_textpage()
        for number in range(0, text.count_chars(), 1 if text.count_chars() < 60 else 3):
            if not text.get_text_range(number, 1).strip():
                continue
            left, foot, right, top = text.get_charbox(number)
            under = picture.crop(
                (
                    int(left * fine),
                    int((page.get_height() - top) * fine),
                    int(right * fine) + 1,
                    int((page.get_height() - foot) * fine) + 1,
                )
            )
            most = max(under.getcolors(under.width * under.height))[1]
            parts = [ctypes.c_uint() for _ in range(4)]
            pypdfium2.raw.FPDFText_GetFillColor(text.raw, number, *parts)
            on, off = ("#{:02x}{:02x}{:02x}".format(*rgb) for rgb in ([part.value for part in parts[:3]], most))
            assert contrast(on, off) >= 4.5, (text.get_text_range(max(number - 5, 0), 10), on, off)


def letters_inside(component: Component, whole: dict[str, pypdfium2.PdfPage]) -> int:
    """Count the letters on a part's fronts; AssertionError for one that is not inside the safe zone."""
    width, height, bleed = component.width, component.height, component.bleed
    letters = 0
    for page in whole.values():
        text = page.get_textpage()
        for number in range(text.count_chars()):
            if not text.get_text_range(number, 1).strip():
                continue
            letters += 1
            left, bottom, right, top = (v / 72 * 25.4 - bleed for v in text.get_charbox(number))
            shown = text.get_text_range(max(number - 5, 0), 10)
            if component.part.shape == "circle":
                corners = ((x - width / 2, y - width / 2) for x in (left, right) for y in (bottom, top))
                far = max((x**2 + y**2) ** 0.5 for x, y in corners)
                assert far <= width / 2 - SAFE + 0.05, shown
            else:
                assert left >= SAFE - 0.05 and right <= width - SAFE + 0.05, shown
                assert bottom >= SAFE - 0.05 and top <= height - SAFE + 0.05, shown
    return letters


def unturned(id: str, name: str, ink: Ink) -> None:
    """A deck's back does not tell which way up it lies."""
    (back,) = {card.back for card in made(id, name, "ja", ink).cards}
    assert back is not None
    image = printed(id, name, "ja", ink)[back].render(scale=2).to_pil().convert("L")
    pairs = zip(image.tobytes(), image.rotate(180).tobytes(), strict=True)
    assert sum(abs(a - b) > 96 for a, b in pairs) < 0.005 * image.width * image.height


def dark_share(side: Image.Image) -> float:
    """Give the share of a strip's length at which something in it is dark."""
    lying = side if side.width > side.height else side.transpose(Image.Transpose.ROTATE_90)
    data, wide = lying.tobytes(), lying.width
    return sum(min(data[x::wide]) < 160 for x in range(wide)) / wide


def lined(piece: Image.Image, mm: int) -> bool:
    """Whether a line runs along an edge of a piece: dark at the cut, and not a millimetre further in."""
    for turn in range(4):
        lying = piece.rotate(90 * turn, expand=True)
        at_the_cut, inside = (
            dark_share(lying.crop((0, round(mm * y), lying.width, round(mm * (y + 0.5))))) for y in (0, 1)
        )
        if at_the_cut >= 0.9 and inside <= 0.5:
            return True
    return False


def unlined(id: str, name: str, ink: Ink) -> None:
    """No line runs along the cut: crop marks say where it is, and one that is off would leave slivers."""
    mm, component = 4, made(id, name, "ja", ink)
    bleed, wide, high = (round(mm * one) for one in (component.bleed, component.width, component.height))
    for page in [*printed(id, name, "ja", ink).values()][:2]:
        image = page.render(scale=mm * 25.4 / 72, grayscale=True).to_pil().convert("L")
        assert not lined(image.crop((bleed, bleed, bleed + wide, bleed + high)), mm)


def rows_of_ink(component: Component, page: pypdfium2.PdfPage, left: float, right: float) -> list[bool]:
    """Tell which rows of pixels, 8 a mm from the trim's top, have ink between left and right."""
    margins = (left, 0, component.width - right, 0)
    cut = tuple((component.bleed + mm) / 25.4 * 72 for mm in margins)
    image = page.render(scale=8 * 25.4 / 72, grayscale=True, crop=cut).to_pil().convert("L")
    width, data = image.width, image.tobytes()
    return [min(data[k : k + width]) < 160 for k in range(0, len(data), width)]


def index_clear(id: str, name: str, ink: Ink) -> None:
    """An index stands clear of the pip under it.

    A jack's J goes below the line; paper shows between it and a heart's lobe, too.
    """
    component = made(id, name, "ja", ink)
    data = component.part.data
    assert data is not None
    table = read_table(kit_of(id).folder, *data.files).rows
    column = min(component.width / 5, INDEX)
    whole = printed(id, name, "ja", ink)
    for row, card in zip(table, component.cards, strict=True):
        if row["suit"]:
            rows = rows_of_ink(component, whole[card.front], 2, column)
            top = rows.index(True)
            assert rows.index(False, top) - top < len(rows) / 7, row["card"]


def inked(component: Component, whole: dict[str, pypdfium2.PdfPage]) -> float:
    """Give how much ink all pieces of a part take, both sides: mm² at full cover, the mean of three inks.

    Of a deck each fourth card is looked at.
    """
    cards = component.cards[:: 1 if len(component.cards) < 40 else 4]
    sides = Counter(side for card in cards for side in (card.front, card.back) if side)
    total = 0.0
    for side, many in sides.items():
        picture = whole[side].render(scale=1.5).to_pil().convert("RGB")
        total += many * (1 - sum(ImageStat.Stat(picture).mean) / 3 / 255)
    total *= len(component.cards) / len(cards)
    return total * (component.width + 2 * component.bleed) * (component.height + 2 * component.bleed)


def low_enough(id: str) -> None:
    """All parts of a kit together take under a quarter in low ink, and so do those that are full of colour."""
    spent = {
        ink: {name: inked(made(id, name, "ja", ink), printed(id, name, "ja", ink)) for name in COUNTS[id]}
        for ink in INKS
    }
    for name in LOW & set(COUNTS[id]):
        assert spent["low"][name] < spent["colour"][name] / 4, name
    assert 0 < sum(spent["low"].values()) < sum(spent["colour"].values()) / 4


@pytest.mark.parametrize(
    ("id", "few"),
    [
        pytest.param(id, few, marks=[pytest.mark.long] * (not few or id not in USUAL))
        for id, few in itertools.product(COUNTS, (True, False))
    ],
)
def test_all_parts_are_there_and_can_be_read_and_cut(id: str, few: bool) -> None:
    """Each is drawn once for all that is asked of it. What has words in two languages, one of them has, too."""
    assert {part.id for part in kit_of(id).parts} == set(COUNTS[id])
    with gathered() as faults:
        for name, lang, ink in editions(id, few):
            wordless = (id, name) in WORDLESS
            for rule in (built, large_enough, bold_enough):
                with faults.of(rule.__name__, name, lang, ink):
                    rule(id, name, lang, ink)
            if not wordless and ("+" in lang or ink == "low" or name in SAME or not part_of(id, name).words):
                with faults.of("stand_out", name, lang, ink):
                    stand_out(made(id, name, lang, ink), printed(id, name, lang, ink))
            if ink == "colour" and not (few and "+" in lang):
                with faults.of("letters_inside", name, lang):
                    inside = letters_inside(made(id, name, lang, "colour"), printed(id, name, lang, "colour"))
                    assert (inside > 0) == (not wordless)
        for name, ink in itertools.product(COUNTS[id], INKS) if few else ():
            rules = {
                apart: part_of(id, name).words,
                unlined: part_of(id, name).shape in ("card", "square"),
                unturned: name in DECKS,
                index_clear: name in DECKS,
            }
            for one in (one for one, holds in rules.items() if holds):
                with faults.of(one.__name__, name, ink):
                    one(id, name, ink)
        for name in (one for one in COUNTS[id] if few and one not in SAME and part_of(id, one).words):
            with faults.of("complete", name):
                complete(id, name)
        if few:
            with faults.of("low_enough"):
                low_enough(id)


def card_words(kit: Kit) -> list[str]:
    """Give the keys of a kit's words but those of figures."""
    return [key for key in read_words(kit)["en"] if not key.startswith("fig_")]


def test_every_word_of_figures_is_used() -> None:
    with gathered() as faults:
        for id in builtin_kits():
            kit = kit_of(id)
            figures = "".join(path.read_text(encoding="utf-8") for path in kit.folder.glob("figures/*.svg"))
            for key in set(read_words(kit)["en"]).difference(card_words(kit)):
                with faults.of(id, key):
                    stems = (f'words["{key.rsplit("_", parts)[0]}_" ~' for parts in (1, 2))
                    assert re.search(rf"words\.{key}\b", figures) or any(stem in figures for stem in stems)


@pytest.mark.parametrize("kit_id", ["sorcerer", "twin-shoot", "shifty-partners", "handmade-pinochle"])
def test_the_head_of_a_score_pad_has_room_for_longer_words(kit_id: str, tmp_path: Path) -> None:
    """In Spanish and English the title lay on the date."""
    folder = shutil.copytree(find_kit(kit_id), tmp_path / kit_id)
    words = (folder / "words.csv").read_text("utf-8").replace("得点表", "Hoja de puntuación para hoy")
    (folder / "words.csv").write_text(words.replace("日付", "Fecha"), encoding="utf-8")
    kit = read_kit(folder)
    made = faces(kit, kit.named("scorepad"), "ja+en", "colour")
    assert not [*_overlaid(made, tuple(letters(drawn(kit, made))))]
