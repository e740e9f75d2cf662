"""Which files a build makes of a kit, and what they are called."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from printkit.build.settings import DEFAULT_BACKS, DEFAULT_INK, Settings
from printkit.errors import KitError, UsageError, nearest
from printkit.kit.data import count_of
from printkit.kit.model import Kit, Part
from printkit.kit.numbers import spell_numbers
from printkit.press.layout import Backs, read_layout, settle_backs
from printkit.press.words import NO_WORDS, PAIR

RULEBOOK, ASSEMBLY = "rulebook", "assembly"

LONGEST = 40
"""Most characters for the numbers of cards in a file's name."""


@dataclass(frozen=True, slots=True)
class Output:
    """One file to make.

    ``part``: a part's id, ``rulebook`` or ``assembly``. ``lang``: ``ja``, ``ja+en``, or ``xx`` for a part
    without words. ``paper``: "" for a file that has none. ``backs``: None where they make no difference to it.
    ``cards``: the numbers of those that it holds, none for all.
    """

    kit: str
    part: str
    lang: str
    paper: str
    backs: Backs | None = None
    ink: str = DEFAULT_INK
    cards: tuple[int, ...] = ()
    format: str = "pdf"

    @property
    def file(self) -> str:
        """Its name: ``<kit>_<part>_<lang>[_<paper>][_<backs>][_<ink>][_cards<numbers>].<format>``.

        What is as usual is left out.
        """
        words = [self.kit, self.part, self.lang, *filter(None, [self.paper])]
        if self.backs not in (None, DEFAULT_BACKS):
            words.append(str(self.backs))
        if self.ink != DEFAULT_INK:
            words.append(self.ink)
        if self.cards:
            words.append(_named(self.cards))
        return f"{'_'.join(words)}.{self.format}"


def _named(cards: tuple[int, ...]) -> str:
    """Name some cards in a file's name: ``cards3+7-9``, or the first of very many and a hash of all."""
    numbers = spell_numbers(cards).replace(",", "+")
    if len(numbers) > LONGEST:
        digest = hashlib.sha256(numbers.encode()).hexdigest()[:8]
        numbers = f"{numbers[:LONGEST].rpartition('+')[0] or numbers[:LONGEST]}+{digest}"
    return f"cards{numbers}"


def what(kit: Kit, part_id: str) -> str:
    """Say in English what a file is, for the manifest; in the kit's first language where it has no English."""
    if part_id == RULEBOOK:
        return "Rulebook"
    if part_id == ASSEMBLY:
        return "How to print, cut and assemble this kit"
    part = kit.part(part_id)
    assert part is not None
    return part.title.get("en") or part.title[kit.languages[0]]


def parts_of(kit: Kit) -> tuple[str, ...]:
    """Give all that can be built of a kit, by name, in printing order."""
    book = (RULEBOOK,) if kit.book else ()
    return (*book, *(part.id for part in kit.parts), ASSEMBLY)


def languages_for(kit: Kit, settings: Settings) -> tuple[str, ...]:
    """Give the editions to build; refuse a language that the kit does not have."""
    if not settings.languages:
        return kit.languages
    for asked in settings.languages:
        codes = asked.split(PAIR)
        for code in codes:
            if code not in kit.languages:
                known = (*kit.languages, PAIR.join(kit.languages[:2]))
                hint = nearest(code, kit.languages) or f"it has: {', '.join(known)}"
                raise UsageError(f"{kit.id} has no language {code!r}", hint=hint)
        if len(codes) > 2 or len(set(codes)) < len(codes):
            raise UsageError(f"{asked!r} is no language or pair of two", hint="write one such as ja, or ja+en")
    return tuple(dict.fromkeys(settings.languages))


def plan(kit: Kit, settings: Settings) -> tuple[Output, ...]:
    """Give every file that the settings ask for, in printing order.

    Raises UsageError for a part or language that the kit does not have.
    """
    known = parts_of(kit)
    for name in settings.only:
        if name not in known:
            hint = nearest(name, known) or f"it has: {', '.join(known)}"
            raise UsageError(f"{kit.id} has no part {name!r}", hint=hint)
    if settings.cards:
        _check_cards(kit, settings)
    languages = languages_for(kit, settings)
    outputs: list[Output] = []
    for part_id in known:
        if settings.only and part_id not in settings.only:
            continue
        backs, editions, ink = _nature(kit, part_id, languages, settings)
        for lang in editions:
            if "pdf" in settings.formats:
                outputs += [
                    Output(kit.id, part_id, lang, paper, backs, ink, settings.cards)
                    for paper in settings.papers
                ]
            if "html" in settings.formats and part_id == RULEBOOK:
                outputs.append(Output(kit.id, part_id, lang, "", format="html"))
    if not outputs:
        raise UsageError(
            f"{kit.id} has nothing to make as {' or '.join(settings.formats)}",
            hint="rulebooks are made as html",
        )
    return tuple(outputs)


def _check_cards(kit: Kit, settings: Settings) -> None:
    """Hold the numbers that were asked for against the parts that were: each of them has to have them all."""
    if not settings.only:
        raise UsageError(
            "--cards needs to know of which part", hint=f"add --only: {', '.join(p.id for p in kit.parts)}"
        )
    for name in settings.only:
        part = kit.part(name)
        if part is None:
            raise UsageError(
                f"--cards: {name} has no cards", hint=f"there are: {', '.join(p.id for p in kit.parts)}"
            )
        count = count_of(kit, part)
        if missing := [number for number in settings.cards if number > count]:
            there = f"numbers 1 to {count}" if count > 1 else "one piece, number 1"
            raise UsageError(
                f"--cards: {name} has no number {spell_numbers(missing)}",
                where=kit.id,
                hint=f"it has {there}; printkit list {kit.id} --cards names them",
            )


def _nature(
    kit: Kit, part_id: str, languages: tuple[str, ...], settings: Settings
) -> tuple[Backs | None, tuple[str, ...], str]:
    """Give backs, editions and ink that tell the files of one part apart."""
    if part_id == RULEBOOK:
        return None, languages, DEFAULT_INK
    if part_id == ASSEMBLY:
        return settings.backs, languages, settings.ink
    part = kit.part(part_id)
    assert part is not None
    return _backs(kit, part, settings.backs), languages if part.words else (NO_WORDS,), settings.ink


def _backs(kit: Kit, part: Part, asked: Backs) -> Backs | None:
    if part.back is None:
        return None
    try:
        layout = read_layout(part.layout, kit.folder)
    except KitError as error:
        error.where = error.where or f"kit.toml: part.{part.id}.layout"
        raise
    return settle_backs(asked, layout, two_sided=True)
