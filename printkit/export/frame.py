"""How large a picture of a face is. Imports little: plans of builds need it."""

from __future__ import annotations

from msgspec import Struct

MM_IN_INCH = 25.4


class Frame(Struct, frozen=True):
    """How a face becomes a picture. ``width``, ``height``: in pixels, of what is kept of the drawing.

    ``bleed``: mm kept beyond the trim, at the sides and above and below. ``round``: nothing is painted outside
    the circle.
    """

    width: int
    height: int
    dpi: float
    bleed: tuple[float, float] = (0.0, 0.0)
    round: bool = False
