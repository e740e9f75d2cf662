"""What is told of a deal of Sorcerer: sentences as codes with facts, tables, figures. In no language.

The codes and their facts are listed at the head of templates/sorcerer/phrases.en.toml.
"""

from __future__ import annotations

from collections.abc import Sequence

from printkit.games.sorcerer.lessons.seen import TRUMP, Play, Trick, bids, by_suit, joker, owner, score, tricks
from printkit.games.sorcerer.rules import DEALS, PLAYERS, SEATS
from printkit.rules.lesson import Drawing, Grid, Scene, Step

IN_TURN = (0, 3, 1, 4, 2, 5)
"""Every player's hand and dummy side by side, as tables have them."""
TO_THE_END = ("last-deal", "whole-hand")
"""Lessons that tell a deal to its points, and so say that it is the last."""


def say(code: str, **facts: object) -> Step:
    """Give a sentence of a telling."""
    return Step(f"say.{code}", facts)


# --- sentences about a deal


def opening(scene: Scene, lesson: str) -> list[Step]:
    """Say in one line who deals, and whether it is the last deal if it matters; then what to know."""
    setup = scene.setup
    last = setup["hand_no"] == DEALS and lesson in TO_THE_END
    return [say("setup", dealer=setup["dealer"], last=last), Step(f"look.{lesson}")]


def closing(lesson: str) -> list[Step]:
    """Say what the example has shown."""
    return [Step(f"moral.{lesson}")]


def in_turn(scene: Scene) -> list[dict[str, int]]:
    """SO-04: give the bids in the order in which they were made."""
    return [{key: turn.action[key] for key in ("seat", "hand", "dummy")} for turn in scene.turns[:PLAYERS]]


# --- sentences about a trick


def later(trick: Trick) -> list[Step]:
    """Say which trick it is, unless it is the first."""
    return [say("trick-number", trick=trick.number)] if trick.number > 1 else []


def pairs(plays: Sequence[Play]) -> list[dict[str, object]]:
    """Give plays as phrases take them."""
    return [{"seat": play.seat, "card": play.card} for play in plays]


def played(trick: Trick, start: int = 0, stop: int | None = None) -> list[Step]:
    """Tell the plays of a trick from one place to another: the lead, or those who play after it."""
    row = trick.plays[start:stop]
    if not row:
        return []
    if start:
        return [say("follow", plays=pairs(row))]
    return [say("lead", seat=row[0].seat, card=row[0].card, plays=pairs(row[1:]))]


def outcome(trick: Trick) -> list[Step]:
    """SO-06, SO-09, SO-10: say which card wins, and why."""
    best = trick.best
    facts = {"seat": best.seat, "card": best.card}
    if joker(best.card):
        return [say("won-joker", **facts)]
    if best.card[-1] != TRUMP:
        return [say("won-suit", **facts, suit=trick.suit)]
    if trick.suit == TRUMP:
        return [say("won-trump-led", **facts)]
    led = by_suit(play.card for play in trick.plays if play.card[-1] == trick.suit)
    return [say("won-trump", **facts, suit=trick.suit, best=led[0])]


def order(lead: int) -> Step:
    """SO-08: tell the order of a trick that the seat ``lead`` leads."""
    who = owner(lead)
    left, right = (who + 1) % PLAYERS, (who + 2) % PLAYERS
    if lead < PLAYERS:
        return say("order-player", seat=lead, left=left, right=right, dummy=PLAYERS + who)
    return say("order-dummy", seat=lead, owner=who, left=left, right=right)


# --- figures


def table(trick: Trick, scene: Scene, about: Play | None = None, upto: int | None = None) -> Drawing:
    """Give the trick on the table; with ``about`` the hand or dummy it is from, whose legal cards are bright.

    ``upto``: only so many cards have been played, and nobody has won yet. Without it what ``about`` has played
    is among its cards all the same, raised.
    """
    shown = trick.plays[:upto]
    winner = trick.winner if upto is None else None
    facts = {"plays": pairs(shown), "winner": winner, "idle": list(trick.idle)}
    alt = [Step("alt.trick", facts)]
    values: dict[str, str | int] = {
        "dealer": scene.setup["dealer"],
        "leader": trick.leader.seat,
        "cards": ",".join(play.card for play in shown),
        "winner": "" if winner is None else winner,
        "seat": "" if about is None else about.seat,
        "hand": "" if about is None else ",".join(about.held),
        "legal": "" if about is None else ",".join(about.legal),
        "chosen": "" if about is None or upto is not None else about.card,
    }
    if about is not None:
        alt.append(Step("alt.turn", {"seat": about.seat, "hand": list(about.held), "cards": list(about.legal)}))
    return Drawing("table", values, tuple(alt))


