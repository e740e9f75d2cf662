"""Whole builds of a small kit: files, manifest, sameness, cache, failures, Ctrl-C."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pikepdf
import pytest
from msgspec.structs import replace

from printkit import writing
from printkit.cache import store
from printkit.draw.svg import Element
from printkit.errors import OutputError, PrintkitError, TemplateError, UsageError
from printkit.kit import worker
from printkit.kit.resources import MAX_TEXT
from printkit.making import Settings, build, inputs, run
from printkit.making.inputs import MANIFEST
from tests.tools import unmeasured


def tree(out: Path) -> dict[str, bytes]:
    return {str(p.relative_to(out)): p.read_bytes() for p in out.rglob("*") if p.is_file()}


def settings(box: Path, out: Path, **given: object) -> Settings:
    return replace(Settings(kits=(f"{box}/",), out=out, jobs=1), **given)


def spoil(box: Path, name: str, old: str, new: str) -> None:
    text = (box / name).read_text(encoding="utf-8")
    assert old in text
    (box / name).write_text(text.replace(old, new), encoding="utf-8")


def test_a_build_makes_files_and_a_manifest_that_is_true(box: Path, tmp_path: Path) -> None:
    (made,) = build(settings(box, tmp_path / "out"))
    assert (made.kit, made.files, made.unchanged) == ("little-box", 6, False)
    folder = tmp_path / "out" / "little-box"
    text = (folder / MANIFEST).read_text(encoding="utf-8")
    assert made.manifest == text
    assert str(tmp_path) not in text
    data = json.loads(text)
    assert (data["kit"], data["version"]) == ("little-box", "1.0")
    files = [row["file"] for row in data["files"]]
    assert files == sorted(files)
    assert {p.name for p in folder.iterdir()} == {*files, MANIFEST}
    for row in data["files"]:
        content = (folder / row["file"]).read_bytes()
        assert row["sha256"] == hashlib.sha256(content).hexdigest()
        assert row["bytes"] == len(content)
        with pikepdf.open(folder / row["file"]) as pdf:
            assert row["pages"] == len(pdf.pages)
    # The assembly page is there alone as well, and not counted twice.
    assert made.pages == sum(row["pages"] for row in data["files"] if row["part"] != "assembly")
    (alone,) = build(settings(box, tmp_path / "alone", sheets="by-part"))
    data = json.loads(alone.manifest)
    assert (alone.files, alone.pages) == (5, sum(row["pages"] for row in data["files"]))
    cards = next(row for row in data["files"] if row["part"] == "cards")
    assert (cards["what"], cards["paper"], cards["pages"]) == ("Cards", "a4", 4)  # 11 cards, two sheets
    assert (cards["parts"], cards["sheets"]) == (["cards"], 2)
    pad = next(row for row in data["files"] if row["part"] == "pad")
    assert (pad["language"], pad["pages"], pad["sheets"]) == ("xx", 1, 1)


def test_the_same_bytes_with_any_number_of_jobs(box: Path, tmp_path: Path) -> None:
    build(settings(box, tmp_path / "one", cache=False))
    build(settings(box, tmp_path / "two", cache=False, jobs=3))
    assert tree(tmp_path / "one") == tree(tmp_path / "two")


def test_unchanged_is_not_made_again(box: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = build(settings(box, tmp_path / "out"))
    monkeypatch.setattr("printkit.making.run.make", None)
    again = build(settings(box, tmp_path / "out"))
    assert [b.unchanged for b in again] == [True]
    assert (again[0].files, again[0].pages, again[0].manifest) == (
        first[0].files,
        first[0].pages,
        first[0].manifest,
    )


def test_files_of_another_build_that_came_between_are_not_taken_for_ours(
    box: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"

    def meanwhile(*given: Any) -> inputs.Built:
        (out / "little-box" / "little-box_standard_paper_en_a4.pdf").write_bytes(b"another build's")
        return inputs.Built(*given)

    with monkeypatch.context() as patch:
        patch.setattr(run, "Built", meanwhile)
        build(settings(box, out))
    assert not build(settings(box, out))[0].unchanged


def test_any_change_is_seen(box: Path, tmp_path: Path) -> None:
    out, given = tmp_path / "out", dict[str, object]()
    sheets = out / "little-box" / "little-box_standard_paper_en_a4.pdf"
    changes: dict[str, Callable[[], object]] = {
        "data": lambda: spoil(box, "cards.csv", "two,10", "two,11"),
        "new file": lambda: (box / "readme.txt").write_text("x", encoding="utf-8"),
        "output": lambda: sheets.write_bytes(b"spoiled"),
        "output gone": sheets.unlink,
        "manifest": lambda: (out / "little-box" / MANIFEST).write_text("{}", encoding="utf-8"),
        "settings": lambda: given.update(backs="short-edge"),
        "no cache": lambda: given.update(cache=False),
    }
    build(settings(box, out))
    for name, change in changes.items():
        change()
        (made,) = build(settings(box, out, **given))
        assert not made.unchanged, name
        assert sheets.read_bytes().startswith(b"%PDF")


def test_so_much_of_a_kit_is_read_to_see_a_change(
    box: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What comes after that is told by its size and time, so that a folder of any size costs the same."""
    read: list[str] = []

    def digest(path: str, size: int, changed: int) -> str:
        read.append(Path(path).name)
        return ""

    monkeypatch.setattr(inputs, "_digest", digest)
    monkeypatch.setattr(inputs, "MOST_READ", 10)
    (box / "0a.txt").write_text("123456789", encoding="utf-8")
    (box / "0b.txt").write_text("123456789", encoding="utf-8")
    before = inputs.inputs(box, tmp_path / "out")
    assert read == ["0a.txt"]
    os.utime(box / "0b.txt", ns=(1, 1))
    assert inputs.inputs(box, tmp_path / "out") != before


