"""Euchre, a kit after docs/games.md: the left bower, a partner who sits out, hands that nobody plays."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from printkit.games import foreign
from printkit.rules.game import Game
from printkit.rules.replay import replay
from printkit.rules.run import whole_games
from tests.cli.hostile_kit import say

HERE = Path(__file__).parent / "euchre"
Capture = pytest.CaptureFixture[str]
TWINS = {"S": "C", "C": "S", "H": "D", "D": "H"}


@pytest.fixture
def kit(tmp_path: Path) -> Iterator[Path]:
    yield Path(shutil.copytree(HERE, tmp_path / "euchre"))
    foreign.forget()


@pytest.fixture
def game(kit: Path) -> Game:
    return foreign.load(kit / "game.py", kit)


def test_it_is_played_by_its_rules(game: Game) -> None:
    """Random games read a second time; alone, with the bowers led, followed and thrown, and thrown in."""
    told: set[str] = set()
    for policy in ("random", "sensible"):
        made = list(whole_games(game, game.ruleset({}), policy, 5, 12, "test"))
        assert all(replay(game, one).holds for one in made)
        for one, after in pairwise(made):
            setup, claims = dict(one.setup), dict(one.claims or {})
            told |= follows_the_rules(setup, list(one.actions), claims)
            if not claims["game_over"]:
                assert after.setup["dealer"] == (setup["dealer"] + 1) % 4
                assert after.setup["scores_before"] == claims["scores_after"]
    assert told == {"thrown in", "alone", "left bower follows", "left bower led"}


def follows_the_rules(setup: dict[str, Any], actions: list[Any], claims: dict[str, Any]) -> set[str]:
    """EU-04 … EU-12 read a second time; gives what is remarkable of it."""
    calls = [action["call"] for action in actions if action["do"] == "call"]
    assert all(call == "pass" for call in calls[:-1])
    if calls[-1] == "pass":
        assert len(calls) == len(actions) == 8 and claims["score"] == [0, 0] and "tricks" not in claims
        return {"thrown in"}
    trump, maker = calls[-1][0], (setup["dealer"] + len(calls)) % 4
    assert (trump == setup["turned"][-1]) == (len(calls) <= 4)
    idle = (maker + 2) % 4 if "alone" in calls[-1] else None
    held = [set(hand) for hand in setup["hands"]]
    if len(calls) <= 4:
        thrown = actions[len(calls)]
        assert thrown["do"] == "discard" and thrown["seat"] == setup["dealer"]
        held[setup["dealer"]] = {*held[setup["dealer"]], setup["turned"]} - {thrown["card"]}
    seen = {"alone"} if idle is not None else set()
    left = f"J{TWINS[trump]}"
    order = [left, f"J{trump}"]

    def suit(card: str) -> str:
        return trump if card == left else str(card[1])

    def strength(card: str) -> tuple[bool, int, int]:
        return suit(card) == trump, order.index(card) if card in order else -1, "9TJQKA".index(card[0])

    seat, won = (setup["dealer"] + 1) % 4, [0, 0, 0, 0]
    plays = [action for action in actions if action["do"] == "play"]
    for number in range(5):
        table: list[tuple[int, str]] = []
        seat = (seat + 1) % 4 if seat == idle else seat
        for _ in range(4 - (idle is not None)):
            play = plays.pop(0)
            led = suit(table[0][1]) if table else None
            may = {card for card in held[seat] if suit(card) == led} or held[seat]
            assert play["seat"] == seat and set(play["legal"]) == may and play["card"] in may
            if play["card"] == left:
                seen |= {"left bower led"} if led is None else {"left bower follows"} if led == trump else set()
            held[seat].remove(play["card"])
            table.append((seat, play["card"]))
            seat = (seat + 1) % 4
            seat = (seat + 1) % 4 if seat == idle else seat
        led = suit(table[0][1])
        seat = max((one for one in table if suit(one[1]) in (led, trump)), key=lambda one: strength(one[1]))[0]
        won[seat] += 1
        assert claims["tricks"][number]["winner"] == seat
        assert claims["tricks"][number]["seats"] == [one for one, _ in table]
    assert not plays and claims["tricks_won"] == won
    tricks = won[maker] + won[(maker + 2) % 4]
    made = 0 if tricks < 3 else 1 if tricks < 5 else 2 if idle is None else 4
    assert claims["score"][maker % 2] == made and claims["score"][1 - maker % 2] == (0 if made else 2)
    return seen


def test_its_examples_are_found_told_and_printed(kit: Path, capfd: Capture) -> None:
    """Who sits out was drawn with the card of the next player, as all were taken to play clockwise."""
    for words in (
        ["examples", f"{kit}/", "--regenerate", "--write"],
        ["build", f"{kit}/", "--out", kit.parent / "out", "--only", "rulebook", "--format", "html"],
    ):
        said = say(capfd, *words, "--trust")
        assert said.code == 0, said.err
    trick = json.loads((kit / "examples" / "alone.json").read_text("utf-8"))["claims"]["tricks"][0]
    html = (kit.parent / "out" / "euchre" / "euchre_rulebook_en.html").read_text("utf-8")
    figure = html[html.index("Five tricks alone") :].split("<ellipse", 1)[1].split("</svg>", 1)[0]
    drawn = re.findall(r'font-size="4.09"[^>]*>([A-D])</text>(?:<g data-step="(\d)")?', figure)
    turns = {"ABCD"[seat]: str(turn) for turn, seat in enumerate(trick["seats"], 1)}
    assert dict(drawn) == {seat: turns.get(seat, "") for seat in "ABCD"}


def test_its_statistic_is_told(kit: Path, capfd: Capture) -> None:
    said = say(capfd, "simulate", "--kit", kit, "--trust", "--games", "40")
    assert said.code == 0 and "euchred a hand" in said.out
