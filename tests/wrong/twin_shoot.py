"""Twin Shoot, misread clause by clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from printkit.games.twin_shoot import game
from printkit.games.twin_shoot.game import TwinHand, rules
from printkit.games.twin_shoot.game.rules import FOLLOWS, NONE, PACK, RANK, SUIT, Points
from printkit.rules.trick import TrickHand
from tests.wrong import Wrong, wrong

_laid, _may_play, _points, _beats = TwinHand.__init__, TwinHand.may_play, rules.points, TwinHand.beats
_played, _follow_set = TwinHand.played, rules.follow_set


# --- the deal and the opening lead


def _laid_out(says: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> Wrong:
    """Write down a wrong rule for what lies on the table before the first decision."""

    def init(self: TwinHand, ruleset: Any, setup: dict[str, Any]) -> None:
        _laid(self, ruleset, {**setup, **change(setup)})

    return wrong(says, (TwinHand, "__init__", init))


# --- the bid


def _counted(value: Callable[[list[int]], int]) -> tuple[object, str, Callable[[list[str]], int]]:
    """Make a bid of two suits, the highest of which is 5, in another way."""
    return rules, "bid_of", lambda cards: value([PACK.suits.index(card[1]) for card in cards])


# --- the tricks


def _clockwise(self: TwinHand, seat: int) -> int:
    return (seat + 1) % self.players


def _left_leads(self: TrickHand, taker: int) -> int:
    return (taker + 1) % self.players


def _partner_only(self: TwinHand, seat: int, card: str) -> None:
    if len(self.trick) == 1:
        _played(self, seat, card)


def _switches(self: TwinHand, seat: int, card: str) -> None:
    if self.trick and _follow_set(card, self.trick[0][1]) != NONE:
        self.follow = NONE
    _played(self, seat, card)


def _free_at_first(self: TwinHand, seat: int) -> list[str]:
    return list(self.hands[seat] if self.follow == NONE else _may_play(self, seat))


def _unset(when: str) -> Callable[[TwinHand, int], list[str]]:
    """Let cards be played under one follow as while none is set."""

    def may_play(self: TwinHand, seat: int) -> list[str]:
        right = self.follow
        if right == when:
            self.follow = NONE
        may = list(_may_play(self, seat))
        self.follow = right
        return may

    return may_play


def _takes(
    follow: str, better: Callable[[str, str], bool]
) -> tuple[tuple[object, str, Callable[[TwinHand, str, str], bool]], ...]:
    """Under one follow, let another card win of those that match; all match where none is set."""

    def beats(self: TwinHand, card: str, best: str) -> bool:
        if self.follow != follow:
            return _beats(self, card, best)
        match = dict(zip(FOLLOWS, (True, card[1] == best[1], card[0] == best[0]), strict=True))
        return match[follow] and better(card, best)

    return ((TwinHand, "beats", beats),)


def _lower(card: str, best: str) -> bool:
    return PACK.ints[card] < PACK.ints[best]


def _higher(card: str, best: str) -> bool:
    return PACK.ranks.index(card[0]) > PACK.ranks.index(best[0])


def _seven_high(card: str, best: str) -> bool:
    order = "89TJQKA34567"
    return order.index(card[0]) > order.index(best[0])


def _bridge(card: str, best: str) -> bool:
    order = "LXCDHS"
    return order.index(card[1]) > order.index(best[1])


# --- the score

Score = Callable[[list[int], list[int], int | None], list[Points]]


def _two_teams(bids: list[int], won: list[int], opened: int | None) -> list[Points]:
    return [*_points(bids[:4], won[:4], opened if opened != 2 else None), Points(0, 0, 0, 0, 0)][
        : len(bids) // 2
    ]


def _opposite(bids: list[int], won: list[int], opened: int | None) -> list[Points]:
    bids, won = ([one[0], one[2], one[1], *one[3:]] for one in (bids, won))
    return _points(bids, won, opened)


def _changed(change: Callable[[int, int | None, int, Points], Points]) -> Score:
    """Change each team's points, by team, the team that opened, how many of it missed, and the right points."""

    def points(bids: list[int], won: list[int], opened: int | None) -> list[Points]:
        seats = [] if opened is None else [2 * opened, 2 * opened + 1]
        gone = sum(bids[seat] != won[seat] for seat in seats)
        return [change(team, opened, gone, made) for team, made in enumerate(_points(bids, won, opened))]

    return points


