"""The kits in docs/projects, whose rows and art are other people's and not here, draw a row that is made up."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from printkit.kit.read import read_kit
from printkit.parts.faces import faces
from tests.docs.printed import ROOT

PROJECTS = ROOT / "docs" / "projects"
ROW = {
    "spider-monkey": {"Name": "Anvil", "Qty": "1", "Wood": "1", "Gold": "3", "Description": "Gain 1 Wood"},
    "chess": {"Name": "Pawn", "Number": "1", "Text": "Always marching forward"},
    "cost-cards": {"name": "Town", "text": "Heal", "cost": "2", "value": "2", "color": "#FF0000"},
}
OTHERS = dict.fromkeys(("Steel", "Stone", "VP", "GameIcon", "Stage", "AtEnd", "TypeDesc", "Snark"), "a")
OTHERS |= {"points": "1", "art": "a.png", "symbol": "a.png"}


@pytest.mark.parametrize("name", [path.name for path in sorted(PROJECTS.iterdir())])
def test_it_draws_a_row(name: str, tmp_path: Path) -> None:
    shutil.copytree(PROJECTS / name, tmp_path, dirs_exist_ok=True)
    (tmp_path / "rows.json").write_text(json.dumps([OTHERS | ROW[name]]), "utf-8")
    for file in tmp_path.iterdir():
        text = re.sub(r'"[^"]+\.(csv|xlsx)"', '"rows.json"', file.read_text("utf-8"))
        file.write_text(text.replace('"Montserrat"', '"head"'), "utf-8")  # a font that is not here
    kit = read_kit(tmp_path)
    for part in kit.parts:
        assert len(faces(kit, part, "en", draft=True).cards) == (2 if name == "chess" else 1)
