"""Forms, gradients and resources as the objects of a PDF (ISO 32000-1, 7.8.3, 8.7.4.5 and 8.10)."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import TYPE_CHECKING

from printkit.pdf.matrix import num
from printkit.pdf.operators import alpha_name
from printkit.pdf.page import Gradient
from printkit.pdf.stream import Stream

if TYPE_CHECKING:
    import pikepdf


def name_glyph_maps(pdf: pikepdf.Pdf) -> None:
    """Say how codes become glyphs in imported fonts: cairo leaves it out, PDF/UA-1 (7.21.3.2) wants it said."""
    from pikepdf import Dictionary, Name

    for thing in pdf.objects:
        if not isinstance(thing, Dictionary) or thing.get("/Subtype") != Name.CIDFontType2:
            continue
        if "/CIDToGIDMap" not in thing:
            thing.CIDToGIDMap = Name.Identity


def form_object(pdf: pikepdf.Pdf, content: Stream, box: tuple[float, ...], together: bool) -> pikepdf.Object:
    """Make a form of a stream. ``box``: left, bottom, right, top, pt; ``together``: let through as one."""
    from pikepdf import Array, Dictionary, Name, Stream

    stream = Stream(pdf, "\n".join(content.code).encode("ascii"))
    stream.Type, stream.Subtype = Name.XObject, Name.Form
    stream.BBox = Array([float(num(v, 3)) for v in box])
    if together:
        stream.Group = Dictionary(S=Name.Transparency, CS=Name.DeviceRGB)
    return pdf.make_indirect(stream)


def shading(fill: Gradient) -> pikepdf.Dictionary:
    """Write a gradient as a shading (ISO 32000-1, 8.7.4.5.3 and .4): axial or radial, its ends going on."""
    from pikepdf import Array, Dictionary, Name

    return Dictionary(
        ShadingType=2 if len(fill.places) == 4 else 3,
        ColorSpace=Name.DeviceRGB,
        Coords=Array([round(v, 4) for v in fill.places]),
        Extend=Array([True, True]),
        Function=_blend(fill.stops),
    )


def _blend(stops: tuple[tuple[float, str], ...]) -> pikepdf.Dictionary:
    """Write colours by place as a function (7.10): one piece from each stop to the next, stitched together."""
    from pikepdf import Array, Dictionary

    def rgb(colour: str) -> Array:
        return Array([round(int(colour[i : i + 2], 16) / 255, 4) for i in (1, 3, 5)])

    inner = [max(0.0, min(1.0, place)) for place, _ in stops]
    whole = [(0.0, stops[0][1]), *zip(inner, (c for _, c in stops), strict=True), (1.0, stops[-1][1])]
    pieces = [(a, b) for a, b in itertools.pairwise(whole) if b[0] > a[0]]
    functions = [
        Dictionary(FunctionType=2, Domain=Array([0, 1]), C0=rgb(a[1]), C1=rgb(b[1]), N=1) for a, b in pieces
    ]
    if len(functions) == 1:
        return functions[0]
    return Dictionary(
        FunctionType=3,
        Domain=Array([0, 1]),
        Functions=Array(functions),
        Bounds=Array([round(b[0], 5) for _, b in pieces[:-1]]),
        Encode=Array([0, 1] * len(pieces)),
    )


def resources(
    content: Stream,
    fonts: Mapping[str, pikepdf.Object],
    forms: Mapping[str, pikepdf.Object],
    shadings: Mapping[Gradient, pikepdf.Object],
) -> pikepdf.Dictionary:
    """Give the resource dictionary of a content stream: what it uses and nothing else."""
    from pikepdf import Dictionary

    states = {alpha: Dictionary(ca=alpha[0] / 1000, CA=alpha[1] / 1000) for alpha in content.alphas}
    used: dict[str, Mapping[str, pikepdf.Object]] = {
        "/Font": {f"/{name}": fonts[name] for name in content.fonts},
        "/XObject": {f"/{name}": forms[name] for name in content.forms},
        "/ExtGState": {f"/{alpha_name(alpha)}": state for alpha, state in states.items()},
        "/Shading": {f"/{name}": shadings[fill] for fill, name in content.shadings.items()},
    }
    return Dictionary({kind: Dictionary(names) for kind, names in used.items() if names})
