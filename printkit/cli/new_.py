"""``printkit new``: a small kit to begin with."""

from __future__ import annotations

import os
from pathlib import Path

import click

from printkit.cli.terminal import say
from printkit.errors import UsageError
from printkit.kit.resources import quoted
from printkit.kit.starter import LANGUAGES, copied_kit, new_kit
from printkit.writing import output_errors, write


@click.command()
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option(
    "--template",
    metavar="NAME",
    help="What to begin with: cards, trick-taking, or solo (cards, tokens and a mat).  [default: cards]",
)
@click.option("--from", "kit", metavar="KIT", help="Copy one of printkit's own kits (printkit list), whole.")
@click.option(
    "--lang",
    "languages",
    metavar="[en|ja]",
    multiple=True,
    help="Write it in English alone (en), or in Japanese alone (ja); for another language begin with en.  "
    "[default: both]",
)
def command(folder: Path, template: str | None, kit: str | None, languages: tuple[str, ...]) -> None:
    """Begin a kit of your own in DIR, which must be empty or not there yet.

    It is a small, complete game, explained in comments: change it into yours. With --from it is a copy
    of one of printkit's games, with its rulebook, examples and cards. To have printkit play a game of
    your own, read docs/tutorial-game.md.
    """
    for lang in languages:
        if lang not in LANGUAGES:
            hint = "--lang ja or --lang en; for another begin with en, then change kit.toml and the texts"
            raise UsageError(f"a new kit is written in English or Japanese, not in {lang!r}", hint=hint)
    if kit is not None and (template is not None or languages):
        raise UsageError("--from copies a kit as it is", hint="leave --template and --lang out")
    files = copied_kit(folder, kit) if kit else new_kit(folder, template or "cards", tuple(languages))
    with output_errors(folder, "name another folder"):
        if folder.is_dir() and not all(one.name.startswith(".") for one in folder.iterdir()):
            raise UsageError("the folder is not empty", where=str(folder), hint="name another, or empty it")
        for name, text in files.items():
            write(folder, name, text.encode())
    word = str(folder) if os.sep in str(folder) else f".{os.sep}{folder}"
    which = f", all of {kit}" if kit else ", which explain themselves"
    say(f"{folder}: {len(files)} files{which}; kit.toml is the first to read")
    say(f"  printkit build {quoted(word)}")
