"""Every glyph of a finished PDF: what it says, where it lies, how large it is. Imports nothing of printkit.

Content streams are read as ISO 32000-1 says (8.4 the graphics state, 9.4 text objects, 14.6 marked content):
the text layers of PDF libraries drop doubled glyphs, guess spaces and treat hyphens in ways of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import pikepdf

MM = 25.4 / 72
DEEPEST = 12
"""How many forms may lie one in another."""


class Matrix(NamedTuple):
    """A transformation: x' = a·x + c·y + e, y' = b·x + d·y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def then(self, m: Matrix) -> Matrix:
        """Give the transformation that does this one first and then ``m``."""
        return Matrix(
            self.a * m.a + self.b * m.c,
            self.a * m.b + self.b * m.d,
            self.c * m.a + self.d * m.c,
            self.c * m.b + self.d * m.d,
            self.e * m.a + self.f * m.c + m.e,
            self.e * m.b + self.f * m.d + m.f,
        )


@dataclass(frozen=True, slots=True)
class Glyph:
    """One glyph, mm from the top left of its page.

    ``x``, ``y``: its origin on the baseline; ``width``: its advance as the font has it; ``size``: the em.
    ``mcid``: of the marked content round it (None: none); ``in_form``: drawn by a form XObject.
    """

    page: int
    text: str
    x: float
    y: float
    size: float
    width: float
    font: str
    upright: bool
    visible: bool
    mcid: int | None
    artifact: bool
    in_form: bool


@dataclass(frozen=True, slots=True)
class Face:
    """A font as the PDF has it."""

    name: str
    kind: str
    embedded: bool
    subset: bool
    unicode: bool


class _Font:
    """Codes of one font: how long they are, how wide their glyphs, what they say."""

    def __init__(self, font: pikepdf.Object) -> None:
        self.name = str(font.get("/BaseFont", "/?"))[1:]
        self.composite = font.get("/Subtype") == pikepdf.Name.Type0
        self.words = _to_unicode(font.ToUnicode.read_bytes()) if "/ToUnicode" in font else {}
        self.widths: dict[int, float] = {}
        self.usual = 500.0
        self.kind = str(font.get("/Subtype", "/?"))[1:]
        descriptor = font.get("/FontDescriptor")
        if self.composite:
            below = font.DescendantFonts[0]
            self.kind = str(below.get("/Subtype", "/?"))[1:]
            self.usual = float(below.get("/DW", 1000))
            self.widths = _cid_widths(below.get("/W", ()))
            descriptor = below.get("/FontDescriptor")
            if font.get("/Encoding") != pikepdf.Name("/Identity-H"):
                raise ValueError(f"{self.name}: an encoding that this reader does not know")
        else:
            start = int(font.get("/FirstChar", 0))
            self.widths = {start + i: float(w) for i, w in enumerate(font.get("/Widths", ()))}
            if not self.words:
                self.words = {code: bytes([code]).decode("cp1252", "replace") for code in range(32, 256)}
        files = ("/FontFile", "/FontFile2", "/FontFile3")
        embedded = descriptor is not None and any(key in descriptor for key in files)
        subset = re.match(r"[A-Z]{6}\+", self.name) is not None
        self.face = Face(self.name, self.kind, embedded, subset, "/ToUnicode" in font)

    def glyphs(self, data: bytes) -> Iterator[tuple[int, str, float]]:
        """Give code, text and width (em) of each glyph that a string shows."""
        step = 2 if self.composite else 1
        for i in range(0, len(data) - step + 1, step):
            code = int.from_bytes(data[i : i + step], "big")
            yield code, self.words.get(code, "\ufffd"), self.widths.get(code, self.usual) / 1000


def _cid_widths(array: Any) -> dict[int, float]:
    """Read W (9.7.4.3): ``first [w w]`` and ``first last w``."""
    found: dict[int, float] = {}
    parts = list(array)
    i = 0
    while i < len(parts):
        first = int(parts[i])
        if isinstance(parts[i + 1], pikepdf.Array):
            found.update({first + n: float(w) for n, w in enumerate(parts[i + 1])})
            i += 2
        else:
            found.update(dict.fromkeys(range(first, int(parts[i + 1]) + 1), float(parts[i + 2])))
            i += 3
    return found


