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
    PAGE,
    Align,
    Block,
    Box,
    BoxKind,
    Figure,
    Heading,
    ListBlock,
    Paragraph,
    Table,
    kind_of,
)
from printkit.book.inlines import Reader, install, read_inlines
from printkit.errors import MarkupError, Problems, check_known, placed
from printkit.text.inline import Inline
from printkit.text.languages import habits

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.rules_block import StateBlock
    from markdown_it.token import Token
    from markdown_it.tree import SyntaxTreeNode as Node

LOOKS = ("rowheads", "small", "facts", "beside", "each", "opens", "web")
BOXES: tuple[str, ...] = get_args(BoxKind)
NAMES = {"blockquote": "a block quote", "hr": "a rule", "code_block": "a code block", "html_block": "HTML"}
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
    from markdown_it.tree import SyntaxTreeNode

    tree, found = SyntaxTreeNode(_parser(reader.lang, reader.outline).parse(text)), tuple[Block, ...]()
    blocks = _Blocks(reader, text.split("\n"))
    with blocks.problems.caught():
        found = tuple(blocks.each(tree.children, ""))
    blocks.problems.tell()
    blocks.nameless.tell()
    return found


class _Blocks:
    """Makes blocks of the tree that markdown-it has read."""

    def __init__(self, reader: Reader, lines: Sequence[str]) -> None:
        self.reader, self.lines = reader, lines
        self.problems, self.nameless = Problems(), Problems()  # of what is wrong, an id may be

    def line(self, node: Node | Token) -> int:
        return node.map[0] + 1 if node.map else 1

    def fail(self, what: str, node: Node, hint: str | None = None) -> MarkupError:
        return MarkupError(what, where=self.reader.where(self.line(node)), hint=hint)

    def each(self, nodes: Iterable[Node], box: str) -> Iterable[Block]:
        """Read blocks that follow each other; in a box, those without an id are counted.

        So are all in a book of one language: ``.3`` can be no id that is written.
        """
        attrs, attrs_node, count = _Attrs(), None, 0
        for node in nodes:
            if node.type == "attrs":
                if attrs_node is not None:
                    raise self.fail("two lines of attributes for one block", node)
                attrs, attrs_node = self.attributes(node.content, node, attrs.classes), node
                continue
            if node.type == "fence" and node.info.strip() == "page":
                attrs = attrs._replace(classes=(*attrs.classes, PAGE))
                continue
            count += 1
            counted = f"{box}.{count}" if box or self.reader.alone else ""
            if node.type == "container_box":
                yield self.box(node, attrs, box, counted)
            else:
                yield self.block(node, attrs if attrs.id else attrs._replace(id=counted))
            attrs, attrs_node = _Attrs(), None
        if attrs_node is not None:
            raise self.fail("attributes with no block after them", attrs_node)

    def attributes(self, text: str, node: Node, before: tuple[str, ...]) -> _Attrs:
        """Read what _ATTRS has found. ``before``: classes that the block has already."""
        block_id, clauses, classes = "", [], [*before]
        for word in text[1:-1].split():
            if word[0] == "#":
                if block_id or not _ID.fullmatch(word[1:]):
                    raise self.fail(f"{word!r} is no id", node, "one id, of a-z, 0-9 and hyphens")
                block_id = word[1:]
            elif _CLAUSE.fullmatch(word[1:]):
                clauses.append(word[1:])
            else:
                with placed(lambda: self.reader.where(self.line(node))):
                    check_known([word[1:]], LOOKS, "no class", kind=MarkupError, listed="known:")
                classes.append(word[1:])
        return _Attrs(block_id, tuple(clauses), tuple(classes))

    def inlines(self, token: Token) -> tuple[Inline, ...]:
        with self.problems.caught(), placed(lambda: self.reader.where(self.line(token))):
            return read_inlines(token.children or (), self.reader)
        return ()

    def inner(self, node: Node) -> tuple[Inline, ...]:
        """Read what a heading, a paragraph or a cell holds."""
        (words,) = node.children
        assert words.token is not None
        return self.inlines(words.token)

    def words(self, text: str, node: Node) -> tuple[Inline, ...]:
        """Read a line of inline markup that stands outside the text (a title, a caption)."""
        if self.reader.outline:
            return ()
        return self.inlines(_parser(self.reader.lang).parseInline(text)[0].copy(map=node.map))

    def block(self, node: Node, attrs: _Attrs) -> Block:
        base = *attrs, self.line(node)
        match node.type:
            case "heading":
                if node.tag == "h1":
                    hint = "the title comes from kit.toml; write ##"
                    self.problems.add(self.fail("a first-level heading", node, hint))
                made: Block = Heading(*base, level=int(node.tag[1]), inlines=self.inner(node))
            case "paragraph":
                if node.children[0].content.startswith("|"):
                    raise self.fail("a table without its second line", node, "|:--|--:| below the heads")
                made = Paragraph(*base, inlines=self.inner(node))
            case "bullet_list" | "ordered_list":
                made = self.list_block(node, attrs)
            case "table":
                made = self.table(node, attrs)
            case "fence":
                made = self.figure(node, attrs)
            case _:
                what = NAMES.get(node.type, f"{node.type!r}")
                raise self.fail(f"{what} cannot stand in a rulebook", node, "docs/markup.md says what can")
        if not attrs.id:
            self.nameless.add(
                self.fail(f"a {kind_of(made)} without an id", node, "put {#its-id} on the line before it")
            )
        return made

    def list_block(self, node: Node, attrs: _Attrs) -> ListBlock:
        start = int(node.attrs.get("start", 1)) if node.type == "ordered_list" else None
        items: list[tuple[Paragraph | ListBlock, ...]] = []
        for item in node.children:
            items.append(tuple(map(self.part, item.children)))
            if not items[-1]:
                raise self.fail("an empty item", node)
        return ListBlock(*attrs, self.line(node), start=start, items=tuple(items))

    def part(self, node: Node) -> Paragraph | ListBlock:
        """Read a part of a list's item."""
        if node.type == "paragraph":
            return Paragraph("", (), (), self.line(node), self.inner(node))
        if node.type in ("bullet_list", "ordered_list"):
            return self.list_block(node, _Attrs())
        raise self.fail(f"{node.type!r} cannot stand here", node)

    def table(self, node: Node, attrs: _Attrs) -> Table:
        lines = [line for part in node.children for line in part.children]
        styles = [str(cell.attrs.get("style", "")) for cell in lines[0].children]
        align = tuple(cast(Align, style.removeprefix("text-align:") or "left") for style in styles)
        rows = []
        for line in lines:
            rows.append(tuple(map(self.inner, line.children)))
            self.check_row(line, len(align))
        return Table(*attrs, self.line(node), align=align, head=rows[0], rows=tuple(rows[1:]))

    def check_row(self, node: Node, columns: int) -> None:
        """Refuse a row with more or fewer cells than columns, where GFM drops some or adds empty ones."""
        number = self.line(node)
        line = self.lines[number - 1].strip() if number <= len(self.lines) else ""
        cells = len(re.split(r"(?<!\\)\|", line.removeprefix("|").removesuffix("|")))
        if cells != columns:
            raise self.fail(f"{cells} cells in a table of {columns} columns", node, "for a bar write \\|")

    def figure(self, node: Node, attrs: _Attrs) -> Figure:
        try:
            words = shlex.split(node.info)
        except ValueError:
            raise self.fail("a quotation mark is not closed", node) from None
        if not words or words[0] != "figure":
            raise self.fail(f"a fenced block {node.info.strip()!r} is not known", node, "known: figure, page")
        name = words[1] if len(words) > 1 and "=" not in words[1] else ""
        args: dict[str, str] = {}
        for word in words[2 if name else 1 :]:
            key, equals, value = word.partition("=")
            if not equals or not key.isidentifier():
                raise self.fail(f"{word!r} is not key=value", node)
            args[key] = value
        text, _, svg = node.content.partition("<svg")
        alt, caption = "", []
        for line in text.splitlines():
            if line.startswith("alt:"):
                alt = line[4:].strip()
            elif line.strip():
                caption.append(line)
        if bool(name) == bool(svg):
            raise self.fail("a figure needs a name or an <svg>, and not both", node, "```figure name key=value")
        if not name and (more := args.keys() - {"width"}):
            raise self.fail(f"a drawing in the text takes no {min(more)!r}", node, "it takes width=… alone")
        if not (alt or caption):
            raise self.fail("a figure without a caption needs an 'alt:' line", node)
        width = None
        if "width" in args:
            with contextlib.suppress(ValueError):
                width = float(args["width"])
            if width is None or not 2 <= width <= 400:
                raise self.fail(f"width={args['width']} is not a width", node, "millimetres, from 2 to 400")
        return Figure(
            *attrs,
            self.line(node),
            name=name,
            svg=self.reader.draw(name, args, self.line(node)) if name else "<svg" + svg,
            alt=alt,
            caption=self.words("\n".join(caption), node),
            width=width,
        )

    def box(self, node: Node, attrs: _Attrs, outer: str, counted: str) -> Box:
        kind, _, rest = node.info.strip().partition(" ")
        if outer:
            raise self.fail("a box in a box", node, "end the first with :::")
        with placed(lambda: self.reader.where(self.line(node))):
            check_known([kind], BOXES, "no box", kind=MarkupError, listed="known:")
        title = rest.strip()
        if match := _ATTRS.match(title):
            if attrs.id:
                raise self.fail("a box with two lots of attributes", node)
            attrs, title = self.attributes(match[0], node, attrs.classes), title[match.end() :].strip()
        attrs = attrs if attrs.id else attrs._replace(id=counted)
        if not attrs.id:
            raise self.fail(f"a box {kind!r} without an id", node, f"::: {kind} {{#its-id}}")
        end = node.map[1] if node.map else 0
        if end >= len(self.lines) or not self.lines[end].lstrip().startswith(":::"):
            raise self.fail(f"the box {kind!r} is not closed", node, "end it with a line :::")
        words = self.words(title, node)
        blocks = tuple(self.each(node.children, attrs.id))
        if kind == "opening":  # its table says in its first column what each row is, and has no head
            blocks = tuple(
                replace(one, classes=(*one.classes, "facts")) if isinstance(one, Table) else one
                for one in blocks
            )
        return Box(*attrs, self.line(node), kind=cast(BoxKind, kind), title=words, blocks=blocks)
