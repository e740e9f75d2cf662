"""What is told of an auction: a table of what each expects and calls, who goes how far, who is declarer."""

from __future__ import annotations

from printkit.games.handmade_pinochle.lessons.scene import Call, agreed, calls, naming
from printkit.games.handmade_pinochle.policy import MARGIN, ROOM
from printkit.rules.lesson import Grid, Scene, Step, Text
from printkit.rules.telling import head, number, say, seat

PARTS = ("meld", "partner", "tricks")
"""What an estimate adds up, as the facts of the thinking call it."""


def auction(scene: Scene) -> Grid:
    """HP-06, HP-07: give the auction as a table with a column a seat, from the starting player's left.

    Above what each expects when first asked, where that was the thinking; below a row a round of calls.
    """
    seats = [(scene.setup["start"] + 1 + i) % 4 for i in range(4)]
    rounds: list[dict[int, Step]] = []
    for call in calls(scene):
        if not rounds or any(seats.index(call.seat) <= seats.index(who) for who in rounds[-1]):
            rounds.append({})
        rounds[-1][call.seat] = Step("words.pass") if call.points is None else number(call.points)
    rows = _estimates(scene, seats)
    for at, row in enumerate(rounds, 1):
        rows.append((say("cell-round", number=at), *(row.get(who, say("cell-out")) for who in seats)))
    return Grid("lcccc", (*head("player"), *map(seat, seats)), tuple(rows))


def estimated(scene: Scene) -> dict[int, Call]:
    """Give the first call of each seat that thought of melds and tricks, by seat."""
    first: dict[int, Call] = {}
    for call in calls(scene):
        first.setdefault(call.seat, call)
    return {who: call for who, call in first.items() if call.thinking and "meld" in call.thinking.facts}


def _estimates(scene: Scene, seats: list[int]) -> list[Text]:
    facts = {who: call.thinking.facts for who, call in estimated(scene).items() if call.thinking}
    if not facts:
        return []
    rows = {"best-suit": {who: say("cell-suit", suit=one["suit"]) for who, one in facts.items()}}
    for part in PARTS:
        rows[f"expected-{part}"] = {who: number(one[part]) for who, one in facts.items()}
    totals = {who: sum(one[part] for part in PARTS) for who, one in facts.items()}
    rows["expected-total"] = {who: say("cell-sum", number=total) for who, total in totals.items()}
    none = say("cell-out")
    return [(*head(word), *(row.get(who, none) for who in seats)) for word, row in rows.items()]


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
        if call.points is None and call.seat in bid:
            if call.thinking and call.thinking.code == "partner-leads":
                left.append(say("left", seat=call.seat, mate=call.seat ^ 2))
            else:
                out.setdefault(call.least, []).append(call.seat)
    pairs = [{"seats": seats, "points": least} for least, seats in out.items()]
    return (*((say("gave-up", calls=pairs),) if pairs else ()), *left)


def declared(scene: Scene) -> Text:
    """HP-06: tell who is declarer and what is trump, and why if the table of the auction does not."""
    turn, claims = naming(scene), scene.claims
    assert turn is not None  # there is a declarer
    who, suit = claims["declarer"], turn.action["suit"]
    told = say("declarer", seat=who, contract=claims["contract"], trump=suit)
    if agreed(turn) is None or who in estimated(scene):
        return (told,)
    return (told, Step("why.best-trump", {"seat": who, **turn.thinking.facts}))
