"""The rules of Twin Shoot in the second reading: the pack, bids, opening, following, winning a trick."""

from __future__ import annotations

import pytest

from .decisions import again
from .refusal import RefusedError
from .twin_shoot_deals import (
    MIXED_BID_CARDS,
    MIXED_HANDS,
    SUITS_BID_CARDS,
    SUITS_HANDS,
    bid,
    deal,
    mixed,
    play,
)
from .twin_shoot_table import Card, Table, Trick, pack


def cards(codes: str) -> list[Card]:
    return [Card(*code) for code in codes.split()]


def trick(codes: str) -> Trick:
    """Return a trick of cards played by seats 0, 1, 2 and so on."""
    return Trick(list(enumerate(cards(codes))))


@pytest.mark.clause("TS-01", "TS-02")
@pytest.mark.parametrize(("players", "teams"), [(4, [[0, 1], [2, 3]]), (6, [[0, 1], [2, 3], [4, 5]])])
def test_team_mates_sit_next_to_each_other(players: int, teams: list[list[int]]) -> None:
    table = Table(players)
    assert table.teams() == teams
    for team, (right, left) in enumerate(teams):
        assert (table.partner(right), table.partner(left)) == (left, right)
        assert table.team_of(right) == table.team_of(left) == team


@pytest.mark.clause("TS-03")
@pytest.mark.parametrize(("players", "size", "leaves"), [(4, 48, "AKQJT987"), (6, 72, "AKQJT9876543")])
def test_the_pack(players: int, size: int, leaves: str) -> None:
    codes = [card.code for card in pack(players)]
    assert len(codes) == len(set(codes)) == size == 12 * players
    assert {code[1] for code in codes} == set("LXCHSD")
    assert sorted(code for code in codes if code[1] == "L") == sorted(rank + "L" for rank in leaves)


@pytest.mark.clause("TS-04", "TS-05")
def test_the_order_of_ranks_and_suits() -> None:
    for order, higher in (
        ([Card(rank, "H") for rank in "AKQJT9876543"], Card.higher_rank_than),
        ([Card("9", suit) for suit in "LXCHSD"], Card.higher_suit_than),
    ):
        for i, high in enumerate(order):
            assert not higher(high, high)
            for low in order[i + 1 :]:
                assert higher(high, low)
                assert not higher(low, high)


@pytest.mark.clause("TS-06", "TS-11")
def test_what_two_bid_cards_bid() -> None:
    assert [Card("A", suit).bid_value() for suit in "LXCHSD"] == [5, 4, 3, 2, 1, 0]
    hands = ["AX KH", "AL KL", "AD KD", "AS KD"]
    rest = iter(card.code for card in pack(4) if card.code not in " ".join(hands).split())
    full = [hand + " " + " ".join(next(rest) for _ in range(10)) for hand in hands]
    assert bid(deal(full), hands).bids() == [6, 10, 0, 1]  # cross + heart is the source's example


@pytest.mark.clause("TS-11")
def test_a_bid_is_two_cards_of_the_hand_which_take_no_part_in_the_tricks() -> None:
    at = deal(MIXED_HANDS)
    for wrong, words in (
        [["QH", "QH"], "two cards"],
        [["QH", "AL"], "does not hold AL"],
        [["QH"], "two cards"],
    ):
        with pytest.raises(RefusedError, match=str(words)) as caught:
            at.do({"do": "bid", "seat": 0, "cards": wrong})
        assert caught.value.key == "cards"
    bid(at, MIXED_BID_CARDS)
    assert [len(hand) for hand in at.hands] == [10, 10, 10, 10]
    assert "QH" not in at.legal()
    with pytest.raises(RefusedError, match="does not hold QH"):
        play(at, "QH")
    assert mixed().hands == [[], [], [], []]  # ten tricks empty the hands


