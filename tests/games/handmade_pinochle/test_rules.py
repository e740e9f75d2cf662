"""Handmade Pinochle clause by clause: what the rules say, and that the engine does it."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from printkit.cli.english import explain
from printkit.games.handmade_pinochle import game
from printkit.games.handmade_pinochle.game import PinochleHand
from printkit.games.handmade_pinochle.game.making import ALL_POINTS
from printkit.games.handmade_pinochle.game.melds import PACK as CODES
from printkit.games.handmade_pinochle.game.melds import claimed, either, melds_in, number, shown, worth
from printkit.rules import run
from printkit.rules.game import Refused
from printkit.rules.replay import replay
from printkit.rules.shape import HUGE
from tests.games.checks import seen, there
from tests.games.handmade_pinochle.samples import (
    GAME,
    PACK,
    act,
    call,
    game_records,
    play,
    play_out,
    records,
    ruleset,
    start,
    why_not,
)

clause = pytest.mark.clause

PLAIN = """AS AS TS KS AH AH TH KH AD AC JC 9C | TS KS QS JS TH KH QH JH AD TD QC 9C |
    QS JS 9S 9S QH JH 9H 9H TD KD AC TC | KD QD QD JD JD 9D 9D TC KC KC QC JC"""
"""A deal in which every seat but seat 2 holds all four suits; seat 2 holds them too, low."""

SUITED = """AS AS TS TS KS KS QS QS JS JS 9S 9S | AH AH TH TH KH KH QH QH JH JH 9H 9H |
    AD AD TD TD KD KD QD QD JD JD 9D 9D | AC AC TC TC KC KC QC QC JC JC 9C 9C"""
"""Each seat holds a suit."""


def winners(totals: list[int]) -> Sequence[int]:
    """Give the pairs that win with these totals."""
    return start(PLAIN, hand_no=4).winners(totals)


def of(cards: str) -> int:
    """Give a hand of cards written out."""
    return sum(1 << CODES.ints[card] for card in cards.split())


def melds(cards: str, trump: str = "S", extra: bool = True) -> dict[str, int]:
    """Give what a hand shows, as ``{"run": 15, "marriage H": 2}``."""
    made = melds_in(of(cards), trump, extra)
    assert worth(made) == sum(meld["points"] for meld in claimed(made))
    return {" ".join(filter(None, (meld["meld"], meld["suit"]))): meld["points"] for meld in claimed(made)}


# --- players and pack


@clause("HP-01")
@pytest.mark.parametrize("players", [3, 5, True, "4"])
def test_four_play(players: bool | int | str) -> None:
    with pytest.raises(ValueError):
        GAME.ruleset({"players": players})


@clause("HP-01")
def test_48_cards_two_of_each() -> None:
    for record in records(count=20):
        assert Counter(record.setup["stock"]) == {rank + suit: 2 for rank in "AKQJT9" for suit in "SHDC"}
        assert record.ruleset == {"players": 4}


@clause("HP-02")
def test_partners_sit_opposite() -> None:
    claims = play_out(start(SUITED, "1 - - -", "S")).claims()
    assert claims["declarer"] == 1
    assert claims["tricks_won"] == [12, 0, 0, 0]
    assert claims["trick_points"] == [25, 0]
    assert claims["meld_points"] == [
        sum(meld["points"] for seat in seats for meld in claims["melds"][seat]) for seats in ((0, 2), (1, 3))
    ]


@clause("HP-03")
def test_any_seat_may_start() -> None:
    for seat in range(4):
        hand = start(PLAIN, start=seat)
        assert hand.setup["start"] == seat
        assert (hand.dealt[0], hand.to_move) == (sorted(PLAIN.split("|")[0].split()), (seat + 1) % 4)
    assert GAME.hand.first(ruleset())["start"] == 0


# --- hand-making


@clause("HP-04")
def test_one_of_four_is_kept_and_the_others_take_the_rest_from_the_left() -> None:
    stock = ["AS", "AS", "KH", "9C", *(card for card in PACK if card not in ("AS", "KH", "9C"))]
    stock += ["KH", "9C"]
    setup = {"hand_no": 1, "start": 2, "stock": stock, "scores_before": [0, 0]}
    GAME.hand.shapes(ruleset()).setup(setup)
    hand = GAME.hand(ruleset(), setup)
    assert isinstance(hand, PinochleHand)
    legal = hand.legal()
    assert (legal.do, legal.seat, legal.choices, legal.claimed) == ("keep", 2, ("9C", "AS", "KH"), False)
    assert hand.playable == ["9C", "AS", "AS", "KH"]
    act(hand, "keep", card="AS")
    legal = hand.legal()
    assert (legal.do, legal.seat, legal.choices) == ("take", 3, ("9C", "AS", "KH"))
    act(hand, "take", card="AS")
    act(hand, "take", card="KH")
    legal = hand.legal()
    assert (legal.seat, legal.choices, legal.reason.code) == (1, ("9C",), "take-one")
    assert hand.maker == 2
    assert there(why_not(hand, "KH")).code == "not-open"
    act(hand, "take", card="9C")
    assert [hand.hands[seat] for seat in range(4)] == [["KH"], ["9C"], ["AS"], ["AS"]]
    assert (hand.to_move, hand.legal().do) == (3, "keep")


@clause("HP-04")
def test_only_what_was_drawn_can_be_kept() -> None:
    (record,) = records()
    hand = GAME.hand(ruleset(), dict(record.setup))
    assert isinstance(hand, PinochleHand)
    drawn = set(record.setup["stock"][:4])
    for card in PACK:
        refusal = why_not(hand, card)
        assert (refusal is None) == (card in drawn)
        assert refusal is None or (refusal.code, refusal.clause) == ("not-drawn", "HP-04")
    assert there(why_not(hand, "2S")).clause == "HP-01"


@clause("HP-04")
def test_the_others_see_what_was_opened_not_what_was_kept() -> None:
    (record,) = records()
    hand = GAME.hand(ruleset(), dict(record.setup))
    assert isinstance(hand, PinochleHand)
    first = record.setup["stock"][:4]
    assert hand.view(0).playable == sorted({*first}, key=CODES.ints.__getitem__)
    assert [hand.view(seat).playable for seat in (1, 2, 3)] == [[], [], []]
    act(hand, "keep", card=first[0])
    act(hand, "take", card=first[1])
    assert hand.view(2).known == (0, of(first[1]), 0, 0)
    assert hand.view(0).hand == of(first[0])


@clause("HP-05")
@pytest.mark.parametrize("seat", range(4))
def test_twelve_turns_clockwise_make_twelve_cards_nine_of_them_taken_in_public(seat: int) -> None:
    hand = start(PLAIN, start=seat)
    (record,) = records()
    whole = GAME.hand(ruleset(), {**record.setup, "start": seat})
    assert isinstance(whole, PinochleHand)
    for turn in range(12):
        assert whole.to_move == (seat + turn) % 4
        for i in range(4):
            assert whole.to_move == (seat + turn + i) % 4
            legal = whole.legal()
            assert legal.do == ("take" if i else "keep")
            act(whole, legal.do, card=legal.choices[0])
    assert [len(whole.hands[one]) for one in range(4)] == [12] * 4
    for known in whole.view(seat).known:
        assert number(known) == 9
    assert there(hand.refusal({"do": "keep", "seat": seat, "card": "AS"})).code == "wrong-decision"


def test_nobody_decides_out_of_turn() -> None:
    (record,) = records()
    hand = GAME.hand(ruleset(), dict(record.setup))
    card = hand.legal().choices[0]
    refusal = there(hand.refusal({"do": "keep", "seat": 1, "card": card}))
    assert (refusal.code, refusal.clause, refusal.about) == ("not-your-turn", "HP-05", "seat")
    refusal = there(hand.refusal({"do": "take", "seat": 0, "card": card}))
    assert (refusal.code, refusal.facts, refusal.about) == ("wrong-decision", {"do": "keep"}, "do")


# --- auction


@clause("HP-06")
@pytest.mark.parametrize("seat", range(4))
def test_the_auction_begins_at_the_starts_left_and_each_bid_is_higher(seat: int) -> None:
    hand = start(PLAIN, start=seat)
    first = (seat + 1) % 4
    assert hand.legal().seat == first
    assert hand.legal().choices == ("1", "pass")
    call(hand, "15")
    assert hand.legal().seat == (first + 1) % 4
    assert (hand.bid, hand.bidder, hand.legal().choices) == (15, first, ("16", "pass"))
    for points in (1, 14, 15):
        refusal = there(hand.refusal({"do": "call", "seat": hand.to_move, "points": points}))
        assert (refusal.code, refusal.clause, refusal.about) == ("too-low", "HP-06", "points")
    assert hand.refusal({"do": "call", "seat": hand.to_move, "points": 10**30}) is None
    call(hand, "16")


@clause("HP-06")
def test_the_last_bidder_is_declarer_names_trump_and_leads() -> None:
    hand = start(PLAIN, "5 - 7 - 8 -")
    assert (hand.legal().do, hand.to_move) == ("trump", 1)
    assert hand.legal().choices == ("C", "D", "H", "S")
    assert hand.bid == 8
    refusal = there(hand.refusal({"do": "trump", "seat": 1, "suit": "X"}))
    assert (refusal.code, refusal.about) == ("not-a-suit", "suit")
    act(hand, "trump", suit="C")
    assert (hand.legal().do, hand.to_move, hand.legal().reason.code) == ("play", 1, "lead")
    claims = play_out(hand).claims()
    assert (claims["declarer"], claims["contract"]) == (1, 8)


@clause("HP-07")
def test_who_passed_stays_out() -> None:
    hand = start(PLAIN, "- 3 4")
    refusal = there(hand.refusal({"do": "call", "seat": 1, "points": 9}))
    assert (refusal.code, refusal.clause) == ("has-passed", "HP-07")
    assert refusal.facts == {"seat": 1, "to_move": 0}
    call(hand, "-")
    assert hand.to_move == 2


@clause("HP-07")
@pytest.mark.parametrize("least", [1, 2, 15, HUGE])
def test_the_lowest_opening_bid(least: int) -> None:
    hand = start(PLAIN, min_bid=least)
    assert hand.legal().choices == (str(least), "pass")
    refusal = there(hand.refusal({"do": "call", "seat": 1, "points": least - 1}))
    assert (refusal.code, refusal.clause) == ("below-minimum", "HP-07")
    assert hand.refusal({"do": "call", "seat": 1, "points": least}) is None
    record = next(iter(run.hands(GAME, ruleset(0, min_bid=7), "random", 1, 1, "test")))
    assert record.ruleset == {"players": 4, "min_bid": 7}


@clause("HP-07")
@pytest.mark.parametrize("least", [0, -1, True, "2", 1.0])
def test_no_lowest_bid_below_1(least: bool | float | int | str) -> None:
    with pytest.raises(ValueError):
        GAME.ruleset({"min_bid": least})


@clause("HP-07")
def test_the_fourth_may_bid_when_three_have_passed() -> None:
    hand = start(PLAIN, "- - -")
    assert (hand.to_move, hand.legal().do) == (0, "call")
    assert (hand.legal().choices, hand.out) == (("1", "pass"), [1, 2, 3])
    call(hand, "1")
    assert (hand.to_move, hand.legal().do) == (0, "trump")


@clause("HP-07")
@pytest.mark.parametrize("hand_no", [1, 4])
def test_when_all_pass_the_deal_is_made_again(hand_no: int) -> None:
    hand = start(PLAIN, "- - - -", start=2, hand_no=hand_no, scores_before=[3, -4])
    assert hand.finished
    assert hand.bidder is None
    assert hand.claims() == {
        "hands": [sorted(cards.split()) for cards in PLAIN.split("|")],
        "declarer": None,
        "contract": None,
        "score": [0, 0],
        "scores_after": [3, -4],
        "game_over": False,
    }
    assert hand.next_hand() == {"hand_no": hand_no, "start": 2, "scores_before": [3, -4]}
    assert there(hand.refusal({"do": "pass", "seat": 3})).code == "hand-over"
    assert hand.clause(("score", 0)) == "HP-07"


@clause("HP-05", "HP-06", "HP-15")
def test_a_record_that_breaks_off_is_told_what_was_due() -> None:
    record = game_records("sensible", seed=1)[0]
    due = {"keep": "HP-04", "take": "HP-04", "call": "HP-06", "trump": "HP-06", "play": "HP-15"}
    for at, action in enumerate(record.actions):
        broken = record._replace(actions=record.actions[:at], claims={})
        (finding,) = replay(GAME, broken).findings
        stage = "call" if action["do"] in ("bid", "pass") else action["do"]
        assert (finding.path, finding.clause) == ("actions", due[stage]), at


@clause("HP-07")
def test_a_game_deals_anew_until_someone_bids() -> None:
    deals = game_records("random", seed=3, count=30)
    thrown = 0
    for one, other in itertools.pairwise(deals):
        if there(one.claims)["declarer"] is None:
            thrown += 1
            assert [other.setup[key] for key in ("hand_no", "start")] == [
                one.setup[key] for key in ("hand_no", "start")
            ]
            assert other.setup["stock"] != one.setup["stock"]
    assert thrown > 3


# --- melds


@clause("HP-08")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("AS KS QS JS TS", {"run": 15}),
        ("AS AS KS KS QS QS JS JS TS TS", {"run": 150}),
        ("KS QS", {"royal-marriage": 4}),
        ("KS KS QS QS JS TS", {"royal-marriage": 8}),
        ("KH QH KC QC", {"marriage C": 2, "marriage H": 2}),
        ("KH QH KH QH KH", {"marriage H": 4}),
        ("AS AH AD AC", {"aces": 10}),
        ("AS AH AD AC AS AH AD AC", {"aces": 100}),
        ("AS AH AD AC AS AH AD", {"aces": 10}),
        ("KS KH KD KC", {"kings": 8}),
        ("KS KH KD KC KS KH KD KC", {"kings": 80}),
        ("QS QH QD QC", {"queens": 6}),
        ("QS QH QD QC QS QH QD QC", {"queens": 60}),
        ("JS JH JD JC", {"jacks": 4}),
        ("JS JH JD JC JS JH JD JC", {"jacks": 40}),
        ("TS TH TD TC", {}),
        ("QS JD", {"pinochle": 4}),
        ("QS JD QS", {"pinochle": 4}),
        ("QS JD QS JD", {"pinochle": 30}),
        ("9S", {"dix": 1}),
        ("9S 9S 9H", {"dix": 2}),
        ("AS KS JS TS", {}),
    ],
)
def test_what_melds_are_worth(cards: str, expected: dict[str, Any]) -> None:
    assert melds(cards) == expected


@clause("HP-09")
def test_pinochle_is_queen_of_spades_and_jack_of_diamonds_whatever_is_trump() -> None:
    for trump in "SHDC":
        assert melds("QS JD", trump) == {"pinochle": 4}
        assert melds("QD JS", trump) == {}
    assert melds("AS AS AH AH AD AD") == {}


@clause("HP-10")
@pytest.mark.parametrize("extra", [True, False])
def test_no_royal_marriage_with_the_king_and_queen_of_a_run(extra: bool) -> None:
    assert melds("AH KH QH JH TH", "H", extra) == {"run": 15}
    assert melds("AH KH QH JH TH KH", "H", extra) == {"run": 15}
    assert melds("AH AH KH KH QH QH JH JH TH TH", "H", extra) == {"run": 150}


@clause("HP-11")
def test_a_second_king_and_queen_beside_a_run() -> None:
    cards = "AH KH QH JH TH KH QH"
    assert melds(cards, "H", True) == {"royal-marriage": 4, "run": 15}
    assert melds(cards, "H", False) == {"run": 15}
    assert melds(cards, "S", False) == {"marriage H": 4}


@clause("HP-12")
def test_a_card_may_serve_in_melds_of_different_kinds() -> None:
    assert melds("QS JD KS QH QD QC", "H") == {"marriage S": 2, "pinochle": 4, "queens": 6}


@clause("HP-13")
def test_the_cards_that_show_melds() -> None:
    def cards(held: str, extra: bool = True) -> int:
        return shown(melds_in(of(held), "H", extra))

    assert cards("AH KH QH JH TH KH QH 9S") == of("AH KH QH JH TH KH QH")
    assert cards("AH KH QH JH TH KH QH 9S", False) == of("AH KH QH JH TH")
    assert cards("QS QS JD KS 9H 9H") == of("QS JD KS 9H 9H")
    assert either(of("AH AH KS"), of("AH QS")) == of("AH AH KS QS")


@clause("HP-13")
def test_melds_are_shown_when_trump_is_named_and_stay_in_the_hand() -> None:
    hand = start(PLAIN, "1 - - -")
    assert hand.view(1).meld_points == (0, 0, 0, 0)
    before = [hand.hands[seat] for seat in range(4)]
    act(hand, "trump", suit="S")
    assert [hand.hands[seat] for seat in range(4)] == before
    view = hand.view(1)
    known = view.known[0]
    claims = play_out(hand).claims()
    assert list(view.meld_points) == [sum(meld["points"] for meld in one) for one in claims["melds"]]
    assert known & of("AS AH AD AC") == of("AS AH AD AC")


@clause("HP-25")
def test_all_four_show_what_they_hold() -> None:
    claims = play_out(start(SUITED, "- 1 - -", "D")).claims()
    names = [[meld["meld"] for meld in one] for one in claims["melds"]]
    assert names == [["marriage"], ["marriage"], ["dix", "run"], ["marriage"]]
    assert claims["meld_points"] == [4 + 2 + 150, 4 + 4]


# --- tricks


@clause("HP-14")
def test_counters_and_the_last_trick_make_25_points() -> None:
    assert sorted({card for card in PACK if game.trick_points([card], last=False)}) == sorted(
        rank + suit for rank in "AKT" for suit in "SHDC"
    )
    for record in records(seed=5, count=40):
        if there(record.claims)["declarer"] is not None:
            points = [0, 0]
            for trick in there(record.claims)["tricks"]:
                points[trick["winner"] % 2] += sum(card[0] in "AKT" for card in trick["cards"])
            points[there(record.claims)["tricks"][-1]["winner"] % 2] += 1
            assert points == there(record.claims)["trick_points"]
            assert sum(points) == ALL_POINTS == 25


def asked(hand: PinochleHand, cards: str) -> tuple[str, str, str]:
    """Play cards, then give the reason's code, clause, and what may be played."""
    legal = play(hand, cards).legal()
    for card in set(PACK) - set(legal.choices):
        refusal = there(why_not(hand, card))
        if refusal.code not in ("not-held",):
            assert (refusal.code, refusal.clause) == (legal.reason.code, legal.reason.clause)
    return legal.reason.code, legal.reason.clause, " ".join(legal.choices)


