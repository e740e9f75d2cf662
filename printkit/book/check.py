"""What must hold of a book before it is set: ids, clauses, links, and that two languages say the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from printkit.book.document import Block, Box, Document, Figure, Heading, ListBlock, Table, texts, walk
from printkit.errors import MarkupError, nearest

MOST_DIFFERENCES = 5


def check_blocks(
    blocks: tuple[Block, ...], where: Callable[[int], str], clauses: Collection[str] | None, written: str
) -> None:
    """Raise MarkupError for a doubled id, an unknown clause, a link to no block, or headings out of step.

    ``clauses``: the ids of the game's clauses, None where the kit has no game; ``written``: the text, with
    what is left out here.
    """
    lines: dict[str, int] = {}
    section = False

    def fail(what: str, line: int, hint: str | None = None) -> MarkupError:
        return MarkupError(what, where=where(line), hint=hint)

    for number, block in enumerate(walk(blocks)):
        if block.id in lines:
            raise fail(f"the id {block.id!r} is used twice", block.line, f"first at {where(lines[block.id])}")
        lines[block.id] = block.line
        for clause in block.clauses:
            if clauses is not None and clause not in clauses:
                raise fail(f"no clause {clause}", block.line, nearest(clause, clauses))
        if isinstance(block, Box) and block.kind == "opening" and number:
            raise fail("an opening that is not the first block", block.line)
        if isinstance(block, Heading):
            if block.level > 3:
                raise fail("a heading of the fourth level", block.line, "## and ### are enough")
            if block.level == 3 and not section:
                raise fail("### before the first ##", block.line)
            section = True
    for block in walk(blocks):
        for run in [block.title] if isinstance(block, Box) else texts(block):  # what is in it comes by itself
            for inline in run:
                href = getattr(inline, "href", None)
                if href and href.startswith("#") and href[1:] not in lines:
                    web = any(href in names.split() for names in re.findall(r"\{([^{}]*)\}", written))
                    what = f"a link to {href}, which {'is on the web page alone' if web else 'no block is'}"
                    hint = "put .web to this block too" if web else nearest(href[1:], lines)
                    raise fail(what, block.line, hint)


def _describe(block: Block) -> str:
    """Describe a block by what must be the same in every language: its kind, its level, its size."""
    match block:
        case Heading():
            return f"heading {block.level}"
        case ListBlock():
            return f"{'bulleted' if block.start is None else 'numbered'} list of {len(block.items)}"
        case Table():
            return f"table of {len(block.rows)} × {len(block.align)}"
        case Figure():
            return f"figure {block.name}".rstrip()
        case Box():
            return f"box {block.kind}"
        case _:
            return "paragraph"


def compare(one: Document, other: Document) -> None:
    """Raise MarkupError unless both have the same ids in the same order, and the same kinds and clauses."""
    problems: list[str] = []
    blocks = [[*walk(document.blocks)] for document in (one, other)]
    ids = [{block.id for block in each} for each in blocks]
    for here, own, known, there in ((one, blocks[0], ids[1], other), (other, blocks[1], ids[0], one)):
        problems += [
            f"{here.source.at(block.line)}: {block.id!r} ({_describe(block)}) is missing in {there.source.name}"
            for block in own
            if block.id not in known
        ]
    both = ids[0] & ids[1]
    common = [[block for block in each if block.id in both] for each in blocks]
    for a, b in zip(*common, strict=True):
        kind, twin = _describe(a), _describe(b)
        if (a.id, kind, a.clauses) == (b.id, twin, b.clauses):
            continue
        at, there_at = one.source.at(a.line), other.source.at(b.line)
        if a.id != b.id:
            problems.append(f"{at}: {a.id!r} stands where {there_at} has {b.id!r}")
            break
        if kind != twin:
            problems.append(f"{at}: {a.id!r} is a {kind}, at {there_at} a {twin}")
        else:
            cited = f"{_list(a.clauses)}, at {there_at} {_list(b.clauses)}"
            problems.append(f"{at}: {a.id!r} cites {cited}")
    if problems:
        more = len(problems) - MOST_DIFFERENCES
        shown = problems[:MOST_DIFFERENCES] + ([f"… and {more} more"] if more > 0 else [])
        hint = "both have the same blocks in the same order; printkit translate export, then import, adds them"
        raise MarkupError(
            "the languages differ:\n  " + "\n  ".join(shown),
            where=f"{one.source.name}, {other.source.name}",
            hint=hint,
        )


def _list(clauses: tuple[str, ...]) -> str:
    return ", ".join(clauses) or "no clause"


MAX_BOOK = 400_000
"""Characters of Markdown; a book of 100 pages has about 250,000."""

MAX_BLOCKS = 2500
MAX_BLOCK = 40_000
MAX_WORD = 1000
WORD = re.compile(rf"[!-~]{{{MAX_WORD + 1}}}")
FENCE = re.compile(r"\s*(```+|~~~+)")


def check_size(text: str, where: Callable[[int], str]) -> None:
    """Look how large a book and its blocks are, before anything reads them. ``where``: line → place.

    Raises MarkupError for a book, a block (what stands between blank lines) or a word that is too long, and for
    too many blocks. A drawing in a fence counts towards the book alone.
    """
    if len(text) > MAX_BOOK:
        raise MarkupError(f"a book of more than {MAX_BOOK} characters", where=where(1))
    blocks, length, begun, fence = 0, 0, 1, ""
    for number, line in enumerate(text.split("\n"), 1):
        match = FENCE.match(line)
        if match and not fence:
            fence = match[1]
        elif match and match[1].startswith(fence):
            fence = ""
        if fence:
            continue
        if not line.strip():
            length = 0
            continue
        if not length:
            blocks, begun = blocks + 1, number
        length += len(line)
        if blocks > MAX_BLOCKS:
            raise MarkupError(f"more than {MAX_BLOCKS} blocks", where=where(number))
        if length > MAX_BLOCK:
            hint = "break it up with blank lines"
            raise MarkupError(f"a block of more than {MAX_BLOCK} characters", where=where(begun), hint=hint)
        if WORD.search(line):
            raise MarkupError(f"a word of more than {MAX_WORD} characters", where=where(number))
