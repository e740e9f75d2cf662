"""The assembly page: true to the settings, complete in both languages, whatever a kit has."""

from __future__ import annotations

import itertools
import math
import re
from pathlib import Path
from typing import cast

import pypdfium2
import pytest
from msgspec.structs import replace

from printkit.book.typeset import Text, typeset_text
from printkit.kit.data import count_of
from printkit.kit.model import OTHER_LANGUAGE, Backs, Data, Kit, Part, Size
from printkit.kit.read import read_kit
from printkit.kit.render import load, render
from printkit.kit.resources import builtin_kits, find_kit
from printkit.kit.said import word
from printkit.kit.schema import BACKS
from printkit.pdf.paper import PAPERS, Paper
from printkit.pdf.write import write
from printkit.press.assembly import Printed, Stack, assembly_data, printed
from printkit.press.grid import bounds
from printkit.press.layout import read_layout
from printkit.press.marks import crop_marks, parting_marks
from printkit.press.order import Cut, cuts_in_order
from printkit.press.share import Leaf, Lot
from printkit.press.sheets import batches
from tests.press.sample import KIT

CARDS = Part("cards", {"ja": "札", "en": "Cards"}, Size(63.5, 88.9), "c.svg", count=20, back="shared/box.svg")
TOKENS = Part(
    "tokens", {"ja": "コマ", "en": "Tokens"}, Size(25, 25), "t.svg", "circle", count=8, layout="tokens"
)
DIE = Part("die", {"ja": "サイコロ", "en": "Die"}, Size(180, 100), "shared/box.svg", "net", layout="single")
NOTED = replace(DIE, id="box", note={"ja": "中に札を入れます。", "en": "Holds the cards."})


def parts(given: tuple[Part, ...], backs: Backs) -> list[Printed]:
    return [printed(KIT, part, f"test-kit_{part.id}_en_a4.pdf", PAPERS["a4"], backs) for part in given]


def text(given: tuple[Part, ...], backs: Backs, langs: tuple[str, ...], book: str | None) -> str:
    made = [
        Text(
            lang,
            word(KIT, "assembly", (lang,), name=KIT.name[lang]),
            load(Path(), f"shared/assembly.{lang}.md"),
            assembly_data(KIT, lang, PAPERS["a4"], backs, parts(given, backs), book),
        )
        for lang in langs
    ]
    pdf = pypdfium2.PdfDocument(write(typeset_text(KIT, made, "a4")))
    whole = "".join(page.get_textpage().get_text_bounded() for page in pdf)
    return "".join(whole.split())


@pytest.mark.parametrize(
    ("given", "book", "backs"),
    [
        *(((CARDS, TOKENS, DIE), "test-kit_rulebook_en_a4.pdf", backs) for backs in BACKS),
        *(((CARDS,), None, backs) for backs in BACKS),
        *((given, None, backs) for given, backs in zip(((TOKENS,), (DIE,), (NOTED,), ()), BACKS, strict=True)),
        ((), "test-kit_rulebook_en_a4.pdf", "long-edge"),
    ],
)
def test_both_languages_say_the_same_of_any_kit(
    given: tuple[Part, ...], book: str | None, backs: Backs
) -> None:
    """typeset_text compares the two block by block."""
    said = text(given, backs, ("ja", "en"), book)
    assert ("rulebook_en_a4.pdf" in said) == (book is not None)
    for part in given:
        assert part.title["ja"] in said and part.title["en"].replace(" ", "") in said


@pytest.mark.parametrize(
    ("backs", "said", "unsaid"),
    [
        ("long-edge", ["longedge"], ["shortedge", "letitdry", "Nobacks"]),
        ("short-edge", ["shortedge"], ["longedge", "letitdry", "Nobacks"]),
        ("gutterfold", ["Fold,printedsideout", "letitdry"], ["longedge", "shortedge", "Nobacks"]),
        (
            "none",
            ["Nobacks", "nothingshowsthrough", "Cards:Onlythefront"],
            ["longedge", "shortedge", "letitdry"],
        ),
    ],
)
def test_backs_as_they_were_printed(backs: Backs, said: list[str], unsaid: list[str]) -> None:
    found = text((CARDS, TOKENS, DIE), backs, ("en",), None)
    for words in said:
        assert words in found
    for words in unsaid:
        assert words not in found