RUFFS = """AS AS TS KS AH AH TH KH AD AC JC 9C | TS KS QH JS TH KH QS JH AD TD QC 9C |
    JC JS 9S QH JH 9H 9H TD KD AC TC 9D | KD QD QD JD JD QS 9D 9S TC KC KC QC"""
"""Seat 3 holds no heart."""


@clause("HP-15")
def test_declarer_leads_any_card() -> None:
    hand = start(RUFFS, "- - - 1", "C")
    assert asked(hand, "")[:2] == ("lead", "HP-15")
    assert hand.legal().choices == tuple(sorted(set(RUFFS.split("|")[0].split())))


@clause("HP-15")
def test_suit_is_followed() -> None:
    hand = start(RUFFS, "- - - 1", "C")
    assert asked(hand, "AH") == ("must-follow", "HP-15", "JH KH QH TH")


@clause("HP-15")
@pytest.mark.parametrize(
    ("trump", "before", "expected"),
    [
        ("C", "AH JH 9H", ("must-ruff", "HP-15", "KC QC TC")),
        ("S", "AH JH 9H", ("must-ruff", "HP-15", "9S QS")),
        ("H", "AH JH 9H", ("no-suit", "HP-15", "9D 9S JD KC KD QC QD QS TC")),
    ],
)
def test_who_cannot_follow_ruffs(trump: str, before: str, expected: tuple[str, str, str]) -> None:
    assert asked(start(RUFFS, "- - - 1", trump), before) == expected


