"""A part as it would be printed, looked at before it is: text in the safe zone, ink, sheets."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from operator import itemgetter
from typing import get_args

from printkit.check.edges import Outline, depth, edges_of
from printkit.check.fan import fan_faults
from printkit.check.rendered import FINE, Letter, inks, letters
from printkit.check.report import Fault, Piecework, Report
from printkit.check.strangers import strangers
from printkit.errors import FitError, PrintkitError, listed
from printkit.kit.data import count_of
from printkit.kit.editions import edition_of, parts_in
from printkit.kit.model import STANDARD, STRAIGHT, Backs, Ink, Kit, Part, Stock
from printkit.kit.resources import SHARED
from printkit.kit.schema import NO_WORDS
from printkit.making.faces import component, drawn, face_forms
from printkit.parts.faces import BACK, Component
from printkit.parts.notes import cut_off, small
from printkit.parts.setting import quoted
from printkit.pdf.paper import PAPERS, USUAL
from printkit.press.layout import read_layout
from printkit.press.leaves import Batch, Work, sheets
from printkit.press.preflight import Face, preflight
from printkit.press.share import Lot
from printkit.press.sheets import batch_of, work_of

SAFE = 3.0
"""Text keeps so far from the trim, mm: a cut may be off by that much, and corners are round."""

CLOSE = 0.05
KERNED = 2  # characters so near in a text are set together and may touch
SHARED_PART = 0.15  # of the smaller one's width and height: two characters that share less only touch
QUARTER = 0.25  # the low-ink edition takes less than this share of the ink
BACKS: Backs = "long-edge"

Found = tuple[int, object, float, str, str]
"""What is wrong on a face: the face's number, at which place, how bad it is, what it is, and what to do."""


def check_part(kit: Kit, part: Part, lang: str) -> Report:
    """Make a part in both inks and on each paper, and check the faces and the sheets.

    Raises whatever PrintkitError keeps it from being made.
    """
    backs = edition_of(kit, STANDARD).backs or BACKS
    faults: list[Fault] = []
    ink: dict[str, float] = {}
    laid: dict[str, Work] = {}
    area, faces = 0.0, 0
    notes: tuple[str, ...] = ()
    looks: object = None
    for edition in get_args(Ink):
        made = component(kit, part, lang, edition)
        before, looks = looks, (made.drawings(), made.pictures)
        if looks != before:  # many kits have nothing else for low ink
            pdf = drawn(kit, made)
            marks = tuple(letters(pdf))
            edges = None if part.shape in STRAIGHT else edges_of(made)
            seen = inks(pdf, made.bleed, FINE, edges)
            faults += (*_once(made, _unsafe(made, marks, edges)), *_once(made, _overlaid(made, marks)))
            faults += (*fan_faults(made, pdf), *_once(made, _unbled(made, [sides for _, sides in seen])))
        else:
            faults += fan_faults(made, pdf)  # it says in which ink
        ink[edition] = _ink(made, [share for share, _ in seen])
        if edition == "colour":
            faces = len(seen)
            notes = (*made.said(), *(f"{part.id}: {said} ({made.lang})" for said in strangers(pdf)))
            if found := small(made):
                size, words, name = found
                where = f"{name} ({made.lang})"
                notes += (
                    f"{part.id}: {quoted(words)!r} is {size:.1f} pt; text under 5 pt is hard to read: {where}",
                )
            lot = Lot(part, read_layout(part.layout, kit.folder), len(made.cards))
            for paper in (PAPERS[id_] for id_ in USUAL if lot.layout.suits(PAPERS[id_])):
                try:
                    batch = batch_of(lot, paper, backs)
                    pages = _sheets(kit, made, batch)
                except PrintkitError as error:
                    faults.append(Fault("sheets", error.told, error.where or part.id, error.hint or ""))
                    continue
                laid[paper.id] = batch.work
                area = area or pages * paper.width * paper.height
    work = Piecework(part.id, made.lang, len(made.cards), faces, laid, ink, area)
    return Report(kit.id, tuple(dict.fromkeys(faults)), parts=(work,), notes=notes)