@pytest.mark.parametrize(
    ("backs", "both"), [("long-edge", 2), ("short-edge", 2), ("gutterfold", 0), ("none", 0)]
)
def test_the_table_says_which_parts_go_on_both_sides(backs: Backs, both: int) -> None:
    """Of two parts with backs and one without; “both sides” stands there once for each, and not elsewhere."""
    backed = replace(TOKENS, back="shared/box.svg")
    table = text((CARDS, backed, DIE), backs, ("en",), None)
    assert (table.count("bothsides"), table.count("oneside")) == (both, 3 - both)


def test_backs_that_are_missed_are_named() -> None:
    """Not those of a deck, nor the front again, in the other language or as it is."""
    told = {}
    for kit in map(read_kit, map(find_kit, builtin_kits())):
        paper = PAPERS["a4"]
        made = [printed(kit, part, "x.pdf", paper, "none") for part in kit.parts]
        told[kit.id] = assembly_data(kit, "en", paper, "none", made, None)["lacking"]
        assert assembly_data(kit, "en", paper, "gutterfold", made, None)["lacking"] == []
    assert told == {
        "handmade-pinochle": ["Meld sheets", "Markers", "Counters"],
        "optrita-lines": [],
        "shifty-partners": ["Markers"],
        "sorcerer": ["Hand bid cards", "Dummy bid cards", "Dealer marker"],
        "twin-shoot": ["Bid tables", "Reference cards", "Markers"],
    }


def test_round_pieces_are_named_with_their_size() -> None:
    found = text((CARDS, TOKENS, replace(TOKENS, id="big", size=Size(40, 40))), "none", ("en",), None)
    assert "Tokens(25mm),Tokens(40mm):Cutjustinside" in found
    one = replace(TOKENS, count=1)
    assert "Tokens(25mm):Cutjustinside" in text((CARDS, one), "none", ("en",), None)


def test_what_one_cut_parts_is_told_as_large_as_half_the_paper() -> None:
    pad = replace(DIE, shape="square", bleed=0, layout="halves", count=2)
    assert "2210×148.5" in text((pad,), "none", ("en",), None)


def test_sleeves_are_for_sizes_that_are_sold() -> None:
    small = replace(CARDS, id="small", title={"ja": "ミニ", "en": "Small"}, size=Size(27, 38))
    found = text((CARDS, small), "none", ("en",), None)
    assert found.count("Sleeves(optional):") == 1 and "Sleeves(optional):63.5×88.9mmforCards." in found


@pytest.mark.parametrize(("kit", "boxes"), [("sorcerer", 2), ("optrita-lines", 3)])
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_boxes_are_told_with_what_they_hold(kit: str, boxes: int, lang: str) -> None:
    read = read_kit(find_kit(kit))
    made = [printed(read, part, f"{part.id}.pdf", PAPERS["a4"], "long-edge") for part in read.parts]
    data = assembly_data(read, lang, PAPERS["a4"], "long-edge", made, None)
    told = cast("list[dict[str, object]]", data["boxes"])
    assert len(told) == boxes
    first = told[0]
    assert first["title"] == {"ja": "箱", "en": "Box"}[lang] and first["pieces"] == 1
    assert first["holds"] == [
        part.title[lang] for part in read.parts if part.id in ("deck", {"sorcerer": "aid"}.get(kit, "tens"))
    ]
    assert first["title"] not in cast("list[str]", data["nets"])
    assert [one["flat"] for one in told] == [False] * (boxes - 1) + [True]


def test_xx_is_explained_where_it_stands() -> None:
    said = "apartwithoutwords"
    assert said not in text((CARDS,), "none", ("en",), None)
    wordless = [printed(KIT, CARDS, "test-kit_cards_xx_a4.pdf", PAPERS["a4"], "none")]
    assert assembly_data(KIT, "en", PAPERS["a4"], "none", wordless, None)["wordless"] is True


