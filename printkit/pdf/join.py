"""Several PDFs one after the other in one file to print, with a bookmark for each."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pikepdf
from msgspec import Struct
from pikepdf import Array, Dictionary, Name, Page

from printkit.pdf.archive import finish, saved
from printkit.pdf.level import LEVELS
from printkit.pdf.page import Publication


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
        starts: list[tuple[str, int]] = []
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
            starts.append((f"{file.title} ({start + 1}{last})", start))
        with pdf.open_outline() as outline:
            outline.root.extend(pikepdf.OutlineItem(title, start) for title, start in starts)
        pdf.Root.PageMode = Name.UseOutlines
        finish(pdf, pub)
        if not LEVELS[pub.level].press:
            pdf.Root.ViewerPreferences.PrintScaling = Name("/None")
        return saved(pdf, pub.level)


def _blank(pdf: pikepdf.Pdf, like: pikepdf.Page) -> pikepdf.Page:
    """Make an empty page as large as another."""
    made = Dictionary(Type=Name.Page, MediaBox=Array(list(map(float, like.mediabox))), Resources=Dictionary())
    return Page(pdf.make_indirect(made))
