"""What is ruled for all games at the table, which no record knows of: each sheet tells and marks it."""

from __future__ import annotations

import tomllib

import pytest

from printkit import games
from printkit.book.document import text_of, texts, walk
from printkit.book.read import document
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.lessons.examples import facts
from tests.tongues import tongues

SIGNS = {"S": "", "I": "‡", "R": "†"}


@pytest.mark.clause("AT-01", "AT-02", "AT-03", "AT-04", "AT-05")
@pytest.mark.parametrize(("game", "lang"), [(one, lang) for one in games.IDS for lang in tongues(one)[:-1]])
def test_every_sheet_tells_what_holds_at_the_table(game: str, lang: str) -> None:
    kit = read_kit(find_kit(game))
    listed = tomllib.loads((kit.folder / "clauses.toml").read_text(encoding="utf-8"))
    sheet = document(kit, lang, kind="rulesheet", facts=facts(kit))
    for clause, entry in listed.items():
        if clause.startswith("AT-"):
            told = [
                block for block in walk(sheet.blocks) if block.id in sheet.rules and clause in block.clauses
            ]
            said = "".join(text_of(run) for block in told for run in texts(block))
            assert told, clause
            assert SIGNS[entry["kind"]] in said, (clause, said)
