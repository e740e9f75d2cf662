"""Shops that take a PDF: its pages, boxes, order, colours, level; shops of a kit's own; what they refuse."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageStat

from printkit.errors import ArtError, KitError, PrintkitError
from printkit.export.pod import read_shop
from printkit.kit.values import own_names
from printkit.making import Settings, build
from printkit.making.settings import FORMATS, POD, SHOPS
from printkit.pdf.image import outside
from printkit.pdf.inks import tables_of
from tests.export.test_pictures import add, box, made, own_cache

__all__ = ["box", "own_cache"]

TABLES = cache(tables_of)


@pytest.fixture(autouse=True)
def tables_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work a press's inks out once, not in the cache of each test."""
    monkeypatch.setattr("printkit.making.colour.tables_of", TABLES)


INCH = 72
MINE = """
name = "the printer round the corner"
source = "their leaflet, 2026"
makes = "pdf"
conformance = "x-4"
bleed = 2
sizes = [{ name = "poker", trim = [63.5, 88.9] }]
"""


def pdf_of(box: Path, out: Path, shop: str, **given: object) -> pikepdf.Pdf:
    folder = made(box, out, formats=(f"{POD}{shop}",), only=("cards",), **given)
    return pikepdf.open(folder / f"little-box_cards_en_{shop}.pdf")


def own_shop(box: Path, text: str = MINE) -> None:
    (box / "pod").mkdir(exist_ok=True)
    (box / "pod" / "corner.toml").write_text(text, encoding="utf-8")


def test_every_shop_of_ours_can_be_read() -> None:
    assert tuple(own_names("pod", None)) == SHOPS
    assert {one for one in FORMATS if one.startswith(POD)} == {f"{POD}{shop}" for shop in SHOPS}
    for name in SHOPS:
        assert read_shop(name).source


def test_a_page_a_face_the_back_first(box: Path, tmp_path: Path) -> None:
    """DriveThruCards: 2.75 × 3.75 in with the bleed, PDF/X-1a:2003."""
    pdf = pdf_of(box, tmp_path / "o", "drivethru")
    assert str(pdf.docinfo["/GTS_PDFXVersion"]) == "PDF/X-1a:2003"
    assert pdf.pdf_version == "1.4"
    for page in pdf.pages:
        assert [float(v) for v in page.mediabox] == pytest.approx([0, 0, 2.75 * INCH, 3.75 * INCH], abs=0.01)
        trim = [float(v) for v in page.trimbox]
        assert trim == pytest.approx([INCH / 8, INCH / 8, 2.625 * INCH, 3.625 * INCH], abs=0.01)
    placed = [str(next(iter(page.Resources.XObject.values())).objgen) for page in pdf.pages]
    assert len(set(placed[0::2])) == 1 < len(set(placed[1::2]))  # the one back of all cards, then each front
    first = [page.Contents.read_bytes() for page in pdf.pages]
    assert len(first) % 2 == 0


def test_a_shop_of_the_kit_s_own(box: Path, tmp_path: Path) -> None:
    own_shop(box)
    pdf = pdf_of(box, tmp_path / "o", "corner")
    assert b"PDF/X-4" in pdf.Root.Metadata.read_bytes()
    assert float(pdf.pages[0].mediabox[2]) == pytest.approx((63.5 + 4) * INCH / 25.4, abs=0.01)
    assert str(pdf.Root.OutputIntents[0].OutputConditionIdentifier) == "FOGRA39"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("bleed = 2", "bleed = 50", "pod/corner.toml: bleed: should be a number of at most 10.0"),
        ("bleed = 2", "bleeed = 2", "unknown key 'bleeed'"),
        ('"x-4"', '"x-9"', "pod/corner.toml: conformance: no such choice: 'x-9'"),
        ("[63.5, 88.9]", "[63.5]", "pod/corner.toml: sizes[0].trim: should be a list of length 2"),
        ('makes = "pdf"', "", "pod/corner.toml: sizes: pictures need sizes, and the pixels of each"),
        (MINE.partition("makes")[2], ' = "pictures"', "pod/corner.toml: sizes: pictures need sizes"),
    ],
)
def test_a_bad_shop_is_named_by_its_key(box: Path, old: str, new: str, said: str) -> None:
    own_shop(box, MINE.replace(old, new))
    with pytest.raises(KitError) as caught:
        read_shop("corner", box)
    assert said.lower() in str(caught.value).lower()


