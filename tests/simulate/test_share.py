"""Sharing out: the same tally for any number of processes or machines, and for any cut."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from printkit import __version__, games
from printkit.errors import MachineError
from printkit.rules.simulate import play_games
from printkit.simulate import share
from printkit.simulate.share import Order, play


def order(
    game: str = "shifty-partners", policies: str = "sensible,random", count: int = 60, **options: object
) -> Order:
    return Order(game, games.get(game).ruleset(options), tuple(policies.split(",")), 3, count)


def straight(wanted: Order) -> object:
    """Play the games one after the other, in this process, by the plain engine."""
    game = games.get(wanted.game)
    return play_games(game, wanted.ruleset, wanted.policies, wanted.seed, wanted.first, wanted.count)


@pytest.mark.parametrize("game", games.IDS)
@pytest.mark.parametrize("jobs", [pytest.param(2, marks=pytest.mark.long), 3])
def test_any_number_of_processes(game: str, jobs: int) -> None:
    wanted = order(game, "sensible", 13)
    seen: list[int] = []
    assert play(wanted, jobs, progress=seen.append) == straight(wanted)
    assert seen == sorted(seen) and seen[-1] == 13


@pytest.mark.parametrize("run", [1, 7, 1000])
def test_any_cut(run: int, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = order()
    expected = straight(wanted)
    monkeypatch.setattr(share, "RUN", run)
    assert play(wanted, 1) == play(wanted, 2) == expected


@pytest.mark.parametrize("workers", [0, 1, 2, 64])
@pytest.mark.parametrize("count", [1, 2, 99, 100, 12_345])
def test_runs_are_all_games_once(workers: int, count: int) -> None:
    cut = list(share.runs(replace(order(count=count), first=7), workers))
    assert [game for one in cut for game in range(one.first, one.first + one.count)] == list(
        range(7, 7 + count)
    )
    assert max(one.count for one in cut) <= share.RUN


def test_another_version_is_refused() -> None:
    with pytest.raises(MachineError, match="a worker has printkit"):
        play(replace(order(), version="0.0.0"), 2)


def _die(wanted: Order) -> None:
    os._exit(1)


def test_a_worker_that_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(share, "work", _die)
    with pytest.raises(MachineError, match="a worker process died"):
        play(order(), 2)


CLUSTER = """
import sys
from distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(n_workers=int(sys.argv[1]), threads_per_worker=1, dashboard_address=":0") as cluster:
        print(cluster.scheduler_address, flush=True)
        input()
"""


@contextlib.contextmanager
def _running(workers: int) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run a scheduler with workers, processes of their own as on other machines; give its address, and it."""
    with subprocess.Popen(
        [sys.executable, "-c", CLUSTER, str(workers)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as running:
        assert running.stdin and running.stdout
        try:
            yield running.stdout.readline().strip(), running
        finally:
            running.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                running.wait(30)
            running.kill()


@pytest.mark.long
@pytest.mark.external("joblib", "distributed")
def test_other_machines(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same tally; none of another version; and none at all, which is told."""
    from distributed import Client

    wanted = order("twin-shoot", "random,sensible", 40)
    seen: list[int] = []
    mend = f"sys.modules['printkit'] = sys.printkit; sys.printkit.__version__ = {__version__!r}"
    with _running(2) as (address, _), Client(address, set_as_default=False) as client:
        assert play(wanted, scheduler=address, progress=seen.append) == straight(wanted)
        assert len(seen) > 2, "shared out"
        one = [*client.ncores()][:1]
        for spoil, says in (
            ("sys.printkit.__version__ = '0.0.7'", "that has printkit 0.0.7, and this is"),
            ("sys.modules['printkit'] = None", "that has no printkit, and this is"),
        ):
            client.run(exec, f"import sys, printkit; sys.printkit = printkit; {spoil}", workers=one)
            with pytest.raises(MachineError, match=says):
                play(order(), scheduler=address)
            client.run(exec, f"import sys; {mend}", workers=one)
        client.retire_workers([*client.ncores()], close_workers=True)
        monkeypatch.setattr(share, "SECONDS", 0.5)
        with pytest.raises(MachineError, match="the scheduler has no workers"):
            play(order(), scheduler=address)


@pytest.mark.external("joblib", "distributed")
def test_a_scheduler_that_ends() -> None:
    with _running(2) as (address, running):

        def end(done: int) -> None:
            running.kill()

        with pytest.raises(MachineError, match="the scheduler is gone, or its workers are"):
            play(order("sorcerer", count=100_000), scheduler=address, progress=end)
