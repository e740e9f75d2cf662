"""What a build makes and what it is called."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from printkit.errors import KitError, UsageError
from printkit.kit.editions import edition_of, in_edition, size_called
from printkit.kit.model import Edition, Kit, Size
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.making.kits import read_and_planned
from printkit.making.plan import left_out, parts_of, plan
from printkit.making.settings import Output, Settings


@pytest.fixture
def kit(box: Path) -> Kit:
    return read_kit(box)


def names(kit: Kit, **given: object) -> list[str]:
    return [o.file for o in plan(kit, replace(Settings(), **given))]


def test_names_leave_out_the_defaults() -> None:
    assert Output("shifty-partners", "rulebook", "ja", "a4").file == "shifty-partners_rulebook_ja_a4.pdf"
    assert Output("k", "cards", "ja+en", "letter", "long-edge").file == "k_cards_ja+en_letter.pdf"
    assert Output("k", "cards", "en", "a4", "gutterfold").file == "k_cards_en_a4_gutterfold.pdf"
    assert Output("k", "cards", "en", "a4", "none", "low").file == "k_cards_en_a4_none_low.pdf"


def test_each_language_and_what_has_no_words_once(kit: Kit) -> None:
    assert names(kit, sheets="by-part") == [
        "little-box_cards_ja_a4.pdf",
        "little-box_cards_en_a4.pdf",
        "little-box_pad_xx_a4.pdf",
        "little-box_assembly_ja_a4_by-part.pdf",
        "little-box_assembly_en_a4_by-part.pdf",
    ]


def test_parts_share_a_file_for_each_stock(kit: Kit) -> None:
    assert names(kit) == [
        "little-box_assembly_ja_a4.pdf",
        "little-box_assembly_en_a4.pdf",
        "little-box_standard_card_ja_a4.pdf",
        "little-box_standard_paper_ja_a4.pdf",
        "little-box_standard_card_en_a4.pdf",
        "little-box_standard_paper_en_a4.pdf",
    ]


def test_what_the_standard_edition_has_not_is_told() -> None:
    """Not where another was asked for, or parts."""
    kit = read_kit(find_kit("shifty-partners"))
    told = ("the edition standard is without envelope: see --edition, or --only",)
    asked = (Settings(), Settings(edition="tonight"), Settings(only=("deck",)))
    assert [left_out(kit, one) for one in asked] == [told, (), ()]
    assert left_out(kit, Settings(formats=("html",))) == ()
    assert "envelope" not in "".join(left_out(kit, Settings(formats=("pod:drivethru",)))[1:])


def test_a_booklet_is_in_the_name_of_what_holds_it() -> None:
    kit = read_kit(find_kit("shifty-partners"))
    for book, name in ((False, "paper_en_a4.pdf"), (True, "paper_en_a4_booklet_with-book.pdf")):
        there = plan(kit, Settings(languages=("en",), layouts=("booklet",), with_book=book))
        said = [one.file.partition("_standard_")[2] for one in there if one.stock]
        assert said == ["card_en_a4.pdf", name]
        assembly = f"shifty-partners_assembly_en_a4_booklet{'_with-book' if book else ''}.pdf"
        assert assembly in [one.file for one in there]


def test_the_rulebook_is_asked_for_where_something_takes_it() -> None:
    given, sorcerer = Settings(with_book=True, languages=("en",)), find_kit("sorcerer")
    for one in ({"sheets": "by-part"}, {"only": ("box",)}, {"formats": ("html",)}):
        with pytest.raises(UsageError, match="--with book is for an edition's file"):
            read_and_planned(sorcerer, replace(given, **one))
    named = {"only": ("standard",), "sheets": "by-part"}
    for other in (given, replace(given, only=("assembly",)), replace(given, **named)):
        assert read_and_planned(sorcerer, other)


def test_backs_that_are_missed_are_told_where_none_are_asked_for() -> None:
    kit = read_kit(find_kit("handmade-pinochle"))
    asked = Settings(backs="none", outright=("backs",))
    also = "--only melds,markers,counters --backs gutterfold has it, to fold"
    assert left_out(kit, asked)[0] == f"without what the backs say of melds,markers,counters: {also}"
    assert left_out(kit, replace(asked, only=("deck",))) == ()
    for one in (
        replace(asked, outright=()),
        replace(asked, backs="long-edge"),
        replace(asked, formats=("png",)),
    ):
        assert not any("backs" in line for line in left_out(kit, one))


def test_what_no_sheet_takes_whole_is_told(kit: Kit) -> None:
    pad = kit.parts[1]
    large = replace(kit, parts=(kit.parts[0], replace(pad, size=Size(150.0, 180.0))))
    on_a5 = Settings(papers=("a4", "a5"))
    assert left_out(large, on_a5) == ("pad: too large for A5, printed on 2 sheets to join",)
    assert left_out(large, replace(on_a5, only=("pad",))) == left_out(large, on_a5)
    asked = (replace(on_a5, layouts=("pad=mat",)), replace(on_a5, only=("cards",)), Settings())
    assert [left_out(large, one) for one in asked] == [(), (), ()]
    halved = replace(kit, parts=(replace(pad, size=Size(140.0, 200.0), bleed=0.0, layout="halves"),))
    said = "pad: too large for half of A4, laid out without halves, to cut by its marks"
    assert left_out(halved, Settings()) == (said,)
    assert left_out(replace(kit, parts=(replace(pad, size=Size(290.0, 290.0), shape="circle"),)), on_a5) == ()


TONIGHT = """
[edition.tonight]
parts = ["cards"]
size = "mini"
backs = "none"
with = []
"""


def test_drawings_that_save_no_ink_are_told(box: Path) -> None:
    whole, pad = {"ink": "low"}, {"ink": "low", "only": ("pad",)}
    for more, files in (
        ("", "back.svg, card.svg, pad.svg"),
        ("{% if ink == 'low' %}<g/>{% endif %}", "back.svg, pad.svg"),
    ):
        (box / "card.svg").write_text(f"<svg {{{{ canvas }}}}>{more}</svg>", encoding="utf-8")
        for given, named in ((whole, [files]), (pad, ["pad.svg"]), ({}, [])):
            lines = left_out(read_kit(box), replace(Settings(), **given))
            told = [line for line in lines if 'ink == "low"' in line]
            assert [one.partition(" in ")[2].partition(":")[0] for one in told] == named
    with (box / "kit.toml").open("a", encoding="utf-8") as file:
        file.write(TONIGHT.replace("cards", "pad"))
    said = 'no ink == "low" in pad.svg: --ink low prints what --ink colour does'
    assert left_out(read_kit(box), Settings(ink="low", edition="tonight")) == (said,)


def test_an_edition_has_names_of_its_own(box: Path) -> None:
    with (box / "kit.toml").open("a", encoding="utf-8") as file:
        file.write(TONIGHT)
    kit = read_kit(box)
    asked = replace(Settings(languages=("en",), edition="tonight"))
    said = edition_of(kit, "tonight")
    own = asked.of(said)
    assert (own.backs, own.ink, own.with_book) == ("none", "colour", False)
    sized = in_edition(kit, said)
    assert [o.file for o in plan(sized, own)] == [
        "little-box_assembly_en_a4_tonight_none.pdf",
        "little-box_tonight_card_en_a4.pdf",
    ]
    assert [o.file for o in plan(sized, replace(own, sheets="by-part", only=("cards",)))] == [
        "little-box_cards_en_a4_tonight_none.pdf"
    ]
    other = in_edition(kit, replace(said, size=size_called("30x40")))
    assert [o.file for o in plan(other, replace(own, size="30x40"))][
        1
    ] == "little-box_tonight_card_en_a4_30x40.pdf"
    for way in ("short-edge", "long-edge"):  # the usual of a kit is not this edition's
        outright = replace(asked, backs=way, outright=("backs",)).of(said)
        assert [o.file for o in plan(sized, outright)][1] == f"little-box_tonight_card_en_a4_{way}.pdf"
    low = replace(said, ink="low")
    named = [replace(asked, ink=ink, outright=("ink",)).of(low) for ink in ("colour", "low")]
    assert [plan(in_edition(replace(kit, editions=(low,)), low), one)[1].file for one in named] == [
        "little-box_tonight_card_en_a4_colour.pdf",
        "little-box_tonight_card_en_a4.pdf",
    ]


def test_an_edition_that_is_not_there(kit: Kit) -> None:
    with pytest.raises(UsageError, match="no edition 'tonigth'") as caught:
        names(kit, edition="tonigth")
    assert caught.value.hint == "it has: standard"


def test_backs_are_named_where_they_matter(kit: Kit) -> None:
    asked = {"languages": ("ja+en",), "papers": ("a4", "letter"), "backs": "short-edge"}
    assert names(kit, sheets="by-part", **asked) == [
        "little-box_cards_ja+en_a4_short-edge.pdf",
        "little-box_cards_ja+en_letter_short-edge.pdf",
        "little-box_pad_xx_a4.pdf",
        "little-box_pad_xx_letter.pdf",
        "little-box_assembly_ja+en_a4_short-edge_by-part.pdf",
        "little-box_assembly_ja+en_letter_short-edge_by-part.pdf",
    ]
    assert names(kit, **asked)[2:] == [
        "little-box_standard_card_ja+en_a4_short-edge.pdf",
        "little-box_standard_paper_ja+en_a4_short-edge.pdf",
        "little-box_standard_card_ja+en_letter_short-edge.pdf",
        "little-box_standard_paper_ja+en_letter_short-edge.pdf",
    ]


@pytest.mark.parametrize(
    ("backs", "word"),
    [("long-edge", ""), ("short-edge", ""), ("gutterfold", "_glued"), ("none", "_sleeved")],
)
def test_a_box_is_called_after_the_cards_that_it_is_for(backs: str, word: str) -> None:
    sorcerer = read_kit(find_kit("sorcerer"))
    assert names(sorcerer, languages=("en",), only=("box",), backs=backs, ink="low") == [
        f"sorcerer_box_en_a4{word}_low.pdf"
    ]


def test_a_box_of_cards_of_another_size_is_another_file() -> None:
    """The last one built took the place of the others."""
    sorcerer = read_kit(find_kit("sorcerer"))
    small = in_edition(sorcerer, Edition(size=size_called("mini")))
    assert names(small, languages=("en",), only=("box", "scorepad"), size="mini") == [
        "sorcerer_scorepad_en_a4.pdf",
        "sorcerer_box_en_a4_mini.pdf",
    ]
    (deck,) = names(small, languages=("en",), only=("deck",), size="mini", edition="tonight")
    assert deck.endswith("_a4_tonight-mini.pdf"), "whose art is another"


def test_a_layout_may_insist_on_its_backs(box: Path) -> None:
    text = (
        (box / "kit.toml")
        .read_text(encoding="utf-8")
        .replace('back = "back.svg"', 'back = "back.svg"\nlayout = "gutterfold"')
    )
    (box / "kit.toml").write_text(text, encoding="utf-8")
    assert names(read_kit(box), only=("cards",), languages=("en",)) == ["little-box_cards_en_a4_gutterfold.pdf"]
    assert names(read_kit(box), only=("cards",), languages=("en",), backs="none") == [
        "little-box_cards_en_a4_none.pdf"
    ]


def test_only_some(kit: Kit) -> None:
    assert names(kit, only=("pad",)) == ["little-box_pad_xx_a4.pdf"]
    assert parts_of(kit) == ("cards", "pad", "assembly", "standard", "all")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"only": ("crads",)}, "did you mean 'cards'"),
        ({"only": ("rulebook",)}, "it has: cards, pad, assembly, standard"),
        ({"languages": ("de",)}, "no language 'de'"),
        ({"languages": ("ja+de",)}, "no language 'de'"),
        ({"languages": ("ja+ja",)}, "neither a language nor a pair"),
        ({"languages": ("",)}, "no language ''"),
    ],
)
def test_what_the_kit_has_not(kit: Kit, given: dict[str, object], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        names(kit, **given)


def test_an_unknown_layout_says_where(box: Path) -> None:
    text = (
        (box / "kit.toml")
        .read_text(encoding="utf-8")
        .replace('back = "back.svg"', 'back = "back.svg"\nlayout = "blok"')
    )
    (box / "kit.toml").write_text(text, encoding="utf-8")
    with pytest.raises(KitError) as caught:
        names(read_kit(box))
    assert caught.value.where == "kit.toml: part.cards.layout"
    assert caught.value.hint == "did you mean 'block'?"


def test_settings_that_change_the_files_change_the_key() -> None:
    plain = Settings().making()
    for given in (
        {"languages": ("ja",)},
        {"papers": ("letter",)},
        {"backs": "none"},
        {"ink": "low"},
        {"only": ("a",)},
    ):
        assert Settings(**given).making() != plain
    assert Settings(jobs=3, cache=False, out=Path("elsewhere")).making() == plain


def test_readings_make_another_file_where_a_language_has_them() -> None:
    kit = read_kit(find_kit("shifty-partners"))
    asked = Settings(languages=("ja", "en"), ruby="all", formats=("pdf", "html"))
    found = {one.file for one in plan(kit, replace(asked, only=("rulebook", "rulesheet")))}
    assert found == {
        "shifty-partners_rulesheet_ja_a4_ruby-all.pdf",
        "shifty-partners_rulesheet_en_a4.pdf",
        "shifty-partners_rulebook_ja_a4_ruby-all.pdf",
        "shifty-partners_rulebook_en_a4.pdf",
        "shifty-partners_rulebook_ja_ruby-all.html",
        "shifty-partners_rulebook_en.html",
    }
    found = {
        one.file for one in plan(kit, replace(asked, formats=("pdf",))) if one.ruby and one.part != "rulebook"
    }
    assert found == {  # an assembly page names the others
        "shifty-partners_rulesheet_ja_a4_ruby-all.pdf",
        "shifty-partners_assembly_ja_a4_ruby-all.pdf",
        "shifty-partners_standard_paper_ja_a4_ruby-all.pdf",
    }
