"""Games that are not printkit's own: installed ones, and those of kits that somebody trusted.

An installed game is an entry point of the group ``printkit.games``: its name is the game's id, its value the
module that has ``GAME``. Whoever installed it trusts it. A kit's own game is a file of the kit (``game.py``),
and a stranger may have written it: it is run by :func:`load` alone, which nothing calls but ``--trust``.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from types import FrameType, ModuleType
from typing import TYPE_CHECKING, NamedTuple

from printkit import workers
from printkit.errors import GameError, MachineError, PrintkitError, nearest, placed
from printkit.games.code import Code, begun
from printkit.games.own import ID, IDS

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from printkit.rules.game import Game

GROUP = "printkit.games"
LESSONS = "lessons"
LONGEST = 300
"""Characters of an exception's message that are shown, or of an id."""
GUIDE = "docs/games.md says what a game gives"


class Source(NamedTuple):
    """A game and where it comes from.

    ``modules``: what its offers are looked for in, its ``lessons`` first. ``folder``: of its code, phrases and
    pinned facts.
    """

    game: Game
    modules: tuple[ModuleType, ...]
    folder: Path


_own: dict[str, tuple[Code, Source]] = {}
_begun: dict[Path, Path] = {}
"""The folders of all games that were begun to be loaded, and what their files are named from.

Their code is to blame for what is raised in it.
"""


def source(id: str) -> Source | None:
    """Give a trusted or an installed game, None for any other id. GameError for one that is broken."""
    if id in _own:
        return _own[id][1]
    return _installed(id) if id not in IDS and len(id) <= LONGEST and ID.fullmatch(id) else None


def ids() -> tuple[str, ...]:
    """Give the ids of these games."""
    return tuple(dict.fromkeys([*_own, *sorted(point.name for point in _points())]))


def is_own(id: str) -> bool:
    """Tell whether a game is that of a kit."""
    return id in _own


def files(id: str | None) -> tuple[Path, ...]:
    """Give the files of an installed game, which lie outside of the kit that names it; none of any other."""
    found = None if id is None or id in _own else source(id)
    inner = found.folder.rglob("*") if found else ()
    kinds = {".py", ".toml", ".json"}
    return tuple(sorted(path for path in inner if path.suffix in kinds and path.is_file()))


# --- a kit's own


def load(file: Path, root: Path) -> Game:
    """Run the game of the kit in ``root``, whose code is ``file``, and know it from now on by its id.

    Worker processes that are started later load it too. Where nothing has changed since it was loaded last it
    is not run again. There is no limit to what the code may do, but to its time where the command has one.
    Raises GameError, with file and line, for whatever is wrong with it.
    """
    workers.hurry()
    code = Code(file, root)
    for known, source in _own.values():
        if known.package == code.package and known.is_current():
            return source.game
    for id in [id for id, (known, _) in _own.items() if known.package == code.package]:
        del _own[id]
    _begun[code.root] = code.root
    with blaming(code.name):
        module = code.run(file.stem)
        with placed(lambda: code.name):
            game = _checked(module)
        lessons = code.run(LESSONS) if code.has(LESSONS) and file.stem != LESSONS else None
    if game.id in _own or _installed(game.id) is not None:
        what = "another kit" if game.id in _own else "an installed package"
        raise GameError(f"{what} has a game {game.id!r} too", where=code.name, hint="give GAME another id")
    _own[game.id] = code, Source(game, tuple(filter(None, (lessons, module))), file.parent)
    workers.inherit(load, file, root)
    return game


def forget() -> None:
    """Know no kit's own game any more."""
    _own.clear()
    _begun.clear()
    workers.disinherit(load)


# --- installed ones


@cache
def _points() -> tuple[EntryPoint, ...]:
    from importlib.metadata import entry_points

    return tuple(entry_points(group=GROUP))


