"""What the preview shows is what a build prints, and what did not change is not drawn anew."""

from __future__ import annotations

import io
import shutil
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image, ImageChops

from printkit.kit.editions import in_edition, size_called
from printkit.kit.model import Edition
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.making import Settings, build
from printkit.preview import compose, draw
from printkit.preview.draw import digest, pdf, png
from printkit.preview.drawer import Drawer
from printkit.preview.view import KIT, Draw, Listing, Look, Overview, Read, View
from tests.preview.sample import CARD, CARDS, deck, rulebook
from tests.text import made_fonts

FACES = View("faces", "deck", "en", ink="colour")
SHEETS = View("sheets", "deck", "en", "a4", "colour", "long-edge")
PAGES = View("book", "rulebook", "en", "a4")
SHEET = View("book", "rulesheet", "en", "a4")
RULES = "{#lay}\n## Lay\n\n{#lay-one}\nLay one card, then take a token.\n"


class Looking:
    """A drawer in this process, asked as after each save."""

    def __init__(self, kit: Path, draft: bool = False) -> None:
        self.kit, self.drawer, self.version = kit, Drawer(kit, draft), 0

    def save(self, name: str, text: str) -> None:
        (self.kit / name).write_text(text, encoding="utf-8")
        self.version += 1

    def look(self, view: View) -> Listing:
        for step in range(1, 1000):
            found = self.drawer.do(Look(self.version, view, step=step))
            assert isinstance(found, Listing)
            if not found.more:
                return found
        raise AssertionError("never done")

    def keys(self, view: View) -> list[str]:
        looked = self.look(view)
        assert looked.faults == () and looked.shown is not None
        return [picture.key for picture in looked.shown.pictures]

    def survey(self) -> Overview:
        found = self.drawer.do(Look(self.version))
        assert isinstance(found, Overview)
        return found


@pytest.fixture
def looking(kit: Path) -> Looking:
    return Looking(kit)


def changed(before: list[str], after: list[str]) -> list[int]:
    assert len(before) == len(after)
    return [n for n, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]]


def test_pictures_are_what_a_build_prints(looking: Looking, tmp_path: Path) -> None:
    build(
        Settings(
            kits=(str(looking.kit),),
            languages=("en",),
            out=tmp_path / "out",
            cache=False,
            sheets="by-part",
            only=("deck", "rulebook"),
            jobs=1,
        )
    )
    for view, file, pages in (
        (SHEETS, "night-garden_deck_en_a4.pdf", (0, 1, 5)),
        (PAGES, "night-garden_rulebook_en_a4.pdf", (0, 2)),
    ):
        keys = looking.keys(view)
        document = pypdfium2.PdfDocument(tmp_path / "out" / "night-garden" / file)
        assert len(document) == len(keys)
        for number in pages:
            shown = looking.drawer.do(Draw(looking.version, view, keys[number], 96))
            assert isinstance(shown, bytes)
            printed = document[number].render(scale=96 / 72).to_pil().convert("RGB")
            seen = Image.open(io.BytesIO(shown)).convert("RGB")
            assert seen.size == printed.size
            assert max(ImageChops.difference(seen, printed).tobytes()) <= 2
            assert len(seen.getcolors(1 << 20) or ()) > 50  # something is on it


