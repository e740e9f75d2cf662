"""Sorcerer in bulk: whole games over ints, everyone bidding and playing at random."""

from __future__ import annotations

from printkit.games.sorcerer.rules import (
    CARDS,
    DEALS,
    IN_TRICK,
    MOST_BID,
    PLAYERS,
    SEATS,
    TO_BID,
    TRICK,
    TRICKS,
    WON,
    begin,
    bid,
    deal,
    is_last,
    legal,
    next_dealer,
    play,
    score,
    take_up,
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

BIDS_EACH = MOST_BID + 1


def play_games(options: tuple[int], key0: int, key1: int, first: int, count: int, work: Work) -> None:
    """Play whole games (:class:`printkit.rules.work.Bulk`)."""
    dealing = blocks(CARDS - 1)
    choosing = blocks(PLAYERS + IN_TRICK * TRICKS)
    for game in range(count):
        open_game(work, PLAYERS)
        dealer = 0
        hand_no = 0
        over = False
        while not over:
            hand_no += 1
            fill(work.dealing, 0, dealing, key0, key1, first + game, stream(hand_no, DEAL))
            fill(work.choosing, 0, choosing, key0, key1, first + game, stream(hand_no, PLAY))
            deal(work.dealing, work.deck)
            begin(work.table, dealer)
            take_up(work.table, work.deck)
            words = play_hand(work.table, work.choosing)
            open_hand(work, PLAYERS)
            score(work.table, work.added)
            for seat in range(SEATS):
                work.tricks[seat % PLAYERS] += work.table[WON + seat]
            close_hand(work, PLAYERS)
            work.sums[PLAYS] += words - PLAYERS
            work.sums[DECISIONS] += words
            dealer = next_dealer(dealer)
            over = is_last(hand_no)
        close_game(work, PLAYERS, game, highest(work.scores, PLAYERS))


def play_hand(table: list[int], words: list[int]) -> int:
    """Bid and play, a word a decision, and give how many that took."""
    word = 0
    while table[TO_BID] > 0:
        both = below(words[word], BIDS_EACH * BIDS_EACH)
        bid(table, both // BIDS_EACH, both % BIDS_EACH)
        word += 1
    while table[TRICK] < TRICKS:
        play(table, choose(legal(table), words[word]))
        word += 1
    return word


def options(ruleset: Ruleset) -> tuple[int]:
    """SO-01: give the players; nothing can be chosen."""
    return (ruleset["players"],)


BULK = Bulk(play_games, options, DEALS)
