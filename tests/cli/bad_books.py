"""Ways to spoil a kit's books: their templates, Markdown, figures and cover."""

from __future__ import annotations

from tests.cli.bad_kits import BOMB, BOOK, NO_GLYPH, Bad
from tests.cli.hostile_kit import BOOK_EN, BOOK_JA, drop, link, put, swap

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">\n'


def _book(name: str, text: str, line: int, *says: str) -> Bad:
    edits = (put("rulebook.en.md", f"{BOOK_EN}\n{text}\n"), put("rulebook.ja.md", f"{BOOK_JA}\n{text}\n"))
    return Bad(f"book {name}", edits, BOOK, (f"old-box/rulebook.en.md:{line}", *says))


def _figure(name: str, drawing: str, *says: str, place: str = "figures/seats.svg (rendered):2: ") -> Bad:
    return Bad(
        f"figure {name}",
        (put("figures/seats.svg", f"{SVG}{drawing}\n</svg>\n{{% set n = players %}}"),),
        BOOK,
        (f"old-box/{place}", *says),
    )


SHEETS = '\n[rulesheet]\nja = "rulesheet.ja.md"\nen = "rulesheet.en.md"\n'
SHEET = ("--only", "rulesheet", "--lang", "en")


def _sheet(name: str, english: str, japanese: str | None, *says: str, toml: str = SHEETS) -> Bad:
    edits = [swap("kit.toml", "\n[book]", f"{toml}\n[book]"), put("rulesheet.en.md", english)]
    if japanese is not None:
        edits.append(put("rulesheet.ja.md", japanese))
    return Bad(f"sheet {name}", tuple(edits), SHEET, (f"old-box/{says[0]}", *says[1:]))


RULE = "{#deal}\n## Deal\n\n{#one .OB-01}\nThree each.\n"
SHEET_FAULTS = (
    _sheet("missing", RULE, None, "kit.toml: rulesheet.ja: no file 'rulesheet.ja.md'"),
    _sheet(
        "of an unknown key",
        RULE,
        RULE,
        "kit.toml: rulesheet.columns: 'columns' is no language",
        toml=f"{SHEETS}columns = 2\n",
    ),
    _sheet(
        "out of step",
        f"{RULE}\n{{#two .OB-01}}\nx\n",
        RULE,
        "rulesheet.ja.md, rulesheet.en.md: the languages differ",
        "rulesheet.en.md:8: 'two' (paragraph) is missing in rulesheet.ja.md",
    ),
    _sheet(
        "of an unknown clause", "{#x .OB-99}\nx\n", "{#x .OB-99}\nx\n", "rulesheet.en.md:2: no clause OB-99"
    ),
    _sheet("empty", "", RULE, "rulesheet.en.md: there is nothing in it"),
    _sheet(
        "too long",
        RULE + "\n".join(f"{{#r{n}}}\nOne more rule.\n" for n in range(300)),
        RULE + "\n".join(f"{{#r{n}}}\nx\n" for n in range(300)),
        "rulesheet.en.md:",
        "lines too long for 2 pages at 8.5 pt",
        "shorten it",
    ),
    _sheet(
        "without a section", "{#x}\nx\n", "{#x}\nx\n", "rulesheet.en.md: a rule sheet without a section", "##"
    ),
    _sheet(
        "of one strap",
        f"{{#x}}\n{'word ' * 5000}\n\n{RULE}",
        f"{{#x}}\nx\n\n{RULE}",
        "rulesheet.en.md:2: the text before the first section is ",
    ),
    Bad(
        "book in three columns",
        (swap("kit.toml", "\n[book]\n", "\n[book]\ncolumns = 3\n"),),
        BOOK,
        ("old-box/kit.toml: book.columns: should be 1 to 2",),
    ),
    _book("rule of no sheet", "{#x}\nx\n\n{{ rule('deal') }}", 33, ": rule() takes blocks from the rule sheet"),
    _book(
        "link to the web", "{#x .web}\nx\n\n{#y}\n[a](#x)", 34, ": a link to #x, which is on the web page alone"
    ),
)

