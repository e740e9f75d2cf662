"""Puzzles: questions about hands that were played, chosen for variety, each answered by a replay.

A game's lessons have ``puzzles(scene)``, which gives what might be asked about a hand. A page of them is either
posed anew from a seed, or read from ``quiz.json`` in the kit's folder, where those of its rulebook are pinned.
"""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from printkit import games
from printkit.errors import ClaimError, KitError
from printkit.games.foreign import blaming
from printkit.kit.model import Kit
from printkit.kit.resources import own_file
from printkit.kit.values import read_json
from printkit.kit.worker import beat
from printkit.lessons.phrases import Teller
from printkit.lessons.referee import stand
from printkit.lessons.registry import command
from printkit.lessons.search import provenance
from printkit.lessons.tell import figure
from printkit.rules.game import SENSIBLE, Game
from printkit.rules.lesson import Scene, Step, perform
from printkit.rules.record import MAX_BYTES, as_json, laid_out, page
from printkit.rules.replay import replay
from printkit.rules.run import deal
from printkit.rules.scene import Grade, Puzzle

PINNED = "quiz.json"
GRADES: tuple[Grade, ...] = (1, 2, 3)
WIDTH = 46
"""A puzzle's figure, mm: three stand side by side."""
DEALS = 3000
"""So many deals are looked at for one puzzle."""
FRESH = 100  # so many of them for one that is unlike those before it


class Posed(Struct, frozen=True):
    """A puzzle that was proven, and the hand that it is about."""

    puzzle: Puzzle
    scene: Scene


