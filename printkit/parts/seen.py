"""What the templates of a part see: its rows, words, tables and measures, and what they can call."""

from __future__ import annotations

import contextlib
import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from msgspec.structs import asdict

from printkit.errors import DataError, KitError, PrintkitError, Problems, check_known
from printkit.kit.boxes import EDGE, box_of
from printkit.kit.data import copies, count_of, in_language, part_table, pieces, read_table, read_words
from printkit.kit.model import OTHER_LANGUAGE, Kit, Part
from printkit.kit.render import load, names, render
from printkit.kit.resources import SHARED, own_file, slug
from printkit.kit.said import file_name
from printkit.kit.suits import shown, suits_of
from printkit.kit.table import Row, Table, cells_of
from printkit.parts.helpers import Helpers
from printkit.parts.setting import quoted

BOX_ART = "box-art.svg"  # the file of a kit that the front of its box is drawn with
OF_A_CARD = ("row", "number")  # what templates see that differs from card to card
SUIT, MOST_SUITS = "suit", 6
"""The column of tables that names a card's suit; so many are drawn on a box."""

VALUES = re.compile(r"\{\{.*?(?:\}\}|$)|\{%.*?(?:%\}|$)")
LEAST_FIXED = 3
"""Characters, at the least, that a template's line begins with before a value, to be known by them."""


