"""One door out, one door in: who writes, and who opens or lists paths, read from the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "printkit"

WRITES = {
    *("write_text", "write_bytes", "mkdir", "makedirs", "touch", "rename", "renames", "unlink"),
    *("rmdir", "removedirs", "symlink", "symlink_to", "hardlink_to", "chmod", "truncate", "mkfifo"),
    *("copy2", "copyfile", "copytree", "copymode", "move", "rmtree", "savefig", "fdopen"),
    *("mkstemp", "mkdtemp", "NamedTemporaryFile", "TemporaryDirectory", "TemporaryFile"),
}
READS = {"read_text", "read_bytes", "glob", "rglob", "iterdir", "scandir", "listdir", "walk", "open"}

OUT = {
    "writing.py": "the door",
    "making/stage.py": "exchanges files between its own staging folder and folders that the door has opened",
    "cache/store.py": "makes, closes to others and prunes a folder that is the user's alone",
    "kit/worker.py": "a pipe to its own child",
    "cli/main.py": "standard output, led to nowhere",
    "simulate/figure.py": "into memory",
}
"""Module → what it writes, and why not by the door."""

OWN_DATA = "printkit's own data"
LEFT = "what printkit itself wrote"
NAMED = "a file that the user named"
TRUSTED = "of a game that is trusted, which may do anything"

IN = {
    "kit/resources.py": "the door",
    "kit/worker.py": "a number of the system's",
    **dict.fromkeys(
        ("book/glossary.py", "book/read.py", "export/pod.py", "kit/starter.py", "lessons/phrases.py"), OWN_DATA
    ),
    "kit/sandbox.py": "its own source, which compiled templates depend on",
    **dict.fromkeys(("text/faces.py", "text/hyphens.py"), OWN_DATA),
    **dict.fromkeys(("making/editions.py", "making/printers.py", "making/stage.py"), LEFT),
    **dict.fromkeys(("parts/art.py", "writing.py", "cli/main.py"), LEFT),
    **dict.fromkeys(("check/file.py", "cli/new_.py", "cli/sources.py"), NAMED),
    **dict.fromkeys(("games/code.py", "games/foreign.py", "preview/compose.py"), TRUSTED),
    "making/inputs.py": "hashes a kit's files, links out of it left out; and the manifest that printkit wrote",
    "cache/store.py": "what it kept itself, behind a digest",
    "making/books.py": "looks for what templates load in the files that the cache has listed",
}
"""Module → what it opens or lists by itself, and why not by the door."""

OF_MEMORY = {"Image", "pikepdf", "archive"}
"""What opens bytes, not paths; ``archive`` is a zip file."""


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def calls(tree: ast.AST) -> Iterator[tuple[str, str, ast.Call]]:
    """Give every call: what is called, on what, and the call."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Name(id=name):
                    yield name, "", node
                case ast.Attribute(attr=name, value=ast.Name(id=owner)):
                    yield name, owner, node
                case ast.Attribute(attr=name):
                    yield name, "?", node


def is_writing(name: str, owner: str, call: ast.Call) -> bool:
    if name in WRITES or (owner == "os" and name in ("remove", "link")):
        return True
    if name == "replace" and owner:  # a text's has two arguments, a path's one
        return owner == "os" or (len(call.args) == 1 and not call.keywords)
    if name != "open" or owner in OF_MEMORY:
        return False
    place = 0 if owner not in ("", "io", "os") else 1
    modes = [*call.args[place : place + 1], *(word.value for word in call.keywords if word.arg == "mode")]
    return owner == "os" or any(
        not isinstance(mode, ast.Constant) or bool(set(str(mode.value)) & set("wax+")) for mode in modes
    )


def is_reading(name: str, owner: str, call: ast.Call) -> bool:
    """Tell what goes to a path by itself: the door's functions have no owner."""
    if name == "walk":
        return owner == "os"
    return name in READS and owner not in OF_MEMORY and (bool(owner) or name == "open")


@pytest.mark.parametrize(("asked", "allowed"), [(is_writing, OUT), (is_reading, IN)], ids=["out", "in"])
def test_paths_go_through_the_doors(asked: object, allowed: dict[str, str]) -> None:
    assert callable(asked)
    found: dict[str, list[str]] = {}
    for module, tree in modules():
        for name, owner, call in calls(tree):
            if asked(name, owner, call):
                found.setdefault(module, []).append(f"{call.lineno}: {owner}.{name}")
    assert {module: lines for module, lines in found.items() if module not in allowed} == {}
    assert set(allowed) - set(found) == set(), "no longer needs to be allowed"


@pytest.mark.parametrize(
    ("text", "writes"),
    [
        ("path.write_text('x')", True),
        ("(a / b).mkdir()", True),
        ("open(path, 'w')", True),
        ("open(path, mode=mode)", True),
        ("path.open('ab')", True),
        ("path.open('rb')", False),
        ("open(path)", False),
        ("os.open(path, os.O_CREAT)", True),
        ("beside.replace(path)", True),
        ("os.replace(a, b)", True),
        ("text.replace('a', 'b')", False),
        ("replace(one, name=2)", False),
        ("pikepdf.open(data)", False),
        ("tempfile.mkstemp()", True),
        ("shutil.rmtree(folder)", True),
    ],
)
def test_writing_is_known(text: str, writes: bool) -> None:
    assert any(is_writing(*one) for one in calls(ast.parse(text))) == writes


def test_commands_speak_through_one_function() -> None:
    """What is printed is bounded and has no control characters, for one function prints it all."""
    found = [
        f"{module}:{call.lineno}"
        for module, tree in modules()
        for name, owner, call in calls(tree)
        if name in ("echo", "secho", "print") and owner in ("", "click", "sys")
    ]
    assert {place.partition(":")[0] for place in found} == {"cli/terminal.py"}
    assert len(found) == 1
