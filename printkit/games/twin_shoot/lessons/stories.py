"""The stories of Twin Shoot's lessons: what is told of a hand that shows one, and when."""

from __future__ import annotations

from collections.abc import Callable

from printkit.games.twin_shoot.game.rules import GOAL, MISSED, OVERHEAD, SHOOT, TRICKS, dealer, opening_leader
from printkit.games.twin_shoot.lessons.judges import Found
from printkit.games.twin_shoot.lessons.scene import Play, Trick, bids, missed, opened, teams, tricks
from printkit.games.twin_shoot.lessons.sentences import (
    bid_cards,
    bid_table,
    hits_and_misses,
    misses,
    opening,
    outcome,
    plays,
    result_table,
    score_table,
    shown,
    standing,
    table,
    team_sums,
    trick_table,
)
from printkit.rules.lesson import Drawing, Grid, Scene, Step, Story
from printkit.rules.telling import head, moral, number, pairs, say, seat, story

Tell = Callable[[Scene, Found], Story]


def _trick(scene: Scene, found: Found) -> tuple[Trick, Play, int]:
    """Give the trick that a lesson is about, the play, and its place in the trick."""
    trick = tricks(scene)[found.trick - 1]
    place = next(at for at, play in enumerate(trick.plays) if play.seat == found.seat)
    return trick, trick.plays[place], place


# --- bids


def bid_arithmetic(scene: Scene, found: Found) -> Story:
    """TS-06, TS-11: tell how two cards make a bid, and show everyone's."""
    bid = bids(scene)[found.seat]
    others = [{"seat": one.seat, "bid": one.number} for one in bids(scene) if one is not bid]
    return story(
        "bid-arithmetic",
        opening(scene, "bid-arithmetic"),
        bid_cards(bid),
        [say("bid-sum", **bid.facts), moral("bid-arithmetic")],
        [say("bid-aside", seat=bid.seat, bid=bid.number, left=TRICKS)],
        [say("bid-others", bids=others)],
        bid_table(scene),
    )


def _opened(scene: Scene) -> tuple[list[int], list[list[int]]]:
    """Give the team that opened, which the judge has seen, and the others."""
    seats = teams(scene)
    return seats.pop(opened(scene) or 0), seats


def _before(scene: Scene, lesson: str) -> list[Step]:
    return [*opening(scene, lesson), say("standing", scores=standing(scene))]


