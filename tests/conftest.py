"""Tests that need a tool from outside Python, or minutes: when they run, and what is said when they do not.

``@pytest.mark.external("qpdf", …)`` runs where every tool named is found (see :mod:`tests.tools`) and is
skipped elsewhere; the run's last lines count what was skipped, tool by tool. With
``PRINTKIT_REQUIRE_EXTERNAL=1`` a tool that is not there is a failure. ``@pytest.mark.long`` runs with
``-m long`` (or any ``-m`` that says long).

``pytest --write-coverage`` runs nothing, and writes which tests name which clause into
templates/<game>/coverage.json, which ``printkit check`` reads. The second reading of the rules does not count.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import importlib
import json
import os
import pkgutil
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

import printkit
from printkit.errors import MachineError
from printkit.kit import worker
from printkit.parts import art
from printkit.text import faces
from tests import browser, templates
from tests.once import once
from tests.tools import LIBRARIES, find

REASON = "not found: "


LATE = (
    *("PIL.ImageCms", "PIL.ImageColor", "PIL.ImageOps", "PIL.JpegImagePlugin", "PIL.PngImagePlugin"),
    *("brotli", "budoux", "cairosvg", "fontTools.cffLib.CFF2ToCFF", "fontTools.ttLib.woff2", "openpyxl"),
    *("markdown_it", "mdit_py_plugins.container", "pikepdf", "platformdirs", "polib", "pyphen", "pypdfium2"),
    *("reportlab.pdfgen.canvas", "resvg_py", "uharfbuzz", "yaml"),
)
"""Libraries that functions of printkit import."""

TESTS = Path(__file__).parent
ROOT = TESTS.parent

GUARDED = (
    *("cli/test_bad_input.py", "cli/test_dozens.py", "cli/test_guard.py", "cli/test_process.py"),
    *("hostile/", "preview/"),
)
"""Tests that try the processes that a stranger's kit is read, rendered and set in; each is a fork."""

LONGEST = ("test_clean.py", "test_archival.py")
"""Whose tests begin first: at the end one process would be left with them, and the others idle."""

MOST_WAITING = 600_000
"""Objects that may wait for the garbage collector, which takes seconds to look through all that there is."""

_alive = 0