OVER = """AH KH QH JH TH 9H AD AD TD KD QD JD | QS JS 9S 9S TD KD QD JD 9D 9D AC TC |
    KS JS AS TS QS KC KC QC QC JC 9C 9C | AH KH QH JH TH 9H TC AC JC AS KS TS"""
"""Hearts led: seats 1 and 2 hold none."""


@clause("HP-15")
@pytest.mark.parametrize(
    ("ruff", "expected"),
    [
        ("9S", ("must-overruff", "HP-15", "AS JS KS QS TS")),
        ("JS", ("must-overruff", "HP-15", "AS KS QS TS")),
        ("QS", ("must-overruff", "HP-15", "AS KS TS")),
    ],
)
def test_a_ruff_is_overruffed(ruff: str, expected: tuple[str, str, str]) -> None:
    assert asked(start(OVER, "- - - 1", "S"), f"AH {ruff}") == expected


@clause("HP-15")
def test_who_cannot_overruff_ruffs_all_the_same() -> None:
    hand = start(
        OVER.replace("KS JS AS TS QS KC", "9S JS AS TS QS KC").replace("QS JS 9S 9S", "QS JS KS 9S"),
        "- - - 1",
        "C",
    )
    # clubs: seat 1 has the ace and the 10, seat 2 none above the ace
    assert asked(hand, "AH AC") == ("under-ruff", "HP-15", "9C JC KC QC")


