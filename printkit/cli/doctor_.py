"""``printkit doctor``: what this machine has, what it lacks, and how to get it."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys

import click

from printkit.cli.terminal import say
from printkit.errors import MachineError

TOOLS = {
    "pdftotext": "poppler, for the tests that read PDFs back",
    "qpdf": "for the tests that check PDF syntax",
    "verapdf": "for the tests that validate PDF/A and PDF/UA",
    "chromium": "for the tests in a browser",
}

RECIPES = {
    "brew": ("brew install cairo",),
    "apt-get": ("apt-get update -q", "apt-get install -yq --no-install-recommends libcairo2"),
    "dnf": ("dnf install -yq cairo",),
}
"""The commands by which each package manager installs libcairo2; all but Homebrew's need root."""


def recipe() -> tuple[str, ...]:
    """Give the commands for the package manager that is there, none where none of ours is."""
    known = ("brew",) if sys.platform == "darwin" else ("apt-get", "dnf")
    manager = next(filter(shutil.which, known), "")
    as_root = manager != "brew" and os.name == "posix" and os.geteuid() != 0
    return tuple(f"sudo {command}" if as_root else command for command in RECIPES.get(manager, ()))


def advice(commands: tuple[str, ...]) -> str:
    """Say the one line that installs libcairo2 here, or what to look for."""
    if not commands:
        return "install cairo 1.14 or newer (libcairo2) with your system's package manager"
    return f"run: {' && '.join(commands)}"


def install(commands: tuple[str, ...]) -> None:
    """Run a recipe. Raises MachineError when a command fails or root rights cannot be had."""
    if commands[0].startswith("sudo ") and not shutil.which("sudo"):
        raise MachineError("installing libcairo2 needs root rights", hint=advice(commands))
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in commands:
        say(f"running {command}", err=True)
        name = command.removeprefix("sudo ").partition(" ")[0]
        try:
            done = subprocess.run(
                command.split(), check=False, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
            )
        except OSError as error:
            raise MachineError(f"{name} could not be started: {error}", hint=advice(commands)) from None
        if done.returncode:
            tail = " / ".join(done.stdout.decode(errors="replace").strip().splitlines()[-5:])
            raise MachineError(f"{name} ended with exit code {done.returncode}: {tail}", hint=advice(commands))


@click.command()
@click.option("--fix", is_flag=True, help="Install libcairo2 (needs root or sudo on Linux).")
@click.option("--json", "as_json", is_flag=True, help="Print what was found as JSON.")
def command(fix: bool, as_json: bool) -> int:
    """Check that this machine has what printkit needs.

    libcairo2 is the one library that pip does not bring. The tools are used by printkit's own tests only.
    """
    from printkit import __version__
    from printkit.parts.art import find_cairo

    cairo = find_cairo()
    if cairo is None and fix:
        if not recipe():
            raise MachineError("no package manager that printkit knows is here", hint=advice(()))
        install(recipe())
        cairo = find_cairo()
    # where its variable says ($VERAPDF, $CHROMIUM), or on the PATH
    tools = {name: shutil.which(os.environ.get(name.upper(), "")) or shutil.which(name) for name in TOOLS}
    if as_json:
        report = {
            "printkit": __version__,
            "python": platform.python_version(),
            "libcairo": cairo,
            "fix": None if cairo else advice(recipe()),
            "tools": tools,
        }
        say(json.dumps(report, indent=2))
        return 0 if cairo else 1
    say(f"printkit {__version__}, Python {platform.python_version()}")
    if cairo:
        say(f"libcairo    {cairo}")
    else:
        say("libcairo    missing: pictures, and the rarer things in drawings, cannot be painted")
        say(f"            {advice(recipe())}")
    for name, use in TOOLS.items():
        say(f"{name:<11} {tools[name] or f'not found ({use})'}")
    return 0 if cairo else 1
