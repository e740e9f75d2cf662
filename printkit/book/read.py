"""A kit's rulebook template → Document."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from msgspec.structs import replace

from printkit.book.check import check_blocks, check_size
from printkit.book.document import Block, Box, Document, Heading, Source, each_inline, text_of, walk
from printkit.book.draw import read_drawing
from printkit.book.glossary import game_of, glossary, table
from printkit.book.inlines import REFERENCES, Reader
from printkit.book.markup import read_blocks
from printkit.book.rules import LATER, Part, index_of_clauses, on_paper, parts, rule_numbers, with_numbers
from printkit.cache.memory import remembered
from printkit.draw.icons import Icons, icon_text
from printkit.errors import (
    ArtError,
    GlyphError,
    KitError,
    MarkupError,
    PrintkitError,
    Problems,
    TemplateError,
    nearest,
    placed,
)
from printkit.kit.data import read_words, word
from printkit.kit.model import Kit, TextKind
from printkit.kit.render import Source as Template
from printkit.kit.render import line_in, load, load_first, names, render
from printkit.kit.resources import GAMELESS, SHARED, data_folder, own_file, own_files
from printkit.kit.said import SIGNS, said, said_in
from printkit.kit.schema import foreign
from printkit.kit.values import read_toml
from printkit.text.inline import Inline, Span
from printkit.text.languages import is_tall

HELPERS = {kind: functools.partial("{{{}:{}}}".format, kind) for kind in ("card", "suit", *REFERENCES)}

Example = Callable[[str, str, bool], str]
"""lesson, language, whether a figure is enough → its example, Markdown: a box, or a figure"""

Quiz = Callable[[str], tuple[str, str]]
"""language → (puzzles, answers), Markdown, "" where there are none"""


class Cards(Protocol):
    """What shows cards of the kit: :class:`printkit.parts.shown.Shown`."""

    def face(self, lang: str, part: str, card: object = 1, width: float = 0, back: object = False) -> object:
        """Draw a card."""

    def filled(self, drawing: str) -> str:
        """Put the pictures into a drawing that shows cards."""


CLAUSES = "clauses.toml"


def book_words(lang: str, kit: Kit) -> Mapping[str, str]:
    """Give the words that every book needs, the kit's own or printkit's.

    A language without words of its own has the English ones (:func:`words_lang` says which), but for those that
    stand in the middle of a sentence: there are signs for them.
    """
    own = said("book", lang, kit)
    return own if words_lang(lang, kit) is None else {**own, **said(SIGNS, lang, kit)}


def words_lang(lang: str, kit: Kit) -> str | None:
    """Give the language that :func:`book_words` are in, where it is not the book's."""
    return foreign(lang, said_in(lang, kit))


def book_data(
    kit: Kit, lang: str, facts: Mapping[str, object], into: Problems | None = None
) -> dict[str, object]:
    """Give what every template of a book, and its figures, see: values, and nothing that leads to a file.

    ``lang`` may be one that the kit lacks: then there are no words, and its name is the first language's.
    ``into``: where what is wrong with words is gathered.
    """
    name = kit.name.get(lang) or kit.name[kit.languages[0]]
    about = {"id": kit.id, "name": name, "version": kit.version, "look": kit.look, "suits": kit.suits}
    words = read_words(kit, into)
    asked = functools.partial(word, kit, words, lang)
    return {"kit": about, "lang": lang, "facts": facts, "words": words.get(lang, {}), "t": asked}


class _Calls:
    """What a template's calls put into its text. ``made``: the template's line and the text, in their order."""

    def __init__(self, template: Template, web: bool) -> None:
        self.template, self.web = template, web
        self.made: list[tuple[int, str]] = []
        self._later: dict[int, Callable[[], str]] = {}

    def at_once(self, make: Callable[..., str], *args: object, **more: object) -> str:
        """Give a text that is read with the template's."""
        text = make(*args, **more)
        self.made.append((line_in(self.template), text.strip()))
        return text

    def put_off(self, make: Callable[..., str], *args: object, web: bool = False, **more: object) -> str:
        """Give a mark for a text that is asked for only if it is shown. ``web``: on the web page alone."""
        if web and not self.web:
            return ""
        number = len(self.made)
        self._later[number] = functools.partial(make, *args, **more)
        self.made.append((line_in(self.template), ""))
        return f"\n\n\x02{number}\x03\n\n"

    def shown(self, text: str) -> str:
        """Leave out of the Markdown what is not shown, and put in what was put off."""
        return LATER.sub(self._told, text if self.web else on_paper(text))

    def _told(self, match: re.Match[str]) -> str:
        number = int(match[1])
        line, _ = self.made[number]
        with placed(lambda: f"{self.template.name}:{line}"):  # the template has been rendered by now
            text = self._later[number]()
        self.made[number] = line, text.strip()
        return text


