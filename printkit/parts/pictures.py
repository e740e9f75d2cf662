"""Pictures that a drawing names by file are put into it, so that nothing is read when it is drawn.

A PNG or JPEG is kept once for all cards that show it: in the drawing stands ``picture:`` and its hash. An SVG
becomes part of the drawing. One that is missing is noted, and in a draft a placeholder that shows.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape, unescape
from itertools import islice
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from printkit.draw import bitmaps
from printkit.draw.paths import fitted
from printkit.draw.style import INHERITED
from printkit.draw.write import read_vector
from printkit.errors import ArtError, FitError, GlyphError, placed
from printkit.kit.resources import MAX_ART, MAX_PICTURE, forward, inside, read_bytes
from printkit.parts import setting
from printkit.pdf.matrix import num
from printkit.pdf.page import Bitmap, Drawing, Group, Imported, Item, Marked, Moved

Face = tuple[str, str, tuple[Item, ...] | None]
"""A drawing, its name, and its display list, None for one that CairoSVG has to draw."""

PICTURE = "picture:"
MAX_TOGETHER = 384 << 20
"""Greatest size of all pictures of a part, bytes."""

COARSE = 150  # pictures of fewer dots per inch look coarse on a card held in the hand
MOST_NAMED = 20  # missing pictures that an error names
IMAGE = re.compile(
    r"<!--(?>(?:[^-]|-(?!->))*)(?:-->|\Z)"
    r"|<image\b(?P<attributes>(?>(?:[^<>\"'/]|/(?!>)|\"[^\"]*+\"|'[^']*+')*))"
    r"(?:/>|>\s*+(?>(?:<(?P<note>title|desc)\b[^<>]*+>[^<]*+</(?P=note)\s*+>\s*+)*)</image\s*+>)"
)
"""An <image>, with what may be said in it; a remark too, for one that stands in it is none."""

ATTRIBUTE = re.compile(r"""(?<![\w:-])([\w:-]++)\s*+=\s*+("[^"]*+"|'[^']*+')""")
SIDES = ("x", "y", "width", "height")
OF_AN_IMAGE = {*SIDES, "href", "xlink:href", "preserveAspectRatio", *INHERITED} - {"visibility"}
"""What an <image> says of where its file lies, and of paints, which it has none of."""

LACKING = "#d6006c"
"""The colour of a placeholder: nothing that a card would be printed in by design."""


