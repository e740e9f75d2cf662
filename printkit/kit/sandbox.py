"""Jinja's sandbox made narrower: nothing random, nothing that grows without bound, and an end to every loop."""

from __future__ import annotations

import hashlib
import importlib.util
import marshal
import re
import sys
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path, PurePath
from typing import Any

from jinja2 import StrictUndefined, UndefinedError, nodes
from jinja2.compiler import CodeGenerator
from jinja2.exceptions import SecurityError
from jinja2.idtracking import VAR_LOAD_RESOLVE
from jinja2.runtime import Context
from jinja2.sandbox import ImmutableSandboxedEnvironment
from jinja2.utils import missing

from printkit.cache import store
from printkit.kit.deadline import tick
from printkit.kit.schema import kind_word
from printkit.kit.table import Row

MAX_TEXT = 1 << 20
"""Longest text that an expression may make, characters."""

MAX_ITEMS = 100_000
MAX_NUMBER = 10_000
"""Greatest number that may be given to what makes that many of something."""

MAX_BITS = 4096

DROPPED_FILTERS = ("pprint", "random", "urlize", "xmlattr")
"""``random`` would make other bytes each time; the rest have no use on paper."""

GUARDED_FILTERS = (
    *("batch", "center", "format", "indent", "join", "replace", "round", "slice", "sum", "tojson", "truncate"),
    "wordwrap",
)
DROPPED_METHODS = ("encode", "expandtabs", "format", "format_map", "maketrans", "to_bytes", "translate")


class Absent(UndefinedError):
    """A name, or a name of an object, that is not there."""

    def __init__(self, message: str, owner: object, name: object) -> None:
        super().__init__(message)
        self.owner = owner
        self.name = name

    def known(self) -> list[str]:
        """Give the names that the owner has."""
        owner = self.owner
        if isinstance(owner, (Mapping, Row)):
            return [str(key) for key in owner]
        return [name for name in dir(owner) if not name.startswith("_")]


class Undefined(StrictUndefined):
    """Any use of what is not defined is an error that knows the name and where it was looked for."""

    __slots__ = ()

    def __init__(
        self, hint: str | None = None, obj: Any = missing, name: str | None = None, exc: Any = UndefinedError
    ) -> None:
        if exc is UndefinedError and hint is None and name is not None:
            owner = None if obj is missing else obj

            def exc(message: str) -> Absent:
                return Absent(message, owner, name)

        super().__init__(hint, obj, name, exc)


class Generator(CodeGenerator):
    """Compiles ``a ~ b`` into a call that looks at the length, and notes what a template takes from its data.

    A loop asks at each turn whether there is time left.
    The module has two more values: ``taken``, the names that it takes itself, and ``lent``, the templates that
    it lets see its data, None for one that a variable names.
    """

    def visit_Template(self, node: nodes.Template, frame: Any = None) -> None:
        """Write the template, and after it what it takes."""
        self.taken: set[str] = set()
        super().visit_Template(node, frame)
        self.writeline(f"taken = {sorted(self.taken)!r}", extra=1)
        lent = [
            getattr(one.template, "value", None)  # type: ignore[attr-defined]  # each of these has one
            for one in node.find_all((nodes.Import, nodes.FromImport, nodes.Include, nodes.Extends))
            if getattr(one, "with_context", True)
        ]
        self.writeline(f"lent = {[name if isinstance(name, str) else None for name in lent]!r}")

    def enter_frame(self, frame: Any) -> None:
        """Note the names that a frame looks up."""
        super().enter_frame(frame)
        names = {name for action, name in frame.symbols.loads.values() if action == VAR_LOAD_RESOLVE}
        self.taken |= names - self.environment.globals.keys()

    def visit_For(self, node: nodes.For, frame: Any) -> None:
        """Write a loop whose turns begin with ``environment.turn``: a call, as templates make them, is slow."""
        node.body.insert(0, nodes.ExprStmt(nodes.EnvironmentAttribute("turn"), lineno=node.lineno))
        super().visit_For(node, frame)

    def visit_Concat(self, node: nodes.Concat, frame: Any) -> None:
        """Write the join inside the guard."""
        self.write("environment.short(")
        super().visit_Concat(node, frame)
        self.write(")")


