"""Hostile files by name: what to write, what to run, and what printkit says of it."""

from __future__ import annotations

import io
import json
import os
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from string import ascii_lowercase

import openpyxl
import pikepdf

from tests.cli.hostile_kit import FILES, NAME, Edit, put, swap
from tests.kit.test_kept_tables import ods
from tests.text import made_fonts

KIT = FILES["kit.toml"]
DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
DOTS = ".".join("a" * 16_000) + " = 1\n"
BELL = "\x1b]0;mine\x07\x1b[31m\x00\x9b"


@dataclass(frozen=True)
class Case:
    """A kit to spoil. ``says``: pieces of what is said. ``code``: 0 where it is harmless and is built."""

    name: str
    edits: tuple[Edit, ...]
    says: tuple[str, ...]
    words: tuple[str, ...] = ("build", "--only", "pad")
    code: int = 1


def sparse(kit: Path) -> None:
    with (kit / "huge.bin").open("wb") as file:
        file.truncate(20 << 30)


def many(kit: Path) -> None:
    for number in range(20_001):
        (kit / f"{number}.txt").touch()


def deep(kit: Path) -> None:
    here = os.open(kit, os.O_RDONLY)
    for _ in range(1500):  # deeper than a path can name
        os.mkdir("d", dir_fd=here)
        inner = os.open("d", os.O_RDONLY, dir_fd=here)
        os.close(here)
        here = inner
    os.close(here)


def workbook(sheet: str) -> bytes:
    """Give a workbook whose sheet is called otherwise than sheets are, and unpacks to 33 MiB."""
    book = openpyxl.Workbook()
    assert book.active is not None
    for row in (["id", "name.ja", "name.en", "copies"], ["one", "い", "one", ""]):
        book.active.append(row)
    plain, made = io.BytesIO(), io.BytesIO()
    book.save(plain)
    with zipfile.ZipFile(plain) as source, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as target:
        for member in source.infolist():
            data = source.read(member).replace(b"sheet1.xml", sheet.encode())
            if "sheet1" in member.filename:
                data += b" " * (33 << 20)
            target.writestr(member.filename.replace("sheet1.xml", sheet), data)
    return made.getvalue()


