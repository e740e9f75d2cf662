"""One file, or one folder of files, that a build makes: its language, paper and such, and its name."""

from __future__ import annotations

import hashlib

from msgspec import Struct

from printkit.kit.model import Kit, Stock
from printkit.kit.table import spell_numbers
from printkit.making.settings import DEFAULT_BACKS, DEFAULT_INK, FORMATS, POD
from printkit.pdf.paper import Backs

RULESHEET, RULEBOOK, ASSEMBLY, ALL = "rulesheet", "rulebook", "assembly", "all"

WHAT = {
    RULESHEET: "Rule sheet",
    RULEBOOK: "Rulebook",
    ASSEMBLY: "How to print, cut and assemble this kit",
    ALL: "Everything, on a virtual table",
}

LONGEST = 40
"""Most characters for the numbers of cards, or names of parts, in a file's name."""

FOLDERS = tuple(one for one in FORMATS if one not in ("pdf", "html"))
"""Formats that come as many files."""


class Output(Struct, frozen=True):
    """One file to make.

    ``part``: a part's id, ``rulesheet``, ``rulebook``, ``assembly``, an edition's id, or ``all``.
    ``shares``: of an edition, the stock that it is printed on. ``lang``: ``ja``, ``ja+en``, or
    ``xx`` for a part without words. ``paper``: "" for a file that has none. ``backs``: None where they make no
    difference to it. ``layout``: "" for the part's own. ``cards``: the numbers of those that it holds, none for
    all. ``printer``: the one that it is for. ``dpi``: of pictures, 0 where it goes without saying. ``parts``:
    those that a saved object holds, none for all. ``stock``: of a box, what its cards are, "" for the usual.
    ``edition``: the one that it is for, or the
    size of its cards, where that makes it another file. ``with_book``: of what is joined,
    that it has the rulebook besides the rule sheet.
    """

    kit: str
    part: str
    lang: str
    paper: str
    backs: Backs | None = None
    ink: str = DEFAULT_INK
    layout: str = ""
    cards: tuple[int, ...] = ()
    printer: str = ""
    format: str = "pdf"
    dpi: int = 0
    parts: tuple[str, ...] = ()
    stock: str = ""
    edition: str = ""
    with_book: bool = False
    shares: Stock | None = None

    @property
    def joined(self) -> bool:
        """Whether other outputs' files go before its own, and so are made before it is finished."""
        return self.shares == "paper"

    @property
    def file(self) -> str:
        """Its name: ``<kit>_<part>_<lang>`` with what is not as usual, in the order of the fields above.

        Of formats that come as many files, it is the folder's that they lie in.

        For example ``sorcerer_deck_xx_letter_bleed_short-edge_low_cards3+7-9_for-office.pdf``.
        """
        with_ink = self.ink if self.ink != DEFAULT_INK else ""
        backs = self.backs if self.backs not in (None, DEFAULT_BACKS, self.layout) else ""
        form = self.format.removeprefix(POD) if self.format in FOLDERS and self.format != "png" else ""
        words = (
            *(self.kit, self.part, self.shares, self.lang, self.paper, self.edition, self.layout, backs),
            "with-book" if self.with_book else "",
            self.stock,
            with_ink,
            f"cards{_short(spell_numbers(self.cards).replace(',', '+'))}" if self.cards else "",
            f"for-{self.printer}" if self.printer else "",
            f"{self.dpi}dpi" if self.dpi else "",
            _short("+".join(self.parts)),
            form,
        )
        name = "_".join(word for word in words if word)
        return name if self.format in FOLDERS else f"{name}.{self.format}"


def _short(words: str) -> str:
    """Give words with ``+`` between them, or the first of very many and a hash of all."""
    if len(words) <= LONGEST:
        return words
    digest = hashlib.sha256(words.encode()).hexdigest()[:8]
    return f"{words[:LONGEST].rpartition('+')[0] or words[:LONGEST]}+{digest}"


def what(kit: Kit, part_id: str) -> str:
    """Say in English what a file is, for the manifest; in the kit's first language where it has no English."""
    if part_id in WHAT:
        return WHAT[part_id]
    part = kit.part(part_id)
    if part is None:
        return f"The edition {part_id}, to print"
    return part.title.get("en") or part.title[kit.languages[0]]
