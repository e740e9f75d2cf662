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


RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10"}


def _suit_or_rank(facts: Facts) -> str:
    asked = f"a {SUITS[facts['suit']]} or {_a_rank(facts)} must be played"
    return f"{asked}: {_cards([*facts['suits'], *facts['ranks']])}"


def _rank(facts: Facts) -> str:
    rank: str = facts["rank"]
    return RANKS.get(rank, rank)


def _a_rank(facts: Facts) -> str:
    return f"{'an' if facts['rank'] in 'A8' else 'a'} {_rank(facts)}"


def _set(facts: Facts) -> str:
    return f"seat {facts['set_by']} set the follow with {facts['set_with']}"


def _suit_follow(facts: Facts) -> str:
    return f"{_set(facts)}, so a {SUITS[facts['suit']]} must be played: {_cards(facts['cards'])}"


def _rank_follow(facts: Facts) -> str:
    return f"{_set(facts)}, so {_a_rank(facts)} must be played: {_cards(facts['cards'])}"


def _not_last(facts: Facts) -> str:
    scores = ", ".join(map(str, facts["scores"]))
    return f"team {facts['team']} is not alone in last place (the scores are {scores})"


def _follow_or_joker(facts: Facts) -> str:
    cards = _cards([*facts["cards"], *facts["jokers"]])
    return f"a {SUITS[facts['suit']]} or a joker must be played: {cards}"


def _taken(facts: Facts) -> str:
    return f"seat {facts['bidder']} has bid {shown(facts['bid'])}, which {shown(facts['points'])} does not top"


def _in_place_of(facts: Facts) -> str:
    return f"there is no {SUITS[facts['suit']]} in hand, so"


def _overruff(facts: Facts) -> str:
    cards = _cards(facts["cards"])
    return f"{_in_place_of(facts)} a {SUITS[facts['trump']]} above {facts['best']} must be played: {cards}"


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
    "any-bid": lambda facts: "any two numbers from 0 to 9 may be bid",
    "not-a-bid": lambda facts: (
        f"a bid is a number from 0 to {facts['most']}, which {shown(facts['bid'])} is not"
    ),
    "joker-led": lambda facts: f"the joker {facts['joker']} was led, so any card may be played",
    "follow-or-joker": _follow_or_joker,
    "sits-out": lambda facts: (
        f"the dummy at seat {facts['seat']} sits this trick out, the one at seat {facts['plays']} plays"
    ),
    "hand-over": lambda facts: "the hand is over",
    "not-your-turn": lambda facts: f"it is the turn of seat {facts['to_move']}, not {facts['seat']}",
    "wrong-decision": lambda facts: f"what is to be decided now is {facts['do']!r}",
    "not-in-pack": lambda facts: f"{facts['card']} is not used with {facts['players']} players",
    "not-held": _not_held,
    "lay-aside": lambda facts: "any two cards of the hand may be laid aside as a bid",
    "may-open": lambda facts: f"team {facts['team']} is alone in last place and may open its bid",
    "suit-or-rank": _suit_or_rank,
    "neither": lambda facts: (
        f"there is no {SUITS[facts['suit']]} and no {_rank(facts)} in hand, so any card may be played"
    ),
    "suit-follow": _suit_follow,
    "no-suit": lambda facts: f"there is no {SUITS[facts['suit']]} in hand, so any card may be played",
    "rank-follow": _rank_follow,
    "no-rank": lambda facts: f"there is no {_rank(facts)} in hand, so any card may be played",
    "two-cards": lambda facts: f"a bid is two different cards, not {_cards(facts['cards'])}",
    "bid-card": lambda facts: f"seat {facts['seat']} has laid {facts['card']} aside as a bid card",
    "not-last": _not_last,
    "keep-one": lambda facts: f"one of the four cards drawn is kept: {_cards(facts['cards'])}",
    "take-one": lambda facts: f"one of the open cards is taken: {_cards(facts['cards'])}",
    "take-last": lambda facts: f"{facts['card']} is the last open card and has to be taken",
    "open-auction": lambda facts: f"the lowest bid is {shown(facts['least'])}, or pass",
    "raise-or-pass": lambda facts: f"the lowest bid is {shown(facts['least'])} now, or pass",
    "name-trump": lambda facts: "the declarer names any suit trump",
    "must-head": lambda facts: (
        f"a {SUITS[facts['suit']]} above {facts['best']} must be played: {_cards(facts['cards'])}"
    ),
    "must-ruff": lambda facts: (
        f"{_in_place_of(facts)} a {SUITS[facts['trump']]} must be played: {_cards(facts['cards'])}"
    ),
    "must-overruff": _overruff,
    "under-ruff": lambda facts: (
        f"{_in_place_of(facts)} a {SUITS[facts['trump']]} must be played, "
        f"even below {facts['best']}: {_cards(facts['cards'])}"
    ),
    "no-suit-no-trump": lambda facts: f"{_in_place_of(facts)} without trumps any card may be played",
    "not-drawn": lambda facts: f"{facts['card']} is not one of the cards drawn: {_cards(facts['cards'])}",
    "not-open": lambda facts: f"{facts['card']} is not one of the open cards: {_cards(facts['cards'])}",
    "has-passed": lambda facts: f"seat {facts['seat']} has passed and is out of the auction",
    "too-low": _taken,
    "below-minimum": lambda facts: f"the lowest bid is {shown(facts['least'])}, not {shown(facts['points'])}",
    "not-points": lambda facts: f"a bid is a number of points, which {shown(facts['points'])} is not",
    "not-a-suit": lambda facts: f"trump is one of the four suits, which {shown(facts['suit'])} is not",
    "full-lines": lambda facts: f"the lines that have all six cards are {_cards(facts['lines'])}",
    "pick-any": lambda facts: (
        f"no card stopped the turning, so any of the six may be picked: {_cards(facts['cards'])}"
    ),
    "no-such-card": lambda facts: f"{shown(facts['card'])} is not a card of this game",
    "not-in-hand": lambda facts: (
        f"{facts['card']} has been played already" if facts["played"] else f"{facts['card']} is not in hand"
    ),
    "no-such-line": lambda facts: f"{shown(facts['line'])} is not a line",
    "not-full": lambda facts: (
        f"{facts['line']} lacks {_cards(facts['gone'])}; all six cards are in {_cards(facts['lines'])}"
    ),
    "no-such-end": lambda facts: f"the ends of {facts['line']} are {' and '.join(facts['ends'])}",
    "not-turned": lambda facts: (
        f"{facts['card']} is not one of the six cards turned in {facts['line']}: {_cards(facts['cards'])}"
    ),
}
"""One phrase a code of ``Game.reasons``."""


def explain(reason: Reason | Refusal) -> str:
    """Give a reason, or why a card is refused, as a clause of a sentence.

    Of a game that is not printkit's own, a code that has no phrase here, or other facts, is told as it is.
    """
    try:
        return PHRASES[reason.code](reason.facts)
    except (KeyError, TypeError):
        facts = ", ".join(f"{name} {shown(value)}" for name, value in reason.facts.items())
        return f"{reason.code}{f' ({facts})' if facts else ''}"


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
