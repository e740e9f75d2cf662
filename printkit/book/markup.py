"""Markdown → blocks: docs/markup.md, read with markdown-it."""

from __future__ import annotations

import contextlib
import functools
import re
import shlex
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, cast, get_args

from msgspec.structs import replace

from printkit.book.document import (
    Align,
    Block,
    Box,
    BoxKind,
    Figure,
    Heading,
    ListBlock,
    PageBreak,
    Paragraph,
    Table,
    kind_of,
)
from printkit.book.inlines import Reader, install, read_inlines
from printkit.errors import MarkupError, Problems, nearest, placed
from printkit.text.inline import Inline
from printkit.text.languages import habits

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.rules_block import StateBlock
    from markdown_it.token import Token

LOOKS = ("rowheads", "small", "facts", "beside", "each", "opens", "web")
BOXES: tuple[str, ...] = get_args(BoxKind)
NAMES = {"blockquote_open": "a block quote", "hr": "a rule", "code_block": "a code block", "html_block": "HTML"}
_ATTRS = re.compile(r"\{((?:\s*[#.][^\s{}]+)+)\s*\}")
_ID = re.compile(r"[a-z0-9]+(?:[-.][a-z0-9]+)*")
_CLAUSE = re.compile(r"[A-Z]{2}-\d\d")


class _Attrs(NamedTuple):
    id: str = ""
    clauses: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()


