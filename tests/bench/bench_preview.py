"""Times the preview of 107 cards with a photograph each, in Chromium.

``python -m tests.bench.bench_preview``: a kit is written, with photographs of about 1 MB made from seeds. Each
run starts the command anew. Printed are medians of seconds by the clock, and (on Linux) of the processor,
which all processes of the preview spent meanwhile: from the start of the command to the first picture and to
all in the window, without a cache and with that of the run before; from a save to the page redrawn, as the page
itself tells it, of a row of the table, of the template, of one picture, and of a row in the middle of the deck,
to which the page is scrolled. Of a rulebook that is looked at, a word is saved.

``--other FOLDER``: another checkout with an environment in ``.venv``, in turns with this one. ``--kit FOLDER``:
where the kit lies, or is written to and stays.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from tests.bench.bench_pictures import KIT, grain, photograph
from tests.browser import Page, browser
from tests.preview.conftest import Window, running

CARDS, BEHIND = 107, 60
PATIENCE = 300.0
SIZE = 1500, 2100
HEAD = KIT + 'back = "back.svg"\n'
CARD = """<svg {{ canvas }}>
{{ picture("art/" ~ row.art, -3, -3, part.width + 6, part.height + 6, fit="cover") }}
<rect x="4" y="4" width="55.5" height="10" rx="2" fill="#fffdf5" fill-opacity="0.9"/>
<rect x="4" y="58" width="55.5" height="26" rx="2" fill="#fffdf5" fill-opacity="0.9"/>
{{ line(7, 11, row.name, 5, family="head", anchor="start", width=40, least=3) }}
{{ line(56, 11, row.cost, 6, anchor="end", bold=true) }}
{{ block(7, 60, 49.5, 22, row.text, 3.2, least=2.4) }}
</svg>
"""
BACK = '<svg {{ canvas }}><rect x="-3" y="-3" width="80" height="100" fill="#20304a"/></svg>'
WORDS = ("boat", "crew", "harbour", "lantern", "market", "rope", "salt", "storm", "tide", "warehouse")
FIRST = """addEventListener("load", () => new MutationObserver(() => {
  if (document.querySelector("#pictures img")) window.first ??= Date.now();
}).observe(document.getElementById("pictures"), { childList: true, subtree: true }))"""
BOOK = "shifty-partners"
QUIET = "slots.every((slot) => !near(slot, 0) || slot.key === slot.wanted)"


def deck(changed: int = -1, word: object = "") -> str:
    """Write the table; ``word`` stands in the row that is ``changed``."""
    rows = ["name,cost,art,text"]
    for number in range(CARDS):
        dice = random.Random(number)
        text = " ".join(dice.choice(WORDS) for _ in range(24)).capitalize()
        more = f" {word}" if number == changed else ""
        rows.append(f"{dice.choice(WORDS)} {number}{more},{dice.randrange(9)},{number:03d}.jpg,{text}.")
    return "\n".join(rows) + "\n"


def write_kit(folder: Path) -> None:
    """Write the kit."""
    (folder / "art").mkdir(parents=True)
    fine = grain(SIZE, 60)
    for name, text in {"kit.toml": HEAD, "card.svg": CARD, "back.svg": BACK, "deck.csv": deck()}.items():
        (folder / name).write_text(text, encoding="utf-8")
    for number in range(CARDS):
        (folder / f"art/{number:03d}.jpg").write_bytes(photograph(number, fine, 0.2, 93))


def spent(process: int) -> float:
    """Give the seconds of the processor that a process and those that it started have taken."""
    fields = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has ended
            fields[int(path.parent.name)] = path.read_text().rpartition(")")[2].split()
    mine, found = [process], 0
    for one in mine:
        found += sum(map(int, fields[one][11:15])) if one in fields else 0
        mine += [child for child, said in fields.items() if int(said[1]) == one]
    return found / os.sysconf("SC_CLK_TCK")


class Side:
    """A checkout: what it took, by what was done."""

    def __init__(self, root: Path, cache: Path) -> None:
        self.python, self.cache = root / ".venv/bin/python", cache
        self.env = {"PRINTKIT_CACHE": str(cache), "PYTHONPATH": str(root), "PYTHONSAFEPATH": "1"}
        self.env["PYTHONDONTWRITEBYTECODE"] = ""  # .pyc files are there for whoever has run printkit before
        self.times: dict[str, list[tuple[float, float]]] = {}

    def note(self, what: str, clock: float, processor: float) -> None:
        """Keep what something took."""
        self.times.setdefault(what, []).append((clock, processor))

    def told(self, what: str) -> str:
        """Give the medians."""
        clock, processor = zip(*self.times[what], strict=True)
        least, most = min(clock), max(clock)
        median = statistics.median
        return f"{median(clock):6.2f} s ({least:.2f} to {most:.2f}), processor {median(processor):6.2f} s"

    def run(self, kit: Path, page: Page, saves: int) -> None:
        """Look at the kit without a cache and with one; then save."""
        for state in ("no cache", "cache"):
            if state == "no cache":
                shutil.rmtree(self.cache, ignore_errors=True)
            began = time.time()
            with running(kit, python=self.python, env=self.env) as preview:
                window = Window(page, preview.address)
                window.open("view=faces&part=deck&lang=en", PATIENCE)
                drawn = window.run("first")
                assert isinstance(drawn, int)
                process = preview.process.pid
                self.note(f"window full, {state}", time.time() - began, spent(process))
                self.note(f"first picture, {state}", drawn / 1000 - began, 0.0)
                if state == "cache":
                    time.sleep(3)
                    self.save(kit, window, saves, process)

    def word(self, kit: Path, page: Page, saves: int) -> None:
        """Look at the English rulebook of a copy of BOOK, and save another word of it."""
        new_kit = [str(self.python), "-m", "printkit", "new", str(kit), "--from", BOOK]
        subprocess.run(new_kit, env={**os.environ, **self.env}, check=True, capture_output=True)
        book = kit / "rulebook.en.md"
        text = book.read_text(encoding="utf-8")
        with running(kit, python=self.python, env=self.env) as preview:
            window = Window(page, preview.address)
            window.open("view=book&part=rulebook&lang=en", PATIENCE)
            for number in range(saves + 1):
                time.sleep(1.5)
                said, before = text.replace(" next.", f" next {number}.", 1), spent(preview.process.pid)
                clock = window.to_drawn(lambda said=said: book.write_text(said, encoding="utf-8"))  # type: ignore[misc]  # bound now
                if number:  # at the first all of it is set
                    self.note("word of a book", clock, spent(preview.process.pid) - before)

    def save(self, kit: Path, window: Window, saves: int, process: int) -> None:
        """Save one thing after another."""
        art = (kit / "art/002.jpg").read_bytes()
        changes: dict[str, Callable[[int], object]] = {
            "row": lambda n: (kit / "deck.csv").write_text(deck(2, n)),
            "template": lambda n: (kit / "card.svg").write_text(CARD.replace('rx="2"', f'rx="{2 + n / 10}"')),
            "picture": lambda n: (kit / "art/002.jpg").write_bytes(
                photograph(1000 + n, Image.new("RGB", SIZE), 0.2, 93)
            ),
            "row, in the middle": lambda n: (kit / "deck.csv").write_text(deck(BEHIND, n)),
        }
        for what, change in changes.items():
            if what == "row, in the middle":
                middle = (
                    f"slots[{BEHIND}].item.scrollIntoView({{ block: 'center', behavior: 'instant' }}); true"
                )
                window.run(middle)
                window.until(QUIET)
                time.sleep(2)
            for number in range(1, saves + 1):
                before = spent(process)
                clock = window.to_drawn(lambda n=number, c=change: c(n))  # type: ignore[misc]  # bound now
                self.note(what, clock, spent(process) - before)
                time.sleep(1.5)  # what nobody looks at is checked meanwhile
        for name, data in {"deck.csv": deck().encode(), "card.svg": CARD.encode(), "art/002.jpg": art}.items():
            (kit / name).write_bytes(data)


def main() -> None:
    """Write the kit and time."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--other", type=Path)
    ask.add_argument("--kit", type=Path)
    ask.add_argument("-n", type=int, default=3, help="runs of each")
    ask.add_argument("--saves", type=int, default=5, help="of each kind in a run")
    given = ask.parse_args()
    with tempfile.TemporaryDirectory() as name, browser() as page:
        kit = (given.kit or Path(name) / "kit").resolve()
        if not kit.exists():
            write_kit(kit)
        size = sum(path.stat().st_size for path in (kit / "art").iterdir())
        print(f"{CARDS} cards, photographs of {size / 1e6:.0f} MB; load {os.getloadavg()[0]:.1f}", flush=True)
        page.call("Page.addScriptToEvaluateOnNewDocument", source=FIRST)
        roots = [Path(__file__).parents[2], *([given.other.resolve()] if given.other else [])]
        sides = [Side(root, Path(name) / f"cache-{number}") for number, root in enumerate(roots)]
        for _ in range(given.n):
            for side in sides:
                side.run(kit, page, given.saves)
        for number, side in enumerate(sides):
            side.word(Path(name) / f"book-{number}", page, given.saves)
        for what in sides[0].times:
            print(f"{what:24}{'   other '.join(side.told(what) for side in sides)}")
        print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
