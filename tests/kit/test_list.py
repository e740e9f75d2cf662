"""``printkit list``."""

from __future__ import annotations

import json
from pathlib import Path

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
    assert "rulebook" in said


def test_json() -> None:
    kits = json.loads(CliRunner().invoke(command, ["--json"]).output)
    assert [kit["id"] for kit in kits] == list(builtin_kits())
    trumps = next(
        p for kit in kits if kit["id"] == "shifty-partners" for p in kit["parts"] if p["id"] == "trumps"
    )
    assert trumps["size"] == [63.5, 88.9]
    assert trumps["title"] == {"ja": "切り札表示カード", "en": "Trump cards"}


def test_a_folder(small: Path) -> None:
    said = CliRunner().invoke(command, [str(small)]).output
    assert (
        said == "small 1.0: 小さい / Small (ja, en)\n  rulebook\n  cards     カード / Cards, 63.5 × 88.9 mm\n"
    )


def test_what_is_wrong_is_raised_for_main(small: Path) -> None:
    assert isinstance(CliRunner().invoke(command, ["nothing"]).exception, UsageError)
    (small / "kit.toml").write_text("")
    assert isinstance(CliRunner().invoke(command, [str(small)]).exception, KitError)
