"""How far a language is translated, and which of its blocks were made from what is no longer said."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal

from msgspec import Struct

from printkit.errors import KitError, UsageError, listed
from printkit.kit.data import columns_lacking
from printkit.kit.model import SLIPS, Kit
from printkit.kit.resources import own_file, own_files, quoted, read_text, word_of
from printkit.kit.said import MAX_PO, check_said, file_name, record_name
from printkit.kit.schema import CODES, LANGUAGE, OTHERWISE, primary
from printkit.translate import po
from printkit.translate.sources import sources, texts
from printkit.translate.tables import Rows, by_hand
from printkit.translate.text import Text, Texts, astray, left_out, plain

State = Literal["done", "lacking", "copied", "changed"]
"""``lacking``: there is no text. ``copied``: it is the original's. ``changed``: the original is another now."""

MACROS, BOOKS = "phrases#macros", ("phrases#", "rulebook#", "rulesheet#")

CREDITS = "kit.toml#credits"
"""Where names are, which need no translation: the same text in all languages is meant."""

SENTENCE = 4
"""From so many words on, a text that is the original's, letter by letter, is no translation of it."""

NAMED_AFTER = re.compile(r"[a-z]{2}(-[A-Z][A-Za-z]{1,3}|-\d{3})?")
"""What a PO file is called after a language: es, pt-BR, es-419."""

WORD_OF = re.compile(r"[^\W\d_]{2,}")

REST: tuple[State, ...] = ("lacking", "copied", "changed")
SHOWN, NAMED = 12, 6
"""Words of a text that are shown; places that a note names."""

Fault = tuple[str, str, tuple[str, str]]
"""What is wrong with a translation: what, where, and a language with what it says there."""


class Block(Struct, frozen=True):
    """A text, its translation, "" for none, what that ``was`` made from, if known, and where it can be read.

    ``entry``: what is kept of it; one of no text where nothing is.
    """

    place: str
    state: State
    now: Text
    said: str
    was: str
    where: str
    entry: po.Entry


Compared = tuple[str, str, bool, list[Block]]
"""A language, that which it is translated from, whether a record of it is kept, and all its texts."""


def waiting(kit: Kit) -> list[Path]:
    """Give the PO files of a kit that were edited since printkit wrote them. Raises DataError, KitError."""
    there = own_files(kit.folder, "locale", ".po")
    return [path for path in there if po.read(path.name, read_text(path, MAX_PO)).edited]


def record(kit: Kit, lang: str) -> po.Catalogue | None:
    """Read what is kept of a language, None where nothing is. Raises DataError, KitError."""
    path = own_file(kit.folder, record_name(lang))
    return None if path is None else po.read(record_name(lang), read_text(path, MAX_PO))


def source_of(kit: Kit, lang: str, asked: str | None = None, known: po.Catalogue | None = None) -> str:
    """Give the language that is translated from: what is asked for, what the file says, English, the first.

    Raises UsageError for one that the kit has not, or that is the one translated into.
    """
    others = [one for one in kit.languages if one != lang]
    usual = OTHERWISE if OTHERWISE in others else others[0] if others else ""
    source = asked or (known.source if known else "") or usual
    if source not in others:
        there = f"there is {', '.join(others)}" if others else f"the kit has no language besides {lang!r}"
        raise UsageError(f"nothing to translate from in {source or lang!r}", hint=there)
    return source


def states(kit: Kit, lang: str, asked: str | None = None, known: po.Catalogue | None = None) -> list[Block]:
    """Give every text of the source language with what is made of it. Raises KitError, DataError."""
    known = known or record(kit, lang)
    originals = texts(kit, source_of(kit, lang, asked, known), lang)
    there = texts(kit, lang)
    entries = _kept(known, originals, there)
    shared = CREDITS if lang in kit.credits and len({*kit.credits.values()}) == 1 else ""
    return [_block(lang, at, now, there, entries.get(at), at == shared) for at, now in originals.items()]


def tongues(kit: Kit, begun: Sequence[str] = ()) -> Mapping[str, tuple[str, po.Catalogue | None]]:
    """Give each language of the kit, and of those ``begun``, that is translated: from which, and its record."""
    known = {lang: one for lang in (*kit.languages, *begun) if (one := record(kit, lang))}
    found = {lang: (source_of(kit, lang, None, one), one) for lang, one in known.items()}
    origins = {source for source, _ in found.values()} or {source_of(kit, "")}
    rest = [lang for lang in kit.languages if lang not in found and lang not in origins]
    return {**found, **{lang: (source_of(kit, lang), None) for lang in rest}}


