"""What a check comes to: faults, each with its place, and the tables that it was read from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that has to be mended.

    ``kind``: what was checked (``clauses``, ``examples``, ``languages``). ``where``: as a person would look for
    it. ``sides``: the same place in each language, where the two are out of step.
    """

    kind: str
    what: str
    where: str = ""
    hint: str = ""
    sides: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Covered:
    """A clause of the rules and what shows it.

    ``kind``: ``S``, ``I`` or ``R``. ``examples``: the lessons whose pinned records show it. ``tests``: how many
    tests of the engine name it. ``unshown``: why no record can show it, "" where one can. ``blocks``: how many
    blocks of the rulebook cite it.
    """

    clause: str
    kind: str
    examples: tuple[str, ...]
    tests: int
    unshown: str
    blocks: int


@dataclass(frozen=True, slots=True)
class Report:
    """All that was checked of a kit."""

    kit: str
    faults: tuple[Fault, ...]
    clauses: tuple[Covered, ...] = ()
