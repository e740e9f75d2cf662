"""Twin Shoot clause by clause: the tricks, the count, and the game."""

from __future__ import annotations

import itertools

import pytest

from printkit.games.twin_shoot.game import TwinHand
from printkit.games.twin_shoot.game.rules import MOST, NONE, RANK, SUIT, opening_leader, points
from printkit.rules.game import Refused, Ruleset
from tests.games.checks import there
from tests.games.twin_shoot.samples import (
    FOUR,
    GAME,
    PLAYERS,
    RULESETS,
    follow,
    game_records,
    lay,
    may_play,
    play,
    records,
    start,
    state,
    stay_closed,
    taker,
    why_not,
)

clause = pytest.mark.clause

BIDS = "AL 7X | AX 7C | AH 7S | AS 7D"
"""For FOUR: bids of 9, 7, 3 and 1."""


@clause("TS-14")
@pytest.mark.parametrize("players", PLAYERS)
def test_ten_tricks_and_the_opening_leader_leads_the_first(players: int) -> None:
    for record in records(GAME.ruleset({"players": players}), count=10, mixed=True):
        tricks = there(record.claims)["tricks"]
        assert len(tricks) == 10
        assert tricks[0]["leader"] == record.setup["opening_leader"]


@clause("TS-14")
@pytest.mark.parametrize("cards", ["9C AL", "9C AL AX", "9C 9S AL", "9C 9X AL AS"])
def test_there_is_no_trump(cards: str) -> None:
    """No leaf and no ace takes a trick to which it neither follows suit nor rank."""
    assert cards.split()[taker(lay(6, 0, cards))] in ("9C", "9X")


@clause("TS-14")
def test_nothing_is_decided_after_the_tenth_trick() -> None:
    (record,) = records(RULESETS[0])
    hand = GAME.hand(RULESETS[0], dict(record.setup))
    for action in record.actions:
        assert not hand.finished
        hand.do(action)
    assert (hand.finished, hand.to_move) == (True, None)
    assert there(hand.refusal({"do": "play", "seat": 0, "card": "AL"})).code == "hand-over"
    assert there(hand.refusal({"do": "open", "seat": 0})).code == "hand-over"
    with pytest.raises(Refused, match="hand-over"):
        hand.legal()


@clause("TS-15")
@pytest.mark.parametrize(
    ("players", "leader", "order"),
    [
        (4, 0, [0, 1, 2, 3]), (4, 1, [1, 0, 3, 2]), (4, 2, [2, 3, 0, 1]), (4, 3, [3, 2, 1, 0]),
        (6, 0, [0, 1, 2, 3, 4, 5]), (6, 1, [1, 0, 5, 4, 3, 2]), (6, 2, [2, 3, 4, 5, 0, 1]),
        (6, 3, [3, 2, 1, 0, 5, 4]), (6, 4, [4, 5, 0, 1, 2, 3]), (6, 5, [5, 4, 3, 2, 1, 0]),
    ],
)  # fmt: skip
def test_the_leaders_partner_plays_second_and_so_sets_the_direction(
    players: int, leader: int, order: list[int]
) -> None:
    cards = ["9L", "9X", "9C", "9H", "9S", "9D"][:players]
    seats = []
    for count in range(players):
        seats.append(lay(players, leader, " ".join(cards[:count])).turn)
    assert seats == order


@clause("TS-15")
def test_the_direction_is_anew_in_every_trick() -> None:
    for record in records(RULESETS[2], count=10):
        for trick in there(record.claims)["tricks"]:
            step = -1 if trick["leader"] % 2 else 1
            assert trick["seats"] == [(trick["leader"] + step * at) % 6 for at in range(6)]


@clause("TS-15")
def test_nobody_plays_out_of_turn() -> None:
    hand = play(start(FOUR, BIDS), "KL KX")
    refusal = there(hand.refusal({"do": "play", "seat": 3, "card": "KS"}))
    assert (refusal.code, refusal.clause, refusal.about) == ("not-your-turn", "TS-15", "seat")
    assert refusal.facts == {"seat": 3, "to_move": 2}


