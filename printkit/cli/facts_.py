"""``printkit facts``: what a game's rulebook may ask of the engine, and the facts that are pinned."""

from __future__ import annotations

import json
from pathlib import Path

import click

from printkit.cli import playing
from printkit.cli.terminal import say
from printkit.errors import UsageError, check_known
from printkit.lessons import pinned
from printkit.lessons.referee import Change
from printkit.lessons.registry import game_facts


@click.command()
@click.argument("words", nargs=-1, metavar="GAME [FACT]...")
@playing.option
@click.option("--regenerate", is_flag=True, help="Work the pinned facts out anew and print the difference.")
@click.option("--write", is_flag=True, help="Pin what was found, in printkit's own templates or in the kit.")
@click.option(
    "--out", "-o", type=click.Path(file_okay=False, path_type=Path), help="Pin it in this folder instead."
)
@playing.kit
@playing.trust
def command(
    words: tuple[str, ...],
    options: tuple[str, ...],
    regenerate: bool,
    write: bool,
    out: Path | None,
    kit_word: str | None,
    trust: bool,
) -> None:
    """Print what {{ facts.NAME }} is in a rulebook of GAME, every fact or only those named.

    With --kit the game is the kit's, under its rulings, and is not named: all words are facts.

    Facts that take too long for every build are pinned. With --regenerate those are worked out anew, which
    takes minutes: the difference is printed, and nothing is written without --write or --out.
    """
    found, kit = playing.game_of(None if kit_word else next(iter(words), None), kit_word, trust)
    game, names = found.id, words if kit else words[1:]
    ruleset = playing.ruleset(found, {}, options, kit)
    if regenerate:
        if options:
            raise UsageError("pinned facts hold under the rulings that they name", where="--option")
        _regenerate(game, names, write, out)
        return
    for option, given in (("--write", write), ("--out", out is not None)):
        if given:
            raise UsageError(f"{option} goes with --regenerate", where=option)
    known = game_facts(game, ruleset)
    for name in _chosen(names, list(known)):
        say(f"{name}: {json.dumps(known[name], ensure_ascii=False)}")


def _chosen(names: tuple[str, ...], known: list[str]) -> list[str]:
    check_known(names, known, "no fact")
    return list(dict.fromkeys(names)) or known


def _regenerate(game: str, names: tuple[str, ...], write: bool, out: Path | None) -> None:
    known = pinned.costly_of(game)
    wanted = _chosen(names, list(known))
    before = pinned.entries(game)
    kept = {name: before[name] for name in known if name in before}
    made = {name: pinned.work_out(game, known[name]) for name in wanted}
    after = {name: {**kept, **made}[name] for name in known if name in kept or name in made}
    change = Change(game, pinned.FILE, pinned.page(dict(before)) if before else None, pinned.page(after))
    differ = [name for name in wanted if made[name] != before.get(name)]
    folder = out or (pinned.place(game).parent if write else None)
    hint = "--write pins them, --out DIR elsewhere"
    playing.pin([change] if before or after else [], f"{len(made)} worked out", differ, folder, hint)
