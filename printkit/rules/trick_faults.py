"""What may be wrong with what a class of trick-taking hands gives; all of it is a GameError for its maker."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from printkit.errors import GameError
from printkit.rules.faults import given, place
from printkit.rules.game import Legal, Ruleset

if TYPE_CHECKING:
    from printkit.rules.trick import TrickHand


def not_held(seat: int, may: Sequence[str] | None, held: Sequence[str]) -> GameError:
    """Say what is wrong with the cards that ``may_play`` gives a seat."""
    card = next((card for card in may or () if card not in held), None)
    if card is not None:
        hint = f"it holds {', '.join(held)}"
        return GameError(f"may_play() gives seat {seat} {card}, which it does not hold", hint=hint)
    hint = "are there cards for all, does next_seat() pass over who is out, and is in_trick how many play?"
    if held:
        hint = f"it holds {', '.join(held)}: which may it play where it cannot do as it must?"
    return GameError(f"may_play() gives seat {seat} no card", hint=hint)


def not_followed(seat: int, cards: Sequence[str], held: Sequence[str]) -> GameError:
    """Say that the base's reason, following suit, is not why a seat may play these cards."""
    may, of = ", ".join(cards), ", ".join(held)
    what = f"seat {seat} may play {may} of {of}, and not because suit is followed"
    return GameError(what, hint="the class needs a why() that names its rule (docs/games.md)")


def check_reason(hand: TrickHand, legal: Legal) -> None:
    """Check what a reason for playing says in facts that every game may have.

    GameError for a ``suit`` that is neither that of a card in the trick (who leads a joker leaves it to the
    next) nor trumps, to which a game may count a card, and for ``cards`` that may not be played. What else a
    reason says, the game alone knows.
    """
    code, _, facts = legal.reason
    hint = "why() gives that reason (docs/games.md)"
    led = hand.trick[0][1] if hand.trick else None
    if led and "suit" in facts and facts["suit"] not in {hand.trump, *(card[-1] for _, card in hand.trick)}:
        trumps = f" and trumps are {hand.trump}" if hand.trump else ""
        raise GameError(f"the reason {code} names suit {facts['suit']}, but {led} was led{trumps}", hint=hint)
    cards = facts.get("cards")
    wrong = [card for card in cards if card not in legal.choices] if isinstance(cards, (list, tuple)) else []
    if wrong:
        may = ", ".join(legal.choices)
        what = f"the reason {code} names {', '.join(wrong)}, but seat {legal.seat} may only play {may}"
        raise GameError(what, hint=hint)


def check_sides(hand: Any, ruleset: Ruleset) -> None:
    """Check that each player is in one side, and each hand if others are."""
    sides = given(hand.sides(ruleset), tuple[tuple[int, ...], ...], hand.sides)
    counts = ruleset["players"], hand.hands_dealt(ruleset)
    if sorted(seat for side in sides for seat in side) not in [[*range(count)] for count in counts]:
        hint = f"each of the seats 0 to {counts[0] - 1} is in one of them, and in no other"
        raise GameError(f"sides() gives {sides!r:.60}", where=place(hand.sides), hint=hint)


CLAIMED = {
    "trick_claims": {"leader", "seats", "cards", "winner"},
    "also_claims": {"tricks", "tricks_won", "score", "scores_after", "game_over", "winners"},
}
"""What is claimed of every game, which a method for claims of its own leaves alone."""


def own_claims(method: str, claims: Mapping[str, Any]) -> Mapping[str, Any]:
    """Give what a method claims besides. GameError where it would take the place of what is worked out."""
    for name in CLAIMED[method] & claims.keys():
        what = f"{method}() claims {name}, which every record has"
        raise GameError(what, hint="give it another name: that one is worked out from the hand")
    return claims


def check_counts(hand: TrickHand, sides: int) -> dict[str, tuple[int, ...]]:
    """Give what ``counted`` gives: of each name a whole number by side. GameError for anything else."""
    counted = given(hand.counted(), Mapping[str, Sequence[int]], hand.counted)
    found = {name: tuple(given(values, Sequence[int], hand.counted)) for name, values in counted.items()}
    for name, values in found.items():
        if len(values) != sides:
            what = f"counted() gives {len(values)} numbers for {name!r}, not one for each of the {sides} sides"
            raise GameError(what, where=place(hand.counted))
    return found


def check_end(hand: TrickHand, winners: object) -> None:
    """Check what is left of the cards, and what ``winners`` gives: sides, one at least after the last hand."""
    if hand.masks != [sum(map(hand.pack.bits.__getitem__, held)) for held in hand.hands]:
        hint = "who gives a seat a card, or takes one, changes both (docs/games.md)"
        raise GameError("self.hands and self.masks do not hold the same cards", hint=hint)
    if not isinstance(winners, Collection):
        raise GameError(f"winners() gives {winners}", hint="it returns the sides that have won, [] for none")
    if not winners and hand.setup["hand_no"] == hand.rounds(hand.ruleset):
        what = f"winners() gives none after hand {hand.setup['hand_no']}, the last by rounds()"
        raise GameError(what, hint="let it name a side then, or let rounds() give None")
