"""One door out, one door in: who writes, and who opens or lists paths, read from the source."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator, Set
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

LIBRARIES_READ = {
    *("TTFont", "TTCollection", "ZipFile", "load_workbook", "getOpenProfile", "PdfDocument", "pofile"),
    *("readfile", "from_file_path", "svg_to_bytes"),
}
LIBRARIES_WRITE = {"save", "saveas", "write_to_png"}
"""What takes a path as readily as bytes: it is given ``io.BytesIO``."""

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
IN_MEMORY = "gives a library text or bytes"
TRUSTED = "of a game that is trusted, which may do anything"

IN = {
    "kit/resources.py": "the door",
    "kit/worker.py": "a number of the system's",
    **dict.fromkeys(("kit/starter.py", "lessons/phrases.py", "cli/tongue.py"), OWN_DATA),
    "kit/sandbox.py": "its own source, which compiled templates depend on",
    **dict.fromkeys(("text/faces.py", "text/languages.py"), OWN_DATA),
    **dict.fromkeys(("check/run.py", "making/editions.py", "making/printers.py", "making/stage.py"), LEFT),
    **dict.fromkeys(("parts/lettering.py", "writing.py", "cli/main.py"), LEFT),
    **dict.fromkeys(("check/file.py", "cli/new_.py", "cli/sources.py"), NAMED),
    **dict.fromkeys(("games/code.py", "games/foreign.py"), TRUSTED),
    **dict.fromkeys(("check/rendered.py", "draw/bitmaps.py", "pdf/inks.py", "translate/po.py"), IN_MEMORY),
    "preview/draw.py": IN_MEMORY,
    "preview/serve.py": "lists the folders that it has watched, hidden ones and links left out",
    "making/inputs.py": "hashes a kit's files, links out of it left out; and the manifest that printkit wrote",
    "cache/store.py": "what it kept itself, behind a digest",
    "check/strangers.py": "streams of a PDF that lies in memory",
    "making/books.py": "looks for what templates load in the files that the cache has listed",
}
"""Module → what it opens or lists by itself, and why not by the door."""

OPENERS = {"Image", "pikepdf"}
"""Whose ``open`` is a library's."""

Call = tuple[str, str, ast.Call]
"""What is called, on what, and the call."""

OWN = {"archive", "store", "context"}
"""What opens and saves something else than paths: a zip file, the cache, cairo."""


@functools.cache
def modules() -> list[tuple[str, ast.Module, list[Call]]]:
    """Give each module's name, its tree, and the calls in it."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
    return [(path.relative_to(PACKAGE).as_posix(), tree, [*calls(tree)]) for path, tree in trees.items()]


def calls(tree: ast.AST) -> Iterator[Call]:
    """Give every call."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Name(id=name):
                    yield name, "", node
                case ast.Attribute(attr=name, value=ast.Name(id=owner)):
                    yield name, owner, node
                case ast.Attribute(attr=name):
                    yield name, "?", node


def in_memory(call: ast.Call, names: Set[str]) -> bool:
    """Tell whether a call's first argument is, or is named as, a file in memory."""
    first = call.args[:1]
    return any("BytesIO(" in ast.unparse(one) or ast.unparse(one) in names for one in first)


def buffers(tree: ast.AST) -> set[str]:
    """Give the names that stand for a file in memory somewhere in a module."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and any(name == "BytesIO" for name, _, _ in calls(node.value)):
            found |= {ast.unparse(one) for one in ast.walk(node.targets[0]) if isinstance(one, ast.Name)}
    return found


def is_writing(name: str, owner: str, call: ast.Call, names: Set[str] = frozenset()) -> bool:
    if name in LIBRARIES_WRITE and owner not in OWN:
        return bool(call.args) and not in_memory(call, names)
    if name in WRITES or (owner == "os" and name in ("remove", "link")):
        return True
    if name == "replace" and owner:  # a text's has two arguments, a path's one
        return owner == "os" or (len(call.args) == 1 and not call.keywords)
    if name != "open" or owner in OPENERS | OWN:
        return False
    place = 0 if owner not in ("", "io", "os") else 1
    modes = [*call.args[place : place + 1], *(word.value for word in call.keywords if word.arg == "mode")]
    return owner == "os" or any(
        not isinstance(mode, ast.Constant) or bool(set(str(mode.value)) & set("wax+")) for mode in modes
    )


def is_reading(name: str, owner: str, call: ast.Call, names: Set[str] = frozenset()) -> bool:
    """Tell what goes to a path by itself: the door's functions have no owner."""
    if name in LIBRARIES_READ or (name == "open" and owner in OPENERS):
        return not in_memory(call, names)
    if name == "walk":
        return owner == "os"
    return name in READS and owner not in OWN and (bool(owner) or name == "open")


def test_paths_go_through_the_doors() -> None:
    read = [
        (module, buffers(tree) if any(name == "BytesIO" for name, _, _ in called) else set(), called)
        for module, tree, called in modules()
    ]
    for asked, allowed in ((is_writing, OUT), (is_reading, IN)):
        found: dict[str, list[str]] = {}
        for module, names, called in read:
            for name, owner, call in called:
                if asked(name, owner, call, names):
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
        ("pikepdf.open(path, 'w')", False),
        ("picture.save(path)", True),
        ("picture.save(io.BytesIO())", False),
        ("tempfile.mkstemp()", True),
        ("shutil.rmtree(folder)", True),
    ],
)
def test_writing_is_known(text: str, writes: bool) -> None:
    assert any(is_writing(*one) for one in calls(ast.parse(text))) == writes


@pytest.mark.parametrize(
    ("text", "reads"),
    [
        ("path.read_text()", True),
        ("read_text(path)", False),
        ("pikepdf.open(path)", True),
        ("pikepdf.open(io.BytesIO(data))", False),
        ("TTFont(path)", True),
        ("zipfile.ZipFile(path)", True),
        ("archive.open(member)", False),
        ("os.listdir(path)", True),
    ],
)
def test_reading_is_known(text: str, reads: bool) -> None:
    assert any(is_reading(*one) for one in calls(ast.parse(text))) == reads


def test_commands_speak_through_one_function() -> None:
    """What is printed is bounded and has no control characters, for one function prints it all."""
    found = [
        f"{module}:{call.lineno}"
        for module, _, called in modules()
        for name, owner, call in called
        if name in ("echo", "secho", "print") and owner in ("", "click", "sys")
    ]
    assert {place.partition(":")[0] for place in found} == {"cli/terminal.py"}
    assert len(found) == 1
