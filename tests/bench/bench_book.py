"""Times books against typst: from cold, unchanged, and changed; ``python -m tests.bench.bench_book``.

Every run is a fresh process with its .pyc files present. A rulebook or rule sheet knows nothing but compiled
templates, as an installation has once it has made one; the "first" has not even these. typst (PyPI ``typst``)
sets the same content in the same fonts: every heading, paragraph, list, table, title of a box, figure and
caption of the rulebook, in as many columns, with running heads and page numbers, and its records attached, as
PDF/A-3a and PDF/UA-1; the marks inside text (cards, pips) it is spared.
What is printed are ratios of medians within one run, for single times differ from machine to machine; and
those of processor seconds, which a busy machine changes less.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from printkit.book.document import Box, Figure, Heading, ListBlock, Paragraph, Table, text_of, walk
from printkit.book.figures import drawing_of
from printkit.book.read import document
from printkit.kit.read import read_kit
from printkit.kit.resources import data_folder, find_kit
from printkit.lessons import quiz
from printkit.lessons.examples import examples, facts

KIT = "shifty-partners"
SIX = Path(__file__).parent / "six"
SPECIAL = str.maketrans({c: f"\\{c}" for c in "\\#$*_[]<>@`~=-+/"})
HEAD = """#set document(title: "{title}")
#set page(paper: "a4", columns: {columns}, margin: (x: {margin}mm, y: 21mm))
#set page(header: [{title}], numbering: "1")
#set text(font: ("Alegreya Sans", "Zen Kaku Gothic New"), size: {size}pt, lang: "{lang}")
#set par(justify: true, leading: {leading}em)
#show heading: set text(font: ("Vollkorn", "Zen Old Mincho"))

= {title}
"""
STANDARDS = ["a-3a", "ua-1"]


def typst_source(folder: Path, lang: str, beside: Path) -> str:
    """Give a kit's rulebook as typst markup; its drawings and records are written into ``beside``."""
    kit = read_kit(folder)
    puzzles = quiz.read_pinned(kit)
    told = document(
        kit,
        lang,
        facts=facts(kit),
        example=examples(kit).markdown,
        quiz=lambda one: quiz.tell(puzzles, one),
    )
    size, leading = (9.1, 0.63) if lang == "ja" else (9.5, 0.37)
    margin, title = 16 if kit.columns > 1 else 30, told.title.translate(SPECIAL)
    head = HEAD.format(lang=lang, size=size, leading=leading, title=title, columns=kit.columns, margin=margin)
    parts = [head]

    def words(inlines: object) -> str:
        return text_of(inlines).translate(SPECIAL)  # type: ignore[arg-type]  # rows of a table, read loosely

    for block in walk(told.blocks):
        if isinstance(block, Heading):
            parts.append("=" * block.level + " " + words(block.inlines))
        elif isinstance(block, Paragraph):
            parts.append(words(block.inlines))
        elif isinstance(block, Box):
            parts.append(words(block.title))
        elif isinstance(block, Figure):
            name = f"{folder.name}-{lang}-{len(parts)}.svg"
            (beside / name).write_text(block.svg, encoding="utf-8")
            alt = json.dumps(block.alt or text_of(block.caption), ensure_ascii=False)
            image = f'image("{name}", width: {drawing_of(block).width}mm, alt: {alt})'
            parts.append(f"#figure({image}, caption: [{words(block.caption)}])")
        elif isinstance(block, ListBlock):
            parts += [
                "- " + words(one.inlines) for item in block.items for one in item if isinstance(one, Paragraph)
            ]
        elif isinstance(block, Table):
            rows = [block.head, *block.rows]
            cells = ", ".join(f"[{words(cell)}]" for row in rows for cell in row)
            parts.append(f"#table(columns: {len(rows[0])}, {cells})")
    for record in sorted(folder.glob("examples/*.json")):
        shutil.copy(record, beside)
        said = 'relationship: "data", mime-type: "application/json", description: "record"'
        parts.append(f'#pdf.attach("{record.name}", {said})')
    return "\n\n".join(parts)


