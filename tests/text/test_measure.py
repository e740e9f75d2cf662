"""Text in a box: measured, and shrunk until it fits."""

import pytest

from printkit.errors import FitError
from printkit.text.inline import Piece, Ruby, Span, TextStyle
from printkit.text.measure import block_height, measure_text, shrink_to_fit


def style(**changes):
    return TextStyle(**{"size": 4.0, "leading": 6.0, "lang": "ja", "align": "left", "phrase": True, **changes})


def test_width_of_one_line():
    assert measure_text("三文字", style()) == pytest.approx(12.0)
    assert measure_text("「三」", style()) == pytest.approx(8.0)
    assert measure_text("", style()) == 0
    assert 0 < measure_text("Ace", style()) < measure_text("Aces", style())


def test_text_that_fits_keeps_its_size():
    got, lines = shrink_to_fit([Span("親マーカー")], style(), 30, 10, 2.0)
    assert got.size == 4.0
    assert len(lines) == 1


def test_text_shrinks_until_it_fits_and_no_phrase_is_broken():
    words = "切り札を決めるサイコロの目とトランプの対応を確かめます。"
    got, lines = shrink_to_fit([Span(words)], style(), 22, 18, 1.5)
    assert 1.5 <= got.size < 4.0
    assert got.leading / got.size == pytest.approx(1.5)
    assert block_height(lines, got) <= 18
    assert all(line.width <= 22 + 1e-6 and not line.over for line in lines)
    ends = ["".join("".join(p.glyphs.text) for p in line.pieces if isinstance(p, Piece)) for line in lines]
    assert "".join(ends) == words
    assert all(end[-1] in "をのと目。るとに応" for end in ends)


def test_a_phrase_too_long_at_every_size_is_broken_at_the_largest():
    got, lines = shrink_to_fit([Span("トリックテイキングゲームのルール")], style(), 12, 40, 3.9)
    assert got.size == 4.0
    assert len(lines) > 2


def test_ruby_takes_its_room():
    plain = shrink_to_fit([Span("親")], style(), 30, 10, 2)[1]
    read = shrink_to_fit([Ruby("親", "おや")], style(), 30, 10, 2)[1]
    assert block_height(read, style()) > block_height(plain, style()) + 1.5


def test_what_does_not_fit_is_an_error_that_names_the_text_and_the_box():
    with pytest.raises(FitError, match=r"'切り札を決めるサイコロの目' does not fit 10 × 4 mm even at 3 mm"):
        shrink_to_fit([Span("切り札を決めるサイコロの目")], style(), 10, 4, 3)
