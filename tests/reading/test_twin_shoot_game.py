"""Whole hands and games of Twin Shoot in the second reading, with outcomes worked out on paper."""

from __future__ import annotations

import pytest

from .decisions import perft
from .refusal import RefusedError
from .twin_shoot import Deal, Game
from .twin_shoot_deals import (
    MIXED_BID_CARDS,
    MIXED_BIDS,
    MIXED_HANDS,
    MIXED_PLAYS,
    SUITS_BID_CARDS,
    SUITS_BIDS,
    SUITS_HANDS,
    bid,
    deal,
    mixed,
    play,
    play_out,
)


@pytest.mark.clause("TS-11", "TS-15", "TS-24", "TS-25")
def test_a_hand_with_every_follow_comes_out_as_on_paper() -> None:
    claims = mixed().claims()
    assert claims["bids"] == MIXED_BIDS
    assert [one["leader"] for one in claims["tricks"]] == [1, 2, 0, 2, 0, 0, 1, 1, 1, 1]
    assert [one["seats"] for one in claims["tricks"]][:3] == [[1, 0, 3, 2], [2, 3, 0, 1], [0, 1, 2, 3]]
    assert [one["winner"] for one in claims["tricks"]] == [2, 0, 2, 0, 0, 1, 1, 1, 1, 1]
    assert [one["follow"] for one in claims["tricks"]] == ["rank"] * 3 + ["suit", "none"] + ["rank"] * 5
    assert claims["tricks_won"] == [3, 5, 2, 0]
    # 8 tricks + 10 + 10 + 10 twin; 2 tricks + 10 for seat 2, while seat 3 bid 3 and took none.
    assert claims["score"] == claims["scores_after"] == [38, 12]
    assert (claims["may_open"], claims["game_over"]) == (None, False)
    assert "winners" not in claims


@pytest.mark.clause("TS-14")
def test_after_ten_tricks_nothing_is_left_to_decide() -> None:
    at = mixed()
    assert (at.finished, len(at.tricks)) == (True, 10)
    for ask in (at.to_move, at.decision, at.legal, at.choices, lambda: play(at, "AH")):
        with pytest.raises(RefusedError):
            ask()
    with pytest.raises(RefusedError):
        bid(deal(MIXED_HANDS), MIXED_BID_CARDS).claims()


@pytest.mark.clause("TS-25", "TS-26")
@pytest.mark.parametrize(
    ("opened_by", "before", "score"),
    [
        (None, [36, 40], [38, 12]),
        (0, [36, 40], [68, 12]),  # 30 for the overhead twin shoot
        (1, [36, 40], [68, 12]),
        (3, [40, 36], [68, 12]),  # 30 for the other team's miss; seat 2 keeps its shoot
    ],
)
def test_the_score_of_the_mixed_hand(opened_by: int | None, before: list[int], score: list[int]) -> None:
    assert mixed(opened_by, scores_before=before).score() == score


@pytest.mark.clause("TS-25", "TS-26")
@pytest.mark.parametrize(
    ("opened_by", "before", "score"),
    [
        (None, [0, 0, 0], [40, 0, 0]),  # ten tricks, 10 for 10, 10 for 0, 10 for both
        (0, [0, 1, 1], [70, 0, 0]),  # the most there is
        (2, [1, 0, 1], [70, 0, 30]),  # and the same by another team's miss; 30 once per team
        (5, [1, 1, 0], [70, 30, 0]),
    ],
)
def test_the_score_of_six_players(opened_by: int | None, before: list[int], score: list[int]) -> None:
    at = play_out(bid(deal(SUITS_HANDS, scores_before=before), SUITS_BID_CARDS, opened_by))
    assert at.bids() == SUITS_BIDS
    assert at.tricks_won() == [10, 0, 0, 0, 0, 0]
    assert at.score() == score


def small_hand(game: Game) -> Deal:
    """Return a hand of six players that brings 20 points to one team and 10 to another.

    Every player has a suit; the leaves, which win everything, move on one seat with every hand.
    """
    suits = ["LXDCHS"[(seat - game.hand_no + 1) % 6] for seat in range(6)]
    at = game.deal([[rank + suit for rank in "AKQJT9876543"] for suit in suits])
    return play_out(bid(at, [f"3{suit} 4{suit}" for suit in suits]))


