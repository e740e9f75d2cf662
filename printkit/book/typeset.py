"""A kit's rulebook, or any short text in the same markup, as a publication: the room's way in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from printkit.book.check import compare
from printkit.book.compose import Composer
from printkit.book.document import Box, Document, Heading, sections, text_of
from printkit.book.draw import Artist, read_drawing
from printkit.book.galley import NEVER, ONE, PAIR, Cut, Ink, Placed, Strip, draw_page, paginate, white_left
from printkit.book.opening import Entry, contents_strips, cover_svg, opening_strips, title_strips
from printkit.book.read import book_data, book_words, read_document, words_lang
from printkit.book.setting import Tags
from printkit.book.theme import Theme, leaflet_theme, make_theme, pt
from printkit.errors import FitError
from printkit.kit.model import Kit
from printkit.kit.render import Source as Template
from printkit.kit.said import beside
from printkit.pdf.level import ARCHIVE
from printkit.pdf.page import Attachment, Page, Publication
from printkit.text.label import label

DENSE = (1.0, 0.98, 0.95, 0.92, 0.89, 0.86)
"""How large a leaflet's letters may be, tried in turn."""

STEP, TRIED = 4, 6
"""Columns that are to end alike are tried in heights so many mm apart, and that many of those that hold all."""

LEAST = 0.25
"""The share of a page that has to be left below an opening for the book to begin there."""


def publish(
    kit: Kit, documents: tuple[Document, ...], paper: str, attachments: Sequence[Attachment] = ()
) -> Publication:
    """Set an edition on ``paper``, the id of one. GlyphError, FitError, ArtError."""
    theme = make_theme(kit.look, "+".join(document.lang for document in documents), paper, kit.columns)
    return Book(kit, documents, theme).publication(tuple(attachments))


class Text(Struct, frozen=True):
    """A short text in one language: ``template`` is Markdown with Jinja, rendered with ``data``."""

    lang: str
    title: str
    template: Template
    data: Mapping[str, object]


def typeset_text(
    kit: Kit, texts: Sequence[Text], paper: str, attachments: Sequence[Attachment] = (), one_page: bool = False
) -> Publication:
    """Set a short document in the book's markup, with the kit's looks and no opening page.

    ``texts``: one, or the same in two languages for both side by side. ``one_page``: in smaller letters, by
    14 % at most, where that puts it on one page. Raises what :func:`publish` raises.
    """
    made = []
    for one in texts:
        data = {**book_data(kit, one.lang, {}), **one.data}
        document = read_document(one.template, data, one.lang, one.title, kit)
        made.append(document)
        compare(made[0], document)
    lang = "+".join(document.lang for document in made)
    for dense in DENSE if one_page else DENSE[:1]:
        theme = leaflet_theme(kit.look, lang, paper, dense)
        tried = Book(kit, tuple(made), theme).publication(tuple(attachments))
        if len(tried.pages) == 1:
            break
    return tried


