"""Times a fixed deck, 72 faces and a back on 16 pages, from cold, against peers.

``python -m tests.bench.bench_deck``; every run is a fresh process. Peers take part that are installed: typst,
svglib with reportlab and WeasyPrint of PyPI, and Chromium. They are given the faces as finished SVG files and
only lay them out, 9 on a page, without marks, bleed or preflight; printkit starts from the kit. "Cold" knows
nothing of the kit, and has compiled templates of printkit's own alone, as an installation has once it has
built anything; "first" has not even these. What is printed are ratios of medians within one run, for single
times differ from machine to machine; and the seconds of processor that each took, which a busy machine
changes less. All may use all processors, as they do by themselves. Also: one face changed, nothing changed,
the size of the file.

``--peers PYTHON``: the interpreter that has the peers, if it is another.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from printkit.kit.read import read_kit
from printkit.kit.resources import data_folder
from printkit.parts.faces import faces
from tests.tools import find

DECK = Path(__file__).parent / "deck"
MOST_BYTES = 150_000

TYPST = """
import sys, typst
typst.compile("deck.typ", output="typst.pdf", font_paths=[sys.argv[1]], ignore_system_fonts=True)
"""

SVGLIB = """
import sys
from pathlib import Path
from reportlab.graphics import renderPDF
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from svglib.fonts import register_font
from svglib.svglib import svg2rlg
for file, family, weight in (
    ("Vollkorn-ExtraBold", "Vollkorn", "bold"),
    ("AlegreyaSans-Regular", "Alegreya Sans", "normal"),
):
    pdfmetrics.registerFont(TTFont(file, f"{sys.argv[1]}/{file}.ttf"))
    register_font(family, f"{sys.argv[1]}/{file}.ttf", weight, rlgFontName=file)
