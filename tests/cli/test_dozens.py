"""Errors by the dozen: a build and a check tell all that is wrong in one run, grouped, and count."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.commands import Shell, shell

__all__ = ["shell"]

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{}</svg>'
PART = """
[[part]]
id = "{0}"
title = "{0}"
size = "poker"
data = "cards.csv"
template = "{0}.svg"
"""


@pytest.fixture
def bakery(tmp_path: Path) -> Path:
    """A kit of two parts, on whose cards the art is faulty and the words are too long."""
    kit = tmp_path / "bakery"
    (kit / "art").mkdir(parents=True)
    head = 'name = "Bakery"\nversion = "1"\nlanguages = ["en"]\n'
    (kit / "kit.toml").write_text(head + PART.format("cards") + PART.format("aids"))
    rows = "".join(f"Card number {n},a{n % 6}\n" for n in range(30))
    (kit / "cards.csv").write_text(f"name,art\n{rows}")
    face = '<svg {{ canvas }}>\n{{ picture("art/" ~ row.art ~ ".svg", 5, 5, 20, 20) }}\n'
    (kit / "cards.svg").write_text(face + "{{ line(30, 50, row.name, 5, width=9) }}\n</svg>\n")
    (kit / "aids.svg").write_text("<svg {{ canvas }}>\n{{ line(30, 50, row.nmae, 5) }}\n</svg>\n")
    for n in range(6):
        inside = "<script/>" if n % 2 else "<g/>"
        (kit / "art" / f"a{n}.svg").write_text(SVG.format(inside))
    (kit / "art" / "a5.svg").write_text("<svg")
    return kit


def test_a_build_tells_all_that_is_wrong(bakery: Path, shell: Shell) -> None:
    said = shell("build", bakery, "--out", bakery.parent / "out")
    lines = said.err.splitlines()
    assert said.code == 1
    assert lines[0] == "printkit: 34 faults"
    at = lines.index("  texts that do not fit: 30")
    texts = [line for line in lines[at:] if "mm too wide" in line]
    assert len(texts) == 20 - 3 - 1
    assert all(line.startswith("    bakery/cards.svg:3: 'Card number") for line in texts)
    assert lines[-1] == "    and 14 more"
    assert "  what templates ask for: 1" in lines
    assert "  drawings and pictures: 3" in lines
    for name in ("art/a1.svg", "art/a3.svg", "art/a5.svg"):
        assert sum(name in line for line in lines) == 1
    assert not (bakery.parent / "out" / "bakery").exists()


def test_each_faulty_drawing_is_listed_by_its_own_name(bakery: Path, shell: Shell) -> None:
    face = '<svg {{ canvas }}>\n{{ picture("art/" ~ row.art ~ ".svg", 5, 5, 20, 20) }}\n</svg>\n'
    (bakery / "cards.svg").write_text(face)
    said = shell("build", bakery, "--only", "cards", "--out", bakery.parent / "out")
    lines = [line for line in said.err.splitlines() if not line.strip().startswith("hint: ")]
    assert lines[:2] == ["printkit: 3 faults", "  drawings and pictures: 3"]
    assert [line.split(": ")[0].strip() for line in lines[2:5]] == [
        *("bakery/art/a1.svg:1", "bakery/art/a3.svg:1", "bakery/art/a5.svg:1"),
    ]
    assert "part cards, card 2: Card number 1" in lines[2]


def test_what_is_wrong_on_every_card_is_one_fault(bakery: Path, shell: Shell) -> None:
    said = shell("build", bakery, "--only", "aids", "--out", bakery.parent / "out")
    (line, _) = said.err.splitlines()
    assert line.startswith("printkit: bakery/aids.svg:2: ")
    assert line.endswith("(part aids, card 1: Card number 0) (and 29 more like it)")


def test_a_check_tells_twenty_and_counts_the_rest(bakery: Path, shell: Shell) -> None:
    said = shell("check", bakery)
    lines = said.out.splitlines()
    assert said.code == 1
    assert sum(line.startswith("  fault (parts): ") for line in lines) == 20
    assert "  and 14 more (parts)" in lines
    assert lines[-1] == "  34 faults"
