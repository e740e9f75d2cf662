"""A build says in one line which part's text its cards' edges cut off."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.hostile_kit import NAME, say, swap, write_kit
from tests.gather import gathered

TEXT = '<text font-family="Alegreya Sans" font-size="5"'
OFF = {
    "right": '{{ line(61, 80, "long", 5, anchor="start") }}',
    "left": '{{ line(1, 80, "long", 5) }}',
    "foot": '{{ line(30, 91.5, "low", 5) }}',
    "turned": '<g transform="rotate(-90)">{{ line(-1, 20, "long", 5) }}</g>',
    "saved": f'{TEXT} x="3" y="3"><tspan x="50" y="80">much too long</tspan></text>',
    "in pieces": f'{TEXT} x="30" y="80">half of <tspan font-weight="700">this is too long</tspan></text>',
}
ON = {
    "lines": f'{TEXT} x="3" y="99"><tspan x="3" y="80">short</tspan><tspan x="3" dy="5">too</tspan></text>',
    "middle": f'{TEXT} x="31" y="80" text-anchor="middle"><tspan>half of this in the middle</tspan></text>',
    "ended": f'{TEXT} x="60" y="80" text-anchor="end"><tspan>half of this</tspan></text>',
    "called": f'{TEXT} x="31" y="80" text-anchor="middle"><title>{"a name " * 9}</title>it</text>',
    "near": '{{ line(1, 88, "near", 5, anchor="start") }}',
    "none": '{{ line(80, 80, "", 5) }}<rect x="60" y="9" width="6" height="4"/>',
    "unseen": '<text x="80" y="9" font-family="Alegreya Sans" font-size="4" fill="none">x</text>',
}


def test_a_build_says_which_text_is_cut_off(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    words = ("--only", "cards", "--lang", "en", "--jobs", "1", "--out", tmp_path / "out")
    with gathered() as cases:
        for name, drawn in (OFF | ON).items():
            with cases.of(name):
                kit = write_kit(tmp_path / name / NAME)
                swap("card.svg", "</svg>", f"{drawn}\n</svg>")(kit)
                said = say(capfd, "build", kit, *words)
                assert said.code == 0, said.err
                where = "the edge of card 1 and 1 more"
                note = f"{NAME}: cards: text is cut off at {where}: printkit check says which\n"
                assert said.err == (note if name in OFF else "")
