"""What a game is to the rest of printkit: values.

A game is a class of hands (:mod:`printkit.rules.hand`), of which :func:`~printkit.rules.hand.make_game` makes a
:class:`Game`. Everything that crosses this line is in card codes and plain JSON values as records have them.

Reasons are codes with facts, in no language: whoever tells them has a phrase for each code. The codes that
every game shares are listed here, a game's own in its class, in ``Game.reasons`` and ``Game.choices``.

===================  =====  ==========================================================================
refusal code         about  facts
===================  =====  ==========================================================================
``hand-over``        seat   none; nobody has anything left to decide
``not-your-turn``    seat   ``seat`` (who tried), ``to_move`` (whose turn it is)
``wrong-decision``   do     ``do`` (what is to be decided), for games with more than plays
``not-in-pack``      card   ``card``; ``players``: the card is not used with so many
``not-held``         card   ``card``; ``seat``; ``played``: True if the seat has played it in this hand
===================  =====  ==========================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from printkit.errors import PrintkitError, nearest
from printkit.rules.shape import Check, shown

if TYPE_CHECKING:
    from printkit.rules.hand import Hand

Ruleset = Mapping[str, Any]
"""Every option by name, defaults filled in."""
Setup = dict[str, Any]
"""``setup`` of a record."""
Action = Mapping[str, Any]
"""One of a record's ``actions``: ``{"do": "play", "seat": 2, "card": "QH"}``."""
Claims = dict[str, Any]
"""``claims`` of a record."""
Path = tuple[str | int, ...]
"""The way to a value inside a record's claims: keys and list positions."""
Facts = Mapping[str, Any]
"""What a phrase is filled with: codes, seats, numbers, lists of them. Nobody writes into them."""
NO_FACTS: Facts = {}
SENSIBLE = "sensible"
"""The policy that examples are played with; it takes no random words."""


class Option(NamedTuple):
    """One setting of a ruleset.

    ``always``: written into every record (``players``); a ruling is left out at its default. ``clause``: whose
    option it is.
    """

    name: str
    values: Container[Any]
    default: Any
    clause: str
    always: bool = False

    def allows(self, value: object) -> bool:
        """Tell whether a value is one of the option's; true is not 1."""
        return type(value) is type(self.default) and value in self.values

    def hint(self, given: object) -> str | None:
        """Say which of the values is near to what was given, or what they are."""
        if isinstance(self.values, range):
            return f"{self.name} is a number from {self.values[0]} to {self.values[-1]}"
        values = [shown(one).strip('"') for one in self.values] if isinstance(self.values, tuple) else []
        hint = f"{self.name} is one of {', '.join(values)}" if values else None
        if isinstance(given, str) and isinstance(self.default, str):  # "4" is not near to 4
            return nearest(given, values) or hint
        return hint


class Reason(NamedTuple):
    """Why these and no others: a code, the clause that says so, and what a phrase needs."""

    code: str
    clause: str
    facts: Facts = NO_FACTS


class Legal(NamedTuple):
    """What may be done now.

    ``choices``: for ``do`` = ``play`` card codes, else what the game lists; sorted by code point. ``seat``:
    None in a game without seats. ``claimed``: records have the choices as the action's ``legal``. ``about``:
    the action's key that the choices are for.
    """

    do: str
    seat: int | None
    choices: tuple[str, ...]
    reason: Reason
    claimed: bool = True
    about: str = "card"


class Refusal(NamedTuple):
    """Why not.

    ``about``: the action's key at fault (``card``, ``cards``, ``seat``, ``do``, …). ``card``: the one tried,
    or what was tried when there is none.
    """

    card: str
    code: str
    clause: str
    facts: Facts = NO_FACTS
    about: str = "card"


class Refused(PrintkitError):
    """A decision that was tried against the rules, ``where`` names it; carries the :class:`Refusal`."""

    def __init__(self, refusal: Refusal, *, where: str | None = None) -> None:
        super().__init__(f"{refusal.card} is refused: {refusal.code} ({refusal.clause})", where=where)
        self.refusal = refusal
        self.args = (refusal,)  # what it is made of again on the other side of a process border


class Choice(NamedTuple):
    """What a policy decides, and why: ``code`` and ``facts`` as the game lists them."""

    action: Action
    code: str
    facts: Facts = NO_FACTS


Policy = Callable[[Any, Iterator[int]], Choice]
"""(what the seat may see, random words) → its choice. A policy that is not random takes no words."""


class Shapes(NamedTuple):
    """How a game's own parts of a record look; ``setup`` also checks the cards against the pack."""

    setup: Check
    action: Check
    claims: Check


class Outcome(NamedTuple):
    """What a scored hand came to, side by side in the order of ``Hand.sides``.

    ``score``: of this hand. ``tricks``: won in it. ``totals``: the scores after it. ``winners``: who won the
    game, empty while it goes on; who tie share the win. ``turned``: cards that the rules and nobody's choice
    brought to the table (Optrita's lines). ``counts``: what else a game counts of a hand, by name.
    """

    score: tuple[int, ...]
    tricks: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    turned: int = 0
    counts: Mapping[str, tuple[int, ...]] = {}


class Game(NamedTuple):
    """A game: its class of hands, and how it is played.

    ``hand(ruleset, setup)`` begins a hand from a checked setup; ``deal_words``: how many words a deal takes at
    most. ``options``: of the class, with ``players``. ``reasons``: codes of legal and refusal with the names of
    their facts; ``choices``: the same for policies.
    """

    id: str
    hand: type[Hand]
    deal_words: int
    options: tuple[Option, ...]
    policies: Mapping[str, Policy]
    reasons: Mapping[str, tuple[str, ...]]
    choices: Mapping[str, tuple[str, ...]]

    def ruleset(self, given: Mapping[str, Any]) -> Ruleset:
        """Fill in the defaults. KeyError for an unknown name, ValueError(option) for a wrong value."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if not known[name].allows(value):
                raise ValueError(known[name])
        return {name: given.get(name, option.default) for name, option in known.items()}

    def written(self, ruleset: Ruleset) -> dict[str, Any]:
        """Give a ruleset as records have it: rulings at their default left out."""
        return {
            option.name: ruleset[option.name]
            for option in self.options
            if option.always or ruleset[option.name] != option.default
        }
