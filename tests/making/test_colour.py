"""Which black a grey build has: as light as the colour, or a press's share of ink."""

from __future__ import annotations

import pytest

from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.making.colour import dressed
from printkit.making.settings import Settings
from printkit.pdf.inks import own_profile
from tests.pdf.sample import rich


@pytest.mark.parametrize(
    ("asked", "black"),
    [
        ({}, 0.5),
        ({"conformance": "plain"}, 0.5),
        ({"conformance": "x-4"}, 0.63),
        ({"profile": own_profile()}, 0.63),
    ],
)
def test_grey_is_for_a_press_where_one_is_asked_for(asked: dict[str, object], black: float) -> None:
    """Half grey of a screen is half black at home; on coated paper it takes more to be as dark."""
    settings = Settings(colour="grey", **asked)  # type: ignore[arg-type]
    inks = dressed(rich(), read_kit(find_kit("sorcerer")), settings).inks
    assert inks is not None
    made = inks.of(0.5, 0.5, 0.5)
    assert isinstance(made, tuple)
    assert made == pytest.approx((0, 0, 0, black), abs=0.01)
