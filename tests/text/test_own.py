"""Fonts of a kit: every kind is read, named, chosen, embedded and cut down; bad ones are refused in a line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from printkit.errors import GlyphError, KitError
from printkit.kit.read import read_kit
from printkit.making.faces import component
from printkit.making.kits import use_fonts
from printkit.making.run import make_kits
from printkit.making.settings import Settings
from printkit.text import faces
from printkit.text.inline import Span, TextStyle
from printkit.text.lines import set_lines
from printkit.text.own import read_fonts
from tests.text import made_fonts as made
from tests.tools import run

KIT = """
name = "Fonts"
version = "1"
languages = ["en"]
rulesheet = {{ en = "sheet.md" }}
{more}
[[part]]
id = "cards"
title = "Cards"
size = "poker"
data = "cards.csv"
template = "card.svg"
"""
CARD = """<svg {{ canvas }}>
{{ line(part.width / 2, 14, row.name, 5, family=row.family, bold=row.bold != "", width=56, least=3.5) }}
{{ block(4.5, 30, part.width - 9, 40, row.rule, 3.2, family=row.family) }}
<text x="32" y="80" text-anchor="middle" font-family="{{ row.written }}" font-size="5">written</text>
</svg>
"""
RUSSIAN = "Каждый игрок берёт две карты и кладёт одну перед собой."
GREEK = "Κάθε παίκτης τραβάει δύο κάρτες από την τράπουλα."
POLISH = "Każdy gracz dobiera dwie karty, źdźbło, łąka, żółć."
VIETNAMESE = "Mỗi người chơi rút hai lá bài từ chồng bài úp."
FILES = {
    "serif.otf": made.cff,
    "two.otf": made.cff2,
    "flex.ttf": made.variable,
    "web.woff2": made.woff2,
    "both.ttc": made.collection,
}


def kit(folder: Path, rows: list[str], files: dict[str, bytes], more: str = "") -> Path:
    (folder / "fonts").mkdir(parents=True)
    (folder / "kit.toml").write_text(KIT.format(more=more), encoding="utf-8")
    (folder / "card.svg").write_text(CARD, encoding="utf-8")
    (folder / "sheet.md").write_text("{#top}\n## Fonts\n\n{#one}\nОдин лист. Ένα φύλλο.\n", encoding="utf-8")
    table = "\n".join(["name;family;bold;written;rule", *rows])
    (folder / "cards.csv").write_text(table, encoding="utf-8")
    for name, data in files.items():
        (folder / "fonts" / name).write_bytes(data)
    return folder


def build(folder: Path, out: Path, cache: bool = True) -> Path:
    """Build; give the file with the cards."""
    (built,) = make_kits([folder], Settings(out=out, jobs=1, cache=cache), lambda done, total, last: None)
    (found,) = built.folder.glob("*_card_*.pdf")
    return found


def fonts_in(pdf: Path) -> dict[str, str]:
    """Give the kind of each font of a PDF; all are embedded, cut down and have a ToUnicode map."""
    rows = [re.split(r"\s{2,}", row) for row in run("pdffonts", pdf).splitlines()[2:]]
    assert all(
        row[-2].split()[-4:-1] == ["yes", "yes", "yes"] or "yes yes yes" in " ".join(row) for row in rows
    )
    return {row[0].partition("+")[2]: row[1] for row in rows}


def words_of(pdf: Path) -> str:
    return " ".join(run("pdftotext", "-raw", pdf, "-").split())


@pytest.mark.external("pdffonts", "pdftotext")
def test_four_languages_are_set_in_our_own_glyphs(tmp_path: Path) -> None:
    texts = RUSSIAN, GREEK, POLISH, VIETNAMESE
    rows = [f"{text.split()[0]};{family};;Vollkorn;{text}" for text in texts for family in ("text", "head")]
    pdf = build(kit(tmp_path / "kit", rows, {}), tmp_path / "out")
    found = fonts_in(pdf)
    assert {"AlegreyaSans-Regular", "Vollkorn-ExtraBold"} <= found.keys()
    assert not [name for name in found if "Zen" in name]
    words = words_of(pdf)
    for text in texts:
        assert words.count(text) == 2, text


FAMILIES = "Test Serif", "Test Two", "Test Flex", "Test Web", "Test One", "Test Other"
ROWS = [f"Żółw;{family};{bold};{family};{RUSSIAN[:28]}" for family in FAMILIES for bold in ("", "yes")]


def every_kind(folder: Path) -> Path:
    """Build cards with fonts of every kind: tests/proof/test_archival.py has them validated."""
    return build(kit(folder / "kit", ROWS, {name: make() for name, make in FILES.items()}), folder / "out")


@pytest.mark.external("pdffonts", "pdftotext")
def test_every_kind_of_font_is_embedded_and_cut_down(tmp_path: Path) -> None:
    pdf = every_kind(tmp_path)
    found = fonts_in(pdf)
    assert {name: found[name] for name in found if name.startswith("Test")} == {
        "TestSerif-Regular": "CID Type 0C",
        "TestTwo-Regular": "CID Type 0C",
        "TestFlex-Regular": "CID TrueType",
        "TestWeb-Regular": "CID TrueType",
        "TestOne-Regular": "CID TrueType",
        "TestOther-Regular": "CID TrueType",
    }
    words = words_of(pdf)
    assert words.count("Żółw") == words.count("written") == len(ROWS)
    assert words.count(RUSSIAN[:28]) == len(ROWS)
    assert pdf.stat().st_size < 150_000


def widths(folder: Path) -> dict[int, float]:
    """Give how wide an m is in each weight of Test Flex."""
    faces.use(read_fonts(folder, {}, {}))
    found = faces.named()["Test Flex"]
    return {face.weight: faces.advance(face.id, faces.glyph(face.id, "m")) for face in found}


def test_a_variable_font_has_a_face_for_each_weight(tmp_path: Path) -> None:
    wide = widths(kit(tmp_path / "kit", [], {"flex.ttf": made.variable()}))
    assert wide.keys() == {400, 700}
    assert wide[700] == pytest.approx(
        wide[400] * 1.3, abs=0.002
    )  # three fifths of the way to half as wide again
    faces.use(faces.Fonts())
    assert "Test Flex" not in faces.named()


def test_roles_stand_for_ours_and_ours_for_what_they_lack(tmp_path: Path) -> None:
    folder = kit(tmp_path / "kit", [], {"serif.otf": made.cff(), "web.woff2": made.woff2()})
    faces.use(read_fonts(folder, {"text": ("Test Web",), "head": ("Test Serif",)}, {}))
    try:
        chosen = {
            (char, family): faces.faces()[faces.require(char, family, "latin")[0]].title
            for char in "aβ"
            for family in ("text", "head", "Test Serif")
        }
        assert chosen == {
            ("a", "text"): "Test Web",
            ("a", "head"): "Test Serif",
            ("a", "Test Serif"): "Test Serif",
            ("β", "text"): "Alegreya Sans",
            ("β", "head"): "Vollkorn",
            ("β", "Test Serif"): "Alegreya Sans",
        }
        assert faces.faces()[faces.require("…", "text", "ja")[0]].title == "Zen Kaku Gothic New"
    finally:
        faces.use(faces.Fonts())


def test_hebrew_is_refused_even_in_a_font_that_has_it(tmp_path: Path) -> None:
    font = TTFont(faces.faces()["text"].path)
    for table in font["cmap"].tables:
        table.cmap[ord("א")] = "a"
    (tmp_path / "fonts").mkdir()
    font.save(tmp_path / "fonts" / "hebrew.ttf")
    try:
        faces.use(read_fonts(tmp_path, {"text": ("Alegreya Sans",)}, {}))
        with pytest.raises(GlyphError, match="goes from right to left"):
            set_lines((Span("א"),), TextStyle(4.0, 6.0), 80.0)
    finally:
        faces.use(faces.Fonts())


def test_a_file_is_called_what_kit_toml_says(tmp_path: Path) -> None:
    parted = unicodedata.normalize("NFD", "ごしっく.otf")  # as macOS does
    folder = kit(tmp_path / "kit", [], {parted: made.cff(), "web.woff2": made.woff2()})
    called = {"ごしっく.otf": ("House", 700, "italic"), "web.woff2": ("House", 0, "")}
    found = read_fonts(folder, {}, called).faces
    assert {(face.title, face.weight, face.style) for face in found} == {
        ("House", 700, "italic"),
        ("House", 400, "normal"),
    }


def test_two_files_that_change_names_are_drawn_anew(tmp_path: Path) -> None:
    files = {"a.ttf": made.variable(), "b.otf": made.cff()}
    named = '[fonts.files]\n"a.ttf" = {{ family = "{}" }}\n"b.otf" = {{ family = "{}" }}\n'
    folder = kit(tmp_path / "kit", ["a;text;;House;a"], files, named.format("House", "Other"))
    before = build(folder, tmp_path / "out").read_bytes()
    (folder / "kit.toml").write_text(KIT.format(more=named.format("Other", "House")), encoding="utf-8")
    after = build(folder, tmp_path / "out").read_bytes()
    assert before != after == build(folder, tmp_path / "fresh", cache=False).read_bytes()


def test_a_file_without_names_is_called_as_it_is_now(tmp_path: Path) -> None:
    folder = kit(tmp_path / "kit", [], {"alpha.otf": made.cff("")})
    assert [face.title for face in read_fonts(folder, {}, {}).faces] == ["alpha"]
    (folder / "fonts" / "alpha.otf").rename(folder / "fonts" / "beta.otf")
    assert [face.title for face in read_fonts(folder, {}, {}).faces] == ["beta"]


BAD: dict[str, tuple[Callable[[], bytes], str]] = {
    "restricted.otf": (lambda: made.cff(rights=made.RESTRICTED), "does not allow embedding (fsType 2)"),
    "pictures.ttf": (lambda: made.truetype(rights=0x200), "does not allow embedding (fsType 512)"),
    "circle.ttf": (made.circle, "is made of glyphs in a circle"),
    "laughing.ttf": (made.laughing, "is made of more than 2000 glyphs"),
    "many.ttf": (made.many, "the font file is truncated"),
    "half.otf": (lambda: made.cff()[:5000], "the font file is truncated"),
    "half.woff2": (lambda: made.woff2()[:3000], "the font is damaged"),
    "bomb.woff2": (made.bomb, "unpacks to more than 32 MiB"),
    "short.ttf": (made.short, "the font file is truncated"),
    "text.ttf": (lambda: b"no font at all", "is no font"),
    "empty.ttf": (lambda: b"", "is no font"),
    "old.pfb": (lambda: b"%!", "a font is not read from .pfb"),
    "huge.ttf": (lambda: b"\0\1\0\0" + bytes(33 << 20), "larger than"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_fonts_are_refused(name: str, tmp_path: Path) -> None:
    make, says = BAD[name]
    folder = kit(tmp_path / "kit", [], {name: make()})
    with pytest.raises(KitError, match=re.escape(says)) as refused:
        read_fonts(folder, {}, {})
    assert name in (refused.value.where or "")


def test_a_family_that_is_not_there_names_the_nearest(tmp_path: Path) -> None:
    more = '[fonts]\ntext = "Test Wep"'
    folder = kit(tmp_path / "kit", ["a;text;;Vollkorn;a"], {"web.woff2": made.woff2()}, more)
    with pytest.raises(KitError, match="no font of the kit is called 'Test Wep'") as refused:
        use_fonts(read_kit(folder))
    assert refused.value.where == "kit.toml: fonts.text"
    assert refused.value.hint == "did you mean 'Test Web'?"


def test_a_font_for_print_alone_stays_out_of_web_pages(tmp_path: Path) -> None:
    from printkit.web.page import font_faces

    for rights, there in ((made.PRINT_ALONE, False), (made.EMBED, True)):
        folder = kit(tmp_path / f"kit{rights}", [], {"sans.ttf": made.truetype(rights=rights)})
        faces.use(read_fonts(folder, {"text": ("Test Sans",)}, {}))
        size = len(font_faces({"plain": set("abc")}))
        faces.use(faces.Fonts())
        assert (size != len(font_faces({"plain": set("abc")}))) == there


def test_words_that_are_outlines_are_noted(tmp_path: Path) -> None:
    """Whatever was kept of faces: how many, and the line of what is not plotted; not of printkit's fonts."""
    rows = [f"{name};{of}" for name in "abc" for of in ("Test Sans;;Test Sans;plain", "text;;Vollkorn;plain")]
    folder = kit(tmp_path / "kit", rows, {"sans.ttf": made.truetype()})
    use_fonts(read_kit(folder))
    (part,) = (read := read_kit(folder)).parts
    assert component(read, part, "en", "colour").notes == ()
    odd = '<rect width="9" height="9" mask="none"/>'
    (folder / "card.svg").write_text(CARD.replace("</svg>", f"{odd}\n</svg>"), encoding="utf-8")
    first = component(read, part, "en", "colour", plots={})
    for plots in ({}, first.plots):
        (note,) = component(read, part, "en", "colour", plots=plots).notes
        words = "words of card 1 and 2 more are outlines, which check does not see"
        assert note == f"cards: {words}: mask of <rect> (card.svg:5)"