@clause("HP-15")
def test_the_highest_trump_so_far_is_what_counts() -> None:
    low = """AH KH QH JH TH 9H AH KH QH JH TH 9H | QS JS 9S 9S TD KD QD JD 9D 9D AC TC |
        KS JS AS TS KC KC QC QC JC 9C 9C AC | AS KS TS QS AD AD TD KD QD JD TC JC"""
    hand = start(low, "- - - 1", "S")
    assert asked(hand, "AH 9S TS") == ("must-overruff", "HP-15", "AS")
    hand = start(low, "- - - 1", "S")
    assert asked(hand, "AH 9S AS") == ("under-ruff", "HP-15", "AS KS QS TS")


@clause("HP-15")
def test_with_neither_the_suit_nor_trumps_any_card_which_loses() -> None:
    hand = start(SUITED, "- - - 1", "S")
    assert asked(hand, "9S") == ("no-suit", "HP-15", "9H AH JH KH QH TH")
    hand = start(SUITED, "- - - 1", "C")
    assert asked(hand, "9S") == ("no-suit-no-trump", "HP-15", "9H AH JH KH QH TH")
    play(hand, "AH AD 9C")
    assert hand.over[0].taker == 3


@clause("HP-26")
@pytest.mark.parametrize("trump", ["C", "H"])
def test_followers_need_not_head_unless_the_option_says_so(trump: str) -> None:
    assert asked(start(RUFFS, "- - - 1", trump), "KH") == ("must-follow", "HP-15", "JH KH QH TH")
    headed = start(RUFFS, "- - - 1", trump, must_head=True)
    assert asked(headed, "KH") == ("must-head", "HP-26", "TH")
    assert headed.legal().reason.facts == {"suit": "H", "best": "KH", "cards": ["TH"]}
    beaten = start(RUFFS, "- - - 1", trump, must_head=True)
    assert asked(beaten, "AH") == ("must-follow", "HP-15", "JH KH QH TH")