# how long an example takes says more about the machine than about printkit
hypothesis.settings.register_profile("printkit", deadline=None, max_examples=40)
hypothesis.settings.load_profile("printkit")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-coverage", action="store_true", help="run nothing, write templates/*/coverage.json"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Let printkit speak English, whatever the locale is.

    Keep what is compiled in pytest's cache, where nothing is to be written beside the sources.
    """
    os.environ["PRINTKIT_LANGUAGE"] = "en"
    config.option.collectonly |= config.option.write_coverage
    if sys.dont_write_bytecode:
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(config.cache.mkdir("bytecode"))
        sys.dont_write_bytecode = False
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_collection(session: pytest.Session) -> None:
    """Import what is to be collected, each worker another part first: one compiles, the others read."""
    files = [file for arg in session.config.args for file in sorted(Path(arg).absolute().rglob("test_*.py"))]
    worker = getattr(session.config, "workerinput", {"workerid": "gw0", "workercount": 1})
    first = len(files) * int(worker["workerid"][2:]) // worker["workercount"]
    for file in files[first:] + files[:first]:
        with contextlib.suppress(Exception, pytest.skip.Exception):  # it is told when the file is collected
            importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))


@pytest.fixture(scope="session", autouse=True)
def imported(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[None]:
    """Import what printkit imports late: else each of the thousands of processes that tests fork does.

    What one compiles of templates, they all find.
    """
    for module in pkgutil.walk_packages(printkit.__path__, "printkit."):
        if module.name != "printkit.__main__":
            importlib.import_module(module.name)
    for name in LATE:
        importlib.import_module(name)
    templates.compile_once(once(tmp_path_factory, worker_id, "templates", lambda folder: None))
    gc.set_threshold(100_000)  # as commands do
    with contextlib.suppress(MachineError):
        art.load()  # cairo reads once which fonts there are: not from the cache of a test, which goes with it
    gc.collect()
    gc.freeze()  # all of this stays: it is not looked through again
    yield
    browser.end()


@pytest.fixture(scope="module", autouse=True)
def _given_back(request: pytest.FixtureRequest) -> Iterator[None]:
    """Give the system back what a file's tests are done with: each fork to come has as much less to copy.

    What its own functions remember goes, and what only cycles hold once there is much: a gigabyte in the end.
    """
    global _alive
    yield
    for value in vars(request.module).values():
        if getattr(value, "__module__", "") == request.module.__name__:
            getattr(value, "cache_clear", tuple)()
    if gc.get_freeze_count() + len(gc.get_objects()) > _alive + MOST_WAITING:
        gc.unfreeze()
        gc.collect()
        _alive = len(gc.get_objects())
    gc.freeze()  # builds let go of what was frozen; to look through it each time took a twelfth of a run
    with contextlib.suppress(AttributeError, OSError, TypeError):  # glibc alone asks to be told
        ctypes.CDLL(None).malloc_trim(0)


@pytest.fixture(autouse=True)
def _unguarded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Do what a kit asks for in the test's own process, as for a kit of printkit's own, but in GUARDED."""
    if not request.path.relative_to(TESTS).as_posix().startswith(GUARDED):
        monkeypatch.setattr(worker, "is_builtin", lambda folder: True)


@pytest.fixture(autouse=True)
def _ours_again() -> Iterator[None]:
    """What comes after a test has no fonts of its kit."""
    yield
    faces.use(faces.Fonts())


def _missing(item: pytest.Item) -> list[str]:
    """Name the tools that a test needs and that are not here."""
    tools = [tool for mark in item.iter_markers("external") for tool in mark.args]
    if not tools and item.get_closest_marker("external"):
        raise pytest.UsageError(f"{item.nodeid}: external needs the tools' names: external('qpdf')")
    return sorted({tool for tool in tools if find(tool) is None})


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the longest tests; leave long ones out unless -m speaks of them."""
    items.sort(key=lambda item: item.path.name not in LONGEST)
    if "long" in config.option.markexpr:
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test whose tools are missing, or fail it where they are required."""
    missing = _missing(item)
    if missing and os.environ.get("PRINTKIT_REQUIRE_EXTERNAL") == "1":
        pytest.fail(f"{', '.join(missing)} not found, and PRINTKIT_REQUIRE_EXTERNAL=1", pytrace=False)
    if missing:
        pytest.skip(REASON + ", ".join(missing))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Count what was not run for want of a tool."""
    tally: Counter[str] = Counter()
    for report in terminalreporter.stats.get("skipped", ()):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        _, found, tools = reason.partition(REASON)
        if found:
            tally.update(tools.split(", "))
    for tool, count in sorted(tally.items()):
        tests = "test" if count == 1 else "tests"
        extra = LIBRARIES.get(tool)
        where = f"printkit-pnp[{extra}] brings it" if extra else f"not on the PATH, nor ${tool.upper()}"
        terminalreporter.write_line(f"not run: {count} {tests} for want of {tool} ({where})")
    left_out = len(terminalreporter.stats.get("deselected", ()))
    if left_out and not terminalreporter.config.option.markexpr and not terminalreporter.config.option.keyword:
        terminalreporter.write_line(f"not run: {left_out} long tests (run them with -m long)")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Write down which tests name which clause, if that is asked for and every file could be read."""
    if not session.config.option.write_coverage or session.testsfailed:
        return
    named: dict[str, set[str]] = defaultdict(set)
    for item in session.items:
        if not item.nodeid.startswith("tests/reading/"):
            for clause in [clause for mark in item.iter_markers("clause") for clause in mark.args]:
                named[clause].add(item.nodeid.partition("[")[0])
    for path in sorted(ROOT.glob("templates/*/clauses.toml")):
        listed = tomllib.loads(path.read_text(encoding="utf-8"))
        own = {clause: sorted(tests) for clause, tests in sorted(named.items()) if clause in listed}
        path.with_name("coverage.json").write_text(json.dumps(own, indent=1) + "\n", encoding="utf-8")
