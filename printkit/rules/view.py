"""What one seat sees of a hand of trick-taking: all that a policy is given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from printkit.errors import GameError
from printkit.rules.game import Choice, Ruleset
from printkit.rules.rng import below

if TYPE_CHECKING:
    from printkit.rules.trick import TrickHand

Play = tuple[int, str]
"""A seat and the card that it played."""
_chosen = partial(tuple.__new__, Choice)  # faster than Choice(…), which goes through Python


class Trick(NamedTuple):
    """A trick that is over: its plays in order, who took it, and what is claimed of it beside that."""

    plays: tuple[Play, ...]
    taker: int
    claims: Mapping[str, Any]


H = TypeVar("H", bound="TrickHand")


def of_hand(name: str) -> Any:
    """Make a property of views: what the hand has under a name, as it is."""
    return property(attrgetter(f"_hand.{name}"))


class View(Generic[H]):
    """What one seat sees of a hand; a policy is given this and nothing else.

    A game with more to see has a class of its own, with a property for each thing, made by :func:`public`.
    """

    __slots__ = ("_hand", "seat")

    def __init__(self, hand: H, seat: int) -> None:
        self._hand = hand
        self.seat = seat

    ruleset: Ruleset = of_hand("ruleset")
    """The options in force."""
    players: int = of_hand("players")
    """How many play."""
    stage: str | None = of_hand("stage")
    """The decision that is due; None when the hand is over."""
    gone: int = of_hand("gone")
    """All cards that have been played, as a mask."""
    trump: str | None = of_hand("trump")
    """The trump suit, None without one."""

    @property
    def held(self) -> tuple[str, ...]:
        """The own cards, sorted as records are."""
        return tuple(self._hand.hands[self.seat])

    @property
    def hand(self) -> int:
        """The own cards as a mask of the pack's ints."""
        return self._hand.masks[self.seat]

    @property
    def legal(self) -> Sequence[str]:
        """The cards that may be played now, sorted as records are; none when another decision is due."""
        hand = self._hand
        if hand.turn != self.seat or hand.stage not in hand.by_card:
            return ()
        return tuple(hand._may or hand.playable)

    @property
    def playable(self) -> list[str]:
        """The same in the order of the pack, of identical cards one."""
        return sorted({*self.legal}, key=self._hand.pack.ints.__getitem__)

    @property
    def choices(self) -> tuple[str, ...]:
        """What may be decided now, as ``Legal`` lists it; nothing when it is another's turn."""
        hand = self._hand
        return hand.legal().choices if hand.stage and hand.turn == self.seat else ()

    @property
    def trick(self) -> tuple[Play, ...]:
        """What has been played to this trick."""
        return tuple(self._hand.trick)

    @property
    def best(self) -> Play | None:
        """The play that has the trick so far."""
        return self._hand.best if self._hand.trick else None

    def takes(self, card: str) -> bool:
        """Tell whether a card would have the trick."""
        return not self._hand.trick or self._hand.beats(card, self._hand.best[1])

    @property
    def over(self) -> tuple[Trick, ...]:
        """The tricks before it."""
        return tuple(self._hand.over)

    @property
    def left(self) -> int:
        """How many tricks are not over."""
        return self._hand.to_play - len(self._hand.over)

    @property
    def scores(self) -> Sequence[int]:
        """The scores before the hand, by side."""
        return tuple(self._hand.setup["scores_before"])

    def play(self, card: str, code: str, **facts: Any) -> Choice:
        """Choose a card, to be played or for what else is due, for a reason of the game's ``choices``."""
        action = {"do": self._hand.stage, "seat": self.seat, "card": card}
        return _chosen((action, code, {"card": card, **facts}))

    def decide(self, code: str, facts: Mapping[str, Any], **action: Any) -> Choice:
        """Decide what is due, which is no card, for a reason of the game's ``choices``."""
        return _chosen(({"do": self._hand.stage, "seat": self.seat, **action}, code, facts))


def public(name: str) -> Any:
    """Make a property of a game's views: what the hand has under a name, to be seen and not changed."""

    def seen(view: View[Any]) -> Any:
        found = getattr(view._hand, name)
        found = tuple(found) if isinstance(found, list) else found
        try:
            hash(found)  # what can be changed has no hash; this is much faster than looking into each
        except TypeError:
            return _fixed(found)
        return found

    return property(seen)


def _fixed(value: Any) -> Any:
    """Give lists as tuples, dicts and sets as ones that cannot be changed, and what is in them likewise."""
    if type(value) in (list, tuple):  # a named tuple stays one
        return tuple(map(_fixed, value))
    if isinstance(value, dict):
        return MappingProxyType({key: _fixed(one) for key, one in value.items()})
    return frozenset(value) if isinstance(value, set) else value


RANDOM = {"random": ("card",)}
"""The reason of :func:`random_card`, for a game's ``choices``."""


def random_card(view: View[Any], words: Iterator[int]) -> Choice:
    """Choose any card that may be played, all as likely: the policy ``random``. Its reason is ``random``.

    GameError where no card is to be chosen.
    """
    cards = view.playable
    if not cards:
        hint = "a policy of your own decides that: make_game(policies)"
        raise GameError(f"random_card chooses a card, and {view.stage!r} is due", hint=hint)
    return view.play(cards[below(next(words), len(cards))], "random")
