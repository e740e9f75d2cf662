"""Words in fonts of a kit's own that CairoSVG draws as outlines, which nobody can search."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.draw.check import check
from printkit.draw.plot import Plotter, ids_of
from printkit.draw.style import UnplottableError
from printkit.kit.model import OTHER_LANGUAGE, Kit
from printkit.kit.render import load
from printkit.parts.faces import BACK, Component
from printkit.parts.pictures import PICTURE
from printkit.parts.seen import template_line
from printkit.text.faces import named


def outlined(kit: Kit, made: Component) -> Iterator[str]:
    """Note on which faces of a part words are outlines, and what is drawn there that is not plotted."""
    own = [name for name, known in named().items() if any(face.source for face in known)]
    sizes = dict.fromkeys((PICTURE + name for name in made.pictures), (1, 1))
    back = made.part.back if made.part.back not in (None, OTHER_LANGUAGE) else made.part.template
    found: dict[tuple[str, str], list[str]] = {}
    for drawing, name, items in made.faces() if own and made.plots else ():
        if items is not None or "<text" not in drawing or not any(one in drawing for one in own):
            continue
        template = back if name.endswith(BACK) else made.part.template
        root = check(drawing, *made.whole, template)
        try:
            Plotter(ids_of(root), sizes).whole(root, *made.whole)
        except UnplottableError as error:
            source = load(kit.folder, template).text
            where = template_line(f"{template}:{error.where}", template, drawing, source)
            found.setdefault((error.what, where), []).append(name.partition(":")[0])
    for (why, where), (first, *others) in found.items():
        more = f" and {len(others)} more" if others else ""
        yield f"{made.part.id}: words of {first}{more} are outlines, which check does not see: {why} ({where})"
