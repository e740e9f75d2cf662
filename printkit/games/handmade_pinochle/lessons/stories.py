"""The stories of Handmade Pinochle, one a lesson (or a kind of lesson): what is told, in which order."""

from __future__ import annotations

from collections.abc import Callable

from printkit.games.handmade_pinochle.lessons.bids import auction, declared, expected, gave_up, too_little
from printkit.games.handmade_pinochle.lessons.judges import Found
from printkit.games.handmade_pinochle.lessons.seen import (
    PAIRS,
    Play,
    Trick,
    beats,
    by_suit,
    cards_of,
    makings,
    meld_value,
    tricks,
    trump,
)
from printkit.games.handmade_pinochle.lessons.sentences import (
    all_tricks,
    closing,
    count,
    declarers,
    held,
    melds_of,
    opening,
    others,
    outcome,
    plays,
    result,
    say,
    standing,
    table,
    totals,
)
from printkit.rules.lesson import Drawing, Grid, Para, Scene, Step, Story, Text


def _story(lesson: str, *blocks: Para | Grid | Drawing) -> Story:
    return Story(Step(f"title.{lesson}"), blocks)


def _before(scene: Scene, lesson: str) -> Para:
    """Say in one line who plays with whom, where there is no declarer yet."""
    pairs = [list(pair) for pair in PAIRS]
    return Para((say("no-declarer", pairs=pairs, start=scene.setup["start"]), Step(f"look.{lesson}")))


# --- hand-making and the auction


def hand_making(scene: Scene, found: Found) -> Story:
    """HP-04: tell a turn of hand-making: four cards drawn, one kept, three taken."""
    making = makings(scene)[found.number - 1]
    kept, *taken = making.picks
    cards = [pick.card for pick in making.picks]
    pairs = [{"seat": pick.seat, "card": pick.card} for pick in taken]
    values: dict[str, str | int] = {"cards": ",".join(cards), "maker": making.maker}
    drawing = Drawing(
        "draft", values, (Step("alt.draft", {"seat": kept.seat, "cards": cards, "plays": pairs}),)
    )
    return _story(
        "hand-making",
        _before(scene, "hand-making"),
        drawing,
        Para(
            (
                say(
                    "draws",
                    number=making.number,
                    seat=kept.seat,
                    held=list(kept.held),
                    cards=list(by_suit(scene, cards)),
                ),
                say("keeps", seat=kept.seat, card=kept.card, meld=True),
                say("draft-marks"),
            )
        ),
        Para(
            (
                say("takes", plays=pairs[:-1], maker=kept.seat),
                say("takes-last", seat=taken[-1].seat, card=taken[-1].card),
                *closing("hand-making"),
                say("next-turn", seat=(kept.seat + 1) % 4),
            )
        ),
    )


def the_auction(scene: Scene, found: Found) -> Story:
    """HP-06, HP-07: tell an auction: a table of what each expects and calls, who gives up, who is declarer."""
    start = scene.setup["start"]
    return _story(
        "auction",
        _before(scene, "auction"),
        auction(scene),
        Para((say("auction-start", start=start, seat=(start + 1) % 4), *expected(scene))),
        Para((*gave_up(scene), *declared(scene), *closing("auction"))),
    )


def all_pass(scene: Scene, found: Found) -> Story:
    """HP-07: tell an auction in which nobody bids."""
    start = scene.setup["start"]
    return _story(
        "all-pass",
        _before(scene, "all-pass"),
        Para((say("least-bid", least=scene.ruleset["min_bid"]), *too_little(scene))),
        Para((say("thrown-in", start=start), *closing("all-pass"))),
    )


# --- melds


def trumps(scene: Scene, lesson: str) -> Para:
    """Say in one line what is trump; whose hand it is, the next sentence says."""
    return Para((say("trump-suit", trump=trump(scene)), Step(f"look.{lesson}")))


