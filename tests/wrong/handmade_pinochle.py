"""Handmade Pinochle, misread clause by clause."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from printkit.games.handmade_pinochle import game
from printkit.games.handmade_pinochle.game import ABOVE, Count, PinochleHand, making, melds
from printkit.games.handmade_pinochle.game.making import DEALS, Making
from printkit.games.handmade_pinochle.game.melds import MELDS, PACK, VALUES, Found
from printkit.rules.hand import always
from printkit.rules.trick import TrickHand
from tests.wrong import Wrong, in_force, wrong

_keep, _go_round = PinochleHand.do_keep, PinochleHand.go_round
_may, _beats, _melds = PinochleHand.may_play, PinochleHand.beats, melds.melds_in
_score, _count, _secured = PinochleHand.score, PinochleHand.count, game.secured
TEN_TIMES = {name: (10 * one, 10 * two) for name, (one, two) in VALUES.items()}


# --- hand-making and the auction


def _after_picks(change: Callable[[PinochleHand, int], None]) -> tuple[tuple[Any, str, Any], ...]:
    """Give wrong turns: ``change`` is given the hand after each card, and who was the maker before it."""

    def keep(self: PinochleHand, action: Any) -> None:
        maker = self.maker
        _keep(self, action)
        change(self, maker)

    return (Making, "do_keep", keep), (Making, "do_take", keep)


def _to_the_right(hand: PinochleHand, maker: int) -> None:
    if hand.maker != maker:
        hand.maker = hand.turn = (maker - 1) % 4


def _starter_speaks(hand: PinochleHand, maker: int) -> None:
    if hand.stage == "call":
        hand.turn = hand.setup["start"]


def _back_again(self: PinochleHand, action: Any) -> None:
    self.turn = (action["seat"] + 1) % 4


def _starter_plays(self: PinochleHand) -> None:
    _go_round(self)
    if len(self.out) == 4:
        self.stage, self.turn, self.bidder = "trump", self.setup["start"], self.setup["start"]


# --- melds


def _counts(change: Callable[[Mapping[str, int], dict[str, int], str], None]) -> tuple[Any, str, Any]:
    """Give a wrong count: ``change`` gets how often a card is held, the right counts by meld, and the trump."""

    def wrongly(hand: int, trump: str, extra: bool) -> list[Found]:
        cards = {code: hand >> card & 3 for code, card in PACK.ints.items()}
        counts = {meld.name + (meld.suit or ""): count for meld, count in _melds(hand, trump, extra)}
        change(cards, counts, trump)
        names = ((meld, counts.get(meld.name + (meld.suit or ""), 0)) for meld in MELDS[trump])
        return [(meld, count) for meld, count in names if count]

    return game, "melds_in", wrongly


def _all_eight(cards: Mapping[str, int], counts: dict[str, int], trump: str) -> None:
    counts.update({name: counts.get(name, 0) // 2 for name in ("aces", "kings", "queens", "jacks")})


def _red_queen(cards: Mapping[str, int], counts: dict[str, int], trump: str) -> None:
    counts["pinochle"] = min(cards["QD"], cards["JS"])


def _run_and_royal(cards: Mapping[str, int], counts: dict[str, int], trump: str) -> None:
    if counts.get("run"):
        counts["royal-marriage"] = min(cards["K" + trump], cards["Q" + trump])


def _no_royal(cards: Mapping[str, int], counts: dict[str, int], trump: str) -> None:
    if counts.get("run"):
        counts["royal-marriage"] = 0


def _once_only(cards: Mapping[str, int], counts: dict[str, int], trump: str) -> None:
    if counts.get("queens"):
        counts["pinochle"] = 0


# --- tricks


def _own(hand: PinochleHand, seat: int, suits: str = "SHDC") -> Sequence[str]:
    return list(dict.fromkeys(card for card in hand.hands[seat] if card[1] in suits))


def _free_unless_following(self: PinochleHand, seat: int) -> Sequence[str]:
    may = _may(self, seat)
    return may if not self.trick or may[0][1] == self.trick[0][1][1] else _own(self, seat)


def _any_trump(self: PinochleHand, seat: int) -> Sequence[str]:
    may, trump = _may(self, seat), str(self.trump)
    ruffs = self.trick and self.trick[0][1][1] != trump and may[0][1] == trump
    return _own(self, seat, trump) if ruffs else may


def _heading(self: PinochleHand, seat: int) -> Sequence[str]:
    headed = self.copy()
    headed.ruleset = {**self.ruleset, "must_head": True}
    return _may(headed, seat)


def _later_twin(self: PinochleHand, card: str, best: str) -> bool:
    return card == best or _beats(self, card, best)


def _no_trump(self: PinochleHand, card: str, best: str) -> bool:
    return card[1] == best[1] and _beats(self, card, best)


# --- the count


def _instead(says: str, when: Callable[[int, bool], bool], give: Callable[[int, int], int]) -> Wrong:
    """Give a wrong score of declarer's pair.

    ``when``: for which right scores, and whether it took a trick; ``give``: what it is then, out of the bid and
    the points of the melds shown.
    """

    def count(self: PinochleHand, pair: int) -> Count:
        right, mine = _count(self, pair), making.PAIRS[pair]
        if self.bidder not in mine or not when(right.score, any(self.won[seat] for seat in mine)):
            return right
        return right._replace(score=give(self.bid, sum(self.meld_points[seat] for seat in mine)))

    return wrong(says, (PinochleHand, "count", count))


def _neighbours(self: PinochleHand) -> list[int] | None:
    with in_force(wrong("", (game, "PAIRS", ((0, 1), (2, 3))))):
        return _score(self)


def _winner(which: Callable[[Sequence[int]], int]) -> tuple[Any, str, Any]:
    """Give a wrong winner of the game, once it is over."""

    def winners(self: TrickHand, totals: Sequence[int]) -> Sequence[int]:
        return [totals.index(which(totals))] if self.setup["hand_no"] == DEALS else []

    return TrickHand, "winners", winners


WRONGS = {
    "HP-01": (wrong("a suit has eleven cards", (making, "CARDS", 44)),),
    "HP-02": (wrong("neighbours are partners", (PinochleHand, "score", _neighbours)),),
    "HP-04": (wrong("three cards are drawn", (making, "DRAW", 3)),),
    "HP-05": (wrong("the turn goes to the right", *_after_picks(_to_the_right)),),
    "HP-06": (wrong("the starting player bids first", *_after_picks(_starter_speaks)),),
    "HP-07": (
        wrong("who has passed may bid again", (Making, "do_pass", _back_again)),
        wrong("when all pass, the starting player has to play", (Making, "go_round", _starter_plays)),
    ),
    "HP-08": (wrong("melds are worth ten times as much", (melds, "VALUES", TEN_TIMES)),),
    "HP-09": (
        wrong("an around is all eight cards", _counts(_all_eight)),
        wrong("a pinochle is the queen of diamonds and the jack of spades", _counts(_red_queen)),
    ),
    "HP-10": (wrong("the king and queen of a run are a royal marriage too", _counts(_run_and_royal)),),
    "HP-11": (wrong("there is no royal marriage beside a run", _counts(_no_royal)),),
    "HP-12": (wrong("a queen that is part of an around makes no pinochle", _counts(_once_only)),),
    "HP-13": (
        wrong("melds count without a trick", (game, "secured", lambda shown, won, each: sum(shown))),
        wrong("melds never count", (game, "secured", lambda shown, won, each: 0)),
    ),
    "HP-14": (wrong("kings count nothing", (game, "COUNTERS", "AT")),),
    "HP-15": (
        wrong("any card may be played", (PinochleHand, "may_play", _own)),
        wrong("nobody has to ruff", (PinochleHand, "may_play", _free_unless_following)),
        wrong("nobody has to overruff", (PinochleHand, "may_play", _any_trump)),
    ),
    "HP-16": (
        wrong("of two identical cards the later wins", (PinochleHand, "beats", _later_twin)),
        wrong("a trump wins nothing", (PinochleHand, "beats", _no_trump)),
    ),
    "HP-17": (wrong("the order is A K Q J 10 9", (game, "ABOVE", dict.fromkeys(ABOVE, ABOVE["AKQJT9"]))),),
    "HP-18": (_instead("who makes the bid scores it", lambda score, took: score > 0, lambda bid, shown: bid),),
    "HP-19": (
        _instead(
            "who misses the bid loses it",
            lambda score, took: score <= 0 and took,
            lambda bid, shown: -bid,
        ),
    ),
    "HP-20": (
        _instead(
            "without a trick the melds are lost, as ever",
            lambda score, took: not took,
            lambda bid, shown: -shown,
        ),
    ),
    "HP-21": (
        _instead(
            "without a trick the bid is lost and the melds too",
            lambda score, took: not took,
            lambda bid, shown: -bid - shown,
        ),
    ),
    "HP-23": (
        wrong("a game is five deals", (Making, "rounds", always(5))),
        wrong("the lower total wins", _winner(min)),
    ),
    "HP-24": (wrong("of equal totals the first wins", _winner(max)),),
    "HP-25": (
        wrong(
            "melds need a trick of their own player",
            (game, "secured", lambda shown, won, each: _secured(shown, won, True)),
        ),
    ),
    "HP-26": (wrong("who follows has to beat the best card", (PinochleHand, "may_play", _heading)),),
}
