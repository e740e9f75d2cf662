"""Reasons in short English sentences, for messages of the command line. Books have phrases of their own."""

from __future__ import annotations

from collections.abc import Callable

from printkit.rules.game import Facts, Reason, Refusal
from printkit.rules.replay import ABSENT, Finding
from printkit.rules.shape import shown

SUITS = {"S": "spade", "H": "heart", "D": "diamond", "C": "club", "X": "cross", "L": "leaf"}


def _cards(codes: list[str]) -> str:
    return " ".join(codes)


def _cannot_follow(facts: Facts) -> str:
    trumps = f", trumps ({_cards(facts['trumps'])}) among them" if facts["trumps"] else ""
    return f"there is no {SUITS[facts['suit']]} in hand, so any card may be played{trumps}"


def _not_held(facts: Facts) -> str:
    if facts["played"]:
        return f"seat {facts['seat']} has played {facts['card']} already"
    return f"seat {facts['seat']} does not hold {facts['card']}"


PHRASES: dict[str, Callable[[Facts], str]] = {
    "lead": lambda facts: "the leader may play any card",
    "only-face-up": lambda facts: (
        f"the face-up {facts['card']} is the only {SUITS[facts['suit']]} and must be played"
    ),
    "only-one": lambda facts: f"{facts['card']} is the only {SUITS[facts['suit']]} and must be played",
    "must-follow": lambda facts: f"a {SUITS[facts['suit']]} must be played: {_cards(facts['cards'])}",
    "cannot-follow": _cannot_follow,
    "hand-over": lambda facts: "the hand is over",
    "not-your-turn": lambda facts: f"it is the turn of seat {facts['to_move']}, not {facts['seat']}",
    "wrong-decision": lambda facts: f"what is to be decided now is {facts['do']!r}",
    "not-in-pack": lambda facts: f"{facts['card']} is not used with {facts['players']} players",
    "not-held": _not_held,
}
"""One phrase a code of ``Game.reasons``."""


def explain(reason: Reason | Refusal) -> str:
    """Give a reason, or why a card is refused, as a clause of a sentence."""
    return PHRASES[reason.code](reason.facts)


def finding(found: Finding) -> str:
    """Give what is false, what it should be, and the clause."""
    if found.refusal is not None:
        return f"{shown(found.said)} is refused: {explain(found.refusal)} ({found.clause})"
    if found.should_be == ABSENT:
        return f"{shown(found.said)} is false, there should be none here ({found.clause})"
    return f"{shown(found.said, 90)} is false, it should be {shown(found.should_be, 90)} ({found.clause})"


def unclaimed(paths: tuple[str, ...]) -> str:
    """Give what a record leaves open: ``teams, winners, legal of 16 actions``."""
    names = [path.removeprefix("claims.") for path in paths if path.startswith("claims.")]
    actions = len(paths) - len(names)
    if actions:
        names.append(f"legal of {actions} action{'s' if actions > 1 else ''}")
    return ", ".join(names)
