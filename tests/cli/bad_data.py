"""Hostile files of data, art and names: bombs, loops, scripts, links and paths that lead out."""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Sequence
from pathlib import Path

import openpyxl
from PIL import Image

from tests.cli.bad_kits import CARDS, PAD, Bad
from tests.cli.hostile_kit import Content, Edit, drop, link, put, swap

SECRET = "secret"
"""A folder beside the kit, with what nobody may read."""

SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">'


def workbook(rows: Sequence[Sequence[object]]) -> bytes:
    book = openpyxl.Workbook()
    assert book.active is not None
    for row in rows:
        book.active.append([*row])
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


ROWS: list[list[object]] = [["id", "name.ja", "name.en"], ["one", "いち", "one"]]
GOOD = workbook(ROWS)


def zipped(**changes: bytes) -> bytes:
    """The good workbook with other members: ``sheet1``, ``sharedStrings``, ``workbook``, or new ones."""
    file = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(GOOD)) as good, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bad:
        for name in good.namelist():
            stem = Path(name).stem
            bad.writestr(name, changes.pop(stem) if stem in changes else good.read(name))
        for name, data in changes.items():
            bad.writestr(name.replace("__", "/"), data)
    return file.getvalue()


def sheet(cells: str) -> bytes:
    head = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
    return f"{head}{cells}</sheetData></worksheet>".encode()


def cells(rows: int, head: str = "") -> bytes:
    """A workbook with so many rows of 99 cells, and something at the head of its sheet."""
    row = "".join(f"<c><v>{n}</v></c>" for n in range(99))
    return zipped(
        sheet1=sheet(f"<row>{row}</row>" * rows).replace(b"<sheetData>", f"{head}<sheetData>".encode())
    )


def lying_zip() -> bytes:
    """A workbook that says of its sheet that it is small, and unpacks to 33 MiB."""
    data = bytearray(zipped(sheet1=b" " * (33 << 20)))
    for mark, at in ((b"PK\x01\x02", 24), (b"PK\x03\x04", 22)):
        place = data.find(b"xl/worksheets/sheet1.xml")
        place = (
            data.rfind(mark, 0, place)
            if mark == b"PK\x03\x04"
            else data.rfind(mark, 0, data.rfind(b"xl/worksheets/sheet1.xml"))
        )
        data[place + at : place + at + 4] = (100).to_bytes(4, "little")
    return bytes(data)


def overlapping() -> bytes:
    """A central directory with one member named ten thousand times."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as bad:
        for number in range(5000):
            bad.writestr(f"{number}.xml", b"")
        bad.writestr("[Content_Types].xml", b"")
    return file.getvalue()


def entities(levels: int = 9) -> str:
    """The laugh that grows tenfold at each level."""
    lines = ["<!ENTITY a0 'ha'>"] + [f"<!ENTITY a{n} '{f'&a{n - 1};' * 10}'>" for n in range(1, levels)]
    return f"<!DOCTYPE x [{''.join(lines)}]>"


def png_bomb() -> bytes:
    """A PNG that says to be 60,000 × 60,000."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")

    size = (60_000).to_bytes(4, "big") * 2
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", size + b"\x08\x02\0\0\0")
        + chunk(b"IDAT", b"x")
        + chunk(b"IEND", b"")
    )


def picture(kind: str) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (9, 9)).save(file, kind)
    return file.getvalue()


def _data(name: str, file: str, data: Content, place: str, *says: str) -> Bad:
    edits: tuple[Edit, ...] = (drop("cards.csv"), put(file, data), swap("kit.toml", "cards.csv", file))
    return Bad(f"data {name}", edits, CARDS, (f"old-box/{place}: ", *says))


def _toml(name: str, line: str, *says: str, place: str = "kit.toml: part.cards") -> Bad:
    edit = swap("kit.toml", 'data = "cards.csv"', line)
    return Bad(f"kit.toml {name}", (edit,), CARDS, (f"old-box/{place}", *says))


