"""The second reading of Handmade Pinochle: making the hands, bidding, melds, with outcomes from paper."""

from __future__ import annotations

from typing import Any

import pytest

from .handmade_pinochle import Deal, perft
from .handmade_pinochle_auction import Auction
from .handmade_pinochle_deals import BIDS, EXAMPLE, HANDS, decide, made, setup, stock
from .handmade_pinochle_melds import melds
from .handmade_pinochle_table import card, codes, pack, pair_of
from .refusal import RefusedError


@pytest.mark.clause("HP-01")
def test_the_pack_is_double() -> None:
    cards = [one.code for one in pack()]
    assert len(cards) == 48
    assert {cards.count(code) for code in cards} == {2}
    assert codes([one for one in pack() if one.suit == "S"]) == ["9S", "AS", "JS", "KS", "QS", "TS"]


@pytest.mark.clause("HP-02")
def test_partners_sit_opposite() -> None:
    assert [pair_of(seat) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.clause("HP-03", "HP-04", "HP-05")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_turn_keeps_one_and_the_others_take_from_its_left(start: int) -> None:
    at = Deal.from_setup(setup(HANDS, start=start), {"players": 4})
    seen = []
    while at.decision() in ("keep", "take"):
        seen.append((at.decision(), at.to_move(), len(at.legal())))
        decide(at, at.making.drawn[0].code)
    turns = [(start + turn) % 4 for turn in range(12)]
    assert [(do, seat) for do, seat, _ in seen] == [
        ("take" if i else "keep", (turn + i) % 4) for turn in turns for i in range(4)
    ]
    assert [turns.count(seat) for seat in range(4)] == [3, 3, 3, 3]
    assert {count for do, _, count in seen if do == "keep"} <= {2, 3, 4}
    assert all(count == 1 for _, _, count in seen[3::4])  # the last has no choice
    assert [sorted(one.code for one in hand) for hand in at.making.hands] == [
        sorted(hand.split()) for hand in HANDS
    ]
    assert at.decision() == "call"


@pytest.mark.clause("HP-04")
def test_one_chooses_among_the_cards_that_lie_there() -> None:
    at = Deal.from_setup(setup(HANDS), {"players": 4})
    assert at.legal() == ["AD", "AH", "AS", "TS"]
    with pytest.raises(RefusedError, match="does not lie there"):
        decide(at, "TD")  # to be drawn later
    decide(at, "AH")
    assert (at.to_move(), at.legal()) == (1, ["AD", "AS", "TS"])
    with pytest.raises(RefusedError, match="does not lie there"):
        decide(at, "AH")  # kept by seat 0
    decide(at, "TS AD")
    assert (at.to_move(), at.legal()) == (3, ["AS"])
    decide(at, "AS")
    assert (at.to_move(), at.decision(), len(at.making.hands[3])) == (1, "keep", 1)


@pytest.mark.clause("HP-01", "HP-04")
def test_identical_cards_are_listed_once_and_taken_one_by_one() -> None:
    cards = ["AS", "AS", "KS", "KS", *[one.code for one in pack() if one.code not in ("AS", "KS")]]
    at = Deal.from_setup(setup(HANDS, stock=cards), {"players": 4})
    assert at.legal() == ["AS", "KS"]
    assert decide(at, "AS").legal() == ["AS", "KS"]
    assert decide(at, "AS").legal() == ["KS"]
    again = Deal.from_setup(setup(HANDS, stock=cards), {"players": 4})
    assert [perft(again, depth) for depth in range(5)] == [1, 2, 4, 6, 6]  # orders of A A K K


@pytest.mark.clause("HP-04")
def test_perft_counts_the_first_turns_as_on_paper() -> None:
    at = Deal.from_setup(setup(HANDS), {"players": 4})
    # AD AS AH TS: 4 · 3 · 2 · 1; the second turn (seat 1 draws TS TH KS AD) again four different cards.
    assert [perft(at, depth) for depth in range(6)] == [1, 4, 12, 24, 24, 96]


@pytest.mark.clause("HP-06", "HP-07")
@pytest.mark.parametrize(
    ("start", "words", "seats", "declarer", "contract"),
    [
        (0, "- - - 1", [1, 2, 3, 0], 0, 1),
        (0, "- - - -", [1, 2, 3, 0], None, None),
        (2, "- - - -", [3, 0, 1, 2], None, None),
        (0, "1 - - -", [1, 2, 3, 0], 1, 1),
        (0, "- 7 - -", [1, 2, 3, 0], 2, 7),
        (3, "- - 500 -", [0, 1, 2, 3], 2, 500),
        (0, BIDS, [1, 2, 3, 0, 1, 2, 1], 2, 40),
        (0, "- 1 2 3 4 5 - 6 -", [1, 2, 3, 0, 2, 3, 0, 2, 3], 2, 6),
        (1, "1 2 3 4 - 5 - 6 -", [2, 3, 0, 1, 2, 3, 0, 1, 3], 1, 6),
    ],
)
def test_the_auction(
    start: int, words: str, seats: list[int], declarer: int | None, contract: int | None
) -> None:
    at = made(HANDS, start=start)
    turns = []
    for word in words.split():
        assert at.decision() == "call"
        assert at.declarer() is None
        turns.append(at.to_move())
        decide(at, word)
    assert turns == seats
    assert (at.declarer(), at.auction.highest) == (declarer, contract)
    assert at.auction.finished
    assert at.finished == at.thrown_in == (declarer is None)
    if declarer is not None:
        assert (at.decision(), at.to_move()) == ("trump", declarer)
        assert at.legal() == ["C", "D", "H", "S"]


@pytest.mark.clause("HP-06")
@pytest.mark.parametrize("words", ["15 15", "15 14", "15 - - 3", "0", "-1"])
def test_a_bid_is_higher_than_the_last_and_1_at_least(words: str) -> None:
    *before, last = words.split()
    at = decide(made(HANDS), " ".join(before))
    with pytest.raises(RefusedError, match="lowest bid"):
        decide(at, last)


@pytest.mark.clause("HP-07")
@pytest.mark.parametrize(("options", "lowest"), [({}, 1), ({"min_bid": 1}, 1), ({"min_bid": 16}, 16)])
def test_the_lowest_opening_bid(options: dict[str, int], lowest: int) -> None:
    at = made(HANDS, options)
    with pytest.raises(RefusedError, match=f"lowest bid is {lowest} "):
        decide(at, str(lowest - 1))
    assert decide(decide(at, "- -"), str(lowest)).auction.lowest_call() == lowest + 1
    assert at.auction.highest == lowest


@pytest.mark.clause("HP-07")
@pytest.mark.parametrize("hand_no", [1, 4])
def test_a_deal_that_all_pass_is_thrown_in_and_claims_little(hand_no: int) -> None:
    at = decide(made(HANDS, hand_no=hand_no, scores_before=[-3, 8]), "- - - -")
    assert at.finished
    assert at.claims() == {
        "hands": [sorted(hand.split()) for hand in HANDS],
        "declarer": None,
        "contract": None,
        "score": [0, 0],
        "scores_after": [-3, 8],
        "game_over": False,
    }
    with pytest.raises(RefusedError, match="over"):
        decide(at, "-")


@pytest.mark.clause("HP-06", "HP-07")
def test_perft_counts_the_auction_as_on_paper() -> None:
    # With no call above 1: nobody calls, or one of the four does; then a suit is named.
    assert [perft(made(HANDS), depth, 1) for depth in range(6)] == [1, 2, 3, 4, 5, 1 + 4 * 4]
    # With calls of 1 and 2: three at first; after a pass 3, after 1 two (pass or 2), after 2 one.
    assert [perft(made(HANDS), depth, 2) for depth in range(3)] == [1, 3, 6]
    assert perft(made(HANDS), 1) == 2  # to pass, and the lowest call


@pytest.mark.clause("HP-06", "HP-15")
@pytest.mark.parametrize("suit", ["S", "H", "D", "C"])
def test_declarer_names_any_suit_and_leads(suit: str) -> None:
    at = decide(made(HANDS), f"- - 20 - {suit}")
    assert (at.trump, at.to_move(), at.decision()) == (suit, 3, "play")
    assert at.legal() == codes([card(code) for code in HANDS[3].split()])


def test_what_is_not_the_decision_of_the_moment_is_refused() -> None:
    at = made(HANDS)
    for wrong, key in [
        ({"do": "keep", "seat": 1, "card": "AS"}, "do"),
        ({"do": "trump", "seat": 1, "suit": "S"}, "do"),
        ({"do": "play", "seat": 1, "card": "AS"}, "do"),
        ({"do": "pass", "seat": 2}, "seat"),
        ({"do": "call", "seat": 0, "points": 5}, "seat"),
    ]:
        with pytest.raises(RefusedError) as refused:
            at.do(wrong)
        assert refused.value.key == key
    decide(at, "9 - - -")
    for wrong, key in [
        ({"do": "call", "seat": 1, "points": 10}, "do"),
        ({"do": "trump", "seat": 0, "suit": "S"}, "seat"),
        ({"do": "trump", "seat": 1, "suit": "X"}, "suit"),
    ]:
        with pytest.raises(RefusedError) as refused:
            at.do(wrong)
        assert refused.value.key == key
    with pytest.raises(RefusedError, match="not over"):
        at.claims()


def test_the_stock_of_the_examples_is_what_the_hands_need() -> None:
    assert stock(HANDS)[:8] == ["AD", "AS", "AH", "TS", "TS", "TH", "KS", "AD"]
    assert sorted(stock(HANDS, 3)) == sorted(one.code for one in pack())


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


def test_the_seat_of_an_auction_need_not_be_told() -> None:
    assert Auction(start=3, min_bid=1).seat == 0
