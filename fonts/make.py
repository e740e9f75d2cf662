"""Make the fonts of this folder anew from the packages that fonts.toml names (needs fontTools).

    npm pack @expo-google-fonts/zen-kaku-gothic-new@0.4.1    (and so on)
    python fonts/make.py PACKAGES

PACKAGES holds each package unpacked as expo-google-fonts-<name>-<version>/.

Each file is cut down to the characters below, without hints and glyph names, and changed in five small ways:

- the name table has one family and a plain style, so that CSS (and fontconfig behind CairoSVG) selects exactly
  one file by ``css_family``, ``css_weight`` and ``style`` of fonts.toml;
- the Latin faces have lining figures at 0-9 in place of old-style ones (what their feature ``lnum`` gives):
  ranks and scores stand in capitals' height beside Japanese;
- their 1 has three eighths of its blank on its left at least: Alegreya Sans has a twelfth there, which made the
  word space before it look like none;
- the Japanese faces answer for characters that are only written otherwise (ALIASES);
- ‥ and … of the Japanese faces are one em wide and stand at half height, as JLREQ has them (cl-08).

The fonts' licence (SIL OFL 1.1) reserves no names.
"""

from __future__ import annotations

import shutil
import sys
import tomllib
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent

COMMON = [
    (0x20, 0x7E),  # Basic Latin
    (0xA0, 0x17F),  # Latin-1 Supplement, Latin Extended-A
    (0x2010, 0x205E),  # General Punctuation
    (0x20AC, 0x20AC),  # €
    (0x2100, 0x214F),  # Letterlike Symbols
    (0x2150, 0x218F),  # Number Forms
    (0x2190, 0x21FF),  # Arrows
    (0x2200, 0x22FF),  # Mathematical Operators
]
LATIN = [
    *COMMON,
    (0x180, 0x24F),  # Latin Extended-B
    (0x259, 0x259),  # ə
    (0x2B9, 0x2DD),  # Spacing Modifier Letters
    (0x300, 0x36F),  # Combining Diacritical Marks
    (0x370, 0x52F),  # Greek, Cyrillic, Cyrillic Supplement
    (0x1E00, 0x1FFF),  # Latin Extended Additional (Vietnamese), Greek Extended
    (0x2070, 0x209F),  # Superscripts and Subscripts
    (0xFB01, 0xFB02),  # ﬁ, ﬂ
]
JAPANESE = [
    *COMMON,
    (0x2460, 0x24FF),  # Enclosed Alphanumerics
    (0x25A0, 0x26FF),  # Geometric Shapes, Miscellaneous Symbols (card suits)
    (0x2700, 0x27BF),  # Dingbats
    (0x3000, 0x30FF),  # CJK Symbols and Punctuation, Hiragana, Katakana
    (0x31F0, 0x33FF),  # Katakana Phonetic Extensions, Enclosed CJK, CJK Compatibility
    (0xFE30, 0xFE4F),  # CJK Compatibility Forms
    (0xFF01, 0xFFEE),  # Halfwidth and Fullwidth Forms
]
EXTRA = "髙﨑塚德增寬瀨桒濵𠮟塡剝頰"
EMOJI = [
    (0x2000, 0x2BFF),  # signs among the symbols
    (0x1F000, 0x1F1E5),  # tiles, cards, enclosed letters, but not the halves of flags
    (0x1F200, 0x1F3FA),  # pictographs, but not the colours of skin, which mean nothing alone
    (0x1F400, 0x1FAFF),
]
ALONE_NOTHING = {0x200D, 0x20E3}
"""What joins signs, and the keycap: no sign by themselves."""
ALIASES = {0x2015: 0x2014, 0xFF5E: 0x301C, 0x2011: 0x2010, 0xFF0D: 0x2212, 0x2225: 0x2016}
WIDE = (0x2025, 0x2026)


def jis_x_0208() -> set[int]:
    """Give the 6,879 characters of JIS X 0208 (rows 1-84) by decoding every cell."""
    found = set()
    for row in range(0x21, 0x75):
        for cell in range(0x21, 0x7F):
            try:
                found.add(ord(bytes([0x1B, 0x24, 0x42, row, cell]).decode("iso2022_jp")))
            except UnicodeDecodeError:
                continue
    return found


def wanted(script: str) -> set[int]:
    """Give the code points that a face of ``script`` (ja, latin, emoji) keeps if it has them.

    Emoji: those that no face made before it has.
    """
    ranges = {"ja": JAPANESE, "latin": LATIN, "emoji": EMOJI}[script]
    points = {code for first, last in ranges for code in range(first, last + 1)}
    if script == "emoji":
        others = (TTFont(path) for path in sorted(HERE.glob("*.ttf")) if "Emoji" not in path.name)
        return points.difference(ALONE_NOTHING, *(font.getBestCmap() for font in others))
    return points | jis_x_0208() | {ord(c) for c in EXTRA} if script == "ja" else points