@clause("TS-16")
@pytest.mark.parametrize(
    ("hand", "cards", "may"),
    [
        ("9H 3H KC 9D 5L", "KH", ["3H", "9H", "KC"]),
        ("9H 3H 9D 5L", "KH", ["3H", "9H"]),
        ("KC KL 9D 5L", "KH", ["KC", "KL"]),
        ("9C 9D 5L", "KH", ["5L", "9C", "9D"]),
        ("9H 3H KC 9D 5L", "KH 5S", ["3H", "9H", "KC"]),
        ("9C 9D 5L", "KH 5S 8D 4X", ["5L", "9C", "9D"]),
    ],
)
def test_while_no_follow_is_set_suit_or_rank_must_be_played(hand: str, cards: str, may: list[str]) -> None:
    assert may_play(hand, cards) == may


@clause("TS-17")
@pytest.mark.parametrize(
    ("hand", "cards", "may"),
    [
        ("9H 3H KC 9D 5L", "KH TH", ["3H", "9H"]),
        ("KC 9D 5L", "KH TH", ["5L", "9D", "KC"]),
        ("9H KC 9D 5L", "KH 5S TH", ["9H"]),
        ("9L KC 9D 5L", "KL 5S TL", ["5L", "9L"]),
    ],
)
def test_suit_follow(hand: str, cards: str, may: list[str]) -> None:
    assert follow(lay(6, 0, cards)) == SUIT
    assert may_play(hand, cards) == may


@clause("TS-18")
@pytest.mark.parametrize(
    ("hand", "cards", "may"),
    [
        ("9H 3H KC 9D 5L", "KH KS", ["KC"]),
        ("9H 3H 9D 5L", "KH KS", ["3H", "5L", "9D", "9H"]),
        ("9H KC KL 5L", "KH 5S KX", ["KC", "KL"]),
    ],
)
def test_rank_follow(hand: str, cards: str, may: list[str]) -> None:
    assert follow(lay(6, 0, cards)) == RANK
    assert may_play(hand, cards) == may


@clause("TS-19")
@pytest.mark.parametrize(
    ("cards", "set_"),
    [("KH TH KS", SUIT), ("KH KS TH", RANK), ("KH 4S TH KC KD", SUIT)],
)
def test_a_follow_that_is_set_stays(cards: str, set_: str) -> None:
    assert follow(lay(6, 0, cards)) == set_
    assert follow(lay(6, 0, cards + " 3X")) == set_


@clause("TS-20")
def test_the_say_passes_from_the_partner_on() -> None:
    for others in ("", " 4S", " 4S 5X", " 4S 5X 7D"):
        assert follow(lay(6, 0, "KH" + others)) == NONE
        assert follow(lay(6, 0, f"KH{others} TH")) == SUIT
        assert follow(lay(6, 0, f"KH{others} KC")) == RANK


@clause("TS-20", "TS-16")
def test_who_set_the_follow_is_told() -> None:
    hand = play(start(FOUR, BIDS), "KL")
    assert hand.legal().reason.code == "suit-or-rank"
    assert hand.legal().reason.facts == {"suit": "L", "rank": "K", "suits": [], "ranks": ["KC", "KX"]}
    play(hand, "KC")
    reason = hand.legal().reason
    assert (reason.code, reason.clause) == ("rank-follow", "TS-18")
    assert reason.facts == {"rank": "K", "cards": ["KH"], "set_by": 1, "set_with": "KC", "freed": []}


@clause("TS-21")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [("KH TH 3H AS", 0), ("TH KH 3H KL", 1), ("TH 3S JH QH AL", 3), ("TH KH QH AH 3H TL", 3), ("9H 8H", 0)],
)
def test_under_suit_follow_the_highest_of_the_suit_takes_the_trick(cards: str, winner: int) -> None:
    assert taker(lay(6, 0, cards)) == winner


@clause("TS-22")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [("KC KH KS AC", 0), ("KH KC KS AH", 1), ("KH 3S KX KC KL", 4), ("KD KS KH KC KX AD", 4), ("9L 9X", 0)],
)
def test_under_rank_follow_the_highest_suit_of_the_rank_takes_the_trick(cards: str, winner: int) -> None:
    assert taker(lay(6, 0, cards)) == winner


