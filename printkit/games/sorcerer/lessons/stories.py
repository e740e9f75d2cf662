"""The stories of Sorcerer, one a lesson (or a kind of lesson): what is told, in which order."""

from __future__ import annotations

from printkit.games.sorcerer.lessons.deals import led_by
from printkit.games.sorcerer.lessons.judges import Found
from printkit.games.sorcerer.lessons.seen import Play, Trick, bids, joker, left_over, owner, tricks
from printkit.games.sorcerer.lessons.sentences import (
    all_tricks,
    cards,
    closing,
    counted,
    each_scored,
    hands,
    in_turn,
    later,
    mine,
    number,
    opening,
    order,
    outcome,
    played,
    points,
    say,
    seat,
    sums,
    table,
    words,
)
from printkit.games.sorcerer.lessons.whole import bidding
from printkit.games.sorcerer.rules import PLAYERS, SEATS, TRICKS
from printkit.rules.lesson import Grid, Para, Scene, Step, Story


def _trick(scene: Scene, found: Found) -> tuple[Trick, Play, int]:
    """Give the trick that a lesson is about, the play, and its place in the trick."""
    trick = tricks(scene)[found.trick - 1]
    place = next(at for at, play in enumerate(trick.plays) if play.seat == found.seat)
    return trick, trick.plays[place], place


def player_leads(scene: Scene, found: Found) -> Story:
    """SO-08: tell the order first, then the cards in it."""
    trick = tricks(scene)[0]
    return Story(
        Step("title.player-leads"),
        (
            Para((*opening(scene, "player-leads"), order(trick.leader.seat))),
            table(trick, scene),
            Para(tuple(played(trick))),
            Para((*outcome(trick), say("sit-out", seats=list(trick.idle), dummy=trick.dummy))),
            Para(tuple(closing("player-leads"))),
        ),
    )


def dummy_leads(scene: Scene, found: Found) -> Story:
    """SO-08, SO-15: tell why the dummy leads, the order, the card that its owner chose, and the trick."""
    trick, lead, _ = _trick(scene, found)
    before = tricks(scene)[trick.number - 2]
    who = owner(lead.seat)
    chosen = say("owner-chooses", owner=who, seat=lead.seat, card=lead.card, cards=list(lead.held))
    won = say("won-before", seat=lead.seat, trick=before.number, card=before.best.card)
    return Story(
        Step("title.dummy-leads"),
        (
            Para((*opening(scene, "dummy-leads"), won, order(lead.seat))),
            table(trick, scene),
            Para((chosen, *played(trick, 1))),
            Para((*outcome(trick), *closing("dummy-leads"))),
        ),
    )


def dummies_sit_out(scene: Scene, found: Found) -> Story:
    """SO-07: tell the trick that a dummy may not play to, what refuses it, and the trick that it plays to."""
    trick, after = tricks(scene)[found.trick - 1 : found.trick + 1]
    action = {"do": "play", "seat": found.seat, "card": found.card}
    refusal = scene.before(trick.plays[-1].at).refusal(action)
    assert refusal is not None  # the judge has asked
    tempting = say("tempting", seat=found.seat, card=found.card, best=trick.best.card)
    why = {**refusal.facts, "seat": found.seat, "tried": found.card, "clause": refusal.clause}
    now = say("now-plays", seat=after.dummy, trick=after.number, leader=after.leader.seat, out=list(after.idle))
    return Story(
        Step("title.dummies-sit-out"),
        (
            Para(tuple(opening(scene, "dummies-sit-out"))),
            table(trick, scene),
            Para((*later(trick), *played(trick), *outcome(trick))),
            Para((tempting, Step(f"refuse.{refusal.code}", why))),
            table(after, scene),
            Para((now, *played(after), *outcome(after))),
            Para(tuple(closing("dummies-sit-out"))),
        ),
    )


def spade_ruff(scene: Scene, found: Found) -> Story:
    """SO-06: tell the trick up to the spade, with the hand that it comes from in the figure."""
    trick, play, place = _trick(scene, found)
    free = say("no-suit", seat=play.seat, suit=trick.suit, cards=list(play.held))
    return Story(
        Step("title.spade-ruff"),
        (
            Para(tuple(opening(scene, "spade-ruff"))),
            table(trick, scene),
            Para((*later(trick), *played(trick, 0, place))),
            Para((free, say("ruff", seat=play.seat, card=play.card), *played(trick, place + 1))),
            Para((*outcome(trick), *closing("spade-ruff"))),
        ),
    )


def refused_play(scene: Scene, found: Found) -> Story:
    """SO-06: tell the trick up to the wrong play, what refuses it, and how the trick ends."""
    trick, play, place = _trick(scene, found)
    refusal = scene.before(play.at).refusal({"do": "play", "seat": play.seat, "card": found.card})
    assert refusal is not None  # the judge has asked
    facts = {**refusal.facts, "cards": list(play.legal), "seat": play.seat, "tried": found.card}
    tried = say("tried", seat=play.seat, card=found.card, best=trick.beaten(place).card)
    return Story(
        Step("title.refused-play"),
        (
            Para(tuple(opening(scene, "refused-play"))),
            table(trick, scene, play),
            Para((*later(trick), *played(trick, 0, place))),
            Para(
                (
                    tried,
                    Step(f"refuse.{refusal.code}", {**facts, "clause": refusal.clause}),
                    say("may-play", seat=play.seat, cards=list(play.legal), card=play.card),
                    *played(trick, place + 1),
                )
            ),
            Para((*outcome(trick), *closing("refused-play"))),
        ),
    )


