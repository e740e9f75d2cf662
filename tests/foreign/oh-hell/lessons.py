"""What the rules of Oh Hell show."""

from typing import NamedTuple

from printkit.rules.lesson import Grid, Lesson, Para, Step, Story
from printkit.rules.scene import ask_may_play, picture, tricks
from printkit.rules.telling import head, moral, number, pairs, say, seat

from .game import HANDS


class Found(NamedTuple):
    clarity: int


def forbidden(scene):
    """OH-04: the dealer may not bid what the hand is good for, and misses the bid made instead."""
    dealer, claims = scene.setup["dealer"], scene.claims
    last = [turn for turn in scene.turns if turn.action["do"] == "bid"][-1]
    if last.thinking.facts["sure"] in last.legal.reason.facts["bids"] or claims["score"][dealer]:
        return None
    exact = sum(score > 0 for score in claims["score"])
    return Found(100 - 10 * abs(exact - 2) - 5 * abs(scene.setup["hand_no"] - 4))


def bids_told(scene):
    order = [turn.action for turn in scene.turns if turn.action["do"] == "bid"]
    return [{"seat": action["seat"], "bid": action["bid"]} for action in order]


def tell_forbidden(scene, found):
    claims, dealer = scene.claims, scene.setup["dealer"]
    cards = HANDS + 1 - scene.setup["hand_no"]
    rows = [
        (seat(who), *(number(claims[key][who]) for key in ("bids", "tricks_won", "score")))
        for who in range(len(claims["bids"]))
    ]
    others = sum(bid for who, bid in enumerate(claims["bids"]) if who != dealer)
    told = say("forbidden", seat=dealer, cards=cards, others=others, bid=cards - others)
    table = Grid("lrrr", head("player", "bid", "tricks", "score"), tuple(rows))
    return Story(
        Step("title.forbidden"),
        (Para((say("bids", bids=bids_told(scene)), told)), table, Para((moral("forbidden"),))),
    )


def puzzles(scene):
    for trick in tricks(scene):
        for play in trick.plays[1:]:
            if len(play.held) > 2:
                shown = trick.upto(play)
                alt = Step("alt.trick", {"plays": pairs(shown.plays), "seat": play.seat, "held": play.held})
                yield ask_may_play(play, picture(scene, shown, alt, scene.setup["turned"][-1], play), 1)


LESSONS = (
    Lesson(
        "forbidden", ("OH-04", "OH-07"), {}, lambda setup: True, forbidden, tell_forbidden, 2_000, games=True
    ),
)
