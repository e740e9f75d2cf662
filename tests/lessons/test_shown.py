"""An example shows a clause: play by a stated wrong reading of that clause, and the record no longer holds."""

from __future__ import annotations

from typing import Any

import pytest

from printkit import games
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit
from printkit.kit.values import read_toml
from printkit.lessons.referee import read_pinned
from printkit.lessons.registry import lessons_of
from printkit.rules.game import Refused
from printkit.rules.record import Record
from printkit.rules.replay import replay
from tests.games.checks import there
from tests.gather import gathered
from tests.wrong import Wrong, in_force, wrongs

KITS = [kit for kit in map(read_kit, map(find_kit, builtin_kits())) if kit.game]


def game_of(kit: Kit) -> str:
    """Give the id of the game of a kit that has one."""
    return there(kit.game)


def pinned(kit: Kit, lesson: str) -> Record:
    """Read the record of an example that is pinned."""
    return there(read_pinned(kit, lesson))


def unshown(kit: Kit) -> set[str]:
    """Give the clauses that no record can show, so that an example only tells them."""
    clauses: dict[str, Any] = read_toml(kit.folder / "clauses.toml")
    return {clause for clause, entry in clauses.items() if "unshown" in entry}


def differs(record: Record, rule: Wrong) -> bool:
    """Tell whether a record's legal sets, winners, scores or order change under a wrong rule."""
    with in_force(rule):
        try:
            return not replay(games.get(record.game), record).holds
        except (Refused, ValueError, IndexError, KeyError, StopIteration):
            return True  # it cannot even be played


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_an_example_shows_each_of_its_clauses(kit: Kit) -> None:
    cannot, known = unshown(kit), wrongs(game_of(kit))
    with gathered() as faults:
        for lesson in lessons_of(game_of(kit)).values():
            record = pinned(kit, lesson.id)
            for clause in set(lesson.clauses) - cannot:
                with faults.of(lesson.id, clause):
                    assert replay(games.get(game_of(kit)), record).holds
                    assert known.get(clause), f"tests/wrong has no wrong rule for {clause}"
                    assert any(differs(record, rule) for rule in known[clause]), f"no wrong {clause} is noticed"


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_each_wrong_rule_is_noticed_by_an_example_of_its_clause(kit: Kit) -> None:
    lessons = lessons_of(game_of(kit)).values()
    for clause, rules in wrongs(game_of(kit)).items():
        records = [pinned(kit, lesson.id) for lesson in lessons if clause in lesson.clauses]
        for rule in rules:
            assert any(differs(record, rule) for record in records), f"{clause}: {rule.says}"


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_nine_in_ten_of_the_clauses_that_can_be_shown_are(kit: Kit) -> None:
    can = set(read_toml(kit.folder / "clauses.toml")) - unshown(kit)
    shown = {clause for lesson in lessons_of(game_of(kit)).values() for clause in lesson.clauses}
    assert len(shown & can) >= 0.9 * len(can), f"not shown: {', '.join(sorted(can - shown))}"