mm = 72 / 25.4
canvas = Canvas("svglib.pdf", pagesize=(210 * mm, 297 * mm))
drawings = [svg2rlg(f"{n:03d}.svg") for n in range(73)]
for sheet in range(8):
    for back in (False, True):
        for n in range(9):
            one = drawings[72 if back else sheet * 9 + n]
            canvas.saveState()
            canvas.translate((9.75 + n % 3 * 63.5) * mm, (297 - 15.15 - (n // 3 + 1) * 88.9) * mm)
            canvas.scale(63.5 * mm / one.width, 88.9 * mm / one.height)
            renderPDF.draw(one, canvas, 0, 0)
            canvas.restoreState()
        canvas.showPage()
canvas.save()
"""

WEASYPRINT = """
from weasyprint import HTML
HTML("deck.html").write_pdf("weasyprint.pdf")
"""


CHROMIUM = (
    *("--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"),
    *("--user-data-dir=chromium", "--no-pdf-header-footer", "--print-to-pdf=chromium.pdf", "deck.html"),
)


def prepare(folder: Path) -> None:
    """Write the faces as SVG files, and the pages that typst, WeasyPrint and Chromium lay them out by."""
    kit = read_kit(DECK)
    drawings, _ = faces(kit, kit.parts[0], "en").drawings()
    order = [
        *(d for n, d in enumerate(drawings) if n != 1),
        drawings[1],
    ]  # the back comes after the first front
    for number, drawing in enumerate(order):
        (folder / f"{number:03d}.svg").write_text(drawing, encoding="utf-8")
    pages = [[72] * 9 if back else list(range(s * 9, s * 9 + 9)) for s in range(8) for back in (False, True)]
    grids = (
        "#grid(columns: 3, "
        + ", ".join(f'image("{n:03d}.svg", width: 63.5mm, height: 88.9mm)' for n in page)
        + ")"
        for page in pages
    )
    head = '#set page(paper: "a4", margin: (x: 9.75mm, y: 15.15mm))\n'
    (folder / "deck.typ").write_text(head + "\n#pagebreak()\n".join(grids), encoding="utf-8")
    divs = "".join("<div>" + "".join(f'<img src="{n:03d}.svg">' for n in page) + "</div>" for page in pages)
    css = (
        "@page { size: A4; margin: 15.15mm 9.75mm }"
        " div { page-break-after: always; width: 190.5mm; font-size: 0 }"
        " img { width: 63.5mm; height: 88.9mm }"
    )
    (folder / "deck.html").write_text(f"<style>{css}</style>{divs}", encoding="utf-8")


def timed(command: list[str], folder: Path, env: dict[str, str]) -> tuple[float, float]:
    """Run a fresh process; its wall time, and the time of processors that it took, in seconds."""
    start, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, cwd=folder, env=env, capture_output=True)
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def has(python: str, module: str) -> bool:
    """Whether an interpreter can import a module."""
    return subprocess.run([python, "-c", f"import {module}"], capture_output=True, check=False).returncode == 0


def main() -> None:
    """Measure in turns, so that a machine that grows slower does so for everyone."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=7, help="runs of each")
    parser.add_argument("--peers", default=sys.executable, metavar="PYTHON")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(DECK, folder / "deck")
        prepare(folder)
        env = {
            **os.environ,
            "PRINTKIT_CACHE": str(folder / "cache"),
            "PYTHONPATH": str(Path(__file__).parents[2]),
        }
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # the first run writes what is missing of .pyc files
        fonts = str(data_folder("fonts"))
        build = [sys.executable, "-m", "printkit", "build", "./deck", "--only", "deck", "--out"]
        used, kept = folder / "used", folder / "kept"
        known = {**env, "PRINTKIT_CACHE": str(used)}
        timed([*build[:4], "shifty-partners", *build[5:], "used"], folder, known)

        def cold() -> list[str]:
            shutil.rmtree(kept, ignore_errors=True)
            shutil.copytree(used / "templates", kept / "templates")
            shutil.rmtree(folder / "cold", ignore_errors=True)
            return ["env", f"PRINTKIT_CACHE={kept}", *build, "cold"]

        commands: dict[str, Callable[[], list[str]]] = {
            "cold": cold,
            "first": lambda: [*build, "first", "--no-cache"],
        }
        for what, module, script in (
            ("typst", "typst", TYPST),
            ("svglib + reportlab", "svglib", SVGLIB),
            ("WeasyPrint", "weasyprint", WEASYPRINT),
        ):
            if has(given.peers, module):
                commands[what] = lambda script=script: [given.peers, "-c", script, fonts]  # type: ignore[misc]  # bound now
            else:
                print(f"{what}: not installed")
        if chromium := find("chromium"):
            commands["Chromium"] = lambda: [str(chromium), *CHROMIUM]
        else:
            print("Chromium: not installed")
        changes = iter(range(10_000))

        def changed() -> list[str]:
            table = folder / "deck" / "deck.csv"
            text = (DECK / "deck.csv").read_text(encoding="utf-8")
            table.write_text(
                text.replace("Seventh of Bells", f"Seventh of Bells {next(changes)}"), encoding="utf-8"
            )
            return [*build, "warm"]

        commands["one face changed"] = changed
        commands["unchanged"] = lambda: [*build, "warm"]
        times: dict[str, list[tuple[float, float]]] = {what: [] for what in commands}
        for command in commands.values():  # once without the clock: .pyc files, the disk's cache
            timed(command(), folder, env)
        for _ in range(given.n):
            for what, command in commands.items():
                times[what].append(timed(command(), folder, env))
        size = (folder / "cold" / "deck" / "deck_deck_en_a4.pdf").stat().st_size
    medians = {what: statistics.median(wall for wall, _ in values) for what, values in times.items()}
    for what, median in medians.items():
        walls, cpus = zip(*times[what], strict=True)
        print(
            f"{what:<20} {median:6.2f} s   ({min(walls):.2f} to {max(walls):.2f};"
            f" processor {statistics.median(cpus):.2f} s)"
        )
    for what in medians:
        if what not in ("cold", "first", "one face changed", "unchanged"):
            print(f"cold / {what}: {medians['cold'] / medians[what]:.2f}")
    print(f"one face changed / cold: {medians['one face changed'] / medians['cold']:.2f}")
    print(f"{size} bytes ({MOST_BYTES} at most)")


if __name__ == "__main__":
    main()
