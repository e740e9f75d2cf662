"""Line breaking: tables of expected lines, and what holds at every width.

The sets of characters are written here from JLREQ (Appendix A, strict rules of 3.1.7 and 3.1.8), apart from the
code's own.
"""

from __future__ import annotations

import functools
import itertools
import random
import time
import unicodedata
from collections.abc import Sequence

import pytest
import uharfbuzz
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from printkit.errors import GlyphError
from printkit.text import classes
from printkit.text.faces import faces
from printkit.text.inline import Break, Inline, Line, Mark, MarkPiece, Piece, Ruby, Span, TextStyle
from printkit.text.lines import set_lines

NO_START = set(
    "’”）〕］｝〉》」』】｠〙〗»〟"  # cl-02
    "‐〜゠–"  # cl-03
    "！？‼⁇⁈⁉"  # cl-04
    "・：；"  # cl-05
    "。．、，"  # cl-06, cl-07
    "々〻ヽヾゝゞ"  # cl-09
    "ー"  # cl-10
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"  # cl-11
    ")]},.;:!?"
)
NO_END = set("‘“（〔［｛〈《「『【｟〘〖«〝([{")  # cl-01
SIZE = 4.0


def style(lang: str = "ja", /, **changes: object) -> TextStyle:
    return structs.replace(TextStyle(SIZE, 7.0, lang=lang), **changes)


def words(line: Line, role: str = "text") -> str:
    """The line as extracted: its own text, marks as their text."""
    out: list[str] = []
    for piece in line.pieces:
        if isinstance(piece, MarkPiece):
            out.append(piece.mark.text)
        elif piece.role == role:
            out.extend(piece.glyphs.text)
    return "".join(out)


def set_pieces(line: Line) -> list[Piece]:
    """The pieces of a line without drawings."""
    pieces = [piece for piece in line.pieces if isinstance(piece, Piece)]
    assert len(pieces) == len(line.pieces)
    return pieces


def broken(text: str | tuple[Inline, ...], ems: float, **changes: object) -> list[str]:
    inlines = text if isinstance(text, tuple) else (Span(text),)
    return [words(line) for line in set_lines(inlines, style(**changes), ems * SIZE)]


# -- tables ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "ems", "expected"),
    [
        ("一二三四五六七八", 4, ["一二三四", "五六七八"]),
        ("一二三四、五六七", 4, ["一二三四、", "五六七"]),  # hangs
        ("一二三四」五六七", 4.5, ["一二三四」", "五六七"]),  # half an em, trimmed at the line's end
        ("「一二三四五六七", 4.5, ["「一二三四", "五六七"]),  # trimmed at the line's start
        ("一二「『三四』」五六", 5, ["一二「『三", "四』」五六"]),
        ("一二三――五六七", 4, ["一二三", "――五六", "七"]),
        ("ラッキーデッキ", 4, ["ラッキー", "デッキ"]),
        ("一二三12四", 3, ["一二三", "12四"]),
    ],
)
def test_expected_lines(text: str, ems: float, expected: list[str]) -> None:
    assert [line.strip() for line in broken(text, ems)] == expected


def test_full_stop_hangs_half_an_em_and_is_told() -> None:
    (first, _) = set_lines((Span("一二三四。五六"),), style(), 4 * SIZE)
    assert first.hang == pytest.approx(0.5 * SIZE)
    assert first.width == pytest.approx(4.5 * SIZE)
    assert first.over == 0


def test_without_hanging_the_stop_stays_inside() -> None:
    lines = set_lines((Span("一二三四五。五六七八九"),), style(hang=False), 5 * SIZE)
    assert all(line.hang == 0 and line.width <= 5 * SIZE + 1e-6 for line in lines)


