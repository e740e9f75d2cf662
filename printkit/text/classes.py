"""Character classes of Japanese text, the space between them, and where a line may not be broken.

Source: W3C, *Requirements for Japanese Text Layout* (JLREQ, https://www.w3.org/TR/jlreq/): 3.1 (line
composition), 3.9, tables 1 (space between classes), 2 (line breaks, strict), 5 (reduction as done in books)
and 6 (addition). Latin letters break as in a small part of UAX #14 (LB7, LB13-LB21, LB25). Classes are
JLREQ's numbers (cl-01 is 1); those over 30 are ours.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import NamedTuple

from printkit.text.languages import habits

OPENING, CLOSING, HYPHEN, DIVIDING, MIDDLE_DOT, FULL_STOP, COMMA = 1, 2, 3, 4, 5, 6, 7
INSEPARABLE, ITERATION, PROLONGED, SMALL_KANA, PREFIX, POSTFIX = 8, 9, 10, 11, 12, 13
HIRAGANA, KATAKANA, OPERATOR, IDEOGRAPH, DIGIT, LATIN = 15, 16, 18, 19, 24, 27
LATIN_OPEN, LATIN_CLOSE, LATIN_QUOTE, MARK, SUIT = 31, 32, 33, 34, 35

_MEMBERS = {
    OPENING: "「『（【〔［｛〈《〘〖｟〝",
    CLOSING: "」』）】〕］｝〉》〙〗｠〟",
    HYPHEN: "〜゠～",
    DIVIDING: "！？‼⁇⁈⁉",
    MIDDLE_DOT: "・：；",
    FULL_STOP: "。．",
    COMMA: "、，",
    INSEPARABLE: "—―…‥",
    ITERATION: "々ゝゞヽヾ〻†‡",  # and the signs of a ruling: they belong to what is before them
    PROLONGED: "ー",
    SMALL_KANA: "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ",
    PREFIX: "￥＄￡＃",
    OPERATOR: "＋－×÷±＝≠≦≧",  # cl-17 too; not in the tables: set solid, for they have white of their own
    POSTFIX: "％℃￠㏋ℓ㌃㌍㌔㌘㌢㌣㌦㌧㌫㌶㌻㍉㍊㍍㍑㍗㎎㎏㎜㎝㎞㎡㏄",
    LATIN_OPEN: "([{“‘„‚«‹¿¡",
    LATIN_CLOSE: ")]}”’»›,.;:!?/%‐–°′″",
    LATIN_QUOTE: "\"'",
    SUIT: "♠♥♦♣♤♡♢♧",
}
_CLASS = {char: number for number, chars in _MEMBERS.items() for char in chars}

_AMBIGUOUS = "—―…‥→←↑↓⇒⇔×÷±＝≠≦≧∞∴§¶※○●◎△▲▽▼□■◇◆☆★♪№"
_JA_ALWAYS = (
    *("\u2460-\u24ff", "\u25a0-\u27bf", "\u2e80-\u312f", "\u3190-\ua95f", "\ue000-\ufaff", "\ufe30-\ufe4f"),
    *("\uff01-\uffef", "\U0001f000-\U0001faff", "\U00020000-\U0003ffff"),
)


def tokens(text: str, lang: str) -> list[str]:
    """Cut text into single Japanese characters, runs of other characters, white space, and U+200B or U+2060.

    Dashes, leaders, arrows and the like are Japanese in a Japanese paragraph only.
    """
    japanese = "".join(_JA_ALWAYS) + (_AMBIGUOUS if habits(lang).characters else "")
    return re.findall(rf"\u3000|[^{japanese}\s\u200b\u2060]+|\s+|.", text)


@functools.lru_cache(maxsize=10_000)
def is_japanese(token: str, lang: str = "ja") -> bool:
    """Tell whether a token is drawn with the Japanese face."""
    if len(token) != 1:
        return False
    # as a pattern it would take 5 ms to compile
    always = any(one[0] <= token <= one[2] for one in _JA_ALWAYS)
    return always or (token in _AMBIGUOUS and habits(lang).characters)


@functools.lru_cache(maxsize=10_000)
def class_of(char: str) -> int:
    """Give the class of one character."""
    known = _CLASS.get(char)
    if known is not None:
        return known
    if "\u3041" <= char <= "\u309f":
        return HIRAGANA
    if "\u30a0" <= char <= "\u30ff":
        return KATAKANA
    if is_japanese(char):
        return IDEOGRAPH
    return DIGIT if char.isdigit() else LATIN


class Gap(NamedTuple):
    """What lies between neighbours, em: its natural width, how it may change, whether a line may end there."""

    natural: float
    kind: int
    breaks: bool


# How a gap may change in justified lines (JLREQ 3.8.2-3.8.4).
FIXED, SPACE, MIXED, PUNCTUATION, STOP, DOT, SOLID, TIGHT, WIDE, BOUND = range(10)
"""
FIXED: never (inside Latin words, ――, ……).  SPACE: a word space.  MIXED: the ¼ em between Japanese and Latin.
BOUND: the same between a figure and its counter or a name and さん: grows no more than between letters.
PUNCTUATION: the blank beside brackets and commas.  STOP: the blank after a full stop, never reduced.
DOT: the quarter em beside a middle dot.  SOLID: between Japanese letters, 0, grows when space is added.
TIGHT: beside punctuation without a blank: changes only when nothing else can.
WIDE: an ideographic space.
"""

_BLANK_AFTER = {CLOSING: 0.5, FULL_STOP: 0.5, COMMA: 0.5, MIDDLE_DOT: 0.25}
_BLANK_BEFORE = {OPENING: 0.5, MIDDLE_DOT: 0.25}
HALF = {OPENING: -0.5, MIDDLE_DOT: -0.25, CLOSING: 0.0, FULL_STOP: 0.0, COMMA: 0.0}
"""Marks that are half an em wide, and where their em box starts from there, em (JLREQ 3.1.2)."""

_KIND = {CLOSING: PUNCTUATION, COMMA: PUNCTUATION, FULL_STOP: STOP, MIDDLE_DOT: DOT, OPENING: PUNCTUATION}
_CLOSED = {CLOSING, FULL_STOP, COMMA, DIVIDING, LATIN_CLOSE}
_LETTERS = {ITERATION, PROLONGED, SMALL_KANA, HIRAGANA, KATAKANA, IDEOGRAPH, MARK, SUIT}
_GROWS = _LETTERS | {INSEPARABLE, PREFIX, POSTFIX}
_LATINS = {DIGIT, LATIN, LATIN_OPEN, LATIN_CLOSE, LATIN_QUOTE}

NOT_AT_START = frozenset(
    {CLOSING, HYPHEN, DIVIDING, MIDDLE_DOT, FULL_STOP, COMMA, ITERATION, PROLONGED, SMALL_KANA, LATIN_CLOSE}
)
NOT_AT_END = frozenset({OPENING, LATIN_OPEN})


@functools.cache
def between(before: int, after: int, japanese: bool = True) -> Gap:
    """Give the gap between two classes set without a space between them (JLREQ tables 1, 2, 5, 6).

    ``japanese``: the paragraph is; an inline drawing stands off from Latin letters only there.
    """
    breaks = _may_break(before, after, japanese)
    if japanese and MARK in (before, after):
        width, kind = _beside_mark(after if before == MARK else before, before == MARK)
        if width:
            return Gap(width, kind, breaks)
    width, kind = _blank(before, after)
    if width or kind == TIGHT:
        return Gap(width, kind, breaks)
    if _mixed(before, after, japanese):
        return Gap(0.25, MIXED, breaks)
    if before in _GROWS and after in _GROWS:
        grows = SOLID if japanese else TIGHT  # in English it is the spaces between words that give
        return Gap(0.0, FIXED if before == after == INSEPARABLE else grows, breaks)
    return Gap(0.0, FIXED if before in _LATINS and after in _LATINS else TIGHT, breaks)


def _blank(before: int, after: int) -> tuple[float, int]:
    """Give the blank that punctuation brings (JLREQ 3.1.2, 3.1.4)."""
    if before in _BLANK_AFTER:
        if after in _BLANK_BEFORE:
            if before == after == MIDDLE_DOT:
                return 0.5, DOT
            if MIDDLE_DOT in (before, after):
                return 0.25, DOT
            return 0.5, _KIND[before]
        if after in _CLOSED and before != MIDDLE_DOT:
            return 0.0, TIGHT
        return _BLANK_AFTER[before], _KIND[before]
    if after in _BLANK_BEFORE:
        if before in NOT_AT_END and after == OPENING:
            return 0.0, TIGHT
        return _BLANK_BEFORE[after], _KIND[after]
    return 0.0, FIXED


def _beside_mark(other: int, after: bool) -> tuple[float, int]:
    """Give the gap beside an inline drawing: much the same on both sides, whatever stands there.

    A drawing has an edge of its own, so the half em after a comma would be a hole, and none before と a bump.
    """
    if other in _LETTERS:
        return 0.14, SOLID
    if other == COMMA:
        return (0.06, TIGHT) if after else (0.3, PUNCTUATION)
    return (0.06, TIGHT) if after and other in (FULL_STOP, CLOSING) else (0.0, FIXED)


def _mixed(before: int, after: int, japanese: bool) -> bool:
    """Tell whether the quarter em between Japanese and Latin belongs here (JLREQ 3.2.6)."""
    if SUIT in (before, after) or (not japanese and MARK in (before, after)):
        return False  # ♥7 is one word
    if after in (DIGIT, LATIN, LATIN_OPEN):
        return before in _LETTERS or before == DIVIDING
    return before in (DIGIT, LATIN, LATIN_CLOSE) and after in _LETTERS and after != ITERATION


def _may_break(before: int, after: int, japanese: bool) -> bool:
    if before in NOT_AT_END or after in NOT_AT_START or LATIN_QUOTE in (before, after):
        return False
    if (before in _LATINS and after in _LATINS) or before == OPERATOR:
        return False
    if after == OPERATOR:  # 2×3＋1 is one word; so is what is added to or multiplied, if it is a figure
        return before not in _LATINS
    tied = (SUIT,) if japanese else (SUIT, MARK)
    if (before in tied and after in _LATINS) or (after in tied and before in _LATINS):
        return False
    if after == INSEPARABLE:
        return before != INSEPARABLE and before not in _LATINS
    return not (before == PREFIX and after in (DIGIT, IDEOGRAPH)) and not (
        before in (DIGIT, IDEOGRAPH) and after == POSTFIX
    )


FULL_WIDTH_DIGITS = frozenset("０１２３４５６７８９")

_COUNTERS = {
    *"人枚点番回個組席手位色目面列段巡周度倍勝敗名本冊戦種年月日分秒",
    *("人用", "人戦", "か所", "種類", "手番", "分間", "秒間", "時間", "トリック", "ディール", "ラウンド"),
    *("スート", "ランク", "ゲーム", "チーム", "ポイント", "プレイヤー", "カード", "ページ"),
}
_HONORIFICS = {"さん", "くん", "ちゃん", "様", "氏"}
_TAILS = ("", "目", "ずつ", "分", "以上", "以下")
UNITS = {"mm", "cm", "m", "km", "g", "kg", "pt", "dpi", "kB", "MB", "em"}
"""What stays with the figure before it (SI Brochure, 5.4.3)."""

BOUND_WORDS = frozenset(word + tail for word in _COUNTERS for tail in _TAILS) | _HONORIFICS
"""What is one word with the figure or the Latin letter right before it: 3枚, 12トリック, Aさん.