# --- tables


def number(value: int) -> Step:
    """Give a number for a cell."""
    return Step("cell.number", {"number": value})


def points(value: int) -> Step:
    """Give points, which may be below 0, for a cell."""
    return say("points", points=value)


def seat(which: int) -> Step:
    """Give a hand or dummy for a cell."""
    return say("seat", seat=which)


def cards(codes: Sequence[str]) -> Step:
    """Give cards for a cell."""
    return say("cards", cards=list(codes))


def words(*keys: str) -> tuple[Step, ...]:
    """Give the heads of a table."""
    return tuple(Step(f"words.{key}") for key in keys)


def hands(scene: Scene, seats: Sequence[int] = IN_TURN) -> Grid:
    """SO-03: give what was dealt as a table."""
    dealt = scene.setup["hands"]
    rows = tuple((seat(which), cards(by_suit(dealt[which]))) for which in seats)
    return Grid("ll", words("seat", "cards"), rows)


def one_trick(trick: Trick) -> Grid:
    """Give a trick as a table of one row, in the order of play."""
    cells = tuple(_cell(trick, play) for play in trick.plays)
    return Grid("l" * len(cells), tuple(seat(play.seat) for play in trick.plays), (cells,))


def all_tricks(scene: Scene) -> Grid:
    """Give a whole deal as a table: what each hand and dummy played, which card led and won."""
    rows = []
    for trick in tricks(scene):
        found = {play.seat: _cell(trick, play) for play in trick.plays}
        rows.append((number(trick.number), *(found.get(which, say("idle")) for which in IN_TURN)))
    return Grid("c" + "l" * SEATS, (*words("trick"), *(seat(which) for which in IN_TURN)), tuple(rows))


def _cell(trick: Trick, play: Play) -> Step:
    return Step(
        "cell.played", {"card": play.card, "led": play is trick.leader, "won": play.seat == trick.winner}
    )


def counted(scene: Scene) -> Grid:
    """SO-12: give bid, tricks and points of each hand and dummy as a table."""
    made, won = bids(scene), scene.claims["tricks_won"]
    rows = tuple(
        (
            seat(which),
            number(made[which]),
            number(won[which]),
            points(score(made[which], won[which], which)),
        )
        for which in IN_TURN
    )
    return Grid("lrrr", words("seat", "bid", "won", "points"), rows)


def each_scored(scene: Scene, seats: Sequence[int] = IN_TURN) -> list[Step]:
    """SO-12: tell what some hands and dummies score, and why."""
    made, won = bids(scene), scene.claims["tricks_won"]
    told = []
    for which in seats:
        facts = {"seat": which, "won": won[which], "points": score(made[which], won[which], which)}
        if won[which] == made[which]:
            told.append(say("exact-dummy" if which >= PLAYERS else "exact-hand", **facts))
        else:
            off = abs(won[which] - made[which])
            told.append(say("missed", bid=made[which], off=off, over=won[which] > made[which], **facts))
    return told


def sums(scene: Scene) -> list[Step]:
    """SO-12: tell what each player scores in the deal, hand and dummy together."""
    made, won = bids(scene), scene.claims["tricks_won"]
    each = [score(made[which], won[which], which) for which in range(SEATS)]
    return [
        say("sum", seat=player, hand=each[player], dummy=each[PLAYERS + player], points=total)
        for player, total in enumerate(scene.claims["score"])
    ]


def mine(which: int) -> tuple[int, int]:
    """Give the seats of the player whose hand or dummy it is."""
    return owner(which), PLAYERS + owner(which)
