"""``printkit list``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from printkit.cli.list_ import command
from printkit.errors import KitError, UsageError
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit


def test_ours_with_their_parts() -> None:
    said = CliRunner().invoke(command, []).output
    assert "shifty-partners 1.0: シフティー・パートナーズ / Shifty Partners (ja, en)" in said
    for part in read_kit(find_kit("shifty-partners")).parts:
        assert f"  {part.id} " in said
    assert "rulebook" in said and "トランプ / Deck (52), 63.5 × 88.9 mm" in said


def test_json() -> None:
    said = CliRunner().invoke(command, ["--json"]).output
    assert said.isascii(), "it is JSON in whatever encoding it is written"
    kits = json.loads(said)
    assert [kit["id"] for kit in kits] == list(builtin_kits())
    trumps = next(
        p for kit in kits if kit["id"] == "shifty-partners" for p in kit["parts"] if p["id"] == "trumps"
    )
    assert trumps["size"] == [63.5, 88.9]
    assert trumps["title"] == {"ja": "切り札表示カード", "en": "Trump indicators"}
    assert all(kit["rulesheet"] == kit["rulebook"] == sorted(kit["languages"]) for kit in kits)


def test_what_is_to_read_comes_first() -> None:
    said = CliRunner().invoke(command, ["sorcerer"]).output.splitlines()
    assert said[1:3] == ["  rulesheet", "  rulebook"]


def test_a_folder(small: Path) -> None:
    said = CliRunner().invoke(command, [str(small)]).output
    assert (
        said
        == "small 1.0: 小さい / Small (ja, en)\n  rulebook\n  cards     カード / Cards (4), 63.5 × 88.9 mm\n"
    )


def test_what_is_wrong_is_raised_for_main(small: Path) -> None:
    assert isinstance(CliRunner().invoke(command, ["nothing"]).exception, UsageError)
    (small / "kit.toml").write_text("")
    assert isinstance(CliRunner().invoke(command, [str(small)]).exception, KitError)


def test_pieces_with_their_numbers(small: Path) -> None:
    said = CliRunner().invoke(command, [str(small), "--cards"]).output
    assert said.splitlines()[2:] == [
        "  cards     カード / Cards (4), 63.5 × 88.9 mm",
        "    1        いち",
        "    2-4      に",
    ]


@pytest.mark.parametrize(
    ("columns", "called"),
    [
        ("suit,rank,name.en,name.ja", "と 1"),  # the kit's own language first
        ("suit,rank,name", "と 1"),
        ("suit,title.ja,title.en", "t"),
        ("suit,id", "t"),
        ("suit,rank", "B"),
    ],
)
def test_a_card_is_called_by_its_name(small: Path, columns: str, called: str) -> None:
    """Whatever column comes first; where the cell is empty by the next that could name it. In one line."""
    cells = ["B", "t", "t", '"と\n1"'] if "name.ja" in columns else ["B", "t", '"と\n1"']
    row = ",".join(cells[: columns.count(",") + 1])
    blank = f"C{',' * columns.count(',')}"
    (small / "cards.csv").write_text(f"{columns}\n{row}\n{blank}\n", encoding="utf-8")
    said = CliRunner().invoke(command, [str(small), "--cards"]).output
    assert [line.split(maxsplit=1)[1] for line in said.splitlines()[3:]] == [called, "C"]


def test_layouts_ours_and_a_kits(small: Path) -> None:
    ours = CliRunner().invoke(command, ["--layouts"]).output
    assert "\nmat         a play mat: tiles over several sheets" in ours and "mine" not in ours
    (small / "layouts").mkdir()
    (small / "layouts" / "mine.toml").write_text(
        'about = "for my cutter"\nshapes = ["card"]\n', encoding="utf-8"
    )
    said = CliRunner().invoke(command, [str(small), "--layouts"]).output
    assert "mine        for my cutter\n" in said
    rows = json.loads(CliRunner().invoke(command, [str(small), "--layouts", "--json"]).output)
    assert {"layout": "mine", "about": "for my cutter", "for": ["card"]} in rows
    assert [row["for"] for row in rows if row["layout"] == "booklet"] == [["rulebook"]]


def test_cutters_and_shops_ours_and_a_kits(small: Path) -> None:
    (small / "cutters").mkdir()
    (small / "cutters/mine.toml").write_text(
        'name = "The plotter"\n[area]\na4 = [190, 277]\n', encoding="utf-8"
    )
    (small / "pod").mkdir()
    shop = 'name = "Next door"\nsource = "a leaflet"\nmakes = "pdf"\n'
    (small / "pod/near.toml").write_text(shop, encoding="utf-8")
    said = CliRunner().invoke(command, [str(small), "--cutters"]).output
    assert "mine        The plotter: a4 190 × 277 mm; not tried yet\n" in said
    assert "silhouette  Silhouette Cameo" in said and "letter 183.9 × 257.4" in said
    said = CliRunner().invoke(command, [str(small), "--shops"]).output
    assert "near              Next door: a PDF (x-4), any size\n" in said
    assert "drivethru         DriveThruCards: a PDF (x-1a), poker\n" in said
    rows = json.loads(CliRunner().invoke(command, ["--shops", "--json"]).output)
    assert all(row["source"] for row in rows)
    assert [row["shop"] for row in rows] == ["any-x4", "doujin", "drivethru", "gamecrafter", "makeplayingcards"]