@clause("HP-26")
def test_nobody_has_to_head_a_ruffed_trick() -> None:
    cards = """9H 9H JS 9S AD AD TD KD QD JD AC AC | QS JS 9S QS TD KD QD JD 9D 9D KC TC |
        KS AS TS AH KC QH QC QC JC 9C 9C JH | AH KH QH JH TH TH KH AS KS TS TC JC"""
    hand = start(cards, "- - - 1", "S", must_head=True)
    assert asked(hand, "9H 9S") == ("must-follow", "HP-15", "AH JH QH")
    assert asked(start(cards, "- - - 1", "D", must_head=True), "9H 9D AH") == (
        *("must-follow", "HP-15"),
        "AH JH KH QH TH",
    )


@clause("HP-16")
@pytest.mark.parametrize(
    ("hands", "trump", "cards", "winner"),
    [
        (RUFFS, "C", "AH JH 9H TC", 3),
        (RUFFS, "D", "KH QH JH 9D", 3),
        (RUFFS, "C", "JC QC AC KC", 2),
        (OVER, "D", "QH JD KC KH", 1),
        (PLAIN, "D", "TH KH QH KD", 3),
        (PLAIN, "C", "AS TS QS JC", 3),
    ],
)
def test_the_highest_trump_else_the_highest_of_the_suit_wins(
    hands: str, trump: str, cards: str, winner: int
) -> None:
    hand = start(hands, "- - - 1", trump)
    play(hand, cards)
    assert hand.over[0].taker == winner
    assert hand.to_move == winner
    assert hand.legal().reason.code == "lead"


