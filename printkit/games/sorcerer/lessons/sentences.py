"""What is told of a deal of Sorcerer: sentences as codes with facts, tables, figures. In no language.

The codes and their facts are listed at the head of templates/sorcerer/phrases.en.toml.
"""

from __future__ import annotations

from collections.abc import Sequence

from printkit.games.sorcerer.game import DEALS, PLAYERS, SEATS, TRUMP, points
from printkit.games.sorcerer.lessons.scene import Trick, bids, by_suit, joker, owner, tricks
from printkit.rules import telling
from printkit.rules.lesson import Drawing, Grid, Para, Scene, Step, Story
from printkit.rules.scene import Play
from printkit.rules.telling import head, moral, number, pairs, say

IN_TURN = (0, 3, 1, 4, 2, 5)
"""Every player's hand and dummy side by side, as tables have them."""
TO_THE_END = ("last-deal", "whole-hand")
"""Lessons that tell a deal to its points, and so say that it is the last."""


Blocks = tuple[list[Step] | Grid | Drawing, ...]
"""What a story is told in: lists are paragraphs."""


def story(scene: Scene, lesson: str, blocks: Blocks) -> Story:
    """Tell a lesson. ``blocks``: the first and the last are paragraphs.

    Before them all it is said who deals, and whether it is the last deal if it matters, and what to know; after
    them what the example has shown.
    """
    setup = scene.setup
    last = setup["hand_no"] == DEALS and lesson in TO_THE_END
    opening = [say("setup", dealer=setup["dealer"], last=last), Step(f"look.{lesson}")]
    told = [Para(tuple(block)) if isinstance(block, list) else block for block in blocks]
    for at, steps in ((0, (*opening, *blocks[0])), (-1, (*blocks[-1], moral(lesson)))):
        told[at] = Para(steps)
    return Story(Step(f"title.{lesson}"), tuple(told))


# --- sentences about a trick


def played(trick: Trick, start: int = 0, stop: int | None = None) -> list[Step]:
    """Tell the plays of a trick from one place to another: the lead, or those who play after it."""
    row = trick.plays[start:stop]
    if not row:
        return []
    if start:
        return [say("follow", plays=pairs(row))]
    return [say("lead", seat=row[0].seat, card=row[0].card, plays=pairs(row[1:]))]


def outcome(trick: Trick) -> Step:
    """SO-06, SO-09, SO-10: say which card wins, and why."""
    best = trick.best
    facts = {"seat": best.seat, "card": best.card}
    if joker(best.card):
        return say("won-joker", **facts)
    if best.suit != TRUMP:
        return say("won-suit", **facts, suit=trick.suit)
    if trick.suit == TRUMP:
        return say("won-trump-led", **facts)
    led = by_suit(play.card for play in trick.plays if play.suit == trick.suit)
    return say("won-trump", **facts, suit=trick.suit, best=led[0])


def order(lead: int) -> Step:
    """SO-08: tell the order of a trick that the seat ``lead`` leads."""
    who = owner(lead)
    left, right = (who + 1) % PLAYERS, (who + 2) % PLAYERS
    if lead < PLAYERS:
        return say("order-player", seat=lead, left=left, right=right, dummy=PLAYERS + who)
    return say("order-dummy", seat=lead, owner=who, left=left, right=right)


def table(trick: Trick, scene: Scene, about: Play | None = None, upto: int | None = None) -> Drawing:
    """Give the trick on the table; with ``about`` the hand or dummy it is from, whose legal cards are bright.

    ``upto``: only so many cards have been played, and nobody has won yet. Without it what ``about`` has played
    is among its cards all the same, raised.
    """
    shown = trick.plays[:upto]
    winner = trick.winner if upto is None else None
    alt = [Step("alt.trick", {"plays": pairs(shown), "winner": winner, "idle": list(trick.idle)})]
    values: dict[str, str | int] = {
        "dealer": scene.setup["dealer"],
        "leader": trick.leader.seat,
        "cards": ",".join(play.card for play in shown),
        "winner": "" if winner is None else winner,
        "seat": about.seat if about else "",
        "hand": ",".join(about.held) if about else "",
        "legal": ",".join(about.legal) if about else "",
        "chosen": about.card if about and upto is None else "",
    }
    if about:
        alt.append(Step("alt.turn", {"seat": about.seat, "hand": list(about.held), "cards": list(about.legal)}))
    return Drawing("table", values, tuple(alt))


# --- tables


def score(value: int) -> Step:
    """Give points, which may be below 0, for a cell."""
    return say("points", points=value)


def seat(which: int) -> Step:
    """Give a hand or dummy for a cell."""
    return say("seat", seat=which)


def cards(codes: Sequence[str]) -> Step:
    """Give cards for a cell."""
    return say("cards", cards=list(codes))


def hands(scene: Scene, seats: Sequence[int] = IN_TURN) -> Grid:
    """SO-03: give what was dealt as a table."""
    rows = tuple((seat(which), cards(by_suit(scene.setup["hands"][which]))) for which in seats)
    return Grid("ll", head("seat", "cards"), rows)


def one_trick(trick: Trick) -> Grid:
    """Give a trick as a table of one row, in the order of play."""
    cells = tuple(telling.played(trick, play) for play in trick.plays)
    return Grid("l" * len(cells), tuple(seat(play.seat) for play in trick.plays), (cells,))


def all_tricks(scene: Scene) -> Grid:
    """Give a whole deal as a table: what each hand and dummy played, which card led and won."""
    rows = []
    for trick in tricks(scene):
        found = {play.seat: telling.played(trick, play) for play in trick.plays}
        rows.append((number(trick.number), *(found.get(which, say("idle")) for which in IN_TURN)))
    return Grid("c" + "l" * SEATS, (*head("trick"), *(seat(which) for which in IN_TURN)), tuple(rows))


def scores(scene: Scene) -> list[tuple[int, int, int]]:
    """SO-12: give bid, tricks and points of each hand and dummy, by seat."""
    both = zip(bids(scene), scene.claims["tricks_won"], strict=True)
    return [(bid, won, points(which, bid, won)) for which, (bid, won) in enumerate(both)]


def counted(scene: Scene) -> Grid:
    """SO-12: give bid, tricks and points of each hand and dummy as a table."""
    made = scores(scene)
    rows = [(seat(which), *map(number, made[which][:2]), score(made[which][2])) for which in IN_TURN]
    return Grid("lrrr", head("seat", "bid", "won", "points"), tuple(rows))


def each_scored(scene: Scene, seats: Sequence[int] = IN_TURN) -> list[Step]:
    """SO-12: tell what some hands and dummies score, and why."""
    told, made = [], scores(scene)
    for which in seats:
        bid, won, value = made[which]
        facts = {"seat": which, "won": won, "points": value}
        if won == bid:
            told.append(say("exact-dummy" if which >= PLAYERS else "exact-hand", **facts))
        else:
            told.append(say("missed", bid=bid, off=abs(won - bid), over=won > bid, **facts))
    return told


def sums(scene: Scene) -> list[Step]:
    """SO-12: tell what each player scores in the deal, hand and dummy together."""
    each = [value for *_, value in scores(scene)]
    return [
        say("sum", seat=player, hand=each[player], dummy=each[PLAYERS + player], points=total)
        for player, total in enumerate(scene.claims["score"])
    ]


def mine(which: int) -> tuple[int, int]:
    """Give the seats of the player whose hand or dummy it is."""
    return owner(which), PLAYERS + owner(which)
