"""kit + part + language → faces: checked SVG drawings of every card's front and back."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from printkit.draw.check import check
from printkit.draw.plot import plot
from printkit.errors import ArtError, FitError, GlyphError, KitError, PrintkitError, UsageError, check_known
from printkit.kit.data import copies, pieces
from printkit.kit.model import OTHER_LANGUAGE, Kit, Part
from printkit.kit.render import render
from printkit.kit.schema import NO_WORDS
from printkit.kit.worker import beat
from printkit.parts.pictures import lacking
from printkit.parts.seen import Seen
from printkit.pdf.page import Item

Ink = Literal["colour", "low"]


Plots = Mapping[str, tuple[Item, ...] | None]
"""Display lists of drawings by their keys."""

VALUES = re.compile(r"\{\{.*?(?:\}\}|$)|\{%.*?(?:%\}|$)")
LEAST_FIXED = 3
"""Characters, at the least, that a template's line begins with before a value, to be known by them."""

BACK = ", back"
"""What the name of a card's back ends in."""


class Card(Struct, frozen=True):
    """One card's drawings: SVG with the bleed, both sides of the same size.

    ``label`` names it in messages, ``key`` in files' names.
    """

    label: str
    front: str
    back: str | None = None
    key: str = ""


class Component(Struct, frozen=True):
    """All faces of a part, mm. A drawing is ``width`` + 2 × ``bleed`` wide; its (0, 0) is the trim's top left.

    ``cards``: one for each to be printed: copies repeat the same Card, so that drawing can be shared.
    ``pictures``: the PNG and JPEG files that drawings show, by hash. ``notes``: what is not wrong, but worth
    knowing. ``plots``: the drawings as display lists, by :func:`face_key`, where that was asked for; None for
    one that is CairoSVG's to draw. ``missing``: the pictures and icons for which placeholders stand in a draft.
    """

    part: Part
    lang: str
    ink: Ink
    width: float
    height: float
    bleed: float
    cards: tuple[Card, ...]
    pictures: Mapping[str, bytes] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    plots: Plots = field(default_factory=dict)
    missing: tuple[str, ...] = ()

    def drawings(self) -> tuple[tuple[str, ...], tuple[tuple[int, int | None], ...]]:
        """Give the different drawings, and for each card the numbers of its front and back among them."""
        known: dict[str, int] = {}
        pairs = []
        for card in self.cards:
            front = known.setdefault(card.front, len(known))
            pairs.append((front, None if card.back is None else known.setdefault(card.back, len(known))))
        return tuple(known), tuple(pairs)

    def names(self) -> tuple[str, ...]:
        """Name each of :meth:`drawings` by the first card that has it, a back with ``BACK`` after it."""
        drawings, pairs = self.drawings()
        names = [""] * len(drawings)
        for card, pair in zip(self.cards, pairs, strict=True):
            for side, what in zip(pair, ("", BACK), strict=True):
                if side is not None:
                    names[side] = names[side] or f"{card.label}{what}"
        return tuple(names)


def languages_of(kit: Kit, lang: str) -> tuple[str, ...]:
    """Split ``ja`` or ``ja+en`` and check each part. Raises UsageError."""
    langs = tuple(lang.split("+"))
    check_known(langs, kit.languages, f"{kit.id} has no language")
    if len(set(langs)) < len(langs):
        raise UsageError(f"the same language twice in {lang!r}")
    return langs


def face_key(drawing: str, width: float, height: float) -> str:
    """Hash a drawing and its size with bleed, mm: the key of its plot."""
    return hashlib.sha256(f"{width:g} {height:g}\n{drawing}".encode()).hexdigest()


