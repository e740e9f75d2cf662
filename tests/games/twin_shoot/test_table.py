"""Twin Shoot clause by clause: the cards, who sits where, the deal, the bids, and who may open."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from printkit.errors import RecordError
from printkit.games import read
from printkit.games.twin_shoot.game import TwinHand
from printkit.games.twin_shoot.game.rules import PACK, USED, standing
from printkit.rules import record as written
from printkit.rules.game import Refused, Ruleset
from printkit.rules.record import Record
from tests.games.checks import seen, there
from tests.games.twin_shoot.samples import (
    DEALERS,
    FOUR,
    GAME,
    PLAYERS,
    RULESETS,
    bid,
    game_records,
    lay,
    play,
    records,
    start,
    state,
    taker,
    why_not,
)

clause = pytest.mark.clause

BIDS = "AL 7X | AX 7C | AH 7S | AS 7D"
"""For FOUR: bids of 9, 7, 3 and 1."""


def dealer(players: int, leader: int) -> int:
    """Give who deals a hand that the team of ``leader`` leads first."""
    found: int = standing(players, 1, leader // 2, [])["dealer"]
    return found


def as_read(record: Record, **setup: Any) -> Record:
    """Read a record again with a part of its setup changed."""
    made = written.as_json(record)
    made["setup"] = {**made["setup"], **setup}
    return read(written._line.encode(made))


@clause("TS-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_or_six_play_in_teams_of_two(players: int) -> None:
    (record,) = records(GAME.ruleset({"players": players}))
    assert len(record.setup["hands"]) == players
    assert len(record.setup["scores_before"]) == len(there(record.claims)["score"]) == players // 2


@clause("TS-01")
@pytest.mark.parametrize("players", [2, 3, 5, 7, 8, True, "4"])
def test_no_other_number_plays(players: bool | int | str) -> None:
    with pytest.raises(ValueError):
        GAME.ruleset({"players": players})


@clause("TS-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_team_mates_sit_next_to_each_other(players: int) -> None:
    for leader in range(players):
        hand = lay(players, leader, "TH")
        assert there(hand.turn) // 2 == leader // 2
        assert abs(there(hand.turn) - leader) == 1


@clause("TS-03")
@pytest.mark.parametrize(("players", "ranks", "size"), [(4, "789TJQKA", 48), (6, "3456789TJQKA", 72)])
def test_the_cards_used(players: int, ranks: str, size: int) -> None:
    assert USED[players] == [rank + suit for suit in "DSHCXL" for rank in ranks]
    assert len(USED[players]) == size
    for record in records(GAME.ruleset({"players": players}), count=5):
        assert sorted(card for hand in record.setup["hands"] for card in hand) == sorted(USED[players])


@clause("TS-03")
@pytest.mark.parametrize(("players", "card"), [(4, "6L"), (4, "2H"), (6, "2H"), (6, "AY")])
def test_other_cards_are_not_in_the_pack(players: int, card: str) -> None:
    ruleset = GAME.ruleset({"players": players})
    (record,) = records(ruleset)
    hands = [hand[:] for hand in record.setup["hands"]]
    hands[1][4] = card
    with pytest.raises(RecordError, match="TS-03") as raised:
        as_read(record, hands=hands)
    assert "setup.hands[1][4]" in str(raised.value)
    refusal = there(
        GAME.hand(ruleset, dict(record.setup)).refusal({"do": "bid", "seat": 0, "cards": [card, card]})
    )
    assert (refusal.code, refusal.clause, refusal.about) == ("not-in-pack", "TS-03", "cards")
    assert refusal.facts == {"card": card, "players": players}


@clause("TS-04", "TS-21")
def test_rank_order() -> None:
    for high, low in itertools.pairwise("AKQJT9876543"):
        for cards, winner in ((f"{high}H {low}H", 0), (f"{low}H {high}H", 1)):
            assert taker(lay(6, 0, cards)) == winner


@clause("TS-05", "TS-22")
def test_suit_order() -> None:
    for high, low in itertools.pairwise("LXCHSD"):
        for cards, winner in ((f"8{high} 8{low}", 0), (f"8{low} 8{high}", 1)):
            assert taker(lay(6, 0, cards)) == winner


@clause("TS-06", "TS-11")
@pytest.mark.parametrize(
    ("cards", "number"),
    [
        ("9L 8L", 10),
        ("9L 8X", 9),
        ("9X 8H", 6),
        ("9C 8C", 6),
        ("9H 8S", 3),
        ("9S 8D", 1),
        ("9D 8D", 0),
        ("AL 8D", 5),
    ],
)
def test_a_bid_is_the_sum_of_two_suits(cards: str, number: int) -> None:
    rest = [card for card in USED[6] if card not in cards.split()]
    hands = [" ".join([*cards.split(), *rest[:10]])]
    hands += [" ".join(rest[at : at + 12]) for at in range(10, 70, 12)]
    for order in (cards, " ".join(reversed(cards.split()))):
        assert start(hands, order).bids == [number]


@clause("TS-07")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_card_of_each_suit_is_left_over(players: int) -> None:
    """The aid at the table's edge needs no card of the game: the 2s at least are out of it."""
    assert not any("2" + suit in USED[players] for suit in "LXCHSD")
    assert {card[1] for card in USED[players]} == set("LXCHSD")