def shows(lesson: str) -> Callable[[Scene, Found], Story]:
    """Give the story of a lesson that one hand's melds show."""

    def tell(scene: Scene, found: Found) -> Story:
        melds = melds_of(scene, found.seat)
        told = say("shows", seat=found.seat, melds=melds, points=meld_value(scene, found.seat))
        return _story(
            lesson,
            trumps(scene, lesson),
            held(scene, found.seat),
            Para((told, *closing(lesson))),
        )

    return tell


def run_extra(scene: Scene, found: Found) -> Story:
    """HP-11: tell of a run, and of the king and queen beside it."""
    melds = melds_of(scene, found.seat)
    run = [meld for meld in melds if meld["meld"] == "run"]
    extra = next(meld for meld in melds if meld["meld"] == "royal-marriage")
    lesson = "run-extra-marriage"
    return _story(
        lesson,
        trumps(scene, lesson),
        held(scene, found.seat),
        Para(
            (
                say("shows", seat=found.seat, melds=run, points=run[0]["points"]),
                say("run-extra", seat=found.seat, cards=extra["cards"], points=meld_value(scene, found.seat)),
                *closing(lesson),
            )
        ),
    )


def shared_card(scene: Scene, found: Found) -> Story:
    """HP-12: tell of one card in several melds."""
    melds = [
        {**meld, "others": [card for card in cards_of(scene, meld) if card != found.card]}
        for meld in melds_of(scene, found.seat)
    ]
    points = meld_value(scene, found.seat)
    return _story(
        "shared-card",
        trumps(scene, "shared-card"),
        held(scene, found.seat),
        Para(
            (
                say("shared", seat=found.seat, card=found.card, melds=melds, points=points),
                *closing("shared-card"),
            )
        ),
    )


# --- tricks


def _at(scene: Scene, found: Found) -> tuple[Trick, Play, int]:
    """Give the trick that a lesson is about, the play, and its place in the trick."""
    trick = tricks(scene)[found.number - 1]
    place = next(at for at, play in enumerate(trick.plays) if play.seat == found.seat)
    return trick, trick.plays[place], place


def _number(trick: Trick) -> Text:
    return (say("trick-number", trick=trick.number),) if trick.number > 1 else ()


def ruffs(lesson: str) -> Callable[[Scene, Found], Story]:
    """Give the story of a lesson about what has to be played by one who cannot follow."""

    def tell(scene: Scene, found: Found) -> Story:
        trick, play, place = _at(scene, found)
        return _story(
            lesson,
            Para(opening(scene, lesson)),
            table(trick, play, upto=place),
            Para((*_number(trick), *plays(trick, 0, place))),
            Para((*_duty(scene, trick, play), *_chosen(play))),
            Para((*plays(trick, place + 1), *outcome(trick), *closing(lesson))),
        )

    return tell


def _chosen(play: Play) -> Text:
    return (say("plays", seat=play.seat, card=play.card),) if len(play.legal) > 1 else ()


def _duty(scene: Scene, trick: Trick, play: Play) -> Text:
    """HP-15: say what a player holds who cannot follow, and what of it may be played."""
    trumps = list(dict.fromkeys(card for card in play.held if card[1] == trick.trump))
    best = play.best if play.best[1] == trick.trump else None
    higher = [card for card in trumps if best and beats(scene, card, best, trick.trump)]
    return (
        say("cannot-follow", seat=play.seat, cards=list(play.held), suit=trick.suit),
        say("trumps-left", seat=play.seat, cards=trumps, best=best, higher=higher),
    )


def one_trick(lesson: str) -> Callable[[Scene, Found], Story]:
    """Give the story of a lesson that the end of a trick shows."""

    def tell(scene: Scene, found: Found) -> Story:
        trick, _, _ = _at(scene, found)
        return _story(
            lesson,
            Para(opening(scene, lesson)),
            table(trick),
            Para((*_number(trick), *plays(trick))),
            Para((*outcome(trick), *closing(lesson))),
        )

    return tell


