"""A text to translate, and what holds such: values and their shape, which all of this room shares."""

from __future__ import annotations

import re
from collections.abc import Mapping
from unicodedata import normalize

from msgspec import Struct

from printkit.text.languages import USUAL, habits

MARKS = re.compile(
    r"(?s:\{\{(?>(?:(?!\{\{|\}\}).)*)\}\}|\{%(?!-?\s*set\b)(?>(?:(?!\{%|%\}).)*)%\})"
    r"|\{#[^{}]*+\}|\{\w++:[^{}]*+\}|(?m:^(?:```|:::).*$)"
)
"""What of a block is no words."""

DRAWN = re.compile(r"\{((?:card|suit|icon):[^{}|]++|\w++(?=\}))|(^alt:)", re.MULTILINE)
COUNTED = re.compile(r"\d+|(?<![\w.])@[A-Za-z0-9_]++")  # @N: a kit's template puts a number there
PUT_IN = re.compile(r"\{\{((?>(?:(?!\{\{|\}\}).)*))\}\}", re.DOTALL)
TOLD = re.compile(
    r"((?:ref|rule|example|number|suit)\(\"[^\"]*+\"\))|\"[^\"]*+\"|'[^']*+'"
    r"|(?<![\w.])(?<!\| )([a-z_]\w*+(?>(?:\.\w++)*))(?!\()"
)
"""What is put in: a reference, or a fact; words in quotes are none, nor are filters and what is called."""

ANY = '"“”„«»'
NO_FACTS = frozenset(("if", "else", "in", "is", "not", "and", "or", "none", "names", "words", "loop"))
LOCAL = re.compile(r"\{%-? ?(?:for|set) (\w++)")


class Text(Struct, frozen=True):
    """A text to translate. ``file``, ``line``: where it is; ``note``: what a translator should know."""

    text: str
    file: str
    line: int = 0
    note: str = ""

    @property
    def where(self) -> str:
        """The place that a person can open."""
        return f"{self.file}:{self.line}" if self.line else self.file


def plain(text: str) -> str:
    """Give a text without what is no words in it."""
    return MARKS.sub("", text)


def left_out(text: str, said: str) -> list[str]:
    """Name the facts, references, drawings and figures, but 1, that a text has and its translation has not."""
    figures, others = (COUNTED.findall(normalize("NFKC", plain(one))) for one in (text, said))
    return sorted({*_marks(text), *figures} - {*_marks(said), *others, "1"})


def astray(said: str, lang: str) -> str:
    """Name the quotation marks of a text that are not its language's, and straight ones among others."""
    quotes, marks = habits(lang).quotes, {*ANY} & {*plain(said)}
    own = quotes if quotes[0][0] in marks else quotes[:2]  # inner ones stand inside outer ones
    straight = '"' if marks == {'"'} or "{%" in said else ""
    return " ".join(sorted(marks - {*straight, *"".join(own if quotes != USUAL.quotes else ANY[1:])}))


def _marks(text: str) -> set[str]:
    told = (match[1] or match[2] or "" for inner in PUT_IN.findall(text) for match in TOLD.finditer(inner))
    own = {"", *NO_FACTS, *LOCAL.findall(text)}
    drawn = (match[1] or match[2] for match in DRAWN.finditer(text))
    return {*drawn, *(one for one in told if one.partition(".")[0] not in own)}


Texts = Mapping[str, Text]
"""Texts by place, which is the same in every language: ``rulebook#teams-seats``, ``phrases#tell.deal.0``."""

Said = Mapping[str, str]
"""Translations by place."""
