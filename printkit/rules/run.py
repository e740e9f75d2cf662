"""Playing: deals, hands and whole games out of (seed, index), as records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from copy import deepcopy
from functools import partial
from typing import Any

from printkit.errors import GameError, UsageError, check_known
from printkit.rules import rng
from printkit.rules.faults import given
from printkit.rules.faults import place as place_of
from printkit.rules.game import Action, Choice, Game, Legal, Policy, Refused, Ruleset, Setup
from printkit.rules.hand import Hand
from printkit.rules.record import Record, line
from printkit.rules.shape import Fault, place, shown

MOST = 10_000
"""Decisions of a hand, hands of a game, deals of one that is thrown in: one that has more does not end."""


def deal(game: Game, ruleset: Ruleset, seed: int, index: int, standing: Setup | None = None) -> Setup:
    """Give the setup of deal ``index`` of a seed; ``standing``: what stands before it, None: before a game."""
    standing = game.hand.first(ruleset) if standing is None else standing
    words = rng.words(seed, index, stream(standing, rng.DEAL), game.deal_words)
    return game.hand.deal(ruleset, standing, words)


def stream(standing: Setup, purpose: int) -> int:
    """Give the stream of random words of a hand by what stands before it; ``purpose`` as in :mod:`.rng`."""
    return rng.stream(standing["hand_no"], purpose, standing.get("again", 0))


def turns(hand: Hand, policy: Policy, words: Iterator[int]) -> Iterator[tuple[Legal, Choice]]:
    """Play a hand to its end; give for each decision what was legal, and the choice with its reason."""
    while goes_on(hand):
        legal = hand.legal()
        choice = choose(policy, hand.view(legal.seat), words)
        act(hand, choice.action)
        yield legal, choice


def goes_on(hand: Hand) -> bool:
    """Tell whether something is left to decide. GameError for a hand that does not end."""
    if hand.done > MOST:
        hint = "does each do_STAGE() set self.turn, and the last one self.stage?"
        raise GameError(f"a hand goes on after {MOST} decisions", hint=hint)
    return hand.stage is not None and hand.turns_to_one()


def choose(policy: Policy, view: Any, words: Iterator[int]) -> Choice:
    """Ask a policy. Raises GameError for what is no choice."""
    choice = policy(view, words)
    if not isinstance(choice, Choice):
        what = f"a policy chose {str(choice)[:40]!r}"
        raise GameError(what, where=place_of(policy), hint="return view.play(…) or view.decide(…)")
    return choice


def act(hand: Hand, action: Action) -> None:
    """Do what a policy chose. Refused, with what it might have chosen, when the rules refuse it.

    GameError for an action that no record could have; whether it is one is asked where something is wrong.
    """
    try:
        hand.do(action)
    except Refused as error:
        choices = hand.legal().choices
        if error.refusal.card in choices:  # "3" is no 3
            _check(hand, action)
        who = "the policy" if hand.turn is None else f"the policy of seat {hand.turn}"
        error.hint = f"{who} chose it; it may choose {', '.join(choices)}"
        raise
    except (KeyError, TypeError):
        _check(hand, action)
        raise


def _check(hand: Hand, action: Action) -> None:
    """Hold what a policy chose against the shape of actions in records. Raises GameError."""
    try:
        hand.shapes(hand.ruleset).action(action)
    except Fault as fault:
        if fault.path == ["do"]:  # more_shapes() does not say yet what that looks like
            return
        given = ", ".join(f"{key}={shown(value)}" for key, value in action.items() if key != "do")
        hint = (
            fault.hint
            or "call view.decide(CODE, FACTS, KEY=VALUE) with the keys that more_shapes() lists for this action"
        )
        where = ": ".join(filter(None, (f"a policy's {action['do']}({given})", place(fault.path))))
        raise GameError(fault.what, where=where, hint=hint) from None


@contextmanager
def chosen_by(ruleset: Ruleset, policy: str, seed: int | None, index: int | None) -> Iterator[None]:
    """Say of what is refused in the block who chose it in which hand, so that it can be played again."""
    try:
        yield
    except Refused as error:
        options = "".join(f"{name} {value}, " for name, value in ruleset.items())
        error.where = f"seed {seed}, index {index}, policy {policy}, {options}{error.where}"
        raise


def play(
    game: Game, ruleset: Ruleset, policy: str, standing: Setup, provenance: Mapping[str, Any]
) -> tuple[Record, Hand]:
    """Deal and play a hand; give its record, with every claim, and the finished hand."""
    seed, index = provenance["seed"], provenance["index"]
    setup = deal(game, ruleset, seed, index, standing)
    words = rng.endless(seed, index, stream(standing, rng.PLAY))
    dealt, hand = deepcopy(setup), game.hand(ruleset, setup)
    with chosen_by(ruleset, policy, seed, index):
        done = [*turns(hand, game.policies[policy], words)]
    if changed := [key for key in dealt if dealt[key] != setup.get(key)]:
        hint = f'copy it: list(setup["{changed[0]}"])'
        raise GameError(f"the hand changes {changed[0]!r} of its setup, which the record has", hint=hint)
    check_known((choice.code for _, choice in done), game.choices, "make_game(choices) lacks", kind=GameError)
    check_known((one.reason.code for one, _ in done), game.reasons, "its class's reasons lack", kind=GameError)
    actions = tuple(written(one, own.action) for one, own in done if own.action["do"] not in hand.silent)
    return Record(game.id, game.written(ruleset), setup, actions, hand.claims(), provenance), hand


def written(legal: Legal, action: Action) -> Action:
    """Give an action as records have it, with what was legal where that is a claim."""
    return {**action, "legal": list(legal.choices)} if legal.claimed else action


def hands(
    game: Game,
    ruleset: Ruleset,
    policy: str,
    seed: int,
    count: int,
    version: str,
    first: int = 0,
    mixed: bool = False,
    whole: bool = False,
) -> Iterator[Record]:
    """Give the records of deals ``first`` … ``first + count - 1``: each hand 1 of its game, scores zero.

    ``mixed``: hand number, dealer and scores are drawn too; UsageError for a game that cannot. ``whole``: of
    whole games, hand after hand: the deal passes on, the scores are carried.
    """
    mix, name = game.hand.mixed, f"{policy}{' mixed' if mixed else ''}{' game' if whole else ''}"
    if mixed and mix is None:
        raise UsageError(f"{game.id} has no mixed hands")
    for index in range(first, first + count):
        provenance = {"seed": seed, "index": index, "policy": name, "version": version}
        words = rng.endless(seed, index, rng.stream(1, rng.TABLE))
        standing: Setup | None = given(mix(ruleset, words), dict, mix) if mixed else game.hand.first(ruleset)
        while standing is not None:
            record, hand = play(game, ruleset, policy, standing, provenance)
            yield record
            standing = following(hand, standing) if whole else None


whole_games = partial(hands, whole=True)
"""Gives the records of whole games."""


def repeats(game: Game, made: Record) -> bool:
    """Tell whether the seed that a record names, if any, still deals and plays this hand."""
    by = made.provenance or {}
    policy, seed, index = str(by.get("policy", "")), by.get("seed", -1), by.get("index", -1)
    dealt = policy.removesuffix(" game")
    name = dealt.removesuffix(" mixed")
    known = name in game.policies and (dealt == name or game.hand.mixed is not None)
    if not (0 <= seed < rng.SEEDS and 0 <= index < rng.SEEDS and known):
        return "seed" not in by
    given = game.ruleset(made.ruleset), name, seed, 1, by.get("version", ""), index
    return line(made) in map(line, hands(game, *given, mixed=dealt != name, whole=policy != dealt))


def following(hand: Hand, standing: Setup) -> Setup | None:
    """Give what stands before the hand after a finished one, which had ``standing``; None at a game's end.

    A hand that was thrown in is dealt anew: the same hand of the game, out of other words. GameError where
    either goes on and on.
    """
    after = hand.next_hand()
    if after is None:
        return None
    if after["hand_no"] > MOST:
        raise GameError(f"a game goes on after {MOST} hands", hint="does winners() ever name a side?")
    if after["hand_no"] != standing["hand_no"]:
        return after
    again = standing.get("again", 0) + 1
    if again > MOST:
        hint = "nobody bids so high; in a game of your own: does score() return the points?"
        raise GameError(f"a hand is thrown in {MOST} times in a row", hint=hint)
    return {**after, "again": again}
