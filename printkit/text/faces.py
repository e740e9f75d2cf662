"""The faces of fonts/fonts.toml and of a kit: which draws a character, its glyph, its advance, kerned words.

All advances are in ems of the *text* (a face's own advance times its ``scale``), so that they can be added up
across faces and multiplied by the paragraph's size.
"""

from __future__ import annotations

import functools
import re
import tomllib
import unicodedata
from collections.abc import Callable, Mapping
from itertools import accumulate, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from printkit.errors import GlyphError, KitError
from printkit.kit.resources import data_folder
from printkit.text.sfnt import read_file

if TYPE_CHECKING:
    import uharfbuzz

FEATURES = {"liga": False, "clig": False, "dlig": False, "ccmp": False}
"""Off: a ligature's glyph extracts as U+FB03 and the like, and one glyph a character keeps places exact."""

T = TypeVar("T")

OURS = ("text", "head")
"""The families of which texts are set that name none, and headings."""


class Face(Struct, frozen=True):
    """One font. ``scale``: drawn at the text's size times this. ``css_*``: what selects it in an SVG.

    ``script``: ``ja``, ``latin``, ``emoji`` (signs), or ``both`` of a kit's own. Of a kit's alone, ``place``:
    the whole path of its file; ``digest``: of the file; ``index``: in a collection; ``names``: what its family
    may be called; ``axes``: the place on the axes of a variable font; ``whole``: it may not be cut down;
    ``closed``: it may be put into what is printed and looked at alone, not into web pages; ``inner``: what its
    family is called in the file, "" for one that is packed.
    """

    id: str
    file: str
    family: str
    script: str
    weight: int
    style: str
    scale: float
    css_family: str
    css_weight: str
    place: str = ""
    digest: str = ""
    index: int = 0
    names: tuple[str, ...] = ()
    axes: tuple[tuple[str, float], ...] = ()
    whole: bool = False
    closed: bool = False
    inner: str = ""

    @property
    def own(self) -> bool:
        """Whether it is a kit's."""
        return self.digest != ""

    @property
    def path(self) -> Path:
        """The font file."""
        return Path(self.place) if self.own else data_folder("fonts") / self.file

    @property
    def title(self) -> str:
        """What its family is called in messages."""
        return self.family if self.own else self.css_family


class Fonts(Struct, frozen=True):
    """A kit's own fonts. ``roles``: the families that stand for one of OURS, the best first."""

    faces: tuple[Face, ...] = ()
    roles: Mapping[str, tuple[str, ...]] = {}


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
    ``colour``: ``#rrggbb``, "" for glyphs extracted but not seen (inline pictures' words). ``opacity``: 0 to 1.
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


_used = Fonts()
_forget: list[Callable[[], None]] = []


def use(fonts: Fonts) -> None:
    """Set text with a kit's own fonts as well, from now on and in this process; ``Fonts()``: with none."""
    global _used
    if fonts != _used:
        _used = fonts
        for forget in _forget:
            forget()


def roles() -> Mapping[str, tuple[str, ...]]:
    """Give the families of the kit that stand for one of OURS."""
    return _used.roles


def fonts_key() -> list[object]:
    """Give what a cache's key has to hold for the kit's own fonts, as plain data."""
    faces = [(face.id, face.family, face.weight, face.style) for face in _used.faces]
    return [faces, sorted(_used.roles.items())]


def kept(maxsize: int | None = None) -> Callable[[Callable[..., T]], functools._lru_cache_wrapper[T]]:
    """Keep a function's answers as functools.lru_cache does, until other fonts are used."""

    def keep(function: Callable[..., T]) -> functools._lru_cache_wrapper[T]:
        made = functools.lru_cache(maxsize=maxsize)(function)
        _forget.append(made.cache_clear)
        return made

    return keep


@kept()
def faces() -> dict[str, Face]:
    """Give every face by id: in the order of fonts.toml, which is the order of fallback, then the kit's own."""
    rows = tomllib.loads((data_folder("fonts") / "fonts.toml").read_text("utf-8"))["face"]
    return {face.id: face for face in (*msgspec.convert(rows, list[Face]), *_used.faces)}


@kept()
def named() -> dict[str, list[Face]]:
    """Give the faces by what their families are called in drawings."""
    found: dict[str, list[Face]] = {}
    for face in faces().values():
        for name in (face.css_family, *face.names):
            found.setdefault(name, []).append(face)
    return found


def families() -> tuple[str, ...]:
    """Give the families that texts may name: OURS, and the kit's own."""
    return (*OURS, *sorted({name for face in _used.faces for name in face.names}))


@functools.cache
def font_of(face_id: str) -> uharfbuzz.Font:
    """Read a face's font file, once in a process. KitError where a kit's own is another by now."""
    import uharfbuzz  # 28 ms: not at start-up

    face = faces()[face_id]
    if not face.own:
        return uharfbuzz.Font(uharfbuzz.Face(face.path.read_bytes()))
    data, digest = read_file(face.path)
    if digest != face.digest:
        raise KitError("the font changed while it was used", where=face.path.name, hint="build again")
    font = uharfbuzz.Font(uharfbuzz.Face(data, face.index))
    font.set_variations(dict(face.axes))
    return font


