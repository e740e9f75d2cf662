"""Puzzles of Twin Shoot: what two cards bid, who plays next, what is followed, who wins, what is scored."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.games.twin_shoot.game.rules import SHOOT, bid_of
from printkit.games.twin_shoot.lessons.scene import (
    Bid,
    Play,
    Trick,
    bids,
    by_suit,
    opened,
    points,
    teams,
    tricks,
)
from printkit.games.twin_shoot.lessons.stories import bid_cards, table
from printkit.rules.lesson import Drawing, Scene, Step
from printkit.rules.puzzle import Grade, Puzzle
from printkit.rules.scene import ask_may_play, ask_who_wins

FEWEST, MOST = 3, 7
"""Cards of a hand that is asked about: enough for a choice, few enough for a small figure."""


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Give what might be asked about a hand."""
    for bid in bids(scene):
        yield _bid(bid)
    for trick in tricks(scene):
        yield _who_next(scene, trick)
        for place, play in enumerate(trick.plays):
            if place and FEWEST <= len(play.held) <= MOST:
                yield _may_play(scene, trick, play, place)
        yield _which_follow(scene, trick)
        yield _who_wins(scene, trick)
    yield _score(scene)


def _bid(bid: Bid) -> Puzzle:
    """TS-06, TS-11: ask what two cards bid."""
    values = [bid_of([card]) for card in bid.cards]
    return Puzzle(
        kind="bid",
        grade=1,
        family="".join(card[1] for card in bid.cards),
        at=bid.seat + 1,
        claim=("bids", bid.seat),
        truth=bid.number,
        figure=bid_cards(bid),
        question=Step("ask.bid", {"seat": bid.seat}),
        answer=(Step("reply.bid", {"values": values, "bid": bid.number}),),
    )


def _who_next(scene: Scene, trick: Trick) -> Puzzle:
    """TS-15: ask who plays second; harder where that goes against the clock."""
    leader, following = trick.leader.seat, trick.plays[1].seat
    return Puzzle(
        kind="who-next",
        grade=1 if trick.clockwise else 2,
        family=f"{len(trick.plays)} {trick.clockwise}",
        at=trick.plays[1].at,
        claim=("tricks", trick.number - 1, "seats", 1),
        truth=following,
        figure=table(trick, scene, upto=1, ask="next"),
        question=Step("ask.who-next", {"seat": leader, "card": trick.leader.card}),
        answer=(Step("reply.who-next", {"seat": following, "leader": leader, "clockwise": trick.clockwise}),),
    )


def _may_play(scene: Scene, trick: Trick, play: Play, place: int) -> Puzzle:
    """TS-16 … TS-18: ask for the legal cards; hardest where cards that match the lead need not be played."""
    shown = table(trick, scene, play, upto=place, ask="follow")
    hidden = Step("alt.holds", {"seat": play.seat, "hand": list(play.held)})
    suits = any(card[1] == trick.suit for card in play.held)
    ranks = any(card[0] == trick.rank for card in play.held)
    grades: dict[str, Grade] = {
        "suit-or-rank": 2 if suits and ranks else 1,
        "suit-follow": 3 if ranks else 1,
        "no-suit": 3 if ranks else 1,
        "rank-follow": 3 if suits else 2,
        "no-rank": 3 if suits else 2,
    }
    code = play.reason.code
    made = ask_may_play(play, shown._replace(alt=(shown.alt[0], hidden)), grades.get(code, 2))
    return made._replace(family=f"{code} {bool(play.freed)}")


def _which_follow(scene: Scene, trick: Trick) -> Puzzle:
    """TS-16 … TS-20: ask what was followed; harder where the partner set nothing, or a later card looks apt."""
    hard = not trick.set_at or _misleading(trick)
    return Puzzle(
        kind="which-follow",
        grade=3 if hard else 2 if trick.set_at > 1 else 1,
        family=f"{trick.follow} {trick.set_at}",
        at=trick.plays[-1].at + 1,
        claim=("tricks", trick.number - 1, "follow"),
        truth=trick.follow,
        figure=table(trick, scene, upto=len(trick.plays), ask="follow"),
        question=Step("ask.which-follow"),
        answer=(Step("reply.which-follow", {"follow": trick.follow, **trick.facts}),),
    )


def _who_wins(scene: Scene, trick: Trick) -> Puzzle:
    """TS-21 … TS-23: ask for the winner; harder under rank follow, hardest where a card seems to win."""
    hard = trick.follow == "none" or _misleading(trick)
    same = by_suit(play.card for play in trick.plays if play.card[0] == trick.rank)
    answer = Step(f"reply.won-{trick.follow}", {**trick.facts, "cards": list(same)})
    figure = table(trick, scene, upto=len(trick.plays), ask="follow")
    grade: Grade = 3 if hard else 1 if trick.follow == "suit" else 2
    return ask_who_wins(trick, figure, grade, (answer,), f"{trick.follow} {trick.best is trick.leader}")


def _misleading(trick: Trick) -> bool:
    """TS-19: tell whether a card after the one that set the follow matches the lead in the other way."""
    late = trick.plays[trick.set_at + 1 :] if trick.set_at else ()
    if trick.follow == "suit":
        return any(play.card[0] == trick.rank for play in late)
    return any(play.card[1] == trick.suit for play in late)


def _score(scene: Scene) -> Puzzle:
    """TS-25, TS-26: ask what the team with most hits scores; hardest for a twin shoot or an open bid."""
    won, opener = scene.claims["tricks_won"], opened(scene)
    hits = [made.shoot // SHOOT for made in points(scene)]
    number = hits.index(max(hits))
    team, made, closed = teams(scene)[number], points(scene)[number], opener is None
    took = [{"seat": bid.seat, "cards": list(bid.cards), "won": won[bid.seat]} for bid in bids(scene)]
    values: dict[str, str | int] = {
        "cards": ",".join(card for bid in bids(scene) for card in bid.cards),
        "won": ",".join(map(str, won)),
        "open": "" if opener is None else opener,
    }
    alt = Step("alt.score", {"bids": took, "team": None if opener is None else teams(scene)[opener]})
    mine = [{"seat": seat, "bid": bids(scene)[seat].number, "won": won[seat]} for seat in team]
    facts = {"team": team, "bids": mine, "parts": [part for part in made if part], "sum": sum(made)}
    return Puzzle(
        kind="score",
        grade=3 if hits[number] == 2 or not closed else 2 if hits[number] else 1,
        family=f"{hits[number]} {closed}",
        at=len(scene.turns),
        claim=("score", number),
        truth=scene.claims["score"][number],
        figure=Drawing("score", values, (alt,)),
        question=Step("ask.score", {"team": team}),
        answer=(Step("reply.score", facts),),
    )
