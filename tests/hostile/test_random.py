"""Kits, tables, records and PDFs made or spoiled at random, from a seed: each is taken, or refused in short."""

from __future__ import annotations

import json
import random
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.hostile_kit import FILES, NAME, Said, say, swap, write_kit
from tests.cli.watch import watched
from tests.hostile import grammar
from tests.hostile.cases import BELL, attached
from tests.hostile.test_linear import sheet
from tests.hostile.test_named import HARMFUL, PYTHONS, SECONDS
from tests.making.warm import compiled, own_cache
from tests.rules.test_hostile import TEXT

__all__ = ["compiled", "own_cache"]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no guard without fork")

FEW = 16
PIECES = (
    *(
        BELL,
        "\u202e",
        "\ufeff",
        "\ud7ff",
        "\0",
        "🦄",
        "\U0010ffff",
        "´",
        "\\",
        "\n\n",
        "\t",
        " " * 999,
        "札" * 99,
    ),
    *(
        "[" * 300,
        "{" * 300,
        "<g>" * 300,
        ">" * 300,
        "a." * 300,
        "9" * 400,
        "-1",
        "1e999",
        "nan",
        "inf",
        "0x",
        "1979-05-27",
    ),
    *(
        "{{ 1 / 0 }}",
        "{{ row }}",
        "{{ [1] + 2 }}",
        "{{ none.x }}",
        "{{ range(10**9) }}",
        "{{ 'a' * 10**9 }}",
        "{{ self }}",
    ),
    *(
        "{% for x in [1] %}",
        "{% include 'kit.toml' %}",
        "{% macro a() %}{{ a() }}{% endmacro %}{{ a() }}",
        "{{ line(1) }}",
    ),
    *(
        "../../etc/passwd",
        "/dev/zero",
        "CON",
        "a" * 300,
        "name",
        "id = ",
        '"',
        "'",
        '"""',
        ",",
        ";",
        "=",
        "]]",
        "}}",
        "%}",
        "-->",
    ),
    *(
        "<!DOCTYPE a [<!ENTITY b 'c'>]>&b;",
        '<use href="#a" id="a"/>',
        '<image href="file:///etc/passwd"/>',
        "<text>x</text>",
    ),
    *(
        '<path d="M0 0L1e99 1"/>',
        '<rect width="1e9" height="-1"/>',
        "url(#x)",
        "style='fill:var(--x)'",
        "&#0;",
        "&amp",
    ),
    *(
        "{#a}",
        "{card:XX}",
        "{icon:none}",
        "::: note\n",
        "```figure none\n```\n",
        "| a |\n|--|\n",
        "[a](#none)",
        "<script>",
        "# x",
    ),
)


def spoiled(chance: random.Random, text: str) -> str:
    """Cut, double and fill in a text at a few places."""
    for _ in range(chance.randint(1, 3)):
        here, there = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        text = chance.choice(
            (
                text[:here] + chance.choice(PIECES) + text[here:],
                text[:here] + chance.choice(PIECES) + text[min(there, here + 9) :],
                text[:here] + text[here : here + 40] + text[here:],
                text[:here] + text[min(there, here + 20) :],
            )
        )
    return text


def kit(chance: random.Random, folder: Path) -> tuple[str | Path, ...]:
    made = write_kit(folder / NAME)
    if chance.random() < 0.6:
        grammar.write(chance, made)
    else:
        for name in chance.sample(sorted(FILES), chance.randint(1, 2)):
            (made / name).write_text(spoiled(chance, FILES[name]), encoding="utf-8", errors="surrogatepass")
    if chance.random() < 0.05:
        (made / chance.choice(sorted(FILES))).write_bytes(chance.randbytes(400))
    command = chance.choice(("build", "build", "check", "list"))
    more: tuple[str | Path, ...] = ("--jobs", "1") if command != "list" else ("--cards",)
    return command, made, *more, *(("--out", folder / "out") if command == "build" else ())


def table(chance: random.Random, folder: Path) -> tuple[str | Path, ...]:
    """Kits whose cards are read from a table of any kind."""
    made, kind = write_kit(folder / NAME), chance.choice((*grammar.TABLES, "xlsx"))
    if kind == "xlsx":
        data = bytearray(sheet(chance.randint(1, 9)))
        for _ in range(chance.randint(0, 9)):
            data[chance.randrange(len(data))] = chance.randrange(256)
    else:
        text = grammar.made(chance, kind, 0, 0.1)
        data = bytearray(text.encode(chance.choice(("utf-8", "utf-16", "cp932")), "replace"))
    swap("kit.toml", "cards.csv", f"cards.{kind}")(made)
    (made / f"cards.{kind}").write_bytes(data)
    return "build", made, "--jobs", "1", "--only", "cards", "--lang", "en", "--out", folder / "out"


def record(chance: random.Random, folder: Path) -> tuple[str | Path, ...]:
    path = folder / f"a.{chance.choice(('json', 'jsonl', 'txt'))}"
    path.write_text(spoiled(chance, TEXT), encoding="utf-8", errors="surrogatepass")
    return chance.choice(("verify", "show")), path


def pdf(chance: random.Random, folder: Path) -> tuple[str | Path, ...]:
    path, data = folder / "a.pdf", bytearray(attached(3, 40))
    for _ in range(chance.randint(1, 20)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    path.write_bytes(data[: chance.randint(20, len(data))] if chance.random() < 0.3 else data)
    return chance.choice(("verify", "show", "check")), path


Make = Callable[[random.Random, Path], tuple[str | Path, ...]]


def named(value: object) -> str:
    return getattr(value, "__name__", str(value))


def tried(make: Make, seed: int, folder: Path, capfd: pytest.CaptureFixture[str]) -> Said:
    folder.mkdir()
    words = make(random.Random(f"{make.__name__} {seed}"), folder)
    with watched(folder, folder / "secret") as refused:
        said = say(capfd, *words)
    about = json.dumps([seed, *map(str, words), said.out[-600:], said.err[-600:]])
    assert said.code in (0, 1, 2), about
    assert not HARMFUL.search(said.out + said.err), about
    assert not PYTHONS.search(said.out + said.err), about
    assert all(len(line.encode()) <= 2000 for line in (said.out + said.err).splitlines()), about
    assert said.processor < SECONDS or (said.code == 1 and said.processor < 2 * SECONDS), about
    assert refused == [], about
    return said


def megabytes() -> float:
    """Give the most memory that any process had that was begun here."""
    import resource

    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


@pytest.mark.parametrize(("make", "count"), [(kit, 10), (table, 8), (record, FEW), (pdf, FEW)], ids=named)
def test_a_few(make: Make, count: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    codes = {tried(make, seed, tmp_path / str(seed), capfd).code for seed in range(count)}
    assert 1 in codes, "some of them are refused"


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("make", "count"), [(kit, 1000), (table, 100), (record, 500), (pdf, 150)], ids=named)
def test_many(make: Make, count: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    wrong = []
    for seed in range(FEW, FEW + count):
        try:
            tried(make, seed, tmp_path / str(seed), capfd)
        except AssertionError as error:
            wrong.append(str(error).partition("\n")[0])
            with capfd.disabled():
                print(wrong[-1], file=sys.stderr)
        shutil.rmtree(tmp_path / str(seed))
    assert wrong == []
    if sys.platform == "linux":
        assert megabytes() < 1300