def positions(line: Line) -> list[tuple[str, float]]:
    """Characters and the left ends of their em boxes, in ems."""
    out: list[tuple[str, float]] = []
    for piece in line.pieces:
        if isinstance(piece, Piece) and piece.role == "text":
            glyphs = piece.glyphs
            out += [(t, (glyphs.x + at) / SIZE) for t, at in zip(glyphs.text, glyphs.at, strict=True)]
    return out


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("「一", [-0.5, 0.5]),  # trimmed at the line's start
        ("一「二", [0, 1.0, 2.0]),  # 1 + ½ + ½ + 1
        ("一」「二", [0, 1.0, 1.5, 2.5]),  # ½ between, not 1
        ("一、「二", [0, 1.0, 1.5, 2.5]),
        ("一」』二", [0, 1.0, 1.5, 2.5]),  # solid
        ("「『二", [-0.5, 0.0, 1.0]),
        ("一。」二", [0, 1.0, 1.5, 2.5]),
        ("一・二", [0, 1.0, 2.0]),  # ¼ + ½ + ¼
        ("一」・「二", [0, 1.0, 1.5, 2.0, 3.0]),
        ("一　二", [0, 1.0, 2.0]),
        ("　一二", [0, 1.0, 2.0]),  # a paragraph's first line, as it is written
        ("一！二", [0, 1.0, 2.0]),
    ],
)
def test_space_between_classes(text: str, places: list[float]) -> None:
    (line,) = set_lines((Span(text),), style(), 40 * SIZE)
    assert [x for _, x in positions(line)] == pytest.approx(places)


def test_quarter_em_between_japanese_and_latin_not_beside_punctuation() -> None:
    (line,) = set_lines((Span("一A二、B」C"),), style(), 40 * SIZE)
    place = dict(positions(line))
    wide = {c: set_lines((Span(c),), style(), 99)[0].width / SIZE for c in "ABC"}
    assert place["A"] == pytest.approx(1.25)
    assert place["二"] == pytest.approx(1.25 + wide["A"] + 0.25)
    assert place["B"] == pytest.approx(place["、"] + 1.0)  # the comma's half and its blank half
    assert place["」"] == pytest.approx(place["B"] + wide["B"])
    assert place["C"] == pytest.approx(place["」"] + 1.0)


def test_the_sign_of_a_ruling_stands_close_behind_a_figure_of_its_own() -> None:
    """A rule's number is a reference, and so a piece of its own: “as in 1.5 ‡”."""
    (line,) = set_lines((Span("1"), Span("‡"), Span("二")), style(lang="en"), 99)
    place = dict(positions(line))
    assert place["‡"] == pytest.approx(set_lines((Span("1"),), style(lang="en"), 99)[0].width / SIZE)


@pytest.mark.parametrize(("text", "lang"), [("“二”", "en"), ("„二“", "de"), ("‚二‘", "de"), ("„二”", "pl")])
def test_quotation_marks_stand_close_to_japanese(text: str, lang: str) -> None:
    """„二“ in a German book had a quarter em on both sides, and “ could begin a line."""
    (line,) = set_lines((Span(text),), style(lang=lang), 99)
    place = dict(positions(line))
    opening = set_lines((Span(text[0]),), style(lang=lang), 99)[0].width / SIZE
    assert [place["二"], place[text[2]]] == pytest.approx([opening, opening + 1.0])
    assert broken(text, 1.1, lang=lang) == [text]


def test_signs_of_reckoning_stand_evenly_and_formulas_are_whole() -> None:
    (line,) = set_lines((Span("数×2＋1点"),), style(), 99)
    place = dict(positions(line))
    ends = {c: x + set_lines((Span(c),), style(), 99)[0].width / SIZE for c, x in place.items()}
    for one, other in itertools.pairwise("数×2＋1"):  # no quarter em: the signs bring white of their own
        assert place[other] == pytest.approx(ends[one])
    assert place["点"] == pytest.approx(ends["1"] + 0.25)
    for ems in range(5, 20):
        assert any("2×2＋1＝5" in text for text in broken("ダミーは倍で数えるので、2×2＋1＝5点です。", ems))


