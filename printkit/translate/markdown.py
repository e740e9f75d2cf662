"""A book as texts to translate, block by block: what blank lines part."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from msgspec import Struct

from printkit.errors import DataError
from printkit.translate.text import Said, Text, Texts, plain

_BLOCK = re.compile(
    r"((?:\{!--(?>(?:(?!--!\}).)*)--!\}\n)?(?:\{#[^{}\n]*\}\n)?"
    r"(?:#{1,6} |```figure[^\n]*\n|::: [a-z]+(?: \{#[^{}\n]*\})? ?)?)(.*?)((?:\n```|\n:::)?\n*\Z)",
    re.DOTALL,
)
"""What stands before a block's words, these, and what stands after them."""

_ID = re.compile(r"\{#([a-z0-9.-]++)([^{}\n]*+)\}")
_ALT = re.compile(r"^alt:", re.MULTILINE)
_FENCED = re.compile(r"^(:::|```).*?^\1[ \t]*$", re.DOTALL | re.MULTILINE)
_PARTED = re.compile(r"(\n(?>(?:[ \t]*+\n)+))")


class Block(Struct, frozen=True):
    """A block with words. ``number``: of the piece that it is; ``note``: what the clauses say that it cites."""

    place: str
    number: int
    line: int
    before: str
    words: str
    after: str
    note: str


class Markdown:
    """A book. The marks of its blocks stay out of what is translated: ids, ``##``, fences.

    ``file``: its own; ``files``: those of other languages, where they are known. ``clauses``: what each says.
    """

    def __init__(
        self, name: str, file: str, text: str, files: Mapping[str, str], clauses: Mapping[str, str]
    ) -> None:
        self.name, self.file, self.files, self.clauses = name, file, files, clauses
        self.pieces = _PARTED.split(text)

    def _blocks(self) -> Iterator[Block]:
        last, since, line = "", 0, 1
        for number, piece in enumerate(self.pieces):
            match = _ID.search(piece)
            last, since = (match[1], 0) if match else (last, since + (number % 2 == 0))
            before, words, after = next(_BLOCK.finditer(piece)).groups()
            if number % 2 == 0 and re.search(r"[^\W\d_]", plain(words)):
                place = f"{self.name}#{last}{f'+{since}' if since else ''}"
                cited = (word[1:] for word in (match[2] if match else "").split())
                note = "\n".join(f"{id}: {self.clauses[id]}" for id in cited if id in self.clauses)
                yield Block(place, number, line + before.count("\n"), before, words, after, note)
            line += piece.count("\n")

    def nameless(self) -> bool:
        """Whether a block seems to have no id: a text or heading outside of boxes and figures."""
        text = _FENCED.sub("", "".join(self.pieces))
        return any(re.match(r"(#|\*\*|[^\W_])(?!\d*[.)] )", piece) for piece in _PARTED.split(text))

    def texts(self) -> Texts:
        """Give each block's words."""
        return {one.place: Text(one.words, self.file, one.line, one.note) for one in self._blocks()}

    def written(self, lang: str, said: Said) -> tuple[str, str]:
        """Give the book with its blocks in another language. DataError for one that would be no such block."""
        made = list(self.pieces)
        for one in self._blocks():
            new = said.get(one.place, one.words).strip("\n")
            if _ids(new) != _ids(one.words):
                raise DataError("the translation has other {#…} than the original", where=one.place)
            if _PARTED.search(new):
                raise DataError("an empty line parts the translation of one block", where=one.place)
            if _ALT.search(one.words) and not _ALT.search(new):
                raise DataError("the translation has no line that begins with alt:", where=one.place)
            made[one.number] = one.before + new + one.after
        return self.files.get(lang, f"{self.name}.{lang}.md"), "".join(made)


def _ids(text: str) -> list[str]:
    return sorted(match[1] for match in _ID.finditer(text))
