"""Colours for a press: what is sRGB on a screen becomes ink, by tables that LittleCMS makes of an ICC profile.

Inks are shares from 0 to 1, in the order cyan, magenta, yellow, black; the sum of the four is the total ink,
and a printer's 240 % is 2.4. Greys are black alone, as dark as they are where black alone can be. Where no
press is meant, a grey is what a screen shows: office printers expect that, and make up for their own dot gain.
"""

from __future__ import annotations

import io
import itertools
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, cast

from msgspec import Struct, field

from printkit.cache import store
from printkit.errors import KitError
from printkit.kit.resources import data_folder, read_bytes
from printkit.pdf.vision import simulated

if TYPE_CHECKING:
    from PIL.Image import Image

Colour = Literal["rgb", "cmyk", "grey"]
Ink = tuple[float, float, float, float]

MAX_PROFILE = 4 << 20
CONDITION = "FOGRA39"
"""The registered printing condition of the profile that comes with printkit (www.color.org)."""

USUAL_MOST = 3.0
"""The most ink of that condition: offset on coated paper."""

SIDE = 33
"""Entries on each side of the cube of sRGB."""

DEEP = 9
"""Entries on each side of the table of inks."""


class Spot(Struct, frozen=True):
    """An ink of its own: its name, and what stands for it where it is not printed."""

    name: str
    instead: Ink


class Tables(Struct, frozen=True):
    """What a profile says, as bytes.

    ``cube``: four inks for each of SIDE³ colours, blue changing first. ``black``: for each of 256 greys, the
    black that is as dark. ``about``: what the profile calls itself.
    """

    cube: bytes
    black: bytes
    about: str


