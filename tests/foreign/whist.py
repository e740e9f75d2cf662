"""The kit of docs/tutorial-game.md as a test begins with it, and the same game as an installed package."""

from __future__ import annotations

from pathlib import Path

from tests.cli.hostile_kit import Said
from tests.docs.printed import blocks, write

PAGE = "docs/tutorial-game.md"
UNTRUSTED = "the game is the kit's own code (game.py), which printkit does not run"
CODE = ("game.py", "lessons.py", "phrases.en.toml")


def write_whist(desk: Path) -> Path:
    """Write the files that the page prints, without its commands and so without examples and puzzles."""
    for block in blocks(PAGE):
        if block.name:
            write(desk, block)
    kit = desk / "my-whist"
    book = kit / "rulebook.en.md"
    book.write_text(book.read_text("utf-8").partition("\n{#puzzles}")[0], encoding="utf-8")
    return kit


def install(site: Path, kit: Path, entry_points: str, package: str = "whist_game", name: str = "") -> Path:
    """Put a kit's game into a folder of packages, as pip would; give the package's folder."""
    folder = site / package
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("from .game import GAME\n", encoding="utf-8")
    for file in CODE:
        (folder / file).write_bytes((kit / file).read_bytes())
    name = name or package.replace("_", "-")
    about = site / f"{name.replace('-', '_')}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(entry_points, encoding="utf-8")
    return folder


def one_line(said: Said, *pieces: str, code: int = 1) -> None:
    """See that a command ended with one error and its hint."""
    assert said.code == code, said.err
    assert "Traceback" not in said.err and said.err.startswith("printkit: ")
    assert [line for line in said.err.splitlines() if not line.startswith("  ")] == [said.err.splitlines()[0]]
    for piece in pieces:
        assert piece in said.err, said.err
