"""Markdown → blocks: docs/markup.md, line by line."""

from __future__ import annotations

import pytest

from printkit.book.document import Box, Figure, Heading, ListBlock, Paragraph, Table, text_of
from printkit.errors import MarkupError
from printkit.parts.inlines import inlines as cards
from printkit.text.inline import Break, Mark, Ruby, Span
from tests.book.common import blocks


def inlines(text: str, lang: str = "en") -> tuple[object, ...]:
    (block,) = blocks("{#p}\n" + text, lang)
    assert isinstance(block, Paragraph)
    return block.inlines


def test_attributes_give_id_and_clauses() -> None:
    (block,) = blocks("{#deal .SP-05 .SP-06}\nText.")
    assert isinstance(block, Paragraph)
    assert (block.id, block.clauses, block.line) == ("deal", ("SP-05", "SP-06"), 2)


def test_in_one_language_blocks_need_no_id() -> None:
    """A rulebook of six lines had four errors."""
    made = blocks("## Head\n\n{#goal}\nText\n\n::: note Title\nIn\n:::\n\n{.web}\n- a\n", alone=True)
    assert [one.id for one in made] == [".1", "goal", ".3", ".4"]  # type: ignore[attr-defined]
    assert [one.id for one in made[2].blocks] == [".3.1"]  # type: ignore[attr-defined]  # a box


def test_a_block_after_a_break_begins_a_page() -> None:
    made = blocks("{#a}\nText\n\n```page\n```\n\n{#b .small}\nText\n\n{#c}\n```page\n```\nText\n\n```page\n```")
    assert [one.classes for one in made] == [(), ("page", "small"), ("page",)]  # type: ignore[attr-defined]


def test_blocks_of_every_kind() -> None:
    kinds = blocks(
        "{#h}\n## Head\n\n{#p}\nText\n\n{#l}\n- a\n- b\n\n{#t}\n| a | b |\n|--|--:|\n| 1 | 2 |\n\n"
        "{#f}\n```figure seats players=5 width=70\nA *caption*\nalt: words\n```\n\n"
        "::: note {#n} Title\nInside\n:::\n"
    )
    assert [type(kind) for kind in kinds] == [Heading, Paragraph, ListBlock, Table, Figure, Box]
    figure, box, table = kinds[4], kinds[5], kinds[3]
    assert isinstance(figure, Figure) and isinstance(box, Box) and isinstance(table, Table)
    assert (figure.name, figure.width, figure.alt, text_of(figure.caption)) == (
        "seats",
        70.0,
        "words",
        "A caption",
    )
    assert (box.kind, text_of(box.title), [getattr(block, "id", None) for block in box.blocks]) == (
        "note",
        "Title",
        ["n.1"],
    )
    assert (table.align, text_of(table.head[1]), text_of(table.rows[0][1])) == (
        ("left", "right"),
        "b",
        "2",
    )


def test_lists_nest_and_begin_where_they_say() -> None:
    (block,) = blocks("{#l}\n3. a\n4. b\n   - c\n")
    assert isinstance(block, ListBlock)
    assert (block.start, len(block.items)) == (3, 2)
    inner = block.items[1][1]
    assert isinstance(inner, ListBlock) and inner.start is None


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("{漢字|かんじ}", (Ruby("漢字", "かんじ"),)),
        ("**a**b", (Span("a", bold=True), Span("b"))),
        ("[x](#y)", (Span("x", href="#y"),)),
        ("a\\\nb", (Span("a"), Break(), Span("b"))),
        (r"\{x\}", (Span("{x}"),)),
        ("{en:Shifty}", (Span("Shifty", lang="en"),)),
        ("{ja:札}", (Span("札"),)),
        ("*斜体*", (Span("斜体", bold=True),)),
        ("**一*二*三**四", (Span("一二三", bold=True), Span("四"))),
        ("*一**二**三*四", (Span("一二三", bold=True), Span("四"))),
        ("**「札」**は", (Span("「札」", bold=True), Span("は"))),
        ("一\n二", (Span("一二"),)),
        ("a\nb", (Span("a b"),)),
        ("一\nb", (Span("一b"),)),
    ],
)
def test_inlines_in_japanese(text: str, made: tuple[object, ...]) -> None:
    assert inlines(text, "ja") == made


