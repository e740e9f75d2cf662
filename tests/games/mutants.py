"""Mutants: records with one random change, which the engine and the second reading must judge alike."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from printkit import games
from printkit.errors import RecordError
from printkit.rules import record as records
from printkit.rules.record import Record
from printkit.rules.replay import replay
from tests.reading.record import verdict

Place = tuple[str | int, ...]
PARTS = ("claims", "actions", "setup", "ruleset", "")
"""What is changed: one of a record's parts, or anything (the empty word)."""


@dataclass(frozen=True)
class Mutants:
    """How the records of a game are changed.

    ``alike``: values that stand for each other, such as all cards, or None and all suits. ``weights``: how
    often each of PARTS is changed. ``keys``: names under which a value is put in once more. ``special``: by
    part what else is done to it, how often, and under which name it is counted.
    """

    alike: tuple[Sequence[Any], ...]
    weights: tuple[int, int, int, int, int]
    keys: tuple[str, ...]
    special: Mapping[str, tuple[float, str, Callable[[Any, random.Random], None]]] = field(default_factory=dict)

    def make(self, record: str, chance: random.Random) -> tuple[str, Place]:
        """Change one thing in a record; give it as text, and the place."""
        made = json.loads(record)
        (part,) = chance.choices(PARTS, self.weights)
        often, name, change = self.special.get(part, (0.0, "", _nothing))
        if chance.random() < often:
            change(made, chance)
            return json.dumps(made), (part, name)
        here: Place = (part,) if part else ()
        if part in ("claims", "setup") and chance.random() < 0.5:  # every key, not only the long ones
            here = (part, chance.choice(list(made[part])))
        below = [place for place in places(made) if place[: len(here)] == here and place not in ((), (part,))]
        place = chance.choice(below)
        inner = made
        for step in place[:-1]:
            inner = inner[step]
        how = chance.randrange(12)
        if how == 0:
            del inner[place[-1]]
        elif how == 1 and isinstance(inner, dict):
            inner[chance.choice(("x", *self.keys))] = inner[place[-1]]
        else:
            inner[place[-1]] = self.another(inner[place[-1]], chance)
        return json.dumps(made), place

    def another(self, value: Any, chance: random.Random) -> Any:
        """Give a value like this one, but another: near enough that it is not always nonsense."""
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return value + chance.choice((-1, 1, 1, 2, -2, 4, -4, 15))
        if isinstance(value, list) and len(value) > 1:
            return shaken(value, chance)
        for alike in self.alike:
            if value in alike and chance.random() < 0.9:
                return chance.choice([one for one in alike if one != value])
        return value[:-1] if isinstance(value, str) else []

    def judge(self, whole: Iterable[Record], seed: int, count: int, every: set[str]) -> None:
        """Let both judge ``count`` mutants of whole records alike.

        At least four of five are to be wrong and one of a hundred right. ``every``: parts of records, names of
        claims and keys inside that must be among what was wrong.
        """
        chance = random.Random(seed)
        texts = [records.line(record) for record in whole]
        verdicts: Counter[bool] = Counter()
        hit: set[str] = set()
        for _ in range(count):
            text, place = self.make(chance.choice(texts), chance)
            ours, faults = engine_accepts(text), verdict(text)
            assert ours == (faults == []), f"at {place} the engine says {ours}, the reading {faults}: {text}"
            verdicts[ours] += 1
            if not ours:
                hit.update(step for step in place if isinstance(step, str))
        assert verdicts[False] >= 0.8 * count
        assert verdicts[True] >= 0.01 * count
        assert every <= hit, f"never wrong: {sorted(every - hit)}"


def engine_accepts(text: str) -> bool:
    """Tell whether ``verify`` would let a record pass."""
    try:
        record = games.read(text)
        return replay(games.get(record.game), record).holds
    except RecordError:
        return False


def places(value: Any, here: Place = ()) -> list[Place]:
    """Give every place in a record that holds something."""
    found = [here] if here else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*here, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            found += places(inner, (*here, at))
    return found


def shaken(value: list[Any], chance: random.Random) -> list[Any]:
    """Give a list with two of its values swapped, one left out or one twice, or all of them sorted."""
    made = value[:]
    how = chance.randrange(4)
    if how == 0:
        i, j = chance.sample(range(len(made)), 2)
        made[i], made[j] = made[j], made[i]
    elif how == 1:
        del made[chance.randrange(len(made))]
    elif how == 2:
        made.append(made[0])
    else:
        made.sort(key=json.dumps)
    return made


def _nothing(made: Any, chance: random.Random) -> None:
    raise AssertionError("never asked for: its share is 0")
