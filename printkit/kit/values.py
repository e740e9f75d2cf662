"""TOML and JSON files of a kit → values: read here alone, in a time that grows no faster than they are long."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from printkit.errors import KitError, PrintkitError
from printkit.kit.resources import MAX_TEXT, read_text
from printkit.rules.shape import DEEPEST, json_depth, nesting

MAX_TOML = 256 << 10
MAX_DEPTH = 32
"""Tables in tables, lists in lists of a TOML file."""


def read_toml(path: Path, limit: int = MAX_TOML) -> dict[str, Any]:
    """Read a TOML file. Raises KitError with its name and line."""
    name, text = path.name, read_text(path, limit)
    if _toml_depth(text) > MAX_DEPTH:
        raise KitError("not TOML: nested too deeply", where=name)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message = str(error)
        place = re.search(r" \(at line (\d+), column (\d+)\)$", message)
        line = place.group(1) if place else str(text.count("\n") + 1)
        what = re.sub(r" \(at .*\)$", "", message)
        hint = 'texts stand in quotes: name = "…"' if what == "Invalid value" else None
        raise KitError(f"not TOML: {what[:1].lower()}{what[1:]}", where=f"{name}:{line}", hint=hint) from None
    except ValueError:  # more digits than Python turns into an int
        raise KitError("not TOML: a number of too many digits", where=name) from None


TOML_TEXT = re.compile(
    r'''"""(?:[^"\\]|\\.|"(?!""))*+(?:""")?'''
    r"""|'{3}(?:[^']|'(?!''))*+(?:'{3})?"""
    r"""|"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?|\#[^\n]*+""",
    re.DOTALL,
)
"""A text or a remark of TOML, ended or not, so that a file is gone through once, whatever it holds."""


def _toml_depth(text: str) -> int:
    """Say how deeply brackets lie in each other, or how many tables a dotted key goes down; before parsing.

    Python's parser takes memory for a dotted key by the square of its length.
    """
    bare = TOML_TEXT.sub("_", text)
    dots = max(piece.count(".") for piece in re.split(r"[,=\[\]{}\n]", bare))
    return max(dots, nesting(re.findall(r"[\[\]{}]", bare)))


def read_json(path: Path, limit: int = MAX_TEXT, kind: type[PrintkitError] = KitError) -> Any:
    """Read a JSON file of a kit. Raises ``kind`` with its name and line."""
    text = read_text(path, limit, kind)
    if json_depth(text) > DEEPEST:
        raise kind("not JSON: nested too deeply", where=path.name)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise kind(f"not JSON: {error.msg.lower()}", where=f"{path.name}:{error.lineno}") from None
    except ValueError:  # more digits than Python turns into an int
        raise kind("not JSON: a number of too many digits", where=path.name) from None