@clause("TS-08")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_right_hand_member_leads_the_first_hand(players: int) -> None:
    ruleset = GAME.ruleset({"players": players})
    assert GAME.hand.first(ruleset)["opening_leader"] == 0
    (record,) = records(ruleset)
    for leader in range(players):
        seat = dealer(players, leader)
        if leader % 2 == 0:
            assert as_read(record, opening_leader=leader, dealer=seat)
        else:
            with pytest.raises(RecordError, match="TS-27") as raised:
                as_read(record, opening_leader=leader, dealer=seat)
            assert "setup.opening_leader" in str(raised.value)


@clause("TS-09")
@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_twelve_cards_each_and_a_dealer_outside_the_opening_team(ruleset: Ruleset) -> None:
    players = ruleset["players"]
    for record in records(ruleset, count=30, mixed=True):
        assert [len(hand) for hand in record.setup["hands"]] == [12] * players
        assert record.setup["dealer"] // 2 != record.setup["opening_leader"] // 2


@clause("TS-29")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("option", DEALERS)
def test_who_deals(players: int, option: str) -> None:
    ruleset = GAME.ruleset({"players": players, "dealer": option})
    (record,) = records(ruleset)
    allowed = []
    for seat in range(players):
        try:
            as_read(record, dealer=seat)
            allowed.append(seat)
        except RecordError as error:
            assert ("TS-09" if seat < 2 else "TS-29") in str(error)
            assert "setup.dealer" in str(error)
    assert allowed == ([players - 1] if option == "right-of-team" else list(range(2, players)))


@clause("TS-29")
def test_the_dealer_sits_right_of_the_opening_leaders_team() -> None:
    assert [dealer(4, leader) for leader in range(4)] == [3, 3, 1, 1]
    assert [dealer(6, leader) for leader in range(6)] == [5, 5, 1, 1, 3, 3]


