"""Briscola for two, a game after docs/games.md in which cards are drawn from a stock."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from printkit import games
from printkit.errors import GameError, RecordError
from printkit.games import foreign
from printkit.rules.game import Game
from printkit.rules.record import Record, line
from printkit.rules.replay import replay, walk
from printkit.rules.run import whole_games
from printkit.rules.trick import TrickHand

HERE = Path(__file__).parent / "briscola"


@pytest.fixture
def game() -> Iterator[Game]:
    yield foreign.load(HERE / "game.py", HERE)
    foreign.forget()


def played(game: Game) -> list[Record]:
    return [one for name in game.policies for one in whole_games(game, game.ruleset({}), name, 3, 10, "test")]


def test_who_takes_a_trick_draws_first(game: Game) -> None:
    for one in played(game):
        assert replay(game, one).holds and one.claims
        assert sum(one.claims["points"]) == 120 == sum(trick["points"] for trick in one.claims["tricks"])
        held, stock = list(map(set, one.setup["hands"])), list(one.setup["stock"])
        for at, (hand, action) in enumerate(walk(game, one)):
            if at and at % 2 == 0 and stock:
                taker = one.claims["tricks"][at // 2 - 1]["winner"]
                held[taker].add(stock.pop(0))
                held[1 - taker].add(stock.pop(0))
            assert set(action["legal"]) == held[action["seat"]], "any card may be played"
            assert [set(game_hand) for game_hand in hand.hands] == held  # type: ignore[attr-defined]
            assert [hand.pack.mask(cards) for cards in held] == hand.masks  # type: ignore[attr-defined]
            held[action["seat"]].remove(action["card"])
        assert not stock and not any(held)


def test_a_card_that_is_dealt_and_in_the_stock_is_refused(game: Game) -> None:
    one = played(game)[0]
    spoiled = one._replace(setup={**one.setup, "stock": [one.setup["hands"][0][0], *one.setup["stock"][1:]]})
    with pytest.raises(RecordError, match="is there twice"):
        games.read(line(spoiled))


def test_a_mask_that_lacks_a_card_is_told(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Policies reckoned with cards that they did not hold."""
    leads = game.hand.leads  # type: ignore[attr-defined]

    def forgetful(self: TrickHand, taker: int) -> int:
        before = [*self.masks]
        leads(self, taker)
        self.masks = before
        return taker

    monkeypatch.setattr(game.hand, "leads", forgetful)
    with pytest.raises(GameError, match=r"self\.hands and self\.masks do not hold the same cards"):
        played(game)


def test_docs_print_it() -> None:
    page = (HERE.parents[2] / "docs" / "games.md").read_text("utf-8")
    section = page.partition("### Drawing cards")[2]
    printed = section.partition("```python\n")[2].partition("```")[0]
    assert printed in (HERE / "game.py").read_text("utf-8")
