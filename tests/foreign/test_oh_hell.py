"""Oh Hell, a kit after docs/games.md: bids, hands that change in size, a statistic of its own."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from printkit.games import foreign
from printkit.rules.game import Game, Refused
from printkit.rules.replay import replay
from printkit.rules.run import whole_games
from tests.cli.hostile_kit import say, swap
from tests.foreign.whist import one_line

HERE = Path(__file__).parent / "oh-hell"
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def kit(tmp_path: Path) -> Iterator[Path]:
    yield Path(shutil.copytree(HERE, tmp_path / "oh-hell"))
    foreign.forget()


@pytest.fixture
def game(kit: Path) -> Game:
    return foreign.load(kit / "game.py", kit)


def test_a_game_of_it_is_short() -> None:
    lines = {path.name: len(path.read_text("utf-8").splitlines()) for path in HERE.glob("*.py")}
    assert lines["game.py"] <= 130 and lines["lessons.py"] <= 60
    for path in HERE.glob("*.py"):
        assert "printkit.games" not in path.read_text("utf-8"), "public names only"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            '= self.next_seat(action["seat"])',
            '= action["seat"] + 1',
            "OhHell gives the turn to 4, which is no",
        ),
        ("return Legal(", "Legal(", "game.py:78: legal_bid() gives None"),
        ('"bid", self.turn, t', '"bid", self.turn + 1, t', "for 'bid', self.stage, and for 1, self.turn"),
        ("def legal_bid", "def legl_bid", "did you mean 'legl_bid'?"),
        ('{"turned": shape', '{"turnd": shape', "did you mean 'turnd'?"),
    ],
)
def test_a_slip_in_a_bid_is_named(old: str, new: str, says: str, kit: Path, capfd: Capture) -> None:
    """It was an error in the policy, or in a file of printkit's."""
    swap("game.py", old, new)(kit)
    one_line(say(capfd, "play", "--kit", kit, "--trust"), says)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_seven_hands_from_seven_cards_to_one(players: int, game: Game) -> None:
    for policy in ("random", "sensible"):
        made = list(whole_games(game, game.ruleset({"players": players}), policy, 5, 3, "test"))
        sizes = [[len(cards) for cards in one.setup["hands"]] for one in made]
        assert sizes == [[8 - number] * players for number in (1, 2, 3, 4, 5, 6, 7)] * 3
        assert all(replay(game, one).holds for one in made)
        for one in made:
            follows_the_rules(dict(one.setup), list(one.actions), dict(one.claims or {}))


def follows_the_rules(setup: dict[str, Any], actions: list[Any], claims: dict[str, Any]) -> None:
    """OH-03 … OH-07 read a second time."""
    players, size = len(setup["hands"]), len(setup["hands"][0])
    assert setup["turned"] not in {card for hand in setup["hands"] for card in hand}
    bids, plays = actions[:players], actions[players:]
    assert [bid["seat"] for bid in bids] == [
        (setup["dealer"] + 1 + place) % players for place in range(players)
    ]
    assert sum(bid["bid"] for bid in bids) != size, "somebody has to be wrong"
    won, leader = [0] * players, (setup["dealer"] + 1) % players
    for at in range(0, len(plays), players):
        trick = plays[at : at + players]
        assert [play["seat"] for play in trick] == [(leader + place) % players for place in range(players)]
        led, trump = trick[0]["card"][1], setup["turned"][1]

        def strength(play: dict[str, Any], led: str = led, trump: str = trump) -> tuple[bool, bool, int]:
            rank, suit = play["card"]
            return suit == trump, suit == led, "23456789TJQKA".index(rank)

        leader = max(trick, key=strength)["seat"]
        won[leader] += 1
    named = sorted(bids, key=lambda bid: int(bid["seat"]))
    assert claims["tricks_won"] == won
    assert claims["score"] == [
        10 + one["bid"] if one["bid"] == tricks else 0 for one, tricks in zip(named, won, strict=True)
    ]


def test_the_dealer_may_not_bid_what_comes_out_even(game: Game) -> None:
    ruleset = game.ruleset({})
    (first, *_) = whole_games(game, ruleset, "random", 1, 1, "test")
    chance, refused = random.Random(1), 0
    for _ in range(200):
        hand = game.hand(ruleset, dict(first.setup))
        bids = [chance.randint(0, 3) for _ in range(3)]
        for seat, bid in zip((1, 2, 3), bids, strict=True):
            hand.do({"do": "bid", "seat": seat, "bid": bid})
        assert hand.view(0).bids == (None, *bids), "a tuple: a policy bids for nobody"
        even = 7 - sum(bids)
        wrong = [bid for bid in range(9) if hand.refusal({"do": "bid", "seat": 0, "bid": bid}) is not None]
        assert wrong == ([even, 8] if even >= 0 else [8])
        refused += len(wrong) - 1
        early = hand.refusal({"do": "play", "seat": 0, "card": first.setup["hands"][0][0]})
        assert early is not None and early.code == "wrong-decision"
    assert refused
    with pytest.raises(Refused, match="bid: 9 is refused: no-bid"):
        game.hand(ruleset, dict(first.setup)).do({"do": "bid", "seat": 1, "bid": 9})


def test_its_statistic_is_told(kit: Path, capfd: Capture) -> None:
    said = say(capfd, "simulate", "--kit", kit, "--trust", "--games", "40", "--policy", "sensible,random")
    assert said.code == 0 and "exact a hand" in said.out
    said = say(capfd, "simulate", "--kit", kit, "--trust", "--games", "40", "--json")
    side = json.loads(said.out)["sides"][0]["exact_a_hand"]
    assert sum(one["times"] for one in side["hands"]) == 7 * 40 and {one["value"] for one in side["hands"]} == {
        0,
        1,
    }
    exact = next(one["times"] for one in side["hands"] if one["value"])
    assert side["value"] == pytest.approx(exact / 280)


def test_its_example_is_found_told_and_printed(kit: Path, capfd: Capture) -> None:
    for words in (
        ["examples", f"{kit}/", "--regenerate", "--write"],
        ["check", f"{kit}/", "--only", "books"],
        ["quiz", f"{kit}/", "--grade", "1", "--out", kit.parent / "puzzles.pdf"],
    ):
        said = say(capfd, *words, "--trust")
        assert said.code == 0, said.err
