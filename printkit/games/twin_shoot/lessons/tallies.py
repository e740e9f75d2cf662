"""The stories of Twin Shoot's lessons on bids, scores and the course of a game."""

from __future__ import annotations

from printkit.games.twin_shoot import rules
from printkit.games.twin_shoot.lessons.judges import Found
from printkit.games.twin_shoot.lessons.seen import bids, missed, opened, teams
from printkit.games.twin_shoot.lessons.sentences import (
    bid_cards,
    bid_table,
    closing,
    hits_and_misses,
    misses,
    number,
    opening,
    result_table,
    say,
    score_table,
    standing,
    team_sums,
    trick_table,
)
from printkit.rules.lesson import Drawing, Grid, Para, Scene, Step, Story


def bid_arithmetic(scene: Scene, found: Found) -> Story:
    """TS-06, TS-11: tell how two cards make a bid, and show everyone's."""
    bid = bids(scene)[found.seat]
    facts = {"seat": bid.seat, "cards": list(bid.cards), "values": list(bid.values), "bid": bid.number}
    others = [{"seat": one.seat, "bid": one.number} for one in bids(scene) if one is not bid]
    return Story(
        Step("title.bid-arithmetic"),
        (
            Para(tuple(opening(scene, "bid-arithmetic"))),
            bid_cards(bid),
            Para((say("bid-sum", **facts), *closing("bid-arithmetic"))),
            Para((say("bid-aside", seat=bid.seat, bid=bid.number, left=rules.TRICKS),)),
            Para((say("bid-others", bids=others),)),
            bid_table(scene),
        ),
    )


