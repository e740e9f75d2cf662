"""How the lessons of Sorcerer are told: a trick as a picture or a deal as a table, then one text from facts.

The codes and their facts are listed at the head of templates/sorcerer/phrases.en.toml.
"""

from __future__ import annotations

from printkit.games.sorcerer.game import PLAYERS, SEATS
from printkit.games.sorcerer.lessons.judges import Found
from printkit.games.sorcerer.lessons.remarks import remarks
from printkit.games.sorcerer.lessons.scene import Trick, by_suit, scores, tricks
from printkit.rules import telling
from printkit.rules.lesson import Drawing, Grid, Scene, Step, Story
from printkit.rules.scene import Play
from printkit.rules.telling import head, number, pairs, story

IN_TURN = (0, 3, 1, 4, 2, 5)
"""Every player's hand and dummy side by side, as tables have them."""


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


def a_trick(scene: Scene, lesson: str, found: Found) -> Story:
    """Tell a trick: who leads, what somebody plays to it and could have played, what wins."""
    trick = tricks(scene)[found.trick - 1]
    place = next(at for at, play in enumerate(trick.plays) if play.seat == found.seat)
    play = trick.plays[place]
    facts = {
        "order": [one.seat for one in trick.plays],
        "seat": play.seat,
        "card": play.card,
        "follow": [card for card in play.legal if card[-1] == trick.suit],
        "best": trick.ahead(place).card if place else None,
        "winner": trick.winner,
        "won": trick.best.card,
        "before": tricks(scene)[trick.number - 2].best.card,
    }
    return story(lesson, table(trick, scene, play), [Step(f"tell.{lesson}", facts)])


def _seat(which: int) -> Step:
    return Step(f"words.seat-{which}")


def bid(scene: Scene, lesson: str, found: Found) -> Story:
    """SO-04, SO-16: tell what the first bidder sees and bids; both bids are exact in the end."""
    rows = tuple(
        (_seat(seat), telling.cards(by_suit(scene.setup["hands"][seat])))
        for seat in (found.seat, PLAYERS + found.seat)
    )
    total = sum(bid for bid, _, _ in scores(scene))
    facts = {**scene.turns[0].thinking.facts, "seat": found.seat, "total": total}
    return story(lesson, Grid("ll", head("seat", "cards"), rows), [Step(f"tell.{lesson}", facts)])


def scored_deal(scene: Scene, lesson: str, found: Found) -> Story:
    """SO-12 to SO-14: tell what hands and dummies score with exact bids and with others, and who wins."""
    made, claims = scores(scene), scene.claims
    off = [won - bid for bid, won, _ in made]
    facts = {
        "made": made,
        "hand": found.seat,
        "dummy": max(seat for seat, (bid, won, _) in enumerate(made) if bid == won > 0),
        "over": off.index(max(off)),
        "under": off.index(min(off)),
        "winners": claims["winners"],
        "total": max(claims["scores_after"]),
    }
    rows = tuple((_seat(seat), *map(number, made[seat])) for seat in IN_TURN)
    grid = Grid("lrrr", head("seat", "bid", "won", "points"), rows)
    return story(lesson, grid, [Step(f"tell.{lesson}", facts)])


def whole_hand(scene: Scene, lesson: str = "whole-hand", found: Found | None = None) -> Story:
    """Tell any deal as a table of its tricks with bids and points, and what is worth a remark."""
    rows = []
    for trick in tricks(scene):
        row = {play.seat: telling.played(trick, play) for play in trick.plays}
        rows.append((number(trick.number), *(row.get(seat, Step("words.idle")) for seat in IN_TURN)))
    made = scores(scene)
    for at, word in enumerate(("bid", "won", "points")):
        rows.append((*head(word), *(number(made[seat][at]) for seat in IN_TURN)))
    grid = Grid("c" + "l" * SEATS, (*head("trick"), *map(_seat, IN_TURN)), tuple(rows))
    words = Step(f"tell.{lesson}", {"dealer": scene.setup["dealer"]})
    return story(lesson, [words], grid, *([step] for step in remarks(scene)))
