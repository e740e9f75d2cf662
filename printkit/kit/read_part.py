"""The tables ``[[part]]`` of kit.toml → :class:`printkit.kit.model.Part`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast, get_args

from msgspec.structs import replace

from printkit.errors import KitError, Problems
from printkit.games.own import ID
from printkit.kit import schema
from printkit.kit.editions import read_size
from printkit.kit.model import CORNER, OTHER_LANGUAGE, THICKNESS, Axis, Data, Part, Resize, Shape, Size, Stock
from printkit.kit.resources import SHARED, data_folder, inside, slug
from printkit.kit.schema import Section, kind_word, read_all

REGULAR, ROUGHLY = 3**0.5 / 2, 0.01
"""What a hexagon measures from side to side, by what it does from corner to corner; how far off that may be."""

OUTLINE = f'{", ".join(get_args(Shape))}; your own outline is a net drawn with class="cut" (docs/cutting.md)'
PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".tif", ".tiff", ".pdf")
BOX = "shared/box.svg"


def read_parts(table: Section) -> tuple[Part, ...]:
    """Read the tables ``[[part]]``. Raises KitError for whatever is wrong in any of them."""
    there = "part" in table.data
    values = cast(list[object], table.take("part", list, "tables that begin with [[part]]") if there else [])
    if len(values) > schema.MAX_PARTS:
        raise table.fail("part", f"more than {schema.MAX_PARTS} parts")
    parts, problems = list[Part](), Problems()
    for number, value in enumerate(values, 1):
        if not isinstance(value, dict):
            raise table.fail("part", f"should be tables that begin with [[part]], not {kind_word(value)}")
        name = value.get("id")
        place = f"part.{name if isinstance(name, str) else number}"
        with problems.caught():
            part = _part(Section(value, place, schema.KEYS["part"], table.folder, table))
            if any(part.id == other.id for other in parts):
                raise table.fail(f"part.{part.id}", "two parts have this id", "give one of them another")
            parts.append(part)
    problems.tell()
    return tuple(parts)


def _back(table: Section) -> str | None:
    if table.data.get("back") in ("", "none"):
        return None
    if (said := table.maybe("back")) != OTHER_LANGUAGE:
        return table.file("back") if said else None
    if len(table.languages) < 2 or not table.flag("words", True):
        raise table.fail("back", "the kit, or the part, has no other language", "name the drawing of the back")
    return OTHER_LANGUAGE


def _part(table: Section) -> Part:
    found = dict[str, Any]()
    boxed = "holds" in table.data or table.data.get("template") == BOX  # as large as what it holds makes it
    readers: dict[str, Callable[[], Any]] = {
        "id": lambda: _id(table),
        "title": lambda: table.words("title"),
        "size": lambda: Size(0.0, 0.0) if boxed else read_size(table),
        "template": lambda: _template(table),
        "shape": lambda: table.choice("shape", get_args(Shape), "card", OUTLINE),
        "count": lambda: table.whole("count", 1, 1, schema.MAX_COUNT),
        "data": lambda: _data(table),
        "back": lambda: _back(table),
        "corner": lambda: table.number("corner", CORNER, 0, schema.MAX_CORNER),
        "bleed": lambda: table.number("bleed", 3.0, 0, schema.MAX_BLEED),
        "layout": lambda: table.maybe("layout") or "block",
        "fan": lambda: table.number("fan", 0.0, schema.NARROWEST, schema.LARGEST),
        "resize": lambda: table.choice("resize", get_args(Resize), "scale"),
        "words": lambda: table.flag("words", True),
        "file": lambda: table.maybe("file") or "",
        "note": lambda: table.words("note", needed=False),
        "holds": lambda: table.texts("holds"),
        "thickness": lambda: table.number("thickness", THICKNESS, schema.THINNEST, schema.THICKEST),
        "sleeved": lambda: table.flag("sleeved", False),
        "glued": lambda: table.flag("glued", True),
        "stock": lambda: table.choice("stock", get_args(Stock), "card"),
    }
    read_all(readers, found, Problems())
    part = Part(**found)
    if "stock" not in table.data and part.shape == "square" and part.back is None:
        part = replace(part, stock="paper")
    if part.holds and "size" in table.data:
        raise table.fail("size", "a box is as large as what it holds makes it", "take it out")
    if not part.holds and (key := next((key for key in ("thickness", "sleeved") if key in table.data), "")):
        raise table.fail(key, "only a box needs it", 'add holds = ["…"]')
    if part.template == BOX and not part.holds:
        raise table.fail("template", f"{BOX} draws a box, and this part holds nothing", 'add holds = ["…"]')
    if "glued" in table.data and (part.shape != "net" or part.holds):
        raise table.fail("glued", "only a net that is no box needs it", "take it out")
    if part.file and part.data is None:
        raise table.fail("file", "a part without data has no columns", 'add data = "…"')
    if "corner" in table.data and part.shape != "card":
        raise table.fail("corner", "only cards have round corners", 'shape = "card", or take it out')
    if part.fan and not part.holds and part.fan >= part.size.width:
        raise table.fail("fan", f"no fan of cards {part.size.width:g} mm wide shows {part.fan:g} mm of each")
    if part.shape == "circle" and part.size.width != part.size.height:
        raise table.fail("size", "a circle is as wide as it is high")
    if part.shape == "hexagon":
        long, short = max(part.size.width, part.size.height), min(part.size.width, part.size.height)
        if abs(short / long - REGULAR) > ROUGHLY:
            sides = f"[{long:g}, {long * REGULAR:.4g}], from side to side [{long / REGULAR:.4g}, {long:g}]"
            hint = f"{long:g} mm from corner to corner is {sides}"
            raise table.fail("size", "a hexagon's sides are of one length", hint)
    return part


def _id(table: Section) -> str:
    part_id = table.text("id")
    if not ID.fullmatch(part_id):
        named = ID.fullmatch(slug(part_id))
        hint = f"write {named[0]!r}" if named else "lower-case letters, digits and hyphens"
        raise table.fail("id", f"{part_id!r} is no id", hint)
    if part_id in schema.RESERVED:
        raise table.fail("id", f"{part_id!r} is one of printkit's own names")
    return part_id


def _template(table: Section) -> str:
    """Give the name of a drawing of the kit, or of one that printkit shares (``shared/box.svg``)."""
    name = table.text("template")
    ours = name.startswith(f"{SHARED}/")
    if not ours and name.lower().endswith(PICTURES):
        hint = f"name an SVG that shows {name} with <image>"
        raise table.fail("template", f"{name!r} is a picture, and a template is an SVG", hint)
    try:
        inside(data_folder("templates") if ours else table.folder, name, table.place("template"))
    except KitError as error:
        if f"{SHARED}/{name}" == BOX or (ours and not error.hint):
            error.hint = f"did you mean {BOX!r}?"
        raise
    return name


def _data(table: Section) -> Data | None:
    """Read a part's data, and the keys that say which of its rows are wanted."""
    if "data" not in table.data:
        for key in ("where", "required", "columns"):
            if key in table.data:
                raise table.fail(key, "a part without data has no rows to choose from", 'add data = "…"')
        return None
    value = table.take("data", (str, list, dict), 'a file, several, or lists ({ suit = ["…"], rank = ["…"] })')
    where = table.maybe("where") or ""
    if where:
        from printkit.kit.filter import read_filter  # most kits have no filter

        read_filter(where, table.place("where"))
    required, place = table.texts("required"), f"kit.toml: {table.path}"
    named = table.table("columns", None)
    columns = {ours: named.text(ours) for ours in named.data}
    if isinstance(value, (str, list)):
        return Data(table.files("data"), (), where, required, place, columns)
    lists = table.table("data", None)
    if not lists.data:
        raise table.fail("data", "names no list", 'write { suit = ["…"], rank = ["…"] }')
    axes = tuple(_axis(lists, name) for name in lists.data)
    return Data((), axes, where, required, place, columns)


def _axis(lists: Section, name: str) -> Axis:
    if not schema.COLUMN.fullmatch(name):
        raise lists.fail(name, f"{name!r} is no name for a column", "letters, digits and _")
    if isinstance(lists.data[name], str):
        return Axis(name, (), lists.rows(name))
    values = lists.texts(name, "a list of texts, or the name of a file")
    if not values:
        raise lists.fail(name, "is empty")
    return Axis(name, values)
