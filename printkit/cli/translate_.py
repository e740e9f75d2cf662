"""``printkit translate``: a kit's texts to a translator as PO, and back; how far a language is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import click

from printkit.cli import playing
from printkit.cli.terminal import MOST_FAULTS, Named, say
from printkit.cli.tongue import put
from printkit.errors import UsageError
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit, is_builtin, own_files, quoted, read_text, spelt
from printkit.kit.said import MAX_PO, record_name
from printkit.kit.schema import LANGUAGE
from printkit.kit.worker import WORK, guarded
from printkit.translate import sources, state, tables
from printkit.writing import output_errors, replacing, write


@click.group()
def command() -> None:
    """Translate a kit into another language.

    All that it says goes into a PO file, which translators' programs read: books, cards, tables, how examples
    are told, and what printkit itself says. What comes back becomes the kit's files in that language.
    """


@command.command("export")
@click.argument("word", metavar="KIT")
@click.option("--to", "lang", metavar="LANG", required=True, help="The language to translate into: fr, de, ko…")
@click.option("--from", "source", metavar="LANG", help="The language to translate from.  [default: English]")
@click.option("--out", "-o", type=Named(".po"), help="The file.  [default: locale/LANG.po in the kit]")
@playing.trust
@playing.limit
def export(word: str, lang: str, source: str | None, out: Path | None, trust: bool) -> None:
    """Write a kit's texts as PO, with the translations that are there.

    What was made from a text that has changed since is marked as fuzzy, with that text.
    """
    kit = read_kit(find_kit(word), trust)
    text = guarded(kit.folder, partial(state.exported, kit, lang, source), record_name(lang), WORK)
    if out is None:
        _own(kit)
        with output_errors(kit.folder):
            write(kit.folder, record_name(lang), text.encode())
        out = kit.folder / record_name(lang)
    else:
        with output_errors(out.parent), replacing(out) as file:
            file.write(text.encode())
    say(f"wrote {out}: translate it, then printkit translate import {quoted(word)} {quoted(out)}")
    for name in guarded(kit.folder, partial(tables.in_no_language, kit), record_name(lang), WORK):
        say(f"  {name} is not in it, for no column is in a language: call one name.{kit.languages[0]}, say")
    for name in guarded(kit.folder, partial(sources.in_need_of_ids, kit), record_name(lang), WORK):
        say(f"  in {name} put a line {{#its-id}} before each block first: languages are compared by their ids")


@command.command("import")
@click.argument("word", metavar="KIT")
@click.argument("file", required=False, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@playing.trust
@playing.limit
def import_(word: str, file: Path | None, trust: bool) -> None:
    """Write the kit's files in the language of a PO file.

    They are drawn from those of the language translated from, text by text; what is not translated yet stays
    as it is there, and printkit check lists it. Without FILE: the one in locale/ that is not imported yet.
    """
    kit = read_kit(find_kit(word), trust)
    _own(kit)
    file = file or _waiting(kit, quoted(word))
    if file.suffix.lower() in (".mo", ".csv", ".tsv", ".xlsx"):
        raise UsageError("not a PO file", where=file.name, hint="printkit translate export writes one")
    text = read_text(file, MAX_PO)
    lang, new, left, notes = guarded(kit.folder, partial(state.imported, kit, file.name, text), file.name, WORK)
    with output_errors(kit.folder, "copy the kit into a folder of your own"):
        # kit.toml, which names the others, comes last: a kit that lacks one of them cannot be read
        for name, content in sorted(new.items(), key=lambda one: one[0] == "kit.toml"):
            write(kit.folder, spelt(kit.folder, name), content.encode())
    say(f"{kit.id}: wrote {', '.join(new)}")
    for name in left:
        say(f"  {name} is not written by printkit: fill in the language's columns there yourself")
    kit = read_kit(kit.folder, trust)
    lost = guarded(kit.folder, lambda: list(state.notes(state.compared(kit, (lang,)))), file.name, WORK)
    for note in (*notes, *lost[:MOST_FAULTS]):
        say(f"  {put(note)}")


@command.command("status", short_help="Show how much of each file is translated.")
@click.argument("word", metavar="KIT")
@click.option("--to", "langs", metavar="LANG", multiple=True, help="This language alone.")
@playing.trust
@playing.limit
def status(word: str, langs: Sequence[str], trust: bool) -> None:
    """Show how much of each file is translated: done, changed since, still the original's, or not there."""
    kit, word = read_kit(find_kit(word), trust), quoted(word)
    begun = [path.stem for path in own_files(kit.folder, "locale", ".po") if LANGUAGE.fullmatch(path.stem)]
    found = guarded(kit.folder, partial(state.tongues, kit, begun), "locale", WORK)
    if not langs and not found:
        say(f"{kit.id}: no language is begun; begin one with printkit translate export {word} --to LANG")
    for lang in langs or found:
        files = guarded(kit.folder, partial(state.counted, kit, lang), record_name(lang), WORK)
        kept = f"printkit translate export {word} --to {lang} keeps it from now on"
        say(
            f"{kit.id} {lang}"
            if lang in begun
            else f"{kit.id} {lang}: what it was made from is not known; {kept}"
        )
        wide = max(map(len, files))
        for file, counts in files.items():
            done, of = counts["done"], counts.total()
            rest = ", ".join(put(f"{counts[name]} {name}") for name in state.REST if counts[name])
            say(f"  {file:<{wide}}  {done:>4}/{of:<4} {done / of:>4.0%}  {rest}".rstrip())


def _waiting(kit: Kit, word: str) -> Path:
    """Give the only PO file of a kit that was edited, or that there is. UsageError for several, or none."""
    edited = guarded(kit.folder, partial(state.waiting, kit), "locale", WORK)
    found = edited or own_files(kit.folder, "locale", ".po")
    if len(found) == 1:
        return found[0]
    hint = (
        f"name one of {', '.join(map(str, found))}" if found else f"printkit translate export {word} --to LANG"
    )
    raise UsageError("no PO file is named", where=kit.id, hint=hint)


def _own(kit: Kit) -> None:
    if is_builtin(kit.folder):
        hint = f"printkit new --from {kit.id} ./my-{kit.id} makes a copy of your own"
        raise UsageError("nothing is written into printkit's own kits", where=kit.id, hint=hint)
