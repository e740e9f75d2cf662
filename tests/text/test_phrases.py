"""Phrases, and the breaks inside them that are avoided."""

import itertools
import re

import budoux
import pytest

from printkit.text import lines as breaking
from printkit.text import paragraph
from printkit.text.classes import bound
from printkit.text.inline import Mark, MarkPiece, Ruby, Span, TextStyle
from printkit.text.lines import set_lines
from printkit.text.paragraph import phrase_starts
from tests.text.test_lines import SIZE, WIDTHS, broken, mixed, positions, set_pieces, style, words

TEXT = (
    "親のAさんから時計回りに、Bさん、Cさん、Dさんの順で1枚ずつ出します。4人戦では、1ディールが4トリックです。"
    "2人目のBさんは12枚のトランプを持ち、5番目の席のCさんは3点です。ポーカーの経験はいりません。"
    "63.5 mmのカードは、1組52枚。1席ずつ左どなりへ渡し、10ディール目で終わります。"
)
WHOLE = (
    *("Aさん", "Bさん", "Cさん", "Dさん", "1枚ずつ", "4人", "1ディール", "4トリック", "2人目", "12枚", "5番目"),
    *("3点", "63.5mm", "1組", "52枚", "1席ずつ", "10ディール目"),
)


def test_phrases_are_budouxs() -> None:
    parser = budoux.load_default_japanese_parser()
    for text in (TEXT, *(mixed(seed) for seed in range(5)), "一", ""):
        ends = list(itertools.accumulate(map(len, parser.parse(text))))
        assert phrase_starts(text) == set(ends[:-1])


@pytest.mark.parametrize(
    ("text", "length"),
    [
        ("さんは", 2),
        ("枚ずつ", 3),
        ("枚のカード", 1),
        ("トリックです", 4),
        ("番目の", 2),
        ("を", 0),
        ("", 0),
        ("トリ", 0),
    ],
)
def test_bound_takes_the_longest_word(text: str, length: int) -> None:
    assert bound(text) == length


@pytest.mark.parametrize("align", ["justify", "left"])
def test_figures_and_letters_stay_with_their_counters_and_honorifics(align: str) -> None:
    found = set()
    for ems in WIDTHS:
        lines = ["".join(line.split()) for line in broken(TEXT, ems, align=align)]
        starts = set(itertools.accumulate(map(len, lines)))
        whole = "".join(lines)
        for word in WHOLE:
            at = whole.index(word)
            found.add(word)
            assert not starts & set(range(at + 1, at + len(word))), (ems, word, lines)
    assert found == set(WHOLE)


def test_in_a_column_too_narrow_for_it_even_a_counter_is_parted() -> None:
    lines = set_lines((Span("全部で12トリックテイキング"),), style(), 3 * SIZE)
    assert [line.over for line in lines] == [0] * len(lines)


def broken_words() -> int:
    """How many lines, over 60 measures, leave one katakana of a word, or a sentence's last kana, alone."""
    found = 0
    for ems in WIDTHS:
        for line, after in itertools.pairwise(broken(TEXT, ems)):
            inside = re.search("[ァ-ー]+$", line), re.match("[ァ-ー]+", after)
            found += all(inside) and 1 in [len(part[0]) for part in inside if part]
            found += "ぁ" <= line[-1] <= "ん" and "ぁ" <= after[0] <= "ん" and after[1:2] in ("。", "、")
    return found


def test_words_seldom_leave_one_kana_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    with_penalties = broken_words()
    for name in ("KATAKANA_PENALTY", "LONE_KATAKANA_PENALTY", "TAIL_PENALTY", "INSIDE_PENALTY"):
        monkeypatch.setattr(paragraph, name, 0.0)
    breaking._set.cache_clear()
    breaking._analysed.cache_clear()
    without = broken_words()
    breaking._set.cache_clear()
    breaking._analysed.cache_clear()
    assert with_penalties < without / 2


