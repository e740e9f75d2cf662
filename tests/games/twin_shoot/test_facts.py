"""What is proven of Twin Shoot, against hands that are played and counts made another way."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from printkit.games.twin_shoot.game import TwinHand
from printkit.games.twin_shoot.game.rules import MOST, points
from printkit.rules import run
from printkit.rules.game import Ruleset
from tests.games.checks import there
from tests.games.twin_shoot.samples import GAME, RULESETS

WITNESSES = {
    4: ("AL KL QL JL TL 9L 8L 7L AX KX QX JX", "TX 9X 8X 7X AD KD QD JD TD 9D 8D 7D"),
    6: ("AL KL QL JL TL 9L 8L 7L 6L 5L 4L 3L", "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D"),
}
"""Every card of seat 0 takes the trick that it leads: its leaves by suit and by rank, then its crosses."""


@pytest.mark.clause("TS-13", "TS-25", "TS-26")
@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("opened", ["by the team", "by another, who misses"])
def test_the_greatest_score_is_reached(players: int, opened: str) -> None:
    ruleset = GAME.ruleset({"players": players})
    deck = {card for hand in run.deal(GAME, ruleset, 0, 0)["hands"] for card in hand}
    hands = [cards.split() for cards in WITNESSES[players]]
    rest = sorted(deck.difference(*hands))
    hands += [rest[at : at + 12] for at in range(0, len(rest), 12)]
    scores = [50] * (players // 2)
    scores[0 if opened == "by the team" else 1] = 0
    setup = {"hand_no": 1, "dealer": players - 1, "opening_leader": 0, "hands": hands, "scores_before": scores}
    hand = GAME.hand(ruleset, setup)
    assert isinstance(hand, TwinHand)
    for seat in range(players):
        hand.do({"do": "bid", "seat": seat, "cards": sorted(hands[seat][-2:] if seat else ["7L", "8L"])})
    hand.do({"do": "open", "seat": hand.to_move})
    while not hand.finished:
        mine = [card for card in hands[0] if card in hand.legal().choices]
        hand.play(mine[0] if hand.to_move == 0 else hand.legal().choices[0])
    claims = hand.claims()
    assert claims["bids"][:2] == claims["tricks_won"][:2] == [10, 0]
    assert claims["score"][0] == MOST


@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_no_hand_scores_more(ruleset: Ruleset) -> None:
    for record in run.hands(GAME, ruleset, "sensible", 6, 100, "test", mixed=True):
        assert max(there(record.claims)["score"]) <= MOST


def cases() -> Iterator[tuple[tuple[int, ...], tuple[bool, ...], int | None]]:
    """Give tricks and hits by seat (the other team's tricks all its right-hand member's), and who opened.

    What a team scores depends on its tricks, on who took what they bid, on who opened, and on whether that bid
    was missed. A third team only takes tricks away, and one team at the most opens.
    """
    for one, other in itertools.product(range(11), repeat=2):
        for hits in itertools.product((False, True), repeat=3):
            for opened in (None, 0, 1) if one + other <= 10 else ():
                yield (one, other, 10 - one - other, 0), (*hits, True), opened


@pytest.mark.clause("TS-25", "TS-26")
def test_no_case_of_scoring_brings_more() -> None:
    made = set()
    for won, hits, opened in cases():
        bids = [tricks if hit else -1 for tricks, hit in zip(won, hits, strict=True)]
        made.add(sum(points(bids, won, opened)[0]))
    assert made == {tricks + more for tricks in range(11) for more in (0, 10, 30, 40, 60)}
    assert max(made) == MOST
