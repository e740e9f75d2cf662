"""Where lines end: the breaks whose lines, all together, are changed least.

D. E. Knuth and M. F. Plass, *Breaking Paragraphs into Lines* (Software: Practice and Experience 11, 1981), with
sums of widths, stretch and shrink before each box, so that each pair of breaks costs the same to look at. How
far gaps may change follows JLREQ 3.8 (see ``CHANGE``). All lengths are ems.
"""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

from msgspec import Struct

from printkit.kit.deadline import tick
from printkit.text import classes as c
from printkit.text.paragraph import Boxes

# kind: (stretch that still looks good, shrink that still looks good, shrink when nothing else fits)
CHANGE: dict[int, tuple[float, float, float]] = {
    c.FIXED: (0.0, 0.0, 0.0),
    c.SPACE: (0.12, 0.055, 0.09),
    c.MIXED: (0.04, 0.03, 0.08),
    c.BOUND: (0.03, 0.03, 0.08),
    c.PUNCTUATION: (0.0, 0.25, 0.5),
    c.STOP: (0.0, 0.0, 0.5),
    c.DOT: (0.0, 0.0, 0.25),
    c.SOLID: (0.05, 0.0, 0.05),
    c.TIGHT: (0.0, 0.0, 0.0),
    c.WIDE: (0.1, 0.3, 0.7),
}
"""How a gap of each kind may change, em; never below nothing (SOLID excepted)."""

INFINITE = float("inf")
RUNT, RUNT_COST = 3.2, 2_000_000.0
"""A last line narrower than this (em) is avoided, even if a line of 14 characters gets an em more room."""

LADDER_COST = 300_000.0
"""What it costs that two lines, one under the other, end in hyphens, drawn for the break or written: as much as
a line stretched by 1.75 times what looks good. The third costs ten times as much.
"""


class Sums(NamedTuple):
    """What line breaking reads: for each box, its place in one endless line, sums over the gaps before it."""

    left: list[float]
    right: list[float]
    stretch: list[float]
    shrink: list[float]
    squeeze: list[float]
    over_left: list[float]
    hang: list[float]
    breaks: list[int]


def shrinkage(natural: float, kind: int) -> tuple[float, float]:
    """Give how far a gap may shrink: so that it looks good, and at worst."""
    _, good, worst = CHANGE[kind]
    if kind == c.SOLID:
        return good, worst
    return min(good, natural / 2), min(worst, natural)


def sums(made: Boxes, hang: bool) -> Sums:
    """Add up a paragraph's boxes and gaps."""
    boxes, joints = made.boxes, made.joints
    changes = [(CHANGE[joint.kind][0], *shrinkage(joint.natural, joint.kind)) for joint in joints]
    steps = [box.width + joint.natural for box, joint in zip(boxes, joints, strict=True)]
    left = list(accumulate(steps, initial=0.0))
    return Sums(
        left=left,
        right=[x + box.width for x, box in zip(left, boxes, strict=False)],
        stretch=list(accumulate([each[0] for each in changes], initial=0.0)),
        shrink=list(accumulate([each[1] for each in changes], initial=0.0)),
        squeeze=list(accumulate([each[2] for each in changes], initial=0.0)),
        over_left=[box.over[0] for box in boxes],
        hang=[box.width if hang and box.last in (c.COMMA, c.FULL_STOP) else 0.0 for box in boxes],
        breaks=[place for place, joint in enumerate(joints) if joint.penalty >= 0],
    )


class Fit(NamedTuple):
    """A line: first and last box, what its gaps must take up (em, negative: give up), what hangs."""

    first: int
    last: int
    spare: float
    hang: float


def natural(made: Boxes, given: Sums) -> float:
    """Give how wide a paragraph is as one line, em."""
    return given.right[-1] + made.boxes[-1].over[1] + given.over_left[0]


class Rules(Struct, frozen=True):
    """How lines are weighed.

    ``tolerance``: greatest ratio of a line's stretch to what looks good. ``squeeze``: gaps may shrink as far as
    they can. ``force``: set the paragraph somehow. ``ragged``: lines keep their natural width. ``balance``: as
    few lines as can be, all as long as each other.
    """

    tolerance: float = 2.0
    squeeze: bool = False
    force: bool = False
    ragged: bool = False
    balance: bool = False