class Pictures(Struct):
    """The pictures of one part.

    ``scale``: how large a mm of a drawing is printed. ``files``: PNG and JPEG by hash; ``sizes``: theirs in
    pixels, by what drawings call them; ``dots``: by file, the fewest per inch and where; ``missing``: by name;
    ``asks``: which card first asks for each of these, briefly and alike in all languages;
    ``faulty``: what is wrong with files, by name; ``said``: what drawings' makers may want to know.
    """

    folder: Path
    draft: bool = False
    scale: float = 1.0
    said: dict[str, None] = field(default_factory=dict)
    files: dict[str, bytes] = field(default_factory=dict)
    sizes: dict[str, tuple[int, int]] = field(default_factory=dict)
    dots: dict[str, tuple[float, str]] = field(default_factory=dict)
    missing: dict[str, ArtError] = field(default_factory=dict)
    asks: dict[str, str] = field(default_factory=dict)
    faulty: dict[str, ArtError | GlyphError] = field(default_factory=dict)

    def embed(self, svg: str, where: str) -> str:
        """Put into a drawing the pictures of the kit's folder that it names.

        One that is outside, remote, damaged, too large, or of no kind that is read is left out and noted as
        faulty. Raises ArtError for an <image> without a place, and for data that is no picture.
        """
        return IMAGE.sub(lambda tag: self._image(tag, f"{where}:{svg.count(chr(10), 0, tag.start()) + 1}"), svg)

    def notes(self) -> tuple[str, ...]:
        """Give what its maker may want to know: which pictures are no shapes, and which have too few dots."""
        return *self.said, *(
            f"{name} is printed at {dots:.0f} dots per inch, which looks coarse ({COARSE} and more look sharp)"
            for name, (dots, _) in sorted(self.dots.items())
            if dots < COARSE
        )

    def _image(self, tag: re.Match[str], where: str) -> str:
        pairs, rest = ATTRIBUTE.findall(tag["attributes"] or ""), ATTRIBUTE.sub("", tag["attributes"] or "")
        found = {key: unescape(text[1:-1]) for key, text in pairs}
        if len(found) < len(pairs) or rest.strip():
            return tag[0]  # who reads it says what is wrong
        found |= {key: found[key].strip().removesuffix("mm") for key in SIDES if key in found}
        name = found.get("href", found.get("xlink:href", "")).strip()
        if not name or name.startswith("#"):
            return tag[0]
        if name.startswith("data:"):
            data = bitmaps.of_uri(name, where)
            return self._bitmap(found, "a picture in the drawing", data, where)
        if name in self.faulty:
            return ""
        try:
            if re.match(r"[a-zA-Z][a-zA-Z0-9+.-]*:|//", name):
                what = f"refers to {name[:60]!r}, outside the kit"
                raise ArtError(what, where=where, hint="put it into the folder")
            name = forward(self.folder, name, ArtError)
            path = inside(self.folder, name, where, ArtError)
        except ArtError as error:
            if not error.what.startswith("no file"):
                self.faulty[name] = error
                return ""
            self.missing.setdefault(name, error)
            return placeholder(*_place(found, where), name) if self.draft else ""
        try:
            vector = name.lower().endswith(".svg")
            try:
                data = read_bytes(path, MAX_ART if vector else MAX_PICTURE, ArtError)
            except ArtError as error:
                raise ArtError(error.what, where=name, hint=None if vector else bitmaps.FEWER) from None
            if vector:
                return self._vector(found, name, data, where)
            return self._bitmap(found, name, data, where)
        except (ArtError, GlyphError) as error:
            self.faulty[name] = error
            return ""

    def _vector(self, found: dict[str, str], name: str, data: bytes, where: str) -> str:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise ArtError("not UTF-8", where=name, hint="save the drawing as plain SVG") from None
        picture = read_vector(text.replace("\r\n", "\n"), name)
        left, top, across, down = picture.box
        x, y, width, height = _place(found, where, across / down)
        place = fitted(found.get("preserveAspectRatio", ""), picture.box, (width, height))
        sx, sy, dx, dy = place.a, place.d, x + place.e, y + place.f
        self.said.update(dict.fromkeys(picture.notes))
        inner = self.embed(picture.shown(max(sx, sy) * self.scale), name)  # pictures inside it
        if across * sx < width - 1e-6:  # what lies outside the drawing is not shown in the room beside it
            x, width = dx + left * sx, across * sx
        if down * sy < height - 1e-6:
            y, height = dy + top * sy, down * sy
        clip = f"c{hashlib.sha256(repr((x, y, width, height)).encode()).hexdigest()[:10]}"
        more = "".join(f' {key}="{escape(text)}"' for key, text in found.items() if key not in OF_AN_IMAGE)
        return (
            f'<g{more}><clipPath id="{clip}">'
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/></clipPath>'
            f'<g clip-path="url(#{clip})"><g transform="translate({dx:.5f} {dy:.5f}) scale({sx:.6f} {sy:.6f})">'
            f"{inner}</g></g></g>"
        )

    def _bitmap(self, found: dict[str, str], name: str, data: bytes, where: str) -> str:
        with placed(lambda: where):
            data, across, down = bitmaps.checked(data, name)
        digest = hashlib.sha256(data).hexdigest()
        self.files[digest], self.sizes[PICTURE + digest] = data, (across, down)
        if sum(map(len, self.files.values())) > MAX_TOGETHER:
            raise ArtError(f"the pictures of a part are more than {MAX_TOGETHER >> 20} MiB", where=where)
        for at, key in ((2, "width"), (3, "height")):
            if key not in found:
                found[key] = num(_place(found, where, across / down)[at])
        width, height = (_length(found.get(key, "")) for key in ("width", "height"))
        if width and height and name in found.values():
            fit = found.get("preserveAspectRatio", "meet").split()[-1]
            dots = (min if fit == "slice" else max)(across / width, down / height) * 25.4 / self.scale
            self.dots[name] = min((dots, where), self.dots.get(name, (dots, where)))
        found = {**found, "href": PICTURE + digest}
        said = (f' {key}="{escape(text)}"' for key, text in found.items() if key != "xlink:href")
        return f"<image{''.join(said)}/>"