def test_a_face_alone_is_drawn_as_on_its_sheet(looking: Looking) -> None:
    looked = looking.look(FACES)
    assert looked.shown is not None and len(looked.shown.slots) == CARDS
    slot = looked.shown.slots[4]
    key = looked.shown.pictures[slot.front].key
    alone = looking.drawer.do(Draw(0, FACES, key, 150))
    assert alone == Drawer(looking.kit).do(Draw(0, FACES, key, 150))  # by a drawer that has not looked
    sheet = looking.drawer.do(Draw(0, SHEETS, looking.keys(SHEETS)[0], 150))
    assert isinstance(alone, bytes) and isinstance(sheet, bytes)
    face, whole = (Image.open(io.BytesIO(data)).convert("L") for data in (alone, sheet))
    middle = face.crop((50, 50, face.width - 50, face.height - 50)).resize((64, 96))
    best = 255.0
    for dx in range(-2, 3):  # the fifth card of nine lies in the middle of the sheet
        for dy in range(-2, 3):
            left = (whole.width - face.width) // 2 + 50 + dx
            top = (whole.height - face.height) // 2 + 50 + dy
            there = whole.crop((left, top, left + face.width - 100, top + face.height - 100)).resize((64, 96))
            histogram = ImageChops.difference(middle, there).histogram()
            best = min(best, sum(v * n for v, n in enumerate(histogram)) / (64 * 96))
    assert best < 6


def test_a_cell_changes_one_card_and_its_sheet(looking: Looking) -> None:
    faces, sheets, pages = looking.keys(FACES), looking.keys(SHEETS), looking.keys(PAGES)
    looking.save("deck.csv", deck().replace("fern 4,", "tall fern 4,"))
    assert changed(faces, looking.keys(FACES)) == [11]  # the tenth row has a front and the first the back
    assert changed(sheets, looking.keys(SHEETS)) == [2]
    assert changed(pages, looking.keys(PAGES)) == []


def test_a_template_changes_all_fronts_and_no_back(looking: Looking) -> None:
    before = looking.keys(FACES)
    looking.save("card.svg", CARD.replace('r="17"', 'r="16"'))
    assert changed(before, looking.keys(FACES)) == [n for n in range(CARDS + 1) if n != 1]


def test_a_word_in_the_book_changes_its_page(looking: Looking) -> None:
    before = looking.keys(PAGES)
    text = rulebook("en")
    last = text.rindex("a token")
    looking.save("rulebook.en.md", f"{text[:last]}a Token{text[last + 7 :]}")
    assert changed(before, looking.keys(PAGES)) == [len(before) - 1]


def test_another_font_is_another_picture(looking: Looking) -> None:
    def drawn() -> tuple[str, object]:
        key = looking.keys(FACES)[0]
        return key, looking.drawer.do(Draw(looking.version, FACES, key, 48))

    (looking.kit / "fonts").mkdir()
    (looking.kit / "fonts" / "house.ttf").write_bytes(made_fonts.variable())
    text = (looking.kit / "kit.toml").read_text(encoding="utf-8")
    looking.save("kit.toml", f'{text}[fonts.files]\n"house.ttf" = {{ family = "House" }}\n')
    written = '<text x="9" y="80" font-family="House" font-size="9">mm</text></svg>'
    looking.save("card.svg", CARD.replace("</svg>", written))
    before = drawn()
    (looking.kit / "fonts" / "house.ttf").write_bytes(made_fonts.cff())
    looking.save("deck.csv", deck())
    after = drawn()
    assert after[0] != before[0] and after[1] != before[1]


def test_equal_content_has_equal_names_in_another_process_and_other_content_others() -> None:
    assert digest("a", 1.0, (1, 2)) == "f389a3ef53e6d96f0e25acef14d8dc1e"
    assert digest("a", 1.0) != digest("a", 1.5) != digest("b", 1.5)
    assert digest(-1.0) != digest(-2.0)
    same = "".join(["a", "b"])
    assert digest((same, same)) == digest(("ab", "a" + "b"))


