"""Faces for screens and shops: pictures, which tasks share, and the PDF of a shop."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from printkit.kit.model import Ink
from printkit.kit.said import languages_of, text
from printkit.kit.worker import beat
from printkit.making.colour import dressed_for
from printkit.making.faces import NO_PLOTS, component, face_forms, plotted, said_of
from printkit.making.inputs import Entry
from printkit.making.settings import PICTURES, PNG, POD, Output
from printkit.making.stage import Task
from printkit.pdf.page import Page, Placed, Publication, Rect

if TYPE_CHECKING:
    from printkit.export.pictures import Promised
    from printkit.export.pod import Shop
    from printkit.parts.faces import Component


def painted(task: Task, output: Output) -> tuple[Entry, ...]:
    """Make a task's share of an output's pictures."""
    promised, draft = _promise(task, output)
    share, many = task.share
    entries = []
    for name in list(promised)[share::many]:
        entries.append(task.finished(output, promised[name](), 0, f"{output.file}/{name}", draft))
        beat()
    return tuple(entries)


def _promise(task: Task, output: Output) -> tuple[Promised, bool]:
    """Render what an output's pictures show; give what makes each, and whether placeholders are among them."""
    from printkit.export.pictures import frame_at, pictures
    from printkit.export.pod import part_for, read_shop
    from printkit.export.tts import saved_object

    kit, settings, ink = task.kit, task.settings, cast(Ink, output.ink)
    languages, shop = languages_of(output.lang, kit), None
    if output.format == "tts":
        parts = [part for part in kit.parts if not output.parts or part.id in output.parts]
        shown = [component(kit, part, output.lang, ink, settings.draft, None) for part in parts]
        named = [(one, text(one.part.title, languages)) for one in shown]
        promised = saved_object(text(kit.name, languages), kit.id, named, settings.dpi, settings.url)
    else:
        part, kind, plots = kit.named(output.part), output.format, None
        if kind in PICTURES:
            frame = frame_at(part.size.width, part.size.height, output.dpi, part.shape)
        else:
            shop = read_shop(kind.removeprefix(POD), kit.folder)
            part, frame = part_for(shop, part)
            kind, plots = PNG, NO_PLOTS
        shown = [component(kit, part, output.lang, ink, settings.draft, plots).only(output.cards)]
        promised = pictures(shown[0], frame, output.cards, kind)
    task.notes.extend(said for one in shown for said in said_of(one, shop))
    return promised, any(one.missing for one in shown)


def for_shop(task: Task, output: Output) -> Entry:
    """Make a shop's PDF of a part."""
    from printkit.export.pod import part_for, read_shop
    from printkit.pdf.write import write

    kit, settings = task.kit, task.settings
    shop = read_shop(output.shop, kit.folder)
    part, _ = part_for(shop, kit.named(output.part))
    made = plotted(kit, part, output, settings).only(output.cards)
    task.notes.extend(said_of(made, shop))
    forms = {str(number): form for number, form in enumerate(face_forms(kit, made))}
    pairs = ({"front": front, "back": back} for front, back in made.drawings()[1])
    numbers = [pair[side] for pair in pairs for side in shop.pages]  # of drawings, card by card
    pages = tuple(_page(made, shop, number) for number in numbers if number is not None)
    languages = languages_of(output.lang, kit)
    title = f"{text(kit.name, languages)} · {text(part.title, languages)} ({shop.name})"
    pub = Publication(title, languages[0], pages, forms=forms, licence=kit.licence)
    data = write(dressed_for(pub, kit, settings, shop))
    return task.finished(output, data, len(pages), "", bool(made.missing))


def _page(made: Component, shop: Shop, number: int) -> Page:
    """Give the page of a drawing: trim and the shop's bleed, and nothing beyond."""
    width, height = made.width + 2 * shop.bleed, made.height + 2 * shop.bleed
    trim = Rect(shop.bleed, shop.bleed, made.width, made.height)
    off = shop.bleed - made.bleed
    return Page(width, height, (Placed(str(number), off, off),), trim=trim, bleed=Rect(0, 0, width, height))
