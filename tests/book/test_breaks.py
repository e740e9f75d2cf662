"""Where pages end: what stays together, at every height on the page where it may fall."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.book.compose import Composer
from printkit.book.document import Box, Table
from printkit.book.draw import Artist
from printkit.book.opening import Entry, contents_strips
from printkit.book.setting import Column, Tags
from printkit.book.tables import set_rows, table_styles
from printkit.book.theme import legible, luminance, make_theme
from printkit.book.typeset import LEAST, Text, typeset_text
from printkit.errors import FitError
from printkit.kit.render import Source as Template
from printkit.pdf.page import Drawing
from tests.book.common import FACTS, blocks, glyph_runs, kit_with, lines, sample, shapes, typeset

FILLERS = range(24, 60, 3)
"""So many words of a line each stand before what is tested: it falls on all parts of the page."""

LONG = "Words. " * 80

FIGURE = "{#f}\n```figure width=60\nThe drawing\nalt: a box\n<svg viewBox='0 0 10 8'></svg>\n```"


def pages(text: str) -> list[list[str]]:
    book = typeset_text(sample(), [Text("en", "Title", Template("short.md", text), {})], "a4")
    return [lines(page) for page in book.pages]


def filled(count: int, text: str) -> list[list[str]]:
    filler = "\n\n".join(f"{{#p{n}}}\nFiller {n}." for n in range(count))
    return pages(f"{filler}\n\n{text}\n\n{{#after}}\n" + "After. " * 300)


def page_of(found: list[list[str]], start: str) -> int:
    (number,) = [n for n, page in enumerate(found) if any(line.startswith(start) for line in page)]
    return number


def test_a_figure_and_what_comes_of_it_stay_on_one_page() -> None:
    places = set()
    for count in FILLERS:
        box = f"::: example {{#e}} A box\nSituation.\n\n{FIGURE}\n\nResolution.\n:::"
        found = filled(count, box)
        wanted = {page_of(found, start) for start in ("Example", "Situation", "The drawing", "Resolution")}
        assert len(wanted) == 1
        places |= wanted
    assert places == {0, 1}


def test_less_than_three_lines_of_a_box_are_on_no_page() -> None:
    body = "\n\n".join(f"Line {n}." for n in range(60))
    for count in FILLERS:
        found = filled(count, f"::: example {{#e}} A box\n{body}\n:::")
        parts = [sum(line.startswith("Line") for line in page) for page in found]
        assert sum(parts) == 60 and min(part for part in parts if part) >= 3
        assert max(parts) < 60


@pytest.mark.parametrize(("classes", "kept"), [("", "Above"), ("{.opens}\n", "Below")])
def test_a_table_in_a_box_stays_with_the_text_above_it_or_with_what_it_opens(classes: str, kept: str) -> None:
    places = set()
    table = f"{classes}| Head * | Word |\n|--|--|\n| one | two |"
    above, below = ("Above *.", f"Below *. {LONG}") if kept == "Above" else (f"Above *. {LONG}", "Below *.")
    parts = [f"{above}\n\n{table}\n\n{below}".replace("*", letter) for letter in "ABCDEFGHIJ"]
    for count in FILLERS:
        found = filled(count, "\n\n".join(["::: example {#e} A box", *parts]) + "\n:::")
        for letter in "ABCDEFGHIJ":
            page = page_of(found, f"Head {letter}")
            assert page_of(found, f"{kept} {letter}.") == page
            places.add((page, page_of(found, f"{'Below' if kept == 'Above' else 'Above'} {letter}.")))
    assert any(page != other for page, other in places)


@pytest.mark.parametrize(
    ("follower", "start"),
    [
        (FIGURE, "The drawing"),
        ("{#t}\n| Head | Word |\n|--|--|\n| one | two |\n| three | four |\n| five | six |", "Head"),
        ("::: example {#e} A box\nWords.\n\nMore.\n\nAnd more.\n:::", "Example"),
    ],
)
def test_an_announcement_stays_with_what_it_announces(follower: str, start: str) -> None:
    places = set()
    for count in FILLERS:
        found = filled(count, f"{{#a}}\nHere it comes.\n\n{follower}")
        assert page_of(found, "Here it comes") == page_of(found, start)
        places.add(page_of(found, start))
    assert places == {0, 1}


def test_a_section_does_not_begin_with_two_lines_at_a_pages_foot() -> None:
    for count in FILLERS:
        found = filled(count, "{#s}\n## Section\n\n{#x}\nOne.\n\n{#y}\nTwo.\n\n{#z}\nThree.\n\n{#w}\nFour.")
        assert page_of(found, "One.") == page_of(found, "Four.")


def test_the_items_of_a_list_stand_beside_their_twins() -> None:
    long = "One " + "word " * 40
    texts = [
        Text(lang, "Title", Template(f"short.{lang}.md", f"{{#l}}\n- {one}\n- Two.\n- {three}\n- Four."), {})
        for lang, one, three in (("en", long, "Three."), ("ja", "One.", long.replace("One", "Three")))
    ]
    book = typeset_text(sample(), texts, "a4")
    tops: dict[str, set[float]] = {"One": set(), "Two": set(), "Three": set(), "Four": set()}
    for page in book.pages:
        for tag, run in glyph_runs(page.items):
            word = "".join(run.text).split(" ")[0].rstrip(".")
            if tag is not None and word in tops:
                tops[word].add(round(run.y, 2))
    assert all(len(found) == 1 for found in tops.values())
    assert len({min(found) for found in tops.values()}) == 4


def test_heads_fold_before_ranks_do() -> None:
    (table,) = blocks(
        "{#t}\n| Players | Ranks in use | Cards in each suit | Cards in all | Dealt out | Not dealt |\n"
        "|--|--|--|--|--|--|\n| 7 | A K Q J 10 9 8 7 6 5 2 | 11 | 44 | 35 | 9 |"
    )
    assert isinstance(table, Table)
    kit = sample()
    theme = make_theme(kit.look, "en", "a4")
    composer = Composer(kit, theme, Tags(), Artist(kit.folder, {}), str, ("en",))
    looks = table_styles(theme, table, "en")
    whole = composer.natural(table.head[2], looks.head, 1)
    rows = set_rows(composer, (table,), Column(0.0, 122.0), composer.tags.add("Table", None))
    head, row = rows.cells
    assert head[2].height == pytest.approx(2 * looks.head.leading)  # in two lines
    assert row[1].height == pytest.approx(looks.cell.leading)
    assert whole > 10


def test_a_head_does_not_fold_inside_a_word() -> None:
    (table,) = blocks(
        "{#t}\n| トリック | 選べる列 | プレイカード | 置く場所 | めくった枚数 | 列から取った札 | 勝者 |\n"
        "|--|--|--|--|--|--|--|\n| 1 | 12 | 5 | 縦1の下 | 1 | 2 | あなた |",
        "ja",
    )
    assert isinstance(table, Table)
    kit = sample()
    theme = make_theme(kit.look, "ja", "a4")
    composer = Composer(kit, theme, Tags(), Artist(kit.folder, {}), str, ("ja",))
    leading = table_styles(theme, table, "ja").head.leading
    rows = set_rows(composer, (table,), Column(0.0, 120.0), composer.tags.add("Table", None))
    lines_of = [round(cell.height / leading) for cell in rows.cells[0]]
    assert lines_of == [1, 1, 1, 1, 2, 2, 1]


def test_a_head_with_a_pip_folds_too() -> None:
    """No font has the sign that a leaf is copied as: the pip is measured, not its text."""
    (table,) = blocks(
        "{#t}\n| Leaf {suit:L} | {suit:L} | Cards in each suit | Cards in all | Dealt out | Not dealt |\n"
        "|--|--|--|--|--|--|\n| 7 | A K Q J 10 9 8 7 6 5 2 | 11 | 44 | 35 | 9 |"
    )
    assert isinstance(table, Table)
    kit = sample()
    theme = make_theme(kit.look, "en", "a4")
    composer = Composer(kit, theme, Tags(), Artist(kit.folder, {}), str, ("en",))
    rows = set_rows(composer, (table,), Column(0.0, 100.0), composer.tags.add("Table", None))
    assert rows.right - rows.left <= 100.01


def test_a_long_title_does_not_run_into_its_page_number() -> None:
    kit = sample()
    theme = make_theme(kit.look, "en", "a4")
    composer = Composer(kit, theme, Tags(), Artist(kit.folder, {}), str, ("en",))
    strips = contents_strips(composer, [Entry(("Long " * 14,), "a", 3), Entry(("Short",), "b", 4)])
    inks = [ink for strip in strips for ink in strip.inks if ink.tag is not None]
    long, number = [run for ink in inks for _, run in glyph_runs(ink.items) if "".join(run.text)[0] in "L3"]
    assert long.x + long.at[-1] + 0.2 < number.x


def test_a_long_book_without_a_section_has_no_contents(tmp_path: Path) -> None:
    """It broke on it: there was no longest line to measure."""
    rules = "\n\n".join(f"{{#p{n}}}\n{LONG * 4}" for n in range(50))
    kit = kit_with(tmp_path, {}, {"en": f"::: opening {{#o}} Motto\nWhat it is.\n:::\n\n{rules}\n"})
    book = typeset(kit, "en", "a4")
    assert len(book.pages) > 13 and not any(tag.kind == "TOC" for tag in book.tags)


def pair(text: str) -> dict[str, list[tuple[float, float]]]:
    """Set a text twice, side by side; give where each run of glyphs begins."""
    texts = [Text(lang, "Title", Template(f"short.{lang}.md", text), {}) for lang in ("en", "ja")]
    (page,) = typeset_text(sample(), texts, "a4").pages
    found: dict[str, list[tuple[float, float]]] = {}
    for _, run in glyph_runs(page.items):
        found.setdefault("".join(run.text).strip(), []).append((run.x + run.at[0], round(run.y, 2)))
    return found


def test_beside_a_pairs_figure_stand_the_title_of_its_box_or_its_captions() -> None:
    svg = "alt: a box\n<svg viewBox='0 0 10 10'><rect width='10' height='10'/></svg>\n```"
    found = pair(f"::: example {{#e}} Box\n```figure width=40\n{svg}\n\nText.\n:::\n\n{{#p}}\nAfter.")
    after = found["After."][0]
    assert all(x > 50 and y < after[1] - 30 for x, y in found["Text."] + found["Box"])
    found = pair(f"{{#f}}\n```figure width=40\nCaption\n{svg}\n\n{{#p}}\nAfter.")
    (left, high), (right, low) = found["Caption"]
    assert left < 80 and right > 130 and high == low < found["After."][0][1] - 18


def test_figures_beside_a_pairs_text_are_smaller_on_letter_than_on_a4(tmp_path: Path) -> None:
    """It is wider and less high: they were larger on it, and a book longer by a page."""
    rect = "<rect width='50' height='40' fill='#123456'/>"
    drawn = f"<svg viewBox='0 0 50 40'>{rect}<text y='9' font-size='9'>{{}}</text></svg>"
    box = f"::: example {{{{#e}}}} Box\n```figure\nalt: a box\n{drawn}\n```\n\nText.\n:::\n"
    kit = kit_with(tmp_path, {}, {lang: box.format(lang) for lang in ("en", "ja")})

    def high(lang: str, paper: str) -> float:
        found = shapes(typeset(kit, lang, paper).pages[0].items)
        ops = next(path.ops for path in found if path.fill == "#123456")
        ys = [float(op[2]) for op in ops if len(op) > 2]
        return max(ys) - min(ys)

    assert high("en+ja", "letter") < 0.95 * high("en+ja", "a4")
    assert high("en", "letter") == pytest.approx(high("en", "a4"))


@pytest.mark.parametrize(("between", "beside"), [("", True), ("Then:", True), ("Word. " * 80, False)])
def test_two_small_tables_of_a_pair_stand_side_by_side(between: str, beside: bool) -> None:
    one, other = (
        f"{{#{name.lower()}}}\n| {name} | B |\n|--|--|\n" + "| a | 1 |\n" * rows
        for name, rows in (("One", 6), ("Two", 4))
    )
    text = f"{{#x}}\n{between}\n\n" if between else ""
    found = pair(f"{one}\n{text}{other}")
    first, second = found["One"][0], found["Two"][0]
    assert (second[1] - first[1] < 10, second[0] > 100) == (beside, beside)


@pytest.mark.parametrize(("lang", "lowest"), [("en", 20), ("ja+en", 22)])
def test_a_book_goes_on_below_its_opening_if_a_quarter_of_the_page_is_left(
    monkeypatch: pytest.MonkeyPatch, lang: str, lowest: int
) -> None:
    """At no height of the cover does what is on the page run into the imprint at its foot."""
    theme = make_theme(sample().look, lang, "a4")
    ends, left, goes_on = [], [], []
    with pytest.raises(FitError, match="the opening is"):
        for height in range(lowest, 260, 8):
            art = Drawing(210.0, float(height), ())
            monkeypatch.setattr("printkit.book.typeset.read_drawing", lambda *_, art=art: art)
            first, second, *_ = typeset(sample(), lang, "a4", facts=FACTS).pages
            ys = sorted({run.y for tag, run in glyph_runs(first.items) if tag is not None})
            ends.append(ys[-1] - ys[-2])
            left.append(theme.foot - theme.below - ys[-2])
            goes_on.append(any("1. " in line for line in lines(first)))
            assert goes_on[-1] or "1. " in lines(second)[0]
    assert min(ends) > 5 and goes_on == sorted(goes_on, reverse=True)
    assert left[goes_on.index(False)] == pytest.approx(LEAST * theme.text_height, abs=9.0)


@pytest.mark.parametrize("colour", ["#dd9a2e", "#ffee88", "#1b1b1f", "#88ccff"])
@pytest.mark.parametrize("contrast", [3.0, 4.5])
def test_words_in_the_second_colour_can_be_read(colour: str, contrast: float) -> None:
    made = legible(colour, "#1b1b1f", contrast)
    assert 1.05 / (luminance(made) + 0.05) >= contrast
    assert luminance("#ffffff") == pytest.approx(1.0) and luminance("#000000") == 0.0


def test_a_dark_colour_stays_as_it_is() -> None:
    assert legible("#3b2a6b", "#1b1b1f", 4.5) == "#3b2a6b"


def test_a_box_is_parted_elsewhere_rather_than_in_its_table() -> None:
    rows = "".join(f"\n| row {letter} | word |" for letter in "ABCDEF")
    words = "\n\n".join("Words of a paragraph. " * 12 for _ in range(2))
    (box,) = blocks(f"::: example {{#e}} A box\n{words}\n\n| Head | Word |\n|--|--|{rows}\n\n{words}\n:::")
    assert isinstance(box, Box)
    kit = sample()
    theme = make_theme(kit.look, "en", "a4")
    composer = Composer(kit, theme, Tags(), Artist(kit.folder, {}), str, ("en",))
    strips = composer.blocks([(box,)], composer.columns)
    between = [strip.cut for strip in strips if strip.again and strip.cut < 10]
    elsewhere = [strip.cut for strip in strips if not strip.again and strip.cut < 5]
    assert len(between) == 3  # the first two rows and the last two are never parted
    assert len(elsewhere) == 6 and min(between) > max(elsewhere) == 3.5
