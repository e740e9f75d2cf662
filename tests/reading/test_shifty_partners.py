"""The second reading of Shifty Partners against the clauses, with outcomes worked out on paper."""

from __future__ import annotations

import pytest

from .decisions import perft
from .refusal import RefusedError
from .shifty_partners import Deal, Game
from .shifty_partners_deals import ACES_HANDS, EXAMPLE_HANDS, EXAMPLE_PLAYS, deal, play
from .shifty_partners_table import Card, Player, Table, Trick, pack


def trick(trump: str | None, cards: str) -> Trick:
    """Return a trick of cards played by seats 0, 1, 2 and so on."""
    return Trick(trump, [(seat, Card(*code)) for seat, code in enumerate(cards.split())])


def trumps(of: Deal) -> list[str | None]:
    return [one.trump for one in of.tricks]


@pytest.mark.clause("SP-07", "SP-13", "SP-16", "SP-17")
def test_the_sources_worked_example_comes_out_as_told() -> None:
    claims = play(deal(EXAMPLE_HANDS), EXAMPLE_PLAYS).claims()
    assert claims["teams"] == [[0, 3], [1, 2]]
    assert claims["tricks_won"] == [2, 1, 0, 1]
    assert claims["points"] == [2, 3, 0, 2]
    assert claims["score"] == [4, 3, 3, 4]
    assert claims["scores_after"] == [4, 3, 3, 4]
    assert claims["game_over"] is False
    assert "winners" not in claims


@pytest.mark.clause("SP-08")
def test_after_the_worked_example_b_deals_and_plays_with_a() -> None:
    table = Table(players=4, dealer=0).next_hand()
    assert table.dealer == 1
    assert table.teams() == [[0, 1], [2, 3]]


@pytest.mark.clause("SP-01", "SP-08", "SP-18")
def test_a_game_ends_when_everyone_has_dealt_and_ties_share_it() -> None:
    game = Game({"players": 4}, first_dealer=0)
    dealers = []
    while game.winners is None:
        dealers.append(game.table.dealer)
        # The same cards by position, so that every hand goes as the worked example did.
        hands = [EXAMPLE_HANDS[(seat - game.table.dealer) % 4].split() for seat in range(4)]
        game.score(play(game.deal(hands, die=5), EXAMPLE_PLAYS))
    assert dealers == [0, 1, 2, 3]
    # Each seat was twice on the dealer's side (4) and twice against it (3).
    assert game.scores == [14, 14, 14, 14]
    assert game.winners == [0, 1, 2, 3]
    with pytest.raises(RefusedError):
        game.deal([hand.split() for hand in EXAMPLE_HANDS], die=5)


@pytest.mark.clause("SP-18")
def test_the_last_hand_names_the_winners() -> None:
    alone = play(deal(EXAMPLE_HANDS, hand_no=4, scores_before=[9, 9, 9, 10]), EXAMPLE_PLAYS)
    shared = play(deal(EXAMPLE_HANDS, hand_no=4, scores_before=[9, 10, 9, 9]), EXAMPLE_PLAYS)
    assert (alone.claims()["game_over"], alone.claims()["winners"]) == (True, [3])
    assert shared.claims()["winners"] == [0, 1, 3]


@pytest.mark.clause("SP-03")
@pytest.mark.parametrize(
    ("players", "size", "spades"),
    [
        (4, 24, "AS KS QS JS TS 2S"),
        (5, 32, "AS KS QS JS TS 9S 8S 2S"),
        (6, 40, "AS KS QS JS TS 9S 8S 7S 6S 2S"),
        (7, 44, "AS KS QS JS TS 9S 8S 7S 6S 5S 2S"),
    ],
)
def test_the_pack(players: int, size: int, spades: str) -> None:
    cards = [card.code for card in pack(players)]
    assert len(cards) == len(set(cards)) == size
    assert sorted(code for code in cards if code[1] == "S") == sorted(spades.split())


@pytest.mark.clause("SP-04")
def test_the_2_is_lowest_and_the_ace_highest() -> None:
    order = "AKQJT987652"
    for i, high in enumerate(order):
        for low in order[i + 1 :]:
            assert Card(high, "H").higher_than(Card(low, "H"))
            assert not Card(low, "H").higher_than(Card(high, "H"))