def need_not_beat(scene: Scene, found: Found) -> Story:
    """HP-26: tell of one who follows and does not beat what could be beaten."""
    trick, play, place = _at(scene, found)
    higher = [card for card in play.legal if beats(scene, card, play.best, trick.trump)]
    facts = {"taker": play.taker, "mate": play.mate, "higher": higher}
    told = say("could-beat", seat=play.seat, card=play.card, best=play.best, **facts)
    return _story(
        "need-not-beat",
        Para(opening(scene, "need-not-beat")),
        table(trick, play, upto=place),
        Para((*_number(trick), *plays(trick, 0, place), told, *plays(trick, place + 1))),
        Para((*outcome(trick), *closing("need-not-beat"))),
    )


def refused(lesson: str) -> Callable[[Scene, Found], Story]:
    """Give the story of a wrong play: what refuses it, and how the trick ends."""

    def tell(scene: Scene, found: Found) -> Story:
        trick, play, place = _at(scene, found)
        refusal = scene.before(play.turn).refusal({"do": "play", "seat": play.seat, "card": found.card})
        assert refusal is not None  # the judge has asked
        cards = {"cards": list(play.legal)}  # in the order of the hand
        why_not = {"seat": play.seat, "tried": found.card, "clause": refusal.clause, **refusal.facts, **cards}
        return _story(
            lesson,
            Para(opening(scene, lesson)),
            table(trick, play, upto=place),
            Para((*_number(trick), *plays(trick, 0, place))),
            Para(
                (
                    say(f"tried-{lesson}", seat=play.seat, card=found.card, taker=play.taker),
                    Step(f"refuse.{refusal.code}", why_not),
                    say("may-play", seat=play.seat, cards=list(play.legal), card=play.card),
                )
            ),
            Para((*plays(trick, place + 1), *outcome(trick), *closing(lesson))),
        )

    return tell


# --- the count


def trick_points(scene: Scene, found: Found) -> Story:
    """HP-14: tell a whole play in a table, and what it is worth."""
    points = scene.claims["trick_points"]
    pairs = [{"pair": list(pair), "points": points[at]} for at, pair in enumerate(PAIRS)]
    last = tricks(scene)[-1].winner
    number = sum(len(trick.counters) for trick in tricks(scene))
    return _story(
        "trick-points",
        Para((*opening(scene, "trick-points"), say("at-a-glance"))),
        all_tricks(scene),
        Para(
            (
                say("counters", counters=number, last=last, points=sum(points)),
                say("trick-sums", pairs=pairs),
                *closing("trick-points"),
            )
        ),
    )


def counts(lesson: str, scored: Callable[[Scene], list[Step]] = count) -> Callable[[Scene, Found], Story]:
    """Give the story of a lesson that the score of a deal shows. ``scored``: of whom is told how."""

    def tell(scene: Scene, found: Found) -> Story:
        return _story(
            lesson,
            Para(opening(scene, lesson)),
            result(scene),
            Para((*scored(scene), *closing(lesson))),
        )

    return tell


def ends_game(lesson: str) -> Callable[[Scene, Found], Story]:
    """Give the story of a lesson that the end of a game shows."""

    def tell(scene: Scene, found: Found) -> Story:
        return _story(
            lesson,
            Para((*opening(scene, lesson), standing(scene))),
            result(scene),
            Para((*count(scene), *totals(scene), *closing(lesson))),
        )

    return tell


def partner_secures(scene: Scene, found: Found) -> Story:
    """HP-25: tell of melds that the partner's trick makes count."""
    mate = found.seat ^ 2
    told = say(
        "secured",
        seat=found.seat,
        mate=mate,
        points=meld_value(scene, found.seat),
        tricks=scene.claims["tricks_won"][mate],
    )
    scored = others if found.seat % 2 != scene.claims["declarer"] % 2 else declarers
    return _story(
        "partner-secures",
        Para(opening(scene, "partner-secures")),
        result(scene),
        Para((told, *scored(scene), *closing("partner-secures"))),
    )
