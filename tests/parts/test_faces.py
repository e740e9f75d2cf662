"""Faces of a small kit, and what is wrong with broken ones."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from printkit.errors import (
    ArtError,
    DataError,
    FitError,
    GlyphError,
    KitError,
    PrintkitError,
    TemplateError,
)
from printkit.kit.read import read_kit
from printkit.parts.faces import Component, faces
from tests.kit.conftest import Edit


def built(folder: Path, lang: str = "en") -> Component:
    kit = read_kit(folder)
    return faces(kit, kit.parts[0], lang)


def test_copies_share_their_drawings(small: Path) -> None:
    made = built(small)
    assert [card.label for card in made.cards] == ["card 1: one", *["card 2: two"] * 3]
    assert made.cards[1] is made.cards[3]
    drawings, pairs = made.drawings()
    assert (len(drawings), pairs) == (3, ((0, 1), (2, 1), (2, 1), (2, 1)))
    assert (made.width, made.height, made.bleed) == (63.5, 88.9, 3)
    assert 'viewBox="-3 -3 69.5 94.9" width="69.5mm" height="94.9mm"' in drawings[0]


def test_what_an_editor_saved_is_a_template_once_it_has_the_canvas(small: Path) -> None:
    """Its <svg> declared the prefixes that it uses; another program's are named."""
    before = len(built(small).cards)
    _add(small, '<sodipodi:namedview/><g inkscape:label="a"><use id="u" xlink:href="#u2"/><g id="u2"/></g>')
    assert len(built(small).cards) == before
    _add(small, '<g xml:space="preserve"><g x:y="1"/></g>')
    with pytest.raises(ArtError, match="no xmlns:x ") as told:
        built(small)
    assert told.value.hint == 'write xmlns:x="…" in <svg>, as it was, or take out what begins with x:'


def test_words_that_nothing_prints_are_an_error(small: Path) -> None:
    """It is the first that everybody tries: {{ row.id }} alone was drawn nowhere, and nothing said so."""
    _add(small, "<!-- note --><desc>what</desc>\n{{ row.id }}\n")
    with pytest.raises(ArtError) as told:
        built(small)
    assert str(told.value) == (
        "card.svg:5: words stand where nothing prints them (part cards, card 1: one) (and 1 more like it)\n"
        "  hint: print them with line() or block(), or in <text>"
    )


@pytest.mark.parametrize("link", ["file:///home/me/cat.png", "../art/cat.png"])
def test_a_link_in_an_icon_is_told_with_the_icons_file(small: Path, link: str) -> None:
    (small / "icons").mkdir(exist_ok=True)
    image = f'<image href="{link}" width="9" height="9"/>'
    icon = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n{image}</svg>'
    (small / "icons" / "cat.svg").write_text(icon, encoding="utf-8")
    _add(small, '{{ icon("cat", 9, 9, 9) }}')
    with pytest.raises(ArtError, match=r"^icons/cat.svg:2: refers to .*, outside the drawing"):
        built(small)


def test_a_back_that_looks_at_its_card_is_drawn_for_each(small: Path, edit: Edit) -> None:
    back = (small / "back.svg").read_text(encoding="utf-8")
    for what in ("{{ row.id }}", "{{ number }}"):
        (small / "back.svg").write_text(back.replace("</svg>", f"<desc>{what}</desc></svg>"), encoding="utf-8")
        assert len({card.back for card in built(small).cards}) == 2
    (small / "part.svg").write_text("<desc>{{ row.id }}</desc>", encoding="utf-8")
    for what in ('{% include "part.svg" %}', "{% set x = row %}<desc>{{ x.id }}</desc>"):
        (small / "back.svg").write_text(back.replace("</svg>", f"{what}</svg>"), encoding="utf-8")
        assert len({card.back for card in built(small).cards}) == 2


