"""How a build's PDFs are coloured, and which level of conformance they have."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import cast

from msgspec.structs import replace

from printkit.errors import KitError, UsageError
from printkit.export.pod import Shop
from printkit.kit.model import Kit
from printkit.kit.resources import inside, read_bytes
from printkit.kit.worker import guarded
from printkit.making.settings import Settings
from printkit.pdf.inks import (
    CONDITION,
    HOME,
    MAX_PROFILE,
    USUAL_MOST,
    Colour,
    Inks,
    Spot,
    Tables,
    own_profile,
    tables_of,
)
from printkit.pdf.level import ARCHIVE, LEVELS
from printkit.pdf.page import Publication

OPTION = "--profile"

SECONDS = 60.0
"""Longest time of the processor for a profile's tables: those for 200 % of ink take 7, the others less."""


def dressed(pub: Publication, kit: Kit, settings: Settings) -> Publication:
    """Give a publication the level and the inks that were asked for. Raises KitError for a bad profile."""
    level = pub.level if settings.conformance == ARCHIVE else settings.conformance
    colour = cast("Colour", settings.colour) or LEVELS[level].colours[0]
    if colour == "rgb":
        return replace(pub, level=level)
    if colour == "grey" and not (settings.profile or kit.press.profile or LEVELS[level].press):
        return replace(pub, level=level, inks=HOME)
    most = kit.press.ink / 100 if kit.press.ink else USUAL_MOST
    return replace(pub, level=level, inks=_inks(kit, settings, colour, most, spots=True))


def dressed_for(pub: Publication, kit: Kit, settings: Settings, shop: Shop) -> Publication:
    """Give a publication the level and the inks of a shop. Raises KitError for what it does not print."""
    inks = _inks(kit, settings, shop.colour, shop.ink / 100, shop.spots, shop.name)
    return replace(pub, level=shop.conformance, inks=inks)


def _inks(kit: Kit, settings: Settings, colour: Colour, most: float, spots: bool, who: str = "the kit") -> Inks:
    press = kit.press
    profile, condition, where = settings.profile, press.condition, OPTION
    if not profile and press.profile:
        where = "kit.toml: colour.profile"
        profile = read_bytes(inside(kit.folder, press.profile, where), MAX_PROFILE)
    if not profile:
        profile, condition = own_profile(), condition or CONDITION
    given: dict[str, tuple[float, float, float, float] | Spot] = {}
    for name, ink in press.inks.items():
        place = f'kit.toml: colour.inks."{name}"'
        cyan, magenta, yellow, black = (share / 100 for share in ink.cmyk)
        if ink.spot and not spots:
            raise KitError(f"the spot colour {ink.spot!r}, which {who} does not print", where=place)
        total = cyan + magenta + yellow + black
        if not ink.spot and total > most + 1e-9:
            raise KitError(f"{total * 100:.0f} % ink, but {who} takes at most {most * 100:.0f} %", where=place)
        shares = (cyan, magenta, yellow, black)
        given[name] = Spot(ink.spot, shares) if ink.spot else shares
    return Inks(colour, _tables(kit.folder, profile, most, where), profile, condition, most, given)


@lru_cache(maxsize=4)
def _tables(folder: Path, profile: bytes, most: float, where: str) -> Tables:
    """Make a profile's tables once for all files, in a process that can be ended: it may be a stranger's."""
    try:
        return guarded(folder, lambda: tables_of(profile, most, where), "the colour profile", SECONDS)
    except KitError as error:
        if where != OPTION:
            raise
        raise UsageError(error.what, where=where, hint=error.hint) from None
