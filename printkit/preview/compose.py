"""View → its faces, sheets or pages, composed by the functions that a build calls, and not yet drawn."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, cast, get_args

from msgspec import Struct, field
from msgspec.structs import replace

from printkit.cache.memory import Memory, remembering
from printkit.errors import KitError, PrintkitError
from printkit.kit.data import count_of
from printkit.kit.editions import edition_of, in_edition
from printkit.kit.model import STANDARD, Backs, Ink, Kit, TextKind
from printkit.kit.table import cells_of
from printkit.making.books import Proven
from printkit.making.inputs import inputs
from printkit.making.settings import OUT
from printkit.parts import shown
from printkit.parts.faces import Component, Rendering
from printkit.pdf.page import Drawing, Imported, Item, Page, Placed, Publication
from printkit.preview.draw import Leaf, picture, used_forms
from printkit.preview.view import KIT, Fault, Overview, PartInfo, Picture, Shown, Slot, View

if TYPE_CHECKING:
    from printkit.book.document import Document

CARD = re.compile(r"\(part [a-z0-9-]+(?: \([a-zA-Z+-]+\))?, card (\d+)[:)]")
"""How :mod:`printkit.parts.faces` says which card an error is about."""

MAX_PLOTS = 5_000

MAX_MADE = 300
"""Drawings and outlines of books kept; each save of a book in another language brings one more."""

MOST_WORDS = 400
"""Characters of a row that are searched."""


class Book(Struct, frozen=True):
    """A book as it was set, to find the page of a line."""

    documents: tuple[Document, ...]
    publication: Publication


class Composed(Struct, frozen=True):
    """A view's pictures, and how to draw them, by key.

    ``rows``: the number of the card by the place of its row (``deck.csv:7``). ``book``: what they are pages of.
    """

    shown: Shown
    drawables: Mapping[str, Leaf]
    rows: Mapping[str, int] = field(default_factory=dict)
    book: Book | None = None


class Cache:
    """What a drawer caches from save to save, in memory: proven examples, drawings of books, and plots.

    ``draft``: a placeholder stands for missing art; ``plots``: of faces; both as
    :func:`printkit.parts.faces.faces` takes them.
    """

    def __init__(self, draft: bool) -> None:
        self.draft = draft
        self.plots: dict[str, tuple[Item, ...] | None] = {}
        self._state: tuple[str | None, str] | None = None
        self._proven: Proven
        self.made: Memory[Any]

    def plotted(self, plots: Mapping[str, tuple[Item, ...] | None]) -> None:
        """Keep the plots of a part."""
        if len(self.plots) > MAX_PLOTS:
            self.plots.clear()
        self.plots.update(plots)

    def proven(self, kit: Kit) -> Proven:
        """Give a kit's examples and puzzles, to be proven where any of its files was changed but the books.

        ``made`` is then new as well: drawings, and what the books in other languages are compared by.
        """
        books = {*kit.book.values()} - {*kit.rulesheet.values()}  # a sheet's rules stand in books
        state = inputs(kit.folder, OUT, books), repr(kit)  # the kit was read before: a save may lie between
        if state[0] is None or state != self._state:
            self._proven, self.made = Proven(kit), Memory(None)
            self._state = state
        elif len(self.made.used) > MAX_MADE:
            self.made = Memory(None)
        return self._proven


def overview(kit: Kit) -> Overview:
    """Say what there is to look at."""
    kit = in_edition(kit, edition_of(kit, STANDARD))
    parts = []
    for part in kit.parts:
        try:
            count = count_of(kit, part)
        except PrintkitError:  # looking at the part says what is wrong
            count = None
        size = part.size.width, part.size.height, part.bleed
        parts.append(PartInfo(part.id, part.title, part.shape, *size, part.words, count))
    books = tuple(kind for kind in get_args(TextKind) if kit.texts(kind))
    return Overview(kit.id, kit.name, kit.version, kit.languages, tuple(parts), books)


def compose(kit: Kit, view: View, cache: Cache) -> Composed:
    """Compose the pictures of a book or of sheets. Raises whatever PrintkitError there is."""
    if view.kind == "book":
        return _pages(kit, view, cache)
    made = rendering(kit, view, cache)
    made.render(made.numbers)
    component = made.component()
    cache.plotted(component.plots)
    return _sheets(kit, component, view)


def rendering(kit: Kit, view: View, cache: Cache) -> Rendering:
    """Begin to render the faces of a view's part."""
    kit = in_edition(kit, edition_of(kit, STANDARD), view.backs)
    part = kit.part(view.part)
    if part is None:
        raise KitError(f"no part {view.part!r}", where="kit.toml")
    return Rendering(kit, part, view.lang, cast(Ink, view.ink), cache.draft, cache.plots)


