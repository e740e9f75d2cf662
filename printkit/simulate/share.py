"""Games are shared out in runs of neighbours; what they come to is added up, in whatever order it arrives.

A tally is whole numbers, and a game depends on its seed and its number alone: the sum is the same however many
processes or machines there are, and however long the runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from printkit import __version__, games
from printkit.errors import MachineError
from printkit.games.foreign import blaming
from printkit.rules.game import Ruleset
from printkit.rules.tally import Tally
from printkit.workers import each, processors

MOST_GAMES = 1_000_000_000
RUN = 20
"""Games that one run has at most: a few tenths of a second's work, of a policy that searches some more."""

Progress = Callable[[int], None]
"""Called with how many games have been played."""


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
    progress: Progress = lambda done: None,
) -> Tally:
    """Play the games, in ``jobs`` processes (None: one a processor), or on the machines of a dask scheduler.

    Raises MachineError when a process dies, or for a scheduler that cannot be reached or has other versions.
    """
    tally = Tally(games.get(order.game).sides(order.ruleset))
    for part in _parts(order, jobs, scheduler):
        tally.add(part)
        progress(tally.games)
    return tally


def _parts(order: Order, jobs: int | None, scheduler: str | None) -> Iterator[Tally]:
    if scheduler is not None:
        from printkit.simulate.cluster import across

        yield from across(work, lambda workers: runs(order, workers), scheduler)
        return
    workers = jobs or processors()
    yield from (tally for _, tally in each(work, runs(order, workers), workers))


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
    from printkit.rules.simulate import play_games  # which listing and telling do without

    return play_games(game, order.ruleset, order.policies, order.seed, order.first, order.count)
