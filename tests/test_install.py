"""What a user gets: the wheel holds templates and fonts, and the README's commands are what the tests run."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def quick_start() -> list[str]:
    """The shell commands of README's Quick start, one string a fenced block."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    section = text.split("## Quick start")[1].split("\n## ")[0]
    return [block.strip() for block in re.findall(r"```sh\n(.*?)```", section, re.DOTALL)]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, unpacked as pip would: a folder for PYTHONPATH without the checkout beside it."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def test_quick_start_is_two_commands() -> None:
    first, second = quick_start()
    assert "\n" not in first + second
    assert "printkit doctor --fix" in first and first.endswith("printkit build")
    assert second.endswith("pytest")


def test_nobody_is_told_to_install_another_project() -> None:
    """PyPI's printkit is not this: ours is printkit-pnp there."""
    pages = [ROOT / "README.md", *ROOT.glob("docs/*.md"), *ROOT.glob(".github/workflows/*.yml")]
    for folder in ("printkit", "templates", "tests"):
        pages += [
            path for path in (ROOT / folder).rglob("*.*") if path.suffix in (".py", ".html", ".js", ".toml")
        ]
    other = re.compile(r"pip3? install[^\n]*[ \"']printkit(?!-pnp|\.)\b|\bprintkit\[[a-z,]+\]")
    told = [
        f"{path}: {found[0]}" for path in pages for found in other.finditer(path.read_text(encoding="utf-8"))
    ]
    assert told == []
    assert 'pip install ".[preview]"' in (ROOT / "docs/preview.md").read_text(encoding="utf-8")


def test_the_wheel_carries_templates_fonts_and_licences(installed: Path) -> None:
    """That a kit is built of it: tests/docs/test_quick_start.py."""
    data = installed / "printkit" / "_data"
    assert (data / "templates" / "shifty-partners" / "kit.toml").is_file()
    fonts = {path.name for path in (data / "fonts").rglob("*.ttf")}
    assert fonts == {path.name for path in (ROOT / "fonts").rglob("*.ttf")} and fonts
    assert list((data / "fonts" / "licences").iterdir())