def faces(
    kit: Kit,
    part: Part,
    lang: str,
    ink: Ink = "colour",
    draft: bool = False,
    plots: Plots | None = None,
) -> Component:
    """Render and check every face of a part.

    ``lang`` is a language of the kit, or several joined by ``+`` for all of them on each card; a part without
    words is built as ``xx`` whatever it says. ``ink`` is a variable of the templates: ``low`` saves ink.
    ``draft``: a placeholder stands for art that is missing. ``plots``: those of drawings that were checked
    before; with it, even with none in it, the others are plotted too. Raises TemplateError, DataError,
    ArtError, FitError or GlyphError with file, line and the card's label.
    """
    langs = languages_of(kit, lang) if part.words else (NO_WORDS,)
    data = Seen(kit, part, langs, ink, draft)
    data.plots = plots
    behind, back_template = data, part.back
    if part.back == OTHER_LANGUAGE:
        others = tuple(one for one in kit.languages if one not in langs)[:1]
        behind, back_template = Seen(kit, part, others or langs[::-1], ink, draft), part.template
        behind.pictures, behind.plotted = data.pictures, data.plotted
    behind.plots = plots
    pieces(data.rows, part.count)
    made: list[Card] = []
    back: str | None = None
    for number in range(max(len(data.rows.rows), 1)):
        wanted = (copies(data.rows, number) if data.rows.rows else 1) * part.count
        if wanted == 0:
            continue
        label = data.label(number)
        front = _side(data, part.template, number, label)
        if back_template is not None and (back is None or data.differs(back_template)):
            back = _side(behind, back_template, number, label)
        made.extend([Card(label, front, back, data.key(number))] * wanted)
        beat()
    if data.pictures.missing and not draft:
        raise lacking(tuple(data.pictures.missing.values()), part.id)
    if not made:
        raise KitError("no card at all", where=f"kit.toml: part.{part.id}", hint="every row has 0 copies")
    size = part.size
    files, notes = data.pictures.files, data.pictures.notes()
    return Component(
        *(part, "+".join(langs), ink, size.width, size.height, part.bleed, tuple(made)),
        pictures=files,
        notes=notes,
        plots=data.plotted,
        missing=(*data.pictures.missing, *data.helpers.lacking),
    )


def _side(data: Seen, template: str, number: int, label: str) -> str:
    part = data.part
    source = data.source(template)
    try:
        drawing = render(source, data.of(number))
    except PrintkitError as error:
        error.what = f"{error.what} (part {part.id}, {label}{data.cell(number, error.what)})"
        if part.own is not None and isinstance(error, FitError):
            error.what += f", printed {part.size.width:g} × {part.size.height:g} mm large"
            error.hint = 'take a larger size, one language, or resize = "none" for this part'
        raise
    width, height = part.size.width + 2 * part.bleed, part.size.height + 2 * part.bleed
    if drawing in data.checked:  # a back is the same for many fronts
        return data.checked[drawing]
    made = drawing
    try:
        known = len(data.pictures.missing)
        drawing = data.pictures.embed(drawing, template)
        for missing in [*data.pictures.missing.values()][known:]:
            place = data.helpers.asked.get(missing.name, "")
            place = (
                place or _template_line(missing.where, template, made, source.text).partition(", in the ")[0]
            )
            named = replace(missing, where=place, card=label.partition(":")[0])
            data.pictures.missing[missing.name] = named
        if data.plots is None:
            check(drawing, width, height, template)
        else:
            key = face_key(drawing, width, height)
            if key in data.plots:
                data.plotted[key] = data.plots[key]
            else:
                data.plotted[key] = plot(check(drawing, width, height, template), width, height)
    except (ArtError, GlyphError) as error:
        error.what = f"{error.what} (part {part.id}, {label})"
        error.where = _template_line(error.where or template, template, drawing, source.text)
        raise
    data.checked[made] = drawing
    return drawing


def _template_line(where: str, template: str, drawing: str, source: str) -> str:
    """Turn a line of the drawing into the template's, where one line alone can have made it; else quote it."""
    number = where.removeprefix(f"{template}:")
    if not number.isdigit():
        return where
    lines = drawing.split("\n")
    if len(lines) == len(source.split("\n")):
        return where
    wanted = lines[int(number) - 1].strip() if int(number) <= len(lines) else ""
    found = [n for n, line in enumerate(source.split("\n"), 1) if line.strip() == wanted]
    found = found or [n for n, line in enumerate(source.split("\n"), 1) if _made_by(line.strip(), wanted)]
    if len(found) == 1:
        return f"{template}:{found[0]}"
    short = wanted if len(wanted) <= 60 else wanted[:59] + "…"
    return f"{template}, in the line {short!r}"


def _made_by(line: str, wanted: str) -> bool:
    """Whether a template's line with values in it can have made a drawing's: all that is round them is."""
    first, *rest = VALUES.split(line)
    if not rest or len(first) < LEAST_FIXED or not wanted.startswith(first) or not wanted.endswith(rest[-1]):
        return False
    at = len(first)
    for piece in rest:
        at = wanted.find(piece, at)
        if at < 0:
            return False
        at += len(piece)
    return True
