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
from printkit.kit.render import SECONDS, Source, names, render
from printkit.kit.resources import SHARED, data_folder, inside, own_file
from printkit.kit.values import read_toml
from printkit.rules.lesson import Step

VARIED = ("say", "tell", "remark", "legal", "why", "ask", "reply", "alt")
"""Sections whose phrases are lists of variants; the others have one text each."""

NUMBER = re.compile(r"\A(\d++)([.)])(?=\s|\Z)")
"""What a paragraph begins with that Markdown takes for a list: an answer may be “56.”"""

MOST = 64
"""Files of phrases that are kept: a preview may see one saved again and again."""


def place(game: str, lang: str, folder: Path | None = None) -> str:
    """Give where phrases are: in the kit in ``folder``, or else under templates/; ``shared``: of all games."""
    file = f"phrases.{lang}.toml"
    kits = games.is_own(game) or (folder is not None and game != SHARED and own_file(folder, file) is not None)
    return file if kits else f"{game}/{file}"


def _path(game: str, lang: str, folder: Path | None = None) -> Path:
    """Give the file of phrases, which need not be there: that of the kit in ``folder``, or else the game's."""
    if game == SHARED:
        return data_folder("templates") / place(game, lang)
    kits = own_file(folder, f"phrases.{lang}.toml") if folder else None
    own = games.folder(game)
    return kits or (own / f"phrases.{lang}.toml" if own else data_folder("templates") / place(game, lang))


def languages(game: str = SHARED) -> tuple[str, ...]:
    """Give the languages that printkit has phrases of its own in, or that a game has, in alphabetical order."""
    files = _path(game, "*").parent.glob("phrases.*.toml")
    return tuple(sorted(path.name.split(".")[1] for path in files))


def _shared(lang: str) -> Mapping[str, Any]:
    """Give the phrases of every game, {} in a language that a game alone has: that brings all it needs."""
    return load(SHARED, lang) if lang in languages() else {}


def load(game: str, lang: str, folder: Path | None = None) -> Mapping[str, Any]:
    """Read the phrases of a game, or of ``shared``. KitError for a language without phrases.

    ``folder``: of the kit that asks.
    """
    path = _path(game, lang, folder)
    if not path.is_file():
        where = place(game, lang) if games.is_own(game) else f"templates/{place(game, lang)}"
        raise KitError(f"{game} cannot be told in {lang!r}: there is no {where}")
    return _read(place(game, lang, folder), path, path.stat().st_mtime_ns)


@lru_cache(maxsize=MOST)
def _read(name: str, path: Path, saved: int) -> Mapping[str, Any]:
    """Read a file of phrases as it was ``saved``."""
    if path.is_relative_to(data_folder("templates")):
        return read_toml(path)
    try:
        found = read_toml(inside(path.parent, path.name, name))
    except KitError as error:
        error.where = f"{name.removesuffix(path.name)}{error.where}" if error.where != name else name
        raise
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

    def __init__(self, game: str, lang: str, offset: int, folder: Path | None = None) -> None:
        self.lang, self.game, self.folder = lang, game, folder
        own, shared = load(game, lang, folder), _shared(lang)
        self.phrases = {game: own, SHARED: shared}
        names, others = shared.get("names", {}), own.get("names", {})
        self.names = {key: {**names.get(key, {}), **others.get(key, {})} for key in (*names, *others)}
        self.words = {**shared.get("words", {}), **own.get("words", {})}
        self.sources: dict[str, Source] = {}
        self.offset = offset
        self.used: Counter[str] = Counter()

    @property
    def join(self) -> str:
        """What stands between two sentences."""
        return str(self.phrases[SHARED].get("join", self.phrases[self.game].get("join", " ")))

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
        owner, found = self._find(section, code)
        if section not in VARIED:
            return str(found)
        variant = (self.offset + self.used[step.code]) % len(found)
        self.used[step.code] += 1
        phrase = f"{step.code}[{variant}]"
        data = {**step.facts, "names": self.names, "words": self.words, "phrase": phrase}
        try:
            if owner not in self.sources:
                self.sources[owner] = template(owner, self.lang, self.folder)
            source = self.sources[owner]
            return render(source, data, markdown=True, seconds=None if source.folder is None else SECONDS)
        except TemplateError as error:
            error.where = (
                f"{place(owner, self.lang, self.folder)}: {_unreadable(self.phrases[owner]) or phrase}"
            )
            raise

    def _find(self, section: str, code: str) -> tuple[str, Any]:
        """Give the game, or ``shared``, that has a phrase, and the phrase. TemplateError when none has."""
        known: list[str] = []
        for owner, phrases in self.phrases.items():
            found = phrases.get(section, {})
            if code in found:
                return owner, found[code]
            known += found
        raise TemplateError(
            f"no phrase '{section}.{code}'",
            where=place(self.game, self.lang, self.folder),
            hint=nearest(code, known),
        )

    def text(self, steps: tuple[Step, ...]) -> str:
        """Give the sentences of a paragraph, joined as the language joins them."""
        told = self.join.join(words for step in steps if (words := self.tell(step)))
        return NUMBER.sub(r"\1\\\2", told)


def template(game: str, lang: str, folder: Path | None = None) -> Source:
    """Give the phrases of a game, or of ``shared``, as one template, which writes the one named ``phrase``.

    Compiled one by one they would take seven times as long, each with its macros; and as one that is the same
    for every kit they are compiled once.
    """
    path = _path(game, lang, folder)
    return _template(game, lang, path, path.stat().st_mtime_ns)


@lru_cache(maxsize=MOST)
def _template(game: str, lang: str, path: Path, saved: int) -> Source:
    """Make the template of phrases as they were ``saved``. It has a folder if they are a stranger's."""
    phrases = _read(place(game, lang), path, saved)
    macros = phrases.get("macros", "")
    if game != SHARED:
        macros = _shared(lang).get("macros", "") + macros
    body = "{% el".join(f'if phrase == "{name}" %}}{text}' for name, text in _variants(phrases))
    ours = path.is_relative_to(data_folder("templates"))
    return Source(place(game, lang), f"{macros}{{% {body}{{% endif %}}", None if ours else path.parent)


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


CELLS: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "number": lambda facts: str(facts["number"]).replace("-", "−"),
    "played": lambda facts: (
        f"{{card:{facts['card']}}}"
        + (r"{icon:led\|▷}" if facts["led"] else "")
        + (r"{icon:won\|★}" if facts["won"] else "")
    ),
    "cards": lambda facts: " ".join(f"{{card:{card}}}" for card in facts["cards"]),
    "seat": lambda facts: f"**{'ABCDEFGHIJ'[facts['seat']]}**",
    "seats": lambda facts: f"**{''.join('ABCDEFGHIJ'[seat] for seat in facts['seats'])}**",
    "suit": lambda facts: f"{{suit:{facts['suit']}}}",
    "rank": lambda facts: "10" if facts["rank"] == "T" else facts["rank"],
    "none": lambda facts: "–",
}
"""What stands in a table's cell alone is the same in every language."""
