"""The stories of Sorcerer, one a lesson: what is told, in which order, between opening and moral."""

from __future__ import annotations

from printkit.games.sorcerer.game import PLAYERS, SEATS, TRICKS
from printkit.games.sorcerer.lessons import sentences
from printkit.games.sorcerer.lessons.judges import Found, led_by
from printkit.games.sorcerer.lessons.scene import Trick, bids, joker, left_over, owner, tricks
from printkit.games.sorcerer.lessons.sentences import (
    Blocks,
    cards,
    counted,
    hands,
    outcome,
    played,
    seat,
    table,
)
from printkit.games.sorcerer.lessons.whole import bid_of, bidding
from printkit.rules.lesson import Grid, Scene, Step
from printkit.rules.scene import Play
from printkit.rules.telling import head, number, say, which


def _trick(scene: Scene, found: Found) -> tuple[Trick, Play, int]:
    """Give the trick that a lesson is about, the play, and its place in the trick."""
    trick = tricks(scene)[found.trick - 1]
    place = next(at for at, play in enumerate(trick.plays) if play.seat == found.seat)
    return trick, trick.plays[place], place


def _stopped(
    scene: Scene, trick: Trick, place: int, *told: Step, end: Step | None = None, hand: bool = True
) -> Blocks:
    """Tell a trick up to a play, what is to be said of that, the rest, and at the ``end`` who wins.

    ``hand``: show the cards that it is from.
    """
    return (
        [],
        table(trick, scene, trick.plays[place] if hand else None),
        [*which(trick), *played(trick, 0, place)],
        [*told, *played(trick, place + 1)],
        [end or outcome(trick)],
    )


def player_leads(scene: Scene, found: Found) -> Blocks:
    """SO-08: tell the order first, then the cards in it."""
    trick = tricks(scene)[0]
    out = say("sit-out", seats=list(trick.idle), dummy=trick.dummy)
    end = [outcome(trick), out]
    return ([sentences.order(trick.leader.seat)], table(trick, scene), played(trick), end, [])


def dummy_leads(scene: Scene, found: Found) -> Blocks:
    """SO-08, SO-15: tell why the dummy leads, the order, the card that its owner chose, and the trick."""
    trick, lead, _ = _trick(scene, found)
    before = tricks(scene)[trick.number - 2]
    who = owner(lead.seat)
    chosen = say("owner-chooses", owner=who, seat=lead.seat, card=lead.card, cards=list(lead.held))
    won = say("won-before", seat=lead.seat, trick=before.number, card=before.best.card)
    return (
        [won, sentences.order(lead.seat)],
        table(trick, scene),
        [chosen, *played(trick, 1)],
        [outcome(trick)],
    )


def dummies_sit_out(scene: Scene, found: Found) -> Blocks:
    """SO-07: tell the trick that a dummy may not play to, what refuses it, and the trick that it plays to."""
    trick, after = tricks(scene)[found.trick - 1 : found.trick + 1]
    tempting = say("tempting", seat=found.seat, card=found.card, best=trick.best.card)
    now = say("now-plays", seat=after.dummy, trick=after.number, leader=after.leader.seat, out=list(after.idle))
    return (
        [],
        table(trick, scene),
        [*which(trick), *played(trick), outcome(trick)],
        [tempting, _refused(scene, trick.plays[-1].at, found)],
        table(after, scene),
        [now, *played(after), outcome(after)],
        [],
    )


def _refused(scene: Scene, at: int, found: Found, **facts: object) -> Step:
    """Tell what refuses the card that the lesson would play."""
    refusal = scene.before(at).refusal({"do": "play", "seat": found.seat, "card": found.card})
    assert refusal is not None  # the judge has asked
    told = {**refusal.facts, **facts, "seat": found.seat, "tried": found.card, "clause": refusal.clause}
    return Step(f"refuse.{refusal.code}", told)


def spade_ruff(scene: Scene, found: Found) -> Blocks:
    """SO-06: tell the trick up to the spade."""
    trick, play, place = _trick(scene, found)
    free = say("no-suit", seat=play.seat, suit=trick.suit, cards=list(play.held))
    ruff = say("ruff", seat=play.seat, card=play.card)
    return _stopped(scene, trick, place, free, ruff, hand=False)


