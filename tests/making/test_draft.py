"""A draft is built without its pictures; the last word on a kit is not."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pypdfium2
import pytest

from printkit.making.inputs import read_manifest
from tests.cli.hostile_kit import NAME, say, swap, tree, write_kit


def test_missing_art(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    kit = write_kit(tmp_path / NAME)
    swap("pad.svg", "</svg>", "{{ picture('art/cat.png', 5, 5, 20, 20) }}</svg>")(kit)
    words = ("build", kit, "--out", tmp_path / "out", "--only", "pad", "--jobs", "1")
    said = say(capfd, *words)
    assert said.code == 1 and "no file 'art/cat.png'" in said.err and "part pad, card 1" in said.err
    assert "--draft puts a placeholder there" in said.err
    for _ in range(2):  # the second time nothing is made, and it is said all the same
        said = say(capfd, *words, "--draft")
        assert (said.code, said.err) == (0, "old-box: pad: 1 picture missing (draft): art/cat.png\n")
    assert "old-box/old-box_pad_xx_a4.pdf" in tree(tmp_path / "out")
    said = say(capfd, *words)
    assert said.code == 1, "that a draft was built is not taken for the build"


def test_a_draft_says_so(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """On the sheets of parts that lack pictures, and in the manifest, of the file that holds them too."""
    kit = write_kit(tmp_path / NAME)
    swap("pad.svg", "</svg>", "{{ picture('art/cat.png', 5, 5, 20, 20) }}</svg>")(kit)
    words = ("build", kit, "--out", tmp_path / "out", "--jobs", "1", "--draft", "--paper", "a4", "--lang", "en")
    said = say(capfd, *words)
    assert said.code == 0
    folder = tmp_path / "out" / NAME
    files = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))["files"]
    drafts = {entry["file"] for entry in files if entry.get("draft")}
    assert drafts == {f"{NAME}_standard_paper_en_a4.pdf"} < {entry["file"] for entry in files}
    assert f"{NAME}: pad: 1 picture missing (draft): art/cat.png" in said.err
    for entry in read_manifest(folder):  # what is said there is read back
        if entry.part == "standard":
            pages = [
                page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(folder / entry.file)
            ]
            assert entry.draft == ("pad" in entry.parts)
            assert sum("DRAFT" in page for page in pages) == entry.draft  # on the pad's sheet alone


def test_all_that_is_missing_is_named_once(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """With the template's line, by build and check, though both languages lack it."""
    kit = write_kit(tmp_path / NAME)
    rows = "".join(f"c{n},札{n},card {n},\n" for n in range(1, 31))
    (kit / "cards.csv").write_text(f"id,name.ja,name.en,copies\n{rows}", encoding="utf-8")
    call = "{{ picture('art/' ~ row.id ~ '.png', 5, 30, 20, 20) }}"
    swap("card.svg", "</svg>", f"{{% if number > 9 %}}\n<g/>\n{{% endif %}}\n{call}\n</svg>")(kit)
    text = (kit / "card.svg").read_text(encoding="utf-8")
    line = text[: text.index(call)].count("\n") + 1
    built = say(capfd, "build", kit, "--out", tmp_path / "out", "--jobs", "1", "--only", "cards")
    checked = say(capfd, "check", kit, "--only", "parts")
    assert built.code == checked.code == 1
    for told in (built.err, checked.out):
        assert (
            f"card.svg:{line}: 30 pictures are missing (part cards):\n    art/c1.png (card 1, cards.csv:2)\n"
            in told
        )
        assert (
            told.count("art/c20.png (card 20, cards.csv:21)") == 1
            and "c21" not in told
            and "and 10 more" in told
        )
        assert "hint: printkit build --draft" in told and "<image" not in told


def test_a_missing_picture_is_told_with_its_card_and_cell(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Once, though the card is called otherwise in the other language; of several the number and row."""
    kit = write_kit(tmp_path / NAME)
    swap("card.svg", "</svg>", "{{ picture(row.art, 5, 30, 20, 20) }}</svg>")(kit)
    rows = "id,name.ja,name.en,art\nc1,札,Fog,art/fog.png\nc2,月,Moon,art/moon.png\n"
    words = ("build", kit, "--out", tmp_path / "out", "--jobs", "1", "--only", "cards")
    (kit / "cards.csv").write_text(rows, encoding="utf-8")
    told = say(capfd, *words).err
    for number, name in enumerate(("fog", "moon"), 1):
        assert told.count(f"    art/{name}.png (card {number}, cards.csv:{number + 1})\n") == 1
    (kit / "cards.csv").write_text(rows.partition("c2")[0], encoding="utf-8")
    told = say(capfd, *words).err
    assert told.count("no file") == 1
    assert re.search(r"'art/fog.png' \(part cards, card 1: (札|Fog); column 'art' of cards.csv:2\)", told)


def test_what_is_true_of_a_picture_in_any_part_is_told_once(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    kit = write_kit(tmp_path / NAME)
    lacks = '<text font-family="Papyrus" font-size="4" y="9">a</text>'
    (kit / "cat.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{lacks}</svg>')
    for template in ("pad.svg", "card.svg"):
        swap(template, "</svg>", "{{ picture('cat.svg', 5, 5, 20, 20) }}</svg>")(kit)
    said = say(capfd, "build", kit, "--out", tmp_path / "out")
    assert said.err == "old-box: cat.svg: no font 'Papyrus' here, its words are set in another\n"


def test_a_coarse_picture_is_noted(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    from PIL import Image

    kit = write_kit(tmp_path / NAME)
    Image.new("RGB", (50, 50), "red").save(kit / "cat.png")
    swap("pad.svg", "</svg>", "{{ picture('cat.png', 5, 5, 20, 20) }}</svg>")(kit)
    words = ("build", kit, "--out", tmp_path / "out", "--only", "pad", "--jobs", "2", "--paper", "all")
    note = (
        "old-box: pad: cat.png is printed at 64 dots per inch, which looks coarse (150 and more look sharp)\n"
    )
    for _ in range(2):  # the second time nothing is made, and it is said all the same
        said = say(capfd, *words)
        assert (said.code, said.err) == (0, note)
    assert not [name for name in tree(tmp_path / "out") if "notes" in name]
