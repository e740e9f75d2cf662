"""The judges of Twin Shoot's lessons on bids, scores and the course of a game, one a lesson."""

from __future__ import annotations

from printkit.games.twin_shoot import rules
from printkit.games.twin_shoot.lessons.judges import Found
from printkit.games.twin_shoot.lessons.seen import bids, missed, opened, teams, tricks
from printkit.rules.lesson import Scene


def bid_arithmetic(scene: Scene) -> Found | None:
    """TS-06, TS-11: somebody bids six with a cross and a heart, and nobody else bids six."""
    made = bids(scene)
    six = [bid for bid in made if [card[1] for card in bid.cards] == ["X", "H"]]
    if len(six) != 1 or [bid.number for bid in made].count(six[0].number) != 1:
        return None
    ranks = {card[0] for card in six[0].cards}
    clarity = 100 - 5 * (six[0].seat != 0) - 10 * bool(ranks & set("AKQJ"))
    clarity -= 5 * max(0, len(made) - 1 - len({bid.number for bid in made}))
    return Found(clarity, 0, six[0].seat, six[0].cards[0])


def open_alone(scene: Scene) -> Found | None:
    """TS-13: one team alone has the lowest score, and opens its bids."""
    scores, team = scene.setup["scores_before"], opened(scene)
    if team is None or scene.claims["may_open"] != team or len(set(scores)) != len(scores):
        return None
    ours = [bid for bid in bids(scene) if bid.seat // 2 == team]
    clarity = 100 - 10 * (ours[0].number == ours[1].number) - 10 * (team == 0)
    return Found(clarity, 0, 2 * team)


def tie_forbids(scene: Scene) -> Found | None:
    """TS-13: two teams of three share last place, and the rules refuse to let either open."""
    scores = scene.setup["scores_before"]
    last = [team for team, score in enumerate(scores) if score == min(scores)]
    if scene.claims["may_open"] is not None or len(last) != 2 or len(scores) != 3 or not min(scores):
        return None
    seat = 2 * last[0]
    refusal = scene.before(len(scene.setup["hands"])).refusal({"do": "open", "seat": seat})
    if refusal is None or refusal.code != "not-last":
        return None
    return Found(100, 0, seat)


def scored_hand(scene: Scene) -> Found | None:
    """TS-25: one team has a twin shoot, the other a shoot, and nobody opened."""
    gone = missed(scene)
    if opened(scene) is not None or len(gone) != 1 or len(scene.setup["hands"]) != 4:
        return None
    won, made = scene.claims["tricks_won"], bids(scene)
    clarity = 100 - 5 * (gone[0] // 2 == 0) - 5 * (len({bid.number for bid in made}) < 3)
    clarity -= 3 * sum(trick.follow == "none" for trick in tricks(scene))
    clarity -= 10 * (not min(won)) + 10 * (not min(bid.number for bid in made))
    return Found(clarity, 0, gone[0])


def overhead_made(scene: Scene) -> Found | None:
    """TS-25: a team that opened takes exactly what both its members bid, and the game goes on."""
    team = opened(scene)
    if team is None or scene.claims["game_over"] or {seat // 2 for seat in missed(scene)} & {team}:
        return None
    ours = [bid.number for bid in bids(scene) if bid.seat // 2 == team]
    clarity = 100 - 10 * (ours[0] == ours[1]) - 10 * (not min(ours)) - 10 * (not missed(scene))
    return Found(clarity, 0, 2 * team)


def overhead_missed(scene: Scene) -> Found | None:
    """TS-26: of a team that opened, one member misses and the other keeps the shoot; the other team gets 30."""
    return _overhead_missed(scene, 1)


def overhead_missed_six(scene: Scene) -> Found | None:
    """TS-26: of a team that opened, both members miss; each of the two other teams gets 30, once."""
    return _overhead_missed(scene, 2)


def _overhead_missed(scene: Scene, wanted: int) -> Found | None:
    team = opened(scene)
    if team is None or scene.claims["game_over"]:
        return None
    gone = [seat for seat in missed(scene) if seat // 2 == team]
    if len(gone) != wanted or len(teams(scene)) != wanted + 1:
        return None
    ours = [bid.number for bid in bids(scene) if bid.seat // 2 == team]
    others = len(missed(scene)) - len(gone)
    clarity = 100 - 5 * (ours[0] == ours[1]) - 5 * (not min(ours)) - 5 * (others == 0) - 5 * (others > 1)
    return Found(clarity, 0, gone[0])


def opening_lead(scene: Scene) -> Found | None:
    """TS-27, TS-29: the second round of hands begins, and a left-hand member leads first."""
    setup = scene.setup
    count = len(teams(scene))
    if setup["hand_no"] != count + 1 or setup["opening_leader"] % 2 == 0 or scene.claims["game_over"]:
        return None
    players, leader = len(setup["hands"]), setup["opening_leader"]
    if setup["dealer"] != rules.dealer(players, leader):
        return None
    return Found(100, 1, leader)


def game_end(scene: Scene) -> Found | None:
    """TS-28: two teams reach the mark in one hand; the one that was behind before it wins."""
    claims, before = scene.claims, scene.setup["scores_before"]
    totals = claims["scores_after"]
    if not claims["game_over"] or opened(scene) is not None or min(totals) < rules.GOAL:
        return None
    if len(claims["winners"]) != 1 or before[claims["winners"][0]] == max(before):
        return None
    return Found(100 - 5 * (len(missed(scene)) != 1), 0, 2 * claims["winners"][0])


def whole_hand(scene: Scene) -> Found | None:
    """A hand that shows both follows, a trick in which none is set, and much to think about."""
    played = tricks(scene)
    follows = [trick.follow for trick in played]
    if set(follows) != {"none", "suit", "rank"} or opened(scene) is not None:
        return None
    thoughts = [play.thinking.code if play.thinking else "" for trick in played for play in trick.plays]
    forced = thoughts.count("only-card")
    gone = missed(scene)
    clarity = 100 - max(0, forced - 10) - 3 * max(0, 9 - len(set(thoughts) - {""}))
    clarity -= 5 * abs(len(gone) - 1) + 5 * (follows.count("rank") < 3) + 2 * thoughts.count("lead-missed")
    clarity -= 2 * thoughts.count("win-forced") + max(0, thoughts.count("throw") - 9)
    return Found(clarity, 0, played[0].leader.seat)
