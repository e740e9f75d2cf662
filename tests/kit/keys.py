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

from printkit.games.own import ID
from printkit.kit.model import CORNER, OTHER_LANGUAGE, THICKNESS, Art, Colours, Resize, Shape, Stock
from printkit.kit.read import LEAST_INK, SPOT
from printkit.kit.schema import (
    BACKS,
    CODE,
    COLOUR,
    COLUMN,
    EXTRAS,
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
        "description": "One text, or one per language.",
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
    Key("name", TEXTS, 'the game\'s name: one text, or one per language, `{ ja = "…", en = "…" }`'),
    Key("version", TEXT, "any text; printed on every sheet"),
    Key(
        "languages",
        {
            "type": "array",
            "items": {"type": "string", "pattern": _whole(LANGUAGE), "not": {"const": NO_WORDS}},
            "minItems": 1,
            "maxItems": MAX_LANGUAGES,
            "uniqueItems": True,
        },
        'language codes, the kit\'s own language first: `["en"]`, `["ja", "en"]`',
    ),
    Key(
        "licence",
        TEXT,
        "text for the foot of the book's first page, for the assembly page and for metadata",
        "none",
    ),
    Key("credits", TEXTS, "who made it, for the book's metadata", "none"),
    Key(
        "rulesheet",
        {"type": "object", "propertyNames": {"pattern": _whole(LANGUAGE)}, "additionalProperties": FILE},
        'a table: all the rules on one leaf, a file per language, `ja = "rulesheet.ja.md"`'
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
        'a table: a rulebook per language, `ja = "rulebook.ja.md"` ([markup](markup.md)); a language without'
        " one is built without;"
        " `cover.svg` heads its first page ([covers](figures.md#covers)); `columns = 2` sets it"
        " in two columns, except on B5 and smaller paper",
        "no book",
    ),
    Key("look", {"$ref": "#/$defs/look"}, "a table: the kit's colours, see below", "printkit's own"),
    Key(
        "fonts",
        {"$ref": "#/$defs/fonts"},
        "a table: the typefaces of text and headings, see below and [fonts](fonts.md)",
        "printkit's own",
    ),
    Key(
        "tables",
        {"type": "object", "propertyNames": {"pattern": _whole(TABLE)}, "additionalProperties": TABLE_FILE},
        'a table: files of rows that every drawing can use; `teams = "teams.csv"` is `tables.teams`',
        "none",
    ),
    Key(
        "words",
        TABLE_FILE,
        'a file of rows with a column `key` and one per language, for `t("key")` in drawings ([words](#words))',
        "none",
    ),
    Key(
        "suits",
        {
            "type": "object",
            "propertyNames": {"pattern": _whole(CODE)},
            "additionalProperties": {"$ref": "#/$defs/suit"},
        },
        "a table for each suit of your own, under the code that drawings and tables use: see below",
        "printkit's six",
    ),
    Key(
        "edition",
        {
            "type": "object",
            "propertyNames": {"pattern": _whole(ID), "not": {"enum": list(RESERVED)}},
            "additionalProperties": {"$ref": "#/$defs/edition"},
        },
        "a table for each edition, under the name that `--edition` takes: see below",
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
        "the id of a game that printkit plays or that you have installed, for proven examples"
        ' ([lessons](lessons.md)); or `"game.py"`, the kit\'s own game, which runs only with `--trust`'
        " ([games](games.md))",
        "none",
    ),
    Key(
        "ruleset",
        {"type": "object"},
        "a table: the options of `game` that this kit changes",
        "the game's defaults",
    ),
    Key(
        "colour",
        {"$ref": "#/$defs/colour"},
        "a table: how a press prints the colours, see below",
        "the defaults below",
    ),
)

