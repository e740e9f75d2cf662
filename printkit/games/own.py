"""Which games are printkit's own, and where each lies."""

import re

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""What a game, and what a kit names itself (a part, an edition, a layout, a shop), may be called."""

IDS = ("shifty-partners", "twin-shoot", "sorcerer", "handmade-pinochle", "optrita-lines")
"""Every game of printkit's own. ``sorcerer`` lives in ``games/sorcerer/``, which has it as ``GAME``."""


def package(id: str) -> str:
    """Give the package of a game."""
    return f"printkit.games.{id.replace('-', '_')}"