class Book:
    """One edition under way: documents (one, or two side by side) become a publication."""

    def __init__(
        self, kit: Kit, documents: tuple[Document, ...], theme: Theme, tags: Tags | None = None, own: str = ""
    ) -> None:
        """``tags``: what comes before in the same publication; ``own``: its language, "" for the first one."""
        self.kit, self.documents, self.theme = kit, documents, theme
        self.tags = Tags() if tags is None else tags
        self.langs = tuple(document.lang for document in documents)
        artist, where = Artist(kit.folder, {}, suits=kit.suits), documents[0].source.at
        self.composer = Composer(kit, theme, self.tags, artist, where, self.langs, own=own)

    def publication(self, attachments: tuple[Attachment, ...]) -> Publication:
        """Lay out, cut into pages and draw them. ``attachments``: files to carry."""
        composer, theme = self.composer, self.theme
        twins = list(zip(*(document.blocks for document in self.documents), strict=True))
        opening: tuple[Box, ...] = ()
        if twins and isinstance(twins[0][0], Box) and twins[0][0].kind == "opening":
            opening, twins = cast(tuple[Box, ...], twins[0]), twins[1:]
        wide = replace(composer, spread=True)
        head = title_strips(wide, self.documents, *(self.subtitle() if opening else ("", "")))
        top, extra = theme.top, tuple[Ink, ...]()
        if opening:
            head += opening_strips(wide, opening)
            cover = read_drawing(*cover_svg(self.kit, self.documents[0]), theme.width)
            top, extra = cover.height + 9.0, (Ink(-4.0, None, 0.0, 0.0, cover.items),)
        body = composer.blocks(twins, composer.columns)
        cuts = self.cuts(body, head, top)
        long = len(cuts) >= 13 * theme.columns  # so many pages want contents
        if opening and long and (entries := self._entries(body, cuts)):
            tags = len(self.tags)
            lines = contents_strips(composer, entries)
            cuts = self.cuts(body, [*head, *lines], top)  # they take up room, which moves what they list
            del self.tags[tags:]
            head += contents_strips(composer, self._entries(body, cuts))
        extra += (self.imprint(),) if opening else ()
        first = Placed(head, Cut(0, len(head), self._squeezed(head, top)), top)
        pages = self.pages(body, cuts, first, extra, heads=bool(opening))
        return self.published(pages, self.documents, self.loose(), attachments)

    def published(
        self,
        pages: tuple[Page, ...],
        documents: tuple[Document, ...],
        loose: tuple[tuple[str, str], ...],
        attachments: tuple[Attachment, ...] = (),
    ) -> Publication:
        """Give a publication with the kit's and the documents' names, in the first one's language."""
        kit, first, words = self.kit, documents[0], book_words(documents[0].lang, self.kit)
        return Publication(
            title=" · ".join(dict.fromkeys(document.title for document in documents)),
            lang=first.lang,
            pages=pages,
            tags=tuple(self.tags),
            bookmarks=tuple(self.composer.bookmarks),
            attachments=attachments,
            author=kit.credits.get(first.lang, ""),
            subject=words["subject"].format(name=first.title),
            keywords=", ".join(dict.fromkeys((*kit.name.values(), *words["keywords"].split(", ")))),
            licence=kit.licence,
            level=ARCHIVE,
            loose=loose,
        )

    def _squeezed(self, head: list[Strip], top: float) -> float:
        """Give the share of its white that what opens the book keeps: half of it at least."""
        white = sum(strip.before for strip in head[1:])
        over = top + sum(strip.height for strip in head) + white - self.theme.foot
        if over > white / 2:
            raise FitError(
                f"the opening is {over - white / 2:.0f} mm too tall for its page",
                where=self.composer.where(head[-1].line),
                hint="shorten it, or give the kit a lower cover.svg",
            )
        return white_left(over, white)

    def cuts(self, body: list[Strip], head: list[Strip], top: float) -> list[Cut]:
        """Cut the body into columns. Those of the first page begin below the head, if there is room."""
        theme = self.theme
        left = theme.foot - top - sum(strip.height + strip.before for strip in head) - theme.below
        if left < LEAST * theme.text_height:
            left = 0.0
        costs = PAIR if len(self.langs) > 1 else ONE
        return paginate(body, theme.text_height, self.composer.where, [left] * theme.columns, costs)

    def _even(self, body: list[Strip], cuts: list[Cut], below: float) -> list[Cut]:
        """Have the columns of the last page end alike, near to its head, where it looks best.

        ``below``: how far down the columns of the first page begin, mm.
        """
        theme = self.theme
        last = (len(cuts) - 1) // theme.columns * theme.columns
        if theme.columns == 1 or not cuts:
            return cuts

        def cut(height: float) -> list[Cut]:
            first = [height] * theme.columns
            return paginate(body, theme.text_height, self.composer.where, first, begin=cuts[last].first)

        least = sum(strip.height + strip.before for strip in body[cuts[last].first :]) / theme.columns
        heights = range(int(least), int(theme.text_height if last else theme.foot - below), STEP)
        fits = (made for height in heights if len(made := cut(height)) <= theme.columns)

        def dear(made: list[Cut]) -> float:
            return max((body[one.first].cut for one in made[1:]), default=NEVER)  # not all in one

        return [*cuts[:last], *min(islice(fits, TRIED), key=dear, default=cuts[last:])]

    def pages(
        self, body: list[Strip], cuts: list[Cut], first: Placed, extra: tuple[Ink, ...], *, heads: bool
    ) -> tuple[Page, ...]:
        """Draw the columns on pages. ``first``: what stands over them; ``heads``: there are running heads."""
        theme, pages, section = self.theme, list[Page](), ""
        title = " · ".join(dict.fromkeys(document.title for document in self.documents))
        under = first.top + sum(strip.height + strip.before * first.cut.white for strip in first.strips)
        under += theme.below
        cuts = self._even(body, cuts, under)
        for number, start in enumerate(range(0, max(len(cuts), 1), theme.columns), 1):
            shown = cuts[start : start + theme.columns]
            top = under if number == 1 else theme.top
            placed = [Placed(body, cut, top, at * (theme.column + theme.gap)) for at, cut in enumerate(shown)]
            strips = [strip for cut in shown for strip in body[cut.first : cut.end]]
            new = [strip.section for strip in strips if strip.section]
            if strips and (strips[0].section or not section):
                section = new[0] if new else section
            if number == 1:
                pages.append(draw_page(theme, [first, *placed], number, None, extra))
            else:
                pages.append(draw_page(theme, placed, number, (title, section) if heads else None, ()))
            section = new[-1] if new else section
        return tuple(pages)

    def subtitle(self) -> tuple[str, str]:
        """Give the name in another language, and which that is, for a book in one."""
        lang, title = self.langs[0], self.documents[0].title
        first = beside(self.kit, lang)
        names = sorted(self.kit.name.items(), key=lambda one: one[0] != first)
        others = ((name, other) for other, name in names if other != lang and name != title)
        return next(others, ("", lang)) if len(self.langs) == 1 else ("", lang)

    def imprint(self) -> Ink:
        """Give the line at the foot of the first page: version, and licence if there is one."""
        theme, tag = self.theme, self.tags.add("P", lang=words_lang(self.langs[0], self.kit))
        told = [book_words(lang, self.kit)["version"].format(version=self.kit.version) for lang in self.langs]
        words = " · ".join(filter(None, dict.fromkeys([*told, self.kit.licence])))
        made = label(words, pt(7.6), colour=theme.grey)
        return Ink(tag, tag, theme.x, max(theme.foot + 4.5, theme.height - 11.0), made.glyphs)

    def loose(self) -> tuple[tuple[str, str], ...]:
        """Give the lines that end badly, each with its file and line."""
        found, last = self.composer.loose, len(self.tags)
        sources = {document.lang: document.source for document in self.documents}
        return tuple(
            (what, sources.get(lang, self.documents[0].source).at(line))
            for tag, (what, line, lang) in sorted(found.items())
            if tag < last
        )

    def _entries(self, strips: list[Strip], cuts: list[Cut]) -> list[Entry]:
        """List the sections and the pages that they are on."""
        places = {
            anchor: column // self.theme.columns + 1
            for column, cut in enumerate(cuts)
            for strip in strips[cut.first : cut.end]
            for anchor, _ in strip.anchors
        }
        return [
            Entry(
                tuple(text_of(one.inlines if isinstance(one, Heading) else one.title) for one in row),
                row[0].id,
                places[row[0].id],
            )
            for row in zip(*(sections(document.blocks) for document in self.documents), strict=True)
        ]
