"""Marks inside text: one grammar of braces, and how large the drawings are that stand in a line (em units).

``{card:QH}``, ``{suit:H}``, ``{icon:coin|a coin}``, ``{en:words}`` and ``{漢字|かんじ}`` are read alike
on cards, in books and in examples told in a terminal; each of them says which kinds it takes.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import NamedTuple

from printkit.errors import ArtError, MarkupError, PrintkitError, nearest
from printkit.kit.suits import Suit, listed, shared_suits
from printkit.text.inline import Mark
from printkit.text.label import label
from printkit.text.languages import habits

BRACE = re.compile(r"\{(?:(?P<kind>[A-Za-z]+):(?P<arg>[^{}]*)|(?P<base>[^{}|:\\]+)\\?\|(?P<reading>[^{}|]+))\}")
"""In a table of Markdown the bar has a backslash before it."""


class Brace(NamedTuple):
    """A mark as it is written: its kind, ``ruby`` for a word with its reading, and what it is of.

    ``said``: what stands after the bar: the reading, or what an icon is called, "" for one that only decorates;
    without a bar the icon's name.
    """

    kind: str
    of: str
    said: str


def read_brace(match: re.Match[str]) -> Brace:
    """Read what BRACE has found."""
    if match["base"]:
        return Brace("ruby", match["base"], match["reading"])
    kind, of, said = match["kind"], match["arg"], ""
    if kind in ("icon", "suit"):
        of, said = map(str.strip, of.split("|", 1) if "|" in of else (of, of))
    return Brace(kind, of.removesuffix("\\"), said)


RANKS = "AKQJT98765432"
JOKERS = ("R1", "R2")
CARD_HEIGHT, CARD_DEPTH = 1.16, 0.25
PIP_SIZE, PIP_DEPTH = 0.80, 0.06
ICON_SIZE, ICON_DEPTH = 1.0, 0.14
AIR = 0.06
"""The space that pips and icons are given."""

RANK_SIZE = 0.86
WIDE, NARROW, AROUND = 2.05, 1.72, 1.1
"""How wide a card with a 10 is, and one with a rank of one letter; and what other ranks have beside them."""

MAX_RANK = 3
"""Characters of a rank, of a suit of the kit's own."""

Suits = Mapping[str, Suit]
"""A kit's own suits by code; {} for a kit that has none."""


def suit_among(suits: Suits, code: str, kind: type[PrintkitError] = ArtError) -> Suit:
    """Give a suit. Raises ``kind``, which names all there are."""
    if code not in suits:
        raise kind(f"no suit {str(code)!r}", hint=f"there are: {listed(suits)}")
    return suits[code]


def suit_of(code: str, own: Suits) -> Suit:
    """Give a suit by its code. Raises KeyError for one that neither the kit nor printkit has."""
    return own[code] if code in own else shared_suits()[code]


@functools.cache
def _codes() -> tuple[str, ...]:
    return (*(rank + suit for suit in shared_suits() for rank in RANKS), *JOKERS)


def card_parts(code: str, own: Suits) -> tuple[str, str] | None:
    """Split a card's code into its rank, as its corner says it, and its suit; of a joker ``★`` and no suit.

    None where it is no card. Ranks of own suits are of up to three characters, the suit's code the longest that
    fits.
    """
    for suit in sorted(own, key=len, reverse=True):
        rank = code.removesuffix(suit)
        if code.endswith(suit) and 0 < len(rank) <= MAX_RANK and rank.isprintable() and " " not in rank:
            return "10" if rank == "T" else rank, suit
    if code not in _codes():
        return None
    return ("★", "") if code in JOKERS else ("10" if code[0] == "T" else code[0], code[1])


def spoken(suit: Suit, lang: str) -> str:
    """Give what copying and reading aloud have for a pip: its text, or its name if that is but its letter."""
    text = suit["text"]
    return suit.get(lang, text) if text == suit["letter"] else text


def card_mark(code: str, lang: str, own: Suits, joker: str) -> Mark:
    """Give a small card for the line; ``joker``: what one is called. MarkupError for a code that is no card."""
    parts = card_parts(code, own)
    if parts is None:
        hint = nearest(code.upper(), _codes()) or "rank then suit, such as QH"
        if own:
            suits = listed({**shared_suits(), **own})
            hint = f"rank then suit, such as 7{next(iter(own))}; suits are {suits}"
        raise MarkupError(f"no card {code!r}", hint=hint)
    rank, suit = parts
    if not suit:
        return Mark("card", code, 1.3, CARD_HEIGHT, CARD_DEPTH, joker)
    text = spoken(suit_of(suit, own), lang)
    if len(text) > 1 and text[-1].isalnum() and not habits(lang).characters:
        text += " "
    wide = WIDE if rank == "10" else NARROW
    if suit in own and rank not in RANKS and rank != "10":
        wide = max(wide, round(AROUND + label(rank, RANK_SIZE, bold=True).width, 2))
    return Mark("card", code, wide, CARD_HEIGHT, CARD_DEPTH, text + rank)


def suit_mark(code: str, lang: str, own: Suits) -> Mark:
    """Give a pip for the line. Raises MarkupError for a code that is no suit."""
    return pip_mark(code, spoken(suit_among({**shared_suits(), **own}, code, MarkupError), lang))


def pip_mark(code: str, text: str) -> Mark:
    """Give the pip of a suit that is there; ``text`` is what it is called."""
    return Mark("suit", code, PIP_SIZE + AIR, PIP_SIZE, PIP_DEPTH, text)


def icon_mark(name: str, text: str, wide: float = 1.0) -> Mark:
    """Give an icon for the line; ``text`` is what it is called, ``wide`` its width to a height of 1."""
    return Mark("icon", name, ICON_SIZE * wide + AIR, ICON_SIZE, ICON_DEPTH, text)