def test_what_is_on_the_screen_comes_first_and_then_the_rest(looking: Looking) -> None:
    drawer, window = looking.drawer, (1, 31, 32)
    first = drawer.do(Look(0, FACES, window))
    assert isinstance(first, Listing) and first.shown is not None and first.more
    keys = [first.shown.pictures[slot.front].key for slot in first.shown.slots]
    assert len(keys) == CARDS and tuple(n for n, key in enumerate(keys, 1) if key) == window
    assert isinstance(drawer.do(Draw(0, FACES, keys[30], 48)), bytes)
    whole = looking.look(FACES).shown
    assert whole is not None and [whole.pictures[whole.slots[n - 1].front].key for n in window] == [
        *filter(None, keys)
    ]
    assert all(picture.key for picture in whole.pictures)
    looking.save("deck.csv", deck().replace("moon 1,", "new moon,"))
    again = drawer.do(Look(1, FACES, window))
    assert isinstance(again, Listing) and again.shown is not None and again.more
    assert again.shown.pictures[again.shown.slots[30].front].key == keys[30]
    assert again.shown.pictures[again.shown.slots[0].front].key != keys[0]


def test_steps_are_listed_ever_more_seldom(looking: Looking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("printkit.preview.drawer.STEP", 0.0)
    found = [looking.drawer.do(Look(0, FACES, (1,), step)) for step in range(9)]
    assert all(isinstance(one, Listing) and one.more for one in found)
    assert [step for step, one in enumerate(found) if isinstance(one, Listing) and one.shown] == [0, 1, 2, 4, 8]


def test_a_text_may_read_like_the_name_of_a_picture(looking: Looking) -> None:
    before = looking.keys(FACES)
    looking.save("card.svg", CARD.replace("</svg>", f"<!-- picture:{'0' * 64} --></svg>"))
    assert looking.keys(FACES) != before


def test_a_fault_beyond_the_screen_is_told_with_those_on_it(looking: Looking) -> None:
    before = looking.keys(FACES)
    long = "a name that is too long for its card by far,"
    looking.save("deck.csv", deck().replace("ember 1,", long).replace("ember 18,", long))
    looked = looking.drawer.do(Look(1, FACES, (1, 2, 3)))
    assert isinstance(looked, Listing) and not looked.more and looked.shown is not None
    assert [fault.number for fault in looked.faults] == [3]  # the same of both cards is told once
    assert [picture.key for picture in looked.shown.pictures] == before


def test_a_fault_keeps_what_was_on_the_screen_before_the_rest_was_rendered(looking: Looking) -> None:
    old = looking.keys(FACES)
    looking.save("card.svg", CARD.replace('r="17"', 'r="11"'))
    partly = looking.drawer.do(Look(1, FACES, (1, 2)))
    assert isinstance(partly, Listing) and partly.more and partly.shown is not None
    looking.save("deck.csv", deck().replace("ember 2,", "a name that is too long for its card by far,"))
    looked = looking.look(FACES)
    assert looked.faults != () and looked.shown == partly.shown
    key = looked.shown.pictures[looked.shown.slots[0].front].key
    assert key not in old and looking.drawer.do(Draw(2, FACES, key, 30)) is not None


def test_texts_of_a_card_know_their_cells(looking: Looking) -> None:
    key = looking.keys(FACES)[4]
    found = looking.drawer.do(Read(0, FACES, key))
    assert isinstance(found, tuple)
    written = {(text.text, text.where) for text in found}
    assert ("2", "deck.csv:5, column value") in written
    assert ("moon 2", "deck.csv:5, column name.en") in written
    assert "deck.csv:5, column text.en" in {where for text, where in written if "beside" in text}
    name = next(text for text in found if text.text == "moon 2")
    middle = name.x + name.width / 2, name.y + name.height / 2
    assert middle == pytest.approx((63.5 / 2 + 3, 66 + 3 - 2), abs=1.5)
    looking.save("card.svg", CARD.replace("</svg>", '{{ line(31, 85, "Night Garden", 3) }}\n</svg>'))
    found = looking.drawer.do(Read(1, FACES, looking.keys(FACES)[4]))
    assert ("Night Garden", "card.svg:9") in {(text.text, text.where) for text in found}  # type: ignore[union-attr]  # texts


def test_texts_of_a_book_know_their_lines(looking: Looking) -> None:
    text = rulebook("en").replace("take a token for each", "take a shiny pebble for each", 1)
    looking.save("rulebook.en.md", text)
    line = text[: text.index("shiny pebble")].count("\n") + 1
    found = looking.drawer.do(Read(1, PAGES, looking.keys(PAGES)[0]))
    assert isinstance(found, tuple)
    assert {one.where for one in found if "shiny" in one.text} == {f"rulebook.en.md:{line}"}
    assert {one.where for one in found if one.text == "Round 2"} <= {"rulebook.en.md:14"}
    assert looking.drawer.do(Read(1, SHEETS, looking.keys(SHEETS)[0])) == ()


def test_copies_are_shown_once(looking: Looking) -> None:
    shown = looking.look(View("faces", "tokens", "ja", ink="colour")).shown
    assert shown is not None
    assert [(slot.copies, slot.back) for slot in shown.slots] == [(6, None)]


def test_a_pair_of_languages_and_letter_paper_can_be_seen(looking: Looking) -> None:
    pages = looking.look(View("book", "rulebook", "ja+en", "letter")).shown
    assert pages is not None and pages.pictures[0].width == pytest.approx(215.9)


def test_the_rule_sheet_is_shown_and_what_is_wrong_in_it_told(looking: Looking) -> None:
    assert looking.survey().books == ("rulebook",)
    for lang in ("ja", "en"):
        looking.save(f"rulesheet.{lang}.md", RULES)
    text = (looking.kit / "kit.toml").read_text(encoding="utf-8")
    sheet = '[rulesheet]\nja = "rulesheet.ja.md"\nen = "rulesheet.en.md"\n'
    looking.save("kit.toml", text.replace("[book]", f"{sheet}[book]"))
    assert looking.survey().books == ("rulesheet", "rulebook")
    (key,) = looking.keys(SHEET)
    found = looking.drawer.do(Read(looking.version, SHEET, key))
    assert isinstance(found, tuple)
    assert {one.where for one in found if "take a token" in one.text} == {"rulesheet.en.md:5"}
    pair = View("book", "rulesheet", "ja+en", "letter")
    assert len(looking.keys(pair)) == 2  # front and back
    looking.save("rulesheet.en.md", f"{RULES}\n::: nonsense\n")
    looked = looking.look(SHEET)
    (fault,) = looked.faults
    assert (fault.place, fault.where, fault.number) == ("rulesheet", "night-garden/rulesheet.en.md:7", 1)
    assert looked.shown is not None and [picture.key for picture in looked.shown.pictures] == [key]
    assert [fault.number for fault in looking.look(pair).faults] == [2]


def test_lines_that_end_badly_are_noted_of_a_pair_of_languages_too(looking: Looking) -> None:
    noted = set()
    for count in range(0, 40, 3):
        more = f"It was a hand without a follow and it went {'x' * count} it."
        looking.save("rulebook.en.md", f"{{#first}}\n{more}\n")
        looking.save("rulebook.ja.md", "{#first}\n札を配る。\n")
        looked = looking.look(View("book", "rulebook", "ja+en", "a4"))
        assert looked.faults == () and looked.shown is not None
        noted |= {note.partition(" ")[0] for note in looked.shown.notes}
        if noted:
            break
    assert "rulebook.en.md:2:" in noted


def test_a_fault_names_its_card_and_the_last_pictures_stay(looking: Looking) -> None:
    before = looking.keys(FACES)
    looking.save(
        "deck.csv", deck().replace("ember 2,", "a very long ember that is too long for its card by far,")
    )
    looked = looking.look(FACES)
    assert looked.shown is not None and [p.key for p in looked.shown.pictures] == before
    (fault,) = looked.faults
    assert (fault.place, fault.number) == ("deck", 6)
    assert fault.where.startswith("night-garden/card.svg:") and "too wide" in fault.what and fault.hint
    looking.save("deck.csv", deck().replace("ember 3,", "ember, 3,"))
    (fault,) = looking.look(FACES).faults
    assert (fault.where, fault.number) == ("night-garden/deck.csv:10", 9)
    looking.save("deck.csv", deck())
    assert looking.keys(FACES) == before


def test_a_fault_is_at_its_card_whatever_copies_stand_before_it(looking: Looking) -> None:
    long = "ember that is much too long for its card by far,"
    rows = deck().replace("ember 2,", long).splitlines()
    looking.save("deck.csv", "\n".join([f"copies,{rows[0]}", *(f"3,{row}" for row in rows[1:])]))
    (fault,) = looking.look(FACES).faults  # of the sixth face, nothing having been seen before
    assert fault.number == 6
    looking.save("deck.csv", deck())
    shown = looking.look(FACES).shown
    assert shown is not None and shown.slots[5].number == 6
    each = "\n".join([f"copies,{rows[0]}", "0,5,#000000,x,x,x,x", *(f"2,{row}" for row in rows[1:])])
    looking.save("deck.csv", each)
    (fault,) = looking.look(FACES).faults
    assert fault.number == 7  # of its row: the first has no card


def test_a_fault_names_its_page(looking: Looking) -> None:
    pages = looking.keys(PAGES)
    text = rulebook("en")
    looking.save("rulebook.en.md", text + "\n{#end}\nSee {card:ZZ}.\n")
    (fault,) = looking.look(PAGES).faults
    assert (fault.place, fault.number) == ("rulebook", len(pages))
    assert fault.where.startswith("night-garden/rulebook.en.md:")
    looking.save("rulebook.en.md", text.replace("On your turn", "On {your turn", 1))
    (fault,) = looking.look(PAGES).faults
    assert fault.number == 1


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_two_languages_are_compared_whichever_is_saved(
    looking: Looking, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = looking.keys(PAGES)
    made = looking.drawer.cache.made
    looking.save(f"rulebook.{lang}.md", rulebook(lang) + "\n{#end}\nEnd.\n")
    (fault,) = looking.look(PAGES).faults
    assert "the languages differ" in fault.what and "'end'" in fault.what
    looking.save(f"rulebook.{lang}.md", rulebook(lang))
    assert looking.keys(PAGES) == pages and looking.drawer.cache.made is made
    monkeypatch.setattr(compose, "MAX_MADE", 0)
    looking.save(f"rulebook.{lang}.md", rulebook(lang))
    assert looking.keys(PAGES) == pages and looking.drawer.cache.made is not made


def test_a_broken_kit_toml_is_told_and_what_was_there_stays(looking: Looking) -> None:
    before = looking.survey()
    assert before.fault is None and [part.count for part in before.parts] == [CARDS, 6]
    text = (looking.kit / "kit.toml").read_text(encoding="utf-8")
    looking.save("kit.toml", text.replace("size =", "sise =", 1))
    after = looking.survey()
    assert after.parts == before.parts and after.fault is not None
    assert after.fault.place == KIT and "sise" in after.fault.what and "kit.toml" in after.fault.where
    assert looking.look(FACES).shown is None
    looking.save("kit.toml", text)
    assert looking.survey() == before


def test_a_picture_that_is_no_more_is_not_another(looking: Looking) -> None:
    old = looking.keys(FACES)[0]
    looking.save("deck.csv", deck().replace("moon 1,", "new moon,"))
    assert looking.keys(FACES)[0] != old
    assert looking.drawer.do(Draw(looking.version, FACES, old, 96)) is None


def test_a_huge_picture_is_made_smaller(looking: Looking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draw, "MAX_PIXELS", 1_000_000)
    first, *_ = looking.keys(SHEETS)
    data = png(pdf(looking.drawer.seen[SHEETS].drawables[first]), 300)
    image = Image.open(io.BytesIO(data))
    assert 900_000 < image.width * image.height <= 1_004_000


def test_examples_are_proven_again_when_one_of_them_changes(tmp_path: Path) -> None:
    kit = tmp_path / "shifty-partners"
    shutil.copytree(find_kit("shifty-partners"), kit)
    looking = Looking(kit)
    pages = looking.keys(PAGES)
    first = looking.drawer.cache._proven
    text = (kit / "rulebook.en.md").read_text(encoding="utf-8")
    looking.save("rulebook.en.md", text.replace(" the ", " this ", 1))
    assert looking.keys(PAGES) != pages and looking.drawer.cache._proven is first
    pinned = sorted((kit / "examples").glob("*.json"))[0]
    good = pinned.read_text(encoding="utf-8")
    looking.save(f"examples/{pinned.name}", good.replace('"score"', '"scores"').replace("0", "1", 1))
    (fault,) = looking.look(PAGES).faults
    assert fault.place == "rulebook" and "examples" in fault.where
    looking.save("rulebook.en.md", text)
    looking.save(f"examples/{pinned.name}", good)
    assert looking.keys(PAGES) == pages
    look = (kit / "kit.toml").read_text(encoding="utf-8")
    (kit / "kit.toml").write_text(look.replace("#dd9a2e", "#00aa00"), encoding="utf-8")
    looking.keys(
        View("book", "rulebook", "en", "letter")
    )  # before that is noticed: figures of the kit as it was
    looking.version += 1
    assert looking.keys(PAGES) == Looking(kit).keys(PAGES) != pages


def test_art_is_shown_and_what_is_wrong_or_coarse_in_it_told(kit: Path) -> None:
    looking = Looking(kit)
    view = View("faces", "tokens", "en", ink="colour")
    token = (kit / "token.svg").read_text(encoding="utf-8")
    art = '<image href="art.png" x="2" y="2" width="21" height="21"/>'
    looking.save("token.svg", token.replace("</svg>", f"{art}</svg>"))
    (fault,) = looking.look(view).faults
    assert "art.png" in fault.what and fault.number == 1
    draft = Looking(kit, draft=True)
    (placeholder,) = draft.keys(view)
    Image.new("RGB", (40, 40), "#118833").save(kit / "art.png")
    looking.version += 1
    (key,) = looking.keys(view)
    assert key != placeholder
    shown = looking.look(view).shown
    assert shown is not None and "art.png is printed at 48 dots per inch" in shown.notes[0]
    drawn = looking.drawer.do(Draw(looking.version, view, key, 96))
    assert isinstance(drawn, bytes)
    image = Image.open(io.BytesIO(drawn)).convert("RGB")
    assert image.getpixel((image.width // 2, image.height // 2)) == (0x11, 0x88, 0x33)
    Image.new("RGB", (40, 40), "#883311").save(kit / "art.png")
    looking.version += 1
    assert looking.keys(view) != [key]  # another picture under the same name


def test_cards_and_boxes_are_those_of_the_edition_and_of_the_backs(looking: Looking) -> None:
    """Boxes for cards that are glued, or in sleeves, are thicker; ``size`` is the standard edition's."""
    box = (
        '[[part]]\nid = "box"\ntitle = { ja = "箱", en = "Box" }\nshape = "net"\nbleed = 0\nlayout = "single"\n'
    )
    more = f'[edition.standard]\nsize = "mini"\n{box}holds = ["deck"]\ntemplate = "shared/box.svg"\n'
    looking.save("kit.toml", (looking.kit / "kit.toml").read_text("utf-8") + more)
    found = {part.id: (part.width, part.height) for part in looking.survey().parts}
    assert found["deck"] == (44.5, 63.5)
    for backs in ("long-edge", "gutterfold", "none"):
        kit = in_edition(read_kit(looking.kit), Edition(size=size_called("mini")), backs)
        width, height = kit.named("box").size.width, kit.named("box").size.height
        assert (found["box"] == (width, height)) == (backs == "long-edge")
        shown = looking.look(View("faces", "box", "en", ink="colour", backs=backs)).shown
        assert shown is not None
        assert [(one.width, one.height) for one in shown.pictures] == [(width, height)]
