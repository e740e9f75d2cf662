"""Links between pages and out of the file, and the outline (ISO 32000-1, 12.3 and 12.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from printkit.errors import MarkupError, nearest
from printkit.pdf.matrix import PT
from printkit.pdf.page import Anchor, Link, Page, Publication, Rect

if TYPE_CHECKING:
    import pikepdf

PRINT = 4
"""The flag of an annotation that prints (12.5.3); PDF/A wants it."""

URI_SAFE = "!#$%&'()*+,/:;=?@[]~"


def embed_links(pdf: pikepdf.Pdf, pub: Publication) -> None:
    """Put a publication's links and outline into a file that has its pages.

    Raises MarkupError for a link to a block that is nowhere, ValueError for a bookmark to one, for a block id
    that is there twice, and for a bookmark more than a level below the one before.
    """
    from pikepdf import Array, Dictionary, Name, String

    places: dict[str, pikepdf.Array] = {}
    for page, made in zip(pub.pages, pdf.pages, strict=True):
        for anchor in page.anchors:
            if anchor.id in places:
                raise ValueError(f"the block id {anchor.id!r} is on the pages more than once")
            places[anchor.id] = _destination(made.obj, page, anchor)
    for page, made in zip(pub.pages, pdf.pages, strict=True):
        if page.links:
            made.obj.Annots = Array([pdf.make_indirect(_annotation(page, link, places)) for link in page.links])
    if not pub.bookmarks:
        return
    # every entry is open: the root counts all, each entry those below it (tables 152 and 153)
    root = pdf.make_indirect(Dictionary(Type=Name.Outlines, Count=len(pub.bookmarks)))
    pdf.Root.Outlines, pdf.Root.PageMode = root, Name.UseOutlines
    path = [root]
    for mark in pub.bookmarks:
        if mark.anchor not in places:
            raise ValueError(f"the bookmark {mark.title!r} points to {mark.anchor!r}, which is nowhere")
        if mark.level >= len(path):
            raise ValueError(f"can't jump from outline level {len(path) - 2} to {mark.level}")
        del path[mark.level + 1 :]
        above, entry = path[-1], Dictionary(Title=String(mark.title), Dest=places[mark.anchor])
        entry = pdf.make_indirect(entry)
        entry.Parent = above
        if "/Last" in above:
            entry.Prev, above.Last.Next = above.Last, entry
        else:
            above.First = entry
        above.Last = entry
        for one in path[1:]:
            one.Count = int(one.get("/Count", 0)) + 1
        path.append(entry)


def corners(page: Page, box: Rect) -> list[float]:
    """Give a box of a page as PDF has it: left, bottom, right and top, in points from the lower left corner."""
    left, bottom = box.x * PT, (page.height - box.y - box.height) * PT
    return [round(value, 4) for value in (left, bottom, left + box.width * PT, bottom + box.height * PT)]


def _destination(made: pikepdf.Object, page: Page, anchor: Anchor) -> pikepdf.Array:
    from pikepdf import Array, Name

    left, top = round(anchor.x * PT, 4), round((page.height - anchor.y) * PT, 4)
    return Array([made, Name.XYZ, left, top, None])


def _annotation(page: Page, link: Link, places: dict[str, pikepdf.Array]) -> pikepdf.Dictionary:
    from pikepdf import Array, Dictionary, Name, String

    made = Dictionary(
        Type=Name.Annot,
        Subtype=Name.Link,
        Rect=Array(corners(page, link.box)),
        Border=Array([0, 0, 0]),
        Contents=String(link.contents),
        F=PRINT,
    )
    block = link.target.removeprefix("#")
    if block == link.target:
        uri = quote(link.target, safe=URI_SAFE)  # a URI is ASCII (12.6.4.7)
        made.A = Dictionary(Type=Name.Action, S=Name.URI, URI=String(uri))
    elif block in places:
        made.Dest = places[block]
    else:
        raise MarkupError(f"a link to #{block}, which is nowhere in the book", hint=nearest(block, places))
    return made
