"""The limits that docs/security.md names are those of the code, and each of them is kept."""

from __future__ import annotations

import mmap
import os
import re
import struct
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from PIL import Image

from printkit.book import check
from printkit.check import file
from printkit.cli import playing, sources, terminal
from printkit.draw import bitmaps
from printkit.errors import KitError, PrintkitError
from printkit.kit import data, render, resources, schema, table, values, workbook, worker
from printkit.kit.read import read_kit
from printkit.kit.said import MAX_PO
from printkit.making import colour, inputs, kits
from printkit.making.settings import Output
from printkit.parts import pictures
from printkit.pdf import inks
from printkit.preview import app, serve
from printkit.rules import record, shape
from printkit.text import own, sfnt
from printkit.translate import po
from tests.cli.hostile_kit import Edit, put, say, swap, write_kit
from tests.hostile.made import built
from tests.hostile.test_linear import ROW
from tests.kit.test_kept_tables import ods
from tests.making.conftest import own_cache
from tests.text import made_fonts

__all__ = ["own_cache"]

PAGE = Path(__file__).parents[2] / "docs" / "security.md"
NUMBER = re.compile(r"\d[\d,]*(?: (?:KB|MB|GB|million))?")
MB = 1 << 20
SIZES = {"KB": 1 << 10, "MB": MB, "GB": 1 << 30, "million": 1_000_000}

LIMITS: dict[str, tuple[int | float, ...]] = {
    "a command": (playing.SECONDS,),
    "a step (a part, a book, an example)": (
        worker.SECONDS,
        worker.WORK,
        worker.MEGABYTES * MB,
        worker.MOST_OPEN,
        worker.MOST_FILE,
    ),
    "all steps of one file": (worker.WHOLE * MB,),
    "one template": (render.SECONDS, render.MAX_OUTPUT),
    "kit.toml, other TOML": (
        *(values.MAX_TOML, values.MAX_DEPTH, schema.LONGEST, schema.MAX_LANGUAGES, schema.MAX_PARTS),
    ),
    "JSON": (resources.MAX_TEXT, shape.DEEPEST),
    "a table": (
        *(resources.MAX_TEXT, resources.MAX_ART, workbook.MAX_UNPACKED),
        *(table.MAX_ROWS, table.MAX_COLUMNS, table.MAX_LETTERS),
    ),
    "a book": (check.MAX_BOOK, check.MAX_BLOCKS),
    "a picture": (resources.MAX_PICTURE, bitmaps.MAX_PIXELS, resources.MAX_ART, pictures.MAX_TOGETHER),
    "a font": (sfnt.MAX_FONT, own.MAX_FILES, own.MAX_FACES, sfnt.MOST_PIECES, kits.FONTS),
    "a colour profile": (inks.MAX_PROFILE, colour.SECONDS),
    "the folder": (resources.MAX_FILES, resources.MAX_FOLDERS, inputs.MOST_READ),
    "a build": (data.MAX_CARDS, kits.MOST_FILES, kits.MOST_SHEETS),
    "a translation": (MAX_PO, po.MOST, po.LONGEST, po.LONGEST),
    "a record": (record.MAX_BYTES, sources.MAX_PDF, sources.MAX_ATTACHED, sources.MAX_TOGETHER),
    "a PDF to check": (file.MOST_BYTES, file.SECONDS),
    "messages": (terminal.MOST_FAULTS,),
    "the preview": (app.MAX_PAGES, 2 * serve.PATIENCE),
}
"""What is limited, as the page has it: the limits in the order in which they stand there."""


def rows() -> dict[str, str]:
    """Give the rows of the page's table."""
    lines = PAGE.read_text(encoding="utf-8").partition("| of what |")[2].splitlines()[2:]
    cells = [line.strip("| ").split(" | ") for line in lines if line.startswith("|")]
    return dict(cells)


def test_the_page_names_every_limit() -> None:
    assert rows().keys() == LIMITS.keys()


@pytest.mark.parametrize("what", LIMITS)
def test_the_page_says_what_holds(what: str) -> None:
    told = [found.replace(",", "").split() for found in NUMBER.findall(rows()[what])]
    numbers = [float(number) * SIZES.get("".join(unit), 1) for number, *unit in told]
    assert [one for one in numbers if one in LIMITS[what]] == [*map(float, LIMITS[what])], numbers


def in_worker(work: Callable[[], Any], says: str, **more: Any) -> None:
    """Do it as the guard does: it is refused."""
    with pytest.raises((PrintkitError, OSError), match=says):
        worker.limited(work, "a.svg", **more)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no guard without fork")
def test_a_worker_opens_and_writes_so_much_and_no_more(tmp_path: Path) -> None:
    def enlarge(size: int) -> None:
        (tmp_path / "a").write_bytes(b"")
        os.truncate(tmp_path / "a", size)

    in_worker(lambda: [os.open(tmp_path, os.O_RDONLY) for _ in range(worker.MOST_OPEN)], "Too many open files")
    worker.limited(lambda: enlarge(worker.MOST_FILE), "a.svg")
    in_worker(lambda: enlarge(worker.MOST_FILE + 1), "File too large")


@pytest.mark.skipif(sys.platform != "linux", reason="its limits are kept on Linux")
@pytest.mark.parametrize("megabytes", [worker.MEGABYTES, worker.WHOLE])
def test_a_worker_has_so_much_memory_and_no_more(megabytes: int) -> None:
    def take(share: float) -> None:
        try:
            mmap.mmap(-1, int(megabytes * share) * MB)
        except OSError:
            raise MemoryError from None

    worker.limited(lambda: take(0.9), "a.svg", megabytes=megabytes)
    in_worker(lambda: take(1.1), "needs too much memory", megabytes=megabytes)


