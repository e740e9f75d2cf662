"""``printkit examples``: a kit's worked examples, told, or found anew."""

from __future__ import annotations

from functools import partial
from itertools import product
from pathlib import Path

import click

from printkit import games
from printkit.cli import playing
from printkit.cli.columns import for_terminal
from printkit.cli.terminal import progress, say
from printkit.cli.tongue import asked
from printkit.errors import KitError, Problems, UsageError, check_known
from printkit.kit.model import Kit
from printkit.kit.worker import WORK, guarded
from printkit.lessons.examples import Examples
from printkit.lessons.referee import FOLDER, Change, changes, judged, keep, prove
from printkit.lessons.registry import lessons_of
from printkit.lessons.search import search
from printkit.rules.lesson import Lesson, watch
from printkit.rules.rng import SEEDS
from printkit.workers import processors


@click.command()
@click.argument("kit")
@click.argument("lessons", nargs=-1, metavar="[LESSON]...")
@click.option("--lang", "langs", multiple=True, help="Language to tell in; may be given again.  [default: all]")
@click.option("--regenerate", is_flag=True, help="Find the examples anew and print the difference.")
@click.option(
    "--seed",
    type=click.IntRange(0, SEEDS - 1),
    help="Where the search starts.  [default: 0; with --regenerate]",
)
@click.option("--write", is_flag=True, help="Pin what was found in the kit's folder.")
@click.option(
    "--out", "-o", type=click.Path(file_okay=False, path_type=Path), help="With --write: pin it in this folder."
)
@playing.trust
@playing.limit
def command(
    kit: str,
    lessons: tuple[str, ...],
    langs: tuple[str, ...],
    regenerate: bool,
    seed: int | None,
    write: bool,
    out: Path | None,
    trust: bool,
) -> None:
    """Print the worked examples of KIT, all or the named lessons, proving each one first.

    With --regenerate they are looked for anew, except hands whose claims alone have changed; the
    difference from the pinned ones is printed, and nothing is written without --write. With --seed, too, all
    are looked for. Exit 1 when an example does not hold.
    """
    found = playing.kit_with(kit, trust, langs)
    wanted = _lessons(games.get(found.game or "").id, lessons)
    if regenerate:
        if langs:
            raise UsageError("--lang is for telling, --regenerate for finding", hint="give one of them")
        if out is not None and not write:
            raise UsageError("--out says where --write writes", where="--out", hint="give --write too")
        _regenerate(found, wanted, seed, (out or found.folder) if write else None)
        return
    for name, given in (("--seed", seed is not None), ("--write", write), ("--out", out is not None)):
        if given:
            raise UsageError(f"{name} goes with --regenerate", where=name)
    _tell(found, wanted, langs or tuple(sorted(found.languages, key=lambda one: not one.startswith(asked()))))


def _lessons(game: str, names: tuple[str, ...]) -> list[Lesson]:
    known = lessons_of(game)
    if not known and not names:
        raise KitError(f"the game {game!r} has no lessons", hint="its lessons.py has no LESSONS")
    check_known(names, known, "no lesson")
    return [known[name] for name in dict.fromkeys(names)] or list(known.values())


def _tell(kit: Kit, wanted: list[Lesson], langs: tuple[str, ...]) -> None:
    def told() -> str:
        examples = Examples(kit, prove(kit, wanted))
        told = [examples.tell(lesson.id, lang).markdown for lang in langs for lesson in wanted]
        return "\n".join(for_terminal(one, suits=kit.suits) for one in told)

    say(guarded(kit.folder, told, FOLDER, WORK), nl=False)


def _regenerate(kit: Kit, wanted: list[Lesson], seed: int | None, folder: Path | None) -> None:
    missing, game = Problems(), games.get(kit.game or "")
    kept = guarded(kit.folder, partial(keep, kit, wanted), FOLDER, WORK) if seed is None else {}
    others = [one for one in wanted if one.id not in kept]
    with progress("looking for examples") as show:
        found = search(game, others, kit.ruleset, seed or 0, show, processors(), missing)
    found |= {id: watch(game, record) for id, record in kept.items()}

    def told() -> list[Change]:
        """Prove and tell what is to be written: what does not hold, or cannot be told, is no example."""
        there = [(one, found[one.id].record) for one in wanted if one.id in found]
        hint = "does a policy, or what it is shown, change the hand?"
        proven = judged(kit, there, hint)
        for id, lang in product(proven, kit.languages if folder else ()):
            Examples(kit, proven).tell(id, lang)
        return changes(kit, found)

    made = guarded(kit.folder, told, FOLDER, WORK)
    differ = [change.lesson for change in made if change.differs]
    hint = "--write pins them in the kit, --write --out DIR elsewhere"
    playing.pin(made, f"{len(made)} found", differ, folder, hint)
    missing.tell()
