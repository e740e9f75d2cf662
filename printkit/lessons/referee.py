"""The referee: a pinned record is an example only when replay, claims and the lesson's own judge agree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from msgspec import Struct

from printkit import games, writing
from printkit.errors import ClaimError, OutputError, RecordError
from printkit.kit.model import Kit
from printkit.kit.resources import own_file, read_bytes, read_text
from printkit.kit.worker import beat
from printkit.lessons.registry import command, lessons_of
from printkit.rules.game import Game, Ruleset
from printkit.rules.lesson import Lesson, Scene, seen, watch
from printkit.rules.record import MAX_BYTES, Record, page
from printkit.rules.replay import Finding, fill, replay
from printkit.rules.run import repeats
from printkit.rules.shape import differing, shown

FOLDER = "examples"
"""Where a kit keeps its pinned records: ``examples/<lesson>.json``."""


class Example(Struct, frozen=True):
    """A proven example: the lesson, the hand under the kit's own options, and what the judge saw in it."""

    lesson: Lesson
    scene: Scene
    sight: Any


def file_name(lesson: str) -> str:
    """Give where in the kit's folder a lesson's record is pinned."""
    return f"{FOLDER}/{lesson}.json"


def read_pinned(kit: Kit, lesson: str) -> Record | None:
    """Read a pinned record, None where the kit has none. RecordError when it is not a record."""
    name = file_name(lesson)
    path = own_file(kit.folder, name)
    return None if path is None else games.read(read_bytes(path, MAX_BYTES, RecordError), name)


def prove(kit: Kit, lessons: Iterable[Lesson] | None = None) -> dict[str, Example]:
    """Prove every example that the kit has pinned, or those of a few lessons; give them in the game's order.

    ClaimError, naming every lesson that no longer holds, with the claim and the clause. RecordError for a file
    that holds no record.
    """
    every = lessons_of(kit.game or "").values() if lessons is None else lessons
    pinned = ((one, record) for one in every if (record := read_pinned(kit, one.id)) is not None)
    hint = f"{command('examples', kit, '--regenerate')} finds them anew and shows the difference"
    return judged(kit, pinned, hint)


def judged(kit: Kit, records: Iterable[tuple[Lesson, Record]], hint: str) -> dict[str, Example]:
    """Give the examples that records are of lessons. ClaimError, naming each that is none, with ``hint``."""
    proven: dict[str, Example] = {}
    faults: list[str] = []
    for lesson, record in records:
        beat()
        example, fault = judge(kit, games.get(kit.game or ""), lesson, record)
        if example is None:
            faults.append(f"{lesson.id}: {fault}")
        else:
            proven[lesson.id] = example
    if faults:
        many = "an example does not hold" if len(faults) == 1 else f"{len(faults)} examples do not hold"
        raise ClaimError(f"{many}\n  " + "\n  ".join(faults), where=f"{kit.id}/{FOLDER}", hint=hint)
    return proven


def judge(kit: Kit, game: Game, lesson: Lesson, record: Record) -> tuple[Example | None, str]:
    """Replay a record under the kit's options and ask the lesson's judge; give the example, or the fault."""
    clauses = ", ".join(lesson.clauses)
    wanted = game.ruleset({**kit.ruleset, **lesson.ruleset})
    scene, fault = stand(game, record, wanted, clauses, lesson.ruleset)
    if scene is None:
        return None, fault
    sight = seen(lesson, scene)
    if sight is None:
        return None, f"every claim is true, but the hand does not show the lesson ({clauses}){fault}"
    return Example(lesson, scene, sight), ""


