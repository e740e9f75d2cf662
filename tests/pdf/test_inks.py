"""Colours into inks: the tables of a profile, what is black alone, the most ink, and a whole file's colours."""

from __future__ import annotations

import io
import itertools
import re
from collections.abc import Iterator

import pikepdf
import pytest
from msgspec.structs import replace
from PIL import Image, ImageCms

from printkit.errors import KitError
from printkit.pdf.inks import DEEP, HOME, Inks, Spot, blacker, own_profile, tables_of
from printkit.pdf.page import Gradient, Page, Path, Publication
from printkit.pdf.write import write
from tests.pdf.sample import rich

BOX = (("M", 1.0, 1.0), ("L", 9.0, 1.0), ("L", 9.0, 9.0), ("Z",))
SAME = ImageCms.Intent.RELATIVE_COLORIMETRIC
DEVICE = {"/DeviceCMYK", "/DeviceGray"}


@pytest.fixture(scope="module")
def inks() -> Inks:
    return Inks("cmyk", tables_of(own_profile(), 3.0, "x"), own_profile())


def colours(pdf: pikepdf.Pdf) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Give each operator that sets a colour of a PDF's pages and forms, and its operands."""
    streams: list[pikepdf.Object] = [page.obj for page in pdf.pages]
    streams += [
        one for one in pdf.objects if isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Form"
    ]
    for stream in streams:
        for one in pikepdf.parse_content_stream(stream):
            if str(one.operator) in ("g", "G", "rg", "RG", "k", "K", "cs", "CS", "sc", "SC", "scn", "SCN"):
                yield (
                    str(one.operator),
                    tuple(float(v) for v in one.operands if not isinstance(v, pikepdf.Name)),
                )


def test_greys_are_black_alone(inks: Inks) -> None:
    assert inks.of(0, 0, 0) == (0, 0, 0, 1)
    assert inks.of(1, 1, 1) == (0, 0, 0, 0)
    ramp = [inks.of(level / 20, level / 20, level / 20) for level in range(21)]
    assert all(isinstance(ink, tuple) and ink[:3] == (0, 0, 0) for ink in ramp)
    blacks = [ink[3] for ink in ramp if isinstance(ink, tuple)]
    assert blacks == sorted(blacks, reverse=True)
    assert len(set(blacks)) > 15


def test_colours_are_what_the_profile_says(inks: Inks) -> None:
    """The table is read between its entries: nowhere is it off by more than a hundredth or two of an ink."""
    way = ImageCms.buildTransform(
        ImageCms.createProfile("sRGB"),
        ImageCms.getOpenProfile(io.BytesIO(own_profile())),
        "RGB",
        "CMYK",
        SAME,
        ImageCms.Flags.BLACKPOINTCOMPENSATION,
    )
    for rgb in itertools.product((30, 77, 140, 201, 250), repeat=3):
        if len(set(rgb)) == 1:
            continue
        exact = ImageCms.applyTransform(Image.new("RGB", (1, 1), rgb), way)
        assert exact is not None
        ours = inks.of(*(level / 255 for level in rgb))
        assert isinstance(ours, tuple)
        pixel = exact.getpixel((0, 0))
        assert isinstance(pixel, tuple)
        assert max(abs(a - b / 255) for a, b in zip(ours, pixel, strict=True)) < 0.03, rgb


def test_no_colour_takes_more_than_the_most_ink() -> None:
    tables = tables_of(own_profile(), 2.4, "x")
    sums = [sum(tables.cube[at : at + 4]) / 255 for at in range(0, len(tables.cube), 4)]
    assert 2.3 < max(sums) <= 2.4
    assert sum(tables_of(own_profile(), 3.0, "x").cube[:4]) / 255 > 2.5  # else black takes more


