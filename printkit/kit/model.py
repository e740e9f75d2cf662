"""kit.toml as values. :mod:`printkit.kit.read` makes and checks them; nothing else reads the file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, get_args

from msgspec import Struct, field

Words = Mapping[str, str]
"""A text by language code: ``{"ja": …, "en": …}``."""


THICKNESS = 0.3
"""Of a card of paper of about 200 g/m², printed at home, mm."""

CORNER = 3.0
"""Radius of the corners of playing cards, and of the common corner punch, mm."""

Shape = Literal["card", "square", "circle", "hexagon", "net"]
STRAIGHT: tuple[Shape, ...] = ("card", "square")  # straight cuts part them
RINGED = tuple(one for one in get_args(Shape) if one not in (*STRAIGHT, "net"))  # a ring is printed round each

Resize = Literal["scale", "layout", "none"]
"""How cards come to another size: made smaller or larger with what is on them, laid out anew, or not at all."""

SLIPS = {"jp": "ja", "cn": "zh", "kr": "ko", "dk": "da", "cz": "cs", "esp": "es", "spa": "es", "fra": "fr"}
"""Countries, and what else people take for a language's code."""

OTHER_LANGUAGE = "other-language"
"""The back of cards that have their front on it, in another language."""

Art = Literal["full", "index"]
"""What is drawn on playing cards: all, or the index and one large sign."""

Stock = Literal["card", "paper"]
"""What a part is printed on: thick paper, to be handled, or ordinary paper, to be read or written on."""

Ink = Literal["colour", "low"]
"""What drawings are printed with: all their colours, or outlines that save ink."""

Backs = Literal["long-edge", "short-edge", "gutterfold", "none"]
"""How a back comes behind its front: printed on both sides of the paper (the edge that the paper is turned
over on), folded behind it, or not at all."""

BOTH_SIDES: tuple[Backs, ...] = ("long-edge", "short-edge")
"""Those with a page for each side of the paper."""

STANDARD, TONIGHT = "standard", "tonight"
"""The edition that is built where none is asked for; that of what a game can't do without."""


class Size(Struct, frozen=True):
    """Trim size in mm."""

    width: float
    height: float


class Axis(Struct, frozen=True):
    """A column, or all columns of a file, of a product of lists. ``values`` is empty where ``file`` is not."""

    name: str
    values: tuple[str, ...] = ()
    file: str = ""


class Data(Struct, frozen=True):
    """Where a part's rows come from: a file, or every combination of the values of some ``axes``.

    ``files``: ``cards.csv``, ``cards.xlsx#Sheet``, ``cards.{lang}.csv``, the rows of one after those of the
    other. ``columns``: what columns are called in them, by the names that they get here.
    ``where``: which rows are wanted (:mod:`printkit.kit.filter`), "" for all. ``required``: columns that must
    be there and filled in each row. ``place``: where kit.toml says so.
    """

    files: tuple[str, ...] = ()
    axes: tuple[Axis, ...] = ()
    where: str = ""
    required: tuple[str, ...] = ()
    place: str = "kit.toml"
    columns: Mapping[str, str] = field(default_factory=dict)


class Part(Struct, frozen=True):
    """A component to print: cards, tokens, a net to fold, a pad.

    ``shape``: ``card`` (rounded corners), ``square`` (sharp corners), ``circle``, or ``net`` (the drawing
    carries its own cut and fold lines, no crop marks). ``count``: how many of each; a ``copies`` column in the
    data multiplies it. ``data``: a row a card, else one card. ``template``/``back``: SVG templates
    (Jinja); ``back`` None: printed on one side; OTHER_LANGUAGE: by ``template``. ``bleed``: mm drawn beyond
    the trim on each side. ``layout``: a file of layouts/ by name. ``fan``: how much of a card shows in a
    fanned hand, mm; 0 where nobody asks. ``words``: False where the part has no words (built once, language
    ``xx``). ``stock``: what it is printed on. ``resize``: how it comes to another size; ``own``: what its size
    was before it did. ``art``: what an edition has on its cards.
    ``file``: the column that names the files of its pictures, "" for number and name.
    ``corner``: the radius of a card's corners where a machine cuts it, mm.
    ``holds``: the parts that lie in it, for a box; ``thickness``: of one of their cards, mm; ``sleeved``: the
    cards are in sleeves. ``glued``: False for a net that is folded alone.
    """

    id: str
    title: Words
    size: Size
    template: str
    shape: Shape = "card"
    count: int = 1
    data: Data | None = None
    back: str | None = None
    bleed: float = 3.0
    layout: str = "block"
    fan: float = 0.0
    words: bool = True
    note: Words = field(default_factory=dict)
    holds: tuple[str, ...] = ()
    thickness: float = THICKNESS
    sleeved: bool = False
    glued: bool = True
    stock: Stock = "card"
    file: str = ""
    resize: Resize = "scale"
    art: Art = "full"
    own: Size | None = None
    corner: float = CORNER

    @property
    def scale(self) -> float:
        """How much larger it is printed than its templates draw it."""
        if self.own is None or self.resize != "scale":
            return 1.0
        return min(self.size.width / self.own.width, self.size.height / self.own.height)