def test_a_back_in_the_other_language_is_told() -> None:
    """Not where the back is a picture, where both languages stand on both sides, or where it is not printed."""
    part = replace(CARDS, back=OTHER_LANGUAGE)
    assert "Cards:Thebacksaysthesameinanotherlanguage" in text((part,), "long-edge", ("en",), None)
    assert "札：裏面は、同じ内容をもう1つの言語で" in text((part,), "long-edge", ("ja",), None)
    assert "another" not in text((part,), "none", ("en",), None) + text((CARDS,), "long-edge", ("en",), None)
    both = assembly_data(KIT, "en", PAPERS["a4"], "long-edge", parts((part,), "long-edge"), None, pair=True)
    assert both["turned"] == []


def test_what_a_kit_has_not_is_not_spoken_of() -> None:
    found = text((DIE,), "long-edge", ("en",), None)
    for words in ("longedge", "backbehind", "marktomark", "round", "Sleeves", "--edition"):
        assert words not in found
    assert "Cutalongthelines." in found


@pytest.mark.parametrize(
    ("given", "backs", "steps"),
    [
        ((CARDS,), "long-edge", ["print", "back", "cut"]),
        ((TOKENS,), "none", ["print", "cut"]),
        ((CARDS,), "none", ["print", "cut", "back"]),
        ((replace(CARDS, size=Size(27, 38)),), "none", ["print", "cut", "back"]),
        ((DIE,), "gutterfold", ["print", "cut", "fold", "glue"]),
        ((replace(DIE, glued=False),), "gutterfold", ["print", "cut", "fold"]),
        ((), "long-edge", []),
    ],
)
def test_steps_that_do_not_apply_are_left_out(given: tuple[Part, ...], backs: Backs, steps: list[str]) -> None:
    assert assembly_data(KIT, "en", PAPERS["a4"], backs, parts(given, backs), None)["steps"] == steps


@pytest.mark.parametrize(
    ("more", "steps"),
    [
        ("", ["print", "cut"]),
        ('<path class="score" d="M0 17 H40"/>', ["print", "cut", "fold", "glue"]),
        ('<path d="M0 17 H40" stroke="#000" stroke-dasharray="1 1"/>', ["print", "cut", "fold", "glue"]),
        ('{% import "lines.svg" as lines %}{{ lines.inner() }}', ["print", "cut", "fold", "glue"]),
    ],
)
def test_a_net_without_a_fold_is_only_cut_out(more: str, steps: list[str], tmp_path: Path) -> None:
    edge = '<path class="cut" d="M10 0 H30 L40 17.3 L30 34.6 H10 L0 17.3 Z" stroke="#000"/>'
    (tmp_path / "hex.svg").write_text(f"<svg {{{{ canvas }}}}>{edge}{more}</svg>", encoding="utf-8")
    given = parts((replace(DIE, template="hex.svg"),), "none")
    found = assembly_data(replace(KIT, folder=tmp_path), "en", PAPERS["a4"], "none", given, None)
    assert (found["steps"], bool(found["nets"])) == (steps, "fold" in steps)


def marks(leaf: Leaf) -> list[tuple[tuple[float, ...], tuple[float, ...]]]:
    """Give the ends of each mark of a sheet."""
    paths = [*parting_marks(leaf.laid), *(path for one in leaf.laid for path in crop_marks(one))]
    return [(a[1:], b[1:]) for path in paths for a, b in itertools.pairwise(path.ops) if b[0] == "L"]


def marked(pairs: list[tuple[tuple[float, ...], tuple[float, ...]]], cut: Cut) -> bool:
    """Whether a mark lies on a cut's line near each of its ends."""
    axis = 0 if cut[0] == cut[2] else 1
    on = [pair for pair in pairs if all(abs(end[axis] - cut[axis]) < 1e-5 for end in pair)]
    return all(any(math.dist(one, end) < 6 for pair in on for one in pair) for end in (cut[:2], cut[2:]))


def shared(lots: list[Lot], paper: Paper, backs: Backs) -> tuple[Leaf, ...]:
    """The sheets that parts share."""
    return tuple(leaf for one in batches(lots, paper, backs) if one.shared for leaf in one.leaves)


