"""Optrita: Lines clause by clause: what the rules say, and that the engine does it."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from printkit.games.optrita_lines.game import LINES, NAMES, PACK, THROUGH, TRICKS, LinesHand, marks, wins
from printkit.rules.cards import STANDARD
from printkit.rules.game import Refused
from tests.games.checks import there
from tests.games.optrita_lines.samples import (
    DIFFICULTIES,
    GAME,
    RULESETS,
    SAME_DEAL,
    TARGETS,
    decide,
    game_records,
    lay,
    mixed_setup,
    pick,
    records,
    start,
    ways,
)

clause = pytest.mark.clause

MIXED_HAND = "KS 3H 2D 5C 6C 7C 8C"
"""With it :func:`start` deals this grid; clubs are trump, and the diagonal down shows 2S AC 4D QS KH AD:

    2S 3S 4S 5S 6S 7S
    2H AC 4H 5H 6H 7H
    KC 3D 4D 5D 6D 7D
    8S 9S JS QS QC AS
    8H 9H JH QH KH AH
    8D 9D JD QD KD AD
"""


def trick(words: str, hand: str = MIXED_HAND) -> tuple[list[str], str | None, str, str]:
    """Play one trick and give what was turned, what stopped it, who won and what was taken."""
    (made,) = decide(start(hand), words).tricks
    return made["turned"], made["stopped_by"], made["winner"], made["taken"]


def ended(order: str, scores: tuple[int, int], **ruleset: Any) -> tuple[bool, str | None]:
    """Give game_over and result after a deal whose tricks went as ``order`` says: ``"PPDPDD"``."""
    hand = start(scores=scores, **ruleset)
    hand.stage = None
    hand.tricks = [{"turned": [], "winner": "player" if side == "P" else "dummy"} for side in order]
    claims = hand.claims()
    assert claims["score"] == {"player": order.count("P"), "dummy": order.count("D")}
    return claims["game_over"], claims["result"]


@clause("OL-01")
def test_48_cards_no_tens_no_jokers() -> None:
    assert len(PACK.codes) == len(set(PACK.codes)) == 48
    assert set(PACK.codes) == {code for code in STANDARD.codes if code[0] != "T"}
    assert max(PACK.ints.values()) < 63


@clause("OL-01")
def test_one_player_alone_decides() -> None:
    hand = start()
    assert hand.to_move is None
    assert hand.legal().seat is None
    assert all("seat" not in action for record in records(count=5) for action in record.actions)


@clause("OL-02")
def test_rank_order() -> None:
    for suit in "SHDC":
        for high, low in itertools.pairwise("AKQJ98765432"):
            assert wins(high + suit, low + suit)
            assert not wins(low + suit, high + suit)


@clause("OL-03")
@pytest.mark.parametrize(
    ("difficulty", "scores", "order", "expected"),
    [
        ("normal", (15, 10), "PPPPPP", (True, "player")),
        ("normal", (15, 10), "PPPPPD", (False, None)),
        ("normal", (10, 15), "DDDDDD", (True, "dummy")),
        ("normal", (10, 15), "PDDDDD", (False, None)),
        ("normal", (20, 15), "DPDDDD", (True, "player")),
        ("hard", (25, 4), "PPPPPP", (True, "player")),
        ("hard", (25, 4), "PPPPPD", (False, None)),
        ("hard", (20, 4), "PPPPPP", (False, None)),
        ("hard", (0, 5), "DDDDDD", (True, "dummy")),
        ("hard", (0, 5), "DDDDDP", (False, None)),
    ],
)
def test_who_wins_and_when(difficulty: str, scores: tuple[int, int], order: str, expected: Any) -> None:
    assert ended(order, scores, difficulty=difficulty) == expected


@clause("OL-03")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_game_ends_with_the_deal_in_which_a_mark_is_reached(difficulty: str) -> None:
    ruleset = GAME.ruleset({"difficulty": difficulty})
    ends = marks(ruleset)
    for seed in range(8):
        *before, last = game_records(ruleset, "random", seed=seed)
        for record in before:
            assert record.claims is not None
            assert (record.claims["game_over"], record.claims["result"]) == (False, None)
            assert all(points < ends[side] for side, points in record.claims["scores_after"].items())
        assert last.claims is not None
        assert last.claims["game_over"]
        assert last.claims["scores_after"][last.claims["result"]] >= ends[last.claims["result"]]


@clause("OL-03")
@pytest.mark.parametrize("difficulty", ["easy", "", None, 1])
def test_there_are_two_difficulties(difficulty: int | str | None) -> None:
    with pytest.raises(ValueError):
        GAME.ruleset({"difficulty": difficulty})


@clause("OL-04")
def test_the_tens_are_left_over_for_keeping_score() -> None:
    left = set(STANDARD.codes) - set(PACK.codes)
    assert left == {"TS", "TH", "TD", "TC"}
    assert PACK.jokers == ()


@clause("OL-05", "OL-06")
def test_the_deal() -> None:
    seen_diagonals = set()
    for record in records(count=30):
        setup = record.setup
        cards = [code for row in setup["grid"] for code in row] + setup["hand"] + setup["stock"]
        assert ([len(row) for row in setup["grid"]], len(setup["hand"]), len(setup["stock"])) == ([6] * 6, 7, 5)
        assert sorted(cards) == sorted(PACK.codes)
        seen_diagonals.add(setup["diagonal"])
    assert seen_diagonals == {"down", "up"}


@clause("OL-05")
@pytest.mark.parametrize(("diagonal", "shown"), [("down", "2S 3H 4D QS KH AD"), ("up", "8D 9H JS 5D 6H 7S")])
def test_one_diagonal_lies_face_up(diagonal: str, shown: str) -> None:
    view = start(diagonal=diagonal).view(None)
    faces = [PACK.codes[card] for card in view.faces if card >= 0]
    assert sorted(faces) == sorted(shown.split())
    assert view.seen.bit_count() == 6 + 7 + 1


@clause("OL-06")
def test_the_top_card_of_the_stock_names_trump() -> None:
    for trump in ("9C", "2H", "AS"):
        hand = start("2C 3C 4C 5C 6C 7C 8C", trump)
        assert hand.trump == trump[1]
        while not hand.finished:
            hand.do(ways(hand)[0])
        assert hand.claims()["trump"] == trump[1]


@clause("OL-07", "OL-08")
@pytest.mark.parametrize(
    ("line", "end", "turned"),
    [
        ("R1", "left", "2S 3S 4S 5S 6S 7S"),
        ("R1", "right", "7S 6S 5S 4S 3S 2S"),
        ("R6", "left", "8D 9D JD QD KD AD"),
        ("C1", "top", "2S 2H 2D 8S 8H 8D"),
        ("C1", "bottom", "8D 8H 8S 2D 2H 2S"),
        ("C6", "bottom", "AD AH AS 7D 7H 7S"),
    ],
)
def test_cards_are_turned_from_the_end_where_the_card_was_laid(line: str, end: str, turned: str) -> None:
    hand = decide(start(), f"2C {line} {end}")
    assert hand.turned == turned.split()


@clause("OL-07")
def test_any_card_of_the_hand_at_either_end_of_any_line() -> None:
    assert list(NAMES) == sorted(NAMES)
    for card, line in itertools.product(start(MIXED_HAND).held, NAMES):
        for end in LINES[line]:
            hand = start(MIXED_HAND)
            assert hand.refusal(lay(card, line, end)) is None
            hand.do(lay(card, line, end))
            assert card not in hand.held


@clause("OL-07")
def test_a_card_that_was_laid_is_out_of_the_hand() -> None:
    hand = decide(start(MIXED_HAND), "KS R4 left")
    assert there(hand.refusal(lay("KS", "R1", "left"))).facts == {"card": "KS", "played": True}
    assert there(hand.refusal(lay("AD", "R1", "left"))).facts == {"card": "AD", "played": False}


@clause("OL-09")
def test_the_first_card_of_the_suit_or_of_trump_stops() -> None:
    assert trick("2D C1 top")[:2] == (["2S", "2H", "KC"], "KC")
    assert trick("3H C3 bottom")[:2] == (["JD", "JH"], "JH")
    assert trick("3H C2 bottom")[:2] == (["9D", "9H"], "9H")
    assert trick("2D R4 right")[:2] == (["AS", "QC"], "QC")
    assert trick("6C R2 left")[:2] == (["2H", "AC"], "AC")


@clause("OL-10")
def test_a_card_that_lies_face_up_counts_and_stops() -> None:
    hand = start(MIXED_HAND)
    assert hand.view(None).faces[0] == PACK.ints["2S"]
    decide(hand, "KS R1 left")
    assert hand.tricks[0] == {"turned": ["2S"], "stopped_by": "2S", "winner": "player", "taken": "2S"}
    decide(hand, "3H C4 bottom")
    assert hand.tricks[1] == {"turned": ["QD", "QH"], "stopped_by": "QH", "winner": "dummy", "taken": "QH"}
    # QD lies face up since then, and is reached like any other
    decide(hand, "5C R6 right, AD")
    assert hand.tricks[2]["turned"] == ["AD", "KD", "QD", "JD", "9D", "8D"]


@clause("OL-11")
def test_the_higher_card_of_the_suit_wins() -> None:
    assert trick("3H R2 left") == (["2H"], "2H", "player", "2H")
    assert trick("3H R2 right") == (["7H"], "7H", "dummy", "7H")
    assert trick("KS R4 left") == (["8S"], "8S", "player", "8S")
    assert trick("KS R4 right") == (["AS"], "AS", "dummy", "AS")


@clause("OL-11")
def test_a_trump_meets_a_trump_by_rank() -> None:
    assert trick("8C R3 left") == (["KC"], "KC", "dummy", "KC")
    assert trick("AC R3 left", "KS 3H 2D AC 6C 7C 8C") == (["QC"], "QC", "player", "QC")


@clause("OL-12")
def test_a_trump_stops_a_plain_card_and_the_dummy_wins() -> None:
    assert trick("KS C5 bottom") == (["KD", "KH", "QC"], "QC", "dummy", "QC")
    # whatever the ranks
    for plain, trump in itertools.product(("AS", "AH", "AD"), (rank + "C" for rank in "23456789JQKA")):
        assert not wins(plain, trump)


@clause("OL-13")
def test_six_cards_without_a_stop_and_the_player_picks() -> None:
    six = ["2S", "3S", "4S", "5S", "6S", "7S"]
    for card in six:
        hand = decide(start(MIXED_HAND), "3H R1 left")
        assert (hand.stage, hand.tricks) == ("pick", [])
        legal = hand.legal()
        assert (legal.do, legal.claimed, list(legal.choices)) == ("pick", False, six)
        hand.do(pick(card))
        assert hand.tricks[0]["winner"] == "player"
        assert (hand.tricks[0]["stopped_by"], hand.tricks[0]["taken"]) == (None, card)


@clause("OL-13")
def test_a_pick_follows_every_trick_without_a_stop_and_no_other() -> None:
    for record in records(count=40):
        does = [action["do"] for action in record.actions]
        expected = []
        assert record.claims is not None
        for one in record.claims["tricks"]:
            expected += ["line"] if one["stopped_by"] else ["line", "pick"]
        assert does == expected


@clause("OL-14")
def test_two_cards_leave_and_the_gap_stays() -> None:
    hand = decide(start(MIXED_HAND), "3H R2 left")
    view = hand.view(None)
    assert "3H" not in hand.held
    assert (view.gaps, view.faces[6]) == (1 << 6, -1)
    assert list(hand.legal().choices) == [line for line in NAMES if line not in ("C1", "R2")]
    decide(hand, "KS R1 right")
    assert hand.view(None).gaps == 1 << 6 | 1 << 5


@clause("OL-15")
def test_what_was_turned_and_not_taken_stays_face_up() -> None:
    hand = decide(start(MIXED_HAND), "KS C5 bottom")
    faces = {PACK.codes[card] for card in hand.view(None).faces if card >= 0}
    assert faces == {"2S", "AC", "4D", "QS", "KH", "AD", "KD"}
    assert hand.view(None).seen >> PACK.ints["QC"] & 1


@clause("OL-16")
def test_only_full_lines_may_be_chosen() -> None:
    hand = decide(start(MIXED_HAND), "3H R2 left")
    for line in NAMES:
        refusal = hand.refusal(lay("5C", line, next(iter(LINES[line]))))
        assert (refusal is not None) == (line in ("C1", "R2"))
    refusal = hand.refusal(lay("5C", "C1", "top"))
    assert refusal is not None
    assert (refusal.code, refusal.clause, refusal.about) == ("not-full", "OL-16", "line")
    assert refusal.facts == {"line": "C1", "gone": ["2H"], "lines": hand.full}
    assert list(hand.legal().choices) == hand.full


@clause("OL-17")
def test_six_tricks_and_one_card_is_left() -> None:
    for record in records(count=20):
        hand = LinesHand(RULESETS[0], dict(record.setup))
        for action in record.actions:
            assert not hand.finished
            hand.do(action)
        assert hand.finished
        assert (len(hand.tricks), len(hand.held)) == (6, 1)


@clause("OL-17")
def test_a_full_line_always_remains() -> None:
    """Every pattern of rows and columns with a gap that six tricks can make, whatever is taken from where."""
    patterns = {frozenset(NAMES)}
    for trick in range(TRICKS):
        # each trick ends a row and a column at the most, so the last still has one of each
        assert min(map(len, patterns)) == len(NAMES) - 2 * trick > 0
        after: set[frozenset[str]] = set()
        for full in patterns:
            for line in full:
                after |= {full.difference(THROUGH[cell]) for cells in LINES[line].values() for cell in cells}
        patterns = after


@clause("OL-18")
def test_a_point_a_trick() -> None:
    for record in records(RULESETS[6], count=20, mixed=True):
        claims = there(record.claims)
        won = [one["winner"] for one in claims["tricks"]]
        assert claims["score"] == {side: won.count(side) for side in ("player", "dummy")}
        for side, points in claims["score"].items():
            assert claims["scores_after"][side] == record.setup["scores_before"][side] + points


@clause("OL-19")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_all_is_dealt_again_until_the_game_is_over(difficulty: str) -> None:
    game = game_records(GAME.ruleset({"difficulty": difficulty}), seed=2)
    assert [record.setup["hand_no"] for record in game] == list(range(1, len(game) + 1))
    assert game[0].setup["scores_before"] == {"player": 0, "dummy": 0}
    for one, other in itertools.pairwise(game):
        assert one.claims is not None
        assert other.setup["scores_before"] == one.claims["scores_after"]
        assert other.setup["grid"] != one.setup["grid"]


@clause("OL-20")
@pytest.mark.parametrize("target", TARGETS)
def test_hard_target(target: int) -> None:
    assert marks(GAME.ruleset({"difficulty": "hard", "hard_target": target})) == {
        "player": target,
        "dummy": 11,
    }
    scores = (target - 6, 3)
    assert ended("PPPPPP", scores, difficulty="hard", hard_target=target) == (True, "player")
    assert ended("PPPPPD", scores, difficulty="hard", hard_target=target) == (False, None)


@clause("OL-20")
@pytest.mark.parametrize("target", TARGETS)
def test_the_hard_target_has_no_effect_in_the_normal_game(target: int) -> None:
    assert marks(GAME.ruleset({"difficulty": "normal", "hard_target": target})) == {
        "player": 21,
        "dummy": 21,
    }


@clause("OL-20")
def test_the_hard_target_is_written_where_it_is_not_31() -> None:
    for target, written in ((31, {"difficulty": "hard"}), (21, {"difficulty": "hard", "hard_target": 21})):
        (record,) = records(GAME.ruleset({"difficulty": "hard", "hard_target": target}))
        assert record.ruleset == written


@clause("OL-22")
@pytest.mark.parametrize(
    ("scores", "order", "first"),
    [
        ((18, 18), "PPPDDD", "player"),
        ((18, 18), "DDDPPP", "dummy"),
        ((18, 18), "PDPDPD", "player"),
        ((20, 16), "DDDDDP", "dummy"),
        ((20, 16), "DDDDPD", "player"),
    ],
)
@pytest.mark.parametrize("same_deal", SAME_DEAL)
def test_both_at_their_mark_in_the_same_deal(
    same_deal: str, scores: tuple[int, int], order: str, first: str
) -> None:
    expected = {"dummy": "dummy", "player": "player", "first-trick": first}[same_deal]
    assert ended(order, scores, same_deal=same_deal) == (True, expected)
    # where only one is there, the option has no say
    assert ended("PPPPPP", scores, same_deal=same_deal) == (True, "player")
    assert ended("DDDDDD", scores, same_deal=same_deal) == (True, "dummy")


@clause("OL-22")
@pytest.mark.parametrize("same_deal", SAME_DEAL)
def test_both_at_their_mark_in_the_hard_game(same_deal: str) -> None:
    expected = {"dummy": "dummy", "player": "player", "first-trick": "dummy"}[same_deal]
    assert ended("PDPPPP", (28, 10), difficulty="hard", same_deal=same_deal) == (True, expected)


@clause("OL-21")
def test_scores_are_looked_at_when_the_deal_is_over() -> None:
    hand = decide(start(scores=(20, 0)), "2C R1 left, 2S")
    assert not hand.finished
    assert hand.legal().do == "line"


@clause("OL-22")
def test_first_there_against_counting_trick_by_trick() -> None:
    for order in map("".join, itertools.product("PD", repeat=6)):
        for player, dummy in itertools.product(range(1, 8), repeat=2):
            wanted, expected = {"P": player, "D": dummy}, None
            for side in order:
                wanted[side] -= 1
                if wanted[side] == 0 and expected is None:
                    expected = {"P": "player", "D": "dummy"}[side]
            assert ended(order, (21 - player, 21 - dummy), same_deal="first-trick")[1] == expected


def test_mixed_deals_stand_anywhere_in_a_game() -> None:
    for ruleset in RULESETS:
        player, dummy = marks(ruleset).values()
        numbers = set()
        for index in range(60):
            setup = mixed_setup(ruleset, 4, index)
            GAME.hand.shapes(ruleset).setup(setup)
            before = setup["scores_before"]
            assert before["player"] < player
            assert before["dummy"] < dummy
            assert before["player"] + before["dummy"] == 6 * (setup["hand_no"] - 1)
            numbers.add(setup["hand_no"])
        assert numbers == set(range(1, (player + dummy - 2) // 6 + 2))


# --- refusals


def state(hand: LinesHand) -> dict[str, object]:
    """Give all that a hand knows of how it stands."""
    return {name: value for name, value in vars(hand).items() if name not in ("ruleset", "setup")}


@pytest.mark.parametrize(
    ("action", "code", "about", "facts"),
    [
        ({"do": "pick", "card": "2S"}, "wrong-decision", "do", {"do": "line"}),
        ({"card": "TS", "line": "R1", "from": "left"}, "no-such-card", "card", {"card": "TS"}),
        ({"card": "AH", "line": "R1", "from": "left"}, "not-in-hand", "card", {"card": "AH", "played": False}),
        ({"card": "3H", "line": "R7", "from": "left"}, "no-such-line", "line", {"line": "R7"}),
        (
            {"card": "3H", "line": "R1", "from": "top"},
            "no-such-end",
            "from",
            {"line": "R1", "from": "top", "ends": ["left", "right"]},
        ),
    ],
)
def test_refusals(
    action: dict[str, str], code: str, about: str, facts: dict[str, Any] | dict[str, str]
) -> None:
    hand = start(MIXED_HAND)
    refusal = hand.refusal({"do": "line", **action})
    assert refusal is not None
    assert (refusal.code, refusal.about, refusal.facts) == (code, about, facts)
    with pytest.raises(Refused) as refused:
        hand.do({"do": "line", **action})
    assert refused.value.where == f"actions[0].{about}"
    assert state(hand) == state(start(MIXED_HAND))


@pytest.mark.parametrize(
    ("action", "code", "about"),
    [
        ({"do": "line", "card": "5C", "line": "R2", "from": "left"}, "wrong-decision", "do"),
        ({"do": "pick", "card": "8S"}, "not-turned", "card"),
        ({"do": "pick", "card": "3H"}, "not-turned", "card"),
        ({"do": "pick", "card": "TS"}, "no-such-card", "card"),
    ],
)
def test_refusals_while_a_card_is_to_be_picked(action: dict[str, str], code: str, about: str) -> None:
    hand = decide(start(MIXED_HAND), "3H R1 left")
    refusal = hand.refusal(action)
    assert refusal is not None
    assert (refusal.code, refusal.about) == (code, about)
    with pytest.raises(Refused) as refused:
        hand.do(action)
    assert refused.value.where == f"actions[1].{about}"
    assert hand.stage == "pick"


def test_nothing_may_be_done_when_the_deal_is_over() -> None:
    (record,) = records()
    hand = LinesHand(RULESETS[0], dict(record.setup))
    with pytest.raises(ValueError, match="not over"):
        hand.claims()
    for action in record.actions:
        hand.do(action)
    for action in record.actions:
        refusal = hand.refusal(action)
        assert refusal is not None
        assert (refusal.code, refusal.clause, refusal.about) == ("hand-over", "OL-17", "do")
    with pytest.raises(Refused, match="hand-over"):
        hand.legal()


def test_a_copy_goes_on_apart() -> None:
    hand = decide(start(MIXED_HAND), "3H R1 left")
    other = hand.copy()
    decide(other, "2S, KS R4 left")
    assert (len(hand.tricks), len(other.tricks)) == (0, 2)
    assert (hand.stage, hand.laid, other.laid) == ("pick", ["3H"], ["3H", "KS"])
