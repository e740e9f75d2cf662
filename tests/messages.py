"""Reads out of printkit's source what it says to people, for the catalogues in printkit/locale.

A message is a string or an f-string where it arises: an error's words, a hint, an option's help, a
docstring of a command, what is said. Each field of an f-string becomes a number in braces; of a choice in it
each way is one of its own. ``python -m tests.messages`` writes the catalogues anew, with Babel.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from babel.messages import Catalog
from babel.messages.pofile import read_po, write_po

from printkit.preview.app import SAID, SEEN

ROOT = Path(__file__).parents[1]

SINKS = re.compile(
    r"((?!Assertion).*Error|fail|say|_say|complain|progress|need|check_known|read_own|(Own)?Fault|refused|kind|_bound|_fault|_error|pin|guarded"
    r"|_unreadable|_through|output_errors|limited|put|append|Problem|option|argument|command|group|take|one_of|within|get|checked|shaped|_Odd)"
)
"""Calls whose texts are told."""

NAMES = re.compile(
    r"what|hint|where|place|ways|said|why|which|whose|there|state|more|lines?|made|work|wrong|(one|error)\.(what|hint)"
    r"|head|names|notes?|lacks|detail|sides|done|tried|sizes|kind|named|rulings|_?[A-Z]{3,}(_[A-Z]+)*"
)
"""What texts that are told are kept in."""

WORDS = {"SUITS", "RANKS", "KINDS"}
"""Tables of single words."""

ELSEWHERE = (
    *("Options", "Commands", "Arguments", "Show this message and exit.", "Show the version and exit."),
    *("default: {0}", "required", "no such command {0}", "missing command", "DIR"),
    *("no such option: {0}", "no such option {0}"),
    *("option {0} requires an argument", "option {0} does not take a value"),
    *(
        "missing argument {0}",
        "missing option {0}",
        "missing parameter: {0}",
        "missing argument {0}. Choose from:\n{1}",
    ),
    *("got unexpected extra argument ({0})", "got unexpected extra arguments ({0})"),
    *(
        "invalid value",
        "invalid value: {0}",
        "invalid value for {0}: {1}",
        "{0} is not one of {1}",
        "{0} is not a valid integer",
    ),
    *("File {0} does not exist", "File {0} is a directory"),
    *("{0} is not in the range {1}", "{0} is not a valid integer range", "{0} is not a valid float"),
    *("no such file or directory", "permission denied", "is a directory", "not a directory", "file exists"),
    *("No such file or directory", "Permission denied", "Is a directory", "Not a directory", "File exists"),
    *("no space left on device", "No space left on device", "read-only file system", "Read-only file system"),
    *("not well-formed XML", "not well-formed (invalid token)", "duplicate attribute", "unbound prefix"),
    *(
        "junk after document element",
        "invalid value for {0}",
        "left out of {0}",
        "card {0}",
        "row {0}",
        "{0} lacking",
        "{0} copied",
        "{0} changed",
    ),
    *("side", "policy", "won", "shared", "tricks", "least", "most"),
    *("stopped", "others", "shape", "letter", "{0} cut", "an ace", "a king", "a queen", "a jack"),
    *("an 8" if rank == 8 else f"a {rank}" for rank in range(2, 11)),
    *("top and bottom", "left and right", ", seed {0}"),
    *("{0} is not " + " or ".join(f'"{{{one}}}"' for one in range(1, 1 + many)) for many in range(2, 10)),
    "unable to find trailer dictionary while recovering damaged file",
    *("should be {0}", "should be {0}, not {1}", "unknown key {0}", "missing key {0}", "no such choice: {0}"),
    *("{0} of at least {1}", "{0} of at most {1}", "a number", "a whole number", "true or false", "a text"),
    *(
        "a list",
        "a table",
        "Extra data",
        "Expecting value",
        "Expecting ',' delimiter",
        "Expecting ':' delimiter",
    ),
    *("Expecting property name enclosed in double quotes", "Unterminated string starting at"),
    *("Invalid control character at", "Illegal trailing comma before end of {0}"),
    *("the kit {0} has no language {1}", "{0} (part {1}, {2})"),
    *(f"{{0}} is {{1}} mm too {way} for its box of {{2}}" for way in ("wide", "high")),
    *("text at {0}, {1} mm", "text at {0}, {1} mm is translucent and cannot be flattened"),
    *("{0}, legal of {1} action", "{0}, legal of {1} actions", "{0} (paragraph) is missing in {1}", "layers"),
    *("cannot open {0}", "port {0} is not available", "{0} could not be started"),
    *("{0} mm too wide", "{0} mm too high", "{0} mm too wide and {1} mm too high"),
    *("invalid statement", "cannot overwrite a value", "unclosed array", "unclosed inline table"),
    *(
        "unterminated string",
        "illegal character {0}",
        "found invalid character {0}",
        "cannot declare {0} twice",
    ),
    *("expected newline or end of document after a statement", "invalid initial character for a key part"),
    *("unexpected {0}", "unexpected char {0}", "expected token {0}, got {1}", "expected name or number"),
    *("expected an expression, got {0}", "unexpected end of template, expected {0}", "unexpected end of data"),
    *(
        "{0} needs {1} numbers",
        "a list of texts",
        "missing end of comment tag",
        "invalid syntax for function call expression",
    ),
    *("expected '=' after a key in a key/value pair", "expected ']' at the end of a table declaration"),
    *("expected ']]' at the end of an array declaration", "unescaped '\\' in a string"),
)
"""What click, msgspec (kit/values.py), json, tomllib and the system say, as readers get it; words alone."""

SILENT = ("printkit/web/", "printkit/preview/app.py")
"""What reaches no terminal, but a browser."""

LEAST = 3
"""Letters that a message has more of, but for its fields: with fewer it could be anything."""

CODE = re.compile(
    r'kit\.toml(: [\w.{}"]+|, \{0\})?|glossary\.toml, \{0\}|\{0\}: (sizes|paper|places|about)|zone \{0\}'
    r"|--(option|scheduler|cutter:|layout:) \{0\}|--regenerate --write|--kit DIR --trust|\{0\} --help|DIR"
    r'|printkit (facts|preview|list --layouts|build [./{"]+0\}"?|calibrate --paper \{0\}|translate import .{7})'
    r"|GAME \[FACT\]\.\.\.|libcairo    \{0\}|(columns|languages|\[book\] en) = .*|::: .*|\{\{\{\{ .*"
    r"|font-size: \{0\}|10"
)
"""Messages that are keys, commands and places alone, the same in every language: no catalogue has them."""

HEADER = """# What printkit says; written by hand, message by message, and not word by word.
msgid ""
msgstr ""
"Language: {}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

