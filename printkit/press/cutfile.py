"""Lines to cut, score and perforate as files for machines: SVG and DXF, in millimetres, a layer a kind."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from html import escape

from msgspec import Struct

from printkit.draw.die import KINDS, Kind
from printkit.pdf.matrix import num
from printkit.pdf.page import Rect
from printkit.press.cuts import Line, flattened


class Layer(Struct, frozen=True):
    """How lines of a kind are known: a name, a colour as SVG has it, and as DXF does (its number)."""

    name: str
    colour: str
    number: int


LAYERS: Mapping[Kind, Layer] = {
    "score": Layer("Score", "#0000ff", 5),
    "perforate": Layer("Perforate", "#00aa00", 3),
    "cut": Layer("Cut", "#ff0000", 1),
}

WIDTH = 0.1
"""How wide SVG draws lines, mm: machines go along their middle."""

OFF = 0.005
"""How far the lines that stand for a curve in a DXF may be off it, mm."""


def svg(lines: Sequence[Line], box: Rect, title: str) -> bytes:
    """Write the lines that lie in a box of a sheet, as large as that box."""
    size = f'width="{box.width:g}mm" height="{box.height:g}mm" viewBox="0 0 {box.width:g} {box.height:g}"'
    out = [
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
        f" {size}>",
        f"<title>{escape(title)}</title>",
    ]
    for kind in KINDS:
        layer, paths = LAYERS[kind], [line for line in lines if line.kind == kind]
        if not paths:
            continue
        out.append(
            f'<g id="{kind}" inkscape:groupmode="layer" inkscape:label="{layer.name}" fill="none"'
            f' stroke="{layer.colour}" stroke-width="{WIDTH:g}">'
        )
        out += [f'<path d="{_data(line, box)}"/>' for line in paths]
        out.append("</g>")
    return "\n".join([*out, "</svg>", ""]).encode()


def _data(line: Line, box: Rect) -> str:
    written = []
    for name, *values in line.ops:
        places = (value - (box.y if odd % 2 else box.x) for odd, value in enumerate(values))
        written.append(name + " ".join(num(place) for place in places))
    return " ".join(written)


def dxf(lines: Sequence[Line], box: Rect) -> bytes:
    """Write the lines that lie in a box of a sheet, from the bottom left of that box, upwards."""
    from ezdxf import document, options

    options.write_fixed_meta_data_for_testing = True  # no date and no new ids: the same bytes each time
    drawing = document.Drawing.new("AC1015")  # AutoCAD 2000, the oldest with polylines of one piece
    drawing.units = 4  # millimetres
    for kind in KINDS:
        drawing.layers.add(LAYERS[kind].name, color=LAYERS[kind].number)
    space = drawing.modelspace()
    for line in lines:
        points = [(round(x - box.x, 4), round(box.y + box.height - y, 4)) for x, y in flattened(line.ops, OFF)]
        closed, layer = line.ops[-1][0] == "Z", {"layer": LAYERS[line.kind].name}
        space.add_lwpolyline(points[:-1] if closed else points, close=closed, dxfattribs=layer)
    text = io.StringIO()
    drawing.write(text)
    return text.getvalue().encode()
