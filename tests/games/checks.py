"""What holds for the records of every game, asked by the games' own tests."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable
from types import MemberDescriptorType
from typing import Any, TypeVar

from printkit import games
from printkit.rules import record as records
from printkit.rules import run
from printkit.rules.game import Action, Choice, Game, Legal, Policy, Refusal, Ruleset, Setup
from printkit.rules.lesson import Scene, perform
from printkit.rules.record import Record
from printkit.rules.replay import fill, replay
from printkit.rules.view import View

T = TypeVar("T")


def there(value: T | None) -> T:
    """Give a value that must not be missing."""
    assert value is not None
    return value


def why_not(hand: Any, card: str) -> Refusal | None:
    """Give why the seat to play may not play a card, None when it may."""
    refusal: Refusal | None = hand.refusal({"do": "play", "seat": hand.to_move, "card": card})
    return refusal


def seen(view: View[Any]) -> dict[str, object]:
    """Give all that a view shows of itself, its properties and what it keeps by name."""
    kinds = type(view)
    shown = (property, MemberDescriptorType)
    names = [name for name in dir(kinds) if isinstance(getattr(kinds, name), shown) and name != "_hand"]
    return {name: getattr(view, name) for name in names}


def performed(
    game: Game, ruleset: Ruleset, setup: Setup, told: Iterable[Action], *, as_far: bool = False
) -> Scene:
    """Play a hand as told, then with sense; what records leave out is done where a play tells that it was.

    ``told``: actions, whose seats may be left out. ``as_far``: only until the rules refuse one.
    """
    hand, begin = game.hand(ruleset, setup), list[Action]()
    for one in told:
        action = {key: value for key, value in one.items() if key != "legal"}
        if hand.to_move is not None:
            action.setdefault("seat", hand.to_move)
        if action["do"] == "play" and not hand.finished and hand.legal().do == "open":
            begin.append({"do": "stay-closed", "seat": hand.to_move})
            hand.do(begin[-1])
        if as_far and hand.refusal(action) is not None:
            break
        begin.append(action)
        hand.do(action)
    return perform(game, ruleset, setup, {}, begin)


def hold_unseen(
    policy: Policy,
    hands: Iterable[Any],
    anew: Callable[[Any, Any, random.Random], Any],
    lies: Callable[[Any], Any],
    sight: Callable[[Any], Any] = seen,
) -> Counter[str]:
    """What a seat does not see changes neither its view nor what it decides.

    ``anew``: gives a hand in which all that a seat does not see lies elsewhere; ``lies``: what it changes.
    Gives how often something did lie elsewhere (``moved``), and what was decided.
    """
    chance, met = random.Random(1), Counter[str]()
    for hand in hands:
        while not hand.finished:
            legal = hand.legal()
            other = anew(hand, legal.seat, chance)
            met.update({"moved": lies(other) != lies(hand), legal.do: 1})
            one, same = hand.view(legal.seat), other.view(legal.seat)
            assert sight(one) == sight(same)
            words = [chance.randrange(1 << 32)] * 2
            choice = policy(one, iter(words))
            assert choice == policy(same, iter(words))
            hand.do(choice.action)
    return met


def hold_listed(game: Game, turns: Iterable[tuple[Legal, Choice]], refusals: str, *about: str) -> None:
    """Choices and reasons have the facts that are listed, and all are met; of the reasons, all but refusals.

    ``about``: keys of actions that the choice's facts repeat.
    """
    chosen, reasoned = set(), set()
    for legal, choice in turns:
        assert tuple(choice.facts) == game.choices[choice.code]
        assert tuple(legal.reason.facts) == game.reasons[legal.reason.code]
        assert all(choice.action.get(key) == choice.facts.get(key) for key in about)
        chosen.add(choice.code)
        reasoned.add(legal.reason.code)
    assert chosen == set(game.choices)
    assert set(game.reasons) - reasoned == set(refusals.split())


def hold_read_back(game: Game, record: Record) -> None:
    """A record that is written, read back and replayed is the record, and claims all there is to claim."""
    text = records.line(record)
    again = games.read(text)
    result = replay(game, again)
    assert again == record
    assert records.line(again) == text
    assert result.holds
    assert result.unclaimed == ()
    assert result.claims == record.claims


def hold_filled(game: Game, record: Record) -> None:
    """A record without its claims holds, and is filled to the record; every play is to say what is legal."""
    bare = records.as_json(record)
    del bare["claims"]
    bare["actions"] = [{k: v for k, v in action.items() if k != "legal"} for action in bare["actions"]]
    read = games.read(json.dumps(bare))
    result = replay(game, read)
    assert result.holds
    plays = sum(action["do"] in ("play", "line") for action in record.actions)
    assert len([path for path in result.unclaimed if path.endswith(".legal")]) == plays
    filled = fill(read, result)
    assert filled == record
    assert records.line(filled) == records.line(record)


def hold_made_again(game: Game, ruleset: Ruleset, policy: str, seed: int, mixed: bool = False) -> None:
    """Deal and game i are made again from (seed, i) alone."""
    whole = list(run.hands(game, ruleset, policy, seed, 4, "test", mixed=mixed))
    again = [
        one
        for index in (3, 1, 0)
        for one in run.hands(game, ruleset, policy, seed, 1, "test", index, mixed=mixed)
    ]
    assert again == [whole[3], whole[1], whole[0]]


def hold_games_made_again(game: Game, ruleset: Ruleset, policy: str, seed: int) -> None:
    """Whole game i is made again from (seed, i) alone, and begins with single deal 0."""
    both = list(run.whole_games(game, ruleset, policy, seed, 2, "test"))
    second = list(run.whole_games(game, ruleset, policy, seed, 1, "test", 1))
    assert both[-len(second) :] == second
    deal = next(run.hands(game, ruleset, policy, seed, 1, "test"))
    assert (both[0].setup, both[0].actions) == (deal.setup, deal.actions)


def hold_same_deals(game: Game, ruleset: Ruleset, seed: int) -> None:
    """Deals are the same whoever plays them."""
    random, sensible = (
        list(run.hands(game, ruleset, policy, seed, 3, "test")) for policy in ("random", "sensible")
    )
    assert [one.setup for one in random] == [one.setup for one in sensible]
