"""An edition of a rulebook as one HTML file: fonts, drawings, records and all, with nothing to load."""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from html import escape
from typing import cast

from printkit.book.document import Box, Document, Heading, walk
from printkit.book.opening import cover_svg
from printkit.book.read import book_words, words_lang
from printkit.book.theme import legible, mix
from printkit.draw.icons import icon_text
from printkit.kit.model import Kit
from printkit.kit.resources import data_folder, read_text
from printkit.pdf.page import Attachment
from printkit.web.blocks import Twins, Writer
from printkit.web.drawings import drawing, symbol
from printkit.web.faces import font_faces
from printkit.web.inlines import BOLD, HEAD, PLAIN, Used, inlines

POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; font-src data:; img-src data:; "
    "base-uri 'none'; form-action 'none'"
)
"""What the page may do: nothing but what it has in itself."""


def web_page(
    kit: Kit, documents: Sequence[Document], facts: Mapping[str, object], attachments: Sequence[Attachment]
) -> bytes:
    """Write one edition. ``documents``: one, or two for both languages side by side, as a book is set from.

    Raises ArtError for a drawing that a book could not draw either.
    """
    langs = tuple(document.lang for document in documents)
    lang = langs[0]
    words = {one: book_words(one) for one in langs}
    used = Used(suits=kit.suits)
    records = {f"ex-{one.name.removesuffix('.json')}": one for one in attachments}
    writer = Writer(langs, words, used, lambda id: _record(records.get(id), langs, words, used))
    twins = cast(list[Twins], list(zip(*(document.blocks for document in documents), strict=True)))
    opening = ""
    if twins and isinstance(twins[0][0], Box) and twins[0][0].kind == "opening":
        opening, twins = writer.block(twins[0]), twins[1:]
    head = _head(kit, documents, facts, used)
    contents = _contents(documents, words, used)
    body = writer.blocks(twins)
    foot = f"{words[lang]['version'].format(version=kit.version)} · {kit.licence}".removesuffix(" · ")
    symbols = "".join(_symbols(kit, used))
    buttons = {key: " / ".join(words[one][key] for one in langs) for key in ("step", "step-all")}
    for label in (*buttons.values(), "0123456789/ ‹›"):
        used.text(label, PLAIN)
    shared = data_folder("templates") / "shared" / "web"
    text = PAGE.format(
        lang=lang,
        policy=escape(POLICY),
        title=escape(" · ".join(document.title for document in documents)),
        description=escape(words[lang]["subject"].format(name=documents[0].title)),
        look=_look(kit, langs),
        style=read_text(shared / "page.css"),
        symbols=symbols,
        head=head,
        opening=opening,
        contents=contents,
        body=body,
        foot=used.text(foot, PLAIN),
        step=escape(buttons["step"]),
        all=escape(buttons["step-all"]),
        script=read_text(shared / "steps.js"),
        pair=" pair" if len(langs) > 1 else "",
        fonts=font_faces(used.characters),
    )
    return text.encode("utf-8")


def _look(kit: Kit, langs: tuple[str, ...]) -> str:
    look = kit.look
    colours = {
        "ink": look.ink,
        "accent": look.accent,
        "second": legible(look.second, look.ink, 3.0),
        "tint": mix(look.accent, 0.075),
        "hair": mix(look.ink, 0.28),
    }
    return ":root{" + ";".join(f"--{name}:{value}" for name, value in colours.items()) + "}"


def _head(kit: Kit, documents: Sequence[Document], facts: Mapping[str, object], used: Used) -> str:
    lang = documents[0].lang
    svg, where = cover_svg(kit, documents[0], facts)
    cover = drawing(svg, where, "cover-", used, "")
    subtitles = {document.lang: document.title for document in documents[1:]}
    if not subtitles:
        subtitles = {one: name for one, name in kit.name.items() if one != lang and name != kit.name[lang]}
    under = "".join(
        f'<p class="name" lang="{one}">{used.text(name, HEAD)}</p>' for one, name in subtitles.items()
    )
    return f'<div class="cover">{cover}</div><h1>{used.text(documents[0].title, HEAD)}</h1>{under}'


def _contents(documents: Sequence[Document], words: Mapping[str, Mapping[str, str]], used: Used) -> str:
    rows = [_sections(document, words[document.lang]["summary"], used) for document in documents]
    items = "".join(
        f'<li{mark}><a href="#{id}">{title}</a>'
        + "".join(
            f' <span lang="{one.lang}">{twin}</span>'
            for one, (*_, twin) in zip(documents[1:], twins, strict=True)
        )
        + "</li>"
        for (id, mark, title), *twins in zip(*rows, strict=True)
    )
    name = " ".join(
        f'<span lang="{words_lang(one.lang) or one.lang}">{used.text(words[one.lang]["contents"], BOLD)}</span>'
        for one in documents
    )
    return f'<nav aria-labelledby="contents"><p class="title" id="contents">{name}</p><ol>{items}</ol></nav>'


def _sections(document: Document, summary: str, used: Used) -> list[tuple[str, str, str]]:
    """Give each section's id, what marks its line in the contents (a summary has no number), and its title."""
    made = []
    for block in walk(document.blocks):
        if isinstance(block, Heading) and block.level == 2:
            made.append((block.id, "", inlines(block.inlines, used)))
        elif isinstance(block, Box) and block.kind == "summary":
            made.append((block.id, ' class="plain"', inlines(block.title, used) or used.text(summary, PLAIN)))
    return made


def _record(
    record: Attachment | None, langs: tuple[str, ...], words: Mapping[str, Mapping[str, str]], used: Used
) -> str:
    """Give the link that saves an example's record."""
    if record is None:
        return ""
    data = base64.b64encode(record.data).decode("ascii")
    label = " / ".join(words[lang]["record"] for lang in langs)
    return (
        f'<p class="record"><a download="{escape(record.name)}" href="data:application/json;base64,{data}">'
        f"{used.text(label, PLAIN)}</a></p>"
    )


def _symbols(kit: Kit, used: Used) -> list[str]:
    return [symbol(*icon_text(kit.folder, icon), id, used) for icon, id in used.marks.items()]


PAGE = """<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="{description}">
<meta name="generator" content="printkit">
<title>{title}</title>
<style>
{fonts}
{look}
{style}
</style>
</head>
<body class="{lang}{pair}" data-step="{step}" data-all="{all}">
<svg class="symbols" aria-hidden="true">{symbols}</svg>
<header>
{head}
{opening}
</header>
{contents}
<main>
{body}
</main>
<footer><p>{foot}</p></footer>
<script>
{script}
</script>
</body>
</html>
"""
