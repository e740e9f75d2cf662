"""``all``: everything of an edition in one file, page by page as it comes out of the printer."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from msgspec.structs import replace

from printkit.making import Settings, build
from tests.cli.hostile_kit import NAME, write_kit


def made(box: Path, out: Path, **given: object) -> Path:
    build(replace(Settings(kits=(f"{box}/",), out=out, jobs=1, languages=("en",)), **given))
    (found,) = (out / box.name).glob("*_all_*.pdf")
    return found


def texts(path: Path) -> list[str]:
    return ["".join(p.get_textpage().get_text_bounded().split()) for p in pypdfium2.PdfDocument(path)]


def outline(path: Path) -> list[tuple[str, int]]:
    with pikepdf.open(path) as pdf, pdf.open_outline() as found:
        places = {page.obj.objgen: number for number, page in enumerate(pdf.pages)}
        return [(str(item.title), places[item.destination[0].objgen]) for item in found.root]  # type: ignore[index]  # an array


def test_every_file_is_in_it_in_order(box: Path, tmp_path: Path) -> None:
    path = made(box, tmp_path / "o", papers=("letter",))
    folder = path.parent
    parts = {p.name.split("_")[1]: texts(p) for p in folder.glob("*.pdf") if p != path}
    assert set(parts) == {"assembly", "cards", "pad"}
    pages = texts(path)
    # The assembly page and the pad are printed on one side: an empty page goes behind each.
    assert pages == [*parts["assembly"], "", *parts["cards"], *parts["pad"], ""]
    assert outline(path) == [
        ("Little box: printing and assembly (1–2)", 0),
        ("Cards (3–6)", 2),
        ("Score pad (7–8)", 6),
    ]
    with pikepdf.open(path) as pdf:
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
        assert all([float(v) for v in p.mediabox] == pytest.approx([0, 0, 612, 792]) for p in pdf.pages)
        assert "/TrimBox" in pdf.pages[2].obj and "/Annots" not in pdf.pages[0].obj


@pytest.mark.parametrize("backs", ["none", "gutterfold"])
def test_on_one_side_there_are_no_empty_pages(box: Path, tmp_path: Path, backs: str) -> None:
    path = made(box, tmp_path / "o", backs=backs)
    assert path.name == f"little-box_all_en_a4_{backs}.pdf"
    assert "" not in texts(path)
    with pikepdf.open(path) as pdf:
        assert pdf.Root.ViewerPreferences.Duplex == "/Simplex"


def test_a_book_turned_over_on_its_short_edge_can_be_read(tmp_path: Path) -> None:
    """The back of each of its sheets stands on its head in the file, and so upright behind its front."""
    write_kit(tmp_path / NAME)
    path = made(tmp_path / NAME, tmp_path / "o", backs="short-edge")
    starts = {title.split(" (")[0]: page for title, page in outline(path)}
    with pikepdf.open(path) as pdf:
        turned = [int(page.obj.get("/Rotate", 0)) for page in pdf.pages]
    for number, turn in enumerate(turned):
        reading = number < starts["Cards"]
        assert turn == (180 if reading and number % 2 else 0)
    assert all(start % 2 == 0 for start in starts.values())


def test_alone_it_is_all_that_is_left(box: Path, tmp_path: Path) -> None:
    whole = made(box, tmp_path / "whole")
    alone = made(box, tmp_path / "alone", only=("all",), jobs=2)
    assert alone.read_bytes() == whole.read_bytes()
    assert sorted(p.name for p in alone.parent.iterdir()) == ["little-box_all_en_a4.pdf", "manifest.json"]


def test_it_says_which_layouts_it_was_made_with(box: Path, tmp_path: Path) -> None:
    path = made(box, tmp_path / "o", layouts=("bleed", "pad=mat"))
    assert path.name == "little-box_all_en_a4_bleed+mat.pdf"
