"""A hand of Twin Shoot as its lessons look at it: tricks, what it came to, the table, and what is remarked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from printkit.games.twin_shoot.game import TwinHand
from printkit.games.twin_shoot.game.rules import NONE, PACK, RANK, SUIT, TRICKS, Points, beats, points
from printkit.games.twin_shoot.policy import OVER_RANK, OVER_SUIT
from printkit.rules import scene as base
from printkit.rules.lesson import Drawing, Grid, Scene, Step
from printkit.rules.scene import Play, picture
from printkit.rules.telling import cards, columns, holding, most_telling, number, pairs, remark, seat


def by_suit(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort as players hold cards: by suit, the highest first (TS-05), in it from high to low."""
    return tuple(sorted(cards, key=lambda card: -PACK.ints[card]))


class Trick(base.Trick):
    """A trick.

    ``follow``: what was followed, one of FOLLOWS; ``set_at``: the place of the play that set it, 0 for none;
    ``set_by_partner``: the second play did, and the leader does not win; ``off``: how many plays match neither
    suit nor rank; ``facts``: what phrases that tell the trick are filled with.
    """

    def __init__(self, number: int, plays: tuple[Play, ...], claim: Mapping[str, Any]) -> None:
        codes = [play.reason.code for play in plays]
        self.follow: str = claim["follow"]
        self.set_at = next((at for at, code in enumerate(codes) if code == "suit-or-rank"), 0)
        self.off = sum(code in ("neither", "no-suit", "no-rank") for code in codes)
        lead, setter = plays[0], plays[self.set_at]
        self.set_by_partner = self.set_at == 1 and self.best is not lead
        self.facts = {"trick": number, "follow": self.follow, "clockwise": lead.seat % 2 == 0}  # TS-15
        self.facts |= {"leader": lead.seat, "led": lead.card, "suit": self.suit, "rank": self.rank}
        self.facts |= {"setter": setter.seat, "set_with": setter.card, "best": self.best.card}
        same = by_suit(play.card for play in plays if play.card[0] == self.rank)
        self.facts |= {"winner": self.winner, "same": list(same)}


tricks = base.tricks_as(Trick, lambda scene, cards: by_suit(cards))
"""Gives the tricks of a hand."""


class Result:
    """What a hand came to.

    ``teams``: the seats of each; ``opened``: the team that opened its bids, or None; by seat ``cards``, the bid
    cards, and ``bids``, tables of ``seat``, ``bid`` and ``won``; ``missed``: the seats that took more or fewer
    tricks than they bid; ``points``: what each team's score is made of; ``before``: the scores before the hand.
    """

    def __init__(self, scene: Scene) -> None:
        self.claims, self.before = scene.claims, scene.setup["scores_before"]
        bids, won = self.claims["bids"], self.claims["tricks_won"]
        both = enumerate(zip(bids, won, strict=True))
        self.teams, self.opened = TwinHand.sides(scene.ruleset), scene.hand.opened
        self.cards = [by_suit(cards) for cards in scene.hand.aside]
        self.bids = [{"seat": seat, "bid": bid, "won": taken} for seat, (bid, taken) in both]
        self.missed = [one["seat"] for one in self.bids if one["bid"] != one["won"]]
        self.points = points(bids, won, self.opened)


def hidden(scene: Scene, play: Play, over: int) -> bool:
    """Tell whether a player cannot see one of some cards, a mask; closed bid cards are counted, too."""
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
    bids = scene.claims["bids"]
    short = list(bids)  # tricks that a seat needs, below 0 when it has too many
    for before in tricks(scene)[: trick.number - 1]:
        short[before.winner] -= 1

    lead, need = trick.leader, short[trick.leader.seat]
    rivals = OVER_SUIT[lead.card] | OVER_RANK[lead.card]
    if rivals and 2 < trick.number <= TRICKS - need < TRICKS and not hidden(scene, lead, rivals):
        over = [one for one, cards in ((SUIT, OVER_SUIT), (RANK, OVER_RANK)) if cards[lead.card]]
        yield remark("sure", trick, lead, need=need, over=over)
    if trick.follow == NONE and not need:
        yield remark("unmatched", trick, lead, bid=bids[lead.seat])
    for place, play in enumerate(trick.plays[1:], 1):
        best, follow = play.to_beat[1], trick.follow if trick.set_at < place else NONE
        over = [card for card in play.legal if beats(follow, card, best)]
        if over and play.card not in over and not short[play.seat]:
            yield remark("duck", trick, play, bid=bids[play.seat], best=best, other=over[0])


def table(trick: Trick, scene: Scene, about: Play | None = None, upto: int = 6, ask: str = "") -> Drawing:
    """Give the trick on the table; with ``about`` the hand of one player, the legal cards apart.

    ``ask``: what a puzzle leaves out, ``follow`` what has to be followed and who wins, ``next`` also the way
    round; it shows the plays before the one at ``upto`` and does not tell which cards are legal.
    """
    there = trick._replace(plays=trick.plays[:upto])
    facts = {**trick.facts, "plays": pairs(there.plays)}
    facts |= {"follow": "ask", "winner": None} if ask else {}
    alt = Step("alt.table", facts | ({"clockwise": None} if ask == "next" else {}))
    setter = "" if ask else trick.set_at or ""
    shown = picture(scene, there, alt, None, about, follow=facts["follow"], setter=setter, ask=ask)
    return holding(shown, about, asked=bool(ask)) if about else shown


def tables(result: Result) -> tuple[Grid, Grid]:
    """Give by player the bid cards, the bid and the tricks taken, and by team what the score is made of.

    TS-25, TS-26: with it stand what each team had before, if any had, and the total.
    """
    bids = {"player": [seat(one["seat"]) for one in result.bids], "bid-cards": [*map(cards, result.cards)]}
    bids["bid"] = [number(one["bid"]) for one in result.bids]
    bids["tricks"] = [number(one["won"]) for one in result.bids]
    parts = {word: [getattr(team, word) for team in result.points] for word in Points._fields}
    parts = {word: part for word, part in parts.items() if any(part)} | {"score": result.claims["score"]}
    if any(result.before):
        parts |= {"before": result.before, "after": result.claims["scores_after"]}
    score = {"team": [Step("cell.seats", {"seats": team}) for team in result.teams]}
    score |= {word: [*map(number, part)] for word, part in parts.items()}
    return columns("llrr", bids), columns("l" + "r" * len(parts), score)
