"""Lines that are kept come back as they were, and only for what they were set from."""

from __future__ import annotations

import pickle

import pytest
from msgspec.structs import replace

from printkit.text import kept, lines
from printkit.text.inline import Break, Inline, Line, Mark, Ruby, Span, TextStyle
from printkit.text.kept import Memory, remembering

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
STYLES = (TextStyle(3.5, 6.0, lang="ja"), TextStyle(3.5, 5.0, lang="en", first_indent=3.0, colour="#123456"))
ASKED = [(words, style, width) for words in (JAPANESE, ENGLISH) for style in STYLES for width in (30.0, 47.5)]


def all_set() -> list[tuple[Line, ...]]:
    return [lines.set_lines(*asked) for asked in ASKED]


def never(*_: object) -> tuple[Line, ...]:
    raise AssertionError("set anew")


def test_what_was_set_comes_back_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = all_set()
    widths = [lines.natural_width(words, style) for words, style, _ in ASKED]
    first = Memory()
    with remembering(first):
        assert all_set() == plain
        assert [lines.natural_width(words, style) for words, style, _ in ASKED] == widths
    packed = first.packed()
    assert packed is not None
    monkeypatch.setattr(lines, "_set", never)
    monkeypatch.setattr(lines, "_width", never)
    again = Memory(packed)
    with remembering(again):
        assert all_set() == plain
        assert [lines.natural_width(words, style) for words, style, _ in ASKED] == widths
        assert lines.set_lines(*ASKED[0]) is lines.set_lines(*ASKED[0])
    assert again.packed() is None
    assert kept.memory() is None


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
    first = Memory()
    with remembering(first):
        all_set()
    again = Memory(first.packed())
    with remembering(again):
        made = lines.set_lines(words, style, width)
    assert made == lines.set_lines(words, style, width)
    assert again.packed() is not None


class Harm:
    """What a pickle could do if it were let."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return pytest.fail, ("a memory did as it was told",)


@pytest.mark.parametrize(
    "data", [b"", b"nonsense", pickle.dumps(3), pickle.dumps(Harm()), pickle.dumps({b"k": Harm()})]
)
def test_what_is_no_memory_is_none(data: bytes) -> None:
    with remembering(Memory(data)):
        assert lines.set_lines(ENGLISH, STYLES[1], 40.0) == lines._set(ENGLISH, STYLES[1], 40.0)
