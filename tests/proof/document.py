"""A finished PDF as lines of running text. Imports nothing of printkit.

Where the file is tagged, its structure says what is a paragraph, a ruby, an artifact or a figure; where it is
not, places and sizes do.
"""

from __future__ import annotations

import io
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import pikepdf

from tests.proof.glyphs import Face, Glyph, faces, glyphs

BLOCKS = {
    "P",
    "H",
    "H1",
    "H2",
    "H3",
    "H4",
    "H5",
    "H6",
    "Lbl",
    "LBody",
    "TD",
    "TH",
    "Caption",
    "TOCI",
    "Note",
    "BlockQuote",
}

WHOLES = {"L", "Table", "Div"}
"""Lists, tables and boxes: what holds blocks together."""

Role = Literal["body", "ruby", "artifact", "figure"]


@dataclass(frozen=True, slots=True)
class Element:
    """The structure element that a marked content belongs to: the types from Document down, and its block.

    ``within``: the wholes that it is in, from the outermost.
    """

    path: tuple[str, ...]
    block: int
    order: int
    within: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """One line of running text: glyphs from left to right, trailing space included.

    ``within``: the lists, tables and boxes that it is in, by number.
    """

    block: int
    kind: str
    glyphs: tuple[Glyph, ...]
    within: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        return "".join(glyph.text for glyph in self.glyphs)

    @property
    def inked(self) -> tuple[Glyph, ...]:
        """The glyphs without spaces at either end."""
        found = list(self.glyphs)
        while found and not found[-1].text.strip():
            found.pop()
        while found and not found[0].text.strip():
            found.pop(0)
        return tuple(found)

    @property
    def place(self) -> str:
        first = self.glyphs[0]
        return f"page {first.page + 1}, {first.x:.1f} mm right, {first.y:.1f} mm down"


@dataclass(frozen=True, slots=True)
class Document:
    """A PDF as read. ``lines`` are of running text in logical order; ``roles`` goes with ``glyphs``."""

    sizes: tuple[tuple[float, float], ...]
    tagged: bool
    glyphs: tuple[Glyph, ...]
    roles: tuple[Role, ...]
    lines: tuple[Line, ...]
    faces: tuple[Face, ...]


def read(source: bytes | Path) -> Document:
    """Read a PDF's glyphs, lines and fonts."""
    with pikepdf.open(io.BytesIO(source) if isinstance(source, bytes) else source) as pdf:
        elements = _structure(pdf)
        found = glyphs(pdf)
        sizes = []
        for page in pdf.pages:
            left, bottom, right, top = (float(v) * 25.4 / 72 for v in page.mediabox)
            sizes.append((right - left, top - bottom))
        listed = tuple(faces(pdf))
    if elements is None:
        roles = _roles_by_place(found)
        lines = _lines_by_place([g for g, role in zip(found, roles, strict=True) if role == "body"])
    else:
        roles = [_role(g, elements) for g in found]
        body = [g for g, role in zip(found, roles, strict=True) if role == "body"]
        lines = _lines_by_structure(body, elements)
    return Document(tuple(sizes), elements is not None, tuple(found), tuple(roles), tuple(lines), listed)


# --- what belongs to what


def _structure(pdf: pikepdf.Pdf) -> dict[tuple[int, int], Element] | None:
    """Give the element of each (page, MCID) in logical order (ISO 32000-1, 14.7); None without a structure."""
    root = pdf.Root.get("/StructTreeRoot")
    if root is None:
        return None
    pages = {page.obj.objgen: n for n, page in enumerate(pdf.pages)}
    found: dict[tuple[int, int], Element] = {}
    counter = [0]

    def walk(kid: Any, path: tuple[str, ...], block: int, page: int, within: tuple[int, ...]) -> None:
        if isinstance(kid, pikepdf.Array):
            for one in kid:
                walk(one, path, block, page, within)
        elif isinstance(kid, int):
            found[page, kid] = Element(path, block, len(found), within)
        elif kid.get("/Type") == pikepdf.Name.MCR:
            found[pages[kid.Pg.objgen] if "/Pg" in kid else page, int(kid.MCID)] = Element(
                path, block, len(found), within
            )
        elif "/S" in kid:
            kind = str(kid.S)[1:]
            counter[0] += 1
            inner = counter[0] if kind in BLOCKS else block
            home = pages[kid.Pg.objgen] if "/Pg" in kid else page
            wholes = (*within, counter[0]) if kind in WHOLES else within
            walk(kid.get("/K", pikepdf.Array()), (*path, kind), inner, home, wholes)

    walk(root.get("/K", pikepdf.Array()), (), 0, -1, ())
    return found


