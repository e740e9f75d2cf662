"""Search: many hands are dealt and played with sense; each lesson keeps the hand that shows it most clearly."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from printkit import __version__
from printkit.errors import ClaimError
from printkit.rules.game import Game, Ruleset
from printkit.rules.lesson import SENSIBLE, Lesson, Scene, perform
from printkit.rules.run import deal

CLEAREST = 100
"""A lesson that has found a hand as clear as this looks no further."""


def search(
    game: Game,
    lessons: Iterable[Lesson],
    options: Mapping[str, Any],
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Scene]:
    """Give the clearest hand for each lesson, by id; of hands as clear as each other the first deal's.

    ``options``: the kit's; a lesson's own come on top. The same seed gives the same hands, whichever other
    lessons are looked for. ``progress`` is told every thousandth deal. ClaimError when a lesson is not found.
    """
    groups: dict[tuple[tuple[str, Any], ...], list[Lesson]] = {}
    for lesson in lessons:
        ruleset = game.ruleset({**options, **lesson.ruleset})
        groups.setdefault(tuple(ruleset.items()), []).append(lesson)
    best: dict[str, tuple[int, Scene]] = {}
    for items, group in groups.items():
        best |= _clearest(game, dict(items), group, seed, progress)
    return {id: scene for id, (_, scene) in best.items()}


def _clearest(
    game: Game, ruleset: Ruleset, lessons: list[Lesson], seed: int, progress: Callable[[int], None] | None
) -> dict[str, tuple[int, Scene]]:
    best: dict[str, tuple[int, Scene]] = {}
    open_ = list(lessons)
    for index in range(max(lesson.deals for lesson in lessons)):
        if index % 1000 == 0:
            open_ = [lesson for lesson in open_ if index < lesson.deals]
            if progress:
                progress(index)
        if not open_:
            break
        setup = deal(game, ruleset, seed, index)
        wanted = [lesson for lesson in open_ if index < lesson.deals and lesson.wants(setup)]
        if not wanted:
            continue
        scene = perform(game, ruleset, setup, _provenance(seed, index))
        for lesson in wanted:
            sight = lesson.judge(scene)
            if sight is None or (lesson.id in best and best[lesson.id][0] >= sight.clarity):
                continue
            best[lesson.id] = (sight.clarity, scene)
            if sight.clarity >= CLEAREST:
                open_.remove(lesson)
    for lesson in lessons:
        if lesson.id not in best:
            options = ", ".join(f"{name} {value}" for name, value in ruleset.items())
            raise ClaimError(
                f"no hand of {lesson.deals} deals shows the lesson {lesson.id!r} ({', '.join(lesson.clauses)})",
                where=f"{game.id}, {options}, seed {seed}",
                hint="another --seed may find one, or the lesson cannot be shown under these options",
            )
    return best


def _provenance(seed: int, index: int) -> Mapping[str, Any]:
    return {"seed": seed, "index": index, "policy": SENSIBLE, "version": __version__}
