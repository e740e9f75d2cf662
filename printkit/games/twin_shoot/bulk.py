"""Twin Shoot in bulk: whole games over ints, everyone bidding, opening and playing at random."""

from __future__ import annotations

from printkit.games.twin_shoot.rules import (
    BIDDING,
    GOAL,
    HALF,
    HAND,
    HANDS,
    OPENED,
    OPENING,
    STAGE,
    TRICK,
    TRICKS,
    TURN,
    WON,
    answer,
    begin,
    bid,
    deal,
    is_over,
    last_alone,
    legal,
    next_team,
    opening_leader,
    play,
    score,
    take_up,
    used,
)
from printkit.rules.game import Ruleset
from printkit.rules.rng import DEAL, PLAY, below, blocks, fill, stream
from printkit.rules.tricks import highest, nth, popcount
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

MOST_HANDS = 3 * (GOAL - 1) // TRICKS + 1
"""The teams score a point for every trick, and the game goes on while all are below the goal."""


def play_games(options: tuple[int], key0: int, key1: int, first: int, count: int, work: Work) -> None:
    """Play whole games (:class:`printkit.rules.work.Bulk`)."""
    (players,) = options
    teams = players // 2
    size = used(players, work.pack)
    dealing = blocks(HAND * players - 1)
    choosing = blocks((2 + TRICKS) * players + 1)
    for game in range(count):
        open_game(work, teams)
        team = 0
        hand_no = 0
        over = False
        while not over:
            hand_no += 1
            fill(work.dealing, 0, dealing, key0, key1, first + game, stream(hand_no, DEAL))
            fill(work.choosing, 0, choosing, key0, key1, first + game, stream(hand_no, PLAY))
            for i in range(size):
                work.deck[i] = work.pack[i]
            deal(work.dealing, players, work.deck)
            begin(work.table, players, opening_leader(players, hand_no, team), last_alone(players, work.scores))
            take_up(work.table, work.deck)
            word = bid_all(work.table, work.choosing)
            word = say_if_open(work.table, work.choosing, word)
            plays = play_hand(work.table, work.choosing, word)
            open_hand(work, teams)
            score(work.table, work.added)
            for seat in range(players):
                work.tricks[seat // 2] += work.table[WON + seat]
            close_hand(work, teams)
            work.sums[PLAYS] += plays
            work.sums[DECISIONS] += players + plays
            if work.table[OPENED] >= 0:
                work.sums[DECISIONS] += 1
            team = next_team(players, team)
            over = is_over(players, work.scores)
        close_game(work, teams, game, highest(work.scores, teams))


def bid_all(table: list[int], words: list[int]) -> int:
    """Have every seat bid any two cards, and give how many words that took."""
    word = 0
    while table[STAGE] == BIDDING:
        at = HANDS + 2 * table[TURN]
        lower = table[at]
        upper = table[at + 1]
        one = which(lower, upper, below(words[word], HAND))
        if one < HALF:
            lower ^= 1 << one
        else:
            upper ^= 1 << (one - HALF)
        bid(table, one, which(lower, upper, below(words[word + 1], HAND - 1)))
        word += 2
    return word


def say_if_open(table: list[int], words: list[int], word: int) -> int:
    """Have the team that may open its bids, if one may, do so as often as not; give the words taken so far."""
    if table[STAGE] == OPENING:
        answer(table, below(words[word], 2))
        return word + 1
    return word


def play_hand(table: list[int], words: list[int], word: int) -> int:
    """Play the cards, a word each from ``word`` on, and give how many were played."""
    plays = 0
    while table[TRICK] < TRICKS:
        lower, upper = legal(table)
        play(table, which(lower, upper, below(words[word + plays], popcount(lower) + popcount(upper))))
        plays += 1
    return plays


def which(lower: int, upper: int, k: int) -> int:
    """Give the k-th lowest card of two masks, counting from 0."""
    inside = popcount(lower)
    above = 1 if k >= inside else 0
    return HALF * above + nth(upper if above else lower, k - inside * above)


def options(ruleset: Ruleset) -> tuple[int]:
    """TS-01: give the players. Who deals (TS-29) changes nothing."""
    return (ruleset["players"],)


BULK = Bulk(play_games, options, MOST_HANDS)
