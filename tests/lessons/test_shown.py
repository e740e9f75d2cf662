"""An example shows a clause: play by a stated wrong reading of that clause, and the record no longer holds."""

from __future__ import annotations

import pytest

from printkit import games
from printkit.errors import RuleError
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit
from printkit.kit.values import read_toml
from printkit.lessons.referee import read_pinned
from printkit.lessons.registry import lessons_of
from printkit.rules.record import Record
from printkit.rules.replay import replay
from tests.wrong import Wrong, in_force, wrongs

KITS = [kit for id in builtin_kits() if (kit := read_kit(find_kit(id))).game]


def unshown(kit: Kit) -> set[str]:
    """Give the clauses that no record can show, so that an example only tells them."""
    return {clause for clause, entry in read_toml(kit.folder / "clauses.toml").items() if "unshown" in entry}


SHOWN = [
    (kit, lesson, clause)
    for kit in KITS
    for lesson in lessons_of(kit.game).values()
    for clause in lesson.clauses
    if clause not in unshown(kit)
]


def differs(record: Record, rule: Wrong) -> bool:
    """Tell whether a record's legal sets, winners, scores or order change under a wrong rule."""
    with in_force(rule):
        try:
            return not replay(games.get(record.game), record).holds
        except (RuleError, ValueError, IndexError, KeyError, StopIteration):
            return True  # it cannot even be played


@pytest.mark.parametrize(("kit", "lesson", "clause"), SHOWN, ids=lambda value: getattr(value, "id", value))
def test_an_example_shows_each_of_its_clauses(kit, lesson, clause):
    record = read_pinned(kit, lesson.id)
    known = wrongs(kit.game).get(clause, ())
    assert known, f"tests/wrong has no wrong rule for {clause}"
    assert replay(games.get(kit.game), record).holds
    assert any(differs(record, rule) for rule in known), f"no wrong {clause} is noticed"


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_each_wrong_rule_is_noticed_by_an_example_of_its_clause(kit):
    lessons = lessons_of(kit.game).values()
    for clause, rules in wrongs(kit.game).items():
        records = [read_pinned(kit, lesson.id) for lesson in lessons if clause in lesson.clauses]
        for rule in rules:
            assert any(differs(record, rule) for record in records), f"{clause}: {rule.says}"


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_nine_in_ten_of_the_clauses_that_can_be_shown_are(kit):
    can = set(read_toml(kit.folder / "clauses.toml")) - unshown(kit)
    shown = {clause for lesson in lessons_of(kit.game).values() for clause in lesson.clauses}
    assert len(shown & can) >= 0.9 * len(can), f"not shown: {', '.join(sorted(can - shown))}"
