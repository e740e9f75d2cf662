"""A box that holds the cards of a kit: its measures, its net, and what cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.errors import KitError
from printkit.kit.boxes import (
    EDGE,
    LEAST_FLAP,
    LOOSE,
    PAPER,
    ROOM,
    SLACK,
    SLEEVE,
    box_for,
    box_of,
    boxes_for,
)
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.schema import SIZES
from printkit.parts.faces import faces
from printkit.pdf.paper import PAPERS, USUAL
from printkit.press.grid import fit
from printkit.press.layout import read_layout
from tests.kit.conftest import Edit


@given(st.sampled_from(sorted(SIZES)), st.integers(1, 250), st.sampled_from([0.3, 0.45, 0.6]))
def test_cards_go_in_and_the_net_goes_on_both_papers(size: str, cards: int, thickness: float) -> None:
    width, height = SIZES[size].width, SIZES[size].height
    box = box_for((width, height), cards, thickness)
    if box is None:
        assert 2 * cards * thickness + width > 190 or 2 * cards * thickness + height > 250
        return
    assert box.width >= width + 1 and box.height >= height + 1 and box.depth >= cards * thickness + 1
    if box.style == "tuck":
        assert box.net_width == pytest.approx(box.glue + 2 * box.width + 2 * box.depth - PAPER + 2 * EDGE)
        assert box.flap >= LEAST_FLAP and 6 <= box.glue <= max(6, box.depth)
        ends = 2 * (box.depth + box.flap) + 2 * EDGE
        assert box.net_height == pytest.approx(box.height + ends + box.foot)
    else:
        assert box.net_width == pytest.approx(box.width + LOOSE + 2 * box.depth + 2 * EDGE)
        assert box.net_height == pytest.approx(box.height + LOOSE + 2 * box.depth + 2 * EDGE)
        assert 0 < box.lid <= box.depth and box.loose >= 2 * thickness
        thin = box_for((width, height), 1, thickness)
        assert thin is not None and thin.style == "tuck"
    for paper in (PAPERS[id_] for id_ in USUAL):
        grid = fit(paper, box.net_width, box.net_height, 0, read_layout("single"), "none", "net")
        assert grid.per_sheet >= 1


def test_a_common_deck() -> None:
    box = box_for((63.5, 88.9), 72)
    assert box is not None
    assert (box.style, box.width, box.height, box.depth) == ("tuck", 65.0, 90.4, 21.6 + SLACK)


BOX = """
[[part]]
id = "box"
title = "Box"
shape = "net"
bleed = 0
layout = "single"
template = "shared/box.svg"
"""


def with_more(small: Path, more: str) -> Kit:
    """Read the small kit with more parts."""
    with (small / "kit.toml").open("a", encoding="utf-8") as file:
        file.write(more)
    return read_kit(small)


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ('holds = ["crads"]\n', "part.box.holds: 'crads' is no part that a box holds.*did you mean 'cards'"),
        ('holds = ["box"]\n', "'box' is no part that a box holds"),
        ('holds = ["cards"]\nsize = [10, 10]\n', "part.box.size: a box is as large as"),
        ('holds = ["cards"]\nthickness = 9\n', "part.box.thickness: should be 0.05 to 5"),
        ("size = [10, 10]\nthickness = 0.4\n", "only a box needs it"),
        ("size = [10, 10]\nsleeved = true\n", "part.box.sleeved: only a box needs it"),
        ('holds = ["cards"]\nglued = false\n', "part.box.glued: only a net that is no box"),
        ('holds = ["cards"]\nthickness = 5.0\n', "no sheet has room for a box.* 1200 mm high"),
        ('holds = "cards"\n', "holds: should be a list"),
    ],
)
def test_what_cannot_be(small: Path, edit: Edit, more: str, message: str) -> None:
    edit("kit.toml", "[[part]]", "[[part]]\ncount = 60")
    with pytest.raises(KitError, match=f"(?s){message}"):
        with_more(small, BOX + more)


@pytest.mark.parametrize(
    ("more", "backs", "thickness", "sleeved"),
    [
        ("", "long-edge", 0.3, False),
        ("", "short-edge", 0.3, False),
        ("", "gutterfold", 0.45, False),
        ("", "none", 0.6, True),
        ("sleeved = true\n", "long-edge", 0.6, True),
        ("sleeved = true\n", "none", 0.6, True),
        ("thickness = 0.2\n", "none", 0.4, True),
    ],
)
def test_a_box_is_for_cards_as_they_are_printed(
    small: Path, more: str, backs: str, thickness: float, sleeved: bool
) -> None:
    kit = boxes_for(with_more(small, f'{BOX}holds = ["cards"]\n{more}'), backs)
    part = kit.named("box")
    box = box_of(kit, part)
    assert box is not None and box.cards == 4
    assert box.thickness == pytest.approx(thickness) and box.sleeved == sleeved
    assert box.width == pytest.approx(63.5 + SLACK + (SLEEVE if sleeved else 0))
    assert (part.size.width, part.size.height) == (box.net_width, box.net_height)


PAD = """
[[part]]
id = "sheet"
title = "Sheet"
size = [186, 130]
shape = "square"
template = "card.svg"

