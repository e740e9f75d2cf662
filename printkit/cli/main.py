"""The ``printkit`` command: finds its subcommands by name, so that start-up imports only what is asked for."""

from __future__ import annotations

import importlib
import os
import re
import sys
from typing import Any, NoReturn

import click

from printkit import __version__
from printkit.cli.terminal import PaperName, complain, orderly
from printkit.cli.tongue import LANGUAGES, VARIABLE, WRITTEN, language
from printkit.errors import DEBUG, PrintkitError, closest, nearest, own_fault

COMMANDS = {
    "build": "Build kits: rulebooks and print-ready sheets.",
    "calibrate": "Measure a printer's errors, so that sheets can correct them.",
    "check": "Check kits before they are built, and PDFs before they are printed.",
    "doctor": "Check that this machine has what printkit needs.",
    "examples": "Tell a kit's worked examples, or find them anew.",
    "facts": "Show the facts that a game's rulebook can take from the engine, or work them out again.",
    "list": "List the kits and their parts.",
    "new": "Begin a kit of your own.",
    "play": "Play hands of a game and write them as records.",
    "preview": "Show a kit in the browser, and draw anew what is saved.",
    "simulate": "Play very many games: win rates, scores and tricks, with intervals.",
    "quiz": "Make a page of puzzles, with the answers at the back.",
    "show": "Tell records in the terminal, trick by trick, with the reasons.",
    "translate": "Translate a kit: its texts to PO and back, and what is left to do.",
    "verify": "Replay records, or those inside rulebooks, and check every claim.",
}


CALLED = {
    **dict.fromkeys(("part", "parts"), "only"),
    **dict.fromkeys(("force", "overwrite", "clean"), "no-cache"),
    "output": "out",
    "lang": "language",
}
"""Options of others, and ours that do the same."""

ANYTHING = ("all", "none")
"""Choices that say nothing without their option."""


class Lazy(click.Group):
    """A group whose commands live in ``printkit.cli.<name>`` as ``command`` and are imported when run."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Give the names in alphabetical order."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import one command; its choices may be written large or small."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"printkit.cli.{cmd_name}_").command
        for param in command.params:
            if isinstance(param.type, click.Choice):
                param.type.case_sensitive = False
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take the dash that word processors make of two hyphens for these."""
        return super().parse_args(ctx, [re.sub("^[–—](?=[a-z]{2})", "--", arg) for arg in args])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Refuse an unknown command with the nearest right name."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            hint = nearest(args[0], COMMANDS)
            if os.path.isdir(args[0]):  # noqa: PTH112  # pathlib takes a while
                word = args[0] if os.sep in args[0] else f"./{args[0]}"
                hint = f"did you mean {f'build {word}'!r}?"
            ctx.fail(f"no command {args[0]!r}" + (f" ({hint})" if hint else ""))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name]) for name in sorted(COMMANDS)])


def _speak(asked: str | None = None) -> None:
    """Keep the language where worker processes find it as well; let pages of help be in it."""
    if asked:
        os.environ[VARIABLE] = asked
    click.Context.formatter_class = click.HelpFormatter
    if language() != WRITTEN:
        from printkit.cli.columns import Help

        click.Context.formatter_class = Help


@click.command(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"], "show_default": True})
@click.version_option(__version__, "-V", "--version", prog_name="printkit")
@click.option(
    "--language",
    type=click.Choice(LANGUAGES, case_sensitive=False),
    is_eager=True,
    expose_value=False,
    callback=lambda _ctx, _param, asked: _speak(asked),
    help="The language to speak in.  [default: $PRINTKIT_LANGUAGE, or the locale's]",
)
@click.option("--debug", is_flag=True, help="Show the traceback of a fault of printkit's own.")
def group(debug: bool) -> None:
    """Make print-and-play card games: bilingual rulebooks with proven examples, and sheets that print true."""
    if debug:
        os.environ[DEBUG] = "1"  # worker processes heed it as well


def main(argv: list[str] | None = None) -> Any:
    """Run the command line. Exit 0 done, 1 a problem, 2 usage, 130 Ctrl-C, 143 SIGTERM."""
    _open_streams()
    if hasattr(sys.stdout, "reconfigure"):  # where there is no ♠, as in files on Windows, its name is written
        sys.stdout.reconfigure(errors="namereplace")
    with orderly():
        try:
            _main(argv)
        except KeyboardInterrupt:  # while what was wrong was told
            sys.exit(130)


def _open_streams() -> None:
    """Lead standard streams that are closed to nowhere, for the next file that is opened would be one of them.

    Standard input stays None, so that who reads it can say that it is closed.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115  # for good


def _main(argv: list[str] | None) -> NoReturn:
    wrong: PrintkitError | str = ""
    try:
        code = _run(argv) or 0
    except SystemExit as stop:  # caught, so that all that it came through is let go: pools of workers too
        code = stop.code
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        code = error.exit_code
    except click.ClickException as error:
        # what may have been meant is in our hint
        said = error.message if hasattr(error, "possibilities") else error.format_message()
        said = said[:1].lower() + said[1:].removesuffix(".") if said[1:2].islower() else said  # as ours are
        wrong, code = PrintkitError(said, hint=_hint(error)), error.exit_code
    except PrintkitError as error:
        wrong, code = error, error.exit_code
    except (KeyboardInterrupt, click.Abort) as error:
        foreign = sys.modules.get("printkit.games.foreign")
        wrong, code = PrintkitError("stopped", where=foreign.stopped_at(error) if foreign else None), 130
    except OSError as error:  # what no command foresaw: a disk that fails, a folder that vanished
        place = f"{error.filename}: " if error.filename else ""
        wrong, code = f"{place}{(error.strerror or str(error)).lower()}", 1
    except MemoryError:
        wrong, code = "there is too little memory", 1
    except Exception as error:
        wrong, code = own_fault(error), 1
    if wrong:
        complain(wrong)
    _let_go()
    sys.exit(code)


def _hint(error: click.ClickException) -> str | None:
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


def _run(argv: list[str] | None) -> Any:
    """Run the command; what is raised in a game that is not printkit's own is told as that game's fault."""
    _speak()  # of what the environment says: --help comes before an option that is not there
    try:
        return group.main(args=argv, prog_name="printkit", standalone_mode=False)
    except (Exception, SystemExit) as error:
        foreign = sys.modules.get("printkit.games.foreign")  # there is none where nobody asked for such a game
        told = foreign.blame(error) if foreign else None
        if told is None:
            raise
        raise told from None


def _let_go() -> None:
    """Drop what standard output holds if it cannot be written: Python would try again, and exit with 120."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except ValueError:  # it is closed
        pass
