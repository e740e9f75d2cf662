"""``printkit play``: hands and whole games as records, one a line."""

from __future__ import annotations

import sys

import click

from printkit import __version__, games
from printkit.cli import playing
from printkit.errors import OutputError, UsageError, check_known
from printkit.rules import record, run
from printkit.rules.game import Game, Ruleset
from printkit.rules.rng import SEEDS


@click.command()
@playing.played
@click.option("--count", type=click.IntRange(1), help="Play this many single hands.  [default: 1]")
@click.option("--games", "whole", type=click.IntRange(1), help="Play this many whole games, hand after hand.")
@click.option("--seed", type=click.IntRange(0, SEEDS - 1), default=0, help="Where chance starts.")
@click.option(
    "--policy", default="sensible", help="How players decide: sensible or random; in optrita-lines also search."
)
@click.option("--mixed", is_flag=True, help="Draw hand number, dealer and scores too, for single hands.")
def command(
    game: Game, ruleset: Ruleset, count: int | None, whole: int | None, seed: int, policy: str, mixed: bool
) -> None:
    """Play hands of GAME, or of a kit's game, and write them to standard output, one record a line.

    The same words give the same records: hand number N of a seed depends on the seed and N alone. With --kit
    the kit's rulings hold where --option gives no others.
    """
    check_known((policy,), game.policies, "no policy", where="--policy", listed="there is")
    for name, given in (("--count", count is not None), ("--mixed", mixed)):
        if given and whole is not None:
            raise UsageError(f"{name} is for single hands, --games for whole games", hint="give one of them")
    if whole is None:
        records = run.hands(game, ruleset, policy, seed, count or 1, __version__, mixed=mixed)
    else:
        records = run.whole_games(game, ruleset, policy, seed, whole, __version__)
    out = sys.stdout.buffer
    try:
        for one in records:
            out.write(record.line(games.made(one)).encode("ascii") + b"\n")
        out.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(f"cannot write: {error.strerror}", where="standard output") from None
