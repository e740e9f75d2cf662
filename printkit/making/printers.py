"""What is known of each printer: its error on the front and back of each paper, in the user's settings.

``printers.json`` in the folder for settings (``$PRINTKIT_CONFIG``, else the user's).
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from printkit.errors import PrintkitError, UsageError, check_known
from printkit.pdf.paper import PAPERS
from printkit.press.calibration import LEAST, Sides
from printkit.writing import output_errors, write

ENVIRONMENT = "PRINTKIT_CONFIG"
FILE = "printers.json"
FORMAT: Final = "printkit-printers-1"
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST = 1 << 20

Printers = dict[str, dict[str, Sides]]
"""Printer → paper → its errors."""


def config_folder() -> Path:
    """Give the folder for settings. It may not exist."""
    if chosen := os.environ.get(ENVIRONMENT):
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_config_dir("printkit"))


def check_name(name: str) -> str:
    """Refuse a name that cannot stand in a file's name."""
    if not NAME.fullmatch(name) or len(name) > 40:
        hint = "lower-case letters, digits and hyphens: office-2"
        raise UsageError(f"{name[:60]!r} is no printer's name", hint=hint)
    return name


class _File(Struct, frozen=True):
    format: Literal["printkit-printers-1"]
    printers: Printers


def read_printers() -> Printers:
    """Read what is known; nothing where there is no file. Raises PrintkitError for one that is damaged."""
    path = config_folder() / FILE
    try:
        with path.open("rb") as file:
            known = msgspec.json.decode(file.read(MOST), type=_File).printers
        return {check_name(name): papers for name, papers in known.items()}
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except OSError as error:
        what = f"cannot be read: {error}"
    except (UsageError, ValueError, RecursionError):
        what = "is damaged"
    raise PrintkitError(what, where=str(path), hint="calibrate again, or delete it")


def keep_printer(name: str, paper: str, sides: Sides) -> Path:
    """Keep a printer's errors on a paper; gives the file. Raises OutputError where it cannot be written."""
    try:
        known = read_printers()
    except PrintkitError:  # damaged: begun anew
        known = {}
    known.setdefault(check_name(name), {})[paper] = sides
    return _write(known)


def forget_printer(name: str) -> Path:
    """Forget a printer. Raises UsageError for one that is not known."""
    known = _with(name)
    del known[name]
    return _write(known)


def printer_sides(name: str, papers: tuple[str, ...]) -> Mapping[str, Sides]:
    """Give a printer's errors on each of some papers. Raises UsageError where they are not known."""
    known = _with(name)
    for paper in papers:
        if paper not in known[name]:
            measured = PAPERS[paper].width >= LEAST  # the sheet to measure by goes on no smaller one
            hint = f"printkit calibrate --paper {paper}" if measured else "leave --printer out on this paper"
            raise UsageError(f"printer {name!r} is not calibrated for {paper}", hint=hint)
    return {paper: known[name][paper] for paper in papers}


def _with(name: str) -> Printers:
    known = read_printers()
    check_known((name,), known, "no printer", listed="printkit calibrate measures one; there are:")
    return known


def _write(printers: Printers) -> Path:
    path = config_folder() / FILE
    data = msgspec.json.encode(_File(FORMAT, printers), order="deterministic")
    with output_errors(path, f"set ${ENVIRONMENT}"):
        write(path.parent, path.name, msgspec.json.format(data) + b"\n")
    return path
