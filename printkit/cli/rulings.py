"""The switches of commands that play a game: how many sit at the table, and by which rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

from printkit.errors import UsageError, nearest
from printkit.kit.model import Kit
from printkit.rules.game import Game, Option, Ruleset

players = click.option("--players", type=int, help="How many play.  [default: the least number]")
difficulty = click.option(
    "--difficulty", help="For a game with difficulties in place of players: normal or hard."
)
option = click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="A ruling; may be given again."
)


def known(word: str, there: list[str]) -> str:
    """Give a hint for a word that is none of these."""
    return nearest(word, there) or f"there is {', '.join(there)}"


def ruleset(
    game: Game, own: Mapping[str, int | str | None], given: tuple[str, ...], kit: Kit | None = None
) -> Ruleset:
    """Put the ruleset together; UsageError for what the game does not have.

    ``own``: the options that have a switch of their own; ``given``: the others, as NAME=VALUE. ``kit``: whose
    rulings hold where nothing else is said.
    """
    named = {option.name: option for option in game.options}
    values: dict[str, Any] = {}
    for name, value in own.items():
        if value is None:
            continue
        if name not in named:
            there = next((option.name for option in game.options if option.always), None)
            hint = f"it has --{there}" if there else None
            raise UsageError(f"{game.id} has no {name}", where=f"--{name}", hint=hint)
        values[name] = _allowed(named[name], value, str(value), f"--{name}")
    for word in given:
        name, equals, text = word.partition("=")
        where = f"--option {word}"
        if not equals:
            raise UsageError("an option is NAME=VALUE", where=where)
        if name not in named:
            raise UsageError(f"{game.id} has no option {name!r}", where=where, hint=known(name, list(named)))
        if name in values:
            raise UsageError(f"{name} is given twice", where=where)
        values[name] = _allowed(named[name], _value(named[name], text), text, where)
    return game.ruleset({**(kit.ruleset if kit else {}), **values})


def _value(option: Option, text: str) -> Any:
    """Read a word as the kind of value that the option has; None when it is of another kind."""
    if isinstance(option.default, bool):
        return {"true": True, "false": False}.get(text.lower())
    if isinstance(option.default, int):
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None
    return text


def _allowed(option: Option, value: Any, text: str, where: str) -> Any:
    if not option.allows(value):
        values = [str(one) for one in option.values] if isinstance(option.values, tuple) else []
        hint = f"{option.name} is {', '.join(values)}" if values else None
        raise UsageError(f"{option.name} cannot be {text!r}", where=where, hint=nearest(text, values) or hint)
    return value
