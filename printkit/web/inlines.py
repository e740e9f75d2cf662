"""Inlines → HTML: words, readings, small cards, links."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from itertools import groupby

from msgspec import Struct, field

from printkit.draw.figure import read_tree
from printkit.draw.letters import face_in
from printkit.draw.marks import Suits, card_parts, suit_of
from printkit.draw.style import TEXTS, first_family, said_of
from printkit.draw.style import number as length
from printkit.draw.svg import Element
from printkit.draw.write import Writer, drawable
from printkit.text.faces import OURS, families
from printkit.text.inline import Break, Inline, Mark, Ruby, Span

BOLD, PLAIN, HEAD = "bold", "plain", "head"
_NUMBER = re.compile(r"\d+(\. |\.\d+\s)")
_SIGN = re.compile(r"[^\s;][†‡]|[^\s;] ?·|[†‡] ?[^\s&]|[A-Z]{2}-\d\d")
"""What is not parted: from the sign of a ruling or the dot between facts what is beside it; a clause."""


class Used(Struct):
    """What a page has used: characters by style, symbols (``marks``) by icon; ``suits``: the kit's own."""

    characters: dict[str, set[str]] = field(default_factory=lambda: {PLAIN: set(), BOLD: set(), HEAD: set()})
    marks: dict[str, str] = field(default_factory=dict)
    suits: Suits = field(default_factory=dict)

    def text(self, words: str, style: str) -> str:
        """Give words for HTML, and remember their characters."""
        self.characters.setdefault(style, set()).update(words)
        return escape(words, quote=False)

    def mark(self, icon: str) -> str:
        """Give the symbol of an icon, and remember it."""
        return self.marks.setdefault(icon, f"m-{icon.replace(' ', '.')}")


def inlines(run: Iterable[Inline], used: Used, style: str = PLAIN) -> str:
    """Give a run of inlines. ``style``: ``plain``, ``bold`` or ``head``."""
    out = []
    for href, group in groupby(run, lambda one: getattr(one, "href", None)):
        words = "".join(_one(inline, used, style) for inline in group)
        out.append(f'<a href="{escape(href)}">{words}</a>' if href else words)
    return "".join(out)


def number(run: tuple[Inline, ...], used: Used, style: str, id: str) -> tuple[str, tuple[Inline, ...]]:
    """Part a heading or rule from its number, such as ``"3. "`` or ``"3.1 "``; "" where it has none.

    The number is a link to the block ``id``, no stop of the Tab key; without one, in the contents, it is none.
    """
    first = run[0] if run else None
    if not isinstance(first, Span) or not _NUMBER.fullmatch(first.text):
        return "", run
    words = used.text(first.text.rstrip(), BOLD if style == PLAIN else style)
    tag, link = ("a", f' href="#{id}" tabindex="-1"') if id else ("span", "")
    return f'<{tag} class="number"{link}>{words}</{tag}> ', run[1:]


def side(tag: str, lang: str, words: str) -> str:
    """Give what is in one of a page's languages alone, so that it can be chosen."""
    return f'<{tag} class="side" lang="{lang}">{words}</{tag}>'


def _one(inline: Inline, used: Used, style: str) -> str:
    if isinstance(inline, Break):
        return "<br>"
    if isinstance(inline, Mark):
        return _mark(inline, used)
    bold = style == PLAIN and inline.bold
    own = BOLD if bold else style
    if isinstance(inline, Ruby):
        base, reading = used.text(inline.base, own), used.text(inline.reading, PLAIN)
        words = f"<ruby>{base}<rp>（</rp><rt>{reading}</rt><rp>）</rp></ruby>"
    else:
        words = _SIGN.sub(r'<span class="pip">\g<0></span>', used.text(inline.text, own))
        if inline.italic:
            words = f"<em>{words}</em>"
        if inline.lang:
            words = f'<span lang="{escape(inline.lang)}">{words}</span>'
    return f"<b>{words}</b>" if bold else words


def _mark(mark: Mark, used: Used) -> str:
    """Give a small drawing; what it is called is there for who listens, searches or copies."""
    kind, icon, colour, corner, suit = "pip", mark.arg, "", "", mark.arg if mark.name == "suit" else ""
    if mark.name == "card":
        kind, icon = "card", "joker"
        corner, suit = card_parts(mark.arg, used.suits) or ("", "")
    if suit:
        drawn = suit_of(suit, used.suits)
        icon, colour = drawn["pip"], f' style="color:{drawn["colour"]}"'
    rank = corner if suit else ""
    art = f'<svg class="mark" aria-hidden="true"><use href="#{used.mark(icon)}"/></svg>'
    said = f"<span class=said>{used.text(mark.text.removesuffix(rank), PLAIN)}</span>"
    return f'<span class="{kind}"{colour}>{art}{said}{used.text(rank, BOLD)}</span>'


ICON = 20.0
"""How wide an icon of a web page is painted that cannot be shapes, mm: it may be seen large."""

OF_THE_FILE = frozenset({"width", "height", "version", "role", "xml:space"})


def drawing(text: str, where: str, prefix: str, used: Used, label: str, width: float | None = None) -> str:
    """Give a drawing as an image that is called ``label``.

    ``prefix`` keeps its ids apart from those of other drawings. ``width``: mm, None: its own. ArtError.
    """
    root, writer = _opened(drawable(text, where, width)[0], where, prefix, used)
    wide = f"{width:g}mm" if width else root.attributes.get("width", "")
    size = f' style="width:{escape(wide)}"' if wide else ""
    named = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f"<svg{size} {named}{writer.attributes(root, OF_THE_FILE)}>{writer.inner(root)}</svg>"


def symbol(text: str, where: str, id: str, used: Used) -> str:
    """Give a drawing as a symbol to use in lines of text: in their colour where it says none."""
    root, writer = _opened(drawable(text, where, ICON)[0], where, f"{id}-", used)
    root.values = {"fill": "currentColor", **root.values}
    attributes = writer.attributes(root, OF_THE_FILE | {"id"})
    return f'<symbol id="{id}"{attributes}>{writer.inner(root)}</symbol>'


def _opened(text: str, where: str, prefix: str, used: Used) -> tuple[Element, Writer]:
    """Read a drawing, its words in the families that a page brings; give it and what writes it."""
    root, said, changes = read_tree(text, where), set[str](), list[tuple[Element, dict[str, str]]]()
    for element in root.walk():
        family = first_family(said_of(element, "font-family") or OURS[0])
        if family not in families() and (element.tag in TEXTS or "font-family" in element.values):
            face, size = face_in(element), {"font-size": said_of(element, "font-size")}
            new = {"font-family": (family := face.family), "font-weight": str(face.weight)}
            if element.tag in TEXTS and any(size.values()):  # the page brings its fonts larger by their scale
                new["font-size"] = f"{length(size, 'font-size') / face.scale:.4f}"
            changes.append((element, new))
        said.add(family)
    for element, new in changes:
        element.values |= new
    styles = (PLAIN, BOLD, HEAD, *sorted(said.difference(OURS)))

    def words(text: str) -> str:
        for style in styles:
            used.text(text, style)
        return escape(text, quote=False)

    return root, Writer(prefix, words, OF_THE_FILE)
