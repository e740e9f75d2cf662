"""Labels: a few words at their natural widths."""

from __future__ import annotations

import pytest

from printkit.text.label import label


def test_a_gap_comes_between_scripts_and_nowhere_else() -> None:
    def grown(text: str) -> float:
        return label(text, 4.0, gap=1.0).width - label(text, 4.0).width

    for text, gaps in (
        ("1ディールを通して", 1),
        ("全3色12枚", 4),
        ("読み取ったこと（明記なし）", 0),
        ("（A）B・C", 0),
        ("A whole deal", 0),
        ("相手の3、4", 1),
    ):
        assert grown(text) == pytest.approx(gaps), text


def test_what_stands_after_a_gap_is_moved_by_it() -> None:
    plain, parted = label("第2節", 4.0), label("第2節", 4.0, gap=1.0)
    assert [run.text for run in parted.glyphs] == [("第",), ("2",), ("節",)]
    assert [b.x - a.x for a, b in zip(plain.glyphs, parted.glyphs, strict=True)] == pytest.approx([0, 1, 2])


def test_a_soft_hyphen_is_not_drawn() -> None:
    assert label("Wech\u00adselnd", 4.0) == label("Wechselnd", 4.0)


def test_marks_are_composed_and_variation_selectors_dropped() -> None:
    assert label("か\u3099 ♥\ufe0e", 4.0) == label("が ♥", 4.0)
