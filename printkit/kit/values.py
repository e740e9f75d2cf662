"""TOML and JSON files of a kit → values: read here alone, in a time that grows no faster than they are long."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

from printkit.errors import KitError, PrintkitError, check_known, nearest
from printkit.games.own import ID
from printkit.kit.resources import MAX_TEXT, SHARED, data_folder, own_file, own_files, read_text
from printkit.rules.shape import DEEPEST, json_depth, nesting

Value = TypeVar("Value")

MAX_TOML = 256 << 10
MAX_DEPTH = 32
"""Tables in tables, lists in lists of a TOML file."""


HINTS = {
    "Invalid value": 'put texts in straight quotes: name = "…"',
    "Cannot ": "a table stands once; several of a kind have two brackets: [[part]]",
    "Illegal character '\\n'": "a text ends in the same quote as it begins in",
    "Unclosed array": "a comma stands between two values, and numbers stand alone: [63, 88]",
    "Unclosed inline table": 'a comma stands between two values: { ja = "…", en = "…" }',
    "Expected '=' after a key in a key/value pair": 'name = "…"',
}
"""What to do about a fault of TOML, by what Python says of it at first."""


def read_toml(path: Path, name: str = "") -> dict[str, Any]:
    """Read a TOML file. Raises KitError with its ``name``, if not as it is called, and line."""
    name = name or path.name
    text = read_text(path, MAX_TOML, name=name)
    # looked at before it is parsed: Python takes memory for a dotted key by the square of its length
    bare = TOML_TEXT.sub("_", text)
    if DOTTED.search(bare) or nesting(re.findall(r"[\[\]{}]", bare)) > MAX_DEPTH:
        raise KitError("not TOML: nested too deeply", where=name)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message = str(error)
        place = re.search(r" \(at line (\d+), column (\d+)\)$", message)
        line = place.group(1) if place else str(text.count("\n") + 1)
        what = re.sub(r" \(at .*\)$", "", message)
        hint = next((said for begins, said in HINTS.items() if what.startswith(begins)), None)
        what = re.sub(r"\('([^']*)',\)", r"[\1]", what)
        if re.search(r"=\s*(True|False)\b", text.split("\n")[int(line) - 1]):
            hint = "write true or false in small letters"
        raise KitError(f"not TOML: {what[:1].lower()}{what[1:]}", where=f"{name}:{line}", hint=hint) from None
    except ValueError:  # more digits than Python turns into an int
        raise KitError("not TOML: a number of too many digits", where=name) from None


IN_OUR_WORDS = {
    " | null": "",
    "Expected": "should be",
    "Object contains unknown field": "unknown key",
    "Object missing required field": "missing key",
    "Invalid enum value": "no such choice:",
    ", got": ", not",
    " <=": " of at most",
    " >=": " of at least",
    "`float`": "a number",
    "`int`": "a whole number",
    "`bool`": "true or false",
    "`str`": "a text",
    "`array`": "a list",
    "`object`": "a table",
}
"""msgspec's words, and ours."""


def shaped(data: object, kind: type[Value], where: str, hint: str) -> Value:
    """Turn what TOML gave into a value of a kind, which says what may stand in it. Raises KitError."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        what, _, key = str(error).partition(" - at `$.")
        for theirs, ours in IN_OUR_WORDS.items():
            what = what.replace(theirs, ours)
        place = f"{where}: {key.rstrip('`')}" if key else where
        if unknown := re.fullmatch("unknown key `(.*)`", what):
            hint = nearest(unknown[1], getattr(kind, "__struct_encode_fields__", ())) or hint
        if what.startswith("no such choice"):
            named = {one.name: str(one.type) for one in msgspec.structs.fields(cast(Any, kind))}
            choices = re.search(r"Literal\[(.*?)\]", named.get(re.split(r"[.[`]", key)[0], ""))
            hint = f"there are: {choices[1]}" if choices else hint
        raise KitError(what.replace("`", "'"), where=place, hint=hint) from None


TOML_TEXT = re.compile(
    r'''"""(?>(?:[^"\\]|\\.|"(?!""))*)(?:""")?'''
    r"""|'{3}(?>(?:[^']|'(?!''))*)(?:'{3})?"""
    r"""|"(?>(?:[^"\\\n]|\\.)*)"?|'[^'\n]*+'?|\#[^\n]*+""",
    re.DOTALL,
)
"""A text or a remark of TOML, ended or not, so that a file is gone through once, whatever it holds."""