@clause("TS-23")
@pytest.mark.parametrize("leader", range(6))
def test_the_leader_takes_a_trick_in_which_no_follow_was_set(leader: int) -> None:
    hand = lay(6, leader, "3D 4S AL KX 8C QH")
    assert (follow(hand), taker(hand)) == (NONE, leader)


@clause("TS-24")
def test_the_winner_counts_the_trick_and_leads_the_next() -> None:
    for record in records(RULESETS[0], count=20):
        tricks = there(record.claims)["tricks"]
        for trick, following in itertools.pairwise(tricks):
            assert following["leader"] == trick["winner"]
        won = [trick["winner"] for trick in tricks]
        assert there(record.claims)["tricks_won"] == [won.count(seat) for seat in range(4)]


def scored(bids: list[int], won: list[int], opened: int = -1) -> list[int]:
    """Give what the teams score."""
    return [sum(team) for team in points(bids, won, None if opened < 0 else opened)]


@clause("TS-25")
@pytest.mark.parametrize(
    ("bids", "won", "opened", "scores"),
    [
        ([3, 3, 3, 3], [1, 1, 4, 4], -1, [2, 8]),
        ([3, 3, 3, 3], [3, 1, 2, 4], -1, [14, 6]),
        ([3, 3, 3, 3], [1, 3, 4, 2], -1, [14, 6]),
        ([3, 2, 3, 3], [3, 2, 4, 1], -1, [35, 5]),
        ([3, 2, 3, 2], [3, 2, 3, 2], -1, [35, 35]),
        ([3, 2, 3, 2], [3, 2, 3, 2], 1, [35, 65]),
        ([0, 0, 5, 5], [0, 0, 5, 5], 0, [60, 40]),
        ([1, 1, 1, 1, 1, 1], [1, 2, 2, 2, 1, 2], 2, [13 + 30, 4 + 30, 13]),
    ],
)
def test_tricks_and_shoots(bids: list[int], won: list[int], opened: int, scores: list[int]) -> None:
    assert scored(bids, won, opened) == scores


@clause("TS-26")
@pytest.mark.parametrize(
    ("bids", "won", "opened", "scores"),
    [
        ([3, 2, 3, 2], [3, 3, 2, 2], 0, [16, 44]),
        ([3, 2, 3, 2], [2, 3, 2, 3], 0, [5, 35]),
        ([1, 2, 3, 2, 1, 1], [0, 2, 3, 2, 1, 2], 0, [12, 5 + 20 + 10 + 30, 13 + 30]),
        ([1, 2, 3, 2, 1, 1], [0, 3, 3, 2, 1, 1], 0, [3, 5 + 20 + 10 + 30, 2 + 20 + 10 + 30]),
    ],
)
def test_when_a_team_that_opened_misses_every_other_team_scores_30(
    bids: list[int], won: list[int], opened: int, scores: list[int]
) -> None:
    assert scored(bids, won, opened) == scores


@clause("TS-25", "TS-26")
def test_no_team_scores_more_than_70() -> None:
    assert scored([4, 6, 1, 1], [4, 6, 0, 0], 0)[0] == MOST
    assert scored([4, 6, 1, 1], [4, 6, 0, 0], 1)[0] == MOST