class Seen:
    """What the templates of one part see; the same for front and back.

    ``problems``: what is wrong with rows and words. Raises DataError, KitError where there are none to see.
    """

    def __init__(self, kit: Kit, part: Part, langs: tuple[str, ...], ink: str, draft: bool = False) -> None:
        self.kit = kit
        self.part = part
        self.langs = langs
        self.source = functools.cache(functools.partial(load, kit.folder))
        self.names = functools.cache(lambda template: names(self.source(template)))
        first = langs[0]
        languages = kit.languages
        self.problems = problems = Problems()
        rows = words = None
        with problems.caught():
            words = read_words(kit, problems)
        with problems.caught():
            table = part_table(kit, part, problems)
            if table and not table.rows:
                hint = "below the names of the columns, a row for each card"
                hint = "where leaves none" if part.data and part.data.where else hint
                raise KitError("no rows", where=table.name, hint=hint)
            rows = in_language(table, first, languages, problems) if table else Table("", (), (), ())
        if rows is None or words is None:
            problems.tell()
        assert rows is not None and words is not None
        self.rows = rows
        others = {name: read_table(kit.folder, file, languages) for name, file in kit.tables.items()}
        self.notes = tuple(note for one in (table, *others.values()) if one for note in one.notes)
        helpers = self.helpers = Helpers(kit, part, langs, words, draft)
        bleed, wide, high = (mm / part.scale for mm in (part.bleed, part.size.width, part.size.height))
        self.common: dict[str, object] = {
            "lang": first,
            "langs": langs,
            "ink": ink,
            "kit": {"id": kit.id, "name": " · ".join(_all(kit.name, langs)), "version": kit.version},
            "part": {
                "id": part.id,
                "title": _in(part.title, first),
                "width": round(wide, 4),
                "height": round(high, 4),
                "bleed": round(bleed, 4),
                "scale": part.scale,
                "art": part.art,
            },
            "look": asdict(kit.look),
            "box": _box(kit, part, langs),
            "words": words.get(first, {}),
            "rows": self.rows.rows,
            "total": max(len(self.rows.rows), 1),
            "tables": {name: in_language(one, first, languages).rows for name, one in others.items()},
            **helpers.functions(-bleed, -bleed, wide + 2 * bleed, high + 2 * bleed),
        }

    def copies(self) -> tuple[int, ...]:
        """Give how many cards each row makes: one that is faulty none. Raises DataError for too many."""
        rows, count, faulty = self.rows, self.part.count, self.problems.places
        if not rows.rows:
            return (count,)
        if not faulty:
            pieces(rows, count)
        each = range(len(rows.rows))
        return tuple(0 if rows.places[row] in faulty else count * copies(rows, row) for row in each)

    def differs(self, template: str) -> bool:
        """Whether what a template draws may differ from card to card."""
        found = self.names(template)
        return found is None or not found.isdisjoint(OF_A_CARD)

    def of(self, number: int) -> Mapping[str, object]:
        """Give what a card's templates see; ``number``: of its row, from 0."""
        row = self.rows.rows[number] if self.rows.rows else Row({})
        return {**self.common, **dict(zip(OF_A_CARD, (row, number + 1), strict=True))}

    def label(self, number: int) -> str:
        """Name a row's first card for messages."""
        if not self.rows.rows:
            return "card 1"
        name = self.rows.label(number, (self.langs[0], *self.kit.languages))
        return f"card {self.firsts[number]}: {quoted(name) or number + 1}"

    @functools.cached_property
    def called(self) -> tuple[list[set[str]], list[set[str]]]:
        """What each row is called: its name and id, and its name in every language of the kit."""
        rows, each = self.rows, range(len(self.rows.rows))
        here = [{rows.label(number, self.langs), rows.key(number)} for number in each]
        return here, [{rows.label(number, (lang,)) for lang in self.kit.languages} for number in each]

    @functools.cached_property
    def firsts(self) -> tuple[int, ...]:
        """The number of each row's first card, as ``list --cards`` counts and ``build --cards`` takes it."""
        return tuple(accumulate(self.copies(), initial=1))

    def cell(self, number: int, what: str, where: str = "", whole: str = "") -> str:
        """Say where the text is that a sentence quotes, or a mark: in the row, in the kit's words, or "".

        ``where``: what it is said of: of an empty text the cell is told that is empty and that is used there.
        ``whole``: the text, where ``what`` quotes its beginning, which others may have too.
        """
        marks = (*re.findall(r"\{[^{}]*\}", what), *(f":{name}}}" for name in re.findall("'([^']+)'", what)))
        row = cells_of(self.rows.rows[number]) if self.rows.rows else {}
        others = {*self.kit.languages} - {*self.langs}
        columns = sorted(self.rows.columns, key=lambda one: one.rpartition(".")[2] in others)
        texts = [(row[one], one, self.rows.places[number]) for one in columns if row]
        for lang in self.langs:
            words = self.helpers.words.get(lang, {}).items()
            texts += [(text, lang, f"{self.kit.words}: {key}") for key, text in words]
        for text, column, place in sorted(texts, key=lambda one: one[0] != whole):
            if text and (repr(text) in what or repr(quoted(text)) in what or any(one in text for one in marks)):
                return f"; column {column!r} of {place}"
        return self._empty(number, where) if "''" in what and row else ""

    def _empty(self, number: int, where: str) -> str:
        """Say which empty cells of a row a template's line uses; where it uses none, the part's template."""
        template, _, line = where.rpartition(":")
        empty = [name for name, cell in cells_of(self.rows.rows[number]).items() if not cell]
        texts = [self.source(self.part.template).text]
        if line.isdigit():
            texts = [*self.source(template).text.split("\n")[int(line) - 1 : int(line)], *texts]
        for text in texts:
            used = [n for n in empty if re.search(rf"\brow(\.|\[['\"]){re.escape(n)}(?!\w)", text)]
            if used:
                return f"; column {', '.join(map(repr, used))} of {self.rows.places[number]} is empty"
        return ""

    def place_said(self, error: PrintkitError) -> None:
        """Name the text of printkit's own on a box that a sentence quotes: a kit may have it shorter."""
        quote = error.what.partition("' is ")[0]
        for lang in self.langs if self.part.template.startswith(f"{SHARED}/") else ():
            said = self.helpers.says(lang)
            for key, value in said.items():
                texts: Sequence[object] = value if isinstance(value, (list, tuple)) else (value,)
                for number, text in enumerate(texts):
                    begun = re.split("CARDS|MM", str(text))[0][:24].strip()
                    if len(begun) > 2 and begun in quote:
                        place = f"{key}.{number}" if texts is value else key
                        error.where = f"{file_name(str(said['lang']))}: box.{place}"
                        error.hint = f"shorten it; its PO entry is printkit#box.{place}"
                        return

    def parted(self, number: int) -> Iterator[str]:
        """Note the texts of a row's card that have a word parted without a hyphen, with their places, once."""
        for text in self.helpers.parted:
            cell = self.cell(number, repr(text))
            yield f"{self.part.id}: {quoted(text)!r} has a word parted without a hyphen{cell}"
        self.helpers.parted.clear()

    def key(self, number: int) -> str:
        """Give what names a card in files' names."""
        if not self.rows.rows:
            return ""
        lang = self.langs[0] if self.part.words else self.kit.languages[0]
        if not self.part.file:
            return slug(self.rows.key(number), lang)
        row = self.rows.rows[number]  # which has "name" for the "name.en" of its language
        check_known((self.part.file,), [*row], "no column", where=self.rows.name, kind=DataError)
        return slug(row[self.part.file], lang)


