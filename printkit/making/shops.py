"""A part as a shop that prints cards wants it: a PDF of a page for each face, of its colours and its level."""

from __future__ import annotations

from printkit.errors import ArtError
from printkit.export.pod import Shop, part_for, read_shop
from printkit.making.colour import for_shop as dressed
from printkit.making.faces import face_forms, plotted, said_of
from printkit.making.inputs import Entry
from printkit.making.settings import Output
from printkit.making.stage import Task, note
from printkit.parts.faces import Component
from printkit.pdf.page import Page, Placed, Publication, Rect
from printkit.pdf.write import write
from printkit.press.words import languages_of, text


def for_shop(task: Task, output: Output) -> Entry:
    """Make a shop's PDF of a part. Raises ArtError for a picture of fewer dots than the shop wants."""
    kit, settings = task.kit, task.settings
    shop, whole = read_shop(output.shop, kit.folder), kit.part(output.part)
    assert whole is not None
    part, _ = part_for(shop, whole)
    made = plotted(kit, part, output, settings).only(output.cards)
    _sharp(made, shop)
    note(task.stage, said_of(made))
    forms = {str(number): form for number, form in enumerate(face_forms(kit, made))}
    pages = tuple(_page(made, shop, side) for sides in _faces(made, shop) for side in sides)
    languages = languages_of(output.lang, kit)
    title = f"{text(kit.name, languages)} · {text(part.title, languages)} ({shop.name})"
    pub = Publication(title, languages[0], pages, forms=forms, licence=kit.licence)
    data = write(dressed(pub, kit, settings, shop))
    return task.finished(output, data, len(pages), "", bool(made.missing))


def _sharp(made: Component, shop: Shop) -> None:
    for name, (dots, where) in sorted(made.dots.items()):
        if dots < shop.dpi * 0.99:  # a picture's width is rounded to whole pixels
            raise ArtError(
                f"{name} is printed at {dots:.0f} dots per inch, and {shop.name} wants {shop.dpi}",
                where=where,
                hint="take a larger picture, or draw it smaller",
            )


def _faces(made: Component, shop: Shop) -> list[list[int]]:
    """Give the numbers of each card's drawings, in the shop's order."""
    pairs = ({"front": front, "back": back} for front, back in made.drawings()[1])
    return [[number for side in shop.pages if (number := pair[side]) is not None] for pair in pairs]


def _page(made: Component, shop: Shop, number: int) -> Page:
    """Give the page of a drawing: trim and the shop's bleed, and nothing beyond."""
    width, height = made.width + 2 * shop.bleed, made.height + 2 * shop.bleed
    trim = Rect(shop.bleed, shop.bleed, made.width, made.height)
    off = shop.bleed - made.bleed
    return Page(width, height, (Placed(str(number), off, off),), trim=trim, bleed=Rect(0, 0, width, height))
