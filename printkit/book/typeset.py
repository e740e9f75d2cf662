"""A kit's rulebook, or any short text in the same markup, as a publication: the room's way in."""

from __future__ import annotations

import functools
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol, cast

from msgspec import Struct
from msgspec.structs import replace

from printkit.book.check import Outline, compare, compare_outlines, outline
from printkit.book.compose import Composer
from printkit.book.document import Box, Document, Heading, text_of, walk
from printkit.book.draw import Artist
from printkit.book.glossary import RubyMode, aligned, glossary, readings, with_ruby
from printkit.book.layout import Twins
from printkit.book.opening import FOOT, Entry, contents_strips, cover_of, opening_strips, title_strips
from printkit.book.pages import Furniture, draw_page
from printkit.book.paginate import Cut, paginate, white_left
from printkit.book.read import Example, Quiz, book_words, document, game_of, read_document, words_lang
from printkit.book.setting import Setter
from printkit.book.strip import Ink, Strip
from printkit.book.tagging import Tags
from printkit.book.theme import Theme, make_theme, pt
from printkit.draw.label import label
from printkit.errors import FitError, UsageError
from printkit.kit.model import Kit
from printkit.kit.render import Source as Template
from printkit.pdf.page import Attachment, Page, Publication

__all__ = ["Text", "compare", "document", "editions", "publish", "typeset", "typeset_text"]

DENSE = (1.0, 0.98, 0.95, 0.92, 0.89, 0.86)
"""How large a leaflet's letters may be, tried in turn."""

CONTENTS_FROM = 7
"""A book of so many pages has contents."""


class Outlines(Protocol):
    """What was read before of the books that are compared with the one that is asked for."""

    def get(self, lang: str) -> Outline | None:
        """Give the outline of a language's book, if neither it nor what it is made from has changed."""

    def keep(self, lang: str, outline: Outline) -> None:
        """Keep it."""


def editions(
    kit: Kit,
    lang: str,
    *,
    ruby: RubyMode = "first",
    facts: Mapping[str, object] | None = None,
    example: Example | None = None,
    quiz: Quiz | None = None,
    outlines: Outlines | None = None,
    known: dict[str, Document] | None = None,
    wanted: Collection[str] = (),
) -> tuple[Document, ...]:
    """Read a kit's rulebook in one language, or in two to stand side by side.

    ``lang``: a language of the kit, or two with ``+`` between; ``ruby``: where the glossary's terms get their
    readings. The books of all the kit's languages are read and compared whatever is asked for, so that one can
    never run ahead of the other; ``outlines``: what was read before of those not asked for. For several
    editions of a kit with the same settings, ``known`` holds the books that are read already, by language, and
    ``wanted`` are the languages of all of them. Raises TemplateError, MarkupError, ArtError with file and line.
    """
    langs = tuple(lang.split("+"))
    for one in langs:
        if one not in kit.languages:
            raise UsageError(f"no language {one!r} in {kit.id}", hint=f"there is {', '.join(kit.languages)}")
    if len(set(langs)) != len(langs) or len(langs) > 2:
        raise UsageError(f"{lang!r} is neither a language nor a pair of two", hint="for example ja+en")
    read = functools.partial(document, kit, facts=facts, example=example, quiz=quiz)
    documents = {} if known is None else known
    for one in dict.fromkeys((*langs, *wanted)):
        if one not in documents:
            documents[one] = read(one)
    first = outline(documents[langs[0]])
    for one in dict.fromkeys((*langs[1:], *(one for one in kit.languages if one in kit.book))):
        found = None if one in documents or outlines is None else outlines.get(one)
        if found is None:
            found = outline(documents[one] if one in documents else read(one, beside=langs[0]))
            if outlines is not None and one not in langs:
                outlines.keep(one, found)
        compare_outlines(first, found)
    terms = readings(glossary(game_of(kit)))
    chosen = tuple(
        replace(documents[one], blocks=with_ruby(documents[one].blocks, terms, ruby))
        if one == "ja"
        else documents[one]
        for one in langs
    )
    if len(chosen) == 2:
        pair = aligned(chosen[0].blocks, chosen[1].blocks)
        chosen = tuple(replace(one, blocks=blocks) for one, blocks in zip(chosen, pair, strict=True))
    return chosen


