"""Phrases: the code of a step and its facts → words. The only place where a telling meets a language.

A kit's own come first, its phrases.<lang>.toml. A game's are in templates/<game>/phrases.<lang>.toml, or beside
the code of one that is installed; those of every game in templates/shared. How they are looked up is written at
the head of templates/shared/phrases.en.toml.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any, cast

from printkit import games
from printkit.errors import KitError, TemplateError, nearest
from printkit.kit.model import Kit
from printkit.kit.render import Source, names, render
from printkit.kit.resources import SHARED, data_folder, inside, own_file
from printkit.kit.values import read_toml
from printkit.rules.lesson import Step

VARIED = ("say", "tell", "remark", "legal", "why", "ask", "reply", "alt")
"""Sections whose phrases are lists of variants; the others have one text each."""

NUMBER = re.compile(r"\A(\d++)([.)])(?=\s|\Z)")
"""What a paragraph begins with that Markdown takes for a list: an answer may be “56.”"""

NAMELESS = re.compile(r"there is no '(.*)' in names\.suit")
"""What is said of a suit that a phrase is to name."""

MOST = 64
"""Files of phrases that are kept: a preview may see one saved again and again."""


def _file(game: str, lang: str, folder: Path | None = None) -> tuple[str, Path]:
    """Give where phrases are, in words and as a path: in the kit in ``folder``, or else the game's.

    ``shared``: those of all games. The file need not be there.
    """
    file = f"phrases.{lang}.toml"
    name = file if games.is_own(game) else f"{game}/{file}"
    if game != SHARED:
        if kits := own_file(folder, file) if folder else None:
            return file, kits
        if own := games.folder(game):
            return name, own / file
    return name, data_folder("templates") / game / file


def languages(game: str = SHARED) -> tuple[str, ...]:
    """Give the languages that printkit has phrases of its own in, or that a game has, in alphabetical order."""
    files = _file(game, "*")[1].parent.glob("phrases.*.toml")
    return tuple(sorted(path.name.split(".")[1] for path in files))


Loaded = tuple[Mapping[str, Any], Source]
"""Phrases, and all of them as one template, which writes the one named ``phrase``.

Compiled one by one they would take seven times as long, each with its macros; and as one that is the same for
every kit they are compiled once.
"""


def _shared(lang: str) -> Loaded:
    """Give the phrases of every game, none in a language that a game alone has: that brings all it needs."""
    return _loaded(SHARED, lang, None) if lang in languages() else ({}, Source("", ""))


def load(game: str, lang: str, folder: Path | None = None) -> Mapping[str, Any]:
    """Read the phrases of a game, or of ``shared``. KitError for a language without phrases.

    ``folder``: of the kit that asks.
    """
    return _loaded(game, lang, folder)[0]


def _loaded(game: str, lang: str, folder: Path | None) -> Loaded:
    name, path = _file(game, lang, folder)
    if not path.is_file():
        where = name if games.is_own(game) else f"templates/{name}"
        raise KitError(f"{game} cannot be told in {lang!r}: there is no {where}")
    return _read(game, lang, name, path, path.stat().st_mtime_ns)


@lru_cache(maxsize=MOST)
def _read(game: str, lang: str, name: str, path: Path, saved: int) -> Loaded:
    """Read a file of phrases as it was ``saved``. Their template has a folder if they are a stranger's."""
    ours = path.is_relative_to(data_folder("templates"))
    phrases = read_toml(path) if ours else _checked(path, name)
    macros = "" if game == SHARED else _shared(lang)[0].get("macros", "")
    macros += phrases.get("macros", "")
    body = "{% el".join(f'if phrase == "{code}" %}}{text}' for code, text in _variants(phrases))
    return phrases, Source(name, f"{macros}{{% {body}{{% endif %}}", None if ours else path.parent)


def _checked(path: Path, name: str) -> Mapping[str, Any]:
    """Read a stranger's phrases. KitError for what are none."""
    found = read_toml(inside(path.parent, path.name, name), name)
    for section, phrases in found.items():
        wanted: type = str if section in ("join", "macros") else dict
        if not isinstance(phrases, wanted):
            raise KitError(f"{section!r} should be a {'text' if wanted is str else 'table'}", where=name)
    for section in VARIED:
        for code, variants in cast("Mapping[str, Any]", found.get(section, {})).items():
            if not isinstance(variants, list) or not variants or not all(isinstance(v, str) for v in variants):
                hint = f'{code} = ["…"]'
                raise KitError("should be a list of texts", where=f"{name}: {section}.{code}", hint=hint)
    return found


