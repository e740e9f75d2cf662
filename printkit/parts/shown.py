"""Cards of a kit for figures in its books, cut along their edge.

The edge of a net is what its drawing gives: one closed line of class ``cut``, and no other line.
"""

from __future__ import annotations

import hashlib
import io
import itertools
import re
from bisect import bisect_right
from functools import partial
from typing import TYPE_CHECKING

from markupsafe import Markup

from printkit.draw.bitmaps import DOTS, inline
from printkit.draw.die import die_lines
from printkit.draw.paths import outline
from printkit.draw.svg import SVG
from printkit.draw.write import read_vector
from printkit.errors import TemplateError, check_known, nearest
from printkit.kit.deadline import apart
from printkit.kit.model import Kit
from printkit.pdf.extent import leaves
from printkit.pdf.matrix import Matrix, Op, Rect, num
from printkit.pdf.page import Bitmap

if TYPE_CHECKING:
    from printkit.parts.faces import Component, Rendering


UNSTROKED = "<style>.cut, .cut * { stroke: none !important }</style>"
STANDS = re.compile(r"data:image/\w+;base64,[0-9a-f]{64}(?=\")")


class Shown:
    """Shows cards of a kit. ``missing``: art for which placeholders stand in a draft.

    What a template makes is bounded, so their pictures are put in only after it.
    """

    def __init__(self, kit: Kit, draft: bool = False) -> None:
        self.kit, self.draft, self.missing = kit, draft, set[str]()
        self._begun: dict[tuple[str, str], Rendering] = {}
        self._pictures: dict[str, str] = {}  # by what stands for them

    def face(self, lang: str, part: str, card: object = 1, width: float = 0, back: object = False) -> Markup:
        """Draw a card as it is cut out, in full colour, with a hairline round it, the trim's top left at 0, 0.

        Its ``data-card`` says of which part it is and where it is written (:mod:`printkit.check.languages`).

        ``card``: its row's name, id or first cell, or else its number as ``list --cards`` counts. ``width``:
        how wide it will be, mm, 0: as it is printed; its pictures have no more dots than that needs. ``back``:
        yes or no, or a truth value. Raises TemplateError for what is not there, and for a card that is wrong
        what a build of its part raises.
        """
        from printkit.parts.faces import BACK, Rendering  # most books show none

        check_known([part], [one.id for one in self.kit.parts], "no part", kind=TemplateError)
        begun = self._begun.pop((part, lang), None)
        begun = begun or Rendering(self.kit, self.kit.named(part), lang, "colour", self.draft, {})
        row = _row(begun, str(card).strip())
        apart(partial(begun.render, {row} - begun.cards.keys()))
        made, found = begun.component(), begun.cards[row]
        self._begun[part, lang] = begun  # one with faults would tell them again, of other cards
        self.missing.update(made.missing)
        if back not in (True, False, "yes", "no"):
            raise TemplateError(f"back={back}", hint="write back=yes or back=no")
        drawing = found.back if back in (True, "yes") else found.front
        if drawing is None:
            raise TemplateError(f"part {part!r} has no back", hint="kit.toml names its drawing: back = …")
        scale, name = width / made.width or 1.0, f"part {part}, {found.label}"
        shown = apart(partial(self._drawn, made, drawing, found.front, scale, name))
        rows, side = begun.data.rows, BACK if drawing is found.back else ""
        written = rows.places[row] if rows.rows else begun.part.template
        return Markup('<g data-card="{}, {}">{}</g>').format(part, written + side, Markup(shown))

    def filled(self, drawing: str) -> str:
        """Put the pictures into a drawing that shows faces."""
        return STANDS.sub(lambda found: self._pictures.get(found[0], found[0]), drawing)

    def _drawn(self, made: Component, drawing: str, front: str, scale: float, name: str) -> str:
        """Draw a face that will be ``scale`` times as large as it is printed; ``front``: of the same card."""
        from printkit.parts.faces import face_key
        from printkit.parts.pictures import PICTURE

        items, wide = made.plots[face_key(drawing, *made.whole)], dict[str, float]()
        (width, height), shape = made.whole, made.part.shape
        edge = edge_of(drawing, width, height, name, front) if shape == "net" else ()
        if edge:
            drawing = unstroked(drawing)
        else:
            corner = made.part.corner if shape == "card" else 0.0
            edge = outline(shape, Rect(made.bleed, made.bleed, made.width, made.height), corner=corner)
        if items is None:
            from printkit.parts import art  # cairo takes 0.2 s to import

            size, painted = (round(width / 25.4 * DOTS), round(height / 25.4 * DOTS)), io.BytesIO()
            art.paint(drawing, size, (0, 0), size, name, art.Surfaces(made.pictures)).save(painted, "PNG")
            href = self._inside(painted.getvalue(), width * scale)
            image = f'<image width="{width:g}" height="{height:g}" href="{href}"/>'
            drawing = f'<svg xmlns="{SVG}" viewBox="0 0 {width:g} {height:g}">{image}</svg>'
        for leaf, at in leaves(items or ()):
            if isinstance(leaf, Bitmap):
                file = leaf.file.decode()
                wide[file] = max(leaf.width * at.scale * scale, wide.get(file, 0.0))
        for digest, data in made.pictures.items():
            if (file := f"{PICTURE}{digest}") in drawing:
                drawing = drawing.replace(file, self._inside(data, wide.get(file, 0.0)))
        vector, off = read_vector(drawing, name), num(-made.bleed)
        left, top, across, _ = vector.box
        times = width / across
        place = f"translate({num(-left * times)} {num(-top * times)}) scale({times:.6f})"
        path = "".join(op + " ".join(map(num, at)) for op, *at in edge)
        id = f"a{hashlib.sha256(path.encode()).hexdigest()[:10]}-edge"  # such a one may come again
        return (
            f'<g transform="translate({off} {off})"><clipPath id="{id}"><path d="{path}"/></clipPath>'
            f'<g clip-path="url(#{id})"><g transform="{place}">{vector.shown(times * scale)}</g></g>'
            f'<path d="{path}" fill="none" stroke="#77757c" stroke-width="{num(0.2 / scale)}"/></g>'
        )

    def _inside(self, data: bytes, width: float) -> str:
        """Keep a PNG or JPEG, with DOTS an inch at most if it is ``width`` mm wide; give what stands for it."""
        from PIL import Image

        with Image.open(io.BytesIO(data)) as picture:
            kind = "PNG" if picture.format == "PNG" else "JPEG"  # of several in one file (MPO) the first
            made = io.BytesIO()
            clear = picture.mode == "P" or "transparency" in picture.info
            # what has few colours is made smaller by leaving pixels out, and a colour may stand for nothing
            smaller = picture.convert("RGBA" if clear else "L") if clear or picture.mode == "1" else picture
            smaller.thumbnail((max(1, round(width / 25.4 * DOTS)), picture.height))
            smaller.save(made, kind, quality=90)
        whole = inline(made.getvalue(), kind.lower())
        head, _, code = whole.partition(",")
        short = f"{head},{hashlib.sha256(code.encode()).hexdigest()}"
        self._pictures[short] = whole
        return short


