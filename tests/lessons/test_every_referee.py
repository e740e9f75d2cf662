"""Of every game with a kit: pinned examples are proven, by the second reading too, false ones refused."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from printkit import games
from printkit.errors import ClaimError
from printkit.kit.values import read_toml
from printkit.lessons.referee import judge, prove
from printkit.lessons.registry import lessons_of
from printkit.lessons.search import search
from printkit.rules.game import SENSIBLE
from printkit.rules.lesson import watch
from printkit.rules.record import Record, page
from printkit.rules.run import deal, whole_games

from ..gather import gathered
from ..reading.record import verdict
from .every import PINNED, TEMPLATES, kit_of, text, value
from .table import TELLING

CLAUSE = re.compile(r"\([A-Z]{2}-\d\d(, [A-Z]{2}-\d\d)*\)")


@pytest.mark.parametrize("game", TELLING)
def test_every_lesson_is_pinned_and_proven(game: str) -> None:
    kit = kit_of(game)
    missing = set(lessons_of(game)) - set(prove(kit))
    assert not missing, f"printkit examples {game} {' '.join(sorted(missing))} --regenerate --write"


@pytest.mark.parametrize("game", TELLING)
def test_no_file_without_a_lesson(game: str) -> None:
    assert {path.stem for path in (TEMPLATES / game / "examples").iterdir()} == set(lessons_of(game))


@pytest.mark.parametrize("game", TELLING)
def test_lessons_cite_clauses_of_their_game(game: str) -> None:
    known = set(read_toml(TEMPLATES / game / "clauses.toml"))
    for lesson in lessons_of(game).values():
        assert lesson.clauses
        assert set(lesson.clauses) <= known
        assert len(set(lesson.clauses)) == len(lesson.clauses)
        assert list(lesson.clauses) == sorted(lesson.clauses)


@pytest.mark.parametrize("game", TELLING)
def test_the_second_reading_agrees(game: str) -> None:
    with gathered() as faults:
        for lesson in PINNED[game]:
            with faults.of(lesson):
                assert verdict(text(game, lesson)) == []


def changes(record: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Give copies of a record with one false claim each: every claim, and every kind of thing that is legal."""
    for key in record["claims"]:
        copy = json.loads(json.dumps(record))
        if spoil(copy["claims"], key):
            yield f"claims.{key}", copy
    seen = set()
    for at, action in enumerate(record["actions"]):
        if "legal" in action and action["do"] not in seen and len(action["legal"]) > 1:
            seen.add(action["do"])
            copy = json.loads(json.dumps(record))
            del copy["actions"][at]["legal"][0]
            yield f"actions[{at}].legal", copy


def spoil(where: Any, key: Any) -> bool:
    """Change the first number or truth in a claim; tell whether there was one."""
    held = where[key]
    if isinstance(held, bool):
        where[key] = not held
    elif isinstance(held, int):
        where[key] = held - 1 if held else 1
    elif isinstance(held, list | dict):
        keys = held if isinstance(held, dict) else range(len(held))
        return any(spoil(held, inner) for inner in keys)
    else:
        return False
    return True


@pytest.mark.parametrize("game", TELLING)
def test_a_false_claim_is_named_with_its_clause(game: str) -> None:
    with gathered() as faults:
        for number, lesson in enumerate(PINNED[game]):
            with faults.of(lesson):
                kit, made = kit_of(game), value(game, lesson)
                count = 0
                for path, changed in list(changes(made))[number % 2 :: 2]:  # the next lesson has the others
                    try:
                        record = games.read(json.dumps(changed).encode(), "changed")
                    except Exception:
                        continue
                    example, fault = judge(kit, games.get(game), lessons_of(game)[lesson], record)
                    assert example is None, path
                    assert fault.startswith(path), fault
                    assert CLAUSE.search(fault), fault
                    count += 1
                assert count >= 1


@pytest.mark.parametrize("game", TELLING)
def test_another_action_is_refused_or_another_lesson(game: str) -> None:
    """Without its last decision, or with two changed over, the record is none, false, or another hand."""
    kit = kit_of(game)
    with gathered() as faults:
        for lesson in PINNED[game]:
            made = value(game, lesson)
            del made["claims"]
            made["actions"][0], made["actions"][-1] = made["actions"][-1], made["actions"][0]
            try:
                record = games.read(json.dumps(made).encode(), "changed")
            except Exception:
                continue
            with faults.of(lesson):
                example, fault = judge(kit, games.get(game), lessons_of(game)[lesson], record)
                assert example is None
                assert CLAUSE.search(fault), fault


