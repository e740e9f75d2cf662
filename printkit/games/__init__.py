"""The games, a folder each, found by id. One is imported when its game is asked for, not before."""

from __future__ import annotations

import importlib

from printkit.errors import UsageError, nearest
from printkit.rules import record
from printkit.rules.game import Game
from printkit.rules.record import Record

__all__ = ["IDS", "find", "get", "read"]

IDS = ("shifty-partners", "twin-shoot", "sorcerer", "handmade-pinochle", "optrita-lines")
"""Every game printkit plays. ``sorcerer`` lives in ``games/sorcerer/``, which has it as ``GAME``."""


def find(id: str) -> Game | None:
    """Give a game, or None when there is no such game. Only the ids above are ever imported."""
    if id not in IDS:
        return None
    game: Game = importlib.import_module(f"printkit.games.{id.replace('-', '_')}").GAME
    return game


def get(id: str) -> Game:
    """Give a game. UsageError, with the nearest right name, when there is no such game."""
    game = find(id)
    if game is None:
        raise UsageError(f"no game {id!r}", hint=nearest(id, IDS) or f"the games are {', '.join(IDS)}")
    return game


def read(data: bytes | str, place: str = "") -> Record:
    """Read a record of any of these games. RecordError, naming the place, for what is none."""
    return record.read(data, find, place)
