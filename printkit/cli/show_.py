"""``printkit show``: tells records in the terminal, trick by trick, with the reasons and the thinking."""

from __future__ import annotations

import shutil
from functools import partial
from itertools import chain

import click

from printkit import games
from printkit.cli import english, playing, sources
from printkit.cli.columns import columns, for_terminal
from printkit.cli.terminal import MOST_FAULTS, complain, say
from printkit.cli.tongue import asked
from printkit.errors import PrintkitError, RecordError, check_known
from printkit.kit.model import Kit
from printkit.lessons import phrases
from printkit.lessons.tell import tell_whole
from printkit.rules import replay
from printkit.rules.lesson import watch

NARROWEST, WIDEST = 40, 100
"""Columns that a text is set to, whatever the terminal has; elsewhere than on a terminal it is 78."""


@click.command()
@click.argument("paths", nargs=-1, required=True, metavar="RECORD...|-")
@click.option("--lang", help="Language to tell in.  [default: the locale's, or en]")
@playing.kit
@playing.trust
@playing.limit
def command(paths: tuple[str, ...], lang: str | None, kit_word: str | None, trust: bool) -> int:
    """Tell records: what was dealt, each decision with its reasons, who won and the scores.

    RECORD is a .json or .jsonl file, a PDF that carries records (a rulebook does), or - for standard input. A
    record without claims is told all the same. Of one that does not hold nothing is told but what is false in
    it, and the exit code is 1; 2: there is no such file or language.
    """
    kit = playing.kit_of(kit_word, trust)
    known = phrases.languages(kit.game or "") if kit else phrases.languages()
    check_known(() if lang is None else (lang,), known, "no language", where="--lang", listed="there is")
    sources.check(paths)
    chosen = lang or next((one for one in (asked(), "en", *known) if one in known), "en")
    width = min(WIDEST, max(NARROWEST, shutil.get_terminal_size((78, 24)).columns))
    return 0 if sources.read_apart(partial(_show_all, paths, chosen, width, kit), paths) else 1


def _show_all(paths: tuple[str, ...], lang: str, width: int, kit: Kit | None) -> bool:
    """Tell records; tell whether all hold. What is wrong with many is told of the first."""
    faults = 0
    for place, data in chain.from_iterable(map(sources.records, paths)):
        if faults == MOST_FAULTS:
            complain(f"more than {MOST_FAULTS} records do not hold: no more are told")
            break
        faults += not _show(place, data, lang, width, kit)
    return not faults


def _show(place: str, data: bytes | RecordError, lang: str, width: int, kit: Kit | None) -> bool:
    """Tell one record, or what is wrong with it; tell whether it holds."""
    try:
        game, read, result = sources.replayed(place, data)
        for line in english.findings(place, result.findings):
            complain(line)
        if result.findings:
            return False
        its = kit if kit and games.get(kit.game or "").id == game.id else None
        told = tell_whole(watch(game, replay.fill(read, result), result.legal), lang, its)
        text = for_terminal(told, width, its.suits if its else {})
    except PrintkitError as error:
        complain(error)
        return False
    head = read.game if place == "-" else f"{read.game} · {place}"
    say(f"{head}\n{'=' * columns(head)}\n\n{text}")
    return True
