"""Each judge sees its lesson in the pinned hand, and does not see it in hands that nearly show it."""

from __future__ import annotations

from typing import Any

import pytest

from .table import LESSONS, again, cards, pinned, played, sees, swapped


def turned(lesson: str, card: str) -> list[list[str]]:
    """Give a pinned record's hands with ``card`` as the face-up card of whoever holds it."""
    hands = pinned(lesson)["setup"]["hands"]
    return [sorted(hand, key=card.__eq__) if card in hand else hand for hand in hands]


@pytest.mark.clause("SP-12")
def test_follow_face_up_needs_the_card_face_up() -> None:
    hand = next(hand for hand in pinned("follow-face-up")["setup"]["hands"] if hand[-1] == "2S")
    for card in hand[:-1]:
        assert not sees("follow-face-up", again("follow-face-up", 4, hands=turned("follow-face-up", card)))


@pytest.mark.clause("SP-12")
def test_follow_face_up_needs_it_to_be_the_only_one() -> None:
    assert not sees("follow-face-up", again("follow-face-up", 4, hands=swapped("follow-face-up", "JH", "JS")))


@pytest.mark.clause("SP-12")
@pytest.mark.parametrize(
    ("die", "shown"), [(2, True), (3, True), (4, True), (1, False), (5, False), (6, False)]
)
def test_follow_face_up_needs_a_trump_to_be_tempted_by(die: int, shown: bool) -> None:
    """D holds hearts, a club and diamonds; spades are led."""
    assert sees("follow-face-up", again("follow-face-up", 4, die=die)) == shown


@pytest.mark.clause("SP-13")
@pytest.mark.parametrize(
    ("die", "shown"), [(1, True), (2, False), (3, False), (4, False), (5, False), (6, False)]
)
def test_trump_wins_needs_the_suit_to_be_trump(die: int, shown: bool) -> None:
    """Hearts are led, C plays a spade: only with spades as trump does it win."""
    scene = again("trump-wins", 4, die=die)
    assert (scene.claims["tricks"][0]["winner"] == 2) == shown
    found = LESSONS["trump-wins"].judge(scene)
    assert (found is not None and getattr(found, "trick", 0) == 1) == shown


@pytest.mark.clause("SP-13")
def test_trump_wins_needs_one_trump_only() -> None:
    """D has a spade in place of the hearts, and overruffs."""
    setup = pinned("trump-wins")["setup"]
    scene = played(setup, cards(pinned("trump-wins"), 3))
    assert sees("trump-wins", scene)
    hearts = [card for card in setup["hands"][3] if card[-1] == "H"]
    given = ["JS", "KS"]
    names = dict(zip(hearts + given, given + hearts, strict=True))
    hands = [[names.get(card, card) for card in hand] for hand in setup["hands"]]
    scene = played({**setup, "hands": hands}, [*cards(pinned("trump-wins"), 3), "KS"])
    assert scene.claims["tricks"][0]["winner"] == 3
    assert getattr(LESSONS["trump-wins"].judge(scene), "trick", 0) != 1


@pytest.mark.clause("SP-13")
@pytest.mark.parametrize(("thrown", "shown"), [("AH", True), ("QD", False), ("2C", False)])
def test_no_trump_needs_a_card_that_would_be_higher(thrown: str, shown: bool) -> None:
    """The spade king takes the trick: a queen thrown on it shows nothing."""
    first = cards(pinned("no-trump"), 3)
    found = LESSONS["no-trump"].judge(played(pinned("no-trump")["setup"], [*first, thrown]))
    assert (found is not None and getattr(found, "trick", 0) == 1) == shown


@pytest.mark.clause("SP-10")
@pytest.mark.parametrize("lesson", ["first-ace-names", "two-aces"])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_1st_ace_needs_a_roll_of_six(lesson: str, die: int) -> None:
    assert not sees(lesson, again(lesson, 4, die=die))


@pytest.mark.clause("SP-10")
def test_one_ace_is_not_two_and_two_are_not_one() -> None:
    assert not sees("two-aces", again("first-ace-names"))
    assert not sees("first-ace-names", again("two-aces"))


@pytest.mark.clause("SP-10")
def test_two_aces_need_to_fall_in_one_trick() -> None:
    """C keeps the ace back and throws something else away."""
    value = pinned("two-aces")
    ace = next(card for card in cards(value, 4)[1:] if card[0] == "A")
    at = cards(value, 4).index(ace)
    other = next(card for card in value["actions"][at]["legal"] if card[0] != "A")
    assert not sees("two-aces", played(value["setup"], [*cards(value, at), other]))


