"""A tutorial as its reader takes it: the files it prints, the commands it prints, and what they are to say.

In a page of docs/, a fenced block after a line ``**`folder/file`**`` is that file. With ``, at its end`` it is
added; with ``, instead of the line that begins with `…` `` it takes that line's place; pages in Japanese say
``、末尾に追加`` and ``、`…`で始まる行を差し替え``. ``sh`` is commands;
a block ``text`` right after it is what the last of them says, where a line of ``…`` stands for any lines and a
``…`` at a line's end for the rest of it.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType

import pytest

from printkit.games import foreign
from tests.cli.commands import forked

ROOT = Path(__file__).parents[2]
FENCE = re.compile(
    r"(?:^\*\*`(?P<name>[^`]+)`\*\*(?P<how>[^\n]*)\n\n)?^(?P<fence>```+)(?P<lang>\w+)\n(?P<body>.*?)^(?P=fence)$",
    re.MULTILINE | re.DOTALL,
)
AT_END = (", at its end", "、末尾に追加")
INSTEAD = re.compile(r", instead of the line that begins with `([^`]+)`|、`([^`]+)`で始まる行を差し替え")

WHOLE = re.compile(r"printkit build (\S+)(?!.* --only)")
SHELLS = re.compile(r"[|&;<>()$`\\*?\[\]#~%!{}]")
"""What means something to a shell, besides quotes."""


@dataclass(frozen=True)
class Block:
    """One fenced block. ``name``: the file that it is of; ``at``: where in the page it begins and ends."""

    lang: str
    body: str
    name: str
    how: str
    at: tuple[int, int]


@dataclass(frozen=True)
class Said:
    """What a command said. ``line``: the command."""

    line: str
    code: int
    text: str


def blocks(page: str) -> list[Block]:
    """Give the fenced blocks of a page of docs/, or of README.md, in order."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return [
        Block(one["lang"], one["body"], one["name"] or "", one["how"] or "", one.span())
        for one in FENCE.finditer(text)
    ]


def write(folder: Path, block: Block) -> None:
    """Do to a file what the block says."""
    path = folder / block.name
    path.parent.mkdir(parents=True, exist_ok=True)
    if not block.how:
        path.write_text(block.body, encoding="utf-8")
    elif block.how in AT_END:
        path.write_text(path.read_text(encoding="utf-8") + block.body, encoding="utf-8")
    else:
        match = INSTEAD.fullmatch(block.how)
        assert match is not None, f"{block.name}{block.how}: not known to tests/docs/printed.py"
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        (place,) = [at for at, line in enumerate(lines) if line.startswith(match[1] or match[2])]
        lines[place] = block.body
        path.write_text("".join(lines), encoding="utf-8")


def follow(
    page: str,
    folder: Path,
    environment: Mapping[str, str],
    ours: Mapping[str, str] = MappingProxyType({}),
    known: Collection[str] = (),
) -> list[Said]:
    """Do what a page prints, in order; give what the commands said. AssertionError where it says otherwise.

    ``ours``: what is said besides where a kit is built whole, by its name, to be done sooner. ``known``:
    commands that are tried elsewhere, and here only where the page prints what they say.
    """
    text = (ROOT / page).read_text(encoding="utf-8")
    said: list[Said] = []
    for block, after in pairwise([*blocks(page), None]):
        assert block is not None
        if block.name:
            write(folder, block)
        elif block.lang == "sh":
            told = (
                after
                and not after.name
                and after.lang == "text"
                and not text[block.at[1] : after.at[0]].strip()
            )
            for line in lines(block):
                whole = WHOLE.match(line)
                if told or line not in known:
                    said.append(run(line + ours.get(whole[1], "") if whole else line, folder, environment))
            if after and told:
                expect(after.body, said[-1])
    return said


def lines(block: Block) -> Iterator[str]:
    """Give the commands of a block, without their comments."""
    for line in block.body.replace("\\\n", " ").splitlines():
        if command := line.partition("  #")[0].strip():
            yield command


def run(line: str, folder: Path, environment: Mapping[str, str]) -> Said:
    """Run a command as a reader would, in a shell; a preview until it has an address, and then Ctrl-C.

    Where the shell would only part words, printkit is run without it, in a fork.
    """
    if line.startswith("pip install"):  # tests/docs/test_quick_start.py does; here it is installed
        return Said(line, 0, "")
    preview = line.startswith("printkit preview")
    if line.startswith("printkit ") and not preview and not SHELLS.search(line):
        words = shlex.split(line)[1:]
        done = forked(*words, cwd=folder, env=environment, first=foreign.forget, together=True)
        return Said(line, done.returncode, done.stdout)
    if sys.platform == "win32":
        pytest.skip("the pages are written for a Unix shell")
    process = subprocess.Popen(
        f"exec {line} --no-open" if preview else line,
        shell=True,
        cwd=folder,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    assert process.stdout is not None
    head = ""
    if preview:
        head = process.stdout.readline()
        assert "http://127.0.0.1:" in head, head + process.stdout.read()
        process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=300)
    code = process.returncode
    return Said(line, 0 if preview and code == 130 else code, head + rest)


def expect(printed: str, said: Said) -> None:
    """Compare what a page prints with what a command said."""
    pattern = "".join(
        r"(?:.*\n)*" if line == "…\n" else re.escape(line).replace("…\\\n", ".*\n")
        for line in printed.splitlines(keepends=True)
    )
    assert re.fullmatch(pattern, said.text), f"{said.line}\nsays\n{said.text}\nand not\n{printed}"


def path_with_printkit(folder: Path) -> str:
    """Give a PATH on which ``printkit`` is this checkout's, run by this Python."""
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / "printkit"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m printkit "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"
