"""A draft is built without its pictures; the last word on a kit is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.build.conftest import own_cache
from tests.cli.hostile_kit import NAME, say, swap, tree, write_kit

__all__ = ["own_cache"]


def test_missing_art(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    kit = write_kit(tmp_path / NAME)
    swap("pad.svg", "</svg>", "{{ picture('art/cat.png', 5, 5, 20, 20) }}</svg>")(kit)
    words = ("build", kit, "--out", tmp_path / "out", "--only", "pad", "--jobs", "1")
    said = say(capfd, *words)
    assert said.code == 1 and "no file 'art/cat.png'" in said.err and "part pad, card 1" in said.err
    said = say(capfd, *words, "--draft")
    assert (said.code, said.err) == (0, "")
    assert "old-box/old-box_pad_xx_a4.pdf" in tree(tmp_path / "out")
    said = say(capfd, *words)
    assert said.code == 1, "that a draft was built is not taken for the build"


def test_a_coarse_picture_is_noted(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    from PIL import Image

    kit = write_kit(tmp_path / NAME)
    Image.new("RGB", (50, 50), "red").save(kit / "cat.png")
    swap("pad.svg", "</svg>", "{{ picture('cat.png', 5, 5, 20, 20) }}</svg>")(kit)
    words = ("build", kit, "--out", tmp_path / "out", "--only", "pad", "--jobs", "2", "--paper", "all")
    note = (
        "old-box: pad: cat.png is printed at 64 dots per inch, which looks coarse (150 and more look sharp)\n"
    )
    for _ in range(2):  # the second time nothing is made, and it is said all the same
        said = say(capfd, *words)
        assert (said.code, said.err) == (0, note)
    assert not [name for name in tree(tmp_path / "out") if "notes" in name]
