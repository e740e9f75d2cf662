"""Letters of a PDF from a font that is not meant for them: another script's, or ours in place of the kit's."""

from __future__ import annotations

import io
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pikepdf

from printkit.errors import listed
from printkit.text.faces import faces, roles

SHOWN = 8
"""Letters that are named."""

CODE = re.compile(rb"<[0-9A-Fa-f]+>\s*<([0-9A-Fa-f]+)>")
SCRIPTS = ("LATIN", "GREEK", "CYRILLIC")
"""What the names of letters begin with that no Japanese font is for."""


def strangers(pdf: bytes) -> Iterator[str]:
    """Say which letters come from which font, a line for each; the fonts of the kit have to be in use."""
    ours = {Path(face.file).stem: face for face in faces().values() if not face.own}
    found: dict[str, set[str]] = {}
    with pikepdf.open(io.BytesIO(pdf)) as file:
        for one in file.objects:
            if not isinstance(one, pikepdf.Dictionary) or "/ToUnicode" not in one:
                continue
            face = ours.get(str(one.get("/BaseFont", "")).partition("+")[2])
            if face is not None and (face.script != "latin" or face.family in roles()):
                said = map(_letter, CODE.findall(one.ToUnicode.read_bytes()))
                found.setdefault(face.title, set()).update(filter(None, said))
    for title, letters in sorted(found.items()):
        if letters:
            shown = listed(sorted(letters), SHOWN)
            yield f"{shown}: set in {title}, because no better font has them"


def _letter(code: bytes) -> str:
    """Give the letter of a script that a map names, "" for anything else."""
    char = bytes.fromhex(code.decode()).decode("utf-16-be", "replace") if len(code) == 4 else ""
    return char if char.isalpha() and unicodedata.name(char, "").startswith(SCRIPTS) else ""