def test_a_suit_and_its_rank_are_one_word() -> None:
    (line,) = set_lines((Span("は♥7を"),), style(), 99)
    place = dict(positions(line))
    assert place["7"] == pytest.approx(place["♥"] + 1.0)
    for ems in range(4, 12):
        for lang in ("ja", "en"):
            assert not any(text.endswith("♥") for text in broken("切り札は♥7と♥10と♥Q、♥K", ems, lang=lang))


def test_dashes_and_leaders_stay_joined_however_loose_the_line() -> None:
    lines = set_lines((Span("一――" + "PARTNERSHIPS" + "二――三……"),), style(), 7 * SIZE)
    for line in lines:
        for (a, x), (b, y) in itertools.pairwise(positions(line)):
            if a == b and a in "―…":
                assert y - x == pytest.approx(1.0)


def test_line_end_in_the_source_is_nothing_between_japanese_and_a_space_between_words() -> None:
    assert broken("出します。\n次に", 40) == ["出します。次に"]
    assert broken("led a\ntrump", 40, lang="en") == ["led a trump"]
    assert broken("札\nAce", 40) == ["札 Ace"]
    mark = Mark("card", "QH", 0.9, 1.2, 0.2, "QH")
    assert broken((Span("次に\n"), mark, Span("\nを出す。\n♥7")), 40) == ["次にQHを出す。♥7"]
    assert broken((Span("then\n"), mark, Span("\nfollows")), 40, lang="en") == ["then QH follows"]
    assert broken("He waits…\n…and A ×\n× B —\n— C", 40, lang="en") == ["He waits… …and A × × B — — C"]
    assert broken("待つ…\n…次", 40) == ["待つ……次"]


QUOTED = [("de", "»Halt«"), ("de", "„Halt“"), ("da", "»Stop«"), ("sv", "”Stopp”")]


@pytest.mark.parametrize(("lang", "word"), QUOTED)
def test_lines_end_beside_quotation_marks_of_every_kind(lang: str, word: str) -> None:
    for line in set_lines((Span(" ".join([word] * 40)),), style(lang), 12 * SIZE):
        assert line.width < 12.1 * SIZE and words(line).strip().split() == [word] * words(line).count(
            word[1:-1]
        )
    assert broken("seen ’90s", 3, lang="en") == ["seen ", "’90s"]


def test_figures_stay_with_what_they_count_where_that_is_cheap() -> None:
    for ems in range(14, 30):
        for line in broken(
            "各自の手札から12枚を裏向きのまま自分の前に置いて、残りを右どなりの人に渡します。", ems
        ):
            assert not line.endswith("12")
    coin = Mark("icon", "coin", 1.0, 1.0, 0.1, "@")
    costs = {
        "en": (
            "Each keeper loses 2 ",
            " or goes dark. A keeper who is dark also loses 3 ",
            " and this turn's ship.",
        ),
        "ja": ("全員 2 ", "を失うか、消灯します。消灯している人は、そのあとさらに 3", "も失います。"),
    }
    for lang, (first, then, last) in costs.items():
        for ems in range(8, 30):
            parts = Span(first), coin, Span(then), coin, Span(last)
            assert not [
                line for line in broken(parts, ems, lang=lang, align="left") if line.rstrip()[-1] in "23"
            ]
    for last in (" – or shows a hand.", ", or shows a hand."):  # a line may end there too, and did so before it
        for ems in range(8, 30):
            row = Span("Each other keeper pays you 1 "), coin, coin, Span(last)
            assert all("@" not in line or "1 @@" in line for line in broken(row, ems, lang="en", align="left"))


# -- rules that always hold ----------------------------------------------------------------------------------

PIECES = [
    *("切り札", "を出した人が、", "「フォロー」", "（この札は使いません）", "しょっちゅう", "々", "12枚"),
    *("マストフォロー・ルール", "Ace", " of ", "♠", "です。", "！？", "……", "――", "『』", "A 2、B 3", "1〜4"),
    *("“Shifty Partners”", "(QH)", "カード", "ー", "10%", "、", "。", "」。", "トリックテイキング", "人", "が"),
    *("ます", "、「", "①", "→", "partnership"),
]


