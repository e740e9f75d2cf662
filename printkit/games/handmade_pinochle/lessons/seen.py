"""A deal of Handmade Pinochle as a reader sees it: turns of hand-making, calls, melds, tricks, reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from printkit.games.handmade_pinochle import melds
from printkit.games.handmade_pinochle.melds import CARDS, SORTED
from printkit.games.handmade_pinochle.rules import PACK
from printkit.rules.game import Choice, Reason
from printkit.rules.lesson import Scene, Turn

PAIRS = ((0, 2), (1, 3))
COUNTERS = "AKT"
FOLLOWS = frozenset({"must-follow", "must-head"})
RUFFS = frozenset({"must-ruff", "must-overruff", "under-ruff"})


class Pick(NamedTuple):
    """A card kept or taken. ``held``: the seat's cards before; ``thinking``: why, if good sense agrees."""

    seat: int
    card: str
    held: tuple[str, ...]
    thinking: Choice | None


class Making(NamedTuple):
    """HP-04: a turn of hand-making. ``number``: 1 … 12; the first of ``picks`` is what its ``maker`` kept."""

    number: int
    picks: tuple[Pick, ...]

    @property
    def maker(self) -> int:
        """Who drew the cards."""
        return self.picks[0].seat


class Call(NamedTuple):
    """HP-06: a bid, or with ``points`` None a pass. ``least``: the lowest bid that could have been made."""

    seat: int
    points: int | None
    least: int
    thinking: Choice | None


class Play(NamedTuple):
    """A card played: from which hand (``held``, by suit), out of which ``legal`` ones, for which ``reason``.

    ``turn``: its place among the scene's turns. ``best``, ``taker``: the card that was winning, "" and -1 for a
    lead. ``thinking``: why, if good sense agrees.
    """

    turn: int
    seat: int
    card: str
    held: tuple[str, ...]
    legal: tuple[str, ...]
    reason: Reason
    best: str
    taker: int
    thinking: Choice | None

    @property
    def follows(self) -> bool:
        """Tell whether a card of the led suit was played to a lead."""
        return self.reason.code in FOLLOWS

    @property
    def ruffs(self) -> bool:
        """Tell whether a trump had to be played, the led suit being out."""
        return self.reason.code in RUFFS

    @property
    def mate(self) -> bool:
        """Tell whether the partner was winning."""
        return self.taker == self.seat ^ 2

    @property
    def code(self) -> str:
        """The code of the thinking, "" where good sense would have played something else."""
        return self.thinking.code if self.thinking else ""


class Trick(NamedTuple):
    """A trick. ``number``: 1 … 12; ``last``: it brings one point more (HP-14)."""

    number: int
    trump: str
    plays: tuple[Play, ...]
    winner: int
    last: bool

    @property
    def leader(self) -> Play:
        """The play that led."""
        return self.plays[0]

    @property
    def suit(self) -> str:
        """The led suit."""
        return self.plays[0].card[1]

    @property
    def best(self) -> Play:
        """The play that won."""
        return next(play for play in self.plays if play.seat == self.winner)

    @property
    def counters(self) -> tuple[str, ...]:
        """HP-14: the aces, kings and 10s in it."""
        return tuple(play.card for play in self.plays if play.card[0] in COUNTERS)

    @property
    def points(self) -> int:
        """HP-14: what it is worth."""
        return len(self.counters) + self.last

    @property
    def off_suit(self) -> tuple[Play, ...]:
        """The plays that did not follow."""
        return tuple(play for play in self.plays[1:] if not play.follows)


def height(scene: Scene, card: str) -> int:
    """HP-17: give how many cards of the suit are lower, by the order in force."""
    return len(rank_order(scene)) - 1 - rank_order(scene).index(card[0])


def rank_order(scene: Scene) -> str:
    """HP-17: give the ranks from the highest down."""
    return str(scene.ruleset["rank_order"])


def by_suit(scene: Scene, cards: Iterable[str]) -> tuple[str, ...]:
    """Sort as players hold cards: by suit, high to low."""
    return tuple(sorted(cards, key=lambda card: ("SHCD".index(card[1]), -height(scene, card))))


def beats(scene: Scene, card: str, best: str, trump: str) -> bool:
    """HP-16: tell whether a card takes the trick from the one that is winning."""
    if card[1] == best[1]:
        return height(scene, card) > height(scene, best)
    return card[1] == trump


def agreed(turn: Turn) -> Choice | None:
    """Give the sensible choice if it was what was done."""
    plain = {key: value for key, value in turn.action.items() if key != "legal"}
    return turn.thinking if dict(turn.thinking.action) == plain else None


