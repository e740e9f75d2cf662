"""What the extra ``simulate`` brings, where it is not installed."""

from __future__ import annotations

from importlib.util import find_spec

from printkit.errors import MachineError


def need(option: str, *libraries: str) -> None:
    """Raise MachineError, saying how to get it, when a library that an option needs is not there."""
    for library in libraries:
        if find_spec(library) is None:
            raise MachineError(
                f"{library} is not installed", where=option, hint='pip install "printkit[simulate]" brings it'
            )
