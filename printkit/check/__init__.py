"""Checking a kit as a whole, without building it: what :mod:`printkit.cli` shows as ``printkit check``."""

from __future__ import annotations

from printkit.book.check import compare
from printkit.book.read import document
from printkit.check import clauses, languages
from printkit.check.report import Covered, Fault, Report
from printkit.errors import PrintkitError
from printkit.kit.model import Kit
from printkit.lessons import examples, facts, quiz

__all__ = ["Covered", "Fault", "Report", "check_kit"]


def check_kit(kit: Kit) -> Report:
    """Check a kit: its examples, its clauses, its languages.

    What cannot be read at all is one fault, and what depends on it is then not looked at.
    """
    try:
        proven = examples(kit)
        puzzles = quiz.read_pinned(kit)
        books = [
            document(
                kit,
                lang,
                facts=facts(kit),
                example=proven.markdown,
                quiz=lambda one: quiz.tell(puzzles, one),
            )
            for lang in sorted(kit.book)
        ]
        for other in books[1:]:
            compare(books[0], other)
    except PrintkitError as error:
        return Report(kit.id, (Fault("kit", error.what, error.where or "", error.hint or ""),))
    shown = clauses.covered(proven, books)
    found = [*clauses.faults(proven, books, shown)]
    if len(books) > 1:
        found += languages.faults(books)
    return Report(kit.id, tuple(found), shown)
