"""The fonts of a kit's folder ``fonts/`` → faces: families, weights, styles, rights to embed them."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import normalize

from msgspec.structs import replace

from printkit.cache import store
from printkit.errors import KitError, check_known
from printkit.kit.resources import inside, own_files
from printkit.text.faces import Face, Fonts
from printkit.text.sfnt import read_file, starts, tables

if TYPE_CHECKING:
    import uharfbuzz

FOLDER = "fonts"
ENDINGS = (".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2")
OTHERS = (".eot", ".pfb", ".pfm", ".dfont", ".fon")
"""Kinds of fonts that are read; that are not."""

MAX_FILES, MAX_FACES = 60, 300
MAX_NAME = 80

RESTRICTED, PRINT_ALONE, EDITABLE, WHOLE, PICTURES = 0x2, 0x4, 0x8, 0x100, 0x200
"""Bits of fsType (OpenType 1.9, OS/2): what a font's maker lets others embed."""

PROOFS = ("あ", "한", "一", "ㄅ")
"""One of these is in every font that sets Japanese, Korean or Chinese."""


def read_fonts(
    folder: Path, roles: Mapping[str, tuple[str, ...]], called: Mapping[str, tuple[str, int, str]]
) -> Fonts:
    """Read the fonts of a kit's folder.

    Of ``[fonts]`` in its kit.toml, ``roles``: the families that stand for OURS; ``called``: what a file is
    called, family, weight and style, the latter 0 and "" where the file says it itself.
    Raises KitError naming the file, or the key, for whatever is wrong.
    """
    found = []
    for path in own_files(folder, FOLDER, ""):
        ending, where = path.suffix.lower(), f"{FOLDER}/{path.name}"
        if ending in OTHERS:
            raise KitError(
                f"a font is not read from {ending}", where=where, hint="save it as TTF, OTF or WOFF2"
            )
        if ending in ENDINGS:
            found.append(inside(folder, where, FOLDER))
    if len(found) > MAX_FILES:
        raise KitError(f"more than {MAX_FILES} fonts", where=FOLDER)
    called = {normalize("NFC", name): one for name, one in called.items()}
    files = {normalize("NFC", path.name) for path in found}
    check_known(called, files, "no font in fonts/ is", where="kit.toml: fonts.files", kind=KitError)
    faces = tuple(_named(face, called.get(face.file)) for path in found for face in _faces_of(path))
    if len(faces) > MAX_FACES:
        raise KitError(f"more than {MAX_FACES} faces in all", where=FOLDER)
    _check_once(faces)
    names = {name for face in faces for name in face.names}
    for role, families in roles.items():
        what = "no font of the kit is called" if names else "no font lies in fonts/: there is no"
        check_known(families, names, what, where=f"kit.toml: fonts.{role}", kind=KitError)
    return Fonts(faces, roles)


def _named(face: Face, said: tuple[str, int, str] | None) -> Face:
    if said is None:
        return face
    family, weight, style = said
    weight, style = weight or face.weight, style or face.style
    return replace(face, family=family, weight=weight, style=style, names=(family,))


def _check_once(faces: Iterable[Face]) -> None:
    known: dict[tuple[str, int, str], Face] = {}
    for face in faces:
        asked = face.family, face.weight, face.style
        other = known.setdefault(asked, face)
        if other != face:
            raise KitError(
                f"is {face.family} {face.weight} {face.style}, which {Path(other.file).name} is already",
                where=f"{FOLDER}/{face.file}",
                hint="keep one of the two",
            )


def _faces_of(path: Path) -> list[Face]:
    """Give the faces of a file, looked at once for each content."""
    name = normalize("NFC", path.name)  # macOS parts letters from their accents
    try:
        data, digest = read_file(path)
        key = ["faces", name, digest, store.version("uharfbuzz")]  # it may be called after its file
        faces = store.cached("fonts", key, list[Face], lambda: [*_read(name, data, digest)])
    except KitError as error:
        error.where = f"{FOLDER}/{path.name}"
        raise
    return [replace(face, place=str(path)) for face in faces]


