"""The registry: games are found by id, and each is whole, or the test says what to write or to run."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from printkit import games
from printkit.errors import UsageError
from printkit.games.sorcerer.game import SorcererHand
from printkit.rules import rng, run
from printkit.rules.game import Game, Option
from printkit.rules.simulate import play_games

ROOT = Path(__file__).parents[2]


def listed(option: Option) -> tuple[Any, ...]:
    """Give the values of an option that is always written: they are few."""
    assert isinstance(option.values, tuple)
    return option.values


def missing(game: Game) -> Any:
    """Give what a game lacks, each with what to do about it."""
    name = game.id.replace("-", "_")
    own = f"printkit/games/{name}"
    files = {
        f"templates/{game.id}/clauses.toml": "its clauses, each with kind and fact",
        f"tests/reading/{name}.py": "the clauses read a second time, importing nothing of printkit",
        f"tests/reading/{name}_record.py": "the second reading's verdict on records",
        f"tests/games/{name}/test_against_reading.py": "engine and second reading play alike",
    }
    found = [f"write {path}: {what}" for path, what in files.items() if not (ROOT / path).is_file()]
    if not pinned(place := f"tests/games/{name}"):
        found.append(f"pin counts of positions in {place}/perft.json")
    found += [
        f"add {policy!r} to GAME.policies in {own}/__init__.py"
        for policy in ("random", "sensible")
        if policy not in game.policies
    ]
    for option in game.options:
        if option.always and not all(whole(game, game.ruleset({option.name: one})) for one in listed(option)):
            found.append(
                f"mend sides, seats or outcome in {own}/__init__.py until every game with {option.name} of"
                f" `printkit simulate {game.id} --games 3 --json` is won by somebody"
            )
    return found


def pinned(place: str) -> bool:
    """Whether counts of positions are pinned in a folder of tests."""
    counts = ROOT / place / "perft.json"
    return counts.is_file() and bool(json.loads(counts.read_text(encoding="utf-8"))["positions"])


def whole(game: Game, ruleset: Any) -> Any:
    """Whether games come to an end with a score for every side, and with winners among them."""
    tally = play_games(game, ruleset, ["random"], 0, 0, 3)
    sides = len(game.hand.side_names(ruleset))
    if tally.games != 3 or len(game.hand.sides(ruleset)) != sides:
        return False
    wins = sum(times / many for won in tally.won for many, times in won.items())
    return abs(wins - 3) < 1e-9 and all(counts.total() == tally.hands for counts in tally.score)


@pytest.mark.parametrize("id", games.IDS)
def test_every_game_has_all_that_a_game_needs(id: str) -> None:
    found = missing(games.get(id))
    assert not found, "\n".join([f"{id} is not whole:", *found])


def test_a_game_without_it_all_is_told_what_it_needs() -> None:
    like = games.get("sorcerer")
    bare = like._replace(id="xiangqi-whist", policies={"random": like.policies["random"]})
    said = "\n".join(missing(bare))
    for piece in (
        "write templates/xiangqi-whist/clauses.toml",
        "write tests/reading/xiangqi_whist.py",
        "write tests/reading/xiangqi_whist_record.py",
        "write tests/games/xiangqi_whist/test_against_reading.py",
        "tests/games/xiangqi_whist/perft.json",
        "add 'sensible' to GAME.policies in printkit/games/xiangqi_whist/__init__.py",
    ):
        assert piece in said
    assert "mend sides" not in said

    class Idle(SorcererHand):
        def outcome(self) -> None:
            return None

        def next_hand(self) -> None:
            return None

    idle = bare._replace(hand=Idle)
    assert "mend sides, seats or outcome" in "\n".join(missing(idle))


def test_every_folder_of_a_game_is_listed() -> None:
    folders = {
        path.parent.name.replace("_", "-") for path in (ROOT / "printkit" / "games").glob("*/__init__.py")
    }
    assert folders == set(games.IDS), "add it to IDS in printkit/games/own.py"


@pytest.mark.parametrize("id", games.IDS)
def test_every_game_plays_and_has_both_policies(id: str) -> None:
    game = games.get(id)
    assert game.id == id
    assert {"random", "sensible"} <= set(game.policies)
    for policy in game.policies:
        (record,) = run.hands(game, game.ruleset({}), policy, 0, 1, "test")
        assert record.game == id
        assert record.claims


@pytest.mark.parametrize(
    ("word", "hint"),
    [
        ("shifty-partner", "did you mean 'shifty-partners'?"),
        ("xyzzy", "the games are"),
        ("os", "the games are"),
    ],
)
def test_an_unknown_game_is_a_usage_error(word: str, hint: str) -> None:
    with pytest.raises(UsageError, match="no game") as raised:
        games.get(word)
    assert raised.value.hint is not None and hint in raised.value.hint
    assert games.find(word) is None


def test_no_game_is_imported_before_it_is_asked_for() -> None:
    script = (
        "import sys; from printkit.games import own;"
        "print([m for m in sys.modules if m.startswith(('printkit.rules', *map(own.package, own.IDS)))])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


FOLLOWING = [one for one in games.IDS if one != "optrita-lines"]  # there two cards make a trick


@pytest.mark.parametrize("game", FOLLOWING)
def test_a_card_takes_what_a_view_says_it_takes(game: str) -> None:
    """``View.takes``, which a policy asks, against the hand with that card played."""
    known, asked = games.get(game), 0
    for index in range(6):
        hand: Any = known.hand(known.ruleset({}), run.deal(known, known.ruleset({}), 1, index))
        words = rng.endless(1, index, 9)
        while not hand.finished:
            view = hand.view(hand.legal().seat)
            for card in view.legal if hand.stage == "play" else ():
                after = hand.copy()
                after.do({"do": "play", "seat": view.seat, "card": card})
                taker = after.best if after.trick else (after.over[-1].taker, card)
                asked += 1
                assert view.takes(card) == (taker == (view.seat, card)), (index, view.trick, card)
            run.act(hand, run.choose(known.policies["random"], view, words).action)
    assert asked > 50


@pytest.mark.parametrize("game", games.IDS)
def test_a_seed_repeats_what_it_made_in_every_way_of_dealing(game: str) -> None:
    known = games.get(game)
    ways: list[dict[str, bool]] = [{}, {"whole": True}]
    ways += [{"mixed": True}] if known.hand.mixed is not None else []
    for way in ways:
        made = next(run.hands(known, known.ruleset({}), "sensible", 3, 1, "test", 5, **way))
        assert made.provenance is not None
        assert run.repeats(known, made), way
        assert not run.repeats(known, made._replace(provenance={**made.provenance, "index": 6})), way