@lru_cache(maxsize=64)  # whoever writes a record may name any game
def _installed(id: str) -> Source | None:
    points = {
        (point.value, point.dist.name if point.dist else "an unknown package"): point
        for point in _points()
        if point.name == id
    }
    if not points:
        return None
    if len(points) > 1:
        names = " and ".join(sorted(name for _, name in points))
        raise GameError(f"{names} both have a game {id!r}", hint="uninstall one of them")
    (((_, name), point),) = points.items()
    try:
        found = importlib.util.find_spec(point.module)
        if found is None or found.origin is None:
            raise ModuleNotFoundError(f"No module named {point.module!r}")
        if not found.parent:  # its folder holds all that is installed
            raise GameError(f"{point.module!r} is no package", hint=GUIDE)
        place = Path(found.origin).resolve()
        _begun[place.parent] = place.parent.parent
        with blaming():
            module = importlib.import_module(point.module)
            lessons = f"{point.module}.{LESSONS}"
            inner = hasattr(module, "__path__") and importlib.util.find_spec(lessons) is not None
            more = importlib.import_module(lessons) if inner else None
    except PrintkitError as error:
        error.what = f"the game {id!r} of {name} cannot be loaded: {error.what}"
        raise
    except (Exception, SystemExit) as error:
        raise GameError(f"the game {id!r} of {name} cannot be loaded: {_told(error)}") from None
    with placed(lambda: f"{name}: {point.value}"):
        game = _checked(module, point.attr or "GAME")
        if game.id != id:
            raise GameError(f"its GAME is called {game.id!r}, not {id!r}")
    return Source(game, tuple(filter(None, (more, module))), place.parent)


# --- what both share


def _checked(module: ModuleType, name: str = "GAME") -> Game:
    """Give the game of a module. GameError where it has none that can be played."""
    from printkit.rules.game import SENSIBLE, Game
    from printkit.rules.trick import TrickHand
    from printkit.rules.trick_faults import check_sides

    game = getattr(module, name, None)
    if game is None:
        raise GameError(f"there is no {name} in it", hint=GUIDE)
    if not isinstance(game, Game):
        raise GameError(f"{name} is of type {type(game).__name__}, not printkit.rules.game.Game", hint=GUIDE)
    if not isinstance(game.id, str) or not ID.fullmatch(game.id):
        raise GameError(f"{game.id!r:.60} is no id of a game", hint="lower-case letters, digits and hyphens")
    if game.id in IDS:
        raise GameError(f"{game.id!r} is one of printkit's own games", hint="give GAME another id")
    if SENSIBLE not in game.policies:
        raise GameError(f"the game has no policy {SENSIBLE!r}, which examples are played with")
    for number in game.hand.for_players if issubclass(game.hand, TrickHand) else ():
        check_sides(game.hand, game.ruleset({"players": number}))
    if issubclass(game.hand, TrickHand) and game.hand.clause is TrickHand.clause:
        more = game.hand.more_shapes(game.ruleset({}))
        claimed = [key for key, check in {**more.trick, **more.claims}.items() if check is not None]
        if missing := [key for key in claimed if key not in game.hand.clauses]:
            spare = {*game.hand.clauses} - {*game.hand.needed, *game.reasons, *claimed}
            new = f'clauses = {{…, "{missing[0]}": "{game.hand.clauses["score"]}"}}'
            hint = nearest(missing[0], spare) or f"write the clause behind each: {new}"
            what = f"{game.hand.__name__}.clauses lacks {', '.join(missing)}, which more_shapes() has"
            raise GameError(what, hint=hint)
    for owner, name, value in own_names(game)[1]:
        if isinstance(value, (list, dict, set)):
            hint = "set it in __init__, which begins a hand; a constant may be a tuple, or outside the class"
            raise GameError(f"{owner}.{name} is a {type(value).__name__} that all hands share", hint=hint)
    return game


def own_names(game: Game) -> tuple[set[str], list[tuple[str, str, object]]]:
    """Give the names that the base of a game's hands knows, and what else there is: class, name, value."""
    classes = game.hand.__mro__
    bases = [one for one in classes if one.__module__.startswith("printkit.rules") or one is object]
    known = {name for one in bases for name in (*vars(one), *vars(one).get("__annotations__", ()))}
    own = ((one.__name__, *item) for one in classes if one not in bases for item in vars(one).items())
    return known, [item for item in own if item[1] not in known]


