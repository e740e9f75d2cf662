"""What a stranger's kit makes printkit do can be ended: it has its time, and Ctrl-C and SIGTERM are heeded."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pikepdf
import pytest

from printkit.check import run as check_run
from printkit.cli import examples_, quiz_
from printkit.kit import render, worker
from printkit.kit.resources import data_folder
from tests.cli import hostile_kit
from tests.cli.commands import forked
from tests.cli.hostile_kit import Edit, put, say, write_kit
from tests.clock import quick

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no guard without fork")

ENDLESS = (
    "{% set ns = namespace(a=[1], b=[1]) %}{% for i in range(60) %}"
    "{% set ns.a = [ns.a, ns.a] %}{% set ns.b = [ns.b, ns.b] %}{% endfor %}{{ ns.a == ns.b }}"
)
"""Two lists that are compared number by number, 2^60 of them, in one step of C code."""

SVG = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">{ENDLESS}</svg>\n'

PLACES: dict[str, Edit] = {
    "book": put("rulebook.en.md", f"{hostile_kit.BOOK_EN}\n{{#x}}\n{ENDLESS}\n"),
    "cover": put("cover.svg", SVG),
    "figure": put("figures/seats.svg", SVG),
    "card": put("card.svg", hostile_kit.FILES["card.svg"].replace("</svg>", f"{ENDLESS}</svg>")),
}


def kit(folder: Path, *edits: Edit) -> Path:
    """Write a kit of a stranger's."""
    made = write_kit(folder / hostile_kit.NAME)
    for edit in edits:
        edit(made)
    return made


def played(folder: Path, *edits: Edit, game: str = "shifty-partners") -> Path:
    """Copy a kit of printkit's that has a game, so that it is a stranger's."""
    made = folder / "my-game"
    shutil.copytree(data_folder("templates") / game, made)
    for edit in edits:
        edit(made)
    return made


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (check_run, examples_, quiz_):
        monkeypatch.setattr(module, "WORK", 0.5)


