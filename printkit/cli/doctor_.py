"""``printkit doctor``: what this machine has, what it lacks, and how to get it."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import click
from msgspec import Struct

TOOLS = {
    "pdftotext": "poppler, for the tests that read PDFs back",
    "qpdf": "for the tests that check PDF syntax",
    "verapdf": "for the tests that validate PDF/A and PDF/UA",
    "chromium": "for the tests in a browser",
}


class Recipe(Struct, frozen=True):
    """How one system installs libcairo2: the commands, in order, and whether they need root."""

    system: str
    commands: tuple[tuple[str, ...], ...]
    root: bool

    def line(self, sudo: bool) -> str:
        """Give the commands as one line to run in a shell."""
        prefix = "sudo " if self.root and sudo else ""
        return " && ".join(prefix + " ".join(command) for command in self.commands)


DEBIAN = Recipe(
    "Debian or Ubuntu",
    (
        ("apt-get", "update", "-q"),
        ("apt-get", "install", "-yq", "--no-install-recommends", "libcairo2"),
    ),
    root=True,
)
FEDORA = Recipe("Fedora", (("dnf", "install", "-yq", "cairo"),), root=True)
BREW = Recipe("macOS with Homebrew", (("brew", "install", "cairo"),), root=False)


def recipe() -> Recipe | None:
    """Choose the recipe by the package manager that is there; None where none of ours is."""
    if sys.platform == "darwin":
        return BREW if shutil.which("brew") else None
    if shutil.which("apt-get"):
        return DEBIAN
    return FEDORA if shutil.which("dnf") else None


def advice(found: Recipe | None) -> str:
    """Say the one line that installs libcairo2 here, or what to look for."""
    if found is None:
        return "install cairo 1.14 or newer (libcairo2) with your system's package manager"
    return f"run: {found.line(sudo=os.name == 'posix' and os.geteuid() != 0)}"


def install(found: Recipe) -> None:
    """Run the recipe, with sudo where it needs root and we are not.

    Raises ``MachineError`` when a command fails or root rights cannot be had.
    """
    from printkit.errors import MachineError

    prefix: tuple[str, ...] = ()
    if found.root and os.geteuid() != 0:
        if not shutil.which("sudo"):
            raise MachineError("installing libcairo2 needs root rights", hint=advice(found))
        prefix = ("sudo",)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in found.commands:
        click.echo(f"running {' '.join(prefix + command)}", err=True)
        try:
            done = subprocess.run(
                [*prefix, *command], check=False, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
            )
        except OSError as error:
            raise MachineError(f"{command[0]} could not be started: {error}", hint=advice(found)) from None
        if done.returncode:
            tail = done.stdout.decode(errors="replace").strip().splitlines()[-5:]
            raise MachineError(
                f"{command[0]} ended with exit code {done.returncode}: {' / '.join(tail)}", hint=advice(found)
            )


def find_tool(name: str) -> str | None:
    """Find a tool of the tests: on the PATH, or where its variable ($VERAPDF, $CHROMIUM) says."""
    given = os.environ.get(name.upper())
    if given and Path(given).exists():
        return given
    return shutil.which(name)


@click.command()
@click.option("--fix", is_flag=True, help="Install libcairo2 (needs root or sudo on Linux).")
@click.option("--json", "as_json", is_flag=True, help="Print what was found as JSON.")
def command(fix: bool, as_json: bool) -> int:
    """Check that this machine has what printkit needs.

    libcairo2 is the one library that pip does not bring. The tools are used by printkit's own tests only.
    """
    from printkit import __version__
    from printkit.errors import MachineError
    from printkit.parts.cairolib import find_cairo

    cairo = find_cairo()
    if cairo is None and fix:
        found = recipe()
        if found is None:
            raise MachineError("no package manager that printkit knows is here", hint=advice(None))
        install(found)
        cairo = find_cairo()
    tools = {name: find_tool(name) for name in TOOLS}
    if as_json:
        report = {
            "printkit": __version__,
            "python": platform.python_version(),
            "libcairo": cairo,
            "fix": None if cairo else advice(recipe()),
            "tools": tools,
        }
        click.echo(json.dumps(report, indent=2))
        return 0 if cairo else 1
    click.echo(f"printkit {__version__}, Python {platform.python_version()}")
    if cairo:
        click.echo(f"libcairo    {cairo}")
    else:
        click.echo("libcairo    missing: card faces cannot be drawn")
        click.echo(f"            {advice(recipe())}")
    for name, use in TOOLS.items():
        click.echo(f"{name:<11} {tools[name] or f'not found ({use})'}")
    return 0 if cairo else 1
