"""What kit.toml may hold: its keys, bounds and forms, which tests/kit/keys.py tells to people and editors.

A table of it gives its values key by key and checked: the place is in every error. Languages are called by
their codes (BCP 47: ``en``, ``en-GB``), here and everywhere.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, cast, get_args

from printkit.errors import DataError, KitError, PrintkitError, Problems, closest, nearest
from printkit.kit.colours import colour, like_colour
from printkit.kit.model import Backs, Colours, Ink, Size, Words
from printkit.kit.resources import inside

SIZES: Mapping[str, Size] = {
    "poker": Size(63.5, 88.9),
    "tcg": Size(63.0, 88.0),
    "bridge": Size(57.15, 88.9),
    "japanese-tcg": Size(59.0, 86.0),
    "mini": Size(44.5, 63.5),
    "mini-euro": Size(44.0, 67.0),
    "tarot": Size(69.9, 120.7),
}
"""Trim sizes by name, mm."""

PIXELS = 300.0
"""What does not fit and is larger than this both ways, mm, may have been meant in pixels."""
SMALLEST, LARGEST = 5.0, 1200.0
MAX_COUNT = 999
MAX_LANGUAGES, MAX_PARTS = 40, 200
LONGEST = 2000
"""Letters of a text: setting a line takes time by the square of its length."""

MOST_UNKNOWN = 20  # keys of a table that are told
MAX_BLEED = 10.0
MAX_CORNER = 30.0
THINNEST, THICKEST = 0.05, 5.0
NARROWEST = 3.0

LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
OTHERWISE = "en"

_CODES = """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv
    dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie
    ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv
    mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm
    rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts
    tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
