"""Where printkit's own data lies: inside an installed wheel, or at the top of a checkout."""

from __future__ import annotations

from pathlib import Path


def data_folder(name: str) -> Path:
    """Give the folder ``name`` (``fonts``, ``templates``) of printkit itself.

    A wheel carries it as printkit/_data/<name> (pyproject.toml, force-include); a checkout has it at the top.
    """
    package = Path(__file__).resolve().parent.parent
    shipped = package / "_data" / name
    return shipped if shipped.is_dir() else package.parent / name


def fonts_folder() -> Path:
    """Give the folder that holds fonts.toml and the font files."""
    return data_folder("fonts")
