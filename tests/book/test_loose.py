"""Lines that end badly: inside a word in katakana, where none may, and one short word as a last line."""

from __future__ import annotations

import pytest

from printkit.book.setting import loose_end
from printkit.book.typeset import Text, typeset_text
from printkit.kit.render import Source as Template
from printkit.pdf.page import Publication
from printkit.text.inline import Piece, Span, TextStyle
from printkit.text.lines import set_lines
from tests.book.common import sample

WORD = "パートナー" * 14
"""Wider than a page."""

FILL = "The dealer deals thirteen cards to each player, one at a time. "


def made(text: str, lang: str) -> Publication:
    return typeset_text(sample(), [Text(lang, "Title", Template("short.md", text), {})], "a4")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"{{#one}}\n## {WORD}\n\n{{#two}}\n札を配ります。", 2),
        (f"{{#one}}\n札を配ります。\n\n{{#two}}\n| {WORD} | 札 |\n|:--|:--|\n| 一 | 二 |", 5),
        (f"{{#one}}\n札を配ります。\n\n{{#two}}\n| 役 | 札 |\n|:--|:--|\n| {WORD} | 二 |", 5),
        (f"{{#one}}\n```figure\n{WORD}\nalt: 箱\n<svg viewBox='0 0 60 8'></svg>\n```", 2),
    ],
    ids=["heading", "head of a cell", "cell", "caption"],
)
def test_a_broken_word_in_katakana_is_found(text: str, line: int) -> None:
    found = made(text, "ja").loose
    assert len(found) == 1
    what, where = found[0]
    assert "a line ends inside a word" in what and "｜" in what
    assert where.startswith(f"short.md:{line}")


def test_justified_text_may_break_such_a_word() -> None:
    assert made(f"{{#one}}\n{WORD}を配ります。", "ja").loose == ()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_last_line_of_one_short_word_is_found(lang: str) -> None:
    """At every width: a paragraph has one where its last line has no space and is narrower than two ems."""
    words = {
        "en": "You may signal through your bids, but in no other way at all, it is.",
        "ja": "札を配った人",
    }
    style, given = (
        TextStyle(size=3.5, leading=5.0, lang=lang, align="left", phrase=lang == "ja"),
        (Span(words[lang]),),
    )
    found = set()
    for measure in range(10, 130):
        set_ = set_lines(given, style, float(measure))
        said = loose_end(set_, given, style)
        ends = [piece for piece in set_[-1].pieces if isinstance(piece, Piece)]
        text = "".join("".join(piece.glyphs.text) for piece in ends).strip()
        short = len(set_) > 1 and " " not in text and set_[-1].width < 7.0
        assert bool(said) == short and (not short or f"‘{text}’ alone" in said)
        found.add(short)
    assert found == {True, False}


def test_two_words_or_a_long_one_may_end_a_paragraph() -> None:
    for count in range(40):
        assert made(f"{{#one}}\n{FILL * 3}{'x' * count} extraordinary.", "en").loose == ()


def test_of_two_languages_the_one_whose_line_ends_badly_is_named() -> None:
    """By its file and its line there: the other's text is another file."""
    found = set()
    for count in range(1, 40):
        texts = {"en": "{#one}\nPlay.", "fr": f"\n\n{{#one}}\n{FILL * 3}{'x' * count} it."}
        pair = [Text(lang, "Title", Template(f"{lang}.md", text), {}) for lang, text in texts.items()]
        found |= {where for _, where in typeset_text(sample(), pair, "a4").loose}
    assert found == {"fr.md:4"}
