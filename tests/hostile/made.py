"""Files made or spoiled at random, from a seed, and the words of the command that is to read them."""

from __future__ import annotations

import io
import random
import struct
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from printkit.kit.resources import data_folder
from printkit.pdf.level import LEVELS
from tests.cli.hostile_kit import FILES, NAME, put, swap, write_kit
from tests.hostile import grammar
from tests.hostile.cases import attached
from tests.hostile.test_linear import sheet
from tests.kit.test_kept_tables import ods
from tests.rules.test_hostile import TEXT
from tests.text import made_fonts

Words = tuple[str | Path, ...]
Make = Callable[[random.Random, Path], Words]
"""Writes files into a folder; gives a command's words."""

SHARED = data_folder("templates") / "shared"
PROFILE = (SHARED / "icc" / "FOGRA39L.icc").read_bytes()
ART = sorted((Path(__file__).parents[1] / "art").rglob("*.svg"))
FONTS = made_fonts.truetype, made_fonts.cff, made_fonts.variable, made_fonts.collection, made_fonts.woff2
PO = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"X-Source-Language: en\\n"
"Language: fr\\n"

#. the kit's name
#, fuzzy
#| msgid "Card"
msgctxt "kit.toml#name"
msgid "Cards"
msgstr "Cartes"
"""


def spoiled(chance: random.Random, text: str) -> str:
    """Cut, double and fill in a text at a few places."""
    for _ in range(chance.randint(1, 3)):
        here, there = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        text = chance.choice(
            (
                text[:here] + chance.choice(grammar.ODD) + text[here:],
                text[:here] + chance.choice(grammar.ODD) + text[min(there, here + 9) :],
                text[:here] + text[here : here + 40] + text[here:],
                text[:here] + text[min(there, here + 20) :],
            )
        )
    return text


def kit(chance: random.Random, folder: Path) -> Words:
    made = write_kit(folder / NAME)
    if chance.random() < 0.6:
        grammar.write(chance, made)
    else:
        for name in chance.sample(sorted(FILES), chance.randint(1, 2)):
            (made / name).write_text(spoiled(chance, FILES[name]), encoding="utf-8", errors="surrogatepass")
    if chance.random() < 0.05:
        (made / chance.choice(sorted(FILES))).write_bytes(chance.randbytes(400))
    command = chance.choice(("build", "build", "check", "list"))
    more: Words = ("--jobs", "1") if command != "list" else ("--cards",)
    return command, made, *more, *(("--out", folder / "out") if command == "build" else ())


def flipped(chance: random.Random, data: bytes, most: int = 9, near: int = 300) -> bytes:
    """Change some bytes, half of them near the beginning, and cut the rest off now and then."""
    made = bytearray(data)
    for _ in range(chance.randint(0, most)):
        made[chance.randrange(chance.choice((min(near, len(made)), len(made))))] = chance.randrange(256)
    return bytes(made[: chance.randint(20, len(made))] if chance.random() < 0.2 else made)


def built(kit: Path, *words: str) -> Words:
    return "build", kit, "--jobs", "1", "--lang", "en", *words, "--out", kit.parent / "out"


def table(chance: random.Random, folder: Path) -> Words:
    """Kits whose cards are read from a table of any kind."""
    made, kind = write_kit(folder / NAME), chance.choice((*grammar.TABLES, "xlsx"))
    if kind == "xlsx":
        data = flipped(chance, sheet(chance.randint(1, 9)))
    else:
        text = grammar.made(chance, kind, 0, 0.1)
        if kind == "ods":
            data = flipped(chance, ods(f'<table:table table:name="a">{text}</table:table>'), 1)
        else:
            data = text.encode(chance.choice(("utf-8", "utf-16", "cp932")), "replace")
    swap("kit.toml", "cards.csv", f"cards.{kind}")(made)
    put(f"cards.{kind}", data)(made)
    return built(made, "--only", "cards")


def record(chance: random.Random, folder: Path) -> Words:
    path = folder / f"a.{chance.choice(('json', 'jsonl', 'txt'))}"
    path.write_text(spoiled(chance, TEXT), encoding="utf-8", errors="surrogatepass")
    return chance.choice(("verify", "show")), path


def pdf(chance: random.Random, folder: Path) -> Words:
    path = folder / "a.pdf"
    path.write_bytes(flipped(chance, attached(3, 40), 20))
    return chance.choice(("verify", "show", "check")), path


def font(chance: random.Random, folder: Path) -> Words:
    """Kits with a font of their own, of any kind, spoiled here and there."""
    made = write_kit(folder / NAME)
    ending = chance.choice(("ttf", "otf", "ttc", "woff2"))
    put(f"fonts/a.{ending}", flipped(chance, chance.choice(FONTS)()))(made)
    return built(made, "--only", "cards")


def translation(chance: random.Random, folder: Path) -> Words:
    path = folder / "fr.po"
    path.write_text(spoiled(chance, PO), encoding="utf-8", errors="surrogatepass")
    return "translate", "import", write_kit(folder / NAME), path


def profile(chance: random.Random, folder: Path) -> Words:
    """Kits with a colour profile: of a press, or in a picture; its table of tags says what is not so."""
    made, data = write_kit(folder / NAME), bytearray(PROFILE)
    for _ in range(chance.randint(0, 2)):
        count = struct.unpack_from(">I", data, 128)[0]
        tag = 132 + 12 * chance.randrange(count if 0 < count < 99 else 1)
        size = struct.pack(">I", chance.choice((0, 1, 100, len(data), 1 << 31, (1 << 32) - 1)))
        at = chance.choice((0, 128, tag + 4, tag + 8))  # the file's size, how many tags, a tag's place and size
        data[at : at + 4] = size
    data = bytearray(flipped(chance, bytes(data), 3))
    if chance.random() < 0.3:
        picture = io.BytesIO()
        Image.new(chance.choice(("RGB", "CMYK")), (9, 9)).save(picture, "JPEG", icc_profile=bytes(data))
        put("a.jpg", picture.getvalue())(made)
        swap("pad.svg", "<rect", '<image href="a.jpg" x="1" y="1" width="9" height="9"/><rect')(made)
        return built(made, "--only", "pad")
    put("a.icc", bytes(data))(made)
    swap("kit.toml", "[book]", '[colour]\nprofile = "a.icc"\nink = 400\n\n[book]')(made)
    level = chance.choice([id for id, row in LEVELS.items() if row.press])
    return built(made, "--only", "pad", "--conformance", level)


SETTINGS: dict[str, tuple[str, ...]] = {
    "cutters/silhouette.toml": ("--only", "cards", "--cutter", "a", "--format", "cut:dxf", "--format", "pdf"),
    "pod/doujin.toml": ("--only", "cards", "--format", "pod:a"),
    "pod/gamecrafter.toml": ("--only", "cards", "--format", "pod:a"),
    "layouts/strips.toml": ("--only", "cards", "--layout", "a"),
    "printkit.en.toml": ("--only", "rulebook,pad"),
    "phrases.en.toml": ("--only", "rulebook"),
    "glossary.toml": ("--only", "rulebook"),
    "suits.toml": ("--only", "cards"),
}
"""A file of printkit's own of which a kit may bring another, and what reads it."""


