"""The layouts of a build's parts: which each has, how files are called after them, the backs they settle."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from printkit.errors import KitError, UsageError, check_known, nearest, placed
from printkit.kit.model import Backs, Kit, Part
from printkit.kit.values import own_names
from printkit.making.settings import ASSEMBLY, RULEBOOK, RULESHEET, Settings
from printkit.press.layout import Layout, read_layout, settle_backs


def texts_and_parts(kit: Kit) -> tuple[str, ...]:
    """Give a kit's texts and parts, by name, in printing order."""
    sheet, book = (RULESHEET,) if kit.rulesheet else (), (RULEBOOK,) if kit.book else ()
    return (*sheet, *book, *(part.id for part in kit.parts), ASSEMBLY)


def chosen_layouts(kit: Kit, settings: Settings) -> Mapping[str, str]:
    """Give the layout that was asked for of each part, where it is not the part's own; of ``rulebook`` too.

    A name alone is for the parts whose shape it suits, among those that are built; ``PART=NAME`` for that part
    whatever its shape. Raises UsageError for an unknown layout or part, and for one that suits no part.
    """
    everything = texts_and_parts(kit)
    asked = tuple(id for id in settings.only if id in everything) or everything
    found: dict[str, str] = {}
    for words in settings.layouts:
        target, equals, name = words.rpartition("=")
        if equals and target not in asked:
            hint = nearest(target, asked) or f"there are: {', '.join(asked)}"
            raise UsageError(f"--layout {words}: no part {target!r} is built of {kit.id}", hint=hint)
        check_known([name], own_names("layouts", kit.folder), "--layout: no layout")
        layout = read_layout(name, kit.folder)
        targets = [target] if equals else [id for id in asked if id in suited(kit, layout)]
        if not targets or not all((id == RULEBOOK) == bool(layout.binding) for id in targets):
            what = f"is not for {target}" if equals else f"is for no part that is built of {kit.id}"
            meant = f"parts whose shape is {', '.join(layout.shapes)}; PART={layout.id} puts it to any part"
            hint = f"it is for {'the rulebook' if layout.binding else meant}"
            raise UsageError(f"--layout {words} {what}", hint=hint)
        found.update(dict.fromkeys(targets, name))
    return {id: name for id, name in found.items() if (part := kit.part(id)) is None or part.layout != name}


def layout_of(kit: Kit, part: Part, chosen: Mapping[str, str]) -> Layout:
    """Give the layout of a part: the one ``chosen``, see :func:`chosen_layouts`, or else its own."""
    return read_layout(chosen.get(part.id) or part.layout, kit.folder)


def suited(kit: Kit, layout: Layout) -> list[str]:
    """Give what a layout is for if no part is named."""
    return [RULEBOOK] if layout.binding else [part.id for part in kit.parts if part.shape in layout.shapes]


def spelled(kit: Kit, chosen: Mapping[str, str], ids: Collection[str]) -> str:
    """Spell parts' layouts for a file's name: ``bleed`` if all that it suits have it, or ``cards=bleed``."""
    words: list[str] = []
    for name in {chosen[id] for id in ids if id in chosen}:
        having = [id for id in ids if chosen.get(id) == name]
        meant = [id for id in suited(kit, read_layout(name, kit.folder)) if id in ids]
        own = [part.id for part in kit.parts if part.layout == name]
        words += [name] if {*having} == {*meant} - {*own} else [f"{id}={name}" for id in having]
    return "+".join(sorted(words))


def backs_of(kit: Kit, part: Part, asked: Backs, layout: str) -> Backs | None:
    """Give how a part's backs are printed; None for a part without. ``layout``: "" for its own."""
    place = f"kit.toml: part.{part.id}.layout"
    with placed(lambda: place):
        settled = read_layout(layout or part.layout, kit.folder)
    if settled.binding:
        raise KitError(f"{settled.id!r} is for the rulebook", where=place, hint="printkit list --layouts")
    return settle_backs(asked, settled, two_sided=True) if part.back is not None else None
