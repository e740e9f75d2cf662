"""Inline markup: markdown-it tokens → inlines. What docs/markup.md calls "inside a paragraph"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

from printkit.book.document import text_of
from printkit.draw.marks import BRACE, Suits, card_mark, icon_mark, read_brace, suit_mark
from printkit.errors import MarkupError
from printkit.kit.schema import CODES
from printkit.text.classes import is_wide
from printkit.text.inline import Break, Inline, Ruby, Span
from printkit.text.languages import habits

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.rules_inline import StateInline
    from markdown_it.token import Token

REFERENCES = {"ref": "\ufffc", "number": "\ufffc\ufffc"}
"""What stands for the words of a reference, and for a rule's number alone, until all headings are known."""

_KINDS = ("card", "suit", "icon", *REFERENCES)
CLOSED = {
    "*": re.compile(r"(?>(?:[^*\\]++|\\.|\*\*[^*]++\*\*)+)(?=\*)", re.DOTALL),
    "**": re.compile(r"(?>(?:[^*\\]++|\\.|\*[^*]++\*)+)(?=\*\*)", re.DOTALL),
}
"""What is emphasised by each mark, emphasis of the other kind in it."""

FIGURE = "a picture is an SVG, figures/NAME.svg: ```figure NAME, the caption below, and ``` to end it"
NAMES = {"image": "an image", "code_inline": "`code`", "html_inline": "HTML"}


class Reader(Struct, frozen=True):
    """What reading needs beside the text.

    ``where``: line of the Markdown (from 1) → a place for an error. ``draw``: name and arguments of a figure →
    its SVG; it raises for an unknown name. ``icons``: raises for what is no icon's name. ``outline``: words
    are not read, inlines are left empty. ``suits``: the kit's own, by code; ``joker``: what a joker is called.
    ``alone``: no other language is compared, so blocks without an id are counted.
    """

    lang: str
    where: Callable[[int], str]
    draw: Callable[[str, dict[str, str], int], str]
    icons: Callable[[str], object]
    outline: bool = False
    suits: Suits = field(default_factory=dict)
    joker: str = "joker"
    alone: bool = False


def install(md: MarkdownIt) -> None:
    """Teach markdown-it the braces, and emphasis that works beside Japanese punctuation."""
    md.inline.ruler.before("emphasis", "brace", _brace_rule)
    md.inline.ruler.at("emphasis", _emphasis_rule)


def _brace_rule(state: StateInline, silent: bool) -> bool:
    if state.src[state.pos] != "{":
        return False
    match = BRACE.match(state.src, state.pos, state.posMax)
    if not silent:
        token = state.push("brace", "", 0)
        token.content = match[0] if match else state.src[state.pos : state.pos + 20]
        token.meta = {"match": match}
    state.pos = match.end() if match else state.posMax
    return True


def _emphasis_rule(state: StateInline, silent: bool) -> bool:
    """``**…**`` and ``*…*`` close at the next same marker that the other does not use.

    CommonMark's flanking rules need a space between ``**」`` and a letter, which Japanese does not have.
    """
    if state.src[state.pos] != "*":
        return False
    marker = "**" if state.src.startswith("**", state.pos) else "*"
    start, limit = state.pos + len(marker), state.posMax
    inner = CLOSED[marker].match(state.src, start, limit)
    end = inner.end() if inner else state.src.find(marker, start, limit)
    if end <= start or state.src[start].isspace() or state.src[end - 1].isspace():
        return False
    if not silent:
        kind = "strong" if marker == "**" else "em"
        state.push(f"{kind}_open", kind, 1).markup = marker
        state.pos, state.posMax = start, end
        state.md.inline.tokenize(state)
        state.push(f"{kind}_close", kind, -1).markup = marker
    state.pos, state.posMax = end + len(marker), limit
    return True


def read_inlines(tokens: Iterable[Token], reader: Reader) -> tuple[Inline, ...]:
    """Turn the children of an ``inline`` token into inlines. Raises MarkupError and GlyphError."""
    out: list[Inline] = []
    look, outer = Span(""), list[Span]()
    pending_space = False

    def spaced(char: str) -> bool:
        """Whether a line end before a character is a space; what comes after asks anew."""
        nonlocal pending_space
        pending, pending_space = pending_space, False
        before = "" if not out or isinstance(out[-1], Break) else text_of(out[-1:])[-1:]
        return pending and before != "" and not is_wide(before) and not is_wide(char)

    def put(text: str, span: Span) -> None:
        if not text:
            return
        if spaced(text[0]):
            text = " " + text
        last = out[-1] if out else None
        if isinstance(last, Span) and replace(span, text=last.text) == last:
            out[-1] = replace(last, text=last.text + text)
        else:
            out.append(span if span.text == text else replace(span, text=text))

    for token in tokens:
        match token.type:
            case "text":
                put(token.content, look)
            case "softbreak":
                pending_space = True
            case "hardbreak":
                out.append(Break())
            case "strong_open" | "em_open":
                outer.append(look)
                bold = token.type == "strong_open" or habits(reader.lang).bold
                look = replace(look, **{"bold" if bold else "italic": True})
            case "strong_close" | "em_close":
                look = outer.pop()
            case "link_open":
                href = str(token.attrs["href"])
                if not re.match(r"#|https?://|mailto:", href):
                    hint = "#block, https://… or mailto:…, nothing else"
                    raise MarkupError(f"a link to {href[:60]!r}", hint=hint)
                look = replace(look, href=href)
            case "link_close":
                look = replace(look, href=None)
            case "brace":
                made = _read_brace(token, look, reader)
                if isinstance(made, Span):
                    put(made.text, made)
                else:
                    first = made.base[0] if isinstance(made, Ruby) else "x"
                    if spaced(first):
                        out.append(replace(look, text=" "))
                    out.append(made)
            case _:
                hint = FIGURE if token.type == "image" else "docs/markup.md says what can"
                what = NAMES.get(token.type, repr(token.type))
                raise MarkupError(f"{what} cannot stand in a paragraph", hint=hint)
    return tuple(out)


def _read_brace(token: Token, look: Span, reader: Reader) -> Inline:
    match, lang, suits = token.meta["match"], reader.lang, reader.suits
    if match is None:
        hint = r"{base|reading}, {card:QH}, {suit:H}, {icon:name|text}, {en:words}; for a brace write \{"
        if token.content.startswith("{#"):
            hint = "close it, on a line of its own: {#its-id}"
        what = f"{token.content!r}: a brace that is none of the known forms"
        raise MarkupError(what, hint=hint)
    kind, of, said = read_brace(match)
    if kind == "ruby":
        return Ruby(of, said, bold=look.bold, href=look.href)
    if kind in CODES:
        return replace(look, text=of, lang=kind if kind != lang else None)
    if kind in REFERENCES:
        return replace(look, text=REFERENCES[kind], href=f"#{of}")
    if kind == "card":
        return card_mark(of, lang, suits, reader.joker)
    if kind == "suit":
        return suit_mark(of, lang, suits)
    if kind == "icon":
        reader.icons(of)
        return icon_mark(of, said)
    hint = f"known: {', '.join(_KINDS)}, en and other languages; for ruby write {{base|reading}}"
    raise MarkupError(f"{{{kind}:…}} is not known", hint=hint)
