"""Who may import whom, read from the source: ARCHITECTURE.md's table, kept true."""

from __future__ import annotations

import ast
import functools
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "printkit"

MAY_IMPORT = {
    "cache": set(),
    "rules": set(),
    "games": {"rules"},
    "kit": {"cache", "games", "rules"},  # kit.toml names a game and its options
    "lessons": {"rules", "games", "kit"},
    "text": {"cache", "kit"},  # where the fonts lie, how long it may take
    "pdf": {"cache", "text", "kit"},  # glyphs and faces
    "draw": {"cache", "kit", "text", "pdf"},
    "book": {"cache", "lessons", "draw", "kit", "text", "pdf", "games", "rules"},
    "parts": {"cache", "draw", "kit", "text", "pdf"},
    "export": {"parts", "kit", "pdf"},  # the profile of our colours
    "press": {"parts", "draw", "kit", "text", "pdf"},  # the paths of rings and frames
    "making": {
        *(
            "cache",
            "translate",
            "export",
            "web",
            "press",
            "parts",
            "book",
            "lessons",
            "kit",
            "text",
            "pdf",
            "games",
            "rules",
        ),
    },
    "translate": {"book", "lessons", "kit", "text"},  # whose quotation marks are whose
    "web": {"book", "draw", "kit", "text", "pdf"},
    "check": {
        "translate",
        "making",
        "export",
        "press",
        "parts",
        "draw",
        "book",
        "lessons",
        "kit",
        "text",
        "pdf",
        "games",
        "rules",
    },
    "simulate": {"rules", "games", "kit"},  # kit: where the fonts lie
    "preview": {"cache", "making", "press", "parts", "book", "lessons", "kit", "text", "pdf", "games", "rules"},
    "cli": {
        "translate",
        "preview",
        "simulate",
        "making",
        "check",
        "export",
        "press",
        "parts",
        "draw",  # the marks that a terminal tells
        "book",
        "lessons",
        "kit",
        "text",
        "pdf",
        "games",
        "rules",
    },
}
"""Room → the rooms it may import, besides itself, errors and the package's own version."""

ONLY_IN = {
    "click": {"cli"},
    "reportlab": {"pdf"},
    "pikepdf": {"pdf", "press", "cli", "making", "check"},
    "cairosvg": {"parts/art.py"},
    "cairocffi": {"parts/art.py"},
    "matplotlib": {"simulate/figure.py"},
    "joblib": {"simulate/share.py"},
    "distributed": {"simulate/share.py"},
    "jinja2": {"kit"},
    "openpyxl": {"kit/workbook.py"},
    "fontTools": {"text/sfnt.py", "parts/lettering.py", "parts/setting.py", "draw/style.py"},
    "brotli": {"text/sfnt.py"},
    "polib": {"translate/po.py", "cli/tongue.py"},
    "tomlkit": {"translate/toml.py"},
    "yaml": {"kit/formats.py"},
    "starlette": {"preview/app.py"},
    "uvicorn": {"preview/serve.py"},
    "watchfiles": {"preview/serve.py"},
    "resvg_py": {"draw/bitmaps.py"},
    "pypdfium2": {
        *("preview/draw.py", "preview/texts.py", "check/rendered.py", "making/cutting.py", "pdf/separate.py"),
    },
    "ezdxf": {"press/cutfile.py"},
}
"""Library → the rooms or modules that may import it."""

STANDARD_ONLY = {"rules", "games"}

HEAVY = {
    *("reportlab", "cairosvg", "cairocffi", "pikepdf", "jinja2", "uharfbuzz", "markdown_it"),
    *("numpy", "matplotlib", "joblib", "dask", "distributed"),
    *("starlette", "uvicorn", "watchfiles", "pypdfium2", "resvg_py"),
    *("openpyxl", "yaml", "fontTools", "brotli", "ezdxf", "polib", "tomlkit"),
}
"""Libraries that take long to import."""


@functools.cache
def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def room(path: Path) -> str:
    inside = path.relative_to(PACKAGE)
    return inside.parts[0] if len(inside.parts) > 1 else ""


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


NAMES = frozenset(dotted(path) for path in modules())


@functools.cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def statements(node: ast.AST, types: bool) -> Iterator[ast.AST]:
    """Give every statement in a tree, however deep. ``types``: also those that only type checkers see."""
    for part in ("body", "orelse", "finalbody", "handlers", "cases"):
        if (
            part == "body"
            and isinstance(node, ast.If)
            and not types
            and ast.unparse(node.test) == "TYPE_CHECKING"
        ):
            continue
        for inner in getattr(node, part, ()):
            yield inner
            yield from statements(inner, types)


@functools.cache
def imports(path: Path, types: bool = True) -> set[str]:
    """Every module that a file imports, wherever in the file the import stands."""
    found: set[str] = set()
    for node in statements(parsed(path), types):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level:  # stays inside its own package, which is tests' own habit only
                assert PACKAGE not in path.parents, f"{path}: relative import"
                continue
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in NAMES else node.module or "")
    return found


