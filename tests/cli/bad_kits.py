"""Ways to spoil a kit's kit.toml, tables, templates and drawings; its books are in bad_books."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tests.cli.hostile_kit import Edit, drop, link, put, swap

CARDS = ("--only", "cards", "--lang", "en")
PAD = ("--only", "pad")
BOOK = ("--only", "rulebook", "--lang", "en")
NO_GLYPH = "\U00013000"
LOOP = "{% for x in range(99999) %}{% for y in range(99999) %}{% endfor %}{% endfor %}"
NESTED = "".join(f'<g id="a{n}">' + f'<use href="#a{n + 1}"/>' * 10 + "</g>" for n in range(9))
BOMB = NESTED + '<g id="a9"><rect width="1" height="1"/></g>'


@dataclass(frozen=True)
class Bad:
    """A kit with a fault. ``says``: pieces of the message, the first of them at its beginning: the place."""

    name: str
    edits: tuple[Edit, ...]
    words: tuple[str, ...]
    says: tuple[str, ...]
    code: int = 1


def _nothing(kit: Path) -> None:
    pass


def _toml(name: str, old: str, new: str, place: str, *says: str) -> Bad:
    return Bad(f"kit.toml {name}", (swap("kit.toml", old, new),), PAD, (f"old-box/kit.toml{place}", *says))


def _pad(name: str, drawing: str, *says: str, place: str = "pad.svg:2") -> Bad:
    edit = put("pad.svg", f"<svg {{{{ canvas }}}}>\n{drawing}\n</svg>\n")
    return Bad(f"drawing {name}", (edit,), PAD, (f"old-box/{place}: ", *says, "part pad, card 1"))


def _table(name: str, rows: str | bytes, place: str, *says: str) -> Bad:
    return Bad(f"table {name}", (put("cards.csv", rows),), CARDS, (f"old-box/{place}: ", *says))


def _usage(name: str, *words: str, says: tuple[str, ...]) -> Bad:
    return Bad(f"words {name}", (_nothing,), words, says, 2)


WORDS = (
    _usage("part", "--only", "crads", says=("old-box has no part 'crads'", "did you mean 'cards'?")),
    _usage("language", "--lang", "fr", says=("old-box has no language 'fr'", "ja, en")),
    _usage("pair", "--lang", "ja+ja", says=("'ja+ja' is neither a language nor a pair", "ja+en")),
    _usage("paper", "--paper", "a6", says=("invalid value for '--paper'", "'a4', 'letter'")),
    _usage("backs", "--backs", "longedge", says=("invalid value for '--backs'", "'long-edge'")),
    _usage("jobs", "--jobs", "0", says=("invalid value for '--jobs'", "printkit build --help")),
    _usage("layout", "--layout", "bled", says=("--layout: no layout 'bled'", "did you mean 'bleed'?")),
    _usage("layout that leads out", "--layout", "../kit", says=("--layout: no layout '../kit'",)),
    _usage(
        "layout of no part", "--layout", "pads=bleed", says=("--layout pads=bleed: no part 'pads'", "'pad'")
    ),
    _usage(
        "layout for nothing",
        *PAD,
        "--layout",
        "booklet",
        says=("--layout booklet is for no part", "the rulebook"),
    ),
    _usage(
        "booklet on one side", *BOOK, "--layout", "booklet", "--backs", "none", says=("old-box", "both sides")
    ),
    _usage("ink", "--ink", "lo", says=("invalid value for '--ink'", "'colour', 'low'")),
    _usage(
        "cards without a part", "--cards", "3", says=("--cards needs to know of which part", "--only: cards")
    ),
    _usage("cards that are none", *CARDS, "--cards", "3,x", says=("'x' is no card's number", "3,7-9")),
    _usage("cards backwards", *CARDS, "--cards", "9-7", says=("'9-7' are no numbers of cards",)),
    _usage("cards without end", *CARDS, "--cards", "1-999999999", says=("'1-999999999' are no numbers",)),
    _usage(
        "cards that are not there",
        *CARDS,
        "--cards",
        "3-5",
        says=("old-box: --cards: cards has no number 4-5", "numbers 1 to 3"),
    ),
    _usage("cards of a book", "--only", "rulebook", "--cards", "1", says=("--cards: rulebook has no cards",)),
    _usage("option", "--papr", "a4", says=("no such option '--papr'", "--paper")),
)

TOML = (
    _toml("syntax", '"1.0"', '"1.0', ":2: not TOML"),
    _toml("unknown key", "version", "verison", ": verison: unknown key", "did you mean 'version'?"),
    _toml("unknown key of a part", "bleed", "bleeed", ": part.pad.bleeed: ", "did you mean 'bleed'?"),
    _toml("wrong type", '"1.0"', "1.0", ": version: should be a text in quotes, not a number"),
    _toml("size by a wrong name", '"poker"', '"pokre"', ": part.cards.size: ", "did you mean 'poker'?"),
    _toml("size in pixels", '"poker"', '"750x1050"', ": part.cards.size: ", 'write size = "poker"'),
    _toml(
        "size in odd pixels",
        '"poker"',
        '"900 x 400"',
        ": part.cards.size: ",
        "[76.2, 33.87] if they are pixels",
    ),
    _toml("shared box", '"pad.svg"', '"box.svg"', ": part.pad.template: no file", "mean 'shared/box.svg'?"),
    _toml("sheet", '"cards.csv"', '"c.xlsx!A"', ": part.cards.data: no file", "write c.xlsx#A"),
    _toml("size below 0", "[60, 40]", "[-60, 40]", ": part.pad.size: -60 × 40 mm"),
    _toml("size nan", "[60, 40]", "[nan, 40]", ": part.pad.size: nan"),
    _toml(
        "round and over the paper",
        '[60, 40]\nshape = "square"',
        '[290, 290]\nshape = "circle"',
        ": part.pad: ",
        "does not fit on A4",
        "make it smaller",
    ),
    Bad(
        "kit.toml pixels",
        (swap("kit.toml", '"poker"', "[825, 1125]"),),
        CARDS,
        ("old-box/kit.toml: part.cards: 825 × 1125 mm", 'write size = "poker"'),
    ),
    Bad(
        "kit.toml pixels of cards in a box",
        (swap("kit.toml", '"poker"', "[825, 1125]"), swap("kit.toml", "size = [60, 40]", 'holds = ["cards"]')),
        CARDS,
        ("old-box/kit.toml: part.pad.holds: no sheet", "kit.toml:24: ", 'write size = "poker"'),
    ),
    _toml("count", "bleed = 0", "count = 99999999999999999999", ": part.pad.count: should be 1 to 999"),
    _toml(
        "count 0", "bleed = 0", "count = 0", ": part.pad.count: should be 1 to 999", "an edition's parts = ["
    ),
    _toml("layout", '"single"', '"singel"', ": part.pad.layout: no layout", "kit.toml:27: ", "mean 'single'?"),
    Bad(
        "kit.toml one bracket",
        (swap("kit.toml", "[[part]]", "[part]"), swap("kit.toml", "[[part]]", "[part]")),
        PAD,
        ("old-box/kit.toml:21: not TOML: cannot declare [part] twice", "two brackets: [[part]]"),
    ),
    _toml(
        *("key of the kit below a table", "[[part]]", '[edition.small]\nwords = "words.csv"\n\n[[part]]'),
        *(": edition.small.words: unknown key 'words'", "at the top of the file, above the first [table]"),
    ),
    _toml("colour misspelt", "[[part]]", '[look]\nink = "dakrblue"\n\n[[part]]', ": look.ink: ", "'darkblue'?"),
    _toml("number without end", "bleed = 0", f"count = {'9' * 5000}", ": not TOML"),
    *(
        _toml(
            f"colour {name}", "[[part]]", f"[colour.inks]\n{line}\n\n[[part]]", f": colour.inks.{place}: ", says
        )
        for name, line, place, says in (
            ("that is none", '"gold" = [0, 0, 0, 1]', "gold", "is no colour"),
            ("of three inks", '"#c9a227" = [0, 0, 0]', "#c9a227", "should be four shares"),
            ("over 100", '"#c9a227" = [0, 0, 0, 101]', "#c9a227", "0 to 100, not 101"),
            ("of a text", '"#c9a227" = [0, 0, 0, "k"]', "#c9a227", "one of them is a text"),
            ("All", '"#c9a227" = { spot = "All", cmyk = [0, 0, 0, 0] }', "#c9a227.spot", "no name of an ink"),
        )
    ),
    _toml(
        "profile outside",
        "[[part]]",
        '[colour]\nprofile = "../paper.icc"\n\n[[part]]',
        ": colour.profile: '../paper.icc' leads out",
    ),
    _toml("shape", '"square"', '"sqare"', ": part.pad.shape: ", "did you mean 'square'?"),
    _toml("language", '["ja", "en"]', '["ja", "EN_us"]', ": languages: 'EN_us' is no language code"),
    _toml("name in one language", ', ja = "古い箱"', "", ": name: there is no text for language 'ja'"),
    _toml("control character", "Old box", "Old \\u0007", ": name: the control character U+0007"),
    _toml("game", "version", 'game = "shifty"\nversion', ": game: no game 'shifty'", "shifty-partners"),
    _toml("id twice", 'id = "pad"', 'id = "cards"', ": part.cards: two parts"),
    _toml("id reserved", 'id = "pad"', 'id = "rulebook"', ": part.rulebook.id: "),
    _toml("file missing", '"pad.svg"', '"pda.svg"', ": part.pad.template: no file", "did you mean 'pad.svg'?"),
    _toml(
        "file of Python's",
        '"pad.svg"',
        '"__pycache__/pad.svg"',
        ": part.pad.template: '__pycache__/pad.svg' is in a __pycache__ folder",
    ),
    _toml("file hidden", '"pad.svg"', '".art/pad.svg"', ": part.pad.template: '.art/pad.svg' is hidden"),
    _toml("file above", '"pad.svg"', '"../pad.svg"', ": part.pad.template: '../pad.svg' leads out of the kit"),
    _toml("file elsewhere", '"pad.svg"', '"/etc/passwd"', ": part.pad.template: '/etc/passwd' leads out"),
    _toml("folder", '"pad.svg"', '"figures"', ": part.pad.template: 'figures' is not a file"),
    _toml("file of a long name", '"pad.svg"', f'"{"a" * 5000}"', ": part.pad.template: ", "too long"),
    Bad("kit.toml link out", (link("pad.svg", "/etc/passwd"),), PAD, ("old-box/kit.toml: ", "is a link out")),
    Bad(
        "kit.toml link round",
        (link("pad.svg", "pad.svg"),),
        PAD,
        ("old-box/kit.toml: ", "cannot open 'pad.svg'"),
    ),
    Bad("kit.toml empty", (put("kit.toml", ""),), PAD, ("old-box/kit.toml: 'languages' is missing", '["en"]')),
    Bad("kit.toml huge", (put("kit.toml", b"#" * (1 << 20)),), PAD, ("old-box/kit.toml: larger than 256 KiB",)),
    Bad(
        "kit.toml deep", (put("kit.toml", f"a={'[' * 5000}"),), PAD, ("old-box/kit.toml: ", "nested too deeply")
    ),
    Bad(
        "kit.toml Shift_JIS",
        (put("kit.toml", "a='箱'".encode("shift_jis")),),
        PAD,
        ("old-box/kit.toml:1: not UTF-8",),
    ),
    Bad(
        "kit.toml missing",
        (drop("kit.toml"),),
        PAD,
        ("no kit.toml in ", "a kit is a folder with a kit.toml"),
        2,
    ),
    Bad("clauses.toml syntax", (put("clauses.toml", "[OB-01\n"),), BOOK, ("old-box/clauses.toml:1: not TOML",)),
    Bad("clauses.toml bytes", (put("clauses.toml", b"\xff"),), BOOK, ("old-box/clauses.toml:1: not UTF-8",)),
    Bad(
        "clauses.toml link",
        (link("clauses.toml", "/etc/passwd"),),
        BOOK,
        ("old-box/clauses.toml: ", "link out"),
    ),
)

HEAD = "id,name.ja,name.en,copies\n"
TABLES = (
    Bad(
        "table missing",
        (drop("cards.csv"),),
        CARDS,
        ("old-box/kit.toml: part.cards.data: no file 'cards.csv'",),
    ),
    _table("empty", "", "cards.csv", "no column names"),
    _table("without rows", HEAD, "cards.csv", "no rows"),
    _table("column twice", "id,id\n1,2\n", "cards.csv:1", "two columns are named 'id'"),
    _table("row too long", HEAD + "one,いち,one,1,9\n", "cards.csv:2", "5 cells", '"quotes"'),
    _table("row too short", HEAD + "one,いち\n", "cards.csv:2", "2 cells"),
    _table("Latin 1", f"{HEAD}one,x,é,\n".encode("latin-1"), "cards.csv:2", "neither UTF-8 nor Shift_JIS"),
    _table("UTF-16 cut short", HEAD.encode("utf-16")[:-1], "cards.csv:1", "neither UTF-8 nor Shift_JIS"),
    _table("zero byte", HEAD.encode() + b"\0,a,b,\n", "cards.csv:2", "zero byte"),
    _table(
        "quote left open", HEAD + 'one,"いち,one,\n', "cards.csv:2", "not CSV: the cell in column 'name.ja'"
    ),
    _table(
        *("quote left open before another", HEAD + 'one,"い\nち","one,\ntwo,に,"two",\n', "cards.csv:3"),
        *("not CSV: the cell in column 'name.en' begins with a quotation mark", 'twice: "He said ""go""."'),
    ),
    _table(
        *("row below one of two lines", HEAD + 'one,"い\nち","o\nne",\ntwo,,two,\n', "cards.csv:5: row 3"),
        "name.ja is empty",
    ),
    _table("huge", b"id\n" + b"a" * (3 << 20), "cards.csv", "larger than 1024 KiB"),
    _table("too many rows", HEAD + "one,いち,one,\n" * 6000, "cards.csv:5002", "more than 5000 rows"),
    _table("too many cards", HEAD + "one,いち,one,999\n" * 5000, "cards.csv:12", "more than 10000 cards"),
    _table("copies below 0", HEAD + "one,いち,one,-1\n", "cards.csv:2", "copies should be 0 to 999"),
    _table("no copies", HEAD + "one,いち,one,0\n", "kit.toml: part.cards", "no card at all"),
    _table("half translated", HEAD + "one,,one,\n", "cards.csv:2", "name.ja is empty"),
    _table("letter of no font", f"{HEAD}one,いち,one{NO_GLYPH},\n", "card.svg:3", "U+13000", "card 1: one"),
    _table("too wide", HEAD + "one,いち," + "W" * 60 + ",\n", "card.svg:3", "mm too wide", "shorten it"),
    _table("markup in data", HEAD + "one,いち,{{ nope }}</svg>" + NO_GLYPH + ",\n", "card.svg:3", "U+13000"),
    Bad(
        "words twice",
        (put("words.csv", "key,ja,en\na,b,c\na,b,c\n"),),
        CARDS,
        ("old-box/words.csv:3: 'a' is there already: words.csv:2",),
    ),
    Bad(
        "words forgotten",
        (swap("kit.toml", 'words = "words.csv"', ""),),
        CARDS,
        ("old-box/card.svg:4: no word 'count': kit.toml names no words file", 'words = "words.csv"'),
    ),
    Bad(
        "words of a key that is none",
        (swap("words.csv", "count", "Count"),),
        CARDS,
        ("old-box/words.csv:2: 'Count' is no key", "letters a–z, digits, - and _"),
    ),
    Bad(
        "words missing",
        (put("words.csv", "key,ja,en\ncount,a,\n"),),
        CARDS,
        ("old-box/words.csv:2: ", "language 'en'"),
    ),
)

TEMPLATES = (
    Bad(
        "template undefined column",
        (swap("card.svg", "row.name", "row.nmae"),),
        CARDS,
        ("old-box/card.svg:3: ", "'nmae'", "there is a column 'name'", "card 1: one"),
    ),
    Bad(
        "template undefined on the back",
        (put("back.svg", "<svg {{ canvas }}>\n{{ nope }}</svg>"),),
        CARDS,
        ("old-box/back.svg:2: 'nope' is not defined",),
    ),
    _pad("template filter", '{{ "x" | uper }}', "no filter 'uper'", "did you mean 'upper'?"),
    _pad("syntax", "{{ 1 + }}", "unexpected '}}'"),
    _pad("tag", "{% fro x in y %}", "no tag 'fro' here"),
    _pad("loop without end", LOOP, "takes too long", "a loop that does not end"),
    _pad("call without end", "{% macro a() %}{{ a() }}{% endmacro %}{{ a() }}", "calls itself without end"),
    _pad("long text", '{{ "x" * 999999999 }}', "too large"),
    _pad("long list", "{{ range(10 ** 9) | list }}", "range too big"),
    _pad("great number", "{{ 9 ** (9 ** 9) }}", "a number that is too large"),
    _pad(
        "much output",
        '{% for i in range(99999) %}{{ "x" * 10000 }}{% endfor %}',
        "more than 4 MiB",
        place="pad.svg",
    ),
    _pad("class of a text", '{{ "".__class__ }}', "unsafe"),
    _pad("globals", "{{ line.__globals__ }}", "unsafe"),
    _pad("folder", "{{ kit.folder }}", "there is no 'folder'"),
    _pad("format", '{{ "{0.__class__}".format(1) }}', "unsafe"),
    _pad("import from elsewhere", '{% import "/etc/passwd" as x %}', "leads out of the kit's folder"),
    _pad("include from above", '{% include "../../x" %}', "leads out of the kit's folder"),
    _pad("include of nothing", '{% include "crad.svg" %}', "no file 'crad.svg'", "did you mean 'card.svg'?"),
    _pad("helper's argument", '{{ line(1, 1, "x", 3, collour="red") }}', "did you mean 'colour'"),
    _pad(
        "side",
        '{{ "a" if side == "back" else "b" }}',
        "'side' is not defined",
        "front and back are two drawings",
    ),
    _pad("text", '{{ text(1, 1, "x", 3) }}', "'text' is not defined", "one line of text is line("),
    _pad("suit", '{{ pip("Q", 1, 1, 4) }}', "no suit 'Q'", "S, H, D, C"),
    _pad("icon", '{{ icon("nosuch", 1, 1, 4) }}', "no icon 'nosuch'"),
    _pad("block too high", '{{ block(1, 1, 10, 5, "much too long for this box", 5) }}', "mm too high"),
    Bad(
        "drawing bytes",
        (put("pad.svg", b"<svg {{ canvas }}>\n\xff</svg>"),),
        PAD,
        ("old-box/pad.svg:2: not UTF-8",),
    ),
)

DRAWINGS = (
    _pad("colour misspelt", '<rect fill="whte"/>', "fill: the colour 'whte' cannot", "did you mean 'white'?"),
    _pad("attribute without quotes", "<rect rx=3/>", "not well-formed XML (part pad", "stands in quotes"),
    _pad("malformed", "<g>", "<g> is not closed", place="pad.svg:2"),
    _pad("entity", "<text>&nbsp;</text>", "undefined entity"),
    Bad(
        "drawing doctype",
        (
            put(
                "pad.svg", '<!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<svg {{ canvas }}>&a;</svg>'
            ),
        ),
        PAD,
        ("old-box/pad.svg:1: an entity from outside the drawing, 'a', is refused", "take the <!DOCTYPE"),
    ),
    Bad("drawing empty", (put("pad.svg", ""),), PAD, ("old-box/pad.svg:1: not well-formed",)),
    Bad("drawing huge", (put("pad.svg", b" " * (2 << 20)),), PAD, ("old-box/pad.svg: larger than 1024 KiB",)),
    _pad("script", "<script>x</script>", "<script> cannot be drawn"),
    _pad("onload", '<rect onload="x()" width="3" height="3"/>', "runs no script"),
    _pad("picture missing", '<image href="nosuch.png" width="5" height="5"/>', "no file 'nosuch.png'"),
    _pad(
        "picture remote",
        '<image href="http://example.com/x.png"/>',
        "outside the kit",
        "put it into the folder",
    ),
    _pad("picture of the machine", '<image href="file:///etc/passwd"/>', "outside the kit"),
    _pad("picture broken", '<image href="data:image/png;base64,AAAA"/>', "no PNG or JPEG in base64"),
    _pad("use remote", '<use href="http://example.com/x.svg#a"/>', "outside the drawing"),
    _pad("use of nothing", '<use href="#a"/>', "'#a', which is not there"),
    _pad("use of itself", '<g id="a"><use href="#a"/></g>', "draws itself without end"),
    _pad("bomb of uses", BOMB, "draws more than 50000 elements"),
    _pad("filter", '<filter id="f"/>', "<filter> cannot be drawn", "draw shadows"),
    _pad("mask", '<mask id="f"/>', "<mask> cannot be drawn", "use clipPath"),
    _pad("var()", '<rect fill="var(--x)"/>', "'var(--x)' cannot be drawn", "#rrggbb"),
    _pad("hsl()", '<rect fill="hsl(1,2%,3%)"/>', "cannot be drawn", "#rrggbb"),
    _pad("style from elsewhere", "<style>@import url(http://x);</style>", "@ rules"),
    _pad("no length", '<rect x="nan" width="3" height="3"/>', "'nan' is no length"),
    _pad("endless length", '<rect x="1e400" width="3" height="3"/>', "beyond all bounds"),
    _pad("path cut short", '<path d="M0 0 L"/>', "path data: L needs 2 numbers"),
    _pad("deep", "<g>" * 3000 + "</g>" * 3000, "nested more than 100 deep"),
    _pad("letter of no font", f'{{{{ line(1, 9, "{NO_GLYPH}", 5) }}}}', "U+13000", "draw it as a picture"),
    Bad(
        "letter of no font in the slug",
        (swap("kit.toml", "Score pad", f"Score {NO_GLYPH}"),),
        PAD,
        ("old-box: pad (xx): ", "U+13000"),
    ),
)

ALL = (*WORDS, *TOML, *TABLES, *TEMPLATES, *DRAWINGS)
