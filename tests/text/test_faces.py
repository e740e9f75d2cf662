"""The font files are what fonts.toml says, and every character that books need has a glyph."""

import tomllib
from itertools import pairwise
from types import SimpleNamespace

import pytest
from fontTools.ttLib import TTFont

from printkit.errors import GlyphError
from printkit.kit.resources import data_folder
from printkit.kit.worker import limited
from printkit.text.faces import MissingGlyphError, advance, chain, faces, font_of, glyph, require, shape


@pytest.fixture(scope="module")
def files() -> dict[str, TTFont]:
    return {face.id: TTFont(face.path) for face in faces().values()}


def test_every_file_is_static_glyf_with_names_of_its_own(files: dict[str, TTFont]) -> None:
    for font in files.values():
        assert "glyf" in font and "fvar" not in font and "CFF " not in font
    postscript = [font["name"].getDebugName(6) for font in files.values()]
    assert len(set(postscript)) == len(files) == 9


def test_css_selects_one_file_each(files: dict[str, TTFont]) -> None:
    selectors = set()
    for face in faces().values():
        names, style = files[face.id]["name"], files[face.id]["OS/2"].fsSelection
        assert names.getDebugName(1) == face.css_family
        assert names.getDebugName(16) is None
        assert bool(style & 1 << 5) == (face.css_weight == "bold")
        assert bool(style & 1) == (face.style == "italic")
        selectors.add((face.css_family, face.css_weight, face.style))
    assert len(selectors) == len(faces())


def listed() -> list[dict[str, str]]:
    """Give the rows of fonts.toml."""
    rows: list[dict[str, str]] = tomllib.loads(
        (data_folder("fonts") / "fonts.toml").read_text(encoding="utf-8")
    )["face"]
    return rows


def test_each_licence_is_there() -> None:
    for face in listed():
        licence = (data_folder("fonts") / face["licence"]).read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE" in licence.upper()


def test_folder_holds_no_font_that_is_not_listed() -> None:
    assert {p.name for p in data_folder("fonts").glob("*.ttf")} == {face.file for face in faces().values()}
    assert len(listed()) == len(faces())


def test_japanese_industrial_standard_is_covered_in_both_families() -> None:
    cells = [bytes((r, c)) for r in range(0x21, 0x75) for c in range(0x21, 0x7F)]
    jis = []
    for cell in cells:
        try:
            jis.append((b"\x1b$B" + cell + b"\x1b(B").decode("iso2022_jp"))
        except UnicodeDecodeError:
            continue
    assert len(jis) == 6879
    for family in ("text", "head"):
        missing = [c for c in jis if not any(glyph(face, c) for face in chain(family, "ja"))]
        assert missing == ["\u212b"]  # NFC makes it Å


def chosen(char: str, family: str, lang: str, bold: bool = False, italic: bool = False) -> str:
    """Give the face that is chosen for a character, which one of them has."""
    return require(char, family, lang, bold, italic)[0]


@pytest.mark.parametrize("bold", [False, True])
def test_kana_and_kanji_stay_in_their_own_family(bold: bool) -> None:
    for family, expected in (("text", "text-ja-bold" if bold else "text-ja"), ("head", "head-ja")):
        for char in "あア漢字、。「」ー①♠♥♦♣→":
            assert chosen(char, family, "ja", bold) == expected


@pytest.mark.parametrize(
    ("bold", "italic", "expected"),
    [
        (False, False, "text"),
        (True, False, "text-bold"),
        (False, True, "text-italic"),
        (True, True, "text-bold-italic"),
    ],
)
def test_latin_look(bold: bool, italic: bool, expected: str) -> None:
    assert chain("text", "latin", bold, italic)[0] == expected
    assert chosen("é", "text", "latin", bold, italic) == expected


def test_emoji_are_signs_of_one_width_that_no_other_face_has() -> None:
    """Halves of flags, colours of skin and joiners, which mean nothing alone, are none."""
    for char in "🔥⚔🛡🎲😀🃏":
        found, sign = require(char, "text", "latin")
        assert found == "emoji" and 0.9 < advance(found, sign) < 1.1
    emoji = files_of("emoji")
    others = set[int]().union(*(files_of(face) for face in faces() if face != "emoji"))
    assert len(emoji) > 1300 and not emoji & others
    for char in "\U0001f1ef\U0001f3fb\u200d\u20e3":
        assert not any(glyph(face, char) for face in faces())


def files_of(face: str) -> set[int]:
    """Give the code points that a face has."""
    return set(TTFont(faces()[face].path).getBestCmap())


def test_greek_falls_back_to_the_companion() -> None:
    assert chosen("α", "text", "ja") == "text"
    assert chosen("′", "text", "ja") == "text"


def test_figures_are_lining_in_every_face(files: dict[str, TTFont]) -> None:
    for face_id, font in files.items():
        boxes = [font["glyf"][font.getGlyphOrder()[glyph(face_id, d)]] for d in "0123456789"]
        tops, feet = [box.yMax for box in boxes], [box.yMin for box in boxes]
        assert max(tops) - min(tops) < 65  # a flag on the 5; old-style figures differ by 150 and more
        assert max(feet) - min(feet) < 20


