"""The stories of Handmade Pinochle, one a lesson (or a kind of lesson): what is told, in which order."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from printkit.games.handmade_pinochle.game.making import PAIRS
from printkit.games.handmade_pinochle.lessons.bids import auction, declared, expected, gave_up, too_little
from printkit.games.handmade_pinochle.lessons.judges import Found
from printkit.games.handmade_pinochle.lessons.scene import (
    Play,
    Trick,
    beats,
    by_suit,
    cards_of,
    makings,
    meld_value,
    melds_of,
    tricks,
    trump,
)
from printkit.games.handmade_pinochle.lessons.sentences import (
    all_tricks,
    by_pair,
    count,
    declarers,
    held,
    opening,
    others,
    outcome,
    plays,
    result,
    table,
    totals,
)
from printkit.rules.lesson import Drawing, Grid, Para, Scene, Step, Story, Text
from printkit.rules.telling import moral, say, which

Tell = Callable[[Scene, Found], Story]


def _story(lesson: str, *blocks: Iterable[Step] | Grid | Drawing) -> Story:
    """Make a story; sentences become paragraphs, and the moral is the last of them."""
    made = [block if isinstance(block, (Grid, Drawing)) else Para(tuple(block)) for block in blocks]
    return Story(Step(f"title.{lesson}"), tuple(made))


def _before(scene: Scene, lesson: str) -> Text:
    """Say in one line who plays with whom, where there is no declarer yet."""
    sides = [list(pair) for pair in PAIRS]
    return (say("no-declarer", pairs=sides, start=scene.setup["start"]), Step(f"look.{lesson}"))


# --- hand-making and the auction


def hand_making(scene: Scene, found: Found) -> Story:
    """HP-04: tell a turn of hand-making: four cards drawn, one kept, three taken."""
    making = makings(scene)[found.number - 1]
    kept, *taken = making.picks
    cards = [pick.card for pick in making.picks]
    took = [{"seat": pick.seat, "card": pick.card} for pick in taken]
    seat, held = kept.seat, list(kept.held)
    alt = Step("alt.draft", {"seat": seat, "cards": cards, "plays": took})
    return _story(
        "hand-making",
        _before(scene, "hand-making"),
        Drawing("draft", {"cards": ",".join(cards), "maker": seat}, (alt,)),
        (
            say("draws", number=making.number, seat=seat, held=held, cards=list(by_suit(scene, cards))),
            say("keeps", seat=seat, card=kept.card, meld=True),
            say("draft-marks"),
        ),
        (
            say("takes", plays=took[:-1], maker=seat),
            say("takes-last", **took[-1]),
            moral("hand-making"),
            say("next-turn", seat=(seat + 1) % 4),
        ),
    )


def the_auction(scene: Scene, found: Found) -> Story:
    """HP-06, HP-07: tell an auction: a table of what each expects and calls, who gives up, who is declarer."""
    start = scene.setup["start"]
    return _story(
        "auction",
        _before(scene, "auction"),
        auction(scene),
        (say("auction-start", start=start, seat=(start + 1) % 4), *expected(scene)),
        (*gave_up(scene), *declared(scene), moral("auction")),
    )


def all_pass(scene: Scene, found: Found) -> Story:
    """HP-07: tell an auction in which nobody bids."""
    return _story(
        "all-pass",
        _before(scene, "all-pass"),
        (say("least-bid", least=scene.ruleset["min_bid"]), *too_little(scene)),
        (say("thrown-in", start=scene.setup["start"]), moral("all-pass")),
    )


# --- melds


def _shows(lesson: str, told: Callable[[Scene, Found], Text]) -> Tell:
    """Give the story of a lesson that one hand's melds show; whose hand it is, ``told`` says."""

    def tell(scene: Scene, found: Found) -> Story:
        first = (say("trump-suit", trump=trump(scene)), Step(f"look.{lesson}"))
        return _story(lesson, first, held(scene, found.seat), (*told(scene, found), moral(lesson)))

    return tell


def shows(lesson: str) -> Tell:
    """Give the story of a lesson that all melds of a hand show."""
    return _shows(lesson, lambda scene, found: (_melds(scene, found.seat),))


def _melds(scene: Scene, seat: int) -> Step:
    return say("shows", seat=seat, melds=melds_of(scene, seat), points=meld_value(scene, seat))


def _run_extra(scene: Scene, found: Found) -> Text:
    """HP-11: tell of a run, and of the king and queen beside it."""
    seat, (run, extra) = found.seat, melds_of(scene, found.seat)
    return (
        say("shows", seat=seat, melds=[run], points=run["points"]),
        say("run-extra", seat=seat, cards=extra["cards"], points=meld_value(scene, seat)),
    )


def _shared_card(scene: Scene, found: Found) -> Text:
    """HP-12: tell of one card in several melds."""
    seat, card = found.seat, found.card
    melds = [
        {**meld, "others": [one for one in cards_of(scene, meld) if one != card]}
        for meld in melds_of(scene, seat)
    ]
    return (say("shared", seat=seat, card=card, melds=melds, points=meld_value(scene, seat)),)


run_extra, shared_card = _shows("run-extra-marriage", _run_extra), _shows("shared-card", _shared_card)


# --- tricks


