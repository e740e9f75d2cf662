"""The sample book as a publication, and as a PDF."""

from __future__ import annotations

import itertools
import os
from pathlib import Path

import pypdfium2
import pytest
from msgspec.structs import replace

from printkit.book.read import read_document
from printkit.book.theme import make_theme
from printkit.book.typeset import Text, typeset_text
from printkit.errors import FitError, GlyphError, KitError
from printkit.kit.render import Source as Template
from printkit.pdf.page import Publication
from printkit.pdf.write import write
from tests.book.common import FACTS, glyph_runs, kit_with, lines, sample, sample_book, shapes, typeset
from tests.reader import faults, read

KEY = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 8">'
    '<text x="2" y="6" font-family="text" font-size="4">%s</text></svg>'
)
EDITIONS = list(itertools.product(("ja", "en", "ja+en"), ("a4", "letter")))


def text_of(data: bytes, page: int) -> str:
    """Give what a program copies from a page, its lines joined."""
    with pypdfium2.PdfDocument(data) as pdf:
        said = pdf[page].get_textpage().get_text_range()
    return str(said).replace("\r\n", "")


def test_the_first_page_line_by_line() -> None:
    assert lines(sample_book("en").pages[0])[:14] == [
        "Three Cards",
        "三枚の札",
        "Three cards decide",
        "The shortest trick-taking game there is, for two.",
        "Players2",
        "Time5 minutes",
        "1. The deal",
        "The dealer deals the cards. Trumps are ♥. Everyone has 3; ♥Q and ♠10 are cards “like any ",
        "other”.",
        "• The dealer deals three each",
        "• The other leads",
        "1. the first card",
        "2. the second",
        "table",
    ]


def test_sentences_come_out_whole_without_their_readings() -> None:
    data = write(typeset(sample(), "ja", "a4", ruby="first", facts=FACTS))
    said = text_of(data, 0).replace(" ", "")
    assert "親が札を配ります。切り札は♥です。手札は一人3枚で、♥Qも♠10もただの札です。" in said
    assert "ふだ" not in said.replace("てふだ", "")


def test_a_reading_is_told_to_a_screen_reader() -> None:
    tags = typeset(sample(), "ja", "a4", ruby="first", facts=FACTS).tags
    ruby = [tag for tag in tags if tag.kind == "RT"]
    assert ruby and all(tag.actual for tag in ruby)
    assert [tags[tag.parent].kind for tag in ruby if tag.parent is not None] == ["Ruby"] * len(ruby)


def test_the_structure() -> None:
    book = sample_book("en")
    kinds = [tag.kind for tag in book.tags]
    assert kinds.count("H1") == 1
    assert kinds.count("H2") == 4  # three sections and the summary
    assert kinds.count("H3") == 1
    assert kinds.count("L") == 2
    assert kinds.count("Figure") == 2
    assert {tag.alt for tag in book.tags if tag.kind == "Figure"} == {
        "Two players face each other",
        "Two cards",
    }
    scopes = [tag.attributes.get("Scope") for tag in book.tags if tag.kind == "TH"]
    assert set(scopes) == {"Column", "Row"}
    assert {tag.lang for tag in book.tags if tag.kind == "Span"} == {"ja"}


def test_every_tag_is_on_a_page() -> None:
    for lang in ("ja", "en", "ja+en"):
        book = sample_book(lang)
        met = {tag for page in book.pages for tag, _ in glyph_runs(page.items) if tag is not None}
        parents = {tag.parent for tag in book.tags}
        empty = {n for n, tag in enumerate(book.tags) if n not in met and n not in parents}
        assert all(book.tags[n].kind in ("Figure", "TD", "TH") for n in empty)


def test_links_bookmarks_and_labels() -> None:
    book = sample_book("en")
    links = {(link.target, link.contents) for page in book.pages for link in page.links}
    assert links == {
        ("#deal", "The deal"),
        ("#ruling-tie", "section 1, “A tie”"),
        ("https://example.org/%E4%B8%89%E6%9E%9A", "presentation"),
    }
    assert [(b.title, b.level) for b in book.bookmarks] == [
        ("1. The deal", 0),
        ("The play", 1),
        ("2. Glossary", 0),
        ("3. The end", 0),
        ("At a glance", 0),
    ]
    assert [page.label for page in book.pages] == ["1", "2", "3", "4"]


def test_a_page_break_and_the_summarys_own_page() -> None:
    pages = sample_book("en").pages
    assert lines(pages[2])[0] == "3. The end"
    assert lines(pages[3])[0] == "At a glance"


