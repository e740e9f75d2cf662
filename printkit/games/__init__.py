"""The games, found by id: printkit's own, a folder each; installed ones; a kit's own, which somebody trusted.

One is imported when it is asked for, not before. What else a game gives, its lessons and such, is asked for by
name (:func:`offer`): docs/games.md says what there is.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from printkit.errors import GameError, KitError, RecordError, UsageError, nearest
from printkit.games import foreign
from printkit.games.foreign import files
from printkit.games.own import IDS, package

if TYPE_CHECKING:  # a build of what was proven before needs none of the engine
    from printkit.rules.game import Game
    from printkit.rules.record import Record

__all__ = ["ENDING", "IDS", "files", "find", "folder", "get", "is_own", "known", "made", "offer", "read"]

ENDING = ".py"
"""What a kit calls its game that is the kit's own and not trusted: its file's name, which is no id."""

UNKNOWN = "a kit's own game is known with --kit DIR --trust"


def find(id: str) -> Game | None:
    """Give a game, or None when there is no such game. GameError for an installed one that is broken."""
    if id in IDS:
        game: Game = importlib.import_module(package(id)).GAME
        return game
    source = foreign.source(id)
    return source.game if source else None


def get(id: str) -> Game:
    """Give a game.

    UsageError, with the nearest right name, when there is no such game; KitError for the name of a kit's own
    file: nobody has trusted it.
    """
    if id.endswith(ENDING):
        raise KitError(
            f"the game is the kit's own code ({id}), which printkit does not run",
            where="kit.toml: game",
            hint="look at what is in it; if you trust it, give --trust",
        )
    game = find(id)
    if game is None:
        there = known()
        hint = f"the games are {', '.join(there)}; a kit of yours has its own: --kit ./my-game"
        raise UsageError(f"no game {id!r}", hint=nearest(id, there) or hint)
    return game


def known() -> tuple[str, ...]:
    """Give the ids of all games that are there."""
    return (*IDS, *foreign.ids())


def is_own(id: str | None) -> bool:
    """Tell whether a game is the code of a kit, trusted or not."""
    return id is not None and id not in IDS and (id.endswith(ENDING) or foreign.is_own(id))


def offer(id: str, name: str) -> Any:
    """Give what a game has under a name besides ``GAME``, None where it has no such thing.

    ``LESSONS``, ``facts``, ``whole``, ``puzzles``, ``COSTLY``. As :func:`get` for what is no game.
    """
    game, source = get(id), foreign.source(id)
    modules = source.modules if source else [importlib.import_module(f"{package(game.id)}.lessons")]
    found = (getattr(module, name, None) for module in modules)
    return next((one for one in found if one is not None and not isinstance(one, ModuleType)), None)


def folder(id: str) -> Path | None:
    """Give where the phrases and pinned facts of an installed game lie, or of a kit's own; None of all others.

    Those of printkit's own games are in templates/<id>/.
    """
    source = foreign.source(id)
    return source.folder if source else None


def read(data: bytes | str, place: str = "") -> Record:
    """Read a record of any of these games. RecordError, naming the place, for what is none."""
    from printkit.rules import record

    return record.read(data, find, place, lambda id: nearest(id, known()) or UNKNOWN)


def made(record: Record) -> Record:
    """Give a record that a game has made as those have it who read it. GameError where nobody can.

    Of printkit's own games it is known.
    """
    from printkit.rules.record import line

    if record.game in IDS:
        return record
    try:
        return read(line(record))
    except RecordError as error:
        hint = "more_shapes says what records have, in JSON's types (docs/games.md)"
        hint = f"{hint}: {error.hint}" if error.hint else hint
        raise GameError(
            f"a record of the game cannot be read back: {error.what}", where=error.where, hint=hint
        ) from None