PART = (
    Key(
        "id",
        {"type": "string", "pattern": _whole(ID), "not": {"enum": list(RESERVED)}},
        "lower-case letters, digits and hyphens, starting with a letter, but not "
        f"{', '.join(f'`{one}`' for one in RESERVED)}; used by `--only` and in file names",
    ),
    Key("title", TEXTS, "the name that people see, written like `name`"),
    Key(
        "size",
        SIZE,
        "the trim size: a named size (below) or `[width, height]` in mm",
        "required; a box is sized by what it holds",
    ),
    Key(
        "template",
        FILE,
        "the drawing of the front, SVG with Jinja ([parts](parts.md)); `shared/…` is one of printkit's own",
    ),
    Key(
        "back",
        {"oneOf": [FILE, {"const": ""}]},
        f"the drawing of the back; `{OTHER_LANGUAGE}` for the front in the language that it was translated from"
        " (`locale/LANG.po` says which), else the kit's next, or with its two languages swapped; `none`",
        "one-sided",
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
        'a card per row, from a file (`"cards.csv"`, `.tsv`, `.xlsx`, `.ods`, `.json`, `.yaml`; a sheet is'
        ' `"cards.xlsx#Deck"`; `"cards.{lang}.csv"` is a file per language), or several'
        ' (`["a.csv", "b.csv"]`); or a card for every combination of lists:'
        ' `{ suit = ["S", "H"], rank = "ranks.csv" }`',
        "one card",
    ),
    Key(
        "columns",
        {"type": "object", "additionalProperties": TEXT},
        'your names for the file\'s columns: `{ copies = "Qty" }` reads `Qty` as `copies`,'
        " in `where`, `required` and `file` too",
        "as in the file",
    ),
    Key(
        "where",
        {**TEXT, "maxLength": 1000},
        "the rows to use: `'kind == \"spell\" and cost >= 3'` ([filters](#filters))",
        "all",
    ),
    Key(
        "required",
        LISTED,
        "columns that every row must fill; `name` may be `name.ja`, `name.en` …",
        "none",
    ),
    Key(
        "count",
        {"type": "integer", "minimum": 1, "maximum": MAX_COUNT},
        f"how many of each, up to {MAX_COUNT}, multiplied by the data's `copies` column if there is one",
        "1",
    ),
    Key(
        "shape",
        {"enum": list(get_args(Shape))},
        "`card` (rounded corners), `square` (sharp corners), `circle`, `hexagon` (`[50, 43.3]`: 50 mm from"
        " corner to corner, left to right; `[43.3, 50]` stands on one), or `net`: a drawing with its own lines,"
        " solid to cut and dashed to fold; a net without fold lines (a star, say) is only cut out"
        " ([an outline of your own](cutting.md#shapes-of-your-own))",
        "`card`",
    ),
    Key(
        "corner",
        {"type": "number", "minimum": 0, "maximum": MAX_CORNER},
        f"the corner radius of a card [cut by machine](cutting.md), mm, up to {MAX_CORNER:g}",
        f"{CORNER:g}",
    ),
    Key(
        "bleed",
        {"type": "number", "minimum": 0, "maximum": MAX_BLEED},
        f"how far the drawing extends beyond the trim on each side, mm, up to {MAX_BLEED:g}",
        "3",
    ),
    Key(
        "fan",
        {"type": "number", "minimum": NARROWEST, "maximum": LARGEST},
        "for cards held in a fanned hand: how much of each shows, mm; `printkit check` then names cards"
        " that look alike ([check](check.md#of-a-kit))",
        "not checked",
    ),
    Key(
        "layout",
        TEXT,
        "its arrangement on the sheet: the name of a file in layouts/ ([sheets](sheets.md))",
        "`block`",
    ),
    Key(
        "resize",
        {"enum": list(get_args(Resize))},
        "what another size (an edition's, or `--size`) does to its cards: `scale` makes the drawing smaller"
        " or larger, on a card of the proportions asked for ([parts](parts.md#another-size)); `layout` lets the"
        " drawing lay itself out in millimetres; `none` leaves the cards as they are",
        "`scale`",
    ),
    Key(
        "words",
        {"type": "boolean"},
        "`false` for a part without words, built once for all languages",
        "`true`",
    ),
    Key(
        "stock",
        {"enum": list(get_args(Stock))},
        "`card` (thick paper) or `paper` (ordinary); parts on the same stock share sheets",
        "`card`; `paper` for squares without a back",
    ),
    Key(
        "file",
        TEXT,
        "the column that names the picture files of `--format png`; `name` is `name.en` in English",
        "number, and `id` or the first column",
    ),
    Key("note", TEXTS, "a sentence for the assembly page", "none"),
    Key(
        "holds",
        LISTED,
        'for a box or an envelope, which then has no `size`: the parts that go in it, `["deck", "aid"]`',
        "not a box",
    ),
    Key(
        "thickness",
        {"type": "number", "minimum": THINNEST, "maximum": THICKEST},
        "for a box: the thickness of one card, mm; about 0.3 for 200 g/m² paper printed on both sides",
        f"{THICKNESS:g}",
    ),
    Key(
        "sleeved",
        {"type": "boolean"},
        "`true` for a box of sleeved cards: twice as thick, 3 mm wider and longer",
        "`false`",
    ),
    Key("glued", {"type": "boolean"}, "`false` for a net that is folded but not glued", "`true`"),
)