def cut_down(face_id: str, wish: uharfbuzz.SubsetInput) -> tuple[bytes, dict[int, int]]:
    """Cut a face down to what is wished, its axes settled; give the file and where each glyph now is.

    One that may not be cut down keeps all its glyphs. Raises KitError for a font that cannot be.
    """
    import uharfbuzz

    face, font = faces()[face_id], font_of(face_id).face
    for tag, value in face.axes:
        wish.pin_axis_location(font, tag, value)
    if face.whole:
        wish.glyph_set.update(range(font.glyph_count))
    try:
        plan = uharfbuzz.SubsetPlan(font, wish)
        return bytes(plan.execute().blob.data), dict(plan.old_to_new_glyph_mapping.items())
    except (RuntimeError, ValueError):
        raise KitError("the font is damaged: its glyphs cannot be taken out", where=face.path.name) from None


@functools.cache
def _em(face_id: str) -> float:
    """Units of one em of the text in this face's own units."""
    return float(font_of(face_id).face.upem) / faces()[face_id].scale


NOT_SET = ((0x0590, 0x10A0), (0x1780, 0x1800), (0xFB1D, 0xFE00), (0xFE70, 0xFEFD))
"""Scripts that go from right to left, join their letters or stack them: Hebrew to Burmese, Khmer."""


@functools.lru_cache(maxsize=20_000)
def is_set(char: str) -> bool:
    """Whether a character stands beside the next as it is: letters of NOT_SET would be printed as nonsense."""
    apart = any(first <= ord(char) < end for first, end in NOT_SET)
    return not apart or unicodedata.category(char)[0] not in "LM"


@kept(maxsize=20_000)
def glyph(face_id: str, char: str) -> int:
    """Give the glyph id of a character in the full font file; 0 when the face lacks it, or it is not set."""
    return int((is_set(char) and font_of(face_id).get_nominal_glyph(ord(char))) or 0)


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
    starts = [info.cluster for info in infos]  # a cluster's characters go with its first glyph
    said = {start: word[start:end] for start, end in pairwise([*dict.fromkeys(starts), len(word)])}
    return Shaped(ids, tuple(at), tuple([said.pop(start, "") for start in starts]), width)


def _apart(
    face: Face, families: tuple[str, ...], script: str, weight: int, style: str
) -> tuple[bool, int, bool, bool, int]:
    """Order faces by how far they are from what is asked: family, then script, then style, then weight.

    What is Japanese is set by no face of a kit that has none of it, though it may have the dash. Emoji are
    ours where no other face has them.
    """
    own = face.names or (face.family,)
    last = len(families) + (2 if face.script == "emoji" else face.own)
    place = next((place for place, name in enumerate(families) if name in own), last)
    lacks = face.own and script != "latin" and face.script == "latin"
    return lacks, place, face.script not in (script, "both"), face.style != style, abs(face.weight - weight)


@kept()
def chain(family: str, script: str, bold: bool = False, italic: bool = False) -> tuple[str, ...]:
    """Give every face id, the best for this look first; what stands in for our heavy ``head`` is bold."""
    weight = 700 if bold or (family == "head" and "head" not in _used.roles) else 400
    style = "italic" if italic else "normal"
    asked = (family,) if family in OURS else (family, "text")
    wanted = tuple(name for one in asked for name in (*_used.roles.get(one, ()), one))
    return tuple(sorted(faces(), key=lambda i: _apart(faces()[i], wanted, script, weight, style)))


DRAWN_AS = {"\u00a0": " ", "\u202f": " ", "\u2009": " ", "\u2005": " ", "\u00ad": "-", "\u2011": "‐"}
"""Characters that fonts lack or that PDF writers mistreat, and what is drawn for them."""

MOST_NAMED = 8  # characters of a text that are named as lacking

_STRIP = re.compile("[\ufe0e\ufe0f\ufeff]")


def clean(text: str) -> str:
    """NFC, without the variation selectors that ask for an emoji's or a text's look."""
    return _STRIP.sub("", unicodedata.normalize("NFC", text))


class MissingGlyphError(LookupError):
    """A character that no face has, or that is not set; ``glyph_error`` makes the error for the user."""

    def __init__(self, char: str) -> None:
        super().__init__(char)
        self.char = char

    def glyph_error(self, text: str) -> GlyphError:
        """Name the character, the others of the text that lack the same, and the text around it."""
        place = max(text.find(self.char), 0)
        around = text[max(0, place - 12) : place + 13]
        also = (one for one in text if one.isprintable() and is_set(one) == is_set(self.char) and not has(one))
        every = dict.fromkeys((self.char, *also))
        names = ", ".join(f"{one!r} (U+{ord(one):04X})" for one in [*every][:MOST_NAMED])
        if not is_set(self.char):
            what = (
                "printkit does not set what goes from right to left or joins its letters:"
                f" {names}, in {around!r}"
            )
            return GlyphError(what, hint="draw it as a picture")
        hint = "put a font that has it into fonts/, write it otherwise, or draw it as a picture"
        return GlyphError(f"no font of printkit has {names}, in {around!r}", hint=hint)


@kept(20_000)
def has(char: str) -> bool:
    """Tell whether any face can draw a character, as white space needs none to."""
    return char.isspace() or any(glyph(one, char) or glyph(one, DRAWN_AS.get(char, "\0")) for one in faces())


@kept(20_000)
def require(char: str, family: str, script: str, bold: bool = False, italic: bool = False) -> tuple[str, int]:
    """Give (face id, glyph id) of the first face in the chain that has the character, or MissingGlyphError."""
    for face_id in chain(family, script, bold, italic):
        found = glyph(face_id, char) or glyph(face_id, DRAWN_AS.get(char, "\0"))
        if found:
            return face_id, found
    raise MissingGlyphError(char)
