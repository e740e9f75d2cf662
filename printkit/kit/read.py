"""kit.toml → :class:`printkit.kit.model.Kit`. The one place that knows how the file is written."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, cast

from printkit.errors import KitError, check_known, nearest
from printkit.games import ENDING, IDS, find, known
from printkit.games.foreign import load
from printkit.kit import schema
from printkit.kit.boxes import with_boxes
from printkit.kit.data import columns_lacking
from printkit.kit.editions import read_editions
from printkit.kit.model import SLIPS, Called, Colours, Kit, Press, PressInk, Typefaces, Words
from printkit.kit.read_part import read_parts
from printkit.kit.resources import inside, kit_id
from printkit.kit.said import read_said
from printkit.kit.schema import Section, kind_word, read_all
from printkit.kit.suits import read_suits
from printkit.kit.values import lines_of, read_toml
from printkit.kit.worker import guarded

MOST_LACKS = 20  # things that languages lack are listed, and the rest counted

MOST_INKS = 500
LEAST_INK = 100.0
SPOT = re.compile(r"(?!(All|None)$)[A-Za-z0-9][A-Za-z0-9 .+_-]{0,59}")
"""A spot colour's name; All and None mean something else in a PDF."""


def _check_game(id: str, ruleset: Mapping[str, object]) -> None:
    """Hold what is said of a game against the games that are there.

    The number of players is no option of a kit: its book and parts serve them all.
    """
    if id in IDS and not ruleset:
        return  # which is all of our own kits that play by the rules as they are told
    game = find(id)
    if game is None:
        hint = nearest(id, known()) or f"there are: {', '.join(known())}"
        raise KitError(f"no game {id!r}", where="kit.toml: game", hint=hint)
    options = {option.name: option for option in game.options if not option.always}
    for name, value in ruleset.items():
        where = f"kit.toml: ruleset.{name}"
        check_known((name,), options, f"{id} has no option", where=where, kind=KitError)
        if not options[name].allows(value):
            what = f"{value!r} is not a value of {name!r} ({options[name].clause})"
            raise KitError(what, where=where, hint=options[name].hint(value))


def read_kit(folder: Path, trust: bool = False) -> Kit:
    """Read and check the kit in ``folder``.

    ``trust``: run the game that is the kit's own code, so that it is known by its id; without it nothing of
    a kit is ever run.

    Raises KitError with the place in kit.toml for whatever is wrong (syntax, keys, types, sizes, colours, ids,
    languages without a text, files that are missing or outside the folder), GameError for what is wrong with
    code that is trusted, which is run in this process.
    """
    if trust:
        return _read_kit(folder, trust)
    return guarded(folder, partial(_read_kit, folder, trust), "kit.toml")


def _read_kit(folder: Path, trust: bool) -> Kit:
    path = inside(folder, "kit.toml", str(folder))
    data = read_toml(path)
    id = kit_id(folder, KitError, str(folder))
    lines = lines_of(path, parts if isinstance(parts := data.get("part"), list) else ())
    table = Section(data, "", schema.KEYS[""], folder, lines=lines)
    with table.problems.caught():
        table.languages = _languages(table)
    if not table.languages:
        table.problems.tell()
    ruleset = dict(table.table("ruleset", None).data)
    found = dict[str, Any]()
    readers: dict[str, Callable[[], Any]] = {
        "game": lambda: _game(table, ruleset, trust),
        "parts": lambda: read_parts(table),
        "name": lambda: table.words("name"),
        "version": lambda: table.text("version"),
        "book": lambda: _texts(table, "book", "rulebook"),
        "columns": lambda: table.table("book", None).whole("columns", 1, 1, 2),
        "rulesheet": lambda: _texts(table, "rulesheet", "rulesheet"),
        "licence": lambda: table.maybe("licence") or "",
        "credits": lambda: table.words("credits", needed=False),
        "look": lambda: _look(table.table("look", schema.KEYS["look"])),
        "fonts": lambda: _fonts(table.table("fonts", schema.KEYS["fonts"])),
        "press": lambda: _press(table.table("colour", schema.KEYS["colour"])),
        "tables": lambda: _tables(table),
        "words": lambda: table.rows("words") if "words" in table.data else None,
        "suits": lambda: read_suits(table.table("suits", None)),
        "said": lambda: read_said(folder, table.languages),
        "editions": lambda: (
            read_editions(table.table("edition", None), found["parts"]) if "parts" in found else ()
        ),
    }
    read_all(readers, found, table.problems)
    kit = Kit(id, folder, languages=table.languages, ruleset=ruleset, **found)
    _refuse(kit, table.lacks)
    return with_boxes(kit)


def _refuse(kit: Kit, lacks: Sequence[KitError]) -> None:
    """Raise KitError for all that kit.toml lacks in its languages, with columns that tables lack."""
    if len(lacks) == 1:
        raise lacks[0]
    if lacks:
        lines = [f"{error.where}: {error.what}" for error in lacks]
        lines += [line for lang in kit.languages for line in columns_lacking(kit, lang)]
        more = [f"and {len(lines) - MOST_LACKS} more"] if len(lines) > MOST_LACKS else []
        listed = "".join(f"\n  {line}" for line in [*lines[:MOST_LACKS], *more])
        what = f"{len(lines)} texts or columns are missing in its languages{listed}"
        gives = "printkit translate export --to LANG gives them to a translator"
        hint = f"{gives}; take LANG out of languages and titles first"
        raise KitError(what, where="kit.toml", hint=hint)