@clause("HP-16")
def test_of_identical_cards_the_first_played_wins() -> None:
    hand = start(PLAIN, "- - - 1", "S")
    assert not any(hand.beats(card, card) for card in PACK)
    for record in records(seed=8, count=40):
        for trick in there(record.claims).get("tricks", ()):
            cards = trick["cards"]
            won_by = cards[trick["seats"].index(trick["winner"])]
            assert trick["seats"][cards.index(won_by)] == trick["winner"]


@clause("HP-17")
@pytest.mark.parametrize("order", game.ORDERS)
def test_rank_order(order: str) -> None:
    hand = start(RUFFS, "- - - 1", "S", rank_order=order, must_head=True)
    for i, high in enumerate(order):
        for j, low in enumerate(order):
            assert hand.beats(high + "H", low + "H") == (i < j)
            assert hand.beats(high + "S", low + "H")
            assert not hand.beats(high + "D", low + "H")
    assert " ".join(play(hand, "KH").legal().choices) == ("TH" if order == "ATKQJ9" else "JH KH QH TH")


# --- score


def outcome(
    hand: Any,
    *,
    won: list[int],
    points: list[int],
    meld: list[int],
    bid: int = 20,
    declarer: int = 0,
    hand_no: int = 1,
) -> tuple[Any, list[str]]:
    """Give the scores for an end of the deal that is written into the hand."""
    hand.stage, hand.bid, hand.bidder = None, bid, declarer
    hand.won, hand.points, hand.meld_points = won, points, meld
    return hand.score(), [hand.clause(("score", pair)) for pair in range(2)]