def test_a_large_file_is_read_once(
    box: Path, tmp_path: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    art, hashed, read = box / "original.psd", inputs._hash, list[str]()

    def reading(path: str) -> bytes:
        read.append(Path(path).name)
        return hashed(path)

    monkeypatch.setattr(inputs, "_hash", reading)

    def told(data: bytes = b"") -> tuple[str | None, bool]:
        if data:
            art.write_bytes(data * (MAX_TEXT + 1))
            os.utime(art, (1, 1))  # the same each time: such tells nothing
        read.clear()
        inputs._digest.cache_clear()
        return inputs.inputs(box, tmp_path / "out"), art.name in read

    first = told(b"1")
    assert told() == first == (first[0], True)  # what was saved just now may be saved again, at the same time
    monkeypatch.setattr(inputs, "SETTLED", 0)
    assert [told(), told()] == [first, (first[0], False)]
    other = told(b"2")
    assert other[1] and other[0] != first[0]


def test_no_cache_writes_none(box: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(store.ENVIRONMENT, str(tmp_path / "none"))
    build(settings(box, tmp_path / "out", cache=False))
    assert not (tmp_path / "none").exists()


def test_a_damaged_cache_is_ignored(box: Path, tmp_path: Path, own_cache: Path) -> None:
    build(settings(box, tmp_path / "out"))
    good = tree(tmp_path / "out")
    kept = [p for p in own_cache.rglob("*") if p.is_file()]
    assert {p.parent.name for p in kept} >= {"builds", "faces"}
    for path in kept:
        path.write_bytes(path.read_bytes()[:-1] + b"?")
    (made,) = build(settings(box, tmp_path / "out"))
    assert not made.unchanged
    assert tree(tmp_path / "out") == good
    for path in (own_cache / "builds").iterdir():
        body = msgspec.msgpack.encode(
            {"inputs": 3, "files": [["../../x", 1, 2]], "pages": "many", "notes": [], "outside": []}
        )
        path.write_bytes(store._digest(path, body) + body)
    assert not build(settings(box, tmp_path / "out"))[0].unchanged


def test_a_cache_that_cannot_be_written_is_done_without(
    box: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(store.ENVIRONMENT, str(tmp_path / "file"))
    (tmp_path / "file").write_bytes(b"a file where the folder should be")
    (made,) = build(settings(box, tmp_path / "out"))
    assert made.files == 6


@pytest.fixture
def plotted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every face that is plotted, as it comes; and of those that CairoSVG draws, ``cairo``."""
    from printkit.draw.plot import plot
    from printkit.parts import art, faces

    calls: list[str] = []
    draw = art.draw

    def counted(root: Element, width: float, height: float, sizes: Mapping[str, tuple[int, int]]) -> object:
        calls.append(f"{width:g}")
        return plot(root, width, height, sizes)

    def drawn(svgs: list[str], *rest: object) -> bytes:
        calls.extend(["cairo"] * len(svgs))
        return draw(svgs, *rest)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(faces, "plot", counted)
    monkeypatch.setattr(art, "draw", drawn)
    monkeypatch.setattr(worker, "is_builtin", lambda folder: True)  # here, where it can be counted
    return calls


def test_faces_are_plotted_once_for_both_papers_and_all_backs(
    box: Path, tmp_path: Path, plotted: list[str]
) -> None:
    for backs in ("long-edge", "gutterfold"):
        build(settings(box, tmp_path / "out", backs=backs, papers=("a4", "letter")))
    assert sorted(plotted) == ["120", *["69.5"] * 6]  # the pad; two fronts and a back in each language


def test_a_changed_card_is_one_face_to_plot(box: Path, tmp_path: Path, plotted: list[str]) -> None:
    build(settings(box, tmp_path / "out", languages=("en",)))
    plotted.clear()
    spoil(box, "cards.csv", "two,に,two", "two,に,deux")
    build(settings(box, tmp_path / "out", languages=("en",)))
    assert plotted == ["69.5"]
    once = tree(tmp_path / "out")
    build(settings(box, tmp_path / "anew", languages=("en",), cache=False))
    assert tree(tmp_path / "anew") == once  # what was kept leaves no trace


def test_a_face_that_is_not_ours_to_plot(box: Path, tmp_path: Path, plotted: list[str]) -> None:
    """CairoSVG draws that face and no other, and it is kept as well."""
    spoil(
        box,
        "card.svg",
        "</svg>",
        '{% if row.id == "two" %}<rect width="20" height="2" mask="none"/>{% endif %}</svg>',
    )
    build(settings(box, tmp_path / "out", languages=("en",), only=("cards",)))
    assert plotted == ["69.5", "69.5", "69.5", "cairo"]
    plotted.clear()
    spoil(box, "cards.csv", "one,いち,one", "one,いち,uno")
    build(settings(box, tmp_path / "out", languages=("en",), only=("cards",)))
    assert plotted == ["69.5"]
    with pikepdf.open(tmp_path / "out" / "little-box" / "little-box_cards_en_a4.pdf") as pdf:
        assert len(pdf.pages) == 4


def test_a_part_alone_leaves_the_others(box: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    build(settings(box, out))
    build(settings(box, out, sheets="by-part"))
    before = tree(out)
    spoil(box, "pad.svg", "90", "80")
    (made,) = build(settings(box, out, only=("pad",)))
    after = tree(out)
    assert made.files == 1
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"little-box/little-box_pad_xx_a4.pdf", f"little-box/{MANIFEST}"}
    assert set(after) == set(before)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failing_part_leaves_the_old_files(box: Path, tmp_path: Path, jobs: int) -> None:
    out = tmp_path / "out"
    build(settings(box, out))
    before = tree(out)
    spoil(box, "pad.svg", 'x="9"', 'x="{{ nine }}"')
    spoil(box, "card.svg", "#224488", "#ff0000")
    with pytest.raises(TemplateError) as caught:
        build(settings(box, out, jobs=jobs))
    assert caught.value.where == "little-box/pad.svg:1"
    assert "'nine' is not defined" in caught.value.what
    assert tree(out) == before


@pytest.mark.parametrize("jobs", [pytest.param(1, marks=pytest.mark.long), 2])
def test_a_full_disk_leaves_the_old_files(
    box: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    out = tmp_path / "out"
    build(settings(box, out))
    before = tree(out)
    spoil(box, "card.svg", "#224488", "#ff0000")
    write = writing.write

    def full(root: Path, name: str, data: bytes) -> None:
        if "_paper_" in name:
            raise OSError(errno.ENOSPC, "No space left on device", str(root / name))
        write(root, name, data)

    monkeypatch.setattr("printkit.making.stage.write", full)
    with pytest.raises(OutputError, match="the disk is full") as caught:
        build(settings(box, out, jobs=jobs))
    assert caught.value.where == str(out)
    monkeypatch.undo()
    assert tree(out) == before


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_without_permission(box: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir(mode=0o500)
    with pytest.raises(OutputError, match="cannot write here"):
        build(settings(box, out))


def test_a_worker_that_dies_is_said(box: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("printkit.making.run.make", _die)
    with pytest.raises(PrintkitError, match="a worker process died"):
        build(settings(box, tmp_path / "out", jobs=2))
    assert tree(tmp_path / "out") == {}


def _die(_: object) -> None:
    os._exit(9)


def test_the_same_kit_twice(box: Path, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="given twice"):
        build(Settings(kits=(f"{box}/", f"{box}/."), out=tmp_path))


def test_the_output_may_lie_inside_the_kit(box: Path) -> None:
    out = box / "output"
    assert not build(settings(box, out))[0].unchanged
    assert build(settings(box, out))[0].unchanged
    (out / "art.svg").write_text("<svg/>", encoding="utf-8")  # what lies beside the built folder is the kit's
    assert not build(settings(box, out))[0].unchanged


@pytest.mark.parametrize("out", [".", ".."])
def test_the_output_may_be_the_kit_s_own_folder_or_the_one_around_it(box: Path, out: str) -> None:
    assert not build(settings(box, box / out))[0].unchanged
    assert build(settings(box, box / out))[0].unchanged
    table = next(box.glob("*.csv"))
    table.write_text(table.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert not build(settings(box, box / out))[0].unchanged


SLOW = """
import os, sys, time
from printkit.making import run
from printkit.cli import main
make = run.make
def slow(task):
    os.write(1, b"working\\n")
    if task.outputs[0].part == "cards":
        time.sleep(30)
    return make(task)
run.make = slow
main(sys.argv[1:])
"""


def ended(group: int, seconds: float) -> bool:
    """Tell whether all processes of a group end in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups")
@pytest.mark.parametrize("jobs", ["1", "3"])
def test_ctrl_c_leaves_the_old_files_and_no_process(box: Path, tmp_path: Path, jobs: str) -> None:
    out = tmp_path / "out"
    build(settings(box, out))
    before = tree(out)
    spoil(box, "card.svg", "#224488", "#ff0000")
    process = subprocess.Popen(
        [sys.executable, "-c", SLOW, "build", f"{box}/", "--out", str(out), "--jobs", jobs, "--no-cache"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "working\n"
    started = time.monotonic()
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole group
    _, said = process.communicate(timeout=20)
    assert time.monotonic() - started < 15
    assert (process.returncode, said.strip()) == (130, "printkit: stopped")
    assert tree(out) == before
    assert ended(process.pid, 2), "a second on a machine that does nothing else"


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups")
def test_a_killed_build_leaves_the_old_files_and_the_next_one_sweeps(box: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    build(settings(box, out))
    before = tree(out)
    spoil(box, "card.svg", "#224488", "#ff0000")
    with subprocess.Popen(
        [sys.executable, "-c", SLOW, "build", f"{box}/", "--out", str(out), "--jobs", "2", "--no-cache"],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "working\n"
        process.kill()  # the parent alone, which can clean up nothing
        process.wait(timeout=10)
    assert ended(process.pid, 5), "workers outlive a killed build"
    assert {name: data for name, data in tree(out).items() if not name.startswith(".")} == before
    assert [p for p in out.iterdir() if p.name.startswith(".printkit-")]
    build(settings(box, out))
    assert not [p for p in out.iterdir() if p.name.startswith(".printkit-")]


def test_what_an_unchanged_build_imports(box: Path, tmp_path: Path) -> None:
    build(settings(box, tmp_path / "out"))
    script = (
        "import sys\nfrom printkit.cli import main\n"
        "try: main(sys.argv[1:])\nexcept SystemExit: pass\n"
        "heavy = {'reportlab', 'pikepdf', 'cairocffi', 'cairosvg', 'jinja2', 'uharfbuzz', 'numpy', 'tomllib',"
        " 'multiprocessing', 'importlib.metadata', 'printkit.press', 'printkit.book', 'printkit.kit.read'}\n"
        "print(sorted(heavy & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, "build", f"{box}/", "--out", str(tmp_path / "out")],
        env=unmeasured(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert ": unchanged: " in done.stdout
    assert done.stderr.strip() == "[]"


def test_program_knows_the_libraries() -> None:
    assert len(inputs.program()) == 64
    assert inputs.program() == inputs.program()