def _to_unicode(data: bytes) -> dict[int, str]:
    """Read a ToUnicode CMap (9.10.3)."""

    def words(digits: bytes) -> str:
        return bytes.fromhex(digits.decode()).decode("utf-16-be", "replace")

    found: dict[int, str] = {}
    for block in re.findall(rb"beginbfchar(.*?)endbfchar", data, re.S):
        for code, text in re.findall(rb"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]*)>", block):
            found[int(code, 16)] = words(text)
    for block in re.findall(rb"beginbfrange(.*?)endbfrange", data, re.S):
        rows = re.findall(rb"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*(<[0-9A-Fa-f]*>|\[.*?\])", block, re.S)
        for low, high, texts in rows:
            listed = re.findall(rb"<([0-9A-Fa-f]*)>", texts)
            for n, code in enumerate(range(int(low, 16), int(high, 16) + 1)):
                if texts.startswith(b"["):
                    found[code] = words(listed[n])
                else:
                    first = words(listed[0])
                    found[code] = first[:-1] + chr(ord(first[-1]) + n)
    return found


@dataclass(slots=True)
class _State:
    """What q saves (8.4.2): the matrix and the text state."""

    ctm: Matrix
    font: _Font | None = None
    size: float = 0.0
    char: float = 0.0
    word: float = 0.0
    stretch: float = 1.0
    leading: float = 0.0
    rise: float = 0.0
    mode: int = 0

    def copy(self) -> _State:
        return _State(
            self.ctm,
            self.font,
            self.size,
            self.char,
            self.word,
            self.stretch,
            self.leading,
            self.rise,
            self.mode,
        )


