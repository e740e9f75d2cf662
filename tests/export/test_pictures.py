"""Pictures of faces: their size to the pixel, their colours, their names; what shops and programs ask for."""

from __future__ import annotations

import csv
import io
import itertools
import json
import time
from pathlib import Path

import pypdfium2
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image

from printkit.errors import OutputError, UsageError
from printkit.export import pictures
from printkit.export.pictures import encoded
from printkit.export.pod import part_for, read_shop
from printkit.export.tts import MOST, grid_for
from printkit.kit import worker
from printkit.kit.model import Part, Size
from printkit.kit.read import read_kit
from printkit.kit.resources import data_folder
from printkit.kit.schema import SIZES
from printkit.making import Settings, build, run, stage
from printkit.making.inputs import FILE
from printkit.making.plan import plan
from printkit.parts import art
from printkit.parts.faces import faces
from printkit.pdf.inks import own_profile
from tests.bench.bench_pictures import grain, photograph
from tests.cli.hostile_kit import say
from tests.making.conftest import box, own_cache

__all__ = ["box", "own_cache"]

TOKEN = """
[[part]]
id = "tokens"
title = { ja = "コマ", en = "Tokens" }
size = [25, 25]
shape = "circle"
count = 3
layout = "tokens"
template = "back.svg"
"""

PROFILE = data_folder("templates") / "shared" / "icc" / "FOGRA39L.icc"


def made(box: Path, out: Path, **given: object) -> Path:
    build(replace(Settings(kits=(f"{box}/",), out=out, jobs=1, languages=("en",)), **given))
    return out / box.name


def add(box: Path, text: str) -> None:
    (box / "kit.toml").write_text((box / "kit.toml").read_text(encoding="utf-8") + text, encoding="utf-8")


def opened(path: Path) -> Image.Image:
    with Image.open(path) as picture:
        picture.load()
    return picture


def test_faces_as_png(box: Path, tmp_path: Path) -> None:
    add(box, TOKEN)
    add(box, TOKEN.replace("tokens", "tiles", 1).replace("[25, 25]", "[43.3, 50]").replace("circle", "hexagon"))
    folder = made(box, tmp_path / "o", formats=("png",), dpi=200)
    cards = folder / "little-box_cards_en_200dpi"
    assert {p.name for p in cards.iterdir()} == {"001-one.png", "002-two.png", "back.png", "list.csv"}
    picture = opened(cards / "001-one.png")
    assert (picture.size, picture.mode) == ((500, 700), "RGB")
    assert picture.info["dpi"] == pytest.approx((200, 200), abs=0.01)
    # The blue field of card.svg reaches 27 mm to the right of the trim's left edge and 67 mm down.
    assert picture.getpixel((2, 2)) == picture.getpixel((210, 520)) == (0x22, 0x44, 0x88)
    assert picture.getpixel((216, 20)) == picture.getpixel((20, 531)) == (255, 255, 255)
    rows = list(csv.DictReader((cards / "list.csv").read_text("utf-8-sig").splitlines()))
    assert [(r["front"], r["back"], r["copies"], r["numbers"], r["card"]) for r in rows] == [
        ("001-one.png", "back.png", "1", "1", "one"),
        ("002-two.png", "back.png", "10", "2-11", "two"),
    ]
    token = opened(folder / "little-box_tokens_en_200dpi" / "001.png")
    assert (token.mode, token.size) == ("RGBA", (197, 197))
    alpha = token.getchannel("A")
    assert [alpha.getpixel(at) for at in ((1, 1), (98, 98), (195, 195))] == [0, 255, 0]
    tile = opened(folder / "little-box_tiles_en_200dpi" / "001.png").getchannel("A")
    assert tile.size == (341, 394)
    assert [tile.getpixel(at) for at in ((40, 60), (2, 105), (2, 90), (170, 2), (150, 2))] == [
        0,
        255,
        0,
        255,
        0,
    ]
    rows = list(
        csv.DictReader(
            (folder / "little-box_tokens_en_200dpi" / "list.csv").read_text("utf-8-sig").splitlines()
        )
    )
    assert [(r["numbers"], r["back"]) for r in rows] == [("1-3", "")]


