"""Editions: all that is printed on one stock in one file, page by page as it comes out of the printer."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from msgspec.structs import replace

from printkit.errors import FitError, KitError
from printkit.kit.editions import edition_of, in_edition, parts_in
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit
from printkit.making import Settings, build
from printkit.making.editions import least_of, stack
from printkit.making.plan import plan
from printkit.pdf.paper import PAPERS
from tests.cli.hostile_kit import NAME, write_kit


def made(box: Path, out: Path, **given: object) -> tuple[Path, Path]:
    """Build; give the files for thick paper and for ordinary paper."""
    build(replace(Settings(kits=(f"{box}/",), out=out, jobs=1, languages=("en",)), **given))
    (card,), (paper,) = ((out / box.name).glob(f"*_{stock}_*.pdf") for stock in ("card", "paper"))
    return card, paper


def texts(path: Path) -> list[str]:
    return ["".join(p.get_textpage().get_text_bounded().split()) for p in pypdfium2.PdfDocument(path)]


def outline(path: Path) -> list[tuple[str, int]]:
    with pikepdf.open(path) as pdf, pdf.open_outline() as found:
        places = {page.obj.objgen: number for number, page in enumerate(pdf.pages)}
        return [(str(item.title), places[item.destination[0].objgen]) for item in found.root]  # type: ignore[index]  # an array


def test_each_file_has_what_goes_on_its_paper_in_order(box: Path, tmp_path: Path) -> None:
    card, paper = made(box, tmp_path / "o", papers=("letter",))
    parts = tmp_path / "parts"
    build(
        Settings(kits=(f"{box}/",), out=parts, jobs=1, languages=("en",), papers=("letter",), sheets="by-part")
    )
    alone = {p.name.split("_")[1]: texts(p) for p in (parts / box.name).glob("*.pdf")}
    assert set(alone) == {"assembly", "cards", "pad"}
    # The assembly page and the pad are printed on one side, and so is the file: no empty page goes behind each.
    there = texts(paper)
    assert len(there) == 2 and "Scorepad" in there[1] and "oneside" in there[1]
    assert "HowtoprintandassembleLittlebox" in there[0]
    assert len(texts(card)) == len(alone["cards"]) == 4 and "Cards1-9" in texts(card)[0]
    assert outline(paper) == [("How to print and assemble Little box (1)", 0), ("Ordinary paper (2)", 1)]
    for path, duplex in ((card, "/DuplexFlipLongEdge"), (paper, "/Simplex")):
        with pikepdf.open(path) as pdf:
            assert pdf.Root.ViewerPreferences.Duplex == duplex
            assert all([float(v) for v in p.mediabox] == pytest.approx([0, 0, 612, 792]) for p in pdf.pages)
    with pikepdf.open(paper) as pdf:
        assert "/TrimBox" in pdf.pages[1].obj and "/Annots" not in pdf.pages[0].obj


def test_the_manifest_says_what_is_in_a_file_and_how_many_sheets_it_takes(box: Path, tmp_path: Path) -> None:
    card, paper = made(box, tmp_path / "o")
    rows = {row["file"]: row for row in json.loads((card.parent / "manifest.json").read_text("utf-8"))["files"]}
    assert (rows[card.name]["parts"], rows[card.name]["sheets"]) == (["cards"], 2)
    assert (rows[paper.name]["parts"], rows[paper.name]["sheets"]) == (["assembly", "pad"], 2)
    assert "parts" not in rows[f"{box.name}_assembly_en_a4.pdf"]


HELD = {
    "a4": (210, 297, 2),
    "letter": (215.9, 279.4, 2),
    "a3": (297, 420, 1),
    "a5": (148, 210, 3),
    "b4": (257, 364, 2),
    "b5": (182, 257, 3),
    "legal": (215.9, 355.6, 2),
    "tabloid": (279.4, 431.8, 1),
    "330x483": (330, 483, 1),
}
"""How wide and high each paper is, mm, and how many sheets of it the little box takes."""


@pytest.mark.parametrize("paper", [*PAPERS, "330x483"])
def test_every_paper_holds_what_it_holds(box: Path, tmp_path: Path, paper: str) -> None:
    """Eleven poker cards, a pad of 120 × 150 mm and the assembly page; preflight has measured the cards."""
    *mm, sheets = HELD[paper]
    files = made(box, tmp_path / "o", papers=(paper,))
    for path in files:
        with pikepdf.open(path) as pdf:
            sizes = {tuple(float(v) / 72 * 25.4 for v in page.mediabox)[2:] for page in pdf.pages}
        assert all(size == pytest.approx(mm, abs=0.01) for size in sizes)
    assert len(texts(files[0])) == 2 * sheets


def test_what_no_sheet_takes_is_told_with_a_paper_that_would(box: Path, tmp_path: Path) -> None:
    large = (box / "kit.toml").read_text("utf-8").replace('"poker"', "[150, 200]")
    (box / "kit.toml").write_text(large, "utf-8")
    with pytest.raises(FitError) as found:
        made(box, tmp_path / "o", papers=("a5",))
    assert "part.cards" in str(found.value) and "too wide" in str(found.value)
    assert "--paper b5 takes it" in (found.value.hint or "")
    assert made(box, tmp_path / "o", papers=("b5",))


def test_what_has_no_back_is_printed_on_several_sheets(box: Path, tmp_path: Path) -> None:
    large = (box / "kit.toml").read_text("utf-8").replace("[120, 150]", "[150, 180]")
    (box / "kit.toml").write_text(large, "utf-8")
    _, paper = made(box, tmp_path / "o", papers=("a5",))
    assert [f"tileA{n}(A1toA2)" in page for n, page in enumerate(texts(paper)[-2:], 1)] == [True, True]


@pytest.mark.parametrize("backs", ["none", "gutterfold"])
def test_on_one_side_there_are_no_empty_pages(box: Path, tmp_path: Path, backs: str) -> None:
    for path, stock in zip(made(box, tmp_path / "o", backs=backs), ("card", "paper"), strict=True):
        assert path.name == f"little-box_standard_{stock}_en_a4_{backs}.pdf"
        assert "" not in texts(path)
        with pikepdf.open(path) as pdf:
            assert pdf.Root.ViewerPreferences.Duplex == "/Simplex"


def test_a_box_holds_what_its_edition_has() -> None:
    kit = read_kit(find_kit("optrita-lines"))
    for edition, held in (("standard", ("deck",)), ("deluxe", ("deck", "tens"))):
        box = in_edition(kit, edition_of(kit, edition)).part("box")
        assert box is not None and box.holds == held


@pytest.mark.parametrize(
    ("kit", "given", "card", "both"),
    [
        ("", {}, {"cards": "1-4"}, (True, False)),
        ("", {"backs": "gutterfold"}, {"cards": "1-3"}, (False, False)),
        ("", {"backs": "none"}, {"cards": "1-2"}, (False, False)),
        ("optrita-lines", {}, {"tracks": "11-12"}, (True, True)),
        ("optrita-lines", {"backs": "none"}, {"tracks": "6"}, (False, False)),
    ],
)
def test_the_assembly_page_says_on_which_pages_parts_lie_and_what_comes_before_them(
    box: Path, kit: str, given: dict[str, object], card: dict[str, str], both: tuple[bool, bool]
) -> None:
    """On paper after the rules, whose pages are on one leaf where backs are turned over."""
    read = read_kit(find_kit(kit) if kit else box)
    read = in_edition(read, edition_of(read, "standard"))
    settings = replace(Settings(languages=("en",), papers=("a4",)), **given)
    thick, plain = (stack(read, one, settings) for one in plan(read, settings) if one.stock)
    assert card.items() <= thick.pages.items() and not plain.pages
    assert (thick.first, plain.first) == ((), ("rulesheet", "assembly")[not kit :])
    assert (thick.both, plain.both) == both


def test_a_book_turned_over_on_its_short_edge_can_be_read(tmp_path: Path) -> None:
    """The back of each of its sheets stands on its head in the file, and so upright behind its front."""
    for book in write_kit(tmp_path / NAME).glob("rulebook.*.md"):
        more = "".join(f"\n{{#more-{n}}}\nMore.\n" for n in range(99))  # a second page
        book.write_text(book.read_text("utf-8") + more, "utf-8")
    _, path = made(tmp_path / NAME, tmp_path / "o", backs="short-edge", with_book=True)
    starts = {title.split(" (")[0]: page for title, page in outline(path)}
    with pikepdf.open(path) as pdf:
        turned = [int(page.obj.get("/Rotate", 0)) for page in pdf.pages]
    reading = starts.get("Ordinary paper", len(turned))
    assert len(turned) > 2
    for number, turn in enumerate(turned):
        assert turn == (180 if number < reading and number % 2 else 0)
    assert all(start % 2 == 0 for start in starts.values())


def test_alone_it_is_all_that_is_left(box: Path, tmp_path: Path) -> None:
    whole = made(box, tmp_path / "whole")
    alone = made(box, tmp_path / "alone", only=("standard",), jobs=2)
    assert [path.read_bytes() for path in alone] == [path.read_bytes() for path in whole]
    names = sorted(path.name for path in alone[0].parent.iterdir())
    assert names == [*sorted(path.name for path in alone), "manifest.json"]


def test_it_says_which_layouts_it_was_made_with(box: Path, tmp_path: Path) -> None:
    both = made(box, tmp_path / "o", layouts=("bleed", "pad=mat"))
    # the assembly page, which is on paper, tells of both
    names = "little-box_standard_card_en_a4_bleed.pdf", "little-box_standard_paper_en_a4_bleed+mat.pdf"
    assert tuple(one.name for one in both) == names


def say(box: Path, words: str) -> None:
    with (box / "kit.toml").open("a", encoding="utf-8") as file:
        file.write(f"\n[edition.tonight]\n{words}\n")


def test_a_smaller_edition_has_smaller_cards(box: Path, tmp_path: Path) -> None:
    say(box, 'parts = ["cards"]\nsize = "mini"\nbacks = "none"\nwith = []')
    build(Settings(kits=(f"{box}/",), out=tmp_path / "o", jobs=1, languages=("en",), edition="tonight"))
    path = tmp_path / "o" / "little-box" / "little-box_tonight_card_en_a4.pdf"
    with pikepdf.open(path) as pdf:
        (page,) = pdf.pages  # 11 cards
        left, top, right, foot = (float(v) * 25.4 / 72 for v in page.obj.TrimBox)
    across, down = right - left, foot - top
    assert (across, down) == pytest.approx((3 * 63.5, 4 * 44.5)) or (across, down) == pytest.approx(
        (4 * 44.5, 3 * 63.5)
    )
    assert not list(path.parent.glob("*_paper_*"))


@pytest.mark.parametrize(
    ("words", "message", "hint"),
    [
        ('parts = ["crads"]', "no part 'crads'", "did you mean 'cards'?"),
        ('size = "minus"', "no size 'minus'", "mini"),
        ('with = ["boook"]', "no 'boook'", "book"),
        ('backs = "long"', "no backs 'long'", "long-edge"),
        ("parts = 1", "should be", ""),
        ("colour = 1", "unknown key 'colour'", "known: "),
    ],
)
def test_what_an_edition_cannot_say(box: Path, words: str, message: str, hint: str) -> None:
    say(box, words)
    with pytest.raises(KitError, match=message) as caught:
        read_kit(box)
    assert re.match(r"kit\.toml:\d+: edition\.tonight", str(caught.value.where))
    assert hint in str(caught.value.hint or "")


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("[edition.cards]", "the name of a part"),
        ("[edition.rulebook]", "one of printkit's own names"),
        ("[edition.To]", "no id"),
    ],
)
def test_names_that_an_edition_cannot_have(box: Path, table: str, message: str) -> None:
    with (box / "kit.toml").open("a", encoding="utf-8") as file:
        file.write(f"\n{table}\n")
    with pytest.raises(KitError, match=message):
        read_kit(box)


@pytest.mark.parametrize("name", builtin_kits())
def test_the_first_game_needs_a_deck_of_each_edition(name: str) -> None:
    """Twin Shoot's has a deck of its own for tonight: no part of the others was marked as needed."""
    kit = read_kit(find_kit(name))
    assert least_of(kit, "tonight") == ()
    for edition in ("standard", "deluxe"):
        least = least_of(kit, edition)
        assert [one for one in parts_in(kit, edition_of(kit, edition)) if one.id in least and "deck" in one.id]
