"""Tallies: they add up in any order, and say of whole games what their records say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from printkit import games
from printkit.rules import run
from printkit.rules.game import Game, Outcome
from printkit.rules.simulate import Tally, by_seat, play_games
from tests.games.checks import there

CASES = [
    ("shifty-partners", {"players": 5}, "random"),
    ("shifty-partners", {"players": 6, "next_lead": "dealer"}, "sensible"),
    ("twin-shoot", {}, "sensible"),
    ("twin-shoot", {"players": 6}, "random"),
    ("sorcerer", {}, "random"),
    ("handmade-pinochle", {}, "random"),
    ("handmade-pinochle", {"min_bid": 15, "must_head": True}, "sensible"),
    ("optrita-lines", {}, "random"),
    ("optrita-lines", {"difficulty": "hard", "same_deal": "first-trick"}, "sensible"),
]


def told_by_records(game: Game, ruleset: Any, policy: str, seed: int, count: int, first: int) -> Any:
    """Tally records by their claims, which tests/reading proves."""
    sides = game.hand.side_names(ruleset)
    tally = Tally(sides)
    for record in run.whole_games(game, ruleset, policy, seed, count, "test", first):
        tally.decisions += len(record.actions)
        tally.card_plays += sum(action["do"] in ("play", "line") for action in record.actions)
        claims = record.claims
        assert claims is not None
        if claims.get("declarer", 0) is None:
            continue
        if game.id == "optrita-lines":
            turned = sum(len(trick["turned"]) for trick in claims["tricks"])
            tally.decisions += turned
            tally.card_plays += turned
            score, totals, tricks = (
                [claims[key][side] for side in sides] for key in ("score", "scores_after", "score")
            )
            winners = [at for at, side in enumerate(sides) if side == claims["result"]]
        else:
            by_seat = claims["tricks_won"]
            side_of: Callable[[int], int] = {
                "shifty-partners": lambda seat: seat,
                "twin-shoot": lambda seat: seat // 2,
                "sorcerer": lambda seat: seat % 3,
                "handmade-pinochle": lambda seat: seat % 2,
            }[game.id]
            tricks = [0] * len(sides)
            for seat, won in enumerate(by_seat):
                tricks[side_of(seat)] += won
            score, totals, winners = claims["score"], claims["scores_after"], claims.get("winners", [])
        tally.hand(Outcome(tuple(score), tuple(tricks), tuple(totals), tuple(winners)))
    return tally


@pytest.mark.parametrize(("id", "options", "policy"), CASES)
def test_a_tally_says_what_the_records_say(id: str, options: Any, policy: str) -> None:
    game = games.get(id)
    ruleset = game.ruleset(options)
    found = play_games(game, ruleset, [policy], 11, 3, 6)
    assert found == told_by_records(game, ruleset, policy, 11, 6, 3)
    assert found.games == 6
    assert sum(times / many for won in found.won for many, times in won.items()) == pytest.approx(6)
    assert all(sum(counts.values()) == found.hands for counts in (*found.score, *found.tricks))
    assert all(sum(counts.values()) == 6 for counts in found.total)


def test_thrown_in_hands_add_their_decisions_only() -> None:
    game = games.get("handmade-pinochle")
    ruleset = game.ruleset({})
    found = play_games(game, ruleset, ["random"], 0, 0, 8)
    records = list(run.whole_games(game, ruleset, "random", 0, 8, "test"))
    thrown = [record for record in records if there(record.claims)["declarer"] is None]
    assert thrown
    assert found.hands == len(records) - len(thrown) == 8 * 4
    assert found.decisions == sum(len(record.actions) for record in records)


@pytest.mark.parametrize("id", games.IDS)
def test_games_add_up_however_they_are_cut(id: str) -> None:
    game = games.get(id)
    ruleset = game.ruleset({})
    policies = ["sensible", "random"] if id != "optrita-lines" else ["random"]
    whole = play_games(game, ruleset, policies, 5, 0, 9)
    parts = [play_games(game, ruleset, policies, 5, first, count) for first, count in ((4, 5), (0, 1), (1, 3))]
    assert parts[0] != whole
    assert added(*parts) == whole
    assert play_games(game, ruleset, policies, 6, 0, 9) != whole


def added(*parts: Tally) -> Tally:
    """Add tallies up in a new one."""
    made = Tally(parts[0].sides)
    for part in parts:
        made.add(part)
    return made


def test_a_sum_is_apart_from_its_parts() -> None:
    one, other = Tally(("A", "B")), Tally(("A", "B"))
    other.hand(Outcome((3, 1), (1, 0), (3, 1), (0,)))
    made = added(one, other)
    made.hand(Outcome((3, 1), (1, 0), (3, 1), (0, 1)))
    assert (one.hands, other.hands, made.hands) == (0, 1, 2)
    assert other.won == [Counter({1: 1}), Counter()]
    assert made.won == [Counter({1: 1, 2: 1}), Counter({2: 1})]
    assert other.score == [Counter({3: 1}), Counter({1: 1})]
    with pytest.raises(ValueError, match="sides"):
        one.add(Tally(("A", "C")))


@pytest.mark.parametrize("id", games.IDS)
def test_every_seat_decides_for_one_side(id: str) -> None:
    game = games.get(id)
    for option in game.options:
        if not option.always:
            continue
        assert isinstance(option.values, tuple)
        for value in option.values:
            ruleset = game.ruleset({option.name: value})
            seats = game.hand.sides(ruleset)
            assert len(seats) == len(game.hand.side_names(ruleset)) == len(set(game.hand.side_names(ruleset)))
            every = [seat for side in seats for seat in side]
            assert len(every) == len(set(every))
            hand = game.hand(ruleset, run.deal(game, ruleset, 0, 0))
            moved = {legal.seat for legal, _ in run.turns(hand, game.policies["sensible"], iter(()))}
            assert moved <= set(every)


def test_policies_are_given_to_the_sides_in_turn() -> None:
    def names(id: str, policies: Any, **options: Any) -> Any:
        game = games.get(id)
        chosen = by_seat(game, game.ruleset(options), policies)
        named = {function: name for name, function in game.policies.items()}
        return "".join(named[chosen[seat]][0] for seat in chosen)

    assert names("shifty-partners", ["sensible", "random"], players=5) == "srsrs"
    assert names("twin-shoot", ["sensible", "random"], players=6) == "ssrrss"
    assert names("sorcerer", ["sensible", "random", "random"]) == "ssrrrr"
    assert names("handmade-pinochle", ["random", "sensible"]) == "rrss"
    assert names("optrita-lines", ["random"]) == "r"
    game = games.get("sorcerer")
    chosen = by_seat(game, game.ruleset({}), ["sensible", "random", "random"])
    assert chosen[0] is chosen[3] is game.policies["sensible"]
    assert chosen[1] is chosen[4] is game.policies["random"]
