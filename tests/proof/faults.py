"""What a proof-reader marks, found from the places of glyphs. Imports nothing of printkit."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tests.proof.document import Document, Line
from tests.proof.glyphs import Glyph

# The character classes of JLREQ (Requirements for Japanese Text Layout, W3C, Appendix A), by its names.
OPENING = set("‘“（〔［｛〈《「『【｟〘〖«〝")  # cl-01
CLOSING = set("’”）〕］｝〉》」』】｠〙〗»〟")  # cl-02
HYPHENS = set("‐〜゠–")  # cl-03
DIVIDING = set("！？‼⁇⁈⁉")  # cl-04
MIDDLE_DOTS = set("・：；")  # cl-05
FULL_STOPS = set("。．")  # cl-06
COMMAS = set("、，")  # cl-07
INSEPARABLE = set("—―…‥")  # cl-08
ITERATION = set("ヽヾゝゞ々〻")  # cl-09
PROLONGED = set("ー")  # cl-10
SMALL_KANA = set("ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ")  # cl-11

NOT_AT_START = (
    CLOSING
    | HYPHENS
    | DIVIDING
    | MIDDLE_DOTS
    | FULL_STOPS
    | COMMAS
    | ITERATION
    | PROLONGED
    | SMALL_KANA
    | set(")]},.!?:;")
)
"""What must not begin a line under the strict rule (JLREQ 3.1.7), and what of ASCII does the same work."""

NOT_AT_END = OPENING | set("([{")
"""What must not end a line (JLREQ 3.1.8)."""

LATIN_START = set("–’")
"""What a line may begin with after a space in a Latin text: a dash, an apostrophe."""

HANGING = FULL_STOPS | COMMAS
"""What may hang past the measure (JLREQ 3.8.2, note, and JIS X 4051)."""

LEFT_HALF, RIGHT_HALF, MIDDLE_HALF = CLOSING | FULL_STOPS | COMMAS, OPENING, MIDDLE_DOTS
"""Where the ink of a full-width sign lies that may be set half an em wide (JLREQ 3.1.2)."""

SAME = 0.07
"""Within so many millimetres two lines end at the same edge: a viewer's rounding, no more."""

TOLERANCE = 0.1
"""Millimetres by which a place may be off without being a fault."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that a proof-reader would mark."""

    kind: Literal["line start", "line end", "split", "sticks out", "off the page", "overlap", "font"]
    where: str
    what: str


def _begins_with_a_drawing(above: Line, below: Line) -> bool:
    """Tell whether a card or a sign, which is no letter, begins a line: its text begins further right."""
    one, other = above.inked[0], below.inked[0]
    return one.page == other.page and other.y > one.y and other.x > one.x + other.size / 2


def kinsoku(document: Document) -> list[Fault]:
    """Find lines that begin or end with what must not stand there, and inseparable pairs that are parted.

    The first line of a block may begin, and its last end, with anything: no one broke it there.
    """
    faults: list[Fault] = []
    for above, below in zip(document.lines, document.lines[1:], strict=False):
        if above.block != below.block or not above.inked or not below.inked:
            continue
        end, start = above.inked[-1].text, below.inked[0].text
        english = above.text.endswith(" ") and start in LATIN_START
        if start[:1] in NOT_AT_START and not english and not _begins_with_a_drawing(above, below):
            faults.append(Fault("line start", below.place, f"begins with {start!r}: {below.text[:12]!r}"))
        if end[-1:] in NOT_AT_END:
            faults.append(Fault("line end", above.place, f"ends with {end!r}: {above.text[-12:]!r}"))
        if end[-1:] in INSEPARABLE and end[-1:] == start[:1]:
            faults.append(Fault("split", above.place, f"{end}{start} is parted"))
    return faults


def overfull(document: Document, right: float | None = None, ragged: float = 0.0) -> list[Fault]:
    """Find lines that stick out of the measure, hanging punctuation of one em apart, and text off the page.

    ``right`` is where the measure ends (mm); None: where most lines of a block end, if they are justified.
    ``ragged``: columns narrower than this (mm) are not.
    """
    faults: list[Fault] = []
    blocks: dict[tuple[int, int], list[Line]] = defaultdict(list)
    columns: dict[int, int] = defaultdict(int)
    for line in document.lines:
        above = blocks[line.block, columns[line.block]]
        if above and line.inked and _elsewhere(line.inked[0], above):
            columns[line.block] += 1
        blocks[line.block, columns[line.block]].append(line)
    for lines in blocks.values():
        edge = right if right is not None else _edge(lines[:-1], ragged)
        for line in lines:
            out = (
                0.0
                if edge is None or not line.inked or not line.inked[-1].visible
                else _right(line.inked[-1]) - edge
            )
            if out > TOLERANCE:
                faults.append(Fault("sticks out", line.place, f"{out:.2f} mm: {line.text[-12:]!r}"))
    for g in document.glyphs:
        width, height = document.sizes[g.page]
        if g.visible and g.upright and g.text.strip() and not (-0.1 <= g.x <= width and -0.1 <= g.y <= height):
            faults.append(Fault("off the page", f"page {g.page + 1}", f"{g.text!r} at {g.x:.1f}, {g.y:.1f} mm"))
    return faults


