"""The second reading of Sorcerer against the clauses, with outcomes worked out on paper."""

from __future__ import annotations

import pytest

from .decisions import perft
from .refusal import RefusedError
from .sorcerer import Game
from .sorcerer_deals import EXAMPLE_BIDS, EXAMPLE_HANDS, EXAMPLE_PLAYS, bid, deal, example, play
from .sorcerer_table import Card, Trick, dummy_of, order, owner_of, pack


def cards(codes: str) -> list[Card]:
    return [Card(code) for code in codes.split()]


def trick(codes: str) -> Trick:
    """Return a trick led by player 0: seats 0, 1, 3 and 2 play the cards."""
    return Trick(list(zip(order(0), cards(codes), strict=False)))


@pytest.mark.clause("SO-06", "SO-07", "SO-08", "SO-09", "SO-12")
def test_a_hand_led_by_players_and_dummies_comes_out_as_on_paper() -> None:
    claims = example().claims()
    assert [one["leader"] for one in claims["tricks"]] == [0, 0, 3, 0, 1, 4, 4, 4, 1]
    assert [one["winner"] for one in claims["tricks"]] == [0, 3, 0, 1, 4, 4, 4, 1, 0]
    assert [one["seats"] for one in claims["tricks"]] == [
        *[[0, 1, 3, 2], [0, 1, 3, 2], [3, 2, 0, 1], [0, 1, 3, 2], [1, 2, 4, 0]],
        *[[4, 0, 1, 2], [4, 0, 1, 2], [4, 0, 1, 2], [1, 2, 4, 0]],
    ]
    assert claims["tricks_won"] == [3, 2, 0, 1, 3, 0]
    # (3, 1) made: 4 + 3. (3, 3) with 2 and 3: -1 + 7. (0, 2) with 0 and 0: 1 - 2.
    assert claims["score"] == claims["scores_after"] == [7, 6, -1]
    assert claims["game_over"] is False
    assert "winners" not in claims


@pytest.mark.clause("SO-01", "SO-03")
def test_the_pack_is_dealt_out() -> None:
    codes = [card.code for card in pack()]
    assert len(codes) == len(set(codes)) == 54 == 6 * 9
    assert {code for code in codes if code[1] == "H"} == {rank + "H" for rank in "AKQJT98765432"}
    assert [card.code for card in pack() if card.is_joker] == ["R1", "R2"]
    assert sorted(" ".join(EXAMPLE_HANDS).split()) == sorted(codes)


@pytest.mark.clause("SO-02")
def test_the_order_of_ranks() -> None:
    ranks = "AKQJT98765432"
    for i, high in enumerate(ranks):
        assert trick(f"2H 2D {high}H R2").winner() == 2  # the joker above them all
        for low in ranks[i + 1 :]:
            assert Card(high + "D").higher_than(Card(low + "D"))
            assert not Card(low + "D").higher_than(Card(high + "D"))