"""
CODES = frozenset(_CODES.split())
"""The codes of ISO 639-1."""

COLUMN = re.compile(r"[^\W\d]\w*")
TABLE = re.compile(r"[a-z][a-z0-9_]*")
COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
CODE = re.compile(r"[A-Za-z][A-Za-z0-9]{0,11}")
MAX_LETTERS = 3
NO_WORDS = "xx"
"""The language of parts that have no words: their sheets speak every language of the kit."""

PAIR = "+"
"""Stands between the languages of what has two: ``ja+en``."""

RESERVED = ("rulesheet", "rulebook", "assembly", "manifest", "all")
"""Names that other files of a build have."""

KEYS: Mapping[str, tuple[str, ...]] = {
    "": (
        *("name", "version", "languages", "licence", "credits", "rulesheet", "book", "look", "fonts", "tables"),
        *("words", "suits", "edition", "part", "game", "ruleset", "colour"),
    ),
    "part": (
        *("id", "title", "size", "template", "back", "data", "columns", "where", "required", "count", "shape"),
        *("corner", "bleed", "fan", "layout", "resize", "words", "stock", "file", "note", "holds", "thickness"),
        *("sleeved", "glued"),
    ),
    "edition": ("parts", "size", "art", "ink", "backs", "with"),
    "look": Colours.__struct_fields__,
    "fonts": ("text", "head", "files"),
    "font": ("family", "weight", "style"),
    "colour": ("profile", "condition", "ink", "inks"),
    "ink": ("cmyk", "spot"),
    "suit": ("name", "pip", "colour", "letter", "text"),
}
"""The keys of each table."""

ALIKE = {
    "name": "title",
    "title": "name",
    "author": "credits",
    "lang": "languages",
    **dict.fromkeys(("copies", "quantity"), "count"),
    "csv": "data",
    **dict.fromkeys(("front", "drawing"), "template"),
    **dict.fromkeys(("width", "height"), "size"),
    "radius": "corner",
    **dict.fromkeys(("round", "disc", "disk"), "circle"),
    "hex": "hexagon",
}
"""What else people call keys, and what some of them may be."""

HEADS = {"part": "[[part]]", "edition": "[edition.standard]"}
"""How tables begin whose keys are looked for at the top of the file."""

BACKS, INKS, EXTRAS = get_args(Backs), get_args(Ink), ("assembly", "book")
"""What an edition may say of its backs and of its ink, and what it may print with the rule sheet."""


class Section:
    """One table of the file. Its keys are checked against ``keys`` when it is opened (None: any key).

    ``folder``: the kit's, in which the files lie that it names; ``languages``: those of its texts. ``lacks``:
    what these lack, and ``problems``: what else is wrong, of all tables of the file, to be told at once.
    ``outer``: a table of the same file; ``lines``: of its keys, by their places.
    """

    def __init__(
        self,
        data: Mapping[str, object],
        path: str,
        keys: tuple[str, ...] | None,
        folder: Path,
        outer: Section | None = None,
        lines: Mapping[str, int] | None = None,
    ) -> None:
        self.data, self.path, self.folder = data, path, folder
        self.lines: Mapping[str, int] = outer.lines if outer else lines or {}
        self.languages: tuple[str, ...] = outer.languages if outer else ()
        self.lacks: list[KitError] = outer.lacks if outer else []
        self.problems: Problems = outer.problems if outer else Problems()
        self.unknown: dict[str, KitError] = {}  # by the key that may be meant
        known = tuple(data) if keys is None else keys
        odd = [key for key in data if key not in known]
        for key in odd[:MOST_UNKNOWN]:  # to name the key that is like one takes a while
            head = next((head for name, head in HEADS.items() if not path and key in KEYS[name]), "")
            meant = alike if (alike := ALIKE.get(key)) in known else closest(key, known)
            where = f"it stands below {head}" if head else f"known: {', '.join(known)}"
            if path and key in ("version", "languages", "licence", "credits", "words", "game"):
                where = "it belongs to the kit: put it at the top of the file, above the first [table]"
            hint = f"did you mean {meant!r}?" if meant else where
            self.unknown[meant or ""] = self.fail(key, f"unknown key {key!r}", hint)
            self.problems.add(self.unknown[meant or ""])

    def place(self, key: str = "") -> str:
        """Say where a key of this table is."""
        path = ".".join(p for p in (self.path, key) if p)
        line = self.lines.get(path) or self.lines.get(self.path)
        return ": ".join(filter(None, (f"kit.toml:{line}" if line else "kit.toml", path)))

    def fail(self, key: str, what: str, hint: str | None = None) -> KitError:
        """Make the error for a key."""
        return KitError(what, where=self.place(key), hint=hint)

    def take(self, key: str, kind: type | tuple[type, ...], word: str) -> object:
        """Give a value that must be there and of this kind (``word`` says which)."""
        if key not in self.data:
            more = 'add languages = ["en"]' if key == "languages" else f"add {key} = …"
            raise self.unknown.get(key) or KitError(f"{key!r} is missing", where=self.place(), hint=more)
        value = self.data[key]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            hint = None
            if isinstance(value, str) and kind is list:
                hint = f"write {key} = {[one.strip() for one in value.split(',')]}"
            elif isinstance(value, str) and kind not in (dict, str):
                hint = "write it without quotes"
            raise self.fail(key, f"should be {word}, not {kind_word(value)}", hint)
        return value

    def maybe(self, key: str) -> str | None:
        """Give a text, or None."""
        if key not in self.data:
            return None
        value = cast(str, self.take(key, str, "a text in quotes"))
        if not value.strip():
            raise self.fail(key, "is empty")
        check_text(value, self.place(key))
        return value

    def text(self, key: str) -> str:
        """Give a text that must be there."""
        self.take(key, str, "a text in quotes")
        return str(self.maybe(key))

    def colour(self, key: str, default: str) -> str:
        """Give a colour as ``#rrggbb``, written in any way that drawings know."""
        value = self.maybe(key) or default
        with contextlib.suppress(ValueError):
            if found := colour(value, ""):
                return found
        hint = like_colour(value) or "write it as #rrggbb, or as SVG names it: ivory"
        raise self.fail(key, f"{value!r} is no colour", hint)

    def number(self, key: str, default: float, least: float, most: float) -> float:
        """Give a number from ``least`` to ``most``."""
        if key not in self.data:
            return default
        value = float(cast(float, self.take(key, (int, float), "a number")))
        if not least <= value <= most:  # nan fails too
            hint = "leave it out of an edition's parts = […]" if key == "count" and value < 1 else None
            raise self.fail(key, f"should be {least:g} to {most:g}, not {value:g}", hint)
        return value

    def whole(self, key: str, default: int, least: int, most: int) -> int:
        """Give a whole number from ``least`` to ``most``."""
        if key in self.data:
            self.take(key, int, "a whole number")
        return int(self.number(key, default, least, most))

    def choice(self, key: str, known: tuple[str, ...], default: str, hint: str = "") -> str:
        """Give one of the ``known`` words. ``hint``: where another is near none of them."""
        value = self.maybe(key)
        if value is None:
            return default
        if value not in known:
            meant = alike if (alike := ALIKE.get(value)) in known else closest(value, known)
            hint = f"did you mean {meant!r}?" if meant else hint or f"one of {', '.join(known)}"
            raise self.fail(key, f"there is no {key} {value!r}", hint)
        return value

    def flag(self, key: str, default: bool) -> bool:
        """Give true or false."""
        return cast(bool, self.take(key, bool, "true or false")) if key in self.data else default

    def table(self, key: str, keys: tuple[str, ...] | None) -> Section:
        """Open a table inside this one."""
        value: Any = self.take(key, dict, "a table") if key in self.data else {}
        path = f"{self.path}.{key}" if self.path else key
        return Section(value, path, keys, self.folder, self)

    def words(self, key: str, needed: bool = True) -> Words:
        """Give a text by language: ``{ja = "…", en = "…"}``, or one text that serves all languages."""
        if not needed and key not in self.data:
            return {}
        value = self.take(key, (str, dict), 'a text, or one a language ({ en = "…" })')
        texts: dict[str, Any] = value if isinstance(value, dict) else dict.fromkeys(self.languages, value)
        for lang, text in texts.items():
            if lang not in self.languages:
                hint = nearest(lang, self.languages) or f"languages = {list(self.languages)}"
                raise self.fail(f"{key}.{lang}", f"{lang!r} is no language of this kit", hint)
            if not isinstance(text, str):
                raise self.fail(f"{key}.{lang}", f"should be a text in quotes, not {kind_word(text)}")
        for lang in self.languages:
            if not texts.get(lang, "").strip():
                hint = f'add {lang} = "…"'
                self.lacks.append(self.fail(key, f"there is no text for language {lang!r}", hint))
            check_text(texts.get(lang, ""), self.place(key))
        return {lang: texts.get(lang, "") for lang in self.languages}

    def file(self, key: str) -> str:
        """Give the name of a file inside the kit's folder."""
        name = self.text(key)
        inside(self.folder, name, self.place(key))
        return name

    def rows(self, key: str) -> str:
        """Give the name of a file of rows inside the kit's folder, with its sheet (``cards.xlsx#Deck``)."""
        return self._rows(key, self.text(key))

    def files(self, key: str) -> tuple[str, ...]:
        """Give the names of files of rows: one, or a list."""
        names = (self.text(key),) if isinstance(self.data[key], str) else self.texts(key)
        if not names:
            raise self.fail(key, "is empty")
        return tuple(self._rows(key, name) for name in names)

    def _rows(self, key: str, name: str) -> str:
        from printkit.kit.data import files_of, split_sheet
        from printkit.kit.formats import kind_of

        for one in files_of(name, self.languages).values():
            file, _ = split_sheet(one)
            if sheet := re.fullmatch(r"(.+\.(?:xlsx|ods))!(.+)", file, re.IGNORECASE):
                raise self.fail(key, f"no file {file!r}", f"write {sheet[1]}#{sheet[2]}")
            inside(self.folder, file, self.place(key))
            try:
                kind_of(file)
            except DataError as error:
                raise self.fail(key, error.what, error.hint) from None
        return name

    def texts(self, key: str, word: str = "a list of texts") -> tuple[str, ...]:
        """Give a list of texts, each of them once; empty where there is none. A number counts as its text."""
        if key not in self.data:
            return ()
        found: list[str] = []
        for value in cast(list[object], self.take(key, list, word)):
            if isinstance(value, bool) or not isinstance(value, (str, int)) or value == "":
                raise self.fail(key, f"should be {word}, and one of them is {kind_word(value)}")
            check_text(str(value), self.place(key))
            if str(value) in found:
                raise self.fail(key, f"{str(value)[:40]!r} is there twice")
            found.append(str(value))
        return tuple(found)


