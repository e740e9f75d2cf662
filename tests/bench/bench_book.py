"""Times the book against typst, and a kit from cold against unchanged: ``python -m tests.bench.bench_book``.

Every run is a fresh process. typst (PyPI ``typst``) sets the same words in the same fonts: every heading,
paragraph, list and table of the rulebook, without its figures, margins and tags, which it is spared. What is
printed are ratios of medians within one run; single times differ from machine to machine.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from printkit.book.document import Heading, ListBlock, Paragraph, Table, plain, walk
from printkit.book.typeset import document
from printkit.kit.read import read_kit
from printkit.kit.resources import data_folder, find_kit
from printkit.lessons import examples, facts

KIT = "shifty-partners"
SPECIAL = str.maketrans({c: f"\\{c}" for c in "\\#$*_[]<>@`~=-+/"})
HEAD = """#set page(paper: "a4", margin: (x: 30mm, y: 25mm))
#set text(font: ("Alegreya Sans", "Zen Kaku Gothic New"), size: {size}pt, lang: "{lang}", fallback: false)
#set par(justify: true, leading: {leading}em)
#show heading: set text(font: ("Vollkorn", "Zen Old Mincho"))
"""


def typst_source(lang: str) -> str:
    """Give the rulebook's words as typst markup."""
    kit = read_kit(find_kit(KIT))
    book = document(kit, lang, facts=facts(kit), example=examples(kit).markdown)
    parts = [HEAD.format(lang=lang, size=9.6 if lang == "ja" else 9.9, leading=0.73 if lang == "ja" else 0.5)]

    def words(inlines: object) -> str:
        return plain(inlines).translate(SPECIAL)  # type: ignore[arg-type]  # rows of a table, read loosely

    for block in walk(book.blocks):
        if isinstance(block, Heading):
            parts.append("=" * block.level + " " + words(block.inlines))
        elif isinstance(block, Paragraph):
            parts.append(words(block.inlines))
        elif isinstance(block, ListBlock):
            parts += [
                "- " + words(one.inlines) for item in block.items for one in item if isinstance(one, Paragraph)
            ]
        elif isinstance(block, Table):
            rows = [block.head, *block.rows]
            cells = ", ".join(f"[{words(cell)}]" for row in rows for cell in row)
            parts.append(f"#table(columns: {len(rows[0])}, {cells})")
    return "\n\n".join(parts)


def timed(command: list[str], env: dict[str, str]) -> float:
    """Run a fresh process; its wall time in seconds."""
    start = time.perf_counter()
    subprocess.run(command, check=True, env=env, capture_output=True)
    return time.perf_counter() - start


def main() -> None:
    """Measure in turns, so that a machine that grows slower does so for everyone."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=7, help="runs of each")
    runs = parser.parse_args().n
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        env = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache")}
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # the first run writes what is missing of .pyc files
        fonts = str(data_folder("fonts"))
        build = [sys.executable, "-m", "printkit", "build", KIT, "--out", str(folder / "out")]
        afresh = [*build[:-1], str(folder / "afresh"), "--no-cache"]
        book = [*build[:-1], str(folder / "book"), "--only", "rulebook", "--no-cache", "--jobs", "1"]
        commands: dict[str, Callable[[], list[str]]] = {}
        for lang in ("ja", "en"):
            (folder / f"{lang}.typ").write_text(typst_source(lang), encoding="utf-8")
            script = (
                f"import typst; typst.compile({str(folder / f'{lang}.typ')!r},"
                f" output={str(folder / f'{lang}.pdf')!r}, font_paths=[{fonts!r}], ignore_system_fonts=True)"
            )
            commands[f"typst {lang}"] = lambda script=script: [sys.executable, "-c", script]  # type: ignore[misc]  # bound now
            commands[f"book {lang}"] = lambda lang=lang: [*book, "--lang", lang]  # type: ignore[misc]  # bound now
        commands["kit cold"] = lambda: afresh
        commands["kit unchanged"] = lambda: build
        subprocess.run(build, check=True, env=env, capture_output=True)
        times: dict[str, list[float]] = {what: [] for what in commands}
        for _ in range(runs):
            for what, command in commands.items():
                times[what].append(timed(command(), env))
    medians = {what: statistics.median(values) for what, values in times.items()}
    for what, median in medians.items():
        print(f"{what:<14} {median:6.2f} s   ({min(times[what]):.2f} to {max(times[what]):.2f})")
    for lang in ("ja", "en"):
        print(f"book {lang} / typst {lang}: {medians[f'book {lang}'] / medians[f'typst {lang}']:.1f}")
    print(f"kit unchanged / kit cold: {medians['kit unchanged'] / medians['kit cold']:.3f}")


if __name__ == "__main__":
    main()
