"""Suits of a kit's own in its books: in lines, in figures, on the cover, as web pages; and what is no suit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path as File

import pytest

from printkit.book.document import Document, Figure, text_of, texts, walk
from printkit.book.draw import Artist
from printkit.book.editions import editions
from printkit.book.inlines import Reader
from printkit.book.markup import read_blocks
from printkit.book.opening import cover_svg, fanned
from printkit.book.read import figure_functions
from printkit.book.typeset import publish
from printkit.draw.figure import read_svg
from printkit.draw.marks import NARROW, WIDE, card_mark, card_parts
from printkit.errors import ArtError, DataError, GlyphError, MarkupError, PrintkitError, TemplateError
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.parts.faces import faces
from printkit.pdf.page import Gradient, Group, Item, Moved, Path
from printkit.text.inline import Mark
from printkit.web.page import web_page
from tests.book.common import lines, shapes

KIT = """
name = { ja = "木の実", en = "Nuts" }
version = "1"
languages = ["en", "ja"]
[book]
en = "book.en.md"
ja = "book.ja.md"
"""
SUITS = """
[suits.N]
name = { ja = "木の実", en = "nut" }
pip = "nut"
colour = "#7a4a1e"
[suits.LEAF]
name = { ja = "葉", en = "leaf" }
pip = "tall"
colour = "#2f7a34"
letter = "F"
[suits.B]
pip = "suit-x"
colour = "#a0205a"
text = "@"
"""
PART = """
[[part]]
id = "one"
title = "One"
size = [40, 40]
template = "card.svg"
words = false
"""
NUT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path id="a" d="M1 1 L19 1 L10 19 Z"/></svg>'
TALL = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><path d="M0 0 H10 V20 H0 Z"/></svg>'
SIGNS = '{{ pip("N", 8, 9, 8, turn=45) }}{{ pip("LEAF", 8, 9, 8, outline=0.5) }}{{ icon("nut", 3, 4, 5) }}'
PIECES = '{% import "shared/figures/pieces.svg" as pieces with context %}'
OPENING = "::: opening {#o}\nGo.\n\n| a | b |\n|:--|:--|\n| c | d |\n:::\n"


def kit(folder: File, text: str = "", figure: str = "", suits: str = SUITS, more: str = "") -> Kit:
    """A kit whose book says ``text`` in both languages, after an opening, and shows a figure."""
    files = {
        "kit.toml": KIT.replace("version", f"{more}version", 1) + suits + PART,
        "icons/nut.svg": NUT,
        "icons/tall.svg": TALL,
        "card.svg": f"<svg {{{{ canvas }}}}>{SIGNS}</svg>",
        "figures/own.svg": f'{PIECES}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30">'
        f"{{{{ pieces.pips() }}}}\n{figure}</svg>",
    }
    shown = "\n{#f}\n```figure own\nalt: a figure\n```\n" if figure else ""
    files |= {f"book.{lang}.md": f"{OPENING}\n{{#p}}\n{text or 'Words.'}\n{shown}" for lang in ("en", "ja")}
    for name, content in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")
    return read_kit(folder)


def marks(document: Document) -> list[Mark]:
    found = [one for block in document.blocks for run in texts(block) for one in run]
    return [one for one in found if isinstance(one, Mark)]


def drawn(document: Document) -> str:
    (figure,) = [block for block in walk(document.blocks) if isinstance(block, Figure)]
    return figure.svg


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["nut", "@", "leaf 3", "nut 10", "nut 12", "♥Q"]),
        ("ja", ["木の実", "@", "葉3", "木の実10", "木の実12", "♥Q"]),
    ],
)
def test_they_are_called_by_their_names(tmp_path: File, lang: str, said: list[str]) -> None:
    one = kit(tmp_path, "{suit:N} {suit:B} {card:3LEAF} {card:TN} {card:12N} {card:QH}")
    (document,) = editions(one, lang)
    assert [mark.text for mark in marks(document)] == said
    book = publish(one, (document,), "a4")
    (line,) = [line for page in book.pages for line in lines(page) if "♥" in line]
    assert re.sub(r"\s", "", line) == re.sub(r"\s", "", "".join(said))


def test_they_have_their_own_colours_and_shapes(tmp_path: File) -> None:
    one = kit(tmp_path)
    artist = Artist(one.folder, {}, suits=one.suits)
    for code, colour in (("N", "#7a4a1e"), ("LEAF", "#2f7a34"), ("H", "#9e141c")):
        assert {shape.fill for shape in shapes(artist.pip(code, 4).items)} == {colour}
    assert (artist.pip("N", 4).width, artist.pip("N", 4).height) == pytest.approx((4, 4))
    assert (artist.pip("LEAF", 4).width, artist.pip("LEAF", 4).height) == pytest.approx((2, 4))


@pytest.mark.parametrize(
    ("code", "parts"),
    [
        ("7N", ("7", "N")),
        ("TN", ("10", "N")),
        ("10N", ("10", "N")),
        ("王N", ("王", "N")),
        ("3LEAF", ("3", "LEAF")),
        ("3AF", ("3", "AF")),
        ("QH", ("Q", "H")),
        ("TH", ("10", "H")),
        ("R1", ("★", "")),
        ("R2", ("★", "")),
        ("1H", None),
        ("N", None),
        ("LEAF", ("LE", "AF")),
        ("1000N", None),
        ("1 N", None),
        ("", None),
    ],
)
def test_rank_then_suit(code: str, parts: tuple[str, str] | None) -> None:
    own = {code: {"letter": code, "text": code} for code in ("N", "F", "AF", "LEAF")}
    assert card_parts(code, own) == parts


def test_a_card_is_as_wide_as_its_rank_needs() -> None:
    own = {"N": {"letter": "N", "text": "N"}}
    widths = [card_mark(f"{rank}N", "en", own, "joker").width for rank in ("1", "7", "10", "T", "XII")]
    assert widths[:4] == [NARROW, NARROW, WIDE, WIDE]
    assert widths[4] > WIDE
    reader = Reader("en", lambda n: f"book.md:{n}", lambda *_: "", lambda _: True, suits=own)
    with pytest.raises(GlyphError) as error:
        read_blocks("{#p}\nA {card:\U00013000N}", reader)
    assert error.value.where == "book.md:2"


@pytest.mark.parametrize(
    ("text", "what"),
    [("{suit:Z}", "no suit 'Z'"), ("{card:7Z}", "no card '7Z'"), ("{card:1000N}", "no card '1000N'")],
)
def test_what_is_none_is_told_with_those_there_are(tmp_path: File, text: str, what: str) -> None:
    with pytest.raises(MarkupError, match=what) as error:
        editions(kit(tmp_path, f"a\n{text}"), "en")
    assert error.value.where == "book.en.md:10"
    assert "N, LEAF, B, S, H, D, C, X, L" in (error.value.hint or "")


def test_in_web_pages(tmp_path: File) -> None:
    one = kit(tmp_path, "{suit:N} {card:12LEAF}", '{{ pip("N", 9, 9, 9) }}')
    page = web_page(one, editions(one, "en"), []).decode()
    assert 'style="color:#7a4a1e"' in page and 'style="color:#2f7a34"' in page
    assert "<span class=said>nut</span>" in page and "<span class=said>leaf </span>12" in page
    assert re.search(r'<symbol id="m-nut" [^>]*fill="currentColor"', page) and '<symbol id="m-tall" ' in page
    assert 'color="#7a4a1e"' in page


def test_figures_draw_what_cards_draw(tmp_path: File) -> None:
    one = kit(tmp_path, figure=SIGNS)
    front = faces(one, one.parts[0], "en").cards[0].front
    groups = re.findall(r"<g transform=.*?</g>", front)
    figure = drawn(editions(one, "en")[0])
    assert len(groups) == 3 and all(group.replace(' id="a"', "") in figure for group in groups)


def test_an_icon_can_be_drawn_many_times(tmp_path: File) -> None:
    one = kit(tmp_path, figure='{{ pip("N", 9, 9, 9) }}{{ icon("nut", 20, 9, 9) }}')
    drawing = read_svg(drawn(editions(one, "en")[0]), "own.svg")
    assert [shape.fill for shape in shapes(drawing.items)] == ["#7a4a1e", one.look.ink]


def test_pieces_have_them(tmp_path: File) -> None:
    cards = "".join(
        f'{{{{ pieces.card("{code}", 9, 9, 9, "{state}") }}}}'
        for code, state in (("12N", "bright"), ("TLEAF", "dim"), ("QH", "bright"), ("R1", "bright"))
    )
    figure = drawn(
        editions(kit(tmp_path, figure=f'{cards}{{{{ pieces.trump("N", 5, 5, 5, kit.look) }}}}'), "en")[0]
    )
    assert re.findall(r'fill="(#\w+)">(\w+)</text>', figure) == [
        ("#7a4a1e", "12"),
        ("#8db68f", "10"),
        ("#9e141c", "Q"),
    ]
    assert figure.count('color="#7a4a1e"') == 2 and figure.count('href="#pip-H"') == 1
    assert figure.count('href="#joker"') == 1
    read_svg(figure, "own.svg")


def test_a_whole_trick_of_them(tmp_path: File) -> None:
    one = kit(tmp_path)
    figure = (
        "\n{#t}\n```figure trick players=3 dealer=0 leader=1 cards=7N,10B trump=LEAF winner= seat=0"
        " hand=1N,3LEAF legal=1N\nalt: a trick\n```\n"
    )
    for lang in ("en", "ja"):
        with (tmp_path / f"book.{lang}.md").open("a", encoding="utf-8") as file:
            file.write(figure)
    ranks = re.findall(
        r'font-size="[\d.]+" text-anchor="middle" fill="#\w+">(\w+)</text>', drawn(editions(one, "en")[0])
    )
    assert [rank for rank in ranks if rank.isdigit() and rank != "2"] == ["7", "1", "10", "1", "3"]


ICONS = "there are: joker, led, nut, suit-c, suit-d, suit-h, suit-l, suit-s, suit-x, tall, won"


@pytest.mark.parametrize(
    ("figure", "kind", "what", "hint"),
    [
        ('{{ pip("Z", 9, 9, 9) }}', ArtError, "no suit 'Z'", "there are: N, LEAF, B, S, H, D, C, X, L"),
        ('{{ pieces.pip("Z", 9, 9, 9) }}', ArtError, "no suit 'Z'", "there are: N, LEAF, B, S, H, D, C, X, L"),
        ('{{ pieces.card("7Z", 9, 9) }}', ArtError, "no suit 'Z'", "there are: N, LEAF, B, S, H, D, C, X, L"),
        ('{{ icon("nutt", 9, 9, 9) }}', ArtError, "no icon 'nutt'", "did you mean 'nut'?"),
        ('{{ icon("coin", 9, 9, 9) }}', ArtError, "no icon 'coin'", ICONS),  # which is not like 'won'
        ('{{ icon("nut", "x", 9, 9) }}', TemplateError, "x should be a number of mm, not 'x'", ""),
        ('{{ icon("nut", 9, 9) }}', TemplateError, "icon() missing 1 required positional argument: 'size'", ""),
        ("{{ cyclr(1) }}", TemplateError, "'cyclr' is not defined", ""),
    ],
)
def test_errors_have_the_figures_own_line(
    tmp_path: File, figure: str, kind: type[PrintkitError], what: str, hint: str
) -> None:
    with pytest.raises(kind) as error:
        editions(kit(tmp_path, figure=figure), "en")
    assert error.value.what.startswith(what)
    assert (error.value.where, error.value.hint or "") == ("figures/own.svg:2", hint)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_figure_asks_for_words_as_a_card_does(tmp_path: File, lang: str) -> None:
    """``t()`` was not there, though a card's template and a figure's are written by the same hand."""
    (tmp_path / "words.csv").write_text("key,en,ja\ndeck,the deck,山札\n", encoding="utf-8")
    figure = '<text x="9" y="9" font-size="4">{{ t("deck") }} {{ t("deck", "ja") }}</text>'
    (document,) = editions(kit(tmp_path, figure=figure, more='words = "words.csv"\n'), lang)
    assert f">{'the deck' if lang == 'en' else '山札'} 山札</text>" in drawn(document)
    with pytest.raises(DataError, match=r"no word 'dekc' in words\.csv") as error:
        editions(kit(tmp_path, figure='{{ t("dekc") }}', more='words = "words.csv"\n'), lang)
    assert (error.value.where, error.value.hint) == ("figures/own.svg:2", "did you mean 'deck'?")


def test_an_import_without_context_is_told_how(tmp_path: File) -> None:
    one = kit(tmp_path, figure='{{ pieces.pip("H", 9, 9, 9) }}{{ pieces.pip("N", 9, 9, 9) }}')
    path = tmp_path / "figures" / "own.svg"
    path.write_text(path.read_text("utf-8").replace(" with context", ""), "utf-8")
    with pytest.raises(TemplateError, match="'pip' is not defined") as error:
        editions(one, "en")
    assert error.value.where == "figures/own.svg:2" and "with context" in (error.value.hint or "")


def test_an_icon_that_no_figure_can_hold_is_told_with_its_line(tmp_path: File) -> None:
    one = kit(tmp_path, figure='{{ icon("nut", 9, 9, 9) }}')
    (tmp_path / "icons" / "nut.svg").write_text(NUT.replace("<path", "\n<image"), encoding="utf-8")
    with pytest.raises(ArtError, match="<image> cannot be drawn") as error:
        editions(one, "en")
    assert error.value.where == "icons/nut.svg:2"


def cover(one: Kit) -> tuple[tuple[str, ...], str]:
    (document,) = editions(one, "en")
    svg, name = cover_svg(one, document)
    assert name == "shared/book/cover.svg"
    read_svg(svg, name)
    return fanned(one, document), svg


def test_the_cover_shows_them(tmp_path: File) -> None:
    fan, svg = cover(kit(tmp_path, "{card:QH}"))
    assert fan == ("N", "LEAF", "B")
    assert svg.count('color="#7a4a1e"') == svg.count('color="#2f7a34"') == 2 and 'href="#pip' not in svg


def test_the_cover_of_a_game_without_suits_shows_none(tmp_path: File) -> None:
    fan, svg = cover(kit(tmp_path, "{icon:nut|a nut} {card:R1}".replace("{card:R1}", "x"), suits=""))
    assert fan == () and 'href="#pip' not in svg and svg.count('width="38"') == 3


@pytest.mark.parametrize(
    ("text", "suits", "more"),
    [
        ("{card:QH}", "", ""),
        ("- a {suit:S}", "", ""),
        ("x", '[suits.H]\ncolour = "#d00000"\n', ""),
        ("x", "", 'game = "shifty-partners"\n'),
    ],
)
def test_the_cover_of_a_game_of_the_pack_shows_its_suits(
    tmp_path: File, text: str, suits: str, more: str
) -> None:
    fan, svg = cover(kit(tmp_path, text, suits=suits, more=more))
    assert fan == tuple("SHDC") and svg.count('width="38"') == 4
    assert svg.count('href="#pip-S"') == 2 and svg.count('color="#d00000"') == (2 if suits else 0)


def test_a_cover_of_ones_own_can_call_them(tmp_path: File) -> None:
    one = kit(tmp_path)
    (tmp_path / "cover.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 60">{{ pip("N", 9, 9, 9) }}</svg>', "utf-8"
    )
    svg, name = cover_svg(one, editions(one, "en")[0])
    assert name == "cover.svg" and 'color="#7a4a1e"' in svg


def test_headings_name_them_where_they_are_words_alone(tmp_path: File) -> None:
    one = kit(tmp_path, "x\n\n{#h}\n## The {suit:N}")
    (document,) = editions(one, "en")
    assert [text_of(run) for block in document.blocks for run in texts(block)][-1] == "1. The nut"
    assert [mark.title for mark in publish(one, (document,), "a4").bookmarks] == ["1. The nut"]


def test_a_changed_pip_of_the_pack_is_called_by_its_new_name(tmp_path: File) -> None:
    suits = '[suits.S]\nname = "acorn"\npip = "nut"\n'
    (document,) = editions(kit(tmp_path, "{suit:S} {card:12S}", suits=suits), "en")
    assert [mark.text for mark in marks(document)] == ["acorn", "acorn 12"]


def test_what_figures_are_lent_is_all_there_is(tmp_path: File) -> None:
    page = (File(__file__).parents[2] / "docs" / "figures.md").read_text("utf-8")
    for name, value in figure_functions(kit(tmp_path), "en").items():
        assert f"`{name}`" in page or (callable(value) and f"| `{name}(" in page), name


ICON = """<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="24px" height="24px">
<style>.ring {{ stroke: teal; stroke-miterlimit: 3 }}</style>
<linearGradient id="g">
<stop offset="0" stop-color="gold"/><stop offset="100%" stop-color="#a00"/>
</linearGradient>
<circle class="ring" cx="10" cy="10" r="9" {0}/><rect x="7" y="7" width="6" height="6" fill="url(#g)"/>
</svg>"""


def test_an_icon_with_nothing_after_its_bar_decorates(tmp_path: File) -> None:
    """It was called as its file is, in copies and read aloud, beside the word that says it."""
    one = kit(tmp_path, "{icon:nut|} nut {icon:nut} {icon:nut|a nut}")
    (document, *_) = editions(one, "en")
    found = [mark for mark in marks(document) if mark.name == "icon"]
    assert [mark.text for mark in found] == ["", "nut", "a nut"]
    assert len(Artist(tmp_path, {}).mark(found[0], 4.0, "#000000")) == 1
    publish(one, (document,), "a4")


def painted(items: tuple[Item, ...], opacity: float = 1.0) -> Iterator[tuple[Path, float]]:
    """Give every path, and how much the groups around it let through."""
    for item in items:
        if isinstance(item, Path):
            yield item, opacity
        elif isinstance(item, Group | Moved):
            yield from painted(item.items, opacity * getattr(item, "opacity", 1.0))


@pytest.mark.parametrize(
    ("paint", "fill", "opacity"),
    [
        ('fill="yellow"', "#ffff00", 1.0),
        ('fill="tomato"', "#ff6347", 1.0),
        ('fill="rgb(200, 10, 20)"', "#c80a14", 1.0),
        ('fill="rgb(100%,0%,20%)"', "#ff0033", 1.0),
        ('style="fill: #0a0; fill-opacity: 0.5"', "#00aa00", 0.5),
        ('fill="none" opacity="0.25"', None, 0.25),
    ],
)
def test_an_icon_paints_cards_figures_lines_and_pages_alike(
    tmp_path: File, paint: str, fill: str | None, opacity: float
) -> None:
    one = kit(tmp_path, "{icon:nut|a nut}", '{{ icon("nut", 9, 9, 9) }}{{ icon("nut", 20, 9, 9) }}')
    (tmp_path / "icons" / "nut.svg").write_text(ICON.format(paint), encoding="utf-8")
    (tmp_path / "card.svg").write_text('<svg {{ canvas }}>{{ icon("nut", 9, 9, 9) }}</svg>', encoding="utf-8")
    made = faces(one, one.parts[0], "en", plots={})
    (card,) = made.plots.values()
    documents = editions(one, "en")
    figure = read_svg(drawn(documents[0]), "own.svg")
    (mark,) = (mark for mark in marks(documents[0]) if mark.name == "icon")
    line = Artist(tmp_path, {}).mark(mark, 4.0, "#000000")
    for items in (card or (), figure.items, line):
        found = list(painted(items))
        assert (fill, opacity) in [(path.fill, path.opacity[0] * through) for path, through in found]
        assert "#008080" in [path.stroke for path, _ in found]
        fills = {path.fill.stops for path, _ in found if isinstance(path.fill, Gradient)}
        assert fills == {((0.0, "#ffd700"), (1.0, "#aa0000"))}
    page = web_page(one, documents, []).decode()
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids)) and page.count('stroke="teal"') == 5
    assert all(target in ids for target in re.findall(r"url\(#([^)]+)\)", page))
    publish(one, documents, "a4")
