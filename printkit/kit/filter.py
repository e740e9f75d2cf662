"""The filter of a part's rows, ``where = 'kind == "spell" and cost >= 3'``: read and judged here, never run.

::

    filter  = both ("or" both)*            both   = one ("and" one)*
    one     = "not" one | "(" filter ")" | column [test]
    test    = ("==" | "!=" | "<" | "<=" | ">" | ">=") value | ["not"] "in" "[" value ("," value)* "]"
    value   = number | "text" | 'text'

A column alone asks whether its cell is filled. A value written as a number is compared with numbers; against
one, an empty cell is neither equal nor less nor more.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from printkit.errors import DataError, KitError, check_known
from printkit.kit.table import Row, Table

MAX_LENGTH = 1000
MAX_DEPTH = 20

TOKEN = re.compile(
    r"""\s*(
        [-+]?\d+(?:\.\d+)?(?![\w.])
      | "[^"]*"|'[^']*'
      | [^\W\d][\w.\-]*
      | ==|!=|<=|>=|[<>()\[\],]
    )""",
    re.VERBOSE,
)
"""A number, a text, a word or a sign, which their first letters tell apart."""

NUMBER = re.compile(r"[-+]?\d{1,30}(\.\d{0,30})?|[-+]?\.\d{1,30}")
WORDS = ("and", "or", "not", "in")
MEANS = {"==": (0,), "!=": (-1, 1), "<": (-1,), "<=": (-1, 0), ">": (1,), ">=": (0, 1)}
"""Sign → the orders of cell and value (-1: the cell comes first) for which it holds."""

Judge = Callable[[Row, str], bool]
"""(row, its place) → whether the row is wanted."""

Value = TypeVar("Value")


def filtered(table: Table, text: str, place: str) -> Table:
    """Give the rows that a filter wants. ``place``: where kit.toml has it.

    Raises KitError for a filter that cannot be read or asks for a column that is not there, DataError naming
    the row for a cell that is no number where it is compared with one.
    """
    columns, judge = read_filter(text, place)
    check_known(columns, table.columns, f"{table.name} has no column", where=place, kind=KitError)
    return table.only([n for n, row in enumerate(table.rows) if judge(row, table.places[n])])


def read_filter(text: str, place: str) -> tuple[tuple[str, ...], Judge]:
    """Read a filter: the columns that it asks for, and its judgement of a row.

    Raises KitError with the place and what is wrong there.
    """
    if len(text) > MAX_LENGTH:
        raise KitError(f"a filter of more than {MAX_LENGTH} characters", where=place)
    reader = _Reader(_tokens(text, place), place)
    judge = reader.either(0)
    if reader.tokens[0]:
        raise reader.fail("a filter should end here", 'join what you ask for with "and" or "or"')
    return tuple(dict.fromkeys(reader.columns)), judge


def _tokens(text: str, place: str) -> list[str]:
    """Give the pieces of a filter, and "" for its end."""
    found, at = list[str](), 0
    while rest := text[at:].strip():
        match = TOKEN.match(text, at)
        if match is None:
            hint = "write == to compare" if rest[0] == "=" else 'put texts in "quotes"'
            raise KitError(f"{rest[:20]!r} has no meaning in a filter", where=place, hint=hint)
        found.append(match[1])
        at = match.end()
    return [*found, ""]


class _Reader:
    """Takes the tokens of a filter one by one."""

    def __init__(self, tokens: list[str], place: str) -> None:
        self.tokens, self.place = tokens, place
        self.columns: list[str] = []

    def fail(self, what: str, hint: str | None = None) -> KitError:
        found = f"before {self.tokens[0][:20]!r}" if self.tokens[0] else "at the end"
        return KitError(f"{what}, {found}", where=self.place, hint=hint)

    def took(self, *texts: str) -> str:
        """Take one of these words or signs if it comes next, else nothing: ""."""
        return self.tokens.pop(0) if self.tokens[0] in texts else ""

    def take(self, text: str) -> None:
        if not self.took(text):
            raise self.fail(f"a filter should have {text}")

    def either(self, depth: int) -> Judge:
        judges = self.several("or", lambda: self.both(depth))
        return lambda row, at: any(judge(row, at) for judge in judges)

    def both(self, depth: int) -> Judge:
        judges = self.several("and", lambda: self.one(depth))
        return lambda row, at: all(judge(row, at) for judge in judges)

    def several(self, word: str, read: Callable[[], Value]) -> list[Value]:
        """Read what stands between words or signs."""
        found = [read()]
        while self.took(word):
            found.append(read())
        return found

    def one(self, depth: int) -> Judge:
        """Read one question, a denied one, or several in brackets."""
        if depth > MAX_DEPTH:
            raise self.fail(f"brackets more than {MAX_DEPTH} deep")
        if self.took("not"):
            inner = self.one(depth + 1)
            return lambda row, at: not inner(row, at)
        if self.took("("):
            judge = self.either(depth + 1)
            self.take(")")
            return judge
        return self.question()

    def question(self) -> Judge:
        """Read a column with what is asked of it."""
        if not re.match(r"[^\W\d]", self.tokens[0]) or self.tokens[0] in WORDS:
            raise self.fail("a filter should name a column", "write column == value")
        column = self.tokens.pop(0)
        self.columns.append(column)
        if sign := self.took(*MEANS):
            value = self.value()
            return lambda row, at: _compare(row[column], sign, value, column, at)
        if word := self.took("in", "not"):
            if word == "not":
                self.take("in")
            self.take("[")
            values = self.several(",", self.value)
            self.take("]")
            return lambda row, at: (
                (word == "in") == any(_compare(row[column], "==", v, column, at) for v in values)
            )
        return lambda row, at: bool(row[column])

    def value(self) -> str | float:
        if not re.match(r"[-+\d\"']", self.tokens[0]):
            raise self.fail('a filter should have a number or a text in "quotes"')
        token = self.tokens.pop(0)
        return token[1:-1] if token[0] in "\"'" else float(token)


def _compare(cell: str, sign: str, value: str | float, column: str, at: str) -> bool:
    left: str | float = cell
    if not isinstance(value, str):
        if not NUMBER.fullmatch(cell):
            if cell and sign not in ("==", "!="):
                raise DataError(f"{column} is {cell[:40]!r}, which is no number to compare", where=at)
            return sign == "!="
        left = float(cell)
    order = (left > value) - (left < value)  # type: ignore[operator]  # both are texts or both are numbers
    return order in MEANS[sign]
