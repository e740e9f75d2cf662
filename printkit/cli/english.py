"""Why a decision is refused, and what is false in a record, in short English sentences for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from string import Formatter
from typing import Any

from printkit.rules.game import Facts, Refusal
from printkit.rules.replay import ABSENT, Finding
from printkit.rules.shape import differing, shown

SHOWN = 5
"""Findings told of one record; after the first false play the rest tends to follow from it."""

SUITS = {"S": "spade", "H": "heart", "D": "diamond", "C": "club", "X": "cross", "L": "leaf"}
RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10"}

WRITTEN: Mapping[str | None, Callable[[Any], object]] = {
    None: lambda value: value,
    "a": lambda rank: f"{'an' if rank in 'A8' else 'a'} {RANKS.get(rank, rank)}",
    "c": " ".join,
    "e": " and ".join,
    "j": shown,
    "l": lambda values: ", ".join(map(str, values)),
    "r": repr,
    "s": SUITS.__getitem__,
}
"""How a fact is written where a phrase has ``{rank!a}``, ``{cards!c}`` and so on."""


class _Phrases(Formatter):
    """Puts facts into phrases; ``{cards+jokers!c}`` are two lists in a row."""

    def convert_field(self, value: Any, conversion: str | None) -> object:
        return WRITTEN[conversion](value)

    def get_value(self, key: int | str, args: Sequence[Any], kwargs: Facts) -> object:
        names = str(key).split("+")
        return kwargs[names[0]] if len(names) == 1 else [one for name in names for one in kwargs[name]]


PHRASES: Mapping[str, str | Callable[[Facts], str]] = {
    "only-face-up": "the face-up {card} is the only {suit!s} and must be played",
    "only-one": "{card} is the only {suit!s} and must be played",
    "must-follow": "a {suit!s} must be played: {cards!c}",
    "not-a-bid": "a bid is a number from 0 to {most}, which {bid!j} is not",
    "follow-or-joker": "a {suit!s} or a joker must be played: {cards+jokers!c}",
    "sits-out": "the dummy at seat {seat} sits this trick out, the one at seat {plays} plays",
    "hand-over": "the hand is over",
    "not-your-turn": "it is the turn of seat {to_move}, not {seat}",
    "wrong-decision": "what is to be decided now is {do!r}",
    "not-in-pack": "{card} is not used with {players} players",
    "not-held": lambda facts: (
        "seat {seat} has played {card} already" if facts["played"] else "seat {seat} does not hold {card}"
    ),
    "suit-or-rank": "a {suit!s} or {rank!a} must be played: {suits+ranks!c}",
    "suit-follow": "seat {set_by} set the follow with {set_with}, so a {suit!s} must be played: {cards!c}",
    "rank-follow": "seat {set_by} set the follow with {set_with}, so {rank!a} must be played: {cards!c}",
    "two-cards": "a bid is two different cards, not {cards!c}",
    "bid-card": "seat {seat} has laid {card} aside as a bid card",
    "not-last": "team {team} is not alone in last place (the scores are {scores!l})",
    "must-head": "a {suit!s} above {best} must be played: {cards!c}",
    "must-ruff": "there is no {suit!s} in hand, so a {trump!s} must be played: {cards!c}",
    "must-overruff": "there is no {suit!s} in hand, so a {trump!s} above {best} must be played: {cards!c}",
    "under-ruff": "there is no {suit!s} in hand, so a {trump!s} must be played, even below {best}: {cards!c}",
    "not-drawn": "{card} is not one of the cards drawn: {cards!c}",
    "not-open": "{card} is not one of the open cards: {cards!c}",
    "has-passed": "seat {seat} has passed and is out of the auction",
    "too-low": "seat {bidder} has bid {bid!j}, which {points!j} does not top",
    "below-minimum": "the lowest bid is {least!j}, not {points!j}",
    "not-points": "a bid is a number of points, which {points!j} is not",
    "not-a-suit": "trump is one of the four suits, which {suit!j} is not",
    "no-such-card": "{card!j} is not a card of this game",
    "not-in-hand": lambda facts: (
        "{card} has been played already" if facts["played"] else "{card} is not in hand"
    ),
    "no-such-line": "{line!j} is not a line",
    "not-full": "{line} lacks {gone!c}; all six cards are in {lines!c}",
    "no-such-end": "the ends of {line} are {ends!e}",
    "not-turned": "{card} is not one of the six cards turned in {line}: {cards!c}",
}
"""One phrase a code of a refusal, or what makes it of the facts."""


def explain(refusal: Refusal) -> str:
    """Give why a decision is refused, as a clause of a sentence.

    Of a game that is not printkit's own, a code that has no phrase here, or other facts, is told as it is.
    """
    try:
        phrase, facts = PHRASES[refusal.code], refusal.facts
        return _Phrases().vformat(phrase if isinstance(phrase, str) else phrase(facts), (), facts)
    except (KeyError, TypeError):
        told = ", ".join(f"{name} {shown(value)}" for name, value in refusal.facts.items())
        return f"{refusal.code}{f' ({told})' if told else ''}"


def finding(found: Finding) -> str:
    """Give what is false, what it should be, and the clause."""
    if found.refusal is not None:
        return f"{shown(found.said)} is refused: {explain(found.refusal)} ({found.clause})"
    if found.path == "actions":
        return f"the hand is not over after {found.said} actions ({found.clause})"
    if found.should_be == ABSENT:
        return f"{shown(found.said)} is false, there should be none here ({found.clause})"
    said, should_be = differing(found.said, found.should_be, 90)
    return f"{said} is false, it should be {should_be} ({found.clause})"


def findings(place: str, all_found: Sequence[Finding]) -> Iterator[str]:
    """Give what is false in a record, a line each, and how much more there is."""
    for one in all_found[:SHOWN]:
        yield f"{place}: {one.path}: {finding(one)}"
    if len(all_found) > SHOWN:
        yield f"{place}: and {len(all_found) - SHOWN} more"


def unclaimed(paths: tuple[str, ...]) -> str:
    """Give what a record leaves open: ``teams, winners, legal of 16 actions``."""
    names = [path.removeprefix("claims.") for path in paths if path.startswith("claims.")]
    actions = len(paths) - len(names)
    if actions:
        names.append(f"legal of {actions} action{'s' if actions > 1 else ''}")
    return ", ".join(names)