@pytest.mark.clause("SP-15")
def test_discard_fifth_needs_a_queen_left_over() -> None:
    """The queen that is left over changes places with a card that scores nothing."""
    value = pinned("discard-fifth")
    left = {card for hand in value["setup"]["hands"] for card in hand} - set(cards(value, 16))
    queen = next(card for card in left if card[0] == "Q")
    used = {card for hand in value["setup"]["hands"] for card in hand}
    spare = next(f"{rank}{suit}" for rank in "KJTA" for suit in "SHDC" if f"{rank}{suit}" not in used)
    names = {queen: spare}
    hands = [[names.get(card, card) for card in hand] for hand in value["setup"]["hands"]]
    assert not sees("discard-fifth", played({**value["setup"], "hands": hands}, cards(value, 16)))


@pytest.mark.clause("SP-16", "SP-17")
@pytest.mark.parametrize(("last", "shown"), [(("KC", "AC"), False), (("AC", "KC"), True)])
def test_scored_hand_needs_somebody_without_a_trick(last: tuple[str, str], shown: bool) -> None:
    """Everybody wins a trick; or D the last one too, and A none."""
    hands = ["KS TH 2D AC JD", "AS KH TD TC JH", "QS AH KD JC TS", "2S QH AD KC JS"]
    names = dict(zip(("KC", "AC"), last, strict=True))
    setup = {"hand_no": 1, "dealer": 0, "die": 5, "scores_before": [0] * 4}
    setup["hands"] = [[names.get(card, card) for card in hand.split()] for hand in hands]
    plays = f"KS AS QS 2S KH AH QH TH KD AD 2D TD {last[0]} {last[1]} TC JC"
    scene = played(setup, plays.split())
    assert scene.claims["tricks_won"] == ([0, 1, 1, 2] if shown else [1, 1, 1, 1])
    assert sees("scored-hand", scene) == shown


@pytest.mark.clause("SP-17")
@pytest.mark.parametrize("changes", [{"hand_no": 2}, {"hand_no": 2, "dealer": 1}])
def test_the_source_s_example_is_its_first_hand(changes: dict[str, Any]) -> None:
    value = pinned("source-example")
    count = 0 if "dealer" in changes else 16
    assert not sees("source-example", played({**value["setup"], **changes}, cards(value, count)))


WHOLE = ("whole-hand", "last-hand")


@pytest.mark.parametrize("lesson", WHOLE)
def test_whole_hands_are_played_with_sense_to_the_end(lesson: str) -> None:
    """At each decision in turn another card than the sensible one; the rest as sense has it."""
    value = pinned(lesson)
    tried = 0
    for at, action in enumerate(value["actions"]):
        other = [card for card in action["legal"] if card != action["card"]]
        if other:
            tried += 1
            scene = played(value["setup"], [*cards(value, at), other[0]])
            assert not scene.turns[at].sound
            assert not sees(lesson, scene)
    assert tried >= 8


@pytest.mark.clause("SP-18")
def test_the_last_hand_needs_an_end_and_one_winner() -> None:
    value = pinned("last-hand")
    before, after = value["setup"]["scores_before"], value["claims"]["scores_after"]
    assert sees("last-hand", again("last-hand"))
    assert not sees("last-hand", again("last-hand", hand_no=6))
    (winner,) = value["claims"]["winners"]
    level = [points + max(after) - total for points, total in zip(before, after, strict=True)]
    for other in range(7):
        if other != winner:
            tied = [level[seat] if seat == other else points for seat, points in enumerate(before)]
            assert not sees("last-hand", again("last-hand", scores_before=tied))


@pytest.mark.parametrize("lesson", ["whole-hand", "last-hand"])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_whole_hands_need_a_ruff_that_wins(lesson: str, die: int) -> None:
    """The same cards under another trump: where no ruff wins a trick, there is nothing to see."""
    scene = again(lesson, 0, die=die)
    ruffs = [
        trick
        for trick in scene.claims["tricks"]
        if trick["trump"]
        and trick["cards"][trick["seats"].index(trick["winner"])][1] == trick["trump"] != trick["cards"][0][1]
    ]
    if sees(lesson, scene):
        assert ruffs or die == 5
    if die == pinned(lesson)["setup"]["die"]:
        assert ruffs
        assert sees(lesson, scene)
