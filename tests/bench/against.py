"""Times this checkout against another: ``python -m tests.bench.against FOLDER [-n RUNS] [WHAT …]``.

FOLDER is a checkout with an environment of its own in ``.venv``. Each command is run in turns in both, in fresh
processes, so that a machine that is busy is so for both; what is printed are medians of processor seconds and
their ratio: above 1 this one is faster. WHAT: only commands that have one of these words in their names.

Of books, ``first`` begins with an empty cache, ``cold`` with nothing in it but compiled templates.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.bench.bench_book import SIX, Clock

KIT = "shifty-partners"
GAMES = {"twin-shoot": 30, "shifty-partners": 100, "sorcerer": 30, "handmade-pinochle": 30, "optrita-lines": 80}
"""How many games of each are played, some tenths of a second's work."""
TEMPLATES = "templates"
DECK = Path(__file__).parent / "deck"


class Side:
    """One of the two checkouts: its commands, its cache and its output."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.python, self.cache, self.out = root / ".venv/bin/python", folder / "cache", folder / "out"
        self.compiled = folder / "compiled"
        self.kit = folder / "kits" / KIT
        env = {**os.environ, "PRINTKIT_CACHE": str(self.cache), "PYTHONPATH": str(root)}
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # the first run writes what is missing of .pyc files
        folder.mkdir()
        shutil.copytree(root / "templates" / KIT, self.kit)
        self.book = (self.kit / "rulebook.ja.md").read_text(encoding="utf-8")
        self.clock = Clock(env, folder)

    def time(self, what: str, *words: str) -> None:
        """Run printkit with these words."""
        self.clock.run(what, [str(self.python), "-m", "printkit", *words])

    def build(self, what: str, kit: object, *words: str) -> None:
        """Build a kit, or with "" all of them."""
        kits = [str(kit)] if kit else []
        self.time(what, "build", *kits, *words, "--jobs", "1", "--out", str(self.out))

    def forget(self, *, templates: bool) -> None:
        """Empty the cache, or leave in it the templates that any build before has compiled."""
        shutil.rmtree(self.out, ignore_errors=True)
        if (self.cache / TEMPLATES).exists():
            shutil.copytree(self.cache / TEMPLATES, self.compiled, dirs_exist_ok=True)
        shutil.rmtree(self.cache, ignore_errors=True)
        if templates and self.compiled.exists():
            self.cache.mkdir(mode=0o700)
            shutil.copytree(self.compiled, self.cache / TEMPLATES)

    def change(self, number: int) -> None:
        """Change one word of the Japanese rulebook."""
        (self.kit / "rulebook.ja.md").write_text(self.book.replace("。", f"{number}。", 1), "utf-8")


Bench = Callable[[Side, str, int], None]


def book(*words: object, only: str, templates: bool) -> Bench:
    """Time a book or a sheet without anything remembered but, perhaps, compiled templates."""

    def run(side: Side, what: str, number: int) -> None:
        side.forget(templates=templates)
        side.build(what, words[0], "--only", only, "--lang", str(words[1]))

    return run


def one_word(side: Side, what: str, number: int) -> None:
    """Time a book of which a word was changed."""
    words = "--only", "rulebook", "--lang", "ja"
    if number == 0:
        side.build("once before", f"{side.kit}/", *words)
    side.change(number)
    side.build(what, f"{side.kit}/", *words)


def unchanged(side: Side, what: str, number: int) -> None:
    """Time a build of what is there already."""
    if number == 0:
        side.build("once before", KIT)
    side.build(what, KIT)


def deck(side: Side, what: str, number: int) -> None:
    """Time a deck of 72 faces and a back."""
    side.forget(templates=True)
    side.build(what, f"{DECK}/", "--only", "deck")


def listed(side: Side, what: str, number: int) -> None:
    """Time a start that does little."""
    side.time(what, "list")


def all_kits(side: Side, what: str, number: int) -> None:
    """Time everything of all kits, in both languages, without anything remembered but compiled templates."""
    side.forget(templates=True)
    side.build(what, "")


def play(game: str, games: int) -> Bench:
    """Time games that are played with sense."""

    def run(side: Side, what: str, number: int) -> None:
        side.time(what, "simulate", game, "--games", str(games), "--jobs", "1")

    return run


BENCHES: dict[str, Bench] = {
    **{f"play {game}": play(game, games) for game, games in GAMES.items()},
    **{
        f"{name} {lang} {'cold' if templates else 'first'}": book(kit, lang, only=only, templates=templates)
        for templates in (False, True)
        for name, kit, only in (("book", KIT, "rulebook"), ("six pages", f"{SIX}/", "rulebook"))
        for lang in ("ja", "en")
    },
    "one word": one_word,
    "unchanged": unchanged,
    "deck": deck,
    "list": listed,
    "all kits": all_kits,
}


def main() -> None:
    """Print a line for each command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, metavar="FOLDER")
    parser.add_argument("what", nargs="*", metavar="WHAT")
    parser.add_argument("-n", type=int, default=9, help="runs of each")
    given = parser.parse_intermixed_args()
    root = Path(__file__).parents[2]
    with tempfile.TemporaryDirectory() as name:
        sides = [Side(root, Path(name) / "this"), Side(given.other.resolve(), Path(name) / "other")]
        print(f"{'processor seconds':<26} {'this':>7} {'other':>7}   other / this")
        for what, bench in BENCHES.items():
            if given.what and not any(word in what for word in given.what):
                continue
            for number in range(given.n + 1):  # the first is not counted
                for side in sides[:: 1 if number % 2 else -1]:
                    bench(side, what, number)
            ours, theirs = (side.clock.median(what, drop=1)[1] for side in sides)
            print(f"{what:<26} {ours:>7.3f} {theirs:>7.3f} {theirs / ours:>10.2f}", flush=True)


if __name__ == "__main__":
    main()