@pytest.mark.usefixtures("_short")
@pytest.mark.parametrize(
    "place", ["card", *(pytest.param(one, marks=pytest.mark.long) for one in PLACES if one != "card")]
)
def test_check_ends_what_has_no_end(
    place: str, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if place == "card":  # eight times: each language, ink and size
        monkeypatch.setattr(check_run, "WORK", 0.1)
    section = "parts" if place == "card" else "books"
    said = say(capfd, "check", kit(tmp_path, PLACES[place]), "--jobs", "1", "--only", section)
    assert said.code == 1
    assert "takes too long" in said.out
    assert said.err == ""


@pytest.mark.usefixtures("_short")
def test_quiz_ends_what_has_no_end(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    own = played(tmp_path, put("figures/trick.svg", SVG))
    said = say(capfd, "quiz", own, "--out", tmp_path / "quiz.pdf")
    assert said.code == 1
    assert said.err.startswith("printkit: quiz: takes too long") and "of very many pieces" in said.err
    assert not (tmp_path / "quiz.pdf").exists()


@pytest.mark.usefixtures("_short")
def test_phrases_of_a_kit_end(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A kit's own phrases come before the game's, and are a stranger's as its drawings are."""
    asked = "".join(f"{kind} = ['{ENDLESS}']\n" for kind in ("may-play", "who-wins"))
    own = played(tmp_path)
    with (own / "phrases.en.toml").open("a", encoding="utf-8") as file:
        file.write(f"\n[ask]\n{asked}")
    said = say(capfd, "quiz", own, "--lang", "en", "--out", tmp_path / "quiz.pdf")
    assert said.code == 1 and "takes too long" in said.err and not (tmp_path / "quiz.pdf").exists()


def running(session: int) -> list[int]:
    """Give the processes of a session that have not ended."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it ended meanwhile
            continue
        if int(words[3]) == session and words[0] != "Z":
            found.append(int(stat.parent.name))
    return found


def busy(pid: int) -> float:
    """Give how long a process has computed, s; 0 when it is no more."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def wait_until(what: Callable[[], bool], seconds: float) -> bool:
    """Wait for something; tell whether it came about in time."""
    end = time.monotonic() + seconds
    while not what():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


COMMANDS = {
    "check": ["check"],
    "check alone": ["check", "--jobs", "1", "--only", "languages"],
    "build": ["build", "--only", "rulebook"],
}
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
SIGNALS = (signal.SIGINT, signal.SIGTERM, KILL)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at /proc")
@pytest.mark.parametrize(
    ("command", "sent"),
    [
        *(("check", KILL), ("check alone", signal.SIGINT), ("build", signal.SIGTERM)),
        *(pytest.param("check", sent, marks=pytest.mark.long) for sent in SIGNALS[:2]),
        *(pytest.param("check alone", sent, marks=pytest.mark.long) for sent in SIGNALS[1:]),
        *(pytest.param("build", sent, marks=pytest.mark.long) for sent in SIGNALS[::2]),
    ],
)
def test_a_signal_ends_it_and_leaves_nobody_computing(
    command: str, sent: signal.Signals, tmp_path: Path
) -> None:
    own = kit(tmp_path, PLACES["book"])
    words = [sys.executable, "-m", "printkit", *COMMANDS[command], f"{own}/"]
    run = subprocess.Popen(
        words, cwd=tmp_path, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        # whoever compares the lists has computed for a while, and does nothing else
        assert wait_until(lambda: any(busy(one) > 0.6 for one in running(run.pid) if one != run.pid), 60)
        run.send_signal(sent)
        begun = time.monotonic()
        _, err = run.communicate(timeout=20)
        assert wait_until(lambda: not running(run.pid), 20), running(run.pid)
        assert quick(time.monotonic() - begun, 2)
    finally:
        for one in running(run.pid):
            os.kill(one, signal.SIGKILL)
    assert run.returncode == {signal.SIGINT: 130, signal.SIGTERM: 143}.get(sent, -sent)
    assert err.strip() == ("printkit: stopped" if sent == signal.SIGINT else "")


ROWS = 300
SLOW_CARD = (
    "{% for a in range(90) %}{% for b in range(900) %}{% endfor %}{% endfor %}"
    '<svg {{ canvas }}><rect width="9" height="{{ row.id }}"/></svg>'
)
"""Each is drawn in a tenth of a second or less, so that none takes too long and all together take seconds."""


def slow_kit(folder: Path, many: int = ROWS) -> Path:
    rows = "id,name.ja,name.en,copies\n" + "".join(f"{row},い,a,\n" for row in range(1, many + 1))
    return kit(folder, put("cards.csv", rows), put("card.svg", SLOW_CARD))


@pytest.mark.parametrize(
    ("command", "jobs"),
    [
        *(("build", "1"), ("check", "2")),
        *(pytest.param(*more, marks=pytest.mark.long) for more in (("build", "2"), ("check", "1"))),
    ],
)
def test_all_together_has_a_limit(
    command: str, jobs: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Rows that take their time one by one; two processes share the time that there is."""
    more: list[str | Path] = ["--out", tmp_path / "out", "--no-cache"] if command == "build" else []
    said = say(capfd, command, slow_kit(tmp_path), "--jobs", jobs, *more, "--limit", "1")
    assert said.code == 1
    assert said.err.startswith("printkit: this took more than 1 seconds of processor time\n")
    assert "hint: raise --limit" in said.err
    assert said.processor < 4
    assert not list(tmp_path.rglob("*.pdf"))


def test_what_takes_long_shows_that_it_goes_on(tmp_path: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    words = ["build", f"{slow_kit(tmp_path, ROWS // 5)}/", "--only", "cards", "--lang", "en", "--jobs", "1"]
    run = subprocess.Popen(
        [sys.executable, "-m", "printkit", *words, "--out", tmp_path / "out", "--no-cache"],
        stdout=subprocess.PIPE,
        stderr=theirs,
    )
    os.close(theirs)
    shown = b""
    with contextlib.suppress(OSError):  # what Linux says when the other end is closed
        while data := os.read(ours, 4096):
            shown += data
    os.close(ours)
    run.communicate()
    assert run.returncode == 0
    seconds = [int(found) for found in re.findall(rb"building \((\d+) s\)", shown)]
    assert seconds and seconds == sorted(seconds) and len(set(seconds)) == seconds[-1] - seconds[0] + 1


def note_work(kit: Path, log: Path) -> None:
    """Note from here on in ``log`` what is done to a kit, and whether in a guarded process."""

    def note(what: str) -> None:
        with log.open("a") as file:
            file.write(f"{what} {'here' if worker._tell is None else 'guarded'}\n")

    def opened(event: str, args: tuple[Any, ...]) -> None:
        if event == "open" and str(args[0]).startswith(str(kit)) and not str(args[0]).endswith(".partial"):
            note("read")

    def noted(what: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **more: Any) -> Any:
            note(what)
            return real(*args, **more)

        return call

    vars(render)["_collect"] = noted("rendered", render._collect)
    pikepdf.Pdf.save = noted("written", pikepdf.Pdf.save)  # type: ignore[method-assign]  # in a fork
    sys.addaudithook(opened)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no guard without fork")
@pytest.mark.parametrize(
    "words",
    [
        ["check"],
        [
            "build",
            "--no-cache",
            "--format",
            "pdf",
            "--format",
            "html",
            "--format",
            "png",
            "--format",
            "tts",
            "--lang",
            "en",
        ],
        ["list", "--cards"],
        ["list", "--layouts"],
        ["list", "--cutters"],
        ["list", "--shops"],
        ["quiz", "--lang", "ja+en"],
        ["examples"],
        ["examples", "--regenerate", "joker-able"],
        *(
            pytest.param(words, marks=pytest.mark.long)
            for words in (["quiz"], ["check", "--jobs", "1"], ["build", "--no-cache", "--paper", "all"])
        ),
    ],
    ids=" ".join,
)
def test_no_file_of_a_kit_is_read_rendered_or_set_outside_the_guard(words: list[str], tmp_path: Path) -> None:
    """Nor are templates of printkit's that a stranger's kit fills, and nor is a PDF of it written."""
    own = played(tmp_path, game="sorcerer") if words[0] in ("quiz", "examples") else kit(tmp_path)
    own_files = {
        "layouts/wide.toml": "gap = 9\n",
        "cutters/mine.toml": "[area]\na4 = [150, 200]\n",
        "pod/near.toml": 'name = "x"\nsource = "y"\nmakes = "pdf"\n',
    }
    for name, text in own_files.items():
        (own / name).parent.mkdir(exist_ok=True)
        (own / name).write_text(text, encoding="utf-8")
    log = tmp_path / "log"
    ran = forked(words[0], f"{own}/", *words[1:], cwd=tmp_path, first=lambda: note_work(own, log))
    assert ran.returncode == 0, ran.stderr
    done = dict.fromkeys(log.read_text().splitlines())
    assert "read guarded" in done
    assert [one for one in done if one.endswith("here")] == []
    if words[0] in ("build", "quiz"):
        assert "written guarded" in done


def test_a_worker_is_the_guards_own() -> None:
    """What is guarded inside of a guard is not forked again."""
    assert worker.limited(lambda: worker.limited(os.getpid, "inner") == os.getpid(), "outer")
