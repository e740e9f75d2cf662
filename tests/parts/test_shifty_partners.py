"""The parts of Shifty Partners: true to the rules."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Mapping
from typing import Any

import pytest

from printkit.games.shifty_partners import GAME
from printkit.games.shifty_partners.lessons import facts as engine_facts
from printkit.kit.data import read_table
from printkit.kit.model import Ink, Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.parts.faces import faces
from tests.parts.printed import pages
from tests.parts.test_every_kit import card_words

Facts = Mapping[str, Any]


@pytest.fixture(scope="module")
def kit() -> Kit:
    return read_kit(find_kit("shifty-partners"))


@pytest.fixture(scope="module")
def facts() -> Facts:
    return engine_facts(GAME.ruleset({"players": 4}))


def test_the_pack_is_the_engines(kit: Kit, facts: Facts) -> None:
    rows = read_table(kit.folder, "deck.csv").rows
    assert len({row["card"] for row in rows}) == len(rows) == 52
    for players in (4, 5, 6, 7):
        used = {row["card"] for row in rows if str(players) in row["players"].split()}
        ranks = [rank.replace("10", "T") for rank in facts["ranks"][players]]
        assert used == {rank + suit for rank in ranks for suit in "SHDC"}
        assert len(used) == facts["cards_used"][players]
    assert {row["rank"] for row in rows if row["scores"]} == {"Q", "2"}
    assert [row["index"] for row in read_table(kit.folder, "ranks.csv").rows if row["players"]] == list(
        facts["rank_order"]
    )


def test_the_deck_agrees_with_the_ranks(kit: Kit) -> None:
    ranks = {row["rank"]: row for row in read_table(kit.folder, "ranks.csv").rows}
    for row in read_table(kit.folder, "deck.csv").rows:
        assert row["card"] == row["rank"] + row["suit"]
        for column in ("index", "players", "scores"):
            assert row[column] == ranks[row["rank"]][column]


def test_the_teams_are_the_engines(kit: Kit, facts: Facts) -> None:
    for row in read_table(kit.folder, "teams.csv").rows:
        ours, theirs = ([int(n) for n in row[side].split()] for side in ("dealers_side", "other_side"))
        assert [ours, theirs] == [list(team) for team in facts["teams"][int(row["players"])]]


def test_there_are_markers_for_seven(kit: Kit) -> None:
    teams = next(row for row in read_table(kit.folder, "teams.csv").rows if row["players"] == "7")
    copies = {row["kind"]: int(row["copies"]) for row in read_table(kit.folder, "markers.csv").rows}
    assert copies["dealer"] == 1
    assert copies["partner"] == len(teams["dealers_side"].split()) - 1
    assert copies["other"] == len(teams["other_side"].split())


def test_the_die_calls_the_trump_that_the_engine_has(kit: Kit, facts: Facts) -> None:
    rows = read_table(kit.folder, "trumps.csv").rows
    called = {
        int(row["die"]): row["suit"] or {"no-trump": "none", "first-ace": "first-ace"}[row["id"]]
        for row in rows
    }
    assert called == facts["trump_by_roll"]


def test_opposite_faces_of_the_die_add_up_to_seven(kit: Kit) -> None:
    source = (kit.folder / "die.svg").read_text(encoding="utf-8")
    net = {(int(a), int(b)): int(n) for a, b, n in re.findall(r"\((\d), (\d)\): (\d)", source)}
    assert sorted(net.values()) == [1, 2, 3, 4, 5, 6]
    # In a strip of four, faces two apart are opposite; so are the ones above and below.
    assert net[0, 1] + net[2, 1] == net[1, 1] + net[3, 1] == net[1, 0] + net[1, 2] == 7


SIDE = 22.0
"""Of the die, mm."""

Space = tuple[int, int, int]
Plane = tuple[float, float]


def plus(one: Space, other: Space, times: int = 1) -> Space:
    return tuple(a + times * b for a, b in zip(one, other, strict=True))  # type: ignore[return-value]  # three of them


def cross(u: Space, v: Space) -> Space:
    return u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]


def turned(at: Plane, turn: float, along: float) -> Plane:
    """Give where one comes to who goes so far in a direction, degrees clockwise from the right."""
    angle = math.radians(turn)
    return round(at[0] + along * math.cos(angle), 3), round(at[1] + along * math.sin(angle), 3)


@pytest.mark.parametrize("ink", ["colour", "low"])
def test_the_die_folds_to_a_cube(kit: Kit, ink: Ink) -> None:
    """Six faces on six sides, whose spots are opposite to seven; where two edges meet one of them has a tab."""
    part = kit.part("die")
    assert part is not None
    (card,) = faces(kit, part, "en", ink).cards
    square = re.compile(rf'<rect x="([\d.]+)" y="([\d.]+)" width="{SIDE:g}" height="{SIDE:g}"')
    pieces = square.split(card.front)[1:]
    net = {
        (float(x), float(y)): len(re.findall(r'r="0.75"', drawn))
        for x, y, drawn in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True)
    }
    # the last of these is followed by the table of rolls, whose dice have spots of another size
    assert sorted(net.values()) == [1, 2, 3, 4, 5, 6]
    lines = re.findall(r'd="M([\d.]+) ([\d.]+) ([hv])([\d.]+)"[^>]*stroke-dasharray', card.front)
    folds = [
        ((float(x), float(y)), (float(x) + float(far) * (way == "h"), float(y) + float(far) * (way == "v")))
        for x, y, way, far in lines
    ]
    tabs = [
        (start, turned(start, float(turn), SIDE))
        for x, y, turn in re.findall(
            r'transform="translate\(([\d.]+) ([\d.]+)\) rotate\((\d+)\)" class="cut" d="M0 0 L2.6 -6',
            card.front,
        )
        for start in [(float(x), float(y))]
    ]

    def folded(edge: tuple[Plane, Plane]) -> bool:
        (x0, y0), (x1, y1) = sorted(edge)
        return any(a[0] <= x0 and x1 <= b[0] and a[1] <= y0 and y1 <= b[1] for a, b in folds)

    start = next(iter(net))
    frames: dict[Plane, tuple[Space, Space, Space]] = {start: ((0, 0, 0), (1, 0, 0), (0, 1, 0))}
    todo = [start]
    while todo:
        x, y = todo.pop()
        o, u, v = frames[x, y]
        n = cross(u, v)
        back = plus(o, n, -1)
        for to, edge, frame in (
            ((x + SIDE, y), ((x + SIDE, y), (x + SIDE, y + SIDE)), (plus(o, u), plus((0, 0, 0), n, -1), v)),
            ((x - SIDE, y), ((x, y), (x, y + SIDE)), (back, n, v)),
            ((x, y + SIDE), ((x, y + SIDE), (x + SIDE, y + SIDE)), (plus(o, v), u, plus((0, 0, 0), n, -1))),
            ((x, y - SIDE), ((x, y), (x + SIDE, y)), (back, u, n)),
        ):
            if to in net and to not in frames:
                assert folded(edge)
                frames[to] = frame
                todo.append(to)
    sides = {cross(u, v): net[at] for at, (_, u, v) in frames.items()}
    assert len(sides) == 6
    assert all(spots + sides[plus((0, 0, 0), way, -1)] == 7 for way, spots in sides.items())
    meeting: dict[frozenset[Space], list[tuple[Plane, Plane]]] = {}
    for (x, y), (o, u, v) in frames.items():
        far, foot = plus(o, u), plus(o, v)
        corner = plus(far, v)
        right, low = x + SIDE, y + SIDE
        for ends, edge in (
            ((o, far), ((x, y), (right, y))),
            ((o, foot), ((x, y), (x, low))),
            ((far, corner), ((right, y), (right, low))),
            ((foot, corner), ((x, low), (right, low))),
        ):
            meeting.setdefault(frozenset(ends), []).append(edge)
    assert len(meeting) == 12
    joined = [one == other for one, other in meeting.values()]
    assert joined.count(True) == 5 and len(tabs) == 7
    for one, other in meeting.values():
        if one != other:
            (tab,) = [tab for tab in tabs if sorted(tab) in (sorted(one), sorted(other))]
            assert folded(tab)


def test_every_word_is_used(kit: Kit) -> None:
    templates = "".join(path.read_text(encoding="utf-8") for path in kit.folder.glob("*.svg"))
    for key in card_words(kit):
        stem = re.sub(r"_\d$", "_", key)
        assert f'"{stem}"' in templates, key


def test_grey_paper_tells_the_trump_cards_apart(kit: Kit) -> None:
    """Without their signs: the mean grey of the band beside it with that of the foot, a level of 5 % apart."""
    part = kit.part("trumps")
    assert part is not None
    made = faces(kit, part, "en")
    drawings = [card.front for card in made.cards]
    seen = []
    for page in pages(made, drawings):
        image = page.render(scale=4 * 25.4 / 72, grayscale=True).to_pil().convert("L")  # 4 pixels a mm
        boxes = ((9, 33, 19, 43), (9, 64, 11, 84))  # above the die; left of the text, mm with the bleed
        crops = (image.crop(tuple(4 * mm for mm in box)) for box in boxes)
        seen.append([sum(crop.tobytes()) / (crop.width * crop.height) for crop in crops])
    for one, other in itertools.combinations(seen, 2):
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) >= 0.05 * 255, (one, other)


def test_each_side_has_its_own_letter(kit: Kit) -> None:
    rows = read_table(kit.folder, "markers.csv").rows
    assert [(row["kind"], row["letter.ja"], row["letter.en"]) for row in rows] == [
        ("dealer", "親", "D"),
        ("partner", "相", "P"),
        ("other", "別", "R"),
    ]
    for row in rows:
        assert row["name.ja"].strip("{").startswith(row["letter.ja"])
        assert row["name.en"].startswith(row["letter.en"])