def refused_play(scene: Scene, found: Found) -> Blocks:
    """SO-06: tell the trick up to the wrong play, what refuses it, and how the trick ends."""
    trick, play, place = _trick(scene, found)
    legal = list(play.legal)
    tried = say("tried", seat=play.seat, card=found.card, best=trick.ahead(place).card)
    refused = _refused(scene, play.at, found, cards=legal)
    may = say("may-play", seat=play.seat, cards=legal, card=play.card)
    return _stopped(scene, trick, place, tried, refused, may)


def joker_able(scene: Scene, found: Found) -> Blocks:
    """SO-09: tell the trick up to the joker, with the hand that could have followed in the figure."""
    trick, play, place = _trick(scene, found)
    suit = [card for card in play.legal if not joker(card)]
    able = say("can-follow", seat=play.seat, suit=trick.suit, cards=suit, joker=play.card)
    plays = say("plays-joker", seat=play.seat, card=play.card, best=trick.ahead(place).card)
    return _stopped(scene, trick, place, able, plays)


def two_jokers(scene: Scene, found: Found) -> Blocks:
    """SO-09: tell the trick up to the second joker, and which of the two wins."""
    trick = tricks(scene)[found.trick - 1]
    first, second = trick.jokers
    end = say("beaten-joker", seat=second.seat, card=second.card, first=first.seat, first_card=first.card)
    rid = say("rid-joker", seat=second.seat, owner=owner(second.seat), card=second.card)
    return _stopped(scene, trick, trick.plays.index(second), rid, end=end, hand=False)


def joker_led(scene: Scene, found: Found) -> Blocks:
    """SO-10: tell the lead, what one of the others may play, and that all lose."""
    trick, play, place = _trick(scene, found)
    free = Step(f"legal.{play.reason.code}", {"seat": play.seat, **play.reason.facts})
    return (
        [],
        table(trick, scene, play),
        [*which(trick), *played(trick, 0, place), free],
        [*played(trick, place), say("joker-free", seat=trick.leader.seat)],
        [],
    )


def bid(scene: Scene, found: Found) -> Blocks:
    """SO-04, SO-16: tell what the first bidder sees and bids, then the other bids, and what came of it."""
    made, won = bids(scene), scene.claims["tricks_won"]
    hand, dummy = sentences.mine(found.seat)
    kept = all(made[one] == won[one] for one in (hand, dummy))
    return (
        [say("bid-first", first=found.seat)],
        hands(scene, (hand, dummy)),
        bidding(scene)[:1],
        [
            say("bid-in-turn", bids=[bid_of(turn) for turn in scene.turns[1:PLAYERS]]),
            say("bid-free", total=sum(made), tricks=TRICKS),
            say("bid-came", seat=hand, hand=won[hand], dummy=won[dummy], kept=kept),
        ],
        [],
    )


def dummy_cards(scene: Scene, found: Found) -> Blocks:
    """SO-11: tell a deal as a table, then count for each dummy the tricks led and the cards left."""
    led = list(zip(*led_by(scene), strict=True))
    left = [left_over(scene, seat) for seat in range(PLAYERS, SEATS)]
    rows = [
        (seat(player), *map(number, (own, itself, own + itself)), cards(left[player]))
        for player, (own, itself) in enumerate(led)
    ]
    own, itself = led[owner(found.seat)]
    facts = {"owner": owner(found.seat), "own": own, "itself": itself, "number": own + itself}
    return (
        [say("table-marks"), say("idle-marks")],
        sentences.all_tricks(scene),
        Grid("lrrrl", head("dummy-of", "led-owner", "led-itself", "number", "left"), tuple(rows)),
        [say("led-by", seat=found.seat, **facts)],
        [say("dummies-all", used=sum(map(sum, led)), left=sum(map(len, left)))],
    )


def scored_deal(scene: Scene, found: Found) -> Blocks:
    """SO-12: tell each hand and dummy with bid, tricks and points, then the sums."""
    return ([], counted(scene), sentences.each_scored(scene), sentences.sums(scene))


def last_deal(scene: Scene, found: Found) -> Blocks:
    """SO-13, SO-14: tell the totals before, the points of the last deal, and who wins."""
    claims = scene.claims
    each = zip(scene.setup["scores_before"], claims["score"], claims["scores_after"], strict=True)
    rows = tuple((seat(player), *map(sentences.score, values)) for player, values in enumerate(each))
    totals = Grid("lrrr", head("player", "before", "deal", "total"), rows)
    tie = say("tie", seats=list(claims["winners"]), points=claims["scores_after"][found.seat])
    return ([], counted(scene), totals, [tie])
