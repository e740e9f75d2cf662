"""What a build was asked for, as one value, of which cache keys are made; and the files that it makes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

from msgspec import Struct, field, to_builtins
from msgspec.structs import replace

from printkit.errors import OutputError
from printkit.kit.model import STANDARD, Backs, Edition, Kit, Stock
from printkit.kit.table import spell_numbers
from printkit.pdf.level import ARCHIVE, LEVELS

if TYPE_CHECKING:
    from printkit.press.calibration import Sides

Ruby = Literal["none", "first", "all"]
"""Readings over a term at its first use, always, or never."""

Sheets = Literal["shared", "by-part"]
"""Parts that share sheets of paper, a file for each stock; or a file for each part."""

SHOPS = ("any-x4", "doujin", "drivethru", "gamecrafter", "makeplayingcards")
"""Printkit's own, as in :mod:`printkit.export.pod`; a kit may have others."""

POD = "pod:"
CUTS = ("cut:svg", "cut:dxf")
"""What machines cut sheets by, as :mod:`printkit.press.cutfile` writes it."""

PNG = "png"
PICTURES = (PNG, "jpeg", "webp")
"""As in :mod:`printkit.export.pictures`."""

FORMATS = ("pdf", "html", *PICTURES, "tts", *(f"{POD}{shop}" for shop in SHOPS), *CUTS)
"""What a build can make: sheets and books to print; rulebooks as web pages; faces as pictures; a saved object
of Tabletop Simulator; pictures or a PDF for a shop that prints on demand; lines for a cutting machine."""

DEFAULT_DPI = 300
DEFAULT_BACKS: Backs = "long-edge"
DEFAULT_INK = "colour"

OUT = Path("output")

Progress = Callable[[int, int, str], None]
"""Called with how many tasks are done, how many there are, and what was done last."""


def usual_out() -> Path:
    """Give the folder that a build writes into where none is named.

    Raises OutputError where it is a link that a kit may have brought: one is in a kit's folder, or below it.
    """
    here = Path.cwd()
    if OUT.is_symlink() and any((folder / "kit.toml").exists() for folder in (here, *here.parents)):
        hint = f"if it is yours: --out {OUT}"
        raise OutputError("is a link, and a kit may have brought it", where=str(OUT), hint=hint)
    return OUT


class Settings(Struct, frozen=True):
    """The settings of a build.

    ``kits``: built-in names or folders, none for that here or all built-in ones. ``languages``: codes or pairs
    (``ja+en``), none for every language of the kit. ``papers``: ids of pdf.paper. ``formats``: of FORMATS.
    ``ruby``: where a rulebook's terms have their readings. ``ink``: of INKS. ``cards``: the numbers of the
    pieces to print of each part, none for all. ``layouts``: ``NAME`` for all that it suits, or
    ``PART=NAME``. ``printer``: whose errors are undone, "" for none; ``errors``: those, by paper.
    ``cutter``: the machine that cuts the sheets, "" for hands. ``only``: parts, ``rulebook`` and
    ``assembly`` included, none for all. ``edition``: which of the kits' editions; ``size``: of its cards, a
    name or mm, "" for what it says; ``sheets``: whether its parts share sheets or have a file each.
    ``with_book``: the rulebook lies in the edition's file, too, where there is a rule sheet in its place.
    ``outright``: the settings, by name, that no edition changes. ``dpi``: of pictures; ``url``: where those
    of ``tts`` will lie, "" for nowhere yet. ``conformance``: the level of every PDF, of pdf.level, ``a-3a``
    for books alone; ``colour``: of pdf.inks, "" for what the level takes; ``profile``: of the press, none
    for the kit's or printkit's own. ``draft``: a marked placeholder stands for art that is missing.
    ``trust``: run games that are the kits' own code. ``out``: where each kit gets its folder. ``jobs``
    (processes; None: as many as help) and ``cache`` change how a build is done, not what it makes.
    """

    kits: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    papers: tuple[str, ...] = ("a4",)
    backs: Backs = DEFAULT_BACKS
    ink: str = DEFAULT_INK
    cards: tuple[int, ...] = ()
    layouts: tuple[str, ...] = ()
    printer: str = ""
    cutter: str = ""
    formats: tuple[str, ...] = ("pdf",)
    ruby: Ruby = "none"
    only: tuple[str, ...] = ()
    edition: str = STANDARD
    size: str = ""
    sheets: Sheets = "shared"
    with_book: bool = False
    outright: tuple[str, ...] = ()
    dpi: int = DEFAULT_DPI
    url: str = ""
    conformance: str = ARCHIVE
    colour: str = ""
    profile: bytes = b""
    draft: bool = False
    trust: bool = False
    errors: Mapping[str, Sides] = field(default_factory=dict)
    out: Path = OUT
    jobs: int | None = None
    cache: bool = True

    def making(self) -> object:
        """Give all that decides what a kit's files are, as plain values: what cache keys are made of."""
        # which kits are built, where to and how makes no difference; the order of these makes none either
        named = {name: tuple(sorted(getattr(self, name))) for name in ("formats", "only", "outright")}
        return to_builtins(replace(self, kits=(), out=OUT, jobs=None, cache=True, **named), enc_hook=str)

    @property
    def press(self) -> str:
        """What the names of files say of level and colours, "" for what is as usual."""
        usual = LEVELS[self.conformance].colours[0]
        words = (self.conformance if self.conformance != ARCHIVE else "", self.colour.replace(usual, ""))
        return "-".join(filter(None, words))

    def of(self, edition: Edition) -> Settings:
        """Give the settings for a kit's edition: what it says, where it was not said outright."""
        said = {name: getattr(edition, name) for name in ("backs", "ink") if name not in self.outright}
        changed = {name: value for name, value in said.items() if value}
        return replace(self, with_book=self.with_book or "book" in edition.extra, **changed)


