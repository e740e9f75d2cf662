"""kit.toml: what is read, and what is refused with the place and a hint."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.errors import KitError, PrintkitError
from printkit.kit.model import Colours, Size
from printkit.kit.read import read_kit
from printkit.kit.schema import SIZES
from printkit.kit.values import lines_of, read_toml
from tests.kit.conftest import Edit


def test_the_small_kit(small: Path) -> None:
    kit = read_kit(small)
    assert (kit.id, kit.version, kit.languages, kit.game) == ("small", "1.0", ("ja", "en"), None)
    assert kit.name == {"ja": "小さい", "en": "Small"}
    assert kit.book == {"ja": "rulebook.ja.md", "en": "rulebook.en.md"}
    assert kit.look == Colours()
    part = kit.part("cards")
    assert part is not None
    assert (part.size, part.shape, part.count, part.bleed, part.words) == (
        Size(63.5, 88.9),
        "card",
        1,
        3.0,
        True,
    )
    assert kit.part("card") is None


def test_a_text_without_languages_serves_all(small: Path, edit: Edit) -> None:
    edit("kit.toml", 'name = { en = "Small", ja = "小さい" }', 'name = "Small"')
    assert read_kit(small).name == {"ja": "Small", "en": "Small"}


def test_all_faults_are_told_that_do_not_hang_together(small: Path, edit: Edit) -> None:
    edit(
        "kit.toml",
        "[book]",
        '[edition.mini]\nparts = ["cards"]\n[look]\nink = "none"\n[fonts]\na = 1\nb = 1\n[book]',
    )
    edit("kit.toml", '"poker"', '"pokr"')
    with pytest.raises(PrintkitError) as refused:
        read_kit(small)
    assert [one.where for one in refused.value.each] == [
        *("kit.toml:19: part.cards.size", "kit.toml:8: look.ink", "kit.toml:10: fonts.a"),
        "kit.toml:11: fonts.b",
    ]


def test_the_line_of_a_fault_is_told(tmp_path: Path) -> None:
    """Whatever stands in texts and remarks; of a key that is not there, or in braces, the table's line."""
    path = tmp_path / "kit.toml"
    path.write_text(
        '''name = """
size = 1
[[part]]
"""
look.ink = 1
# [book]
[[part]]
id = "a"
title = { en = "A" }
size = [
  1,
]
[part.columns]
x = 1
[[part]]
size = 2
'''
    )
    told = "name:1 look.ink:5 part.a:7 part.a.id:8 part.a.title:9 part.a.size:10 part.a.columns:13"
    told += " part.a.columns.x:14 part.2:15 part.2.size:16"
    found = lines_of(path, ({"id": "a"}, {}))
    assert " ".join(f"{place}:{line}" for place, line in found.items()) == told


def test_colours_are_written_as_in_drawings(small: Path, edit: Edit) -> None:
    edit("kit.toml", "[book]", '[look]\nink = "#123"\naccent = "rgb(255, 0, 10%)"\npaper = "Ivory"\n[book]')
    look = read_kit(small).look
    assert (look.ink, look.accent, look.paper) == ("#112233", "#ff001a", "#fffff0")


def test_a_folder_with_another_name_gets_a_plain_id(small: Path) -> None:
    other = small.rename(small.parent / "My Second_Game")
    assert read_kit(other).id == "my-second-game"


def test_named_sizes_are_those_of_the_trade() -> None:
    assert {name: (size.width, size.height) for name, size in SIZES.items()} == {
        "poker": (63.5, 88.9),
        "tcg": (63, 88),
        "bridge": (57.15, 88.9),
        "japanese-tcg": (59, 86),
        "mini": (44.5, 63.5),
        "mini-euro": (44, 67),
        "tarot": (69.9, 120.7),
    }


