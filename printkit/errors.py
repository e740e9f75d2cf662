"""One tree of errors: each says what is wrong, where, and what to do about it.

Only ``printkit.cli`` prints them. A message is one sentence without a full stop; ``where`` is a place that a
person can open (``rulebook.ja.md:12``, ``kit.toml: part.trumps.size``, ``hand.jsonl:3: claims.score``).
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")
U = TypeVar("U")


class PrintkitError(Exception):
    """A problem that the user can mend.

    Parameters
    ----------
    what: what is wrong, one sentence
    where: the place, as a person would look for it
    hint: what to do
    """

    exit_code = 1
    card = ""
    """What is told after ``what``: the card that it is on; others may have the same problem."""
    more = 0
    """How many others have it."""
    follows: tuple[str, ...] = ()
    """A file whose faults it may follow from, and words of such: where one is told, this is not."""
    whole = ""
    """The text that does not fit; ``what`` quotes the beginning of a long one."""

    def __init__(self, what: str, *, where: str | None = None, hint: str | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.where = where
        self.hint = hint

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        hint = f"\n  hint: {self.hint}" if self.hint else ""
        return f"{place}{self.told}{hint}"

    @property
    def told(self) -> str:
        """``what``, on which card, and on how many more."""
        return f"{self.what}{self.card} (and {self.more} more like it)" if self.more else self.what + self.card

    @property
    def each(self) -> tuple[PrintkitError, ...]:
        """The problems that this stands for: itself, but for SeveralErrors."""
        return (self,)


class SeveralErrors(PrintkitError):
    """Several problems of one run, gathered by :class:`Problems`."""

    each: tuple[PrintkitError, ...] = ()
    """The problems, none of which is several."""

    def __str__(self) -> str:
        return "\n".join([self.what, *map(str, self.each)])


def together(found: tuple[PrintkitError, ...]) -> PrintkitError:
    """Make one error of one or more."""
    if len(found) == 1:
        return found[0]
    several = SeveralErrors(f"{len(found)} faults")
    several.each, several.exit_code = found, min(one.exit_code for one in found)
    return several


class Problems:
    """Gathers the problems of a run, each once, so that all are told and not the first alone.

    What is the same on many cards but for the card's name is one problem.
    """

    def __init__(self) -> None:
        self._found: dict[tuple[str | None, str], dict[str, PrintkitError]] = {}

    @contextlib.contextmanager
    def caught(self) -> Iterator[None]:
        """Gather what the block raises, but for what is the machine's, or would take long again."""
        try:
            yield
        except (MachineError, OutputError, EndlessError):
            raise
        except PrintkitError as error:
            self.add(error)

    def add(self, error: PrintkitError) -> None:
        """Gather an error, or each that it holds."""
        for one in error.each:
            number = one.card.partition(":")[0]  # what a card is called differs by language
            self._found.setdefault((one.where, one.what), {}).setdefault(number, one)

    @property
    def many(self) -> int:
        """How many there are."""
        return sum(map(len, self._found.values()))

    def tell(self) -> None:
        """Raise what was gathered, if anything was: the one problem, or SeveralErrors."""
        found = tuple(next(iter(same.values())) for same in self._found.values())
        for one, same in zip(found, self._found.values(), strict=True):
            one.more = sum(1 + each.more for each in same.values()) - 1
        if found:
            raise together(tuple(one for one in found if not _follows(one, found)))

    @property
    def places(self) -> set[str | None]:
        """Where they are."""
        return {where for where, _ in self._found}


def _follows(one: PrintkitError, found: Iterable[PrintkitError]) -> bool:
    kit, (file, *words) = (one.where or "").partition("/")[0], one.follows or ("",)
    others = (other for other in found if other is not one and (other.where or "").startswith(kit))
    told = [other.what for other in others if file in (other.where or "")]
    return any(word in what for word in words for what in told)


@contextlib.contextmanager
def gathered(into: Problems | None) -> Iterator[Problems]:
    """Gather the block's problems ``into`` those that are told later; without these tell them at its end."""
    problems = into or Problems()
    yield problems
    if into is None:
        problems.tell()


def all_of(work: Callable[[T], U], items: Iterable[T]) -> list[U]:
    """Give what is made of each item. Raises what is wrong with any of them, together."""
    problems, made = Problems(), list[U]()
    for item in items:
        with problems.caught():
            made.append(work(item))
    problems.tell()
    return made


@contextlib.contextmanager
def placed(where: Callable[[], str]) -> Iterator[None]:
    """Say of an error where it is, if it does not say so itself."""
    try:
        yield
    except PrintkitError as error:
        error.where = error.where or where()
        raise