def _others(scene: Scene, team: int) -> list[list[int]]:
    return [seats for seats in teams(scene) if seats[0] // 2 != team]


def open_alone(scene: Scene, found: Found) -> Story:
    """TS-13: tell who may open, what they show, and what it may bring."""
    team = opened(scene)
    assert team is not None  # the judge has seen to it
    seats, score = teams(scene)[team], scene.setup["scores_before"][team]
    ours = [bid for bid in bids(scene) if bid.seat in seats]
    shown = [{"seat": bid.seat, "cards": list(bid.cards), "bid": bid.number} for bid in ours]
    stake = {"bonus": rules.OVERHEAD, "missed": rules.MISSED, "others": _others(scene, team)}
    return Story(
        Step("title.open-alone"),
        (
            Para((*opening(scene, "open-alone"), say("standing", scores=standing(scene)))),
            *(bid_cards(bid) for bid in ours),
            Para((say("may-open", team=seats, score=score), say("opens", team=seats, bids=shown))),
            Para((say("open-stake", team=seats, **stake), *closing("open-alone"))),
        ),
    )


def tie_forbids(scene: Scene, found: Found) -> Story:
    """TS-13: tell who would like to open, and what refuses it."""
    scores = scene.setup["scores_before"]
    last = [seats for seats, score in zip(teams(scene), scores, strict=True) if score == min(scores)]
    action = {"do": "open", "seat": found.seat}
    refusal = scene.before(len(scene.setup["hands"])).refusal(action)
    assert refusal is not None  # the judge has asked
    why = {**refusal.facts, "seat": found.seat, "tried": "", "clause": refusal.clause}
    return Story(
        Step("title.tie-forbids"),
        (
            Para((*opening(scene, "tie-forbids"), say("standing", scores=standing(scene)))),
            Para(
                (
                    say("tied", teams=last, score=min(scores)),
                    say("open-tried", seat=found.seat, team=teams(scene)[found.seat // 2]),
                    Step(f"refuse.{refusal.code}", why),
                )
            ),
            Para(tuple(closing("tie-forbids"))),
        ),
    )


def scored_hand(scene: Scene, found: Found) -> Story:
    """TS-25: tell a hand trick by trick in a table, then count it."""
    return Story(
        Step("title.scored-hand"),
        (
            Para((*opening(scene, "scored-hand"), say("table-marks", in_order=False))),
            trick_table(scene),
            result_table(scene),
            Para((hits_and_misses(scene), *closing("scored-hand"))),
            Para(tuple(team_sums(scene))),
        ),
    )


def overhead_made(scene: Scene, found: Found) -> Story:
    """TS-25: tell an open bid that both its members made, and count the hand."""
    team = opened(scene)
    assert team is not None  # the judge has seen to it
    ours = [{"seat": bid.seat, "bid": bid.number} for bid in bids(scene) if bid.seat // 2 == team]
    told = say("opened-made", team=teams(scene)[team], bids=ours, bonus=rules.OVERHEAD)
    return Story(
        Step("title.overhead-made"),
        (
            Para((*opening(scene, "overhead-made"), say("standing", scores=standing(scene)))),
            result_table(scene),
            Para((told, *closing("overhead-made"))),
            Para(tuple(team_sums(scene))),
            score_table(scene),
        ),
    )


def overhead_missed(scene: Scene, found: Found) -> Story:
    """TS-26: tell an open bid that failed with one of its members, who pays nothing for the other."""
    return _overhead_missed(scene, "overhead-missed")


def overhead_missed_six(scene: Scene, found: Found) -> Story:
    """TS-26: tell an open bid that failed with both, and what each of two other teams gets for it."""
    return _overhead_missed(scene, "overhead-missed-six")


def _overhead_missed(scene: Scene, lesson: str) -> Story:
    team = opened(scene)
    assert team is not None  # the judge has seen to it
    seats = teams(scene)[team]
    gone = [seat for seat in missed(scene) if seat in seats]
    facts = {"misses": misses(scene, gone), "missed": rules.MISSED, "others": _others(scene, team)}
    kept = [say("keeps", seat=seat, shoot=rules.SHOOT) for seat in seats if seat not in gone]
    return Story(
        Step(f"title.{lesson}"),
        (
            Para((*opening(scene, lesson), say("standing", scores=standing(scene)))),
            result_table(scene),
            Para((say("opened-missed", team=seats, **facts), *kept, *closing(lesson))),
            Para(tuple(team_sums(scene))),
            score_table(scene),
        ),
    )


def opening_lead(scene: Scene, found: Found) -> Story:
    """TS-27, TS-29: tell who leads first in the hands of two rounds, and who deals them."""
    players, hand_no, leader = len(scene.setup["hands"]), scene.setup["hand_no"], found.seat
    count = len(teams(scene))
    first = (leader // 2 - hand_no + 1) % count  # the team that led the first hand
    leads = [rules.opening_leader(players, hand, (first + hand - 1) % count) for hand in range(1, players + 1)]
    rows = tuple(
        (
            number(hand),
            Step("cell.seat", {"seat": seat}),
            Step("cell.seat", {"seat": rules.dealer(players, seat)}),
        )
        for hand, seat in enumerate(leads, 1)
    )
    heads = tuple(Step(f"words.{key}") for key in ("hand-no", "opening-leader", "dealer"))
    order = [{"hand": hand, "seat": seat} for hand, seat in enumerate(leads, 1)]
    hands = ",".join(str(leads.index(seat) + 1) for seat in range(players))
    figure = Drawing("rounds", {"players": players, "hands": hands}, (Step("alt.rounds", {"leads": order}),))
    way = {"partner": leader ^ 1, "clockwise": leader % 2 == 0}
    return Story(
        Step("title.opening-lead"),
        (
            Para(tuple(opening(scene, "opening-lead"))),
            figure,
            Para(
                (
                    say("rounds", teams=count, hand=hand_no, seat=leader),
                    say("way-second", seat=leader, **way),
                    say("dealer-right", seat=scene.setup["dealer"], leader=leader),
                    *closing("opening-lead"),
                )
            ),
            Grid("ccc", heads, rows),
        ),
    )


def end(scene: Scene) -> list[Step]:
    """TS-28: tell the totals, and who has won."""
    claims = scene.claims
    told = [say("totals", totals=standing(scene, "scores_after"))]
    if claims["game_over"]:
        seats = teams(scene)
        done = [team for team, total in zip(seats, claims["scores_after"], strict=True) if total >= rules.GOAL]
        winners = [seats[team] for team in claims["winners"]]
        told.append(
            say("over", teams=done, goal=rules.GOAL, winners=winners, score=max(claims["scores_after"]))
        )
    return told


def game_end(scene: Scene, found: Found) -> Story:
    """TS-28: tell the last hand of a game: what it brought, and who wins."""
    return Story(
        Step("title.game-end"),
        (
            Para((*opening(scene, "game-end"), say("standing", scores=standing(scene)))),
            Para(tuple(team_sums(scene))),
            score_table(scene),
            Para((*end(scene), *closing("game-end"))),
        ),
    )
