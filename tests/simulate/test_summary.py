"""Summaries: rates that add up, and what tables, JSON and figures say of them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from xml.etree import ElementTree

import pytest

from printkit import games
from printkit.cli.columns import laid_out
from printkit.rules.game import Outcome
from printkit.rules.simulate import Tally
from printkit.simulate.share import Order, play
from printkit.simulate.summary import Summary, as_json, quantile, summary, table


def order(
    game: str = "shifty-partners", policies: tuple[str, ...] = ("random",), count: int = 20, **options: object
) -> Order:
    return Order(game, games.get(game).ruleset(options), policies, 1, count)


def two_games() -> Summary:
    """One that A wins, and one that A and C share, of one hand each."""
    tally = Tally(("A", "B", "C"), decisions=10, card_plays=8)
    tally.hand(Outcome((5, 0, -2), (2, 1, 0), (5, 0, -2), (0,)))
    tally.hand(Outcome((3, 1, 3), (1, 1, 1), (3, 1, 3), (0, 2)))
    return summary(order("sorcerer", count=2), tally)


def test_a_shared_win_counts_in_parts() -> None:
    sides = two_games().sides
    assert [side.win_rate.value for side in sides] == [0.75, 0, 0.25]
    assert [(side.alone, side.shared) for side in sides] == [(1, 1), (0, 0), (0, 1)]
    assert [side.score.value for side in sides] == [4, 0.5, 0.5]


@pytest.mark.parametrize("game", games.IDS)
def test_rates_add_up_and_lie_in_their_intervals(game: str) -> None:
    wanted = order(game)
    sides = summary(wanted, play(wanted, 1)).sides
    assert sum(side.win_rate.value for side in sides) == pytest.approx(1)
    for side in sides:
        for one in (side.win_rate, side.score, side.total, side.tricks):
            assert one.low is not None and one.high is not None
            assert one.low <= one.value <= one.high
            assert one.reach == pytest.approx(max(one.high - one.value, one.value - one.low))


def test_json_says_all_that_the_tally_has() -> None:
    wanted = order("handmade-pinochle", ("sensible", "random"), must_head=True)
    tally = play(wanted, 1)
    said = json.loads(json.dumps(as_json(summary(wanted, tally))))
    assert said["ruleset"] == {"players": 4, "must_head": True}
    for total in ("games", "hands", "card_plays", "decisions"):
        assert said[total] == getattr(tally, total) > 0
    for at, side in enumerate(said["sides"]):
        assert (side["side"], side["policy"]) == (tally.sides[at], wanted.policies[at])
        for key, what, counts in (
            ("score_a_hand", "hands", tally.score),
            ("score_a_game", "games", tally.total),
            ("tricks_a_hand", "hands", tally.tricks),
        ):
            assert Counter({row["value"]: row["times"] for row in side[key][what]}) == counts[at]
            assert sum(row["share"] for row in side[key][what]) == pytest.approx(1)
            assert all(row["low"] <= row["share"] <= row["high"] for row in side[key][what])


def test_quantiles() -> None:
    counts = {1: 5, 2: 90, 9: 5}
    assert [quantile(counts, part) for part in (0, 0.05, 0.06, 0.5, 0.95, 0.96, 1)] == [1, 1, 2, 2, 2, 9, 9]


def test_the_table() -> None:
    said = table(two_games(), laid_out).splitlines()
    assert said[:2] == ["sorcerer, 3 players, seed 1", "2 games, 2 hands, 8 cards played, 10 decisions"]
    rows = [line.split() for line in said]
    assert ["A", "random", "1", "1", "75.0", "%"] in [row[:6] for row in rows]
    assert ["A", "3", "3", "3", "3", "5", "5", "5"] in rows
    assert ["2", "50.0", "±40.5", "%", "0.0", "±65.8", "%", "0.0", "±65.8", "%"] in rows
    assert max(map(len, said)) <= 112


def test_a_single_hand_has_no_interval_of_means() -> None:
    tally = Tally(("A", "B", "C"))
    tally.hand(Outcome((5, 0, -2), (2, 1, 0), (5, 0, -2), (0,)))
    found = summary(order("sorcerer", count=1), tally)
    assert (found.sides[2].score.value, found.sides[2].score.reach) == (-2, None)
    assert "-2.00  " in table(found, laid_out) and "\n1 game, 1 hand, 0 cards played, 0 decisions\n" in table(
        found, laid_out
    )
    assert as_json(found)["sides"][0]["score_a_hand"]["low"] is None


def drawn() -> bytes:
    """Draw them in both formats."""
    from printkit.simulate.figure import draw

    return draw(two_games(), ".svg") + draw(two_games(), ".png")


FIGURE = """
import sys
from tests.simulate.test_summary import drawn
sys.stdout.buffer.write(drawn())
"""


@pytest.mark.external("matplotlib")
def test_a_figure_is_the_same_in_every_process() -> None:
    data = drawn()
    assert subprocess.run([sys.executable, "-c", FIGURE], check=True, capture_output=True).stdout == data
    svg, mark, png = data.partition(b"\x89PNG\r\n")
    assert svg.startswith(b"<?xml") and svg.rstrip().endswith(b"</svg>") and mark and len(png) > 1000


@pytest.mark.external("matplotlib")
def test_an_svg_says_what_it_shows_and_not_when_it_was_made() -> None:
    from printkit.simulate.figure import draw

    data = draw(two_games(), ".svg")
    root = ElementTree.fromstring(data)
    assert root.findtext(".//{http://purl.org/dc/elements/1.1/}title") == "sorcerer, 3 players"
    assert root.find(".//{http://purl.org/dc/elements/1.1/}date") is None


@pytest.mark.external("matplotlib")
@pytest.mark.parametrize("game", ["optrita-lines", "twin-shoot"])
def test_bars_are_the_shares_of_the_hands(game: str) -> None:
    """The heights of each side's bars stand to each other as the counts do."""
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from numpy import ravel

    from printkit.simulate.figure import _compose

    wanted = order(game)
    found = summary(wanted, play(wanted, 1))
    figure = Figure(figsize=(9, 3))
    _compose(figure, found)
    rates, scores, tricks = figure.axes
    sides = len(found.sides)

    def dots(axes: Axes) -> list[float]:
        return [float(ravel(line.get_xdata())[0]) for line in axes.lines if line.get_marker() == "o"]

    assert dots(rates) == [pytest.approx(100 * side.win_rate.value) for side in found.sides]
    for axes, means in ((scores, "score"), (tricks, "tricks")):
        assert dots(axes) == [pytest.approx(getattr(side, means).value) for side in found.sides]
        assert len(axes.containers) == sides
    tall = [[-bar.get_height() for bar in bars] for bars in tricks.containers]
    scale = max(map(max, tall)) / max(max(counts.values()) for counts in found.tally.tricks)
    for heights, counts in zip(tall, found.tally.tricks, strict=True):
        spread = [counts[value] for value in range(min(counts), max(counts) + 1)]
        assert heights == pytest.approx([times * scale for times in spread])
