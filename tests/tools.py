"""What tests ask and need not be there: poppler's programs, qpdf, veraPDF, Chromium; some of the extras."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

NAMES = {
    "verapdf": ("verapdf",),
    "chromium": ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
}
"""What a tool's program may be called; others are called by the tool's own name."""

LIBRARIES = {
    **dict.fromkeys(("matplotlib", "joblib", "distributed"), "simulate"),
    **dict.fromkeys(("sphinx", "myst_parser", "furo", "sphinx_click"), "docs"),
    "axe_core_python": "test",
}
"""Modules, found where they can be imported, and the extra of printkit that each is of."""


@functools.cache
def find(tool: str) -> str | None:
    """Give a tool's program: what the variable of its name says (``$VERAPDF``), else from the PATH."""
    if tool in LIBRARIES:
        return tool if find_spec(tool) else None
    named = os.environ.get(tool.upper())
    if named:
        return shutil.which(named)
    return next((found for name in NAMES.get(tool, (tool,)) if (found := shutil.which(name))), None)


def unmeasured() -> dict[str, str]:
    """Give the environment without what makes a Python count its lines: it imports, writes and says things."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}


FEW_SECONDS = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
"""For a Java that runs some seconds: all of its compilers take as long as what they compile."""


def run(tool: str, *arguments: str | Path, ok: tuple[int, ...] = (0,)) -> str:
    """Run a tool and give its standard output; AssertionError with all it said unless it ends in ``ok``."""
    program = find(tool)
    assert program is not None, f"{tool} is not here: mark the test @pytest.mark.external({tool!r})"
    done = subprocess.run(
        [program, *map(str, arguments)],
        env={"JDK_JAVA_OPTIONS": FEW_SECONDS} | os.environ,
        capture_output=True,
        check=False,
        timeout=500,
    )
    out, err = (part.decode("utf-8", "replace") for part in (done.stdout, done.stderr))
    assert done.returncode in ok, (
        f"{tool} {' '.join(map(str, arguments))} ended with {done.returncode}:\n{out}\n{err}"
    )
    return out


@functools.cache
def _own_verapdf() -> bool:
    """Whether the program is veraPDF's own command line, and not a wrapper that takes ``FLAVOUR FILE…``."""
    program = find("verapdf")
    assert program is not None
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False, timeout=300)
    return said.stdout.lower().startswith("verapdf")


def validate(flavour: str, *files: Path) -> dict[Path, str]:
    """Check PDFs with veraPDF: ``ua1`` is PDF/UA-1, ``3a`` PDF/A-3a. Give what it says of each that fails.

    AssertionError unless it says of every file whether it does.
    """
    options = ("--flavour", flavour, "--format", "text", "-v") if _own_verapdf() else (flavour,)
    said = run("verapdf", *options, *files, ok=(0, 1))
    verdicts: dict[Path, list[str]] = {}
    lines: list[str] = []
    for line in said.splitlines():
        file = next((file for file in files if f" {file} " in f"{line} "), None)
        if file and file not in verdicts:
            lines = verdicts[file] = []
        lines.append(line)
    assert set(verdicts) == set(files), said
    return {file: "\n".join(of) for file, of in verdicts.items() if of[0].startswith("FAIL")}
