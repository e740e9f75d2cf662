"""``printkit build`` as a user meets it: words in, words and exit codes out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.making.conftest import box
from tests.making.warm import compiled, own_cache

__all__ = ["box", "compiled", "own_cache"]


def printkit(*words: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "printkit", *map(str, words)],
        capture_output=True,
        text=True,
        cwd=cwd,
        check=False,
    )


def test_a_folder_is_built_and_then_unchanged(box: Path, tmp_path: Path) -> None:
    done = printkit("build", "./little-box", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"little-box: 6 files, \d+ pages in output/little-box\n", done.stdout)
    again = printkit("build", "./little-box", cwd=tmp_path)
    assert again.stdout == done.stdout.replace(": 6", ": unchanged: 6")


@pytest.mark.parametrize("command", ["build --only pad", "check --only colours", "list"])
def test_without_a_name_it_is_the_kit_that_one_is_in(box: Path, command: str) -> None:
    done = printkit(*command.split(), cwd=box)
    assert (done.returncode, done.stdout[:10]) == (0, "little-box")
    assert "sorcerer" not in done.stdout


def test_json_gives_the_manifests(box: Path, tmp_path: Path) -> None:
    done = printkit(
        "build", f"{box}/", "--out", tmp_path / "o", "--only", "pad,assembly", "--lang", "en", "--json"
    )
    assert done.returncode == 0
    (manifest,) = json.loads(done.stdout)
    assert manifest == json.loads((tmp_path / "o" / "little-box" / "manifest.json").read_text(encoding="utf-8"))
    assert [row["file"] for row in manifest["files"]] == [
        "little-box_assembly_en_a4.pdf",
        "little-box_pad_xx_a4.pdf",
    ]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["shifty-partner"], "did you mean 'shifty-partners'"),
        (["./nowhere"], "no folder './nowhere'"),
        (["{box}", "--only", "crads"], "did you mean 'cards'"),
        (["{box}", "--lang", "jp"], "no language 'jp'"),
        (["{box}", "--paper", "a6"], "'tabloid', 'all'"),
        (["{box}", "--backs", "longedge"], "'long-edge'"),
        (["{box}", "--jobs", "0"], "--jobs"),
        (["{box}", "--ppaer", "a4"], "hint: did you mean '--paper'?"),
        (["{box}", "--size", "6.3x8.8"], "lengths are mm: 63x88"),
    ],
)
def test_words_that_are_off(box: Path, tmp_path: Path, words: list[str], message: str) -> None:
    done = printkit("build", *[w.format(box=f"{box}/") for w in words], "--out", tmp_path / "o", cwd=tmp_path)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_habits_of_other_programs_are_understood(box: Path, tmp_path: Path) -> None:
    words = ("build", "./little-box", "--only", "cards", "--lang", "ja,en", "--size", "63 × 88 mm")
    done = printkit(*words, "--format", "JPG", "--format", "PDF", "--paper", "A4", "-o", "o", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    made = {path.name.rpartition("_cards_")[2] for path in (tmp_path / "o" / "little-box").iterdir()}
    assert made >= {
        f"{lang}_{end}" for lang in ("ja", "en") for end in ("a4_63x88.pdf", "63x88_300dpi_jpeg")
    }, made
    assert printkit("-V").stdout == printkit("--version").stdout


def test_a_bad_template_is_one_error_with_its_place(box: Path, tmp_path: Path) -> None:
    (box / "back.svg").write_text('<svg {{ canvas }}>\n<circle r="{{ big }}"/></svg>', encoding="utf-8")
    done = printkit("build", f"{box}/", "--out", tmp_path / "o")
    assert done.returncode == 1
    assert done.stderr.startswith("printkit: little-box/back.svg:2: 'big' is not defined")
    assert "Traceback" not in done.stderr


def test_the_output_folder_is_a_file(box: Path, tmp_path: Path) -> None:
    (tmp_path / "o").write_bytes(b"")
    done = printkit("build", f"{box}/", "--out", tmp_path / "o")
    assert done.returncode == 1
    assert "is a file where a folder has to be" in done.stderr
    assert "hint: choose another folder with --out" in done.stderr


def test_help_speaks_of_every_option() -> None:
    done = printkit("build", "--help")
    assert done.returncode == 0
    for option in ("--lang", "--paper", "--backs", "--only", "--out", "--jobs", "--no-cache", "--json"):
        assert option in done.stdout
