"""Ways through a file: destinations, link annotations and the outline (ISO 32000-1, 12.3 and 12.5.6.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING
from urllib.parse import quote

from printkit.errors import MarkupError, nearest
from printkit.pdf.page import Anchor, Bookmark, Link, Page, Publication, Rect
from printkit.pdf.units import PT

if TYPE_CHECKING:
    import pikepdf

PRINT = 4
"""The flag of an annotation that prints (12.5.3); PDF/A wants it."""

URI_SAFE = "!#$%&'()*+,/:;=?@[]~"

Places = Mapping[str, tuple[int, Anchor]]
"""Block id → page index and place."""


def places(pub: Publication) -> Places:
    """Give the place of every block. Raises ValueError for an id that comes twice and a bookmark to nowhere."""
    found: dict[str, tuple[int, Anchor]] = {}
    for number, page in enumerate(pub.pages):
        for anchor in page.anchors:
            if anchor.id in found:
                raise ValueError(f"the block id {anchor.id!r} is on the pages more than once")
            found[anchor.id] = number, anchor
    for bookmark in pub.bookmarks:
        if bookmark.anchor not in found:
            raise ValueError(f"the bookmark {bookmark.title!r} points to {bookmark.anchor!r}, which is nowhere")
    return found


def pdf_box(page: Page, box: Rect) -> list[float]:
    """Give a box of a page as a PDF has it: left, bottom, right, top, pt."""
    left, bottom = box.x * PT, (page.height - box.y - box.height) * PT
    return [round(v, 4) for v in (left, bottom, left + box.width * PT, bottom + box.height * PT)]


def embed(pdf: pikepdf.Pdf, pub: Publication) -> None:
    """Put links and outline into ``pdf``, whose pages are the publication's.

    Raises MarkupError for a link to a block that is nowhere, and what :func:`places` raises.
    """
    from pikepdf import Array

    known = places(pub)
    targets = _Targets(pdf, pub, known)
    for page, made in zip(pub.pages, pdf.pages, strict=True):
        if page.links:
            made.obj.Annots = Array([_link(pdf, page, link, targets) for link in page.links])
    if pub.bookmarks:
        _outline(pdf, pub.bookmarks, targets)


class _Targets:
    """Destinations, made when they are asked for; a block that several links lead to has one."""

    def __init__(self, pdf: pikepdf.Pdf, pub: Publication, known: Places) -> None:
        self.pdf, self.pub, self.known = pdf, pub, known
        self.pages = [page.obj for page in pdf.pages]
        self.made: dict[str, pikepdf.Object] = {}

    def to(self, block: str) -> pikepdf.Object:
        from pikepdf import Array, Name

        if block not in self.made:
            number, anchor = self.known[block]
            x, y = anchor.x * PT, (self.pub.pages[number].height - anchor.y) * PT
            place = Array([self.pages[number], Name.XYZ, round(x, 2), round(y, 2), None])
            self.made[block] = self.pdf.make_indirect(place)
        return self.made[block]


def _link(pdf: pikepdf.Pdf, page: Page, link: Link, targets: _Targets) -> pikepdf.Object:
    from pikepdf import Array, Dictionary, Name, String

    made = Dictionary(
        Type=Name.Annot,
        Subtype=Name.Link,
        Rect=Array(pdf_box(page, link.box)),
        Border=Array([0, 0, 0]),
        Contents=String(link.contents),
        F=PRINT,
    )
    if not link.target.startswith("#"):
        uri = quote(link.target, safe=URI_SAFE)  # a URI is ASCII (12.6.4.7)
        made.A = Dictionary(Type=Name.Action, S=Name.URI, URI=String(uri))
        return pdf.make_indirect(made)
    block = link.target[1:]
    if block not in targets.known:
        hint = nearest(block, targets.known)
        raise MarkupError(f"a link to #{block}, which is nowhere in the book", hint=hint)
    made.Dest = targets.to(block)
    return pdf.make_indirect(made)


def _outline(pdf: pikepdf.Pdf, bookmarks: Sequence[Bookmark], targets: _Targets) -> None:
    """Make the outline (12.3.3), all of it open, and have it shown. Raises ValueError for a level left out."""
    from pikepdf import Dictionary, Name, String

    line = [pdf.make_indirect(Dictionary(Type=Name.Outlines))]  # the root, and the last entry of each level
    counts = [0] * (len(bookmarks) + 1)  # how many entries lie below each, the root's first
    path = [0]
    entries = list(line)
    for number, bookmark in enumerate(bookmarks, 1):
        if bookmark.level >= len(line):
            raise ValueError(f"the bookmark {bookmark.title!r} is a level too deep")
        entry = pdf.make_indirect(Dictionary(Title=String(bookmark.title), Dest=targets.to(bookmark.anchor)))
        parent = line[bookmark.level]
        entry.Parent = parent
        if "/First" not in parent:
            parent.First = entry
        else:
            before = line[bookmark.level + 1]
            entry.Prev, before.Next = before, entry
        parent.Last = entry
        line[bookmark.level + 1 :], path[bookmark.level + 1 :] = [entry], [number]
        entries.append(entry)
        for above in path[:-1]:
            counts[above] += 1
    for entry, count in zip(entries, counts, strict=True):
        if count:
            entry.Count = count
    pdf.Root.Outlines, pdf.Root.PageMode = line[0], Name.UseOutlines