"""

MOST = 12
"""Ways of one message that are read as messages; of more, what differs is a field."""

Text = tuple[str | None, ...]
"""Literal pieces, and None for each field."""


def texts(node: ast.expr | None, local: dict[str, list[ast.expr]]) -> list[Text]:
    """Give each way in which an expression is a text; one field where it is none, or has too many ways."""
    field: list[Text] = [(None,)]
    match node:
        case ast.Constant(value=str(text)):
            return [(text,)]
        case ast.JoinedStr(values=parts):
            ways = [texts(part, local) for part in parts]
            count = 1
            for number, way in enumerate(ways):
                count *= len(way)
                if count > MOST:
                    count //= len(way)
                    ways[number] = field
            return [tuple(piece for part in one for piece in part) for one in product(*ways)]
        case ast.FormattedValue(value=value, conversion=-1, format_spec=None):
            return texts(value, local) if not isinstance(value, ast.Constant) else field
        case ast.IfExp(body=one, orelse=other):
            return [*texts(one, local), *(way for way in texts(other, local))]
        case ast.BoolOp(values=each):
            return [way for one in each for way in texts(one, local)]
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return [a + b for a in texts(left, local) for b in texts(right, local)][:MOST]
        case ast.Call(func=ast.Attribute(value=value, attr="strip" | "rstrip" | "removesuffix")):
            return texts(value, local)
        case ast.Name(id=name) if name in local:
            inner = {other: what for other, what in local.items() if other != name}
            return [way for value in local[name] for way in texts(value, inner)]
    return field


def message(text: Text) -> str:
    """Write a text as a message: fields numbered, braces doubled; fields side by side are one."""
    said, number, before = "", 0, ""
    for piece in text:
        if piece is None and before is not None:
            said += f"{{{number}}}"
            number += 1
        elif piece is not None:
            said += piece.replace("{", "{{").replace("}", "}}")
        if piece != "":
            before = piece  # type: ignore[assignment]
    return said.strip()


def told(text: Text) -> str:
    """Write a text as a message, without the place and colon before it, which stay as they are."""
    while len(text) > 2 and text[0] is None and (text[1] or "").startswith(": "):
        text = ((text[1] or "")[2:], *text[2:])
        while text[:1] == ("",):
            text = text[1:]
    if re.match("[,;] | (?! )", text[0] or ""):  # the end of one
        text = (None, *text)
    return message(text)


NO_MESSAGE = re.compile(
    r"<.*(=\"|</)|.*[a-z]=\"\{|.*[=>]\"?\{0\}\"|/|q |.* cm /|\{\{#|[A-Z]{2}-\d+ |[A-Z]\w+ [A-Z]\w+ [A-Z]\w+ "
    r"|(sudo|dnf|apt-get|brew) |transform=|translate\(|\{0\} (scale|rotate)\(|\{\{card|```figure \{|alt: |: "
    r"|Mapping\[|dict\[|.*data:;|\(\?|\('|.*``\{|.*\\[bdw]|(\w\w ){5}|3 three|id class|xMid|normal\||.* Sans$",
    re.DOTALL,
)
"""What code writes for machines."""


def letters(said: str) -> int:
    """Count the letters of a message that are no field's."""
    return len(re.findall(r"[A-Za-z]", re.sub(r"\{\d+\}", "", said)))


