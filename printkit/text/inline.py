"""Text before it is set: what a paragraph is made of, and what a set line looks like. Values only."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from printkit.text.faces import Glyphs

RUBY_SIZE, RUBY_RISE = 0.5, 0.92
"""Of a reading, em of its base: how large it is, and how high its baseline lies over the base's, so that its em
box stands on the base's (JLREQ 3.3.4).
"""


class Span(Struct, frozen=True):
    """Characters with one look. ``lang`` None: the paragraph's; ``href``: a URI or ``#block-id``."""

    text: str
    bold: bool = False
    italic: bool = False
    lang: str | None = None
    href: str | None = None
    nobreak: bool = False


class Ruby(Struct, frozen=True):
    """A base with its reading over it (JLREQ 3.3): group ruby, never broken inside."""

    base: str
    reading: str
    bold: bool = False
    href: str | None = None


class Mark(Struct, frozen=True):
    """A drawing in a line, in ems, ``depth`` of it below the baseline; ``text``: for extraction and speech."""

    name: str
    arg: str
    width: float
    height: float
    depth: float
    text: str


class Break(Struct, frozen=True):
    """A forced line end."""


Inline = Span | Ruby | Mark | Break


class TextStyle(Struct, frozen=True):
    """How a paragraph is set. Lengths in mm.

    ``family``: a family of fonts/fonts.toml (``text``, ``head``). ``phrase``: break Japanese between phrases
    only (headings, cards) instead of wherever kinsoku allows. ``hang``: let 、。，． hang past the measure.
    """

    size: float
    leading: float
    family: str = "text"
    lang: str = "en"
    bold: bool = False
    italic: bool = False
    colour: str = "#000000"
    align: Literal["justify", "left", "center", "right"] = "justify"
    phrase: bool = False
    hang: bool = True


class Piece(Struct, frozen=True, tag=True):
    """Part of a set line. ``source``: index of the inline it comes from.

    ``glyphs`` lie relative to the left end of the measure and the baseline (y negative is above): centring is
    in them. A base's reading is the piece after it.
    """

    source: int
    role: Literal["text", "ruby", "hyphen"]
    glyphs: Glyphs


class MarkPiece(Struct, frozen=True, tag=True):
    """An inline drawing in a set line: left end ``x`` from the measure's (mm), em size ``size`` (mm)."""

    source: int
    x: float
    size: float
    mark: Mark


class Line(Struct, frozen=True):
    """One set line, mm.

    ``width`` is what is set, what hangs included; ``over`` is how far it sticks out of the measure otherwise.
    """

    pieces: tuple[Piece | MarkPiece, ...]
    width: float
    hang: float = 0.0
    over: float = 0.0
