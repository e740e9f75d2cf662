"""What a spreadsheet shows in a cell → its text: numbers and dates by their formats, bold words as marks.

What is not printed as the sheet has it is noted: the first cell of each kind.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Collection, Mapping, Sequence
from decimal import ROUND_HALF_UP, Decimal
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from printkit.kit.table import Table, spell_numbers

GENERAL = ("General", "@", "")
FIGURES = re.compile(r"(?P<thousands>#,#{0,2})?#*(?P<whole>0{1,9})(?:\.(?P<places>0{1,9}))?(?P<percent> ?%)?")
"""Formats of numbers that are followed."""

BESIDE = re.compile(r"_.|\*.|\\(?=[ -])|\[[A-Z][a-z]+\d*\]")
"""Room and colours in a format."""

CLOCKS = ("h:mm", "hh:mm", "h:mm:ss", "hh:mm:ss")
LINE = re.compile(r"^([ \t\u3000]*+(?>(?:[-•] ++)?))(\S(?:.*\S)?)", re.MULTILINE)
"""Room or a bullet before the words of a line, and the words."""


Run = tuple[str, bool, bool]
"""Words, whether they are bold and whether italic."""


def text_of(value: object, format: str) -> tuple[str, bool]:
    """Give a number, date or time as text, and whether the sheet shows it so. ``format``: in Excel's signs."""
    if isinstance(value, (int, float)):
        shown = _number(value, format)
        return shown or _number(value, "") or str(value), shown is not None
    if isinstance(value, str):
        return value, True
    plain = re.sub(r"\\|\[[^][]*\]|;@$", "", format).lower()
    exact = "seconds" if "s" in plain else "minutes"
    if isinstance(value, datetime.datetime):
        midnight = value.time() == datetime.time()
        text = value.date().isoformat() if midnight else value.isoformat(" ", exact)
        return text, plain.startswith("yyyy-mm-dd")
    if isinstance(value, datetime.time):
        text = value.isoformat(exact)
        return text if plain.startswith("hh") else text.removeprefix("0"), plain in CLOCKS
    if isinstance(value, datetime.timedelta):
        minutes, seconds = divmod(round(value.total_seconds()), 60)
        text = f"{minutes // 60}:{minutes % 60:02}" + (f":{seconds:02}" if exact == "seconds" else "")
        return text, format.startswith("[h")
    return str(value), True


def _number(value: float, format: str) -> str | None:
    """Write a number by its format; None for a format that is not followed."""
    if format in GENERAL:
        whole = float(value).is_integer() and abs(value) < 1e15
        return str(int(value)) if whole or isinstance(value, int) else f"{value:.10g}"
    first, *others = format.split(";")
    found = FIGURES.fullmatch(BESIDE.sub("", first).strip())
    other = others if value < 0 else value == 0 and others[1:2] not in ([], [first])
    if found is None or abs(value) >= 1e15 or other:
        return None
    places = len(found["places"] or "")
    number = Decimal(f"{value:.15g}") * (100 if found["percent"] else 1)
    number = number.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)
    if found["thousands"] and abs(number) >= 1000:
        return None  # 1,200 would be no number to templates any more
    wide = len(found["whole"]) + (places + 1 if places else 0) + (number < 0)
    return f"{number:0{wide}f}{found['percent'] or ''}"


def runs_of(value: Sequence[Any], font: Any) -> tuple[list[Run], bool]:
    """Read openpyxl's rich text, and tell whether its words differ in more than bold and italic.

    ``font``: the cell's, which words without one of their own have.
    """
    runs: list[Run] = []
    looks = set()
    for one in value:
        own = getattr(one, "font", None) or font
        runs.append((str(one), bool(own.b), bool(own.i)))
        colour = own.color.value if own.color is not None else 1
        looks.add((own.u, bool(own.strike), own.vertAlign, 1 if colour in (8, 64, "FF000000") else colour))
    return runs, len(looks) > 1


def marked(runs: Sequence[Run]) -> str:
    """Join words; those that are bold or italic among others that are not get printkit's marks."""
    words = [run for run in runs if run[0].strip()]
    odd = [len({run[style] for run in words}) > 1 for style in (1, 2)]
    text = ""
    for (bold, italic), some in groupby(runs, lambda run: run[1:]):
        joined = "".join(run[0] for run in some)
        mark = "**" * (bold and odd[0]) + "*" * (italic and odd[1])
        text += joined if "*" in joined else LINE.sub(rf"\1{mark}\2{mark}", joined)
    return text


def named(column: int, heads: Sequence[str]) -> str:
    """Give a column's name in quotation marks, or its number, from 1, where it has none."""
    return next((repr(head) for head in heads[column - 1 : column] if head), str(column))


def not_shown(place: str, column: str, text: str, shown: str) -> str:
    """Note a value that is not printed as the sheet shows it, by a format or as what it says (``shown``)."""
    return (
        f"{place}: column {column} is printed as {text}, not as the sheet shows it ({shown}); "
        "to print that, enter it as text"
    )


def words_lost(place: str, column: str) -> str:
    """Note colours and the like within a cell."""
    return f"{place}: colours, underlines and the like in column {column} are not printed; bold and italic are"


def noted(
    table: Table, notes: Mapping[str, str], hidden: Collection[int], merged: Sequence[tuple[int, int]]
) -> Table:
    """Add notes on its cells to a table, and on hidden rows and cells over several.

    ``merged``: their first and last rows.
    """
    said = [*table.notes, *notes.values()]
    lines = [int(place.rpartition(" ")[2]) for place in table.places]  # of a workbook: …: row 3
    if rows := [line for line in lines if line in hidden]:
        said.append(f"{table.name}: rows that are hidden in the sheet are printed, too: {spell_numbers(rows)}")
    first = (next((line for line in lines if a <= line <= b), 0) for a, b in merged)
    if rows := [line for line in first if line]:
        said.append(
            f"{table.name}: of merged cells the first alone has the text, the others are empty: "
            f"rows {spell_numbers(rows)}"
        )
    return replace(table, notes=tuple(said))