@clause("HP-18")
@pytest.mark.parametrize(("bid", "declarer"), [(1, 0), (40, 2), (6, 1)])
def test_a_pair_scores_its_melds_and_its_trick_points(bid: int, declarer: int) -> None:
    scores, clauses = outcome(
        start(PLAIN), won=[6, 0, 2, 4], points=[10, 0, 5, 10], meld=[15, 4, 10, 2], bid=bid, declarer=declarer
    )
    assert (scores, clauses) == ([40, 16], ["HP-18", "HP-18"])


@clause("HP-13")
def test_melds_count_only_with_a_trick() -> None:
    scores, clauses = outcome(start(PLAIN), won=[8, 0, 4, 0], points=[20, 0, 5, 0], meld=[0, 15, 0, 4])
    assert (scores, clauses) == ([25, 0], ["HP-18", "HP-13"])


@clause("HP-25")
@pytest.mark.parametrize(("needs", "expected"), [("pair", [36, 19]), ("player", [21, 15])])
def test_whose_trick_secures_a_meld(needs: str, expected: list[int]) -> None:
    hand = start(PLAIN, meld_needs=needs)
    scores, _ = outcome(hand, won=[8, 0, 0, 4], points=[15, 0, 0, 10], meld=[6, 4, 15, 5], bid=5)
    assert scores == expected


@clause("HP-25")
@pytest.mark.parametrize(("needs", "expected"), [("pair", 36), ("player", -21)])
def test_a_contract_may_fail_for_a_partners_trick(needs: str, expected: int) -> None:
    hand = start(PLAIN, meld_needs=needs)
    scores, _ = outcome(hand, won=[8, 0, 0, 4], points=[15, 0, 0, 10], meld=[6, 4, 15, 5], bid=30)
    assert scores[0] == expected


@clause("HP-19")
@pytest.mark.parametrize(("bid", "expected"), [(29, 29), (30, -14)])
def test_a_missed_bid_costs_the_melds_and_the_tricks(bid: int, expected: int) -> None:
    scores, clauses = outcome(
        start(PLAIN), won=[4, 3, 4, 1], points=[8, 6, 7, 4], meld=[10, 0, 4, 0], bid=bid, declarer=2
    )
    assert scores == [expected, 10]
    assert clauses[0] == ("HP-18" if expected > 0 else "HP-19")


@clause("HP-19")
def test_a_pair_without_melds_that_misses_scores_0() -> None:
    scores, _ = outcome(start(PLAIN), won=[4, 3, 4, 1], points=[8, 6, 7, 4], meld=[0, 0, 0, 0], bid=16)
    assert scores == [0, 10]


@clause("HP-20", "HP-21")
def test_without_a_trick_minus_the_bid_in_place_of_minus_the_melds() -> None:
    scores, clauses = outcome(start(PLAIN), won=[0, 6, 0, 6], points=[0, 12, 0, 13], meld=[15, 2, 4, 0], bid=33)
    assert (scores, clauses) == ([-33, 27], ["HP-20", "HP-18"])


