"""The second reading of Handmade Pinochle: making the hands, bidding, melds, with outcomes from paper."""

from __future__ import annotations

import pytest

from .decisions import perft
from .handmade_pinochle import Deal
from .handmade_pinochle_auction import Auction
from .handmade_pinochle_deals import BIDS, HANDS, decide, made, setup, stock
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
    at = Deal(setup(HANDS, start=start), {"players": 4})
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
    at = Deal(setup(HANDS), {"players": 4})
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
    at = Deal(setup(HANDS, stock=cards), {"players": 4})
    assert at.legal() == ["AS", "KS"]
    assert decide(at, "AS").legal() == ["AS", "KS"]
    assert decide(at, "AS").legal() == ["KS"]
    again = Deal(setup(HANDS, stock=cards), {"players": 4})
    assert [perft(again, depth) for depth in range(5)] == [1, 2, 4, 6, 6]  # orders of A A K K


@pytest.mark.clause("HP-04")
def test_perft_counts_the_first_turns_as_on_paper() -> None:
    at = Deal(setup(HANDS), {"players": 4})
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
    at = made(HANDS)
    assert perft(at, 1) == 2  # to pass, and the lowest call
    at.highest_call = 1
    # With no call above 1: nobody calls, or one of the four does; then a suit is named.
    assert [perft(at, depth) for depth in range(6)] == [1, 2, 3, 4, 5, 1 + 4 * 4]
    at.highest_call = 2
    # With calls of 1 and 2: three at first; after a pass 3, after 1 two (pass or 2), after 2 one.
    assert [perft(at, depth) for depth in range(3)] == [1, 3, 6]


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


def test_the_seat_of_an_auction_need_not_be_told() -> None:
    assert Auction(start=3, min_bid=1).seat == 0
