"""Make the pictures of README.md and docs/ from what printkit builds: ``python -m tests.docs.pictures``.

Each is a row of PDF pages on grey, but for what ``printkit simulate`` draws, and the preview, which Chromium
shows. A page is named by its number, or by words that stand on it. The kits and what the tutorials print are
built in a folder of their own; only docs/images is written to.
"""

from __future__ import annotations

import io
import tempfile
from dataclasses import dataclass
from pathlib import Path

import cairosvg
import pypdfium2 as pdfium
from msgspec.structs import replace
from PIL import Image, ImageOps

from printkit.cli.simulate_ import command as simulate
from printkit.kit.resources import find_kit
from printkit.kit.starter import new_kit
from printkit.making import Settings, build
from tests.browser import browser
from tests.docs.printed import ROOT, follow, path_with_printkit
from tests.preview.conftest import Window, running
from tests.preview.sample import deck, write_kit
from tests.tools import run

IMAGES = ROOT / "docs" / "images"
GREY = "#d7d6d3"
GAP = 16
QUALITY = 66
PLATES = {"Cyan": "#00a0e0", "Magenta": "#d6007e", "Yellow": "#ffe600", "Black": "#000000"}
PAGES = (
    "docs/tutorial-cards.md",
    "docs/tutorial-book.md",
    "docs/tutorial-game.md",
    "docs/parts.md",
    "docs/markup.md",
    "docs/figures.md",
    "docs/ja/tutorial-cards.md",
    "docs/ja/tutorial-book.md",
)
"""Pages that print kits, which pictures show."""


@dataclass(frozen=True)
class Page:
    """A page to show: a file of the build without ``.pdf``, ``KIT_PART_LANG_PAPER…``, and which page of it.

    ``trim``: not the page, but what is cut out of it. ``sheet``: the one whose lines to cut lie on it.
    ``plate``: not the page, but what one of its inks prints, as Ghostscript parts them.
    """

    file: str
    page: int | str = 1
    trim: bool = False
    sheet: int = 0
    plate: str = ""


def book(kit: str, page: int) -> tuple[Page, ...]:
    """Both rule sheets, the first page of the Japanese rulebook and another one of the English one."""
    return (
        *(Page(f"{kit}_rulesheet_{lang}_a4") for lang in ("ja", "en")),
        Page(f"{kit}_rulebook_ja_a4"),
        Page(f"{kit}_rulebook_en_a4", page),
    )


