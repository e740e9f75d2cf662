"""Makes what printkit's own templates and tables come to: ``python -m tests.kit.premake [GAME…]``.

That writes printkit/kit/premade.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

import jinja2

from printkit.kit.premade import FOLDER, file_name, table_name
from printkit.kit.render import Source, load
from printkit.kit.resources import SHARED, data_folder, slug
from printkit.kit.sandbox import Sandbox
from printkit.lessons.phrases import template

HEAD = "# Made by `python -m tests.kit.premake` with Jinja {version}: do not edit.\n"


def sources() -> list[Source]:
    """Give every template that ships with printkit and no kit of a stranger's has."""
    shared = data_folder("templates") / SHARED
    files = sorted([*shared.rglob("*.svg"), *shared.rglob("*.md")])
    own = [load(shared, f"{SHARED}/{path.relative_to(shared).as_posix()}") for path in files]
    return [*own, *(template(path.parent.name, path.name.split(".")[1]) for path in _phrases())]


def _phrases() -> list[Path]:
    return sorted(data_folder("templates").glob("*/phrases.*.toml"))


def tables() -> dict[str, str]:
    """Give the text of every large table by its name, the folder in templates/ before it."""
    files = [data_folder("templates") / SHARED / "glossary.toml", *_phrases()]
    return {f"{path.parent.name}/{path.name}": path.read_text(encoding="utf-8") for path in files}


def made() -> dict[str, str]:
    """Give the files by their names."""
    found = {}
    for source in sources():
        markdown = not source.name.endswith(".svg")
        python = Sandbox(markdown).compile(source.text, source.name, source.name, raw=True)
        name = file_name(source.name, source.text, markdown)
        found[name] = HEAD.format(version=jinja2.__version__) + python.rstrip() + "\n"
    for name, text in tables().items():
        found[table_name(name, text)] = json.dumps(tomllib.loads(text), ensure_ascii=False) + "\n"
    return found


def main() -> None:
    """Write the folder anew, or what in it is of the games named."""
    owners = tuple(slug(word).replace("-", "_") for word in sys.argv[1:]) or ("",)
    modules = {name: text for name, text in made().items() if name.startswith(owners)}
    for old in FOLDER.glob("*_????????????.*"):
        if old.name not in modules and old.name.startswith(owners):
            old.unlink()
    for name, text in modules.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