class Sandbox(ImmutableSandboxedEnvironment):
    """The environment of all templates."""

    code_generator_class = Generator
    intercepted_binops = frozenset({"+", "*", "**", "%"})

    def __init__(self, markdown: bool) -> None:
        comment = ("{!--", "--!}") if markdown else ("{#", "#}")
        super().__init__(
            autoescape=not markdown,
            undefined=Undefined,
            trim_blocks=markdown,
            lstrip_blocks=markdown,
            keep_trailing_newline=True,
            finalize=_printable,
            comment_start_string=comment[0],
            comment_end_string=comment[1],
            optimized=False,  # working out constants takes a fifth of compiling, and most templates run once
        )
        del self.globals["lipsum"]
        for name in DROPPED_FILTERS:
            del self.filters[name]
        for name in GUARDED_FILTERS:
            self.filters[name] = _guarded(name, self.filters[name])

    def compile(self, source: Any, name: str | None = None, filename: str | None = None, *more: Any) -> Any:
        """Compile a template, or take what it was compiled to before: phrases take Jinja up to 0.2 s.

        ``more``: as Jinja's own; what it asks for beyond the code that runs is not cached.
        """
        if any(more):
            return super().compile(source, name, filename, *more)

        def make() -> bytes:
            return marshal.dumps(super(Sandbox, self).compile(source, name, filename))

        key = [_compiler(), self.autoescape, source, name, filename]
        return marshal.loads(store.cached("templates", key, bytes, make))

    @property
    def turn(self) -> None:
        """Ask whether there is time left."""
        tick()

    def short(self, text: str) -> str:
        """Pass a text on, unless it is too long."""
        if len(text) > MAX_TEXT:
            raise SecurityError(f"makes a text of over {MAX_TEXT >> 20} MiB")
        return text

    def call_binop(self, context: Context, operator: str, left: Any, right: Any) -> Any:
        """Do ``+ * ** %`` where the result is of bounded size."""
        if operator == "**" and isinstance(left, int) and isinstance(right, int):
            _bound(left.bit_length() * max(right, 0), MAX_BITS, "a number")
        elif operator == "*":
            if isinstance(left, int) and isinstance(right, int):
                _bound(left.bit_length() + right.bit_length(), MAX_BITS, "a number")
            else:
                for many, times in ((left, right), (right, left)):
                    if isinstance(times, int) and isinstance(many, (str, bytes, list, tuple)):
                        _bound(len(many) * max(times, 0), MAX_ITEMS, "a text or list")
        elif operator == "+" and isinstance(left, (str, bytes, list, tuple)) and isinstance(right, type(left)):
            _bound(len(left) + len(right), MAX_TEXT if isinstance(left, str) else MAX_ITEMS, "a text or list")
        elif operator == "%" and isinstance(left, (str, bytes)):
            raise SecurityError("'%' puts no values into texts; use the filter format")
        return super().call_binop(context, operator, left, right)

    def wrap_str_format(self, value: Any) -> Callable[..., str] | None:
        """Leave str.format out: its widths are hard to bound; ``~`` and the filter ``format`` do the same."""
        return None

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        """Refuse the methods that can make much of little."""
        if isinstance(obj, (str, bytes, int)) and attr in DROPPED_METHODS:
            return False
        if isinstance(obj, (PurePath, partial)):  # a path can read and write; neither has a use in a template
            return False
        return super().is_safe_attribute(obj, attr, value)

    def call(__self, __context: Context, __obj: Any, *args: Any, **kwargs: Any) -> Any:
        """Call what a template may call, in time; a text's own methods with bounded numbers only."""
        tick()
        owner = getattr(__obj, "__self__", None)
        if isinstance(owner, (str, bytes)):
            _check_text_call(getattr(__obj, "__name__", ""), str(owner), args, kwargs)
        return super().call(__context, __obj, *args, **kwargs)

    def call_filter(self, *given: Any, **more: Any) -> Any:
        """Apply a filter to one of many, in time."""
        tick()
        return super().call_filter(*given, **more)

    def call_test(self, *given: Any, **more: Any) -> Any:
        """Try one of many, in time."""
        tick()
        return super().call_test(*given, **more)


@cache
def _compiler() -> object:
    """Give all that decides what a template is compiled to but the template: Python, Jinja and this module."""
    python = sys.version, sys.flags.optimize, importlib.util.MAGIC_NUMBER.hex(), marshal.version
    return [*python, store.version("jinja2"), hashlib.sha256(Path(__file__).read_bytes()).hexdigest()]


def _printable(value: Any) -> Any:
    """Let texts and numbers through; a list or a function in the text of a card is a slip."""
    if isinstance(value, (str, int, float, StrictUndefined)) and not isinstance(value, bool):
        return value
    if hasattr(value, "__html__"):
        return value
    raise TypeError(f"{kind_word(value)} is no text to print")


def _bound(size: int, limit: int, what: str) -> None:
    if size > limit:
        raise SecurityError(f"makes {what} that is too large")


def _check_text_call(name: str, owner: str, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> None:
    values = (*args, *kwargs.values())
    for value in values:
        if isinstance(value, int):
            _bound(value, MAX_NUMBER, "a text")
    if name == "replace" and len(values) >= 2:
        _bound(len(owner) + owner.count(str(values[0])) * len(str(values[1])), MAX_TEXT, "a text")
    elif name == "join" and values:
        _bound_join(owner, values[0])


def _bound_join(between: str, parts: Any) -> None:
    if isinstance(parts, (list, tuple, str)):
        _bound(sum(len(between) + (len(p) if isinstance(p, str) else 1) for p in parts), MAX_TEXT, "a text")


def _guarded(name: str, original: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap a filter so that it is refused numbers and texts that would make too much."""
    passed = 1 if hasattr(original, "jinja_pass_arg") else 0  # context or environment comes first

    def guarded(*args: Any, **kwargs: Any) -> Any:
        value, rest = args[passed], (*args[passed + 1 :], *kwargs.values())
        for number in rest:
            if isinstance(number, int):
                _bound(number, MAX_NUMBER, "a text or list")
        if name == "sum" and any(isinstance(start, (list, tuple)) for start in rest):
            raise SecurityError("sums numbers only")
        if name == "format" and re.search(r"\*|\d{5}", re.sub(r"%%", "", str(value))):
            raise SecurityError("makes a text that is too large")
        if name == "replace" and len(rest) >= 2:
            _check_text_call(name, str(value), tuple(rest[:2]), {})
        if name == "join":
            _bound_join(str(rest[0]) if rest else "", value)
        if name == "indent" and isinstance(value, str):
            wide = rest[0] if rest and isinstance(rest[0], int) else 64
            _bound((value.count("\n") + 1) * wide, MAX_TEXT, "a text")
        return original(*args, **kwargs)

    if passed:
        guarded.jinja_pass_arg = original.jinja_pass_arg  # type: ignore[attr-defined]
    return guarded
