"""Handmade Pinochle in bulk: whole games over ints, everyone deciding at random."""

from __future__ import annotations

from printkit.games.handmade_pinochle.policies import RAISES
from printkit.games.handmade_pinochle.rules import (
    BIDDER,
    CALLING,
    CARDS,
    DEALS,
    EACH,
    EXTRA,
    HEAD,
    MIN_BID,
    NAMING,
    ORDER,
    ORDERS,
    OVER,
    PLAYERS,
    PLAYING,
    STAGE,
    TRICKS,
    WON,
    begin,
    call,
    deal,
    give_up,
    is_last,
    least,
    legal,
    name,
    next_start,
    pick,
    play,
    score,
)
from printkit.rules.game import Ruleset
from printkit.rules.rng import DEAL, PLAY, below, blocks, fill, stream
from printkit.rules.tricks import choose, highest
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

PAIRS = 2
BLOCKS = 16
"""Blocks of random words at a time; a deal needs some 25."""


def play_games(
    options: tuple[int, int, int, int, int], key0: int, key1: int, first: int, count: int, work: Work
) -> None:
    """Play whole games (:class:`printkit.rules.work.Bulk`)."""
    table = work.table
    table[MIN_BID], table[EXTRA], table[EACH], table[HEAD], table[ORDER] = options
    dealing = blocks(CARDS - 1)
    for game in range(count):
        open_game(work, PAIRS)
        start = 0
        hand_no = 1
        again = 0
        over = False
        while not over:
            fill(work.dealing, 0, dealing, key0, key1, first + game, stream(hand_no, DEAL, again))
            deal(work.dealing, work.deck)
            begin(table, start, work.deck)
            word = 4 * BLOCKS
            block = 0
            while table[STAGE] != OVER:
                if word == 4 * BLOCKS:
                    fill(work.choosing, block, BLOCKS, key0, key1, first + game, stream(hand_no, PLAY, again))
                    block += BLOCKS
                    word = 0
                decide(table, work.choosing[word], work.spare)
                word += 1
            work.sums[DECISIONS] += 4 * (block - BLOCKS) + word
            if table[BIDDER] < 0:
                again += 1
            else:
                open_hand(work, PAIRS)
                score(table, work.added)
                for seat in range(PLAYERS):
                    work.tricks[seat % PAIRS] += table[WON + seat]
                close_hand(work, PAIRS)
                work.sums[PLAYS] += TRICKS * PLAYERS
                start = next_start(start)
                over = is_last(hand_no)
                hand_no += 1
                again = 0
        close_game(work, PAIRS, game, highest(work.scores, PAIRS))


def decide(table: list[int], word: int, counts: list[int]) -> None:
    """Decide as a random word says: any card, any trump; as often as not to pass, else one of ten calls."""
    stage = table[STAGE]
    if stage == CALLING:
        raised = below(word, 2 * RAISES) - RAISES
        if raised < 0:
            give_up(table)
        else:
            call(table, least(table) + raised)
    elif stage == NAMING:
        name(table, below(word, 4), counts)
    else:
        card = choose(legal(table), word)
        if stage == PLAYING:
            play(table, card)
        else:
            pick(table, card)


def options(ruleset: Ruleset) -> tuple[int, int, int, int, int]:
    """HP-07, HP-11, HP-25, HP-26, HP-17: give MIN_BID, EXTRA, EACH, HEAD and ORDER of the table."""
    return (
        ruleset["min_bid"],
        int(ruleset["extra_marriage_with_run"]),
        int(ruleset["meld_needs"] == "player"),
        int(ruleset["must_head"]),
        ORDERS.index(ruleset["rank_order"]),
    )


BULK = Bulk(play_games, options, DEALS)
