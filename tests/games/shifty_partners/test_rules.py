"""Shifty Partners clause by clause: what the rules say, and that the engine does it."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from printkit.games.shifty_partners.game import TRICKS, USED, teams
from printkit.rules import run
from printkit.rules.cards import STANDARD
from printkit.rules.game import Refused
from tests.games.checks import seen, there, why_not
from tests.games.shifty_partners.samples import (
    FOUR,
    GAME,
    LEADS,
    PLAYERS,
    SOURCES_EXAMPLE,
    SOURCES_PLAYS,
    game_records,
    play,
    records,
    start,
)

clause = pytest.mark.clause


@clause("SP-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_is_as_many_hands_as_players_of_four_tricks_each(players: int) -> None:
    hands = game_records(players)
    assert [hand.setup["hand_no"] for hand in hands] == list(range(1, players + 1))
    assert all(len(there(hand.claims)["tricks"]) == 4 for hand in hands)
    assert [there(hand.claims)["game_over"] for hand in hands] == [False] * (players - 1) + [True]


@clause("SP-01")
@pytest.mark.parametrize("players", [3, 8, True, "4"])
def test_four_to_seven_play(players: bool | int | str) -> None:
    with pytest.raises(ValueError):
        GAME.ruleset({"players": players})


@clause("SP-01")
def test_points_are_personal_and_carried_from_hand_to_hand() -> None:
    totals = [0] * 5
    for hand in game_records(5):
        assert hand.setup["scores_before"] == totals
        assert hand.claims is not None
        totals = [total + more for total, more in zip(totals, hand.claims["score"], strict=True)]
        assert hand.claims["scores_after"] == totals


@clause("SP-02", "SP-09")
def test_the_six_sides_of_the_die_are_the_six_trump_cards() -> None:
    rolled = {die: start(FOUR, die) for die in range(1, 7)}
    assert [rolled[die].trump for die in range(1, 7)] == ["S", "H", "D", "C", None, None]
    assert [rolled[die].waiting for die in range(1, 7)] == [False] * 5 + [True]


@clause("SP-02")
def test_the_cards_are_those_of_one_standard_pack() -> None:
    assert len(set(STANDARD.codes)) == 52
    assert set(USED[7]) < set(STANDARD.codes)


@clause("SP-03")
@pytest.mark.parametrize(
    ("players", "ranks"),
    [(4, "2TJQKA"), (5, "289TJQKA"), (6, "26789TJQKA"), (7, "256789TJQKA")],
)
def test_the_cards_used(players: int, ranks: str) -> None:
    assert USED[players] == [rank + suit for suit in "SHDC" for rank in ranks]
    assert len(USED[players]) == {4: 24, 5: 32, 6: 40, 7: 44}[players]


@clause("SP-04")
def test_rank_order() -> None:
    order = "AKQJT98765"
    for high, low in zip(order, order[1:] + "2", strict=True):
        for first, second, winner in ((high, low, 0), (low, high, 1)):
            assert start(FOUR, 5).beats(second + "H", first + "H") == (winner == 1)


@clause("SP-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_is_dealt_four_cards_and_one_face_up(players: int) -> None:
    for record in records(players, count=20):
        hands = record.setup["hands"]
        assert [len(hand) for hand in hands] == [5] * players
        dealt = [card for hand in hands for card in hand]
        assert len(set(dealt)) == 5 * players
        assert set(dealt) <= set(USED[players])


@clause("SP-05")
def test_the_face_up_card_lies_open_until_it_is_played() -> None:
    hand = start(FOUR, 5)
    assert [hand.face_up(seat) for seat in range(4)] == ["TS", "JH", "QD", "KC"]
    hand.play("TS")
    assert [hand.face_up(seat) for seat in range(4)] == [None, "JH", "QD", "KC"]
    for seat in range(4):
        view = hand.view(seat)
        assert [STANDARD.sorted_codes(view.face(one)) for one in range(4)] == [[], ["JH"], ["QD"], ["KC"]]
        assert view.open == STANDARD.mask(["JH", "QD", "KC"])


@clause("SP-05")
def test_whoever_deals_first_will_do() -> None:
    assert [start(FOUR, dealer=dealer).to_move for dealer in range(4)] == [0, 1, 2, 3]


@clause("SP-06")
@pytest.mark.parametrize(("players", "left"), [(4, 4), (5, 7), (6, 10), (7, 9)])
def test_some_cards_stay_out_unseen_and_come_back_for_the_next_hand(players: int, left: int) -> None:
    out: set[str] = set()
    for record in records(players, count=60):
        dealt = {card for hand in record.setup["hands"] for card in hand}
        assert len(set(USED[players]) - dealt) == left
        out |= set(USED[players]) - dealt
    assert out == set(USED[players])
    dealt_in_game = [{card for hand in one.setup["hands"] for card in hand} for one in game_records(players)]
    assert all(one & other for one, other in itertools.pairwise(dealt_in_game))


@clause("SP-07")
@pytest.mark.parametrize(
    ("players", "positions"),
    [
        (4, ([1, 4], [2, 3])),
        (5, ([1, 5], [2, 3, 4])),
        (6, ([1, 3, 6], [2, 4, 5])),
        (7, ([1, 4, 7], [2, 3, 5, 6])),
    ],
)
def test_teams_by_position_from_the_dealer(players: int, positions: tuple[list[int], ...]) -> None:
    for dealer in range(players):
        seats = [sorted((dealer + position - 1) % players for position in team) for team in positions]
        assert [list(team) for team in teams(players, dealer)] == seats
        assert (dealer - 1) % players in seats[0]


@clause("SP-08")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_deal_and_the_teams_shift_one_seat_to_the_left(players: int) -> None:
    hands = game_records(players)
    assert [hand.setup["dealer"] for hand in hands] == list(range(players))
    for one, other in itertools.pairwise(hands):
        assert one.claims is not None
        shifted = [sorted((seat + 1) % players for seat in team) for team in one.claims["teams"]]
        assert other.claims is not None
        assert other.claims["teams"] == shifted


@clause("SP-08")
def test_the_deal_passes_from_the_last_seat_to_the_first() -> None:
    hand = play(start(SOURCES_EXAMPLE, 6), SOURCES_PLAYS)
    hand.setup["dealer"] = 3
    assert there(hand.next_hand())["dealer"] == 0


@clause("SP-09")
def test_the_die_is_rolled_after_the_deal_and_lands_on_every_side() -> None:
    dice, deals = set(), []
    words = list(range(0, 20 << 27, 1 << 27))
    for roll in range(6):
        setup = GAME.hand.deal(
            GAME.ruleset({}), GAME.hand.first({"players": 4}), [*words, (roll << 32) // 6 + 1]
        )
        dice.add(setup["die"])
        deals.append(setup["hands"])
    assert dice == {1, 2, 3, 4, 5, 6}
    assert all(one == deals[0] for one in deals)
    assert {record.setup["die"] for record in records(4, count=60)} == dice


@clause("SP-09", "SP-10")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_trump_stays_the_same_unless_1st_ace_was_rolled(die: int) -> None:
    hand = play(start(SOURCES_EXAMPLE, die), "2D TD JD KD")
    while not hand.finished:
        hand.play(hand.legal().choices[0])
    assert "A" in {card[0] for trick in hand.claimed_tricks() for card in trick["cards"]}
    assert {trick["trump"] for trick in hand.claimed_tricks()} == {"SHDC"[die - 1] if die < 5 else None}


@clause("SP-10")
def test_the_first_ace_names_trump_from_the_next_trick_on() -> None:
    hand = start(SOURCES_EXAMPLE, 6)
    play(hand, "AD TD JD")
    assert (hand.trump, hand.waiting) == (None, False)
    hand.play("KD")
    assert hand.trump == "D"
    play(hand, "KC AS TS TC  2C AH TH AC  JH QC QH JS")
    assert [trick["trump"] for trick in hand.claimed_tricks()] == [None, "D", "D", "D"]


@clause("SP-10")
def test_of_two_aces_in_a_trick_the_one_played_first_counts_though_it_is_discarded() -> None:
    hand = play(start("2S KS QS JS TS | AH KH QH JH TH | AS 2H AD KD QD | JD TD 2D AC KC", 6), "2S AH AS AC")
    assert hand.claimed_tricks()[0]["winner"] == 2  # no trump yet: the ace of the led suit wins
    assert hand.trump == "H"


@clause("SP-10")
@pytest.mark.parametrize("second", ["JS", "AS"])
def test_a_face_up_ace_counts_only_when_it_is_played(second: str) -> None:
    hand = start("2S KS QS JS AS | TS KH QH JH TH | 2H 2D AD KD QD | JD TD JC AC KC", 6)
    play(hand, "2S TS 2D TD")
    assert (hand.trump, hand.waiting) == (None, True)
    play(hand, f"KH 2H JC {second}")
    assert hand.trump == ("S" if second == "AS" else None)


@clause("SP-10")
def test_an_ace_in_the_fourth_trick_changes_nothing() -> None:
    hand = start("2S KS QS JS AS | TS KH QH JH TH | 2H 2D TC KD QD | JD TD JC 2C KC", 6)
    play(hand, "KS TS 2H JC  QS TH TC TD  JS JH 2D 2C  AS QH KD KC")
    assert [trick["trump"] for trick in hand.claimed_tricks()] == [None] * 4
    assert hand.claims()["tricks_won"] == [4, 0, 0, 0]


@clause("SP-10")
def test_without_an_ace_1st_ace_stays_no_trump() -> None:
    hand = start("2S KS QS JS TS | TH KH QH JH 2H | TD 2D JD KD QD | TC JC QC 2C KC", 6)
    play(hand, "KS TH TD TC  QS JH JD JC  JS 2H 2D 2C  2S QH QD QC")
    assert (hand.trump, hand.waiting) == (None, True)


@clause("SP-11")
@pytest.mark.parametrize("dealer", range(4))
def test_the_dealer_leads_and_play_goes_to_the_left(dealer: int) -> None:
    hand = start(FOUR, 5, dealer=dealer)
    seats = []
    for _ in range(4):
        seats.append(hand.to_move)
        hand.play(hand.legal().choices[0])
    assert seats == [(dealer + i) % 4 for i in range(4)]
    assert hand.claimed_tricks()[0]["leader"] == dealer


@clause("SP-11")
def test_the_led_suit_is_followed_if_able() -> None:
    hand = play(start(FOUR, 5, dealer=1), "KH")
    legal = hand.legal()
    assert legal.choices == ("2H", "TH")
    assert (legal.reason.code, legal.reason.clause) == ("must-follow", "SP-11")
    assert legal.reason.facts == {"suit": "H", "cards": ["2H", "TH"], "face_up": False}
    refusal = why_not(hand, "AD")
    assert legal.reason is not None
    assert refusal is not None
    assert (refusal.card, refusal.code, refusal.clause) == ("AD", legal.reason.code, legal.reason.clause)
    assert refusal.facts == legal.reason.facts


@clause("SP-11")
def test_one_card_of_the_led_suit_must_be_played() -> None:
    hand = play(start(FOUR, 5), "AS")
    assert hand.legal().reason.code == "only-one"
    assert hand.legal().reason.facts == {"suit": "S", "card": "2S"}
    assert there(why_not(hand, "AH")).code == "only-one"
    assert why_not(hand, "2S") is None


@clause("SP-11")
def test_without_the_led_suit_any_card_goes_and_nobody_has_to_trump() -> None:
    hand = play(start(FOUR, 3), "AS 2S")
    legal = hand.legal()
    assert legal.choices == ("2H", "AD", "KD", "QD", "TH")
    assert (legal.reason.code, legal.reason.clause) == ("cannot-follow", "SP-11")
    assert legal.reason.facts["trump"] == "D"
    assert legal.reason.facts["trumps"] == ["AD", "KD", "QD"]
    assert why_not(hand, "2H") is None


@clause("SP-11")
def test_the_leader_may_play_anything() -> None:
    legal = start(FOUR, 1).legal()
    assert legal.choices == ("AS", "JS", "KS", "QS", "TS")
    assert legal.reason.code == "lead"


@clause("SP-12")
def test_the_face_up_card_must_be_played_when_it_is_the_only_one_of_its_suit() -> None:
    hand = play(start("AS KS QS JS TS | AH KH QH JH 2S | TH 2H AD KD QD | JD TD 2D AC KC", 5), "AS")
    legal = hand.legal()
    assert legal.choices == ("2S",)
    assert (legal.reason.code, legal.reason.clause) == ("only-face-up", "SP-12")
    assert legal.reason.facts == {"suit": "S", "card": "2S"}
    refusal = why_not(hand, "AH")
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("only-face-up", "SP-12")


@clause("SP-12")
def test_the_face_up_card_may_be_led_or_left() -> None:
    hand = start(FOUR, 5)
    assert why_not(hand, "TS") is None
    hand.play("AS")
    play(hand, "2S QD KC")
    assert hand.face_up(0) == "TS"
    assert why_not(hand, "TS") is None


@clause("SP-12")
def test_with_others_of_its_suit_the_face_up_card_is_one_of_several() -> None:
    hand = play(start(FOUR, 5, dealer=3), "TD AS KH")
    assert hand.legal().reason.facts == {"suit": "D", "cards": ["AD", "KD", "QD"], "face_up": True}


@clause("SP-13")
@pytest.mark.parametrize(
    ("die", "cards", "winner"),
    [
        (5, "AS 2S QD KC", 0),
        (3, "AS 2S TH KC", 0),
        (3, "AS 2S QD KC", 2),
        (3, "AS 2S QD JD", 2),
        (4, "AS 2S QD KC", 3),
        (2, "AS 2S TH KC", 2),
        (1, "TS 2S AD KC", 0),
    ],
)
def test_the_highest_trump_wins_or_else_the_highest_of_the_led_suit(die: int, cards: str, winner: int) -> None:
    assert play(start(FOUR, die), cards).claimed_tricks()[0]["winner"] == winner


@clause("SP-14")
@pytest.mark.parametrize(("next_lead", "leader"), [("winner", 2), ("dealer", 0)])
def test_who_leads_the_next_trick(next_lead: str, leader: int) -> None:
    hand = play(start(FOUR, 3, next_lead=next_lead), "AS 2S QD KC")
    assert hand.claimed_tricks()[0]["winner"] == 2
    assert hand.to_move == leader


@clause("SP-14")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_option_of_the_leader_holds_for_every_trick(players: int) -> None:
    for record in records(players, "dealer", count=20):
        assert record.claims is not None
        assert {trick["leader"] for trick in record.claims["tricks"]} == {record.setup["dealer"]}
        assert record.ruleset == {"players": players, "next_lead": "dealer"}
    for record in records(players, "winner", count=20):
        assert record.claims is not None
        tricks = record.claims["tricks"]
        assert [trick["leader"] for trick in tricks[1:]] == [trick["winner"] for trick in tricks[:-1]]
        assert record.ruleset == {"players": players}


@clause("SP-15")
def test_the_fifth_card_is_left_over_and_scores_nothing() -> None:
    hand = start("AS KS JS TS QS | TH KH AH JH 2H | TD AD JD KD QD | TC JC AC 2C KC", 5)
    play(hand, "AS TH TD TC  KS JH JD JC  JS KH KD KC  TS AH AD AC")
    assert hand.finished
    assert [hand.hands[seat] for seat in range(4)] == [["QS"], ["2H"], ["QD"], ["2C"]]
    assert hand.claims()["points"] == [4, 0, 0, 0]
    assert there(why_not(hand, "QS")).code == "hand-over"
    with pytest.raises(Refused) as refused:
        hand.legal()
    assert refused.value.refusal.clause == "SP-15"


@clause("SP-16")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("AS TH TD TC", 1),
        ("AS QH TD TC", 2),
        ("AS 2H TD TC", 2),
        ("AS 2H QD TC", 3),
        ("AS QH QD QC", 4),
        ("QS 2H QD 2C", 5),
    ],
)
def test_a_trick_is_worth_one_and_one_more_for_each_queen_and_2(cards: str, worth: int) -> None:
    deal = "AS KS JS TS QS | TH QH AH JH 2H | TD AD JD KD QD | TC JC QC 2C KC"
    hand = play(start(deal, 5), cards)
    assert hand.points == [worth, 0, 0, 0]


@clause("SP-16", "SP-17")
def test_the_sources_own_example() -> None:
    hand = play(start(SOURCES_EXAMPLE, 6), SOURCES_PLAYS)
    claims = hand.claims()
    assert claims["tricks_won"] == [2, 1, 0, 1]
    assert claims["points"] == [2, 3, 0, 2]
    assert claims["teams"] == [[0, 3], [1, 2]]
    assert claims["score"] == [4, 3, 3, 4]
    following = run.deal(GAME, hand.ruleset, 0, 0, hand.next_hand())
    assert (following["dealer"], following["scores_before"]) == (1, [4, 3, 3, 4])
    assert GAME.hand(hand.ruleset, following).view(1).partners == (0, 1)


@clause("SP-17")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_member_scores_the_sum_of_the_team(players: int) -> None:
    for record in records(players, count=20):
        claims = there(record.claims)
        for team in claims["teams"]:
            together = sum(claims["points"][seat] for seat in team)
            assert {claims["score"][seat] for seat in team} == {together}


@clause("SP-18")
def test_the_highest_total_wins_and_a_tie_is_shared() -> None:
    last = start(FOUR, hand_no=4)
    assert last.winners([7, 9, 3, 8]) == [1]
    assert last.winners([9, 9, 3, 9]) == [0, 1, 3]


@clause("SP-18")
@pytest.mark.parametrize(
    ("hand_no", "before", "expected"),
    [(4, [0, 0, 0, 0], [0, 3]), (4, [0, 1, 0, 0], [0, 1, 3]), (4, [0, 9, 0, 0], [1]), (3, [0, 9, 0, 0], None)],
)
def test_winners_are_named_after_the_last_hand_only(
    hand_no: int, before: list[int], expected: list[int] | None
) -> None:
    hand = play(start(SOURCES_EXAMPLE, 6, hand_no=hand_no, scores_before=before), SOURCES_PLAYS)
    claims = hand.claims()
    assert claims["game_over"] is (expected is not None)
    assert claims.get("winners") == expected
    assert (hand.next_hand() is None) is claims["game_over"]


# --- refusals that no clause of play names


def test_a_refused_play_carries_the_refusal_and_changes_nothing() -> None:
    hand = play(start(FOUR, 5), "AS")
    before = [seen(hand.view(seat)) for seat in range(4)]
    with pytest.raises(Refused) as refused:
        hand.play("AH")
    assert refused.value.where == "actions[1].card"
    assert refused.value.refusal == why_not(hand, "AH")
    assert "only-one" in str(refused.value)
    assert [seen(hand.view(seat)) for seat in range(4)] == before


@pytest.mark.parametrize(
    ("action", "code", "about", "facts"),
    [
        ({"seat": 2, "card": "AD"}, "not-your-turn", "seat", {"seat": 2, "to_move": 1}),
        ({"seat": 1, "card": "9H"}, "not-in-pack", "card", {"card": "9H", "players": 4}),
        ({"seat": 1, "card": "??"}, "not-in-pack", "card", {"card": "??", "players": 4}),
        ({"seat": 1, "card": "AC"}, "not-held", "card", {"card": "AC", "seat": 1, "played": False}),
    ],
)
def test_other_refusals(
    action: dict[str, Any], code: str, about: str, facts: dict[str, Any] | dict[str, int]
) -> None:
    hand = play(start(FOUR, 5), "AS")
    refusal = hand.refusal({"do": "play", **action})
    assert refusal is not None
    assert (refusal.code, refusal.about, refusal.facts) == (code, about, facts)


def test_a_card_that_was_played_is_not_held() -> None:
    hand = play(start(FOUR, 5), "AS 2S QD KC")
    assert there(why_not(hand, "AS")).facts == {"card": "AS", "seat": 0, "played": True}


def test_a_copy_goes_on_apart() -> None:
    hand = play(start(FOUR, 5), "AS")
    other = hand.copy()
    play(other, "2S QD KC KS")
    assert (len(hand.claimed_tricks()), len(other.claimed_tricks())) == (0, 1)
    assert hand.trick == [(0, "AS")]
    assert hand.hands[1] == ["2S", "AH", "JH", "KH", "QH"]
    assert hand.over == []


def test_an_unfinished_hand_has_no_claims() -> None:
    with pytest.raises(ValueError, match="not over"):
        start(FOUR, 5).claims()


@pytest.mark.parametrize("next_lead", LEADS)
def test_a_hand_is_over_after_four_tricks(next_lead: str) -> None:
    (record,) = records(6, next_lead)
    assert len(record.actions) == TRICKS * 6
