"""Which games are printkit's own, and where each lies."""

IDS = ("shifty-partners", "twin-shoot", "sorcerer", "handmade-pinochle", "optrita-lines")
"""Every game of printkit's own. ``sorcerer`` lives in ``games/sorcerer/``, which has it as ``GAME``."""


def package(id: str) -> str:
    """Give the package of a game."""
    return f"printkit.games.{id.replace('-', '_')}"
