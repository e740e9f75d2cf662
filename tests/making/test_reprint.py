"""``--cards``: some pieces printed again; the names of files in low ink."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from msgspec.structs import replace

from printkit.errors import UsageError
from printkit.kit.read import read_kit
from printkit.making import Settings, build
from printkit.making.plan import plan
from printkit.making.settings import Output


def settings(box: Path, out: Path, **given: object) -> Settings:
    return replace(Settings(kits=(f"{box}/",), out=out, jobs=1, languages=("en",)), **given)


def words(path: Path) -> list[str]:
    """The text of each page."""
    return [" ".join(p.get_textpage().get_text_bounded().split()) for p in pypdfium2.PdfDocument(path)]


def test_some_cards_alone_with_their_numbers(box: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    build(settings(box, out))
    before = {p.name: p.read_bytes() for p in (out / "little-box").glob("*.pdf")}
    (made,) = build(settings(box, out, only=("cards",), cards=(1, 3, 4)))
    name = "little-box_cards_en_a4_cards1+3-4.pdf"
    assert made.files == 1
    after = {p.name: p.read_bytes() for p in (out / "little-box").glob("*.pdf")}
    assert set(after) == {*before, name}
    assert all(after[one] == before[one] for one in before)  # nothing else is touched
    assert name in [row["file"] for row in json.loads(made.manifest)["files"]]
    front, back = words(out / "little-box" / name)
    assert "no. 1,3-4 " in front and "no. 1,3-4 " in back and "sheet 1 of 1" in front
    assert (front.count("one"), front.count("two")) == (1, 2)


def test_the_whole_says_the_numbers_of_each_sheet(box: Path, tmp_path: Path) -> None:
    build(settings(box, tmp_path, only=("cards",)))
    pages = words(tmp_path / "little-box" / "little-box_cards_en_a4.pdf")
    assert ["no. 1-9 " in page for page in pages] == [True, True, False, False]
    assert ["no. 10-11 " in page for page in pages] == [False, False, True, True]
    build(settings(box, tmp_path, only=("pad",)))
    (pad,) = words(tmp_path / "little-box" / "little-box_pad_xx_a4.pdf")
    assert "no." not in pad  # one piece needs no number


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"cards": (3,)}, "--cards needs to know of which part"),
        ({"cards": (3,), "only": ("assembly",)}, "assembly has no cards"),
        ({"cards": (11, 12, 13, 20), "only": ("cards",)}, "cards has no number 12-13,20"),
        ({"cards": (1, 2), "only": ("cards", "pad")}, "pad has no number 2"),
    ],
)
def test_numbers_that_are_not_there(box: Path, tmp_path: Path, given: dict[str, object], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        build(settings(box, tmp_path / "out", **given))
    assert not list(tmp_path.glob("out/*"))


def test_names_of_very_many_numbers_stay_short() -> None:
    odd, even = (Output("k", "c", "en", "a4", cards=tuple(range(first, 999, 2))).file for first in (1, 3))
    assert odd != even
    assert len(odd) < 80
    assert Output("k", "c", "en", "a4", cards=(3, 7, 8, 9)).file == "k_c_en_a4_cards3+7-9.pdf"


def test_low_ink_has_names_of_its_own(box: Path) -> None:
    kit, asked = read_kit(box), Settings(ink="low", languages=("en",))
    assert [o.file for o in plan(kit, replace(asked, sheets="by-part"))] == [
        "little-box_cards_en_a4_low.pdf",
        "little-box_pad_xx_a4_low.pdf",
        "little-box_assembly_en_a4_by-part_low.pdf",
    ]
    assert [o.file for o in plan(kit, asked)] == [
        "little-box_assembly_en_a4_low.pdf",
        "little-box_standard_card_en_a4_low.pdf",
        "little-box_standard_paper_en_a4_low.pdf",
    ]


def test_a_reprint_has_only_the_faces_it_prints(box: Path, tmp_path: Path) -> None:
    build(settings(box, tmp_path, only=("cards",), cards=(2,)))
    data = (tmp_path / "little-box" / "little-box_cards_en_a4_cards2.pdf").read_bytes()
    with pikepdf.open(io.BytesIO(data)) as pdf:
        forms = [form for page in pdf.pages for form in page.obj.Resources.XObject.values()]
        faces = {form.objgen for form in forms if float(form.BBox[2]) > 150 and float(form.BBox[3]) > 200}
    assert len(faces) == 2  # one front, one back