def mixed(seed: int, length: int = 40) -> str:
    chance = random.Random(seed)
    return "".join(chance.choice(PIECES) for _ in range(length)).strip()


def kinsoku_faults(lines: Sequence[Line]) -> list[tuple[str, str]]:
    faults = []
    texts = [words(line).strip() for line in lines]
    for before, after in itertools.pairwise(texts):
        if not before or not after:
            continue
        if after[0] in NO_START:
            faults.append((before, after))
        if before[-1] in NO_END:
            faults.append((before, after))
        if before[-1] == after[0] and before[-1] in "―—…‥":
            faults.append((before, after))
    return faults


@functools.cache
def font(face_id: str) -> uharfbuzz.Font:
    return uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(faces()[face_id].path))))


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6), ems=st.floats(4, 45))
def test_nothing_is_lost_no_rule_broken_and_lines_are_full(seed: int, ems: float) -> None:
    text = mixed(seed)
    lines = set_lines((Span(text),), style(), ems * SIZE)
    got = "".join(words(line) for line in lines)
    assert "".join(got.split()) == "".join(unicodedata.normalize("NFC", text).split())
    assert kinsoku_faults(lines) == []
    for line in lines:
        assert line.hang <= SIZE
        if not line.over:
            assert line.width <= ems * SIZE + line.hang + 0.01
        for piece in set_pieces(line):
            glyphs = piece.glyphs
            assert len(glyphs.ids) == len(glyphs.at) == len(glyphs.text)
            assert list(glyphs.at) == sorted(glyphs.at)
            if piece.role == "text":
                for glyph, char in zip(glyphs.ids, glyphs.text, strict=True):
                    assert glyph == font(glyphs.face).get_nominal_glyph(ord(char))


WIDTHS = [12 + 33 * n / 59 for n in range(60)]


@pytest.mark.parametrize("seed", range(2))
def test_sixty_widths_have_no_fault_and_no_overfull_line(seed: int) -> None:
    text = mixed(seed, 120)
    for ems in WIDTHS:
        lines = set_lines((Span(text),), style(), ems * SIZE)
        assert kinsoku_faults(lines) == []
        assert [line.over for line in lines] == [0] * len(lines)
        for line in lines[:-1]:
            assert line.width - line.hang == pytest.approx(ems * SIZE, abs=0.01)


def test_the_fault_finder_finds_faults() -> None:
    bad = set_lines(
        (Span("一二「"), Break(), Span("、三"), Break(), Span("…"), Break(), Span("…")), style(), 99
    )
    assert len(kinsoku_faults(bad)) == 3


@pytest.mark.parametrize("ems", [4, 4.5, 5, 6, 7.3])
def test_kinsoku_holds_in_the_narrowest_columns(ems: float) -> None:
    for seed in range(10):
        assert kinsoku_faults(set_lines((Span(mixed(seed, 60)),), style(), ems * SIZE)) == []


def test_what_cannot_be_set_sticks_out_and_says_so() -> None:
    lines = set_lines((Span("あーーーーーーーーーー"),), style(), 4 * SIZE)
    assert kinsoku_faults(lines) == []
    assert sum(line.over for line in lines) > 0


# -- English -------------------------------------------------------------------------------------------------

ENGLISH = (
    "When the hand is over the partnerships move round the table, and whoever has just been helping you may be "
    "out to beat you. Following suit is compulsory: if you hold a card of the suit led, you must play one, "
    "unless the face-up card is your only one; NATIONALLY nobody knows 2,345 counterexamples/exceptions on "
    "pages 10–12."
)


@pytest.mark.parametrize("ems", [10, 14, 20, 27.5, 45])
def test_english_lines_are_full_and_end_in_a_space_or_a_hyphen(ems: float) -> None:
    lines = set_lines((Span(ENGLISH),), style("en"), ems * SIZE)
    back = ""
    for line in lines[:-1]:
        assert line.width == pytest.approx(ems * SIZE, abs=0.01)
        hyphen = words(line, "hyphen")
        text = words(line)
        assert hyphen == "\u00ad" or text[-1] in " -/"
        back += text
    assert back + words(lines[-1]) == ENGLISH


