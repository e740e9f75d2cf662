"""Where pages are cut."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.book.galley import ALWAYS, NARROW, NEVER, Ground, Strip, paginate
from printkit.errors import FitError


def pages(strips: list[Strip], room: float = 100.0) -> list[tuple[int, int]]:
    return [(cut.first, cut.end) for cut in paginate(strips, room, lambda n: f"book.md:{n}")]


def test_pages_are_filled_before_the_last() -> None:
    assert pages([Strip(10.0)] * 25) == [(0, 10), (10, 20), (20, 25)]


def test_white_above_a_page_is_dropped() -> None:
    assert pages([Strip(50.0), Strip(50.0), Strip(100.0, before=5.0)]) == [(0, 2), (2, 3)]


def test_a_heading_goes_with_what_follows() -> None:
    strips = [Strip(10.0)] * 9 + [Strip(10.0), Strip(10.0, cut=NEVER), Strip(10.0)]
    assert pages(strips) == [(0, 9), (9, 12)]


def test_white_is_narrowed_to_end_a_page_where_it_should() -> None:
    strips = [Strip(29.0), Strip(29.0, before=9.0), Strip(30.0, before=9.0, cut=5.0), Strip(40.0)]
    first, second = paginate(strips, 100.0, str)
    assert (first.first, first.end, second.white) == (0, 3, 1.0)
    assert 88.0 + 18.0 * first.white == pytest.approx(100.0)
    strips[2] = Strip(31.0, before=9.0, cut=5.0)  # 7 mm of 18 mm would be too much to take away
    assert [cut.white for cut in paginate(strips, 100.0, str)] == [1.0, 1.0]


def test_a_forced_break() -> None:
    assert pages([Strip(40.0), Strip(40.0, cut=ALWAYS), Strip(40.0)]) == [(0, 1), (1, 3)]


def test_of_breaks_that_cost_the_same_the_last_is_taken() -> None:
    strips = [Strip(10.0, cut=0.3)] * 14 + [Strip(10.0, cut=ALWAYS)]
    assert pages(strips) == [(0, 10), (10, 14), (14, 15)]


def test_a_cheap_break_is_taken_for_a_little_white() -> None:
    strips = [Strip(10.0, cut=0.5)] * 9 + [Strip(10.0, cut=-0.5)] + [Strip(10.0, cut=0.5)] * 5
    assert pages(strips)[0] == (0, 9)


def test_a_page_is_not_left_under_a_third_full() -> None:
    strips = [Strip(20.0), Strip(60.0), Strip(60.0, cut=NEVER), Strip(30.0)]
    with pytest.raises(FitError):
        pages(strips)
    strips[2] = Strip(60.0, cut=3.0)
    assert pages(strips) == [(0, 2), (2, 4)]


def test_a_head_that_comes_again_takes_room() -> None:
    head = Strip(10.0)
    rows = [head, *([Strip(10.0, again=(head,))] * 20)]
    assert pages(rows) == [(0, 10), (10, 19), (19, 21)]


def test_a_cut_box_has_its_padding_on_both_pages() -> None:
    ground = Ground(lambda *_: (), 5.0)
    rows = [Strip(10.0, ground=ground)] * 20
    assert pages(rows) == [(0, 9), (9, 18), (18, 20)]


def test_what_is_too_tall_says_where() -> None:
    with pytest.raises(FitError) as caught:
        pages([Strip(10.0), Strip(120.0, line=7)])
    assert caught.value.where == "book.md:7"


def columns(strips: list[Strip], first: tuple[float, ...]) -> list[tuple[int, int]]:
    return [(cut.first, cut.end) for cut in paginate(strips, 100.0, str, first)]


def test_the_first_columns_may_be_lower() -> None:
    assert columns([Strip(10.0)] * 30, (40.0, 40.0)) == [(0, 4), (4, 8), (8, 18), (18, 28), (28, 30)]
    assert columns([Strip(10.0)] * 5, (40.0, 40.0)) == [(0, 4), (4, 5)]
    assert columns([Strip(10.0)] * 3, (40.0, 40.0)) == [(0, 3)]


def test_a_low_column_stays_empty_if_what_comes_is_taller() -> None:
    tall = Strip(60.0)
    assert columns([tall, Strip(10.0)], (40.0, 40.0)) == [(0, 0), (0, 0), (0, 2)]
    assert columns([Strip(30.0), tall], (40.0, 40.0)) == [(0, 1), (1, 1), (1, 2)]
    assert columns([Strip(10.0)] * 2, (0.0, 0.0)) == [(0, 0), (0, 0), (0, 2)]


def test_of_low_columns_too_what_is_too_tall_says_where() -> None:
    with pytest.raises(FitError) as caught:
        paginate([Strip(10.0), Strip(120.0, line=7)], 100.0, str, (40.0, 40.0))
    assert caught.value.where == "7"


@given(
    st.lists(
        st.builds(
            Strip,
            st.floats(1.0, 60.0),
            before=st.floats(0.0, 9.0),
            cut=st.sampled_from([0.0, 0.5, 1.5, ALWAYS]),
        ),
        min_size=1,
        max_size=40,
    ),
    st.lists(st.floats(0.0, 99.0), max_size=2),
)
def test_every_strip_is_on_one_page_and_every_page_fits(strips: list[Strip], lower: list[float]) -> None:
    cuts = paginate(strips, 100.0, str, lower)
    assert [cut.first for cut in cuts] == [0, *(cut.end for cut in cuts[:-1])]
    assert cuts[-1].end == len(strips)
    for number, (first, end, white) in enumerate(cuts):
        assert first < end or number < len(lower)
        assert 1 - NARROW <= white <= 1.0
        height = sum(s.height + (s.before * white if i else 0.0) for i, s in enumerate(strips[first:end]))
        assert height <= (lower[number] if number < len(lower) else 100.0) + 0.01
        assert all(strip.cut != ALWAYS for strip in strips[first + 1 : end])
