"""kit + part + language → faces: checked SVG drawings of every card's front and back."""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from msgspec import Struct, field
from msgspec.structs import replace

from printkit.draw.check import check
from printkit.draw.plot import plot
from printkit.draw.svg import bound
from printkit.draw.write import Vector
from printkit.errors import ArtError, FitError, GlyphError, KitError, PrintkitError, TemplateError, together
from printkit.kit.data import like_copies
from printkit.kit.model import OTHER_LANGUAGE, Ink, Kit, Part
from printkit.kit.render import render
from printkit.kit.said import beside
from printkit.kit.schema import NO_WORDS, PAIR
from printkit.kit.table import cells_of
from printkit.kit.worker import Worker, beat
from printkit.parts.inlines import Shown, as_written
from printkit.parts.pictures import Pictures, lacking
from printkit.parts.seen import Seen, in_one, template_line
from printkit.pdf.page import Item

Plots = Mapping[str, tuple[Item, ...] | None]
"""Display lists of drawings by their keys."""

MOST_PROBLEMS = 200
"""Of a part: when so many are found, no more are looked for."""

SHARE = 16
"""Cards, at the least, that are worth a process of their own."""

BACK = ", back"
"""What the name of a card's back ends in."""


class Card(Struct, frozen=True):
    """A card's drawings: SVG with bleed, of one size. ``label``: for messages; ``key``: for files' names."""

    label: str
    front: str
    back: str | None = None
    key: str = ""


