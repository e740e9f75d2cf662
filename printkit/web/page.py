"""An edition of a rulebook as one HTML file: fonts, drawings, records and all, with nothing to load."""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from html import escape
from typing import cast

from msgspec.structs import replace

from printkit.book.document import PAGE, Box, Document, Heading, ListBlock, apart, each_inline, sections
from printkit.book.opening import cover_svg
from printkit.book.read import book_words, words_lang
from printkit.book.theme import legible, shades
from printkit.draw.icons import icon_in_line
from printkit.kit.model import Kit
from printkit.kit.resources import data_folder, read_text
from printkit.pdf.page import Attachment
from printkit.text.faces import Face, chain, cut_down, faces, glyph
from printkit.text.inline import Inline, Span
from printkit.text.languages import spaced
from printkit.web.blocks import BOLD, HEAD, PLAIN, Twins, Used, Writer, drawing, symbol

STYLES = {PLAIN: ("text", 400), BOLD: ("text", 700), HEAD: ("head", 700)}
"""Family and weight in the page's style sheet. (The head has one weight only.)"""


def font_faces(characters: dict[str, set[str]]) -> str:
    """Give the rules that bring the fonts; ``characters``: those used, by style."""
    rules = []
    for style, wanted in characters.items():
        family, weight = STYLES.get(style, (style, 400))
        left = wanted | {" "}
        for id in chain(family, "latin", weight >= 600):  # Latin before Japanese, as text is set
            face = faces()[id]
            own = {char for char in left if glyph(id, char)}
            if own and not face.closed:  # for print alone
                left -= own
                rules.append(_rule(face, family, weight, own))
    return "\n".join(rules)


def _rule(face: Face, family: str, weight: int, characters: set[str]) -> str:
    import uharfbuzz as hb  # 28 ms: not at start-up

    wish = hb.SubsetInput()
    wish.flags = hb.SubsetFlags.NO_HINTING
    wish.unicode_set.update(map(ord, characters))
    data = base64.b64encode(cut_down(face.id, wish)[0]).decode("ascii")
    ranges = ",".join(f"U+{code:X}" for code in sorted(map(ord, characters)))
    return (
        f"@font-face{{font-family:'{family}';font-weight:{weight};size-adjust:{100 * face.scale:g}%;"
        f"src:url(data:font/ttf;base64,{data});unicode-range:{ranges}}}"
    )


POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; font-src data:; img-src data:; "
    "base-uri 'none'; form-action 'none'"
)
"""What the page may do: nothing but what it has in itself."""


def web_page(
    kit: Kit,
    documents: Sequence[Document],
    attachments: Sequence[Attachment],
    sheets: Sequence[Document] = (),
) -> bytes:
    """Write one edition. ``documents``: one, or two for both languages side by side, as a book is set from.

    ``sheets``: the rule sheet in the same languages, if there is one. Raises ArtError for a drawing that a book
    could not draw either.
    """
    documents, sheets = list(map(_spaced, documents)), [apart(_spaced(one), "sheet-") for one in sheets]
    langs = tuple(document.lang for document in documents)
    lang = langs[0]
    words = {one: book_words(one, kit) for one in langs}
    used = Used(suits=kit.suits)
    writer = Writer(kit, langs, words, used)
    records = {one.name.removesuffix(".json"): _record(one, writer) for one in attachments}
    for prefix in ("", "sheet-"):
        writer.after.update({f"{prefix}ex-{name}": link for name, link in records.items()})
    head = _head(kit, documents, used)
    sheet = ""
    if sheets:
        leaf = writer.blocks(list(zip(*(one.blocks for one in sheets), strict=True)))
        name = escape(" / ".join(words[one]["rulesheet"] for one in langs))
        title = f'<p class="title">{writer.label("rulesheet", BOLD)}</p>'
        sheet = f'<section class="sheet" aria-label="{name}">{title}{leaf}</section>'
    twins, answers = _answers(writer, list(zip(*(one.blocks for one in documents), strict=True)), records)
    writer.after.update(answers)
    contents = _contents(writer, twins)
    body = writer.blocks(twins)
    foot = f"{words[lang]['version'].format(version=kit.version)} · {kit.licence}".removesuffix(" · ")
    symbols = "".join(symbol(*icon_in_line(kit.folder, icon), id, used) for icon, id in used.marks.items())
    buttons = {key: " / ".join(words[one][key] for one in langs) for key in ("step", "step-all")}
    for label in (*buttons.values(), "0123456789/ ‹›|"):
        used.text(label, PLAIN)
    shared = data_folder("templates") / "shared" / "web"
    text = read_text(shared / "page.html").format(
        lang=lang,
        policy=escape(POLICY),
        title=escape(" · ".join(dict.fromkeys(document.title for document in documents))),
        description=escape(words[lang]["subject"].format(name=documents[0].title)),
        look=_look(kit),
        style=read_text(shared / "page.css"),
        symbols=symbols,
        head=head,
        sheet=sheet,
        contents=contents,
        body=body,
        foot=used.text(foot, PLAIN),
        step=escape(buttons["step"]),
        all=escape(buttons["step-all"]),
        script="\n".join(read_text(shared / name) for name in ("steps.js", "langs.js")[: len(langs)]),
        bar=_bar(writer),
        pair=" pair" if len(langs) > 1 else "",
        fonts=font_faces(used.characters),
    )
    return text.encode("utf-8")