@pytest.mark.clause("TS-08", "TS-09", "TS-27", "TS-28", "TS-29")
def test_the_opening_lead_and_the_deal_go_round_until_a_team_has_100() -> None:
    game = Game({"players": 6}, first_leader=4)
    seen = []
    scores = []
    while game.winners is None:
        at = small_hand(game)
        seen.append((at.opening_leader, at.setup["dealer"], at.tricks[0].plays[0][0]))
        game.score(at)
        scores.append(game.scores)
    assert seen[:7] == [(4, 3, 4), (0, 5, 0), (2, 1, 2), (5, 3, 5), (1, 5, 1), (3, 1, 3), (4, 3, 4)]
    # Twenty for the leaves at seats 0, 1 … 5 and again; ten for the diamonds, two seats further.
    assert scores[:6] == [[20, 10, 0], [40, 20, 0], [40, 40, 10], [40, 60, 20], [50, 60, 40], [60, 60, 60]]
    assert scores[6:] == [[80, 70, 60], [100, 80, 60]]
    assert game.winners == [0]
    with pytest.raises(RefusedError):
        small_hand(game)


@pytest.mark.clause("TS-08", "TS-27", "TS-29")
def test_the_opening_lead_of_four_players_and_a_dealer_of_ones_choice() -> None:
    game = Game({"players": 4, "dealer": "any"}, first_leader=2)
    seen = []
    for dealer in (0, 3, 1, 2, 1):
        at = bid(
            game.deal([hand.split() for hand in MIXED_HANDS], dealer), ["AH KH", "AL KL", "AX KX", "AC KC"]
        )
        seen.append((at.opening_leader, at.setup["dealer"], at.setup["hand_no"], at.scores_before))
        game.score(play_out(at))
    assert [one[:3] for one in seen] == [(2, 0, 1), (0, 3, 2), (3, 1, 3), (1, 2, 4), (2, 1, 5)]
    assert [one[3] for one in seen[1:]] != [[0, 0]] * 4
    with pytest.raises(RefusedError, match="TS-09"):
        game.deal([hand.split() for hand in MIXED_HANDS], dealer=0)
    with pytest.raises(RefusedError, match="TS-08"):
        Game({"players": 4}, first_leader=1)


@pytest.mark.clause("TS-28")
@pytest.mark.parametrize(
    ("before", "winners"),
    [([61, 87], None), ([62, 0], [0]), ([61, 88], [1]), ([71, 97], [0, 1]), ([99, 99], [0])],
)
def test_the_game_ends_at_100_and_ties_share_it(before: list[int], winners: list[int] | None) -> None:
    claims = mixed(scores_before=before).claims()  # 38 and 12
    assert claims["scores_after"] == [before[0] + 38, before[1] + 12]
    assert claims["game_over"] is (winners is not None)
    assert claims.get("winners") == winners


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 10), (2, 33), (3, 74)])
def test_perft_counts_the_first_trick_as_on_paper(depth: int, count: int) -> None:
    # Seat 1 leads. Seat 0 answers an ace, a king (each of L and D) and JL with 2 cards, TL, 9L and 8L
    # with 1; its queens are bid cards, so to QL and QD it plays any of 10. Seat 3 has one ace, king
    # and jack (10 ways so far), two nines and eights (4), no ten (10), after QL a queen (10 times 1),
    # after QD a queen or three diamonds (10 times 4).
    at = bid(deal(MIXED_HANDS, opening_leader=1, hand_no=3, dealer=3), MIXED_BID_CARDS)
    assert perft(at, depth) == count


def test_perft_counts_bids_and_openings() -> None:
    assert perft(deal(MIXED_HANDS), 1) == 66  # two of twelve cards
    at = bid(deal(MIXED_HANDS, opening_leader=1, scores_before=[0, 1]), MIXED_BID_CARDS)
    assert perft(at, 1) == 1 + 10
    assert perft(at, 2) == 10 + 33


def test_perft_stops_at_the_end_and_leaves_the_deal_alone() -> None:
    at = bid(deal(MIXED_HANDS, opening_leader=1), MIXED_BID_CARDS)
    play(at, " ".join(MIXED_PLAYS.split()[:32]))
    # AL and JL lead one after the other: AH or JH has to follow, and of seat 3's 8C and JC, seat 2's
    # 8X and JX the jacks have to follow the jack. Ace first: 2 · 2 ways, of which the last trick is
    # one; jack first: everything is forced.
    assert perft(at, 8) == perft(at, 99) == 4 + 1
    assert at.legal() == ["AL", "JL"]
