"""Kits and tables made from a grammar, from a seed: nearly right ones, with something hostile here and there.

A rule's ``<name>`` stands for one of that rule's choices, ``<name*>`` for none to three of them.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from pathlib import Path

from tests.hostile.cases import BELL

DEEPEST = 12

NUMBERS = ("0", "1", "-1", "2.5", "1e9", "-0.0", "999999999999999999999", "1e-300")

GRAMMAR: Mapping[str, tuple[str, ...]] = {
    "kit.toml": (
        'name = <title>\nversion = <text>\nlanguages = ["ja", "en"]\n<key*>'
        '[book]\nja = "rulebook.ja.md"\nen = "rulebook.en.md"\n<table*><part><part*><edition*>',
    ),
    "title": ('{ ja = "札", en = "Cards" }', '{ ja = "札", en = <text> }', '{ en = "Cards" }', "<text>"),
    "text": ('"a"', '"1.0"', '"山札"', '""', '"<odd>"', "<toml>"),
    "toml": ("<toml number>", "true", "[<toml>]", "{ a = <toml> }", "1979-05-27", "[]", '"<odd>"'),
    "toml number": (*NUMBERS, "nan", "inf", "0x10"),
    "key": ('words = "words.csv"\n', "game = <text>\n", "<odd> = 1\n", "min_players = <toml number>\n"),
    "table": ('[tables]\ncolours = "colours.csv"\n', "[tables]\na = <text>\n", "[odd]\na = <toml>\n"),
    "part": (
        '[[part]]\nid = "<id>"\ntitle = <title>\nsize = <size>\ntemplate = "<template>"\n<part key*>',
        '[[part]]\nid = "<id>"\ntitle = <title>\nsize = <size>\ntemplate = "<template>"\n'
        'data = "cards.csv"\n<part key*>',
    ),
    "id": ("a", "b", "cards", "pad", "rulebook", "a-1", "<odd>"),
    "size": ('"poker"', '"bridge"', "[60, 40]", "[<toml number>, <toml number>]", "<text>"),
    "template": ("card.svg", "pad.svg", "a.svg", "back.svg", "shared/card.svg", "<odd>"),
    "part key": (
        'shape = "<shape>"\n',
        "bleed = <toml number>\n",
        "count = <toml number>\n",
        'back = "<template>"\n',
        "words = false\n",
        'layout = "<layout>"\n',
        'filter = "<filter>"\n',
        'data = ["cards.csv", "colours.csv"]\n',
        "safe = <toml number>\n",
        "overlap = <toml number>\n",
    ),
    "shape": ("card", "square", "round", "mat", "net", "fold", "hexagon", "sheet", "<odd>"),
    "layout": ("single", "poker", "gutterfold", "tiles", "booklet", "<odd>"),
    "filter": ("id == 'one'", "not (<filter>)", "<filter> and <filter>", "copies > <number>", "<odd>"),
    "edition": ('[edition.tonight]\nparts = ["<id>"]\n', "[edition.<id>]\n<odd> = <toml>\n"),
    "svg": ("<open><item><item*></svg>\n", "<open><item*>", "{% if row %}<open></svg>{% endif %}", "<item>"),
    "open": ("<svg {{ canvas }}>", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 <number> <number>">'),
    "item": (
        '<rect x="<number>" y="<number>" width="<number>" height="<number>" fill="<paint>"/>',
        '<circle cx="<number>" cy="9" r="<number>" stroke="<paint>" style="<css>"/>',
        '<path d="M<number> 0<steps>"/>',
        '<g transform="<transform>"><item*></g>',
        '<text x="9" y="9" font-size="<number>">{{ <jinja> }}<odd></text>',
        "{{ line(<number>, 9, <jinja>, <number>, width=<number>) }}",
        "{{ lines(9, 9, <jinja>, 3, width=40) }}",
        '{{ icon(<jinja>, 9, 9, 5) }}<image href="<odd>" width="9" height="9"/>',
        "{% for x in <jinja> %}<item>{% endfor %}",
        "{% set x = <jinja> %}{% if x == <jinja> %}<item>{% endif %}",
        "{% macro m(n) %}<item>{{ m(n) }}{% endmacro %}{{ m(<jinja>) }}",
        "{% include '<template>' %}",
        '<defs><g id="a"><item></g></defs><use href="#a"/><use href="#<id>"/>',
        "<style><css></style><odd>",
        '<linearGradient id="a"><stop offset="<number>" stop-color="<paint>"/></linearGradient>',
        '<clipPath id="b"><item></clipPath><g clip-path="url(#b)"><item></g>',
    ),
    "number": (*NUMBERS, "9", "30", "{{ <jinja> }}", "<odd>"),
    "paint": ("#aa3311", "red", "none", "url(#a)", "url(<odd>)", "rgb(<number>, 0, 0)", "{{ row.name }}"),
    "css": (
        ".a { fill: <paint> }",
        "fill: <paint>; stroke-width: <number>",
        "/* <odd>",
        "@import 'x';",
        "a{" * 99,
    ),
    "steps": ("L<number> <number><steps>", "C1 2 3 4 5 <number>Z", "A9 9 0 1 <number> 9 9", "<odd>", ""),
    "transform": ("translate(<number>)", "rotate(<number>) <transform>", "scale(<number>, 1)", "matrix(<odd>)"),
    "jinja": (
        *("row", "row.name", "row.id", "t('count')", "1", "'a'", "number", "lang", "part", "kit", "tables"),
        *("[<jinja>, <jinja>]", "<jinja> + <jinja>", "<jinja> * 9", "<jinja> | <jinja filter>", "<jinja>.x"),
        *("range(<number>)", "tables.colours", "not <jinja>", "<jinja> ~ <jinja>", "{'a': <jinja>}", "'<odd>'"),
    ),
    "jinja filter": (
        *(
            "length",
            "sort",
            "upper",
            "int",
            "list",
            "first",
            "join(<jinja>)",
            "replace('a', <jinja>)",
            "string",
        ),
        *("batch(<number>)", "groupby(<jinja>)", "map('upper')", "sum", "tojson", "wordwrap(9)", "none"),
    ),
    "book": (
        "::: opening {#opening .OB-01} A\nThe rules.\n\n| Players | 2 |\n|:--|:--|\n| Needs | all |\n:::\n\n"
        "{#deal .OB-01}\n## The deal\n\n<block><block*><block*>",
        "<block*>",
    ),
    "block": (
        "{#<id>}\n<words>\n\n",
        "{#<id> .<odd>}\n## <words>\n\n",
        "{#c}\n| <words> | <words> |\n|:--|--:|\n| <words> | <words> |\n\n",
        "{#d}\n- <words>\n- <words>\n\n",
        "{#e}\n```figure seats players=<number>\nTwo.\nalt: <words>\n```\n\n",
        "::: note {#f} <words>\n<words>\n:::\n\n",
        "::: <id>\n<block*>\n",
        "> <block>",
        '{{ example("<id>") }}\n\n',
        "```svg\n<open><item></svg>\n```\n\n",
    ),
    "words": (
        *(
            "Count them.",
            "数えます。",
            "*<words>*",
            "[<words>](#<id>)",
            "{card:QH}",
            "{card:<odd>}",
            "{icon:<id>}",
        ),
        *(
            "{{ <jinja> }}",
            "<words> <words>",
            "<odd>",
            "<b>",
            "![a](<odd>)",
            "`<words>`",
            "{ruby:<words>|<odd>}",
        ),
    ),
    "csv": ("id,name.ja,name.en,copies\n<row><row*><row*>", "<cell>,<cell>\n<row*>", "<odd>"),
    "row": ("<cell>,い,<cell>,<number>\n", "one,いち,one,\n", "<cell>,<cell>\n"),
    "cell": ("a", "one", "", '"a,b"', '"<odd>"', "=1+1", "<odd>", "-1", "007"),
    "tsv": ("id\tname.ja\tname.en\n<cell>\tい\t<cell>\n",),
    "json": ('[{"id": "a", "name": {"ja": "い", "en": <value>}}, <value>]', '[{"id": <value>}]', "<value>"),
    "value": ("1", '"<cell>"', "[<value>]", '{"a": <value>}', "null", "NaN", "1e999", '"\\ud800"', "<odd>"),
    "ods": ("<ods row>" * 2, "<odd><ods row>", "</table:table><ods row>"),
    "ods row": ("<table:table-row<times>><ods cell><ods cell*></table:table-row>",),
    "ods cell": (
        "<table:table-cell<times>><text:p><cell></text:p></table:table-cell>",
        '<table:table-cell office:value-type="<kind>" office:value="<number>"/>',
        "<table:table-cell><text:p><cell><text:s text:c='<number>'/></text:p><text:p/></table:table-cell>",
        "<office:annotation><ods cell></office:annotation>",
        "<table:covered-table-cell/>",
    ),
    "times": ("", "", ' table:number-rows-repeated="<number>"', ' table:number-columns-repeated="<number>"'),
    "kind": ("float", "boolean", "date", "<odd>"),
    "yaml": (
        "- id: a\n  name: { ja: い, en: <cell> }\n<yaml row*>",
        "<yaml row>",
        "a: &a [*a]\n",
        "!!python/x 1",
    ),
    "yaml row": (
        "- id: <cell>\n",
        "- <cell>: <cell>\n  b: [<cell>]\n",
        "- - - <cell>\n",
        "? <cell>\n",
        "<odd>",
    ),
}

SIGNS = """
´ < & &#0; &amp , ; = ]] }} {{ %} ]]> --> -1 1e999 nan inf 0x 1979-05-27 id= name CON ../../etc/passwd
/dev/zero file:///etc/passwd url(#x) {#a} {card:XX} {icon:none} [a](#none) <script>
"""

PIECES = """\
{{ 1 / 0 }}
{{ row }}
{{ [1] + 2 }}
{{ none.x }}
{{ self }}
{{ range(10**9) }}
{{ 'a' * 10**9 }}
{{ line(1) }}
{% for x in [1] %}
{% for x in range(10**9) %}
{% include 'kit.toml' %}
{% macro a() %}{{ a() }}{% endmacro %}{{ a() }}
<!DOCTYPE a [<!ENTITY b 'c'>]>&b;
<use href="#a" id="a"/>
<image href="file:///etc/passwd"/>
<text>x</text>
<path d="M0 0L1e99 1"/>
<rect width="1e9" height="-1"/>
style='fill:var(--x)'
"""

ODD = (
    *(BELL, "\u202e", "\ufeff", "\ud7ff", "\0", "\U0010ffff", "\n", "\n\n", "\t", "\n# x\n", "::: note\n"),
    *("```figure none\n```\n", "| a |\n|--|\n", "a" * 300, "札" * 400, " " * 999, "9" * 5000, "[" * 500),
    *("{" * 300, "<g>" * 300, ">" * 300, "a." * 300),
    *("'", '"', '"""', "\\", "𓀀"),
    *SIGNS.split(),
    *PIECES.splitlines(),
)
"""What may stand anywhere, and seldom does."""