@clause("TS-27")
@pytest.mark.parametrize(
    ("players", "leaders"),
    [(4, [0, 2, 1, 3]), (6, [0, 2, 4, 1, 3, 5])],
)
def test_the_opening_lead_passes_round_the_teams_and_then_to_the_other_members(
    players: int, leaders: list[int]
) -> None:
    ruleset = GAME.ruleset({"players": players})
    longest = max((game_records(ruleset, "random", seed=seed) for seed in range(6)), key=len)
    assert len(longest) > players // 2
    for record, leader in zip(longest, itertools.cycle(leaders), strict=False):
        assert record.setup["opening_leader"] == leader
    made = [opening_leader(players, at + 1, at % (players // 2)) for at in range(3 * players)]
    assert made == leaders * 3


@clause("TS-27")
def test_whichever_team_began() -> None:
    for record in records(RULESETS[2], count=40, mixed=True):
        hand_no, leader = record.setup["hand_no"], record.setup["opening_leader"]
        assert leader % 2 == (hand_no - 1) // 3 % 2


@clause("TS-28")
@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_a_game_ends_when_a_team_has_100(ruleset: Ruleset) -> None:
    for policy in GAME.policies:
        hands = game_records(ruleset, policy)
        totals = [0] * (ruleset["players"] // 2)
        for hand in hands:
            assert max(totals) < 100
            assert hand.setup["scores_before"] == totals
            totals = [total + more for total, more in zip(totals, there(hand.claims)["score"], strict=True)]
            assert there(hand.claims)["scores_after"] == totals
            assert there(hand.claims)["game_over"] == (hand is hands[-1])
            assert ("winners" in there(hand.claims)) == (hand is hands[-1])
        assert max(totals) >= 100
        assert there(hands[-1].claims)["winners"] == [
            at for at, total in enumerate(totals) if total == max(totals)
        ]


@clause("TS-28")
def test_teams_that_tie_share_the_win() -> None:
    assert start(FOUR).winners([100, 104]) == [1]
    assert start(FOUR).winners([104, 100, 104]) == [0, 2]


@clause("TS-28")
@pytest.mark.parametrize(("before", "over"), [(99, True), (0, False)])
def test_exactly_100_is_enough(before: int, over: bool) -> None:
    (record,) = records(RULESETS[0], count=1)
    gained = there(record.claims)["score"]
    team = gained.index(max(gained))
    scores = [0, 0]
    scores[team] = 100 - gained[team] if over else 99 - gained[team]
    hand = GAME.hand(RULESETS[0], {**record.setup, "scores_before": scores})
    assert isinstance(hand, TwinHand)
    for action in record.actions:
        stay_closed(hand)
        hand.do(action)
    assert hand.claims()["game_over"] == over
    assert (hand.next_hand() is None) == over


# --- the hand, step by step


def test_a_refused_card_leaves_the_hand_as_it_was() -> None:
    hand = play(start(FOUR, BIDS), "KL KC")
    before = state(hand)
    with pytest.raises(Refused) as refused:
        hand.play("QH")
    assert refused.value.where == "actions[6].card"
    assert refused.value.refusal == why_not(hand, "QH")
    assert (refused.value.refusal.code, refused.value.refusal.clause) == ("rank-follow", "TS-18")
    assert state(hand) == before


@pytest.mark.parametrize(
    ("cards", "card", "code", "clause_"),
    [
        ("KL", "QX", "suit-or-rank", "TS-16"),
        ("KL KC KH KS", "KL", "not-held", "TS-09"),
        ("KL KC", "KD", "not-held", "TS-09"),
        ("KL KC", "AH", "bid-card", "TS-11"),
        ("KL KC", "6H", "not-in-pack", "TS-03"),
    ],
)
def test_other_refusals(cards: str, card: str, code: str, clause_: str) -> None:
    refusal = there(why_not(play(start(FOUR, BIDS), cards), card))
    assert (refusal.code, refusal.clause, refusal.about) == (code, clause_, "card")


def test_a_card_that_was_played_is_not_held() -> None:
    hand = play(start(FOUR, BIDS), "KL KC KH KS")
    assert there(why_not(hand, "KL")).facts == {"card": "KL", "seat": 0, "played": True}
    assert there(why_not(hand, "KD")).facts == {"card": "KD", "seat": 0, "played": False}
    hand = play(start(FOUR, BIDS), "KL KC KH KS")
    passed = hand.hands[0].pop()  # as in a game in which cards are passed on
    assert there(why_not(hand, passed)).facts == {"card": passed, "seat": 0, "played": False}


def test_a_copy_goes_on_apart() -> None:
    hand = play(start(FOUR, BIDS), "KL KC")
    other = play(hand.copy(), "KH KS")
    assert (len(hand.over), len(other.over)) == (0, 1)
    assert (hand.trick, hand.setter) == ([(0, "KL"), (1, "KC")], (1, "KC"))
    assert "KH" in hand.legal().choices
    assert hand.legal().seat == 2


def test_an_unfinished_hand_has_no_claims() -> None:
    with pytest.raises(ValueError, match="not over"):
        start(FOUR, BIDS).claims()
