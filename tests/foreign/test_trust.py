"""A kit's own game: nothing runs it without --trust, and code that cannot be a game is told in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from printkit import workers
from printkit.preview.drawer import Worker
from printkit.preview.view import Look, View
from tests.cli.hostile_kit import say, swap
from tests.foreign.whist import UNTRUSTED, one_line

Capture = pytest.CaptureFixture[str]
BOOK = View("book", "rulebook", "en", "a4")


def commands(kit: Path) -> list[list[str | Path]]:
    """Every command that needs the game, without --trust."""
    one = kit.parent / "one.jsonl"
    return [
        ["play", "--kit", kit],
        ["play", "whist", "--kit", kit],
        ["simulate", "--kit", kit, "--games", "3"],
        ["facts", "--kit", kit],
        ["verify", one, "--kit", kit],
        ["show", one, "--kit", kit],
        ["examples", f"{kit}/"],
        ["examples", f"{kit}/", "--regenerate"],
        ["quiz", f"{kit}/"],
        ["quiz", f"{kit}/", "--write"],
        ["check", f"{kit}/"],
        ["check", f"{kit}/", "--only", "clauses"],
        ["build", f"{kit}/", "--jobs", "1", "--out", kit.parent / "out"],
        ["build", f"{kit}/", "--only", "rulebook", "--format", "html", "--out", kit.parent / "out"],
    ]


def test_without_trust_nothing_of_it_is_run(kit: Path, capfd: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each command says so in one line, and what the code would do first has not happened."""
    sentinel = kit.parent / "it-ran"
    for name in ("game.py", "lessons.py"):
        code = f"from pathlib import Path\nPath({str(sentinel)!r}).touch()\n" + (kit / name).read_text("utf-8")
        (kit / name).write_text(code, encoding="utf-8")
    for name in ("PRINTKIT_TRUST", "TRUST"):
        monkeypatch.setenv(name, "1")
    for words in commands(kit):
        one_line(say(capfd, *words), UNTRUSTED, "hint: look at what is in it; if you trust it, give --trust")
        assert not sentinel.exists(), words
    others: list[list[str | Path]] = [
        ["list", f"{kit}/"],
        ["list", f"{kit}/", "--json"],
        ["build", f"{kit}/", "--only", "deck", "--out", kit.parent / "out"],
        ["check", f"{kit}/", "--only", "parts,colours"],
    ]
    for words in others:
        said = say(capfd, *words)
        assert (said.code, said.err) == (0, ""), words
    drawer = Worker(kit)
    try:
        (fault,) = drawer.ask(Look(0, BOOK)).faults
    finally:
        drawer.close()
    assert fault.what == UNTRUSTED and "--trust" in fault.hint
    assert not sentinel.exists()
    # and the sentinel would tell
    assert say(capfd, "play", "--kit", kit, "--trust").code == 0
    assert sentinel.exists()


PREVIEWED = """
from pathlib import Path
from printkit.preview.view import Look
from printkit.preview.drawer import Worker

if __name__ == "__main__":
    drawer = Worker(Path("."))
    assert drawer.ask(Look(0)).fault is None
    drawer.close()
"""
POOLED = """
import sys, threading
from printkit.cli import main

if __name__ == "__main__":
    threading.Thread(target=threading.Event().wait, daemon=True).start()  # so that nothing is forked
    main(["simulate", "sorcerer", "--games", "12", "--jobs", "2"])
"""


@pytest.mark.parametrize("how", ["preview", "pool", "-m"])
def test_from_inside_its_folder_nothing_of_it_is_imported(how: str, kit: Path) -> None:
    """Python looks for modules in the folder that it is started in; so must no process of printkit's."""
    sentinel = kit.parent / "it-ran"
    for name in (
        "click",
        "multiprocessing",
        "pickle",
        "random",
        "signal",
        "tempfile",
        "threading",
        "jinja2",
        "printkit_kit",
    ):
        (kit / f"{name}.py").write_text(f"open({str(sentinel)!r}, 'w')\n", encoding="utf-8")
    script = kit.parent / "script.py"
    script.write_text(PREVIEWED if how == "preview" else POOLED, encoding="utf-8")
    words = ["-m", "printkit", "build", "./", "--only", "deck"] if how == "-m" else [str(script)]
    done = subprocess.run(
        [sys.executable, *words],
        cwd=kit,
        env={name: value for name, value in os.environ.items() if name != workers.SAFE_PATH}
        | {"PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert not sentinel.exists()


def test_a_kit_cannot_trust_itself(kit: Path, capfd: Capture) -> None:
    swap("kit.toml", 'game = "game.py"', 'game = "game.py"\ntrust = true')(kit)
    one_line(say(capfd, "play", "--kit", kit), "trust")


def test_a_record_of_it_alone_is_of_no_known_game(kit: Path, capfd: Capture) -> None:
    said = say(capfd, "verify", kit.parent / "one.jsonl")
    assert said.code == 1 and "there is no game" in said.err and "--kit DIR --trust" in said.err
    said = say(capfd, "show", kit.parent / "one.jsonl", "--kit", kit, "--trust")
    assert said.code == 0 and said.out.startswith("whist · ")
    assert say(capfd, "verify", kit.parent / "one.jsonl", "--kit", kit, "--trust").code == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "--trust"], "--trust goes with --kit"),
        (["verify", "x.jsonl", "--trust"], "there is no such file"),
        (["play"], "no GAME is named"),
        (["play", "game.py"], "'game.py' is a file or folder, not a game's id"),
        (["simulate", "KIT"], "is a file or folder, not a game's id"),
        (["play", "sorcerer", "--kit", "KIT", "--trust"], "is 'whist', not 'sorcerer'"),
        (["play", "--kit", "KIT", "--trust", "--mixed"], "whist has no mixed hands"),
        (["play", "--kit", "KIT", "--trust", "--players", "5"], "players cannot be '5'"),
        (["facts", "--kit", "KIT", "--trust", "triks"], "did you mean 'tricks'?"),
        (["simulate", "--kit", "KIT", "--trust", "--scheduler", "tcp://127.0.0.1:9"], "on this machine alone"),
        (["examples", "KIT", "--trust", "trump-win"], "did you mean 'trump-wins'?"),
    ],
)
def test_words_that_are_off(words: list[str], says: str, kit: Path, capfd: Capture) -> None:
    one_line(say(capfd, *[f"{kit}/" if word == "KIT" else word for word in words]), says, code=2)


