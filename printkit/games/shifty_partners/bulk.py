"""Shifty Partners in bulk: whole games over ints, everyone playing any legal card."""

from __future__ import annotations

from printkit.games.shifty_partners.rules import (
    HAND,
    TRICK,
    TRICKS,
    WON,
    begin,
    deal,
    is_last,
    legal,
    next_dealer,
    play,
    score,
    take_up,
    used,
)
from printkit.rules.game import Ruleset
from printkit.rules.rng import DEAL, PLAY, blocks, fill, stream
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


def play_games(options: tuple[int, int], key0: int, key1: int, first: int, count: int, work: Work) -> None:
    """Play whole games (:class:`printkit.rules.work.Bulk`)."""
    players, leads_all = options
    size = used(players, work.pack)
    dealing = blocks(HAND * players + 1)
    choosing = blocks(TRICKS * players)
    for game in range(count):
        open_game(work, players)
        dealer = 0
        hand_no = 0
        over = False
        while not over:
            hand_no += 1
            fill(work.dealing, 0, dealing, key0, key1, first + game, stream(hand_no, DEAL))
            fill(work.choosing, 0, choosing, key0, key1, first + game, stream(hand_no, PLAY))
            for i in range(size):
                work.deck[i] = work.pack[i]
            die = deal(work.dealing, players, work.deck, size)
            begin(work.table, players, dealer, die, leads_all)
            take_up(work.table, work.deck)
            plays = play_hand(work.table, work.choosing)
            open_hand(work, players)
            score(work.table, work.added)
            for seat in range(players):
                work.tricks[seat] = work.table[WON + seat]
            close_hand(work, players)
            work.sums[PLAYS] += plays
            work.sums[DECISIONS] += plays
            dealer = next_dealer(players, dealer)
            over = is_last(players, hand_no)
        close_game(work, players, game, highest(work.scores, players))


def play_hand(table: list[int], words: list[int]) -> int:
    """Play a hand, a word a card, and give how many cards were played."""
    plays = 0
    while table[TRICK] < TRICKS:
        play(table, choose(legal(table), words[plays]))
        plays += 1
    return plays


def options(ruleset: Ruleset) -> tuple[int, int]:
    """SP-01, SP-14: give the players, and 1 if the dealer leads every trick."""
    return ruleset["players"], int(ruleset["next_lead"] == "dealer")


BULK = Bulk(play_games, options, most_hands=7)
