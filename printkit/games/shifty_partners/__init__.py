"""Shifty Partners (SP-01 … SP-18): what the rest of printkit asks of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from printkit.games.shifty_partners import policies, rules
from printkit.games.shifty_partners.bulk import BULK
from printkit.games.shifty_partners.hand import TRICKS, ShiftyHand, cards_used, teams, winners
from printkit.rules import shape
from printkit.rules.cards import STANDARD
from printkit.rules.game import Game, Option, Outcome, Path, Ruleset, Setup, Shapes
from printkit.rules.rng import below

__all__ = ["GAME", "TRICKS", "ShiftyHand", "cards_used", "teams", "winners"]


def shapes(ruleset: Ruleset) -> Shapes:
    """Give the shapes of a record's own parts."""
    players: int = ruleset["players"]
    seat = shape.integer(0, players - 1)
    card = shape.one_of(cards_used(players), f"a card of the pack for {players} players (SP-03)")
    by_seat = shape.listing(shape.integer(), players)
    parts = shape.table(
        {
            "hand_no": shape.integer(1, players),
            "dealer": seat,
            "hands": shape.listing(shape.listing(card, rules.HAND), players),
            "die": shape.integer(1, 6),
            "scores_before": shape.listing(shape.integer(0), players),
        }
    )

    def setup(value: Any) -> None:
        parts(value)
        try:
            shape.distinct(value["hands"])
        except shape.Fault as fault:
            fault.path.insert(0, "hands")
            raise

    trick = shape.table(
        {
            "leader": seat,
            "seats": shape.listing(seat, players),
            "cards": shape.listing(card, players),
            "winner": seat,
            "trump": shape.or_null(shape.one_of(tuple(STANDARD.suits))),
        }
    )
    return Shapes(
        setup=setup,
        action=shape.table(
            {"do": shape.one_of(("play",)), "seat": seat, "card": card},
            {"legal": shape.listing(card, 1, rules.HAND)},
        ),
        actions=(TRICKS * players, TRICKS * players),
        claims=shape.table(
            {},
            {
                "teams": shape.listing(shape.listing(seat, 2, players), 2),
                "tricks": shape.listing(trick, TRICKS),
                "tricks_won": by_seat,
                "points": by_seat,
                "score": by_seat,
                "scores_after": by_seat,
                "game_over": shape.flag,
                "winners": shape.listing(seat, 1, players),
            },
        ),
    )


def first(ruleset: Ruleset) -> Setup:
    """SP-05: seat 0 deals first (any method will do)."""
    return {"hand_no": 1, "dealer": 0, "scores_before": [0] * ruleset["players"]}


def after(hand: ShiftyHand) -> Setup | None:
    """SP-01, SP-08: the deal passes to the left, until everyone has dealt once."""
    setup, claims = hand.setup, hand.claims()
    if claims["game_over"]:
        return None
    dealer = rules.next_dealer(hand.players, setup["dealer"])
    return {"hand_no": setup["hand_no"] + 1, "dealer": dealer, "scores_before": claims["scores_after"]}


def mixed(ruleset: Ruleset, words: Iterator[int]) -> Setup:
    """Give what might stand before some hand of a game: any hand, any dealer, any scores."""
    players = ruleset["players"]
    hand_no = 1 + below(next(words), players)
    most = rules.MOST_POINTS * (hand_no - 1)
    return {
        "hand_no": hand_no,
        "dealer": below(next(words), players),
        "scores_before": [below(next(words), most + 1) for _ in range(players)],
    }


def make_setup(ruleset: Ruleset, standing: Mapping[str, Any], words: list[int]) -> Setup:
    """SP-05, SP-06, SP-09: deal four cards each face down and a fifth face up, then roll the die."""
    players = ruleset["players"]
    deck = [0] * 52
    die = rules.deal(words, players, deck, rules.used(players, deck))
    codes = [STANDARD.codes[card] for card in deck[: rules.HAND * players]]
    hands = [[*codes[4 * seat : 4 * seat + 4], codes[4 * players + seat]] for seat in range(players)]
    return {
        "hand_no": standing["hand_no"],
        "dealer": standing["dealer"],
        "hands": hands,
        "die": die,
        "scores_before": list(standing["scores_before"]),
    }


CLAIMS = {
    "actions": "SP-01",
    "teams": "SP-07",
    "tricks": "SP-11",
    "seats": "SP-11",
    "cards": "SP-11",
    "winner": "SP-13",
    "tricks_won": "SP-13",
    "points": "SP-16",
    "score": "SP-17",
    "scores_after": "SP-01",
    "game_over": "SP-18",
    "winners": "SP-18",
}
"""The clause behind a claim, where it is always the same."""


def claim_clause(hand: ShiftyHand, path: Path) -> str:
    """Give the clause behind a claim or a part of one."""
    if path[-1] == "leader":
        return "SP-11" if path == ("tricks", 0, "leader") else "SP-14"
    if path[-1] == "trump":
        return "SP-10" if hand.setup["die"] == rules.DIE_FIRST_ACE else "SP-09"
    return CLAIMS[[step for step in path if isinstance(step, str) and step in CLAIMS][-1]]


def sides(ruleset: Ruleset) -> tuple[str, ...]:
    """SP-01: everyone scores alone."""
    return tuple("ABCDEFG"[: ruleset["players"]])


def seats(ruleset: Ruleset) -> tuple[tuple[int | None, ...], ...]:
    """Give each player's one seat."""
    return tuple((seat,) for seat in range(ruleset["players"]))


def outcome(hand: ShiftyHand) -> Outcome:
    """Give what a finished hand came to, player by player."""
    claims = hand.claims()
    return Outcome(
        score=tuple(claims["score"]),
        tricks=tuple(claims["tricks_won"]),
        totals=tuple(claims["scores_after"]),
        winners=tuple(claims.get("winners", ())),
    )


GAME = Game(
    id="shifty-partners",
    options=(
        Option("players", (4, 5, 6, 7), 4, "SP-01", always=True),
        Option("next_lead", ("winner", "dealer"), "winner", "SP-14"),
    ),
    shapes=shapes,
    first=first,
    after=after,
    mixed=mixed,
    deal=make_setup,
    deal_words=rules.HAND * 7 + 1,
    start=ShiftyHand,
    policies={"random": policies.uniform, "sensible": policies.sensible},
    reasons={
        "lead": ("trick", "cards", "face_up"),
        "only-face-up": ("suit", "card"),
        "only-one": ("suit", "card"),
        "must-follow": ("suit", "cards", "face_up"),
        "cannot-follow": ("suit", "cards", "trump", "trumps"),
        "hand-over": (),
        "not-your-turn": ("seat", "to_move"),
        "not-in-pack": ("card", "players"),
        "not-held": ("card", "seat", "played"),
    },
    choices=policies.CODES,
    clause=claim_clause,
    sides=sides,
    seats=seats,
    outcome=outcome,
    bulk=BULK,
)