def in_one(data: Seen, fronts: Mapping[int, str]) -> Iterator[str]:
    """Note a template that shows the words of the first language alone where several were asked for."""
    (first, *others), part = data.langs, data.part
    if not (others and fronts) or part.back == OTHER_LANGUAGE:
        return
    number = min(fronts)
    shown = [fronts[number]]
    with contextlib.suppress(PrintkitError):
        for lang in (first, others[0]):
            alone = Seen(data.kit, part, (lang,), str(data.common["ink"]), data.helpers.draft)
            shown.append(render(alone.source(part.template), alone.of(number)))
        both, one, other = (re.sub("<[^<>]*>", "", drawing) for drawing in shown)
        if both == one != other:
            asked = "+".join(data.langs)
            yield f"{part.template}: --lang {asked} shows {first} alone; docs/parts.md says how to show both"


def _box(kit: Kit, part: Part, langs: tuple[str, ...]) -> Mapping[str, object] | None:
    """Give what a box's drawing has to know: the measures of its net, what lies in it, and the names on it."""
    box = box_of(kit, part)
    if box is None:
        return None
    held = [other for other in kit.parts if other.id in part.holds]
    rows = [
        {"title": _in(one.title, langs[0]), "titles": _all(one.title, langs), "count": str(count_of(kit, one))}
        for one in held
    ]
    art = BOX_ART if own_file(kit.folder, BOX_ART) else ""
    names = _all(kit.name, langs)
    return {**asdict(box), "edge": EDGE, "holds": rows, "art": art, "names": names, "suits": _suits(kit)}


def _suits(kit: Kit) -> tuple[str, ...]:
    """Give the suits on a kit's boxes: its own, those of its cards or, where printkit plays it, the pack's."""
    if kit.suits:
        return shown(kit)
    tables = [table for part in kit.parts if (table := part_table(kit, part)) and SUIT in table.columns]
    found = dict.fromkeys(row[SUIT] for table in tables for row in table.rows)
    known = tuple(code for code in found if code in suits_of(kit))[:MOST_SUITS]
    return known or (shown(kit) if kit.game else ())


def _all(texts: Mapping[str, str], langs: tuple[str, ...]) -> tuple[str, ...]:
    """Give a text in each language, once where they agree."""
    return tuple(dict.fromkeys(_in(texts, lang) for lang in langs))


def _in(texts: Mapping[str, str], lang: str) -> str:
    return texts.get(lang) or next(iter(texts.values()), "")


def template_line(where: str, template: str, drawing: str, source: str) -> str:
    """Turn a line of the drawing into the template's, where one line alone can have made it; else quote it."""
    number = where.removeprefix(f"{template}:")
    if not number.isdigit():
        return where
    lines = drawing.split("\n")
    if len(lines) == len(source.split("\n")):
        return where
    wanted = lines[int(number) - 1].strip() if int(number) <= len(lines) else ""
    found = [n for n, line in enumerate(source.split("\n"), 1) if line.strip() == wanted]
    found = found or [n for n, line in enumerate(source.split("\n"), 1) if _made_by(line.strip(), wanted)]
    if len(found) == 1:
        return f"{template}:{found[0]}"
    short = wanted if len(wanted) <= 60 else wanted[:59] + "…"
    return f"{template}, in the line {short!r}"


def _made_by(line: str, wanted: str) -> bool:
    """Whether a template's line with values in it can have made a drawing's: all that is round them is."""
    first, *rest = VALUES.split(line)
    if not rest or len(first) < LEAST_FIXED or not wanted.startswith(first) or not wanted.endswith(rest[-1]):
        return False
    at = len(first)
    for piece in rest:
        at = wanted.find(piece, at)
        if at < 0:
            return False
        at += len(piece)
    return True