def _at(scene: Scene, found: Found) -> tuple[Trick, Play, int]:
    """Give the trick that a lesson is about, the play, and its place in the trick."""
    trick = tricks(scene)[found.number - 1]
    place = next(at for at, play in enumerate(trick.plays) if play.seat == found.seat)
    return trick, trick.plays[place], place


def ruffs(lesson: str) -> Tell:
    """Give the story of a lesson about what has to be played by one who cannot follow."""

    def tell(scene: Scene, found: Found) -> Story:
        trick, play, place = _at(scene, found)
        # HP-15: what is held, and what of it may be played
        trumps = list(dict.fromkeys(card for card in play.held if card[1] == trick.trump))
        best = play.best if play.best[1] == trick.trump else None
        higher = [card for card in trumps if best and beats(scene, card, best)]
        chosen = [say("plays", seat=play.seat, card=play.card)] if len(play.legal) > 1 else []
        return _story(
            lesson,
            opening(scene, lesson),
            table(trick, play),
            (*which(trick), *plays(trick, 0, place)),
            (
                say("cannot-follow", seat=play.seat, cards=list(play.held), suit=trick.suit),
                say("trumps-left", seat=play.seat, cards=trumps, best=best, higher=higher),
                *chosen,
            ),
            (*plays(trick, place + 1), *outcome(trick), moral(lesson)),
        )

    return tell


def one_trick(lesson: str) -> Tell:
    """Give the story of a lesson that the end of a trick shows."""

    def tell(scene: Scene, found: Found) -> Story:
        trick, _, _ = _at(scene, found)
        told, won = (*which(trick), *plays(trick)), (*outcome(trick), moral(lesson))
        return _story(lesson, opening(scene, lesson), table(trick), told, won)

    return tell


def need_not_beat(scene: Scene, found: Found) -> Story:
    """HP-26: tell of one who follows and does not beat what could be beaten."""
    trick, play, place = _at(scene, found)
    higher = [card for card in play.legal if beats(scene, card, play.best)]
    facts = {"taker": play.taker, "mate": play.mate, "higher": higher}
    told = say("could-beat", seat=play.seat, card=play.card, best=play.best, **facts)
    return _story(
        "need-not-beat",
        opening(scene, "need-not-beat"),
        table(trick, play),
        (*which(trick), *plays(trick, 0, place), told, *plays(trick, place + 1)),
        (*outcome(trick), moral("need-not-beat")),
    )


def refused(lesson: str) -> Tell:
    """Give the story of a wrong play: what refuses it, and how the trick ends."""

    def tell(scene: Scene, found: Found) -> Story:
        trick, play, place = _at(scene, found)
        refusal = scene.before(play.at).refusal({"do": "play", "seat": play.seat, "card": found.card})
        assert refusal is not None  # the judge has asked
        cards = list(play.legal)  # in the order of the hand
        why_not = {"seat": play.seat, "tried": found.card, "clause": refusal.clause, **refusal.facts}
        return _story(
            lesson,
            opening(scene, lesson),
            table(trick, play),
            (*which(trick), *plays(trick, 0, place)),
            (
                say(f"tried-{lesson}", seat=play.seat, card=found.card, taker=play.taker),
                Step(f"refuse.{refusal.code}", {**why_not, "cards": cards}),
                say("may-play", seat=play.seat, cards=cards, card=play.card),
            ),
            (*plays(trick, place + 1), *outcome(trick), moral(lesson)),
        )

    return tell


# --- the count


def trick_points(scene: Scene, found: Found) -> Story:
    """HP-14: tell a whole play in a table, and what it is worth."""
    points, last = scene.claims["trick_points"], tricks(scene)[-1].winner
    counters = sum(len(trick.counters) for trick in tricks(scene))
    return _story(
        "trick-points",
        (*opening(scene, "trick-points"), say("at-a-glance")),
        all_tricks(scene),
        (
            say("counters", counters=counters, last=last, points=sum(points)),
            say("trick-sums", pairs=by_pair(points)),
            moral("trick-points"),
        ),
    )


def counts(lesson: str, scored: Callable[[Scene], list[Step]] = count) -> Tell:
    """Give the story of a lesson that the score of a deal shows. ``scored``: of whom is told how."""

    def tell(scene: Scene, found: Found) -> Story:
        return _story(lesson, opening(scene, lesson), result(scene), (*scored(scene), moral(lesson)))

    return tell


def ends_game(lesson: str) -> Tell:
    """Give the story of a lesson that the end of a game shows."""

    def tell(scene: Scene, found: Found) -> Story:
        standing = say("standing", pairs=by_pair(scene.setup["scores_before"]))
        told = (*count(scene), *totals(scene), moral(lesson))
        return _story(lesson, (*opening(scene, lesson), standing), result(scene), told)

    return tell


def partner_secures(scene: Scene, found: Found) -> Story:
    """HP-25: tell of melds that the partner's trick makes count."""
    seat, mate = found.seat, found.seat ^ 2
    taken = scene.claims["tricks_won"][mate]
    told = say("secured", seat=seat, mate=mate, points=meld_value(scene, seat), tricks=taken)
    scored = others if seat % 2 != scene.claims["declarer"] % 2 else declarers
    return _story(
        "partner-secures",
        opening(scene, "partner-secures"),
        result(scene),
        (told, *scored(scene), moral("partner-secures")),
    )
