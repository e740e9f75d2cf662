"""Links that come with a kit lead nowhere: nothing is written through one, and none that leads out is read."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from printkit.kit.resources import data_folder
from tests.cli.hostile_kit import NAME, Said, put, say, swap, tree, write_kit
from tests.making.conftest import own_cache

__all__ = ["own_cache"]

SECRET = "precious-secret"
OUT = "is a link out of the kit's folder"

BOX = """\
[[part]]
id = "box"
title = { ja = "箱", en = "Box" }
shape = "net"
bleed = 0
layout = "single"
holds = ["cards"]
template = "shared/box.svg"

"""


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """A folder of the user's that is no business of a kit's."""
    folder = tmp_path / "outside"
    for name in ("file", "secret.toml", "secrets.svg", "secrets.csv", "joker-able.json", "manifest.json"):
        put(name, f'{SECRET} = "{SECRET}"\n')(folder)
    return folder


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A kit with a game, its examples left out but one."""
    made = tmp_path / "my-game"
    shutil.copytree(data_folder("templates") / "sorcerer", made)
    for path in (made / "examples").glob("[!b]*.json"):
        path.unlink()
    return made


@pytest.fixture
def box(tmp_path: Path) -> Path:
    return write_kit(tmp_path / NAME)


def planted(at: Path, to: Path) -> None:
    """Put a link in the place of whatever is there."""
    if at.is_dir() and not at.is_symlink():
        shutil.rmtree(at)
    at.unlink(missing_ok=True)
    at.symlink_to(to)


def refused(said: Said, *says: str) -> None:
    """See that it was refused in one sentence with a hint, and that nothing of what lies outside was shown."""
    assert said.code == 1
    assert SECRET not in said.out + said.err
    told = [line for line in (said.err + said.out).splitlines() if line.startswith(("printkit: ", "  fault"))]
    assert told
    assert "hint: " in said.err + said.out
    for words in says:
        assert words in said.err + said.out


PIN = ("joker-able", "--regenerate")
"""The first deal shows it."""


def test_a_planted_partial_file(played: Path, outside: Path, capfd: pytest.CaptureFixture[str]) -> None:
    before = tree(outside)
    planted(played / "examples" / "joker-able.partial", outside / "file")
    said = say(capfd, "examples", played, *PIN, "--write")
    assert said.code == 0
    assert tree(outside) == before
    pinned = played / "examples" / "joker-able.json"
    assert not pinned.is_symlink() and pinned.read_text().startswith("{")


@pytest.mark.parametrize(
    ("name", "to", "write"),
    [
        ("examples", "", ["--write"]),
        ("examples", "nothing", ["--write"]),
        ("examples/joker-able.json", "file", []),
        ("examples/joker-able.json", "file", ["--write"]),
    ],
)
def test_examples(
    played: Path, outside: Path, capfd: pytest.CaptureFixture[str], name: str, to: str, write: list[str]
) -> None:
    before = tree(outside)
    planted(played / name, outside / to)
    refused(say(capfd, "examples", played, *PIN, *write), "examples/joker-able.json", OUT)
    assert tree(outside) == before


def test_examples_below_a_folder_of_the_kits(played: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A link within the kit may be read; what is written goes through none."""
    (played / "other").mkdir()
    planted(played / "examples", Path("other"))
    refused(say(capfd, "examples", played, *PIN, "--write"), "is a link where a folder has to be")
    assert not any((played / "other").iterdir())


def test_the_folder_that_the_user_names_may_be_a_link(
    played: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "real").mkdir()
    planted(tmp_path / "linked", tmp_path / "real")
    planted(tmp_path / "linked-game", played)
    words = ("examples", tmp_path / "linked-game", *PIN, "--write", "--out", tmp_path / "linked")
    assert say(capfd, *words).code == 0
    assert (tmp_path / "real" / "examples" / "joker-able.json").is_file()


def test_quiz(played: Path, outside: Path, capfd: pytest.CaptureFixture[str]) -> None:
    before = tree(outside)
    planted(played / "quiz.json", outside / "file")
    assert say(capfd, "quiz", played, "--count", "1", "--write").code == 0
    assert tree(outside) == before
    assert not (played / "quiz.json").is_symlink()


@pytest.mark.parametrize(
    ("name", "to", "only"),
    [
        ("layouts/single.toml", "secret.toml", "pad"),
        ("cover.svg", "nothing", "rulebook"),
        ("clauses.toml", "nothing", "rulebook"),
        ("box-art.svg", "nothing", "box"),
        ("words.csv", "secrets.csv", "pad"),
    ],
)
def test_what_a_build_or_a_check_reads(
    box: Path, outside: Path, capfd: pytest.CaptureFixture[str], name: str, to: str, only: str
) -> None:
    """A build of each file that may be a link, watched by the system: tests/hostile/test_outside.py."""
    swap("kit.toml", "[[part]]", f"{BOX}[[part]]")(box)
    (box / name).parent.mkdir(exist_ok=True)
    planted(box / name, outside / to)
    refused(say(capfd, "build", box, "--only", only, "--out", box.parent / "out"), OUT)
    section = {"rulebook": "books"}.get(only, "parts")
    refused(say(capfd, "check", box, "--only", section, "--jobs", "1"), OUT)


def test_no_hint_names_a_file_outside(box: Path, outside: Path, capfd: pytest.CaptureFixture[str]) -> None:
    planted(box / "elsewhere", outside)
    swap("kit.toml", 'data = "cards.csv"', 'data = "elsewhere/secret.csv"')(box)
    said = say(capfd, "list", box)
    refused(said, OUT)
    assert "secrets" not in said.err
    planted(box / "layouts", outside)
    refused(say(capfd, "list", box, "--layouts"), OUT)


@pytest.mark.parametrize("inner", [False, True], ids=["output", "the kit's folder in it"])
def test_an_output_folder_that_comes_with_a_kit(
    box: Path, outside: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, inner: bool
) -> None:
    before = tree(outside)
    monkeypatch.chdir(box)
    if inner:
        (box / "output").mkdir()
    planted(box / "output" / NAME if inner else box / "output", outside)
    refused(say(capfd, "build", "./", "--only", "pad"), "output", "is a link")
    assert tree(outside) == before
    if not inner:
        assert say(capfd, "build", "./", "--only", "pad", "--out", "output").code == 0
        assert (outside / NAME / "manifest.json").is_file()


def test_what_lies_beside_a_kit(
    box: Path, outside: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = tree(outside)
    monkeypatch.chdir(box)
    planted(box / "calibration_a4.pdf", outside / "file")
    assert say(capfd, "calibrate").code == 0
    assert tree(outside) == before