def _attrs_rule(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    line = state.src[state.bMarks[start] + state.tShift[start] : state.eMarks[start]].strip()
    if state.is_code_block(start) or not _ATTRS.fullmatch(line):
        return False
    if not silent:
        token = state.push("attrs", "", 0)
        token.content, token.map = line, [start, start + 1]
        state.line = start + 1
    return True


@functools.cache
def _parser(lang: str, outline: bool = False) -> MarkdownIt:
    from markdown_it import MarkdownIt  # 40 ms: not at start-up
    from mdit_py_plugins.container import container_plugin

    own = habits(lang)
    md = MarkdownIt("commonmark", {"html": True, "typographer": not own.characters, "quotes": own.quotes})
    md.enable("table")
    if not own.characters:
        md.enable("smartquotes")
    md.block.ruler.before("fence", "attrs", _attrs_rule, {"alt": ["paragraph", "reference", "list", "table"]})
    container_plugin(md, "box", validate=lambda *_: True)
    install(md)
    md.validateLink = lambda url: True  # type: ignore[method-assign]  # else it sets a bad link as text, brackets and all
    if outline:
        md.core.ruler.enableOnly(["normalize", "block"])
    return md


def read_blocks(text: str, reader: Reader) -> tuple[Block, ...]:
    """Read Markdown into blocks; ids are read but not yet compared. Raises MarkupError."""
    tokens, found = _parser(reader.lang, reader.outline).parse(text), tuple[Block, ...]()
    blocks = _Blocks(tokens, reader, text.split("\n"))
    with blocks.problems.caught():
        found = tuple(blocks.until(None, ""))
    blocks.problems.tell()
    blocks.nameless.tell()
    return found


class _Blocks:
    """Walks the tokens once, left to right."""

    def __init__(self, tokens: Sequence[Token], reader: Reader, lines: Sequence[str]) -> None:
        self.tokens, self.reader, self.lines, self.at = tokens, reader, lines, 0
        self.problems, self.nameless = Problems(), Problems()  # of what is wrong, an id may be

    def line(self, token: Token) -> int:
        return token.map[0] + 1 if token.map else 1

    def fail(self, what: str, token: Token, hint: str | None = None) -> MarkupError:
        return MarkupError(what, where=self.reader.where(self.line(token)), hint=hint)

    def until(self, closing: str | None, box: str) -> Iterable[Block]:
        """Read blocks up to the token ``closing``; in a box, blocks without an id are counted.

        So are all in a book of one language: ``.3`` can be no id that is written.
        """
        attrs, attrs_token, count = _Attrs(), None, 0
        while self.at < len(self.tokens) and self.tokens[self.at].type != closing:
            token = self.tokens[self.at]
            self.at += 1
            if token.type == "attrs":
                if attrs_token is not None:
                    raise self.fail("two lines of attributes for one block", token)
                attrs, attrs_token = self.attributes(token.content, token), token
                continue
            if token.type == "fence" and token.info.strip() == "page":
                yield PageBreak(self.line(token))
                continue
            count += 1
            counted = f"{box}.{count}" if box or self.reader.alone else ""
            if token.type == "container_box_open":
                yield self.box(token, attrs, box, counted)
            else:
                yield self.block(token, attrs if attrs.id else attrs._replace(id=counted))
            attrs, attrs_token = _Attrs(), None
        if attrs_token is not None:
            raise self.fail("attributes with no block after them", attrs_token)
        self.at += 1

    def attributes(self, text: str, token: Token) -> _Attrs:
        """Read what _ATTRS has found."""
        block_id, clauses, classes = "", [], []
        for word in text[1:-1].split():
            if word[0] == "#":
                if block_id or not _ID.fullmatch(word[1:]):
                    raise self.fail(f"{word!r} is no id", token, "one id, of a-z, 0-9 and hyphens")
                block_id = word[1:]
            elif _CLAUSE.fullmatch(word[1:]):
                clauses.append(word[1:])
            elif word[1:] in LOOKS:
                classes.append(word[1:])
            else:
                raise self.fail(
                    f"no class {word[1:]!r}", token, nearest(word[1:], LOOKS) or f"known: {', '.join(LOOKS)}"
                )
        return _Attrs(block_id, tuple(clauses), tuple(classes))

    def inlines(self, token: Token) -> tuple[Inline, ...]:
        with self.problems.caught(), placed(lambda: self.reader.where(self.line(token))):
            return read_inlines(token.children or (), self.reader)
        return ()

    def words(self, text: str, token: Token) -> tuple[Inline, ...]:
        """Read a line of inline markup that stands outside the text (a title, a caption)."""
        if self.reader.outline:
            return ()
        return self.inlines(_parser(self.reader.lang).parseInline(text)[0].copy(map=token.map))

    def take(self, *kinds: str) -> Token:
        token = self.tokens[self.at]
        if token.type not in kinds:
            raise self.fail(f"{token.type!r} cannot stand here", token)
        self.at += 1
        return token

    def block(self, token: Token, attrs: _Attrs) -> Block:
        base = *attrs, self.line(token)
        match token.type:
            case "heading_open":
                if token.tag == "h1":
                    hint = "the title comes from kit.toml; write ##"
                    self.problems.add(self.fail("a first-level heading", token, hint))
                made: Block = Heading(*base, level=int(token.tag[1]), inlines=self.inlines(self.take("inline")))
                self.take("heading_close")
            case "paragraph_open":
                words = self.take("inline")
                if words.content.startswith("|"):
                    raise self.fail("a table without its second line", token, "|:--|--:| below the heads")
                made = Paragraph(*base, inlines=self.inlines(words))
                self.take("paragraph_close")
            case "bullet_list_open" | "ordered_list_open":
                made = self.list_block(token, attrs)
            case "table_open":
                made = self.table(token, attrs)
            case "fence":
                made = self.figure(token, attrs)
            case _:
                what = NAMES.get(token.type, f"{token.type!r}")
                raise self.fail(f"{what} cannot stand in a rulebook", token, "docs/markup.md says what can")
        if not attrs.id:
            self.nameless.add(
                self.fail(f"a {kind_of(made)} without an id", token, "put {#its-id} on the line before it")
            )
        return made

    def list_block(self, token: Token, attrs: _Attrs) -> ListBlock:
        start = int(token.attrs.get("start", 1)) if token.type == "ordered_list_open" else None
        items: list[tuple[Paragraph | ListBlock, ...]] = []
        while self.tokens[self.at].type == "list_item_open":
            self.at += 1
            parts: list[Paragraph | ListBlock] = []
            kinds = "paragraph_open", "bullet_list_open", "ordered_list_open", "list_item_close"
            while (inner := self.take(*kinds)).type != "list_item_close":
                if inner.type == "paragraph_open":
                    parts.append(Paragraph("", (), (), self.line(inner), self.inlines(self.take("inline"))))
                    self.take("paragraph_close")
                else:
                    parts.append(self.list_block(inner, _Attrs()))
            if not parts:
                raise self.fail("an empty item", token)
            items.append(tuple(parts))
        self.at += 1
        return ListBlock(*attrs, self.line(token), start=start, items=tuple(items))

    def table(self, token: Token, attrs: _Attrs) -> Table:
        align: list[Align] = []
        rows: list[tuple[tuple[Inline, ...], ...]] = []
        row: list[tuple[Inline, ...]] = []
        opened = token
        while (part := self.tokens[self.at]).type != "table_close":
            self.at += 1
            if part.type == "th_open":
                style = str(part.attrs.get("style", ""))
                align.append(cast(Align, style.removeprefix("text-align:") or "left"))
            elif part.type == "tr_open":
                row, opened = [], part
            elif part.type == "inline":
                row.append(self.inlines(part))
            elif part.type == "tr_close":
                rows.append(tuple(row))
                self.check_row(opened, len(align))
        self.at += 1
        return Table(*attrs, self.line(token), align=tuple(align), head=rows[0], rows=tuple(rows[1:]))

    def check_row(self, token: Token, columns: int) -> None:
        """Refuse a row with more or fewer cells than columns, where GFM drops some or adds empty ones."""
        number = self.line(token)
        line = self.lines[number - 1].strip() if number <= len(self.lines) else ""
        cells = len(re.split(r"(?<!\\)\|", line.removeprefix("|").removesuffix("|")))
        if cells != columns:
            raise self.fail(f"{cells} cells in a table of {columns} columns", token, "for a bar write \\|")

    def figure(self, token: Token, attrs: _Attrs) -> Figure:
        try:
            words = shlex.split(token.info)
        except ValueError:
            raise self.fail("a quotation mark is not closed", token) from None
        if not words or words[0] != "figure":
            raise self.fail(f"a fenced block {token.info.strip()!r} is not known", token, "known: figure, page")
        name = words[1] if len(words) > 1 and "=" not in words[1] else ""
        args: dict[str, str] = {}
        for word in words[2 if name else 1 :]:
            key, equals, value = word.partition("=")
            if not equals or not key.isidentifier():
                raise self.fail(f"{word!r} is not key=value", token)
            args[key] = value
        text, _, svg = token.content.partition("<svg")
        alt, caption = "", []
        for line in text.splitlines():
            if line.startswith("alt:"):
                alt = line[4:].strip()
            elif line.strip():
                caption.append(line)
        if bool(name) == bool(svg):
            raise self.fail(
                "a figure needs a name or an <svg>, and not both", token, "```figure name key=value"
            )
        if not (alt or caption):
            raise self.fail("a figure without a caption needs an 'alt:' line", token)
        width = None
        if "width" in args:
            with contextlib.suppress(ValueError):
                width = float(args["width"])
            if width is None or not 2 <= width <= 400:
                raise self.fail(f"width={args['width']} is not a width", token, "millimetres, from 2 to 400")
        return Figure(
            *attrs,
            self.line(token),
            name=name,
            svg=self.reader.draw(name, args, self.line(token)) if name else "<svg" + svg,
            alt=alt,
            caption=self.words("\n".join(caption), token),
            width=width,
        )

    def box(self, token: Token, attrs: _Attrs, outer: str, counted: str) -> Box:
        kind, _, rest = token.info.strip().partition(" ")
        if outer:
            raise self.fail("a box in a box", token, "end the first with :::")
        if kind not in BOXES:
            raise self.fail(f"no box {kind!r}", token, nearest(kind, BOXES) or f"known: {', '.join(BOXES)}")
        title = rest.strip()
        if match := _ATTRS.match(title):
            if attrs.id:
                raise self.fail("a box with two lots of attributes", token)
            attrs, title = self.attributes(match[0], token), title[match.end() :].strip()
        attrs = attrs if attrs.id else attrs._replace(id=counted)
        if not attrs.id:
            raise self.fail(f"a box {kind!r} without an id", token, f"::: {kind} {{#its-id}}")
        end = token.map[1] if token.map else 0
        if end >= len(self.lines) or not self.lines[end].lstrip().startswith(":::"):
            raise self.fail(f"the box {kind!r} is not closed", token, "end it with a line :::")
        words = self.words(title, token)
        blocks = tuple(self.until("container_box_close", attrs.id))
        if kind == "opening":  # its table says in its first column what each row is, and has no head
            blocks = tuple(
                replace(one, classes=(*one.classes, "facts")) if isinstance(one, Table) else one
                for one in blocks
            )
        return Box(*attrs, self.line(token), kind=cast(BoxKind, kind), title=words, blocks=blocks)
