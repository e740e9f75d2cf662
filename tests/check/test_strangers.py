"""Letters that come from a font which was not meant for them are told."""

from __future__ import annotations

from printkit.check.strangers import strangers
from printkit.pdf.page import Page, Publication
from printkit.pdf.write import write
from printkit.text import faces
from printkit.text.faces import Glyphs


def page(face: str, text: str) -> bytes:
    ids = tuple(faces.glyph(face, char) for char in text)
    run = Glyphs(10.0, 10.0, face, 4.0, ids, tuple(4.0 * n for n in range(len(ids))), tuple(text))
    return write(Publication("x", "en", (Page(100.0, 50.0, (run,)),)))


def test_cyrillic_in_a_japanese_font_is_told() -> None:
    assert [*strangers(page("text-ja", "Жаба、札。"))] == [
        "Ж, а, б: set in Zen Kaku Gothic New, because no better font has them"
    ]


def test_letters_in_their_own_font_are_not() -> None:
    assert not [*strangers(page("text", "Жаба, frog"))]
    assert not [*strangers(page("text-ja", "かえる、札。"))]


def test_ours_are_strange_where_the_kit_has_its_own() -> None:
    faces.use(faces.Fonts((), {"head": ("Cinzel",)}))
    assert not [*strangers(page("text", "łąka"))]
    assert [*strangers(page("head", "łąka"))] == [
        "a, k, ą, ł: set in Vollkorn, because no better font has them"
    ]
