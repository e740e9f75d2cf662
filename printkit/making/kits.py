"""Reads a kit as its edition has it, with its fonts, and plans what is made of it, within bounds."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import lru_cache, partial
from pathlib import Path

from msgspec.structs import astuple, replace

from printkit.errors import KitError, PrintkitError, UsageError
from printkit.kit.data import count_of
from printkit.kit.editions import edition_of, in_edition, size_called
from printkit.kit.model import Backs, Kit, Typefaces
from printkit.kit.read import read_kit
from printkit.kit.resources import is_builtin, own_files
from printkit.kit.said import file_name, said_in
from printkit.kit.schema import NO_WORDS, PAIR, foreign
from printkit.kit.values import lined
from printkit.kit.worker import WORK, beat, guarded
from printkit.making.plan import asks_book, joined_outputs, left_out, plan
from printkit.making.settings import Output, Settings
from printkit.pdf.paper import PAPERS
from printkit.text.faces import OURS, Fonts, use
from printkit.text.own import FOLDER, read_fonts
from printkit.writing import state_of

FONTS = 60.0
"""Longest time of the processor for all fonts of a kit that are new: to unpack a large WOFF2 takes 20."""


def use_fonts(kit: Kit) -> None:
    """Have text set with a kit's own fonts, where it has any.

    Raises KitError for one that is wrong, TemplateError for one that takes too long.
    """
    # a link to nowhere has no state: it is refused when it is read
    found = tuple((path.name, state_of(path)) for path in own_files(kit.folder, FOLDER, ""))
    use(_read(kit.folder, kit.fonts, found) if found or kit.fonts != Typefaces() else Fonts())


@lru_cache(maxsize=16)
def _read(folder: Path, asked: Typefaces, found: tuple[object, ...]) -> Fonts:
    """Read the fonts once for each state of their folder, which ``found`` tells."""
    roles = {name: families for name in OURS if (families := getattr(asked, name))}
    called = {name: astuple(one) for name, one in asked.files}
    return guarded(folder, lambda: read_fonts(folder, roles, called), FOLDER, FONTS)


Planned = tuple[tuple[Output, ...], list[Output], list[Output], tuple[str, ...]]
"""A build's outputs: all; those made first; those that hold others. And what is left out."""


def read_and_planned(folder: Path, settings: Settings) -> tuple[Kit, Settings, Planned]:
    """Read a kit and plan; give it, and the settings, as its edition has them."""
    name = folder.resolve().name
    try:
        kit = read_kit(folder, settings.trust)
        use_fonts(kit)
        edition = edition_of(kit, settings.edition)
        if settings.size:
            edition = replace(edition, size=size_called(settings.size))
        own = settings.of(edition)
        kit = in_edition(kit, edition, own.backs)
        name = kit.id
        return kit, own, guarded(folder, partial(_planned, kit, own), kit.id, WORK)
    except UsageError:
        raise
    except PrintkitError as error:
        blame(error, folder, name)
        raise


def _planned(kit: Kit, settings: Settings) -> Planned:
    outputs, said = plan(kit, settings), left_out(kit, settings)
    edition = edition_of(kit, settings.edition)
    if asks_book(kit, edition, settings) and not any(one.with_book for one in outputs):
        hint = "add --format pdf, and leave out --only and --sheets by-part"
        raise UsageError("--with book is for an edition's file on ordinary paper", hint=hint)
    if settings.profile and not any(one.format == "pdf" for one in outputs):
        raise UsageError("--profile is for PDFs", hint="add --format pdf, or a shop that takes one: pod:any-x4")
    if not is_builtin(kit.folder):
        afford(kit, outputs, settings.backs)
    langs = {lang for one in outputs for lang in one.lang.split(PAIR)}
    if own_files(kit.folder, "locale", ".po"):
        from printkit.translate.state import compared, unfinished

        with contextlib.suppress(PrintkitError):  # a record that cannot be read is no text to print
            said += tuple(unfinished(kit, compared(kit, langs)))
    elif {"pdf", "html"} & {*settings.formats}:
        notes = (
            f"printkit speaks English, not {lang!r}, on sheets and boxes, in books and on the assembly page"
            f" until the kit has {file_name(lang)} (docs/translate.md)"
            for lang in sorted(langs - {NO_WORDS})
            if foreign(lang, said_in(lang, kit))
        )
        said += tuple(notes)
    before = {one: joined_outputs(kit, settings, one) for one in outputs if one.joined}
    later = [one for one, some in before.items() if some]
    first = [one for one in outputs if one not in later]
    needed = dict.fromkeys(one for some in before.values() for one in some if one not in outputs)
    return outputs, [*first, *needed], later, said


def lacking(kit: Kit) -> PrintkitError | None:
    """Give all that a stranger's kit lacks in one of its languages; None for one thing, told where it is met.

    Asked once something is wrong: it reads every text of the kit.
    """
    if is_builtin(kit.folder) or len(kit.languages) == 1:
        return None
    from printkit.translate.lacks import refuse

    try:
        return guarded(kit.folder, partial(refuse, kit), kit.id, WORK)
    except PrintkitError as error:
        blame(error, kit.folder, kit.id)
        return error


def blame(error: PrintkitError, folder: Path, kit: str, otherwise: str = "") -> None:
    """Name the kit where an error is, unless it does so itself; ``otherwise``: after it if it says none.

    Before a file it is the folder that is named: an id may be written otherwise. An option is no file of it.
    """
    name = folder.resolve().name
    for one in error.each:
        named = f"{kit}/", f"{kit}:", "--"
        if one.where not in (kit, str(folder)) and not (one.where or "").startswith(named):
            one.where = f"{name}/{lined(one.where, folder)}" if one.where else f"{kit}{otherwise}"


MOST_FILES, MOST_SHEETS = 2_000, 10_000
"""Of one build. A deck of 1,000 cards in five languages on both papers takes some 1,100 sheets."""


def afford(kit: Kit, outputs: Sequence[Output], backs: Backs) -> None:
    """Raise KitError for more files or sheets than anybody prints at a time.

    What cannot be counted, for it cannot be made, is left to who makes it.
    """
    hint = "build it piece by piece: --only, --lang, --paper"
    if len(outputs) > MOST_FILES:
        raise KitError(f"{len(outputs)} files to make, more than {MOST_FILES}", hint=hint)
    sheets, known = 0, dict[tuple[str, str, str], int]()
    every = [(output, part) for output in outputs if output.paper in PAPERS for part in kit.parts]
    # what shares its stock is counted as if it had sheets of its own
    each = [(one, part) for one, part in every if one.part == part.id or one.stock == part.stock]
    whole = all(PAPERS[output.paper].takes(*astuple(part.size)) for output, part in each)
    with contextlib.suppress(PrintkitError):
        if whole and sum(count_of(kit, part) for _, part in each) <= MOST_SHEETS:
            return
    for output, part in each:
        name = part.id, output.paper, output.layout
        if name not in known:
            from printkit.press.assembly import printed

            beat()
            known[name] = 0
            with contextlib.suppress(PrintkitError):
                made = printed(kit, part, "", PAPERS[output.paper], backs, output.layout)
                known[name] = len(made.laid.leaves)
        sheets += known[name]
        if sheets > MOST_SHEETS:
            raise KitError(f"{sheets} sheets to print, more than {MOST_SHEETS}", hint=hint)
