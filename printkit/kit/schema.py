"""What kit.toml may hold: its keys, bounds and forms. tests/kit/keys.py tells them to people and editors."""

from __future__ import annotations

import re
from collections.abc import Mapping

from printkit.kit.model import Colours, Size

SIZES: Mapping[str, Size] = {
    "poker": Size(63.5, 88.9),
    "tcg": Size(63.0, 88.0),
    "bridge": Size(57.15, 88.9),
    "japanese-tcg": Size(59.0, 86.0),
    "mini": Size(44.5, 63.5),
    "mini-euro": Size(44.0, 67.0),
    "tarot": Size(69.9, 120.7),
}
"""Trim sizes by name, mm."""

SMALLEST, LARGEST = 5.0, 1200.0
MAX_COUNT = 999
MAX_LANGUAGES, MAX_PARTS = 40, 200
LONGEST = 2000
"""Letters of a text: setting a line takes time by the square of its length."""

MAX_BLEED = 10.0
THINNEST, THICKEST = 0.05, 5.0
NARROWEST = 3.0

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
COLUMN = re.compile(r"[^\W\d]\w*")
TABLE = re.compile(r"[a-z][a-z0-9_]*")
COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
CODE = re.compile(r"[A-Za-z][A-Za-z0-9]{0,11}")
MAX_LETTERS = 3
NO_WORDS = "xx"
RESERVED = ("rulesheet", "rulebook", "assembly", "manifest", "all")
"""Names that other files of a build have."""

KEYS: Mapping[str, tuple[str, ...]] = {
    "": (
        *("name", "version", "languages", "licence", "credits", "rulesheet", "book", "look", "tables", "words"),
        *("suits", "edition", "part", "game", "ruleset"),
    ),
    "part": (
        *("id", "title", "size", "template", "back", "data", "where", "required", "count", "shape", "bleed"),
        *("fan", "layout", "resize", "words", "stock", "note", "holds", "thickness", "sleeved"),
    ),
    "edition": ("parts", "size", "art", "ink", "backs", "with"),
    "look": Colours.__struct_fields__,
    "suit": ("name", "pip", "colour", "letter", "text"),
}
"""The keys of each table."""

BACKS, INKS, EXTRAS = ("long-edge", "short-edge", "gutterfold", "none"), ("colour", "low"), ("assembly", "book")
"""What an edition may say of its backs and of its ink, and what it may print with the rule sheet."""
