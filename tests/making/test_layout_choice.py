"""``--layout``: which part gets it, what the file is called, and what cannot be."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest
from msgspec.structs import replace

from printkit.errors import KitError, PrintkitError, UsageError
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.making import Settings, build
from printkit.making.layouts import chosen_layouts
from printkit.making.plan import plan
from tests.cli.hostile_kit import NAME, write_kit


@pytest.fixture
def kit(box: Path) -> Kit:
    return read_kit(box)


def files(kit: Kit, **given: object) -> list[str]:
    return [o.file for o in plan(kit, replace(Settings(languages=("en",), only=("cards", "pad")), **given))]


def test_a_name_alone_is_for_what_it_suits(kit: Kit) -> None:
    assert files(kit, layouts=("bleed",)) == ["little-box_cards_en_a4_bleed.pdf", "little-box_pad_xx_a4.pdf"]
    assert files(kit, layouts=("strips",)) == ["little-box_cards_en_a4.pdf", "little-box_pad_xx_a4_strips.pdf"]


def test_a_part_may_have_any(kit: Kit) -> None:
    assert files(kit, layouts=("pad=bleed", "cards=single"), backs="short-edge") == [
        "little-box_cards_en_a4_single_short-edge.pdf",
        "little-box_pad_xx_a4_bleed.pdf",
    ]


def test_what_a_part_has_anyway_is_not_named(kit: Kit) -> None:
    assert files(kit, layouts=("block", "single"))[0] == "little-box_cards_en_a4.pdf"
    assert chosen_layouts(kit, Settings(layouts=("block", "pad=single"))) == {}


def test_the_last_word_counts(kit: Kit) -> None:
    assert chosen_layouts(kit, Settings(layouts=("bleed", "cards=single"))) == {"cards": "single"}


def test_a_layout_that_insists_on_its_backs(kit: Kit) -> None:
    assert files(kit, layouts=("gutterfold",))[0] == "little-box_cards_en_a4_layout-gutterfold_gutterfold.pdf"


def test_what_is_built_otherwise_has_another_name(box: Path) -> None:
    """The last one built took the place of the others."""
    hand = '[[part]]\nid = "hand"\ntitle = "Hand"\nsize = "poker"\ntemplate = "card.svg"\n'
    (box / "kit.toml").write_text((box / "kit.toml").read_text("utf-8") + hand, encoding="utf-8")
    kit = read_kit(box)
    asked: list[dict[str, object]] = [
        {},
        {"backs": "gutterfold"},
        {"layouts": ("gutterfold",)},
        {"layouts": ("gutterfold",), "backs": "gutterfold"},
        {"layouts": ("bleed",)},
        {"layouts": ("cards=bleed",)},
        {"layouts": ("bleed", "hand=block")},  # which it has anyway: what the one before makes
        {"layouts": ("hand=bleed",)},
        {"layouts": ("bleed", "cards=single")},
    ]
    made = [files(kit, only=(), **one) for one in asked]
    for place in (0, 1):
        names = [found[place] for found in made]
        assert names[5] == names[6] and len(set(names)) == len(names) - 1
    assert made[4][:2] == ["little-box_assembly_en_a4_bleed.pdf", "little-box_standard_card_en_a4_bleed.pdf"]
    assert made[5][1] == "little-box_standard_card_en_a4_cards=bleed.pdf"
    assert files(kit, only=(), sheets="by-part")[-1] == "little-box_assembly_en_a4_by-part.pdf"
    alone = [files(kit, only=("cards",), **one)[0] for one in asked[:4]]
    assert len({*alone}) == 3  # the layout has its own backs
    pictures = {"only": (), "formats": ("tts",)}
    assert files(kit, **pictures, dpi=72, size="mini") == ["little-box_all_en_mini_72dpi_tts"]
    assert files(kit, **pictures) == ["little-box_all_en_tts"]


def test_a_layout_of_the_kit(box: Path, tmp_path: Path) -> None:
    (box / "layouts").mkdir()
    (box / "layouts" / "wide.toml").write_text('shapes = ["card"]\ngap = 20\n', encoding="utf-8")
    kit = read_kit(box)
    assert files(kit, layouts=("wide",))[0] == "little-box_cards_en_a4_wide.pdf"
    (made,) = build(
        Settings(kits=(f"{box}/",), out=tmp_path, only=("cards",), languages=("en",), layouts=("wide",), jobs=1)
    )
    assert made.pages == 6  # four to a sheet


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("blok", "did you mean 'block'"),
        ("crads=bleed", "no part 'crads' is built.*did you mean 'cards'"),
        ("chips", "is for no part that is built of little-box"),
        ("booklet", "is for no part that is built"),
        ("cards=booklet", "is not for cards"),
        ("assembly=bleed", "no part 'assembly'"),
        ("../../etc/passwd", "no layout"),
        ("=bleed", "no part ''"),
        ("", "no layout ''"),
    ],
)
def test_what_cannot_be(kit: Kit, words: str, message: str) -> None:
    with pytest.raises(UsageError) as caught:
        files(kit, layouts=(words,))
    import re

    assert re.search(message, str(caught.value), re.DOTALL), caught.value


def test_a_booklet_is_no_layout_for_a_part(box: Path) -> None:
    text = (box / "kit.toml").read_text(encoding="utf-8").replace('layout = "single"', 'layout = "booklet"')
    (box / "kit.toml").write_text(text, encoding="utf-8")
    with pytest.raises(KitError, match="is for the rulebook") as caught:
        files(read_kit(box))
    assert caught.value.where == "kit.toml: part.pad.layout"


def test_the_rulebook_as_a_booklet(tmp_path: Path) -> None:
    write_kit(tmp_path / NAME)
    given = Settings(kits=(f"{tmp_path / NAME}/",), out=tmp_path / "o", only=("rulebook",), jobs=1)
    japanese = replace(given, languages=("ja",))
    build(japanese)
    (built,) = build(replace(japanese, layouts=("booklet",), papers=("a4", "letter"), backs="short-edge"))
    assert built.notes == (
        "the text of the booklet (ja, A4) is 6.8 pt, 71% of the book's",
        "the text of the booklet (ja, Letter) is 7.4 pt, 77% of the book's",
    )
    names = {p.name for p in (tmp_path / "o" / NAME).glob("*.pdf")}
    assert names == {
        "old-box_rulebook_ja_a4.pdf",
        "old-box_rulebook_ja_a4_booklet_short-edge.pdf",
        "old-box_rulebook_ja_letter_booklet_short-edge.pdf",
    }
    plain, folded = (
        pypdfium2.PdfDocument(tmp_path / "o" / NAME / f"old-box_rulebook_ja_a4{end}.pdf")
        for end in ("", "_booklet_short-edge")
    )
    assert len(folded) == 2 * -(-len(plain) // 4)
    first = "".join(plain[0].get_textpage().get_text_bounded().split())
    assert sorted(first) == sorted(
        "".join(folded[0].get_textpage().get_text_bounded().split())
    )  # beside nothing
    with pytest.raises(PrintkitError, match="both sides"):
        build(replace(given, layouts=("booklet",), backs="none"))
