"""What a kit takes when its parts share sheets: sheets and cuts of each stock, on each paper."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from msgspec.structs import astuple

from printkit.check.report import Fault, Laid
from printkit.errors import FitError
from printkit.kit.data import count_of
from printkit.kit.editions import edition_of, parts_in
from printkit.kit.model import STANDARD, Kit, Stock
from printkit.pdf.paper import PAPERS, USUAL, Backs
from printkit.press.layout import read_layout
from printkit.press.share import Lot
from printkit.press.sheets import work_shared

Stocks = Mapping[str, Mapping[str, Laid]]
"""Stock → paper → what its parts take."""

BACKS: Backs = "long-edge"


def shared(kit: Kit) -> tuple[Stocks, tuple[Fault, ...]]:
    """Plan the standard edition on each paper.

    What cannot share a sheet, or fits on none, is a fault, and so is a part that no edition prints.
    """
    found: dict[str, dict[str, Laid]] = {}
    faults: dict[Fault, None] = {}
    standard = edition_of(kit, STANDARD)
    printed = {part.id for one in (standard, *kit.editions) for part in parts_in(kit, one)}
    for part in kit.parts:
        if part.id not in printed:
            hint = "name it in the parts of an edition, or have an edition that names none: it prints all"
            faults[Fault("parts", "is in no edition", f"kit.toml: part.{part.id}", hint)] = None
    for stock in get_args(Stock):
        lots = [
            Lot(part, read_layout(part.layout, kit.folder), count_of(kit, part))
            for part in parts_in(kit, standard)
            if part.stock == stock
        ]
        for paper in (PAPERS[id_] for id_ in USUAL) if lots else ():
            try:
                found.setdefault(stock, {})[paper.id] = Laid(*astuple(work_shared(lots, paper, BACKS)))
            except FitError as error:
                faults[Fault("sheets", error.what, error.where or "", error.hint or "")] = None
    return found, tuple(faults)