def test_hyphenation_leaves_two_and_three_letters_and_capitals_alone() -> None:
    for ems in range(5, 16):
        lines = set_lines((Span(ENGLISH),), style("en"), ems * SIZE)
        texts = [words(line) for line in lines]
        for line, text, after in zip(lines, texts, texts[1:], strict=False):
            if words(line, "hyphen"):
                left, right = text.split(" ")[-1], after.split(" ")[0]
                assert len(left) >= 2 and len(right.rstrip(".,;:")) >= 3
                assert not (left + right).startswith("NATIONALLY")


@pytest.mark.parametrize(
    "text",
    [
        "After the deal, the dealer’s right-hand neighbour rolls the die once. This roll decides what is trump "
        "in the hand. Lay the matching trump card face up where everyone can see it.",
        ENGLISH,
    ],
)
def test_lines_that_end_in_hyphens_do_not_follow_each_other(text: str) -> None:
    found = []
    for measure in range(87, 132, 3):
        lines = set_lines((Span(text),), style("en", size=3.49), measure)
        ends = [bool(words(line, "hyphen")) or words(line).rstrip().endswith("-") for line in lines]
        if any(one and other for one, other in itertools.pairwise(ends)):
            found.append((measure, [words(line) for line in lines]))
    assert found == []


def test_spaces_and_not_kana_give_in_an_english_line() -> None:
    text = "It is called ツインシュート there, and lines of it are as wide as the others, or nearly so."
    for ems in range(16, 40):
        for line in set_lines((Span(text),), style("en"), ems * SIZE)[:-1]:
            kana = [x for char, x in positions(line) if classes.is_katakana(char)]
            apart = [after - before for before, after in itertools.pairwise(kana)]
            assert apart == pytest.approx([1.0] * len(apart), abs=0.02), (ems, words(line))


def test_a_quarter_em_behind_a_number_gives_in_no_line() -> None:
    text = "It is told in the rule of that number, whether the line it begins is loose or tight."
    begins = {
        round(dict(positions(line))["I"], 3)
        for ems in range(16, 40)
        for line in set_lines((Span(f"1.1\u2005{text}"),), style("en"), ems * SIZE)[:1]
    }
    assert len(begins) == 1, begins


def test_a_slash_between_words_ends_a_line_and_one_in_a_unit_does_not() -> None:
    text = "Paper of 200 g/m² for cards and/or counters, on either/or both sides, at 90 km/h or less than that."
    ends = {line.rstrip().split(" ")[-1] for ems in range(5, 40) for line in broken(text, ems, lang="en")}
    assert {"and/", "either/"} & ends and not {"g/", "km/"} & ends


def test_addresses_and_names_of_files_are_not_hyphenated() -> None:
    text = "Its site is analoggamestudio.blog.example.com, its file notwithstanding.html, on Tuesday."
    for ems in range(14, 40):
        lines = set_lines((Span(text),), style("en"), ems * SIZE)
        assert not any(words(line, "hyphen") for line in lines if "." in words(line).split(" ")[-1].strip())
        assert "analoggamestudio" in "".join(words(line).strip() for line in lines)
        starts = [words(line) for line in lines if words(line, "hyphen")]
        assert not any(one.split(" ")[-1].startswith(("analog", "notwith")) for one in starts)
    ends = {one.split(" ")[-1] for ems in range(14, 40) for one in broken(text, ems, lang="en")}
    assert {"analoggamestudio.", "analoggamestudio.blog.example."} <= ends


def test_figures_and_ranges_are_never_parted() -> None:
    for ems in range(5, 40):
        for line in broken(ENGLISH, ems, lang="en"):
            assert not line.strip().endswith(("2,", "10–"))