def pair_notes(kit: Kit, part: Part, pair: str) -> Iterator[str]:
    """Note what does not fit, or lies on other text, with two languages on a part: nobody need print it so."""
    try:
        made = component(kit, part, pair, "colour")
        cut = [*cut_off(made)]
        said = f"text is cut off at the edge of {listed(cut, 1)}"
        found = [said] if cut else []
        found += [one.what for one in _once(made, _overlaid(made, tuple(letters(drawn(kit, made)))))]
    except PrintkitError as error:  # what else is wrong is told of each language
        found = [one.told for one in error.each if isinstance(one, FitError)]
    for what in found:
        yield f"{part.id}, with --lang {pair}: {what}"


def shared(kit: Kit) -> Report:
    """Plan the standard edition's sheets that parts share, by stock and paper.

    What cannot share a sheet, or fits on none, is a fault, and so is a part that no edition prints.
    """
    found: dict[str, dict[str, Work]] = {}
    faults: dict[Fault, None] = {}
    standard = edition_of(kit, STANDARD)
    printed = {part.id for one in (standard, *kit.editions) for part in parts_in(kit, one)}
    for part in kit.parts:
        if part.id not in printed:
            hint = "name it in the parts of an edition, or have an edition that names none: it prints all"
            faults[Fault("parts", "is in no edition", f"kit.toml: part.{part.id}", hint)] = None
    for stock in get_args(Stock):
        parts = [part for part in parts_in(kit, standard) if part.stock == stock]
        lots = [Lot(part, read_layout(part.layout, kit.folder), count_of(kit, part)) for part in parts]
        for paper in (PAPERS[id_] for id_ in USUAL) if lots else ():
            meant = [lot for lot in lots if lot.layout.suits(paper)]
            try:
                found.setdefault(stock, {})[paper.id] = work_of(meant, paper, standard.backs or BACKS)
            except FitError as error:
                faults[Fault("sheets", error.told, error.where or "", error.hint or "")] = None
    return Report(kit.id, tuple(faults), shared=found)


def low_ink(kit: Kit, made: Sequence[Piecework]) -> Iterator[Fault]:
    """Hold the low-ink edition of a kit against the coloured one, in each language.

    Where no drawing of the kit's own has less ink there is no such edition, which is no fault.
    """
    own = [one for one in made if not kit.named(one.part).template.startswith(f"{SHARED}/")]
    if all(one.ink["low"] == one.ink["colour"] for one in own):
        return
    for lang in kit.languages:
        said = [one.ink for one in made if one.lang in (lang, NO_WORDS)]
        low, colour = (sum(ink[name] for ink in said) for name in ("low", "colour"))
        if low >= QUARTER * colour > 0:
            uses = f"low ink uses {low / colour:.0%} of the colour edition's ink"
            yield Fault("ink", f"{uses}, and should use less than {QUARTER:.0%}", lang)


def _sheets(kit: Kit, made: Component, batch: Batch) -> int:
    """Make the sheets, look at them as at the end of a build, and give the number of printed sides."""
    from printkit.pdf.write import write

    data = write(sheets(kit, [(made, face_forms(kit, made))], batch, made.lang))
    return preflight(data, batch.paper, batch.backs, [Face(*made.whole, made.bleed)])


def _ink(made: Component, shares: Sequence[float]) -> float:
    """Give the ink on all pieces, mm²."""
    _, pairs = made.drawings()
    printed = Counter(side for pair in pairs for side in pair if side is not None)
    return sum(shares[page] * times for page, times in printed.items()) * made.width * made.height


def _once(made: Component, found: Iterable[Found]) -> Iterator[Fault]:
    """Give a fault for each place on fronts or backs: that of the worst face, and how many others have it."""
    names = [name for _, name, _ in made.faces()]
    places: dict[object, list[Found]] = {}
    for one in found:
        places.setdefault((names[one[0]].endswith(BACK), one[1]), []).append(one)
    for same in places.values():
        page, _, _, what, hint = max(same, key=itemgetter(2))
        many = len(same) - 1
        more = f", and the same place on {many} more card{'' if many == 1 else 's'}" if many else ""
        yield Fault("parts", f"{what}{more}", f"part {made.part.id}, {names[page]}", hint)


