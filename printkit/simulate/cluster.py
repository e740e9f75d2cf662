"""Work on other machines: joblib's back end for dask."""

from __future__ import annotations

import asyncio
import logging
import pkgutil
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from typing import Any, TypeVar

from printkit import __version__
from printkit.errors import MachineError, need

Item = TypeVar("Item")
Result = TypeVar("Result")

MISSING, EXTRA = "{} is not installed", 'pip install "printkit-pnp[simulate]" brings it'
SECONDS = 10
"""A scheduler that does not answer in this time, or has no worker, is not there."""


def across(
    work: Callable[[Item], Result], items: Callable[[int], Iterable[Item]], scheduler: str
) -> Iterator[Result]:
    """Give what ``work`` makes of the items, as it comes. ``items`` is told how many workers there are.

    MachineError for a scheduler that cannot be reached, whose workers have not this printkit, or that ends.
    """
    need(("joblib", "distributed"), MISSING, EXTRA, "--scheduler")
    import joblib
    from distributed import Client, KilledWorker

    quiet = logging.getLogger("distributed")
    level = quiet.level
    quiet.setLevel(logging.CRITICAL)  # it tells at length what the error below says
    try:
        with _client(Client, scheduler) as client:
            workers = _workers(client, scheduler)
            with joblib.parallel_config(backend="dask", client=client, wait_for_workers_timeout=SECONDS):
                parallel = joblib.Parallel(return_as="generator_unordered", batch_size=1)
                try:
                    yield from parallel(joblib.delayed(work)(item) for item in items(workers))
                except (KilledWorker, CancelledError, OSError):
                    raise _error("is gone, or its workers are", scheduler) from None
    finally:
        quiet.setLevel(level)


async def _knock(scheduler: str) -> None:
    from distributed.comm import connect

    comm = await connect(scheduler, timeout=SECONDS)
    await comm.close()


def _client(kind: Any, scheduler: str) -> Any:
    """Connect. A client that fails would try to say goodbye for 20 s, so we knock first."""
    try:
        asyncio.run(_knock(scheduler))
        return kind(scheduler, timeout=SECONDS, set_as_default=False)
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