def test_full_width_numbers_are_not_broken() -> None:
    for ems in range(5, 12):
        assert any("３．１４" in line for line in broken("円周率は３．１４くらいです。", ems))


def test_soft_hyphens_and_zero_width_spaces_are_places_to_break() -> None:
    assert broken("ABCD\u00adEFGH", 4, lang="en", align="left") == ["ABCD", "EFGH"]
    assert broken("abcdefg\u200bhijklmn", 5, lang="en", align="left") == ["abcdefg", "hijklmn"]
    assert broken("一二三\u2060四五", 3)[0] == "一二"


# -- ruby, marks, spans --------------------------------------------------------------------------------------


def spans_of(line: Line) -> list[tuple[float, float]]:
    """Left and right ends of bases and readings, em."""
    out = []
    for piece in set_pieces(line):
        if piece.role == "ruby":
            glyphs = piece.glyphs
            left = glyphs.x / SIZE
            out.append((left, left + glyphs.at[-1] / SIZE + 0.5))
    return out


@given(seed=st.integers(0, 10**6), ems=st.integers(6, 30))
@settings(max_examples=15, deadline=None)
def test_ruby_stays_whole_inside_the_measure_and_apart(seed: int, ems: float) -> None:
    chance = random.Random(seed)
    stock: list[Inline] = [
        Ruby("志", "こころざし"), Ruby("承", "うけたまわ"), Ruby("切り札", "きりふだ"), Ruby("札", "ふだ"),
        Span("の"), Span("を出す、"), Span("人は"), Span("「"), Span("」と"), Span("Ace"), Span("手札"),
    ]  # fmt: skip
    inlines = tuple(chance.choice(stock) for _ in range(30))
    lines = set_lines(inlines, style(), ems * SIZE)
    read = "".join(words(line, "ruby") for line in lines)
    assert read == "".join(i.reading for i in inlines if isinstance(i, Ruby))
    for line in lines:
        ends = spans_of(line)
        assert all(left >= -1e-6 for left, _ in ends)
        if not line.over:
            assert all(right <= ems + 1e-6 for _, right in ends)
        assert all(a[1] <= b[0] + 1e-6 for a, b in itertools.pairwise(ends))


def test_ruby_is_centred_at_half_size_above_its_base() -> None:
    (line,) = set_lines((Ruby("親", "おや"),), style(), 99)
    base, reading = set_pieces(line)
    assert (base.role, reading.role) == ("text", "ruby")
    assert reading.glyphs.size == pytest.approx(base.glyphs.size / 2)
    # upon the em box, which is 0.88 high; any higher, two lines would meet
    assert -0.95 * SIZE < reading.glyphs.y < -0.85 * SIZE
    assert (reading.glyphs.x, *reading.glyphs.at) == pytest.approx((0, 0, 0.5 * SIZE))


def test_wide_ruby_leans_over_kana_and_spreads_beside_kanji() -> None:
    def width(before: str, after: str) -> float:
        (line,) = set_lines((Span(before), Ruby("志", "こころざし"), Span(after)), style(), 99)
        return line.width / SIZE

    assert width("の", "の") == pytest.approx(3.5)  # 2½ wide, leaning ½ each side
    assert width("、", "。") == pytest.approx(3.5)  # ½, ½ of blank, 2½ less ¼ over each mark, ½
    assert width("人", "人") == pytest.approx(4.5)


def test_two_readings_share_the_kana_between_them() -> None:
    inlines = (Ruby("志", "こころざし"), Span("の"), Ruby("志", "こころざし"))
    (line,) = set_lines(inlines, style(), 99)
    (_, left), (right, _) = spans_of(line)
    assert right - left == pytest.approx(0.5)


def test_a_reading_a_little_wider_than_its_base_does_not_spread_it_among_kana() -> None:
    (line,) = set_lines((Span("の"), Ruby("左隣", "ひだりどなり"), Span("が")), style(), 99)
    assert [x for _, x in positions(line)] == pytest.approx([0, 1, 2, 3])
    ((left, right),) = spans_of(line)
    assert (left, right) == pytest.approx((0.5, 3.5))  # solid