class UsageError(PrintkitError):
    """The command's words are off: an unknown kit, part, language or option."""

    exit_code = 2


class KitError(PrintkitError):
    """kit.toml, or a file that it names, is wrong."""


class DataError(PrintkitError):
    """A table of data (CSV) is wrong."""


class TemplateError(PrintkitError):
    """A Jinja template is wrong: undefined variable, bad filter, syntax, too slow or too large."""


class EndlessError(TemplateError):
    """A template took all the time that it may: no other card is tried."""


class MarkupError(PrintkitError):
    """A rulebook's Markdown is wrong: unknown card, clause or block, ids out of step."""


class GlyphError(PrintkitError):
    """A character that no font of printkit has."""


class FitError(PrintkitError):
    """A text or figure that does not fit its box."""


class ArtError(PrintkitError):
    """SVG that is malformed, refers outside, or uses what CairoSVG cannot draw."""


class OwnFault(PrintkitError):
    """A fault of printkit's own, of which nobody foresaw anything."""


class GameError(PrintkitError):
    """The code of a game is wrong: of a kit's own, which was trusted, or of one that is installed."""


class RecordError(PrintkitError):
    """A record that is not one: not JSON, another format, unknown keys, wrong types."""


class ClaimError(PrintkitError):
    """A claim or a pinned example that the engine does not confirm."""


class OutputError(PrintkitError):
    """The output folder cannot be written, or the disk is full."""


class PreflightError(PrintkitError):
    """A finished PDF that would not print as it should: a fault of printkit's own."""


class MachineError(PrintkitError):
    """Something that the machine lacks (libcairo2)."""


DEBUG = "PRINTKIT_DEBUG"
"""The environment's variable that has tracebacks shown (``printkit --debug``), in worker processes too."""


def own_fault(error: BaseException) -> OwnFault:
    """Make one sentence of what went wrong unforeseen: what was raised, and in which line."""
    import os
    import traceback

    if os.environ.get(DEBUG):
        traceback.print_exception(error)
    last = traceback.extract_tb(error.__traceback__)[-1:]
    where = "".join(f", {os.path.basename(frame.filename)} line {frame.lineno}" for frame in last)  # noqa: PTH119
    what = f"a fault of printkit's own: {type(error).__name__}{where}"
    return OwnFault(what, hint="please report it, with what printkit --debug … shows (docs/security.md)")


def need(libraries: Iterable[str], what: str, extra: str, where: str | None = None) -> None:
    """Raise MachineError where a library of an extra is not installed; ``what`` says so of ``{}``."""
    from importlib.util import find_spec

    for library in libraries:
        if find_spec(library) is None:
            hint = f'where printkit\'s source is: pip install ".[{extra}]"'
            raise MachineError(what.format(library), where=where, hint=hint)


def listed(names: Sequence[str], most: int) -> str:
    """Name the first of many, and count the others."""
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return f"{', '.join(names[:most])}{more}"


LONGEST_WORD = 100
"""Letters of a word that another is looked for that is near it."""


def nearest(word: str, known: Iterable[str], alike: float = 0.57) -> str | None:
    """Give a hint that names the known word nearest to ``word``, or None when none is near."""
    match = closest(word, known, alike)
    return f"did you mean {match!r}?" if match is not None else None


def check_known(
    words: Iterable[str],
    known: Collection[str],
    what: str,
    *,
    where: str | None = None,
    kind: type[PrintkitError] = UsageError,
    listed: str = "there are:",
) -> None:
    """Raise ``kind`` for a word that is none of the known ones: ``what`` and the word, the nearest or all."""
    for word in words:
        if word not in known:
            hint = nearest(word, known) or f"{listed} {', '.join(known) or 'none'}"
            raise kind(f"{what} {word!r}", where=where, hint=hint)


def closest(word: str, known: Iterable[str], alike: float = 0.57) -> str | None:
    """Give the known word nearest to ``word`` (``alike`` 1: the same), or that shares an end with it."""
    import difflib  # a millisecond: not where all is well

    if len(word) > LONGEST_WORD:  # the time goes by the square of the length
        return None
    word, near = word.lower(), {one.lower(): one for one in known if len(one) <= LONGEST_WORD}
    match = difflib.get_close_matches(word, near, n=1, cutoff=alike)
    part = [one for one in near if one.startswith(word) or one.endswith(word) or word.startswith(one)]
    return near[match[0]] if match else near[part[0]] if len(part) == 1 < len(word) else None