@pytest.mark.clause("SP-05", "SP-12")
def test_the_last_card_lies_face_up_and_may_be_led() -> None:
    at = deal(EXAMPLE_HANDS)
    assert [player.face_up.code for player in at.players] == ["KD", "TD", "2C", "2H"]
    assert at.legal() == ["AH", "AS", "JD", "KD", "TC"]
    play(at, "KD")
    assert at.tricks[0].led() == "D"


@pytest.mark.clause("SP-12")
def test_a_face_up_card_alone_in_the_led_suit_has_to_be_played() -> None:
    player = Player(0, [Card(*c) for c in ["AS", "KS", "QD", "2C", "TH"]], Card("T", "H"))
    assert [card.code for card in player.playable("H")] == ["TH"]


@pytest.mark.clause("SP-07")
@pytest.mark.parametrize(
    ("players", "dealer", "teams"),
    [
        (4, 0, [[0, 3], [1, 2]]),
        (5, 0, [[0, 4], [1, 2, 3]]),
        (6, 0, [[0, 2, 5], [1, 3, 4]]),
        (7, 0, [[0, 3, 6], [1, 2, 4, 5]]),
        (5, 2, [[1, 2], [0, 3, 4]]),
        (6, 5, [[1, 4, 5], [0, 2, 3]]),
        (7, 3, [[2, 3, 6], [0, 1, 4, 5]]),
    ],
)
def test_the_teams(players: int, dealer: int, teams: list[list[int]]) -> None:
    assert Table(players, dealer).teams() == teams


@pytest.mark.clause("SP-07", "SP-09")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_the_right_hand_neighbour_rolls_and_is_a_partner(players: int) -> None:
    for dealer in range(players):
        table = Table(players, dealer)
        assert (table.roller() + 1) % players == dealer
        assert table.roller() in table.teams()[0]
        assert dealer in table.teams()[0]


@pytest.mark.clause("SP-09", "SP-10")
@pytest.mark.parametrize(
    ("die", "expected"),
    [
        (1, ["S", "S", "S", "S"]),
        (2, ["H", "H", "H", "H"]),
        (3, ["D", "D", "D", "D"]),
        (4, ["C", "C", "C", "C"]),
        (5, [None, None, None, None]),
        (6, [None, "S", "S", "S"]),  # and the aces of hearts, diamonds and clubs change nothing
    ],
)
def test_the_die_sets_the_trump_of_every_trick(die: int, expected: list[str | None]) -> None:
    assert trumps(play(deal(EXAMPLE_HANDS, die=die), EXAMPLE_PLAYS)) == expected


@pytest.mark.clause("SP-10")
def test_of_two_aces_in_a_trick_the_first_counts_even_discarded() -> None:
    at = play(deal(ACES_HANDS, die=6), "JS AH AS TS")
    assert at.tricks[0].winner() == 2  # not trump yet: the ace of spades wins the first trick
    play(at, "KS TH 2C KH")
    assert trumps(at) == [None, "H"]
    assert at.tricks[1].winner() == 1


@pytest.mark.clause("SP-10")
@pytest.mark.parametrize("last_heart", ["KH", "AH"])
def test_a_face_up_ace_or_one_in_the_fourth_trick_makes_no_trump(last_heart: str) -> None:
    at = play(deal(ACES_HANDS, die=6), "JS 2H KS TS  QS KD KC JH  TD QD JC QH  TH TC")
    play(at, last_heart + " 2D")
    assert at.finished
    assert trumps(at) == [None, None, None, None]
    assert at.tricks_won() == [0, 1, 2, 1]


@pytest.mark.clause("SP-11")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_the_dealer_leads_and_play_is_clockwise(dealer: int) -> None:
    at = deal(EXAMPLE_HANDS, dealer=dealer)
    turns = []
    for _ in range(4):
        turns.append(at.to_move())
        at.do(at.choices()[0])
    assert turns == [(dealer + i) % 4 for i in range(4)]