@contextmanager
def blaming(place: str = "") -> Iterator[None]:
    """Turn what is raised in such a game's code into a GameError that names the file and the line.

    So is what printkit trips over while one is played. ``place``: the file, where nothing else tells it.
    """
    try:
        yield
    except (Exception, SystemExit) as error:
        told = blame(error, place)
        if told is None:
            raise
        raise told from None


def blame(error: BaseException, place: str = "") -> GameError | None:
    """Give the error for what was raised in such a game's code, None for what has nothing to do with one."""
    stopped = isinstance(error, SystemExit) and error.code == 143  # SIGTERM (cli/terminal.py)
    if isinstance(error.__cause__, StopIteration):  # from a generator of ours, which hides its place
        error = error.__cause__
    if isinstance(error, (GameError, MachineError)) and not error.where:
        error.where = stopped_at(error)
    if not _begun or stopped or isinstance(error, PrintkitError):
        return None
    from traceback import walk_tb  # which takes 3 ms to import

    frames = [*walk_tb(error.__traceback__)]
    lines = [(frame.f_code.co_filename, line) for frame, line in frames]
    if isinstance(error, NotImplementedError) and not _name(lines[-1][0]):
        last = frames[-1][0]
        hand = last.f_locals.get("cls") or type(last.f_locals.get("self"))
        return GameError(
            f"{hand.__name__} has no method {last.f_code.co_name}()", where=place or None, hint=GUIDE
        )
    if isinstance(error, SyntaxError):
        lines.append((error.filename or "", error.lineno or 0))
    found = dict.fromkeys(f"{name}:{line}" for path, line in reversed(lines) if (name := _name(path)))
    if found:
        where, *callers = found
        called = f"called in {', '.join(callers[:3])}" if callers else None
        return GameError(_told(error), where=where, hint=_hint(error) or called)
    if place:
        return GameError(_told(error), where=place)
    if isinstance(error, (OSError, MemoryError, SystemExit)) or type(error).__module__.startswith("click"):
        return None
    ours = "".join(f" ({Path(path).parent.name}/{Path(path).name}:{line})" for path, line in lines[-1:])
    return GameError(f"a game gave what printkit cannot use: {_told(error)}{ours}", hint=_hint(error) or GUIDE)


def stopped_at(error: BaseException) -> str | None:
    """Give the file and line of such a game's code in which Ctrl-C came, or an error, None for none."""
    trace, found = (error.__cause__ or error).__traceback__, None  # click's own error has it as its cause
    while trace is not None:
        if name := _name(trace.tb_frame.f_code.co_filename):
            found = f"{name}:{trace.tb_lineno}"
        trace = trace.tb_next
    return found


def running(frame: FrameType | None) -> str | None:
    """Give the file and line of such a game's code that runs in a frame or called it, None for none."""
    while frame is not None:
        if name := _name(frame.f_code.co_filename):
            return f"{name}:{frame.f_lineno}"
        frame = frame.f_back
    return None


def _name(path: str) -> str:
    for folder, root in _begun.items():
        if Path(path).is_relative_to(folder):
            return Path(path).relative_to(root).as_posix()
    return ""


def _told(error: BaseException) -> str:
    kind = type(error).__name__
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    for code in begun():
        said = said.replace(f"{code.package}.", "").replace(f"{code.root}{os.sep}", "")
    said = " ".join(said.split())[:LONGEST]
    return f"{kind}: {said}" if said else kind


def _hint(error: BaseException) -> str | None:
    """Say how a file of the kit is imported, where somebody tried otherwise, or what was misspelt."""
    if isinstance(error, AttributeError) and error.name:
        from printkit.rules.hand import Hand

        if isinstance(error.obj, Hand) and "done" not in vars(error.obj):
            return "does __init__ call super().__init__(…) first?"
        return nearest(error.name, [one for one in dir(error.obj) if len(one) > len(error.name) - 2], 0.7)
    name = error.name if isinstance(error, ModuleNotFoundError) else None
    if name and any(code.has(name) for code in begun()):
        return f"it is a file of the kit: from . import {name}"
    return None
