"""What printkit is developed with is written down to the byte, in versions that pyproject.toml allows."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]


def asked() -> list[Requirement]:
    """Give what pyproject.toml asks for, with the extras that the tests need."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    words = [
        *project["dependencies"],
        *extras["test"],
        *extras["docs"],
        *extras["preview"],
        *extras["simulate"],
    ]
    found = [Requirement(word) for word in words]
    return [one for one in found if one.name != project["name"]]


def test_every_dependency_is_locked_with_its_hashes() -> None:
    text = (ROOT / "requirements-dev.txt").read_text(encoding="utf-8")
    blocks = re.findall(
        r"^([\w.-]+)==([\w.]+)((?: ;[^\\\n]*)? \\\n(?:    --hash=sha256:[0-9a-f]{64}.*\n)+)", text, re.M
    )
    locked: dict[str, list[Version]] = {}
    for name, version, _ in blocks:
        locked.setdefault(canonicalize_name(name), []).append(Version(version))
    assert len(blocks) == len(re.findall(r"^[\w.-]+==", text, re.M)), "each has hashes"
    for one in asked():
        versions = locked[canonicalize_name(one.name)]
        assert all(version in one.specifier for version in versions), f"{one}: {versions}"
    assert not re.search(r"https?://|file:|git\+", text), "from the registry alone"


def test_every_runtime_dependency_has_a_lower_bound() -> None:
    for one in asked():
        if not one.name.startswith("types-"):
            assert any(part.operator in (">=", "==", "~=") for part in one.specifier), one
