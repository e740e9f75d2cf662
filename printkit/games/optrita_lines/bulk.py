"""Optrita: Lines in bulk: whole games over ints, the player deciding at random."""

from __future__ import annotations

from printkit.games.optrita_lines.hand import SAME_DEAL, marks
from printkit.games.optrita_lines.rules import (
    DEALT,
    END,
    FULL,
    HAND,
    LINE,
    NOBODY,
    PICKING,
    SIDE,
    TRICK,
    TRICKS,
    TURNED,
    WON,
    begin,
    cell,
    deal,
    lay,
    pick,
    result,
)
from printkit.rules.game import Ruleset
from printkit.rules.rng import DEAL, PLAY, below, blocks, fill, stream
from printkit.rules.tricks import nth, popcount
from printkit.rules.work import (
    DECISIONS,
    PLAYS,
    Bulk,
    Work,
    close_game,
    close_hand,
    open_game,
    open_hand,
)

MOST_HANDS = (30 + 20) // TRICKS + 1
"""Every trick is somebody's point, and the game goes on while player and dummy are below their marks."""


def play_games(options: tuple[int, int, int], key0: int, key1: int, first: int, count: int, work: Work) -> None:
    """Play whole games (:class:`printkit.rules.work.Bulk`)."""
    player, dummy, same_deal = options
    table = work.table
    dealing = blocks(DEALT + 1)
    choosing = blocks(2 * TRICKS)
    for game in range(count):
        open_game(work, 2)
        hand_no = 0
        found = NOBODY
        while found == NOBODY:
            hand_no += 1
            fill(work.dealing, 0, dealing, key0, key1, first + game, stream(hand_no, DEAL))
            fill(work.choosing, 0, choosing, key0, key1, first + game, stream(hand_no, PLAY))
            deal(work.dealing, work.deck)
            begin(table, work.deck, below(work.dealing[DEALT], 2))
            play_hand(work)
            open_hand(work, 2)
            work.added[0] = work.tricks[0] = table[WON]
            work.added[1] = work.tricks[1] = TRICKS - table[WON]
            found = result(table, player - work.scores[0], dummy - work.scores[1], same_deal)
            close_hand(work, 2)
        close_game(work, 2, game, 1 << (found - 1))


def play_hand(work: Work) -> None:
    """Play a deal, a word a decision, and count decisions and cards laid and turned."""
    table = work.table
    word = 0
    turned = 0
    while table[TRICK] < TRICKS:
        if table[PICKING]:
            pick(table, cell(table[LINE], table[END], below(work.choosing[word], SIDE)))
        else:
            lay_any(table, work.choosing[word])
            turned += table[TURNED]
        word += 1
    work.sums[PLAYS] += TRICKS + turned
    work.sums[DECISIONS] += word + turned


def lay_any(table: list[int], word: int) -> None:
    """Lay any card at any end of any full line, all as likely."""
    hand = table[HAND]
    full = table[FULL]
    lines = popcount(full)
    chosen = below(word, popcount(hand) * lines * 2)
    end = chosen & 1
    chosen >>= 1
    lay(table, nth(hand, chosen // lines), nth(full, chosen % lines), end)


def options(ruleset: Ruleset) -> tuple[int, int, int]:
    """OL-03, OL-20, OL-21: give the points that player and dummy want, and who wins who both have them."""
    return (*marks(ruleset), SAME_DEAL.index(ruleset["same_deal"]))


BULK = Bulk(play_games, options, MOST_HANDS)
