"""Which clause is shown by which example, proven by which tests, told by which book; and the series' words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from printkit import games
from printkit.book.document import Document, text_of, texts, walk
from printkit.book.read import CLAUSES
from printkit.check.report import Covered, Fault
from printkit.draw.marks import card_parts
from printkit.errors import KitError, check_known, nearest
from printkit.games import IDS
from printkit.games.foreign import own_names
from printkit.kit.data import part_table
from printkit.kit.model import Kit
from printkit.kit.resources import data_folder, is_builtin, own_file, own_files
from printkit.kit.values import read_json, read_toml
from printkit.lessons import pinned
from printkit.lessons.examples import Examples
from printkit.lessons.referee import FOLDER
from printkit.lessons.registry import command, lessons_of
from printkit.text.inline import Mark

NEAR = 0.85
"""How alike two names are that are taken for one, as difflib counts: ``winner`` and ``winners`` are 0.92."""

KEYS = ("kind", "fact", "option", "unshown")
"""What clauses.toml may say of a clause."""

COVERAGE = "coverage.json"
"""Clauses and the tests that name them, as a run of printkit's tests with ``--write-coverage`` left it."""


def covered(examples: Examples, books: Iterable[Document]) -> tuple[Covered, ...]:
    """Give every clause of a kit's clauses.toml with what shows it; none without that file."""
    kit = examples.kit
    stated = _stated(kit.folder)
    tests = _tests(kit.folder)
    cited = Counter(clause for book in books for block in walk(book.blocks) for clause in block.clauses)
    return tuple(
        Covered(
            clause,
            entry["kind"],
            tuple(id for id, one in examples.proven.items() if clause in one.lesson.clauses),
            len(tests.get(clause, ())),
            entry.get("unshown", ""),
            cited[clause],
        )
        for clause, entry in stated.items()
    )


def faults(
    examples: Examples, sheets: Sequence[Document], books: Sequence[Document], clauses: Iterable[Covered]
) -> Iterator[Fault]:
    """Give what is missing: of a clause, of an example, of the rulebook (or, of examples, the sheet)."""
    kit = examples.kit
    known = set()
    for one in clauses:
        known.add(one.clause)
        # without an engine nothing can show a clause; ours have tests for those that no record shows
        excused = not kit.game or (one.unshown and not is_builtin(kit.folder))
        if not one.examples and not one.tests and not excused:
            yield Fault("clauses", "neither an example nor a test shows it", one.clause)
        if not one.blocks:
            hint = f"write {{.{one.clause}}}"
            yield Fault("clauses", "neither the rule sheet nor the rulebook has it", one.clause, hint)
    lessons = lessons_of(kit.game) if kit.game else {}
    if kit.game and known:
        game = games.get(kit.game)
        named = {*game.hand.clauses.values(), *(option.clause for option in game.options)}
        shown = (turn.legal.reason for one in examples.proven.values() for turn in one.scene.turns)
        named.update(reason.clause for reason in shown)
        for clause in sorted(named - known):
            near = nearest(clause, known) or ""
            yield Fault("clauses", f"the game names it, and {CLAUSES} does not", clause, near)
    for lesson in lessons.values():
        if lesson.id not in examples.proven:
            hint = command("examples", kit, lesson.id, "--regenerate --write")
            yield Fault("examples", "not pinned", f"{FOLDER}/{lesson.id}.json", hint)
        elif not known.intersection(lesson.clauses):
            yield Fault("examples", "shows no clause", lesson.id)
    for name in pinned.stale(kit.game) if kit.game and kit.game not in IDS else ():  # ours have a test for it
        what = "a small sample of it comes out otherwise than when it was pinned"
        yield Fault("examples", what, f"{pinned.FILE}: {name}", pinned.command(kit.game or "", name))
    for path in own_files(kit.folder, FOLDER, ".json"):
        if path.stem not in lessons:
            yield Fault("examples", "no lesson has it", f"{FOLDER}/{path.name}", "delete the file")
    for book in books:
        told = {block.id for one in (book, *sheets) if one.lang == book.lang for block in walk(one.blocks)}
        for id in examples.proven:
            if f"ex-{id}" not in told:
                yield Fault("examples", f"not in the rulebook ({book.lang})", id, f'{{{{ example("{id}") }}}}')


