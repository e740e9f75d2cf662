"""``printkit play``: hands and whole games as records, one a line."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import click

from printkit import __version__, games
from printkit.errors import OutputError, UsageError, nearest
from printkit.rules import record, run
from printkit.rules.game import Game, Option, Ruleset
from printkit.rules.rng import SEEDS


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="How many play.  [default: the least number]")
@click.option("--difficulty", help="For a game with difficulties in place of players: normal or hard.")
@click.option("--count", type=click.IntRange(1), help="Play this many single hands.  [default: 1]")
@click.option("--games", "whole", type=click.IntRange(1), help="Play this many whole games, hand after hand.")
@click.option(
    "--seed", type=click.IntRange(0, SEEDS - 1), default=0, show_default=True, help="Where chance starts."
)
@click.option("--policy", default="sensible", show_default=True, help="How to choose: sensible or random.")
@click.option("--mixed", is_flag=True, help="Draw hand number, dealer and scores too, for single hands.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A ruling; may be given again.")
def command(
    game: str,
    players: int | None,
    difficulty: str | None,
    count: int | None,
    whole: int | None,
    seed: int,
    policy: str,
    mixed: bool,
    options: tuple[str, ...],
) -> None:
    """Play hands of GAME and write them to standard output, one record a line.

    The same words give the same records: hand number N of a seed depends on the seed and N alone.
    """
    played = games.get(game)
    ruleset = _ruleset(played, {"players": players, "difficulty": difficulty}, options)
    if policy not in played.policies:
        raise UsageError(f"no policy {policy!r}", where="--policy", hint=_known(policy, list(played.policies)))
    if whole is not None and count is not None:
        raise UsageError("--count is for single hands, --games for whole games", hint="give one of them")
    if whole is not None and mixed:
        raise UsageError("--mixed is for single hands, --games for whole games", hint="give one of them")
    if whole is None:
        records = run.hands(played, ruleset, policy, seed, count or 1, __version__, mixed=mixed)
    else:
        records = run.whole_games(played, ruleset, policy, seed, whole, __version__)
    out = sys.stdout.buffer
    try:
        for one in records:
            out.write(record.line(one).encode("ascii") + b"\n")
        out.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(f"cannot write: {error.strerror}", where="standard output") from None


def _known(word: str, known: list[str]) -> str:
    return nearest(word, known) or f"there is {', '.join(known)}"


def _ruleset(game: Game, own: Mapping[str, int | str | None], given: tuple[str, ...]) -> Ruleset:
    """Put the ruleset together. ``own``: the options that have a switch of their own."""
    known = {option.name: option for option in game.options}
    values: dict[str, Any] = {}
    for name, value in own.items():
        if value is None:
            continue
        if name not in known:
            there = next(option.name for option in game.options if option.always)
            raise UsageError(f"{game.id} has no {name}", where=f"--{name}", hint=f"it has --{there}")
        values[name] = _allowed(known[name], value, str(value), f"--{name}")
    for word in given:
        name, equals, text = word.partition("=")
        where = f"--option {word}"
        if not equals:
            raise UsageError("an option is NAME=VALUE", where=where)
        if name not in known:
            raise UsageError(f"{game.id} has no option {name!r}", where=where, hint=_known(name, list(known)))
        if name in values:
            raise UsageError(f"{name} is given twice", where=where)
        values[name] = _allowed(known[name], _value(known[name], text), text, where)
    return game.ruleset(values)


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
