"""``printkit list``: which kits there are, and what is in them."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any, get_args

import click

from printkit.cli import playing
from printkit.cli.terminal import say
from printkit.cli.tongue import put
from printkit.kit.data import copies, count_of, load_readers, part_table
from printkit.kit.editions import edition_of, in_edition
from printkit.kit.model import STANDARD, Kit, Part, TextKind
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit, kit_here
from printkit.kit.said import text
from printkit.kit.table import spell_numbers
from printkit.kit.values import own_names
from printkit.kit.worker import guarded


@click.command()
@click.argument("kits", metavar="[KIT]...", nargs=-1)
@click.option(
    "--cards", is_flag=True, help="Name the pieces of each part by the numbers that build --cards takes."
)
@click.option("--layouts", "what", flag_value="layout", help="List the layouts that build --layout takes.")
@click.option("--cutters", "what", flag_value="cutter", help="List the machines that build --cutter takes.")
@click.option("--shops", "what", flag_value="shop", help="List the shops that build --format pod: takes.")
@playing.limit
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
def command(kits: tuple[str, ...], cards: bool, what: str | None, as_json: bool) -> None:
    """List kits and their parts: those named (a folder is written with a slash, ./my-game), or the one here.

    In a folder that is no kit's, all of printkit's own are listed.

    The names in the first column are what ``build --only`` takes.
    """
    kits = kits or kit_here()
    if what:
        _list_own(what, [find_kit(word) for word in kits], as_json)
        return
    read = [read_kit(find_kit(word)) for word in kits or builtin_kits()]
    found = [
        guarded(kit.folder, partial(in_edition, kit, edition_of(kit, STANDARD)), "kit.toml") for kit in read
    ]
    if as_json:
        say(json.dumps([_value(kit) for kit in found], indent=2))
        return
    for number, kit in enumerate(found):
        if number:
            say()
        say(f"{kit.id} {kit.version}: {text(kit.name, kit.languages)} ({', '.join(kit.languages)})")
        load_readers(kit)
        rows = [(kind, "", "") for kind in get_args(TextKind) if kit.texts(kind)]
        for part in kit.parts:
            many = guarded(kit.folder, partial(count_of, kit, part), f"part {part.id}")
            size = f"{part.size.width:g} × {part.size.height:g} mm"
            rows.append((part.id, f"{text(part.title, kit.languages)} ({many})", size))
        widest = max((len(row[0]) for row in rows), default=0)
        for name, title, size in rows:
            say(f"  {name:<{widest}}  {title}{f', {size}' if size else ''}".rstrip())
            if cards and (one := kit.part(name)) is not None:
                for numbers, label in guarded(kit.folder, partial(_pieces, kit, one), f"part {name}"):
                    say(f"    {numbers:<7}  {label}".rstrip())


def _list_own(what: str, kits: list[Path], as_json: bool) -> None:
    """List printkit's layouts, cutters or shops, and those of the kits named."""
    read = {"layout": _layouts, "cutter": _cutters, "shop": _shops}[what]
    found = read(None)
    for kit in kits:
        found |= guarded(kit, partial(read, kit), f"{what}s")
    if as_json:
        say(json.dumps([{what: name, **found[name]} for name in sorted(found)], indent=2))
        return
    widest = max(map(len, found))
    for name, one in sorted(found.items()):
        say(f"{name:<{widest}}  {put(one['about'])}".rstrip())


Rows = dict[str, dict[str, Any]]


def _layouts(folder: Path | None) -> Rows:
    from printkit.press.layout import read_layout  # a list of kits needs none of these

    found = [read_layout(name, folder) for name in own_names("layouts", folder)]
    return {one.id: {"about": one.about, "for": ["rulebook"] if one.binding else one.shapes} for one in found}


def _cutters(folder: Path | None) -> Rows:
    from printkit.press.cutter import read_cutter

    found = {}
    for one in (read_cutter(name, folder) for name in own_names("cutters", folder)):
        reach = ", ".join(f"{paper} {width:g} × {height:g}" for paper, (width, height) in one.area.items())
        tried = "" if one.tried else "; not tried yet"
        about = f"{one.name}: {reach} mm{tried}"
        found[one.id] = {"about": about, "area": one.area, "tried": one.tried, "source": one.source}
    return found


def _shops(folder: Path | None) -> Rows:
    from printkit.export.pod import read_shop

    found = {}
    for one in (read_shop(name, folder) for name in own_names("pod", folder)):
        sizes = ", ".join(stock.name for stock in one.sizes) or "any size"
        made = f"a PDF ({one.conformance}), {sizes}" if one.makes == "pdf" else f"pictures, {sizes}"
        found[one.id] = {"about": f"{one.name}: {made}", "makes": one.makes, "source": one.source}
    return found


def _pieces(kit: Kit, part: Part) -> list[tuple[str, str]]:
    """Give the numbers of a part's pieces and what their row is called, copies together."""
    table = part_table(kit, part)
    if table is None:
        return [(spell_numbers(range(1, part.count + 1)), "")]
    found, first = [], 1
    for number in range(len(table.rows)):
        wanted = part.count * copies(table, number)
        if wanted:
            found.append((spell_numbers(range(first, first + wanted)), table.label(number, kit.languages)))
        first += wanted
    return found


def _value(kit: Kit) -> dict[str, Any]:
    return {
        "id": kit.id,
        "name": dict(kit.name),
        "version": kit.version,
        "languages": list(kit.languages),
        "game": kit.game,
        **{kind: sorted(kit.texts(kind)) for kind in get_args(TextKind)},
        "parts": [
            {
                "id": part.id,
                "title": dict(part.title),
                "size": [part.size.width, part.size.height],
                "shape": part.shape,
                "words": part.words,
                "back": part.back is not None,
            }
            for part in kit.parts
        ],
    }
