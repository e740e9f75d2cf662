"""Nothing let through, and it looks the same: pages flattened beside the same pages as a viewer blends them."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pikepdf
import pypdfium2
import pytest
from PIL import ImageChops, ImageFilter

from printkit.errors import ArtError
from printkit.pdf.extent import around, outline
from printkit.pdf.flatten import flattened
from printkit.pdf.matrix import Matrix
from printkit.pdf.page import (
    Drawing,
    Gradient,
    Group,
    Imported,
    Item,
    Moved,
    Page,
    Path,
    Placed,
    Publication,
    Rect,
)
from printkit.pdf.write import write
from tests.pdf.sample import cairo_pages, setting

GROUND = Path(around(0, 0, 40, 40), fill="#20406b")
LEAF = (
    ("M", 5.0, 20.0),
    ("C", 15.0, 2.0, 25.0, 2.0, 35.0, 20.0),
    ("C", 25.0, 38.0, 15.0, 38.0, 5.0, 20.0),
    ("Z",),
)
HALF = Path(around(0, 0, 17, 40), fill="#c03030")
RIGHT = Path(around(20, 5, 35, 30), fill="#ffcc00")
SWEEP = Gradient((0, 0, 40, 0), ((0, "#ffee00"), (1, "#0000ff")))
FACE = Drawing(20, 10, (Path(around(1, 1, 8, 9), fill="#00aa00", opacity=(0.4, 1)),), True, "part deck, card 1")

WINDOWS = [
    Path(around(x, y, x + 7, y + 8), fill="#ffffff", opacity=(0.5, 1))
    for x, y in ((1.0, 1.0), (15.0, -4.0), (-30.0, 1.0))
]
OWN = Drawing(20, 10, (Path(around(0, 0, 20, 10), fill="#00aa00"), *WINDOWS), True, "part deck, card 2")
"""Lets through its own ground and nothing of what it lies on, pieces beyond its edge too; FACE shows that."""

CASES: dict[str, tuple[Item, ...]] = {
    "on one colour": (GROUND, Path(LEAF, fill="#ffffff", opacity=(0.3, 1))),
    "on paper": (Path(LEAF, fill="#ff0000", opacity=(0.3, 1)),),
    "on two": (GROUND, HALF, Path(LEAF, fill="#ffffff", opacity=(0.3, 1))),
    "on a gradient": (Path(around(0, 0, 40, 40), fill=SWEEP), Path(LEAF, fill="#ffffff", opacity=(0.6, 1))),
    "a gradient on two": (GROUND, HALF, Path(LEAF, fill=SWEEP, opacity=(0.6, 1))),
    "a line on two": (GROUND, HALF, Path(LEAF, stroke="#ffffff", width=3, opacity=(1, 0.5))),
    "a line on a line": (
        Path((("M", 0.0, 20.0), ("L", 40.0, 20.0)), stroke="#c03030", width=9),
        Path(around(6, 6, 34, 34), stroke="#0000c0", width=4, opacity=(1, 0.5)),
    ),
    "fill and line": (GROUND, HALF, Path(LEAF, fill="#00ff00", opacity=(0.5, 1), stroke="#ffffff", width=2)),
    "with a hole": (
        GROUND,
        HALF,
        Path((*around(5, 5, 35, 35), *around(15, 15, 25, 25)), "#ffffff", evenodd=True, opacity=(0.5, 1)),
    ),
    "one on another": (
        GROUND,
        *(Path(around(4 * n, 4 * n, 20 + 4 * n, 24), fill="#ffffff", opacity=(0.3, 1)) for n in range(4)),
    ),
    "a group": (
        GROUND,
        Group((HALF, Path(LEAF, fill="#ffcc00")), Matrix(0.6, 0.2, -0.2, 0.6, 10, 4), LEAF, opacity=0.5),
    ),
    "a group in a group": (
        GROUND,
        Group((HALF, Group((RIGHT, Path(around(25, 9, 38, 22), fill="#00aa00")), opacity=0.5)), opacity=0.6),
    ),
    "moved": (GROUND, HALF, Moved(4, 6, (Path(around(8, 8, 20, 20), fill="#ffffff", opacity=(0.5, 1)),))),
    "text": (
        GROUND,
        *(Group((glyphs,), opacity=0.5) for glyphs in setting(4, 20, "follow 遊", colour="#ffffff")),
    ),
    **{
        f"placed {turn}": (GROUND, HALF, Placed("face", 12, 8, turn, 0.9, Rect(13, 9, 20, 20)))
        for turn in (0, 90, 180, 270)
    },
    "placed on its own ground": (GROUND, HALF, Placed("own", 12, 8)),
    "placed alone": (Placed("face", 12, 8), Placed("face", 12, 20, 90)),
}


def publication(items: Sequence[Item]) -> Publication:
    forms: dict[str, Drawing | Imported] = {
        "face": FACE,
        "own": OWN,
        "cairo": Imported(63, 88, cairo_pages(), 0),
    }
    return Publication("t", "en", (Page(40, 40, tuple(items)),), forms=forms)


def differ(*files: bytes) -> bool:
    """Tell whether two PDFs look otherwise, edges apart: a viewer smooths those of clips and fills unlike."""
    both = [pypdfium2.PdfDocument(file)[0].render(scale=6).to_pil().convert("RGB") for file in files]
    off = ImageChops.difference(*both).convert("L").point(lambda value: 255 * (value >= 12))
    return off.filter(ImageFilter.MinFilter(3)).getbbox() is not None


@pytest.mark.parametrize("name", CASES)
def test_flattened_looks_the_same(name: str) -> None:
    """And otherwise where the last thing is lost."""
    pub = publication(CASES[name])
    seen, flat = write(pub), write(flattened(pub))
    assert not differ(seen, flat)
    assert differ(seen, write(publication(CASES[name][:-1])))
    with pikepdf.open(io.BytesIO(flat)) as pdf:
        for thing in pdf.objects:
            if isinstance(thing, pikepdf.Dictionary | pikepdf.Stream):
                assert "/Group" not in thing
                states = thing.get("/ExtGState", pikepdf.Dictionary())
                assert all(state.ca == 1 and state.CA == 1 for _, state in states.items())


def test_what_was_opaque_stays_as_it_was() -> None:
    pub = publication((GROUND, HALF, Placed("cairo", 0, 0)))
    assert flattened(pub).pages == pub.pages


@pytest.mark.parametrize(("form", "stays"), [("own", True), ("face", False)])
def test_a_form_with_a_ground_of_its_own_stays_one(form: str, stays: bool) -> None:
    """Else its card would be written once for each place; one that shows what lies below is parted there."""
    placed = Placed(form, 12, 8)
    (page,) = flattened(publication((GROUND, HALF, placed))).pages
    assert (placed in page.items) == stays


def test_what_cannot_be_mixed_is_refused_by_its_place() -> None:
    pub = publication((Placed("cairo", 0, 0), Path(LEAF, fill="#ffffff", opacity=(0.3, 1))))
    with pytest.raises(ArtError, match=r"a shape at 5\.0, 2\.0 mm is translucent") as caught:
        flattened(pub)
    assert caught.value.where == "page 1"
    fading = Gradient((6, 0, 30, 0), ((0.0, "#ffcc00"), (1.0, "#ffcc0000")))
    with pytest.raises(ArtError, match=r"a shape at 6\.0, 6\.0 mm is translucent"):
        flattened(publication((GROUND, Path(around(6, 6, 34, 34), fill=fading, stroke="#0000c0", width=1))))
    over = Drawing(63, 88, (Placed("cairo", 0, 0), *CASES["text"][1:]), True, "part deck, card 7")
    with pytest.raises(ArtError, match="text at") as caught:
        flattened(
            Publication(
                "t", "en", (Page(9, 9, ()),), forms={"face": over, "cairo": Imported(63, 88, cairo_pages(), 0)}
            )
        )
    assert caught.value.where == "part deck, card 7"


@pytest.mark.parametrize("groups", [1, 2])
def test_a_group_on_what_its_group_holds_is_refused(groups: int) -> None:
    """It lies on that alone, and not on what is below the outer group, which both are mixed with."""
    inner: Item = Path(around(10, 5, 35, 30), fill="#ffcc00")
    for _ in range(groups):
        inner = Group((inner,), opacity=0.5)
    with pytest.raises(ArtError, match=r"a shape at 10\.0, 5\.0 mm is translucent"):
        flattened(publication((GROUND, Group((HALF, inner), opacity=0.6))))


def test_an_outline_is_as_wide_as_the_stroke() -> None:
    square = outline(Path(around(10, 10, 20, 20), stroke="#000000", width=2))
    places = [(x, y) for _, *at in square for x, y in zip(at[::2], at[1::2], strict=True)]
    xs, ys = zip(*places, strict=True)
    assert (min(xs), max(xs), min(ys), max(ys)) == pytest.approx((9, 21, 9, 21))
    butt, square_cap = (
        outline(Path((("M", 0.0, 0.0), ("L", 10.0, 0.0)), stroke="#000000", width=2, cap=cap))
        for cap in ("butt", "square")
    )
    assert max(at[0] for _, *at in butt if at) == pytest.approx(10)
    assert max(at[0] for _, *at in square_cap if at) == pytest.approx(11)
