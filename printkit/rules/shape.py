"""What the parts of a record look like: small checks that are put together from smaller ones.

A check takes a value and raises :class:`Fault` when the value is not as asked for. The fault collects its
place on the way out, so that a right value costs nothing but its check.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import accumulate
from typing import Any

from printkit.errors import nearest

Check = Callable[[Any], None]

HUGE = (1 << 64) - 1
"""No integer of a record is further from 0: seeds are 64-bit, all else is small."""

HUGE_SAID = "a huge integer"

DEEPEST = 64
"""No JSON is read in which more brackets lie in each other: readers call themselves once for each."""

NO_BRACKET = re.compile(r'(?>(?:"[^"\\]*+(?>(?:\\.[^"\\]*+)*)"?|[^"\[\]{}]++)+)', re.DOTALL)
"""What stands between the brackets of a JSON text, texts with brackets in them too."""

SIGNS = str.maketrans("♠♥♦♣", "SHDC")

STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


def nesting(brackets: Iterable[str]) -> int:
    """Say how many brackets lie in each other at most."""
    return max(accumulate(map(STEPS.__getitem__, brackets)), default=0)


def json_depth(text: str) -> int:
    """Say how deeply a JSON text is nested, before it is parsed and whether it can be or not."""
    return nesting(NO_BRACKET.sub("", text))


class Fault(Exception):
    """A value that is not what it should be; ``path`` holds keys and list positions, outermost first."""

    def __init__(self, what: str, hint: str | None = None, *path: str | int) -> None:
        super().__init__(what)
        self.what = what
        self.hint = hint
        self.path = list(path)


def shown(value: object, length: int = 40) -> str:
    """Give a value as a message may show it: JSON, what is not printable escaped, cut short."""
    if isinstance(value, str):
        value = value[: length + 1]
    elif isinstance(value, dict):
        return "an object"
    elif isinstance(value, list) and len(value) > length:
        return f"a list of {len(value)}"
    try:
        text = _printable(json.dumps(value, default=str, ensure_ascii=False)[: length + 1])
    except ValueError:  # an int of more digits than Python cares to print
        return HUGE_SAID
    if isinstance(value, list) and len(text) > length:
        return (text[: length - 5].rpartition(" ")[0] or "[") + " ...]"
    return text if len(text) <= length else text[: length - 3] + "..."


def differing(one: object, other: object, length: int = 40) -> tuple[str, str]:
    """Show two values; where that would say the same of both, what stands around the first difference."""
    said = shown(one, length), shown(other, length)
    if said[0] != said[1] or said[0] == HUGE_SAID:
        return said
    texts = [json.dumps(each, default=str, ensure_ascii=False) for each in (one, other)]
    differ = (at for at, (left, right) in enumerate(zip(*texts, strict=False)) if left != right)
    start = max(next(differ, min(map(len, texts))) - length // 2, 0)
    left, right = (f"...{_printable(text[start : start + length])}" for text in texts)
    return left, right


def _printable(text: str) -> str:
    return "".join(one if one.isprintable() else json.dumps(one)[1:-1] for one in text)


def place(path: list[str | int]) -> str:
    """Give a path as a person writes it: ``setup.hands[2][4]``."""
    made = ""
    for step in path:
        if isinstance(step, int):
            made += f"[{step}]"
        else:
            name = step if step.isascii() and step.replace("-", "_").isidentifier() else shown(step)
            made += f".{name}" if made else name
    return made


def integer(low: int = -HUGE, high: int = HUGE, hint: str | None = None) -> Check:
    """Ask for an integer from ``low`` to ``high``; true and 1.0 are none. ``hint``: of what is none."""

    def check(value: Any) -> None:
        if type(value) is not int:
            raise Fault(f"an integer is asked for, not {shown(value)}", hint)
        if abs(value) > HUGE:
            raise Fault(f"the integer {shown(value)} is too large")
        if not low <= value <= high:
            bound = f"from {low} to {high}" if high < HUGE else f"of at least {low}"
            raise Fault(f"an integer {bound} is asked for, not {shown(value)}")

    return check


def player(count: int) -> Check:
    """Ask for the number of one of so many players, or of their hands."""
    hint = "players are numbers in records: A is 0, B is 1"
    return integer(0, count - 1, hint)


def flag(value: Any) -> None:
    """Ask for true or false."""
    if type(value) is not bool:
        raise Fault(f"true or false is asked for, not {shown(value)}")


def text(most: int) -> Check:
    """Ask for a string of at most ``most`` characters."""

    def check(value: Any) -> None:
        if type(value) is not str:
            raise Fault(f"a string is asked for, not {shown(value)}")
        if len(value) > most:
            raise Fault(f"a string of {len(value)} characters is longer than {most}")

    return check


def one_of(values: Collection[Any], what: str | None = None) -> Check:
    """Ask for one of a few values; ``what`` names them in the message, else they are listed."""
    exact = {(type(value), value) for value in values}

    def check(value: Any) -> None:
        if isinstance(value, (dict, list)) or (type(value), value) not in exact:
            if what:  # a card may be written as elsewhere: 10h, ♥T
                code = str(value)[:4].upper().replace("10", "T").translate(SIGNS)
                meant = next((one for one in (code, code[::-1]) if one in values), None)
                raise Fault(f"{shown(value)} is not {what}", f"did you mean {meant!r}?" if meant else None)
            texts = [known for known in values if isinstance(known, str)]
            hint = nearest(value, texts) if type(value) is str else None
            raise Fault(f"{shown(value)} is not {' or '.join(map(shown, values))}", hint)

    return check


def or_null(inner: Check) -> Check:
    """Ask for null or what ``inner`` asks for."""

    def check(value: Any) -> None:
        if value is not None:
            inner(value)

    return check


def listing(item: Check, least: int, most: int | None = None) -> Check:
    """Ask for a list of ``least`` … ``most`` items (exactly ``least`` without ``most``)."""
    top = least if most is None else most

    def check(value: Any) -> None:
        if type(value) is not list:
            raise Fault(f"a list is asked for, not {shown(value)}")
        if not least <= len(value) <= top:
            asked = f"{least}" if least == top else f"{least} to {top}"
            raise Fault(f"a list of {asked} is asked for, not of {len(value)}")
        for at, one in enumerate(value):
            within(at, item, one)

    return check


def table(required: Mapping[str, Check], optional: Mapping[str, Check] | None = None) -> Check:
    """Ask for an object with all the required keys, perhaps some optional ones, and no others."""
    known = {**required, **(optional or {})}

    def check(value: Any) -> None:
        if type(value) is not dict:
            raise Fault(f"an object is asked for, not {shown(value)}")
        for key in value:
            if key not in known:
                raise Fault("there is no such key", nearest(key, known), key)
        for key in required:
            if key not in value:
                raise Fault(f"the key {key!r} is missing")
        for key, one in value.items():
            within(key, known[key], one)

    return check


def by_key(key: str, kinds: Mapping[str, Check]) -> Check:
    """Ask for an object that looks as ``kinds`` says for its value at ``key``, such as an action's ``do``."""
    known = one_of(tuple(kinds))

    def check(value: Any) -> None:
        if type(value) is not dict:
            raise Fault(f"an object is asked for, not {shown(value)}")
        if key not in value:
            raise Fault(f"the key {key!r} is missing")
        within(key, known, value[key])
        kinds[value[key]](value)

    return check


def within(step: str | int, check: Check, value: Any) -> None:
    """Check what lies at a key or place; a fault's path begins with it."""
    try:
        check(value)
    except Fault as fault:
        fault.path.insert(0, step)
        raise


def distinct(value: Any, path: tuple[str | int, ...] = (), seen: dict[str, str] | None = None) -> None:
    """Ask that no code is twice in a setup's lists and objects. ``path``: where the value lies in it."""
    seen = {} if seen is None else seen
    if isinstance(value, str):
        if value in seen:
            raise Fault(f"{value} is there twice", f"the other one is at setup.{seen[value]}", *path)
        seen[value] = place(list(path))
    else:
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            distinct(inner, (*path, key), seen)
