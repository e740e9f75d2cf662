"""The packer: nothing overlaps or is lost, straight cuts part all blocks, and nothing depends on chance."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.press.pack import EPS, Block, Filled, Kind, grids, pack

ROOMS = ((200.0, 280.0), (190.0, 287.0))

KINDS = st.builds(
    Kind,
    st.floats(8, 190).map(lambda n: round(n, 1)),
    st.floats(8, 270).map(lambda n: round(n, 1)),
    between=st.sampled_from([0.0, 0.5, 6.0]),
    frame=st.sampled_from([3.2, 4.2, 6.2]),
    turns=st.sampled_from([(0,), (0, 90)]),
    lanes=st.booleans(),
    straight=st.booleans(),
)
JOBS = st.lists(st.tuples(KINDS, st.integers(1, 30)), min_size=1, max_size=5)


def packed(job: list[tuple[Kind, int]]) -> tuple[tuple[int, Filled], ...]:
    return pack(tuple(kind for kind, _ in job), tuple(count for _, count in job), ROOMS)


def fits(kind: Kind) -> bool:
    sizes = [(kind.width, kind.height), *([(kind.height, kind.width)] if 90 in kind.turns else [])]
    return any(
        w + 2 * kind.frame <= room[0] + EPS and h + 2 * kind.frame <= room[1] + EPS
        for w, h in sizes
        for room in ROOMS
    )


def parted(blocks: Filled) -> bool:
    """Cut straight through between blocks, again and again: whether each is alone in the end."""
    if len(blocks) < 2:
        return True
    for start, length in (("x", "width"), ("y", "height")):
        for at in sorted({getattr(block, start) for block in blocks}):
            one = tuple(b for b in blocks if getattr(b, start) + getattr(b, length) <= at + EPS)
            other = tuple(b for b in blocks if getattr(b, start) >= at - EPS)
            if one and other and len(one) + len(other) == len(blocks):
                return parted(one) and parted(other)
    return False


def apart(one: Block, other: Block) -> bool:
    return (
        one.x + one.width <= other.x + EPS
        or other.x + other.width <= one.x + EPS
        or one.y + one.height <= other.y + EPS
        or other.y + other.height <= one.y + EPS
    )


@settings(max_examples=20, deadline=None)
@given(JOBS)
def test_every_piece_lies_once_inside_the_room_apart_and_straight_cuts_part_every_sheet(
    job: list[tuple[Kind, int]],
) -> None:
    sheets = packed(job)
    for number, (kind, count) in enumerate(job):
        laid = [block for _, blocks in sheets for block in blocks if block.kind == number]
        assert sum(block.count for block in laid) == (count if fits(kind) else 0)
        for block in laid:
            assert 0 < block.count <= block.columns * block.rows
            w, h = (kind.height, kind.width) if block.turn else (kind.width, kind.height)
            assert (90 in kind.turns) or not block.turn
            assert abs(block.width - block.columns * (w + kind.between) + kind.between - 2 * kind.frame) < 1e-6
            assert abs(block.height - block.rows * (h + kind.between) + kind.between - 2 * kind.frame) < 1e-6
            if kind.lanes and w != h:
                assert (block.columns if w > h else block.rows) == 1
    for room, blocks in sheets:
        width, height = ROOMS[room]
        for block in blocks:
            assert block.x >= -EPS and block.y >= -EPS
            assert block.x + block.width <= width + EPS and block.y + block.height <= height + EPS
        assert all(apart(one, other) for n, one in enumerate(blocks) for other in blocks[:n])
        assert parted(blocks)


@settings(max_examples=10, deadline=None)
@given(JOBS)
def test_the_same_pieces_lie_in_the_same_way(job: list[tuple[Kind, int]]) -> None:
    first = packed(job)
    pack.cache_clear()
    assert packed(job) == first


def test_the_checks_see_what_no_straight_cut_parts() -> None:
    """Four blocks round a fifth, like the sails of a mill."""

    def block(x: float, y: float, width: float, height: float) -> Block:
        return Block(x, y, width, height, 0, 1, 1, 1, 0)

    mill = block(0, 0, 60, 30), block(60, 0, 30, 60), block(30, 60, 60, 30), block(0, 30, 30, 60)
    assert not parted((*mill, block(30, 30, 30, 30)))
    assert parted(mill[:2]) and not apart(mill[0], block(50, 20, 30, 30))


def test_grids_have_the_fewest_cuts_first() -> None:
    assert grids(20, 10, 14)[0] == (5, 4)
    assert grids(6, 1, 7)[0] == (1, 6)
    assert grids(4, 2, 2)[0] == (2, 2)
    assert grids(100, 3, 3)[0] == (3, 3)  # as many as can be