def joker_able(scene: Scene, found: Found) -> Story:
    """SO-09: tell the trick up to the joker, with the hand that could have followed in the figure."""
    trick, play, place = _trick(scene, found)
    suit = [card for card in play.legal if not joker(card)]
    able = say("can-follow", seat=play.seat, suit=trick.suit, cards=suit, joker=play.card)
    best = trick.beaten(place).card
    return Story(
        Step("title.joker-able"),
        (
            Para(tuple(opening(scene, "joker-able"))),
            table(trick, scene, play),
            Para((*later(trick), *played(trick, 0, place))),
            Para(
                (
                    able,
                    say("plays-joker", seat=play.seat, card=play.card, best=best),
                    *played(trick, place + 1),
                )
            ),
            Para((*outcome(trick), *closing("joker-able"))),
        ),
    )


def two_jokers(scene: Scene, found: Found) -> Story:
    """SO-09: tell the trick up to the second joker, and which of the two wins."""
    trick = tricks(scene)[found.trick - 1]
    first, second = trick.jokers
    place = trick.plays.index(second)
    facts = {"seat": second.seat, "card": second.card, "first": first.seat, "first_card": first.card}
    rid = say("rid-joker", seat=second.seat, owner=owner(second.seat), card=second.card)
    return Story(
        Step("title.two-jokers"),
        (
            Para(tuple(opening(scene, "two-jokers"))),
            table(trick, scene),
            Para((*later(trick), *played(trick, 0, place))),
            Para((rid, *played(trick, place + 1))),
            Para((say("beaten-joker", **facts), *closing("two-jokers"))),
        ),
    )


def joker_led(scene: Scene, found: Found) -> Story:
    """SO-10: tell the lead, what one of the others may play, and that all lose."""
    trick, play, place = _trick(scene, found)
    free = Step(f"legal.{play.reason.code}", {"seat": play.seat, **play.reason.facts})
    return Story(
        Step("title.joker-led"),
        (
            Para(tuple(opening(scene, "joker-led"))),
            table(trick, scene, play),
            Para((*later(trick), *played(trick, 0, place), free)),
            Para((*played(trick, place), say("joker-free", seat=trick.leader.seat))),
            Para(tuple(closing("joker-led"))),
        ),
    )


def bid(scene: Scene, found: Found) -> Story:
    """SO-04, SO-16: tell what the first bidder sees and bids, then the other bids, and what came of it."""
    made, won = bids(scene), scene.claims["tricks_won"]
    first = bidding(scene)[0]
    hand, dummy = mine(found.seat)
    came = say("bid-came", seat=hand, hand=won[hand], dummy=won[dummy], kept=_kept(scene, hand))
    return Story(
        Step("title.bid"),
        (
            Para((*opening(scene, "bid"), say("bid-first", first=found.seat))),
            hands(scene, (hand, dummy)),
            Para((first,)),
            Para(
                (
                    say("bid-in-turn", bids=in_turn(scene)[1:]),
                    say("bid-free", total=sum(made), tricks=TRICKS),
                    came,
                )
            ),
            Para(tuple(closing("bid"))),
        ),
    )


def _kept(scene: Scene, who: int) -> bool:
    made, won = bids(scene), scene.claims["tricks_won"]
    return all(made[one] == won[one] for one in mine(who))


def dummy_cards(scene: Scene, found: Found) -> Story:
    """SO-11: tell a deal as a table, then count for each dummy the tricks led and the cards left."""
    own, itself = led_by(scene)
    rows = []
    for player in range(PLAYERS):
        left = left_over(scene, PLAYERS + player)
        count = own[player] + itself[player]
        cells = (number(own[player]), number(itself[player]), number(count), cards(left))
        rows.append((seat(player), *cells))
    head = words("dummy-of", "led-owner", "led-itself", "number", "left")
    about = owner(found.seat)
    facts = {"own": own[about], "itself": itself[about], "number": own[about] + itself[about]}
    total = sum(own) + sum(itself)
    unused = sum(len(left_over(scene, one)) for one in range(PLAYERS, SEATS))
    return Story(
        Step("title.dummy-cards"),
        (
            Para((*opening(scene, "dummy-cards"), say("table-marks"), say("idle-marks"))),
            all_tricks(scene),
            Grid("lrrrl", head, tuple(rows)),
            Para((say("led-by", seat=found.seat, owner=about, **facts),)),
            Para((say("dummies-all", used=total, left=unused), *closing("dummy-cards"))),
        ),
    )


def scored_deal(scene: Scene, found: Found) -> Story:
    """SO-12: tell each hand and dummy with bid, tricks and points, then the sums."""
    return Story(
        Step("title.scored-deal"),
        (
            Para(tuple(opening(scene, "scored-deal"))),
            counted(scene),
            Para(tuple(each_scored(scene))),
            Para((*sums(scene), *closing("scored-deal"))),
        ),
    )


def last_deal(scene: Scene, found: Found) -> Story:
    """SO-13, SO-14: tell the totals before, the points of the last deal, and who wins."""
    claims, before = scene.claims, scene.setup["scores_before"]
    rows = tuple(
        (
            seat(player),
            *(
                points(value)
                for value in (before[player], claims["score"][player], claims["scores_after"][player])
            ),
        )
        for player in range(PLAYERS)
    )
    total = claims["scores_after"][found.seat]
    return Story(
        Step("title.last-deal"),
        (
            Para(tuple(opening(scene, "last-deal"))),
            counted(scene),
            Grid("lrrr", words("player", "before", "deal", "total"), rows),
            Para((say("tie", seats=list(claims["winners"]), points=total), *closing("last-deal"))),
        ),
    )
