"""``printkit simulate``: plays very many games and says what they come to."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import click

from printkit import games
from printkit.cli import playing
from printkit.cli.columns import laid_out
from printkit.cli.terminal import Named, progress, say
from printkit.cli.tongue import put
from printkit.errors import UsageError, check_known, need
from printkit.rules.game import Game, Ruleset
from printkit.rules.rng import SEEDS
from printkit.simulate import summary
from printkit.simulate.figure import draw
from printkit.simulate.share import MOST_GAMES, Order, play
from printkit.writing import replacing


@click.command()
@playing.played
@click.option("--games", "count", type=click.IntRange(1, MOST_GAMES), default=1000, help="How many.")
@click.option("--seed", type=click.IntRange(0, SEEDS - 1), default=0, help="Where chance starts.")
@click.option(
    "--policy",
    "policies",
    metavar="NAME,...",
    default="sensible",
    help="How the sides choose, given to them in turn: sensible, random, or what else the game has.",
)
@click.option("--jobs", type=click.IntRange(1, 64), help="Worker processes.  [default: one per processor]")
@click.option("--scheduler", metavar="ADDRESS", help="Play on the machines of this dask scheduler.")
@click.option("--json", "as_json", is_flag=True, help="Print all of it as JSON, distributions whole.")
@click.option(
    "--plot", type=Named(".svg", ".png"), help="Draw win rates, scores and tricks: FILE.svg or FILE.png."
)
def command(
    game: Game,
    ruleset: Ruleset,
    count: int,
    seed: int,
    policies: str,
    jobs: int | None,
    scheduler: str | None,
    as_json: bool,
    plot: Path | None,
) -> None:
    """Play whole games of GAME, or of a kit's; print win rates, scores and tricks with their 95 % intervals.

    With --kit the kit's rulings hold where --option gives no others.
    Game N of a seed depends on the seed and N alone, so the result is the same for any number of processes or
    machines.
    """
    order = Order(game.id, dict(ruleset), _policies(game, ruleset, policies), seed, count)
    if jobs is not None and scheduler is not None:
        raise UsageError("--jobs is for this machine, --scheduler for others", hint="give one of them")
    if scheduler is not None and games.is_own(game.id):
        hint = "install it as a package on every machine"
        raise UsageError("a kit's own game is on this machine alone", where="--scheduler", hint=hint)
    if plot is not None:  # before long work
        need(("matplotlib",), "{} is not installed", "simulate", "--plot")
    with replacing(plot) if plot else contextlib.nullcontext() as picture:
        with progress("playing") as show:
            tally = play(order, jobs, scheduler, lambda done: show(done, count))
        found = summary.summary(order, tally)
        if plot is not None and picture is not None:
            picture.write(draw(found, plot.suffix.lower()))
    if as_json:
        say(json.dumps(summary.as_json(found), indent=2))
        return
    say(summary.table(found, lambda rows, left: laid_out([[*map(put, rows[0])], *rows[1:]], left)))


def _policies(game: Game, ruleset: Ruleset, names: str) -> tuple[str, ...]:
    """Read the policies: each one of the game's, and no more than there are sides that decide."""
    given = tuple(name.strip() for name in names.split(","))
    check_known(given, game.policies, "no policy", where="--policy", listed="there is")
    deciding = sum(bool(seats) for seats in game.hand.sides(ruleset))
    if len(given) > deciding:
        sides = "only one side decides" if deciding == 1 else f"only {deciding} sides decide"
        raise UsageError(f"{len(given)} policies, but {sides} in this game", where="--policy")
    return given
