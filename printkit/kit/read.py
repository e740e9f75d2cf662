"""kit.toml → :class:`printkit.kit.model.Kit`. The one place that knows how the file is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, cast, get_args

from msgspec.structs import replace

from printkit.errors import KitError, Problems, check_known, nearest
from printkit.kit import schema
from printkit.kit.data import columns_lacking
from printkit.kit.editions import read_editions, read_size, with_boxes
from printkit.kit.model import (
    CORNER,
    OTHER_LANGUAGE,
    THICKNESS,
    Axis,
    Called,
    Colours,
    Data,
    Kit,
    Part,
    Resize,
    Shape,
    Size,
    Stock,
    Typefaces,
    Words,
)
from printkit.kit.press import read_press
from printkit.kit.resources import SHARED, data_folder, inside, kit_id, slug
from printkit.kit.said import read_said
from printkit.kit.schema import Section, kind_word
from printkit.kit.suits import read_suits
from printkit.kit.values import read_toml
from printkit.kit.worker import guarded

ENDING = ".py"  # of the file of a game that is the kit's own
MOST_LACKS = 20  # things that languages lack are listed, and the rest counted

Check = Callable[[str, Mapping[str, object]], None]
"""What holds a game's id and a ruleset against the games that are there; raises KitError."""


def check_game(id: str, ruleset: Mapping[str, object]) -> None:
    """Hold what is said of a game against the games that are there.

    The number of players is no option of a kit: its book and parts serve them all.
    """
    from printkit.games import find, known

    game = find(id)
    if game is None:
        there = known()
        hint = nearest(id, there) or f"there are: {', '.join(there)}"
        raise KitError(f"no game {id!r}", where="kit.toml: game", hint=hint)
    options = {option.name: option for option in game.options if not option.always}
    for name, value in ruleset.items():
        where = f"kit.toml: ruleset.{name}"
        check_known((name,), options, f"{id} has no option", where=where, kind=KitError)
        if not options[name].allows(value):
            raise KitError(f"{value!r} is not a value of {name!r} ({options[name].clause})", where=where)


def read_kit(folder: Path, trust: bool = False, check: Check = check_game) -> Kit:
    """Read and check the kit in ``folder``.

    ``trust``: run the game that is the kit's own code, so that it is known by its id; without it nothing of
    a kit is ever run. ``check``: what looks at the game and its options; a build knows those that were good
    before.

    Raises KitError with the place in kit.toml for whatever is wrong (syntax, keys, types, sizes, colours, ids,
    languages without a text, files that are missing or outside the folder), GameError for what is wrong with
    code that is trusted, which is run in this process.
    """
    if trust:
        return _read_kit(folder, trust, check)
    from printkit.games.foreign import blaming

    return guarded(folder, blaming()(partial(_read_kit, folder, trust, check)), "kit.toml")


def _read_kit(folder: Path, trust: bool, check: Check) -> Kit:
    path = inside(folder, "kit.toml", str(folder))
    data = read_toml(path)
    id = kit_id(folder, KitError, str(folder))
    table = Section(data, "", schema.KEYS[""], folder)
    table.languages = _languages(table)
    ruleset = dict(table.table("ruleset", None).data)
    problems, found = Problems(), dict[str, Any]()
    readers: dict[str, Callable[[], Any]] = {
        "game": lambda: _game(table, ruleset, trust, check),
        "parts": lambda: _parts(table),
        "name": lambda: table.words("name"),
        "version": lambda: table.text("version"),
        "book": lambda: _texts(table, "book", "rulebook"),
        "columns": lambda: table.table("book", None).whole("columns", 1, 1, 2),
        "rulesheet": lambda: _texts(table, "rulesheet", "rulesheet"),
        "licence": lambda: table.maybe("licence") or "",
        "credits": lambda: table.words("credits", needed=False),
        "look": lambda: _look(table.table("look", schema.KEYS["look"])),
        "fonts": lambda: _fonts(table.table("fonts", schema.KEYS["fonts"])),
        "press": lambda: read_press(table.table("colour", schema.KEYS["colour"])),
        "tables": lambda: _tables(table),
        "words": lambda: table.rows("words") if "words" in table.data else None,
        "suits": lambda: read_suits(table.table("suits", None)),
        "said": lambda: read_said(folder, table.languages),
        "editions": lambda: (
            read_editions(table.table("edition", None), found["parts"]) if "parts" in found else ()
        ),
    }
    for key, read in readers.items():
        with problems.caught():
            found[key] = read()
    problems.tell()
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
        hint = (
            "printkit translate export --to LANG gives them to a translator; take LANG out of languages first"
        )
        raise KitError(
            f"{len(lines)} texts or columns are missing in its languages{listed}", where="kit.toml", hint=hint
        )


