"""Answers that are remembered come back as they were, and only for what they were asked of."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from printkit.cache import memory
from printkit.cache.memory import Memory, remembered, remembering
from printkit.making.books import REMEMBERED
from printkit.text import lines
from printkit.text.inline import Break, Inline, Line, Mark, Ruby, Span, TextStyle

CARD = Mark("card", "QH", 1.6, 1.0, 0.2, "♥Q")
JAPANESE: tuple[Inline, ...] = (
    Span("親は札を一人に三枚ずつ配ります。"),
    Ruby("切り札", "きりふだ"),
    Span("は", bold=True),
    CARD,
    Span("です。Trumps beat everything else, as ever.", href="#trumps"),
    Break(),
    Span("それから始めます。", lang="ja", nobreak=True),
)
ENGLISH: tuple[Inline, ...] = (
    Span("The hyphenation of extraordinarily long words is never remembered wrongly."),
)
STYLES = (TextStyle(3.5, 6.0, lang="ja"), TextStyle(3.5, 5.0, lang="en", colour="#123456"))
ASKED = [(words, style, width) for words in (JAPANESE, ENGLISH) for style in STYLES for width in (30.0, 47.5)]


def all_set() -> list[tuple[Line, ...]]:
    return [lines.set_lines(*asked) for asked in ASKED]


def never(*_: object) -> tuple[Line, ...]:
    raise AssertionError("set anew")


class Memories:
    """What is remembered of lines and widths, as a build keeps it."""

    def __init__(self, packed: dict[str, bytes] | None = None) -> None:
        self.kinds = {
            kind: Memory[object](
                msgspec.msgpack.decode(packed[kind], type=REMEMBERED[kind]) if packed else None
            )
            for kind in ("lines", "widths")
        }
        self.block = remembering(**{kind: memory.recall for kind, memory in self.kinds.items()})

    def packed(self) -> dict[str, bytes]:
        return {kind: msgspec.msgpack.encode(memory.used) for kind, memory in self.kinds.items()}

    def has_new(self) -> bool:
        return any(memory.has_new for memory in self.kinds.values())


def test_what_was_set_comes_back_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = all_set()
    widths = [lines.natural_width(words, style) for words, style, _ in ASKED]
    first = Memories()
    with first.block:
        assert all_set() == plain
        assert [lines.natural_width(words, style) for words, style, _ in ASKED] == widths
    assert first.has_new()
    monkeypatch.setattr(lines, "_set", never)
    monkeypatch.setattr(lines, "_analysed", never)
    again = Memories(first.packed())
    with again.block:
        assert all_set() == plain
        assert [lines.natural_width(words, style) for words, style, _ in ASKED] == widths
        assert lines.set_lines(*ASKED[0]) is lines.set_lines(*ASKED[0])
    assert not again.has_new()
    assert memory._now == {}


@pytest.mark.parametrize(
    ("words", "style", "width"),
    [
        ((Span("親は札を一人に四枚ずつ配ります。"), *JAPANESE[1:]), STYLES[0], 30.0),
        ((*JAPANESE[:1], Ruby("切り札", "きりふた"), *JAPANESE[2:]), STYLES[0], 30.0),
        ((*JAPANESE[:2], Span("は"), *JAPANESE[3:]), STYLES[0], 30.0),
        ((*JAPANESE[:3], replace(CARD, arg="KH"), *JAPANESE[4:]), STYLES[0], 30.0),
        (JAPANESE, replace(STYLES[0], hang=False), 30.0),
        (JAPANESE, replace(STYLES[0], size=3.6), 30.0),
        (JAPANESE, STYLES[0], 30.1),
    ],
)
def test_what_differs_is_set_anew(words: tuple[Inline, ...], style: TextStyle, width: float) -> None:
    first = Memories()
    with first.block:
        all_set()
    again = Memories(first.packed())
    with again.block:
        made = lines.set_lines(words, style, width)
    assert made == lines.set_lines(words, style, width)
    assert again.has_new()


def test_kinds_are_kept_apart() -> None:
    numbers, words = Memory[int](None), Memory[str](None)
    with remembering(numbers=numbers.recall), remembering(words=words.recall):
        assert remembered("numbers", "one", lambda: 1) == 1
        assert remembered("words", "one", lambda: "eins") == "eins"
        assert remembered("numbers", "one", lambda: 2) == 1
        assert remembered("others", "one", lambda: 3) == 3
        assert remembered("others", "one", lambda: 4) == 4
    assert [*numbers.used.values(), *words.used.values()] == [1, "eins"]


def test_a_question_that_cannot_be_written_is_answered_all_the_same() -> None:
    asked = Memory[int](None)
    assert [asked.recall("\ud800", lambda one=one: one) for one in (1, 2)] == [1, 2]  # type: ignore[misc]  # bound now
    assert not asked.used
