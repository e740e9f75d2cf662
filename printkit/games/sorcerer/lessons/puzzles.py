"""Puzzles of Sorcerer: who plays next, which cards may be played, who wins, what a player scores."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.games.sorcerer.game import PACK, PLAYERS, TRUMP
from printkit.games.sorcerer.lessons.scene import Trick, scores, table, tricks
from printkit.rules.lesson import Drawing, Scene, Step
from printkit.rules.scene import Grade, Puzzle, ask_may_play, ask_who_wins
from printkit.rules.telling import pairs

MAY_PLAY: dict[str, Grade] = {"cannot-follow": 2, "joker-led": 2, "follow-or-joker": 3}
FEWEST = 3
"""A hand or dummy that is asked about holds at least so many cards."""


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Give what might be asked about a deal."""
    for trick in tricks(scene):
        for place, play in enumerate(trick.plays):
            if place:
                yield _plays_next(scene, trick, place)
            if place and len(play.held) >= FEWEST:
                # SO-06, SO-09, SO-10: harder where none follows, and with a joker beside some
                grade = MAY_PLAY.get(play.reason.code, 1)
                yield ask_may_play(play, table(trick, scene, play, asked=True), grade)
        yield _who_wins(scene, trick)
    yield _scores(scene)


def _plays_next(scene: Scene, trick: Trick, place: int) -> Puzzle:
    """SO-07, SO-08: ask for the next seat; harder past the leader's neighbour, hardest when a dummy has led."""
    play, by_dummy = trick.plays[place], trick.leader.seat >= PLAYERS
    grade: Grade = 3 if by_dummy else 1 if place == 1 else 2
    so_far = Step("alt.so-far", {"plays": pairs(trick.plays[:place])})
    shown = table(trick.upto(play), scene, asked=True)
    shown = shown._replace(values={**shown.values, "asks": "next"}, alt=(so_far,))
    order = Step("why.order", {"seats": [one.seat for one in trick.plays]})
    path, family = ("tricks", trick.number - 1, "seats", place), f"{'dummy' if by_dummy else 'hand'} {place}"
    ask, answer = Step("ask.plays-next"), (Step("reply.plays-next", {"seat": play.seat}), order)
    return Puzzle("plays-next", grade, family, play.at, path, play.seat, shown, ask, answer)


def _who_wins(scene: Scene, trick: Trick) -> Puzzle:
    """SO-06, SO-09, SO-10: ask for the winner; harder with a ruff or a joker, hardest with two such cards."""
    best = trick.best
    kind = "joker" if best.card in PACK.jokers else "trump" if best.suit == TRUMP else "suit"
    facts = {"seat": best.seat, "card": best.card, "kind": kind, "suit": trick.suit}
    strong = len(trick.jokers) + sum(play.suit == TRUMP for play in trick.off_suit)
    grade: Grade = 1 if not strong else 2 if strong == 1 else 3
    family = f"{kind} {trick.suit == TRUMP} {strong}"
    return ask_who_wins(trick, table(trick, scene, asked=True), grade, (Step("why.wins", facts),), family)


def _scores(scene: Scene) -> Puzzle:
    """SO-12: ask what a player scores, one with an exact dummy or hand if there is one.

    Both missed is only counting; an exact bid of nothing, which scores all the same, is easily forgotten.
    """
    made = scores(scene)
    exact = [bid == won for bid, won, _ in made]
    player = max(range(PLAYERS), key=lambda one: (exact[one] + exact[PLAYERS + one], made[PLAYERS + one][1]))
    hand, dummy = made[player], made[PLAYERS + player]
    kept = [won for bid, won, _ in (hand, dummy) if bid == won]
    facts = {"seat": player, "hand_bid": hand[0], "hand_won": hand[1]}
    facts |= {"dummy_bid": dummy[0], "dummy_won": dummy[1]}
    grade: Grade = 1 if not kept else 3 if 0 in kept else 2
    family = " ".join("exact" if exact[seat] else "missed" for seat in (player, PLAYERS + player))
    figure, ask = Drawing("counted", facts, (Step("alt.counted", facts),)), Step("ask.scores", {"seat": player})
    answer = (Step("why.scores", {**facts, "hand": hand[2], "dummy": dummy[2]}),)
    claim, at, truth = ("score", player), len(scene.turns), hand[2] + dummy[2]
    return Puzzle("scores", grade, family, at, claim, truth, figure, ask, answer)