def pose(kit: Kit, count: int, seed: int = 0, grade: Grade | None = None) -> tuple[Posed, ...]:
    """Pose puzzles, easy ones first, each about another hand; the same for the same seed.

    Grades are shared out evenly unless one is asked for; a kind or a family of puzzle comes again only when
    there is no other. ClaimError where the game has no puzzles of a grade.
    """
    game = games.get(kit.game or "")
    # the kit's ruleset, once for each way to play that it leaves open: 4, 5, 6 players
    open_: list[Any] = [one for one in game.options if one.always and one.name not in kit.ruleset]
    names, chosen = [one.name for one in open_], itertools.product(*(one.values for one in open_))
    rulesets = [game.ruleset({**kit.ruleset, **dict(zip(names, each, strict=True))}) for each in chosen]
    asked = _asked(game)
    found: list[Posed] = []
    index = 0
    for place in range(count):
        kinds = Counter(one.puzzle.kind for one in found)
        families = Counter((one.puzzle.kind, one.puzzle.family) for one in found)
        wanted = grade or GRADES[place * len(GRADES) // count]
        best: tuple[tuple[int, int], Posed] | None = None
        for tried in range(DEALS):
            ruleset = rulesets[index % len(rulesets)]
            setup = deal(game, ruleset, seed, index)
            scene = perform(game, ruleset, setup, provenance(seed, index, SENSIBLE))
            index += 1
            for puzzle in asked(scene):
                if puzzle.grade == wanted:
                    rank = kinds[puzzle.kind], families[puzzle.kind, puzzle.family]
                    if best is None or rank < best[0]:
                        best = rank, Posed(puzzle, scene)
            if best and (best[0] <= (min(kinds.values(), default=0), 0) or tried >= FRESH):
                break
        if best is None:
            raise ClaimError(
                f"no puzzle of grade {wanted} in {DEALS} deals",
                where=f"{game.id}, seed {seed}",
                hint="the game's puzzles(scene) give none of that grade; --grade asks for another",
            )
        games.made(best[1].scene.record)
        prove(best[1])
        found.append(best[1])
    return tuple(found)


def prove(posed: Posed) -> None:
    """Replay the hand and answer the puzzle from that. ClaimError when the answer is another."""
    puzzle, scene = posed.puzzle, posed.scene
    result = replay(scene.game, scene.record)
    if not result.holds or result.claims is None:
        first = result.findings[0]
        raise ClaimError(f"the record does not hold: {first.path} ({first.clause})", where=puzzle.kind)
    if puzzle.claim is None:
        true: Any = sorted(result.legal[puzzle.at].choices)
        said: Any = sorted(puzzle.truth) if isinstance(puzzle.truth, (list, tuple)) else puzzle.truth
    else:
        true, said = result.claims, puzzle.truth
        for step in puzzle.claim:
            true = true[step]
    if true != said:
        raise ClaimError(f"the answer is {true}, not {said}", where=f"{puzzle.kind}, action {puzzle.at}")


@blaming()
def read_pinned(kit: Kit) -> tuple[Posed, ...]:
    """Read and prove the puzzles pinned in a kit; none without the file. Errors name file and puzzle."""
    path = own_file(kit.folder, PINNED)
    if kit.game is None or path is None:
        return ()
    game, again = games.get(kit.game), command("quiz", kit, "--write")
    try:
        pinned = read_json(path, MAX_BYTES)
        entries = [(one["kind"], one["at"], json.dumps(one["record"])) for one in pinned]
    except (KitError, KeyError, TypeError):
        raise KitError("not a list of puzzles", where=PINNED, hint=again) from None
    found = []
    for number, (kind, at, text) in enumerate(entries, 1):
        beat()
        place = f"{PINNED}: puzzle {number}"
        record = games.read(text, place)
        given = record.ruleset if record.game == game.id else {}
        # how many play is as it was pinned, all else as the kit has it
        open_ = {one.name: given[one.name] for one in game.options if one.always and one.name in given}
        scene, fault = stand(game, record, game.ruleset({**open_, **kit.ruleset}), kind)
        if scene is None:
            raise ClaimError(fault, where=place, hint=again)
        match = next((one for one in _asked(game)(scene) if (one.kind, one.at) == (kind, at)), None)
        if match is None:
            raise ClaimError(f"the hand has no puzzle {kind!r} at action {at}", where=place, hint=again)
        posed = Posed(match, scene)
        try:
            prove(posed)
        except ClaimError as error:
            error.where = f"{place}: {error.where}"
            raise
        found.append(posed)
    return tuple(found)


def pinned_text(posed: Iterable[Posed]) -> str:
    """Write puzzles as the JSON that :func:`read_pinned` reads."""
    entries = [
        {"kind": one.puzzle.kind, "at": one.puzzle.at, "record": as_json(one.scene.record)} for one in posed
    ]
    return laid_out(entries) + "\n"


def records(posed: Sequence[Posed]) -> list[tuple[str, bytes]]:
    """Give the hands of puzzles as files to attach, ``quiz-1.json`` and so on."""
    return [(f"quiz-{number}.json", page(one.scene.record).encode()) for number, one in enumerate(posed, 1)]


@blaming()
def tell(posed: Sequence[Posed], lang: str, kit: Kit | None = None) -> tuple[str, str]:
    """Tell puzzles in one language, as Markdown: figures with questions, by grade; a list of answers.

    ``kit``: that they are told for.
    """
    if not posed:
        return "", ""
    teller = Teller(posed[0].scene.game.id, lang, 0, kit)
    asked: list[str] = []
    for number, one in enumerate(posed, 1):
        puzzle = one.puzzle
        if number == 1 or puzzle.grade != posed[number - 2].puzzle.grade:
            asked.append(f"{{#quiz-grade-{number}}}\n### {teller.tell(Step(f'words.grade-{puzzle.grade}'))}")
        question = f"**{number}.** {teller.tell(puzzle.question)}"
        drawing = puzzle.figure._replace(values={**puzzle.figure.values, "width": WIDTH})
        asked.append(f"{{#quiz-{number}}}\n{figure(drawing, teller, question)}")
    answers = [f"{number}. {teller.text(one.puzzle.answer)}" for number, one in enumerate(posed, 1)]
    return "\n\n".join(asked), "{#quiz-answers}\n" + "\n".join(answers)


def _asked(game: Game) -> Any:
    asked = games.offer(game.id, "puzzles")
    if asked is None:
        raise KitError(f"the game {game.id!r} has no puzzles", hint="its lessons have no puzzles(scene)")
    return asked
