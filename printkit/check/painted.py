"""What a PDF's pages paint: colours, ink, what lets through, pictures, missing glyphs; from the file alone."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pikepdf
from msgspec import Struct, field
from pikepdf import Array, Dictionary, Name

from printkit.kit.worker import beat
from printkit.pdf.inks import total
from printkit.pdf.matrix import IDENTITY, Matrix, numbers, things

DEEPEST = 20  # forms in forms that are followed
MAX_PIXELS = 40_000_000
UNREADABLE = (AttributeError, IndexError, KeyError, TypeError, ValueError)
"""What a page may raise that is not as PDF has it."""

SHOWS = ("Tj", "TJ", "'", '"')
SET = {"g": "/DeviceGray", "rg": "/DeviceRGB", "k": "/DeviceCMYK"}
CLEAR = {"/ca": 1, "/CA": 1, "/SMask": Name("/None")}
ELSEWHERE = {"/OPI": "opi", "/Ref": "reference", "/Alternates": "alternates", "/PS": "postscript"}
BLENDS = ("/Normal", "/Compatible")
INCH = 72.0

Where = str


class Painted(Struct):
    """What was found, each with where it was first: families of colour spaces, spot colours, things by kind.

    ``things``: ``transparency``, ``transfer``, ``postscript``, ``opi``, ``reference``, ``alternates``,
    ``unreadable``. ``ink``: the greatest total, 1 for one ink; ``dots``: the fewest per inch of a picture.
    ``lacking``: how often the empty box is shown that stands for a character the font lacks (glyph 0; of fonts
    that are addressed by glyph or CID alone: Type 0 with Identity, as nearly all programs write today).
    ``broken``: the first page that could not be read to its end, "" if all could.
    """

    spaces: dict[str, Where] = field(default_factory=dict)
    spots: dict[str, Where] = field(default_factory=dict)
    things: dict[str, Where] = field(default_factory=dict)
    filters: dict[str, Where] = field(default_factory=dict)
    ink: tuple[float, Where] = (0.0, "")
    dots: tuple[float, Where] = (math.inf, "")
    lacking: Counter[Where] = field(default_factory=Counter)
    broken: str = ""


def painted(pdf: pikepdf.Pdf) -> Painted:
    """Go through all pages of a PDF; of one that is not as PDF has it, as far as it is."""
    walk = _Walk()
    for number, page in enumerate(pdf.pages, 1):
        walk.where = f"page {number}"
        try:
            walk.holder(page.obj, IDENTITY, 0)
        except UNREADABLE:
            walk.found.broken = walk.found.broken or walk.where
        beat()
    return walk.found


class _Walk:
    def __init__(self) -> None:
        self.found = Painted()
        self.where = ""
        self._seen: dict[tuple[int, int], float] = {}  # how large a form was met

    def _note(self, kind: dict[str, Where], name: str) -> None:
        kind.setdefault(name, self.where)

    def _ink(self, share: float) -> None:
        if share > self.found.ink[0] + 1e-6:
            self.found.ink = share, self.where

    def _fresh(self, thing: pikepdf.Object, scale: float = 0.0) -> bool:
        """Whether a thing is met for the first time, or larger than before: its pictures have fewer dots."""
        if scale <= 1.01 * self._seen.get(thing.objgen, -1.0):
            return False
        if thing.objgen != (0, 0):
            self._seen[thing.objgen] = scale
        return True

    def holder(self, stream: pikepdf.Object, place: Matrix, depth: int) -> None:
        """Go through a page or form: its stream, and what its resources name."""
        if depth > DEEPEST:
            self.found.broken = self.found.broken or self.where
            return
        if stream.get("/Group", Dictionary()).get("/S") == "/Transparency":
            self._note(self.found.things, "transparency")
            if "/CS" in stream.Group:
                self.space(stream.Group.CS)
        names = stream.get("/Resources", Dictionary())
        for space in things(names, "/ColorSpace"):
            self.space(space)
        for state in things(names, "/ExtGState"):
            self._state(state, place, depth)
        for pattern in things(names, "/Pattern"):
            if self._fresh(pattern) and "/Shading" in pattern:
                self._shading(pattern.Shading)
            elif isinstance(pattern, pikepdf.Stream):
                self.holder(pattern, place, depth + 1)
        for shading in things(names, "/Shading"):
            self._shading(shading)
        self._stream(stream, names, place, depth)

    def _stream(self, stream: pikepdf.Object, names: pikepdf.Object, place: Matrix, depth: int) -> None:
        kept: list[tuple[Matrix, bool]] = []
        spaces = {"sc": "/DeviceGray", "SC": "/DeviceGray"}
        by_glyph = False
        for one in pikepdf.parse_content_stream(stream):
            word = str(one.operator)
            if isinstance(one, pikepdf.ContentStreamInlineImage):
                self.space(one.iimage.obj.get("/ColorSpace", Name.DeviceGray))
                continue
            values = one.operands
            if word == "q":
                kept.append((place, by_glyph))
            elif word == "Q":
                place, by_glyph = kept.pop() if kept else (place, by_glyph)
            elif word == "cm":
                place = place @ Matrix(*numbers(values))
            elif word.lower() in SET:
                spaces["SC" if word.isupper() else "sc"] = SET[word.lower()]
                self._set(SET[word.lower()], values)
            elif word in ("cs", "CS"):
                space = names.get("/ColorSpace", Dictionary()).get(str(values[0]), values[0])
                spaces["SC" if word == "CS" else "sc"] = self.space(space)
            elif word in ("sc", "scn", "SC", "SCN"):
                self._set(spaces[word[:2]], values)
            elif word == "Tf":
                font = names.get("/Font", Dictionary()).get(str(values[0]), Dictionary())
                is_cid = str(font.get("/Encoding", "")).startswith("/Identity")
                by_glyph = font.get("/Subtype") == "/Type0" and is_cid
            elif by_glyph and word in SHOWS:
                codes = [bytes(text) for text in _each(values[-1]) if isinstance(text, pikepdf.String)]
                glyphs = (code[n : n + 2] for code in codes for n in range(0, len(code), 2))
                self.found.lacking[self.where] += sum(glyph == b"\0\0" for glyph in glyphs)
            elif word == "Do":
                thing = names.get("/XObject", Dictionary()).get(str(values[0]))
                if thing is not None:
                    self._object(thing, place, depth)

    def _set(self, family: str, values: Any) -> None:
        """Note a colour."""
        if family.startswith("/Device"):
            self._note(self.found.spaces, family)
        shares = [float(value) for value in values if not isinstance(value, Name)]
        if family == "/DeviceCMYK":
            self._ink(sum(shares))
        elif family in ("/DeviceGray", "/Separation") and shares:
            self._ink(shares[0] if family == "/Separation" else 1 - shares[0])

    def _object(self, thing: pikepdf.Object, place: Matrix, depth: int) -> None:
        """Go through a picture or form that is placed."""
        if thing.get("/Subtype") == "/Image":
            size = abs(complex(place.a, place.b)) / INCH, abs(complex(place.c, place.d)) / INCH
            pixels = int(thing.Width), int(thing.Height)
            dots = min((n / s for n, s in zip(pixels, size, strict=True) if s), default=math.inf)
            if dots < self.found.dots[0] and not thing.get("/ImageMask"):
                self.found.dots = dots, self.where
        is_form = thing.get("/Subtype") == "/Form"
        if not self._fresh(thing, place.scale if is_form else 0.0):
            return
        for key, name in ELSEWHERE.items():
            if key in thing or thing.get("/Subtype2") == key or thing.get("/Subtype") == key:
                self._note(self.found.things, name)
        for one in _each(thing.Filter) if "/Filter" in thing else ():
            self._note(self.found.filters, str(one))
        if thing.get("/Subtype") == "/Image":
            self._picture(thing)
        elif is_form:
            inner = place @ Matrix(*numbers(thing.get("/Matrix", ())))
            self.holder(thing, inner, depth + 1)

    def _picture(self, picture: pikepdf.Object) -> None:
        if "/SMask" in picture:
            self._note(self.found.things, "transparency")
        if "/ColorSpace" not in picture:
            return
        family = self.space(picture.ColorSpace)
        if family == "/DeviceCMYK" and int(picture.Width) * int(picture.Height) <= MAX_PIXELS:
            try:
                image = pikepdf.PdfImage(cast("pikepdf.Stream", picture)).as_pil_image(apply_mask=False)
            except Exception:  # a reader of a rare kind may raise anything
                self._note(self.found.things, "unreadable")
                return
            self._ink(total(image) if image.mode == "CMYK" else 0.0)
            beat()

    def _state(self, state: pikepdf.Object, place: Matrix, depth: int) -> None:
        """Go through a graphics state."""
        blend = str(_each(state.get("/BM", Name.Normal))[0])
        if any(state.get(key, value) != value for key, value in CLEAR.items()) or blend not in BLENDS:
            self._note(self.found.things, "transparency")
        if state.get("/TR", Name.Identity) != Name.Identity or state.get("/TR2", Name.Default) != Name.Default:
            self._note(self.found.things, "transfer")
        mask = state.get("/SMask")
        if isinstance(mask, Dictionary) and self._fresh(mask.G):
            self.holder(mask.G, place, depth + 1)

    def _shading(self, shading: pikepdf.Object) -> None:
        if not self._fresh(shading):
            return
        if self.space(shading.ColorSpace) == "/DeviceCMYK" and "/Function" in shading:
            for one in _each(shading.Function):
                for end in _ends(one, 0):
                    self._ink(sum(end))

    def space(self, space: Any, depth: int = 0) -> str:
        """Note a space of colours and those that it is made of; gives its family."""
        family = str(space[0] if isinstance(space, Array) else space)
        if family.startswith("/") and family != "/Pattern":
            self._note(self.found.spaces, family)
        if isinstance(space, Array) and depth < DEEPEST:
            if family in ("/Indexed", "/I", "/Pattern") and len(space) > 1:
                self.space(space[1], depth + 1)
            elif family == "/Separation":
                self._note(self.found.spots, str(space[1])[1:])
                self.space(space[2], depth + 1)
            elif family == "/DeviceN":
                for name in cast("Iterator[object]", iter(space[1])):
                    self._note(self.found.spots, str(name)[1:])
                self.space(space[2], depth + 1)
        return family


def _each(value: Any) -> list[Any]:
    """Give what is one thing or a list of things as a list."""
    return list(value) if isinstance(value, Array) else [value]


def _ends(function: pikepdf.Object, depth: int) -> Iterator[list[float]]:
    """Give the colours at the ends of a blend's pieces."""
    if function.get("/FunctionType") == 3 and depth < DEEPEST:
        for inner in iter(function.Functions):
            yield from _ends(inner, depth + 1)
    elif function.get("/FunctionType") == 2:
        for key in ("/C0", "/C1"):
            yield numbers(function.get(key, [0]))
