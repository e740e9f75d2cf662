"""``printkit list``: which kits there are, and what is in them."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from printkit.cli import playing
from printkit.cli.terminal import say

if TYPE_CHECKING:
    from pathlib import Path

    from printkit.kit.model import Kit, Part, Words


@click.command(short_help="List the kits and their parts.")
@click.argument("kits", metavar="[KIT]...", nargs=-1)
@click.option(
    "--cards", is_flag=True, help="Name the pieces of each part by the numbers that build --cards takes."
)
@click.option("--layouts", "as_layouts", is_flag=True, help="List the layouts that build --layout takes.")
@playing.limit
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
def command(kits: tuple[str, ...], cards: bool, as_layouts: bool, as_json: bool) -> None:
    """List kits and their parts: printkit's own, or those named (a folder is written with a slash, ./my-game).

    The names in the first column are what ``build --only`` takes.
    """
    from printkit.kit.read import read_kit
    from printkit.kit.resources import builtin_kits, find_kit
    from printkit.kit.worker import guarded

    if as_layouts:
        _list_layouts([find_kit(word) for word in kits], as_json)
        return
    found = [read_kit(find_kit(word)) for word in kits or builtin_kits()]
    if as_json:
        say(json.dumps([_value(kit) for kit in found], ensure_ascii=False, indent=2))
        return
    for number, kit in enumerate(found):
        if number:
            say()
        say(f"{kit.id} {kit.version}: {_both(kit.name)} ({', '.join(kit.languages)})")
        rows = [
            (part.id, _both(part.title), f"{part.size.width:g} × {part.size.height:g} mm") for part in kit.parts
        ]
        if kit.book:
            rows.insert(0, ("rulebook", "", ""))
        widest = max((len(row[0]) for row in rows), default=0)
        for name, title, size in rows:
            say(f"  {name:<{widest}}  {title}{f', {size}' if size else ''}".rstrip())
            if cards and (part := kit.part(name)) is not None:
                for numbers, label in guarded(kit.folder, partial(_pieces, kit, part), f"part {name}"):
                    say(f"    {numbers:<7}  {label}".rstrip())


def _list_layouts(kits: list[Path], as_json: bool) -> None:
    """List printkit's layouts, and those of the kits named."""
    from printkit.press.layout import layouts, read_layout

    found = {name: read_layout(name, folder) for folder in (None, *kits) for name in layouts(folder)}
    if as_json:
        rows = [
            {"layout": one.id, "about": one.about, "for": ["rulebook"] if one.binding else one.shapes}
            for one in found.values()
        ]
        say(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    widest = max(map(len, found))
    for name, one in sorted(found.items()):
        say(f"{name:<{widest}}  {one.about}".rstrip())


def _pieces(kit: Kit, part: Part) -> list[tuple[str, str]]:
    """Give the numbers of a part's pieces and what their row is called, copies together."""
    from printkit.kit.data import copies, part_table
    from printkit.kit.table import spell_numbers

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


def _both(words: Words) -> str:
    return " / ".join(dict.fromkeys(words.values()))


def _value(kit: Kit) -> dict[str, Any]:
    return {
        "id": kit.id,
        "name": dict(kit.name),
        "version": kit.version,
        "languages": list(kit.languages),
        "game": kit.game,
        "rulebook": sorted(kit.book),
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