def _art(name: str, data: Content, *says: str, file: str = "a.svg", place: str = "art/a.svg:") -> Bad:
    edits = (
        put(f"art/{file}", data),
        put("pad.svg", f"<svg {{{{ canvas }}}}>\n{{{{ picture('art/{file}', 1, 1, 9, 9) }}}}\n</svg>\n"),
    )
    return Bad(f"art {name}", edits, PAD, (f"old-box/{place}", *says, "part pad, card 1"))


def _call(name: str, call: str, *says: str, place: str = "pad.svg:2: ") -> Bad:
    edit = put("pad.svg", f"<svg {{{{ canvas }}}}>\n{call}\n</svg>\n")
    return Bad(f"call {name}", (edit,), PAD, (f"old-box/{place}", *says))


def _book(name: str, text: str, *says: str) -> Bad:
    from tests.cli.bad_kits import BOOK
    from tests.cli.hostile_kit import BOOK_EN, BOOK_JA

    edits = (put("rulebook.en.md", f"{BOOK_EN}\n{text}\n"), put("rulebook.ja.md", f"{BOOK_JA}\n{text}\n"))
    return Bad(f"huge book {name}", edits, BOOK, ("old-box/rulebook.en.md:", *says))


LAUGH = entities()
DEEP = 100_000

