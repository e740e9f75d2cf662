"""Replay: a record's decisions are made again, and every claim is worked out anew and compared."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple

from printkit.rules.game import Action, Claims, Game, Legal, Path, Refusal
from printkit.rules.hand import Hand
from printkit.rules.record import Record
from printkit.rules.run import written
from printkit.rules.shape import place

ABSENT = "absent"
"""What ``should_be`` says of a claim that has no place in the record, such as a running game's winners."""


class Finding(NamedTuple):
    """What is false. ``path``: ``claims.tricks[2].winner``; ``refusal``: where a decision is refused."""

    path: str
    said: Any
    should_be: Any
    clause: str
    refusal: Refusal | None = None


class Replay(NamedTuple):
    """What came of a replay.

    ``unclaimed``: paths of claims left out. ``claims``: all as they should be, None if the replay broke off.
    ``legal``: what could be done at each action.
    """

    findings: tuple[Finding, ...]
    unclaimed: tuple[str, ...]
    claims: Claims | None
    legal: tuple[Legal, ...]

    @property
    def holds(self) -> bool:
        """Every claim that is there is true, every decision within the rules, and the hand is whole."""
        return not self.findings


def walk(game: Game, record: Record) -> Iterator[tuple[Hand, Action]]:
    """Give the hand before each action, and the action. It is one and the same hand: ask, copy, but don't play.

    Refused, naming ``actions[i]``, at an action that the rules refuse.
    """
    hand = game.hand(game.ruleset(record.ruleset), dict(record.setup))
    for action in record.actions:
        if hand.silent:
            _pass_over(hand, hand.refusal(action))
        yield hand, action
        hand.do(action)


def _pass_over(hand: Hand, refusal: Refusal | None) -> bool:
    """Make the decision that records leave out, where another, refused as such, tells that it was made."""
    if refusal is not None and refusal.about == "do":
        for do in hand.silent:
            left_out = {"do": do, "seat": hand.to_move}
            if hand.refusal(left_out) is None:
                hand.do(left_out)
                return True
    return False


def replay(game: Game, record: Record) -> Replay:
    """Make every decision of a record again and check every claim.

    A refused decision ends it there; the first false claim of the tricks before it is told before it.
    """
    hand = game.hand(game.ruleset(record.ruleset), dict(record.setup))
    findings: list[Finding] = []
    unclaimed: list[str] = []
    asked: list[Legal] = []
    for at, action in enumerate(record.actions):
        refusal = hand.refusal(action)
        if _pass_over(hand, refusal):
            refusal = hand.refusal(action)
        if refusal is not None:
            findings += islice(_false_tricks(hand, record.claims or {}), 1)
            findings.append(_refused(hand, at, action, refusal))
            return Replay(tuple(findings), (), None, tuple(asked))
        legal = hand.legal()
        hand.vouch(legal)
        asked.append(legal)
        spot, choices = f"actions[{at}].legal", list(legal.choices)
        if legal.claimed and "legal" not in action:
            unclaimed.append(spot)
        elif legal.claimed and list(action["legal"]) != choices:
            findings.append(Finding(spot, action["legal"], choices, legal.reason.clause))
        hand.do(action)
    if not hand.finished:
        clause = hand.clause(("actions",))
        findings.append(Finding("actions", len(record.actions), "more: the hand is not over", clause))
        return Replay(tuple(findings), (), None, tuple(asked))
    true = json.loads(json.dumps(hand.claims()))  # a game may say (1, 2) where a record has [1, 2]
    said = record.claims or {}
    unclaimed += [f"claims.{key}" for key in true if key not in said]
    for key, value in said.items():
        if key not in true:
            findings.append(Finding(f"claims.{key}", value, ABSENT, hand.clause((key,))))
        else:
            findings += _false(hand, key, value, true[key])
    return Replay(tuple(findings), tuple(unclaimed), true, tuple(asked))


def _refused(hand: Hand, at: int, action: Action, refusal: Refusal) -> Finding:
    should: Any = ABSENT
    if not hand.finished:
        legal = hand.legal()
        hand.vouch(legal)  # a refusal is told with the reason for what may be done instead
        choices = list(legal.choices)
        known = {"seat": legal.seat, "do": legal.do, "cards": choices}
        known |= {legal.about: choices} if legal.about in ("card", "line") else {}
        should = known.get(refusal.about, ABSENT)
    return Finding(f"actions[{at}].{refusal.about}", action[refusal.about], should, refusal.clause, refusal)


def _false_tricks(hand: Hand, said: Mapping[str, Any]) -> Iterator[Finding]:
    """Give what is false of the tricks that are over: who took one may be why the next lead is refused."""
    claimed, true = said.get("tricks", []), json.loads(json.dumps(hand.claimed_tricks()))
    return _false(hand, "tricks", claimed[: len(true)], true[: len(claimed)])


def _false(hand: Hand, key: str, said: Any, true: Any) -> Iterator[Finding]:
    for path, one, other in _differences((key,), said, true):
        yield Finding(place(["claims", *path]), one, other, hand.clause(path))


def _differences(path: Path, said: Any, true: Any) -> Iterator[tuple[Path, Any, Any]]:
    """Give the innermost differences; lists of other lengths and objects with other keys differ as a whole."""
    if said == true:
        return
    if isinstance(said, dict) and isinstance(true, dict) and said.keys() == true.keys():
        for key in true:
            yield from _differences((*path, key), said[key], true[key])
    elif isinstance(said, list) and isinstance(true, list) and len(said) == len(true):
        for at, (one, other) in enumerate(zip(said, true, strict=True)):
            yield from _differences((*path, at), one, other)
    else:
        yield path, said, true


def fill(record: Record, result: Replay) -> Record:
    """Give a record that holds, as its replay tells, with every claim in it."""
    actions = tuple(written(legal, action) for action, legal in zip(record.actions, result.legal, strict=True))
    return record._replace(actions=actions, claims=result.claims)