RULESHEET, RULEBOOK, ASSEMBLY, ALL = "rulesheet", "rulebook", "assembly", "all"

WHAT = {
    RULESHEET: "Rule sheet",
    RULEBOOK: "Rulebook",
    ASSEMBLY: "How to print, cut and assemble this kit",
    ALL: "Everything, on a virtual table",
}

LONGEST = 40
"""Most characters for the numbers of cards, or names of parts, in a file's name."""


ONE_FILE = ("pdf", "html")
"""The formats that do not come as a folder of files."""


class Output(Struct, frozen=True):
    """One file to make.

    ``part``: a part's id, ``rulesheet``, ``rulebook``, ``assembly``, an edition's id, or ``all``.
    ``stock``: of an edition, what it is printed on. ``lang``: ``ja``, ``ja+en``, or
    ``xx`` for a part without words. ``paper``: "" for a file that has none. ``backs``: None where they make no
    difference to it, or are as the edition has them; ``ink``: "" for the edition's. ``layout``: "" for the
    part's own; of several, what the name says of them. ``sheets``: of the assembly page, "" for the usual.
    ``cards``: the numbers of those that it holds, none for all. ``printer``, ``cutter``: those that
    it is for. ``dpi``: of pictures, 0 where it goes without saying. ``parts``: those that a saved object
    holds, none for all. ``finish``: of a box, what becomes of its cards, "" for the usual. ``edition``: the one
    that it is for, or the size of its cards, where that makes it another file. ``with_book``: of what is
    joined, or tells of it, that it has the rulebook besides the rule sheet. ``press``: its level of conformance
    and its colours, "" for the usual. ``shop``: whose PDF it is, "" for one to print at home. ``ruby``: which
    terms of its text have their readings, "" for none.
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
    cutter: str = ""
    format: str = "pdf"
    dpi: int = 0
    parts: tuple[str, ...] = ()
    finish: str = ""
    edition: str = ""
    with_book: bool = False
    stock: Stock | None = None
    press: str = ""
    shop: str = ""
    sheets: str = ""
    ruby: str = ""

    @property
    def joined(self) -> bool:
        """Whether other outputs' files go before its own, and so are made before it is finished."""
        return self.stock == "paper" and self.format == "pdf"

    @property
    def pictures(self) -> bool:
        """Whether it is a folder of pictures, which several tasks share."""
        return self.format not in (*ONE_FILE, *CUTS)

    @property
    def file(self) -> str:
        """Its name: ``<kit>_<part>_<lang>`` with what is not as usual.

        Of formats that come as many files, it is the folder's that they lie in.

        For example ``sorcerer_deck_xx_letter_bleed_short-edge_low_cards3+7-9_for-office.pdf``.
        """
        usual = () if self.stock else (DEFAULT_BACKS, DEFAULT_INK)
        backs, with_ink = ("" if one in usual else one for one in (self.backs, self.ink))
        named = self.format.removeprefix(POD).replace(":", "-")
        form = named if self.format not in (*ONE_FILE, PNG) else ""
        layout = f"layout-{self.layout}" if self.layout in get_args(Backs) else _short(self.layout)
        words = (
            *(self.kit, self.part, self.stock, self.lang, self.paper, self.edition, layout, backs, self.sheets),
            "with-book" if self.with_book else "",
            f"ruby-{self.ruby}" if self.ruby else "",
            self.finish,
            with_ink,
            f"cards{_short(spell_numbers(self.cards).replace(',', '+'))}" if self.cards else "",
            f"for-{self.printer}" if self.printer else "",
            self.cutter,
            self.press,
            f"{self.dpi}dpi" if self.dpi else "",
            _short("+".join(self.parts)),
            form or self.shop,
        )
        name = "_".join(word for word in words if word)
        return f"{name}.{self.format}" if self.format in ONE_FILE else name


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
