"""The machinery of tests/conftest.py, tried on a small suite in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

SUITE = """
import pytest

def test_plain():
    assert True

@pytest.mark.external("no-such-tool")
def test_needs_one():
    raise RuntimeError("ran without its tool")

@pytest.mark.external("no-such-tool", "nor-this-one")
def test_needs_two():
    raise RuntimeError("ran without its tools")

@pytest.mark.external("tool_here")
def test_has_its_tool():
    raise RuntimeError("the tool was found")

@pytest.mark.long
def test_long():
    raise RuntimeError("a long test ran")
"""

MARKERS = "[pytest]\nmarkers =\n    external: x\n    long: x\n"


def trial(folder: Path, *options: str, require: bool = False) -> tuple[int, str]:
    """Run the suite with this project's conftest; give the exit code and what was said."""
    (folder / "test_trial.py").write_text(SUITE)
    (folder / "conftest.py").write_text(
        "from tests.conftest import *\nimported = None  # what nobody needs here\n"
    )
    (folder / "pytest.ini").write_text(MARKERS)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TOOL_HERE": sys.executable}
    environment["PRINTKIT_REQUIRE_EXTERNAL"] = "1" if require else ""
    environment.pop("PYTEST_ADDOPTS", None)
    environment.pop("PYTEST_XDIST_WORKER", None)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("options", [(), ("-n", "1")], ids=["one process", "xdist"])
def test_missing_tools_are_skipped_and_counted(tmp_path: Path, options: tuple[str, ...]) -> None:
    code, said = trial(tmp_path, *options)
    assert code == 1  # test_has_its_tool ran
    assert "the tool was found" in said
    assert "ran without" not in said
    assert "1 failed, 1 passed, 2 skipped" in said
    last = said.splitlines()[-6:]
    assert any("2 tests for want of no-such-tool" in line for line in last)
    assert any("1 test for want of nor-this-one" in line for line in last)
    assert "a long test ran" not in said and (options or "1 long test" in said)


def test_required_tools_fail_and_long_tests_run_when_asked(tmp_path: Path) -> None:
    code, said = trial(tmp_path, "-m", "long or external", require=True)
    assert code == 1
    assert "a long test ran" in said and "the tool was found" in said
    assert "2 failed, 1 deselected, 2 errors" in said
    assert "no-such-tool, nor-this-one not found, and PRINTKIT_REQUIRE_EXTERNAL=1" in said
