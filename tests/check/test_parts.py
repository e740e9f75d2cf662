"""What is wrong with parts and books before they are printed: each fault is made, and found."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from printkit.check import parts as looking
from printkit.check.report import Report
from printkit.check.run import check_kits
from printkit.cli.list_ import command
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit
from tests.check.conftest import check_kit
from tests.kit.conftest import Edit

BOOK = """\
{{#rules}}
## Rules

{{#play}}
{}
"""


def report(small: Path) -> Report:
    return check_kit(read_kit(small), ["parts"])


def faults(small: Path) -> list[tuple[str, str, str]]:
    return [(fault.kind, fault.where, fault.what) for fault in report(small).faults]


def faults_of(small: Path, part: str) -> list[tuple[str, str, str]]:
    """As :func:`faults`, of one part."""
    kit = read_kit(small)
    of = kit.part(part)
    assert of is not None
    return [(fault.kind, fault.where, fault.what) for fault in looking.check_part(kit, of, "en").faults]


@pytest.mark.usefixtures("ten")
def test_a_good_kit_has_no_faults(small: Path) -> None:
    found = report(small)
    assert not found.faults
    cards, tokens = found.parts
    assert (cards.part, cards.lang, cards.pieces, cards.faces) == ("cards", "en", 10, 11)
    # 9 cards in a block are parted by 4 + 4 cuts, the one that is left cut out with 2 + 2
    assert {paper: (laid.sheets, laid.cuts, laid.outlines) for paper, laid in cards.laid.items()} == {
        "a4": (2, 12, 0),
        "letter": (2, 12, 0),
    }
    assert (tokens.pieces, tokens.laid["a4"].cuts, tokens.laid["a4"].outlines) == (3, 0, 3)
    assert cards.area == pytest.approx(4 * 210 * 297)
    assert tokens.area == pytest.approx(210 * 297)


@pytest.mark.usefixtures("ten")
def test_the_standard_edition_is_what_is_looked_at(small: Path, edit: Edit) -> None:
    """Ten mini cards share a sheet with the tokens, where those of poker size took two."""
    edit(
        "kit.toml",
        '[[part]]\nid = "cards"',
        '[edition.standard]\nsize = "mini"\nbacks = "none"\n[[part]]\nid = "cards"',
    )
    found = check_kit(read_kit(small))
    assert found.parts[0].area == pytest.approx(210 * 297)
    assert found.shared["card"]["a4"].sheets == 1
    listed = CliRunner().invoke(command, [str(small)])
    assert "Cards (10), 44.5 × 63.5 mm" in listed.output


def test_ink_is_what_covers_the_paper(small: Path, edit: Edit) -> None:
    """A back of one colour is known exactly; the fronts are white but for a little."""
    edit("card.svg", "#d8e0f0", "#ffffff")
    edit("card.svg", "{{ line(20, 20, row.rank, 5) }}{{ pip(row.suit, 30, 40, 8) }}", "")
    edit("back.svg", "{{ look.accent if", '{{ "#ff8000" if')
    cards = report(small).parts[0]
    share = (0 + (255 - 128) / 255 + 1) / 3
    assert cards.ink["colour"] == pytest.approx(4 * 63.5 * 88.9 * share, rel=0.002)
    assert cards.ink["low"] == 0


@pytest.mark.parametrize(("x", "by"), [(2.0, "0.9"), (62.5, "9.19 mm beyond the trim")])
def test_text_outside_the_safe_zone_is_a_fault(small: Path, edit: Edit, x: float, by: str) -> None:
    edit("card.svg", "line(20, 20, row.rank, 5)", f'line({x}, 20, row.rank ~ "xyz", 5, anchor="start")')
    found = faults(small)
    assert {kind for kind, _, _ in found} == {"parts"}
    assert found[0][1].startswith("part cards, card ")
    assert "xyz" in found[0][2] and f"is {by}" in found[0][2]
    assert len(found) == 1  # at one place of the template, though four cards and both editions have it
    assert found[0][2].endswith("(en), and the same place on 3 more cards")


@pytest.mark.parametrize(("shape", "high"), [("circle", 30), ("hexagon", 26)])
def test_text_near_the_edge_of_a_piece_is_a_fault(small: Path, edit: Edit, shape: str, high: int) -> None:
    """Within the square round it, but not within the piece."""
    edit("kit.toml", 'size = [30, 30]\nshape = "circle"', f'size = [30, {high}]\nshape = "{shape}"')
    edit("token.svg", "line(15, 16,", "line(8, 7,")
    (found,) = faults_of(small, "tokens")
    assert found[1].startswith("part tokens") and found[2].endswith("the trim (en)")


TSPAN = '<text font-family="Alegreya Sans" font-size="1.2" x="20"><tspan y="60">saved</tspan></text>'


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ('{{ line(30, 60, "tiny", 0.8) }}{{ line(30, 70, "small", 1.5) }}', "'tiny' is 2.5 pt"),
        ('<g transform="scale(0.5)">{{ line(30, 60, "halved", 3) }}</g>', "'halved' is 4.8 pt"),
        (TSPAN, "'saved' is 3.4 pt"),
        ('{{ line(30, 60, "large", 1.8) }}{{ line(30, 70, "{手札|てふだ}", 3, lang="ja") }}', ""),
    ],
)
def test_text_too_small_to_read_is_noted(small: Path, edit: Edit, more: str, told: str) -> None:
    """Not a reading, which is half as large as what it is of."""
    edit("card.svg", "{{ pip(", f"{more}{{{{ pip(")
    found = [note for note in report(small).notes if " pt; " in note]
    note = f"cards: {told}; text under 5 pt is hard to read: card 1: "
    assert len(found) == bool(told) and all(one.startswith(note) for one in found)


HEX = "M15 2 L26 8.5 V21.5 L15 28 L4 21.5 V8.5 Z"
FAR = "M15 -2 L30 6 V24 L15 32 L0 24 V6 Z"


@pytest.mark.parametrize(
    ("ground", "text", "told"),
    [
        (FAR, 'line(15, 16, "mid", 4)', []),
        (FAR, 'line(13, 10, "corner", 4)', ["too close to the trim"]),
        (FAR, 'line(4, 3, "off", 4)', ["beyond the trim"]),
        (HEX, 'line(15, 16, "mid", 4)', ["the drawing stops at the trim instead of the bleed, ○"]),
    ],
)
@pytest.mark.parametrize("mirrored", [False, True])
def test_a_net_is_looked_at_by_the_line_that_it_is_cut_by(
    small: Path, edit: Edit, ground: str, text: str, told: list[str], mirrored: bool
) -> None:
    """A hexagon, which is smaller than the box round it; and its back, which has the line from the front."""
    edit("kit.toml", 'shape = "circle"\nlayout = "tokens"', 'shape = "net"\nback = "behind.svg"')
    line = f'<path class="cut" d="{HEX}" fill="none" stroke="#000" stroke-width="0.2"/>'
    drawn = f'<path d="{ground}" fill="#dce"/>{{{{ {text} }}}}'
    plain = f'<path d="{FAR}" fill="#dce"/>'
    front, back = (plain, drawn) if mirrored else (drawn, plain)
    (small / "token.svg").write_text(f"<svg {{{{ canvas }}}}>{front}{line}</svg>", encoding="utf-8")
    (small / "behind.svg").write_text(f"<svg {{{{ canvas }}}}>{back}</svg>", encoding="utf-8")
    found = faults_of(small, "tokens")
    assert len(found) == len(told)
    assert all(words in what for words, (_, _, what) in zip(told, found, strict=True))


@pytest.mark.parametrize(
    ("more", "overlaid"),
    [
        ('{{ line(10, 60, "under", 4) }}{{ line(14, 61, "over", 4) }}', True),
        ('{{ line(10, 60, "under", 4) }}{{ line(10, 64, "below", 4) }}', False),
        ('{{ line(20, 60, "under", 4, turn=90) }}{{ line(20, 63, "over", 4, turn=90) }}', True),
        ('{{ line(30, 60, "AVATAR Type", 6) }}', False),  # kerned: the boxes of neighbours overlap
        ('{{ line(20, 60, "askew", 4, turn=30) }}{{ line(20, 65, "beside", 4, turn=30) }}', False),
    ],
)
def test_a_text_on_another_is_a_fault(small: Path, edit: Edit, more: str, overlaid: bool) -> None:
    edit("card.svg", "{{ line(20, 20, row.rank, 5) }}", f"{{{{ line(20, 20, row.rank, 5) }}}}{more}")
    found = faults_of(small, "cards")
    assert len(found) == int(overlaid)
    for kind, where, what in found:
        assert (kind, where.split(",")[0]) == ("parts", "part cards")
        assert what == "'over' lies on 'under' (en), and the same place on 3 more cards"


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("line(1, 20, 8, 8, anchor='start') }}{{ line(12, 20, 'Jay', 8, anchor='start')", "8"),
        ("line(12, 20, 'Jay', 8, anchor='start') }}{{ line(1, 29, 'When it', 8, anchor='start')", "When it"),
        ("line(1, 30, 'What a long text to stand in a line', 3.2, anchor='start')", "What a long t…"),
        ("line(2, 40, 'going up', 4, turn=-90) }}{{ line(9, 40, 'beside', 4, turn=-90)", "going up"),
        ("block(1, 30, 30, 30, 'one line and then another', 6)", "one line"),
    ],
)
def test_a_text_is_told_without_its_neighbours(small: Path, edit: Edit, more: str, told: str) -> None:
    """Nor cut, unless it is long."""
    edit("card.svg", "line(20, 20, row.rank, 5)", more)
    (found,) = faults_of(small, "cards")
    assert found[2].partition(" is ")[0] == repr(told)


def test_text_on_a_back_is_looked_at_too(small: Path, edit: Edit) -> None:
    edit("back.svg", "</svg>", '{{ line(30, 87.5, "low", 4) }}</svg>')
    assert any(where.endswith(", back") for _, where, _ in faults(small))


@pytest.mark.parametrize(
    ("rect", "sides"),
    [
        ("0 0 63.5 88.9", "←↑→↓"),
        ("-3 -3 69.5 91.9", "↓"),
        ("0 -3 66.5 40", "←"),
        ("-3 -3 69.5 94.9", ""),
        ("1 1 61.5 86.9", ""),
        ("0 40 4 4", ""),
        ("0.1 10 0.5 60", ""),
    ],
)
def test_a_ground_that_ends_at_the_trim_is_told(small: Path, edit: Edit, rect: str, sides: str) -> None:
    x, y, width, height = rect.split()
    ground = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#406080"/>'
    edit("back.svg", "</svg>", f"{ground}</svg>")
    edit("back.svg", "{{ look.accent if", '{{ "#ffffff" if')
    told = [(where, what) for kind, where, what in faults_of(small, "cards") if kind == "parts"]
    what = f"the drawing stops at the trim instead of the bleed, {sides} (en)"
    assert told == ([("part cards, card 1: S A, back", what)] if sides else [])


@pytest.mark.parametrize(
    ("radius", "told"), [(15.0, True), (15.5, True), (17.5, False), (18.0, False), (13.0, False)]
)
def test_the_ground_of_a_round_piece_that_ends_at_the_trim_is_told(
    small: Path, edit: Edit, radius: float, told: bool
) -> None:
    edit("token.svg", "</svg>", f'<circle cx="15" cy="15" r="{radius}" fill="#c0d0e0"/></svg>')
    short = [
        where
        for kind, where, what in faults_of(small, "tokens")
        if kind == "parts" and "instead of the bleed, ○ (en)" in what
    ]
    assert [where.partition(",")[0] for where in short] == (["part tokens"] if told else [])


def test_a_missing_glyph_and_a_text_that_does_not_fit_are_faults(small: Path, edit: Edit) -> None:
    edit("card.svg", "row.rank, 5", "'\U00013000', 5")
    edit("token.svg", '"one", 4', '"one hundred", 4, width=9')
    found = faults(small)
    assert [kind for kind, _, _ in found] == ["parts", "parts"]
    assert "U+13000" in found[0][2] or "\U00013000" in found[0][2]
    assert "too wide" in found[1][2]


def test_a_card_larger_than_the_paper_is_a_fault(small: Path, edit: Edit) -> None:
    """Both papers say so, and the part that fits is still looked at."""
    edit("kit.toml", 'size = "poker"', "size = [63.5, 320]")
    edit("back.svg", 'height="94.9"', 'height="326"')
    found = report(small)
    assert [(fault.kind, fault.where) for fault in found.faults] == [("sheets", "kit.toml: part.cards")] * 2
    assert found.parts[0].laid == {} and found.parts[1].laid.keys() == {"a4", "letter"}


def test_an_edition_that_saves_too_little_ink_is_a_fault(small: Path, edit: Edit) -> None:
    edit("back.svg", '"#ffffff"', '"#888888"')
    (found,) = faults(small)
    assert found[:2] == ("ink", "en") and "less than 25%" in found[2]


def test_a_kit_without_a_low_ink_edition_is_none(small: Path, edit: Edit) -> None:
    for name in ("card.svg", "back.svg", "token.svg"):
        edit(name, 'ink == "colour"', 'ink != "none"')
    assert not faults(small)


def test_a_coarse_picture_is_a_note(small: Path, edit: Edit) -> None:
    from PIL import Image

    Image.new("RGB", (100, 100), "#ff0000").save(small / "art.png")
    edit("card.svg", "</svg>", '{{ picture("art.png", 10, 50, 40, 30) }}</svg>')
    found = report(small)
    assert not found.faults
    (note,) = found.notes
    assert note.startswith("cards: art.png") and "dots per inch" in note


def test_sheets_that_come_out_wrong_are_a_fault(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The preflight is given sheets whose faces are half a millimetre off on every back."""
    from msgspec.structs import replace

    from printkit.pdf.page import Placed
    from printkit.press.leaves import sheets

    def off(*given, **more):  # type: ignore[no-untyped-def]
        pub = sheets(*given, **more)
        pages = [
            replace(
                page,
                items=tuple(
                    replace(item, x=item.x + 0.5) if n % 2 and isinstance(item, Placed) else item
                    for item in page.items
                ),
            )
            for n, page in enumerate(pub.pages)
        ]
        return replace(pub, pages=tuple(pages))

    monkeypatch.setattr(looking, "sheets", off)
    found = faults(small)
    assert [kind for kind, _, _ in found] == ["sheets"]
    assert "TrimBox" in found[0][2]


def test_books_are_made_and_looked_at(small: Path, edit: Edit) -> None:
    edit("kit.toml", '[[part]]\nid = "cards"', '[book]\nen = "rulebook.en.md"\n\n[[part]]\nid = "cards"')
    (small / "rulebook.en.md").write_text(BOOK.format("Play."), encoding="utf-8")
    found = check_kit(read_kit(small), ["books"])
    assert not found.faults
    assert {book.file for book in found.books} == {
        f"small_{what}_en_{paper}.pdf" for what in ("rulebook", "assembly") for paper in ("a4", "letter")
    }
    (small / "rulebook.en.md").write_text(BOOK.format("{{ nothing }}"), encoding="utf-8")
    (fault,) = check_kit(read_kit(small), ["books"]).faults
    assert fault.kind == "books" and "nothing" in fault.what
    assert not list(small.glob("*.pdf"))


def test_a_book_of_two_languages_is_looked_at_too(small: Path, edit: Edit) -> None:
    edit("kit.toml", 'languages = ["en"]', 'languages = ["en", "fr"]')
    books = '[book]\nen = "rulebook.en.md"\nfr = "rulebook.fr.md"\n\n[[part]]\nid = "cards"'
    edit("kit.toml", '[[part]]\nid = "cards"', books)
    for lang in ("en", "fr"):
        (small / f"rulebook.{lang}.md").write_text(BOOK.format("Play."), encoding="utf-8")
    found = check_kit(read_kit(small), ["books"])
    assert not found.faults
    pair = {f"small_rulebook_en+fr_{paper}.pdf" for paper in ("a4", "letter")}
    assert pair < {book.file for book in found.books}
    words = "The dealer deals thirteen cards to each player, one at a time, and says"
    for lang, say in (("en", "Play."), ("fr", f"{words} {{}} it.")):
        text = "\n\n".join(f"{{#p{n}}}\n{say.format('x' * 3 * n)}" for n in range(14))
        (small / f"rulebook.{lang}.md").write_text(BOOK.format(f"Play.\n\n{text}"), encoding="utf-8")
    told = {(fault.kind, fault.where) for fault in check_kit(read_kit(small), ["books"]).faults}
    assert told and all(kind == "book" and where.startswith("rulebook.fr.md:") for kind, where in told), told


def test_kits_are_checked_side_by_side(small: Path) -> None:
    """What processes find of two kits is what one finds of each."""
    kits = [read_kit(small), read_kit(find_kit(builtin_kits()[0]))]
    both = check_kits(kits, ["colours"], workers=2)
    assert both == tuple(check_kit(kit, ["colours"]) for kit in kits)


def test_a_part_that_no_edition_prints_is_named(small: Path, edit: Edit) -> None:
    def lost() -> list[str]:
        return [where for _, where, what in faults(small) if what == "is in no edition"]

    first = '[[part]]\nid = "cards"'
    edit("kit.toml", first, f'[edition.standard]\nparts = ["cards"]\n\n{first}')
    assert lost() == ["kit.toml: part.tokens"]
    edit("kit.toml", "[edition.standard]", "[edition.deluxe]\n\n[edition.standard]")
    assert not lost(), "one that names no parts has all"


def test_two_languages_on_a_part_are_looked_at(small: Path, edit: Edit) -> None:
    """A pair's title lay on its date, and nothing said so before it was printed."""
    more = "{% if langs | length > 1 %}{{ line(31.5, 50, 'Score', 5) }}{{ line(32, 50, 'Date', 5) }}{% endif %}"
    edit("card.svg", "</svg>", f"{more}</svg>")
    edit("kit.toml", '["en"]', '["en", "fr"]')
    found = report(small)
    assert not found.faults
    (note,) = [note for note in found.notes if note.startswith("cards, with --lang en+fr: ")]
    assert " lies on " in note


def test_what_two_languages_cut_off_is_found(small: Path, edit: Edit) -> None:
    """A build says that check tells on which card, and check said nothing of pairs."""
    edit("card.svg", "</svg>", "{{ line(31, 50, langs | join(' / ') ~ 12 * langs | length * 'x', 5) }}</svg>")
    edit("kit.toml", '["en"]', '["en", "fr"]')
    found = report(small)
    assert not found.faults
    assert "cards, with --lang en+fr: text is cut off at the edge of card 1: S A and 3 more" in found.notes
