"""What a check comes to: faults, each with its place, and the tables that it was read from."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from printkit.press.leaves import Work


class Fault(Struct, frozen=True):
    """Something that has to be mended.

    ``kind``: what was checked (``clauses``, ``examples``, ``languages``, ``colours``, ``parts``, ``sheets``,
    ``ink``, ``book``, ``records``, ``pdf``). ``where``: as a person would look for it. ``sides``: the same
    place in each language, where the two are out of step.
    """

    kind: str
    what: str
    where: str = ""
    hint: str = ""
    sides: tuple[tuple[str, str], ...] = ()


class Covered(Struct, frozen=True):
    """A clause of the rules and what shows it.

    ``kind``: ``S``, ``I`` or ``R``. ``examples``: the lessons whose pinned records show it. ``tests``: how many
    tests of the engine name it. ``unshown``: why no record can show it, "" where one can. ``blocks``: how many
    blocks of the rulebook cite it.
    """

    clause: str
    kind: str
    examples: tuple[str, ...]
    tests: int
    unshown: str
    blocks: int


class Pair(Struct, frozen=True):
    """Two suits side by side.

    ``apart``: ΔE2000 of their colours to ``all`` eyes and to those of :data:`printkit.pdf.vision.VISIONS`.
    """

    one: str
    other: str
    apart: Mapping[str, float]
    same_shape: bool
    same_letter: bool


class Piecework(Struct, frozen=True):
    """A part in one language, as it is printed.

    ``lang``: ``xx`` for a part without words. ``laid``: by paper. ``ink``: by edition (``colour``, ``low``),
    mm² of ink on the trimmed pieces, the mean of cyan, magenta and yellow. ``area``: of the sides of A4 that
    are printed, mm².
    """

    part: str
    lang: str
    pieces: int
    faces: int
    laid: Mapping[str, Work]
    ink: Mapping[str, float]
    area: float


class Book(Struct, frozen=True):
    """A rulebook or an assembly page that was made to be looked at, and is right but for what faults say."""

    file: str
    pages: int


class Report(Struct, frozen=True):
    """All that was checked of a kit.

    ``shared``: what its parts take that share sheets, by stock and paper. ``notes``: what is not wrong, but
    worth knowing.
    """

    kit: str
    faults: tuple[Fault, ...]
    clauses: tuple[Covered, ...] = ()
    suits: tuple[Pair, ...] = ()
    parts: tuple[Piecework, ...] = ()
    shared: Mapping[str, Mapping[str, Work]] = {}
    books: tuple[Book, ...] = ()
    notes: tuple[str, ...] = ()


class Pages(Struct, frozen=True):
    """Pages of one size, mm. ``paper``: its name, "" where it is none of printkit's."""

    width: float
    height: float
    paper: str
    count: int


class Font(Struct, frozen=True):
    """A font of a PDF. ``kind``: as PDF calls it (``Type0``, ``TrueType``, …)."""

    name: str
    kind: str
    embedded: bool


class FileReport(Struct, frozen=True):
    """All that was checked of a PDF.

    ``producer``: what made it; ``ours``: printkit did. ``duplex``: what it asks of the print dialog.
    ``attached``: how many files that may be records go with it; ``held``: how many of them hold. ``level``: of
    PDF/X that it says to be of; ``ink``: the most in one place, 1 for one ink, 0 where it has none of four, and
    ``inked``: where; ``dots``: the fewest per inch of a picture, 0 for none, and ``coarse``: where; ``spots``:
    its spot colours; ``sizes``: of each page, mm.
    """

    file: str
    faults: tuple[Fault, ...]
    producer: str = ""
    duplex: str = ""
    pages: tuple[Pages, ...] = ()
    fonts: tuple[Font, ...] = ()
    attached: int = 0
    held: int = 0
    ours: bool = False
    level: str = ""
    ink: float = 0.0
    inked: str = ""
    dots: float = 0.0
    coarse: str = ""
    spots: tuple[str, ...] = ()
    sizes: tuple[tuple[float, float], ...] = ()
    notes: tuple[str, ...] = ()