class Inks(Struct, frozen=True, dict=True):
    """What a file's colours become.

    ``colour``: four inks, or black alone (grey). ``profile``: ICC, of the printing condition, b"" for none.
    ``condition``: its registered name, "" for none. ``most``: total ink. ``given``: what the kit says of its
    own ``#rrggbb``.
    """

    colour: Colour
    tables: Tables
    profile: bytes
    condition: str = CONDITION
    most: float = USUAL_MOST
    given: Mapping[str, Ink | Spot] = field(default_factory=dict)

    def of(self, red: float, green: float, blue: float) -> Ink | Spot:
        """Give the inks of a colour of sRGB, each of its shares 0 to 1."""
        levels = [round(255 * min(1.0, max(0.0, share))) for share in (red, green, blue)]
        given = self.given.get("#{:02x}{:02x}{:02x}".format(*levels))
        if given is not None and self.colour == "cmyk":
            return given
        if self.colour == "grey":
            levels = [round(255 * share) for share in simulated((red, green, blue), "grey")]
        if len(set(levels)) == 1:
            return 0.0, 0.0, 0.0, round(self.tables.black[levels[0]] / 255, 3)
        made = interpolated(self.tables.cube, SIDE, 4, [level / 255 for level in levels])
        cyan, magenta, yellow, black = (round(value / 255, 3) for value in made)
        return cyan, magenta, yellow, black

    def picture(self, picture: Image) -> Image:
        """Give a picture of RGB or grey in inks: CMYK, or grey as L, in which black is ink."""
        if picture.mode == "L":
            return picture.point([255 - black for black in self.tables.black])
        made = picture.filter(self._filter)
        return made.getchannel(0) if self.colour == "grey" else made

    @cached_property
    def _filter(self) -> Any:
        from PIL.ImageFilter import Color3DLUT

        if self.colour == "grey":
            return Color3DLUT.generate(SIDE // 2 + 1, lambda *rgb: (1 - cast("Ink", self.of(*rgb))[3],) * 3)
        cube, across = self.tables.cube, range(SIDE)
        places = (((r * SIDE + g) * SIDE + b) * 4 for b in across for g in across for r in across)
        table = [value / 255 for at in places for value in cube[at : at + 4]]  # which has red change first
        return Color3DLUT(SIDE, table, channels=4, target_mode="CMYK")


HOME = Inks("grey", Tables(b"", bytes(range(255, -1, -1)), ""), b"", "")
"""For grey where no press is meant: without its dot gain."""


def total(picture: Image | io.BytesIO) -> float:
    """Give the greatest total ink of a pixel of a CMYK picture, or of a file of one."""
    from PIL import Image, ImageMath

    whole = Image.open(picture) if isinstance(picture, io.BytesIO) else picture
    bands = dict(zip("cmyk", whole.split(), strict=True))
    added = ImageMath.lambda_eval(lambda of: of["c"] + of["m"] + of["y"] + of["k"], **bands)
    return float(added.getextrema()[1]) / 255


def interpolated(table: bytes, side: int, wide: int, at: list[float]) -> list[float]:
    """Read a table of ``side`` entries in each direction between its entries: ``wide`` values at a place."""
    found = [0.0] * wide
    corners: list[tuple[int, float]] = [(0, 1.0)]
    for share in at:
        low = min(int(share * (side - 1)), side - 2)
        part = share * (side - 1) - low
        steps = [(low, 1 - part), (low + 1, part)]
        corners = [(place * side + step, w * v) for place, w in corners for step, v in steps if v]
    for place, weight in corners:
        for n in range(wide):
            found[n] += weight * table[place * wide + n]
    return found


def own_profile(name: str = "FOGRA39L") -> bytes:
    """Give a profile that comes with printkit: ``FOGRA39L`` or ``sRGB``."""
    return read_bytes(data_folder("templates") / "shared" / "icc" / f"{name}.icc", MAX_PROFILE)


def tables_of(profile: bytes, most: float, where: str) -> Tables:
    """Make the tables of a CMYK printer's profile. Raises KitError for what is none; takes a second, or many.

    Colours are matched to the paper's white, and black to the deepest black (relative colorimetric, black
    point compensated). What would take more ink than ``most`` has more black in it at the same colour: the less
    ink there may be, the longer it takes.
    """
    key = ["inks", profile.hex(), most, store.version("pillow")]
    return store.cached("libraries", key, Tables, lambda: _tables(profile, most, where))


def _tables(profile: bytes, most: float, where: str) -> Tables:
    from PIL import Image, ImageCms

    about = check_profile(profile, where)
    printer = ImageCms.getOpenProfile(io.BytesIO(profile))
    screen, lab = ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB")
    same = ImageCms.Intent.RELATIVE_COLORIMETRIC
    deep = ImageCms.Flags.BLACKPOINTCOMPENSATION
    try:
        parted = ImageCms.buildTransform(screen, printer, "RGB", "CMYK", same, deep)
        seen = ImageCms.buildTransform(printer, lab, "CMYK", "LAB", same)
    except ImageCms.PyCMSError as error:
        raise KitError(f"the profile cannot be used: {error}", where=where, hint=WANTED) from None

    def through(mode: str, data: bytes, way: Any) -> bytes:
        count = len(data) // len(mode)
        picture = Image.frombytes(mode, (count, 1), data)
        return cast("Image.Image", ImageCms.applyTransform(picture, way)).tobytes()

    rgb = bytes(itertools.chain.from_iterable(itertools.product(_steps(SIDE), repeat=3)))
    inks = bytes(itertools.chain.from_iterable(itertools.product(_steps(DEEP), repeat=4)))
    cube = bytearray(through("RGB", rgb, parted))
    signed = through("CMYK", inks, seen)  # a and b are, which interpolation cannot have
    colours = bytes(value if n % 3 == 0 else value ^ 128 for n, value in enumerate(signed))
    for at in range(0, len(cube), 4):
        if sum(cube[at : at + 4]) > most * 255:
            less = blacker(colours, [value / 255 for value in cube[at : at + 4]], most)
            cube[at : at + 4] = bytes(int(value * 255) for value in less)
    ramp = through("CMYK", bytes(value for black in range(256) for value in (0, 0, 0, black)), seen)[::3]
    grey = ImageCms.buildTransform(screen, lab, "RGB", "LAB", same)
    light = through("RGB", bytes(value for level in range(256) for value in (level,) * 3), grey)[::3]
    black = bytes(min(range(256), key=lambda ink: (abs(ramp[ink] - one), -ink)) for one in light[:-1])
    return Tables(bytes(cube), black + b"\0", about)


def _steps(side: int) -> list[int]:
    return [round(step * 255 / (side - 1)) for step in range(side)]


WANTED = "a CMYK profile of the press or paper, as the printer gives it: FILE.icc"
CLASSES = {"mntr": "a screen", "scnr": "a scanner or camera", "spac": "a colour space", "link": "a device link"}


def check_profile(profile: bytes, where: str) -> str:
    """Give what a profile calls itself. Raises KitError for what is no profile of a CMYK printer."""
    from PIL import ImageCms

    try:
        core = ImageCms.getOpenProfile(io.BytesIO(profile)).profile
        kind, space = core.device_class.strip(), core.xcolor_space.strip()
        about = " ".join((core.profile_description or "").split())[:100] or "unnamed"
    except (ImageCms.PyCMSError, OSError, AttributeError, ValueError):
        raise KitError("not an ICC profile, or damaged", where=where, hint=WANTED) from None
    if kind != "prtr" or space != "CMYK":
        what = CLASSES.get(kind, "a printer" if kind == "prtr" else f"the class {kind!r}")
        raise KitError(f"a profile of {what} ({space}), not of a printer (CMYK)", where=where, hint=WANTED)
    return about


def blacker(colours: bytes, ink: list[float], most: float) -> Ink:
    """Raise black, and lower the other inks so that the colour stays, until the total is no more than ``most``.

    ``colours``: Lab for each of DEEP⁴ inks. Where not even full black is enough, the others are thinned.
    """
    goal = interpolated(colours, DEEP, 3, ink)
    low, high = ink[3], 1.0
    best = _matched(colours, goal, ink[:3], 1.0)
    for _ in range(6):
        black = (low + high) / 2
        others = _matched(colours, goal, ink[:3], black)
        if sum(others) + black <= most:
            best, high = others, black
        else:
            low = black
    over = max(1.0, sum(best) / max(most - high, 1e-6))
    cyan, magenta, yellow = (value / over for value in best)
    return cyan, magenta, yellow, high


def _matched(colours: bytes, goal: list[float], others: list[float], black: float) -> list[float]:
    """Give cyan, magenta and yellow that come nearest to a colour with so much black (Newton's method)."""
    now, step = list(others), 0.03
    for _ in range(3):
        here = interpolated(colours, DEEP, 3, [*now, black])
        slopes = []
        for n in range(3):
            way = -step if now[n] > 0.5 else step
            there = interpolated(colours, DEEP, 3, [*now[:n], now[n] + way, *now[n + 1 :], black])
            slopes.append([(b - a) / way for a, b in zip(here, there, strict=True)])
        change = _solved(slopes, [a - b for a, b in zip(goal, here, strict=True)])
        now = [min(1.0, max(0.0, value + more)) for value, more in zip(now, change, strict=True)]
    return now


def _solved(columns: list[list[float]], right: list[float]) -> list[float]:
    """Solve three equations, given by columns (Cramer); no change where they have no one answer."""

    def det(a: list[float], b: list[float], c: list[float]) -> float:
        crossed = (b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0])
        return sum(x * y for x, y in zip(a, crossed, strict=True))

    whole = det(*columns)
    if abs(whole) < 1e-6:
        return [0.0, 0.0, 0.0]
    swapped = ([right if n == at else one for n, one in enumerate(columns)] for at in range(3))
    return [det(*one) / whole for one in swapped]