def _of(scene: Scene, *does: str) -> Iterator[Turn]:
    return (turn for turn in scene.turns if turn.action["do"] in does)


@lru_cache(maxsize=2)  # several judges look at one scene
def makings(scene: Scene) -> tuple[Making, ...]:
    """Give the turns of hand-making."""
    held: list[list[str]] = [[], [], [], []]
    picks: list[Pick] = []
    for turn in _of(scene, "keep", "take"):
        seat, card = turn.action["seat"], turn.action["card"]
        picks.append(Pick(seat, card, by_suit(scene, held[seat]), agreed(turn)))
        held[seat].append(card)
    return tuple(Making(at // 4 + 1, tuple(picks[at : at + 4])) for at in range(0, len(picks), 4))


@lru_cache(maxsize=2)
def calls(scene: Scene) -> tuple[Call, ...]:
    """Give the auction."""
    return tuple(
        Call(turn.action["seat"], turn.action.get("points"), int(turn.legal.choices[0]), agreed(turn))
        for turn in _of(scene, "call", "pass")
    )


def naming(scene: Scene) -> Turn | None:
    """HP-06: give the turn in which trump was named, None in a deal that was thrown in."""
    return next(_of(scene, "trump"), None)


def trump(scene: Scene) -> str:
    """Give the trump suit, "" in a deal that was thrown in."""
    named = naming(scene)
    return str(named.action["suit"]) if named else ""


@lru_cache(maxsize=2)
def tricks(scene: Scene) -> tuple[Trick, ...]:
    """Give the tricks of a deal."""
    if scene.claims["declarer"] is None:
        return ()
    held = [list(by_suit(scene, hand)) for hand in scene.claims["hands"]]
    suit, made = trump(scene), []
    turns = ((at, turn) for at, turn in enumerate(scene.turns) if turn.action["do"] == "play")
    claims = scene.claims["tricks"]
    for number, claim in enumerate(claims, 1):
        plays: list[Play] = []
        best, taker = "", -1
        for _ in claim["cards"]:
            at, turn = next(turns)
            seat, card = turn.action["seat"], turn.action["card"]
            legal = by_suit(scene, turn.legal.choices)
            plays.append(
                Play(at, seat, card, tuple(held[seat]), legal, turn.legal.reason, best, taker, agreed(turn))
            )
            held[seat].remove(card)
            if not best or beats(scene, card, best, suit):
                best, taker = card, seat
        made.append(Trick(number, suit, tuple(plays), claim["winner"], number == len(claims)))
    return tuple(made)


def meld_cards(scene: Scene, seat: int) -> tuple[str, ...]:
    """HP-13: give the cards with which a seat shows its melds, a card that it needs twice twice."""
    hand = sum(1 << PACK.ints[card] for card in scene.claims["hands"][seat])
    suit = PACK.suits.index(trump(scene))
    counts = melds.counted(hand, suit, int(scene.ruleset["extra_marriage_with_run"]))
    laid = melds.shown(counts, suit)
    cards = (code for code in dict.fromkeys(PACK.codes) for _ in range(laid >> PACK.ints[code] & 3))
    return by_suit(scene, cards)


def cards_of(scene: Scene, meld: Mapping[str, Any]) -> tuple[str, ...]:
    """HP-08, HP-09: give the cards of a meld as claimed, a double's twice."""
    kind = next(kind for kind, name, suit in SORTED if name == meld["meld"] and suit in (None, meld["suit"]))
    single = CARDS[PACK.suits.index(trump(scene))][kind]
    return by_suit(scene, [PACK.codes[card] for card in single] * meld["count"])


def counted(scene: Scene, pair: int) -> int:
    """HP-13, HP-25: give what a pair's melds count once its tricks are known."""
    if scene.ruleset["meld_needs"] == "pair":
        return int(scene.claims["meld_points"][pair]) if won(scene)[pair] else 0
    taken = scene.claims["tricks_won"]
    return sum(meld_value(scene, seat) for seat in PAIRS[pair] if taken[seat])


def won(scene: Scene) -> tuple[int, int]:
    """Give how many tricks each pair took."""
    taken = scene.claims["tricks_won"]
    return taken[0] + taken[2], taken[1] + taken[3]


def meld_value(scene: Scene, seat: int) -> int:
    """HP-08: give the points of a seat's melds as shown."""
    return sum(meld["points"] for meld in scene.claims["melds"][seat])
