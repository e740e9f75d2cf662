"""``printkit preview``: a local web page that shows a kit and redraws what is saved."""

from __future__ import annotations

import asyncio
import os
import sys

import click

from printkit.cli import playing
from printkit.cli.terminal import say
from printkit.cli.tongue import language, put
from printkit.errors import UsageError, need
from printkit.kit.resources import find_kit, kit_here

LIBRARIES = ("starlette", "uvicorn", "watchfiles")


@click.command()
@click.argument("kit", required=False)
@click.option("--port", type=click.IntRange(0, 65535), help="The port.  [default: any that is free]")
@click.option("--draft", is_flag=True, help="Put a marked placeholder where a picture or an icon is missing.")
@click.option("--open/--no-open", "opened", default=True, help="Open the page in the browser.")
@playing.trust
def command(kit: str | None, port: int | None, draft: bool, opened: bool, trust: bool) -> None:
    """Show a kit in the browser, and draw anew what is saved.

    KIT is a folder, written with a slash (./my-game), or the name of a kit that comes with printkit; without
    it, the folder that you are in. Book pages, faces and sheets are what a build would print. The page can be
    opened on this machine only. Ctrl-C ends it.
    """
    if kit is None and not kit_here():
        raise UsageError("no kit.toml in this folder", hint="name a kit: printkit preview ./my-game")
    folder = find_kit(kit or ".")
    need(LIBRARIES, "the preview needs {}, which is not installed", "preview")
    from printkit.preview.serve import serve

    def ready(address: str) -> None:
        say(f"{folder.resolve().name}: {address} (Ctrl-C ends it)")
        # without a screen a browser for terminals might start in ours
        screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
        if opened and (screen or sys.platform in ("win32", "darwin")):
            click.launch(address)

    asyncio.run(serve(folder, port or 0, draft, ready, trust, language(), put))