def _role(glyph: Glyph, elements: dict[tuple[int, int], Element]) -> Role:
    if glyph.artifact or glyph.mcid is None or (glyph.page, glyph.mcid) not in elements:
        return "artifact"
    path = elements[glyph.page, glyph.mcid].path
    if "Figure" in path or "Formula" in path or glyph.in_form or not glyph.visible:
        return "figure"
    return "ruby" if "RT" in path or "RP" in path else "body"


def _lines_by_structure(body: list[Glyph], elements: dict[tuple[int, int], Element]) -> list[Line]:
    def element(glyph: Glyph) -> Element:
        assert glyph.mcid is not None
        return elements[glyph.page, glyph.mcid]

    lines: list[Line] = []
    ordered = sorted(body, key=lambda g: element(g).order)  # stable: within one, as drawn
    blocks: dict[int, list[Glyph]] = defaultdict(list)
    for glyph in ordered:
        blocks[element(glyph).block].append(glyph)
    for block, members in blocks.items():
        kind = next((k for k in reversed(element(members[0]).path) if k in BLOCKS), "")
        lines += [Line(block, kind, run, element(run[0]).within) for run in _runs(members, apart=1e9)]
    return lines


# --- without tags


def _roles_by_place(found: list[Glyph]) -> list[Role]:
    """Tell ruby by its place: glyphs of half size right above larger ones."""
    cells: dict[tuple[int, int, int], list[Glyph]] = defaultdict(list)
    for g in found:
        cells[g.page, int(g.x // 10), int(g.y // 10)].append(g)

    def over(g: Glyph) -> bool:
        near = (
            base
            for dx in (-1, 0, 1)
            for dy in (0, 1)
            for base in cells[g.page, int(g.x // 10) + dx, int(g.y // 10) + dy]
        )
        return any(
            1.6 < base.size / g.size < 2.5
            and 0.6 < (base.y - g.y) / base.size < 1.5
            and base.x - base.size < g.x < base.x + base.width + base.size
            for base in near
        )

    return [
        "figure" if g.in_form or not g.upright or not g.visible else "ruby" if over(g) else "body"
        for g in found
    ]


def _lines_by_place(body: list[Glyph]) -> list[Line]:
    """Make lines of glyphs as drawn, and blocks of lines that lie under one another at one pitch."""
    lines: list[Line] = []
    block = 0
    for run in _runs(body, apart=3):
        if lines:
            a, b = lines[-1].glyphs[0], run[0]
            em = max(a.size, b.size)
            last = lines[-1].glyphs[-1]
            together = (
                a.page == b.page
                and abs(a.size / b.size - 1) < 0.2
                and 0.9 * em < b.y - a.y < 2.3 * em
                and b.x < last.x
                and abs(a.x - b.x) < 3 * em
            )
            block += not together
        lines.append(Line(block, "", run))
    return lines


def _runs(found: Iterable[Glyph], apart: float) -> list[tuple[Glyph, ...]]:
    """Split glyphs where page, baseline or direction change, or a gap is wider than ``apart`` em."""
    runs: list[list[Glyph]] = []
    for g in found:
        if runs:
            last = runs[-1][-1]
            em = max(last.size, g.size)
            gap = g.x - last.x - last.width
            if (
                g.page == last.page
                and abs(g.y - last.y) < 0.4 * em
                and g.x > last.x - 0.9 * em
                and gap < apart * em
            ):
                runs[-1].append(g)
                continue
        runs.append([g])
    return [tuple(run) for run in runs if "".join(g.text for g in run).strip()]


def paragraphs(document: Document) -> list[str]:
    """Give the text of each block in logical order, whole: without ruby, soft hyphens and running heads."""
    texts: dict[int, list[str]] = defaultdict(list)
    for line in document.lines:
        texts[line.block].append(line.text)
    return ["".join(parts).replace("\u00ad", "").strip() for parts in texts.values()]