BAD: dict[str, tuple[str | bytes, tuple[str, ...]]] = {
    "syntax": ("x = 1\ndef (\n", ("game.py:2", "SyntaxError: invalid syntax")),
    "indentation": ("if True:\nx = 1\n", ("game.py:2", "IndentationError")),
    "raises": ("\n\nraise ValueError('no\\nluck')\n", ("game.py:3: ValueError: no luck",)),
    "imports": ("import nothing_of_this_name\n", ("game.py:1: ModuleNotFoundError",)),
    "imports wrongly": ("import lessons\n", ("game.py:1: ", "from . import lessons")),
    "exits": ("import sys\nsys.exit(0)\n", ("game.py:2: SystemExit: 0",)),
    "empty": ("", ("game.py: there is no GAME in it",)),
    "of another type": ("GAME = {'id': 'whist'}\n", ("game.py: GAME is of type dict",)),
    "zero byte": (b"x = 1\0\n", ("game.py: ", "null bytes")),
    "not UTF-8": (b"x = '\xff'\n", ("game.py", "SyntaxError")),
    "large": (b"#" * ((1 << 20) + 1), ("game.py: larger than 1024 KiB",)),
    "recursion": ("def f(): f()\nf()\n", ("game.py:1: RecursionError",)),
    "from outside": ("from ..other import x\n", ("game.py:1: ImportError",)),
}


@pytest.mark.parametrize("name", BAD)
def test_code_that_cannot_be_a_game(name: str, kit: Path, capfd: Capture) -> None:
    code, says = BAD[name]
    (kit / "game.py").write_bytes(code if isinstance(code, bytes) else code.encode())
    asked: list[list[str | Path]] = [["play", "--kit", kit], ["build", f"{kit}/", "--out", kit.parent / "out"]]
    for words in asked:
        one_line(say(capfd, *words, "--trust"), *says)
    assert not (kit.parent / "out").exists()


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('id = "whist"', 'id = "sorcerer"', "'sorcerer' is one of printkit's own games"),
        ('id = "whist"', 'id = "Whist!"', "'Whist!' is no id of a game"),
        ('id = "whist"', "id = 7", "WhistHand.id: str is asked for, not 7"),
        ('"hand-over", ', "", "WhistHand.clauses lacks hand-over"),
        ('    id = "whist"\n', "", "AttributeError: type object 'WhistHand' has no attribute 'id'"),
    ],
)
def test_a_game_that_is_none(old: str, new: str, says: str, kit: Path, capfd: Capture) -> None:
    swap("game.py", old, new)(kit)
    one_line(say(capfd, "play", "--kit", kit, "--trust"), "game.py", says)


@pytest.mark.parametrize(
    ("game", "says"),
    [
        ("gone.py", "no file 'gone.py'"),
        ("/etc/game.py", "leads out of the kit's folder"),
        ("../game.py", "leads out of the kit's folder"),
        ("a/../../game.py", "leads out of the kit's folder"),
        ("link.py", "is a link out of the kit's folder"),
        ("folder.py", "is not a file"),
        ("wist", "no game 'wist'"),
    ],
)
def test_files_that_are_not_the_kits(game: str, says: str, kit: Path, capfd: Capture) -> None:
    ran = kit.parent / "ran"
    (kit.parent / "game.py").write_text(f"open({str(ran)!r}, 'w')\n", encoding="utf-8")
    (kit / "link.py").symlink_to("../game.py")
    (kit / "folder.py").mkdir()
    swap("kit.toml", '"game.py"', f'"{game}"')(kit)
    for trust in ([], ["--trust"]):
        one_line(say(capfd, "play", "--kit", kit, *trust), "kit.toml:", " game: ", says)
    assert not ran.exists()


def test_its_modules_are_the_kits_own(kit: Path, capfd: Capture) -> None:
    (kit.parent / "lessons.py").write_text("raise SystemExit('outside')\n", encoding="utf-8")
    (kit / "lessons.py").unlink()
    (kit / "lessons.py").symlink_to("../lessons.py")
    one_line(say(capfd, "play", "--kit", kit, "--trust"), "'lessons.py' is a link out of the kit's folder")
    (kit / "lessons.py").unlink()
    (kit / "phrases.en.toml").unlink()
    (kit / "phrases.en.toml").symlink_to("/etc/hostname")
    assert say(capfd, "play", "--kit", kit, "--trust").code == 0, "without lessons it can be played"
    one_line(say(capfd, "examples", f"{kit}/", "--trust", "trump-wins"), "no lesson 'trump-wins'", code=2)