[[part]]
id = "chips"
title = "Chips"
size = [38, 38]
shape = "circle"
count = 9
template = "card.svg"
"""


@pytest.mark.parametrize("backs", ["long-edge", "gutterfold", "none"])
def test_tokens_and_paper_go_into_an_envelope(small: Path, backs: str) -> None:
    """The sheet is folded once, and fixes how large it is; nothing in it is thicker for its back."""
    kit = boxes_for(with_more(small, f'{PAD}{BOX}holds = ["sheet", "chips"]\n'), backs)
    part = kit.named("box")
    box = box_of(kit, part)
    assert box is not None and (box.style, box.cards) == ("envelope", 10)
    assert (box.width, box.height) == (130 + ROOM, 93 + ROOM)
    assert part.size.width <= 200 and part.size.height <= 260


@pytest.mark.parametrize(("count", "style", "deep"), [(108, "envelope", 0), (120, "tray", 21 * 0.3 + SLACK)])
def test_tokens_that_would_lie_high_go_into_a_box(small: Path, count: int, style: str, deep: float) -> None:
    """Six lie beside each other where the folded sheet does, which is two layers high."""
    pad = PAD.replace("count = 9", f"count = {count}")
    kit = with_more(small, f'{pad}{BOX}holds = ["sheet", "chips"]\n')
    box = box_of(kit, kit.named("box"))
    assert box is not None and (box.style, box.cards, box.thickness) == (style, count + 1, 0)
    assert box.depth == pytest.approx(deep)


def test_very_many_tokens_lie_in_a_wider_box_and_not_in_a_tower(small: Path) -> None:
    pad = PAD.replace("count = 9", "count = 300")
    kit = with_more(small, f'{pad}{BOX}holds = ["chips"]\n')
    box = box_of(kit, kit.named("box"))
    assert box is not None and (box.style, box.cards) == ("tuck", 300)
    assert (box.width, box.height) == pytest.approx((76 + SLACK, 76 + SLACK))  # two by two
    assert box.depth == pytest.approx(75 * 0.3 + SLACK)


def test_a_thick_pad_lies_no_lower_in_a_wider_box(small: Path) -> None:
    pad = PAD.replace('id = "sheet"', 'id = "sheet"\nstock = "paper"\ncount = 210').replace(
        "[186, 130]", "[100, 70]"
    )
    box = box_of(kit := with_more(small, f'{pad}{BOX}holds = ["sheet"]\n'), kit.named("box"))
    assert box is not None and (box.style, box.width, box.height) == ("tray", 100 + SLACK, 70 + SLACK)
    assert box.depth == pytest.approx(210 * 0.15 + SLACK)


def test_an_envelope_that_no_sheet_holds(small: Path) -> None:
    more = PAD.replace('id = "sheet"', 'id = "sheet"\nstock = "card"') + BOX + 'holds = ["sheet", "chips"]\n'
    with pytest.raises(KitError, match="no sheet has room for an envelope for these: sheet, chips"):
        with_more(small, more)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("bxo.svg", r"bxo\.svg"),
        ("../secret", "leads out"),
        ("tuckbox.svg", r"did you mean 'shared/box\.svg'"),
    ],
)
def test_a_shared_drawing_that_is_not_there(small: Path, name: str, message: str) -> None:
    with pytest.raises(KitError, match=message):
        with_more(small, BOX.replace("box.svg", name) + 'holds = ["cards"]\n')


def test_a_kit_draws_its_own_front(small: Path) -> None:
    art = '<circle cx="{{ box.width / 2 }}" cy="9" r="5" fill="#123456"/>'
    (small / "box-art.svg").write_text(art, encoding="utf-8")
    kit = with_more(small, f'{BOX}holds = ["cards"]\n')
    (card,) = faces(kit, kit.named("box"), kit.languages[0]).cards
    assert "#123456" in card.front
