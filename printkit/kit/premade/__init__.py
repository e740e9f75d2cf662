"""Templates of printkit's own, compiled to Python beforehand.

Jinja takes 0.2 s to compile the phrases of one language; Python loads what it makes of them in 2 ms. A template
is found by its name and content, so one that was changed since is compiled like any other.
``python -m tests.kit.premake`` makes the modules of this folder anew, and a test tells when it has to be.
"""

from __future__ import annotations

import hashlib
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType

from printkit.kit.resources import slug

FOLDER = Path(__file__).parent


def file_name(name: str, text: str, markdown: bool) -> str:
    """Give the module of a template: its name, and a digest of what it is compiled from."""
    digest = hashlib.sha256(f"{markdown} {name}\n{text}".encode()).hexdigest()
    return f"{slug(name).replace('-', '_')}_{digest[:12]}.py"


def code(name: str | None, text: str, markdown: bool) -> CodeType | None:
    """Give the code of a template that was compiled beforehand, or None."""
    if name is None or "/" not in name:  # a kit's own file
        return None
    path = FOLDER / file_name(name, text, markdown)
    if not path.is_file():
        return None
    made = SourceFileLoader(f"{__name__}.{path.stem}", str(path)).get_code(f"{__name__}.{path.stem}")
    return made and made.replace(co_filename=name)  # what Jinja calls the template in tracebacks
