"""What kit.toml says of a game, held against the games that are there."""

from __future__ import annotations

from collections.abc import Mapping


def check_game(game: str, ruleset: Mapping[str, object]) -> None:
    """Refuse an unknown game or an option or value that it does not have (KitError)."""
