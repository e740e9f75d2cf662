"""Cards of a kit's own in its books: what is shown, when it is drawn anew, what is said if that fails."""

from __future__ import annotations

import base64
import io
import re
import time
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image

from printkit.draw.bitmaps import DOTS, paint
from printkit.kit import render
from printkit.kit.read import read_kit
from printkit.kit.table import Table
from printkit.making import Settings, build
from printkit.making.inputs import read_manifest
from printkit.parts.shown import Shown
from tests.cli.hostile_kit import NAME, Edit, say, swap, write_kit

FIGURE = """\
{#shown}
```figure card part=cards card=one,3 width=45
alt: Shown.
```

{#behind}
```figure card part=cards back=yes width=20
alt: Behind.
```

{#scores}"""


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    made = write_kit(tmp_path / NAME)
    for lang in ("en", "ja"):
        swap(f"rulebook.{lang}.md", "{#scores}", FIGURE)(made)
    return made


def book(kit: Path, out: str = "out", cache: bool = True, ending: str = "en_a4.pdf", **more: object) -> bytes:
    """Give the book that ends so, built alone."""
    lang, _, _ = ending.replace("_", ".").partition(".")
    settings = Settings(
        kits=(str(kit),),
        languages=(lang,),
        only=("rulebook",),
        out=kit.parent / out,
        jobs=1,
        cache=cache,
        **more,  # type: ignore[arg-type]
    )
    (made,) = build(settings)
    return (made.folder / f"{NAME}_rulebook_{ending}").read_bytes()


def test_a_face_is_in_the_language_of_the_book(kit: Path) -> None:
    for ending, said in (("en_a4.pdf", ("one", "two", "how many")), ("ja_a4.pdf", ("いち", "に", "枚数"))):
        pages = pypdfium2.PdfDocument(book(kit, ending=ending))
        words = [word for page in pages for word in page.get_textpage().get_text_range().splitlines()]
        assert {*said} <= {*words}
    page = book(kit, ending="en.html", formats=("html",)).decode()
    assert 'aria-label="Shown."' in page and "picture:" not in page
    assert re.search(r'font-size="5\.0000"[^>]*>one<', page), "a page's own fonts are larger by their scale"


def test_columns_are_how_many_stand_in_a_row(kit: Path) -> None:
    """Cards of 63.5 × 88.9 mm in 47 mm: two of 22 in a row and 3 between, and the hairlines' edge."""
    swap("rulebook.en.md", "card=one,3 width=45", "card=one,2,3 columns=2 width=47.2")(kit)
    page = book(kit, ending="en.html", formats=("html",)).decode()
    found = re.search(r'<svg[^>]*viewBox="-0\.1 -0\.1 47\.2 ([\d.]+)"', page)
    assert found and float(found[1]) == pytest.approx(2 * 22 * 88.9 / 63.5 + 3 + 0.2, abs=0.01)


def test_a_name_in_another_language_of_the_kit_is_known(kit: Path) -> None:
    shown = Shown(read_kit(kit))
    assert shown.face("en", "cards", "いち") == shown.face("en", "cards", "one") != shown.face("ja", "cards", 1)
    swap("cards.csv", "two,に,two", "1,に,two")(kit)
    numbered = Shown(read_kit(kit))
    assert (
        numbered.face("en", "cards", 1)
        == numbered.face("en", "cards", "two")
        == numbered.face("en", "cards", 2)
    )


