"""Random deals of Handmade Pinochle under every option, by the second reading: what must always hold."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .decisions import Action
from .every_place import problems
from .handmade_pinochle import Deal
from .handmade_pinochle_table import pack
from .record import decided

OPTIONS: dict[str, list[Any]] = {
    "min_bid": [1, 16],
    "extra_marriage_with_run": [True, False],
    "meld_needs": ["pair", "player"],
    "must_head": [False, True],
    "rank_order": ["ATKQJ9", "AKQJT9"],
}


def decision(deal: Deal, choose: random.Random) -> Action:
    """Decide at random, bids rising by up to 9."""
    if deal.decision() == "call" and choose.random() < 0.4:
        return {"do": "pass", "seat": deal.to_move()}
    deal.highest_call = deal.auction.lowest_call() + 9
    return choose.choice(deal.choices())


@pytest.mark.clause("HP-14", "HP-19", "HP-20")
@pytest.mark.parametrize(("option", "value"), [(name, value) for name in OPTIONS for value in OPTIONS[name]])
def test_random_deals_keep_what_must_always_hold(option: str, value: Any) -> None:
    choose = random.Random(f"{option} {value}")
    for _ in range(6):
        ruleset = {name: choose.choice(OPTIONS[name]) for name in OPTIONS if choose.random() < 0.5}
        ruleset |= {"players": 4, option: value}
        cards = [card.code for card in pack()]
        choose.shuffle(cards)
        dealt = {
            "hand_no": choose.randint(1, 4),
            "start": choose.randrange(4),
            "stock": cards,
            "scores_before": [choose.randint(-90, 90) for _ in range(2)],
        }
        record = decided("handmade-pinochle", ruleset, dealt, lambda deal: decision(deal, choose))
        claims = record["claims"]
        assert problems(record) == []
        assert sorted(code for hand in claims["hands"] for code in hand) == sorted(cards)
        if claims["declarer"] is None:
            continue
        played = [card for trick in claims["tricks"] for card in trick["cards"]]
        assert sorted(played) == sorted(cards)
        assert sum(claims["trick_points"]) == 25
        assert sum(claims["tricks_won"]) == 12
        assert len([a for a in record["actions"] if a["do"] == "play"]) == 48
        pair = claims["declarer"] % 2
        most = claims["meld_points"][pair] + claims["trick_points"][pair]
        if claims["score"][pair] > 0:
            assert claims["contract"] <= claims["score"][pair] <= most
        else:
            assert claims["score"][pair] in (-claims["meld_points"][pair], -claims["contract"])
        most = claims["meld_points"][1 - pair] + claims["trick_points"][1 - pair]
        assert claims["trick_points"][1 - pair] <= claims["score"][1 - pair] <= most
