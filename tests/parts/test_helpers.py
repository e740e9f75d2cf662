"""What templates call: icons in text and in rows, pips by count, lists, measures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from printkit.errors import ArtError, FitError, PrintkitError, TemplateError
from printkit.kit.read import read_kit
from printkit.parts.faces import faces
from tests.kit.conftest import Edit


def drawn(small: Path, edit: Edit, call: str, lang: str = "en") -> str:
    (small / "icons").mkdir(exist_ok=True)
    (small / "icons" / "coin.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><ellipse rx="10" ry="5"/></svg>'
    )
    edit("card.svg", "{{ line(20, 20, row.name, 5, width=40) }}", call)
    kit = read_kit(small)
    return faces(kit, kit.parts[0], lang).cards[0].front


def middles(drawing: str) -> list[tuple[float, float]]:
    """Where icons and pips stand."""
    found = re.findall(r'<g transform="translate\(([-\d.]+) ([-\d.]+)\)[^"]*" fill', drawing)
    return [(float(x), float(y)) for x, y in found]


def words(drawing: str) -> list[tuple[str, str]]:
    """Pieces of text and their attributes."""
    return [(text, look) for look, text in re.findall(r"<text ([^>]*)>([^<]*)</text>", drawing)]


def test_icons_in_a_line(small: Path, edit: Edit) -> None:
    drawing = drawn(small, edit, "{{ line(0, 50, 'pay 2 {icon: coin} or {suit:H }', 5, anchor='start') }}")
    (x, y), (heart, low) = middles(drawing)
    assert "<ellipse" in drawing and "M50 94" in drawing
    assert 10 < x < heart and -3 < y < -1 and -3 < low < -1  # mm from the line's own start
    spoken = "".join(text for text, _ in words(drawing)).replace(" ", "")
    assert spoken == "pay2or"


def test_an_icon_is_as_wide_as_it_is(small: Path, edit: Edit) -> None:
    wide = drawn(
        small, edit, "<desc>{{ text_width('{icon:coin}', 10) }} {{ text_width('{suit:H}', 10) }}</desc>"
    )
    found = re.search(r"<desc>([\d.]+) ([\d.]+)</desc>", wide)
    assert found is not None
    assert float(found[1]) == pytest.approx(20.6) and float(found[2]) == pytest.approx(8.6)


def test_italic_and_bold(small: Path, edit: Edit) -> None:
    found = words(drawn(small, edit, "{{ line(20, 50, 'a *b* **c** 2*3*4 d', 5) }}"))
    assert [text.strip() for text, look in found if "italic" in look] == ["b"]
    assert [text.strip() for text, look in found if '"bold"' in look] == ["c"]


def test_what_a_macro_gives_is_escaped_once(small: Path, edit: Edit) -> None:
    """“&” in a word was printed as “&amp;” where a template's macro put it together with others."""
    call = "{% macro said() %}{{ ('A & B', '<c>') | join(' ') }}{% endmacro %}"
    call += "{{ line(20, 50, said(), 5) }}{{ block(0, 60, 60, 20, said(), 5) }}"
    drawing = drawn(small, edit, call + "<desc>{{ text_width(said()) - text_width('A & B <c>') }}</desc>")
    assert [text for text, _ in words(drawing)] == ["A &amp; B &lt;c&gt;"] * 2 and "<desc>0.0</desc>" in drawing


def test_japanese_has_no_italic(small: Path, edit: Edit) -> None:
    found = words(drawn(small, edit, "{{ line(20, 50, 'これは*強い*札', 5) }}", "ja"))
    assert [text for text, look in found if '"bold"' in look] == ["強い"]
    assert not [text for text, look in found if "italic" in look]


def test_lists(small: Path, edit: Edit) -> None:
    drawing = drawn(
        small,
        edit,
        "{{ block(5, 5, 30, 60, 'Choose:\\n- one of these\\n- another that is longer than a line', 4) }}",
    )
    assert drawing.count('<circle cx="6.4"') == 2
    lefts = {round(float(re.search(r' x="([-\d.]+)', look)[1]), 1) for _, look in words(drawing)}  # type: ignore[index]
    assert min(lefts) == 5 and 8.4 in lefts