DATA = (
    _data("xlsx nothing", "c.xlsx", b"", "c.xlsx", "no workbook"),
    _data("xlsx noise", "c.xlsx", b"PK\x03\x04" + bytes(range(256)) * 9, "c.xlsx", "no workbook"),
    _data("xlsx old", "c.xlsx", b"\xd0\xcf\x11\xe0" * 99, "c.xlsx", "no workbook", "save it as .xlsx"),
    _data("xlsx cut short", "c.xlsx", GOOD[: len(GOOD) // 2], "c.xlsx", "no workbook"),
    _data("xlsx huge", "c.xlsx", lambda: b"PK" * (5 << 20), "c.xlsx", "larger than 8192 KiB"),
    _data(
        "xlsx bomb",
        "c.xlsx",
        lambda: zipped(sheet1=b" " * (33 << 20)),
        "c.xlsx",
        "unpacks to more than 32 MiB",
    ),
    _data(
        "xlsx bomb beside",
        "c.xlsx",
        lambda: zipped(**{"xl__x.xml": b"x" * (33 << 20)}),
        "c.xlsx",
        "more than 32 MiB",
    ),
    _data("xlsx that lies of its size", "c.xlsx", lying_zip, "c.xlsx", "workbook"),
    _data("xlsx of very many", "c.xlsx", overlapping, "c.xlsx", "no workbook"),
    _data("xlsx laugh", "c.xlsx", zipped(sheet1=LAUGH.encode() + sheet("<row/>")), "c.xlsx", "a DOCTYPE in"),
    _data("xlsx not XML", "c.xlsx", zipped(sheet1=b"<worksheet"), "c.xlsx", "the workbook is damaged"),
    _data("xlsx deep", "c.xlsx", lambda: zipped(sheet1=sheet("<x>" * (DEEP // 4))), "c.xlsx", "workbook"),
    _data("xlsx without sheets", "c.xlsx", zipped(workbook=b"<workbook/>"), "c.xlsx", "workbook"),
    _data(
        *(
            "xlsx far row",
            "c.xlsx",
            zipped(sheet1=sheet('<row r="1048576"><c r="A1048576"><v>1</v></c></row>')),
        ),
        *("c.xlsx: row 1048576", "more than 20000 rows"),
    ),
    _data(
        *("xlsx far column", "c.xlsx", zipped(sheet1=sheet('<row r="1"><c r="XFD1"><v>1</v></c></row>'))),
        *("c.xlsx: row 1", "more than 100 columns"),
    ),
    _data(
        "xlsx rows",
        "c.xlsx",
        lambda: zipped(sheet1=sheet("<row><c><v>1</v></c></row>" * 5003)),
        "c.xlsx: row 5002",
        "5000 rows",
    ),
    _data(
        *("xlsx cells", "c.xlsx", lambda: cells(1100)),
        *("c.xlsx: row 1011", "more than 100000 cells"),
    ),
    _data(
        *("xlsx cells that it says", "c.xlsx", lambda: cells(1100, '<dimension ref="A1:CU1100"/>')),
        *("c.xlsx: row 1011", "more than 100000 cells"),
    ),
    _data("xlsx formula", "c.xlsx", workbook([*ROWS, ["two", "に", "=1"]]), "c.xlsx: row 3", "no saved value"),
    _data("xlsx error", "c.xlsx", workbook([*ROWS, ["two", "に", "#REF!"]]), "c.xlsx: row 3", "error #REF!"),
    _data("xlsx macro", "c.xlsm", GOOD, "kit.toml: part.cards.data", "not read from .xlsm", "save it as .xlsx"),
    _data("json syntax", "c.json", '[{"id": 1', "c.json:1", "not JSON"),
    _data("json deep", "c.json", "[" * DEEP, "c.json", "nested too deeply"),
    _data("json deep objects", "c.json", '[{"a":' * 30_000, "c.json", "nested too deeply"),
    _data("json endless number", "c.json", f'[{{"id": {"9" * 500_000}}}]', "card.svg:3", "there is no 'name'"),
    _data("json NaN", "c.json", '[{"id": Infinity}]', "c.json", "is no number"),
    _data("json text", "c.json", '"x"', "c.json", "a list of rows"),
    _data("json lists", "c.json", "[[1, 2]]", "c.json: row 1", "a row should name its columns"),
    _data("json twice", "c.json", '[{"id": "a", "id": "b"}]', "c.json: row 1", "two columns are named 'id'"),
    _data(
        "json columns", "c.json", json.dumps([{f"c{n}": 1 for n in range(200)}]), "c.json: row 1", "100 columns"
    ),
    _data("json huge", "c.json", lambda: b"[" + b" " * (2 << 20), "c.json", "larger than 1024 KiB"),
    _data("json bytes", "c.json", b'[{"id": "\xff\xfe"}]', "c.json:1", "neither UTF-8 nor Shift_JIS"),
    _data("yaml laugh", "c.yaml", "a: &a [x,x]\nb: &b [*a,*a]\n", "c.yaml:1", "a list of rows"),
    _data("yaml bomb", "c.yaml", "- &a {x: y}\n- {<<: *a}\n", "c.yaml:1", "anchors and aliases"),
    _data("yaml python", "c.yaml", "- id: !!python/object/apply:os.system ['id']\n", "c.yaml:1", "the tag"),
    _data("yaml tag", "c.yaml", "- id: !secret x\n", "c.yaml:1", "the tag '!secret' is refused"),
    _data("yaml deep", "c.yaml", "[" * DEEP, "c.yaml:1", "a row should name its columns"),
    _data("yaml deep rows", "c.yaml", "- " * DEEP, "c.yaml:1", "a row should name its columns"),
    _data("yaml documents", "c.yaml", "- id: a\n---\n- id: b\n", "c.yaml:2", "a second document"),
    _data("yaml syntax", "c.yaml", "- id: a\n b: c\n", "c.yaml:2", "not YAML"),
    _data("yaml many", "c.yaml", "- {a: b}\n" * 60_000, "c.yaml:5001", "more than 5000 rows"),
    _data("yaml key", "c.yaml", "- ? [a]\n  : b\n", "c.yaml:1", "a cell is one text"),
    _data("yaml control", "c.yaml", "- id: \x00\n", "c.yaml:1", "zero byte"),
    _data("yaml huge", "c.yaml", lambda: b"- a: b\n" * (1 << 18), "c.yaml", "larger than 1024 KiB"),
    _data("tsv short", "c.tsv", "id\tname.ja\tname.en\none\n", "c.tsv:2", "1 cells"),
    _data("csv of semicolons", "c.csv", "id;id\n1;2\n", "c.csv:1", "two columns are named 'id'"),
    _data(
        "csv in cp1252", "c.csv", "id,name\n1,né\n".encode("cp1252"), "c.csv:2", "neither UTF-8 nor Shift_JIS"
    ),
    _data("csv endless field", "c.csv", 'id\n"' + "a" * 900_000 + "\n", "c.csv:2", "not CSV"),
    _data("csv of noise", "c.csv", b"\x80\x81\xff\x00" * 999, "c.csv:1", "neither UTF-8 nor Shift_JIS"),
    _data(
        *("of another kind", "c.pages", b"x", "kit.toml: part.cards.data"),
        *("not read from .pages", "save it as .csv"),
    ),
)

TOML = (
    _toml("sheet unknown", 'data = "c.xlsx#Nope"', ": part.cards.data: no file 'c.xlsx'", place="kit.toml"),
    _toml("data above", 'data = "../secret/c.csv"', ".data: '../secret/c.csv' leads out"),
    _toml("data elsewhere", 'data = "/etc/passwd"', ".data: '/etc/passwd' leads out"),
    _toml("data of Windows", "data = 'C:\\x.csv'", ".data: ", "is not a file's name"),
    _toml("data of the home", 'data = "~/x.csv"', ".data: '~/x.csv' leads out"),
    _toml("data with a zero", 'data = "a\\u0000.csv"', ".data: the control character U+0000"),
    _toml("data of a folder", 'data = "figures"', ".data: 'figures' is not a file"),
    _toml("lists of nothing", "data = {}", ".data: names no list"),
    _toml("an axis above", 'data = { suit = "../secret/c.csv" }', ".data.suit: ", "leads out"),
    _toml("an axis of a flag", "data = { suit = [true] }", ".data.suit: ", "one of them is true or false"),
    _toml("an axis of lists", "data = { suit = [[1]] }", ".data.suit: ", "one of them is a list"),
    _toml(
        "lists without end",
        f"data = {{ a = {list(range(900))}, b = {list(range(900))}, c = {list(range(900))} }}",
        ".data: more than 5000 rows",
    ),
    _toml(
        "a filter of code",
        "data = \"cards.csv\"\nwhere = \"__import__('os').system('x')\"",
        ".where: ",
        "has no meaning",
    ),
    _toml(
        "a filter of an attribute",
        'data = "cards.csv"\nwhere = "id.__class__"',
        ".where: cards.csv has no column 'id.__class__'",
    ),
    _toml(
        "a filter of brackets",
        f'data = "cards.csv"\nwhere = "{"(" * 400}"',
        ".where: brackets more than 20 deep",
    ),
    _toml(
        "a filter that is long",
        f'data = "cards.csv"\nwhere = "{"id or " * 300}id"',
        ".where: ",
        "1000 characters",
    ),
    _toml(
        "a filter of nothing",
        'data = "cards.csv"\nwhere = "id == \'nope\'"',
        "no rows",
        "where leaves none",
        place="cards.csv",
    ),
    _toml(
        "a filter of no number",
        'data = "cards.csv"\nwhere = "id > 3"',
        "which is no number",
        place="cards.csv:2",
    ),
    _toml("required", 'data = "cards.csv"\nrequired = ["nmae"]', "no column 'nmae'", place="cards.csv:1"),
    _toml("required twice", 'data = "cards.csv"\nrequired = ["id", "id"]', ".required: 'id' is there twice"),
)

MANY = "".join(f'<!ENTITY a{n} "a">' for n in range(65))
LONG = "a" * 999

ART = (
    _art("script", f"{SVG}<script>fetch('http://x')</script></svg>", "<script> cannot be drawn"),
    _art("onload", f'{SVG}<rect onload="x()" width="3" height="3"/></svg>', "runs no script"),
    _art(
        "link with a script",
        f'{SVG}<a xlink:href="javascript:x()"><rect/></a></svg>',
        "a link to a script is refused",
    ),
    _art("laugh", f"{LAUGH}{SVG}&a8;</svg>", "the entity 'a1', which is nested"),
    _art(
        "entity of a file",
        f'<!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd">]>{SVG}&a;</svg>',
        "an entity from outside the drawing",
    ),
    _art("entities", f"<!DOCTYPE s [{MANY}]>{SVG}</svg>", "a DOCTYPE with more than 64 entities"),
    _art("long entity", f'<!DOCTYPE s [<!ENTITY a "{"a" * 1025}">]>{SVG}</svg>', "longer than 1024 characters"),
    _art(
        "entities in all", f'<!DOCTYPE s [<!ENTITY a "{LONG}">]>{SVG}{"&a;" * 1100}</svg>', "too much in them"
    ),
    _art("defaults", f'<!DOCTYPE s [<!ATTLIST g a CDATA "{LONG}">]>{SVG}{"<g/>" * 1100}</svg>', "too much in"),
    _art("entity elsewhere", f'<!DOCTYPE s SYSTEM "s.dtd">{SVG}&a;</svg>', "declared outside the drawing"),
    _art("style sheet elsewhere", f'<?xml-stylesheet href="a.css"?>{SVG}</svg>', "refers to another file"),
    _art("entity", f"{SVG}<text>&nbsp;</text></svg>", "undefined entity"),
    _art(
        "picture of the machine",
        f'{SVG}<image href="/etc/passwd" width="3" height="3"/></svg>',
        "outside the drawing",
    ),
    _art(
        "picture beside",
        f'{SVG}<image href="../../{SECRET}/a.png" width="3" height="3"/></svg>',
        "outside the drawing",
    ),
    _art("picture remote", f'{SVG}<image xlink:href="http://example.com/x.png"/></svg>', "outside the drawing"),
    _art("use remote", f'{SVG}<use href="http://example.com/x.svg#a"/></svg>', "outside the drawing"),
    _art("paint remote", f'{SVG}<rect fill="url(http://example.com/x#a)"/></svg>', "outside the drawing"),
    _art(
        "style remote",
        f"{SVG}<style>@import url(http://example.com/x.css);</style></svg>",
        "outside the drawing",
    ),
    _art(
        "style of a file",
        f"{SVG}<style>rect {{ fill: url(file:///etc/passwd) }}</style><rect/></svg>",
        "outside the drawing",
    ),
    _art("use of itself", f'{SVG}<g id="a"><use href="#a"/></g></svg>', "draws itself without end"),
    _art(
        "bomb of uses",
        SVG
        + "".join(f'<g id="a{n}">' + f'<use href="#a{n + 1}"/>' * 10 + "</g>" for n in range(9))
        + '<g id="a9"/></svg>',
        "draws more than 50000 elements",
    ),
    _art("deep", SVG + "<g>" * 5000, "nested more than 100 deep"),
    _art("elements", SVG + "<g/>" * 60_000, "more than 50000 elements"),
    _art("cut short", f"{SVG}<g>", "not well-formed"),
    _art("nothing", "", "not well-formed"),
    _art("bytes", b"\xff\xfe<svg/>", "not UTF-8", place="art/a.svg: "),
    _art("huge", lambda: b" " * (9 << 20), "larger than 8192 KiB", place="art/a.svg: "),
    _art("endless numbers", f'{SVG}<rect x="1e999" width="3" height="3"/></svg>', "beyond all bounds"),
    _art("no box", SVG.replace("0 0 9 9", "0 0 0 0") + "</svg>", "no area"),
    _art("bomb of pixels", png_bomb(), "million pixels", file="a.png", place="pad.svg:2: "),
    _art("half a PNG", picture("PNG")[:40], "damaged", file="a.png", place="pad.svg:2: "),
    _art("half a JPEG", picture("JPEG")[:300], "damaged", file="a.jpg", place="pad.svg:2: "),
    _art("BMP", picture("BMP"), "is no picture that can be read", file="a.png", place="pad.svg:2: "),
    _art("program", b"MZ" + b"\0" * 99, "is no picture that can be read", file="a.png", place="pad.svg:2: "),
)

NAMES = (
    _call(
        "picture above", f"{{{{ picture('../{SECRET}/a.png', 1, 1, 9, 9) }}}}", "leads out of the kit's folder"
    ),
    _call("picture elsewhere", "{{ picture('/etc/passwd', 1, 1, 9, 9) }}", "leads out of the kit's folder"),
    _call("picture by address", "{{ picture('http://example.com/a.png', 1, 1, 9, 9) }}", "outside the kit"),
    _call("picture by our mark", "{{ picture('picture:00', 1, 1, 9, 9) }}", "outside the kit"),
    _call("picture of quotes", "{{ picture('a\" onload=\"x', 1, 1, 9, 9) }}", "no file"),
    _call("icon above", "{{ icon('../../etc/passwd', 1, 1, 9) }}", "no icon's name"),
    _call("icon in a text above", "{{ line(1, 1, '{icon:../x}', 5) }}", "is no icon's name"),
    _call(
        "icons without end",
        "{{ icons('S', 10 ** 12, 1, 1, 9) }}",
        "the count should be a whole number",
    ),
    _call(
        "pips of a loop",
        "{% for i in range(90000) %}{{ pips('S', 10, 1, 1, 9, 9, 9) }}{% endfor %}",
        place="pad.svg",
    ),
    _call(
        "blocks of a loop",
        "{% for i in range(90000) %}{{ block(1, 1, 9, 99, 'a b ' ~ i, 2) }}{% endfor %}",
        place="pad.svg",
    ),
    _call("a text without end", "{{ block(1, 1, 50, 30, 'x ' * 40000, 3, least=0.01) }}"),
    _call("a size of nothing", "{{ block(1, 1, 0, 0, 'x', 0) }}"),
    _call("a size of nan", "{{ line(1, 1, 'x', 'nan') }}", "a number of mm"),
    _call("subclasses", "{{ ''['__class__']['__mro__'] }}", "unsafe"),
    _call("the helper's kit", "{{ text_width.__self__.kit.folder }}", "unsafe"),
    _call("the helper's module", "{{ icon.__globals__ }}", "unsafe"),
    Bad(
        "link of art out",
        (
            link("art.png", f"../{SECRET}/a.png"),
            put("pad.svg", '<svg {{ canvas }}><image href="art.png" width="3" height="3"/></svg>'),
        ),
        PAD,
        ("old-box/pad.svg:1: ", "is a link out of the kit's folder"),
    ),
    Bad(
        "link of a folder out",
        (
            link("art", f"../{SECRET}"),
            put("pad.svg", '<svg {{ canvas }}><image href="art/a.png" width="3" height="3"/></svg>'),
        ),
        PAD,
        ("old-box/pad.svg:1: ", "is a link out of the kit's folder"),
    ),
    Bad(
        "link of data out",
        (link("cards.csv", f"../{SECRET}/c.csv"),),
        CARDS,
        ("old-box/kit.toml: ", "is a link out"),
    ),
    Bad(
        "link of words out",
        (link("words.csv", f"../{SECRET}/c.csv"),),
        CARDS,
        ("old-box/kit.toml: words: ", "is a link out"),
    ),
    Bad(
        "link of an icon out",
        (
            put("icons/x.txt", ""),
            link("icons/y.svg", f"../../{SECRET}/a.svg"),
            put("pad.svg", "<svg {{ canvas }}>\n{{ icon('y', 1, 1, 9) }}</svg>"),
        ),
        PAD,
        ("old-box/icons/y.svg: ", "is a link out"),
    ),
)

BOOKS = (
    _book("of words", "{#x}\n" + "word " * 90_000, "a book of more than 400000 characters"),
    _book("of one word", "{#x}\n" + "a" * 15_000, "a word of more than 1000 characters"),
    _book("of one block", "{#x}\n" + "日本語の文章です。" * 9000, "a block of more than 40000 characters"),
    _book("of stars", "{#x}\n" + "*a " * 60_000, "a block of more than 40000 characters"),
    _book("of blocks", "".join(f"{{#p{n}}}\nx\n\n" for n in range(9000)), "more than 2500 blocks"),
    _book(
        "of figures",
        "".join(f"{{#f{n}}}\n```figure seats players=2\nx\n```\n\n" for n in range(5000)),
        "more than 2500 blocks",
    ),
)

HOSTILE = (*DATA, *TOML, *ART, *NAMES, *BOOKS)
