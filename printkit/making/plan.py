"""Which files a build makes of a kit."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import get_args

from msgspec.structs import replace

from printkit.errors import UsageError, check_known, placed, together
from printkit.export.pictures import frame_at
from printkit.export.pod import Shop, read_shop
from printkit.kit.boxes import finish_of
from printkit.kit.data import count_of
from printkit.kit.editions import edition_of, parts_in, size_called
from printkit.kit.model import OTHER_LANGUAGE, STANDARD, Edition, Kit, Part, Stock
from printkit.kit.render import load, names, tells_behind
from printkit.kit.resources import SHARED, own_file, quoted, word_of
from printkit.kit.said import record_name
from printkit.kit.schema import LANGUAGE, NO_WORDS, PAIR
from printkit.kit.table import spell_numbers
from printkit.making.layouts import backs_of, chosen_layouts, spelled, texts_and_parts
from printkit.making.machine import check_cutter, laid_otherwise, laid_parts, left_uncut, picture_dpi
from printkit.making.settings import (
    ALL,
    ASSEMBLY,
    CUTS,
    DEFAULT_BACKS,
    DEFAULT_DPI,
    DEFAULT_INK,
    PICTURES,
    POD,
    RULEBOOK,
    RULESHEET,
    Output,
    Settings,
)
from printkit.text.languages import habits

TEXTS = (RULESHEET, RULEBOOK, ASSEMBLY)


def parts_of(kit: Kit) -> tuple[str, ...]:
    """Give all that can be built of a kit, by name, in printing order; its editions last."""
    return (*texts_and_parts(kit), STANDARD, *(edition.id for edition in kit.editions), ALL)


def joined_outputs(kit: Kit, settings: Settings, output: Output) -> tuple[Output, ...]:
    """Give what goes before the parts in an edition's file on paper: the rule sheet, and what it says besides.

    The rulebook, which is to be read and not to be played from, is in it if asked for, or if there is no sheet.
    """
    there = replace(settings, only=(), languages=(output.lang,), papers=(output.paper,), formats=("pdf",))
    wanted = [RULESHEET, *(name for name in edition_of(kit, settings.edition).extra if name == ASSEMBLY)]
    made = {one.part: one for one in plan(kit, there)}
    if settings.with_book or RULESHEET not in made:
        wanted.append(RULEBOOK)
    return tuple(made[name] for name in wanted if name in made)


def languages_for(kit: Kit, settings: Settings) -> tuple[str, ...]:
    """Give the editions to build; refuse a language that the kit does not have."""
    if not settings.languages:
        return kit.languages
    known = tuple(dict.fromkeys((*kit.languages, PAIR.join(kit.languages[:2]))))
    for asked in settings.languages:
        codes = asked.split(PAIR)
        for code in (one for one in codes if one not in known and LANGUAGE.fullmatch(one)):
            if file := own_file(kit.folder, name := record_name(code)):
                hint = f"printkit translate import {word_of(kit.id, kit.folder)} {quoted(file)}"
                raise UsageError(f"{name} is there and not imported", where=kit.id, hint=hint)
        check_known(codes, known, f"{kit.id} has no language", listed="it has:")
        if len(codes) > 2 or len(set(codes)) < len(codes):
            what = f"{asked!r} is neither a language nor a pair of two"
            raise UsageError(what, hint="write one such as ja, or ja+en")
    return tuple(dict.fromkeys(settings.languages))


def told_in(kit: Kit, kind: str, lang: str) -> bool:
    """Whether the kit has its rulebook, or its rule sheet, in a language; in both of two (``ja+en``)."""
    files = kit.book if kind == RULEBOOK else kit.rulesheet
    return all(one in files for one in lang.split(PAIR))


def untold(kit: Kit, languages: Sequence[str]) -> Iterator[str]:
    """Say which languages have no rulebook, or no rule sheet, where others have one."""
    codes = dict.fromkeys(code for lang in languages for code in lang.split(PAIR))
    for kind, files in ((RULESHEET, kit.rulesheet), (RULEBOOK, kit.book)):
        lacking = [code for code in codes if code not in files]
        if files and lacking:
            yield f"no {kind} in {', '.join(lacking)}: kit.toml names one in {', '.join(files)} alone"


def plan(kit: Kit, settings: Settings) -> tuple[Output, ...]:
    """Give every file that the settings ask for, in printing order.

    Raises UsageError for a part or language that the kit does not have.
    """
    edition = edition_of(kit, settings.edition)
    everything = texts_and_parts(kit)
    check_known(settings.only, (*everything, edition.id), f"{kit.id} has no part", listed="it has:")
    if settings.cards:
        _check_cards(kit, settings)
    chosen = chosen_layouts(kit, settings)
    check_cutter(kit, settings)
    laid = {paper: {part.id for part in laid_parts(kit, settings, paper)} for paper in settings.papers}
    languages = languages_for(kit, settings)
    there = [part.id for part in parts_in(kit, edition)]
    wanted = settings.only or [id for id in everything if not kit.part(id) or id in there]
    outputs: list[Output] = []
    for id in everything:
        if id in wanted and not (id == ASSEMBLY and settings.cutter):  # which tells how to cut by hand
            papers = [paper for paper in settings.papers if id in laid[paper] or id in (*settings.only, *TEXTS)]
            outputs += _outputs(kit, edition, id, languages, settings, chosen.get(id, ""), papers)
    if edition.id in settings.only or (not settings.only and settings.sheets == "shared"):
        outputs += _edition(kit, edition, languages, settings, chosen, laid)
    if "tts" in settings.formats:
        outputs += _objects(kit, languages, settings)
    if not outputs:
        parts = [part for part in kit.parts if part.id in wanted]
        lacks = [shop.lacks(part) for shop in _shops(kit, settings) for part in parts]
        lacks += _folded(kit, settings)
        if lacks:
            raise together(tuple(UsageError(what, where=kit.id) for what in lacks))
        hint = "rule sheets are made as pdf; rulebooks as pdf or html; parts as pdf, png or tts, or for a shop"
        raise UsageError(f"{kit.id} has nothing to make as {' or '.join(settings.formats)}", hint=hint)
    return tuple(outputs)


def _outputs(
    kit: Kit,
    edition: Edition,
    id: str,
    languages: tuple[str, ...],
    settings: Settings,
    layout: str,
    papers: Sequence[str],
) -> Iterator[Output]:
    """Give the files of a part or text alone: those on paper, web pages, pictures."""
    part = kit.part(id)
    named = _named(kit, edition, part, settings) if part or id == ASSEMBLY else ""
    finish = finish_of(kit, part, settings.backs) if part else ""
    backs = settings.backs if id == ASSEMBLY or (id == RULEBOOK and layout) else None
    if part:
        backs = backs_of(kit, part, settings.backs, layout)
    langs = (NO_WORDS,) if part and not part.words else languages
    if id in (RULESHEET, RULEBOOK) and not (id in settings.only and settings.languages):
        langs = tuple(lang for lang in langs if told_in(kit, id, lang))
    ink = DEFAULT_INK if id in (RULESHEET, RULEBOOK) else settings.ink
    printer = settings.printer if part or layout or id == ASSEMBLY else ""
    cutter = settings.cutter if part else ""
    forms = [form for form in ("pdf", *(CUTS if part else ())) if form in settings.formats]
    if part and not settings.only and settings.sheets == "shared":
        forms = []
    for lang in langs:
        one = Output(kit.id, id, lang, "", None, ink, "", settings.cards, finish=finish, edition=named)
        if not part:
            one = replace(one, ruby=_ruby(lang, settings))
        printed = replace(one, backs=backs, layout=layout, printer=printer, cutter=cutter)
        if id == ASSEMBLY:
            printed = _assembly(kit, edition, settings, printed)
        for form, paper in product(forms, papers):
            press, dpi = settings.press if form == "pdf" else "", picture_dpi(kit, settings, form)
            yield replace(printed, paper=paper, format=form, press=press, dpi=dpi)
        if id == RULEBOOK and "html" in settings.formats:
            yield replace(one, format="html")
        if part:
            yield from _pictures(kit, part, one, settings)


def _assembly(kit: Kit, edition: Edition, settings: Settings, one: Output) -> Output:
    """Name in an assembly page what it tells of: all parts, whatever ``only`` says."""
    chosen = chosen_layouts(kit, replace(settings, only=()))
    laid = spelled(kit, chosen, [RULEBOOK, *(part.id for part in kit.parts)])
    if settings.sheets != "shared":
        return replace(one, layout=laid, sheets=settings.sheets)
    return replace(one, layout=laid, with_book=asks_book(kit, edition, settings))


def asks_book(kit: Kit, edition: Edition, settings: Settings) -> bool:
    """Whether the rulebook is asked for besides the rule sheet, where it would not be."""
    return settings.with_book and "book" not in edition.extra and bool(kit.rulesheet and kit.book)


def _edition(
    kit: Kit,
    edition: Edition,
    languages: Sequence[str],
    settings: Settings,
    chosen: Mapping[str, str],
    laid: Mapping[str, Collection[str]],
) -> list[Output]:
    """Give an edition's files, one for each stock; of lines to cut by, one for each that is cut.

    ``laid``: the parts that lie on sheets of each paper.
    """
    cut = {paper: {part.stock for part in kit.parts if part.id in ids} for paper, ids in laid.items()}
    book = {} if kit.rulesheet and not settings.with_book else {RULEBOOK: "paper"}
    lies = {**book, **{part.id: part.stock for part in kit.parts}}
    told = {name for name in edition.extra if name != ASSEMBLY or not settings.cutter}
    tells = "paper" if ASSEMBLY in told else ""  # of all parts, how they lie
    read = {lang for lang in languages if told or told_in(kit, RULESHEET, lang) or told_in(kit, RULEBOOK, lang)}
    usual = edition.backs or DEFAULT_BACKS, edition.ink or DEFAULT_INK
    return [
        Output(
            *(kit.id, edition.id, lang, paper),
            backs=None if settings.backs == usual[0] else settings.backs,
            ink="" if settings.ink == usual[1] else settings.ink,
            layout=spelled(kit, chosen, [id for id, on in lies.items() if stock in (on, tells)]),
            printer=settings.printer,
            cutter=settings.cutter,
            format=form,
            dpi=picture_dpi(kit, settings, form),
            edition=settings.size,
            with_book=form == "pdf" and stock == "paper" and asks_book(kit, edition, settings),
            stock=stock,
            press=settings.press if form == "pdf" else "",
            ruby=_ruby(lang, settings) if form == "pdf" and stock == "paper" else "",
        )
        for form in ("pdf", *CUTS)
        if form in settings.formats
        for lang in languages
        for paper in settings.papers
        for stock in get_args(Stock)
        if stock in cut[paper] or (form == "pdf" and stock == "paper" and lang in read)
    ]


def _ruby(lang: str, settings: Settings) -> str:
    """Say which terms have their readings, "" where none have, or the language knows no such."""
    return settings.ruby if settings.ruby != "none" and any(habits(one).ruby for one in lang.split("+")) else ""


def _named(kit: Kit, edition: Edition, part: Part | None, settings: Settings) -> str:
    """Name edition or size in the names of files that it makes others: cards, their box, how to print it."""
    size = size_called(settings.size) if settings.size else edition.size
    sizes = {part.size, *(kit.named(id).size for id in part.holds)} if part else {size}
    if part is not None and size not in sizes and part.art == "full":
        return ""
    if settings.size and edition.id != STANDARD:
        return f"{edition.id}-{settings.size}"
    return settings.size or (edition.id if part or edition.id != STANDARD else "")


def _pictures(kit: Kit, part: Part, one: Output, settings: Settings) -> list[Output]:
    """Give the folders of pictures, and the PDFs for shops, of one part; none of a shop without such cards."""
    found = [replace(one, format=kind, dpi=settings.dpi) for kind in PICTURES if kind in settings.formats]
    if found:
        with placed(lambda: f"{one.kit}: {part.id}"):
            frame_at(part.size.width, part.size.height, settings.dpi, part.shape)
    for shop in _shops(kit, settings):
        if shop.stock(part) is not None:
            pdf = shop.makes == "pdf"
            found.append(replace(one, shop=shop.id) if pdf else replace(one, format=f"{POD}{shop.id}"))
        elif part.id in settings.only:
            raise UsageError(shop.lacks(part), where=one.kit)
    return found


def _shops(kit: Kit, settings: Settings) -> list[Shop]:
    named = (one.removeprefix(POD) for one in settings.formats if one.startswith(POD))
    return [read_shop(name, kit.folder) for name in named]


def _objects(kit: Kit, languages: tuple[str, ...], settings: Settings) -> list[Output]:
    """Give the saved objects: one for each edition, of the parts that were asked for."""
    if settings.cards:
        raise UsageError("--cards is not for tts", hint="it is for pdf, png and pod")
    parts = _on_table(kit, settings)
    named = tuple(part.id for part in parts) if len(parts) < len(kit.parts) or settings.only else ()
    dpi = 0 if settings.dpi == DEFAULT_DPI else settings.dpi
    edition = _named(kit, edition_of(kit, settings.edition), None, settings)
    one = Output(kit.id, ALL, "", "", ink=settings.ink, format="tts", dpi=dpi, parts=named, edition=edition)
    return [replace(one, lang=lang) for lang in languages if any(part.shape != "net" for part in parts)]


def _on_table(kit: Kit, settings: Settings) -> Sequence[Part]:
    """Give what is in a saved object: what was asked for, all of the standard edition, another one's parts."""
    if settings.only or settings.edition == STANDARD:
        return [part for part in kit.parts if not settings.only or part.id in settings.only]
    return parts_in(kit, edition_of(kit, settings.edition))