BOOKS = (
    *SHEET_FAULTS,
    _book("undefined", "{#x}\n{{ nope }}", 31, "'nope' is not defined"),
    _book("filter", "{#x}\n{{ 1 | uper }}", 31, "did you mean 'upper'?"),
    _book("syntax", "{#x}\n{{ 1 + }}", 31, "unexpected"),
    _book("great number", "{#x}\n{{ 9 ** (9 ** 9) }}", 31, "a number that is too large"),
    _book(
        "memory",
        '{#x}\n{% set ns = namespace(a=[], s="x" * 90000) %}{% set s = ns.s ~ ns.s ~ ns.s ~ ns.s %}'
        "{% set s = s ~ s %}{% for i in range(9999) %}{% set ns.a = ns.a + [s ~ i] %}{% endfor %}",
        31,
        ": ",  # needs too much memory, or on a slow machine takes too long first
    ),
    _book("file of the machine", '{#x}\n{{ kit.folder.parent.joinpath("x").read_text() }}', 31, "no 'folder'"),
    _book("inside of a function", "{#x}\n{{ rule.func }}", 31, "unsafe"),
    _book("inside of a method", "{#x}\n{{ words.get.__self__ }}", 31, "unsafe"),
    _book("include", '{#x}\n{% include "../../x" %}', 31, "leads out of the kit's folder"),
    _book("id twice", "{#deal}\nx", 31, "the id 'deal' is used twice", "rulebook.en.md:10"),
    _book("id missing", "x", 30, "a paragraph without an id", "put {#its-id}"),
    _book("id odd", "{#X_y}\nx", 30, "'#X_y' is no id"),
    _book("class", "{#x .wibble}\nx", 30, "no class 'wibble'"),
    _book("clause", "{#x .OB-99}\nx", 31, "no clause OB-99", "did you mean 'OB-01'?"),
    _book("box unknown", "::: nto {#x}\nx\n:::", 30, "no box 'nto'", "did you mean 'note'?"),
    _book("box left open", "::: note {#x}\nx", 30, "is not closed", "end it with a line :::"),
    _book("box in a box", ":::: note {#x}\n::: note {#y}\nx\n:::\n::::", 31, "a box in a box"),
    _book(
        "figure unknown", "{#x}\n```figure saets\nx\n```", 31, "no drawing 'figures/saets.svg'", "mean 'seats'?"
    ),
    _book("figure above", "{#x}\n```figure ../../x\nx\n```", 31, "no drawing"),
    _book("figure too wide", "{#x}\n```figure seats players=2 width=300\nx\n```", 31, "300 mm wide", "width="),
    _book("value of a figure", "{#x}\n```figure seats playrs=2\nx\n```", 31, "no 'playrs'", "mean 'players'?"),
    _book(
        "drawing of printkit's",
        f"{{#x}}\n```figure trick players=3 dealer=0 leader=1 cards={NO_GLYPH}H trump= winner=\nx\n```",
        31,
        "no font of printkit has",
    ),
    _book("figure of no width", "{#x}\n```figure seats width=-4\nx\n```", 31, "width=-4 is not a width"),
    _book("card", "{#x}\n{card:QY}", 31, "no card 'QY'", "such as QH"),
    _book("suit", "{#x}\n{suit:Q}", 31, "no suit 'Q'"),
    _book("icon", "{#x}\n{icon:nosuch}", 31, "no icon 'nosuch'"),
    _book("icon nearly right", "{#x}\n{icon:jokr}", 31, "no icon 'jokr'", "did you mean 'joker'?"),
    _book("brace", "{#x}\n{foo:bar}", 31, "{foo:…} is not known"),
    _book("link to nothing", "{#x}\n[a](#dael)", 31, "a link to #dael", "did you mean 'deal'?"),
    _book("link with a script", "{#x}\n[a](javascript:alert(1))", 31, "a link to 'javascript:alert(1)'"),
    _book("link to a file", "{#x}\n[a](file:///etc/passwd)", 31, "a link to 'file:///etc/passwd'"),
    _book("heading", "{#x}\n# x", 31, "a first-level heading", "write ##"),
    _book("HTML", "{#x}\na <b>x</b>", 31, "HTML cannot stand in a paragraph"),
    _book("HTML block", "<script>x</script>", 30, "HTML cannot stand in a rulebook"),
    _book("image", "{#x}\n![a](x.png)", 31, "an image cannot stand"),
    _book("empty item", "{#x}\n- a\n-\n- b", 31, "an empty item"),
    _book("table with a cell too many", "{#x}\n| a | b |\n|--|--|\n| 1 | 2 | 3 |", 33, "of 2 columns"),
    _book("table with a cell too few", "{#x}\n| a | b |\n|--|--|\n| 1 |", 33, "of 2 columns"),
    _book("table without a rule", "{#x}\n| a | b |\n|--|\n| 1 | 2 |", 31, "a table without its second line"),
    _book(
        "table too wide",
        "{#x}\n" + f"|{' Donaudampfschiff |' * 15}\n|{'--|' * 15}\n|{' 1 |' * 15}",
        31,
        "does not fit",
    ),
    _book("line too long", "{#x}\n" + "…" * 400, 31, "mm too long", "shorten it"),
    _book("letter of no font", f"{{#x}}\na{NO_GLYPH}", 31, "U+13000"),
    _book("summary too tall", f"::: summary {{#s}} S\n{'word ' * 3000}\n:::", 30, "too tall for one page"),
    Bad(
        "book out of step",
        (put("rulebook.en.md", BOOK_EN + "\n{#x}\nx\n"),),
        BOOK,
        (
            "old-box/rulebook.ja.md, rulebook.en.md: the languages differ",
            "rulebook.en.md:31: 'x' (paragraph) is missing",
        ),
    ),
    Bad(
        "book in another order",
        (
            put("rulebook.en.md", BOOK_EN + "\n{#x}\nx\n\n{#y}\ny\n"),
            put("rulebook.ja.md", BOOK_JA + "\n{#y}\nx\n\n{#x}\ny\n"),
        ),
        BOOK,
        (
            "old-box/rulebook.ja.md, rulebook.en.md: ",
            "rulebook.ja.md:31: 'y' stands where rulebook.en.md:31 has 'x'",
        ),
    ),
    Bad("book empty", (put("rulebook.en.md", ""),), BOOK, ("old-box/rulebook.en.md: there is nothing in it",)),
    Bad(
        "book Shift_JIS",
        (put("rulebook.ja.md", "箱".encode("shift_jis")),),
        BOOK,
        ("old-box/rulebook.ja.md:1: not UTF-8",),
    ),
    Bad(
        "book missing", (drop("rulebook.en.md"),), BOOK, ("old-box/kit.toml: book.en: no file", "write it, or")
    ),
    Bad("cover malformed", (put("cover.svg", "<svg"),), BOOK, ("old-box/cover.svg:1: not well-formed XML",)),
    Bad("cover link out", (link("cover.svg", "/etc/passwd"),), BOOK, ("old-box/cover.svg: ", "is a link out")),
    _figure(
        "undefined",
        "{{ nope }}",
        "'nope' is not defined (drawn for rulebook.en.md:16)",
        place="figures/seats.svg:2: ",
    ),
    _figure(
        "word",
        '{{ t("cuont") }}',
        "no word 'cuont' in words.csv",
        "mean 'count'?",
        place="figures/seats.svg:2: ",
    ),
    _figure(
        "word of a text", "{{ words.count[lang] }}", "there is no 'en' in '", place="figures/seats.svg:2: "
    ),
    _figure("malformed", "<rect", "not well-formed XML", place="figures/seats.svg (rendered):3: "),
    _figure("script", "<script/>", "<script> cannot be drawn", "(drawn for rulebook.en.md:16)"),
    _figure("filter", '<rect filter="url(#x)"/>', "filter: url(#x) cannot be drawn"),
    _figure("picture", '<image href="file:///etc/passwd"/>', "<image> cannot be drawn"),
    _figure("use remote", '<use href="http://x/y.svg#a"/>', "outside the drawing"),
    _figure("use of itself", '<g id="a"><use href="#a"/></g>', "draws itself without end"),
    _figure("bomb of uses", BOMB, "draws more than 50000 elements"),
    _figure("no number", '<rect x="nan" width="3" height="3"/>', "x: 'nan' is no length"),
    _figure("endless length", '<rect x="1e400" width="3" height="3"/>', "beyond all bounds"),
    _figure("path cut short", '<path d="M0 0 L"/>', "L needs 2 numbers"),
    _figure("letter of no font", f'<text x="3" y="9">{NO_GLYPH}</text>', "U+13000"),
    _figure("font", '<text font-family="Arial">a</text>', "no font 'Arial'", "head, text"),
    Bad(
        "figure bytes", (put("figures/seats.svg", b"\xff"),), BOOK, ("old-box/figures/seats.svg:1: not UTF-8",)
    ),
    Bad(
        "figure link out",
        (link("figures/seats.svg", "/etc/passwd"),),
        BOOK,
        ("old-box/figures/seats.svg: ", "link out"),
    ),
)
