"""Files for cutting machines, as a build makes them of a kit, and what it says of one that cannot be cut."""

from __future__ import annotations

import contextlib
import io
import json
import re
from pathlib import Path

import pytest
from PIL import Image

from printkit.cli.main import main
from printkit.making.printers import keep_printer
from printkit.press.calibration import Error, Sides
from tests.making.conftest import box

__all__ = ["box"]

NET = """
[[part]]
id = "net"
title = { en = "Net", ja = "展開図" }
size = [60, 40]
shape = "net"
bleed = 0
layout = "single"
words = false
template = "net.svg"
"""


def run(box: Path, *words: str) -> tuple[int, str]:
    out = ["--out", str(box.parent / "o"), "--jobs", "1", "--lang", "en"]
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            main(["build", f"{box}/", *words, *out])
        except SystemExit as end:
            return int(end.code or 0), said.getvalue()
    return 0, said.getvalue()


def net(box: Path, inner: str) -> None:
    (box / "kit.toml").write_text((box / "kit.toml").read_text("utf-8") + NET, encoding="utf-8")
    (box / "net.svg").write_text(f"<svg {{{{ canvas }}}}>{inner}</svg>", encoding="utf-8")


def test_a_file_for_each_sheet_in_both_formats(box: Path) -> None:
    code, said = run(box, "--format", "cut:svg", "--format", "cut:dxf")
    assert code == 0, said
    folder = box.parent / "o/little-box"
    names = {str(path.relative_to(folder)) for path in folder.rglob("sheet-*")}
    stem = "little-box_standard_{}_en_a4_cut-{}/sheet-{}.{}"
    assert names == {
        stem.format(stock, kind, number, kind)
        for kind in ("svg", "dxf")
        for stock, number in (("card", 1), ("card", 2), ("paper", 1))
    }
    listed = json.loads((folder / "manifest.json").read_text("utf-8"))["files"]
    assert {row["file"] for row in listed} == names
    first = {path: path.read_bytes() for path in folder.rglob("sheet-*")}
    assert "unchanged" in run(box, "--format", "cut:svg", "--format", "cut:dxf")[1]
    run(box, "--format", "cut:svg", "--format", "cut:dxf", "--no-cache")
    assert first == {path: path.read_bytes() for path in folder.rglob("sheet-*")}


def test_corners_are_the_part_s_own(box: Path) -> None:
    run(box, "--format", "cut:svg", "--only", "cards", "--cards", "1")
    file = box.parent / "o/little-box/little-box_cards_en_a4_cards1_cut-svg/sheet-1.svg"
    assert file.read_text("utf-8").count("C") - file.read_text("utf-8").count("Cut") == 4
    text = (box / "kit.toml").read_text("utf-8").replace('size = "poker"', 'size = "poker"\ncorner = 0')
    (box / "kit.toml").write_text(text, encoding="utf-8")
    run(box, "--format", "cut:svg", "--only", "cards", "--cards", "1")
    assert file.read_text("utf-8").count("C") == file.read_text("utf-8").count("Cut")