def scope(function: ast.FunctionDef) -> dict[str, list[ast.expr]]:
    """Give what each local name of a function is made; parameters are whatever they are given."""
    found: dict[str, list[ast.expr]] = {}
    within: list[ast.AST] = [*function.body]
    while within:
        node = within.pop(0)
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            found.setdefault(node.targets[0].id, []).append(node.value)
        if not isinstance(node, ast.FunctionDef):
            within += ast.iter_child_nodes(node)
    given = {one.arg for one in (*function.args.args, *function.args.kwonlyargs)}
    return {
        name: each
        for name, each in found.items()
        if name not in given
        and all(isinstance(one, ast.Constant | ast.JoinedStr | ast.IfExp | ast.BoolOp) for one in each)
    }


def places(tree: ast.AST, local: dict[str, list[ast.expr]]) -> Iterator[Text]:
    """Give the texts that are told in a function, or in a module outside its functions."""
    for node in ast.iter_child_nodes(tree):
        inside = local
        if isinstance(node, ast.FunctionDef):
            given = {one.arg for one in (*node.args.args, *node.args.kwonlyargs)}
            inside = {**{name: each for name, each in local.items() if name not in given}, **scope(node)}
        if isinstance(node, ast.FunctionDef) and any(
            "click." in ast.unparse(one) for one in node.decorator_list
        ):
            for paragraph in (ast.get_docstring(node) or "").split("\n\n"):
                yield (" ".join(paragraph.split()),)
        values: list[ast.expr | None] = []
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if SINKS.fullmatch(name):
                values = [*node.args, *(each.value for each in node.keywords)]
                if name in ("check_known", "read_own"):
                    for each in (*node.args[-1:], *(k.value for k in node.keywords if k.arg == "listed")):
                        yield from ((*way, " ", None) for way in texts(each, inside))
                    values = [each.value for each in node.keywords if each.arg != "listed"]
                if name == "need" and isinstance(node.args[1], ast.Constant):
                    before, _, after = str(node.args[1].value).partition("{}")
                    yield (before, None, after)
                    values = [*node.args[2:]]
            case ast.Call(func=ast.Name(id="_many"), args=[_, word]):
                yield from ((None, " ", *way, end) for way in texts(word, inside) for end in ("", "s"))
            case ast.Return(value=value) | ast.Yield(value=value) | ast.AugAssign(value=value):
                values = [value]
            case ast.Assign(targets=[ast.Name() | ast.Attribute() as name], value=value) if NAMES.fullmatch(
                ast.unparse(name)
            ):
                values = [value]
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if NAMES.fullmatch(name):
                values = [value]
        while values:
            value = values.pop()
            match value:
                case ast.Tuple(elts=inner) | ast.List(elts=inner) | ast.Dict(values=inner):
                    values += inner
                case ast.Starred(value=one) | ast.GeneratorExp(elt=one) | ast.ListComp(elt=one):
                    values.append(one)
                case ast.Subscript(value=ast.Dict() | ast.Tuple() as one) | ast.Lambda(body=one):
                    values.append(one)
                case ast.Call(func=ast.Name(id="next" | "_Odd") | ast.Attribute(attr="join"), args=inner):
                    values += inner
                case ast.expr():
                    yield from texts(value, inside)
        yield from places(node, inside)


