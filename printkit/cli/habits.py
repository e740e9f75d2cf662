"""What people write on the command line out of habit, and what it is called here."""

from __future__ import annotations

import click

from printkit.cli.terminal import PaperName
from printkit.errors import closest, nearest

CALLED = {
    **dict.fromkeys(("part", "parts"), "only"),
    **dict.fromkeys(("force", "overwrite", "clean"), "no-cache"),
    "output": "out",
    "lang": "language",
}
"""Options of others, and ours that do the same."""

ANYTHING = ("all", "none")
"""Choices that say nothing without their option."""


def hint(error: click.ClickException) -> str | None:
    """Give what to do about a command's words: of an option that is not there, which may have been meant."""
    context = getattr(error, "ctx", None)
    if context is None:
        return None
    if not isinstance(error, click.NoSuchOption):
        near = getattr(error, "possibilities", None)  # the nearest first
        param, said = getattr(error, "param", None), error.message
        if " is not a valid " in said and "(1)" in (told := str(getattr(param, "help", ""))):
            return told  # which number stands for which word
        choices = param.type.choices if param and isinstance(param.type, click.Choice) else ()
        found = nearest(said.partition(" is not ")[0].strip("'"), choices)
        if near or found:
            return f"did you mean {near[0]!r}?" if near else found
        if param and isinstance(param.type, PaperName):
            return f"any other in mm, {param.type.least:g} wide or more: 330x483"
        return f"{context.command_path} --help"
    word = error.option_name.lstrip("-").lower()
    params = context.command.get_params(context)
    known = [name[2:] for param in params for name in param.opts if name[:2] == "--"]
    for param in params:
        if isinstance(param.type, click.Choice) and word in param.type.choices and word not in ANYTHING:
            return f"did you mean {f'{param.opts[0]} {word}'!r}?"
    if len(word) == 1 and (written := ", ".join(f"--{name}" for name in known if name[0] == word)):
        return f"options are written out: {written}"
    if word == "watch":
        return "printkit preview shows what is saved at once"
    meant, root = CALLED.get(word, word), context.find_root()
    if near := meant if meant in known else closest(word, known, 0.65):
        return f"did you mean {f'--{near}'!r}?"
    if any(f"--{meant}" in param.opts for param in root.command.params):
        return f"it stands before the command: {root.command_path} --{meant}"
    return f"{context.command_path} --help"
