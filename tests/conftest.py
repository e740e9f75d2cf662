"""Tests that need a tool from outside Python, or minutes: when they run, and what is said when they do not.

``@pytest.mark.external("qpdf", …)`` runs where every tool named is found (see :mod:`tests.tools`) and is
skipped elsewhere; the run's last lines count what was skipped, tool by tool. With
``PRINTKIT_REQUIRE_EXTERNAL=1`` a tool that is not there is a failure. ``@pytest.mark.long`` runs with
``-m long`` (or any ``-m`` that says long).
"""

from __future__ import annotations

import os
from collections import Counter

import pytest

from tests.tools import find

REASON = "not found: "


def _missing(item: pytest.Item) -> list[str]:
    """Name the tools that a test needs and that are not here."""
    tools = [tool for mark in item.iter_markers("external") for tool in mark.args]
    if not tools and item.get_closest_marker("external"):
        raise pytest.UsageError(f"{item.nodeid}: external needs the tools' names: external('qpdf')")
    return sorted({tool for tool in tools if find(tool) is None})


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave long tests out unless -m speaks of them."""
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
        terminalreporter.write_line(
            f"not run: {count} {tests} for want of {tool} (not on the PATH, nor ${tool.upper()})"
        )
    left_out = len(terminalreporter.stats.get("deselected", ()))
    if left_out and not terminalreporter.config.option.markexpr and not terminalreporter.config.option.keyword:
        terminalreporter.write_line(f"not run: {left_out} long tests (run them with -m long)")