Counters (助数詞) and honorifics (敬称) are suffixes that never stand alone. JLREQ 3.1.10 keeps figures
whole with the abbreviations and unit symbols after them (cl-13, cl-25), for the same reason. 目, ずつ and 分
follow counters.
"""

BOUND_HEADS = frozenset(word[0] for word in BOUND_WORDS)
BOUND_LONGEST = max(map(len, BOUND_WORDS))


def bound(following: str) -> int:
    """Give how many characters of a text belong to the figure or letter before it (0: none)."""
    lengths = range(min(len(following), BOUND_LONGEST), 0, -1)
    return next((length for length in lengths if following[:length] in BOUND_WORDS), 0)


_AFTER = re.compile(r"(?<=\w)[-‐–—](?=[^\W\d_])|(?<=\w\w)/(?=[^\W\d_]{2})|(?<=\w)…(?=\w)")
_URL = re.compile(r"://|^www\.|^[\w.+-]+@|(?<![\w-])(?:[\w-]{2,}+\.){2}[^\W\d_]{2}")
_URL_AFTER = re.compile(r"(?<=\w)[/.?&=_#-](?=\w)|(?<=//)(?=\w)")


@functools.lru_cache(maxsize=20_000)
def latin_breaks(run: str) -> tuple[int, ...]:
    """Give where a run of Latin characters may end a line without a hyphen being added.

    After hyphens and dashes between letters (UAX #14 LB20a, LB21) and slashes between words, not in g/m²; in
    addresses after / . ? & = _ #.
    """
    pattern = _URL_AFTER if _URL.search(run) else _AFTER
    return tuple(match.end() for match in pattern.finditer(run))


def is_katakana(char: str) -> bool:
    """Say whether a character is katakana: a letter, or the long mark."""
    return "\u30a0" < char <= "\u30ff" and char != "・"


def is_wide(char: str) -> bool:
    """Say whether a character is full width, no space beside it at a line end; Korean is set by words."""
    return unicodedata.east_asian_width(char) in "WF" and not unicodedata.name(char, "").startswith("HANGUL")
