"""Each regular expression of printkit goes through a text in a time that grows no faster than the text."""

from __future__ import annotations

import ast
import re
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from tests.gather import gathered

PACKAGE = Path(__file__).parents[2] / "printkit"

LETTERS = "aZ0 \n.,;:=-+*/\\\"'`_|<>[](){}#@&!?~^%$あ漢ー0"
LENGTH = 2000
MOST = 3.0
"""Times as long for twice the text: by the square it would be four."""

LEAST = 0.001
"""Seconds of the processor for LENGTH letters below which there is nothing to fear: a kit's files are short."""

SEARCHES = {"search", "findall", "finditer", "split", "sub", "subn"}
TRIES = {"match", "fullmatch"}


def patterns() -> Iterator[tuple[str, str, int, bool]]:
    """Give each pattern that stands in the source: its place, itself, its flags, whether it is searched for."""
    nodes = {path: [*ast.walk(ast.parse(path.read_text("utf-8")))] for path in sorted(PACKAGE.rglob("*.py"))}
    searched = {
        (path if node.value.id.startswith("_") else None, node.value.id)
        for path, inside in nodes.items()
        for node in inside
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr in SEARCHES
    }
    for path, inside in nodes.items():
        names = {
            id(node.value): node.targets[0].id
            for node in inside
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }
        for node in inside:
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
                continue
            how, first = node.func.attr, node.args[0]
            if how not in {"compile", *SEARCHES, *TRIES} or ast.unparse(node.func.value) != "re":
                continue
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                named = ast.unparse(node)
                flags = sum(getattr(re, name) for name in ("DOTALL", "VERBOSE", "MULTILINE") if name in named)
                name = names.get(id(node), "")
                used = (path if name.startswith("_") else None, name) in searched
                search = how in SEARCHES or (how == "compile" and used)
                yield f"{path.relative_to(PACKAGE).as_posix()}:{node.lineno}", first.value, flags, search


def seconds(pattern: re.Pattern[str], text: str, search: bool, times: int = 1) -> float:
    found = []
    for _ in range(times):
        begun = time.thread_time()
        if search:
            pattern.sub("", text)
        else:
            pattern.match(text)
            pattern.fullmatch(text)
        found.append(time.thread_time() - begun)
    return min(found)


def pumps(pattern: str) -> Iterator[str]:
    """Give texts to go round and round in: letters that the pattern speaks of, alone, by twos, and by words."""
    own = dict.fromkeys(re.sub(r"\\[\w]", "", pattern))
    letters = [one for one in LETTERS if one in own or one.isalnum() or one.isspace()]
    yield from letters
    yield from (a + b + end for a, b in product(letters[:12], repeat=2) if a != b for end in ("", " "))
    yield from re.findall(r"[a-z]{2,}|\W{2,}|<[a-z]+", pattern)


def slow(pattern: str, flags: int, search: bool) -> str:
    """Say in what the pattern goes back and forth, "" for nothing."""
    if not re.search(r"[*+]|,\}", pattern):
        return ""  # nothing in it is repeated without end
    compiled = re.compile(pattern, flags)
    for pump in dict.fromkeys(pumps(pattern)):
        text = pump * (LENGTH // len(pump))
        # what needs LEAST by the square or the cube needs an eighth of it for half
        if (
            seconds(compiled, text[: LENGTH // 2], search) < LEAST / 8
            or seconds(compiled, text, search) < LEAST
        ):
            continue
        once, twice = seconds(compiled, text, search, 3), seconds(compiled, text * 2, search, 3)
        if twice > max(LEAST, MOST * once):
            return f"{pump!r}: {1000 * once:.1f} ms, then {1000 * twice:.1f} ms"
    return ""


def test_no_text_makes_one_go_back_and_forth() -> None:
    with gathered() as faults:
        for place, pattern, flags, search in patterns():
            with faults.of(place):
                assert slow(pattern, flags, search) == ""
    assert faults.cases > 100


def test_it_would_be_seen() -> None:
    for pattern in (r"/\*.*?\*/", r"\s*!important\s*$", ";(?![^(]*\\))"):
        assert any(slow(pattern, re.DOTALL, True) for _ in range(3))  # a busy machine hides it now and then


def test_no_group_is_repeated_possessively() -> None:
    """Python before 3.11.5, as in Debian 12, finds less than these match; ``(?>(?:…)*)`` does the same."""
    assert not [place for place, pattern, *_ in patterns() if re.search(r"(?<!\\)\)[*+?]\+", pattern)]