GAME = 'languages = ["ja", "en"]\ngame = "shifty-partners"\n'
LANGUAGES = 'languages = ["ja", "en"]\n'
SIZE = 'size = "poker"'
BAD = {
    # what: (old, new, part of the place, part of the message, part of the hint)
    "syntax": ('version = "1.0"', "version = 1.0.0", "kit.toml:2", "not TOML", ""),
    "no quotes": (
        'version = "1.0"',
        "version = one",
        "kit.toml:2",
        "not TOML: invalid value",
        "straight quotes",
    ),
    "the file ends in a string": ('back = "back.svg"', 'back = "back.svg', "kit.toml:15", "not TOML", ""),
    "a key twice": (SIZE, SIZE + "\n" + SIZE, "kit.toml:13", "not TOML", ""),
    "a comma missing": ('en = "Small", ja', 'en = "Small" ja', "kit.toml:1", "not TOML", "a comma stands"),
    "capitals": (SIZE, f"{SIZE}\nwords = True", "kit.toml:13", "not TOML", "true or false in small letters"),
    "a size in one text": (
        SIZE,
        'size = "63 × 88 mm"',
        "cards.size",
        "no size",
        "write size = [63, 88], in mm",
    ),
    "a size in cm": (
        SIZE,
        'size = "6.3cm x 8.85cm"',
        "cards.size",
        "no size",
        "write size = [63, 88.5], in mm",
    ),
    "a size in inches, in words": (
        SIZE,
        "size = '2.5 x 3.5 inches'",
        "size",
        "no size",
        "= [63.5, 88.9], in mm",
    ),
    "a paper's size": (SIZE, 'size = "A5"', "size", "no size 'A5'", "write size = [148, 210], in mm"),
    "a size in pixels": (SIZE, 'size = "825px 1125px"', "size", "no size", 'size = "poker"'),
    "two sizes in inches, in words": (
        SIZE,
        'size = ["2.5in", "3.5in"]',
        "cards.size",
        "two",
        "[63.5, 88.9], in mm",
    ),
    "a round shape": (SIZE, SIZE + '\nshape = "round"', "part.cards.shape", "no shape", "'circle'"),
    "an address": (
        '"cards.csv"',
        '"https://docs.google.com/spreadsheets/d/1/edit"',
        "part.cards.data",
        "is not a file",
        "curl -L -o cards.csv",
    ),
    "a size in inches": (SIZE, "size = [2.5, 3.5]", "cards.size", "not within", "63.5x88.9 if they are inches"),
    "a size of texts": (SIZE, 'size = ["63", "88"]', "cards.size", "two numbers", "write size = [63, 88]"),
    "a number in quotes": (SIZE, f'{SIZE}\ncorner = "3"', "cards.corner", "a number", "without quotes"),
    "a list in a text": (LANGUAGES, 'languages = "ja, en"\n', "languages", "a list", "= ['ja', 'en']"),
    "a country": (LANGUAGES, 'languages = ["jp"]\n', "languages", "no language code", "did you mean 'ja'?"),
    "an octagon": (SIZE, f'{SIZE}\nshape = "octagonal"', "cards.shape", "no shape 'octagonal'", 'class="cut"'),
    "a tile": (SIZE, f'{SIZE}\nshape = "hex"', "cards.shape", "no shape 'hex'", "did you mean 'hexagon'?"),
    "an empty box": ('"card.svg"', '"shared/box.svg"', "cards.template", "holds nothing", 'add holds = ["…"]'),
    "a part's name": (SIZE, f'{SIZE}\nname = "x"', "part.cards.name", "unknown key", "did you mean 'title'?"),
    "a key too low": (SIZE, f'{SIZE}\nlicence = "x"', "part.cards.licence", "unknown key", "at the top of"),
    "an unknown key": ("version =", "verison =", "kit.toml:2: verison", "unknown key", "'version'"),
    "an unknown key of a part": ("template =", "templte =", "part.cards.templte", "unknown key", "'template'"),
    "an unknown table": ("[book]", "[looks]\nink = 3\n[book]", "looks", "unknown key", "'look'"),
    "an unknown key of look": (
        "[book]",
        '[look]\naccnt = "#000000"\n[book]',
        "look.accnt",
        "unknown",
        "'accent'",
    ),
    "no version": ('version = "1.0"\n', "", "kit.toml", "'version' is missing", "version"),
    "no name": ('name = { en = "Small", ja = "小さい" }\n', "", "kit.toml", "'name' is missing", ""),
    "no languages": (LANGUAGES, "", "kit.toml", "'languages' is missing", ""),
    "no id": ('id = "cards"\n', "", "part.1", "'id' is missing", ""),
    "no template": ('template = "card.svg"\n', "", "part.cards", "'template' is missing", ""),
    "no size": (SIZE + "\n", "", "part.cards", "'size' is missing", ""),
    "no title": ('title = { ja = "カード", en = "Cards" }\n', "", "part.cards", "'title' is missing", ""),
    "version a number": ('version = "1.0"', "version = 1.0", "version", "a text in quotes, not a number", ""),
    "version empty": ('version = "1.0"', 'version = " "', "version", "is empty", ""),
    "languages empty": (LANGUAGES, "languages = []\n", "languages", "is empty", ""),
    "a language twice": (LANGUAGES, 'languages = ["ja", "ja"]\n', "languages", "twice", ""),
    "no code": (LANGUAGES, 'languages = ["ja", "English"]\n', "languages", "no language code", ""),
    "a pair as a language": (LANGUAGES, 'languages = ["ja+en"]\n', "languages", "no language code", ""),
    "xx as a language": (LANGUAGES, 'languages = ["ja", "xx"]\n', "languages", "without words", ""),
    "a book in no language at all": (
        'ja = "rulebook.ja.md"\nen = "rulebook.en.md"\n',
        "columns = 2\n",
        "book",
        "'ja' has no book",
        "rulebook.ja.md",
    ),
    "a book in no language": ("[book]", '[book]\nde = "x.md"', "book.de", "no language of this kit", ""),
    "a book that is not there": ('"rulebook.en.md"', '"rulebok.en.md"', "book.en", "no file", "rulebook.en.md"),
    "a title lacks a language": (', en = "Cards"', "", "part.cards.title", "no text for language 'en'", ""),
    "a title in no language": ('ja = "カード"', 'jp = "カード"', "title.jp", "no language of this kit", "'ja'"),
    "a title a number": ('en = "Cards"', "en = 5", "title.en", "a text in quotes", ""),
    "a control character": ('"Small"', '"Sm\\u0007all"', "name", "U+0007", ""),
    "an unknown size": (SIZE, 'size = "pokr"', "part.cards.size", "no size 'pokr'", "'poker'"),
    "a size of three": (SIZE, "size = [1, 2, 3]", "part.cards.size", "two numbers", ""),
    "a size of truths": (SIZE, "size = [true, true]", "part.cards.size", "two numbers", ""),
    "too small": (SIZE, "size = [4.9, 20]", "part.cards.size", "not within 5 to 1200 mm", ""),
    "not a number": (SIZE, "size = [nan, 20]", "part.cards.size", "not within", ""),
    "endless": (SIZE, "size = [inf, 20]", "part.cards.size", "not within", ""),
    "an oval": (SIZE, 'size = [20, 30]\nshape = "circle"', "part.cards.size", "as wide as it is high", ""),
    "a flat hexagon": (
        SIZE,
        'size = [60, 60]\nshape = "hexagon"',
        "part.cards.size",
        "one length",
        "[60, 51.96]",
    ),
    "an unknown shape": (SIZE, SIZE + '\nshape = "circel"', "part.cards.shape", "no shape", "'circle'"),
    "count none": (SIZE, SIZE + "\ncount = 0", "part.cards.count", "1 to 999", ""),
    "count a half": (SIZE, SIZE + "\ncount = 1.5", "part.cards.count", "whole number", ""),
    "count true": (SIZE, SIZE + "\ncount = true", "part.cards.count", "not true or false", ""),
    "bleed negative": (SIZE, SIZE + "\nbleed = -1", "part.cards.bleed", "0 to 10", ""),
    "bleed nan": (SIZE, SIZE + "\nbleed = nan", "part.cards.bleed", "0 to 10", ""),
    "words a text": (SIZE, SIZE + '\nwords = "no"', "part.cards.words", "true or false", ""),
    "an id with capitals": ('id = "cards"', 'id = "My Cards"', "part.My Cards.id", "no id", "'my-cards'"),
    "an id that a file of ours has": ('id = "cards"', 'id = "rulebook"', "part.rulebook", "printkit's own", ""),
    "two parts of one id": ("[[part]]", None, "part.cards", "two parts", ""),
    "part no table": ("[[part]]", "[part]", "part", "tables that begin with [[part]], not a table", ""),
    "a missing template": (
        '"card.svg"',
        '"crad.svg"',
        "part.cards.template",
        "no file 'crad.svg'",
        "'card.svg'",
    ),
    "a missing table": ('"cards.csv"', '"none.csv"', "part.cards.data", "no file", ""),
    "an absolute path": ('"card.svg"', '"/etc/passwd"', "part.cards.template", "leads out of", ""),
    "a path upwards": ('"card.svg"', '"../card.svg"', "part.cards.template", "leads out of", ""),
    "a path up from inside": ('"card.svg"', '"a/../../card.svg"', "part.cards.template", "leads out of", ""),
    "a Windows path": (
        '"card.svg"',
        "'C:\\card.svg'",
        "part.cards.template",
        "not a file's name",
        "forward slashes",
    ),
    "the folder itself": ('"card.svg"', '"."', "part.cards.template", "not a file", ""),
    "a link out": ('"card.svg"', '"link.svg"', "part.cards.template", "link out of", ""),
    "an edition's key at the top": (
        "[book]",
        'backs = "none"\n[book]',
        "backs",
        "unknown key",
        "[edition.standard]",
    ),
    "parts for part": ("[[part]]", "[[parts]]", "parts", "unknown key", "'part'"),
    "a part's key at the top": ("[book]", 'size = "mini"\n[book]', "size", "unknown key", "below [[part]]"),
    "no colour": ("[book]", '[look]\nink = "none"\n[book]', "look.ink", "no colour", "#rrggbb"),
    "an unknown colour": ("[book]", '[look]\npaper = "offwhite"\n[book]', "look.paper", "no colour", "ivory"),
    "an unknown game": (LANGUAGES, GAME.replace("fty", "fity"), "game", "no game", "'shifty-partners'"),
    "a ruleset without a game": ("[book]", "[ruleset]\nx = 1\n[book]", "ruleset", "needs a game", ""),
    "an unknown option": (
        LANGUAGES,
        GAME + 'ruleset = { next_leed = "winner" }\n',
        "ruleset.next_leed",
        "no option",
        "'next_lead'",
    ),
    "no value of the option": (
        LANGUAGES,
        GAME + 'ruleset = { next_lead = "loser" }\n',
        "ruleset.next_lead",
        "not a value",
        "next_lead is one of winner, dealer",
    ),
    "players are no option": (
        LANGUAGES,
        GAME + "ruleset = { players = 4 }\n",
        "ruleset.players",
        "no option",
        "",
    ),
    "a table's name": ("[book]", '[tables]\n"a b" = "cards.csv"\n[book]', "tables", "no name for a table", ""),
    "a table that is not there": ("[book]", '[tables]\na = "b.csv"\n[book]', "tables.a", "no file", ""),
    "a date": ('version = "1.0"', "version = 2020-01-01", "version", "not a date", ""),
    "digits without end": ('version = "1.0"', "version = " + "9" * 5000, "kit.toml", "not TOML", ""),
}