ROWS: dict[str, tuple[int, tuple[Page, ...]]] = {
    "book": (
        640,
        (
            Page("shifty-partners_rulesheet_en_a4"),
            Page("shifty-partners_rulebook_ja_a4"),
            Page("shifty-partners_rulebook_en_a4", 3),
        ),
    ),
    "sheets": (
        640,
        (
            Page("twin-shoot_deck_xx_a4"),
            Page("shifty-partners_trumps_ja_a4"),
            Page("sorcerer_box_en_a4"),
        ),
    ),
    "shifty-partners-book": (540, book("shifty-partners", 3)),
    "shifty-partners-sheets": (
        430,
        (
            Page("shifty-partners_deck_xx_a4"),
            Page("shifty-partners_trumps_en_a4"),
            Page("shifty-partners_teams_ja_a4"),
            Page("shifty-partners_die_en_a4"),
            Page("shifty-partners_box_ja_a4"),
        ),
    ),
    "twin-shoot-book": (540, book("twin-shoot", 4)),
    "twin-shoot-sheets": (
        430,
        (
            Page("twin-shoot_deck_xx_a4"),
            Page("twin-shoot_strips_ja_a4"),
            Page("twin-shoot_bids_en_a4"),
            Page("twin-shoot_markers_en_a4"),
            Page("twin-shoot_box_ja_a4"),
        ),
    ),
    "sorcerer-book": (540, book("sorcerer", 3)),
    "sorcerer-sheets": (
        430,
        (
            Page("sorcerer_deck_xx_a4"),
            Page("sorcerer_hand-bids_ja_a4"),
            Page("sorcerer_plan_en_a4"),
            Page("sorcerer_hand-chips_xx_a4"),
            Page("sorcerer_box_en_a4"),
        ),
    ),
    "handmade-pinochle-book": (540, book("handmade-pinochle", 4)),
    "handmade-pinochle-sheets": (
        430,
        (
            Page("handmade-pinochle_deck_xx_a4"),
            Page("handmade-pinochle_melds_ja_a4"),
            Page("handmade-pinochle_bidtrack_en_a4"),
            Page("handmade-pinochle_markers_en_a4"),
            Page("handmade-pinochle_box_ja_a4"),
        ),
    ),
    "optrita-lines-book": (540, book("optrita-lines", 3)),
    "optrita-lines-sheets": (
        430,
        (
            Page("optrita-lines_deck_xx_a4"),
            Page("optrita-lines_mat_en_a4"),
            Page("optrita-lines_small-mat_ja_a4"),
            Page("optrita-lines_tracks_en_a4"),
            Page("optrita-lines_box_ja_a4"),
        ),
    ),
    "cutting": (
        560,
        (
            Page("shifty-partners_trumps_en_a4_silhouette", sheet=1),
            Page("shifty-partners_die_en_a4_silhouette", sheet=1),
            Page("shifty-partners_box_en_a4_silhouette", sheet=1),
        ),
    ),
    "plates": (
        400,
        tuple(Page("sorcerer_deck_xx_drivethru", 28, plate=plate) for plate in ("", *PLATES)),
    ),
    "starter": (
        560,
        (Page("my-game_cards_en_a4"), Page("my-game_rulebook_en_a4"), Page("my-game_rulebook_ja_a4")),
    ),
    "markup": (520, tuple(Page("manual_rulebook_en_a4", number) for number in (1, 2, 3))),
    "figures": (520, (Page("forage_rulebook_en_a4"),)),
    "parts": (520, (Page("sampler_calls_en_a4", trim=True),)),
    "tutorial-cards": (560, (Page("tide-pool_standard_card_en_a4"),)),
    "tutorial-book": (560, (Page("ebb_rulebook_ja_letter"), Page("ebb_rulebook_ja+en_a4"))),
    "ja-tutorial-cards": (560, tuple(Page("iso_standard_card_ja_a4", number) for number in (1, 3))),
    "ja-tutorial-book": (560, (Page("hikishio_rulebook_ja_b5"), Page("hikishio_rulebook_ja+en_a4"))),
    "tutorial-game": (560, tuple(Page("my-whist_rulebook_en_a4", number) for number in (2, 3, 4))),
}
"""By name, the height in pixels, and the pages."""


def render(path: Path, one: Page, height: int) -> Image.Image:
    """Paint a page; LookupError where no page has the words."""
    wanted = one.page
    with pdfium.PdfDocument(path) as pdf:
        if isinstance(wanted, str):
            texts = [page.get_textpage().get_text_range() for page in pdf]
            found = [at for at, text in enumerate(texts) if wanted in text]
            if not found:
                raise LookupError(f"{path.name}: no page has {wanted!r}")
            index = found[0]
        else:
            index = wanted - 1
        page = pdf[index]
        left, bottom, right, top = page.get_trimbox() if one.trim else (0.0, 0.0, *page.get_size())
        edges = (left, bottom, page.get_width() - right, page.get_height() - top)
        image: Image.Image = page.render(scale=3 * height / (top - bottom), crop=edges).to_pil().convert("RGB")
    if one.plate:
        image = plate(path, index + 1, one.plate)
    if one.sheet:
        lines = path.parent / f"{path.stem}_cut-svg" / f"sheet-{one.sheet}.svg"
        image = over(Image.blend(image, Image.new("RGB", image.size, "white"), 0.5), lines)
    return image.resize((round(image.width / image.height * height), height), Image.Resampling.LANCZOS)


def plate(path: Path, page: int, name: str) -> Image.Image:
    """Paint what one ink prints of a page, in its colour."""
    with tempfile.TemporaryDirectory() as folder:
        how = ("-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=tiffsep", "-r300")
        run("gs", *how, f"-dFirstPage={page}", f"-dLastPage={page}", f"-sOutputFile={folder}/p.tif", path)
        with Image.open(Path(folder) / f"p({name}).tif") as grey:
            return ImageOps.colorize(grey.convert("L"), black=PLATES[name], white="white")