def astray(path: Path) -> Iterator[str]:
    """Give the imports of a module that lead to a room, or a part of one, that its own may not import."""
    own, used = room(path), imports(path)
    if not own:  # errors.py, __init__.py, __main__.py
        allowed = {"cli"} if path.name == "__main__.py" else set()
    else:
        allowed = MAY_IMPORT[own] | {own}
    for name in used:
        parts = name.split(".")
        if parts[0] != "printkit" or len(parts) == 1 or not (PACKAGE / parts[1]).is_dir():
            continue
        if parts[1] not in allowed:
            yield name
    if own == "text" or own == "pdf":
        crossing = {n for n in used if n.startswith("printkit.") and n.split(".")[1] != own}
        allowed_crossing = {"printkit.text.faces", "printkit.errors"}
        free = "printkit.kit.resources", "printkit.kit.deadline", "printkit.cache"
        crossing -= {n for n in crossing if n.startswith(free)}
        yield from crossing - allowed_crossing
    if own == "kit" and path.name != "read.py":
        of_games = {n for n in used if n.startswith(("printkit.rules", "printkit.games"))}
        # these know of no game: how deep a JSON text is, what may be called what
        known = "printkit.rules.shape", "printkit.games.own"
        if path.name == "worker.py":  # whose code is to blame
            of_games.discard("printkit.games.foreign")
        yield from of_games - {n for n in of_games if n.startswith(known)}


def test_no_module_needs_one_that_needs_it() -> None:
    """Over all of printkit; in rules and games a type may be that of a module above: a view is of a hand."""
    graph = {dotted(path): imports(path, types=room(path) not in ("rules", "games")) for path in modules()}
    while ends := [name for name, used in graph.items() if not used & graph.keys()]:
        for name in ends:
            del graph[name]
    assert not graph, f"these import each other in a circle, or need some that do: {sorted(graph)}"


def out_of_place(path: Path) -> Iterator[str]:
    """Give the libraries that a module imports and that belong to other rooms."""
    inside = path.relative_to(PACKAGE).as_posix()
    for name in imports(path):
        top = name.split(".")[0]
        if top in ONLY_IN and not {room(path), inside} & ONLY_IN[top]:
            yield name
        standard = top == "printkit" or top in sys.stdlib_module_names
        if room(path) in STANDARD_ONLY and not standard:
            yield name


def offenders(paths: list[Path], wrong: Callable[[Path], Iterable[str]]) -> list[str]:
    """Give every import that is wrong, with the module that has it."""
    assert paths
    return [f"{path.relative_to(ROOT)} imports {name}" for path in paths for name in sorted(set(wrong(path)))]


def test_arrows_point_one_way() -> None:
    assert offenders(modules(), astray) == []


def test_libraries_stay_in_their_rooms() -> None:
    assert offenders(modules(), out_of_place) == []


def test_the_second_reading_shares_nothing() -> None:
    paths = sorted((ROOT / "tests" / "reading").rglob("*.py"))
    assert offenders(paths, lambda path: [n for n in imports(path) if n.split(".")[0] == "printkit"]) == []


@pytest.mark.parametrize(
    ("path", "code", "wrong"),
    [
        ("rules/bad.py", "import numpy", ["printkit/rules/bad.py imports numpy"]),
        ("book/bad.py", "import reportlab.pdfgen", ["printkit/book/bad.py imports reportlab.pdfgen"]),
        ("text/bad.py", "from printkit.pdf import write", ["printkit/text/bad.py imports printkit.pdf.write"]),
        ("kit/bad.py", "import printkit.rules.rng", ["printkit/kit/bad.py imports printkit.rules.rng"]),
        ("bad.py", "from printkit import cli", ["printkit/bad.py imports printkit.cli"]),
        (
            *("games/bad.py", "def f():\n    import click\n    from printkit.lessons import tell"),
            ["printkit/games/bad.py imports printkit.lessons.tell", "printkit/games/bad.py imports click"],
        ),
    ],
)
def test_what_is_out_of_place_is_named(
    path: str, code: str, wrong: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "printkit"
    for name in MAY_IMPORT:
        (package / name).mkdir(parents=True)
    (package / path).write_text(code)
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    monkeypatch.setitem(globals(), "PACKAGE", package)
    bad = [package / path]
    assert [*offenders(bad, astray), *offenders(bad, out_of_place)] == wrong


def test_the_test_reader_shares_nothing() -> None:
    assert not [n for n in imports(ROOT / "tests" / "reader.py") if n.split(".")[0] == "printkit"]


def test_start_up_is_light() -> None:
    """``printkit --help`` imports none of the heavy libraries, nor do commands that play."""
    import subprocess

    script = (
        "import sys\nfrom printkit.cli import main\n"
        "for words in [[], ['play'], ['preview'], ['simulate']]:\n"
        "    sys.argv = ['printkit', *words, '--help']\n"
        "    try: main()\n"
        "    except SystemExit: pass\n"
        f"    print(words, sorted(set(sys.modules) & {HEAVY}), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr == "[] []\n['play'] []\n['preview'] []\n['simulate'] []\n"
    assert done.stdout.count("Usage: printkit") == 4