@pytest.fixture
def nine(small: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A kit of nine cards, each with its number in its drawing; two are enough for a process."""
    monkeypatch.setattr("printkit.parts.faces.SHARE", 2)
    header, *_ = (small / "cards.csv").read_text(encoding="utf-8").splitlines()
    rows = [f"card-{n}{',' * header.count(',')}" for n in range(9)]
    (small / "cards.csv").write_text("\n".join([header, *rows]), encoding="utf-8")
    _add(small, '<rect x="{{ number }}" y="9" width="5" height="5"/>')
    return small


def _add(folder: Path, drawn: str) -> None:
    card = folder / "card.svg"
    card.write_text(card.read_text(encoding="utf-8").replace("</svg>", f"{drawn}</svg>"), encoding="utf-8")


def test_processes_that_share_the_cards_make_what_one_makes(nine: Path) -> None:
    (nine / "icons").mkdir(exist_ok=True)
    words = '<text y="8" font-family="None such {}">9</text>'
    icon = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{words}</svg>'
    for n in range(9):
        (nine / "icons" / f"card-{n}.svg").write_text(icon.format(n), encoding="utf-8")
    _add(nine, "{{ icon(row.id, 30, 30, 9) }}")
    kit = read_kit(nine)
    whole, shared = (faces(kit, kit.parts[0], "en", plots={}, processes=n) for n in (1, 3))
    assert len(whole.notes) == 9
    assert (shared.cards, shared.plots, shared.notes) == (whole.cards, whole.plots, whole.notes)
    assert len({card.front for card in shared.cards}) == 9


@pytest.mark.parametrize(
    "deed",
    ["{{ 1 // 0 }}", "{% for x in range(10**7) %}{% endfor %}", '{{ icon("none-such", 1, 1, 1) }}', "<image/>"],
)
def test_what_another_process_finds_wrong_is_told_as_by_one(deed: str, nine: Path) -> None:
    _add(nine, f"{{% if row.id in ('card-4', 'card-7') %}}{deed}{{% endif %}}")
    kit, told = read_kit(nine), []
    for processes in (1, 3):
        with pytest.raises(PrintkitError) as error:
            faces(kit, kit.parts[0], "en", plots={}, processes=processes)
        told.append([(one.told, one.where, one.hint, one.more) for one in error.value.each])
    assert told[0] == told[1]


def test_count_multiplies_copies(small: Path, edit: Edit) -> None:
    edit("kit.toml", 'size = "poker"', 'size = "poker"\ncount = 2')
    assert len(built(small).cards) == 8


def test_no_copies_no_card(small: Path, edit: Edit) -> None:
    edit("cards.csv", "one,\n", "one,0\n")
    assert len(built(small).cards) == 3
    edit("cards.csv", "two,3", "two,0")
    with pytest.raises(KitError, match="no card at all"):
        built(small)


def test_languages(small: Path, edit: Edit) -> None:
    edit("card.svg", "row.name, 5", "langs | join('+') ~ lang ~ row['name.en'], 3")
    assert ">ja+enjaone<" in built(small, "ja+en").cards[0].front
    assert built(small, "ja+en").lang == "ja+en"


def test_a_drawing_that_shows_one_of_two_languages_is_noted(small: Path, edit: Edit) -> None:
    """``row.name`` is the first of a pair's: half the table could not read the cards, and nothing said so."""
    (note,) = built(small, "en+ja").notes
    assert note == "card.svg: --lang en+ja shows en alone; docs/parts.md says how to show both"
    assert built(small, "en").notes == ()
    edit("kit.toml", 'back = "back.svg"', 'back = "other-language"')  # there the other is behind
    assert built(small, "en+ja").notes == ()
    edit("kit.toml", 'back = "other-language"', 'back = "back.svg"')
    for shown in ("row['name.en'] ~ row['name.ja']", "langs | join", "row.id"):
        edit("card.svg", "row.name", shown)
        assert built(small, "en+ja").notes == (), shown
        edit("card.svg", shown, "row.name")


def test_a_part_without_words_is_the_same_in_all_languages(small: Path, edit: Edit) -> None:
    edit("kit.toml", 'size = "poker"', 'size = "poker"\nwords = false')
    with pytest.raises(TemplateError, match="no 'name' in row"):
        built(small)
    edit("card.svg", "row.name", "row.id")
    assert built(small, "ja") == built(small, "en")
    assert built(small, "ja+en").lang == "xx"


def test_ink_and_look_reach_the_template(small: Path, edit: Edit) -> None:
    edit("card.svg", "row.name, 5", "ink ~ look.accent, 3")
    kit = read_kit(small)
    assert ">low#1f4e8c<" in faces(kit, kit.parts[0], "en", "low").cards[0].front
    assert ">colour#1f4e8c<" in faces(kit, kit.parts[0], "en").cards[0].front


def test_a_table_for_all(small: Path, edit: Edit) -> None:
    edit("kit.toml", "[book]", '[tables]\nothers = "others.csv"\n[book]')
    (small / "others.csv").write_text("x.ja,x.en\nあ,a\nい,b\n", encoding="utf-8")
    edit("card.svg", "row.name", "tables.others | map(attribute='x') | join(',')")
    assert ">a,b<" in built(small, "en").cards[0].front


def test_a_file_without_rows(small: Path) -> None:
    (small / "cards.csv").write_text("id,name.ja,name.en\n")
    with pytest.raises(KitError, match="no rows") as caught:
        built(small)
    assert caught.value.where == "cards.csv"


BAD: dict[str, tuple[str, type[Exception], str, str]] = {
    # what: (drawn instead of the line of text, error, place, message)
    "undefined": ("{{ nmae }}", TemplateError, "card.svg:3", "'nmae' is not defined (part cards, card 1: one)"),
    "a column": ("{{ row.nane }}", TemplateError, "card.svg:3", "no 'nane' in row"),
    "a cell": (
        "{{ suits[row.id].colour }}",
        TemplateError,
        "card.svg:3",
        "there is no 'one' in suits (part cards, card 1: one; column 'id' of cards.csv:2)",
    ),
    "a cell for a suit": ("{{ pip(row.id, 9, 9, 9) }}", ArtError, "card.svg:3", "column 'id' of cards.csv:2)"),
    "too wide": (
        "{{ line(9, 9, 'x' * 99, 5, width=50) }}",
        FitError,
        "card.svg:3",
        "too wide for its box of 50 mm",
    ),
    "too high": (
        "{{ block(9, 9, 9, 3, 'a b c d e f g', 5) }}",
        FitError,
        "card.svg:3",
        "too high for its box of 9 × 3 mm",
    ),
    "least": ("{{ line(9, 9, 'x' * 99, 5, width=50, least=4) }}", FitError, "card.svg:3", "too wide"),
    "no glyph": ("{{ line(9, 9, '\\u2680', 5) }}", GlyphError, "card.svg:3", "U+2680"),
    "no glyph of its font": (
        '<text font-family="Vollkorn" font-size="4">切</text>',
        GlyphError,
        "card.svg:3",
        "切",
    ),
    "no word": ("{{ t('hand') }}", DataError, "card.svg:3", "no word 'hand'"),
    "no icon": ("{{ icon('suit-q', 9, 9, 9) }}", ArtError, "card.svg:3", "no icon 'suit-q'"),
    "an icon outside": ("{{ icon('../x', 9, 9, 9) }}", ArtError, "card.svg:3", "no icon's name"),
    "no suit": ("{{ pip('Q', 9, 9, 9) }}", ArtError, "card.svg:3", "no suit 'Q'"),
    "a wrong argument": ("{{ line(9, 9, 'a', sise=5) }}", TemplateError, "card.svg:3", "sise"),
    "a word for a number": ("{{ line('a', 9, 'a') }}", TemplateError, "card.svg:3", "number"),
    "a word for a place": ("{{ line(9, 9, 'a', anchor='centre') }}", TemplateError, "card.svg:3", "no anchor"),
    "malformed": ("<g>", ArtError, "card.svg:3", "not well-formed XML: <g> is not closed"),
    "malformed further down": (
        "{% for c in 'ab' %}\n\n{% endfor %}\n<g id='{{ row.id }}'>",
        ArtError,
        "card.svg:6",
        "<g> is not closed",
    ),
    "a filter": ('<g filter="url(#a)"/>', ArtError, "card.svg:3", "filter"),
    "a made line": (
        "{% for c in ['#12', '#34'] %}\n<g fill='{{ c }}'/>{% endfor %}",
        ArtError,
        "card.svg:4",
        "colour '#12'",
    ),
    "a missing picture": ('<image href="no.png"/>', ArtError, "card.svg", "no file 'no.png'"),
    "a picture outside": ('<image href="../no.png"/>', ArtError, "card.svg", "leads out of"),
    "a remote picture": ('<image href="http://example.org/a.png"/>', ArtError, "card.svg", "outside the kit"),
    "a picture that is text": (
        '<image href="cards.csv"/>',
        ArtError,
        "card.svg",
        "is no picture that can be read",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_refused(name: str, small: Path, edit: Edit) -> None:
    drawing, kind, place, what = BAD[name]
    edit("card.svg", "{{ line(20, 20, row.name, 5, width=40) }}", drawing)
    with pytest.raises(PrintkitError) as caught:
        built(small)
    first = caught.value.each[0]
    assert type(first) is kind
    assert place in str(first.where)
    assert what in str(first)
    of = "part cards (en)" if kind is FitError else "part cards"
    assert f"{of}, card 1" in str(first)


def test_what_is_wrong_with_a_card_is_told_where_the_rest_is_drawn_already(small: Path, edit: Edit) -> None:
    """An icon that is not there leaves nothing in the drawing, which then was another card's."""
    edit(
        "card.svg",
        "{{ line(20, 20, row.name, 5, width=40) }}",
        "{% if number == 2 %}{{ icon('nope', 9, 9, 9) }}{% endif %}",
    )
    with pytest.raises(ArtError, match=r"no icon 'nope' \(part cards, card 2: two\)"):
        built(small)


def test_a_text_that_does_not_fit_is_found_in_its_language(small: Path, edit: Edit) -> None:
    """A key of the words file was not named, nor a cell with a soft hyphen, which repr writes otherwise."""
    edit("kit.toml", "[book]", 'words = "words.csv"\n[book]')
    (small / "words.csv").write_text(f"key,ja,en\nshort,長い,{'wide ' * 9}\n", encoding="utf-8")
    edit("card.svg", "row.name", "t('short') if row.id == 'one' else row.name")
    edit("cards.csv", "に,two", "に," + "so\u00adft" * 20)
    with pytest.raises(PrintkitError) as caught:
        built(small)
    first, second = caught.value.each
    assert "(part cards (en), card 1: one; column 'en' of words.csv: short)" in str(first)
    assert "; column 'name.en' of cards.csv:3)" in str(second)
    # so is the cell that has a mark which cannot be set
    edit("cards.csv", "so\u00adft" * 20, "1 {icon:flam}")
    edit("cards.csv", ",one,", ",{icno:coin},")
    edit("card.svg", "t('short') if row.id == 'one' else row.name", "row.name")
    with pytest.raises(PrintkitError) as caught:
        built(small)
    assert [one.told.rpartition("; ")[2] for one in caught.value.each] == [
        "column 'name.en' of cards.csv:2)",
        "column 'name.en' of cards.csv:3)",
    ]


def test_a_text_that_begins_as_another_is_told_from_it(small: Path, edit: Edit) -> None:
    edit("kit.toml", "[book]", 'words = "words.csv"\n[book]')
    lead = "When you lead to a trick then you may play"
    (small / "words.csv").write_text(
        f"key,ja,en\nyou,一,{lead} it\ndummy,二,{lead} any card\n", encoding="utf-8"
    )
    edit("card.svg", "row.name", "t('dummy')")
    with pytest.raises(PrintkitError, match=r"column 'en' of words\.csv: dummy"):
        built(small)


def test_a_picture_of_the_kit_is_put_in(small: Path, edit: Edit) -> None:
    buffer = io.BytesIO()
    Image.new("RGB", (4, 4), "red").save(buffer, "PNG")
    (small / "art").mkdir()
    (small / "art" / "a b.png").write_bytes(buffer.getvalue())
    edit("card.svg", "</svg>", '<image\n x="1" width="9" height="9" xlink:href="art/a b.png" /></svg>')
    edit("card.svg", "<svg {{ canvas }}>", '<svg {{ canvas }} xmlns:xlink="http://www.w3.org/1999/xlink">')
    made = built(small)
    ((digest, data),) = made.pictures.items()
    assert data == buffer.getvalue()
    assert f'href="picture:{digest}"' in made.cards[0].front
    assert "a b.png" not in made.cards[0].front


def test_an_icon_of_the_kit_comes_before_printkits(small: Path, edit: Edit) -> None:
    edit("card.svg", "</svg>", "{{ pip('H', 9, 9, 10) }}</svg>")
    assert "M50 94" in built(small).cards[0].front
    (small / "icons").mkdir()
    (small / "icons" / "suit-h.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 5"><rect width="10" height="5"/></svg>'
    )
    assert '<rect width="10" height="5"/>' in built(small).cards[0].front
    assert "scale(1.00000) translate(-5 -2.5)" in built(small).cards[0].front
