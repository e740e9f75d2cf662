"""Reads a kit as its edition has it, and plans what is made of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from printkit import games
from printkit.cache import store
from printkit.errors import PrintkitError, UsageError
from printkit.kit.editions import boxes_for, edition_of, in_edition, size_called
from printkit.kit.model import Kit
from printkit.kit.read import check_game, read_kit
from printkit.kit.resources import is_builtin
from printkit.kit.worker import WORK, guarded
from printkit.making.budget import afford
from printkit.making.fonts import use_fonts
from printkit.making.inputs import program
from printkit.making.plan import joined_outputs, left_out, needed, plan
from printkit.making.settings import Output, Settings


def checked(id: str, ruleset: Mapping[str, object]) -> None:
    """Hold a ruleset against a game as :func:`printkit.kit.read.check_game`, once for one of printkit's own."""
    if id not in games.IDS:
        check_game(id, ruleset)
        return
    key = [program(), id, repr(sorted(ruleset.items()))]
    if not store.load("rulesets", key, bool):
        check_game(id, ruleset)
        store.save("rulesets", key, True)


Planned = tuple[tuple[Output, ...], list[Output], list[Output], tuple[str, ...]]
"""A build's outputs: all; those made first; those that hold others. And what is left out."""


def read_and_planned(folder: Path, settings: Settings) -> tuple[Kit, Settings, Planned]:
    """Read a kit and plan; give it, and the settings, as its edition has them."""
    try:
        kit = read_kit(folder, settings.trust, checked)
        use_fonts(kit)
        edition = edition_of(kit, settings.edition)
        if settings.size:
            edition = replace(edition, size=size_called(settings.size))
        own = settings.of(edition)
        kit = boxes_for(in_edition(kit, edition), own.backs)
    except PrintkitError as error:
        name = folder.resolve().name
        for one in error.each:
            if not isinstance(one, UsageError) and one.where != str(folder):
                one.where = f"{name}/{one.where}"
        raise
    try:
        return kit, own, guarded(folder, partial(_planned, kit, own), kit.id, WORK)
    except UsageError:
        raise
    except PrintkitError as error:
        blame(error, kit.id)
        raise


def _planned(kit: Kit, settings: Settings) -> Planned:
    outputs = plan(kit, settings)
    if not is_builtin(kit.folder):
        if len(kit.languages) > 1:
            from printkit.translate.lacks import refuse

            refuse(kit)
        afford(kit, outputs, settings.backs)
    later = [one for one in outputs if one.joined and joined_outputs(kit, settings, one)]
    first = [one for one in outputs if one not in later]
    return outputs, [*first, *needed(kit, settings, outputs)], later, left_out(kit, settings)


def blame(error: PrintkitError, kit: str, otherwise: str = "") -> None:
    """Name the kit where an error is, unless it does so itself; ``otherwise``: after it if it says none."""
    for one in error.each:
        if not (one.where or "").startswith((f"{kit}/", f"{kit}:")):
            one.where = f"{kit}/{one.where}" if one.where else f"{kit}{otherwise}"
