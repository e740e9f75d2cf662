"""A publication becomes a PDF, with pikepdf.

Order: the pages' operators (:mod:`.content`), a document of them, then links and outline, fonts, forms, tags
and what PDF/A asks for are put into it, and it is saved with nothing in it that changes from run to run.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from printkit.pdf import places
from printkit.pdf.archive import finish
from printkit.pdf.content import Content
from printkit.pdf.fonts import FaceFile, Fonts
from printkit.pdf.forms import Forms, resources
from printkit.pdf.matrix import Matrix
from printkit.pdf.operators import upwards
from printkit.pdf.page import Page, Publication
from printkit.pdf.places import pdf_box
from printkit.pdf.tags import Structure
from printkit.pdf.units import PT

if TYPE_CHECKING:
    from pathlib import Path

    import pikepdf


def write(pub: Publication, face_file: FaceFile | None = None) -> bytes:
    """Write a publication: the same bytes for the same value.

    ``face_file`` gives the font file of a face id (None: those of fonts/fonts.toml). Raises GlyphError for a
    glyph 0, MarkupError for a link to a block that is nowhere, ValueError for a value that contradicts itself
    (an unknown form or tag).
    """
    import pikepdf

    if pub.archival and not pub.tags:
        raise ValueError("an archival publication needs tags")
    fonts = Fonts(face_file or _own_face)
    forms = Forms(pub.forms, fonts)
    structure = Structure(pub.tags) if pub.tags else None
    contents = [_content(page, fonts, forms, structure) for page in pub.pages]
    with _pages(pub, contents) as pdf:
        places.embed(pdf, pub)
        font_objects = fonts.embed(pdf)
        form_objects = forms.embed(pdf, font_objects)
        for page, content in zip(pdf.pages, contents, strict=True):
            forms.shade(pdf, content)
            page.obj.Resources = resources(content, font_objects, form_objects, forms.shadings)
        if structure is not None:
            structure.embed(pdf)
        finish(pdf, pub)
        made = io.BytesIO()
        pdf.save(
            made,
            min_version="1.7",
            fix_metadata_version=False,  # it would write our XMP anew, with lxml
            deterministic_id=True,
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
            compress_streams=True,
        )
    return made.getvalue()


def _own_face(face: str) -> Path:
    from printkit.text.faces import faces

    return faces()[face].path


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


def _pages(pub: Publication, contents: list[Content]) -> pikepdf.Pdf:
    """Make pages and their boxes."""
    import pikepdf
    from pikepdf import Array, Dictionary, Name

    if not pub.pages:
        raise ValueError("a publication without pages")
    pdf = pikepdf.new()
    for page, content in zip(pub.pages, contents, strict=True):
        made = Dictionary(
            Type=Name.Page, MediaBox=Array([0, 0, round(page.width * PT, 4), round(page.height * PT, 4)])
        )
        for name, box in (("/TrimBox", page.trim), ("/BleedBox", page.bleed)):
            if box is not None:
                made[name] = Array(pdf_box(page, box))
        made.Contents = pikepdf.Stream(pdf, "\n".join(_code(page, content)).encode("ascii"))
        pdf.pages.append(pikepdf.Page(pdf.make_indirect(made)))
    if pub.duplex or any(page.trim for page in pub.pages):
        pdf.Root.ViewerPreferences = Dictionary(PrintScaling=Name("/None"))
    if pub.duplex:
        pdf.Root.ViewerPreferences.Duplex = Name(f"/{pub.duplex}")
    return pdf


def _code(page: Page, content: Content) -> list[str]:
    """Give a page's operators, moved where a printer's error is to be undone."""
    return content.code if page.undo is None else _moved(content.code, page.undo, page.height)


def _moved(code: list[str], by: Matrix, height: float) -> list[str]:
    """Put a page's operators under a matrix; ours counts mm downwards, PDF's points upwards."""
    return [f"q {upwards(by, height)} cm", *code, "Q"]