def test_two_files_are_not_one_face(tmp_path: Path) -> None:
    folder = kit(tmp_path / "kit", [], {"a.otf": made.cff(), "b.otf": made.cff(rights=made.WHOLE)})
    with pytest.raises(KitError, match=r"is Test Serif 400 normal, which a\.otf is already"):
        read_fonts(folder, {}, {})


def test_a_font_that_may_not_be_cut_down_is_embedded_whole(tmp_path: Path) -> None:
    folder = kit(tmp_path / "kit", [], {"a.otf": made.cff(rights=made.WHOLE)})
    faces.use(read_fonts(folder, {}, {}))
    try:
        import uharfbuzz

        (face,) = faces.named()["Test Serif"]
        wish = uharfbuzz.SubsetInput()
        wish.glyph_set.add(faces.glyph(face.id, "a"))
        _, places = faces.cut_down(face.id, wish)
        assert len(places) == faces.font_of(face.id).face.glyph_count > 100
    finally:
        faces.use(faces.Fonts())


def test_a_kit_without_fonts_uses_none(tmp_path: Path) -> None:
    with_fonts = kit(tmp_path / "kit", ["a;text;;Vollkorn;a"], {"web.woff2": made.woff2()})
    use_fonts(read_kit(with_fonts))
    assert "Test Web" in faces.families()
    (tmp_path / "kit" / "fonts" / "web.woff2").unlink()
    use_fonts(read_kit(with_fonts))
    assert faces.families() == faces.OURS