@pytest.mark.parametrize(
    ("kit", "backs"),
    [(kit, BACKS[(n + more) % len(BACKS)]) for n, kit in enumerate(builtin_kits()) for more in (0, 2)],
)
def test_cuts_can_be_made_in_their_order_and_are_marked_at_both_ends(kit: str, backs: Backs) -> None:
    """Each goes through what is still in one piece from edge to edge, and no card is cut in two."""
    read = read_kit(find_kit(kit))
    card = [part for part in read.parts if part.stock == "card"]
    lots = [Lot(part, read_layout(part.layout, read.folder), count_of(read, part)) for part in card]
    for leaf in shared(lots, PAPERS["a4"], backs):
        cuts = [cut for cuts in cuts_in_order(leaf) for cut in cuts]
        assert len(cuts) == leaf.cuts
        pieces = [slot.trim for one in leaf.laid for slot in one.fronts]
        for x1, y1, x2, y2 in cuts:
            assert (x1 == x2) != (y1 == y2)
            for box in pieces:
                through = box.x + 0.1 < x2 and x1 < box.x + box.width - 0.1
                assert not (through and box.y + 0.1 < y2 and y1 < box.y + box.height - 0.1)
        drawn = marks(leaf)
        assert all(marked(drawn, cut) for cut in cuts)
        between = cuts[: len(leaf.laid) - 1]
        if between:
            whole = bounds(pieces)
            assert any(
                (y1, y2) == (whole.y, whole.y + whole.height) or (x1, x2) == (whole.x, whole.x + whole.width)
                for x1, y1, x2, y2 in between[:1]
            )


@pytest.mark.parametrize("kit", builtin_kits())
def test_every_group_of_cuts_has_its_number_which_keeps_off_others_and_pieces(kit: str) -> None:
    read = read_kit(find_kit(kit))
    card = [part for part in read.parts if part.stock == "card"]
    lots = [Lot(part, read_layout(part.layout, read.folder), count_of(read, part)) for part in card]
    stack = Stack("x.pdf", "card", 1, leaves=shared(lots, PAPERS["a4"], "long-edge"))
    data = assembly_data(read, "en", PAPERS["a4"], "long-edge", [], None, files=[stack])
    source = load(Path(), "shared/figures/step-cut.svg")
    drawn = render(source, {**data, "number": 3, "lang": "en"})
    there = [tuple(map(float, at)) for at in re.findall(r'cx="([\d.]+)" cy="([\d.]+)" r="1.55"', drawn)]
    cutting = cast("list[dict[str, list[object]]]", data["cutting"])
    assert len(there) == sum(len(sheet["cuts"]) for sheet in cutting) > 2
    assert all(math.dist(a, b) > 3.1 for a, b in itertools.combinations(there, 2))
    box = r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"[^>]* stroke="#ffffff"'
    pieces = [tuple(map(float, sides)) for sides in re.findall(box, drawn)]
    assert len(pieces) > 9
    for x, y in there:
        for left, top, wide, high in pieces:
            assert not (left - 1.5 < x < left + wide + 1.5 and top - 1.5 < y < top + high + 1.5)


@pytest.mark.parametrize(("backs", "sheets"), [("long-edge", 3), ("none", 3), ("gutterfold", 5)])
def test_sheets_are_counted_as_they_are_printed(backs: Backs, sheets: int) -> None:
    (one,) = parts((CARDS,), backs)
    assert (one.count, len(one.laid.leaves)) == (20, sheets)
    data = assembly_data(KIT, "en", PAPERS["a4"], backs, [one], None)
    assert data["sheets"] == sheets


def test_copies_are_counted(tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_text("id,copies\na,3\nb,\nc,0\n", encoding="utf-8")
    kit: Kit = replace(KIT, folder=tmp_path)
    part = replace(CARDS, data=Data(("cards.csv",)), count=2)
    assert printed(kit, part, "x", PAPERS["a4"], "none").count == 8


def test_a_language_without_a_page_of_its_own_gets_english() -> None:
    kit = replace(KIT, name={"de": "Schachtel"}, languages=("de",))
    assert word(kit, "assembly", ("de",), name=kit.name["de"]) == "How to print and assemble Schachtel"
