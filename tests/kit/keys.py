"""The keys of kit.toml for people and editors: what each is, what it may hold, what it is without it.

docs/kit.schema.json (JSON Schema 2020-12) and docs/kit.md are made from here by
``python -m tests.kit.write_reference``. A schema sees one file alone: that a file of the kit is there, or that
two parts have two ids, is for the reader to say.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, get_args

from msgspec import Struct

from printkit.kit.model import CORNER, OTHER_LANGUAGE, THICKNESS, Art, Colours, Resize, Shape, Stock
from printkit.kit.press import LEAST_INK, SPOT
from printkit.kit.schema import (
    BACKS,
    CODE,
    COLOUR,
    COLUMN,
    EXTRAS,
    ID,
    INKS,
    LANGUAGE,
    LARGEST,
    LONGEST,
    MAX_BLEED,
    MAX_CORNER,
    MAX_COUNT,
    MAX_LANGUAGES,
    MAX_LETTERS,
    MAX_PARTS,
    NARROWEST,
    NO_WORDS,
    RESERVED,
    SIZES,
    SMALLEST,
    TABLE,
    THICKEST,
    THINNEST,
)

ROWS = re.compile(
    r".+\.([cC][sS][vV]|[tT][sS][vV]|[yY][aA]?[mM][lL]|([jJ][sS][oO][nN]|[xX][lL][sS][xX]|[oO][dD][sS])(#.+)?)"
)

JSON = dict[str, Any]


class Key(Struct, frozen=True):
    """A key of a table. ``kind``: the JSON Schema of its value. ``what``, ``default``: Markdown for people.

    ``default`` is "" for a key that must be there.
    """

    name: str
    kind: JSON
    what: str
    default: str = ""


def _whole(pattern: re.Pattern[str]) -> str:
    """Write a pattern as JSON Schema has it (ECMA-262, not anchored)."""
    return f"^(?:{pattern.pattern})$".replace(r"[^\W\d]\w*", r"[^\W\d][^\W]*")


TEXT: JSON = {"type": "string", "pattern": r"\S", "maxLength": LONGEST}
TEXTS: JSON = {"$ref": "#/$defs/texts"}
FILE: JSON = {"$ref": "#/$defs/file"}
TABLE_FILE: JSON = {"$ref": "#/$defs/rows"}
LISTED: JSON = {"type": "array", "items": {"type": ["string", "integer"], "minLength": 1}, "uniqueItems": True}

SIZE: JSON = {
    "oneOf": [
        {"enum": list(SIZES)},
        {
            "type": "array",
            "items": {"type": "number", "minimum": SMALLEST, "maximum": LARGEST},
            "minItems": 2,
            "maxItems": 2,
        },
    ]
}

DEFINITIONS: JSON = {
    "texts": {
        "description": "One text, or one for each language.",
        "oneOf": [
            TEXT,
            {
                "type": "object",
                "propertyNames": {"pattern": _whole(LANGUAGE)},
                "additionalProperties": TEXT,
                "minProperties": 1,
            },
        ],
    },
    "file": {
        "description": "A file inside the kit's folder, with forward slashes.",
        "type": "string",
        "minLength": 1,
        "maxLength": 255,
        "not": {"pattern": r"^[~/]|(^|/)\.\.(/|$)|\\|^[A-Za-z]:"},
    },
    "rows": {"allOf": [{"$ref": "#/$defs/file"}, {"pattern": _whole(ROWS)}]},
}

KIT = (
    Key("name", TEXTS, 'the game\'s name: one text, or one for each language, `{ ja = "…", en = "…" }`'),
    Key("version", TEXT, "a text of your own; it stands on every sheet"),
    Key(
        "languages",
        {
            "type": "array",
            "items": {"type": "string", "pattern": _whole(LANGUAGE), "not": {"const": NO_WORDS}},
            "minItems": 1,
            "maxItems": MAX_LANGUAGES,
            "uniqueItems": True,
        },
        'codes of languages, the first the kit\'s own: `["en"]`, `["ja", "en"]`',
    ),
    Key("licence", TEXT, "a text for the foot of the book's first page and its metadata", "none"),
    Key("credits", TEXTS, "who made it, for the book's metadata", "none"),
    Key(
        "rulesheet",
        {"type": "object", "propertyNames": {"pattern": _whole(LANGUAGE)}, "additionalProperties": FILE},
        'a table, all rules on a leaf for each language: `ja = "rulesheet.ja.md"`'
        " ([markup](markup.md#rule-sheets))",
        "no rule sheet",
    ),
    Key(
        "book",
        {
            "type": "object",
            "properties": {"columns": {"type": "integer", "minimum": 1, "maximum": 2}},
            "propertyNames": {"pattern": f"{_whole(LANGUAGE)}|^columns$"},
            "additionalProperties": FILE,
        },
        'a table, a rulebook for each language: `ja = "rulebook.ja.md"` ([markup](markup.md));'
        " `cover.svg` heads its first page ([covers](figures.md#covers)); `columns = 2`:"
        " in two columns from A4 on",
        "no book",
    ),
    Key("look", {"$ref": "#/$defs/look"}, "a table, the kit's colours: see below", "printkit's own"),
    Key(
        "fonts",
        {"$ref": "#/$defs/fonts"},
        "a table: what texts are set in ([fonts](fonts.md))",
        "printkit's own",
    ),
    Key(
        "tables",
        {"type": "object", "propertyNames": {"pattern": _whole(TABLE)}, "additionalProperties": TABLE_FILE},
        'a table of files of rows that every drawing sees: `teams = "teams.csv"` is `tables.teams`',
        "none",
    ),
    Key(
        "words",
        TABLE_FILE,
        'a file of rows with the columns `key` and one for each language: what `t("key")` gives',
        "none",
    ),
    Key(
        "suits",
        {
            "type": "object",
            "propertyNames": {"pattern": _whole(CODE)},
            "additionalProperties": {"$ref": "#/$defs/suit"},
        },
        "a table for each suit of your own, by the code that drawings and tables call it by: see below",
        "printkit's six",
    ),
    Key(
        "edition",
        {
            "type": "object",
            "propertyNames": {"pattern": _whole(ID), "not": {"enum": list(RESERVED)}},
            "additionalProperties": {"$ref": "#/$defs/edition"},
        },
        "a table for each edition, by its name, for `--edition`: see below",
        "`standard`, with every part",
    ),
    Key(
        "part",
        {"type": "array", "items": {"$ref": "#/$defs/part"}, "maxItems": MAX_PARTS},
        "the components: see below",
        "none",
    ),
    Key(
        "game",
        TEXT,
        "the id of a game that printkit plays or that is installed, for proven examples"
        ' ([lessons](lessons.md)); or `"game.py"`, one of the kit\'s own, which runs only with `--trust`'
        " ([games](games.md))",
        "none",
    ),
    Key(
        "ruleset",
        {"type": "object"},
        "a table, that game's options where the kit plays otherwise",
        "the usual ones",
    ),
    Key(
        "colour",
        {"$ref": "#/$defs/colour"},
        "a table, how colours are printed on a press: see below",
        "as usual",
    ),
)

PART = (
    Key(
        "id",
        {"type": "string", "pattern": _whole(ID), "not": {"enum": list(RESERVED)}},
        "lower-case letters, digits and hyphens: its name for `--only` and in the names of files",
    ),
    Key("title", TEXTS, "what people call it, as for `name`"),
    Key(
        "size",
        SIZE,
        "the trim, a named size (below) or `[width, height]` in mm",
        "for a box, what it holds says",
    ),
    Key(
        "template",
        FILE,
        "the drawing of the front, SVG with Jinja ([parts](parts.md)); `shared/…` is one of printkit's",
    ),
    Key(
        "back",
        {"oneOf": [FILE, {"const": ""}]},
        f"the drawing of the back; `{OTHER_LANGUAGE}` for the front in the kit's next language; `none`",
        "printed on one side",
    ),
    Key(
        "data",
        {
            "oneOf": [
                TABLE_FILE,
                {"type": "array", "items": TABLE_FILE, "minItems": 1, "uniqueItems": True},
                {
                    "type": "object",
                    "propertyNames": {"pattern": _whole(COLUMN)},
                    "additionalProperties": {"oneOf": [TABLE_FILE, {**LISTED, "minItems": 1}]},
                    "minProperties": 1,
                },
            ]
        },
        'a card a row: a file (`"cards.csv"`, `.tsv`, `.xlsx`, `.ods`, `.json`, `.yaml`; a sheet is'
        ' `"cards.xlsx#Deck"`, and `"cards.{lang}.csv"` a file for each language), several'
        ' (`["a.csv", "b.csv"]`), or lists whose every combination is a card:'
        ' `{ suit = ["S", "H"], rank = "ranks.csv" }`',
        "one card",
    ),
    Key(
        "columns",
        {"type": "object", "additionalProperties": TEXT},
        'what columns are called in the file, by what they are called here: `{ copies = "Qty" }`',
        "as they are called",
    ),
    Key(
        "where",
        {**TEXT, "maxLength": 1000},
        "which rows: `'kind == \"spell\" and cost >= 3'` ([filters](#filters))",
        "all",
    ),
    Key(
        "required",
        LISTED,
        "columns that have to be filled in every row; `name` may be `name.ja`, `name.en` …",
        "none",
    ),
    Key(
        "count",
        {"type": "integer", "minimum": 1, "maximum": MAX_COUNT},
        "how many of each; a column `copies` in the data multiplies it",
        "1",
    ),
    Key(
        "shape",
        {"enum": list(get_args(Shape))},
        "`card` (round corners), `square` (sharp ones), `circle`, or `net`: a drawing with its own lines, solid"
        " to cut and dashed to fold",
        "`card`",
    ),
    Key(
        "corner",
        {"type": "number", "minimum": 0, "maximum": MAX_CORNER},
        "the radius of a card's corners where [a machine cuts it](cutting.md), mm",
        f"{CORNER:g}",
    ),
    Key(
        "bleed",
        {"type": "number", "minimum": 0, "maximum": MAX_BLEED},
        "how far the drawing goes beyond the trim on each side, mm",
        "3",
    ),
    Key(
        "fan",
        {"type": "number", "minimum": NARROWEST, "maximum": LARGEST},
        "for cards that are held in a hand: how much of each shows in the fan, mm; `printkit check` then names"
        " cards that look alike ([check](check.md#of-a-kit))",
        "not looked at",
    ),
    Key("layout", TEXT, "how it lies on the sheet: a file of layouts/ ([sheets](sheets.md))", "`block`"),
    Key(
        "resize",
        {"enum": list(get_args(Resize))},
        "what another size (of an edition, `--size`) does to its cards: `scale`, all that is drawn is made"
        " smaller or larger, on a card of the proportions asked for ([parts](parts.md#another-size)); `layout`,"
        " the drawing lays itself out in millimetres; `none`, they stay as they are",
        "`scale`",
    ),
    Key(
        "words",
        {"type": "boolean"},
        "`false` for a part without words: built once, for all languages",
        "`true`",
    ),
    Key(
        "stock",
        {"enum": list(get_args(Stock))},
        "what it is printed on: `card`, thick paper, or `paper`; parts of one stock share sheets",
        "`card`; `paper` for squares without a back",
    ),
    Key("file", TEXT, "the column that names its cards' pictures: `--format png`", "number and name"),
    Key("note", TEXTS, "a sentence for the assembly page", "none"),
    Key(
        "holds",
        LISTED,
        'for a box or an envelope: the parts that lie in it, `["deck", "aid"]`; it has no `size`',
        "no box",
    ),
    Key(
        "thickness",
        {"type": "number", "minimum": THINNEST, "maximum": THICKEST},
        "of one of their cards, mm: about 0.3 for paper of 200 g/m², printed on both sides",
        f"{THICKNESS:g}",
    ),
    Key(
        "sleeved",
        {"type": "boolean"},
        "`true` for a box whose cards are in sleeves: twice as thick, 3 mm wider and longer",
        "`false`",
    ),
    Key("glued", {"type": "boolean"}, "`false` for a net that is folded and not glued", "`true`"),
)

PAINT = {"type": "string", "pattern": _whole(re.compile(r"#([0-9a-fA-F]{3}){1,2}|rgb\(.+\)|[A-Za-z]+"))}
_LOOK = Colours()
LOOK = tuple(
    Key(name, PAINT, what, f"`{getattr(_LOOK, name)}`")
    for name, what in (
        ("ink", "of text"),
        ("accent", "of headings, and the first one of drawings"),
        ("second", "the other one"),
        ("paper", "what is printed on"),
    )
)

FAMILY: JSON = {"type": "string", "pattern": r"\S", "maxLength": LONGEST}
FAMILIES: JSON = {"oneOf": [FAMILY, {"type": "array", "items": FAMILY, "uniqueItems": True}]}

FONTS = (
    Key(
        "text",
        FAMILIES,
        "the family of fonts/ that texts are set in, or a list, the best first",
        "Alegreya Sans",
    ),
    Key("head", FAMILIES, 'the same for headings, and what says `family = "head"`', "Vollkorn"),
    Key(
        "files",
        {"type": "object", "additionalProperties": {"oneOf": [FAMILY, {"$ref": "#/$defs/font"}]}},
        'what a file is called, where its own name is of no use: `"Cinzel-Bold.ttf" = "Cinzel"`, or a table',
        "what the files say",
    ),
)

FONT = (
    Key("family", FAMILY, "what it is called, together with its other weights and styles"),
    Key(
        "weight",
        {"type": "integer", "minimum": 1, "maximum": 1000},
        "400 normal, 700 bold",
        "what the file says",
    ),
    Key("style", {"enum": ["normal", "italic"]}, "`normal` or `italic`", "the file's"),
)

SUIT = (
    Key("name", TEXTS, "what people call it, as for `name` above: `suits.R.en`", "none"),
    Key("pip", TEXT, 'its drawing, an icon: `"ruby"` is icons/ruby.svg'),
    Key("colour", PAINT, "of its pips, written as in `[look]`"),
    Key(
        "letter",
        {**TEXT, "maxLength": MAX_LETTERS},
        "what stands on its cards beside the pip, for `printkit check`",
        "its code",
    ),
    Key("text", TEXT, "what copying and reading aloud give for a pip", "its name, else its letter"),
)

SHARES: JSON = {
    "type": "array",
    "items": {"type": "number", "minimum": 0, "maximum": 100},
    "minItems": 4,
    "maxItems": 4,
}

PRESS = (
    Key(
        "profile", TEXT, "the printer's ICC profile, a file of the kit", "printkit's own, FOGRA39: coated paper"
    ),
    Key("condition", TEXT, "the registered name of what it describes, such as `CGATS TR 001`", "none"),
    Key(
        "ink",
        {"type": "number", "minimum": LEAST_INK, "maximum": 400},
        "the most ink in one place, per cent; a shop's own goes before it",
        "300",
    ),
    Key(
        "inks",
        {
            "type": "object",
            "propertyNames": {"pattern": _whole(COLOUR)},
            "additionalProperties": {"anyOf": [SHARES, {"$ref": "#/$defs/ink"}]},
        },
        'of colours in drawings: `"#010101" = [60, 40, 40, 100]`, or a spot colour, see below',
        "what the profile says",
    ),
)

INK = (
    Key("cmyk", SHARES, "what is seen of it on a screen, and printed where the ink is not to be had"),
    Key("spot", {**TEXT, "pattern": _whole(SPOT)}, "its name, as its maker writes it: `PANTONE 871 C`"),
)

EDITION = (
    Key("parts", LISTED, 'the parts that are in it: `["deck", "aid"]`', "all"),
    Key(
        "size",
        SIZE,
        "of its cards, as for a part; what it does to them is each part's `resize`. `--size` goes before it",
        "their own",
    ),
    Key(
        "art",
        {"enum": list(get_args(Art))},
        "`full`, or `index` for playing cards with the index and one large sign alone: drawings that know it"
        " see it as `part.art`",
        "`full`",
    ),
    Key("ink", {"enum": list(INKS)}, "as for `--ink`, which goes before it", "`colour`"),
    Key("backs", {"enum": list(BACKS)}, "as for `--backs`, which goes before it", "`long-edge`"),
    Key(
        "with",
        {"type": "array", "items": {"enum": list(EXTRAS)}, "uniqueItems": True},
        "what is printed with the rule sheet: `assembly`, how to print and cut, and `book`, the rulebook",
        '`["assembly"]`',
    ),
)

TABLES: Mapping[str, tuple[Key, ...]] = {
    "": KIT,
    "part": PART,
    "edition": EDITION,
    "look": LOOK,
    "fonts": FONTS,
    "font": FONT,
    "suit": SUIT,
    "colour": PRESS,
    "ink": INK,
}

BOX: JSON = {
    "if": {"required": ["holds"]},
    "then": {"not": {"required": ["size"]}},
    "else": {"required": ["size"], "not": {"anyOf": [{"required": [k]} for k in ("thickness", "sleeved")]}},
}
"""A box has no size of its own; anything else has one."""

NET: JSON = {
    "if": {"required": ["glued"]},
    "then": {
        "required": ["shape"],
        "properties": {"shape": {"const": "net"}},
        "not": {"required": ["holds"]},
    },
}
"""Only a net can do without glue, and no box."""

ROUND: JSON = {
    "anyOf": [
        {"required": ["data"]},
        {"not": {"anyOf": [{"required": [k]} for k in ("columns", "where", "required")]}},
    ]
}
"""Rows are chosen of data alone."""


def json_schema() -> JSON:
    """Give the schema of kit.toml as JSON Schema 2020-12 has it."""
    part = {**_table(PART, ("id", "title", "template")), "allOf": [BOX, NET, ROUND]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "kit.toml",
        "description": "A kit of printkit: what a print-and-play game is made of.",
        **_table(KIT, ("name", "version", "languages")),
        "dependentRequired": {"ruleset": ["game"]},
        "$defs": {
            **DEFINITIONS,
            "look": _table(LOOK, ()),
            "fonts": _table(FONTS, ()),
            "font": _table(FONT, ("family",)),
            "suit": _table(SUIT, ()),
            "part": part,
            "edition": _table(EDITION, ()),
            "colour": _table(PRESS, ()),
            "ink": _table(INK, ("cmyk", "spot")),
        },
    }


def _table(keys: tuple[Key, ...], required: tuple[str, ...]) -> JSON:
    return {
        "type": "object",
        "properties": {key.name: {**key.kind, "description": _plain(key.what)} for key in keys},
        "required": list(required),
        "additionalProperties": False,
    }


def _plain(markdown: str) -> str:
    return re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", markdown).replace("`", "")