def test_marks_are_never_parted_from_closing_punctuation() -> None:
    mark = Mark("card", "QH", 0.9, 1.2, 0.2, "QH")
    for ems in range(4, 14):
        lines = set_lines(
            (Span("例では、"), *(m for _ in range(6) for m in (mark, Span("、")))), style(), ems * SIZE
        )
        assert kinsoku_faults(lines) == []
        assert sum(isinstance(p, MarkPiece) for line in lines for p in line.pieces) == 6


def test_pieces_name_their_inline_and_their_look() -> None:
    inlines = (
        Span("これを"),
        Span("リード", bold=True),
        Span("という。"),
        Break(),
        Span("lead", italic=True, lang="en"),
    )
    first, second = set_lines(inlines, style(), 99)
    assert [(p.source, p.glyphs.face) for p in set_pieces(first)] == [
        (0, "text-ja"),
        (1, "text-ja-bold"),
        (2, "text-ja"),
    ]
    assert [(p.source, p.glyphs.face) for p in set_pieces(second)] == [(4, "text-italic")]


def test_nobreak_spans_are_not_broken() -> None:
    for ems in range(5, 12):
        lines = broken((Span("味方は"), Span("1st Ace で", nobreak=True), Span("決まる。")), ems)
        assert any("1st Ace で" in line for line in lines)


# -- ragged and balanced -------------------------------------------------------------------------------------


def test_right_and_centre_lie_where_they_should() -> None:
    for align, left in (("right", 7 * SIZE), ("center", 3.5 * SIZE), ("left", 0)):
        (line,) = set_lines((Span("三文字"),), style(align=align), 10 * SIZE)
        assert set_pieces(line)[0].glyphs.x == pytest.approx(left)
        assert line.width == pytest.approx(3 * SIZE)


def test_headings_break_between_phrases_into_even_lines() -> None:
    assert broken("1st Aceの切り札が決まるまでの流れ", 14, phrase=True) == [
        "1st Aceの切り札が",
        "決まるまでの流れ",
    ]
    assert broken("The first ace names the trump from the next trick on", 16, lang="en", phrase=True) == [
        "The first ace names the ",
        "trump from the next trick on",
    ]


def test_headings_take_another_line_before_a_phrase_is_broken() -> None:
    assert broken("配ったカードを表に", 5, phrase=True) == ["配った", "カードを", "表に"]


def test_a_phrase_longer_than_the_measure_is_broken_by_the_ordinary_rules() -> None:
    lines = set_lines((Span("トリックテイキングゲームの"),), style(phrase=True), 5 * SIZE)
    assert all(line.over == 0 for line in lines)
    assert kinsoku_faults(lines) == []


def test_last_line_of_one_character_is_avoided() -> None:
    text = "配り終えたら、残った札は裏向きのまま脇に置き、切り札を決めます。"
    for ems in range(14, 30):
        last = broken(text, ems)[-1]
        assert len(last.rstrip("。")) > 1, ems


# -- errors and edges ----------------------------------------------------------------------------------------


def test_missing_glyph_tells_where() -> None:
    with pytest.raises(GlyphError, match=r"'⚀' \(U\+2680\), in 'サイコロの⚀が出たら'"):
        set_lines((Span("サイコロの⚀が出たら"),), style(), 99)


def test_composed_before_anything_else() -> None:
    assert broken("か\u3099く", 40) == ["がく"]
    assert broken("♥\ufe0f", 40) == ["♥"]


def test_nothing_gives_no_lines_and_breaks_give_empty_ones() -> None:
    assert set_lines((), style(), 40) == ()
    first, second = set_lines((Break(), Span("一")), style(), 40)
    assert first.pieces == () and words(second) == "一"


@pytest.mark.parametrize("measure", [0, -1])
def test_a_measure_of_nothing_is_refused(measure: float) -> None:
    with pytest.raises(ValueError, match="above 0"):
        set_lines((Span("一"),), style(), measure)


