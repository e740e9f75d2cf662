"""Sorcerer, 3 players (SO-01 … SO-16).

The rules are in :mod:`printkit.games.sorcerer.rules`, a deal step by step in
:mod:`printkit.games.sorcerer.hand`, the ways to choose in :mod:`printkit.games.sorcerer.policies`; here is
what stands before a deal, and how its record looks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from printkit.games.sorcerer import policies, rules
from printkit.games.sorcerer.hand import SorcererHand
from printkit.games.sorcerer.rules import DEALS, IN_TRICK, PACK, PLAYERS, SEATS, TRICKS
from printkit.rules import shape
from printkit.rules.game import Game, Option, Outcome, Path, Ruleset, Setup, Shapes
from printkit.rules.rng import below

ACTIONS = PLAYERS + TRICKS * IN_TRICK


def first(ruleset: Ruleset) -> Setup:
    """SO-16: player 0 deals first (any method will do)."""
    return {"hand_no": 1, "dealer": 0, "scores_before": [0] * PLAYERS}


def after(hand: SorcererHand) -> Setup | None:
    """SO-13: the deal passes to the left, nine times in all."""
    setup, claims = hand.setup, hand.claims()
    if claims["game_over"]:
        return None
    dealer = rules.next_dealer(setup["dealer"])
    return {"hand_no": setup["hand_no"] + 1, "dealer": dealer, "scores_before": claims["scores_after"]}


def mixed(ruleset: Ruleset, words: Iterator[int]) -> Setup:
    """Give what might stand before some deal of a game: any deal, any dealer, scores as they come about."""
    hand_no = 1 + below(next(words), DEALS)
    dealer = below(next(words), PLAYERS)
    dealt = hand_no - 1
    # a player usually comes to between -3 and 10 with a deal (SO-12)
    scores = [below(next(words), 13 * dealt + 1) - 3 * dealt for _ in range(PLAYERS)]
    return {"hand_no": hand_no, "dealer": dealer, "scores_before": scores}


def make_setup(ruleset: Ruleset, standing: Mapping[str, Any], words: list[int]) -> Setup:
    """SO-03: deal nine cards each for the hand, then nine more each for the dummy."""
    deck = [0] * rules.CARDS
    rules.deal(words, deck)
    codes = [PACK.codes[card] for card in deck]
    return {
        "hand_no": standing["hand_no"],
        "dealer": standing["dealer"],
        "hands": [codes[rules.HAND * seat : rules.HAND * (seat + 1)] for seat in range(SEATS)],
        "scores_before": list(standing["scores_before"]),
    }


def shapes(ruleset: Ruleset) -> Shapes:
    """Give the shapes of a record's own parts."""
    player, seat = shape.integer(0, PLAYERS - 1), shape.integer(0, SEATS - 1)
    card = shape.one_of(PACK.codes, "a card of the pack (SO-01)")
    tricks_bid = shape.integer(0, rules.MOST_BID)
    parts = shape.table(
        {
            "hand_no": shape.integer(1, DEALS),
            "dealer": player,
            "hands": shape.listing(shape.listing(card, rules.HAND), SEATS),
            "scores_before": shape.listing(shape.integer(), PLAYERS),
        }
    )

    def setup(value: Any) -> None:
        parts(value)
        try:
            shape.distinct(value["hands"])
        except shape.Fault as fault:
            fault.path.insert(0, "hands")
            raise

    bid = shape.table({"do": shape.one_of(("bid",)), "seat": player, "hand": tricks_bid, "dummy": tricks_bid})
    play = shape.table(
        {"do": shape.one_of(("play",)), "seat": seat, "card": card},
        {"legal": shape.listing(card, 1, rules.HAND)},
    )
    trick = shape.table(
        {
            "leader": seat,
            "seats": shape.listing(seat, IN_TRICK),
            "cards": shape.listing(card, IN_TRICK),
            "winner": seat,
        }
    )
    by_player = shape.listing(shape.integer(), PLAYERS)
    return Shapes(
        setup=setup,
        action=shape.by_key("do", {"bid": bid, "play": play}),
        actions=(ACTIONS, ACTIONS),
        claims=shape.table(
            {},
            {
                "tricks": shape.listing(trick, TRICKS),
                "tricks_won": shape.listing(shape.integer(0, TRICKS), SEATS),
                "score": by_player,
                "scores_after": by_player,
                "game_over": shape.flag,
                "winners": shape.listing(player, 1, PLAYERS),
            },
        ),
    )


CLAIMS = {
    "actions": "SO-11",
    "tricks": "SO-06",
    "leader": "SO-06",
    "seats": "SO-08",
    "cards": "SO-08",
    "tricks_won": "SO-06",
    "score": "SO-12",
    "scores_after": "SO-13",
    "game_over": "SO-13",
}
"""The clause behind a claim, where it is always the same."""


def claim_clause(hand: SorcererHand, path: Path) -> str:
    """Give the clause behind a claim or a part of one."""
    if path[0] == "winners":
        return "SO-13" if len(hand.claims().get("winners", ())) < 2 else "SO-14"
    if path[-1] == "winner":
        cards = hand.tricks[int(path[1])]["cards"]
        if cards[0] in PACK.jokers:
            return "SO-10"
        return "SO-09" if set(cards) & set(PACK.jokers) else "SO-06"
    return CLAIMS[[step for step in path if isinstance(step, str) and step in CLAIMS][-1]]


def sides(ruleset: Ruleset) -> tuple[str, ...]:
    """SO-01: give the players."""
    return ("A", "B", "C")


def seats(ruleset: Ruleset) -> tuple[tuple[int | None, ...], ...]:
    """SO-15: give each player's two seats, the hand's and the dummy's."""
    return tuple((player, PLAYERS + player) for player in range(PLAYERS))


def outcome(hand: SorcererHand) -> Outcome:
    """Give what a finished deal came to, player by player: hand and dummy took the tricks together."""
    claims = hand.claims()
    won = claims["tricks_won"]
    return Outcome(
        score=tuple(claims["score"]),
        tricks=tuple(won[player] + won[PLAYERS + player] for player in range(PLAYERS)),
        totals=tuple(claims["scores_after"]),
        winners=tuple(claims.get("winners", ())),
    )


GAME = Game(
    id="sorcerer",
    options=(Option("players", (3,), 3, "SO-01", always=True),),
    shapes=shapes,
    first=first,
    after=after,
    mixed=mixed,
    deal=make_setup,
    deal_words=rules.CARDS - 1,
    start=SorcererHand,
    policies={"random": policies.uniform, "sensible": policies.sensible},
    reasons={
        "any-bid": ("turn",),
        "lead": ("trick", "cards", "jokers", "owner"),
        "joker-led": ("joker", "cards"),
        "only-one": ("suit", "card"),
        "must-follow": ("suit", "cards"),
        "follow-or-joker": ("suit", "cards", "jokers"),
        "cannot-follow": ("suit", "cards", "trump", "trumps", "jokers"),
        "hand-over": (),
        "not-your-turn": ("seat", "to_move"),
        "wrong-decision": ("do",),
        "sits-out": ("seat", "plays", "to_move"),
        "not-a-bid": ("bid", "most"),
        "not-in-pack": ("card", "players"),
        "not-held": ("card", "seat", "played"),
    },
    choices=policies.CODES,
    clause=claim_clause,
    sides=sides,
    seats=seats,
    outcome=outcome,
)