def unprinted(kit: Kit) -> Iterator[str]:
    """Note ranks of the game's pack that no card has, by the column ``rank``, where the cards have others."""
    game = games.get(kit.game or "")
    tables = [table for part in kit.parts if (table := part_table(kit, part)) and "rank" in table.columns]
    printed = {"T" if row["rank"] == "10" else row["rank"] for table in tables for row in table.rows}
    used = getattr(game.hand, "cards_used", lambda ruleset: ())(game.ruleset(kit.ruleset))
    ranks = dict.fromkeys(
        "T" if card[:-1] == "10" else card[:-1] for card in used if card[-1] in game.hand.pack.suits
    )
    lacking = [rank for rank in ranks if rank not in printed]
    if len(lacking) < len(ranks):
        for rank in lacking:
            yield f"game.py: no card has the rank {rank!r}, which figures show; a rank may have several letters"


def unused_cards(kit: Kit, documents: Iterable[Document]) -> Iterator[str]:
    """Note the cards of a text that the game never uses, each once in a document; jokers apart.

    They may be meant, as those to take out of a usual pack.
    """
    if kit.game is None:
        return
    game = games.get(kit.game)
    several = [(one.name, one.values) for one in game.options if one.always and isinstance(one.values, tuple)]
    played = [{name: value} for name, values in several for value in values] or [{}]
    rulesets = [game.ruleset({**each, **kit.ruleset}) for each in played]
    cards: Any = getattr(game.hand, "cards_used", lambda ruleset: game.hand.pack.codes)
    used = {card_parts(card, kit.suits) for ruleset in rulesets for card in cards(ruleset)}
    for document in documents if used else ():
        runs = ((block, one) for block in walk(document.blocks) for run in texts(block) for one in run)
        shown = {one.arg: block for block, one in runs if isinstance(one, Mark) and one.name == "card"}
        for card, block in shown.items():
            parts = card_parts(card, kit.suits)
            if parts and parts[1] and parts not in used:
                yield f"{document.source.at(block.line)}: the game does not use the card {card}"


def misspelt(game: str) -> Iterator[str]:
    """Note names in the class of a game's hands that are nearly one which the base asks for."""
    known, own = own_names(games.get(game))
    for owner, name, _ in own:
        if not name.startswith("_") and (near := get_close_matches(name, known, 1, NEAR)):
            yield f"game.py: printkit asks for no {owner}.{name}; did you mean {near[0]!r}?"


def _stated(folder: Path) -> Mapping[str, Mapping[str, Any]]:
    path = own_file(folder, CLAUSES)
    found: Mapping[str, Any] = read_toml(path) if path else {}
    for clause, entry in found.items():
        if not isinstance(entry, dict) or entry.get("kind") not in ("S", "I", "R"):
            raise KitError("a clause needs kind = S, I or R", where=f"{CLAUSES}: {clause}")
        check_known(entry, KEYS, "no key", where=f"{CLAUSES}: {clause}", kind=KitError)
    return found


def _tests(folder: Path) -> Mapping[str, list[str]]:
    path = own_file(folder, COVERAGE)
    if path is None:
        return {}
    found = read_json(path)
    if not isinstance(found, dict) or not all(isinstance(tests, list) for tests in found.values()):
        raise KitError("not a table of clauses and lists of tests", where=COVERAGE)
    return found


def sheet_faults(kit: Kit, sheets: Sequence[Document], books: Sequence[Document]) -> Iterator[Fault]:
    """Give the rules that a book leaves out, and the words that the series does not use."""
    for sheet, book in zip(sheets, books, strict=False):
        told = {block.id for block in walk(book.blocks)}
        for block in walk(sheet.blocks):
            if block.id in sheet.rules - told:
                where, hint = sheet.source.at(block.line), f'{{{{ rule("{block.id}") }}}} in {book.source.name}'
                yield Fault("clauses", "a rule of the sheet is not in the rulebook", where, hint)
    # by language: the words that the books of the series do not use, each with what they use instead
    series = read_toml(data_folder("templates") / "shared" / "book" / "series.toml")
    for document in (*sheets, *books) if is_builtin(kit.folder) else ():
        yield from _words(document, series.get(document.lang, {}))


def _words(document: Document, forbidden: Mapping[str, str]) -> Iterator[Fault]:
    for word, instead in forbidden.items():
        pattern = re.compile(word)
        for block in walk(document.blocks):
            for match in filter(None, (pattern.search(text_of(run)) for run in texts(block))):
                what = f"‘{match[0]}’ is not a term that this series uses"
                yield Fault("languages", what, document.source.at(block.line), f"write {instead}")