def _folded(kit: Kit, settings: Settings) -> Iterator[str]:
    """Say which nets no saved object has: of boxes those that were asked for."""
    for part in _on_table(kit, settings) if "tts" in settings.formats else ():
        if part.shape == "net" and (not part.holds or part.id in settings.only):
            yield f"left out of tts: {part.id} is a net; --format png makes pictures of it"


def left_out(kit: Kit, settings: Settings) -> tuple[str, ...]:
    """Say which parts are not made as they were asked for, and why: a line each."""
    tiles = () if settings.cutter or "pdf" not in settings.formats else laid_otherwise(kit, settings)
    asked = [part for part in kit.parts if part.id in settings.only]
    there = asked if settings.only else parts_in(kit, edition_of(kit, settings.edition))
    said = [*_folded(kit, settings)]
    if "tts" in settings.formats and not settings.url:
        said.append(
            "Tabletop Simulator finds no pictures without --url: file:///…/ (on this machine), https://…/"
        )
    if settings.ink == "low" and (files := ", ".join(_wasting(kit, there))):
        said.append(f'no ink == "low" in {files}: --ink low prints what --ink colour does')
    asks = settings.backs == "none" and "backs" in settings.outright and "pdf" in settings.formats
    if asks and (lost := ",".join(part.id for part in there if tells_behind(kit, part))):
        said.append(f"without what the backs say of {lost}: --only {lost} --backs gutterfold has it, to fold")
    texts = not settings.only or {RULESHEET, RULEBOOK} & {*settings.only}
    if texts and {"pdf", "html"} & {*settings.formats}:
        said += untold(kit, languages_for(kit, settings))
    lacking = [] if settings.only else [part.id for part in kit.parts if part not in there]
    if lacking and settings.edition == STANDARD and {*settings.formats} - {"html", "tts"}:
        said.append(f"the edition {STANDARD} is without {', '.join(lacking)}: see --edition, or --only")
    said += [note for shop in _shops(kit, settings) for part in there if (note := shop.note(part))]
    return *said, *left_uncut(kit, settings), *tiles


