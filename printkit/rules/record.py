"""Records: the public format ``printkit.record/1`` (docs/record.md), read strictly and written one way.

Reading takes text and gives a value; files, line numbers and PDFs are the caller's. What is not as the format
says is a RecordError that names the place: ``hand.jsonl:3: setup.hands[2][4]``. Whether the claims are *true*
is not asked here but in :mod:`printkit.rules.replay`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from printkit.errors import RecordError, nearest
from printkit.rules import shape
from printkit.rules.game import Game
from printkit.rules.shape import Fault, shown

FORMAT = "printkit.record/1"
MAX_BYTES = 1 << 20
"""No record is longer; a hand of any game takes a hundredth of it."""
MAX_DEPTH = 12
ONE_EACH = "a .json file holds one record, a .jsonl file one a line"

PROVENANCE = shape.table(
    {},
    {"seed": shape.integer(), "index": shape.integer(), "policy": shape.text(200), "version": shape.text(200)},
)


class Record(NamedTuple):
    """One hand. All values are JSON's, checked for shape.

    ``ruleset`` is as written; ``Game.ruleset`` completes it.
    ``claims`` None: the record claims nothing.
    """

    game: str
    ruleset: Mapping[str, Any]
    setup: Mapping[str, Any]
    actions: tuple[Mapping[str, Any], ...]
    claims: Mapping[str, Any] | None = None
    provenance: Mapping[str, Any] | None = None


class _Odd(NamedTuple):
    """Stands for what JSON allows or Python reads, but no record holds; found again with its place."""

    what: str


def _pairs(pairs: list[tuple[str, Any]]) -> Any:
    made = dict(pairs)
    if len(made) < len(pairs):
        twice = next(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)
        return _Odd(f"the key {shown(twice)} is given twice")
    return made


_decoder = json.JSONDecoder(
    object_pairs_hook=_pairs,
    parse_int=lambda digits: (
        int(digits) if len(digits) <= 21 else _Odd(f"an integer of {len(digits)} digits is too large")
    ),
    parse_float=lambda digits: _Odd(f"{shown(digits)[1:-1]} is not an integer"),
    parse_constant=lambda name: _Odd(f"{name} is not JSON"),
)


def _search(value: Any, depth: int = 0) -> None:
    """Find what :class:`_Odd` stands for, and nesting that no record has."""
    if isinstance(value, _Odd):
        raise Fault(value.what)
    if isinstance(value, (dict, list)):
        if depth == MAX_DEPTH:
            raise Fault(f"nested more than {MAX_DEPTH} deep")
        steps = value.items() if isinstance(value, dict) else enumerate(value)
        for step, inner in steps:
            if inner.__class__ not in _PLAIN:
                shape.within(step, partial(_search, depth=depth + 1), inner)


_PLAIN = frozenset({str, int, bool, type(None)})


def decode(data: bytes | str, place: str = "") -> Any:
    """Give the JSON value in ``data``. RecordError: too long, not UTF-8, not JSON."""
    where = place or None
    if len(data) > MAX_BYTES:
        raise RecordError(f"a record is at most {MAX_BYTES} bytes long", where=where)
    if isinstance(data, bytes):
        try:
            data = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            hint = "unpack it first: it is gzip" if error.object.startswith(b"\x1f\x8b") else "save it as UTF-8"
            raise RecordError(f"byte {error.start} is not UTF-8", where=where, hint=hint) from None
    if not data.strip(" \t\r\n"):
        raise RecordError("is empty", where=where)
    if shape.json_depth(data) > shape.DEEPEST:
        raise RecordError(f"nested more than {MAX_DEPTH} deep", where=where)
    try:
        return _decoder.decode(data)
    except json.JSONDecodeError as error:
        spot = f"line {error.lineno}, column {error.colno}" if error.lineno > 1 else f"column {error.colno}"
        hint = "JSON has no comments, no comma before a closing bracket, and texts in straight double quotes"
        if error.msg == "Extra data":
            hint = ONE_EACH
        elif error.msg.startswith("Unterminated") or not data[error.pos :].strip():
            hint = "it ends too early: is it truncated?"
        raise RecordError(f"not JSON at {spot}: {error.msg}", where=where, hint=hint) from None


def read(
    data: bytes | str,
    find: Callable[[str], Game | None],
    place: str = "",
    unknown: Callable[[str], str] | None = None,
) -> Record:
    """Give the record in ``data``, one JSON object.

    ``find`` gives a game by its id, or None; ``unknown`` gives the hint then. ``place`` begins every error's
    ``where``.
    """
    value = decode(data, place)
    try:
        if type(value) is dict and "format" not in value:  # before any oddity in it
            raise Fault("is no record: the key 'format' is missing")
        _search(value)
        return _checked(value, find, unknown)
    except Fault as fault:
        path = shape.place(fault.path)
        where = f"{place}: {path}" if place and path else path or place
        raise RecordError(fault.what, where=where or None, hint=fault.hint) from None


# what is at each key is checked later
_TOP = shape.table(
    dict.fromkeys(("format", "game", "ruleset", "setup", "actions"), lambda value: None),
    dict.fromkeys(("provenance", "claims"), lambda value: None),
)


def _checked(value: Any, find: Callable[[str], Game | None], unknown: Callable[[str], str] | None) -> Record:
    if type(value) is not dict:
        raise Fault(f"a record is an object, not {shown(value)}", ONE_EACH if type(value) is list else None)
    shape.within("format", shape.one_of((FORMAT,)), value["format"])
    _TOP(value)
    game = find(value["game"]) if type(value["game"]) is str else None
    if game is None:
        hint = unknown(str(value["game"])) if unknown else None
        raise Fault(f"there is no game {shown(value['game'])}", hint, "game")
    ruleset = _ruleset(game, value["ruleset"])
    if "provenance" in value:
        shape.within("provenance", PROVENANCE, value["provenance"])
    shapes = game.hand.shapes(ruleset)
    shape.within("setup", shapes.setup, value["setup"])
    shape.within("actions", shape.listing(shapes.action, 0, MAX_BYTES), value["actions"])  # replay counts them
    if "claims" in value:
        shape.within("claims", shapes.claims, value["claims"])
    said = value["game"], value["ruleset"], value["setup"], tuple(value["actions"])
    return Record(*said, value.get("claims"), value.get("provenance"))


def _ruleset(game: Game, given: Any) -> Mapping[str, Any]:
    if type(given) is not dict:
        raise Fault(f"an object is asked for, not {shown(given)}", None, "ruleset")
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in known:
            raise Fault(f"{game.id} has no such option", nearest(name, known), "ruleset", name)
        if not known[name].allows(value):
            what = f"{shown(value)} is not a value of this option ({known[name].clause})"
            raise Fault(what, known[name].hint(value), "ruleset", name)
    for option in game.options:
        if option.always and option.name not in given:
            raise Fault(f"the key {option.name!r} is missing", None, "ruleset")
    return game.ruleset(given)


def as_json(record: Record) -> dict[str, Any]:
    """Give a record as one JSON object, keys in the order of the format's description."""
    made: dict[str, Any] = {"format": FORMAT, "game": record.game, "ruleset": dict(record.ruleset)}
    if record.provenance is not None:
        made["provenance"] = dict(record.provenance)
    made |= {"setup": dict(record.setup), "actions": [dict(action) for action in record.actions]}
    if record.claims is not None:
        made["claims"] = dict(record.claims)
    return made


_line = json.JSONEncoder(ensure_ascii=True, separators=(",", ":"), allow_nan=False)


def line(record: Record) -> str:
    """Write a record as one line, without its end."""
    return _line.encode(as_json(record))


def page(record: Record) -> str:
    """Write a record over many lines, for people to read: a line an action, a hand, a trick."""
    return laid_out(as_json(record)) + "\n"


def laid_out(value: Any, indent: str = "") -> str:
    """Give JSON that people can read: a line for what fits into one, more for what does not."""
    compact = json.dumps(value)
    if not isinstance(value, (dict, list)) or len(compact) + len(indent) <= 100:
        return compact
    deeper = indent + "  "
    if isinstance(value, dict):
        inner = [f"{json.dumps(key)}: {laid_out(one, deeper)}" for key, one in value.items()]
        return "{\n" + ",\n".join(deeper + one for one in inner) + f"\n{indent}}}"
    return "[\n" + ",\n".join(deeper + laid_out(one, deeper) for one in value) + f"\n{indent}]"