def over(image: Image.Image, lines: Path) -> Image.Image:
    """Lay the lines to cut over a page, wide enough to be seen."""
    text = lines.read_text(encoding="utf-8").replace('stroke-width="0.1"', 'stroke-width="0.6"')
    made = cairosvg.svg2png(bytestring=text.encode(), output_width=image.width, output_height=image.height)
    with Image.open(io.BytesIO(made)) as drawn:
        image.paste(drawn, (0, 0), drawn)
    return image


def row(out: Path, height: int, pages: tuple[Page, ...]) -> Image.Image:
    """Put pages beside each other on grey."""
    images = [render(out / one.file.split("_")[0] / f"{one.file}.pdf", one, height) for one in pages]
    width = sum(image.width for image in images) + GAP * (len(images) + 1)
    made = Image.new("RGB", (width, height + 2 * GAP), GREY)
    x = GAP
    for image in images:
        made.paste(image, (x, GAP))
        x += image.width + GAP
    return made


def everything(folder: Path) -> Path:
    """Build what the pictures show; give the folder of the kits' folders."""
    desk = folder / "desk"
    desk.mkdir()
    out = desk / "output"
    build(Settings(languages=("ja", "en"), edition="deluxe", sheets="by-part", out=out, cache=False))
    build(Settings(languages=("ja+en",), only=("rulebook",), out=out, cache=False))
    cut = Settings(kits=("shifty-partners",), only=("trumps", "die", "box"), cutter="silhouette", cache=False)
    build(replace(cut, languages=("en",), formats=("pdf", "cut:svg"), out=out))
    build(Settings(kits=("sorcerer",), only=("deck",), formats=("pod:drivethru",), out=out, cache=False))
    starter = desk / "my-game"
    for name, text in new_kit(starter, "cards", ("ja", "en")).items():
        (starter / name).parent.mkdir(parents=True, exist_ok=True)
        (starter / name).write_text(text, encoding="utf-8")
    build(Settings(kits=(f"{starter}/",), sheets="by-part", out=out, cache=False))
    environment = {"PATH": path_with_printkit(folder / "bin"), "PYTHONPATH": str(ROOT)}
    environment["PRINTKIT_CACHE"] = str(folder / "cache")
    for page in PAGES:
        follow(page, desk, {**environment, "PRINTKIT_LANGUAGE": "ja" if page.startswith("docs/ja/") else "en"})
    return out


def preview(folder: Path) -> None:
    """Take the preview of a kit of ours, and of one in which a name has become too long."""
    kit = write_kit(folder / "night-garden")
    with browser() as page:
        for shown, query, height in (
            (find_kit("shifty-partners"), "part=trumps", 880),
            (kit, "part=deck&zoom=70", 740),
        ):
            with running(shown) as served:
                window, path = Window(page, served.address), IMAGES / "preview.png"
                window.open(f"view=faces&lang=en&{query}", size=(1280, height))
                if shown == kit:
                    longer = deck().replace("ember 1,", "the last ember of a very long and starless night,")
                    (kit / "deck.csv").write_text(longer, encoding="utf-8")
                    window.until("document.getElementById('faults').children.length")
                    path = IMAGES / "preview-fault.png"
                page.picture(path)
            with Image.open(path) as taken:
                taken.quantize(128).save(path, optimize=True)


def main() -> None:
    """Write every picture, and say how large they are."""
    IMAGES.mkdir(exist_ok=True)
    six = ("twin-shoot", "--players", "6", "--policy", "sensible,random", "--games", "2000")
    simulate((*six, "--plot", f"{IMAGES / 'simulate.png'}"), standalone_mode=False)
    with tempfile.TemporaryDirectory() as folder:
        preview(Path(folder))
        out = everything(Path(folder))
        for name, (height, pages) in ROWS.items():
            path = IMAGES / f"{name}.webp"
            row(out, height, pages).save(path, quality=QUALITY, method=6)
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} kB")
    total = sum(path.stat().st_size for path in IMAGES.iterdir())
    print(f"{total / 1e6:.2f} MB in all")


if __name__ == "__main__":
    main()