FILES = {
    "kit.toml": "kit.toml",
    "rulebook.en.md": "book",
    "rulebook.ja.md": "book",
    "cards.csv": "csv",
    **dict.fromkeys(("card.svg", "pad.svg", "a.svg", "back.svg", "figures/seats.svg", "cover.svg"), "svg"),
}
TABLES = ("csv", "tsv", "json", "yaml", "ods")


def made(chance: random.Random, rule: str, depth: int = 0, strange: float = 0.05) -> str:
    """Write what a rule stands for. ``strange``: how often something hostile stands for it."""
    if rule == "odd":
        return chance.choice(ODD) if chance.random() < 0.3 else "a"
    if depth and chance.random() < strange:
        return chance.choice(ODD)
    choices = GRAMMAR[rule]
    if depth > DEEPEST:  # the plainest
        choices = tuple(one for one in choices if "<" not in one) or ("a",)

    def inner(found: re.Match[str]) -> str:
        if found["name"] != "odd" and found["name"] not in GRAMMAR:
            return found[0]  # an element of SVG
        times = chance.randint(0, 3) if found["many"] else 1
        return "".join(made(chance, found["name"], depth + 1, strange) for _ in range(times))

    return re.sub(r"<(?P<name>[a-z][a-z. ]*)(?P<many>\*?)>", inner, chance.choice(choices))


def write(chance: random.Random, kit: Path) -> None:
    """Replace some files of a kit by others, and a file by nothing now and then."""
    for name in chance.sample(sorted(FILES), chance.randint(1, 4)):
        path = kit / name
        path.parent.mkdir(exist_ok=True)
        strange = chance.choice((0.0, 0.02, 0.1))
        path.write_text(made(chance, FILES[name], 0, strange), encoding="utf-8", errors="surrogatepass")
    if chance.random() < 0.05:
        (kit / chance.choice(("words.csv", "colours.csv", "clauses.toml"))).unlink()
