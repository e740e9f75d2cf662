"""A publication becomes a PDF: ReportLab makes pages with links, pikepdf the rest.

Order: the pages' operators (:mod:`.content`), a document of empty pages with ReportLab's canvas; then
operators, fonts, forms, tags, the outline and what PDF/A asks for are put into it, and it is saved with
nothing in it that changes from run to run. What has no links does without ReportLab, sheets and rule sheets:
it takes as long to import as they to write. Several PDFs also become one file to print here.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

import pikepdf
from msgspec import Struct
from msgspec.structs import replace
from pikepdf import Array, Dictionary, Name

from printkit.errors import MarkupError, nearest
from printkit.pdf.archive import finish
from printkit.pdf.content import Content, Forms
from printkit.pdf.level import LEVELS
from printkit.pdf.matrix import PT, points, upwards
from printkit.pdf.page import Anchor, Page, Publication
from printkit.pdf.tags import Structure

PRINT = 4
"""The flag of an annotation that prints (ISO 32000-1, 12.5.3); PDF/A wants it."""

Places = dict[str, tuple[int, Anchor]]
"""Pages, from 0, and places on them, by block id."""


def write(pub: Publication) -> bytes:
    """Write a publication: the same bytes for the same value.

    Raises GlyphError for a glyph 0, MarkupError for a link to a block that is nowhere, ArtError for what its
    level forbids, ValueError for a value that contradicts itself.
    """
    level = LEVELS[pub.level]
    if level.press:  # without what is for readers alone
        pages = tuple(replace(page, links=(), anchors=()) for page in pub.pages)
        pub = replace(pub, pages=pages, bookmarks=(), attachments=(), duplex=None)
    if level.clear:
        from printkit.pdf.flatten import flattened  # few PDFs are for a press

        pub = flattened(pub)
    forms = Forms(pub.forms, pub.pages)
    structure = Structure(pub.tags) if pub.tags else None
    contents = [_content(page, forms, structure) for page in pub.pages]
    places = _places(pub)
    linked = any(page.links for page in pub.pages)
    with pikepdf.open(io.BytesIO(_document(pub, places))) if linked else _bare(pub) as pdf:
        forms.embed(pdf)
        for page, made, content in zip(pub.pages, pdf.pages, contents, strict=True):
            made.obj.Resources = forms.resources(content)
            code = content.code
            if page.undo is not None:
                code = [f"q {upwards(page.undo, page.height)} cm", *code, "Q"]
            made.obj.Contents = pikepdf.Stream(pdf, "\n".join(code).encode("ascii"))
            for name, box in (("/TrimBox", page.trim), ("/BleedBox", page.bleed)):
                if box is not None:
                    made.obj[name] = Array([round(value, 4) for value in points(box.extent, page.height)])
            for key in {"/Trans", "/Rotate"} & made.obj.keys():  # ReportLab's defaults, both empty
                del made.obj[key]
        if pub.bookmarks:
            _outline(pdf, pub, places)
        if structure is not None:
            structure.embed(pdf)
        if pub.inks is not None:
            from printkit.pdf.separate import separate

            separate(pdf, pub.inks, level.clear, forms.named())
        return finish(pdf, pub)


def _content(page: Page, forms: Forms, structure: Structure | None) -> Content:
    if structure is not None:
        structure.start_page()
    content = Content(page.height, forms, structure)
    content.draw(page.items)
    if structure is not None:
        for index, link in enumerate(page.links):
            assert link.tag is not None
            structure.link(link.tag, index)
    return content


def _bare(pub: Publication) -> pikepdf.Pdf:
    """Make pages alone."""
    pdf = pikepdf.new()
    for page in pub.pages:
        pdf.add_blank_page(page_size=(round(page.width * PT, 4), round(page.height * PT, 4)))
    return pdf


def _document(pub: Publication, places: Places) -> bytes:
    """Make pages and links with ReportLab."""
    from reportlab.pdfbase.pdfdoc import PDFString
    from reportlab.pdfgen.canvas import Canvas

    # Any: types-reportlab knows nothing of what follows
    canvas: Any = Canvas(io.BytesIO(), pageCompression=0, invariant=1, lang=pub.lang, pdfVersion=(1, 7))
    for page in pub.pages:
        canvas.setPageSize((page.width * PT, page.height * PT))
        for anchor in page.anchors:
            canvas.bookmarkPage(anchor.id, "XYZ", left=anchor.x * PT, top=(page.height - anchor.y) * PT)
        for link in page.links:
            box, block = points(link.box.extent, page.height), link.target[1:]
            if not link.target.startswith("#"):
                uri = quote(link.target, safe="!#$%&'()*+,/:;=?@[]~")  # it is ASCII (ISO 32000-1, 12.6.4.7)
                canvas.linkURL(uri, box, relative=0, Contents=PDFString(link.contents), F=PRINT)
            elif block in places:
                canvas.linkRect(link.contents, block, box, relative=0, F=PRINT)
            else:
                what = f"a link to #{block}, which is nowhere in the book"
                raise MarkupError(what, hint=nearest(block, places))
        canvas.showPage()
    return bytes(canvas.getpdfdata())


def _outline(pdf: pikepdf.Pdf, pub: Publication, places: Places) -> None:
    """Write the outline, all of it open. Raises ValueError for an entry two levels below the one before."""
    with pdf.open_outline() as outline:
        lists = [outline.root]
        for bookmark in pub.bookmarks:
            if bookmark.level >= len(lists):
                raise ValueError(f"the bookmark {bookmark.title!r} skips a level")
            number, anchor = places[bookmark.anchor]
            left, top = anchor.x * PT, (pub.pages[number].height - anchor.y) * PT
            item = pikepdf.OutlineItem(bookmark.title, number, "XYZ", left=round(left, 4), top=round(top, 4))
            del lists[bookmark.level + 1 :]
            lists[-1].append(item)
            lists.append(item.children)
    pdf.Root.PageMode = Name.UseOutlines


def _places(pub: Publication) -> Places:
    """Give the place of every block id. Raises ValueError for one that is there twice."""
    found: Places = {}
    for number, page in enumerate(pub.pages):
        for anchor in page.anchors:
            if anchor.id in found:
                raise ValueError(f"the block id {anchor.id!r} is on the pages more than once")
            found[anchor.id] = number, anchor
    return found


class Joined(Struct, frozen=True):
    """One of the files: its bookmark, and how its pages come onto paper that is printed on both sides.

    ``blanks``: an empty page after each page, for what is printed on one side. ``heads``: the back of each
    sheet stands on its head, for pages to read on paper that is turned over on its short edge.
    """

    title: str
    pdf: bytes
    blanks: bool = False
    heads: bool = False


def join(files: Sequence[Joined], pub: Publication, both_sides: bool) -> bytes:
    """Join files. ``pub``: title, language, licence and duplex mode of the whole; its pages are not looked at.

    ``both_sides``: each file begins on a new sheet of paper. Tags, links and attachments are left out: it is a
    file for a printer. The same files give the same bytes. A bookmark says from which page to which its file
    is.
    """
    with pikepdf.new() as pdf:
        marks: list[pikepdf.OutlineItem] = []
        for file in files:
            start = len(pdf.pages)
            with pikepdf.open(io.BytesIO(file.pdf)) as source:
                pdf.pages.extend(source.pages)
                for index in range(len(pdf.pages) - 1, start - 1, -1):
                    page = pdf.pages[index]
                    # of use on a screen alone, and refers to what is not taken along
                    for key in {"/Annots", "/StructParents", "/Tabs"} & page.obj.keys():
                        del page.obj[key]
                    if both_sides and file.blanks:
                        pdf.pages.insert(index + 1, _blank(pdf, page))
            if both_sides and (len(pdf.pages) - start) % 2:
                pdf.pages.append(_blank(pdf, pdf.pages[-1]))
            if both_sides and file.heads:
                for index in range(start + 1, len(pdf.pages), 2):
                    pdf.pages[index].obj.Rotate = 180
            last = f"–{len(pdf.pages)}" if len(pdf.pages) > start + 1 else ""
            marks.append(pikepdf.OutlineItem(f"{file.title} ({start + 1}{last})", start))
        with pdf.open_outline() as outline:
            outline.root.extend(marks)
        pdf.Root.PageMode = Name.UseOutlines
        return finish(pdf, pub)


def _blank(pdf: pikepdf.Pdf, like: pikepdf.Page) -> pikepdf.Page:
    """Make an empty page as large as another."""
    made = Dictionary(Type=Name.Page, MediaBox=Array(list(map(float, like.mediabox))), Resources=Dictionary())
    return pikepdf.Page(pdf.make_indirect(made))
