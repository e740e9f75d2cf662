"""docs/games.md as printed: its imports are there, and printkit can play the deal that it prints."""

from __future__ import annotations

import json
from itertools import chain
from typing import Any

import pytest

from printkit.errors import RecordError
from printkit.rules.game import Choice
from printkit.rules.lesson import watch
from printkit.rules.record import line, read
from printkit.rules.run import hands
from printkit.rules.view import View
from tests.docs.printed import blocks

PAGE = "docs/games.md"
FRAME = """
class Turned(TrickHand):
    id = "turned"
    for_players, size = (4,), 5
    clauses = dict.fromkeys(TrickHand.needed, "T-01")

    def __init__(self, ruleset, setup):
        super().__init__(ruleset, setup, 0, setup["turned"][-1])

    def score(self):
        return self.won

"""
MADE = '\nGAME = make_game(Turned, {"random": random_card, "sensible": random_card}, RANDOM)\n'


def printed(start: str) -> str:
    (body,) = [one.body for one in blocks(PAGE) if one.lang == "python" and one.body.startswith(start)]
    return body


@pytest.fixture
def game() -> Any:
    known: dict[str, Any] = {}
    deal = printed("    @classmethod\n    def deal(")
    exec(printed("from printkit.rules import shape") + FRAME + deal + MADE, known)
    return known["GAME"]


def test_a_card_is_turned_up_and_the_rest_is_the_stock(game: Any) -> None:
    first = set()
    for one in hands(game, game.ruleset({}), "random", 1, 40, "test"):
        setup = one.setup
        assert read(line(one), {"turned": game}.get) == one
        assert [len(hand) for hand in setup["hands"]] == [5] * 4
        cards = [setup["turned"], *setup["stock"], *chain(*setup["hands"])]
        assert sorted(cards) == sorted(game.hand.pack.codes), "each card once"
        first.add(setup["stock"][0])
    assert len(first) > 20, "the stock is shuffled"


def test_a_card_in_the_stock_that_is_turned_up_too_is_refused(game: Any) -> None:
    (one,) = hands(game, game.ruleset({}), "random", 1, 1, "test")
    spoiled = json.loads(line(one))
    spoiled["setup"]["turned"] = spoiled["setup"]["stock"][0]
    with pytest.raises(RecordError, match="is there twice"):
        read(json.dumps(spoiled), {"turned": game}.get)


def test_hands_are_shown_as_the_pack_has_them(game: Any) -> None:
    known: dict[str, Any] = {}
    exec("from printkit.rules.scene import Trick, tricks_as\n" + printed("def held("), known)
    (one,) = hands(game, game.ruleset({}), "random", 1, 1, "test")
    shown = known["tricks"](watch(game._replace(policies={"sensible": first_card}), one))
    for seat, cards in enumerate(one.setup["hands"]):
        assert list(shown[0].by(seat).held) == sorted(cards, key=game.hand.pack.codes.index)


def first_card(view: View[Any], words: object) -> Choice:
    return view.play(view.legal[0], "random")
