"""The faces of fonts/fonts.toml: which one draws a character, its glyph, its advance, kerned words; set glyphs.

All advances are in ems of the *text* (a face's own advance times its ``scale``), so that they can be added up
across faces and multiplied by the paragraph's size.
"""

from __future__ import annotations

import functools
import tomllib
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from printkit.errors import GlyphError
from printkit.kit.resources import data_folder
from printkit.text.classes import is_wide

if TYPE_CHECKING:
    import uharfbuzz

FEATURES = {"liga": False, "clig": False, "dlig": False, "ccmp": False}
"""Off: a ligature's glyph extracts as U+FB03 and the like, and one glyph a character keeps places exact."""


class Face(Struct, frozen=True):
    """One font file. ``scale``: drawn at the text's size times this. ``css_*``: what selects it in an SVG."""

    id: str
    file: str
    family: str
    script: str
    weight: int
    style: str
    scale: float
    css_family: str
    css_weight: str
    package: str
    version: str
    original: str
    licence: str

    @property
    def path(self) -> Path:
        """The font file."""
        return data_folder("fonts") / self.file


class Shaped(NamedTuple):
    """Glyphs in reading order: ids, left ends (em), characters ('' after a cluster's first); the width."""

    ids: tuple[int, ...]
    at: tuple[float, ...]
    text: tuple[str, ...]
    width: float


class Glyphs(Struct, frozen=True, tag=True):
    """Glyphs of one face on one baseline.

    ``x``, ``y``: origin on the baseline (mm). ``face``: a face id of fonts/fonts.toml. ``size``: em in mm.
    ``ids``: glyph ids of the *full* font file; ``at``: each glyph's x offset from ``x`` (mm), after kerning and
    justification; ``text``: the characters each glyph stands for (what extraction gives back).
    ``colour``: ``#rrggbb``, or "" for glyphs that are extracted but not seen (the words of an inline picture).
    ``opacity``: 0 to 1.
    """

    x: float
    y: float
    face: str
    size: float
    ids: tuple[int, ...]
    at: tuple[float, ...]
    text: tuple[str, ...]
    colour: str = "#000000"
    opacity: float = 1.0


@functools.cache
def faces() -> dict[str, Face]:
    """Give every face by id, in the order of fonts.toml (which is the order of fallback)."""
    with (data_folder("fonts") / "fonts.toml").open("rb") as file:
        return {row["id"]: Face(**row) for row in tomllib.load(file)["face"]}


@functools.cache
def font_of(face_id: str) -> uharfbuzz.Font:
    """Read a face's font file, once in a process."""
    import uharfbuzz  # 28 ms: not at start-up

    return uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(faces()[face_id].path))))


@functools.cache
def _em(face_id: str) -> float:
    """Units of one em of the text in this face's own units."""
    return float(font_of(face_id).face.upem) / faces()[face_id].scale


def glyph(face_id: str, char: str) -> int:
    """Give the glyph id of a character in the full font file; 0 when the face lacks it."""
    return int(font_of(face_id).get_nominal_glyph(ord(char)) or 0)


def advance(face_id: str, glyph_id: int) -> float:
    """Give a glyph's advance, em of the text."""
    return float(font_of(face_id).get_glyph_h_advance(glyph_id)) / _em(face_id)


@functools.lru_cache(maxsize=20_000)
def shape(face_id: str, word: str) -> Shaped:
    """Kern a word of one face (GPOS kern; ligatures off). Glyph 0 where the face lacks a character."""
    import uharfbuzz

    buffer = uharfbuzz.Buffer()
    buffer.add_str(word)
    buffer.guess_segment_properties()
    uharfbuzz.shape(font_of(face_id), buffer, FEATURES)
    em = _em(face_id)
    infos = buffer.glyph_infos
    at = list(accumulate([pos.x_advance / em for pos in buffer.glyph_positions], initial=0.0))
    width = at.pop()
    ids = tuple([info.codepoint for info in infos])
    if len(ids) == len(word):
        return Shaped(ids, tuple(at), tuple(word), width)
    starts = [info.cluster for info in infos]
    ends = [*starts[1:], len(word)]  # characters that share a glyph's cluster go with its first glyph
    for place in range(len(ends) - 2, -1, -1):
        if ends[place] == starts[place]:
            ends[place] = ends[place + 1]
    text = [
        word[start:end] if place == 0 or starts[place - 1] != start else ""
        for place, (start, end) in enumerate(zip(starts, ends, strict=True))
    ]
    return Shaped(ids, tuple(at), tuple(text), width)