@pytest.mark.clause("SO-04", "SO-05", "SO-16")
@pytest.mark.parametrize(("dealer", "turns"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_bids_go_round_from_the_dealers_left_who_then_leads(dealer: int, turns: list[int]) -> None:
    at = deal(EXAMPLE_HANDS, dealer=dealer)
    for seat in turns:
        assert (at.to_move(), at.decision(), at.dummies_are_open) == (seat, "bid", False)
        at.do({"do": "bid", "seat": seat, "hand": 9, "dummy": 9})  # no limit on the sum
    assert (at.to_move(), at.decision(), at.dummies_are_open) == (turns[0], "play", True)


@pytest.mark.clause("SO-04", "SO-16")
def test_what_is_no_bid_is_refused() -> None:
    at = deal(EXAMPLE_HANDS)
    for wrong in (-1, 10):
        for key in ("hand", "dummy"):
            with pytest.raises(RefusedError, match="SO-16") as caught:
                at.do({"do": "bid", "seat": 0, "hand": 0, "dummy": 0} | {key: wrong})
            assert caught.value.key == key
    with pytest.raises(RefusedError, match="seat 0's turn"):
        at.do({"do": "bid", "seat": 1, "hand": 0, "dummy": 0})
    with pytest.raises(RefusedError, match="has to bid"):
        play(at, "AH")
    with pytest.raises(RefusedError, match="has to bid"):
        at.legal()
    with pytest.raises(RefusedError, match="has to play"):
        bid(at, EXAMPLE_BIDS).do({"do": "bid", "seat": 0, "hand": 0, "dummy": 0})


@pytest.mark.clause("SO-05", "SO-07", "SO-08", "SO-15")
@pytest.mark.parametrize(
    ("leader", "seats"), [(0, "0132"), (1, "1240"), (2, "2051"), (3, "3201"), (4, "4012"), (5, "5120")]
)
def test_the_order_of_a_trick(leader: int, seats: str) -> None:
    assert "".join(map(str, order(leader))) == seats
    assert [seat for seat in order(leader) if seat > 2] == [dummy_of(owner_of(leader))]


@pytest.mark.clause("SO-06", "SO-09", "SO-10")
@pytest.mark.parametrize(
    ("lie", "hand", "playable"),
    [
        ("", "R1 AS 3H", "R1 AS 3H"),  # the lead
        ("9H", "AH 3H AS 2C", "AH 3H"),
        ("9H", "AS 2C", "AS 2C"),  # no duty to trump
        ("9H", "3H R1 AS", "3H R1"),  # a joker at any time
        ("9H", "3H R1 R2 AS", "3H R1 R2"),
        ("9H", "R1 AS 2C", "R1 AS 2C"),  # a joker does not follow, and is not asked for
        ("9H", "R1", "R1"),
        ("9H R2", "3H R1 AS", "3H R1"),  # a joker thrown in changes nothing
        ("9S", "R2 2S 3H", "R2 2S"),  # nor is it a trump
        ("R1", "R2 2S 3H", "R2 2S 3H"),  # a joker led asks for nothing
        ("R1 9H", "R2 2S 3H", "R2 2S 3H"),  # and the next card does not either
    ],
)
def test_what_may_be_played(lie: str, hand: str, playable: str) -> None:
    assert sorted(card.code for card in trick(lie).playable(cards(hand))) == sorted(playable.split())


@pytest.mark.clause("SO-06", "SO-09", "SO-10")
@pytest.mark.parametrize(
    ("lie", "winner"),
    [
        ("9H TH AD 2H", 1),
        ("9H AD AC 2H", 0),
        ("9H AH 2S KH", 3),  # the dummy's small trump; seats play as 0, 1, 3, 2
        ("9H 3S AH 2S", 1),
        ("9S AH AD TS", 2),
        ("9H AS R1 AH", 3),
        ("9H R2 AS R1", 1),  # the first joker, whichever it is
        ("9H R1 AS R2", 1),
        ("R2 AS R1 KS", 0),
        ("R1 AS KS QS", 0),
    ],
)
def test_who_wins_a_trick(lie: str, winner: int) -> None:
    assert trick(lie).winner() == winner


@pytest.mark.clause("SO-06", "SO-09")
def test_who_can_follow_follows_or_plays_a_joker() -> None:
    at = example("AH")
    assert at.legal() == ["3H", "QH", "R2"]
    with pytest.raises(RefusedError, match="SO-09") as caught:
        play(at, "JS")
    assert caught.value.key == "card"
    with pytest.raises(RefusedError, match="does not hold KS"):
        play(at, "KS")
    with pytest.raises(RefusedError, match="seat 1's turn"):
        at.do({"do": "play", "seat": 3, "card": "JH"})
    assert play(at, "R2 JH 4H").tricks[0].winner() == 1


@pytest.mark.clause("SO-10")
def test_after_a_led_joker_everyone_plays_anything() -> None:
    at = example("R1")
    held = [sorted(hand.split()) for hand in EXAMPLE_HANDS]
    assert at.legal() == held[1]
    assert play(at, "JS").legal() == held[3]
    assert play(at, "4C").legal() == held[2]
    assert play(at, "7S").to_move() == 0
    assert at.tricks_won() == [1, 0, 0, 0, 0, 0]


@pytest.mark.clause("SO-11")
def test_after_nine_tricks_only_dummies_hold_cards() -> None:
    at = example()
    assert at.finished
    # Dummies 0 and 1 played in the four and five tricks led by them or their owners, dummy 2 in none.
    assert [len(hand) for hand in at.hands] == [0, 0, 0, 5, 4, 9]
    for ask in (at.to_move, at.decision, at.legal, at.choices, lambda: play(at, "QS")):
        with pytest.raises(RefusedError):
            ask()
    with pytest.raises(RefusedError):
        example("AH").claims()


@pytest.mark.clause("SO-12")
@pytest.mark.parametrize(
    ("bids", "score"),
    [
        ([(3, 1), (2, 3), (0, 0)], [4 + 3, 3 + 7, 1 + 1]),  # 3, 2, 0 and 1, 3, 0 were taken
        ([(2, 2), (4, 1), (9, 9)], [-1 - 1, -2 - 2, -9 - 9]),
        ([(0, 1), (2, 9), (0, 1)], [-3 + 3, 3 - 6, 1 - 1]),
    ],
)
def test_hand_and_dummy_score_apart(bids: list[tuple[int, int]], score: list[int]) -> None:
    assert play(bid(deal(EXAMPLE_HANDS), bids), EXAMPLE_PLAYS).score() == score


@pytest.mark.clause("SO-13", "SO-14")
@pytest.mark.parametrize(
    ("hand_no", "before", "winners"),
    [
        (8, [99, 0, 0], None),
        (9, [0, 0, 0], [0]),
        (9, [0, 1, 0], [0, 1]),  # 7, 7 and -1
        (9, [0, 1, 8], [0, 1, 2]),
        (9, [-20, -20, -13], [0]),
        (9, [-20, -20, -11], [2]),
    ],
)
def test_the_ninth_deal_ends_the_game_and_ties_share_it(
    hand_no: int, before: list[int], winners: list[int] | None
) -> None:
    claims = example(hand_no=hand_no, scores_before=before).claims()
    assert claims["game_over"] is (winners is not None)
    assert claims.get("winners") == winners


@pytest.mark.clause("SO-13", "SO-16")
def test_the_deal_passes_left_nine_times() -> None:
    game = Game({"players": 3}, first_dealer=1)
    dealers = []
    while game.winners is None:
        shift = (game.dealer + 1) % 3  # the example by position, as if its player 0 sat left of the dealer
        seats = [(seat - shift) % 3 for seat in range(3)]
        hands = [EXAMPLE_HANDS[i].split() for i in [*seats, *(dummy_of(i) for i in seats)]]
        at = game.deal(hands)
        dealers.append((game.hand_no, at.dealer))
        game.score(play(bid(at, [EXAMPLE_BIDS[i] for i in seats]), EXAMPLE_PLAYS))
    assert dealers == [(1, 1), (2, 2), (3, 0), (4, 1), (5, 2), (6, 0), (7, 1), (8, 2), (9, 0)]
    assert game.scores == [36, 36, 36]  # three times 7 + 6 - 1
    assert game.winners == [0, 1, 2]
    with pytest.raises(RefusedError):
        game.deal([hand.split() for hand in EXAMPLE_HANDS])


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 9), (2, 33), (3, 135), (4, 849)])
def test_perft_counts_the_first_trick_as_on_paper(depth: int, count: int) -> None:
    # Player 0 leads; the joker is answered in 9 · 9 · 9 ways, the ace of spades in 3 · 2 · 2 (player 1's
    # joker is the third), three hearts in 3 · 2 · 2, two diamonds in 3 · 2 · 3, two clubs in 3 · 3 · 2.
    assert perft(example(""), depth) == count


def test_perft_counts_bids() -> None:
    assert perft(deal(EXAMPLE_HANDS), 1) == 100
    at = deal(EXAMPLE_HANDS)
    for seat in (0, 1):
        at.do({"do": "bid", "seat": seat, "hand": 0, "dummy": 0})
    assert perft(at, 2) == 100 * 9


def test_perft_stops_at_the_end_and_leaves_the_deal_alone() -> None:
    at = example(" ".join(EXAMPLE_PLAYS.split()[:28]))
    # Dummy 1 leads one of 2S 8H 8S 9H 9S JD; left are AS KH, JS TS, 7S 9D, and QS KD 2C 3C 4C in dummy 0.
    # A heart: 2 · 2 ways, player 1 ruffs and leads a spade, to which dummy 1 has three: 2 · 4 · 3.
    # A spade: 2 ways, player 0 wins and leads the KH, to which dummy 0 plays any of five: 3 · 2 · 5.
    # The JD: AS and either spade, then as before 2 · 5; or KH and either spade, then 2 · 3.
    assert perft(at, 8) == perft(at, 99) == 24 + 30 + 16
    assert at.legal() == ["2S", "8H", "8S", "9H", "9S", "JD"]
