"""SVG as a tree of the elements and attributes that a figure may have, each with its line."""

from __future__ import annotations

from xml.parsers import expat

from msgspec import Struct, field

from printkit.errors import ArtError, nearest

MAX_NODES = 20_000
MAX_DEPTH = 40

LOOK = {
    "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "fill-rule",
    "font-family", "font-size", "font-weight", "font-style", "text-anchor", "color",
}  # fmt: skip
_COMMON = {"id", "class", "role", "transform", "style", "opacity", "xml:lang", "lang", "xml:space", *LOOK}
_GEOMETRY = {
    "svg": {"width", "height", "viewBox", "version", "preserveAspectRatio"},
    "g": set(),
    "defs": set(),
    "symbol": {"viewBox", "width", "height"},
    "use": {"href", "xlink:href", "x", "y", "width", "height"},
    "path": {"d"},
    "rect": {"x", "y", "width", "height", "rx", "ry"},
    "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"},
    "line": {"x1", "y1", "x2", "y2"},
    "polyline": {"points"},
    "polygon": {"points"},
    "text": {"x", "y", "dx", "dy"},
    "tspan": {"x", "y", "dx", "dy"},
    "title": set(),
    "desc": set(),
}
_KNOWN = {name: _COMMON | own for name, own in _GEOMETRY.items()}


class Node(Struct):
    """An element. ``children`` holds texts too; ``line``: in the SVG, from 1."""

    name: str
    attrs: dict[str, str]
    line: int
    children: list[Node | str] = field(default_factory=list)


def parse(text: str, where: str) -> tuple[Node, dict[str, Node]]:
    """Parse a drawing: its root, and its elements by id. Raises ArtError with ``where`` and the line."""
    parser = expat.ParserCreate()
    parser.buffer_text = True
    stack: list[Node] = []
    ids: dict[str, Node] = {}
    roots: list[Node] = []
    count = 0

    def start(name: str, attrs: dict[str, str]) -> None:
        nonlocal count
        count += 1
        node = Node(name.removeprefix("svg:"), attrs, parser.CurrentLineNumber)
        place = f"{where}:{node.line}"
        if count > MAX_NODES or len(stack) >= MAX_DEPTH:
            raise ArtError("a drawing with too many parts", where=place)
        if node.name not in _GEOMETRY:
            raise ArtError(
                f"<{name}> cannot be drawn in a book",
                where=place,
                hint=nearest(node.name, _GEOMETRY) or "see docs/figures.md",
            )
        _check_attributes(node, place)
        if stack:
            stack[-1].children.append(node)
        else:
            roots.append(node)
        stack.append(node)
        if "id" in attrs:
            if attrs["id"] in ids:
                raise ArtError(f"the id {attrs['id']!r} stands twice", where=place)
            ids[attrs["id"]] = node

    def end(_: str) -> None:
        stack.pop()

    def words(data: str) -> None:
        if stack[-1].name in ("text", "tspan"):
            stack[-1].children.append(data)
        elif data.strip() and stack[-1].name not in ("title", "desc"):
            raise ArtError(f"loose words {data.strip()[:20]!r}", where=f"{where}:{parser.CurrentLineNumber}")

    def refuse(*_: object) -> None:
        raise ArtError("a DOCTYPE", where=f"{where}:{parser.CurrentLineNumber}", hint="leave it out")

    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler, parser.StartDoctypeDeclHandler = words, refuse
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        raise ArtError(
            f"malformed SVG: {expat.ErrorString(error.code)}", where=f"{where}:{error.lineno}"
        ) from None
    if roots[0].name != "svg":
        raise ArtError(f"<{roots[0].name}> is no drawing", where=where, hint="begin with <svg>")
    return roots[0], ids


def _check_attributes(node: Node, place: str) -> None:
    style = node.attrs.pop("style", "")
    for part in filter(None, (p.strip() for p in style.split(";"))):
        key, _, value = part.partition(":")
        node.attrs[key.strip()] = value.strip()
    known = _KNOWN[node.name]
    for key, value in node.attrs.items():
        if key in known or key.startswith(("xmlns", "aria-", "data-")):
            if key == "opacity" and value.strip() not in ("1", "1.0"):
                raise ArtError(
                    "opacity cannot be drawn in a book",
                    where=place,
                    hint="give the colour that it would come to",
                )
            continue
        raise ArtError(
            f"{key!r} of <{node.name}> cannot be drawn in a book",
            where=place,
            hint=nearest(key, known) or "see docs/figures.md",
        )
