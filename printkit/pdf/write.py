"""A publication becomes a PDF, with pikepdf.

Order: the pages' operators (:mod:`.content`); then empty pages, into which operators, fonts, forms, links,
outline, tags and what PDF/A asks for are put; it is saved with nothing in it that changes from run to run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from printkit.errors import MarkupError, nearest
from printkit.pdf.archive import finish, saved
from printkit.pdf.content import Content, Forms
from printkit.pdf.fonts import Fonts
from printkit.pdf.matrix import PT
from printkit.pdf.operators import resources, upwards
from printkit.pdf.page import Bookmark, Link, Page, Publication, Rect
from printkit.pdf.tags import Structure

if TYPE_CHECKING:
    import pikepdf

PRINT = 4
"""The flag of an annotation that prints (ISO 32000-1, 12.5.3); PDF/A wants it."""

URI_SAFE = "!#$%&'()*+,/:;=?@[]~"


def write(pub: Publication) -> bytes:
    """Write a publication: the same bytes for the same value.

    Raises GlyphError for a glyph 0, MarkupError for a link to a block that is nowhere, ValueError for a value
    that contradicts itself (an unknown form or tag).
    """
    import pikepdf

    if not pub.pages:
        raise ValueError("a publication without pages")
    if pub.archival and not pub.tags:
        raise ValueError("an archival publication needs tags")
    fonts = Fonts()
    forms = Forms(pub.forms, fonts, pub.pages)
    structure = Structure(pub.tags) if pub.tags else None
    contents = [_content(page, fonts, forms, structure) for page in pub.pages]
    with pikepdf.new() as pdf:
        for page in pub.pages:
            pdf.add_blank_page(page_size=(round(page.width * PT, 4), round(page.height * PT, 4)))
        places = _places(pdf, pub.pages)
        font_objects = fonts.embed(pdf)
        form_objects = forms.embed(pdf, font_objects)
        for page, made, content in zip(pub.pages, pdf.pages, contents, strict=True):
            forms.shade(pdf, content)
            code = content.code
            if page.undo is not None:
                code = [f"q {upwards(page.undo, page.height)} cm", *code, "Q"]
            made.obj.Contents = pikepdf.Stream(pdf, "\n".join(code).encode("ascii"))
            made.obj.Resources = resources(content, font_objects, form_objects, forms.shadings)
            for name, box in (("/TrimBox", page.trim), ("/BleedBox", page.bleed)):
                if box is not None:
                    made.obj[name] = _box(page, box)
            if page.links:
                notes = [pdf.make_indirect(_annotation(page, link, places)) for link in page.links]
                made.obj.Annots = pikepdf.Array(notes)
        if pub.bookmarks:
            _outline(pdf, pub.bookmarks, places)
        if structure is not None:
            structure.embed(pdf)
        finish(pdf, pub)
        return saved(pdf)


def _content(page: Page, fonts: Fonts, forms: Forms, structure: Structure | None) -> Content:
    if structure is not None:
        structure.start_page()
    content = Content(page.height, fonts, forms, structure)
    content.draw(page.items)
    if structure is not None:
        for index, link in enumerate(page.links):
            if link.tag is None:
                raise ValueError(f"the link to {link.target!r} has no tag in a publication that has tags")
            structure.link(link.tag, index)
    return content


def _places(pdf: pikepdf.Pdf, pages: tuple[Page, ...]) -> dict[str, pikepdf.Array]:
    """Give every destination (ISO 32000-1, 12.3.2) by its block id."""
    from pikepdf import Array, Name

    found: dict[str, pikepdf.Array] = {}
    for page, made in zip(pages, pdf.pages, strict=True):
        for anchor in page.anchors:
            if anchor.id in found:
                raise ValueError(f"the block id {anchor.id!r} is on the pages more than once")
            left, top = round(anchor.x * PT, 4), round((page.height - anchor.y) * PT, 4)
            found[anchor.id] = Array([made.obj, Name.XYZ, left, top, None])
    return found


def _outline(pdf: pikepdf.Pdf, bookmarks: tuple[Bookmark, ...], places: dict[str, pikepdf.Array]) -> None:
    """Write the outline, every entry of which is open (12.3.3)."""
    from pikepdf import Name, OutlineItem

    with pdf.open_outline() as outline:
        levels = [outline.root]  # where the next entry of each level goes
        for bookmark in bookmarks:
            if bookmark.anchor not in places:
                raise ValueError(
                    f"the bookmark {bookmark.title!r} points to {bookmark.anchor!r}, which is nowhere"
                )
            if bookmark.level >= len(levels):
                raise ValueError(
                    f"{bookmark.title!r}: can't jump from outline level {len(levels) - 2} to deeper"
                )
            entry = OutlineItem(bookmark.title, places[bookmark.anchor])
            levels[bookmark.level].append(entry)
            levels[bookmark.level + 1 :] = [entry.children]
    pdf.Root.PageMode = Name.UseOutlines


def _box(page: Page, box: Rect) -> pikepdf.Array:
    from pikepdf import Array

    left, bottom = box.x * PT, (page.height - box.y - box.height) * PT
    return Array([round(v, 4) for v in (left, bottom, left + box.width * PT, bottom + box.height * PT)])


def _annotation(page: Page, link: Link, places: dict[str, pikepdf.Array]) -> pikepdf.Dictionary:
    """Write a link (12.5.6.5)."""
    from pikepdf import Array, Dictionary, Name, String

    made = Dictionary(
        Type=Name.Annot,
        Subtype=Name.Link,
        Rect=_box(page, link.box),
        Border=Array([0, 0, 0]),
        Contents=String(link.contents),
        F=PRINT,
    )
    block = link.target.removeprefix("#")
    if block == link.target:
        uri = quote(link.target, safe=URI_SAFE)  # a URI is ASCII (12.6.4.7)
        made.A = Dictionary(S=Name.URI, URI=String(uri))
    elif block in places:
        made.Dest = places[block]
    else:
        raise MarkupError(f"a link to #{block}, which is nowhere in the book", hint=nearest(block, places))
    return made
