"""Puzzles of Sorcerer: who plays next, which cards may be played, who wins, what a player scores."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.games.sorcerer.lessons.seen import TRUMP, Play, Trick, bids, by_suit, score, tricks
from printkit.games.sorcerer.lessons.sentences import (
    each_scored,
    mine,
    order,
    outcome,
    pairs,
    sums,
    table,
)
from printkit.games.sorcerer.rules import IN_TRICK, PLAYERS
from printkit.rules.lesson import Drawing, Scene, Step
from printkit.rules.puzzle import Grade, Puzzle

MAY_PLAY: dict[str, Grade] = {
    "must-follow": 1,
    "only-one": 1,
    "cannot-follow": 2,
    "joker-led": 2,
    "follow-or-joker": 3,
}
FEWEST = 3
"""A hand or dummy that is asked about holds at least so many cards."""


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Give what might be asked about a deal."""
    for trick in tricks(scene):
        for place, play in enumerate(trick.plays):
            if place:
                yield _plays_next(scene, trick, place)
            if place and len(play.held) >= FEWEST:
                yield _may_play(scene, trick, play, place)
        yield _who_wins(scene, trick)
    yield _scores(scene)


def _plays_next(scene: Scene, trick: Trick, place: int) -> Puzzle:
    """SO-07, SO-08: ask for the next seat; harder past the leader's neighbour, hardest when a dummy has led."""
    lead, play = trick.leader, trick.plays[place]
    grade: Grade = 3 if lead.seat >= PLAYERS else 1 if place == 1 else 2
    shown = table(trick, scene, upto=place)
    so_far = Step("alt.so-far", {"plays": pairs(trick.plays[:place])})
    return Puzzle(
        kind="plays-next",
        grade=grade,
        family=f"{'dummy' if lead.seat >= PLAYERS else 'hand'} {place}",
        at=play.at,
        claim=("tricks", trick.number - 1, "seats", place),
        truth=play.seat,
        figure=Drawing(shown.name, {**shown.values, "asks": "next"}, (so_far,)),
        question=Step("ask.plays-next"),
        answer=(Step("reply.plays-next", {"seat": play.seat}), order(lead.seat)),
    )


def _may_play(scene: Scene, trick: Trick, play: Play, place: int) -> Puzzle:
    """SO-06, SO-09, SO-10: ask for the legal cards; harder where none follows, and with a joker beside some."""
    reason = play.reason
    shown = table(trick, scene, play._replace(legal=play.held), upto=place)
    hidden = Step("alt.holds", {"seat": play.seat, "hand": list(play.held)})
    facts = {**reason.facts, "seat": play.seat}
    if "cards" in facts:
        facts["cards"] = list(by_suit(facts["cards"]))
    return Puzzle(
        kind="may-play",
        grade=MAY_PLAY[reason.code],
        family=reason.code,
        at=play.at,
        claim=None,
        truth=play.legal,
        figure=Drawing(shown.name, shown.values, (shown.alt[0], hidden)),
        question=Step("ask.may-play", {"seat": play.seat}),
        answer=(Step("reply.may-play", {"cards": list(play.legal)}), Step(f"legal.{reason.code}", facts)),
    )


def _who_wins(scene: Scene, trick: Trick) -> Puzzle:
    """SO-06, SO-09, SO-10: ask for the winner; harder with a ruff or a joker, hardest with two such cards."""
    (why,) = outcome(trick)
    ruffs = [play for play in trick.off_suit if play.card[-1] == TRUMP]
    strong = len(trick.jokers) + len(ruffs)
    grade: Grade = 1 if not strong else 2 if strong == 1 else 3
    return Puzzle(
        kind="who-wins",
        grade=grade,
        family=f"{why.code} {strong}",
        at=trick.plays[-1].at + 1,
        claim=("tricks", trick.number - 1, "winner"),
        truth=trick.winner,
        figure=table(trick, scene, upto=IN_TRICK),
        question=Step("ask.who-wins"),
        answer=(why,),
    )


def _scores(scene: Scene) -> Puzzle:
    """SO-12: ask what a player scores, one with an exact dummy or hand if there is one.

    Both missed is only counting; an exact bid of nothing, which scores all the same, is easily forgotten.
    """
    made, won = bids(scene), scene.claims["tricks_won"]

    def exact(player: int) -> list[int]:
        return [seat for seat in mine(player) if made[seat] == won[seat]]

    player = max(range(PLAYERS), key=lambda one: (len(exact(one)), won[PLAYERS + one]))
    kept = exact(player)
    grade: Grade = 1 if not kept else 3 if any(won[seat] == 0 for seat in kept) else 2
    hand, dummy = mine(player)
    facts = {
        "seat": player,
        "hand_bid": made[hand],
        "hand_won": won[hand],
        "dummy_bid": made[dummy],
        "dummy_won": won[dummy],
    }
    return Puzzle(
        kind="scores",
        grade=grade,
        family=" ".join("exact" if seat in kept else "missed" for seat in (hand, dummy)),
        at=len(scene.turns),
        claim=("score", player),
        truth=sum(score(made[seat], won[seat], seat) for seat in (hand, dummy)),
        figure=Drawing("counted", facts, (Step("alt.counted", facts),)),
        question=Step("ask.scores", {"seat": player}),
        answer=(*each_scored(scene, (hand, dummy)), sums(scene)[player]),
    )
