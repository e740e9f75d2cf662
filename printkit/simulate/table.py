"""A summary as text for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from printkit.simulate.summary import Estimate, Summary, quantile, share

QUANTILES = (
    (0.0, "least"),
    (0.05, "5 %"),
    (0.25, "25 %"),
    (0.5, "50 %"),
    (0.75, "75 %"),
    (0.95, "95 %"),
    (1.0, "most"),
)


def table(found: Summary) -> str:
    """Give what was played, then wins and means, scores and tricks of each side."""
    tally = found.tally
    counts = (
        (tally.games, "games"),
        (tally.hands, "hands"),
        (tally.card_plays, "cards played"),
        (tally.decisions, "decisions"),
    )
    return "\n".join(
        [
            f"{found.title}, seed {found.order.seed}",
            ", ".join(f"{many:,} {what}" for many, what in counts),
            "",
            *_sides(found),
            "",
            *_scores(found),
            "",
            *_tricks(found),
            "",
            "Intervals are 95 %. Of a hand's scores, so many per cent are that or less. A win that k sides",
            "share counts 1/k of one; the interval is Wilson's, and then a little wider than need be.",
        ]
    )


def _sides(found: Summary) -> list[str]:
    head = ("side", "policy", "won", "shared", "win rate", "score a hand", "score a game", "tricks a hand")
    own = tuple(f"{name} a hand" for name in found.tally.counts)
    rows = [
        (
            side.name,
            side.policy or "",
            f"{side.alone:,}",
            f"{side.shared:,}",
            _rate(side.win_rate),
            _mean(side.score),
            _mean(side.total, 1),
            _mean(side.tricks),
            *(_mean(side.counts[name]) for name in found.tally.counts),
        )
        for side in found.sides
    ]
    return _laid_out([head + own, *rows], left=2)


def _scores(found: Summary) -> list[str]:
    head = ("score a hand", *(word for _, word in QUANTILES))
    rows = [
        (side.name, *(str(quantile(counts, part)) for part, _ in QUANTILES))
        for side, counts in zip(found.sides, found.tally.score, strict=True)
    ]
    return _laid_out([head, *rows], left=1)


def _tricks(found: Summary) -> list[str]:
    """Give in how many of a hundred hands each side won how many tricks."""
    tally = found.tally
    most = max(max(counts) for counts in tally.tricks)
    head = ("tricks", *(side.name for side in found.sides))
    rows = []
    for many in range(most + 1):
        shares = [share(counts[many], tally.hands) for counts in tally.tricks]
        rows.append((str(many), *(f"{100 * one.value:.1f} ±{100 * (one.reach or 0):.1f} %" for one in shares)))
    return _laid_out([head, *rows], left=1)


def _rate(rate: Estimate) -> str:
    assert rate.low is not None and rate.high is not None  # a share has always both
    return f"{100 * rate.value:.1f} % ({100 * rate.low:.1f}–{100 * rate.high:.1f})"


def _mean(mean: Estimate, places: int = 2) -> str:
    if mean.reach is None:
        return f"{mean.value:.{places}f}"
    return f"{mean.value:.{places}f} ±{mean.reach:.{places}f}"


def _laid_out(rows: Sequence[Sequence[str]], left: int) -> list[str]:
    """Set columns, two spaces apart; the first ``left`` of them to the left, the others to the right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if at < left else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
