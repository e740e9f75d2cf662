"""What kit.toml says of a game, held against the games that are there."""

from __future__ import annotations

from collections.abc import Mapping

from printkit.errors import KitError, nearest


def check_game(id: str, ruleset: Mapping[str, object]) -> None:
    """Refuse an unknown game, and an option or a value that it does not have (KitError).

    The number of players is no option of a kit: its book and parts serve them all.
    """
    from printkit.games import IDS, find

    game = find(id)
    if game is None:
        hint = nearest(id, IDS) or f"there are: {', '.join(IDS)}"
        raise KitError(f"no game {id!r}", where="kit.toml: game", hint=hint)
    options = {option.name: option for option in game.options if not option.always}
    for name, value in ruleset.items():
        where = f"kit.toml: ruleset.{name}"
        if name not in options:
            hint = nearest(name, options) or f"there are: {', '.join(options)}"
            raise KitError(f"{id} has no option {name!r}", where=where, hint=hint)
        if not options[name].allows(value):
            raise KitError(f"{value!r} is not a value of {name!r} ({options[name].clause})", where=where)