def _languages(table: Section) -> tuple[str, ...]:
    values = cast(list[object], table.take("languages", list, "a list of language codes"))
    if not values:
        raise table.fail("languages", "is empty", 'write languages = ["en"]')
    if len(values) > schema.MAX_LANGUAGES:
        raise table.fail("languages", f"more than {schema.MAX_LANGUAGES} languages")
    for value in values:
        if not isinstance(value, str) or not schema.LANGUAGE.fullmatch(value):
            raise table.fail("languages", f"{value!r} is no language code", "write ja, en, de, zh-TW…")
        if value in SLIPS:
            raise table.fail("languages", f"{value!r} is no language code", f"did you mean {SLIPS[value]!r}?")
        if value == schema.NO_WORDS:
            raise table.fail("languages", f"{schema.NO_WORDS!r} stands for parts without words")
    if len(set(values)) < len(values):
        raise table.fail("languages", "a language is given twice")
    return tuple(cast(list[str], values))


def _texts(table: Section, name: str, stem: str) -> Words:
    """Read which file a text of the kit is in each language that has one; {} without the table ``name``."""
    files, languages = table.table(name, None), table.languages
    for key in files.data:
        if key not in languages and (name, key) != ("book", "columns"):
            raise files.fail(key, f"{key!r} is no language of this kit", nearest(key, languages))
    there = [lang for lang in languages if lang in files.data]
    if files.data and not there:
        hint = f'{languages[0]} = "{stem}.{languages[0]}.md"'
        table.lacks.append(KitError(f"language {languages[0]!r} has no {name}", where=files.place(), hint=hint))
    return {lang: _text(files, lang) for lang in there}


def _text(files: Section, lang: str) -> str:
    try:
        return files.file(lang)
    except KitError as error:
        if any(repr(other) in (error.hint or "") for other in files.data.values()):  # another language's
            error.hint = f"write it, or take {lang} = … out"
        raise


def _tables(table: Section) -> Mapping[str, str]:
    tables = table.table("tables", None)
    for name in tables.data:
        if not schema.TABLE.fullmatch(name):
            raise tables.fail(name, f"{name!r} is no name for a table", "letters a–z, digits and _")
    return {name: tables.rows(name) for name in tables.data}


def _look(table: Section) -> Colours:
    usual = Colours()
    return Colours(**{key: table.colour(key, getattr(usual, key)) for key in schema.KEYS["look"]})


def _fonts(table: Section) -> Typefaces:
    def role(key: str) -> tuple[str, ...]:
        one = isinstance(table.data.get(key), str)
        return (table.text(key),) if one else table.texts(key, "a family, or a list of them")

    files = table.table("files", None)
    return Typefaces(role("text"), role("head"), tuple((name, _called(files, name)) for name in files.data))


def _called(files: Section, name: str) -> Called:
    if isinstance(files.data[name], str):
        return Called(files.text(name))
    font = files.table(name, schema.KEYS["font"])
    style = font.choice("style", ("normal", "italic"), "")
    return Called(font.text("family"), font.whole("weight", 0, 1, 1000), style)


def _press(table: Section) -> Press:
    """Read ``[colour]``: how the kit's colours are printed on a press."""
    return Press(
        profile=table.file("profile") if "profile" in table.data else "",
        condition=table.maybe("condition") or "",
        ink=table.number("ink", 0.0, LEAST_INK, 400.0),
        inks=_inks(table.table("inks", None)),
    )


def _inks(table: Section) -> dict[str, PressInk]:
    if len(table.data) > MOST_INKS:
        raise table.fail("", f"more than {MOST_INKS} colours")
    found = {}
    for name, value in table.data.items():
        if not schema.COLOUR.fullmatch(name):
            raise table.fail(name, "is no colour", 'write it as "#rrggbb" = [0, 100, 90, 10]')
        if isinstance(value, dict):
            one = table.table(name, schema.KEYS["ink"])
            spot = one.text("spot")
            if not SPOT.fullmatch(spot):
                hint = "as the maker calls it: PANTONE 871 C"
                raise one.fail("spot", f"{spot[:60]!r} is no name of an ink", hint)
            found[name.lower()] = PressInk(_shares(one, "cmyk"), spot)
        else:
            found[name.lower()] = PressInk(_shares(table, name))
    return found


def _shares(table: Section, key: str) -> tuple[float, float, float, float]:
    word = "four shares, cyan, magenta, yellow, black: [0, 100, 90, 10]"
    values = cast(list[object], table.take(key, list, word))
    if len(values) != 4:
        raise table.fail(key, f"should be {word}, not {len(values)} of them")
    for value in values:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise table.fail(key, f"should be {word}, and one of them is {kind_word(value)}")
        if not 0 <= value <= 100:
            raise table.fail(key, f"should be shares from 0 to 100, not {value:g}")
    cyan, magenta, yellow, black = (float(cast(float, value)) for value in values)
    return cyan, magenta, yellow, black


def _game(table: Section, ruleset: Mapping[str, object], trust: bool) -> str | None:
    """Give the id of the game, or the name of the file that has it; hold its options against the ruleset.

    What options a game has that is not trusted is not known.
    """
    id = table.maybe("game")
    if id is None:
        if ruleset:
            raise KitError("a ruleset needs a game", where="kit.toml: ruleset", hint='add game = "…"')
        return None
    if id.endswith(ENDING):
        name = table.file("game")
        if not trust:
            return name
        id = load(table.folder / name, table.folder).id
    _check_game(id, ruleset)
    return id