def document(
    kit: Kit,
    lang: str,
    *,
    kind: TextKind = "rulebook",
    web: bool = False,
    facts: Mapping[str, object] | None = None,
    example: Example | None = None,
    quiz: Quiz | None = None,
    cards: Cards | None = None,
    beside: str | None = None,
    source: Template | None = None,
) -> Document:
    """Read the kit's rulebook, or its rule sheet, in one language: ``source``, or what its file has now.

    ``facts``: what the engine knows, for ``{{ facts.… }}``; ``example``: makes ``{{ example("…") }}``;
    ``quiz``: makes ``{{ quiz() }}`` and ``{{ quiz_answers() }}``; ``cards``: makes ``face_of()`` of figures;
    ``web``: with what is left out on paper.
    ``beside``: a language whose book this one is only compared with. Then it has what
    :func:`printkit.book.check.compare` looks at and no more: blocks without words, figures that are looked for
    but not drawn; and examples in the language beside, where they are told already: one story has the same
    blocks in each.
    Raises TemplateError and MarkupError with the template's file and line, ArtError for a figure.
    """
    files = kit.texts(kind)
    if lang not in files:
        there = f"there is {', '.join(files)}" if files else None
        raise KitError(f"no {kind} in {lang!r}", where="kit.toml", hint=there)
    told, template = beside or lang, source or load(kit.folder, files[lang])
    calls = _Calls(template, web)
    data: dict[str, object] = {
        **book_data(kit, lang, facts or {}, problems := Problems()),
        "example": functools.partial(calls.put_off, _example, example, told),
        "quiz": functools.partial(calls.put_off, _quiz, quiz, told, 0),
        "quiz_answers": functools.partial(calls.put_off, _quiz, quiz, told, 1),
        "glossary": functools.partial(
            calls.put_off,
            lambda: table(glossary(game_of(kit), kit.folder), lang, kit.languages, book_words(lang, kit)),
        ),
    }
    clauses = None
    if path := own_file(kit.folder, CLAUSES):  # it has a table for each
        clauses = tuple(id for id, row in read_toml(path).items() if isinstance(row, dict))
    sheet: list[Part] = []
    if lang in kit.rulesheet:
        source = load(kit.folder, kit.rulesheet[lang])
        sheet = list(parts(render(source, {**HELPERS, **data}, markdown=True)))
    numbers = rule_numbers(sheet, every=clauses is None)
    rules = {part.id: part.text for part in sheet}
    data["rule"] = functools.partial(calls.at_once, _rule, rules, kit.rulesheet.get(lang, ""))
    data["clauses"] = functools.partial(index_of_clauses, clauses or (), sheet, numbers)

    try:
        with problems.caught():
            made = read_document(
                *(template, data, lang, kit.name[lang], kit, clauses),
                cards=cards,
                outline=beside is not None,
                numbers=numbers if sheet else None,
                shown=calls.shown,
                put_in=calls.made,
            )
        problems.tell()
    except PrintkitError as error:
        for one in error.each:
            if kind == "rulebook" and lang in kit.rulesheet and "(rendered: " in (one.where or ""):
                one.follows = kit.rulesheet[lang], one.what  # where it may be from
        raise
    return replace(made, facts=facts or {})