def edge_of(drawing: str, width: float, height: float, name: str, front: str = "") -> tuple[Op, ...]:
    """Give the edge in a drawing of ``width`` × ``height`` mm with bleed, mm from its top left; () for none.

    A drawing without lines is taken for a back, which has the edge of ``front``, mirrored. Raises ArtError,
    with ``name`` and the line, for one whose path cannot be read.
    """
    lines, turned = die_lines(drawing, width, height, name), Matrix()
    if not lines and front:
        lines, turned = die_lines(front, width, height, name), Matrix(a=-1, e=width)
    if [kind for kind, _ in lines] == ["cut"] and lines[0][1][-1] == ("Z",):
        return turned.ops(lines[0][1])
    return ()


def unstroked(drawing: str) -> str:
    """Take the stroke from a drawing's edge, by which a picture of it is cut."""
    inside, end, after = drawing.rpartition("</svg")
    return f"{inside}{UNSTROKED}{end}{after}"


def _row(begun: Rendering, card: str) -> int:
    """Find a card's row, from 0. TemplateError."""
    data, rows, part = begun.data, begun.data.rows, begun.part.id
    names, others = data.called
    found = [n for n, known in enumerate(names) if card in known]
    # a book that was translated still has the name in the language that it was translated from
    found = found or [n for n, known in enumerate(others) if card in known]
    if not found and card.isdecimal() and 1 <= int(card) < data.firsts[-1]:
        return bisect_right(data.firsts, int(card)) - 1
    if not found:
        hint = nearest(card, {*itertools.chain(*names)})
        hint = hint or f"it has {data.firsts[-1] - 1}: printkit list KIT --cards names them"
        raise TemplateError(f"part {part!r} has no card {card!r}", hint=hint)
    if len(found) > 1:
        numbers = ", ".join(str(data.firsts[number]) for number in found)
        raise TemplateError(f"part {part!r} has several cards {card!r}", hint=f"write its number: {numbers}")
    if not begun.copies[found[0]]:
        where = rows.places[found[0]]
        raise TemplateError(f"part {part!r} has no copy of the card {card!r}", hint=f"its row is {where}")
    return found[0]