def test_twins_stand_side_by_side() -> None:
    twins = {"配り方": "The deal", "親が": "The dealer deals", "考えすぎない": "Do not think"}
    for number, (one, other) in zip((0, 0, 1), twins.items(), strict=True):
        page = sample_book("ja+en").pages[number]
        runs = [("".join(run.text), run.x, run.y) for _, run in glyph_runs(page.items)]
        left = next(run for run in runs if one in run[0] and run[2] > 20)
        right = next(run for run in runs if other in run[0])
        assert right[2] == pytest.approx(left[2])
        assert right[1] > left[1] + 70


def test_a_title_that_is_the_same_in_both_languages_stands_there_once(tmp_path: Path) -> None:
    box = "::: opening {#o} Motto\nWhat it is.\n:::\n\n{#deal}\n## Deal\n\n{#one}\nDeal.\n"
    kit = kit_with(tmp_path, {}, {"en": box, "ja": box})
    assert lines(typeset(kit, "ja+en", "a4").pages[0])[:2] == ["The box", "MottoMotto"]


def test_a_drawing_of_twins_is_drawn_once_unless_it_has_words() -> None:
    """The cards are the same in both books; on the table stands what it is."""
    alts = [(tag.alt, tag.lang) for tag in sample_book("ja+en").tags if tag.kind == "Figure"]
    assert alts == [
        ("二人が向かい合って座る図", None),
        ("Two players face each other", "en"),
        ("二枚の札", None),
    ]


@pytest.mark.parametrize(
    ("width", "look", "places"),
    [(30, "", "face each other"), (120, "", "the first alone"), (120, " .each", "one under the other")],
)
def test_a_drawing_with_words_is_drawn_for_each_language(width: int, look: str, places: str) -> None:
    said = {"ja": "札", "en": "Cards"}
    alts = [("札", None), ("Cards", "en")][: 1 if places == "the first alone" else 2]
    texts = [
        Text(
            lang,
            word,
            Template(f"{lang}.md", f"{{#key{look}}}\n```figure width={width}\nalt: {word}\n{KEY % word}\n```"),
            {},
        )
        for lang, word in said.items()
    ]
    book = typeset_text(sample(), texts, "a4")
    tags = {number: tag for number, tag in enumerate(book.tags) if tag.kind == "Figure"}
    assert [(tag.alt, tag.lang) for tag in tags.values()] == alts
    runs = [("".join(run.text), run.x, run.y) for tag, run in glyph_runs(book.pages[0].items) if tag in tags]
    assert [word for word, _, _ in runs] == [alt for alt, _ in alts]
    if places == "face each other":
        (_, left, y), (_, right, other) = runs
        assert right > left + 60 and y == other
    elif places == "one under the other":
        assert runs[1][2] > runs[0][2] + 20


def test_each_kit_has_its_own_colours() -> None:
    kit = sample()
    purple = replace(kit, look=replace(kit.look, accent="#5b2a86"))
    used = {
        item.fill
        for page in typeset(purple, "en", "a4", facts=FACTS).pages
        for item in shapes(page.items)
        if item.fill
    }
    assert "#5b2a86" in used and kit.look.accent not in used


def test_the_same_value_every_time() -> None:
    assert typeset(sample(), "ja", "a4", facts=FACTS) == sample_book("ja")


@pytest.mark.parametrize(("lang", "paper"), EDITIONS)
def test_no_fault_in_any_edition(lang: str, paper: str) -> None:
    assert faults(read(write(sample_book(lang, paper)))) == []


def short(text: str, lang: str = "en") -> Publication:
    return typeset_text(sample(), [Text(lang, "Title", Template("short.md", text), {})], "a4")


def test_a_short_text_has_its_title_and_no_opening() -> None:
    book = short("{#a}\nSome words.")
    assert len(book.pages) == 1
    assert lines(book.pages[0]) == ["Title", "Some words."]


def test_no_clause_is_named_on_paper_but_where_the_text_does() -> None:
    assert not [line for page in sample_book("en").pages for line in lines(page) if "TC-" in line]


def test_a_table_has_smaller_letters_before_it_is_refused() -> None:
    sizes = []
    for many in (8, 13):
        row = f"|{' longish words |' * many}"
        book = short(f"{{#t}}\n{row}\n|{'--|' * many}\n{row}")
        sizes.append(max(run.size for tag, run in glyph_runs(book.pages[0].items) if tag))
    assert sizes[1] == pytest.approx(0.8 * sizes[0])