def _elsewhere(first: Glyph, above: Sequence[Line]) -> bool:
    """Whether a line that begins so stands in the next column or on the next page: the edge is another."""
    return first.page != above[0].glyphs[0].page or first.x > max(_right(one.glyphs[-1]) for one in above)


def _right(last: Glyph) -> float:
    """Give the least that a line's last glyph needs: nothing if it may hang, half if its ink is in one half."""
    if last.text in HANGING:
        return last.x
    return _ink(last)[1]


def _edge(lines: Sequence[Line], narrow: float) -> float | None:
    """Give the right edge that at least two and more than half of the lines share.

    Where a line before the last ends short of it, or in a narrow column, the text is ragged, and has none. What
    is not painted (the words of a drawing) ends nowhere.
    """
    last = [line.inked[-1] for line in lines if line.inked]
    edges = [_ink(glyph)[1] for glyph in last if glyph.visible and glyph.text not in LEFT_HALF]
    if not edges:
        return None
    near = max(([other for other in edges if abs(other - edge) < SAME] for edge in edges), key=len)
    edge = sum(near) / len(near)
    ragged = any(other < edge - TOLERANCE for other in edges)
    ragged = ragged or edge - min(line.inked[0].x for line in lines if line.inked) < narrow
    return edge if len(near) >= 2 and 2 * len(near) > len(edges) and not ragged else None


def _ink(g: Glyph) -> tuple[float, float]:
    """Give the left and right end of what a glyph needs at least."""
    half = g.width / 2
    if g.width > 0.9 * g.size:
        if g.text in LEFT_HALF:
            return g.x, g.x + half
        if g.text in RIGHT_HALF:
            return g.x + half, g.x + g.width
        if g.text in MIDDLE_HALF:
            return g.x + half / 2, g.x + half * 1.5
    return g.x, g.x + g.width


def overlaps(document: Document) -> list[Fault]:
    """Find glyphs of text that lie on each other.

    Of two full-width ones a third of either is too much, of others over half: a comma is kerned under an r.
    """
    cells: dict[tuple[int, int, int], list[tuple[int, Glyph]]] = defaultdict(list)
    boxes: dict[int, tuple[float, float, float, float]] = {}
    faults: list[Fault] = []
    for n, (g, role) in enumerate(zip(document.glyphs, document.roles, strict=True)):
        if role == "figure" or not g.upright or not g.visible or g.in_form or not g.text.strip():
            continue
        left, right = _ink(g)
        boxes[n] = left, g.y - 0.75 * g.size, right, g.y
        near = {(g.page, int(x // 10), int(y // 10)) for x in (left, right) for y in (g.y - 0.75 * g.size, g.y)}
        others = {m: other for key in near for m, other in cells[key]}
        for m, other in others.items():
            shared = _shared(boxes[n], boxes[m])
            full = shared > 0 and min(g.width / g.size, other.width / other.size) > 0.9
            if shared > (0.34 if full else 0.6):
                where = f"page {g.page + 1}, {g.x:.1f} mm right, {g.y:.1f} mm down"
                faults.append(Fault("overlap", where, f"{g.text!r} on {other.text!r}"))
        for key in near:
            cells[key].append((n, g))
    return faults


def _shared(a: tuple[float, float, float, float], b: tuple[float, float, float, float]) -> float:
    """Give how much of the smaller box the larger one covers."""
    if a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]:
        return 0.0
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high / max(1e-9, min((c[2] - c[0]) * (c[3] - c[1]) for c in (a, b)))


def fonts(document: Document) -> list[Fault]:
    """Find fonts that are not embedded, not subset, or have no way back to characters."""
    return [
        Fault("font", face.name, what)
        for face in document.faces
        for good, what in (
            (face.embedded, "not embedded"),
            (face.subset, "not subset"),
            (face.unicode, "no ToUnicode"),
        )
        if not good
    ]


def faults(document: Document, right: float | None = None, ragged: float = 0.0) -> list[Fault]:
    """Find every fault that this reader knows; ``right`` and ``ragged`` as :func:`overfull` takes them."""
    return [*kinsoku(document), *overfull(document, right, ragged), *overlaps(document), *fonts(document)]