def test_what_rows_are_called_is_asked_once(kit: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, key = list[int](), Table.key

    def noted(table: Table, number: int) -> str:
        asked.append(number)
        return key(table, number)

    monkeypatch.setattr(Table, "key", noted)
    shown = Shown(read_kit(kit))
    for card in ("one", "two", "いち"):
        shown.face("en", "cards", card)
    assert asked.count(0) == 2  # of all cards once, and of this one when it is rendered


def test_a_narrow_figure_after_a_wide_one_is_in_both_languages(kit: Path) -> None:
    for lang in ("en", "ja"):
        swap(f"rulebook.{lang}.md", "card=one,3 width=45", "card=3 width=120")(kit)
        swap(f"rulebook.{lang}.md", "back=yes", "card=one")(kit)
    pages = pypdfium2.PdfDocument(book(kit, ending="ja+en_a4.pdf"))
    words = [word for page in pages for word in page.get_textpage().get_text_range().splitlines()]
    assert [words.count(word) for word in ("に", "two", "いち", "one")] == [1, 0, 1, 1]


CHANGES: dict[str, Edit] = {
    "row": swap("cards.csv", "one,いち,one", "one,いち,first"),
    "template": swap("card.svg", "20, 30", "21, 30"),
    "back": swap("back.svg", "#aa3311", "#3311aa"),
    "words": swap("words.csv", "how many", "number"),
    "art": lambda kit: Image.new("RGB", (90, 90), "blue").save(kit / "art.png"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_of_the_cards_draws_the_figure_anew(kit: Path, change: str) -> None:
    Image.new("RGB", (90, 90), "red").save(kit / "art.png")
    swap("card.svg", "</svg>", '{{ picture("art.png", 5, 60, 20, 20) }}</svg>')(kit)
    before = book(kit)
    swap("rulebook.en.md", "Two seats.", "Both seats.")(kit)
    worded = book(kit)  # with all that the cards gave the first time
    assert before != worded == book(kit, "fresh", cache=False)
    CHANGES[change](kit)
    assert worded != book(kit) == book(kit, "fresh", cache=False)


def test_pictures_have_the_dots_that_they_are_printed_with(kit: Path) -> None:
    """Of a face that is plotted each picture; one that is not is a picture, whole."""
    Image.effect_noise((1200, 1200), 90).convert("RGB").save(kit / "art.jpg")
    swap("card.svg", "</svg>", '{{ picture("art.jpg", 5, 40, 20, 20) }}</svg>')(kit)
    swap("pad.svg", "</svg>", PATTERN)(kit)
    shown = Shown(read_kit(kit))
    half = shown.face("en", "cards", 1, 31.75)
    assert "<text" in half and inside(shown.filled(half)) == ("JPEG", (118, 118))
    assert inside(shown.filled(shown.face("en", "cards", 1))) == ("JPEG", (236, 236))
    painted = shown.face("en", "pad", 1, 30)
    assert "<text" not in painted and inside(shown.filled(painted)) == ("PNG", (354, 236))


NET = """
[[part]]
id = "hex"
title = { en = "Hexes", ja = "六角" }
template = "hex.svg"
back = "back.svg"
shape = "net"
size = [40, 30]
words = false
"""


def test_a_net_has_the_outline_of_its_line(kit: Path) -> None:
    """Whether it is plotted or painted; its back has the front's, seen from behind."""
    line = '<path class="cut" d="M0 0 H40 L30 30 Z" fill="none" stroke="#0000ff"/>'
    for rest in ("", PATTERN.removesuffix("</svg>")):
        drawn = f'<svg {{{{ canvas }}}}><rect width="40" height="30" fill="#ff0000"/>{rest}{line}</svg>'
        (kit / "hex.svg").write_text(drawn)
        (kit / "kit.toml").write_text((kit / "kit.toml").read_text().removesuffix(NET) + NET)
        shown = Shown(read_kit(kit))
        front = Image.open(io.BytesIO(paint(on_paper(shown.filled(shown.face("en", "hex"))), 40, 30)))
        places = [(x, y) for x in (4, 29, 36) for y in (3, 27)]
        dots = [
            front.convert("L").getpixel((round(x * DOTS / 25.4), round(y * DOTS / 25.4))) for x, y in places
        ]
        assert [dot == 255 for dot in dots] == [False, True, False, False, False, True]
        assert "#0000ff" not in shown.face("en", "hex")
        edges = [re.findall(r' d="(M[^"]*Z)"', shown.face("en", "hex", back=back))[0] for back in ("no", "yes")]
        assert edges[0] != edges[1]


def on_paper(drawn: str) -> str:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">'
    return f'{svg}<rect width="40" height="30" fill="#ffffff"/>{drawn}</svg>'


PATTERN = """\
<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1"/></pattern>
<rect width="60" height="40" fill="url(#p)"/></svg>"""


def inside(svg: str) -> tuple[str | None, tuple[int, int]]:
    (found,) = re.findall(r"data:image/\w+;base64,([^\"]+)", svg)
    picture = Image.open(io.BytesIO(base64.b64decode(found)))
    return picture.format, picture.size


def shown_small(kit: Path) -> Image.Image:
    """Give the picture of a card that is shown half as large."""
    swap("card.svg", "</svg>", '{{ picture("art.png", 5, 40, 20, 20) }}</svg>')(kit)
    shown = Shown(read_kit(kit))
    (found,) = re.findall(r"base64,([^\"]+)", shown.filled(shown.face("en", "cards", 1, 30)))
    return Image.open(io.BytesIO(base64.b64decode(found)))


def test_lines_of_one_bit_become_grey(kit: Path) -> None:
    art = Image.new("1", (900, 900))
    for x in range(0, 900, 3):
        art.paste(1, (x, 0, x + 1, 900))
    art.save(kit / "art.png")
    small = shown_small(kit)
    assert small.mode == "L" and len(small.getcolors() or ()) > 2


def test_a_colour_that_stands_for_nothing_leaves_no_fringe(kit: Path) -> None:
    art = Image.new("RGB", (900, 900), (255, 0, 255))
    art.paste((0, 130, 0), (300, 300, 600, 601))
    art.save(kit / "art.png", transparency=(255, 0, 255))
    small = shown_small(kit)
    bands = [band.tobytes() for band in small.split()]
    assert small.mode == "RGBA" and {red for red, _, _, cover in zip(*bands, strict=True) if cover > 20} == {0}


@pytest.mark.long
def test_many_large_pictures_are_no_fault(kit: Path) -> None:
    """A template may make 4 MiB, and take 3 seconds; the first of several pictures in a JPEG is shown."""
    noise = Image.effect_noise((816, 1122), 90).convert("RGB")
    noise.save(kit / "art.png")
    noise.save(kit / "art.jpg", "MPO", save_all=True, append_images=[noise])
    swap("card.svg", "</svg>", '{{ picture("art.png", -3, -3, 69.5, 94.9) }}</svg>')(kit)
    swap("back.svg", "</svg>", '{{ picture("art.jpg", -3, -3, 69.5, 94.9) }}</svg>')(kit)
    swap("rulebook.en.md", "card=one,3 width=45", "card=one,2,3 columns=2 width=130")(kit)
    page = book(kit, ending="en.html", formats=("html",)).decode()
    found = [base64.b64decode(one) for one in re.findall(r"data:image/(?:png|jpeg);base64,([^\"]+)\"", page)]
    sizes = [Image.open(io.BytesIO(one)).size for one in found if one[:4] in (b"\x89PNG", b"\xff\xd8\xff\xe0")]
    assert len([one for one in sizes if min(one) > 200]) == 4 and len(page) > 4 << 20


def test_a_face_is_not_in_the_time_of_the_figure(kit: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from printkit.parts import shown

    monkeypatch.setattr(render, "SECONDS", 0.2)
    slow = shown.read_vector  # type: ignore[attr-defined]  # where it is looked up

    def busy(*given: str) -> object:
        end = time.thread_time() + 0.25
        while time.thread_time() < end:
            pass
        return slow(*given)

    monkeypatch.setattr(shown, "read_vector", busy)
    assert book(kit)


@pytest.mark.parametrize(("edit", "said"), [
    (swap("rulebook.en.md", "part=cards card", "part=card card"), "rulebook.en.md:22: no part 'card'"),
    (swap("rulebook.en.md", "one,3", "one,4"), "rulebook.en.md:22: part 'cards' has no card '4'"),
    (swap("rulebook.en.md", "one,3", "oen"), "did you mean 'one'?"),
    (swap("rulebook.en.md", "back=yes", "back=true"), "rulebook.en.md:27: back=true"),
    (swap("rulebook.en.md", "card=one,3", "cards=one,3"),
     "rulebook.en.md:22: the figure 'card' takes no 'cards'\n  hint: did you mean 'card'?"),
    (swap("rulebook.en.md", "width=45", "wdith=45"),
     "rulebook.en.md:22: the figure 'card' takes no 'wdith'\n  hint: did you mean 'width'?"),
    (swap("rulebook.en.md", "card=one,3 ", ""), "rulebook.en.md:22: 'card' is not defined"),
    (swap("cards.csv", "two,に,two", "two,に,one"), "several cards 'one'"),
    (lambda kit: [swap("cards.csv", "two,2", "two,0")(kit), swap("rulebook.en.md", "one,3", "two")(kit)],
     "no copy of the card 'two'"),
    (swap("rulebook.en.md", "cards back", "pad back"), "rulebook.en.md:27: part 'pad' has no back"),
    (swap("card.svg", "row.name", "row.nam"), "card.svg:3: there is no 'nam' in row"),
    (swap("card.svg", "</svg>", "<script/></svg>"), "card 1: one) (drawn for rulebook.en.md:22)"),
    (swap("card.svg", "5, width=40", "5, width=1"), "(part cards (en), card 1: one"),
    (swap("card.svg", "</svg>", 2 * "{% for n in range(9999) %}" + 2 * "{% endfor %}"), "takes too long"),
])  # fmt: skip
def test_what_is_wrong_is_said(
    kit: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, edit: Edit, said: str
) -> None:
    monkeypatch.setattr(render, "SECONDS", 0.4)
    edit(kit)
    told = say(capfd, "build", kit, "--only", "rulebook", "--lang", "en", "--out", kit.parent / "out")
    assert told.code == 1 and said in told.err and "Traceback" not in told.err


def test_check_notices_that_the_languages_show_different_cards(
    kit: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    swap("rulebook.ja.md", "card=one,3", "card=いち,に")(kit)  # its names in this language
    assert "different" not in say(capfd, "check", kit, "--only", "languages").out
    swap("rulebook.ja.md", "card=いち,に", "card=いち,1")(kit)
    swap("rulebook.ja.md", "back=yes", "back=no")(kit)
    told = say(capfd, "check", kit, "--only", "languages")
    assert told.code == 1 and told.out.count("the languages show different cards") == 2
    assert "en  cards, cards.csv:2; cards, cards.csv:3" in told.out
    assert "ja  cards, cards.csv:2, back" not in told.out and "en  cards, cards.csv:2, back" in told.out


def test_a_placeholder_is_not_taken_for_the_picture(kit: Path) -> None:
    swap("card.svg", "</svg>", '{{ picture("art.png", 5, 60, 20, 20) }}</svg>')(kit)
    draft = book(kit, draft=True)
    assert book(kit, "again", draft=True, papers=("a4", "letter")) == draft
    assert all(entry.draft for entry in read_manifest(kit.parent / "again" / NAME))
    Image.new("RGB", (90, 90), "red").save(kit / "art.png")
    assert book(kit) == book(kit, "fresh", cache=False) != draft
