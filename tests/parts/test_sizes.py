"""Decks at every size from mini to tarot: read in a fan, no line or letter too thin, nothing near the cut."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from functools import cache
from typing import get_args

import pypdfium2
import pytest
from msgspec.structs import replace

from printkit.check.fan import fan_faults
from printkit.errors import FitError, SeveralErrors, UsageError
from printkit.kit.editions import in_edition, size_called
from printkit.kit.model import Art, Edition, Ink, Kit, Size
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.making.faces import drawn
from printkit.parts.faces import Component, Rendering, faces
from tests.parts.fanned import misread
from tests.parts.printed import pages, thin
from tests.tongues import tongues

POINT = 25.4 / 72
SAFE = 3.0
SIZES = ("mini", "bridge", "63x88", "tarot")
KITS = ("twin-shoot", "shifty-partners", "sorcerer", "handmade-pinochle", "optrita-lines")
DECKS = [
    *((kit, "deck", "full", size) for kit in KITS for size in SIZES),
    *((kit, "deck", "index", size) for kit in KITS for size in ("mini", "poker")),
    *(("optrita-lines", "tens", "full", size) for size in SIZES),
    ("optrita-lines", "small-deck", "full", ""),
]
TURNS = (("full", "mini", 0), ("index", "mini", 1))
USUAL = {(kit, *turn[:2], get_args(Ink)[(n + turn[2]) % 2]) for n, kit in enumerate(KITS) for turn in TURNS}
USUAL |= {("twin-shoot", "full", "tarot", "colour"), ("sorcerer", "full", "tarot", "low")}
"""Of the decks: the smallest size, plain in one ink and full in the other, and the largest of two decks.