class Clock:
    """Runs commands in fresh processes and keeps how long they took: wall time and processor time, s."""

    def __init__(self, env: dict[str, str], folder: Path) -> None:
        self.env, self.folder = env, folder
        self.took: dict[str, list[tuple[float, float]]] = {}

    def run(self, what: str, command: list[str]) -> None:
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        subprocess.run(command, check=True, env=self.env, capture_output=True, cwd=self.folder)
        wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
        used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        self.took.setdefault(what, []).append((wall, used))

    def median(self, what: str, drop: int = 0) -> tuple[float, float]:
        """Give the medians of all runs but the first ``drop``."""
        wall, used = zip(*self.took[what][drop:], strict=True)
        return statistics.median(wall), statistics.median(used)


def build(kit: str, out: Path, *more: str, only: str = "rulebook") -> list[str]:
    """Give the command that builds rulebooks, or rule sheets."""
    return [sys.executable, "-m", "printkit", "build", kit, "--only", only, "--out", str(out), *more]


def main() -> None:
    """Measure in turns, so that a machine that grows slower does so for everyone."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=7, help="runs of each")
    runs = parser.parse_args().n
    root = Path(__file__).parents[2]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        kept = folder / "cache"
        env = {**os.environ, "PRINTKIT_CACHE": str(kept), "PYTHONPATH": str(root)}
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # the first run writes what is missing of .pyc files
        clock = Clock(env, folder)
        books = {"ja": (KIT, "ja"), "en": (KIT, "en"), "six ja": (f"{SIX}/", "ja")}
        typst: dict[str, list[str]] = {}
        for what, (kit, lang) in books.items():
            source = folder / f"{what}.typ"
            source.write_text(typst_source(find_kit(kit), lang, folder), encoding="utf-8")
            script = (
                f"import typst; typst.compile({str(source)!r}, output={str(folder / 'typst.pdf')!r},"
                f" font_paths=[{str(data_folder('fonts'))!r}], ignore_system_fonts=True,"
                f" pdf_standards={STANDARDS})"
            )
            typst[what] = [sys.executable, "-c", script]
        changed = shutil.copytree(find_kit(KIT), folder / KIT)
        template = changed / "rulebook.ja.md"
        words = template.read_text(encoding="utf-8")
        every = build("", folder / "all", "--lang", "ja", "--lang", "en", "--lang", "ja+en", "--paper", "all")
        every.remove("")
        edition = build(f"{changed}/", folder / "one", "--lang", "ja")
        for number in range(runs + 1):  # the first is not counted
            for what, (kit, lang) in books.items():
                clock.run(f"typst {what}", typst[what])
                for only in ("rulebook", "rulesheet") if kit == KIT else ("rulebook",):
                    for first in ("first ", ""):
                        for one in kept.iterdir() if kept.exists() else ():
                            if first or one.name != "templates":
                                shutil.rmtree(one)
                        out = folder / only / what / f"{first}{number}"
                        clock.run(f"{first}{only} {what}", build(kit, out, "--lang", lang, only=only))
        for number in range(runs + 1):
            clock.run("one word", edition)
            template.write_text(words.replace("この", f"その{number}", 1), encoding="utf-8")
        for _ in range(runs + 2):
            clock.run("30 unchanged", every)
        del clock.took["30 unchanged"][0]
        for took in clock.took.values():
            del took[0]
        for what in clock.took:
            wall, used = clock.median(what)
            print(f"{what:<14} {wall:6.3f} s   {used:6.3f} s of processor")
        for what in books:
            their_wall, theirs = clock.median(f"typst {what}")
            for first in ("", "first "):
                wall, used = clock.median(f"{first}rulebook {what}")
                ratio = f"{wall / their_wall:.1f}, of processor seconds {used / theirs:.1f}"
                print(f"{first}book {what} / typst: {ratio}")


if __name__ == "__main__":
    main()