def test_a_back_that_several_share_is_one_picture(box: Path, tmp_path: Path) -> None:
    """Of a deck with two backs; and of tiles in Tabletop Simulator."""
    (box / "cards.csv").write_text(
        "id,name.ja,name.en\na,い,one\nb,ろ,two\nc,は,one\nd,に,two\n", encoding="utf-8"
    )
    front, back = "{{ line(9, 9, row.id, 4) }}", "{{ line(9, 9, row['name.en'], 4) }}"
    for file, what in (("card.svg", front), ("back.svg", back)):
        (box / file).write_text(f"<svg {{{{ canvas }}}}>{what}</svg>", encoding="utf-8")
    tile = TOKEN.replace("count = 3", 'data = "cards.csv"\nback = "back.svg"')
    add(box, tile.replace('template = "back.svg"', 'template = "card.svg"'))
    folder = made(box, tmp_path / "o", formats=("png", "tts"), dpi=50, only=("cards", "tokens"))
    table = (folder / "little-box_cards_en_50dpi" / "list.csv").read_text("utf-8-sig")
    backs = [row["back"] for row in csv.DictReader(io.StringIO(table))]
    assert backs == ["001-a-back.png", "002-b-back.png"] * 2
    (found,) = folder.glob("*_tts")
    data = json.loads((found / "little-box.json").read_text(encoding="utf-8"))
    _, *tiles = data["ObjectStates"]
    behind = [one["CustomImage"]["ImageSecondaryURL"] for one in tiles]
    assert behind == ["tokens-1-back.png", "tokens-2-back.png"] * 2
    for files, many in ((folder / "little-box_tokens_en_50dpi", 6), (found, 4 + 2 + 2)):
        assert len([*files.glob("*.png")]) == many


HEX = """
[[part]]
id = "hexes"
title = "Hexes"
size = [40, 34.64]
shape = "net"
bleed = 2
template = "hex.svg"
back = "behind.svg"
"""


