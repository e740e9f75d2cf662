"""Templates' text → Jinja's tokens, with one regular expression for all that can stand in a tag.

Jinja tries seven of them in turn at each token, and reads text letter by letter. What this module does not know
(``raw``, letters that begin no token, brackets that do not match) is left to Jinja, with what to say about it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from jinja2.lexer import Token, float_re, integer_re, operators

CLOSING = {"(": ")", "[": "]", "{": "}"}
TAGS = {"{{": "variable", "{%": "block"}
CLOSES = {"variable": "}}", "block": "%}"}
END, NUMBER, NAME, STRING = 1, 2, 3, 4
"""Groups of the expression for what stands in a tag. The last, an operator, has no name."""


class Lexer:
    """Tells tokens apart. ``comment``: what comments begin and end with; ``trim``: tags take line ends away."""

    def __init__(self, comment: tuple[str, str], trim: bool) -> None:
        begin, end = (re.escape(word) for word in comment)
        newline = r"\n?" if trim else ""
        self.trim = trim
        self.begin = re.compile(rf"({{{{|{{%|{begin})([-+]?)")
        self.comment_end = re.compile(rf"\+{end}|-{end}\s*|{end}{newline}")
        self.inside = _inside(rf"-(?:%}}|}}}})\s*|\+%}}|%}}{newline}|}}}}")

    def tokens(self, source: str) -> list[Token] | None:
        """Give the tokens that Jinja would; None where it has to say itself what there is, or what is wrong."""
        if "\r" in source:
            source = source.replace("\r\n", "\n").replace("\r", "\n")
        found: list[Token] = []
        at, line, new_line = 0, 1, True
        while tag := self.begin.search(source, at):
            text = source[at : tag.start()]
            lines = text.count("\n")
            kind, sign = tag.groups()
            if sign == "-":
                text = text.rstrip()
            elif self.trim and not sign and kind != "{{":
                start = text.rfind("\n") + 1
                if (start or new_line) and text[start:].isspace():
                    text = text[:start]
            if text:
                found.append(Token(line, "data", text))
            line += lines
            at = tag.end()
            if name := TAGS.get(kind):
                found.append(Token(line, f"{name}_begin", tag[0]))
                if (end := self._tag(source, at, line, name, found)) is None:
                    return None
                line = found[-1].lineno + found[-1].value.count("\n")
            else:
                match = self.comment_end.search(source, at)
                if match is None:
                    return None
                end = match.end()
                line += source.count("\n", at, end)
            at, new_line = end, source[end - 1] == "\n"
        if at < len(source):
            found.append(Token(line, "data", source[at:]))
        return found

    def _tag(self, source: str, at: int, line: int, name: str, found: list[Token]) -> int | None:
        """Find the tokens of a tag and give where it ends."""
        match, add = self.inside.match, found.append
        closing = CLOSES[name]
        open_brackets: list[str] = []
        while token := match(source, at):
            group = token.lastindex or END
            value = token[group]
            begin = token.start(group)
            if begin != at:
                line += source.count("\n", at, begin)
            at = token.end()
            if group == NAME:
                if not value.isidentifier() or (value == "raw" and found[-1].type == "block_begin"):
                    return None
                add(Token(line, "name", value))
            elif group == STRING:
                text = value[1:-1]
                if "\\" in text:
                    try:
                        text = text.encode("ascii", "backslashreplace").decode("unicode-escape")
                    except UnicodeError:
                        return None
                add(Token(line, "string", text))
                line += value.count("\n")
            elif group == NUMBER:
                fraction = float_re.match(source, begin)
                number = fraction or integer_re.match(source, begin)
                if number is None or not number[0].isascii():
                    return None
                digits = number[0].replace("_", "")
                try:
                    read: Any = float(digits) if fraction else int(digits, 0)
                except ValueError:  # Python reads only so many digits of a whole number
                    return None
                add(Token(line, "float" if fraction else "integer", read))
                at = number.end()
            elif group == END and not open_brackets and closing in value:
                add(Token(line, f"{name}_end", value))
                return at
            else:
                if group == END:  # that of brackets, say
                    value, at = value[0], begin + 1
                if value in CLOSING:
                    open_brackets.append(CLOSING[value])
                elif value in ")]}" and (not open_brackets or open_brackets.pop() != value):
                    return None
                add(Token(line, operators[value], value))
        return None


def _inside(end: str) -> re.Pattern[str]:
    """Give the expression for a token of a tag that ``end`` ends, with the blanks before it."""
    long = "|".join(re.escape(word) for word in operators if len(word) > 1)
    short = "".join(re.escape(word) for word in operators if len(word) == 1)
    string = r"'[^'\\]*(?:\\.[^'\\]*)*'|\"[^\"\\]*(?:\\.[^\"\\]*)*\""
    return re.compile(rf"\s*(?:({end})|(\d)|(\w+)|({string})|({long}|[{short}]))", re.DOTALL)


@cache
def lexer(comment: tuple[str, str], trim: bool) -> Lexer:
    """Give the lexer of environments that have these marks."""
    return Lexer(comment, trim)
