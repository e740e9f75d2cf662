"""``printkit build`` as a user meets it: words in, words and exit codes out."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.cli.commands import forked
from tests.making.conftest import box, own_cache

__all__ = ["box", "own_cache"]


def printkit(*words: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return forked(*words, cwd=cwd)


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


def test_several_editions_are_built_one_after_the_other(box: Path, tmp_path: Path) -> None:
    toml = (box / "kit.toml").read_text(encoding="utf-8")
    (box / "kit.toml").write_text(f'{toml}\n[edition.few]\nparts = ["cards"]\n', encoding="utf-8")
    done = printkit(
        "build", "./little-box", "--edition", "standard, few", "--lang", "en", "--json", cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    (manifest,) = json.loads(done.stdout)
    named = {row["file"].split("_")[1] for row in manifest["files"]}
    assert {"standard", "few"} <= named


def test_habits_of_other_programs_are_understood(box: Path, tmp_path: Path) -> None:
    words = ("build", "./little-box", "--only", "cards", "--lang", "ja,en", "--paper", "A4,letter")
    done = printkit(
        *words, "--size", "63 × 88 mm", "--format", "JPG,PDF", "--colour", "RGB", "-o", "o", cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    made = {path.name.rpartition("_cards_")[2] for path in (tmp_path / "o" / "little-box").iterdir()}
    assert made >= {
        f"{lang}_{end}"
        for lang in ("ja", "en")
        for end in ("a4_63x88.pdf", "letter_63x88.pdf", "63x88_300dpi_jpeg")
    }, made
    assert printkit("-V").stdout == printkit("--version").stdout