@pytest.mark.parametrize("shop", ["gamecrafter", "drivethru"])
def test_a_ground_that_ends_before_the_shop_s_bleed_is_told(box: Path, tmp_path: Path, shop: str) -> None:
    """But no white one, none that another lies behind, and none that goes on to the end."""
    given = Settings(kits=(f"{box}/",), jobs=1, languages=("en",), only=("cards",), formats=(f"{POD}{shop}",))
    fixed = '<rect x="-3" y="-3" width="69.5" height="94.9" fill="{}"/>'
    far = '<rect x="-20" y="-20" width="103.5" height="128.9" fill="#224488"/>'
    grounds = fixed.format("#224488"), far + fixed.format("#884422"), fixed.format("#ffffff")
    told = []
    for number, ground in enumerate(grounds):
        (box / "card.svg").write_text(f"<svg {{{{ canvas }}}}>{ground}</svg>", encoding="utf-8")
        (built,) = build(replace(given, out=tmp_path / str(number)))
        told.append([note for note in built.notes if "ground" in note])
    told[0] = [note.partition(", ")[0] for note in told[0]]
    assert told == [["cards: the ground of card 1 ends before the bleed"], [], []]
    (box / "back.svg").write_text(f"<svg {{{{ canvas }}}}>{grounds[0]}</svg>", encoding="utf-8")
    with (box / "kit.toml").open("a", encoding="utf-8") as file:
        file.write('back = "back.svg"\n')
    (built,) = build(replace(given, out=tmp_path / "back"))
    assert "card 1, back ends before the bleed" in str(built.notes)