def _kept(known: po.Catalogue | None, originals: Texts, there: Texts) -> Mapping[str, po.Entry]:
    """Give what is kept of each text: of one that has another name now, what is kept under the old one."""
    entries = known.entries if known else {}
    gone = {at: one for at, one in entries.items() if one.said and at not in originals}
    by_said = {(_file(at), one.said): one for at, one in gone.items()}
    by_original = {(_file(at), one.original): one for at, one in gone.items()}
    found = {}
    for place, now in originals.items():
        said = there[place].text if place in there else ""
        file = _file(place)
        one = entries.get(place) or by_said.get((file, said)) or by_original.get((file, now.text))
        if one:
            found[place] = one._replace(place=place)
    return found


def _file(place: str) -> str:
    return place.partition("#")[0]


def counted(kit: Kit, lang: str) -> Mapping[str, Counter[State]]:
    """Give how many texts of each file are in what state, the files in the kit's order."""
    found: dict[str, Counter[State]] = {}
    for one in states(kit, lang):
        found.setdefault(one.now.file.partition(":")[0], Counter())[one.state] += 1
    return found


def compared(kit: Kit, langs: Collection[str]) -> list[Compared]:
    """Give every text in these languages, of those that are translated."""
    every = [(lang, *origin) for lang, origin in tongues(kit).items() if lang in langs]
    return [(lang, source, bool(known), states(kit, lang, source, known)) for lang, source, known in every]


def faults(found: Sequence[Compared]) -> Iterator[Fault]:
    """Give what is not as it should be in the languages of which a record is kept."""
    for lang, source, known, every in found:
        # what has changed first: where much is not translated yet, it would be lost among that
        for one in sorted(every, key=lambda one: one.state != "changed") if known else ():
            if one.state == "copied":
                yield f"{lang} has the text as it is in {source}", one.where, (lang, one.said)
            elif one.state == "lacking":
                yield f"{lang} has no text for it", one.where, (source, one.now.text)
            elif one.state == "changed":
                now, was = _apart(one.now.text, one.was)
                what = f"{source} now says {now!r}; {lang} was made from {was!r}"
                unsure = f"{lang} is marked as fuzzy: its translator was not sure of it"
                yield what if one.was else unsure, one.where, (lang, one.said)


def notes(found: Sequence[Compared]) -> Iterator[str]:
    """Say what translations have lost, if not on purpose. Of books without a record others know more."""
    for lang, source, known, every in found:
        for one in every:
            if one.state != "done" or one.place.startswith(MACROS if known else BOOKS):
                continue
            if gone := left_out(one.now.text, one.said):
                yield f"{one.where}: {lang} leaves out {', '.join(gone)}, which {source} has"
            if one.said.count("**") % 2 > one.now.text.count("**") % 2:
                yield f"{one.where}: in {lang} a ** lacks the other one"
            if marks := astray(one.said, lang):
                yield f"{one.where}: {lang} has {marks}, not the quotation marks of its own"