def _languages(table: Section) -> tuple[str, ...]:
    values = cast(list[object], table.take("languages", list, "a list of language codes"))
    if not values:
        raise table.fail("languages", "is empty", 'write languages = ["en"]')
    if len(values) > schema.MAX_LANGUAGES:
        raise table.fail("languages", f"more than {schema.MAX_LANGUAGES} languages")
    for value in values:
        if not isinstance(value, str) or not schema.LANGUAGE.fullmatch(value):
            raise table.fail("languages", f"{value!r} is no language code", "write ja, en, de, zh-TW…")
        if value == schema.NO_WORDS:
            raise table.fail("languages", f"{schema.NO_WORDS!r} stands for parts without words")
    if len(set(values)) < len(values):
        raise table.fail("languages", "a language is given twice")
    return tuple(cast(list[str], values))


def _texts(table: Section, name: str, stem: str) -> Words:
    """Read which file a text of the kit is in each language; {} without the table ``name``."""
    files, languages = table.table(name, None), table.languages
    for key in files.data:
        if key not in languages and (name, key) != ("book", "columns"):
            raise files.fail(key, f"{key!r} is no language of this kit", nearest(key, languages))
    for lang in languages if files.data else ():
        if lang not in files.data:
            hint = f'{lang} = "{stem}.{lang}.md"'
            table.lacks.append(KitError(f"language {lang!r} has no {name}", where=files.place(), hint=hint))
    return {lang: files.file(lang) for lang in languages if lang in files.data}


def _data(table: Section) -> Data | None:
    """Read a part's data, and the keys that say which of its rows are wanted."""
    if "data" not in table.data:
        for key in ("where", "required", "columns"):
            if key in table.data:
                raise table.fail(key, "a part without data has no rows to choose from", 'add data = "…"')
        return None
    value = table.take("data", (str, list, dict), 'a file, several, or lists ({ suit = ["…"], rank = ["…"] })')
    where = table.maybe("where") or ""
    if where:
        from printkit.kit.filter import read_filter  # most kits have no filter

        read_filter(where, table.place("where"))
    required = table.texts("required")
    named = table.table("columns", None)
    columns = {ours: named.text(ours) for ours in named.data}
    if isinstance(value, (str, list)):
        return Data(table.files("data"), (), where, required, table.place(), columns)
    lists = table.table("data", None)
    if not lists.data:
        raise table.fail("data", "names no list", 'write { suit = ["…"], rank = ["…"] }')
    axes = tuple(_axis(lists, name) for name in lists.data)
    return Data((), axes, where, required, table.place(), columns)


def _axis(lists: Section, name: str) -> Axis:
    if not schema.COLUMN.fullmatch(name):
        raise lists.fail(name, f"{name!r} is no name for a column", "letters, digits and _")
    if isinstance(lists.data[name], str):
        return Axis(name, (), lists.rows(name))
    values = lists.texts(name, "a list of texts, or the name of a file")
    if not values:
        raise lists.fail(name, "is empty")
    return Axis(name, values)


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
    return Typefaces(role("text"), role("head"), {name: _called(files, name) for name in files.data})


def _called(files: Section, name: str) -> Called:
    if isinstance(files.data[name], str):
        return Called(files.text(name))
    font = files.table(name, schema.KEYS["font"])
    style = font.choice("style", ("normal", "italic"), "") if "style" in font.data else ""
    return Called(font.text("family"), font.whole("weight", 0, 1, 1000), style)


