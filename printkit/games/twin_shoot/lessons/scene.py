"""A hand of Twin Shoot as its lessons look at it: tricks, what it came to, the table, and what is remarked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, cast

from printkit.games.twin_shoot.game import rules
from printkit.games.twin_shoot.game.hand import TwinHand
from printkit.games.twin_shoot.game.rules import NONE, PACK, TRICKS, beats
from printkit.games.twin_shoot.policy import OVER_RANK, OVER_SUIT
from printkit.rules import scene as base
from printkit.rules.lesson import Drawing, Grid, Scene, Step
from printkit.rules.scene import Play, picture
from printkit.rules.telling import cards, columns, most_telling, number, pairs, remark, seat


def by_suit(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort as players hold cards: by suit, the highest first (TS-05), in it from high to low."""
    return tuple(sorted(cards, key=lambda card: -PACK.ints[card]))


class Trick(base.Trick):
    """A trick."""

    __slots__ = ()

    @property
    def follow(self) -> str:
        """TS-16 … TS-18: what was followed, one of FOLLOWS."""
        return cast(str, self.claim["follow"])

    @property
    def set_at(self) -> int:
        """The place of the play that set the follow, 0 for none."""
        return next((at for at, play in enumerate(self.plays) if play.reason.code == "suit-or-rank"), 0)

    @property
    def off(self) -> int:
        """How many plays match neither suit nor rank."""
        return sum(play.reason.code in ("neither", "no-suit", "no-rank") for play in self.plays)

    @property
    def facts(self) -> dict[str, Any]:
        """What phrases that tell the trick are filled with. After an even seat it goes clockwise (TS-15)."""
        lead, setter, winner = self.leader, self.plays[self.set_at], self.winner
        facts = {"trick": self.number, "follow": self.follow, "clockwise": lead.seat % 2 == 0}
        facts |= {"leader": lead.seat, "led": lead.card, "suit": self.suit, "rank": self.rank}
        facts |= {"setter": setter.seat, "set_with": setter.card}
        return {**facts, "winner": winner, "best": self.best.card}


@lru_cache(maxsize=2)  # several judges look at one scene
def tricks(scene: Scene) -> tuple[Trick, ...]:
    """Give the tricks of a hand."""
    return base.tricks_of(scene, by_suit, Trick, Play)


class Result:
    """What a hand came to.

    ``teams``: the seats of each; ``opened``: the team that opened its bids, or None; by seat ``cards``, the bid
    cards, and ``bids``, tables of ``seat``, ``bid`` and ``won``; ``missed``: the seats that took more or fewer
    tricks than they bid; ``points``: what each team's score is made of; ``before``: the scores before the hand.
    """

    def __init__(self, scene: Scene) -> None:
        self.claims, self.before = scene.claims, scene.setup["scores_before"]
        bids, won = self.claims["bids"], self.claims["tricks_won"]
        done, both = [turn.action for turn in scene.turns], enumerate(zip(bids, won, strict=True))
        self.teams = TwinHand.sides(scene.ruleset)
        self.opened = next((action["seat"] // 2 for action in done if action["do"] == "open"), None)
        self.cards = [by_suit(action["cards"]) for action in done if action["do"] == "bid"]
        self.bids = [{"seat": seat, "bid": bid, "won": taken} for seat, (bid, taken) in both]
        self.missed = [one["seat"] for one in self.bids if one["bid"] != one["won"]]
        self.points = rules.points(bids, won, self.opened)


def beaten(scene: Scene, play: Play, over: int) -> bool:
    """Tell whether a player cannot see one of the cards ``over``, a mask; closed bid cards are counted, too."""
    return bool(over & scene.before(play.at).view(play.seat).unseen)


def remarks(scene: Scene) -> list[Step]:
    """Give what is remarked on a whole hand."""
    found = (step for trick in tricks(scene) for step in _remarks(scene, trick))
    return most_telling(found, ("sure", "unmatched", "duck"))


def _remarks(scene: Scene, trick: Trick) -> Iterator[Step]:
    """Give what may be remarked on a trick, nothing that has not been checked.

    ``sure``: nothing unseen beats the lead of one who needs tricks, by suit or by rank; ``unmatched``: nobody
    matches the lead of one who has its bid; ``duck``: one who has its bid plays under a card it could beat.
    """
    short = list(scene.claims["bids"])  # tricks that a seat needs, below 0 when it has too many
    for before in tricks(scene)[: trick.number - 1]:
        short[before.winner] -= 1

    lead, need = trick.leader, short[trick.leader.seat]
    rivals = OVER_SUIT[lead.card] | OVER_RANK[lead.card]
    if rivals and 2 < trick.number <= TRICKS - need < TRICKS and not beaten(scene, lead, rivals):
        yield remark("sure", trick, lead, need=need)
    if trick.follow == NONE and not need:
        yield remark("unmatched", trick, lead)
    for place, play in enumerate(trick.plays[1:], 1):
        best, follow = play.to_beat[1], trick.follow if trick.set_at < place else NONE
        over = [card for card in play.legal if beats(follow, card, best)]
        if over and play.card not in over and not short[play.seat]:
            yield remark("duck", trick, play, best=best, other=over[0])


def table(
    trick: Trick, scene: Scene, about: Play | None = None, upto: int | None = None, ask: str = ""
) -> Drawing:
    """Give the trick on the table; with ``about`` the hand of one player, the legal cards apart.

    ``upto``: only so many cards have been played, and nobody has won yet. ``ask``: what a puzzle leaves out,
    ``follow`` what has to be followed, ``next`` that and the way round.
    """
    there, winner = trick._replace(plays=trick.plays[:upto]), trick.winner if upto is None else None
    is_set = 0 < trick.set_at < len(there.plays) and not ask
    follow = "ask" if ask else trick.follow if is_set else "none"
    facts = {**trick.facts, "follow": follow, "plays": pairs(there.plays), "winner": winner}
    alt = Step("alt.table", facts | ({"clockwise": None} if ask == "next" else {}))
    setter, won = trick.set_at if is_set else "", "" if winner is None else winner
    shown = picture(scene, there, alt, None, about, follow=follow, setter=setter, winner=won, ask=ask)
    if about is None:
        return shown
    held = {"seat": about.seat, "hand": list(about.held), "cards": list(about.legal), "done": upto is None}
    return shown._replace(alt=(alt, Step("alt.turn", held)))


def bid_table(result: Result) -> Grid:
    """Give everyone's bid cards, the bid, and the tricks taken."""
    numbers = {
        word: [number(one[key]) for one in result.bids] for word, key in (("bid", "bid"), ("tricks", "won"))
    }
    seats = [seat(one["seat"]) for one in result.bids]
    return columns("llrr", {"player": seats, "bid-cards": [*map(cards, result.cards)], **numbers})


def score_table(result: Result) -> Grid:
    """TS-25, TS-26: give what each team's score is made of, what it had before if any had, and the total."""
    parts = {word: [getattr(team, word) for team in result.points] for word in rules.Points._fields}
    parts = {word: part for word, part in parts.items() if any(part)} | {"score": result.claims["score"]}
    if any(result.before):
        parts |= {"before": result.before, "after": result.claims["scores_after"]}
    names = {"team": [Step("cell.seats", {"seats": team}) for team in result.teams]}
    numbers = {word: [*map(number, part)] for word, part in parts.items()}
    return columns("l" + "r" * len(parts), {**names, **numbers})