def cut(font: TTFont, script: str) -> None:
    """Subset in place."""
    options = Options()
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.layout_features = ["kern"] if script == "latin" else []
    options.drop_tables += ["GSUB", "BASE", "VORG", "vhea", "vmtx", "gasp", "DSIG"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted(script))
    subsetter.subset(font)


def lining(font: TTFont) -> dict[int, str]:
    """Give the lining figures' glyphs by code point, from ``lnum``: their names differ between families."""
    best = font.getBestCmap()
    table = font["GSUB"].table
    found: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for sub in table.LookupList.Lookup[index].SubTable:
                    found |= getattr(sub, "ExtSubTable", sub).mapping
    return {ord(d): found[best[ord(d)]] for d in "0123456789" if best[ord(d)] in found}


def remap(font: TTFont, changes: dict[int, str]) -> None:
    """Point code points at other glyphs, in every Unicode cmap subtable."""
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({c: g for c, g in changes.items() if c < 0x10000 or table.format == 12})


MIDDLE = 380
"""Height of the middle of a Japanese character above the baseline, in thousandths of an em."""


def widen(font: TTFont, glyph: str) -> None:
    """Centre a glyph in a full em, both ways: Japanese leaders stand at half the height of the characters."""
    em = font["head"].unitsPerEm
    outline = font["glyf"][glyph]
    rise = MIDDLE * em // 1000 - (outline.yMin + outline.yMax) // 2
    shift(font, glyph, (em - font["hmtx"][glyph][0]) // 2, rise, em)


def shift(font: TTFont, glyph: str, move: int, rise: int, advance: int) -> None:
    """Move a glyph's outline, and give it a width."""
    outline = font["glyf"][glyph]
    if outline.isComposite():
        for part in outline.components:
            part.x += move
            part.y += rise
    else:
        outline.coordinates.translate((move, rise))
    outline.recalcBounds(font["glyf"])
    font["hmtx"][glyph] = (advance, font["hmtx"][glyph][1] + move)


def rename(font: TTFont, face: dict[str, object]) -> None:
    """Write plain names: family, style, full name, PostScript name."""
    bold, italic = face["css_weight"] == "bold", face["style"] == "italic"
    style = " ".join(word for word, on in (("Bold", bold), ("Italic", italic)) if on) or "Regular"
    family, stem = str(face["css_family"]), Path(str(face["file"])).stem
    names = font["name"]
    names.names = [n for n in names.names if n.platformID == 3]
    for key, text in ((1, family), (2, style), (3, f"printkit;{stem}"), (4, f"{family} {style}"), (6, stem)):
        names.setName(text, key, 3, 1, 0x409)
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0b1100001 | bold << 5 | int(italic)
    if not bold and not italic:
        font["OS/2"].fsSelection |= 1 << 6
    font["head"].macStyle = bold | italic << 1


def make(face: dict[str, object], packages: Path) -> Path:
    """Make one face; give its path."""
    package = str(face["package"]).removeprefix("@").replace("/", "-")
    folder = packages / f"{package}-{face['version']}"
    root = folder / "package" if (folder / "package").is_dir() else folder
    font = TTFont(root / str(face["original"]), recalcTimestamp=False)
    script = str(face["script"])
    if script == "latin":
        remap(font, lining(font))
        one = font.getBestCmap()[ord("1")]
        outline, advance = font["glyf"][one], font["hmtx"][one][0]
        blank = advance - (outline.xMax - outline.xMin)
        shift(font, one, max(0, 3 * blank // 8 - outline.xMin), 0, advance)
    elif script == "ja":
        best = font.getBestCmap()
        remap(font, {new: best[old] for new, old in ALIASES.items() if new not in best and old in best})
        for code in WIDE:
            widen(font, best[code])
    cut(font, script)
    rename(font, face)
    out = HERE / str(face["file"])
    font.save(out, reorderTables=True)
    shutil.copyfile(root / "LICENSE_FONT", HERE / str(face["licence"]))
    return out


def main() -> None:
    """Make every face of fonts.toml and print sizes."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    table = tomllib.loads((HERE / "fonts.toml").read_text(encoding="utf-8"))
    for face in table["face"]:
        out = make(face, Path(sys.argv[1]))
        print(f"{out.name:32} {out.stat().st_size / 1000:8.1f} kB")


if __name__ == "__main__":
    main()