def typeset(
    kit: Kit,
    lang: str,
    paper: str,
    *,
    ruby: RubyMode = "first",
    facts: Mapping[str, object] | None = None,
    example: Example | None = None,
    quiz: Quiz | None = None,
    attachments: Sequence[Attachment] = (),
) -> Publication:
    """Set a kit's rulebook on ``paper``: ``a4`` or ``letter``. The rest is as :func:`editions` takes it.

    Raises what that raises, GlyphError and FitError.
    """
    chosen = editions(kit, lang, ruby=ruby, facts=facts, example=example, quiz=quiz)
    return publish(kit, chosen, paper, facts or {}, attachments)


def publish(
    kit: Kit,
    documents: tuple[Document, ...],
    paper: str,
    facts: Mapping[str, object],
    attachments: Sequence[Attachment] = (),
) -> Publication:
    """Set what :func:`editions` gave. ``facts``: for the cover."""
    theme = make_theme(kit.look, "+".join(document.lang for document in documents), paper)
    return _Book(kit, documents, theme).publication(facts, tuple(attachments))


class Text(Struct, frozen=True):
    """A short text in one language: ``template`` is Markdown with Jinja, rendered with ``data``."""

    lang: str
    title: str
    template: Template
    data: Mapping[str, object]


def typeset_text(
    kit: Kit,
    texts: Sequence[Text],
    paper: str,
    attachments: Sequence[Attachment] = (),
    one_page: bool = False,
) -> Publication:
    """Set a short document in the book's markup, with the kit's looks and no opening page.

    ``texts``: one, or the same in two languages for both side by side. ``one_page``: in smaller letters, by
    14 % at most, where that puts it on one page, or two languages on two. Raises what :func:`typeset` raises.
    """
    made = []
    for one in texts:
        data = {"kit": kit, "lang": one.lang, **one.data}
        document = read_document(one.template, data, one.lang, one.title, kit.folder, kit=kit)
        if one.lang == "ja":
            document = replace(
                document, blocks=with_ruby(document.blocks, readings(glossary(game_of(kit))), "first")
            )
        made.append(document)
        compare(made[0], document)
    lang = "+".join(document.lang for document in made)
    tried = []
    for dense in DENSE if one_page else DENSE[:1]:
        theme = make_theme(kit.look, lang, paper, leaflet=True, dense=dense)
        tried.append(_Book(kit, tuple(made), theme).publication({}, tuple(attachments)))
        if len(tried[-1].pages) <= len(made):
            return tried[-1]
    return tried[0]