def test_a_piece_of_another_shape_has_clear_corners(
    box: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    add(box, HEX)
    line = '<path class="cut" d="M10 0 H30 L40 17.32 L30 34.64 H5 L0 17.32 Z" fill="#248"/>'
    behind = '<rect width="40" height="34.64" fill="red"/>'
    (box / "behind.svg").write_text(f"<svg {{{{ canvas }}}}>{behind}</svg>", encoding="utf-8")
    for more, corner in (("", 0), ('<path class="score" d="M10 0 V34.64" stroke="#000"/>', 255)):
        (box / "hex.svg").write_text(f"<svg {{{{ canvas }}}}>{line}{more}</svg>", encoding="utf-8")
        folder = made(box, tmp_path / "o", formats=("png",), dpi=254, only=("hexes",))
        front, back = (
            opened(folder / "little-box_hexes_en_254dpi" / file).convert("RGBA").getchannel("A")
            for file in ("001.png", "back.png")
        )
        assert front.size == (400, 346)
        seen = [front.getpixel(at) for at in ((45, 90), (60, 90), (200, 173), (60, 340), (340, 340))]
        assert seen == [corner, 255, 255, 255, corner]
        assert [back.getpixel(at) for at in ((60, 340), (340, 340), (200, 173))] == [corner, 255, 255]
    words = ("build", f"{box}/", "--lang", "en", "--out", tmp_path / "o", "--format", "tts")
    told = say(capfd, *words).err
    assert "left out of tts: hexes is a net; --format png" in told
    assert "Tabletop Simulator finds no pictures without --url: file:///" in told
    said = say(capfd, *words, "--only", "hexes")
    assert said.code == 2 and "left out of tts: hexes is a net; --format png" in said.err


@pytest.mark.parametrize(
    "line",
    (
        '<path class="cut" d="M0 0 H40 V34.64 H0 Z" fill="none" stroke="#000" stroke-width="2"/>',
        '<g class="cut" fill="none"><path d="M0 0 H40 V34.64 H0 Z" style="stroke:#000;stroke-width:2"/></g>',
    ),
)
@pytest.mark.parametrize("fold", (False, True))
def test_the_line_that_is_its_edge_is_not_in_a_picture(
    line: str, fold: bool, box: Path, tmp_path: Path
) -> None:
    """Unlike the lines of what is still to be cut and folded."""
    add(box, HEX.replace('back = "behind.svg"', ""))
    more = '<path class="score" d="M20 0 V34.64" stroke="#000"/>' if fold else ""
    ground = '<rect x="-2" y="-2" width="44" height="39" fill="red"/>'
    (box / "hex.svg").write_text(f"<svg {{{{ canvas }}}}>{ground}{line}{more}</svg>", encoding="utf-8")
    folder = made(box, tmp_path / "o", formats=("png",), dpi=254, only=("hexes",))
    picture = opened(folder / "little-box_hexes_en_254dpi" / "001.png").convert("RGB")
    assert picture.getpixel((4, 170)) == ((0, 0, 0) if fold else (255, 0, 0))


def test_a_picture_looks_as_the_print_does(box: Path, tmp_path: Path) -> None:
    """Painted by one surface and drawn by the other, seen by an independent viewer: the same face."""
    folder = made(box, tmp_path / "o", formats=("png",), dpi=144, only=("cards",))
    kit = read_kit(box)
    component = faces(kit, kit.parts[0], "en")
    drawings, _ = component.drawings()
    pdf = pypdfium2.PdfDocument(art.draw(drawings, component.width + 6, component.height + 6))
    seen = pdf[0].render(scale=2).to_pil().convert("L")
    off = round(3 / 25.4 * 144)
    painted = opened(folder / "little-box_cards_en_144dpi" / "001-one.png").convert("L")
    seen = seen.crop((off, off, off + painted.width, off + painted.height))
    apart = [abs(a - b) for a, b in zip(painted.tobytes(), seen.tobytes(), strict=True)]
    assert sum(one > 60 for one in apart) < 0.01 * len(apart)


def test_the_same_bytes_and_the_manifest(box: Path, tmp_path: Path) -> None:
    wanted = ("png", "tts", "pod:gamecrafter", "pdf")
    trees = []
    for jobs in (1, 3):
        folder = made(box, tmp_path / str(jobs), formats=wanted, dpi=60, jobs=jobs, cache=False)
        trees.append({str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()})
    assert trees[0] == trees[1]
    listed = [row["file"] for row in json.loads(trees[0]["manifest.json"])["files"]]
    assert sorted(listed) == sorted(set(trees[0]) - {"manifest.json"})
    assert all(FILE.fullmatch(name) for name in listed)


def test_jpeg_and_webp_with_the_profile_of_our_colours(box: Path, tmp_path: Path) -> None:
    add(box, TOKEN)
    folder = made(box, tmp_path / "o", formats=("png", "jpeg", "webp"), dpi=100)
    for end, kind in (("", "png"), ("_jpeg", "jpg"), ("_webp", "webp")):
        cards = folder / f"little-box_cards_en_100dpi{end}"
        assert {p.name for p in cards.iterdir()} == {
            *(f"{stem}.{kind}" for stem in ("001-one", "002-two", "back")),
            "list.csv",
        }
        assert f"001-one.{kind},back.{kind}" in (cards / "list.csv").read_text("utf-8-sig")
        picture = opened(cards / f"001-one.{kind}")
        assert (picture.size, picture.mode, picture.info["icc_profile"]) == (
            (250, 350),
            "RGB",
            own_profile("sRGB"),
        )
        blue = picture.getpixel((50, 200))
        assert isinstance(blue, tuple)
        assert max(abs(a - b) for a, b in zip(blue, (0x22, 0x44, 0x88), strict=True)) <= 3
        assert kind == "webp" or picture.info["dpi"] == pytest.approx((100, 100), abs=0.01)
    round_ = opened(folder / "little-box_tokens_en_100dpi_jpeg" / "001.jpg")
    assert round_.mode == "RGB" and round_.getpixel((1, 1)) == (255, 255, 255)
    assert opened(folder / "little-box_tokens_en_100dpi_webp" / "001.webp").mode == "RGBA"


def test_a_photograph_is_packed_for_its_grain() -> None:
    with Image.open(io.BytesIO(photograph(1, grain((822, 1122), 24), 0.25, 90))) as read:
        photo = read.convert("RGB")
    for picture, grainy in ((photo, True), (Image.new("RGB", (300, 400), "#224488"), False)):
        data = encoded(picture, 300)
        usual = io.BytesIO()
        picture.save(usual, "PNG", dpi=(300, 300), icc_profile=own_profile("sRGB"), compress_level=4)
        assert (len(data) < len(usual.getvalue())) == grainy
        with Image.open(io.BytesIO(data)) as again:
            assert again.tobytes() == picture.tobytes()


def many(box: Path, count: int) -> None:
    rows = "".join(f"c{n},か{n},card {n},\n" for n in range(count))
    (box / "cards.csv").write_text(f"id,name.ja,name.en,copies\n{rows}", encoding="utf-8")


def test_many_pictures_may_take_their_time(box: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A deck is not stopped for all that it takes together: each picture says that it gets on."""
    many(box, 12)

    def slow(*given: object) -> bytes:
        end = time.process_time() + 0.05
        while time.process_time() < end:
            pass
        return b"a picture"

    monkeypatch.setattr(worker, "is_builtin", lambda folder: False)
    monkeypatch.setattr(pictures, "encoded", slow)
    monkeypatch.setattr(run, "WORK", 0.4)  # seconds without a sign: eight of thirteen pictures
    folder = made(box, tmp_path / "o", formats=("png",), dpi=50, only=("cards",))
    assert len(list((folder / "little-box_cards_en_50dpi").glob("*.png"))) == 13


def test_pictures_are_shared_out(box: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    many(box, 9)
    monkeypatch.setattr(stage, "SHARE", 2)
    trees, steps = [], []
    for jobs in (1, 3):
        given = Settings(kits=(f"{box}/",), formats=("png", "tts"), languages=("en",), dpi=50, cache=False)
        build(
            replace(given, out=tmp_path / str(jobs), jobs=jobs), lambda done, of, what: steps.append((done, of))
        )
        files = (tmp_path / str(jobs)).rglob("*")
        trees.append({path.name: path.read_bytes() for path in files if path.is_file()})
    assert trees[0] == trees[1]
    assert {of for _, of in steps} == {3, 3 + 1 + 3}  # the cards, the pad, all of them in one object
    assert steps[-1] == (7, 7)


def test_some_cards_keep_their_numbers(box: Path, tmp_path: Path) -> None:
    folder = made(box, tmp_path / "o", formats=("png",), dpi=50, only=("cards",), cards=(2, 5))
    cards = folder / "little-box_cards_en_cards2+5_50dpi"
    rows = list(csv.DictReader((cards / "list.csv").read_text("utf-8-sig").splitlines()))
    assert [(r["front"], r["numbers"]) for r in rows] == [("002-two.png", "2,5")]


def test_a_folder_is_replaced_as_a_whole(box: Path, tmp_path: Path) -> None:
    folder = made(box, tmp_path / "o", formats=("png", "pdf"), dpi=50)
    cards = folder / "little-box_cards_en_50dpi"
    (cards / "mine.txt").write_text("x", encoding="utf-8")
    before = {p.name for p in folder.iterdir()}
    (box / "cards.csv").write_text("id,name.ja,name.en,copies\nsolo,ひとつ,solo,\n", encoding="utf-8")
    made(box, tmp_path / "o", formats=("png",), dpi=50, only=("cards",))
    assert {p.name for p in cards.iterdir()} == {"001-solo.png", "back.png", "list.csv", "mine.txt"}
    assert {p.name for p in folder.iterdir()} == before
    text = (box / "kit.toml").read_text(encoding="utf-8")
    (box / "kit.toml").write_text(
        text[: text.index('[[part]]\nid = "pad"')].replace('"cards"', '"deck"', 1), encoding="utf-8"
    )
    made(box, tmp_path / "o", formats=("png",), dpi=50)
    assert [p.name for p in cards.iterdir()] == ["mine.txt"]  # the part is no more; what is not ours stays
    assert not (folder / "little-box_pad_xx_50dpi").exists()


def test_a_picture_is_replaced_whatever_its_name_and_kind(box: Path, tmp_path: Path) -> None:
    """JPEG and WebP stayed beside the new ones, and of PNG those with other letters than a to z."""
    (box / "cards.csv").write_text("id,name.ja,name.en\n札,いち,Süßholz\n", encoding="utf-8")
    kinds = {"png": "", "jpeg": "_jpeg", "webp": "_webp"}
    text = (box / "kit.toml").read_text(encoding="utf-8")
    for key in ("", 'file = "name.en"\n', 'file = "name"\n'):  # which is that of the language
        (box / "kit.toml").write_text(text.replace("back = ", f"{key}back = "), encoding="utf-8")
        folder = made(box, tmp_path / "o", formats=tuple(kinds), dpi=50, only=("cards",))
        stem = "sussholz" if key else "001-札"
        for kind, end in kinds.items():
            found = {p.name for p in (folder / f"little-box_cards_en_50dpi{end}").iterdir()}
            letters = "jpg" if kind == "jpeg" else kind
            assert found == {f"{stem}.{letters}", f"back.{letters}", "list.csv"}


def test_a_failing_part_leaves_the_folders(box: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = made(box, tmp_path / "o", formats=("png",), dpi=50)
    before = {str(p): p.read_bytes() for p in folder.rglob("*") if p.is_file()}
    (box / "cards.csv").write_text("id,name.ja,name.en,copies\nsolo,ひとつ,solo,\n", encoding="utf-8")
    add(box, TOKEN)
    replace = Path.replace

    def fails(self: Path, target: Path) -> Path:
        if self.name == "list.csv" and "tokens" in self.parent.name:
            raise OSError(28, "No space left on device")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", fails)
    with pytest.raises(OutputError):
        made(box, tmp_path / "o", formats=("png",), dpi=50)
    monkeypatch.undo()
    assert {str(p): p.read_bytes() for p in folder.rglob("*") if p.is_file()} == before
    assert not [p for p in folder.rglob("*") if p.is_dir() and not any(p.iterdir())]


def test_a_link_in_place_of_a_folder_is_refused(box: Path, tmp_path: Path) -> None:
    folder = made(box, tmp_path / "o", only=("pad",))
    (tmp_path / "elsewhere").mkdir()
    (folder / "little-box_pad_xx_50dpi").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(OutputError, match="is a link"):
        made(box, tmp_path / "o", formats=("png",), dpi=50, only=("pad",))
    assert not list((tmp_path / "elsewhere").iterdir())


# --- shops


@pytest.mark.parametrize(
    ("shop", "size", "pixels"),
    [
        ("gamecrafter", "poker", (825, 1125)),
        ("gamecrafter", "tarot", (900, 1500)),
        ("makeplayingcards", "poker", (822, 1122)),
        ("makeplayingcards", "mini", (597, 822)),
    ],
)
def test_a_shop_gets_its_pixels(
    box: Path, tmp_path: Path, shop: str, size: str, pixels: tuple[int, int]
) -> None:
    text = (box / "kit.toml").read_text(encoding="utf-8")
    (box / "kit.toml").write_text(text.replace('size = "poker"', f'size = "{size}"'), encoding="utf-8")
    ground = (
        '<svg {{ canvas }}><rect x="{{ -part.bleed }}" y="{{ -part.bleed }}" width="200" height="200"'
        ' fill="#aa3311"/></svg>'
    )
    for name in ("card.svg", "back.svg"):
        (box / name).write_text(ground, encoding="utf-8")
    folder = (
        made(box, tmp_path / "o", formats=(f"pod:{shop}",), only=("cards",)) / f"little-box_cards_en_{shop}"
    )
    for name in ("001-one.png", "back.png"):
        picture = opened(folder / name)
        assert (picture.size, picture.mode) == (pixels, "RGB")
        assert picture.info["dpi"] == pytest.approx((300, 300), abs=0.01)
        # The ground goes to the very edge: a drawing that reaches to its bleed has no white line round it.
        assert set(
            picture.get_flattened_data() if hasattr(picture, "get_flattened_data") else picture.getdata()
        ) == {(0xAA, 0x33, 0x11)}


@pytest.mark.parametrize("shop", ["gamecrafter", "makeplayingcards"])
def test_the_trim_is_where_the_shop_cuts(shop: str) -> None:
    one = read_shop(shop)
    for stock in one.sizes:
        part = Part("x", {"en": "x"}, Size(*stock.trim), "x.svg")
        bled, frame = part_for(one, part)
        assert (frame.width, frame.height) == stock.pixels
        assert frame.dpi == 300
        pixel = 25.4 / 300
        trim = frame.width * pixel - 2 * frame.bleed[0], frame.height * pixel - 2 * frame.bleed[1]
        assert trim == pytest.approx(stock.trim, abs=1e-6)
        assert bled.bleed >= max(frame.bleed) - 1e-3 and min(frame.bleed) >= 3.0


def test_what_a_shop_has_not_is_left_out_with_a_line(
    box: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    words = ("build", f"{box}/", "--lang", "en", "--out", tmp_path / "o", "--format", "pod:makeplayingcards")
    for _ in range(2):  # and again when nothing is made
        said = say(capfd, *words)
        assert said.code == 0
        assert said.err == (
            "little-box: left out of pod:makeplayingcards: pad is no card with round corners: "
            "printkit knows only the cards of MakePlayingCards\n"
        )
    assert "unchanged" in said.out
    text = (box / "kit.toml").read_text(encoding="utf-8")
    (box / "kit.toml").write_text(text.replace('back = "back.svg"', ""), encoding="utf-8")
    assert (
        "little-box: cards has no back, and MakePlayingCards wants fronts and backs" in say(capfd, *words).err
    )
    said = say(capfd, *words, "--only", "pad")
    assert said.code == 2 and "pad is no card with round corners" in said.err
    text = (box / "kit.toml").read_text(encoding="utf-8").replace('size = "poker"', 'size = "tcg"')
    (box / "kit.toml").write_text(text, encoding="utf-8")
    said = say(capfd, *words)
    assert said.code == 2 and "cards is 63 × 88 mm; MakePlayingCards has poker 63.5 × 88.9" in said.err
    assert "pad is no card with round corners" in said.err


# --- Tabletop Simulator


@given(st.sampled_from(sorted(SIZES)), st.integers(1, 300), st.sampled_from([72, 150, 300, 600]))
def test_sheets_keep_to_the_bounds(size: str, count: int, dpi: int) -> None:
    width, height = SIZES[size].width, SIZES[size].height
    slot, columns, rows = grid_for(width, height, count, dpi)
    assert 2 <= columns <= 10 and 2 <= rows <= 7
    assert columns * slot.width <= MOST and rows * slot.height <= MOST
    assert slot.width / slot.height == pytest.approx(width / height, abs=0.01)
    assert slot.width <= round(width * dpi / 25.4)
    _, most_columns, most_rows = grid_for(width, height, 9999, dpi)
    assert columns * rows - 1 >= min(count, most_columns * most_rows - 1)  # no sheet more than need be


def test_a_saved_object(box: Path, tmp_path: Path) -> None:
    add(box, TOKEN)
    (box / "cards.csv").write_text(
        "id,name.ja,name.en,copies\n"
        + "".join(f"c{n},名{n},name {n},{2 if n == 4 else ''}\n" for n in range(1, 76)),
        encoding="utf-8",
    )
    folder = made(box, tmp_path / "o", formats=("tts",), dpi=60, url="https://example.org/box/")
    found = folder / "little-box_all_en_60dpi_tts"
    data = json.loads((found / "little-box.json").read_text(encoding="utf-8"))
    deck, pad, tokens = data["ObjectStates"]
    assert (deck["Name"], deck["Nickname"], len(deck["ContainedObjects"])) == ("DeckCustom", "Cards", 76)
    assert deck["DeckIDs"] == [card["CardID"] for card in deck["ContainedObjects"]]
    assert len(deck["CustomDeck"]) == 2  # 75 faces, at most 69 on a sheet
    for key, sheet in deck["CustomDeck"].items():
        file = found / sheet["FaceURL"].removeprefix("https://example.org/box/")
        picture = opened(file)
        assert picture.width % sheet["NumWidth"] == 0 and picture.height % sheet["NumHeight"] == 0
        across, down = picture.width // sheet["NumWidth"], picture.height // sheet["NumHeight"]
        back = opened(found / sheet["BackURL"].removeprefix("https://example.org/box/"))
        last = picture.crop((picture.width - across, picture.height - down, picture.width, picture.height))
        assert list(last.tobytes()) == list(back.tobytes())  # the hidden face
        slots = [i % 100 for i in deck["DeckIDs"] if i // 100 == int(key)]
        assert max(slots) < sheet["NumWidth"] * sheet["NumHeight"] - 1
    copies = [card for card in deck["ContainedObjects"] if card["Nickname"] == "name 4"]
    assert len(copies) == 2 and copies[0]["CardID"] == copies[1]["CardID"]
    assert len({card["CardID"] for card in deck["ContainedObjects"]}) == 75
    assert (pad["Name"], tokens["Name"], tokens["Number"]) == ("Custom_Tile", "Custom_Tile_Stack", 3)
    assert tokens["CustomImage"]["CustomTile"]["Type"] == 2
    assert (tokens["Nickname"], tokens["Description"]) == ("Tokens", "")
    names = {p.name for p in found.iterdir()}
    for tile in (pad, tokens):
        assert tile["CustomImage"]["ImageURL"].rpartition("/")[2] in names


def test_pieces_on_a_table_do_not_lie_in_each_other(box: Path, tmp_path: Path) -> None:
    """A tile of an A5 board is 7.3 units wide."""
    add(
        box,
        TOKEN.replace("[25, 25]", "[210, 210]")
        .replace("count = 3", 'data = "cards.csv"')
        .replace("back", "token"),
    )
    (box / "token.svg").write_text("<svg {{ canvas }}>{{ line(9, 9, row.id, 4) }}</svg>", encoding="utf-8")
    folder = made(box, tmp_path / "o", formats=("tts",), dpi=20)
    data = json.loads((folder / "little-box_all_en_20dpi_tts" / "little-box.json").read_text(encoding="utf-8"))
    lie = [one["Transform"] for one in data["ObjectStates"]]
    for one, other in itertools.combinations(lie, 2):
        apart = max(abs(one[axis] - other[axis]) for axis in ("posX", "posZ"))
        assert apart > one["scaleX"] + other["scaleX"]  # tiles are 2 units at scale 1


def test_tiles_have_their_own_names(box: Path, tmp_path: Path) -> None:
    add(box, TOKEN.replace("count = 3", 'data = "cards.csv"').replace("back.svg", "token.svg"))
    (box / "cards.csv").write_text(
        'id,name.ja,name.en,copies\na,い,"Two\nlines",\nb,ろ,Other,2\n', encoding="utf-8"
    )
    (box / "token.svg").write_text(
        "<svg {{ canvas }}>{{ block(2, 2, 20, 20, row.name, 4) }}</svg>", encoding="utf-8"
    )
    folder = made(box, tmp_path / "o", formats=("tts",), dpi=60, only=("tokens",))
    text = (folder / "little-box_all_en_60dpi_tokens_tts" / "little-box.json").read_text(encoding="utf-8")
    said = [
        (one["Nickname"], one["Description"], one.get("Number")) for one in json.loads(text)["ObjectStates"]
    ]
    assert said == [("Two lines", "Tokens", None), ("Other", "Tokens", 2)]


def test_pictures_and_shops_are_told_what_is_to_be_noted(box: Path, tmp_path: Path) -> None:
    (box / "cards.csv").write_text(
        (box / "cards.csv").read_text(encoding="utf-8").replace(",one,", ",<b>one</b>,"), encoding="utf-8"
    )
    given = Settings(kits=(f"{box}/",), jobs=1, languages=("en",), only=("cards",), dpi=60)
    for number, format in enumerate(("png", "tts", "pod:drivethru")):
        (built,) = build(replace(given, out=tmp_path / str(number), formats=(format,)))
        assert any("cards.csv:2: <b> is printed as it is written" in note for note in built.notes), format


def test_each_card_in_its_slot(box: Path, tmp_path: Path) -> None:
    """A colour for each card: the slot that the object names shows it."""
    (box / "cards.csv").write_text(
        "id,colour,copies\n" + "".join(f"c{n},#{n * 20:02x}40{255 - n * 20:02x},\n" for n in range(9)),
        encoding="utf-8",
    )
    (box / "card.svg").write_text(
        '<svg {{ canvas }}><rect x="-3" y="-3" width="90" height="99" fill="{{ row.colour }}"/></svg>',
        encoding="utf-8",
    )
    folder = made(box, tmp_path / "o", formats=("tts",), dpi=60, only=("cards",))
    assert folder / "little-box_all_en_60dpi_cards_tts" in list(folder.iterdir())
    found = folder / "little-box_all_en_60dpi_cards_tts"
    (deck,) = json.loads((found / "little-box.json").read_text(encoding="utf-8"))["ObjectStates"]
    (sheet,) = deck["CustomDeck"].values()
    assert sheet["FaceURL"] == "cards-1.png"  # no address was given
    picture = opened(found / "cards-1.png")
    across, down = picture.width // sheet["NumWidth"], picture.height // sheet["NumHeight"]
    for card in deck["ContainedObjects"]:
        row, column = divmod(card["CardID"] % 100, sheet["NumWidth"])
        n = int(card["Nickname"][1:])
        assert picture.getpixel((int((column + 0.5) * across), int((row + 0.5) * down))) == (
            n * 20,
            0x40,
            255 - n * 20,
        )


# --- words


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--format", "pgn"), "'png'"),
        (("--format", "pod:nobody"), "there are: any-x4, doujin, drivethru, gamecrafter, makeplayingcards"),
        (("--format", "png", "--dpi", "5"), "--dpi"),
        (("--dpi", "300"), "--dpi is for pictures"),
        (("--only", " ,"), "--only is empty"),
        (("--format", "pod:drivethru", "--conformance", "x-4"), "--conformance is for sheets and books"),
        (("--format", "png", "--only", "assembly"), "nothing to make as png"),
        (("--format", "pod:any-x4", "--colour", "grey"), "--colour is for sheets and books"),
        (("--format", "pod:gamecrafter", "--colour", "grey"), "add --format pdf; a shop has its own colours"),
        (
            ("--profile", __file__, "--colour", "cmyk", "--only", "cards"),
            "printkit: --profile: not an ICC profile",
        ),
        (("--profile", str(PROFILE)), "--profile is for inks"),
        (("--profile", str(PROFILE), "--format", "pod:gamecrafter"), "--profile is for PDFs"),
        (("--format", "png", "--url", "https://x.org"), "--url is for --format tts"),
        (("--format", "tts", "--url", "ftp://x"), "'ftp://x' is no address"),
        (("--format", "tts", "--url", "C:\\Users\\Jö\\g"), "write file:///C:/Users/J%C3%B6/g/"),
        (("--format", "tts", "--only", "cards", "--cards", "1"), "--cards is not for tts"),
        (("--format", "png", "--dpi", "1200", "--only", "huge"), "a smaller --dpi"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_words_that_are_off(
    box: Path, tmp_path: Path, words: tuple[str, ...], says: str, capfd: pytest.CaptureFixture[str]
) -> None:
    add(box, TOKEN.replace('"tokens"', '"huge"', 1).replace("[25, 25]", "[900, 900]"))
    said = say(capfd, "build", f"{box}/", "--out", tmp_path / "o", "--jobs", "1", *words)
    assert said.code == 2 and said.err.startswith("printkit: ") and says in said.err, said.err
    assert said.out == ""


def test_a_saved_object_has_what_its_edition_has(box: Path) -> None:
    text = (box / "kit.toml").read_text("utf-8")
    (box / "kit.toml").write_text(f'{text}[edition.tonight]\nparts = ["cards"]\n', encoding="utf-8")
    (one,) = plan(read_kit(box), Settings(formats=("tts",), languages=("en",), edition="tonight"))
    assert (one.parts, one.file) == (("cards",), "little-box_all_en_tonight_cards_tts")


def test_formats_are_named_and_planned(box: Path) -> None:
    kit = read_kit(box)
    asked = Settings(formats=("png", "tts", "pod:gamecrafter"), languages=("en",), ink="low", dpi=150)
    assert [o.file for o in plan(kit, asked)] == [
        "little-box_cards_en_low_150dpi",
        "little-box_cards_en_low_gamecrafter",
        "little-box_pad_xx_low_150dpi",
        "little-box_all_en_low_150dpi_tts",
    ]
    with pytest.raises(UsageError, match="has nothing to make as tts"):
        plan(kit, Settings(formats=("tts",), only=("assembly",)))


def test_a_list_is_no_place_for_formulas(box: Path, tmp_path: Path) -> None:
    (box / "cards.csv").write_text('id,name.ja,name.en,copies\none,いち,"=1+1",\n', encoding="utf-8")
    folder = made(box, tmp_path / "o", formats=("png",), dpi=50, only=("cards",))
    text = (folder / "little-box_cards_en_50dpi" / "list.csv").read_text(encoding="utf-8-sig")
    assert next(csv.DictReader(io.StringIO(text)))["card"] == "'=1+1"