def forms_of(
    faces: Sequence[Face],
    size: tuple[float, float],
    files: Mapping[str, bytes],
    draw: Callable[[Mapping[str, str]], bytes],
) -> tuple[Drawing | Imported, ...]:
    """Give a form for each face: as it was plotted, else a page of the PDF that ``draw`` makes of the others.

    ``size``: of each, mm. ``files``: their pictures, by hash. ``draw`` gets names by drawing.
    """
    rest = {drawing: name for drawing, name, items in faces if items is None}
    pages = iter(range(len(rest)))
    pdf = draw(rest) if rest else b""
    return tuple(
        Imported(*size, pdf, next(pages), name)
        if items is None
        else Drawing(*size, filled(items, files), True, name)
        for _, name, items in faces
    )


def filled(items: Iterable[Item], files: Mapping[str, bytes]) -> tuple[Item, ...]:
    """Give what was plotted with its pictures: those that it names, by hash."""
    if not files:
        return tuple(items)

    def one(item: Item) -> Item:
        if isinstance(item, Bitmap):
            return replace(item, file=files[item.file.decode().removeprefix(PICTURE)])
        if isinstance(item, Group | Moved | Marked):
            return replace(item, items=filled(item.items, files))
        return item

    return tuple(map(one, items))


def lacking(missing: Mapping[str, ArtError], asks: Mapping[str, str], part: str) -> ArtError:
    """Say which pictures of a part are missing, MOST_NAMED at most by name, with what asks for each."""
    first = next(iter(missing.values()))
    if len(missing) == 1:
        hint = "printkit build --draft puts a placeholder there"
        first.hint = first.hint or hint
        return first
    alone, lines = len({one.where for one in missing.values()}) == 1, list[str]()
    for name, one in islice(missing.items(), MOST_NAMED):
        by = asks.get(name, "") if alone else f"{one.where}, {asks.get(name, '')}"
        lines.append(f"{name} ({'; '.join(filter(None, (by, one.hint)))})")
    if len(missing) > MOST_NAMED:
        lines.append(f"and {len(missing) - MOST_NAMED} more")
    what = f"{len(missing)} pictures are missing (part {part}):\n    " + "\n    ".join(lines)
    where = first.where if alone else None
    return ArtError(what, where=where, hint="printkit build --draft puts placeholders there")


def placeholder(x: float, y: float, width: float, height: float, name: str) -> str:
    """Draw what stands in a draft for a picture that is not there yet: a crossed box with the file's name."""
    line = min(width, height) * 0.02
    drawn = (
        f'<g fill="none" stroke="{LACKING}" stroke-width="{line:.3f}">'
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="#fff0f7"/>'
        f'<path d="M{x:g} {y:g} l{width:g} {height:g} M{x + width:g} {y:g} l{-width:g} {height:g}"/></g>'
    )
    size = min(height / 3, width / 4, 4.0)
    try:
        label = setting.line(
            *(x + width / 2, y + height / 2 + size / 3, name, size),
            lang="en",
            colour=LACKING,
            bold=True,
            width=width * 0.94,
            least=0.3,
        )
    except (FitError, GlyphError):
        label = setting.line(x + width / 2, y + height / 2 + size / 3, "?", size, lang="en", colour=LACKING)
    return drawn + str(label)


def _place(found: dict[str, str], where: str, shape: float = 1.0) -> tuple[float, float, float, float]:
    """Give x, y, width and height of an <image>, mm; one that is not written follows its ``shape``."""
    x, y = (_length(found.get(key, "0")) for key in ("x", "y"))
    width, height = (_length(found.get(key, "")) for key in ("width", "height"))
    if "width" not in found and height:
        width = height * shape
    if "height" not in found and width:
        height = width / shape
    if x is None or y is None or not width or not height:
        raise ArtError("<image> needs a width or a height", where=where, hint="write it in mm")
    return x, y, width, height


def _length(text: str) -> float | None:
    match = re.fullmatch(r"\s*(-?(?:\d+\.?\d*|\.\d+))\s*", text)
    return float(match[1]) if match and abs(float(match[1])) < 1e6 else None