@pytest.mark.clause("TS-11", "TS-14")
def test_everyone_bids_before_the_lead() -> None:
    at = deal(MIXED_HANDS, scores_before=[0, 1])
    with pytest.raises(RefusedError, match="has to bid"):
        at.legal()
    with pytest.raises(RefusedError, match="has to bid"):
        play(at, "AH")
    with pytest.raises(RefusedError, match="after the bids"):
        at.do({"do": "open", "seat": 0})
    with pytest.raises(RefusedError, match="seat 0's turn"):
        at.do({"do": "bid", "seat": 1, "cards": ["JD", "7L"]})
    bid(at, MIXED_BID_CARDS)
    with pytest.raises(RefusedError, match="has to play"):
        at.do({"do": "bid", "seat": 0, "cards": ["AH", "KH"]})


@pytest.mark.clause("TS-13")
@pytest.mark.parametrize(
    ("scores", "team"),
    [
        *[([0, 0], None), ([0, 1], 0), ([50, 49], 1), ([7, 7], None)],
        *[([0, 0, 0], None), ([3, 2, 9], 1), ([2, 2, 9], None), ([9, 9, 2], 2), ([4, 5, 5], 0)],
    ],
)
def test_only_a_team_alone_in_last_place_may_open(scores: list[int], team: int | None) -> None:
    hands, bids = (MIXED_HANDS, MIXED_BID_CARDS) if len(scores) == 2 else (SUITS_HANDS, SUITS_BID_CARDS)
    before = bid(deal(hands, scores_before=scores), bids)
    assert before.may_open() == team
    assert before.decision() == ("play" if team is None else "open")
    for seat in range(len(hands)):
        at = again(before)
        if team is not None and seat // 2 == team:
            at.do({"do": "open", "seat": seat})
            assert (at.opened, at.decision(), at.to_move()) == (team, "play", 0)
        else:
            with pytest.raises(RefusedError, match="TS-13"):
                at.do({"do": "open", "seat": seat})
            assert at.opened is None


@pytest.mark.clause("TS-13")
def test_a_team_opens_once_and_before_the_lead() -> None:
    at = bid(deal(MIXED_HANDS, scores_before=[0, 1]), MIXED_BID_CARDS)
    again = bid(deal(MIXED_HANDS, scores_before=[0, 1]), MIXED_BID_CARDS, opened_by=0)
    play(at, "KH")
    for late in (at, again):
        with pytest.raises(RefusedError, match="once"):
            late.do({"do": "open", "seat": 1})


@pytest.mark.clause("TS-15")
@pytest.mark.parametrize(
    ("players", "orders"),
    [
        (4, ["0123", "1032", "2301", "3210"]),
        (6, ["012345", "105432", "234501", "321054", "450123", "543210"]),
    ],
)
def test_the_leaders_partner_plays_second(players: int, orders: list[str]) -> None:
    assert ["".join(map(str, Table(players).order(leader))) for leader in range(players)] == orders


@pytest.mark.clause("TS-16", "TS-17", "TS-18", "TS-19", "TS-20")
@pytest.mark.parametrize(
    ("lie", "hand", "playable"),
    [
        ("", "AL 9H 9D", "AL 9H 9D"),  # the lead
        ("9L", "AL 9H 9D KX", "AL 9H 9D"),  # TS-16: suit or rank, whichever
        ("9L", "AL KX", "AL"),
        ("9L", "9H KX", "9H"),
        ("9L", "TH KX", "TH KX"),  # neither
        ("9L AH", "AL 9D KX", "AL 9D"),  # TS-20: the say passes on
        ("9L AH KH", "9D 3X", "9D"),
        ("9L 3L", "AL 9H KX", "AL"),  # TS-17
        ("9L 3L", "9H KX", "9H KX"),  # the duty to match the rank is gone
        ("9L 9H", "AL 9D KX", "9D"),  # TS-18
        ("9L 9H", "AL KX", "AL KX"),  # the duty to match the suit is gone
        ("9L AH 9H 3L", "AL 9D", "9D"),  # TS-19: a leaf thrown on rank follow changes nothing
        ("9L AH 3L 9H", "AL 9D", "AL"),
        ("9L AH AX", "AD 3D", "AD 3D"),  # the lead counts, not what was thrown
    ],
)
def test_what_may_be_played(lie: str, hand: str, playable: str) -> None:
    assert sorted(card.code for card in trick(lie).playable(cards(hand))) == sorted(playable.split())