def test_a_word_space_before_a_1_is_seen(files: dict[str, TTFont]) -> None:
    """Alegreya Sans has its 1 at the left of its width: in ‘Take 1 or 2’ the 1 stood at the e."""
    for face_id in ("text", "text-bold", "text-italic", "text-bold-italic", "head"):
        font = files[face_id]
        one = font.getGlyphOrder()[glyph(face_id, "1")]
        advance, left = font["hmtx"][one]
        blank = advance - font["glyf"][one].xMax + left
        assert left >= 0.36 * blank, face_id
        assert font["glyf"][one].xMin == left


def test_one_of_the_heading_face_is_no_capital_i(files: dict[str, TTFont]) -> None:
    font = files["head"]
    ink = {c: font["glyf"][font.getGlyphOrder()[glyph("head", c)]].coordinates for c in "1I"}
    left = {c: min(x for x, y in ink[c] if y > 340) for c in ink}  # the flag of 1, the upper serif of I
    right = {c: max(x for x, y in ink[c] if y > 600) for c in ink}
    middle = {c: (max(x for x, _ in ink[c]) + min(x for x, _ in ink[c])) / 2 for c in ink}
    assert abs((left["I"] + right["I"]) / 2 - middle["I"]) < 10  # serifs to both sides
    assert middle["1"] - (left["1"] + right["1"]) / 2 > 30  # a flag to the left only


def test_dashes_join(files: dict[str, TTFont]) -> None:
    for face_id in ("text-ja", "text-ja-bold", "head-ja"):
        dash = files[face_id]["glyf"][files[face_id].getGlyphOrder()[glyph(face_id, "―")]]
        assert (dash.xMin, dash.xMax) == (0, 1000)


def test_leaders_are_one_em_wide(files: dict[str, TTFont]) -> None:
    for face_id in ("text-ja", "text-ja-bold", "head-ja"):
        name = files[face_id].getBestCmap()[0x2026]
        advance, left = files[face_id]["hmtx"][name]
        box = files[face_id]["glyf"][name]
        assert advance == 1000 and left == box.xMin
        assert abs(box.xMin - (1000 - box.xMax)) <= 1


def test_words_are_kerned_one_glyph_a_character() -> None:
    kerned, plain = shape("text", "AVATAR"), [shape("text", c) for c in "AVATAR"]
    assert kerned.width < sum(p.width for p in plain) - 0.05
    assert kerned.text == tuple("AVATAR")
    assert shape("text", "office").text == tuple("office")
    assert len(set(shape("text", "office").ids)) == 5


def test_scaled_companion_comes_near_the_japanese(files: dict[str, TTFont]) -> None:
    def height(face: str, char: str) -> float:
        font = files[face]
        drawn = font["glyf"][font.getBestCmap()[ord(char)]]
        return float(drawn.yMax / font["head"].unitsPerEm * faces()[face].scale)

    assert abs(height("text-ja", "H") - height("text", "H")) < 0.03
    assert abs(height("text-ja", "x") - height("text", "x")) < 0.06


def test_missing_glyph_names_character_and_place() -> None:
    with pytest.raises(MissingGlyphError) as caught:
        require("⚀", "text", "latin")
    error = caught.value.glyph_error("roll ⚀ now")
    assert isinstance(error, GlyphError)
    assert "'⚀' (U+2680), in 'roll ⚀ now'" in error.what
    error = caught.value.glyph_error("⚀⚁ש ⚀\n⚁")  # each once, and no other's fault
    assert error.what.startswith("no font of printkit has '⚀' (U+2680), '⚁' (U+2681), in '⚀⚁")


@pytest.mark.parametrize("text", ["שלום", "سلام", "नमस्ते", "สวัสดี", "ﷲ"])
def test_what_would_be_nonsense_is_refused(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters from right to left, that join or stack, even where a font has them; not signs, not figures."""
    monkeypatch.setattr("printkit.text.faces.font_of", lambda face: SimpleNamespace(get_nominal_glyph=int))
    find = require.__wrapped__  # nothing of this is to be remembered, nor asked of what is
    monkeypatch.setattr("printkit.text.faces.glyph", glyph.__wrapped__)
    assert all(find(char, "text", "latin")[1] == ord(char) for char in "字ქ฿₪٣")
    with pytest.raises(MissingGlyphError) as caught:
        find(text[0], "text", "latin")
    assert "goes from right to left or joins its letters" in caught.value.glyph_error(text).what


def test_fallback_prefers_the_nearest_look() -> None:
    for family in ("text", "head"):
        order = [faces()[i].family for i in chain(family, "ja")]
        assert order[0] == family
        assert sum(a != b for a, b in pairwise(order)) == 2 and order[-1] == "emoji"


def test_why_a_font_cannot_be_read_is_told() -> None:
    """HarfBuzz says only that it failed to open it, whatever the reason."""
    resource = pytest.importorskip("resource")
    face = chain("text", "japanese")[0]

    def read() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))
        font_of.__wrapped__(face)

    with pytest.raises(OSError, match="Too many open files"):
        limited(read, "a font")
