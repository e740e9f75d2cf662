"""Templates of printkit's own, compiled to Python beforehand, and large tables, read from TOML beforehand.

Jinja takes 0.2 s to compile the phrases of one language; Python loads what it makes of them in 2 ms. A template
is found by its name and content, so one that was changed since is compiled like any other.
The glossary takes 9 ms as TOML, 0.2 ms as JSON. ``python -m tests.kit.premake`` makes the files
of this folder anew, and a test tells when it has to be.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

from printkit.kit.resources import slug

FOLDER = Path(__file__).parent


def file_name(name: str, text: str, markdown: bool) -> str:
    """Give the module of a template: its name, and a digest of what it is compiled from."""
    return _file(name, f"{markdown} {name}\n{text}", ".py")


def table_name(name: str, text: str) -> str:
    """Give the file of a table: its name, and a digest of what it was read from."""
    return _file(name, text, ".json")


def _file(name: str, content: str, ending: str) -> str:
    digest = hashlib.sha256(content.encode()).hexdigest()
    return f"{slug(name).replace('-', '_')}_{digest[:12]}{ending}"


def table(name: str, text: str) -> Mapping[str, Any]:
    """Read a TOML file of printkit's own, from what was read beforehand where that is of this content."""
    path = FOLDER / table_name(name, text)
    found: Mapping[str, Any] = json.loads(path.read_bytes()) if path.is_file() else tomllib.loads(text)
    return found


def code(name: str | None, text: str, markdown: bool) -> CodeType | None:
    """Give the code of a template that was compiled beforehand, or None."""
    if name is None or "/" not in name:  # a kit's own file
        return None
    path = FOLDER / file_name(name, text, markdown)
    if not path.is_file():
        return None
    made = SourceFileLoader(f"{__name__}.{path.stem}", str(path)).get_code(f"{__name__}.{path.stem}")
    return made and made.replace(co_filename=name)  # what Jinja calls the template in tracebacks