def _wasting(kit: Kit, parts: Sequence[Part]) -> list[str]:
    """Give the kit's own drawings, of some parts, that cannot differ in low ink."""
    files = {file for part in parts for file in (part.template, part.back) if file and file != OTHER_LANGUAGE}
    asked = {file: names(load(kit.folder, file)) for file in files if not file.startswith(f"{SHARED}/")}
    return sorted(file for file, found in asked.items() if found is not None and "ink" not in found)


def _check_cards(kit: Kit, settings: Settings) -> None:
    """Hold the numbers that were asked for against the parts that were: each of them has to have them all."""
    there = ", ".join(part.id for part in kit.parts)
    if not settings.only:
        raise UsageError("--cards needs to know of which part", hint=f"add --only: {there}")
    for name in settings.only:
        part = kit.part(name)
        if part is None:
            raise UsageError(f"--cards: {name} has no cards", hint=f"there are: {there}")
        count = count_of(kit, part)
        if missing := [number for number in settings.cards if number > count]:
            there = f"numbers 1 to {count}" if count > 1 else "one piece, number 1"
            hint = f"it has {there}; printkit list {word_of(kit.id, kit.folder)} --cards names them"
            raise UsageError(f"--cards: {name} has no number {spell_numbers(missing)}", where=kit.id, hint=hint)
