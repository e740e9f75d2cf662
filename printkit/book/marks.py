"""Inline drawings: cards, pips and icons, as marks of a line (em units)."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable, Mapping

from printkit.errors import MarkupError, nearest
from printkit.kit.resources import data_folder
from printkit.text.inline import Mark

RANKS = "AKQJT98765432"
JOKERS = ("R1", "R2")
CARD_HEIGHT, CARD_DEPTH = 1.16, 0.25
PIP_SIZE, PIP_DEPTH = 0.80, 0.06
ICON_SIZE, ICON_DEPTH = 1.0, 0.14


@functools.cache
def suits() -> Mapping[str, Mapping[str, str]]:
    """Give the suits by code: templates/shared/suits.toml (``pip``: an icon; ``text``, ``colour``, names)."""
    with (data_folder("templates") / "shared" / "suits.toml").open("rb") as file:
        return tomllib.load(file)


def index(code: str) -> str:
    """Give what a card's corner says: ``10`` for ``TH``, ``A`` for ``AS``, ``★`` for a joker."""
    return "★" if code in JOKERS else "10" if code[0] == "T" else code[0]


@functools.cache
def _codes() -> tuple[str, ...]:
    return (*(rank + suit for suit in suits() for rank in RANKS), *JOKERS)


def card_mark(code: str, lang: str, where: Callable[[], str]) -> Mark:
    """Give a small card for the line. Raises MarkupError for a code that is no card."""
    known = _codes()
    if code not in known:
        raise MarkupError(
            f"no card {code!r}",
            where=where(),
            hint=nearest(code.upper(), known) or "rank then suit, such as QH",
        )
    if code in JOKERS:
        return Mark("card", code, 1.3, CARD_HEIGHT, CARD_DEPTH, "ジョーカー" if lang == "ja" else "joker")
    text = suits()[code[1]]["text"] + index(code)
    return Mark("card", code, 2.05 if code[0] == "T" else 1.72, CARD_HEIGHT, CARD_DEPTH, text)


def suit_mark(code: str, where: Callable[[], str]) -> Mark:
    """Give a pip for the line. Raises MarkupError for a code that is no suit."""
    if code not in suits():
        raise MarkupError(f"no suit {code!r}", where=where(), hint=f"known: {', '.join(suits())}")
    return Mark("suit", code, PIP_SIZE + 0.06, PIP_SIZE, PIP_DEPTH, suits()[code]["text"])


def icon_mark(name: str, text: str) -> Mark:
    """Give an icon for the line; ``text`` is what it is called."""
    return Mark("icon", name, ICON_SIZE + 0.06, ICON_SIZE, ICON_DEPTH, text)