DOTTED = re.compile(rf"(?:\.[^.,=\[\]{{}}\n]*+){{{MAX_DEPTH + 1}}}")
"""A key that goes down more tables than there may be."""


BEGINS = re.compile(r"[ \t]*+(?:\[\[?+[ \t]*+([A-Za-z][\w.-]*+)|([A-Za-z][\w.-]*+)[ \t]*+=)")
"""How a line begins that opens a table, or gives a key its value."""


def lines_of(path: Path, parts: Iterable[Any]) -> dict[str, int]:
    """Give the line of each key and table of kit.toml by its place: ``part.cards.size``. ``parts``: its own."""
    names = (f"part.{one.get('id', number)}" for number, one in enumerate(parts, 1))
    found, table, part = dict[str, int](), "", ""
    bare = TOML_TEXT.sub(lambda text: "_" + "\n" * text[0].count("\n"), read_text(path, MAX_TOML))
    for number, line in enumerate(bare.split("\n"), 1):
        if match := BEGINS.match(line):
            head, key = match.groups("")
            part = next(names, "") if head == "part" else part
            if head:
                table = part + head[4:] if f"{head}.".startswith("part.") else head
            found.setdefault(f"{table}.{key}".strip("."), number)
    return found


def lined(where: str, folder: Path) -> str:
    """Give a place in a kit's kit.toml its line: that of the key, or of the table that it is in."""
    head, _, place = where.partition(": ")
    if head != "kit.toml" or not place:
        return where
    path, keys = folder / head, place.partition(":")[0].split(".")
    lines = lines_of(path, read_toml(path).get("part", ()))
    tried = (".".join(keys[:end]) for end in range(len(keys), 0, -1))
    return next((f"{head}:{lines[key]}: {place}" for key in tried if key in lines), where)


def own_names(inner: str, kit: Path | None) -> tuple[str, ...]:
    """Give the names of printkit's own files ``inner/NAME.toml`` and those of a kit's folder, in order."""
    folders = (data_folder("templates") / SHARED, *([kit] if kit else []))
    found = {path.stem for folder in folders for path in own_files(folder, inner, ".toml")}
    return tuple(sorted(filter(ID.fullmatch, found)))


def read_own(inner: str, name: str, kit: Path | None, kind: type[PrintkitError], lack: str) -> dict[str, Any]:
    """Read ``inner/NAME.toml``: the kit's own, or else printkit's. KitError, also for a link out of the kit.

    Raises ``kind`` for a name that is none, after ``lack``.
    """
    check_known([name], own_names(inner, kit), lack, kind=kind)
    where = f"{inner}/{name}.toml"
    return read_toml((own_file(kit, where) if kit else None) or data_folder("templates") / SHARED / where)


def joined(one: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """Put what ``other`` says over what ``one`` says, table by table."""
    both = {**one, **other}
    for key in one.keys() & other.keys():
        if isinstance(one[key], dict) and isinstance(other[key], dict):
            both[key] = joined(one[key], other[key])
    return both


def read_json(path: Path, limit: int = MAX_TEXT) -> Any:
    """Read a JSON file of a kit. Raises KitError with its name and line."""
    return parse_json(read_text(path, limit), path.name, KitError)


def parse_json(text: str, name: str, kind: type[PrintkitError], **how: Any) -> Any:
    """Parse JSON, ``how`` as :func:`json.loads` takes it. Raises ``kind`` with the name and the line."""
    if json_depth(text) > DEEPEST:
        raise kind("not JSON: nested too deeply", where=name)
    try:
        return json.loads(text, **how)
    except json.JSONDecodeError as error:
        raise kind(f"not JSON: {error.msg.lower()}", where=f"{name}:{error.lineno}") from None
    except ValueError:  # more digits than Python turns into an int
        raise kind("not JSON: a number of too many digits", where=name) from None
