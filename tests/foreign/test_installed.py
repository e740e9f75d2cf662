"""Games that are installed: found by their entry points, played like printkit's own, told apart."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import FunctionType

import pytest

from printkit.games import foreign
from printkit.rules.game import Game
from printkit.rules.hand import Hand
from printkit.rules.lesson import Turn
from printkit.rules.scene import Play, Trick
from printkit.rules.trick import TrickHand
from printkit.rules.view import View
from tests.cli.commands import forked
from tests.docs.printed import ROOT
from tests.foreign.whist import install, write_whist

GUIDE = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")


def entry_points() -> str:
    """Give what pip makes of the pyproject.toml that docs/games.md prints."""
    (block,) = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    groups = tomllib.loads(block)["project"]["entry-points"]
    return "".join(
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in points.items())
        for group, points in groups.items()
    )


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A desk with the kit of the tutorial, which names the game by its id, and a folder of packages."""
    kit = write_whist(tmp_path)
    install(tmp_path / "site", kit, entry_points())
    for name in ("game.py", "lessons.py", "phrases.en.toml"):
        (kit / name).unlink()
    toml = (kit / "kit.toml").read_text("utf-8").replace('game = "game.py"', 'game = "whist"')
    (kit / "kit.toml").write_text(toml, encoding="utf-8")
    return tmp_path