def compose_faces(made: Rendering, cache: Cache) -> Composed:
    """Compose the faces that are rendered, and leave blank the places of the others."""
    component = made.component()
    cache.plotted(component.plots)
    page = Page(*component.whole, (Placed("face", 0.0, 0.0),))  # which a face fills
    faces = [Leaf(page, {}, {"face": face}, component) for face in component.faces()]
    pairs = dict(zip((card.label for card in component.cards), component.drawings()[1], strict=True))
    blank = len(faces), None if component.part.back is None else len(faces)
    labels = {number: made.data.label(number) for number in made.numbers}
    table = made.data.rows
    words = [" ".join(cells_of(row).values())[:MOST_WORDS] for row in table.rows] or [""]  # a card is found by
    slots = [
        Slot(*pairs.get(label, blank), label, number + 1, made.copies[number], words[number])
        for number, label in labels.items()
    ]
    rows = {place: number for number, place in enumerate(table.places, 1)}
    composed = replace(_composed(faces, slots, component.notes), rows=rows)
    if len(made.cards) == len(labels):
        return composed
    pictures = (*composed.shown.pictures, Picture("", *component.whole))
    return replace(composed, shown=replace(composed.shown, pictures=pictures))


def _sheets(kit: Kit, component: Component, view: View) -> Composed:
    from printkit.pdf.paper import PAPERS
    from printkit.press.layout import read_layout
    from printkit.press.leaves import sheets
    from printkit.press.share import Lot
    from printkit.press.sheets import batch_of

    lot = Lot(component.part, read_layout(component.part.layout, kit.folder), len(component.cards))
    faces = {str(number): face for number, face in enumerate(component.faces())}
    places = [Imported(*component.whole, b"", 0)] * len(faces)  # where faces are put later
    batch = batch_of(lot, PAPERS[view.paper], cast(Backs, view.backs))
    made = sheets(kit, [(component, places)], batch, component.lang)
    leaves = []
    for page in made.pages:
        used = list(dict.fromkeys(used_forms(page.items, made.forms)))
        forms = {name: form for name in used if isinstance(form := made.forms[name], Drawing)}
        leaves.append(Leaf(page, forms, {name: faces[name] for name in used if name in faces}, component))
    sides = 1 if made.duplex == "Simplex" else 2
    slots = [
        Slot(first, first + 1 if sides == 2 else None, f"sheet {number}", number)
        for number, first in enumerate(range(0, len(leaves), sides), 1)
    ]
    return _composed(leaves, slots, component.notes)


def _pages(kit: Kit, view: View, cache: Cache) -> Composed:
    from printkit.book.editions import editions
    from printkit.book.sheet import publish_sheet
    from printkit.book.typeset import publish

    known, kind = cache.proven(kit), cast(TextKind, view.part)
    if kind == "rulebook":
        known.prove()

    def example(lesson: str, lang: str, brief: bool) -> str:
        return known.examples.markdown(lesson, lang, brief)

    cards, facts, quiz = shown.Shown(kit, cache.draft), known.facts, known.quiz
    recall = cache.made.recall
    with remembering(rendered=recall, outline=recall) if known.alone else nullcontext():
        documents = editions(kit, view.lang, kind=kind, facts=facts, example=example, quiz=quiz, cards=cards)
    made = (publish if kind == "rulebook" else publish_sheet)(kit, documents, view.paper)
    slots = [Slot(number, None, f"page {number + 1}", number + 1) for number in range(len(made.pages))]
    leaves = [Leaf(page) for page in made.pages]
    notes = tuple(f"{where}: {what}; say it in other words" for what, where in made.loose)
    return replace(_composed(leaves, slots, notes), book=Book(documents, made))


def _composed(leaves: Sequence[Leaf], slots: Iterable[Slot], notes: tuple[str, ...]) -> Composed:
    pictures = tuple(map(picture, leaves))
    named = {one.key: leaf for one, leaf in zip(pictures, leaves, strict=True)}
    return Composed(Shown(pictures, tuple(slots), notes), named)


def fault(
    kit: str,
    error: PrintkitError,
    view: View | None = None,
    before: Composed | None = None,
    made: Rendering | None = None,
) -> Fault:
    """Make an error into a fault as a build would tell it, beside its place.

    ``before``: the view as it was seen last, in which its card or page is looked for; ``made``: its faces as
    they were to be now, by whose copies cards are counted.
    """
    number: int | None = None
    if view is None:
        where = error.where if error.where and "/" in error.where else f"{kit}/{error.where or ''}"
        return Fault(KIT, error.told, where.removesuffix("/"), error.hint or "")
    if view.kind == "book":
        number = _page_of(before.book, error.where) if before and before.book and error.where else None
    elif view.kind == "faces":
        found = CARD.search(error.card)
        if found and made:
            number = bisect_right(made.data.firsts, int(found[1]))
        elif before:
            number = before.rows.get(error.where or "")
    where = f"{kit}/{error.where}" if error.where else f"{kit}: {view.part} ({view.lang})"
    return Fault(view.part, error.told, where, error.hint or "", number)


def _page_of(book: Book, where: str) -> int | None:
    """Find the page (from 1) that a line of a template was on when the book was last set."""
    from printkit.book.document import walk

    name, _, rest = where.partition(":")
    line = re.match(r"\d+", rest)
    document = next((d for d in book.documents if d.source.name == name), None)
    if document is None or line is None:
        return None
    pages = {a.id: n for n, page in enumerate(book.publication.pages, 1) for a in page.anchors}
    best: int | None = None
    for block in walk(document.blocks):
        found = re.match(r"\d+", document.source.at(block.line).removeprefix(f"{name}:"))
        page = pages.get(f"{document.lang}-{block.id}", pages.get(block.id))
        if found and int(found[0]) <= int(line[0]) and page:
            best = page
    return best
