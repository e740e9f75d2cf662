"""Icons: the drawings of icons/ in the kit or in templates/shared, and where many of them stand on a card."""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Mapping
from pathlib import Path

from printkit.errors import ArtError, nearest
from printkit.kit.resources import data_folder, inside, read_text
from printkit.parts.svg import parse

ICONS = "icons"
THIRD = 1 / 3
COLUMNS: Mapping[int, tuple[tuple[float, ...], tuple[float, ...]]] = {
    0: ((), ()),
    1: ((), (0.5,)),
    2: ((), (0, 1)),
    3: ((), (0, 0.5, 1)),
    4: ((0, 1), ()),
    5: ((0, 1), (0.5,)),
    6: ((0, 0.5, 1), ()),
    7: ((0, 0.5, 1), (0.25,)),
    8: ((0, 0.5, 1), (0.25, 0.75)),
    9: ((0, THIRD, 2 * THIRD, 1), (0.5,)),
    10: ((0, THIRD, 2 * THIRD, 1), (THIRD / 2, 1 - THIRD / 2)),
}
"""Number of pips → the heights of those at both sides and of those in the middle, as on any pack of cards."""


def places(count: int) -> list[tuple[float, float]]:
    """Give where the pips of a card stand in a field that is 1 wide and 1 high."""
    if count in COLUMNS:
        sides, middle = COLUMNS[count]
        return [*((side, y) for y in sides for side in (0.0, 1.0)), *((0.5, y) for y in middle)]
    across = math.ceil(math.sqrt(count * 0.6))
    rows = math.ceil(count / across)
    found = []
    for row in range(rows):
        here = min(across, count - row * across)
        for place in range(here):
            found.append((0.5 + (place - (here - 1) / 2) / (across - 1), row / (rows - 1)))
    return found


@functools.lru_cache(maxsize=256)
def read_icon(folder: str, name: str) -> tuple[str, tuple[float, float, float, float]]:
    """Read an icon: what is inside its <svg>, and its viewBox."""
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
        raise ArtError(f"{name!r} is no icon's name", hint="small letters, figures and hyphens")
    file = f"{ICONS}/{name}.svg"
    own, shared = Path(folder), data_folder("templates") / "shared"
    home = own if (own / file).exists() else shared
    if home is shared and not (shared / file).is_file():
        known = {p.stem for f in (own, shared) for p in (f / ICONS).glob("*.svg")}
        raise ArtError(
            f"no icon {name!r}", hint=nearest(name, known) or f"there are: {', '.join(sorted(known))}"
        )
    text = read_text(inside(home, file, file, ArtError), kind=ArtError)
    try:
        root = parse(text)
    except ArtError as error:
        error.where = f"{file}:{error.where}"
        raise
    box = [float(n) for n in re.split(r"[\s,]+", root.attributes.get("viewBox", "0 0 100 100").strip())]
    if len(box) != 4 or min(box[2:]) <= 0:
        raise ArtError("the viewBox is not four numbers", where=file)
    inner = text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg")].strip()
    return inner, (box[0], box[1], box[2], box[3])
