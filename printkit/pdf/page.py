"""The display list: what is on each page, as plain values that a test can write down and compare.

Millimetres from the top left, y downwards. Nothing here knows of ReportLab; :mod:`printkit.pdf.write` draws it
and makes no decisions of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

from printkit.pdf.inks import Inks
from printkit.pdf.level import PLAIN
from printkit.pdf.matrix import IDENTITY, Matrix
from printkit.pdf.matrix import Op as Op  # paths and boxes are values of this module
from printkit.pdf.matrix import Rect as Rect
from printkit.text.faces import Glyphs


class Gradient(Struct, frozen=True):
    """Colours that change along a line, or from a circle to another; before and after they stay as they are.

    ``places``: x and y of both ends; or x, y and radius of both circles. ``stops``: where from 0 to 1, and
    which ``#rrggbb``, or ``#rrggbbaa`` of one that lets through. ``matrix``: from the gradient's own
    millimetres to those of what it fills.
    """

    places: tuple[float, ...]
    stops: tuple[tuple[float, str], ...]
    matrix: Matrix = IDENTITY

    @property
    def through(self) -> bool:
        """Whether it lets through somewhere."""
        return any(len(colour) > 7 for _, colour in self.stops)


class Path(Struct, frozen=True, tag=True):
    """A filled and/or stroked path. Colours are ``#rrggbb`` or None; widths and dashes in mm.

    ``opacity``: of fill and stroke, 0 to 1. ``miter``: how many widths a pointed corner may be long.
    """

    ops: tuple[Op, ...]
    fill: str | Gradient | None = None
    stroke: str | None = None
    width: float = 0.0
    dash: tuple[float, ...] = ()
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"
    evenodd: bool = False
    opacity: tuple[float, float] = (1.0, 1.0)
    phase: float = 0.0
    miter: float = 10.0


class Bitmap(Rect, frozen=True, tag=True):
    """A picture, a whole file, stretched to a box."""

    file: bytes


class Placed(Struct, frozen=True, tag=True):
    """A form (see ``Publication.forms``) placed with its top left at x, y, at its own size times ``scale``.

    ``turn`` is clockwise in degrees (0, 90, 180, 270) about the centre of the placed box: width and height
    are the box *after* the turn. ``clip``: nothing of the form shows outside this box of the page (or drawing)
    that it is placed on; cards that share an edge are clipped to their trim there.
    """

    form: str
    x: float
    y: float
    turn: int = 0
    scale: float = 1.0
    clip: Rect | None = None


class Marked(Struct, frozen=True, tag=True):
    """Items that belong to one structure element, or to none (``tag`` None: an artifact)."""

    tag: int | None
    items: tuple[Item, ...]


class Moved(Struct, frozen=True, tag=True):
    """Items that lie so much farther to the right and down than they say, mm."""

    x: float
    y: float
    items: tuple[Item, ...]


class Group(Struct, frozen=True, tag=True):
    """Items under a matrix, shown inside ``clip`` alone, and let through as one by ``opacity``, 0 to 1.

    ``matrix``: from the items' millimetres to those outside; ``clip`` is in the items'.
    """

    items: tuple[Item, ...]
    matrix: Matrix = IDENTITY
    clip: tuple[Op, ...] | None = None
    opacity: float = 1.0


Item = Glyphs | Path | Bitmap | Placed | Marked | Moved | Group


class Link(Struct, frozen=True):
    """A link's active box. ``target`` is a URI or ``#block-id``; ``tag`` is its Link element's id."""

    box: Rect
    target: str
    tag: int | None
    contents: str


class Anchor(Struct, frozen=True):
    """The place of a block id, for links and bookmarks."""

    id: str
    x: float
    y: float


class Page(Struct, frozen=True):
    """One page. ``trim`` and ``bleed`` become TrimBox and BleedBox.

    ``undo``: moves all that is drawn, to make up for what a printer does; boxes and links stay.
    """

    width: float
    height: float
    items: tuple[Item, ...]
    links: tuple[Link, ...] = ()
    anchors: tuple[Anchor, ...] = ()
    trim: Rect | None = None
    bleed: Rect | None = None
    label: str | None = None
    undo: Matrix | None = None


class Tag(Struct, frozen=True):
    """A structure element (ISO 32000-1, 14.8). ``parent`` None: a child of Document.

    Children come after their parent, and follow, as content does, in the order in which they first appear on
    the pages. Every tag must be mentioned on a page, an empty cell by an empty ``Marked``.
    ``attributes`` are layout or table attributes whose values are names: ``{"O": "Table", "Scope": "Column"}``.
    A Figure's BBox is found from what it draws.
    """

    kind: str
    parent: int | None = None
    alt: str | None = None
    lang: str | None = None
    actual: str | None = None
    attributes: Mapping[str, str] = field(default_factory=dict)


class Bookmark(Struct, frozen=True):
    """An outline entry: level 0 is the outermost."""

    title: str
    level: int
    anchor: str


class Attachment(Struct, frozen=True):
    """A file of JSON that goes with the document."""

    name: str
    data: bytes
    description: str


class Drawing(Struct, frozen=True):
    """A form made of our own items, in its own coordinates from its top left.

    ``clip``: nothing shows outside its width and height; else what is drawn there does. ``name``: what it is,
    for errors. ``notes``: what its maker may want to know.
    """

    width: float
    height: float
    items: tuple[Item, ...]
    clip: bool = False
    name: str = ""
    notes: tuple[str, ...] = ()


class Imported(Struct, frozen=True):
    """A form taken from a page of another PDF (bytes): its MediaBox is its size, from 0, 0.

    ``name``: what it is, for errors.
    """

    width: float
    height: float
    pdf: bytes
    page: int
    name: str = ""


Drawings = Mapping[str, Drawing | Imported]
"""Forms by name."""

Duplex = Literal["Simplex", "DuplexFlipShortEdge", "DuplexFlipLongEdge"]
"""What is asked of the viewer's print dialog (ISO 32000-1, table 150)."""


class Publication(Struct, frozen=True):
    """A whole PDF as a value.

    ``tags`` are indexed by the numbers that Marked and Link carry. ``level``: of conformance, as
    :data:`printkit.pdf.level.LEVELS` has it (``a-3a`` needs tags); ``inks``: what its colours become, None for
    RGB. ``duplex`` asks the viewer's print dialog. ``loose``: lines that end badly, each with its file and
    line; not written.
    """

    title: str
    lang: str
    pages: tuple[Page, ...]
    tags: tuple[Tag, ...] = ()
    bookmarks: tuple[Bookmark, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    forms: Drawings = field(default_factory=dict)
    author: str = ""
    subject: str = ""
    keywords: str = ""
    licence: str = ""
    level: str = PLAIN
    inks: Inks | None = None
    duplex: Duplex | None = None
    loose: tuple[tuple[str, str], ...] = ()