def other_rulings(game: str) -> Iterator[dict[str, Any]]:
    """Give every ruling of a game with every value but its default."""
    for option in games.get(game).options:
        if option.always:
            continue
        values = option.values if isinstance(option.values, tuple) else (option.default + 1,)
        yield from ({option.name: each} for each in values if each != option.default)


@pytest.mark.parametrize("game", TELLING)
def test_another_ruling_names_the_examples_that_no_longer_hold(game: str) -> None:
    """Those that the second reading refuses under it; and what it accepts that no longer shows its lesson."""
    for ruling in other_rulings(game):
        kit = replace(kit_of(game), ruleset=ruling)
        wrong, silent = set[str](), set[str]()
        for lesson in lessons_of(game).values():
            if ruling.keys() & lesson.ruleset.keys():
                continue  # it is about this ruling, whatever the kit's
            made = value(game, lesson.id)
            made["ruleset"] |= ruling
            (wrong if verdict(json.dumps(made)) else silent).add(lesson.id)
        try:
            prove(kit)
            said = ""
        except ClaimError as error:
            said = error.what
        named = dict(re.findall(r"^  ([a-z0-9-]+): (.*)$", said, re.M))
        assert wrong <= set(named), ruling
        for lesson, fault in named.items():
            assert lesson in wrong or "does not show the lesson" in fault
            assert CLAUSE.search(fault)
            assert next(iter(ruling)) in fault
        assert set(named) <= wrong | silent


@pytest.mark.parametrize("game", TELLING)
def test_provenance_makes_the_same_hand(game: str) -> None:
    """What a seed dealt it deals again; what was constructed names no seed. Sense plays it the same."""
    with gathered() as faults:
        for lesson in PINNED[game]:
            with faults.of(lesson):
                made, played, shown = value(game, lesson), games.get(game), lessons_of(game)[lesson]
                record = games.read(text(game, lesson).encode(), lesson)
                provenance = made["provenance"]
                if "seed" in provenance:
                    assert shown.construct is None
                    rules = played.ruleset(made["ruleset"])
                    assert dealt(game, rules, provenance, made["setup"]["hand_no"]) == made["setup"]
                else:
                    assert shown.construct is not None
                    assert provenance.get("policy", SENSIBLE) == SENSIBLE
                begun = list(shown.begin(made["setup"])) if shown.begin else []
                turns = watch(played, record).turns
                assert [bare(turn.action) for turn in turns[: len(begun)]] == begun
                assert all(turn.sound for turn in turns[len(begun) :])


def bare(action: Any) -> dict[str, Any]:
    """Give an action without the claim of what was legal."""
    return {key: value for key, value in action.items() if key != "legal"}


def dealt(game: str, rules: Any, provenance: Any, hand_no: int) -> Any:
    """Deal what a provenance says: a single hand, or one of a whole game."""
    played, seed, index = games.get(game), provenance["seed"], provenance["index"]
    if provenance["policy"] == SENSIBLE:
        return deal(played, rules, seed, index)
    assert provenance["policy"] == f"{SENSIBLE} game"
    hands: Iterator[Record] = whole_games(played, rules, SENSIBLE, seed, 1, "", index)
    return next(one.setup for one in hands if one.setup["hand_no"] == hand_no)


SOON = 30
"""A hand that was found among so many deals is looked for again in every run."""


@pytest.mark.parametrize("game", TELLING)
def test_what_was_found_soon_is_found_again(game: str) -> None:
    """The clearest of all deals is the clearest of those up to its own."""
    for lesson in lessons_of(game).values():
        index = value(game, lesson.id)["provenance"].get("index", SOON + 1)
        if index <= (SOON if not lesson.games else SOON // 10):
            upto = lesson._replace(deals=index + 1)
            scene = search(games.get(game), [upto], kit_of(game).ruleset)[lesson.id]
            assert page(scene.record) == text(game, lesson.id)


@pytest.mark.long
@pytest.mark.parametrize("game", TELLING)
def test_regenerating_gives_the_pinned_records(game: str) -> None:
    wanted = lessons_of(game).values()
    found = search(games.get(game), wanted, kit_of(game).ruleset, processes=2)
    for lesson, scene in found.items():
        assert page(scene.record) == text(game, lesson), lesson
