"""Bad input of every kind gives one error with its place, and leaves the files of the last good build whole."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from printkit.cache import store
from printkit.kit import worker
from tests.cli.bad_books import BOOKS
from tests.cli.bad_data import HOSTILE, SECRET
from tests.cli.bad_kits import ALL, Bad
from tests.cli.commands import ended, forked
from tests.cli.hostile_kit import NAME, say, swap, tree, write_kit
from tests.cli.watch import watched
from tests.gather import gathered
from tests.making.conftest import own_cache

__all__ = ["own_cache"]

SECONDS = 5.0
"""A rendering ends after 3 s, another step without a sign of life after 4."""
KEYED = re.compile(r"(?<=kit\.toml):\d+(?=: [\w.#-]+: )")
"""The line of a key."""
IDLE = 6 * SECONDS
"""By the clock: on a machine that has other things to do as well, what takes 5 s takes longer."""

ALIKE = """
words backs; words jobs; words layout that leads out; words ink; words cards without end; words option;
kit.toml syntax; kit.toml unknown key of a part; kit.toml size nan; kit.toml file missing; kit.toml file
above; kit.toml file elsewhere; kit.toml Shift_JIS; clauses.toml bytes; table missing; table without rows;
table row too short; table Latin 1; table UTF-16 cut short; table huge; table markup in data; drawing tag;
drawing long list; drawing great number; drawing much output; drawing class of a text; drawing globals;
drawing folder; drawing import from elsewhere; drawing include of nothing; drawing entity; drawing empty;
drawing huge; drawing filter; drawing mask; drawing hsl(); drawing endless length; drawing letter of no
font; sheet missing; book undefined; book filter; book syntax; book inside of a method; book include; book
clause; book figure unknown; book link to nothing; book link to a file; book image; book table with a cell
too few; book out of step; book empty; figure malformed; figure script; figure use remote; figure use of
itself; figure bomb of uses; figure no number; figure endless length; figure path cut short; data xlsx
nothing; data xlsx noise; data xlsx old; data xlsx cut short; data xlsx huge; data xlsx rows; data xlsx
macro; data json twice; data json huge; data yaml tag; data yaml deep rows; data yaml key; data yaml
control; data yaml huge; data tsv short; data csv of semicolons; data csv in cp1252; data csv of noise;
kit.toml sheet unknown; kit.toml data elsewhere; kit.toml data of the home; kit.toml data of a folder;
kit.toml an axis of lists; art entities; art long entity; art entities in all; art entity; art picture
remote; art use remote; art style of a file; art use of itself; art deep; art cut short; art nothing; art
half a JPEG; art BMP; art program; call picture above; call picture elsewhere; call picture by address; call
picture by our mark; call picture of quotes; call icon above; call the helper's kit; call the helper's
module; huge book of figures
"""
"""Goes through no line of printkit that none of the others goes through."""
BAD = (*ALL, *BOOKS, *HOSTILE)
TABLES: dict[str, tuple[Bad, ...]] = {}
for _bad in BAD:
    TABLES[_bad.name.partition(" ")[0]] = (*TABLES.get(_bad.name.partition(" ")[0], ()), _bad)
LONG = frozenset(" ".join(ALIKE.split()).split("; "))
GUARDED = (
    *("book memory", "call a text without end", "call blocks of a loop", "call pips of a loop"),
    *("drawing loop without end", "data xlsx deep", "template undefined column"),
)
"""What asks for time or memory is built in guarded processes, as strangers' kits are, and one that does not."""


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder with the kit and, in ``out``, a build of it."""
    folder = tmp_path_factory.mktemp("good")
    write_kit(folder / NAME)
    done = forked("build", folder / NAME, "--out", folder / "out", "--no-cache", "--jobs", "1")
    assert (done.returncode, done.stderr) == (0, "")
    return folder


@pytest.fixture
def place(good: Path, tmp_path: Path) -> Path:
    """Give a copy of it that may be spoiled, and beside it what nobody may read."""
    (tmp_path / "place").mkdir()
    secret = tmp_path / "place" / SECRET
    secret.mkdir()
    for name in ("a.png", "a.svg", "c.csv", "pad.svg"):
        (secret / name).write_text("secret", encoding="utf-8")
    return Path(shutil.copytree(good, tmp_path / "place", dirs_exist_ok=True))


def printkit(*words: str | Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run it as a process of its own, with ``more`` in its environment."""
    return subprocess.run(
        [sys.executable, "-m", "printkit", *map(str, words)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        env=os.environ | more,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("table", "more"),
    [
        *((name, False) for name in TABLES),
        *(
            pytest.param(name, True, marks=pytest.mark.long)
            for name, table in TABLES.items()
            if any(one.name in LONG for one in table)
        ),
    ],
)
def test_bad_input(
    table: str, more: bool, place: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("printkit.kit.render.SECONDS", 0.4)
    before = tree(place / "out")
    with gathered() as faults:
        for bad in (one for one in TABLES[table] if (one.name in LONG) == more):
            shutil.rmtree(place / NAME)
            write_kit(place / NAME)
            for edit in bad.edits:
                edit(place / NAME)
            with faults.of(bad.name), monkeypatch.context() as patch:
                if bad.name not in GUARDED:
                    patch.setattr(worker, "is_builtin", lambda folder: True)
                told(bad, place, capfd)
                assert tree(place / "out") == before


def told(bad: Bad, place: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """See that a build of the spoiled kit tells its fault once, in its place, and reaches for nothing else."""
    around = {path.name for path in place.iterdir()}
    with watched(place / "out", place / SECRET) as refused:
        said = say(capfd, "build", place / NAME, "--out", place / "out", "--jobs", "1", *bad.words)
    assert said.code == bad.code, said.err
    assert refused == [], "nothing is read or written elsewhere, and the network is not asked"
    assert {path.name for path in place.iterdir()} == around
    several = said.err.partition("\n")[0].endswith(" faults")  # the same in two languages, or what comes of one
    err = KEYED.sub("", said.err)  # lines of keys: tests/kit/test_read.py
    assert bad.says[0] in err if several else err.startswith(f"printkit: {bad.says[0]}"), said.err
    for piece in bad.says[1:]:
        assert piece in said.err
    errors = [line for line in said.err.splitlines() if not line.startswith("  ")]
    assert len(errors) == 1, "one error, its hint and its list indented below it"
    assert said.out == ""
    assert said.processor < SECONDS and said.seconds < IDLE


def test_there_are_enough() -> None:
    assert len(HOSTILE) >= 100
    names = [bad.name for bad in BAD]
    assert len(set(names)) == len(names) and set(names) > LONG


def test_the_watch_sees(tmp_path: Path) -> None:
    """It would say so if a kit reached out: from this process, and from one that it forks."""
    import socket

    from printkit.kit.worker import limited

    (tmp_path / "secret").mkdir()
    (tmp_path / "secret" / "x").write_text("x")

    def reach() -> None:
        for attempt in (
            lambda: (tmp_path / "secret" / "x").read_text(),
            lambda: (tmp_path / "elsewhere").write_text("x"),
            lambda: socket.create_connection(("192.0.2.1", 80), timeout=0.1),
        ):
            with pytest.raises(PermissionError):
                attempt()

    with watched(tmp_path / "room", tmp_path / "secret") as refused:
        reach()
        limited(reach, "x")
    assert [line.split()[0] for line in refused] == ["read", "wrote", "socket.getaddrinfo"] * 2


def test_the_kit_is_good_unspoiled(place: Path, capfd: pytest.CaptureFixture[str]) -> None:
    said = say(capfd, "build", place / NAME, "--out", place / "anew", "--jobs", "1")
    assert (said.code, said.err) == (0, "")
    assert tree(place / "anew") == tree(place / "out")
    said = say(capfd, "simulate", "--kit", place / NAME)
    assert said.code == 1 and "needs rules in Python, and game in kit.toml: docs/tutorial-game.md" in said.err


def test_titles_are_no_markup(place: Path, capfd: pytest.CaptureFixture[str]) -> None:
    swap("kit.toml", "Score pad", "*{card:XX} | <b> [a](#b)")(place / NAME)
    said = say(capfd, "build", place / NAME, "--out", place / "out", "--jobs", "1", "--only", "assembly")
    assert (said.code, said.err) == (0, "")


OFF: tuple[tuple[list[str], str], ...] = (
    (["buidl"], "did you mean 'build'?"),
    (["tests"], "did you mean 'build ./tests'?"),
    (["build", "--letter"], "did you mean '--paper letter'?"),
    (["build", "--PNG"], "did you mean '--format png'?"),
    (["build", "--output", "x"], "did you mean '--out'?"),
    (["build", "--force"], "did you mean '--no-cache'?"),
    (["build", "--parts", "x"], "did you mean '--only'?"),
    (["build", "--quiet"], "hint: printkit build --help"),
    (["build", "--version"], "it stands before the command: printkit --version"),
    (["verify", "--lang", "ja", "-"], "it stands before the command: printkit --language"),
    (["build", "--watch"], "printkit preview shows"),
    (["build", "-p", "a3"], "options are written out: --paper, --printer, --profile"),
    (["build", "--size", "2.5x3.5"], "25x35 if these are cm, 63.5x88.9 if they are inches"),
    (["build", "./tset"], "did you mean './test'?"),
    (["build", "TEST"], "did you mean './test'?"),
    (["build", "shifty-partner"], "did you mean 'shifty-partners'?"),
    (["build", "Shifty", "Partners"], "did you mean 'shifty-partners'?"),
    (["build", "./my", "game"], "did you mean './my game'?"),
    (["build", "sorcerer", "—lang", "EN"], "did you mean 'en'?"),
    (["build", "sorcerer", "--lang", "jp"], "it has: ja, en, ja+en"),
    (["build", "sorcerer", "--paper", "a4paper"], "did you mean 'a4'?"),
    (["quiz", "sorcerer", "--paper", "20x30"], "any other in mm, 100 wide or more: 330x483"),
    (["calibrate", "--paper", "199x400"], "any other in mm, 200 wide or more: 330x483"),
    (["build", "sorcerer", "--format", "drivethru"], "did you mean 'pod:drivethru'?"),
    (["build", "sorcerer", "--size", "6.3X8.8 MM"], "lengths are mm: 63x88"),
    (["build", "sorcerer", "--only", "deck", "--cards", "QH"], "printkit list KIT --cards names them"),
    (["quiz", "sorcerer", "--grade", "hard"], "easy (1), medium (2) or hard (3)"),
    (["quiz", "sorcerer", "--lang", "ja,EN"], "did you mean 'en'?"),
    (["build", "./nowhere"], "no folder './nowhere'"),
    (["simulate", "./my game"], "is a file or folder"),
    (["play", "shifty-partner"], "did you mean 'shifty-partners'?"),
    (["play", "shifty-partners", "--players", "99"], "players is one of 4, 5, 6, 7"),
    (["play", "shifty-partners", "--policy", "sensibel"], "did you mean 'sensible'?"),
    (["play", "shifty-partners", "--option", "nxt_lead=1"], "did you mean 'next_lead'?"),
    (["play", "shifty-partners", "--option", "next_lead=x"], "next_lead is one of winner, dealer"),
    (["play", "handmade-pinochle", "--option", "must_head=yes"], "must_head is one of false, true"),
    (["play", "handmade-pinochle", "--option", "min_bid=0"], "min_bid is a number from 1 to "),
    (["examples", "shifty-partners", "trump-win"], "did you mean 'trump-wins'?"),
    (["verify", "/nonexistent"], "there is no such file"),
    (["verify", "."], "a folder, not a file"),
    (["verify"], "printkit verify --help"),
)


def test_words_that_are_off(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("test", "tests", "my game"):
        (tmp_path / folder).mkdir()
    for folder in ("test", "my game"):
        (tmp_path / folder / "kit.toml").touch()
    monkeypatch.chdir(tmp_path)
    with gathered() as faults:
        for words, says in OFF:
            with faults.of(*words):
                said = say(capfd, *words)
                assert said.code == 2
                assert said.err.startswith("printkit: ")
                assert says in said.err
                assert said.out == ""
    (tmp_path / "test" / "art").mkdir()
    monkeypatch.chdir(tmp_path / "test" / "art")
    said = say(capfd, "build")
    assert said.code == 2 and f"name the kit: {tmp_path / 'test'}{os.sep}" in said.err


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups")
@pytest.mark.parametrize(
    ("number", "codes", "jobs"), [(signal.SIGINT, (130, -2), "2"), (signal.SIGTERM, (143,), "1")]
)
def test_stopped_half_way(
    number: signal.Signals, codes: tuple[int, ...], jobs: str, place: Path, tmp_path: Path
) -> None:
    before = tree(place / "out")
    words = ["build", str(place / NAME), "--out", str(place / "out"), "--no-cache", "--jobs", jobs]
    with subprocess.Popen(
        [sys.executable, "-m", "printkit", *words, "--paper", "all"],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        _wait_for_staging(place / "out")
        if number == signal.SIGINT:
            os.killpg(running.pid, number)  # as a terminal does
        else:
            running.send_signal(number)
        _, err = ended(running, 20)
    # Python dies of the signal itself where it came while a module was imported; a shell calls both 130
    assert running.returncode in codes, err
    assert "Traceback" not in err
    assert tree(place / "out") == before


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups")
def test_what_a_killed_build_left_goes_with_the_next(place: Path) -> None:
    before = tree(place / "out")
    words = ["build", str(place / NAME), "--out", str(place / "out"), "--no-cache"]
    with subprocess.Popen([sys.executable, "-m", "printkit", *words], start_new_session=True) as running:
        _wait_for_staging(place / "out")
        os.killpg(running.pid, signal.SIGKILL)
        running.wait(timeout=20)
    left = tree(place / "out")
    assert {name: left[name] for name in before} == before
    assert forked(*words).returncode == 0
    assert tree(place / "out") == before


def _wait_for_staging(out: Path) -> None:
    end = time.monotonic() + 20
    while not list(out.glob(".printkit-*")):
        assert time.monotonic() < end, "the build never began"
        time.sleep(0.01)


def test_two_builds_at_once(place: Path) -> None:
    before = tree(place / "out")
    words = ["build", str(place / NAME), "--out", str(place / "out"), "--no-cache"]
    run = [sys.executable, "-m", "printkit", *words]
    both = [subprocess.Popen(run, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    assert [one.communicate(timeout=60)[1] for one in both] == ["", ""]
    assert [one.returncode for one in both] == [0, 0]
    assert tree(place / "out") == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
@pytest.mark.parametrize(
    "words", [["list"], ["play", "shifty-partners"], ["build", "{kit}", "--only", "pad", "--json"]]
)
def test_standard_output_is_full(words: list[str], place: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "printkit", *[w.format(kit=place / NAME) for w in words]],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            cwd=place,
            check=False,
        )
    assert done.returncode == 1
    assert re.fullmatch(r"printkit: .*no space left on device\n", done.stderr, re.IGNORECASE)


@pytest.mark.skipif(sys.platform == "win32", reason="a shell's redirections")
def test_standard_input_and_output_are_closed() -> None:
    for words, code in (
        ("verify - <&-", 1),
        ("list >&-", 0),
        ("play shifty-partners --count 200 | head -1", None),
    ):
        done = subprocess.run(
            ["sh", "-c", f'"{sys.executable}" -m printkit {words}'], capture_output=True, text=True, check=False
        )
        assert "Traceback" not in done.stderr
        assert code is None or done.returncode == code


def test_a_cache_that_cannot_be_is_done_without(place: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    words = ("build", place / NAME, "--out", place / "out", "--only", "pad", "--jobs", "1")
    forked(*words)
    before = tree(place / "out")
    for folder in (tmp_path / "file", tmp_path / "file" / "in", Path("/proc/nowhere"), tmp_path / ("a" * 300)):
        done = forked(*words, env={store.ENVIRONMENT: str(folder)})
        assert (done.returncode, done.stderr) == (0, "")
    assert tree(place / "out") == before


def test_the_output_folder_cannot_be(place: Path, capfd: pytest.CaptureFixture[str]) -> None:
    words = ("build", place / NAME, "--only", "pad", "--jobs", "1", "--out")
    (place / "file").write_bytes(b"")
    said = say(capfd, *words, place / "file" / "in")
    assert said.code == 1 and "is a file where a folder has to be" in said.err and "--out" in said.err
    if Path("/proc/self").exists():
        said = say(capfd, *words, "/proc/nowhere")
        assert said.code == 1 and "/proc/nowhere: cannot write" in said.err and "--out" in said.err
    assert say(capfd, *words, place / "out").code == 0
    pdf = place / "out" / NAME / "old-box_pad_xx_a4.pdf"
    pdf.unlink()
    pdf.mkdir()
    before = tree(place / "out")
    said = say(capfd, *words, place / "out")
    assert said.code == 1 and f"{pdf}: there is a folder where a file has to go" in said.err
    assert tree(place / "out") == before


def test_names_of_folders_and_a_plain_locale(place: Path) -> None:
    """Where the locale has no Japanese the letters of a name cannot be told; a plain one is."""
    plain = {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    (place / NAME).rename(place / "My 古い Box")
    done = printkit("build", place / "My 古い Box", "--out", place / "o", "--only", "pad", **plain)
    assert (done.returncode, done.stderr) == (0, "")
    assert (place / "o" / "my-box" / "my-box_pad_xx_a4.pdf").is_file()
    (place / "My 古い Box").rename(place / "古い")
    done = printkit("build", place / "古い", "--out", place / "o", "--only", "pad", **plain)
    assert done.returncode == 1
    assert "makes no id" in done.stderr and "my-game" in done.stderr