@pytest.mark.clause("SP-11")
def test_the_led_suit_is_followed_and_a_void_hand_plays_anything() -> None:
    at = play(deal(EXAMPLE_HANDS), "JD")
    assert at.legal() == ["AD", "TD"]
    with pytest.raises(RefusedError, match="follow suit"):
        play(at, "KS")
    with pytest.raises(RefusedError, match="does not hold"):
        play(at, "QD")
    void = play(deal(ACES_HANDS, die=2), "JS")
    assert void.legal() == ["2H", "AH", "JH", "KH", "QH"]


@pytest.mark.clause("SP-11")
def test_nobody_has_to_trump() -> None:
    void = play(deal(ACES_HANDS, die=3), "KC")  # diamonds are trump, seat 1 has hearts only
    play(void, "2H")
    assert void.legal() == ["2D", "AS", "KS", "QS", "TD"]


@pytest.mark.clause("SP-13")
@pytest.mark.parametrize(
    ("trump", "cards", "winner"),
    [
        (None, "TS AH KS QS", 2),
        ("D", "TS AH KS QS", 2),
        ("H", "TS AS 2H KS", 2),
        ("H", "TS 2H AS JH", 3),
        ("S", "TS AH KS 2S", 2),
        ("C", "2S AH AD AC", 3),
        (None, "2S AH AD AC", 0),
    ],
)
def test_who_wins_a_trick(trump: str | None, cards: str, winner: int) -> None:
    assert trick(trump, cards).winner() == winner


@pytest.mark.clause("SP-14")
def test_the_winner_or_the_dealer_leads_the_next_trick() -> None:
    first = "KD AD QD 2D"  # won by seat 1
    assert play(deal(EXAMPLE_HANDS), first).to_move() == 1
    assert play(deal(EXAMPLE_HANDS, next_lead="dealer"), first).to_move() == 0
    assert play(deal(EXAMPLE_HANDS, next_lead="dealer"), first + " AS KS JS TS").to_move() == 0


@pytest.mark.clause("SP-15")
def test_after_four_tricks_one_card_is_left_and_is_not_played() -> None:
    at = play(deal(EXAMPLE_HANDS), EXAMPLE_PLAYS)
    assert at.finished
    assert [[card.code for card in player.hand] for player in at.players] == [["KD"], ["TD"], ["2C"], ["2H"]]
    assert sum(at.points()) == 7  # four tricks, QD, 2D and QC; the 2C and the 2H left score nothing
    with pytest.raises(RefusedError):
        at.to_move()
    with pytest.raises(RefusedError):
        play(at, "KD")


def test_an_unfinished_hand_claims_nothing() -> None:
    with pytest.raises(RefusedError):
        deal(EXAMPLE_HANDS).claims()


@pytest.mark.clause("SP-16")
@pytest.mark.parametrize(
    ("cards", "points"),
    [("AS KS JS TS", 1), ("AS QS JS TS", 2), ("2S 2H 2D 2C", 5), ("QS 2S QH QD", 5), ("9S 8S 7S 6S", 1)],
)
def test_what_a_trick_is_worth(cards: str, points: int) -> None:
    assert trick("S", cards).points() == points


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 5), (2, 7), (3, 8), (4, 9)])
def test_perft_counts_the_first_trick_as_on_paper(depth: int, count: int) -> None:
    # Leads AS, AH, JD, TC, KD; seat 1 answers 1, 1, 2, 1, 2 ways, seat 2 has a choice after TC only
    # (QC or 2C), seat 3 after AH only (TH or 2H).
    assert perft(deal(EXAMPLE_HANDS), depth) == count


def test_perft_stops_at_the_end_and_leaves_the_deal_alone() -> None:
    at = play(deal(EXAMPLE_HANDS), EXAMPLE_PLAYS[: EXAMPLE_PLAYS.index("KC")])
    # Seat 1 leads KC or TD. After KC: QC or 2C, AC, TC. After TD: seat 2 has no diamond (QC or
    # 2C), seat 3 none either (AC or 2H), seat 0 follows with KD.
    assert perft(at, 4) == perft(at, 99) == 6
    assert at.legal() == ["KC", "TD"]