@pytest.mark.parametrize(
    ("shop", "name"), [("drivethru", "DriveThruCards"), ("gamecrafter", "The Game Crafter")]
)
def test_pictures_too_small_for_the_shop_are_told_together(
    box: Path, tmp_path: Path, shop: str, name: str
) -> None:
    """Whether to send them is their maker's to say: the first of them stopped DriveThruCards' PDF."""
    shown = ""
    for number, wide in enumerate((200, 250, 900)):
        Image.new("RGB", (wide, wide * 7 // 5), "#884422").save(box / f"{number}.png")
        shown += f'<image href="{number}.png" x="-20" y="-20" width="103.5" height="144.9"/>'
    (box / "card.svg").write_text(f"<svg {{{{ canvas }}}}>{shown}</svg>", encoding="utf-8")
    given = Settings(kits=(f"{box}/",), out=tmp_path / "o", jobs=1, languages=("en",), only=("cards",))
    (built,) = build(replace(given, formats=(f"{POD}{shop}",)))
    said = f"cards: fewer dots per inch than the 300 that {name} wants: 0.png (49), 1.png (61), 2.png (221)"
    assert said in built.notes


def test_what_is_translucent_on_a_picture_is_named_with_its_place(box: Path, tmp_path: Path) -> None:
    Image.new("RGB", (800, 1100), "#884422").save(box / "photo.png")
    drawing = (
        '<svg {{ canvas }}><image href="photo.png" x="0" y="0" width="63.5" height="88.9"/>'
        '<rect x="10" y="20" width="30" height="30" opacity="0.5"/></svg>'
    )
    (box / "card.svg").write_text(drawing, encoding="utf-8")
    with pytest.raises(
        ArtError, match=r"a shape at 13\.2, 23\.2 mm is translucent"
    ) as caught:  # with the bleed
        made(box, tmp_path / "o", formats=("pod:drivethru",), only=("cards",))
    assert "part cards, card 1" in str(caught.value)


def test_a_picture_that_lets_through_is_named_with_its_place(box: Path, tmp_path: Path) -> None:
    """Not an opaque one below it, whose edge is smoothed, nor one that is cut out."""
    Image.new("RGBA", (400, 400), (200, 0, 0, 255)).save(box / "opaque.png")
    Image.new("RGB", (760, 1001), "#884422").save(box / "photo.jpg")
    disc = Image.new("RGBA", (1600, 1600))
    ImageDraw.Draw(disc).ellipse((100, 100, 1500, 1500), fill="#c81e3c")
    disc.resize((400, 400), Image.Resampling.LANCZOS).save(box / "disc.png")
    Image.new("RGBA", (400, 400), (200, 0, 0, 128)).save(box / "glass.png")
    drawing = (
        '<svg {{ canvas }}><image href="opaque.png" x="1" y="1" width="30" height="30"/>'
        '<image href="photo.jpg" x="4" y="18" width="55.5" height="46" preserveAspectRatio="xMidYMid slice"/>'
        '<image href="disc.png" x="1" y="1" width="30" height="30"/>'
        '<image href="glass.png" x="10" y="40" width="30" height="30"/></svg>'
    )
    (box / "card.svg").write_text(drawing, encoding="utf-8")
    with pytest.raises(ArtError, match=r"a picture at 13\.2, 43\.2 mm is translucent") as caught:
        made(box, tmp_path / "o", formats=("pod:drivethru",), only=("cards",))
    assert (caught.value.hint or "").startswith("save it without transparency")


def test_a_picture_with_a_smooth_outline_is_cut_out(box: Path, tmp_path: Path) -> None:
    """In PDF/X-1a, which has no translucent edge; as it looks in PDF/X-4, but for the edge."""
    disc = Image.new("RGBA", (1600, 1600))
    ImageDraw.Draw(disc).ellipse((100, 100, 1500, 1500), fill="#c81e3c")
    ImageDraw.Draw(disc).ellipse((700, 500, 900, 700), fill=(0, 0, 0, 0))
    disc.resize((400, 400), Image.Resampling.LANCZOS).save(box / "disc.png")
    drawing = (
        '<svg {{ canvas }}><rect width="63.5" height="88.9" fill="#ffe08a"/>'
        '<image href="disc.png" x="1" y="1" width="30" height="30"/></svg>'
    )
    (box / "card.svg").write_text(drawing, encoding="utf-8")
    own_shop(box, MINE.replace("bleed = 2", "bleed = 3.175"))
    looks = []
    for shop, front in (("drivethru", 1), ("corner", 0)):
        pdf_of(box, tmp_path / shop, shop).close()
        (file,) = (tmp_path / shop).rglob("*.pdf")
        looks.append(pypdfium2.PdfDocument(file)[front].render(scale=2).to_pil().convert("RGB"))
    assert looks[0].getpixel((60, 100)) != looks[0].getpixel((300, 300))  # there is the disc
    assert max(ImageStat.Stat(ImageChops.difference(*looks)).mean) < 0.5


def test_what_is_more_than_a_smooth_outline() -> None:
    disc = Image.new("L", (80, 80))
    ImageDraw.Draw(disc).ellipse((10, 10, 70, 70), fill=255)
    smooth = disc.resize((40, 40), Image.Resampling.BOX)
    made = outside(smooth)
    assert made is not None and made.size == (160, 160)
    assert ImageStat.Stat(made.convert("L")).mean[0] == pytest.approx(
        255 - ImageStat.Stat(smooth).mean[0], abs=2
    )
    line = disc.copy()
    ImageDraw.Draw(line).line((0, 0, 79, 0), fill=100)  # no dot of it is opaque: it would be gone
    for soft in (disc.filter(ImageFilter.GaussianBlur(5)), disc.point(lambda cover: cover // 2), line):
        assert outside(soft) is None


@pytest.mark.parametrize(
    ("inks", "said"),
    [
        (
            '"#c9a227" = { spot = "Gold", cmyk = [0, 20, 90, 0] }',
            "the spot colour 'Gold', which DriveThruCards does not",
        ),
        ('"#c9a227" = [80, 80, 60, 100]', "320 % ink, but DriveThruCards takes at most 240 %"),
    ],
)
def test_an_ink_that_the_shop_does_not_print(box: Path, tmp_path: Path, inks: str, said: str) -> None:
    add(box, f"\n[colour.inks]\n{inks}\n")
    with pytest.raises(PrintkitError, match=said) as caught:
        made(box, tmp_path / "o", formats=("pod:drivethru",), only=("cards",))
    assert 'colour.inks."#c9a227"' in str(caught.value)


def test_the_same_bytes_every_time(box: Path, tmp_path: Path) -> None:
    asked = Settings(
        kits=(f"{box}/",), out=tmp_path / "a", jobs=1, languages=("en",), formats=("pod:drivethru",)
    )
    name = Path(box.name) / "little-box_cards_en_drivethru.pdf"
    build(replace(asked, only=("cards",)))
    build(replace(asked, only=("cards",), out=tmp_path / "b", cache=False))
    assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()
