"""What may be wrong with what a maker's own code gives: a GameError, by what our annotations ask for."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import PurePath
from textwrap import dedent
from types import FunctionType, UnionType
from typing import Any, ClassVar, TypeVar, get_args, get_origin, get_type_hints

from printkit.errors import GameError

Given = TypeVar("Given")
hints_of = cache(get_type_hints)
FROM = r"\b(?:printkit|collections|typing)\.(?:\w+\.){0,2}"
"""Where a name comes from, which a message leaves out."""


def given(value: Given, asked: Any, by: Any) -> Given:
    """Give what a function gave, or has a name: ``by``. GameError for what is not as an annotation asks."""
    if found := _misfit(value, asked):
        kind = found[1].__name__ if isinstance(found[1], type) else re.sub(FROM, "", str(found[1]))
        name = getattr(by, "__qualname__", by)
        what = f"{name}{found[2]}: {kind} is asked for, not {found[0]!r:.60}"
        hint = "one alone has a comma: (x,)" if kind.startswith("tuple") else "see docs/games.md"
        raise GameError(what, where=place(by), hint=hint)
    return value


def _misfit(value: Any, asked: Any, at: str = "") -> tuple[Any, Any, str] | None:
    """Give the innermost part that is not what an annotation asks for, what, and where; None if all is."""
    of, inner = get_origin(asked), get_args(asked)
    if of is UnionType:
        right = next((one for one in inner if isinstance(value, get_origin(one) or one)), None)
        return _misfit(value, right, at) if right else (value, asked, at)
    parts: Iterable[tuple[Any, Any, str]] = ()
    if of in (tuple, Sequence):
        if not isinstance(value, Iterable) or isinstance(value, str) or hasattr(value, "_fields"):
            return value, asked, at
        every = enumerate(value) if isinstance(value, Collection) else ()
        parts = ((one, inner[0], f"{at}[{number}]") for number, one in every)
    elif asked is not Any and not isinstance(value, of or asked):
        return value, asked, at
    elif hasattr(asked, "_fields"):
        parts = ((getattr(value, name), kind, f"{at}.{name}") for name, kind in hints_of(asked).items())
    return next(filter(None, (_misfit(*part) for part in parts)), None)


def place(function: Any) -> str | None:
    """Give where a function begins, None for what is none."""
    code = getattr(getattr(function, "__func__", function), "__code__", None)
    return code and f"{PurePath(code.co_filename).name}:{code.co_firstlineno}"


def check_class(hand: Any) -> None:
    """Check what a class of hands says, and that its methods are such, and return something."""
    from inspect import getattr_static, signature  # 8 ms, and ours need it not

    base = next(one for one in hand.__mro__ if one.__module__.startswith("printkit.rules."))
    for name, asked in hints_of(base).items():
        if get_origin(asked) is ClassVar and hasattr(hand, name):
            given(getattr(hand, name), get_args(asked)[0], f"{hand.__name__}.{name}")
    for name in dir(base):
        theirs, own = getattr_static(base, name), getattr_static(hand, name)
        if name[0] == "_" or own is theirs or not isinstance(theirs, (FunctionType, classmethod)):
            continue
        plain: Any = getattr(theirs, "__func__", theirs)
        if not hasattr(own, "__get__") or (plain is not theirs and isinstance(own, FunctionType)):
            takes = ", ".join(signature(plain).parameters)
            hint = f"write {'@classmethod ' * (plain is not theirs)}def {name}({takes})"
            raise GameError(f"{hand.__name__}.{name} is not the method that is asked for", hint=hint)
        if plain.__annotations__["return"] != "None" and _returns_nothing(getattr(own, "__func__", own)):
            what = f"{hand.__name__}.{name}() returns nothing"
            raise GameError(what, where=place(own), hint="write return before what it gives")


def _returns_nothing(function: Any) -> bool:
    """Tell whether a function comes to its end without a value, whatever happens."""
    import ast
    from inspect import getsource

    ends = (ast.Yield, ast.YieldFrom, ast.Raise, ast.Lambda)
    with suppress(OSError, TypeError, SyntaxError):
        inside = ast.walk(ast.parse(dedent(getsource(function))))
        return not any(isinstance(one, ends) or (isinstance(one, ast.Return) and one.value) for one in inside)
    return False