@clause("HP-21")
def test_a_partners_trick_is_enough() -> None:
    scores, clauses = outcome(start(PLAIN), won=[0, 6, 1, 5], points=[0, 12, 3, 10], meld=[15, 2, 4, 0], bid=33)
    assert (scores[0], clauses[0]) == (-19, "HP-19")


@clause("HP-22")
def test_a_seat_sees_the_bids_and_nothing_else_of_its_partner() -> None:
    one, other = start(PLAIN, "17 -"), start(PLAIN, "17 -")
    other.masks[1] = other.known[1]
    other.hands[1] = []
    assert seen(one.view(3)) == seen(other.view(3))
    assert (one.view(3).least, one.view(3).bid, one.view(3).bidder) == (18, 17, 1)


@clause("HP-23", "HP-24")
def test_four_deals_the_start_moving_left() -> None:
    deals = [one for one in game_records(seed=2) if there(one.claims)["declarer"] is not None]
    assert [one.setup["hand_no"] for one in deals] == [1, 2, 3, 4]
    assert [one.setup["start"] for one in deals] == [0, 1, 2, 3]
    assert [there(one.claims)["game_over"] for one in deals] == [False] * 3 + [True]
    totals = [0, 0]
    for one in deals:
        assert one.setup["scores_before"] == totals
        totals = there(one.claims)["scores_after"]
    assert there(deals[-1].claims)["winners"] == winners(totals)


@clause("HP-23", "HP-24")
def test_the_higher_total_wins_and_a_tie_is_shared() -> None:
    assert [winners(totals) for totals in ([7, 9], [-9, -30], [4, 4])] == [[1], [0], [0, 1]]
    last = play_out(start(PLAIN, "1 - - -", "S", hand_no=4))
    assert last.next_hand() is None
    score = last.claims()["score"]
    tied = play_out(start(PLAIN, "1 - - -", "S", hand_no=4, scores_before=[90 - one for one in score]))
    assert tied.claims()["winners"] == [0, 1]
    assert tied.clause(("winners",)) == "HP-24"
    ahead = play_out(start(PLAIN, "1 - - -", "S", hand_no=4, scores_before=[99, 0]))
    assert ahead.claims()["winners"] == [0]
    assert ahead.clause(("winners",)) == "HP-23"


@clause("HP-24")
def test_after_the_fourth_seat_the_first_starts() -> None:
    hand = play_out(start(PLAIN, "1 - - -", "S", start=3))
    assert there(hand.next_hand())["start"] == 0


# --- refusals that no clause of play names


def test_a_refused_decision_carries_the_refusal_and_changes_nothing() -> None:
    hand = play(start(RUFFS, "- - - 1", "C"), "AH")
    assert hand.legal().do == "play"
    before = vars(hand.copy())
    with pytest.raises(Refused) as refused:
        act(hand, "play", card="AD")
    assert refused.value.where == "actions[54].card"
    assert refused.value.refusal == why_not(hand, "AD")
    assert vars(hand) == before
    assert hand.done == 54


def test_cards_not_held_and_played() -> None:
    hand = play(start(RUFFS, "- - - 1", "C"), "AH JH 9H TC KC AC QC AC")
    assert (hand.over[1].taker, hand.to_move) == (0, 0)  # the first of two aces
    assert there(why_not(hand, "AC")).facts == {"card": "AC", "seat": 0, "played": True}
    assert why_not(hand, "AH") is None  # its twin is still there
    assert there(why_not(hand, "2C")).code == "not-in-pack"
    assert there(why_not(start(SUITED, "- - - 1", "S"), "AH")).facts == {
        "card": "AH",
        "seat": 0,
        "played": False,
    }


def test_an_unfinished_hand_has_no_claims() -> None:
    with pytest.raises(ValueError, match="not over"):
        start(PLAIN).claims()


def test_every_reason_is_told() -> None:
    hand = start(PLAIN, "5")
    for action in (
        {"do": "call", "seat": 2, "points": 5},
        {"do": "call", "seat": 2, "points": "5"},
        {"do": "play", "seat": 2, "card": "AS"},
    ):
        assert explain(there(hand.refusal(action)))


@pytest.mark.parametrize("cards", [PLAIN, SUITED, RUFFS, OVER])
def test_the_sample_deals_are_whole(cards: str) -> None:
    GAME.hand.shapes(ruleset()).setup(start(cards).setup)