@pytest.mark.parametrize("text", ["x" * 12_000, "a\u00ad" * 6_000, "字" * 12_000, "http://" + "a/b" * 3_000])
def test_long_runs_take_no_longer_than_their_length(text: str) -> None:
    start = time.process_time()
    lines = set_lines((Span(text),), style(), 20 * SIZE)
    assert time.process_time() - start < 2  # squares of these lengths take longer
    assert "".join(words(line) for line in lines) == text.replace("\u00ad", "")
    assert kinsoku_faults(lines) == []


STRANGE = " \u00a0\u3000\n\t\u200b\u2060\u00ad\ufe0fab-–—…/.,\"'()「」、。・ー々っ漢字かなAZ09♥①→％￥éα“”’"


@settings(max_examples=37, deadline=None)
@given(
    texts=st.lists(st.text(STRANGE, max_size=20), max_size=4),
    ems=st.sampled_from([0.2, 1, 3.3, 12, 40]),
    align=st.sampled_from(["justify", "left", "center", "right"]),
    phrase=st.booleans(),
    nobreak=st.booleans(),
)
def test_strange_text_in_any_measure_is_set_whole(
    texts: list[str], ems: float, align: str, phrase: bool, nobreak: bool
) -> None:
    ruby = Ruby("".join(texts)[:3], "".join(texts)[3:6])
    inlines: list[Inline] = [*(Span(text, nobreak=nobreak) for text in texts), ruby]
    lines = set_lines(inlines, style(align=align, phrase=phrase), ems * SIZE)
    unseen = "\u200b\u2060\u00ad\ufe0f"
    want = "".join(c for text in (*texts, ruby.base) for c in text if c not in unseen)
    assert "".join("".join(words(line) for line in lines).split()) == "".join(want.split())
    for line in lines:
        for piece in set_pieces(line):
            assert 0 not in piece.glyphs.ids
            assert len(piece.glyphs.ids) == len(piece.glyphs.at) == len(piece.glyphs.text) > 0


ODD = "a1 \u3000\u200b\u2060\n\tあ漢、。A→…\u00a0①\U00020000é-"


@given(st.text(alphabet=ODD, max_size=12), st.sampled_from(["ja", "en"]))
def test_tokens_are_all_of_the_text(text: str, lang: str) -> None:
    """Each is a Japanese character, a run without any, white space, or what says where a line may end."""
    tokens = classes.tokens(text, lang)
    assert "".join(tokens) == text
    for token in tokens:
        wide = [char for char in token if classes.is_japanese(char, lang)]
        assert len(token) == 1 or not wide or token.isspace()
        assert len({token.isspace(), *(char.isspace() for char in token)}) == 1
    for one, other in itertools.pairwise(tokens):
        assert not (one + other).isspace() or "\u3000" in one
        plain = [t for t in (one, other) if not t.isspace() and t not in "\u200b\u2060"]
        assert len(plain) < 2 or any(classes.is_japanese(t, lang) for t in plain)


@pytest.mark.parametrize(("lang", "step"), [("ja", 1), ("en", 7)])
def test_a_run_goes_on_over_all_that_is_neither_japanese_nor_white(lang: str, step: int) -> None:
    """Every character, one by one: the pattern lists the ranges between those that end a run."""
    for char in map(chr, [*range(0, 0x10000, step), 0x1F600, 0x1FFFF, 0x20000, 0x3FFFF, 0x40000, 0x10FFFF]):
        ends = classes.is_japanese(char, lang) or char.isspace() or char in "\u200b\u2060"
        assert len(classes.tokens(f"x{char}x", lang)) == (3 if ends else 1), hex(ord(char))


def test_a_word_that_has_to_be_parted_is_hyphenated_where_nothing_else_is() -> None:
    """In headings and heads of tables."""
    lines = set_lines((Span("Kartenverteilung"),), style("de", align="left"), 5 * SIZE)
    assert [words(lines[0]), words(lines[0], "hyphen")] == ["Karten", "\u00ad"]
