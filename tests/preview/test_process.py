"""A drawer process is ended when it gives no sign of life, and the next job is done by another."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from printkit.errors import TemplateError
from printkit.kit import render
from printkit.kit.worker import SECONDS
from printkit.preview.drawer import Stopped, Worker
from printkit.preview.view import Draw, Job, Look, View
from tests.preview.sample import CARD, CARDS

FACES = View("faces", "deck", "en", ink="colour")

ALL = tuple(range(1, CARDS + 1))

LOOP = "".join("{% for a in range(99999) %}" for _ in range(3)) + 3 * "{% endfor %}"


@pytest.fixture
def drawer(kit: Path) -> Iterator[Worker]:
    made = Worker(kit)
    yield made
    made.close()


def test_a_template_that_does_not_end_is_ended(
    drawer: Worker, kit: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = drawer.ask(Look(0, FACES, ALL))
    assert good.faults == ()
    monkeypatch.setattr("printkit.preview.drawer.PATIENCE", 0.1)  # before the sandbox itself ends it
    (kit / "card.svg").write_text(CARD.replace("</svg>", f"{LOOP}</svg>"), encoding="utf-8")
    with pytest.raises(TemplateError, match="takes too long") as raised:
        drawer.ask(Look(1, FACES, ALL))
    assert raised.value.where == "part deck" and raised.value.hint
    monkeypatch.undo()
    (kit / "card.svg").write_text(CARD, encoding="utf-8")
    again = drawer.ask(Look(2, FACES, ALL))
    assert again == good


def test_the_sandbox_tells_of_a_template_that_does_not_end_first() -> None:
    """It names the line (tests/cli/bad_kits.py, loop without end); who ends a process cannot."""
    assert render.SECONDS < SECONDS


def test_a_drawer_that_dies_is_told_as_what_it_was_asked(
    drawer: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawer.ask(Look(0))
    drawer._process.kill()  # what the system does to a process for which there is no memory
    assert drawer.ask(Look(0)).id == "night-garden"  # done once more by another
    real = Worker._ask

    def dying(self: Worker, job: Job, fresh: bool) -> tuple[bool, object]:
        self._process.kill()
        return real(self, job, fresh)

    monkeypatch.setattr(Worker, "_ask", dying)
    with pytest.raises(TemplateError, match="needs too much memory") as raised:
        drawer.ask(Draw(0, FACES, "key", 96))
    assert raised.value.where == "part deck"


@pytest.mark.skipif(not hasattr(signal, "SIGPROF"), reason="the system has no such timer")
def test_a_drawer_that_worked_for_too_long_is_told_and_not_asked_again(drawer: Worker) -> None:
    drawer.ask(Look(0))
    os.kill(drawer._process.pid, signal.SIGPROF)  # what its own timer does
    with pytest.raises(TemplateError, match="takes too long"):
        drawer.ask(Look(1))
    assert drawer.ask(Look(2)).id == "night-garden"


def test_a_worker_can_be_renewed(drawer: Worker) -> None:
    drawer.ask(Look(0))
    first = drawer._process.pid
    drawer.ask(Look(1))
    assert drawer._process.pid == first
    drawer.renew()
    drawer.ask(Look(2))
    assert drawer._process.pid != first


def test_what_a_closed_worker_is_asked_it_does_not_answer(drawer: Worker) -> None:
    drawer.ask(Look(0))
    drawer.close()
    with pytest.raises(Stopped):
        drawer.ask(Look(0))
    assert not drawer._process.is_alive() or drawer._process.join(5) is None
