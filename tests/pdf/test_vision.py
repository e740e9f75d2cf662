"""Colours as other eyes see them: what must hold of the matrices whatever they are."""

from __future__ import annotations

import re
from math import dist

import pytest

from printkit.pdf.vision import (
    MATRICES,
    VISIONS,
    Rgb,
    Vision,
    encoded,
    linear,
    read_hex,
    simulated,
    svg_filters,
)

BYTE = 1 / 255


@pytest.mark.parametrize("vision", VISIONS)
def test_greys_look_the_same_to_all(vision: Vision) -> None:
    for value in range(0, 256, 17):
        grey = (value * BYTE,) * 3
        assert simulated(grey, vision) == pytest.approx(grey, abs=BYTE / 2)


@pytest.mark.parametrize(
    ("vision", "one", "other"),
    [("protan", "#b5462c", "#6b6a2c"), ("deutan", "#c34a44", "#8a7f3f"), ("tritan", "#2f6fb3", "#1d7a86")],
)
def test_what_such_eyes_confuse_comes_nearer(vision: Vision, one: str, other: str) -> None:
    def apart(a: Rgb, b: Rgb) -> float:
        return dist(linear(a), linear(b))

    a, b = read_hex(one), read_hex(other)
    assert apart(simulated(a, vision), simulated(b, vision)) < 0.6 * apart(a, b)


def test_red_is_dark_to_protan_eyes_and_not_to_deutan_ones() -> None:
    red = (1.0, 0.0, 0.0)
    protan, deutan = (simulated(simulated(red, vision), "grey")[0] for vision in ("protan", "deutan"))
    assert protan < 0.75 * deutan


def test_encoding_undoes_linear_light_and_keeps_inside() -> None:
    for colour in ("#000000", "#0a0b0c", "#3a2f6b", "#ffffff"):
        assert encoded(linear(read_hex(colour))) == pytest.approx(read_hex(colour))
    assert encoded((-0.3, 1.7, 0.5))[:2] == pytest.approx((0.0, 1.0))


def test_the_filters_hold_the_matrices() -> None:
    found = dict(re.findall(r'<filter id="(\w+)" [^>]*linearRGB.*?values="([^"]*)"', svg_filters()))
    assert set(found) == set(VISIONS)
    for vision, values in found.items():
        numbers = [float(word) for word in values.split()]
        assert [tuple(numbers[row : row + 3]) for row in (0, 5, 10)] == list(MATRICES[vision])
        assert numbers[15:] == [0, 0, 0, 1, 0]