def test_a_long_table_repeats_its_head() -> None:
    rows = "\n".join(f"| {n} | row |" for n in range(110))
    book = short(f"{{#t}}\n| Number | Word |\n|--|--|\n{rows}")
    assert len(book.pages) == 3
    heads = [
        (number, tag)
        for number, page in enumerate(book.pages)
        for tag, run in glyph_runs(page.items)
        if "Number" in "".join(run.text)
    ]
    assert [number for number, _ in heads] == [0, 1, 2]
    assert [tag is None for _, tag in heads] == [False, True, True]


def test_a_broken_box_has_its_ground_on_both_pages() -> None:
    words = "\n\n".join("Some words to fill the box. " * 12 for _ in range(20))
    book = short(f"::: example {{#e}} Long\n{words}\n:::")
    assert len(book.pages) == 2
    tint = make_theme(sample().look, "en", "a4").tint
    grounds = [[s for s in shapes(page.items) if s.fill == tint] for page in book.pages]
    assert [len(on_page) for on_page in grounds] == [1, 1]


def test_no_heading_ends_a_page_and_no_line_stands_alone() -> None:
    parts = []
    for n in range(40):
        words = " ".join(f"word{n}" for _ in range(10 + 7 * (n % 9)))
        parts.append(f"{{#h{n}}}\n## Section {n}\n\n{{#p{n}}}\n{words}")
    book = short("\n\n".join(parts))
    assert len(book.pages) > 3
    for page in book.pages[:-1]:
        assert not lines(page)[-1].startswith(tuple(f"{n}. Section" for n in range(1, 41)))
    for page in book.pages[1:]:
        first, second = lines(page)[:2]
        if not first[0].isdigit():
            assert first.split()[0] == second.split()[0]


@pytest.mark.parametrize(
    ("text", "kind", "what"),
    [
        ("{#a}\nGood \U00013000 morning", GlyphError, "U+13000"),
        (f"{{#a}}\n{{{'漢' * 60}|かん}}", FitError, "too long"),
        ("{#t}\n|" + " longish words |" * 20 + "\n|" + "--|" * 20, FitError, "does not fit"),
        ("{#f}\n```figure width=300\nc\n<svg viewBox='0 0 9 9'></svg>\n```", FitError, "300 mm wide"),
        ("::: summary {#s}\n" + "Words. " * 5000 + "\n:::", FitError, "too tall for one page"),
    ],
)
def test_failures_say_where(text: str, kind: type[Exception], what: str) -> None:
    with pytest.raises(kind) as caught:
        short(text)
    assert what in str(caught.value)
    assert str(caught.value).startswith(f"short.md:{1 if text.startswith(':') else 2}: ")


def test_a_kit_without_a_book_in_a_language() -> None:
    kit = replace(sample(), book={"ja": "rulebook.ja.md"})
    with pytest.raises(KitError, match="no rulebook in 'en'"):
        typeset(kit, "en", "a4", facts=FACTS)


def test_readings_may_be_asked_for_always_or_never() -> None:
    kit = sample()
    counts = {
        mode: [tag.kind for tag in typeset(kit, "ja", "a4", ruby=mode, facts=FACTS).tags].count("RT")
        for mode in ("none", "first", "all")
    }
    assert counts["none"] == 0 < counts["first"] < counts["all"]


def test_a_document_knows_its_template() -> None:
    made = read_document(Template("a.md", "{#a}\nx"), {}, "en", "T", sample())
    assert made.source.at(2) == "a.md:2"


@pytest.mark.external("pdftotext")
def test_poppler_gives_the_sentences_too(tmp_path: Path) -> None:
    from tests.tools import run

    path = tmp_path / "book.pdf"
    path.write_bytes(write(sample_book("ja")))
    said = run("pdftotext", path, "-").replace(" ", "").replace(os.linesep, "")
    assert "親が札を配ります。切り札は♥です。" in said


def test_a_break_of_one_language_counts_where_that_one_stands_first(tmp_path: Path) -> None:
    """It was a fault of printkit's own: blocks no longer stood in pairs."""
    books = {"ja": "{#a}\n一。\n\n{#b}\n二。\n", "en": "{#a}\nOne.\n\n```page\n```\n\n{#b}\nTwo.\n"}
    kit = kit_with(tmp_path, {}, books)
    assert [len(typeset(kit, lang, "a4").pages) for lang in ("en+ja", "ja+en")] == [2, 1]
