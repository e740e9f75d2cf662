"""The code of a kit: Python files in its folder, imported as a package of their own and from nowhere else.

The folder of the game's file is a package with a private name, so that ``from . import lessons`` in game.py is
lessons.py beside it, whatever else is called so. What is run is what the files say: no compiled copy is read or
left behind. A link out of the kit is refused.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

from printkit.errors import GameError
from printkit.writing import state_of

LARGEST = 1 << 20
"""Bytes of a file."""


class Code:
    """The code of one kit, and a finder of its modules (``sys.meta_path``).

    ``file``: the game's. ``root``: the kit's folder, which nothing leads out of.
    """

    def __init__(self, file: Path, root: Path) -> None:
        import hashlib  # 4 ms, and few kits have code of their own

        self.root = root.resolve()
        self.folder = file.resolve().parent
        self.name = file.resolve().relative_to(self.root).as_posix()
        digest = hashlib.sha256(str(file.resolve()).encode()).hexdigest()
        self.package = f"printkit_kit_{digest[:12]}"
        self.states: dict[Path, tuple[int, int] | None] = {}

    def has(self, name: str) -> bool:
        """Tell whether there is a module of this name beside the game."""
        path = self._path(name)
        self.states.setdefault(self.folder / f"{name}.py", state_of(self.folder / f"{name}.py"))
        return path is not None

    def run(self, name: str) -> ModuleType:
        """Import a module, from the files as they are now if it is the first. Raises what the code raises."""
        if self not in sys.meta_path:
            before = [one for one in begun() if one.package == self.package]
            sys.meta_path[:] = [self, *(one for one in sys.meta_path if one not in before)]
            for module in [one for one in sys.modules if one.partition(".")[0] == self.package]:
                del sys.modules[module]
        return importlib.import_module(f"{self.package}.{name}")

    def is_current(self) -> bool:
        """Tell whether every file that was read is as it was."""
        return all(state_of(path) == state for path, state in self.states.items())

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find the package, and the modules in it. GameError for a link out of the kit."""
        if fullname == self.package:
            return ModuleSpec(fullname, None, is_package=True)
        if not fullname.startswith(f"{self.package}."):
            return None
        found = self._path(fullname.removeprefix(f"{self.package}."))
        if found is None:
            return None
        self.states[found] = state_of(found)
        return spec_from_loader(fullname, _Loader(fullname, str(found)))

    def _path(self, name: str) -> Path | None:
        """Find a module's file: a file of that name, or a folder with an ``__init__.py``."""
        base = self.folder.joinpath(*name.split("."))
        for path in (base.with_name(f"{base.name}.py"), base / "__init__.py"):
            if path.is_file():
                if not path.resolve().is_relative_to(self.root):
                    raise GameError(
                        f"{path.name!r} is a link out of the kit's folder",
                        where=self.name,
                        hint="copy the file into the kit",
                    )
                return path
        return None


def begun() -> list[Code]:
    """Give all whose code was run."""
    return [one for one in sys.meta_path if isinstance(one, Code)]


class _Loader(SourceFileLoader):
    """Reads one file. It does not say when it was changed, so nothing compiled is looked for or kept."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the file; what it prints goes to standard error: records are written to standard output."""
        module.__dict__["print"] = partial(print, file=sys.stderr)
        super().exec_module(module)

    def path_stats(self, path: str) -> Mapping[str, Any]:
        """Refuse to say when a file was changed."""
        raise OSError

    def get_data(self, path: str) -> bytes:
        """Read the file. GameError for one that is too large."""
        with Path(path).open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise GameError(f"larger than {LARGEST // 1024} KiB", where=Path(path).name)
        return data