def open_alone(scene: Scene, found: Found) -> Story:
    """TS-13: tell who may open, what they show, and what it may bring."""
    team, others = _opened(scene)
    score = scene.setup["scores_before"][team[0] // 2]
    stake = say("open-stake", team=team, bonus=OVERHEAD, missed=MISSED, others=others)
    return story(
        "open-alone",
        _before(scene, "open-alone"),
        *(bid_cards(bids(scene)[one]) for one in team),
        [say("may-open", team=team, score=score), say("opens", team=team, bids=shown(scene, team))],
        [stake, moral("open-alone")],
    )


def tie_forbids(scene: Scene, found: Found) -> Story:
    """TS-13: tell who would like to open, and what refuses it."""
    scores = scene.setup["scores_before"]
    last = [team for team, score in zip(teams(scene), scores, strict=True) if score == min(scores)]
    refusal = scene.before(len(scene.setup["hands"])).refusal({"do": "open", "seat": found.seat})
    assert refusal is not None  # the judge has asked
    why = {**refusal.facts, "seat": found.seat, "tried": "", "clause": refusal.clause}
    tried = say("open-tried", seat=found.seat, team=teams(scene)[found.seat // 2])
    return story(
        "tie-forbids",
        _before(scene, "tie-forbids"),
        [say("tied", teams=last, score=min(scores)), tried, Step(f"refuse.{refusal.code}", why)],
        [moral("tie-forbids")],
    )


# --- tricks


def _way(trick: Trick, code: str) -> Step:
    lead = trick.leader
    facts = {"seat": lead.seat, "card": lead.card, "partner": lead.seat ^ 1, "clockwise": trick.clockwise}
    return say(code, **facts, plays=pairs(trick.plays[1:]))


def directions(scene: Scene, found: Found) -> Story:
    """TS-15, TS-24: tell two tricks, one going each way, and who leads the second."""
    trick, following = tricks(scene)[found.trick - 1 : found.trick + 1]
    return story(
        "directions",
        opening(scene, "directions", trick.number),
        table(trick, scene),
        [_way(trick, "lead-way"), outcome(trick), say("next-lead", seat=trick.winner)],
        table(following, scene),
        [_way(following, "lead-way-back"), outcome(following), moral("directions")],
    )


def suit_follow(scene: Scene, found: Found) -> Story:
    """TS-17, TS-19, TS-21: tell the card of the led rank at length that comes too late to matter."""
    trick, play, _ = _trick(scene, found)
    facts = {"seat": play.seat, "card": play.card, "rank": trick.rank, "suit": trick.suit}
    return _bent(scene, "suit-follow", found, say("no-switch", **facts, led=trick.leader.card))


def rank_follow(scene: Scene, found: Found) -> Story:
    """TS-18, TS-22: tell the play at length that must match the rank, with that player's hand in the figure."""
    trick, play, _ = _trick(scene, found)
    facts = {"seat": play.seat, "card": play.card, "rank": trick.rank, "suit": trick.suit}
    return _bent(scene, "rank-follow", found, say("must-rank", **facts, cards=list(play.freed)), play)


def _bent(scene: Scene, lesson: str, found: Found, here: Step, about: Play | None = None) -> Story:
    """Tell a trick in which one play, ``here``, is told at length."""
    trick, _, place = _trick(scene, found)
    return story(
        lesson,
        opening(scene, lesson, trick.number),
        table(trick, scene, about),
        plays(trick, 0, place),
        [here, *plays(trick, place + 1), outcome(trick), moral(lesson)],
    )


def next_sets(scene: Scene, found: Found) -> Story:
    """TS-16, TS-20: tell how the say passes over the partner, and what the next player may do with it."""
    trick, play, place = _trick(scene, found)
    return story(
        "next-sets",
        opening(scene, "next-sets", trick.number),
        table(trick, scene, play),
        plays(trick, 0, place),
        [say("has-say", seat=play.seat, **play.reason.facts), *plays(trick, place)],
        [outcome(trick), moral("next-sets")],
    )


def nobody_sets(scene: Scene, found: Found) -> Story:
    """TS-23: tell a trick in which nobody can match the lead."""
    trick = tricks(scene)[found.trick - 1]
    return story(
        "nobody-sets",
        opening(scene, "nobody-sets", trick.number),
        table(trick, scene),
        plays(trick),
        [outcome(trick), moral("nobody-sets")],
    )


def refused(lesson: str) -> Tell:
    """Give the story of a wrong play: the trick up to it, what refuses it, and how the trick ends."""

    def tell(scene: Scene, found: Found) -> Story:
        trick, play, place = _trick(scene, found)
        refusal = scene.before(play.at).refusal({"do": "play", "seat": play.seat, "card": found.card})
        assert refusal is not None  # the judge has asked
        why = {**refusal.facts, "seat": play.seat, "tried": found.card, "clause": refusal.clause}
        if "cards" in why:
            why["cards"] = list(play.legal)  # in the order of the hand
        return story(
            lesson,
            opening(scene, lesson, trick.number),
            table(trick, scene, play, upto=place),
            plays(trick, 0, place),
            [
                say("tried", seat=play.seat, card=found.card),
                Step(f"refuse.{refusal.code}", why),
                say("may-play", seat=play.seat, cards=list(play.legal), card=play.card),
                *([_would_set(trick, play)] if play.sets else []),
            ],
            [*plays(trick, place + 1), outcome(trick), moral(lesson)],
        )

    return tell


def _would_set(trick: Trick, play: Play) -> Step:
    """TS-16: tell which follow a card sets, and which others would have set the other."""
    other = [card for card in play.legal if (card[1] == trick.suit) != (play.sets == "suit")]
    return say("would-set", card=play.card, sets=play.sets, others=other)


# --- scores, and the course of a game


def scored_hand(scene: Scene, found: Found) -> Story:
    """TS-25: tell a hand trick by trick in a table, then count it."""
    return story(
        "scored-hand",
        [*opening(scene, "scored-hand"), say("table-marks", in_order=False)],
        trick_table(scene),
        result_table(scene),
        [hits_and_misses(scene), moral("scored-hand")],
        team_sums(scene),
    )


def overhead_made(scene: Scene, found: Found) -> Story:
    """TS-25: tell an open bid that both its members made, and count the hand."""
    team, _ = _opened(scene)
    ours = [{"seat": one, "bid": bids(scene)[one].number} for one in team]
    return _overhead(scene, "overhead-made", [say("opened-made", team=team, bids=ours, bonus=OVERHEAD)])


def overhead_missed(lesson: str) -> Tell:
    """Give the story of an open bid that failed with one member or both, and what the others get for it."""

    def tell(scene: Scene, found: Found) -> Story:
        team, others = _opened(scene)
        gone = [one for one in team if one in missed(scene)]
        kept = [say("keeps", seat=one, shoot=SHOOT) for one in team if one not in gone]
        facts = {"misses": misses(scene, gone), "missed": MISSED, "others": others}
        return _overhead(scene, lesson, [say("opened-missed", team=team, **facts), *kept])

    return tell


def _overhead(scene: Scene, lesson: str, told: list[Step]) -> Story:
    return story(
        lesson,
        _before(scene, lesson),
        result_table(scene),
        [*told, moral(lesson)],
        team_sums(scene),
        score_table(scene),
    )


def opening_lead(scene: Scene, found: Found) -> Story:
    """TS-27, TS-29: tell who leads first in the hands of two rounds, and who deals them."""
    players, hand_no, leader = len(scene.setup["hands"]), scene.setup["hand_no"], found.seat
    count = len(teams(scene))
    first = leader // 2 - hand_no + 1  # the team that led the first hand
    leads = [opening_leader(players, hand, (first + hand - 1) % count) for hand in range(1, players + 1)]
    rows = tuple((number(hand), seat(one), seat(dealer(players, one))) for hand, one in enumerate(leads, 1))
    order = [{"hand": hand, "seat": one} for hand, one in enumerate(leads, 1)]
    hands = ",".join(str(leads.index(one) + 1) for one in range(players))
    return story(
        "opening-lead",
        opening(scene, "opening-lead"),
        Drawing("rounds", {"players": players, "hands": hands}, (Step("alt.rounds", {"leads": order}),)),
        [
            say("rounds", teams=count, hand=hand_no, seat=leader),
            say("way-second", seat=leader, partner=leader ^ 1, clockwise=leader % 2 == 0),
            say("dealer-right", seat=scene.setup["dealer"], leader=leader),
            moral("opening-lead"),
        ],
        Grid("ccc", head("hand-no", "opening-leader", "dealer"), rows),
    )


def end(scene: Scene) -> list[Step]:
    """TS-28: tell the totals, and who has won."""
    claims, seats = scene.claims, teams(scene)
    told = [say("totals", totals=standing(scene, "scores_after"))]
    if claims["game_over"]:
        done = [team for team, total in zip(seats, claims["scores_after"], strict=True) if total >= GOAL]
        winners = [seats[team] for team in claims["winners"]]
        told.append(say("over", teams=done, goal=GOAL, winners=winners, score=max(claims["scores_after"])))
    return told


def game_end(scene: Scene, found: Found) -> Story:
    """TS-28: tell the last hand of a game: what it brought, and who wins."""
    return story(
        "game-end",
        _before(scene, "game-end"),
        team_sums(scene),
        score_table(scene),
        [*end(scene), moral("game-end")],
    )
