"""A publication becomes a PDF, with pikepdf.

Order: the pages' operators (:mod:`.content`), a document of empty pages; then operators, links, outline, fonts,
forms, tags and what PDF/A asks for are put into it, and it is saved with nothing in it that changes from run to
run.
"""

from __future__ import annotations

from printkit.pdf.archive import finish, saved
from printkit.pdf.content import Content, Forms
from printkit.pdf.fonts import Fonts
from printkit.pdf.links import corners, embed_links
from printkit.pdf.matrix import PT
from printkit.pdf.objects import resources
from printkit.pdf.operators import upwards
from printkit.pdf.page import Page, Publication
from printkit.pdf.tags import Structure


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
        embed_links(pdf, pub)
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
                    made.obj[name] = pikepdf.Array(corners(page, box))
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