def _parts(table: Section) -> tuple[Part, ...]:
    there = "part" in table.data
    values = cast(list[object], table.take("part", list, "tables that begin with [[part]]") if there else [])
    if len(values) > schema.MAX_PARTS:
        raise table.fail("part", f"more than {schema.MAX_PARTS} parts")
    parts, problems = list[Part](), Problems()
    for number, value in enumerate(values, 1):
        if not isinstance(value, dict):
            raise table.fail("part", f"should be tables that begin with [[part]], not {kind_word(value)}")
        name = value.get("id")
        place = f"part.{name if isinstance(name, str) else number}"
        with problems.caught():
            part = _part(Section(value, place, schema.KEYS["part"], table.folder, table.languages, table.lacks))
            if any(part.id == other.id for other in parts):
                raise table.fail(f"part.{part.id}", "two parts have this id")
            parts.append(part)
    problems.tell()
    return tuple(parts)


def _back(table: Section) -> str | None:
    if table.data.get("back") in ("", "none"):
        return None
    if (said := table.maybe("back")) != OTHER_LANGUAGE:
        return table.file("back") if said else None
    if len(table.languages) < 2 or not table.flag("words", True):
        raise table.fail("back", "the kit, or the part, has no other language", "name the drawing of the back")
    return OTHER_LANGUAGE


def _part(table: Section) -> Part:
    part_id = table.text("id")
    if not schema.ID.fullmatch(part_id):
        named = schema.ID.fullmatch(slug(part_id))
        hint = f"write {named[0]!r}" if named else "lower-case letters, digits and hyphens"
        raise table.fail("id", f"{part_id!r} is no id", hint)
    if part_id in schema.RESERVED:
        raise table.fail("id", f"{part_id!r} is one of printkit's own names")
    part = Part(
        id=part_id,
        title=table.words("title"),
        size=Size(0.0, 0.0) if "holds" in table.data else read_size(table),
        template=_template(table),
        shape=cast(Shape, table.choice("shape", get_args(Shape), "card")),
        count=table.whole("count", 1, 1, schema.MAX_COUNT),
        data=_data(table),
        back=_back(table),
        corner=table.number("corner", CORNER, 0, schema.MAX_CORNER),
        bleed=table.number("bleed", 3.0, 0, schema.MAX_BLEED),
        layout=table.maybe("layout") or "block",
        fan=table.number("fan", 0.0, schema.NARROWEST, schema.LARGEST),
        resize=cast(Resize, table.choice("resize", get_args(Resize), "scale")),
        words=table.flag("words", True),
        file=table.maybe("file") or "",
        note=table.words("note", needed=False),
        holds=table.texts("holds"),
        thickness=table.number("thickness", THICKNESS, schema.THINNEST, schema.THICKEST),
        sleeved=table.flag("sleeved", False),
        glued=table.flag("glued", True),
    )
    usual: Stock = "paper" if part.shape == "square" and part.back is None else "card"
    part = replace(part, stock=cast(Stock, table.choice("stock", get_args(Stock), usual)))
    if part.holds and "size" in table.data:
        raise table.fail("size", "a box is as large as what it holds makes it", "take it out")
    if not part.holds and (key := next((key for key in ("thickness", "sleeved") if key in table.data), "")):
        raise table.fail(key, "only a box needs it", 'add holds = ["…"]')
    if "glued" in table.data and (part.shape != "net" or part.holds):
        raise table.fail("glued", "only a net that is no box needs it", "take it out")
    if part.file and part.data is None:
        raise table.fail("file", "a part without data has no columns", 'add data = "…"')
    if "corner" in table.data and part.shape != "card":
        raise table.fail("corner", "only cards have round corners", 'shape = "card", or take it out')
    if part.fan and not part.holds and part.fan >= part.size.width:
        raise table.fail("fan", f"no fan of cards {part.size.width:g} mm wide shows {part.fan:g} mm of each")
    if part.shape == "circle" and part.size.width != part.size.height:
        raise table.fail("size", "a circle is as wide as it is high")
    return part


def _template(table: Section) -> str:
    """Give the name of a drawing of the kit, or of one that printkit shares (``shared/box.svg``)."""
    name = table.text("template")
    if not name.startswith(f"{SHARED}/"):
        return table.file("template")
    inside(data_folder("templates"), name, table.place("template"))
    return name


def _game(table: Section, ruleset: Mapping[str, object], trust: bool, check: Check) -> str | None:
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
        from printkit.games.foreign import load

        id = load(table.folder / name, table.folder).id
    check(id, ruleset)
    return id
