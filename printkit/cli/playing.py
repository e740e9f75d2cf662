"""Which game a command is about, by which rulings, and whose code may run: without --trust no kit's own does.

An unchanged build imports this module, and so it imports little.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from printkit.cli.terminal import say
from printkit.errors import KitError, UsageError, check_known
from printkit.kit.resources import GAMELESS, find_kit
from printkit.workers import allowed

if TYPE_CHECKING:
    from printkit.kit.model import Kit
    from printkit.lessons.referee import Change
    from printkit.rules.game import Game, Option, Ruleset

kit = click.option(
    "--kit", "kit_word", metavar="DIR", help="The kit whose game it is; its own one (game.py) needs --trust."
)
trust = click.option(
    "--trust", is_flag=True, help="Run a game that is the kit's own code: it may do whatever you may."
)
SECONDS = 1800
"""What a kit may take of the processor: several times as long as 1,000 cards with a photograph each."""


limit = click.option(
    "--limit",
    metavar="SECONDS",
    type=click.IntRange(1, 1_000_000),
    default=SECONDS,
    callback=lambda ctx, _option, seconds: ctx.with_resource(allowed(seconds)),
    expose_value=False,
    help="The most processor time to spend on files that are not printkit's own.",
)
option = click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="A ruling; may be given again."
)
PLAYED = (
    click.argument("game", required=False),
    click.option("--players", type=int, help="How many play.  [default: the usual number]"),
    click.option("--difficulty", help="For a game with difficulties in place of players: normal or hard."),
    option,
    kit,
    trust,
)


def played(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command GAME and the options that say by which rulings: it is called with game and ruleset."""

    @functools.wraps(command)
    def read(
        game: str | None,
        players: int | None,
        difficulty: str | None,
        options: tuple[str, ...],
        kit_word: str | None,
        trust: bool,
        **others: Any,
    ) -> None:
        found, kit = game_of(game, kit_word, trust)
        own = {"players": players, "difficulty": difficulty}
        command(found, ruleset(found, own, options, kit), **others)

    for given in reversed(PLAYED):
        read = given(read)
    return read


def kit_with(word: str, trusted: bool, langs: Collection[str]) -> Kit:
    """Read a kit that has to name a game (else KitError) and these languages (else UsageError)."""
    from printkit.kit.read import read_kit

    found = read_kit(find_kit(word), trusted)
    if found.game is None:
        raise KitError(f"the kit {found.id!r} names no game", hint=GAMELESS)
    what = f"the kit {found.id!r} has no language"
    check_known(langs, found.languages, what, where="--lang", listed="it has")
    return found


def kit_of(word: str | None, trusted: bool) -> Kit | None:
    """Read the kit of ``--kit``, so that its game is known; None without it. KitError for one to be trusted."""
    if word is None:
        if trusted:
            raise UsageError("--trust goes with --kit", where="--trust", hint="name the kit: --kit ./my-game")
        return None
    from printkit import games

    found = kit_with(word, trusted, ())
    games.get(found.game or "")
    return found


def game_of(word: str | None, kit_word: str | None, trusted: bool) -> tuple[Game, Kit | None]:
    """Give the game that is named, or that of the kit, with the kit. UsageError where neither is, or both."""
    from printkit import games

    found = kit_of(kit_word, trusted)
    if found is None:
        if word is None:
            raise UsageError("no GAME is named", hint=f"there is {', '.join(games.known())}, or --kit DIR")
        if word.endswith(games.ENDING) or "/" in word:
            hint = "--kit DIR plays a kit's game, --kit DIR --trust one of its own"
            raise UsageError(f"{word!r} is a file or folder, not a game's id", hint=hint)
        return games.get(word), None
    assert found.game is not None
    if word not in (None, found.game):
        raise UsageError(f"the game of the kit {found.id!r} is {found.game!r}, not {word!r}", where="--kit")
    return games.get(found.game), found


def ruleset(
    game: Game, own: Mapping[str, int | str | None], given: tuple[str, ...], kit: Kit | None
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
        check_known((name,), named, f"{game.id} has no option", where=where, listed="there is")
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
        raise UsageError(f"{option.name} cannot be {text!r}", where=where, hint=option.hint(text))
    return value


def pin(made: list[Change], what: str, differ: list[str], folder: Path | None, hint: str) -> None:
    """Print the changes and write them into ``folder``. ``hint``: what would, where there is none."""
    from printkit.lessons.referee import write

    for change in made:
        for line in change.lines():
            say(line)
    say(f"{what}, {len(differ)} differ{': ' if differ else ''}{', '.join(differ)}", err=True)
    if folder is not None:
        for path in write(folder, made):
            say(f"wrote {path}", err=True)
    elif any(change.differs for change in made):
        say(f"nothing was written; {hint}", err=True)
