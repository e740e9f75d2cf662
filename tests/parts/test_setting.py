"""Text on cards: places of characters, faces of runs, sizes that shrink, texts that do not fit."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from printkit.errors import FitError
from printkit.parts import setting
from printkit.parts.inlines import inlines
from printkit.text import faces
from printkit.text.inline import Break, Mark, Ruby, Span

LOOK: dict[str, Any] = {"lang": "en", "colour": "#000000"}


def texts(drawn: str) -> list[tuple[str, str, list[float], float, str]]:
    """Give (family, weight, x of each character, size, text) of every text element."""
    root = ElementTree.fromstring(drawn)
    return [
        (
            element.get("font-family", ""),
            element.get("font-weight", ""),
            [float(x) for x in element.get("x", "").split()],
            float(element.get("font-size", "0")),
            element.text or "",
        )
        for element in root.iter("text")
    ]


def test_each_character_has_its_place() -> None:
    (family, weight, places, size, text) = texts(setting.line(10, 20, "AVA", 5, **LOOK))[0]
    assert (family, weight, text) == ("Alegreya Sans", "normal", "AVA")
    assert len(places) == 3 and places == sorted(places)
    kerned = places[1] - places[0]
    assert kerned < 5 * faces.advance("text", faces.glyph("text", "A"))
    assert size == pytest.approx(5 * faces.faces()["text"].scale)


def test_anchors() -> None:
    wide = setting.text_width("Ace", 5, **LOOK)
    starts = [
        texts(setting.line(0, 0, "Ace", 5, anchor=a, **LOOK))[0][2][0] for a in ("start", "middle", "end")
    ]
    assert starts[0] - starts[1] == pytest.approx(wide / 2, abs=0.01)
    assert starts[0] - starts[2] == pytest.approx(wide, abs=0.01)


def test_japanese_and_latin_have_their_own_faces() -> None:
    drawn = texts(setting.line(0, 0, "切り札1st Ace", 5, lang="ja", colour="#000000"))
    assert {family for family, *_ in drawn} == {"Zen Kaku Gothic New", "Alegreya Sans"}
    assert "".join(t for *_, t in drawn).replace(" ", "") == "切り札1stAce"
    head = texts(setting.line(0, 0, "切A", 5, lang="ja", colour="#000000", family="head"))
    assert [(family, weight) for family, weight, *_ in head] == [
        ("Zen Old Mincho", "bold"),
        ("Vollkorn", "bold"),
    ]


def test_bold_and_ruby_in_a_line() -> None:
    assert inlines("a **b**{札|ふだ}\nc") == (
        Span("a "),
        Span("b", bold=True),
        Ruby("札", "ふだ"),
        Break(),
        Span("c"),
    )
    assert inlines("***a*** ***b* c**") == (
        Span("a", bold=True, italic=True),
        Span(" "),
        Span("b", bold=True, italic=True),
        Span(" c", bold=True),
    )
    assert inlines("5*3*2, *x2*3*") == (Span("5*3*2, "), Span("x2*3", italic=True))
    drawn = texts(setting.line(0, 0, "{札|ふだ}", 6, lang="ja", colour="#000000"))
    sizes = {text: size for *_, size, text in drawn}
    assert sizes["札"] == pytest.approx(2 * sizes["ふだ"])


def test_special_characters_stay_text() -> None:
    assert texts(setting.line(0, 0, '<&">', 5, **LOOK))[0][4] == '<&">'


def test_a_line_shrinks_as_far_as_it_may() -> None:
    wide = setting.text_width("A long name", 6, **LOOK)
    assert texts(setting.line(0, 0, "A long name", 6, width=wide, **LOOK))[0][3] == pytest.approx(6 * 1.12)
    small = texts(setting.line(0, 0, "A long name", 6, width=wide / 1.5, least=4, **LOOK))[0][3]
    assert small == pytest.approx(4 * 1.12, rel=1e-3)
    with pytest.raises(FitError, match=r"'A long name' is 0\.\d mm too wide"):
        setting.line(0, 0, "A long name", 6, width=wide / 1.51, least=4, **LOOK)
    with pytest.raises(FitError, match="line break"):
        setting.line(0, 0, "a\nb", 6, **LOOK)


def test_a_word_too_wide_for_its_box_is_hyphenated() -> None:
    """It was parted anywhere, without a hyphen: Spie/lrunden."""
    look = {**LOOK, "lang": "de"}
    made = [text for *_, text in texts(setting.block(0, 0, 9, 40, "Spielrunden", 2.6, **look))]
    assert "".join(made).split("-") == ["Spiel", "runden"]
    whole = [text for *_, text in texts(setting.block(0, 0, 18, 40, "Zwei Spielrunden", 2.6, **look))]
    assert "-" not in "".join(whole), "a word that has room on the next line goes there"


def test_a_word_without_a_hyphen_shrinks_or_is_told() -> None:
    """Spanish parts “apuesta” nowhere; it was apu/esta in a narrow column."""
    parted: dict[str, None] = {}
    look = {**LOOK, "lang": "es", "parted": parted}
    (small,) = texts(setting.block(0, 0, 7, 6, "apuesta", 2.3, least=2, **look))
    assert small[4] == "apuesta" and 2 < small[3] < 2.3 and not parted
    fine = setting.block(0, 0, 8, 40, "puntos\n- puntos\n- puntos y/o puntos", 2.3, **look)
    assert "-" in "".join(text for *_, text in texts(fine)) and not parted
    assert len(texts(setting.block(0, 0, 5, 6, "apuesta", 2.3, least=2, **look))) == 2
    assert [*parted] == ["apuesta"]


def test_by_how_much_a_line_is_too_wide() -> None:
    wide = setting.text_width("Spade", 6, **LOOK)
    with pytest.raises(FitError, match=re.escape("is 3.0 mm too wide for its box of 10 mm")):
        setting.line(0, 0, "Spade", 6 * 13 / wide, width=10, **LOOK)
    with pytest.raises(FitError, match=re.escape("is 0.1 mm too wide")):  # it was 0.0 mm
        setting.line(0, 0, "Spade", 6 * 10.02 / wide, width=10, **LOOK)
    with pytest.raises(FitError) as none_left:  # a part of 6.3 × 8.8, which were meant to be cm
        setting.line(0, 0, "Spade", 6, width=-9.7, **LOOK)
    assert "It is in mm" in str(none_left.value.hint)


def test_tracking_widens() -> None:
    plain, tracked = (setting.text_width("ABC", 5, track=t, **LOOK) for t in (0, 0.1))
    assert tracked - plain == pytest.approx(2 * 0.5)
    places = texts(setting.line(0, 0, "ABC", 5, track=0.1, anchor="start", **LOOK))[0][2]
    free = texts(setting.line(0, 0, "ABC", 5, anchor="start", **LOOK))[0][2]
    assert [round(a - b, 2) for a, b in zip(places, free, strict=True)] == [0, 0.5, 1.0]


def baselines(drawn: str) -> list[float]:
    return sorted({float(e.get("y", "")) for e in ElementTree.fromstring(drawn).iter("text")})


def test_a_block_breaks_and_keeps_to_its_box() -> None:
    words = "one two three four five six seven eight nine ten"
    drawn = setting.block(5, 5, 20, 30, words, 4, **LOOK)
    lines = baselines(drawn)
    assert len(lines) > 2
    assert lines[1] - lines[0] == pytest.approx(4 * setting.LEADING, abs=0.01)
    assert all(5 <= x <= 25 for *_, places, _, _ in texts(drawn) for x in places)
    top, middle, foot = (
        baselines(setting.block(5, 5, 20, 40, words, 4, valign=v, **LOOK))[0]
        for v in ("top", "middle", "bottom")
    )
    assert top < middle < foot
    assert middle - top == pytest.approx(foot - middle, abs=0.01)


def test_japanese_breaks_between_phrases() -> None:
    text = "最初に出たエースのスートが、次のトリックから切り札になります。"
    drawn = setting.block(0, 0, 40, 40, text, 3, lang="ja", colour="#000000")
    rows: dict[str, str] = {}
    for element in ElementTree.fromstring(drawn).iter("text"):
        rows[element.get("y", "")] = rows.get(element.get("y", ""), "") + (element.text or "")
    assert "".join(rows.values()) == text
    assert len(rows) > 1
    for row in list(rows.values())[1:]:
        assert row[0] not in "、。がのにをは"


def test_a_block_that_is_too_high() -> None:
    with pytest.raises(FitError, match=r"too high for its box of 20 × 5 mm"):
        setting.block(0, 0, 20, 5, "one two three four five six", 4, **LOOK)
    with pytest.raises(FitError, match="too wide"):
        setting.block(0, 0, 4, 90, "Unbreakable", 6, **LOOK)
    small = setting.block(0, 0, 20, 5, "one two three four five six", 4, least=1, **LOOK)
    assert texts(small)[0][3] < 4


def test_words_of_another_language_are_read_as_in_books() -> None:
    mixed = inlines("{en:trump} と {icon:coin|coin}", lambda kind, name: Mark(kind, name, 1, 1, 0, ""), False)
    assert mixed == (Span("trump", lang="en"), Span(" と "), Mark("icon", "coin", 1, 1, 0, ""))


def test_a_list_is_moved_as_a_whole() -> None:
    text, starts = "- One\n- A much longer item that needs two lines\n- Three", []
    for align in ("left", "center", "right"):
        drawn = setting.block(5, 0, 50, 40, text, 4, align=align, **LOOK)
        lines = {round(xs[0], 3) for _, _, xs, _, _ in texts(drawn)}
        dots = re.findall(r'cx="([\d.]+)"', drawn)
        assert len(lines) == len(set(dots)) == 1 and len(dots) == 3
        starts.append((lines.pop(), float(dots[0])))
    assert all(start - dot == pytest.approx(2.0) for start, dot in starts)
    left, middle, right = (start for start, _ in starts)
    assert left == pytest.approx(8.4) and left < middle < right
    assert middle == pytest.approx((left + right) / 2, abs=0.01)
