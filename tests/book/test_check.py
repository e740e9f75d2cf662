"""What must hold of a book: ids, clauses, links, places of errors, two languages that say the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from printkit.book.check import compare
from printkit.book.document import Document, Source, walk
from printkit.book.read import read_document
from printkit.errors import MarkupError, TemplateError
from printkit.kit.render import Source as Template
from tests.book.common import sample, sample_document


def read(text: str, clauses: frozenset[str] | None = None) -> Document:
    return read_document(Template("book.md", text), {"n": 3}, "en", "Title", sample(), clauses)


@pytest.mark.parametrize(
    ("text", "what", "where", "hint"),
    [
        ("{#a}\nx\n\n{#a}\ny", "the id 'a' is used twice", "book.md:5", "first at book.md:2"),
        ("{#a .SP-99}\nx", "no clause SP-99", "book.md:2", "did you mean 'SP-09'?"),
        ("{#a}\n[x](#deel)\n\n{#deal}\ny", "a link to #deel", "book.md:2", "did you mean 'deal'?"),
        ("::: note {#deal} [x](#deel)\ny\n:::", "a link to #deel", "book.md:1", "did you mean 'deal'?"),
        ("{#a}\n# x", "a first-level heading", "book.md:2", "the title comes from kit.toml"),
        ("# x", "a first-level heading", "book.md:1", "the title comes from kit.toml"),
        (
            "{#a}\n![x](y.png)",
            "an image cannot stand in a paragraph",
            "book.md:2",
            "figures/NAME.svg: ```figure",
        ),
        ("{#a}\n### x", "### before the first ##", "book.md:2", None),
        ("{#a}\nx\n\n::: opening {#b}\ny\n:::", "an opening that is not the first block", "book.md:4", None),
        (
            "{#a}\n```figure nosuch\nc\n```",
            "no drawing 'figures/nosuch.svg'",
            "book.md:2",
            "the kit's folder figures",
        ),
    ],
)
def test_errors(text: str, what: str, where: str, hint: str | None) -> None:
    with pytest.raises(MarkupError) as caught:
        read(text, frozenset({"SP-09"}))
    assert what in caught.value.what
    assert caught.value.where == where
    assert hint is None or hint in (caught.value.hint or "")


def test_a_place_is_found_after_jinja_has_moved_the_lines() -> None:
    text = "{% for i in range(n) %}\n{#a{{ i }}}\nText {{ i }}.\n\n{% endfor %}\n{#b}\nThe {card:XX} here."
    with pytest.raises(MarkupError) as caught:
        read(text)
    assert caught.value.where == "book.md:7"


def test_a_line_that_jinja_made_is_named_by_its_words() -> None:
    source = Source("book.md", "one\n{{ x }}\ntwo", "one\nfilled in\ntwo")
    assert source.at(1) == "book.md:1"
    assert source.at(2) == "book.md:1 (rendered: ‘filled in’)"
    assert source.at(3) == "book.md:3"


def test_an_undefined_variable_says_where() -> None:
    with pytest.raises(TemplateError) as caught:
        read("{#a}\n{{ facts.cards }}")
    assert caught.value.where == "book.md:2"


def test_an_example_without_a_game_says_so() -> None:
    with pytest.raises(TemplateError) as caught:
        read_document(Template("book.md", "x\n{{ example('y') }}"), {"example": _no_game}, "en", "T", sample())
    assert caught.value.where == "book.md:2"


def _no_game(lesson: str) -> str:
    raise TemplateError(f"no example {lesson!r}: the kit names no game")


def test_the_sample_books_agree() -> None:
    one, other = sample_document("ja"), sample_document("en")
    compare(one, other)
    assert [block.id for block in walk(one.blocks)] == [block.id for block in walk(other.blocks)]


Change = Callable[[str], str]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda s: s.replace("{#hint}", "{#hint-2}"), "'hint' (box note) is missing in two.md"),
        (lambda s: s.replace(".TC-03}", "}"), "'win' cites TC-03"),
        (lambda s: s.replace("- b\n", ""), "a bulleted list of 2, at two.md:8 a bulleted list of 1"),
        (lambda s: s.replace("## Head", "### Head"), "'h' is a heading 2"),
    ],
)
def test_a_difference_is_named(change: Change, said: str) -> None:
    text = "{#h0}\n## First\n\n{#h}\n## Head\n\n{#l}\n- a\n- b\n\n{#win .TC-03}\nx\n\n::: note {#hint}\ny\n:::"
    one = read_document(Template("one.md", text), {}, "en", "T", sample())
    other = read_document(Template("two.md", change(text)), {}, "en", "T", sample())
    with pytest.raises(MarkupError) as caught:
        compare(one, other)
    assert said in str(caught.value)


def test_order_counts() -> None:
    first = read("{#a}\nx\n\n{#b}\ny")
    second = read("{#b}\nx\n\n{#a}\ny")
    with pytest.raises(MarkupError, match="'a' stands where"):
        compare(first, second)


def test_references_take_the_words_of_what_they_name(tmp_path: Path) -> None:
    made = read(
        "{#h}\n## The deal\n\n{#p}\nSee {{ ref('h') }} and {{ ref('q') }}.\n\n::: note {#q} A word\nx\n:::"
    )
    (paragraph,) = [block for block in walk(made.blocks) if block.id == "p"]
    assert [(i.text, i.href) for i in paragraph.inlines] == [  # type: ignore[union-attr]
        ("See ", None),
        ("section 1, “The deal”", "#h"),
        (" and ", None),
        ("section 1, “A word”", "#q"),
        (".", None),
    ]