@pytest.mark.clause("TS-17", "TS-18", "TS-19", "TS-21", "TS-22", "TS-23")
@pytest.mark.parametrize(
    ("lie", "follow", "winner"),
    [
        ("9L TL AX 3L", "suit", 1),
        ("9L 3L 4L 5L", "suit", 0),  # the lead included
        ("9D 3D 9L AL", "suit", 0),  # the nine of leaves only follows the rank
        ("9S AH TS KS", "suit", 3),
        ("9C 9H 9X 9S", "rank", 2),
        ("9L 9X AL KL", "rank", 0),  # the higher leaves do not count
        ("9D AX 9S AD", "rank", 2),
        ("9D 9S AD 9H", "rank", 3),
        ("9D AX AL KC", "none", 0),
        ("3D 4X 5L 6C", "none", 0),
    ],
)
def test_the_follow_and_the_winner_of_a_trick(lie: str, follow: str, winner: int) -> None:
    assert trick(lie).follow() == follow
    assert trick(lie).winner() == winner


@pytest.mark.clause("TS-16", "TS-17", "TS-18")
def test_a_card_that_does_not_follow_is_refused() -> None:
    at = play(bid(deal(MIXED_HANDS, opening_leader=1, hand_no=3, dealer=3), MIXED_BID_CARDS), "KD")
    with pytest.raises(RefusedError, match="TS-16"):
        play(at, "AH")
    play(at, "KS")
    with pytest.raises(RefusedError, match="TS-18") as caught:
        play(at, "9D")
    assert caught.value.key == "card"
    with pytest.raises(RefusedError, match="seat 3's turn"):
        at.do({"do": "play", "seat": 2, "card": "KX"})
    swapped = [MIXED_HANDS[0].replace("AS", "7D"), *MIXED_HANDS[1:3], MIXED_HANDS[3].replace("7D", "AS")]
    at = play(bid(deal(swapped, opening_leader=1, hand_no=3, dealer=3), MIXED_BID_CARDS), "QD 7D")
    assert at.legal() == ["8D", "9D"]
    for code in ("AS", "QC"):
        with pytest.raises(RefusedError, match="TS-17"):
            play(at, code)


@pytest.mark.clause("TS-08", "TS-27")
@pytest.mark.parametrize(
    ("players", "hand_no", "leaders"),
    [
        *[(4, 1, [0, 2]), (4, 2, [0, 2]), (4, 3, [1, 3]), (4, 4, [1, 3]), (4, 5, [0, 2]), (4, 6, [0, 2])],
        *[(6, 1, [0, 2, 4]), (6, 3, [0, 2, 4]), (6, 4, [1, 3, 5]), (6, 6, [1, 3, 5]), (6, 7, [0, 2, 4])],
    ],
)
def test_which_member_leads_first(players: int, hand_no: int, leaders: list[int]) -> None:
    assert Table(players).opening_leaders(hand_no) == leaders


@pytest.mark.clause("TS-09", "TS-29")
@pytest.mark.parametrize(
    ("players", "leader", "right", "anyone"),
    [
        *[(4, 0, [3], [2, 3]), (4, 1, [3], [2, 3]), (4, 3, [1], [0, 1])],
        *[(6, 0, [5], [2, 3, 4, 5]), (6, 3, [1], [0, 1, 4, 5]), (6, 4, [3], [0, 1, 2, 3])],
    ],
)
def test_who_deals(players: int, leader: int, right: list[int], anyone: list[int]) -> None:
    assert Table(players).dealers(leader, "right-of-team") == right
    assert Table(players).dealers(leader, "any") == anyone
