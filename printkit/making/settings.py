"""What a build was asked for, as one value: names, manifest, assembly page and cache keys are made from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from msgspec import Struct, field, to_builtins
from msgspec.structs import replace

from printkit.errors import OutputError
from printkit.kit.model import STANDARD, Edition
from printkit.pdf.paper import Backs

if TYPE_CHECKING:
    from printkit.making.printers import Sides

Ruby = Literal["none", "first", "all"]
"""Readings over a term at its first use, always, or never."""

Sheets = Literal["shared", "by-part"]
"""Parts that share sheets of paper, a file for each stock; or a file for each part."""

SHOPS = ("gamecrafter", "makeplayingcards")
"""As in :mod:`printkit.export.pod`."""

POD = "pod:"
FORMATS = ("pdf", "html", "png", "tts", *(f"{POD}{shop}" for shop in SHOPS))
"""What a build can make: sheets and books to print; rulebooks as web pages; faces as pictures; a saved object
of Tabletop Simulator; pictures for a shop that prints on demand."""

DEFAULT_DPI = 300

DEFAULT_BACKS: Backs = "long-edge"

BOTH_SIDES: tuple[Backs, ...] = ("long-edge", "short-edge")
"""What has backs printed by the printer, on the other side of the paper."""

INKS = ("colour", "low")
"""As in :mod:`printkit.parts.faces`."""

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
        raise OutputError(
            "is a link, and a kit may have brought it", where=str(OUT), hint=f"if it is yours: --out {OUT}"
        )
    return OUT


class Settings(Struct, frozen=True):
    """The settings of a build.

    ``kits``: built-in names or folders, none for all built-in kits. ``languages``: codes or pairs (``ja+en``),
    none for every language of the kit. ``papers``: ids of pdf.paper. ``formats``: of FORMATS. ``ruby``: where
    a rulebook's terms have their readings. ``ink``: of INKS. ``cards``: the numbers of the pieces to print of
    each part, none for all. ``layouts``: ``NAME`` for all that it suits, or ``PART=NAME``. ``printer``: whose
    errors are undone, "" for none; ``errors``: those, by paper. ``only``: parts, ``rulebook`` and ``assembly``
    included, none for all. ``edition``: which of the kits' editions; ``size``: of its
    cards, a name or mm, "" for what it says; ``sheets``: whether its parts share sheets
    or have a file each. ``with_book``: the rulebook lies in the edition's file, too, where there is a rule
    sheet in its place. ``outright``: the settings, by name, that no edition changes. ``dpi``: of pictures;
    ``url``: where those of ``tts`` will lie, "" for nowhere yet. ``draft``: a marked placeholder stands for art
    that is missing. ``trust``: run games that are the kits' own code. ``out``: where each kit gets its folder.
    ``jobs`` (processes; None: as many as help) and ``cache`` change how a build is done, not what it makes.
    """

    kits: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    papers: tuple[str, ...] = ("a4",)
    backs: Backs = DEFAULT_BACKS
    ink: str = DEFAULT_INK
    cards: tuple[int, ...] = ()
    layouts: tuple[str, ...] = ()
    printer: str = ""
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

    def of(self, edition: Edition) -> Settings:
        """Give the settings for a kit's edition: what it says, where it was not said outright."""
        said = {name: getattr(edition, name) for name in ("backs", "ink") if name not in self.outright}
        changed = {name: value for name, value in said.items() if value}
        return replace(self, with_book=self.with_book or "book" in edition.extra, **changed)
