"""Search: many hands are dealt and played with sense; each lesson keeps the hand that shows it most clearly."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from printkit import __version__
from printkit.errors import ClaimError
from printkit.rules.game import Game, Ruleset, Setup
from printkit.rules.lesson import SENSIBLE, Lesson, Scene, perform, performed
from printkit.rules.run import deal, following

CLEAREST = 100
"""A lesson that has found a hand as clear as this looks no further."""


def search(
    game: Game,
    lessons: Iterable[Lesson],
    options: Mapping[str, Any],
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Scene]:
    """Give the clearest hand for each lesson, by id; of hands as clear as each other the first.

    ``options``: the kit's; a lesson's own come on top. The same seed gives the same hands, whichever other
    lessons are looked for. ``progress`` is told every thousandth deal. ClaimError when a lesson is not found.
    """
    groups: dict[tuple[bool, tuple[tuple[str, Any], ...]], list[Lesson]] = {}
    best: dict[str, tuple[int, Scene]] = {}
    for lesson in lessons:
        ruleset = game.ruleset({**options, **lesson.ruleset})
        if lesson.construct is not None:
            best[lesson.id] = _constructed(game, ruleset, lesson, lesson.construct(ruleset, seed), seed)
        else:
            groups.setdefault((lesson.games, tuple(ruleset.items())), []).append(lesson)
    for (_, items), group in groups.items():
        best |= _clearest(game, dict(items), group, seed, progress)
    return {id: scene for id, (_, scene) in best.items()}


def _constructed(
    game: Game, ruleset: Ruleset, lesson: Lesson, setups: Iterator[Setup], seed: int
) -> tuple[int, Scene]:
    """Play what was constructed for a lesson, and give the clearest of it.

    No seed makes such a deal again, so the record's provenance has none.
    """
    best: tuple[int, Scene] | None = None
    for setup in islice(setups, lesson.deals):
        if not lesson.wants(setup):
            continue
        begin = lesson.begin(setup) if lesson.begin else ()
        policy = {} if lesson.begin else {"policy": SENSIBLE}
        scene = perform(game, ruleset, setup, {**policy, "version": __version__}, begin)
        sight = lesson.judge(scene)
        if sight is not None and (best is None or sight.clarity > best[0]):
            best = sight.clarity, scene
            if sight.clarity >= CLEAREST:
                break
    if best is None:
        raise _missing(game, ruleset, lesson, "constructed hand", seed)
    return best


def _clearest(
    game: Game, ruleset: Ruleset, lessons: list[Lesson], seed: int, progress: Callable[[int], None] | None
) -> dict[str, tuple[int, Scene]]:
    best: dict[str, tuple[int, Scene]] = {}
    open_ = list(lessons)
    for index in range(max(lesson.deals for lesson in lessons)):
        if index % 1000 == 0 and progress:
            progress(index)
        asked = [lesson for lesson in open_ if index < lesson.deals]
        if not asked:
            break
        for wanted, scene in _scenes(game, ruleset, asked, seed, index):
            for lesson in wanted:
                sight = lesson.judge(scene)
                if sight is None or (lesson.id in best and best[lesson.id][0] >= sight.clarity):
                    continue
                best[lesson.id] = (sight.clarity, scene)
        open_ = [lesson for lesson in open_ if lesson.id not in best or best[lesson.id][0] < CLEAREST]
    for lesson in lessons:
        if lesson.id not in best:
            looked = f"hand of {lesson.deals} {'games' if lesson.games else 'deals'}"
            raise _missing(game, ruleset, lesson, looked, seed)
    return best


def _scenes(
    game: Game, ruleset: Ruleset, lessons: list[Lesson], seed: int, index: int
) -> Iterator[tuple[list[Lesson], Scene]]:
    """Give the hand of an index, or the hands of its whole game, each with the lessons that want it.

    ``lessons``: one at least; whole games for all of them or for none.
    """
    standing: Setup | None = game.first(ruleset)
    whole = lessons[0].games
    while standing is not None:
        setup = deal(game, ruleset, seed, index, standing)
        wanted = [lesson for lesson in lessons if lesson.wants(setup)]
        if not whole:
            if wanted:
                yield wanted, perform(game, ruleset, setup, provenance(seed, index, SENSIBLE))
            return
        scene, hand = performed(game, ruleset, setup, provenance(seed, index, f"{SENSIBLE} game"))
        yield wanted, scene
        standing = following(game, hand, standing)


def _missing(game: Game, ruleset: Ruleset, lesson: Lesson, looked: str, seed: int) -> ClaimError:
    options = ", ".join(f"{name} {value}" for name, value in ruleset.items())
    return ClaimError(
        f"no {looked} shows the lesson {lesson.id!r} ({', '.join(lesson.clauses)})",
        where=f"{game.id}, {options}, seed {seed}",
        hint="another --seed may find one, or the lesson cannot be shown under these options",
    )


def provenance(seed: int, index: int, policy: str) -> Mapping[str, Any]:
    """Say where a hand comes from."""
    return {"seed": seed, "index": index, "policy": policy, "version": __version__}
