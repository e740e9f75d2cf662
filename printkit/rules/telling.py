"""What stories are made of in every game: sentences, cells and rows of tables, as codes with facts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from printkit.rules.lesson import Drawing, Grid, Para, Step, Story, Text
from printkit.rules.scene import Play, Trick

Block = Grid | Drawing | Para | list[Step]


def story(lesson: str, *blocks: Block) -> Story:
    """Give the story of a lesson: what is told in order, sentences that belong together as a list."""
    told = (Para(tuple(block)) if isinstance(block, list) else block for block in blocks)
    return Story(Step(f"title.{lesson}"), tuple(told))


def say(code: str, **facts: object) -> Step:
    """Give a sentence of a telling."""
    return Step(f"say.{code}", facts)


def moral(lesson: str) -> Step:
    """Say what the example has shown."""
    return Step(f"moral.{lesson}")


def remark(code: str, trick: Trick, play: Play, **facts: object) -> Step:
    """Give a remark on a play. Its phrase is filled with ``trick``, ``seat`` and ``card``, and ``facts``."""
    return Step(f"remark.{code}", {"trick": trick.number, "seat": play.seat, "card": play.card, **facts})


MOST_REMARKS = 3


def most_telling(found: Iterable[Step], codes: Sequence[str]) -> list[Step]:
    """Choose remarks on a hand, one of a kind and one a trick, and give them in the order of play.

    ``codes``: the kinds, what is most worth saying first.
    """
    told: dict[int, Step] = {}
    every = list(found)
    for code in codes:
        step = next((s for s in every if s.code == f"remark.{code}" and s.facts["trick"] not in told), None)
        if step and len(told) < MOST_REMARKS:
            told[step.facts["trick"]] = step
    return [told[number] for number in sorted(told)]


def holding(drawn: Drawing, play: Play, asked: bool = False, **more: object) -> Drawing:
    """Say to who does not see a picture what a player holds, too, and may play if that is not ``asked``."""
    facts = {"seat": play.seat, "hand": list(play.held), "cards": list(play.legal), **more}
    return drawn._replace(alt=(*drawn.alt, Step("alt.holds" if asked else "alt.turn", facts)))


def pairs(plays: Iterable[Play]) -> list[dict[str, object]]:
    """Give plays as phrases take them."""
    return [{"seat": play.seat, "card": play.card} for play in plays]


def head(*words: str) -> Text:
    """Give the heads of a table, from ``[words]``."""
    return tuple(Step(f"words.{word}") for word in words)


def number(value: int) -> Step:
    """Give a number for a cell."""
    return Step("cell.number", {"number": value})


def seat(who: int) -> Step:
    """Give a seat for a cell."""
    return Step("cell.seat", {"seat": who})


def cards(codes: Sequence[str]) -> Step:
    """Give cards for a cell."""
    return Step("cell.cards", {"cards": list(codes)})


def columns(align: str, made: Mapping[str, Sequence[Step]]) -> Grid:
    """Give a table out of its columns, by their heads from ``[words]``."""
    return Grid(align, head(*made), tuple(zip(*made.values(), strict=True)))


def played(trick: Trick, play: Play) -> Step:
    """Give a card of a trick for a cell, marked where it led or won."""
    return Step(
        "cell.played", {"card": play.card, "led": play is trick.leader, "won": play.seat == trick.winner}
    )


def trick_table(
    tricks: Sequence[Trick],
    seats: int,
    points: Sequence[int] | None = None,
    more: Mapping[str, Sequence[Step]] | None = None,
) -> Grid:
    """Give a hand as a table, a row a trick: what each seat played, who won, for how many points if given.

    ``more``: columns that stand before who won, by their heads from ``[words]``.
    """
    beside = {**(more or {}), "winner": [seat(trick.winner) for trick in tricks]}
    worth = {} if points is None else {"points": [*map(number, points)]}
    rows = []
    for trick, *besides in zip(tricks, *beside.values(), *worth.values(), strict=True):
        row = {play.seat: played(trick, play) for play in trick.plays}
        rows.append(
            (number(trick.number), *(row.get(who, Step("cell.none")) for who in range(seats)), *besides)
        )
    heads = (*head("trick"), *map(seat, range(seats)), *head(*beside, *worth))
    return Grid("c" + "l" * seats + "c" * len(beside) + "r" * len(worth), heads, tuple(rows))