@pytest.mark.long
def test_a_profile_for_little_ink_may_take_long(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has a time of its own, which is not what a template has."""
    kit = write_kit(tmp_path / "old-box")
    put("a.icc", inks.own_profile())(kit)
    swap("kit.toml", "[book]", '[colour]\nprofile = "a.icc"\nink = 200\n\n[book]')(kit)
    words = built(kit, "--only", "pad", "--colour", "cmyk")
    with monkeypatch.context() as patch:
        patch.setattr(colour, "SECONDS", 1.0)
        said = say(capfd, *words)
        assert said.code == 1 and "the colour profile: takes too long" in said.err
    said = say(capfd, *words)
    assert said.code == 0, said.err


def letters() -> bytes:
    again = ROW.format("a" * 2100).replace("row>", 'row table:number-rows-repeated="4000">', 1)
    return ods(f'<table:table table:name="a">{ROW.format("name")}{again}</table:table>')


def faces() -> bytes:
    """Give a collection of as many fonts as there may be, which are one and the same."""
    font = bytearray(made_fonts.truetype())
    head = struct.pack(">4sII", b"ttcf", 0x10000, sfnt.MAX_FONTS)
    begin = len(head) + 4 * sfnt.MAX_FONTS
    for entry in range(12, 12 + 16 * struct.unpack_from(">H", font, 4)[0], 16):
        struct.pack_into(">I", font, entry + 8, struct.unpack_from(">I", font, entry + 8)[0] + begin)
    return head + struct.pack(f">{sfnt.MAX_FONTS}I", *[begin] * sfnt.MAX_FONTS) + bytes(font)


def files(count: int, folder: str, ending: str, content: Callable[[], bytes]) -> Edit:
    def edit(kit: Path) -> None:
        made = content()
        for number in range(count):
            put(f"{folder}/{number}.{ending}", made)(kit)

    return edit


CASES: dict[str, tuple[tuple[Edit, ...], str, tuple[str, ...]]] = {
    "letters of a table": (
        (put("cards.ods", letters), swap("kit.toml", "cards.csv", "cards.ods")),
        "more than 8,000,000 letters",
        ("--only", "cards"),
    ),
    "fonts": ((files(61, "fonts", "ttf", lambda: b""),), "more than 60 fonts", ("--only", "pad")),
    "faces": ((files(5, "fonts", "ttc", faces),), "more than 300 faces", ("--only", "pad")),
    "a colour profile": (
        (
            put("a.icc", lambda: bytes((4 << 20) + 1)),
            swap("kit.toml", "[book]", '[colour]\nprofile = "a.icc"\n\n[book]'),
        ),
        "larger than 4096 KiB",
        ("--only", "pad", "--colour", "cmyk"),
    ),
}


@pytest.mark.skipif(sys.platform == "win32", reason="there is no guard without fork")
@pytest.mark.parametrize("name", CASES)
def test_a_kit_over_its_limit(name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    edits, says, words = CASES[name]
    kit = write_kit(tmp_path / "old-box")
    for edit in edits:
        edit(kit)
    said = say(capfd, *built(kit, *words))
    assert (said.code, says in said.err) == (1, True), said.err


@pytest.mark.parametrize(
    ("command", "most", "says"),
    [("verify", sources.MAX_PDF, "over 64 MiB"), ("check", file.MOST_BYTES, "over 256 MiB")],
    ids=["verify", "check"],
)
def test_a_pdf_over_its_limit(
    command: str, most: int, says: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.pdf"
    with path.open("wb") as made:
        made.write(b"%PDF-1.7\n")
        made.truncate(most + 1)
    said = say(capfd, command, path)
    assert said.code == 1 and says in said.err + said.out


def test_a_translation_over_its_limit(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "fr.po"
    path.write_bytes(b"#\n" * (MAX_PO // 2 + 1))
    said = say(capfd, "translate", "import", write_kit(tmp_path / "old-box"), path)
    assert said.code == 1 and "larger than 4096 KiB" in said.err


def test_pictures_of_a_part_together(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "MAX_TOGETHER", 300)
    kit, capped = write_kit(tmp_path / "old-box"), []
    for number in range(5):
        Image.new("RGB", (9, 9 + number)).save(kit / f"{number}.png")
        capped.append(f'<image href="{number}.png" x="1" y="1" width="9" height="9"/>')
    swap("pad.svg", "<rect", "".join(capped) + "<rect")(kit)
    said = say(capfd, *built(kit, "--only", "pad"))
    assert said.code == 1 and "the pictures of a part are more than 0 MiB" in said.err


def test_only_so_much_is_read_to_see_what_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inputs, "MOST_READ", 1000)
    for name in "abc":
        (tmp_path / name).write_bytes(bytes(600))
    with patch.object(inputs, "_digest", return_value="") as read:
        assert inputs.inputs(tmp_path, tmp_path / "out") and read.call_count == 1


def test_so_many_files_of_a_build(tmp_path: Path) -> None:
    kit = read_kit(write_kit(tmp_path / "old-box"))
    one = Output(kit.id, "rulebook", "en", "a4")
    with pytest.raises(KitError, match="2001 files to make, more than 2000"):
        kits.afford(kit, [one] * 2001, "none")
