"""The stories of Twin Shoot's lessons on a single trick: what is told of a hand that shows one, and when."""

from __future__ import annotations

from collections.abc import Callable

from printkit.games.twin_shoot.lessons.judges import Found
from printkit.games.twin_shoot.lessons.seen import Play, Trick, tricks, turn_of
from printkit.games.twin_shoot.lessons.sentences import (
    closing,
    opening,
    outcome,
    pairs,
    plays,
    say,
    table,
)
from printkit.rules.lesson import Para, Scene, Step, Story

Tell = Callable[[Scene, Found], Story]


def _trick(scene: Scene, found: Found) -> tuple[Trick, Play, int]:
    """Give the trick that a lesson is about, the play, and its place in the trick."""
    trick = tricks(scene)[found.trick - 1]
    place = next(at for at, play in enumerate(trick.plays) if play.seat == found.seat)
    return trick, trick.plays[place], place


def _way(trick: Trick, code: str) -> Step:
    lead = trick.leader
    facts = {"seat": lead.seat, "card": lead.card, "partner": lead.seat ^ 1, "clockwise": trick.clockwise}
    return say(code, **facts, plays=pairs(trick.plays[1:]))


def directions(scene: Scene, found: Found) -> Story:
    """TS-15, TS-24: tell two tricks, one going each way, and who leads the second."""
    trick, following = tricks(scene)[found.trick - 1 : found.trick + 1]
    return Story(
        Step("title.directions"),
        (
            Para(tuple(opening(scene, "directions", trick.number))),
            table(trick, scene),
            Para((_way(trick, "lead-way"), outcome(trick), say("next-lead", seat=trick.winner))),
            table(following, scene),
            Para((_way(following, "lead-way-back"), outcome(following), *closing("directions"))),
        ),
    )


def suit_follow(scene: Scene, found: Found) -> Story:
    """TS-17, TS-19, TS-21: tell the card of the led rank at length that comes too late to matter."""
    trick, play, place = _trick(scene, found)
    led = trick.leader.card
    here = say("no-switch", seat=play.seat, card=play.card, rank=trick.rank, suit=trick.suit, led=led)
    return _bent(scene, "suit-follow", trick, place, here)


def rank_follow(scene: Scene, found: Found) -> Story:
    """TS-18, TS-22: tell the play at length that must match the rank, with that player's hand in the figure."""
    trick, play, place = _trick(scene, found)
    facts = {"seat": play.seat, "card": play.card, "rank": trick.rank, "suit": trick.suit}
    here = say("must-rank", **facts, cards=list(play.freed))
    return _bent(scene, "rank-follow", trick, place, here, play)


def _bent(scene: Scene, lesson: str, trick: Trick, place: int, here: Step, about: Play | None = None) -> Story:
    """Tell a trick in which one play, ``here``, is told at length."""
    return Story(
        Step(f"title.{lesson}"),
        (
            Para(tuple(opening(scene, lesson, trick.number))),
            table(trick, scene, about),
            Para(tuple(plays(trick, 0, place))),
            Para((here, *plays(trick, place + 1), outcome(trick), *closing(lesson))),
        ),
    )


def next_sets(scene: Scene, found: Found) -> Story:
    """TS-16, TS-20: tell how the say passes over the partner, and what the next player may do with it."""
    trick, play, place = _trick(scene, found)
    held = play.reason.facts
    facts = {"suit": trick.suit, "rank": trick.rank, "suits": held["suits"], "ranks": held["ranks"]}
    return Story(
        Step("title.next-sets"),
        (
            Para(tuple(opening(scene, "next-sets", trick.number))),
            table(trick, scene, play),
            Para(tuple(plays(trick, 0, place))),
            Para((say("has-say", seat=play.seat, **facts), *plays(trick, place))),
            Para((outcome(trick), *closing("next-sets"))),
        ),
    )


def nobody_sets(scene: Scene, found: Found) -> Story:
    """TS-23: tell a trick in which nobody can match the lead."""
    trick = tricks(scene)[found.trick - 1]
    return Story(
        Step("title.nobody-sets"),
        (
            Para(tuple(opening(scene, "nobody-sets", trick.number))),
            table(trick, scene),
            Para(tuple(plays(trick))),
            Para((outcome(trick), *closing("nobody-sets"))),
        ),
    )


def refused(lesson: str) -> Tell:
    """Give the story of a wrong play: the trick up to it, what refuses it, and how the trick ends."""

    def tell(scene: Scene, found: Found) -> Story:
        trick, play, place = _trick(scene, found)
        before = scene.before(turn_of(scene, trick, place))
        refusal = before.refusal({"do": "play", "seat": play.seat, "card": found.card})
        assert refusal is not None  # the judge has asked
        why = {**refusal.facts, "seat": play.seat, "tried": found.card, "clause": refusal.clause}
        if "cards" in why:
            why["cards"] = list(play.legal)  # in the order of the hand
        sets = [_would_set(trick, play)] if play.sets else []
        return Story(
            Step(f"title.{lesson}"),
            (
                Para(tuple(opening(scene, lesson, trick.number))),
                table(trick, scene, play, upto=place),
                Para(tuple(plays(trick, 0, place))),
                Para(
                    (
                        say("tried", seat=play.seat, card=found.card),
                        Step(f"refuse.{refusal.code}", why),
                        say("may-play", seat=play.seat, cards=list(play.legal), card=play.card),
                        *sets,
                    )
                ),
                Para((*plays(trick, place + 1), outcome(trick), *closing(lesson))),
            ),
        )

    return tell


def _would_set(trick: Trick, play: Play) -> Step:
    """TS-16: tell which follow a card sets, and which others would have set the other."""
    other = [card for card in play.legal if (card[1] == trick.suit) != (play.sets == "suit")]
    return say("would-set", card=play.card, sets=play.sets, others=other)