def printkit(desk: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run it in a fork, which finds what is installed there."""

    def look() -> None:
        sys.path.insert(0, str(desk / "site"))
        foreign._points.cache_clear()
        foreign._installed.cache_clear()

    if not hasattr(os, "fork"):
        pytest.skip("it is installed for a fork alone")
    return forked(*words, cwd=desk, first=look)


def test_it_is_played_like_printkits_own(desk: Path) -> None:
    for words in (
        ["play", "whist"],
        ["simulate", "whist", "--games", "30", "--policy", "random", "--jobs", "2"],
        ["facts", "whist", "tricks"],
        ["facts", "--kit", "./my-whist", "target"],
        ["examples", "./my-whist", "--regenerate", "--write"],
        ["quiz", "./my-whist", "--out", "puzzles.pdf"],
        ["build", "./my-whist", "--only", "rulebook"],
        ["verify", "output/my-whist/my-whist_rulebook_en_a4.pdf"],
        ["show", "my-whist/examples/trump-wins.json"],
    ):
        done = printkit(desk, *words)
        assert done.returncode == 0 and "Traceback" not in done.stderr, (words, done.stderr)
    assert printkit(desk, "facts", "--kit", "./my-whist", "target").stdout == "target: 7\n"
    # a build of what is not changed does nothing, and one of a game that is
    assert ": unchanged" in printkit(desk, "build", "./my-whist", "--only", "rulebook").stdout
    rules = desk / "site" / "whist_game" / "game.py"
    rules.write_text(rules.read_text("utf-8").replace("max(0, tricks - 6)", "max(0, tricks - 5)"), "utf-8")
    done = printkit(desk, "build", "./my-whist", "--only", "rulebook")
    assert done.returncode == 1 and "(WH-07)" in done.stderr


def test_a_wrong_id_names_the_installed_ones(desk: Path) -> None:
    done = printkit(desk, "play", "whits")
    assert done.returncode == 2 and "did you mean 'whist'?" in done.stderr


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "import gone",
            "the game 'whist' of whist-game cannot be loaded: ModuleNotFoundError: No module named 'gone'",
        ),
        ("raise SystemExit(3)", "the game 'whist' of whist-game cannot be loaded: SystemExit: 3"),
        ("def (", "the game 'whist' of whist-game cannot be loaded: SyntaxError"),
        ("x = 1", "whist-game: whist_game: there is no GAME in it"),
        ("GAME = 1", "whist-game: whist_game: GAME is of type int"),
        (
            "from .game import GAME\nGAME = GAME._replace(id='wist')",
            "its GAME is called 'wist', not 'whist'",
        ),
        ("from .game import *\nfrom . import nothing", "whist_game/__init__.py:2"),
    ],
)
def test_a_broken_one_is_one_error_that_names_it(text: str, says: str, desk: Path) -> None:
    (desk / "site" / "whist_game" / "__init__.py").write_text(f"{text}\n", encoding="utf-8")
    done = printkit(desk, "play", "whist")
    assert done.returncode == 1 and says in done.stderr and "Traceback" not in done.stderr, done.stderr
    assert len([line for line in done.stderr.splitlines() if not line.startswith("  ")]) == 1
    assert printkit(desk, "play", "sorcerer").returncode == 0, "the others do not suffer"


def test_one_that_is_no_package(desk: Path) -> None:
    """The folder of a module that is in none is that of all that is installed."""
    (desk / "site" / "whist.py").write_text("from whist_game import GAME\n", encoding="utf-8")
    (about,) = (desk / "site").glob("*.dist-info")
    (about / "entry_points.txt").write_text("[printkit.games]\nwhist = whist\n", encoding="utf-8")
    done = printkit(desk, "play", "whist")
    assert done.returncode == 1 and "'whist' is no package" in done.stderr
    (about / "entry_points.txt").write_text(
        "[printkit.games]\nwhist = whist_game.game:GAME\n", encoding="utf-8"
    )
    assert printkit(desk, "play", "whist").returncode == 0


def test_games_of_one_name(desk: Path, tmp_path: Path) -> None:
    own = write_whist(tmp_path / "own")
    done = printkit(desk, "play", "--kit", str(own), "--trust")
    assert done.returncode == 1 and "an installed package has a game 'whist' too" in done.stderr
    install(desk / "site", own, "[printkit.games]\nwhist = other_whist\n", "other_whist")
    done = printkit(desk, "play", "whist")
    assert done.returncode == 1 and "other-whist and whist-game both have a game 'whist'" in done.stderr
    install(desk / "site", own, "[printkit.games]\nsorcerer = third\n", "third")
    done = printkit(desk, "play", "sorcerer")
    assert done.returncode == 0 and '"game":"sorcerer"' in done.stdout, "printkit's own come first"


def test_what_goes_wrong_in_it_is_told_with_its_line(desk: Path) -> None:
    rules = desk / "site" / "whist_game" / "game.py"
    rules.write_text(
        rules.read_text("utf-8").replace("    if not view.trick:\n", "    if 1 / 0:\n", 1), "utf-8"
    )
    done = printkit(desk, "play", "whist")
    assert done.returncode == 1
    assert re.match(r"printkit: whist_game/game\.py:\d+: ZeroDivisionError", done.stderr)


def test_the_guide_names_all_that_a_game_has() -> None:
    named = set(re.findall(r"`\(?(\w+)", GUIDE))
    assert set(Game._fields) <= named
    assert {"LESSONS", "facts", "whole", "puzzles", "COSTLY"} <= named
    assert unwritten(TrickHand) == {"score"} and "score" in named
    # what a kit's game may put in the place of the base's, as far as it is not the way of every hand
    section = re.findall(r"`(\w+)", GUIDE.partition("## Trick-taking")[2].partition("### Bids")[0])
    assert {name for name in section if hasattr(TrickHand, name)} >= {
        *("tricks", "may_play", "beats", "next_seat", "leads", "played", "rounds", "sides", "winners", "sees"),
        *("cards_used", "size_of", "trick_size", "hands_dealt", "trick_claims", "also_claims", "more_shapes"),
        *("first", "deal", "deal_words", "next_hand", "mixed", "options", "pack", "for_players"),
    }
    assert unwritten(Hand) <= named, "what a game without tricks gives"


def test_the_guide_names_all_that_policies_and_judges_look_at() -> None:
    """Who made a game from it alone had to look into the code for these."""
    named = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`\n]+`", GUIDE))))
    for kind in (View, Trick, Play, Turn):
        assert {name for name in dir(kind) if name[0] != "_" and not hasattr(tuple, name)} <= named


def unwritten(kind: type[Hand]) -> set[str]:
    """Give the methods that a class leaves to games."""
    own = {name: getattr(one, "__func__", one) for name, one in vars(kind).items()}
    return {
        name
        for name, one in own.items()
        if isinstance(one, FunctionType) and "NotImplementedError" in one.__code__.co_names
    }
