"""Templates → text, in Jinja's sandbox: (template, data) → text, with bounds on time and size.

One function for card templates, rulebooks and phrases. A template reads nothing but its data, files of its own
folder and ``shared/…``. For kits from strangers, run what renders through :func:`printkit.kit.worker.limited`
as well: it ends a process where Python itself cannot be interrupted.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from printkit.errors import EndlessError, PrintkitError, TemplateError, closest, nearest
from printkit.kit.deadline import TooSlow, in_time
from printkit.kit.model import OTHER_LANGUAGE, Kit, Part
from printkit.kit.resources import SHARED, data_folder, inside, own_file, read_text
from printkit.kit.table import Row, called, only_column
from printkit.writing import state_of

if TYPE_CHECKING:
    from jinja2 import Environment, Template, TemplateSyntaxError

SECONDS = 3.0
"""Longest time that one rendering may take."""

MAX_OUTPUT = 4 << 20
"""Greatest length of what a template makes, characters."""


class Source(Struct, frozen=True):
    """A template. ``name`` is what errors say; ``folder``: where its imports are looked up."""

    name: str
    text: str
    folder: Path | None = None


def load(folder: Path, name: str) -> Source:
    """Read the template ``name`` of a kit's folder; ``shared/…`` is printkit's own."""
    return Source(name, _read(folder, name)[1], folder)


def load_first(folder: Path, name: str) -> Source:
    """Read the template ``name`` of a kit's folder, or else printkit's own of that name."""
    return load(folder, name if own_file(folder, name) is not None else f"{SHARED}/{name}")


def render(source: Source, data: Mapping[str, object], *, markdown: bool = False) -> str:
    """Render a template.

    ``markdown``: text goes in as it is (else it is escaped for XML), and comments are ``{!-- … --!}``, because
    ``{#…}`` are block attributes. Raises TemplateError with file, line and a hint; errors of printkit's own
    helpers pass through, with the template's line where they say none.
    """
    from jinja2 import TemplateSyntaxError
    from jinja2.exceptions import TemplateNotFound

    try:
        return in_time(SECONDS, lambda: _collect(_compiled(source, markdown).generate(data), source))
    except TemplateSyntaxError as error:
        raise _syntax(error, source, markdown) from None
    except TemplateNotFound as error:
        where = _place(error, source, markdown)
        raise TemplateError(f"no template {error.name!r} to import", where=where) from None
    except PrintkitError as error:
        if error.where is None:
            error.where = _place(error, source, markdown)
        raise error.with_traceback(None) from None
    except Exception as error:
        raise _runtime(error, source, markdown, data) from None


def line_in(source: Source) -> int:
    """Give the line of a Markdown template that is being rendered, for what it calls; 0 where it is not."""
    stack = traceback.walk_stack(None)
    lines = [line for frame, line in stack if frame.f_code.co_filename == source.name]
    return _line_of(source, lines[-1]) if lines else 0


@lru_cache(maxsize=4096)
def _line_of(source: Source, line: int) -> int:
    """Give the line of a Markdown template that a line of its code comes from; Jinja reads a table for each."""
    return _compiled(source, markdown=True).get_corresponding_lineno(line)


def names(source: Source) -> frozenset[str] | None:
    """Give the names that a template, and what it imports, takes from its data; None where that cannot be told.

    A template that cannot be read has None too: what is the matter, rendering it says.
    """
    try:
        return frozenset(_names_in(_compiled(source, markdown=False), set()))
    except Exception:
        return None


def tells_behind(kit: Kit, part: Part) -> bool:
    """Whether a part's back tells what its front does not: a card's with words, or anything on other pieces."""
    if part.back in (None, OTHER_LANGUAGE, part.template) or (part.shape == "card" and not part.words):
        return False
    taken = names(load(kit.folder, part.back))
    return part.shape != "card" or taken is None or bool(taken & {"row", "t", "tables"})


FOLDS = re.compile(
    r"""class\s*=\s*["'][^"']*(?:score|perforate|\{)|stroke-dasharray|\{%-?\s*(?:extends|from|import|include)\b"""
)
"""What stands in the template of what is folded, or in one whose lines may be another's."""


def is_folded(kit: Kit, part: Part) -> bool:
    """Whether a part is a net with lines to fold along, not one that is only cut out."""
    return part.shape == "net" and FOLDS.search(load(kit.folder, part.template).text) is not None


def _names_in(template: Template, seen: set[str]) -> set[str]:
    """Give the names of a template and of those that see its data. Raises where one is named by a variable."""
    made: Mapping[str, Any] = template.root_render_func.__globals__
    found = set(made["taken"])
    for name in made["lent"]:
        if name not in seen:
            seen.add(name)
            found |= _names_in(template.environment.get_template(name), seen)
    return found


def _read(folder: Path | None, name: str) -> tuple[Path, str]:
    if name.startswith(f"{SHARED}/"):
        folder = data_folder("templates")
    elif folder is None:
        raise TemplateError(f"no template {name!r}", where=name)
    path = inside(folder, name, name, TemplateError)
    return path, read_text(path, kind=TemplateError, name=name)


@lru_cache(maxsize=256)
def _compiled(source: Source, markdown: bool) -> Template:
    environment = _environment(source.folder, markdown)
    code = environment.compile(source.text, source.name, source.name)
    return environment.template_class.from_code(environment, code, environment.make_globals(None))


@lru_cache(maxsize=32)
def _environment(folder: Path | None, markdown: bool) -> Environment:
    from jinja2 import FunctionLoader

    from printkit.kit.sandbox import Sandbox

    def find(name: str) -> tuple[str, str, object] | None:
        try:
            path, text = _read(folder, name)
        except TemplateError as error:
            if error.where == name:
                error.where = None  # the line that imports it says more
            raise
        state = state_of(path)
        return text, name, lambda: state_of(path) == state

    environment = Sandbox(markdown)
    environment.loader = FunctionLoader(find)  # type: ignore[arg-type]  # its stub forgets the up-to-date test
    return environment


def _collect(chunks: Iterable[str], source: Source) -> str:
    parts: list[str] = []
    size = 0
    for chunk in chunks:
        size += len(chunk)
        if size > MAX_OUTPUT:
            raise TemplateError(f"makes more than {MAX_OUTPUT >> 20} MiB", where=source.name)
        parts.append(chunk)
    return "".join(parts)


def _place(error: BaseException, source: Source, markdown: bool) -> str:
    """Find the template line that an error comes from: Jinja puts the templates' own names into tracebacks.

    What goes wrong in a template of printkit's own that the kit's imports has the place in the kit's.
    """
    line, name = 0, source.name
    for file, at, _ in _frames(error, source, markdown):
        if not (line and file.startswith(f"{SHARED}/") and not name.startswith(f"{SHARED}/")):
            line, name = at, file
    return f"{name}:{line}" if line else name


def _frames(
    error: BaseException, source: Source, markdown: bool
) -> Iterator[tuple[str, int, Mapping[str, object]]]:
    """Give where an error passed through templates, the first one first: its name, the line, its variables."""
    cached = _environment(source.folder, markdown).cache or {}
    loaded = {source.name, *(str(key[1]) for key in cached)}
    for frame, line in traceback.walk_tb(error.__traceback__):
        if frame.f_code.co_filename in loaded and line:
            yield frame.f_code.co_filename, line, frame.f_locals


def _syntax(error: TemplateSyntaxError, source: Source, markdown: bool) -> TemplateError:
    message = (error.message or "syntax error").rstrip(".")
    where = f"{error.name or source.name}:{error.lineno}"
    if unknown := _unknown(message, _environment(source.folder, markdown), where):
        return unknown
    opened = re.search(r"to be closed is '(\w+)'", message)
    end = f"{{% {opened[1]} %}} ends with {{% end{opened[1]} %}}" if opened else None
    if word := re.search(r"unknown tag '(\w+)'", message):
        near = nearest("elif" if re.fullmatch("else?if|elsif", word[1]) else word[1], TAGS)
        hint = end if word[1] in TAGS else near
        return TemplateError(f"there can be no tag {word[1]!r} here", where=where, hint=hint)
    if opened:
        return TemplateError(f"{{% {opened[1]} %}} is not ended", where=where, hint=end)
    message = message.replace("end of print statement", "}}").replace("end of statement block", "%}")
    hint = "write == to compare" if message.endswith("got '='") else MISSING
    return TemplateError(re.sub(r" at \d+$", "", _lower(message)), where=where, hint=hint)


def _unknown(message: str, environment: Environment, where: str) -> TemplateError | None:
    match = re.match(r"No (filter|test) named '(.*)'", message)
    if not match:
        return None
    known = environment.filters if match[1] == "filter" else environment.tests
    return TemplateError(f"no {match[1]} {match[2]!r}", where=where, hint=nearest(match[2], known))


MISSING = "a quotation mark, a bracket or a comma may be missing there, or before it"
TAGS = ("if", "elif", "else", "endif", "for", "endfor", "set", "endset", "macro", "endmacro", "import", "from")


LOOKS = (
    *("align", "anchor", "bold", "colour", "family", "fit", "gap", "lang", "leading", "least", "outline"),
    *("radius", "shadow", "size", "turn", "valign", "width"),
)
"""What the calls of drawings take by name: docs/parts.md."""

INSTEAD = {
    "text": "one line of text is line(…), several are block(…)",
    "side": "front and back are two drawings: template and back in kit.toml",
    "turn": 'put what is drawn into <g transform="rotate(DEGREES X Y)">…</g>',
    "min": "least=… is the smallest size that a text may be set in",
}
"""What a drawing has in place of names that others have, or that only some of its calls take."""


def _runtime(error: Exception, source: Source, markdown: bool, data: Mapping[str, object]) -> TemplateError:
    from printkit.kit.sandbox import Absent, Undefined

    where, frames = _place(error, source, markdown), _frames(error, source, markdown)
    if isinstance(error, Absent) and isinstance(error.name, Undefined):  # colours[rwo]: rwo is what is absent
        try:
            str(error.name)
        except Absent as within:
            error = within
    if isinstance(error, Absent) and error.owner is None:
        name = str(error.name)
        hint = (INSTEAD.get(name) if "line" in data else None) or nearest(name, data)
        if name in data:  # only what is imported can lack it
            hint = "an import sees it where it is written {% import … as … with context %}"
        return TemplateError(f"{error.name!r} is not defined", where=where, hint=hint)
    if isinstance(error, Absent):
        name, known = str(error.name), error.known()
        what = f"there is no {error.name!r} in {_owner(error.owner, source, data, frames) or 'it'}"
        hint = nearest(name, known)
        if isinstance(error.owner, Row):  # either may be misspelt
            near = closest(name, known)
            hint = f"there is a column {near!r}" if near else only_column(known) or called(name)
        return TemplateError(what, where=where, hint=hint)
    if isinstance(error, TooSlow):
        return EndlessError("takes too long", where=where, hint="is there a loop that does not end?")
    if isinstance(error, RecursionError):
        return TemplateError("calls itself without end", where=where)
    if isinstance(error, MemoryError):
        return TemplateError("needs too much memory", where=where)
    if "set_int_max_str_digits" in str(error):
        return TemplateError("a number of too many digits", where=where)
    if unknown := _unknown(str(error), _environment(source.folder, markdown), where):
        return unknown
    # said of a helper, such as Signs.pip(), without its class
    message = re.sub(r"^[A-Z]\w*\.(?=\w+\(\) )", "", str(error))
    if found := re.match(r"(\w+)\(\) got an unexpected keyword argument '(\w+)'", message):
        hint = INSTEAD.get(found[2]) or nearest(found[2], LOOKS)
        return TemplateError(f"{found[1]}() takes no {found[2]!r}", where=where, hint=hint)
    if "no else section" in message:
        return TemplateError("an if without an else, which is needed here", where=where, hint="write else ''")
    if isinstance(error, TypeError) and re.search(
        r"^'\w+' object is not|cannot unpack|argument of type", message
    ):
        return TemplateError("a value of a kind that nothing can be done with there", where=where)
    if re.search("concatenate|unsupported operand|not supported between", message):
        hint = "| int makes a number of a text, | string a text of anything"
        return TemplateError("values of kinds that do not go together", where=where, hint=hint)
    return TemplateError(_lower(message or type(error).__name__).rstrip("."), where=where)


def _owner(
    owner: object,
    source: Source,
    data: Mapping[str, object],
    frames: Iterable[tuple[str, int, Mapping[str, object]]],
) -> str:
    """Name what a name was looked for in: data, or a table in it or of a template; "" where it has no name."""
    if name := next((key for key, value in data.items() if value is owner), ""):
        return name
    if isinstance(owner, str):
        return repr(owner[:40])
    for file, _, names in ((source.name, 0, data), *frames) if isinstance(owner, Mapping) else ():
        for key, value in names.items():
            inner = value.items() if isinstance(value, Mapping) else ()
            for path, one in ((key, value), *((f"{key}.{name}", one) for name, one in inner)):
                if one is owner:
                    return path if file == source.name else f"{path} ({file})"
    return ""


def _lower(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:] if sentence[1:2].islower() else sentence
