"""``printkit examples``: a kit's worked examples, told, or found anew."""

from __future__ import annotations

from pathlib import Path

import click

from printkit import games
from printkit.cli import trusting
from printkit.cli.terminal import progress, say
from printkit.errors import UsageError, nearest
from printkit.games.foreign import blaming
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.kit.worker import WORK, guarded
from printkit.rules.lesson import Lesson
from printkit.rules.rng import SEEDS


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
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="With --write: pin it in this folder.",
)
@trusting.trust
@trusting.limit
def command(
    kit: str,
    lessons: tuple[str, ...],
    langs: tuple[str, ...],
    regenerate: bool,
    seed: int | None,
    write: bool,
    out: Path | None,
    trust: bool,
) -> int:
    """Tell the worked examples of KIT, all of them or the named lessons, each of them proven first.

    With --regenerate they are looked for anew: the difference from the pinned ones is printed, and nothing is
    written without --write. Exit 1 when an example does not hold.
    """
    found = read_kit(find_kit(kit), trust)
    if found.game is None:
        raise UsageError(
            f"the kit {found.id!r} names no game, so it has no examples", hint="set game in kit.toml"
        )
    wanted = _lessons(games.get(found.game).id, lessons)
    for lang in langs:
        if lang not in found.languages:
            hint = nearest(lang, found.languages) or f"it has {', '.join(found.languages)}"
            raise UsageError(f"the kit {found.id!r} has no language {lang!r}", where="--lang", hint=hint)
    if regenerate:
        if langs:
            raise UsageError("--lang is for telling, --regenerate for finding", hint="give one of them")
        if out is not None and not write:
            raise UsageError("--out says where --write writes", where="--out", hint="give --write too")
        return _regenerate(found, wanted, seed or 0, (out or found.folder) if write else None)
    for name, given in (("--seed", seed is not None), ("--write", write), ("--out", out is not None)):
        if given:
            raise UsageError(f"{name} goes with --regenerate", where=name)
    return _tell(found, wanted, langs or found.languages)


def _lessons(game: str, names: tuple[str, ...]) -> list[Lesson]:
    from printkit.lessons.registry import lessons_of

    known = lessons_of(game)
    for name in names:
        if name not in known:
            raise UsageError(
                f"no lesson {name!r}", hint=nearest(name, known) or f"there are: {', '.join(known)}"
            )
    return [known[name] for name in dict.fromkeys(names)] or list(known.values())


def _tell(kit: Kit, wanted: list[Lesson], langs: tuple[str, ...]) -> int:
    from printkit.lessons import Examples
    from printkit.lessons.referee import FOLDER, prove
    from printkit.lessons.terminal import for_terminal

    @blaming()
    def told() -> str:
        examples = Examples(kit, prove(kit, wanted))
        texts = [for_terminal(examples.tell(lesson.id, lang).markdown) for lang in langs for lesson in wanted]
        return "\n".join(texts)

    say(guarded(kit.folder, told, FOLDER, WORK), nl=False)
    return 0


def _regenerate(kit: Kit, wanted: list[Lesson], seed: int, folder: Path | None) -> int:
    from printkit.lessons.pin import changes, write
    from printkit.lessons.search import search
    from printkit.workers import processors

    assert kit.game is not None
    with progress("looking for examples") as show:
        found = search(games.get(kit.game), wanted, kit.ruleset, seed, show, processors())
    made = changes(kit, found)
    for change in made:
        for line in change.lines():
            say(line)
    differ = [change.lesson for change in made if change.differs]
    say(f"{len(made)} found, {len(differ)} differ{': ' if differ else ''}{', '.join(differ)}", err=True)
    if folder is None:
        if differ:
            say("nothing was written; --write pins them in the kit, --write --out DIR elsewhere", err=True)
        return 0
    for path in write(folder, made):
        say(f"wrote {path}", err=True)
    return 0
