"""Games are shared out in runs of neighbours; what they come to is added up, in whatever order it arrives.

A tally is whole numbers, and a game depends on its seed and its number alone: the sum is the same however many
processes or machines there are, and however long the runs.
"""

from __future__ import annotations

import asyncio
import logging
import pkgutil
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from printkit import __version__, games
from printkit.errors import MachineError, need
from printkit.games.foreign import blaming
from printkit.rules.game import Ruleset
from printkit.rules.simulate import Tally, play_games
from printkit.workers import each, processors

MOST_GAMES = 1_000_000_000
RUN = 20
"""Games that one run has at most: a few tenths of a second's work, of a policy that searches some more."""


class Order(Struct, frozen=True):
    """Which games to play: ``first`` … ``first + count - 1`` of a seed. ``game``: its id.

    ``policies``: given to the sides in turn. ``version``: whose games they are, because another
    version of printkit may play others.
    """

    game: str
    ruleset: Ruleset
    policies: tuple[str, ...]
    seed: int
    count: int
    first: int = 0
    version: str = __version__


def play(
    order: Order,
    jobs: int | None = None,
    scheduler: str | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Play the games, in ``jobs`` processes (None: one a processor), or on the machines of a dask scheduler.

    ``progress``: called with how many games have been played.
    Raises MachineError when a process dies, or for a scheduler that cannot be reached or has other versions.
    """
    tally = Tally(games.get(order.game).hand.side_names(order.ruleset))
    workers = jobs or processors()
    here = (part for _, part in each(work, runs(order, workers), workers))
    for part in here if scheduler is None else across(order, scheduler):
        tally.add(part)
        progress(tally.games)
    return tally


def runs(order: Order, workers: int) -> Iterator[Order]:
    """Cut an order up: runs short enough that all workers have work to the end."""
    count = max(1, min(RUN, order.count // (4 * max(workers, 1))))
    end = order.first + order.count
    for first in range(order.first, end, count):
        yield replace(order, first=first, count=min(count, end - first))


@blaming()
def work(order: Order) -> Tally:
    """Play games in this process. MachineError where printkit is another version than asked for."""
    if order.version != __version__:
        raise MachineError(
            f"a worker has printkit {__version__}, and this is {order.version}",
            hint="install the same version on every machine",
        )
    game = games.get(order.game)
    return play_games(game, order.ruleset, order.policies, order.seed, order.first, order.count)


SECONDS = 10
"""A scheduler that does not answer in this time, or has no worker, is not there."""


def across(order: Order, scheduler: str) -> Iterator[Tally]:
    """Play an order's games on the machines of a scheduler; give what each run comes to, as it comes.

    MachineError for a scheduler that cannot be reached, whose workers have not this printkit, or that ends.
    """
    need(("joblib", "distributed"), "{} is not installed", "simulate", "--scheduler")
    import joblib
    from distributed import KilledWorker

    quiet = logging.getLogger("distributed")
    level = quiet.level
    quiet.setLevel(logging.CRITICAL)  # it tells at length what the error below says
    try:
        with _client(scheduler) as client:
            workers = _workers(client, scheduler)
            with joblib.parallel_config(backend="dask", client=client, wait_for_workers_timeout=SECONDS):
                parallel = joblib.Parallel(return_as="generator_unordered", batch_size=1)
                try:
                    yield from parallel(joblib.delayed(work)(run) for run in runs(order, workers))
                except (KilledWorker, CancelledError, OSError):
                    raise _error("is gone, or its workers are", scheduler) from None
    finally:
        quiet.setLevel(level)


async def _knock(scheduler: str) -> None:
    from distributed.comm import connect

    comm = await connect(scheduler, timeout=SECONDS)
    await comm.close()


def _client(scheduler: str) -> Any:
    """Connect. A client that fails would try to say goodbye for 20 s, so we knock first."""
    from distributed import Client

    try:
        asyncio.run(_knock(scheduler))
        return Client(scheduler, timeout=SECONDS, set_as_default=False)
    except Exception as error:  # whatever listens there may answer anything: another protocol is a MemoryError
        raise _error("cannot be reached", scheduler) from error


def _workers(client: Any, scheduler: str) -> int:
    """Give the number of cores that the scheduler has, waiting for the first; all must have this printkit.

    A worker without it would never answer; it is asked by way of the standard library.
    """
    try:
        client.wait_for_workers(1, timeout=SECONDS)
    except OSError:
        raise _error("has no workers", scheduler) from None
    versions = client.run(pkgutil.resolve_name, "printkit:__version__", on_error="return")
    for worker, version in versions.items():
        if version != __version__:
            has = "has no printkit" if isinstance(version, Exception) else f"has printkit {version}"
            raise _error(f"has a worker ({worker}) that {has}, and this is {__version__}", scheduler)
    return sum(client.ncores().values())


def _error(what: str, scheduler: str) -> MachineError:
    return MachineError(
        f"the scheduler {what}",
        where=f"--scheduler {scheduler}",
        hint="run `dask scheduler` on one machine, `dask worker ADDRESS` on each, all of one printkit-pnp",
    )