class _Book:
    """One edition under way: documents (one, or two side by side) become a publication."""

    def __init__(self, kit: Kit, documents: tuple[Document, ...], theme: Theme) -> None:
        self.kit, self.documents, self.theme = kit, documents, theme
        self.tags = Tags()
        source = documents[0].source
        self.setter = Setter(self.tags, Artist(kit.folder, {}, suits=kit.suits), source.at, theme.accent)
        self.langs = tuple(document.lang for document in documents)
        self.composer = Composer(theme, self.setter, self.langs)

    def publication(self, facts: Mapping[str, object], attachments: tuple[Attachment, ...]) -> Publication:
        twins = cast(list[Twins], list(zip(*(document.blocks for document in self.documents), strict=True)))
        opening: tuple[Box, ...] = ()
        if twins and isinstance(twins[0][0], Box) and twins[0][0].kind == "opening":
            opening, twins = cast(tuple[Box, ...], twins[0]), twins[1:]
        head = title_strips(self.composer, self.documents, *self._subtitle(bool(opening)))
        body = self.composer.blocks(twins, self.composer.columns, None)
        if not opening:
            body = [*head, replace(body[0], before=6.0), *body[1:]] if body else head
        cuts = paginate(body, self.theme.text_height, self.setter.where)
        pages = self._pages(body, cuts, 2 if opening else 1, bool(opening))
        if opening:
            pages.insert(0, self._opening(head, opening, body, cuts, facts))
        kit, words = self.kit, self.documents[0]
        return Publication(
            title=" · ".join(document.title for document in self.documents),
            lang=words.lang,
            pages=tuple(pages),
            tags=tuple(self.tags.all),
            bookmarks=tuple(self.composer.bookmarks),
            attachments=attachments,
            author=kit.credits.get(words.lang, ""),
            subject=book_words(words.lang)["subject"].format(name=words.title),
            keywords=", ".join(
                dict.fromkeys((*kit.name.values(), *book_words(words.lang)["keywords"].split(", ")))
            ),
            licence=kit.licence,
            archival=True,
        )

    def _subtitle(self, opening: bool) -> tuple[str, str]:
        """Give the name in another language, for a book in one."""
        lang = self.langs[0]
        if opening and len(self.langs) == 1:
            for other, name in self.kit.name.items():
                if other != lang and name != self.documents[0].title:
                    return name, other
        return "", lang

    def _pages(self, strips: list[Strip], cuts: list[Cut], start: int, heads: bool) -> list[Page]:
        pages: list[Page] = []
        section = ""
        for number, cut in enumerate(cuts, start):
            new = [strip.section for strip in strips[cut.first : cut.end] if strip.section]
            if strips[cut.first].section or not section:
                section = new[0] if new else section
            furniture = Furniture(self.documents[0].title, section, number) if heads or number > 1 else None
            pages.append(draw_page(self.theme, strips, cut, self.theme.top, furniture, number=number))
            section = new[-1] if new else section
        return pages

    def _opening(
        self,
        head: list[Strip],
        boxes: tuple[Box, ...],
        body: list[Strip],
        cuts: list[Cut],
        facts: Mapping[str, object],
    ) -> Page:
        theme, composer = self.theme, self.composer
        cover = cover_of(self.kit, self.documents[0], theme.width, facts)
        strips = [*head, *opening_strips(composer, boxes)]
        if len(cuts) + 1 >= CONTENTS_FROM:
            strips += contents_strips(composer, self._entries(body, cuts))
        top = cover.height + 13.0
        white = sum(strip.before for strip in strips[1:])
        over = top + sum(strip.height for strip in strips) + white - (theme.height - FOOT)
        if over > white / 2:
            raise FitError(
                f"the opening is {over - white / 2:.0f} mm too tall for its page",
                where=self.setter.where(boxes[0].line),
                hint="shorten it, or give the kit a lower cover.svg",
            )
        art = Ink(-4.0, None, 0.0, 0.0, cover.items)
        cut = Cut(0, len(strips), white_left(over, white))
        return draw_page(theme, strips, cut, top, None, (art, self._imprint()))

    def _imprint(self) -> Ink:
        """Give the line at the foot of the first page: version, and licence if there is one."""
        theme, tag = self.theme, self.tags.add("P", lang=words_lang(self.langs[0]))
        version = " · ".join(
            dict.fromkeys(book_words(lang)["version"].format(version=self.kit.version) for lang in self.langs)
        )
        made = label(" · ".join(filter(None, (version, self.kit.licence))), pt(7.6), colour=theme.grey)
        return Ink(tag, tag, theme.x, theme.height - 13.0, made.at(0.0, 0.0))

    def _entries(self, strips: list[Strip], cuts: list[Cut]) -> list[Entry]:
        """List the sections and the pages that they are on."""
        places = {
            anchor: number
            for number, cut in enumerate(cuts, 2)
            for strip in strips[cut.first : cut.end]
            for anchor, _ in strip.anchors
        }
        blocks = [[b for b in walk(document.blocks) if _is_section(b)] for document in self.documents]
        made, number = [], 0
        for row in zip(*blocks, strict=True):
            heads = isinstance(row[0], Heading)
            number += heads
            made.append(
                Entry(str(number) if heads else "", tuple(_words(b) for b in row), row[0].id, places[row[0].id])
            )
        return made


def _is_section(block: object) -> bool:
    return (isinstance(block, Heading) and block.level == 2) or (
        isinstance(block, Box) and block.kind == "summary"
    )


def _words(block: object) -> str:
    assert isinstance(block, Heading | Box)
    return text_of(block.inlines if isinstance(block, Heading) else block.title)
