"""Checking a kit as a whole, or a finished PDF, before it is printed: ``printkit check`` shows it."""

from __future__ import annotations

from printkit.check.file import check_file
from printkit.check.report import Book, Covered, Fault, FileReport, Font, Laid, Pages, Pair, Piecework, Report
from printkit.check.run import SECTIONS, check_kit, check_kits

__all__ = [
    "SECTIONS",
    "Book",
    "Covered",
    "Fault",
    "FileReport",
    "Font",
    "Laid",
    "Pages",
    "Pair",
    "Piecework",
    "Report",
    "check_file",
    "check_kit",
    "check_kits",
]