class Teller:
    """Tells the steps of one example in one language, and remembers which variant of a phrase comes next."""

    def __init__(self, game: str, lang: str, offset: int, kit: Kit | None = None) -> None:
        self.lang, self.game, self.folder = lang, game, kit.folder if kit else None
        self.every = _loaded(game, lang, self.folder), _shared(lang)
        (own, _), (shared, _) = self.every
        self.join = str(shared.get("join", own.get("join", " ")))
        names, others = shared.get("names", {}), own.get("names", {})
        self.names = {key: {**names.get(key, {}), **others.get(key, {})} for key in (*names, *others)}
        if kit:  # what its kit.toml calls a suit, unless its phrases do
            called = {code: suit[lang] for code, suit in kit.suits.items() if lang in suit}
            self.names["suit"] = {**self.names.get("suit", {}), **called, **others.get("suit", {})}
        self.words = {**shared.get("words", {}), **own.get("words", {})}
        self.offset = offset
        self.used: Counter[str] = Counter()

    def tell(self, step: Step) -> str:
        """Give the words of a step. TemplateError for a code without a phrase, a phrase without its fact."""
        section, _, code = step.code.partition(".")
        if section == "cell":
            try:
                return CELLS[code](step.facts)
            except KeyError as error:
                raise TemplateError(
                    f"cell.{code}: there is no {error}", hint=f"cells are {', '.join(CELLS)}"
                ) from None
        found, phrases, source = self._find(section, code)
        if section not in VARIED:
            return str(found)
        variant = (self.offset + self.used[step.code]) % len(found)
        self.used[step.code] += 1
        phrase = f"{step.code}[{variant}]"
        data = {**step.facts, "names": self.names, "words": self.words, "phrase": phrase}
        try:
            return render(source, data, markdown=True)
        except TemplateError as error:
            error.where = f"{source.name}: {_unreadable(phrases) or phrase}"
            if suit := NAMELESS.fullmatch(error.what):
                file = _file(self.game, self.lang, self.folder)[0]
                code, written = suit[1], f'{suit[1]} = "…"'
                error.hint = (
                    f"give [suits.{code}] of kit.toml a name, or write {written} in [names.suit] of {file}"
                )
            raise

    def _find(self, section: str, code: str) -> tuple[Any, Mapping[str, Any], Source]:
        """Give a phrase, and the phrases of the game, or of all, that it is one of. TemplateError for none."""
        known: list[str] = []
        for phrases, source in self.every:
            found = phrases.get(section, {})
            if code in found:
                return found[code], phrases, source
            known += found
        raise TemplateError(
            f"no phrase '{section}.{code}'",
            where=_file(self.game, self.lang, self.folder)[0],
            hint=nearest(code, known),
        )

    def text(self, steps: tuple[Step, ...]) -> str:
        """Give the sentences of a paragraph, joined as the language joins them."""
        told = self.join.join(words for step in steps if (words := self.tell(step)))
        return NUMBER.sub(r"\1\\\2", told)


def _variants(phrases: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Give each phrase by its name, ``tell.deal[0]``."""
    for section in VARIED:
        for code, variants in phrases.get(section, {}).items():
            for variant, text in enumerate(variants):
                yield f"{section}.{code}[{variant}]", text


def _unreadable(phrases: Mapping[str, Any]) -> str:
    """Name the one that Jinja cannot read, "" for none: it keeps all that are one template from being told."""
    texts = chain([("macros", phrases.get("macros", ""))], _variants(phrases))
    return next((name for name, text in texts if names(Source("", text)) is None), "")


PLAYERS = dict(enumerate("ABCDEFGHIJ"))
"""What a seat is called; one of −1 is none."""

CELLS: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "number": lambda facts: str(facts["number"]).replace("-", "−"),
    "played": lambda facts: (
        f"{{card:{facts['card']}}}"
        + (r"{icon:led\|▷}" if facts["led"] else "")
        + (r"{icon:won\|★}" if facts["won"] else "")
    ),
    "cards": lambda facts: " ".join(f"{{card:{card}}}" for card in facts["cards"]),
    "seat": lambda facts: f"**{PLAYERS[facts['seat']]}**",
    "seats": lambda facts: f"**{''.join(PLAYERS[seat] for seat in facts['seats'])}**",
    "suit": lambda facts: f"{{suit:{facts['suit']}}}",
    "rank": lambda facts: "10" if facts["rank"] == "T" else facts["rank"],
    "none": lambda facts: "–",
}
"""What stands in a table's cell alone is the same in every language."""
