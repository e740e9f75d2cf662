"""Cutting machines: small TOML files, printkit's own or a kit's (``cutters/NAME.toml``), and paper for them."""

from __future__ import annotations

import datetime
from pathlib import Path as File
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from printkit.draw.paths import rectangle
from printkit.errors import KitError, UsageError, check_known
from printkit.kit.values import read_own, shaped
from printkit.pdf.page import Path
from printkit.pdf.paper import MARGIN, PAPERS, Paper

SQUARE = 5.0
"""Side of the square among marks of type 1, mm."""

INK = "#000000"

Side = Annotated[float, Meta(ge=20, le=2000)]


class Marks(Struct, frozen=True, forbid_unknown_fields=True):
    """A square in the top left corner of the paper, and a corner of two lines in two others, mm.

    ``inset``: from the paper's edge; ``length``, ``thickness``: of the lines.
    """

    type: Literal["silhouette-1"]
    inset: Annotated[float, Meta(ge=5, le=50)]
    length: Annotated[float, Meta(ge=5, le=20)]
    thickness: Annotated[float, Meta(ge=0.2, le=1)]

    def drawn(self, paper: Paper) -> tuple[Path, ...]:
        """Draw them."""
        near, long = self.inset, self.length
        right, foot = paper.width - near, paper.height - near
        corners = (
            *(("M", right - long, near), ("L", right, near), ("L", right, near + long)),
            *(("M", near, foot - long), ("L", near, foot), ("L", near + long, foot)),
        )
        square = Path(rectangle(near, near, SQUARE, SQUARE), fill=INK)
        return square, Path(corners, stroke=INK, width=self.thickness)


class Cutter(Struct, frozen=True, forbid_unknown_fields=True):
    """A machine. ``area``: what it cuts of each paper, by its id, in the middle of it, mm.

    ``blade``: the least radius that it follows, mm. ``picture``: a picture of the sheet is made, for its own
    program to print. ``source``: where its measures are from, read on ``date``; ``tried``: on a real machine.
    """

    id: str
    name: str
    area: dict[str, tuple[Side, Side]] = {}
    blade: Annotated[float, Meta(ge=0, le=5)] = 0.0
    marks: Marks | None = None
    picture: bool = False
    tried: bool = False
    source: str = ""
    date: datetime.date | None = None

    def paper(self, paper: Paper) -> Paper:
        """Give paper as this machine cuts it, with its marks. Raises UsageError for what it does not take."""
        if paper.id not in self.area:
            what = f"{self.id} does not cut {paper.name} ({paper.width:g} × {paper.height:g} mm)"
            hint = f"it cuts: {', '.join(self.area)}; or say what it reaches in cutters/{self.id}.toml"
            raise UsageError(what, where="--cutter", hint=hint)
        width, height = self.area[paper.id]
        margins = (paper.width - width) / 2, (paper.height - height) / 2
        marks = self.marks.drawn(paper) if self.marks else ()
        return replace(paper, margins=margins, cutter=self.id, marks=marks)


def read_cutter(name: str, kit: File | None = None) -> Cutter:
    """Read a machine by its name: the kit's own first, then printkit's. Raises KitError, UsageError."""
    where, data = f"cutters/{name}.toml", read_own("cutters", name, kit, UsageError, "--cutter: no cutter")
    hint = "see docs/cutting.md"
    area = data.get("area")
    for id, size in area.items() if isinstance(area, dict) else ():
        place = f"{where}: area.{id}"
        check_known([id], PAPERS, "no paper", where=place, kind=KitError)
        width, height = shaped(size, tuple[Side, Side], place, hint)
        most = PAPERS[id].width - 2 * MARGIN, PAPERS[id].height - 2 * MARGIN
        if width > most[0] or height > most[1]:
            said = f"is larger than the printable area of {PAPERS[id].name}, {most[0]:g} × {most[1]:g} mm"
            raise KitError(f"{width:g} × {height:g} mm {said}", where=place)
    made = shaped({"name": name, **data, "id": name}, Cutter, where, hint)
    if not made.area:
        raise KitError("says nothing of what the machine reaches", where=where, hint="[area] a4 = [188, 265]")
    return made
