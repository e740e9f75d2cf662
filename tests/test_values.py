"""Our dataclasses behave as Python's own."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from printkit import values


@values.dataclass(frozen=True, slots=True)
class Base:
    """What both have."""

    a: int
    b: str = "b"


@values.dataclass(frozen=True, slots=True)
class Longer(Base):
    """More of it."""

    c: tuple[int, ...] = (1, 2)
    d: dict[str, int] = values.field(default_factory=dict)
    e: float = values.field(default=0.5)

    def __post_init__(self) -> None:
        if self.a < 0:
            raise ValueError("below nothing")

    @property
    def double(self) -> int:
        """Twice the first."""
        return 2 * self.a


@dataclasses.dataclass(frozen=True, slots=True)
class TheirBase:
    """The same by Python's own module."""

    a: int
    b: str = "b"


@dataclasses.dataclass(frozen=True, slots=True)
class Theirs(TheirBase):
    """The same by Python's own module."""

    c: tuple[int, ...] = (1, 2)
    d: dict[str, int] = dataclasses.field(default_factory=dict)
    e: float = dataclasses.field(default=0.5)

    def __post_init__(self) -> None:
        if self.a < 0:
            raise ValueError("below nothing")

    @property
    def double(self) -> int:
        """Twice the first."""
        return 2 * self.a


@values.dataclass(slots=True)
class Changing:
    """One that may change."""

    items: list[int] = values.field(default_factory=list)
    name: str = ""


DONE: list[Callable[[Any], object]] = [
    lambda kind: dataclasses.astuple(kind(1)),
    lambda kind: dataclasses.astuple(kind(1, "x", e=2.0, d={"k": 1})),
    lambda kind: kind(3).double,
    lambda kind: repr(kind(1, d={"a": 2})).partition("(")[2],
    lambda kind: (kind(1) == kind(1), kind(1) == kind(2), kind(1) == (1,), kind(1) != kind(2)),
    lambda kind: dataclasses.asdict(kind(1)),
    lambda kind: [(f.name, f.type, f.default is dataclasses.MISSING) for f in dataclasses.fields(kind)],
    lambda kind: dataclasses.is_dataclass(kind(1)) and dataclasses.is_dataclass(kind),
    lambda kind: dataclasses.astuple(dataclasses.replace(kind(1), b="y")),
    lambda kind: dataclasses.astuple(copy.copy(kind(1, "z"))),
    lambda kind: dataclasses.astuple(copy.deepcopy(kind(1, d={"k": 5}))),
    lambda kind: dataclasses.astuple(pickle.loads(pickle.dumps(kind(7, "p")))),
    lambda kind: kind.__match_args__,
    lambda kind: kind.__doc__ and kind.__name__ in kind.__qualname__,
    lambda kind: hasattr(kind(1), "__dict__"),
    lambda kind: kind(1).d is kind(1).d,
    lambda kind: kind(-1),
    lambda kind: kind(),
    lambda kind: kind(1, f=2),
    lambda kind: kind(1, a=2),
    lambda kind: setattr(kind(1), "a", 2),
    lambda kind: delattr(kind(1), "a"),
    lambda kind: dataclasses.replace(kind(1), f=2),
    lambda kind: hash(kind(1)),  # a dict cannot be hashed
]


@pytest.mark.parametrize("do", DONE, ids=range(len(DONE)))
def test_they_do_the_same(do: Callable[[Any], object]) -> None:
    def outcome(kind: Any) -> object:
        try:
            return do(kind)
        except Exception as error:
            return type(error)

    ours: object = outcome(Longer)
    assert ours == outcome(Theirs)
    assert ours is not NotImplemented


def test_equal_ones_have_one_hash() -> None:
    assert hash(Base(1)) == hash(Base(1, "b"))
    assert {Base(1): "x"}[Base(1)] == "x"
    assert len({Base(1), Base(2), Base(1, "c")}) == 3
    other: object = TheirBase(1)
    assert Base(1) != other


def test_replacing() -> None:
    one = Longer(1, "x", d={"k": 1})
    assert values.replace(one, a=5, e=1.0) == Longer(5, "x", (1, 2), {"k": 1}, 1.0)
    assert values.replace(TheirBase(1), a=2) == TheirBase(2)
    with pytest.raises(TypeError, match="nothing"):
        values.replace(one, nothing=1)  # type: ignore[call-arg]  # that is the test
    with pytest.raises(ValueError, match="below nothing"):
        values.replace(one, a=-1)


def test_one_that_may_change() -> None:
    one, other = Changing(), Changing()
    one.items.append(3)
    one.name = "n"
    assert (one, other) == (Changing([3], "n"), Changing([], ""))
    with pytest.raises(TypeError):
        hash(one)
    with pytest.raises(AttributeError):
        one.more = 1  # type: ignore[attr-defined]  # that is the test


def test_what_has_other_wishes_is_made_by_python() -> None:
    @values.dataclass(frozen=True, slots=True)
    class Partly:
        """One field is not compared."""

        a: int
        b: int = values.field(default=0, compare=False)

    @values.dataclass(frozen=True)
    class Open:
        """No slots."""

        a: int

    @values.dataclass(order=True, slots=True)
    class Ordered:
        """They have an order."""

        a: int

    assert Ordered(1) < Ordered(2)
    assert Partly(1, 2) == Partly(1, 3)
    assert vars(Open(4)) == {"a": 4}