class PageReader:
    """Reads one page's glyphs; ``fonts`` is shared by the pages of a file."""

    def __init__(self, page: pikepdf.Page, number: int, fonts: dict[Any, _Font]) -> None:
        self._number = number
        self._fonts = fonts
        self._left, _, _, self._top = (float(v) for v in page.mediabox)
        self._marks: list[tuple[bool, int | None]] = []
        self.glyphs: list[Glyph] = []
        self._stream(page.obj, page.obj.get("/Resources", pikepdf.Dictionary()), _State(Matrix()), 0)

    def _stream(self, source: Any, resources: Any, state: _State, depth: int) -> None:
        if depth > DEEPEST:
            raise ValueError("forms in forms without end")
        saved: list[_State] = []
        text = line = Matrix()
        for instruction in pikepdf.parse_content_stream(source):
            operator, args = str(instruction.operator), instruction.operands
            match operator:
                case "q":
                    saved.append(state.copy())
                case "Q":
                    state = saved.pop()
                case "cm":
                    state.ctm = _matrix(args).then(state.ctm)
                case "BT":
                    text = line = Matrix()
                case "Tf":
                    state.font, state.size = self._font(resources.Font[args[0]]), float(args[1])
                case "Tc":
                    state.char = float(args[0])
                case "Tw":
                    state.word = float(args[0])
                case "Tz":
                    state.stretch = float(args[0]) / 100
                case "TL":
                    state.leading = float(args[0])
                case "Ts":
                    state.rise = float(args[0])
                case "Tr":
                    state.mode = int(args[0])
                case "Tm":
                    text = line = _matrix(args)
                case "Td" | "TD":
                    if operator == "TD":
                        state.leading = -float(args[1])
                    text = line = Matrix(e=float(args[0]), f=float(args[1])).then(line)
                case "T*":
                    text = line = Matrix(f=-state.leading).then(line)
                case "Tj":
                    text = self._show([args[0]], text, state, depth)
                case "TJ":
                    text = self._show(list(args[0]), text, state, depth)
                case "'" | '"':
                    if operator == '"':
                        state.word, state.char = float(args[0]), float(args[1])
                    line = Matrix(f=-state.leading).then(line)
                    text = self._show([args[-1]], line, state, depth)
                case "BMC" | "BDC":
                    self._mark(args, resources)
                case "EMC":
                    self._marks.pop()
                case "Do":
                    self._form(resources.XObject[args[0]], resources, state, depth)

    def _font(self, font: Any) -> _Font:
        key = font.objgen if font.is_indirect else id(font)
        if key not in self._fonts:
            self._fonts[key] = _Font(font)
        return self._fonts[key]

    def _mark(self, args: Any, resources: Any) -> None:
        properties = args[1] if len(args) > 1 else None
        if isinstance(properties, pikepdf.Name):
            properties = resources.Properties[properties]
        mcid = int(properties.MCID) if properties is not None and "/MCID" in properties else None
        self._marks.append((args[0] == pikepdf.Name.Artifact, mcid))

    def _form(self, form: Any, resources: Any, state: _State, depth: int) -> None:
        if form.get("/Subtype") != pikepdf.Name.Form:
            return
        inner = state.copy()
        inner.ctm = _matrix(form.get("/Matrix", (1, 0, 0, 1, 0, 0))).then(state.ctm)
        self._stream(form, form.get("/Resources", resources), inner, depth + 1)

    def _show(self, parts: list[Any], text: Matrix, state: _State, depth: int) -> Matrix:
        if state.font is None:
            raise ValueError("text without a font")
        mcid = next((m for _, m in reversed(self._marks) if m is not None), None)
        artifact = any(is_artifact for is_artifact, _ in self._marks)
        for part in parts:
            if not isinstance(part, pikepdf.String):
                text = Matrix(e=-float(part) / 1000 * state.size * state.stretch).then(text)
                continue
            full = text.then(state.ctm)  # what follows a glyph is moved along, neither turned nor scaled
            scale = (full.c**2 + full.d**2) ** 0.5
            along = (full.a**2 + full.b**2) ** 0.5 * state.stretch
            upright = abs(full.b) < 1e-6 and full.a > 0 and full.d > 0
            step = 0.0
            for code, words, width in state.font.glyphs(bytes(part)):
                self.glyphs.append(
                    Glyph(
                        self._number,
                        words,
                        (full.e + step * full.a + state.rise * full.c - self._left) * MM,
                        (self._top - full.f - step * full.b - state.rise * full.d) * MM,
                        abs(state.size) * scale * MM,
                        width * abs(state.size) * along * MM,
                        state.font.name,
                        upright,
                        state.mode not in (3, 7),
                        mcid,
                        artifact,
                        depth > 0,
                    )
                )
                space = state.word if code == 32 and not state.font.composite else 0.0
                step += (width * state.size + state.char + space) * state.stretch
            text = Matrix(e=step).then(text)
        return text


def _matrix(values: Any) -> Matrix:
    return Matrix(*(float(v) for v in values))


def glyphs(pdf: pikepdf.Pdf) -> list[Glyph]:
    """Read every glyph of a PDF in the order of its content streams."""
    fonts: dict[Any, _Font] = {}
    return [glyph for n, page in enumerate(pdf.pages) for glyph in PageReader(page, n, fonts).glyphs]


def faces(pdf: pikepdf.Pdf) -> list[Face]:
    """List every font that pages and forms have among their resources, used or not."""
    found: dict[Any, Face] = {}
    seen: set[Any] = set()

    def walk(resources: Any) -> None:
        for font in dict(resources.get("/Font", {})).values():
            found.setdefault(font.objgen if font.is_indirect else id(font), _Font(font).face)
        for form in dict(resources.get("/XObject", {})).values():
            if form.objgen not in seen and "/Resources" in form:
                seen.add(form.objgen)
                walk(form.Resources)

    for page in pdf.pages:
        walk(page.obj.get("/Resources", pikepdf.Dictionary()))
    return sorted(found.values(), key=lambda face: face.name)
