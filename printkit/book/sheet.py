"""The rule sheet: all the rules of a game on one leaf, in letters as large as it holds."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from msgspec.structs import replace

from printkit.book.document import Document, Heading, apart
from printkit.book.galley import NEVER, Cut, Placed, Strip
from printkit.book.opening import title_strips
from printkit.book.setting import CUT_IN_TEXT, Tags, Twins
from printkit.book.theme import LOW, sheet_theme
from printkit.book.typeset import Book
from printkit.errors import FitError
from printkit.kit.model import Kit
from printkit.pdf.page import Attachment, Page, Publication
from printkit.pdf.paper import PAPERS
from printkit.text.languages import is_tall

SMALLEST, TALL = 8.5, 8.0
"""The least size of letters, points; of those that fill the em."""

LARGEST, STEP, UNREADABLE = 10.5, 0.25, 5.0

SMALLER = 2
"""Steps that letters may be smaller than they could be, so that no rule goes on in another column."""

PAGES, SMALL = 2, 4
"""One leaf; of paper half as large two, which are one folded."""


def publish_sheet(
    kit: Kit, documents: tuple[Document, ...], paper: str, attachments: Sequence[Attachment] = ()
) -> Publication:
    """Set the rule sheet in one language, or in two: each page of the first has the second's on its back.

    As few pages as hold it. Raises FitError for one without sections, and, with the size at which it
    would fit, where PAGES, or on paper as small as A5 SMALL, do not.
    """
    tags = Tags()
    first, *others = documents
    each = first, *(apart(other, f"{other.lang}-") for other in others)
    sides = [_Side(kit, document, paper, tags, first.lang) for document in each]
    count = max(side.needed for side in sides)
    made = [side.pages(count) for side in sides]
    leaves = tuple(page for leaf in zip(*made, strict=True) for page in leaf)
    loose = tuple(one for side in sides for one in side.book.loose())
    return sides[0].book.published(leaves, documents, loose, tuple(attachments))


class _Side:
    """The sheet in one language. ``needed``: how many pages it takes in the smallest letters."""

    def __init__(self, kit: Kit, document: Document, paper: str, tags: Tags, own: str) -> None:
        self.kit, self.document, self.paper, self.tags, self.own = kit, document, paper, tags, own
        self.smallest, self.mark = TALL if is_tall(document.lang) else SMALLEST, len(tags)
        self._lay_out(self.smallest)
        self._check_head()
        self.needed = -(-len(self.cuts) // self.columns)
        self.most = SMALL if PAPERS[paper].height < LOW else PAGES
        if self.needed > self.most:
            raise self._too_long()
        del tags[self.mark :]

    def pages(self, count: int) -> tuple[Page, ...]:
        """Give so many pages, in the largest letters with which they hold it all and no rule is parted.

        Where that takes letters more than SMALLER steps smaller, rules are.
        """
        self.mark, room = len(self.tags), count * self.columns
        sizes = [LARGEST - STEP * step for step in range(round((LARGEST - self.smallest) / STEP) + 1)]
        fits = bisect_left(sizes[:-1], True, key=lambda size: self._lay_out(size) <= room)
        if not any(self._lay_out(size, whole=True) <= room for size in sizes[fits : fits + SMALLER + 1]):
            self._lay_out(sizes[fits])
        title = Placed(self.head, Cut(0, len(self.head)), self.book.theme.top)
        made = self.book.pages(self.body, self.cuts, title, (self.book.imprint(),), heads=False)
        empty = replace(made[0], items=(), links=(), anchors=())
        return made + (empty,) * (count - len(made))

    def _check_head(self) -> None:
        """Raise FitError for a sheet that has no columns, or leaves the first page no room for them."""
        theme, source = self.book.theme, self.document.source
        if not self.body:
            raise FitError("a rule sheet without a section", where=source.name, hint="write ## above its rules")
        over = theme.top + sum(strip.height + strip.before for strip in self.head) - theme.foot
        if over > 0:
            what = f"the text before the first section is {over:.0f} mm taller than a page"
            raise FitError(what, where=source.at(self.head[-1].line), hint="put it into a section")

    def _lay_out(self, size: float, whole: bool = False) -> int:
        """Lay it out in letters of a size, points: the title over both columns, the columns; say how many.

        Where letters larger than they must be make something too wide or too tall, or a paragraph that is to be
        left ``whole`` is, it is far too many.
        """
        theme = sheet_theme(self.kit.look, self.document.lang, self.paper, size)
        self.columns = theme.columns
        del self.tags[self.mark :]
        self.book = book = Book(self.kit, (self.document,), theme, self.tags, self.own)
        composer, blocks = book.composer, list[Twins](zip(self.document.blocks, strict=True))
        start = next((at for at, (block,) in enumerate(blocks) if isinstance(block, Heading)), len(blocks))
        try:
            wide = replace(composer, spread=True)
            self.head: list[Strip] = title_strips(wide, (self.document,), *book.subtitle())
            self.head += wide.blocks(blocks[:start], wide.columns)
            self.body = composer.blocks(blocks[start:], composer.columns)
            if whole:
                self.body = [replace(one, cut=NEVER) if one.cut == CUT_IN_TEXT else one for one in self.body]
            self.cuts = book.cuts(self.body, self.head, theme.top)
        except FitError:
            if whole or size > self.smallest:
                return 99
            raise
        return len(self.cuts)

    def _too_long(self) -> FitError:
        """Say by how many lines it is too long, and in which letters it would fit."""
        rest = self.body[self.cuts[self.most * self.columns].first :]
        over = sum(strip.height + strip.before for strip in rest)
        lines = max(1, round(over / self.book.theme.body.leading))
        size = self.smallest
        while size > UNREADABLE and self._lay_out(size := size - STEP) > self.most * self.columns:
            pass
        fits = f"; it would fit at {size:g} pt" if size > UNREADABLE else ""
        return FitError(
            f"the rule sheet is {lines} lines too long for {self.most} pages at {self.smallest:g} pt{fits}",
            where=self.document.source.at(rest[0].line),
            hint="shorten it: explanations belong in the rulebook",
        )