def keep(kit: Kit, lessons: Iterable[Lesson]) -> dict[str, Record]:
    """Give the pinned hands that still show their lessons, by lesson, with every claim worked out anew.

    Not those that a search found and that hold as they are: it may find them again, or clearer ones.
    """
    kept, game = dict[str, Record](), games.get(kit.game or "")
    for lesson in lessons:
        beat()
        with suppress(RecordError):  # another hand has to be found
            record = read_pinned(kit, lesson.id)
            if record is None or (record.provenance and judge(kit, game, lesson, record)[0]):
                continue
            done = tuple({key: one[key] for key in one if key != "legal"} for one in record.actions)
            rules = game.written(game.ruleset({**kit.ruleset, **lesson.ruleset}))
            bare = record._replace(ruleset=rules, actions=done, claims={})
            read = games.read(page(bare).encode())
            result = replay(game, read)
            if not result.holds:
                continue
            record = fill(read, result)
            if judge(kit, game, lesson, record)[0]:
                kept[lesson.id] = record if repeats(game, record) else record._replace(provenance=None)
    return kept


def stand(
    game: Game, record: Record, wanted: Ruleset, shows: str, fixed: Iterable[str] = ()
) -> tuple[Scene | None, str]:
    """Replay a record under some options; give it as a scene, with what it was pinned under, or what is false.

    A record that was pinned under other rulings and still holds under these is as good; it is then written with
    these, and without a provenance, which might make another hand. ``shows``: the clauses, or the kind of
    puzzle, that it is for. ``fixed``: options that may not be others.
    """
    if record.game != game.id:
        return None, f"game is {shown(record.game)}, the kit's is {shown(game.id)} ({shows})"
    given = game.ruleset(record.ruleset)
    for name in fixed:
        if given[name] != wanted[name]:
            is_, should = shown(given[name]), shown(wanted[name])
            return None, f"ruleset.{name} is {is_}, the lesson's is {should} ({shows})"
    rulings = ""
    if given != wanted:
        record = record._replace(ruleset=game.written(wanted), provenance=None)
        rulings = "".join(
            f"; {one.name} is {shown(wanted[one.name])}, pinned under {shown(given[one.name])} ({one.clause})"
            for one in game.options
            if given[one.name] != wanted[one.name]
        )
        try:  # what was dealt may be no deal under these: scores at which the game would be over
            games.read(page(record).encode(), "record")
        except RecordError as error:
            place = (error.where or "").removeprefix("record").removeprefix(": ")
            return None, f"{place}: {error.what} ({shows}){rulings}"
    result = replay(game, record)
    if result.findings:
        return None, _false(result.findings[0]) + rulings
    if result.unclaimed:
        return None, f"{result.unclaimed[0]} is not claimed ({shows}); printkit verify --fill adds it"
    return watch(game, record, result.legal), rulings


def _false(finding: Finding) -> str:
    if finding.refusal is not None:
        return f"{finding.path}: {shown(finding.said)} is refused, {finding.refusal.code} ({finding.clause})"
    said, should_be = differing(finding.said, finding.should_be)
    return f"{finding.path} is {said}, it should be {should_be} ({finding.clause})"


# --- pinning: what a new search found, held against what a kit has


class Change(Struct, frozen=True):
    """What pinning would do to one file: ``before`` None where there is none yet."""

    lesson: str
    name: str
    before: str | None
    after: str

    @property
    def differs(self) -> bool:
        """Tell whether the file would change."""
        return self.before != self.after

    def lines(self) -> Iterator[str]:
        """Give the difference as a unified diff, line by line."""
        import difflib  # a millisecond that builds need not spend

        old = (self.before or "").splitlines()
        named = self.name if self.before is not None else "/dev/null"
        yield from difflib.unified_diff(old, self.after.splitlines(), named, self.name, lineterm="")


def changes(kit: Kit, found: Mapping[str, Scene]) -> list[Change]:
    """Hold what was found against what the kit has pinned."""
    return [
        Change(lesson, name := file_name(lesson), _now(kit.folder, name), page(scene.record))
        for lesson, scene in found.items()
    ]


def write(folder: Path, wanted: list[Change]) -> list[Path]:
    """Write the records that differ from those in ``folder``; give their paths. OutputError if it cannot."""
    written = []
    for change in wanted:
        path = folder / change.name
        if _now(folder, change.name) == change.after:
            continue
        with writing.output_errors(path):
            writing.write(folder, change.name, change.after.encode())
        written.append(path)
    return written


def _now(folder: Path, name: str) -> str | None:
    path = own_file(folder, name, OutputError)
    return None if path is None else read_text(path, kind=OutputError)
