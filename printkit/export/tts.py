"""Tabletop Simulator: cards on deck sheets, other pieces as tiles, and a saved object that lays them all out.

A sheet has at most 10 × 7 slots of whole pixels and the last of them is what other players see of a card in a
hand. The saved object names its pictures by their addresses, because the program loads them from the network.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from printkit.export.pictures import MM_IN_INCH, Frame, Painter, Promised, encoded, frame_at

if TYPE_CHECKING:
    from printkit.parts.faces import Component

COLUMNS, ROWS = 10, 7
MOST = 4096
"""Greatest width and height of a picture, pixels."""

CARD_WIDTH = 63.5
"""A card of this width is as large as the program's own, mm."""

UNIT = CARD_WIDTH / 2.2
"""A unit of length there, mm: a card is 2.2 wide, about an inch each."""

TILE_WIDTH = 2 * UNIT
"""A tile is so wide at scale 1, mm."""

GAP, ROW = 1.4, 30.0
"""What lies free between objects, and how far a row of them goes, units."""


def grid_for(width: float, height: float, count: int, dpi: int) -> tuple[Frame, int, int]:
    """Give the sheet for ``count`` faces of ``width`` × ``height`` mm: a slot, and how many columns and rows.

    It is as sharp as it can be, ``dpi`` at most; the last slot is for the hidden face. Of the sheets that hold
    the most of them that one sheet can, the one with the largest slots.
    """
    sharp = round(width * dpi / MM_IN_INCH)
    _, across, _, columns, rows, down = max(
        (min(columns * rows - 1, count), across, -columns * rows, columns, rows, down)
        for columns in range(2, COLUMNS + 1)
        for rows in range(2, ROWS + 1)
        for across in [min(MOST // columns, int(MOST // rows * width / height), sharp)]
        for down in [round(across * height / width)]
        if across >= 1 and down >= 1 and down * rows <= MOST
    )
    return Frame(across, down, dpi), columns, rows


def saved_object(
    name: str, file: str, parts: Sequence[tuple[Component, str]], dpi: int, address: str
) -> Promised:
    """Promise the parts' pictures and the object.

    ``name``: of the game; ``file``: of the object, without its ending. ``parts``: with their titles.
    ``address``: where the pictures will be found, put before their names. Nets are left out: nobody
    folds there.
    """
    files: dict[str, Callable[[], bytes]] = {}
    objects: list[dict[str, object]] = []
    shown = [(made, title) for made, title in parts if made.part.shape != "net"]
    left = top = deep = 0.0
    for made, title in shown:
        found = _deck if made.part.shape == "card" else _tiles
        room = GAP + max(made.width, made.height) / UNIT
        for one, scale in found(made, title, dpi, address, files, len(objects) + 1):
            if left and left + room > ROW:
                left, top, deep = 0.0, top + deep, 0.0
            lies = _transform(left + room / 2 - ROW / 2, top + room / 2 - ROW / 2, scale)
            left, deep = left + room, max(deep, room)
            objects.append({**one, "Transform": lies})
    data = {"SaveName": name, "GameMode": "", "Date": "", "Table": "", "Sky": "", "Note": "", "Rules": "",
            "LuaScript": "", "LuaScriptState": "", "ObjectStates": objects}  # fmt: skip
    text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    files[f"{file}.json"] = partial(text.encode, "utf-8")
    return files


def _deck(
    made: Component, title: str, dpi: int, address: str, files: dict[str, Callable[[], bytes]], first: int
) -> list[tuple[dict[str, object], float]]:
    """Make a deck, or a single card, and the sheets that it is on."""
    _, pairs = made.drawings()
    slots: list[tuple[int, int | None]] = list(dict.fromkeys(pairs))
    frame, columns, rows = grid_for(made.width, made.height, len(slots), dpi)
    unique = len({back for _, back in slots}) > 1
    painter, many = Painter(made, frame), columns * rows - 1
    sheets: dict[str, dict[str, object]] = {}
    where: dict[tuple[int, int | None], tuple[int, int]] = {}
    for number in range(math.ceil(len(slots) / many)):
        on = slots[number * many : (number + 1) * many]
        deck = first * 10 + number
        where.update({slot: (deck, place) for place, slot in enumerate(on)})
        hidden = next((back for _, back in on if back is not None), None)
        stem = f"{made.part.id}-{number + 1}"
        files[f"{stem}.png"] = partial(_sheet, painter, [front for front, _ in on], hidden, columns, rows)
        if unique:
            behind = f"{stem}-backs.png"
            files[behind] = partial(_sheet, painter, [back for _, back in on], hidden, columns, rows)
        else:
            behind = f"{made.part.id}-back.png"
            files[behind] = partial(_sheet, painter, [], hidden)
        sheets[str(deck)] = {
            "FaceURL": f"{address}{stem}.png",
            "BackURL": f"{address}{behind}",
            "NumWidth": columns,
            "NumHeight": rows,
            "BackIsHidden": False,
            "UniqueBack": unique,
            "Type": 0,
        }
    scale = made.width / CARD_WIDTH
    cards: list[dict[str, object]] = [
        {
            "Name": "CardCustom",
            "Transform": _transform(0, 0, scale),
            "Nickname": card.label.partition(": ")[2] or title,
            "Description": title,
            "CardID": deck * 100 + place,
            "SidewaysCard": made.width > made.height,
            "CustomDeck": {str(deck): sheets[str(deck)]},
        }
        for card, slot in zip(made.cards, pairs, strict=True)
        for deck, place in [where[slot]]
    ]
    if len(cards) == 1:
        return [(cards[0], scale)]
    pile = {
        "Name": "DeckCustom",
        "Nickname": title,
        "Description": "",
        "DeckIDs": [card["CardID"] for card in cards],
        "CustomDeck": sheets,
        "SidewaysCard": made.width > made.height,
        "ContainedObjects": cards,
    }
    return [(pile, scale)]


def _tiles(
    made: Component, title: str, dpi: int, address: str, files: dict[str, Callable[[], bytes]], first: int
) -> list[tuple[dict[str, object], float]]:
    """Make a tile of each piece; equal ones lie in a stack."""
    _, pairs = made.drawings()
    called = {pair: card.label.partition(": ")[2] for card, pair in zip(made.cards, pairs, strict=True)}
    sharp = min(dpi, int(MOST / max(made.width, made.height) * MM_IN_INCH))
    painter = Painter(made, frame_at(made.width, made.height, sharp, made.part.shape))
    found: list[tuple[dict[str, object], float]] = []
    known: dict[int, str] = {}  # what drawings are called
    for number, (front, back) in enumerate(dict.fromkeys(pairs), 1):
        names = []
        for end, drawing in (("", front), ("-back", back)):
            if drawing is not None:
                names.append(known.setdefault(drawing, f"{made.part.id}-{number}{end}.png"))
                files[names[-1]] = partial(painter.file, drawing, "png")
        count = pairs.count((front, back))
        tile: dict[str, object] = {
            "Name": "Custom_Tile_Stack" if count > 1 else "Custom_Tile",
            "Nickname": " ".join(called[front, back].split()) or title,
            "Description": title if called[front, back] else "",
            **({"Number": count} if count > 1 else {}),
            "CustomImage": {
                "ImageURL": address + names[0],
                "ImageSecondaryURL": address + names[-1],
                "ImageScalar": 1.0,
                "WidthScale": 0.0,
                "CustomTile": {
                    "Type": 2 if made.part.shape == "circle" else 0,
                    "Thickness": 0.1,
                    "Stackable": count > 1,
                    "Stretch": True,
                },
            },
        }
        found.append((tile, max(made.width, made.height) / TILE_WIDTH))
    return found


def _sheet(
    painter: Painter, faces: Sequence[int | None], hidden: int | None, columns: int = 1, rows: int = 1
) -> bytes:
    """Lay faces on a sheet in reading order, the hidden face in the last slot."""
    from PIL import Image

    wide, high = painter.frame.width, painter.frame.height
    sheet = Image.new("RGB", (columns * wide, rows * high), "white")
    blank = Image.new("RGB", (wide, high), "#6b6a70")  # the back of what has none
    painted = {face: blank if face is None else painter.paint(face) for face in dict.fromkeys([*faces, hidden])}
    for place, face in [*enumerate(faces), (columns * rows - 1, hidden)]:
        row, column = divmod(place, columns)
        sheet.paste(painted[face], (column * wide, row * high))
    return encoded(sheet, painter.frame.dpi)


def _transform(x: float, z: float, scale: float) -> dict[str, float]:
    place = {"posX": round(x, 3), "posY": 1.5, "posZ": round(z, 3), "rotX": 0.0, "rotY": 180.0, "rotZ": 0.0}
    return {**place, "scaleX": round(scale, 4), "scaleY": 1.0, "scaleZ": round(scale, 4)}