def _spaced(document: Document) -> Document:
    """Put the narrow spaces of its language into a book's words, as they are set on paper."""

    def fill(one: Inline) -> Inline:
        return replace(one, text=spaced(one.text, one.lang or document.lang)) if isinstance(one, Span) else one

    return replace(document, blocks=each_inline(document.blocks, fill))


def _bar(writer: Writer) -> str:
    """Give the way to the contents, and the buttons that choose a language, or both; a script shows these."""
    langs, used = writer.langs, writer.used
    bar = f'<a href="#contents">{writer.label("contents")}</a>'
    if len(langs) > 1:
        names = [one if words_lang(one, writer.kit) else writer.words[one]["language"] for one in langs]
        buttons = "".join(
            f'<button type="button" value="{lang}" lang="{lang or langs[0]}">{used.text(name, PLAIN)}</button>'
            for lang, name in zip((*langs, ""), (*names, " + ".join(names)), strict=True)
        )
        label = escape(" / ".join(names))
        bar += f'<div class="langs" role="group" aria-label="{label}" hidden>{buttons}</div>'
    return f'<div class="bar">{bar}</div>'


def _look(kit: Kit) -> str:
    colours = {**shades(kit.look), "second": legible(kit.look.second, kit.look.ink, 3.0)}
    return ":root{" + ";".join(f"--{name}:{value}" for name, value in colours.items()) + "}"


def _head(kit: Kit, documents: Sequence[Document], used: Used) -> str:
    svg, where = cover_svg(kit, documents[0])
    cover = drawing(svg, where, "cover-", used, "")
    names = {one.lang: one.title for one in documents}
    for lang, name in kit.name.items():
        if len(documents) == 1 and name not in names.values():
            names[lang] = name
    title = " ".join(f'<span lang="{one}">{used.text(name, HEAD)}</span>' for one, name in names.items())
    if len(names) > len({*names.values()}):  # one for both, whichever is shown
        title = used.text(documents[0].title, HEAD)
    return f'<div class="cover">{cover}</div><h1>{title}</h1>'


def _contents(writer: Writer, twins: list[Twins]) -> str:
    items = ""
    for one in zip(*map(sections, zip(*twins, strict=True)), strict=True):
        runs = [each.inlines if isinstance(each, Heading) else each.title for each in one]
        if words := writer.sides(runs, PLAIN) or (isinstance(one[0], Box) and writer.label("summary")):
            items += f'<li><a href="#{one[0].id}">{words}</a></li>'
    title = f'<p class="title" id="contents">{writer.label("contents", BOLD)}</p>'
    return f'<nav aria-labelledby="contents">{title}<ol>{items}</ol></nav>'


def _answers(
    writer: Writer, twins: list[Twins], records: Mapping[str, str]
) -> tuple[list[Twins], dict[str, str]]:
    """Take the answers out of a book, and the heading that has nothing else: each opens beside its puzzle.

    ``records``: links by the name of the puzzle. Gives what is left, and what to add to each puzzle, by its id.
    """
    at = next((n for n, one in enumerate(twins) if one[0].id == "quiz-answers"), None)
    if at is None or not isinstance(twins[at][0], ListBlock):
        return twins, {}
    lists, start, found = cast(tuple[ListBlock, ...], twins[at]), at, {}
    after = [block for block, *_ in twins[at + 1 : at + 2]]
    ends = all(isinstance(block, Heading | Box) or PAGE in block.classes for block in after)
    name = ""
    if ends and isinstance(above := twins[at - 1][0], Heading):
        start, name = at - 1, f' id="{above.id}"'  # what links to the heading leads to the first answer
    for number, items in enumerate(zip(*(one.items for one in lists), strict=True), 1):
        id = f"quiz-{number}"
        answer = writer.block(tuple(replace(item[0], id=f"{id}.answer") for item in items))
        summary = f"<summary>{writer.label('answer')}</summary>"
        found[id] = f"<details{name}>{summary}{answer}{records.get(id, '')}</details>"
        name = ""
    return twins[:start] + twins[at + 1 :], found


def _record(record: Attachment, writer: Writer) -> str:
    """Give the link that saves an example's record."""
    data = base64.b64encode(record.data).decode("ascii")
    return (
        f'<p class="record"><a download="{escape(record.name)}" href="data:application/json;base64,{data}">'
        f"{writer.label('record')}</a></p>"
    )
