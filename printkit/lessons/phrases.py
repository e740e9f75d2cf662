"""Phrases: the code of a step and its facts → words. The only place where a telling meets a language.

How they are looked up is written at the head of templates/shared/phrases.en.toml.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from printkit.errors import KitError, TemplateError, nearest
from printkit.kit.render import Source, render
from printkit.kit.resources import SHARED, data_folder, read_text
from printkit.rules.lesson import Step

VARIED = ("say", "legal", "refuse", "why", "alt")
"""Sections whose phrases are lists of variants; the others have one text each."""


@cache
def load(lang: str) -> Mapping[str, Any]:
    """Read templates/shared/phrases.<lang>.toml. KitError for a language without phrases."""
    path = data_folder("templates") / "shared" / f"phrases.{lang}.toml"
    if not path.is_file():
        raise KitError(
            f"examples cannot be told in {lang!r}: there is no {path.name}", where="kit.toml: languages"
        )
    return tomllib.loads(read_text(path))


class Teller:
    """Tells the steps of one example in one language, and remembers which variant of a phrase comes next."""

    def __init__(self, game: str, lang: str, offset: int) -> None:
        self.lang = lang
        self.phrases = load(lang)
        own = self.phrases.get("games", {}).get(game, {})
        names = self.phrases["names"]
        self.names = {key: {**table, **own.get(key, {})} for key, table in names.items()}
        self.offset = offset
        self.used: Counter[str] = Counter()

    @property
    def join(self) -> str:
        """What stands between two sentences."""
        return str(self.phrases["join"])

    def tell(self, step: Step) -> str:
        """Give the words of a step. TemplateError for a code without a phrase, a phrase without its fact."""
        section, _, code = step.code.partition(".")
        if section == "cell":
            return CELLS[code](step.facts)
        found = self.phrases.get(section, {}).get(code)
        if found is None:
            raise TemplateError(
                f"no phrase {step.code!r}",
                where=f"shared/phrases.{self.lang}.toml",
                hint=nearest(code, self.phrases.get(section, ())),
            )
        if section not in VARIED:
            return str(found)
        variant = (self.offset + self.used[step.code]) % len(found)
        self.used[step.code] += 1
        phrase = f"{step.code}[{variant}]"
        data = {**step.facts, "names": self.names, "words": self.phrases["words"], "phrase": phrase}
        try:
            return render(template(self.lang), data, markdown=True, seconds=None)
        except TemplateError as error:
            error.where = f"shared/phrases.{self.lang}.toml: {phrase}"
            raise

    def text(self, steps: tuple[Step, ...]) -> str:
        """Give the sentences of a paragraph, joined as the language joins them."""
        return self.join.join(words for step in steps if (words := self.tell(step)))


@cache
def template(lang: str) -> Source:
    """Give all the phrases of a language as one template, which writes the one that ``phrase`` names.

    Compiled one by one they would take seven times as long, each with its macros; and as one that is the same
    for every kit they are compiled beforehand (:mod:`printkit.kit.premade`).
    """
    phrases = load(lang)
    choices = [
        f'if phrase == "{section}.{code}[{variant}]" %}}{text}'
        for section in VARIED
        for code, variants in phrases.get(section, {}).items()
        for variant, text in enumerate(variants)
    ]
    body = "{% el".join(choices)
    return Source(f"{SHARED}/phrases.{lang}.toml", f"{phrases['macros']}{{% {body}{{% endif %}}")


CELLS = {
    "number": lambda facts: str(facts["number"]),
    "played": lambda facts: (
        f"{{card:{facts['card']}}}"
        + (r" {icon:led\|▷}" if facts["led"] else "")
        + (r" {icon:won\|★}" if facts["won"] else "")
    ),
    "seat": lambda facts: f"**{'ABCDEFGHIJ'[facts['seat']]}**",
}
"""What stands in a table's cell alone is the same in every language."""