def _apart(face: Face, family: str, script: str, weight: int, style: str) -> tuple[bool, bool, bool, int]:
    """Order faces by how far they are from what is asked: family, then script, then style, then weight."""
    return face.family != family, face.script != script, face.style != style, abs(face.weight - weight)


@functools.cache
def chain(family: str, script: str, bold: bool = False, italic: bool = False) -> tuple[str, ...]:
    """Give every face id, the best for this look first."""
    weight, style = (700 if bold else 400), ("italic" if italic else "normal")
    return tuple(sorted(faces(), key=lambda i: _apart(faces()[i], family, script, weight, style)))


DRAWN_AS = {"\u00a0": " ", "\u202f": " ", "\u2009": " ", "\u00ad": "-", "\u2011": "‐"}
"""Characters that fonts lack or that PDF writers mistreat, and what is drawn for them."""


class MissingGlyphError(LookupError):
    """A character that no face has; ``glyph_error`` makes the error for the user."""

    def __init__(self, char: str) -> None:
        super().__init__(char)
        self.char = char

    def glyph_error(self, text: str) -> GlyphError:
        """Name the character, its code point and the text around it."""
        place = max(text.find(self.char), 0)
        around = text[max(0, place - 12) : place + 13]
        what = f"no font of printkit has {self.char!r} (U+{ord(self.char):04X}), in {around!r}"
        return GlyphError(what, hint="write it otherwise, or draw it as a picture")


@functools.lru_cache(maxsize=20_000)
def require(char: str, family: str, script: str, bold: bool = False, italic: bool = False) -> tuple[str, int]:
    """Give (face id, glyph id) of the first face in the chain that has the character, or MissingGlyphError."""
    for face_id in chain(family, script, bold, italic):
        found = glyph(face_id, char) or glyph(face_id, DRAWN_AS.get(char, "\0"))
        if found:
            return face_id, found
    raise MissingGlyphError(char)


class Label(NamedTuple):
    """Glyphs from x 0 on the baseline y 0, and their width, mm."""

    glyphs: tuple[Glyphs, ...]
    width: float

    def at(self, x: float, y: float) -> tuple[Glyphs, ...]:
        """Give the glyphs with their left end on the baseline at x, y."""
        return tuple(replace(run, x=run.x + x, y=run.y + y) for run in self.glyphs)


@functools.lru_cache(maxsize=2000)
def label(
    text: str,
    size: float,
    family: str = "text",
    bold: bool = False,
    italic: bool = False,
    colour: str = "#000000",
    gap: float = 0.0,
) -> Label:
    """Set a text at its natural widths. ``size``: mm.

    ``gap``: mm between Japanese and Latin letters or figures (JLREQ 3.2.6 has a quarter em in running text).
    Raises GlyphError for a character that no face has.
    """
    runs: list[list[str]] = []
    gaps: list[float] = []
    before = ""
    for char in text:
        script = "ja" if is_wide(char) else "latin"
        try:
            face, _ = require(char, family, script, bold, italic)
        except MissingGlyphError as error:
            raise error.glyph_error(text) from None
        parted = gap > 0 and before.isalnum() and char.isalnum() and is_wide(before) != is_wide(char)
        if runs and runs[-1][0] == face and not parted:
            runs[-1][1] += char
        else:
            runs.append([face, char])
            gaps.append(gap if parted else 0.0)
        before = char
    out: list[Glyphs] = []
    x = 0.0
    for (face, word), more in zip(runs, gaps, strict=True):
        x += more
        shaped = shape(face, "".join(DRAWN_AS.get(char, char) for char in word))
        at = tuple(place * size for place in shaped.at)
        out.append(Glyphs(x, 0.0, face, size * faces()[face].scale, shaped.ids, at, shaped.text, colour))
        x += shaped.width * size
    return Label(tuple(out), x)
