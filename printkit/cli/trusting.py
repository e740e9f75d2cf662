"""Options for kits of strangers: ``--trust``, without which none of their code is run, and ``--limit``.

An unchanged build imports this module, and so it imports little.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from printkit.errors import KitError, UsageError
from printkit.workers import allowed

if TYPE_CHECKING:
    from printkit.kit.model import Kit
    from printkit.rules.game import Game

kit = click.option(
    "--kit", "kit_word", metavar="DIR", help="The kit whose game it is; its own one (game.py) needs --trust."
)
trust = click.option(
    "--trust", is_flag=True, help="Run a game that is the kit's own code: it may do whatever you may."
)

SECONDS = 1800
"""What a kit may take of the processor: several times as long as 1,000 cards with a photograph each."""


def _limited(ctx: click.Context, option: click.Parameter, seconds: int) -> None:
    ctx.with_resource(allowed(seconds))


limit = click.option(
    "--limit",
    metavar="SECONDS",
    type=click.IntRange(1, 1_000_000),
    default=SECONDS,
    show_default=True,
    callback=_limited,
    expose_value=False,
    help="Of the processor, for all that files which are not printkit's own ask for.",
)


def kit_of(word: str | None, trusted: bool) -> Kit | None:
    """Read the kit of ``--kit``, so that its game is known; None without it. KitError for one to be trusted."""
    if word is None:
        if trusted:
            raise UsageError("--trust goes with --kit", where="--trust", hint="name the kit: --kit ./my-game")
        return None
    from printkit import games
    from printkit.kit.read import read_kit
    from printkit.kit.resources import find_kit

    found = read_kit(find_kit(word), trusted)
    if found.game is None:
        raise KitError(f"the kit {found.id!r} names no game", hint="set game in kit.toml")
    games.get(found.game)
    return found


def game_of(word: str | None, kit_word: str | None, trusted: bool) -> tuple[Game, Kit | None]:
    """Give the game that is named, or that of the kit, with the kit. UsageError where neither is, or both."""
    from printkit import games

    found = kit_of(kit_word, trusted)
    if found is None:
        if word is None:
            raise UsageError("no GAME is named", hint=f"there is {', '.join(games.known())}, or --kit DIR")
        if word.endswith(games.ENDING):
            raise UsageError(f"{word!r} is a file, not a game's id", hint="--kit DIR --trust plays a kit's own")
        return games.get(word), None
    assert found.game is not None
    if word not in (None, found.game):
        raise UsageError(f"the game of the kit {found.id!r} is {found.game!r}, not {word!r}", where="--kit")
    return games.get(found.game), found
