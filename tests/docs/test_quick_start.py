"""From ``pip install`` to a built kit of one's own in three commands, as quick start and README print them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.docs.printed import ROOT, blocks

SOURCE = ("printkit", "templates", "fonts", "pyproject.toml", "README.md", "LICENSE")
VENV = "python3 -m venv .venv\n. .venv/bin/activate\n"
COMMANDS = "pip install .\nprintkit new my-game\nprintkit build ./my-game\n"

HERE: Mapping[str, str] = {
    "PYTHONPATH": sysconfig.get_path("purelib"),
    "PIP_NO_INDEX": "1",
    "PIP_NO_BUILD_ISOLATION": "0",  # pip's way to say in a variable that there is to be none
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
}
"""Lets pip find what printkit needs, and be found, where the tests found it: 40 MB are loaded from nowhere."""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A folder with printkit's source, as a reader has it."""
    folder = tmp_path / "source"
    folder.mkdir()
    ignore = shutil.ignore_patterns("__pycache__")
    for name in SOURCE:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=ignore)
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.mark.parametrize("page", ["docs/quick-start.md", "docs/ja/quick-start.md"])
def test_pages_print_the_same(page: str) -> None:
    printed = [block.body for block in blocks(page) if block.lang == "sh"]
    assert printed[:2] == [VENV, COMMANDS]


def test_the_readme_prints_them_too() -> None:
    section = (ROOT / "README.md").read_text("utf-8").split("## A kit of your own")[1].split("\n## ")[0]
    assert re.findall(r"```sh\n(.*?)```", section, re.DOTALL)[:1] == [COMMANDS]


@pytest.fixture
def python3(tmp_path: Path) -> str:
    """A PATH on which ``python3`` is this Python, which the libraries of the tests are for.

    Without the network it leaves pip out of new environments, and theirs runs that of the tests.
    """
    folder = tmp_path / "bin"
    folder.mkdir()
    bare = '[ "$PIP_NO_INDEX" ] && [ "$2" = venv ] && set -- "$@" --without-pip'
    for name, does in (
        ("python3", f'{bare}\nexec "{sys.executable}" "$@"'),
        ("pip", 'exec python -m pip "$@"'),
    ):
        (folder / name).write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


@pytest.mark.skipif(sys.platform == "win32", reason="the page is written for a Unix shell")
@pytest.mark.parametrize(
    "replaced", [pytest.param(HERE, id="installed"), pytest.param({}, id="loaded", marks=pytest.mark.long)]
)
def test_three_commands(replaced: Mapping[str, str], source: Path, python3: str) -> None:
    """In a fresh environment. Only where pip finds the libraries is changed; the long test changes nothing."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))}
    done = subprocess.run(
        ["sh", "-e", "-c", VENV + COMMANDS],
        cwd=source,
        env={**clean, **replaced, "PATH": python3, "PRINTKIT_CACHE": str(source / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    program = source / ".venv" / "bin" / "printkit"
    assert program.is_file(), "pip put it there, not another environment"
    (said,) = [block.body for block in blocks("docs/quick-start.md") if block.lang == "text"]
    assert done.stdout.endswith(said)
    made = source / "output" / "my-game"
    files = json.loads((made / "manifest.json").read_text("utf-8"))["files"]
    page = (ROOT / "docs" / "quick-start.md").read_text("utf-8")
    for entry in files:
        assert (made / entry["file"]).read_bytes().startswith(b"%PDF-1.7")
        assert f"`{entry['file'].replace('_ja_', '_en_')}`" in page
