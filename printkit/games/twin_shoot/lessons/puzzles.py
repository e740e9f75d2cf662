"""Puzzles of Twin Shoot: what two cards bid, who plays next, what is followed, who wins, what is scored."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.games.twin_shoot.game.rules import SHOOT, bid_of
from printkit.games.twin_shoot.lessons.scene import (
    Trick,
    bid_cards,
    by_suit,
    opened,
    points,
    results,
    teams,
    tricks,
)
from printkit.games.twin_shoot.lessons.stories import table
from printkit.rules.lesson import Drawing, Scene, Step
from printkit.rules.puzzle import Grade, Puzzle
from printkit.rules.scene import Play, ask, ask_may_play, ask_who_wins

FEWEST, MOST = 3, 7
"""Cards of a hand that is asked about: enough for a choice, few enough for a small figure."""


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Give what might be asked about a hand."""
    for seat, cards in enumerate(bid_cards(scene)):
        yield _bid(scene, seat, cards)
    for trick in tricks(scene):
        yield _who_next(scene, trick)
        for place, play in enumerate(trick.plays):
            if place and FEWEST <= len(play.held) <= MOST:
                yield _may_play(scene, trick, play, place)
        yield _which_follow(scene, trick)
        yield _who_wins(scene, trick)
    yield _score(scene)


def _bid(scene: Scene, seat: int, cards: tuple[str, ...]) -> Puzzle:
    """TS-06, TS-11: ask what two cards bid."""
    alt = Step("alt.bid-asked", {"seat": seat, "cards": list(cards)})
    shown = Drawing("bid", {"cards": ",".join(cards), "values": "?,?", "seat": seat, "bid": "?"}, (alt,))
    told = {"values": [bid_of([card]) for card in cards], "bid": bid_of(cards)}
    suits = "".join(card[1] for card in cards)
    return ask(scene, "bid", 1, suits, seat + 1, ("bids", seat), shown, {"seat": seat}, told)


def _who_next(scene: Scene, trick: Trick) -> Puzzle:
    """TS-15: ask who plays second; harder where that goes against the clock."""
    lead, second, clockwise = trick.leader, trick.plays[1], trick.clockwise
    family, claim = f"{len(trick.plays)} {clockwise}", ("tricks", trick.number - 1, "seats", 1)
    shown, asked = table(trick, scene, upto=1, ask="next"), {"seat": lead.seat, "card": lead.card}
    told = {"seat": second.seat, "leader": lead.seat, "clockwise": clockwise}
    return ask(scene, "who-next", 1 if clockwise else 2, family, second.at, claim, shown, asked, told)


def _may_play(scene: Scene, trick: Trick, play: Play, place: int) -> Puzzle:
    """TS-16 … TS-18: ask for the legal cards; hardest where cards that match the lead need not be played."""
    shown, code = table(trick, scene, play, upto=place, ask="follow"), play.reason.code
    hidden = Step("alt.holds", {"seat": play.seat, "hand": list(play.held)})
    suits = any(card[1] == trick.suit for card in play.held)
    ranks = any(card[0] == trick.rank for card in play.held)
    grade: Grade = 2
    if code in ("suit-follow", "no-suit"):
        grade = 3 if ranks else 1
    elif code in ("rank-follow", "no-rank"):
        grade = 3 if suits else 2
    elif suits != ranks:
        grade = 1
    made = ask_may_play(play, shown._replace(alt=(shown.alt[0], hidden)), grade)
    return made._replace(family=f"{code} {bool(play.reason.facts.get('freed'))}")


def _which_follow(scene: Scene, trick: Trick) -> Puzzle:
    """TS-16 … TS-20: ask what was followed; harder where the partner set nothing, or a later card looks apt."""
    grade: Grade = 3 if not trick.set_at or _misleading(trick) else 2 if trick.set_at > 1 else 1
    family, claim = f"{trick.follow} {trick.set_at}", ("tricks", trick.number - 1, "follow")
    shown, told = (
        table(trick, scene, upto=len(trick.plays), ask="follow"),
        {"follow": trick.follow, **trick.facts},
    )
    return ask(scene, "which-follow", grade, family, trick.plays[-1].at + 1, claim, shown, {}, told)


def _who_wins(scene: Scene, trick: Trick) -> Puzzle:
    """TS-21 … TS-23: ask for the winner; harder under rank follow, hardest where a card seems to win."""
    same = by_suit(play.card for play in trick.plays if play.card[0] == trick.rank)
    answer = Step(f"reply.won-{trick.follow}", {**trick.facts, "cards": list(same)})
    figure = table(trick, scene, upto=len(trick.plays), ask="follow")
    grade: Grade = 3 if not trick.set_at or _misleading(trick) else 1 if trick.follow == "suit" else 2
    return ask_who_wins(trick, figure, grade, (answer,), f"{trick.follow} {trick.best is trick.leader}")


def _misleading(trick: Trick) -> bool:
    """TS-19: tell whether a card after the one that set the follow matches the lead in the other way."""
    at, led = (0, trick.rank) if trick.follow == "suit" else (1, trick.suit)
    return any(play.card[at] == led for play in trick.plays[trick.set_at + 1 :])


def _score(scene: Scene) -> Puzzle:
    """TS-25, TS-26: ask what the team with most hits scores; hardest for a twin shoot or an open bid."""
    opener, made, laid = opened(scene), points(scene), bid_cards(scene)
    number = max(range(len(made)), key=lambda team: made[team].shoot)
    team, hits = teams(scene)[number], made[number].shoot // SHOOT
    values: dict[str, str | int] = {
        "cards": ",".join(card for cards in laid for card in cards),
        "won": ",".join(map(str, scene.claims["tricks_won"])),
        "open": "" if opener is None else opener,
    }
    took = [{**one, "cards": list(cards)} for one, cards in zip(results(scene), laid, strict=True)]
    alt = Step("alt.score", {"bids": took, "team": None if opener is None else teams(scene)[opener]})
    parts = [part for part in made[number] if part]
    facts = {"team": team, "bids": [took[seat] for seat in team], "parts": parts, "sum": sum(parts)}
    grade: Grade = 3 if hits == 2 or opener is not None else 2 if hits else 1
    family, shown = f"{hits} {opener is None}", Drawing("score", values, (alt,))
    return ask(scene, "score", grade, family, len(scene.turns), ("score", number), shown, {"team": team}, facts)
