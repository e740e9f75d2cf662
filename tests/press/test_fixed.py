"""Sheets with places of their own: labels, die-cut cards, sprues, as a kit's layouts say them."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.errors import DataError, FitError, KitError
from printkit.export.pictures import named
from printkit.kit.read import read_kit
from printkit.making.run import make_kits
from printkit.making.settings import Settings
from printkit.parts.faces import faces as render
from printkit.pdf.page import Path as Shape
from printkit.pdf.page import Placed
from printkit.pdf.paper import PAPERS
from printkit.press.grid import fit
from printkit.press.layout import Layout, read_layout
from printkit.press.share import Lot
from printkit.press.sheets import work_of
from tests.press.sample import KIT, component, faces, sheets
from tests.tools import run

A4, LETTER = PAPERS["a4"], PAPERS["letter"]
AVERY = """
about = "Avery 5371: ten business cards on Letter"
paper = "letter"
size = [88.9, 50.8]
grid = { first = [19.05, 12.7], step = [88.9, 50.8], columns = 2, rows = 5 }
"""
SPRUE = """
size = [25, 25]
places = [[30, 40], [70, 40], [50, 80]]
[[zone]]
box = [20, 25, 90, 90]
colour = "#ffe9b0"
label = "Gold"
"""


def layout(folder: Path, text: str, name: str = "mine") -> Layout:
    (folder / "layouts").mkdir(exist_ok=True)
    (folder / "layouts" / f"{name}.toml").write_text(text, encoding="utf-8")
    return read_layout(name, folder)


def test_labels_lie_where_the_sheet_has_them(tmp_path: Path) -> None:
    avery = layout(tmp_path, AVERY)
    made = component(12, 88.9, 50.8, shape="square", backs=False)
    pub = sheets(KIT, made, faces(made), LETTER, avery, "long-edge")
    assert len(pub.pages) == 2
    bleed = made.bleed
    corners = [(one.x + bleed, one.y + bleed) for one in pub.pages[0].items if isinstance(one, Placed)][:10]
    assert corners == [
        pytest.approx((19.05 + 88.9 * column, 12.7 + 50.8 * row)) for row in range(5) for column in range(2)
    ]
    assert not [one for one in pub.pages[0].items if isinstance(one, Shape)]  # no marks: nothing is cut
    shown = [one.clip for one in pub.pages[0].items if isinstance(one, Placed)][:10]
    assert all(clip is not None and (clip.width, clip.height) == pytest.approx((88.9, 50.8)) for clip in shown)
    work = work_of([Lot(made.part, avery, 12)], LETTER, "long-edge")
    assert (work.sheets, work.cuts, work.outlines) == (2, 0, 0)


def test_backs_lie_behind_and_bleed_reaches_half_way(tmp_path: Path) -> None:
    sprue = layout(tmp_path, SPRUE)
    made = component(3, 25, 25, shape="circle")
    front, back = sheets(KIT, made, faces(made), A4, sprue, "long-edge").pages
    zone, *_ = (one for one in front.items if isinstance(one, Shape))
    assert zone.fill == "#ffe9b0" and zone is front.items[0]
    lies = [[one.x for one in page.items if isinstance(one, Placed)][:3] for page in (front, back)]
    assert [210 - x - 25 - 2 * made.bleed for x in lies[0]] == pytest.approx(lies[1])
    wide = fit(A4, 25, 25, 20, sprue, "none", "circle")
    assert wide.bleed_x == 7.5  # 15 mm lie between two of them
    assert work_of([Lot(made.part, sprue, 3)], A4, "none").outlines == 0


def test_a_piece_lies_on_its_side_where_the_places_do(tmp_path: Path) -> None:
    grid = fit(LETTER, 50.8, 88.9, 0, layout(tmp_path, AVERY), "none")
    assert (grid.turn, grid.per_sheet, grid.trim(1, 0).width) == (90, 10, 88.9)


@pytest.mark.parametrize(
    ("paper", "size", "backs", "says"),
    [
        (A4, (88.9, 50.8), "none", "'mine' is for Letter, not for A4"),
        (LETTER, (63.5, 88.9), "none", "63.5 × 88.9 mm is not the 88.9 × 50.8 mm"),
        (LETTER, (88.9, 50.8), "gutterfold", "has no fold"),
    ],
)
def test_what_does_not_suit_is_refused(
    paper: object, size: tuple[float, float], backs: str, says: str, tmp_path: Path
) -> None:
    with pytest.raises(FitError, match=says):
        fit(paper, *size, 0, layout(tmp_path, AVERY), backs)  # type: ignore[arg-type]


BAD = {
    "no size": ("places = [[1, 1]]", "missing key 'size'"),
    "no places": ("size = [20, 20]\nplaces = []", "1 to 500 places, not 0"),
    "size alone": ("size = [20, 20]", "of no use without places"),
    "on each other": ("size = [20, 20]\nplaces = [[1, 1], [10, 10]]", "two places lie on each other"),
    "far away": ("size = [20, 20]\nplaces = [[1, 5000]]", "should be a number of at most 500.0"),
    "a text": ('size = [20, 20]\nplaces = "all"', "should be a list"),
    "very many": (
        "size = [1, 1]\ngrid = { first = [0, 0], step = [1, 1], columns = 400, rows = 400 }",
        "500 places",
    ),
    "half a column": (
        "size = [1, 1]\ngrid = { first = [0, 0], step = [1, 1], columns = 1.5, rows = 2 }",
        "should be a whole number",
    ),
    "grid without": ("size = [1, 1]\ngrid = { first = [0, 0] }", "grid: missing key 'step'"),
    "grid unknown": ("size = [1, 1]\ngrid = { frist = [0, 0] }", "unknown key 'frist'"),
    "paper": ('paper = "lettre"\nsize = [1, 1]\nplaces = [[1, 1]]', "no paper 'lettre'"),
    "zone colour": (
        'size = [1, 1]\nplaces = [[1, 1]]\n[[zone]]\nbox = [1, 1, 1, 1]\ncolour = "red"',
        "is no colour",
    ),
    "zone box": (
        "size = [1, 1]\nplaces = [[1, 1]]\n[[zone]]\nbox = [1, 1]",
        "should be a list of length 4, not 2",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_places_are_refused(name: str, tmp_path: Path) -> None:
    text, says = BAD[name]
    with pytest.raises(KitError, match=says) as refused:
        layout(tmp_path, text)
    assert "layouts/mine.toml" in (refused.value.where or "")


def test_a_place_beyond_the_paper_is_refused(tmp_path: Path) -> None:
    far = layout(tmp_path, "size = [20, 20]\nplaces = [[195, 5]]")
    with pytest.raises(FitError, match="at 195, 5 mm is not on A4"):
        fit(A4, 20, 20, 0, far, "none")


TOML = """
name = "Labels"
version = "1"
languages = ["en"]
[[part]]
id = "cards"
title = "Cards"
size = [88.9, 50.8]
data = "cards.csv"
template = "card.svg"
layout = "mine"
back = "none"
file = "code"
[[part]]
id = "deck"
title = "Deck"
size = "poker"
template = "card.svg"
back = "card.svg"
"""


def kit(folder: Path, rows: str) -> Path:
    (folder / "kit.toml").write_text(TOML)
    (folder / "cards.csv").write_text(rows)
    (folder / "card.svg").write_text('<svg {{ canvas }}><rect width="9" height="{{ number }}"/></svg>')
    layout(folder, AVERY)
    return folder


@pytest.mark.external("pdftotext", "pdfinfo")
def test_an_edition_has_labels_on_sheets_of_their_own(tmp_path: Path) -> None:
    folder = kit(tmp_path, "name,code\nA,TS-01\nB,TS-02\n")
    settings = Settings(out=tmp_path / "out", jobs=1, papers=("letter",))
    (built,) = make_kits([folder], settings, lambda done, total, last: None)
    (cards,) = built.folder.glob("*_card_*.pdf")
    assert run("pdftotext", cards, "-").count("one side") == 1
    assert "Pages:           4" in run("pdfinfo", cards)  # each with a back, empty behind the labels


def test_pictures_are_called_by_a_column(tmp_path: Path) -> None:
    read = read_kit(kit(tmp_path, "name,code\nA,TS-01\nB,TS-02\n"))
    made = render(read, read.parts[0], "en")
    assert made.part.back is None
    assert [*named(made)[0]] == ["ts-01.png", "ts-02.png"]
    for code, said in ("TS 01", "another picture is called ts-01"), ("…", "has no letter or figure"):
        (tmp_path / "cards.csv").write_text(f"name,code\nA,TS-01\nB,{code}\n", encoding="utf-8")
        with pytest.raises(DataError, match=said):
            named(render(read, read.parts[0], "en"))
    (tmp_path / "cards.csv").write_text("name,code\nA,鶴と カニ\n", encoding="utf-8")
    assert [*named(render(read, read.parts[0], "en"))[0]] == ["鶴と-カニ.png"]
    (tmp_path / "cards.csv").write_text("name,cod\nA,1\n")
    with pytest.raises(DataError, match="no column 'code'"):
        render(read, read.parts[0], "en")
