"""Faces → one PDF, a page a face. The only module that imports CairoSVG and cairo.

CairoSVG makes a file per drawing; here all are drawn onto one cairo surface, so that fonts are embedded once
(spike: 0.4 MB for a deck against 221 fonts). That overrides ``Surface._create_surface``, which is private to
CairoSVG: the dependency is pinned and tests/parts/test_art.py looks whether it still works.
"""

from __future__ import annotations

import hashlib
import io
import os
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from printkit.errors import ArtError, MachineError
from printkit.kit.resources import data_folder
from printkit.parts.cairolib import find_cairo

MM = 72 / 25.4
"""Points in a millimetre."""

PIXEL = 96 / 25.4
"""CSS pixels, CairoSVG's user unit, in a millimetre."""

FIXED_DATE = "2000-01-01T00:00:00Z"
"""cairo writes a creation date; with a fixed one the same faces are the same bytes."""


def draw(svgs: Sequence[str], width: float, height: float, names: Sequence[str] = ()) -> bytes:
    """Draw checked SVGs (:func:`printkit.parts.check.check`), each filling a page of ``width`` × ``height`` mm.

    ``names`` say which drawing an ArtError is about. Raises MachineError without libcairo2.
    """
    cairo, page_class = _load()
    buffer = io.BytesIO()
    surface = cairo.PDFSurface(buffer, width * MM, height * MM)
    surface.set_metadata(cairo.PDF_METADATA_CREATE_DATE, FIXED_DATE)
    for number, svg in enumerate(svgs):
        name = names[number] if number < len(names) else f"drawing {number + 1}"
        try:
            page_class(svg.encode(), surface, width * PIXEL, height * PIXEL)
        except RecursionError:
            raise ArtError("nested too deeply to draw", where=name) from None
        except Exception as error:  # CairoSVG raises whatever it stumbles over
            raise ArtError(f"cannot be drawn: {error or type(error).__name__}", where=name) from None
        surface.show_page()
    surface.finish()
    return buffer.getvalue()


@cache
def _load() -> tuple[Any, Any]:
    """Import cairo, told to use our fonts alone, and make the page class."""
    if find_cairo() is None:
        raise MachineError("libcairo2, which draws the cards, is missing", hint="run: printkit doctor --fix")
    os.environ["FONTCONFIG_FILE"] = str(font_config())
    try:
        import cairocffi
        from cairosvg.parser import Tree
        from cairosvg.surface import PDFSurface
    except OSError as error:
        raise MachineError(
            f"libcairo2 cannot be loaded: {str(error).splitlines()[0]}", hint="run: printkit doctor --fix"
        ) from None

    class Page(PDFSurface):  # type: ignore[misc]  # CairoSVG has no types
        """One drawing on the surface that all share."""

        def __init__(self, svg: bytes, shared: Any, width: float, height: float) -> None:
            self._shared = shared
            super().__init__(Tree(bytestring=svg), None, 96, output_width=width, output_height=height)

        def _create_surface(self, width: float, height: float) -> tuple[Any, float, float]:
            return self._shared, width, height

    return cairocffi, Page


def font_config() -> Path:
    """Write a fontconfig file that knows fonts/ and nothing else, and give its path.

    It lies in the user's cache under a name made of its content, and is moved into place whole, so that several
    processes may do this at once. Where the cache cannot be written, a temporary folder serves.
    """
    fonts = data_folder("fonts")
    import platformdirs

    for base in (
        Path(platformdirs.user_cache_dir("printkit")),
        Path(tempfile.gettempdir()) / f"printkit-{_user()}",
    ):
        cache_folder = base / "fontconfig"
        text = (
            '<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">\n<fontconfig>\n'
            f"  <dir>{_escaped(fonts)}</dir>\n  <cachedir>{_escaped(cache_folder)}</cachedir>\n</fontconfig>\n"
        )
        path = cache_folder / f"{hashlib.sha256(text.encode()).hexdigest()[:16]}.conf"
        try:
            cache_folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if not path.is_file() or path.read_text(encoding="utf-8") != text:
                with tempfile.NamedTemporaryFile("w", dir=cache_folder, delete=False, encoding="utf-8") as file:
                    file.write(text)
                Path(file.name).replace(path)
        except OSError:
            continue
        return path
    raise MachineError("no folder can be written for the fonts' settings", hint="set XDG_CACHE_HOME or TMPDIR")


def _user() -> str:
    return str(os.getuid()) if hasattr(os, "getuid") else "user"


def _escaped(path: Path) -> str:
    return str(path).replace("&", "&amp;").replace("<", "&lt;")