def test_black_is_raised_at_the_same_colour() -> None:
    """Beside the same inks merely thinned: the colour stays within 2 of what it was."""
    profile = ImageCms.getOpenProfile(io.BytesIO(own_profile()))
    seen = ImageCms.buildTransform(profile, ImageCms.createProfile("LAB"), "CMYK", "LAB", SAME)

    def lab(data: bytes) -> bytes:
        made = ImageCms.applyTransform(Image.frombytes("CMYK", (len(data) // 4, 1), data), seen)
        assert made is not None
        return bytes(value if n % 3 == 0 else value ^ 128 for n, value in enumerate(made.tobytes()))

    steps = [round(step * 255 / (DEEP - 1)) for step in range(DEEP)]
    colours = lab(bytes(itertools.chain.from_iterable(itertools.product(steps, repeat=4))))
    for ink in ([0.7, 0.6, 0.6, 0.7], [0.8, 0.7, 0.5, 0.5], [0.6, 0.9, 0.8, 0.3]):
        less = blacker(colours, ink, 2.4)
        assert sum(less) <= 2.4 + 1e-9
        assert less[3] > ink[3]
        before, after = lab(bytes(round(v * 255) for v in ink)), lab(bytes(round(v * 255) for v in less))
        assert abs(before[0] - after[0]) * 100 / 255 < 2
        assert max(abs(a - b) for a, b in zip(before[1:], after[1:], strict=True)) <= 3


def test_what_a_kit_says_of_a_colour_goes_first(inks: Inks) -> None:
    given = Inks(
        "cmyk",
        inks.tables,
        b"",
        given={"#010101": (0.6, 0.4, 0.4, 1.0), "#c9a227": Spot("Gold", (0, 0.2, 1, 0))},
    )
    assert given.of(1 / 255, 1 / 255, 1 / 255) == (0.6, 0.4, 0.4, 1.0)
    assert given.of(0xC9 / 255, 0xA2 / 255, 0x27 / 255) == Spot("Gold", (0, 0.2, 1, 0))


@pytest.mark.parametrize(
    ("profile", "said"),
    [
        (b"nothing", "not an ICC profile"),
        (own_profile()[:16] + b"\xa1\xa2\xa3\xa4" + own_profile()[20:], "not an ICC profile, or damaged"),
        (own_profile("sRGB"), "a profile of a screen (RGB), not of a printer"),
    ],
)
def test_a_profile_of_the_wrong_kind_is_refused(profile: bytes, said: str) -> None:
    with pytest.raises(KitError, match=re.escape(said)) as caught:
        tables_of(profile, 3.0, "--profile")
    assert caught.value.where == "--profile"


@pytest.mark.parametrize("level", ["plain", "x-4"])
def test_every_colour_of_a_file_becomes_ink(inks: Inks, level: str) -> None:
    pdf = pikepdf.open(io.BytesIO(write(replace(rich(level=level), inks=inks))))
    said = list(colours(pdf))
    assert said
    assert {word.lower() for word, _ in said} <= {"k", "g", "cs", "scn"}
    for thing in pdf.objects:
        if isinstance(thing, pikepdf.Dictionary | pikepdf.Stream):
            for key in ("/ColorSpace", "/CS"):
                if isinstance(thing.get(key), pikepdf.Name):
                    assert str(thing[key]) in DEVICE, thing
    assert ("k", (0, 0, 0, 1)) in said


def drawn(inks: Inks, *items: Path) -> pikepdf.Pdf:
    pub = Publication("t", "en", (Page(10, 10, items),), inks=inks)
    return pikepdf.open(io.BytesIO(write(pub)))


def test_a_gradient_is_blended_in_steps(inks: Inks) -> None:
    """In its middle it is the ink of the middle colour, not the mean of the inks at its ends."""
    pdf = drawn(inks, Path(BOX, fill=Gradient((0, 0, 10, 0), ((0, "#ff0000"), (1, "#0000ff")))))
    (shading,) = pdf.pages[0].Resources.Shading.values()
    assert str(shading.ColorSpace) == "/DeviceCMYK"
    middle = [float(v) for v in shading.Function.Functions[4].C0]
    assert middle == pytest.approx(inks.of(0.5, 0, 0.5), abs=0.01)
    assert len(shading.Function.Functions) == 8


def test_grey_is_one_plate() -> None:
    grey = Inks("grey", tables_of(own_profile(), 3.0, "x"), own_profile())
    pdf = drawn(grey, Path(BOX, fill="#ff0000"), Path(BOX, fill="#ffffff"), Path(BOX, fill="#000000"))
    said = [(word, operands) for word, operands in colours(pdf)]
    assert [word for word, _ in said] == ["g", "g", "g"]
    (red,), (white,), (black,) = (operands for _, operands in said)
    assert (black, white) == (0, 1)
    assert 0.2 < red < 0.6


def test_spot_colours_have_a_space_of_their_own(inks: Inks) -> None:
    gold = replace(inks, given={"#c9a227": Spot("PANTONE 871 C", (0.2, 0.3, 0.8, 0.1))})
    pdf = drawn(gold, Path(BOX, fill="#c9a227", stroke="#c9a227", width=1))
    (space,) = pdf.pages[0].Resources.ColorSpace.values()
    assert (str(space[0]), str(space[1]), str(space[2])) == ("/Separation", "/PANTONE 871 C", "/DeviceCMYK")
    assert [word for word, _ in colours(pdf)] == ["cs", "scn", "CS", "SCN"]


@pytest.mark.parametrize(
    ("colour", "level"),
    [("#ff0000", 127), ("#00ff00", 220), ("#0000ff", 76), ("#e2694a", 141), ("#808080", 128), ("#101010", 16)],
)
def test_without_a_profile_grey_is_as_bright_as_the_colour(colour: str, level: int) -> None:
    """Its luminance, encoded as sRGB, worked out apart; in pictures as in drawings."""
    ((word, (share,)),) = colours(drawn(HOME, Path(BOX, fill=colour)))
    assert (word, round(255 * share)) == ("g", level)
    picture = HOME.picture(Image.frombytes("RGB", (1, 1), bytes.fromhex(colour[1:])))
    assert picture.mode == "L"
    assert abs(picture.tobytes()[0] - level) <= 1