class Edition(Struct, frozen=True):
    """What is printed together: ``parts`` of a kit, none for all, a file for each stock.

    ``size``: of its cards, None for their own; ``art``: what is on them. ``ink``, ``backs``: "" for what is
    usual, or asked for. ``extra``: what goes with the rule sheet on ordinary paper, ``assembly`` and ``book``.
    """

    id: str = STANDARD
    parts: tuple[str, ...] = ()
    size: Size | None = None
    art: Art = "full"
    ink: Ink | Literal[""] = ""
    backs: Backs | Literal[""] = ""
    extra: tuple[str, ...] = ("assembly",)


TextKind = Literal["rulesheet", "rulebook"]


class Colours(Struct, frozen=True):
    """The kit's own colours, ``#rrggbb``: ``ink`` for text, ``accent`` and ``second`` for the design."""

    ink: str = "#000000"
    accent: str = "#1f4e8c"
    second: str = "#c8372d"
    paper: str = "#ffffff"


class Called(Struct, frozen=True):
    """What a font's file is called. ``weight`` 0 and ``style`` "": what it says itself."""

    family: str
    weight: int = 0
    style: str = ""


class Typefaces(Struct, frozen=True):
    """Of fonts/: the families that stand for ``text`` and ``head``, the best first; what files are called."""

    text: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    files: tuple[tuple[str, Called], ...] = ()


class PressInk(Struct, frozen=True):
    """What a press prints for a colour: cyan, magenta, yellow, black, per cent; ``spot``: an ink of its own."""

    cmyk: tuple[float, float, float, float]
    spot: str = ""


class Press(Struct, frozen=True):
    """How the kit's colours are printed on a press.

    ``profile``: a file of the kit's, "" for printkit's own; ``condition``: the registered name of what it
    describes. ``ink``: the most, per cent, 0 for what is usual. ``inks``: of single colours, by ``#rrggbb``.
    """

    profile: str = ""
    condition: str = ""
    ink: float = 0.0
    inks: Mapping[str, PressInk] = field(default_factory=dict)


class Kit(Struct, frozen=True):
    """A kit, read and checked.

    ``id`` is its folder's name; ``book``, ``rulesheet``: templates of the rulebook and of the rule sheet by
    language; ``columns``: of the book; ``tables``: files of rows by the
    name that every template of the kit knows them under; ``words``: one of key and one column a language;
    ``suits``: its own, by code, as :mod:`printkit.kit.suits` has them. ``said``: what printkit says in it, by
    language, as :mod:`printkit.kit.said` has it. ``game``: an id, or the name of the file
    with the kit's own game, which nobody trusted. ``editions``: those that it names itself.
    """

    id: str
    folder: Path
    name: Words
    version: str
    languages: tuple[str, ...]
    parts: tuple[Part, ...]
    book: Words = field(default_factory=dict)
    columns: int = 1
    rulesheet: Words = field(default_factory=dict)
    game: str | None = None
    ruleset: Mapping[str, object] = field(default_factory=dict)
    licence: str = ""
    credits: Words = field(default_factory=dict)
    look: Colours = field(default_factory=Colours)
    fonts: Typefaces = field(default_factory=Typefaces)
    press: Press = field(default_factory=Press)
    tables: Mapping[str, str] = field(default_factory=dict)
    words: str | None = None
    suits: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    said: Mapping[str, Mapping[str, Mapping[str, Any]]] = field(default_factory=dict)
    editions: tuple[Edition, ...] = ()

    def texts(self, kind: TextKind) -> Words:
        """Give the templates of the rulebook or of the rule sheet, by language."""
        return self.book if kind == "rulebook" else self.rulesheet

    def part(self, id: str) -> Part | None:
        """Give the part with this id, or None."""
        return next((part for part in self.parts if part.id == id), None)

    def named(self, id: str) -> Part:
        """Give the part with this id, which is there."""
        return next(part for part in self.parts if part.id == id)