def settings(chance: random.Random, folder: Path) -> Words:
    made, name = write_kit(folder / NAME), chance.choice(sorted(SETTINGS))
    text = (SHARED / name).read_text(encoding="utf-8")
    if chance.random() < 0.5:  # values of other kinds
        lines = text.split("\n")
        for at in chance.sample([n for n, line in enumerate(lines) if " = " in line], 1):
            lines[at] = f"{lines[at].partition(' = ')[0]} = {grammar.made(chance, 'toml')}"
        text = "\n".join(lines)
    else:
        text = spoiled(chance, text)
    place = f"{Path(name).parent}/a.toml" if "/" in name else name
    put(place, text.encode("utf-8", "surrogatepass"))(made)
    return built(made, *SETTINGS[name])


def drawing(chance: random.Random, folder: Path) -> Words:
    """Kits with a drawing as an editor saved it, as an icon and as a picture."""
    made = write_kit(folder / NAME)
    text = spoiled(chance, chance.choice(ART).read_text(encoding="utf-8", errors="replace"))
    put("icons/star.svg", text.encode("utf-8", "surrogatepass"))(made)
    put("a.svg", text.encode("utf-8", "surrogatepass"))(made)
    words = '{{ icon("star", 1, 1, 4) }}{{ picture("a.svg", 9, 9, 9, 9) }}<rect'
    swap("pad.svg", "<rect", words)(made)
    return built(made, "--only", "pad")


MAKERS: dict[Make, tuple[int, int]] = {
    kit: (3, 1000),
    table: (4, 100),
    record: (5, 500),
    pdf: (5, 150),
    font: (3, 100),
    translation: (3, 200),
    profile: (3, 100),
    settings: (4, 200),
    drawing: (4, 200),
}
"""How many are tried each time, and how many by night."""