class Component(Struct, frozen=True):
    """All faces of a part, mm. A drawing is ``width`` + 2 × ``bleed`` wide; its (0, 0) is the trim's top left.

    ``cards``: one for each to be printed: copies repeat the same Card, so that drawing can be shared.
    ``pictures``: the PNG and JPEG files that drawings show, by hash. ``notes``: what is not wrong, but
    worth knowing. ``dots``: of files, the fewest per inch that they are printed at, and the place.
    ``plots``: the drawings as display lists, by :func:`face_key`, where that was asked for; None for one
    that is CairoSVG's to draw. ``missing``: the pictures and icons for which placeholders stand in a draft.
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
    dots: Mapping[str, tuple[float, str]] = field(default_factory=dict)
    plots: Plots = field(default_factory=dict)
    missing: tuple[str, ...] = ()

    @property
    def whole(self) -> tuple[float, float]:
        """How wide and high a drawing is, with its bleed."""
        return self.width + 2 * self.bleed, self.height + 2 * self.bleed

    def drawings(self) -> tuple[tuple[str, ...], tuple[tuple[int, int | None], ...]]:
        """Give the different drawings, and for each card the numbers of its front and back among them."""
        known: dict[str, int] = {}
        pairs = []
        for card in self.cards:
            front = known.setdefault(card.front, len(known))
            pairs.append((front, None if card.back is None else known.setdefault(card.back, len(known))))
        return tuple(known), tuple(pairs)

    def said(self) -> tuple[str, ...]:
        """Give the notes with the part's name, but for what is true of a file in any part: FILE: WHAT."""
        return tuple(note if ": " in note else f"{self.part.id}: {note}" for note in self.notes)

    def only(self, numbers: tuple[int, ...]) -> Component:
        """Give it with these cards alone, by their numbers from 1; none: with all."""
        return replace(self, cards=tuple(self.cards[number - 1] for number in numbers)) if numbers else self

    def faces(self) -> Iterator[tuple[str, str, tuple[Item, ...] | None]]:
        """Give each of :meth:`drawings`, its name and its display list, None where it has none.

        It is named by the first card that has it, a back with ``BACK`` after that.
        """
        names: dict[str, str] = {}
        for card in self.cards:
            names.setdefault(card.front, card.label)
            if card.back is not None:
                names.setdefault(card.back, f"{card.label}{BACK}")
        for drawing, name in names.items():
            yield drawing, name, self.plots.get(face_key(drawing, *self.whole))


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
    processes: int = 1,
    meanwhile: Callable[[], object] = tuple,
) -> Component:
    """Render and check every face of a part, as :class:`Rendering` does.

    ``processes``: so many share many cards, with the same result; ``meanwhile``: what this one does first then.
    """
    begun = partial(Rendering, kit, part, lang, ink, draft, plots)
    made = begun()
    others = min(processes, len(made.numbers) // SHARE) - 1
    if others > 0 and not _shared(made, others, meanwhile):
        made = begun()  # what is wrong is told row by row
    made.render(number for number in made.numbers if number not in made.cards)
    return made.component()


def _shared(made: Rendering, others: int, meanwhile: Callable[[], object]) -> bool:
    """Render rows with other processes, each taking what is next; False where there is more to say of them."""
    reader, writer = os.pipe()
    with contextlib.ExitStack() as stack:
        stack.callback(os.close, reader)
        os.write(writer, bytes(range(min(len(made.numbers), 256))))
        os.close(writer)
        work = partial(_rendered, made, _taken(reader, made))
        begun = (Worker(work, f"part {made.part.id}") for _ in range(others))
        workers = [stack.enter_context(contextlib.closing(worker)) for worker in begun]
        meanwhile()
        made.render(_taken(reader, made))
        with contextlib.suppress(TemplateError):  # it took too long, or died: who does it again says where
            found = [worker.result() for worker in workers]
            for done in filter(None, found):
                made.take(*done)
            return made.fine and None not in found
    return False


def _taken(reader: int, made: Rendering) -> Iterator[int]:
    """Give rows while all is fine and there are any left to take: a byte of the pipe is read once, for some."""
    while made.fine and (place := os.read(reader, 1)):
        yield from made.numbers[place[0] :: 256]


def _rendered(
    made: Rendering, rows: Iterable[int]
) -> tuple[dict[int, Card], Plots, dict[str, Vector], dict[str, None]] | None:
    """Render rows and give what :meth:`Rendering.take` takes; None where there is more to say of them."""
    plotted, cards = made.plotted.keys() | (), made.cards.keys() | ()
    made.render(rows)
    if not made.fine:
        return None
    new = {key: plot for key, plot in made.plotted.items() if key not in plotted}
    own = {number: card for number, card in made.cards.items() if number not in cards}
    return own, new, made.data.helpers.icons_read, made.pictures.said


class Rendering:
    """The faces of a part while they are rendered and checked, card by card.

    ``lang`` is a language of the kit, or several joined by ``+`` for all of them on each card; a part without
    words is built as ``xx`` whatever it says. ``ink`` is a variable of the templates: ``low`` saves ink.
    ``draft``: a placeholder stands for art that is missing. ``plots``: those of drawings that were checked
    before; with it, even with none in it, the others are plotted too. ``numbers``: of the rows that are to be
    rendered, from 0; ``cards``: those that were. Raises TemplateError, DataError or KitError.
    """

    def __init__(
        self, kit: Kit, part: Part, lang: str, ink: Ink, draft: bool = False, plots: Plots | None = None
    ) -> None:
        self.lang = lang if part.words else NO_WORDS
        langs = tuple(self.lang.split(PAIR))
        self.part, self.ink, self.back = part, ink, part.back
        self.data = self.behind = Seen(kit, part, langs, ink, draft)
        if part.back == OTHER_LANGUAGE:
            other = langs[::-1] if len(langs) > 1 else (beside(kit, langs[0]),)
            self.behind, self.back = Seen(kit, part, other, ink, draft), part.template
        self.pictures, self.plots = Pictures(kit.folder, draft, part.scale), plots
        self.plotted: dict[str, tuple[Item, ...] | None] = {}
        self._checked: dict[str, str] = {}
        self.problems, self.copies = self.data.problems, self.data.copies()
        self.numbers = tuple(number for number, many in enumerate(self.copies) if many)
        if not self.numbers:
            self.problems.tell()
            raise KitError("no card at all", where=f"kit.toml: part.{part.id}", hint="every row has 0 copies")
        self.cards: dict[int, Card] = {}
        self._same: str | None = None  # the back of all

    def render(self, numbers: Iterable[int]) -> None:
        """Render the cards of rows, until there are many problems."""
        for number in itertools.takewhile(lambda _: self.problems.many < MOST_PROBLEMS, numbers):
            label, front = self.data.label(number), ""
            with self.problems.caught():
                front = self._side(self.data, self.part.template, number, label)
            if self.back is not None and (self._same is None or self.data.differs(self.back)):
                with self.problems.caught():
                    self._same = self._side(self.behind, self.back, number, label)
            self.cards[number] = Card(label, front, self._same, self.data.key(number))
            beat()

    def _side(self, data: Seen, template: str, number: int, label: str) -> str:
        """Render and check the front or back of a row's card, as ``data`` has it."""
        part, source, drawing = self.part, data.source(template), ""
        data.helpers.faulty.clear()
        try:
            drawing = bound(render(source, data.of(number)))
        except PrintkitError as error:
            data.helpers.faulty.append(error)
        asks = label.partition(":")[0] + (f", {data.rows.places[number]}" if data.rows.rows else "")
        for replaced in data.helpers.replaced.values():
            replaced.card = replaced.card or asks
        self.pictures.said.update(dict.fromkeys(data.parted(number)))
        wrong = tuple(data.helpers.faulty)
        for one in wrong:
            tells = isinstance(one, FitError) and part.words and len(data.kit.languages) > 1
            lang = f" ({'+'.join(data.langs)})" if tells else ""
            cell = data.cell(number, one.what, one.where or "", one.whole)
            one.card = f" (part {part.id}{lang}, {label}{cell})"
            data.place_said(one)
            if part.own is not None and isinstance(one, FitError):
                one.card += f", printed {part.size.width:g} × {part.size.height:g} mm large"
                one.hint = 'take a larger size, one language, or resize = "none" for this part'
        width, height = part.size.width + 2 * part.bleed, part.size.height + 2 * part.bleed
        if drawing in self._checked and not wrong:  # a back is the same for many fronts
            return self._checked[drawing]
        made = drawing
        try:
            known, good = len(self.pictures.missing), len(self.pictures.faulty)
            drawing = self.pictures.embed(drawing, template)
            for name, faulty in [*self.pictures.faulty.items()][good:]:
                faulty.card = f" (part {part.id}, {label}{data.cell(number, repr(name))})"
                written = (faulty.where or "").startswith(f"{template}:") and data.helpers.asked.get(name)
                faulty.where = written or template_line(faulty.where or template, template, made, source.text)
            for name, missing in [*self.pictures.missing.items()][known:]:
                line = template_line(missing.where or "", template, made, source.text)
                missing.where = data.helpers.asked.get(name) or line.partition(", in the ")[0]
                missing.card = f" (part {part.id}, {label}{data.cell(number, repr(name))})"
                self.pictures.asks[name] = asks
            if wrong:
                raise together(wrong)
            key, plots = face_key(drawing, width, height), self.plots
            if plots and key in plots:
                self.plotted[key] = plots[key]
            else:
                root = check(drawing, width, height, template)
                if plots is not None:
                    self.plotted[key] = plot(root, width, height, self.pictures.sizes)
        except (ArtError, GlyphError) as error:
            if error in wrong:
                raise
            error.card = f" (part {part.id}, {label})"
            error.where = template_line(error.where or template, template, drawing, source.text)
            raise
        self._checked[made] = drawing
        return drawing

    def take(
        self, cards: dict[int, Card], plotted: Plots, icons: dict[str, Vector], notes: dict[str, None]
    ) -> None:
        """Take over cards that another process has rendered after these."""
        self.cards.update(cards)
        self.plotted.update(plotted)
        self.data.helpers.icons_read.update(icons)
        self.pictures.said.update(notes)

    @property
    def fine(self) -> bool:
        """Tell whether nothing is wrong or lacking so far, nor any file shown that is no drawing."""
        lacks = self.pictures.missing or self.data.helpers.lacking or self.data.helpers.replaced
        return not (self.wrong or lacks or self.pictures.files)

    @property
    def wrong(self) -> bool:
        """Tell whether there is a problem."""
        lacks = self.pictures.missing and not self.pictures.draft
        return bool(self.problems.many or self.pictures.faulty or lacks)

    def component(self) -> Component:
        """Give the cards that were rendered, in the order of their rows.

        Raises errors with file, line and the card's label; SeveralErrors where there are more.
        """
        data, part, size = self.data, self.part, self.part.size
        for faulty in self.pictures.faulty.values():
            self.problems.add(faulty)
        if self.pictures.missing and not self.pictures.draft:
            self.problems.add(lacking(self.pictures.missing, self.pictures.asks, part.id))
        self.problems.tell()
        notes = (*self.pictures.notes(), *data.notes, *data.helpers.notes())
        if alike := like_copies(data.rows):
            named = f'columns = {{ copies = "{alike}" }}'
            what = f"{data.rows.name} has no column copies: if {alike!r} says how many, write {named}"
            notes += (f"{part.id}: {what}",)
        fronts = {number: card.front for number, card in sorted(self.cards.items())}
        notes += (*as_written(self._cells()), *as_written(self._words()), *in_one(data, fronts))
        notes += tuple(note for icon in data.helpers.icons_read.values() for note in icon.notes)
        cards = tuple(one for number, one in sorted(self.cards.items()) for _ in range(self.copies[number]))
        return Component(
            *(part, self.lang, self.ink, size.width, size.height, part.bleed, cards),
            pictures=self.pictures.files,
            notes=tuple(sorted(notes)),
            dots=self.pictures.dots,
            plots=self.plotted,
            missing=(*self.pictures.missing, *data.helpers.lacking),
        )

    def _cells(self) -> Iterator[Shown]:
        """Give the texts of the rows that were rendered."""
        for number, card in sorted(self.cards.items()) if self.data.rows.rows else ():
            for cell in cells_of(self.data.rows.rows[number]).values():
                yield self.data.rows.places[number], cell, (card.front, card.back or "")

    def _words(self) -> Iterator[Shown]:
        """Give the kit's words; each may be on any card."""
        drawings = {side or "": None for one in self.cards.values() for side in (one.front, one.back)}
        for lang in self.data.langs:
            for key, text in self.data.helpers.words.get(lang, {}).items():
                yield f"{self.data.kit.words}: {key}", text, tuple(drawings)