def of_phrases(tree: ast.Module) -> Iterator[Text]:
    """Give the reasons of rules, whose fields are named: ``{suit!s}``."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and re.search(r"[a-z] .*\{\w+|\{.*\} [a-z]", node.value)
        ):
            pieces = re.split(r"(\{[^{}]*\})", node.value)
            yield tuple(None if piece[:1] == "{" else piece for piece in pieces)


def words(tree: ast.Module) -> Iterator[str]:
    """Give the single words that are told: those of tables, and what is put into a language where it stands."""
    for node in ast.walk(tree):
        match node:
            case (
                ast.AnnAssign(target=ast.Name(id=name), value=ast.Dict(values=each))
                | ast.Assign(targets=[ast.Name(id=name)], value=ast.Dict(values=each))
            ) if name in WORDS:
                yield from (str(ast.literal_eval(one)) for one in each)
            case ast.Call(func=ast.Name(id="put"), args=[ast.Constant(value=str(one))]):
                yield one


def extract(path: Path) -> list[str]:
    """Give the messages of a module, in their order there, each once."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [told(text) for text in places(tree, {})]
    if path.name == "english.py":
        found = [one for one in found if "{{" not in one] + [message(text) for text in of_phrases(tree)]
    messages = (
        one
        for one in found
        if " " in one and letters(one) > LEAST - (one[0] not in "{,;") and not NO_MESSAGE.match(one)
    )
    return list(dict.fromkeys([*messages, *(words(tree) if path.parent.name == "cli" else ())]))


def every() -> dict[str, list[str]]:
    """Give all that printkit says, each message with the modules that say it."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "printkit").rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        for one in extract(path) if not name.startswith(SILENT) else ():
            found.setdefault(one, []).append(name)
    for path in sorted((ROOT / "templates/shared/layouts").glob("*.toml")):
        found[tomllib.loads(path.read_text(encoding="utf-8"))["about"]] = [path.relative_to(ROOT).as_posix()]
    for path in sorted(
        one for name in ("cutters", "pod") for one in (ROOT / "templates/shared" / name).iterdir()
    ):
        name = tomllib.loads(path.read_text(encoding="utf-8"))["name"]
        found |= {name: [path.relative_to(ROOT).as_posix()]} if re.search(" [a-z]", name) else {}
    page, script = (ROOT / f"templates/shared/preview/preview.{one}" for one in ("html", "js"))
    words_there = *SEEN.findall(page.read_text("utf-8")), *SAID.findall(script.read_text("utf-8"))
    for one in dict.fromkeys(text.strip() for text in words_there):
        found.setdefault(one, []).append(page.relative_to(ROOT).as_posix())
    found |= {one: found.get(one, ["click"]) for one in ELSEWHERE}
    return {one: where for one, where in found.items() if not CODE.fullmatch(one)}


def catalogue(path: Path) -> Catalog:
    """Read a catalogue, with all that printkit says now: what has no text is empty, or a guess and fuzzy."""
    with path.open("rb") as file:
        known = read_po(file, locale=path.parts[-3])
    template = Catalog()
    for one, where in every().items():
        template.add(one, locations=[(name, 0) for name in where])
    known.update(template)
    return known


if __name__ == "__main__":
    for path in sorted((ROOT / "printkit/locale").glob("*/LC_MESSAGES/printkit.po")):
        made = catalogue(path)
        with path.open("wb") as file:
            file.write(HEADER.format(path.parts[-3]).encode())
            write_po(file, made, width=110, ignore_obsolete=True, include_lineno=False, omit_header=True)
        print(path, "to write:", sum(not one.string or one.fuzzy for one in made if one.id))