def unfinished(kit: Kit, found: Sequence[Compared]) -> Iterator[str]:
    """Say how many texts in each language are not translated. Without a record a few may be alike in both.

    Before that, which PO files say what the kit does not yet.
    """
    for path in waiting(kit):
        how = f"printkit translate import {word_of(kit.id, kit.folder)} {quoted(path)}"
        yield f"locale/{path.name} was edited and is not imported: {how}"
    for lang, source, known, every in found:
        rest = sum(one.state != "done" for one in every)
        if rest > (0 if known else len(every) // 20):
            told = f"{rest} of {len(every)} texts in {lang} are not translated, or changed in {source} since"
            yield f"{told}: printkit translate status {word_of(kit.id, kit.folder)} tells where"


def _apart(now: str, was: str) -> tuple[str, str]:
    """Give what is not the same in two texts, with the words beside it, each in one short line."""
    ones, others = now.split(), was.split()
    least = min(len(ones), len(others))
    head = next((at for at in range(least) if ones[at] != others[at]), least)
    tail = next((at for at in range(least - head) if ones[-1 - at] != others[-1 - at]), least - head)
    first, last = max(head - 2, 0), max(tail - 2, 0)
    cut = [words[first : len(words) - last] for words in (ones, others)]
    short = [" ".join(words) if len(words) <= SHOWN else f"{' '.join(words[:SHOWN])} …" for words in cut]
    return short[0], short[1]


def _block(lang: str, place: str, now: Text, there: Texts, entry: po.Entry | None, shared: bool) -> Block:
    said = there[place].text if place in there else ""
    was = entry.original if entry and entry.said else now.text
    where = f"{record_name(lang)}:{entry.line}, {now.where}" if entry else now.where
    words = WORD_OF.findall(now.text if place == MACROS else plain(now.text))
    meant = entry is not None and entry.said == said and len(words) < SENTENCE  # a word that is alike in both
    copied = said in (now.text, entry.beside if entry else now.text)  # that of today, or of when it was copied
    state: State = "done" if was == now.text else "changed"
    if not said:
        state = "lacking" if now.text.strip() else "done"
    elif copied and entry and state == "changed":  # what is fuzzy is not brought in
        said = entry.said
    elif copied and words and not (meant or shared):
        state = "copied"
    return Block(place, state, now, said, was, where, entry or po.Entry(place, "", ""))


def exported(kit: Kit, lang: str, asked: str | None = None) -> str:
    """Write the PO file of a language: every text, with the translation that is there."""
    code, meant = primary(lang), SLIPS.get(lang, lang.replace("_", "-"))
    if not LANGUAGE.fullmatch(lang) or (len(code) == 2 and code not in CODES) or lang in SLIPS:
        near = meant != lang and LANGUAGE.fullmatch(meant)
        hint = f"did you mean {meant!r}?" if near else "write ja, en, de, zh-TW… (ISO 639)"
        raise UsageError(f"{lang!r} is no language code", hint=hint)
    known = record(kit, lang)
    source = source_of(kit, lang, asked, known)
    blocks = states(kit, lang, source, known)
    # what was said where something else is now: a block before it is new, or gone
    apart = [one for one in blocks if one.entry.original != one.now.text]
    moved = {(_file(one.place), one.entry.original): one.entry.said for one in apart}
    theirs = [one for one in blocks if one.state in ("done", "changed")]
    fresh = [one for one in theirs if one.entry.said not in ("", one.said)]
    if known and known.edited and fresh:
        what = f"translations in it are not in the kit yet, and would be lost ({len(fresh)} of them)"
        file = quoted(kit.folder / record_name(lang))
        hint = f"printkit translate import {word_of(kit.id, kit.folder)} {file}"
        raise KitError(what, where=record_name(lang), hint=hint)
    found = []
    for one in blocks:
        entry = one.entry if one.entry.said else one.entry._replace(original=one.was)
        entry = entry._replace(said=one.said) if one.state in ("done", "changed") else entry
        if one.state != "done" and (said := moved.get((_file(one.place), one.now.text))):
            entry = entry._replace(original=one.now.text, said=said)
        found.append((one.now, entry))
    return po.written(source, lang, found, known.head if known else {}, known.old if known else ())


def imported(kit: Kit, name: str, text: str) -> tuple[str, Mapping[str, str], tuple[str, ...], tuple[str, ...]]:
    """Give the language; the kit's files with a translation in them; names of those not written; notes.

    ``text``: the PO file. What it does not translate stays as it is in the kit, or is the original. Raises
    DataError for a file that is none, or that fits another kit; UsageError for its languages; KitError for what
    the kit could not be read with, or not be built.
    """
    new = po.read(name, text)
    said_of_it = new.lang
    new = new._replace(lang=_language(kit, name, new))
    source = source_of(kit, new.lang, None, new)
    known, there = record(kit, new.lang), texts(kit, new.lang)
    originals = texts(kit, source, new.lang)
    fresh = _kept(new, originals, there)
    if not fresh:
        raise KitError("none of its texts is the kit's", where=name, hint="is it the file of another kit?")
    kept = dict(_kept(known, originals, there))
    kept |= {place: one for place, one in fresh.items() if one.said or place not in kept}
    sure = {at: one.said for at, one in kept.items() if one.said and one.original == originals[at].text}
    # what is fuzzy is left out, as msgfmt does
    said = sure | {at: one.text for at, one in there.items() if at not in fresh or not fresh[at].said}
    filled = by_hand(kit)
    written = {at: one for at, one in there.items() if not at.startswith(filled)}
    rest = [at for at, one in fresh.items() if one.said and at in sure and at.startswith(filled)]
    rest = [at for at in rest if at not in there or there[at].text.strip() != sure[at].strip()]
    notes = (*(f"fill in {at}: {sure[at]!r}" for at in rest), *_lost(new, fresh, originals, written))
    if said_of_it not in ("", new.lang):
        own = f"printkit translate export {word_of(kit.id, kit.folder)} --to {said_of_it}"
        notes += (f"{said_of_it} in its header is taken as {new.lang}; {own} begins one of its own",)
    files: dict[str, str] = {}
    left = []
    for one in sources(kit, source, new.lang):
        if made := one.written(new.lang, said):
            files[made[0]] = made[1]
        elif isinstance(one, Rows):  # all else is written
            left.append(one.file)
    lacking = columns_lacking(kit, new.lang) if left else ()
    if lines := [line for line in lacking if line.partition(": ")[0] in left]:
        listed = "".join(f"\n  {line}" for line in lines)
        hint = "give them these columns first, or save them as CSV"
        raise KitError(f"printkit does not write tables of this kind{listed}", where=name, hint=hint)
    if spoken := files.get(file_name(new.lang)):
        check_said(tomllib.loads(spoken), f"{name}: {file_name(new.lang)}")
    # as an export has it, so that a translator may go on with it; what is gone from the kit is forgotten
    shown = [(text, kept.get(place) or po.Entry(place, text.text, "")) for place, text in originals.items()]
    files[record_name(new.lang)] = po.written(source, new.lang, shown, new.head, new.old, waiting=bool(rest))
    return new.lang, files, tuple(left), notes


def _language(kit: Kit, name: str, new: po.Catalogue) -> str:
    """Give the language of a PO file by its header and its name: Poedit writes de_DE into de.po.

    Without its region, if the name or the kit has it so, unless that one is begun, or is translated from.
    """
    stem = name.removesuffix(".po").replace("_", "-")
    named = stem if NAMED_AFTER.fullmatch(stem) and primary(stem) in CODES else ""
    lang, plain = new.lang or named, primary(new.lang or named)
    if not LANGUAGE.fullmatch(lang) or lang in SLIPS:
        hint = f"did you mean {SLIPS[lang]!r}?" if lang in SLIPS else "Language: fr, if it is French"
        raise KitError(f"its header says no language: {lang!r}", where=name, hint=hint)
    if named and primary(named) != plain:
        hint = f"write Language: {primary(stem)}, or call it {lang}.po"
        raise KitError(f"its header says Language: {lang}", where=name, hint=hint)
    begun = (path.stem for path in own_files(kit.folder, "locale", ".po"))
    there = (*kit.languages, *begun)
    return plain if plain != new.source and lang not in there and plain in (*there, named) else lang


def _lost(new: po.Catalogue, fresh: Mapping[str, po.Entry], originals: Texts, there: Texts) -> Iterator[str]:
    """Say which translations of the kit an import replaces, and which of its own do not come into the kit."""
    taken = {(one.original, one.said) for one in fresh.values()}
    before = {at: there[at].text for at in fresh if at in there and there[at].text != originals[at].text}
    other = [at for at, text in before.items() if text and fresh[at].said.strip() not in ("", text.strip())]
    gone = [(at, one) for at, one in new.entries.items() if one.said and at not in originals]
    if fuzzy := [at for at, one in fresh.items() if one.said and one.original != originals[at].text]:
        yield f"fuzzy, or made from what has changed, so the original stands there: {listed(fuzzy, NAMED)}"
    if other:
        both = [(at, *_apart(fresh[at].said, before[at])) for at in other]
        told = listed([f"{at}: {was!r} → {now!r}" for at, now, was in both], NAMED)
        yield f"translations that were in the kit are others now: {told}"
    if homeless := [at for at, one in gone if (one.original, one.said) not in taken]:
        yield f"translations of what the kit does not say are left out: {listed(homeless, NAMED)}"