The long run has each size in both.
"""


def seldom(kit: str, name: str, style: str, size: str, ink: Ink) -> bool:
    if name == "tens":
        return (size, ink) not in (("mini", "colour"), ("tarot", "low"))
    return name == "deck" and (kit, style, size, ink) not in USUAL


@cache
def kit_of(id: str) -> Kit:
    return read_kit(find_kit(id))


def nearest_ink(made: Component, pdf: bytes, numbers: Sequence[int]) -> float:
    """Give how near to the cut anything is drawn that lies inside of it, mm."""
    fine, found = 5, made.width
    document = pypdfium2.PdfDocument(pdf)
    for number in numbers:
        picture = document[number].render(scale=fine * POINT, grayscale=True).to_pil().convert("L")
        left, top, right, foot = (round(fine * (made.bleed + mm)) for mm in (0, 0, made.width, made.height))
        box = picture.crop((left, top, right, foot)).point(lambda grey: 255 * (grey < 250)).getbbox()
        assert box is not None
        found = min(found, *(mm / fine for mm in (box[0], box[1], right - left - box[2], foot - top - box[3])))
    return found


@pytest.mark.parametrize(
    ("kit", "name", "style", "size", "ink"),
    [
        pytest.param(*deck, ink, marks=[pytest.mark.long] * seldom(*deck, ink))
        for deck, ink in itertools.product(DECKS, get_args(Ink))
    ],
)
def test_a_deck_of_any_size_is_read_and_printed(kit: str, name: str, style: Art, size: str, ink: Ink) -> None:
    part = kit_of(kit).part(name)
    assert part is not None and part.resize == ("layout" if size else "none")
    resized = replace(part, size=size_called(size) if size else part.size, art=style)
    made = faces(kit_of(kit), resized, "ja", ink, plots={})
    for plot in made.plots.values():
        assert plot is not None
        assert not list(thin(plot))
    drawings, pairs = made.drawings()
    pdf = drawn(kit_of(kit), made)
    corner = "M-3 -3"  # a joker that keeps score points with one that goes past the cut
    fronts = dict.fromkeys(front for front, _ in pairs if corner not in drawings[front])
    assert nearest_ink(made, pdf, tuple(fronts)) >= SAFE - 0.2  # a pixel
    assert not list(fan_faults(made, pdf))
    if name != "tens":
        assert not misread(kit_of(kit), made)


@pytest.mark.parametrize("kit", ["twin-shoot", "shifty-partners", "handmade-pinochle"])
def test_nothing_stands_on_its_head_where_a_fan_shows_it(kit: str) -> None:
    """Every letter and figure in the 11 mm at the left of a card; these decks have some below their index."""
    part = kit_of(kit).part("deck")
    assert part is not None
    cards = Rendering(
        kit_of(kit), replace(part, size=size_called("mini"), art="index"), "en", "colour", plots={}
    )
    cards.render(cards.numbers[:1])
    made = cards.component()
    text = pages(made, made.drawings()[0][:1])[0].get_textpage()
    shown = [n for n in range(text.count_chars()) if text.get_charbox(n)[2] * POINT < made.bleed + 11]
    assert len(shown) > 2
    assert all(abs(pypdfium2.raw.FPDFText_GetCharAngle(text, n)) < 0.1 for n in shown)


@pytest.mark.parametrize(
    ("kit", "size", "lang"),
    [
        pytest.param(kit, size, lang, marks=[pytest.mark.long] * ((size, lang) != ("mini", "ja")))
        for kit, size in itertools.product(KITS, ("mini", "mini-euro", "bridge"))
        for lang in tongues(kit)
    ],
)
def test_nothing_in_another_size_is_too_thin_or_small(kit: str, size: str, lang: str) -> None:
    """Every part that --size changes, in both inks; test_every_kit.py looks at all parts in their own size."""
    sized = in_edition(kit_of(kit), Edition(size=size_called(size)))
    for part in sized.parts:
        if (part.words or lang == "ja") and part.own and part.resize != "layout":
            for ink in get_args(Ink):
                made = faces(sized, part, lang, ink, plots={})
                found = [one for plot in made.plots.values() for one in thin(plot or ())]
                assert not found and None not in made.plots.values(), (part.id, ink, found)


def test_a_size_at_which_words_do_not_fit_is_told_with_part_and_mm() -> None:
    sized = in_edition(kit_of("shifty-partners"), Edition(size=size_called("30x42")))
    aid = sized.part("aid")
    assert aid is not None
    with pytest.raises(SeveralErrors) as caught:
        faces(sized, aid, "en")
    for one in caught.value.each:
        assert isinstance(one, FitError) and re.search(r"\(part aid \((en|ja)\), card 1[;)]", one.card)
        assert one.card.endswith("), printed 30 × 42 mm large")
        assert "larger size" in str(one.hint)


def test_cards_of_words_are_drawn_in_the_proportions_that_are_asked_for() -> None:
    """On a narrower card the drawing is as wide as it was, and higher: nothing is stretched."""
    sized = in_edition(kit_of("shifty-partners"), Edition(size=size_called("bridge")))
    part = sized.part("trumps")
    assert part is not None
    front = faces(sized, part, "ja").cards[0].front
    left, top, width, height = (float(n) for n in front.split('viewBox="')[1].split('"')[0].split())
    bleed = part.bleed / part.scale
    assert (left, top) == pytest.approx((-bleed, -bleed), abs=1e-3)
    assert width - 2 * bleed == pytest.approx(63.5, abs=1e-3)
    assert height - 2 * bleed == pytest.approx(88.9 * 63.5 / 57.15, abs=1e-3)


def test_the_other_language_is_on_the_back() -> None:
    kit = kit_of("shifty-partners")
    part = kit.part("teams")
    assert part is not None
    ours, theirs = (faces(kit, part, lang).cards for lang in ("ja", "en"))
    assert [card.back for card in ours] == [card.front for card in theirs]
    both, turned = (faces(kit, part, lang).cards for lang in ("ja+en", "en+ja"))
    assert [card.back for card in both] == [card.front for card in turned]


def test_a_size_is_a_name_or_mm() -> None:
    assert size_called("mini") == Size(44.5, 63.5)
    assert size_called("63.5x88") == Size(63.5, 88.0)
    for words in ("brigde", "63", "0x0", "-5x9", "63x99999"):
        with pytest.raises(UsageError, match="no size"):
            size_called(words)


def test_what_a_size_does_is_said_by_each_part() -> None:
    """Decks lay themselves out; cards of words are made smaller, but for words that would be too small."""
    kit = kit_of("shifty-partners")
    sized = in_edition(kit, Edition(size=size_called("mini"), art="index"))
    deck, trumps, aid = (sized.part(name) for name in ("deck", "trumps", "aid"))
    assert deck is not None and trumps is not None and aid is not None
    assert (deck.size, deck.bleed, deck.scale, deck.art) == (Size(44.5, 63.5), 3.0, 1.0, "index")
    for part in (trumps, aid):
        assert (part.size, part.bleed) == (Size(44.5, 63.5), 2.1)
        assert part.scale == pytest.approx(44.5 / 63.5)
