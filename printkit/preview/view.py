"""What can be looked at, and what looking at it gives: plain values that cross between the processes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

from printkit.kit.model import TextKind
from printkit.pdf.matrix import Rect

Kind = Literal["book", "faces", "sheets"]

KIT = "kit:"
"""The place of faults that are of no part and no book."""


class View(Struct, frozen=True):
    """What is looked at. ``part``: a part's id, or which book. What makes no difference to it is ""."""

    kind: Kind
    part: str = ""
    lang: str = ""
    paper: str = ""
    ink: str = ""
    backs: str = ""


class Fault(Struct, frozen=True):
    """A problem as the command line would tell it, and the place beside which it is shown.

    ``place``: a part's id, a book or KIT. ``number``: which card or page, from 1; None: the place as a whole.
    """

    place: str
    what: str
    where: str = ""
    hint: str = ""
    number: int | None = None


class Picture(Struct, frozen=True):
    """One picture to be had: a face, a side of a sheet or a page. Size in mm.

    ``key`` names its content; "" for one that is not rendered yet.
    """

    key: str
    width: float
    height: float


class Slot(Struct, frozen=True):
    """A place of the page: a card, a sheet or a book's page. ``front``, ``back``: numbers of pictures.

    ``number``: of the card or page, from 1, by which faults name it. ``copies``: how often it is printed.
    ``text``: what it is found by.
    """

    front: int
    back: int | None
    label: str
    number: int
    copies: int = 1
    text: str = ""


class Shown(Struct, frozen=True):
    """The pictures of a view, and the places in which it shows them.

    ``notes``: what is not wrong, but worth knowing.
    """

    pictures: tuple[Picture, ...]
    slots: tuple[Slot, ...]
    notes: tuple[str, ...] = ()


class Listing(Struct, frozen=True):
    """A view's pictures and faults. ``shown``: with a fault, the pictures of the last time without one.

    ``more``: not all are rendered yet; the next step renders others.
    """

    shown: Shown | None
    faults: tuple[Fault, ...] = ()
    more: bool = False


class PartInfo(Struct, frozen=True):
    """What the page has to know of a part. ``count`` is None where its data cannot be read."""

    id: str
    title: Mapping[str, str]
    shape: str
    width: float
    height: float
    bleed: float
    words: bool
    count: int | None


class Overview(Struct, frozen=True):
    """What there is to look at. ``books``: in printing order. ``fault``: why nothing, or nothing new."""

    id: str
    name: Mapping[str, str] = field(default_factory=dict)
    version: str = ""
    languages: tuple[str, ...] = ()
    parts: tuple[PartInfo, ...] = ()
    books: tuple[TextKind, ...] = ()
    fault: Fault | None = None


class Look(Struct, frozen=True):
    """A job for a drawer: list a view's pictures; without one, say what there is to look at.

    ``window``: the places on the screen, from 1, which are rendered at ``step`` 0.
    """

    version: int
    view: View | None = None
    window: tuple[int, ...] = (1,)
    step: int = 0


class Read(Struct, frozen=True):
    """A job for a drawer: say where the texts of the picture of a view are written that ``key`` names."""

    version: int
    view: View
    key: str


class Draw(Read, frozen=True):
    """A job for a drawer: draw such a picture, if it is there still."""

    dpi: int


class Text(Rect, frozen=True):
    """A line of text in a picture: its box, mm from the top left, and the file and line where it is written."""

    text: str
    where: str


Job = Look | Read
