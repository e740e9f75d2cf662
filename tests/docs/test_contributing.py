"""docs/contributing.md and tests/README.md name what is there; CI runs what README tells people to run."""

from __future__ import annotations

import re
from pathlib import Path

from printkit.cli.main import COMMANDS
from tests.docs.printed import ROOT

PAGE = (ROOT / "docs" / "contributing.md").read_text(encoding="utf-8")
MAP = PAGE.split("## To change this, go there")[1].split("\n## ")[0]
NAMED = sorted(
    name
    for name in set(re.findall(r"`([^`\s]+\.(?:py|md|toml|csv|svg|json|css|js|html))`", MAP))
    if "LANG" not in name  # a language that is yet to come
)


def files(name: str) -> list[Path]:
    """Give the files that a name of the map may mean; a word in ``<…>`` stands for any."""
    pattern = re.sub(r"<[^>]*>\*?", "*", name)
    return [*(ROOT / "printkit").glob(pattern), *ROOT.glob(pattern)]


def test_the_map_has_rows_enough() -> None:
    assert len(re.findall(r"^\| [^-|]", MAP, re.MULTILINE)) > 25 and len(NAMED) > 120


def test_what_the_map_names_is_there() -> None:
    missing = [name for name in NAMED if not files(name)]
    assert not missing, f"docs/contributing.md names {', '.join(missing)}"


def test_what_the_map_says_of_a_file_is_in_it() -> None:
    """Names in brackets behind a file's: of functions, constants and keys."""
    said = re.findall(r"`([^`\s]+\.(?:py|toml))` \(([^)]*`[^)]*)\)", MAP)
    names = [(file, name) for file, text in said for name in re.findall(r"`([A-Za-z_\[][A-Za-z_.\]]*)`", text)]
    assert len(names) > 30
    absent = [
        f"{name} in {file}"
        for file, name in names
        if not any(
            re.search(rf"\b{name.strip('[]').rpartition('.')[2]}\b", path.read_text("utf-8"))
            for path in files(file)
        )
    ]
    assert not absent, f"docs/contributing.md: {', '.join(absent)}"


def test_the_rows_of_cache_keys_name_all_who_make_one() -> None:
    rows = "".join(line for line in MAP.splitlines() if line.startswith("| a cache key"))
    package = ROOT / "printkit"
    keys = re.compile(
        r"\bstore\.(load|save|cached)\(|\bremembered\("
        r"|\bdef (used\(\) -> list|program\(|version\(library)"  # what several keys hold
    )
    makers = [path for path in package.rglob("*.py") if keys.search(path.read_text("utf-8"))]
    names = [path.relative_to(package).as_posix() for path in makers]
    unnamed = [name for name in names if f"`{name}`" not in rows]
    assert len(makers) > 12
    assert not unnamed, f"docs/contributing.md, cache keys: {', '.join(unnamed)}"


def test_the_changelog_lists_every_command() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (said,) = re.findall(r"^- Commands: ((?:`\w+`[,.]\s+)+)", text, re.MULTILINE)
    assert re.findall(r"`(\w+)`", said) == sorted(COMMANDS)


def test_what_the_tests_page_names_is_there() -> None:
    """Files and folders below tests/, what pytest is told to run, and what runs as a module."""
    page = (ROOT / "tests" / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:[\w.]+/)*(?:[\w.]+\.(?:py|json|toml)|\w+/))`", page))
    named |= set(re.findall(r"tests/[\w./]+", page))
    named |= {f"{module.replace('.', '/')}.py" for module in re.findall(r"python -m (tests\.[\w.]+)", page)}
    missing = [name for name in named if not any((ROOT / at / name).exists() for at in ("tests", "."))]
    beside = [name for name in missing if "/" in name or not list((ROOT / "tests").glob(f"*/{name}"))]
    assert len(named) > 30
    assert not beside, f"tests/README.md names {', '.join(beside)}"


def test_ci_runs_the_test_command_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    command = re.findall(r"```sh\n(.*?)```", readme.split("## Quick start")[1], re.DOTALL)[1].strip()
    assert command.endswith("pytest")
    assert command in (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
