"""What the extra ``preview`` brings, where it is not installed."""

from __future__ import annotations

from importlib.util import find_spec

from printkit.errors import MachineError

LIBRARIES = ("starlette", "uvicorn", "watchfiles")


def need() -> None:
    """Raise MachineError, saying how to get it, when a library is not there."""
    for library in LIBRARIES:
        if find_spec(library) is None:
            raise MachineError(
                f"the preview needs {library}, which is not installed",
                hint='run: pip install "printkit[preview]"',
            )