PAINT = {"type": "string", "pattern": _whole(re.compile(r"#([0-9a-fA-F]{3}){1,2}|rgb\(.+\)|[A-Za-z]+"))}
_LOOK = Colours()
LOOK = tuple(
    Key(name, PAINT, what, f"`{getattr(_LOOK, name)}`")
    for name, what in (
        ("ink", "text"),
        ("accent", "headings, and the first colour in drawings"),
        ("second", "the second colour in drawings"),
        ("paper", "the paper"),
    )
)

FAMILY: JSON = {"type": "string", "pattern": r"\S", "maxLength": LONGEST}
FAMILIES: JSON = {"oneOf": [FAMILY, {"type": "array", "items": FAMILY, "uniqueItems": True}]}

FONTS = (
    Key(
        "text",
        FAMILIES,
        "the family in fonts/ for text, or a list of families, first choice first",
        "Alegreya Sans",
    ),
    Key("head", FAMILIES, 'the same for headings and anything with `family = "head"`', "Vollkorn"),
    Key(
        "files",
        {"type": "object", "additionalProperties": {"oneOf": [FAMILY, {"$ref": "#/$defs/font"}]}},
        'a family for a file whose own name is no use: `"Cinzel-Bold.ttf" = "Cinzel"`, or a table (below)',
        "what the files say",
    ),
)

FONT = (
    Key("family", FAMILY, "the family name, shared with its other weights and styles"),
    Key(
        "weight",
        {"type": "integer", "minimum": 1, "maximum": 1000},
        "400 is normal, 700 bold",
        "what the file says",
    ),
    Key("style", {"enum": ["normal", "italic"]}, "`normal` or `italic`", "what the file says"),
)

SUIT = (
    Key(
        "name",
        TEXTS,
        "the name that people see, in examples too, written like the kit's `name`; in drawings, `suits.R.en`",
        "none",
    ),
    Key("pip", TEXT, 'its icon: `"ruby"` is icons/ruby.svg'),
    Key("colour", PAINT, "the colour of its pips, written as in `[look]`"),
    Key(
        "letter",
        {**TEXT, "maxLength": MAX_LETTERS},
        f"what its cards show beside the pip, up to {MAX_LETTERS} characters, for `printkit check`",
        "its code",
    ),
    Key("text", TEXT, "what a pip becomes when copied or read aloud", "its name, or else its letter"),
)

SHARES: JSON = {
    "type": "array",
    "items": {"type": "number", "minimum": 0, "maximum": 100},
    "minItems": 4,
    "maxItems": 4,
}

PRESS = (
    Key(
        "profile", TEXT, "the printer's ICC profile, a file in the kit", "printkit's own: FOGRA39, coated paper"
    ),
    Key(
        "condition",
        TEXT,
        "the registered name of the printing condition it describes, such as `CGATS TR 001`",
        "none",
    ),
    Key(
        "ink",
        {"type": "number", "minimum": LEAST_INK, "maximum": 400},
        "the most ink in one place, per cent; a shop's own limit overrides it",
        "300",
    ),
    Key(
        "inks",
        {
            "type": "object",
            "propertyNames": {"pattern": _whole(COLOUR)},
            "additionalProperties": {"anyOf": [SHARES, {"$ref": "#/$defs/ink"}]},
        },
        'CMYK inks for colours in drawings, `"#010101" = [60, 40, 40, 100]`, or a spot colour (below)',
        "what the profile says",
    ),
)

INK = (
    Key("cmyk", SHARES, "what a screen shows, and what is printed where the spot ink is not available"),
    Key("spot", {**TEXT, "pattern": _whole(SPOT)}, "the ink's name as its maker writes it: `PANTONE 871 C`"),
)

EDITION = (
    Key("parts", LISTED, 'the parts in it: `["deck", "aid"]`', "all"),
    Key(
        "size",
        SIZE,
        "the size of its cards, written as for a part; each part's `resize` says what that does. `--size`"
        " overrides it",
        "their own",
    ),
    Key(
        "art",
        {"enum": list(get_args(Art))},
        "`full`, or `index` for playing cards with only the index and one large sign; drawings that support it"
        " see it as `part.art`",
        "`full`",
    ),
    Key("ink", {"enum": list(INKS)}, "as for `--ink`, which overrides it", "`colour`"),
    Key("backs", {"enum": list(BACKS)}, "as for `--backs`, which overrides it", "`long-edge`"),
    Key(
        "with",
        {"type": "array", "items": {"enum": list(EXTRAS)}, "uniqueItems": True},
        "what is printed with the rule sheet: `assembly` (how to print and cut), `book` (the rulebook)",
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
        "description": "A printkit kit: what a print-and-play game is made of.",
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
