"""The machine that cuts a build's sheets: the paper as it cuts it, and the parts that it has no room for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from printkit.errors import FitError, UsageError
from printkit.kit.editions import edition_of, parts_in
from printkit.kit.model import Kit, Part
from printkit.making.layouts import chosen_layouts, layout_of
from printkit.making.settings import CUTS, DEFAULT_DPI, PICTURES, Output, Settings
from printkit.pdf.paper import PAPERS, Paper
from printkit.press.cutter import read_cutter
from printkit.press.layout import settle_backs


def check_cutter(kit: Kit, settings: Settings) -> None:
    """Look whether the machine is known, and cuts the paper that was asked for, which no layout may fold."""
    if not settings.cutter:
        return
    if settings.backs == "gutterfold":
        what = "--cutter: a machine cuts paper that lies flat, and --backs gutterfold folds it"
        raise UsageError(what, hint="choose another --backs")
    edition, chosen = edition_of(kit, settings.edition), chosen_layouts(kit, settings)
    there = () if settings.only and edition.id not in settings.only else parts_in(kit, edition)
    for part in (one for one in kit.parts if one.id in settings.only or one in there):
        layout = layout_of(kit, part, chosen)
        if settle_backs(settings.backs, layout, part.back is not None) == "gutterfold":
            folds = f"the layout {layout.id} of {part.id} folds it"
            what = f"--cutter: a machine cuts paper that lies flat, and {folds}"
            raise UsageError(what, where=kit.id, hint=f"choose another one: --layout {part.id}=block")
    cutter = read_cutter(settings.cutter, kit.folder)
    pictures = (*PICTURES, "tts", *(CUTS if cutter.picture else ()))
    if settings.dpi != DEFAULT_DPI and not {*pictures} & {*settings.formats}:
        raise UsageError("--dpi is for pictures", hint="add --format png or --format tts")
    for paper in settings.papers:
        cutter.paper(PAPERS[paper])


def picture_dpi(kit: Kit, settings: Settings, form: str) -> int:
    """Give the dpi of pictures that a machine's own program prints; 0 where there are none, or as usual."""
    if form not in CUTS or not settings.cutter or settings.dpi == DEFAULT_DPI:
        return 0
    return settings.dpi if read_cutter(settings.cutter, kit.folder).picture else 0


def paper_of(kit: Kit, output: Output) -> Paper:
    """Give the paper that an output's sheets are laid out on: as the machine cuts it, where one does."""
    paper = PAPERS[output.paper]
    return read_cutter(output.cutter, kit.folder).paper(paper) if output.cutter else paper


def laid_parts(kit: Kit, settings: Settings, paper: str) -> tuple[Part, ...]:
    """Give the parts of a build's edition that lie on sheets of a paper: all that its machine has room for.

    Raises FitError where there is room for none.
    """
    parts = parts_in(kit, edition_of(kit, settings.edition))
    large = dict(_too_large(kit, settings, paper))
    if large and len(large) == len(parts):
        raise next(iter(large.values()))
    return tuple(part for part in parts if part.id not in large)


def left_uncut(kit: Kit, settings: Settings) -> Iterator[str]:
    """Say which parts the machine has no room for, and whose backs its program does not print: a line each."""
    if settings.cutter and {*CUTS} & {*settings.formats} and read_cutter(settings.cutter, kit.folder).picture:
        asked = [one for one in kit.parts if one.id in settings.only]
        there = asked or parts_in(kit, edition_of(kit, settings.edition))
        if settings.backs != "none" and (lost := [one.id for one in there if one.back is not None]):
            yield f"--cutter {settings.cutter} prints fronts alone: without the backs of {', '.join(lost)}"
    for paper in settings.papers:
        for part, error in _too_large(kit, settings, paper):
            yield f"left out of --cutter {settings.cutter}: {part}: {error.what}"


def laid_otherwise(kit: Kit, settings: Settings) -> Iterator[str]:
    """Say which parts are printed in tiles, unasked, or not in halves, though asked: a line each."""
    edition, chosen = edition_of(kit, settings.edition), chosen_layouts(kit, settings)
    for paper in map(PAPERS.__getitem__, settings.papers):
        for part in parts_in(kit, edition):
            layout = layout_of(kit, part, chosen)
            asked = not settings.only or {part.id, edition.id} & {*settings.only}
            halves = layout.halves and not layout.shown(part.bleed)
            large = halves or not paper.takes(part.size.width, part.size.height)
            if not asked or layout.overlap or not large:
                continue
            from printkit.press.share import fitted  # which takes a while to import
            from printkit.press.sheets import tiling_of

            with suppress(FitError):  # it is told when the part is made
                if made := tiling_of(part, paper, layout, settings.backs):
                    yield f"{part.id}: too large for {paper.name}, printed on {made.sheets} sheets to join"
                elif halves and not fitted(part, paper, layout, "none").halves:
                    what = f"too large for half of {paper.name}, laid out without halves, to cut by its marks"
                    yield f"{part.id}: {what}"


def _too_large(kit: Kit, settings: Settings, paper: str) -> Iterator[tuple[str, FitError]]:
    """Give the parts that are too large, and in what way; one that was asked for by name is an error later."""
    if not settings.cutter or settings.only:
        return
    from printkit.press.share import Lot
    from printkit.press.sheets import batch_of

    room = read_cutter(settings.cutter, kit.folder).paper(PAPERS[paper])
    chosen = chosen_layouts(kit, settings)
    for part in parts_in(kit, edition_of(kit, settings.edition)):
        layout = layout_of(kit, part, chosen)
        try:
            if batch_of(Lot(part, layout, 1), room, settings.backs).parted and part.shape == "net":
                raise FitError(f"it is larger than {room.name}, and no machine joins its tiles")
        except FitError as error:
            yield part.id, error
