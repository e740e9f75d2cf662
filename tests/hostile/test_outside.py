"""Kits with a link in the place of each of their files: the system itself says which files were opened."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.hostile_kit import NAME, put, swap, write_kit
from tests.cli.test_links import BOX
from tests.preview.conftest import running
from tests.tools import find

BOOK = ("rulebook.en.md", "rulebook.ja.md", "figures", "figures/seats.svg", "cover.svg", "clauses.toml")
PAD = ("pad.svg", "layouts", "layouts/single.toml", "icons", "icons/star.svg", "picture.png", "part.svg")
PLACES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("kit.toml", "words.csv", "colours.csv", "examples"), ()),
    **dict.fromkeys(("cards.csv", "card.svg", "back.svg"), ("--only", "cards")),
    **dict.fromkeys(BOOK, ("--only", "rulebook")),
    **dict.fromkeys(PAD, ("--only", "pad")),
    "box-art.svg": ("--only", "box"),
    **dict.fromkeys(("pod", "pod/a.toml"), ("--only", "cards", "--format", "pod:a")),
    **dict.fromkeys(("cutters", "cutters/a.toml"), ("--only", "cards", "--cutter", "a", "--format", "cut:svg")),
    **dict.fromkeys(("fonts", "fonts/a.ttf", "printkit.en.toml", "printkit.ja.toml"), ("--only", "cards")),
    "glossary.toml": ("--only", "rulebook"),
    "a.icc": ("--only", "pad", "--colour", "cmyk"),
}
"""What may lie in a kit, each in one kit a link to what lies outside, and what else its build is asked for."""

RUN = """\
import json, sys
from printkit.cli.main import main
for kit, more in json.loads(sys.argv[1]):
    for words in (["build", kit, "--jobs", "1", *more, "--out", kit + "/../out"], ["list", kit, "--cards"]):
        try:
            main(words)
        except SystemExit as stop:
            print("ended", words[0], stop.code, kit, flush=True)
"""

OPENED = re.compile(r"open(?:at2?)?\(.* = \d+<(?P<real>/[^>]*)>$")


def linked(folder: Path, place: str, outside: Path) -> Path:
    """Write a kit that asks for everything that may be a link, and make one of them a link."""
    kit = write_kit(folder / NAME)
    for edit in (
        swap("kit.toml", "[[part]]", f"{BOX}[[part]]"),
        swap(
            "pad.svg",
            "<rect",
            '{% include "part.svg" %}{{ icon("star", 1, 1, 4) }}<image href="picture.png"/><rect',
        ),
        swap("kit.toml", "[book]", '[colour]\nprofile = "a.icc"\n\n[book]'),
        put("part.svg", "<g/>"),
        put("a.icc", "none"),
    ):
        edit(kit)
    at = kit / place
    if at.is_dir():
        for path in at.iterdir():
            path.unlink()
        at.rmdir()
    at.unlink(missing_ok=True)
    at.parent.mkdir(exist_ok=True)
    to = outside / Path(place).name
    at.symlink_to(os.path.relpath(to, at.parent) if len(place) % 2 else to)
    return kit


@pytest.mark.external("strace")
def test_nothing_outside_is_opened(tmp_path: Path) -> None:
    outside, room = tmp_path / "outside", tmp_path / "room"
    write_kit(outside)
    for name in ("single.toml", "box-art.svg", "cover.svg", "star.svg", "picture.png", "part.svg", "seats.svg"):
        (outside / name).write_text("<svg/>", encoding="utf-8")
    for name in ("layouts", "icons", "examples", "pod", "cutters", "fonts"):
        (outside / name).mkdir()
        for file in ("single.toml", "a.toml", "a.ttf"):
            (outside / name / file).write_text("", encoding="utf-8")
    for name in ("a.toml", "a.ttf", "a.icc", "glossary.toml", "printkit.en.toml", "printkit.ja.toml"):
        (outside / name).write_text("", encoding="utf-8")
    kits = [linked(room / str(number), place, outside) for number, place in enumerate(PLACES)]
    log, strace = tmp_path / "log", find("strace")
    assert strace is not None and len(kits) >= 20
    words = [strace, "-f", "-y", "--seccomp-bpf", "-e", "trace=open,openat,openat2,creat", "-o", str(log)]
    done = subprocess.run(
        [*words, sys.executable, "-c", RUN, json.dumps([*zip(map(str, kits), PLACES.values(), strict=True)])],
        capture_output=True,
        text=True,
        env=os.environ | {"PRINTKIT_CACHE": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    opened = [found["real"] for line in log.read_text().splitlines() if (found := OPENED.search(line))]
    assert str(kits[3] / "kit.toml") in opened, "the log says what was opened"
    assert [path for path in opened if path.startswith(f"{outside}/")] == []
    builds = re.findall(r"^ended build (\d+) .*/(\d+)/", done.stdout, re.MULTILINE)
    assert [[*PLACES][int(kit)] for code, kit in builds if code != "1"] == [], "none is taken silently"
    assert len(builds) == len(kits)
    assert done.stderr.count("is a link out of the kit's folder") >= len(kits)


def watched(process: int) -> set[int]:
    """Give the numbers of the folders that a process has the system watch."""
    found: set[int] = set()
    for told in Path(f"/proc/{process}/fdinfo").iterdir():
        with contextlib.suppress(FileNotFoundError):  # closed since
            found.update(int(one, 16) for one in re.findall(r"inotify .*?\bino:([0-9a-f]+)", told.read_text()))
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="the system is asked what it watches")
def test_the_preview_watches_no_folder_that_a_link_leads_to(tmp_path: Path) -> None:
    kit = write_kit(tmp_path / NAME)
    (tmp_path / "outside" / "inner").mkdir(parents=True)
    (kit / ".git" / "objects").mkdir(parents=True)
    for name, to in {"out": tmp_path / "outside", "all": Path("/"), "itself": kit}.items():
        (kit / name).symlink_to(to)

    own = [kit]
    with running(kit) as preview:
        for name in ("figures", "art", "art/deep"):
            (kit / name).mkdir(exist_ok=True)
            own.append(kit / name)
            numbers, end = {folder.stat().st_ino for folder in own}, time.monotonic() + 20
            while watched(preview.process.pid) != numbers and time.monotonic() < end:
                time.sleep(0.05)
            assert watched(preview.process.pid) == numbers