def test_a_picture_for_the_machine_that_prints_it(box: Path) -> None:
    for words in (("--cutter", "silhouette"), ()):  # of which no picture is made
        code, said = run(box, "--format", "cut:svg", *words, "--only", "cards", "--dpi", "100")
        assert code == 2 and "--dpi is for pictures" in said
    code, said = run(box, "--format", "cut:svg", "--cutter", "cricut", "--only", "cards", "--dpi", "100")
    assert code == 0, said
    coarse = box.parent / "o/little-box/little-box_cards_en_a4_cricut_100dpi_cut-svg/sheet-1.png"
    code, said = run(box, "--format", "cut:svg", "--cutter", "cricut", "--only", "cards")
    assert code == 0, said
    folder = box.parent / "o/little-box/little-box_cards_en_a4_cricut_cut-svg"
    assert {path.name for path in folder.iterdir()} == {
        f"sheet-{n}.{end}" for n in (1, 2, 3) for end in ("svg", "png")
    }
    found = re.search(r'width="([\d.]+)mm" height="([\d.]+)mm"', (folder / "sheet-1.svg").read_text("utf-8"))
    assert found
    width, height = float(found[1]), float(found[2])
    assert width <= 171.45 and height <= 234.95
    with Image.open(folder / "sheet-1.png") as picture:
        assert picture.width == pytest.approx(width / 25.4 * 300, abs=1.5)
        assert picture.height == pytest.approx(height / 25.4 * 300, abs=1.5)
        with Image.open(coarse) as other:
            assert picture.width == pytest.approx(3 * other.width, abs=4)
        blue = picture.convert("RGB").getpixel((picture.width // 8, picture.height // 8))
    assert blue == (0x22, 0x44, 0x88)


def test_a_picture_is_no_other_for_a_printer_that_is_off(box: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine's own program prints it: moved within its edges, it would lack a strip."""
    monkeypatch.setenv("PRINTKIT_CONFIG", str(box.parent / "config"))
    keep_printer("office", "a4", Sides(Error(x=3.0), Error(x=3.0)))
    made = []
    for words in ((), ("--printer", "office")):
        code, said = run(box, "--format", "cut:svg", "--cutter", "cricut", *words)
        assert code == 0, said
        stem = "_".join(("standard_card_en_a4", *(["for-office"] if words else []), "cricut_cut-svg"))
        made.append((box.parent / f"o/little-box/little-box_{stem}/sheet-1.png").read_bytes())
    assert made[0] == made[1]


def test_what_is_printed_has_the_machine_s_marks_and_no_others(box: Path) -> None:
    import pypdfium2

    code, said = run(box, "--cutter", "silhouette", "--only", "cards")
    assert code == 0, said
    pdf = pypdfium2.PdfDocument(box.parent / "o/little-box/little-box_cards_en_a4_silhouette.pdf")
    front, back = (pdf[n].render(scale=4, grayscale=True).to_pil() for n in (0, 1))
    unit = 4 * 72 / 25.4

    def dark(page: Image.Image, x: float, y: float) -> bool:
        return int(page.getpixel((int(x * unit), int(y * unit)))) < 100  # type: ignore[arg-type]

    places = ((12, 12), (198, 10), (200, 13), (10, 285), (12, 287))
    assert all(dark(front, *place) for place in places)
    assert not any(dark(back, *place) for place in places)
    box_ = front.crop((0, 0, front.width, int(9.5 * unit)))  # nothing beyond the marks
    assert min(box_.tobytes()) == 255


@pytest.mark.parametrize(
    ("words", "inner", "said"),
    [
        (
            ("--format", "cut:svg", "--only", "net"),
            '<path d="M5 5 H55 V35 H5 Z" stroke="#000"/>',
            "its drawing does not say which lines are cut",
        ),
        (
            ("--format", "cut:dxf", "--only", "net"),
            '<path class="cut" d="M5 5 L30 30 H5 L30 5" stroke="#000"/>',
            "little-box/part net, card 1: a line to cut crosses itself at 17.5, 17.5 mm",
        ),
        (
            ("--format", "cut:svg", "--cutter", "silhouette", "--only", "net"),
            '<circle class="cut" cx="20" cy="20" r="0.2" stroke="#000"/>',
            "bends with a radius of 0.20 mm",
        ),
        (("--cutter", "silhuette"), "", "no cutter 'silhuette'"),
        (
            ("--cutter", "silhouette", "--paper", "a3"),
            "",
            "printkit: --cutter: silhouette does not cut A3 (297",
        ),
        (("--cutter", "silhouette", "--backs", "gutterfold"), "", "cuts paper that lies flat"),
        (
            ("--cutter", "silhouette", "--layout", "cards=gutterfold"),
            "",
            "the layout gutterfold of cards folds it",
        ),
        (("--cutter", "silhouette", "--format", "png"), "", "--cutter is for sheets"),
        (("--printer", "office", "--format", "png"), "", "--printer is for sheets"),
        (("--layout", "bleed", "--format", "tts"), "", "--layout is for sheets"),
    ],
)
def test_what_cannot_be_cut_is_one_line(box: Path, words: tuple[str, ...], inner: str, said: str) -> None:
    net(box, inner)
    code, output = run(box, *words)
    assert code in (1, 2) and said in output, output
    assert code == 2 or "--cutter: " not in output
    assert "Traceback" not in output


def test_a_part_that_folds_is_not_cut(box: Path) -> None:
    """It was, on sheets that said to fold them. What is not asked for may fold."""
    text = (box / "kit.toml").read_text("utf-8").replace('back = "back', 'layout = "gutterfold"\nback = "back')
    (box / "kit.toml").write_text(text, encoding="utf-8")
    code, output = run(box, "--cutter", "cricut", "--only", "cards")
    assert code == 2 and "choose another one: --layout cards=block" in output, output
    for words in (("--layout", "cards=block"), ("--backs", "none"), ("--only", "pad")):
        code, output = run(box, "--cutter", "cricut", *words)
        assert code == 0, output


def test_nobody_is_told_to_cut_by_hand(box: Path) -> None:
    code, said = run(box, "--cutter", "silhouette")
    assert code == 0, said
    assert {path.name for path in (box.parent / "o/little-box").glob("*.pdf")} == {
        f"little-box_standard_{stock}_en_a4_silhouette.pdf" for stock in ("card", "paper")
    }


def test_a_part_larger_than_what_the_machine_cuts(box: Path) -> None:
    text = (box / "kit.toml").read_text("utf-8").replace("size = [120, 150]", "size = [190, 250]")
    (box / "kit.toml").write_text(text, encoding="utf-8")
    code, output = run(box, "--format", "cut:svg", "--cutter", "silhouette", "--only", "pad")
    assert code == 1
    assert "does not fit on A4 (2.0 mm too wide; 188 × 265 mm can be cut by silhouette" in output
    assert "190 × 250 mm with 0 mm bleed" in output and "--paper" not in output


@pytest.mark.parametrize("sheets", ["shared", "by-part"])
def test_the_other_parts_are_made_of_which_none_was_named(box: Path, sheets: str) -> None:
    text = (box / "kit.toml").read_text("utf-8")
    (box / "kit.toml").write_text(text.replace("size = [120, 150]", "size = [190, 250]"), encoding="utf-8")
    code, output = run(box, "--format", "cut:svg", "--cutter", "silhouette", "--sheets", sheets)
    assert code == 0, output
    assert "left out of --cutter silhouette: pad: 190 × 250 mm with 0 mm bleed does not fit on A4" in output
    name = {"shared": "standard_card", "by-part": "cards"}[sheets]
    folders = [path.name for path in (box.parent / "o/little-box").iterdir() if path.is_dir()]
    assert folders == [f"little-box_{name}_en_a4_silhouette_cut-svg"]
    (box / "kit.toml").write_text(
        text.replace("size = [120, 150]", "size = [190, 250]").replace('size = "poker"', "size = [266, 40]"),
        encoding="utf-8",
    )
    code, output = run(box, "--format", "cut:svg", "--cutter", "silhouette", "--sheets", sheets)
    assert code == 1 and "266 × 40 mm" in output


def test_a_machine_of_the_kit_s_own(box: Path) -> None:
    (box / "cutters").mkdir()
    (box / "cutters/library.toml").write_text("[area]\na4 = [150, 200]\n", encoding="utf-8")
    code, said = run(box, "--format", "cut:svg", "--cutter", "library", "--only", "cards")
    assert code == 0, said
    files = list((box.parent / "o/little-box/little-box_cards_en_a4_library_cut-svg").iterdir())
    assert len(files) == 3  # eleven cards, four on a sheet