def test_text_height_is_what_the_block_takes(small: Path, edit: Edit) -> None:
    text = "one two three four five six seven eight nine ten"
    high = re.search(
        r"<desc>(.*)</desc>", drawn(small, edit, f"<desc>{{{{ text_height(30, '{text}', 4) }}}}</desc>")
    )
    assert high is not None
    tall = float(high[1])
    edit("card.svg", "<desc>", f"{{{{ block(5, 5, 30, {tall}, '{text}', 4) }}}}<desc>")
    kit = read_kit(small)
    faces(kit, kit.parts[0], "en")
    edit("card.svg", f"30, {tall}", f"30, {tall - 0.01}")
    with pytest.raises(FitError, match="too high for its box of 30 × "):
        faces(kit, kit.parts[0], "en")


def test_icons_in_a_row(small: Path, edit: Edit) -> None:
    drawing = drawn(
        small, edit, "{{ icons('coin', '3', 10, 20, 4, gap=1) }}{{ icons('H', 2, 30, 20, 4, down=true) }}"
    )
    assert middles(drawing) == [(12, 20), (17, 20), (22, 20), (30, 22), (30, 26.5)]
    edit("card.svg", "gap=1", "gap=1, anchor='end'")
    kit = read_kit(small)
    assert middles(faces(kit, kit.parts[0], "en").cards[0].front)[:3] == [(-2, 20), (3, 20), (8, 20)]


@pytest.mark.parametrize("count", range(1, 31))
def test_pips_by_count(count: int, small: Path, edit: Edit) -> None:
    drawing = drawn(small, edit, f"{{{{ pips('S', {count}, 20, 20, 20, 40, 6) }}}}")
    places = middles(drawing)
    assert len(set(places)) == count
    assert all(20 <= x <= 40 and 20 <= y <= 60 for x, y in places)
    assert drawing.count("rotate(180)") == sum(y > 40 for _, y in places)
    gaps = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a in places for b in places if a != b]
    assert min(gaps, default=9) > 4


def test_pips_that_stay_upright(small: Path, edit: Edit) -> None:
    drawing = drawn(small, edit, "{{ pips('S', 7, 20, 20, 20, 40, 6, upright=true) }}")
    assert len(middles(drawing)) == 7 and "rotate" not in drawing


def test_no_pips(small: Path, edit: Edit) -> None:
    assert middles(drawn(small, edit, "{{ pips('S', '', 20, 20, 20, 40, 6) }}")) == []


BAD: dict[str, tuple[str, type[PrintkitError], str]] = {
    "an icon unknown": ("{{ line(9, 9, '{icon:cion}', 5) }}", ArtError, "did you mean 'coin'?"),
    "a suit unknown": ("{{ line(9, 9, '{suit:Q}', 5) }}", ArtError, "no suit 'Q'"),
    "a brace unknown": ("{{ line(9, 9, '{icno:coin}', 5) }}", TemplateError, "did you mean 'icon'?"),
    "a count": (
        "{{ pips('S', 'many', 1, 1, 9, 9, 9) }}",
        TemplateError,
        "the count should be a whole number",
    ),
    "a count without end": (
        "{{ icons('S', 10 ** 9, 1, 1, 9) }}",
        TemplateError,
        "the count should be a whole number",
    ),
    "an anchor": ("{{ icons('S', 2, 1, 1, 9, anchor='left') }}", TemplateError, "no anchor 'left'"),
    "a fit": ("{{ picture('x.png', 1, 1, 9, 9, fit='covre') }}", TemplateError, "did you mean 'cover'?"),
    "a size": ("{{ picture('x.png', 1, 1, 'wide', 9) }}", TemplateError, "width should be a number"),
}


@pytest.mark.parametrize("name", BAD)
def test_refused(name: str, small: Path, edit: Edit) -> None:
    call, kind, what = BAD[name]
    with pytest.raises(kind) as caught:
        drawn(small, edit, call)
    assert what in str(caught.value)
    assert str(caught.value).startswith("card.svg:3") and "card 1: one" in str(caught.value)