def fit(made: Boxes, given: Sums, measure: float, rules: Rules) -> list[Fit] | None:
    """Give the best lines, or None when there are none within the rules. ``measure``: em."""
    left, right, over_left, stretch = given.left, given.right, given.over_left, given.stretch
    end = given.breaks[-1]
    if (spare := measure - natural(made, given)) >= 0:
        return [Fit(0, end, spare, 0.0)]
    shrink = given.squeeze if rules.squeeze else given.shrink
    # Nodes are breaks that can be reached: the box after, the cost so far, the node before, the line that ends.
    starts, costs, before, lines, hyphens = [0], [0.0], [-1], [Fit(0, -1, 0.0, 0.0)], [0]
    lowest = 0
    for b in given.breaks:
        tick()  # a stranger's text may be of any length
        box, joint = made.boxes[b], made.joints[b]
        x_end = right[b] + box.over[1] + joint.hyphen_width
        hang, penalty = given.hang[b], joint.penalty
        hyphen = joint.hyphen_width > 0 or box.tail in ("-", "‐")
        best, best_node, best_line = INFINITE, -1, lines[0]
        for node in range(lowest, len(starts)):
            a = starts[node]
            spare = measure - x_end + left[a] - over_left[a]
            line_hang = 0.0
            if spare < -1e-9:
                if rules.ragged:
                    bad = INFINITE
                else:
                    bad, line_hang = _tight(spare, hang, shrink[b] - shrink[a], stretch[b] - stretch[a], rules)
                if bad == INFINITE:
                    if node == lowest and spare < -(shrink[b] - shrink[a]) - 1.0:
                        lowest += 1
                    continue
            elif rules.ragged:
                bad = 0.0 if b == end and not rules.balance else 300.0 * (spare / measure) ** 2
            elif b == end:
                bad = 0.0
            else:
                ratio = spare / (stretch[b] - stretch[a] + 1e-6)
                if ratio > rules.tolerance and not (rules.force and best == INFINITE):
                    break
                bad = 100.0 * ratio**3 if ratio < 5 else 10_000.0 + 100.0 * (spare + ratio)
            cost = costs[node] + (10.0 + bad) ** 2 + penalty * penalty
            if rules.balance:
                cost += 1e9
            if b == end and node and x_end - left[a] < RUNT:
                cost += RUNT_COST
            if hyphens[node]:
                if hyphen:
                    cost += LADDER_COST if hyphens[node] == 1 else 10 * LADDER_COST
                elif b == end:
                    cost += 40_000.0
            if cost < best:
                best, best_node = cost, node
                best_line = Fit(a, b, spare + line_hang, line_hang)
        if best == INFINITE:
            if not rules.force:
                continue
            node = len(starts) - 1  # the shortest line to here sticks out: there is no other
            a = starts[node]
            spare = measure - x_end + left[a] - over_left[a]
            best, best_node, best_line = costs[node] + 1e12 * (1 - spare), node, Fit(a, b, spare, 0.0)
        starts.append(b + 1)
        costs.append(best)
        before.append(best_node)
        lines.append(best_line)
        hyphens.append(hyphens[best_node] + 1 if hyphen else 0)
    if starts[-1] != end + 1:
        return None
    out, node = [], len(starts) - 1
    while node > 0:
        out.append(lines[node])
        node = before[node]
    return out[::-1]


HANG_COST = 1500.0
"""What a hanging mark costs: lines hang only where they would else be very loose, since one that hangs among
many that do not is taken for a mistake.
"""


def _tight(spare: float, hang: float, shrink: float, stretch: float, rules: Rules) -> tuple[float, float]:
    """Weigh a line that is too wide as it is: shrink it, else hang its last mark; give badness, what hangs."""
    if -spare <= shrink:
        return 100.0 * (-spare / shrink) ** 3, 0.0
    if not hang:
        return INFINITE, 0.0
    spare += hang
    if spare >= 0:
        ratio = spare / (stretch + 1e-6)
        hung = 100.0 * ratio**3 if ratio <= rules.tolerance or rules.force else INFINITE
    else:
        hung = 100.0 * (-spare / shrink) ** 3 if -spare <= shrink else INFINITE
    return hung + HANG_COST, hang
