"""What is told of an auction: a table of what each expects and calls, who goes how far, who is declarer."""

from __future__ import annotations

from printkit.games.handmade_pinochle.estimate import MARGIN
from printkit.games.handmade_pinochle.lessons.seen import Call, agreed, calls, naming
from printkit.games.handmade_pinochle.lessons.sentences import cell_number, cell_seat, say
from printkit.games.handmade_pinochle.policies import ROOM
from printkit.rules.lesson import Grid, Scene, Step, Text

PARTS = ("meld", "partner", "tricks")
"""What an estimate adds up, as the facts of the thinking call it."""


def auction(scene: Scene) -> Grid:
    """HP-06, HP-07: give the auction as a table with a column a seat, from the starting player's left.

    Above what each expects when first asked, where that was the thinking; below a row a round of calls.
    """
    first = (scene.setup["start"] + 1) % 4
    seats = [(first + i) % 4 for i in range(4)]
    rounds: list[dict[int, Step]] = []
    for call in calls(scene):
        if not rounds or any(seats.index(call.seat) <= seats.index(seat) for seat in rounds[-1]):
            rounds.append({})
        rounds[-1][call.seat] = Step("words.pass") if call.points is None else cell_number(call.points)
    out = say("cell-out")
    rows = [*_estimates(scene, seats)] if estimated(scene) else []
    for number, row in enumerate(rounds, 1):
        rows.append((say("cell-round", number=number), *(row.get(seat, out) for seat in seats)))
    return Grid("lcccc", (Step("words.player"), *map(cell_seat, seats)), tuple(rows))


def estimated(scene: Scene) -> dict[int, Call]:
    """Give the first call of each seat that thought of melds and tricks, by seat."""
    first: dict[int, Call] = {}
    for call in calls(scene):
        first.setdefault(call.seat, call)
    return {seat: call for seat, call in first.items() if call.thinking and "meld" in call.thinking.facts}


def _estimates(scene: Scene, seats: list[int]) -> list[Text]:
    facts = {seat: call.thinking.facts for seat, call in estimated(scene).items() if call.thinking}
    none = say("cell-out")
    suits = [say("cell-suit", suit=facts[seat]["suit"]) if seat in facts else none for seat in seats]
    rows: list[Text] = [(Step("words.best-suit"), *suits)]
    for part in PARTS:
        numbers = [cell_number(facts[seat][part]) if seat in facts else none for seat in seats]
        rows.append((Step(f"words.expected-{part}"), *numbers))
    totals = {seat: sum(one[part] for part in PARTS) for seat, one in facts.items()}
    sums = [say("cell-sum", number=totals[seat]) if seat in totals else none for seat in seats]
    rows.append((Step("words.expected-total"), *sums))
    return rows


def expected(scene: Scene) -> Text:
    """HP-06: tell what the table holds, and how far such players go."""
    if not estimated(scene):
        return ()
    sound = all(call.thinking for call in calls(scene))
    return (say("expected"), say("how-far", margin=MARGIN, room=ROOM)) if sound else (say("expected"),)


def too_little(scene: Scene) -> Text:
    """HP-07: tell why nobody bids, if all four thought so."""
    least = {call.least for call in calls(scene) if call.thinking and call.thinking.code == "pass"}
    if len(estimated(scene)) < 4 or len(least) != 1:
        return ()
    return (say("too-little", least=least.pop(), margin=MARGIN),)


def gave_up(scene: Scene) -> Text:
    """HP-06: tell where those who had bid passed, and who left the contract to the partner."""
    bid = {call.seat for call in calls(scene) if call.points is not None}
    out: dict[int, list[int]] = {}
    left: list[Step] = []
    for call in calls(scene):
        if call.points is not None or call.seat not in bid:
            continue
        if call.thinking and call.thinking.code == "partner-leads":
            left.append(say("left", seat=call.seat, mate=call.seat ^ 2))
        else:
            out.setdefault(call.least, []).append(call.seat)
    pairs = [{"seats": seats, "points": least} for least, seats in out.items()]
    return ((say("gave-up", calls=pairs),) if pairs else ()) + tuple(left)


def declared(scene: Scene) -> Text:
    """HP-06: tell who is declarer and what is trump, and why if the table of the auction does not."""
    turn, claims = naming(scene), scene.claims
    assert turn is not None  # there is a declarer
    seat, suit = claims["declarer"], turn.action["suit"]
    told = say("declarer", seat=seat, contract=claims["contract"], trump=suit)
    if agreed(turn) is None or seat in estimated(scene):
        return (told,)
    return (told, Step("why.best-trump", {"seat": seat, **turn.thinking.facts}))