_for_each_miss = _changed(lambda team, opened, gone, made: made._replace(missed=made.missed * max(1, gone)))
_all_is_lost = _changed(
    lambda team, opened, gone, made: made._replace(shoot=0) if team == opened and gone == 1 else made
)


WRONGS = {
    "TS-01": (wrong("there are never more than two teams", (rules, "points", _two_teams)),),
    "TS-02": (wrong("team-mates sit opposite each other", (rules, "points", _opposite)),),
    "TS-03": (
        _laid_out(
            "four players leave out the 7s",
            lambda setup: {"hands": [[card for card in held if card[0] != "7"] for held in setup["hands"]]},
        ),
    ),
    "TS-04": (wrong("the 7 is the highest rank", *_takes(SUIT, _seven_high)),),
    "TS-05": (wrong("spades are the highest suit, as in Bridge", *_takes(RANK, _bridge)),),
    "TS-06": (wrong("diamonds bid 5 and leaves 0", _counted(lambda suits: 10 - sum(suits))),),
    "TS-08": (
        _laid_out(
            "a left-hand member leads the first hand",
            lambda setup: {"opening_leader": setup["opening_leader"] ^ (setup["hand_no"] == 1)},
        ),
    ),
    "TS-09": (
        _laid_out("eleven cards are dealt", lambda setup: {"hands": [held[:-1] for held in setup["hands"]]}),
    ),
    "TS-11": (wrong("a bid is the higher of two suits", _counted(max)),),
    "TS-13": (
        wrong("nobody may open", (rules, "last_alone", lambda scores: None)),
        wrong(
            "of teams that share last place the first may open",
            (rules, "last_alone", lambda scores: scores.index(min(scores))),
        ),
    ),
    "TS-14": (wrong("there are nine tricks", (TwinHand, "tricks", 9)),),
    "TS-15": (wrong("play is always clockwise", (TwinHand, "next_seat", _clockwise)),),
    "TS-16": (wrong("any card may be played to the lead", (TwinHand, "may_play", _free_at_first)),),
    "TS-17": (wrong("under suit follow the rank will do", (TwinHand, "may_play", _unset(SUIT))),),
    "TS-18": (wrong("under rank follow the suit will do", (TwinHand, "may_play", _unset(RANK))),),
    "TS-19": (wrong("each card that matches sets the follow anew", (TwinHand, "played", _switches)),),
    "TS-20": (wrong("only the partner can set a follow", (TwinHand, "played", _partner_only)),),
    "TS-21": (wrong("the lowest of the suit wins", *_takes(SUIT, _lower)),),
    "TS-22": (wrong("the lowest suit wins", *_takes(RANK, _lower)),),
    "TS-23": (
        wrong(
            "if nobody set a follow, the highest rank wins",
            *_takes(NONE, _higher),
        ),
    ),
    "TS-24": (wrong("the leader's left neighbour leads next", (TrickHand, "leads", _left_leads)),),
    "TS-25": (
        wrong("a shoot scores nothing", (rules, "SHOOT", 0)),
        wrong("a twin shoot scores no more than two shoots", (rules, "TWIN", 0)),
        wrong("to open brings nothing", (rules, "OVERHEAD", 0)),
    ),
    "TS-26": (
        wrong("a missed open bid costs nothing", (rules, "MISSED", 0)),
        wrong("the others score for each who missed", (rules, "points", _for_each_miss)),
        wrong("a team that missed loses its shoot", (rules, "points", _all_is_lost)),
    ),
    "TS-27": (
        _laid_out(
            "the right-hand member leads in every round",
            lambda setup: {"opening_leader": setup["opening_leader"] & -2},
        ),
    ),
    "TS-28": (wrong("a game goes to 120", (game, "GOAL", 120)),),
}
