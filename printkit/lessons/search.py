"""Search: many hands are dealt and played with sense; each lesson keeps the hand that shows it most clearly.

The work is cut into parts, ranges of deals, which worker processes share. What is found does not depend on how
many there are: of all that the parts found the first of the clearest counts, in the order of the deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import islice
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from printkit import __version__, games, workers
from printkit.errors import ClaimError, GameError, Problems, gathered
from printkit.games.foreign import blaming
from printkit.lessons.registry import lessons_of
from printkit.rules.game import SENSIBLE, Game, Ruleset, Setup
from printkit.rules.lesson import Lesson, Scene, perform, seen, watch
from printkit.rules.record import Record
from printkit.rules.run import deal, following, repeats

CLEAREST = 100  # a lesson that has found a hand as clear as this looks no further
DEALS, GAMES = 500, 20
"""How many deals, or whole games, a part has."""

Found = dict[str, tuple[int, Record]]
"""By lesson: how clear the hand is, and its record."""


class Part(Struct, frozen=True):
    """Deals to look at under one ruleset, for lessons that look at single hands, or at whole games.

    Where the first lesson constructs its deals it is alone, and ``indexes`` are those of what it constructs.
    """

    ruleset: tuple[tuple[str, Any], ...]
    lessons: tuple[str, ...]
    indexes: range


def search(
    game: Game,
    lessons: Iterable[Lesson],
    options: Mapping[str, Any],
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, total: None,
    processes: int = 1,
    into: Problems | None = None,
) -> dict[str, Scene]:
    """Give the clearest hand for each lesson, by id; of hands as clear as each other the first.

    ``options``: the kit's; a lesson's own come on top. The same seed gives the same hands, whichever other
    lessons are looked for, and however many ``processes`` look; more than one only for lessons that are the
    game's own. ``progress`` is told how many parts were looked at, of how many at most. ClaimError for each
    lesson that is not found, raised or gathered ``into`` the problems.
    """
    wanted = {lesson.id: lesson for lesson in lessons}
    rulesets = {id: game.ruleset({**options, **lesson.ruleset}) for id, lesson in wanted.items()}
    parts = _every_part(wanted.values(), rulesets)
    found: dict[int, Found] = {}
    if processes > 1 and all(lessons_of(game.id).get(id) is lesson for id, lesson in wanted.items()):
        work: Callable[[Part], Found] = partial(_look_by_name, game.id, seed)
    else:
        work, processes = partial(_look, game, wanted, seed), 1
    for number, best in workers.each(work, _open(parts, found), processes):
        found[number] = best
        progress(len(found), len(parts))
    progress(len(parts), len(parts))
    records = dict[str, Record]()
    with gathered(into) as missing:
        for id, lesson in wanted.items():
            shown = [found[number][id] for number in sorted(found) if id in found[number]]
            if shown:  # the first that is as clear as can be, or else the clearest
                records[id] = max(shown, key=lambda one: min(one[0], CLEAREST))[1]
            else:
                missing.add(_missing(game, lesson, rulesets[id], seed))
    for id, one in records.items():
        if not repeats(game, one):
            what = f"the hand for the lesson {id!r} comes out otherwise when it is dealt and played again"
            hint = "does deal or sensible use random in place of words, or remember earlier hands?"
            raise GameError(what, where=game.id, hint=hint)
    return {id: watch(game, games.made(one)) for id, one in records.items()}


def _every_part(lessons: Iterable[Lesson], rulesets: Mapping[str, Ruleset]) -> list[Part]:
    """Cut the work up. Lessons share deals if they can; what one constructs is one part: it is made in turn."""
    groups: dict[tuple[Any, ...], list[Lesson]] = {}
    for lesson in lessons:
        ruleset = tuple(rulesets[lesson.id].items())
        groups.setdefault((ruleset, lesson.games, lesson.construct and lesson.id), []).append(lesson)
    parts = []
    for (ruleset, whole, alone), group in groups.items():
        deals = max(lesson.deals for lesson in group)
        step = deals if alone else GAMES if whole else DEALS
        for start in range(0, deals, step):
            asked = tuple(lesson.id for lesson in group if start < lesson.deals)
            parts.append(Part(ruleset, asked, range(start, start + step)))
    return parts


def _open(parts: Iterable[Part], found: Mapping[int, Found]) -> Iterator[Part]:
    """Give the parts, as they are taken: a lesson that was found as clear as can be needs no more."""
    for part in parts:
        clear = {id for best in found.values() for id, (clarity, _) in best.items() if clarity >= CLEAREST}
        if asked := tuple(id for id in part.lessons if id not in clear):
            yield replace(part, lessons=asked)


@blaming()
def _look_by_name(game: str, seed: int, part: Part) -> Found:
    """Look at a part in a process to which only names can be sent."""
    return _look(games.get(game), lessons_of(game), seed, part)


def _look(game: Game, lessons: Mapping[str, Lesson], seed: int, part: Part) -> Found:
    """Give the clearest hand of a part for each lesson, the first of equals."""
    best: Found = {}
    open_ = [lessons[id] for id in part.lessons]
    for wanted, scene in _scenes(game, dict(part.ruleset), open_, seed, part.indexes):
        for lesson in wanted:
            sight = seen(lesson, scene) if lesson in open_ else None
            if sight is None or (lesson.id in best and best[lesson.id][0] >= sight.clarity):
                continue
            best[lesson.id] = sight.clarity, scene.record
            if sight.clarity >= CLEAREST:
                open_.remove(lesson)
    return best


def _scenes(
    game: Game, ruleset: Ruleset, lessons: list[Lesson], seed: int, indexes: range
) -> Iterator[tuple[list[Lesson], Scene]]:
    """Give the hands of some deals, or of whole games, each with the lessons that want it.

    ``lessons``: whole games for all of them or for none; it may grow shorter meanwhile. One that constructs its
    deals is alone; no seed makes such a deal again, so the record's provenance has none.
    """
    first = lessons[0]
    for setup in islice(first.construct(ruleset, seed), indexes.stop) if first.construct else ():
        if not lessons:
            return
        if first.wants(setup):
            begin = first.begin(setup) if first.begin else ()
            policy = {} if first.begin else {"policy": SENSIBLE}
            yield [first], perform(game, ruleset, setup, {**policy, "version": __version__}, begin)
    for index in () if first.construct else indexes:
        asked = [lesson for lesson in lessons if index < lesson.deals]
        if not asked:
            return
        standing: Setup | None = game.hand.first(ruleset)
        while standing is not None:
            setup = deal(game, ruleset, seed, index, standing)
            wanted = [lesson for lesson in asked if lesson.wants(setup)]
            if wanted or first.games:
                name = f"{SENSIBLE} game" if first.games else SENSIBLE
                scene = perform(game, ruleset, setup, provenance(seed, index, name))
                yield wanted, scene
            standing = following(scene.hand, standing) if first.games else None


def _missing(game: Game, lesson: Lesson, ruleset: Ruleset, seed: int) -> ClaimError:
    options = ", ".join(f"{name} {value}" for name, value in ruleset.items())
    looked = f"hand of {lesson.deals} {'games' if lesson.games else 'deals'}"
    if lesson.construct is not None:
        looked = "constructed hand"
    return ClaimError(
        f"no {looked} shows the lesson {lesson.id!r} ({', '.join(lesson.clauses)})",
        where=f"{game.id}, {options}, seed {seed}",
        hint="another --seed may find one, or the lesson cannot be shown under these options",
    )


def provenance(seed: int, index: int, policy: str) -> Mapping[str, Any]:
    """Say where a hand comes from."""
    return {"seed": seed, "index": index, "policy": policy, "version": __version__}