@pytest.mark.parametrize("name", BAD)
def test_refused(name: str, small: Path, tmp_path: Path) -> None:
    old, new, place, what, hint = BAD[name]
    outside = tmp_path / "outside.svg"
    outside.write_text("<svg/>")
    (small / "link.svg").symlink_to(outside)
    path = small / "kit.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1) if new is not None else text + text[text.index(old) :], "utf-8")
    with pytest.raises(KitError) as caught:
        read_kit(small)
    error = caught.value
    assert place in (error.where or "")
    assert what in error.what
    assert hint in (error.hint or "")
    assert "\n" not in error.what


def test_nesting_without_end_is_refused(tmp_path: Path) -> None:
    """By the reader itself: how much its guard leaves to a process depends on what that has done before."""
    path = tmp_path / "kit.toml"
    path.write_text("version = " + "[" * 5000, encoding="utf-8")
    with pytest.raises(KitError, match=r"kit\.toml: not TOML: nested too deeply"):
        read_toml(path)


def test_no_utf8_says_the_line(small: Path) -> None:
    (small / "kit.toml").write_bytes('version = "1"\nname = "日本"\n'.encode("shift_jis"))
    with pytest.raises(KitError, match="not UTF-8") as caught:
        read_kit(small)
    assert caught.value.where == "kit.toml:2"


def test_too_large(small: Path) -> None:
    (small / "kit.toml").write_text("#" * 300_000)
    with pytest.raises(KitError, match="larger than 256 KiB"):
        read_kit(small)


def test_a_folder_that_makes_no_id(small: Path) -> None:
    other = small.rename(small.parent / "!")
    with pytest.raises(KitError, match="makes no id"):
        read_kit(other)