def read_document(
    template: Template,
    data: Mapping[str, object],
    lang: str,
    title: str,
    kit: Kit,
    clauses: Collection[str] | None = None,
    *,
    cards: Cards | None = None,
    outline: bool = False,
    numbers: Mapping[str, str] | None = None,
    shown: Callable[[str], str] = on_paper,
    put_in: Sequence[tuple[int, str]] = (),
) -> Document:
    """Render a template with ``data`` and read the Markdown that it makes.

    ``outline``: without words and drawings; ``numbers``: of sections and rules, by their blocks' ids, None to
    number the sections as they come; ``shown``: what of the Markdown is read; ``put_in``: of the Source.
    """
    drawers = figure_functions(kit, lang, cards)
    whole = render(template, {**HELPERS, **data}, markdown=True)
    made = shown(whole)
    source = Source(template.name, template.text, made, tuple(put_in))

    arts: dict[str, Template] = {}

    def draw(name: str, args: dict[str, str], line: int) -> str:
        file = f"figures/{name}.svg"
        if name not in arts:
            homes = kit.folder, data_folder("templates") / SHARED
            if not any(own_file(home, file) for home in homes):
                hint = nearest(name, [one.stem for home in homes for one in own_files(home, "figures", ".svg")])
                hint = hint or "draw it in the kit's folder figures"
                raise MarkupError(f"no drawing {file!r}", where=source.at(line), hint=hint)
            arts[name] = load_first(kit.folder, file)
        if outline:
            return ""

        def make() -> str:
            taken = names(arts[name])
            written = f"figure {name}" in template.text and source.called(line) is None
            if taken is not None and written:  # a game may give more
                known = {"width", *taken}
                for key in [key for key in args if key not in known]:
                    hint = nearest(key, known - drawers.keys() - data.keys())
                    raise MarkupError(f"the figure {name!r} takes no {key!r}", where=source.at(line), hint=hint)
            made = render(arts[name], {**drawers, **data, **args})
            made = cards.filled(made) if cards else made
            read_drawing(made, f"{file} (rendered)", float(args["width"]) if "width" in args else None)
            return made

        asked = arts[name].name, lang, *(word for pair in sorted(args.items()) for word in pair)
        try:
            return remembered("rendered", asked, make)
        except (ArtError, GlyphError, TemplateError) as error:
            places = f"{SHARED}/", file if arts[name].name != file else f"{SHARED}/"  # which no maker has
            if (error.where or "").startswith(places):
                error.where = source.at(line)
            else:
                error.card += f" (drawn for {source.at(line)})"
            raise

    icons = functools.cache(functools.partial(icon_text, kit.folder))
    if not made.strip():
        raise MarkupError("there is nothing in it", where=template.name)
    check_size(made, source.at)
    joker, alone = book_words(lang, kit)["joker"], len({*kit.book, *kit.rulesheet}) < 2
    blocks = read_blocks(made, Reader(lang, source.at, draw, icons, outline, kit.suits, joker, alone))
    check_blocks(blocks, source.at, clauses, whole)
    if outline:
        return Document(lang, title, with_numbers(blocks, numbers or {}, lang), source)
    if numbers is None:
        heads = (block for block in blocks if isinstance(block, Heading) and block.level == 2)
        numbers = {block.id: str(number) for number, block in enumerate(heads, 1)}
    rules = frozenset(id for id, number in numbers.items() if "." in number)
    made_of = with_numbers(_with_references(blocks, numbers, book_words(lang, kit)), numbers, lang)
    return Document(lang, title, made_of, source, rules)


def figure_functions(kit: Kit, lang: str, cards: Cards | None = None) -> dict[str, object]:
    """Give what the template of a figure or cover can call: pips, icons and cards, and printkit's words."""
    drawers = Icons(kit, check=lambda text, file: read_drawing(text, file, 1.0)).functions()
    if cards is not None:
        drawers |= {"face_of": functools.partial(cards.face, lang), "parts": {one.id: one for one in kit.parts}}
    return {**drawers, "says": said("figure", lang, kit), "is_tall": is_tall}


def _rule(rules: Mapping[str, str], file: str, id: str) -> str:
    if not rules:
        raise TemplateError("rule() takes blocks from the rule sheet, and the kit has none", hint="[rulesheet]")
    if id not in rules:
        error = TemplateError(f"no block {id!r} on the rule sheet", hint=nearest(id, rules))
        error.follows = file, repr(id), "without an id"
        raise error
    return f"\n\n{rules[id]}\n"


def _example(example: Example | None, lang: str, lesson: str, brief: bool = False) -> str:
    if example is None:
        raise TemplateError(f"no example {lesson!r}: the kit names no game", hint=GAMELESS)
    return f"\n\n{example(lesson, lang, brief).strip()}\n\n"


def _quiz(quiz: Quiz | None, lang: str, which: int) -> str:
    text = quiz(lang)[which] if quiz else ""
    if not text:
        raise TemplateError("no puzzles are pinned in the kit", hint="printkit quiz KIT --write pins some")
    return f"\n\n{text}\n\n"


def _with_references(
    blocks: tuple[Block, ...], numbers: Mapping[str, str], words: Mapping[str, str]
) -> tuple[Block, ...]:
    """Put the words into what ``ref()`` left open: the block's own heading or title, else its section's.

    Before them stands the section's number, for who has the book on paper; a rule is its number alone.
    """
    said: dict[str, str] = {}
    section, number = "", ""
    for block in walk(blocks):
        if isinstance(block, Heading):
            section = text_of(block.inlines)
            number = numbers.get(block.id, "") if block.level == 2 else number
        name = (text_of(block.title) if isinstance(block, Box) else "") or section
        if "." in numbers.get(block.id, ""):
            said[block.id] = words["rule"].format(number=numbers[block.id])
        else:
            apart = not number or (isinstance(block, Box) and block.kind == "summary")
            said[block.id] = words["quote" if apart else "reference"].format(number=number, name=name)

    def fill(one: Inline) -> Inline:
        if not isinstance(one, Span) or one.text not in REFERENCES.values():
            return one
        to = (one.href or "#")[1:]
        return replace(one, text=said[to] if one.text == REFERENCES["ref"] else numbers.get(to, said[to]))

    return each_inline(blocks, fill)