def said_to_be(code: str) -> bytes:
    """Give a table of plain letters, with another encoding in its head."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(ods())) as source, zipfile.ZipFile(made, "w") as target:
        for name in source.namelist():
            target.writestr(name, source.read(name).replace(b'"utf-8"', f'"{code}"'.encode()))
    return made.getvalue()


def languages(count: int) -> str:
    codes = ["".join(pair) for pair in product(ascii_lowercase, repeat=2) if pair != ("x", "x")]
    part = KIT[KIT.rindex("[[part]]") :].replace('{ ja = "得点表", en = "Score pad" }', '"Pad"')
    return f'name = "x"\nversion = "1"\nlanguages = {json.dumps(codes[:count])}\n{part}'


def parts(count: int) -> str:
    pad = KIT[KIT.rindex("[[part]]") :]
    return KIT + "".join(pad.replace('"pad"', f'"p{number}"') for number in range(count))


MAT = KIT.replace("[60, 40]", "[1200, 1200]\ncount = 999").replace('"single"', '"mat"')
DEEP = "nested too deeply"

CASES = (
    Case(
        "a dotted key of 16,000 tables",
        (put("kit.toml", DOTS + KIT),),
        (f"kit.toml: not TOML: {DEEP}",),
    ),
    Case("a table of 16,000 dots", (put("kit.toml", f"{KIT}\n[{DOTS[:-5]}]\n"),), (DEEP,)),
    Case(
        "the same in a layout",
        (put("layouts/odd.toml", DOTS), swap("kit.toml", '"single"', '"odd"')),
        (f"odd.toml: not TOML: {DEEP}",),
    ),
    Case("100,000 brackets in TOML", (put("kit.toml", f"a = {'[' * 100_000}\n{KIT}"),), (DEEP,)),
    Case("an integer of 5,000 digits", (put("kit.toml", f"a = {'9' * 5000}\n{KIT}"),), ("too many digits",)),
    Case(
        "a name of 20,000 letters",
        (swap("kit.toml", "Old box", "a" * 20_000),),
        ("name: a text",),
    ),
    Case(
        "a version of 20,000 letters",
        (swap("kit.toml", '"1.0"', f'"{"a" * 20_000}"'),),
        ("version: a text",),
    ),
    Case(
        "a WOFF2 that unpacks to 400 MB",
        (put("fonts/x.woff2", made_fonts.bomb),),
        ("fonts/x.woff2: unpacks to more than 32 MiB",),
    ),
    Case(
        "glyphs made of each other",
        (put("fonts/x.ttf", made_fonts.circle),),
        ("fonts/x.ttf: glyph ", "in a circle"),
    ),
    Case(
        "a font cut off", (put("fonts/x.ttf", made_fonts.many),), ("fonts/x.ttf: the font file is truncated",)
    ),
    Case("a sparse file of 20 GB", (sparse,), (), code=0),
    Case("folders 1,500 deep", (deep,), (), code=0),
    Case("20,001 files", (many,), ("more than 20000 files", "elsewhere")),
    Case(
        "a workbook's sheet that is called otherwise",
        (put("cards.xlsx", partial(workbook, "sheet1.foo")), swap("kit.toml", "cards.csv", "cards.xlsx")),
        ("cards.xlsx: the workbook unpacks to more than 32 MiB",),
        ("build", "--only", "cards", "--lang", "en"),
    ),
    Case("400 languages", (put("kit.toml", languages(400)),), ("more than 40 languages",)),
    Case("900 parts", (put("kit.toml", parts(900)),), ("more than 200 parts",)),
    Case("999 mats of 1.2 m", (put("kit.toml", MAT),), ("sheets to print, more than 10000", "--only")),
    Case(
        "999 mats among all parts",
        (put("kit.toml", MAT),),
        ("sheets to print, more than 10000", "--only"),
        ("build", "--paper", "letter"),
    ),
    Case(
        "999 mats, checked",
        (put("kit.toml", MAT),),
        ("sheets to print, more than 10000",),
        ("check", "--only", "parts"),
    ),
    Case(
        "a title that no font has, checked",
        (swap("kit.toml", 'en = "Cards"', 'en = "𓀀"'), swap("kit.toml", 'ja = "札"', 'ja = "𓀀"')),
        ("no font of printkit has",),
        ("check", "--only", "parts"),
    ),
    Case(
        "a piece too large for any sheet, checked",
        (swap("kit.toml", '"poker"', "[400, 400]"),),
        ("does not fit",),
        ("check", "--only", "parts"),
    ),
    Case(
        "control characters in a cell",
        (put("cards.csv", FILES["cards.csv"].replace("two,2", f"two,{BELL[:-2]}")),),
        ("copies should be",),
        ("build", "--only", "cards"),
    ),
    Case(
        "control characters in a template",
        (put("pad.svg", f"<svg {{{{ canvas }}}}>{{{{ {BELL[:4]}{BELL[4:-2]} }}}}</svg>"),),
        ("pad.svg:1",),
    ),
    Case(
        "control characters as a key", (put("kit.toml", '"\\u001b[31m\\u0007" = 1\n' + KIT),), ("unknown key",)
    ),
    Case(
        "what turns the direction of writing",
        (put("kit.toml", '"\u202egpj.exe" = 1\n' + KIT),),
        ("unknown key",),
    ),
    Case("a key of 200,000 letters", (put("kit.toml", f"{'k' * 200_000} = 1\n{KIT}"),), ("unknown key",)),
    Case(
        "a name of 500,000 letters",
        (put("pad.svg", f"{{{{ {'u' * 500_000} }}}}"),),
        ("pad.svg:1",),
    ),
    Case("a number of 5,000 digits", (put("pad.svg", f"{{{{ {'9' * 5000} }}}}"),), ("too many digits",)),
    *(
        Case(
            f"a drawing that says to be {code}",
            (
                put("a.svg", f'<?xml version="1.0" encoding="{code}"?>\n{DRAWN}'),
                swap("pad.svg", "<rect", '<image href="a.svg" width="9" height="9"/><rect'),
            ),
            (),
            code=0,
        )
        for code in ("utf-7", "none", "cp932")
    ),
    *(
        Case(
            f"a table that says to be {code}",
            (put("cards.ods", partial(said_to_be, code)), swap("kit.toml", "cards.csv", "cards.ods")),
            ("cards.ods: the workbook is damaged",),
            ("build", "--only", "cards"),
        )
        for code in ("utf-7", "none", "idna")
    ),
    Case("a list and a number", (put("pad.svg", "{{ [1] + 3 }}"),), ("kinds that do not go together",)),
    Case("a text and a number to sort", (put("pad.svg", "{{ [1, 'a'] | sort }}"),), ("do not go together",)),
)


def keys(count: int) -> bytes:
    """Give a record of so many keys, the last of which is there twice."""
    return ("{" + "".join(f'"{n:x}":0,' for n in range(count)) + f'"{count - 1:x}":0}}').encode()


def attached(count: int, size: int) -> bytes:
    """Give a PDF with so many attachments, each of which unpacks to so many bytes."""
    pdf = pikepdf.new()
    pdf.add_blank_page()
    stream = pikepdf.Stream(pdf, zlib.compress(b" " * size))
    stream["/Filter"] = pikepdf.Name("/FlateDecode")
    file = pikepdf.Dictionary(F=pdf.make_indirect(stream))
    names: list[pikepdf.Object] = []
    for number in range(count):
        name = f"{number:06}.json"
        spec = pikepdf.Dictionary(Type=pikepdf.Name("/Filespec"), F=name, UF=name, EF=file)
        names += [pikepdf.String(name), pdf.make_indirect(spec)]
    pdf.Root.Names = pikepdf.Dictionary(EmbeddedFiles=pikepdf.Dictionary(Names=pikepdf.Array(names)))
    made = io.BytesIO()
    pdf.save(made, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return made.getvalue()


RECORDS: tuple[tuple[str, str, Callable[[], bytes], str], ...] = (
    ("a record of 90,000 keys, the last doubled", "r.json", lambda: keys(90_000), "is given twice"),
    ("100,000 brackets", "r.json", lambda: b"[" * 100_000, "nested"),
    ("an integer of 5,000 digits", "r.json", lambda: b"9" * 5000, "5000 digits"),
    ("1,000 attachments of 1 MB", "r.pdf", lambda: attached(1000, 1 << 20), "more than 32 MiB are attached"),
    ("20,000 attachments", "r.pdf", lambda: attached(20_000, 1), "more than 1000 attachments"),
    ("control characters", "r.json", lambda: json.dumps({"format": BELL}).encode(), "is not"),
)
"""What it is, the file's name, its bytes, a piece of what verify says."""

__all__ = ["CASES", "NAME", "RECORDS"]