def read_all(readers: Mapping[str, Callable[[], Any]], found: dict[str, Any], problems: Problems) -> None:
    """Have each value read into ``found``. Raises what is wrong, with ``problems``."""
    for key, read in readers.items():
        with problems.caught():
            found[key] = read()
    problems.tell()


def kind_word(value: object) -> str:
    """Name the kind of a value as its writer knows it."""
    names = {bool: "true or false", int: "a number", float: "a number", str: "a text", dict: "a table"}
    names |= {list: "a list", tuple: "a list", type(None): "nothing (none)"}
    return names.get(type(value), "a date" if hasattr(value, "isoformat") else type(value).__name__)


def in_pixels(width: float, height: float) -> str | None:
    """Give the hint for a size that may have been meant in pixels; None for another."""
    if min(width, height) <= PIXELS:
        return None
    across, down = (side / 300 * 25.4 for side in (width, height))
    for name, size in SIZES.items():
        for bleed in (0, 6.35):  # 1/8 inch on each side, as shops' templates have it
            if max(abs(across - bleed - size.width), abs(down - bleed - size.height)) < 0.3:
                return f'sizes are in mm, and these look like pixels, 300 to an inch: write size = "{name}"'
    return f"sizes are in mm; these would be [{across:.4g}, {down:.4g}] if they are pixels, 300 to an inch"


def check_text(text: str, where: str, most: int = LONGEST, kind: type[PrintkitError] = KitError) -> None:
    """Refuse control characters other than line ends, and what is too long."""
    if len(text) > most:
        raise kind(f"a text of {len(text)} letters is too long: {most} at most", where=where)
    if mark := re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", text):
        raise kind(f"the control character U+{ord(mark[0]):04X} is no text", where=where)


def primary(lang: str) -> str:
    """Give the language of a code without its script or region: ``en`` of ``en-GB``."""
    return lang.partition("-")[0].lower()


def spoken(lang: str, known: Collection[str]) -> str:
    """Give which of the ``known`` languages readers of ``lang`` are spoken to in: theirs, or else English."""
    return next((code for code in (lang, primary(lang)) if code in known), OTHERWISE)


def foreign(lang: str, spoken_in: str) -> str | None:
    """Give how words in ``spoken_in`` are marked in a text in ``lang``: not, where it is the same language."""
    return spoken_in if primary(spoken_in) != primary(lang) else None