def test_a_figure_and_its_counter_do_not_drift_apart_in_a_loose_line() -> None:
    text = "親の Aさんが4人で札を配り、" + "PARTNERSHIPSANDPARTNERSHIPS" * 2
    lines = set_lines((Span(text),), style(), 17 * SIZE)
    places = positions(lines[0])
    at = dict(places)
    loose = at["が"] - at["ん"] - 1.0
    assert loose > 0.01
    alone = dict(positions(set_lines((Span("Aさ"),), style(), 99)[0]))
    assert at["さ"] - at["A"] - (alone["さ"] - alone["A"]) <= loose + 1e-6


def test_hanging_is_the_last_resort() -> None:
    """Over 60 measures few lines hang, and none that could be set within the shrink that looks good."""
    hung = total = 0
    for ems in WIDTHS:
        lines = set_lines((Span(TEXT * 2),), style(), ems * SIZE)
        hung += sum(line.hang > 0 for line in lines)
        total += len(lines)
    assert total > 500
    assert hung / total < 0.02


@pytest.mark.parametrize("text", ["A K Q J 10 9 8 2", "10 9 8 7", "4 3 2."])
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_ranks_in_a_row_stand_well_apart(text: str, lang: str) -> None:
    for align, measure in (("left", 99.0), ("justify", 99.0)):
        (line,) = set_lines((Span(text),), style(lang, align=align), measure)
        (piece,) = set_pieces(line)
        gaps = {b - a for (c, a), (_, b) in itertools.pairwise(positions(line)) if c == " "}
        assert piece.glyphs.text.count(" ") == text.count(" ")
        assert min(gaps) > 0.35  # of a word space they get 0.21 or 0.25


def test_a_row_of_ranks_is_parted_last() -> None:
    for ems in range(12, 40):
        text = "強さは、どのスートでも同じで、A K Q J 10 9 8 7 6 5 2の順です。左ほど強い札です。"
        lines = broken(text, ems, align="left")
        assert any("A K Q J 10 9 8 7 6 5 2" in line for line in lines)


def test_two_ranks_are_no_row_nor_is_a_list_with_commas() -> None:
    (line,) = set_lines((Span("2, 3, 5 and 6"),), style("en"), 99)
    assert {b - a < 0.3 for (c, a), (_, b) in itertools.pairwise(positions(line)) if c == " "} == {True}
    wide = set_lines((Span("A 2 と Q J 10"),), style(), 99)[0]
    at = positions(wide)
    (first, *others) = [b - a for (c, a), (_, b) in itertools.pairwise(at) if c == " "]
    assert first == pytest.approx(0.25)
    assert sum(gap > 0.35 for gap in others) == 2


def test_drawings_stand_alike_beside_kana_and_commas() -> None:
    mark = Mark("card", "SA", 1.72, 1.16, 0.25, "♠A")
    (line,) = set_lines((Span("は"), mark, Span("、"), mark, Span("と"), mark, Span("を")), style(), 199)
    marks = [p.x / SIZE for p in line.pieces if isinstance(p, MarkPiece)]
    text = dict(positions(line))
    ends = [x + mark.width for x in marks]
    gaps = [marks[0] - 1, text["と"] - ends[1], marks[2] - text["と"] - 1, text["を"] - ends[2]]
    assert gaps == pytest.approx([0.14] * 4)
    assert text["、"] - ends[0] == pytest.approx(0.06)
    assert marks[1] - text["、"] - 0.5 == pytest.approx(0.3)
    assert words(line) == "は♠A、♠Aと♠Aを"


def test_phrases_see_through_ruby() -> None:
    inlines = (Span("自分の"), Ruby("手札", "てふだ"), Span("から出します。"))
    style_ = TextStyle(SIZE, 7.0, lang="ja", phrase=True)
    assert [words(line) for line in set_lines(inlines, style_, 6 * SIZE)] == [
        "自分の",
        "手札から",
        "出します。",
    ]