@pytest.mark.parametrize("text", ["*a **b** c*", "**a *b* c**", "*a **b***", "**a *b***", "***b***"])
def test_emphasis_in_emphasis(text: str) -> None:
    """Asterisks were printed, and in Korean what came after the inner one was not bold."""
    assert [one.text for one in inlines(text, "ko")] == [text.replace("*", "")]  # type: ignore[attr-defined]
    made = inlines(text, "es")
    assert "".join(one.text for one in made) == text.replace("*", "")  # type: ignore[attr-defined]
    assert Span("b", bold=True, italic=True) in made and Span("b", bold=True, italic=True) in cards(text)


def test_english_gets_italics_and_curly_quotation_marks() -> None:
    assert inlines('*it\'s* "so"') == (Span("it’s", italic=True), Span(" “so”"))


def test_cards_and_pips_say_what_they_are() -> None:
    card, space, pip = inlines("{card:TH} {suit:S}")
    assert isinstance(card, Mark) and isinstance(pip, Mark) and space == Span(" ")
    assert (card.text, pip.text) == ("♥10", "♠")


@pytest.mark.parametrize(
    ("text", "what", "where"),
    [
        ("Text", "a paragraph without an id", "book.md:1"),
        ("{#a}\n\n{#b}\nText", "two lines of attributes", "book.md:3"),
        ("{#a}\nText\n\n{#b}\n", "attributes with no block", "book.md:4"),
        ("{#a .sp-5}\nText", "no class 'sp-5'", "book.md:1"),
        ("{#A}\nText", "is no id", "book.md:1"),
        ("{#a}\n{card:QQ}", "no card 'QQ'", "book.md:2"),
        ("{#a}\n{suit:Z}", "no suit 'Z'", "book.md:2"),
        ("{#a}\n{crad:QH}", "{crad:…} is not known", "book.md:2"),
        ("{#a}\n{oops", "none of the known forms", "book.md:2"),
        ("{#a}\n`code`", "`code` cannot stand", "book.md:2"),
        ("{#a}\n![x](y.png)", "an image cannot stand", "book.md:2"),
        ("{#a}\n> quoted", "a block quote cannot stand", "book.md:2"),
        ("{#a}\n---", "a rule cannot stand", "book.md:2"),
        ("::: exmple {#a}\nx\n:::", "no box 'exmple'", "book.md:1"),
        (":::: note {#a}\n::: note {#b}\nx\n:::\n::::", "a box in a box", "book.md:2"),
        ("{#a}\n```figure x width=9999\nc\n```", "width=9999 is not a width", "book.md:2"),
        ("{#a}\n```figure x\n```", "needs an 'alt:' line", "book.md:2"),
        ("{#a}\n```figure\nc\n```", "a figure needs a name or an <svg>", "book.md:2"),
        ("{#a}\n```figure wdith=9\nc\n<svg/>\n```", "a drawing in the text takes no 'wdith'", "book.md:2"),
        ("{#a}\n```python\nc\n```", "a fenced block 'python'", "book.md:2"),
    ],
)
def test_errors_say_what_and_where(text: str, what: str, where: str) -> None:
    with pytest.raises(MarkupError) as caught:
        blocks(text)
    assert what in caught.value.what
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("::: exmple {#a}\nx\n:::", "did you mean 'example'?"),
        ("{#turn\n## Turn", "close it, on a line of its own: {#its-id}"),
    ],
)
def test_a_near_miss_gets_a_hint(text: str, hint: str) -> None:
    with pytest.raises(MarkupError) as caught:
        blocks(text)
    assert caught.value.hint == hint