def _unsafe(
    made: Component, marks: Sequence[tuple[int, Letter]], edges: Sequence[Outline] | None
) -> Iterator[Found]:
    """Give each place at which text comes too near to the trim, with what stands there at its worst."""
    worst: dict[int, tuple[float, int, Letter]] = {}
    for page, letter in marks:
        over, edge = _over(made, letter, edges[page] if edges else ())
        if over > CLOSE and over > worst.get(page, (0.0, 0, letter))[0]:
            worst[page] = over, edge, letter
    hint = f"keep text {SAFE:g} mm inside the trim"
    for page, (over, edge, letter) in sorted(worst.items()):
        what = f"{letter.context!r} is {over:.2f} mm too close to the trim ({made.lang})"
        if over > SAFE:
            what = f"{letter.context!r} is {over - SAFE:.2f} mm beyond the trim ({made.lang})"
        yield page, (edge, _level(letter)), round(over, 2), what, hint


def _unbled(made: Component, short: Sequence[str]) -> Iterator[Found]:
    """Give where what reaches the trim does not go on into the bleed."""
    hint = f"draw it {made.bleed:g} mm further, or a cut that is a little off leaves white"
    for page, sides in enumerate(short):
        if sides:
            what = f"the drawing stops at the trim instead of the bleed, {sides} ({made.lang})"
            yield page, sides, 0.0, what, hint


def _level(letter: Letter) -> float:
    """Give a letter's baseline, rounded to half a millimetre, which the same line has on every card."""
    return round(letter.base * 2) / 2


def _overlaid(made: Component, marks: Sequence[tuple[int, Letter]]) -> Iterator[Found]:
    """Give each place at which a text lies on another; of text askew the boxes say too little."""
    pages: dict[int, list[Letter]] = {}
    for page, letter in marks:
        if letter.straight:
            pages.setdefault(page, []).append(letter)
    hint = "move one of them, or let it shrink with width= and least="
    for page, found in sorted(pages.items()):
        found.sort(key=lambda letter: letter.top)
        for number, upper in enumerate(found):
            lower = _first_on(upper, found[number + 1 :])
            if lower is not None:
                first, second = sorted((upper, lower), key=lambda letter: letter.place)
                what = f"{second.context!r} lies on {first.context!r} ({made.lang})"
                yield page, (_level(first), _level(second)), 0.0, what, hint
                break


def _first_on(upper: Letter, others: Sequence[Letter]) -> Letter | None:
    """Give the first of the characters that begin no higher which lies on this one."""
    below = itertools.takewhile(lambda letter: letter.top < upper.foot, others)
    return next((letter for letter in below if _on(upper, letter)), None)


def _on(one: Letter, other: Letter) -> bool:
    """Whether two characters share a good part of each one's width and height; neighbours may, being kerned."""
    wide = min(one.right, other.right) - max(one.left, other.left)
    if wide <= CLOSE or abs(one.place - other.place) <= KERNED:  # nearly all pairs: the rest of a line
        return False
    high = min(one.foot, other.foot) - max(one.top, other.top)
    width = min(one.right - one.left, other.right - other.left)
    height = min(one.foot - one.top, other.foot - other.top)
    return wide > SHARED_PART * width and high > max(CLOSE, SHARED_PART * height)


def _over(made: Component, letter: Letter, edge: Outline) -> tuple[float, int]:
    """Give by how much a character leaves the safe zone, mm, 0 or less inside, and at which side it does."""
    box = letter.left, letter.top, letter.right, letter.foot
    if edge:
        return SAFE - min(depth(x, y, edge) for x in box[::2] for y in box[1::2]), 0
    left, top, right, foot = (side - made.bleed for side in box)
    sides = SAFE - left, SAFE - top, right - made.width + SAFE, foot - made.height + SAFE
    return max((over, side) for side, over in enumerate(sides))