@clause("TS-29")
def test_any_dealer_may_be_drawn() -> None:
    ruleset = GAME.ruleset({"players": 6, "dealer": "any"})
    drawn = {
        (record.setup["dealer"] - record.setup["opening_leader"] // 2 * 2) % 6
        for record in records(ruleset, count=40, mixed=True)
    }
    assert drawn == {2, 3, 4, 5}
    assert records(ruleset)[0].ruleset == {"players": 6, "dealer": "any"}


@clause("TS-10")
def test_partners_never_see_each_others_hand() -> None:
    """All that a seat learns of its partner's cards are its bid cards: another hand, the same view."""
    hand = start(FOUR, BIDS)
    other = start(
        [
            FOUR[0],
            FOUR[2].replace("AH", "AX").replace("7S", "7C"),
            FOUR[1].replace("AX", "AH").replace("7C", "7S"),
            FOUR[3],
        ],
        "AL 7X | AX 7C | AH 7S | AS 7D",
    )
    assert seen(hand.view(0)) == seen(other.view(0))
    assert seen(hand.view(1)) != seen(other.view(1))


@clause("TS-11")
def test_bid_cards_take_no_part_in_the_tricks() -> None:
    hand = start(FOUR, BIDS)
    assert hand.bids == [9, 7, 3, 1]
    assert hand.aside[0] == ["7X", "AL"]
    assert len(hand.legal().choices) == 10
    refusal = there(why_not(hand, "AL"))
    assert (refusal.code, refusal.clause, refusal.facts) == ("bid-card", "TS-11", {"card": "AL", "seat": 0})


@clause("TS-11")
@pytest.mark.parametrize(
    ("cards", "code", "clause_", "facts"),
    [
        (["AL", "AL"], "two-cards", "TS-11", {"cards": ["AL", "AL"]}),
        (["AL"], "two-cards", "TS-11", {"cards": ["AL"]}),
        (["AL", "KL", "QL"], "two-cards", "TS-11", {"cards": ["AL", "KL", "QL"]}),
        (["AL", "AX"], "not-held", "TS-09", {"card": "AX", "seat": 0, "played": False}),
        (["3L", "AL"], "not-in-pack", "TS-03", {"card": "3L", "players": 4}),
    ],
)
def test_a_bid_is_two_cards_of_the_hand(
    cards: list[str], code: str, clause_: str, facts: dict[str, Any]
) -> None:
    hand = start(FOUR)
    action = {"do": "bid", "seat": 0, "cards": cards}
    refusal = there(hand.refusal(action))
    assert (refusal.code, refusal.clause, refusal.facts, refusal.about) == (code, clause_, facts, "cards")
    before = state(hand)
    with pytest.raises(Refused) as raised:
        hand.do(action)
    assert raised.value.where == "actions[0].cards"
    assert state(hand) == before


@clause("TS-11")
def test_seats_bid_in_order_and_may_bid_any_two_cards() -> None:
    hand = start(FOUR)
    for seat in range(4):
        legal = hand.legal()
        assert (legal.do, legal.seat, legal.claimed) == ("bid", seat, False)
        assert list(legal.choices) == sorted(FOUR[seat].split())
        assert (legal.reason.code, legal.reason.clause) == ("lay-aside", "TS-11")
        for pair in itertools.combinations(legal.choices, 2):
            assert hand.refusal({"do": "bid", "seat": seat, "cards": list(pair)}) is None
        late = there(hand.refusal({"do": "bid", "seat": (seat + 1) % 4, "cards": ["AL", "KL"]}))
        assert (late.code, late.facts) == ("not-your-turn", {"seat": (seat + 1) % 4, "to_move": seat})
        early = there(hand.refusal({"do": "play", "seat": seat, "card": legal.choices[0]}))
        assert (early.code, early.clause, early.facts) == ("wrong-decision", "TS-11", {"do": "bid"})
        bid(hand, " ".join(legal.choices[:2]))
    assert hand.legal().do == "play"


@clause("TS-12")
def test_team_mates_see_each_others_bids_once_all_have_bid() -> None:
    hand = start(FOUR, "AL 7X | AX 7C | AH 7S")
    assert [hand.view(seat).bids for seat in range(4)] == [
        (9, None, None, None), (None, 7, None, None), (None, None, 3, None), (None, None, None, None)
    ]  # fmt: skip
    bid(hand, "AS 7D")
    assert [hand.view(seat).bids for seat in range(4)] == [(9, 7, None, None)] * 2 + [(None, None, 3, 1)] * 2
    assert PACK.sorted_codes(PACK.mask(USED[4]) & ~hand.out[1]) == ["7C", "7X", "AL", "AX"]


@clause("TS-13")
@pytest.mark.parametrize(
    ("scores", "team"),
    [
        ([0, 0], None), ([40, 40], None), ([40, 39], 1), ([0, 99], 0), ([0, 0, 0], None), ([5, 5, 9], None),
        ([9, 5, 5], None), ([5, 9, 5], None), ([5, 9, 9], 0), ([9, 5, 9], 1), ([7, 8, 6], 2), ([9, 9, 8], 2),
    ],
)  # fmt: skip
def test_only_a_team_alone_in_last_place_may_open(scores: list[int], team: int | None) -> None:
    (record,) = records(GAME.ruleset({"players": 2 * len(scores)}))
    hand = GAME.hand(GAME.ruleset(record.ruleset), {**record.setup, "scores_before": scores})
    assert isinstance(hand, TwinHand)
    assert hand.may_open == team
    for action in record.actions[: 2 * len(scores)]:
        hand.do(action)
    if team is None:
        assert hand.legal().do == "play"
        refusal = there(hand.refusal({"do": "open", "seat": 0}))
        assert (refusal.code, refusal.clause, refusal.about) == ("not-last", "TS-13", "do")
        return
    legal = hand.legal()
    assert (legal.do, legal.seat, legal.choices) == ("open", 2 * team, ("open", "stay-closed"))
    assert not legal.claimed
    assert legal.reason.clause == "TS-13"
    for seat in range(2 * len(scores)):
        refused = hand.refusal({"do": "open", "seat": seat})
        if seat // 2 == team:
            assert refused is None
        else:
            assert refused is not None
            assert (refused.code, refused.clause, refused.about) == ("not-last", "TS-13", "seat")
            assert refused.facts == {"team": seat // 2, "scores": scores}


@clause("TS-13")
@pytest.mark.parametrize("seat", [2, 3])
def test_a_team_opens_together_and_everyone_sees_its_bids(seat: int) -> None:
    hand = start(FOUR, BIDS, scores=[30, 10])
    hand.do({"do": "open", "seat": seat})
    assert hand.opened == 1
    assert [hand.view(one).bids for one in range(4)] == [(9, 7, 3, 1)] * 2 + [(None, None, 3, 1)] * 2
    assert PACK.sorted_codes(PACK.mask(USED[4]) & ~hand.out[0]) == [
        "7C",
        "7D",
        "7S",
        "7X",
        "AH",
        "AL",
        "AS",
        "AX",
    ]
    again = there(hand.refusal({"do": "open", "seat": 5 - seat}))
    assert (again.code, again.facts) == ("wrong-decision", {"do": "play"})


@clause("TS-13")
def test_a_team_may_stay_closed_and_then_cannot_open() -> None:
    hand = start(FOUR, BIDS, scores=[30, 10])
    early = there(hand.refusal({"do": "play", "seat": 0, "card": "KL"}))
    assert (early.code, early.clause, early.facts) == ("wrong-decision", "TS-13", {"do": "open"})
    hand.do({"do": "stay-closed", "seat": 2})
    assert hand.opened is None
    assert hand.view(0).bids == (9, 7, None, None)
    assert there(hand.refusal({"do": "open", "seat": 2})).code == "wrong-decision"
    play(hand, "KL")
    assert there(hand.refusal({"do": "open", "seat": 2})).code == "wrong-decision"


@clause("TS-13")
def test_never_in_the_first_hand_of_a_game() -> None:
    for ruleset in RULESETS:
        assert there(game_records(ruleset)[0].claims)["may_open"] is None
