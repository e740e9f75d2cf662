"""The second reading of Handmade Pinochle's melds, with outcomes from paper."""

from __future__ import annotations

from typing import Any

import pytest

from .handmade_pinochle_deals import BIDS, EXAMPLE, HANDS, decide, made
from .handmade_pinochle_melds import melds
from .handmade_pinochle_table import card


def shown(trump: str, hand: str, extra: bool = True) -> list[str]:
    found = melds([card(code) for code in hand.split()], trump, extra)
    return [
        f"{one.name}{'' if one.suit is None else ' ' + one.suit} {one.count}={one.points()}" for one in found
    ]


RUN = "AH TH KH QH JH"


@pytest.mark.clause("HP-08", "HP-09")
@pytest.mark.parametrize(
    ("trump", "hand", "expected"),
    [
        ("H", RUN, ["run 1=15"]),
        ("H", f"{RUN} {RUN} 9H 9H", ["dix 2=2", "run 2=150"]),
        ("S", RUN, ["marriage H 1=2"]),
        ("H", "AH TH KH QH 9H 9S", ["dix 1=1", "royal-marriage 1=4"]),
        ("H", "KH QH KH QH", ["royal-marriage 2=8"]),
        ("H", "KH KH QH", ["royal-marriage 1=4"]),
        ("H", "KS QH QD KC", []),
        ("H", "KS QS KS QS QD KD KC QC", ["marriage C 1=2", "marriage D 1=2", "marriage S 2=4"]),
        ("H", "AS AH AD AC", ["aces 1=10"]),
        ("H", "AS AH AD AC AS AH AD", ["aces 1=10"]),
        ("H", "AS AH AD AC AS AH AD AC", ["aces 2=100"]),
        ("H", "AS AS AS AH AH AD AD", []),
        ("H", "KS KH KD KC", ["kings 1=8"]),
        ("H", "KS KH KD KC KS KH KD KC", ["kings 2=80"]),
        ("H", "QS QH QD QC", ["queens 1=6"]),
        ("H", "QS QH QD QC QS QH QD QC", ["queens 2=60"]),
        ("H", "JS JH JD JC", ["jacks 1=4"]),
        ("H", "JS JH JD JC JS JH JD JC", ["jacks 2=40"]),
        ("H", "TS TH TD TC 9S 9D 9C", []),
        ("H", "QS JD", ["pinochle 1=4"]),
        ("D", "QS JD QS", ["pinochle 1=4"]),
        ("S", "QS JD QS JD", ["pinochle 2=30"]),
        ("H", "QD JS QC JD QS", ["pinochle 1=4"]),
        ("H", "QD JS QH JH", []),
        ("C", "9C", ["dix 1=1"]),
        ("C", "9C 9C 9S 9H 9D", ["dix 2=2"]),
    ],
)
def test_what_melds_are_worth(trump: str, hand: str, expected: list[str]) -> None:
    assert shown(trump, hand) == expected


@pytest.mark.clause("HP-10", "HP-11")
@pytest.mark.parametrize(
    ("hand", "allowed", "forbidden"),
    [
        (RUN, ["run 1=15"], ["run 1=15"]),
        (f"{RUN} KH QH", ["royal-marriage 1=4", "run 1=15"], ["run 1=15"]),
        (f"{RUN} KH", ["run 1=15"], ["run 1=15"]),
        (f"{RUN} {RUN}", ["run 2=150"], ["run 2=150"]),
        ("KH QH KH QH AH TH", ["royal-marriage 2=8"], ["royal-marriage 2=8"]),
        (f"{RUN} KS QS", ["marriage S 1=2", "run 1=15"], ["marriage S 1=2", "run 1=15"]),
    ],
)
def test_a_royal_marriage_beside_a_run(hand: str, allowed: list[str], forbidden: list[str]) -> None:
    assert shown("H", hand, extra=True) == allowed
    assert shown("H", hand, extra=False) == forbidden


@pytest.mark.clause("HP-12")
def test_a_card_serves_in_melds_of_different_kinds() -> None:
    assert shown("C", "KS QS KH KD KC JD") == ["kings 1=8", "marriage S 1=2", "pinochle 1=4"]
    assert shown("H", f"{RUN} KS KD KC") == ["kings 1=8", "run 1=15"]
    assert shown("S", "KS QS QH QD QC JD JS JH JC") == [
        "jacks 1=4",
        "pinochle 1=4",
        "queens 1=6",
        "royal-marriage 1=4",
    ]


@pytest.mark.clause("HP-11", "HP-13", "HP-25")
@pytest.mark.parametrize(("options", "run_and"), [({}, 19), ({"extra_marriage_with_run": False}, 15)])
def test_all_four_show_and_the_option_reaches_the_deal(options: dict[str, Any], run_and: int) -> None:
    hands = [
        "AD AD TD TD KD 9H JH TC JC 9C 9S JS",
        "AS TS KS QS AC 9H KD QD JD KC QC 9C",
        f"{RUN} KH QH QS KC QC JD AS",
        "TS KS JS 9S AH TH QD 9D 9D AC TC JC",
    ]
    at = decide(made(hands, options), "- 20 - - H")
    # Seat 0: dix. Seat 1: three marriages, pinochle, dix. Seat 2: besides, marriage and pinochle.
    assert [sum(meld.points() for meld in own) for own in at.melds()] == [1, 11, run_and + 6, 0]


@pytest.mark.clause("HP-13")
def test_melds_come_from_the_hands_as_made_and_the_cards_go_back() -> None:
    before = decide(made(HANDS), f"{BIDS} H")
    assert [len(hand) for hand in before.hands] == [12] * 4
    after = decide(made(HANDS), EXAMPLE)
    assert [len(hand) for hand in after.hands] == [0] * 4
    assert [[m.claim() for m in own] for own in after.melds()] == [
        [m.claim() for m in own] for own in before.melds()
    ]
