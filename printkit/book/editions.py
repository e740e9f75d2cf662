"""The books of a kit, read and compared: what an edition is set from."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import partial

from msgspec.structs import replace

from printkit.book.check import compare
from printkit.book.document import Document
from printkit.book.glossary import FILE, RubyMode, aligned, game_of, glossary, readings, with_ruby
from printkit.book.read import Cards, Example, Quiz, document
from printkit.cache.memory import remembered
from printkit.errors import Problems
from printkit.kit.model import Kit, TextKind
from printkit.kit.render import load
from printkit.kit.resources import own_file
from printkit.text.languages import habits

LOADS = re.compile(r"\{%[-+]?\s*(include|import|extends|from)\b")
"""What makes a book's text depend on others, which may be books."""


def editions(
    kit: Kit,
    lang: str,
    *,
    kind: TextKind = "rulebook",
    web: bool = False,
    ruby: RubyMode = "none",
    facts: Mapping[str, object] | None = None,
    example: Example | None = None,
    quiz: Quiz | None = None,
    cards: Cards | None = None,
    known: dict[str, Document] | None = None,
    wanted: Collection[str] = (),
) -> tuple[Document, ...]:
    """Read a kit's rulebook, or its rule sheet, in one language or in two.

    ``lang``: a language of the kit, or two with ``+`` between; ``ruby``: where the glossary's terms get their
    readings; ``web``: with what is left out on paper. The texts of all the kit's languages are read and
    compared whatever is asked for, so that one can never run ahead of the other. For several editions of a kit
    with the same settings, ``known`` holds the books that are read already, by language, and ``wanted`` are the
    languages of all of them. Whoever remembers an ``outline`` knows that all that books are made of is the same
    but their own texts. Raises TemplateError, MarkupError, ArtError with file and line.
    """
    langs = tuple(lang.split("+"))
    read = partial(document, kit, kind=kind, web=web, facts=facts, example=example, quiz=quiz, cards=cards)
    documents = {} if known is None else known

    def beside(one: str) -> Document:
        source = load(kit.folder, kit.texts(kind)[one])
        asked = kind, one, langs[0], web, source.text
        make = partial(read, one, beside=langs[0], source=source)
        return make() if LOADS.search(source.text) else remembered("outline", asked, make)

    problems, told = Problems(), dict[str, Document]()
    for one in dict.fromkeys((*langs, *wanted, *(one for one in kit.languages if one in kit.texts(kind)))):
        with problems.caught():
            if one not in documents and one in (*langs, *wanted):
                documents[one] = read(one)
            told[one] = documents[one] if one in documents else beside(one)
    problems.tell()
    first, *others = (told[one] for one in kit.languages if one in told)
    for other in others:
        with problems.caught():
            compare(first, other)
    problems.tell()
    needed = ruby != "none" or len(langs) == 2 or own_file(kit.folder, FILE)  # a kit's own has to be right
    terms = glossary(game_of(kit), kit.folder) if needed else ()
    chosen = tuple(
        replace(documents[one], blocks=with_ruby(documents[one].blocks, readings(terms, one), ruby))
        if habits(one).ruby
        else documents[one]
        for one in langs
    )
    return aligned(terms, chosen) if len(chosen) == 2 else chosen
