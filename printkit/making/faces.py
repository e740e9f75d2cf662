"""Faces from a kit: rendered, plotted or drawn, and cached by their content."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, cast

from msgspec.structs import astuple, replace

from printkit.cache import store
from printkit.errors import all_of, listed
from printkit.kit.model import Ink, Kit, Part
from printkit.kit.schema import NO_WORDS
from printkit.kit.worker import MEGABYTES, guarded
from printkit.making.inputs import program
from printkit.making.machine import laid_parts
from printkit.making.settings import Output, Settings
from printkit.pdf.page import Drawing, Imported, Item, Page, Placed, Publication
from printkit.text.faces import fonts_key
from printkit.workers import spare

if TYPE_CHECKING:
    from printkit.export.pod import Shop
    from printkit.parts.faces import Component, Plots

Made = tuple["Component", tuple[Drawing | Imported, ...]]
"""A part as it is printed, and its forms."""

Plotted = dict[str, tuple[Item, ...] | None]

MOST_NAMED, MOST_COARSE = 5, 20
"""Missing pictures that a draft names, and pictures too coarse for a shop."""

NO_PLOTS: Mapping[str, tuple[Item, ...] | None] = {}


def component(
    kit: Kit,
    part: Part,
    lang: str,
    ink: Ink,
    draft: bool = False,
    plots: Plots | None = NO_PLOTS,
    processes: int = 1,
    meanwhile: Callable[[], object] = tuple,
) -> Component:
    """Render a part's faces; a stranger's templates in a process that can be ended.

    ``draft``: a placeholder stands for art that is missing. ``plots`` and what follows: as
    :func:`printkit.parts.faces.faces` takes them.
    """
    import uharfbuzz  # noqa: F401  # before the process forks: it sets the text, and we put the fonts in

    from printkit.parts.faces import faces  # a book needs none of it
    from printkit.parts.notes import outlined

    def made() -> Component:
        one = faces(kit, part, lang, ink, draft, plots, processes, meanwhile)
        return replace(one, notes=(*one.notes, *outlined(kit, one)))

    return guarded(kit.folder, made, f"part {part.id}")


def load_press() -> None:
    """Import what writes sheets: in the process that does, or before processes are forked that do."""
    import printkit.pdf.write
    import printkit.press.sheets  # noqa: F401


def plotted(kit: Kit, part: Part, output: Output, settings: Settings) -> Component:
    """Render a part's faces, and plot those that are not plotted yet."""
    key = [program(), "plots", str(kit.folder.resolve()), part.id, *astuple(part.size)]
    key += [output.lang, output.ink, settings.draft, *fonts_key()]
    known = store.load("faces", key, Plotted) or {}
    own = cast(Ink, output.ink), settings.draft, known, spare(settings.jobs)
    made = component(kit, part, output.lang, *own, load_press)
    if made.plots.keys() != known.keys():
        store.save("faces", key, made.plots)
    return made


def face_forms(kit: Kit, made: Component) -> tuple[Drawing | Imported, ...]:
    """Give a form for each of a part's different faces."""
    from printkit.parts.pictures import forms_of

    faces = [(drawing, f"part {made.part.id}, {name}", items) for drawing, name, items in made.faces()]
    return forms_of(faces, made.whole, made.pictures, partial(_drawn, kit, made))


def drawn_parts(kit: Kit, output: Output, settings: Settings, known: dict[tuple[str, str], Made]) -> list[Made]:
    """Draw an output's part, or an edition's parts on one stock."""

    def drawn(part: Part) -> Made:
        lang = output.lang if part.words else NO_WORDS
        if (part.id, lang) not in known:
            asked = replace(output, lang=lang, ink=settings.ink)
            one = plotted(kit, part, asked, settings).only(output.cards)
            known[part.id, lang] = one, face_forms(kit, one)
        return known[part.id, lang]

    parts = (kit.named(output.part),) if output.stock is None else laid_parts(kit, settings, output.paper)
    return all_of(drawn, (one for one in parts if output.stock in (None, one.stock)))


def said_of(made: Component, shop: Shop | None = None) -> tuple[str, ...]:
    """Say what is worth knowing of a part: for which pictures placeholders stand, where text is cut off.

    ``shop``: that it is made for, whose bleed may be larger than the part's: where the ground ends before it,
    and which pictures have fewer dots than it wants.
    """
    from printkit.parts.notes import cut_off, unbled

    id, many, said = made.part.id, len(made.missing), [*made.said()]
    if many:
        named = listed(made.missing, MOST_NAMED)
        said.append(f"{id}: {many} picture{'' if many == 1 else 's'} missing (draft): {named}")
    if cut := [*map(_numbered, cut_off(made))]:
        said.append(f"{id}: text is cut off at the edge of {listed(cut, 1)}: printkit check says which")
    if short := [*map(_numbered, unbled(made))] if shop else []:
        whose = f"{short[0]} and others" if len(short) > 1 else short[0]
        ground = f"the ground of {whose} ends before the bleed, {made.bleed:g} mm"
        said.append(f"{id}: {ground}: draw it 20 mm beyond the trim")
    if shop is not None:
        least = shop.dpi * 0.99  # a picture's width is rounded to whole pixels
        few = [f"{name} ({dots:.0f})" for name, (dots, _) in sorted(made.dots.items()) if dots < least]
        if few:
            what = f"fewer dots per inch than the {shop.dpi} that {shop.name} wants: {listed(few, MOST_COARSE)}"
            said.append(f"{id}: {what}")
    return tuple(said)


def _numbered(face: str) -> str:
    """Give a face's name without what its card is called: card 1, or card 1, back."""
    from printkit.parts.faces import BACK

    card, colon, _ = face.partition(":")
    return f"{card}{BACK}" if colon and face.endswith(BACK) else card


def drawn(kit: Kit, made: Component) -> bytes:
    """Give a PDF of a part's different faces as they are printed, a page each."""
    from printkit.pdf.write import write

    forms = face_forms(kit, made)
    pages = tuple(Page(*made.whole, (Placed(str(number), 0.0, 0.0),)) for number in range(len(forms)))
    named = {str(number): form for number, form in enumerate(forms)}
    return write(Publication(made.part.id, made.lang, pages, forms=named))


def _drawn(kit: Kit, made: Component, names: Mapping[str, str]) -> bytes:
    """Have CairoSVG draw faces, a page each, unless they were drawn before. ``names``: theirs, by drawing."""
    key = [program(), drawings := [*names], *made.whole, *fonts_key()]

    def draw() -> bytes:
        from printkit.parts import art  # cairo takes 0.2 s to import

        art.load()  # before the process forks, so that each need not
        more = MEGABYTES + (4 * sum(map(len, made.pictures.values())) >> 20)  # they are held, drawn and written
        work = partial(art.draw, drawings, *made.whole, [*names.values()], made.pictures)
        return guarded(kit.folder, work, f"part {made.part.id}", megabytes=more)

    return store.cached("faces", key, bytes, draw)
