"""A summary as a figure: win rates with their intervals, scores of a hand, tricks won in a hand.

matplotlib is imported when a figure is drawn. The same summary gives the same SVG, byte for byte, under one
version of matplotlib: ids from a fixed salt, no date.
"""

from __future__ import annotations

import io
import itertools
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from printkit import games
from printkit.kit.resources import data_folder
from printkit.simulate.summary import Summary

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, GREY, RULE = "#1d1d1b", "#6b6b68", "#d9d9d4"
COLOURS = ("#d08a1e", "#1f6f78", "#7a4b8c", "#b3423a", "#5b7a2e", "#3d5a99", "#8c6d46")
"""By policy, in the game's order: apart in lightness too, so that they differ in grey and to any eyes."""
NOBODY = "#8a8a86"
"""For a side that decides nothing."""
FAMILY = "Alegreya Sans"
STYLE: dict[Any, Any] = {
    "font.family": [FAMILY, "DejaVu Sans"],
    "font.size": 10,
    **dict.fromkeys(("axes.edgecolor", "axes.labelcolor", "xtick.color"), GREY),
    **dict.fromkeys(("ytick.labelcolor", "text.color"), INK),
    **dict.fromkeys(("axes.linewidth", "xtick.major.width"), 0.6),
    **dict.fromkeys(("axes.spines.left", "axes.spines.right", "axes.spines.top", "ytick.left"), False),
    "xtick.major.size": 3,
    "svg.hashsalt": "printkit",
    "svg.fonttype": "path",
}
WIDTH, ROW, HEAD, FOOT = 9.0, 0.62, 1.05, 0.78
"""Inches: the figure's width, the height for each side, above all of them and below."""
MOST_BINS = 60
"""Scores that range wider share bars."""


def draw(found: Summary, suffix: str) -> bytes:
    """Draw a summary. ``suffix``: .svg or .png (at 200 dots an inch)."""
    import matplotlib
    from matplotlib import font_manager
    from matplotlib.figure import Figure

    for style in ("Regular", "Bold"):
        font_manager.fontManager.addfont(data_folder("fonts") / f"AlegreyaSans-{style}.ttf")
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, HEAD + FOOT + ROW * len(found.sides)))
        _compose(figure, found)
        out, of_svg = io.BytesIO(), {"Date": None, "Creator": "printkit", "Title": found.title}
        about = of_svg if suffix == ".svg" else {"Software": "printkit"}
        figure.savefig(out, format=suffix[1:], dpi=200, metadata=about)
    return out.getvalue()


def _compose(figure: Figure, found: Summary) -> None:
    """Set the three panels side by side: a row a side, the same in each."""
    height = figure.get_figheight()
    top, bottom = 1 - HEAD / height, FOOT / height
    tally, sides = found.tally, found.sides
    left = 0.105 + 0.006 * max(len(side.name) for side in sides)
    rates, scores, tricks = (
        figure.add_axes((x, bottom, width, top - bottom))
        for x, width in ((left, 0.36 - left), (0.41, 0.31), (0.77, 0.21))
    )
    by_policy = dict(zip(games.get(found.order.game).policies, itertools.cycle(COLOURS), strict=False))
    colours = [NOBODY if side.policy is None else by_policy[side.policy] for side in sides]
    _rates(rates, found, colours)
    _rows(scores, tally.score, [side.score.value for side in sides], colours)
    _rows(tricks, tally.tricks, [side.tricks.value for side in sides], colours)
    for axes, title in ((rates, "games won"), (scores, "score of a hand"), (tricks, "tricks of a hand")):
        axes.set_ylim(len(sides) - 0.5, -0.5)
        axes.set_title(title, loc="left", fontsize=10.5, fontweight="bold", pad=6)
        for side in range(1, len(sides)):
            axes.axhline(side - 0.5, color=RULE, linewidth=0.6, zorder=0)
    figure.text(0.02, 1 - 0.36 / height, found.title, fontsize=14, fontweight="bold")
    counts = f"{tally.games:,} games, {tally.hands:,} hands, seed {found.order.seed}"
    figure.text(0.02, 1 - 0.60 / height, counts, color=GREY)
    figure.text(
        0.02,
        0.14 / height,
        "Bars on the rates are 95 % intervals (Wilson); the dotted line is an even share. Heights are shares of"
        " the hands, the dot is the mean.",
        color=GREY,
        fontsize=8.5,
    )


def _rates(axes: Axes, found: Summary, colours: Sequence[str]) -> None:
    """Draw each side's win rate as a dot on its interval."""
    sides = found.sides
    axes.axvline(100 / len(sides), color=GREY, linewidth=0.8, linestyle=(0, (1, 2)), zorder=1)
    for at, (side, colour) in enumerate(zip(sides, colours, strict=True)):
        rate = side.win_rate
        assert rate.low is not None and rate.high is not None  # a share has always both
        axes.hlines(at, 100 * rate.low, 100 * rate.high, colors=colour, linewidth=5, alpha=0.35, zorder=2)
        axes.plot([100 * rate.value], [at], "o", color=colour, markersize=6, zorder=3, clip_on=False)
        beyond = rate.value > 0.7
        axes.annotate(
            f"{100 * rate.value:.1f} %",
            (100 * (rate.low if beyond else rate.high), at),
            xytext=(-7 if beyond else 7, 0),
            textcoords="offset points",
            ha="right" if beyond else "left",
            va="center",
        )
    axes.set_xlim(0, 100)
    axes.set_xticks([0, 25, 50, 75, 100], ["0", "25", "50", "75", "100 %"])
    axes.set_yticks(
        range(len(sides)), [f"{side.name}\n{side.policy}" if side.policy else side.name for side in sides]
    )


def _rows(
    axes: Axes, counts: Sequence[Mapping[int, int]], means: Sequence[float], colours: Sequence[str]
) -> None:
    """Draw each side's distribution as bars standing on its row, all to one scale, and its mean."""
    from matplotlib.ticker import MaxNLocator

    low = min(min(one) for one in counts)
    high = max(max(one) for one in counts)
    width = 1 + (high - low) // MOST_BINS
    shares = [_bins(one, low, width) for one in counts]
    tallest = max(max(bars.values()) for bars in shares)
    for at, (bars, mean, colour) in enumerate(zip(shares, means, colours, strict=True)):
        base = at + 0.40
        axes.bar(
            [low + width * place + (width - 1) / 2 for place in bars],
            [-0.78 * share / tallest for share in bars.values()],
            width=0.86 * width,
            bottom=base,
            color=colour,
            alpha=0.85,
            linewidth=0,
        )
        axes.plot([mean], [base + 0.04], "o", color=INK, markersize=3.2, clip_on=False, zorder=4)
    axes.set_xlim(low - width, high + width)
    axes.set_yticks([])
    axes.xaxis.set_major_locator(MaxNLocator(integer=True, nbins=6))


def _bins(counts: Mapping[int, int], low: int, width: int) -> dict[int, float]:
    """Give share by bar, ``width`` values in each from ``low`` on."""
    bars = Counter[int]()
    for value in range(min(counts), max(counts) + 1):
        bars[(value - low) // width] += counts.get(value, 0)
    return {place: times / bars.total() for place, times in bars.items()}