def _read(name: str, data: bytes, digest: str) -> Iterator[Face]:
    import uharfbuzz

    for index, start in enumerate(starts(data)):
        found = tables(data, start)
        face = uharfbuzz.Face(data, index)
        _prove(face)
        weight, rights, selection = struct.unpack_from(">4xH2xH52xH", found["OS/2"])
        families = _families(face) or (Path(name).stem[:MAX_NAME],)
        inner = "" if name.lower().endswith((".woff", ".woff2")) else families[0]
        font = uharfbuzz.Font(face)
        script = "both" if any(font.get_nominal_glyph(ord(char)) for char in PROOFS) else "latin"
        whole, closed = _rights(rights)
        italic = bool(selection & 1) or bool(struct.unpack_from(">l", found["post"], 4)[0])
        for at, heavy, slanted in _places(face, min(max(weight, 1), 1000), italic):
            axes = "".join(f"-{tag.strip()}{value:g}" for tag, value in at)
            id = f"own-{digest[:16]}-{index}{axes}"
            style = "italic" if slanted else "normal"
            own = "", digest, index, families, at, whole, closed, inner
            yield Face(id, name, families[0], script, heavy, style, 1.0, id, "normal", *own)


def _rights(rights: int) -> tuple[bool, bool]:
    """Tell whether a font may not be cut down, and whether it may not go into a web page.

    Raises KitError for one that may not be embedded: of several rights the widest holds.
    """
    usage = rights & 0xF
    if usage == RESTRICTED or rights & PICTURES:
        raise KitError(
            f"its maker does not allow embedding (fsType {rights})",
            hint="get a licence and a file that allow it, or take another font",
        )
    return bool(rights & WHOLE), bool(usage & PRINT_ALONE) and not usage & EDITABLE


def _prove(face: uharfbuzz.Face) -> None:
    """See that the font can be cut down, all its glyphs kept, and has characters."""
    import uharfbuzz

    if not 16 <= face.upem <= 16384 or not face.glyph_count or not face.unicodes:
        raise KitError("the font is damaged: it has no characters")
    wish = uharfbuzz.SubsetInput()
    wish.keep_everything()
    try:
        made = uharfbuzz.subset(face, wish).blob.data
    except (RuntimeError, ValueError, TypeError):
        made = b""
    if not made:
        raise KitError("the font is damaged: its glyphs cannot be read")


def _families(face: uharfbuzz.Face) -> tuple[str, ...]:
    """Give what the family is called: with all its weights, and with the few that old programs know."""
    import uharfbuzz

    ids = uharfbuzz.OTNameIdPredefined
    said = (face.get_name(one) for one in (ids.TYPOGRAPHIC_FAMILY, ids.FONT_FAMILY))
    plain = (re.sub(r"[\x00-\x1f\x7f-\x9f,'\"]", "", one or "").strip()[:MAX_NAME] for one in said)
    return tuple(dict.fromkeys(filter(None, plain)))


def _places(
    face: uharfbuzz.Face, weight: int, italic: bool
) -> Iterator[tuple[tuple[tuple[str, float], ...], int, bool]]:
    """Give the axes, the weight and the slant of each face: one, or those of a variable font's weights.

    They are what its maker names, and 400 and 700; the other axes stay as they are by themselves.
    """
    axes = {axis.tag: axis for axis in face.axis_infos}
    rest = {tag: axis.default_value for tag, axis in axes.items()}
    weights = [float(weight)]
    if "wght" in axes:
        least, most = axes["wght"].min_value, axes["wght"].max_value
        order = list(axes)
        made = [dict(zip(order, one.design_coords, strict=False)) for one in face.named_instances]
        asked = {400.0, 700.0, *(one["wght"] for one in made if "wght" in one)}
        weights = sorted({min(max(one, least), most) for one in asked})
    slants: list[tuple[bool, dict[str, float]]] = [(italic, {})]
    if "ital" in axes:
        slants = [(False, {"ital": 0.0}), (True, {"ital": axes["ital"].max_value})]
    elif "slnt" in axes and axes["slnt"].min_value < 0:
        slants = [(False, {"slnt": 0.0}), (True, {"slnt": axes["slnt"].min_value})]
    for one in weights:
        for slanted, at in slants:
            here = {**rest, **({"wght": one} if "wght" in axes else {}), **at}
            yield tuple(sorted(here.items())), round(one), slanted
